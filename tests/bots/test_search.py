"""Search and tree search: legal, repeatable, in time, and blind to what is hidden."""

from __future__ import annotations

from math import exp, fsum
from random import Random
from time import perf_counter

import pytest

import smallwars
from smallwars.bots import Bot, Greedy, Search, Uct
from smallwars.bots.search.lookahead import best_answer
from smallwars.bots.search.plan import PLAN
from smallwars.bots.search.search_bot import TurnSearch
from smallwars.bots.search.tree import Node, fingerprint, foreseen, gumbel, play_turns
from smallwars.bots.search.turn import Turn
from smallwars.engine.registry import find
from smallwars.engine.rollout import play_out
from smallwars.kit.evaluator import Evaluator
from smallwars.kit.evaluators import evaluator
from tests import in_order
from tests.built_in import TITLES

each_title = pytest.mark.parametrize("title", TITLES)
each_bot = pytest.mark.parametrize("kind", [Search, Uct])


def midway(title: str, seed: int, decisions: int = 40) -> smallwars.Game:
    game = in_order.new(title, seed=seed, log=False)
    play_out(game, seed, decisions)
    return game


def actor_of(game: smallwars.Game) -> str:
    assert game.decision is not None
    return game.decision.actor


def choice(player: Bot, game: smallwars.Game) -> str:
    return player.choose(game, actor_of(game))


def swapped(game: smallwars.Game) -> smallwars.Game:
    """A copy of a game with the hidden deck in another order and other dice to come."""
    position = game.position()
    if "deck" in position:
        position["deck"] = position["deck"][::-1]
    return in_order.from_position(position, seed=987654321)


# Whole games


@each_title
@each_bot
def test_a_whole_game_is_played_by_legal_choices(kind: type[Search] | type[Uct], title: str) -> None:
    """`choose` refuses what is not legal. A few turns are searched, the rest is random, so that it ends soon."""
    game, player, rng = in_order.new(title, seed=11, log=False), kind(1, simulations=3), Random(1)
    while (decision := game.decision) is not None:
        searched = rng.random() < 0.15
        game.choose(choice(player, game) if searched else rng.choice(decision.options).id)
    assert game.result is not None


@each_title
@each_bot
def test_the_same_seed_and_simulations_make_the_same_choices(kind: type[Search] | type[Uct], title: str) -> None:
    lines = []
    for _ in range(2):
        game, player = midway(title, 4), kind(7, simulations=12)
        line: list[str] = []
        while game.decision is not None and len(line) < 5:
            line.append(choice(player, game))
            game.choose(line[-1])
        lines.append(line)
    assert lines[0] == lines[1]


# What is hidden


def to_be_searched(title: str, seed: int, decisions: int) -> smallwars.Game:
    """A game in which something is asked that is searched, and there is a choice."""
    game, judge = midway(title, seed, decisions), evaluator(find(title))
    kinds = judge.search.searched if judge.search.exhaustive else judge.kinds.starts
    while (question := game.question()) is not None:
        if question.kind in kinds and len(judge.considered(game, question)) > 1:
            return game
        play_out(game, seed, 1)
    raise AssertionError("nothing is searched")


def same_thoughts(kind: type[Search] | type[Uct], seed: int, game: smallwars.Game, other: smallwars.Game) -> bool:
    """Whether a bot makes one choice in two games; a search must find one list of turns with the same values, too."""
    players = [kind(seed, simulations=40) for _ in range(2)]
    faction, games = actor_of(game), (game, other)
    first, second = [
        [(turn.words, turn.value) for turn in player.candidates(each, faction)] if isinstance(player, Search) else []
        for player, each in zip(players, games)
    ]
    return first == second and choice(players[0], game) == choice(players[1], other)


@each_title
@each_bot
@pytest.mark.parametrize("seed", range(3))
def test_the_order_of_the_deck_and_the_dice_to_come_change_nothing(
    kind: type[Search] | type[Uct], seed: int, title: str
) -> None:
    game = to_be_searched(title, seed, 20 * seed)
    other = swapped(game)
    assert game.view(actor_of(game)) == other.view(actor_of(game))
    assert same_thoughts(kind, seed, game, other)


@each_bot
@pytest.mark.parametrize("seed", range(4))
def test_the_hand_of_the_other_side_changes_nothing(kind: type[Search] | type[Uct], seed: int) -> None:
    game = to_be_searched("attila", seed, 10)
    faction = actor_of(game)
    other = dealt_anew(game, faction)
    assert game.view(faction) == other.view(faction)
    assert game.position()["hands"] != other.position()["hands"]
    assert same_thoughts(kind, seed, game, other)


def dealt_anew(game: smallwars.Game, faction: str) -> smallwars.Game:
    """A copy of a game as that faction sees it, with other cards in the other hand."""
    for seed in range(100):
        other = game.determinize(faction, Random(seed))
        if other.position()["hands"] != game.position()["hands"]:
            return in_order.from_position(other.position(), seed=5)
    raise AssertionError("nothing is hidden")


