"""Move the ship (R-DEL-082 to R-DEL-088), and come back to Zeus (R-DEL-221 to R-DEL-226)."""

from __future__ import annotations

from aegean.core.refusal import Refusal
from aegean.games.delphi.map import UNREACHABLE
from aegean.games.delphi.pieces import CREATURE, HUES, NONE
from aegean.games.delphi.state import Delphi

# What pays for an action.
BY_DIE = 0
BY_CARD = 1
BY_EXTRA = 2


def creature_helps(state: Delphi, seat: int, source: int, colour: int) -> bool:
    """R-DEL-166, 167, 180: the creature of the colour, if it works with what pays for the move."""
    if colour == NONE or not state.has_companion(seat, colour, CREATURE):
        return False
    if source == BY_CARD:
        return state.switches.companions_with_cards
    return source == BY_DIE or state.switches.extra_action_creature


def sail_range(state: Delphi, seat: int, source: int, colour: int) -> int:
    """R-DEL-086: spaces that cost nothing."""
    return state.range_of(seat) + (3 if creature_helps(state, seat, source, colour) else 0)


def sail_targets(state: Delphi, seat: int, source: int, colour: int, favours: int, plain: bool) -> int:
    """R-DEL-082 to R-DEL-088, 222, 287: water of the colour (any, with the creature); Zeus after the last task, where
    the colour plays no part, so not for a die that was recoloured, unless that brings a creature's range."""
    if state.arrived >> seat & 1:
        return 0
    helped = creature_helps(state, seat, source, colour)
    reach = state.range_of(seat) + (3 if helped else 0) + favours
    space = state.at[seat]
    board = state.board
    within = board.sail_within(space, reach, state.way_of(seat))
    if helped:
        targets = within & board.water_mask
    elif colour != NONE:
        targets = within & board.water_of[colour]
    else:
        targets = 0
    if not state.open_tasks[seat] and (plain or helped):
        targets |= within & 1 << board.zeus
    return targets & ~(1 << space)


def sail_refusal(state: Delphi, seat: int, source: int, colour: int, space: int) -> Refusal:
    board = state.board
    name = board.names[space]
    if state.arrived >> seat & 1:
        return Refusal("ship-stays", "R-DEL-224")
    if space == state.at[seat]:
        return Refusal("already-there", "R-DEL-088", {"space": name})
    if space == board.zeus:
        if state.open_tasks[seat]:
            return Refusal("tasks-left", "R-DEL-221", {"count": state.open_tasks[seat]})
    elif not board.water_mask >> space & 1:
        return Refusal("not-water", "R-DEL-083", {"space": name})
    elif not creature_helps(state, seat, source, colour) and board.colour[space] != colour:
        return Refusal("wrong-water", "R-DEL-082", {"space": name, "colour": HUES[board.colour[space]]})
    steps = state.distance(seat, space)
    if steps == UNREACHABLE:
        return Refusal("not-water", "R-DEL-083", {"space": name})
    cost = steps - sail_range(state, seat, source, colour)
    if cost > state.favours[seat]:
        return Refusal("too-far", "R-DEL-084", {"space": name, "cost": cost, "favours": state.favours[seat]})
    return Refusal("die-as-it-lies", "R-DEL-287")


def sail(state: Delphi, seat: int, source: int, colour: int, space: int) -> None:
    """R-DEL-084: each space beyond the range costs a favour."""
    cost = max(0, state.distance(seat, space) - sail_range(state, seat, source, colour))
    state.favours[seat] -= cost
    state.say("sails", {"seat": seat, "space": state.board.names[space], "favours": cost})
    arrive(state, seat, space)


def arrive(state: Delphi, seat: int, space: int) -> None:
    state.at[seat] = space
    if space == state.board.zeus:
        first = not state.arrived
        state.arrived |= 1 << seat
        state.say("reaches-zeus", {"seat": seat})
        if first:
            state.say("final-round", {"round": state.round})
