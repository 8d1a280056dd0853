"""Set-up and deck preparation (2.1), from the data file."""

from __future__ import annotations

from typing import Any

from smallwars.engine.title import Options

from ...family.rules.setup import adjacency, deck_facts, place_forces
from .board import BASES, GUERRILLAS, MAU_MAU, POLICE_CUBES, SPACES, TROOP_CUBES, Kenya, KenyaFacts, empty_board
from .chapters import KenyaChapters
from .control import majority

FORCES = ("underground", "active", "bases", "troops", "police", "terror")


def facts_of(data: dict[str, Any], options: Options) -> KenyaFacts:
    """What the data file and the options fix for a whole game."""
    return KenyaFacts(
        KenyaChapters(),
        *deck_facts(data, options),
        adjacency(data),
        [space["population"]["value"] for space in data["spaces"]],
        options["each_deploy_moves_troops"],
        options["escape_flips_everywhere"],
        options["operations_by_owner"],
        options["operation_may_be_empty"],
        options["redeploy_into_jungles"],
        options["pseudo_gangs_need_cubes"],
    )


def set_up(data: dict[str, Any], facts: KenyaFacts, will: int) -> Kenya:
    """2.1: pieces and markers on the map."""
    board = empty_board(facts)
    setup = data["setup"]
    board.first = MAU_MAU
    board.political_will = will
    board.resources = setup["resources"]
    board.pipeline = setup["pipeline"]
    board.out_of_play = setup["out_of_play_police"]
    place_forces(forces(board), data)
    fill_available(board)
    lay_control(board)
    return board


def fill_available(board: Kenya) -> None:
    """2.1: what is neither on the map nor Out of Play is Available."""
    board.available_fighters = GUERRILLAS - sum(board.underground) - sum(board.active)
    board.available_bases = BASES - sum(board.bases)
    board.available_troops = TROOP_CUBES - sum(board.troops)
    board.available_police = POLICE_CUBES - sum(board.police) - board.out_of_play


def lay_control(board: Kenya) -> None:
    """1.7: the markers by the pieces, as they lie before play."""
    for space in range(SPACES):
        board.control[space] = majority(board, space)


def forces(board: Kenya) -> dict[str, list[int]]:
    """The lists of the board by their names in data and positions."""
    return {
        "underground": board.underground,
        "active": board.active,
        "bases": board.bases,
        "troops": board.troops,
        "police": board.police,
        "terror": board.terror,
    }
