"""Live updates: which pages look at which table, and what they are sent."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable, Collection, Iterable, Sequence
from time import monotonic
from typing import Any, Final

from .notices import Notices

SESSIONS_IN_A_NOTICE: Final = 50
"""Sessions in one notice: PostgreSQL takes 8000 bytes."""

Message = dict[str, Any]
Announcement = tuple[Message, Collection[str] | None]
"""A message, and the factions it is for; None: everybody."""
Loader = Callable[[str, int], Awaitable[Announcement | None]]
"""Reads by the ids of a table and of something stored what the pages at that table are to be sent."""


class SessionEnded(Exception):
    """The session of a page is over."""


class Watcher:
    """One open page, and what it is still to be sent. Of a table that changes often it is sent the latest only."""

    def __init__(self, person: str | None, language: str, session: str | None = None) -> None:
        self.person = person
        self.language = language
        self.session = session
        self.everything = False
        """Whether all that the page shows may be old."""
        self.is_over = False
        self.factions: list[str] = []
        self._changed: set[str] = set()
        self._messages: list[Message] = []
        self._awake = asyncio.Event()

    def change(self, table_id: str) -> None:
        """Note that a table has changed."""
        self._changed.add(table_id)
        self._awake.set()

    def send(self, message: Message) -> None:
        """Have a message sent beside the changes of tables."""
        self._messages.append(message)
        self._awake.set()

    def renew(self) -> None:
        """Whatever this page shows may be old."""
        self.everything = True
        self._awake.set()

    def end(self) -> None:
        """Close the page's socket: its session is over."""
        self.is_over = True
        self._awake.set()

    async def news(self) -> tuple[set[str], list[Message]]:
        """Wait for something new: the tables that changed, and messages."""
        await self._awake.wait()
        self._awake.clear()
        if self.is_over:
            raise SessionEnded
        changed, messages = self._changed, self._messages
        self._changed, self._messages = set(), []
        return changed, messages


