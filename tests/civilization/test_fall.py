"""Lost cities (R-CIV-379 to R-CIV-382, 613, 614)."""

from __future__ import annotations

import pytest

from aegean.games.civilization import pieces as p
from aegean.games.civilization.fall import destroy_city, nuke_city
from tests.civilization.fighting import CITY, FIELD, Arena


def rich_city() -> tuple[Arena, int]:
    """A city of seat 1 with a building, a wonder, a great person and figures around it."""
    a = Arena()
    city = a.city(1, CITY)
    ring = a.around(1, 1)
    a.building("workshop", ring[0])
    a.building("market", ring[1])
    a.wonder(1, "oracle", ring[2])
    a.person("artist", ring[3])
    a.card(1, "jerry_garcia")
    a.put(1, "army", ring[4])
    a.put(0, "scout", ring[5])
    a.state.walls |= 1 << city
    a.state.city_marker[city] = p.CARAVAN
    a.state.forts_left -= 1
    return a, city


@pytest.mark.rule("R-CIV-379", "R-CIV-380", "R-CIV-613")
def test_everything_in_the_outskirts_leaves_but_figures_stay() -> None:
    a, city = rich_city()
    ring = a.around(1, 1)
    destroy_city(a.state, city)
    a.settle()
    assert a.state.centre[city] == p.NONE
    assert all(a.state.piece[a.square(name)] == p.NOTHING for name in ring)
    assert all(a.state.city_of[a.square(name)] == p.NONE for name in ring)
    assert a.state.pool == list(p.POOLS)
    assert a.state.wonder_owner[p.W_ORACLE] == p.NONE
    assert a.state.wonder_at[p.W_ORACLE] == p.NONE
    assert a.state.person_supply[p.ARTIST] == 3
    assert a.state.person_below >> p.P_JERRY_GARCIA & 1  # no marker is left for the card
    assert not a.state.walls >> city & 1
    assert (a.state.city_marker[city], a.state.forts_left) == (p.NO_MARKER, 15)
    assert a.state.count_at(1, a.square(ring[4])) == 1
    assert a.state.count_at(0, a.square(ring[5])) == 1
    assert a.state.cities(1) == [3]


@pytest.mark.rule("R-CIV-379", "R-CIV-381", "R-CIV-354", "R-CIV-613")
def test_a_defeated_city_is_not_taken_over() -> None:
    a, city = rich_city()
    a.state.invested[p.MILITARY_INDUSTRIAL_COMPLEX] = 6
    a.attack(CITY)
    assert a.totals() == (12, 10)
    while a.prompt() == "Loot":
        a.play(0, a.legal(0)[0])
    assert a.state.centre[city] == p.NONE
    assert a.state.centre_of[a.square(CITY)] == p.NONE
    assert len(a.state.armies_at(0, a.square(CITY))) == 1
    assert a.state.cities(0) == [0]
    assert a.state.done & 1


@pytest.mark.rule("R-CIV-614")
def test_the_marker_can_be_used_again() -> None:
    a, city = rich_city()
    destroy_city(a.state, city)
    a.settle()
    assert a.city(1, "C11") == city
    assert a.state.cities(1) == [3, city]
    assert not a.state.walls >> city & 1


@pytest.mark.rule("R-CIV-382")
def test_a_nuked_city_takes_figures_of_all_players_with_it() -> None:
    a, city = rich_city()
    ring = a.around(1, 1)
    a.put(0, "army", FIELD)
    nuke_city(a.state, city)
    a.settle()
    assert a.state.centre[city] == p.NONE
    assert not any(a.state.guests[a.square(name)] for name in ring)
    assert a.state.count_at(0, a.square(FIELD)) == 1
    assert a.state.pool == list(p.POOLS)
    assert not a.said("gains-loot")


def cover_coin(a: Arena, square: str) -> None:
    """A workshop over a printed coin."""
    a.state.printed[a.square(square)] = p.yield_of(coin=1)
    a.building("workshop", square)


@pytest.mark.rule("R-CIV-624", "R-CIV-635")
@pytest.mark.parametrize("active", [0, 1])
def test_a_fallen_city_can_uncover_the_last_coin_of_several_players(active: int) -> None:
    a = Arena()
    city = a.city(1, CITY)
    for seat, square in enumerate(a.around(1, 1)[:2]):
        cover_coin(a, square)
        a.put(seat, "scout", square)
        a.state.tokens[seat * p.PLACES + p.ON_SHEET] = 14
    a.state.active, a.state.first = active, 1 - active
    destroy_city(a.state, city)
    assert a.state.places == ([1, 2] if active == 0 else [2, 1])  # who acts comes first


@pytest.mark.rule("R-CIV-379", "R-CIV-096", "R-CIV-624")
def test_a_coin_uncovered_in_the_falling_city_counts_for_nobody() -> None:
    a = Arena()
    city = a.city(1, CITY)
    first, second = a.around(1, 1)[:2]
    cover_coin(a, first)
    a.wonder(1, "pyramids", second)
    a.state.government[1] = p.COMMUNIST  # to be left with the Pyramids: coins are counted
    a.state.tokens[p.PLACES + p.ON_SHEET] = 14
    destroy_city(a.state, city)
    assert (a.state.government[1], a.state.places) == (p.DESPOTISM, [])


@pytest.mark.rule("R-CIV-535", "R-CIV-382")
@pytest.mark.parametrize("nuked", [False, True])
def test_the_hand_of_a_stranger_can_become_too_large(nuked: bool) -> None:
    a = Arena()
    city = a.city(1, CITY)
    square = a.around(1, 1)[0]
    a.building("bank", square)
    a.put(0, "scout", square)
    a.know(0, "computers")
    a.state.tokens[p.ON_SHEET] = 3
    a.event(0, "drought", "defection", "sabotage")
    (nuke_city if nuked else destroy_city)(a.state, city)
    a.settle()
    assert (a.prompt(), a.asked()) == ("TooManyEvents", [0])


@pytest.mark.rule("R-CIV-380")
def test_coins_on_a_lost_panama_canal_are_lost() -> None:
    a = Arena()
    city = a.city(1, CITY)
    a.wonder(1, "panama_canal", a.around(1, 1)[0])
    a.state.tokens[p.PLACES + p.ON_PANAMA_CANAL] = 3
    destroy_city(a.state, city)
    a.settle()
    assert a.state.tokens[p.PLACES + p.ON_PANAMA_CANAL] == 0


@pytest.mark.rule("R-CIV-380", "R-CIV-239")
def test_a_hand_that_lost_its_wonder_is_discarded_down() -> None:
    a = Arena()
    city = a.city(1, CITY)
    a.wonder(1, "cristo_redentor", a.around(1, 1)[0])
    a.event(1, "drought", "defection", "sabotage")
    destroy_city(a.state, city)
    a.settle()
    assert (a.prompt(), a.asked()) == ("TooManyEvents", [1])
