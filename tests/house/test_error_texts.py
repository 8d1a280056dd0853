"""Every error has its sentence, and every sentence of errors.ftl is an error's."""

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
from smallwars.engine.errors import SmallWarsError, Told
from smallwars.texts import files, has_message

SOURCE = Path(smallwars.__file__).parent
KEY_AT = {"InvalidOption": 1, "InvalidPosition": 1, "InvalidRecord": 2, "error": 1}
"""Where the key stands among the arguments; elsewhere it is the first."""
FIRST = ("SmallWarsError", "UnknownTitle", "IllegalChoice", "NothingToUndo", "ChanceExhausted", "HiddenRecord", "Told")
LAYERS = ("engine", "kit", "titles")


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


def used() -> set[str]:
    files = [path for layer in LAYERS for path in (SOURCE / layer).rglob("*.py")]
    return {key for path in files for found in keys_in(path) for key in written(found)}


def told() -> set[str]:
    return set(texts.keys(("errors",), ""))


def test_every_error_that_the_code_raises_has_a_sentence() -> None:
    missing = [key for key in used() if "*" not in key and not has_message(("errors",), key)]
    patterns = [key for key in used() if "*" in key and not any(fits(key, known) for known in told())]
    assert len(used()) > 100
    assert missing == [] and patterns == []


def fits(pattern: str, key: str) -> bool:
    return re.fullmatch(re.escape(pattern).replace(r"\*", "[a-z-]+"), key) is not None


def test_every_sentence_is_used() -> None:
    sources = "".join([path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py")])
    stars = [key for key in used() if "*" in key and key != "*-*"]
    idle = [key for key in told() if f'"{key}"' not in sources and not any(fits(star, key) for star in stars)]
    prefixes = ("border-no-", "border-names-no-")  # put together from two parts
    assert [key for key in idle if not key.startswith(prefixes)] == []


@pytest.mark.parametrize(
    "error",
    [
        smallwars.IllegalChoice("choice-over", option="'x'"),
        smallwars.InvalidOption("end_turn", "option-range", name="end_turn", given=4, least=5, most=30),
        smallwars.InvalidPosition("spaces.nicosia", "no-field"),
        smallwars.InvalidRecord(3, "word", "record-why", why=smallwars.NothingToUndo("undo-nothing")),
    ],
)
def test_errors_travel_between_processes(error: SmallWarsError) -> None:
    copy = pickle.loads(pickle.dumps(error))
    assert type(copy) is type(error) and str(copy) == str(error)


def test_lists_and_told_words_are_filled_in() -> None:
    error = smallwars.InvalidRecord(12, "x", "greek-level-high", why=Told("greek-highest", type="guerrilla", level=2))
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
