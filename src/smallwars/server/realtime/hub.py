"""The hub of live updates: which pages look at which table, and what they are sent."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable, Collection, Iterable, Sequence
from itertools import chain
from time import monotonic
from typing import Any, Final

from .notices import Notices

SESSIONS_IN_A_NOTICE: Final = 50
"""The most sessions in one notice: PostgreSQL takes 8000 bytes."""

Message = dict[str, Any]
Announcement = tuple[Message, Collection[str] | None]
"""A message, and the factions it is for; None: everybody."""
Loader = Callable[[str, int], Awaitable[Announcement | None]]
"""A function that reads, by the ids of a table and of something stored, what the pages at that table are sent."""


class SessionEnded(Exception):
    """The error that closes the socket of a page whose session is over."""


class Watcher:
    """One open page, and what it is still to be sent: of a table that changes often only the latest state."""

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
        """Queue a message for the page."""
        self._messages.append(message)
        self._awake.set()

    def renew(self) -> None:
        """Note that everything the page shows may be old."""
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
        """The loader of each kind of announcement."""
        self.alive: dict[str, float] = {}
        """When the other servers were heard last, by their names."""
        self._notices = notices
        self._open: set[Watcher] = set()
        self._watchers: defaultdict[str, set[Watcher]] = defaultdict(set)
        """The pages at each table."""
        self._lobbies: defaultdict[str, set[Watcher]] = defaultdict(set)
        """The pages that show all tables of a person."""
        self._online_by_server: defaultdict[str, dict[str, list[str]]] = defaultdict(dict)
        """The factions that are online at each of the other servers, by table."""
        self._shown_online: dict[str, list[str]] = {}
        """The factions that the pages of each table show as online."""

    # Pages

    def add_page(self, watcher: Watcher) -> None:
        """Note a page whose socket is opened."""
        self._open.add(watcher)

    def remove_page(self, watcher: Watcher) -> None:
        """Forget a page whose socket is closed."""
        self._open.discard(watcher)

    async def end_sessions(self, hashes: Sequence[str]) -> None:
        """Close the sockets of these sessions, here and at the other servers."""
        self.end_here(hashes)
        for start in range(0, len(hashes), SESSIONS_IN_A_NOTICE):
            await self._notices.publish({"ended": list(hashes[start : start + SESSIONS_IN_A_NOTICE])})

    def end_here(self, hashes: Collection[str]) -> None:
        """Close the sockets of these sessions at this server."""
        for watcher in [each for each in self._open if each.session in hashes]:
            watcher.end()

    async def enter(self, table_id: str, watcher: Watcher) -> None:
        """Note a page that opens a table."""
        self._watchers[table_id].add(watcher)
        if self._shown_online.get(table_id) == self.online(table_id):
            watcher.send({"type": "presence", "online": self.online(table_id)})
        await self._publish_presence(table_id)

    async def seat(self, table_id: str, watcher: Watcher, factions: list[str]) -> None:
        """Note the factions that the person at a page plays."""
        if watcher.factions != factions:
            watcher.factions = factions
            await self._publish_presence(table_id)

    async def leave(self, table_id: str, watcher: Watcher) -> None:
        """Forget a page that closes a table."""
        self._watchers[table_id].discard(watcher)
        await self._publish_presence(table_id)
        if not self._watchers[table_id]:
            del self._watchers[table_id]
            self._online_by_server.pop(table_id, None)
            self._shown_online.pop(table_id, None)

    def enter_lobby(self, person: str, watcher: Watcher) -> None:
        """Note a page that shows all tables of a person."""
        self._lobbies[person].add(watcher)

    def leave_lobby(self, person: str, watcher: Watcher) -> None:
        """Forget a page that shows all tables of a person."""
        self._lobbies[person].discard(watcher)
        if not self._lobbies[person]:
            del self._lobbies[person]

    # What pages are sent

    @property
    def has_lobbies(self) -> bool:
        """Whether any page shows all tables of a person."""
        return bool(self._lobbies)

    def tables_shown(self) -> list[str]:
        """The tables that are open in a page."""
        return list(self._watchers)

    def change(self, table_id: str, people: Iterable[str]) -> None:
        """Tell the pages that a table of these people has changed."""
        for watcher in self._watchers.get(table_id, ()):
            watcher.change(table_id)
        for person in people:
            for watcher in self._lobbies.get(person, ()):
                watcher.change(table_id)

    async def announce(self, kind: str, table_id: str, id: int) -> None:
        """Announce something that is stored already, such as a message; `loaders[kind]` reads it at each server."""
        await self.deliver(kind, table_id, id)
        await self._notices.publish({"table": table_id, "kind": kind, "id": id})

    async def deliver(self, kind: str, table_id: str, id: int) -> None:
        """Send an announcement to the pages at this server."""
        announcement = await self.loaders[kind](table_id, id) if self._watchers.get(table_id) else None
        if announcement is None:
            return
        message, audience = announcement
        for watcher in self._watchers.get(table_id, ()):
            if audience is None or set(audience) & set(watcher.factions):
                watcher.send(message)

    # Who is online

    def online(self, table_id: str) -> list[str]:
        """The factions of a table whose people are online, at any server."""
        by_server = self._online_by_server.get(table_id, {})
        return sorted({*self._online_here(table_id), *chain.from_iterable(list(by_server.values()))})

    def _online_here(self, table_id: str) -> list[str]:
        return sorted({faction for watcher in list(self._watchers.get(table_id, ())) for faction in watcher.factions})

    async def _publish_presence(self, table_id: str) -> None:
        self._send_presence(table_id)
        await self._notices.publish({"table": table_id, "here": self._online_here(table_id)})

    def _send_presence(self, table_id: str) -> None:
        """Tell the pages at a table who is online, if that has changed."""
        online = self.online(table_id)
        if self._shown_online.get(table_id) != online:
            self._shown_online[table_id] = online
            for watcher in self._watchers.get(table_id, ()):
                watcher.send({"type": "presence", "online": online})

    async def hear_presence(self, table_id: str, server: str, factions: list[str], asks: bool = False) -> None:
        """Note the factions that are online at another server, which may ask who is online here."""
        if table_id not in self._watchers:
            return
        self.alive.setdefault(server, monotonic())
        is_new_server = server not in self._online_by_server[table_id]
        self._online_by_server[table_id][server] = factions
        self._send_presence(table_id)
        if is_new_server or asks:
            await self._notices.publish({"table": table_id, "here": self._online_here(table_id)})

    def expire(self, silent_since: float) -> None:
        """Forget who is online at servers that have given no sign of life since a time."""
        dead = {server for server, heard in self.alive.items() if heard < silent_since}
        for server in dead:
            del self.alive[server]
        for table_id, by_server in list(self._online_by_server.items()):
            if dead & set(by_server):
                self._online_by_server[table_id] = {
                    server: factions for server, factions in by_server.items() if server not in dead
                }
                self._send_presence(table_id)

    async def renew(self) -> None:
        """Have everything that pages show sent anew, and ask the other servers anew who is online."""
        self._online_by_server.clear()
        for watcher in {watcher for watchers in self._lobbies.values() for watcher in watchers}:
            watcher.renew()
        for table_id in list(self._watchers):
            await self._notices.publish({"table": table_id, "here": self._online_here(table_id), "asks": True})
