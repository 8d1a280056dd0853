"""What a position of Operation Attila is worth, in Victory Points; positive is good for the Turkish player."""

from __future__ import annotations

from math import fsum
from typing import Any, Final

from smallwars.engine.frame import Frame, State
from smallwars.engine.game import Game
from smallwars.engine.question import CHANCE, Question
from smallwars.engine.title import Title
from smallwars.kit.search_policy import LevelPolicy, SearchPolicy, TurnKinds

from ...family.rules.board import Units, bits, damaged_box, rear
from ...family.rules.cards import EndOfPlay, PlayPhase
from ...family.rules.combat import Combat
from ...family.rules.movement import Movement
from ...family.rules.words import PASS, SPECIAL, combat_of, movement_of
from ..rules.board import NOWHERE, Attila, supplied_areas, transit_box
from ..rules.words import CYPRIOT, TURKISH
from .battles import Battle, allotted, battles_in, total_gain
from .island import AT_HAND, DAMAGED, DAMAGED_AT_HAND, IN_REAR, IN_TRANSIT, WEAK, Island, Season, grades
from .moves import Step, best_steps, take
from .options import Judge, options
from .ways import ways

UNSUPPLIED = 0.6
"""6.2, 7.0: the share of its worth that a brigade loses out of supply."""
AIR = 0.5
"""6.21: the worth in Victory Points of a fighter at the start."""
AIR_DISRUPTED = 0.6
"""6.21: the share of its worth that a disrupted fighter keeps."""
AIR_DAMAGED = 0.3
"""6.21: the share of its worth that a damaged fighter keeps."""
AIRBORNE = 0.4
"""9.3: the worth of a drop that is still to come."""
SEIZED = 0.8
"""9.2: the likelihood that an Irregular of the Rear Area keeps the empty area that it goes to."""
AIRPORT = 0.8
"""9.4: the worth in Victory Points of keeping the Hellenic Air Force on the ground."""

FIRST_SPECIAL = {TURKISH: 4.0, CYPRIOT: 2.0}
"""6.3: the worth of a side's first Special Action card at the start: most to the side that it brings over the sea."""
NEXT_SPECIAL = 0.85
"""6.3: the worth of each further Special Action card, as a share of that of the one before."""
SPECIAL_TURNS = 4
"""6.3: the number of turns to come below which Special Action cards are worth less."""
LAST_CHANCE = 0.15
"""6.3: the share of its worth that a Special Action card keeps in the last turn."""
CARD_POINT = 0.005
"""6.0: the worth of a point of a card in hand: just enough that cards are not wasted."""

SWING = 4.0
"""The lead in Victory Points that makes a win about three times as likely as a defeat."""

DECIDED = 30.0
"""8.0: the worth of a victory beside the points that it was won by."""

DEEDS = frozenset({"play", "use", "special", "reaction", "refit"})
"""The kinds of question whose answers say what is done."""

REMEMBERED = 300
"""The number of plans that are remembered."""


class View:
    """A board with what its areas add up to."""

    def __init__(self, board: Attila, season: Season) -> None:
        self.board = board
        self.season = season
        self.island = Island(board, season)


# 8.0: Victory Points


def points(view: View) -> float:
    """8.0: the areas that the Turkish player holds now."""
    island, values = view.island, view.board.facts.victory_points
    return view.season.now * sum([value * island.held(area) for area, value in enumerate(values)])


def prospects(view: View) -> float:
    """8.0: the areas that the Turkish player may hold in the end."""
    island, values = view.island, view.board.facts.victory_points
    return (1 - view.season.now) * fsum([value * chance for value, chance in zip(values, island.chances)])


def given_up(view: View) -> float:
    """9.11: the points for Special Action cards given up."""
    return view.island.given_up


def grade(view: View) -> float:
    """8.0: the grades that come with the points."""
    return grades(view.island.expected, view.season.spread)


# 2.3: units


def fit_units(view: View) -> float:
    """2.3: units in good order on the map."""
    fit = view.island.fit
    return view.season.unit * (sum(fit[TURKISH]) - sum(fit[CYPRIOT]))


def disrupted_units(view: View) -> float:
    """7.0: disrupted units on the map."""
    weak = view.island.weak
    return view.season.unit * WEAK * (sum(weak[TURKISH]) - sum(weak[CYPRIOT]))


