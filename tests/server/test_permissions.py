"""Nobody acts for another seat, reads another's hand, hidden chat or notes; a link that was renewed leads nowhere."""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from smallwars.server.pages import security_policy
from tests.server.visitors import House, Visitor, choice, running

pytestmark = pytest.mark.slow

Json = dict[str, Any]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with running(tmp_path_factory.mktemp("permissions")) as house:
        yield house


class At:
    """A table of Attila: two players, somebody with a seat elsewhere who looks on, and a stranger without cookies."""

    def __init__(self, house: House) -> None:
        self.turkish, self.cypriot, self.spectator, self.stranger = (Visitor(house) for _ in range(4))
        self.table = self.turkish.open("attila", turkish="me", cypriot="link")
        self.token = self.turkish.link(self.table, "cypriot")
        self.cypriot.post(f"/seats/{self.token}")
        self.spectator.open("attila", turkish="me", cypriot="me")
        self.path = f"/tables/{self.table['id']}"
        self.house = house

    def seen(self, visitor: Visitor) -> Json:
        table: Json = visitor.get(self.path)
        return table

    @property
    def asked(self) -> tuple[Visitor, Visitor]:
        """The player who is asked, and the other."""
        pair = (self.turkish, self.cypriot)
        return pair if self.seen(self.turkish)["your_turn"] else pair[::-1]


@pytest.fixture
def at(house: House) -> Iterator[At]:
    at = At(house)
    with at.turkish, at.cypriot, at.spectator, at.stranger:
        yield at


# Acting


def test_only_who_is_asked_chooses(at: At) -> None:
    asked, other = at.asked
    question = at.seen(asked)["board"]["question"]
    option, seq = question["options"][0]["id"], at.table["seq"]
    for visitor in (other, at.spectator, at.stranger):
        assert at.seen(visitor)["board"]["question"]["options"] == []
        assert not at.seen(visitor)["your_turn"]
        for more in ({}, {"faction": question["actor"]}):
            assert visitor.status("POST", f"{at.path}/choices", choice(seq, option, **more)) == 403
    assert at.seen(asked)["seq"] == seq
    asked.choose(at.table["id"], seq, option)


def test_who_is_asked_cannot_choose_in_anothers_name(at: At) -> None:
    asked, _ = at.asked
    question = at.seen(asked)["board"]["question"]
    foe = "cypriot" if question["actor"] == "turkish" else "turkish"
    request = choice(at.table["seq"], question["options"][0]["id"], faction=foe)
    assert asked.status("POST", f"{at.path}/choices", request) == 403


def test_only_ones_own_choice_is_taken_back(at: At) -> None:
    asked, other = at.asked
    table = asked.choose(at.table["id"], at.table["seq"], at.seen(asked)["board"]["question"]["options"][0]["id"])
    for visitor in (other, at.spectator, at.stranger):
        assert not at.seen(visitor)["can_undo"]
        assert visitor.status("POST", f"{at.path}/undo", {"seq": table["seq"], "key": "k"}) == 403


def test_only_players_resign(at: At) -> None:
    for visitor in (at.spectator, at.stranger):
        assert visitor.status("POST", f"{at.path}/resign") == 403
    assert at.cypriot.status("POST", f"{at.path}/resign", {"faction": "turkish"}) == 403
    assert at.seen(at.turkish)["board"]["result"] is None


def test_nobody_sits_down_where_somebody_sits(at: At) -> None:
    for visitor in (at.spectator, at.stranger, at.turkish):
        assert visitor.status("POST", f"{at.path}/sit", {"faction": "cypriot"}) == 409


def test_a_choice_of_another_is_not_repeated_by_its_key(at: At) -> None:
    asked, other = at.asked
    request = choice(at.table["seq"], at.seen(asked)["board"]["question"]["options"][0]["id"])
    asked.post(f"{at.path}/choices", request)
    assert other.status("POST", f"{at.path}/choices", request) in (403, 409)
    assert at.stranger.status("POST", f"{at.path}/choices", request) in (403, 409)


