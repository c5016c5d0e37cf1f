"""Actions as text: a word and its arguments, the same in records, in the terminal and on the wire."""

from __future__ import annotations

from typing import Final

from aegean.core.errors import BadNotation
from aegean.core.events import Value
from aegean.games.civilization import actions as a
from aegean.games.civilization.abilities import ABILITIES, BY_NAME
from aegean.games.civilization.items import ITEMS
from aegean.games.civilization.layout import PER_SLOT
from aegean.games.civilization.pieces import (
    BACKS,
    BUILDINGS,
    CITIES,
    CIVILIZATIONS,
    COIN_PLACES,
    EVENTS,
    FIGURE_KINDS,
    GOVERNMENTS,
    GRADES,
    INVESTMENTS,
    MARKS,
    PERSON_TYPES,
    PERSONS,
    RESOURCES,
    TECHS,
    TERRAINS,
    UNITS,
    WONDERS,
)
from aegean.games.civilization.purse import PRICE_WORDS, price_word
from aegean.games.civilization.state import Civ

CITY_WORDS: Final = ("capital", "second", "third", "none")
MEANS_WORDS: Final = ("plainly", "tesla", "newton", "both")
CLASS_WORDS: Final = tuple(f"{unit}-{grade + 1}" for unit in UNITS for grade in range(GRADES))
# Arguments that are one of a list of words.
WORDS: Final[dict[int, tuple[str, ...]]] = {
    a.CITY: CITY_WORDS,
    a.TECH: TECHS,
    a.WONDER: WONDERS,
    a.PERSON: PERSONS,
    a.TYPE: PERSON_TYPES,
    a.EVENT: EVENTS,
    a.GOVERNMENT: GOVERNMENTS,
    a.CIVILIZATION: CIVILIZATIONS,
    a.PLACE: (*COIN_PLACES, "free"),  # free: an investment without a coin
    a.INVESTMENT: INVESTMENTS,
    a.ITEM: ITEMS,
    a.BUILDING: BUILDINGS,
    a.UNIT: UNITS,
    a.CLASS: CLASS_WORDS,
    a.RESOURCE: RESOURCES,
    a.BACK: BACKS,
    a.MARK: MARKS,
    a.FIGURE: FIGURE_KINDS,
    a.TERRAIN: TERRAINS,
    a.MEANS: MEANS_WORDS,
}
KIND_BY_WORD: Final = {word: kind for kind, (word, _) in a.SIGNATURES.items()}


def action_text(state: Civ, action: int) -> str:
    word, types = a.SIGNATURES[a.kind_of(action)]
    values = (a.first(action), a.second(action), a.third(action))
    return " ".join([word, *(argument_text(state, kind, value) for kind, value in zip(types, values, strict=False))])


def argument_text(state: Civ, kind: int, value: int) -> str:
    words = WORDS.get(kind)
    if words is not None:
        return words[value]
    if kind == a.SQUARE:
        return state.layout.names[value]
    if kind == a.SLOT:
        return state.layout.names[value * PER_SLOT]
    if kind == a.ABILITY:
        return ABILITIES[value].name
    if kind == a.PRICE:
        return price_word(value)
    if kind == a.SEAT:
        return str(value + 1)
    if kind == a.ANY_CITY:
        return f"{value // CITIES + 1}-{CITY_WORDS[value % CITIES]}"
    return str(value)


def parse_action(state: Civ, text: str) -> int:
    word, *parts = text.split() or [""]
    kind = KIND_BY_WORD.get(word)
    if kind is None:
        raise BadNotation("bad-action", text=text[:80])
    types = a.SIGNATURES[kind][1]
    try:
        values = [argument_of(state, each, part) for each, part in zip(types, parts, strict=True)]
    except (ValueError, KeyError):
        raise BadNotation("bad-action", text=text[:80]) from None
    return a.pack(kind, *values)


def argument_of(state: Civ, kind: int, word: str) -> int:
    words = WORDS.get(kind)
    if words is not None:
        return words.index(word)
    if kind == a.SQUARE:
        return state.layout.by_name[word]
    if kind == a.SLOT:
        square = state.layout.by_name[word]
        if square % PER_SLOT:
            raise ValueError(word)
        return square // PER_SLOT
    if kind == a.ABILITY:
        return BY_NAME[word].number
    if kind == a.PRICE:
        return PRICE_WORDS[word]
    if kind == a.ANY_CITY:
        seat, _, place = word.partition("-")
        return number_of(seat, state.players) * CITIES + CITY_WORDS[:CITIES].index(place)
    if kind == a.SEAT:
        return number_of(word, state.players)
    if not (word.isascii() and word.isdigit()) or len(word) > 3:
        raise ValueError(word)
    return int(word)


def number_of(word: str, players: int) -> int:
    """A seat, counted from 1."""
    if not (word.isascii() and word.isdigit() and len(word) == 1 and 1 <= int(word) <= players):
        raise ValueError(word)
    return int(word) - 1


# --- for people

# What the arguments are called in the sentences of the catalogue (`action-<word>`).
NAMES: Final[dict[int, str]] = {
    a.SQUARE: "square",
    a.SLOT: "square",
    a.SEAT: "other",
    a.CITY: "cityplace",
    a.TECH: "tech",
    a.WONDER: "wonder",
    a.PERSON: "person",
    a.TYPE: "persontype",
    a.EVENT: "cultureevent",
    a.GOVERNMENT: "government",
    a.CIVILIZATION: "civilization",
    a.ABILITY: "ability",
    a.PLACE: "coinplace",
    a.INVESTMENT: "investment",
    a.ITEM: "item",
    a.BUILDING: "building",
    a.UNIT: "unit",
    a.RESOURCE: "resource",
    a.BACK: "back",
    a.MARK: "mark",
    a.LEVEL: "level",
    a.FIGURE: "figure",
    a.TERRAIN: "terrain",
    a.AMOUNT: "amount",
    a.FRONT: "front",
    a.PRICE: "price",
    a.MEANS: "means",
}
NUMBERS: Final = (a.SEAT, a.LEVEL, a.AMOUNT, a.FRONT)


def action_values(state: Civ, action: int) -> tuple[str, dict[str, Value]]:
    """Which sentence of the catalogue, and what fills it; a second argument of the same kind has a 2 at its name."""
    word, types = a.SIGNATURES[a.kind_of(action)]
    values: dict[str, Value] = {}
    for kind, value in zip(types, (a.first(action), a.second(action), a.third(action)), strict=False):
        if kind == a.ANY_CITY:
            values |= {"other": value // CITIES, "cityplace": CITY_WORDS[value % CITIES]}
        elif kind == a.CLASS:
            values |= {"unit": UNITS[value // GRADES], "grade": value % GRADES + 1}
        else:
            name = NAMES[kind]
            shown: Value = value if kind in NUMBERS else argument_text(state, kind, value)
            values[f"{name}2" if name in values else name] = shown
    return word, values
