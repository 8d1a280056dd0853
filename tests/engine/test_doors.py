"""What a game tells about its past and its chance, and its way into copies, pickles and a prompt."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from random import Random

import pytest

import smallwars
from smallwars import Game
from smallwars.engine.chance import START, ChancePosition, Manual, Scripted, Seeded, seeded
from smallwars.engine.game import EDIT
from tests.built_in import TITLES
from tests.engine.playing import asked, facts, frozen, ids, played, python, random_game, walk
from tests.harness import cyprus, forced

each_title = pytest.mark.parametrize("title", TITLES)


def pickled(game: Game) -> Game:
    again = pickle.loads(pickle.dumps(game))
    assert isinstance(again, Game)
    return again


def everything(game: Game) -> tuple[object, ...]:
    """All there is to see of a game, and what it would take back."""
    return facts(game), game.history, game.chance_position, game.seed, game.undoable()


# The past


def test_the_history_holds_the_answer_of_every_step() -> None:
    table = cyprus(troodos="1C", paphos="1U").play("limited")
    table.game.edit({"political_will": 3})
    limited, edit = table.game.history
    assert (table.game.title.word(limited), edit) == ("limited", EDIT)


def test_a_game_is_rewound_past_dice_and_the_choices_of_others() -> None:
    game, stations = smallwars.new("cyprus", seed=4), dict[int, tuple[object, ...]]()
    for now in walk(game, Random(4), 60):
        stations[now.choices] = everything(now)[:-1]
    for steps in (*sorted(stations, reverse=True)[::7], min(stations)):
        game.rewind(steps)
        assert everything(game)[:-1] == stations[steps]


def test_a_rewound_game_rolls_the_same_dice_again() -> None:
    game = played(smallwars.new("cyprus", seed=4), Random(4), 60)
    before, middle = facts(game), game.choices // 2
    later = game.history[middle:]
    game.rewind(middle)
    for answer in later:
        question = game.state.question()
        assert question is not None
        game.answer(answer) if question.actor else game.roll()
    assert facts(game) == before


@pytest.mark.parametrize("steps", [-1, 1])
def test_a_game_is_not_rewound_to_where_it_never_was(steps: int) -> None:
    game = cyprus(paphos="1U").game
    before = facts(game)
    with pytest.raises(IndexError, match="0 steps"):
        game.rewind(steps)
    assert facts(game) == before


@each_title
def test_a_walk_shows_the_game_before_each_step(title: str) -> None:
    game = smallwars.new(title, seed=2)
    stations = {now.choices: (frozen(now), asked(now)) for now in walk(game, Random(2), 40)}
    steps = 0
    for step in game.walk():
        steps += 1
        assert step.question is not None and step.answer in step.question.answers
        if step.game.choices in stations:
            assert (frozen(step.game), asked(step.game)) == stations.pop(step.game.choices)
    assert steps == game.choices and not stations


def test_a_walk_tells_where_the_table_was_set_up_by_hand() -> None:
    table = cyprus(troodos="1C", paphos="1U").play("limited")
    table.game.edit({"political_will": 3})
    table.play("recruit")
    assert [step.question is None for step in table.game.walk()] == [False, True, False]
    assert [step.answer for step in table.game.walk()] == list(table.game.history)


def test_what_is_done_with_a_fork_of_a_walk_leaves_the_game_and_the_walk_alone() -> None:
    game = random_game(3, 30)
    before, answers = facts(game), list[int]()
    for step in game.walk():
        answers.append(step.answer)
        played(step.game.fork(), Random(1), 3)
    assert tuple(answers) == game.history and facts(game) == before


def test_games_that_were_copied_from_one_another_know_it() -> None:
    game = random_game(3, 10)
    assert game.is_copy_of(game.fork()) and game.fork().is_copy_of(played(game.fork(), Random(1), 3))
    assert not game.is_copy_of(random_game(3, 10)) and not game.is_copy_of(pickled(game))


# Chance


def test_the_seed_is_known_where_there_is_one() -> None:
    assert smallwars.new("cyprus", seed=7).seed == 7
    assert smallwars.new("cyprus", seed=1 << 80).seed == 1 << 80
    assert smallwars.new("cyprus", chance="manual").seed is None
    assert smallwars.new("cyprus", chance=["C1"]).seed is None


def test_the_chance_position_counts_results_and_cards() -> None:
    table = cyprus(paphos="1U", troodos="1C").play("limited sabotage done")
    assert table.game.chance_position == START
    table.play("{4}")
    assert table.game.chance_position == ChancePosition(1, 0) != START
    assert smallwars.new("kenya", seed=1).chance_position == START
    assert random_game(1, 30).chance_position.cards > 3


def test_a_game_goes_on_from_a_chance_position_that_it_was_handed() -> None:
    game = random_game(6, 40)
    here = smallwars.from_position(game.position(), seed=6)
    here.chance_position = game.chance_position
    assert here.chance_position == game.chance_position
    assert frozen(played(here, Random(9), 60)) == frozen(played(game, Random(9), 60))


def test_a_chance_position_stays_through_takebacks_forks_and_pickles() -> None:
    game = smallwars.from_position(cyprus(paphos="1U", nicosia="1P").position, seed=6)
    game.chance_position = ChancePosition(17, 30)
    game.choose("limited")
    game.undo()
    assert game.chance_position == game.fork().chance_position == pickled(game).chance_position
    assert game.chance_position == ChancePosition(17, 30)


def test_a_chance_position_says_what_it_holds() -> None:
    assert repr(ChancePosition(1, 2)) == "ChancePosition(results=1, cards=2)"
    assert len({ChancePosition(1, 2), ChancePosition(1, 2), START}) == 2


def test_a_game_tells_whether_dice_were_rolled_since() -> None:
    table = cyprus(paphos="1U", troodos="1C")
    start = table.game.fork()
    assert not table.play("limited sabotage done").game.rolled_since(start)
    assert table.play("{4}").game.rolled_since(start)


def test_a_copy_with_another_driver_rolls_other_dice_from_the_first_on() -> None:
    game = random_game(6, 40)
    before = facts(game)
    asking, scripted = game.with_driver(Manual()), game.with_driver(Scripted(["6"]))
    assert facts(game) == before == facts(game.with_driver(Seeded(6)))
    assert (asking.seed, scripted.seed, asking.history) == (None, None, game.history)
    assert asking.chance_position == START
    assert played(asking, Random(1), 200).choices > game.choices


def test_a_game_begins_from_a_state_of_another() -> None:
    game = random_game(6, 40)
    begun = game.begun_from(game.state.fork(None), Seeded(3))
    assert (frozen(begun), begun.history, begun.seed) == (frozen(game), (), 3)
    begun.choose(ids(begun)[0])
    assert begun.choices >= 1


# Copies


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, pickled])
def test_a_copy_is_equal_and_independent(copied: Callable[[Game], Game]) -> None:
    game = random_game(5, 50)
    before = everything(game)
    twin = copied(game)
    assert everything(twin) == before
    end = facts(played(twin, Random(5), 50))
    assert everything(game) == before != end
    assert facts(played(game, Random(5), 50)) == end


@each_title
def test_games_of_every_title_go_through_a_pickle_at_every_turn(title: str) -> None:
    game = smallwars.new(title, seed=3)
    assert everything(pickled(game)) == everything(game)
    for now in walk(game, Random(3), 80):
        if now.choices % 9 == 0:
            assert everything(pickled(now)) == everything(now)


def test_a_game_that_nobody_has_looked_at_goes_through_a_pickle() -> None:
    game = smallwars.new("cyprus", seed=3)
    twin = pickled(game)
    assert (twin.history, facts(twin)) == ((), facts(game))


def test_edits_comments_and_takebacks_go_through_a_pickle() -> None:
    table = cyprus(card="C11", paphos="1U", nicosia="3T", akrotiri="2T").play("event unshaded")
    table.game.comment("A strange day.")
    table.game.edit({"political_will": 3})
    table.play("op deploy")
    table.game.comment("And a stranger night.")
    table.game.undo()
    twin = pickled(table.game)
    assert everything(twin) == everything(table.game)
    assert "A strange day." in twin.record() and '"political_will": 3' in twin.record()
    twin.undo()
    for game in (twin, pickled(twin)):
        with pytest.raises(smallwars.NothingToUndo):
            game.undo()


@pytest.mark.usefixtures("toy")
def test_an_answer_taken_by_itself_may_still_be_given_after_a_pickle() -> None:
    position = {"title": "toy", "left": 2, "gambled": 6, "peeked": 6, "lucky": 3}
    game = smallwars.from_position(position, seed=1, any_order=False)
    game.choose("1")
    twin = pickled(game)
    assert len(forced(twin)) == 1
    twin.choose("1")
    assert twin.choices == 1 and forced(twin) == []
    with pytest.raises(smallwars.IllegalChoice, match="the game is over"):
        pickled(twin).choose("1")


@pytest.mark.parametrize("chance", ["manual", ["3", "4"]])
def test_chance_by_hand_and_by_script_go_through_a_pickle(chance: str | list[str]) -> None:
    game = smallwars.from_position(cyprus(paphos="1U", troodos="1C").position, chance=chance)
    for choice in ("limited", "sabotage"):
        game.choose(choice)
    assert everything(pickled(game)) == everything(game)


def test_a_game_without_a_log_has_none_after_a_pickle() -> None:
    game = smallwars.new("cyprus", seed=1, log=False)
    assert game.log == [] and pickled(game).state.log is None


def test_drivers_go_through_a_pickle() -> None:
    for seed in (5, 1 << 80):
        again = pickle.loads(pickle.dumps(seeded(seed)))
        assert (type(again), again.seed) == (type(seeded(seed)), seed)
    assert type(pickle.loads(pickle.dumps(Manual()))) is Manual
    assert pickle.loads(pickle.dumps(Scripted(["1"]))).script == ["1"]


def test_another_process_reads_a_pickle() -> None:
    game = random_game(5, 30)
    code = "import pickle, sys; print(pickle.loads(bytes.fromhex(sys.argv[1])).record(), end='')"
    assert python(code, [pickle.dumps(game).hex()]) == game.record()


# At a prompt


def test_a_game_says_who_decides_what() -> None:
    assert repr(cyprus(paphos="1U").game) == "Game(cyprus, 0 steps, eoka decides action)"
    assert repr(cyprus(paphos="1U", troodos="1C").play("limited sabotage done").game).endswith("chance decides die)")


def test_a_game_says_how_it_ended() -> None:
    game = random_game(1)
    assert game.result is not None
    assert repr(game) == f"Game(cyprus, {game.choices} steps, {game.result.winner} won, {game.result.grade})"


def test_a_look_at_a_prompt_changes_nothing() -> None:
    game = smallwars.new("cyprus", seed=3)
    assert repr(game).endswith("eoka decides action)") and game.history == ()


@pytest.mark.usefixtures("toy")
def test_a_script_that_has_run_out_does_not_spoil_the_look() -> None:
    game = smallwars.new("toy", chance=["6"])
    game.choose("gamble")
    assert repr(game) == "Game(toy, 2 steps, chance decides die)"
