"""What happened behind a title."""

from __future__ import annotations

from litestar import Controller, get
from litestar.params import FromPath

from ...reading.history import History, NoHistory, history
from ..dependencies import TheLanguage
from ..errors import RequestError
from .title_pages import known


class HistoryController(Controller):
    """History."""

    path = "/titles/{title:str}/history"
    tags = ["titles"]  # noqa: RUF012

    @get(summary="The history behind a title", sync_to_thread=True)
    def read(self, title: FromPath[str], language: TheLanguage) -> History:
        """A note, a timeline with the cards that tell of each day, what stood behind events, and the works."""
        found = known(title)
        try:
            return history(found, language)
        except NoHistory as why:
            raise RequestError(404, "no-history", why=why) from None
