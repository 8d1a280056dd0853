"""Where there is time, turns of Operation Attila go on in other ways too, and are played on into the next Game-turn."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import smallwars
from smallwars.bots import Greedy, Search
from smallwars.bots.search.plan import PLAN
from smallwars.bots.search.playing_on import PlayingOn
from smallwars.bots.search.search_bot import TurnSearch
from smallwars.bots.search.tree import fingerprint
from smallwars.bots.search.turn import Turn, best_of_each
from smallwars.engine.game import Game
from smallwars.engine.registry import find
from smallwars.kit.evaluators import evaluator
from smallwars.titles.brief_border_wars.attila.evaluator.position import DECIDED, Halt
from smallwars.titles.brief_border_wars.attila.rules.words import CYPRIOT, TURKISH
from tests.harness import Table, attila

pytestmark = pytest.mark.compiled

JUDGE = evaluator(find("attila"))

ASHORE: dict[str, Any] = {
    "kyrenia": "39_div slf 3b_ng ema",
    "kythreia": "tmt_2",
    "kioneli": "trk tmt_7 3a_ng",
    "nicosia_city": "es grk mk",
    "morfou": "2_ng",
    "famagusta": "1a_ng 1b_ng tmt_1",
    "beachhead": "kyrenia",
    "transit": "5_div",
    "rear_turkish": "a_28 b_28 taf_1 taf_2",
}


ONE_EACH = {"turkish": 1, "cypriot": 1}


def search(table: Table, simulations: int) -> TurnSearch:
    game = table.game
    question = game.question()
    assert question is not None
    return Search(1, simulations=simulations).think(game, game.title.actors[question.actor], question, JUDGE)


def ways(table: Table, words: str) -> tuple[Game, list[list[int]]]:
    """The game after these words, and the ways to go on with it."""
    game = table.play(words).game.determinize(None, Random(1))
    question = game.question()
    assert question is not None
    return game, JUDGE.ways(game, question)


def given(game: Game, answers: list[int]) -> Game:
    """The game after these answers, each of which must be legal."""
    copy = game.fork()
    for answer in answers:
        copy.answer(answer)
    return copy


def halted(table: Table) -> Game:
    """A future at the end of its card play."""
    game = JUDGE.bounded(table.game.determinize(None, Random(1)))
    PlayingOn(JUDGE).play(game, JUDGE.stage(game))
    assert isinstance(game.state.stack[-1], Halt)
    return game


# Ways


@pytest.mark.parametrize(
    ("words", "kind"),
    [
        ("g3-3 movement", "move.unit"),
        ("g3-3 combat", "battle"),
        ("special invasion", "invasion.area"),
        ("special refit", "refit.area"),
    ],
)
def test_there_are_several_ways_to_go_on_all_legal_and_different(words: str, kind: str) -> None:
    weak = {"kythreia": "tmt_2- b_28 a_28 4_ng", "kioneli": "trk- tmt_7 3a_ng", "rear_turkish": "taf_1"}
    position = ASHORE if kind == "move.unit" else {**ASHORE, **weak}
    table = attila(turkish="g3-3 g2-4", special_actions={"turkish": 2, "cypriot": 1}, **position)
    game, found = ways(table, words)
    assert game.decision is not None and game.decision.kind == kind
    assert len(found) >= 2
    if kind != "battle":  # where dice have been rolled, other boards say nothing
        assert len({fingerprint(given(game, way)) for way in found}) > 1
    assert len({tuple(way) for way in found}) > 1
    for way in found:
        given(game, way)


@pytest.mark.parametrize("seed", range(6))
def test_every_way_is_legal_throughout_a_game(seed: int) -> None:
    game, player, tried = smallwars.new("attila", seed=seed, log=False), Greedy(seed), 0
    while (question := game.question()) is not None:
        for way in JUDGE.ways(game, question):
            given(game, way)
            tried += 1
        game.choose(player.choose(game, game.title.actors[question.actor]))
    assert tried > 50


def test_a_question_about_something_else_has_no_ways() -> None:
    game, found = ways(attila(turkish="g3-3", **ASHORE), "")
    assert game.decision is not None and game.decision.kind == "play" and found == []


def test_of_turns_that_begin_alike_the_best_is_kept() -> None:
    turns = [Turn([1, 2, 3], None, 3, 2), Turn([1, 2, 4], None, 3, 2), Turn([1, 5], None, 2)]
    assert best_of_each(turns) == [turns[0], turns[2]]


# Further ahead


def test_5_0_7_0_a_future_goes_on_to_the_end_of_the_next_card_play() -> None:
    game = halted(attila(turkish="g3-3", cypriot="w3-3", turn=3, **ASHORE))
    JUDGE.go_on(game)
    assert game.state.board.turn == 4 and game.state.board.beachhead >= 0
    assert any(game.state.board.hands)
    PlayingOn(JUDGE).play(game, 0)
    assert isinstance(game.state.stack[-1], Halt) and game.state.board.turn == 4


def test_5_0_it_stops_there_after_a_random_event_too() -> None:
    """An event may ask somebody before card play begins."""
    asked = 0
    for seed in range(60):
        table = attila(turkish="g3-3", cypriot="w3-3", turn=3, special_actions=ONE_EACH, **ASHORE)
        game = JUDGE.bounded(table.game.determinize(None, Random(seed)))
        PlayingOn(JUDGE).play(game, 0)
        JUDGE.go_on(game)
        question = game.question()
        assert question is not None
        asked += question.kind != "play"
        PlayingOn(JUDGE).play(game, 0)
        assert isinstance(game.state.stack[-1], Halt) and game.state.board.turn == 4
    assert asked


@pytest.mark.parametrize(
    ("areas", "winner"),
    [
        ({"nicosia_city": "39_div", "famagusta": "slf", "kyrenia": "5_div", "limassol": "a_28", "larnaca": "b_28"}, 1),
        ({"nicosia_city": "39_div", "famagusta": "slf"}, 0),
        ({"kyrenia": "5_div"}, -1),
    ],
)
def test_8_0_after_the_last_turn_the_result_counts(areas: dict[str, str], winner: int) -> None:
    table = attila(turn=7, active="cypriot", cypriot="w3-3", beachhead="kyrenia", **areas)
    assert JUDGE.decided(halted(table), TURKISH) == winner * DECIDED
    assert JUDGE.decided(halted(table), CYPRIOT) == -winner * DECIDED


def test_8_0_before_it_nothing_is_decided() -> None:
    game = halted(attila(turn=6, active="cypriot", cypriot="w3-3", beachhead="kyrenia", kyrenia="5_div"))
    assert JUDGE.decided(game, TURKISH) == 0 and game.question() is not None


# Thoughts


def late(**more: Any) -> Table:
    """Few cards are left, so that it does not take long to play on."""
    return attila(turkish="g3-3", turn=5, special_actions={"turkish": 0, "cypriot": 0}, **ASHORE, **more)


def test_without_time_turns_are_played_to_the_end_of_their_stage_as_planned() -> None:
    found = search(late(), 200)
    assert not found.deep
    assert all(turn.begins == turn.fixed and not turn.onward for turn in found.turns)


def test_with_time_the_best_are_compared_after_the_next_stage() -> None:
    """The best way of each beginning, in the same futures; the present stage counts too."""
    found = search(late(), 2500)
    best, other = found.turns[:2]
    assert found.deep and len(best.onward) == len(other.onward) >= 3
    assert best.answers[: best.begins] != other.answers[: other.begins]
    common = min(len(best.values), len(other.values))
    near, far = sum(best.values[:common]) / common, sum(best.onward) / len(best.onward)
    n, nearer = len(best.onward), PLAN.onward.weight_of_this_stage
    assert best.worth(common) == pytest.approx((n * far + nearer * near) / (n + nearer))
    assert best.worth(common) >= other.worth(common)


def test_in_the_last_turn_there_is_nothing_further() -> None:
    found = search(attila(turkish="g3-2", turn=7, special_actions={"turkish": 0, "cypriot": 0}, **ASHORE), 1500)
    assert found.deep and not any(turn.onward for turn in found.turns)


def test_a_way_that_was_chosen_is_followed() -> None:
    """The answers of the way are given one after the other, and each is legal."""
    game, player = late().game, Search(3, simulations=2500)
    kinds = []
    while (decision := game.decision) is not None and decision.actor == "turkish":
        kinds.append(decision.kind)
        game.choose(player.choose(game, "turkish"))
        if game.decision is not None and game.decision.kind == "play":
            break
    assert kinds[0] == "play"


def test_with_time_other_ways_to_go_on_are_compared_but_not_when_it_is_to_move_now() -> None:
    told = [False]
    game, player = late().game, Search(1, simulations=100_000, stop=lambda: told[0])
    question = game.question()
    assert question is not None
    found = TurnSearch(player, game, "turkish", question, JUDGE)
    player.budget.begin(True)
    turns = found.plans()
    assert found.has_time(turns)
    more = found.with_ways(turns, 0.5)
    assert len(more) > len(turns) and all(turn.fixed > turn.begins for turn in more[len(turns) :])
    told[0] = True
    assert found.with_ways(turns, 0.5) == turns
    assert not found.has_time(turns)


def test_the_same_seed_and_simulations_make_the_same_deep_thought() -> None:
    found = [search(late(), 2000) for _ in range(2)]
    assert found[0].deep
    assert [turn.answers for turn in found[0].turns] == [turn.answers for turn in found[1].turns]
    assert found[0].turns[0].worth() == found[1].turns[0].worth()


def test_a_deep_thought_does_not_know_the_other_hand() -> None:
    one, two = [late(cypriot=hand) for hand in ("w3-3", "w6-1")]
    assert one.game.view("turkish") == two.game.view("turkish")
    thoughts = [search(table, 2000) for table in (one, two)]
    assert thoughts[0].deep
    assert [turn.answers for turn in thoughts[0].turns] == [turn.answers for turn in thoughts[1].turns]
