"""Relics (ledger section 19)."""

from __future__ import annotations

import pytest

from aegean.games.civilization import pieces as p
from aegean.games.civilization.buildings import building_squares, may_build_on
from aegean.games.civilization.founding import may_found
from aegean.games.civilization.limits import may_end_at
from aegean.games.civilization.pieces import NONE
from aegean.games.civilization.start_of_turn import begin_start_of_turn
from aegean.games.civilization.terrain import may_change
from aegean.games.civilization.tiles import RELIC_SPOT
from tests.civilization.moving import begin, groups, play_out, prompt, sea, squares
from tests.civilization.position import SEATED, Position

# By relic: its tile, where it lies below Rome's home, and a square next to it.
PLACES = {"atlantis": ("n15", "C6", "C5"), "confucius": ("n16", "B6", "C6"), "seven_cities": ("n17", "C7", "C6")}


def beside(relic: str, civs: tuple[str, ...] = SEATED) -> Position:
    """An army and a scout of seat 0 next to a relic."""
    tile, square, near = PLACES[relic]
    position = Position(2, civs)
    position.explore(2, tile)
    position.know(0, "sailing")
    assert position.state.spot[position.square(square)] == RELIC_SPOT
    position.put(0, "army", near)
    position.put(0, "scout", near)
    return position


def enter(relic: str, civs: tuple[str, ...] = SEATED) -> Position:
    """The army has ended its move on the relic."""
    position = beside(relic, civs)
    begin(position).play(0, f"group {PLACES[relic][2]} 1 0", f"step {PLACES[relic][1]}", "stop")
    return position


def start(position: Position, seat: int = 0) -> None:
    """The seat's next Start of Turn begins."""
    position.state.agenda.clear()
    position.state.turn += 1
    position.state.phase, position.state.active = p.START_OF_TURN, seat
    begin_start_of_turn(position.state, seat)
    position.settle()


@pytest.mark.rule("R-CIV-310")
def test_nothing_is_built_or_changed_there() -> None:
    position = beside("seven_cities")
    square = position.square("C7")
    position.city(0, "B6")
    assert square in position.state.outskirts(1)
    assert not may_build_on(position.state, 1, square)
    assert square not in building_squares(position.state, 1, p.WORKSHOP)
    assert not may_change(position.state, square, p.DESERT)
    position.state.spot[square] = NONE
    assert may_build_on(position.state, 1, square)
    assert may_change(position.state, square, p.DESERT)


@pytest.mark.rule("R-CIV-311")
@pytest.mark.parametrize(
    ("relic", "terrain"), [("atlantis", p.WATER), ("confucius", p.MOUNTAIN), ("seven_cities", p.FOREST)]
)
def test_the_first_army_to_end_there_takes_it(relic: str, terrain: int) -> None:
    position = enter(relic)
    play_out(position)
    square = position.square(PLACES[relic][1])
    assert (position.state.spot[square], position.state.terrain[square]) == (NONE, terrain)
    assert [event.values["seat"] for event in position.said("takes-relic")] == [0]
    assert squares(position, 0, "army") == [PLACES[relic][1]]
    due, people = position.state.relics_due[0], position.state.down[0]
    position.state.done = 0
    position.play(0, f"group {PLACES[relic][2]} 0 1", f"step {PLACES[relic][1]}", "stop")  # scouts may enter now
    assert (position.state.relics_due[0], position.state.down[0]) == (due, people)  # it is gained once


@pytest.mark.rule("R-CIV-311")
def test_passing_does_nothing() -> None:
    position = beside("seven_cities")
    begin(position).play(0, "group C6 1 0", "step C7", "step C8", "stop")
    assert position.state.spot[position.square("C7")] == RELIC_SPOT
    assert position.state.relics_due[0] == 0


@pytest.mark.rule("R-CIV-311")
def test_an_army_left_behind_ends_its_move_there() -> None:
    position = beside("seven_cities")
    begin(position).play(0, "group C6 1 1", "step C7")
    assert "leave 0 1" not in position.legal(0)  # a scout does not end there alone
    position.play(0, "leave 1 0")
    assert position.state.spot[position.square("C7")] == NONE
    position.play(0, "step C8", "stop")
    assert (squares(position, 0, "army"), squares(position, 0, "scout")) == (["C7"], ["C8"])


@pytest.mark.rule("R-CIV-312", "R-CIV-083", "R-CIV-596")
def test_atlantis_teaches_in_the_next_start_of_turn() -> None:
    position = enter("atlantis")
    assert prompt(position) == "Move"
    techs = position.state.techs[0]
    trade = position.state.trade[0] = 3
    start(position)
    assert prompt(position) == "AtlantisTeaches"
    options = position.legal(0)
    assert "tech writing" in options
    assert "end" not in options
    assert "tech flight" not in options  # no slot
    assert position.why(0, "tech flight").rule == "R-CIV-596"
    position.play(0, "tech writing")
    assert position.state.techs[0] == techs | 1 << p.T_WRITING
    assert (position.state.trade[0], position.state.relics_due[0]) == (trade, 0)
    start(position)
    assert prompt(position) == "StartOfTurn"


def pyramid(position: Position, *sizes: int) -> None:
    """So many techs of each level, Agriculture not among them (it would make the capital grow)."""
    for level, size in enumerate(sizes, 1):
        techs = [tech for tech in range(len(p.TECHS)) if p.TECH_LEVELS[tech] == level and tech != p.T_AGRICULTURE]
        position.know(0, *(p.TECHS[tech] for tech in techs[:size]))


