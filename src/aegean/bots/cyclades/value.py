"""What a position is worth to a seat, in gold pieces, by a set of weights."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from aegean.bots.cyclades.strikes import flights, isles_in, strikes, strikes_from
from aegean.bots.cyclades.weights import VICTORY, Weights
from aegean.games.cyclades.board import Board
from aegean.games.cyclades.pieces import ARES, BUILDINGS, NONE, PEGASUS, UNITS_PER_COLOUR
from aegean.games.cyclades.state import Cyclades

# Up to so much gold a piece is worth its full weight, then its second, then its third.
GOOD_OFFER: Final = 8
GOOD_TURN: Final = 14
# A building on an isle that changes hands.
TAKEN_TILE: Final = 3.0


def per_income(state: Cyclades, w: Weights) -> float:
    """What 1 GP of income is worth."""
    return w.income * max(3.0, min(7.0, 13.0 - state.cycle))


def purse(gold: int, w: Weights) -> float:
    full, less, least = w.gold
    if gold <= GOOD_OFFER:
        return full * gold
    if gold <= GOOD_TURN:
        return full * GOOD_OFFER + less * (gold - GOOD_OFFER)
    return full * GOOD_OFFER + less * (GOOD_TURN - GOOD_OFFER) + least * (gold - GOOD_TURN)


def bare_isle(board: Board, isle: int, markers: int, income: float, w: Weights) -> float:
    """An isle without what stands on it: income, and room to build."""
    return w.isle + w.slot * len(board.isle_slots[isle]) + income * (board.isle_prosperity[isle] + markers)


def isle_worth(state: Cyclades, isle: int, taker: int, income: float, w: Weights) -> float:
    """What changes hands when the isle does (R-CYC-141)."""
    worth = bare_isle(state.board, isle, state.isle_markers[isle], income, w)
    for slot in state.board.isle_slots[isle]:
        if state.slots[slot] != NONE:
            worth += TAKEN_TILE
    if state.metropolises >> isle & 1:
        worth += next_metropolis(state, taker, w)
    return worth


def next_metropolis(state: Cyclades, seat: int, w: Weights) -> float:
    return w.last_metropolis if state.metropolis_count(seat) + 1 >= state.target() else w.metropolis


def kinds_owned(state: Cyclades, seat: int) -> int:
    tiles = state.tiles
    at = seat * 4
    return (tiles[at] > 0) + (tiles[at + 1] > 0) + (tiles[at + 2] > 0) + (tiles[at + 3] > 0)


class Land:
    """The isles of a seat: what they are worth bare, their free slots, and whether one has room for a metropolis."""

    def __init__(self, worth: float, free: int, square: bool) -> None:
        self.worth = worth
        self.free = free
        self.square = square


class Ground:
    """All isles as they are now, whoever owns them."""

    def __init__(
        self,
        board: Board,
        metropolises: int,
        slots: tuple[int, ...],
        markers: tuple[int, ...],
        income: float,
        w: Weights,
    ) -> None:
        self.board = board
        self.metropolises = metropolises
        self.slots = slots
        self.markers = markers
        self.income = income
        self.w = w
        self.lands: dict[int, Land] = {}

    def land(self, isles: int) -> Land:
        found = self.lands.get(isles)
        if found is None:
            found = self.lands[isles] = self.survey(isles)
        return found

    def survey(self, isles: int) -> Land:
        """R-CYC-157, 161."""
        board, slots = self.board, self.slots
        worth = 0.0
        free = 0
        square = False
        for isle in isles_in(isles):
            worth += bare_isle(board, isle, self.markers[isle], self.income, self.w)
            taken = bool(self.metropolises >> isle & 1)
            open_square = not taken
            for slot in board.isle_slots[isle]:
                covered = board.slot_covered[slot]
                if slots[slot] != NONE:
                    open_square = open_square and not covered
                elif not (taken and covered):
                    free += 1
            square = square or open_square
        return Land(worth, free, square)


# Most actions change no isle, so what was found is kept.
kept_ground = lru_cache(maxsize=4096)(Ground)


def ground_of(state: Cyclades, income: float, w: Weights) -> Ground:
    return kept_ground(state.board, state.metropolises, tuple(state.slots), tuple(state.isle_markers), income, w)


def progress(state: Cyclades, seat: int, philosophers: int, kinds: int, free: int, w: Weights) -> float:
    """Worth of unfinished sets, given how many philosophers, kinds of building and free slots there are."""
    owned = state.metropolis_count(seat)
    goal = w.last_metropolis if owned + 1 >= state.target() else w.metropolis
    if state.isle_count(seat) <= owned:
        goal *= w.no_isle
    buildings = w.kinds[kinds if kinds < 3 else 3]
    if free < len(BUILDINGS) - kinds:
        buildings *= w.no_room
    return goal * (w.philosophers[philosophers if philosophers < 3 else 3] + buildings)


def priests_worth(count: int, income: float, w: Weights) -> float:
    return w.priests[min(count, len(w.priests) - 1)] * income


def standing(state: Cyclades, seat: int, fleets: int, ground: Ground) -> float:
    """What a seat has, with its fleets in these seas, before anybody takes it away."""
    income, w = ground.income, ground.w
    tiles = state.tiles
    at = seat * 4
    kinds = kinds_owned(state, seat)
    total = purse(state.gold[seat], w)
    total += priests_worth(state.priests[seat], income, w)
    total += income * (fleets & state.board.trade_mask).bit_count()
    total += w.troops[UNITS_PER_COLOUR - state.troops_left[seat]]
    total += w.fleets[UNITS_PER_COLOUR - state.fleets_left[seat]]
    total += w.metropolis * state.metropolis_count(seat)
    total += w.spare_tile * (tiles[at] + tiles[at + 1] + tiles[at + 2] + tiles[at + 3] - kinds)
    land = ground.land(state.isle_mask[seat])
    total += land.worth
    if land.square:
        total += w.free_square
    return total + progress(state, seat, state.philosophers[seat], kinds, land.free, w)


class Threats:
    """Who could take which isle, and who still plays in this cycle."""

    def __init__(self, state: Cyclades, me: int, w: Weights) -> None:
        self.state = state
        self.me = me
        self.w = w
        self.reach = [strikes(state, seat) if state.alive(seat) else {} for seat in range(state.players)]
        self.to_act: set[int] = set()
        for marker in state.offer_marker:
            if marker != NONE and state.marker_seat(marker) != me:
                self.to_act.add(state.marker_seat(marker))
        ares = state.offer_marker[ARES]
        self.ares = state.marker_seat(ares) if ares != NONE else NONE

    def losing(self, isle: int) -> float:
        """The chance that the owner loses this isle to somebody, now or in the next cycle."""
        owner = self.state.isle_owner[isle]
        kept = 1.0
        for seat, reach in enumerate(self.reach):
            # What I could do myself is no threat to others: it counts among my prospects.
            if seat != owner and seat != self.me and isle in reach:
                kept *= 1.0 - (self.w.ares_standing if seat == self.ares else self.w.ares_sometime) * reach[isle]
        return 1.0 - kept

    def holding(self, seat: int) -> float:
        """The chance that a seat still has the metropolises needed when the cycle ends (R-CYC-209, 210).

        Only those who have still to act can take one, with Ares or with Pegasus; what I do is done."""
        state = self.state
        spare = state.metropolis_count(seat) - state.target()
        if spare < 0:
            return 0.0
        held = 1.0
        for other in self.to_act:
            if other == seat:
                continue
            risks = [self.taking(other, isle) for isle in isles_in(state.metropolises & state.isle_mask[seat])]
            risks.sort()
            # With metropolises to spare the attacker needs more than one of them.
            if len(risks) > spare:
                held *= 1.0 - risks[-1 - spare]
        return held

    def taking(self, other: int, isle: int) -> float:
        risk = self.reach[other].get(isle, 0.0) if other == self.ares else 0.0
        if PEGASUS in self.state.track:
            risk = max(risk, self.w.pegasus_called * flights(self.state, other).get(isle, 0.0))
        return risk


def exposure(state: Cyclades, seat: int, threats: Threats, income: float) -> float:
    """What a seat stands to lose with its isles."""
    total = 0.0
    for isle in isles_in(state.isle_mask[seat]):
        chance = threats.losing(isle)
        if chance:
            total += chance * isle_worth(state, isle, seat, income, threats.w)
    return total


def prospects(state: Cyclades, seat: int, reach: dict[int, float], income: float, w: Weights) -> float:
    """What a later turn of Ares could bring: the two best landings."""
    best = second = 0.0
    for isle, chance in reach.items():
        worth = chance * isle_worth(state, isle, seat, income, w)
        if worth > best:
            best, second = worth, best
        elif worth > second:
            second = worth
    return w.prospect * (best + second)


class Standpoint:
    """A position as a seat sees it: what depends on where its fleets are apart from what does not, so that many voyages
    are compared at the price of one. Fleets of mine threaten others, which counts as my prospects, and nothing else."""

    def __init__(self, state: Cyclades, me: int, w: Weights) -> None:
        self.state = state
        self.me = me
        self.w = w
        self.income = income = per_income(state, w)
        self.ground = ground_of(state, income, w)
        threats = Threats(state, me, w)
        self.reach = threats.reach[me]
        self.exposed = exposure(state, me, threats, income)
        self.held = threats.holding(me)
        self.against: list[float] = []
        rivals = [seat for seat in range(state.players) if seat != me and state.alive(seat)]
        share = w.rivals / len(rivals) if rivals else 0.0
        for seat in rivals:
            fleets = state.fleet_mask[seat]
            worth = standing(state, seat, fleets, self.ground) - exposure(state, seat, threats, income)
            self.against.append(share * worth)
            theirs = threats.holding(seat)
            if theirs:
                # Several with the metropolises needed: gold decides (R-CYC-212), so each has about half the match.
                self.against.append(VICTORY * theirs * (1.0 - 0.5 * self.held))
                self.held *= 1.0 - 0.5 * theirs

    def worth(self) -> float:
        return self.sum(self.state.fleet_mask[self.me], self.reach)

    def worth_with(self, fleets: int) -> float:
        """With the seat's fleets in these seas."""
        return self.sum(fleets, strikes_from(self.state, self.me, fleets))

    def sum(self, fleets: int, reach: dict[int, float]) -> float:
        total = standing(self.state, self.me, fleets, self.ground) - self.exposed
        total += prospects(self.state, self.me, reach, self.income, self.w)
        for worth in self.against:
            total -= worth
        return total + VICTORY * self.held


def value(state: Cyclades, me: int, w: Weights) -> float:
    """The position as it is when I end my turn now."""
    if state.places:
        return 10 * VICTORY if state.places[me] == 1 else -10 * VICTORY
    if not state.alive(me):
        return -10 * VICTORY
    return Standpoint(state, me, w).worth()
