"""Letters: it is your turn. Written with the events that make it so, sent until they arrive, each once."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from time import time
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import select, update
from sqlalchemy.orm import Session

from ..terminal.words import faction_name
from .beside import Beside
from .errors import known_language
from .live import Draft, Live, Sitting
from .models import Event, Holder, Letter, Person
from .play import Play
from .post import Refused, say, send_mail, send_webhook
from .showing import log_out

if TYPE_CHECKING:
    from .parts import Server

logger = logging.getLogger(__name__)

WEBHOOK, EMAIL = "webhook", "email"
CLAIM: Final = 300.0
"""Seconds that a server has to send a letter it has claimed."""
FIRST_WAIT: Final = 15.0
LONGEST_WAIT: Final = 6 * 3600.0
ATTEMPTS: Final = 60
"""After so many, two weeks of them, a letter stays where it is."""
LOOKS: Final = 5.0
AT_ONCE: Final = 20
LINES: Final = 25
"""Sentences of what happened that a letter tells at most."""


class Letters(Beside):
    """Writes the letters and sends them."""

    def __init__(self, server: Server) -> None:
        super().__init__(server)
        self.settings = server.settings
        self._wake = asyncio.Event()
        self._fresh: set[str] = set()
        """Tables for which letters were just written."""
        self._sending: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self._sending = asyncio.create_task(self._send_on())

    async def stop(self) -> None:
        if self._sending is not None:
            self._sending.cancel()
            await asyncio.gather(self._sending, return_exceptions=True)

    # Writing

    def committing(self, draft: Draft, db: Session) -> None:
        """Where the turn goes to a person who is not looking."""
        live, asked = draft.live, draft.values["to_move"]
        seat = None if asked is None or asked == live.to_move else live.seat(asked)
        if seat is None or seat.kind == "bot" or asked in self.server.hub.online(live.id):
            return
        people = select(Person).join(Holder, Holder.person_id == Person.id).where(Holder.seat_id == seat.id)
        for person in db.scalars(people):
            if len(live.factions(person.id)) == 1:  # who plays both sides knows
                db.add_all(self._letters(draft, seat, person))
                self._fresh.add(live.id)

    def _letters(self, draft: Draft, seat: Sitting, person: Person) -> list[Letter]:
        targets = {WEBHOOK: person.webhook, EMAIL: person.email if self.settings.smtp else ""}
        chosen = {channel: target for channel, target in targets.items() if target}
        if not chosen:
            return []
        payload = contents(draft, seat.faction, language_of(person), self.settings.address)
        key = f"{draft.live.id}:{seat.faction}:{draft.values['seq']}"
        stored: dict[str, Any] = {"person_id": person.id, "table_id": draft.live.id, "payload": payload}
        return [
            Letter(key=f"{key}:{channel}:{person.id}", channel=channel, target=target, next_at=time(), **stored)
            for channel, target in chosen.items()
        ]

    async def after_commit(self, live: Live, events: Sequence[Event]) -> None:
        if live.id in self._fresh:
            self._fresh.discard(live.id)
            self._wake.set()

    # Sending

    async def _send_on(self) -> None:
        while True:
            try:
                while await self.send_due(time()):
                    continue
            except Exception:
                logger.exception("sending letters")
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOKS):  # not wait_for: it may swallow the end of this task
                    await self._wake.wait()
            self._wake.clear()

    async def send_due(self, now: float) -> int:
        """Send what is due; how many letters there were."""
        letters = await self._claim(now)
        await asyncio.gather(*(self._send(letter) for letter in letters))
        return len(letters)

    async def _claim(self, now: float) -> list[Letter]:
        """Letters that no other server sends meanwhile."""
        free = (Letter.sent.is_(False), Letter.next_at <= now, Letter.claimed_until <= now)
        due = select(Letter.id).where(*free).order_by(Letter.next_at).limit(AT_ONCE)
        async with self.server.database.read() as db:
            ids = list(await db.scalars(due))
        if not ids:
            return []
        values = {"claimed_until": now + CLAIM, "attempts": Letter.attempts + 1}
        claim = update(Letter).where(Letter.id.in_(ids), *free).values(values).returning(Letter)
        async with self.server.database.write() as db:
            return list(await db.scalars(claim, execution_options={"synchronize_session": False}))

    async def _send(self, letter: Letter) -> None:
        try:
            await self._deliver(letter)
        except asyncio.CancelledError:
            raise  # whether it arrived is not known: the claim runs out, then it is sent again
        except Exception as error:
            await self._put_off(letter, error)
        else:
            await self._note(letter, sent=True, error="")

    async def _deliver(self, letter: Letter) -> None:
        if letter.channel == WEBHOOK:
            await send_webhook(letter.target, letter.payload, self.settings.allow_private_webhooks)
        else:
            await send_mail(self.settings.smtp, self.settings.mail_from, letter.target, letter.key, letter.payload)

    async def _put_off(self, letter: Letter, error: Exception) -> None:
        """Later and later."""
        wait = min(LONGEST_WAIT, FIRST_WAIT * 2 ** (letter.attempts - 1))
        wait = max(wait, getattr(error, "retry_after", 0.0))
        next_at = time() + wait if letter.attempts < ATTEMPTS else float(2**40)
        told = str(error) if isinstance(error, Refused) else f"{type(error).__name__}: {error}"
        logger.warning("a letter for table %s by %s: %s", letter.table_id, letter.channel, told)
        await self._note(letter, next_at=next_at, claimed_until=0.0, error=told[:500])

    async def _note(self, letter: Letter, **values: Any) -> None:
        async with self.server.database.write() as db:
            await db.execute(update(Letter).where(Letter.id == letter.id).values(**values))


def language_of(person: Person) -> str:
    """The language that a person reads."""
    return known_language(str(person.settings.get("language", "en")))


def contents(draft: Draft, faction: str, language: str, address: str) -> dict[str, Any]:
    """What a letter tells: whose turn it is where, what happened since, and the way there."""
    live, play = draft.live, draft.play
    names = {"title": live.title.name, "faction": faction_name(live.title, language, faction)}
    lines = since(play, faction, language)
    return {
        "subject": say(language, "letter-subject", **names),
        "greeting": say(language, "letter-turn", table=live.table.name or live.title.name, **names),
        "heading": say(language, "letter-since") if lines else "",
        "lines": lines,
        "link": say(language, "letter-link"),
        "url": f"{address.rstrip('/')}/table/{live.id}",
        "name": say(language, "letter-from"),
        "title": live.table.name or live.title.name,
    }


def since(play: Play, faction: str, language: str) -> list[str]:
    """The sentences of the log since that side's last turn, the latest of them if they are many."""
    step = play.since(faction)
    start = play.lines[step - 1] if step else 0
    told = [line.text for line in log_out(play, start, language)]
    return told if len(told) <= LINES else ["…", *told[-LINES:]]
