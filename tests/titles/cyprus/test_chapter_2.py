"""Set-up, deck, Initiative Track, passing, Limited Operations, Intelligence Lead and Offensive (chapter 2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

import smallwars
from tests.harness import Table, rule

Cyprus = Callable[..., Table]

EVENTS = [f"C{number}" for number in range(1, 33)]
PROPAGANDA = ["C33", "C34", "C35"]

SET_UP = {
    "paphos": "1U",
    "limassol": "1U 2T",
    "nicosia": "1U 2T 1P",
    "larnaca": "1U 2T 1P",
    "famagusta": "1U 1P",
    "karpas": "",
    "troodos": "1U 1C",
    "kyrenia": "",
    "akrotiri": "3T",
    "dhekelia": "3T",
}

BOXES = ("limited", "event", "op")


def cards_of(game: smallwars.Game) -> list[str]:
    """All cards of a game in their order."""
    position = game.position()
    return [*position["played"], position["card"], *position["deck"]]


# 2.1 Set-up


@rule("cyprus", "2.1")
@pytest.mark.parametrize(("space", "pieces"), SET_UP.items())
def test_the_set_up_of_each_space(space: str, pieces: str) -> None:
    assert Table(smallwars.new("cyprus", seed=1)).pieces(space) == pieces


@rule("cyprus", "2.1")
def test_the_set_up_of_boxes_and_tracks() -> None:
    position = smallwars.new("cyprus", seed=1).position()
    assert position["available"] == {"cells": 6, "caches": 3, "police": 3, "troops": 0}
    assert (position["prison"], position["suez"], position["intel"]) == (0, 0, [])
    assert (position["political_will"], position["international_opinion"]) == (14, 2)
    assert position["boxes"] == {"limited": None, "event": None, "op": None}
    assert position["capabilities"] == {}


@rule("cyprus", "2.1", "2.3.1")
def test_eoka_starts_as_first_eligible() -> None:
    game = smallwars.new("cyprus", seed=1)
    assert game.position()["first"] == "eoka"
    assert game.decision is not None
    assert (game.decision.actor, game.decision.kind) == ("eoka", "action")


@rule("cyprus", "2.1", "1.2")
@pytest.mark.parametrize("seed", range(40))
def test_the_deck_is_three_piles_of_six_events_and_a_propaganda_card_among_the_last_three(seed: int) -> None:
    cards = cards_of(smallwars.new("cyprus", seed=seed))
    assert len(cards) == 21
    assert len(set(cards)) == 21
    for pile in (cards[:7], cards[7:14], cards[14:]):
        assert set(pile[:4]) <= set(EVENTS)
        assert len(set(pile[4:]) & set(PROPAGANDA)) == 1
    assert set(cards) - set(PROPAGANDA) <= set(EVENTS)


@rule("cyprus", "2.1")
def test_a_propaganda_card_is_equally_likely_in_each_of_its_three_places() -> None:
    places = Counter(
        index % 7
        for seed in range(400)
        for index, card in enumerate(cards_of(smallwars.new("cyprus", seed=seed)))
        if card in PROPAGANDA
    )
    assert set(places) == {4, 5, 6}
    assert all(330 < count < 470 for count in places.values())


@rule("cyprus", "2.1")
def test_every_event_card_is_equally_likely_in_the_deck() -> None:
    """18 of 32 Events are dealt: about 225 times in 400 games."""
    dealt = Counter(card for seed in range(400) for card in cards_of(smallwars.new("cyprus", seed=seed)))
    assert all(170 < dealt[card] < 280 for card in EVENTS)


@rule("cyprus", "2.1")
def test_at_a_real_table_each_card_is_told_as_it_is_revealed() -> None:
    """Four Events first; then the Propaganda card may come; as the seventh card it must."""
    table = Table(smallwars.new("cyprus", chance="manual"))
    seen: list[str] = []
    for card, turns in (
        ("C1", "pass.op done pass.event {0}"),
        ("C5", "pass.op {0} pass.event done"),
        ("C11", "pass.op done pass.event {0}"),
        ("C28", "pass.op {1} pass.event done"),
    ):
        assert (table.actor, table.kind) == ("chance", "card")
        assert table.options == [event for event in EVENTS if event not in seen]
        seen.append(card)
        table.play(f"{{{card}}} {turns}")
    assert (table.actor, table.kind) == ("chance", "card")
    assert [card for card in table.options if card in PROPAGANDA] == list(PROPAGANDA)
    assert len([card for card in table.options if card in EVENTS]) == 28


@rule("cyprus", "2.1")
def test_the_seventh_card_of_a_pile_is_the_propaganda_card_if_it_has_not_come() -> None:
    deck = ["C1", "C5", "C11", "C28", "C14", "C8"]
    game = smallwars.new("cyprus", deck=deck, seed=3)
    assert cards_of(game)[:6] == deck
    assert cards_of(game)[6] in PROPAGANDA


@rule("cyprus", "2.1")
def test_a_known_deck_is_laid_from_the_top() -> None:
    game = smallwars.new("cyprus", seed=1, deck=["C3", "C21", "C11"])
    assert cards_of(game)[:3] == ["C3", "C21", "C11"]
    assert len(cards_of(game)) == 21


@rule("cyprus", "2.1", "5.3")
def test_no_card_is_in_the_deck_twice() -> None:
    """Ruling B8."""
    with pytest.raises(smallwars.SmallWarsError, match="C13"):
        smallwars.new("cyprus", seed=1, deck=["C13", "C2", "C13"])


@rule("cyprus", "2.1")
@pytest.mark.parametrize("will", [1, 9, 15])
def test_an_option_sets_another_political_will(will: int) -> None:
    game = smallwars.new("cyprus", seed=1, options={"political_will": will})
    assert game.position()["political_will"] == will


@rule("cyprus", "2.1", "1.8")
@pytest.mark.parametrize("will", [0, 16, "14", True, 3.5])
def test_an_option_sets_no_political_will_out_of_range(will: object) -> None:
    with pytest.raises(smallwars.InvalidOption, match="political_will"):
        smallwars.new("cyprus", seed=1, options={"political_will": will})


@rule("cyprus", "2.1")
@pytest.mark.parametrize("campaigns", [1, 2, 3])
def test_an_option_sets_fewer_campaigns(campaigns: int) -> None:
    cards = cards_of(smallwars.new("cyprus", seed=1, options={"campaigns": campaigns}))
    assert len(cards) == 7 * campaigns
    assert len([card for card in cards if card in PROPAGANDA]) == campaigns


@rule("cyprus", "2.1")
@pytest.mark.parametrize("campaigns", [0, 4])
def test_an_option_sets_no_other_number_of_campaigns(campaigns: int) -> None:
    with pytest.raises(smallwars.InvalidOption, match="campaigns"):
        smallwars.new("cyprus", seed=1, options={"campaigns": campaigns})


# 2.2 Start


@rule("cyprus", "2.2")
def test_play_begins_by_revealing_the_top_card() -> None:
    game = smallwars.new("cyprus", seed=1, deck=["C3", "C21", "C11"])
    assert (game.position()["card"], game.position()["played"]) == ("C3", [])


@rule("cyprus", "2.2")
@pytest.mark.parametrize("viewer", ["british", "eoka", None])
def test_played_cards_and_the_size_of_the_deck_are_open_but_not_its_order(viewer: str | None) -> None:
    game = smallwars.new("cyprus", seed=1, deck=["C3", "C21", "C11"])
    for choice in ("pass.op", "done", "pass.event"):
        game.choose(choice)
    view = game.view(viewer)
    assert (view["card"], view["played"], view["deck_size"]) == ("C21", ["C3"], 19)
    assert "deck" not in view
    assert "C11" not in str(view)


@rule("cyprus", "2.2", "2.1")
@pytest.mark.parametrize(("campaigns", "left"), [(3, 20), (1, 6)])
def test_the_size_of_the_deck_is_known_even_when_its_cards_are_told_one_by_one(campaigns: int, left: int) -> None:
    game = smallwars.new("cyprus", chance="manual", options={"campaigns": campaigns})
    game.choose("C3")
    assert game.view("eoka")["deck_size"] == left


@rule("cyprus", "2.2", "2.3.2")
def test_the_cylinder_of_the_acting_faction_stands_in_the_box_of_its_action(cyprus: Cyprus) -> None:
    table = cyprus(nicosia="1U", larnaca="1U")
    assert table["boxes"] == {"limited": None, "event": None, "op": None}
    table.play("limited travel nicosia paphos")
    assert table["boxes"] == {"limited": "eoka", "event": None, "op": None}


# 2.3 Initiative Track


@rule("cyprus", "2.3", "2.3.1", "2.3.2")
@pytest.mark.parametrize(("first", "second"), [("eoka", "british"), ("british", "eoka")])
def test_the_first_eligible_chooses_first_then_the_second_from_what_is_left(
    cyprus: Cyprus, first: str, second: str
) -> None:
    table = cyprus(first=first, card="C11", nicosia="1U 1T")
    assert (table.actor, table.kind) == (first, "action")
    table.play("event shaded")
    assert (table.actor, table.kind) == (second, "action")


@rule("cyprus", "2.3.1", "6.4")
def test_eoka_returns_to_first_eligible_at_reset(cyprus: Cyprus) -> None:
    """Ruling B13."""
    table = cyprus(card="C33", first="british", intel=[0])
    assert (table["first"], table.actor, table["card"]) == ("eoka", "eoka", "C1")


@rule("cyprus", "2.3.2", "2.3.3")
@pytest.mark.parametrize("first", ["eoka", "british"])
def test_the_first_eligible_has_all_boxes_and_may_pass_in_each(cyprus: Cyprus, first: str) -> None:
    """Ruling B4."""
    table = cyprus(first=first, nicosia="1U 1T")
    assert set(table.options) == {"op", "limited", "event", "pass.op", "pass.limited", "pass.event"}


@rule("cyprus", "2.3.2", "2.3.3")
@pytest.mark.parametrize("taken", BOXES)
@pytest.mark.parametrize("first", ["eoka", "british"])
def test_the_second_eligible_has_the_two_other_boxes(cyprus: Cyprus, first: str, taken: str) -> None:
    """Ruling B4."""
    table = cyprus(first=first, nicosia="1U 1T").play(f"pass.{taken}")
    table.play("done" if first == "eoka" else "{0}")
    assert set(table.options) == {word for box in BOXES if box != taken for word in (box, f"pass.{box}")}
    assert table.refused(taken) == "2.3.2"
    assert table.refused(f"pass.{taken}") == "2.3.2"


@rule("cyprus", "2.3.2", "4.1")
def test_the_operation_box_needs_no_special_activity(cyprus: Cyprus) -> None:
    """Ruling B3."""
    table = cyprus(troodos="1C", karpas="1U").play("op recruit nicosia done")
    assert table.actor == "british"


@rule("cyprus", "2.3.2", "3.1")
def test_the_operation_box_is_closed_to_a_faction_without_any_legal_operation(cyprus: Cyprus) -> None:
    """Ruling B2: without a Cell or a cache on the map, EOKA can only pass or take the Event."""
    table = cyprus(nicosia="3T")
    assert set(table.options) == {"event", "pass.op", "pass.limited", "pass.event"}
    assert table.refused("op") == "3.1"
    assert table.refused("limited") == "3.1"


@rule("cyprus", "2.3.2", "3.1")
def test_an_operation_other_than_deploy_needs_a_space(cyprus: Cyprus) -> None:
    """Ruling B2."""
    for operation in ("patrol", "search", "assault"):
        table = cyprus(first="british", nicosia="1A 1T", larnaca="1A 1T").play(f"op {operation}")
        assert "done" not in table.options
    for operation in ("recruit", "travel", "sabotage", "ambush"):
        table = cyprus(troodos="1C", nicosia="1U", larnaca="1U").play(f"op {operation}")
        assert "done" not in table.options


@rule("cyprus", "2.3.2", "3.2.1")
def test_a_deploy_may_select_no_space(cyprus: Cyprus) -> None:
    """Ruling B2."""
    table = cyprus(first="british", nicosia="2T", akrotiri="1T").play("limited deploy done kyrenia nicosia 1 done")
    assert (table.pieces("kyrenia"), table.pieces("nicosia"), table.actor) == ("1T", "1T", "eoka")


@rule("cyprus", "2.3.2", "4.1")
def test_a_space_must_qualify_when_it_is_resolved_not_when_the_operation_starts(cyprus: Cyprus) -> None:
    """Ruling B5: Recruit, Smuggle, and Recruit on next to the new Arms Cache."""
    table = cyprus(troodos="1C", karpas="1U").play("op recruit")
    assert table.refused("kyrenia") == "3.3.1"
    table.play("nicosia special smuggle place karpas kyrenia 1 done")
    assert (table.pieces("nicosia"), table.pieces("karpas"), table.pieces("kyrenia")) == ("1U", "1U 1C", "1U")


# 2.3.3 Passing


@rule("cyprus", "2.3.3")
@pytest.mark.parametrize("box", BOXES)
def test_a_british_pass_draws_one_intel_chit(cyprus: Cyprus, box: str) -> None:
    table = cyprus(first="british").play(f"pass.{box} {{2}}")
    assert (table["intel"], table["boxes"][box], table.actor) == ([2], "british", "eoka")


@rule("cyprus", "2.3.3")
@pytest.mark.parametrize("box", BOXES)
def test_an_eoka_pass_may_ambush_in_one_space(cyprus: Cyprus, box: str) -> None:
    table = cyprus(nicosia="1U 1P", karpas="1U").play(f"pass.{box} nicosia {{1}} kyrenia")
    assert (table.pieces("nicosia"), table.pieces("karpas"), table.pieces("kyrenia")) == ("1A", "1U", "1C")
    assert table["boxes"][box] == "eoka"


@rule("cyprus", "2.3.3")
def test_an_eoka_pass_may_do_without_the_ambush(cyprus: Cyprus) -> None:
    table = cyprus(nicosia="1U 1P").play("pass.event done")
    assert (table.pieces("nicosia"), table.actor) == ("1U 1P", "british")


@rule("cyprus", "2.3.3")
def test_an_eoka_pass_without_an_underground_cell_in_a_town_does_nothing(cyprus: Cyprus) -> None:
    table = cyprus(nicosia="1A 1P", troodos="1U", akrotiri="1U").play("pass.event")
    assert table.actor == "british"


@rule("cyprus", "2.3.3")
def test_the_ambush_of_a_pass_has_no_special_activity(cyprus: Cyprus) -> None:
    table = cyprus(nicosia="2U 1P", karpas="1U 1Sab").play("pass.op")
    assert table.options == ["nicosia", "karpas", "done"]


@rule("cyprus", "2.3.3", "2.3.7")
def test_an_offensive_may_add_a_space_to_the_ambush_of_a_pass(cyprus: Cyprus) -> None:
    """Ruling C-19."""
    table = cyprus(nicosia="1U 3T", karpas="1U 3T", paphos="1C").play("pass.event nicosia {1}")
    assert table.options == ["offensive", "done"]
    table.play("offensive {1}")
    assert (table.pieces("nicosia"), table.pieces("karpas"), table.pieces("paphos")) == ("1A 3T", "1A 3T", "")
    assert table.actor == "british"


@rule("cyprus", "2.3.3", "2.3.7")
def test_an_option_takes_the_offensive_from_the_ambush_of_a_pass(cyprus: Cyprus) -> None:
    """Ruling C-19, read the other way."""
    table = cyprus(options={"pass_ambush_offensive": False}, nicosia="1U 3T", karpas="1U 3T", paphos="1C")
    table.play("pass.event nicosia {1}")
    assert table.actor == "british"
    assert table.pieces("paphos") == "1C"


@rule("cyprus", "2.3.3", "2.3.5")
def test_both_may_pass_and_the_boxes_still_decide_eligibility(cyprus: Cyprus) -> None:
    table = cyprus().play("pass.op pass.event {0}")
    assert (table["first"], table.actor, table["card"]) == ("british", "british", "C1")


@rule("cyprus", "2.3.3")
def test_a_pass_in_the_event_box_keeps_the_other_from_the_event(cyprus: Cyprus) -> None:
    table = cyprus(nicosia="1T").play("pass.event")
    assert table.refused("event") == "2.3.2"


# 2.3.4 Limited Operation


@rule("cyprus", "2.3.4")
def test_a_limited_operation_takes_place_in_one_space(cyprus: Cyprus) -> None:
    table = cyprus(troodos="1C 1T").play("limited recruit nicosia")
    assert (table.pieces("nicosia"), table.actor) == ("1U", "british")


@rule("cyprus", "2.3.4")
def test_a_full_operation_takes_place_in_up_to_three_spaces(cyprus: Cyprus) -> None:
    table = cyprus(troodos="1C 1T").play("op recruit nicosia paphos larnaca")
    assert [table.pieces(name) for name in ("nicosia", "paphos", "larnaca")] == ["1U", "1U", "1U"]
    assert set(table.options) == {"special", "done"}


@rule("cyprus", "2.3.4", "4.1")
@pytest.mark.parametrize(
    ("first", "operations"),
    [("eoka", ["recruit", "travel", "sabotage", "ambush"]), ("british", ["deploy", "patrol", "search", "assault"])],
)
def test_a_limited_operation_has_no_special_activity(cyprus: Cyprus, first: str, operations: list[str]) -> None:
    spaces = {"troodos": "1C", "nicosia": "1U 1A 1T 1P Cur", "larnaca": "1U 1A 3T 1P", "limassol": "1T 1P Cur"}
    for operation in operations:
        limited = cyprus(first=first, prison=2, **spaces).play(f"limited {operation}")
        full = cyprus(first=first, prison=2, **spaces).play(f"op {operation}")
        assert "special" not in limited.options
        assert "special" in full.options


@rule("cyprus", "2.3.4", "3.2.1")
def test_a_limited_deploy_places_police_in_one_space_and_moves_troops_to_one_other(cyprus: Cyprus) -> None:
    """Ruling B1."""
    table = cyprus(first="british", nicosia="1T", larnaca="2T", akrotiri="3T")
    table.play("limited deploy nicosia kyrenia larnaca 2 akrotiri 3")
    assert (table.pieces("nicosia"), table.pieces("kyrenia"), table.pieces("akrotiri")) == ("1T 1P", "5T", "")
    assert table.actor == "eoka"


@rule("cyprus", "2.3.4", "3.2.1")
def test_a_limited_deploy_may_move_troops_to_the_space_that_got_the_police(cyprus: Cyprus) -> None:
    """Ruling B1."""
    table = cyprus(first="british", nicosia="1T", larnaca="2T").play("limited deploy nicosia nicosia larnaca 1")
    assert (table.pieces("nicosia"), table.pieces("larnaca")) == ("2T 1P", "1T")


@rule("cyprus", "2.3.4", "3.2.2")
def test_a_limited_patrol_moves_police_from_many_spaces_to_one(cyprus: Cyprus) -> None:
    table = cyprus(first="british", paphos="2A", karpas="1A", nicosia="1P", larnaca="1P")
    table.play("limited patrol paphos")
    assert table.kind == "patrol.origin"
    table.play("nicosia larnaca paphos")
    assert (table.pieces("paphos"), table.pieces("karpas"), table["prison"]) == ("2P", "1A", 2)


@rule("cyprus", "2.3.4", "3.2.3")
def test_a_limited_search_moves_troops_from_many_spaces_to_one(cyprus: Cyprus) -> None:
    table = cyprus(first="british", troodos="3U", nicosia="1T", larnaca="2T").play("limited search troodos")
    table.play("nicosia larnaca 2")
    assert (table.pieces("troodos"), table.actor) == ("3A 3T", "eoka")


# 2.3.5, 2.3.6 Eligibility and the next card


@rule("cyprus", "2.3.5", "2.3")
@pytest.mark.parametrize("first", ["eoka", "british"])
@pytest.mark.parametrize("eoka", BOXES)
@pytest.mark.parametrize("british", BOXES)
def test_the_leftmost_cylinder_becomes_first_eligible(cyprus: Cyprus, first: str, eoka: str, british: str) -> None:
    if eoka == british:
        return
    turns = [f"pass.{eoka}", f"pass.{british} {{0}}"]
    table = cyprus(first=first).play(" ".join(turns if first == "eoka" else turns[::-1]))
    leftmost = min(eoka, british, key=BOXES.index)
    assert table["first"] == ("eoka" if leftmost == eoka else "british")
    assert table.actor == table["first"]
    assert table["boxes"] == {"limited": None, "event": None, "op": None}


@rule("cyprus", "2.3.6")
def test_then_the_next_card_is_revealed(cyprus: Cyprus) -> None:
    table = cyprus(card="C3", deck=["C21", "C11"]).play("pass.op pass.event {0}")
    assert (table["card"], table["played"], table["deck"]) == ("C21", ["C3"], ["C11"])


# 2.3.7 Intelligence Lead and Offensive


@rule("cyprus", "2.3.7")
def test_an_intelligence_lead_adds_a_space_to_patrol(cyprus: Cyprus) -> None:
    table = cyprus(first="british", intel=[0], paphos="1A", karpas="1A", nicosia="2P")
    table.play("limited patrol paphos lead karpas nicosia paphos 1 nicosia karpas 1 paphos")
    assert (table.pieces("paphos"), table.pieces("karpas"), table.pieces("nicosia")) == ("1P", "1A 1P", "")
    assert (table["intel"], table.actor) == ([], "eoka")


@rule("cyprus", "2.3.7")
def test_an_intelligence_lead_adds_a_space_to_search(cyprus: Cyprus) -> None:
    table = cyprus(first="british", intel=[0], troodos="1U 1T", kyrenia="1U 1T")
    table.play("limited search troodos lead kyrenia")
    assert (table.pieces("troodos"), table.pieces("kyrenia"), table["intel"]) == ("1A 1T", "1A 1T", [])


@rule("cyprus", "2.3.7")
def test_an_intelligence_lead_adds_a_space_to_assault(cyprus: Cyprus) -> None:
    towns = {name: "1A 1T" for name in ("paphos", "limassol", "nicosia", "larnaca")}
    table = cyprus(first="british", intel=[1], **towns).play("op assault paphos limassol nicosia lead larnaca")
    assert [table.pieces(name) for name in towns] == ["1T"] * 4


@rule("cyprus", "2.3.7")
def test_an_intelligence_lead_adds_no_space_to_deploy(cyprus: Cyprus) -> None:
    table = cyprus(first="british", intel=[2, 1], nicosia="1T", larnaca="1T").play("limited deploy nicosia")
    assert table.kind == "deploy.destination"


@rule("cyprus", "2.3.7")
def test_only_one_space_is_added_by_intelligence_lead(cyprus: Cyprus) -> None:
    towns = {name: "1A 1T" for name in ("paphos", "limassol", "nicosia", "larnaca")}
    table = cyprus(first="british", intel=[1, 1, 0], **towns).play("limited assault paphos lead 0 limassol")
    assert (table.pieces("nicosia"), table["intel"], table.actor) == ("1A 1T", [1, 1], "eoka")


@rule("cyprus", "2.3.7")
def test_without_a_chit_there_is_no_intelligence_lead(cyprus: Cyprus) -> None:
    table = cyprus(first="british", paphos="1A 1T", larnaca="1A 1T").play("limited assault paphos")
    assert (table.pieces("larnaca"), table.actor) == ("1A 1T", "eoka")


@rule("cyprus", "2.3.7")
def test_the_british_choose_which_chit_they_discard_for_an_intelligence_lead(cyprus: Cyprus) -> None:
    table = cyprus(first="british", intel=[2, 0], paphos="1A 1T", larnaca="1A 1T").play("limited assault paphos lead")
    assert (table.actor, table.options) == ("british", ["0", "2"])


@rule("cyprus", "2.3.7")
def test_an_offensive_adds_a_space_to_recruit(cyprus: Cyprus) -> None:
    table = cyprus(troodos="1C 1T", karpas="1C").play("limited recruit nicosia offensive paphos")
    assert (table.pieces("nicosia"), table.pieces("paphos"), table.pieces("karpas")) == ("1U", "1U", "")


@rule("cyprus", "2.3.7")
def test_an_offensive_adds_a_space_to_sabotage(cyprus: Cyprus) -> None:
    towns = {name: "1U" for name in ("paphos", "limassol", "larnaca", "karpas")}
    table = cyprus(kyrenia="1C", **towns).play("op sabotage paphos {3} limassol {3} larnaca {3} offensive karpas {3}")
    assert [table.pieces(name) for name in towns] == ["1A 1Sab"] * 4
    assert (table.pieces("kyrenia"), table["available"]["caches"]) == ("", 4)


@rule("cyprus", "2.3.7")
def test_an_offensive_adds_a_space_to_ambush(cyprus: Cyprus) -> None:
    table = cyprus(paphos="1U 3P", karpas="1U 3P", kyrenia="1C").play("limited ambush paphos {1} offensive {1}")
    assert (table.pieces("paphos"), table.pieces("karpas"), table.pieces("kyrenia")) == ("1A 2P", "1A 2P", "")


@rule("cyprus", "2.3.7")
def test_an_offensive_adds_no_space_to_travel(cyprus: Cyprus) -> None:
    table = cyprus(paphos="1U", karpas="1U", kyrenia="1C").play("limited travel paphos limassol")
    assert table.actor == "british"


@rule("cyprus", "2.3.7")
def test_an_offensive_takes_a_cache_from_a_space_without_cubes(cyprus: Cyprus) -> None:
    table = cyprus(troodos="1C 1T", karpas="1C", limassol="1C").play("limited recruit nicosia offensive")
    assert table.options == ["limassol", "karpas"]
    assert table.refused("troodos") == "2.3.7"


@rule("cyprus", "2.3.7")
def test_there_is_no_offensive_when_every_cache_is_among_cubes(cyprus: Cyprus) -> None:
    table = cyprus(troodos="1C 1T", karpas="1C 1P").play("limited recruit nicosia")
    assert table.actor == "british"


@rule("cyprus", "2.3.7")
def test_the_cache_of_an_offensive_is_gone_when_the_added_space_is_tested(cyprus: Cyprus) -> None:
    """Ruling C-18: without Karpas nothing of its surroundings can be added."""
    table = cyprus(troodos="1C 1T", karpas="1C").play("limited recruit nicosia offensive")
    assert table.pieces("karpas") == ""
    assert table.options == ["paphos", "limassol", "larnaca", "famagusta", "troodos"]
    assert table.refused("kyrenia") == "3.3.1"


@rule("cyprus", "2.3.7")
def test_there_is_no_offensive_with_the_cache_that_the_added_space_would_need(cyprus: Cyprus) -> None:
    """Ruling C-18."""
    table = cyprus(karpas="1C").play("limited recruit kyrenia")
    assert (table.pieces("karpas"), table.pieces("kyrenia"), table.actor) == ("1C", "1U", "british")


@rule("cyprus", "2.3.7")
def test_only_one_space_is_added_by_an_offensive(cyprus: Cyprus) -> None:
    table = cyprus(troodos="1C 1T", karpas="2C").play("limited recruit nicosia offensive paphos")
    assert (table.pieces("karpas"), table.actor) == ("1C", "british")


@rule("cyprus", "2.3.7")
def test_lead_and_offensive_are_open_to_full_and_limited_operations_alike(cyprus: Cyprus) -> None:
    table = cyprus(troodos="1C 1T", karpas="1C").play("op recruit nicosia paphos larnaca offensive limassol")
    assert [table.pieces(name) for name in ("nicosia", "paphos", "larnaca", "limassol")] == ["1U"] * 4


# 2.4 Propaganda card


@rule("cyprus", "2.4", "6.0")
def test_a_propaganda_card_starts_a_propaganda_round_instead_of_actions(cyprus: Cyprus) -> None:
    table = cyprus(deck=["C33", "C1"], nicosia="1U 1T").play("pass.op done pass.event {0}")
    assert (table["card"], table.actor, table.kind) == ("C33", "eoka", "resource.cache")
    assert table["political_will"] != 10
