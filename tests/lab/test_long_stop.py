"""The laboratory ends a game without an agreed end; the table does not."""

from __future__ import annotations

from smallwars.bots import bot
from smallwars.lab.matches.games import Watch, drive
from smallwars.lab.running.long_stop import is_stopped
from tests import in_order

ENDLESS = {"end_turn": 0}


def test_a_game_that_has_come_to_the_long_stop_is_a_draw() -> None:
    game = in_order.new("greek_civil_war", seed=1, options=ENDLESS)
    for _ in range(30):
        game.choose(game.decision.options[0].id)  # type: ignore[union-attr]
    assert not is_stopped(game) and game.result is None
    assert is_stopped(game, longest=20)
    assert game.decision is None and game.result is not None
    assert (game.result.winner, game.result.grade, game.result.key) == (None, "draw", "long-stop")
    assert not is_stopped(game, longest=20)


def test_a_game_without_an_agreed_end_is_driven_to_its_end() -> None:
    game = in_order.new("greek_civil_war", seed=2, options=ENDLESS, log=False)
    drive(game, {faction: bot("random", 1) for faction in game.title.actors[1:]}, Watch(game.title.turns))
    assert game.result is not None
