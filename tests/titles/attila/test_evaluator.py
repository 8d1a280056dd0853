"""What a position of Operation Attila is worth moves the way a player would say, and greedy plays by it."""

from __future__ import annotations

from typing import Any

import pytest

from smallwars.bots import bot
from smallwars.bots.greedy import Greedy
from smallwars.bots.search.lookahead import FACES, FirstDie
from smallwars.engine.question import CHANCE, Question
from smallwars.engine.registry import find
from smallwars.engine.rollout import play_out
from smallwars.kit.evaluators import evaluator
from smallwars.titles.brief_border_wars.attila.evaluator.battles import allocation, chances
from smallwars.titles.brief_border_wars.family.rules.resolution import odds
from tests import in_order
from tests.harness import Table, attila

pytestmark = pytest.mark.compiled

SET_UP: dict[str, Any] = {
    "famagusta": "1a_ng 1b_ng tmt_1",
    "kyrenia": "3b_ng ema tmt_3",
    "limassol": "4_ng eoka tmt_5",
    "morfou": "2_ng",
    "nicosia_city": "3a_ng es grk mk",
    "paphos": "5_ng tmt_6",
    "kythreia": "tmt_2",
    "larnaca": "tmt_4",
    "kioneli": "tmt_7 tmt_8 trk",
    "transit": "slf 39_div",
    "rear_turkish": "5_div a_28 b_28 abn cdo taf_1 taf_2 taf_3 taf_4",
    "damaged_cypriot": "lok er",
}


def term(name: str, **position: Any) -> float:
    """What one term adds to a position."""
    return evaluator(find("attila")).terms(attila(**position).game)[name]


def specials(turkish: int, cypriot: int) -> dict[str, Any]:
    return {"special_actions": {"turkish": turkish, "cypriot": cypriot}}


def choice(table: Table) -> str:
    """What greedy does first."""
    game = table.game
    assert game.decision is not None
    return Greedy(1).choose(game, game.decision.actor)


def line(table: Table, stop: str = "play") -> list[str]:
    """What greedy does until a question of that kind is asked again, or chance is."""
    game, player, chosen = table.game, Greedy(1), []
    while (decision := game.decision) is not None and decision.actor != "chance":
        if chosen and decision.kind == stop:
            break
        chosen.append(player.choose(game, decision.actor))
        game.choose(chosen[-1])
    return chosen


# 8.0: Victory Points


def test_points_are_for_areas_that_the_turkish_player_holds_alone() -> None:
    assert term("points", kyrenia="slf") > term("points", lapithos="slf") > 0
    assert term("points", kyrenia="slf ema") == term("points", kyrenia="slf-") == 0
    assert term("points", kyrenia="slf ema-") == term("points", kyrenia="slf")


def test_points_count_more_as_the_end_comes_near_and_prospects_less() -> None:
    for earlier, later in ((1, 4), (4, 6), (6, 7)):
        assert term("points", turn=earlier, kyrenia="slf") < term("points", turn=later, kyrenia="slf")
        assert term("prospects", turn=earlier, kyrenia="slf") > term("prospects", turn=later, kyrenia="slf") > 0


def test_prospects_go_by_the_strength_of_both_sides() -> None:
    several = [
        term("prospects", kyrenia=units)
        for units in (
            "tmt_3 ema 3b_ng",
            "slf ema 3b_ng",
            "slf 39_div ema 3b_ng",
            "slf 39_div ema- 3b_ng-",
            "slf 39_div",
        )
    ]
    assert several == sorted(several) and several[0] < several[-1] / 10


def test_prospects_see_who_could_come() -> None:
    alone = term("prospects", kyrenia="slf")
    assert term("prospects", kyrenia="slf", lapithos="ema") < alone < term("prospects", kyrenia="slf", lapithos="trk")


