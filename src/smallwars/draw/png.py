"""An SVG as PNG, by whichever converter this computer has."""

import os
import re
import shutil
import subprocess
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

SECONDS: Final = 60
BROWSERS: Final = ("chromium", "chromium-browser", "google-chrome")
LOOKED_FOR: Final = ("cairosvg (Python package)", "rsvg-convert", "inkscape", *BROWSERS, "magick (ImageMagick)")


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


def _converters() -> Iterator[tuple[str, Callable[[str], bytes]]]:
    try:
        cairosvg = import_module("cairosvg")
        yield "cairosvg", lambda text: bytes(cairosvg.svg2png(bytestring=text.encode()))
    except (ImportError, OSError):  # the package is there but the library below it is not
        pass
    for program, arguments in _PROGRAMS.items():
        if path := shutil.which(program):
            yield program, _runner(path, arguments)


def _runner(path: str, arguments: "Arguments") -> Callable[[str], bytes]:
    def convert(text: str) -> bytes:
        with TemporaryDirectory() as folder:
            source, target = Path(folder, "board.svg"), Path(folder, "board.png")
            source.write_text(text, encoding="utf-8")
            command = [path, *arguments(source, target, text)]
            subprocess.run(command, check=True, capture_output=True, timeout=SECONDS)
            return target.read_bytes()

    return convert


def _rsvg(source: Path, target: Path, text: str) -> list[str]:
    return ["--output", str(target), str(source)]


def _inkscape(source: Path, target: Path, text: str) -> list[str]:
    return ["--export-type=png", f"--export-filename={target}", str(source)]


def _browser(source: Path, target: Path, text: str) -> list[str]:
    size = ",".join(re.findall(r'\b(?:width|height)="(\d+)', text)[:2])
    options = ["--headless", "--disable-gpu", "--hide-scrollbars", f"--window-size={size}", f"--screenshot={target}"]
    root = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    return [*options, *root, source.as_uri()]


def _magick(source: Path, target: Path, text: str) -> list[str]:
    return [str(source), str(target)]


Arguments = Callable[[Path, Path, str], list[str]]
_PROGRAMS: Final[dict[str, Arguments]] = {
    "rsvg-convert": _rsvg,
    "inkscape": _inkscape,
    **dict.fromkeys(BROWSERS, _browser),
    "magick": _magick,
}
