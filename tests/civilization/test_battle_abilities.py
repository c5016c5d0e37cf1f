"""Techs, great people and events in battles (R-CIV-336, 345 to 347, 351, 598, 600, 606, 607)."""

from __future__ import annotations

import pytest

from aegean.games.civilization import pieces as p
from tests.civilization.fighting import FIELD, VILLAGE, Arena


def general(a: Arena, seat: int, card: str, up: bool = False) -> None:
    """A card and a marker of its type that stands free."""
    kind = "humanitarian" if card == "florence_nightingale" else "general"
    a.person(kind, a.around(seat)[3])
    a.card(seat, card, up)


# --- Metalworking


@pytest.mark.rule("R-CIV-345", "R-CIV-600")
def test_metalworking_adds_three_wounds_to_one_attack() -> None:
    a = Arena()
    a.know(0, "metalworking")
    a.goods(0, iron=2)
    a.field({"infantry_1": 2}, {"infantry_3": 2})
    a.play(1, "unit-plays infantry-3 0 0")
    assert "unit-plays infantry-1 1 1" in a.legal(0)
    assert a.why(0, "unit-plays infantry-1 0 1").rule == "R-CIV-345"  # only against an enemy unit
    a.play(0, "unit-plays infantry-1 1 1")
    assert a.table() == [("", 0, "", 0)]  # 4 wounds kill 3; the own unit takes 3 all the same
    assert a.state.goods[p.IRON] == 1
    a.play(1, "unit-plays infantry-3 0 0")
    assert "unit-plays infantry-1 2 1" not in a.legal(0)  # once a turn
    assert a.why(0, "unit-plays infantry-1 2 1").reason == "no-steel"
    a.play(0, "unit-plays infantry-1 2 0")
    assert a.totals() == (0, 3)


@pytest.mark.rule("R-CIV-345")
def test_metalworking_for_a_trumped_unit_is_wasted() -> None:
    a = Arena()
    a.know(0, "metalworking")
    a.goods(0, iron=1)
    a.field({"infantry_1": 1}, {"artillery_1": 1})
    a.play(1, "unit-plays artillery-1 0 0")
    a.play(0, "unit-plays infantry-1 1 1")
    assert a.totals() == (0, 1)
    assert a.state.goods[p.IRON] == 0


@pytest.mark.rule("R-CIV-345", "R-CIV-556")
def test_metalworking_may_be_paid_with_a_marker() -> None:
    a = Arena()
    a.know(0, "metalworking")
    a.goods(0, iron=1)
    a.marker(0, "village", "iron")
    a.field({"infantry_1": 1}, {"infantry_3": 1})
    a.play(1, "unit-plays infantry-3 0 0")
    a.play(0, "unit-plays infantry-1 1 1")
    assert a.legal(0) == ["pay iron", "pay village-iron"]
    assert a.table() == [("infantry_1", 0, "infantry_3", 0)]  # no blow before it is paid
    a.play(0, "pay village-iron")
    assert a.totals() == (0, 0)
    assert a.state.goods[p.IRON] == 1


@pytest.mark.rule("R-CIV-345")
def test_three_wounds_and_no_more() -> None:
    a = Arena()
    a.know(0, "metalworking")
    a.goods(0, iron=1)
    a.field({"infantry_1": 2}, {"aircraft_3": 1})
    a.play(1, "unit-plays aircraft-3 0 0")
    a.play(0, "unit-plays infantry-1 1 1")
    assert a.table() == [("", 0, "aircraft_3", 4)]


@pytest.mark.rule("R-CIV-345")
def test_without_iron_or_metalworking_it_is_not_offered() -> None:
    for tech, iron in (("metalworking", 0), ("masonry", 1)):
        a = Arena()
        a.know(0, tech)
        a.goods(0, iron=iron)
        a.field({"infantry_1": 1}, {"infantry_3": 1})
        a.play(1, "unit-plays infantry-3 0 0")
        assert a.legal(0) == ["unit-plays infantry-1 0 0", "unit-plays infantry-1 1 0"]


# --- healing


def wounded(*techs: str) -> Arena:
    """The attacker has two units in play with 2 and 4 wounds, and one in hand; the defender has two units."""
    a = Arena()
    a.know(0, *techs)
    a.field({"infantry_3": 1}, {"infantry_3": 2})
    fight = a.fight()
    fight.front_units = [[p.CLASSES - 1, p.CLASSES - 2], [p.NONE, p.NONE]]
    fight.front_wounds = [[2, 4], [0, 0]]
    a.play(1, "unit-plays infantry-3 0 0")
    return a


