"""The words of a view for the numbers of a state, there (`view.py`) and back (`imagine.py`)."""

from __future__ import annotations

from typing import Final

from aegean.core.masks import mask_of, members
from aegean.games.civilization import pieces as p


class Words:
    """One kind of thing: in a state it is a number, in a view a word. Sets are masks here and lists there."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names = names

    def word(self, number: int) -> str | None:
        return None if number == p.NONE else self.names[number]

    def number(self, word: str | None) -> int:
        return p.NONE if word is None else self.names.index(word)

    def words(self, mask: int) -> list[str]:
        return [self.names[number] for number in members(mask)]

    def mask(self, words: list[str]) -> int:
        return mask_of([self.names.index(word) for word in words])

    def counts(self, values: list[int], seat: int = 0) -> dict[str, int]:
        """How many of each, from a list that has so many places for each seat."""
        first = seat * len(self.names)
        return {name: values[first + number] for number, name in enumerate(self.names)}

    def set_counts(self, values: list[int], counts: dict[str, int], seat: int = 0) -> None:
        first = seat * len(self.names)
        for number, name in enumerate(self.names):
            values[first + number] = counts[name]


BACKS: Final = Words(p.BACKS)
CITY_MARKERS: Final = Words(p.CITY_MARKERS)
CIVILIZATIONS: Final = Words(p.CIVILIZATIONS)
COIN_PLACES: Final = Words(p.COIN_PLACES)
EVENTS: Final = Words(p.EVENTS)
GOODS: Final = Words(p.RESOURCES[: p.GOODS])
GOVERNMENTS: Final = Words(p.GOVERNMENTS)
INVESTMENTS: Final = Words(p.INVESTMENTS)
MARKS: Final = Words(p.MARKS)
PERSONS: Final = Words(p.PERSONS)
RELICS: Final = Words(p.RELICS)
TECHS: Final = Words(p.TECHS)
WONDERS: Final = Words(p.WONDERS)
