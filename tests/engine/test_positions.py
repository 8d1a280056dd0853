"""Positions: plain dicts in and out, the same game from there on, and an error that names the field."""

from __future__ import annotations

import copy
import json
from random import Random
from typing import Any

import pytest

import smallwars
from smallwars.engine.position import Reader, merged
from tests.engine.playing import asked, facts, frozen, ids, played, random_game, walk
from tests.harness import cyprus

START = cyprus(paphos="2U 1C", nicosia="3T 1P", famagusta="1A 1P", troodos="1C", akrotiri="2T", intel=[2, 1]).position


def reloaded(game: smallwars.Game, seed: int = 1, **how: Any) -> smallwars.Game:
    """The game again from its position, through JSON."""
    return smallwars.from_position(json.loads(json.dumps(game.position())), seed=seed, **how)


# Round trips


@pytest.mark.parametrize("seed", range(5))
def test_a_position_survives_a_round_trip_at_every_decision(seed: int) -> None:
    pending = 0
    for game in walk(smallwars.new("cyprus", seed=seed), Random(seed)):
        again = reloaded(game)
        assert frozen(again) == frozen(game) and asked(again) == asked(game)
        assert again.refusals().keys() == game.refusals().keys()
        pending += "pending" in game.position()
    assert pending > 40


@pytest.mark.parametrize("seed", [3, 4])
def test_a_reloaded_game_goes_on_like_the_original(seed: int) -> None:
    """Choices and results of chance are the same for a whole stretch from every decision."""
    for game in walk(smallwars.new("cyprus", seed=seed), Random(seed)):
        on, words = followed(game.fork(), 12)
        again = reloaded(game, chance="manual")
        for word in words:
            again.choose(word)
        assert frozen(again) == frozen(on) and asked(again) == asked(on)


def followed(game: smallwars.Game, steps: int) -> tuple[smallwars.Game, list[str]]:
    """Random choices, and every word they and chance said."""
    _ = game.decision
    past = len(game.moments())
    played(game, Random(steps), steps)
    _ = game.decision
    return game, [moment.word for moment in game.moments()[past:]]


def test_a_reloaded_game_ends_with_the_same_result() -> None:
    for seed in range(3):
        game = random_game(seed, steps=60)
        on, words = followed(game.fork(), 10_000)
        again = reloaded(game, chance="manual")
        for word in words:
            again.choose(word)
        assert again.result == on.result is not None and frozen(again) == frozen(on)


def test_a_position_while_chance_is_asked_survives_a_round_trip() -> None:
    asked_for = set()
    for game in walk(smallwars.new("cyprus", chance="manual"), Random(11)):
        again = reloaded(game, chance="manual")
        assert frozen(again) == frozen(game) and asked(again) == asked(game)
        if game.decision is not None and game.decision.actor == "chance":
            asked_for.add(game.decision.kind)
    assert asked_for >= {"card", "die", "chit"}


def test_the_position_of_a_finished_game_survives_a_round_trip() -> None:
    for seed in range(3):
        game = random_game(seed)
        again = reloaded(game)
        assert again.decision is None and again.result == game.result and frozen(again) == frozen(game)


def test_a_position_with_a_card_and_empty_boxes_stands_at_the_first_eligibles_action() -> None:
    for first in ("eoka", "british"):
        game = cyprus(first=first).game
        assert game.decision is not None
        assert (game.decision.actor, game.decision.kind) == (first, "action")


def test_a_position_with_one_cylinder_set_stands_at_the_others_action() -> None:
    game = cyprus(boxes={"limited": None, "event": None, "op": "eoka"}).game
    assert game.decision is not None
    assert (game.decision.actor, game.decision.kind) == ("british", "action")
    assert ids(game) == ["limited", "event", "pass.limited", "pass.event"]


def test_the_same_position_and_seed_give_the_same_game() -> None:
    for seed in range(3):
        one, two = [played(smallwars.from_position(START, seed=seed), Random(seed)) for _ in range(2)]
        assert facts(one) == facts(two)


