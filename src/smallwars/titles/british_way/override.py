"""Map facts corrected by an owner of the printed game: a dict or a data file, checked, put into one form, applied."""

from __future__ import annotations

import json
import os
import tomllib
from pathlib import Path
from typing import Any, Final

from ...engine.errors import InvalidOption, InvalidPosition
from ...engine.position import Reader, plain

DATA: Final = "data"
"""The option that holds the override."""
OVERRIDE: Final = "override"
"""The source of a datum that was changed."""
DIGITS: Final = (0, 9)
"""What the number of a space may be where the title does not say."""
SECTIONS: Final = ("adjacency", "pairs", "spaces")

Changes = dict[str, Any]
"""What differs from the title's own data, JSON-ready: `pairs`, `spaces`, each in the order of the map."""
Near = dict[str, set[str]]
"""The neighbours of every space."""
Lists = dict[str, list[str]]
"""The neighbours of some spaces, as an override lists them."""
Pairs = dict[tuple[str, str], bool]
"""Two spaces in the order of the map, and whether they are adjacent."""


class Printed:
    """What a title's own data say of its map."""

    def __init__(self, data: dict[str, Any], number: str, ranges: dict[str, tuple[int, int]]) -> None:
        """`number`: the key of the number printed in a space; `ranges`: what it may be in a space of each kind."""
        self.title = str(data["id"])
        self.data = data
        self.spaces: dict[str, dict[str, Any]] = {space["id"]: space for space in data["spaces"]}
        self.names = list(self.spaces)
        self.number = number
        self.ranges = ranges

    def near(self) -> Near:
        """The neighbours of each space."""
        near: Near = {name: set() for name in self.names}
        for border in self.data["adjacent"]:
            near[border["pair"][0]].add(border["pair"][1])
            near[border["pair"][1]].add(border["pair"][0])
        return near

    def in_order(self, one: str, two: str) -> tuple[str, str]:
        """Two spaces in the order of the map."""
        return (one, two) if self.names.index(one) < self.names.index(two) else (two, one)

    def check_name(self, reader: Reader, field: str, name: Any, before: str) -> None:
        """Complain about what is no space; `before` stands between the field and that."""
        if not isinstance(name, str) or name not in self.spaces:
            known = ", ".join(self.names)
            raise reader.error(field, f"{before} not a space of {self.title}; the spaces are {known}")


# Reading


def read_changes(given: Any, printed: Printed) -> Changes:
    """What an override changes; empty if nothing. InvalidOption names the field that is wrong, and the file."""
    if given is None:
        return {}
    file = f"{os.fspath(given)}: " if isinstance(given, (str, os.PathLike)) else ""
    content = plain_content(given if file == "" else read_file(os.fspath(given)), file)
    try:
        return changes_in(Reader(content), printed)
    except InvalidPosition as error:
        what = str(error).removeprefix(f"{error.field}: ")
        raise wrong(f"{file}{error.field} {what}") from error


def wrong(what: str) -> InvalidOption:
    """An error about the override."""
    return InvalidOption(DATA, f"{DATA}: {what}")


def plain_content(given: Any, file: str) -> dict[str, Any]:
    """A copy of the override that holds nothing but JSON."""
    if not isinstance(given, dict):
        shape = "a dict, or the path of a TOML or JSON file" if file == "" else f"an object with {', '.join(SECTIONS)}"
        raise wrong(f"{file}must be {shape}, not {given!r}")
    try:
        content: dict[str, Any] = plain(given)
        return content
    except (TypeError, ValueError, RecursionError) as error:
        raise wrong(f"{file}holds what is no JSON: {error}") from error


def read_file(path: str) -> Any:
    """What a TOML or JSON file holds."""
    text = read_text(path)
    suffix = Path(path).suffix.lower()
    if suffix == ".json" or (suffix != ".toml" and text.lstrip().startswith("{")):
        return read_json(path, text)
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        last = f"at line {len(text.splitlines())}, the last"
        raise wrong(f"{path}: not TOML: {str(error).replace('at end of document', last)}") from error


