"""Cities: what they are and where they may be founded (R-CIV-100 to R-CIV-112, 117, 531 to 533)."""

from __future__ import annotations

import pytest

from aegean.games.civilization import pieces as p
from aegean.games.civilization.battle import defence_bonus
from aegean.games.civilization.founding import founding_squares, may_found
from aegean.games.civilization.limits import city_limit
from aegean.games.civilization.manage import ManageCities
from aegean.games.civilization.start_of_turn import StartOfTurn
from tests.civilization.position import Position
from tests.civilization.starting import table

SECOND = 1


def why(position: Position, square: str, seat: int = 0) -> str:
    refusal = may_found(position.state, seat, position.square(square))
    return "" if refusal is None else refusal.rule


@pytest.mark.rule("R-CIV-100", "R-CIV-101")
def test_a_city_has_8_squares_around_it_and_a_metropolis_10() -> None:
    position = table()
    position.city(0, "F6")
    assert sorted(position.around(0, 1)) == ["E5", "E6", "E7", "F5", "F7", "G5", "G6", "G7"]
    position.state.place_city(0, position.square("B3"), position.square("C3"))
    assert sorted(position.around(0)) == ["A2", "A3", "A4", "B2", "B4", "C2", "C4", "D2", "D3", "D4"]
    assert position.state.centre_of[position.square("C3")] == 0


@pytest.mark.rule("R-CIV-102")
def test_two_cities_or_three_with_irrigation() -> None:
    position = table()
    position.put(0, "scout", "G6")
    assert city_limit(position.state, 0) == 2
    assert why(position, "G6") == ""
    position.city(0, "B10")
    assert why(position, "G6") == "R-CIV-102"
    position.know(0, "irrigation")
    assert why(position, "G6") == ""


@pytest.mark.rule("R-CIV-103", "R-CIV-111")
def test_a_scout_becomes_a_city_without_walls() -> None:
    position = table()
    state = position.state
    scout = position.put(0, "scout", "G6")[0]
    position.ask(StartOfTurn(0))
    position.play(0, "found G6")
    assert state.at[scout] == p.NONE
    assert state.centre[SECOND] == position.square("G6")
    assert not state.walls >> SECOND & 1
    assert state.city_of[position.square("F5")] == SECOND
    assert position.said("founds-city")


@pytest.mark.rule("R-CIV-103")
def test_without_a_scout_there_is_no_city() -> None:
    position = table()
    position.put(0, "army", "G6")
    position.put(1, "scout", "B10")
    position.ask(StartOfTurn(0))
    assert position.why(0, "found G6").rule == "R-CIV-103"
    assert position.why(0, "found B10").rule == "R-CIV-103"


@pytest.mark.rule("R-CIV-104")
def test_not_on_water() -> None:
    position = table()
    position.put(0, "scout", "F10")
    assert position.state.is_water(position.square("F10"))
    assert why(position, "F10") == "R-CIV-104"


@pytest.mark.rule("R-CIV-105")
def test_not_at_the_edge_of_the_map() -> None:
    position = table()
    position.put(0, "scout", "A7")
    position.state.terrain[position.square("A7")] = p.GRASSLAND
    assert why(position, "A7") == "R-CIV-105"


@pytest.mark.rule("R-CIV-105")
def test_not_next_to_an_unexplored_tile() -> None:
    position = Position(civs=("america", "egypt"))
    position.explore(3, "n03")
    position.explore(1, "n01")
    position.state.spot = [p.NONE] * len(position.state.spot)
    position.put(0, "scout", "F6")
    position.put(0, "scout", "E6")  # D5 to D7 are not explored
    assert why(position, "F6") == ""
    assert why(position, "E6") == "R-CIV-105"


@pytest.mark.rule("R-CIV-105")
def test_not_next_to_the_hole() -> None:
    position = Position(5)
    for slot in range(len(position.state.tiles)):
        if position.state.tiles[slot] == p.NONE:
            position.explore(slot, f"n{slot % 21 + 1:02}")
    state = position.state
    state.spot = [p.NONE] * len(state.spot)
    # Column L lies left of the hole (M9 to P14); K is one square further.
    state.terrain = [p.GRASSLAND] * len(state.terrain)
    position.put(0, "scout", "L11")
    position.put(0, "scout", "K11")
    assert why(position, "L11") == "R-CIV-105"
    assert why(position, "K11") == ""


