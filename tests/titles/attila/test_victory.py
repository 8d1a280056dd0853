"""The end of the game and the grades of victory (1.1, 7.1, 8.0, 9.11)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.engine.playing import random_game
from tests.harness import Table, rule
from tests.titles.attila.test_data import MAP
from tests.titles.attila.test_set_up import GROUND, everywhere, side_of

Fixture = Callable[..., Table]

POINTS = {area: entry[-1] for area, entry in MAP.items()}
TURKS = [unit for unit in GROUND if side_of(unit) == "turkish"]


def ended(attila: Fixture, turn: int = 7, **rest: Any) -> Table:
    """The Final Phase of the last turn."""
    return attila(None, phase="final", turn=turn, **rest)


def result(table: Table) -> tuple[str | None, str, str]:
    """Winner, grade and reason; the game is over."""
    found = table.game.result
    assert found is not None and table.game.decision is None and table.options == []
    assert table["result"] == {"winner": found.winner, "grade": found.grade, "reason": found.key}
    return found.winner, found.grade, found.key


def worth(points: int) -> dict[str, Any]:
    """Areas, the dearest first, with a Turkish unit in each, that are worth so many points together."""
    areas: dict[str, Any] = {}
    for area in sorted(POINTS, key=lambda area: -POINTS[area]):
        if POINTS[area] <= points:
            areas[area] = TURKS[len(areas)]
            points -= POINTS[area]
    assert points == 0
    return areas


# Victory Points, area by area


@rule("attila", "8.0", "2.31")
@pytest.mark.parametrize("area", POINTS)
def test_an_area_is_worth_its_victory_points_to_the_turkish_player(attila: Fixture, area: str) -> None:
    points = {
        "nicosia_city": 6, "famagusta": 5, "kyrenia": 5, "morfou": 4, "karpas": 3, "kioneli": 3, "strovolos": 3,
        "limassol": 3, "larnaca": 3, "kythreia": 2, "paphos": 2,
    }.get(area, 1)  # fmt: skip
    table = ended(attila, 7, **{area: "trk"})
    assert table["victory_points"] == points
    assert result(table) == ("cypriot", "major" if points < 5 else "minor", "victory_points")


@rule("attila", "8.0", "2.31")
@pytest.mark.parametrize("unit", TURKS)
def test_every_undisrupted_turkish_ground_unit_controls_an_area(attila: Fixture, unit: str) -> None:
    assert ended(attila, kyrenia=unit)["victory_points"] == 5
    assert ended(attila, kyrenia=f"{unit}-")["victory_points"] == 0


@rule("attila", "8.0", "2.31")
@pytest.mark.parametrize("unit", [unit for unit in GROUND if side_of(unit) == "cypriot"])
def test_every_undisrupted_cypriot_ground_unit_denies_it(attila: Fixture, unit: str) -> None:
    assert ended(attila, kyrenia=f"{unit} slf 39_div 5_div")["victory_points"] == 0
    assert ended(attila, kyrenia=f"{unit}- tmt_1")["victory_points"] == 5


CONTROL = [
    ("trk", 5),
    ("trk slf-", 5),
    ("trk-", 0),
    ("trk- tmt_1-", 0),
    ("trk es", 0),
    ("trk es-", 5),
    ("trk es- mk", 0),
    ("trk- es-", 0),
    ("trk- es", 0),
    ("es", 0),
    ("taf_1 taf_2", 0),
    ("taf_1 trk-", 0),
    ("trk haf_1 haf_2", 5),
    ("trk es- haf_1", 5),
    ("", 0),
]


@rule("attila", "8.0", "2.31", "2.0")
@pytest.mark.parametrize(("units", "points"), CONTROL)
def test_control_is_to_be_alone_with_an_undisrupted_ground_unit(attila: Fixture, units: str, points: int) -> None:
    """Rulings A-4 and A-52."""
    table = ended(attila, kyrenia=units, dhali="grk", options={"hellenic_air_force": True})
    assert table["victory_points"] == points


@rule("attila", "8.0")
def test_the_marker_and_units_in_boxes_are_worth_nothing(attila: Fixture) -> None:
    table = ended(attila, beachhead="kyrenia", transit="slf", rear_turkish="5_div", damaged_turkish="cdo", dhali="es")
    assert table["victory_points"] == 0


@rule("attila", "8.0", "3.0")
def test_areas_are_added_up(attila: Fixture) -> None:
    """The set-up as far as both sides meet: Kioneli, Kythreia and Larnaca."""
    table = ended(
        attila, famagusta="1a_ng 1b_ng tmt_1", kythreia="tmt_2", kyrenia="3b_ng ema tmt_3", larnaca="tmt_4",
        limassol="4_ng eoka tmt_5", paphos="5_ng tmt_6", kioneli="tmt_7 tmt_8 trk", nicosia_city="3a_ng es grk mk",
    )  # fmt: skip
    assert table["victory_points"] == 8 and result(table) == ("cypriot", "minor", "victory_points")


# The grades


BANDS = [
    (0, "cypriot", "major"),
    (4, "cypriot", "major"),
    (5, "cypriot", "minor"),
    (9, "cypriot", "minor"),
    (10, None, "draw"),
    (15, None, "draw"),
    (16, "turkish", "minor"),
    (22, "turkish", "minor"),
    (23, "turkish", "major"),
    (44, "turkish", "major"),
]


@rule("attila", "8.0")
@pytest.mark.parametrize(("points", "winner", "grade"), BANDS)
def test_the_grade_of_victory_goes_by_the_victory_points(
    attila: Fixture, points: int, winner: str | None, grade: str
) -> None:
    """44 is what sixteen units can hold at most."""
    table = ended(attila, **worth(points))
    assert table["victory_points"] == points and result(table) == (winner, grade, "victory_points")


@rule("attila", "8.0")
@pytest.mark.parametrize("points", range(31))
def test_the_same_for_every_number(attila: Fixture, points: int) -> None:
    grades = ["cypriot major"] * 5 + ["cypriot minor"] * 5 + ["None draw"] * 6 + ["turkish minor"] * 7
    winner, grade, _ = result(ended(attila, **worth(points)))
    assert f"{winner} {grade}" == (grades[points] if points < 23 else "turkish major")


@rule("attila", "8.0")
def test_the_log_tells_the_points_and_the_winner(attila: Fixture) -> None:
    for points, last in ((16, "victory"), (12, "tie")):
        log = ended(attila, **worth(points)).game.log
        assert [entry.verb for entry in log] == ["final_phase", "victory_points", last]
        assert log[1].args[0] == points and str(points) in log[1].text()


@rule("attila", "8.0", "9.11")
@pytest.mark.parametrize(
    ("points", "given_up", "winner", "grade"),
    [(8, 0, "cypriot", "minor"), (8, 1, None, "draw"), (3, 1, "cypriot", "minor"), (14, 1, "turkish", "minor"),
     (11, 6, "turkish", "major"), (10, 6, "turkish", "minor"), (0, 6, None, "draw")],
)  # fmt: skip
def test_each_special_action_card_given_up_is_worth_2(
    attila: Fixture, points: int, given_up: int, winner: str | None, grade: str
) -> None:
    specials = {"turkish": 6 - given_up, "cypriot": 0}
    table = ended(
        attila, **worth(points), given_up=given_up, special_actions=specials, options={"organizational_ability": True}
    )
    assert table["victory_points"] == points + 2 * given_up and result(table) == (winner, grade, "victory_points")


@rule("attila", "8.0", "9.11", "6.3")
def test_special_action_cards_that_are_left_or_used_are_worth_nothing(attila: Fixture) -> None:
    for left in (0, 6):
        assert ended(attila, kyrenia="trk", special_actions={"turkish": left, "cypriot": left})["victory_points"] == 5


# When the game ends


@rule("attila", "1.1", "7.1", "8.0")
def test_the_game_ends_when_both_have_passed_in_turn_7(attila: Fixture) -> None:
    table = attila(turn=7, turkish="g2-4 g3-3", cypriot="w2-4", kyrenia="slf", dhali="es- trk").play("pass pass")
    assert result(table) == ("cypriot", "minor", "victory_points")
    assert (table["turn"], table["phase"], table["active"], table["victory_points"]) == (7, "final", None, 6)
    assert table["hands"] == {"turkish": [], "cypriot": []} and table["discards"] == ["g2-4", "g3-3", "w2-4"]


@rule("attila", "1.1", "7.1", "E5")
def test_after_event_5_it_ends_in_turn_6(attila: Fixture) -> None:
    table = attila(turn=6, last_turn=6, removed=6, turkish="g2-4", cypriot="w2-4", kyrenia="slf").play("pass pass")
    assert (result(table), table["turn"]) == (("cypriot", "minor", "victory_points"), 6)


@rule("attila", "1.1", "7.1")
def test_without_event_5_turn_6_is_not_the_last(attila: Fixture) -> None:
    table = attila(turn=6, turkish="g2-4", cypriot="w2-4", kyrenia="slf").play("pass pass")
    assert (table.game.result, table["turn"], table.kind) == (None, 7, "card")


@rule("attila", "1.1", "E5", "8.0")
def test_event_5_of_turn_5_leaves_one_more_turn(attila: Fixture) -> None:
    deck = ["event", "g2-4", "g3-3", "g4-4", "w2-4", "w3-3", *["w4-2", "g4-2"] * 3, *["g3-3", "w3-3"] * 3]
    table = attila(None, turn=5, deck=deck, kyrenia="slf").play("{5} pass pass")
    assert (table["turn"], table["last_turn"], table["removed"]) == (6, 6, 6)
    assert table["hands"] == {"turkish": ["g3-3"] * 3, "cypriot": ["w3-3"] * 3}
    assert result(table.play("pass pass")) == ("cypriot", "minor", "victory_points")


@rule("attila", "8.0", "7.1")
def test_a_unit_disrupted_at_the_end_gets_no_last_chance(attila: Fixture) -> None:
    """Ruling A-45: a five or six would have made 5 points of Kyrenia, or denied them."""
    table = attila(turn=7, turkish="g2-4", kyrenia="slf-", famagusta="1a_ng- tmt_1", beachhead="kyrenia")
    table.play("pass pass")
    assert result(table) == ("cypriot", "minor", "victory_points") and table["victory_points"] == 5
    assert everywhere(table) == {"famagusta": "1a_ng- tmt_1", "kyrenia": "slf-"}


@rule("attila", "8.0", "6.33")
def test_a_beachhead_that_was_lost_makes_no_difference_at_the_end(attila: Fixture) -> None:
    table = ended(attila, kyrenia="es", kioneli="slf", beachhead="kyrenia")
    assert (table["victory_points"], table["beachhead"]) == (3, "kyrenia")


@rule("attila", "1.1", "8.0")
def test_nothing_ends_the_game_earlier(attila: Fixture) -> None:
    """Neither 44 points nor an island without a Turkish unit ends the game."""
    for areas in (worth(44), {"dhali": "es"}):
        table = attila(turkish="g2-4", cypriot="w2-4", **areas).play("pass pass")
        assert (table.game.result, table["turn"]) == (None, 3)


@rule("attila", "1.1", "8.0")
@pytest.mark.parametrize("seed", range(12))
def test_random_games_end_in_the_last_turn_with_the_grade_of_their_points(seed: int) -> None:
    game = random_game(seed, title="attila")
    position = game.position()
    assert position["turn"] == position["last_turn"] and position["phase"] == "final"
    points = sum(
        POINTS[area]
        for area, units in position["areas"].items()
        if {side_of(unit) for unit in units if unit in GROUND and unit not in position["disrupted"]} == {"turkish"}
    )
    assert position["victory_points"] == points
    least = [row for row in BANDS[::2] if row[0] <= points][-1]
    assert game.result is not None and (game.result.winner, game.result.grade) == least[1:]
