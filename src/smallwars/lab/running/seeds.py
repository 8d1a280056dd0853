"""The seeds of the laboratory: each comes from the run and a place in it, never from who plays or on which machine."""

from __future__ import annotations

from hashlib import blake2b

BITS = 62
"""The bits of a seed: as many as the dice can tell apart."""


def game_seed(run: int, index: int) -> int:
    """The seed of the cards and dice of a game."""
    return _seed(f"{run}:{index}")


def bot_seed(run: int, index: int, name: str) -> int:
    """The seed of a bot in a game; `name` tells it from the other bots there."""
    return _seed(f"{run}:{index}:{name}")


def _seed(text: str) -> int:
    digest = blake2b(text.encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") >> (64 - BITS)
