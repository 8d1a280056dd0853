"""Fixtures: sessions of games in the terminal, in a folder of the test's own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from smallwars.terminal.opening import SessionRequest, open_session
from smallwars.terminal.session import Session

Opened = Callable[..., Session]


@pytest.fixture
def data_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where games are saved: not in the user's own folder."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    return tmp_path / "share" / "smallwars"


@pytest.fixture
def opened(data_home: Path) -> Opened:
    """A session of Cyprus: hot seat with a fixed seed and a random bot, unless told otherwise."""

    usual = {"title": "cyprus", "side": "both", "bot": "random", "seed": 5}

    def opened(**request: Any) -> Session:
        return open_session(SessionRequest(**{**usual, **request}))

    return opened
