"""The words of Kenya, as answers."""

from __future__ import annotations

from typing import Final

DEPLOY: Final = 200
RELOCATE: Final = 201
SWEEP: Final = 202
ASSAULT: Final = 203
RALLY: Final = 204
MARCH: Final = 205
TERROR: Final = 206

REWARD: Final = 210
REPRISAL: Final = 211
AIR_STRIKE: Final = 212
SUPPLY: Final = 213
OATH: Final = 214
RAID: Final = 215

LEFT: Final = 220
RIGHT: Final = 221
BASE: Final = 222
FLIP: Final = 223
STRIKE: Final = 224
RETREAT: Final = 225
GUERRILLA: Final = 226
AVAILABLE: Final = 227
OUT_OF_PLAY: Final = 228

WORDS: Final[dict[int, str]] = {
    DEPLOY: "deploy",
    RELOCATE: "relocate",
    SWEEP: "sweep",
    ASSAULT: "assault",
    RALLY: "rally",
    MARCH: "march",
    TERROR: "terror",
    REWARD: "reward",
    REPRISAL: "reprisal",
    AIR_STRIKE: "air_strike",
    SUPPLY: "supply",
    OATH: "oath",
    RAID: "raid",
    LEFT: "left",
    RIGHT: "right",
    BASE: "base",
    FLIP: "flip",
    STRIKE: "strike",
    RETREAT: "retreat",
    GUERRILLA: "guerrilla",
    AVAILABLE: "available",
    OUT_OF_PLAY: "out_of_play",
}
