"""The toy title with parts of its own that fail at some positions."""

from tests.engine.toy import Toy


class MoodyTitle(Toy):
    """A title whose parts fail once a stone is taken."""