# Reading


def test_a_hand_is_shown_to_its_seat_alone(at: At) -> None:
    hands = at.house.live(at.table["id"]).play.game.position()["hands"]
    shown = {visitor: cards(at.seen(visitor)) for visitor in (at.turkish, at.cypriot, at.spectator, at.stranger)}
    assert hands["turkish"] and hands["cypriot"]
    assert shown[at.turkish] == {"Turkish": len(hands["turkish"]), "Cypriot": 0}
    assert shown[at.cypriot] == {"Turkish": 0, "Cypriot": len(hands["cypriot"])}
    assert shown[at.spectator] == shown[at.stranger] == {"Turkish": 0, "Cypriot": 0}


def cards(table: Json) -> dict[str, int]:
    """How many cards of each hand are shown with their values."""
    lines = [fact.partition(" cards: ") for fact in table["board"]["facts"] if " cards: " in fact]
    return {side: told.count("Movement") for side, _, told in lines if side in ("Turkish", "Cypriot")}


def test_the_past_hides_what_the_present_hides(at: At) -> None:
    for visitor, own in ((at.turkish, "Turkish"), (at.cypriot, "Cypriot"), (at.spectator, ""), (at.stranger, "")):
        for step in range(at.table["steps"] + 1):
            board = visitor.get(f"{at.path}/steps/{step}")
            shown = cards({"board": board})
            assert all(count == 0 for side, count in shown.items() if side != own)


def test_why_not_tells_only_who_is_asked(at: At) -> None:
    _, other = at.asked
    for option in ("g1-6", "w1-6", "g5-3", "w3-3", "pass"):
        told = [visitor.get(f"{at.path}/why", option=option) for visitor in (other, at.spectator, at.stranger)]
        assert len({json.dumps(each) for each in told}) == 1 and "decides now" in told[0]["text"]


def test_notes_and_hidden_chat_stay_hidden(at: At) -> None:
    at.turkish.put(f"{at.path}/notes", {"text": "secret plan"})
    at.turkish.post(f"{at.path}/chat", {"to": "players", "text": "secret word"})
    for visitor in (at.spectator, at.stranger):
        assert visitor.get(f"{at.path}/notes") == {"text": ""} and visitor.get(f"{at.path}/chat") == []
        assert visitor.status("POST", f"{at.path}/chat", {"text": "hello"}) == 403
    assert at.cypriot.get(f"{at.path}/notes") == {"text": ""}
    sent = b"".join(at.spectator.bytes + at.stranger.bytes)
    assert b"secret" not in sent and b"secret plan" not in b"".join(at.cypriot.bytes)


def test_nobody_reads_what_a_person_keeps_for_himself(at: At) -> None:
    at.turkish.put("/me", {"email": "ada@example.org", "webhook": "https://example.org/hook/secret"})
    for visitor in (at.cypriot, at.spectator, at.stranger):
        at.seen(visitor)
        visitor.get("/me")
        visitor.get("/tables", list="live")
        assert b"example.org" not in b"".join(visitor.bytes)


# Links


def test_links_are_told_to_those_who_may_hand_them_on(at: At) -> None:
    for visitor in (at.spectator, at.stranger):
        assert all(seat["link"] is None for seat in at.seen(visitor)["seats"])
    assert [seat["link"] is None for seat in at.seen(at.cypriot)["seats"]] == [True, False]
    assert [seat["link"] is None for seat in at.seen(at.turkish)["seats"]] == [False, True]


def test_a_wrong_link_leads_nowhere(at: At) -> None:
    for token in ("wrong", at.token[:-1], at.token.swapcase(), at.table["id"], "x" * 200):
        assert at.stranger.status("POST", f"/seats/{token}") == 404
    assert not any(seat["you"] for seat in at.seen(at.stranger)["seats"])


