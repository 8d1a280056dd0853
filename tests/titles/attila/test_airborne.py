"""The airborne brigade (9.3)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.harness import CYPRUS_1974, Table, rule
from tests.titles.attila.battles import Attila, about, boxes, left, on_the_map, rule_of


def landing(attila: Attila, **rest: Any) -> Table:
    """The Turkish player has landed SLF in Kyrenia; Abn is in the Rear Area unless told."""
    fields = {"transit": "slf", "rear_turkish": "abn cdo", "cypriot": "w2-3", **rest}
    return attila(**fields).play("special invasion kyrenia")


@rule("attila", "9.3", "6.33")
def test_along_with_an_invasion_abn_may_drop_anywhere(attila: Attila) -> None:
    # Whoever is there; the Sovereign Base Areas are no areas.
    table = landing(attila, nicosia_city="3a_ng es grk mk", kioneli="trk", larnaca="4_ng-")
    assert (table.actor, table.kind, rule_of(table), about(table)) == ("turkish", "drop", "9.3", "abn")
    assert table.options == [*CYPRUS_1974, "decline"]
    assert on_the_map(table)["kyrenia"] == "slf"


@rule("attila", "9.3")
@pytest.mark.parametrize("roll", [1, 2, 3, 4, 5, 6])
def test_it_is_disrupted_on_4_5_or_6(attila: Attila, roll: int) -> None:
    table = landing(attila, kioneli="trk").play("kioneli")
    assert (table.actor, table.kind, rule_of(table), about(table)) == ("chance", "die", "9.3", "abn")
    table.play(f"{{{roll}}}")
    assert table.there("kioneli") == ("trk abn" if roll < 4 else "trk abn-")
    assert (boxes(table)[0], table["dropped"], table["special_actions"]["turkish"]) == ("cdo", True, 5)
    assert (table.actor, table.kind) == ("cypriot", "play")


@rule("attila", "9.3")
@pytest.mark.parametrize("area", ["nicosia_city", "strovolos", "troodos", "kyrenia", "paphos"])
def test_among_enemies_inland_or_where_the_others_land(attila: Attila, area: str) -> None:
    enemies = {"nicosia_city": "grk", "strovolos": "mk"}
    table = landing(attila, **enemies).play(f"{area} {{2}}")
    assert table.there(area) == " ".join([*enemies.get(area, "").split(), *["slf"] * (area == "kyrenia"), "abn"])


@rule("attila", "9.3")
def test_it_does_not_count_against_the_two_brigades(attila: Attila) -> None:
    table = landing(attila, transit="slf 39_div 5_div").play("slf 39_div kythreia {1}")
    assert on_the_map(table) == {"kythreia": "abn", "kyrenia": "slf 39_div"}


@rule("attila", "9.3")
def test_after_the_beachhead_is_placed(attila: Attila) -> None:
    table = landing(attila, beachhead="morfou", morfou="39_div")
    assert table.kind == "invasion.beachhead"
    assert table.play("beachhead.stays").kind == "drop"


@rule("attila", "9.3")
def test_it_may_be_kept_for_another_invasion(attila: Attila) -> None:
    table = landing(attila).play("decline")
    assert (boxes(table)[0], table["dropped"], table.kind) == ("abn cdo", False, "play")


@rule("attila", "9.3")
def test_once_in_the_game(attila: Attila) -> None:
    # It was damaged and came back.
    table = landing(attila, dropped=True)
    assert (table.kind, on_the_map(table), boxes(table)[0]) == ("play", {"kyrenia": "slf"}, "abn cdo")


@rule("attila", "9.3")
def test_dropped_damaged_and_repaired_it_does_not_drop_again(attila: Attila) -> None:
    table = attila(transit="slf", damaged_turkish="abn", cypriot="w2-3", turkish="g2-4", dropped=True)
    table.play("special refit pass special kyrenia")
    assert (table.kind, boxes(table)[0], on_the_map(table)) == ("play", "abn", {"kyrenia": "slf"})


@rule("attila", "9.3")
def test_damaged_and_repaired_without_having_dropped_it_may(attila: Attila) -> None:
    #
    table = attila(transit="slf", damaged_turkish="abn", cypriot="w2-3", turkish="g2-4")
    table.play("special refit pass special kyrenia")
    assert table.kind == "drop"
    assert table.play("dhali {3}").there("dhali") == "abn"


@rule("attila", "9.3")
@pytest.mark.parametrize(
    "fields",
    [
        {"rear_turkish": "cdo", "transit": "slf abn"},
        {"rear_turkish": "cdo", "damaged_turkish": "abn"},
        {"rear_turkish": "cdo", "kioneli": "abn"},
        {"rear_turkish": "cdo"},
    ],
)
def test_only_from_the_rear_area(attila: Attila, fields: dict[str, str]) -> None:
    table = landing(attila, **fields)
    if table.kind == "invasion.unit":
        table.play("slf done")
    assert (table.kind, table["dropped"]) == ("play", False)


@rule("attila", "9.3", "6.12")
def test_it_does_not_leave_the_rear_area_for_the_map_otherwise(attila: Attila) -> None:
    table = attila(turkish="g2-4", cypriot="w2-3", kioneli="tmt_7", rear_turkish="abn", beachhead="kyrenia")
    # Its only way is to the Transit Box.
    table.play("g2-4 abn")
    assert (table["transit"], boxes(table)[0], table["to_transit"]) == (["abn"], "", 1)


@rule("attila", "9.3", "6.12")
def test_it_may_go_by_sea_without_a_die(attila: Attila) -> None:
    fields = {"turkish": "g2-4 g3-3", "cypriot": "w2-3", "beachhead": "kyrenia", "rear_turkish": "abn"}
    table = attila(**fields, kioneli="tmt_7").play("g2-4 abn done pass g3-3 abn done")
    assert (on_the_map(table), table["dropped"]) == ({"kyrenia": "abn", "kioneli": "tmt_7"}, False)
    table = landing(attila, rear_turkish="", transit="slf abn").play("slf abn")
    assert (on_the_map(table), table["dropped"], table.kind) == ({"kyrenia": "slf abn"}, False, "play")


@rule("attila", "9.3", "E4")
def test_chaos_in_the_turkish_rear_area_bars_the_drop(attila: Attila) -> None:
    #
    table = landing(attila, rear_chaos="turkish")
    assert (table.kind, on_the_map(table), boxes(table)[0]) == ("play", {"kyrenia": "slf"}, "abn cdo")
    assert landing(attila, rear_chaos="cypriot").kind == "drop"


@rule("attila", "9.3", "6.2")
def test_after_the_drop_it_is_a_regular_like_others(attila: Attila) -> None:
    # Cut off in Ayia Napa it counts as two.
    fields = {"turkish": "g2-4", "ayia_napa": "5_ng", "famagusta": "1a_ng", "rear_turkish": "abn taf_1"}
    table = landing(attila, **fields).play("ayia_napa {1} pass g2-4 combat ayia_napa abn")
    assert (table.options, left(table)) == (["taf_1", "done"], 2)


@rule("attila", "9.3", "6.11")
def test_after_the_drop_enemies_hold_it(attila: Attila) -> None:
    table = landing(attila, turkish="g2-4", kioneli="grk tmt_7").play("kioneli {1} pass g2-4 movement")
    assert table.refused("abn") == "6.11"


# Without a landing


ALONE = {"drop_without_landing": True}


@rule("attila", "6.33", "9.3")
def test_with_the_option_abn_drops_though_no_brigade_lands(attila: Attila) -> None:
    #
    fields = {"rear_turkish": "abn", "beachhead": "kyrenia", "kyrenia": "slf", "cypriot": "w2-3"}
    assert attila(**fields).refused("special") == "6.3"
    table = attila(options=ALONE, **fields).play("special drop")
    assert table.options == [*CYPRUS_1974]
    table.play("kioneli {1}")
    assert (table.there("kioneli"), table["beachhead"], table["invaded"]) == ("abn", "kyrenia", True)
    assert table["special_actions"]["turkish"] == 5


@rule("attila", "6.33", "9.3")
def test_such_a_drop_is_the_invasion_of_the_turn(attila: Attila) -> None:
    #
    table = attila(options=ALONE, transit="slf", rear_turkish="abn", turkish="g2-4 g4-2", cypriot="w2-3")
    table.game.choose("special")
    assert table.options == ["invasion", "drop"]
    table.play("drop kioneli {1} pass")
    assert table.actor == "turkish" and "special" not in table.options
