"""How far units come past enemies (10.5); movement and retreats on random positions, compared with a second reading of
the rules (10.2-10.5, 12.4)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import smallwars
from tests.harness import GREECE, Table, rule
from tests.harness import greece as plain_greece
from tests.titles.greek_civil_war.reachability import (
    ABROAD,
    CONFLICT,
    FACES,
    MOVEMENT,
    SQUARES,
    Place,
    destinations,
    endings,
    kind_of,
    landed,
    random_map,
    rating,
    refuges,
    side_of,
)

Greece = Callable[..., Table]

SEEDS, MAPS = range(12), 15
"""Each test on so many seeds, and on so many random positions from each of them."""
GREEK = GREECE[:26]
REGROUPING = ("break_down", "combine", "switch")
WEAK = tuple(word for word in FACES if kind_of(word) != "division")
"""Two of these are weaker than any guard; two divisions might not be."""


def closed_borders(rng: Random) -> list[str]:
    """17.1: often all borders are open."""
    return rng.sample(ABROAD, rng.choice((0, 0, 1, 2)))


def add(regions: dict[str, Any], region: str, word: str, count: int) -> None:
    """Add a number of such units in the Open."""
    opens = regions[region]["open"]
    opens[word] = opens.get(word, 0) + count


def answer(game: smallwars.Game, kind: str, word: str) -> None:
    """Answer a question of that kind, unless it was answered by itself."""
    if game.decision is not None and game.decision.kind == kind:
        game.choose(word)


# 10.5: enemies in the Open


@rule("greek_civil_war", "10.5")
def test_a_unit_halts_when_it_enters_a_region_with_enemies_in_the_open(greece: Greece) -> None:
    # The short ways out of Larissa to the south lead through Trikala and Magnesia.
    table = greece(larissa="mountain1", trikala="guerrilla1", magnesia="front0").play("larissa")
    assert table.options == [
        "thessalonika", "rodopi", "drama", "serres", "pella", "imathia", "florina", "kastoria", "kozani", "ioannina",
        "arta", "trikala", "larissa", "magnesia", "aitolia",
    ]  # fmt: skip
    table.play("magnesia")
    assert table.units("magnesia") == "mountain1 front0 [] [] []"


@rule("greek_civil_war", "10.5", "10.3")
def test_a_halted_unit_enters_no_square(greece: Greece) -> None:
    # [G-36] There are three points left and three empty squares.
    table = greece(larissa="mountain1", magnesia="cadre1").play("larissa magnesia")
    assert (table.units("magnesia"), table["phase"]) == ("mountain1 cadre1 [] [] []", "conflict")


@rule("greek_civil_war", "10.5", "10.3")
def test_enemies_in_squares_only_do_not_halt_a_unit(greece: Greece) -> None:
    there = "[partisan3] [guerrilla2] []"
    table = greece(larissa="division1", magnesia=there).play("done larissa")
    assert {"evritania", "fokida", "evia", "korinthia"} <= set(table.options)
    table.play("magnesia")
    assert (table.kind, table.options) == ("move.place", ["open", "square"])
    table.play("square")
    assert table.units("magnesia") == "[partisan3] [guerrilla2] [division1]"


@rule("greek_civil_war", "10.5")
def test_a_unit_that_starts_among_enemies_leaves_and_moves_normally(greece: Greece) -> None:
    table = greece(evros="brigade1 2xpartisan3").play("evros")
    assert table.options == ["evros", "rodopi", "drama", "serres"]
    table.play("serres")
    assert [table.units(name) for name in ("evros", "serres")] == ["2xpartisan3 [] []", "brigade1 [] [] []"]


@rule("greek_civil_war", "10.5")
def test_a_unit_that_starts_among_enemies_halts_at_the_next_ones(greece: Greece) -> None:
    table = greece(evros="mountain1 partisan3", drama="guerrilla1").play("evros")
    assert table.options == ["evros", "rodopi", "drama"]
    table.play("drama")
    assert table.units("drama") == "mountain1 guerrilla1 [] [] []"


@rule("greek_civil_war", "10.5", "10.3")
def test_a_unit_that_starts_among_enemies_may_enter_a_square_there(greece: Greece) -> None:
    # [G-36]
    table = greece(evros="police1 partisan3").play("evros evros")
    assert table.units("evros") == "partisan3 [police1] []"


@rule("greek_civil_war", "10.4", "10.5")
def test_a_unit_that_leaves_its_square_halts_among_enemies_in_the_open(greece: Greece) -> None:
    table = greece(larissa="cadre1 [mountain1] [] []", evia="police1").play("larissa")
    # There is nowhere else to go.
    assert (table.units("larissa"), table["larissa"]["acted"]) == ("mountain1 cadre1 [] [] []", {"mountain1": 1})
    assert table.options == ["evia", "done"]


@rule("greek_civil_war", "10.4", "10.5")
def test_a_unit_that_leaves_its_square_goes_on_if_enemies_are_in_squares_only(greece: Greece) -> None:
    table = greece(larissa="[division1] [cadre1] []").play("done larissa")
    assert table.options == ["imathia", "kozani", "trikala", "larissa", "magnesia"]
    table.play("trikala")
    assert [table.units(name) for name in ("larissa", "trikala")] == ["[] [cadre1] []", "division1 [] []"]


@rule("greek_civil_war", "10.5")
def test_a_halted_unit_may_leave_in_the_following_phase(greece: Greece) -> None:
    table = greece(turn=2, first="dse", evros="mountain1", rodopi="guerrilla1").play("evros rodopi done add.all")
    assert (table["turn"], table.units("rodopi")) == (3, "mountain1 guerrilla1 [] []")
    table.play("government")
    while table.kind != "move":
        table.play("done")
    table.play("rodopi")
    assert table.options == [
        "thessalonika", "evros", "rodopi", "drama", "serres", "pella", "imathia", "florina", "kozani", "larissa",
    ]  # fmt: skip


@rule("greek_civil_war", "10.5")
@pytest.mark.parametrize("word", ["division4", "brigade4", "mountain4", "police2"])
def test_government_units_without_infiltration_halt(greece: Greece, word: str) -> None:
    table = greece(evros=f"{word} lok1", rodopi="front0").play(f"done evros {word}")
    assert table.options == ["evros", "rodopi"]


@rule("greek_civil_war", "10.5")
@pytest.mark.parametrize(
    ("word", "reached"),
    [
        ("lok1", ["evros", "rodopi", "drama", "serres", "thessalonika", "pella", "imathia"]),
        ("lok_unconv0", ["evros", "rodopi", "drama", "serres", "thessalonika", "pella", "imathia"]),
        ("front0", ["evros", "rodopi", "drama", "serres"]),
        ("partisan1", ["evros", "rodopi", "drama", "serres"]),
        ("partisan3", ["evros", "rodopi", "drama", "serres"]),
    ],
)
def test_infiltrating_units_do_not_halt(greece: Greece, word: str, reached: list[str]) -> None:
    enemy = "guerrilla1" if side_of(word) == "government" else "division1"
    way = dict.fromkeys(("rodopi", "drama", "serres"), enemy)
    table = greece(active=side_of(word), evros=word, closed=["bulgaria"], **way)
    answer(table.game, "regroup", "done")
    table.play("evros")
    assert table.options == sorted(reached, key=GREECE.index)
    # They may halt if they wish, in the Open or, with a point left, in a square.
    table.play("drama")
    assert (table.kind, table.options) == ("move.place", ["open", "square"])
    table.play("square")
    assert table.units("drama") == f"{enemy} [{word}] [] []"


@rule("greek_civil_war", "10.5", "10.3")
def test_an_infiltrating_unit_out_of_points_ends_in_the_open_among_enemies(greece: Greece) -> None:
    table = greece(active="dse", evros="cadre1", rodopi="division1").play("evros rodopi")
    assert table.units("rodopi") == "division1 cadre1 [] []"


@rule("greek_civil_war", "10.4", "10.5")
def test_an_infiltrating_unit_does_not_halt_when_it_leaves_its_square(greece: Greece) -> None:
    table = greece(active="dse", closed=["bulgaria"], evros="division1 [front0] []", rodopi="division1").play("evros")
    assert table.options == ["evros", "rodopi", "drama"]
    table.play("rodopi square")
    assert [table.units(name) for name in ("evros", "rodopi")] == ["division1 [] []", "division1 [front0] []"]


# Movement on random positions


def movers(position: dict[str, Any], side: str, region: str) -> list[str]:
    """The units of a side in a Region that can move, as answers in their order."""
    there = position["regions"][region]
    words = [*there["open"], *[f"square.{word}" for word in sorted(filter(None, there["squares"]), key=face_order)]]
    return list(dict.fromkeys(word for word in words if moves(word.removeprefix("square."), side)))


def moves(word: str, side: str) -> bool:
    """Whether it is a unit of that side with a Movement Rating."""
    return side_of(word) == side and MOVEMENT[kind_of(word)] > 0


def face_order(word: str) -> tuple[int, str]:
    """By type, then by Level."""
    return list(CONFLICT).index(kind_of(word)), word


def after_move(game: smallwars.Game, region: str, word: str) -> set[Place | None]:
    """Where a unit comes to by all answers to where it moves."""
    before, chosen = game.position(), game.fork()
    chosen.choose(region)
    if chosen.decision is not None and chosen.decision.kind == "move.unit":
        chosen.choose(word)
    ends = endings(chosen, "move.to", "move.place")
    return {landed(before, end.position(), word.removeprefix("square.")) for end in ends}


def origin_of(region: str, word: str) -> Place:
    """Where the unit of that word stands."""
    return region, "square" if word.startswith("square.") else "open"


@rule("greek_civil_war", "10.2", "10.3", "10.4", "10.5", "13.1", "13.2", "2.4", "2.6")
@pytest.mark.parametrize("side", ["government", "dse"])
@pytest.mark.parametrize("seed", SEEDS)
def test_a_unit_goes_wherever_the_rules_let_it_and_nowhere_else(side: str, seed: int) -> None:
    rng = Random(seed)
    for _ in range(MAPS):
        check_movement(rng, side)


def check_movement(rng: Random, side: str) -> None:
    """All units of a side on a random map."""
    closed = closed_borders(rng)
    spare = "mountain1" if side == "government" else "partisan3"
    regions = random_map(rng, [spare, spare], closed)
    add(regions, rng.choice(GREEK), spare, 2)  # so that the phase goes on after any move
    game = plain_greece(active=side, regions=regions, closed=closed).game
    answer(game, "regroup", "done")
    position = game.position()
    units = {region: movers(position, side, region) for region in GREECE}
    assert game.decision is not None
    words = [option.id for option in game.decision.options]
    assert [word for word in words if word not in REGROUPING] == [*filter(units.get, GREECE), "done"]
    for region in filter(units.get, GREECE):
        for word in units[region]:
            expected = destinations(position, origin_of(region, word), word.removeprefix("square."))
            assert after_move(game, region, word) == expected, (region, word, position)


# Retreats on random positions

EA_DIE = {1: "6", 2: "5", 3: "5", 4: "5"}
"""12.2a: Effective Action in the Open, by column; below 1:1 there is none."""
GUARDS = {"government": ("division4", 4), "dse": ("partisan3", 5)}
"""Strong units of each side."""


def strength(position: dict[str, Any], side: str, region: str) -> int:
    """11.2: the Conflict Ratings of a side's units in a Region."""
    there = position["regions"][region]
    units = [*[word for word, count in there["open"].items() for _ in range(count)], *filter(None, there["squares"])]
    return sum(rating(word) for word in units if side_of(word) == side)