@pytest.mark.rule("R-CIV-347")
def test_animal_husbandry_heals_three_wounds_split_freely() -> None:
    a = wounded("animal_husbandry")
    a.play(0, "use animal_husbandry")
    assert a.legal(0) == ["end", "heal 1 1", "heal 1 2", "heal 2 1", "heal 2 2", "heal 2 3"]
    assert a.why(0, "heal 1 3").rule == "R-CIV-347"
    a.play(0, "heal 1 1", "heal 2 2")
    assert a.fight().front_wounds[0][:2] == [1, 2]
    assert not a.offers_use(0, "animal_husbandry")  # once a battle


@pytest.mark.rule("R-CIV-347")
def test_animal_husbandry_may_heal_less_and_all_when_few() -> None:
    a = wounded("animal_husbandry")
    a.play(0, "use animal_husbandry", "heal 2 1", "end")
    assert a.fight().front_wounds[0][:2] == [2, 3]
    a = wounded("animal_husbandry")
    a.fight().front_wounds[0] = [2, 1, 0]
    a.play(0, "use animal_husbandry")
    assert a.prompt() == "BattleTurn"
    assert a.fight().front_wounds[0] == [0, 0, 0]


@pytest.mark.rule("R-CIV-347")
def test_what_is_left_to_heal() -> None:
    a = wounded("animal_husbandry")
    a.play(0, "use animal_husbandry", "heal 2 2")
    assert a.legal(0) == ["end", "heal 1 1", "heal 2 1"]


@pytest.mark.rule("R-CIV-347", "R-CIV-600")
def test_both_ways_of_healing_in_one_battle() -> None:
    a = wounded("animal_husbandry", "biology")
    a.play(0, "use animal_husbandry", "heal 2 3", "unit-plays infantry-3 0 0")
    assert a.offers_use(0, "biology")
    a.play(0, "use biology")
    assert not any(a.fight().front_wounds[0])


@pytest.mark.rule("R-CIV-347")
def test_biology_heals_everything_once_a_battle() -> None:
    a = wounded("biology")
    a.play(0, "use biology")
    assert a.fight().front_wounds[0] == [0, 0, 0]
    assert a.fight().front_wounds[1] == [0, 0, 0]
    a.fight().front_wounds[0] = [1, 0, 0]
    assert not a.can_use(0, "biology")


@pytest.mark.rule("R-CIV-347", "R-CIV-562")
def test_healing_needs_a_wound() -> None:
    a = wounded("biology", "animal_husbandry")
    a.fight().front_wounds[0] = [0, 0, 0]
    assert not a.offers_use(0, "biology")
    assert not a.offers_use(0, "animal_husbandry")


@pytest.mark.rule("R-CIV-347")
def test_healing_is_once_a_battle_and_not_once_a_turn() -> None:
    a = wounded("biology")
    a.play(0, "use biology")
    a.finish()
    a.put(1, "army", "G7")
    a.attack("G7", start="G5")
    fight = a.fight()
    fight.front_units, fight.front_wounds = [[p.CLASSES - 1], [p.NONE]], [[2], [0]]
    assert a.can_use(0, "biology")


# --- volleys


def facing(*techs: str, iron: int = 1, arena: Arena | None = None) -> Arena:
    """The defender has an aircraft of 7 and infantry of 3 in play and a unit in hand."""
    a = Arena() if arena is None else arena
    a.know(0, *techs)
    a.goods(0, iron=iron)
    a.field({"mounted_1": 2}, {"aircraft_3": 1, "infantry_3": 1, "infantry_1": 1})
    a.play(1, "unit-plays aircraft-3 0 0")
    a.play(0, "unit-plays mounted-1 0 0")
    if a.prompt() == "BattleTurn" and a.asked() == [0]:
        a.play(0, "end")
    a.play(1, "unit-plays infantry-3 0 0")
    return a


@pytest.mark.rule("R-CIV-347")
def test_mathematics_deals_three_wounds() -> None:
    a = facing("mathematics")
    a.play(0, "use mathematics")
    assert a.state.goods[p.IRON] == 0
    assert "strike 2 1" not in a.legal(0)  # the own front
    assert a.legal(0) == ["end", *(f"strike {front} {wounds}" for front in (1, 3) for wounds in (1, 2, 3))]
    assert a.why(0, "strike 2 1").reason == "no-enemy-there"
    assert a.why(0, "strike 1 4").reason == "no-such-wounds"
    a.play(0, "strike 1 1", "strike 3 2")
    assert a.fight().front_wounds[1] == [1, 0, 2]
    assert a.prompt() == "BattleTurn"
    assert not a.can_use(0, "mathematics")  # once a turn


