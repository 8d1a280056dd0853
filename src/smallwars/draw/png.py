"""An SVG as PNG, by any converter that this computer has."""

import re
import shutil
import subprocess
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from . import browsers

SECONDS: Final = 60
LOOKED_FOR: Final = (
    "cairosvg (Python package)", "rsvg-convert", "inkscape", *browsers.LOOKED_FOR, "magick (ImageMagick)"
)  # fmt: skip

Converter = Callable[[str], bytes]


class NoConverter(RuntimeError):
    """Nothing here can turn an SVG into a PNG."""

    def __init__(self, failures: list[str]) -> None:
        self.failures = failures
        tried = "".join(f"\n  {failure}" for failure in failures)
        super().__init__(f"no SVG converter works here; looked for: {', '.join(LOOKED_FOR)}{tried}")


def png(svg_text: str) -> bytes:
    """The picture as PNG, by the first converter that succeeds."""
    failures: list[str] = []
    for name, convert in _converters():
        try:
            return convert(svg_text)
        except (OSError, subprocess.SubprocessError, RuntimeError) as problem:
            failures.append(f"{name}: {problem}")
    raise NoConverter(failures)


def _converters() -> Iterator[tuple[str, Converter]]:
    try:
        cairosvg = import_module("cairosvg")
        yield "cairosvg", lambda text: bytes(cairosvg.svg2png(bytestring=text.encode()))
    except (ImportError, OSError):  # the package is there but the library below it is not
        pass
    yield from _programs("rsvg-convert", lambda source, target: ["--output", str(target), str(source)])
    export = "--export-filename="
    yield from _programs("inkscape", lambda source, target: ["--export-type=png", f"{export}{target}", str(source)])
    yield from [(Path(browser).name, partial(_by_browser, browser)) for browser in browsers.browsers()]
    yield from _programs("magick", lambda source, target: [str(source), str(target)])


def _programs(name: str, arguments: Callable[[Path, Path], list[str]]) -> Iterator[tuple[str, Converter]]:
    if path := shutil.which(name):
        yield name, partial(_by_program, path, arguments)


def _by_program(path: str, arguments: Callable[[Path, Path], list[str]], text: str) -> bytes:
    with TemporaryDirectory() as folder:
        source, target = Path(folder, "board.svg"), Path(folder, "board.png")
        source.write_text(text, encoding="utf-8")
        subprocess.run([path, *arguments(source, target)], check=True, capture_output=True, timeout=SECONDS)
        return target.read_bytes()


def _by_browser(browser: str, text: str) -> bytes:
    size = ",".join(re.findall(r'\b(?:width|height)="(\d+)', text)[:2])
    with TemporaryDirectory() as folder:
        source, target = Path(folder, "board.svg"), Path(folder, "board.png")
        source.write_text(text, encoding="utf-8")
        options = ("--hide-scrollbars", f"--window-size={size}", f"--screenshot={target}")
        browsers.open_page(browser, source, Path(folder, "browser"), *options, seconds=SECONDS)
        return target.read_bytes()
