"""The turn track (R-CYC-024, 078 to 080, 247, 248)."""

from __future__ import annotations

from aegean.games.cyclades.pieces import NONE
from aegean.games.cyclades.state import Cyclades


def marker_returns(state: Cyclades, marker: int) -> None:
    """The marker goes to the highest-numbered free space, so the first to act offers last next time."""
    for space in range(len(state.turn_track) - 1, -1, -1):
        if state.turn_track[space] == NONE:
            state.turn_track[space] = marker
            return
