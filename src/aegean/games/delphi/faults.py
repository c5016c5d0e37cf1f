"""What does not add up: pieces, cards, tiles (R-DEL-012, 013, 017 to 021, 292)."""

from __future__ import annotations

from aegean.core.masks import members
from aegean.games.delphi.pieces import (
    ALL_COMPANIONS,
    COLOURS,
    EQUIPMENT,
    HUES,
    INJURIES_PER_COLOUR,
    NONE,
    ORACLE_PER_COLOUR,
    STATUES_PER_COLOUR,
    THRONE,
)  # fmt: skip
from aegean.games.delphi.state import Delphi


def faults(state: Delphi) -> list[str]:
    """Everything adds up (R-DEL-012, 013, 017 to 021, 292); and what is kept for speed agrees with it."""
    wrong: list[str] = []
    for colour, hue in enumerate(HUES):
        wrong += [f"{hue} {what}" for what in _colour_faults(state, colour)]
    for seat in range(state.players):
        wrong += [f"{what} of seat {seat}" for what in _seat_faults(state, seat)]
    cards = members(state.equipment_deck) + state.display
    for owned in state.equipment:
        cards += members(owned)
    if sorted(cards) != list(range(len(EQUIPMENT))):
        wrong.append("equipment cards")
    companions = state.companions_left
    for owned in state.companions:
        if companions & owned:
            wrong.append("companion twice")
        companions |= owned
    if companions != ALL_COMPANIONS:
        wrong.append("companions")
    tiles = members(state.tiles_left) + [tile for tile in state.tiles if tile != NONE]
    if sorted(tiles) != list(range(12)):
        wrong.append("island tiles")
    twin = state.copy()
    twin.refresh_sites()
    if twin.sites != state.sites:
        wrong.append("shrine sites")
    return wrong


def _colour_faults(state: Delphi, colour: int) -> list[str]:
    wrong: list[str] = []
    seats = range(state.players)

    def held(masks: list[int]) -> int:
        return sum(masks[seat] >> colour & 1 for seat in seats)

    raised = held(state.statues_raised)
    if state.offerings[colour].bit_count() + held(state.offerings_aboard) + held(state.offerings_made) != state.players:
        wrong.append("offerings")
    if state.monsters[colour].bit_count() + held(state.monsters_beaten) != state.players:
        wrong.append("monsters")
    if state.statues[colour] + held(state.statues_aboard) + raised != STATUES_PER_COLOUR:
        wrong.append("statues")
    if state.pedestals[colour].bit_count() + raised != STATUES_PER_COLOUR:
        wrong.append("pedestals")
    oracle = state.oracle_deck[colour] + state.oracle_discard[colour] + state.aside[colour]
    if oracle + sum(state.cards[seat * COLOURS + colour] for seat in seats) != ORACLE_PER_COLOUR:
        wrong.append("oracle cards")
    injuries = state.injury_deck[colour] + state.injury_discard[colour]
    if injuries + sum(state.injuries[seat * COLOURS + colour] for seat in seats) != INJURIES_PER_COLOUR:
        wrong.append("injury cards")
    return wrong


def _seat_faults(state: Delphi, seat: int) -> list[str]:
    wrong: list[str] = []
    if state.favours[seat] < 0:
        wrong.append("favours")
    if not 0 <= state.strength[seat] <= 5:
        wrong.append("strength")
    if any(not 0 <= row <= THRONE for row in state.rows[seat * COLOURS : seat * COLOURS + COLOURS]):
        wrong.append("gods")
    if state.offerings_aboard[seat].bit_count() + state.statues_aboard[seat].bit_count() > state.storage(seat):
        wrong.append("storage")
    if state.open_tasks[seat] != state.count_tasks(seat):
        wrong.append("tasks")
    coloured = state.offerings_aboard[seat] & ~state.offering_tasks[seat]
    if coloured.bit_count() > state.offering_white[seat] or coloured & state.offering_barred[seat]:
        wrong.append("reserved offerings")
    if state.statues_aboard[seat].bit_count() > state.statue_tasks[seat]:
        wrong.append("reserved statues")
    if state.arrived >> seat & 1 and (state.at[seat] != state.board.zeus or state.open_tasks[seat]):
        wrong.append("ship on Zeus")
    return wrong
