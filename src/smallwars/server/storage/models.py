"""The stored models: people, tables with their append-only log, and what belongs to them."""

from __future__ import annotations

from time import time
from typing import Any

from sqlalchemy import JSON, ForeignKey, Index, UniqueConstraint
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

Json = dict[str, Any]


class Base(DeclarativeBase):
    """The base of all models; their times are seconds since 1970."""

    type_annotation_map = {Json: JSON}  # noqa: RUF012


class Person(Base):
    """Somebody at a browser; with a login, an account. `confirmed`: the address whose owner wants our mail;
    `mail_secret` makes the tokens of the links in mails."""

    __tablename__ = "persons"

    id: Mapped[str] = mapped_column(primary_key=True)
    name: Mapped[str] = mapped_column(default="")
    login: Mapped[str | None] = mapped_column(unique=True, default=None)
    password_hash: Mapped[str | None] = mapped_column(default=None)
    settings: Mapped[Json] = mapped_column(default=dict)
    webhook: Mapped[str] = mapped_column(default="")
    email: Mapped[str] = mapped_column(default="")
    confirmed: Mapped[str] = mapped_column(default="")
    mail_secret: Mapped[str] = mapped_column(default="")
    created: Mapped[float]


class Session(Base):
    """A browser that a person uses, `used`: when last; the cookie holds the token, the row its SHA-256."""

    __tablename__ = "sessions"

    token_hash: Mapped[str] = mapped_column(primary_key=True)
    person_id: Mapped[str] = mapped_column(ForeignKey("persons.id"), index=True)
    created: Mapped[float]
    used: Mapped[float] = mapped_column(default=time)


class Table(Base):
    """A game with its seats. `seq` counts its events; `to_move`, `progress`, `deadline`, `result` serve the lists."""

    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(primary_key=True)
    title: Mapped[str]
    name: Mapped[str] = mapped_column(default="")
    options: Mapped[Json]
    position: Mapped[Json | None] = mapped_column(default=None)
    seed: Mapped[str]
    commitment: Mapped[str]
    rules_version: Mapped[str]
    owner_id: Mapped[str] = mapped_column(ForeignKey("persons.id"), index=True)
    public: Mapped[bool] = mapped_column(default=True)
    sandbox: Mapped[bool] = mapped_column(default=False)
    lesson: Mapped[bool] = mapped_column(default=False)
    any_order: Mapped[bool] = mapped_column(default=False)
    created: Mapped[float]
    updated: Mapped[float]
    seq: Mapped[int] = mapped_column(default=0)
    to_move: Mapped[str | None] = mapped_column(default=None)
    progress: Mapped[str] = mapped_column(default="")
    clock: Mapped[Json | None] = mapped_column(default=None)
    deadline: Mapped[float | None] = mapped_column(default=None, index=True)
    result: Mapped[Json | None] = mapped_column(default=None)
    finished: Mapped[bool] = mapped_column(default=False, index=True)


class Seat(Base):
    """A seat of a table: a person's, a bot's, or open. The link to it holds a token, the row its SHA-256."""

    __tablename__ = "seats"
    __table_args__ = (UniqueConstraint("table_id", "faction"),)

    id: Mapped[int] = mapped_column(primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), index=True)
    faction: Mapped[str]
    kind: Mapped[str]
    bot: Mapped[str | None] = mapped_column(default=None)
    token_hash: Mapped[str | None] = mapped_column(unique=True, default=None)


class Holder(Base):
    """A person who may act for a seat; `since`: from when on."""

    __tablename__ = "holders"

    seat_id: Mapped[int] = mapped_column(ForeignKey("seats.id"), primary_key=True)
    person_id: Mapped[str] = mapped_column(ForeignKey("persons.id"), primary_key=True, index=True)
    since: Mapped[float] = mapped_column(default=time)


class Event(Base):
    """One line of a table's log, never changed: a choice, a result of chance, a takeback, a resignation, a time-out.

    `key` is the page's: a request that is repeated has the same. `note` is a bot's reason.
    """

    __tablename__ = "events"
    __table_args__ = (UniqueConstraint("table_id", "key"),)

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seq: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    kind: Mapped[str]
    actor: Mapped[str]
    word: Mapped[str]
    person_id: Mapped[str | None] = mapped_column(default=None)
    key: Mapped[str | None] = mapped_column(default=None)
    note: Mapped[str] = mapped_column(default="")
    at: Mapped[float]


class Snapshot(Base):
    """The position of a table after so many events, so that the log need not be played again from its start."""

    __tablename__ = "snapshots"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seq: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    rules_version: Mapped[str]
    position: Mapped[Json]


class Message(Base):
    """A line of chat: for all, or for the players alone."""

    __tablename__ = "messages"

    id: Mapped[int] = mapped_column(primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), index=True)
    person_id: Mapped[str] = mapped_column(ForeignKey("persons.id"))
    faction: Mapped[str | None] = mapped_column(default=None)
    to: Mapped[str]
    text: Mapped[str]
    at: Mapped[float]


class Note(Base):
    """A person's own notes at a table."""

    __tablename__ = "notes"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    person_id: Mapped[str] = mapped_column(ForeignKey("persons.id"), primary_key=True)
    text: Mapped[str]


class Letter(Base):
    """A notification to be sent to `host`; `key` says for which turn, so that none is written twice."""

    __tablename__ = "letters"
    __table_args__ = (Index("letters_due", "sent", "next_at"), Index("letters_of", "person_id", "written"))

    id: Mapped[int] = mapped_column(primary_key=True)
    key: Mapped[str] = mapped_column(unique=True)
    person_id: Mapped[str] = mapped_column(ForeignKey("persons.id"))
    table_id: Mapped[str | None] = mapped_column(ForeignKey("tables.id"), index=True)
    channel: Mapped[str]
    target: Mapped[str]
    host: Mapped[str] = mapped_column(default="")
    written: Mapped[float] = mapped_column(default=time)
    payload: Mapped[Json]
    attempts: Mapped[int] = mapped_column(default=0)
    next_at: Mapped[float]
    claimed_until: Mapped[float] = mapped_column(default=0.0)
    sent: Mapped[bool] = mapped_column(default=False)
    error: Mapped[str] = mapped_column(default="")


class Rating(Base):
    """An account's rating at a title."""

    __tablename__ = "ratings"

    person_id: Mapped[str] = mapped_column(ForeignKey("persons.id"), primary_key=True)
    title: Mapped[str] = mapped_column(primary_key=True)
    rating: Mapped[float]
    games: Mapped[int]


class SharedPosition(Base):
    """A position that is shared by link."""

    __tablename__ = "positions"

    id: Mapped[str] = mapped_column(primary_key=True)
    title: Mapped[str]
    position: Mapped[Json]
    options: Mapped[Json]
    person_id: Mapped[str] = mapped_column(ForeignKey("persons.id"))
    created: Mapped[float]
