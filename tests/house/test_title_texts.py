"""The texts of titles are found by inheritance: a title of another package brings its own, or none."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import smallwars
from smallwars.engine import registry
from smallwars.engine.errors import InvalidPosition
from smallwars.engine.registry import find, register
from smallwars.engine.title import Title
from smallwars.reading.rules import digest
from smallwars.texts import files_of
from smallwars.texts.check import faults
from smallwars.texts.files import packages_of

MODULE = """
from smallwars.engine.title import Title
class Pebbles(Title):
    def __init__(self):
        super().__init__("pebbles", "Pebbles", ("chance", "left", "right"), {}, ())
"""
RULES = """
[[paragraph]]
number = "1"
title = "Pebbles"
text = "There are two."
playable = true
"""


@pytest.fixture
def outside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder that packages are imported from, and titles that are forgotten afterwards."""
    monkeypatch.syspath_prepend(str(tmp_path))
    known = dict(registry._titles)
    yield tmp_path
    registry._titles.clear()
    registry._titles.update(known)
    for name in [name for name in sys.modules if name.startswith("pebbles_")]:
        del sys.modules[name]


def pebbles(folder: Path, name: str, **texts: str) -> Title:
    """A registered title of a package of that name; `texts`: its files of English texts."""
    package = folder / name
    package.mkdir()
    (package / "__init__.py").write_text(MODULE)
    for file, text in texts.items():
        path = package / "texts" / "en" / file.replace("_", ".")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    title: Title = import_module(name).Pebbles()
    register(title)
    return title


def test_a_title_tells_from_its_familys_file_and_then_from_its_own() -> None:
    packages = ("smallwars.titles.british_way.family", "smallwars.titles.british_way.kenya")
    assert packages_of(find("kenya")) == packages
    assert files_of(find("kenya"), "errors") == ("errors", *[f"{package}/errors" for package in packages])
    assert find("kenya").phrase("en", "title-name") and find("kenya").phrase("en", "card-k1")


def test_a_title_of_another_package_brings_its_texts(outside: Path) -> None:
    texts = {
        "game_ftl": "title-name = The pebbles\nlog-moves = { $n } moves\n",
        "errors_ftl": "too-full = holds { $n }\n",
        "rules_toml": RULES,
    }
    title = pebbles(outside, "pebbles_one", **texts)
    assert title.phrase("ja", "title-name") == "The pebbles" and title.message("en", "log-moves", {"n": 2}) == "2 moves"
    assert str(InvalidPosition("left", "too-full", title.texts("errors"), n=3)) == "left: holds 3"
    assert str(InvalidPosition("left", "missing", title.texts("errors"))) == "left: is missing"
    assert digest(title, "en")["1"].text == "There are two."


def test_a_title_without_texts_has_no_phrase(outside: Path) -> None:
    title = pebbles(outside, "pebbles_two")
    with pytest.raises(KeyError):
        title.phrase("en", "title-name")
    assert packages_of(title) == () and digest(title, "en") == {}


def test_another_title_of_the_same_id_has_its_own_texts(outside: Path) -> None:
    one = pebbles(outside, "pebbles_three", game_ftl="title-name = One\n", errors_ftl="too-full = one\n")
    assert (one.phrase("en", "title-name"), str(InvalidPosition("a", "too-full", "pebbles:errors"))) == (
        "One",
        "a: one",
    )
    two = pebbles(outside, "pebbles_four", game_ftl="title-name = Two\n", errors_ftl="too-full = two\n")
    assert (two.phrase("en", "title-name"), str(InvalidPosition("a", "too-full", "pebbles:errors"))) == (
        "Two",
        "a: two",
    )
    assert one.phrase("en", "title-name") == "One"


def test_the_check_reads_the_package_of_another_title(outside: Path) -> None:
    pebbles(outside, "pebbles_five", game_ftl="title-name = Five\n")
    assert list(faults("ja", outside / "pebbles_five")) == ["texts/ja/game.ftl: missing file"]


def test_no_text_of_the_house_names_a_title() -> None:
    house = Path(smallwars.__file__).parent / "texts"
    names = [path.relative_to(house).as_posix() for path in house.rglob("*.*") if path.suffix in (".ftl", ".toml")]
    assert names and not [
        name for name in names if any(word in name for word in ("kenya", "cyprus", "greek", "attila"))
    ]
