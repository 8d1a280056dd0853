"""Positions and options at random: sound by the rules of the components, but such as play hardly ever brings about."""

from __future__ import annotations

from random import Random
from typing import Any

from smallwars.engine.registry import find

Spaces = dict[str, dict[str, Any]]

TOWNS = ("paphos", "limassol", "nicosia", "larnaca", "famagusta", "karpas")
MOUNTAINS = ("troodos", "kyrenia")
BASES = ("akrotiri", "dhekelia")
CYPRUS = (*TOWNS, *MOUNTAINS, *BASES)

RESERVES = ("kiambu", "fort_hall", "nyeri", "embu", "meru")
SETTLED = ("thompsons_falls", "rift_valley", "nanyuki", "thika")
JUNGLES = ("aberdares", "mount_kenya")
KENYA = ("nairobi", *RESERVES, *SETTLED, *JUNGLES)


def random_options(title: str, rng: Random) -> dict[str, Any]:
    """A value for every option of the title."""
    known: dict[str, dict[str, Any]] = find(title).data["options"]  # type: ignore[attr-defined]
    return {name: random_value(known[name], rng) for name in known}


def random_value(option: dict[str, Any], rng: Random) -> Any:
    """A value in the option's range."""
    if isinstance(option["default"], bool):
        return rng.random() < 0.5
    if "one_of" in option:
        return rng.choice(option["one_of"])
    return rng.randint(option["min"], option["max"])


def random_position(title: str, options: dict[str, Any], rng: Random) -> dict[str, Any]:
    """A position of the title, played with these options."""
    makers = {"cyprus": random_cyprus, "kenya": random_kenya, "greek_civil_war": random_greece}
    makers["attila"] = random_attila
    return makers[title](options, rng)


def random_cyprus(options: dict[str, Any], rng: Random) -> dict[str, Any]:
    """Pieces, markers, tracks, cards and capabilities of Cyprus anywhere they may be."""
    spaces: Spaces = {name: {} for name in CYPRUS}
    in_prison = scatter(rng, 12, spaces, ("underground", "active"))
    on_suez = scatter(rng, 12, spaces, ("troops",))
    scatter(rng, 6, spaces, ("police",))
    for _ in range(rng.randint(0, 4)):
        space = spaces[rng.choice(TOWNS + MOUNTAINS)]
        space["caches"] = min(2, space.get("caches", 0) + 1)
    for _ in range(rng.choice((0, 2, 6, 14))):
        space = spaces[rng.choice(TOWNS + BASES)]
        space["sabotage"] = space.get("sabotage", 0) + 1
    guarded = [name for name in TOWNS if spaces[name].get("troops") or spaces[name].get("police")]
    for name in rng.sample(guarded, min(len(guarded), rng.randint(0, 4))):
        spaces[name]["curfew"] = True
    return {
        "title": "cyprus",
        **random_cards("cyprus", options["campaigns"], rng),
        "first": rng.choice(("eoka", "british")),
        "boxes": random_boxes("eoka", rng),
        "political_will": rng.randint(1, 15),
        "international_opinion": rng.randint(0, 4),
        "intel": rng.sample([0, 0, 0, 1, 1, 1, 2, 2, 2], rng.choice((0, 1, 3, 9))),
        "prison": in_prison,
        "suez": on_suez if rng.random() < 0.3 else 0,
        "spaces": spaces,
    }


def random_kenya(options: dict[str, Any], rng: Random) -> dict[str, Any]:
    """Pieces, markers, Population, tracks, cards and capabilities of Kenya anywhere they may be."""
    spaces: Spaces = {name: {} for name in KENYA}
    scatter(rng, 15, spaces, ("underground", "active"))
    scatter(rng, 10, spaces, ("troops",))
    out_of_play = scatter(rng, 15, spaces, ("police",))
    for _ in range(rng.randint(0, 4)):
        space = spaces[rng.choice(KENYA)]
        space["bases"] = min(2, space.get("bases", 0) + 1)
    for _ in range(rng.choice((0, 2, 6, 15))):
        space = spaces[rng.choice(KENYA)]
        space["terror"] = space.get("terror", 0) + 1
    for name in rng.sample(RESERVES, rng.randint(0, 5)):
        spaces[name]["population"] = rng.randint(0, 1)
    for name in ("nairobi", *RESERVES, *SETTLED):
        if spaces[name].get("population") != 0:
            spaces[name]["stance"] = rng.choice(("loyal", "neutral", "resistance"))
    return {
        "title": "kenya",
        **random_cards("kenya", options["campaigns"], rng),
        "first": rng.choice(("mau_mau", "british")),
        "boxes": random_boxes("mau_mau", rng),
        "political_will": rng.randint(0, 20),
        "resources": rng.choice((0, 0, 1, 2, 5, 20)),
        "pipeline": rng.randint(0, 4),
        "out_of_play": {"police": out_of_play},
        "spaces": spaces,
    }


