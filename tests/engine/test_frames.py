"""A state is a board and a stack of frames: what is done when, what is asked, what is taken by itself."""

from __future__ import annotations

from typing import Any

import pytest

import smallwars
from smallwars.engine.frame import Board, Frame, State, fields_of
from smallwars.engine.log import Log
from smallwars.engine.question import CHANCE, Question, number
from smallwars.engine.registry import find
from smallwars.kit.data_title import DataTitle
from tests.built_in import TITLES
from tests.engine import toy as stones
from tests.engine.playing import asked, frozen, ids


class Trace(Board):
    """What was done, in order."""

    def __init__(self, done: list[int]) -> None:
        self.done = done

    def copy(self) -> Trace:
        return Trace(self.done.copy())


class Do(Frame[Trace]):
    """Nothing to ask."""

    def __init__(self, what: int) -> None:
        self.what = what

    def go(self, state: State[Trace]) -> None:
        state.board.done.append(self.what)


class Choose(Frame[Trace]):
    """Numbers from 1 up to `most`; the answer is done, then the rest again."""

    def __init__(self, most: int, times: int = 1) -> None:
        self.most = most
        self.times = times

    def ask(self, board: Trace) -> Question | None:
        return Question(1, "choose", "1", [number(n) for n in range(1, self.most + 1)])

    def take(self, state: State[Trace], answer: int) -> None:
        state.board.done.append(answer - number(0))
        if self.times > 1:
            state.push(Choose(self.most, self.times - 1))


class Several(Frame[Trace]):
    """Pushes frames: all at once, or one by one."""

    def __init__(self, at_once: int) -> None:
        self.at_once = at_once

    def go(self, state: State[Trace]) -> None:
        if self.at_once:
            state.push_all([Do(1), Do(2), Do(3)])
        else:
            for what in (1, 2, 3):
                state.push(Do(what))


class End(Frame[Trace]):
    """The game is over."""

    def go(self, state: State[Trace]) -> None:
        state.finish(2, "grade", "reason")


def sentence(language: str, verb: str, args: tuple[int, int, int, int]) -> str:
    return f"{language} {verb} {args}"


def state_of(*frames: Frame[Any], log: bool = True) -> State[Trace]:
    """A state that does these frames, the first of them first."""
    return State(Trace([]), list(frames[::-1]), Log(sentence, [], []) if log else None)


def test_frames_with_nothing_to_ask_are_done_from_the_top_of_the_stack() -> None:
    state = state_of(Do(1), Do(2), Do(3))
    assert state.question() is None
    assert state.board.done == [1, 2, 3]


def test_a_question_stops_the_run_and_waits() -> None:
    state = state_of(Do(1), Choose(3), Do(9))
    question = state.question()
    assert question is not None
    assert [question.actor, question.kind, question.rule] == [1, "choose", "1"]
    assert state.board.done == [1]
    assert state.question() is question
    state.answer(number(2))
    assert state.question() is None
    assert state.board.done == [1, 2, 9]


def test_a_question_with_a_single_answer_is_answered_by_itself() -> None:
    state = state_of(Choose(1), Choose(2))
    question = state.question()
    assert question is not None and len(question.answers) == 2
    assert state.board.done == [1]
    assert state.log is not None and state.log.forced == [number(1)]


def test_single_answers_are_taken_one_after_the_other() -> None:
    state = state_of(Choose(1, times=4))
    assert state.question() is None
    assert state.board.done == [1, 1, 1, 1]


def test_single_answers_are_taken_without_a_log_too() -> None:
    state = state_of(Choose(1), log=False)
    assert state.question() is None
    assert state.board.done == [1]


def test_what_is_pushed_last_is_done_next() -> None:
    state = state_of(Several(0), Do(4))
    assert state.question() is None
    assert state.board.done == [3, 2, 1, 4]


def test_what_is_pushed_together_is_done_in_its_order() -> None:
    state = state_of(Several(1), Do(4))
    assert state.question() is None
    assert state.board.done == [1, 2, 3, 4]


def test_what_an_answer_pushes_comes_before_what_waited() -> None:
    state = state_of(Choose(2, times=2), Do(9))
    for answer in (1, 2):
        state.question()
        state.answer(number(answer))
    assert state.question() is None
    assert state.board.done == [1, 2, 9]


