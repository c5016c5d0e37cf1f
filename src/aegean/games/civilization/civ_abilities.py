"""Abilities of civilizations that are used by choice in City Management (R-CIV-502)."""

from __future__ import annotations

from typing import Final

from aegean.games.civilization.abilities import Ability
from aegean.games.civilization.actions import first, second
from aegean.games.civilization.buildings import city_building_actions, free_faces, put_building
from aegean.games.civilization.city_actions import BUILDING_FREE, CityAbility, CityDeed, announce
from aegean.games.civilization.pieces import BUILDINGS, CITIES, CIVILIZATIONS, EGYPT
from aegean.games.civilization.state import Civ


class EgyptianBuilding(CityAbility):
    """R-CIV-502: once a turn a city uses its action to build an unlocked building without production."""

    def __init__(self) -> None:
        super().__init__(CIVILIZATIONS[EGYPT], BUILDING_FREE)

    def owned(self, state: Civ, seat: int) -> bool:
        return state.civs[seat] == EGYPT

    def aims(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> list[int]:
        """After the city, the building and its square."""
        if len(chosen) > 1:
            return []
        return city_building_actions(state, first(chosen[0]), free_faces(state, seat))

    def effect(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> None:
        city, face, square = first(chosen[0]), first(chosen[1]), second(chosen[1])
        values: dict[str, int | str] = {"seat": seat, "city": city % CITIES, "building": BUILDINGS[face]}
        state.say("produces-building", values | {"square": state.layout.names[square]})
        announce(state, FreeBuilding(seat, city, face, square), bool(second(chosen[0])))


class FreeBuilding(CityDeed):
    """The building of a city action that costs nothing."""

    def __init__(self, by: int, city: int, face: int, square: int) -> None:
        super().__init__(by, city)
        self.face = face
        self.square = square

    def key(self) -> tuple[object, ...]:
        return (self.by, self.city, self.face, self.square)

    def run(self, state: Civ) -> None:
        state.agenda.pop()
        put_building(state, self.city, self.square, self.face)


CIV_ABILITIES: Final[list[Ability]] = [EgyptianBuilding()]
