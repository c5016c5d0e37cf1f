"""Wonders: market, building, losing, and each of the 21 (ledger section 13, wonders.yaml)."""

from __future__ import annotations

import pytest

from aegean.games.civilization import pieces as p
from aegean.games.civilization.battle import hand_seen_by, kill_scouts
from aegean.games.civilization.city_actions import give_action
from aegean.games.civilization.coins import coins
from aegean.games.civilization.force import has_wonder
from aegean.games.civilization.fronts import power
from aegean.games.civilization.governments import immune, unlocked_governments
from aegean.games.civilization.invest import invest
from aegean.games.civilization.limits import culture_hand
from aegean.games.civilization.pay import pay
from aegean.games.civilization.phases import NextTurn
from aegean.games.civilization.produce import plain_production
from aegean.games.civilization.purse import KREMLIN, ways
from aegean.games.civilization.reach import NO_END, REST, Band
from aegean.games.civilization.start_of_turn import begin_start_of_turn
from aegean.games.civilization.state import Fight
from aegean.games.civilization.techs import trade_needed
from aegean.games.civilization.wonders import (
    build_wonder,
    lose_wonder,
    obsolete,
    obsolete_targets,
    refill_market,
    wonder_cost,
)
from aegean.games.civilization.yields import arts_of
from tests.civilization.managing import (
    good,
    items,
    manage,
    market,
    market_words,
    piece_at,
    squares,
    start,
    two_cities,
)
from tests.civilization.position import Position

CITY = 1  # the second city of seat 0


def number(name: str) -> int:
    return p.WONDERS.index(name)


def build(position: Position, name: str, square: str, city: int = CITY) -> None:
    build_wonder(position.state, city, position.square(square), number(name))
    position.settle()


def begin(position: Position, seat: int = 0) -> Position:
    """Start of Turn, with what happens by itself."""
    position.state.phase = p.START_OF_TURN
    position.state.active = seat
    begin_start_of_turn(position.state, seat)
    position.settle()
    return position


def egypt_has(name: str) -> Position:
    """Egypt, who gains nothing by itself for wonders, has two cities and this wonder."""
    position = two_cities(civs=("egypt", "rome"))
    position.wonder(0, name, "A5")
    return position


# --- cost and market

COSTS = {
    "stonehenge": (10, "", 10),
    "colossus": (15, "metalworking", 10),
    "hanging_gardens": (15, "animal_husbandry", 10),
    "oracle": (15, "code_of_laws", 10),
    "chichen_itza": (15, "currency", 10),
    "great_wall": (15, "masonry", 10),
    "pyramids": (15, "pottery", 10),
    "angkor_wat": (20, "theology", 10),
    "himeji": (20, "monarchy", 15),
    "porcelain_tower": (20, "construction", 15),
    "louvre": (20, "printing_press", 15),
    "brandenburg_gate": (15, "", 15),
    "machu_picchu": (20, "irrigation", 15),
    "taj_mahal": (20, "chivalry", 15),
    "panama_canal": (25, "engineering", 20),
    "statue_of_liberty": (25, "metal_casting", 20),
    "sydney_opera_house": (25, "", 25),
    "united_nations": (20, "", 20),
    "big_ben": (25, "banking", 20),
    "cristo_redentor": (25, "mass_media", 15),
    "kremlin": (25, "communism", 20),
}


@pytest.mark.rule("R-CIV-190")
@pytest.mark.parametrize("name", p.WONDERS)
def test_cost_and_the_tech_that_lowers_it(name: str) -> None:
    position = two_cities()
    position.state.techs[0] = 0
    cost, tech, lowered = COSTS[name]
    assert wonder_cost(position.state, 0, number(name)) == cost
    position.state.techs[0] = (1 << len(p.TECHS)) - 1
    if tech:
        position.state.techs[0] &= ~(1 << p.TECHS.index(tech))
        assert wonder_cost(position.state, 0, number(name)) == cost
        position.state.techs[0] = 1 << p.TECHS.index(tech)
    assert wonder_cost(position.state, 0, number(name)) == lowered


@pytest.mark.rule("R-CIV-190")
def test_angkor_wat_with_the_option() -> None:
    position = two_cities(angkor_wat_discount="philosophy 15")
    position.know(0, "theology")
    assert wonder_cost(position.state, 0, p.W_ANGKOR_WAT) == 20
    position.know(0, "philosophy")
    assert wonder_cost(position.state, 0, p.W_ANGKOR_WAT) == 15


