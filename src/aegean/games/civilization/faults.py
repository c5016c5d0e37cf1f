"""What does not add up: pieces, cards, and what is kept for speed."""

from __future__ import annotations

from aegean.games.civilization.pieces import (
    CARDS_PER_TYPE,
    CITIES,
    CLASSES,
    EVENT_COPIES,
    EVENTS,
    FAMILIES,
    FIGURES,
    FORTIFY_SUPPLY,
    GOODS,
    HUT_MARKS,
    LAST_SPACE,
    MARKERS_PER_TYPE,
    MARKS,
    MOST_TRADE,
    NONE,
    PERSON_TYPES,
    PERSONS,
    POOLS,
    RESOURCES,
    TECHS,
    TYPES,
    UNIT_CARDS,
    UNITS,
    VILLAGE_MARKS,
    WONDERS,
)
from aegean.games.civilization.state import HAND, Civ, back_of, building_on, mark_of, person_on, wonder_on


def faults(state: Civ) -> list[str]:
    found: list[str] = []
    _buildings(state, found)
    _units(state, found)
    _events(state, found)
    _people(state, found)
    _markers(state, found)
    _wonders(state, found)
    _seats(state, found)
    _kept(state, found)
    return found


def _buildings(state: Civ, found: list[str]) -> None:
    for family in range(FAMILIES):
        standing = sum(building_on(piece) // 2 == family for piece in state.piece if building_on(piece) != NONE)
        if state.pool[family] + standing != POOLS[family]:
            found.append(f"building family {family}: {state.pool[family]} in the pool, {standing} on the map")
    forts = sum(marker != 0 for marker in state.city_marker)
    if state.forts_left + forts != FORTIFY_SUPPLY and state.turn:
        found.append(f"fortification markers: {state.forts_left} left, {forts} on cities")


def _units(state: Civ, found: list[str]) -> None:
    for card in range(CLASSES):
        total = state.unit_deck[card] + state.unit_below[card]
        total += sum(state.units[seat * CLASSES + card] for seat in range(state.players))
        if state.fight is not None:
            for side in (0, 1):
                total += state.fight.hands[side][card] + state.fight.killed[side][card]
                total += state.fight.front_units[side].count(card)
        if total != UNIT_CARDS[card]:
            found.append(f"{UNITS[card // 3]} cards of grade {card % 3 + 1}: {total}")


def _events(state: Civ, found: list[str]) -> None:
    for event, copies in enumerate(EVENT_COPIES):
        total = state.event_deck[event] + state.event_used[event]
        total += sum(card & (1 << HAND) - 1 == event for hand in state.hand for card in hand)
        total += sum(frame.cards()[0].count(event) for frame in state.agenda)
        if total != copies:
            found.append(f"{EVENTS[event]}: {total} cards of {copies}")


def _people(state: Civ, found: list[str]) -> None:
    piles = [state.person_deck, state.person_below, *state.up, *state.down]
    piles += [sum(1 << card for card in frame.cards()[1]) for frame in state.agenda]
    for card, name in enumerate(PERSONS):
        places = sum(pile >> card & 1 for pile in piles)
        if places > 1:
            found.append(f"{name} is in {places} places")
    for kind, name in enumerate(PERSON_TYPES):
        total = state.person_supply[kind] + sum(state.reserve[seat * TYPES + kind] for seat in range(state.players))
        total += sum(person_on(piece) == kind for piece in state.piece)
        if not MARKERS_PER_TYPE - 1 <= total <= MARKERS_PER_TYPE:  # one may be waiting to be placed
            found.append(f"{name} markers: {total}")
        for seat in range(state.players):
            cards = (state.up[seat] | state.down[seat]) >> kind * CARDS_PER_TYPE & (1 << CARDS_PER_TYPE) - 1
            if cards.bit_count() > MARKERS_PER_TYPE:
                found.append(f"seat {seat} has {cards.bit_count()} cards of {name}")


def _markers(state: Civ, found: list[str]) -> None:
    totals = [*HUT_MARKS, *VILLAGE_MARKS]
    seen = state.marks_left[:]
    for held in (each for seat in state.held for each in seat):
        seen[back_of(held) * len(MARKS) + mark_of(held)] += 1
    for square, mark in enumerate(state.spot_mark):
        if mark != NONE:
            seen[state.spot[square] * len(MARKS) + mark] += 1
    for number, total in enumerate(totals):
        if not 0 <= seen[number] <= total:
            found.append(f"{MARKS[number % len(MARKS)]} markers: {seen[number]} of {total}")
    for good in range(GOODS):
        tokens = state.market[good] + sum(state.goods[seat * GOODS + good] for seat in range(state.players))
        if tokens != state.players and state.turn:
            found.append(f"{RESOURCES[good]} tokens: {tokens}")


def _wonders(state: Civ, found: list[str]) -> None:
    for wonder, name in enumerate(WONDERS):
        at = state.wonder_at[wonder]
        if at != NONE and wonder_on(state.piece[at]) != wonder:
            found.append(f"{name} is not where it should be")
        if at == NONE and state.wonder_owner[wonder] != NONE and state.turn:
            found.append(f"{name} has an owner and no marker")
        if wonder in state.wonder_market and (at != NONE or state.wonders_unseen >> wonder & 1):
            found.append(f"{name} is in the market and elsewhere")


def _seats(state: Civ, found: list[str]) -> None:
    for seat in range(state.players):
        if not 0 <= state.trade[seat] <= MOST_TRADE or state.culture[seat] < 0 or state.space[seat] > LAST_SPACE:
            found.append(f"seat {seat}: trade {state.trade[seat]}, culture {state.culture[seat]}")
        slots = state.tech_slot[seat * len(TECHS) : seat * len(TECHS) + len(TECHS)]
        if sum(1 << tech for tech, level in enumerate(slots) if level) != state.techs[seat]:
            found.append(f"seat {seat}: techs without a slot")
        counts = [sum(level == each for level in slots) + (state.blank[seat] == each) for each in range(1, 6)]
        for level in range(1, 5):
            if counts[level] and counts[level] >= counts[level - 1]:
                found.append(f"seat {seat}: pyramid {counts}")
    for amount in (*state.tokens, *state.goods, *state.units, *state.invested, *state.reserve, *state.market):
        if amount < 0:
            found.append("a number below zero")


def _kept(state: Civ, found: list[str]) -> None:
    """What follows from the rest and is kept for speed."""
    fresh = state.copy()
    for square in range(state.layout.size):
        fresh.refresh_yield(square)
        guests = 0
        for figure, at in enumerate(state.at):
            if at == square:
                guests |= 1 << figure // FIGURES
        if guests != state.guests[square]:
            found.append(f"figures at {state.layout.names[square]}: {guests} and {state.guests[square]}")
    if fresh.yields != state.yields:
        found.append("yields are out of date")
    city_of = [NONE] * state.layout.size
    centre_of = [NONE] * state.layout.size
    for city in range(CITIES * state.players):
        if state.centre[city] != NONE:
            for square in state.outskirts(city):
                city_of[square] = city
            for square in state.centres(city):
                centre_of[square] = city
    if city_of != state.city_of or centre_of != state.centre_of:
        found.append("outskirts are out of date")
