"""An aid that fails in English, and that makes no sheets in Japanese."""

from typing import Any

from smallwars.kit.aid import Aid as PlainAid


class Aid(PlainAid[Any]):
    """Two ways to fail."""

    def sheets(self, language: str) -> Any:
        if language == "en":
            raise ValueError("no ink")
        return ["paper"]
