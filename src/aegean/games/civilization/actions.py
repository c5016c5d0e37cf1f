"""Actions as small numbers: a kind of six bits and up to three arguments of ten.

What the arguments of a kind are stands in one table, from which notation, labels and random actions follow."""

from __future__ import annotations

from typing import Final

A: Final = 6
B: Final = 16
C: Final = 26
KIND_MASK: Final = 63
ARGUMENT: Final = 1023

# --- what an argument can be

SQUARE: Final = 1
SEAT: Final = 2
CITY: Final = 3  # the place of a city among those of its seat: 0 is the capital; 3 is none
ANY_CITY: Final = 4  # seat * 3 + place
TECH: Final = 5
WONDER: Final = 6
PERSON: Final = 7  # a great person card
TYPE: Final = 8  # of great person
EVENT: Final = 9
GOVERNMENT: Final = 10
CIVILIZATION: Final = 11
ABILITY: Final = 12
PLACE: Final = 13  # of coin tokens
INVESTMENT: Final = 14
ITEM: Final = 15  # that a city produces
BUILDING: Final = 16  # a face
UNIT: Final = 17  # a type
CLASS: Final = 18  # of a unit card
RESOURCE: Final = 19
BACK: Final = 20  # of a marker
MARK: Final = 21  # what a marker shows
LEVEL: Final = 22  # 1 to 4
FIGURE: Final = 23  # army or scout
TERRAIN: Final = 24
AMOUNT: Final = 25
SLOT: Final = 26  # of the map, named by its top left square
FRONT: Final = 27  # 0 is a new one
PRICE: Final = 28  # what is handed over (purse.py)
MEANS: Final = 29  # of research: plain, tesla, newton

# --- kinds

END: Final = 1
PASS: Final = 2
# set-up
CHOOSE_CIV: Final = 3
SETTLE: Final = 4  # the capital
SETTLE_TWO: Final = 5  # a metropolis
PUT: Final = 6  # a figure
# parts
FOUND: Final = 7
GOVERN: Final = 8
ASSIGN: Final = 9
PLACE_PERSON: Final = 10
SHIFT_PERSON: Final = 11
INVEST: Final = 12
USE: Final = 13
SHOW: Final = 14  # turn a great person card up
ADVANCE: Final = 15
# targets of abilities (aims.py), one kind for each thing that can be aimed at
AIM_SQUARE: Final = 16
AIM_SEAT: Final = 17
AIM_CITY: Final = 18
AIM_TECH: Final = 19
AIM_WONDER: Final = 20
AIM_AMOUNT: Final = 21
AIM_UNIT: Final = 22
AIM_COIN: Final = 23
AIM_BUILDING: Final = 24
AIM_RESOURCE: Final = 25
AIM_FIGURE: Final = 26
AIM_TERRAIN: Final = 27
AIM_LEVEL: Final = 28
HAND_OVER: Final = 30  # 29 was given up; records and claims hold the numbers
# bargaining
OFFER: Final = 31
GIVE: Final = 32  # price, amount
TAKE: Final = 33  # price, amount
SEND: Final = 34
ACCEPT: Final = 35
# cities
CITY_ACTS: Final = 36
PRODUCE: Final = 37
ARTS: Final = 38
HARVEST: Final = 39
BUILD_AT: Final = 40
PAY_PRODUCTION: Final = 41  # steps of rushing, caravan or not
SPECIAL: Final = 42  # an ability in place of a city action
# movement
GROUP: Final = 43
STEP: Final = 44
EXPLORE: Final = 45
LEAVE: Final = 46
STOP: Final = 47
# battle
PLAY_UNIT: Final = 48  # class, front, with Metalworking or not
HOLD_BACK: Final = 49  # Sun Tzu
STRIKE: Final = 50  # front, wounds: Mathematics, Ballistics, Zhukov
HEAL: Final = 51
LOOT: Final = 52
# research and cards
RESEARCH: Final = 53
KEEP_EVENT: Final = 54
KEEP_PERSON: Final = 55
KEEP_TYPE: Final = 56
DISCARD: Final = 57
STOP_ON: Final = 58  # a space of the culture track (Shakespeare)
GROW: Final = 59
SAVE: Final = 60  # a killed unit
ALLOW: Final = 61  # United Nations
RAZE: Final = 62

