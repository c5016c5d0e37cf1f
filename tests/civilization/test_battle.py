"""Battles from declaration to aftermath (ledger section 20, and the military victory of section 26)."""

from __future__ import annotations

import pytest

from aegean.games.civilization import pieces as p
from aegean.games.civilization.battle import combat_bonus, hand_seen_by
from aegean.games.civilization.end import MILITARY_VICTORY
from tests.civilization.fighting import CITY, FIELD, START, VILLAGE, Arena, infantry

# --- who fights, and with what


@pytest.mark.rule("R-CIV-330")
@pytest.mark.parametrize(("square", "defender"), [(FIELD, 1), (CITY, 1), (VILLAGE, p.NONE)])
def test_armies_cities_and_villages_are_fought_for(square: str, defender: int) -> None:
    a = Arena()
    a.units(0, infantry_2=1)
    a.city(1, CITY)
    a.put(1, "army", FIELD)
    a.attack(square)
    assert a.fight().seats == [0, defender]
    assert a.fight().square == a.square(square)
    assert a.prompt() == "BattleTurn"


@pytest.mark.rule("R-CIV-332")
def test_neighbours_take_no_part_and_a_city_needs_no_figure() -> None:
    a = Arena()
    a.units(1, infantry_2=8)
    city = a.city(1, CITY)
    a.put(1, "army", a.around(1, 1)[0], 2)
    a.attack(CITY)
    assert a.fight().city == city
    assert a.hand(1) == {"infantry_2": 6}  # 3, and 3 for the city; the two armies outside add nothing
    assert a.asked() == [1]


@pytest.mark.rule("R-CIV-333", "R-CIV-601")
@pytest.mark.parametrize(("armies", "defenders", "sizes"), [(1, 1, (3, 3)), (2, 1, (5, 3)), (3, 2, (7, 5))])
def test_hands_grow_with_armies_of_the_group_and_of_the_square(
    armies: int, defenders: int, sizes: tuple[int, int]
) -> None:
    a = Arena()
    for seat in (0, 1):
        a.units(seat, infantry_2=4, mounted_2=4)
        a.know(seat, "masonry")
    a.put(0, "army", START)  # not of the group
    a.put(1, "army", FIELD, defenders)
    a.put(1, "scout", FIELD)
    a.attack(armies=armies, scouts=1)  # scouts count on neither side
    assert (sum(a.fight().hands[0]), sum(a.fight().hands[1])) == sizes
    assert a.state.unit_count(0) == 8 - sizes[0]


@pytest.mark.rule("R-CIV-333")
def test_only_the_defender_of_a_city_draws_three_more() -> None:
    a = Arena()
    a.units(0, infantry_2=8)
    a.units(1, mounted_2=8)
    a.city(1, CITY)
    a.attack(CITY)
    assert (sum(a.fight().hands[0]), sum(a.fight().hands[1])) == (3, 6)


@pytest.mark.rule("R-CIV-330", "R-CIV-331")
def test_who_has_an_army_there_defends() -> None:
    """Scouts of one player and an army of another in one square (one of them was pinned there)."""
    a = Arena(("america", "egypt", "spain"), players=3)
    square = a.around(0)[0]
    a.put(1, "scout", square)
    a.put(2, "army", square)
    a.attack(square, start=a.around(0)[1])
    assert a.said("attacks-army")[0].values["other"] == 2


@pytest.mark.rule("R-CIV-333")
def test_fundamentalism_and_computers_enlarge_the_hand() -> None:
    a = Arena()
    a.units(0, infantry_2=9)
    a.units(1, mounted_2=9)
    a.state.government[0] = p.FUNDAMENTALISM
    a.know(1, "computers")
    a.state.tokens[p.PLACES + p.ON_SHEET] = 9  # ten coins with the one of Computers
    a.put(1, "army", FIELD)
    a.attack()
    assert (sum(a.fight().hands[0]), sum(a.fight().hands[1])) == (4, 5)


