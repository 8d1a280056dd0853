"""What the server is made of. A new part is one line here: a controller or handler under /api, or a service."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from litestar.types import ControllerRouterHandler

from .advice import Advice
from .api.advice import AdviceController
from .api.chat import ChatController
from .api.history import HistoryController
from .api.lessons import LessonsController
from .api.people import AccountController, MeController
from .api.positions import PositionsController
from .api.records import RecordsController
from .api.tables import SeatsController, TablesController, drawing_page, languages_page, texts_page
from .api.titles import TitlesController
from .bots import Bots
from .clocks import Clocks
from .database import Database
from .hub import Hub
from .letters import Letters
from .ratings import Ratings
from .settings import Settings
from .sockets import live_me, live_table
from .tables import Service, Tables
from .talk import Chat


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
