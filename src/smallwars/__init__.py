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
from .engine.pictures import draw_with as _draw_with
from .engine.registry import register, titles
from .engine.table import from_position, new, replay
from .engine.title import Options as _Options
from .engine.title import Position as _Position
from .engine.title import Title as _Title
from .engine.title import take_texts_from as _take_texts_from
from .engine.version import __version__ as __version__
from .texts import error_sentence as _error_sentence
from .texts import message_of as _message_of


def _svg(title: _Title, view: _Position, language: str, options: _Options) -> str:
    """The board as SVG text; what draws it is loaded when the first board is drawn."""
    from .kit.picture import svg

    return svg(title, view, language, options)


_tell_with(_error_sentence)
_draw_with(_svg)
_take_texts_from(_message_of)
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