@pytest.mark.rule("R-CIV-334")
def test_units_are_drawn_by_chance() -> None:
    a = Arena()
    a.units(0, infantry_1=2, mounted_1=2)
    a.units(1, artillery_3=2)
    a.put(1, "army", FIELD)
    a.chance.loaded = [3, 0, 0]  # the last card of four, then twice the first
    a.attack()
    assert a.hand(0) == {"infantry_1": 2, "mounted_1": 1}
    assert a.forces(0) == {"mounted_1": 1}
    assert a.hand(1) == {"artillery_3": 2}  # all of them
    mine = [event for event in a.said("hand-holds") if event.known_to(0)]
    assert len(mine) == 3
    assert not any(event.known_to(1) for event in mine)


@pytest.mark.rule("R-CIV-355")
def test_the_same_forces_serve_again() -> None:
    a = Arena()
    a.units(0, infantry_3=1, mounted_1=1)
    a.put(1, "army", FIELD)
    a.put(1, "army", "G7")
    a.attack()
    a.finish()
    assert a.forces(0) == {"infantry_3": 1, "mounted_1": 1}
    a.attack("G7", start="G5")
    assert a.hand(0) == {"infantry_3": 1, "mounted_1": 1}
    a.finish()
    assert a.state.count_at(0, a.square("G7")) == 1


# --- barbarians


@pytest.mark.rule("R-CIV-335", "R-CIV-603")
def test_barbarians_are_played_by_the_player_to_the_left() -> None:
    a = Arena(("america", "egypt", "spain"), players=3)
    a.explore(3, "n01")
    village = next(a.name(square) for square in range(48, 64) if a.state.spot[square] == 1)
    a.units(1, infantry_1=1)
    a.know(2, "mathematics", "democracy", "animal_husbandry")
    a.goods(2, iron=1)
    a.wonder(2, "himeji", a.around(2)[0])
    a.building("barracks", a.around(2)[1])
    a.know(2, "metalworking")
    a.card(2, "sun_tzu", up=True)
    a.card(2, "marco_polo", up=True)
    a.person("general", a.around(2)[2])
    a.person("industrialist", a.around(2)[3])
    a.state.trade[2] = 3
    before = a.state.unit_deck[:]
    a.attack(village, seat=1, start=a.around(1)[0])
    assert a.fight().seats == [1, p.NONE]
    types = sorted(name.split("_")[0] for name in a.hand(1))
    assert types == ["artillery", "infantry", "mounted"]
    assert sum(before) - sum(a.state.unit_deck) == 3
    assert a.asked() == [2]  # left of seat 1; the defender begins
    assert all(text.startswith("unit-plays") for text in a.legal(2))
    assert hand_seen_by(a.state, 1) == 1 << 2
    assert a.fight().bonus == [0, 0]
    plays = next(text for text in a.legal(2) if "infantry" in text)
    grade = int(plays.split()[1][-1])
    a.play(2, plays)
    assert a.said("barbarians-plays-unit")[-1].values["strength"] == grade  # rank I, no Himeji
    a.play(1, "unit-plays infantry-1 0 0")
    assert a.asked() == [2]
    assert all(text.startswith("unit-plays") and text.endswith(" 0") for text in a.legal(2))  # nor any ability now
    a.finish()
    assert sum(a.state.unit_below) >= 3
    assert a.state.unit_count(2) == 0
    assert (a.state.trade[2], a.state.culture[2], a.state.tokens[2 * p.PLACES : 3 * p.PLACES]) == (3, 0, [0] * 6)


@pytest.mark.rule("R-CIV-603")
def test_barbarians_lack_what_an_empty_deck_lacks() -> None:
    a = Arena()
    a.state.unit_deck[3:6] = [0, 0, 0]
    a.units(0, infantry_3=1)
    a.attack(VILLAGE)
    assert sorted(name.split("_")[0] for name in a.hand(1)) == ["artillery", "infantry"]


