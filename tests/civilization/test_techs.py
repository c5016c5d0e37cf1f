"""One test for each of the 41 techs (technologies.yaml)."""

from __future__ import annotations

import pytest

from aegean.games.civilization import pieces as p
from aegean.games.civilization.abilities import (
    BATTLE_SLOT,
    BY_NAME,
    OWN_CITIES,
    OWN_MOVE,
    OWN_START,
    OWN_TRADE,
    REACT_CITY,
    REACT_EVENT,
    REACT_RESOURCE,
    REACT_STEP,
    announced_below,
)
from aegean.games.civilization.bargain import Bargain
from aegean.games.civilization.buildings import face_to_build
from aegean.games.civilization.city_actions import kinds_left
from aegean.games.civilization.coins import coins
from aegean.games.civilization.culture import advance_cost, draw_events
from aegean.games.civilization.governments import unlocked_governments
from aegean.games.civilization.limits import (
    battle_hand,
    city_limit,
    crosses_water,
    culture_hand,
    ends_in_water,
    stacking_limit,
    travel_speed,
)
from aegean.games.civilization.techs import learn
from aegean.games.civilization.units import rank, unit_cost, unlocked
from aegean.games.civilization.wonders import wonder_cost
from aegean.games.civilization.yields import production_of
from tests.civilization.managing import manage, market, market_words, piece_at, start, two_cities
from tests.civilization.position import Position
from tests.civilization.using import give_tokens, goods, in_window, known, learn_now, offered, tokens, use

BASE = 2


def citizen(*techs: str, players: int = 2, civ: str = "america") -> Position:
    """The first seat knows these techs besides its starting tech; its limits are the ordinary ones."""
    position = Position(players, (civ, "egypt", "russia", "china", "germany"))
    position.know(0, *techs)
    return position


