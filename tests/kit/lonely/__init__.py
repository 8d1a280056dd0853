"""A title that brings two parts, of which one raises at times and the other is of a wrong class."""

from smallwars.engine.title import Title


class LonelyTitle(Title):
    """No rules, only parts."""

    def __init__(self) -> None:
        super().__init__("lonely", "Lonely", ("chance", "one", "other"), {}, ())
