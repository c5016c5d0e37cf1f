"""One test for each of the techs of levels I and II (technologies.yaml), and what all techs have in common."""

from __future__ import annotations

import pytest

from aegean.games.civilization import pieces as p
from aegean.games.civilization.abilities import BATTLE_SLOT, BY_NAME, OWN_TRADE, REACT_CITY, REACT_EVENT, REACT_RESOURCE
from aegean.games.civilization.bargain import Bargain
from aegean.games.civilization.city_actions import kinds_left
from aegean.games.civilization.coins import coins
from aegean.games.civilization.hand import draw_events
from aegean.games.civilization.limits import (
    city_limit,
    crosses_water,
    culture_hand,
    ends_in_water,
    stacking_limit,
    travel_speed,
)
from aegean.games.civilization.units import rank, unit_cost
from tests.civilization.learning import boosts, brings_culture, builds, citizen, cost, governs, managed
from tests.civilization.managing import manage, market, market_words, piece_at
from tests.civilization.moving import begin as move
from tests.civilization.moving import land, squares
from tests.civilization.position import Position
from tests.civilization.using import give_tokens, goods, in_window, learn_now, tokens, use

BASE = 2

# --- level I


@pytest.mark.rule("R-CIV-213")
def test_animal_husbandry() -> None:
    boosts(managed("animal_husbandry"), "animal_husbandry_wheat3", 3)
    assert in_window("animal_husbandry", BATTLE_SLOT)
    assert cost(citizen("animal_husbandry"), "hanging_gardens") == 10


@pytest.mark.rule("R-CIV-213", "R-CIV-562")
def test_wheat_needs_a_city_that_can_still_produce() -> None:
    position = managed("animal_husbandry")
    position.goods(0, wheat=1)
    position.state.acted[0] = 1
    use(position, 0, "animal_husbandry_wheat3")  # one city is left, so nobody is asked which
    assert position.state.boost[:2] == [0, 3]
    late = managed("animal_husbandry")
    late.goods(0, wheat=1)
    late.state.acted[:2] = [1, 1]
    assert not late.can_use(0, "animal_husbandry_wheat3")


@pytest.mark.rule("R-CIV-213")
def test_wheat_of_several_techs_adds_up() -> None:
    position = managed("animal_husbandry", "construction")
    position.goods(0, wheat=2)
    manage(position)
    position.play(0, "use animal_husbandry_wheat3", "at 1-second", "use construction", "at 1-second")
    assert position.state.boost[:2] == [0, 8]


@pytest.mark.rule("R-CIV-405")
def test_agriculture() -> None:
    position = citizen()
    learn_now(position, 0, "agriculture")
    if position.asked():
        position.play(0, position.legal(0)[0])
    assert len(position.around(0)) == 10


@pytest.mark.rule("R-CIV-402")
def test_code_of_laws() -> None:
    position = citizen("code_of_laws")
    assert builds(position, "trading_post")
    assert governs(position, "republic")
    assert cost(position, "oracle") == 10


@pytest.mark.rule("R-CIV-356", "R-CIV-422")
@pytest.mark.parametrize(("civ", "coin"), [("rome", 1), ("china", 0)])
def test_killing_scouts_is_a_coin_on_code_of_laws_for_those_who_know_it(civ: str, coin: int) -> None:
    position = land((civ, "egypt"))
    position.put(0, "army", "A6")
    position.put(1, "scout", "A7")
    move(position).play(0, "group A6 1 0", "step A7")
    assert squares(position, 1, "scout") == []
    assert tokens(position, 0, "code_of_laws") == coin


@pytest.mark.rule("R-CIV-213")
def test_currency() -> None:
    brings_culture(citizen("currency"), "currency", 3)
    assert builds(citizen("currency"), "market")
    assert cost(citizen("currency"), "chichen_itza") == 10