@pytest.mark.rule("R-CIV-105")
def test_not_at_the_corner_of_a_notch() -> None:
    position = Position(3)
    state = position.state
    state.terrain = [p.GRASSLAND] * len(state.terrain)
    position.put(0, "scout", "G5")  # below the left edge of the top tile: only the square above to the left is missing
    position.put(0, "scout", "H6")
    assert len(state.layout.around[position.square("G5")]) == 7
    assert why(position, "G5") == "R-CIV-105"
    assert why(position, "H6") == ""


@pytest.mark.rule("R-CIV-106", "R-CIV-531")
@pytest.mark.parametrize("spot", [0, 1])
@pytest.mark.parametrize("square", ["G6", "F6", "H7"])
def test_no_hut_or_village_near(spot: int, square: str) -> None:
    position = table()
    position.put(0, "scout", "G6")
    position.state.spot[position.square(square)] = spot
    assert why(position, "G6") == "R-CIV-106"
    position.state.spot[position.square(square)] = p.NONE
    position.state.spot[position.square("G8")] = spot  # two squares away
    assert why(position, "G6") == ""


@pytest.mark.rule("R-CIV-107", "R-CIV-531")
@pytest.mark.parametrize("figure", ["army", "scout"])
@pytest.mark.parametrize("square", ["F6", "H7"])
def test_no_enemy_near(figure: str, square: str) -> None:
    position = table()
    position.put(0, "scout", "G6")
    position.put(1, figure, square)
    assert why(position, "G6") == "R-CIV-107"


@pytest.mark.rule("R-CIV-107")
def test_enemies_two_squares_away_and_own_figures_do_not_hinder() -> None:
    position = table()
    position.put(0, "scout", "G6")
    position.put(1, "army", "G8")
    position.put(0, "army", "G7")
    assert why(position, "G6") == ""


@pytest.mark.rule("R-CIV-108")
@pytest.mark.parametrize(("square", "allowed"), [("D4", False), ("E5", True), ("E2", True), ("D2", False)])
def test_outskirts_do_not_overlap(square: str, allowed: bool) -> None:
    position = table()
    position.put(0, "scout", square)  # the capital is on B3
    rule = "" if allowed else "R-CIV-108"
    assert why(position, square) == rule
    enemy = table()
    enemy.put(1, "scout", square)  # for everybody else it is the same
    assert why(enemy, square, 1) == rule


@pytest.mark.rule("R-CIV-108")
def test_both_squares_of_a_metropolis_keep_cities_away() -> None:
    position = table()
    position.put(0, "scout", "E3")
    assert why(position, "E3") == ""
    position.state.place_city(0, position.square("B3"), position.square("C3"))
    assert why(position, "E3") == "R-CIV-108"


@pytest.mark.rule("R-CIV-109", "R-CIV-531", "R-CIV-532")
def test_no_city_on_or_next_to_a_relic() -> None:
    position = Position(civs=("america", "egypt"))
    for slot, tile in ((1, "n01"), (3, "n17"), (2, "n02"), (5, "n05"), (4, "n04")):
        position.explore(slot, tile)
    state = position.state
    relic = position.square("G7")
    assert state.spot[relic] == 2
    state.spot = [p.NONE] * len(state.spot)
    state.spot[relic] = 2
    position.put(0, "scout", "F6")
    position.put(0, "scout", "G7")
    assert why(position, "F6") == "R-CIV-109"
    assert why(position, "G7") == "R-CIV-532"
    state.spot[relic] = p.NONE
    assert why(position, "F6") == ""
    assert why(position, "G7") == ""


@pytest.mark.rule("R-CIV-110")
def test_other_own_figures_make_room() -> None:
    position = table()
    state = position.state
    position.put(0, "scout", "G6")
    army = position.put(0, "army", "G6")[0]
    position.put(0, "army", "F6", 2)  # full
    position.ask(StartOfTurn(0))
    position.play(0, "found G6")
    assert "figure army G5" in position.legal(0)
    assert "figure army F6" not in position.legal(0)  # stacking limit 2
    assert "figure army H6" not in position.legal(0)  # water, without Sailing
    position.play(0, "figure army F7")
    assert state.at[army] == position.square("F7")
    assert position.state.agenda[-1].name() == "StartOfTurn"


