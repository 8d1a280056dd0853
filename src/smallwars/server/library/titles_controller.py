"""Requests about titles and their rules, without a game."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import Controller, MediaType, get
from litestar.params import FromPath, FromQuery, Parameter

from ..dependencies import TheLanguage, TheTables
from ..wire import Drawing, Rule, SearchResult, TitleLine, TitlePage
from . import title_pages

AidFormat = Literal["html", "fragment"]


class TitlesController(Controller):
    """Hands out titles, their rules and their player aids."""

    path = "/titles"
    tags = ["titles"]  # noqa: RUF012

    @get(summary="All titles")
    async def every(self, language: TheLanguage) -> list[TitleLine]:
        """The titles that can be played."""
        return title_pages.title_lines(language)

    @get("/{title:str}", summary="A title", sync_to_thread=True)
    def one(self, title: FromPath[str], language: TheLanguage, tables: TheTables) -> TitlePage:
        """Sides, options, bots, board, cards and rules of a title, and what its data rest on."""
        return title_pages.title_page(title, language, tuple(tables.seatable_bots))

    @get("/{title:str}/drawing", summary="Glyphs and colours", sync_to_thread=True)
    def drawing(self, title: FromPath[str]) -> Drawing:
        """The glyphs and colours of a title's scenes, which a page needs to draw them."""
        return title_pages.drawing(title)

    @get("/{title:str}/rules", summary="Search in the rules", sync_to_thread=True)
    def search(
        self, title: FromPath[str], language: TheLanguage, q: Annotated[str, Parameter(max_length=200)] = ""
    ) -> SearchResult:
        """Paragraphs, cards, rulings and options in which all the words stand, the best first."""
        return title_pages.search(title, q, language)

    @get("/{title:str}/rules/{number:str}", summary="A rule by its number", sync_to_thread=True)
    def rule(self, title: FromPath[str], number: FromPath[str], language: TheLanguage) -> Rule:
        """A paragraph (3.2.4), a card (C13), a ruling (B1) or an option (campaigns)."""
        return title_pages.rule(title, number, language)

    @get("/{title:str}/aid", summary="The player aid", media_type=MediaType.HTML, sync_to_thread=True)
    def aid(
        self,
        title: FromPath[str],
        language: TheLanguage,
        faction: FromQuery[str | None] = None,
        format: FromQuery[AidFormat] = "html",
    ) -> str:
        """A page to print, of every sheet or of one side's; or a fragment for another page, with its style."""
        return title_pages.aid(title, language, faction, format)