@pytest.mark.rule("R-CIV-137")
def test_horseback_riding() -> None:
    position = citizen("horseback_riding", players=3)
    assert travel_speed(position.state, 0) == 3
    position.goods(0, silk=1)
    assert in_window("horseback_riding", OWN_TRADE)
    position.ask(Bargain(0))
    position.play(0, "use horseback_riding", "player 2")
    assert position.state.trade == [9, 6, 0]


@pytest.mark.rule("R-CIV-541", "R-CIV-132")
def test_silk_road_trade_above_27_is_lost() -> None:
    position = citizen("horseback_riding")
    position.goods(0, silk=1)
    position.state.trade = [20, 25]
    use(position, 0, "horseback_riding")
    assert position.state.trade == [27, 27]


def test_masonry() -> None:
    position = citizen("masonry")
    assert stacking_limit(position.state, 0) == 3
    assert cost(position, "great_wall") == 10


def test_metalworking() -> None:
    position = citizen("metalworking")
    assert builds(position, "barracks")
    assert cost(position, "colossus") == 10


def test_navigation() -> None:
    position = citizen("navigation")
    assert crosses_water(position.state, 0)
    assert not ends_in_water(position.state, 0)
    assert builds(position, "harbor")


@pytest.mark.rule("R-CIV-216")
def test_philosophy() -> None:
    position = citizen("philosophy")
    assert builds(position, "temple")
    position.goods(0, iron=2, silk=1)
    manage(position)
    position.play(0, "use philosophy")
    while not position.said("person-drawn"):
        position.play(0, position.legal(0)[0])
    assert goods(position, 0) == {}
    assert position.state.down[0].bit_count() == 1
    empty = citizen("philosophy")
    empty.goods(0, iron=2, silk=1)
    empty.state.person_supply = [0] * p.TYPES
    assert not empty.can_use(0, "philosophy")
    poor = citizen("philosophy")
    poor.goods(0, iron=2)
    assert not poor.can_use(0, "philosophy")


@pytest.mark.rule("R-CIV-422")
def test_pottery() -> None:
    position = citizen("pottery")
    assert culture_hand(position.state, 0) == BASE + 1
    assert builds(position, "granary")
    assert cost(position, "pyramids") == 10
    position.goods(0, iron=2)
    manage(position)
    position.play(0, "use pottery")
    assert tokens(position, 0, "pottery") == 1
    assert goods(position, 0) == {}


def cancelling_writing(*kings: str) -> Position:
    """The first seat devotes its capital to the arts; the other has Writing and a spy."""
    position = citizen()
    position.know(1, "writing")
    position.marker(1, "hut", "spy")
    for king in kings:
        position.card(0, king, up=True)
        position.person("humanitarian", position.around(0)[0])
    manage(position)
    position.play(0, "city capital", "arts")
    return position


@pytest.mark.rule("R-CIV-494", "R-CIV-143")
def test_writing() -> None:
    position = cancelling_writing()
    assert in_window("writing", REACT_CITY)
    assert not in_window("writing", REACT_RESOURCE | REACT_EVENT)
    assert position.asked() == [1]
    position.play(1, "use writing")
    assert position.state.culture[0] == 0
    assert not kinds_left(position.state, 0)  # the action is used up
    assert position.state.held[1] == []
    assert builds(citizen("writing"), "library")
    passed = cancelling_writing()
    passed.play(1, "pass")
    assert passed.state.culture[0] > 0


@pytest.mark.rule("R-CIV-144", "R-CIV-494")
def test_writing_does_not_cancel_a_protected_city_action() -> None:
    position = cancelling_writing("martin_luther_king")
    assert position.asked() != [1]
    assert position.state.culture[0] > 0


@pytest.mark.rule("R-CIV-494")
def test_writing_does_not_cancel_a_resource_ability() -> None:
    position = citizen("currency")
    position.goods(0, incense=1)
    position.know(1, "writing")
    position.marker(1, "hut", "spy")
    use(position, 0, "currency")
    assert position.state.culture[0] == 3


# --- level II


