"""Greedy against itself in Operation Attila: it invades, keeps its Beachhead in supply, and counterattacks."""

from __future__ import annotations

import pytest

import smallwars
from smallwars.bots.greedy import Greedy
from smallwars.titles.brief_border_wars.attila.rules.board import supplied_areas

pytestmark = [pytest.mark.compiled, pytest.mark.slow]

BRIGADES = {"trk", "slf", "39_div", "5_div", "a_28", "b_28", "abn", "cdo"}


class Story:
    """What happens in a game of greedy against itself."""

    def __init__(self, seed: int, **options: bool) -> None:
        """`invasions`: their turns; `supplied`: of the brigades on the map, at each decision of the Turkish player's
        card play, how many are in supply; `counterattacks`: Cypriot attacks on brigades."""
        self.game = smallwars.new("attila", seed=seed, options=options, log=False)
        self.invasions: list[int] = []
        self.supplied: list[tuple[int, int]] = []
        self.counterattacks = 0
        self.agains = 0
        players = {side: Greedy(seed) for side in ("turkish", "cypriot")}
        while (decision := self.game.decision) is not None:
            word = players[decision.actor].choose(self.game, decision.actor)
            self.tell(decision.kind, decision.actor, word)
            self.game.choose(word)

    def tell(self, kind: str, actor: str, word: str) -> None:
        position = self.game.position()
        if kind == "invasion.area":
            self.invasions.append(position["turn"])
        if kind == "battle" and actor == "cypriot":
            self.counterattacks += bool(BRIGADES & set(position["areas"].get(word, [])))
        if kind == "play" and actor == "turkish" and position["beachhead"]:
            self.supplied.append(in_supply(self.game))
        self.agains += word == "again" and kind != "move.unit"


def in_supply(game: smallwars.Game) -> tuple[int, int]:
    """6.2: the brigades on the map that are in supply, and all of them."""
    position, supplied = game.position(), supplied_areas(game.state.board)
    on_map = {area: len(BRIGADES & set(units)) for area, units in position["areas"].items()}
    names = game.title.areas
    return sum(count for area, count in on_map.items() if supplied >> names.index(area) & 1), sum(on_map.values())


@pytest.fixture(scope="module")
def stories() -> list[Story]:
    return [Story(seed) for seed in range(40, 46)]


def test_greedy_invades_in_every_game_and_again_on_later_turns(stories: list[Story]) -> None:
    assert all(story.invasions and story.invasions[0] <= 2 for story in stories)
    assert sum(len(story.invasions) > 1 for story in stories) >= 2


def test_greedy_keeps_its_beachhead_and_most_brigades_in_supply(stories: list[Story]) -> None:
    assert sum(story.game.position()["beachhead"] is not None for story in stories) >= 5
    for story in stories:
        supplied, brigades = (sum(counts) for counts in zip(*story.supplied))
        assert supplied > 0.5 * brigades


def test_greedy_ships_its_brigades(stories: list[Story]) -> None:
    for story in stories:
        position = story.game.position()
        assert len(position["transit"]) + len(BRIGADES & set(position["rear"]["turkish"])) <= 2


def test_greedy_counterattacks_in_every_game(stories: list[Story]) -> None:
    assert all(story.counterattacks for story in stories)
    assert sum(story.counterattacks for story in stories) >= 2 * len(stories)


def test_greedy_never_goes_back_to_units_it_passed_over(stories: list[Story]) -> None:
    assert [story.agains for story in stories] == [0] * len(stories)


@pytest.mark.parametrize("seed", range(5))
def test_greedy_keeps_a_card_for_the_invasion_when_cards_may_be_given_up(seed: int) -> None:
    story = Story(seed, organizational_ability=True)
    assert story.game.position()["given_up"] < 6 and story.invasions
