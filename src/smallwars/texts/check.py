"""`python -m smallwars.texts.check [LANGUAGE or FOLDER ...]`: what a translation lacks, and where it strays from its
glossary. A folder is that of a package with titles of its own; without one our own are checked.
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from babel import Locale
from fluent.syntax import FluentParser, ast, visitor

from . import languages
from .files import FALLBACK, FOLDER

HOUSE: Final = FOLDER.parent
PLURALS: Final = ("zero", "one", "two", "few", "many", "other")
SENTENCE_FIELDS: Final = ("source", "about")
"""The fields of a title's data that hold sentences."""
UNTRANSLATED: Final = ("number", "id", "rules", "options", "playable")
"""The fields of a digest or of rulings that hold no sentences; `rules` may hold words, which no glossary covers."""
NUMBERS: Final = re.compile(r"\[[A-Z]-?\d+\]|(?<![\d.])\d+\.\d+(?:\.\d+)?")
"""The pattern of paragraphs and rulings that a text names."""

Terms = dict[str, list[str]]


def faults(language: str, root: Path = HOUSE) -> Iterator[str]:
    """Find what is missing, superfluous or unlike the glossary in the texts of a language; a line for each."""
    for folder in folders(root):
        place = (folder / language).relative_to(root).as_posix()
        yield from [f"{place}/{fault}" for fault in folder_faults(language, folder)]


def folders(root: Path) -> list[Path]:
    """All folders of texts below a package: that of the house, and those of titles and their families."""
    return sorted([path.parent for path in root.rglob(f"texts/{FALLBACK}")])


def folder_faults(language: str, folder: Path) -> Iterator[str]:
    """Find the faults of a folder, each with the name of its file."""
    names = [*files(folder / FALLBACK)]
    yield from [f"{name}: extra file" for name in files(folder / language) if name not in names]
    for name in names:
        ours, theirs = folder / FALLBACK / name, folder / language / name
        if theirs.exists():
            compare = message_faults if name.endswith(".ftl") else toml_faults
            terms = terms_of(glossaries(language, folder), name)
            yield from [f"{name}: {fault}" for fault in compare(ours, theirs, terms, language)]
        else:
            yield f"{name}: missing file"
    yield from source_faults(folder.parent / "data.toml", folder / language / "sources.toml")


def files(folder: Path) -> Iterator[str]:
    """The files of a language, without its glossaries and its texts about sources, which English does not need."""
    for path in sorted([*folder.glob("*.ftl"), *folder.glob("*.toml")]):
        if path.stem not in ("glossary", "sources"):
            yield path.name


# Fluent messages


class Parts(visitor.Visitor):
    """The variables of a message, and the keys of its selectors."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.keys: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_Variant(self, node: ast.Variant) -> None:
        if isinstance(node.key, ast.Identifier):
            self.keys.add(node.key.name)
        self.generic_visit(node)


def messages(path: Path) -> dict[str, tuple[str, Parts]]:
    """Read every message of a file with its text and its parts; a ValueError names what is no message."""
    text = path.read_text(encoding="utf-8")
    by_key = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"{path}: {entry.content}")
        if isinstance(entry, ast.Message) and entry.span is not None:
            parts = Parts()
            parts.visit(entry)
            by_key[entry.id.name] = text[entry.span.start : entry.span.end].partition("=")[2], parts
    return by_key


def message_faults(ours: Path, theirs: Path, terms: Terms, language: str) -> Iterator[str]:
    """Find messages without their like, with other variables, or with plurals that the language does not know."""
    english, translated = messages(ours), messages(theirs)
    yield from differences(english, translated)
    plurals = {*Locale(language).plural_form.tags, "other"}
    for key in english.keys() & translated.keys():
        (english_text, english_parts), (text, parts) = english[key], translated[key]
        if english_parts.variables != parts.variables:
            yield f"{key}: variables {sorted(parts.variables)}, not {sorted(english_parts.variables)}"
        yield from [f"{key}: no plural [{name}]" for name in parts.keys if name in PLURALS and name not in plurals]
        yield from term_faults(key, english_text, text, terms)


def differences(english: Iterable[str], translated: Iterable[str]) -> Iterator[str]:
    """Find the keys that only one of two collections has."""
    yield from [f"{key}: missing" for key in english if key not in set(translated)]
    yield from [f"{key}: extra" for key in translated if key not in set(english)]


# Digests and rulings


def toml_faults(ours: Path, theirs: Path, terms: Terms, language: str) -> Iterator[str]:
    """Find paragraphs and rulings without their like, with other numbers in them, or unlike the glossary."""
    english, translated = [dict(leaves(tomllib.loads(path.read_text(encoding="utf-8")), "")) for path in (ours, theirs)]
    yield from differences(english, translated)
    for key in english.keys() & translated.keys():
        if key.rpartition(".")[2].partition("[")[0] in UNTRANSLATED:
            yield from [f"{key}: other numbers"] if figures(english[key]) != figures(translated[key]) else []
            continue
        if sorted(NUMBERS.findall(english[key])) != sorted(NUMBERS.findall(translated[key])):
            yield f"{key}: other paragraphs are named"
        yield from term_faults(key, english[key], translated[key], terms)


def figures(text: str) -> list[str]:
    """The numbers in a field, sorted."""
    return sorted(re.findall(r"[A-Z]?-?\d[\d.]*", text))


def leaves(data: Any, path: str) -> Iterator[tuple[str, str]]:
    """Every text of a file with its place: `.section[2].ruling[0].question`."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from leaves(value, f"{path}.{key}")
    elif isinstance(data, list):
        for index, value in enumerate(data):
            yield from leaves(value, f"{path}[{index}]")
    else:
        yield path, str(data)


