"""Research interfaces: the titles as environments and games of PettingZoo, Gymnasium and OpenSpiel, each imported only
when it is asked for."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from .errors import ResearchError

if TYPE_CHECKING:
    from .encoding import fingerprint, layout
    from .pettingzoo_env import aec
    from .spaces import actions, outcomes

_HOMES = {
    "actions": "spaces",
    "aec": "pettingzoo_env",
    "fingerprint": "encoding",
    "layout": "encoding",
    "outcomes": "spaces",
}


def register() -> None:
    """Make `smallwars/Cyprus-v0` and the others known to `gymnasium.make`."""
    home("gym_env").register()


def register_open_spiel() -> None:
    """Make `smallwars_cyprus` and the others known to `pyspiel.load_game`."""
    home("open_spiel_game").register()


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(name)
    return getattr(home(_HOMES[name]), name)


def home(module: str) -> Any:
    """A module of this package; ResearchError where what it stands on is not installed."""
    try:
        return import_module(f".{module}", __name__)
    except ModuleNotFoundError as missing:
        if missing.name is None or missing.name.startswith("smallwars"):
            raise
        raise ResearchError("not-installed", package=missing.name.partition(".")[0]) from missing


__all__ = ["ResearchError", "actions", "aec", "fingerprint", "layout", "outcomes", "register", "register_open_spiel"]