def test_counts_left_out_are_zero_and_pieces_left_out_are_available() -> None:
    position = smallwars.from_position({"title": "cyprus", "card": "C3"}, seed=1).position()
    assert position["available"] == {"cells": 12, "caches": 4, "police": 6, "troops": 12}
    assert position["political_will"] == 0 and position["intel"] == [] and position["first"] == "eoka"
    assert all(not any(space.values()) for space in position["spaces"].values())


def test_loading_leaves_the_given_position_alone() -> None:
    position = copy.deepcopy(START)
    game = smallwars.from_position(position, seed=2)
    played(game, Random(2), 40)
    assert position == START


def test_a_position_taken_out_is_the_callers_own() -> None:
    game = random_game(3, steps=20)
    before = frozen(game)
    position = game.position()
    position["spaces"]["paphos"]["underground"] = 9
    position["boxes"]["op"] = "nobody"
    position["deck"].clear()
    assert frozen(game) == before


def test_derived_facts_of_a_view_are_ignored_when_it_is_loaded() -> None:
    game = smallwars.new("cyprus", seed=3)
    again = smallwars.from_position(game.view("eoka"), seed=3)
    assert again.view("eoka")["spaces"] == game.view("eoka")["spaces"] and asked(again) == asked(game)


# What is wrong with a position


def refused(position: Any, field: str, *said: str) -> None:
    """The error names the field and says these things; nothing else has changed."""
    running = random_game(5, steps=15)
    before = facts(running), frozen(smallwars.new("cyprus", seed=5)), json.dumps(position, default=str)
    with pytest.raises(smallwars.InvalidPosition) as caught:
        _ = smallwars.from_position(position, seed=1).decision
    assert caught.value.field == field, str(caught.value)
    for part in (field, *said):
        assert part in str(caught.value)
    assert (facts(running), frozen(smallwars.new("cyprus", seed=5)), json.dumps(position, default=str)) == before


def with_space(space: str, **pieces: Any) -> dict[str, Any]:
    """The start position with other pieces in a space, the rest Available."""
    return merged(START, {"available": None, "spaces": {space: pieces}})  # type: ignore[no-any-return]


@pytest.mark.parametrize(
    ("patch", "field", "said"),
    [
        ({"available": {"cells": 12}}, "cells", "12"),
        ({"available": {"caches": 4}}, "caches", "4"),
        ({"available": {"police": 6}}, "police", "6"),
        ({"available": {"troops": 12}}, "troops", "12"),
        ({"prison": 12}, "cells", "12"),
        ({"suez": 12}, "troops", "12"),
        ({"available": None, "spaces": {"paphos": {"underground": 12}}}, "cells", "13"),
        ({"available": None, "spaces": {"larnaca": {"police": 5}}}, "police", "7"),
    ],
)
def test_more_pieces_than_the_box_holds_are_refused(patch: dict[str, Any], field: str, said: str) -> None:
    refused(merged(START, patch), field, said)


def test_thirteen_cells_are_refused_wherever_they_are() -> None:
    refused({"title": "cyprus", "card": "C3", "spaces": {"paphos": {"underground": 7, "active": 6}}}, "cells", "13")
    refused({"title": "cyprus", "card": "C3", "prison": 12, "spaces": {"paphos": {"active": 1}}}, "cells", "13")
    refused(with_space("paphos", underground=13), "spaces.paphos.underground", "13")


@pytest.mark.parametrize("base", ["akrotiri", "dhekelia"])
def test_a_curfew_in_a_base_is_refused(base: str) -> None:
    refused(with_space(base, curfew=True), f"spaces.{base}.curfew", "Town")


@pytest.mark.parametrize("mountain", ["troodos", "kyrenia"])
def test_a_curfew_in_a_mountain_is_refused(mountain: str) -> None:
    refused(with_space(mountain, curfew=True), f"spaces.{mountain}.curfew", "Town")


@pytest.mark.parametrize("base", ["akrotiri", "dhekelia"])
def test_a_cache_in_a_base_is_refused(base: str) -> None:
    refused(with_space(base, caches=1), f"spaces.{base}.caches", "Base")


