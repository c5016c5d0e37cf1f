"""Great people: gaining, placing, moving and killing them (R-CIV-250 to R-CIV-264, 571 to 576, 525). The deck is two
sets: what is still face down, and what lies face up below. Cards are turned up in `person_cards.py`; what they do is
in `persons.py`."""

from __future__ import annotations

from aegean.core.chance import Chance
from aegean.core.frame import NOBODY
from aegean.core.masks import members
from aegean.core.refusal import Refusal
from aegean.games.civilization.actions import (
    KEEP_PERSON,
    KEEP_TYPE,
    PASS,
    PLACE_PERSON,
    SHIFT_PERSON,
    first,
    kind_of,
    pack,
    second,
)
from aegean.games.civilization.buildings import icons_changed
from aegean.games.civilization.leaving import clear_square, wait
from aegean.games.civilization.pay import discard_person
from aegean.games.civilization.person_cards import gains_in_own_start
from aegean.games.civilization.pieces import (
    A_PERSON,
    CARDS_PER_TYPE,
    CITIES,
    GREECE,
    NONE,
    NOTHING,
    P_JIM_HENSON,
    PERSON_TYPES,
    PERSONS,
    TYPES,
)
from aegean.games.civilization.state import HIDDEN, Civ, CivFrame, draw_from, person_on

# --- gaining


def gain_person(state: Civ, seat: int) -> None:
    """R-CIV-264, 571: each great person is settled completely before anything else, a second one included."""
    if not state.places:
        state.agenda.append(GainPerson(seat))


class GainPerson(CivFrame):
    """The draw itself: a card and its marker, or a marker alone (R-CIV-253 to R-CIV-258)."""

    def __init__(self, by: int) -> None:
        super().__init__(NOBODY)
        self.by = by

    def key(self) -> tuple[object, ...]:
        return (self.by,)

    def run(self, state: Civ) -> None:
        state.agenda.pop()
        if not any(state.person_supply):
            state.say("no-great-people-left", {"seat": self.by})
        elif state.switches.person_deck:
            draw_cards(state, self.by)
        else:
            draw_markers(state, self.by)


def draw_cards(state: Civ, seat: int) -> None:
    """R-CIV-254, 257: one valid card; the Greeks draw two and keep one."""
    card = draw_valid(state)
    if state.civs[seat] != GREECE:
        take_card(state, seat, card)
        return
    other = draw_valid(state)
    for each in (card, other):
        state.whisper(seat, "person-offered", {"person": PERSONS[each]})
    state.agenda.append(ChoosePerson(seat, card, other))


