"""Deploy (3.2.1)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from tests.harness import SPACES, Table, rule

Cyprus = Callable[..., Table]


@pytest.fixture
def british(cyprus: Cyprus) -> Cyprus:
    """A position in which the British are First Eligible."""
    return partial(cyprus, first="british")


# Police


@rule("cyprus", "3.2.1")
def test_deploy_places_one_police_in_each_selected_space(british: Cyprus) -> None:
    table = british(nicosia="2T", limassol="1T", akrotiri="3T").play("op deploy nicosia limassol akrotiri done")
    assert [table.pieces(space) for space in ("nicosia", "limassol", "akrotiri")] == ["2T 1P", "1T 1P", "3T 1P"]
    assert table["available"]["police"] == 3


@rule("cyprus", "3.2.1")
def test_deploy_selects_towns_and_bases_with_more_troops_than_eoka_pieces(british: Cyprus) -> None:
    table = british(nicosia="2T 1A", karpas="1T", dhekelia="3T 2U", paphos="1U", larnaca="1U 1T").play("op deploy")
    assert [option for option in table.options if option in SPACES] == ["nicosia", "karpas", "dhekelia"]


@rule("cyprus", "3.2.1")
@pytest.mark.parametrize("there", ["", "2P", "1T 1U", "1T 1A", "1T 1C", "2T 1U 1C", "2T 3U", "1T 2P 1A"])
def test_deploy_is_refused_without_more_troops_than_eoka_pieces(british: Cyprus, there: str) -> None:
    table = british(limassol="3T", nicosia=there).play("op deploy")
    assert table.refused("nicosia") == "3.2.1"


@rule("cyprus", "3.2.1")
def test_sabotage_markers_are_no_eoka_pieces(british: Cyprus) -> None:
    table = british(nicosia="1T 3Sab").play("limited deploy nicosia done")
    assert table.pieces("nicosia") == "1T 1P 3Sab"


@rule("cyprus", "3.2.1")
@pytest.mark.parametrize("space", ["troodos", "kyrenia"])
def test_deploy_is_refused_in_mountains(british: Cyprus, space: str) -> None:
    table = british(**{space: "6T"}, nicosia="1T").play("op deploy")
    assert table.refused(space) == "3.2.1"


@rule("cyprus", "3.2.1", "1.4.1")
def test_police_must_be_available(british: Cyprus) -> None:
    table = british(nicosia="2T 3P", limassol="2T 3P", larnaca="2T Cur 1U", international_opinion=1).play("op deploy")
    assert table["available"]["police"] == 0
    assert table.refused("nicosia") == "1.4.1"


@rule("cyprus", "3.2.1", "1.4.1")
def test_the_last_available_police_is_the_last_one_placed(british: Cyprus) -> None:
    table = british(nicosia="2T 3P", limassol="2T 2P", larnaca="2T").play("op deploy larnaca")
    assert table["available"]["police"] == 0
    assert table.refused("limassol") == "1.4.1"


@rule("cyprus", "3.2.1")
def test_deploy_may_place_no_police_at_all(british: Cyprus) -> None:
    # [B2]
    table = british(nicosia="2T").play("op deploy done troodos nicosia 2")
    assert table.pieces("troodos") == "2T"
    assert table["available"]["police"] == 6


@rule("cyprus", "3.2.1")
def test_deploy_may_be_chosen_without_any_space_for_police(british: Cyprus) -> None:
    # [B2]
    table = british(nicosia="2T 3U").play("limited deploy karpas nicosia 1")
    assert (table.pieces("nicosia"), table.pieces("karpas")) == ("3U 1T", "1T")


# Troops


@rule("cyprus", "3.2.1")
def test_then_troops_from_anywhere_move_to_one_space(british: Cyprus) -> None:
    table = british(nicosia="2T", paphos="1T", dhekelia="3T").play("op deploy done karpas paphos nicosia 1 dhekelia 3")
    assert [table.pieces(space) for space in ("karpas", "nicosia", "paphos", "dhekelia")] == ["5T", "1T", "", ""]


@rule("cyprus", "3.2.1")
def test_troops_move_even_to_a_mountain(british: Cyprus) -> None:
    table = british(nicosia="2T").play("op deploy done kyrenia nicosia 2")
    assert table.pieces("kyrenia") == "2T"


@rule("cyprus", "3.2.1")
def test_troops_may_move_to_any_space(british: Cyprus) -> None:
    table = british(nicosia="2T", limassol="1T", international_opinion=0).play("op deploy done")
    assert table.options == [*SPACES, "done"]


@rule("cyprus", "3.2.1")
def test_troops_need_not_move(british: Cyprus) -> None:
    table = british(nicosia="2T").play("limited deploy nicosia done")
    assert table.pieces("nicosia") == "2T 1P"
    assert table.actor == "eoka"


@rule("cyprus", "3.2.1")
def test_troops_leave_mountains_too(british: Cyprus) -> None:
    table = british(troodos="6T 3A", nicosia="1T").play("limited deploy done nicosia troodos 6")
    assert (table.pieces("troodos"), table.pieces("nicosia")) == ("3A", "7T")


@rule("cyprus", "3.2.1")
def test_police_do_not_move_with_deploy(british: Cyprus) -> None:
    table = british(nicosia="2T", larnaca="3P").play("op deploy done karpas")
    assert "larnaca" not in table.options
    assert table.refused("larnaca") == "1.4"


@rule("cyprus", "3.2.1")
def test_police_are_placed_before_troops_move(british: Cyprus) -> None:
    # Karpas has no Troops yet when Police are placed, and its Troops come too late.
    table = british(nicosia="2T").play("op deploy")
    assert table.refused("karpas") == "3.2.1"
    table.play("nicosia done karpas nicosia 2")
    assert (table.pieces("nicosia"), table.pieces("karpas")) == ("1P", "2T")


@rule("cyprus", "3.2.1", "1.10")
def test_a_curfew_goes_when_the_last_troops_leave(british: Cyprus) -> None:
    # [C-14]
    table = british(nicosia="2T Cur", larnaca="2T 1P Cur").play("op deploy done troodos nicosia 2 larnaca 2")
    assert (table.pieces("nicosia"), table.pieces("larnaca")) == ("", "1P Cur")


@rule("cyprus", "3.2.1", "1.10")
def test_the_police_just_placed_keeps_the_curfew(british: Cyprus) -> None:
    # [C-14]
    table = british(nicosia="2T Cur").play("op deploy nicosia done troodos nicosia 2")
    assert table.pieces("nicosia") == "1P Cur"


# With a Special Activity (4.1)


@rule("cyprus", "4.1", "3.2.1", "4.2.1")
def test_restore_before_any_police_is_placed(british: Cyprus) -> None:
    table = british(nicosia="2T 1P 2Sab Cur").play("op deploy special restore nicosia nicosia done")
    assert table.pieces("nicosia") == "2T 2P"


@rule("cyprus", "4.1", "3.2.1", "4.2.1")
def test_restore_between_two_police_where_one_was_just_placed(british: Cyprus) -> None:
    table = british(nicosia="2T 1Sab", limassol="2T").play("op deploy nicosia special restore limassol done")
    assert (table.pieces("nicosia"), table.pieces("limassol")) == ("2T 1P", "2T 1P")


@rule("cyprus", "4.1", "3.2.1", "4.2.1")
def test_restore_between_police_and_troops(british: Cyprus) -> None:
    # Once its Troops have left Nicosia no Restore is possible there.
    table = british(nicosia="2T 1Sab").play("op deploy nicosia special restore troodos nicosia 2")
    assert (table.pieces("nicosia"), table.pieces("troodos")) == ("1P", "2T")
    assert table.actor == "eoka"


@rule("cyprus", "4.1", "3.2.1", "4.2.1")
def test_restore_after_the_troops_have_arrived(british: Cyprus) -> None:
    table = british(nicosia="1P 1Sab", dhekelia="3T", international_opinion=0).play("op deploy")
    assert "special" not in table.options
    table.play("done nicosia dhekelia 1 special restore")
    assert table.pieces("nicosia") == "1T 1P"


@rule("cyprus", "4.1", "3.2.1", "4.2.1", "1.10")
def test_a_restored_curfew_is_back_in_the_pool_and_not_lifted_again(british: Cyprus) -> None:
    table = british(nicosia="2T 1P Cur").play("op deploy special restore done troodos nicosia 2")
    assert table.pieces("nicosia") == "1P"


@rule("cyprus", "4.1", "3.2.1", "4.2.2")
def test_diplomacy_after_deploy_counts_the_curfews_that_are_left(british: Cyprus) -> None:
    # Four Towns are marked until Nicosia's Troops leave.
    table = british(nicosia="2T Cur", limassol="1Sab", larnaca="1Sab", karpas="1Sab")
    table.play("op deploy done troodos nicosia 2 special diplomacy")
    assert table["international_opinion"] == 1
    assert table.actor == "eoka"


@rule("cyprus", "4.1", "3.2.1")
def test_only_one_special_activity_accompanies_deploy(british: Cyprus) -> None:
    table = british(nicosia="2T 1P Cur", limassol="2T 1P Cur").play("op deploy special restore nicosia")
    assert "special" not in table.options
    table.play("done done")
    assert table.actor == "eoka"
