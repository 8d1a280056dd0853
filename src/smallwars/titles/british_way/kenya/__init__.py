"""The British Way: Kenya, 1952-1956."""

from .title import KenyaTitle

TITLE = KenyaTitle()

__all__ = ["TITLE"]
