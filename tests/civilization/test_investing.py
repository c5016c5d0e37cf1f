"""Investments (ledger section 23)."""

from __future__ import annotations

import pytest

from aegean.games.civilization import pieces as p
from aegean.games.civilization.coins import coins
from aegean.games.civilization.force import (
    invested_combat,
    invested_discount,
    invested_hand,
    invested_lessons,
    invested_production,
)
from aegean.games.civilization.invest import Invested, InvestTwice, invest, invest_twice
from aegean.games.civilization.limits import culture_hand
from tests.civilization.managing import piece_at, start
from tests.civilization.position import Position
from tests.civilization.using import give_tokens, goods, known, tokens


def investor(civ: str = "rome", **options: object) -> Position:
    """The first seat has two coin tokens on its sheet."""
    position = Position(2, (civ, "egypt"), **options)  # type: ignore[arg-type]
    give_tokens(position, 0, "sheet", 2)
    return position


def markers(position: Position, card: str, seat: int = 0) -> int:
    return position.state.invested[seat * len(p.INVESTMENTS) + p.INVESTMENTS.index(card)]


def put_markers(position: Position, card: str, number: int, seat: int = 0) -> None:
    position.state.invested[seat * len(p.INVESTMENTS) + p.INVESTMENTS.index(card)] = number


def invest_now(position: Position, card: str) -> Position:
    invest(position.state, 0, p.INVESTMENTS.index(card))
    position.settle()
    return position


@pytest.mark.rule("R-CIV-424", "R-CIV-425")
def test_one_coin_token_a_turn_becomes_a_marker_on_an_own_card() -> None:
    position = start(investor())
    assert {text.split()[2] for text in position.legal(0) if text.startswith("invest")} == set(p.INVESTMENTS)
    position.play(0, "invest sheet public_education")
    assert tokens(position, 0, "sheet") == 1
    assert markers(position, "public_education") == 1
    refusal = position.why(0, "invest sheet infrastructure")
    assert (refusal.rule, refusal.reason) == ("R-CIV-424", "invested-already")


@pytest.mark.rule("R-CIV-425", "R-CIV-029")
def test_everybody_invests_in_own_cards() -> None:
    position = Position()
    give_tokens(position, 1, "sheet", 1)
    start(position, 1)
    position.play(1, "invest sheet infrastructure")
    assert (markers(position, "infrastructure"), markers(position, "infrastructure", 1)) == (0, 1)
    assert tokens(position, 1, "sheet") == 0


@pytest.mark.rule("R-CIV-425")
def test_without_a_token_nothing_can_be_invested() -> None:
    position = start(Position())
    position.know(0, "railroad")  # a coin icon is no token
    assert position.why(0, "invest sheet infrastructure").rule == "R-CIV-425"


@pytest.mark.rule("R-CIV-013")
def test_without_the_module_there_are_no_investments() -> None:
    position = start(investor(investments=False))
    assert position.why(0, "invest sheet infrastructure").rule == "R-CIV-013"


@pytest.mark.rule("R-CIV-426")
def test_markers_are_no_coins() -> None:
    position = start(investor())
    position.play(0, "invest sheet infrastructure")
    assert coins(position.state, 0) == 1


@pytest.mark.rule("R-CIV-427", "R-CIV-428", "R-CIV-683")
def test_military_industrial_complex_by_markers() -> None:
    position = Position()
    found = []
    for number in range(8):
        put_markers(position, "military_industrial_complex", number)
        found.append(invested_combat(position.state, 0))
    assert found == [0, 0, 4, 4, 8, 8, 12, 12]


@pytest.mark.rule("R-CIV-427")
def test_infrastructure_by_markers() -> None:
    position = Position()
    found = []
    for number in range(5):
        put_markers(position, "infrastructure", number)
        found.append(invested_production(position.state, 0))
    assert found == [0, 1, 2, 3, 3]


@pytest.mark.rule("R-CIV-427", "R-CIV-237", "R-CIV-239")
def test_both_endowments_for_the_arts_by_markers() -> None:
    for version, discounts, hands in (
        ("ww_2013_replacement", [0, 0, 1, 1, 2], [0, 1, 1, 1, 1]),
        ("fame_and_fortune_2011", [0, 1, 2, 2, 3], [0, 0, 0, 0, 0]),
    ):
        position = Position(endowment_for_the_arts=version)
        for number in range(5):
            put_markers(position, "endowment_for_the_arts", number)
            assert invested_discount(position.state, 0) == discounts[number]
            assert invested_hand(position.state, 0) == hands[number]
            assert culture_hand(position.state, 0) == 2 + hands[number]


