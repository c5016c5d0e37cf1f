"""The names of the pieces, as small numbers inside and as words at the edge."""

from __future__ import annotations

from typing import Final

Seat = int
IsleId = int
SeaId = int
SlotId = int
Gold = int

NONE: Final = -1

# Gods: the four tiles, and Apollo who is printed on the board (R-CYC-009).
POSEIDON: Final = 0
ARES: Final = 1
ZEUS: Final = 2
ATHENA: Final = 3
APOLLO: Final = 4
GODS: Final = ("poseidon", "ares", "zeus", "athena", "apollo")
MAIN_GODS: Final = 4

# Buildings: each is the work of the god with the same number (R-CYC-145).
PORT: Final = 0
FORTRESS: Final = 1
TEMPLE: Final = 2
UNIVERSITY: Final = 3
BUILDINGS: Final = ("port", "fortress", "temple", "university")

# Creatures: the four isle figurines first, so that a figurine and its card have one number.
MINOTAUR: Final = 0
CHIRON: Final = 1
MEDUSA: Final = 2
POLYPHEMUS: Final = 3
KRAKEN: Final = 4
MERMAID: Final = 5
PEGASUS: Final = 6
GIANT: Final = 7
CHIMERA: Final = 8
CYCLOPS: Final = 9
SPHINX: Final = 10
SYLPH: Final = 11
HARPY: Final = 12
GRIFFIN: Final = 13
FATES: Final = 14
SATYR: Final = 15
DRYAD: Final = 16
CREATURES: Final = (
    "minotaur", "chiron", "medusa", "polyphemus", "kraken", "mermaid", "pegasus", "giant", "chimera",
    "cyclops", "sphinx", "sylph", "harpy", "griffin", "fates", "satyr", "dryad",
)  # fmt: skip
CREATURE_COUNT: Final = 17
ISLE_FIGURINES: Final = 4

COLOURS: Final = ("blue", "red", "green", "yellow", "black")

# Supply (R-CYC-002 to R-CYC-004).
UNITS_PER_COLOUR: Final = 8
TILES_PER_BUILDING: Final = 10
PROSPERITY_MARKERS: Final = 16
TERRITORY_MARKERS: Final = 3

# Prices (R-CYC-028, 109, 113, 118, 123, 131, 144).
TRACK_PRICES: Final = (4, 3, 2)
FLEET_PRICES: Final = (0, 1, 2, 3)
TROOP_PRICES: Final = (0, 2, 3, 4)
CARD_PRICES: Final = (0, 4)
BUILDING_PRICE: Final = 2
MOVE_PRICE: Final = 1
EXCHANGE_PRICE: Final = 1
FLEET_RANGE: Final = 3
SET_OF_PHILOSOPHERS: Final = 4

# A die shows one of these (R-CYC-010).
DIE: Final = (0, 1, 1, 2, 2, 3)
