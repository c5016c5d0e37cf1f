"""A capital grows into a metropolis (R-CIV-082, 440 to 449, 524, 534, 628 to 631, 680)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from aegean.games.civilization import pieces as p
from aegean.games.civilization.battle import defence_bonus
from aegean.games.civilization.buildings import building_squares, put_building
from aegean.games.civilization.growth import grow, grow_if_due, growth_refusal, growth_squares
from aegean.games.civilization.limits import may_end_at
from aegean.games.civilization.state import Civ
from aegean.games.civilization.techs import learn, research_free
from aegean.games.civilization.wonders import build_wonder
from aegean.games.civilization.yields import arts_of, production_of
from tests.civilization.position import Position


def table(*civs: str) -> Position:
    """Seat 0 knows Agriculture and has its capital on B2 (mountains to the right, desert below); n01 lies beside it."""
    position = Position(civs=civs or ("rome", "egypt"))
    position.explore(1, "n01")
    position.explore(2, "n02")
    position.know(0, "agriculture")
    return position


def legal(position: Position) -> list[str]:
    return sorted(position.name(square) for square in growth_squares(position.state, 0))


def why(position: Position, square: str) -> str:
    refusal = growth_refusal(position.state, 0, position.square(square))
    return "" if refusal is None else refusal.rule


def run_growth(position: Position) -> None:
    grow_if_due(position.state, 0)
    position.settle()


@pytest.mark.rule("R-CIV-680", "R-CIV-441", "R-CIV-442", "R-CIV-443", "R-CIV-444", "R-CIV-445", "R-CIV-446")
def test_the_example_of_growth() -> None:
    position = Position(civs=("greece", "egypt"))
    state = position.state
    position.explore(1, "n08", 1)
    state.remove_city(0)
    state.place_city(0, position.square("C2"))
    position.know(0, "agriculture")
    position.building("harbor", "D2")
    position.put(1, "army", "C3")
    assert state.is_water(position.square("D2"))
    assert legal(position) == ["B2", "D2"]
    assert why(position, "C1") == "R-CIV-445"
    assert why(position, "C3") == "R-CIV-442"
    pool = state.pool[p.HARBOR // 2]
    run_growth(position)
    assert sorted(position.legal(0)) == ["grow B2", "grow D2"]
    assert position.why(0, "grow C1").rule == "R-CIV-445"
    position.play(0, "grow D2")
    assert state.pool[p.HARBOR // 2] == pool + 1
    assert state.centres(0) == [position.square("C2"), position.square("D2")]
    assert sorted(position.around(0)) == ["B1", "B2", "B3", "C1", "C3", "D1", "D3", "E1", "E2", "E3"]
    assert not state.is_water(position.square("D2"))


@pytest.mark.rule("R-CIV-440", "R-CIV-231")
def test_a_metropolis_has_ten_squares_and_two_culture() -> None:
    position = table()
    state = position.state
    assert arts_of(state, 0) == 1
    grow(state, 0, position.square("C2"))
    assert len(state.outskirts(0)) == 10
    assert arts_of(state, 0) == 2
    assert production_of(state, 0) == 6 - 1 + 2  # C2 is a centre now, D2 is a new forest


@pytest.mark.rule("R-CIV-441", "R-CIV-445")
def test_only_next_to_the_capital_and_inside_the_map() -> None:
    position = table()
    assert why(position, "C3") == "R-CIV-441"
    assert why(position, "A2") == "R-CIV-445"
    assert why(position, "B1") == "R-CIV-445"
    assert legal(position) == ["B3", "C2"]


@pytest.mark.rule("R-CIV-442")
@pytest.mark.parametrize("figure", ["army", "scout"])
def test_enemies_on_the_square_forbid_it(figure: str) -> None:
    position = table()
    position.put(1, figure, "C2")
    assert why(position, "C2") == "R-CIV-442"
    position.put(1, "army", "D2")  # in the new outskirts they do not hinder
    assert why(position, "B3") == ""


@pytest.mark.rule("R-CIV-442")
def test_own_figures_make_room() -> None:
    position = table()
    state = position.state
    army, scout = position.put(0, "army", "C2")[0], position.put(0, "scout", "C2")[0]
    position.put(1, "army", "D1")
    position.put(0, "army", "C3", 2)
    grow(state, 0, position.square("C2"))
    position.settle()
    options = position.legal(0)
    assert "figure army D2" in options
    assert "figure scout B1" in options
    assert "figure army C3" not in options  # full
    assert "figure army D1" not in options  # an enemy
    assert "figure army B2" not in options  # a centre
    position.play(0, "figure army D2", "figure scout D2")
    assert state.at[army] == state.at[scout] == position.square("D2")
    assert state.count_at(0, position.square("C2")) == 0


@pytest.mark.rule("R-CIV-442", "R-CIV-533")
@pytest.mark.parametrize("places", [0, 1])
def test_a_figure_takes_the_only_place_or_goes_home(places: int) -> None:
    position = table()
    state = position.state
    armies = position.put(0, "army", "C2", 2)
    for name in ("B1", "C1", "D1", "D2", "B3", "C3", "D3")[places:]:
        state.terrain[position.square(name)] = p.WATER
    grow(state, 0, position.square("C2"))
    position.settle()
    assert [state.at[army] for army in armies] == [position.square("B1") if places else p.NONE] * 2


@pytest.mark.rule("R-CIV-443")
def test_what_stands_on_the_square_is_built_over() -> None:
    position = table()
    state = position.state
    square = position.square("C2")
    position.person("artist", "C2")
    grow(state, 0, square)
    position.settle()
    assert state.piece[square] == p.NOTHING
    assert state.reserve[p.ARTIST] == 1
    other = table()
    other.wonder(0, "stonehenge", "C2")
    grow(other.state, 0, square)
    other.settle()
    assert other.state.wonder_owner[p.W_STONEHENGE] == p.NONE
    third = table()
    third.building("workshop", "C2")
    pool = third.state.pool[p.WORKSHOP // 2]
    grow(third.state, 0, square)
    assert third.state.pool[p.WORKSHOP // 2] == pool + 1


@pytest.mark.rule("R-CIV-444")
def test_water_under_a_metropolis_is_water_no_more() -> None:
    position = table()
    state = position.state
    square = position.square("C2")
    state.terrain[square] = p.WATER
    assert why(position, "C2") == ""
    grow(state, 0, square)
    assert not state.is_water(square)
    assert not may_end_at(state, 0, square)


@pytest.mark.rule("R-CIV-445")
def test_the_new_outskirts_must_be_explored_and_free_of_other_cities() -> None:
    position = Position(civs=("rome", "egypt"))
    position.state.place_city(0, position.square("C2"))
    position.know(0, "agriculture")
    assert why(position, "D2") == "R-CIV-445"  # column E is not explored
    position.explore(1, "n01")
    assert why(position, "D2") == ""
    position.city(1, "F3", 1)
    assert why(position, "D2") == "R-CIV-445"
    own = table()
    own.state.place_city(0, own.square("C2"))
    own.city(0, "F3")
    assert why(own, "D2") == "R-CIV-445"


@pytest.mark.rule("R-CIV-445", "R-CIV-045")
def test_one_square_in_the_hole_is_too_many() -> None:
    position = Position(5)
    state = position.state
    state.terrain = [p.GRASSLAND] * len(state.terrain)
    state.remove_city(0)
    state.place_city(0, position.square("K8"))  # the hole begins with M9
    assert why(position, "L8") == "R-CIV-445"
    assert why(position, "J8") == ""


@pytest.mark.rule("R-CIV-446", "R-CIV-628")
def test_growth_is_no_choice_and_asks_only_where_to() -> None:
    position = table()
    state = position.state
    run_growth(position)
    assert sorted(position.legal(0)) == ["grow B3", "grow C2"]  # and nothing else
    for text in ("end", "use drought", "square C2"):
        assert (position.why(0, text).reason, position.why(0, text).rule) == ("grow-first", "R-CIV-446")
    other = table()
    other.put(1, "army", "B3")
    run_growth(other)
    assert other.state.second[0] == other.square("C2")
    assert other.asked() == []
    assert state.second[0] == p.NONE


@pytest.mark.rule("R-CIV-628")
def test_without_agriculture_nothing_grows_and_nothing_grows_twice() -> None:
    position = table()
    position.state.techs[0] &= ~(1 << p.T_AGRICULTURE)
    run_growth(position)
    assert position.state.second[0] == p.NONE
    assert not position.asked()
    india = Position(civs=("india", "egypt"))
    before = india.state.centres(0)
    run_growth(india)
    assert india.state.centres(0) == before
    assert not india.asked()


@pytest.mark.rule("R-CIV-447")
def test_walls_and_markers_carry_over() -> None:
    position = table()
    state = position.state
    state.walls |= 1
    state.city_marker[0] = p.CARAVAN
    grow(state, 0, position.square("C2"))
    assert state.walls & 1
    assert state.city_marker[0] == p.CARAVAN


@pytest.mark.rule("R-CIV-449", "R-CIV-534")
def test_markers_in_the_new_outskirts_do_not_hinder() -> None:
    position = table()
    state = position.state
    hut = position.square("D2")  # a forest
    state.spot[hut] = 0
    before = production_of(state, 0)
    assert why(position, "C2") == ""
    grow(state, 0, position.square("C2"))
    assert state.has_marker(hut)
    assert production_of(state, 0) == before - 1 + 2  # its icons can be used
    assert hut not in building_squares(state, 0, p.MARKET)
    state.spot[hut] = p.NONE
    assert hut in building_squares(state, 0, p.MARKET)


@pytest.mark.rule("R-CIV-449")
@pytest.mark.parametrize("spot", [0, 1, 2])
def test_a_marker_on_the_square_itself_forbids_it(spot: int) -> None:
    position = table()
    position.state.spot[position.square("C2")] = spot
    assert why(position, "C2") == "R-CIV-449"


@pytest.mark.rule("R-CIV-629")
def test_pieces_stay_and_the_limits_hold_for_the_whole() -> None:
    position = table()
    state = position.state
    position.building("market", "C1")
    position.wonder(0, "stonehenge", "A3")
    position.person("artist", "B1")
    before = {square: state.piece[square] for square in state.outskirts(0)}
    grow(state, 0, position.square("C2"))
    kept = [square for square in state.outskirts(0) if square in before]
    assert len(kept) == 7
    assert all(state.piece[square] == before[square] for square in kept)
    put_building(state, 0, position.square("D2"), p.TEMPLE)  # a new square: the first star building goes
    assert state.piece[position.square("C1")] == p.NOTHING
    build_wonder(state, 0, position.square("D3"), p.W_ORACLE)  # and so does the first wonder
    assert state.piece[position.square("A3")] == p.NOTHING


@pytest.mark.rule("R-CIV-631")
def test_growth_needs_no_scout_and_no_city_limit_and_gives_rome_nothing() -> None:
    position = table()
    state = position.state
    position.city(0, "G3")
    state.guests[position.square("B3")] |= 2  # so that there is one square only
    run_growth(position)
    assert state.second[0] == position.square("C2")
    assert state.space[0] == 0


@pytest.mark.rule("R-CIV-472", "R-CIV-624")
def test_a_coin_in_the_new_outskirts_counts_at_once() -> None:
    position = table()
    state = position.state
    state.tokens[p.ON_SHEET] = 14
    state.printed[position.square("D2")] = p.yield_of(2, coin=1)
    state.refresh_yield(position.square("D2"))
    grow(state, 0, position.square("C2"))
    assert state.places == [1, 2]


@pytest.mark.rule("R-CIV-443", "R-CIV-535")
def test_a_bank_that_is_built_over_can_lower_the_hand_limit() -> None:
    position = table()
    state = position.state
    position.know(0, "computers")
    position.building("bank", "C2")
    state.tokens[p.ON_SHEET] = 3
    position.event(0, "drought", "sabotage", "defection")
    grow(state, 0, position.square("C2"))
    position.settle()
    position.play(0, "discard drought")
    assert position.asked() == []


@pytest.mark.rule("R-CIV-440")
def test_a_metropolis_is_harder_to_take() -> None:
    position = table()
    before = defence_bonus(position.state, 0)
    grow(position.state, 0, position.square("C2"))
    assert defence_bonus(position.state, 0) == before + 2


@pytest.mark.rule("R-CIV-628")
@pytest.mark.parametrize("way", [learn, research_free])
@pytest.mark.parametrize("phase", [p.START_OF_TURN, p.RESEARCH])
def test_the_capital_grows_as_agriculture_is_gained(way: Callable[[Civ, int, int], None], phase: int) -> None:
    position = table()
    state = position.state
    state.techs[0] &= ~(1 << p.T_AGRICULTURE)
    state.tech_slot[p.T_AGRICULTURE] = 0
    state.phase = phase
    position.put(1, "army", "B3")
    way(state, 0, p.T_AGRICULTURE)
    position.settle()
    assert state.second[0] == position.square("C2")
