"""Tables over HTTP: opening, seats, choices, takebacks, what is hidden, and errors in plain words."""

from __future__ import annotations

import json
from hashlib import sha256
from random import Random

import httpx
import pytest

import smallwars
from smallwars.engine.registry import titles

from ..conftest import BY_LINK, HOT_SEAT, Page, Running, new_key, seat

ATTILA = {"turkish": {"who": "me"}, "cypriot": {"who": "link"}}


SMALL = 4096
"""Bytes that an answer to a choice may have, its headers included."""

# Who is there


def test_a_guest_is_made_when_one_is_needed_and_not_before(running: Running) -> None:
    page = Page(running.url)
    assert page.get("/tables?list=mine") == []
    assert "smallwars" not in page.http.cookies
    answer = page.http.post("/api/tables", json={"title": "cyprus", "seats": HOT_SEAT})
    cookie = next(line for line in answer.headers.get_list("set-cookie") if line.startswith("smallwars="))
    assert "HttpOnly" in cookie and "SameSite=lax" in cookie
    assert len(page.get("/tables?list=mine")) == 1


def test_a_request_from_another_site_is_refused_and_told_how_to_go_on(running: Running) -> None:
    stranger = httpx.Client(base_url=running.url)
    refused = stranger.post("/api/tables", json={"title": "cyprus", "seats": HOT_SEAT})
    assert refused.status_code == 403 and "load it again" in refused.json()["detail"]
    token = stranger.cookies["csrftoken"]
    again = stranger.post("/api/tables", json={"title": "cyprus", "seats": HOT_SEAT}, headers={"x-csrftoken": token})
    assert again.status_code == 201


# Opening a table


def test_a_table_by_link_is_played_by_two(page: Page, other: Page) -> None:
    table = page.open(BY_LINK, name="A quiet evening")
    assert table["name"] == "A quiet evening" and table["paused"] and not table["your_turn"]
    assert other.claim(table, "eoka") == {"table": table["id"], "faction": "eoka"}
    theirs = other.table(table["id"])
    assert theirs["your_turn"] and not theirs["paused"]
    assert seat(theirs, "eoka")["you"] and not seat(theirs, "british")["you"]
    assert other.choose(theirs, "op")["seq"] > table["seq"]


