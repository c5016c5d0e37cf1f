"""What squares, cities and scouts yield (R-CIV-115 to R-CIV-132, 150, 230, 231, 535, 692, 694)."""

from __future__ import annotations

import pytest

from aegean.games.civilization import pieces as p
from aegean.games.civilization.buildings import building_squares
from aegean.games.civilization.coins import coins
from aegean.games.civilization.force import has_person, has_wonder
from aegean.games.civilization.hand import check_hand
from aegean.games.civilization.limits import culture_hand
from aegean.games.civilization.manage import ManageCities
from aegean.games.civilization.yields import arts_of, city_yield, production_of, scouts_of, seat_trade, use_scouts
from tests.civilization.position import Position

ROME = 0  # the capital of seat 0, on B2
SECOND = 1
EGYPT = 3  # the capital of seat 1, on F14


def table(*civs: str, **options: str | int | bool) -> Position:
    """Two players, the whole map turned up, without huts and villages."""
    position = Position(2, civs or ("rome", "egypt"), **options)
    for slot, tile in ((1, "n01"), (2, "n02"), (3, "n03"), (4, "n04"), (5, "n05"), (6, "n06")):
        position.explore(slot, tile)
    position.state.spot = [p.NONE] * len(position.state.spot)
    return position


def production(position: Position, city: int) -> int:
    return city_yield(position.state, city) >> p.PRODUCTION & p.FIELD


def trade(position: Position, city: int) -> int:
    return city_yield(position.state, city) >> p.TRADE & p.FIELD


def culture(position: Position, city: int) -> int:
    return city_yield(position.state, city) >> p.CULTURE & p.FIELD


def combat(position: Position, city: int) -> int:
    return city_yield(position.state, city) >> p.COMBAT & p.FIELD


# --- outskirts


@pytest.mark.rule("R-CIV-100", "R-CIV-115", "R-CIV-692")
@pytest.mark.parametrize(
    ("civ", "expected"),
    [
        ("america", (3, 5)),
        ("china", (3, 5)),
        ("egypt", (4, 5)),
        ("germany", (3, 5)),
        ("rome", (3, 6)),
        ("russia", (3, 6)),
        ("arabia", (3, 6)),
        ("greece", (3, 6)),
        ("india", (3, 7)),
        ("spain", (3, 6)),
    ],
)
def test_capital_yields_the_icons_around_it(civ: str, expected: tuple[int, int]) -> None:
    position = Position(civs=(civ, "rome" if civ != "rome" else "egypt"))
    assert (trade(position, 0), production(position, 0)) == expected
    assert culture(position, 0) == 0
    assert coins(position.state, 0) == 0
    assert seat_trade(position.state, 0) == expected[0]


@pytest.mark.rule("R-CIV-100")
def test_the_centre_produces_nothing() -> None:
    position = table()
    city = position.city(0, "G6")
    around = [position.square(name) for name in position.around(0, 1)]
    assert len(around) == 8
    assert position.square("G6") not in around
    position.state.printed[position.square("G6")] = p.yield_of(5, 5, 5, 5)
    position.state.refresh_yield(position.square("G6"))
    assert production(position, city) == 1 + 1 + 2  # G5 and H5 mountains, F7 forest
    assert trade(position, city) == 1 + 1 + 1  # F5 desert, H6 and H7 water


@pytest.mark.rule("R-CIV-116")
def test_a_piece_replaces_every_icon_of_its_square() -> None:
    position = table()
    state = position.state
    iron = position.square("A3")
    assert state.resource_at(iron) == p.IRON
    position.building("workshop", "A3")
    assert production(position, ROME) == 6 - 1 + 3
    assert state.resource_at(iron) == p.NONE
    position.person("artist", "B3")  # a desert
    assert trade(position, ROME) == 3 - 1 + 1
    assert culture(position, ROME) == 2
    # A natural wonder is covered as well.
    position.city(0, "F5")
    assert culture(position, SECOND) == 1  # F4
    position.building("workshop", "F4")
    assert culture(position, SECOND) == 0
    position.building("barracks", "C2")
    assert combat(position, ROME) == 2


