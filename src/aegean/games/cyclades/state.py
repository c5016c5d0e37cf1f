"""Everything true about a match of Cyclades, and the few ways pieces move between board, reserve and supply."""

from __future__ import annotations

from aegean.core.chance import Chance
from aegean.core.events import Value
from aegean.core.frame import NOBODY, Frame, State
from aegean.games.cyclades.board import Board
from aegean.games.cyclades.pieces import (
    BUILDINGS,
    CREATURE_COUNT,
    CREATURES,
    ISLE_FIGURINES,
    MAIN_GODS,
    MINOTAUR,
    NONE,
    POLYPHEMUS,
    PROSPERITY_MARKERS,
    TEMPLE,
    TILES_PER_BUILDING,
    UNITS_PER_COLOUR,
)  # fmt: skip
from aegean.games.cyclades.switches import UNLIMITED, Switches


class Cyclades(State):
    """Lists are indexed by seat, sea, isle or slot; sets of seas, isles or creatures are bit masks."""

    def __init__(self, board: Board, switches: Switches, players: int, chance: Chance) -> None:
        super().__init__(chance)
        self.board = board
        self.switches = switches
        self.players = players
        # seats
        self.colours: list[int] = []
        self.gold: list[int] = []
        self.priests: list[int] = []
        self.philosophers: list[int] = []
        self.fleets_left: list[int] = []
        self.troops_left: list[int] = []
        self.discounts_used: list[int] = []
        self.revenue_paid: list[int] = []
        self.fallen: list[int] = []  # eliminated seats, first one first
        # seas and isles
        self.sea_owner: list[int] = []
        self.sea_fleets: list[int] = []
        self.isle_owner: list[int] = []
        self.isle_troops: list[int] = []
        self.isle_markers: list[int] = []
        self.slots: list[int] = []
        self.metropolises = 0
        # supply
        self.tiles_left: list[int] = []
        self.priests_left = 0
        self.philosophers_left = 0
        self.markers_left = 0
        self.gold_gone = 0
        # creatures
        self.track: list[int] = []
        self.pile = 0
        self.discard = 0
        self.kraken = NONE
        self.figure_isle: list[int] = []
        self.figure_owner: list[int] = []
        self.figure_cycle: list[int] = []
        # the cycle
        self.cycle = 0
        self.gods: list[int] = []
        self.turn_track: list[int] = []
        self.offer_marker: list[int] = []
        self.offer_amount: list[int] = []
        self.apollo: list[int] = []
        # the end
        self.places: list[int] = []
        self.reason = ""
        # follows from the above, kept for speed
        self.fleet_mask: list[int] = []
        self.isle_mask: list[int] = []
        self.coast_mask: list[int] = []
        self.tiles: list[int] = []  # seat * 4 + building: how many the seat owns
        self.barred = 0  # seas that no fleet may enter

    def copy(self) -> Cyclades:
        twin = Cyclades(self.board, self.switches, self.players, self.chance.copy())
        twin.agenda = self.agenda[:]
        twin.colours = self.colours
        twin.gold = self.gold[:]
        twin.priests = self.priests[:]
        twin.philosophers = self.philosophers[:]
        twin.fleets_left = self.fleets_left[:]
        twin.troops_left = self.troops_left[:]
        twin.discounts_used = self.discounts_used[:]
        twin.revenue_paid = self.revenue_paid[:]
        twin.fallen = self.fallen[:]
        twin.sea_owner = self.sea_owner[:]
        twin.sea_fleets = self.sea_fleets[:]
        twin.isle_owner = self.isle_owner[:]
        twin.isle_troops = self.isle_troops[:]
        twin.isle_markers = self.isle_markers[:]
        twin.slots = self.slots[:]
        twin.metropolises = self.metropolises
        twin.tiles_left = self.tiles_left[:]
        twin.priests_left = self.priests_left
        twin.philosophers_left = self.philosophers_left
        twin.markers_left = self.markers_left
        twin.gold_gone = self.gold_gone
        twin.track = self.track[:]
        twin.pile = self.pile
        twin.discard = self.discard
        twin.kraken = self.kraken
        twin.figure_isle = self.figure_isle[:]
        twin.figure_owner = self.figure_owner[:]
        twin.figure_cycle = self.figure_cycle[:]
        twin.cycle = self.cycle
        twin.gods = self.gods[:]
        twin.turn_track = self.turn_track[:]
        twin.offer_marker = self.offer_marker[:]
        twin.offer_amount = self.offer_amount[:]
        twin.apollo = self.apollo[:]
        twin.places = self.places[:]
        twin.reason = self.reason
        twin.fleet_mask = self.fleet_mask[:]
        twin.isle_mask = self.isle_mask[:]
        twin.coast_mask = self.coast_mask[:]
        twin.tiles = self.tiles[:]
        twin.barred = self.barred
        return twin

    def key(self) -> tuple[object, ...]:
        return (
            self.board.name, self.players, tuple(self.colours), tuple(self.gold), tuple(self.priests),
            tuple(self.philosophers), tuple(self.fleets_left), tuple(self.troops_left), tuple(self.discounts_used),
            tuple(self.revenue_paid), tuple(self.fallen), tuple(self.sea_owner), tuple(self.sea_fleets),
            tuple(self.isle_owner), tuple(self.isle_troops), tuple(self.isle_markers), tuple(self.slots),
            self.metropolises, tuple(self.tiles_left), self.priests_left, self.philosophers_left, self.markers_left,
            self.gold_gone, tuple(self.track), self.pile, self.discard, self.kraken, tuple(self.figure_isle),
            tuple(self.figure_owner), tuple(self.figure_cycle), self.cycle, tuple(self.gods), tuple(self.turn_track),
            tuple(self.offer_marker), tuple(self.offer_amount), tuple(self.apollo), tuple(self.places), self.reason,
            self.agenda_key(),
        )  # fmt: skip

    # --- events

    def say(self, kind: str, values: dict[str, Value]) -> None:
        if self.tell is not None:
            self.tell.all(kind, values)

    # --- seats

    def alive(self, seat: int) -> bool:
        return seat not in self.fallen

    def marker_seat(self, marker: int) -> int:
        """With 2 players each seat has two markers (R-CYC-217)."""
        return marker % self.players

    def metropolis_count(self, seat: int) -> int:
        return (self.metropolises & self.isle_mask[seat]).bit_count()

    def isle_count(self, seat: int) -> int:
        return self.isle_mask[seat].bit_count()

    def discounts(self, seat: int) -> int:
        """Unused temple discounts of this cycle (R-CYC-084, 085)."""
        left = self.tiles[seat * 4 + TEMPLE] + self.metropolis_count(seat) - self.discounts_used[seat]
        return left if left > 0 else 0

    def target(self) -> int:
        """Metropolises needed at the end of a cycle (R-CYC-209, 226)."""
        return 3 if self.players == 2 else 2

    # --- gold

    def bank(self) -> int:
        """Gold the bank can still pay out; a large number when it is not limited (R-CYC-007)."""
        limit = self.switches.gold
        if limit == UNLIMITED:
            return 1 << 40
        return max(0, limit - sum(self.gold) - self.gold_gone)

    def payable(self, amount: int) -> int:
        """What the bank would really pay of it."""
        return min(amount, self.bank())

    def receive(self, seat: int, amount: int) -> int:
        """Pay from the bank; returns what was really paid."""
        paid = self.payable(amount)
        self.gold[seat] += paid
        return paid

    # --- fleets

    def set_fleets(self, seat: int, sea: int, count: int) -> None:
        """`count` fleets of `seat` now stand on `sea` (reserves are the caller's business)."""
        self.sea_fleets[sea] = count
        if count:
            self.sea_owner[sea] = seat
            self.fleet_mask[seat] |= 1 << sea
        else:
            self.sea_owner[sea] = NONE
            self.fleet_mask[seat] &= ~(1 << sea)

    def recall_fleets(self, sea: int, count: int) -> None:
        """Some fleets return to their owner's reserve (R-CYC-011)."""
        owner = self.sea_owner[sea]
        self.fleets_left[owner] += count
        self.set_fleets(owner, sea, self.sea_fleets[sea] - count)

    def foreign_fleets(self, seat: int) -> int:
        mask = 0
        for other in range(self.players):
            if other != seat:
                mask |= self.fleet_mask[other]
        return mask

    # --- isles

    def set_troops(self, isle: int, count: int) -> None:
        """Troops of the isle's owner; the Minotaur leaves an isle without troops (R-CYC-282)."""
        self.isle_troops[isle] = count
        if not count and self.figure_isle[MINOTAUR] == isle:
            if not self.switches.minotaur_fights_alone or self.isle_owner[isle] == NONE:
                self.remove_figurine(MINOTAUR)

    def recall_troop(self, isle: int) -> None:
        self.troops_left[self.isle_owner[isle]] += 1
        self.set_troops(isle, self.isle_troops[isle] - 1)

    def claim(self, isle: int, seat: int) -> None:
        """An isle changes hands with what stands on it (R-CYC-141)."""
        old = self.isle_owner[isle]
        bit = 1 << isle
        self.isle_owner[isle] = seat
        self.isle_mask[seat] |= bit
        self.refresh_coast(seat)
        for slot in self.board.isle_slots[isle]:
            building = self.slots[slot]
            if building != NONE:
                self.tiles[seat * 4 + building] += 1
                if old != NONE:
                    self.tiles[old * 4 + building] -= 1
        if old != NONE:
            self.isle_mask[old] &= ~bit
            self.refresh_coast(old)

    def refresh_coast(self, seat: int) -> None:
        mask = 0
        for isle in range(self.board.isles):
            if self.isle_mask[seat] >> isle & 1:
                mask |= self.board.isle_seas[isle]
        self.coast_mask[seat] = mask

    def set_building(self, slot: int, building: int) -> None:
        """Put a tile from the supply on a slot, or take one back to it (NONE)."""
        old = self.slots[slot]
        owner = self.isle_owner[self.board.slot_isle[slot]]
        if old != NONE:
            self.tiles_left[old] += 1
            if owner != NONE:
                self.tiles[owner * 4 + old] -= 1
        self.slots[slot] = building
        if building != NONE:
            self.tiles_left[building] -= 1
            if owner != NONE:
                self.tiles[owner * 4 + building] += 1

    def tile_in_supply(self, building: int) -> bool:
        """R-CYC-013."""
        return not self.switches.buildings_limited or self.tiles_left[building] > 0

    def slot_free(self, slot: int) -> bool:
        """Nothing on it and no metropolis over it (R-CYC-147, 161, 294)."""
        if self.slots[slot] != NONE:
            return False
        return not (self.board.slot_covered[slot] and self.metropolises >> self.board.slot_isle[slot] & 1)

    def income(self, seat: int) -> int:
        """R-CYC-049 to R-CYC-053."""
        total = (self.fleet_mask[seat] & self.board.trade_mask).bit_count()
        mask = self.isle_mask[seat]
        printed = self.board.isle_prosperity
        for isle in range(self.board.isles):
            if mask >> isle & 1:
                total += printed[isle] + self.isle_markers[isle]
        return total

    def may_not_empty(self, seat: int) -> bool:
        """With limited territory markers no fourth isle may be left without troops (R-CYC-016)."""
        if not self.switches.territory_markers_limited:
            return False
        empty = 0
        for isle in range(self.board.isles):
            if self.isle_owner[isle] == seat and not self.isle_troops[isle]:
                empty += 1
        return empty >= 3

    # --- creatures

    def remove_figurine(self, figure: int) -> None:
        """The figurine leaves, its card is discarded, its effect ends at that instant (R-CYC-261)."""
        self.say(
            "figurine-leaves", {"creature": CREATURES[figure], "isle": self.board.isle_names[self.figure_isle[figure]]}
        )
        self.figure_isle[figure] = NONE
        self.figure_owner[figure] = NONE
        self.figure_cycle[figure] = 0
        self.discard |= 1 << figure
        if figure == POLYPHEMUS:
            self.refresh_barred()

    def refresh_barred(self) -> None:
        """The Kraken's space and the coast of Polyphemus (R-CYC-279, 287)."""
        mask = 0
        if self.kraken != NONE:
            mask |= 1 << self.kraken
        if self.figure_isle[POLYPHEMUS] != NONE:
            mask |= self.board.isle_seas[self.figure_isle[POLYPHEMUS]]
        self.barred = mask