def read_json(path: str, text: str) -> Any:
    """What a JSON file holds."""
    try:
        return json.loads(text)
    except (json.JSONDecodeError, RecursionError) as error:
        raise wrong(f"{path}: not JSON: {error}") from error


def read_text(path: str) -> str:
    """The text of a file."""
    try:
        return Path(path).read_text(encoding="utf-8-sig")
    except OSError as error:
        raise wrong(f"{path}: {(error.strerror or str(error)).lower()}") from error
    except UnicodeDecodeError as error:
        raise wrong(f"{path}: not a text file (byte {error.start})") from error
    except ValueError as error:
        raise wrong(f"{path!r} is no path: {error}") from error


def changes_in(reader: Reader, printed: Printed) -> Changes:
    """The changes, each part checked."""
    check_fields(reader, SECTIONS)
    lists = read_lists(reader.inside("adjacency"), printed)
    pairs = read_pairs(reader, printed, lists)
    numbers = read_numbers(reader.inside("spaces"), printed)
    near = merged_borders(reader, printed, lists, pairs)
    changes = {"pairs": changed_pairs(near, printed), "spaces": changed_numbers(numbers, printed)}
    return {section: changed for section, changed in changes.items() if changed}


def check_fields(reader: Reader, known: tuple[str, ...]) -> None:
    """Complain about a field that means nothing."""
    for field in reader.fields():
        if field not in known:
            raise reader.error(field, f"is not a field here; known: {', '.join(known)}")


# Borders


def read_lists(reader: Reader, printed: Printed) -> Lists:
    """`[adjacency]`: all neighbours of the spaces named."""
    for space in reader.fields():
        printed.check_name(reader, space, space, "is")
    return {space: read_list(reader, space, printed) for space in reader.fields()}


def read_list(reader: Reader, space: str, printed: Printed) -> list[str]:
    """The neighbours of a space: known, none twice, not itself."""
    names = reader.items(space)
    for index, name in enumerate(names):
        printed.check_name(reader, space, name, f"names {name!r}, which is")
        if name == space:
            raise reader.error(space, f"names {name}: a space is not next to itself")
        if name in names[:index]:
            raise reader.error(space, f"names {name} twice")
    return names


def read_pairs(reader: Reader, printed: Printed, lists: Lists) -> Pairs:
    """`[[pairs]]`: one border each, none against another or against a list."""
    pairs: Pairs = {}
    for index, item in enumerate(reader.items("pairs")):
        entry = Reader(item, f"pairs[{index}]")
        check_fields(entry, ("pair", "adjacent"))
        pair = read_pair(entry, printed)
        adjacent = read_adjacent(entry)
        if pairs.get(pair, adjacent) != adjacent:
            raise entry.error("adjacent", f"contradicts an earlier entry for {pair[0]} and {pair[1]}")
        check_against_lists(entry, pair, adjacent, lists)
        pairs[pair] = adjacent
    return pairs


def read_pair(entry: Reader, printed: Printed) -> tuple[str, str]:
    """Two spaces that are known, and not the same."""
    names = entry.items("pair")
    if len(names) != 2:
        raise entry.error("pair", f"must name two spaces, not {len(names)}")
    for name in names:
        printed.check_name(entry, "pair", name, f"names {name!r}, which is")
    if names[0] == names[1]:
        raise entry.error("pair", f"names {names[0]} twice: a space is not next to itself")
    return printed.in_order(names[0], names[1])


def read_adjacent(entry: Reader) -> bool:
    """Whether the two are adjacent, which must be said."""
    if entry.value("adjacent") is None:
        raise entry.error("adjacent", "is missing; it is true or false")
    return entry.flag("adjacent")


def check_against_lists(entry: Reader, pair: tuple[str, str], adjacent: bool, lists: Lists) -> None:
    """A border must not be told two ways."""
    for one, two in (pair, (pair[1], pair[0])):
        if one in lists and (two in lists[one]) != adjacent:
            does = "leaves out" if adjacent else "names"
            raise entry.error("adjacent", f"is {json.dumps(adjacent)}, but adjacency.{one} {does} {two}")


