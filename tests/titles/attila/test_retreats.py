"""Retreats of defenders (6.23)."""

from __future__ import annotations

import pytest

from tests.harness import rule
from tests.titles.attila.battles import HELLENIC, Attila, about, boxes, combat, duel, on_the_map, rule_of

AROUND_DHALI = ["nicosia_city", "strovolos", "athienou", "machairas", "kophinou", "larnaca"]


# Where to


@rule("attila", "6.23")
def test_the_owner_chooses_an_adjacent_area(attila: Attila) -> None:
    #
    table = duel(attila, "turkish", "trk grk").play("{2} {0}")
    assert (table.actor, table.kind, rule_of(table), about(table)) == ("cypriot", "retreat", "6.23", "grk")
    assert table.options == [*AROUND_DHALI, "disrupt"]
    assert on_the_map(table.play("machairas")) == {"dhali": "trk", "machairas": "grk"}


@rule("attila", "6.23")
def test_the_turkish_player_chooses_for_his_units(attila: Attila) -> None:
    table = duel(attila, "cypriot", "slf grk").play("{2} {0}")
    assert (table.actor, about(table), table.options) == ("turkish", "slf", [*AROUND_DHALI, "disrupt"])
    # Not to a box, and not back to sea.
    assert on_the_map(table.play("larnaca")) == {"dhali": "grk", "larnaca": "slf"}


@rule("attila", "6.23", "6.11")
@pytest.mark.parametrize(
    ("area", "options"),
    [
        ("famagusta", ["trikomo", "ayia_napa", "lefkoniko", "athienou", "disrupt"]),
        ("limassol", ["paphos", "troodos", "machairas", "kophinou", "disrupt"]),
        ("larnaca", ["dhali", "athienou", "kophinou", "disrupt"]),
        ("paphos", ["polis", "troodos", "limassol", "disrupt"]),
        ("ayia_napa", ["famagusta", "disrupt"]),
    ],
)
def test_nobody_retreats_into_a_sovereign_base_area(attila: Attila, area: str, options: list[str]) -> None:
    table = combat(attila, **{area: "trk grk"}).play(f"{area} {{1}} {{0}}")
    assert (table.kind, table.options) == ("retreat", options)


OPEN_OR_NOT = [
    ("", True),
    ("mk", True),
    ("eoka", True),
    ("trk", False),
    ("trk mk", False),
    ("trk- mk", True),
    ("trk-", True),
    ("trk- cdo", False),
    ("tmt_1", False),
    ("tmt_1-", True),
    ("tmt_1 mk lok", False),
    ("taf_1", True),
]


@rule("attila", "6.23")
@pytest.mark.parametrize(("kophinou", "open_"), OPEN_OR_NOT)
def test_not_to_an_area_with_undisrupted_enemy_ground_units(attila: Attila, kophinou: str, open_: bool) -> None:
    table = duel(attila, "turkish", "slf grk", kophinou=kophinou).play("{2} {0}")
    if open_:
        assert table.options == [*AROUND_DHALI, "disrupt"]
        assert "grk" in table.play("kophinou")["kophinou"] and table["dhali"] == ["slf"]
    else:
        assert table.options == [area for area in [*AROUND_DHALI, "disrupt"] if area != "kophinou"]
        assert table.refused("kophinou") == "6.23"


@rule("attila", "6.23")
@pytest.mark.parametrize(
    ("kophinou", "open_"),
    [("es", False), ("eoka", False), ("es-", True), ("eoka- lok-", True), ("haf_1", True), ("tmt_5 es", False)],
)
def test_the_same_holds_for_turkish_units(attila: Attila, kophinou: str, open_: bool) -> None:
    table = duel(attila, "cypriot", "slf grk", options=HELLENIC, kophinou=kophinou).play("{2} {0}")
    assert ("kophinou" in table.options) == open_
    if not open_:
        assert table.refused("kophinou") == "6.23"


@rule("attila", "6.23", "6.11")
def test_enemies_in_the_area_do_not_hold_a_unit_that_retreats(attila: Attila) -> None:
    # TRK and B/28 would hold it in Movement; Cdo does not attack at all.
    table = combat(attila, dhali="trk b_28 cdo grk").play("dhali trk b_28 done {2} {0} athienou")
    assert on_the_map(table) == {"dhali": "trk b_28 cdo", "athienou": "grk"}


