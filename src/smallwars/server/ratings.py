"""Ratings: Elo for each title, from games that two accounts have finished."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.orm import Session

from .beside import Beside
from .live import Draft, Live
from .models import Event, Person, Rating

FIRST: Final = 1500.0
K: Final = 32.0


def expected(rating: float, other: float) -> float:
    """The share of points that the ratings promise."""
    return float(1 / (1 + 10 ** ((other - rating) / 400)))


class Ratings(Beside):
    """Counts a game in the transaction that ends it: once, or not at all."""

    def committing(self, draft: Draft, db: Session) -> None:
        live = draft.live
        if not draft.values["finished"] or live.table.finished or live.table.sandbox:
            return
        accounts = players(db, live)
        if accounts is not None:
            count_game(db, live.table.title, accounts, draft.values["result"]["winner"])

    async def after_commit(self, live: Live, events: Sequence[Event]) -> None:
        """The seats show the new ratings."""
        if events and live.table.finished and not live.table.sandbox:
            await self.server.tables.reseat([live.id])


def players(db: Session, live: Live) -> dict[str, str] | None:
    """The account at each seat; None unless there are two seats with one account each, of different people."""
    held = {seat.faction: list(seat.holders) for seat in live.seats if seat.kind != "bot"}
    people = [person for holders in held.values() for person in holders]
    with_login = select(Person.id).where(Person.id.in_(people), Person.login.is_not(None))
    known = set(db.scalars(with_login)) if people else set()
    accounts = {faction: [person for person in holders if person in known] for faction, holders in held.items()}
    if len(accounts) != 2 or any(len(holders) != 1 for holders in accounts.values()):
        return None
    found = {faction: holders[0] for faction, holders in accounts.items()}
    return found if len(set(found.values())) == 2 else None


def count_game(db: Session, title: str, accounts: dict[str, str], winner: str | None) -> None:
    """Both gain and lose the same."""
    ratings = locked(db, title, sorted(accounts.values()))
    (faction, person), (_, other) = accounts.items()
    score = 0.5 if winner is None else 1.0 if winner == faction else 0.0
    change = K * (score - expected(ratings[person].rating, ratings[other].rating))
    for rating, gain in ((ratings[person], change), (ratings[other], -change)):
        rating.rating += gain
        rating.games += 1
    db.flush()


def locked(db: Session, title: str, people: list[str]) -> dict[str, Rating]:
    """The ratings of these people, made where there are none; two games that end at once wait for each other."""
    insert: Any = postgresql.insert if db.get_bind().dialect.name == "postgresql" else sqlite.insert
    for person in people:
        fresh = {"person_id": person, "title": title, "rating": FIRST, "games": 0}
        db.execute(insert(Rating).values(fresh).on_conflict_do_nothing())
    wanted = select(Rating).where(Rating.title == title, Rating.person_id.in_(people))
    rows = db.scalars(wanted.order_by(Rating.person_id).with_for_update())
    return {rating.person_id: rating for rating in rows}
