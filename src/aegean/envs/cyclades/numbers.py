"""All well-formed actions of Cyclades on one board, in a fixed order."""

from __future__ import annotations

from typing import Final

from aegean.envs.numbering import NO_NUMBER, Numbering
from aegean.games.cyclades import actions as a
from aegean.games.cyclades.actions import amount_of, first, kind_of, pack
from aegean.games.cyclades.board import Board, board_for
from aegean.games.cyclades.pieces import APOLLO, BUILDINGS, CREATURE_COUNT, MAIN_GODS, TRACK_PRICES, UNITS_PER_COLOUR

HIGHEST_BID: Final = 100  # all the gold of the box (R-CYC-007)
UNITS: Final = range(1, UNITS_PER_COLOUR + 1)


class CycladesNumbering(Numbering):
    """Bids are unbounded: the last number of a god stands for HIGHEST_BID or, where that is not enough, for the least
    bid that is. So no god is ever out of reach for want of a number."""

    def stand_in(self, action: int) -> int:
        if kind_of(action) == a.BID and amount_of(action) > HIGHEST_BID:
            return self.known[_bid(first(action), HIGHEST_BID)]
        return NO_NUMBER


def _bid(god: int, amount: int) -> int:
    return a.BID | god << a.A | amount << a.B


def number_actions(players: int, seat: int) -> CycladesNumbering:
    """The list of a seat: only robbing differs from seat to seat, since it counts from the robber's left."""
    board = board_for(players)
    listed = [_bid(god, amount) for god in range(MAIN_GODS) for amount in range(1, HIGHEST_BID + 1)]
    listed.append(pack(a.BID, APOLLO))
    listed += [a.END, a.STOP, a.STAY, a.PRIEST, a.PHILOSOPHER, a.SELL_PRIEST, a.SELL_PHILOSOPHER]
    listed += _at_sea(board) + _on_land(board)
    listed += [pack(a.EXCHANGE, space) for space in range(len(TRACK_PRICES))]
    listed += [pack(a.CALL, space, less) for space, price in enumerate(TRACK_PRICES) for less in range(price)]
    listed += [pack(a.ROB, (seat + turn) % players) for turn in range(1, players)]
    listed += [pack(a.COPY, creature) for creature in range(CREATURE_COUNT)]
    listed += [pack(a.START, position) for position in range(players)]
    return CycladesNumbering(listed)


def _at_sea(board: Board) -> list[int]:
    """Fleets are recruited, and pushed by Polyphemus, at a coast only."""
    seas = range(board.seas)
    coast = [sea for sea in seas if board.sea_isles[sea]]
    listed = [pack(a.FLEET, sea) for sea in coast]
    listed += [pack(a.SAIL, sea, to, units) for sea in seas for to in board.neighbours[sea] for units in UNITS]
    listed += [pack(a.RETREAT, sea, units) for sea in seas for units in UNITS]
    listed += [pack(kind, sea) for kind in (a.AT_SEA, a.SELL_FLEET) for sea in seas]
    for sea in coast:
        listed += [pack(a.PUSH, sea, to) for to in board.neighbours[sea]]
        listed += [pack(a.PUSH, sea, a.NOWHERE), pack(a.PICK, sea)]
    return listed


def _on_land(board: Board) -> list[int]:
    """A chain of fleets can link any two isles, and Pegasus flies anywhere."""
    isles, slots = range(board.isles), range(board.slots)
    listed = [pack(kind, isle) for kind in (a.TROOP, a.FOUND, a.AT_ISLE, a.SELL_TROOP) for isle in isles]
    listed += [pack(a.MARCH, isle, to, units) for isle in isles for to in isles if to != isle for units in UNITS]
    listed += [pack(a.RETREAT, isle, units, 1) for isle in isles for units in UNITS]
    listed += [pack(kind, slot) for kind in (a.BUILD, a.GIVE, a.RAZE) for slot in slots]
    listed += [pack(a.CHANGE, slot, building) for slot in slots for building in range(len(BUILDINGS))]
    return listed
