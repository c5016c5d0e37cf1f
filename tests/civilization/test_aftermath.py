"""What follows a battle: units, armies, figures, walls, effects of a win (ledger section 20)."""

from __future__ import annotations

import pytest

from aegean.games.civilization import pieces as p
from aegean.games.civilization.battle import kill_scouts
from aegean.games.civilization.phases import NextTurn
from tests.civilization.fighting import CITY, FIELD, START, VILLAGE, Arena, infantry

# --- units and figures


@pytest.mark.rule("R-CIV-350")
def test_survivors_go_home_without_wounds() -> None:
    a = Arena()
    a.field({"mounted_3": 1}, {"infantry_2": 1})
    a.play(1, "unit-plays infantry-2 0 0")
    a.play(0, "unit-plays mounted-3 1 0")  # takes two wounds, kills
    assert a.forces(0) == {"mounted_3": 1}
    assert a.below() == {"infantry_2": 1}
    assert a.state.fight is None


@pytest.mark.rule("R-CIV-350", "R-CIV-598")
def test_units_have_left_the_table_when_loot_is_spent() -> None:
    a = Arena()
    a.state.trade[1] = 9
    a.field({"mounted_3": 1}, {"infantry_2": 1})
    a.play(1, "unit-plays infantry-2 0 0")
    a.play(0, "unit-plays mounted-3 1 0")
    assert a.prompt() == "Loot"
    assert (a.forces(0), a.below()) == ({"mounted_3": 1}, {"infantry_2": 1})
    assert a.table() == []
    assert not any(a.fight().killed[1])


@pytest.mark.rule("R-CIV-352", "R-CIV-354", "R-CIV-604")
@pytest.mark.parametrize(("lost", "left"), [(1, 3), (2, 2), (3, 2), (4, 1), (5, 1)])
def test_the_winner_loses_an_army_for_two_units(lost: int, left: int) -> None:
    a = Arena()
    a.know(0, "masonry")
    a.building("academy", a.around(0)[0])
    a.building("barracks", a.around(0)[1])
    a.know(1, "gunpowder")
    a.units(0, infantry_1=3, mounted_1=2)
    a.units(1, infantry_3=1, mounted_3=1)
    a.put(1, "army", FIELD)
    a.attack(armies=3, scouts=1)
    fight = a.fight()
    fight.bonus[0] = 30
    fight.killed[0][0] = lost  # as if they had fallen
    fight.hands[0] = [0] * p.CLASSES
    a.finish()
    assert len(a.state.armies_at(0, a.square(FIELD))) == left
    assert len(a.state.scouts_at(0, a.square(FIELD))) == 1  # scouts are not lost so
    assert a.state.armies_in_supply(0) == 6 - left
    assert all(a.state.done >> figure & 1 for figure in a.state.figures_at(0, a.square(FIELD)))


@pytest.mark.rule("R-CIV-352", "R-CIV-353")
def test_a_defender_who_wins_loses_armies_too() -> None:
    a = Arena()
    a.put(1, "army", FIELD, 2)
    a.units(0, infantry_2=2)
    a.units(1, infantry_2=2, mounted_3=2)
    a.building("barracks", a.around(1)[0])
    a.attack(scouts=1)
    a.play(1, "unit-plays infantry-2 0 0")
    a.play(0, "unit-plays infantry-2 1 0")
    a.play(1, "unit-plays infantry-2 0 0")
    a.play(0, "unit-plays infantry-2 2 0")
    a.finish()
    assert a.said("wins-battle")[-1].values["seat"] == 1
    assert len(a.state.armies_at(1, a.square(FIELD))) == 1
    assert a.state.count_at(0, a.square(START)) == 0  # the whole group is gone, its scout too
    assert (a.state.at[0], a.state.at[p.FIRST_SCOUT]) == (p.NONE, p.NONE)


@pytest.mark.rule("R-CIV-352")
@pytest.mark.parametrize("winner", [0, 1])
def test_only_the_own_dead_cost_armies(winner: int) -> None:
    for own, enemy, left in ((2, 0, 1), (0, 2, 2)):
        a = Arena()
        a.put(1, "army", FIELD, 2)
        a.units(1, infantry_1=1)
        a.attack(armies=2)
        fight = a.fight()
        fight.bonus[winner] = 30
        fight.killed[winner][0], fight.killed[1 - winner][0] = own, enemy  # as if they had fallen
        a.finish()
        assert len(a.state.armies_at(winner, a.square(FIELD))) == left


