"""Protection of a player's last isle, and elimination (R-CYC-194 to R-CYC-201, 302 to 306)."""

from __future__ import annotations

from aegean.core.masks import members
from aegean.games.cyclades.metropolis import own_tiles
from aegean.games.cyclades.pieces import BUILDINGS, ISLE_FIGURINES, MAIN_GODS, NONE
from aegean.games.cyclades.state import Cyclades


def protected(state: Cyclades, seat: int, isle: int) -> bool:
    """May `seat` not land on this isle because it is its owner's last one? (R-CYC-194, 197)"""
    owner = state.isle_owner[isle]
    if owner == NONE or owner == seat or state.isle_mask[owner] != 1 << isle:
        return False
    return not would_win(state, seat, isle)


def would_win(state: Cyclades, seat: int, isle: int) -> bool:
    """R-CYC-195, 196: would conquering the isle lift the attacker to the metropolises needed?"""
    target = state.target()
    now = state.metropolis_count(seat)
    if now >= target:
        return not state.switches.last_isle_strict
    missing = target - now - (state.metropolises >> isle & 1)
    if missing <= 0:
        return True
    trial = state.copy()
    trial.claim(isle, seat)
    return _can_create(trial, seat, missing)


def _can_create(state: Cyclades, seat: int, missing: int) -> bool:
    """Can the sets of buildings now owned become `missing` metropolises, with the best choices?"""
    if missing == 0:
        return True
    if any(state.tiles[seat * 4 + kind] == 0 for kind in range(len(BUILDINGS))):
        return False
    if not state.isle_mask[seat] & ~state.metropolises:
        return False
    if missing == 1:
        return True
    for given in _sets(state, seat):
        for isle in members(state.isle_mask[seat] & ~state.metropolises):
            trial = state.copy()
            for slot in given:
                trial.set_building(slot, NONE)
            for slot in trial.board.isle_slots[isle]:
                if trial.board.slot_covered[slot]:
                    trial.set_building(slot, NONE)
            trial.metropolises |= 1 << isle
            if _can_create(trial, seat, missing - 1):
                return True
    return False


def _sets(state: Cyclades, seat: int) -> list[tuple[int, int, int, int]]:
    ports, fortresses, temples, universities = (own_tiles(state, seat, kind) for kind in range(len(BUILDINGS)))
    return [(p, f, t, u) for p in ports for f in fortresses for t in temples for u in universities]


def eliminate(state: Cyclades, seat: int) -> None:
    """R-CYC-199, 303, 304: all he has leaves the game; the Kraken stays."""
    state.say("eliminated", {"seat": seat})
    for sea in members(state.fleet_mask[seat]):
        state.recall_fleets(sea, state.sea_fleets[sea])
    state.priests_left += state.priests[seat]
    state.philosophers_left += state.philosophers[seat]
    state.priests[seat] = 0
    state.philosophers[seat] = 0
    state.gold_gone += state.gold[seat]
    state.gold[seat] = 0
    for figure in range(ISLE_FIGURINES):
        if state.figure_owner[figure] == seat:
            state.remove_figurine(figure)
    for god in range(MAIN_GODS):
        marker = state.offer_marker[god]
        if marker != NONE and state.marker_seat(marker) == seat:
            state.offer_marker[god] = NONE
            state.offer_amount[god] = 0
    for place, marker in enumerate(state.apollo):
        if marker != NONE and state.marker_seat(marker) == seat:
            state.apollo[place] = NONE
    for space, marker in enumerate(state.turn_track):
        if marker != NONE and state.marker_seat(marker) == seat:
            state.turn_track[space] = NONE
    state.fallen.append(seat)
