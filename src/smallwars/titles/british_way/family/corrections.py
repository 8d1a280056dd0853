"""Map facts corrected by an owner of the printed game: borders, and the numbers printed in the spaces."""

from __future__ import annotations

from typing import Any, Final

from smallwars.engine.position import Reader
from smallwars.kit.borders import Map, changed_pairs, read_borders, with_borders
from smallwars.kit.data_file import OVERRIDE as OVERRIDE
from smallwars.kit.data_file import Changes, Number, check_fields, overridden, read_data

DIGITS: Final = (0, 9)
"""The least and the most number of a space where the title does not say."""
SECTIONS: Final = ("adjacency", "pairs", "spaces")


class Printed(Map):
    """The map of a title as its own data have it."""

    def __init__(self, data: dict[str, Any], number: str, ranges: dict[str, tuple[int, int]]) -> None:
        """`number`: the key of the number printed in a space; `ranges`: what it may be in a space of each kind."""
        super().__init__(data, [space["id"] for space in data["spaces"]], "space")
        self.spaces: dict[str, dict[str, Any]] = {space["id"]: space for space in data["spaces"]}
        self.number = number
        self.ranges = ranges


def read_changes(override: Any, printed: Printed) -> Changes:
    """The changes of an override, `pairs` and `spaces`, each in the order of the map; empty if there are none."""
    return read_data(override, f"{printed.title}:errors", SECTIONS, lambda reader: changes_in(reader, printed))


def changes_in(reader: Reader, printed: Printed) -> Changes:
    """The changes, each part checked."""
    check_fields(reader, SECTIONS)
    near = read_borders(reader, printed)
    numbers = read_numbers(reader.inside("spaces"), printed)
    changes = {"pairs": changed_pairs(near, printed), "spaces": changed_numbers(numbers, printed)}
    return {section: changed for section, changed in changes.items() if changed}


def read_numbers(reader: Reader, printed: Printed) -> dict[str, int]:
    """`[spaces.…]`: the printed numbers of the spaces named."""
    for space in reader.fields():
        printed.check_name(reader, space, space, "border-no")
    return {space: read_number(reader.inside(space), space, printed) for space in reader.fields()}


def read_number(entry: Reader, space: str, printed: Printed) -> int:
    """The number of a space, in the range of its kind."""
    number = printed.number
    check_fields(entry, (number,))
    if entry.value(number) is None:
        raise entry.error(number, "missing")
    least, most = printed.ranges.get(str(printed.spaces[space]["kind"]), DIGITS)
    return Number(least, most).read(entry, number)


def changed_numbers(numbers: dict[str, int], printed: Printed) -> dict[str, dict[str, int]]:
    """The numbers that are not as the title's own data have them."""
    key = printed.number
    before = {name: int(printed.spaces[name][key]["value"]) for name in printed.names}
    return {name: {key: numbers[name]} for name in printed.names if numbers.get(name, before[name]) != before[name]}


def with_changes(data: dict[str, Any], changes: Changes, number: str) -> dict[str, Any]:
    """A copy of a title's data in which what was changed is so, with its source."""
    numbers: dict[str, dict[str, int]] = changes.get("spaces", {})
    spaces = [with_number(space, number, numbers.get(space["id"])) for space in data["spaces"]]
    return {**with_borders(data, changes.get("pairs", [])), "spaces": spaces}


def with_number(space: dict[str, Any], number: str, changed: dict[str, int] | None) -> dict[str, Any]:
    """A space with its number."""
    return space if changed is None else {**space, number: overridden({}, {"value": changed[number]})}