# Staying


@rule("attila", "6.23")
@pytest.mark.parametrize(("answer", "there"), [("disrupt", "grk- trk"), ("larnaca", "trk")])
def test_with_fewer_hits_an_undisrupted_unit_stays_disrupted_or_goes_undisrupted(
    attila: Attila, answer: str, there: str
) -> None:
    table = duel(attila, "turkish", "trk grk").play("{2} {0}").play(answer)
    assert table.there("dhali") == there
    assert table.there("larnaca") == ("grk" if answer == "larnaca" else "")


@rule("attila", "6.23")
@pytest.mark.parametrize(("answer", "there"), [("decline", "grk- slf"), ("larnaca", "slf")])
def test_with_as_many_hits_as_its_value_it_is_disrupted_whether_it_goes_or_stays(
    attila: Attila, answer: str, there: str
) -> None:
    table = duel(attila, "turkish", "slf grk").play("{3} {0}").play(answer)
    assert table.there("dhali") == there
    assert table.there("larnaca") == ("grk-" if answer == "larnaca" else "")


@rule("attila", "6.23")
def test_a_disrupted_unit_that_was_hit_may_not_stay(attila: Attila) -> None:
    table = duel(attila, "turkish", "slf grk-").play("{1} {0}")
    assert table.options == AROUND_DHALI
    assert on_the_map(table.play("larnaca")) == {"dhali": "slf", "larnaca": "grk-"}


@rule("attila", "6.23")
def test_the_only_way_out_is_taken_by_a_disrupted_unit(attila: Attila) -> None:
    table = combat(attila, ayia_napa="slf grk-").play("ayia_napa {1} {0}")
    assert on_the_map(table) == {"ayia_napa": "slf", "famagusta": "grk-"}


@rule("attila", "6.23")
def test_a_unit_without_hits_stays_and_is_not_asked(attila: Attila) -> None:
    table = duel(attila, "turkish", "slf grk mk- es").play("{1} {0} grk disrupt")
    assert (table.kind, on_the_map(table)) == ("play", {"dhali": "es grk- mk- slf"})


@rule("attila", "6.23")
def test_attackers_never_retreat(attila: Attila) -> None:
    table = duel(attila, "turkish", "slf 39_div grk").play("{0} {2} slf 39_div")
    assert (table.kind, on_the_map(table)) == ("play", {"dhali": "grk slf- 39_div-"})


# No way out


CLOSED = {"famagusta": "tmt_1 1a_ng"}
"""Ayia Napa has no other neighbour, and an Irregular is enough [A-23]."""


@rule("attila", "6.23")
def test_without_a_way_out_an_undisrupted_unit_is_disrupted(attila: Attila) -> None:
    # One and two hits on a unit of 3, without a question.
    for hits in (1, 2):
        table = combat(attila, ayia_napa="slf grk", **CLOSED).play(f"ayia_napa {{{hits}}} {{0}} done")
        assert table.kind == "play"
        assert on_the_map(table) == {"famagusta": "1a_ng tmt_1", "ayia_napa": "grk- slf"}


@rule("attila", "6.23")
def test_without_a_way_out_a_unit_hit_as_often_as_its_value_is_disrupted_and_stays(attila: Attila) -> None:
    table = combat(attila, ayia_napa="39_div 2_ng", **CLOSED).play("ayia_napa {3} {0} done")
    assert on_the_map(table) == {"famagusta": "1a_ng tmt_1", "ayia_napa": "2_ng- 39_div"}
    assert boxes(table) == ["", "", "", ""]


@rule("attila", "6.23")
def test_without_a_way_out_a_disrupted_unit_that_must_retreat_is_damaged(attila: Attila) -> None:
    #
    table = combat(attila, ayia_napa="slf grk-", **CLOSED).play("ayia_napa {1} {0} done")
    assert on_the_map(table) == {"famagusta": "1a_ng tmt_1", "ayia_napa": "slf"}
    assert (boxes(table), table["disrupted"]) == (["", "", "", "grk"], [])