def draw_valid(state: Civ) -> int:
    """R-CIV-256: cards of a type without markers go face up under the deck; R-CIV-572: there is always another."""
    while True:
        card = draw_card(state)
        if state.person_supply[card // CARDS_PER_TYPE]:
            return card
        state.person_below |= 1 << card
        state.reveal("person-passed-over", {"person": PERSONS[card]})


def draw_card(state: Civ) -> int:
    """R-CIV-258: when a face-up card comes to the top, the deck is turned over and shuffled."""
    if not state.person_deck:
        state.person_deck, state.person_below = state.person_below, 0
        state.say("person-deck-shuffled", {})
    cards = members(state.person_deck)
    card = cards[state.chance.below(len(cards))]
    state.person_deck &= ~(1 << card)
    return card


def take_card(state: Civ, seat: int, card: int) -> None:
    """R-CIV-254: the card face down, a marker of its type."""
    state.down[seat] |= 1 << card
    state.whisper(seat, "person-drawn", {"person": PERSONS[card]})
    kind = card // CARDS_PER_TYPE
    state.person_supply[kind] -= 1
    take_marker(state, seat, kind)


class ChoosePerson(CivFrame):
    """R-CIV-257, 687: which of the two cards the Greeks keep; nobody else sees them."""

    def __init__(self, seat: int, card: int, other: int) -> None:
        super().__init__(seat)
        self.card = card
        self.other = other

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.card, self.other)

    def shown_key(self, audience: int) -> tuple[object, ...]:
        return self.key() if audience == self.seat else (self.seat, HIDDEN, HIDDEN)

    def cards(self) -> tuple[list[int], list[int]]:
        return [], [self.card, self.other]

    def imagined(self, state: Civ, chance: Chance) -> CivFrame:
        """R-CIV-256: of the cards that could have been drawn; each is valid on its own."""
        if self.card != HIDDEN:
            return self
        drawn: list[int] = []
        for _ in range(2):
            valid = [card for card in members(state.person_deck) if state.person_supply[card // CARDS_PER_TYPE]]
            drawn.append(valid[chance.below(len(valid))])
            state.person_deck &= ~(1 << drawn[-1])
        return ChoosePerson(self.seat, drawn[0], drawn[1])

    def private(self) -> bool:
        return True

    def legal(self, state: Civ, seat: int) -> list[int]:
        return [pack(KEEP_PERSON, self.card), pack(KEEP_PERSON, self.other)]

    def refusal(self, state: Civ, seat: int, action: int) -> Refusal | None:
        return Refusal("not-one-of-the-two", "R-CIV-257")

    def play(self, state: Civ, seat: int, action: int) -> None:
        state.agenda.pop()
        card = first(action)
        rejected = self.other if card == self.card else self.card
        state.person_below |= 1 << rejected
        state.reveal("person-not-kept", {"seat": seat, "person": PERSONS[rejected]})
        take_card(state, seat, card)


def draw_markers(state: Civ, seat: int) -> None:
    """R-CIV-253, 507: without the deck one marker by chance; the Greeks draw two, if there are two, and keep one."""
    kind = draw_from(state.chance, state.person_supply, 0, TYPES)
    other = draw_from(state.chance, state.person_supply, 0, TYPES) if state.civs[seat] == GREECE else NONE
    if other == NONE:
        take_marker(state, seat, kind)
    elif other == kind:
        state.person_supply[other] += 1
        take_marker(state, seat, kind)
    else:
        state.agenda.append(ChooseMarker(seat, kind, other))


class ChooseMarker(CivFrame):
    """R-CIV-507: which of two markers the Greeks keep when the deck is not used."""

    def __init__(self, seat: int, kind: int, other: int) -> None:
        super().__init__(seat)
        self.kind = kind
        self.other = other

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.kind, self.other)

    def legal(self, state: Civ, seat: int) -> list[int]:
        return [pack(KEEP_TYPE, self.kind), pack(KEEP_TYPE, self.other)]

    def refusal(self, state: Civ, seat: int, action: int) -> Refusal | None:
        return Refusal("not-one-of-the-two", "R-CIV-507")

    def play(self, state: Civ, seat: int, action: int) -> None:
        state.agenda.pop()
        kept = first(action)
        state.person_supply[self.other if kept == self.kind else self.kind] += 1
        take_marker(state, seat, kept)


def take_marker(state: Civ, seat: int, kind: int) -> None:
    """R-CIV-252: into the reserve, from where it may be placed at once."""
    state.reserve[seat * TYPES + kind] += 1
    state.reveal("gains-person", {"seat": seat, "persontype": PERSON_TYPES[kind]})
    if place_squares(state, seat):
        state.agenda.append(PlaceGained(seat, kind))
    else:
        wait(state, seat, kind)


class PlaceGained(CivFrame):
    """R-CIV-252: whether a new great person is placed at once, and where."""

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind = kind

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.kind)

    def about(self, state: Civ) -> dict[str, int | str]:
        return {"persontype": PERSON_TYPES[self.kind]}

    def legal(self, state: Civ, seat: int) -> list[int]:
        return [PASS, *placements(state, seat, self.kind)]

    def refusal(self, state: Civ, seat: int, action: int) -> Refusal | None:
        if kind_of(action) == PLACE_PERSON and first(action) == self.kind:
            return square_refusal(state, seat, second(action), self.kind)
        return Refusal("place-the-new-one", "R-CIV-571", {"persontype": PERSON_TYPES[self.kind]})

    def play(self, state: Civ, seat: int, action: int) -> None:
        state.agenda.pop()
        if kind_of(action) == PASS:
            wait(state, seat, self.kind)
            state.say("keeps-in-reserve", {"seat": seat, "persontype": PERSON_TYPES[self.kind]})
        else:
            place_person(state, seat, self.kind, second(action))


# --- where they may stand


def place_squares(state: Civ, seat: int) -> list[int]:
    """R-CIV-250, 571: outskirts of own cities that are neither water nor blockaded; other pieces are no hindrance."""
    return [square for city in state.cities(seat) for square in state.outskirts(city) if may_stand(state, seat, square)]


def may_stand(state: Civ, seat: int, square: int) -> bool:
    """R-CIV-250, 550, of a square of own outskirts."""
    return not state.is_water(square) and not state.enemies_at(seat, square) and not state.has_marker(square)


def placements(state: Civ, seat: int, kind: int) -> list[int]:
    """Not over one of the same type: nothing would change."""
    return [
        pack(PLACE_PERSON, kind, square)
        for square in place_squares(state, seat)
        if state.piece[square] != A_PERSON + kind
    ]


def person_squares(state: Civ, seat: int) -> list[int]:
    """Where great people of a seat stand."""
    return [
        square for city in state.cities(seat) for square in state.outskirts(city) if state.piece[square] >= A_PERSON
    ]


def square_refusal(state: Civ, seat: int, square: int, kind: int) -> Refusal:
    values: dict[str, int | str] = {"square": state.layout.names[square]}
    city = state.city_of[square]
    if city == NONE or city // CITIES != seat:
        return Refusal("not-your-outskirts", "R-CIV-250", values)
    if state.is_water(square):
        return Refusal("person-on-water", "R-CIV-250", values)
    if state.enemies_at(seat, square):
        return Refusal("person-blockaded", "R-CIV-250", values)
    if state.has_marker(square):
        return Refusal("person-on-marker", "R-CIV-550", values)
    return Refusal("same-person-there", "R-CIV-250", values | {"persontype": PERSON_TYPES[kind]})


# --- the part of Start of Turn


