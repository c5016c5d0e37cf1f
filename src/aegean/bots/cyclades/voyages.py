"""Shortest sailing routes: a fleet move is judged by where it ends, not step by step."""

from __future__ import annotations

from aegean.games.cyclades.seas import members
from aegean.games.cyclades.state import Cyclades


class Voyage:
    """`fleets` fleets go from `sea` to `goal`; `step` is the first space on the way."""

    def __init__(self, sea: int, goal: int, step: int, fleets: int) -> None:
        self.sea = sea
        self.goal = goal
        self.step = step
        self.fleets = fleets


def routes(state: Cyclades, seat: int, sea: int, reach: int) -> dict[int, int]:
    """Spaces within reach and the first step towards each; fleets of others stop a move (R-CYC-127)."""
    foreign = state.foreign_fleets(seat)
    found: dict[int, int] = {}
    edge = [(sea, -1)]
    for _ in range(reach):
        further: list[tuple[int, int]] = []
        for at, step in edge:
            for to in state.board.neighbours[at]:
                if to != sea and to not in found and not state.barred >> to & 1:
                    found[to] = to if step < 0 else step
                    if not foreign >> to & 1:
                        further.append((to, found[to]))
        edge = further
    return found


def voyages(state: Cyclades, seat: int, starts: int, reach: int) -> list[Voyage]:
    """Every goal within reach for one fleet, for all but one and for all of a space."""
    found: list[Voyage] = []
    for sea in members(starts):
        most = state.sea_fleets[sea]
        if not most:
            continue
        sizes = sorted({1, max(1, most - 1), most})
        for goal, step in routes(state, seat, sea, reach).items():
            owner = state.sea_owner[goal]
            for fleets in sizes:
                # Battles at sea are only worth looking at with at least as many fleets.
                if owner in (-1, seat) or fleets >= state.sea_fleets[goal]:
                    found.append(Voyage(sea, goal, step, fleets))
    return found
