"""The database: SQLite in a file or PostgreSQL, brought up to date at start."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path
from typing import Any, Final, TypeVar

from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy import Connection, Engine, create_engine, event, select, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, async_sessionmaker, create_async_engine
from sqlalchemy.orm import Mapped, Session, mapped_column, sessionmaker

from ..errors import RequestError
from .models import Base

MIGRATIONS: Final = Path(__file__).parent / "migrations"
WRITES: Final = {"writes": True}
PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000")
MIGRATION_LOCK: Final = 7265766
"""The PostgreSQL lock that a server holds while it migrates, so that only one does."""

Result = TypeVar("Result")


class ServerValue(Base):
    """A value that the server stores for itself, such as the secret that signs the tokens of forms."""

    __tablename__ = "kept"

    name: Mapped[str] = mapped_column(primary_key=True)
    value: Mapped[str]


class Database:
    """A database. `read` and `write` give a session; `write` commits at its end, or nothing is written."""

    def __init__(self, url: URL) -> None:
        self.url = url
        self.is_sqlite = url.get_backend_name() == "sqlite"
        self.engine = sqlite_engine(url) if self.is_sqlite else postgres_engine(url)
        self._sessions = async_sessionmaker(self.engine, expire_on_commit=False)
        self._writing = asyncio.Lock() if self.is_sqlite else None
        self._writer = ThreadPoolExecutor(1, "writer") if self.is_sqlite else None
        self._plain = sessionmaker(plain_sqlite_engine(url), expire_on_commit=False) if self.is_sqlite else None

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncSession]:
        """A session for reading."""
        async with self._sessions() as session:
            yield session

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncSession]:
        """A session for writing. SQLite has one writer at a time; the others wait here and not in the database."""
        async with self._writing or nullcontext(), self._sessions() as session:
            await session.connection(execution_options=WRITES)
            yield session
            await session.commit()

    async def transact(self, work: Callable[[Session], Result]) -> Result:
        """Do some work in one transaction. On SQLite all of it runs in the thread that writes: going back to the event
        loop between two statements would keep the other writers waiting while boards are drawn there."""
        if self._writer is not None:
            return await asyncio.get_running_loop().run_in_executor(self._writer, self._write, work)
        async with self.write() as session:
            return await session.run_sync(work)

    def _write(self, work: Callable[[Session], Result]) -> Result:
        assert self._plain is not None
        with self._plain() as session:
            session.connection(execution_options=WRITES)
            result = work(session)
            session.commit()
            return result

    async def close(self) -> None:
        """Close all connections."""
        await self.engine.dispose()
        if self._writer is not None and self._plain is not None:
            self._writer.shutdown()
            self._plain.kw["bind"].dispose()


def sqlite_engine(url: URL) -> AsyncEngine:
    """Connect to SQLite: every commit is on the disk before it is acknowledged; readers do not wait for the writer."""
    if url.database:
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(url)
    tune(engine.sync_engine)
    return engine


def plain_sqlite_engine(url: URL) -> Engine:
    """Connect to a SQLite file without the event loop, for the thread that writes."""
    engine = create_engine(url.set(drivername="sqlite"))
    tune(engine)
    return engine


def tune(engine: Engine) -> None:
    """Set up every connection that an engine makes."""
    event.listen(engine, "connect", _set_up_sqlite)
    event.listen(engine, "begin", _begin_sqlite)


def _set_up_sqlite(connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # the driver begins no transactions by itself: `_begin_sqlite` does
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    """Begin a transaction, at once as a writer where it will write: a reader that turns writer may come too late."""
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def postgres_engine(url: URL) -> AsyncEngine:
    """Connect to PostgreSQL."""
    try:
        return create_async_engine(url, pool_size=10, max_overflow=10, pool_pre_ping=True)
    except ModuleNotFoundError:
        raise RequestError(500, "database-driver") from None


# Migrations


async def prepare(url: URL) -> str:
    """Bring a database up to date; the server's secret that is stored in it."""
    database = Database(url)
    try:
        async with database.engine.connect() as connection:
            await connection.execution_options(**WRITES)
            async with connection.begin():
                await connection.run_sync(upgrade)
        return await stored_secret(database, "secret")
    except CommandError as error:
        raise RequestError(500, "database-newer") from error
    except CONNECTION_ERRORS as error:
        raise RequestError(500, "database-open", why=str(getattr(error, "orig", error))) from error
    finally:
        await database.close()


def connection_errors() -> tuple[type[Exception], ...]:
    """The errors of a database that cannot be reached or read; the driver of PostgreSQL may be missing."""
    try:
        from asyncpg import PostgresError  # type: ignore[import-untyped]
    except ModuleNotFoundError:
        return (OSError, DBAPIError)
    return (OSError, DBAPIError, PostgresError)


CONNECTION_ERRORS: Final = connection_errors()


def upgrade(connection: Connection) -> None:
    """Apply the migrations that are missing; one server at a time."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


async def stored_secret(database: Database, name: str) -> str:
    """Read a secret of the server, which is made at its first start."""
    async with database.write() as db:
        stored = await db.scalar(select(ServerValue).where(ServerValue.name == name))
        if stored is None:
            stored = ServerValue(name=name, value=secrets.token_hex(32))
            db.add(stored)
        return stored.value