def merged_borders(reader: Reader, printed: Printed, lists: Lists, pairs: Pairs) -> Near:
    """The neighbours of each space with the override merged in, which must be symmetric."""
    near = printed.near()
    for (one, two), adjacent in pairs.items():
        for space, other in ((one, two), (two, one)):
            near[space] = near[space] | {other} if adjacent else near[space] - {other}
    for space, names in lists.items():
        near[space] = set(names)
    for space in lists:
        check_symmetric(reader.inside("adjacency"), space, near)
    return near


def check_symmetric(reader: Reader, space: str, near: Near) -> None:
    """Complain about a neighbour of this space that does not agree."""
    hint = "list it under adjacency too, or use pairs"
    for other in near:
        if other in near[space] and space not in near[other]:
            raise reader.error(space, f"names {other}, but {other} does not name {space}; {hint}")
        if other not in near[space] and space in near[other]:
            raise reader.error(space, f"leaves out {other}, but {other} names {space}; {hint}")


def changed_pairs(near: Near, printed: Printed) -> list[dict[str, Any]]:
    """The borders that are not as the title's own data have them."""
    before, names = printed.near(), printed.names
    pairs = [(one, two) for index, one in enumerate(names) for two in names[index + 1 :]]
    changed = [(one, two) for one, two in pairs if (two in near[one]) != (two in before[one])]
    return [{"pair": [one, two], "adjacent": two in near[one]} for one, two in changed]


# Numbers


def read_numbers(reader: Reader, printed: Printed) -> dict[str, int]:
    """`[spaces.…]`: the printed numbers of the spaces named."""
    for space in reader.fields():
        printed.check_name(reader, space, space, "is")
    return {space: read_number(reader.inside(space), space, printed) for space in reader.fields()}


def read_number(entry: Reader, space: str, printed: Printed) -> int:
    """The number of a space, in the range of its kind."""
    number = printed.number
    check_fields(entry, (number,))
    if entry.value(number) is None:
        raise entry.error(number, "is missing")
    least, most = printed.ranges.get(str(printed.spaces[space]["kind"]), DIGITS)
    if least == most and entry.value(number) != least:
        raise entry.error(number, f"is always {least}, not {entry.value(number)!r}")
    return entry.count(number, most, least=least)


def changed_numbers(numbers: dict[str, int], printed: Printed) -> dict[str, dict[str, int]]:
    """The numbers that are not as the title's own data have them."""
    key = printed.number
    before = {name: int(printed.spaces[name][key]["value"]) for name in printed.names}
    return {name: {key: numbers[name]} for name in printed.names if numbers.get(name, before[name]) != before[name]}


# Applying


def with_changes(data: dict[str, Any], changes: Changes, number: str) -> dict[str, Any]:
    """A copy of a title's data in which what was changed is so, with its source."""
    numbers: dict[str, dict[str, int]] = changes.get("spaces", {})
    pairs: list[dict[str, Any]] = changes.get("pairs", [])
    return {
        **data,
        "spaces": [with_number(space, number, numbers.get(space["id"])) for space in data["spaces"]],
        "adjacent": with_pairs(data["adjacent"], pairs, True),
        "not_adjacent": with_pairs(data.get("not_adjacent", []), pairs, False),
    }


def with_number(space: dict[str, Any], number: str, changed: dict[str, int] | None) -> dict[str, Any]:
    """A space with its number."""
    return space if changed is None else {**space, number: {"value": changed[number], "source": OVERRIDE}}


def with_pairs(listed: list[dict[str, Any]], pairs: list[dict[str, Any]], adjacent: bool) -> list[dict[str, Any]]:
    """The pairs listed that were not changed, and the changed ones that are adjacent, or are not."""
    changed = [set(entry["pair"]) for entry in pairs]
    kept = [border for border in listed if set(border["pair"]) not in changed]
    return kept + [{"pair": entry["pair"], "source": OVERRIDE} for entry in pairs if entry["adjacent"] == adjacent]