def test_three_caches_in_a_space_are_refused() -> None:
    refused({"title": "cyprus", "card": "C3", "spaces": {"paphos": {"caches": 3}}}, "spaces.paphos.caches", "two")


def test_five_curfews_are_refused() -> None:
    towns = ("paphos", "limassol", "nicosia", "larnaca", "famagusta")
    spaces = {town: {"curfew": True, "troops": 1} for town in towns}
    refused({"title": "cyprus", "card": "C3", "spaces": spaces}, "spaces", "5 Curfews")
    spaces["famagusta"]["curfew"] = False
    smallwars.from_position({"title": "cyprus", "card": "C3", "spaces": spaces})


def test_sixteen_sabotage_markers_are_refused() -> None:
    spaces = {"paphos": {"sabotage": 8}, "nicosia": {"sabotage": 8}}
    refused({"title": "cyprus", "card": "C3", "spaces": spaces}, "spaces", "16 Sabotage")


@pytest.mark.parametrize(
    ("patch", "field"),
    [
        ({"spaces": {"atlantis": {}}}, "spaces.atlantis"),
        ({"spaces": {"Nicosia": {}}}, "spaces.Nicosia"),
        ({"colour": 1}, "colour"),
        ({"spaces": {"paphos": {"tanks": 1}}}, "spaces.paphos.tanks"),
        ({"boxes": {"operation": "eoka"}}, "boxes.operation"),
        ({"available": {"cubes": 1}}, "available.cubes"),
    ],
)
def test_a_name_nobody_knows_is_refused(patch: dict[str, Any], field: str) -> None:
    refused(merged(START, patch), field)


@pytest.mark.parametrize("wrong", [-1, True, False, "2", 1.0, 1.5, [1], {}, 99, 10**30])
@pytest.mark.parametrize(
    "field", ["political_will", "international_opinion", "prison", "suez", "available.cells", "spaces.paphos.troops"]
)
def test_a_count_must_be_a_whole_number_in_its_range(field: str, wrong: Any) -> None:
    patch: Any = wrong
    for name in reversed(field.split(".")):
        patch = {name: patch}
    position = merged(START, patch)
    if wrong == {}:
        position = put(copy.deepcopy(START), field, {})
    refused(position, field)


def put(position: dict[str, Any], field: str, value: Any) -> dict[str, Any]:
    """The position with the value in a field given by its path."""
    *path, last = field.split(".")
    inner = position
    for name in path:
        inner = inner[name]
    inner[last] = value
    return position


@pytest.mark.parametrize("wrong", ["yes", 2, [], "true"])
def test_a_curfew_is_true_or_false(wrong: Any) -> None:
    refused(merged(START, {"spaces": {"nicosia": {"curfew": wrong}}}), "spaces.nicosia.curfew")


@pytest.mark.parametrize(
    ("patch", "field"),
    [
        ({"card": "C99"}, "card"),
        ({"card": 3}, "card"),
        ({"deck": ["C1", "X5"]}, "deck[1]"),
        ({"deck": [7]}, "deck[0]"),
        ({"played": ["C7", "K1"]}, "played[1]"),
    ],
)
def test_a_card_nobody_knows_is_refused_where_it_lies(patch: dict[str, Any], field: str) -> None:
    refused(merged(START, patch), field, "card")


@pytest.mark.parametrize(
    ("patch", "fields"),
    [
        ({"deck": ["C1", "C5", "C1"]}, ("deck[2]",)),
        ({"card": "C5"}, ("card", "deck[1]")),
        ({"played": ["C3"]}, ("played[0]", "card")),
        ({"played": ["C5"]}, ("played[0]", "deck[1]")),
    ],
)
def test_a_card_that_lies_in_two_places_is_refused(patch: dict[str, Any], fields: tuple[str, ...]) -> None:
    with pytest.raises(smallwars.InvalidPosition, match="twice") as caught:
        smallwars.from_position(merged(START, patch), seed=1)
    assert caught.value.field in fields