def test_terrain_helps_the_cypriots_where_they_stand() -> None:
    assert term("prospects", famagusta="slf 1a_ng") < term("prospects", kyrenia="slf 1a_ng")


def test_an_empty_area_is_worth_more_when_it_is_taken() -> None:
    next_door = term("prospects", lapithos="slf trk")
    assert next_door < term("prospects", lapithos="slf", kyrenia="trk")


def test_cards_given_up_are_points() -> None:
    options = {"organizational_ability": True}
    assert (
        term("given up", given_up=3, options=options, **specials(3, 6)) == 6 and term("given up", options=options) == 0
    )


def test_a_better_grade_is_worth_more_than_its_points_at_the_end() -> None:
    nine = {"kyrenia": "slf", "kioneli": "trk", "lapithos": "tmt_3"}
    steps = [term("grade", turn=7, **nine, **more) for more in ({}, {"akanthou": "tmt_1"})]
    assert steps[1] - steps[0] > 1
    early = [term("grade", turn=1, **nine, **more) for more in ({}, {"akanthou": "tmt_1"})]
    assert 0 < early[1] - early[0] < 1


# Units


def test_units_are_worth_most_fit_less_disrupted_and_least_damaged() -> None:
    fit, weak = term("fit units", troodos="slf"), term("disrupted units", troodos="slf-")
    assert fit > weak > term("damaged units", damaged_turkish="slf") > 0
    assert term("fit units", troodos="ema") == -fit and term("disrupted units", troodos="ema-") == -weak


def test_units_are_worth_less_as_the_end_comes_near() -> None:
    assert term("fit units", turn=7, troodos="slf") < term("fit units", turn=2, troodos="slf") / 4


def test_damaged_cypriots_come_back_sooner() -> None:
    assert -term("damaged units", damaged_cypriot="ema") > term("damaged units", damaged_turkish="slf")


def test_reserves_are_worth_more_the_nearer_they_are() -> None:
    rear, transit = term("reserves", rear_turkish="slf"), term("reserves", transit="slf")
    assert 0 < rear < transit < term("fit units", troodos="slf")
    assert -term("reserves", rear_cypriot="ema") > transit


def test_only_so_many_reserves_can_be_shipped_in_time() -> None:
    one, two = [term("reserves", turn=7, rear_turkish=units) for units in ("slf", "slf cdo")]
    assert one == two
    assert term("reserves", turn=2, rear_turkish="slf cdo") > term("reserves", turn=2, rear_turkish="slf")


def test_brigades_at_sea_want_a_beachhead_or_a_card_for_an_invasion() -> None:
    at_sea = {"transit": "slf", "rear_turkish": "5_div"}
    assert term("reserves", **at_sea, **specials(0, 6)) == 0 < term("reserves", **at_sea, **specials(1, 6))
    landed = term("reserves", **at_sea, beachhead="kyrenia", kyrenia="cdo", **specials(0, 6))
    assert landed == term("reserves", **at_sea, **specials(1, 6))


def test_irregulars_of_the_rear_area_may_take_empty_areas_with_a_card() -> None:
    ready = {"turn": 7, "rear_turkish": "tmt_1 tmt_2"}
    assert term("irregulars", **ready, turkish="") == 0 == term("irregulars", turn=7, turkish="g3-3")
    one, two, three = [term("irregulars", **ready, turkish=card) for card in ("g1-6", "g2-4", "g3-3")]
    assert 0 < one < two == three
    assert term("irregulars", turn=2, rear_turkish="tmt_1 tmt_2", turkish="g3-3") < two


def test_brigades_want_supply_and_irregulars_need_none() -> None:
    assert term("supply", beachhead="kyrenia", kyrenia="slf") == 0 == term("supply", troodos="tmt_1")
    assert term("supply", kyrenia="slf") < 0
    barred = {"lapithos": "2_ng", "kioneli": "grk", "kythreia": "mk", "akanthou": "1a_ng"}
    assert term("supply", beachhead="kyrenia", kyrenia="tmt_3", morfou="slf", **barred) == term("supply", kyrenia="slf")
    assert term("supply", beachhead="kyrenia", kyrenia="tmt_3", morfou="slf", **{**barred, "lapithos": "2_ng-"}) == 0


