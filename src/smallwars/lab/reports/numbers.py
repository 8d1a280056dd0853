"""Numbers as they are printed: with a true minus, and a sign only where they are not nothing."""

from __future__ import annotations


def signed(value: float, shape: str = ".0f") -> str:
    """A number with its sign, as that format has it; nothing has none."""
    text = f"{value:+{shape}}"
    return with_minus(text if float(text) else text[1:])


def with_minus(text: str) -> str:
    return text.replace("-", "−")
