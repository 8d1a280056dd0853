"""What the server is made of. A new part is one line here: a controller or handler under /api, or a service."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from litestar.types import ControllerRouterHandler

from .bots.service import Bots
from .chat.controller import ChatController
from .chat.service import Chat
from .clocks import Clocks
from .library.history_controller import HistoryController
from .library.titles_controller import TitlesController
from .mail.letters import Letters
from .people.controller import AccountController, MeController
from .ratings import Ratings
from .realtime.hub import Hub
from .realtime.sockets import live_me, live_table
from .settings import Settings
from .storage.database import Database
from .study.advice import Advice
from .study.advice_controller import AdviceController
from .study.lessons_controller import LessonsController
from .study.positions_controller import PositionsController
from .study.records_controller import RecordsController
from .tables.controller import SeatsController, TablesController, drawing_page, languages_page, texts_page
from .tables.service import Service, Tables


@dataclass(frozen=True, slots=True)
class Server:
    """What every service is made with."""

    settings: Settings
    database: Database
    tables: Tables
    hub: Hub


HANDLERS: list[ControllerRouterHandler] = [
    TablesController,
    SeatsController,
    drawing_page,
    languages_page,
    texts_page,
    live_table,
    live_me,
    MeController,
    AccountController,
    TitlesController,
    HistoryController,
    ChatController,
    RecordsController,
    PositionsController,
    AdviceController,
    LessonsController,
]

SERVICES: list[Callable[[Server], Service]] = [
    Chat,
    Clocks,
    Ratings,
    Letters,
    Bots,
    Advice,
]
