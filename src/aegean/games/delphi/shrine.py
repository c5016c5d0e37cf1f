"""Build a shrine (R-DEL-100 to R-DEL-102)."""

from __future__ import annotations

from aegean.core.masks import members
from aegean.core.refusal import Refusal
from aegean.games.delphi.gods import StepsDue
from aegean.games.delphi.pieces import HUES, LONG_SPEAR
from aegean.games.delphi.state import Delphi
from aegean.games.delphi.tasks import finish_shrine, shrine_tile


def shrine_sites(state: Delphi, seat: int, colour: int) -> int:
    """Uncovered islands of the own player colour, in reach, with a border of the die's colour (R-DEL-100, 175)."""
    sites = state.sites[seat] & state.borders[colour]
    if not sites:
        return 0
    sites &= state.reach(seat, LONG_SPEAR)
    if sites and state.switches.letters_matter:
        for space in members(sites):
            if not shrine_tile(state, seat, state.tiles[state.board.index_of[space]]):
                sites &= ~(1 << space)
    return sites if state.shrine_tasks[seat] else 0


def shrine_refusal(state: Delphi, seat: int, colour: int, space: int) -> Refusal:
    board = state.board
    name = board.names[space]
    if space not in board.hidden:
        return Refusal("not-an-island-tile", "R-DEL-100", {"space": name})
    if state.face_down >> space & 1:
        return Refusal("face-down", "R-DEL-100", {"space": name})
    if state.shrines >> space & 1:
        return Refusal("has-shrine", "R-DEL-100", {"space": name})
    if not state.sites[seat] >> space & 1:
        return Refusal("not-your-island", "R-DEL-100", {"space": name})
    if not shrine_tile(state, seat, state.tiles[board.index_of[space]]):
        return Refusal("no-shrine-task", "R-DEL-099" if state.shrine_tasks[seat] else "R-DEL-100")
    if board.colour[space] != colour:
        return Refusal("wrong-colour", "R-DEL-102", {"space": name, "colour": HUES[board.colour[space]]})
    return Refusal("out-of-reach", "R-DEL-078", {"space": name})


def build_shrine(state: Delphi, seat: int, space: int) -> None:
    """R-DEL-090, 101: the shrine stands, one tile goes back, one god may advance."""
    state.shrines |= 1 << space
    state.sites[seat] &= ~(1 << space)
    state.say("builds-shrine", {"seat": seat, "space": state.board.names[space]})
    finish_shrine(state, seat, shrine_tile(state, seat, state.tiles[state.board.index_of[space]]))
    state.agenda.append(StepsDue(seat, 1))
