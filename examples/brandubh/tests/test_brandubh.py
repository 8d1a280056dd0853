"""The rules of Brandubh, each by its number."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import brandubh
import pytest

import smallwars
from smallwars.bots import Greedy
from smallwars.engine.registry import find
from smallwars.reading.rules import digest
from smallwars.texts.check import faults


def position(side: str, **squares: str) -> smallwars.Game:
    """A game from a position: `d4="king"`."""
    return smallwars.from_position({"title": "brandubh", "to_move": side, "squares": squares})


def standing(game: smallwars.Game) -> dict[str, Any]:
    """What stands where."""
    return {square: piece for square, piece in game.position()["squares"].items() if piece}


def options(game: smallwars.Game) -> set[str]:
    """What may be chosen now."""
    assert game.decision is not None
    return {option.id for option in game.decision.options}


def moved(game: smallwars.Game, *squares: str) -> smallwars.Game:
    """The game after these choices; a piece that alone can move is taken by itself."""
    for square in squares:
        game.choose(square)
    return game


def test_1_2_a_cross_of_thirteen_and_the_attackers_begin() -> None:
    game = smallwars.new("brandubh", seed=1)
    assert game.decision is not None and game.decision.actor == "attackers"
    assert sorted(standing(game).values()) == ["attacker"] * 8 + ["defender"] * 4 + ["king"]
    assert standing(game)["d4"] == "king" and standing(game)["d7"] == "attacker"


def test_2_2_everybody_crosses_the_empty_throne_and_nobody_jumps() -> None:
    game = moved(position("attackers", d2="attacker", d6="defender", g1="attacker", a2="king"), "d2")
    assert {"d3", "d5"} <= options(game) and not {"d4", "d6", "d7"} & options(game)


def test_2_3_only_the_king_stops_on_the_throne_and_in_the_corners() -> None:
    game = moved(position("attackers", a4="attacker", b2="attacker", f6="king"), "a4")
    with pytest.raises(smallwars.IllegalChoice, match=r"\(2\.3\)"):
        game.choose("a7")
    king = moved(position("defenders", a4="king", g6="defender", c2="attacker"), "a4")
    assert {"a7", "a1", "d4"} <= options(king)


def test_3_1_a_man_between_two_enemies_is_taken() -> None:
    game = moved(position("attackers", c3="defender", b3="attacker", d6="attacker", g6="king"), "d6", "d3")
    assert "c3" not in standing(game)


def test_3_1_who_moves_in_between_is_safe() -> None:
    game = moved(position("defenders", b3="attacker", d3="attacker", c6="defender", g5="king"), "c6", "c3")
    assert standing(game)["c3"] == "defender"


def test_3_1_the_king_takes_part() -> None:
    game = moved(position("defenders", c3="attacker", b3="defender", d6="king", g1="attacker"), "d6", "d3")
    assert "c3" not in standing(game)


def test_3_2_a_corner_and_the_empty_throne_are_hostile() -> None:
    corner = moved(position("attackers", b1="defender", c5="attacker", g6="king"), "c5", "c1")
    throne = moved(position("attackers", d3="defender", a2="attacker", g6="king", g1="attacker"), "a2", "d2")
    assert "b1" not in standing(corner) and "d3" not in standing(throne)


def test_4_1_away_from_the_throne_the_king_is_taken_from_two_sides() -> None:
    game = moved(position("attackers", b6="king", a6="attacker", c2="attacker"), "c2", "c6")
    assert game.result is not None and (game.result.winner, game.result.key) == ("attackers", "king-taken")


def test_4_2_beside_the_throne_the_king_is_taken_from_all_sides() -> None:
    two = moved(position("attackers", d3="king", c3="attacker", e6="attacker"), "e6", "e3")
    all_sides = moved(position("attackers", d3="king", c3="attacker", e3="attacker", d1="attacker"), "d1", "d2")
    assert two.result is None and all_sides.result is not None and all_sides.result.key == "king-taken"


def test_5_1_the_king_in_a_corner_wins() -> None:
    game = moved(position("defenders", a4="king", g6="defender", c2="attacker"), "a4", "a7")
    assert game.result is not None and (game.result.winner, game.result.key) == ("defenders", "king-escaped")


def test_5_3_who_cannot_move_loses() -> None:
    shut_in = moved(position("defenders", a2="attacker", b2="defender", a5="defender", g5="king"), "a5", "a3")
    assert shut_in.result is not None and (shut_in.result.winner, shut_in.result.key) == ("defenders", "no-move")


def test_5_4_forty_moves_without_a_capture_are_a_draw() -> None:
    game = smallwars.new("brandubh", seed=1)
    there_and_back = ("a4", "a3", "d3", "c3", "a3", "a4", "c3", "d3")
    for _ in range(10):
        moved(game, *there_and_back)
    assert game.result is not None and (game.result.winner, game.result.key) == (None, "no-capture")


@pytest.mark.parametrize("seed", range(5))
def test_a_game_ends_and_replays(seed: int) -> None:
    game, rng = smallwars.new("brandubh", seed=seed), Random(seed)
    while game.decision is not None:
        assert smallwars.from_position(game.position()).position() == game.position()
        game.choose(rng.choice(game.decision.options).id)
    assert smallwars.replay(game.record()).position() == game.position()


# Its parts


def test_the_picture_is_its_own_and_shows_every_piece() -> None:
    picture = smallwars.new("brandubh", seed=1).svg()
    assert picture.count("<title>attacker, ") == 8 and picture.count("<title>king, d4<") == 1


def test_a_bot_goes_to_the_corner_that_is_open() -> None:
    game, bot = position("defenders", a4="king", g6="defender", c2="attacker"), Greedy(seed=1)
    while game.decision is not None and game.decision.actor == "defenders":
        game.choose(bot.choose(game, "defenders"))
    assert game.result is not None and game.result.winner == "defenders"


def test_it_speaks_two_languages() -> None:
    game = moved(smallwars.new("brandubh", seed=1), "a4")
    assert game.decision is not None
    assert (
        game.decision.text("en") == "Where does a4 move?" and game.decision.text("ja") == "a4の駒をどこへ動かしますか。"
    )
    game.choose("a3")
    assert [entry.text("en") for entry in game.log] == ["The attacker on a4 moves to a3."]
    assert game.log[0].text("ja") == "攻撃の駒がa4からa3へ動きました。"


def test_the_digest_tells_every_rule_in_both_languages() -> None:
    title = find("brandubh")
    numbers = [*digest(title, "en")]
    assert numbers == [*digest(title, "ja")] and numbers[0] == "1.1" and numbers[-1] == "5.4"
    assert [*faults("ja", Path(brandubh.__file__).parent)] == []
