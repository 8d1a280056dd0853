"""Writes docs/titles/*/rulings.md, the rulings of each title as tables, from `texts/en/rulings.toml` of each."""

from collections.abc import Iterator
from pathlib import Path

from smallwars.engine.title import Title
from smallwars.reading.rulings import Ruling, Section, sections
from smallwars.texts import files_of
from smallwars.texts.files import read_toml_files
from smallwars.titles import BUILT_IN

DOCS = Path(__file__).parents[1] / "docs" / "titles"
COLUMNS = ["id", "rules", "question", "what the engine does, and why"]


def page(title: Title) -> str:
    """The page of a title."""
    about = read_toml_files("en", files_of(title, "rulings"))[-1]["about"].strip()
    return (
        "\n\n".join([f"# Rulings: {title.name}", about, *[table(section) for section in sections(title, "en")]]) + "\n"
    )


def table(section: Section) -> str:
    """A heading and the rulings below it; with a column for options if one of them has some."""
    optional = any(ruling.options for ruling in section.rulings)
    columns = [*COLUMNS, *(["option"] if optional else [])]
    lines = [row(columns), "|" + "---|" * len(columns), *[row(list(cells(each, optional))) for each in section.rulings]]
    return "\n".join([f"## {section.title}", "", *lines])


def cells(ruling: Ruling, optional: bool) -> Iterator[str]:
    """The cells of a ruling."""
    yield from (ruling.id, ruling.rules, ruling.question, ruling.answer)
    if optional:
        yield ", ".join(f"`{option}`" for option in ruling.options)


def row(cells: list[str]) -> str:
    """A line of a table."""
    return "|" + "".join(f" {cell} |" if cell else " |" for cell in cells)


if __name__ == "__main__":
    for title in BUILT_IN:
        folder = DOCS / title.id
        folder.mkdir(exist_ok=True)
        (folder / "rulings.md").write_text(page(title), encoding="utf-8")