# Time


@each_bot
def test_the_time_for_a_turn_is_kept(kind: type[Search] | type[Uct]) -> None:
    game, player = midway("cyprus", 3), kind(1, seconds=0.5)
    faction, began = actor_of(game), perf_counter()
    while (decision := game.decision) is not None and decision.actor == faction:
        game.choose(player.choose(game, faction))
        if game.decision is not None and game.decision.kind == "action":
            break
    assert perf_counter() - began < 3


@each_title
def test_who_waits_for_several_turns_in_a_row_gets_them_in_the_time_for_one(title: str) -> None:
    """`wait` is shared by as many turns as the same side has one after the other."""
    game, player = to_be_searched(title, 3, 20), Search(1, wait=0.06)
    choice(player, game)
    assert player.budget.whole == pytest.approx(0.06 / evaluator(find(title)).level.turns_in_a_row)


@each_bot
def test_it_moves_at_once_when_told_to(kind: type[Search] | type[Uct]) -> None:
    game, calls = midway("cyprus", 3), [0]

    def stop() -> bool:
        calls[0] += 1
        return calls[0] > 3

    began = perf_counter()
    assert choice(kind(1, seconds=60.0, stop=stop), game) in [o.id for o in game.decision.options]  # type: ignore[union-attr]
    assert perf_counter() - began < 10 and calls[0] > 3


# Turns


def search(title: str, seed: int, simulations: int = 60, turns: int = PLAN.drawing.turns) -> TurnSearch:
    game, player = midway(title, seed), Search(seed, simulations=simulations, turns=turns)
    question = game.question()
    assert question is not None
    return player.think(game, actor_of(game), question, evaluator(find(title)))


@each_title
def test_turns_that_lead_to_the_same_board_are_one(title: str) -> None:
    found = search(title, 5)
    turns = found.draw()
    boards = [fingerprint(turn.leaf.game) for turn in turns]
    assert len(set(boards)) == len(boards) >= 1
    assert len({tuple(turn.answers) for turn in turns}) == len(turns)


def test_equal_boards_have_equal_fingerprints() -> None:
    game = midway("kenya", 5)
    assert fingerprint(game) == fingerprint(game.fork()) != fingerprint(midway("kenya", 6))


def test_the_best_turns_of_kenya_are_played_onward_while_there_is_time() -> None:
    """All in the same futures, and they are judged by what comes of them."""
    turns = search("kenya", 2, simulations=800, turns=3).turns
    assert len({len(turn.onward) for turn in turns}) == 1
    assert len(turns[0].onward) >= PLAN.onward.futures // 2
    worths = [turn.worth() for turn in turns]
    assert worths == sorted([fsum(turn.onward) / len(turn.onward) for turn in turns], reverse=True)


@pytest.mark.parametrize(("title", "simulations"), [("kenya", 60), ("cyprus", 800)])
def test_none_is_played_onward_without_time_or_where_replies_serve_better(title: str, simulations: int) -> None:
    assert not any(turn.onward for turn in search(title, 2, simulations=simulations, turns=3).turns)


def test_none_is_played_onward_if_there_is_time_for_less_than_two() -> None:
    """What is left after the futures is too little: the turns stay in their order."""
    game = first_turn("kenya", 1)
    question = game.question()
    assert question is not None
    player = Search(1, simulations=160, turns=2, replies=0)
    found = player.think(game, actor_of(game), question, evaluator(find("kenya")))
    assert found.onward and len(found.turns) == 2 and not any(turn.onward for turn in found.turns)


def first_turn(title: str, seed: int) -> smallwars.Game:
    """A new game at its first question that begins a turn and leaves a choice."""
    game = in_order.new(title, seed=seed, log=False)
    while (question := game.question()) is not None and question.kind not in evaluator(find(title)).kinds.starts:
        game.apply(question, question.answers[0])
    return game


def test_turns_are_played_onward_by_both_sides_in_turn() -> None:
    game = midway("kenya", 2)
    after = [play_turns(evaluator(find("kenya")), game.fork(), turns) for turns in (1, 2)]
    assert game.choices < after[0].choices < after[1].choices
    questions = [each.question() for each in after]
    assert [question.kind for question in questions if question is not None] == ["action", "action"]
    finished = midway("kenya", 2, 10_000)
    assert play_turns(evaluator(find("kenya")), finished, 2) is finished


@each_title
def test_the_best_turns_are_told_with_their_chances_and_terms(title: str) -> None:
    game = midway(title, 5)
    found = Search(1, simulations=60).candidates(game, actor_of(game))
    values = [candidate.value for candidate in found]
    assert values == sorted(values, reverse=True)
    assert all(0 <= candidate.win <= 1 and candidate.words for candidate in found)
    names = evaluator(find(title)).names
    for candidate in found:
        sizes = [abs(change) for change in candidate.changes.values()]
        assert set(candidate.changes) <= set(names) and sizes == sorted(sizes, reverse=True)
    assert found[0].words[0] in [option.id for option in game.decision.options]  # type: ignore[union-attr]


