"""What a seat could gain with a god, and who stands in its way: what reasons are made of. Gold plays no part."""

from __future__ import annotations

from typing import Final

from aegean.bots.cyclades.strikes import isles_in, strikes
from aegean.games.cyclades.pieces import ATHENA, BUILDINGS, NONE, SET_OF_PHILOSOPHERS
from aegean.games.cyclades.state import Cyclades

LIKELY: Final = 0.5


def would_win(state: Cyclades, seat: int) -> bool:
    """One metropolis more is all the seat needs."""
    return state.metropolis_count(seat) + 1 >= state.target()


def may_found(state: Cyclades, seat: int) -> bool:
    """There is an isle for another metropolis (R-CYC-160)."""
    return state.isle_count(seat) > state.metropolis_count(seat)


def kinds(state: Cyclades, seat: int) -> int:
    """Of the four kinds of building a set consists of, how many the seat has."""
    return sum(1 for building in range(len(BUILDINGS)) if state.tiles[seat * 4 + building])


def free_slot(state: Cyclades, seat: int) -> bool:
    slots = state.board.isle_slots
    return any(state.slot_free(slot) for isle in isles_in(state.isle_mask[seat]) for slot in slots[isle])


def lacks(state: Cyclades, seat: int, building: int) -> bool:
    """This building is missing, and there is room for it."""
    return not state.tiles[seat * 4 + building] and state.tile_in_supply(building) and free_slot(state, seat)


def completes(state: Cyclades, seat: int, building: int) -> bool:
    """With this building the set is complete and becomes a metropolis."""
    return lacks(state, seat, building) and kinds(state, seat) == len(BUILDINGS) - 1 and may_found(state, seat)


def thinks_up(state: Cyclades, seat: int) -> bool:
    """One philosopher more makes a metropolis."""
    full = state.philosophers[seat] == SET_OF_PHILOSOPHERS - 1
    return full and state.philosophers_left > 0 and may_found(state, seat)


def founds_with(state: Cyclades, seat: int, god: int) -> bool:
    """The god's turn brings a metropolis without a fight."""
    return completes(state, seat, god) or (god == ATHENA and thinks_up(state, seat))


def best_strike(state: Cyclades, reach: dict[int, float], least: float) -> int:
    """The isle most worth landing on, with at least this chance; NONE if there is none. A metropolis goes before all,
    then what somebody has built on, then how likely it is."""
    found = [isle for isle, chance in reach.items() if chance >= least]
    prize = {isle: (state.metropolises >> isle & 1, built_on(state, isle), reach[isle]) for isle in found}
    return max(found, key=lambda isle: prize[isle], default=NONE)


def built_on(state: Cyclades, isle: int) -> int:
    return sum(1 for slot in state.board.isle_slots[isle] if state.slots[slot] != NONE)


class Danger:
    """Who could take an isle, and how likely."""

    def __init__(self, other: int, isle: int, chance: float) -> None:
        self.other = other
        self.isle = isle
        self.chance = chance


def dangers(state: Cyclades, seat: int) -> list[Danger]:
    """Landings on isles of the seat that are within the others' reach; the likeliest first, metropolises before all."""
    found: list[Danger] = []
    for other in range(state.players):
        if other != seat and state.alive(other):
            found += [
                Danger(other, isle, chance)
                for isle, chance in strikes(state, other).items()
                if chance and state.isle_owner[isle] == seat
            ]
    found.sort(key=lambda danger: (-(state.metropolises >> danger.isle & 1), -danger.chance, danger.isle))
    return found


def danger_to(state: Cyclades, isle: int) -> Danger | None:
    """The greatest danger to one isle."""
    found = [danger for danger in dangers(state, state.isle_owner[isle]) if danger.isle == isle]
    return found[0] if found else None


def leader(state: Cyclades, seat: int, counts: list[int]) -> int:
    """Of the others who has most of something; NONE if nobody has any."""
    others = [other for other in range(state.players) if other != seat and state.alive(other) and counts[other]]
    return max(others, key=lambda other: counts[other], default=NONE)