def test_finish_leaves_nothing_to_be_done() -> None:
    state = state_of(Do(1), End(), Do(2), Choose(3))
    assert state.question() is None
    assert state.board.done == [1]
    assert state.stack == []
    assert state.outcome is not None
    assert [state.outcome.winner, state.outcome.grade, state.outcome.reason] == [2, "grade", "reason"]
    assert state.log is not None
    assert [entry.verb for entry in state.log.entries] == ["victory"]


def test_notes_are_written_only_where_there_is_a_log() -> None:
    silent, talking = state_of(log=False), state_of()
    for state in (silent, talking):
        state.note("verb", 1, 2, 3, 4)
    assert silent.log is None
    assert talking.log is not None
    assert talking.log.entries[0].text("ja") == "ja verb (1, 2, 3, 4)"
    assert repr(talking.log.entries[0]) == "<en verb (1, 2, 3, 4)>"


def test_a_forked_state_shares_no_board_stack_or_log() -> None:
    state = state_of(Choose(3, times=2))
    state.question()
    assert state.log is not None
    fork = state.fork(state.log.copy())
    fork.answer(number(3))
    fork.note("fork")
    fork.question()
    assert state.board.done == [] and fork.board.done == [3]
    assert len(state.log.entries) == 0
    state.answer(number(1))
    state.question()
    assert state.board.done == [1] and fork.board.done == [3]


def test_a_reveal_is_counted() -> None:
    state = state_of()
    state.reveal()
    assert state.reveals == 1 and state.fork(None).reveals == 1


# The same through a title outside the house

pytestmark = pytest.mark.usefixtures("toy")


def test_an_outside_title_plays_through_the_public_words() -> None:
    game = smallwars.new("toy", seed=1)
    decision = game.decision
    assert decision is not None
    assert (decision.actor, decision.kind, decision.rule) == ("red", "turn", "2.1")
    assert ids(game) == ["1", "2", "3", "gamble", "peek"]
    for choice in ("3", "3", "3", "3"):
        game.choose(choice)
    assert game.decision is None
    assert game.result is not None and game.result.winner == "blue"
    assert game.result.reason == "took the last stone"


def test_the_last_stone_is_taken_by_itself_where_bots_play_and_nothing_else_is_left() -> None:
    position = {"title": "toy", "left": 2, "gambled": 6, "peeked": 6, "lucky": 3}
    people = smallwars.from_position(position, seed=1)
    people.choose("1")
    assert ids(people) == ["1"]
    game = smallwars.from_position(position, seed=1, any_order=False)
    assert ids(game) == ["1", "2"]
    game.choose("1")
    assert game.decision is None
    assert game.result is not None and game.result.winner == "blue"


def test_every_option_of_a_toy_game_leads_to_its_end() -> None:
    """No dead state: all ways through a small game, chance included, end with a result."""
    start = smallwars.new("toy", chance="manual", options={"stones": 4}, log=False)
    start.choose("2")
    open_games, ends = [start], 0
    while open_games:
        game = open_games.pop()
        if game.decision is None:
            assert game.result is not None
            ends += 1
        for option in ids(game):
            fork = game.fork()
            fork.choose(option)
            open_games.append(fork)
    assert ends > 500


def test_a_fork_in_the_middle_of_a_frame_goes_its_own_way() -> None:
    game = smallwars.new("toy", chance="manual")
    for choice in ("3", "gamble"):
        game.choose(choice)
    fork = game.fork()
    before = frozen(game), asked(game)
    fork.choose("4")
    fork.choose("skip")
    assert (frozen(game), asked(game)) == before
    game.choose("3")
    assert game.result is not None and game.result.grade == "lucky"
    assert fork.result is None and fork.decision is not None and fork.decision.actor == "red"


def test_the_questions_of_chance_are_of_the_actor_chance() -> None:
    game = smallwars.new("toy", chance="manual")
    assert game.decision is not None
    assert (game.decision.actor, game.decision.kind) == ("chance", "lucky")
    assert game.question() is not None and stones.ACTORS[CHANCE] == "chance"


def test_the_fields_of_a_frame_are_what_its_constructor_is_given() -> None:
    assert (fields_of(Choose), fields_of(Do), fields_of(stones.Draw)) == (("most", "times"), ("what",), ())


@pytest.mark.parametrize("title", TITLES)
def test_the_frames_of_a_title_are_made_from_their_fields(title: str) -> None:
    played = find(title)
    assert isinstance(played, DataTitle)
    for frame in played.frames.values():
        values = list(range(len(fields_of(frame))))
        made = frame(*values)
        assert [getattr(made, name) for name in fields_of(frame)] == values
