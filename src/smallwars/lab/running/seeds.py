"""Where every seed of the laboratory comes from: the run and the place in it, never who plays it or where."""

from __future__ import annotations

from hashlib import blake2b

BITS = 62
"""As many as the dice can tell apart."""


def game_seed(run: int, index: int) -> int:
    """The seed of the cards and dice of a game."""
    return _seed(f"{run}:{index}")


def bot_seed(run: int, index: int, name: str) -> int:
    """The seed of a bot in a game; `name`: what tells it from the others there."""
    return _seed(f"{run}:{index}:{name}")


def _seed(text: str) -> int:
    digest = blake2b(text.encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") >> (64 - BITS)
