"""Positions of Operation Attila: every field in and out, every phase, and the middle of every card."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

import smallwars
from smallwars.titles.brief_border_wars.attila import TITLE
from tests.engine.playing import asked, frozen, ids, lines, played, random_game
from tests.harness import CYPRUS_1974, Table, attila, rule
from tests.titles.attila.test_cards import weights
from tests.titles.attila.test_set_up import DECK

Fixture = Callable[..., Table]
Position = dict[str, Any]

ALL_OPTIONS = {
    "data_set": "even",
    "open_hands": True,
    "disrupted_may_move": False,
    "irregulars_bar_reaction": True,
    "laxity": "any_own",
    "organizational_ability": True,
    "drop_without_landing": True,
    "exploitation_by_this_battle": True,
    "disrupted_may_exploit": True,
    "formation_agility": True,
    "free_air_reaction": True,
    "intelligence_advantage": True,
    "poorly_trained_staff": True,
    "hellenic_air_force": True,
}
VARIANTS: list[dict[str, Any]] = [{}, ALL_OPTIONS, *[{name: value} for name, value in ALL_OPTIONS.items()]]


def load(position: Any, **options: Any) -> smallwars.Game:
    """The game from there on, chance by hand."""
    return smallwars.from_position(position, chance="manual", options=options)


def lively(game: smallwars.Game, rng: Random, steps: int = 10_000) -> Iterator[smallwars.Game]:
    """Play at random, but rarely pass or leave a card unused; the game at every decision, before it is answered."""
    for _ in range(steps):
        words = ids(game)
        if not words:
            return
        yield game
        doing = [word for word in words if word not in ("pass", "done", "decline")]
        game.choose(rng.choice(doing if doing and rng.random() < 0.85 else words))


FULL: Position = {
    "title": "attila",
    "turn": 5,
    "last_turn": 6,
    "phase": "play",
    "active": "cypriot",
    "first": "turkish",
    "passed": True,
    "hands": {"turkish": ["g2-4", "g3-3"], "cypriot": ["w1-6", "w4-2"]},
    "hands_shown": ["turkish", "cypriot"],
    "special_actions": {"turkish": 3, "cypriot": 1},
    "deck": ["w3-3", "event", "g3-3"],
    "discards": ["event", "g1-6", "w2-4"],
    "deck_size": 29,
    "removed": 6,
    "removed_cards": ["g4-4", "w4-4"],
    "beachhead": "kyrenia",
    "to_transit": 1,
    "to_beachhead": 1,
    "invaded": True,
    "dropped": True,
    "rear_chaos": "turkish",
    "air_friction": True,
    "airfield_lost": True,
    "given_up": 2,
    "areas": {
        **{area: [] for area in CYPRUS_1974},
        "karpas": ["tmt_1"],
        "kyrenia": ["3b_ng", "ema", "tmt_3", "slf", "taf_1"],
        "nicosia_city": ["es", "grk"],
        "strovolos": ["trk"],
        "larnaca": ["haf_1", "tmt_4"],
    },
    "rear": {"turkish": ["tmt_2", "5_div", "taf_2"], "cypriot": ["5_ng", "haf_2"]},
    "transit": ["39_div", "a_28"],
    "damaged": {"turkish": ["cdo", "taf_3"], "cypriot": ["lok", "er"]},
    "disrupted": ["ema", "grk", "haf_2", "tmt_4", "39_div"],
    "victory_points": 10,
}
"""Every field with a value of its own: Karpas 3, Strovolos 3, two cards given up."""


# Every field in and out


def test_every_field_of_a_position_comes_out_as_it_went_in() -> None:
    game = load(FULL, **ALL_OPTIONS)
    assert json.loads(json.dumps(game.position())) == FULL
    assert game.decision is not None and (game.decision.actor, game.decision.kind) == ("cypriot", "play")


def test_a_position_taken_out_is_the_callers_own() -> None:
    game = load(FULL, **ALL_OPTIONS)
    position = game.position()
    position["areas"]["kyrenia"].append("cdo")
    position["hands"]["turkish"].clear()
    position["special_actions"]["turkish"] = 0
    position["deck"].clear()
    position["disrupted"].clear()
    assert json.loads(json.dumps(game.position())) == FULL


@rule("attila", "1.1", "3.0")
def test_everything_but_the_title_may_be_left_out() -> None:
    game = load({"title": "attila"})
    position = game.position()
    assert position.pop("pending")
    assert position == {
        "title": "attila",
        "turn": 1,
        "last_turn": 7,
        "phase": "selection",
        "active": None,
        "first": None,
        "passed": False,
        "hands": {"turkish": [], "cypriot": []},
        "hands_shown": [],
        "special_actions": {"turkish": 6, "cypriot": 6},
        "deck": [],
        "discards": [],
        "deck_size": 42,
        "removed": 0,
        "removed_cards": [],
        "beachhead": None,
        "to_transit": 0,
        "to_beachhead": 0,
        "invaded": False,
        "dropped": False,
        "rear_chaos": None,
        "air_friction": False,
        "airfield_lost": False,
        "given_up": 0,
        "areas": {area: [] for area in CYPRUS_1974},
        "rear": {"turkish": [], "cypriot": []},
        "transit": [],
        "damaged": {"turkish": [], "cypriot": []},
        "disrupted": [],
        "victory_points": 0,
    }
    assert game.decision is not None and (game.decision.actor, game.decision.kind) == ("chance", "card")


def test_fields_inside_fields_may_be_left_out_too() -> None:
    position = load({"title": "attila", "first": "turkish", "hands": {"turkish": ["g2-4"]}, "rear": {}}).position()
    assert position["hands"] == {"turkish": ["g2-4"], "cypriot": []}
    position = load({"title": "attila", "special_actions": {"cypriot": 2}, "areas": {"dhali": ["es"]}}).position()
    assert position["special_actions"] == {"turkish": 6, "cypriot": 2} and position["areas"]["karpas"] == []


@pytest.mark.parametrize("told", [0, 52, -3, None])
def test_victory_points_and_the_size_of_the_deck_are_counted_whatever_is_told(told: int | None) -> None:
    position = load({**FULL, "victory_points": told, "deck_size": told}, **ALL_OPTIONS).position()
    assert (position["victory_points"], position["deck_size"]) == (10, 29)


def test_cards_of_a_hand_and_units_of_a_place_come_out_in_order() -> None:
    given = {"title": "attila", "active": "turkish", "hands": {"turkish": ["g6-1", "g2-4", "g3-3", "g2-4"]}}
    position = load({**given, "areas": {"dhali": ["taf_1", "trk", "es", "tmt_8", "tmt_2"]}}).position()
    assert position["hands"]["turkish"] == ["g2-4", "g2-4", "g3-3", "g6-1"]
    assert position["areas"]["dhali"] == ["es", "tmt_2", "tmt_8", "trk", "taf_1"]


def test_the_order_of_the_deck_and_of_the_discards_is_kept() -> None:
    cards = {"deck": ["w6-1", "g1-6", "event", "g6-1"], "discards": ["w1-6", "g2-3", "event"]}
    position = load({"title": "attila", "active": "turkish", "hands": {"turkish": ["g2-4"]}, **cards}).position()
    assert (position["deck"], position["discards"]) == (cards["deck"], cards["discards"])


@rule("attila", "E4")
@pytest.mark.parametrize("chaos", [None, "turkish", "cypriot", "both"])
def test_chaos_may_be_in_one_rear_area_or_in_both(chaos: str | None) -> None:
    """Two Random Events of a turn may strike both."""
    given = {"title": "attila", "active": "turkish", "hands": {"turkish": ["g2-4"]}}
    assert load({**given, "rear_chaos": chaos}).position()["rear_chaos"] == chaos


# Phases


STANDING = [
    ({}, "selection", None, None, "card", "chance"),
    ({"phase": "selection"}, "selection", None, None, "card", "chance"),
    ({"first": "cypriot"}, "play", "cypriot", "cypriot", "play", "cypriot"),
    ({"active": "cypriot"}, "play", "cypriot", "cypriot", "play", "cypriot"),
    ({"active": "cypriot", "first": "turkish"}, "play", "cypriot", "turkish", "play", "cypriot"),
    ({"phase": "play"}, "play", "turkish", "turkish", "play", "turkish"),
    ({"phase": "play", "first": "cypriot"}, "play", "cypriot", "cypriot", "play", "cypriot"),
    ({"phase": "play", "active": "turkish", "first": "cypriot"}, "play", "turkish", "cypriot", "play", "turkish"),
    ({"phase": "final"}, "final", None, None, "die", "chance"),
    ({"phase": "final", "first": "cypriot"}, "final", None, "cypriot", "die", "chance"),
]  # fmt: skip


@rule("attila", "4.0")
@pytest.mark.parametrize(
    ("given", "phase", "active", "first", "kind", "actor"), STANDING, ids=[str(row[0]) for row in STANDING]
)
def test_a_position_stands_at_the_beginning_of_its_phase_or_at_the_next_card(
    given: Position, phase: str, active: str | None, first: str | None, kind: str, actor: str
) -> None:
    base = {"title": "attila", "turn": 3, "areas": {"dhali": ["es", "trk"]}, "disrupted": ["es", "trk"]}
    game = load({**base, **given})
    assert game.decision is not None and (game.decision.kind, game.decision.actor) == (kind, actor)
    position = game.position()
    assert (position["turn"], position["phase"], position["active"], position["first"]) == (3, phase, active, first)


@rule("attila", "5.0")
def test_a_deck_that_is_too_short_for_the_turn_gives_what_it_has() -> None:
    """Only a position made by hand can have such a deck."""
    left = ["g3-3", "g4-4", "w3-3"]
    table = attila("plain", None, discards=list((DECK - Counter(left)).elements()), dhali="es")
    assert weights(table) == {"g3-3": 1, "g4-4": 1, "w3-3": 1}
    table.play("{w3-3} {g3-3}")
    assert table["hands"] == {"turkish": ["g3-3", "g4-4"], "cypriot": ["w3-3"]}
    assert (table["phase"], table["first"], table["deck_size"]) == ("play", "turkish", 0)


# In the middle of a card


def middle(table: Table) -> Position:
    """The position, which has something pending and can be loaded with the same question."""
    position = json.loads(json.dumps(table.position))
    again = load(position)
    assert "pending" in position and again.position() == position and asked(again) == asked(table.game)
    return dict(position)


@rule("attila", "6.2", "6.23")
def test_units_that_fought_and_hits_not_yet_dealt_with_are_told() -> None:
    table = attila(
        "plain", turkish="g2-4", dhali="es grk mk trk slf", special_actions={"turkish": 6, "cypriot": 0},
        beachhead="larnaca", larnaca="eoka tmt_1", cypriot="w2-4",
    ).play("g2-4 combat dhali trk slf done es grk done {2} {1}")  # fmt: skip
    position = middle(table)
    assert position["engaged"] == ["es", "grk", "trk", "slf"] and "hits" not in position
    position = middle(table.play("es"))
    assert position["hits"] == {"es": 1}
    position = middle(table.play("grk trk"))
    assert "hits" not in position and table.kind == "retreat"
    table.play("decline disrupt")
    assert middle(table)["engaged"] == ["es", "grk", "trk", "slf"] and table.kind == "battle"
    table.play("done")
    assert "engaged" not in table.position and "pending" not in table.position


@pytest.mark.parametrize("options", VARIANTS, ids=str)
@pytest.mark.parametrize("seed", range(3))
def test_a_position_survives_a_round_trip_at_every_decision(seed: int, options: dict[str, Any]) -> None:
    pending = 0
    for game in lively(smallwars.new("attila", seed=seed, options=options), Random(seed)):
        again = smallwars.from_position(json.loads(frozen(game)), seed=1, options=options)
        assert frozen(again) == frozen(game) and asked(again) == asked(game)
        assert again.refusals().keys() == game.refusals().keys()
        assert TITLE.faults(game.state) == []
        pending += "pending" in game.position()
    assert pending > 40


@pytest.mark.parametrize("seed", range(4))
def test_the_same_where_cards_and_dice_are_told_one_by_one(seed: int) -> None:
    options = VARIANTS[seed]
    kinds = set()
    for game in lively(smallwars.new("attila", chance="manual", options=options), Random(seed)):
        again = load(json.loads(frozen(game)), **options)
        assert frozen(again) == frozen(game) and asked(again) == asked(game)
        one, two = game.question(), again.question()
        assert game.decision is not None and one is not None and two is not None and one.weights == two.weights
        kinds.add(game.decision.kind)
    assert kinds >= {"card", "die", "hits", "play", "use", "move.unit", "move.to", "battle", "target.unit"}


@pytest.mark.parametrize("seed", range(4))
def test_a_loaded_game_goes_on_like_the_one_that_was_saved(seed: int) -> None:
    for at, game in enumerate(lively(smallwars.new("attila", chance="manual"), Random(seed), 200)):
        if at % 8 == 0:
            loaded = load(json.loads(frozen(game)))
            for one, two in zip(lively(game.fork(), Random(at), 25), lively(loaded, Random(at), 25), strict=True):
                assert asked(one) == asked(two) and frozen(one) == frozen(two)


# Results and records


@rule("attila", "8.0")
@pytest.mark.parametrize(("unit", "winner"), [("trk", None), ("trk-", "cypriot")])
def test_a_finished_game_can_be_saved_and_loaded(unit: str, winner: str | None) -> None:
    table = attila("plain", None, phase="final", turn=7, nicosia_city=unit, morfou="slf")
    position = table.position
    assert position["result"]["winner"] == winner and "pending" not in position
    again = load(json.loads(json.dumps(position)))
    assert again.decision is None and again.position() == position and again.result == table.game.result


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("options", VARIANTS[:2], ids=str)
def test_the_record_of_a_whole_random_game_replays(seed: int, options: Position) -> None:
    game = random_game(seed, 10_000, "attila", options=options)
    assert game.result is not None
    again = smallwars.replay(game.record())
    assert frozen(again) == frozen(game) and again.record() == game.record() and again.result == game.result
    assert lines(again) == lines(game)


def test_a_record_may_start_in_the_middle_of_a_card() -> None:
    game = next(game for game in lively(smallwars.new("attila", seed=4), Random(4)) if "engaged" in game.position())
    middle = smallwars.from_position(game.position(), seed=5)
    record = played(middle, Random(3), 60).record()
    assert frozen(smallwars.replay(record)) == frozen(middle)
