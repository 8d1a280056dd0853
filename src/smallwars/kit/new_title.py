"""The command `new-title`: writes the package of a small game that runs at once, to be made into another."""

from __future__ import annotations

from importlib.resources import files
from keyword import iskeyword
from pathlib import Path
from string import Template
from typing import Final

from smallwars.engine.errors import OtherError
from smallwars.engine.registry import titles
from smallwars.texts import SPOKEN, message

FILES: Final = {
    "pyproject.toml": "pyproject.toml",
    "README.md": "README.md",
    "init.py": "src/{name}/__init__.py",
    "rules.py": "src/{name}/rules.py",
    "title.py": "src/{name}/title.py",
    "test_title.py": "tests/test_{name}.py",
}
"""Each template of the skeleton with its place in the new package."""


class NoNewTitle(OtherError):
    """The package of a new title cannot be written."""

    file = "cli"


def new_title(name: str, /, *, out: Path | None = None, lang: str = SPOKEN) -> None:
    """Begin a title of your own: a package with the rules of a small game, which can be played at once."""
    folder = Path(name) if out is None else out
    texts = {folder / path: text for path, text in skeleton(checked(name)).items()}
    for path in texts:
        if path.exists():
            raise NoNewTitle("new-title-exists", path=path)
    for path, text in texts.items():
        write(path, text)
    print(message(lang, ("cli",), "new-title-written", {"folder": str(folder), "name": name}))


def checked(name: str) -> str:
    """The name, refused unless it can be that of a package and no title has it."""
    if not (name.isidentifier() and name.isascii() and name == name.lower()) or iskeyword(name) or name[0] == "_":
        raise NoNewTitle("new-title-name", name=repr(name))
    if name in titles():
        raise NoNewTitle("new-title-taken", name=name)
    return name


def skeleton(name: str) -> dict[str, str]:
    """The files of the new package, by their places."""
    words = {"name": name, "Name": name.title().replace("_", ""), "heading": name.replace("_", " ").title()}
    folder = files(__package__) / "skeleton"
    found = {place: folder / f"{file}.template" for file, place in FILES.items()}
    texts = {place: path.read_text(encoding="utf-8") for place, path in found.items()}
    return {place.format(name=name): Template(text).substitute(words) for place, text in texts.items()}


def write(path: Path, text: str) -> None:
    """Write a file, and the folders that it lies in."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise NoNewTitle("new-title-write", path=path, why=(error.strerror or str(error)).lower()) from error