def expected_refuges(before: dict[str, Any], region: str, word: str) -> set[Place | None]:
    """12.4: where one of two equal units comes to when the other is eliminated; nowhere if there is no refuge."""
    return set(refuges(before, region, word)) or {None}


def refuges_found(game: smallwars.Game, before: dict[str, Any], word: str) -> set[Place | None]:
    """Where the one of two that is left comes to by all answers to where it retreats."""
    return {landed(before, end.position(), word) for end in endings(game, "retreat")}


@rule("greek_civil_war", "12.4", "10.5")
@pytest.mark.parametrize("seed", SEEDS)
def test_a_defender_retreats_wherever_the_rules_let_it(seed: int) -> None:
    rng = Random(seed)
    for _ in range(MAPS):
        check_defenders(rng, rng.choice((*WEAK, "division1", "division2")))


def check_defenders(rng: Random, word: str) -> None:
    """Effective Action against two equal units on a random map."""
    region, closed = rng.choice(GREEK), closed_borders(rng)
    regions = guarded(rng, region, closed, word)
    add(regions, region, word, 2)
    attacker = enemy_of(word)
    game = plain_greece(phase="conflict", active=attacker, regions=regions, closed=closed).game
    before = game.position()
    game.choose(region)
    answer(game, "attack.target", "open")
    for choice in ("all", "done"):
        answer(game, "attack.unit", choice)
    game.choose(EA_DIE[min(4, strength(before, attacker, region) // (2 * rating(word)))])
    assert refuges_found(game, before, word) == expected_refuges(before, region, word), (region, word, before)


def enemy_of(word: str) -> str:
    """The side that fights such a unit."""
    return "dse" if side_of(word) == "government" else "government"


def guarded(rng: Random, region: str, closed: list[str], word: str) -> dict[str, Any]:
    """A random map; in the Open of the Region there are only strong enemies of the unit, of which two are spared."""
    guard, count = GUARDS[enemy_of(word)]
    regions = random_map(rng, [word, word, *[guard] * count], closed)
    regions[region]["open"] = {guard: count}
    return regions


@rule("greek_civil_war", "12.4", "10.5")
@pytest.mark.parametrize("seed", SEEDS)
def test_attackers_in_the_open_retreat_wherever_the_rules_let_them(seed: int) -> None:
    rng = Random(seed)
    for _ in range(MAPS):
        check_attackers_in_the_open(rng, rng.choice(WEAK))


def check_attackers_in_the_open(rng: Random, word: str) -> None:
    """Military Disaster of two equal units on a random map."""
    region, closed = rng.choice(GREEK), closed_borders(rng)
    regions = guarded(rng, region, closed, word)
    add(regions, region, word, 2)
    game = attack_with_two(regions, closed, region, word, word)
    before = game.position()
    game.choose("1")
    assert refuges_found(game, before, word) == expected_refuges(before, region, word), (region, word, before)


def attack_with_two(regions: dict[str, Any], closed: list[str], region: str, word: str, unit: str) -> smallwars.Game:
    """Two such units attack the Open area of a Region, below 1:1; the die comes next."""
    game = plain_greece(phase="conflict", active=side_of(word), regions=regions, closed=closed).game
    game.choose(region)
    answer(game, "attack.target", "open")
    for choice in (unit, unit, "done"):
        answer(game, "attack.unit", choice)
    return game


@rule("greek_civil_war", "12.4", "10.5")
@pytest.mark.parametrize("seed", SEEDS)
def test_attackers_in_squares_retreat_wherever_the_rules_let_them(seed: int) -> None:
    rng = Random(seed)
    for _ in range(MAPS):
        check_attackers_in_squares(rng, rng.choice(WEAK))


def check_attackers_in_squares(rng: Random, word: str) -> None:
    """The square of the one that is eliminated is empty for the other, so there is always a refuge."""
    region, closed = rng.choice([name for name in GREEK if SQUARES[name] > 1]), closed_borders(rng)
    regions = guarded(rng, region, closed, word)
    third = [None if there == word else there for there in regions[region]["squares"][2:]]
    regions[region]["squares"] = [word, word, *third]
    game = attack_with_two(regions, closed, region, word, f"square.{word}")
    before = game.position()
    before["regions"][region]["squares"][0] = None
    game.choose("1")
    ends = [end.position() for end in endings(game, "retreat")]
    found = {landed(before, after, word) or stayed(after, region, word) for after in ends}
    assert found == refuges(before, region, word), (region, word, before)


def stayed(position: dict[str, Any], region: str, word: str) -> Place | None:
    """A square of the same Region, if such a unit is in one."""
    return (region, "square") if word in position["regions"][region]["squares"] else None
