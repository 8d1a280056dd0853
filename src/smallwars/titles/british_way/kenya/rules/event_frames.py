"""Frames that only one Event needs (5.0)."""

from __future__ import annotations

from typing import Final

from smallwars.engine.frame import DETAIL, LOUD
from smallwars.engine.question import NUMBER, Question, Reason, number

from ...family.rules.board import Space
from ...family.rules.forces import POLICE, TROOPS, activate, cubes, move_cubes
from ...family.rules.frames import FrameOfActor, FrameOfActorAndSpace, FrameOfSpaces
from ...family.rules.initiative import other
from ...family.rules.operations import OperationMenu
from ...family.rules.spaces import NOT_SUITABLE
from ...family.rules.words import BRITISH, CARD, DONE
from ...family.rules.words import POLICE as POLICE_WORD
from .board import (
    BASE,
    BASES_IN_A_SPACE,
    EVERYWHERE,
    GUERRILLA,
    MAU_MAU,
    NAIROBI,
    NEUTRAL,
    NON_RESERVE_PROVINCES,
    SPACES,
    Kenya,
    KenyaFrame,
    KenyaState,
    Picks,
    SpaceFrame,
    place_terror,
    set_stance,
    takes_base,
)
from .british_operations import (
    BY_BARING,
    Assault,
    DeployTroops,
    Relocate,
    deploy_refusal,
    deploy_there,
    relocate_refusal,
    sweep_there,
)
from .british_special_activities import NO_ROLL, AirStrikeCount, Reprisal, Reward, can_reward, reprisal_refusal
from .control import adjust_control, in_one_step
from .modifiers import deploy_places_or_moves, reward_spaces
from .operations import WITHOUT_OUTRAGE, Operation
from .placing import PlaceByEvent, PlaceOwn, place_available, placeable_by
from .verbs import FlipAll, OneSpace, RemoveGuerrillas
from .words import AIR_STRIKE, DEPLOY, RELOCATE, REPRISAL, REWARD, SWEEP
from .words import GUERRILLA as GUERRILLA_WORD

ALREADY_SELECTED: Final = Reason("5.1", "already-selected")
NO_TROOPS: Final = Reason("5.1", "no-troops")
NOT_A_SETTLERS_PROVINCE: Final = Reason("5.1", "not-another-non-reserve")


class BasesAmongTwo(FrameOfActor[Kenya]):
    """K1 Operation Anvil, shaded: how many of the two pieces are Bases; the others are Guerrillas [K-27]."""

    def ask(self, board: Kenya) -> Question | None:
        room = BASES_IN_A_SPACE - board.bases[NAIROBI]
        bases = min(room, placeable_by(board, self.actor, BASE, NAIROBI))
        guerrillas = min(2, placeable_by(board, self.actor, GUERRILLA, NAIROBI))
        fewest = max(0, min(2, bases + guerrillas) - guerrillas)
        counts = [number(count) for count in range(fewest, bases + 1)]
        return Question(self.actor, "event.bases", "5.1", counts, CARD + board.card())

    def weight(self, board: Kenya, answer: int) -> int:
        return DETAIL

    def take(self, state: KenyaState, answer: int) -> None:
        bases = answer - NUMBER
        frames: list[KenyaFrame] = [*[PlaceOwn(BASE, NAIROBI, 1)] * bases, self.guerrillas(state.board, bases)]
        in_one_step(state, frames)

    def guerrillas(self, board: Kenya, bases: int) -> KenyaFrame:
        """The Guerrillas beside so many Bases; they may stay on the map only if as many pieces are placed as are
        Available and fit (5.1.3)."""
        room = BASES_IN_A_SPACE - board.bases[NAIROBI]
        needed = min(2, min(room, board.available_bases) + board.available_fighters)
        if bases + board.available_fighters < needed:
            return PlaceOwn(GUERRILLA, NAIROBI, 2 - bases)
        return PlaceByEvent(self.actor, GUERRILLA, NAIROBI, 2 - bases)


