"""Coins and the economic victory (R-CIV-420 to R-CIV-423, 472, 474, 475, 624, 635)."""

from __future__ import annotations

import pytest

from aegean.games.civilization import pieces as p
from aegean.games.civilization.coins import check_coins, coins
from aegean.games.civilization.end import MILITARY_VICTORY, win
from aegean.games.civilization.phases import NextTurn
from aegean.games.civilization.state import Civ
from aegean.games.civilization.tokens import gain_token, lose_token, token_places
from tests.civilization.managing import manage, start
from tests.civilization.position import Position
from tests.civilization.using import give_tokens, goods, offered, tokens, use


def coin_square(position: Position, square: str) -> None:
    """A printed coin icon there."""
    number = position.square(square)
    position.state.printed[number] += p.yield_of(coin=1)
    position.state.refresh_yield(number)


def count(position: Position, seat: int = 0) -> int:
    return coins(position.state, seat)


@pytest.mark.rule("R-CIV-420")
@pytest.mark.parametrize("place", p.COIN_PLACES[: p.ON_PANAMA_CANAL])
def test_tokens_count_wherever_they_lie(place: str) -> None:
    position = Position()
    give_tokens(position, 0, place, 3)
    assert (count(position), count(position, 1)) == (3, 0)


@pytest.mark.rule("R-CIV-420", "R-CIV-123")
def test_tokens_on_a_blockaded_panama_canal_stay_but_do_not_count() -> None:
    position = Position()
    position.wonder(0, "panama_canal", "B1")
    give_tokens(position, 0, "panama_canal", 2)
    assert count(position) == 2
    army = position.put(1, "army", "B1")[0]
    assert count(position) == 0
    assert tokens(position, 0, "panama_canal") == 2
    position.state.put_figure(army, p.NONE)
    assert count(position) == 2


@pytest.mark.rule("R-CIV-420", "R-CIV-491")
@pytest.mark.parametrize("tech", p.TECHS)
def test_three_techs_have_a_coin_icon(tech: str) -> None:
    position = Position()
    before = count(position)
    position.know(0, tech)
    assert count(position) - before == int(tech in ("civil_service", "railroad", "computers"))


@pytest.mark.rule("R-CIV-420")
@pytest.mark.parametrize(
    ("piece", "expected"),
    [
        ("bank", 1), ("market", 0), ("builder", 1), ("humanitarian", 1), ("industrialist", 1),
        ("artist", 0), ("general", 0), ("scientist", 0),
    ],
)  # fmt: skip
def test_banks_and_some_great_people_in_unblockaded_outskirts_bring_a_coin(piece: str, expected: int) -> None:
    position = Position()
    if piece in p.PERSON_TYPES:
        position.person(piece, "C1")
    else:
        position.building(piece, "C1")
    assert count(position) == expected
    position.put(1, "scout", "C1")
    assert count(position) == 0


@pytest.mark.rule("R-CIV-420")
def test_coin_icons_of_the_outskirts_count_unless_covered() -> None:
    position = Position()
    coin_square(position, "C2")
    assert count(position) == 1
    position.building("workshop", "C2")
    assert count(position) == 0


@pytest.mark.rule("R-CIV-420", "R-CIV-263")
def test_adam_smith_counts_while_he_lies_face_up_with_a_free_marker() -> None:
    position = Position()
    position.person("industrialist", "C1")
    assert count(position) == 1
    position.card(0, "adam_smith")
    assert count(position) == 1
    position.state.up[0], position.state.down[0] = position.state.down[0], 0
    assert count(position) == 2
    position.put(1, "army", "C1")
    assert count(position) == 0


@pytest.mark.rule("R-CIV-421", "R-CIV-125", "R-CIV-129")
def test_a_scout_brings_the_coin_of_its_square_as_long_as_it_stands_there() -> None:
    position = Position()
    position.explore(1, "n01")
    coin_square(position, "E1")
    scout = position.put(0, "scout", "E1")[0]
    assert count(position) == 1
    other = position.put(0, "scout", "E1")[0]
    assert count(position) == 1  # one icon, however many scouts
    position.state.put_figure(other, p.NONE)
    position.state.put_figure(scout, position.square("E2"))
    assert count(position) == 0
    position.building("bank", "F13")  # of the other player
    position.state.put_figure(scout, position.square("F13"))
    assert (count(position), count(position, 1)) == (1, 0)
    coin_square(position, "C2")
    position.state.put_figure(scout, position.square("C2"))
    assert count(position) == 1  # in the own outskirts it gathers nothing besides


@pytest.mark.rule("R-CIV-422")
@pytest.mark.parametrize(
    ("tech", "goods_given", "trade", "culture"),
    [("pottery", 8, 0, 0), ("democracy", 0, 24, 0), ("printing_press", 0, 0, 20)],
)
def test_a_tech_gains_one_token_a_turn_and_holds_four(tech: str, goods_given: int, trade: int, culture: int) -> None:
    position = Position(5)
    position.know(0, tech)
    for turn in range(5):
        position.goods(0, iron=min(2, goods_given))
        position.state.trade[0] = min(6, trade)
        position.state.culture[0] = min(5, culture)
        assert position.can_use(0, tech) == (turn < 4)
        if turn < 4:
            use(position, 0, tech)
            assert tokens(position, 0, tech) == turn + 1
            position.goods(0, iron=min(2, goods_given))
            position.state.trade[0] = min(6, trade)
            position.state.culture[0] = min(5, culture)
            assert not position.can_use(0, tech)  # once a turn
            next_turn(position)
    gain_token(position.state, 0, p.COIN_PLACES.index(tech))
    assert tokens(position, 0, tech) == 4