@pytest.mark.rule("R-CIV-429", "R-CIV-400")
def test_public_education_teaches_once_as_each_tier_is_reached() -> None:
    position = investor()
    lessons = []
    for number in range(1, 11):
        invest_now(position, "public_education")
        lessons.append(bool(position.asked()))
        if position.asked():
            assert "pass" not in position.legal(0)  # mandatory
            assert position.why(0, "pass").rule == "R-CIV-626"
            assert position.why(0, "tech chivalry" if number == 3 else "tech space_flight").rule == "R-CIV-400"
            position.play(0, f"tech {['pottery', 'writing', 'masonry'][number // 3 - 1]}")
    assert [number for number, asked in enumerate(lessons, 1) if asked] == [3, 6, 9]
    assert known(position, 0) == {"code_of_laws", "pottery", "writing", "masonry"}
    assert position.state.trade[0] == 0
    assert invested_lessons(position.state, 0) == 3


@pytest.mark.rule("R-CIV-429", "R-CIV-408")
def test_public_education_has_nothing_left_to_teach() -> None:
    position = investor()
    put_markers(position, "public_education", 2)
    position.know(0, *p.TECHS)
    invest_now(position, "public_education")
    assert position.asked() == []


@pytest.mark.rule("R-CIV-430")
def test_the_supply_has_23_markers() -> None:
    position = investor()
    put_markers(position, "infrastructure", 20)
    put_markers(position, "infrastructure", 3, seat=1)
    start(position)
    assert position.why(0, "invest sheet infrastructure").rule == "R-CIV-430"
    endless = investor(investment_markers="unlimited")
    put_markers(endless, "infrastructure", 23)
    start(endless)
    endless.play(0, "invest sheet infrastructure")
    assert markers(endless, "infrastructure") == 24


@pytest.mark.rule("R-CIV-625")
def test_tokens_of_a_blockaded_panama_canal_cannot_be_invested() -> None:
    position = Position()
    position.wonder(0, "panama_canal", "B1")
    give_tokens(position, 0, "panama_canal", 1)
    give_tokens(position, 0, "pottery", 4)
    army = position.put(1, "army", "B1")[0]
    start(position)
    assert {text.split()[1] for text in position.legal(0) if text.startswith("invest")} == {"pottery"}
    assert position.why(0, "invest panama_canal infrastructure").rule == "R-CIV-625"
    position.state.put_figure(army, p.NONE)
    position.play(0, "invest panama_canal infrastructure")
    assert tokens(position, 0, "panama_canal") == 0


@pytest.mark.rule("R-CIV-625")
def test_a_tech_that_invested_its_token_can_receive_one_again() -> None:
    position = Position()
    position.know(0, "pottery")
    give_tokens(position, 0, "pottery", 4)
    position.goods(0, iron=2)
    assert not position.can_use(0, "pottery")
    start(position)
    position.play(0, "invest pottery infrastructure")
    assert position.can_use(0, "pottery")


# --- what it triggers


@pytest.mark.rule("R-CIV-431", "R-CIV-506")
def test_the_arabs_advance_on_the_culture_track() -> None:
    position = start(investor("arabia"))
    position.play(0, "invest sheet infrastructure")
    assert position.state.space[0] == 1
    assert len(position.state.hand[0]) == 1  # with the reward of the space
    assert position.state.culture[0] == 0


@pytest.mark.rule("R-CIV-431", "R-CIV-555")
def test_machu_picchu_brings_a_resource_once_a_turn_if_wanted() -> None:
    position = investor()
    position.wonder(0, "machu_picchu", "B1")
    position.state.market = [1, 0, 0, 1]
    invest_now(position, "infrastructure")
    assert sorted(position.legal(0)) == ["pass", "resource incense", "resource wheat"]
    assert position.why(0, "resource iron").rule == "R-CIV-431"
    position.play(0, "resource wheat")
    assert goods(position, 0) == {"wheat": 1}
    invest_now(position, "infrastructure")
    assert position.asked() == []
    declined = investor()
    declined.wonder(0, "machu_picchu", "B1")
    invest_now(declined, "infrastructure")
    declined.play(0, "pass")
    assert goods(declined, 0) == {}
    invest_now(declined, "infrastructure")
    assert declined.asked() == [0]  # not used yet this turn


@pytest.mark.rule("R-CIV-431", "R-CIV-121")
def test_a_blockaded_machu_picchu_or_an_empty_market_brings_nothing() -> None:
    position = investor()
    position.wonder(0, "machu_picchu", "B1")
    position.put(1, "army", "B1")
    assert invest_now(position, "infrastructure").asked() == []
    empty = investor()
    empty.wonder(0, "machu_picchu", "B1")
    empty.state.market = [0, 0, 0, 0]
    assert invest_now(empty, "infrastructure").asked() == []


