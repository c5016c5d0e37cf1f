"""The order of the gods (R-CYC-040 to R-CYC-048, 240)."""

from __future__ import annotations

from aegean.games.cyclades.pieces import GODS, MAIN_GODS
from aegean.games.cyclades.state import Cyclades


def order_gods(state: Cyclades) -> None:
    """`state.gods` lists the gods that lie face up, in order; the others lie face down.

    Tiles that lie face down in an unknown order are drawn when they are turned up (R-CYC-045)."""
    hidden = [god for god in range(MAIN_GODS) if god not in state.gods]
    if state.players == 3:
        if state.cycle % 2 == 0:
            state.gods = hidden
            state.chance.shuffle(state.gods)
        else:
            tiles = list(range(MAIN_GODS))
            state.chance.shuffle(tiles)
            state.gods = tiles[:2]
    elif state.players == 5:
        state.gods = list(range(MAIN_GODS))
        state.chance.shuffle(state.gods)
    elif state.cycle == 1:
        tiles = list(range(MAIN_GODS))
        state.chance.shuffle(tiles)
        state.gods = tiles[:3]
    else:
        others = [god for god in range(MAIN_GODS) if god != hidden[0]]
        state.chance.shuffle(others)
        state.gods = hidden + others[:2]
    state.say(
        "gods", {f"god{place}": GODS[god] for place, god in enumerate(state.gods, start=1)} | {"count": len(state.gods)}
    )
