"""Executing Events: who decides, what they may not do, dual use, Capabilities, free Operations (chapter 5)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.harness import Table, rule

Kenya = Callable[..., Table]

SINGLE_TEXT = ("K4", "K26")
CAPABILITIES = ("K3", "K5", "K7", "K11", "K28", "K31")


# 5.1 Executing Events


@rule("kenya", "5.1")
def test_the_text_is_carried_out_in_order(kenya: Kenya) -> None:
    """K27 shifts the Pipeline and then rolls against it, K26 rolls and then shifts it."""
    table = kenya(card="K27", first="british", kiambu="1P").play("event unshaded kiambu {2}")
    assert (table["political_will"], table["pipeline"]) == (9, 3)
    table = kenya(card="K26", first="british").play("event {2}")
    assert (table["political_will"], table["pipeline"]) == (10, 3)


@rule("kenya", "5.1")
def test_the_text_is_carried_out_in_order_also_when_control_hangs_on_it(kenya: Kenya) -> None:
    """K23: the Population comes back before the Guerrilla who gains Control of it; K24: the Deploy wins the Control
    that the Reward needs."""
    table = kenya(card="K23", kiambu="1pop").play("event shaded")
    assert (table["kiambu"]["population"], table["political_will"]) == (2, 8)
    table = kenya(card="K24", first="british", nyeri="1U", embu="2T").play("event unshaded done nyeri embu 2")
    assert (table.pieces("nyeri"), table["political_will"], table.kind) == ("1U 2T Loyal", 12, "action")


@rule("kenya", "5.1")
@pytest.mark.parametrize("first", ["british", "mau_mau"])
def test_the_executing_faction_selects_what_is_affected(kenya: Kenya, first: str) -> None:
    """Ruling B6: K20 unshaded and K30 shaded name nobody."""
    table = kenya(card="K20", first=first, nyeri="1U 1T", meru="1U 1T").play("event unshaded")
    assert (table.actor, table.kind) == (first, "event.remove_guerrilla")
    table = kenya(card="K30", first=first, nyeri="1U 1P", meru="1U 1P").play("event shaded")
    assert (table.actor, table.kind) == (first, "event.remove_police")


@rule("kenya", "5.1")
def test_a_faction_that_is_named_decides_its_action_when_the_other_executes_the_event(kenya: Kenya) -> None:
    """Ruling B6: K21 names the British, K29 the Mau Mau."""
    table = kenya(card="K21", nyeri="1A 1T", meru="1A 1T").play("event unshaded")
    assert (table.actor, table.kind) == ("british", "assault.space")
    table.play("meru")
    assert (table.pieces("meru"), table["boxes"]["event"], table.actor) == ("1T", "mau_mau", "british")
    table = kenya(card="K29", first="british", nyeri="1U", meru="1U").play("event shaded")
    assert (table.actor, table.kind) == ("mau_mau", "terror.space")
    table.play("meru done")
    assert (table.pieces("meru"), table["boxes"]["event"]) == ("1A 1Ter Resist", "british")


@rule("kenya", "5.1")
@pytest.mark.parametrize(
    ("card", "before"),
    [
        ("K12", {"nyeri": "1T 1U", "meru": "1P"}),
        ("K17", {"thika": "1B 1P", "nairobi": "1U"}),
        ("K21", {"nyeri": "2A 1P", "meru": "1B 1T"}),
        ("K30", {"nyeri": "1T 1U", "meru": "1P"}),
    ],
)
def test_what_the_text_does_to_get_something_is_a_condition(kenya: Kenya, card: str, before: dict[str, str]) -> None:
    """Ruling B11: without the removal nothing is set to Resistance, and nobody goes Underground."""
    unchanged = kenya(card=card, **before)
    after = kenya(card=card, **before).play("event shaded")
    assert (after["spaces"], after["political_will"]) == (unchanged["spaces"], 10)
    assert (after.actor, after.kind) == ("british", "action")


# 5.1.1 Events against rules


@rule("kenya", "5.1.1")
def test_an_event_takes_precedence_over_the_rules(kenya: Kenya) -> None:
    """K32 Relocates at Rule of Law, K22 removes a Base beside Underground Guerrillas, K16 places Troops in a Mountain
    Jungle, K4 places a second Terror marker."""
    table = kenya(card="K32", first="british", pipeline=0, nyeri="1P").play("event unshaded")
    assert table["nyeri"]["population"] == 1
    assert kenya(card="K22", first="british", nyeri="1B 1U 3P").play("event unshaded").pieces("nyeri") == "1U 3P"
    table = kenya(card="K16", first="british").play("event unshaded aberdares sweep")
    assert table.pieces("aberdares") == "4T"
    assert kenya(card="K4", nyeri="1Ter").play("event nyeri done").pieces("nyeri") == "2Ter"


@rule("kenya", "5.1.1", "6.6.2")
@pytest.mark.parametrize("pipeline", [0, 1])
def test_the_number_of_an_event_replaces_the_limit_of_the_pipeline(kenya: Kenya, pipeline: int) -> None:
    """Ruling K-17; by itself the track allows no Relocate."""
    assert kenya(first="british", pipeline=pipeline, nyeri="1P").play("op").refused("relocate") == "6.6.2"
    table = kenya(card="K27", first="british", pipeline=pipeline, kiambu="1P", nyeri="1P")
    table.play("event unshaded kiambu nyeri")
    assert (table["kiambu"]["population"], table["nyeri"]["population"]) == (1, 1)


@rule("kenya", "5.1.1", "1.4.2")
@pytest.mark.parametrize("first", ["british", "mau_mau"])
def test_an_event_places_no_third_base_in_a_space(kenya: Kenya, first: str) -> None:
    table = kenya(card="K14", first=first, aberdares="2B", mount_kenya="2B").play("event shaded aberdares")
    assert (table.pieces("aberdares"), table.pieces("mount_kenya")) == ("2B 1U", "2B")
    table = kenya(card="K1", first=first, nairobi="2B").play("event shaded")
    assert (table.pieces("nairobi"), table["available"]["bases"]) == ("2B 2U Resist", 2)
    table = kenya(card="K1", first=first, nairobi="1B").play("event shaded")
    assert (table.kind, table.options) == ("event.bases", ["0", "1"])


@rule("kenya", "5.1.1", "1.4.1")
def test_an_event_places_only_available_pieces(kenya: Kenya) -> None:
    table = kenya(card="K2", first="british", aberdares="15U").play("event shaded")
    assert (table.pieces("nairobi"), table.pieces("aberdares"), table.actor) == ("Resist", "15U", "mau_mau")
    table = kenya(card="K13", first="british", out_of_play={"police": 8}, nairobi="6P").play("event unshaded thika")
    assert (table.kind, table.options) == ("event.police", ["0", "1"])
    table = kenya(card="K30", first="british", out_of_play={"police": 8}, nairobi="7P", embu="Resist")
    assert table.play("event unshaded").pieces("embu") == "Loyal"


@rule("kenya", "5.1.1", "1.4.1")
def test_but_the_executing_faction_may_take_its_own_pieces_from_the_map(kenya: Kenya) -> None:
    """Ruling K-5: K2 by the Mau Mau, K15 by the British, and neither by the other."""
    table = kenya(card="K2", aberdares="15U").play("event shaded")
    assert (table.actor, table.kind, table.options) == ("mau_mau", "take.guerrilla", ["aberdares", "done"])
    table.play("aberdares")
    assert (table.pieces("nairobi"), table.pieces("aberdares"), table["political_will"]) == ("1U Resist", "14U", 8)
    full = {"thika": "10T", "embu": "15P"}
    table = kenya(card="K15", first="british", **full).play("event unshaded 1 0 done")
    assert (table.pieces("nairobi"), table.pieces("thika")) == ("1T", "9T")
    table = kenya(card="K15", **full).play("event unshaded done")
    assert (table.pieces("nairobi"), table.pieces("thika"), table.pieces("embu")) == ("", "10T", "15P")


@rule("kenya", "5.1.1", "1.4.1")
@pytest.mark.parametrize("first", ["british", "mau_mau"])
def test_an_event_removes_rather_than_replaces_if_no_replacement_is_available(kenya: Kenya, first: str) -> None:
    """Ruling K-32: K6 takes the markers off; only the Mau Mau executing could bring Guerrillas from the map."""
    table = kenya(card="K6", first=first, aberdares="15U", kiambu="1Ter", nyeri="2Ter", thika="1Ter")
    table.play("event shaded")
    if first == "mau_mau":
        assert "done" in table.options
        table.play("done")
    assert [table.pieces(space) for space in ("kiambu", "nyeri", "thika", "aberdares")] == ["", "", "1Ter", "15U"]
    assert table.kind == "action"


@rule("kenya", "5.1.1", "1.2")
def test_an_event_places_only_available_markers(kenya: Kenya) -> None:
    """Ruling K-38: all fifteen lie on the map."""
    table = kenya(card="K16", nyeri="1T", thika="15Ter").play("event shaded")
    assert (table.pieces("nyeri"), table.pieces("thika")) == ("1T Resist", "15Ter")
    table = kenya(card="K16", nyeri="1T", thika="14Ter").play("event shaded")
    assert table.pieces("nyeri") == "1T 1Ter Resist"
    table = kenya(card="K4", nyeri="Loyal", thika="15Ter").play("event nyeri done")
    assert (table.pieces("nyeri"), table.pieces("thika")) == ("", "15Ter")


@rule("kenya", "5.1.1", "1.10")
def test_an_event_does_not_raise_political_will_beyond_twenty(kenya: Kenya) -> None:
    assert kenya(card="K25", first="british", political_will=19).play("event unshaded")["political_will"] == 20
    table = kenya(card="K1", first="british", political_will=18, nairobi="2B 2U").play("event unshaded")
    assert (table["political_will"], table.pieces("nairobi")) == (20, "Loyal")


@rule("kenya", "5.1.1", "1.10")
def test_an_event_does_not_lower_political_will_below_zero(kenya: Kenya) -> None:
    assert kenya(card="K24", political_will=2, pipeline=4).play("event shaded")["political_will"] == 0
    assert kenya(card="K32", political_will=0, pipeline=1).play("event shaded")["political_will"] == 0


@rule("kenya", "5.1.1", "1.8", "5.4")
@pytest.mark.parametrize("resources", [0, 20])
def test_an_event_leaves_resources_on_their_track(kenya: Kenya, resources: int) -> None:
    table = kenya(card="K22", resources=resources, nyeri="1U", nairobi="1B").play(
        "event shaded rally nyeri terror nyeri"
    )
    assert (table.pieces("nyeri"), table["resources"]) == ("1U 1A 1Ter Resist", resources)


# 5.1.2 Event against Event


@rule("kenya", "5.1.2", "5.3")
def test_the_event_being_played_takes_precedence_over_a_capability(kenya: Kenya) -> None:
    """Ruling B7: K18 says there, whatever K5 allows."""
    jungles = {"aberdares": "1A", "mount_kenya": "1A"}
    table = kenya(card="K18", first="british", capabilities={"K5": "unshaded"}, **jungles)
    table.play("event unshaded aberdares")
    assert (table.pieces("aberdares"), table.pieces("mount_kenya"), table.kind) == ("", "1A", "action")


@rule("kenya", "5.1.2", "5.3")
def test_without_an_event_that_capability_gives_a_second_space(kenya: Kenya) -> None:
    jungles = {"aberdares": "1A", "mount_kenya": "1A"}
    table = kenya(first="british", capabilities={"K5": "unshaded"}, **jungles)
    table.play("op deploy special air_strike aberdares mount_kenya")
    assert (table.pieces("aberdares"), table.pieces("mount_kenya")) == ("", "")


# 5.1.3 As much as possible


@rule("kenya", "5.1.3")
@pytest.mark.parametrize(
    ("card", "side", "spaces"),
    [
        ("K12", "unshaded", {"nyeri": "1U", "meru": "1U", "embu": "1U"}),
        ("K12", "shaded", {"nyeri": "1U 1P", "meru": "1U 1P"}),
        ("K14", "shaded", {}),
        ("K16", "shaded", {"nyeri": "1T", "meru": "1T"}),
        ("K17", "unshaded", {"nairobi": "1P"}),
        ("K18", "unshaded", {}),
        ("K19", "shaded", {}),
        ("K20", "shaded", {}),
        ("K21", "unshaded", {"nyeri": "1A 1T", "meru": "1A 1T"}),
        ("K21", "shaded", {"nyeri": "1A 1T", "meru": "1A 1T"}),
        ("K22", "unshaded", {"nyeri": "1B 2T", "meru": "1B 2T"}),
        ("K23", "unshaded", {}),
        ("K23", "shaded", {"nyeri": "1pop", "meru": "0pop"}),
        ("K26", "", {"nyeri": "1B 2T", "meru": "1B 2T"}),
        ("K29", "unshaded", {"nyeri": "1T", "meru": "1T"}),
        ("K30", "unshaded", {"nyeri": "Resist", "meru": "Resist"}),
        ("K30", "shaded", {"nyeri": "1U 1P", "meru": "1U 1P"}),
        ("K32", "unshaded", {"nyeri": "1T", "meru": "1T"}),
    ],
)
@pytest.mark.parametrize("first", ["british", "mau_mau"])
def test_what_can_be_implemented_must_be(
    kenya: Kenya, card: str, side: str, spaces: dict[str, str], first: str
) -> None:
    """Ruling B12: no "may", no way out."""
    table = kenya(card=card, first=first, **spaces).play(f"event {side}")
    assert table.kind != "action"
    assert "done" not in table.options


@rule("kenya", "5.1.3", "5.1")
@pytest.mark.parametrize(
    ("card", "side", "spaces", "words"),
    [
        ("K8", "shaded", {}, "done"),
        ("K9", "unshaded", {"nyeri": "1A 1T"}, "done done"),
        ("K10", "shaded", {"nyeri": "1P"}, "done"),
        ("K13", "shaded", {"nyeri": "2T"}, "done"),
        ("K22", "shaded", {"nyeri": "1U"}, "done"),
        ("K27", "unshaded", {"nyeri": "1P"}, "done"),
        ("K29", "shaded", {"nyeri": "1U"}, "done"),
    ],
)
@pytest.mark.parametrize("first", ["british", "mau_mau"])
def test_what_a_faction_may_do_it_may_leave_undone(
    kenya: Kenya, card: str, side: str, spaces: dict[str, str], words: str, first: str
) -> None:
    """Ruling B12; the Pipeline of K27 shifts all the same."""
    table = kenya(card=card, first=first, **spaces).play(f"event {side}")
    before = table["spaces"]
    table.play(words)
    assert (table["spaces"], table["political_will"], table["resources"]) == (before, 10, 5)
    assert (table["pipeline"], table.kind) == (3 if card == "K27" else 2, "action")


@rule("kenya", "5.1.3")
def test_what_cannot_be_implemented_is_skipped(kenya: Kenya) -> None:
    """K26 has no Base to remove, K32 nowhere to Relocate, K23 no Non-Reserve space to win; the rest is done."""
    table = kenya(card="K26", first="british", pipeline=1).play("event")
    assert (table["political_will"], table["pipeline"]) == (10, 2)
    table = kenya(card="K32", first="british").play("event unshaded")
    assert (table["political_will"], table.kind) == (11, "action")
    loyal = dict.fromkeys(("nairobi", "thompsons_falls", "rift_valley", "nanyuki", "thika"), "Loyal")
    assert kenya(card="K23", first="british", **loyal).play("event unshaded")["pipeline"] == 3


@rule("kenya", "5.1.3")
def test_an_event_without_any_effect_may_be_executed(kenya: Kenya) -> None:
    table = kenya(card="K22", first="british", aberdares="1B").play("event unshaded")
    assert (table.pieces("aberdares"), table["political_will"]) == ("1B", 10)
    assert (table["boxes"]["event"], table.actor) == ("british", "mau_mau")


# 5.2 Dual use


@rule("kenya", "5.2")
@pytest.mark.parametrize("first", ["british", "mau_mau"])
def test_either_faction_may_select_either_text(kenya: Kenya, first: str) -> None:
    table = kenya(card="K25", first=first).play("event")
    assert (table.actor, table.kind, table.options) == (first, "side", ["unshaded", "shaded"])


@rule("kenya", "5.2")
@pytest.mark.parametrize(("side", "after"), [("unshaded", (12, 3)), ("shaded", (8, 4))])
def test_only_the_selected_text_is_carried_out(kenya: Kenya, side: str, after: tuple[int, int]) -> None:
    table = kenya(card="K25", pipeline=4).play(f"event {side}")
    if side == "shaded":
        table.play("{3}")
    assert ((table["political_will"], table["pipeline"]), table.actor) == (after, "british")


@rule("kenya", "5.2")
@pytest.mark.parametrize("number", range(1, 33))
def test_every_event_but_two_is_dual_use(kenya: Kenya, number: int) -> None:
    card = f"K{number}"
    table = kenya(card=card, nyeri="1B 2U 2T 1P", meru="1B 2U 2T 1P").play("event")
    assert (table.kind == "side") == (card not in SINGLE_TEXT)


# 5.3 Capabilities


@rule("kenya", "5.3")
@pytest.mark.parametrize("card", CAPABILITIES)
@pytest.mark.parametrize("side", ["unshaded", "shaded"])
@pytest.mark.parametrize("first", ["british", "mau_mau"])
def test_either_faction_may_execute_any_capability_with_either_text(
    kenya: Kenya, card: str, side: str, first: str
) -> None:
    """The labels bind nobody; nothing else happens at once."""
    position = {"nairobi": "1B 1U 2P", "nyeri": "1A 1T", "aberdares": "1B 1U"}
    before = kenya(card=card, first=first, **position)
    table = kenya(card=card, first=first, **position).play(f"event {side}")
    assert (table["capabilities"], table.kind, table["boxes"]["event"]) == ({card: side}, "action", first)
    for field in ("political_will", "resources", "pipeline", "available", "out_of_play", "spaces"):
        assert table[field] == before[field]


@rule("kenya", "5.3")
def test_no_other_event_becomes_a_capability(kenya: Kenya) -> None:
    assert kenya(card="K25").play("event unshaded")["capabilities"] == {}
    assert kenya(card="K18").play("event shaded")["capabilities"] == {}
    assert kenya(card="K26", pipeline=0).play("event")["capabilities"] == {}


@rule("kenya", "5.3")
def test_a_capability_lasts_for_the_rest_of_the_game(kenya: Kenya) -> None:
    table = kenya(card="K28", deck=["K33", "K2", "K34", "K25"], political_will=4)
    table.play("event shaded pass.op done done done")
    assert (table["card"], table["political_will"], table["capabilities"]) == ("K2", 8, {"K28": "shaded"})
    table.play("pass.op pass.event done done done")
    assert (table["card"], table["political_will"], table["capabilities"]) == ("K25", 12, {"K28": "shaded"})


@rule("kenya", "5.3")
def test_several_capabilities_may_be_in_effect(kenya: Kenya) -> None:
    table = kenya(card="K28", capabilities={"K3": "unshaded", "K31": "shaded"}).play("event unshaded")
    assert table["capabilities"] == {"K3": "unshaded", "K28": "unshaded", "K31": "shaded"}


# 5.4 Free Operations


@rule("kenya", "5.4", "3.1.2")
@pytest.mark.parametrize(
    ("card", "words", "spaces", "after"),
    [
        ("K15", "", {}, {"nairobi": "1A 1Ter Resist"}),
        ("K20", "nyeri meru", {}, {"nyeri": "1U", "meru": "1U"}),
        ("K22", "march nyeri aberdares done", {"aberdares": "1U"}, {"nyeri": "1U", "aberdares": ""}),
        ("K29", "nyeri", {"nyeri": "1U"}, {"nyeri": "1A 1Ter Resist"}),
    ],
)
@pytest.mark.parametrize("first", ["british", "mau_mau"])
@pytest.mark.parametrize("resources", [0, 3])
def test_an_operation_by_an_event_costs_no_resources(
    kenya: Kenya, card: str, words: str, spaces: dict[str, str], after: dict[str, str], first: str, resources: int
) -> None:
    table = kenya(card=card, first=first, resources=resources, **spaces).play(f"event shaded {words}")
    assert {space: table.pieces(space) for space in after} == after
    assert (table["resources"], table.kind) == (resources, "action")


@rule("kenya", "5.4", "2.3.1", "2.3.5")
def test_an_operation_by_an_event_does_not_affect_eligibility(kenya: Kenya) -> None:
    """The Mau Mau sit in the Event box and nowhere else, whoever acted."""
    table = kenya(card="K9", first="mau_mau", nyeri="1A 1T").play("event unshaded assault sweep nyeri done")
    assert table["boxes"] == {"limited": None, "event": "mau_mau", "op": None}
    assert (table.actor, set(table.options)) == ("british", {"op", "limited", "pass.op", "pass.limited"})
    table.play("pass.op done")
    assert (table["first"], table.actor, table.kind) == ("mau_mau", "mau_mau", "action")


@rule("kenya", "5.4", "3.3.1", "3.3.3", "3.2.2", "4.2.2")
def test_the_other_restrictions_of_an_operation_by_an_event_remain(kenya: Kenya) -> None:
    assert kenya(card="K20", thika="Loyal").play("event shaded").refused("thika") == "3.3.1"
    assert kenya(card="K29", thika="1A", embu="1U").play("event shaded").refused("thika") == "3.3.3"
    villages = {"kiambu": "1U 1P", "nyeri": "1P"}
    assert kenya(card="K27", first="british", **villages).play("event unshaded").refused("kiambu") == "3.2.2"
    table = kenya(card="K32", first="british", nyeri="1P", thika="1T", embu="1T").play("event unshaded reprisal")
    assert table.refused("nyeri") == "4.2.2"


@rule("kenya", "5.4", "2.3.4", "4.1")
def test_a_limited_operation_by_an_event_has_no_special_activity(kenya: Kenya) -> None:
    table = kenya(card="K22", nairobi="1B", nyeri="1U", aberdares="1U").play("event shaded rally")
    assert table.refused("special") == "4.1"
    table = kenya(card="K9", first="british", nyeri="1A 1T", meru="1A 1T").play("event unshaded assault")
    assert table.refused("special") == "4.1"
