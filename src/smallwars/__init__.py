"""Small Wars: a table for historical two-player games of irregular war."""

from .titles import BUILT_IN

# isort: split
# `titles` is the public word for the titles there are; the folder of the same name must be imported before it.
from .engine.decision import Decision, Option, Refusal, Result
from .engine.errors import (
    ChanceExhausted,
    HiddenRecord,
    IllegalChoice,
    InvalidOption,
    InvalidPosition,
    InvalidRecord,
    NothingToUndo,
    SmallWarsError,
    UnknownTitle,
)
from .engine.errors import tell_with as _tell_with
from .engine.game import Game
from .engine.registry import register, titles
from .engine.table import from_position, new, replay
from .texts import told as _told

__version__ = "0.1.0"

_tell_with(_told)
for _title in BUILT_IN:
    register(_title)

__all__ = [
    "ChanceExhausted",
    "Decision",
    "Game",
    "HiddenRecord",
    "IllegalChoice",
    "InvalidOption",
    "InvalidPosition",
    "InvalidRecord",
    "NothingToUndo",
    "Option",
    "Refusal",
    "Result",
    "SmallWarsError",
    "UnknownTitle",
    "from_position",
    "new",
    "register",
    "replay",
    "titles",
]
