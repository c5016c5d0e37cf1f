"""Battle turns: which unit is played where (R-CIV-338 to R-CIV-346)."""

from __future__ import annotations

from typing import Final

from aegean.core.frame import settle
from aegean.games.civilization.battle import BattleTurn
from aegean.games.civilization.combat import trumps
from aegean.games.civilization.fronts import power
from aegean.games.civilization.pieces import CLASSES, GRADES, NONE
from aegean.games.civilization.state import Civ, Fight

IN_HAND: Final = 0.95  # a unit that is still to be played, against one that stands
A_WOUND: Final = 0.4
TRUMPED: Final = 0.35  # of its strength, for a unit that an enemy in hand could strike first


def best_blow(state: Civ, frame: BattleTurn, actions: list[int]) -> int:
    chosen, most = actions[0], float("-inf")
    for action in actions:
        twin = state.copy()
        twin.agenda[-1].play(twin, frame.seat, action)
        settle(twin)
        fight = twin.fight
        if fight is None or twin.places:
            gained = balance_at_end(twin, frame.seat)
        else:
            gained = balance(twin, fight, frame.side)
        if gained > most:
            chosen, most = action, gained
    return chosen


def balance_at_end(state: Civ, seat: int) -> float:
    """The battle is over; a match that is won with it is best."""
    if state.places:
        return 1000.0 if state.places[seat] == 1 else -1000.0
    return 0.0


def balance(state: Civ, fight: Fight, side: int) -> float:
    """How much stronger a side stands."""
    if fight.winner != NONE:
        return 200.0 if fight.winner == side else -200.0
    return standing(state, fight, side) - standing(state, fight, 1 - side)


def standing(state: Civ, fight: Fight, side: int) -> float:
    total = float(fight.bonus[side])
    hand, against = fight.hands[side], fight.hands[1 - side]
    for card in range(CLASSES):
        if hand[card]:
            total += IN_HAND * hand[card] * power(state, side, card)
    for front, card in enumerate(fight.front_units[side]):
        if card == NONE:
            continue
        strength = power(state, side, card)
        total += strength - A_WOUND * fight.front_wounds[side][front]
        if fight.front_units[1 - side][front] == NONE:
            total -= threat(state, fight, side, front, card, strength, against)
    return total


def threat(
    state: Civ, fight: Fight, side: int, front: int, card: int, strength: int, against: list[int]
) -> float:  # fmt: skip
    """What a unit that stands alone has to fear."""
    left = strength - fight.front_wounds[side][front]
    for other in range(CLASSES):
        if against[other] and trumps(other // GRADES, card // GRADES, state.switches.aircraft_trump):
            if power(state, 1 - side, other) >= left:
                return TRUMPED * strength
    return 0.0
