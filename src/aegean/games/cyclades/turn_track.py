"""The turn track (R-CYC-024, 078 to 080, 247, 248)."""

from __future__ import annotations

from aegean.games.cyclades.pieces import NONE
from aegean.games.cyclades.state import Cyclades


def marker_returns(state: Cyclades, marker: int) -> None:
    """The marker goes to the highest-numbered free space, so the first to act offers last next time.

    A space that an eliminated player left stays empty and the others keep their order (R-CYC-303): the next marker goes
    before all that stand there."""
    track = state.turn_track
    lowest = next((space for space, standing in enumerate(track) if standing != NONE), len(track))
    space = lowest - 1
    if lowest == 0:
        space = max(free for free, standing in enumerate(track) if standing == NONE)
    track[space] = marker