class LariMassacre(OneSpace):
    """K4 Lari Massacre: the Province."""

    def kind(self) -> str:
        return "event.province"

    def take(self, state: KenyaState, answer: int) -> None:
        place_terror(state, answer)
        set_stance(state, answer, NEUTRAL)
        state.push(CycleOfKillings(other(self.actor), answer))


class CycleOfKillings(FrameOfActorAndSpace[Kenya]):
    """K4 Lari Massacre: the other player may place an Available Guerrilla or Police there [K-28]."""

    def ask(self, board: Kenya) -> Question | None:
        answers = [GUERRILLA_WORD] if board.available_fighters else []
        if board.available_police:
            answers.append(POLICE_WORD)
        return Question(self.actor, "event.reinforce", "5.1", [*answers, DONE], self.space) if answers else None

    def take(self, state: KenyaState, answer: int) -> None:
        if answer != DONE:
            place_available(state, GUERRILLA if answer == GUERRILLA_WORD else POLICE, self.space, 1)
            adjust_control(state)


class DeclareEmergency(SpaceFrame):
    """K8 Evelyn Baring, unshaded: two spaces; Troops move after one of the Deploys, or after each [K-24], and none
    Sweeps twice [K-49]."""

    def __init__(self, left: int, chosen: int = 0, moved: int = 0, swept: int = 0) -> None:
        """`moved`: 1 once Troops have moved and may not again; `swept`: Troops that came with a Sweep, four bits a
        space."""
        self.left = left
        self.chosen = chosen
        self.moved = moved
        self.swept = swept

    def refusal(self, board: Kenya, answer: int) -> Reason | None:
        return ALREADY_SELECTED if self.chosen >> answer & 1 else None

    def ask(self, board: Kenya) -> Question | None:
        if self.left == 0:
            return None
        return Question(BRITISH, "event.space", "5.1", self.legal(board), CARD + board.card())

    def take(self, state: KenyaState, answer: int) -> None:
        state.push(DeclareEmergency(self.left - 1, self.chosen | 1 << answer, self.moved, self.swept))
        state.push(DeployOrSweep(answer, self.moved, self.swept))


class DeployOrSweep(KenyaFrame):
    """K8 Evelyn Baring, unshaded: which Operation takes place there."""

    def __init__(self, space: Space, moved: int, swept: int) -> None:
        self.space = space
        self.moved = moved
        self.swept = swept

    def candidates(self, board: Kenya) -> list[int]:
        return [DEPLOY, SWEEP]

    def refusal(self, board: Kenya, answer: int) -> Reason | None:
        return deploy_refusal(board, self.space) if answer == DEPLOY else None

    def ask(self, board: Kenya) -> Question | None:
        answers = [op for op in (DEPLOY, SWEEP) if self.refusal(board, op) is None]
        return Question(BRITISH, "event.operation", "5.1", answers, self.space)

    def weight(self, board: Kenya, answer: int) -> int:
        return DETAIL

    def take(self, state: KenyaState, answer: int) -> None:
        state.note("operation", BRITISH, answer)
        state.note("select", self.space)
        if answer == SWEEP:
            state.push(SweptIn(self.space, state.board.troops[self.space]))
            sweep_there(state, BRITISH, 1 << self.space, 0, self.swept)
            return
        if not self.moved:
            state.push(EmergencyTroops(BRITISH, self.space, cubes(state.board, self.space)))
        state.push(deploy_there(self.space, BY_BARING))


class SweptIn(KenyaFrame):
    """K8 Evelyn Baring, unshaded: Troops that have come with a Sweep do not move with the next [K-49]."""

    def __init__(self, space: Space, before: int) -> None:
        """`before`: how many Troops were there."""
        self.space = space
        self.before = before

    def go(self, state: KenyaState) -> None:
        emergency = state.stack.pop()
        assert isinstance(emergency, DeclareEmergency)
        came = state.board.troops[self.space] - self.before << 4 * self.space
        state.push(DeclareEmergency(emergency.left, emergency.chosen, emergency.moved, emergency.swept + came))