@pytest.mark.rule("R-CIV-347", "R-CIV-606")
def test_ballistics_deals_six_and_a_killed_unit_leaves_at_once() -> None:
    a = facing("ballistics")
    a.play(0, "use ballistics")
    assert "strike 3 4" not in a.legal(0)  # what goes beyond its strength would be lost
    a.play(0, "strike 3 3")
    assert a.fight().front_units[1][2] == p.NONE
    assert a.fight().killed[1][2] == 1
    assert a.legal(0) == ["end", "strike 1 1", "strike 1 2", "strike 1 3"]
    a.play(0, "end")
    assert a.fight().front_wounds[1] == [0, 0, 0]


@pytest.mark.rule("R-CIV-347", "R-CIV-606")
def test_a_volley_ends_with_the_last_enemy() -> None:
    a = Arena()
    a.know(0, "ballistics")
    a.goods(0, iron=1)
    a.field({"mounted_1": 1}, {"infantry_3": 2})
    a.play(1, "unit-plays infantry-3 0 0")
    a.fight().front_wounds[1][0] = 1
    a.play(0, "use ballistics")
    assert a.legal(0) == ["end", "strike 1 1", "strike 1 2"]  # it has a wound already
    a.play(0, "strike 1 1")
    assert a.legal(0) == ["end", "strike 1 1"]
    a.play(0, "strike 1 1")
    assert (a.prompt(), a.fight().front_units[1]) == ("BattleTurn", [p.NONE])


@pytest.mark.rule("R-CIV-347")
def test_volleys_need_iron_and_an_enemy_unit() -> None:
    a = facing("mathematics", iron=0)
    assert not a.offers_use(0, "mathematics")
    a = Arena()
    a.know(1, "mathematics")
    a.goods(1, iron=1)
    a.field({"infantry_1": 1}, {"infantry_1": 1})
    assert not a.offers_use(1, "mathematics")


@pytest.mark.rule("R-CIV-347")
def test_a_volley_is_once_a_turn_in_all_battles() -> None:
    a = facing("mathematics", iron=2)
    a.play(0, "use mathematics", "strike 1 3")
    a.finish()
    a.state.trade = [0, 0]
    a.units(1, infantry_1=1)
    a.put(1, "army", "G7")
    a.units(0, infantry_1=1)
    a.attack("G7", start="G5")
    while a.asked() == [1]:
        a.play(1, a.legal(1)[0])
    assert a.state.goods[p.IRON] == 1
    assert not a.offers_use(0, "mathematics")


# --- slots


@pytest.mark.rule("R-CIV-338", "R-CIV-600")
def test_one_ability_before_and_one_after_the_unit() -> None:
    a = facing("mathematics", "ballistics", iron=2)
    a.play(0, "use mathematics", "strike 1 3")
    assert not a.offers_use(0, "ballistics")
    assert a.why(0, "use ballistics").rule == "R-CIV-600"
    a.play(0, "unit-plays mounted-1 0 0")
    assert a.offers_use(0, "ballistics")
    assert a.why(0, "unit-plays mounted-1 0 0").rule == "R-CIV-338"
    a.play(0, "use ballistics", "strike 3 3", "end")
    assert a.legal(0) == ["end"]
    a.play(0, "end")
    assert a.asked() == [1]


@pytest.mark.rule("R-CIV-600")
def test_any_number_in_a_slot_by_the_switch() -> None:
    a = facing("mathematics", "ballistics", iron=2, arena=Arena(battle_abilities_per_slot="any"))
    a.play(0, "use mathematics", "strike 1 3")
    assert a.offers_use(0, "ballistics")
    a.play(0, "use ballistics", "strike 1 4")
    assert a.fight().front_units[1][0] == p.NONE


@pytest.mark.rule("R-CIV-339", "R-CIV-607")
def test_only_the_player_on_turn_uses_abilities() -> None:
    a = facing("mathematics")
    a.know(1, "mathematics")
    a.goods(1, iron=1)
    assert a.asked() == [0]
    assert a.legal(1) == []


