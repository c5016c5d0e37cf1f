"""What all great person cards have in common (R-CIV-122, 259, 260, 263, 575, 639, 640)."""

from __future__ import annotations

import pytest

from aegean.games.civilization import pieces as p
from aegean.games.civilization.abilities import BY_NAME
from aegean.games.civilization.force import might_have
from aegean.games.civilization.person_cards import LASTING, show_card, showable
from tests.civilization.cards import card_of, give, home_square, is_discarded, move
from tests.civilization.managing import manage, start, two_cities
from tests.civilization.position import Position

# --- ownership, discarding, asking


DISCARDED = (
    "frida_kahlo", "jerry_garcia", "mark_twain", "michelangelo", "ada_lovelace", "frank_lloyd_wright",
    "orville_wright", "thomas_edison", "gustavus_adolphus", "hannibal", "joan_of_arc", "khalid_ibn_al_walid",
    "florence_nightingale", "jacques_cousteau", "st_francis", "andrew_carnegie", "captain_cook", "marco_polo",
    "zheng_he", "albert_einstein", "galileo_galilei",
)  # fmt: skip


@pytest.mark.rule("R-CIV-259", "R-CIV-260", "R-CIV-122")
@pytest.mark.parametrize("name", DISCARDED)
def test_cards_that_are_discarded(name: str) -> None:
    """By their use they go face up under the deck; before it they need a marker that stands free."""
    position = Position()
    state = position.state
    ability = BY_NAME[name]
    position.card(0, name)
    assert not ability.owned(state, 0)
    square = home_square(position, 0)
    position.person(p.PERSON_TYPES[card_of(name) // p.CARDS_PER_TYPE], square)
    assert ability.owned(state, 0)
    assert not ability.owned(state, 1)
    position.put(1, "scout", square)
    assert not ability.owned(state, 0)
    assert not ability.once
    ability.spend(state, 0)
    assert is_discarded(position, name)


WINDOWS = {
    "start": ("orville_wright", "thomas_edison", "jacques_cousteau", "mother_teresa"),
    "cities": (
        "ada_lovelace", "frank_lloyd_wright", "hannibal", "st_francis", "andrew_carnegie", "albert_einstein",
        "galileo_galilei",
    ),
    "move": ("captain_cook",),
    "any": ("frida_kahlo", "marco_polo", "zheng_he"),
    "none": ("khalid_ibn_al_walid", "mark_twain"),
}  # fmt: skip


@pytest.mark.rule("R-CIV-259", "R-CIV-641")
@pytest.mark.parametrize(("window", "name"), [(window, name) for window, names in WINDOWS.items() for name in names])
def test_a_card_is_used_in_its_own_window(window: str, name: str) -> None:
    position = two_cities()
    state = position.state
    give(position, name)
    position.building("workshop", "B7")
    position.put(0, "army", "C1")
    position.put(0, "army", "A6")
    position.know(1, "pottery")
    position.marker(1, "hut", "spy")
    state.tokens[p.ON_SHEET] = 4
    state.trade[0] = state.culture[0] = 5
    state.first = 1
    for begin, own in ((start, "start"), (manage, "cities"), (move, "move")):
        begin(position)
        assert position.offers_use(0, name) == (window in (own, "any")), own
        state.agenda.clear()


@pytest.mark.rule("R-CIV-639", "R-CIV-640")
def test_who_might_have_a_card_as_far_as_everybody_knows() -> None:
    position = Position(players=3)
    state = position.state
    card = card_of("marco_polo")
    assert not might_have(state, 0, card)
    square = give(position, "adam_smith")
    # A face-down card of the type could be any of them.
    assert might_have(state, 0, card)
    assert not might_have(state, 0, card_of("hannibal"))
    position.put(1, "scout", square)
    assert not might_have(state, 0, card)
    state.put_figure(state.figures_at(1, position.square(square))[0], p.NONE)
    # Not one that lies open elsewhere.
    state.person_below |= 1 << card
    assert not might_have(state, 0, card)
    state.person_below = 0
    state.up[2] |= 1 << card
    assert not might_have(state, 0, card)
    state.up[2] = 0
    show_card(state, 0, card_of("adam_smith"))
    assert not might_have(state, 0, card)
    assert might_have(state, 0, card_of("adam_smith"))


@pytest.mark.rule("R-CIV-263", "R-CIV-575")
def test_which_cards_can_be_turned_up() -> None:
    position = Position()
    state = position.state
    for name in p.PERSONS:
        position.card(0, name)
    assert showable(state, 0) == []
    squares = [square for square in state.outskirts(0) if not state.is_water(square)]
    for kind, square in enumerate(squares):
        position.person(p.PERSON_TYPES[kind], position.name(square))
    assert sorted(p.PERSONS[card] for card in showable(state, 0)) == [
        "adam_smith", "akira_kurosawa", "alan_turing", "archimedes", "henry_ford", "jim_henson", "lorenzo_de_medici",
        "louis_pasteur", "martin_luther_king", "susan_b_anthony", "valmiki",
    ]  # fmt: skip
    for card in LASTING:
        show_card(state, 0, card)
    assert showable(state, 0) == []
