"""The names of the pieces, as small numbers inside and as words at the edge."""

from __future__ import annotations

from typing import Final

from aegean.core.masks import members as members  # handed on: bots take it from here

Seat = int
SpaceId = int
Colour = int
Favours = int

NONE: Final = -1

# The six colours in the clockwise order of the wheel (R-DEL-066). A god has the number of its colour.
RED: Final = 0
BLACK: Final = 1
PINK: Final = 2
BLUE: Final = 3
YELLOW: Final = 4
GREEN: Final = 5
HUES: Final = ("red", "black", "pink", "blue", "yellow", "green")
COLOURS: Final = 6
ALL_COLOURS: Final = 63

APHRODITE: Final = 0
ARES: Final = 1
HERMES: Final = 2
POSEIDON: Final = 3
APOLLO: Final = 4
ARTEMIS: Final = 5
GODS: Final = ("aphrodite", "ares", "hermes", "poseidon", "apollo", "artemis")
THRONE: Final = 6  # the row of the throne (R-DEL-140)
ENTRY_ROW: Final = (0, 0, 3, 2, 1)  # by number of players (R-DEL-141)

# Player colours have nothing to do with the six colours above.
PLAYER_COLOURS: Final = ("red", "yellow", "green", "blue")

# Island tiles: three of each player colour, so a tile is player colour * 3 + number.
PSI: Final = 0
PHI: Final = 1
OMEGA: Final = 2
SIGMA: Final = 3
LETTERS: Final = ("psi", "phi", "omega", "sigma")
TILE_LETTERS: Final = (
    PHI, PSI, OMEGA,
    SIGMA, PSI, OMEGA,
    SIGMA, PHI, PSI,
    SIGMA, PHI, OMEGA,
)  # fmt: skip
TILES: Final = 12
ALL_TILES: Final = (1 << TILES) - 1

# Tasks (R-DEL-002).
SHRINE: Final = 0
STATUE: Final = 1
OFFERING: Final = 2
MONSTER: Final = 3
TASKS: Final = ("shrine", "statue", "offering", "monster")
WHITE: Final = 6  # stands for a colour of choice
TASK_COLOURS: Final = (*HUES, "white")
# The four double-sided tiles: the offering and the monster they show (R-DEL-035).
DOUBLE_SIDED: Final = ((YELLOW, YELLOW), (BLUE, BLUE), (PINK, RED), (GREEN, BLACK))

# Companions: a card is colour * 3 + type (R-DEL-160).
HERO: Final = 0
DEMIGOD: Final = 1
CREATURE: Final = 2
COMPANIONS: Final = ("hero", "demigod", "creature")
ALL_COMPANIONS: Final = (1 << 18) - 1

# Equipment: EQ-01 is number 0. The names are our own.
SPARE_OARS: Final = 0
FLAT_KEEL: Final = 1
LONG_SPEAR: Final = 2
CARGO_CRANE: Final = 3
LONG_RAMP: Final = 4
THICK_SKIN: Final = 5
EXTRA_WATCH: Final = 6
THANK_OFFERING: Final = 7
DEEP_HULL: Final = 8
PRAYER_OF_HERMES: Final = 9
PRAYER_OF_ARTEMIS: Final = 10
PRAYER_OF_POSEIDON: Final = 11
YELLOW_OMEN: Final = 12
RED_OMEN: Final = 13
BLACK_OMEN: Final = 14
WARM_STATUE: Final = 15
COOL_STATUE: Final = 16
WARM_OFFERING: Final = 17
COOL_OFFERING: Final = 18
DIVINE_SUMMONS: Final = 19
RICH_BLESSING: Final = 20
ISLAND_SCOUT: Final = 21
EQUIPMENT: Final = (
    "spare-oars", "flat-keel", "long-spear", "cargo-crane", "long-ramp", "thick-skin", "extra-watch",
    "thank-offering", "deep-hull", "prayer-of-hermes", "prayer-of-artemis", "prayer-of-poseidon", "yellow-omen",
    "red-omen", "black-omen", "warm-statue", "cool-statue", "warm-offering", "cool-offering", "divine-summons",
    "rich-blessing", "island-scout",
)  # fmt: skip
EQUIPMENT_CARDS: Final = 22
ALL_EQUIPMENT: Final = (1 << EQUIPMENT_CARDS) - 1
DISPLAY: Final = 6
PRAYERS: Final = (0, 0, 1 << PRAYER_OF_HERMES, 1 << PRAYER_OF_POSEIDON, 0, 1 << PRAYER_OF_ARTEMIS)  # by colour
OMENS: Final = ((YELLOW_OMEN, YELLOW), (RED_OMEN, RED), (BLACK_OMEN, BLACK))
WARM: Final = 1 << RED | 1 << GREEN | 1 << YELLOW
COOL: Final = 1 << PINK | 1 << BLUE | 1 << BLACK
SUMMONED: Final = 1 << POSEIDON | 1 << HERMES | 1 << ARTEMIS | 1 << APHRODITE

# Ship tiles: ST-SHIELD is number 0; the first four are those of a first game (R-DEL-041). The names are our own.
ST_SHIELD: Final = 0
ST_GODS: Final = 1
ST_RANGE: Final = 2
ST_HOLD: Final = 3
ST_TASK: Final = 4
ST_WHEEL: Final = 5
ST_FAVOR: Final = 6
ST_EQUIP: Final = 7
SHIPS: Final = ("shield", "gods", "range", "hold", "task", "wheel", "favor", "equip")
FIRST_GAME_SHIPS: Final = 4

# Supply (R-DEL-012, 017, 019, 020).
ORACLE_PER_COLOUR: Final = 5
INJURIES_PER_COLOUR: Final = 7
STATUES_PER_COLOUR: Final = 3
DICE: Final = 3
FACES: Final = 6  # of an oracle die and of the titan die
BATTLE_FACES: Final = 10
MOST_STRENGTH: Final = 5
MONSTER_STRENGTH: Final = 9

# Gains and prices.
START_FAVOURS: Final = 3
FAVOUR_ACTION: Final = 2
BONUS_FAVOURS: Final = 2
PSI_FAVOURS: Final = 4
OFFERING_FAVOURS: Final = 3
OMEN_FAVOURS: Final = 2
BLESSING_FAVOURS: Final = 3
EXTRA_PRICE: Final = 3
BASE_RANGE: Final = 3
BASE_STORAGE: Final = 2