# --- blockade


@pytest.mark.rule("R-CIV-120")
@pytest.mark.parametrize("figure", ["army", "scout"])
def test_a_blockaded_square_yields_nothing_to_its_city(figure: str) -> None:
    position = table()
    state = position.state
    position.put(1, figure, "C1")  # a forest
    assert production(position, ROME) == 4
    position.put(1, figure, "B3")  # a desert
    assert trade(position, ROME) == 2
    assert seat_trade(state, 0) == 2
    assert production_of(state, ROME) == 4
    position.put(0, "army", "A1")  # own figures do not blockade
    assert trade(position, ROME) == 2
    second = position.city(0, "G6")
    position.put(0, figure, "F7")  # a forest
    assert production(position, second) == 4


@pytest.mark.rule("R-CIV-120", "R-CIV-121")
def test_a_blockaded_piece_gives_neither_icons_nor_abilities() -> None:
    position = table()
    state = position.state
    position.wonder(0, "chichen_itza", "C1")
    position.building("barracks", "C2")
    position.person("builder", "B1")
    assert culture(position, ROME) == 1
    assert combat(position, ROME) == 2
    assert coins(state, 0) == 1
    assert has_wonder(state, 0, p.W_CHICHEN_ITZA)
    for square in ("C1", "C2", "B1"):
        position.put(1, "army", square)
    assert culture(position, ROME) == 0
    assert combat(position, ROME) == 0
    assert coins(state, 0) == 0
    assert not has_wonder(state, 0, p.W_CHICHEN_ITZA)


@pytest.mark.rule("R-CIV-122")
def test_one_free_marker_of_the_type_is_enough_for_a_great_person() -> None:
    position = table()
    state = position.state
    position.card(0, "susan_b_anthony", up=True)
    position.person("humanitarian", "B1")
    plain = production_of(state, ROME)
    position.put(1, "scout", "B1")
    assert not has_person(state, 0, p.P_SUSAN_B_ANTHONY)
    assert production_of(state, ROME) == plain - 1 - 2  # the marker's icon and the card
    position.person("humanitarian", "C3")
    assert has_person(state, 0, p.P_SUSAN_B_ANTHONY)


@pytest.mark.rule("R-CIV-123")
def test_coins_on_a_blockaded_panama_canal_stay_but_do_not_count() -> None:
    position = table()
    state = position.state
    position.wonder(0, "panama_canal", "C1")
    state.tokens[p.ON_PANAMA_CANAL] = 3
    assert coins(state, 0) == 3
    army = position.put(1, "army", "C1")[0]
    assert coins(state, 0) == 0
    assert state.tokens[p.ON_PANAMA_CANAL] == 3
    state.put_figure(army, position.square("D1"))
    assert coins(state, 0) == 3


@pytest.mark.rule("R-CIV-124")
def test_nothing_is_built_in_a_blockaded_square() -> None:
    position = table()
    state = position.state
    mountain = position.square("C2")
    assert mountain in building_squares(state, ROME, p.WORKSHOP)
    position.put(1, "scout", "C2")
    assert mountain not in building_squares(state, ROME, p.WORKSHOP)


@pytest.mark.rule("R-CIV-535")
def test_blockade_lowers_a_hand_limit_at_once() -> None:
    position = table()
    state = position.state
    position.wonder(0, "cristo_redentor", "C1")
    position.event(0, "sabotage", "drought", "counterfeiters", "sabotage")
    assert culture_hand(state, 0) == 6
    position.put(1, "army", "C1")
    assert culture_hand(state, 0) == 2
    check_hand(state, 0)
    position.settle()
    assert position.asked() == [0]
    position.play(0, "discard sabotage", "discard drought")
    assert len(state.hand[0]) == 2