# The sentences of the data


def source_faults(data: Path, file: Path) -> Iterator[str]:
    """Find sentences of a title's data that are not translated, and translations that no data hold."""
    english = set(sentences(tomllib.loads(data.read_text(encoding="utf-8")))) if data.exists() else set()
    translated = tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    yield from [f"{file.name}: {fault}" for fault in differences(english, translated)]


def sentences(data: Any) -> Iterator[str]:
    """Find the sentences in data: where a datum comes from, what it is about."""
    inner = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in inner:
        if key in SENTENCE_FIELDS and isinstance(value, str):
            yield value
        elif key != "options":
            yield from sentences(value)


# Glossaries


def glossaries(language: str, folder: Path) -> list[Path]:
    """The glossaries that a folder of texts goes by: the house's, that of the title's family, its own."""
    general = sorted((FOLDER / language / "glossary").glob("*.toml"))
    families = [folder.parents[1] / "family" / "texts", folder]
    return [*general, *[path for each in families if (path := each / language / "glossary.toml").exists()]]


def terms_of(glossaries: Iterable[Path], name: str) -> Terms:
    """The terms of the glossaries that speak of a file; one that names no files speaks of all."""
    terms: Terms = {}
    for path in glossaries:
        glossary = tomllib.loads(path.read_text(encoding="utf-8"))
        if name.startswith(tuple(glossary.get("files", [""]))):
            terms.update({term: forms(translated) for term, translated in glossary["terms"].items()})
    return terms


def forms(translated: str | list[str]) -> list[str]:
    """The ways in which a term may be translated."""
    return [translated] if isinstance(translated, str) else translated


def term_faults(key: str, english_text: str, text: str, terms: Mapping[str, list[str]]) -> Iterator[str]:
    """Find terms of a text that are not translated by the glossary; one inside a longer one does not count."""
    for term in sorted(terms, key=len, reverse=True):
        pattern = rf"(?<![A-Za-z]){re.escape(term)}(?:s|es)?(?![A-Za-z])"
        if term in english_text and re.search(pattern, english_text):
            if not any(form in text for form in terms[term]):
                yield f"{key}: {term} should be {terms[term]}"
            english_text = re.sub(pattern, " ", english_text)


def main(arguments: list[str]) -> int:
    """Print the faults of these languages, or of all, in these packages, or in ours; 1 if there are any."""
    roots = [Path(each) for each in arguments if Path(each).is_dir()] or [HOUSE]
    checked = [each for each in arguments if not Path(each).is_dir()] or sorted(languages() - {FALLBACK})
    lines = [fault for root in roots for language in checked for fault in faults(language, root)]
    for fault in lines:
        print(fault)
    return 1 if lines else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