@pytest.mark.rule("R-CIV-639")
def test_the_second_slot_is_asked_for_by_what_all_can_know() -> None:
    """A face-down marker might be iron: whoever has one is asked, whatever it is."""
    for mark, offered in (("iron", True), ("spy", False)):
        a = Arena()
        a.know(0, "mathematics")
        a.marker(0, "village", mark)
        a.field({"mounted_1": 2}, {"aircraft_3": 2})
        a.play(1, "unit-plays aircraft-3 0 0")
        a.play(0, "unit-plays mounted-1 0 0")
        assert (a.asked(), a.offers_use(0, "mathematics")) == ([0], offered)
    a = Arena()
    a.know(0, "mathematics")
    a.field({"mounted_1": 2}, {"aircraft_3": 2})
    a.play(1, "unit-plays aircraft-3 0 0")
    a.play(0, "unit-plays mounted-1 0 0")
    assert a.asked() == [1]


@pytest.mark.rule("R-CIV-607")
@pytest.mark.parametrize("switch", [False, True])
def test_nothing_is_cancelled_in_battle_turns_unless_the_switch_is_on(switch: bool) -> None:
    a = facing("mathematics", arena=Arena(cancel_in_battle=switch))
    a.card(1, "mark_twain")
    a.person("artist", a.around(1)[4])
    a.play(0, "use mathematics")
    assert a.asked() == ([1] if switch else [0])
    if switch:
        a.play(1, "use mark_twain")
        assert a.prompt() == "BattleTurn"
        assert a.fight().front_wounds[1] == [0, 0, 0]
        assert a.state.goods[p.IRON] == 0
        assert not a.offers_use(0, "mathematics")


@pytest.mark.rule("R-CIV-607", "R-CIV-345")
def test_a_cancelled_metalworking_leaves_an_ordinary_blow() -> None:
    a = Arena(cancel_in_battle=True)
    a.know(0, "metalworking")
    a.goods(0, iron=1)
    a.card(1, "mark_twain")
    a.person("artist", a.around(1)[4])
    a.field({"infantry_1": 2}, {"infantry_3": 2})
    a.play(1, "unit-plays infantry-3 0 0")
    a.play(0, "unit-plays infantry-1 1 1")
    a.play(1, "use mark_twain")
    assert a.table() == [("", 0, "infantry_3", 1)]
    assert a.asked() == [1]


# --- great people in battle turns


@pytest.mark.rule("R-CIV-605", "R-CIV-600")
def test_sun_tzu_holds_a_unit_back_once_a_battle() -> None:
    a = Arena()
    general(a, 1, "sun_tzu")
    a.state.trade[1] = 7
    a.field({"infantry_1": 1}, {"infantry_1": 2})
    a.play(1, "pass")  # at the start
    assert "hold" in a.legal(1)
    a.play(1, "hold")
    assert a.state.trade[1] == 4
    assert a.state.up[1] >> p.P_SUN_TZU & 1  # turned up, not discarded
    assert a.hand(1) == {"infantry_1": 2}
    assert a.asked() == [0]
    a.play(0, "unit-plays infantry-1 0 0")
    assert "hold" not in a.legal(1)


@pytest.mark.rule("R-CIV-605")
def test_sun_tzu_needs_three_trade_and_a_general() -> None:
    a = Arena()
    general(a, 1, "sun_tzu")
    a.state.trade[1] = 2
    a.field({"infantry_1": 1}, {"infantry_1": 1})
    a.play(1, "pass")  # at the start
    assert a.prompt() == "BattleTurn"
    assert "hold" not in a.legal(1)
    a = Arena()
    a.card(1, "sun_tzu")
    a.state.trade[1] = 5
    a.field({"infantry_1": 1}, {"infantry_1": 1})
    assert a.prompt() == "BattleTurn"  # without a marker there is nothing to ask at the start
    assert "hold" not in a.legal(1)


@pytest.mark.rule("R-CIV-600")
def test_sun_tzu_leaves_both_slots() -> None:
    a = facing("mathematics", "ballistics", iron=2)
    general(a, 0, "sun_tzu", up=True)
    a.state.trade[0] = 3
    a.play(0, "use mathematics", "strike 1 3", "hold")
    assert a.offers_use(0, "ballistics")
    assert a.hand(0) == {"mounted_1": 1}


