"""The board of Greek Civil War 1947-49 as text: Regions in their places, and what decides the turn."""

from .board import TextBoard

__all__ = ["TextBoard"]
