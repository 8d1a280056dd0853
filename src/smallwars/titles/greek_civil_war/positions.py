"""Positions in and out: the map, the tracks, and where in the turn the game stands."""

from __future__ import annotations

from typing import Any, Final

from ...engine.position import Reader
from ...engine.title import Position
from .rules.board import (
    ACTED,
    CONFLICT,
    FLAGS,
    INITIATIVE,
    MARKED,
    MOBILIZATION,
    NO_UNIT,
    OPEN_AREA,
    SETUP,
    Greece,
    Region,
    change,
    level_of,
    put,
    side_of,
    type_of,
)
from .rules.control import control_of
from .rules.levels import has_face, pool_of
from .rules.political_index import HIGHEST
from .rules.words import DSE, FACES, GOVERNMENT, TYPES, face_word

PHASES: Final = ("setup", "initiative", "mobilization", "movement", "conflict", "control", "attrition", "end")
SIDES: Final = ("", "government", "dse")
DOCTRINES: Final = ("", "tight", "area", "aggressive")
FACE_WORDS: Final[dict[str, int]] = {face_word(face): face for face in range(FACES)}
MOST_TURNS: Final = 30
"""The most turns for which a doctrine holds, and the last turn that may be agreed on (5.0)."""
FAR_OFF: Final = 999
"""The highest turn of a position of the game without an agreed end (6.1)."""
LOWEST: Final = -99
MOST_SCORE: Final = 99


def name_or_none(names: tuple[str, ...], at: int) -> str | None:
    """The word at that place; None for 0."""
    return names[at] or None


# Out


def position_of(board: Greece, regions: list[str]) -> Position:
    """The board as a position."""
    position: Position = {
        "title": "greek_civil_war",
        "turn": board.turn,
        "end_turn": board.facts.end_turn,
        "phase": PHASES[board.phase],
        "active": name_or_none(SIDES, board.active),
        "first": name_or_none(SIDES, board.first),
        "political_index": {SIDES[side]: board.index[side] for side in (GOVERNMENT, DSE)},
        "doctrine": name_or_none(DOCTRINES, board.doctrine),
        "limit": board.limit,
        "duration": board.duration,
        "airstrikes": board.airstrikes,
        "american_aid": bool(board.aid),
        "stalin_score": board.stalin_score,
        "closed": [name for region, name in enumerate(regions) if board.closed >> region & 1],
        "regions": {name: region_of(board, region) for region, name in enumerate(regions)},
    }
    if board.points_left:
        position["points_left"] = board.points_left
    return position