@pytest.mark.parametrize(
    ("capabilities", "field"),
    [
        ({"C3": "shaded"}, "capabilities.C3"),
        ({"C33": "shaded"}, "capabilities.C33"),
        ({"C99": "shaded"}, "capabilities.C99"),
        ({"C13": "grey"}, "capabilities.C13"),
        ({"C13": True}, "capabilities.C13"),
        ({"C13": None}, "capabilities.C13"),
        (["C13"], "capabilities"),
    ],
)
def test_a_capability_that_is_none_is_refused(capabilities: Any, field: str) -> None:
    refused({**START, "capabilities": capabilities}, field)


def test_a_faction_in_two_boxes_is_refused() -> None:
    refused(merged(START, {"boxes": {"limited": "eoka", "op": "eoka"}}), "boxes.op", "eoka")


@pytest.mark.parametrize(
    ("patch", "field"),
    [
        ({"first": "mau_mau"}, "first"),
        ({"first": "chance"}, "first"),
        ({"first": 1}, "first"),
        ({"boxes": {"event": "french"}}, "boxes.event"),
        ({"boxes": {"event": "chance"}}, "boxes.event"),
    ],
)
def test_a_faction_nobody_plays_is_refused(patch: dict[str, Any], field: str) -> None:
    refused(merged(START, patch), field)


@pytest.mark.parametrize(
    ("intel", "field"),
    [
        ([2, 3], "intel[1]"),
        ([-1], "intel[0]"),
        ([True], "intel[0]"),
        (["1"], "intel[0]"),
        ([0, 0, 0, 0], "intel[3]"),
        ([2, 1, 2, 2, 2], "intel[4]"),
        (3, "intel"),
    ],
)
def test_chits_there_are_not_are_refused(intel: Any, field: str) -> None:
    refused({**START, "intel": intel}, field)


@pytest.mark.parametrize("title", ["kenya?", "", None, 7])
def test_a_position_of_a_title_nobody_knows_is_refused(title: Any) -> None:
    with pytest.raises(smallwars.SmallWarsError, match=repr(str(title)).replace("?", r"\?")):
        smallwars.from_position({**START, "title": title}, seed=1)


def test_a_position_that_names_no_title_is_refused() -> None:
    refused({name: value for name, value in START.items() if name != "title"}, "title")


@pytest.mark.parametrize("position", [None, [], "cyprus", 7, [["title", "cyprus"]]])
def test_what_is_no_object_is_no_position(position: Any) -> None:
    with pytest.raises(smallwars.InvalidPosition):
        smallwars.from_position(position, seed=1)


@pytest.mark.parametrize(
    "field", ["spaces", "boxes", "available", "capabilities", "deck", "played", "intel", "spaces.paphos", "pending"]
)
@pytest.mark.parametrize("wrong", [3, "x", True])
def test_a_field_of_the_wrong_shape_is_refused(field: str, wrong: Any) -> None:
    refused(put(copy.deepcopy(START), field, wrong), field)


@pytest.mark.parametrize(
    "item",
    [
        ["NoSuchFrame"],
        ["Action"],
        ["Action", 1, 2],
        ["Action", "eoka"],
        ["Action", True],
        ["Action", 1.0],
        [],
        "Action",
        {"Action": 1},
        7,
        None,
        [["Action", 1]],
        [7],
        [None],
        [{}],
    ],
)
def test_what_cannot_be_pending_is_refused(item: Any) -> None:
    refused({**START, "pending": [["AdjustEligibility"], item]}, "pending[1]")


@pytest.mark.parametrize("item", [["Action", 9], ["Action", 0], ["OperationMenu", 7, 0], ["DiscardChits", 5, 0]])
def test_what_is_pending_for_nobody_or_cannot_be_done_is_refused(item: list[Any]) -> None:
    with pytest.raises(smallwars.InvalidPosition) as caught:
        _ = smallwars.from_position({**START, "pending": [["NextCard"], item]}, seed=1).decision
    assert caught.value.field.startswith("pending")