@pytest.mark.rule("R-CIV-353", "R-CIV-624", "R-CIV-598")
def test_the_death_of_the_loser_lifts_its_blockade_before_the_loot() -> None:
    a = Arena()
    square = a.around(0)[0]
    a.building("bank", square)
    a.put(1, "army", square)
    a.state.tokens[p.ON_SHEET] = 14
    a.state.trade[1] = 9
    a.units(0, infantry_1=1)
    a.attack(square, start=a.around(0)[1])
    a.finish()
    assert (a.state.places, a.said("gains-loot")) == ([1, 2], [])


@pytest.mark.rule("R-CIV-354", "R-CIV-624")
def test_a_scout_that_enters_after_the_battle_finds_a_coin() -> None:
    a = Arena()
    square = a.square(FIELD)
    a.state.printed[square] = a.state.yields[square] = p.yield_of(coin=1)
    a.state.tokens[p.ON_SHEET] = 14
    a.put(1, "army", FIELD)
    a.units(0, infantry_1=1)
    a.attack(scouts=1)
    a.finish()
    assert a.state.places == [1, 2]


@pytest.mark.rule("R-CIV-353", "R-CIV-354")
def test_the_loser_is_gone_and_the_winner_stands_there() -> None:
    a = Arena()
    a.units(0, infantry_2=1)
    a.put(1, "army", FIELD)
    a.put(1, "scout", FIELD)
    a.attack(scouts=1)
    a.finish()
    assert a.state.count_at(1, a.square(FIELD)) == 0
    assert a.state.figures_at(0, a.square(FIELD)) == [0, 7]
    assert a.state.guests[a.square(FIELD)] == 1
    assert a.state.done == 1 << 0 | 1 << 7


@pytest.mark.rule("R-CIV-319", "R-CIV-594", "R-CIV-686")
def test_a_fortification_serves_once() -> None:
    a = Arena()
    city = a.city(1, CITY)
    a.state.city_marker[city] = p.FORTIFICATION
    a.state.forts_left -= 1
    a.attack(CITY)
    assert a.totals() == (0, 8)
    assert (a.state.city_marker[city], a.state.forts_left) == (p.NO_MARKER, 15)
    a.attack(CITY)
    assert a.totals() == (0, 6)


@pytest.mark.rule("R-CIV-319", "R-CIV-594")
def test_a_caravan_stays_through_a_defence() -> None:
    a = Arena()
    city = a.city(1, CITY)
    a.state.city_marker[city] = p.CARAVAN
    a.attack(CITY)
    assert a.totals() == (0, 6)
    assert a.state.city_marker[city] == p.CARAVAN


@pytest.mark.rule("R-CIV-357", "R-CIV-598")
def test_combustion_breaches_the_walls_first() -> None:
    a = Arena()
    city = a.city(1, CITY)
    a.state.walls |= 1 << city
    a.know(0, "combustion")
    a.units(0, infantry_1=1)
    a.units(1, infantry_1=1)
    a.attack(CITY)
    assert not a.state.walls >> city & 1
    assert a.fight().bonus == [0, 6]
    assert a.asked() == [1]  # no walls, so the defender begins


@pytest.mark.rule("R-CIV-357")
def test_combustion_of_the_defender_breaches_nothing() -> None:
    a = Arena()
    city = a.city(1, CITY)
    a.state.walls |= 1 << city
    a.know(1, "combustion")
    a.attack(CITY)
    assert a.state.walls >> city & 1


# --- effects of a won battle


@pytest.mark.rule("R-CIV-356")
def test_code_of_laws_for_the_first_battle_of_a_turn() -> None:
    a = Arena()
    a.know(0, "code_of_laws")
    a.units(0, infantry_3=1)
    a.put(1, "army", FIELD)
    a.put(1, "army", "G7")
    a.attack()
    a.finish()
    assert a.state.tokens[p.ON_CODE_OF_LAWS] == 1
    a.attack("G7")
    a.finish()
    assert a.state.tokens[p.ON_CODE_OF_LAWS] == 1
    NextTurn().run(a.state)
    a.state.agenda.clear()
    a.put(1, "army", "C6")
    a.attack("C6")
    a.finish()
    assert a.state.tokens[p.ON_CODE_OF_LAWS] == 2


