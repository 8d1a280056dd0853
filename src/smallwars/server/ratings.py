"""Ratings: Elo for each title, from games that two accounts have finished."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.orm import Session

from .services import Service
from .storage.models import Event, Holder, Person, Rating, Seat
from .tables.game_in_play import CHOICE
from .tables.live_table import Draft, LiveTable
from .tables.service import Tables

FIRST_RATING: Final = 1500.0
K: Final = 32.0
"""The most points that a game can win or lose."""
MIN_CHOICES: Final = 5
"""Choices that each side must have made for a game to count."""


def expected_score(rating: float, other: float) -> float:
    """The expected score of a player, from 0 to 1, by the ratings of both."""
    return float(1 / (1 + 10 ** ((other - rating) / 400)))


class Ratings(Service):
    """The service that counts a game in the transaction that ends it, so that it counts once or not at all."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    def before_commit(self, draft: Draft, db: Session) -> None:
        live = draft.live
        if not draft.values["finished"] or live.table.finished or not is_rated(draft):
            return
        accounts = players(db, live)
        if accounts is not None:
            count_game(db, live.table.title, accounts, draft.values["result"]["winner"])

    async def after_commit(self, live: LiveTable, events: Sequence[Event]) -> None:
        """Show the new ratings at the seats of a finished table."""
        if events and live.table.finished and not live.table.sandbox:
            await self._tables.reseat([live.id])


def is_rated(draft: Draft) -> bool:
    """Whether a game counts: by the rules, from its start, and played by both sides."""
    table = draft.live.table
    choices = Counter(step.actor for step in draft.play.log.steps if step.kind == CHOICE)
    is_played = all(choices[seat.faction] >= MIN_CHOICES for seat in draft.live.seats)
    return is_played and not table.sandbox and table.position is None and "data" not in table.options


def players(db: Session, live: LiveTable) -> dict[str, str] | None:
    """The first account at each seat, whoever came later; None unless two different people have one."""
    seats = select(Seat.faction, Holder.person_id).join(Holder, Holder.seat_id == Seat.id)
    accounts = seats.join(Person, Person.id == Holder.person_id).where(Person.login.is_not(None), Seat.kind != "bot")
    rows = db.execute(accounts.where(Seat.table_id == live.id).order_by(Holder.since.desc(), Holder.person_id))
    first = {faction: person for faction, person in rows}
    return first if len(first) == len(live.seats) == len(set(first.values())) == 2 else None


def count_game(db: Session, title: str, accounts: dict[str, str], winner: str | None) -> None:
    """Count a game; one side gains what the other loses."""
    ratings = lock_ratings(db, title, sorted(accounts.values()))
    (faction, person), (_, other) = accounts.items()
    score = 0.5 if winner is None else 1.0 if winner == faction else 0.0
    change = K * (score - expected_score(ratings[person].rating, ratings[other].rating))
    for rating, gain in ((ratings[person], change), (ratings[other], -change)):
        rating.rating += gain
        rating.games += 1
    db.flush()


def lock_ratings(db: Session, title: str, people: list[str]) -> dict[str, Rating]:
    """Read the ratings of people, or make them, and lock them, so that games that end at once wait for each other."""
    insert: Any = postgresql.insert if db.get_bind().dialect.name == "postgresql" else sqlite.insert
    for person in people:
        new = {"person_id": person, "title": title, "rating": FIRST_RATING, "games": 0}
        db.execute(insert(Rating).values(new).on_conflict_do_nothing())
    query = select(Rating).where(Rating.title == title, Rating.person_id.in_(people))
    rows = db.scalars(query.order_by(Rating.person_id).with_for_update())
    return {rating.person_id: rating for rating in rows}
