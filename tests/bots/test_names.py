"""Bots by name: the grammar of a spec, its errors, the levels."""

from __future__ import annotations

import pytest

from smallwars.bots import Search, UnknownBot, bot, bots, levels, names
from smallwars.engine.errors import SmallWarsError
from smallwars.engine.registry import find
from smallwars.kit.strength import strength
from smallwars.texts import has_message
from tests.built_in import TITLES

LEVELS = ("recruit", "regular", "veteran", "commander")


def test_every_name_makes_a_bot() -> None:
    assert names()[:4] == ("random", "greedy", "search", "uct") and set(bots()) <= set(names())
    assert all(bot(name, 1) for name in names())


def test_settings_are_given_after_a_colon() -> None:
    player = bot("search:seconds=0.05,temperature=2", 1)
    assert isinstance(player, Search)
    assert player.budget.seconds == 0.05 and player.temperature == 2
    counted = bot("uct:simulations=400")
    assert counted.budget.simulations == 400  # type: ignore[attr-defined]


def test_the_levels_are_bots_with_settings() -> None:
    assert set(LEVELS) <= set(levels())
    for name, level in levels().items():
        assert has_message(("server",), f"bot-{name}") and has_message(("server",), f"bot-{name}-about")
        assert set(level) == {"bot", "settings"}
    recruit = bot("recruit:simulations=5")
    assert isinstance(recruit, Search) and recruit.temperature > 0 and recruit.budget.simulations == 5


@pytest.mark.parametrize("title", TITLES)
def test_each_level_is_clearly_better_than_the_one_below(title: str) -> None:
    """By what was measured; a veteran and a commander differ by less than so few games tell."""
    found = strength(find(title))
    assert tuple(found) == tuple(levels()) == LEVELS
    assert all(-600 < elo < 600 and 0 < half < 200 and games >= 60 for elo, half, games in found.values())
    recruit, regular, veteran, commander = found.values()
    assert recruit[0] + recruit[1] < regular[0] - regular[1] and regular[0] + regular[1] < veteran[0] - veteran[1]
    assert regular[0] + regular[1] < commander[0] - commander[1]


@pytest.mark.parametrize(("spec", "clock"), [("recruit:seconds=0.5", (0.5, 0)), ("veteran:simulations=9", (0.2, 9))])
def test_the_clock_of_a_level_gives_way_to_another(spec: str, clock: tuple[float, int]) -> None:
    player = bot(spec)
    assert isinstance(player, Search) and (player.budget.seconds, player.budget.simulations) == clock


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        ("hal", "unknown bot 'hal'; the bots are random, greedy, search, uct"),
        ("search:depth=3", "the bot search has no setting 'depth'; its settings are seconds, simulations"),
        ("random:seconds=1", "the bot random has no setting 'seconds'; it has none"),
        ("search:seconds", "'seconds' is not a setting"),
        ("search:seconds=soon", "seconds is 'soon'; it must be a number from 0.001 to 3600"),
        ("search:simulations=0", "simulations is '0'; it must be a whole number from 1 to"),
        ("search:seconds=nan", "seconds is 'nan'"),
        ("uct:seconds=1,simulations=9", "give one of seconds, simulations and wait"),
    ],
)
def test_what_is_wrong_is_told(spec: str, message: str) -> None:
    with pytest.raises(UnknownBot, match=message) as error:
        bot(spec)
    assert isinstance(error.value, SmallWarsError)
