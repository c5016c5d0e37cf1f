"""Why an island is explored or looked at, as far as the audience knows what lies there."""

from __future__ import annotations

from aegean.bots.reasons import Reason
from aegean.games.delphi.pieces import LETTERS, NONE, TILE_LETTERS, members
from aegean.games.delphi.state import Delphi
from aegean.games.delphi.tasks import shrine_tile


def explores(state: Delphi, seat: int, space: int) -> Reason:
    tile = state.tiles[state.board.index_of[space]]
    if tile == NONE:
        percent = own_chance(state, seat)
        return Reason("reason-explore", {"percent": percent}) if percent else Reason("reason-explore-reward")
    if shrine_tile(state, seat, tile):
        return Reason("reason-explore-own", {"left": state.open_tasks[seat] - 1})
    return Reason("reason-explore-letter", {"letter": LETTERS[TILE_LETTERS[tile]]})


def looks_at(state: Delphi, seat: int, space: int) -> Reason:
    percent = own_chance(state, seat) if state.tiles[state.board.index_of[space]] == NONE else 0
    return Reason("reason-look-at", {"percent": percent}) if percent else Reason("reason-look-again")


def own_chance(state: Delphi, seat: int) -> int:
    """In per cent: that an island nobody has told of bears a tile for which the seat still builds a shrine."""
    unseen = members(state.tiles_left)
    own = sum(1 for tile in unseen if shrine_tile(state, seat, tile))
    return round(100 * own / len(unseen)) if unseen else 0
