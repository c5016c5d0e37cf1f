"""One exchange of blows, totals and losses, as functions on numbers (R-CIV-337, 341 to 345, 348, 352, 604, 610)."""

from __future__ import annotations

from typing import Final

from aegean.games.civilization.pieces import AIRCRAFT, ARTILLERY, INFANTRY, MOUNTED

# By type of land unit: the type it trumps.
BEATS: Final = (MOUNTED, ARTILLERY, INFANTRY)
CITY_BONUS: Final = 6
CAPITAL_BONUS: Final = 12
WALLS_BONUS: Final = 4
METROPOLIS_BONUS: Final = 2
FORTIFICATION_BONUS: Final = 2


def trumps(unit: int, other: int, aircraft: bool) -> bool:
    """R-CIV-342, 344: whether a type strikes first against another; `aircraft` is the switch `aircraft_trump`."""
    if unit == AIRCRAFT:
        return aircraft and other != AIRCRAFT
    return BEATS[unit] == other


def exchange(
    played: int, strength: int, steel: int, met: int, met_strength: int, met_wounds: int, aircraft: bool
) -> tuple[int, int]:
    """R-CIV-341 to 345: the wounds that a fresh unit and the one it is played against suffer. `steel` adds to the
    blow of the unit that is played, not to what it can take."""
    blow = strength + steel
    if trumps(played, met, aircraft):
        return (0 if met_wounds + blow >= met_strength else met_strength), blow
    if trumps(met, played, aircraft):
        return met_strength, (0 if met_strength >= strength else blow)
    return met_strength, blow


def attacker_wins(attack: int, defence: int) -> bool:
    """R-CIV-348: a tie goes to the defender."""
    return attack > defence


def armies_lost(units: int, armies: int) -> int:
    """R-CIV-352, 604: by the winner, for so many units killed; one army always stays."""
    return max(0, min(units // 2, armies - 1))


def city_defence(capital: bool, metropolis: bool, walls: bool, fortified: bool) -> int:
    """R-CIV-337, 440, 693."""
    bonus = CAPITAL_BONUS if capital else CITY_BONUS
    bonus += WALLS_BONUS if walls else 0
    bonus += METROPOLIS_BONUS if metropolis else 0
    return bonus + (FORTIFICATION_BONUS if fortified else 0)


def loot_due(city: bool, figures: bool, great_wall: bool) -> int:
    """R-CIV-370, 371, 378, 610."""
    amount = 2 if city else int(figures)
    return max(0, amount - int(great_wall))
