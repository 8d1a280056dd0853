"""The rows of tables, seats and events: new ones, and how they are read again."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from hashlib import sha256
from time import time
from typing import Any

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from ...engine.registry import find, titles
from ...engine.version import __version__
from ..errors import RequestError
from ..storage.models import Event, Holder, Person, Rating, Seat, Snapshot, Table
from ..verify import commitment
from ..wire import SeatRequest, TableRequest
from .game_in_play import GameInPlay
from .live_table import LiveSeat, table_values

MAX_KEY = 80
"""The most letters in a key, and in the name of a table."""
ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"


def new_id() -> str:
    """Make an id that nobody guesses."""
    return "".join(secrets.choice(ALPHABET) for _ in range(12))


def new_token() -> str:
    """Make the token in which a secret link ends."""
    return secrets.token_urlsafe(24)


def hash_token(token: str) -> str:
    """The hash of a secret, which is all that we store of it."""
    return sha256(token.encode()).hexdigest()


# Reading and writing


def check_request(request: TableRequest, seatable_bots: Sequence[str]) -> None:
    """Refuse a request for a table that names a wrong title, seat or bot."""
    if request.title not in titles():
        raise RequestError(400, "title", title=request.title, titles=", ".join(titles()))
    factions = find(request.title).actors[1:]
    if set(request.seats) != set(factions):
        raise RequestError(400, "seats", title=request.title, factions=", ".join(factions))
    for seat in request.seats.values():
        if seat.who != "bot" and seat.bot is not None:
            raise RequestError(400, "bot-seat")
        if seat.who == "bot" and seat.bot not in seatable_bots:
            raise RequestError(400, "bot", bot=seat.bot or "—", bots=", ".join(seatable_bots))
    if isinstance(request.options.get("data"), str):
        raise RequestError(400, "data")


def new_table(owner: Person, request: TableRequest, play: GameInPlay, seed: str, sandbox: bool) -> Table:
    """Make the row of a new table."""
    now = time()
    game: dict[str, Any] = {
        "title": request.title,
        "options": request.options,
        "position": request.position,
        "seed": seed,
        "any_order": play.game.any_order,
    }
    return Table(
        id=new_id(),
        name="".join(letter for letter in request.name if letter.isprintable()).strip()[:MAX_KEY],
        commitment=commitment(seed),
        rules_version=__version__,
        owner_id=owner.id,
        public=request.public and any(seat.who != "bot" for seat in request.seats.values()),
        sandbox=sandbox,
        created=now,
        updated=now,
        seq=len(play.log),
        **game,
        **table_values(play),
    )


def new_seat(table_id: str, faction: str, request: SeatRequest, token: str | None) -> Seat:
    """Make the row of a seat at a new table."""
    kind = {"me": "person", "link": "person", "bot": "bot", "open": "open"}[request.who]
    token_hash = None if token is None else hash_token(token)
    return Seat(table_id=table_id, faction=faction, kind=kind, bot=request.bot, token_hash=token_hash)


def first_events(table: Table, play: GameInPlay) -> list[Event]:
    """The events of a new table: what was rolled, or played elsewhere, before anybody is asked."""
    return [
        Event(table_id=table.id, seq=seq, kind=step.kind, actor=step.actor, word=step.word, note="", at=table.created)
        for seq, step in enumerate(play.log.steps, 1)
    ]


def first_snapshot(table: Table, play: GameInPlay) -> Snapshot:
    """The snapshot of a new table, from which newer rules can go on."""
    return Snapshot(table_id=table.id, seq=table.seq, rules_version=__version__, position=play.game.position())


async def read_events(db: AsyncSession, table: Table, after: int = 0) -> list[Event]:
    """Read the events after a number, up to the last that the row of the table counts."""
    conditions = Event.seq > after, Event.seq <= table.seq
    return list(await db.scalars(select(Event).where(Event.table_id == table.id, *conditions).order_by(Event.seq)))


async def read_seats(db: AsyncSession, table: Table) -> list[LiveSeat]:
    """Read the seats of a table in the order of the title's factions, with those who hold them."""
    return (await seats_of(db, [table]))[table.id]


async def seats_of(db: AsyncSession, tables: Sequence[Table]) -> dict[str, list[LiveSeat]]:
    """Read the seats of many tables, each in the order of its title's factions, with those who hold them."""
    ids = [table.id for table in tables]
    title_of = {table.id: table.title for table in tables}
    seats = list(await db.scalars(select(Seat).where(Seat.table_id.in_(ids)).order_by(Seat.id)))
    live_seats = {seat.id: LiveSeat(seat.id, seat.faction, seat.kind, seat.bot) for seat in seats}
    table_of = {seat.id: seat.table_id for seat in seats}
    query = select(Holder.seat_id, Person).join(Person, Person.id == Holder.person_id)
    people = list(await db.execute(query.where(Holder.seat_id.in_(list(live_seats))).order_by(Person.created)))
    ratings = await ratings_of(db, {person.id for _, person in people})
    for seat_id, person in people:
        live_seats[seat_id].holders[person.id] = person.name
        rating = ratings.get((person.id, title_of[table_of[seat_id]]))
        live_seats[seat_id].rating = rating if rating is not None else live_seats[seat_id].rating
    seats_at: dict[str, list[LiveSeat]] = {id: [] for id in ids}
    for seat in seats:
        seats_at[seat.table_id].append(live_seats[seat.id])
    for id, table_seats in seats_at.items():
        order = find(title_of[id]).actors
        table_seats.sort(key=lambda seat: order.index(seat.faction))
    return seats_at


async def ratings_of(db: AsyncSession, people: set[str]) -> dict[tuple[str, str], int]:
    """Read the ratings of people, by person and title."""
    rows = await db.scalars(select(Rating).where(Rating.person_id.in_(people)))
    return {(rating.person_id, rating.title): round(rating.rating) for rating in rows}
