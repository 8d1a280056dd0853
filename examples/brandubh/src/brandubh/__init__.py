"""Brandubh: a king and four men against eight, on seven by seven squares."""

from .title import Brandubh

TITLE = Brandubh()

__all__ = ["TITLE"]