@pytest.mark.rule("R-CIV-606")
def test_zhukov_wounds_an_enemy_for_each_own_unit_killed() -> None:
    a = Arena()
    general(a, 1, "georgy_zhukov", up=True)
    a.field({"infantry_3": 1, "mounted_3": 1, "infantry_2": 1}, {"infantry_1": 2, "mounted_1": 1})
    a.play(1, "unit-plays infantry-1 0 0")
    a.play(0, "unit-plays mounted-3 0 0")
    a.play(1, "unit-plays infantry-1 0 0")
    a.play(0, "unit-plays infantry-3 1 0")  # kills; one wound of the blow
    assert (a.prompt(), a.asked()) == ("Zhukov", [1])
    assert a.legal(1) == ["strike 1 1", "strike 2 1"]
    assert a.why(1, "pass").rule == "R-CIV-606"
    assert a.why(1, "strike 3 1").rule == "R-CIV-606"
    a.play(1, "strike 2 1")
    assert a.table()[:2] == [("infantry_3", 1, "", 0), ("mounted_3", 1, "", 0)]


@pytest.mark.rule("R-CIV-606")
def test_zhukov_may_kill_and_has_one_target_without_being_asked() -> None:
    a = Arena()
    general(a, 1, "georgy_zhukov", up=True)
    a.field({"infantry_2": 1}, {"infantry_1": 1})
    a.play(1, "unit-plays infantry-1 0 0")
    a.play(0, "unit-plays infantry-2 1 0")  # one wound by the blow, one by Zhukov
    assert a.totals() == (0, 4)  # 4 for the general
    assert a.below() == {"infantry_1": 1, "infantry_2": 1}


@pytest.mark.rule("R-CIV-606")
def test_zhukov_finds_nobody_when_both_units_fall() -> None:
    a = Arena()
    general(a, 0, "georgy_zhukov", up=True)
    a.field({"infantry_2": 1}, {"infantry_2": 1, "mounted_1": 1})
    a.play(1, "unit-plays infantry-2 0 0")
    a.play(0, "unit-plays infantry-2 1 0")
    assert (a.prompt(), a.asked(), a.table()) == ("BattleTurn", [1], [("", 0, "", 0)])


@pytest.mark.rule("R-CIV-606", "R-CIV-263")
def test_a_face_down_zhukov_may_be_turned_up_for_it() -> None:
    for card, choices in (("georgy_zhukov", ["pass", "strike 1 1"]), ("hannibal", ["pass"])):
        a = Arena()
        general(a, 1, card)
        a.field({"infantry_3": 1}, {"infantry_1": 2})
        a.play(1, "pass")  # at the start
        a.play(1, "unit-plays infantry-1 0 0")
        a.play(0, "unit-plays infantry-3 1 0")
        assert (a.prompt(), a.asked(), a.legal(1)) == ("Zhukov", [1], choices)
        a.play(1, choices[-1])
        assert a.state.up[1] >> p.P_GEORGY_ZHUKOV & 1 == (card == "georgy_zhukov")
        assert a.table()[0] == ("infantry_3", 2 if card == "georgy_zhukov" else 1, "", 0)


@pytest.mark.rule("R-CIV-606")
def test_zhukov_answers_between_two_strikes_of_a_volley() -> None:
    a = facing("ballistics")
    general(a, 1, "georgy_zhukov", up=True)
    a.play(0, "use ballistics", "strike 3 3")
    assert a.fight().front_units[0][1] == p.NONE  # the only enemy in play, killed by the wound
    assert (a.prompt(), a.asked()) == ("Strike", [0])
    a.play(0, "strike 1 3")
    assert a.fight().front_wounds[1][0] == 3


# --- the start of a battle


@pytest.mark.rule("R-CIV-336")
def test_gustavus_adolphus_replaces_the_hand() -> None:
    a = Arena()
    general(a, 0, "gustavus_adolphus")
    a.field({"infantry_1": 2, "mounted_1": 1}, {"infantry_3": 1})
    assert (a.prompt(), a.asked()) == ("BattleStart", [0])
    a.play(0, "use gustavus_adolphus")
    assert a.below() == {"infantry_1": 2, "mounted_1": 1}
    assert a.legal(0) == ["unit infantry", "unit mounted", "unit artillery"]
    assert a.why(0, "unit aircraft").rule == "R-CIV-159"
    a.play(0, "unit artillery", "unit artillery", "unit infantry")
    assert sorted(name.split("_")[0] for name in a.hand(0) for _ in range(a.hand(0)[name])) == [
        "artillery",
        "artillery",
        "infantry",
    ]
    assert not a.state.down[0] >> p.P_GUSTAVUS_ADOLPHUS & 1
    assert a.state.person_below >> p.P_GUSTAVUS_ADOLPHUS & 1
    assert (a.prompt(), a.asked()) == ("BattleTurn", [1])