def random_greece(options: dict[str, Any], rng: Random) -> dict[str, Any]:
    """Units, markers and tracks of Greek Civil War anywhere they may be; any phase of any turn."""
    data = find("greek_civil_war").data  # type: ignore[attr-defined]
    known = {region["id"]: region for region in data["regions"]}
    closed = rng.choice(([], [], ["yugoslavia"], ["albania", "bulgaria"])) if options["tito"] else []
    regions = {id: random_region(region, id in closed, rng) for id, region in known.items()}
    crowd = rng.sample([id for id in known if id not in closed], rng.randint(1, 24))
    for word, count in random_counters(data["units"], rng):
        for _ in range(count):
            put_unit(known, regions, data["units"], crowd, word, rng)
    phase = rng.choice(("initiative", "mobilization", "movement", "conflict", "control"))
    place = {} if phase == "initiative" else {"first": rng.choice(SIDES)}
    if phase in ("mobilization", "movement", "conflict"):
        place["active"] = rng.choice(SIDES)
    doctrine = rng.choice(("tight", "area", "aggressive"))
    return {
        "title": "greek_civil_war",
        "turn": rng.randint(1, options["end_turn"]),
        "phase": phase,
        **place,
        "political_index": {side: rng.choice((1, 3, 9, 30, 60, 99)) for side in SIDES},
        "doctrine": doctrine,
        "duration": rng.randint(1, 6),
        "airstrikes": rng.randint(0, 4),
        "american_aid": rng.random() < 0.3,
        "stalin_score": rng.choice((0, 20, 49)),
        "closed": closed,
        "regions": regions,
    }


SIDES = ("government", "dse")


def random_region(region: dict[str, Any], closed: bool, rng: Random) -> dict[str, Any]:
    """A Region without units."""
    greek = region["code"] != "F"
    control = rng.choice((None, None, *SIDES)) if greek else None if closed else "dse"
    return {
        "open": {},
        "squares": [None] * region["squares"]["value"],
        "terror": greek and rng.random() < 0.15,
        "resettled": region["code"] == "R" and rng.random() < 0.1,
        "control": control,
    }


def random_counters(units: dict[str, Any], rng: Random) -> list[tuple[str, int]]:
    """How many units of each type and Level, as many as there are counters at most."""
    found = []
    loks = rng.randint(0, units["lok"]["pool"]["a"])
    for type, unit in units.items():
        for face, levels in (("a", ("0", "1", "2")), ("b", ("3", "4"))):
            known = [level for level in levels if level in unit["levels"]]
            left = {"lok": loks, "lok_unconv": units["lok"]["pool"]["a"] - loks}.get(type, unit["pool"].get(face, 0))
            for level in known:
                count = rng.randint(0, left)
                found.append((type + level, count))
                left -= count
    return found


def put_unit(
    known: dict[str, Any], regions: dict[str, Any], units: dict[str, Any], crowd: list[str], word: str, rng: Random
) -> None:
    """A unit to a square or to the Open area of a Region where it may be."""
    id = rng.choice(crowd)
    if units[word[:-1]]["side"] == "government" and known[id]["code"] == "F":
        return
    region = regions[id]
    if None in region["squares"] and rng.random() < 0.5:
        region["squares"][region["squares"].index(None)] = word
    else:
        region["open"][word] = region["open"].get(word, 0) + 1


