"""The settings of a server: where it listens, where it keeps its games."""

from __future__ import annotations

from dataclasses import dataclass, field
from ipaddress import ip_address
from os import environ
from pathlib import Path

from platformdirs import user_data_path
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from ..bots import bots
from .errors import RequestError

ENGINE = "engine"
"""The level of the outside bot."""
STATIC = Path(__file__).parent / "static"
"""The folder of the built page."""


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of a server; `live_tables`: how many tables are kept in memory."""

    database: URL
    host: str = "127.0.0.1"
    port: int = 8765
    static: Path = STATIC
    live_tables: int = 400
    bot_workers: int = 0
    """Processes in which bots think; 0: one less than there are cores."""
    bot_pace: float = 0.5
    """Seconds between the turns of two bots that play each other."""
    engine: str = ""
    """The command of an outside bot; with it, people may seat that bot."""
    public_url: str = field(default_factory=lambda: environ.get("SMALLWARS_URL", ""))
    """The address at which people find the server, for the links in letters."""
    smtp: str = field(default_factory=lambda: environ.get("SMALLWARS_SMTP", ""))
    """The mail server, smtp://user:password@host:port or smtps://; without it no mail is sent."""
    mail_from: str = field(
        default_factory=lambda: environ.get("SMALLWARS_MAIL_FROM", "smallwars@localhost.localdomain")
    )
    allow_private_webhooks: bool = False
    """Whether webhooks may lead to this machine and its network."""

    @property
    def address(self) -> str:
        """The beginning of all links to the server."""
        return self.public_url or f"http://{self.host}:{self.port}"

    @property
    def is_local(self) -> bool:
        """Whether only this machine can reach the server."""
        try:
            return ip_address(self.host).is_loopback
        except ValueError:
            return self.host == "localhost"


def seatable_bots(settings: Settings) -> tuple[str, ...]:
    """The bots that people may seat."""
    return (*bots(), ENGINE) if settings.engine else bots()


def default_database() -> Path:
    """The database in the user's data directory."""
    return user_data_path("smallwars", appauthor=False) / "smallwars.db"


def database_url(text: str | None) -> URL:
    """The URL of a database that is named by a URL or by the path of a SQLite file."""
    if text is None or "://" not in text:
        path = (default_database() if text is None else Path(text)).expanduser().absolute()
        return URL.create("sqlite+aiosqlite", database=str(path))
    try:
        url = make_url(text)
    except ArgumentError:
        raise RequestError(400, "database-url", url=text.partition("://")[0] + "://…") from None
    kind = url.get_backend_name()
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
    if kind not in drivers:
        raise RequestError(400, "database-kind", kind=kind)
    return url.set(drivername=drivers[kind])