@pytest.mark.rule("R-CIV-596")
def test_atlantis_may_give_space_flight() -> None:
    for modern in (1, 2):
        position = Position()
        pyramid(position, 6, 5, 4, modern)
        position.state.relics_due[0] = 1 << p.ATLANTIS
        start(position)
        assert ("tech space_flight" in position.legal(0)) == (modern == 2)
    position.play(0, "tech space_flight")
    assert position.state.places == [1, 2]


@pytest.mark.rule("R-CIV-596")
def test_without_a_slot_the_benefit_is_lost() -> None:
    position = Position()
    position.state.techs[0] = (1 << p.T_SPACE_FLIGHT) - 1  # nothing is left that has a slot
    position.state.place_city(0, position.square("B2"), position.square("C2"))  # grown already
    position.state.techs[1] |= 1 << p.T_SPACE_FLIGHT
    position.state.relics_due[0] = 1 << p.ATLANTIS
    start(position)
    assert (prompt(position), position.state.relics_due[0]) == ("StartOfTurn", 0)


@pytest.mark.rule("R-CIV-596", "R-CIV-312")
def test_a_single_tech_is_learned_without_a_question() -> None:
    position = Position()
    pyramid(position, 10, 10, 9, 8)
    position.know(0, "agriculture")
    position.state.place_city(0, position.square("B2"), position.square("A2"))
    position.state.relics_due[0] = 1 << p.ATLANTIS
    start(position)  # no slot is left but the one for Space Flight
    assert position.state.knows(0, p.T_SPACE_FLIGHT)
    assert position.state.places == [1, 2]


@pytest.mark.rule("R-CIV-083", "R-CIV-312", "R-CIV-314")
def test_both_benefits_in_one_start_of_turn() -> None:
    position = beside("seven_cities")
    position.state.relics_due[0] = 1 << p.ATLANTIS
    begin(position).play(0, "group C6 1 0", "step C7", "stop")
    start(position)
    assert prompt(position) == "AtlantisTeaches"
    position.play(0, "tech writing")
    assert prompt(position) == "InvestTwice"


@pytest.mark.rule("R-CIV-561", "R-CIV-312")
def test_a_card_for_any_time_before_atlantis_teaches() -> None:
    position = Position()
    position.card(0, "marco_polo")
    position.person("industrialist", position.around(0)[0])
    position.state.relics_due[0] = 1 << p.ATLANTIS
    start(position)
    position.play(0, "use marco_polo")
    assert (position.state.trade[0], prompt(position)) == (27, "AtlantisTeaches")


@pytest.mark.rule("R-CIV-313")
def test_two_great_people_at_the_school() -> None:
    position = enter("confucius")
    play_out(position)
    assert position.state.down[0].bit_count() == 2
    assert sum(position.state.person_supply) == p.TYPES * p.MARKERS_PER_TYPE - 2
    assert position.state.relics_due[0] == 0


@pytest.mark.rule("R-CIV-313", "R-CIV-688")
def test_the_greeks_choose_twice() -> None:
    position = enter("confucius", ("greece", "egypt"))
    assert position.state.person_deck.bit_count() == len(p.PERSONS) - 2  # the others are drawn when this is settled
    asked = 0
    while prompt(position) != "Move":
        if prompt(position) == "ChoosePerson":
            asked += 1
            assert len(position.legal(0)) == 2
        position.play(0, position.legal(0)[0])
    assert (asked, position.state.down[0].bit_count(), position.state.person_below.bit_count()) == (2, 2, 2)


@pytest.mark.rule("R-CIV-314", "R-CIV-315", "R-CIV-083")
def test_two_free_investments_besides_the_paid_one() -> None:
    position = enter("seven_cities", ("arabia", "egypt"))
    assert prompt(position) == "Move"
    position.state.tokens[p.ON_SHEET] = 1
    start(position)
    assert prompt(position) == "InvestTwice"
    for _ in range(2):
        assert prompt(position) == "InvestTwice"
        card = next(text for text in position.legal(0) if text.endswith("infrastructure"))
        position.play(0, card)
        while prompt(position) not in ("InvestTwice", "StartOfTurn"):
            position.play(0, position.legal(0)[0])
    assert position.state.invested[p.INFRASTRUCTURE] == 2
    assert position.state.tokens[p.ON_SHEET] == 1  # nothing was paid
    assert position.state.space[0] == 2  # the Arabs advance for each of them
    assert [text for text in position.legal(0) if text.startswith("invest")]  # the paid one is still there


@pytest.mark.rule("R-CIV-595")
def test_a_relic_is_gained_only_by_a_move() -> None:
    position = sea()
    position.know(0, "sailing")
    assert not may_end_at(position.state, 0, position.square("C6"))
    assert may_end_at(position.state, 0, position.square("C5"))


@pytest.mark.rule("R-CIV-595", "R-CIV-311")
def test_nobody_ends_on_atlantis_without_ships() -> None:
    position = sea()
    position.know(0, "navigation", "horseback_riding")
    position.put(0, "army", "C8")
    begin(position).play(0, "group C8 1 0", "step C7")
    assert "step C6" not in position.legal(0)  # too far from land for the way back
    assert groups(position) == set()


@pytest.mark.rule("R-CIV-532", "R-CIV-109")
def test_no_city_beside_a_relic() -> None:
    position = beside("seven_cities")
    refusal = may_found(position.state, 0, position.square("C6"))
    assert refusal is not None
