"""Letters: what they tell, that they arrive once, though the other side fails first, and whom they never reach."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from time import time
from typing import Any

import pytest
from sqlalchemy import func, select, update

from smallwars.server import letters
from smallwars.server.letters import Letters
from smallwars.server.models import Letter
from smallwars.server.parts import Server
from smallwars.server.post import Refused, is_public, send_webhook
from smallwars.server.sockets import Watcher

from .inside import go, inside, new_database, opened, pass_the_turn, person, service, two_players, until

pytestmark = pytest.mark.slow


class Hook:
    """A web server on this machine that refuses the first requests and takes those after them."""

    def __init__(self, refuses: int) -> None:
        self.refuses, self.asked, self.taken = refuses, 0, list[dict[str, Any]]()
        self.hosts: list[str] = []
        self.url = ""

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        fields = dict(line.split(": ", 1) for line in head.split("\r\n")[1:] if line)
        body = await reader.readexactly(int(fields["content-length"]))
        self.asked += 1
        self.hosts.append(fields["host"])
        if fine := self.asked > self.refuses:
            self.taken.append(json.loads(body))
        writer.write(b"HTTP/1.1 %s\r\nContent-Length: 0\r\n\r\n" % (b"204 Fine" if fine else b"503 Busy"))
        await writer.drain()
        writer.close()


class PostOffice(Hook):
    """The same for mail."""

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 here\r\n")
        while line := (await reader.readline()).upper():
            if line.startswith(b"MAIL"):
                self.asked += 1
            if line.startswith(b"MAIL") and self.asked <= self.refuses:
                writer.write(b"451 later\r\n")
            elif line.startswith(b"DATA"):
                writer.write(b"354 go on\r\n")
                self.keep(await reader.readuntil(b"\r\n.\r\n"))
                writer.write(b"250 taken\r\n")
            else:
                writer.write(b"221 bye\r\n" if line.startswith(b"QUIT") else b"250 fine\r\n")
            await writer.drain()
            if line.startswith(b"QUIT"):
                break
        writer.close()

    def keep(self, data: bytes) -> None:
        mail = message_from_bytes(data[:-3].replace(b"\r\n..", b"\r\n."), policy=default)
        assert isinstance(mail, EmailMessage)
        self.taken.append({**mail, "text": mail.get_content()})


@asynccontextmanager
async def listening(kind: type[Hook], refuses: int, scheme: str) -> AsyncIterator[Hook]:
    hook = kind(refuses)
    server = await asyncio.start_server(hook.answer, "127.0.0.1", 0)
    hook.url = f"{scheme}://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    async with server:
        yield hook


async def stored(server: Server) -> list[Letter]:
    async with server.database.read() as db:
        return list(await db.scalars(select(Letter).order_by(Letter.id)))


async def all_sent(server: Server, count: int) -> None:
    async def missing() -> bool:
        async with server.database.read() as db:
            sent = await db.scalar(select(func.count()).where(Letter.sent.is_(True)))
        return sent != count

    async with asyncio.timeout(30):
        while await missing():
            await asyncio.sleep(0.05)


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(letters, "FIRST_WAIT", 0.05)
    monkeypatch.setattr(letters, "LOOKS", 0.1)


def test_a_webhook_that_fails_at_first_gets_the_letter_once() -> None:
    async def story() -> None:
        async with (
            listening(Hook, 2, "http") as hook,
            inside(allow_private_webhooks=True, public_url="https://x.org/") as server,
        ):
            me = await person(server, webhook=f"{hook.url}/hook?thread=1")
            you = await person(server)
            live = await two_players(server, me, you)
            assert await pass_the_turn(server, live, you) == "british"
            await all_sent(server, 1)
            await asyncio.sleep(0.3)
            assert hook.asked == 3 and len(hook.taken) == 1
            letter = hook.taken[0]
            assert letter["username"] == "Small Wars" and letter["allowed_mentions"] == {"parse": []}
            assert f"https://x.org/table/{live.id}" in letter["content"] and "British" in letter["content"]
            told = letter["embeds"][0]["description"]
            assert told.startswith("Since your last turn:") and len(told.splitlines()) > 3
            assert live.play.game.log[-1].text("en") in told
            stays = (await stored(server))[0]
            assert stays.attempts == 3 and stays.key.startswith(f"{live.id}:british:{live.seq}:webhook")

    go(story())


def test_a_mail_server_that_fails_at_first_gets_the_letter_once() -> None:
    async def story() -> None:
        async with (
            listening(PostOffice, 1, "smtp") as post,
            inside(smtp=post.url, mail_from="table@example.org") as server,
        ):
            me, you = await person(server, email="me@example.org"), await person(server)
            live = await two_players(server, me, you)
            await pass_the_turn(server, live, you)
            await all_sent(server, 1)
            await asyncio.sleep(0.3)
            assert post.asked == 2 and len(post.taken) == 1
            mail = post.taken[0]
            assert mail["To"] == "me@example.org" and "table@example.org" in mail["From"]
            assert mail["Subject"] == f"{live.title.name}: your turn as British"
            assert mail["Message-ID"].startswith(f"<{live.id}.british.{live.seq}.email.")
            assert f"/table/{live.id}" in mail["text"] and "Since your last turn:" in mail["text"]

    go(story())


def test_a_letter_survives_a_restart() -> None:
    async def story() -> None:
        database = new_database()
        async with listening(Hook, 0, "http") as hook:
            async with inside(database) as server:  # private addresses are refused here
                me, you = await person(server, webhook=hook.url), await person(server)
                live = await two_players(server, me, you)
                await pass_the_turn(server, live, you)
                await until(lambda: service(server, Letters)._sending is not None)
                while not (await stored(server))[0].error:
                    await asyncio.sleep(0.02)
                assert hook.asked == 0 and "private network" in (await stored(server))[0].error
            async with inside(database, allow_private_webhooks=True) as server:
                await all_sent(server, 1)
                assert len(hook.taken) == 1

    go(story())


def test_two_servers_send_a_letter_once() -> None:
    async def story() -> None:
        database = new_database()
        async with (
            listening(Hook, 0, "http") as hook,
            inside(database, allow_private_webhooks=True) as one,
            inside(database, allow_private_webhooks=True) as other,
        ):
            me, you = await person(one, webhook=hook.url), await person(one)
            for _ in range(6):
                live = await two_players(one, me, you)
                await pass_the_turn(one, live, you)
            for _ in range(5):
                both = (service(server, Letters).send_due(time()) for server in (one, other))
                await asyncio.gather(*both)
            await all_sent(one, 6)
            assert len(hook.taken) == 6

    go(story())


@pytest.mark.postgres
def test_two_servers_on_postgresql_send_a_letter_once(postgres: str) -> None:
    async def story() -> None:
        async with (
            listening(Hook, 0, "http") as hook,
            inside(postgres, allow_private_webhooks=True) as one,
            inside(postgres, allow_private_webhooks=True) as other,
        ):
            async with one.database.write() as db:
                await db.execute(update(Letter).values(sent=True))
            me, you = await person(one, webhook=hook.url), await person(one)
            for _ in range(6):
                live = await two_players(one, me, you)
                await pass_the_turn(one, live, you)
                both = (service(server, Letters).send_due(time()) for server in (one, other))
                await asyncio.gather(*both)
            await until(lambda: len(hook.taken) >= 6)
            await asyncio.sleep(0.3)
            assert len(hook.taken) == 6

    go(story())


def test_who_claimed_a_letter_and_died_leaves_it_to_others() -> None:
    async def story() -> None:
        async with listening(Hook, 0, "http") as hook, inside(allow_private_webhooks=True) as server:
            sender = service(server, Letters)
            await sender.stop()
            me, you = await person(server, webhook=hook.url), await person(server)
            live = await two_players(server, me, you)
            await pass_the_turn(server, live, you)
            assert len(await sender._claim(time())) == 1
            assert await sender.send_due(time()) == 0
            assert await sender.send_due(time() + letters.CLAIM + 1) == 1 and len(hook.taken) == 1

    go(story())


def test_a_choice_that_is_not_written_writes_no_letter(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any) -> None:
        raise RuntimeError("the database is full")

    async def story() -> None:
        async with inside() as server:
            me, you = await person(server, webhook="http://127.0.0.1:1/"), await person(server)
            live = await two_players(server, me, you)
            monkeypatch.setattr(server.tables.audience, "enclose", broken)
            with pytest.raises(RuntimeError):
                await pass_the_turn(server, live, you)
            assert await stored(server) == []

    go(story())


def test_nobody_is_told_what_he_sees_or_did_himself() -> None:
    async def story() -> None:
        async with inside() as server:
            me, you = await person(server, webhook="http://127.0.0.1:1/"), await person(server)
            alone = await opened(server, me, {"british": "me", "eoka": "me"})
            await pass_the_turn(server, alone, me)
            live = await two_players(server, me, you)
            watcher = Watcher(me.id, "en")
            watcher.factions = live.factions(me.id)
            await server.hub.enter(live.id, watcher)
            await pass_the_turn(server, live, you)
            assert await stored(server) == []
            await server.hub.leave(live.id, watcher)
            again = await two_players(server, me, you)
            await pass_the_turn(server, again, you)
            assert len(await stored(server)) == 1

    go(story())


def test_a_bots_turn_writes_a_letter_too() -> None:
    async def story() -> None:
        async with listening(Hook, 0, "http") as hook, inside(allow_private_webhooks=True) as server:
            me = await person(server, webhook=hook.url)
            await opened(server, me, {"british": "me", "eoka": "random"})
            await until(lambda: hook.taken)

    go(story())


# Where letters may go


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("93.184.216.34", True),
        ("2606:2800:220:1:248:1893:25c8:1946", True),
        ("127.0.0.1", False),
        ("10.1.2.3", False),
        ("192.168.0.1", False),
        ("169.254.169.254", False),
        ("100.64.0.1", False),
        ("0.0.0.0", False),
        ("224.0.0.1", False),
        ("::1", False),
        ("::", False),
        ("fe80::1%eth0", False),
        ("fd00::1", False),
        ("::ffff:127.0.0.1", False),
        ("2002:7f00:1::", False),
        ("64:ff9b::7f00:1", False),
    ],
)
def test_which_addresses_are_out_in_the_world(address: str, public: bool) -> None:
    assert is_public(address) is public


@pytest.mark.parametrize(
    "target",
    [
        "http://127.0.0.1:9/",
        "http://localhost:9/",
        "http://[::1]:9/",
        "http://0x7f000001:9/",
        "ftp://127.0.0.1/",
        "file:///etc/passwd",
    ],
)
def test_a_webhook_into_the_house_is_refused(target: str) -> None:
    with pytest.raises(Refused):
        asyncio.run(send_webhook(target, {}, allow_private=False))


def test_a_redirect_is_not_followed() -> None:
    async def story() -> None:
        async def away(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.readuntil(b"\r\n\r\n")
            writer.write(b"HTTP/1.1 302 There\r\nLocation: http://127.0.0.1:1/\r\nContent-Length: 0\r\n\r\n")
            await writer.drain()
            writer.close()

        server = await asyncio.start_server(away, "127.0.0.1", 0)
        payload = {"title": "t", "url": "u", "greeting": "g", "name": "n", "heading": "", "lines": []}
        async with server:
            port = server.sockets[0].getsockname()[1]
            with pytest.raises(Refused, match="302"):
                await send_webhook(f"http://127.0.0.1:{port}/", payload, allow_private=True)

    go(story())
