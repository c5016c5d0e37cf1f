"""Exact odds, and the isles a turn of Ares puts in reach: the prospects of one seat are the threats to another."""

from __future__ import annotations

from functools import cache, lru_cache

from aegean.games.cyclades.battle import land_bonus
from aegean.games.cyclades.board import Board
from aegean.games.cyclades.odds import assault_odds, battle_odds
from aegean.games.cyclades.pieces import CHIRON, MEDUSA, NONE
from aegean.games.cyclades.seas import members
from aegean.games.cyclades.state import Cyclades

Outcome = tuple[float, int, int]


@lru_cache(maxsize=16384)
def isles_in(mask: int) -> tuple[int, ...]:
    """The isles of a mask. Few masks occur in a match and each is looked at thousands of times, so they are kept."""
    return tuple(members(mask))


@cache
def win_chance(attackers: int, defenders: int, bonus: int) -> float:
    return float(battle_odds(attackers, defenders, bonus)[0])


@cache
def outcomes(attackers: int, defenders: int, bonus: int) -> tuple[Outcome, ...]:
    """How a fight to the end can end: chance, attackers left, defenders left."""
    if not attackers or not defenders:
        return ((1.0, attackers, defenders),)
    total: dict[tuple[int, int], float] = {}
    steps = ((attackers, defenders - 1), (attackers - 1, defenders - 1), (attackers - 1, defenders))
    for chance, (left, right) in zip(assault_odds(attackers - defenders - bonus), steps, strict=True):
        if chance:
            for rest, survivors, holders in outcomes(left, right, bonus):
                total[survivors, holders] = total.get((survivors, holders), 0.0) + float(chance) * rest
    return tuple((chance, survivors, holders) for (survivors, holders), chance in total.items())


@lru_cache(maxsize=16384)
def shores(board: Board, fleets: int) -> tuple[int, ...]:
    """For each chain of these fleets the isles it touches, as a mask (R-CYC-135)."""
    found: list[int] = []
    while fleets:
        chain = fleets & -fleets
        fresh = chain
        isles = 0
        while fresh:
            low = fresh & -fresh
            sea = low.bit_length() - 1
            isles |= board.sea_isles[sea]
            more = board.sea_seas[sea] & fleets & ~chain
            chain |= more
            fresh = fresh ^ low | more
        fleets &= ~chain
        found.append(isles)
    return tuple(found)


def forbidden(state: Cyclades, seat: int, isle: int) -> bool:
    """Somebody's last isle may only be taken for the win (R-CYC-194); sets of captured buildings are not looked at."""
    owner = state.isle_owner[isle]
    if owner == NONE or state.isle_mask[owner] != 1 << isle:
        return False
    return state.metropolis_count(seat) + (state.metropolises >> isle & 1) < state.target()


def landing_chance(state: Cyclades, seat: int, isle: int, force: int) -> float:
    """The chance that so many troops take this isle."""
    if not force or forbidden(state, seat, isle):
        return 0.0
    defenders = state.isle_troops[isle]
    return win_chance(force, defenders, land_bonus(state, isle)) if defenders else 1.0


def strikes(state: Cyclades, seat: int) -> dict[int, float]:
    """Isles of others that a turn of Ares puts in reach, with the chance to take each.

    All troops along a chain of fleets are counted, and the free recruit."""
    return strikes_from(state, seat, state.fleet_mask[seat])


def strikes_from(state: Cyclades, seat: int, fleets: int) -> dict[int, float]:
    """The same with the fleets of the seat in other seas."""
    found: dict[int, float] = {}
    own = state.isle_mask[seat]
    recruit = 1 if state.troops_left[seat] else 0
    held = state.figure_isle[MEDUSA]
    for shore in shores(state.board, fleets):
        homes = shore & own
        targets = shore & ~own
        if not homes or not targets:
            continue
        force = recruit + sum(state.isle_troops[isle] for isle in isles_in(homes) if isle != held)
        for isle in isles_in(targets):
            chance = landing_chance(state, seat, isle, force)
            if chance > found.get(isle, 0.0):
                found[isle] = chance
    return found


def flights(state: Cyclades, seat: int) -> dict[int, float]:
    """The same for Pegasus, who needs no fleets but carries the troops of one isle only (R-CYC-093)."""
    own = state.isle_mask[seat]
    held = state.figure_isle[MEDUSA]
    force = max((state.isle_troops[isle] for isle in isles_in(own) if isle != held), default=0)
    return {
        isle: landing_chance(state, seat, isle, force)
        for isle in range(state.board.isles)
        if not own >> isle & 1 and isle != state.figure_isle[CHIRON]
    }