def damaged_units(view: View) -> float:
    """7.0: damaged units; Irregulars and Cypriot units come back sooner."""
    board, season = view.board, view.season
    turkish = board.there[damaged_box(board, TURKISH)]
    at_hand = season.strength(turkish & ~season.regular) - season.strength(board.there[damaged_box(board, CYPRIOT)])
    return season.unit * (DAMAGED * season.strength(turkish & season.regular) + DAMAGED_AT_HAND * at_hand)


def reserves(view: View) -> float:
    """6.12: units in the Rear Areas and in transit; of the brigades only as many as can be shipped in time."""
    board, season = view.board, view.season
    at_hand = season.strength(board.there[rear(board, TURKISH)] & ~season.regular)
    at_hand -= season.strength(board.there[rear(board, CYPRIOT)])
    return season.unit * (waiting(board, season) + AT_HAND * at_hand)


def waiting(board: Attila, season: Season) -> float:
    """6.12, 6.33: the brigades off the map; with neither a Beachhead nor a card for an invasion none ever lands."""
    if board.beachhead == NOWHERE and not board.specials[TURKISH]:
        return 0.0
    turns, brigades = season.turns + 1, board.there[rear(board, TURKISH)] & season.regular
    in_transit = shipped(board, board.there[transit_box(board)], 2 * turns)
    return IN_REAR * shipped(board, brigades, turns) + IN_TRANSIT * in_transit


def irregulars(view: View) -> float:
    """9.2: the empty areas that Irregulars of the Rear Area could take with a card of the Turkish hand."""
    board, facts, count = view.board, view.board.facts, irregulars_at_hand(view.board)
    if count == 0:
        return 0.0
    empty = [facts.victory_points[area] for area in range(facts.areas) if not board.there[area]]
    return SEIZED * view.season.now * view.island.slope * sum(sorted(empty, reverse=True)[:count])


def irregulars_at_hand(board: Attila) -> int:
    """9.2: the number of Irregulars in the Rear Area that a card could bring."""
    ready = board.there[rear(board, TURKISH)] & board.facts.irregular & ~board.disrupted
    if not ready or board.rear_chaos >> TURKISH & 1:
        return 0
    return min(len(bits(ready)), max([movement_of(card) for card in board.hands[TURKISH]], default=0))


def shipped(board: Attila, units: Units, places: int) -> float:
    """6.12: the strength of units in a queue with so many places: the later one comes, the less it counts."""
    value = sorted([board.facts.value[unit] for unit in bits(units)], reverse=True)
    return fsum([value * max(0.0, 1 - at / places) for at, value in enumerate(value)])


def supply(view: View) -> float:
    """6.2, 7.0: brigades out of supply attack at double cost, and do not recover."""
    board, season, found = view.board, view.season, 0
    supplied = supplied_areas(board)
    for area in range(board.facts.areas):
        if board.there[area] & season.regular and not supplied >> area & 1:
            found += season.strength(board.there[area] & season.regular)
    return -UNSUPPLIED * season.unit * found


def beachhead(view: View) -> float:
    """6.33: the Beachhead, as far as it is safe."""
    return view.island.marker * view.island.beachhead_hold()


def airborne(view: View) -> float:
    """9.3: a drop that may still be made."""
    board = view.board
    ready = not board.dropped and board.there[rear(board, TURKISH)] >> board.facts.airborne & 1
    return AIRBORNE * view.season.time if ready else 0.0


def air_units(view: View) -> float:
    """6.22: fighters, less if they are disrupted or damaged."""
    return AIR * view.season.time * (air_strength(view, TURKISH) - air_strength(view, CYPRIOT))


def air_strength(view: View, side: int) -> float:
    """6.22: a side's fighters."""
    board, air = view.board, view.board.facts.air & view.board.facts.sides[side]
    fighters = (view.island.units | board.there[rear(board, side)]) & air
    shot, damaged = fighters & board.disrupted, board.there[damaged_box(board, side)] & air
    return fighters.bit_count() - (1 - AIR_DISRUPTED) * shot.bit_count() + AIR_DAMAGED * damaged.bit_count()


def airport(view: View) -> float:
    """9.4: without Nicosia Airport the Hellenic Air Force stays on the ground."""
    facts = view.board.facts
    lost = facts.hellenic_air_force and view.island.held(facts.airport)
    return AIRPORT * view.season.time if lost else 0.0


