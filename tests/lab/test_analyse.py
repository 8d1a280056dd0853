"""An analysis judges every turn, separates luck from skill, and says what it rests on."""

from __future__ import annotations

import json
import sys
from functools import cache
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

import smallwars
from smallwars.bots import bot, chances
from smallwars.bots.chances import Chances
from smallwars.bots.hints import weighing
from smallwars.bots.hints.weighing import scale_of
from smallwars.engine.registry import find
from smallwars.engine.rollout import play_out
from smallwars.kit.evaluators import evaluator
from smallwars.lab.analyses.analysis import Analysis, AnalysisError, from_json, mark_of, schema, to_json
from smallwars.lab.analyses.analyst import Work, analyse
from smallwars.lab.analyses.luck import anew, luck
from smallwars.lab.analyses.page import as_page
from smallwars.lab.analyses.report import as_text
from smallwars.lab.analyses.turns import turns
from tests import in_order
from tests.bots.test_hints import other_hand
from tests.built_in import TITLES

each_title = pytest.mark.parametrize("title", TITLES)
FEW = 6


def played(title: str, seed: int, decisions: int = 1 << 30) -> smallwars.Game:
    game = in_order.new(title, seed=seed, log=False)
    play_out(game, seed, decisions)
    return game


@cache
def record(title: str) -> str:
    return played(title, 3).record()


@cache
def part(title: str) -> Analysis:
    """The first turns of a game, analysed."""
    game, player = in_order.new(title, seed=3, log=False), bot("greedy:futures=1", 1)
    for _ in range(25):
        assert game.decision is not None
        game.choose(player.choose(game, game.decision.actor))
    return analyse(game.record(), simulations=FEW)


@cache
def whole() -> Analysis:
    """A game with a result."""
    return analyse(played("cyprus", 3).record(), simulations=1)