def test_a_turn_is_followed_as_long_as_all_goes_as_foreseen() -> None:
    game, player = midway("cyprus", 9), Search(1, simulations=40)
    faction, hits = actor_of(game), 0
    while (decision := game.decision) is not None and decision.actor == faction and hits < 3:
        game.choose(player.choose(game, faction))
        hits += 1
    assert player.plan


@each_title
def test_a_tree_promises_no_less_than_it_shows(title: str) -> None:
    game = midway(title, 2)
    question = game.question()
    assert question is not None
    root = Node(evaluator(find(title)), game.determinize(actor_of(game), Random(1)), question.actor, True)
    assert len(root.weigh()) == len(root.options) >= 1
    assert set(root.options) <= set(question.answers)
    assert root.leaf().ended


# The rule bot


@pytest.mark.parametrize("title", ["cyprus", "kenya"])
def test_what_the_rule_bot_saw_ahead_serves_for_the_answers_that_follow(title: str) -> None:
    game, player, served = in_order.new(title, seed=4), Greedy(1), 0
    for _ in range(60):
        question, faction = game.question(), actor_of(game)
        assert question is not None
        seen = player.roots if player.awaited == foreseen(game, faction, question) else []
        player.worths(game, faction)
        assert not seen or player.roots is seen
        served += bool(seen)
        game.choose(player.choose(game, faction))
    assert served > 10


def test_the_rule_bot_may_look_at_another_game_in_between() -> None:
    game, other, player = in_order.new("kenya", seed=4), midway("kenya", 5), Greedy(1)
    for _ in range(20):
        game.choose(player.choose(game, actor_of(game)))
        player.worths(other, actor_of(other))


# Draws


def test_a_draw_by_softmax_has_its_chances() -> None:
    rng, worths = Random(1), [0.0, 1.0, 3.0]
    drawn = [gumbel(worths, [False] * 3, rng, 1.0) for _ in range(4000)]
    odds = [exp(worth) for worth in worths]
    for at, share in enumerate(each / fsum(odds) for each in odds):
        assert drawn.count(at) / len(drawn) == pytest.approx(share, abs=0.03)
    assert gumbel(worths, [False, False, True], rng, 0.0) == 1


def test_a_high_temperature_plays_other_turns() -> None:
    game = midway("kenya", 3)
    assert len({choice(Search(seed, simulations=20, temperature=50.0), game) for seed in range(12)}) > 1


@pytest.mark.parametrize("title", ["greek_civil_war", "attila"])
def test_a_level_slips_in_small_decisions_too(title: str) -> None:
    """Small decisions are those that are not searched; without a temperature the best is always taken."""
    game, judge = small_decision(title)
    assert len({choice(Search(seed, simulations=5, temperature=50.0), game) for seed in range(12)}) > 1
    assert Search(1, simulations=5).with_luck({1: 0.0, 2: 1.0}, judge) == {1: 0.0, 2: 1.0}
    player, heat = Search(1, temperature=0.5), 0.5 * judge.swing * judge.level.heat * judge.level.slips
    drawn = [best_answer(player.with_luck({1: 0.0, 2: heat}, judge)) for _ in range(3000)]
    assert drawn.count(2) / len(drawn) == pytest.approx(exp(1) / (1 + exp(1)), abs=0.03)


def small_decision(title: str) -> tuple[smallwars.Game, Evaluator]:
    """A decision that is not searched, with several answers that are worth a look."""
    judge, player = evaluator(find(title)), Greedy(1)
    game = in_order.new(title, seed=1)
    while (question := game.question()) is not None:
        if question.kind not in judge.search.searched and len(judge.considered(game, question)) > 2:
            return game, judge
        game.choose(player.choose(game, actor_of(game)))
    raise AssertionError("no such decision")


def test_worse_turns_are_drawn_by_softmax_from_all_that_are_compared() -> None:
    """The luck of a turn stays with it from round to round, so that it may lead it past better ones to the end."""
    game = midway("cyprus", 3)
    question, judge = game.question(), evaluator(find("cyprus"))
    assert question is not None
    search = TurnSearch(Search(1, simulations=5, temperature=0.5), game, actor_of(game), question, judge)
    turns = [Turn([at], None, 1) for at in range(3)]
    for at, turn in enumerate(turns):
        turn.values = [at * judge.swing / 2]
    drawn = []
    for _ in range(3000):
        search.draw_luck(turns)
        assert search.sorted(turns) == search.sorted(turns[::-1])
        drawn.append(search.sorted(turns)[0].answers[0])
    for at in range(3):
        assert drawn.count(at) / len(drawn) == pytest.approx(exp(at) / fsum(exp(each) for each in range(3)), abs=0.03)