# 6.0: cards


def special_actions(view: View) -> float:
    """6.3: Special Action cards, as long as there is time to use them."""
    specials = view.board.specials
    urgency = min(1.0, (view.season.turns + LAST_CHANCE) / SPECIAL_TURNS)
    return urgency * (special_worth(TURKISH, specials[TURKISH]) - special_worth(CYPRIOT, specials[CYPRIOT]))


def special_worth(side: int, count: int) -> float:
    """6.3: the worth of that many Special Action cards; one more is worth less than the one before."""
    return FIRST_SPECIAL[side] * (1 - NEXT_SPECIAL**count) / (1 - NEXT_SPECIAL)


def cards(view: View) -> float:
    """6.0: the cards in hand."""
    hands = view.board.hands
    return CARD_POINT * (card_points(hands[TURKISH]) - card_points(hands[CYPRIOT]))


def card_points(hand: list[int]) -> int:
    """6.0: the values of cards."""
    return sum([movement_of(card) + combat_of(card) for card in hand])


TERMS: Final = (
    "points", "prospects", "given up", "grade", "fit units", "disrupted units", "damaged units", "reserves",
    "irregulars", "supply", "beachhead", "airborne", "air units", "airport", "special actions", "cards",
    "opportunities",
)  # fmt: skip
"""The terms in the order of `board_features`; the last is what a card that was just played may still do (6.1, 6.2)."""

WEIGHTS: Final = {**dict.fromkeys(TERMS, 1.0), "special actions": 3.0}
"""The weights of the terms. A player who keeps Special Action cards for later wins more: seen in matches."""


def board_features(view: View) -> list[float]:
    """The value of each term but the last."""
    return [
        points(view),
        prospects(view),
        given_up(view),
        grade(view),
        fit_units(view),
        disrupted_units(view),
        damaged_units(view),
        reserves(view),
        irregulars(view),
        supply(view),
        beachhead(view),
        airborne(view),
        air_units(view),
        airport(view),
        special_actions(view),
        cards(view),
    ]


ROLLING = frozenset({"reaction", "reaction.unit", "defend.air", "drop"})
"""6.23, 9.3: the kinds of question whose answers dice decide."""

AFTERMATH = frozenset({"hit.unit", "retreat", "exploit"})
"""6.23, 6.24: the kinds of question of what follows from a battle, unit by unit."""


class Halt(Frame[Attila]):
    """6.0: in a future, the end of card play: a question whose answers change nothing."""

    def ask(self, board: Attila) -> Question | None:
        return Question(TURKISH, "play", "6.0", [SPECIAL, PASS])

    def take(self, state: State[Attila], answer: int) -> None:
        state.push(Halt())


class HaltedPlay(PlayPhase):
    """6.0: in a future, card play that ends with a halt."""

    def go(self, state: State[Any]) -> None:
        super().go(state)
        state.stack[-2] = Halt()


