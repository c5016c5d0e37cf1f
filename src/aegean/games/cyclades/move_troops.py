"""Troop moves, over chains of fleets or by Pegasus (R-CYC-134 to R-CYC-143, 263, 291)."""

from __future__ import annotations

from aegean.core.masks import members
from aegean.core.refusal import Refusal
from aegean.games.cyclades.actions import MARCH, A, B, C, first, second, third
from aegean.games.cyclades.battle import Battle, conquer
from aegean.games.cyclades.last_isle import protected
from aegean.games.cyclades.pieces import CHIRON, MEDUSA, MINOTAUR, NONE
from aegean.games.cyclades.seas import linked_isles
from aegean.games.cyclades.state import Cyclades


def destinations(state: Cyclades, seat: int, isle: int, flying: bool) -> int:
    """Isles that troops of this own isle may go to, as a mask."""
    if state.figure_isle[MEDUSA] == isle:
        return 0
    if flying:
        reach = (1 << state.board.isles) - 1
        shielded = state.figure_isle[CHIRON]
        if shielded != NONE and state.isle_owner[shielded] != seat:
            reach &= ~(1 << shielded)
    else:
        reach = linked_isles(state.board, state.fleet_mask[seat], isle)
    reach &= ~(1 << isle)
    for other in range(state.players):
        last = state.isle_mask[other]
        if other != seat and reach & last and last & (last - 1) == 0 and protected(state, seat, last.bit_length() - 1):
            reach &= ~last
    return reach


def add_marches(state: Cyclades, seat: int, flying: bool, actions: list[int]) -> None:
    """Every legal troop move: how many, from where, to where (R-CYC-134, 291)."""
    keep_one = state.may_not_empty(seat)
    for isle in members(state.isle_mask[seat]):
        most = state.isle_troops[isle]
        if keep_one:
            most -= 1
        if most < 1:
            continue
        for to in members(destinations(state, seat, isle, flying)):
            base = MARCH | isle << A | to << B
            for count in range(1, most + 1):
                actions.append(base | count << C)


def march_refusal(state: Cyclades, seat: int, action: int, flying: bool) -> Refusal | None:
    isle, to, count = first(action), second(action), third(action)
    if isle >= state.board.isles or state.isle_owner[isle] != seat:
        return Refusal("not-your-isle", "R-CYC-263" if flying else "R-CYC-134")
    if state.figure_isle[MEDUSA] == isle:
        return Refusal("medusa-holds", "R-CYC-284" if flying else "R-CYC-143")
    if to >= state.board.isles or to == isle:
        return Refusal("other-isle", "R-CYC-291")
    if flying:
        if state.figure_isle[CHIRON] == to and state.isle_owner[to] != seat:
            return Refusal("chiron-shields", "R-CYC-283")
    elif not linked_isles(state.board, state.fleet_mask[seat], isle) >> to & 1:
        return Refusal("no-chain", "R-CYC-135")
    if protected(state, seat, to):
        return Refusal("last-isle", "R-CYC-194")
    if not 1 <= count <= state.isle_troops[isle]:
        return Refusal("troop-number", "R-CYC-291", {"troops": state.isle_troops[isle]})
    if count == state.isle_troops[isle] and state.may_not_empty(seat):
        return Refusal("territory-markers", "R-CYC-016")
    return None


def defended(state: Cyclades, isle: int) -> bool:
    """Who lands on this isle of somebody else has to fight."""
    return state.isle_owner[isle] != NONE and (state.isle_troops[isle] > 0 or state.figure_isle[MINOTAUR] == isle)


def march(state: Cyclades, seat: int, action: int) -> None:
    """R-CYC-137 to R-CYC-140: the troops leave, then join, take or fight."""
    isle, to, count = first(action), second(action), third(action)
    names = state.board.isle_names
    state.say("marches", {"seat": seat, "units": count, "isle": names[isle], "to": names[to]})
    state.set_troops(isle, state.isle_troops[isle] - count)
    owner = state.isle_owner[to]
    if owner == seat:
        state.isle_troops[to] += count
    elif defended(state, to):
        state.agenda.append(Battle(True, to, seat, owner, count))
    else:
        conquer(state, to, seat, count)