class EmergencyTroops(DeployTroops):
    """K8 Evelyn Baring, unshaded: the move of Troops that goes with a Deploy, not where Pseudo-Gangs (K7) lets it
    either place or move and it has placed."""

    def __init__(self, actor: int, space: Space, before: int) -> None:
        """`before`: how many cubes were there before the Deploy."""
        super().__init__(actor)
        self.space = space
        self.before = before

    def ask(self, board: Kenya) -> Question | None:
        if cubes(board, self.space) > self.before and deploy_places_or_moves(board):
            return None
        return super().ask(board)

    def take(self, state: KenyaState, answer: int) -> None:
        emergency = state.stack.pop()
        assert isinstance(emergency, DeclareEmergency)
        used = answer != DONE and not state.board.facts.each_deploy_moves_troops
        moved = 1 if used else emergency.moved
        state.push(DeclareEmergency(emergency.left, emergency.chosen, moved, emergency.swept))
        super().take(state, answer)


class SettlersDemandTroops(SpaceFrame):
    """K13 Ruck Family Killed, shaded: from where, to which Non-Reserve Province, how many Troops."""

    def __init__(self, origin: Space = -1, destination: Space = -1) -> None:
        self.origin = origin
        self.destination = destination

    def refusal(self, board: Kenya, answer: int) -> Reason | None:
        if self.origin < 0:
            return None if board.troops[answer] else NO_TROOPS
        return None if NON_RESERVE_PROVINCES >> answer & 1 and answer != self.origin else NOT_A_SETTLERS_PROVINCE

    def candidates(self, board: Kenya) -> list[int]:
        return list(range(SPACES)) if self.destination < 0 else []

    def ask(self, board: Kenya) -> Question | None:
        if self.destination >= 0:
            counts = [number(count) for count in range(1, board.troops[self.origin] + 1)]
            return Question(MAU_MAU, "event.count", "5.1", counts, self.origin)
        spaces = self.legal(board)
        if self.origin >= 0:
            return Question(MAU_MAU, "event.destination", "5.1", spaces, self.origin)
        return Question(MAU_MAU, "event.origin", "5.1", [*spaces, DONE], CARD + board.card()) if spaces else None

    def weight(self, board: Kenya, answer: int) -> int:
        return DETAIL if self.destination >= 0 else LOUD

    def take(self, state: KenyaState, answer: int) -> None:
        if answer == DONE:
            return
        if self.destination >= 0:
            move_cubes(state, TROOPS, answer - NUMBER, self.origin, self.destination)
            adjust_control(state)
        elif self.origin >= 0:
            state.push(SettlersDemandTroops(self.origin, answer))
        else:
            state.push(SettlersDemandTroops(answer))


class GeneralChina(OneSpace):
    """K14 Waruhiu Itote, shaded: the Mountain Jungle that takes a Base, if there is room (1.4.2), and a Guerrilla."""

    def kind(self) -> str:
        return "event.jungle"

    def take(self, state: KenyaState, answer: int) -> None:
        guerrilla = PlaceByEvent(self.actor, GUERRILLA, answer, 1)
        base = [PlaceByEvent(self.actor, BASE, answer, 1)] if takes_base(state.board, answer) else []
        in_one_step(state, [*base, guerrilla])


class RewardAfterDeploy(KenyaFrame):
    """K24 Labour Party, unshaded: a Reward, as Capabilities have it [B7]."""

    def go(self, state: KenyaState) -> None:
        if can_reward(state.board):
            state.note("special", BRITISH, REWARD)
            state.push(Reward(BRITISH, reward_spaces(state.board)))


class SweepThere(FrameOfSpaces[Kenya]):
    """K15: a British Sweep in these spaces (bits)."""

    def go(self, state: KenyaState) -> None:
        state.note("operation", BRITISH, SWEEP)
        sweep_there(state, BRITISH, self.spaces)