@pytest.mark.rule("R-CIV-351", "R-CIV-604")
def test_units_replaced_by_gustavus_are_neither_saved_nor_counted() -> None:
    a = Arena(("china", "egypt"))
    general(a, 0, "gustavus_adolphus")
    a.units(0, infantry_1=3, mounted_1=2)
    a.put(1, "army", FIELD)
    a.attack(armies=2)
    a.play(0, "use gustavus_adolphus", *["unit artillery"] * 5)
    a.finish()
    assert a.prompt() == ""  # China has nothing to save
    assert len(a.state.armies_at(0, a.square(FIELD))) == 2
    assert a.state.unit_count(0) == 5


@pytest.mark.rule("R-CIV-336")
def test_gustavus_passes_over_an_empty_deck() -> None:
    a = Arena()
    general(a, 0, "gustavus_adolphus")
    a.state.unit_deck[6:9] = [0, 0, 0]
    a.field({"infantry_1": 1}, {"infantry_3": 1})
    a.play(0, "use gustavus_adolphus")
    assert a.legal(0) == ["unit infantry", "unit mounted"]
    assert a.why(0, "unit artillery").rule == "R-CIV-160"


@pytest.mark.rule("R-CIV-336", "R-CIV-160")
def test_gustavus_recruits_from_cards_that_lie_below() -> None:
    a = Arena()
    general(a, 0, "gustavus_adolphus")
    a.field({"infantry_1": 1}, {"infantry_3": 1})
    a.state.unit_deck = [0] * p.CLASSES
    a.play(0, "use gustavus_adolphus")  # the only card left is the one that was replaced
    assert (a.hand(0), a.below()) == ({"infantry_1": 1}, {})


@pytest.mark.rule("R-CIV-336", "R-CIV-562")
def test_gustavus_needs_a_unit_to_replace() -> None:
    a = Arena()
    general(a, 0, "gustavus_adolphus")
    a.field({}, {"infantry_3": 1})
    assert (a.prompt(), a.legal(0)) == ("BattleStart", ["pass"])


@pytest.mark.rule("R-CIV-598")
def test_the_attacker_is_asked_first_at_the_start() -> None:
    a = Arena()
    for seat, card in ((0, "gustavus_adolphus"), (1, "hannibal")):
        general(a, seat, card)
    a.field({"infantry_1": 1}, {"infantry_3": 1})
    assert (a.prompt(), a.asked()) == ("BattleStart", [0])
    a.play(0, "pass")
    assert (a.prompt(), a.asked()) == ("BattleStart", [1])


@pytest.mark.rule("R-CIV-561", "R-CIV-598")
@pytest.mark.parametrize("window", ["BattleStart", "BattleTurn"])
def test_cards_for_any_time_in_battle(window: str) -> None:
    a = Arena()
    general(a, 0, "gustavus_adolphus")
    general(a, 1, "hannibal")
    a.card(0, "marco_polo", up=True)
    a.person("industrialist", a.around(0)[4])
    a.field({"infantry_1": 1}, {"infantry_3": 1})
    if window == "BattleTurn":
        a.play(0, "pass")
        a.play(1, "pass")
        a.play(1, "unit-plays infantry-3 0 0")
    a.play(0, "use marco_polo")
    assert (a.state.trade[0], a.prompt(), a.asked()) == (27, window, [0])  # asked for the same thing again


@pytest.mark.rule("R-CIV-336")
def test_joan_of_arc_counts_culture_for_a_defender() -> None:
    a = Arena()
    general(a, 1, "joan_of_arc")
    a.state.culture[1] = 9
    a.field({"infantry_3": 1}, {"infantry_1": 1})
    before = a.fight().bonus[1]
    a.play(1, "use joan_of_arc")
    assert a.fight().bonus[1] == before + 9
    assert a.state.culture[1] == 9  # counted, not spent
    assert a.state.person_below >> p.P_JOAN_OF_ARC & 1


@pytest.mark.rule("R-CIV-336")
def test_joan_of_arc_does_not_attack() -> None:
    a = Arena()
    general(a, 0, "joan_of_arc")
    a.state.culture[0] = 9
    a.field({"infantry_3": 1}, {"infantry_1": 1})
    assert (a.prompt(), a.legal(0)) == ("BattleStart", ["pass"])  # asked: it might be Gustavus
    a = Arena()
    general(a, 0, "joan_of_arc")
    a.state.culture[0] = 9
    a.state.person_below |= 1 << p.P_GUSTAVUS_ADOLPHUS
    a.field({"infantry_3": 1}, {"infantry_1": 1})
    assert a.prompt() == "BattleTurn"  # now there is nothing it might be


