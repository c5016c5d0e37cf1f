"""What a position is worth to a seat, in gold pieces. All numbers are made by hand; the comments say why."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from aegean.bots.cyclades.strikes import flights, isles_in, strikes
from aegean.games.cyclades.board import Board
from aegean.games.cyclades.pieces import ARES, BUILDINGS, NONE, PEGASUS, UNITS_PER_COLOUR
from aegean.games.cyclades.state import Cyclades

# To have the metropolises needed while nobody can take one any more is the match: more than all gold together.
VICTORY: Final = 400.0
METROPOLIS: Final = 26.0
# The metropolis that wins is worth more than the first, also while it is only being prepared.
LAST_METROPOLIS: Final = 55.0
# Of a metropolis that is how much 0 to 3 philosophers, or kinds of building, are worth: the last ones cost as much as
# the first, but a set nearly complete is nearly a metropolis.
PARTS: Final = (0.0, 0.13, 0.29, 0.52)

# So many troops, or fleets, on the board: the first ones guard isles and carry chains, more of them mostly cost.
TROOPS: Final = (0.0, 2.4, 4.6, 6.6, 8.3, 9.7, 10.7, 11.4, 12.0)
FLEETS: Final = (0.0, 2.2, 4.2, 5.8, 7.2, 8.4, 9.2, 9.8, 10.2)
ISLE: Final = 1.5
SLOT: Final = 0.6
# A second tile of a kind: a little defence, a discount, or the start of another set.
SPARE_TILE: Final = 0.8
FREE_SQUARE: Final = 1.5
# A priest saves nearly 1 GP a cycle; offers are rarely high enough for a fifth.
PRIESTS: Final = (0.0, 0.9, 1.7, 2.4, 2.9, 3.2)

# How likely a seat is to play Ares before the owner can answer.
ARES_SOMETIME: Final = 0.35
ARES_STANDING: Final = 0.9
# Troops and fleets in the right place are worth this part of the isles they could take.
PROSPECT: Final = 0.25
PEGASUS_CALLED: Final = 0.5


def per_income(state: Cyclades) -> float:
    """What 1 GP of income is worth: it pays until the end, and matches last some 12 cycles."""
    return 0.65 * max(3.0, min(7.0, 13.0 - state.cycle))


def purse(gold: int) -> float:
    """Gold beyond a good offer and a good turn is worth less and less: it should be spent, not hoarded."""
    if gold <= 8:
        return float(gold)
    if gold <= 14:
        return 8 + 0.7 * (gold - 8)
    return 12.2 + 0.3 * (gold - 14)


def bare_isle(board: Board, isle: int, markers: int, income: float) -> float:
    """An isle without what stands on it: income, and room to build."""
    return ISLE + SLOT * len(board.isle_slots[isle]) + income * (board.isle_prosperity[isle] + markers)


def isle_worth(state: Cyclades, isle: int, taker: int, income: float) -> float:
    """What changes hands when the isle does (R-CYC-141)."""
    worth = bare_isle(state.board, isle, state.isle_markers[isle], income)
    for slot in state.board.isle_slots[isle]:
        if state.slots[slot] != NONE:
            worth += 3.0
    if state.metropolises >> isle & 1:
        worth += next_metropolis(state, taker)
    return worth


def next_metropolis(state: Cyclades, seat: int) -> float:
    return LAST_METROPOLIS if state.metropolis_count(seat) + 1 >= state.target() else METROPOLIS


def kinds_owned(state: Cyclades, seat: int) -> int:
    at = seat * 4
    return sum(1 for tiles in state.tiles[at : at + 4] if tiles)


class Land:
    """The isles of a seat: what they are worth bare, their free slots, and whether one has room for a metropolis."""

    def __init__(self, worth: float, free: int, square: bool) -> None:
        self.worth = worth
        self.free = free
        self.square = square


@lru_cache(maxsize=4096)
def survey(
    board: Board, isles: int, metropolises: int, slots: tuple[int, ...], markers: tuple[int, ...], income: float
) -> Land:
    """Most actions change no isle, so what was found is kept (R-CYC-157, 161)."""
    worth = 0.0
    free = 0
    square = False
    for isle in isles_in(isles):
        worth += bare_isle(board, isle, markers[isle], income)
        taken = bool(metropolises >> isle & 1)
        open_square = not taken
        for slot in board.isle_slots[isle]:
            covered = board.slot_covered[slot]
            if slots[slot] != NONE:
                open_square = open_square and not covered
            elif not (taken and covered):
                free += 1
        square = square or open_square
    return Land(worth, free, square)


def land_of(state: Cyclades, seat: int, income: float) -> Land:
    isles = state.isle_mask[seat]
    return survey(state.board, isles, state.metropolises, tuple(state.slots), tuple(state.isle_markers), income)


def progress(state: Cyclades, seat: int, philosophers: int, kinds: int, free: int) -> float:
    """Worth of unfinished sets, given how many philosophers, kinds of building and free slots there are."""
    goal = next_metropolis(state, seat)
    if state.isle_count(seat) <= state.metropolis_count(seat):
        goal *= 0.3  # no isle is left for another metropolis (R-CYC-160)
    buildings = PARTS[min(kinds, 3)]
    if free < len(BUILDINGS) - kinds:
        buildings *= 0.6  # the set does not fit on the isles yet
    return goal * (PARTS[min(philosophers, 3)] + buildings)


def priests_worth(count: int, income: float) -> float:
    return PRIESTS[min(count, len(PRIESTS) - 1)] * income


def standing(state: Cyclades, seat: int, income: float) -> float:
    """What a seat has, before anybody takes it away."""
    tiles = sum(state.tiles[seat * 4 : seat * 4 + 4])
    kinds = kinds_owned(state, seat)
    total = purse(state.gold[seat])
    total += priests_worth(state.priests[seat], income)
    total += income * (state.fleet_mask[seat] & state.board.trade_mask).bit_count()
    total += TROOPS[UNITS_PER_COLOUR - state.troops_left[seat]]
    total += FLEETS[UNITS_PER_COLOUR - state.fleets_left[seat]]
    total += METROPOLIS * state.metropolis_count(seat)
    total += SPARE_TILE * (tiles - kinds)
    land = land_of(state, seat, income)
    total += land.worth
    if land.square:
        total += FREE_SQUARE
    return total + progress(state, seat, state.philosophers[seat], kinds, land.free)


class Threats:
    """Who could take which isle, and who still plays in this cycle."""

    def __init__(self, state: Cyclades, me: int) -> None:
        self.state = state
        self.me = me
        self.reach = [strikes(state, seat) if state.alive(seat) else {} for seat in range(state.players)]
        self.to_act = {
            state.marker_seat(marker)
            for marker in state.offer_marker
            if marker != NONE and state.marker_seat(marker) != me
        }
        ares = state.offer_marker[ARES]
        self.ares = state.marker_seat(ares) if ares != NONE else NONE

    def losing(self, isle: int) -> float:
        """The chance that the owner loses this isle to somebody, now or in the next cycle."""
        owner = self.state.isle_owner[isle]
        kept = 1.0
        for seat, reach in enumerate(self.reach):
            if seat != owner and isle in reach:
                # What I could do myself is no threat to others: it counts among my prospects.
                part = 0.0 if seat == self.me else ARES_STANDING if seat == self.ares else ARES_SOMETIME
                kept *= 1.0 - part * reach[isle]
        return 1.0 - kept

    def holding(self, seat: int) -> float:
        """The chance that a seat still has the metropolises needed when the cycle ends (R-CYC-209, 210).

        Only those who have still to act can take one, with Ares or with Pegasus; what I do is done."""
        state = self.state
        spare = state.metropolis_count(seat) - state.target()
        if spare < 0:
            return 0.0
        held = 1.0
        for other in self.to_act - {seat}:
            risks = [self.taking(other, isle) for isle in isles_in(state.metropolises & state.isle_mask[seat])]
            risks.sort()
            # With metropolises to spare the attacker needs more than one of them.
            if len(risks) > spare:
                held *= 1.0 - risks[-1 - spare]
        return held

    def taking(self, other: int, isle: int) -> float:
        risk = self.reach[other].get(isle, 0.0) if other == self.ares else 0.0
        if PEGASUS in self.state.track:
            risk = max(risk, PEGASUS_CALLED * flights(self.state, other).get(isle, 0.0))
        return risk


def exposure(state: Cyclades, seat: int, threats: Threats, income: float) -> float:
    """What a seat stands to lose with its isles."""
    total = 0.0
    for isle in isles_in(state.isle_mask[seat]):
        chance = threats.losing(isle)
        if chance:
            total += chance * isle_worth(state, isle, seat, income)
    return total


def prospects(state: Cyclades, seat: int, threats: Threats, income: float) -> float:
    """What a later turn of Ares could bring: the two best landings."""
    worths = [chance * isle_worth(state, isle, seat, income) for isle, chance in threats.reach[seat].items()]
    worths.sort(reverse=True)
    return PROSPECT * sum(worths[:2])


def value(state: Cyclades, me: int) -> float:
    """The position as it is when I end my turn now."""
    if state.places:
        return 10 * VICTORY if state.places[me] == 1 else -10 * VICTORY
    if not state.alive(me):
        return -10 * VICTORY
    income = per_income(state)
    threats = Threats(state, me)
    rivals = [seat for seat in range(state.players) if seat != me and state.alive(seat)]
    held = threats.holding(me)
    total = standing(state, me, income) - exposure(state, me, threats, income)
    total += prospects(state, me, threats, income)
    share = 0.5 / len(rivals) if rivals else 0.0
    for seat in rivals:
        total -= share * (standing(state, seat, income) - exposure(state, seat, threats, income))
        theirs = threats.holding(seat)
        if theirs:
            # Several with the metropolises needed: gold decides (R-CYC-212), so each has about half the match.
            total -= VICTORY * theirs * (1.0 - 0.5 * held)
            held *= 1.0 - 0.5 * theirs
    return total + VICTORY * held
