"""The borders of a map as an owner of the printed game corrects them: `[[pairs]]` and `[adjacency]`."""

from __future__ import annotations

from typing import Any

from smallwars.engine.position import Reader

from .data_file import OVERRIDE, check_fields

Near = dict[str, set[str]]
"""The neighbours of every space."""
Lists = dict[str, list[str]]
"""The neighbours of some spaces, as an override lists them."""
Pairs = dict[tuple[str, str], bool]
"""Two spaces in the order of the map, and whether they are adjacent."""


class Map:
    """The map of a title as its own data have it."""

    def __init__(self, data: dict[str, Any], names: list[str], noun: str) -> None:
        """`names`: the spaces in the order of the map; `noun`: what the title calls a space."""
        self.title = str(data["id"])
        self.data = data
        self.names = names
        self.noun = noun

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

    def check_name(self, reader: Reader, field: str, name: Any, key: str) -> None:
        """Complain about a field that is no space, or that names none."""
        if not isinstance(name, str) or name not in self.names:
            known = {"title": self.title, "known": self.names}
            raise reader.error(field, f"{key}-{self.noun}", name=repr(name), **known)

    def check_names(self, reader: Reader, field: str, names: list[Any]) -> None:
        """Complain about a name that is no space, and about a space named twice."""
        for index, name in enumerate(names):
            self.check_name(reader, field, name, "border-names-no")
            if name in names[:index]:
                raise reader.error(field, "names-twice", name=name)


def read_borders(reader: Reader, map: Map) -> Near:
    """The neighbours of each space with the override merged in."""
    lists = read_lists(reader.inside("adjacency"), map)
    return merged_borders(reader, map, lists, read_pairs(reader, map, lists))


def read_lists(reader: Reader, map: Map) -> Lists:
    """The lists of `[adjacency]`: all neighbours of the spaces named."""
    for space in reader.fields():
        map.check_name(reader, space, space, "border-no")
    return {space: read_list(reader, space, map) for space in reader.fields()}


def read_list(reader: Reader, space: str, map: Map) -> list[str]:
    """The neighbours of a space: known, none twice, not itself."""
    names = reader.items(space)
    if space in names:
        raise reader.error(space, f"border-itself-{map.noun}", name=space)
    map.check_names(reader, space, names)
    return names


def read_pairs(reader: Reader, map: Map, lists: Lists) -> Pairs:
    """The pairs of `[[pairs]]`: one border each, none against another or against a list."""
    pairs: Pairs = {}
    for index, item in enumerate(reader.items("pairs")):
        entry = Reader(item, f"pairs[{index}]", reader.texts)
        check_fields(entry, ("pair", "adjacent"))
        pair = read_pair(entry, map)
        adjacent = read_adjacent(entry)
        if pairs.get(pair, adjacent) != adjacent:
            raise entry.error("adjacent", "border-contradicts", one=pair[0], two=pair[1])
        check_against_lists(entry, pair, adjacent, lists)
        pairs[pair] = adjacent
    return pairs


def read_pair(entry: Reader, map: Map) -> tuple[str, str]:
    """Two spaces that are known, and not the same."""
    names = entry.items("pair")
    if len(names) != 2:
        raise entry.error("pair", f"border-two-{map.noun}", count=len(names))
    for name in names:
        map.check_name(entry, "pair", name, "border-names-no")
    if names[0] == names[1]:
        raise entry.error("pair", f"border-same-{map.noun}", name=names[0])
    return map.in_order(names[0], names[1])


def read_adjacent(entry: Reader) -> bool:
    """Whether the two are adjacent, which must be said."""
    if entry.value("adjacent") is None:
        raise entry.error("adjacent", "border-missing")
    return entry.flag("adjacent")


def check_against_lists(entry: Reader, pair: tuple[str, str], adjacent: bool, lists: Lists) -> None:
    """Refuse a border that a list says otherwise."""
    for one, two in (pair, (pair[1], pair[0])):
        if one in lists and (two in lists[one]) != adjacent:
            raise entry.error("adjacent", "border-left-out" if adjacent else "border-named", one=one, two=two)


def merged_borders(reader: Reader, map: Map, lists: Lists, pairs: Pairs) -> Near:
    """The neighbours of each space with the override merged in, which must be symmetric."""
    near = map.near()
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
    for other in near:
        if other in near[space] and space not in near[other]:
            raise reader.error(space, "border-one-way", space=space, other=other)
        if other not in near[space] and space in near[other]:
            raise reader.error(space, "border-other-way", space=space, other=other)


def cut_off(near: Near, names: list[str]) -> list[str]:
    """The spaces among these that cannot be reached from the others through these alone; the smaller part."""
    reached = [names[0]]
    for space in reached:
        reached += [other for other in names if other in near[space] and other not in reached]
    parts = [[space for space in names if (space in reached) == there] for there in (True, False)]
    return min(parts, key=len)


def changed_pairs(near: Near, map: Map) -> list[dict[str, Any]]:
    """The borders that are not as the title's own data have them."""
    before, names = map.near(), map.names
    pairs = [(one, two) for index, one in enumerate(names) for two in names[index + 1 :]]
    changed = [(one, two) for one, two in pairs if (two in near[one]) != (two in before[one])]
    return [{"pair": [one, two], "adjacent": two in near[one]} for one, two in changed]


def with_borders(data: dict[str, Any], pairs: list[dict[str, Any]]) -> dict[str, Any]:
    """A copy of a title's data in which these borders are changed, with their source."""
    return {
        **data,
        "adjacent": with_pairs(data["adjacent"], pairs, True),
        "not_adjacent": with_pairs(data.get("not_adjacent", []), pairs, False),
    }


def with_pairs(listed: list[dict[str, Any]], pairs: list[dict[str, Any]], adjacent: bool) -> list[dict[str, Any]]:
    """The pairs listed that were not changed, and the changed ones that are adjacent, or are not."""
    changed = [set(entry["pair"]) for entry in pairs]
    kept = [border for border in listed if set(border["pair"]) not in changed]
    return kept + [{"pair": entry["pair"], "source": OVERRIDE} for entry in pairs if entry["adjacent"] == adjacent]