@pytest.mark.rule("R-CIV-533")
def test_a_figure_without_a_place_returns_to_the_supply() -> None:
    position = table()
    state = position.state
    position.put(0, "scout", "G6")
    army = position.put(0, "army", "G6")[0]
    for name in ("F5", "G5", "H5", "F6", "H6", "F7", "G7", "H7"):
        state.terrain[position.square(name)] = p.WATER
    position.ask(StartOfTurn(0))
    position.play(0, "found G6")
    assert state.at[army] == p.NONE
    assert not state.guests[position.square("G6")]
    assert position.said("no-room")


@pytest.mark.rule("R-CIV-117", "R-CIV-523")
def test_several_cities_in_one_start_of_turn() -> None:
    position = table()
    position.know(0, "irrigation")
    position.put(0, "scout", "G6")
    position.put(0, "scout", "C6")
    position.ask(StartOfTurn(0))
    position.play(0, "found G6", "found C6")
    assert len(position.state.cities(0)) == 3


@pytest.mark.rule("R-CIV-504", "R-CIV-631")
def test_rome_advances_for_a_city_it_founds() -> None:
    position = table(civs=("rome", "egypt"))
    position.put(0, "scout", "G6")
    position.ask(StartOfTurn(0))
    position.play(0, "found G6")
    assert position.state.space[0] == 1
    other = table()
    other.put(0, "scout", "G6")
    other.ask(StartOfTurn(0))
    other.play(0, "found G6")
    assert other.state.space[0] == 0


@pytest.mark.rule("R-CIV-472", "R-CIV-624")
def test_a_city_at_the_fifteenth_coin_wins() -> None:
    position = table()
    position.state.tokens[p.ON_SHEET] = 14
    position.put(0, "scout", "B10")
    position.ask(StartOfTurn(0))
    position.play(0, "found B10")  # the coin on A11
    assert position.state.places == [1, 2]


@pytest.mark.rule("R-CIV-474")
def test_nothing_follows_a_city_that_wins() -> None:
    position = table(civs=("rome", "egypt"))
    state = position.state
    state.tokens[p.ON_SHEET] = 14
    position.put(0, "scout", "B10")  # next to a coin
    position.put(0, "army", "B10")
    position.ask(StartOfTurn(0))
    position.play(0, "found B10")
    assert (state.places, state.reason, state.agenda) == ([1, 2], "economy", [])
    assert state.space[0] == 0


@pytest.mark.rule("R-CIV-470", "R-CIV-504")
def test_a_city_can_bring_rome_to_the_last_space() -> None:
    position = table(civs=("rome", "egypt"))
    state = position.state
    state.space[0] = 20
    position.put(0, "scout", "G6")
    position.ask(StartOfTurn(0))
    position.play(0, "found G6")
    assert (state.places, state.reason, state.agenda) == ([1, 2], "culture", [])


@pytest.mark.rule("R-CIV-097")
def test_under_the_later_republic_armies_found_cities() -> None:
    position = table(government_profile="ww_2013_replacement")
    state = position.state
    army = position.put(0, "army", "G6")[0]
    assert founding_squares(state, 0) == []
    state.government[0] = p.REPUBLIC
    position.ask(StartOfTurn(0))
    assert "found G6" in position.legal(0)
    scout = position.put(0, "scout", "G6")[0]
    position.play(0, "found G6")
    assert position.legal(0) == ["figure scout G6", "figure army G6"]
    position.play(0, "figure army G6")
    assert state.centre[SECOND] == position.square("G6")
    assert state.at[army] == p.NONE
    assert state.at[scout] == position.square("G6")  # it makes room now
    assert "figure scout F5" in position.legal(0)
    first = table()
    first.put(0, "army", "G6")
    first.state.government[0] = p.REPUBLIC
    assert founding_squares(first.state, 0) == []


@pytest.mark.rule("R-CIV-112", "R-CIV-113")
def test_walls_need_masonry_and_are_built_once() -> None:
    position = table()
    state = position.state
    state.phase = p.CITY_MANAGEMENT
    state.boost[0] = 2  # 7 production
    position.ask(ManageCities(0))
    position.play(0, "city capital")
    assert position.why(0, "produce walls").rule == "R-CIV-112"
    position.know(0, "masonry")
    bare = defence_bonus(state, 0)
    position.play(0, "produce walls")
    assert state.walls == 1
    assert defence_bonus(state, 0) == bare + 4
    state.acted[0] = 0
    state.boost[0] = 2
    position.play(0, "city capital")
    assert position.why(0, "produce walls").rule == "R-CIV-112"
