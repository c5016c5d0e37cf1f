"""How many actions a city may still take, and of which kinds (R-CIV-093, 140, 144, 545)."""

from __future__ import annotations

from typing import Final

from aegean.games.civilization.abilities import CITY_ACTION, REACT_CITY, Ability
from aegean.games.civilization.actions import AIM_CITY, pack
from aegean.games.civilization.force import has_person
from aegean.games.civilization.pieces import ANARCHY, CITIES, MONARCHIC, P_MARTIN_LUTHER_KING
from aegean.games.civilization.state import Civ
from aegean.games.civilization.uses import Announced, open_window

# Kinds of actions, as a mask in `did`.
PRODUCING: Final = 1
DEVOTING: Final = 2
HARVESTING: Final = 4
BUILDING_FREE: Final = 8  # Egypt
ALL_KINDS: Final = 15
# Also in `did`: what a city may do once a turn inside an action.
SPLIT: Final = 16  # Engineering
# Ada Lovelace's actions are counted in a field of their own in `extra`.
PROTECTED: Final = 256


def give_action(state: Civ, city: int, protected: bool = False) -> None:
    """R-CIV-545: one more city action this turn; Ada Lovelace's is protected and ignores Anarchy."""
    state.extra[city] += PROTECTED if protected else 1


def next_protected(state: Civ, city: int) -> bool:
    """Ada Lovelace's action is the next one that the city takes."""
    return state.extra[city] >= PROTECTED


def kinds_left(state: Civ, city: int) -> int:
    """Mask of the kinds of actions that the city may take now; 0 if it may take none."""
    if next_protected(state, city):
        return ALL_KINDS
    seat, capital = city // CITIES, city % CITIES == 0
    if capital and state.government[seat] == ANARCHY:
        return 0
    allowed = 1 + state.extra[city]
    if state.acted[city] < allowed:
        return ALL_KINDS
    royal = capital and state.switches.later_governments and state.government[seat] == MONARCHIC
    if not royal or state.acted[city] > allowed:
        return 0
    # One more of another kind than the first; with two kinds taken already, one of those was it.
    done = state.did[city] & ALL_KINDS
    return ALL_KINDS if done & (done - 1) else ALL_KINDS & ~done


def take_action(state: Civ, city: int, kind: int) -> bool:
    """R-CIV-143: the action is used up as it is announced. Whether nobody can cancel it (R-CIV-144)."""
    state.did[city] |= kind
    if next_protected(state, city):
        state.extra[city] -= PROTECTED
        return True
    state.acted[city] += 1
    return has_person(state, city // CITIES, P_MARTIN_LUTHER_KING)


# --- announcing


def announce(state: Civ, frame: Announced, protected: bool) -> None:
    """R-CIV-542: all is said, so the others may react; then it takes effect."""
    state.agenda.append(frame)
    if not protected:
        open_window(state, frame.by, REACT_CITY)


class CityDeed(Announced):
    """A city action that was announced."""

    def __init__(self, by: int, city: int) -> None:
        super().__init__(by)
        self.city = city

    def key(self) -> tuple[object, ...]:
        return (self.by, self.city)

    def is_city_action(self) -> bool:
        return True

    def cancelled(self, state: Civ) -> None:
        """R-CIV-143: used up, without effect."""
        state.say("action-cancelled", {"seat": self.by, "city": self.city % CITIES})


class CityAbility(Ability):
    """Takes the place of a city action (R-CIV-545). The first thing chosen is the city, whether protected or not."""

    def __init__(self, name: str, kind: int) -> None:
        super().__init__(name, CITY_ACTION)
        self.kind = kind

    def fits(self, state: Civ, city: int) -> bool:
        """This city has a target for it."""
        return bool(self.aims(state, city // CITIES, (acting(city, False),)))


def acting(city: int, protected: bool) -> int:
    """The city that acts, as the first of what is chosen for an ability."""
    return pack(AIM_CITY, city, int(protected))
