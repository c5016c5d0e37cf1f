"""Trade and culture that somebody gains, told to all (R-CIV-132)."""

from __future__ import annotations

from aegean.games.civilization.state import Civ


def gain_trade(state: Civ, seat: int, amount: int) -> None:
    """R-CIV-132: as far as the dial goes."""
    state.gain_trade(seat, amount)
    state.say("gains-trade", {"seat": seat, "trade": amount})


def gain_culture(state: Civ, seat: int, amount: int) -> None:
    if amount:
        state.culture[seat] += amount
        state.say("gains-culture", {"seat": seat, "culture": amount})