@pytest.mark.rule("R-CIV-535")
def test_a_stacking_limit_that_falls_removes_no_figure() -> None:
    position = table()
    state = position.state
    position.card(0, "louis_pasteur", up=True)
    position.person("scientist", "C1")
    position.put(0, "army", "D5", 3)
    position.put(1, "army", "C1")
    position.settle()
    assert state.count_at(0, position.square("D5")) == 3


# --- scouts


@pytest.mark.rule("R-CIV-125", "R-CIV-127")
def test_a_scout_gathers_the_icons_of_a_piece_but_no_combat_bonus() -> None:
    position = table()
    state = position.state
    position.person("artist", "E13")  # in Egypt's outskirts
    scout = position.put(0, "scout", "E13")[0]
    state.assigned[scout] = ROME
    assert arts_of(state, ROME) == 1 + 2
    assert seat_trade(state, 0) == 3 + 1
    assert arts_of(state, EGYPT) == 1
    position.building("barracks", "E14")
    other = position.put(0, "scout", "E14")[0]
    state.assigned[other] = ROME
    assert seat_trade(state, 0) == 3 + 1 + 2
    assert combat(position, ROME) == 0


@pytest.mark.rule("R-CIV-127")
def test_a_scout_serves_only_the_city_it_is_assigned_to() -> None:
    position = table()
    state = position.state
    position.city(0, "G6")
    scout = position.put(0, "scout", "D10")[0]  # a forest
    assert production_of(state, ROME) == 6
    assert scouts_of(state, ROME) == []
    state.assigned[scout] = SECOND
    assert production_of(state, ROME) == 6
    assert production_of(state, SECOND) == 4 + 2
    assert scouts_of(state, SECOND) == [scout]


@pytest.mark.rule("R-CIV-127", "R-CIV-131")
def test_trade_and_coins_of_a_scout_need_no_assignment() -> None:
    position = table()
    state = position.state
    position.put(0, "scout", "A10")  # a desert
    assert seat_trade(state, 0) == 3 + 1
    position.put(0, "scout", "A11")  # a mountain with a coin
    assert coins(state, 0) == 1


@pytest.mark.rule("R-CIV-128")
def test_the_square_of_a_scout_is_used_once_a_turn() -> None:
    position = table()
    state = position.state
    scout = position.put(0, "scout", "D10")[0]
    state.assigned[scout] = ROME
    use_scouts(state, ROME, p.CULTURE)  # there is no culture: it is not used
    assert production_of(state, ROME) == 8
    use_scouts(state, ROME, p.PRODUCTION)
    assert production_of(state, ROME) == 6
    assert scouts_of(state, ROME) == []


@pytest.mark.rule("R-CIV-128")
def test_two_scouts_in_one_square_use_its_icons_once() -> None:
    position = table()
    state = position.state
    position.city(0, "G6")
    scouts = position.put(0, "scout", "A10", 2)
    assert seat_trade(state, 0) == 3 + 3 + 1
    for scout in scouts:
        state.put_figure(scout, position.square("D10"))
        state.assigned[scout] = ROME
    assert production_of(state, ROME) == 6 + 2
    state.assigned[scouts[1]] = SECOND
    use_scouts(state, ROME, p.PRODUCTION)
    assert production_of(state, SECOND) == 4
    for scout in scouts:
        state.put_figure(scout, position.square("A11"))
    assert coins(state, 0) == 1


@pytest.mark.rule("R-CIV-129")
def test_a_scout_in_own_outskirts_gathers_nothing_extra() -> None:
    position = table()
    state = position.state
    scout = position.put(0, "scout", "C1")[0]
    state.assigned[scout] = ROME
    assert production_of(state, ROME) == 6
    assert scouts_of(state, ROME) == []
    state.put_figure(scout, position.square("B3"))
    assert seat_trade(state, 0) == 3


# --- trade


