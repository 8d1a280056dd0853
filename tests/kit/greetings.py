"""Plain parts, for the tests of parts."""

from collections.abc import Iterator


class Greeting:
    """Greets everybody alike."""

    language = "en"

    def greet(self, name: str) -> str:
        return f"Hello, {name}"

    def names(self) -> Iterator[str]:
        yield "everybody"


class Parting:
    """Takes leave."""
