"""A scene as one self-contained SVG: no script, no style sheet, no font or picture from elsewhere."""

import re
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Final
from xml.sax.saxutils import escape, quoteattr

from smallwars.draw.drawing import UNIT, Drawing, Paint
from smallwars.draw.glyphs import GENERAL
from smallwars.draw.scene import Layer, Scene, Sprite

SANS: Final = "'Helvetica Neue', Helvetica, Arial, 'Noto Sans CJK JP', 'Hiragino Sans', 'Yu Gothic', Meiryo, sans-serif"
SERIF: Final = "Georgia, 'Times New Roman', 'Noto Serif CJK JP', 'Hiragino Mincho ProN', 'Yu Mincho', serif"
MIDDLE_LINE: Final = 0.35  # from the middle of a line of type down to its base line, in ems
_NOT_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")

Value = str | float


def svg(scene: Scene, drawing: Drawing = GENERAL) -> str:
    """The scene as SVG text, with the glyphs and colours of that drawing."""
    w, h = scene.width, scene.height
    head = [_element("title", _text(scene.title)), _element("desc", _text(scene.description))]
    body = [_layer(layer, drawing) for layer in scene.layers]
    frame: dict[str, Value] = {"viewBox": f"0 0 {_number(w)} {_number(h)}", "width": w, "height": h, "role": "img"}
    inside = "\n".join(["", *head, *body, ""])
    return _element("svg", inside, xmlns="http://www.w3.org/2000/svg", font_family=SANS, **frame) + "\n"


def _layer(layer: Layer, drawing: Drawing) -> str:
    inside = "\n".join(_sprite(sprite, drawing) for sprite in layer.sprites)
    return _element("g", f"\n{inside}\n", class_=f"sw-layer-{layer.name}")


@lru_cache(maxsize=2048)  # most of a board is the same in the next picture
def _sprite(sprite: Sprite, drawing: Drawing) -> str:
    """A sprite as one group, with its tooltip, its kind as class and its space as data."""
    marks: dict[str, Value] = {"class_": f"sw-{sprite.kind} sw-role-{sprite.role}"}
    if sprite.space:
        marks["data_space"] = sprite.space
    if sprite.count:
        marks["data_count"] = sprite.count
    tip = _element("title", _text(sprite.tip)) if sprite.tip else ""
    draw = _DRAW.get(sprite.kind, _glyph)
    return _element("g", tip + "".join(draw(sprite, drawing)), **marks)


def _area(sprite: Sprite, drawing: Drawing) -> Iterator[str]:
    yield _element("path", d=sprite.path, stroke_linejoin="round", **_paint(drawing.paints[sprite.role]))


def _box(sprite: Sprite, drawing: Drawing) -> Iterator[str]:
    corner = 8 if drawing.paints[sprite.role].width else 0
    place: dict[str, Value] = {"x": sprite.x, "y": sprite.y, "width": sprite.w, "height": sprite.h, "rx": corner}
    yield _element("rect", **place, **_paint(drawing.paints[sprite.role]))


def _glyph(sprite: Sprite, drawing: Drawing) -> Iterator[str]:
    """The outlines of a piece or marker, and its label in its middle or where the glyph has room for it."""
    scale = f"scale({_number(sprite.w / UNIT)} {_number(sprite.h / UNIT)})"
    place = f"translate({_number(sprite.x)} {_number(sprite.y)}) {scale}"
    shapes = (
        _element("path", d=s.path, **_paint(drawing.paints[s.role or sprite.role])) for s in drawing.glyphs[sprite.kind]
    )
    yield _element("g", "".join(shapes), transform=place, stroke_linejoin="round")
    if sprite.label:
        at = sprite.x + sprite.w / 2, sprite.y + sprite.h * drawing.labels_at.get(sprite.kind, 0.5)
        yield _type(sprite, *at, Paint(drawing.paints[sprite.role].type))


def _words(sprite: Sprite, drawing: Drawing) -> Iterator[str]:
    """A line of type; its halo is a second copy below it, which every reader of SVG understands."""
    if "halo" in sprite.style:
        yield _type(sprite, sprite.x, sprite.y, drawing.paints["halo"])
    yield _type(sprite, sprite.x, sprite.y, drawing.paints[sprite.role])


def _type(sprite: Sprite, x: float, y: float, paint: Paint) -> str:
    how: dict[str, Value] = {"font_size": sprite.size, "text_anchor": sprite.align}
    how |= {key: value for word, key, value in _STYLES if word in sprite.style}
    if sprite.angle:
        how["transform"] = f"rotate({_number(sprite.angle)} {_number(x)} {_number(y)})"
    if paint.line != "none":
        how["stroke_linejoin"] = "round"
    return _element("text", _text(sprite.label), x=x, y=y + MIDDLE_LINE * sprite.size, **how, **_paint(paint))


_STYLES: Final = (
    ("bold", "font_weight", "bold"),
    ("italic", "font_style", "italic"),
    ("serif", "font_family", SERIF),
)
_DRAW: Final[dict[str, Callable[[Sprite, Drawing], Iterator[str]]]] = {"area": _area, "box": _box, "text": _words}


def _paint(paint: Paint) -> dict[str, Value]:
    """The colours as attributes: they reach no other picture on a page, and a page's own style may override them."""
    look: dict[str, Value] = {"fill": paint.fill[:7] if paint.fill != "none" else "none"}
    if len(paint.fill) == 9:
        look["fill_opacity"] = round(int(paint.fill[7:], 16) / 255, 2)
    if paint.line != "none":
        look |= {"stroke": paint.line, "stroke_width": paint.width}
    return look


def _element(tag: str, inside: str = "", /, **attributes: Value) -> str:
    """An element; an underscore in an attribute's name stands for a hyphen, and is dropped at its end."""
    words = (f" {key.rstrip('_').replace('_', '-')}={quoteattr(_clean(value))}" for key, value in attributes.items())
    start = f"<{tag}{''.join(words)}"
    return f"{start}>{inside}</{tag}>" if inside else f"{start}/>"


def _clean(value: Value) -> str:
    return _NOT_XML.sub("\ufffd", value) if isinstance(value, str) else _number(value)


def _text(text: str) -> str:
    return escape(_clean(text))


def _number(value: float) -> str:
    return f"{round(value, 3):g}" if abs(value) < 1e5 else str(round(value))
