"""Letters: what they tell, that they arrive once, though the other side fails first, and whom they never reach."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from time import time
from typing import Any

import pytest
from sqlalchemy import func, select, update

from smallwars.server.errors import RequestError
from smallwars.server.mail import delivery, letters
from smallwars.server.mail.addresses import MAX_QUESTIONS, ask_owner, confirm, stop, without_links
from smallwars.server.mail.delivery import DeliveryError, is_public, send_mail, send_webhook
from smallwars.server.mail.letters import Letters
from smallwars.server.realtime.hub import Watcher
from smallwars.server.server import Server
from smallwars.server.storage.models import Letter, Person

from ..inside import go, inside, new_database, opened, pass_the_turn, person, service, two_players, until

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
    """A server that takes mail and keeps it."""

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
    monkeypatch.setattr(letters, "LOOK_INTERVAL", 0.1)


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
            me, you = await person(server, email="me@example.org", confirmed="me@example.org"), await person(server)
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
                await until(lambda: service(server, Letters)._sender is not None)
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
            assert await sender.send_due(time() + letters.CLAIM_TIME + 1) == 1
            await all_sent(server, 1)
            assert len(hook.taken) == 1

    go(story())


def test_a_choice_that_is_not_written_writes_no_letter(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any) -> None:
        raise RuntimeError("the database is full")

    async def story() -> None:
        async with inside() as server:
            me, you = await person(server, webhook="http://127.0.0.1:1/"), await person(server)
            live = await two_players(server, me, you)
            monkeypatch.setattr(server.tables._notices, "enclose", broken)
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


def test_a_slow_host_holds_up_no_other() -> None:
    async def story() -> None:
        async def silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            asked.append(writer)
            await reader.read()

        asked: list[asyncio.StreamWriter] = []
        slow = await asyncio.start_server(silent, "127.0.0.1", 0)
        async with slow, listening(Hook, 0, "http") as hook, inside(allow_private_webhooks=True) as server:
            port = slow.sockets[0].getsockname()[1]
            me, you = await person(server, webhook=f"http://127.0.0.1:{port}/"), await person(server)
            quick = await person(server, webhook=hook.url.replace("127.0.0.1", "localhost"))
            for player in (me, me, me, me, quick):
                await pass_the_turn(server, await two_players(server, player, you), you)
            await until(lambda: len(asked) == letters.MAX_TO_A_HOST and hook.taken)
            await asyncio.sleep(0.3)
            assert len(asked) == letters.MAX_TO_A_HOST

    go(story())


def test_mail_that_hangs_holds_up_no_other_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(delivery, "TIMEOUT", 1.0)

    async def story() -> None:
        async def silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.read()
            writer.close()

        slow = await asyncio.start_server(silent, "127.0.0.1", 0)
        payload = {**PAYLOAD, "subject": "s", "link": "l", "stop": "s", "stop_url": "u"}
        async with slow:
            url = f"smtp://127.0.0.1:{slow.sockets[0].getsockname()[1]}"
            mails = [asyncio.create_task(send_mail(url, "a@b.org", "c@d.org", "k", payload)) for _ in range(40)]
            await asyncio.sleep(0.1)
            async with asyncio.timeout(2):
                await asyncio.to_thread(int)
            for task in mails:
                task.cancel()
            await asyncio.gather(*mails, return_exceptions=True)

    go(story())


def test_a_person_gets_so_many_letters_in_an_hour(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(letters, "MAX_AN_HOUR", 2)

    async def story() -> None:
        async with inside() as server:
            me, you = await person(server, webhook="http://127.0.0.1:1/"), await person(server)
            for _ in range(4):
                await pass_the_turn(server, await two_players(server, me, you), you)
            assert len(await stored(server)) == 2
            async with server.database.write() as db:
                await db.execute(update(Letter).values(written=time() - 3601))
            await pass_the_turn(server, await two_players(server, me, you), you)
            assert len(await stored(server)) == 3

    go(story())


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("You won! Claim at http://evil.example/x now", "You won! Claim at now"),
        ("[here](https://evil.example)", ""),
        ("see www.evil.example, evil.example/x or 10.1.2.3/x", "see or"),
        ("Ada vs. Bob, game no. 2", "Ada vs. Bob, game no. 2"),
    ],
)
def test_a_name_brings_no_links_into_a_letter(name: str, told: str) -> None:
    assert without_links(name) == told


# Addresses that somebody has confirmed


async def request(server: Server, person: Person, email: str) -> None:
    """Change the address of a person as PUT /me does."""
    async with server.database.write() as db:
        await db.execute(update(Person).where(Person.id == person.id).values(email=email))
        await db.run_sync(ask_owner, person.id, server.settings.address)


def token_in(mail: dict[str, Any], what: str) -> str:
    return str(mail["text"]).replace("=\n", "").partition(f"/api/me/email/{what}?token=")[2].split()[0]


def test_an_address_gets_no_letter_before_its_owner_says_yes() -> None:
    async def story() -> None:
        async with listening(PostOffice, 0, "smtp") as post, inside(smtp=post.url) as server:
            me, other, you = await person(server), await person(server), await person(server)
            for asker in (me, other, me):
                await request(server, asker, "victim@example.org")
            await pass_the_turn(server, await two_players(server, me, you), you)
            await all_sent(server, 1)
            assert [mail["Subject"] for mail in post.taken] == ["Small Wars: shall we write to you?"]
            for wrong in ("", "x", me.id, token_in(post.taken[0], "confirm")[:-1] + "x", "\0.x"):
                with pytest.raises(RequestError, match="leads nowhere"):
                    await confirm(server.database, wrong)
            await confirm(server.database, token_in(post.taken[0], "confirm"))
            await pass_the_turn(server, await two_players(server, me, you), you)
            await all_sent(server, 2)
            assert post.taken[1]["To"] == "victim@example.org" and "your turn" in post.taken[1]["Subject"]
            await stop(server.database, token_in(post.taken[1], "stop"))
            await pass_the_turn(server, await two_players(server, me, you), you)
            assert len(await stored(server)) == 2

    go(story())


def test_nobody_asks_many_addresses() -> None:
    async def story() -> None:
        async with listening(PostOffice, 0, "smtp") as post, inside(smtp=post.url) as server:
            me = await person(server)
            for number in range(MAX_QUESTIONS + 3):
                await request(server, me, f"victim{number}@example.org")
            assert len(await stored(server)) == MAX_QUESTIONS

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
    with pytest.raises(DeliveryError):
        asyncio.run(send_webhook(target, {}, allow_private=False))


PAYLOAD = {"title": "t", "url": "u", "greeting": "g", "name": "n", "heading": "", "lines": []}


def test_the_answer_of_a_webhook_is_not_read() -> None:
    async def story() -> None:
        async def endless(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.readuntil(b"\r\n\r\n")
            writer.write(b"HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\n")
            with suppress(ConnectionError):
                while True:
                    writer.write(b"\0" * 10_000)
                    await writer.drain()

        server = await asyncio.start_server(endless, "127.0.0.1", 0)
        async with server, asyncio.timeout(5):
            await send_webhook(f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/", PAYLOAD, allow_private=True)

    go(story())


def test_a_redirect_is_not_followed() -> None:
    async def story() -> None:
        async def away(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.readuntil(b"\r\n\r\n")
            writer.write(b"HTTP/1.1 302 There\r\nLocation: http://127.0.0.1:1/\r\nContent-Length: 0\r\n\r\n")
            await writer.drain()
            writer.close()

        server = await asyncio.start_server(away, "127.0.0.1", 0)
        async with server:
            port = server.sockets[0].getsockname()[1]
            with pytest.raises(DeliveryError, match="302"):
                await send_webhook(f"http://127.0.0.1:{port}/", PAYLOAD, allow_private=True)

    go(story())