@pytest.mark.rule("R-CIV-356")
def test_code_of_laws_for_a_defender_and_never_a_fifth_coin() -> None:
    a = Arena()
    a.know(1, "code_of_laws")
    a.put(1, "army", FIELD)
    a.attack()
    assert a.state.tokens[p.PLACES + p.ON_CODE_OF_LAWS] == 1
    a = Arena()
    a.know(1, "code_of_laws")
    a.state.tokens[p.PLACES + p.ON_CODE_OF_LAWS] = 4
    a.put(1, "army", FIELD)
    a.attack()
    assert a.state.tokens[p.PLACES + p.ON_CODE_OF_LAWS] == 4


@pytest.mark.rule("R-CIV-356", "R-CIV-598")
def test_the_coin_comes_before_the_loot() -> None:
    a = Arena()
    a.know(0, "code_of_laws")
    a.state.tokens[p.ON_SHEET] = 14
    a.state.trade[1] = 9
    a.units(0, infantry_1=1)
    a.put(1, "army", FIELD)
    a.attack()
    a.finish()
    assert (a.state.places, a.said("gains-loot")) == ([1, 2], [])


@pytest.mark.rule("R-CIV-356")
def test_without_code_of_laws_a_battle_brings_no_coin() -> None:
    a = Arena()
    a.units(0, infantry_1=1)
    a.put(1, "army", FIELD)
    a.attack()
    a.finish()
    assert a.said("wins-battle")[-1].values["seat"] == 0
    assert a.said("gains-coin") == []


@pytest.mark.rule("R-CIV-356")
@pytest.mark.parametrize(("switch", "coins"), [(True, 1), (False, 0)])
def test_code_of_laws_against_barbarians(switch: bool, coins: int) -> None:
    a = Arena(barbarian_coin=switch)
    a.know(0, "code_of_laws")
    a.state.spot_mark[a.square(VILLAGE)] = p.IRON
    a.state.invested[p.MILITARY_INDUSTRIAL_COMPLEX] = 6
    a.attack(VILLAGE)
    a.finish()
    assert a.said("wins-battle")[-1].values["seat"] == 0
    assert a.state.tokens[p.ON_CODE_OF_LAWS] == coins


@pytest.mark.rule("R-CIV-501", "R-CIV-504")
def test_china_and_rome_conquer_villages() -> None:
    for civ, culture, space in (("china", 3, 0), ("rome", 0, 1), ("america", 0, 0)):
        a = Arena((civ, "egypt"))
        a.state.spot_mark[a.square(VILLAGE)] = p.IRON
        a.state.invested[p.MILITARY_INDUSTRIAL_COMPLEX] = 6
        a.attack(VILLAGE)
        a.finish()
        assert (a.state.culture[0], a.state.space[0]) == (culture, space)


@pytest.mark.rule("R-CIV-504")
def test_rome_advances_for_a_city_and_not_for_an_army() -> None:
    a = Arena(("rome", "egypt"))
    a.city(1, CITY)
    a.put(1, "army", FIELD)
    a.state.invested[p.MILITARY_INDUSTRIAL_COMPLEX] = 6
    a.attack()
    assert a.state.space[0] == 0
    a.attack(CITY)
    assert a.state.space[0] == 1


@pytest.mark.rule("R-CIV-501", "R-CIV-504")
def test_nothing_is_conquered_in_the_field_or_by_defending() -> None:
    a = Arena(("china", "rome"))
    a.put(1, "army", FIELD)
    a.state.invested[p.MILITARY_INDUSTRIAL_COMPLEX] = 6
    a.attack()
    a.finish()
    assert a.said("wins-battle")[-1].values["seat"] == 0
    assert a.state.culture[0] == 0
    a = Arena(("china", "rome"))
    a.city(1, CITY)
    a.attack(CITY)
    assert a.said("wins-battle")[-1].values["seat"] == 1
    assert a.state.space[1] == 0


# --- saving units


