"""The chances of a fight (R-DEL-104 to R-DEL-109)."""

from __future__ import annotations

from fractions import Fraction

from aegean.games.delphi.pieces import BATTLE_FACES


def round_odds(need: int) -> Fraction:
    """The chance to roll so much or more."""
    return Fraction(min(BATTLE_FACES, max(0, BATTLE_FACES - need)), BATTLE_FACES)


def fight_odds(need: int, favours: int) -> list[Fraction]:
    """The chance to win if at most 0, 1, 2 ... favours are paid, up to all there are or to where it is certain. A lost
    round makes the monster weaker by one."""
    lost = 1 - round_odds(need)
    chances = [1 - lost]
    while lost and len(chances) <= favours:
        lost *= 1 - round_odds(need - len(chances))
        chances.append(1 - lost)
    return chances


def hurt_odds(need: int, favours: int) -> Fraction:
    """The chance to be hurt at least once (a 0 in a lost round), if all favours go into the fight."""
    if need <= 0:
        return Fraction(0)
    lost_unhurt = Fraction(need - 1, BATTLE_FACES)
    later = hurt_odds(need - 1, favours - 1) if favours else Fraction(0)
    return Fraction(1, BATTLE_FACES) + lost_unhurt * later
