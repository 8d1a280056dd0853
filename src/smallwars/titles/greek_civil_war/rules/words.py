"""The words of Greek Civil War as answers: Regions below 50, units in the Open from 50, units in squares from 100."""

from __future__ import annotations

from typing import Final

GOVERNMENT: Final = 1
DSE: Final = 2

DIVISION: Final = 0
BRIGADE: Final = 1
MOUNTAIN: Final = 2
LOK: Final = 3
LOK_UNCONV: Final = 4
POLICE: Final = 5
FRONT: Final = 6
CADRE: Final = 7
GUERRILLA: Final = 8
PARTISAN: Final = 9
AIRSTRIKE: Final = 10
"""2.11: the types of units, the Government's first; an Airstrike is bought like one (11.4)."""

TYPES: Final = (
    "division", "brigade", "mountain", "lok", "lok_unconv", "police", "front", "cadre", "guerrilla", "partisan",
    "airstrike",
)  # fmt: skip

LEVELS: Final = 5
"""Level 0 to Level 4. A face is a type and a Level: type times LEVELS plus Level."""
FACES: Final = 50

IN_OPEN: Final = 50
"""A unit of face f in the Open area answers as IN_OPEN + f."""
IN_SQUARE: Final = 100
"""A unit of face f in a square answers as IN_SQUARE + f."""
TYPE: Final = 150
"""Type t answers as TYPE + t."""

OPEN: Final = 200
SQUARE: Final = 201
DONE: Final = 202
AGAIN: Final = 203
ALL: Final = 204
ADD: Final = 205
SUBTRACT: Final = 206
ADD_ALL: Final = 207
SUBTRACT_ALL: Final = 208
SIDE: Final = 209
"""The Government answers as SIDE + 1, the DSE as SIDE + 2."""
UPGRADE: Final = 212
DEMOBILIZE: Final = 213
BREAK_DOWN: Final = 214
COMBINE: Final = 215
SWITCH: Final = 216
USE: Final = 217
DECLINE: Final = 218
PAY: Final = 219
END: Final = 220
GO_ON: Final = 221
DOCTRINE: Final = 222
LIMIT: Final = 223
DURATION: Final = 224
STALINIST: Final = 225
TITOIST: Final = 226
MOBILIZATION: Final = 227
MOVEMENT: Final = 228
CONFLICT: Final = 229
STALIN_SCORE: Final = 230
LINE: Final = 231
PURGE: Final = 232
DOCTRINES: Final = 233
"""Doctrine d (16.3) is spoken of as DOCTRINES + d."""
BACK: Final = 237
"""Back to the question before: to name a Region or a unit is only a look."""

ANY_ORDER: Final = -1
"""What a frame says instead of the pick before, where picks come in any order."""

TIGHT: Final = 1
AREA: Final = 2
AGGRESSIVE: Final = 3

PLAIN_WORDS: Final[dict[int, str]] = {
    OPEN: "open",
    SQUARE: "square",
    DONE: "done",
    AGAIN: "again",
    ALL: "all",
    ADD: "add",
    SUBTRACT: "subtract",
    ADD_ALL: "add.all",
    SUBTRACT_ALL: "subtract.all",
    SIDE + GOVERNMENT: "government",
    SIDE + DSE: "dse",
    UPGRADE: "upgrade",
    DEMOBILIZE: "demobilize",
    BREAK_DOWN: "break_down",
    COMBINE: "combine",
    SWITCH: "switch",
    USE: "use",
    DECLINE: "decline",
    PAY: "pay",
    END: "end",
    GO_ON: "go_on",
    DOCTRINE: "doctrine",
    LIMIT: "limit",
    DURATION: "duration",
    STALINIST: "stalinist",
    TITOIST: "titoist",
    MOBILIZATION: "mobilization",
    MOVEMENT: "movement",
    CONFLICT: "conflict",
    STALIN_SCORE: "stalin_score",
    LINE: "line",
    PURGE: "purge",
    DOCTRINES + TIGHT: "tight",
    DOCTRINES + AREA: "area",
    DOCTRINES + AGGRESSIVE: "aggressive",
    BACK: "back",
}


def face_word(face: int) -> str:
    """`police2`: a type and a Level."""
    return f"{TYPES[face // LEVELS]}{face % LEVELS}"


def unit_words() -> dict[int, str]:
    """Units by type and Level, in the Open and in squares, and the types themselves."""
    opens = {IN_OPEN + face: face_word(face) for face in range(FACES)}
    squares = {IN_SQUARE + face: f"square.{face_word(face)}" for face in range(FACES)}
    return {**opens, **squares, **{TYPE + type: name for type, name in enumerate(TYPES)}}
