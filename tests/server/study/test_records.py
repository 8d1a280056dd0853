"""Records of tables, tables from records, and tables that go on from a step."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import smallwars
from smallwars.server.verify import verify
from tests.server.visitors import House, Visitor, running

pytestmark = pytest.mark.slow

TITLES = smallwars.titles()
Json = dict[str, Any]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with running(tmp_path_factory.mktemp("records")) as house:
        yield house


@pytest.fixture
def visitor(house: House) -> Iterator[Visitor]:
    with Visitor(house) as visitor:
        yield visitor


def hot_seat(visitor: Visitor, title: str) -> Json:
    return visitor.open(title, **{faction: "me" for faction in smallwars.engine.registry.find(title).actors[1:]})


def play(visitor: Visitor, table: Json, choices: int, seed: int = 1) -> Json:
    rng = Random(seed)
    while choices > 0 and table["board"]["question"] is not None:
        option = rng.choice(table["board"]["question"]["options"])["id"]
        table, choices = visitor.choose(table["id"], table["seq"], option), choices - 1
    return table


def played(title: str, choices: int, chance: str = "auto", seed: int = 3) -> smallwars.Game:
    game, rng = smallwars.new(title, seed=seed, chance=chance), Random(seed)
    while choices > 0 and (decision := game.decision) is not None:
        game.choose(rng.choice(decision.options).id)
        choices -= 1
    return game


# Export


@pytest.mark.parametrize("title", ["cyprus", "kenya", "greek_civil_war"])
def test_the_record_of_a_running_game_tells_neither_seed_nor_deck(visitor: Visitor, house: House, title: str) -> None:
    table = play(visitor, hot_seat(visitor, title), 12)
    text = visitor.get(f"/tables/{table['id']}/record")
    live = house.live(table["id"])
    assert live.table.seed not in text and "Seed" not in text and table["commitment"] in text
    told = smallwars.replay(text)
    assert told.view() == live.play.game.view() and repr(told.decision) == repr(live.play.game.decision)


def test_a_record_that_would_show_a_hand_waits_for_the_end(visitor: Visitor) -> None:
    table = play(visitor, hot_seat(visitor, "attila"), 5)
    told = visitor.refused("GET", f"/tables/{table['id']}/record")
    assert told["status_code"] == 409 and "when the game is over" in told["detail"]
    visitor.post(f"/tables/{table['id']}/resign")
    assert '[Seed "' in visitor.get(f"/tables/{table['id']}/record")


@pytest.mark.parametrize("title", TITLES)
def test_the_record_of_a_finished_game_holds(visitor: Visitor, house: House, title: str) -> None:
    table = play(visitor, hot_seat(visitor, title), 400)
    if table["board"]["result"] is None:
        table = visitor.post(f"/tables/{table['id']}/resign")
    text = visitor.get(f"/tables/{table['id']}/record")
    assert all(finding.holds for finding in verify(text, table["commitment"]))
    assert smallwars.replay(text).position() == house.live(table["id"]).play.game.position()


def test_a_record_is_plain_text(visitor: Visitor) -> None:
    table = hot_seat(visitor, "cyprus")
    answer = visitor.ask("GET", f"/tables/{table['id']}/record")
    assert answer.headers["content-type"].startswith("text/plain")


# Import


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("chance", ["auto", "manual"])
@pytest.mark.parametrize("choices", [0, 40, 100_000])
def test_a_record_becomes_a_table_at_the_same_step(
    visitor: Visitor, house: House, title: str, chance: str, choices: int
) -> None:
    game = played(title, choices, chance)
    table = visitor.post("/records", {"text": game.record()})
    ours = house.live(table["id"]).play
    assert [seat["you"] for seat in table["seats"]] == [True, True] and not table["sandbox"]
    assert (table["board"]["result"] is None) == (game.result is None)
    asked = game.question()
    if asked is None or asked.actor != 0:
        assert ours.game.view() == game.view() and repr(ours.game.decision) == repr(game.decision)
    told = [entry.text() for entry in game.log]
    assert [entry.text() for entry in ours.game.log][: len(told)] == told


def test_an_imported_game_is_played_on_and_can_be_looked_through(visitor: Visitor) -> None:
    table = visitor.post("/records", {"text": played("kenya", 20).record()})
    after = play(visitor, table, 3)
    assert after["seq"] > table["seq"]
    assert visitor.get(f"/tables/{table['id']}/steps/0")["step"] == 0
    assert visitor.get(f"/tables/{table['id']}/steps/{table['steps']}")["facts"] == table["board"]["facts"]


def test_a_seed_that_a_record_tells_is_kept(visitor: Visitor) -> None:
    game = played("cyprus", 100_000)
    table = visitor.post("/records", {"text": game.record()})
    assert table["seed"] == "3"
    again = visitor.get(f"/tables/{table['id']}/record")
    assert all(finding.holds for finding in verify(again))


def test_a_game_that_was_set_up_by_hand_starts_there(visitor: Visitor, house: House) -> None:
    game = played("cyprus", 10)
    game.edit({"political_will": 5})
    table = visitor.post("/records", {"text": game.record()})
    assert house.live(table["id"]).play.game.position()["political_will"] == 5


def test_a_record_from_a_position_keeps_it(visitor: Visitor, house: House) -> None:
    start = smallwars.new("greek_civil_war", chance="manual").position() | {
        "political_index": {"government": 45, "dse": 40}
    }
    game = smallwars.from_position(start, seed=9)
    rng = Random(1)
    for _ in range(10):
        game.choose(rng.choice(game.decision.options).id)
    table = visitor.post("/records", {"text": game.record()})
    assert house.live(table["id"]).play.game.position() == game.position()


@pytest.mark.parametrize(
    ("text", "line", "token"),
    [
        ('[Title "cyprus"]\n[Deck "C3"]\n\nop recruit nowhere', 4, "nowhere"),
        ('[Title "cyprus"]\n[Deck "C99"]\n', 2, ""),
        ('[Title "chess"]', 1, ""),
        ('[Title "cyprus"]\n[Option "political_will=99"]', 2, ""),
        ('[Title "cyprus"]\n[Option "data=/etc/passwd"]', 2, "data"),
        ('[Title "cyprus"]\n[Position "{"]', 2, "Position"),
        ("hello", 1, ""),
    ],
)
def test_what_does_not_fit_is_named_with_its_line(visitor: Visitor, text: str, line: int, token: str) -> None:
    told = visitor.refused("POST", "/records", {"text": text})
    assert told["status_code"] == 400 and told["extra"] == {"line": line, "token": token}
    assert f"line {line}" in told["detail"]


@pytest.mark.parametrize(
    "text",
    [
        "x" * 400_001,
        '[Title "cyprus"]\n' + "{edit: {}} " * 51,
        '[Title "cyprus"]\n[Position "' + '{"a":' * 5000 + '"]',
        '[Title "cyprus"]\n{edit: ' + "[" * 50_000 + "]" * 50_000 + "}",
        '[Title "cyprus"]\n{edit: {"a": ' + "9" * 5000 + "}}",
        '[Title "cyprus"]\n[Seed "' + "9" * 5000 + '"]',
        '[Title "cyprus"]\n\0',
    ],
    ids=["long", "edits", "deep position", "deep edit", "number", "seed", "nul"],
)
def test_what_is_meant_to_hurt_does_not(visitor: Visitor, text: str) -> None:
    assert visitor.refused("POST", "/records", {"text": text})["status_code"] == 400


# Sandbox


def test_a_sandbox_starts_at_the_step_and_is_ones_own(visitor: Visitor, house: House) -> None:
    table = play(visitor, hot_seat(visitor, "greek_civil_war"), 30)
    step = table["steps"] - 7
    sandbox = visitor.post(f"/tables/{table['id']}/sandbox", {"step": step})
    assert sandbox["sandbox"] and sandbox["id"] != table["id"] and "Greek Civil War" in sandbox["name"]
    assert [seat["you"] for seat in sandbox["seats"]] == [True, True]
    there = house.live(table["id"]).play.game_at(step).position()
    start = house.live(sandbox["id"]).table.position
    assert json.loads(json.dumps(there)) == start
    play(visitor, sandbox, 3)


def test_a_sandbox_is_in_nobody_elses_lists(visitor: Visitor, house: House) -> None:
    table = play(visitor, hot_seat(visitor, "kenya"), 3)
    sandbox = visitor.post(f"/tables/{table['id']}/sandbox", {"step": table["steps"]})
    with Visitor(house) as other:
        listed = [
            line["id"] for which in ("open", "live", "finished", "mine") for line in other.get("/tables", list=which)
        ]
    assert sandbox["id"] not in listed


@pytest.mark.parametrize("title", TITLES)
def test_every_step_can_be_played_on_from(visitor: Visitor, title: str) -> None:
    table = play(visitor, hot_seat(visitor, title), 25)
    for step in range(0, table["steps"] + 1, max(1, table["steps"] // 6)):
        sandbox = visitor.post(f"/tables/{table['id']}/sandbox", {"step": step})
        assert sandbox["board"]["question"]["options"]


def test_a_sandbox_of_a_running_game_deals_anew_what_one_cannot_see(house: House) -> None:
    """In twenty sandboxes of the same step the hidden hand is not always the true one; one's own always is."""
    with Visitor(house) as owner, Visitor(house) as friend:
        true: Json = {"hands": {"cypriot": []}}
        while not true["hands"]["cypriot"]:  # the six cards may all be of one side
            table = owner.open("attila", turkish="me", cypriot="link")
            true = house.live(table["id"]).play.game.position()
        friend.post(f"/seats/{owner.link(table, 'cypriot')}")
        positions = [sandboxed(house, owner, table) for _ in range(20)]
    assert all(each["hands"]["turkish"] == true["hands"]["turkish"] for each in positions)
    assert len({str(each["hands"]["cypriot"]) for each in positions}) > 1
    assert len({str(each["deck"]) for each in positions}) > 1


