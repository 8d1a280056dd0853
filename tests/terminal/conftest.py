"""Sessions for the tests of the terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from smallwars.engine import registry
from smallwars.engine.registry import find, register, titles
from smallwars.terminal.opening import Wish, open_session
from smallwars.terminal.session import Session
from smallwars.titles.brief_border_wars.attila import TITLE as ATTILA
from smallwars.titles.brief_border_wars.attila.title import AttilaTitle
from smallwars.titles.british_way.family.title import CoinTitle

Opened = Callable[..., Session]


@pytest.fixture(autouse=True)
def data_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """No test writes into the user's own folder."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    return tmp_path / "share" / "smallwars"


@pytest.fixture
def opened(tmp_path: Path) -> Opened:
    """A session of Cyprus: hot seat with a fixed seed and a random bot, unless told otherwise."""

    def opened(**wish: Any) -> Session:
        return open_session(Wish(**{"title": "cyprus", "side": "both", "bot": "random", "seed": 5, **wish}))

    return opened


@pytest.fixture
def kenya() -> CoinTitle:
    """The title Kenya."""
    title = find("kenya")
    assert isinstance(title, CoinTitle)
    return title


@pytest.fixture
def attila() -> Iterator[AttilaTitle]:
    """The title Operation Attila, playable."""
    missing = ATTILA.id not in titles()
    register(ATTILA)
    yield ATTILA
    if missing:
        registry._titles.pop(ATTILA.id)
