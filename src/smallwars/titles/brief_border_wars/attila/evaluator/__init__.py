"""What a position of Operation Attila is worth, and which of its answers are worth a look."""

from __future__ import annotations

from .position import Evaluator

__all__ = ["Evaluator"]
