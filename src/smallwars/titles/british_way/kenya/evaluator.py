"""What a position of Kenya is worth, in points of Political Will; positive is good for the British."""

from __future__ import annotations

from typing import Final

from smallwars.engine.game import Game
from smallwars.engine.question import Question
from smallwars.engine.title import Title

from ..family.evaluator import (
    CoinEvaluator,
    capability_balance,
    cards_left,
    count,
    initiative,
    on_track,
    political_will,
    rounds_left,
)
from ..family.rules.forces import cubes
from ..family.rules.words import DONE
from .rules.board import (
    ABERDARES,
    FIRST_JUNGLE,
    KIAMBU,
    MERU,
    NAIROBI,
    RESISTANCE,
    SPACES,
    THOMPSONS_FALLS,
    Kenya,
    mau_mau_pieces,
)
from .rules.british_operations import assault_limit
from .rules.mau_mau_special_activities import supply_gain
from .rules.pipeline import NO_OUTRAGE, RELOCATE_SPACES, REPRISAL_SPACES
from .rules.propaganda import (
    BREAK_EVEN,
    BRITISH_WIN,
    MAU_MAU_WIN,
    bases_contained,
    kikuyu_resistance,
    nairobi_quiet,
    settlers_intimidated,
    will_change,
)

NON_RESERVE_SPACES: Final = [NAIROBI, *range(THOMPSONS_FALLS, ABERDARES)]

NEAR = 3
"""The distance in points at which victory comes in sight (7.0)."""

REPRISAL_WORTH = 0.5
"""4.2.2: the worth of a Reprisal, compared with a Relocate (3.2.2)."""

PIPELINE_WORTH = [
    relocates + REPRISAL_WORTH * reprisals - max(0, value - NO_OUTRAGE) / 6
    for value, (relocates, reprisals) in enumerate(zip(RELOCATE_SPACES, REPRISAL_SPACES))
]
"""6.6.2, 6.6.3: by the value of the track, what it allows less the odds of Outrage."""

CAPABILITY_WORTH = {3: (0.5, 0.8), 5: (0.4, 0.4), 7: (0.4, 0.8), 11: (1.0, 0.3), 28: (0.4, 1.0), 31: (0.5, 1.0)}
"""5.3: the worth of each Capability for a whole game, unshaded to the British and shaded to the Mau Mau."""


# 6.1, 7.0: Political Will


def change_ahead(board: Kenya) -> int:
    """6.1: the change of the next Propaganda Round; the Terror of one under way counts no more (6.5)."""
    under_way = board.facts.is_propaganda(board.card())
    return on_track(board, will_change(board) + (settlers_intimidated(board) if under_way else 0))


def victory_near(board: Kenya, change: int) -> float:
    """7.0: from -1 to 1, how the next check would go: early victory at the ends, at the last above or below 10."""
    will = board.political_will + change
    if rounds_left(board) <= 1:
        return max(-NEAR, min(NEAR, will - BREAK_EVEN)) / NEAR
    return (max(0, NEAR + will - BRITISH_WIN) - max(0, NEAR + MAU_MAU_WIN - will)) / NEAR


def later_resistance(board: Kenya) -> float:
    """6.1.1: Resistance in the rounds after the next."""
    return kikuyu_resistance(board) * max(0, rounds_left(board) - 1)


def later_containment(board: Kenya) -> float:
    """6.1.3: Nairobi quiet and Bases contained in the rounds after the next."""
    return (nairobi_quiet(board) + bases_contained(board)) * max(0, rounds_left(board) - 1)


def loyal_balance(board: Kenya) -> float:
    """1.6: Population at Loyalty less that at Resistance, although a surplus gains nothing (6.1.1)."""
    found = 0
    for space in range(FIRST_JUNGLE):
        found += board.stance[space] * board.population[space]
    return found


# 1.7: Control


def control_at_stake(board: Kenya) -> float:
    """1.7: Population times the pieces by which the British are ahead or behind, up to two."""
    found = 0
    for space in range(FIRST_JUNGLE):
        if board.population[space]:
            found += board.population[space] * lead(board, space)
    return found


def lead(board: Kenya, space: int) -> int:
    """The pieces by which the British are ahead there, from -2 to 2."""
    return max(-2, min(2, cubes(board, space) - mau_mau_pieces(board, space)))


# 1.4: the Mau Mau


def nairobi_pieces(board: Kenya) -> float:
    """6.1.3: Mau Mau pieces to clear out of Nairobi."""
    return mau_mau_pieces(board, NAIROBI)


def settler_threats(board: Kenya) -> float:
    """3.3.3, 6.1.2: what one Terror in each Populated Non-Reserve space would cost."""
    found = 0
    for space in NON_RESERVE_SPACES:
        if board.underground[space]:
            found += threat(board, space) + (0 if board.terror[space] else 1)
    return found


def reserve_threats(board: Kenya) -> float:
    """3.3.3, 4.3.2: what one shift towards Resistance in each Reserve would cost."""
    found = 0
    for space in range(KIAMBU, MERU + 1):
        if board.underground[space]:
            found += threat(board, space)
    return found


def threat(board: Kenya, space: int) -> int:
    """The Population that a shift towards Resistance would move."""
    return board.population[space] if board.stance[space] > RESISTANCE else 0


def underground(board: Kenya) -> float:
    """1.4.3: Underground Guerrillas."""
    return count(board.underground, 0, SPACES)


