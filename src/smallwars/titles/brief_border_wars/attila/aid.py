"""The aid of Operation Attila."""

from __future__ import annotations

from itertools import groupby
from typing import Any, Final

from smallwars.engine.title import key_of
from smallwars.kit.aid import Aid as PlainAid
from smallwars.kit.aid_words import Numbers, Words, limits, neighbours
from smallwars.kit.sheets import Grid, Section, Sheet, Texts

from .rules.events import LAST_TURN, MOST_IRREGULARS, REMOVED
from .rules.words import CYPRIOT, TURKISH
from .title import AttilaTitle

SIDES: Final = {TURKISH: "turkish", CYPRIOT: "cypriot"}
CARDS: Final = (("movement", "6.1"), ("combat", "6.2"), ("pass", "6.0"))
"""The deeds of a side with a drawn card, each with its paragraph."""
SPECIALS: Final = {
    TURKISH: (("invasion", "6.33"), ("drop", "9.3"), ("refit", "6.31")),
    CYPRIOT: (("refit", "6.31"),),
}
"""The deeds of a side with a Special Action card in its turn, each with its paragraph."""
REACTIONS: Final = (("air_support", "6.32"), ("reaction_move", "6.32"))
"""The deeds of a side with a Special Action card in defence, each with its paragraph."""
BATTLE: Final = (("battle-before", "6.21"), ("battle-air", "6.22"), ("battle-ground", "6.23"), ("battle-after", "6.24"))
TURN: Final = (("step-selection", "5.0"), ("step-play", "6.0"), ("step-final", "7.0"))
OPTIONS: Final = (
    "organizational_ability", "formation_agility", "intelligence_advantage", "poorly_trained_staff",
    "hellenic_air_force",
)  # fmt: skip
HITS: Final = ("fewer", "value", "twice")
SUFFERERS: Final = ("attacker", "defender", "disrupted", "air")
TERRAIN: Final = ("woods", "mountain", "urban")


class Aid(PlainAid[AttilaTitle]):
    """The sheets of Operation Attila: Turkish, Cypriot, the turn, and tables."""

    def sheets(self, language: str) -> tuple[Sheet, ...]:
        words = Words(self.title, language, numbers(self.title))
        return (faction_sheet(words, TURKISH), faction_sheet(words, CYPRIOT), turn_sheet(words), tables_sheet(words))


def numbers(title: AttilaTitle) -> Numbers:
    """The numbers that the data and the rules know, to be filled in."""
    data = title.data
    dice = {f"dice_{name}": data["system"]["terrain_dice"][name] for name in TERRAIN}
    return {
        **limits(data["system"]),
        **dice,
        "random_events": data["deck"]["random_events"]["value"],
        "per_colour": data["deck"]["per_colour"]["value"],
        "special_turkish": data["deck"]["special_actions"]["turkish"],
        "special_cypriot": data["deck"]["special_actions"]["cypriot"],
        "ceasefire": LAST_TURN,
        "removed": REMOVED,
        "laxity": MOST_IRREGULARS,
        "all_vp": sum(area["vp"]["value"] for area in data["areas"]),
        "most_given_up": data["organizational_ability"]["most"],
        "staff_roll": data["poorly_trained_staff"]["roll"],
        "staff_loss": data["poorly_trained_staff"]["loss"],
        "staff_least": data["poorly_trained_staff"]["least"],
    }


# A faction's sheet


def faction_sheet(words: Words, side: int) -> Sheet:
    """The sheet of a side: its cards, its units, and what moves the score."""
    name = SIDES[side]
    cards = words.entries(name, (*CARDS,))
    specials = words.entries(name, SPECIALS[side])
    reactions = words.entries(name, REACTIONS)
    score = (words.gains("raises"), words.losses("lowers"))
    sections = (
        Section("cards", words.say("cards"), cards),
        Section("specials", words.say("specials"), specials),
        Section("reactions", words.say("reactions"), reactions),
        Section("own", words.say("own"), (words.listing(f"{name}-more"), units(words, name))),
        Section("score", words.say("score"), score),
    )
    return Sheet(name, words.faction(name), sections, name, side)


def units(words: Words, side: str) -> Grid:
    """2.2, 3.0: the units of a side, those alike in one row."""
    own = [unit for unit in words.data["units"] if unit["side"] == side]
    shown = groupby(own, key=lambda unit: (kind(words, unit), unit["cv"]["value"], start(words, unit)))
    rows = [(names(words, list(group)), type, str(cv), where) for (type, cv, where), group in shown]
    return words.table("units", words.head("unit", "type", "cv", "starts"), rows, "2.2")


