"""Operations in general: spaces, limits, order (3.1), Limited Operations (2.3.4), Lead and Offensive (2.3.7)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.harness import Table, rule

Cyprus = Callable[..., Table]

FOUR_FOR_EOKA = {
    "nicosia": "1U", "limassol": "1U", "larnaca": "1U", "karpas": "1U", "kyrenia": "1C",
}  # fmt: skip
"""Four Towns fit for Sabotage and Ambush, and a cache with no cubes about."""

FOUR_FOR_BRITISH = {
    "nicosia": "1U 1T", "limassol": "1U 1T", "larnaca": "1U 1T", "karpas": "1U 1T",
}  # fmt: skip
"""Four Towns fit for Patrol, Search and Assault."""


# 3.1: the four Operations, one of them


@rule("cyprus", "3.1", "3.3")
def test_eoka_chooses_one_of_its_four_operations(cyprus: Cyprus) -> None:
    table = cyprus(troodos="1C", nicosia="1U").play("op")
    assert (table.kind, table.options) == ("operation", ["recruit", "travel", "sabotage", "ambush"])


@rule("cyprus", "3.1", "3.2")
def test_the_british_choose_one_of_their_four_operations(cyprus: Cyprus) -> None:
    table = cyprus(first="british", nicosia="1A 1T").play("op")
    assert (table.kind, table.options) == ("operation", ["deploy", "patrol", "search", "assault"])


@rule("cyprus", "3.1")
@pytest.mark.parametrize("action", ["op", "limited"])
def test_eoka_cannot_operate_without_any_legal_space_and_must_pass(cyprus: Cyprus, action: str) -> None:
    # [B2]
    table = cyprus(nicosia="2T")
    assert table.refused(action) == "3.1"
    assert [option for option in table.options if option.startswith("pass")] == [
        "pass.op",
        "pass.limited",
        "pass.event",
    ]


@rule("cyprus", "3.1")
@pytest.mark.parametrize(
    ("operation", "spaces"),
    [
        ("recruit", {"nicosia": "1U 1T"}),
        ("sabotage", {"nicosia": "1A", "kyrenia": "1U 1C"}),
        ("ambush", {"akrotiri": "1U", "nicosia": "1A"}),
    ],
)
def test_an_eoka_operation_without_a_legal_space_cannot_be_chosen(
    cyprus: Cyprus, operation: str, spaces: dict[str, str]
) -> None:
    # [B2]
    table = cyprus(**spaces).play("op")
    assert table.refused(operation) == "3.1"


@rule("cyprus", "3.1")
def test_without_cells_on_the_map_only_recruit_can_be_chosen(cyprus: Cyprus) -> None:
    # [B2] The single option is taken by itself.
    table = cyprus(troodos="1C").play("op")
    assert table.kind == "recruit.space"


@rule("cyprus", "3.1")
@pytest.mark.parametrize("operation", ["patrol", "assault"])
def test_a_british_operation_without_a_legal_space_cannot_be_chosen(cyprus: Cyprus, operation: str) -> None:
    # [B2]
    table = cyprus(first="british", nicosia="2T", troodos="1A").play("op")
    assert table.refused(operation) == "3.1"
    assert table.options == ["deploy", "search"]


@rule("cyprus", "3.1")
@pytest.mark.parametrize("operation", ["patrol", "search", "assault"])
def test_a_british_operation_selects_at_least_one_space(cyprus: Cyprus, operation: str) -> None:
    # [B2]
    table = cyprus(first="british", **FOUR_FOR_BRITISH).play(f"op {operation}")
    assert "done" not in table.options


@rule("cyprus", "3.1")
@pytest.mark.parametrize("operation", ["recruit", "travel", "sabotage", "ambush"])
def test_an_eoka_operation_selects_at_least_one_space(cyprus: Cyprus, operation: str) -> None:
    # [B2]
    table = cyprus(**FOUR_FOR_EOKA).play(f"op {operation}")
    assert "done" not in table.options


# 3.1: each space once, up to three of them


@rule("cyprus", "3.1")
@pytest.mark.parametrize("play", ["op patrol nicosia", "op search nicosia", "op assault nicosia done"])
def test_the_british_select_a_space_only_once(cyprus: Cyprus, play: str) -> None:
    table = cyprus(first="british", **FOUR_FOR_BRITISH, intel=[1]).play(play)
    assert table.refused("nicosia") == "3.1"


@rule("cyprus", "3.1")
def test_deploy_selects_a_space_only_once(cyprus: Cyprus) -> None:
    table = cyprus(first="british", nicosia="2T", limassol="2T").play("op deploy nicosia")
    assert table.refused("nicosia") == "3.1"


@rule("cyprus", "3.1")
@pytest.mark.parametrize(
    "play",
    ["op recruit nicosia", "op travel nicosia paphos", "op sabotage nicosia done {1}", "op ambush nicosia {1} done"],
)
def test_eoka_selects_a_space_only_once(cyprus: Cyprus, play: str) -> None:
    table = cyprus(**{**FOUR_FOR_EOKA, "nicosia": "2U"}).play(play.replace("paphos", "paphos 1 done"))
    assert table.refused("nicosia") == "3.1"


@rule("cyprus", "3.1")
@pytest.mark.parametrize("operation", ["patrol", "search", "assault"])
def test_british_operations_take_place_in_up_to_three_spaces(cyprus: Cyprus, operation: str) -> None:
    after = " done" if operation == "assault" else ""
    table = cyprus(first="british", **FOUR_FOR_BRITISH, intel=[1])
    for town in ("nicosia", "limassol", "larnaca"):
        assert town in table.play(f"op {operation}" if town == "nicosia" else "").options
        table.play(town + after)
    assert table.refused("karpas") == "3.1"


@rule("cyprus", "3.1", "3.2.1")
def test_deploy_takes_place_in_up_to_three_spaces(cyprus: Cyprus) -> None:
    table = cyprus(first="british", nicosia="2T", limassol="2T", larnaca="2T", karpas="2T")
    table.play("op deploy nicosia limassol larnaca")
    assert "karpas" not in table.options or table.kind != "deploy.space"


@rule("cyprus", "3.1")
@pytest.mark.parametrize(
    "play",
    [
        "op recruit nicosia famagusta kyrenia 1",
        "op sabotage nicosia done {1} limassol {1} larnaca {1}",
        "op ambush nicosia {1} done limassol {1} done larnaca {1} done",
    ],
)
def test_eoka_operations_take_place_in_up_to_three_spaces(cyprus: Cyprus, play: str) -> None:
    table = cyprus(**FOUR_FOR_EOKA).play(play)
    assert table.refused("karpas") == "3.1"


@rule("cyprus", "3.1", "3.3.2")
def test_travel_takes_place_from_up_to_three_spaces(cyprus: Cyprus) -> None:
    table = cyprus(nicosia="1U", limassol="1U", larnaca="1U", karpas="1U 1Sab")
    table.play("op travel nicosia paphos limassol paphos larnaca paphos")
    assert table.options == ["special", "done"]
    assert table.refused("karpas") == "3.1"


@rule("cyprus", "3.1")
def test_fewer_than_three_spaces_may_be_selected(cyprus: Cyprus) -> None:
    table = cyprus(troodos="1C").play("op recruit nicosia done")
    assert table.actor == "british"
    assert table["available"]["cells"] == 11


@rule("cyprus", "3.1")
def test_the_executing_faction_chooses_the_order_of_spaces(cyprus: Cyprus) -> None:
    table = cyprus(**FOUR_FOR_EOKA).play("op sabotage karpas done {6} larnaca {6} limassol {6} done")
    assert [table[town]["sabotage"] for town in ("karpas", "larnaca", "limassol")] == [1, 1, 1]


@rule("cyprus", "3.1")
def test_a_space_is_tested_when_it_is_resolved_not_before(cyprus: Cyprus) -> None:
    # [B5] The only Available Cell is placed in the first space, so no second one can be selected.
    table = cyprus(troodos="1C", nicosia="1U 1Sab", available={"cells": 1, "caches": 3}).play("op recruit nicosia")
    assert table.refused("paphos") == "1.4.1"


@rule("cyprus", "3.1")
def test_targeted_pieces_are_affected_to_the_maximum_extent(cyprus: Cyprus) -> None:
    # [C-8] Both Active Cells go; nobody asks how many.
    table = cyprus(first="british", nicosia="2A 3T").play("limited assault nicosia")
    assert table.pieces("nicosia") == "3T"
    assert table.actor == "eoka"


@rule("cyprus", "3.1")
def test_actions_on_enemy_pieces_need_no_permission(cyprus: Cyprus) -> None:
    table = cyprus(first="british", nicosia="1A 1T", limassol="1U 1T").play("op assault nicosia")
    assert table.pieces("nicosia") == "1T"
    assert table.actor == "british"


# 2.3.2, 2.3.3: the boxes [B3, B4]


@rule("cyprus", "2.3.2", "4.1")
def test_the_special_activity_is_not_compulsory(cyprus: Cyprus) -> None:
    # [B3]
    table = cyprus(paphos="1U", troodos="1C").play("op recruit nicosia")
    assert "special" in table.options
    table.play("done")
    assert table.actor == "british"


@rule("cyprus", "2.3.3")
@pytest.mark.parametrize("box", ["op", "limited", "event"])
def test_the_british_may_pass_in_any_free_box_and_draw_a_chit(cyprus: Cyprus, box: str) -> None:
    # [B4]
    table = cyprus(first="british", nicosia="1U").play(f"pass.{box} {{2}}")
    assert table["intel"] == [2]
    assert table["boxes"][box] == "british"


@rule("cyprus", "2.3.3")
@pytest.mark.parametrize("box", ["op", "limited", "event"])
def test_eoka_may_pass_in_any_free_box_and_need_not_ambush(cyprus: Cyprus, box: str) -> None:
    # [B4]
    table = cyprus(nicosia="1U").play(f"pass.{box} done")
    assert table.pieces("nicosia") == "1U"
    assert table["boxes"][box] == "eoka"


@rule("cyprus", "2.3.3", "2.3.2")
def test_nobody_passes_in_a_box_that_is_taken(cyprus: Cyprus) -> None:
    # [B4]
    table = cyprus(nicosia="1U").play("pass.event done")
    assert table.refused("pass.event") == "2.3.2"


@rule("cyprus", "2.3.3", "2.3.5")
def test_the_box_passed_in_decides_who_is_first_on_the_next_card(cyprus: Cyprus) -> None:
    # [B4]
    table = cyprus(nicosia="1U").play("pass.op done pass.event {0}")
    assert table["first"] == "british"


# 2.3.4: Limited Operations


@rule("cyprus", "2.3.4", "3.1")
@pytest.mark.parametrize("operation", ["patrol", "search", "assault"])
def test_a_limited_british_operation_takes_place_in_one_space(cyprus: Cyprus, operation: str) -> None:
    table = cyprus(first="british", **FOUR_FOR_BRITISH, intel=[1]).play(f"limited {operation} nicosia")
    table.play("done" if operation == "assault" else "")
    assert table.options == ["lead", "done"]
    assert table.refused("limassol") == "3.1"


@rule("cyprus", "2.3.4", "3.1")
@pytest.mark.parametrize("play", ["recruit nicosia", "sabotage nicosia done {1}", "ambush nicosia {1} done"])
def test_a_limited_eoka_operation_takes_place_in_one_space(cyprus: Cyprus, play: str) -> None:
    table = cyprus(**FOUR_FOR_EOKA, troodos="1C").play(f"limited {play}")
    assert table.options == ["offensive", "done"]
    assert table.refused("karpas") == "3.1"


@rule("cyprus", "2.3.4", "4.1")
@pytest.mark.parametrize("operation", ["recruit", "travel", "sabotage", "ambush"])
def test_a_limited_eoka_operation_has_no_special_activity(cyprus: Cyprus, operation: str) -> None:
    table = cyprus(paphos="1U", nicosia="1U 1P 1Sab", troodos="1C")
    assert "special" in cyprus(paphos="1U", nicosia="1U 1P 1Sab", troodos="1C").play(f"op {operation}").options
    assert "special" not in table.play(f"limited {operation}").options


@rule("cyprus", "2.3.4", "4.1")
@pytest.mark.parametrize("operation", ["deploy", "patrol", "search", "assault"])
def test_a_limited_british_operation_has_no_special_activity(cyprus: Cyprus, operation: str) -> None:
    def start() -> Table:
        return cyprus(first="british", nicosia="1U 2T 1P", limassol="2T 1P Cur", prison=2)

    assert "special" in start().play(f"op {operation}").options
    assert "special" not in start().play(f"limited {operation}").options


@rule("cyprus", "2.3.4", "4.1")
def test_no_special_activity_comes_after_a_limited_operation_either(cyprus: Cyprus) -> None:
    table = cyprus(first="british", nicosia="2T 1P Cur", prison=4).play("limited deploy nicosia done")
    assert table.actor == "eoka"


@rule("cyprus", "2.3.4", "3.2.2")
def test_a_limited_patrol_takes_police_from_many_spaces_to_one(cyprus: Cyprus) -> None:
    table = cyprus(first="british", nicosia="3A", larnaca="2P", karpas="1P")
    table.play("limited patrol nicosia larnaca 2 karpas nicosia")
    assert table.pieces("nicosia") == "3P"
    assert table["prison"] == 3


@rule("cyprus", "2.3.4", "3.2.3")
def test_a_limited_search_takes_troops_from_many_spaces_to_one(cyprus: Cyprus) -> None:
    table = cyprus(first="british", troodos="3U", nicosia="1T", limassol="1T")
    table.play("limited search troodos limassol nicosia")
    assert table.pieces("troodos") == "1U 2A 2T"


@rule("cyprus", "2.3.4", "3.2.1")
def test_a_limited_deploy_places_in_one_space_and_moves_troops_to_another(cyprus: Cyprus) -> None:
    # [B1]
    table = cyprus(first="british", nicosia="2T", limassol="2T").play("limited deploy nicosia")
    table.play("troodos limassol 2 nicosia 1")
    assert [table.pieces(space) for space in ("nicosia", "limassol", "troodos")] == ["1T 1P", "", "3T"]
    assert table.actor == "eoka"


@rule("cyprus", "2.3.4", "3.2.1")
def test_a_limited_deploy_places_police_in_one_space_only(cyprus: Cyprus) -> None:
    # [B1]
    table = cyprus(first="british", nicosia="2T", limassol="2T").play("limited deploy nicosia done")
    assert [table.pieces(space) for space in ("nicosia", "limassol")] == ["2T 1P", "2T"]


@rule("cyprus", "2.3.4", "3.3.2")
def test_a_limited_travel_has_one_origin(cyprus: Cyprus) -> None:
    table = cyprus(nicosia="1U", limassol="1U").play("limited travel nicosia paphos")
    assert (table.pieces("paphos"), table.pieces("limassol")) == ("1U", "1U")
    assert table.actor == "british"


# 2.3.7: Intelligence Lead


@rule("cyprus", "2.3.7")
@pytest.mark.parametrize("value", [0, 1, 2])
@pytest.mark.parametrize("operation", ["patrol", "search"])
def test_any_chit_adds_a_fourth_space_to_patrol_and_search(cyprus: Cyprus, operation: str, value: int) -> None:
    table = cyprus(first="british", **FOUR_FOR_BRITISH, intel=[value])
    table.play(f"op {operation} nicosia limassol larnaca lead karpas")
    assert table["intel"] == []
    assert table.kind != f"{operation}.space" or table.refused("karpas") == "3.1"


@rule("cyprus", "2.3.7", "3.2.4")
def test_a_chit_adds_a_fourth_space_to_assault(cyprus: Cyprus) -> None:
    table = cyprus(first="british", nicosia="1A 1T", limassol="1A 1T", larnaca="1A 1T", karpas="1A 1T", intel=[0])
    table.play("op assault nicosia limassol larnaca lead karpas")
    assert [table.pieces(town) for town in ("nicosia", "limassol", "larnaca", "karpas")] == ["1T"] * 4
    assert table["intel"] == []


@rule("cyprus", "2.3.7")
def test_the_british_choose_which_chit_the_lead_costs(cyprus: Cyprus) -> None:
    table = cyprus(first="british", **FOUR_FOR_BRITISH, intel=[2, 1, 0])
    table.play("op patrol nicosia limassol larnaca lead")
    assert table.options == ["0", "1", "2"]
    table.play("1 karpas")
    assert table["intel"] == [2, 0]


@rule("cyprus", "2.3.7")
def test_the_lead_s_chit_goes_back_to_the_bag(cyprus: Cyprus) -> None:
    # All three 2s are held; once one is discarded it can be drawn again.
    table = cyprus(first="british", **{**FOUR_FOR_BRITISH, "karpas": "1C 1T"}, intel=[2, 2, 2])
    table.play("op assault nicosia done limassol done larnaca done lead {2}")
    assert table["intel"] == [2, 2, 2]


@rule("cyprus", "2.3.7")
def test_a_lead_adds_only_one_space(cyprus: Cyprus) -> None:
    table = cyprus(first="british", **FOUR_FOR_BRITISH, famagusta="1U 1T", intel=[1, 1])
    table.play("op patrol nicosia limassol larnaca lead karpas")
    if table.kind == "patrol.space":
        assert table.refused("lead") == "2.3.7"
    assert "famagusta" not in table.options


@rule("cyprus", "2.3.7")
def test_there_is_no_lead_without_a_chit(cyprus: Cyprus) -> None:
    # Diplomacy is still open, so the question stands.
    table = cyprus(first="british", **FOUR_FOR_BRITISH).play("op patrol nicosia limassol larnaca")
    assert table.refused("lead") == "2.3.7"


@rule("cyprus", "2.3.7")
def test_there_is_no_lead_when_no_further_space_is_legal(cyprus: Cyprus) -> None:
    table = cyprus(first="british", nicosia="1U", intel=[1]).play("op patrol nicosia")
    assert table.refused("lead") == "2.3.7"


@rule("cyprus", "2.3.7")
@pytest.mark.parametrize("operation", ["patrol", "search"])
def test_a_lead_adds_a_space_even_to_a_limited_operation(cyprus: Cyprus, operation: str) -> None:
    table = cyprus(first="british", **FOUR_FOR_BRITISH, intel=[1])
    table.play(f"limited {operation} nicosia lead karpas")
    assert table["intel"] == []
    assert table.kind != f"{operation}.space"


@rule("cyprus", "2.3.7", "3.2.4")
def test_a_lead_adds_a_space_even_to_a_limited_assault(cyprus: Cyprus) -> None:
    table = cyprus(first="british", nicosia="1A 1T", karpas="1A 1T", limassol="1A 1T", intel=[1])
    table.play("limited assault nicosia lead karpas")
    assert [table.pieces(town) for town in ("nicosia", "karpas", "limassol")] == ["1T", "1T", "1A 1T"]
    assert table.actor == "eoka"


@rule("cyprus", "2.3.7", "3.2.1")
def test_no_lead_for_deploy(cyprus: Cyprus) -> None:
    table = cyprus(first="british", nicosia="2T", limassol="2T", larnaca="2T", karpas="2T", intel=[2])
    table.play("op deploy nicosia limassol larnaca")
    assert table.refused("lead") == "2.3.7"


@rule("cyprus", "2.3.7")
def test_a_lead_is_never_compulsory(cyprus: Cyprus) -> None:
    table = cyprus(first="british", nicosia="1A 1T", karpas="1A 1T", intel=[1]).play("limited assault nicosia done")
    assert table["intel"] == [1]
    assert table.pieces("karpas") == "1A 1T"


# 2.3.7: Offensive


@rule("cyprus", "2.3.7", "3.3.1")
def test_a_cache_removed_adds_a_fourth_space_to_recruit(cyprus: Cyprus) -> None:
    table = cyprus(troodos="1C", kyrenia="1C")
    table.play("op recruit nicosia famagusta paphos offensive kyrenia limassol")
    assert [table.pieces(space) for space in ("nicosia", "famagusta", "paphos", "limassol")] == ["1U"] * 4
    assert table["available"] == {"cells": 8, "caches": 3, "police": 6, "troops": 12}


@rule("cyprus", "2.3.7", "3.3.3")
def test_a_cache_removed_adds_a_fourth_space_to_sabotage(cyprus: Cyprus) -> None:
    table = cyprus(**FOUR_FOR_EOKA)
    table.play("op sabotage nicosia done {6} limassol {6} larnaca {6} offensive karpas {6}")
    assert [table.pieces(town) for town in ("nicosia", "limassol", "larnaca", "karpas")] == ["1A 1Sab"] * 4
    assert table["available"]["caches"] == 4


@rule("cyprus", "2.3.7", "3.3.4")
def test_a_cache_removed_adds_a_fourth_space_to_ambush(cyprus: Cyprus) -> None:
    table = cyprus(**FOUR_FOR_EOKA)
    table.play("op ambush nicosia {1} done limassol {1} done larnaca {1} done offensive {1} done")
    assert [table.pieces(town) for town in ("nicosia", "limassol", "larnaca", "karpas")] == ["1A"] * 4
    assert table["available"]["caches"] == 4


@rule("cyprus", "2.3.7")
@pytest.mark.parametrize("cubes", ["1T", "1P"])
def test_the_cache_comes_from_a_space_with_no_cubes(cyprus: Cyprus, cubes: str) -> None:
    table = cyprus(**FOUR_FOR_EOKA, famagusta=f"1C {cubes}", paphos="1C")
    table.play("limited sabotage limassol done {1} offensive")
    assert table.options == ["paphos", "kyrenia"]
    assert table.refused("famagusta") == "2.3.7"


@rule("cyprus", "2.3.7")
def test_there_is_no_offensive_when_cubes_stand_at_every_cache(cyprus: Cyprus) -> None:
    table = cyprus(nicosia="1U 1Sab", limassol="1U", kyrenia="1C 1T", paphos="1C 1P")
    table.play("op sabotage nicosia done {1}")
    assert table.refused("offensive") == "2.3.7"


@rule("cyprus", "2.3.7")
@pytest.mark.parametrize("play", ["sabotage nicosia done {6}", "ambush nicosia {1} done"])
def test_an_offensive_adds_a_space_even_to_a_limited_operation(cyprus: Cyprus, play: str) -> None:
    table = cyprus(**FOUR_FOR_EOKA).play(f"limited {play} offensive karpas")
    assert table.actor == "chance"
    assert table["available"]["caches"] == 4


@rule("cyprus", "2.3.7", "3.3.1")
def test_an_offensive_adds_a_space_even_to_a_limited_recruit(cyprus: Cyprus) -> None:
    table = cyprus(troodos="2C").play("limited recruit nicosia offensive paphos")
    assert [table.pieces(space) for space in ("nicosia", "paphos", "troodos")] == ["1U", "1U", "1C"]
    assert table.actor == "british"


@rule("cyprus", "2.3.7")
def test_an_offensive_adds_only_one_space(cyprus: Cyprus) -> None:
    table = cyprus(troodos="2C", kyrenia="2C").play("limited recruit nicosia offensive kyrenia paphos")
    assert table.actor == "british"


@rule("cyprus", "2.3.7", "3.3.2")
def test_no_offensive_for_travel(cyprus: Cyprus) -> None:
    table = cyprus(nicosia="1U", limassol="1U", larnaca="1U", karpas="1U 1Sab", kyrenia="1C")
    table.play("op travel nicosia paphos limassol paphos larnaca paphos")
    assert table.refused("offensive") == "2.3.7"


@rule("cyprus", "2.3.7", "3.3.1")
def test_the_added_space_is_tested_without_the_cache_that_paid_for_it(cyprus: Cyprus) -> None:
    # [C-18] Karpas is next to Kyrenia only.
    table = cyprus(troodos="1C", kyrenia="1C").play("limited recruit nicosia offensive kyrenia")
    assert table.refused("karpas") == "3.3.1"


@rule("cyprus", "2.3.7", "3.3.1")
def test_the_last_cache_pays_for_no_recruit(cyprus: Cyprus) -> None:
    # [C-18] Without it no space is left to add; Smuggle keeps the question open.
    table = cyprus(troodos="1C", nicosia="1U").play("op recruit nicosia paphos limassol")
    assert table.refused("offensive") == "2.3.7"


@rule("cyprus", "2.3.7", "3.3.3")
def test_the_offensive_s_cache_is_gone_before_the_added_space_is_resolved(cyprus: Cyprus) -> None:
    # [C-18] Karpas would have had Kyrenia's cache for its roll.
    table = cyprus(**FOUR_FOR_EOKA).play("limited sabotage limassol {1} offensive karpas")
    assert table.actor == "chance"
    assert table.pieces("kyrenia") == ""


@rule("cyprus", "2.3.7", "3.3.1")
def test_a_mountain_added_without_its_cache_takes_one_cell(cyprus: Cyprus) -> None:
    # [C-18] Kyrenia pays with its own cache and is then only next to Karpas'.
    table = cyprus(kyrenia="1C", karpas="1C").play("limited recruit nicosia offensive kyrenia kyrenia")
    assert table.pieces("kyrenia") == "1U"


@rule("cyprus", "2.3.7", "4.3.1")
def test_a_cache_smuggled_in_may_pay_for_the_offensive(cyprus: Cyprus) -> None:
    table = cyprus(troodos="1C 1T", paphos="1U")
    table.play("op recruit nicosia famagusta larnaca special smuggle place paphos offensive limassol")
    assert (table.pieces("paphos"), table.pieces("limassol")) == ("1U", "1U")


@rule("cyprus", "2.3.7", "3.3.4")
def test_a_cache_won_in_ambush_may_pay_for_the_offensive(cyprus: Cyprus) -> None:
    table = cyprus(nicosia="1U", karpas="1U").play("limited ambush nicosia {6} nicosia offensive {6} done")
    assert (table.pieces("nicosia"), table.pieces("karpas")) == ("1A", "1A")
    assert table["available"]["caches"] == 4


# 2.3.7 and Operations granted by Events [C-20]


@rule("cyprus", "2.3.7", "5.1")
def test_an_event_s_sabotage_has_no_offensive(cyprus: Cyprus) -> None:
    # C12 shaded
    table = cyprus(card="C12", **FOUR_FOR_EOKA)
    table.play("event shaded nicosia done {6} limassol {6} larnaca {6}")
    assert (table.actor, table.kind) == ("british", "action")
    assert table.pieces("kyrenia") == "1C"


@rule("cyprus", "3.3.3", "5.1")
def test_an_event_s_sabotage_may_still_expend_a_cache_for_its_roll(cyprus: Cyprus) -> None:
    # C12 shaded
    table = cyprus(card="C12", **FOUR_FOR_EOKA).play("event shaded nicosia kyrenia {1} done")
    assert table.pieces("nicosia") == "1A 1Sab"


@rule("cyprus", "2.3.7", "5.1")
def test_an_event_s_limited_operation_may_have_an_offensive(cyprus: Cyprus) -> None:
    # C2 shaded
    table = cyprus(card="C2", troodos="2C").play("event shaded recruit nicosia offensive paphos")
    assert table["troodos"]["caches"] == 1
    assert table.kind == "operation"


@rule("cyprus", "2.3.7", "5.1")
def test_an_event_s_limited_operation_may_have_a_lead(cyprus: Cyprus) -> None:
    # C3 unshaded
    table = cyprus(card="C3", first="british", nicosia="1A", karpas="1A 1P", intel=[1])
    table.play("event unshaded nicosia lead done karpas")
    assert table.pieces("karpas") == "1P"
    assert table["intel"] == []


@rule("cyprus", "2.3.7", "5.1")
def test_an_event_s_search_and_assault_have_no_lead(cyprus: Cyprus) -> None:
    # C30 unshaded
    table = cyprus(card="C30", first="british", troodos="1A 2T", kyrenia="1A 2T", intel=[0])
    table.play("event unshaded troodos troodos")
    assert (table.actor, table.kind) == ("eoka", "action")
    assert table.pieces("troodos") == "2T"


@rule("cyprus", "1.6.1", "5.1")
def test_an_event_s_assault_may_still_spend_chits(cyprus: Cyprus) -> None:
    # C2 unshaded
    table = cyprus(card="C2", first="british", nicosia="1U 1T", intel=[1]).play("event unshaded nicosia 1")
    assert table.pieces("nicosia") == "1T"


@rule("cyprus", "4.1", "2.3.7")
def test_no_special_activity_is_forced_when_a_bought_space_cannot_be_selected(cyprus: Cyprus) -> None:
    table = cyprus(paphos="1U 1C", troodos="1C 3U", kyrenia="1C", limassol="3U", available={"cells": 4, "caches": 1})
    table.play("op recruit offensive kyrenia paphos limassol troodos 2")
    assert table.options == ["special", "done"]


@rule("cyprus", "2.3.7", "3.3.1")
def test_an_offensive_adds_no_space_where_no_cell_is_left_for_it(cyprus: Cyprus) -> None:
    table = cyprus(paphos="4U 1C", troodos="1C 4U", karpas="1C", available={"cells": 1, "caches": 1})
    assert "offensive" not in table.play("op recruit").options
    assert table.refused("offensive") == "2.3.7"


@rule("cyprus", "2.3.7", "C23 shaded")
def test_an_offensive_adds_no_space_that_only_a_second_active_cell_could_sabotage(cyprus: Cyprus) -> None:
    table = cyprus(capabilities={"C23": "shaded"}, paphos="1A", limassol="1A", troodos="1C")
    assert "offensive" not in table.play("limited sabotage").options


@rule("cyprus", "2.3.7", "3.3.4")
def test_a_cache_may_be_removed_before_the_first_space_and_then_placed_again(cyprus: Cyprus) -> None:
    table = cyprus(paphos="1U", limassol="1U", troodos="2C", kyrenia="2C")
    table.play("limited ambush offensive kyrenia paphos {6} paphos limassol {1}")
    assert table.pieces("paphos") == "1A 1C"
    assert table.pieces("kyrenia") == "1C"


@rule("cyprus", "4.2.3", "1.6.1")
def test_interrogate_is_not_offered_when_the_bag_is_empty(cyprus: Cyprus) -> None:
    table = cyprus(first="british", prison=4, intel=[0, 0, 0, 1, 1, 1, 2, 2, 2], nicosia="2A 3T", paphos="1A 1T")
    assert "special" not in table.play("op assault").options


@rule("cyprus", "4.3.1", "4.1")
def test_an_older_cache_of_a_selected_space_may_still_be_smuggled_on(cyprus: Cyprus) -> None:
    table = cyprus(international_opinion=4, paphos="1U 1C", troodos="2U").play("op travel special smuggle place paphos")
    assert table.play("move troodos").pieces("troodos") == "2U 1C"
    assert table.pieces("paphos") == "1U 1C"


@rule("cyprus", "2.3.7")
def test_the_log_names_the_operation_before_the_offensive_that_widens_it(cyprus: Cyprus) -> None:
    table = cyprus(troodos="2C 1U")
    for word in ["limited", "recruit", "offensive", "troodos", "1", "paphos", "done"]:
        table.game.choose(word)
    verbs = [entry.verb for entry in table.game.log]
    assert verbs.index("operation") < verbs.index("extension") and verbs.count("operation") == 1