def test_chivalry() -> None:
    brings_culture(citizen("chivalry"), "chivalry", 5)
    position = citizen("chivalry")
    assert governs(position, "feudalism")
    assert rank(position.state, 0, p.MOUNTED) == 2
    assert unit_cost(position.state, 0, p.MOUNTED) == 7
    assert cost(position, "taj_mahal") == 15


@pytest.mark.rule("R-CIV-482")
def test_civil_service() -> None:
    position = citizen("civil_service")
    assert coins(position.state, 0) == 1
    assert culture_hand(position.state, 0) == BASE + 1
    assert in_window("civil_service", REACT_EVENT)
    position.marker(0, "hut", "spy")
    position.event(1, "festival_1")
    manage(position, 1)
    position.play(1, "use festival_1")
    assert position.asked() == [0]
    position.play(0, "use civil_service")
    assert position.state.boost[3:6] == [0, 0, 0]
    assert position.state.hand[1] == []
    assert position.state.held[0] == []


@pytest.mark.rule("R-CIV-565")
def test_civil_service_does_not_cancel_events_of_mass_medias_owner() -> None:
    position = citizen("civil_service")
    position.marker(0, "hut", "spy")
    position.know(1, "mass_media")
    position.event(1, "festival_1")
    manage(position, 1)
    position.play(1, "use festival_1")
    assert position.state.boost[3] == 4


def test_construction() -> None:
    boosts(managed("construction"), "construction", 5)
    position = citizen("construction")
    assert builds(position, "workshop")
    assert cost(position, "porcelain_tower") == 15


@pytest.mark.rule("R-CIV-422")
def test_democracy() -> None:
    position = citizen("democracy")
    assert governs(position, "democracy")
    assert rank(position.state, 0, p.INFANTRY) == 2
    position.state.trade[0] = 5
    assert not position.can_use(0, "democracy")
    position.state.trade[0] = 8
    manage(position)
    position.play(0, "use democracy")
    assert tokens(position, 0, "democracy") == 1
    assert position.state.trade[0] == 2


def test_democracy_pays_no_resource_and_so_cannot_be_cancelled() -> None:
    position = citizen("democracy")
    position.state.trade[0] = 6
    position.know(1, "mass_media")
    position.marker(1, "hut", "spy")
    use(position, 0, "democracy")
    assert tokens(position, 0, "democracy") == 1


def test_engineering() -> None:
    position = citizen("engineering")
    assert builds(position, "aqueduct")
    assert cost(position, "panama_canal") == 20


def test_irrigation() -> None:
    assert city_limit(citizen().state, 0) == 2
    position = citizen("irrigation")
    assert city_limit(position.state, 0) == 3
    assert cost(position, "machu_picchu") == 15


def test_mathematics() -> None:
    position = citizen("mathematics")
    assert rank(position.state, 0, p.ARTILLERY) == 2
    assert in_window("mathematics", BATTLE_SLOT)


@pytest.mark.rule("R-CIV-197", "R-CIV-195")
def test_monarchy() -> None:
    position = citizen("monarchy", players=3)
    assert governs(position, "monarchy")
    assert cost(position, "himeji") == 15
    position.goods(0, silk=1)
    position.wonder(1, "colossus", position.around(1)[0])
    position.wonder(1, "louvre", position.around(1)[1])
    market(position, "oracle", "himeji")
    position.units(0, infantry_1=1)
    position.units(2, infantry_1=1, mounted_1=1)
    manage(position)
    position.play(0, "use monarchy")
    assert sorted(position.legal(0)) == ["player 3", "wonder colossus", "wonder oracle"]
    position.play(0, "wonder colossus")
    assert position.state.wonder_owner[p.W_COLOSSUS] == p.NONE
    assert piece_at(position, position.around(1)[0]) == "colossus"


def test_monarchy_kills_a_unit_drawn_by_chance() -> None:
    position = citizen("monarchy")
    position.goods(0, silk=1)
    position.units(1, infantry_1=1, mounted_1=1)
    position.chance.loaded.append(1)
    use(position, 0, "monarchy")
    assert position.state.unit_count(1) == 1
    assert position.state.unit_below[p.MOUNTED * p.GRADES] == 1


