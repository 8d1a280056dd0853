"""The values that handlers get by the names of their parameters: parts of the server, the person, the language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from litestar import Request
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, FromQuery

from ..texts import known_language
from .bots.service import Bots
from .people.sessions import find_person, require_person
from .realtime.hub import Hub
from .server import Server
from .settings import Settings
from .storage.database import Database
from .storage.models import Person
from .study.advice import Advice
from .tables.service import Tables

TheTables = NamedDependency[Tables]
TheHub = NamedDependency[Hub]
TheDatabase = NamedDependency[Database]
TheBots = NamedDependency[Bots]
TheAdvice = NamedDependency[Advice]
TheServerSettings = NamedDependency[Settings]
ThePerson = NamedDependency[Person]
"""The person who sends a request; a stranger is made a guest."""
TheVisitor = NamedDependency[Person | None]
"""The person who sends a request; None for a stranger."""
TheLanguage = NamedDependency[str]
TableId = FromPath[str]


def dependencies(server: Server) -> dict[str, Provide]:
    """Make the provider of each parameter that a handler may name."""

    async def person(request: Request[Any, Any, Any]) -> Person:
        return await require_person(server.database, request)

    async def visitor(request: Request[Any, Any, Any]) -> Person | None:
        return await find_person(server.database, request)

    def language(lang: FromQuery[str] = "en") -> str:
        return known_language(lang)

    parts: dict[str, Any] = {
        "tables": server.tables,
        "hub": server.hub,
        "database": server.database,
        "bots": server.bots,
        "advice": server.advice,
        "server_settings": server.settings,  # not `settings`: an error in a field of that name would be taken for ours
    }
    return {
        **{name: Provide(provider_of(part), sync_to_thread=False) for name, part in parts.items()},
        "person": Provide(person),
        "visitor": Provide(visitor),
        "language": Provide(language, sync_to_thread=False),
    }


def provider_of(part: Any) -> Callable[[], Any]:
    """Make a provider that always gives the same part."""

    def provide() -> Any:
        return part

    return provide
