"""Civilization in words: phrases for squares, cities, seats and cards, of which the terminal makes its sentences.

All from a view. A state that fits it is imagined, so that the rules themselves say what a city produces; of what is
hidden in that state nothing is told: hands, markers and units are read from the view."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from textwrap import wrap
from typing import Final

from aegean.core.chance import KEY_BYTES, Chance
from aegean.core.game import View
from aegean.core.masks import members
from aegean.games.civilization.game import GAME
from aegean.games.civilization.layout import PER_SLOT
from aegean.games.civilization.pieces import (
    AIRCRAFT,
    AIRCRAFT_STRENGTH,
    BACKS,
    BUILDINGS,
    CITIES,
    CITY_MARKERS,
    COIN,
    COMBAT,
    CULTURE,
    FIELD,
    FIRST_SCOUT,
    GRADES,
    NONE,
    PERSON_TYPES,
    PRODUCTION,
    RELICS,
    RESOURCES,
    TERRAINS,
    TRADE,
    UNITS,
    UNKNOWN,
    WONDERS,
)  # fmt: skip
from aegean.games.civilization.relics import relic_at
from aegean.games.civilization.state import building_on, is_relic, person_on, wonder_on
from aegean.games.civilization.view import CityView, EventView, FigureView, MarkerView, SeatView

Words = Callable[..., str]

MOST: Final = 100  # columns
IMAGINED: Final = bytes(KEY_BYTES)  # whatever it is: nothing that follows from it is shown
GLUE: Final = "\xa0"
ROMAN: Final = ("-", "I", "II", "III", "IV", "V")
CITY_WORDS: Final = ("capital", "second", "third")
YIELDS: Final = (
    ("label-production", PRODUCTION),
    ("label-trade", TRADE),
    ("label-culture", CULTURE),
    ("label-coins", COIN),
    ("label-combat", COMBAT),
)


class Table:
    """A view, the state it lets one imagine, the words of a language and the names of the players."""

    def __init__(self, view: View, text: Words, names: Sequence[str]) -> None:
        self.view = view
        self.text = text
        self.names = names
        self.state = GAME.imagine(view, Chance(IMAGINED))
        self.layout = self.state.layout
        self.seats: list[SeatView] = view["seats"]
        self.players: int = view["players"]
        self.audience: int = view["audience"]
        self.spots = {spot["square"]: spot for spot in view["spots"]}
        self.armies = self._standing("armies")
        self.scouts = self._standing("scouts")

    def _standing(self, kind: str) -> dict[str, dict[int, list[FigureView]]]:
        """By square and seat: the figures of one kind."""
        found: dict[str, dict[int, list[FigureView]]] = {}
        for mat in self.view["seats"]:
            for figure in mat[kind]:
                found.setdefault(figure["square"], {}).setdefault(mat["seat"], []).append(figure)
        return found

    # --- words

    def word(self, kind: str, name: str) -> str:
        return self.text(f"{kind}-{name.replace('_', '-')}")

    def player(self, seat: int) -> str:
        """The number that actions use, and the name."""
        return f"{seat + 1} {self.names[seat]}"

    def me(self) -> int:
        """Whose things are meant when nobody is named."""
        return self.audience if self.audience >= 0 else max(self.view["active"], 0)

    def numbered(self, label: str, value: object) -> str:
        return f"{self.text(label)} {value}"

    # --- squares

    def figures_at(self, name: str) -> list[int]:
        """The seats with figures there."""
        return sorted({*self.armies.get(name, {}), *self.scouts.get(name, {})})

    def count(self, name: str, seat: int) -> tuple[int, int]:
        """Armies and scouts."""
        return len(self.armies.get(name, {}).get(seat, [])), len(self.scouts.get(name, {}).get(seat, []))

    def fighting(self, seat: int) -> tuple[int, int]:
        """Armies and scouts that attack: they are in no square until the battle is over."""
        fight = self.state.fight
        if fight is None or fight.seats[0] != seat:
            return 0, 0
        armies = sum(is_army(figure) for figure in members(fight.group))
        return armies, fight.group.bit_count() - armies

    def yields(self, packed: int) -> list[str]:
        return [self.numbered(label, packed >> field & FIELD) for label, field in YIELDS if packed >> field & FIELD]

    def piece(self, square: int) -> str:
        """The building, wonder or great person there, or nothing."""
        piece = self.state.piece[square]
        face, wonder, person = building_on(piece), wonder_on(piece), person_on(piece)
        if face != NONE:
            return self.word("building", BUILDINGS[face])
        if wonder != NONE:
            name = self.word("wonder", WONDERS[wonder])
            return name if self.state.wonder_owner[wonder] != NONE else f"{name} ({self.text('label-obsolete')})"
        return self.word("persontype", PERSON_TYPES[person]) if person != NONE else ""

    def spot(self, square: int) -> str:
        """The hut, village or relic there, and what the audience knows of it."""
        name = self.layout.names[square]
        if name not in self.spots:
            return ""
        spot = self.spots[name]
        if is_relic(self.state, square):
            return f"{self.text('label-relic')} {self.word('relic', RELICS[relic_at(self.state, square)])}"
        kind = self.word("back", BACKS[spot["kind"]])
        if spot["mark"]:
            return f"{kind} ({self.word('mark', spot['mark'])})"
        if spot["known"]:
            return f"{kind} ({self.text('label-seen-by')} {', '.join(self.names[seat] for seat in spot['known'])})"
        return kind

    def ground(self, square: int) -> str:
        """Terrain with its disaster marker, what stands there, its resource, and what it yields: forest, wheat
        (production 2)."""
        state = self.state
        if state.terrain[square] == UNKNOWN:
            return self.text("label-unexplored")
        parts = [self.word("terrain", TERRAINS[state.terrain[square]])]
        if state.disaster[square] != NONE:
            parts.append(self.text("label-disaster"))
        parts += [each for each in (self.piece(square), self.spot(square)) if each]
        if state.resource_at(square) != NONE:
            parts.append(self.word("resource", RESOURCES[state.resource_at(square)]))
        city = state.centre_of[square]
        if city != NONE:
            return ", ".join([*parts, self.city_phrase(city)])
        given = self.yields(state.yields[square])
        return ", ".join(parts) + (f" ({', '.join(given)})" if given else "")

    def figure_phrases(self, name: str) -> list[str]:
        """Who stands there, and whose figures have moved already."""
        found = []
        for seat in self.figures_at(name):
            armies, scouts = self.armies.get(name, {}).get(seat, []), self.scouts.get(name, {}).get(seat, [])
            parts = [self.figure_count("army", len(armies)), self.figure_count("scout", len(scouts))]
            done = sum(figure["done"] for figure in (*armies, *scouts))
            serving = {self.city_word(seat, figure["city"]) for figure in scouts if figure["city"] is not None}
            told = f"{', '.join(part for part in parts if part)} {self.text('label-of')} {self.player(seat)}"
            notes = [self.numbered("label-moved", done)] if done else []
            notes += [f"{self.text('label-serves')} {city}" for city in sorted(serving)]
            found.append(f"{told} ({', '.join(notes)})" if notes else told)
        return found

    def figure_count(self, kind: str, count: int) -> str:
        return f"{count} {self.text('figures-' + kind, {'count': count})}" if count else ""

    def short(self, square: int) -> str:
        """One square in a list of others."""
        name = self.layout.names[square]
        return f"{name} {', '.join([self.ground(square), *self.figure_phrases(name)])}"

    # --- cities

    def city_word(self, seat: int, place: int) -> str:
        if place == 0 and self.state.second[seat * CITIES] != NONE:
            return self.text("label-metropolis")
        return self.text(f"cityplace-{CITY_WORDS[place]}")

    def city_phrase(self, city: int) -> str:
        """Capital of 1 Ana."""
        seat, place = divmod(city, CITIES)
        return f"{self.city_word(seat, place)} {self.text('label-of')} {self.player(seat)}"

    def city_marks(self, city: CityView) -> list[str]:
        """Walls and the marker of fortification or caravan."""
        marks = [self.text("label-walls")] if city["walls"] else []
        return marks + ([self.word("citymarker", city["marker"])] if city["marker"] != CITY_MARKERS[0] else [])

    # --- cards

    def techs_by_level(self, seat: int) -> list[int]:
        """How many slots of the pyramid are filled, from level I to V."""
        mat = self.seats[seat]
        levels = [*mat["techs"].values(), mat["blank"]]
        return [levels.count(level) for level in range(1, 6)]

    def unit_strength(self, seat: int, card: int) -> int:
        """Of a card at the rank of its owner; NONE is the barbarians (R-CIV-335, 341)."""
        unit, grade = divmod(card, GRADES)
        if unit == AIRCRAFT:
            return AIRCRAFT_STRENGTH + grade
        return grade + (1 if seat == NONE else self.seats[seat]["ranks"][unit])

    def unit_cards(self, seat: int, cards: Sequence[int]) -> list[str]:
        """By type: the strengths, strongest first."""
        found = []
        for unit, name in enumerate(UNITS):
            strengths: list[str] = []
            for card in reversed(range(unit * GRADES, unit * GRADES + GRADES)):
                strengths += [str(self.unit_strength(seat, card))] * cards[card]
            if strengths:
                found.append(f"{self.word('unit', name)} {' '.join(strengths)}")
        return found

    def unit_counts(self, counts: Iterable[int]) -> list[str]:
        return [f"{self.word('unit', name)} {count}" for name, count in zip(UNITS, counts, strict=True) if count]

    def marker(self, held: MarkerView) -> str:
        back = self.word("back", held["back"])
        return f"{back} ({self.word('mark', held['mark'])})" if held["mark"] else back

    def event(self, card: EventView) -> str:
        level = ROMAN[card["level"]]
        return f"{self.word('cultureevent', card['event'])} ({level})" if card["event"] else level

    def goods(self, counts: dict[str, int]) -> list[str]:
        return [f"{self.word('resource', good)} {count}" for good, count in counts.items() if count]


def folded(items: Iterable[str]) -> list[str]:
    """Equal ones once, with their number."""
    counts: dict[str, int] = {}
    for item in items:
        counts[item] = counts.get(item, 0) + 1
    return [item if count == 1 else f"{count} x {item}" for item, count in counts.items()]


def listed(label: str, things: Iterable[str], between: str = ", ") -> str:
    return f"{label}: {between.join(things) or '-'}."


def first_big(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


def wrapped(lines: Iterable[str], width: int = MOST) -> list[str]:
    """Long lines go on below, a little further in than they began."""
    found: list[str] = []
    for line in lines:
        inset = " " * (len(line) - len(line.lstrip()) + 2)
        # A number stays with its word.
        glued = re.sub(r"(?<=\S) (?=\d|[IV]+\b)", GLUE, line)
        found += [
            each.replace(GLUE, " ") for each in wrap(glued, width, subsequent_indent=inset, break_on_hyphens=False)
        ]
    return found


def slot_name(table: Table, slot: int) -> str:
    """A tile is called after its top left square, as in `explore`."""
    return table.layout.names[slot * PER_SLOT]


def is_army(figure: int) -> bool:
    return figure % 10 < FIRST_SCOUT
