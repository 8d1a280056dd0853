"""Restore, Diplomacy, Interrogate (4.2)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from tests.harness import Table, rule

Cyprus = Callable[..., Table]


@pytest.fixture
def british(cyprus: Cyprus) -> Cyprus:
    """A position in which the British are First Eligible."""
    return partial(cyprus, first="british")


# 4.2.1 Restore


@rule("cyprus", "4.2.1")
@pytest.mark.parametrize("markers", ["Cur", "1Sab", "3Sab", "Cur 2Sab"])
def test_restore_removes_the_curfew_and_all_sabotage_there(british: Cyprus, markers: str) -> None:
    table = british(nicosia=f"1T 1P {markers}").play("op deploy special restore")
    assert table.pieces("nicosia") == "1T 1P"


@rule("cyprus", "4.2.1")
def test_restore_takes_place_in_one_space(british: Cyprus) -> None:
    table = british(nicosia="1T 1P Cur", limassol="1T 1P 1Sab").play("op deploy special restore nicosia")
    assert (table.pieces("nicosia"), table.pieces("limassol")) == ("1T 1P", "1T 1P 1Sab")
    assert table.kind == "deploy.space"


@rule("cyprus", "4.2.1")
@pytest.mark.parametrize("there", ["2T Cur", "2P Cur", "1Sab", "2T 1Sab"])
def test_restore_is_refused_without_both_troops_and_police(british: Cyprus, there: str) -> None:
    table = british(nicosia="1T 1P Cur", limassol="1T 1P 1Sab", larnaca=there).play("op deploy special restore")
    assert table.refused("larnaca") == "4.2.1"


@rule("cyprus", "4.2.1")
@pytest.mark.parametrize("piece", ["1U", "1A", "1C"])
def test_restore_is_refused_where_any_eoka_piece_is(british: Cyprus, piece: str) -> None:
    table = british(nicosia="1T 1P Cur", limassol="1T 1P 1Sab", larnaca=f"3T 1P 1Sab {piece}")
    table.play("op deploy special restore")
    assert table.refused("larnaca") == "4.2.1"


@rule("cyprus", "4.2.1")
def test_restore_in_a_base(british: Cyprus) -> None:
    table = british(akrotiri="3T 1P 2Sab").play("op deploy special restore")
    assert table.pieces("akrotiri") == "3T 1P"


@rule("cyprus", "4.2.1")
def test_restore_changes_no_track(british: Cyprus) -> None:
    table = british(nicosia="1T 1P Cur 2Sab").play("op deploy special restore")
    assert (table["political_will"], table["international_opinion"]) == (10, 2)


@rule("cyprus", "4.2.1", "1.10")
def test_a_curfew_removed_by_restore_can_be_placed_again(british: Cyprus) -> None:
    table = british(nicosia="1T 1P Cur", limassol="1T Cur", larnaca="1T Cur", karpas="1T Cur", paphos="1T")
    table.play("op deploy special restore nicosia done done pass.limited pass.op limited search paphos done curfew")
    assert [table[town]["curfew"] for town in ("nicosia", "paphos", "limassol", "larnaca", "karpas")] == [
        False, True, True, True, True,
    ]  # fmt: skip


# 4.2.2 Diplomacy


@rule("cyprus", "4.2.2", "6.5.1")
@pytest.mark.parametrize("opinion", [1, 2, 3, 4])
def test_diplomacy_shifts_opinion_one_step_to_the_left(british: Cyprus, opinion: int) -> None:
    table = british(nicosia="1T", international_opinion=opinion).play("op deploy special diplomacy")
    assert table["international_opinion"] == opinion - 1


@rule("cyprus", "4.2.2")
def test_up_to_three_marked_towns_need_no_roll(british: Cyprus) -> None:
    table = british(nicosia="1T Cur", limassol="2Sab", larnaca="1T Cur 1Sab").play("op deploy special diplomacy")
    assert table["international_opinion"] == 1
    assert table.actor == "british"


@rule("cyprus", "4.2.2")
@pytest.mark.parametrize(
    ("opinion", "die", "after"),
    [(1, 1, 1), (1, 2, 0), (2, 2, 2), (2, 3, 1), (3, 3, 3), (3, 4, 2), (4, 4, 4), (4, 5, 3), (4, 6, 3)],
)
def test_with_more_only_a_roll_above_the_track_shifts_it(british: Cyprus, opinion: int, die: int, after: int) -> None:
    table = british(
        nicosia="1T Cur", limassol="2Sab", larnaca="1T Cur", karpas="1Sab", international_opinion=opinion
    ).play(f"op deploy special {{{die}}}")
    assert table["international_opinion"] == after


@rule("cyprus", "4.2.2")
def test_a_town_with_both_markers_counts_once(british: Cyprus) -> None:
    table = british(nicosia="1T Cur 3Sab", limassol="1T Cur 1Sab", larnaca="1T Cur 1Sab")
    table.play("op deploy special diplomacy")
    assert table["international_opinion"] == 1


@rule("cyprus", "4.2.2")
def test_sabotage_in_bases_is_not_counted(british: Cyprus) -> None:
    # [C-45]
    table = british(nicosia="1T Cur", limassol="2Sab", larnaca="1Sab", akrotiri="1Sab", dhekelia="2Sab")
    table.play("op deploy special diplomacy")
    assert table["international_opinion"] == 1


@rule("cyprus", "4.2.2", "6.5")
def test_opinion_does_not_go_below_ignored(british: Cyprus) -> None:
    # [C-52] Diplomacy could change nothing and is not offered.
    table = british(nicosia="1T 1P Cur", international_opinion=0, prison=2).play("op search special")
    assert table.actor == "chance"  # the only one left, Interrogate, draws its chit
    assert table["international_opinion"] == 0


# 4.2.3 Interrogate


@rule("cyprus", "4.2.3", "1.6.1")
@pytest.mark.parametrize(("prison", "draws"), [(2, 1), (3, 1), (4, 2), (5, 2), (7, 3)])
def test_interrogate_draws_a_chit_for_every_two_cells_in_prison(british: Cyprus, prison: int, draws: int) -> None:
    table = british(nicosia="1A 1T", limassol="1A 1T", prison=prison).play("op assault special" + " {1}" * draws)
    assert table["intel"] == [1] * draws
    assert table.kind == "assault.space"


@rule("cyprus", "4.2.3")
@pytest.mark.parametrize("prison", [0, 1])
def test_interrogate_needs_two_cells_in_prison_to_draw(british: Cyprus, prison: int) -> None:
    # [C-52]
    table = british(nicosia="1A 1T", limassol="1A 1T", prison=prison).play("op assault")
    assert "special" not in table.options


@rule("cyprus", "4.2.3")
def test_the_cells_stay_in_prison(british: Cyprus) -> None:
    table = british(nicosia="1A 1T", limassol="1A 1T", prison=4).play("op assault special {0} {0}")
    assert table["prison"] == 4


@rule("cyprus", "4.2.3", "1.6.1")
def test_interrogate_draws_what_is_left_in_the_bag(british: Cyprus) -> None:
    # [C-50]
    table = british(nicosia="1A 1T", limassol="1A 1T", prison=6, intel=[2, 2, 2, 1, 1, 0, 0, 0])
    table.play("op assault special")
    assert table["intel"] == [2, 2, 2, 1, 1, 1, 0, 0, 0]
    assert table.kind == "assault.space"


@rule("cyprus", "1.6.1", "4.2.3")
def test_only_chits_in_the_bag_can_be_drawn(british: Cyprus) -> None:
    table = british(nicosia="1A 1T", limassol="1A 1T", prison=2, intel=[2, 2, 2]).play("op assault special")
    assert table.options == ["0", "1"]


@rule("cyprus", "4.2.3", "1.6.1")
def test_the_second_draw_is_made_without_the_first_chit(british: Cyprus) -> None:
    table = british(nicosia="1A 1T", limassol="1A 1T", prison=4, intel=[2, 2]).play("op assault special {2}")
    assert table.options == ["0", "1"]