@pytest.mark.rule("R-CIV-695", "R-CIV-196")
def test_monarchy_in_the_wonder_market() -> None:
    position = citizen("monarchy")
    position.goods(0, silk=1)
    market(position, "stonehenge", "colossus", "oracle", "pyramids")
    position.state.wonder_deck = [0, 1, 0]
    position.chance.loaded.append(1)  # Himeji is the second of the medieval wonders
    use(position, 0, "monarchy")
    position.play(0, "wonder oracle")
    assert market_words(position) == ["stonehenge", "colossus", "himeji", "pyramids"]
    assert goods(position, 0) == {}


@pytest.mark.rule("R-CIV-240", "R-CIV-423")
def test_mysticism() -> None:
    position = citizen("mysticism", players=3)
    position.chance.loaded += [0, lambda sides: sides - 1]
    draw_events(position.state, 0, 1, 1)
    position.settle()
    assert len(position.legal(0)) == 2  # one of two is kept
    position.play(0, position.legal(0)[0])
    assert len(position.state.hand[0]) == 1
    position.state.hand[0].clear()
    position.marker(0, "hut", "spy")
    give_tokens(position, 0, "sheet", 1)
    give_tokens(position, 1, "sheet", 1)
    give_tokens(position, 1, "pottery", 1)
    give_tokens(position, 2, "democracy", 1)
    position.state.invested[len(p.INVESTMENTS)] = 1
    manage(position)
    position.play(0, "use mysticism_heresy")
    assert sorted(position.legal(0)) == ["coin 2 pottery", "coin 2 sheet", "coin 3 democracy"]
    position.play(0, "coin 2 sheet")
    assert tokens(position, 1, "pottery") == 1
    assert tokens(position, 1, "sheet") == 0


@pytest.mark.rule("R-CIV-422")
def test_printing_press() -> None:
    position = citizen("printing_press")
    assert stacking_limit(position.state, 0) == 4
    assert builds(position, "university")
    assert cost(position, "louvre") == 15
    position.state.culture[0] = 4
    assert not position.can_use(0, "printing_press")
    position.state.culture[0] = 6
    manage(position)
    position.play(0, "use printing_press")
    assert tokens(position, 0, "printing_press") == 1
    assert position.state.culture[0] == 1


def test_sailing() -> None:
    position = citizen("sailing")
    assert travel_speed(position.state, 0) == 4
    assert crosses_water(position.state, 0)
    assert ends_in_water(position.state, 0)


# --- all of them


def test_levels() -> None:
    assert [p.TECH_LEVELS.count(level) for level in (1, 2, 3, 4, 5)] == [11, 11, 10, 8, 1]


@pytest.mark.rule("R-CIV-213")
def test_prices_of_all_resource_abilities() -> None:
    prices = {
        "animal_husbandry_wheat3": ["wheat"], "currency": ["incense"], "horseback_riding": ["silk"],
        "philosophy": ["any"] * 3, "pottery": ["any"] * 2, "writing": ["spy"], "chivalry": ["incense"],
        "civil_service": ["spy"], "construction": ["wheat"], "democracy": [], "monarchy": ["silk"],
        "mysticism_heresy": ["spy"], "printing_press": [], "banking": ["wheat"], "communism": ["spy"],
        "ecology_terraform": ["wheat"], "gunpowder": ["any"] * 2, "metal_casting": ["incense"],
        "steam_power": ["silk"], "atomic_theory": ["uranium"], "atomic_theory_nuke": ["uranium"],
        "mass_media_scandal": ["spy"], "plastics": [], "plastics_wheat10": ["wheat"],
    }  # fmt: skip
    words = (*p.RESOURCES, "any")
    for name, price in prices.items():
        assert [words[each] for each in BY_NAME[name].price] == price
        assert BY_NAME[name].once