@pytest.mark.rule("R-CIV-190")
def test_only_wonders_of_the_market_are_built() -> None:
    position = two_cities()
    position.state.boost[CITY] = 30
    market(position, "oracle", "stonehenge", "louvre", "pyramids")
    manage(position).play(0, "city second")
    offered = [item for item in items(position) if item in p.WONDERS]
    assert offered == ["oracle", "stonehenge", "louvre", "pyramids"]
    assert position.why(0, "produce colossus").rule == "R-CIV-190"


@pytest.mark.rule("R-CIV-191")
def test_the_marker_goes_on_unblockaded_land_of_the_outskirts() -> None:
    position = two_cities()
    position.state.boost[CITY] = 30
    position.put(1, "scout", "A5")
    position.put(0, "army", "B5")
    position.state.spot[position.square("B7")] = 1
    market(position, "oracle")
    manage(position).play(0, "city second", "produce oracle")
    assert squares(position) == ["A6", "A7", "B5", "C6", "C7"]
    assert position.why(0, "on C5").rule == "R-CIV-191"  # water
    assert position.why(0, "on A5").rule == "R-CIV-124"
    assert position.why(0, "on B3").rule == "R-CIV-191"  # of the capital
    position.play(0, "on A6")
    assert piece_at(position, "A6") == "oracle"
    assert position.state.wonder_owner[p.W_ORACLE] == 0


@pytest.mark.rule("R-CIV-192", "R-CIV-198")
def test_another_wonder_in_the_same_city_removes_the_older_one() -> None:
    position = two_cities()
    position.wonder(0, "oracle", "A5")
    position.wonder(0, "colossus", "C1")  # of the capital
    build(position, "louvre", "A6")
    assert [piece_at(position, square) for square in ("A5", "A6", "C1")] == ["", "louvre", "colossus"]
    assert not has_wonder(position.state, 0, p.W_ORACLE)
    assert has_wonder(position.state, 0, p.W_LOUVRE)
    assert has_wonder(position.state, 0, p.W_COLOSSUS)


