"""Recruiting (R-CYC-109, 113, 118 to 121, 131, 132, 251, 293)."""

from __future__ import annotations

from aegean.core.masks import members
from aegean.core.refusal import Refusal
from aegean.games.cyclades.actions import FLEET, PHILOSOPHER, PRIEST, TROOP, A, first
from aegean.games.cyclades.metropolis import MetropolisCheck
from aegean.games.cyclades.pieces import ARES, ATHENA, CARD_PRICES, FLEET_PRICES, POSEIDON, TROOP_PRICES, ZEUS
from aegean.games.cyclades.state import Cyclades

LADDERS = (FLEET_PRICES, TROOP_PRICES, CARD_PRICES, CARD_PRICES)
RULES = ("R-CYC-118", "R-CYC-131", "R-CYC-113", "R-CYC-109")
RECRUIT_KIND = (FLEET, TROOP, PRIEST, PHILOSOPHER)


def left_to_recruit(state: Cyclades, seat: int, god: int) -> int:
    """What the reserve (units) or the supply (cards) still holds (R-CYC-012, 015)."""
    if god == POSEIDON:
        return state.fleets_left[seat]
    if god == ARES:
        return state.troops_left[seat]
    if god == ZEUS:
        return state.priests_left
    return state.philosophers_left


def fleet_sites(state: Cyclades, seat: int) -> int:
    """R-CYC-120, 121: next to an own isle, free of others' fleets, not barred."""
    return state.coast_mask[seat] & ~state.barred & ~state.foreign_fleets(seat)


def add_recruits(state: Cyclades, seat: int, god: int, recruited: int, actions: list[int]) -> None:
    ladder = LADDERS[god]
    if recruited >= len(ladder) or ladder[recruited] > state.gold[seat] or not left_to_recruit(state, seat, god):
        return
    if god == POSEIDON:
        for sea in members(fleet_sites(state, seat)):
            actions.append(FLEET | sea << A)
    elif god == ARES:
        for isle in members(state.isle_mask[seat]):
            actions.append(TROOP | isle << A)
    else:
        actions.append(RECRUIT_KIND[god])


def recruit_refusal(state: Cyclades, seat: int, god: int, recruited: int, action: int) -> Refusal | None:
    ladder = LADDERS[god]
    if recruited >= len(ladder):
        return Refusal("recruited-all", RULES[god], {"most": len(ladder)})
    if not left_to_recruit(state, seat, god):
        return Refusal("none-left", "R-CYC-012" if god in (POSEIDON, ARES) else "R-CYC-015")
    if ladder[recruited] > state.gold[seat]:
        return Refusal("too-dear", RULES[god], {"price": ladder[recruited], "gold": state.gold[seat]})
    if god == POSEIDON:
        sea = first(action)
        if sea >= state.board.seas or not state.coast_mask[seat] >> sea & 1:
            return Refusal("not-at-your-coast", "R-CYC-120")
        if state.barred >> sea & 1:
            return Refusal("sea-barred", "R-CYC-121")
        if state.foreign_fleets(seat) >> sea & 1:
            return Refusal("foreign-fleets", "R-CYC-120")
    elif god == ARES:
        isle = first(action)
        if isle >= state.board.isles or state.isle_owner[isle] != seat:
            return Refusal("not-your-isle", "R-CYC-132")
    return None


def recruit(state: Cyclades, seat: int, god: int, recruited: int, action: int) -> None:
    """R-CYC-119: the price is the next step of the ladder of this turn, whatever became of the earlier recruits."""
    price = LADDERS[god][recruited]
    state.gold[seat] -= price
    if god == POSEIDON:
        sea = first(action)
        state.fleets_left[seat] -= 1
        state.set_fleets(seat, sea, state.sea_fleets[sea] + 1)
        state.say("recruits-fleet", {"seat": seat, "sea": state.board.sea_names[sea], "price": price})
    elif god == ARES:
        isle = first(action)
        state.troops_left[seat] -= 1
        state.isle_troops[isle] += 1
        state.say("recruits-troop", {"seat": seat, "isle": state.board.isle_names[isle], "price": price})
    elif god == ZEUS:
        state.priests_left -= 1
        state.priests[seat] += 1
        state.say("recruits-priest", {"seat": seat, "price": price})
    else:
        gain_philosopher(state, seat)
        state.say("recruits-philosopher", {"seat": seat, "price": price})


def gain_philosopher(state: Cyclades, seat: int) -> None:
    state.philosophers_left -= 1
    state.philosophers[seat] += 1
    state.agenda.append(MetropolisCheck(seat))


def owed_philosopher(state: Cyclades, seat: int, god: int, recruited: int) -> bool:
    """R-CYC-111: with three philosophers Athena's free one cannot be declined."""
    return god == ATHENA and recruited == 0 and state.philosophers[seat] == 3 and state.philosophers_left > 0
