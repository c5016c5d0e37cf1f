"""Great people: gaining, placing, moving, killing (R-CIV-250 to R-CIV-264, 507, 525, 571 to 576, and examples)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from aegean.core.masks import members
from aegean.games.civilization import pieces as p
from aegean.games.civilization.abilities import ANY_TIME
from aegean.games.civilization.coins import coins
from aegean.games.civilization.force import has_person, may_use_person
from aegean.games.civilization.leaving import remove_person_to_reserve
from aegean.games.civilization.moments import Moment
from aegean.games.civilization.people import ChoosePerson, PlaceGained, gain_person, kill_person, place_squares
from aegean.games.civilization.person_cards import showable
from aegean.games.civilization.relics import take_relic
from aegean.games.civilization.state import HIDDEN
from aegean.games.civilization.tiles import RELIC_SPOT
from aegean.games.civilization.yields import city_yield
from tests.civilization.cards import card_of
from tests.civilization.managing import piece_at, start
from tests.civilization.position import Position


def kind_of(name: str) -> int:
    return p.PERSON_TYPES.index(name)


def stack(position: Position, *names: str) -> None:
    """The next cards of the deck."""
    for name in names:
        position.chance.loaded.append(place_of(position, card_of(name)))


def place_of(position: Position, card: int) -> Callable[[int], int]:
    return lambda _: members(position.state.person_deck).index(card)


def take_all(position: Position, *types: str) -> None:
    """No marker of these types is left in the supply."""
    for name in types:
        position.state.person_supply[kind_of(name)] = 0


def gain(position: Position, seat: int = 0, times: int = 1) -> None:
    for _ in range(times):
        gain_person(position.state, seat)
    position.settle()


def reserve(position: Position, name: str, seat: int = 0) -> int:
    return position.state.reserve[seat * p.TYPES + kind_of(name)]


def kill(position: Position, square: str) -> None:
    kill_person(position.state, position.square(square))
    position.settle()


# --- gaining


@pytest.mark.rule("R-CIV-254")
def test_a_card_is_drawn_in_secret_and_its_marker_taken() -> None:
    position = Position()
    state = position.state
    stack(position, "marco_polo")
    gain(position)
    assert state.down == [1 << card_of("marco_polo"), 0]
    assert state.up == [0, 0]
    assert not state.person_deck >> card_of("marco_polo") & 1
    assert state.person_supply[kind_of("industrialist")] == 2
    assert reserve(position, "industrialist") == 1
    (drawn,) = position.said("person-drawn")
    assert drawn.audience == 1 << 0
    assert drawn.values == {"person": "marco_polo"}
    for event in position.events:
        if event.kind != "person-drawn":
            assert "person" not in event.values


@pytest.mark.rule("R-CIV-255")
@pytest.mark.parametrize(
    ("first", "last", "marker"),
    [
        ("akira_kurosawa", "william_shakespeare", "artist"),
        ("ada_lovelace", "thomas_edison", "builder"),
        ("georgy_zhukov", "sun_tzu", "general"),
        ("martin_luther_king", "susan_b_anthony", "humanitarian"),
        ("ap_giannini", "zheng_he", "industrialist"),
        ("alan_turing", "isaac_newton", "scientist"),
    ],
)
def test_every_card_has_its_marker(first: str, last: str, marker: str) -> None:
    cards = range(card_of(first), card_of(last) + 1)
    assert len(cards) == 7
    for card in cards:
        position = Position()
        stack(position, p.PERSONS[card])
        gain(position)
        assert reserve(position, marker) == 1, p.PERSONS[card]


@pytest.mark.rule("R-CIV-256", "R-CIV-681")
def test_cards_of_exhausted_types_go_face_up_under_the_deck() -> None:
    position = Position()
    state = position.state
    take_all(position, "builder")
    state.person_supply[kind_of("humanitarian")] = 2
    stack(position, "archimedes", "jim_henson")
    gain(position)
    assert state.person_below == 1 << card_of("archimedes")
    assert state.down[0] == 1 << card_of("jim_henson")
    assert state.up[0] == 0
    assert state.person_supply[kind_of("humanitarian")] == 1
    assert reserve(position, "humanitarian") == 1
    assert reserve(position, "builder") == 0
    (passed,) = position.said("person-passed-over")
    assert passed.values["person"] == "archimedes"


@pytest.mark.rule("R-CIV-256", "R-CIV-253")
@pytest.mark.parametrize("deck", [True, False])
def test_without_any_marker_nothing_is_gained(deck: bool) -> None:
    position = Position(great_person_deck=deck)
    state = position.state
    take_all(position, *p.PERSON_TYPES)
    before = state.key()
    gain(position)
    assert state.key() == before
    assert position.said("no-great-people-left")


@pytest.mark.rule("R-CIV-258")
def test_when_face_up_cards_come_to_the_top_the_deck_is_shuffled() -> None:
    position = Position()
    state = position.state
    everything = state.person_deck
    last = 1 << card_of("sun_tzu")
    state.person_deck, state.person_below = last, everything & ~last
    stack(position, "sun_tzu", "leonidas")
    gain(position)
    position.play(0, "pass")
    # Nothing is turned over before a face-up card is needed.
    assert state.person_deck == 0
    gain(position)
    assert state.down[0] == last | 1 << card_of("leonidas")
    assert state.person_below == 0
    assert state.person_deck == everything & ~state.down[0]
    assert position.said("person-deck-shuffled")


@pytest.mark.rule("R-CIV-572")
def test_drawing_always_ends() -> None:
    position = Position(players=3)
    state = position.state
    # As many cards as can be held, one marker left; everything else has been passed over.
    for card in range(len(p.PERSONS)):
        if card % 7 < 3:
            state.down[card % 3] |= 1 << card
    state.down[0] &= ~(1 << card_of("isaac_newton"))
    state.person_supply = [0, 0, 0, 0, 0, 1]
    state.down = [mask & ~(1 << card_of("alan_turing")) for mask in state.down]
    held = state.down[0] | state.down[1] | state.down[2]
    state.person_deck = 0
    state.person_below = (1 << len(p.PERSONS)) - 1 & ~held & ~(1 << card_of("isaac_newton"))
    gain(position)
    gained = state.down[0] & ~held
    assert gained.bit_count() == 1
    assert gained.bit_length() - 1 in range(card_of("alan_turing"), card_of("isaac_newton"))


@pytest.mark.rule("R-CIV-253", "R-CIV-574")
def test_without_the_deck_a_marker_comes_by_chance() -> None:
    position = Position(great_person_deck=False)
    state = position.state
    state.person_deck = 0
    state.person_supply = [2, 0, 1, 0, 3, 0]
    position.chance.loaded += [2]  # of the six: two artists, a general, three industrialists
    gain(position)
    assert reserve(position, "general") == 1
    assert state.person_supply == [2, 0, 0, 0, 3, 0]
    assert state.down == [0, 0]
    position.play(0, "place general C2")
    assert city_yield(state, 0) >> p.COMBAT & p.FIELD == 4
    assert showable(state, 0) == []
    assert not any(may_use_person(state, 0, card) for card in range(len(p.PERSONS)))


# --- the Greeks


@pytest.mark.rule("R-CIV-257", "R-CIV-507", "R-CIV-687")
def test_the_greeks_draw_two_valid_cards_and_keep_one() -> None:
    position = Position(civs=("greece", "egypt"))
    state = position.state
    take_all(position, "artist")
    stack(position, "valmiki", "hannibal", "mark_twain", "alan_turing")
    gain(position)
    assert sorted(position.legal(0)) == ["keep-person alan_turing", "keep-person hannibal"]
    passed = 1 << card_of("valmiki") | 1 << card_of("mark_twain")
    assert state.person_below == passed
    assert position.why(0, "keep-person valmiki").rule == "R-CIV-257"
    position.play(0, "keep-person alan_turing")
    assert state.down[0] == 1 << card_of("alan_turing")
    assert state.person_below == passed | 1 << card_of("hannibal")
    assert reserve(position, "scientist") == 1
    assert reserve(position, "general") == 0
    assert state.person_supply[kind_of("general")] == 3


@pytest.mark.rule("R-CIV-257", "R-CIV-480")
def test_nobody_else_sees_what_the_greeks_choose_from() -> None:
    position = Position(civs=("greece", "egypt"))
    state = position.state
    stack(position, "hannibal", "alan_turing")
    gain(position)
    frame = state.agenda[-1]
    assert isinstance(frame, ChoosePerson)
    assert frame.shown_key(0) == (0, card_of("hannibal"), card_of("alan_turing"))
    assert frame.shown_key(1) == frame.shown_key(-1) == (0, HIDDEN, HIDDEN)
    assert all(event.audience == 1 << 0 for event in position.said("person-offered"))
    assert frame.cards() == ([], [card_of("hannibal"), card_of("alan_turing")])
    # Whoever imagines the choice draws two other cards that could have been drawn.
    take_all(position, "builder", "general", "humanitarian", "industrialist", "scientist")
    imagined = ChoosePerson(0, HIDDEN, HIDDEN).imagined(state, state.chance)
    cards = imagined.cards()[1]
    assert len(set(cards)) == 2
    assert all(card // 7 == kind_of("artist") and not state.person_deck >> card & 1 for card in cards)
    assert frame.imagined(state, state.chance) is frame


@pytest.mark.rule("R-CIV-507", "R-CIV-253")
def test_the_greeks_draw_two_markers_without_the_deck() -> None:
    position = Position(civs=("greece", "egypt"), great_person_deck=False)
    state = position.state
    state.person_supply = [1, 1, 1, 0, 0, 0]
    position.chance.loaded += [0, 1]  # an artist, then of builder and general the general
    gain(position)
    assert sorted(position.legal(0)) == ["keep-type artist", "keep-type general"]
    assert position.why(0, "keep-type builder").rule == "R-CIV-507"
    position.play(0, "keep-type general")
    assert state.person_supply == [1, 1, 0, 0, 0, 0]
    assert reserve(position, "general") == 1
    assert reserve(position, "artist") == 0


@pytest.mark.rule("R-CIV-507", "R-CIV-253")
@pytest.mark.parametrize("supply", [[0, 1, 0, 0, 0, 0], [0, 2, 0, 0, 0, 0]])
def test_the_greeks_take_what_there_is(supply: list[int]) -> None:
    position = Position(civs=("greece", "egypt"), great_person_deck=False)
    position.state.person_supply = supply[:]
    gain(position)
    assert reserve(position, "builder") == 1
    assert position.state.person_supply[kind_of("builder")] == supply[1] - 1


# --- one after the other


@pytest.mark.rule("R-CIV-264", "R-CIV-571")
def test_two_great_people_are_settled_one_after_the_other() -> None:
    position = Position()
    state = position.state
    stack(position, "leonidas", "galileo_galilei")
    gain(position, times=2)
    # The second card is not drawn before the first marker has its place.
    assert state.down[0].bit_count() == 1
    assert "place general C2" in position.legal(0)
    position.play(0, "place general C2")
    assert state.down[0].bit_count() == 2
    assert "place scientist C3" in position.legal(0)
    position.play(0, "pass")
    assert not state.agenda


@pytest.mark.rule("R-CIV-688", "R-CIV-264", "R-CIV-571")
def test_the_greeks_never_choose_from_four() -> None:
    position = Position(civs=("greece", "egypt"))
    state = position.state
    stack(position, "hannibal", "alan_turing", "marco_polo", "adam_smith")
    gain(position, times=2)
    assert sorted(position.legal(0)) == ["keep-person alan_turing", "keep-person hannibal"]
    position.play(0, "keep-person hannibal", "pass")
    assert sorted(position.legal(0)) == ["keep-person adam_smith", "keep-person marco_polo"]
    position.play(0, "keep-person adam_smith", "pass")
    assert state.down[0] == 1 << card_of("hannibal") | 1 << card_of("adam_smith")
    assert state.person_below == 1 << card_of("alan_turing") | 1 << card_of("marco_polo")


@pytest.mark.rule("R-CIV-313", "R-CIV-688")
def test_the_school_of_confucius() -> None:
    position = Position(civs=("greece", "egypt"))
    state = position.state
    position.explore(3, "n16")
    square = next(square for square, spot in enumerate(state.spot) if spot == RELIC_SPOT)
    stack(position, "hannibal", "alan_turing", "marco_polo", "adam_smith")
    take_relic(state, 0, square)
    position.settle()
    assert sorted(position.legal(0)) == ["keep-person alan_turing", "keep-person hannibal"]
    position.play(0, "keep-person hannibal", "pass", "keep-person adam_smith", "pass")
    assert state.down[0] == 1 << card_of("hannibal") | 1 << card_of("adam_smith")
    assert not state.agenda


def test_nothing_is_gained_after_the_end() -> None:
    position = Position()
    position.state.places = [1, 2]
    gain_person(position.state, 0)
    assert not position.state.agenda


# --- placing


@pytest.mark.rule("R-CIV-250", "R-CIV-550")
def test_great_people_stand_in_own_outskirts() -> None:
    position = Position()
    state = position.state
    assert sorted(position.name(square) for square in place_squares(state, 0)) == [
        "A3", "B1", "B3", "C1", "C2", "C3"
    ]  # fmt: skip
    position.put(1, "scout", "C1")
    position.put(0, "army", "C2")
    state.spot[position.square("B3")] = 0
    assert sorted(position.name(square) for square in place_squares(state, 0)) == ["A3", "B1", "C2", "C3"]
    stack(position, "valmiki")
    gain(position)
    for square, reason in (
        ("A1", "person-on-water"),
        ("C1", "person-blockaded"),
        ("B3", "person-on-marker"),
        ("D4", "not-your-outskirts"),
        ("G14", "not-your-outskirts"),
        ("B2", "not-your-outskirts"),
    ):
        assert position.why(0, f"place artist {square}").reason == reason
    assert position.why(0, "place builder C2").reason == "place-the-new-one"
    position.play(0, "place artist C2")
    assert piece_at(position, "C2") == "artist"


@pytest.mark.rule("R-CIV-251")
@pytest.mark.parametrize(
    ("name", "production", "trade", "culture", "coin", "combat"),
    [
        ("artist", 0, 1, 2, 0, 0),
        ("builder", 2, 0, 0, 1, 0),
        ("general", 0, 0, 0, 0, 4),
        ("humanitarian", 1, 1, 1, 1, 0),
        ("industrialist", 0, 0, 2, 1, 0),
        ("scientist", 1, 2, 0, 0, 0),
    ],
)
def test_a_marker_gives_its_icons_instead_of_the_squares_own(
    name: str, production: int, trade: int, culture: int, coin: int, combat: int
) -> None:
    position = Position()
    state = position.state
    assert state.yields[position.square("C1")] == p.yield_of(2)  # a forest
    state.reserve[kind_of(name)] = 1
    start(position)
    position.play(0, f"place {name} C1")
    assert state.yields[position.square("C1")] == p.yield_of(production, trade, culture, coin, combat)
    assert coins(state, 0) == coin
    assert state.resource_at(position.square("A3")) == p.IRON
    position.play(0, "end")
    state.settled = [0, 0]
    start(position)
    position.play(0, "shift C1 A3")
    assert state.resource_at(position.square("A3")) == p.NONE
    assert state.yields[position.square("C1")] == p.yield_of(2)


@pytest.mark.rule("R-CIV-250")
def test_in_reserve_they_have_no_effect() -> None:
    position = Position()
    state = position.state
    before = city_yield(state, 0)
    stack(position, "adam_smith")
    gain(position)
    position.play(0, "pass")
    assert reserve(position, "industrialist") == 1
    assert city_yield(state, 0) == before
    assert coins(state, 0) == 0
    assert not may_use_person(state, 0, card_of("adam_smith"))


@pytest.mark.rule("R-CIV-252")
def test_placed_at_once_or_in_a_later_start_of_turn() -> None:
    position = Position()
    start(position)
    stack(position, "valmiki", "zheng_he")
    gain(position)
    position.play(0, "place artist C2")
    gain(position)
    position.play(0, "pass")
    assert position.said("keeps-in-reserve")
    # This Start of Turn is not a later one.
    assert not any(text.startswith("place") for text in position.legal(0))
    assert position.why(0, "place industrialist C3").rule == "R-CIV-525"
    assert position.why(0, "place general C3").reason == "nobody-in-reserve"
    position.play(0, "end")
    next_turn(position)
    position.play(0, "place industrialist C3")
    assert piece_at(position, "C3") == "industrialist"
    assert reserve(position, "industrialist") == 0


def next_turn(position: Position) -> None:
    position.state.settled = [0] * position.state.players
    position.state.waiting = [0] * (p.TYPES * position.state.players)
    start(position)


@pytest.mark.rule("R-CIV-252")
def test_who_has_no_place_waits_for_a_later_start_of_turn() -> None:
    position = Position()
    state = position.state
    squares = place_squares(state, 0)
    for square in squares:
        state.spot[square] = 0
    start(position)
    stack(position, "valmiki")
    gain(position)
    state.spot[squares[0]] = p.NONE
    assert position.why(0, f"place artist {position.name(squares[0])}").rule == "R-CIV-525"
    next_turn(position)
    position.play(0, f"place artist {position.name(squares[0])}")


@pytest.mark.rule("R-CIV-252", "R-CIV-525")
def test_great_people_are_moved_once_a_turn() -> None:
    position = Position()
    state = position.state
    position.person("scientist", "C2")
    position.person("general", "C3")
    state.reserve[kind_of("artist")] = 1
    start(position)
    position.play(0, "place artist B1", "shift C2 C1")
    assert piece_at(position, "C2") == ""
    assert piece_at(position, "C1") == "scientist"
    assert not [text for text in position.legal(0) if text.startswith(("shift C1", "shift B1", "place"))]
    assert "shift C3 C2" in position.legal(0)
    assert position.why(0, "shift C1 C2").rule == "R-CIV-525"
    assert position.why(0, "shift B1 C2").rule == "R-CIV-525"
    assert position.why(0, "shift C3 A1").reason == "person-on-water"
    assert position.why(0, "shift B3 C2").reason == "no-person-there"
    position.play(0, "end")
    next_turn(position)
    assert "shift C1 C2" in position.legal(0)


@pytest.mark.rule("R-CIV-252")
def test_the_option_that_great_people_stay() -> None:
    position = Position(move_great_people=False)
    position.person("scientist", "C2")
    position.state.reserve[kind_of("artist")] = 1
    start(position)
    assert not any(text.startswith("shift") for text in position.legal(0))
    assert position.why(0, "shift C2 C1").reason == "people-stay"
    position.play(0, "place artist B1")
    assert piece_at(position, "B1") == "artist"


@pytest.mark.rule("R-CIV-571")
def test_they_may_be_placed_over_buildings_and_wonders_of_any_own_city() -> None:
    position = Position()
    state = position.state
    position.explore(2, "n21")
    position.city(0, "B6")
    position.building("temple", "C2")
    position.wonder(0, "colossus", "B7")
    pool = state.pool[p.TEMPLE // 2]
    stack(position, "valmiki", "marco_polo")
    gain(position, times=2)
    position.play(0, "place artist C2")
    assert state.pool[p.TEMPLE // 2] == pool + 1
    position.play(0, "place industrialist B7")
    assert piece_at(position, "B7") == "industrialist"
    assert state.wonder_owner[p.W_COLOSSUS] == p.NONE


@pytest.mark.rule("R-CIV-250", "R-CIV-525")
def test_over_a_great_person_of_another_type_who_goes_to_the_reserve() -> None:
    position = Position()
    state = position.state
    position.person("general", "C2")
    position.person("scientist", "C3")
    state.reserve[kind_of("artist")] = 1
    state.reserve[kind_of("general")] = 1
    start(position)
    assert position.why(0, "place general C2").reason == "same-person-there"
    position.play(0, "place artist C2")
    assert reserve(position, "general") == 2
    position.play(0, "place general B1", "place general B3", "shift C3 B1")
    # That general has had its turn.
    assert reserve(position, "general") == 1
    assert position.why(0, "place general C3").rule == "R-CIV-525"


@pytest.mark.rule("R-CIV-060", "R-CIV-519")
def test_an_american_start() -> None:
    position = Position(civs=("america", "egypt"))
    state = position.state
    state.turn = 0
    stack(position, "henry_ford")
    gain(position)
    assert isinstance(state.agenda[-1], PlaceGained)
    squares = {text.split()[-1] for text in position.legal(0)} - {"pass"}
    assert squares == {position.name(square) for square in state.outskirts(0) if not state.is_water(square)}
    assert "pass" in position.legal(0)
    assert state.down[0] == 1 << card_of("henry_ford")


# --- cards


@pytest.mark.rule("R-CIV-260", "R-CIV-690")
def test_shakespeare_needs_an_artist_on_the_map() -> None:
    position = Position()
    state = position.state
    position.card(0, "william_shakespeare", up=True)
    state.reserve[kind_of("artist")] = 1
    assert not may_use_person(state, 0, card_of("william_shakespeare"))
    position.person("artist", "C2")
    assert may_use_person(state, 0, card_of("william_shakespeare"))
    position.put(1, "scout", "C2")
    assert not may_use_person(state, 0, card_of("william_shakespeare"))
    position.person("artist", "C3")
    assert may_use_person(state, 0, card_of("william_shakespeare"))


@pytest.mark.rule("R-CIV-263", "R-CIV-575", "R-CIV-259")
def test_a_card_is_turned_up_for_free_and_works_at_once() -> None:
    position = Position()
    state = position.state
    position.card(0, "adam_smith")
    position.card(0, "valmiki")
    position.card(0, "frida_kahlo")
    position.person("industrialist", "C2")
    start(position)
    assert coins(state, 0) == 1  # the marker
    # Not the artist's card, whose marker is not there, nor one that is used by choice.
    assert [text for text in position.legal(0) if text.startswith("show")] == ["show adam_smith"]
    position.play(0, "show adam_smith")
    assert coins(state, 0) == 2
    assert state.up[0] == 1 << card_of("adam_smith")
    (shown,) = position.said("shows-person")
    assert shown.values == {"seat": 0, "person": "adam_smith"}
    assert "show adam_smith" not in position.legal(0)
    # It stays up while the marker is blockaded, and does nothing then.
    position.put(1, "army", "C2")
    assert coins(state, 0) == 0
    assert state.up[0] == 1 << card_of("adam_smith")


@pytest.mark.rule("R-CIV-575", "R-CIV-472")
def test_a_card_turned_up_may_win() -> None:
    position = Position()
    position.card(0, "adam_smith")
    position.person("industrialist", "C2")
    position.state.tokens[p.ON_SHEET] = 13
    start(position)
    position.play(0, "show adam_smith")
    assert position.state.places == [1, 2]


@pytest.mark.rule("R-CIV-575", "R-CIV-561")
def test_a_card_is_turned_up_between_two_parts() -> None:
    position = Position()
    position.card(1, "adam_smith")
    square = position.around(1)[1]
    position.person("industrialist", square)
    position.ask(Moment(1, ANY_TIME, ()))
    position.play(1, "show adam_smith")
    assert position.state.up[1] == 1 << card_of("adam_smith")
    assert position.legal(1) == ["pass"]


# --- killing


@pytest.mark.rule("R-CIV-261", "R-CIV-262", "R-CIV-682")
@pytest.mark.parametrize("draw", [0, 1])
def test_a_killed_artist_costs_one_of_two_cards_by_chance(draw: int) -> None:
    cards = ("jerry_garcia", "william_shakespeare")
    lost, kept = cards[draw], cards[1 - draw]
    position = Position()
    state = position.state
    position.card(0, "william_shakespeare", up=True)
    position.card(0, "jerry_garcia")
    position.person("artist", "C2")
    position.person("artist", "C3")
    position.chance.loaded.append(draw)
    kill(position, "C3")
    assert state.person_supply[kind_of("artist")] == 2
    assert piece_at(position, "C3") == ""
    assert state.person_below == 1 << card_of(lost)
    assert state.up[0] | state.down[0] == 1 << card_of(kept)


@pytest.mark.rule("R-CIV-261", "R-CIV-576")
def test_markers_in_reserve_count_and_are_safe() -> None:
    position = Position()
    state = position.state
    position.card(0, "william_shakespeare")
    position.card(0, "jerry_garcia")
    position.card(0, "marco_polo")
    position.person("artist", "C2")
    position.person("artist", "C3")
    state.reserve[kind_of("artist")] = 1
    kill(position, "C3")
    assert state.down[0].bit_count() == 3
    kill(position, "C2")
    # One marker in reserve, so one card; the other type is not concerned.
    assert state.reserve[kind_of("artist")] == 1
    assert state.down[0].bit_count() == 2
    assert state.down[0] >> card_of("marco_polo") & 1
    assert not state.up[0]


@pytest.mark.rule("R-CIV-261")
def test_surplus_cards_are_picked_one_at_a_time() -> None:
    position = Position()
    state = position.state
    for name in ("leonidas", "sun_tzu", "hannibal"):
        position.card(0, name)
    position.person("general", "C2")
    asked: list[int] = []

    def last(sides: int) -> int:
        asked.append(sides)
        return sides - 1

    position.chance.loaded += [last, last, last]
    kill(position, "C2")
    assert asked == [3, 2, 1]
    assert state.down[0] == 0
    assert state.person_below.bit_count() == 3


@pytest.mark.rule("R-CIV-573")
def test_newton_in_the_pyramid_is_not_held() -> None:
    position = Position()
    state = position.state
    position.card(0, "alan_turing")
    state.person_deck &= ~(1 << card_of("isaac_newton"))
    state.blank[0] = 1
    position.person("scientist", "C2")
    position.person("scientist", "C3")
    kill(position, "C3")
    assert state.down[0] == 1 << card_of("alan_turing")
    assert state.person_below == 0


@pytest.mark.rule("R-CIV-261")
def test_jim_hensons_markers_go_with_the_card() -> None:
    position = Position()
    position.card(0, "jim_henson", up=True)
    position.person("humanitarian", "C2")
    position.state.henson[0] = 3
    kill(position, "C2")
    assert position.state.henson[0] == 0


@pytest.mark.rule("R-CIV-535")
@pytest.mark.parametrize("killed", [True, False])
def test_a_hand_limit_that_falls(killed: bool) -> None:
    position = Position()
    state = position.state
    position.card(0, "valmiki", up=True)
    position.person("artist", "C2")
    position.event(0, "drought", "sabotage", "lost")
    if killed:
        kill(position, "C2")
    else:
        remove_person_to_reserve(state, position.square("C2"))
        position.settle()
        assert reserve(position, "artist") == 1
        assert not has_person(state, 0, card_of("valmiki"))
    assert sorted(position.legal(0)) == ["discard drought", "discard lost", "discard sabotage"]


@pytest.mark.rule("R-CIV-624")
def test_a_coin_under_a_killed_marker_counts_again() -> None:
    position = Position()
    state = position.state
    state.printed[position.square("C2")] = p.yield_of(coin=1)
    position.person("general", "C2")
    state.tokens[p.ON_SHEET] = 14
    kill(position, "C2")
    assert state.places == [1, 2]


@pytest.mark.rule("R-CIV-574")
def test_without_the_deck_a_killed_marker_only_returns() -> None:
    position = Position(great_person_deck=False)
    position.person("artist", "C2")
    kill(position, "C2")
    assert position.state.person_supply[kind_of("artist")] == 3
    assert position.state.person_below == 0