@rule("attila", "6.23")
def test_a_turkish_unit_without_a_way_out_likewise(attila: Attila) -> None:
    cut = {"famagusta": "eoka", "beachhead": "famagusta"}
    table = combat(attila, "cypriot", ayia_napa="39_div- grk", **cut).play("ayia_napa {3} {0}")
    assert (on_the_map(table), boxes(table)[2]) == ({"famagusta": "eoka", "ayia_napa": "grk"}, "39_div")
    table = combat(attila, "cypriot", ayia_napa="39_div grk", **cut).play("ayia_napa {3} {0}")
    assert on_the_map(table) == {"famagusta": "eoka", "ayia_napa": "grk 39_div-"}


# Several units


@rule("attila", "6.23")
def test_several_defenders_retreat_to_several_areas(attila: Attila) -> None:
    # Each by itself: 1A NG undisrupted, ES disrupted, GRK disrupted before.
    table = duel(attila, "turkish", "39_div es 1a_ng grk-").play("{3} {0} 1a_ng es grk")
    assert (about(table), table.options) == ("1a_ng", [*AROUND_DHALI, "disrupt"])
    table.play("larnaca")
    assert (about(table), table.options) == ("es", [*AROUND_DHALI, "decline"])
    table.play("nicosia_city")
    assert (about(table), table.options) == ("grk", AROUND_DHALI)
    table.play("athienou")
    assert on_the_map(table) == {"nicosia_city": "es-", "dhali": "39_div", "athienou": "grk-", "larnaca": "1a_ng"}


@rule("attila", "6.23")
def test_some_retreat_and_some_stay(attila: Attila) -> None:
    table = duel(attila, "turkish", "39_div 1a_ng 2_ng 3a_ng").play("{3} {0} 1a_ng 2_ng 3a_ng")
    table.play("disrupt larnaca larnaca")
    assert on_the_map(table) == {"dhali": "1a_ng- 39_div", "larnaca": "2_ng 3a_ng"}


@rule("attila", "6.23")
def test_a_unit_that_retreats_into_a_later_battle_area_is_not_in_that_battle(attila: Attila) -> None:
    # Nobody can attack there: those in Larnaca who might are disrupted.
    table = combat(attila, dhali="39_div grk", larnaca="tmt_4- es", kyrenia="slf ema").play("dhali {1} {0} larnaca")
    assert (table.options, table.refused("larnaca")) == (["kyrenia", "done"], "6.2")
    assert table.there("larnaca") == "es grk tmt_4-"


@rule("attila", "6.23")
def test_a_retreat_may_end_where_there_was_a_battle(attila: Attila) -> None:
    # SLF has been disrupted in Larnaca before.
    table = combat(attila, beachhead="larnaca", dhali="39_div grk", larnaca="slf es").play("larnaca {0} {1}")
    assert table.there("larnaca") == "es slf-"
    table.play("dhali {1} {0}")
    assert table.options == [*AROUND_DHALI, "disrupt"]
    assert table.play("larnaca").there("larnaca") == "es grk slf-"


@rule("attila", "6.23", "6.12")
def test_the_unit_moves_and_fights_with_the_next_card_as_usual(attila: Attila) -> None:
    table = duel(attila, "turkish", "trk grk", cypriot="w2-4").play("{1} {0} larnaca w2-4")
    # There is no battle: Movement.
    assert (table.kind, table.options) == ("move.unit", ["grk", "done"])
    assert table.play("grk dhali").there("dhali") == "grk trk"


@rule("attila", "6.23")
def test_a_retreat_from_the_battle_of_a_unit_that_came_in_reaction(attila: Attila) -> None:
    table = duel(attila, "turkish", "39_div es", larnaca="grk", special_actions={"turkish": 0, "cypriot": 1})
    table.play("reaction_move")
    # GRK is the only one that can come. 39(-) against ES and GRK.
    table.play("{4} {0} grk grk grk grk")
    assert (about(table), table.options) == ("grk", [*AROUND_DHALI, "decline"])
    assert on_the_map(table.play("larnaca")) == {"dhali": "es 39_div", "larnaca": "grk-"}
