"""Building (R-CYC-144 to R-CYC-148, 294)."""

from __future__ import annotations

from aegean.core.masks import members
from aegean.core.refusal import Refusal
from aegean.games.cyclades.actions import BUILD, A, first
from aegean.games.cyclades.metropolis import MetropolisCheck
from aegean.games.cyclades.pieces import BUILDING_PRICE, BUILDINGS, NONE
from aegean.games.cyclades.state import Cyclades


def add_buildings(state: Cyclades, seat: int, god: int, actions: list[int]) -> None:
    """A god builds the building of the same number, on any free slot of an own isle."""
    if state.gold[seat] < BUILDING_PRICE or not state.tile_in_supply(god):
        return
    slots = state.slots
    covered = state.board.slot_covered
    for isle in members(state.isle_mask[seat]):
        metropolis = state.metropolises >> isle & 1
        for slot in state.board.isle_slots[isle]:
            if slots[slot] == NONE and not (metropolis and covered[slot]):
                actions.append(BUILD | slot << A)


def build_refusal(state: Cyclades, seat: int, god: int, action: int) -> Refusal | None:
    slot = first(action)
    if slot >= state.board.slots or state.isle_owner[state.board.slot_isle[slot]] != seat:
        return Refusal("not-your-isle", "R-CYC-144")
    if not state.slot_free(slot):
        return Refusal("slot-taken", "R-CYC-147" if state.slots[slot] != NONE else "R-CYC-161")
    if not state.tile_in_supply(god):
        return Refusal("none-left", "R-CYC-013")
    if state.gold[seat] < BUILDING_PRICE:
        return Refusal("too-dear", "R-CYC-144", {"price": BUILDING_PRICE, "gold": state.gold[seat]})
    return None


def build(state: Cyclades, seat: int, god: int, action: int) -> None:
    slot = first(action)
    state.gold[seat] -= BUILDING_PRICE
    state.set_building(slot, god)
    board = state.board
    state.say(
        "builds",
        {
            "seat": seat,
            "building": BUILDINGS[god],
            "isle": board.isle_names[board.slot_isle[slot]],
            "price": BUILDING_PRICE,
        },
    )
    state.agenda.append(MetropolisCheck(seat))
