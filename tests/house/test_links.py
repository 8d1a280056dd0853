"""Every link of a page for people leads to a file that is there, and to a heading of it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = (ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md")))
LINK = re.compile(r"\]\(([^()\s]+)\)")
ELSEWHERE = ("http://", "https://", "mailto:")
CODE = re.compile(r"^```.*?^```", re.DOTALL | re.MULTILINE)


def name_of(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def links(page: Path) -> Iterator[str]:
    """The links of a page to others of the project."""
    text = CODE.sub("", page.read_text(encoding="utf-8"))
    yield from [link for link in LINK.findall(text) if not link.startswith(ELSEWHERE)]


def leads_somewhere(page: Path, link: str) -> bool:
    path, _, heading = link.partition("#")
    target = page.parent / path if path else page
    return target.exists() and (not heading or heading in anchors(target))


def anchors(page: Path) -> set[str]:
    """The headings of a page as links name them."""
    headings = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_link_leads_somewhere(page: Path) -> None:
    assert [link for link in links(page) if not leads_somewhere(page, link)] == []


def test_there_are_links_to_follow() -> None:
    assert sum(len(list(links(page))) for page in PAGES) > 50
