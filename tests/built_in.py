"""The titles of our own, whatever else is installed."""

from __future__ import annotations

from smallwars.titles import BUILT_IN

TITLES = tuple(title.id for title in BUILT_IN)
