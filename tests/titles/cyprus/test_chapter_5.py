"""Executing Events: who decides, what they may not do, dual use, Capabilities (chapter 5)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.harness import Table, rule

Cyprus = Callable[..., Table]

SINGLE_TEXT = ("C4", "C22", "C26", "C31")
CAPABILITIES = ("C9", "C10", "C13", "C17", "C18", "C23", "C25", "C32")


# 5.1 Executing Events


@rule("cyprus", "5.1")
def test_the_text_is_carried_out_in_order(cyprus: Cyprus) -> None:
    """C27: the Cell sent to Prison first counts for the Interrogation."""
    table = cyprus(card="C27", first="british", paphos="1U", prison=1).play("event unshaded {1}")
    assert (table["prison"], table["intel"]) == (2, [1])


@rule("cyprus", "5.1")
def test_the_text_is_carried_out_in_order_also_when_it_ends_with_political_will(cyprus: Cyprus) -> None:
    """C3: first the Patrol, then Political Will."""
    table = cyprus(card="C3", first="british", nicosia="1A 1P", paphos="1A").play("event unshaded nicosia")
    assert table["political_will"] == 10
    table.play("nicosia")
    assert (table["prison"], table["political_will"]) == (1, 11)


@rule("cyprus", "5.1")
@pytest.mark.parametrize("first", ["eoka", "british"])
def test_the_executing_faction_selects_what_is_affected(cyprus: Cyprus, first: str) -> None:
    """Ruling B6: C8 names nobody, so EOKA too chooses which Cells go."""
    table = cyprus(card="C8", first=first, paphos="2U", karpas="2U").play("event unshaded")
    assert (table.actor, table.kind) == (first, "event.remove_cell")


@rule("cyprus", "5.1")
@pytest.mark.parametrize("first", ["eoka", "british"])
def test_the_executing_faction_selects_the_town_of_a_sabotage_marker(cyprus: Cyprus, first: str) -> None:
    """Ruling B6."""
    table = cyprus(card="C5", first=first, paphos="1U 1P", karpas="1U 1P").play("event shaded")
    assert (table.actor, table.options) == (first, ["paphos", "karpas"])


@rule("cyprus", "5.1")
def test_the_british_decide_their_patrol_when_eoka_executes_the_event(cyprus: Cyprus) -> None:
    """Ruling B6: C3 names the British."""
    table = cyprus(card="C3", nicosia="1A 1P", paphos="1A").play("event unshaded")
    assert (table.actor, table.kind) == ("british", "patrol.space")
    table.play("nicosia nicosia")
    assert (table["prison"], table["political_will"], table["boxes"]["event"]) == (1, 11, "eoka")
    assert (table.actor, table.kind) == ("british", "action")


@rule("cyprus", "5.1")
def test_the_british_decide_their_restore_when_eoka_executes_the_event(cyprus: Cyprus) -> None:
    """Ruling B6: C1 names the British."""
    table = cyprus(card="C1", nicosia="1T 1Sab", paphos="1P 1Sab").play("event unshaded")
    assert (table.actor, table.options) == ("british", ["paphos", "nicosia", "done"])


@rule("cyprus", "5.1")
def test_eoka_decide_their_operations_when_the_british_execute_the_event(cyprus: Cyprus) -> None:
    """Ruling B6: C2 names EOKA."""
    table = cyprus(card="C2", first="british", nicosia="1U", paphos="1U").play("event shaded")
    assert (table.actor, table.kind) == ("eoka", "operation")
    table.play("sabotage nicosia {3} sabotage {3} travel nicosia karpas")
    assert (table.pieces("nicosia"), table.pieces("karpas"), table.pieces("paphos")) == ("1Sab", "1U", "1A 1Sab")
    assert (table.actor, table.kind) == ("eoka", "action")


@rule("cyprus", "5.1")
def test_eoka_decide_their_propagandize_when_the_british_execute_the_event(cyprus: Cyprus) -> None:
    """Ruling B6: C3 names EOKA."""
    table = cyprus(card="C3", first="british", nicosia="1A 1T Cur").play("event shaded")
    assert (table.actor, table.options) == ("eoka", ["nicosia", "done"])


@rule("cyprus", "5.1")
def test_what_the_text_does_to_get_something_is_a_condition(cyprus: Cyprus) -> None:
    """Ruling B11: C26 places a marker only where a Cell was removed."""
    table = cyprus(card="C26", paphos="1U 1P", nicosia="2P", karpas="1U").play("event")
    assert table.options == ["paphos", "done"]
    table.play("paphos")
    assert (table.pieces("paphos"), table.pieces("nicosia"), table.pieces("karpas")) == ("1P 1Sab", "2P", "1U")


@rule("cyprus", "5.1", "5.1.1")
def test_the_macmillan_plan_works_at_the_ends_of_the_track(cyprus: Cyprus) -> None:
    """Ruling C-17, the exception to B11."""
    table = cyprus(card="C29", first="british", political_will=0).play("event unshaded")
    assert (table["political_will"], table["international_opinion"]) == (0, 0)
    table = cyprus(card="C29", political_will=15, paphos="1U", karpas="1U").play("event shaded paphos {3}")
    assert (table["political_will"], table.pieces("paphos")) == (15, "1A 1Sab")


@rule("cyprus", "5.1", "2.3.7")
def test_an_event_that_grants_no_limited_operation_allows_no_offensive(cyprus: Cyprus) -> None:
    """Ruling C-20."""
    towns = {name: "1U" for name in ("paphos", "limassol", "larnaca", "karpas")}
    table = cyprus(card="C12", kyrenia="2C", **towns)
    table.play("event shaded paphos {1} limassol {1} larnaca {1}")
    assert table.actor == "british"
    assert table.pieces("karpas") == "1U"


# 5.1.1 Events against rules


@rule("cyprus", "5.1.1")
def test_an_event_takes_precedence_over_the_rules(cyprus: Cyprus) -> None:
    """C1 Restores without Police, C8 Propagandizes without a Cell, C19 moves Troops that are not adjacent."""
    assert (
        cyprus(card="C1", first="british", nicosia="1T 1Sab").play("event unshaded nicosia").pieces("nicosia") == "1T"
    )
    assert cyprus(card="C8", nicosia="1T Cur").play("event shaded nicosia")["international_opinion"] == 4
    table = cyprus(card="C19", paphos="2T", karpas="1T").play("event shaded kyrenia paphos 2")
    assert table.pieces("kyrenia") == "2T"


@rule("cyprus", "5.1.1", "1.4.2")
def test_an_event_places_no_second_curfew_in_a_town(cyprus: Cyprus) -> None:
    table = cyprus(card="C20", first="british", paphos="1T Cur", nicosia="1T", larnaca="1T").play("event unshaded")
    assert table.options == ["nicosia", "larnaca", "done"]


@rule("cyprus", "5.1.1", "1.4.2")
def test_an_event_that_searches_a_town_under_curfew_leaves_one_curfew(cyprus: Cyprus) -> None:
    """Ruling C-40."""
    table = cyprus(card="C15", first="british", nicosia="1U 3T Cur").play("event unshaded curfew")
    assert table.pieces("nicosia") == "3T Cur"


@rule("cyprus", "5.1.1", "1.4.1")
def test_an_event_places_only_available_cells(cyprus: Cyprus) -> None:
    table = cyprus(card="C14", nicosia="10U").play("event shaded paphos kyrenia")
    assert (table.pieces("paphos"), table.pieces("kyrenia"), table.actor) == ("1U", "1U", "british")


@rule("cyprus", "5.1.1", "1.4.1")
def test_an_event_places_only_available_police(cyprus: Cyprus) -> None:
    table = cyprus(card="C24", first="british", nicosia="5P", larnaca="1T", paphos="1U")
    table.play("event unshaded larnaca")
    assert (table.pieces("larnaca"), table["available"]["police"]) == ("1T 1P", 0)


@rule("cyprus", "5.1.1", "1.2")
def test_an_event_places_only_available_markers(cyprus: Cyprus) -> None:
    """Ruling C-44: one of the fifteen is left for two Towns."""
    table = cyprus(card="C16", paphos="1T 14Sab", karpas="1T").play("event shaded karpas")
    assert (table.pieces("karpas"), table.actor) == ("1T 1Sab", "british")
    table = cyprus(card="C5", paphos="1U 1P 15Sab").play("event shaded")
    assert (table.pieces("paphos"), table.actor) == ("1U 1P 15Sab", "british")


@rule("cyprus", "5.1.1", "1.8")
def test_an_event_does_not_raise_political_will_beyond_fifteen(cyprus: Cyprus) -> None:
    table = cyprus(card="C28", first="british", political_will=14).play("event unshaded")
    assert table["political_will"] == 15


@rule("cyprus", "5.1.1", "1.8")
def test_an_event_does_not_lower_political_will_below_zero(cyprus: Cyprus) -> None:
    table = cyprus(card="C29", first="british", political_will=0, paphos="1Sab").play("event unshaded sabotage")
    assert (table["political_will"], table.pieces("paphos")) == (0, "")


# 5.1.2 Event against Event


@rule("cyprus", "5.1.2", "5.3")
@pytest.mark.parametrize("card", ["C3", "C8"])
def test_the_event_being_played_takes_precedence_over_a_capability(cyprus: Cyprus, card: str) -> None:
    """Ruling B7: the Event says one space, whatever C13 allows."""
    towns = {"nicosia": "1A 1T Cur", "larnaca": "1A 1T Cur"}
    table = cyprus(card=card, capabilities={"C13": "shaded"}, international_opinion=0, **towns)
    table.play("event shaded nicosia")
    assert (table["international_opinion"], table.actor, table.kind) == (2, "british", "action")


@rule("cyprus", "5.1.2", "5.3")
def test_without_an_event_that_capability_gives_a_second_space(cyprus: Cyprus) -> None:
    towns = {"nicosia": "1A 1T Cur", "larnaca": "1A 1T Cur"}
    table = cyprus(capabilities={"C13": "shaded"}, international_opinion=0, **towns)
    table.play("op travel special propagandize nicosia larnaca")
    assert table["international_opinion"] == 4


# 5.1.3 As much as possible


@rule("cyprus", "5.1.3")
def test_what_can_be_implemented_must_be(cyprus: Cyprus) -> None:
    """Ruling B12: no "may", so EOKA cannot stop short of three Cells."""
    table = cyprus(card="C14").play("event shaded")
    for space in ("paphos", "paphos", "karpas"):
        assert (table.kind, "done" in table.options) == ("event.place_cell", False)
        table.play(space)
    assert (table.pieces("paphos"), table.pieces("karpas")) == ("2U", "1U")


@rule("cyprus", "5.1.3")
def test_what_cannot_be_implemented_is_skipped(cyprus: Cyprus) -> None:
    """C8 removes two Cells, but there is one; C27 has none to arrest, and still Interrogates."""
    table = cyprus(card="C8", first="british", paphos="1U").play("event unshaded")
    assert (table.pieces("paphos"), table.actor) == ("", "eoka")
    table = cyprus(card="C27", first="british", prison=2).play("event unshaded {2}")
    assert (table["intel"], table["prison"]) == ([2], 2)


@rule("cyprus", "5.1.3")
def test_an_event_without_any_effect_may_be_executed(cyprus: Cyprus) -> None:
    table = cyprus(card="C14", first="british", international_opinion=2, paphos="3U").play("event unshaded")
    assert (table.pieces("paphos"), table["boxes"]["event"]) == ("3U", "british")


@rule("cyprus", "5.1.3", "5.1")
@pytest.mark.parametrize(
    ("card", "side", "spaces"),
    [
        ("C1", "unshaded", {"nicosia": "1T 1Sab"}),
        ("C3", "unshaded", {"nicosia": "1A 1P"}),
        ("C3", "shaded", {"nicosia": "1A 1T Cur"}),
        ("C6", "shaded", {"troodos": "1A"}),
        ("C8", "shaded", {"nicosia": "1A 1T Cur"}),
        ("C12", "shaded", {"nicosia": "1U"}),
        ("C19", "unshaded", {"troodos": "1A 2T"}),
        ("C30", "unshaded", {"nicosia": "1A 2T"}),
        ("C30", "shaded", {"nicosia": "1U"}),
    ],
)
def test_what_a_faction_may_do_it_may_leave_undone(
    cyprus: Cyprus, card: str, side: str, spaces: dict[str, str]
) -> None:
    """Ruling B12."""
    table = cyprus(card=card, **spaces).play(f"event {side}")
    assert "done" in table.options
    table.play("done")
    assert [table.pieces(name) for name in spaces] == list(spaces.values())
    assert (table.actor, table.kind) == ("british", "action")


# 5.2 Dual use


@rule("cyprus", "5.2")
@pytest.mark.parametrize("first", ["eoka", "british"])
def test_either_faction_may_select_either_text(cyprus: Cyprus, first: str) -> None:
    table = cyprus(card="C11", first=first).play("event")
    assert (table.actor, table.kind, table.options) == (first, "side", ["unshaded", "shaded"])


@rule("cyprus", "5.2")
@pytest.mark.parametrize(("side", "opinion"), [("unshaded", 0), ("shaded", 2)])
def test_only_the_selected_text_is_carried_out(cyprus: Cyprus, side: str, opinion: int) -> None:
    table = cyprus(card="C11", international_opinion=4).play(f"event {side}")
    assert (table["international_opinion"], table.actor) == (opinion, "british")


@rule("cyprus", "5.2")
@pytest.mark.parametrize("number", range(1, 33))
def test_every_event_but_four_is_dual_use(cyprus: Cyprus, number: int) -> None:
    card = f"C{number}"
    table = cyprus(card=card, nicosia="2U 2T", paphos="2U 2T 1P").play("event")
    assert (table.kind == "side") == (card not in SINGLE_TEXT)


# 5.3 Capabilities


@rule("cyprus", "5.3")
@pytest.mark.parametrize("card", CAPABILITIES)
@pytest.mark.parametrize("side", ["unshaded", "shaded"])
@pytest.mark.parametrize("first", ["eoka", "british"])
def test_either_faction_may_execute_any_capability_with_either_text(
    cyprus: Cyprus, card: str, side: str, first: str
) -> None:
    table = cyprus(card=card, first=first).play(f"event {side}")
    assert table["capabilities"] == {card: side}


@rule("cyprus", "5.3")
@pytest.mark.parametrize("first", ["eoka", "british"])
def test_turkish_police_is_a_dual_capability_with_a_single_text(cyprus: Cyprus, first: str) -> None:
    table = cyprus(card="C31", first=first).play("event")
    assert table["capabilities"] == {"C31": "unshaded"}
    assert table.kind == "action"


@rule("cyprus", "5.3")
def test_no_other_event_becomes_a_capability(cyprus: Cyprus) -> None:
    assert cyprus(card="C11").play("event shaded")["capabilities"] == {}
    assert cyprus(card="C5").play("event unshaded")["capabilities"] == {}


@rule("cyprus", "5.3")
def test_a_capability_lasts_for_the_rest_of_the_game(cyprus: Cyprus) -> None:
    table = cyprus(card="C13", deck=["C33", "C1", "C34", "C5"]).play("event shaded pass.op {0}")
    assert (table["card"], table["capabilities"]) == ("C1", {"C13": "shaded"})
    table.play("pass.op pass.event {1} 0")
    assert (table["card"], table["capabilities"]) == ("C5", {"C13": "shaded"})


@rule("cyprus", "5.3")
def test_several_capabilities_may_be_in_effect(cyprus: Cyprus) -> None:
    table = cyprus(card="C13", capabilities={"C9": "unshaded", "C32": "shaded"}).play("event unshaded")
    assert table["capabilities"] == {"C9": "unshaded", "C13": "unshaded", "C32": "shaded"}


@rule("cyprus", "5.3")
def test_a_capability_does_nothing_else_when_it_is_executed(cyprus: Cyprus) -> None:
    before = cyprus(card="C10", prison=4, nicosia="1U 1P")
    after = cyprus(card="C10", prison=4, nicosia="1U 1P").play("event shaded")
    for field in ("political_will", "international_opinion", "intel", "prison", "available", "spaces"):
        assert after[field] == before[field]
