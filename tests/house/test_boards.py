"""What every board repeats of its fields is written by a tool."""

from __future__ import annotations

import runpy
from pathlib import Path

from smallwars.titles import BUILT_IN

ROOT = Path(__file__).parents[2]


def test_the_boards_are_as_the_tool_writes_them() -> None:
    boards = runpy.run_path(str(ROOT / "tools" / "boards.py"))["Boards"]()
    marked = [path.parents[1].name for path, source in boards.files.items() if "tools/boards.py" in source]
    assert sorted(marked) == sorted(type(title).__module__.split(".")[-2] for title in BUILT_IN)
    for path, source in boards.files.items():
        assert boards.written(path) == source, "run tools/boards.py"
