"""Letters that say it is your turn: written with the events that make it so, and sent until they arrive, each once."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from time import time
from typing import Any, Final

from sqlalchemy import select, update
from sqlalchemy.orm import Session

from ...kit.words import faction_name, title_name
from ..realtime.hub import Hub
from ..services import Service
from ..settings import Settings
from ..storage.database import Database
from ..storage.models import Event, Holder, Letter, Person
from ..tables.board_views import log_out
from ..tables.game_in_play import GameInPlay
from ..tables.live_table import Draft, LiveSeat, LiveTable
from .addresses import is_confirmed, language_of, letters_within_an_hour, stop_link, without_links
from .delivery import EMAIL, WEBHOOK, DeliveryError, Payload, host_of, say, send_mail, send_webhook

logger = logging.getLogger(__name__)

CLAIM_TIME: Final = 300.0
"""Seconds that a server has to send a letter it has claimed."""
FIRST_WAIT: Final = 15.0
"""Seconds until a letter is tried again that did not arrive; twice as long each time."""
LONGEST_WAIT: Final = 6 * 3600.0
"""The most seconds until a letter is tried again."""
MAX_ATTEMPTS: Final = 60
"""Attempts, over two weeks, after which a letter is given up."""
LOOK_INTERVAL: Final = 5.0
"""Seconds between two searches for letters that are due."""
MAX_ON_THEIR_WAY: Final = 40
"""The most letters that are on their way at once."""
MAX_TO_A_HOST: Final = 2
"""The most letters that are on their way to one host."""
MAX_AN_HOUR: Final = 20
"""The most letters that a person gets in an hour."""
MAX_SENTENCES: Final = 25
"""The most sentences of the log in a letter."""


class Letters(Service):
    """The service that writes letters and sends them."""

    def __init__(self, settings: Settings, database: Database, hub: Hub) -> None:
        self.settings, self._database, self._hub = settings, database, hub
        self._wake = asyncio.Event()
        self._tables_with_letters: set[str] = set()
        """Tables for which letters were written that are not on their way yet."""
        self._sender: asyncio.Task[None] | None = None
        self._deliveries: dict[asyncio.Task[None], str] = {}
        """The letters that are on their way, and the hosts they go to."""

    async def start(self) -> None:
        self._sender = asyncio.create_task(self._keep_sending())

    async def stop(self) -> None:
        tasks = [*self._deliveries, *([] if self._sender is None else [self._sender])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # Writing

    def before_commit(self, draft: Draft, db: Session) -> None:
        """Write letters where the turn goes to a person who is not online."""
        live, to_move = draft.live, draft.values["to_move"]
        seat = None if to_move is None or to_move == live.to_move else live.seat(to_move)
        if seat is None or seat.kind == "bot" or to_move in self._hub.online(live.id):
            return
        people = select(Person).join(Holder, Holder.person_id == Person.id).where(Holder.seat_id == seat.id)
        for person in db.scalars(people):
            if len(live.factions(person.id)) == 1:  # who plays both sides knows
                db.add_all(self._letters(draft, seat, person, MAX_AN_HOUR - letters_within_an_hour(db, person.id)))
                self._tables_with_letters.add(live.id)

    def _letters(self, draft: Draft, seat: LiveSeat, person: Person, room: int) -> list[Letter]:
        mailed = person.email if self.settings.smtp and is_confirmed(person) else ""
        targets = {WEBHOOK: person.webhook, EMAIL: mailed}
        channels = [(channel, target) for channel, target in targets.items() if target][: max(0, room)]
        if not channels:
            return []
        payload = contents(draft, seat.faction, language_of(person), self.settings.address)
        key = f"{draft.live.id}:{seat.faction}:{draft.values['seq']}"
        stored: dict[str, Any] = {"person_id": person.id, "table_id": draft.live.id, "next_at": time()}
        return [
            Letter(key=f"{key}:{channel}:{person.id}", **self._destination(person, channel, target, payload), **stored)
            for channel, target in channels
        ]

    def _destination(self, person: Person, channel: str, target: str, payload: Payload) -> dict[str, Any]:
        """The fields of a letter that say where it goes; a mail says how to stop them."""
        if channel == EMAIL:
            return {"channel": channel, "target": target, "payload": payload | stop_link(person, self.settings.address)}
        return {"channel": channel, "target": target, "payload": payload, "host": host_of(target)}

    async def after_commit(self, live: LiveTable, events: Sequence[Event]) -> None:
        if live.id in self._tables_with_letters:
            self._tables_with_letters.discard(live.id)
            self._wake.set()

    # Sending

    async def _keep_sending(self) -> None:
        while True:
            try:
                while await self.send_due(time()):
                    continue
            except Exception:
                logger.exception("sending letters")
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK_INTERVAL):  # not wait_for: it may swallow the end of this task
                    await self._wake.wait()
            self._wake.clear()

    async def send_due(self, now: float) -> int:
        """Send off the letters that are due; their number. A slow host keeps no other waiting."""
        letters = await self._claim(now)
        for letter in letters:
            task = asyncio.create_task(self._send(letter))
            self._deliveries[task] = letter.host
            task.add_done_callback(self._finish)
        return len(letters)

    def _finish(self, task: asyncio.Task[None]) -> None:
        del self._deliveries[task]
        self._wake.set()
        if not task.cancelled() and (error := task.exception()) is not None:
            logger.error("a letter", exc_info=error)

    async def _claim(self, now: float) -> list[Letter]:
        """Claim letters that are due, as many as there is room for, so that no other server sends them."""
        free = (Letter.sent.is_(False), Letter.next_at <= now, Letter.claimed_until <= now)
        busy = Counter(self._deliveries.values())
        open_to = Letter.host.not_in([host for host, count in busy.items() if count >= MAX_TO_A_HOST])
        due = select(Letter.id, Letter.host).where(*free, open_to).order_by(Letter.next_at).limit(MAX_ON_THEIR_WAY)
        async with self._database.read() as db:
            ids = pick_sendable([(row.id, row.host) for row in await db.execute(due)], busy)
        if not ids:
            return []
        values = {"claimed_until": now + CLAIM_TIME, "attempts": Letter.attempts + 1}
        claim = update(Letter).where(Letter.id.in_(ids), *free).values(values).returning(Letter)
        async with self._database.write() as db:
            return list(await db.scalars(claim, execution_options={"synchronize_session": False}))

    async def _send(self, letter: Letter) -> None:
        try:
            await self._deliver(letter)
        except asyncio.CancelledError:
            raise  # whether it arrived is not known: the claim runs out, then it is sent again
        except Exception as error:
            await self._postpone(letter, error)
        else:
            await self._update(letter, sent=True, error="")

    async def _deliver(self, letter: Letter) -> None:
        if letter.channel == WEBHOOK:
            await send_webhook(letter.target, letter.payload, self.settings.allow_private_webhooks)
        else:
            if not await self._is_wanted(letter):
                return
            await send_mail(self.settings.smtp, self.settings.mail_from, letter.target, letter.key, letter.payload)

    async def _is_wanted(self, letter: Letter) -> bool:
        """Whether a mail goes to the address that its person still has."""
        async with self._database.read() as db:
            return letter.target == await db.scalar(select(Person.email).where(Person.id == letter.person_id))

    async def _postpone(self, letter: Letter, error: Exception) -> None:
        """Put a letter off after an error, longer each time."""
        wait = min(LONGEST_WAIT, FIRST_WAIT * 2 ** (letter.attempts - 1))
        wait = max(wait, getattr(error, "retry_after", 0.0))
        next_at = time() + wait if letter.attempts < MAX_ATTEMPTS else float(2**40)
        reason = str(error) if isinstance(error, DeliveryError) else f"{type(error).__name__}: {error}"
        logger.warning("a letter for table %s by %s: %s", letter.table_id, letter.channel, reason)
        await self._update(letter, next_at=next_at, claimed_until=0.0, error=reason[:500])

    async def _update(self, letter: Letter, **values: Any) -> None:
        async with self._database.write() as db:
            await db.execute(update(Letter).where(Letter.id == letter.id).values(**values))


def pick_sendable(due: list[tuple[int, str]], busy: Counter[str]) -> list[int]:
    """Pick the letters that can be sent now, a few to each host."""
    on_their_way, picked = busy.copy(), list[int]()
    for id, host in due:
        if on_their_way.total() < MAX_ON_THEIR_WAY and on_their_way[host] < MAX_TO_A_HOST:
            on_their_way[host] += 1
            picked.append(id)
    return picked


def contents(draft: Draft, faction: str, language: str, address: str) -> dict[str, Any]:
    """The contents of a letter: whose turn it is at which table, what happened since the last one, and the link."""
    live, play = draft.live, draft.play
    title = title_name(live.title, language)
    table = without_links(live.table.name) or title
    names = {"title": title, "faction": faction_name(live.title, language, faction)}
    lines = sentences_since(play, faction, language)
    return {
        "subject": say(language, "letter-subject", **names),
        "greeting": say(language, "letter-turn", table=table, **names),
        "heading": say(language, "letter-since") if lines else "",
        "lines": lines,
        "link": say(language, "letter-link"),
        "url": f"{address.rstrip('/')}/table/{live.id}",
        "name": say(language, "letter-from"),
        "title": table,
    }


def sentences_since(play: GameInPlay, faction: str, language: str) -> list[str]:
    """The sentences of the log since a side's last turn, the latest of them if they are many."""
    start = play.log.sentences(play.log.last_step_of(faction))
    sentences = [line.text for line in log_out(play, start, language)]
    return sentences if len(sentences) <= MAX_SENTENCES else ["…", *sentences[-MAX_SENTENCES:]]
