"""Load a statue, raise a statue (R-DEL-120 to R-DEL-125, 290, 291)."""

from __future__ import annotations

from aegean.core.refusal import Refusal
from aegean.games.delphi.companions import companion_reward
from aegean.games.delphi.gods import StepsDue
from aegean.games.delphi.pieces import CARGO_CRANE, COLOURS, HUES, STATUE, TASKS, THANK_OFFERING
from aegean.games.delphi.state import Delphi
from aegean.games.delphi.tasks import finish_statue, loadable_statues, not_needed


def statues_to_load(state: Delphi, seat: int, colours: int) -> int:
    """Cities of these colours with a statue that the seat may load from wherever it is (R-DEL-120, 127)."""
    if not state.has_room(seat):
        return 0
    colours &= loadable_statues(state, seat)
    spaces = 0
    for colour in range(COLOURS):
        if colours >> colour & 1 and state.statues[colour]:
            spaces |= 1 << state.board.cities[colour]
    return spaces


def city_in_reach(state: Delphi, seat: int, colour: int) -> int:
    """R-DEL-120."""
    spaces = 1 << state.board.cities[colour] & state.reach(seat, CARGO_CRANE)
    return spaces & statues_to_load(state, seat, 1 << colour) if spaces else 0


def pedestals_in_reach(state: Delphi, seat: int, colour: int) -> int:
    """R-DEL-121: statue islands with a free pedestal of a colour that is aboard."""
    if not state.statues_aboard[seat] >> colour & 1:
        return 0
    return state.pedestals[colour] & state.reach(seat, CARGO_CRANE)


def fetch_refusal(state: Delphi, seat: int, colours: int, space: int) -> Refusal:
    """`colours` are those the means allows: of the die, or of the card."""
    board = state.board
    name = board.names[space]
    if space not in board.cities:
        return Refusal("no-city-there", "R-DEL-120", {"space": name})
    colour = board.colour[space]
    if not colours >> colour & 1:
        return Refusal("wrong-colour", "R-DEL-077", {"space": name, "colour": HUES[colour]})
    if not state.statues[colour]:
        return Refusal("no-statue-left", "R-DEL-120", {"space": name})
    if not state.has_room(seat):
        return Refusal("ship-full", "R-DEL-127", {"places": state.storage(seat)})
    if not loadable_statues(state, seat) >> colour & 1:
        return not_needed(state, seat, STATUE, colour)
    return Refusal("out-of-reach", "R-DEL-078", {"space": name})


def raise_refusal(state: Delphi, seat: int, colour: int, space: int) -> Refusal:
    board = state.board
    name = board.names[space]
    if space not in board.statue_islands:
        return Refusal("no-pedestal-there", "R-DEL-121", {"space": name, "colour": HUES[colour]})
    if colour not in board.pedestals[board.index_of[space]]:
        return Refusal("no-pedestal-there", "R-DEL-121", {"space": name, "colour": HUES[colour]})
    if not state.pedestals[colour] >> space & 1:
        return Refusal("pedestal-taken", "R-DEL-123", {"space": name, "colour": HUES[colour]})
    if not state.statues_aboard[seat] >> colour & 1:
        return Refusal("not-aboard", "R-DEL-121", {"colour": HUES[colour], "task": TASKS[STATUE]})
    return Refusal("out-of-reach", "R-DEL-078", {"space": name})


def load_statue(state: Delphi, seat: int, colour: int) -> None:
    state.statues[colour] -= 1
    state.statues_aboard[seat] |= 1 << colour
    name = state.board.names[state.board.cities[colour]]
    state.say("loads-statue", {"seat": seat, "colour": HUES[colour], "space": name})


def raise_statue(state: Delphi, seat: int, colour: int, space: int) -> None:
    """R-DEL-121, 122, 182: the pedestal is taken, the task goes back, a companion joins."""
    state.statues_aboard[seat] &= ~(1 << colour)
    state.statues_raised[seat] |= 1 << colour
    state.pedestals[colour] &= ~(1 << space)
    state.say("raises-statue", {"seat": seat, "colour": HUES[colour], "space": state.board.names[space]})
    finish_statue(state, seat, colour)
    if state.owns(seat, THANK_OFFERING):
        state.agenda.append(StepsDue(seat, 1))
    companion_reward(state, seat, colour)
