"""Random games whose picks come in any order: what bots may answer people may too, looks change nothing, picks commute.

`python -m tests.sweeps.any_order 10000` shuffles so many series of picks of each title.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from random import Random
from typing import Any

import smallwars
from smallwars import Game
from smallwars.engine.frame import LOOK, State
from smallwars.engine.log import Log
from smallwars.engine.picks import Pick
from smallwars.engine.question import CHANCE
from tests.built_in import TITLES

MOST_DECISIONS = 20_000
FEWEST_PICKS = 2
TRIES = 4
"""The orders in which one series is played again."""
SIDE_BY_SIDE = ("squares",)
"""Fields of a position whose entries stand in the order in which they came, which says nothing."""


WHICH_OF_EQUALS = ("marked", "marked_squares", "combine")
"""Fields of a position, and an option, that tell equal units apart by what was done with them before: in another order
another of them may have moved.
"""


class Shuffled:
    """How many shuffled series led to the same position, and how many were refused by which rules."""

    def __init__(self) -> None:
        self.same = 0
        self.refused: dict[str, int] = {}

    @property
    def total(self) -> int:
        """All shuffled series."""
        return self.same + sum(self.refused.values())

    def __str__(self) -> str:
        return f"{self.total} shuffles, {self.same} to the same position, refused: {self.refused}"


def free_games(title: str, seeds: range, options: dict[str, Any] | None = None) -> Iterator[tuple[Game, Random]]:
    """Random games in any order, each at every question, with what chooses in it."""
    for seed in seeds:
        game, rng = smallwars.new(title, seed=seed, options=options, any_order=True), Random(seed)
        decisions = 0
        while (question := game.question()) is not None:
            assert (decisions := decisions + 1) < MOST_DECISIONS, f"{title} {seed} does not end"
            yield game, rng
            answer = rng.choice(question.answers)
            check_looks(game, answer)
            game.apply(question, answer)
        assert game.title.faults(game.state) == [], f"{title} {seed}"


def check_bots_may_answer(game: Game) -> None:
    """What bots are asked is a part of what people are asked; where bots are asked nothing, `done` is an answer."""
    question, state = game.question(), game.state
    assert question is not None
    ordered = state.stack[-1].ask(state.board)
    words = [game.title.word(answer) for answer in question.answers]
    if ordered is None:
        assert words[-1] == "done", f"{question.kind}: {words}"
    else:
        asked = [word for word in map(game.title.word, ordered.answers) if word != "again"]
        assert asked and {*asked} <= {*words}, f"{question.kind}: bots {asked}, people {words}"


def check_refusals(game: Game) -> None:
    """No refusal speaks of an order that only bots keep."""
    for option, refusal in game.refusals().items():
        assert "order" not in refusal.key and refusal.key != "leaves-too-few", f"{option}: {refusal}"


def check_looks(game: Game, answer: int) -> None:
    """An only answer that is a look leaves board, log, reveals and whose turn it is as they are."""
    state = game.state.fork(Log(game.title.sentence, [], []))
    actor = game.state.pending.actor if game.state.pending is not None else CHANCE
    state.answer(answer)
    while state.stack:
        frame = state.stack[-1]
        question = frame.in_any_order().ask(state.board)
        if question is None:
            state.stack.pop()
            frame.go(state)
        elif len(question.answers) > 1 or question.actor == CHANCE:
            return
        elif frame.weight(state.board, question.answers[0]) == LOOK:
            before = seen(game, state)
            state.has_looked = True
            state.stack.pop()
            state.taker(frame, question.answers[0]).take(state, question.answers[0])
            after = state.question()
            assert after is not None and after.actor == question.actor, f"{question.kind} ends a turn"
            assert seen(game, state) == before or actor != question.actor, f"{question.kind} is more than a look"
            return
        elif state.goes_by_itself(frame, question):
            state.stack.pop()
            state.taker(frame, question.answers[0]).take(state, question.answers[0])
        else:
            return


def seen(game: Game, state: State[Any]) -> str:
    """The board, the length of the log and the reveals, as text."""
    lines = 0 if state.log is None else len(state.log.entries)
    return json.dumps([game.title.board_position(state.board), lines, state.reveals])


def is_whole(picks: list[Pick], game: Game) -> bool:
    """Whether a series can be shuffled: it has several picks, and the last of them is made."""
    return len(picks) >= FEWEST_PICKS and game.state.stack[-1].opens_pick(game.state.board)


def shuffle(game: Game, picks: list[Pick], rng: Random, tally: Shuffled) -> None:
    """Make the picks of a series again in other orders: the same comes of it, or a rule refuses one of them."""
    for _ in range(TRIES):
        order = rng.sample(picks, len(picks))
        again = game.fork()
        again.rewind(picks[0].start)
        refused = next((pick for pick in order if not again.make_again(pick)), None)
        if refused is None:
            assert outcome(again) == outcome(game), f"{order} for {picks} in {game.record()}"
            tally.same += 1
        else:
            tally.refused[why(again, refused)] = tally.refused.get(why(again, refused), 0) + 1


def why(game: Game, pick: Pick) -> str:
    """The key of the rule that refuses a pick now; never that of an order."""
    refusals = game.refusals()
    decision = game.decision
    asked = "" if decision is None else decision.kind
    key = next((refusals[word].key for word in pick.words if word in refusals), f"not asked at {asked}")
    assert "order" not in key, f"{pick} refused: {key}"
    return key


def outcome(game: Game) -> str:
    """The position without the order in which it came about, and what is asked."""
    position = {name: value for name, value in game.position().items() if name != "pending"}
    decision = game.decision
    options = set() if decision is None else {option.id for option in decision.options}
    options.difference_update(WHICH_OF_EQUALS)
    return json.dumps([unordered(position), "" if decision is None else decision.kind, sorted(options)], sort_keys=True)


def unordered(value: Any, name: str = "") -> Any:
    """The value with lists sorted that stand in the order in which their entries came."""
    if isinstance(value, dict):
        named = {key: units_at(value, key) for key in value if key.endswith("_squares")}
        told = {key: each for key, each in {**value, **named}.items() if key not in WHICH_OF_EQUALS}
        return {key: unordered(each, key) for key, each in told.items()}
    if isinstance(value, list) and name in SIDE_BY_SIDE:
        return sorted(value, key=str)
    return [unordered(each) for each in value] if isinstance(value, list) else value


def units_at(region: dict[str, Any], name: str) -> list[str]:
    """The units in the squares of a Region whose numbers that field holds; which of two squares it is says nothing."""
    return sorted([region["squares"][number] for number in region[name]])


def sweep(title: str, seeds: range, enough: int, options: dict[str, Any] | None = None) -> Shuffled:
    """Play random games and shuffle their series of picks, until there were enough shuffles or games."""
    tally = Shuffled()
    for game, rng in free_games(title, seeds, options):
        check_bots_may_answer(game)
        check_refusals(game)
        if game.state.stack[-1].opens_pick(game.state.board) and rng.random() < 0.3:
            picks = game.picks()
            if is_whole(picks, game):
                shuffle(game, picks, rng, tally)
        if tally.total >= enough:
            break
    return tally


if __name__ == "__main__":
    for each in sys.argv[2:] or TITLES:
        print(each, sweep(each, range(1_000_000), int(sys.argv[1])), flush=True)