def held(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the chances hold, as if they had been found true."""
    found = {"games": 4000, "deviation": 0.02, "brier": 0.18, "commit": "abc", "bot": "greedy"}
    monkeypatch.setattr(weighing, "chances", lambda title: Chances([(0.5, 1.0)], "", found))


# Turns


@each_title
def test_every_decision_of_a_game_belongs_to_one_turn(title: str) -> None:
    game = smallwars.replay(record(title))
    found, moments = turns(game, evaluator(find(title))), game.moments()
    told = [(turn.actor, answer) for turn in found for answer in turn.answers]
    assert told == [
        (moment.actor, answer) for moment, answer in zip(moments, game.history, strict=True) if moment.actor > 0
    ]
    assert [turn.at for turn in found] == sorted({turn.at for turn in found})
    assert found[-1].after is not None and found[-1].after.result is not None


def test_a_turn_ends_where_the_table_is_set_up_by_hand() -> None:
    game = in_order.new("cyprus", seed=3)
    game.choose("op")
    game.edit({"political_will": 9})
    play_out(game, 1, 3)
    assert len(turns(game, evaluator(find("cyprus")))[0].answers) == 1


# Judging


@each_title
def test_turns_are_judged_among_the_best_that_were_found(title: str) -> None:
    found = part(title)
    assert found.complete and found.result is None
    for turn in found.turns:
        assert 1 <= len(turn.best) <= 3 and 1 <= turn.rank <= 4
        values = [line.points for line in turn.best]
        assert values == sorted(values, reverse=True)
        assert turn.lost_points == pytest.approx(max(0.0, values[0] - turn.played.points), abs=1e-6)
        assert all(line.low <= line.high for line in [*turn.best, turn.played])
        assert turn.played.steps and turn.best[0].steps


def test_the_same_seed_says_the_same_again() -> None:
    text = played("kenya", 3, 12).record()
    assert analyse(text, simulations=FEW) == analyse(text, simulations=FEW)
    assert analyse(text, simulations=FEW, seed=2) != analyse(text, simulations=FEW)


def test_a_planted_blunder_is_marked() -> None:
    game = in_order.new("kenya", seed=3)
    game.choose("pass.limited")  # instead of Terror in five Reserves
    found = analyse(game.record(), simulations=40).turns[0]
    assert found.mark == "??"
    assert found.lost_points > 3 * evaluator(find("kenya")).swing


def test_a_victory_that_is_thrown_away_is_marked() -> None:
    """The last card before the last Propaganda Round: with an Operation EOKA wins, with a pass it loses."""
    game = last_turn(4)
    game.choose("pass.op")
    found = analyse(game.record(), simulations=40).turns[0]
    assert found.faction == "eoka" and found.mark == "??"
    assert found.best[0].win == pytest.approx(1.0) and found.played.win == pytest.approx(0.0)


def test_a_game_that_is_lost_anyway_is_nobodys_mistake() -> None:
    game = last_turn(12)  # with 5 left, three Sabotages and luck still win
    game.choose("pass.op")
    found = analyse(game.record(), simulations=40).turns[0]
    assert found.mark == "" and found.lost == pytest.approx(0.0)


def last_turn(political_will: int) -> smallwars.Game:
    """EOKA's last turn in a game at random, with that much Political Will left."""
    game = in_order.new("cyprus", seed=2, log=False)
    while not is_last_turn(game):
        play_out(game, 2, 1)
    game.edit({"political_will": political_will})
    return in_order.from_position(game.position(), seed=2)


def is_last_turn(game: smallwars.Game) -> bool:
    decision = game.decision
    assert decision is not None
    return decision.kind == "action" and decision.actor == "eoka" and game.position()["deck_size"] <= 1


def test_marks_begin_at_losses_of_5_10_and_15_points() -> None:
    assert [mark_of(lost, None) for lost in (0.049, 0.05, 0.10, 0.15)] == ["", "?!", "?", "??"]
    assert mark_of(0.0, 0.2) == "!" and mark_of(0.0, 0.05) == "" and mark_of(0.02, 0.2) == ""


def test_the_enemys_hidden_hand_does_not_change_how_a_decision_is_judged() -> None:
    game = played("attila", 5, 60)
    while (decision := game.decision) is not None and (
        decision.kind != "play" or not all(game.position()["hands"].values())
    ):
        play_out(game, 5, 1)
    assert decision is not None
    enemy = next(faction for faction in game.title.actors[1:] if faction != decision.actor)
    judged = []
    for each in (in_order.from_position(game.position(), seed=1), other_hand(game, enemy)):
        each.choose(decision.options[-1].id)
        turn = turns(each, evaluator(find("attila")))[0]
        judged.append(Work(scale_of(find("attila")), 30, 0.0, 8, 1, "en").judged(1, turn))
    assert judged[0].best == judged[1].best
    assert judged[0].played == judged[1].played
    assert judged[0].mark == judged[1].mark


def test_progress_is_told_after_each_turn_and_can_stop_the_analysis() -> None:
    told: list[tuple[int, int]] = []

    def progress(done: int, total: int) -> bool:
        told.append((done, total))
        return done < 2

    found = analyse(record("cyprus"), simulations=1, progress=progress)
    assert [done for done, _ in told] == [1, 2]
    assert len(found.turns) == 2 and not found.complete
    assert "2 turns were judged" in as_text(found, "en")


def test_a_record_without_decisions_is_refused() -> None:
    with pytest.raises(AnalysisError, match="Nobody has decided anything"):
        analyse(in_order.new("cyprus", seed=1).record())


# Luck


@pytest.mark.parametrize("found", [part, lambda _: whole()], ids=["part", "whole"])
def test_luck_skill_and_the_rest_add_up_to_the_whole_change(found: Any) -> None:
    for balance in found("cyprus").balance:
        parts = balance.luck + balance.decisions + balance.given + balance.rest
        assert parts == pytest.approx(balance.end - balance.start)
    ours, theirs = found("cyprus").balance
    assert ours.luck == pytest.approx(-theirs.luck)
    assert ours.decisions == pytest.approx(-theirs.given)


def test_the_end_of_a_finished_game_is_certain() -> None:
    winner = whole().result
    assert winner is not None
    assert {balance.faction: balance.end for balance in whole().balance} == {
        faction: float(faction == winner.winner) for faction in whole().factions
    }


def test_where_no_die_is_rolled_and_no_card_drawn_there_is_no_luck() -> None:
    game = in_order.new("cyprus", seed=3)
    before = game.fork()
    before.question()
    answers = []
    while game.decision is not None and game.decision.actor == "eoka":
        answers.append(game.decision.options[0].answer)
        game.choose(game.decision.options[0].id)
    found = luck(
        scale_of(find("cyprus")), before, game, 2 if game.title.actors[2] == "eoka" else 1, answers, 4, Random(1)
    )
    assert found.win == pytest.approx(0) and found.points == pytest.approx(0)


@pytest.mark.parametrize("lucky", [False, True])
def test_good_dice_are_luck_and_bad_dice_are_not(lucky: bool) -> None:
    """Answers and position are the same: only the results of chance differ."""
    game, scale = played("greek_civil_war", 8, 60), scale_of(find("greek_civil_war"))
    rng, ends = Random(3), list[tuple[float, smallwars.Game]]()
    before, answers, actor = fight(game)
    for _ in range(12):
        copy = anew(before, rng)
        weighing.follow(scale.judge, copy, actor, answers)
        ends.append((scale.points(copy, actor, 0.0), copy))
    ends.sort(key=lambda end: end[0])
    value = luck(scale, before, ends[-1 if lucky else 0][1], actor, answers, 12, Random(5)).points
    assert value > 0 if lucky else value < 0


def fight(game: smallwars.Game) -> tuple[smallwars.Game, list[int], int]:
    """The game before a choice on which a die is rolled, with the choice and who makes it."""
    while (question := game.question()) is not None:
        answer = Random(game.choices).choice(question.answers)
        before = game.fork()
        game.apply(question, answer)
        game.question()
        if game.rolled_since(before):
            return before, [answer], question.actor
    raise AssertionError("no fight")


def test_cards_that_nobody_holds_are_dealt_anew_and_hands_stay() -> None:
    game = played("attila", 5, 30)
    before, after = game.position(), anew(game, Random(1)).position()
    assert before["hands"] == after["hands"]
    assert before["deck"] != after["deck"]
    hidden = [sorted([*position["deck"], *position["removed_cards"]]) for position in (before, after)]
    assert hidden[0] == hidden[1]


# As data, as text, as a page


def test_an_analysis_as_json_and_back_is_the_same() -> None:
    found = part("cyprus")
    text = to_json(found)
    assert from_json(text) == found
    assert set(json.loads(text)) == set(Analysis.__struct_fields__) == set(schema()["$defs"]["Analysis"]["properties"])
    with pytest.raises(AnalysisError, match="not an analysis"):
        from_json("{}")


def test_without_a_calibration_there_is_no_graph_and_the_reason_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(weighing, "chances", lambda title: chances.chances_of(title, None))
    found = analyse(played("kenya", 3, 12).record(), simulations=FEW)
    for told in (as_text(found, "en"), as_page(found, "en")):
        assert "There is no graph of chances to win" in told
        assert "points of the evaluator" in told
    assert 'class="line"' not in as_page(found, "en")


def test_with_a_calibration_that_holds_the_graph_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    held(monkeypatch)
    found = analyse(played("kenya", 3, 12).record(), simulations=FEW)
    page = as_page(found, "en")
    assert 'class="band"' in page and 'class="line"' in page
    assert "4000 games of the bot greedy against itself" in page
    assert "There is no graph" not in as_text(found, "en")
    assert all(0 <= low <= high <= 1 for _, _, low, high in found.graph())


def test_the_graph_and_the_sums_begin_when_the_set_up_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """Half set up, one side stands and the other does not: nobody's chances can be told."""
    held(monkeypatch)
    found = analyse(set_up_and(3).record(), simulations=FEW)
    before, after = [[turn for turn in found.turns if turn.settled is settled] for settled in (False, True)]
    assert {turn.kind.startswith("setup.") for turn in before} == {True} and len(after) == 3
    assert [turn for turn, *_ in found.graph()] == after
    for balance in found.balance:
        own = [turn for turn in found.turns if turn.faction == balance.faction]
        assert balance.decisions == pytest.approx(-sum(turn.lost for turn in own if turn.settled))
        assert balance.decisions_points == pytest.approx(-sum(turn.lost_points for turn in own))
    page = as_page(found, "en")
    assert page.count('<circle class="dot') == len(after) + 1
    assert page.count('<td class="number"></td>') >= len(before)
    assert "first turn after the set-up" in page


def test_a_record_that_ends_within_its_set_up_has_no_graph(monkeypatch: pytest.MonkeyPatch) -> None:
    held(monkeypatch)
    game = in_order.new("greek_civil_war", seed=1)
    play_out(game, 1, 5)
    found = analyse(game.record(), simulations=FEW)
    assert found.calibration.why == "unsettled" and not found.calibration.holds
    for told in (as_text(found, "en"), as_page(found, "en")):
        assert "before the set-up is over" in told and "points of the evaluator" in told


def set_up_and(turns_more: int) -> smallwars.Game:
    """Greek Civil War, set up at random, and so many turns."""
    game, judge = in_order.new("greek_civil_war", seed=1, log=False), evaluator(find("greek_civil_war"))
    while len([turn for turn in turns(game, judge) if turn.kind not in judge.kinds.unsettled]) < turns_more:
        play_out(game, 1, 1)
    return game


def test_a_page_needs_nothing_beside_it() -> None:
    page = as_page(part("attila"), "en")
    assert "<script" not in page and "http" not in page.replace("http-equiv", "")
    assert page.count("<tr id=") == len(part("attila").turns)


def test_a_page_keeps_the_name_of_a_side_on_one_line() -> None:
    """On a telephone Japanese would break after every character."""
    page = as_page(part("kenya"), "ja")
    assert "td.faction { white-space: nowrap; }" in page and '<td class="faction">' in page


def test_a_page_with_its_pictures_needs_no_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    assert "<svg" in as_page(part("attila"), "en")


def test_points_are_told_with_one_decimal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(weighing, "chances", lambda title: chances.chances_of(title, None))
    found = replace(analyse(played("kenya", 3, 12).record(), simulations=FEW), swing=3.2632)
    assert " 3.3 " in as_text(found, "en") and "3.26" not in as_text(found, "en")


@each_title
def test_every_title_is_told_as_text(title: str) -> None:
    found = part(title)
    lines = as_text(found, "en").splitlines()
    assert all(any(line.startswith(f"{turn.number:>4}  ") for line in lines) for turn in found.turns)


@pytest.mark.slow
@each_title
def test_games_of_the_rule_bot_are_analysed_to_the_end(title: str) -> None:
    game = in_order.new(title, seed=4, log=False)
    bots = {faction: bot("greedy", 1) for faction in game.title.actors[1:]}
    while (decision := game.decision) is not None and game.choices < 120:
        game.choose(bots[decision.actor].choose(game, decision.actor))
    assert analyse(game.record(), simulations=1).complete
