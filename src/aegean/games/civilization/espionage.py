"""Russia's espionage (R-CIV-505; civilizations.yaml)."""

from __future__ import annotations

from typing import Final

from aegean.core.masks import members
from aegean.games.civilization.abilities import ON_MARCH, REACT_STEP, Ability
from aegean.games.civilization.actions import AIM_CITY, AIM_FIGURE, AIM_TECH, first, pack
from aegean.games.civilization.arrive import COMBUSTION, still_at
from aegean.games.civilization.figures import armies_among, kill_figure
from aegean.games.civilization.march import GoOn, March, some_of, where
from aegean.games.civilization.pieces import ARMY, CITIES, CIVILIZATIONS, FIGURE_KINDS, NONE, RUSSIA, SCOUT
from aegean.games.civilization.reach import Band
from aegean.games.civilization.state import Civ
from aegean.games.civilization.techs import might_place, placeable, research_free
from aegean.games.civilization.uses import Aim


def march_of(state: Civ, seat: int) -> March | None:
    """The group that is on its way, below the question for a target."""
    for frame in state.agenda[::-1]:
        if isinstance(frame, March):
            return frame if frame.seat == seat else None
        if not isinstance(frame, Aim):
            return None
    return None


class Espionage(Ability):
    """A figure of the group steps into the centre of an enemy city and is sacrificed for a tech of its owner. The rest
    of the group stays where it is; the step has cost it a point."""

    def owned(self, state: Civ, seat: int) -> bool:
        return state.civs[seat] == RUSSIA

    def ready(self, state: Civ, seat: int) -> bool:
        return bool(self.aims(state, seat, ()))

    def aims(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> list[int]:
        """The city, the figure, the tech."""
        march = march_of(state, seat)
        here = NONE if march is None else where(state, march.group)
        if march is None or here == NONE or not march.points or here in state.pinned:
            return []
        kinds = self.kinds(state, seat, march, here)
        if len(chosen) == 1:
            return [pack(AIM_FIGURE, kind, here) for kind in kinds]
        return self.secrets(state, here, chosen, placeable(state, seat)) if kinds else []

    def might_choose(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> bool:
        march = march_of(state, seat)
        if march is None or len(chosen) == 1:
            return False
        here = where(state, march.group)
        return len(self.secrets(state, here, chosen, might_place(state, seat))) > 1

    def secrets(self, state: Civ, here: int, chosen: tuple[int, ...], techs: list[int]) -> list[int]:
        """Cities next to the group whose owner knows one of these new techs; for one that is chosen, the techs."""
        if chosen:
            owner = first(chosen[0]) // CITIES
            return [pack(AIM_TECH, tech) for tech in techs if state.knows(owner, tech)] if len(chosen) == 2 else []
        found: list[int] = []
        for there in state.layout.near[here]:
            city = state.centre_of[there]
            if city != NONE and city not in found and any(state.knows(city // CITIES, tech) for tech in techs):
                found.append(city)
        return [pack(AIM_CITY, city) for city in found]

    def kinds(self, state: Civ, seat: int, march: March, here: int) -> list[int]:
        """Army or scout: the rest of the group must be able to end its move without it."""
        group = still_at(state, march.group, here)
        armies = armies_among(group)
        scouts = group.bit_count() - armies
        beside = state.count_at(seat, here) - armies - scouts
        found: list[int] = []
        for kind, number in ((ARMY, armies), (SCOUT, scouts)):
            if number:
                band = Band(state, seat)
                band.form(here, armies - int(kind == ARMY), scouts - int(kind == SCOUT), beside)
                alone = armies + scouts == 1
                if alone or here == march.home or band.finishes(here, march.points - 1):
                    found.append(kind)
        return found

    def effect(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> None:
        """R-CIV-581: an interruption may have taken the figure or pinned it; then nothing has happened."""
        march = march_of(state, seat)
        if march is None:
            return
        here = where(state, march.group)
        state.agenda.pop()
        group = still_at(state, march.group, here) if here != NONE else 0
        kind = first(chosen[1])
        spy = some_of(group, int(kind == ARMY), int(kind == SCOUT))
        if not spy or here in state.pinned:
            state.used[seat] &= ~(1 << self.number)
            state.agenda.append(GoOn(seat, group, march.points, march.home, march.spent))
            return
        state.agenda.append(GoOn(seat, group & ~spy, march.points - 1, march.home, 1))
        state.say("spy-sacrificed", {"seat": seat, "figure": FIGURE_KINDS[kind]})
        for figure in members(spy):
            kill_figure(state, figure)
        if not state.places:
            research_free(state, seat, first(chosen[2]))


MOVE_ABILITIES: Final[list[Ability]] = [Espionage(CIVILIZATIONS[RUSSIA], ON_MARCH, REACT_STEP), COMBUSTION]
