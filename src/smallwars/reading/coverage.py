"""The citations of paragraphs and card sides in tests, `@rule("cyprus", "3.2.4", "C13 shaded")`; no test is run."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from rich.cells import cell_len

from smallwars.engine.title import Title
from smallwars.kit.text_board import text_board
from smallwars.kit.text_drawing import pad
from smallwars.kit.words import say
from smallwars.texts import FALLBACK

from .rules import digest

Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


@dataclass
class Item:
    """A paragraph or a card side, which wants a test."""

    number: str
    name: str
    excuse: str = ""
    tests: list[str] = field(default_factory=list)
    on_card: bool = False

    @property
    def is_gap(self) -> bool:
        """Whether it wants a test and has none."""
        return not self.tests and not self.excuse


@dataclass(frozen=True)
class Coverage:
    """A title's report: every item, and citations of what the digest does not have."""

    title: str
    items: list[Item]
    unknown: dict[str, list[str]]

    @property
    def gaps(self) -> list[Item]:
        """The items that lack a test."""
        return [item for item in self.items if item.is_gap]

    @property
    def is_complete(self) -> bool:
        """Whether there is neither a gap nor a citation that misses."""
        return not self.gaps and not self.unknown


def coverage(title: Title, tests: Path, language: str = FALLBACK) -> Coverage:
    """The report of a title over the test files below a folder."""
    items = {item.number: item for item in wanted(title, language)}
    unknown: dict[str, list[str]] = {}
    for test, cited_title, number in cited(tests):
        if cited_title == title.id and number in items:
            items[number].tests.append(test)
        elif cited_title == title.id:
            unknown.setdefault(number, []).append(test)
    return Coverage(title.id, list(items.values()), unknown)


def wanted(title: Title, language: str) -> Iterator[Item]:
    """Every paragraph, and every text of every card where there are some."""
    for paragraph in digest(title, language).values():
        yield Item(paragraph.number, paragraph.title, "" if paragraph.playable else paragraph.why or "–")
    for number, name in text_board(title).provable(language):
        yield Item(number, name, on_card=True)


def cited(folder: Path) -> Iterator[tuple[str, str, str]]:
    """Every citation: the test, the title, the number."""
    for path in sorted(folder.rglob("test_*.py")):
        where = path.relative_to(folder.parent).as_posix()
        yield from cited_in(ast.parse(path.read_text(encoding="utf-8"), str(path)), where)


def cited_in(node: ast.AST, test: str) -> Iterator[tuple[str, str, str]]:
    """The citations below a node; those outside every definition are the whole file's."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Call) and called(child.func) == "rule":
            words = [str(word.value) for word in child.args if isinstance(word, ast.Constant)]
            yield from [(test, words[0], number) for number in words[1:]]
        yield from cited_in(child, f"{test}::{child.name}" if isinstance(child, Definition) else test)


def called(function: ast.expr) -> str:
    """The name of a called function: `rule`, `harness.rule`, `pytest.mark.rule`."""
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def report(found: Coverage, language: str, every: bool = False) -> Iterator[str]:
    """The report as lines; `every`: all tests of an item below it, not just the first beside it."""
    playable = [item for item in found.items if not item.excuse]
    gaps = len(found.gaps)
    covered = len(playable) - gaps
    key = "coverage-title" if any(item.on_card for item in found.items) else "coverage-title-uncarded"
    yield say(language, key, title=found.title, covered=covered, total=len(playable), gaps=gaps)
    unknown = [Item(number, say(language, "coverage-unknown"), "", tests) for number, tests in found.unknown.items()]
    width = max([cell_len(item.name) for item in [*found.items, *unknown]], default=0)
    for item in [*found.items, *unknown]:
        yield f"  {item.number:<13}{pad(item.name, width)}  {state(item, language, every)}"
        yield from [f"    {test}" for test in dict.fromkeys(item.tests) if every]


def state(item: Item, language: str, every: bool) -> str:
    """How many tests an item has and the first of them, or why it has none."""
    if item.is_gap:
        return say(language, "coverage-gap")
    if not item.tests:
        return f"{say(language, 'coverage-free')}: {item.excuse}"
    tests = list(dict.fromkeys(item.tests))
    return f"{len(tests):>3}" if every else f"{len(tests):>3}  {tests[0]}"
