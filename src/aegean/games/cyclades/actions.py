"""Actions as small numbers: a kind and up to three arguments of eight bits (an offer's amount takes all upper bits)."""

from __future__ import annotations

from typing import Final

from aegean.core.packing import BYTE as BYTE
from aegean.core.packing import KIND_MASK as KIND_MASK
from aegean.core.packing import A as A
from aegean.core.packing import B as B
from aegean.core.packing import C as C
from aegean.core.packing import first as first
from aegean.core.packing import kind_of as kind_of
from aegean.core.packing import pack as pack
from aegean.core.packing import second as second
from aegean.core.packing import third as third

BID: Final = 1  # god, amount
FLEET: Final = 2  # sea
TROOP: Final = 3  # isle
PRIEST: Final = 4
BUILD: Final = 5  # slot
SAIL: Final = 6  # from, to, fleets
MARCH: Final = 7  # from, to, troops
EXCHANGE: Final = 8  # space of the creature track
CALL: Final = 9  # space of the creature track, discounts
END: Final = 10
STOP: Final = 11
STAY: Final = 12
RETREAT: Final = 13  # space, units, 1 if the space is an isle
GIVE: Final = 14  # slot
FOUND: Final = 15  # isle: where a metropolis goes
AT_SEA: Final = 16  # sea: where a creature works
AT_ISLE: Final = 17  # isle: where a creature or a marker goes
RAZE: Final = 18  # slot
CHANGE: Final = 19  # slot, building
ROB: Final = 20  # seat
COPY: Final = 21  # creature
SELL_FLEET: Final = 22  # sea
SELL_TROOP: Final = 23  # isle
SELL_PRIEST: Final = 24
SELL_PHILOSOPHER: Final = 25
PUSH: Final = 26  # from, to (NOWHERE: back to the reserve)
PICK: Final = 27  # sea: whose fleets are pushed next
START: Final = 28  # start position
PHILOSOPHER: Final = 29
KINDS: Final = 30

NOWHERE: Final = 255


def amount_of(bid: int) -> int:
    return bid >> B