@pytest.mark.rule("R-CIV-335")
def test_the_cards_of_the_barbarians_go_under_their_decks() -> None:
    a = Arena()
    a.attack(VILLAGE)
    drawn = a.hand(1)
    a.finish()
    assert a.below() == drawn
    assert a.state.unit_count(1) == 0
    assert a.state.count_at(0, a.square(VILLAGE)) == 0  # lost to three units


@pytest.mark.rule("R-CIV-598", "R-CIV-354")
def test_a_won_village_is_entered_and_its_marker_taken() -> None:
    a = Arena()
    a.state.spot_mark[a.square(VILLAGE)] = p.IRON
    a.state.marks_left[len(p.MARKS) + p.IRON] -= 1
    a.units(0, infantry_3=3, mounted_3=3)
    a.know(0, "replaceable_parts", "combustion")
    a.attack(VILLAGE, armies=2)
    a.finish()
    assert len(a.state.armies_at(0, a.square(VILLAGE))) == 2
    assert a.state.spot[a.square(VILLAGE)] == p.NONE
    assert len(a.state.held[0]) == 1
    assert not a.state.agenda


# --- bonus


@pytest.mark.rule("R-CIV-337")
def test_icons_anywhere_and_investments_give_a_bonus() -> None:
    a = Arena()
    city = a.city(0, "C11")
    outskirts = a.around(0)
    a.building("barracks", outskirts[0])
    a.person("general", outskirts[1])
    a.building("academy", a.name(a.state.outskirts(city)[0]))
    assert combat_bonus(a.state, 0) == 2 + 4 + 4
    a.state.invested[p.MILITARY_INDUSTRIAL_COMPLEX] = 3
    assert combat_bonus(a.state, 0) == 14
    a.put(1, "scout", outskirts[1])  # blockade
    assert combat_bonus(a.state, 0) == 10
    assert combat_bonus(a.state, 1) == 0


@pytest.mark.rule("R-CIV-337")
def test_a_government_of_the_later_profile() -> None:
    a = Arena(government_profile="ww_2013_replacement")
    a.state.government[0] = p.FUNDAMENTALISM
    assert combat_bonus(a.state, 0) == 4
    a = Arena()
    a.state.government[0] = p.FUNDAMENTALISM
    assert combat_bonus(a.state, 0) == 0


@pytest.mark.rule("R-CIV-337", "R-CIV-113")
def test_the_city_adds_its_own_bonus() -> None:
    a = Arena()
    city = a.city(1, CITY)
    a.state.walls |= 1 << city
    a.state.city_marker[city] = p.FORTIFICATION
    a.building("barracks", a.around(1)[0])
    a.units(0, infantry_1=1)
    a.attack(CITY)
    assert a.fight().bonus == [0, 6 + 4 + 2 + 2]


@pytest.mark.rule("R-CIV-337")
def test_no_city_bonus_in_the_field() -> None:
    a = Arena()
    a.state.walls |= 1 << 3
    a.put(1, "army", a.around(1)[0])
    a.units(0, infantry_1=1)
    a.attack(a.around(1)[0])
    assert a.fight().bonus == [0, 0]


# --- battle turns


@pytest.mark.rule("R-CIV-338", "R-CIV-600")
def test_the_defender_begins_and_turns_alternate() -> None:
    a = Arena()
    a.field(infantry(2), infantry(2))
    order = []
    while a.prompt() == "BattleTurn":
        order += a.asked()
        a.play(a.asked()[0], "unit-plays infantry-2 0 0")
    assert order == [1, 0, 1, 0]


@pytest.mark.rule("R-CIV-114", "R-CIV-338")
@pytest.mark.parametrize(("switch", "first"), [(True, 0), (False, 1)])
def test_against_walls_the_attacker_begins(switch: bool, first: int) -> None:
    a = Arena(walls_attacker_first=switch)
    city = a.city(1, CITY)
    a.state.walls |= 1 << city
    a.units(0, infantry_1=1)
    a.units(1, infantry_1=1)
    a.attack(CITY)
    assert a.asked() == [first]


