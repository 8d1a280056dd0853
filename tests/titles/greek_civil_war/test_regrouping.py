"""Breaking down and combining divisions (10.6)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.harness import Table, rule

Greece = Callable[..., Table]
LEVELS = (1, 2, 3, 4)


# Breaking down


@rule("greek_civil_war", "10.6")
@pytest.mark.parametrize("level", LEVELS)
def test_a_division_becomes_three_brigades_of_its_level(greece: Greece, level: int) -> None:
    table = greece(larissa=f"division{level}")
    assert (table.actor, table.kind, table.options) == ("government", "regroup", ["break_down", "done"])
    table.play("break_down")
    assert table.units("larissa") == f"3xbrigade{level} [] [] []"
    # Neither movement nor points are spent.
    assert (table.kind, table.index("government"), table.index("dse")) == ("move", 50, 50)
    assert "acted" not in table["larissa"]


@rule("greek_civil_war", "10.6")
@pytest.mark.parametrize("level", LEVELS)
def test_one_brigade_keeps_the_square_and_two_go_to_the_open(greece: Greece, level: int) -> None:
    # [G-38] Also where another square is empty, and whoever holds the third.
    table = greece(larissa=f"[front0] [division{level}] []").play("break_down")
    assert table.units("larissa") == f"2xbrigade{level} [front0] [brigade{level}] []"


@rule("greek_civil_war", "10.6")
def test_the_region_and_the_division_are_chosen(greece: Greece) -> None:
    table = greece(larissa="2xdivision1 division3 [division1] [] []", evia="division2", drama="mountain1")
    table.play("break_down")
    assert (table.kind, table.options) == ("break_down", ["larissa", "evia"])
    assert [table.refused(name) for name in ("drama", "athens")] == ["10.6", "10.6"]
    table.play("larissa")
    assert (table.kind, table.options) == ("break_down.unit", ["division1", "division3", "square.division1"])
    table.play("division3")
    assert table.units("larissa") == "2xdivision1 3xbrigade3 [division1] [] []"
    table.play("break_down larissa square.division1")
    assert table.units("larissa") == "2xdivision1 2xbrigade1 3xbrigade3 [brigade1] [] []"
    assert table.units("evia") == "division2 [] []"


@rule("greek_civil_war", "10.6")
def test_any_of_his_divisions_may_be_broken_down(greece: Greece) -> None:
    table = greece(larissa="2xdivision1", evia="division3").play("break_down larissa break_down larissa break_down")
    assert [table.units(name) for name in ("larissa", "evia")] == ["6xbrigade1 [] [] []", "3xbrigade3 [] []"]
    assert table.kind == "move"


@rule("greek_civil_war", "10.6")
def test_no_division_need_be_broken_down(greece: Greece) -> None:
    table = greece(larissa="division1").play("done")
    assert (table.units("larissa"), table.kind) == ("division1 [] [] []", "move")


@rule("greek_civil_war", "10.6")
@pytest.mark.parametrize("there", ["division1 5xpartisan3 [] [] []", "partisan1 [division1] [guerrilla1] [guerrilla1]"])
def test_enemies_do_not_matter(greece: Greece, there: str) -> None:
    # [G-38]
    after = {"d": "3xbrigade1 5xpartisan3 [] [] []", "p": "2xbrigade1 partisan1 [brigade1] [guerrilla1] [guerrilla1]"}
    assert greece(larissa=there).play("break_down").units("larissa") == after[there[0]]


@rule("greek_civil_war", "10.6")
@pytest.mark.parametrize(
    ("there", "squares", "after"),
    [
        ("division1", "0", "3xbrigade1 [] [] []"),
        ("division1", "3", "[brigade1] [brigade1] [brigade1]"),
        ("[division1] [cadre1]", "0", "3xbrigade1 [] [cadre1] []"),
        ("[division1] [cadre1]", "1", "2xbrigade1 [brigade1] [cadre1] []"),
        ("[division1] [cadre1]", "2", "brigade1 [brigade1] [cadre1] [brigade1]"),
    ],
)
def test_with_an_option_brigades_go_straight_into_squares(greece: Greece, there: str, squares: str, after: str) -> None:
    # [G-38]
    table = greece(larissa=there, options={"brigades_into_squares": True}).play("break_down larissa")
    assert (table.kind, table.options) == ("break_down.squares", [str(n) for n in range(4 - there.count("cadre"))])
    assert table.play(squares).units("larissa") == after


@rule("greek_civil_war", "10.6")
def test_new_brigades_move_at_once_and_in_different_directions(greece: Greece) -> None:
    table = greece(evros="division1").play("break_down evros evros")
    assert table.options == ["evros", "rodopi", "drama", "serres"]
    table.play("serres evros rodopi square evros evros")
    assert [table.units(name) for name in ("evros", "rodopi", "serres")] == [
        "[brigade1] []", "[brigade1] []", "brigade1 [] [] []",
    ]  # fmt: skip


@rule("greek_civil_war", "10.6", "10.5")
def test_new_brigades_in_the_open_did_not_enter_it_and_do_not_halt(greece: Greece) -> None:
    # Two come out of the square among enemies, without spending movement.
    table = greece(evros="cadre1 [division1] []").play("break_down evros evros brigade1")
    assert table.options == ["evros", "rodopi", "drama", "serres"]
    table.play("serres evros square.brigade1")
    # The one in the square halts as it leaves.
    assert [table.units(name) for name in ("evros", "serres")] == ["2xbrigade1 cadre1 [] []", "brigade1 [] [] []"]


@rule("greek_civil_war", "10.6")
@pytest.mark.parametrize("word", ["mountain1", "mountain4", "brigade1", "police2"])
def test_only_divisions_are_broken_down(greece: Greece, word: str) -> None:
    # [G-66]
    assert greece(larissa=f"2x{word}").kind == "move"
    table = greece(larissa=f"division1 division2 {word}").play("break_down")
    assert (table.kind, table.options) == ("break_down.unit", ["division1", "division2"])
    assert table.refused(word) == "10.6"


@rule("greek_civil_war", "10.6")
def test_the_dse_never_regroups(greece: Greece) -> None:
    table = greece(active="dse", larissa="3xpartisan1 division1", evia="3xbrigade1 lok1")
    assert (table.actor, table.kind, table.options) == ("dse", "move", ["larissa", "done"])


# Combining


@rule("greek_civil_war", "10.6")
@pytest.mark.parametrize("level", LEVELS)
def test_three_brigades_of_a_region_become_one_division_of_their_level(greece: Greece, level: int) -> None:
    table = greece(larissa=f"3xbrigade{level}")
    assert (table.actor, table.kind, table.options) == ("government", "regroup", ["combine", "done"])
    table.play("combine")
    assert table.units("larissa") == f"division{level} [] [] []"
    assert (table.kind, table.index("government"), table.index("dse")) == ("move", 50, 50)
    assert "acted" not in table["larissa"]


@rule("greek_civil_war", "10.6")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("place", "after"), [("open", "division{} [] [] []"), ("square", "[division{}] [] []")]
)  # fmt: skip
def test_brigades_in_squares_become_a_division_in_the_open_or_in_a_square_of_theirs(
    greece: Greece, level: int, place: str, after: str
) -> None:
    # [G-38]
    table = greece(larissa=f"[brigade{level}] [brigade{level}] [brigade{level}]").play("combine")
    assert (table.kind, table.options) == ("combine.place", ["open", "square"])
    assert table.play(place).units("larissa") == after.format(level)


@rule("greek_civil_war", "10.6")
def test_in_a_square_means_one_that_a_brigade_held(greece: Greece) -> None:
    # Not the empty one, which is the first.
    table = greece(larissa="2xbrigade1 [] [police1] [brigade1]").play("combine")
    assert (table.kind, table.options) == ("combine.place", ["open", "square"])
    assert table.play("square").units("larissa") == "[] [police1] [division1]"


@rule("greek_civil_war", "10.6")
def test_brigades_in_the_open_do_not_combine_into_a_square(greece: Greece) -> None:
    table = greece(larissa="3xbrigade1 [] [] []").play("combine")
    assert (table.kind, table.units("larissa")) == ("move", "division1 [] [] []")


@rule("greek_civil_war", "10.6")
@pytest.mark.parametrize(
    ("there", "counts"),
    [
        ("3xbrigade2 [brigade2] [brigade2] []", ["0", "1", "2"]),
        ("3xbrigade2 [brigade2] [brigade2] [brigade2]", ["0", "1", "2", "3"]),
        ("2xbrigade2 [brigade2] [brigade2] []", ["1", "2"]),
        ("brigade2 [brigade2] [brigade2] [brigade2]", ["2", "3"]),
        ("4xbrigade2 [] [brigade2] [brigade1]", ["0", "1"]),
    ],
)
def test_the_player_says_how_many_of_the_three_come_from_squares(greece: Greece, there: str, counts: list[str]) -> None:
    table = greece(larissa=there).play("combine")
    assert (table.kind, table.options) == ("combine.squares", counts)


@rule("greek_civil_war", "10.6")
@pytest.mark.parametrize(
    ("words", "after"),
    [
        ("0", "division2 [brigade2] [brigade2] []"),
        ("1 open", "division2 brigade2 [] [brigade2] []"),
        ("1 square", "brigade2 [division2] [brigade2] []"),
        ("2 open", "division2 2xbrigade2 [] [] []"),
        ("2 square", "2xbrigade2 [division2] [] []"),
    ],
)
def test_those_that_come_from_squares_leave_them(greece: Greece, words: str, after: str) -> None:
    assert greece(larissa="3xbrigade2 [brigade2] [brigade2] []").play(f"combine {words}").units("larissa") == after


@rule("greek_civil_war", "10.6")
@pytest.mark.parametrize(
    "there",
    ["2xbrigade1", "brigade1 [brigade1] [] []", "2xbrigade1 brigade2", "2xbrigade2 [brigade3] [] []"],
)
def test_fewer_than_three_brigades_of_one_level_do_not_combine(greece: Greece, there: str) -> None:
    assert greece(larissa=there).kind == "move"
    table = greece(larissa=there, evia="division1")
    assert (table.options, table.refused("combine")) == (["break_down", "done"], "10.6")


@rule("greek_civil_war", "10.6")
def test_brigades_of_different_regions_do_not_combine(greece: Greece) -> None:
    assert greece(larissa="2xbrigade1", magnesia="2xbrigade1", athens="2xbrigade1").kind == "move"


@rule("greek_civil_war", "10.6")
def test_the_level_is_chosen_where_there_are_two(greece: Greece) -> None:
    table = greece(larissa="3xbrigade1 3xbrigade4", evia="3xbrigade2").play("combine")
    assert (table.kind, table.options) == ("combine", ["larissa", "evia"])
    table.play("larissa")
    assert (table.kind, table.options) == ("combine.unit", ["brigade1", "brigade4"])
    assert table.play("brigade4").units("larissa") == "division4 3xbrigade1 [] [] []"


@rule("greek_civil_war", "10.6")
def test_a_brigade_that_could_combine_is_not_refused(greece: Greece) -> None:
    # The Level stands for brigades in the Open and in squares alike.
    table = greece(larissa="2xbrigade1 3xbrigade4 [brigade1] [] []").play("combine")
    assert (table.kind, table.options) == ("combine.unit", ["brigade1", "brigade4"])
    assert "square.brigade1" not in table.game.refusals()


@rule("greek_civil_war", "10.6")
def test_six_brigades_become_two_divisions(greece: Greece) -> None:
    table = greece(larissa="7xbrigade1").play("combine combine")
    assert (table.units("larissa"), table.kind) == ("2xdivision1 brigade1 [] [] []", "move")


@rule("greek_civil_war", "10.6")
def test_a_new_division_moves_at_once(greece: Greece) -> None:
    table = greece(evros="3xbrigade1").play("combine evros evros")
    assert table.options == ["evros", "rodopi", "drama"]
    assert table.play("drama").units("drama") == "division1 [] [] []"


# Before moving


@rule("greek_civil_war", "10.6")
def test_units_are_regrouped_until_they_move_whatever_has_moved_before(greece: Greece) -> None:
    # [G-59]
    table = greece(larissa="division1 3xbrigade1 mountain1").play("done larissa mountain1 evia open")
    assert (table.kind, table.options) == ("move", ["larissa", "break_down", "combine", "done"])
    table.play("combine")
    assert table.units("larissa") == "2xdivision1 [] [] []"
    table.play("break_down")  # Only the old one: what was combined is not turned back.
    assert (table.units("larissa"), table.options) == ("division1 3xbrigade1 [] [] []", ["larissa", "done"])
    assert [table.refused(word) for word in ("break_down", "combine", "switch")] == ["10.6", "10.6", "10.7"]


@rule("greek_civil_war", "10.6")
def test_what_has_moved_is_not_regrouped(greece: Greece) -> None:
    table = greece(larissa="division1", evros="division1").play("done larissa kozani open break_down")
    assert (table.units("evros"), table.units("kozani")) == ("3xbrigade1 [] []", "division1 [] []")


@rule("greek_civil_war", "10.6")
def test_to_name_what_is_regrouped_and_where_does_nothing(greece: Greece) -> None:
    table = greece(larissa="division1 3xbrigade1")
    before = table.position["regions"]
    table.game.choose("break_down")
    assert (table.kind, table.options, table.may_go_back) == ("break_down", ["larissa"], True)
    table.game.choose("back")
    assert (table.kind, table.options) == ("regroup", ["break_down", "combine", "done"])
    assert table.position["regions"] == before


@rule("greek_civil_war", "10.6")
def test_bots_regroup_before_the_first_move(greece: Greece) -> None:
    table = greece(any_order=False, larissa="division1 3xbrigade1 mountain1").play("done larissa mountain1 evia open")
    assert (table.kind, table.options) == ("move", ["again", "done"])


@rule("greek_civil_war", "10.6")
def test_brigades_that_come_together_by_moving_do_not_combine_in_that_phase(greece: Greece) -> None:
    table = greece(turn=2, first="dse", larissa="2xbrigade1", magnesia="brigade1", lakonia="guerrilla1")
    table.play("larissa magnesia open larissa magnesia open magnesia magnesia")
    assert table.units("magnesia") == "2xbrigade1 [brigade1] [] []"
    # In the next turn they do.
    table.play("add.all government")
    while table.kind in ("resettle", "mobilize"):
        table.play("done")
    assert (table.kind, table.options) == ("regroup", ["combine", "done"])


# Not both ways


@rule("greek_civil_war", "10.6")
def test_new_brigades_do_not_combine_in_the_same_phase(greece: Greece) -> None:
    table = greece(larissa="division1 2xbrigade1", evia="division1").play("break_down larissa")
    assert (table.units("larissa"), table["larissa"]["marked"]) == ("5xbrigade1 [] [] []", {"brigade1": 3})
    assert (table.options, table.refused("combine")) == (["break_down", "done"], "10.6")
    table.play("done")
    assert (table.options, table.refused("combine")) == (["larissa", "evia", "break_down", "done"], "10.6")


@rule("greek_civil_war", "10.6")
def test_a_new_division_is_not_broken_down_in_the_same_phase(greece: Greece) -> None:
    table = greece(larissa="3xbrigade1", evia="3xbrigade1").play("combine larissa")
    assert (table.units("larissa"), table["larissa"]["marked"]) == ("division1 [] [] []", {"division1": 1})
    assert (table.options, table.refused("break_down")) == (["combine", "done"], "10.6")


@rule("greek_civil_war", "10.6")
def test_other_brigades_of_the_region_still_combine(greece: Greece) -> None:
    table = greece(larissa="division1 3xbrigade1").play("break_down")
    assert (table.units("larissa"), table.options) == ("6xbrigade1 [] [] []", ["combine", "done"])
    table.play("combine")
    assert (table.units("larissa"), table.kind) == ("division1 3xbrigade1 [] [] []", "move")


@rule("greek_civil_war", "10.6")
def test_another_division_of_the_region_is_still_broken_down(greece: Greece) -> None:
    table = greece(larissa="division1 3xbrigade1").play("combine")
    assert (table.units("larissa"), table.options) == ("2xdivision1 [] [] []", ["break_down", "done"])
    table.play("break_down")
    assert (table.units("larissa"), table.kind) == ("division1 3xbrigade1 [] [] []", "move")


@rule("greek_civil_war", "10.6")
def test_new_brigades_in_squares_do_not_combine_either(greece: Greece) -> None:
    table = greece(larissa="2xbrigade1 [division1] [brigade1] []").play("break_down combine")
    # Two of the four in the Open, and one of the two in squares, are new.
    assert (table.kind, table.options) == ("combine.place", ["open", "square"])
    assert table.play("square").units("larissa") == "2xbrigade1 [brigade1] [division1] []"


@rule("greek_civil_war", "10.6")
def test_in_a_later_phase_it_goes_the_other_way(greece: Greece) -> None:
    table = greece(turn=2, first="dse", larissa="division1", lakonia="guerrilla1")
    table.play("break_down done add.all government")
    while table.kind in ("resettle", "mobilize"):
        table.play("done")
    assert (table.kind, table.options) == ("regroup", ["combine", "done"])
    assert table.play("combine").units("larissa") == "division1 [] [] []"


# Counters


@rule("greek_civil_war", "10.6", "9.4")
@pytest.mark.parametrize(("level", "counters"), [(1, 15), (2, 15), (3, 9), (4, 9)])
def test_three_counters_must_be_free_for_the_brigades(greece: Greece, level: int, counters: int) -> None:
    # [G-25] Both faces of a counter are one counter; each Region has two brigades at most, so none combine.
    others = {region: f"2xbrigade{level}" for region in ("athens", "evros", "drama", "pella", "arta", "evia")}
    spread = dict(list(others.items())[: (counters - 3) // 2])
    assert greece(larissa=f"division{level}", **spread).play("break_down").units("larissa") == (
        f"3xbrigade{level} [] [] []"
    )
    other_face = {1: 2, 2: 1, 3: 4, 4: 3}[level]
    table = greece(larissa=f"division{level}", lakonia=f"brigade{other_face}", ahaia="lok1", **spread)
    assert (table.options, table.refused("break_down")) == (["switch", "done"], "10.6")


@rule("greek_civil_war", "10.6", "9.4")
def test_counters_of_other_levels_do_not_help(greece: Greece) -> None:
    table = greece(larissa="division1 division3", **dict.fromkeys(("athens", "evros", "drama", "pella"), "2xbrigade3"))
    # There is one brigade of Levels 3 and 4 left.
    table.play("break_down")
    assert table.units("larissa") == "division3 3xbrigade1 [] [] []"


@rule("greek_civil_war", "10.6", "9.4")
def test_a_division_for_which_counters_are_short_is_refused_beside_another(greece: Greece) -> None:
    others = dict.fromkeys(("athens", "evros", "drama", "pella"), "2xbrigade3")
    table = greece(larissa="2xdivision1 division2 division3", **others).play("break_down")
    assert (table.kind, table.options) == ("break_down.unit", ["division1", "division2"])
    assert table.refused("division3") == "9.4"


@rule("greek_civil_war", "10.6", "9.4")
@pytest.mark.parametrize(("level", "other", "counters"), [(1, 2, 9), (2, 2, 9), (3, 4, 5), (4, 4, 5)])
def test_a_counter_must_be_free_for_the_division(greece: Greece, level: int, other: int, counters: int) -> None:
    table = greece(larissa=f"3xbrigade{level}", evia=f"{counters - 1}xdivision{other}").play("combine")
    assert table.units("larissa") == f"division{level} [] [] []"
    table = greece(larissa=f"3xbrigade{level}", evia=f"{counters}xdivision{other}")
    assert (table.options, table.refused("combine")) == (["break_down", "done"], "10.6")


@rule("greek_civil_war", "10.6", "9.4", "9.3")
def test_counters_that_an_exchange_frees_are_used_at_once(greece: Greece) -> None:
    table = greece(larissa="3xbrigade1", evia="9xdivision1")
    assert "combine" not in table.options
    table.play("break_down")
    assert table.options == ["break_down", "combine", "done"]
    table.play("combine")
    assert [table.units(name) for name in ("larissa", "evia")] == ["division1 [] [] []", "8xdivision1 3xbrigade1 [] []"]


@rule("greek_civil_war", "10.6", "9.4", "9.3")
def test_brigades_that_combine_leave_their_counters_to_others(greece: Greece) -> None:
    table = greece(larissa="division1", evia="13xbrigade2")
    assert (table.options, table.refused("break_down")) == (["combine", "done"], "10.6")
    table.play("combine")
    assert table.options == ["break_down", "combine", "done"]
    table.play("break_down")
    assert [table.units(name) for name in ("larissa", "evia")] == ["3xbrigade1 [] [] []", "division2 10xbrigade2 [] []"]
