"""What questions, answers and the log tell of a battle: dice, points of the card, supply."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import smallwars
from smallwars.titles.brief_border_wars.attila import TITLE
from smallwars.titles.brief_border_wars.family.rules.board import bits
from tests import harness
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
    assert (
        label(table, "taf_1") == "TAF-1 (Turkish Rear Area): 1 die"
        and label(table, "done") == "attack with these (2 dice)"
    )


@rule("attila", "6.2")
def test_a_unit_in_supply_costs_the_one_point_that_is_not_told(attila: Attila) -> None:
    table = combat(attila, kyrenia="slf cdo ema").play("kyrenia")
    assert label(table, "slf") == "SLF: 3 dice"


@rule("attila", "9.2")
@pytest.mark.in_order
def test_an_air_unit_adds_no_die_to_irregulars_alone(attila: Attila) -> None:
    table = combat(attila, kioneli="tmt_7 trk grk", rear_turkish="taf_1").play("kioneli tmt_7")
    assert label(table, "taf_1") == "TAF-1 (Turkish Rear Area): no die in ground combat"
    table.play("taf_1")
    # The regular brings two dice, and lets the aircraft bring theirs.
    assert label(table, "again") == "start again with the first unit"
    assert label(table.play("again"), "trk") == "TRK: 3 dice"


@rule("attila", "E6")
def test_an_air_unit_adds_no_die_while_army_and_air_force_are_at_odds(attila: Attila) -> None:
    table = combat(attila, air_friction=True, kioneli="trk slf grk", rear_turkish="taf_1").play("kioneli trk")
    assert (
        label(table, "taf_1") == "TAF-1 (Turkish Rear Area): no die in ground combat"
        and label(table, "slf") == "SLF: 3 dice"
    )


@rule("attila", "6.21")
def test_an_air_unit_named_first_tells_the_die_that_it_will_bring(attila: Attila) -> None:
    table = combat(attila, kyrenia="slf cdo ema", rear_turkish="taf_1 taf_2").play("kyrenia")
    assert label(table, "taf_1") == "TAF-1 (Turkish Rear Area): 1 die"
    assert label(table, "back") == "back"
    table.play("taf_1")
    assert asked(table).endswith("(5 points of the card are left) (all enemies there: 4)")
    # With the first ground unit the die of the aircraft counts.
    assert label(table, "slf") == "SLF: 4 dice"
    assert label(table.play("slf"), "done") == "attack with these (4 dice)"


# Cards, passes, units and their places


@rule("attila", "6.0", "6.3")
def test_a_pass_says_when_it_ends_the_phase(attila: Attila) -> None:
    #
    fields = {"kyrenia": "slf ema", "rear_turkish": "taf_1-", "turkish": "g5-3 g6-1"}
    none = {"turkish": 1, "cypriot": 0}
    alone = "pass (ends the phase: the enemy has nothing to play; your 2 cards are discarded)"
    assert label(attila(special_actions=none, **fields), "pass") == alone
    assert label(attila(cypriot="w2-3", special_actions=none, **fields), "pass") == "pass"
    table = attila(cypriot="w2-3", special_actions=none, **fields).play("pass")
    told = "pass (ends the phase: the enemy has passed; your card is discarded)"
    assert label(table, "pass") == told
    # The Cypriot can still refit LOK.
    refit = attila(damaged_cypriot="lok", special_actions={"turkish": 1, "cypriot": 1}, **fields)
    assert label(refit, "pass") == "pass"


@rule("attila", "6.3")
def test_a_special_action_card_says_what_it_can_do(attila: Attila) -> None:
    fields = {"kyrenia": "slf ema", "cypriot": "w2-3", "damaged_turkish": "cdo taf_1"}
    table = attila(**fields)
    assert label(table, "special") == "Special Action card: Refit"
    assert label(attila(transit="39_div", **fields), "special") == "Special Action card: Refit or Invasion"
    table.game.choose("special")
    table.game.choose("refit")
    assert label(table, "damaged") == "all damaged units (2 units)"


@rule("attila", "6.0")
def test_equal_cards_are_counted(attila: Attila) -> None:
    table = attila(turkish="g3-3 g3-3 g4-2", kyrenia="slf", cypriot="w2-3")
    assert label(table, "g3-3") == "grey card, Movement 3, Combat 3 (you have 2)"
    assert label(table, "g4-2") == "grey card, Movement 4, Combat 2"


@rule("attila", "6.1", "E2")
def test_units_are_named_with_their_places(attila: Attila) -> None:
    table = attila(turkish="g4-4", kyrenia="tmt_3 slf-", kioneli="tmt_7", rear_turkish="taf_1").play("g4-4 movement")
    assert [label(table, unit) for unit in ("tmt_3", "tmt_7", "slf", "taf_1")] == [
        "TMT-3 (Kyrenia)", "TMT-7 (Kioneli)", "SLF (Kyrenia, disrupted)", "TAF-1 (Turkish Rear Area)",
    ]  # fmt: skip
    deck = ["event", "g2-4", "g3-3", "g3-3", "w2-4", "w4-2"]
    table = attila(active=None, deck=deck, kyrenia="tmt_3", limassol="eoka").play("{2}")
    assert label(table, "eoka") == "EOKA (Limassol)"


@rule("attila", "6.21")
def test_no_end_before_an_enemy_is_named(attila: Attila) -> None:
    table = combat(attila, kyrenia="slf ema grk").play("kyrenia slf done")
    assert (table.kind, table.refused("done")) == ("target.unit", "6.21")
    assert table.game.refusals()["done"].text == "no enemy unit is chosen yet"


# Dice in the log


def told(table: Table) -> list[str]:
    """The sentences of the log."""
    return [entry.text("en") for entry in table.game.log]


@rule("attila", "5.0", "E4", "E6")
def test_the_log_tells_which_event_was_rolled() -> None:
    deck = ["event", "event", "g3-3", "g3-3", "w2-4", "w4-2"]
    table = harness.attila(active=None, deck=deck, kyrenia="slf").play("{6} {4} {2}")
    assert "Random Event, a 6: Army/Air Force friction." in told(table)
    assert "Random Event, a 4: Rear Area chaos." in told(table)
    assert "The die shows 2: Turkish units cannot leave the Rear Area for the map this turn." in told(table)


@rule("attila", "9.3")
@pytest.mark.parametrize(("roll", "how"), [(3, "lands in good order"), (4, "is scattered")])
def test_the_log_tells_how_the_drop_was_rolled(roll: int, how: str) -> None:
    table = harness.attila(transit="slf", rear_turkish="abn", cypriot="w2-3")
    table.play(f"special invasion kyrenia slf kioneli {{{roll}}}")
    assert f"The die shows {roll}: Abn {how}." in told(table)


@rule("attila", "7.0", "6.31")
def test_the_log_tells_how_recoveries_were_rolled() -> None:
    table = harness.attila(beachhead="kyrenia", kyrenia="slf- cdo-", damaged_cypriot="lok", cypriot="w2-3")
    table.play("pass pass {5} {6} {1}")
    assert [line for line in told(table) if " rolls " in line] == [
        "LOK rolls 5 and is ready in the Rear Area.",
        "SLF rolls 6 and rallies.",
        "Cdo rolls 1 and does not recover.",
    ]
    table = harness.attila(damaged_turkish="cdo", kyrenia="slf", cypriot="w2-3").play("special refit damaged")
    assert "Cdo is ready in the Rear Area." in told(table)


@rule("attila", "9.14")
def test_the_log_tells_how_the_staff_was_rolled() -> None:
    options = {"poorly_trained_staff": True}
    for roll, line in ((1, "muddles its orders, and the card is worth 1."), (3, "has its orders right.")):
        table = harness.attila(active="cypriot", options=options, cypriot="w2-4", kyrenia="ema", turkish="g2-4")
        table.play(f"w2-4 movement {{{roll}}}")
        assert f"The die shows {roll}: the Cypriot staff {line}" in told(table)


@rule("attila", "6.32")
def test_the_log_tells_a_player_with_a_card_that_nobody_can_come() -> None:
    line = "The Cypriot player has no unit that can come to help"
    fields = {"kyrenia": "slf ema", "turkish": "g2-4", "cypriot": "w2-3", "beachhead": "kyrenia"}
    for cards in (1, 0):
        table = harness.attila(special_actions={"turkish": 0, "cypriot": cards}, **fields)
        table.play("g2-4 combat kyrenia slf done ema done")
        assert any(sentence.startswith(line) for sentence in told(table)) == bool(cards)


# Defenders


@rule("attila", "6.21", "6.23")
@pytest.mark.in_order
def test_targets_tell_the_battle_that_they_make(attila: Attila) -> None:
    table = combat(attila, famagusta="39_div 1a_ng 1b_ng ema-").play("famagusta")
    assert asked(table) == "Battle in Famagusta: which enemy unit do you attack? (4 dice)"
    # Urban terrain brings two dice.
    assert (
        label(table, "1a_ng") == "1A NG: 4 dice against 4"
        and label(table, "ema") == "EMA (disrupted): 4 dice against 5"
    )
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
    assert asked(table).endswith("(up to 2) (4 dice against 1)") and label(table, "grk") == "GRK (Kophinou): 3 dice"
    table.play("5_ng")
    assert asked(table).endswith("(the last one) (4 dice against 2)") and label(table, "done") == "no more units"


@rule("attila", "9.2", "6.32")
def test_air_support_of_irregulars_adds_no_die(attila: Attila) -> None:
    table = reacting(attila, dhali="39_div eoka", rear_cypriot="haf_1 haf_2")
    assert label(table, "air_support") == "Defensive Air Support: no die in ground combat"
    table.play("air_support")
    assert label(table, "haf_1") == "HAF-1 (Cypriot Rear Area): no die in ground combat"


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