def active(board: Kenya) -> float:
    """1.4.3: Active Guerrillas."""
    return count(board.active, 0, SPACES)


def exposed(board: Kenya) -> float:
    """3.2.4: Active Guerrillas and bare Bases within reach of an Assault."""
    found = 0
    for space in range(SPACES):
        if cubes(board, space) and targets(board, space):
            found += min(targets(board, space), assault_limit(board, space))
    return found


def targets(board: Kenya, space: int) -> int:
    """3.2.4: what an Assault may remove there: Bases too where no Guerrilla is Underground."""
    return board.active[space] + (0 if board.underground[space] else board.bases[space])


def resources(board: Kenya) -> float:
    """1.8: what the Mau Mau can still spend."""
    return board.resources * cards_left(board)


def jungle_bases(board: Kenya) -> float:
    """Bases in Mountain Jungles."""
    return count(board.bases, FIRST_JUNGLE, SPACES)


def outside_bases(board: Kenya) -> float:
    """6.1.3: Bases outside Mountain Jungles."""
    return count(board.bases, 0, FIRST_JUNGLE)


def supply(board: Kenya) -> float:
    """4.3.1: what a Supply would gain."""
    return supply_gain(board) * cards_left(board)


# 1.4, 6.6: the British


def relocated(board: Kenya) -> float:
    """3.2.2: Population relocated."""
    return count(board.facts.printed, 0, SPACES) - count(board.population, 0, SPACES)


def police_out_of_play(board: Kenya) -> float:
    """1.3.5: Police Out of Play."""
    return board.out_of_play


def police_on_map(board: Kenya) -> float:
    """Police on the map."""
    return count(board.police, 0, SPACES)


def troops_on_map(board: Kenya) -> float:
    """Troops on the map."""
    return count(board.troops, 0, SPACES)


def jungle_troops(board: Kenya) -> float:
    """6.4.1: Troops in Mountain Jungles beyond two for each Mau Mau piece there."""
    found = 0
    for space in range(FIRST_JUNGLE, SPACES):
        if board.troops[space]:
            found += max(0, board.troops[space] - 2 * mau_mau_pieces(board, space))
    return found


def troops_engaged(board: Kenya) -> float:
    """Troops that match Mau Mau pieces in their spaces."""
    found = 0
    for space in range(SPACES):
        if board.troops[space]:
            found += min(board.troops[space], mau_mau_pieces(board, space))
    return found


def pipeline(board: Kenya) -> float:
    """6.6: what the track allows and risks, for the cards to come."""
    return PIPELINE_WORTH[board.pipeline] * cards_left(board)


def capabilities(board: Kenya) -> float:
    """5.3: capabilities of the British less those of the Mau Mau, by card and cards to come."""
    return capability_balance(board, CAPABILITY_WORTH) * cards_left(board)


WEIGHTS = {
    "political will": 1.0,
    "next propaganda": 0.8,
    "victory near": 3.0,
    "later resistance": -0.4,
    "later containment": 0.3,
    "loyal balance": 0.15,
    "control at stake": 0.1,
    "nairobi pieces": -0.2,
    "settler threats": -0.25,
    "reserve threats": -0.2,
    "underground": -0.2,
    "active": -0.15,
    "exposed": 0.15,
    "resources": -0.2,
    "jungle bases": -0.4,
    "outside bases": -0.5,
    "supply": -0.2,
    "relocated": 0.3,
    "police out of play": -0.1,
    "police on map": 0.1,
    "troops on map": 0.1,
    "jungle troops": -0.05,
    "troops engaged": 0.05,
    "pipeline": 0.5,
    "initiative": 0.15,
    "capabilities": 1.0,
}
"""The weight of each term, in the order of `features`."""


class Evaluator(CoinEvaluator):
    """The evaluator of Kenya."""

    def __init__(self, title: Title) -> None:
        # more turns of its own serve it better than replies, and, with them, what comes of the best
        super().__init__(WEIGHTS, replied=False, onward=4)

    def is_level(self, game: Game) -> bool:
        """2.3.2: whether both factions have acted on as many cards."""
        board = game.state.board
        assert isinstance(board, Kenya)
        return not any(board.boxes)

    def considered(self, game: Game, question: Question) -> list[int]:
        """3.2.3: a Sweep goes where Guerrillas hide, if there are any within reach."""
        if question.kind != "sweep.space":
            return question.answers
        board = game.state.board
        assert isinstance(board, Kenya)
        hidden = [answer for answer in question.answers if answer >= DONE or board.underground[answer]]
        return hidden or question.answers

    def features(self, game: Game) -> list[float]:
        board = game.state.board
        assert isinstance(board, Kenya)
        change = change_ahead(board)
        return [
            political_will(board),
            change,
            victory_near(board, change),
            later_resistance(board),
            later_containment(board),
            loyal_balance(board),
            control_at_stake(board),
            nairobi_pieces(board),
            settler_threats(board),
            reserve_threats(board),
            underground(board),
            active(board),
            exposed(board),
            resources(board),
            jungle_bases(board),
            outside_bases(board),
            supply(board),
            relocated(board),
            police_out_of_play(board),
            police_on_map(board),
            troops_on_map(board),
            jungle_troops(board),
            troops_engaged(board),
            pipeline(board),
            initiative(board),
            capabilities(board),
        ]
