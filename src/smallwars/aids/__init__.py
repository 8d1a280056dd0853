"""Player aids: what lies beside the board on paper, made from the data and the texts that the engine plays by."""

from .render import fragment, page

__all__ = ["fragment", "page"]
