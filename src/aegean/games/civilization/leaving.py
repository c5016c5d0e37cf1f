"""How a building, a wonder or a great person leaves its square (R-CIV-175, 178, 198, 525)."""

from __future__ import annotations

from aegean.games.civilization.governments import after_pyramids
from aegean.games.civilization.hand import check_hand
from aegean.games.civilization.pieces import (
    A_PERSON,
    BUILDINGS,
    CITIES,
    NONE,
    NOTHING,
    ON_PANAMA_CANAL,
    PERSON_TYPES,
    PLACES,
    TYPES,
    W_PANAMA_CANAL,
    W_PYRAMIDS,
    WONDERS,
)
from aegean.games.civilization.state import Civ, building_on, person_on, wonder_on


def lose_wonder(state: Civ, wonder: int) -> None:
    """R-CIV-198: the marker leaves the map and the card, if it lies there still, leaves play. Who takes it off looks at
    coins and hands."""
    square, owner = state.wonder_at[wonder], state.wonder_owner[wonder]
    state.set_piece(square, NOTHING)
    state.wonder_at[wonder] = NONE
    state.say("wonder-lost", {"wonder": WONDERS[wonder], "square": state.layout.names[square]})
    if owner == NONE:
        return
    state.wonder_owner[wonder] = NONE
    if wonder == W_PANAMA_CANAL:
        state.tokens[owner * PLACES + ON_PANAMA_CANAL] = 0
    elif wonder == W_PYRAMIDS:
        after_pyramids(state, owner)


def remove_person_to_reserve(state: Civ, square: int) -> None:
    """R-CIV-175: something was put in its place. It keeps the turn it has had (R-CIV-525)."""
    owner = state.city_of[square] // CITIES
    kind = person_on(state.piece[square])
    state.set_piece(square, NOTHING)
    state.reserve[owner * TYPES + kind] += 1
    if state.settled[owner] >> square & 1:
        state.settled[owner] &= ~(1 << square)
        wait(state, owner, kind)
    state.say("person-to-reserve", {"seat": owner, "persontype": PERSON_TYPES[kind]})
    check_hand(state, owner)


def wait(state: Civ, seat: int, kind: int) -> None:
    """R-CIV-252: a marker in reserve that is placed in a later Start of Turn."""
    state.waiting[seat * TYPES + kind] += 1


def take_off(state: Civ, square: int) -> None:
    """Without looking at coins: something else may come there at once."""
    face = building_on(state.piece[square])
    state.pool[face // 2] += 1
    state.set_piece(square, NOTHING)
    state.say("building-leaves", {"building": BUILDINGS[face], "square": state.layout.names[square]})


def clear_square(state: Civ, square: int) -> None:
    """R-CIV-175: whatever stands there leaves as when it is built over. Who puts something there looks at coins."""
    piece = state.piece[square]
    if piece == NOTHING:
        return
    if piece >= A_PERSON:
        remove_person_to_reserve(state, square)
    elif building_on(piece) != NONE:
        take_off(state, square)
    else:
        lose_wonder(state, wonder_on(piece))