class KingsAfricanRifles(KenyaFrame):
    """K16 King's African Rifles, unshaded: the space, and how many Troops where they have to come from the map."""

    def __init__(self, executing: int, space: Space = -1) -> None:
        self.executing = executing
        self.space = space

    def ask(self, board: Kenya) -> Question | None:
        if self.space < 0:
            return Question(BRITISH, "event.space", "5.1", list(range(SPACES)), CARD + board.card())
        most = min(4, placeable_by(board, self.executing, TROOPS, self.space))
        counts = [number(count) for count in range(min(4, board.available_troops), most + 1)]
        return Question(BRITISH, "event.troops", "5.1", counts, self.space)

    def weight(self, board: Kenya, answer: int) -> int:
        return DETAIL

    def take(self, state: KenyaState, answer: int) -> None:
        if self.space < 0:
            state.push(KingsAfricanRifles(self.executing, answer))
            return
        state.push(OperationMenu(BRITISH, 1, 1 << self.space))
        state.push(PlaceOwn(TROOPS, self.space, answer - NUMBER))


class OperationBlitz(OneSpace):
    """K18 Operation Blitz, unshaded: the Mountain Jungle; the Event's space stands, whatever K5 says [B7]."""

    def kind(self) -> str:
        return "event.jungle"

    def take(self, state: KenyaState, answer: int) -> None:
        state.note("operation", self.actor, SWEEP)
        state.note("destination", answer)
        state.push(AirStrikeThere(self.actor, answer))
        sweep_there(state, self.actor, 1 << answer)


class AirStrikeThere(FrameOfActorAndSpace[Kenya]):
    """K18 Operation Blitz, unshaded: the Air Strike after the Sweep, if there is an Active Guerrilla."""

    def go(self, state: KenyaState) -> None:
        if state.board.active[self.space]:
            state.note("special", self.actor, AIR_STRIKE)
            state.push(AirStrikeCount(self.actor, self.space))


class AssaultAndReveal(Assault):
    """K21 'Shot While Escaping', unshaded: what is left there after the Assault is Activated."""

    def resolve(self, state: KenyaState, space: Space) -> None:
        super().resolve(state, space)
        activate(state, space, state.board.underground[space])

    def again(self, left: int, terms: int, special: int, mode: int, chosen: int, tally: int) -> Operation:
        return AssaultAndReveal(self.actor, self.within, left, terms, special, mode, chosen, tally)


class DeadMenCannotTalk(RemoveGuerrillas):
    """K21 'Shot While Escaping', shaded: only if a Guerrilla was removed do the others go Underground [B11, K-26]."""

    def do(self, state: KenyaState, space: Space) -> None:
        state.push(FlipAll(EVERYWHERE if state.board.facts.escape_flips_everywhere else 1 << space))
        super().do(state, space)

    def again(self, left: int, last: int, used: int, chosen: int) -> Picks:
        return DeadMenCannotTalk(self.actor, left, self.terms, self.upto, last, used, chosen)


class RelocateOrReprisal(FrameOfActor[Kenya]):
    """K32 Racist Propaganda, unshaded: the one or the other, as the executing player likes."""

    def candidates(self, board: Kenya) -> list[int]:
        return [RELOCATE, REPRISAL]

    def refusal(self, board: Kenya, answer: int) -> Reason | None:
        for space in range(SPACES):
            why = relocate_refusal(board, space) if answer == RELOCATE else reprisal_refusal(board, space)
            if why is None:
                return None
        return NOT_SUITABLE

    def ask(self, board: Kenya) -> Question | None:
        answers = [way for way in (RELOCATE, REPRISAL) if self.refusal(board, way) is None]
        return Question(self.actor, "event.operation", "5.1", answers, CARD + board.card()) if answers else None

    def weight(self, board: Kenya, answer: int) -> int:
        return DETAIL

    def take(self, state: KenyaState, answer: int) -> None:
        if answer == RELOCATE:
            state.push(Relocate(self.actor, EVERYWHERE, 1, WITHOUT_OUTRAGE))
        else:
            state.note("special", self.actor, REPRISAL)
            state.push(Reprisal(self.actor, 1, NO_ROLL))