@pytest.mark.rule("R-CIV-175", "R-CIV-191")
def test_a_wonder_over_a_building_sends_that_back() -> None:
    position = two_cities()
    position.building("market", "A5")
    build(position, "louvre", "A5")
    assert piece_at(position, "A5") == "louvre"
    assert position.state.pool[p.MARKET // 2] == p.POOLS[p.MARKET // 2]


@pytest.mark.rule("R-CIV-193")
def test_a_wonder_taken_from_the_market_is_replaced_at_once_oldest_age_first() -> None:
    position = two_cities()
    market(position, "oracle", "stonehenge", "colossus", "pyramids")
    assert position.state.wonder_deck == [0, 4, 4]
    position.chance.loaded = [1]  # of the seven medieval ones
    build(position, "stonehenge", "A5")
    assert market_words(position) == ["oracle", "himeji", "colossus", "pyramids"]
    assert position.state.wonder_deck == [0, 3, 4]
    assert not position.state.wonders_unseen >> p.W_HIMEJI & 1


@pytest.mark.rule("R-CIV-552")
def test_with_an_empty_deck_the_place_stays_empty() -> None:
    position = two_cities()
    market(position, "oracle", "stonehenge")
    position.state.wonder_deck = [0, 0, 0]
    build(position, "stonehenge", "A5")
    assert market_words(position) == ["oracle", "", "", ""]


@pytest.mark.rule("R-CIV-193", "R-CIV-552")
def test_the_deck_gives_all_its_cards_age_by_age_and_no_card_twice() -> None:
    position = two_cities()
    seen: list[int] = []
    while any(position.state.wonder_deck):
        position.state.wonder_market = [p.NONE] * 4
        refill_market(position.state)
        seen += [wonder for wonder in position.state.wonder_market if wonder != p.NONE]
    assert [wonder // p.PER_AGE for wonder in seen] == [0] * 4 + [1] * 4 + [2] * 4
    assert len(set(seen)) == 12


@pytest.mark.rule("R-CIV-194")
@pytest.mark.parametrize("name", p.WONDERS)
def test_culture_of_a_marker_by_its_age(name: str) -> None:
    position = two_cities()
    before = arts_of(position.state, CITY)
    position.wonder(0, name, "A5")
    assert arts_of(position.state, CITY) == before + 1 + number(name) // p.PER_AGE


# --- obsolete and lost


@pytest.mark.rule("R-CIV-195")
def test_an_obsolete_wonder_keeps_its_marker_and_culture_but_not_its_ability() -> None:
    position = egypt_has("chichen_itza")
    assert plain_production(position.state, CITY) == 7 + 3
    obsolete(position.state, p.W_CHICHEN_ITZA)
    assert plain_production(position.state, CITY) == 7
    assert piece_at(position, "A5") == "chichen_itza"
    assert arts_of(position.state, CITY) == 2


@pytest.mark.rule("R-CIV-192", "R-CIV-195")
def test_an_obsolete_marker_is_removed_by_a_new_wonder_all_the_same() -> None:
    position = egypt_has("chichen_itza")
    obsolete(position.state, p.W_CHICHEN_ITZA)
    build(position, "louvre", "B5")
    assert piece_at(position, "A5") == ""


@pytest.mark.rule("R-CIV-196", "R-CIV-695", "R-CIV-197")
def test_a_wonder_in_the_market_is_made_obsolete_and_replaced() -> None:
    position = two_cities()
    position.know(0, "monarchy")
    position.goods(0, silk=1)
    market(position, "stonehenge", "colossus", "oracle", "pyramids")
    position.chance.loaded = [1]
    manage(position).play(0, "use monarchy", "wonder oracle")
    assert market_words(position) == ["stonehenge", "colossus", "himeji", "pyramids"]
    assert good(position, 0, "silk") == 0
    assert position.state.wonder_owner[p.W_ORACLE] == p.NONE
    assert not position.state.wonders_unseen >> p.W_ORACLE & 1


@pytest.mark.rule("R-CIV-197", "R-CIV-554")
def test_which_wonders_can_be_made_obsolete() -> None:
    position = two_cities()
    position.wonder(0, "colossus", "A5")
    position.wonder(1, "louvre", "G13")
    position.wonder(1, "kremlin", "E13")
    market(position, "stonehenge", "taj_mahal", "big_ben")
    ancient = ["stonehenge", "colossus"]
    assert [p.WONDERS[each] for each in obsolete_targets(position.state, p.ANCIENT)] == ancient
    medieval = [p.WONDERS[each] for each in obsolete_targets(position.state, p.MEDIEVAL)]
    assert medieval == [*ancient, "louvre", "taj_mahal"]
    obsolete(position.state, p.W_LOUVRE)
    assert p.W_LOUVRE not in obsolete_targets(position.state, p.MEDIEVAL)  # only once


@pytest.mark.rule("R-CIV-197", "R-CIV-554")
def test_monarchy_and_gunpowder_reach_their_ages_the_own_wonders_included() -> None:
    position = two_cities()
    position.know(0, "monarchy", "gunpowder")
    position.goods(0, silk=1, iron=2)
    position.wonder(0, "colossus", "A5")
    position.wonder(1, "louvre", "G13")
    position.wonder(1, "kremlin", "E13")
    market(position, "stonehenge", "taj_mahal", "big_ben")
    manage(position).play(0, "use monarchy")
    assert set(position.legal(0)) == {"wonder colossus", "wonder stonehenge"}
    position.play(0, "wonder colossus", "use gunpowder")
    wonders = {text for text in position.legal(0) if text.startswith("wonder")}
    assert wonders == {"wonder stonehenge", "wonder louvre", "wonder taj_mahal"}


@pytest.mark.rule("R-CIV-198")
def test_a_wonder_whose_marker_leaves_is_lost() -> None:
    position = egypt_has("louvre")
    lose_wonder(position.state, p.W_LOUVRE)
    assert (piece_at(position, "A5"), position.state.wonder_owner[p.W_LOUVRE]) == ("", p.NONE)
    assert not position.state.wonders_unseen >> p.W_LOUVRE & 1


@pytest.mark.rule("R-CIV-553")
def test_a_new_wonder_works_at_once() -> None:
    position = two_cities()
    market(position, "chichen_itza")
    position.state.boost[CITY] = 30
    manage(position).play(0, "city second", "produce chichen_itza", "on A7", "city capital")
    assert plain_production(position.state, 0) == 6 + 3


@pytest.mark.rule("R-CIV-553")
def test_a_start_of_turn_ability_works_from_the_next_turn_on() -> None:
    position = two_cities(civs=("egypt", "rome"))
    market(position, "louvre")
    position.state.boost[CITY] = 30
    manage(position).play(0, "city second", "produce louvre", "on A7")
    assert position.state.culture[0] == 0
    position.play(0, "end")
    begin(position)
    assert position.state.culture[0] == 3


@pytest.mark.rule("R-CIV-554", "R-CIV-121")
def test_only_its_owner_uses_a_wonder_and_not_while_it_is_blockaded() -> None:
    position = egypt_has("taj_mahal")
    start(position, 1)
    assert not position.offers_use(1, "taj_mahal")
    position.state.agenda.clear()
    start(position)
    assert position.offers_use(0, "taj_mahal")
    position.put(1, "army", "A5")
    assert not position.offers_use(0, "taj_mahal")


@pytest.mark.rule("R-CIV-641", "R-CIV-553")
def test_jim_henson_counts_wonders_built_while_he_lies_face_up() -> None:
    position = two_cities(civs=("egypt", "rome"))
    position.person("humanitarian", "B5")
    position.card(0, "jim_henson")
    build(position, "stonehenge", "A7")
    assert position.state.henson[0] == 0
    position.state.down[0], position.state.up[0] = 0, position.state.down[0]
    build(position, "colossus", "A7")
    assert position.state.henson[0] == 1


# --- the wonders, one by one


@pytest.mark.rule("R-CIV-641")
@pytest.mark.parametrize(
    ("name", "trade", "culture"),
    [("stonehenge", 0, 1), ("colossus", 3, 0), ("louvre", 0, 3)],
)
def test_stonehenge_colossus_and_louvre(name: str, trade: int, culture: int) -> None:
    position = begin(egypt_has(name))
    assert (position.state.trade[0], position.state.culture[0]) == (trade, culture)
    position = egypt_has(name)
    position.put(1, "army", "A5")
    begin(position)
    assert (position.state.trade[0], position.state.culture[0]) == (0, 0)


@pytest.mark.rule("R-CIV-641")
def test_the_colossus_stops_at_27() -> None:
    position = egypt_has("colossus")
    position.state.trade[0] = 26
    assert begin(position).state.trade[0] == 27


@pytest.mark.rule("R-CIV-641")
def test_the_hanging_gardens_build_a_figure_in_their_own_square() -> None:
    position = start(egypt_has("hanging_gardens"))
    position.play(0, "use hanging_gardens")
    assert position.legal(0) == ["figure army A5", "figure scout A5"]
    position.play(0, "figure scout A5")
    assert len(position.state.scouts_at(0, position.square("A5"))) == 1
    assert not position.offers_use(0, "hanging_gardens")  # once a turn


@pytest.mark.rule("R-CIV-641")
def test_the_hanging_gardens_need_room_and_a_figure() -> None:
    position = egypt_has("hanging_gardens")
    position.put(0, "army", "A5", 2)
    assert not position.can_use(0, "hanging_gardens")
    position = egypt_has("hanging_gardens")
    position.put(0, "army", "B3", 6)
    start(position).play(0, "use hanging_gardens")  # only a scout is left
    assert len(position.state.scouts_at(0, position.square("A5"))) == 1
    position.put(0, "scout", "D2")
    position.state.used[0] = 0
    assert not position.can_use(0, "hanging_gardens")


@pytest.mark.rule("R-CIV-641")
def test_the_oracle_shows_the_hand_of_the_opponent() -> None:
    position = egypt_has("oracle")
    position.state.fight = Fight(1, 0, position.square("A6"), p.NONE, 0)
    assert hand_seen_by(position.state, 0) == 0b11
    assert hand_seen_by(position.state, 1) == 0b01
    position.put(1, "army", "A5")
    assert hand_seen_by(position.state, 0) == 0b10


@pytest.mark.rule("R-CIV-641")
def test_the_oracle_shows_the_hand_of_barbarians() -> None:
    position = egypt_has("oracle")
    position.state.fight = Fight(0, p.NONE, position.square("A6"), p.NONE, 0)
    assert hand_seen_by(position.state, 1) == 0b11


@pytest.mark.rule("R-CIV-641")
def test_chichen_itza_gives_every_city_3_production() -> None:
    position = two_cities(civs=("egypt", "rome"))
    before = [plain_production(position.state, city) for city in (0, CITY)]
    position.wonder(0, "chichen_itza", "A7")  # grassland
    assert [plain_production(position.state, city) for city in (0, CITY)] == [each + 3 for each in before]


@pytest.mark.rule("R-CIV-641")
def test_the_great_wall_gives_walls_without_masonry_once_a_turn() -> None:
    position = start(egypt_has("great_wall"))
    position.play(0, "use great_wall", "at 1-second")
    assert position.state.walls == 1 << CITY
    assert not position.offers_use(0, "great_wall")
    position.state.used[0] = 0
    position.play(0, "use great_wall")  # the capital is the only one left
    assert position.state.walls == 1 << CITY | 1
    position.state.used[0] = 0
    assert not position.can_use(0, "great_wall")


@pytest.mark.rule("R-CIV-378", "R-CIV-641")
@pytest.mark.parametrize(("built", "loot"), [(False, True), (True, False)])
def test_the_great_wall_lowers_the_loot_of_who_beats_its_owner(built: bool, loot: bool) -> None:
    position = two_cities(civs=("egypt", "rome"))
    if built:
        position.wonder(0, "great_wall", "A5")
    position.state.culture[0] = 5
    position.put(0, "scout", "D4")
    kill_scouts(position.state, 1, position.square("D4"))
    position.settle()
    assert (position.asked() == [1]) == loot


@pytest.mark.rule("R-CIV-096", "R-CIV-641")
def test_the_pyramids_unlock_all_governments_and_make_immune() -> None:
    position = egypt_has("pyramids")
    assert unlocked_governments(position.state, 0) == list(range(p.DESPOTISM, len(p.GOVERNMENTS)))
    assert immune(position.state, 0)
    position.put(1, "army", "A5")
    assert unlocked_governments(position.state, 0) == [p.DESPOTISM]
    assert not immune(position.state, 0)


@pytest.mark.rule("R-CIV-096", "R-CIV-641")
@pytest.mark.parametrize("loss", [obsolete, lose_wonder])
def test_without_the_pyramids_their_owner_falls_back_to_an_unlocked_government(loss: object) -> None:
    position = egypt_has("pyramids")
    position.know(0, "monarchy")
    position.state.government[0] = p.FUNDAMENTALISM
    assert callable(loss)
    loss(position.state, p.W_PYRAMIDS)
    position.settle()
    assert set(position.legal(0)) == {"govern despotism", "govern monarchy"}
    position.play(0, "govern monarchy")
    assert position.state.government[0] == p.MONARCHIC


@pytest.mark.rule("R-CIV-212", "R-CIV-545", "R-CIV-641")
def test_angkor_wat_lets_a_city_harvest_twice_from_the_same_square_if_desired() -> None:
    position = egypt_has("angkor_wat")
    manage(position).play(0, "city second", "special angkor_wat", "square C6")
    assert position.legal(0) == ["square C6", "square A7"]
    position.play(0, "square C6")
    assert good(position, 0, "iron") == 2
    assert position.state.market[p.IRON] == 0
    assert position.legal(0) == ["city capital", "end"]
    position.play(0, "city capital")
    assert "special angkor_wat" not in position.legal(0)  # one city a turn


@pytest.mark.rule("R-CIV-212")
def test_angkor_wat_with_two_squares() -> None:
    position = egypt_has("angkor_wat")
    manage(position).play(0, "city second", "special angkor_wat", "square C6", "square A7")
    assert (good(position, 0, "iron"), good(position, 0, "wheat")) == (1, 1)


@pytest.mark.rule("R-CIV-212", "R-CIV-211")
def test_angkor_wat_takes_one_token_if_there_is_only_one() -> None:
    position = egypt_has("angkor_wat")
    position.state.market[p.IRON] = 1
    position.state.market[p.WHEAT] = 0
    manage(position).play(0, "city second", "special angkor_wat")
    assert good(position, 0, "iron") == 1
    position.state.market[p.IRON] = 0
    give_action(position.state, CITY)
    position.state.used[0] = 0
    position.play(0, "city second")
    assert "special angkor_wat" not in position.legal(0)


@pytest.mark.rule("R-CIV-212", "R-CIV-542")
def test_the_double_harvest_is_a_city_action_that_can_be_cancelled() -> None:
    position = egypt_has("angkor_wat")
    position.person("artist", position.around(1)[0])
    position.card(1, "mark_twain")
    manage(position).play(0, "city second", "special angkor_wat", "square C6", "square A7")
    position.play(1, "use mark_twain")
    assert (good(position, 0, "iron"), good(position, 0, "wheat")) == (0, 0)
    assert position.legal(0) == ["city capital", "end"]


@pytest.mark.rule("R-CIV-346", "R-CIV-641")
def test_himeji_makes_the_units_of_its_owner_stronger_by_1() -> None:
    position = egypt_has("himeji")
    position.state.fight = Fight(0, 1, position.square("A6"), p.NONE, 0)
    assert (power(position.state, 0, 0), power(position.state, 1, 0)) == (2, 1)
    position.put(1, "army", "A5")
    assert power(position.state, 0, 0) == 1


@pytest.mark.rule("R-CIV-391", "R-CIV-641")
def test_the_porcelain_tower_lowers_the_trade_needed_by_5() -> None:
    position = egypt_has("porcelain_tower")
    assert [trade_needed(position.state, 0, level) for level in range(1, 6)] == [1, 6, 11, 16, 21]
    assert [trade_needed(position.state, 1, level) for level in range(1, 6)] == [6, 11, 16, 21, 26]


@pytest.mark.rule("R-CIV-281", "R-CIV-641")
def test_the_brandenburg_gate_closes_the_outskirts_of_all_own_cities() -> None:
    position = egypt_has("brandenburg_gate")
    for square in ("A6", "C2", "D8"):
        band = Band(position.state, 1)
        band.form(position.square("D3"), 1, 0, 0)
        open_to_rome = square == "D8"
        assert band.end(position.square(square)) == (REST if open_to_rome else NO_END)
    obsolete(position.state, p.W_BRANDENBURG_GATE)
    band = Band(position.state, 1)
    band.form(position.square("D3"), 1, 0, 0)
    assert band.end(position.square("A6")) == REST


@pytest.mark.rule("R-CIV-431", "R-CIV-641")
def test_machu_picchu_brings_a_resource_after_an_investment_once_a_turn() -> None:
    position = egypt_has("machu_picchu")
    position.state.tokens[p.ON_SHEET] = 1
    position.state.market[p.SILK] = 0
    start(position).play(0, "invest sheet infrastructure")
    assert set(position.legal(0)) == {"pass", "resource incense", "resource iron", "resource wheat"}
    position.play(0, "resource wheat")
    assert good(position, 0, "wheat") == 1
    invest(position.state, 0, p.INFRASTRUCTURE)
    position.settle()
    assert "resource iron" not in position.legal(0)


@pytest.mark.rule("R-CIV-549", "R-CIV-641")
def test_the_taj_mahal_builds_an_unlocked_building_in_any_own_city() -> None:
    position = egypt_has("taj_mahal")
    position.know(0, "railroad")
    start(position).play(0, "use taj_mahal")
    assert {text.split()[1] for text in position.legal(0)} == {"iron_mine"}
    mountains = {"B7", "C6", "C7", *(name for name in position.around(0) if is_mountain(position, name))}
    assert {text.split()[2] for text in position.legal(0)} == mountains
    position.play(0, "building iron_mine C7")
    assert piece_at(position, "C7") == "iron_mine"
    assert not position.offers_use(0, "taj_mahal")


def is_mountain(position: Position, name: str) -> bool:
    return position.state.terrain[position.square(name)] == p.MOUNTAIN


@pytest.mark.rule("R-CIV-641", "R-CIV-123")
def test_the_panama_canal_gains_a_coin_each_start_of_turn() -> None:
    position = begin(egypt_has("panama_canal"))
    assert (position.state.tokens[p.ON_PANAMA_CANAL], coins(position.state, 0)) == (1, 1)
    position.state.agenda.clear()
    position.put(1, "army", "A5")
    begin(position)
    assert (position.state.tokens[p.ON_PANAMA_CANAL], coins(position.state, 0)) == (1, 0)  # blockaded


@pytest.mark.rule("R-CIV-641", "R-CIV-198")
def test_coins_on_the_panama_canal_are_lost_with_it() -> None:
    position = egypt_has("panama_canal")
    position.state.tokens[p.ON_PANAMA_CANAL] = 5  # no maximum
    assert coins(position.state, 0) == 5
    build(position, "big_ben", "B5")
    assert coins(position.state, 0) == 0


@pytest.mark.rule("R-CIV-641")
def test_the_panama_canal_can_win() -> None:
    position = egypt_has("panama_canal")
    position.state.tokens[p.ON_PANAMA_CANAL] = 14
    begin(position)
    assert position.state.places[0] == 1


@pytest.mark.rule("R-CIV-641")
def test_the_statue_of_liberty_researches_a_tech_of_another_player() -> None:
    position = egypt_has("statue_of_liberty")
    position.know(1, "pottery", "chivalry", "gunpowder")
    position.know(0, "writing")
    start(position).play(0, "use statue_of_liberty")
    # Two techs of level I carry one of level II and none of level III.
    assert set(position.legal(0)) == {"tech code_of_laws", "tech pottery", "tech chivalry"}
    position.play(0, "tech pottery")
    assert position.state.knows(0, p.T_POTTERY)
    assert not position.offers_use(0, "statue_of_liberty")


@pytest.mark.rule("R-CIV-641")
def test_the_sydney_opera_house_advances_with_the_reward() -> None:
    position = begin(egypt_has("sydney_opera_house"))
    assert position.state.space[0] == 1
    assert len(position.state.hand[0]) == 1


@pytest.mark.rule("R-CIV-244", "R-CIV-641")
def test_the_united_nations_ask_their_owner_before_an_event_is_aimed_at_them() -> None:
    position = egypt_has("united_nations")
    position.building("workshop", "B7")
    position.put(1, "army", "D8")
    position.event(1, "sabotage")
    start(position, 1).play(1, "use sabotage")
    assert position.asked() == [0]
    assert set(position.legal(0)) == {"allow", "pass"}
    position.play(0, "pass")
    assert piece_at(position, "B7") == "workshop"
    assert len(position.state.hand[1]) == 1  # taken back


@pytest.mark.rule("R-CIV-641", "R-CIV-555")
def test_big_ben_takes_one_of_every_resource_that_is_there() -> None:
    position = egypt_has("big_ben")
    position.state.market[p.SILK] = 0
    begin(position)
    assert [good(position, 0, name) for name in p.RESOURCES[: p.GOODS]] == [1, 1, 0, 1]
    assert position.state.market == [1, 1, 0, 1]


@pytest.mark.rule("R-CIV-239", "R-CIV-641", "R-CIV-566")
def test_cristo_redentor_raises_the_hand_by_4_and_draws_two_events_of_one_level() -> None:
    position = egypt_has("cristo_redentor")
    assert culture_hand(position.state, 0) == 6
    start(position).play(0, "use cristo_redentor")
    assert position.legal(0) == ["level 1", "level 2", "level 3"]
    position.play(0, "level 2")
    assert [p.EVENT_LEVELS[card & 63] for card in position.state.hand[0]] == [2, 2]
    assert not position.offers_use(0, "cristo_redentor")


@pytest.mark.rule("R-CIV-239", "R-CIV-198")
def test_the_hand_is_discarded_down_when_cristo_redentor_is_lost() -> None:
    position = egypt_has("cristo_redentor")
    position.event(0, "sabotage", "drought", "defection")
    lose_wonder(position.state, p.W_CRISTO_REDENTOR)
    position.settle()
    assert position.asked() == [0]
    position.play(0, "discard drought")
    assert len(position.state.hand[0]) == 2


@pytest.mark.rule("R-CIV-641", "R-CIV-558")
def test_the_kremlin_replaces_one_spy_a_turn_by_two_resources() -> None:
    position = egypt_has("kremlin")
    position.goods(0, silk=1)
    assert KREMLIN not in ways(position.state, 0, p.SPY)  # two are needed
    position.goods(0, silk=1, iron=2)
    assert ways(position.state, 0, p.SPY) == [KREMLIN]
    pay(position.state, 0, 0, (p.SPY,))
    position.settle()
    position.play(0, "pay silk", "pay iron")
    assert (good(position, 0, "silk"), good(position, 0, "iron")) == (1, 1)
    assert KREMLIN not in ways(position.state, 0, p.SPY)


@pytest.mark.rule("R-CIV-521", "R-CIV-641")
def test_abilities_of_wonders_are_there_again_in_the_next_turn() -> None:
    position = egypt_has("great_wall")
    start(position).play(0, "use great_wall", "at 1-second")
    position.state.agenda.clear()
    NextTurn().run(position.state)
    position.state.agenda.clear()
    assert position.can_use(0, "great_wall")
