"""Revenue (R-CYC-049 to R-CYC-054, 241)."""

from __future__ import annotations

from aegean.games.cyclades.pieces import NONE
from aegean.games.cyclades.state import Cyclades


def pay_revenue(state: Cyclades) -> None:
    """In turn-track order, which matters only when the bank's gold is limited (R-CYC-007)."""
    paid: list[int] = []
    for marker in state.turn_track:
        if marker == NONE:
            continue
        seat = state.marker_seat(marker)
        if seat in paid:
            continue
        paid.append(seat)
        state.revenue_paid[seat] = state.receive(seat, state.income(seat))
        state.say("revenue", {"seat": seat, "gold": state.revenue_paid[seat]})
