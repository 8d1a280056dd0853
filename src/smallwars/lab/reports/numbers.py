"""Numbers as text: with a true minus, and with a sign unless they are 0."""

from __future__ import annotations


def signed(value: float, shape: str = ".0f") -> str:
    """A number with its sign in that format; 0 has none."""
    text = f"{value:+{shape}}"
    return with_minus(text if float(text) else text[1:])


def with_minus(text: str) -> str:
    return text.replace("-", "−")
