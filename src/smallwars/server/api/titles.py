"""Titles without a game, and their rules."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, get
from litestar.params import Parameter

from .. import title_pages
from ..tables import Tables
from ..wire import Rule, TitleLine, TitlePage


class TitlesController(Controller):
    """Titles."""

    path = "/titles"
    tags = ["titles"]  # noqa: RUF012

    @get(summary="All titles")
    async def every(self, language: str) -> list[TitleLine]:
        """Those that can be played."""
        return title_pages.title_lines(language)

    @get("/{title:str}", summary="A title", sync_to_thread=True)
    def one(self, title: str, language: str, tables: Tables) -> TitlePage:
        """Its sides, options, bots, board, cards, rules and what its data rest on."""
        return title_pages.title_page(title, language, tuple(tables.able))

    @get("/{title:str}/rules", summary="Search in the rules", sync_to_thread=True)
    def search(self, title: str, language: str, q: Annotated[str, Parameter(max_length=200)] = "") -> list[Rule]:
        """Paragraphs, cards and rulings in which all the words stand."""
        return title_pages.search(title, q, language)

    @get("/{title:str}/rules/{number:str}", summary="A rule by its number", sync_to_thread=True)
    def rule(self, title: str, number: str, language: str) -> Rule:
        """A paragraph (3.2.4), a card (C13) or a ruling (B1)."""
        return title_pages.rule(title, number, language)
