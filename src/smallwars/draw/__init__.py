"""Positions as pictures: a position becomes a scene, and a scene an SVG or a PNG."""

from collections.abc import Callable

from smallwars.draw import cyprus
from smallwars.draw.png import NoConverter, png
from smallwars.draw.scene import Cards, Layer, Scene, Sprite, View
from smallwars.draw.svg import svg

__all__ = ["Layer", "NoConverter", "Scene", "Sprite", "png", "scene_of", "svg"]

_SCENES: dict[str, Callable[[View, Cards | None], Scene]] = {"cyprus": cyprus.scene}


def scene_of(view: View, card_titles: Cards | None = None) -> Scene:
    """The scene of a position of any title that can be drawn."""
    return _SCENES[view["title"]](view, card_titles)