def test_the_beachhead_is_worth_more_the_safer_it_is() -> None:
    held = {"beachhead": "kyrenia", "kyrenia": "slf"}
    attacked = term("beachhead", beachhead="kyrenia", kyrenia="slf ema")
    assert 0 <= term("beachhead", beachhead="kyrenia", kyrenia="ema") < attacked < term("beachhead", **held)
    assert term("beachhead", **held, lapithos="ema") < term("beachhead", **held)
    assert term("beachhead", kyrenia="slf") == 0 < term("beachhead", turn=7, **held) < term("beachhead", **held)


def test_a_drop_is_worth_something_until_it_was_made() -> None:
    assert term("airborne", rear_turkish="abn") > 0
    assert term("airborne", rear_turkish="abn", dropped=True) == term("airborne", kyrenia="abn") == 0


def test_fighters_are_worth_less_disrupted_or_damaged() -> None:
    fit, weak = term("air units", rear_turkish="taf_1"), term("air units", rear_turkish="taf_1-")
    assert fit > weak > term("air units", damaged_turkish="taf_1") > 0
    assert term("air units", kyrenia="taf_1") == fit
    assert term("air units", rear_cypriot="haf_1", options={"hellenic_air_force": True}) == -fit


def test_the_airport_counts_with_the_hellenic_air_force() -> None:
    assert (
        term("airport", strovolos="trk", options={"hellenic_air_force": True}) > 0 == term("airport", strovolos="trk")
    )


# Cards


def test_special_actions_are_worth_something_while_there_is_time_and_the_first_most() -> None:
    none, one, two = [term("special actions", **specials(count, 0)) for count in range(3)]
    assert none == 0 and one > two - one > 0
    assert 0 < term("special actions", turn=7, **specials(1, 0)) < one
    assert term("special actions", **specials(0, 2)) < 0 < term("special actions", **specials(2, 2))


def test_cards_in_hand_are_worth_a_little() -> None:
    card = {"deck": [], "turkish": "g5-3"}
    assert 0 < term("cards", **card) < 0.1
    assert term("cards", cypriot="w5-3") == -term("cards", **card)


def test_a_card_under_way_is_worth_what_it_may_still_do() -> None:
    judge, table = evaluator(find("attila")), attila(**SET_UP, turkish="g4-4 g3-3", cypriot="w3-3")
    assert judge.terms(table.game)["opportunities"] == 0
    table.play("g4-4 movement")
    assert judge.terms(table.game)["opportunities"] > 0
    table = attila(
        active="cypriot", **{**SET_UP, "kyrenia": "3b_ng ema slf-", "transit": ""}, turkish="g4-4", cypriot="w3-3"
    )
    table.play("w3-3 combat")
    assert judge.terms(table.game)["opportunities"] < 0


# 6.23: odds


@pytest.mark.parametrize("dice", [1, 4, 9])
def test_the_chances_of_hits_add_up(dice: int) -> None:
    assert sum(chances(dice)) == pytest.approx(1)
    assert sum(hits * chance for hits, chance in enumerate(chances(dice))) == pytest.approx(dice / 3)


@pytest.mark.parametrize("dice", [3, 5, 8])
def test_the_futures_of_a_roll_are_as_good_as_the_odds(dice: int) -> None:
    question = Question(CHANCE, "hits", "6.23", list(range(dice + 1)), -1, odds(dice), dice)
    for roll in (0, 1):
        hits = [FirstDie(face, 1).draw(question, roll, []) for face in range(FACES)]
        assert sum(hits) / FACES == pytest.approx(dice / 3, abs=0.35)


