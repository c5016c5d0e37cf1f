"""What is handed over leaves its owner, and comes back if the use was impossible (R-CIV-214, 259, 484)."""

from __future__ import annotations

from aegean.games.civilization.pieces import ARABIA, E_GIFT_FROM_AFAR, GOODS, P_MARIE_CURIE, PERSONS
from aegean.games.civilization.purse import CURIE, GIFT, KREMLIN, MARKER
from aegean.games.civilization.state import HAND, Civ, back_of, mark_of, marker


def give_back(state: Civ, seat: int, paid: tuple[int, ...]) -> None:
    """R-CIV-484: a play that has become impossible costs nothing. What was shown stays known."""
    everybody = (1 << state.players) - 1
    for code in paid:
        if code == KREMLIN:
            state.kremlin &= ~(1 << seat)
        elif code == CURIE:
            state.person_below &= ~(1 << P_MARIE_CURIE)
            state.up[seat] |= 1 << P_MARIE_CURIE
        elif code == GIFT + E_GIFT_FROM_AFAR:
            continue  # its coin has been given
        elif code >= GIFT:
            state.event_used[code - GIFT] -= 1
            state.add_event(seat, known_card(code - GIFT, everybody))
        elif code >= MARKER:
            back, mark = divmod(code - MARKER, 16)
            state.add_marker(seat, marker(back, mark, everybody))
        else:
            state.market[code] -= 1
            state.goods[seat * GOODS + code] += 1
        if code < GIFT and state.civs[seat] == ARABIA:
            state.culture[seat] -= 1


def take_marker(state: Civ, seat: int, back: int, mark: int) -> int:
    """Out of a seat's markers, the first that fits; it is set aside (R-CIV-214)."""
    for place, held in enumerate(state.held[seat]):
        if back_of(held) == back and mark_of(held) == mark:
            return state.held[seat].pop(place)
    raise ValueError(mark)


def discard_person(state: Civ, seat: int, card: int) -> None:
    """R-CIV-259: face up under the deck."""
    state.up[seat] &= ~(1 << card)
    state.down[seat] &= ~(1 << card)
    state.person_below |= 1 << card
    state.reveal("discards-person", {"seat": seat, "person": PERSONS[card]})


def known_card(event: int, seats: int) -> int:
    return event | seats << HAND