def sandboxed(house: House, visitor: Visitor, table: Json) -> Json:
    opened = visitor.post(f"/tables/{table['id']}/sandbox", {"step": table["steps"]})
    position = house.live(opened["id"]).table.position
    assert position is not None and house.live(opened["id"]).table.seed != house.live(table["id"]).table.seed
    return position


def test_a_sandbox_of_a_finished_game_is_exact(visitor: Visitor, house: House) -> None:
    table = play(visitor, hot_seat(visitor, "attila"), 6)
    visitor.post(f"/tables/{table['id']}/resign")
    true = house.live(table["id"]).play.game_at(table["steps"]).position()
    assert sandboxed(house, visitor, table) == json.loads(json.dumps(true))


def test_what_is_over_cannot_be_played_on(visitor: Visitor) -> None:
    table = visitor.post("/records", {"text": played("kenya", 100_000).record()})
    over = visitor.refused("POST", f"/tables/{table['id']}/sandbox", {"step": table["steps"]})
    assert over["status_code"] == 400 and "earlier" in over["detail"]
    assert visitor.status("POST", f"/tables/{table['id']}/sandbox", {"step": table["steps"] + 1}) == 404
    assert visitor.status("POST", f"/tables/{table['id']}/sandbox", {"step": -1}) == 400
