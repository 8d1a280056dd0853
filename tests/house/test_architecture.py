"""The pages for builders name modules and folders that are there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = ("docs/architecture.md", "docs/web-table.md", "docs/glossary.md", "CONTRIBUTING.md")
PLACE = re.compile(r"`(\w[\w./]*/[\w./]*|[\w/]+\.(?:py|toml))`")
"""A folder, or a file of code or data, in backticks."""
SOURCES = ROOT / "src" / "smallwars"
ABOVE = (ROOT, ROOT / "src", SOURCES, SOURCES / "server", ROOT / "web" / "src")


def places() -> set[str]:
    """What these pages name."""
    return {place for page in PAGES for place in PLACE.findall((ROOT / page).read_text(encoding="utf-8"))}


@pytest.mark.parametrize("place", sorted(places()))
def test_what_it_names_is_there(place: str) -> None:
    inside = list(SOURCES.rglob(place)) if "/" not in place.rstrip("/") else []
    assert inside or any((above / place).exists() for above in ABOVE), place
