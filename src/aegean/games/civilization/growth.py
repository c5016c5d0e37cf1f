"""A capital grows into a metropolis, and figures make room (R-CIV-082, 110, 440 to 449, 533, 628 to 631)."""

from __future__ import annotations

from typing import Final

from aegean.core.refusal import Refusal
from aegean.games.civilization.actions import AIM_FIGURE, GROW, first, kind_of, pack, second
from aegean.games.civilization.coins import check_coins
from aegean.games.civilization.hand import check_hand
from aegean.games.civilization.leaving import clear_square
from aegean.games.civilization.limits import has_room, may_end_at
from aegean.games.civilization.pieces import (
    ARMY,
    FIGURE_KINDS,
    FIGURES,
    FIRST_SCOUT,
    NONE,
    SCOUT,
    T_AGRICULTURE,
    UNKNOWN,
)
from aegean.games.civilization.state import AtSquare, Civ, CivFrame

AROUND_METROPOLIS: Final = 10


def growth_refusal(state: Civ, seat: int, square: int) -> Refusal | None:
    """R-CIV-441, 442, 445, 449: why the capital cannot grow onto the square; None if it can."""
    capital = state.capital(seat)
    centre = state.centre[capital]
    if square not in state.layout.near[centre]:
        return Refusal("grow-next-to-capital", "R-CIV-441")
    if state.enemies_at(seat, square):
        return Refusal("grow-enemy", "R-CIV-442")
    if state.has_marker(square):
        return Refusal("grow-marker", "R-CIV-449")
    ring = state.layout.ring(centre, square)
    if len(ring) < AROUND_METROPOLIS:
        return Refusal("grow-edge", "R-CIV-445")
    if any(state.terrain[each] == UNKNOWN for each in ring):
        return Refusal("grow-unexplored", "R-CIV-445")
    if any(state.city_of[each] not in (NONE, capital) for each in ring):
        return Refusal("grow-other-city", "R-CIV-445")
    return None


def growth_squares(state: Civ, seat: int) -> list[int]:
    centre = state.centre[state.capital(seat)]
    return [square for square in state.layout.near[centre] if growth_refusal(state, seat, square) is None]


def grow_if_due(state: Civ, seat: int) -> None:
    """R-CIV-082, 446, 524, 628: mandatory when it is legal; the owner chooses among several squares."""
    if state.second[state.capital(seat)] != NONE or not state.knows(seat, T_AGRICULTURE):
        return
    squares = growth_squares(state, seat)
    if len(squares) > 1:
        state.agenda.append(Grow(seat))
    elif squares:
        grow(state, seat, squares[0])


def grow(state: Civ, seat: int, square: int) -> None:
    """R-CIV-443, 444, 447, 629, 631: what stood there is built over; walls and markers stay with the city."""
    capital = state.capital(seat)
    clear_square(state, square)
    if state.places:
        return
    state.place_city(capital, state.centre[capital], square)
    state.say("grows", {"seat": seat, "square": state.layout.names[square]})
    check_coins(state, seat)
    if not state.places:
        check_hand(state, seat)
        make_room(state, seat, square)


class Grow(CivFrame):
    """Onto which square the capital grows (R-CIV-446)."""

    def legal(self, state: Civ, seat: int) -> list[int]:
        return [pack(GROW, square) for square in growth_squares(state, seat)]

    def refusal(self, state: Civ, seat: int, action: int) -> Refusal | None:
        if kind_of(action) != GROW:
            return Refusal("grow-first", "R-CIV-446")
        return growth_refusal(state, seat, first(action))

    def play(self, state: Civ, seat: int, action: int) -> None:
        state.agenda.pop()
        grow(state, seat, first(action))


# --- making room


def room_actions(state: Civ, seat: int, square: int) -> list[int]:
    """R-CIV-110, 442, 531: a figure of each kind, and every square around where it may end a move."""
    places = [
        each for each in state.layout.around[square] if may_end_at(state, seat, each) and has_room(state, seat, each)
    ]
    kinds = [ARMY] if state.armies_at(seat, square) else []
    if state.scouts_at(seat, square):
        kinds.append(SCOUT)
    return [pack(AIM_FIGURE, kind, each) for kind in kinds for each in places]


def make_room(state: Civ, seat: int, square: int) -> None:
    """R-CIV-110, 442, 533: own figures leave the square, one after the other; without a place they go home."""
    while state.count_at(seat, square):
        actions = room_actions(state, seat, square)
        if len(actions) > 1:
            state.agenda.append(MakeRoom(seat, square))
            return
        if actions:
            step_aside(state, seat, square, actions[0])
        else:
            send_home(state, seat, square)


def step_aside(state: Civ, seat: int, square: int, action: int) -> None:
    kind, place = first(action), second(action)
    figures = state.scouts_at(seat, square) if kind == SCOUT else state.armies_at(seat, square)
    state.put_figure(figures[0], place)
    where = state.layout.names[place]
    state.say("makes-room", {"seat": seat, "figure": FIGURE_KINDS[kind], "square": where})


def send_home(state: Civ, seat: int, square: int) -> None:
    """R-CIV-533."""
    for figure in state.figures_at(seat, square):
        state.put_figure(figure, NONE)
        kind = SCOUT if figure % FIGURES >= FIRST_SCOUT else ARMY
        state.say("no-room", {"seat": seat, "figure": FIGURE_KINDS[kind]})


class MakeRoom(AtSquare):
    """Where a figure goes that stands where a city is now (R-CIV-110, 442)."""

    def legal(self, state: Civ, seat: int) -> list[int]:
        return room_actions(state, seat, self.square)

    def refusal(self, state: Civ, seat: int, action: int) -> Refusal | None:
        return Refusal("not-a-place-to-end", "R-CIV-110")

    def play(self, state: Civ, seat: int, action: int) -> None:
        state.agenda.pop()
        step_aside(state, seat, self.square, action)
        make_room(state, seat, self.square)
