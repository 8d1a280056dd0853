"""The board of Operation Attila as text: areas and boxes in their places, and what decides the turn."""

from .board import TextBoard

__all__ = ["TextBoard"]
