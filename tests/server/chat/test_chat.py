"""Chat for all and for the players; notes for oneself."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.visitors import House, Visitor, running, until


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with running(tmp_path_factory.mktemp("chat")) as house:
        yield house


class At:
    """A table with two players and somebody who looks on."""

    def __init__(self, house: House) -> None:
        self.owner, self.friend, self.spectator = (Visitor(house) for _ in range(3))
        table = self.owner.open("cyprus", british="me", eoka="link")
        self.friend.post(f"/seats/{self.owner.link(table, 'eoka')}")
        self.spectator.meet()
        self.path = f"/tables/{table['id']}"
        self.id: str = table["id"]


@pytest.fixture
def at(house: House) -> Iterator[At]:
    at = At(house)
    with at.owner, at.friend, at.spectator:
        yield at


def test_what_is_said_to_all_is_read_by_all(at: At) -> None:
    at.owner.put("/me", {"name": "Ada"})
    said = at.owner.post(f"{at.path}/chat", {"to": "all", "text": " Good luck! \n"})
    assert (said["name"], said["faction"], said["to"], said["text"]) == ("Ada", "british", "all", "Good luck!")
    for visitor in (at.owner, at.friend, at.spectator):
        assert visitor.get(f"{at.path}/chat") == [said]


def test_what_is_said_to_the_players_is_hidden_from_spectators(at: At) -> None:
    at.friend.post(f"{at.path}/chat", {"to": "players", "text": "psst"})
    assert [line["text"] for line in at.owner.get(f"{at.path}/chat")] == ["psst"]
    assert at.spectator.get(f"{at.path}/chat") == []


def test_open_pages_hear_it_at_once_if_they_may(at: At) -> None:
    pages = [visitor.watch(at.id) for visitor in (at.owner, at.friend, at.spectator)]
    for page in pages:
        until(lambda page=page: page.of("table"))
    at.friend.post(f"{at.path}/chat", {"to": "players", "text": "psst"})
    at.friend.post(f"{at.path}/chat", {"to": "all", "text": "hello"})
    until(lambda: all(page.of("chat") and page.of("chat")[-1]["message"]["text"] == "hello" for page in pages))
    heard = [[told["message"]["text"] for told in page.of("chat")] for page in pages]
    assert heard == [["psst", "hello"], ["psst", "hello"], ["hello"]]
    assert pages[0].of("chat")[-1]["message"] == at.owner.get(f"{at.path}/chat")[-1]


def test_spectators_write_nothing(at: At) -> None:
    for to in ("all", "players"):
        assert at.spectator.refused("POST", f"{at.path}/chat", {"to": to, "text": "hello"})["status_code"] == 403
    assert at.owner.get(f"{at.path}/chat") == []


@pytest.mark.parametrize("text", ["", "  \n ", "x" * 1001, "a\0b"])
def test_a_message_says_something_and_not_too_much(at: At, text: str) -> None:
    assert at.owner.refused("POST", f"{at.path}/chat", {"text": text})["status_code"] == 400


def test_who_plays_both_sides_speaks_for_neither(house: House) -> None:
    with Visitor(house) as alone:
        table = alone.open("kenya", british="me", mau_mau="me")
        assert alone.post(f"/tables/{table['id']}/chat", {"text": "hm"})["faction"] is None


def test_notes_are_ones_own(at: At) -> None:
    assert at.owner.get(f"{at.path}/notes") == {"text": ""}
    at.owner.put(f"{at.path}/notes", {"text": "watch Paphos"})
    assert at.owner.put(f"{at.path}/notes", {"text": "watch Kyrenia"}) == {"text": "watch Kyrenia"}
    at.spectator.put(f"{at.path}/notes", {"text": "they are slow"})
    assert at.owner.get(f"{at.path}/notes") == {"text": "watch Kyrenia"}
    assert at.friend.get(f"{at.path}/notes") == {"text": ""}
    assert at.spectator.get(f"{at.path}/notes") == {"text": "they are slow"}


def test_there_is_no_chat_at_no_table(house: House) -> None:
    with Visitor(house) as visitor:
        for path in ("chat", "notes"):
            assert visitor.status("GET", f"/tables/nowhere/{path}") == 404