class CycFrame(Frame[Cyclades]):
    """A frame of this game. `key` lists exactly the arguments of `__init__`, so that a view can carry the agenda."""


class Automatic(CycFrame):
    """A frame that asks nobody and has nothing to remember."""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def key(self) -> tuple[object, ...]:
        return ()


def empty_state(board: Board, switches: Switches, players: int, chance: Chance) -> Cyclades:
    """The table before anybody has put a piece on it."""
    state = Cyclades(board, switches, players, chance)
    state.gold = [0] * players
    state.priests = [0] * players
    state.philosophers = [0] * players
    state.fleets_left = [UNITS_PER_COLOUR] * players
    state.troops_left = [UNITS_PER_COLOUR] * players
    state.discounts_used = [0] * players
    state.revenue_paid = [0] * players
    state.sea_owner = [NONE] * board.seas
    state.sea_fleets = [0] * board.seas
    state.isle_owner = [NONE] * board.isles
    state.isle_troops = [0] * board.isles
    state.isle_markers = [0] * board.isles
    state.slots = [NONE] * board.slots
    state.tiles_left = [TILES_PER_BUILDING] * len(BUILDINGS)
    state.priests_left = switches.priests
    state.philosophers_left = switches.philosophers
    state.markers_left = PROSPERITY_MARKERS
    state.track = [NONE, NONE, NONE]
    state.pile = (1 << CREATURE_COUNT) - 1
    state.figure_isle = [NONE] * ISLE_FIGURINES
    state.figure_owner = [NONE] * ISLE_FIGURINES
    state.figure_cycle = [0] * ISLE_FIGURINES
    state.turn_track = [NONE] * (4 if players == 2 else players)
    state.offer_marker = [NONE] * MAIN_GODS
    state.offer_amount = [0] * MAIN_GODS
    state.fleet_mask = [0] * players
    state.isle_mask = [0] * players
    state.coast_mask = [0] * players
    state.tiles = [0] * (4 * players)
    return state