@pytest.mark.rule("R-CIV-130")
def test_trade_is_added_up_over_all_cities() -> None:
    position = table()
    state = position.state
    position.city(0, "G6")
    assert seat_trade(state, 0) == 3 + 3
    position.building("harbor", "A1")
    assert seat_trade(state, 0) == 3 + 1 + 3
    position.put(1, "army", "H7")
    assert seat_trade(state, 0) == 3 + 1 + 2


@pytest.mark.rule("R-CIV-131")
def test_trade_of_scouts_counts_outside_the_own_outskirts_only() -> None:
    position = table()
    state = position.state
    scout = position.put(0, "scout", "A9")[0]
    assert seat_trade(state, 0) == 4
    state.put_figure(scout, position.square("B3"))
    assert seat_trade(state, 0) == 3
    state.put_figure(scout, position.square("E15"))  # a desert in Egypt's outskirts
    assert seat_trade(state, 0) == 4
    assert seat_trade(state, 1) == 3
    position.put(1, "scout", "A1")  # Rome's water, the first square of the map
    assert (seat_trade(state, 0), seat_trade(state, 1)) == (3, 4)


@pytest.mark.rule("R-CIV-132")
def test_the_dial_stops_at_27() -> None:
    position = table()
    position.state.trade[0] = 25
    position.state.gain_trade(0, seat_trade(position.state, 0))
    assert position.state.trade[0] == 27


@pytest.mark.rule("R-CIV-097")
def test_fundamentalism_takes_a_trade_from_each_city() -> None:
    position = table()
    state = position.state
    position.city(0, "G6")
    position.put(0, "scout", "A9")
    state.government[0] = p.FUNDAMENTALISM
    assert seat_trade(state, 0) == 2 + 2 + 1
    for name in ("H6", "H7", "F5"):  # a city without trade has none to lose
        state.guests[position.square(name)] |= 2
    assert seat_trade(state, 0) == 2 + 0 + 1
    later = table(government_profile="ww_2013_replacement")
    later.state.government[0] = p.FUNDAMENTALISM
    assert seat_trade(later.state, 0) == 3


# --- production


@pytest.mark.rule("R-CIV-150")
def test_production_adds_scouts_cards_and_investments() -> None:
    position = table()
    state = position.state
    city = position.city(0, "G6")
    assert (production_of(state, ROME), production_of(state, city)) == (6, 4)
    position.wonder(0, "chichen_itza", "B3")
    assert (production_of(state, ROME), production_of(state, city)) == (9, 7)
    state.tokens[p.ON_SHEET] = 5
    assert production_of(state, ROME) == 9
    position.know(0, "military_science")
    assert production_of(state, ROME) == 9 + 1
    state.tokens[p.ON_SHEET] = 6
    assert (production_of(state, ROME), production_of(state, city)) == (11, 9)
    state.invested[p.INFRASTRUCTURE] = 2
    assert (production_of(state, ROME), production_of(state, city)) == (13, 11)
    position.card(0, "susan_b_anthony")
    position.person("humanitarian", "A2")
    plain = production_of(state, city)
    state.up[0], state.down[0] = state.down[0], 0  # turned up
    assert production_of(state, city) == plain + 2


@pytest.mark.rule("R-CIV-097", "R-CIV-150")
def test_communism_gives_every_city_production_and_takes_culture() -> None:
    position = table()
    state = position.state
    city = position.city(0, "G6")
    state.government[0] = p.COMMUNIST
    assert (production_of(state, ROME), production_of(state, city)) == (8, 6)
    assert (arts_of(state, ROME), arts_of(state, city)) == (0, 0)
    position.building("temple", "C1")
    assert arts_of(state, ROME) == 2
    state.government[0] = p.DESPOTISM
    assert (production_of(state, ROME), arts_of(state, ROME)) == (4, 3)


