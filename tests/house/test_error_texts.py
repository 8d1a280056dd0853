"""Every error has its sentence, and every sentence of a file of errors is an error's."""

from __future__ import annotations

import ast
import pickle
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

import smallwars
from smallwars import texts
from smallwars.engine import errors
from smallwars.engine.errors import Message, SmallWarsError
from smallwars.engine.title import Title
from smallwars.texts import files, files_of
from smallwars.texts.files import packages_of
from smallwars.titles import BUILT_IN

SOURCE = Path(smallwars.__file__).parent
KEY_AT = {"InvalidOption": 1, "InvalidPosition": 1, "InvalidRecord": 2, "error": 1}
"""Where the key stands among the arguments; elsewhere it is the first."""
FIRST = (
    "SmallWarsError",
    "UnknownTitle",
    "IllegalChoice",
    "NothingToUndo",
    "ChanceExhausted",
    "HiddenRecord",
    "Message",
)
HOUSE = [SOURCE / layer for layer in ("engine", "kit")]
TITLES = {title.id: title for title in BUILT_IN}
PACKAGES = sorted({package for title in BUILT_IN for package in packages_of(title)})
GREEK = "greek_civil_war:errors"


def keys_in(path: Path) -> Iterator[ast.expr]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            at = 0 if name in FIRST else KEY_AT.get(name, 99)
            yield from node.args[at : at + 1]


def written(key: ast.expr) -> list[str]:
    """The keys that an expression may be; a part that the code fills in stands as a star."""
    if isinstance(key, ast.Constant):
        return [str(key.value)]
    if isinstance(key, ast.JoinedStr):
        return ["".join([str(part.value) if isinstance(part, ast.Constant) else "*" for part in key.values])]
    if isinstance(key, ast.IfExp):
        return [*written(key.body), *written(key.orelse)]
    return []


def used(*folders: Path) -> set[str]:
    return {
        key for folder in folders for path in folder.rglob("*.py") for found in keys_in(path) for key in written(found)
    }


def told(file: str) -> set[str]:
    return set(texts.keys((file,), ""))


def folder_of(package: str) -> Path:
    return SOURCE.parent.joinpath(*package.split("."))


def unsaid(keys: set[str], names: tuple[str, ...]) -> list[str]:
    """The keys without a sentence in these files."""
    known = texts.keys(names, "")
    missing = [key for key in keys if "*" not in key and key not in known]
    return missing + [key for key in keys if "*" in key and not any(fits(key, each) for each in known)]


def test_every_error_that_the_engine_and_the_kit_raise_has_a_sentence() -> None:
    named = used(*HOUSE)
    everywhere = ("errors", *[f"{package}/errors" for package in PACKAGES])
    open_ended = {key for key in named if key.startswith(("*", "border-", "pending-*"))}  # a title may have its own
    assert len(named) > 50
    assert unsaid(named - open_ended, ("errors",)) == [] and unsaid(open_ended, everywhere) == []


@pytest.mark.parametrize("title", TITLES.values(), ids=[*TITLES])
def test_every_error_that_a_title_raises_has_a_sentence(title: Title) -> None:
    named = used(*[folder_of(package) for package in packages_of(title)])
    assert len(named) > 10
    assert unsaid(named, files_of(title, "errors")) == []


def fits(pattern: str, key: str) -> bool:
    return re.fullmatch(re.escape(pattern).replace(r"\*", "[a-z-]+"), key) is not None


@pytest.mark.parametrize("file", ["errors", *[f"{package}/errors" for package in PACKAGES]])
def test_every_sentence_is_used(file: str) -> None:
    """By the title that it belongs to, or by anybody where it is the house's."""
    package = file.rpartition("/")[0]
    own = folder_of(package) if package else SOURCE
    sources = "".join([path.read_text(encoding="utf-8") for path in own.rglob("*.py")])
    stars = [key for key in used(*HOUSE, own) if "*" in key and key != "*-*"]
    idle = [key for key in told(file) if f'"{key}"' not in sources and not any(fits(star, key) for star in stars)]
    prefixes = ("border-no-", "border-names-no-")  # put together from two parts
    assert [key for key in idle if not key.startswith(prefixes)] == []


@pytest.mark.parametrize(
    "error",
    [
        smallwars.IllegalChoice("choice-over", option="'x'"),
        smallwars.InvalidOption("end_turn", "option-range", name="end_turn", given=4, least=5, most=30),
        smallwars.InvalidPosition("spaces.nicosia", "no-field"),
        smallwars.InvalidPosition("spaces.nairobi.bases", "bases", "kenya:errors", count=3),
        smallwars.InvalidRecord(3, "word", "record-why", why=smallwars.NothingToUndo("undo-nothing")),
    ],
)
def test_errors_travel_between_processes(error: SmallWarsError) -> None:
    copy = pickle.loads(pickle.dumps(error))
    assert type(copy) is type(error) and str(copy) == str(error)


def test_lists_and_told_words_are_filled_in() -> None:
    too_high = Message("level-high", GREEK, why=Message("highest", GREEK, type="guerrilla", level=2))
    error = smallwars.InvalidRecord(12, "x", "record-why", why=too_high)
    assert str(error) == "line 12, 'x': is too high: the highest Level of guerrilla is 2"
    assert str(smallwars.UnknownTitle("unknown-title", title="'chess'", titles=("cyprus", "kenya"))) == (
        "unknown title 'chess'; the titles are cyprus, kenya"
    )


def test_a_package_outside_this_one_may_give_its_sentence_itself() -> None:
    assert str(smallwars.InvalidOption("stones", "stones are counted from 1")) == "stones are counted from 1"


def test_without_texts_an_error_says_its_key(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(errors, "_tellers", [errors.bare])
    assert str(smallwars.NothingToUndo("undo-other", faction="eoka")) == "undo-other faction=eoka"


def test_another_language_needs_only_its_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(files.FOLDER / "en", tmp_path / "en")
    (tmp_path / "xx").mkdir()
    (tmp_path / "xx" / "errors.ftl").write_text("undo-nothing = nihil\nrecord-at-line = linea { $line }: { $what }\n")
    monkeypatch.setattr(files, "FOLDER", tmp_path)
    texts.bundle.cache_clear()
    texts._message.cache_clear()
    error = smallwars.InvalidRecord(3, "", "record-why", why=smallwars.NothingToUndo("undo-nothing"))
    assert (error.text("xx"), str(error)) == ("linea 3: nihil", "line 3: nothing to take back")
    texts.bundle.cache_clear()
    texts._message.cache_clear()


def test_a_title_that_is_not_installed_any_more_leaves_the_key_of_its_error() -> None:
    assert str(smallwars.InvalidPosition("board", "too-full", "gone:errors")) == "board: too-full"
    assert str(smallwars.InvalidPosition("board", "missing", "gone:errors")) == "board: is missing"
