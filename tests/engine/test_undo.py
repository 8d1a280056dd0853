"""Taking back: one choice at a time, never past a die, a reveal or another player's choice."""

from __future__ import annotations

from random import Random

import pytest

import smallwars
from tests.engine.playing import asked, facts, frozen, ids, random_game, walk
from tests.harness import cyprus


def test_a_choice_can_be_taken_back() -> None:
    game = cyprus(troodos="1C", paphos="1U").game
    before = facts(game)
    game.choose("limited")
    game.undo()
    assert facts(game) == before and game.choices == 0


def test_several_choices_can_be_taken_back_one_by_one() -> None:
    game = cyprus(troodos="1C", paphos="1U").game
    stations = []
    for choice in ("op", "recruit", "paphos", "limassol"):
        stations.append(facts(game))
        game.choose(choice)
    while stations:
        game.undo()
        assert facts(game) == stations.pop()
    with pytest.raises(smallwars.NothingToUndo):
        game.undo()


def test_another_choice_can_be_made_after_a_takeback() -> None:
    table = cyprus(troodos="1C", paphos="1U").play("limited recruit")
    table.game.choose("paphos")
    straight = cyprus(troodos="1C", paphos="1U").play("limited recruit limassol")
    table.game.undo("eoka")
    table.play("limassol")
    assert facts(table.game) == facts(straight.game)


def test_nothing_can_be_taken_back_before_the_first_choice() -> None:
    for game in (smallwars.new("cyprus", seed=1), cyprus(paphos="1U").game):
        before = facts(game)
        with pytest.raises(smallwars.NothingToUndo):
            game.undo()
        assert facts(game) == before


def test_a_die_cannot_be_taken_back() -> None:
    table = cyprus(paphos="1U", troodos="1C").play("limited sabotage paphos done")
    table.game.choose("4")
    before = facts(table.game)
    with pytest.raises(smallwars.NothingToUndo, match="chance"):
        table.game.undo()
    assert facts(table.game) == before


def test_a_die_thrown_by_the_seed_cannot_be_taken_back() -> None:
    position = cyprus(paphos="1U", nicosia="1P").position
    game = smallwars.from_position(position, seed=1)
    for choice in ("limited", "sabotage", "paphos"):
        game.choose(choice)
    with pytest.raises(smallwars.NothingToUndo, match="chance"):
        game.undo()


def test_a_choice_before_a_die_that_is_still_to_be_thrown_can_be_taken_back() -> None:
    table = cyprus(paphos="1U", troodos="1C").play("limited sabotage done")
    assert table.actor == "chance"
    table.game.undo()
    assert table.kind == "sabotage.cache"


def test_a_revealed_card_cannot_be_taken_back() -> None:
    table = cyprus(boxes={"limited": "british"}).play("pass.op")
    assert table["card"] == "C1"
    before = facts(table.game)
    with pytest.raises(smallwars.NothingToUndo, match="reveal"):
        table.game.undo()
    assert facts(table.game) == before


def test_a_choice_after_a_reveal_can_be_taken_back_but_no_more() -> None:
    table = cyprus(boxes={"limited": "british"}, troodos="1C").play("pass.op")
    before = facts(table.game)
    table.play("op")
    table.game.undo()
    assert facts(table.game) == before
    with pytest.raises(smallwars.NothingToUndo):
        table.game.undo()


@pytest.mark.usefixtures("toy")
def test_what_a_player_has_peeked_at_cannot_be_taken_back() -> None:
    game = smallwars.new("toy", seed=1)
    game.choose("peek")
    with pytest.raises(smallwars.NothingToUndo, match="reveal"):
        game.undo()


def test_a_faction_takes_back_only_its_own_choice() -> None:
    table = cyprus(troodos="1C", paphos="1U").play("event unshaded")
    assert table.actor == "british"
    for faction, undone in (("british", False), ("eoka", True)):
        game = table.game.fork()
        if undone:
            game.undo(faction)
            assert ids(game) == ["unshaded", "shaded"]
            continue
        before = facts(game)
        with pytest.raises(smallwars.NothingToUndo, match="eoka"):
            game.undo(faction)
        assert facts(game) == before


def test_an_edit_is_not_taken_back_as_a_choice() -> None:
    table = cyprus(troodos="1C", paphos="1U").play("limited")
    table.game.edit({"political_will": 3})
    before = facts(table.game)
    with pytest.raises(smallwars.NothingToUndo):
        table.game.undo()
    assert facts(table.game) == before