def add_person_actions(state: Civ, seat: int, actions: list[int]) -> None:
    """R-CIV-080, 252, 525: placing from the reserve and moving, each marker once a turn."""
    for kind in range(TYPES):
        if placeable(state, seat, kind):
            actions += placements(state, seat, kind)
    if not state.switches.people_move:
        return
    squares = place_squares(state, seat)
    for here in person_squares(state, seat):
        if not state.settled[seat] >> here & 1:
            actions += [pack(SHIFT_PERSON, here, there) for there in squares if state.piece[there] != state.piece[here]]


def person_refusal(state: Civ, seat: int, action: int) -> Refusal:
    """Why a wish to place or move somebody is not legal in the own part of Start of Turn."""
    if kind_of(action) == PLACE_PERSON:
        kind = first(action)
        values: dict[str, int | str] = {"persontype": PERSON_TYPES[kind]}
        if not state.reserve[seat * TYPES + kind]:
            return Refusal("nobody-in-reserve", "R-CIV-252", values)
        if not placeable(state, seat, kind):
            return Refusal("person-must-wait", "R-CIV-525", values)
        return square_refusal(state, seat, second(action), kind)
    here = first(action)
    kind = person_on(state.piece[here])
    city = state.city_of[here]
    if kind == NONE or city == NONE or city // CITIES != seat:
        return Refusal("no-person-there", "R-CIV-252", {"square": state.layout.names[here]})
    if not state.switches.people_move:
        return Refusal("people-stay", "R-CIV-252")
    if state.settled[seat] >> here & 1:
        return Refusal("person-must-wait", "R-CIV-525", {"persontype": PERSON_TYPES[kind]})
    return square_refusal(state, seat, second(action), kind)


def play_person_action(state: Civ, seat: int, action: int) -> None:
    if kind_of(action) == PLACE_PERSON:
        place_person(state, seat, first(action), second(action))
    else:
        shift_person(state, seat, first(action), second(action))


def placeable(state: Civ, seat: int, kind: int) -> bool:
    """R-CIV-525: somebody in reserve who has not been placed, moved or gained this turn."""
    return state.reserve[seat * TYPES + kind] > state.waiting[seat * TYPES + kind]


# --- moving markers


def place_person(state: Civ, seat: int, kind: int, square: int) -> None:
    """From the reserve to the map; what stands there leaves as when it is built over (R-CIV-175)."""
    state.reserve[seat * TYPES + kind] -= 1
    state.say(
        "places-person",
        {"seat": seat, "persontype": PERSON_TYPES[kind], "square": state.layout.names[square]},
    )
    put_down(state, seat, kind, square)


def shift_person(state: Civ, seat: int, here: int, there: int) -> None:
    kind = person_on(state.piece[here])
    state.set_piece(here, NOTHING)
    state.say(
        "moves-person",
        {
            "seat": seat,
            "persontype": PERSON_TYPES[kind],
            "square": state.layout.names[here],
            "square2": state.layout.names[there],
        },
    )
    put_down(state, seat, kind, there)


def put_down(state: Civ, seat: int, kind: int, square: int) -> None:
    if state.piece[square] != NOTHING:
        clear_square(state, square)
    state.set_piece(square, A_PERSON + kind)
    state.settled[seat] |= 1 << square
    icons_changed(state)
    gains_in_own_start(state, seat)


# --- killing


def kill_person(state: Civ, square: int) -> None:
    """R-CIV-261, 262, 576, and what follows from fewer icons and cards, or from those that are uncovered."""
    owner = state.city_of[square] // CITIES
    bury_person(state, owner, square)
    icons_changed(state)


def bury_person(state: Civ, owner: int, square: int) -> None:
    """The marker goes back to the supply, surplus cards of its type are picked by chance."""
    kind = person_on(state.piece[square])
    state.set_piece(square, NOTHING)
    state.settled[owner] &= ~(1 << square)
    state.person_supply[kind] += 1
    state.say(
        "person-killed",
        {"seat": owner, "persontype": PERSON_TYPES[kind], "square": state.layout.names[square]},
    )
    lose_surplus(state, owner, kind)


def lose_surplus(state: Civ, seat: int, kind: int) -> None:
    """R-CIV-261: one at a time, face up or face down."""
    cards = cards_of(state, seat, kind)
    while len(cards) > markers_of(state, seat, kind):
        card = cards.pop(state.chance.below(len(cards)))
        discard_person(state, seat, card)
        if card == P_JIM_HENSON:
            state.henson[seat] = 0


def cards_of(state: Civ, seat: int, kind: int) -> list[int]:
    """R-CIV-573: what lies before the seat; Newton's card in the pyramid does not."""
    held = (state.up[seat] | state.down[seat]) >> CARDS_PER_TYPE * kind & (1 << CARDS_PER_TYPE) - 1
    return [CARDS_PER_TYPE * kind + place for place in members(held)]


def markers_of(state: Civ, seat: int, kind: int) -> int:
    """R-CIV-261: on the map and in reserve together."""
    on_map = sum(state.piece[square] == A_PERSON + kind for square in person_squares(state, seat))
    return on_map + state.reserve[seat * TYPES + kind]
