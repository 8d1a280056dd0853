"""./test --fast runs the tests that mirror what has changed."""

from __future__ import annotations

import pytest
from tools.changed_tests import concerned

HOUSE = "tests/house"


@pytest.mark.parametrize(
    ("path", "tests"),
    [
        ("src/smallwars/server/tables/service.py", ["tests/server/tables"]),
        ("src/smallwars/server/clocks.py", ["tests/server/test_clocks.py"]),
        ("src/smallwars/engine/game.py", ["tests/engine", "tests/kit", "tests/golden"]),
        ("src/smallwars/cli.py", ["tests/test_cli.py"]),
        ("tests/server/conftest.py", ["tests/server"]),
        ("tests/server/test_clocks.py", ["tests/server/test_clocks.py"]),
        ("src/smallwars/reading/rules.py", ["tests/reading/test_rules.py"]),
        ("src/smallwars/titles/__init__.py", ["tests/titles"]),
        ("src/smallwars/titles/no_such_family/gone.py", []),
        ("examples/brandubh/src/brandubh/rules.py", ["examples/brandubh/tests", "tests/plugin"]),
        ("README.md", []),
    ],
)
def test_what_concerns_a_path(path: str, tests: list[str]) -> None:
    assert concerned([path]) == [HOUSE, *tests]


def test_what_a_family_shares_concerns_its_titles() -> None:
    shared = "tests/titles/british_way"
    family = concerned(["src/smallwars/titles/british_way/family/rules/cards.py"])
    assert concerned(["src/smallwars/titles/british_way/kenya/rules/cards.py"]) == [HOUSE, shared, "tests/titles/kenya"]
    assert {shared, "tests/titles/cyprus", "tests/titles/kenya"} <= set(family)


def test_a_file_inside_a_folder_that_is_run_is_not_named_again() -> None:
    assert concerned(["tests/kit/test_parts.py", "src/smallwars/engine/game.py"]).count("tests/kit/test_parts.py") == 0