@pytest.mark.rule("R-CIV-114")
def test_walls_of_another_city_delay_nobody() -> None:
    a = Arena()
    a.city(1, CITY)
    a.state.walls |= 1 << 3  # the capital
    a.units(0, infantry_1=1)
    a.units(1, infantry_1=1)
    a.attack(CITY)
    assert (a.asked(), a.fight().bonus) == ([1], [0, 6])


@pytest.mark.rule("R-CIV-339")
def test_who_has_no_units_left_is_passed_over() -> None:
    a = Arena()
    a.field(infantry(3), infantry(1))
    order = []
    while a.prompt() == "BattleTurn":
        order += a.asked()
        a.play(a.asked()[0], "unit-plays infantry-2 0 0")
    assert order == [1, 0, 0, 0]


@pytest.mark.rule("R-CIV-340", "R-CIV-599")
def test_fronts() -> None:
    a = Arena()
    a.field({"infantry_1": 2}, {"infantry_2": 2})
    assert a.legal(1) == ["unit-plays infantry-2 0 0"]
    assert a.why(1, "unit-plays infantry-2 1 0").rule == "R-CIV-340"
    a.play(1, "unit-plays infantry-2 0 0")
    assert a.legal(0) == ["unit-plays infantry-1 0 0", "unit-plays infantry-1 1 0"]
    a.play(0, "unit-plays infantry-1 0 0")
    assert a.why(1, "unit-plays infantry-2 1 0").reason == "no-enemy-there"  # its own unit stands there
    a.play(1, "unit-plays infantry-2 2 0")  # kills and stands alone again, wounded
    assert a.table() == [("", 0, "infantry_2", 0), ("", 0, "infantry_2", 1)]
    a.play(0, "unit-plays infantry-1 2 0")  # the second wound is enough
    assert a.totals() == (0, 2)


@pytest.mark.rule("R-CIV-599")
def test_nobody_joins_a_front_with_two_units() -> None:
    a = Arena()
    a.field(infantry(2), infantry(2))
    fight = a.fight()
    for side in (0, 1):
        fight.front_units[side] = [p.CLASSES - 1]
        fight.front_wounds[side] = [1]
    assert a.legal(1) == ["unit-plays infantry-2 0 0"]
    assert a.why(1, "unit-plays infantry-2 1 0").rule == "R-CIV-599"


@pytest.mark.rule("R-CIV-605")
def test_a_unit_must_be_played() -> None:
    a = Arena()
    a.field(infantry(1), infantry(1))
    assert a.why(1, "end").rule == "R-CIV-605"
    assert a.why(1, "pass").rule == "R-CIV-605"
    assert a.why(1, "hold").rule == "R-CIV-605"
    assert a.why(1, "unit-plays mounted-1 0 0").reason == "unit-not-in-hand"


@pytest.mark.rule("R-CIV-341")
def test_rank_counts_for_blow_and_resilience() -> None:
    a = Arena()
    a.know(1, "gunpowder")
    a.field({"infantry_3": 1}, {"infantry_1": 1})
    a.play(1, "unit-plays infantry-1 0 0")
    a.play(0, "unit-plays infantry-3 1 0")
    assert a.totals() == (0, 0)  # 3 against 3


@pytest.mark.rule("R-CIV-346")
def test_himeji_raises_blow_resilience_and_total() -> None:
    a = Arena()
    a.wonder(0, "himeji", a.around(0)[0])
    a.field({"infantry_2": 2}, {"infantry_2": 2})
    a.play(1, "unit-plays infantry-2 0 0")
    a.play(0, "unit-plays infantry-2 1 0")
    assert a.table() == [("infantry_2", 2, "", 0)]
    a.finish()
    assert a.totals() == (6, 2)


@pytest.mark.rule("R-CIV-121", "R-CIV-346")
def test_a_blockaded_himeji_helps_nobody() -> None:
    a = Arena()
    a.wonder(1, "himeji", a.around(1)[0])
    a.put(0, "scout", a.around(1)[0])
    a.field(infantry(1), infantry(1))
    a.finish()
    assert a.totals() == (2, 2)


