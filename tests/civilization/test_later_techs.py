"""One test for each of the techs of levels III to V (technologies.yaml)."""

from __future__ import annotations

import pytest

from aegean.games.civilization import pieces as p
from aegean.games.civilization.abilities import (
    BATTLE_SLOT,
    OWN_CITIES,
    OWN_MOVE,
    OWN_START,
    REACT_CITY,
    REACT_EVENT,
    REACT_RESOURCE,
    REACT_STEP,
)
from aegean.games.civilization.city_actions import kinds_left
from aegean.games.civilization.coins import coins
from aegean.games.civilization.culture import advance_cost
from aegean.games.civilization.limits import battle_hand, culture_hand, ends_in_water, stacking_limit, travel_speed
from aegean.games.civilization.techs import learn
from aegean.games.civilization.units import rank, unit_cost, unlocked
from aegean.games.civilization.uses import announced_below
from aegean.games.civilization.yields import production_of
from tests.civilization import test_techs
from tests.civilization.learning import boosts, brings_culture, builds, citizen, cost, governs, managed
from tests.civilization.managing import manage, market, piece_at, start
from tests.civilization.using import give_tokens, goods, in_window, known, offered, use

BASE = 2

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
    position.marker(0, "hut", "spy")
    position.state.used[0] = 0
    use(position, 0, "communism")  # the other square is the only one that is still open
    assert position.state.pinned == [position.square(army), position.square(position.around(0)[0])]


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


@pytest.mark.rule("R-CIV-462")
@pytest.mark.parametrize("terrain", ["grassland", "forest", "desert", "water"])
def test_ecology_makes_every_terrain_but_mountains(terrain: str) -> None:
    position = citizen("ecology")
    position.goods(0, wheat=1)
    square = position.around(0)[1 if terrain != "desert" else 7]  # desert, and forest
    use(position, 0, "ecology_terraform")
    position.play(0, f"square {square}", f"terrain {terrain}")
    assert p.TERRAINS[position.state.terrain[position.square(square)]] == terrain


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
    give_tokens(position, 0, "sheet", 5)
    assert production_of(position.state, 0) == before + 1  # one for every three coins
    give_tokens(position, 0, "sheet", 1)
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
    afloat = citizen("steam_power")
    afloat.goods(0, silk=1)
    afloat.put(0, "scout", position.name(seas[0]))
    use(afloat, 0, "steam_power")
    assert f"square {position.name(seas[1])}" in afloat.legal(0)
    assert f"square {position.name(seas[0])}" not in afloat.legal(0)  # they must leave their square


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
    position.state.acted[:2] = [1, 1]
    manage(position)
    position.play(0, "use atomic_theory", "pay village-uranium")
    assert kinds_left(position.state, 0)
    assert kinds_left(position.state, 1)  # one more, though they have acted
    position.state.acted[:2] = [2, 2]
    assert not kinds_left(position.state, 0)
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


@pytest.mark.rule("R-CIV-157", "R-CIV-273")
def test_plastics_puts_a_figure_into_the_outskirts_of_any_own_city() -> None:
    position = managed("plastics")
    position.put(0, "army", "B7", 2)  # full
    position.put(1, "army", "C6")
    use(position, 0, "plastics")
    assert {"figure army B5", "figure scout B5"} <= set(position.legal(0))
    assert not {"figure army B7", "figure army C6"} & set(position.legal(0))
    position.play(0, "figure scout B5")
    assert len(position.state.scouts_at(0, position.square("B5"))) == 1
    none = managed("plastics")
    none.put(0, "scout", "B7", 2)  # all there are
    use(none, 0, "plastics")
    assert any(text.startswith("figure army") for text in none.legal(0))
    assert not any(text.startswith("figure scout") for text in none.legal(0))


def test_plastics_brings_a_unit() -> None:
    position = start(citizen("plastics"))
    position.play(0, "use plastics", "unit mounted")
    assert [event.values["unit"] for event in position.said("gains-unit")] == ["mounted"]
    assert sum(position.state.units[p.MOUNTED * p.GRADES : p.MOUNTED * p.GRADES + p.GRADES]) == 1


def test_plastics_brings_a_building() -> None:
    position = start(citizen("plastics"))
    position.play(0, "use plastics", "building market C2")
    assert piece_at(position, "C2") == "market"
    assert position.state.pool[p.MARKET // 2] == p.POOLS[p.MARKET // 2] - 1


def test_replaceable_parts() -> None:
    position = citizen("replaceable_parts")
    assert stacking_limit(position.state, 0) == 6
    assert rank(position.state, 0, p.INFANTRY) == 4


@pytest.mark.rule("R-CIV-273", "R-CIV-270")
def test_the_best_tech_counts_for_stacking_and_speed() -> None:
    stacking = ("masonry", "printing_press", "biology", "replaceable_parts")
    speed = ("horseback_riding", "sailing", "steam_power", "flight")
    for number in range(1, 5):
        position = citizen(*stacking[:number], *speed[:number])
        assert stacking_limit(position.state, 0) == BASE + number
        assert travel_speed(position.state, 0) == BASE + number


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
        assert hasattr(test_techs, f"test_{tech}") or f"test_{tech}" in globals()
