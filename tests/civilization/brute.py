"""Small battles worked out a second time, without code or tables of the engine (R-CIV-338 to R-CIV-344, 346, 348, 599).

A unit is a letter (i, m, a for the land types, f for aircraft) and its strength; a front is what each side has there, a
unit with its wounds or None. Everything is a tuple, every play gives a new position."""

from __future__ import annotations

from typing import NamedTuple

Unit = tuple[str, int]
Standing = tuple[Unit, int] | None
Front = tuple[Standing, Standing]
CIRCLE = frozenset({"im", "ma", "ai"})
WITH_AIRCRAFT = CIRCLE | {"fi", "fm", "fa"}


def deck(infantry: int = 1, mounted: int = 1, artillery: int = 1, more: int = 0) -> list[Unit]:
    """The different unit cards in the hands of somebody with these ranks; `more` strength for all of them."""
    ranks = {"i": infantry, "m": mounted, "a": artillery}
    land = [(letter, printed + rank - 1 + more) for letter, rank in ranks.items() for printed in (1, 2, 3)]
    return land + [("f", printed + more) for printed in (5, 6, 7)]


class Table(NamedTuple):
    hands: tuple[tuple[Unit, ...], tuple[Unit, ...]]
    fronts: tuple[Front, ...]
    dead: tuple[tuple[Unit, ...], tuple[Unit, ...]]
    turn: int
    first_strikes: frozenset[str]


def table(
    attacker: tuple[Unit, ...], defender: tuple[Unit, ...], first: int = 1, first_strikes: frozenset[str] = CIRCLE
) -> Table:
    hands = (tuple(sorted(attacker)), tuple(sorted(defender)))
    return passed_on(Table(hands, (), ((), ()), first, first_strikes))


def passed_on(now: Table) -> Table:
    """Who has no unit left is passed over."""
    return now if now.hands[now.turn] else now._replace(turn=1 - now.turn)


def over(now: Table) -> bool:
    return now.hands == ((), ())


def plays(now: Table) -> set[tuple[Unit, int]]:
    """A unit and the number of a front, 0 for a new one."""
    enemy = 1 - now.turn
    targets = [0]
    for number, front in enumerate(now.fronts, 1):
        if front[enemy] and not front[now.turn]:
            targets.append(number)
    return {(unit, target) for unit in now.hands[now.turn] for target in targets}


def after(now: Table, unit: Unit, target: int) -> Table:
    side = now.turn
    hand = list(now.hands[side])
    hand.remove(unit)
    fronts = list(now.fronts)
    dead = [list(now.dead[0]), list(now.dead[1])]
    if target == 0:
        alone: list[Standing] = [None, None]
        alone[side] = (unit, 0)
        fronts.append((alone[0], alone[1]))
    else:
        met = fronts[target - 1][1 - side]
        assert met is not None
        mine, theirs = meet(unit, met, now.first_strikes)
        pair: list[Standing] = [None, None]
        if mine < unit[1]:
            pair[side] = (unit, mine)
        else:
            dead[side].append(unit)
        if theirs < met[0][1]:
            pair[1 - side] = (met[0], theirs)
        else:
            dead[1 - side].append(met[0])
        fronts[target - 1] = (pair[0], pair[1])
    hands = list(now.hands)
    hands[side] = tuple(hand)
    fallen = (tuple(sorted(dead[0])), tuple(sorted(dead[1])))
    return passed_on(Table((hands[0], hands[1]), tuple(fronts), fallen, 1 - side, now.first_strikes))


def meet(unit: Unit, met: tuple[Unit, int], first_strikes: frozenset[str]) -> tuple[int, int]:
    """The wounds of both afterwards: blows fall one moment after the other, each by those who still live then."""
    other, wounds = met
    life = {0: unit[1], 1: other[1] - wounds}
    moments = [[0, 1]]
    if unit[0] + other[0] in first_strikes:
        moments = [[0], [1]]
    elif other[0] + unit[0] in first_strikes:
        moments = [[1], [0]]
    power = {0: unit[1], 1: other[1]}
    for strikers in moments:
        blows = [(1 - each, power[each]) for each in strikers if life[each] > 0]
        for target, blow in blows:
            life[target] -= blow
    return unit[1] - life[0], other[1] - life[1]


def strength(now: Table, side: int) -> int:
    """Of the survivors, whatever their wounds."""
    return sum(standing[0][1] for front in now.fronts if (standing := front[side]))