@pytest.mark.rule("R-CIV-350", "R-CIV-501")
def test_china_saves_one_killed_unit() -> None:
    a = Arena(("china", "egypt"))
    a.field({"infantry_1": 1, "mounted_1": 1}, {"infantry_3": 1, "mounted_3": 1})
    a.play(1, "unit-plays infantry-3 0 0")
    a.play(0, "unit-plays mounted-1 1 0")
    a.play(1, "unit-plays mounted-3 0 0")
    a.play(0, "unit-plays infantry-1 1 0")
    assert a.prompt() == "SaveUnits"
    assert a.legal(0) == ["pass", "save infantry-1", "save mounted-1"]
    assert a.why(0, "save artillery-1").rule == "R-CIV-350"
    a.play(0, "save mounted-1")
    assert a.forces(0) == {"mounted_1": 1}
    assert a.below()["infantry_1"] == 1
    assert "mounted_1" not in a.below()


@pytest.mark.rule("R-CIV-501")
def test_china_may_decline_and_others_are_not_asked() -> None:
    a = Arena(("egypt", "china"))
    a.field(infantry(1), infantry(1))
    a.play(1, "unit-plays infantry-2 0 0")
    a.play(0, "unit-plays infantry-2 1 0")
    assert (a.prompt(), a.asked()) == ("SaveUnits", [1])
    a.play(1, "pass")
    assert a.forces(1) == {}
    assert a.below() == {"infantry_2": 2}


@pytest.mark.rule("R-CIV-604")
@pytest.mark.parametrize(("switch", "left"), [("before saving", 1), ("after saving", 2)])
def test_losses_count_before_or_after_saving(switch: str, left: int) -> None:
    a = Arena(("china", "egypt"), losses_counted=switch)
    a.building("academy", a.around(0)[0])
    a.units(0, infantry_2=2)
    a.units(1, infantry_2=2)
    a.put(1, "army", FIELD)
    a.attack(armies=2)
    a.play(1, "unit-plays infantry-2 0 0")
    a.play(0, "unit-plays infantry-2 1 0")
    a.play(1, "unit-plays infantry-2 0 0")
    a.play(0, "unit-plays infantry-2 2 0")
    a.play(0, "save infantry-2")
    assert len(a.state.armies_at(0, a.square(FIELD))) == left


# --- scouts alone


@pytest.mark.rule("R-CIV-331")
def test_scouts_alone_are_killed_as_in_a_won_battle() -> None:
    a = Arena()
    a.know(0, "code_of_laws")
    a.put(1, "scout", FIELD, 2)
    a.state.trade[1] = 5
    kill_scouts(a.state, 0, a.square(FIELD))
    a.settle()
    assert a.state.count_at(1, a.square(FIELD)) == 0
    assert a.state.tokens[p.ON_CODE_OF_LAWS] == 1
    assert a.prompt() == "Loot"
    assert a.state.fight is None
    a.play(0, "loot trade 1")
    assert a.state.trade == [3, 2]


@pytest.mark.rule("R-CIV-331", "R-CIV-279", "R-CIV-370")
def test_scouts_of_several_players_are_several_losers() -> None:
    a = Arena(("america", "egypt", "spain"), players=3, scouts_share_squares=True)
    square = a.around(0)[0]
    for seat in (1, 2):
        a.put(seat, "scout", square)
        a.state.trade[seat] = 5
    kill_scouts(a.state, 0, a.square(square))
    a.settle()
    a.play(0, "loot trade 1", "loot trade 1")
    assert a.state.trade == [6, 2, 2]
    assert a.state.guests[a.square(square)] == 0


@pytest.mark.rule("R-CIV-331", "R-CIV-624")
def test_killed_scouts_blockade_no_longer() -> None:
    a = Arena()
    square = a.around(0)[0]
    a.building("bank", square)
    a.put(1, "scout", square)
    a.state.tokens[p.ON_SHEET] = 14
    a.state.trade[1] = 5
    kill_scouts(a.state, 0, a.square(square))
    assert (a.state.places, a.state.agenda) == ([1, 2], [])


@pytest.mark.rule("R-CIV-331", "R-CIV-378")
def test_the_great_wall_protects_scouts_too() -> None:
    a = Arena()
    a.put(1, "scout", FIELD)
    a.wonder(1, "great_wall", a.around(1)[0])
    a.state.trade[1] = 5
    kill_scouts(a.state, 0, a.square(FIELD))
    a.settle()
    assert a.prompt() == ""
    assert a.state.trade == [0, 5]