@pytest.mark.rule("R-CIV-120", "R-CIV-598")
def test_who_stays_behind_still_blockades() -> None:
    a = Arena()
    square = a.around(1)[0]
    a.wonder(1, "himeji", square)
    a.units(1, infantry_1=1)
    a.put(0, "scout", square)
    a.attack_with(a.put(0, "army", square), a.name(a.state.centre[3]))
    a.play(1, "unit-plays infantry-1 0 0")
    assert a.said("plays-unit")[-1].values["strength"] == 1


@pytest.mark.rule("R-CIV-421", "R-CIV-598", "R-CIV-624")
def test_an_attack_lifts_the_blockade_of_a_coin() -> None:
    a = Arena()
    square = a.around(1)[0]
    a.building("bank", square)
    a.state.tokens[p.PLACES + p.ON_SHEET] = 14
    a.attack_with(a.put(0, "army", square), a.name(a.state.centre[3]))
    assert a.state.places == [2, 1]


@pytest.mark.rule("R-CIV-121", "R-CIV-598")
def test_a_group_that_attacks_has_left_its_square() -> None:
    """It blockaded Himeji; once it attacks, the castle works again."""
    a = Arena()
    a.wonder(1, "himeji", a.around(1)[0])
    a.units(1, infantry_1=1)
    a.units(0, infantry_1=1)
    figures = a.put(0, "army", a.around(1)[0])
    a.attack_with(figures, a.name(a.state.centre[3]))
    a.play(1, "unit-plays infantry-1 0 0")
    assert a.said("plays-unit")[-1].values["strength"] == 2
    assert not a.state.guests[a.square(a.around(1)[0])]


@pytest.mark.rule("R-CIV-344")
@pytest.mark.parametrize(("switch", "left"), [("none", 0), ("all", 5)])
def test_aircraft_may_trump_by_the_switch(switch: str, left: int) -> None:
    a = Arena(aircraft_trump=switch)
    a.know(1, "replaceable_parts")
    a.field({"aircraft_1": 1}, {"infantry_2": 1})
    a.play(1, "unit-plays infantry-2 0 0")
    a.play(0, "unit-plays aircraft-1 1 0")
    assert a.totals() == (left, 0)


# --- result


@pytest.mark.rule("R-CIV-697", "R-CIV-342", "R-CIV-348")
def test_the_worked_battle() -> None:
    a = Arena()
    a.field({"mounted_3": 1, "infantry_1": 1}, {"artillery_3": 1, "infantry_2": 1})
    a.play(1, "unit-plays artillery-3 0 0")
    a.play(0, "unit-plays mounted-3 1 0")
    assert a.table() == [("mounted_3", 0, "", 0)]
    a.play(1, "unit-plays infantry-2 1 0")
    assert a.table() == [("mounted_3", 2, "", 0)]
    a.play(0, "unit-plays infantry-1 0 0")
    assert a.totals() == (4, 0)
    assert a.said("wins-battle")[-1].values["seat"] == 0
    assert a.forces(0) == {"infantry_1": 1, "mounted_3": 1}
    assert a.forces(1) == {}
    assert a.below() == {"artillery_3": 1, "infantry_2": 1}


@pytest.mark.rule("R-CIV-349", "R-CIV-496")
def test_combat_bonus_alone_can_win() -> None:
    a = Arena()
    city = a.city(1, CITY)
    a.state.city_marker[city] = p.FORTIFICATION
    a.units(0, infantry_3=2)
    a.attack(CITY)
    a.finish()
    assert a.totals() == (6, 8)
    assert a.said("wins-battle")[-1].values["seat"] == 1
    assert a.state.centre[city] == a.square(CITY)


@pytest.mark.rule("R-CIV-348")
def test_a_tie_goes_to_the_defender() -> None:
    a = Arena()
    a.field(infantry(1), infantry(1))
    a.finish()
    assert a.totals() == (2, 2)
    assert a.said("wins-battle")[-1].values["seat"] == 1