def region_of(board: Greece, region: Region) -> dict[str, Any]:
    """A Region: its units, its markers, its controller; what units did in this phase."""
    there: dict[str, Any] = {
        "open": counted(board, region, 0),
        "squares": [None if unit == NO_UNIT else face_word(unit // 4) for unit in board.squares[region]],
        "terror": bool(board.terror >> region & 1),
        "resettled": bool(board.resettled >> region & 1),
        "control": name_or_none(SIDES, control_of(board, region)),
        "points": {SIDES[side]: board.facts.points[side][region] for side in (DSE, GOVERNMENT)},
    }
    for name, flag in (("acted", ACTED), ("marked", MARKED)):
        flagged = counted(board, region, flag)
        squares = [number for number, unit in enumerate(board.squares[region]) if unit != NO_UNIT and unit & flag]
        there.update({name: flagged} if flagged else {})
        there.update({f"{name}_squares": squares} if squares else {})
    return there


def open_units(board: Greece, region: Region) -> list[int]:
    """The units in the Open area of a Region, the Government's first."""
    return board.opens[region] + board.opens[board.facts.regions + region]


def counted(board: Greece, region: Region, flag: int) -> dict[str, int]:
    """Units in the Open by their word, all of them or those with a flag."""
    counts: dict[str, int] = {}
    for unit in open_units(board, region):
        if unit & flag == flag:
            counts[face_word(unit // 4)] = counts.get(face_word(unit // 4), 0) + 1
    return counts


def state_fields(board: Greece) -> list[Any]:
    """Everything on the board that may differ from one position to another."""
    return [
        board.opens, board.squares, board.index, board.turn, board.phase, board.active, board.first, board.doctrine,
        board.limit, board.duration, board.airstrikes, board.aid, board.points_left, board.stalin_score, board.closed,
        board.terror, board.resettled, board.government_control, board.dse_control,
    ]  # fmt: skip


def all_units(board: Greece) -> list[int]:
    """Every unit on the map."""
    units = [unit for stack in board.opens for unit in stack]
    return units + [unit for squares in board.squares for unit in squares if unit != NO_UNIT]


def has_begun(board: Greece) -> bool:
    """Whether a unit has acted in this phase, or points are counted: then the phase is not at its beginning."""
    return board.points_left > 0 or any([unit & FLAGS for unit in all_units(board)])


# In


def load_board(reader: Reader, board: Greece, regions: list[str]) -> Greece:
    """The board that a position describes, on a board without units."""
    load_turn(reader, board)
    load_index(reader, board)
    load_politics(reader, board)
    board.airstrikes = reader.count("airstrikes", board.facts.most_airstrikes)
    board.aid = 1 if reader.flag("american_aid") else 0
    board.stalin_score = reader.count("stalin_score", MOST_SCORE)
    board.points_left = reader.count("points_left", HIGHEST)
    load_closed(reader, board, regions)
    load_regions(reader, board, regions)
    if not reader.has("pending") and reader.value("result") is None:
        check_beginning(reader, board)
    return board


def load_turn(reader: Reader, board: Greece) -> None:
    """5.0: turn and phase; who is active and who was First Player."""
    board.turn = reader.count("turn", board.facts.end_turn or FAR_OFF, 1, 1)
    stated = reader.value("end_turn")
    if stated is not None and (type(stated) is not int or stated != board.facts.end_turn):
        raise reader.error("end_turn", "end-turn", turn=board.facts.end_turn)
    first, active = side(reader, "first"), side(reader, "active")
    phase = reader.choice("phase", list(PHASES), PHASES[MOBILIZATION if first or active else INITIATIVE])
    board.phase = PHASES.index(str(phase))
    board.first, board.active = first, active
    if MOBILIZATION <= board.phase <= CONFLICT:
        board.first = first or active or DSE
        board.active = active or board.first
    elif active:
        raise reader.error("active", "nobody-active", phase=phase)
    elif board.phase > CONFLICT:
        board.first = first or DSE
    elif first:
        raise reader.error("first", "first", phase=phase)


def side(reader: Reader, field: str) -> int:
    """The number of the side that a field names, or 0 where it names nobody."""
    name = reader.choice(field, list(SIDES[1:]))
    return 0 if name is None else SIDES.index(name)


def load_index(reader: Reader, board: Greece) -> None:
    """7.2: the Political Indices, which are above 0 while the game goes on (6.1)."""
    index = reader.inside("political_index")
    least = 1 if reader.value("result") is None else LOWEST
    for name in SIDES[1:]:
        at = SIDES.index(name)
        board.index[at] = index.count(name, HIGHEST, board.index[at], least)
    index.finish()


def load_politics(reader: Reader, board: Greece) -> None:
    """16.3: the doctrine, its limit and the turns it is in force; no doctrine is in force for no turn."""
    name = reader.choice("doctrine", list(DOCTRINES[1:]))
    board.doctrine = 0 if name is None else DOCTRINES.index(name)
    board.limit = reader.count("limit", HIGHEST, board.facts.limits[board.doctrine])
    board.duration = reader.count("duration", MOST_TURNS, 1 if board.doctrine else 0)
    if board.duration and not board.doctrine:
        raise reader.error("duration", "duration", duration=board.duration)


def load_closed(reader: Reader, board: Greece, regions: list[str]) -> None:
    """17.1: Foreign Areas out of play."""
    for index, name in enumerate(reader.items("closed")):
        if name not in regions or not board.facts.foreign >> regions.index(name) & 1:
            raise reader.error(f"closed[{index}]", "no-foreign", value=repr(name))
        if board.closed >> regions.index(name) & 1:
            raise reader.error(f"closed[{index}]", "there-twice", name=name)
        board.closed |= 1 << regions.index(name)
    board.dse_control &= ~board.closed


def load_regions(reader: Reader, board: Greece, names: list[str]) -> None:
    """2.0: Region by Region; then the counters are counted (9.4)."""
    regions = reader.inside("regions")
    for name in regions.fields():
        if name not in names:
            raise regions.error(name, "no-region", regions=names)
        load_region(regions.inside(name), board, names.index(name))
    count_counters(reader, board)


def load_region(reader: Reader, board: Greece, region: Region) -> None:
    """2.3, 14.2, 16.4, 16.5: a Region."""
    load_open(reader, board, region)
    load_squares(reader, board, region)
    load_flags(reader, board, region)
    foreign = board.facts.foreign >> region & 1
    if reader.flag("terror"):
        if foreign:
            raise reader.error("terror", "terror")
        board.terror |= 1 << region
    if reader.flag("resettled"):
        if foreign or board.facts.urban >> region & 1:
            raise reader.error("resettled", "resettled")
        board.resettled |= 1 << region
    load_control(reader, board, region)
    check_points(reader.inside("points"), board, region)
    reader.finish()


def check_points(reader: Reader, board: Greece, region: Region) -> None:
    """2.5: the points printed for a Region, if they are told, are those of this game's map."""
    for name in reader.fields():
        if name not in SIDES[1:]:
            raise reader.error(name, "no-side", sides=SIDES[1:])
        stated, printed = reader.value(name), board.facts.points[SIDES.index(name)][region]
        if type(stated) is not int or stated != printed:
            raise reader.error(name, "printed", printed=printed, told=repr(stated))


def load_control(reader: Reader, board: Greece, region: Region) -> None:
    """14.4, G-11: who controlled it at the last check; an open Foreign Area is the DSE's."""
    holder = side(reader, "control")
    if board.facts.foreign >> region & 1:
        if reader.value("control") is not None and holder != control_of(board, region):
            raise reader.error("control", "foreign-control")
    elif holder == GOVERNMENT:
        board.government_control |= 1 << region
    elif holder == DSE:
        board.dse_control |= 1 << region


def unit_in(reader: Reader, field: str, word: Any, board: Greece, region: Region) -> int:
    """A unit by its word, if the game has it and it may be there."""
    face = FACE_WORDS.get(word, -1) if isinstance(word, str) else -1
    unit = 4 * face
    if face < 0 or not has_face(board, type_of(unit), level_of(unit)):
        raise reader.error(field, "no-unit", value=repr(word), types=TYPES[:-1])
    if board.facts.foreign >> region & 1 and side_of(unit) == GOVERNMENT:
        raise reader.error(field, "unit-abroad", unit=word)
    if board.closed >> region & 1:
        raise reader.error(field, "unit-border", unit=word)
    return unit


def load_open(reader: Reader, board: Greece, region: Region) -> None:
    """2.3: units in the Open area."""
    there = reader.inside("open")
    for word in there.fields():
        unit = unit_in(there, word, word, board, region)
        count = there.count(word, HIGHEST)
        for _ in range(count):
            put(board, region, OPEN_AREA, unit)


def load_squares(reader: Reader, board: Greece, region: Region) -> None:
    """2.3: the units in squares, one to a square."""
    words, squares = reader.items("squares"), len(board.squares[region])
    if len(words) > squares:
        raise reader.error("squares", "squares", count=len(words), squares=squares)
    for index, word in enumerate(words):
        if word is not None:
            put(board, region, index, unit_in(reader, f"squares[{index}]", word, board, region))


def load_flags(reader: Reader, board: Greece, region: Region) -> None:
    """What units did in this phase. Attackers in a fight have both flags; else a unit has one at most."""
    for name, flag in (("acted", ACTED), ("marked", MARKED)):
        flagged = reader.inside(name)
        for word in flagged.fields():
            unit = unit_in(flagged, word, word, board, region)
            for _ in range(flagged.count(word, HIGHEST)):
                flag_open(flagged, board, region, unit, flag)
        for index, square in enumerate(reader.items(f"{name}_squares")):
            flag_square(reader, f"{name}_squares[{index}]", board, region, square, flag)


def flag_open(reader: Reader, board: Greece, region: Region, unit: int, flag: int) -> None:
    """Give one more unit in the Open that flag."""
    attacks = board.phase == CONFLICT and flag == MARKED and side_of(unit) == board.active
    before = unit | ACTED if attacks else unit
    if before not in open_units(board, region):
        raise reader.error(face_word(unit // 4), "too-many")
    change(board, region, OPEN_AREA, before, before | flag)


def flag_square(reader: Reader, field: str, board: Greece, region: Region, square: Any, flag: int) -> None:
    """Give the unit in a square that flag."""
    squares = board.squares[region]
    if type(square) is not int or not 0 <= square < len(squares) or squares[square] == NO_UNIT:
        raise reader.error(field, "square", value=repr(square))
    change(board, region, square, squares[square], squares[square] | flag)


def count_counters(reader: Reader, board: Greece) -> None:
    """9.4: the number of counters is a limit."""
    for unit in all_units(board):
        board.free[pool_of(type_of(unit), level_of(unit))] -= 1
    for pool in range(len(board.free)):
        if board.free[pool] < 0:
            most = board.facts.pools[pool]
            key = "counters-high" if pool % 2 else "counters-low"
            raise reader.error("regions", key, count=most - board.free[pool], type=TYPES[pool // 2], most=most)


def check_beginning(reader: Reader, board: Greece) -> None:
    """Without anything pending a phase is at its beginning: no unit has acted, and before the set-up there is none."""
    if has_begun(board):
        raise reader.error("pending", "pending")
    if board.phase == SETUP and all_units(board):
        raise reader.error("phase", "setup")