def test_hits_go_one_to_each_unit_before_one_is_damaged() -> None:
    board = attila(active="turkish", kyrenia="slf 39_div 3b_ng ema").game.state.board
    names = in_order.new("attila", seed=1).title.units
    cypriots = sum(1 << names.index(unit) for unit in ("3b_ng", "ema"))
    turks = sum(1 << names.index(unit) for unit in ("slf", "39_div"))
    hit = [[names[unit] for unit in allocation(board, cypriots, hits)] for hits in (1, 2, 3)]
    assert hit == [["ema"], ["3b_ng", "ema"], ["3b_ng", "3b_ng", "ema"]]
    assert [names[unit] for unit in allocation(board, turks, 2)] == ["slf", "39_div"]


# The Turkish player


@pytest.mark.parametrize("seed", range(4))
def test_greedy_invades_in_the_first_turns_with_two_brigades_and_drops_the_airborne(seed: int) -> None:
    game, players = (
        in_order.new("attila", seed=seed, log=False),
        {side: Greedy(seed) for side in ("turkish", "cypriot")},
    )
    while (decision := game.decision) is not None and game.position()["turn"] <= 2:
        if game.position()["invaded"]:
            break
        game.choose(players[decision.actor].choose(game, decision.actor))
    while (decision := game.decision) is not None and decision.kind in ("invasion.unit", "drop"):
        game.choose(players["turkish"].choose(game, "turkish"))
    position = game.position()
    assert position["turn"] <= 2 and position["beachhead"] and position["transit"] == [] and position["dropped"]


def test_greedy_brings_brigades_up_through_transit() -> None:
    table = attila(
        turkish="g4-2", cypriot="w3-3", beachhead="kyrenia", kyrenia="39_div", rear_turkish="5_div cdo", transit="slf",
        **specials(0, 0),
    )  # fmt: skip
    line(table)
    assert table.position["transit"] == ["5_div"] and "slf" in table.there("kyrenia")


def test_greedy_keeps_the_beachhead_held() -> None:
    landed = {**SET_UP, "kyrenia": "39_div slf", "lapithos": "ema 2_ng", "morfou": "", "transit": ""}
    table = attila(beachhead="kyrenia", turkish="g5-3", cypriot="w3-3", **landed, **specials(0, 6))
    line(table)
    assert table.there("kyrenia") and term_of(table, "supply") == 0


def term_of(table: Table, name: str) -> float:
    return evaluator(find("attila")).terms(table.game)[name]


def test_greedy_puts_the_beachhead_where_most_are_in_supply() -> None:
    held = {
        "kyrenia": "39_div 5_div a_28",
        "lapithos": "3b_ng",
        "kioneli": "grk",
        "kythreia": "mk",
        "akanthou": "1a_ng",
    }
    table = attila(turkish="g3-3", cypriot="w3-3", beachhead="kyrenia", transit="slf", paphos="ema 5_ng", **held)
    assert choice(table.play("special invasion paphos")) == "beachhead.stays"


def test_greedy_attacks_at_good_odds_and_not_at_bad_ones() -> None:
    held = {
        "beachhead": "kyrenia",
        "turkish": "g4-4",
        "cypriot": "w3-3",
        "rear_turkish": "taf_1 taf_2",
        **specials(0, 0),
    }
    good = line(attila(**held, kyrenia="slf 39_div 3b_ng"))
    assert good[:4] == ["g4-4", "combat", "kyrenia", "slf"] and "39_div" in good
    bad = line(attila(**held, kyrenia="39_div", nicosia_city="tmt_1 grk ema mk"))
    assert "nicosia_city" not in bad


def test_greedy_leaves_a_unit_where_it_scores() -> None:
    table = attila(turn=7, turkish="g3-3", cypriot="", beachhead="kyrenia", kyrenia="slf 39_div", **specials(0, 0))
    line(table)
    assert table.there("kyrenia") and table.position["victory_points"] > 6