def builds(position: Position, face: str) -> bool:
    number = p.BUILDINGS.index(face)
    return face_to_build(position.state, 0, number // 2) == number


def cost(position: Position, wonder: str) -> int:
    return wonder_cost(position.state, 0, p.WONDERS.index(wonder))


def governs(position: Position, government: str) -> bool:
    return p.GOVERNMENTS.index(government) in unlocked_governments(position.state, 0)


def boosts(position: Position, ability: str, production: int) -> None:
    """Wheat for production of one city that can still produce."""
    position.goods(0, wheat=1)
    assert in_window(ability, OWN_CITIES)
    manage(position)
    position.play(0, f"use {ability}", "at 1-second")
    assert position.state.boost[1] == production
    assert position.state.boost[0] == 0
    assert goods(position, 0) == {}


def brings_culture(position: Position, ability: str, culture: int) -> None:
    position.goods(0, incense=1)
    manage(position)
    position.play(0, f"use {ability}")
    assert position.state.culture[0] == culture


def managed(*techs: str) -> Position:
    position = two_cities()
    position.know(0, *techs)
    return position


# --- level I


@pytest.mark.rule("R-CIV-213")
def test_animal_husbandry() -> None:
    boosts(managed("animal_husbandry"), "animal_husbandry_wheat3", 3)
    assert in_window("animal_husbandry", BATTLE_SLOT)
    assert cost(citizen("animal_husbandry"), "hanging_gardens") == 10


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
    position.play(0, "coin 2 pottery")
    assert tokens(position, 1, "pottery") == 0
    assert tokens(position, 1, "sheet") == 1


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


# --- level III


def test_banking() -> None:
    boosts(managed("banking"), "banking", 7)
    position = citizen("banking")
    assert builds(position, "bank")
    assert cost(position, "big_ben") == 20


def test_biology() -> None:
    position = citizen("biology")
    assert stacking_limit(position.state, 0) == 5
    assert in_window("biology", BATTLE_SLOT)


def test_communism() -> None:
    position = citizen("communism")
    assert governs(position, "communism")
    assert cost(position, "kremlin") == 20
    assert in_window("communism", OWN_MOVE)
    assert in_window("communism", REACT_STEP)
    position.marker(0, "hut", "spy")
    assert not position.can_use(0, "communism")  # nobody could be held
    army = position.around(1)[0]
    position.put(1, "army", army)
    position.put(0, "army", position.around(0)[0])
    use(position, 0, "communism")
    position.play(0, f"square {army}")
    assert position.state.pinned == [position.square(army)]


@pytest.mark.rule("R-CIV-460", "R-CIV-461", "R-CIV-462")
def test_ecology() -> None:
    position = citizen("ecology")
    position.state.space[0] = 7
    give_tokens(position, 0, "sheet", 7)
    assert advance_cost(position.state, 0) == (5, 1)  # 2 trade less for 7 coins
    position.goods(0, wheat=1)
    assert in_window("ecology_terraform", OWN_START)
    start(position)
    position.play(0, "use ecology_terraform")
    free = next(
        position.name(square) for square in range(16) if position.state.terrain[square] == p.GRASSLAND
        and position.state.centre_of[square] == p.NONE and not position.state.has_marker(square)
    )  # fmt: skip
    mountain = next(position.name(square) for square in range(16) if position.state.terrain[square] == p.MOUNTAIN)
    assert f"square {free}" in position.legal(0)
    assert f"square {mountain}" not in position.legal(0)
    position.play(0, f"square {free}")
    assert sorted(position.legal(0)) == ["terrain desert", "terrain forest", "terrain water"]
    position.play(0, "terrain water")
    assert position.state.is_water(position.square(free))
    assert position.state.disasters_left == [12, 7]


@pytest.mark.rule("R-CIV-461")
def test_ecology_needs_an_empty_square() -> None:
    position = citizen("ecology")
    position.goods(0, wheat=1)
    state = position.state
    free = [square for square in range(16) if state.terrain[square] in (p.GRASSLAND, p.FOREST, p.DESERT, p.WATER)]
    free = [square for square in free if state.centre_of[square] == p.NONE and not state.has_marker(square)]
    figure, building, disaster = (position.name(square) for square in free[:3])
    position.put(0, "army", figure)
    position.building("market", building)
    state.disaster[free[2]] = state.terrain[free[2]] = p.DESERT
    use(position, 0, "ecology_terraform")
    assert f"square {figure}" not in position.legal(0)
    assert f"square {building}" not in position.legal(0)
    assert f"square {disaster}" in position.legal(0)  # its marker is replaced


@pytest.mark.rule("R-CIV-197", "R-CIV-216")
def test_gunpowder() -> None:
    position = citizen("gunpowder")
    assert rank(position.state, 0, p.INFANTRY) == 3
    position.goods(0, iron=2)
    mine, theirs = position.around(0)[0], position.around(1)[0]
    position.building("market", mine)
    position.building("bank", theirs)
    position.wonder(1, "louvre", position.around(1)[1])
    position.wonder(1, "kremlin", position.around(1)[2])
    market(position, "oracle", "big_ben")
    manage(position)
    position.play(0, "use gunpowder")
    expected = {f"square {mine}", f"square {theirs}", "wonder louvre", "wonder oracle"}
    assert set(position.legal(0)) == expected
    position.play(0, f"square {theirs}")
    assert piece_at(position, theirs) == ""
    assert position.state.pool[p.BANK // 2] == p.POOLS[p.BANK // 2] - 1
    assert goods(position, 0) == {}


def test_metal_casting() -> None:
    brings_culture(citizen("metal_casting"), "metal_casting", 7)
    position = citizen("metal_casting")
    assert rank(position.state, 0, p.ARTILLERY) == 3
    assert cost(position, "statue_of_liberty") == 20
    assert coins(position.state, 0) == 0


def test_military_science() -> None:
    position = citizen("military_science")
    assert builds(position, "academy")
    before = production_of(position.state, 0)
    give_tokens(position, 0, "sheet", 7)
    assert production_of(position.state, 0) == before + 2


@pytest.mark.rule("R-CIV-491")
def test_railroad() -> None:
    position = citizen("railroad")
    assert coins(position.state, 0) == 1
    assert builds(position, "iron_mine")
    assert rank(position.state, 0, p.MOUNTED) == 3


def test_steam_power() -> None:
    position = citizen("steam_power")
    state = position.state
    assert travel_speed(state, 0) == 5
    assert ends_in_water(state, 0)
    assert in_window("steam_power", OWN_CITIES)
    position.goods(0, silk=1)
    assert not position.can_use(0, "steam_power")  # no figure
    seas = [square for square, terrain in enumerate(state.terrain) if terrain == p.WATER]
    position.put(1, "army", position.name(seas[-1]))
    land = next(name for name in position.around(0) if not state.is_water(position.square(name)))
    group = position.put(0, "army", land, 2)
    manage(position)
    position.play(0, "use steam_power")
    free = {f"square {position.name(square)}" for square in seas[:-1] if state.spot[square] == p.NONE}
    assert set(position.legal(0)) == free
    position.play(0, sorted(free)[0])
    there = sorted(free)[0].split()[1]
    assert [position.name(state.at[figure]) for figure in group] == [there, there]
    assert all(state.done >> figure & 1 for figure in group)


@pytest.mark.rule("R-CIV-273")
def test_steam_power_keeps_the_stacking_limit() -> None:
    position = citizen("steam_power")
    state = position.state
    position.goods(0, silk=1)
    seas = [square for square, terrain in enumerate(state.terrain) if terrain == p.WATER]
    land = next(name for name in position.around(0) if not state.is_water(position.square(name)))
    position.put(0, "army", land, 2)
    position.put(0, "army", position.name(seas[0]))
    use(position, 0, "steam_power")
    position.play(0, f"square {land}")
    assert f"square {position.name(seas[0])}" not in position.legal(0)


def test_theology() -> None:
    position = citizen("theology")
    assert culture_hand(position.state, 0) == BASE + 1
    assert governs(position, "fundamentalism")
    assert builds(position, "cathedral")
    assert cost(position, "angkor_wat") == 10


# --- level IV and V


def test_atomic_theory() -> None:
    position = managed("atomic_theory")
    position.marker(0, "village", "uranium")
    position.marker(0, "village", "uranium")
    position.state.acted[1] = 1
    manage(position)
    position.play(0, "use atomic_theory")
    assert kinds_left(position.state, 0)
    assert kinds_left(position.state, 1)  # one more, though it has acted
    anarchy = managed("atomic_theory")
    anarchy.marker(0, "village", "uranium")
    anarchy.state.government[0] = p.ANARCHY
    use(anarchy, 0, "atomic_theory")
    assert not kinds_left(anarchy.state, 0)
    assert position.can_use(0, "atomic_theory_nuke")  # the two are counted apart


@pytest.mark.rule("R-CIV-382")
def test_atomic_theory_nukes_a_city_that_is_no_capital() -> None:
    position = managed("atomic_theory")
    assert in_window("atomic_theory_nuke", OWN_MOVE)
    position.state.place_city(4, position.square("B6"))  # seat 1 has it instead
    position.state.centre[1] = p.NONE
    position.marker(0, "village", "uranium")
    position.building("market", "B7")
    army = position.put(0, "army", "A5")[0]
    use(position, 0, "atomic_theory_nuke")  # the only target
    assert position.state.centre[4] == p.NONE
    assert position.state.at[army] == p.NONE
    assert piece_at(position, "B7") == ""
    position.marker(0, "village", "uranium")
    position.state.used[0] = 0
    assert not position.can_use(0, "atomic_theory_nuke")  # capitals only


def test_ballistics() -> None:
    position = citizen("ballistics")
    assert rank(position.state, 0, p.ARTILLERY) == 4
    assert in_window("ballistics", BATTLE_SLOT)


def test_combustion() -> None:
    position = citizen("combustion")
    assert rank(position.state, 0, p.MOUNTED) == 4


def test_computers() -> None:
    position = citizen("computers")
    state = position.state
    give_tokens(position, 0, "sheet", 3)
    assert coins(state, 0) == 4
    assert culture_hand(state, 0) == BASE
    before = battle_hand(state, 0, 1, False)
    give_tokens(position, 0, "sheet", 1)
    assert culture_hand(state, 0) == BASE + 1
    assert battle_hand(state, 0, 1, False) == before + 1


@pytest.mark.rule("R-CIV-490")
def test_flight() -> None:
    position = citizen("flight")
    assert travel_speed(position.state, 0) == 6
    assert ends_in_water(position.state, 0)
    assert unlocked(position.state, 0, p.AIRCRAFT)
    assert not unlocked(citizen().state, 0, p.AIRCRAFT)
    assert unit_cost(position.state, 0, p.AIRCRAFT) == 12


@pytest.mark.rule("R-CIV-218", "R-CIV-565")
def test_mass_media() -> None:
    assert cost(citizen("mass_media"), "cristo_redentor") == 15
    assert in_window("mass_media_scandal", REACT_RESOURCE)
    assert not in_window("mass_media_scandal", REACT_CITY | REACT_EVENT)
    position = citizen("currency")
    position.goods(0, incense=1)
    position.know(1, "mass_media")
    position.marker(1, "hut", "spy")
    use(position, 0, "currency")
    assert announced_below(position.state) is not None
    position.play(1, "use mass_media_scandal")
    assert position.state.culture[0] == 0
    assert goods(position, 0) == {}


def test_plastics() -> None:
    boosts(managed("plastics"), "plastics_wheat10", 10)
    position = citizen("plastics")
    position.state.market = [0] * p.GOODS
    assert in_window("plastics", OWN_START)
    land = next(name for name in position.around(0) if not position.state.is_water(position.square(name)))
    water = [name for name in position.around(0) if position.state.is_water(position.square(name))]
    start(position)
    position.play(0, "use plastics")
    legal = position.legal(0)
    assert "unit infantry" in legal
    assert "unit aircraft" not in legal
    assert f"figure scout {land}" in legal
    assert f"building market {land}" in legal
    assert not any(f"figure army {name}" in legal for name in water)
    position.play(0, f"figure army {land}")
    assert position.state.count_at(0, position.square(land)) == 1
    assert "plastics" not in offered(position, 0)


@pytest.mark.parametrize(("choice", "event"), [("unit mounted", "gains-unit"), ("building market", "builds")])
def test_plastics_builds_units_and_buildings_too(choice: str, event: str) -> None:
    position = start(citizen("plastics"))
    position.play(0, "use plastics")
    position.play(0, next(text for text in position.legal(0) if text.startswith(choice)))
    assert len(position.said(event)) == 1


def test_replaceable_parts() -> None:
    position = citizen("replaceable_parts")
    assert stacking_limit(position.state, 0) == 6
    assert rank(position.state, 0, p.INFANTRY) == 4


@pytest.mark.rule("R-CIV-471")
def test_space_flight() -> None:
    position = citizen()
    for level, slots in ((1, 4), (2, 4), (3, 3), (4, 2)):
        techs = [tech for tech in range(40) if p.TECH_LEVELS[tech] == level and not position.state.knows(0, tech)]
        position.know(0, *(p.TECHS[tech] for tech in techs[:slots]))
    learn(position.state, 0, p.T_SPACE_FLIGHT)
    assert position.state.places == [1, 2]
    assert "space_flight" in known(position, 0)


# --- all of them


def test_every_tech_has_a_test_of_its_own() -> None:
    for tech in p.TECHS:
        assert f"test_{tech}" in globals()


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
