"""Exact battle odds (R-CYC-182, 183)."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

from aegean.games.cyclades.pieces import DIE

Odds = tuple[Fraction, Fraction, Fraction]


@cache
def assault_odds(difference: int) -> Odds:
    """One assault: chances that the attacker wins, of a tie, that the defender wins.

    `difference` = attacking units - (defending units + bonuses)."""
    wins = ties = 0
    for attack in DIE:
        for defence in DIE:
            margin = difference + attack - defence
            wins += margin > 0
            ties += margin == 0
    sides = len(DIE) ** 2
    return Fraction(wins, sides), Fraction(ties, sides), Fraction(sides - wins - ties, sides)


@cache
def battle_odds(attackers: int, defenders: int, bonus: int = 0) -> Odds:
    """Fight to the end without retreat. Chances: attacker remains, defender remains, nobody remains."""
    if attackers == 0 or defenders == 0:
        return Fraction(attackers > 0), Fraction(defenders > 0), Fraction(attackers == defenders == 0)
    win, tie, lose = assault_odds(attackers - defenders - bonus)
    after = (
        (win, battle_odds(attackers, defenders - 1, bonus)),
        (tie, battle_odds(attackers - 1, defenders - 1, bonus)),
        (lose, battle_odds(attackers - 1, defenders, bonus)),
    )
    attacker, defender, nobody = (
        sum((chance * rest[side] for chance, rest in after), Fraction(0)) for side in range(3)
    )
    return attacker, defender, nobody
