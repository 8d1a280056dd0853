"""A part that raises for some names."""

from collections.abc import Iterator

from tests.kit.greetings import Greeting as Plain


class Greeting(Plain):
    """Greets all but Bob."""

    language = "ga"

    def greet(self, name: str) -> str:
        if name == "Bob":
            raise ValueError(name)
        return f"Dia duit, {name}"

    def names(self) -> Iterator[str]:
        yield "Aoife"
        raise RuntimeError("no more names")