def test_greedy_drops_the_airborne_where_it_scores() -> None:
    table = attila(turkish="g3-3", cypriot="w3-3", transit="slf 39_div", rear_turkish="abn", morfou="2_ng")
    table.play("special invasion morfou slf 39_div")
    points = {"karpas", "kyrenia", "famagusta", "nicosia_city", "strovolos", "limassol", "larnaca", "kioneli"}
    assert choice(table) in points


def test_greedy_fetches_irregulars_back_for_empty_areas_in_the_last_turn() -> None:
    table = attila(turn=7, turkish="g4-2", cypriot="", damaged_turkish="tmt_1 tmt_2 tmt_3 tmt_4", **specials(1, 0))
    assert line(table)[0] == "special" and line(table) == ["pass"]
    line(table)
    assert table.position["victory_points"] >= 10


# The Cypriot player


def test_greedy_counterattacks_the_beachhead() -> None:
    landed = {"beachhead": "kyrenia", "kyrenia": "ema grk mk slf", "nicosia_city": "3a_ng es", "transit": "39_div"}
    table = attila(active="cypriot", turkish="g3-3", cypriot="w3-5", **landed, **specials(6, 0))
    assert line(table)[:3] == ["w3-5", "combat", "kyrenia"]


def test_greedy_moves_against_a_landing() -> None:
    landed = {**SET_UP, "lapithos": "slf 39_div", "transit": ""}
    table = attila(active="cypriot", beachhead="lapithos", turkish="g3-3", cypriot="w4-2", **landed, **specials(6, 0))
    before = table.position["victory_points"]
    assert line(table)[1] == "movement" and table.position["victory_points"] < before


def test_greedy_denies_points_with_one_unit() -> None:
    table = attila(
        active="cypriot",
        turn=7,
        turkish="",
        cypriot="w1-6",
        kyrenia="slf",
        larnaca="tmt_4",
        dhali="mk",
        **specials(0, 0),
    )
    line(table)
    assert "mk" in table.there("larnaca")


def test_greedy_brings_units_from_the_rear_area() -> None:
    table = attila(
        active="cypriot", turkish="g3-3", cypriot="w3-2", rear_cypriot="lok er", kyrenia="slf ema", beachhead="kyrenia",
        **specials(0, 0),
    )  # fmt: skip
    line(table)
    assert table.position["rear"]["cypriot"] == []


# Special Actions and passes


@pytest.mark.parametrize(("side", "units"), [("turkish", "slf- 39_div- 5_div- ema"), ("cypriot", "slf ema- grk- mk-")])
def test_greedy_refits_where_it_pays(side: str, units: str) -> None:
    table = attila(active=side, turn=7, beachhead="kyrenia", kyrenia=units, **specials(3, 3))
    assert choice(table) == "special"


@pytest.mark.parametrize(("side", "unit"), [("turkish", "tmt_1-"), ("cypriot", "5_ng-")])
def test_greedy_wastes_no_special_action(side: str, unit: str) -> None:
    crowd = {"turkish": "trk tmt_2 tmt_3", "cypriot": "mk grk ema"}[side]
    hands = {"turkish": "g3-3", "cypriot": "w3-3"}
    assert (
        choice(attila(active=side, beachhead="kyrenia", troodos=f"{crowd} {unit}", **hands, **specials(2, 2)))
        != "special"
    )


def test_greedy_reacts_only_where_it_is_worth_a_card() -> None:
    fight = {"turkish": "g4-4 g3-3", "cypriot": "w3-3", "beachhead": "kyrenia"}
    lost = attila(**fight, polis="slf 39_div 5_div 4_ng-", lefka="5_ng", **specials(0, 1))
    assert choice(lost.play("g4-4 combat polis slf 39_div 5_div")) == "decline"
    saved = attila(**fight, turn=7, kyrenia="slf ema", lapithos="grk mk", **specials(0, 2))
    assert choice(saved.play("g4-4 combat kyrenia")) == "reaction_move"


