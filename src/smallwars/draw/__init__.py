"""Pictures: a position becomes a scene, a scene becomes an SVG; knows no rules and no titles."""

from .png import NoConverter, png
from .scene import Layer, Scene, Sprite
from .svg import svg

__all__ = ["Layer", "NoConverter", "Scene", "Sprite", "png", "svg"]