@pytest.mark.parametrize("title", titles())
def test_the_answer_to_a_choice_is_small_in_the_middle_of_a_game(page: Page, title: str) -> None:
    game, rng = smallwars.new(title, seed=4), Random(4)
    for _ in range(150):
        if game.decision is not None:
            game.choose(rng.choice(game.decision.options).id)
    known = page.post("/records", {"text": game.record()}, 201)
    table = page.post(f"/tables/{known['id']}/sandbox", {"step": known["steps"] * 3 // 4}, 201)
    body = {"seq": table["seq"], "option": table["board"]["question"]["options"][0]["id"], "key": new_key()}
    answer = page.http.post(f"/api/tables/{table['id']}/choices", json=body)
    head = sum(len(name) + len(value) + 4 for name, value in answer.headers.raw)
    assert answer.json().keys() == {"table", "seq", "steps"} and head + len(answer.content) < SMALL


def test_the_seed_stays_here_until_the_game_is_over(page: Page) -> None:
    table = page.open(HOT_SEAT)
    assert table["seed"] is None and len(table["commitment"]) == 64
    ended = page.post(f"/tables/{table['id']}/resign")
    assert sha256(f"smallwars:{ended['seed']}".encode()).hexdigest() == table["commitment"]
    assert int(ended["seed"]).bit_length() > 96


@pytest.mark.parametrize(
    ("body", "named"),
    [
        ({"title": "chess", "seats": HOT_SEAT}, "cyprus, kenya"),
        ({"title": "cyprus", "seats": {"british": {"who": "me"}}}, "british, eoka"),
        ({"title": "cyprus", "seats": {**HOT_SEAT, "eoka": {"who": "bot", "bot": "hal"}}}, "hal"),
        ({"title": "cyprus", "seats": HOT_SEAT, "options": {"data": "/etc/passwd"}}, "no file"),
        ({"title": "cyprus", "seats": HOT_SEAT, "options": {"campaigns": 99}}, "campaigns"),
        ({"title": "cyprus", "seats": HOT_SEAT, "position": {"title": "cyprus", "intel": "x"}}, "intel"),
        ({"title": "cyprus"}, "seats"),
        ({"title": "cyprus", "seats": HOT_SEAT, "colour": "red"}, "colour"),
    ],
)
def test_what_is_wrong_with_a_request_is_named(page: Page, body: dict[str, object], named: str) -> None:
    assert named in page.post("/tables", body, 400)["detail"]


# Playing


def test_a_choice_that_is_not_allowed_is_refused_with_the_rule(page: Page) -> None:
    table = page.open(HOT_SEAT)
    for word in ("op", "recruit"):
        table = page.choose(table, word)
    offered = [option["id"] for option in table["board"]["question"]["options"]]
    refused = page.choose(table, "akrotiri", status=400)
    assert "akrotiri" not in offered and refused["extra"]["rule"]
    why = page.get(f"/tables/{table['id']}/why?option=akrotiri")
    assert why["rule"] == refused["extra"]["rule"] and why["text"] in refused["detail"]
    every = page.get(f"/tables/{table['id']}/refusals?lang=ja")
    told = [each for each in every if "アクロティリ" in each["options"]]
    assert [each["rule"] for each in told] == [why["rule"]] and told[0]["text"]
    assert page.table(table["id"])["seq"] == table["seq"]
    assert page.choose(table, "nonsense", status=400)["extra"]["rule"] == table["board"]["question"]["rule"]


def test_nobody_acts_for_another(page: Page, other: Page) -> None:
    table = page.open(BY_LINK)
    page.choose(table, "op", status=403)
    other.choose(table, "op", status=403)
    other.claim(table, "eoka")
    other.choose(table, "op", status=403, faction="british")
    page.choose(table, "op", status=403, faction="eoka")
    moved = other.choose(other.table(table["id"]), "op")
    page.undo(moved, 403)
    other.undo(moved)


def test_a_choice_is_taken_back_and_the_log_with_it(page: Page) -> None:
    table = page.open(HOT_SEAT)
    for word in ("op", "recruit", "nicosia"):
        table = page.choose(table, word)
    back = page.undo(table)
    assert back["seq"] == table["seq"] + 1 and back["steps"] == table["steps"] - 1
    assert len(back["log"]) < len(table["log"])
    assert page.choose(back, "nicosia")["log"] == table["log"]
    fresh = page.open(HOT_SEAT)
    assert "cannot be taken back" in page.undo(fresh, 400)["detail"]


def test_every_step_can_be_looked_at_again(page: Page) -> None:
    table = page.open(HOT_SEAT)
    boards = [table["board"]]
    for word in ("op", "recruit", "nicosia"):
        table = page.choose(table, word)
        boards.append(table["board"])
    for board in boards:
        again = page.get(f"/tables/{table['id']}/steps/{board['step']}")
        assert again["scene"] == board["scene"] and again["question"]["text"] == board["question"]["text"]
    page.get(f"/tables/{table['id']}/steps/9999", 404)


def test_giving_up_ends_the_table(page: Page, other: Page) -> None:
    table = page.open(BY_LINK)
    other.claim(table, "eoka")
    ended = other.post(f"/tables/{table['id']}/resign")
    assert ended["board"]["result"]["winner"] == "british" and "resigned" in ended["board"]["result"]["text"]
    assert ended["board"]["question"] is None and not ended["your_turn"] and not ended["can_undo"]
    assert "over" in other.choose(ended, "op", status=400)["detail"]
    page.post(f"/tables/{table['id']}/resign", status=400)
    line = page.get("/tables?list=finished")[0]
    assert line["id"] == table["id"] and line["result"]["winner"] == "british"


# What is hidden


def test_options_are_for_those_who_are_asked(page: Page, other: Page, running: Running) -> None:
    table = page.open(BY_LINK)
    other.claim(table, "eoka")
    assert other.table(table["id"])["board"]["question"]["options"]
    for onlooker in (page, Page(running.url)):
        seen = onlooker.table(table["id"])
        assert seen["board"]["question"]["options"] == [] and not seen["can_undo"]
        assert "decides now" in onlooker.get(f"/tables/{table['id']}/why?option=nicosia")["text"]
        assert onlooker.get(f"/tables/{table['id']}/refusals") == []


def test_everybody_sees_his_own_side_and_a_spectator_neither(page: Page, other: Page, running: Running) -> None:
    told: set[str] = set()
    for _ in range(8):  # a side may be dealt no card: then it sees no more than a spectator
        table = page.open(ATTILA, "attila")
        other.claim(table, "cypriot")
        views = [at.table(table["id"])["board"] for at in (page, other, Page(running.url))]
        told = max(told, {json.dumps([board["scene"], board["facts"]]) for board in views}, key=len)
    assert len(told) == 3


def test_who_plays_both_sides_sees_the_one_that_is_asked(page: Page) -> None:
    table = page.open({"turkish": {"who": "me"}, "cypriot": {"who": "me"}}, "attila")
    seen: dict[str, list[str]] = {}
    while len(seen) < 2:
        actor = table["board"]["question"]["actor"]
        assert table["your_turn"] and table["board"]["question"]["options"]
        seen[actor] = table["board"]["facts"]
        table = page.choose(table)
    assert seen["turkish"] != seen["cypriot"]


# Seats


def test_an_open_seat_is_for_the_first_who_sits_down(page: Page, other: Page, running: Running) -> None:
    table = page.open({"british": {"who": "me"}, "eoka": {"who": "open"}})
    assert table["id"] in [line["id"] for line in other.get("/tables?list=open")]
    assert seat(other.post(f"/tables/{table['id']}/sit", {"faction": "eoka"}), "eoka")["you"]
    Page(running.url).post(f"/tables/{table['id']}/sit", {"faction": "eoka"}, 409)
    other.post(f"/tables/{table['id']}/sit", {"faction": "rebels"}, 404)
    assert table["id"] not in [line["id"] for line in other.get("/tables?list=open")]
    assert table["id"] in [line["id"] for line in other.get("/tables?list=live")]


def test_a_private_table_is_in_no_list_of_others(page: Page, other: Page) -> None:
    table = page.open({"british": {"who": "me"}, "eoka": {"who": "open"}}, public=False)
    assert table["id"] not in [line["id"] for line in other.get("/tables?list=open")]
    assert table["id"] in [line["id"] for line in page.get("/tables?list=mine")]


def test_a_link_can_be_renewed_and_the_old_one_dies(page: Page, other: Page) -> None:
    table = page.open(BY_LINK)
    new = page.post(f"/tables/{table['id']}/seats/eoka/link")["link"]
    other.post(seat(table, "eoka")["link"].replace("/seat/", "/seats/"), status=404)
    other.post(new.replace("/seat/", "/seats/"))
    assert seat(page.table(table["id"]), "eoka")["link"] is None


def test_who_opened_the_table_does_not_take_a_seat_that_is_held(page: Page, other: Page) -> None:
    table = page.open(BY_LINK)
    link = seat(table, "eoka")["link"].replace("/seat/", "/seats/")
    other.post(link)
    page.post(link, status=404)
    Page(str(page.http.base_url)).post(link, status=404)  # a private window does not help
    page.post(f"/tables/{table['id']}/seats/eoka/link", status=403)
    mine = other.post(f"/tables/{table['id']}/seats/eoka/link")["link"]
    second_device = Page(str(page.http.base_url))
    second_device.post(mine.replace("/seat/", "/seats/"))
    assert seat(second_device.table(table["id"]), "eoka")["you"]


def test_lists_say_whose_turn_it_is(page: Page, other: Page) -> None:
    table = page.open(BY_LINK)
    other.claim(table, "eoka")
    mine, theirs = page.get("/tables?list=mine")[0], other.get("/tables?list=mine")[0]
    assert mine["to_move"] == theirs["to_move"] == "eoka"
    assert theirs["your_turn"] and not mine["your_turn"] and mine["progress"]
    page.get("/tables?list=best", 400)


# Pages


def test_what_a_page_needs_to_draw_and_to_speak(page: Page) -> None:
    drawing = page.get("/titles/kenya/drawing")
    assert drawing["palette"] and drawing["glyphs"] and drawing["unit"] > 0
    for language in ("en", "xx", "..%2f..%2fen"):
        answer = page.http.get(f"/api/texts/{language}")
        assert answer.status_code in (200, 404)
    assert "faction-chance" in page.http.get("/api/texts/en").text


def test_every_address_of_the_client_leads_to_its_page(page: Page) -> None:
    for path in ("/", "/new", "/table/abc", "/seat/x?y=1", "/../../etc/passwd", "/%2e%2e/app.py"):
        answer = page.http.get(path)
        assert answer.status_code == 200 and answer.headers["content-type"].startswith("text/html")
    assert "nothing at /api/nowhere" in page.get("/nowhere", 404)["detail"]
    page.get("/tables/none", 404)


def test_the_api_describes_itself(page: Page) -> None:
    assert "TableOut" in page.http.get("/api/schema").text
    schema = page.get("/schema/openapi.json")
    assert "/api/tables/{table_id}/choices" in schema["paths"]
    assert "person" not in json.dumps(schema["paths"]["/api/tables"]["post"]["parameters"])


def test_a_key_belongs_to_one_choice(page: Page) -> None:
    table, key = page.open(HOT_SEAT), new_key()
    moved = page.choose(table, "op", key=key)
    assert "key" in page.choose({**moved, "seq": table["seq"]}, "event", status=409, key=key)["detail"]


@pytest.mark.parametrize("key", ["", "x" * 200, "a\x00b"])
def test_a_key_that_cannot_be_stored_is_refused(page: Page, key: str) -> None:
    table = page.open(HOT_SEAT)
    body = {"seq": table["seq"], "option": "op", "key": key}
    assert "key" in page.post(f"/tables/{table['id']}/choices", body, 400)["detail"]