class Evaluator(Judge):
    """The terms of a position. What a card may do is planned, and plans are remembered."""

    def __init__(self, title: Title) -> None:
        super().__init__(
            TURKISH,
            dict(WEIGHTS),
            SWING,
            TurnKinds(frozenset({"play"}), deeds=DEEDS, passing=frozenset({"done", "again"})),
            SearchPolicy(depth=2, exhaustive=True, searched=frozenset({"play", "use", "special"}), staged=True),
            LevelPolicy(heat=3.0, slips=1.0, turns_in_a_row=2.2),
        )
        self.season: Season | None = None
        self.step_plans: dict[tuple[object, ...], list[Step]] = {}
        self.battle_plans: dict[tuple[object, ...], list[list[Battle]]] = {}

    # Terms

    def weigh_by(self, weights: dict[str, float]) -> None:
        super().weigh_by(weights)
        self.season = None

    def features(self, game: Game) -> list[float]:
        board, stack = game.state.board, game.state.stack
        return [*board_features(self.view(board)), self.opportunities(board, stack[-1]) if stack else 0.0]

    def view(self, board: Attila) -> View:
        """The board with what its areas add up to."""
        return View(board, self.season_of(board))

    def weigh(self, board: Attila) -> float:
        """The worth of a board to the Turkish player."""
        total = 0.0
        for weight, x in zip(self.weights, board_features(self.view(board))):
            total += weight * x
        return total

    def season_of(self, board: Attila) -> Season:
        """The time of the position; what was planned at another time is forgotten."""
        season = self.season
        if season is not None and season.is_of(board):
            return season
        self.step_plans.clear()
        self.battle_plans.clear()
        self.season = season = Season(board)
        return season

    # What a card may do

    def opportunities(self, board: Attila, frame: Frame[Attila]) -> float:
        """6.0: the worth of the best use of a card that was played a moment ago."""
        if isinstance(frame, Movement) and not frame.moved:
            steps = self.steps(board, frame.side, 0)[: frame.left]
            return self.sign(frame.side) * fsum([step.gain for step in steps])
        if isinstance(frame, Combat) and not frame.fought:
            return self.sign(frame.side) * total_gain(allotted(self.battles(board, frame.side), frame.left))
        return 0.0

    def steps(self, board: Attila, side: int, moved: Units) -> list[Step]:
        """6.1: the best steps, one after the other; when the first is taken, the others are the best still."""
        season = self.season_of(board)
        found = self.step_plans.get((*situation(board), side, moved))
        if found is None:
            if len(self.step_plans) > REMEMBERED:
                self.step_plans.clear()
            found = best_steps(board, season, side, moved, self.weigh)
            self.remember_steps(board.copy(), side, moved, found)
        return found

    def remember_steps(self, board: Attila, side: int, moved: Units, steps: list[Step]) -> None:
        """6.1: remember steps for the board as it is, and those left after each of them for the board after it."""
        self.step_plans[(*situation(board), side, moved)] = steps
        for at, step in enumerate(steps):
            take(board, step)
            moved |= 1 << step.unit
            self.step_plans[(*situation(board), side, moved)] = steps[at + 1 :]

    def battles(self, board: Attila, side: int) -> list[list[Battle]]:
        """6.2: the battles that promise something, area by area."""
        season = self.season_of(board)
        key = (*situation(board), side, board.engaged)
        found = self.battle_plans.get(key)
        if found is None:
            if len(self.battle_plans) > REMEMBERED:
                self.battle_plans.clear()
            found = self.battle_plans[key] = battles_in(board, season, side)
        return found

    # Options

    def bounded(self, future: Game) -> Game:
        stack = future.state.stack
        for at, frame in enumerate(stack):
            if isinstance(frame, EndOfPlay):
                stack[at] = Halt()
            elif isinstance(frame, PlayPhase):
                stack[at] = HaltedPlay()
        return future

    def stage(self, game: Game) -> int:
        return int(isinstance(game.state.stack[-1], Halt))

    def goes_on(self, game: Game) -> bool:
        return self.season_of(game.state.board).turns > 0

    def go_on(self, game: Game) -> None:
        """7.0: play the Final Phase; 5.0: draw the cards of the next Game-turn."""
        state = game.state
        if state.stack and isinstance(state.stack[-1], Halt):
            state.stack[-1], state.pending = EndOfPlay(), None
            game.question()
            self.bounded(game)

    def decided(self, game: Game, actor: int) -> float:
        """8.0: the worth of victory after the last Game-turn; the game is used up."""
        if not self.goes_on(game):
            self.go_on(game)
        outcome = game.state.outcome
        return (
            0.0
            if outcome is None or outcome.winner == CHANCE
            else DECIDED * self.sign(outcome.winner) * self.sign(actor)
        )

    def period(self, game: Game) -> int:
        """4.0: the number of Game-turns that follow."""
        return self.season_of(game.state.board).turns

    def considered(self, game: Game, question: Question) -> list[int]:
        return options(self, game, question)

    def ways(self, game: Game, question: Question) -> list[list[int]]:
        return ways(self, game, question)

    def stays(self, question: Question, answer: int) -> bool:
        return answer == PASS

    def rolls(self, question: Question) -> bool:
        return question.kind in ROLLING

    def settles(self, question: Question) -> bool:
        return question.kind in AFTERMATH


def situation(board: Attila) -> tuple[object, ...]:
    """All that plans depend on, beside the time."""
    marks = (board.beachhead, board.to_transit, board.to_beachhead, board.rear_chaos, board.air_friction)
    hand = (irregulars_at_hand(board), board.specials[TURKISH] > 0)
    return (hand, tuple(board.there), board.disrupted, board.given_up, board.dropped, board.airfield_lost, marks)
