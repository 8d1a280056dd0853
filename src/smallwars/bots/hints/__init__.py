"""Hints for a player: whole turns weighed against each other, and told at three depths."""

from __future__ import annotations

from .advice import DEPTHS, OPERATION, SPACES, TURN, Hint, HintError, WhyNot, hint, why_not

__all__ = ["DEPTHS", "OPERATION", "SPACES", "TURN", "Hint", "HintError", "WhyNot", "hint", "why_not"]
