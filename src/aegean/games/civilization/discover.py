"""Exploring: a neutral tile is turned up (R-CIV-290 to R-CIV-293, 299, 509, 587)."""

from __future__ import annotations

from aegean.core.masks import members
from aegean.core.refusal import Refusal
from aegean.games.civilization.actions import AIM_BUILDING, PASS, first, kind_of, second
from aegean.games.civilization.buildings import build_free, free_building_actions
from aegean.games.civilization.layout import PER_SLOT, Layout
from aegean.games.civilization.pieces import BUILDINGS, NONE, SPAIN
from aegean.games.civilization.state import Civ, CivFrame


def arrow_away(layout: Layout, slot: int, square: int) -> int:
    """R-CIV-291: quarter turns of a tile whose arrow points away from a figure in the square."""
    for way, there in enumerate(layout.next[square]):
        if there != NONE and there // PER_SLOT == slot:
            return way
    raise ValueError(slot)


def discover(state: Civ, seat: int, slot: int, from_square: int) -> None:
    """R-CIV-292, 293: any tile that nobody has seen; its markers keep their faces down. The figure stays outside."""
    left = members(state.tiles_left)
    tile = left[state.chance.below(len(left))]
    state.tiles_left &= ~(1 << tile)
    state.reveal_tile(slot, tile, arrow_away(state.layout, slot, from_square))
    state.reveal("tile-turned-up", {"seat": seat, "square": state.layout.names[slot * PER_SLOT]})
    if state.civs[seat] == SPAIN and free_building_actions(state, seat, True):
        state.agenda.append(SpainBuilds(seat))


class SpainBuilds(CivFrame):
    """R-CIV-299, 509: a basic building for free in any own city, unlocked or not; or none."""

    def legal(self, state: Civ, seat: int) -> list[int]:
        return [PASS, *free_building_actions(state, seat, True)]

    def refusal(self, state: Civ, seat: int, action: int) -> Refusal | None:
        if kind_of(action) != AIM_BUILDING:
            return Refusal("free-building-first", "R-CIV-299")
        if first(action) % 2:
            return Refusal("basic-building-only", "R-CIV-179", {"building": BUILDINGS[first(action)]})
        values: dict[str, int | str] = {
            "building": BUILDINGS[first(action)],
            "square": state.layout.names[second(action)],
        }
        return Refusal("no-free-building-there", "R-CIV-299", values)

    def play(self, state: Civ, seat: int, action: int) -> None:
        state.agenda.pop()
        if kind_of(action) == AIM_BUILDING:
            build_free(state, seat, first(action), second(action))
