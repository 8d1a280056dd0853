"""Outside bots: programs in any language that speak the protocol of `docs/protocol.md`."""

from __future__ import annotations

from .engine import DEFAULT, Engine, Limits, Outside

__all__ = ["DEFAULT", "Engine", "Limits", "Outside"]