@pytest.mark.rule("R-CIV-336", "R-CIV-562")
def test_joan_of_arc_needs_culture() -> None:
    a = Arena()
    general(a, 1, "joan_of_arc")
    a.field({"infantry_3": 1}, {"infantry_1": 1})
    assert (a.prompt(), a.legal(1)) == ("BattleStart", ["pass"])


@pytest.mark.rule("R-CIV-336")
@pytest.mark.parametrize(
    ("switch", "seat", "own", "enemy", "bonus"),
    [
        ("attack and defence", 0, 1, 2, 8),
        ("attack and defence", 1, 1, 2, 8),
        ("attack and defence", 1, 2, 2, 0),
        ("defence only", 0, 1, 2, 0),
        ("defence only", 1, 1, 2, 8),
    ],
)
def test_leonidas_against_more_units(switch: str, seat: int, own: int, enemy: int, bonus: int) -> None:
    a = Arena(leonidas=switch)
    general(a, seat, "leonidas", up=True)
    units = [{"infantry_1": own}, {"infantry_1": enemy}]
    a.field(units[seat], units[1 - seat])
    assert a.fight().bonus[seat] == 4 + bonus  # 4 for the general himself


@pytest.mark.rule("R-CIV-336", "R-CIV-263")
def test_a_face_down_leonidas_may_be_turned_up_at_the_start() -> None:
    a = Arena()
    general(a, 1, "leonidas")
    a.field({"infantry_1": 2}, {"infantry_1": 1})
    assert a.legal(1) == ["pass", "show leonidas"]
    a.play(1, "show leonidas", "pass")
    assert a.fight().bonus[1] == 12
    a = Arena()
    general(a, 1, "leonidas")
    a.field({"infantry_1": 2}, {"infantry_1": 1})
    a.play(1, "pass")
    assert a.fight().bonus[1] == 4
    a = Arena()
    general(a, 1, "leonidas")
    a.field({"infantry_1": 1}, {"infantry_1": 1})
    assert a.legal(1) == ["pass"]  # against as many he would do nothing
    a = Arena()
    general(a, 1, "leonidas", up=True)
    a.card(1, "hannibal")
    a.field({"infantry_1": 2}, {"infantry_1": 1})
    assert (a.prompt(), a.legal(1)) == ("BattleStart", ["pass"])  # he lies face up already


@pytest.mark.rule("R-CIV-336", "R-CIV-263", "R-CIV-639")
@pytest.mark.parametrize("seat", [0, 1])
def test_leonidas_is_asked_for_when_no_other_general_can_act(seat: int) -> None:
    for card, choices in (("leonidas", ["pass", "show leonidas"]), ("hannibal", ["pass"])):
        a = Arena()
        general(a, seat, card)
        a.state.person_below |= 1 << p.P_GUSTAVUS_ADOLPHUS | 1 << p.P_JOAN_OF_ARC
        units = [{"infantry_1": 1}, {"infantry_1": 2}]
        a.field(units[seat], units[1 - seat])
        assert (a.prompt(), a.asked(), a.legal(seat)) == ("BattleStart", [seat], choices)
    a = Arena(leonidas="defence only")
    general(a, 0, "leonidas")
    a.state.person_below |= 1 << p.P_GUSTAVUS_ADOLPHUS
    a.field({"infantry_1": 1}, {"infantry_1": 2})
    assert a.prompt() == "BattleTurn"


@pytest.mark.rule("R-CIV-336", "R-CIV-122")
def test_leonidas_needs_a_general_that_stands_free() -> None:
    a = Arena()
    general(a, 1, "leonidas", up=True)
    a.put(0, "scout", a.around(1)[3])  # a blockade
    a.field({"infantry_1": 2}, {"infantry_1": 1})
    assert a.fight().bonus[1] == 0


@pytest.mark.rule("R-CIV-598")
def test_leonidas_is_compared_after_gustavus() -> None:
    """Without Flight his aircraft cannot be replaced from empty decks: then the opponent has more units."""
    a = Arena()
    a.person("general", a.around(1)[3])
    a.card(1, "gustavus_adolphus")
    a.card(1, "leonidas", up=True)
    a.field({"infantry_1": 2}, {"infantry_3": 1, "aircraft_1": 1})
    a.state.unit_deck = [0] * p.CLASSES
    a.state.unit_below = [0] * p.CLASSES
    a.play(1, "use gustavus_adolphus")
    assert a.hand(1) == {"infantry_3": 1}
    assert a.fight().bonus[1] == 4 + 8