# The word of each kind and what its arguments are.
SIGNATURES: Final[dict[int, tuple[str, tuple[int, ...]]]] = {
    END: ("end", ()),
    PASS: ("pass", ()),
    CHOOSE_CIV: ("civilization", (CIVILIZATION,)),
    SETTLE: ("settle", (SQUARE,)),
    SETTLE_TWO: ("settle-two", (SQUARE, SQUARE)),
    PUT: ("put", (FIGURE, SQUARE)),
    FOUND: ("found", (SQUARE,)),
    GOVERN: ("govern", (GOVERNMENT,)),
    ASSIGN: ("assign", (SQUARE, CITY)),
    PLACE_PERSON: ("place", (TYPE, SQUARE)),
    SHIFT_PERSON: ("shift", (SQUARE, SQUARE)),
    INVEST: ("invest", (PLACE, INVESTMENT)),
    USE: ("use", (ABILITY,)),
    SHOW: ("show", (PERSON,)),
    ADVANCE: ("advance", ()),
    AIM_SQUARE: ("square", (SQUARE,)),
    AIM_SEAT: ("player", (SEAT,)),
    AIM_CITY: ("at", (ANY_CITY,)),
    AIM_TECH: ("tech", (TECH,)),
    AIM_WONDER: ("wonder", (WONDER,)),
    AIM_AMOUNT: ("amount", (AMOUNT,)),
    AIM_UNIT: ("unit", (UNIT,)),
    AIM_COIN: ("coin", (SEAT, PLACE)),
    AIM_BUILDING: ("building", (BUILDING, SQUARE)),
    AIM_RESOURCE: ("resource", (RESOURCE,)),
    AIM_FIGURE: ("figure", (FIGURE, SQUARE)),
    AIM_TERRAIN: ("terrain", (TERRAIN,)),
    AIM_LEVEL: ("level", (LEVEL,)),
    HAND_OVER: ("pay", (PRICE,)),
    OFFER: ("offer", (SEAT,)),
    GIVE: ("give", (PRICE, AMOUNT)),
    TAKE: ("take", (PRICE, AMOUNT)),
    SEND: ("send", ()),
    ACCEPT: ("accept", ()),
    CITY_ACTS: ("city", (CITY,)),
    PRODUCE: ("produce", (ITEM,)),
    ARTS: ("arts", ()),
    HARVEST: ("harvest", (SQUARE,)),
    BUILD_AT: ("on", (SQUARE,)),
    PAY_PRODUCTION: ("rush", (AMOUNT, AMOUNT)),
    SPECIAL: ("special", (ABILITY,)),
    GROUP: ("group", (SQUARE, AMOUNT, AMOUNT)),
    STEP: ("step", (SQUARE,)),
    EXPLORE: ("explore", (SLOT,)),
    LEAVE: ("leave", (AMOUNT, AMOUNT)),
    STOP: ("stop", ()),
    PLAY_UNIT: ("unit-plays", (CLASS, FRONT, AMOUNT)),
    HOLD_BACK: ("hold", ()),
    STRIKE: ("strike", (FRONT, AMOUNT)),
    HEAL: ("heal", (FRONT, AMOUNT)),
    LOOT: ("loot", (PRICE, AMOUNT)),
    RESEARCH: ("research", (TECH, MEANS, LEVEL)),
    KEEP_EVENT: ("keep", (EVENT,)),
    KEEP_PERSON: ("keep-person", (PERSON,)),
    KEEP_TYPE: ("keep-type", (TYPE,)),
    DISCARD: ("discard", (EVENT,)),
    STOP_ON: ("stop-on", (AMOUNT,)),
    GROW: ("grow", (SQUARE,)),
    SAVE: ("save", (CLASS,)),
    ALLOW: ("allow", ()),
    RAZE: ("raze", ()),
}


def pack(kind: int, a: int = 0, b: int = 0, c: int = 0) -> int:
    return kind | a << A | b << B | c << C


def kind_of(action: int) -> int:
    return action & KIND_MASK


def first(action: int) -> int:
    return action >> A & ARGUMENT


def second(action: int) -> int:
    return action >> B & ARGUMENT


def third(action: int) -> int:
    return action >> C & ARGUMENT
