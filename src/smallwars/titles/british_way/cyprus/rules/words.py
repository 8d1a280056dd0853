"""The words of Cyprus, as answers."""

from __future__ import annotations

from typing import Final

DEPLOY: Final = 200
PATROL: Final = 201
SEARCH: Final = 202
ASSAULT: Final = 203
RECRUIT: Final = 204
TRAVEL: Final = 205
SABOTAGE: Final = 206
AMBUSH: Final = 207

RESTORE: Final = 210
DIPLOMACY: Final = 211
INTERROGATE: Final = 212
SMUGGLE: Final = 213
INFILTRATE: Final = 214
PROPAGANDIZE: Final = 215

LEAD: Final = 220
OFFENSIVE: Final = 221
CURFEW: Final = 222
PLACE: Final = 223
MOVE: Final = 224
REMOVE: Final = 225
REPLACE: Final = 226
DISCARD: Final = 227
CACHE: Final = 230
PRISON: Final = 231
POLITICAL_WILL: Final = 234
INTERNATIONAL_OPINION: Final = 235

WORDS: Final[dict[int, str]] = {
    DEPLOY: "deploy",
    PATROL: "patrol",
    SEARCH: "search",
    ASSAULT: "assault",
    RECRUIT: "recruit",
    TRAVEL: "travel",
    SABOTAGE: "sabotage",
    AMBUSH: "ambush",
    RESTORE: "restore",
    DIPLOMACY: "diplomacy",
    INTERROGATE: "interrogate",
    SMUGGLE: "smuggle",
    INFILTRATE: "infiltrate",
    PROPAGANDIZE: "propagandize",
    LEAD: "lead",
    OFFENSIVE: "offensive",
    CURFEW: "curfew",
    PLACE: "place",
    MOVE: "move",
    REMOVE: "remove",
    REPLACE: "replace",
    DISCARD: "discard",
    CACHE: "cache",
    PRISON: "prison",
    POLITICAL_WILL: "political_will",
    INTERNATIONAL_OPINION: "international_opinion",
}