# --- the end of a battle


@pytest.mark.rule("R-CIV-351", "R-CIV-604")
def test_florence_nightingale_saves_all() -> None:
    a = Arena()
    general(a, 0, "florence_nightingale")
    a.building("academy", a.around(0)[0])
    a.units(0, infantry_1=1, mounted_1=1)
    a.units(1, infantry_3=2)
    a.put(1, "army", FIELD)
    a.attack(armies=2)
    a.fight().bonus[0] = 30
    a.play(1, "unit-plays infantry-3 0 0")
    a.play(0, "unit-plays infantry-1 1 0")
    a.play(1, "unit-plays infantry-3 0 0")
    a.play(0, "unit-plays mounted-1 2 0")
    assert (a.prompt(), a.asked()) == ("SaveUnits", [0])
    a.play(0, "use florence_nightingale")
    assert a.forces(0) == {"infantry_1": 1, "mounted_1": 1}
    assert a.below() == {}
    assert a.state.person_below >> p.P_FLORENCE_NIGHTINGALE & 1
    assert len(a.state.armies_at(0, a.square(FIELD))) == 1  # two units were lost all the same


@pytest.mark.rule("R-CIV-351")
def test_florence_nightingale_works_in_defeat_and_only_with_dead_units() -> None:
    a = Arena()
    general(a, 0, "florence_nightingale")
    a.field({"infantry_1": 1}, {"infantry_3": 1})
    a.play(1, "unit-plays infantry-3 0 0")
    a.play(0, "unit-plays infantry-1 1 0")
    a.play(0, "use florence_nightingale")
    assert a.forces(0) == {"infantry_1": 1}
    a = Arena()
    general(a, 0, "florence_nightingale")
    a.field({"infantry_1": 1}, {"infantry_3": 1})
    a.finish()
    assert a.prompt() == ""


# --- before the draw


@pytest.mark.rule("R-CIV-336", "R-CIV-598")
def test_events_before_the_draw_in_turn_until_both_pass() -> None:
    a = Arena()
    a.event(0, "duty_and_honor")
    a.event(1, "nationalism", "counterfeiters")
    a.put(1, "army", FIELD)
    a.attack()
    assert (a.prompt(), a.asked()) == ("BeforeDraw", [0])
    a.play(0, "pass")
    assert (a.prompt(), a.asked()) == ("BeforeDraw", [1])
    a.play(1, "use nationalism", "unit infantry", "unit mounted")
    assert (a.prompt(), a.asked()) == ("BeforeDraw", [0])  # once more, because something was played
    a.play(0, "use duty_and_honor", "unit infantry")
    assert (a.prompt(), a.asked()) == ("BeforeDraw", [1])  # a card of level 1 is left
    a.play(1, "pass")
    assert a.prompt() == "BattleTurn"
    assert (sum(a.fight().hands[0]), sum(a.fight().hands[1])) == (1, 2)


@pytest.mark.rule("R-CIV-639")
def test_who_holds_no_event_is_not_asked_before_the_draw() -> None:
    a = Arena()
    a.event(1, "drought")
    a.put(1, "army", FIELD)
    a.units(1, infantry_1=1)
    a.attack()
    assert (a.prompt(), a.asked(), a.legal(1)) == ("BeforeDraw", [1], ["pass"])
    a.play(1, "pass")
    assert a.prompt() == "BattleTurn"


@pytest.mark.rule("R-CIV-607")
def test_an_event_before_the_draw_can_be_cancelled() -> None:
    a = Arena()
    a.event(0, "duty_and_honor")
    a.event(1, "primetime_tv")
    a.put(1, "army", FIELD)
    a.attack()
    a.play(0, "use duty_and_honor")
    assert (a.prompt(), a.asked()) == ("React", [1])
    a.play(1, "use primetime_tv")
    a.finish()
    assert a.state.unit_count(0) == 0


@pytest.mark.rule("R-CIV-598")
def test_why_not_now() -> None:
    a = Arena()
    a.event(0, "duty_and_honor")
    a.attack(VILLAGE)
    assert a.why(0, "use biology").rule == "R-CIV-598"
