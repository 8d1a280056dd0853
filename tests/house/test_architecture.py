"""The page of the architecture names modules and folders that are there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "architecture.md"
PLACE = re.compile(r"`([\w./]+/[\w./]*|[\w/]+\.(?:py|toml))`")
"""A folder, or a file of code or data, in backticks."""
ABOVE = (ROOT, ROOT / "src" / "smallwars")


@pytest.mark.parametrize("place", sorted(set(PLACE.findall(PAGE.read_text(encoding="utf-8")))))
def test_what_it_names_is_there(place: str) -> None:
    inside = list((ROOT / "src" / "smallwars" / "titles").rglob(place)) if "/" not in place.rstrip("/") else []
    assert inside or any((above / place).exists() for above in ABOVE), place