@pytest.mark.rule("R-CIV-097", "R-CIV-150")
def test_the_later_despotism_and_communism() -> None:
    position = table(government_profile="ww_2013_replacement")
    state = position.state
    city = position.city(0, "G6")
    scout = position.put(0, "scout", "D10")[0]
    state.assigned[scout] = ROME
    state.government[0] = p.DESPOTISM
    assert (production_of(state, ROME), production_of(state, city)) == (6 + 2 + 1, 4 + 1)
    state.government[0] = p.COMMUNIST
    # Icons of the outskirts are levelled, the scout helps its own city only; culture is not touched.
    assert (production_of(state, ROME), production_of(state, city)) == (6 + 2, 6)
    assert arts_of(state, ROME) == 1


# --- arts


@pytest.mark.rule("R-CIV-230")
def test_arts_count_icons_of_the_outskirts_and_of_assigned_scouts() -> None:
    position = table()
    state = position.state
    assert arts_of(state, ROME) == 1
    position.building("temple", "C1")
    assert arts_of(state, ROME) == 3
    scout = position.put(0, "scout", "F4")[0]  # a natural wonder
    assert arts_of(state, ROME) == 3
    state.assigned[scout] = ROME
    assert arts_of(state, ROME) == 4
    position.put(1, "army", "C1")
    assert arts_of(state, ROME) == 2


@pytest.mark.rule("R-CIV-230", "R-CIV-231", "R-CIV-694")
def test_three_icons_give_a_city_4_and_a_metropolis_5() -> None:
    position = table()
    state = position.state
    city = position.city(0, "G6")
    position.building("cathedral", "F5")
    assert arts_of(state, city) == 4
    position.building("cathedral", "C1")
    assert arts_of(state, ROME) == 4
    state.place_city(ROME, position.square("B2"), position.square("C2"))
    assert arts_of(state, ROME) == 5


@pytest.mark.rule("R-CIV-097", "R-CIV-448")
def test_monarchy_celebrates_in_the_capital() -> None:
    position = table()
    state = position.state
    city = position.city(0, "G6")
    state.government[0] = p.MONARCHIC
    assert (arts_of(state, ROME), arts_of(state, city)) == (3, 1)
    state.place_city(ROME, position.square("B2"), position.square("C2"))
    assert arts_of(state, ROME) == 4
    later = table(government_profile="ww_2013_replacement")
    later.state.government[0] = p.MONARCHIC
    assert arts_of(later.state, ROME) == 1


@pytest.mark.rule("R-CIV-508")
def test_resources_inspire_india() -> None:
    position = table("india", "egypt")
    state = position.state
    squares = [square for square in state.outskirts(0) if state.goods_at[square] != p.NONE]
    assert squares
    assert arts_of(state, 0) == 2 + len(squares)
    position.put(1, "scout", position.name(squares[0]))
    assert arts_of(state, 0) == 2 + len(squares) - 1
    rome = table()
    assert any(rome.state.goods_at[square] != p.NONE for square in rome.state.outskirts(ROME))
    assert arts_of(rome.state, ROME) == 1


@pytest.mark.rule("R-CIV-508")
def test_a_covered_resource_inspires_nobody() -> None:
    position = table("india", "egypt")
    state = position.state
    square = next(each for each in state.outskirts(0) if state.goods_at[each] != p.NONE)
    before = arts_of(state, 0)
    state.set_piece(square, p.A_BUILDING + p.BARRACKS)
    assert arts_of(state, 0) == before - 1


# --- blockade and building


@pytest.mark.rule("R-CIV-124", "R-CIV-126")
@pytest.mark.parametrize("figure", ["army", "scout"])
def test_no_figure_is_built_in_a_blockaded_square(figure: str) -> None:
    position = table()
    position.put(1, "scout", "C2")
    position.state.phase = p.CITY_MANAGEMENT
    position.state.boost[ROME] = 1  # the blockade has taken one
    position.ask(ManageCities(0))
    position.play(0, "city capital", f"produce {figure}")
    assert "on C3" in position.legal(0)
    assert "on C2" not in position.legal(0)
