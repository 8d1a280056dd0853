"""A part that is of a wrong class."""


class Parting:
    """Derives from nothing that anybody knows."""
