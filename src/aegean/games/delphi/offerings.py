"""Load an offering, make an offering (R-DEL-116 to R-DEL-119)."""

from __future__ import annotations

from aegean.core.refusal import Refusal
from aegean.games.delphi.gods import StepsDue
from aegean.games.delphi.pieces import HUES, LONG_RAMP, OFFERING, OFFERING_FAVOURS, TASKS, THANK_OFFERING
from aegean.games.delphi.state import Delphi
from aegean.games.delphi.tasks import finish_offering, loadable_offerings, not_needed


def offerings_to_load(state: Delphi, seat: int, colour: int) -> int:
    """R-DEL-116: islands in reach with a needed offering of that colour, if there is room."""
    spaces = state.offerings[colour] & state.reach(seat, LONG_RAMP)
    if spaces and state.has_room(seat) and loadable_offerings(state, seat) >> colour & 1:
        return spaces
    return 0


def temple_in_reach(state: Delphi, seat: int, colour: int) -> int:
    """R-DEL-117: the temple of a colour that is aboard."""
    if not state.offerings_aboard[seat] >> colour & 1:
        return 0
    return 1 << state.temples[colour] & state.reach(seat, LONG_RAMP)


def load_refusal(state: Delphi, seat: int, space: int, colour: int) -> Refusal:
    name = state.board.names[space]
    if not state.offerings[colour] >> space & 1:
        return Refusal("no-offering-there", "R-DEL-116", {"space": name, "colour": HUES[colour]})
    if not state.has_room(seat):
        return Refusal("ship-full", "R-DEL-127", {"places": state.storage(seat)})
    if not loadable_offerings(state, seat) >> colour & 1:
        return not_needed(state, seat, OFFERING, colour)
    return Refusal("out-of-reach", "R-DEL-078", {"space": name})


def offer_refusal(state: Delphi, seat: int, colour: int, space: int) -> Refusal:
    name = state.board.names[space]
    if space not in state.temples:
        return Refusal("no-temple-there", "R-DEL-117", {"space": name})
    if state.temples[colour] != space:
        wanted = HUES[state.temples.index(space)]
        return Refusal("wrong-colour", "R-DEL-077", {"space": name, "colour": wanted})
    if not state.offerings_aboard[seat] >> colour & 1:
        return Refusal("not-aboard", "R-DEL-117", {"colour": HUES[colour], "task": TASKS[OFFERING]})
    return Refusal("out-of-reach", "R-DEL-078", {"space": name})


def load_offering(state: Delphi, seat: int, space: int, colour: int) -> None:
    state.offerings[colour] &= ~(1 << space)
    state.offerings_aboard[seat] |= 1 << colour
    state.say("loads-offering", {"seat": seat, "colour": HUES[colour], "space": state.board.names[space]})


def make_offering(state: Delphi, seat: int, colour: int) -> None:
    """R-DEL-117, 118, 182: the task goes back, 3 favours; the cube stays out of play."""
    state.offerings_aboard[seat] &= ~(1 << colour)
    state.offerings_made[seat] |= 1 << colour
    name = state.board.names[state.temples[colour]]
    state.say("makes-offering", {"seat": seat, "colour": HUES[colour], "space": name})
    finish_offering(state, seat, colour)
    if state.owns(seat, THANK_OFFERING):
        state.agenda.append(StepsDue(seat, 1))
    state.gain_favours(seat, OFFERING_FAVOURS)