def test_greedy_does_not_pass_with_a_useful_card() -> None:
    for side in ("turkish", "cypriot"):
        assert choice(attila(active=side, **SET_UP, turkish="g3-3", cypriot="w3-3")) != "pass"


def test_greedy_passes_when_there_is_nothing_to_do() -> None:
    assert choice(attila(active="cypriot", turkish="g3-3", cypriot="w3-3", troodos="5_ng", **specials(0, 0))) == "pass"


# 6.21: units passed over


@pytest.mark.parametrize(
    ("words", "kind"),
    [
        ("g4-4 combat kyrenia 39_div", "attack.unit"),
        ("g4-4 combat kyrenia slf 39_div done ema", "target.unit"),
        ("g4-4 combat kyrenia slf 39_div done all {3} {0} ema", "hit.unit"),
    ],
)
def test_greedy_goes_on_where_units_were_passed_over(words: str, kind: str) -> None:
    held = {"beachhead": "kyrenia", "kyrenia": "slf 39_div 3b_ng ema", "turkish": "g4-4 g3-3", "cypriot": "w3-3"}
    table = attila(**held, any_order=False, rear_turkish="taf_1", **specials(0, 0)).play(words)
    assert table.kind == kind
    assert "again" in table.options and choice(table) != "again"


# What is hidden


@pytest.mark.parametrize("seed", range(8))
def test_greedy_never_sees_the_hidden_hand(seed: int) -> None:
    game = in_order.new("attila", seed=seed)
    play_out(game, seed, 15 * seed)
    assert game.decision is not None
    side = game.decision.actor
    other = in_order.from_position(with_another_hand(game.position(), side), seed=99)
    assert game.view(side) == other.view(side)
    assert Greedy(seed).worths(game, side) == Greedy(seed).worths(other, side)
    assert Greedy(seed).explain(game, side) == Greedy(seed).explain(other, side)


def with_another_hand(position: dict[str, Any], side: str) -> dict[str, Any]:
    """The position with the last cards of the deck in the hand of the enemy, as far as they have his colour."""
    enemy = "cypriot" if side == "turkish" else "turkish"
    deck, hand = list(position["deck"]), list(position["hands"][enemy])
    for at, card in enumerate(hand):
        other = next((index for index, word in enumerate(deck) if word[0] == card[0] and word != card), None)
        if other is not None:
            hand[at], deck[other] = deck[other], card
    assert deck != position["deck"] or not hand or len(deck) < 3
    return {**position, "deck": deck[::-1], "hands": {**position["hands"], enemy: sorted(hand)}}


# Whole games


@pytest.mark.parametrize("faction", ["turkish", "cypriot"])
def test_greedy_beats_random(faction: str) -> None:
    assert [winner(seed, faction) for seed in range(3)] == [faction] * 3


def winner(seed: int, faction: str) -> str | None:
    game = in_order.new("attila", seed=seed, log=False)
    player, opponent = bot("greedy", seed), bot("random", seed)
    while (decision := game.decision) is not None:
        chooser = player if decision.actor == faction else opponent
        game.choose(chooser.choose(game, decision.actor))
    assert game.result is not None
    return game.result.winner


@pytest.mark.parametrize("seed", range(2))
def test_greedy_plays_with_the_optional_rules(seed: int) -> None:
    names = ("organizational_ability", "formation_agility", "intelligence_advantage", "poorly_trained_staff")
    options = {**dict.fromkeys(names, True), "hellenic_air_force": True, "disrupted_may_move": seed == 0}
    game = in_order.new("attila", seed=seed, options=options, log=False)
    players = {faction: Greedy(seed) for faction in ("turkish", "cypriot")}
    while (decision := game.decision) is not None:
        game.choose(players[decision.actor].choose(game, decision.actor))
    assert game.result is not None