def test_a_choice_after_an_edit_can_be_taken_back_and_the_edit_stays() -> None:
    table = cyprus(troodos="1C", paphos="1U").play("limited")
    table.game.edit({"political_will": 3})
    before = facts(table.game)
    table.play("recruit")
    table.game.undo()
    assert facts(table.game) == before and table["political_will"] == 3


def test_a_comment_on_the_choice_taken_back_goes_and_an_earlier_one_stays() -> None:
    game = cyprus(troodos="1C", paphos="1U").game
    game.comment("first")
    game.choose("limited")
    game.comment("second")
    game.choose("recruit")
    game.comment("third")
    game.undo()
    assert "; second" in game.record() and "; third" not in game.record()
    game.undo()
    assert "; first" in game.record() and "; second" not in game.record()


def test_every_takeback_of_random_games_leads_back_and_can_be_played_again() -> None:
    undone = 0
    for seed in range(3):
        rng = Random(seed)
        for game in walk(smallwars.new("cyprus", seed=seed), Random(seed)):
            before, fork, choice, actor = short(game), game.fork(), rng.choice(ids(game)), decider(game)
            fork.choose(choice)
            after = short(fork)
            try:
                fork.undo(actor)
            except smallwars.NothingToUndo:
                assert short(fork) == after
                continue
            assert short(fork) == before
            fork.choose(choice)
            assert short(fork) == after
            undone += 1
    assert undone > 100


def short(game: smallwars.Game) -> tuple[str, str, int, str]:
    """What there is to see of a game, without the sentences."""
    return frozen(game), asked(game), len(game.log), game.record()


def test_a_takeback_is_refused_exactly_where_chance_or_a_reveal_came_between() -> None:
    for seed in range(3):
        for game in walk(smallwars.new("cyprus", seed=seed), Random(seed)):
            fork, card, choices, actor = game.fork(), game.position()["card"], game.choices, decider(game)
            fork.choose(ids(fork)[-1])
            chance = fork.decision is not None and fork.choices > choices + 1
            revealed = fork.position()["card"] != card
            if chance or revealed:
                with pytest.raises(smallwars.NothingToUndo):
                    fork.undo(actor)
            else:
                fork.undo(actor)
                assert asked(fork) == asked(game)


def test_one_takeback_after_another_stops_at_another_players_choice() -> None:
    stopped = 0
    for seed in range(3):
        before: str | None = None
        for game in walk(smallwars.new("cyprus", seed=seed), Random(seed)):
            fork, actor = game.fork(), decider(game)
            before, other = actor, before
            if other in (actor, None) or actor is None:
                continue
            fork.choose(ids(fork)[-1])
            if undone(fork):
                with pytest.raises(smallwars.NothingToUndo):
                    fork.undo()
                stopped += 1
    assert stopped > 10


def undone(game: smallwars.Game) -> bool:
    """Whether the last choice could be taken back."""
    try:
        game.undo()
    except smallwars.NothingToUndo:
        return False
    return True


def decider(game: smallwars.Game) -> str | None:
    """Who is to decide; nobody when the game is over."""
    return None if game.decision is None else game.decision.actor


def test_a_takeback_too_many_is_refused_on_a_fork_as_well() -> None:
    table = cyprus(card="C11", paphos="1U", nicosia="3T", akrotiri="2T").play("event unshaded op deploy")
    for kind in ("operation", "action"):
        table.game.undo()
        assert (table.actor, table.kind) == ("british", kind)
    before = facts(table.game)
    for game in (table.game, table.game.fork()):
        with pytest.raises(smallwars.NothingToUndo, match="eoka"):
            game.undo()
        assert facts(game) == before


def test_after_a_new_choice_takebacks_start_anew() -> None:
    table = cyprus(card="C11", troodos="1C", paphos="1U").play("event unshaded op")
    table.game.undo()
    table.play("limited")
    table.game.undo()
    assert table.kind == "action" and table.actor == "british"


def test_the_record_after_takebacks_replays_to_the_same_game() -> None:
    game = cyprus(troodos="1C", paphos="1U").play("op recruit paphos limassol").game
    game.undo()
    game.undo()
    game.choose("larnaca")
    again = smallwars.replay(game.record())
    assert facts(again)[0] == facts(game)[0] and again.record() == game.record()


def test_a_game_that_ended_with_a_revealed_card_cannot_be_taken_back() -> None:
    game = random_game(1)
    assert game.decision is None
    with pytest.raises(smallwars.NothingToUndo):
        game.undo()


@pytest.mark.usefixtures("toy")
def test_a_winning_choice_can_be_taken_back() -> None:
    game = smallwars.new("toy", seed=1, options={"stones": 3})
    before = facts(game)
    game.choose("3")
    assert game.result is not None
    game.undo()
    assert game.result is None and facts(game) == before