def next_turn(position: Position) -> None:
    position.state.agenda.clear()
    NextTurn().run(position.state)
    position.state.agenda.clear()
    for seat in range(position.state.players):
        for good in range(p.GOODS):
            position.state.market[good] += position.state.goods[seat * p.GOODS + good]
            position.state.goods[seat * p.GOODS + good] = 0


@pytest.mark.rule("R-CIV-421")
def test_scouts_in_the_supply_see_no_coin() -> None:
    position = Position()
    position.explore(6, "n01")
    for square in range(position.state.layout.size):
        if position.state.city_of[square] == p.NONE:
            coin_square(position, position.name(square))
    assert count(position) == 0


@pytest.mark.rule("R-CIV-422")
def test_the_sheet_holds_any_number_of_tokens() -> None:
    position = Position()
    for _ in range(9):
        gain_token(position.state, 0, p.ON_SHEET)
    assert tokens(position, 0, "sheet") == 9


@pytest.mark.rule("R-CIV-423")
def test_only_tokens_can_be_taken_away() -> None:
    position = Position()
    position.know(1, "railroad", "civil_service")
    position.building("bank", "F13")
    position.know(0, "mysticism")
    position.marker(0, "hut", "spy")
    assert count(position, 1) == 3
    assert token_places(position.state, 1) == []
    assert not position.can_use(0, "mysticism_heresy")
    give_tokens(position, 1, "pottery", 1)
    assert token_places(position.state, 1) == [p.ON_POTTERY]
    assert position.can_use(0, "mysticism_heresy")
    start(position, 1)
    places = {text.split()[1] for text in position.legal(1) if text.startswith("invest")}
    assert places == {"pottery"}


@pytest.mark.rule("R-CIV-535", "R-CIV-239")
def test_a_lost_token_can_lower_the_hand_limit_of_computers() -> None:
    position = Position()
    position.know(0, "computers")
    give_tokens(position, 0, "sheet", 4)
    position.event(0, "festival_1", "drought", "sabotage")
    assert count(position) == 5
    lose_token(position.state, 0, p.ON_SHEET)
    position.settle()
    assert position.asked() == [0]
    position.play(0, "discard drought")
    assert len(position.state.hand[0]) == 2


# --- victory


@pytest.mark.rule("R-CIV-472", "R-CIV-474")
def test_fifteen_coins_win_at_once() -> None:
    position = Position()
    position.know(0, "pottery", "currency")
    give_tokens(position, 0, "sheet", 14)
    position.goods(0, iron=2, incense=1)
    manage(position)
    assert position.state.places == []
    position.play(0, "use pottery")
    while position.asked():
        position.play(0, position.legal(0)[0])
    assert position.state.places == [1, 2]
    assert position.state.reason == "economy"
    assert position.state.agenda == []


@pytest.mark.rule("R-CIV-472", "R-CIV-426")
def test_investments_are_no_coins() -> None:
    position = Position()
    give_tokens(position, 0, "sheet", 14)
    position.state.invested[p.INFRASTRUCTURE] = 5
    assert count(position) == 14
    check_coins(position.state, 0)
    assert position.state.places == []


@pytest.mark.rule("R-CIV-624", "R-CIV-472")
def test_the_end_of_a_blockade_can_win() -> None:
    position = Position()
    position.building("bank", "C1")
    give_tokens(position, 0, "sheet", 14)
    army = position.put(1, "army", "C1")[0]
    check_coins(position.state, 1)
    assert position.state.places == []
    position.state.put_figure(army, p.NONE)
    check_coins(position.state, 1)  # whoever acted
    assert position.state.places == [1, 2]


def both_rich(**options: str) -> Civ:
    position = Position(3, **options)
    give_tokens(position, 0, "sheet", 15)
    give_tokens(position, 2, "sheet", 15)
    return position.state


@pytest.mark.rule("R-CIV-475", "R-CIV-635")
def test_who_acted_comes_first_then_the_others_clockwise() -> None:
    state = both_rich()
    check_coins(state, 1)
    assert state.places == [2, 2, 1]
    state = both_rich()
    check_coins(state, 0)
    assert state.places == [1, 2, 2]


@pytest.mark.rule("R-CIV-475")
def test_with_the_option_they_share_the_victory() -> None:
    state = both_rich(simultaneous_victory="shared")
    check_coins(state, 1)
    assert state.places == [1, 3, 1]


@pytest.mark.rule("R-CIV-474")
def test_nothing_changes_the_result_afterwards() -> None:
    state = both_rich(simultaneous_victory="shared")
    check_coins(state, 1)
    state.tokens[p.PLACES + p.ON_SHEET] = 15
    check_coins(state, 1)
    assert state.places == [1, 3, 1]
    win(state, 1, MILITARY_VICTORY)
    assert (state.places, state.reason) == ([1, 3, 1], "economy")


@pytest.mark.rule("R-CIV-423", "R-CIV-422")
def test_a_tech_that_lost_a_token_can_receive_one_again() -> None:
    position = Position()
    position.know(0, "democracy")
    give_tokens(position, 0, "democracy", 4)
    position.state.trade[0] = 6
    manage(position)
    assert "democracy" not in offered(position, 0)
    lose_token(position.state, 0, p.ON_DEMOCRACY)
    position.play(0, "use democracy")
    assert tokens(position, 0, "democracy") == 4
    assert position.state.trade[0] == 0
    assert goods(position, 0) == {}
