"""How strong seats are in battle, and how good the odds of an attack (R-CIV-333 to R-CIV-337, 348)."""

from __future__ import annotations

import math
from typing import Final

from aegean.games.civilization.battle import combat_bonus, defence_bonus
from aegean.games.civilization.force import has_wonder
from aegean.games.civilization.limits import battle_hand, stacking_limit, travel_speed
from aegean.games.civilization.pieces import CITIES, CLASSES, FIGURES, FIRST_SCOUT, NONE, W_HIMEJI
from aegean.games.civilization.reach import peaceful
from aegean.games.civilization.state import Civ
from aegean.games.civilization.units import strength

NEVER: Final = 60.0
BARBARIANS: Final = 6.0  # three cards of rank I
UNITS_A_TURN: Final = 2.2  # strength that a city adds a turn when it arms
UPGRADE_A_TURN: Final = 0.7  # when all units that fit the hand are there
MARGIN: Final = 3.0
FALL: Final = 5.0  # turns that the loss of the capital is worth
GAP: Final = 0.2  # a point of strength that is missing


class Forces:
    """The units of a seat: how many, and how strong on average."""

    def __init__(self, state: Civ, seat: int) -> None:
        self.seat = seat
        first = seat * CLASSES
        self.count = 0
        total = 0
        for card in range(CLASSES):
            number = state.units[first + card]
            if number:
                self.count += number
                total += number * strength(state, seat, card)
        self.each = total / self.count if self.count else 0.0
        if has_wonder(state, seat, W_HIMEJI):
            self.each += 1
        self.bonus = combat_bonus(state, seat)

    def drawn(self, hand: int) -> float:
        """What a battle hand of this size is worth on average."""
        return self.each * min(hand, self.count)


def attack_of(state: Civ, forces: Forces, armies: int) -> float:
    return forces.bonus + forces.drawn(battle_hand(state, forces.seat, armies, False))


def defence_of(state: Civ, forces: Forces, city: int, armies: int) -> float:
    """In a city (armies do not stand in its centre), or in the open."""
    hand = battle_hand(state, forces.seat, armies, city != NONE)
    return forces.bonus + forces.drawn(hand) + defence_bonus(state, city)


def odds(attack: float, defence: float) -> float:
    """That an attack succeeds, cautiously. Units wear each other down about evenly, so what is left is the difference;
    the more there is on the table, the wider chance spreads it. Attacks at about 0.6 succeeded in 49 of 54 cases;
    odds that say so won 11 of 30 matches against these, so caution stays until more has been played."""
    spread = 1.5 + 0.12 * (attack + defence)
    return 0.5 * (1.0 + math.erf((attack - defence - 0.5) / (spread * 1.4142)))


def armies_on_map(state: Civ, seat: int) -> int:
    return sum(square >= 0 for square in state.at[seat * FIGURES : seat * FIGURES + FIRST_SCOUT])


def distance_to(state: Civ, seat: int, square: int) -> int:
    """Steps from the nearest army of a seat; from its capital if it has none."""
    table = state.layout.distances(square)
    at = state.at[seat * FIGURES : seat * FIGURES + FIRST_SCOUT]
    steps = [table[here] for here in at if here >= 0]
    centre = state.centre[seat * CITIES]
    if steps:
        return min(steps)
    return table[centre] if centre != NONE else 255


def march_on(state: Civ, seat: int) -> float:
    """Turns until the weakest capital could fall: to get there, and to arm until the attack is the stronger one."""
    if state.centre[seat * CITIES] == NONE:
        return NEVER
    mine = Forces(state, seat)
    speed = travel_speed(state, seat)
    limit = min(stacking_limit(state, seat), FIRST_SCOUT - 1)
    hand = battle_hand(state, seat, limit, False)
    attack = mine.bonus + mine.drawn(hand)
    arming = UNITS_A_TURN if mine.count < hand else UPGRADE_A_TURN
    fewer = max(0, limit - armies_on_map(state, seat))
    best = NEVER
    for other in state.others(seat):
        capital = state.capital(other)
        if state.centre[capital] != NONE:
            away = distance_to(state, seat, state.centre[capital]) / speed
            gap = max(0.0, defence_of(state, Forces(state, other), capital, 1) + MARGIN - attack)
            best = min(best, 2.0 + away + 0.5 * fewer + gap / arming)
    return best + (4.0 if peaceful(state, seat) else 0.0)


def danger(state: Civ, seat: int, mine: Forces) -> float:
    """What the own capital has to fear, in turns: the chance that it falls, and how much strength is missing, of
    whoever is strongest and near."""
    capital = state.capital(seat)
    if state.centre[capital] == NONE:
        return 0.0
    defence = defence_of(state, mine, capital, 0)
    worst = 0.0
    for other in state.others(seat):
        limit = min(stacking_limit(state, other), armies_on_map(state, other) + 1)
        attack = attack_of(state, Forces(state, other), limit)
        away = distance_to(state, other, state.centre[capital]) / travel_speed(state, other)
        fear = FALL * odds(attack, defence) + GAP * max(0.0, attack + MARGIN - defence)
        worst = max(worst, fear * (1.0 if away <= 2 else 2.0 / away))
    return worst
