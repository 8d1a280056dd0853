"""The board of a title of The British Way as text: spaces in their places, tracks and cards."""

from .board import CoinTextBoard

__all__ = ["CoinTextBoard"]