def test_a_renewed_link_kills_the_old_one(at: At) -> None:
    fresh = at.cypriot.post(f"{at.path}/seats/cypriot/link")["link"].rpartition("/")[2]
    assert at.stranger.status("POST", f"/seats/{at.token}") == 404
    with Visitor(at.house) as phone:
        phone.post(f"/seats/{fresh}")
        assert [seat["you"] for seat in at.seen(phone)["seats"]] == [False, True]
    assert [seat["you"] for seat in at.seen(at.cypriot)["seats"]] == [False, True]


def test_only_who_sits_there_renews_a_link(at: At) -> None:
    for visitor in (at.turkish, at.spectator, at.stranger):
        assert visitor.status("POST", f"{at.path}/seats/cypriot/link") == 403
    at.stranger.post(f"/seats/{at.cypriot.link(at.table, 'cypriot')}")


def test_a_player_does_not_take_the_other_side_by_its_link(at: At) -> None:
    assert at.turkish.status("POST", f"/seats/{at.token}") == 404
    assert at.turkish.status("POST", f"/seats/{at.cypriot.link(at.table, 'cypriot')}") == 403
    assert cards(at.seen(at.turkish))["Cypriot"] == 0


# Sessions


@pytest.mark.parametrize("token", ["wrong", "", "x" * 4000, "%00", "' OR 1=1 --"])
def test_a_session_that_nobody_made_is_nobodys(at: At, token: str) -> None:
    with Visitor(at.house) as thief:
        thief.http.cookies.set("smallwars", token)
        assert not any(seat["you"] for seat in at.seen(thief)["seats"])
        assert thief.get("/tables", list="mine") == []


def test_a_session_cannot_be_made_from_what_is_public(at: At) -> None:
    """Neither the id of a person nor of a table opens anything."""
    for known in (at.turkish.get("/me")["id"], at.table["id"], at.table["commitment"]):
        with Visitor(at.house) as thief:
            thief.http.cookies.set("smallwars", known)
            assert not any(seat["you"] for seat in at.seen(thief)["seats"])


# What is not a request


@pytest.mark.parametrize("path", ["%00", "assets/%00", "a" * 300, "..%2f..%2f%00"])
def test_a_name_that_no_file_can_have_leads_nowhere(at: At, path: str) -> None:
    answer = at.stranger.http.get(f"http://{at.house.host}/{path}")
    assert answer.status_code == 404 and answer.json()["detail"]


@pytest.mark.parametrize("depth", [900, 100_000])
def test_a_deeply_nested_request_is_refused(at: At, depth: int) -> None:
    at.stranger.meet()
    deep = "[" * depth + "]" * depth
    seats = '{"british": {"who": "me"}, "eoka": {"who": "me"}}'
    for body in (f'{{"title": "cyprus", "seats": {seats}, "options": {{"data": {{"x": {deep}}}}}}}', deep):
        headers = {"x-csrftoken": at.stranger.http.cookies["csrftoken"], "content-type": "application/json"}
        answer = at.stranger.http.post("/tables", content=body, headers=headers)
        assert answer.status_code == 400 and answer.json()["detail"]


# What pages may do


@pytest.mark.parametrize("path", ["", "settings", "api/schema"])
def test_pages_are_fenced_in(at: At, path: str) -> None:
    headers = at.stranger.http.get(f"http://{at.house.host}/{path}").headers
    assert headers["content-type"].startswith("text/html") and headers["x-frame-options"] == "DENY"
    assert "script-src 'self'" in headers["content-security-policy"]
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert "content-security-policy" not in at.stranger.http.get("/titles").headers


def test_the_script_inside_the_page_is_allowed_by_its_hash(tmp_path: Path) -> None:
    index = tmp_path / "index.html"
    index.write_text("<script>\n let a = 1;\n</script><script type='module' src='/x.js'></script>", "utf-8")
    digest = b64encode(sha256(b"\n let a = 1;\n").digest()).decode()
    assert f"script-src 'self' 'sha256-{digest}';" in security_policy(index)