@pytest.mark.rule("R-CIV-602")
def test_without_units_the_bonuses_decide_at_once() -> None:
    a = Arena()
    a.building("barracks", a.around(0)[0])
    a.field({}, {})
    assert a.totals() == (2, 0)
    assert a.state.count_at(0, a.square(FIELD)) == 1
    assert not a.state.agenda


@pytest.mark.rule("R-CIV-372", "R-CIV-473", "R-CIV-474")
def test_a_capital_that_falls_ends_the_match_at_once() -> None:
    a = Arena()
    a.know(0, "replaceable_parts")
    a.units(0, infantry_3=3)
    a.state.trade[1] = 5
    a.attack(a.name(a.state.centre[3]))
    a.finish()
    assert a.totals() == (18, 12)
    assert (a.state.places, a.state.reason) == ([1, 2], MILITARY_VICTORY)
    assert not a.state.agenda
    assert a.state.trade[0] == 0


@pytest.mark.rule("R-CIV-630", "R-CIV-473", "R-CIV-448")
@pytest.mark.parametrize("second", [False, True])
def test_either_square_of_a_metropolis(second: bool) -> None:
    a = Arena(("america", "india"))
    a.know(0, "replaceable_parts")
    a.units(0, infantry_3=3)
    centre = a.state.second[3] if second else a.state.centre[3]
    a.attack(a.name(centre))
    assert a.fight().bonus == [0, 14]
    a.finish()
    assert a.state.reason == MILITARY_VICTORY


@pytest.mark.rule("R-CIV-473")
def test_defending_a_capital_does_not_win_the_match() -> None:
    a = Arena()
    a.units(0, infantry_1=1)
    a.attack(a.name(a.state.centre[3]))
    a.finish()
    assert a.state.places == []
    assert a.said("wins-battle")[-1].values["seat"] == 1


# --- windows


@pytest.mark.rule("R-CIV-598")
def test_the_attacker_is_asked_first_to_save_units() -> None:
    a = Arena(("china", "china"))
    a.field(infantry(1), infantry(1))
    a.play(1, "unit-plays infantry-2 0 0")
    a.play(0, "unit-plays infantry-2 1 0")
    assert (a.prompt(), a.asked()) == ("SaveUnits", [0])
    a.play(0, "save infantry-2")
    assert (a.prompt(), a.asked()) == ("SaveUnits", [1])
    a.play(1, "pass")
    assert (a.forces(0), a.forces(1)) == ({"infantry_2": 1}, {})


@pytest.mark.rule("R-CIV-598", "R-CIV-607")
def test_state_survives_copying_in_battle() -> None:
    a = Arena()
    a.field(infantry(2), infantry(2))
    a.play(1, "unit-plays infantry-2 0 0")
    twin = a.state.copy()
    assert twin.key() == a.state.key()
    a.play(0, "unit-plays infantry-2 1 0")
    assert twin.key() != a.state.key()
    assert twin.fight is not None
    assert twin.fight.front_units == [[p.NONE], [1]]


@pytest.mark.rule("R-CIV-603")
def test_the_oracle_shows_the_hand_to_its_owner() -> None:
    a = Arena()
    a.wonder(0, "oracle", a.around(0)[0])
    a.field(infantry(1), {"infantry_1": 1, "mounted_3": 1})
    assert hand_seen_by(a.state, 1) == 0b11
    assert hand_seen_by(a.state, 0) == 0b01
    shown = a.said("oracle-shows")
    assert [(event.values["unit"], event.values["strength"]) for event in shown] == [("infantry", 1), ("mounted", 3)]
    assert all(event.known_to(0) and not event.known_to(1) for event in shown)
    a = Arena()
    a.wonder(0, "oracle", a.around(0)[0])
    a.attack(VILLAGE)
    assert hand_seen_by(a.state, 1) == 0b11
    a = Arena()
    a.wonder(0, "oracle", a.around(0)[0])
    a.put(1, "scout", a.around(0)[0])  # blockaded
    a.field(infantry(1), infantry(1))
    assert hand_seen_by(a.state, 1) == 0b10
