"""Cyclades in numbers: what a seat's view says, entry by entry."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from aegean.core.game import View
from aegean.envs.cyclades.asked import Asked
from aegean.envs.cyclades.numbers import number_actions
from aegean.envs.encoder import Encoder
from aegean.envs.layout import MOST, SEAT_NAMES, Layout
from aegean.envs.numbering import Numbering
from aegean.games.cyclades.board import board_for
from aegean.games.cyclades.pieces import BUILDINGS, CREATURES, GODS, ISLE_FIGURINES, MAIN_GODS, TRACK_PRICES
from aegean.games.cyclades.state import Cyclades

SEAT_COUNTS: Final = (
    ("gold", 10), ("income", 10), ("revenue_paid", 10), ("priests", 4), ("philosophers", 4), ("fleets_left", 8),
    ("troops_left", 8), ("discounts", 4), ("discounts_used", 4), ("metropolises", 3), ("isles", 8),
)  # fmt: skip
SUPPLY: Final = ("priests", "philosophers", "prosperity", "bank", *BUILDINGS)
GOD_NUMBER: Final = {name: number for number, name in enumerate(GODS)}
BUILDING_NUMBER: Final = {name: number for number, name in enumerate(BUILDINGS)}
CREATURE_NUMBER: Final = {name: number for number, name in enumerate(CREATURES)}


class CycladesEncoder(Encoder):
    """Seats count from the own one on; seas, isles and slots are those of the board for this number of players."""

    def __init__(self, players: int) -> None:
        layout = Layout()
        board = board_for(players)
        seats = SEAT_NAMES[:players]
        markers = 4 if players == 2 else players
        self.board = board
        self.turn_spaces = markers
        self.numberings = [number_actions(players, seat) for seat in range(players)]
        # seats
        self.counted = [name for name, _ in SEAT_COUNTS]
        self.at_seat: list[int] = []
        for seat in seats:
            self.at_seat.append(layout.count(f"{seat} {SEAT_COUNTS[0][0]}", SEAT_COUNTS[0][1]))
            for name, unit in SEAT_COUNTS[1:]:
                layout.count(f"{seat} {name}", unit)
            layout.flags(seat, ("gold hidden", "out"))
        # isles: owner, troops, markers, metropolis, figurines, buildings
        self.at_isle: list[int] = []
        for isle in board.isle_names:
            self.at_isle.append(layout.flags(f"{isle} owner", seats))
            layout.count(f"{isle} troops", 4)
            layout.count(f"{isle} markers", 4)
            layout.flag(f"{isle} metropolis")
        self.at_slot = [
            [layout.flags(board.slot_names[slot], BUILDINGS) for slot in slots] for slots in board.isle_slots
        ]
        self.at_figurine = [
            layout.flags(f"{CREATURES[figure]} on", board.isle_names) for figure in range(ISLE_FIGURINES)
        ]
        self.at_keeper = [
            layout.flags(f"{CREATURES[figure]}", (*(f"of {seat}" for seat in seats), "leaves next"))
            for figure in range(ISLE_FIGURINES)
        ]
        # seas
        self.at_sea = [layout.counts(f"{sea} fleets", seats, 4) for sea in board.sea_names]
        self.at_kraken = layout.flags("kraken on", board.sea_names)
        # creatures
        self.at_track = [layout.flags(f"track space{price}", CREATURES) for price in TRACK_PRICES]
        self.at_discard = layout.flags("discarded", CREATURES)
        self.at_pile = layout.count("creature pile", 17)
        # gods, offers, order of play
        self.at_gods = [layout.flags(f"god {place}", GODS[:MAIN_GODS]) for place in range(1, MAIN_GODS + 1)]
        self.at_offer: list[int] = []
        for god in GODS[:MAIN_GODS]:
            self.at_offer.append(layout.count(f"{god} offer", 10))
            layout.flags(f"{god} offer of", seats)
        self.at_apollo = [layout.flags(f"apollo place {place}", seats) for place in range(1, markers + 1)]
        self.at_turn = [layout.flags(f"turn track {space}", seats) for space in range(1, markers + 1)]
        # supply and time
        self.at_supply = layout.counts("supply", SUPPLY, 10)
        self.at_cycle = layout.count("cycle", 10)
        self.at_limit = layout.count("cycles left", 10)
        layout.flag("cycle limit")
        self.asked = Asked(layout, board, players)
        super().__init__(players, layout, self.numberings[0].size, self.asked.kinds)

    def numbering(self, state: Any, seat: int) -> Numbering:
        return self.numberings[seat]

    def fallen(self, state: Any) -> Sequence[int]:
        table: Cyclades = state
        return table.fallen

    def observe(self, view: View) -> bytearray:
        out = bytearray(self.size)
        own: int = view["audience"]
        self._seats(view, own, out)
        self._isles(view, own, out)
        self._creatures(view, own, out)
        self._gods(view, own, out)
        supply: dict[str, Any] = view["supply"]
        at = self.at_supply
        for name in SUPPLY:
            left: int = supply[name] or 0
            out[at] = left
            at += 1
        cycle: int = view["cycle"]
        out[self.at_cycle] = min(cycle, MOST)
        options: dict[str, Any] = view["options"]
        if "cycle_limit" in options:
            limit: int = options["cycle_limit"]
            out[self.at_limit] = min(limit - cycle, MOST)
            out[self.at_limit + 1] = 1
        self.asked.write(view, own, out)
        return out

    def _seats(self, view: View, own: int, out: bytearray) -> None:
        seats: list[dict[str, Any]] = view["seats"]
        for seat, mat in enumerate(seats):
            at = self.at_seat[(seat - own) % self.players]
            for name in self.counted:
                value: int | None = mat[name]
                if value:
                    out[at] = min(value, MOST)
                at += 1
            if mat["gold"] is None:
                out[at] = 1
            if mat["out"] is not None:
                out[at + 1] = 1

    def _isles(self, view: View, own: int, out: bytearray) -> None:
        players = self.players
        isles: list[dict[str, Any]] = view["isles"]
        for isle, spot in enumerate(isles):
            at = self.at_isle[isle]
            owner: int | None = spot["owner"]
            if owner is not None:
                out[at + (owner - own) % players] = 1
            at += players
            troops: int = spot["troops"]
            markers: int = spot["markers"]
            out[at] = troops
            out[at + 1] = markers
            if spot["metropolis"]:
                out[at + 2] = 1
            slots: list[str | None] = spot["slots"]
            for number, building in enumerate(slots):
                if building is not None:
                    out[self.at_slot[isle][number] + BUILDING_NUMBER[building]] = 1
        seas: list[dict[str, Any]] = view["seas"]
        for place in seas:
            sea: str = place["sea"]
            admiral: int = place["owner"]
            fleets: int = place["fleets"]
            out[self.at_sea[self.board.sea_number[sea]] + (admiral - own) % players] = fleets

    def _creatures(self, view: View, own: int, out: bytearray) -> None:
        track: list[str | None] = view["track"]
        for space, creature in enumerate(track):
            if creature is not None:
                out[self.at_track[space] + CREATURE_NUMBER[creature]] = 1
        discard: list[str] = view["discard"]
        for name in discard:
            out[self.at_discard + CREATURE_NUMBER[name]] = 1
        pile: int = view["pile"]
        out[self.at_pile] = pile
        kraken: str | None = view["kraken"]
        if kraken is not None:
            out[self.at_kraken + self.board.sea_number[kraken]] = 1
        figurines: list[dict[str, Any]] = view["figurines"]
        for figurine in figurines:
            figure_name: str = figurine["creature"]
            figure = CREATURE_NUMBER[figure_name]
            isle: str | None = figurine["isle"]
            if isle is not None:
                out[self.at_figurine[figure] + self.board.isle_number[isle]] = 1
            keeper: int = figurine["seat"]
            out[self.at_keeper[figure] + (keeper - own) % self.players] = 1
            if figurine["cycle"] < view["cycle"]:
                out[self.at_keeper[figure] + self.players] = 1

    def _gods(self, view: View, own: int, out: bytearray) -> None:
        players = self.players
        gods: list[str] = view["gods"]
        for place, god in enumerate(gods):
            out[self.at_gods[place] + GOD_NUMBER[god]] = 1
        offers: list[dict[str, Any]] = view["offers"]
        for offer in offers:
            name: str = offer["god"]
            at = self.at_offer[GOD_NUMBER[name]]
            amount: int = offer["amount"]
            seat: int = offer["seat"]
            out[at] = min(amount, MOST)
            out[at + 1 + (seat - own) % players] = 1
        # markers count on through the seats: with 2 players each seat has two
        apollo: list[int] = view["apollo"]
        for place, marker in enumerate(apollo):
            if marker >= 0:
                out[self.at_apollo[place] + (marker - own) % players] = 1
        turn_track: list[int] = view["turn_track"]
        for space, marker in enumerate(turn_track):
            if marker >= 0:
                out[self.at_turn[space] + (marker - own) % players] = 1