def kind(words: Words, unit: dict[str, Any]) -> str:
    """The type of a unit; those who may exploit are marked."""
    mark = "＊" if unit.get("mech", {}).get("value") else ""
    return words.phrase(f"draw-type-{key_of(unit['type']['value'])}") + mark


def start(words: Words, unit: dict[str, Any]) -> str:
    """The start of a unit: an area or a box, and the option that the unit belongs to."""
    where = str(unit["setup"])
    place = words.say(f"box-{where}") if where in ("rear", "transit", "damaged") else words.name(where)
    if "option" not in unit:
        return place
    return words.say("with-option", place=place, rule=words.say(f"option-{key_of(unit['option'])}-rule"))


def names(words: Words, group: list[dict[str, Any]]) -> str:
    """Units that are alike."""
    return words.join(words.name(unit["id"]) for unit in group)


# The turn


def turn_sheet(words: Words) -> Sheet:
    """A Game-turn, a battle, and how the game is won."""
    options = [words.listing(f"option-{key_of(name)}", words.say(f"option-{key_of(name)}-rule")) for name in OPTIONS]
    sections = (
        Section("turn", words.say("turn"), tuple(words.listing(key, rule, True) for key, rule in TURN)),
        Section("battle", words.say("battle"), tuple(words.listing(key, rule, True) for key, rule in BATTLE)),
        Section("victory", words.say("victory"), (words.listing("control", "8.0"), bands(words))),
        Section("options", words.say("options"), tuple(options)),
    )
    return Sheet("round", words.say("round"), sections)


def bands(words: Words) -> Grid:
    """8.0: Victory Points and who has won."""
    rows = [(span(band), words.phrase(f"draw-band-{name(band)}")) for band in words.data["victory"]["bands"]]
    return words.figures("bands", words.head("points", "result"), rows, "8.0")


def span(band: dict[str, Any]) -> str:
    """A range of Victory Points."""
    return f"{band['min']}–{band['max']}" if "max" in band else f"{band['min']}+"


def name(band: dict[str, Any]) -> str:
    """A band as the board calls it."""
    return f"{band['grade']}-{band['winner']}" if "winner" in band else str(band["grade"])


# Tables


def tables_sheet(words: Words) -> Sheet:
    """Hits, dice, Random Events, cards and the map."""
    sections = (
        Section("combat", words.say("combat-tables"), (hits(words), dice(words))),
        Section("events", words.say("events"), (events(words), deck(words))),
        Section("map", words.say("map"), (areas(words),)),
    )
    return Sheet("tables", words.say("tables"), sections)


def hits(words: Words) -> Grid:
    """6.22, 6.23: what hits do."""
    rows = [(words.say(f"hits-{hit}"), *[words.say(f"hits-{hit}-{who}") for who in SUFFERERS]) for hit in HITS]
    head = (*words.head("hits"), *[words.say(f"head-{who}") for who in SUFFERERS])
    return words.table("hit-table", head, rows, "6.23", True)


def dice(words: Words) -> Grid:
    """6.23: how many dice a side throws."""
    rows = [
        (words.say("dice-cv"), "1"),
        (words.say("dice-air"), str(words.numbers["air_support_dice"])),
        *[(words.phrase(f"draw-terrain-{name}"), f"+{words.numbers[f'dice_{name}']}") for name in TERRAIN],
    ]
    return words.figures("dice", words.head("for-each", "dice"), rows, "6.23")


def events(words: Words) -> Grid:
    """5.0: the Random Events Chart."""
    rows = [
        (str(event["roll"]), words.phrase(f"event-{event['roll']}"), words.say(f"event-{event['roll']}"))
        for event in words.data["events"]
    ]
    return words.table("chart", words.head("die", "event", "effect"), rows, "5.0", True)


def deck(words: Words) -> Grid:
    """5.0: the cards of each colour, Movement value and Combat value."""
    cards = words.data["deck"]["grey"]["cards"]
    return words.figures(
        "deck", (*words.head("cards"), *cards), [(words.say("count"), *map(str, cards.values()))], "3.0", True
    )


def areas(words: Words) -> Grid:
    """2.31: the areas with Victory Points, terrain, coast and neighbours."""
    data = words.data
    rows = [
        (
            words.name(area["id"]),
            str(area["vp"]["value"]),
            words.join(terrain(words, area["terrain"])),
            words.say("yes") if area["coastal"]["value"] else "",
            words.join(words.name(near) for near in neighbours(data, area["id"])),
        )
        for area in data["areas"]
    ]
    return words.table("areas", words.head("area", "vp", "terrain", "coast", "neighbours"), rows, "2.31", True)


def terrain(words: Words, symbols: dict[str, Any]) -> Texts:
    """The symbols of an area, each as often as it is there."""
    return tuple(words.phrase(f"draw-terrain-{name}") for name in TERRAIN for _ in range(symbols[name]))
