"""Initiative Track, passing, Limited Operations, the next card (2.2-2.4)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.harness import Table, rule

Kenya = Callable[..., Table]

BOXES = ("limited", "event", "op")
NO_BOXES = {"limited": None, "event": None, "op": None}


@rule("kenya", "2.2", "2.3.2")
@pytest.mark.parametrize(
    ("box", "words"), [("limited", "limited rally meru"), ("op", "op rally meru done"), ("event", "event shaded")]
)
def test_the_cylinder_of_the_acting_faction_stands_in_the_box_of_its_action(kenya: Kenya, box: str, words: str) -> None:
    table = kenya()
    assert table["boxes"] == NO_BOXES
    table.play(words)
    assert (table["boxes"], table.actor) == ({**NO_BOXES, box: "mau_mau"}, "british")


# 2.3 Initiative Track


@rule("kenya", "2.3", "2.3.1", "2.3.2")
@pytest.mark.parametrize(("first", "second"), [("mau_mau", "british"), ("british", "mau_mau")])
def test_the_first_eligible_chooses_first_then_the_second_from_what_is_left(
    kenya: Kenya, first: str, second: str
) -> None:
    table = kenya(first=first)
    assert (table.actor, table.kind) == (first, "action")
    table.play("event shaded")
    assert (table.actor, table.kind) == (second, "action")


@rule("kenya", "2.3.1", "6.5")
@pytest.mark.parametrize("first", ["mau_mau", "british"])
def test_a_propaganda_round_leaves_eligibility_as_it_is(kenya: Kenya, first: str) -> None:
    """Ruling B13."""
    table = kenya(card="K33", first=first, deck=["K2"]).play("done done")
    assert (table["card"], table["first"], table.actor) == ("K2", first, first)


@rule("kenya", "2.3.2", "2.3.3")
@pytest.mark.parametrize("first", ["mau_mau", "british"])
def test_the_first_eligible_has_all_boxes_and_may_pass_in_each(kenya: Kenya, first: str) -> None:
    """Ruling B4."""
    table = kenya(first=first)
    assert set(table.options) == {"op", "limited", "event", "pass.op", "pass.limited", "pass.event"}


@rule("kenya", "2.3.2", "2.3.3")
@pytest.mark.parametrize("taken", BOXES)
@pytest.mark.parametrize("first", ["mau_mau", "british"])
def test_the_second_eligible_has_the_two_other_boxes(kenya: Kenya, first: str, taken: str) -> None:
    """Ruling B4."""
    table = kenya(first=first).play(f"pass.{taken}")
    if first == "british":
        table.play("done")
    assert set(table.options) == {word for box in BOXES if box != taken for word in (box, f"pass.{box}")}
    assert (table.refused(taken), table.refused(f"pass.{taken}")) == ("2.3.2", "2.3.2")


@rule("kenya", "2.3.2", "4.1")
def test_the_operation_box_needs_no_special_activity(kenya: Kenya) -> None:
    """Ruling B3."""
    table = kenya(nyeri="1U").play("op rally meru")
    assert "special" in table.options
    assert table.play("done").actor == "british"


@rule("kenya", "2.3.2", "3.1")
def test_the_operation_boxes_are_closed_to_a_faction_without_any_legal_operation(kenya: Kenya) -> None:
    """Ruling B2."""
    table = kenya(resources=0, nyeri="2U")
    assert set(table.options) == {"event", "pass.op", "pass.limited", "pass.event"}
    assert (table.refused("op"), table.refused("limited")) == ("3.1", "3.1")


@rule("kenya", "2.3.2", "4.1")
def test_supply_opens_the_operation_box_but_not_the_limited_one(kenya: Kenya) -> None:
    """Ruling K-41."""
    table = kenya(resources=0, nairobi="1B 1U")
    assert set(table.options) == {"op", "event", "pass.op", "pass.limited", "pass.event"}
    assert table.refused("limited") == "3.1"


@rule("kenya", "2.3.2", "3.1")
def test_the_british_always_have_an_operation(kenya: Kenya) -> None:
    """Ruling B2: a Sweep needs nothing, nor does a Deploy."""
    nobody = {"guerrillas": 15, "bases": 4, "troops": 0, "police": 0}
    table = kenya(first="british", available=nobody).play("op")
    assert table.options == ["deploy", "sweep"]


@rule("kenya", "2.3.2", "3.1")
def test_an_operation_other_than_deploy_needs_a_space(kenya: Kenya) -> None:
    """Ruling B2."""
    there = {"nyeri": "1U 1A 3T", "meru": "1U 1A 3T"}
    for operation in ("relocate", "sweep", "assault"):
        assert "done" not in kenya(first="british", **there).play(f"op {operation}").options
    for operation in ("rally", "march", "terror"):
        assert "done" not in kenya(**there).play(f"op {operation}").options


@rule("kenya", "2.3.2", "3.2.1")
def test_a_deploy_may_select_no_space(kenya: Kenya) -> None:
    """Ruling B2."""
    table = kenya(first="british", nyeri="2T", embu="1T").play("limited deploy done kiambu nyeri 1 done")
    assert [table.pieces(name) for name in ("kiambu", "nyeri", "embu")] == ["1T", "1T", "1T"]
    assert table.actor == "mau_mau"


# 2.3.3 Passing


@rule("kenya", "2.3.3", "6.6.1")
@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize(("word", "pipeline"), [("left", 1), ("right", 3), ("done", 2)])
def test_a_british_pass_may_move_the_pipeline_one_step(kenya: Kenya, box: str, word: str, pipeline: int) -> None:
    table = kenya(first="british").play(f"pass.{box}")
    assert (table.actor, table.kind, table.options) == ("british", "pass.pipeline", ["left", "right", "done"])
    table.play(word)
    assert (table["pipeline"], table["boxes"][box], table.actor) == (pipeline, "british", "mau_mau")


@rule("kenya", "2.3.3", "6.6")
@pytest.mark.parametrize(("pipeline", "word", "after"), [(0, "right", 1), (4, "left", 3)])
def test_at_an_end_of_the_track_it_moves_the_other_way_only(kenya: Kenya, pipeline: int, word: str, after: int) -> None:
    table = kenya(first="british", pipeline=pipeline).play("pass.op")
    assert table.options == [word, "done"]
    assert table.play(word)["pipeline"] == after


@rule("kenya", "2.3.3", "1.8")
@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize(("resources", "after"), [(0, 1), (5, 6), (19, 20), (20, 20)])
def test_a_mau_mau_pass_gains_one_resource(kenya: Kenya, box: str, resources: int, after: int) -> None:
    table = kenya(resources=resources).play(f"pass.{box}")
    assert (table["resources"], table["boxes"][box], table.actor) == (after, "mau_mau", "british")
    assert table["pipeline"] == 2


@rule("kenya", "2.3.3")
def test_a_british_pass_gains_no_resource(kenya: Kenya) -> None:
    assert kenya(first="british").play("pass.op right")["resources"] == 5


@rule("kenya", "2.3.3", "2.3.5")
def test_both_may_pass_and_the_boxes_still_decide_eligibility(kenya: Kenya) -> None:
    table = kenya().play("pass.op pass.event done")
    assert (table["first"], table.actor, table["card"], table["resources"]) == ("british", "british", "K2", 6)


@rule("kenya", "2.3.3", "2.3.5")
def test_a_pass_in_the_event_box_keeps_the_other_from_the_event(kenya: Kenya) -> None:
    table = kenya().play("pass.event")
    assert (table.refused("event"), table.refused("pass.event")) == ("2.3.2", "2.3.2")


# 2.3.4 Limited Operation


@rule("kenya", "2.3.4", "3.1")
@pytest.mark.parametrize(
    ("first", "words", "there"),
    [
        ("mau_mau", "rally nyeri 1", {"nyeri": "2U 1A 2T", "meru": "1U 1A 2T"}),
        ("mau_mau", "terror nyeri", {"nyeri": "2A 2T 1Ter Resist", "meru": "1U 1A 2T"}),
        ("british", "assault nyeri", {"nyeri": "1U 2T", "meru": "1U 1A 2T"}),
        ("british", "sweep nyeri", {"nyeri": "2A 2T", "meru": "1U 1A 2T"}),
    ],
)
def test_a_limited_operation_takes_place_in_one_space_and_has_no_special_activity(
    kenya: Kenya, first: str, words: str, there: dict[str, str]
) -> None:
    table = kenya(first=first, nyeri="1U 1A 2T", meru="1U 1A 2T", aberdares="1A").play(f"limited {words}")
    assert {name: table.pieces(name) for name in there} == there
    assert (table.actor, table.kind) != (first, "special")
    assert (table.actor, table.kind) == ("british" if first == "mau_mau" else "mau_mau", "action")


@rule("kenya", "2.3.4", "4.1")
@pytest.mark.parametrize(
    ("first", "operations"),
    [("mau_mau", ["rally", "march", "terror"]), ("british", ["deploy", "sweep", "assault"])],
)
def test_a_limited_operation_offers_no_special_activity_beforehand(
    kenya: Kenya, first: str, operations: list[str]
) -> None:
    there = {"nyeri": "1U 1A 3T", "meru": "1U 1A 3T", "aberdares": "1U"}
    for operation in operations:
        table = kenya(first=first, **there).play(f"limited {operation}")
        assert table.refused("special") == "4.1"
        assert "special" in kenya(first=first, **there).play(f"op {operation}").options


@rule("kenya", "2.3.4", "3.2.2")
def test_a_limited_relocate_takes_one_space_even_at_gulag(kenya: Kenya) -> None:
    table = kenya(first="british", pipeline=4, kiambu="1T", nyeri="1T").play("limited relocate nyeri {6}")
    assert [table[name]["population"] for name in ("kiambu", "nyeri")] == [2, 1]
    assert table.actor == "mau_mau"


@rule("kenya", "2.3.4", "3.3.1")
def test_a_limited_operation_of_the_mau_mau_costs_one_resource(kenya: Kenya) -> None:
    assert kenya().play("limited rally nyeri")["resources"] == 4


@rule("kenya", "2.3.4", "3.2.1")
def test_a_limited_deploy_places_in_one_space_and_moves_troops_to_another(kenya: Kenya) -> None:
    """Ruling B1: Troops just placed may go along."""
    table = kenya(first="british", nyeri="2T", thika="1P").play("limited deploy nairobi 3 1")
    assert (table.kind, table.pieces("nairobi")) == ("deploy.destination", "3T 1P")
    table.play("kiambu nairobi 3 nyeri 2")
    assert [table.pieces(name) for name in ("kiambu", "nairobi", "nyeri")] == ["5T", "1P", ""]
    assert table.actor == "mau_mau"


@rule("kenya", "2.3.4", "3.2.3")
def test_a_limited_sweep_moves_troops_from_many_spaces_to_one(kenya: Kenya) -> None:
    table = kenya(first="british", aberdares="2U", nyeri="2T", rift_valley="2T").play("limited sweep aberdares")
    table.play("nyeri 2 rift_valley 2")
    assert (table.pieces("aberdares"), table.actor) == ("2A 4T", "mau_mau")


@rule("kenya", "2.3.4", "3.3.2")
def test_a_limited_march_moves_guerrillas_from_many_spaces_to_one(kenya: Kenya) -> None:
    table = kenya(nyeri="1U", embu="2U", nanyuki="1A").play("limited march mount_kenya nyeri embu 2 nanyuki")
    assert (table.pieces("mount_kenya"), table["resources"], table.actor) == ("3U 1A", 4, "british")


# 2.3.5, 2.3.6 Eligibility and the next card


@rule("kenya", "2.3.5", "2.3")
@pytest.mark.parametrize("first", ["mau_mau", "british"])
@pytest.mark.parametrize(("mau_mau", "british"), [(a, b) for a in BOXES for b in BOXES if a != b])
def test_the_leftmost_cylinder_becomes_first_eligible(kenya: Kenya, first: str, mau_mau: str, british: str) -> None:
    turns = [f"pass.{mau_mau}", f"pass.{british} done"]
    table = kenya(first=first).play(" ".join(turns if first == "mau_mau" else turns[::-1]))
    leftmost = "mau_mau" if BOXES.index(mau_mau) < BOXES.index(british) else "british"
    assert (table["first"], table.actor, table["boxes"]) == (leftmost, leftmost, NO_BOXES)


@rule("kenya", "2.3.5", "2.3.2")
def test_the_limited_operation_leads_to_first_and_the_full_one_to_second(kenya: Kenya) -> None:
    table = kenya(first="mau_mau", nyeri="1T").play("op rally meru done limited sweep nyeri")
    assert (table["first"], table.actor) == ("british", "british")


@rule("kenya", "2.3.6")
def test_then_the_next_card_is_revealed(kenya: Kenya) -> None:
    table = kenya(card="K3", deck=["K21", "K11"]).play("pass.op pass.event done")
    assert (table["card"], table["played"], table["deck"]) == ("K21", ["K3"], ["K11"])
    assert table["boxes"] == NO_BOXES


# 2.4 Propaganda card


@rule("kenya", "2.4", "6.0")
def test_a_propaganda_card_starts_a_propaganda_round_instead_of_actions(kenya: Kenya) -> None:
    table = kenya(deck=["K33", "K2"], nyeri="1P", nairobi="1B").play("pass.op pass.event done")
    assert (table["card"], table.actor, table.kind) == ("K33", "british", "reward.space")
    assert table["boxes"] == NO_BOXES
    table.play("done done done done")
    assert (table["card"], table["played"], table.kind) == ("K2", ["K9", "K33"], "action")
    assert table["resources"] == 5 + 1 + 1
