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
def battle_odds(attackers: int, defenders: int, bonus: int = 0, minotaur: bool = False) -> Odds:
    """Fight to the end without retreat. Chances: attacker remains, defender remains, nobody remains.

    With `minotaur` it fights on alone after the last troop (R-CYC-282) and falls to one lost or equal assault."""
    if attackers == 0 or (defenders == 0 and not minotaur):
        return (
            Fraction(attackers > 0),
            Fraction(defenders > 0 or minotaur),
            Fraction(attackers == defenders == 0 and not minotaur),
        )
    win, tie, lose = assault_odds(attackers - defenders - bonus)
    left, stands = (defenders - 1, minotaur) if defenders else (0, False)
    after = (
        (win, battle_odds(attackers, left, bonus, stands)),
        (tie, battle_odds(attackers - 1, left, bonus, stands)),
        (lose, battle_odds(attackers - 1, defenders, bonus, minotaur)),
    )
    attacker, defender, nobody = (
        sum((chance * rest[side] for chance, rest in after), Fraction(0)) for side in range(3)
    )
    return attacker, defender, nobody
