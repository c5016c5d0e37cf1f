"""Actions as small numbers: a kind and up to three arguments of eight bits."""

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

# the turn: what to act with
DIE: Final = 1  # face, colour it is used as
CARD: Final = 2  # face, colour it is used as
FREE_DIE: Final = 3  # the same through Apollo
FREE_CARD: Final = 4
EXTRA: Final = 5  # colour, or COLOURLESS
GOD: Final = 6  # god
TRADE: Final = 7  # god
END: Final = 8
# the action
SAIL: Final = 9  # space
EXPLORE: Final = 10  # space
BUILD: Final = 11  # space of the shrine
FIGHT: Final = 12  # space, colour
LOAD: Final = 13  # space, colour
OFFER: Final = 14  # space of the temple
FETCH: Final = 15  # space of the city
RAISE: Final = 16  # space of the statue island
HEAL: Final = 17
ADVANCE: Final = 18
PRAY: Final = 19
ORACLE: Final = 20
FAVOURS: Final = 21
LOOK: Final = 22
# answers to other questions
LOOK_AT: Final = 23  # space
STEP: Final = 24  # god
DECLINE: Final = 25
CLEAR: Final = 26  # colour
PAY: Final = 27
GIVE_UP: Final = 28
TAKE: Final = 29  # equipment card
JOIN: Final = 30  # companion
SUMMON: Final = 31  # god
DISCARD: Final = 32  # three colours, lowest first
SHIP: Final = 33  # ship tile
RETURN: Final = 34  # task, its colour (WHITE) or, for a shrine, its letter (ANY_LETTER)
COLOUR: Final = 35  # player colour
KINDS: Final = 36

COLOURLESS: Final = 6
ANY_LETTER: Final = 4


def add_spaces(kind: int, mask: int, actions: list[int]) -> None:
    """One action for every space in the mask."""
    while mask:
        low = mask & -mask
        actions.append(kind | (low.bit_length() - 1) << A)
        mask ^= low


def add_spaces_of_colour(kind: int, mask: int, colour: int, actions: list[int]) -> None:
    while mask:
        low = mask & -mask
        actions.append(kind | (low.bit_length() - 1) << A | colour << B)
        mask ^= low