class Hub:
    """Every open page of this server, and which factions are online at which table."""

    def __init__(self, notices: Notices) -> None:
        self.loaders: dict[str, Loader] = {}
        """For each kind of announcement, who reads it."""
        self.alive: dict[str, float] = {}
        """When the other servers were heard last, by their names."""
        self._notices = notices
        self._open: set[Watcher] = set()
        self._watchers: defaultdict[str, set[Watcher]] = defaultdict(set)
        """The pages at each table."""
        self._lobbies: defaultdict[str, set[Watcher]] = defaultdict(set)
        """The pages that show all tables of a person."""
        self._elsewhere: defaultdict[str, dict[str, list[str]]] = defaultdict(dict)
        """For each table, the factions that are online at each of the other servers."""
        self._shown_online: dict[str, list[str]] = {}
        """For each table, the factions that its pages show as online."""

    # Pages

    def add_page(self, watcher: Watcher) -> None:
        """A socket is opened."""
        self._open.add(watcher)

    def remove_page(self, watcher: Watcher) -> None:
        """A socket is closed."""
        self._open.discard(watcher)

    async def end_sessions(self, hashes: Sequence[str]) -> None:
        """These sessions are over, here and on the other servers: so are their sockets."""
        self.end_here(hashes)
        for start in range(0, len(hashes), SESSIONS_IN_A_NOTICE):
            await self._notices.publish({"ended": list(hashes[start : start + SESSIONS_IN_A_NOTICE])})

    def end_here(self, hashes: Collection[str]) -> None:
        """Close the sockets of these sessions at this server."""
        for watcher in [found for found in self._open if found.session in hashes]:
            watcher.end()

    async def enter(self, table_id: str, watcher: Watcher) -> None:
        """A page opens a table."""
        self._watchers[table_id].add(watcher)
        if self._shown_online.get(table_id) == self.online(table_id):
            watcher.send({"type": "presence", "online": self.online(table_id)})
        await self._publish_presence(table_id)

    async def seat(self, table_id: str, watcher: Watcher, factions: list[str]) -> None:
        """The person at a page sits here from now on."""
        if watcher.factions != factions:
            watcher.factions = factions
            await self._publish_presence(table_id)

    async def leave(self, table_id: str, watcher: Watcher) -> None:
        """A page closes a table."""
        self._watchers[table_id].discard(watcher)
        await self._publish_presence(table_id)
        if not self._watchers[table_id]:
            del self._watchers[table_id]
            self._elsewhere.pop(table_id, None)
            self._shown_online.pop(table_id, None)

    def enter_lobby(self, person: str, watcher: Watcher) -> None:
        """A page wants to hear of all tables of a person."""
        self._lobbies[person].add(watcher)

    def leave_lobby(self, person: str, watcher: Watcher) -> None:
        """A page no longer wants to hear of all tables of a person."""
        self._lobbies[person].discard(watcher)
        if not self._lobbies[person]:
            del self._lobbies[person]

    # What pages are sent

    @property
    def has_lobbies(self) -> bool:
        """Whether a page shows all tables of somebody."""
        return bool(self._lobbies)

    def tables_shown(self) -> list[str]:
        """The tables that pages are open at."""
        return list(self._watchers)

    def change(self, table_id: str, people: Iterable[str]) -> None:
        """A table of these people has changed."""
        for watcher in self._watchers.get(table_id, ()):
            watcher.change(table_id)
        for person in people:
            for watcher in self._lobbies.get(person, ()):
                watcher.change(table_id)

    async def announce(self, kind: str, table_id: str, id: int) -> None:
        """Send something beside the game that is stored already: `loaders[kind]` reads it at each server."""
        await self.deliver(kind, table_id, id)
        await self._notices.publish({"table": table_id, "kind": kind, "id": id})

    async def deliver(self, kind: str, table_id: str, id: int) -> None:
        """Send it to the pages at this server."""
        found = await self.loaders[kind](table_id, id) if self._watchers.get(table_id) else None
        if found is None:
            return
        message, audience = found
        for watcher in self._watchers.get(table_id, ()):
            if audience is None or set(audience) & set(watcher.factions):
                watcher.send(message)

    # Who is there

    def online(self, table_id: str) -> list[str]:
        """The factions that somebody is there for, on any server."""
        elsewhere = [faction for there in list(self._elsewhere.get(table_id, {}).values()) for faction in there]
        return sorted({*self._here(table_id), *elsewhere})

    def _here(self, table_id: str) -> list[str]:
        return sorted({faction for watcher in list(self._watchers.get(table_id, ())) for faction in watcher.factions})

    async def _publish_presence(self, table_id: str) -> None:
        self._send_presence(table_id)
        await self._notices.publish({"table": table_id, "here": self._here(table_id)})

    def _send_presence(self, table_id: str) -> None:
        """Send who is online, where that is news."""
        online = self.online(table_id)
        if self._shown_online.get(table_id) != online:
            self._shown_online[table_id] = online
            for watcher in self._watchers.get(table_id, ()):
                watcher.send({"type": "presence", "online": online})

    async def hear_presence(self, table_id: str, server: str, factions: list[str], asks: bool = False) -> None:
        """These factions are online at another server, which may ask who is online here."""
        if table_id not in self._watchers:
            return
        self.alive.setdefault(server, monotonic())
        stranger = server not in self._elsewhere[table_id]
        self._elsewhere[table_id][server] = factions
        self._send_presence(table_id)
        if stranger or asks:
            await self._notices.publish({"table": table_id, "here": self._here(table_id)})

    def expire(self, since: float) -> None:
        """Who was at a server that has given no sign of life since then is online no more."""
        dead = {server for server, heard in self.alive.items() if heard < since}
        for server in dead:
            del self.alive[server]
        for table_id, there in list(self._elsewhere.items()):
            if dead & set(there):
                self._elsewhere[table_id] = {server: here for server, here in there.items() if server not in dead}
                self._send_presence(table_id)

    async def renew(self) -> None:
        """Everything that pages show may be old, and who is online elsewhere is asked anew."""
        self._elsewhere.clear()
        for watcher in {watcher for watchers in self._lobbies.values() for watcher in watchers}:
            watcher.renew()
        for table_id in list(self._watchers):
            await self._notices.publish({"table": table_id, "here": self._here(table_id), "asks": True})