@pytest.mark.rule("R-CIV-431", "R-CIV-549")
def test_giannini_places_a_free_building_for_every_coin() -> None:
    position = investor()
    position.person("industrialist", "C1")
    position.card(0, "ap_giannini")
    for square in ("B3", "C3"):
        assert square in position.around(0)
    position.know(0, "construction")
    invest_now(position, "infrastructure")
    assert "pass" in position.legal(0)
    assert "building trading_post B3" in position.legal(0)
    position.play(0, "building workshop C3")
    assert piece_at(position, "C3") == "workshop"
    assert position.state.up[0] >> p.P_AP_GIANNINI & 1  # turned up by it
    invest_now(position, "infrastructure")
    position.play(0, "building trading_post B3")
    assert piece_at(position, "B3") == "trading_post"


@pytest.mark.rule("R-CIV-431", "R-CIV-639")
def test_any_face_down_card_of_gianninis_type_is_asked_for() -> None:
    position = investor()
    position.person("industrialist", "C1")
    position.card(0, "zheng_he")
    invest_now(position, "infrastructure")
    assert position.legal(0) == ["pass"]
    position.play(0, "pass")
    reserve = investor()
    reserve.card(0, "ap_giannini")  # no marker on the map
    assert invest_now(reserve, "infrastructure").asked() == []


@pytest.mark.rule("R-CIV-431", "R-CIV-178")
def test_nobody_is_asked_for_giannini_when_nothing_can_be_built() -> None:
    position = investor()
    position.person("industrialist", "C1")
    position.card(0, "ap_giannini")
    position.state.pool = [0] * p.FAMILIES
    assert invest_now(position, "infrastructure").asked() == []


@pytest.mark.rule("R-CIV-626")
def test_everything_an_investment_brings_is_settled_in_the_order_of_its_player() -> None:
    position = investor("arabia")
    position.wonder(0, "machu_picchu", position.around(0)[0])
    put_markers(position, "public_education", 2)
    start(position)
    position.play(0, "invest sheet public_education")
    words = {text.split()[0] for text in position.legal(0)}
    assert words == {"advance", "tech", "resource"}
    position.play(0, "resource silk", "tech pottery")
    assert position.state.space[0] == 1  # the advance alone is not asked for
    assert goods(position, 0) == {"silk": 1}
    assert "pottery" in known(position, 0)
    assert position.asked() == [0]


@pytest.mark.rule("R-CIV-626")
def test_what_is_optional_may_be_declined_only_after_what_is_not() -> None:
    position = investor()
    position.wonder(0, "machu_picchu", "B1")
    put_markers(position, "public_education", 2)
    invest_now(position, "public_education")
    assert "pass" not in position.legal(0)
    position.play(0, "tech pottery", "pass")
    assert goods(position, 0) == {}


# --- without a coin


@pytest.mark.rule("R-CIV-314", "R-CIV-315", "R-CIV-626")
def test_two_free_investments_trigger_once_each_besides_the_paid_one() -> None:
    position = investor("arabia")
    start(position)
    invest_twice(position.state, 0)
    position.settle()
    assert position.legal(0) == [f"invest free {card}" for card in p.INVESTMENTS]
    assert position.why(0, "invest sheet infrastructure").rule == "R-CIV-314"
    position.play(0, "invest free infrastructure")
    assert position.state.space[0] == 1  # settled before the next one
    position.play(0, "invest free endowment_for_the_arts")
    assert position.state.space[0] == 2
    assert tokens(position, 0, "sheet") == 2
    position.play(0, "invest sheet infrastructure")
    assert position.state.space[0] == 3


@pytest.mark.rule("R-CIV-314", "R-CIV-430")
def test_only_what_is_left_of_the_markers_can_be_placed() -> None:
    position = investor()
    put_markers(position, "infrastructure", 22)
    invest_twice(position.state, 0)
    position.play(0, "invest free infrastructure")
    assert position.asked() == []
    invest_twice(position.state, 0)
    assert position.asked() == []
    assert markers(position, "infrastructure") == 23
    endless = investor(investment_markers="unlimited")
    put_markers(endless, "infrastructure", 22)
    invest_twice(endless.state, 0)
    endless.play(0, "invest free infrastructure", "invest free infrastructure")
    assert markers(endless, "infrastructure") == 24


def test_frames_are_made_from_their_keys() -> None:
    for frame in (Invested(0, 3), InvestTwice(1, 2)):
        assert type(frame)(*frame.key()).key() == frame.key()  # type: ignore[arg-type]