def random_attila(options: dict[str, Any], rng: Random) -> dict[str, Any]:
    """Units anywhere they may be, cards in hands and discards, any turn; a player is to play, or the turn begins."""
    data = find("attila").data  # type: ignore[attr-defined]
    areas = [area["id"] for area in data["areas"]]
    crowd = rng.sample(areas, rng.randint(1, len(areas)))
    position: dict[str, Any] = {
        "title": "attila",
        "turn": rng.randint(1, 7),
        "areas": {area: [] for area in crowd},
        "rear": {"turkish": [], "cypriot": []},
        "damaged": {"turkish": [], "cypriot": []},
        "transit": [],
        "beachhead": rng.choice([None, *[area["id"] for area in data["areas"] if area["coastal"]["value"]]]),
        "rear_chaos": rng.choice((None, None, "turkish", "cypriot")),
        "air_friction": rng.random() < 0.2,
        "invaded": rng.random() < 0.3,
        "dropped": rng.random() < 0.5,
        "special_actions": {side: rng.randint(0, 6) for side in ("turkish", "cypriot")},
    }
    for unit in data["units"]:
        if "option" not in unit or options[unit["option"]]:
            places = unit_places(unit, position, crowd)
            places[rng.randrange(len(places))].append(unit["id"])
    damaged = [*position["damaged"]["turkish"], *position["damaged"]["cypriot"]]
    known = [unit["id"] for unit in data["units"] if "option" not in unit or options[unit["option"]]]
    position["disrupted"] = [unit for unit in known if unit not in damaged and rng.random() < 0.3]
    return {**position, **random_hands(data["deck"], rng)}


def unit_places(unit: dict[str, Any], position: dict[str, Any], crowd: list[str]) -> list[list[str]]:
    """Where a unit may be: mostly on the map."""
    side = unit["side"]
    boxes = [position["rear"][side], position["damaged"][side]]
    if unit["type"]["value"] == "fighter":
        return boxes
    ground = [position["areas"][area] for area in crowd]
    regular = side == "turkish" and unit["type"]["value"] != "irregular"
    return [*ground, *boxes, *([position["transit"]] if regular else [])]


def random_hands(deck: dict[str, Any], rng: Random) -> dict[str, Any]:
    """Cards in both hands and in the discards; the rest is unknown."""
    hands: dict[str, Any] = {}
    discards = []
    for colour, letter, side in (("grey", "g", "turkish"), ("white", "w", "cypriot")):
        cards = [f"{letter}{values}" for values, count in deck[colour]["cards"].items() for _ in range(count)]
        rng.shuffle(cards)
        size, gone = rng.randint(0, 5), rng.randint(0, 8)
        hands[side] = cards[:size]
        discards += cards[size : size + gone]
    active = rng.choice((None, "turkish", "cypriot"))
    return {"hands": hands, "discards": discards, **({} if active is None else {"active": active, "phase": "play"})}


def scatter(rng: Random, count: int, spaces: Spaces, kinds: tuple[str, ...]) -> int:
    """Put pieces into spaces; how many more are left over to lie elsewhere off the map."""
    few = rng.sample(list(spaces), rng.randint(1, len(spaces)))
    left = rng.randint(0, count)
    for _ in range(count - left):
        space, kind = spaces[rng.choice(few)], rng.choice(kinds)
        space[kind] = space.get(kind, 0) + 1
    return rng.randint(0, left)


def random_boxes(insurgent: str, rng: Random) -> dict[str, str | None]:
    """Nobody, or one faction, has acted on this card."""
    boxes: dict[str, str | None] = {"limited": None, "event": None, "op": None}
    if rng.random() < 0.3:
        boxes[rng.choice(list(boxes))] = rng.choice((insurgent, "british"))
    return boxes


def random_cards(title: str, campaigns: int, rng: Random) -> dict[str, Any]:
    """Capabilities in play, their cards among the played ones; a Propaganda Round to come at least."""
    cards = find(title).data["cards"]  # type: ignore[attr-defined]
    sides = {card["id"]: ["unshaded", "shaded"][: card.get("sides", 0)] for card in cards}
    lasting = [card["id"] for card in cards if "capability" in card]
    in_play = rng.sample(lasting, rng.choice((0, 1, 2, 4, len(lasting))))
    ids = [card["id"] for card in cards]
    events = [id for id in ids[:32] if id not in in_play]
    rng.shuffle(events)
    deck = [*events[1 : rng.randint(1, 9)], ids[33]]
    return {
        "card": events[0],
        "played": [*in_play, *rng.choice(([], [ids[32]] if campaigns > 1 else []))],
        "deck": rng.choice((deck, [])),
        "capabilities": {card: rng.choice(sides[card]) for card in in_play},
    }