@pytest.mark.parametrize("pending", [[], [["ShiftWill", 1]], [["ShiftWill", 1], ["DrawChits", 1]], [["Action", 1]]])
def test_a_position_in_which_the_game_stops_and_nobody_has_won_is_refused(pending: list[Any]) -> None:
    """There is no dead end: what is pending leads to the next card."""
    with pytest.raises(smallwars.InvalidPosition) as caught:
        _ = smallwars.from_position({**START, "pending": pending}, seed=1).decision
    assert caught.value.field.startswith("pending")


@pytest.mark.parametrize(
    ("result", "field"),
    [
        ({"winner": "french", "grade": "final", "reason": "held-out"}, "result.winner"),
        ({"winner": "eoka", "grade": "final", "reason": "no such reason"}, "result.reason"),
        ({"winner": "eoka", "grade": 7, "reason": "no-will"}, "result.grade"),
        ({"winner": "eoka", "grade": "final", "reason": "no-will", "loser": "british"}, "result.loser"),
        ("eoka", "result"),
    ],
)
def test_a_result_that_cannot_be_is_refused(result: Any, field: str) -> None:
    with pytest.raises(smallwars.InvalidPosition) as caught:
        _ = smallwars.from_position({**START, "result": result}, seed=1).result
    assert caught.value.field == field


# Positions that are strange, but possible


def test_a_game_ends_even_when_every_propaganda_card_has_been_played() -> None:
    position = {**START, "played": ["C33", "C34", "C35"], "deck": []}
    try:
        game = smallwars.from_position(position, seed=1)
    except smallwars.InvalidPosition:
        return
    assert played(game, Random(1)).result is not None
    assert reloaded(game).result == game.result


def test_a_game_ends_whatever_deck_was_laid() -> None:
    events = [f"C{number}" for number in range(1, 33)]
    for deck in ([], ["C1"], events[:20], events, ["C33", "C34", "C35"], [*events, "C33", "C34", "C35"]):
        game = played(smallwars.new("cyprus", seed=2, deck=deck), Random(2))
        assert game.result is not None and reloaded(game).result == game.result
        assert all(entry.text("en") for entry in game.log)


def test_a_capability_in_play_is_not_dealt_again() -> None:
    """The card of a Capability lies beside the board, whether or not the position lists it among the played ones."""
    table = cyprus(capabilities={"C13": "shaded", "C9": "unshaded"}, deck=[], boxes={"op": "british"}).play(
        "pass.event"
    )
    if table.kind == "ambush.space":
        table.play("done")
    assert table.kind == "card"
    assert not {"C13", "C9"} & set(table.options)


# The tools


def test_a_merge_patch_replaces_merges_and_removes() -> None:
    assert merged({"a": 1, "b": {"c": 2, "d": 3}}, {"a": None, "b": {"c": 5}, "e": [1]}) == {
        "b": {"c": 5, "d": 3},
        "e": [1],
    }
    assert merged({"a": [1, 2]}, {"a": [3]}) == {"a": [3]}
    assert merged({"a": 1}, {"a": {"b": None, "c": 1}}) == {"a": {"c": 1}}
    assert merged(7, {"a": 1}) == {"a": 1} and merged({"a": 1}, 7) == 7


def test_a_merge_patch_leaves_its_base_alone() -> None:
    base = {"a": {"b": 1}}
    merged(base, {"a": {"b": 2}, "c": 3})
    assert base == {"a": {"b": 1}}


def test_a_reader_names_the_path_of_what_is_wrong() -> None:
    reader = Reader({"a": {"b": {"c": 5}}}).inside("a").inside("b")
    with pytest.raises(smallwars.InvalidPosition) as caught:
        reader.count("c", 4)
    assert caught.value.field == "a.b.c" and "from 0 to 4" in str(caught.value)
    assert reader.count("c", 5) == 5 and reader.count("missing", 5, default=3) == 3


def test_a_reader_complains_about_fields_nobody_asked_for() -> None:
    reader = Reader({"a": 1, "b": 2})
    reader.value("a")
    with pytest.raises(smallwars.InvalidPosition) as caught:
        reader.finish()
    assert caught.value.field == "b"
