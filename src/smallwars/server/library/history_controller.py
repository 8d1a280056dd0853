"""Requests about the history behind a title."""

from __future__ import annotations

from litestar import Controller, get
from litestar.params import FromPath

from ...reading.history import History, NoHistory, history
from ..dependencies import TheLanguage
from ..errors import RequestError
from .title_pages import known


class HistoryController(Controller):
    """Hands out the history behind a title."""

    path = "/titles/{title:str}/history"
    tags = ["titles"]  # noqa: RUF012

    @get(summary="The history behind a title", sync_to_thread=True)
    def read(self, title: FromPath[str], language: TheLanguage) -> History:
        """A note, a timeline with the cards that tell of each day, what stood behind events, and the sources."""
        known_title = known(title)
        try:
            return history(known_title, language)
        except NoHistory as error:
            raise RequestError(404, "no-history", why=error) from None
