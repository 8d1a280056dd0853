"""What questions, answers and the log tell of a battle: dice, points of the card, supply."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import smallwars
from smallwars.titles.brief_border_wars.attila import TITLE
from smallwars.titles.brief_border_wars.family.rules.board import bits
from tests.harness import Table, rule
from tests.sentences import asked, label, log_lines
from tests.titles.attila.battles import HELLENIC, Attila, combat

# Attackers


@rule("attila", "6.2", "6.21")
def test_attackers_tell_their_dice_and_what_they_cost(attila: Attila) -> None:
    table = combat(attila, value=5, beachhead=None, kioneli="tmt_7 trk slf grk mk-", rear_turkish="taf_1")
    table.play("kioneli")
    assert asked(table).endswith("which unit attacks? (5 points of the card are left) (all enemies there: 5)")
    assert label(table, "tmt_7") == "TMT-7: 1 die" and label(table, "slf") == "SLF (2 points): 3 dice"
    table.play("trk")
    assert asked(table).endswith("(3 points of the card are left) (2 dice so far; all enemies there: 5)")
    assert label(table, "taf_1") == "TAF-1: 1 die" and label(table, "done") == "attack with these (2 dice)"


@rule("attila", "6.2")
def test_a_unit_in_supply_costs_the_one_point_that_is_not_told(attila: Attila) -> None:
    table = combat(attila, kyrenia="slf cdo ema").play("kyrenia")
    assert label(table, "slf") == "SLF: 3 dice"


@rule("attila", "9.2")
@pytest.mark.in_order
def test_an_air_unit_adds_no_die_to_irregulars_alone(attila: Attila) -> None:
    table = combat(attila, kioneli="tmt_7 trk grk", rear_turkish="taf_1").play("kioneli tmt_7")
    assert label(table, "taf_1") == "TAF-1: no die in ground combat"
    table.play("taf_1")
    # The regular brings two dice, and lets the aircraft bring theirs.
    assert label(table, "again") == "start again with the first unit"
    assert label(table.play("again"), "trk") == "TRK: 3 dice"


@rule("attila", "E6")
def test_an_air_unit_adds_no_die_while_army_and_air_force_are_at_odds(attila: Attila) -> None:
    table = combat(attila, air_friction=True, kioneli="trk slf grk", rear_turkish="taf_1").play("kioneli trk")
    assert label(table, "taf_1") == "TAF-1: no die in ground combat" and label(table, "slf") == "SLF: 3 dice"


# Defenders


@rule("attila", "6.21", "6.23")
@pytest.mark.in_order
def test_targets_tell_the_battle_that_they_make(attila: Attila) -> None:
    table = combat(attila, famagusta="39_div 1a_ng 1b_ng ema-").play("famagusta")
    assert asked(table) == "Battle in Famagusta: which enemy unit do you attack? (4 dice)"
    # Urban terrain brings two dice.
    assert label(table, "1a_ng") == "1A NG: 4 dice against 4" and label(table, "ema") == "EMA: 4 dice against 5"
    assert label(table, "all") == "all that are left: 4 dice against 8"
    table.play("1b_ng")
    assert asked(table).endswith("(4 dice against 3)") and label(table, "done") == "only these: 4 dice against 3"
    assert label(table, "again") == "start again with the first unit"
    assert label(table, "all") == "all that are left: 4 dice against 8"


# Reactions


def reacting(attila: Attila, **rest: Any) -> Table:
    """The Turkish player attacks in Dhali; the enemy may react."""
    specials = {"turkish": 0, "cypriot": 1}
    return combat(attila, options=HELLENIC, special_actions=specials, beachhead="larnaca", **rest).play("dhali")


@rule("attila", "6.32")
def test_a_reaction_tells_the_battle_and_the_most_it_can_add(attila: Attila) -> None:
    table = reacting(attila, dhali="39_div es", kophinou="grk 5_ng", nicosia_city="ema", rear_cypriot="haf_1 haf_2")
    assert asked(table) == "Battle in Dhali: play a Special Action card in defence? (4 dice against 1)"
    assert label(table, "air_support") == "Defensive Air Support: up to 1 die more"
    assert (
        label(table, "reaction_move") == "Reaction Move: up to 6 dice more" and label(table, "decline") == "play none"
    )
    table.play("reaction_move")
    assert asked(table).endswith("(up to 2) (4 dice against 1)") and label(table, "grk") == "GRK: 3 dice"
    table.play("5_ng")
    assert asked(table).endswith("(the last one) (4 dice against 2)") and label(table, "done") == "no more units"


@rule("attila", "9.2", "6.32")
def test_air_support_of_irregulars_adds_no_die(attila: Attila) -> None:
    table = reacting(attila, dhali="39_div eoka", rear_cypriot="haf_1 haf_2")
    assert label(table, "air_support") == "Defensive Air Support: no die in ground combat"
    table.play("air_support")
    assert label(table, "haf_1") == "HAF-1: no die in ground combat"


@rule("attila", "6.21")
@pytest.mark.parametrize(("unit", "dice"), [("es", "1 die"), ("eoka", "no die in ground combat")])
def test_air_units_in_the_area_tell_what_they_add_to_the_defence(attila: Attila, unit: str, dice: str) -> None:
    table = combat(attila, options=HELLENIC, beachhead="larnaca", dhali=f"39_div {unit} haf_1").play("dhali")
    assert asked(table) == "Battle in Dhali: which of your air units there joins in? (4 dice against 1)"
    assert label(table, "haf_1") == f"HAF-1: {dice}" and label(table, "done") == "no more air units"


# The dice that are told are thrown


@rule("attila", "6.23")
def test_the_dice_that_are_told_last_are_those_of_the_battle() -> None:
    assert sum(battles_of_a_game(seed) for seed in range(30)) > 40


def battles_of_a_game(seed: int) -> int:
    """How many battles without a fight in the air came of a choice of defenders; each was told before."""
    game, rng, battles = smallwars.new("attila", seed=seed), Random(seed), 0
    while (decision := game.decision) is not None:
        option = rng.choice(decision.options)
        text, entries = option.text(), len(game.log)
        game.choose(option.id)
        dice = [
            f"{entry.args[0]} against {entry.args[1]}" for entry in game.log[entries:] if entry.verb == "ground_combat"
        ]
        if decision.kind == "target.unit" and dice:
            assert text.replace(" dice", "").replace(" die", "").endswith(f": {dice[0]}"), (text, dice)
            battles += 1
    return battles


# Supply, in the picture and in the log


@rule("attila", "6.2")
def test_the_supply_that_is_shown_is_that_of_the_rules() -> None:
    shown = [len(units) for seed in range(20) for units in cut_off_in_a_game(seed)]
    assert 0 in shown and max(shown) > 1


def cut_off_in_a_game(seed: int) -> Iterator[list[str]]:
    """The units that are shown as out of supply, card by card: those on the map that count as two."""
    game, rng = smallwars.new("attila", seed=seed), Random(seed)
    while (decision := game.decision) is not None:
        if decision.kind == "play":
            board = game.state.board
            on_the_map = [unit for area in range(board.facts.areas) for unit in bits(board.there[area])]
            dear = [unit for unit in on_the_map if board.facts.exclusive.attack_cost(board, unit) == 2]
            cut_off = TITLE.out_of_supply(game.view(), game.options)
            assert cut_off == [TITLE.units[unit] for unit in sorted(dear)]
            yield cut_off
        game.choose(rng.choice(decision.options).id)


@rule("attila", "6.2")
def test_the_picture_bears_the_sign() -> None:
    game = smallwars.new("attila", seed=1)
    assert "TRK (Turkish, Infantry, CV 2) out of supply" in game.svg()


@rule("attila", "7.0")
def test_the_log_tells_which_units_do_not_roll(attila: Attila) -> None:
    table = attila(
        phase="final", active=None, beachhead="kyrenia", kyrenia="slf- tmt_1-", ayia_napa="cdo- abn", famagusta="1a_ng"
    )
    lines = log_lines(table)
    assert "Cdo is out of supply: no roll to recover." in lines
    assert not any(line.startswith(("SLF is out", "TMT-1 is out", "Abn is out")) for line in lines)


@rule("attila", "7.0", "6.33")
def test_a_beachhead_that_is_lost_is_told_before_who_does_not_roll(attila: Attila) -> None:
    table = attila(phase="final", active=None, beachhead="kyrenia", kyrenia="1a_ng", lapithos="slf-")
    lines = log_lines(table)
    lost = lines.index("Only Cypriot units are left in Kyrenia: the Beachhead is lost.")
    assert lines[lost + 1] == "SLF is out of supply: no roll to recover."


@rule("attila", "6.2")
@pytest.mark.parametrize(
    ("use", "line"), [("combat", "For Combat: up to 4 points."), ("movement", "For Movement: up to 2 units.")]
)
def test_the_log_tells_what_a_card_is_worth(attila: Attila, use: str, line: str) -> None:
    assert line in log_lines(attila(active="turkish", turkish="g2-4", kioneli="trk grk").play(f"g2-4 {use}"))


def test_a_decision_of_the_past_no_longer_looks_at_the_board(attila: Attila) -> None:
    table = combat(attila, kyrenia="slf cdo ema").play("kyrenia")
    decision = table.game.decision
    assert decision is not None
    table.game.choose("slf")
    assert decision.text() == "Battle in Kyrenia: which unit attacks? (6 points of the card are left)"
    assert [option.text() for option in decision.options if option.id == "slf"] == ["SLF"]


@rule("attila", "6.2")
def test_the_log_tells_who_attacks_for_two_points(attila: Attila) -> None:
    lines = log_lines(combat(attila, beachhead=None, kioneli="tmt_7 trk grk").play("kioneli tmt_7 trk"))
    assert "TMT-7 attacks." in lines and "TRK attacks (2 points)." in lines


@rule("attila", "6.0")
def test_the_log_counts_the_cards_that_are_left_at_the_end_of_play(attila: Attila) -> None:
    table = attila(active="turkish", turkish="g2-4", cypriot="w2-3 w3-3", paphos="5_ng-").play("pass pass")
    lines = log_lines(table)
    assert "The Turkish player discards the card that is left." in lines
    assert "The Cypriot player discards the 2 cards that are left." in lines
    assert not any("Movement" in line for line in lines)


@rule("attila", "6.0")
def test_an_empty_hand_is_not_told(attila: Attila) -> None:
    table = attila(active="turkish", turkish="g2-4", cypriot="", paphos="5_ng-").play("pass pass")
    assert len([line for line in log_lines(table) if "left" in line]) == 1
