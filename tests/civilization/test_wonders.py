"""Wonders: market, building, becoming obsolete, losing (ledger section 13)."""

from __future__ import annotations

import pytest

from aegean.games.civilization import pieces as p
from aegean.games.civilization.coins import coins
from aegean.games.civilization.force import has_wonder
from aegean.games.civilization.leaving import lose_wonder
from aegean.games.civilization.produce import plain_production
from aegean.games.civilization.wonders import obsolete, obsolete_targets, refill_market, wonder_cost
from aegean.games.civilization.yields import arts_of
from tests.civilization.managing import (
    begin,
    build,
    egypt_has,
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

CITY = 1  # the second city of seat 0


def number(name: str) -> int:
    return p.WONDERS.index(name)


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
    assert wonder_cost(position.state, 0, p.W_HIMEJI) == 20  # no other one is concerned


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
    position.wonder(1, "kremlin", "G13")
    build(position, "louvre", "A6")
    assert piece_at(position, "G13") == "kremlin"
    assert [piece_at(position, square) for square in ("A5", "A6", "C1")] == ["", "louvre", "colossus"]
    assert not has_wonder(position.state, 0, p.W_ORACLE)
    assert has_wonder(position.state, 0, p.W_LOUVRE)
    assert has_wonder(position.state, 0, p.W_COLOSSUS)


@pytest.mark.rule("R-CIV-192", "R-CIV-624", "R-CIV-474")
def test_the_coin_under_an_older_wonder_counts_at_once_and_can_end_the_match() -> None:
    position = two_cities()
    position.state.printed[position.square("A5")] = p.yield_of(coin=1)
    position.wonder(0, "oracle", "A5")
    position.state.tokens[p.ON_SHEET] = 14
    build(position, "louvre", "A6")
    assert position.state.places == [1, 2]
    assert position.state.space[0] == 0  # Rome's advance comes too late


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
    position.state.boost[CITY] = 1
    manage(position).play(0, "city second", "produce stonehenge", "on A5")
    assert market_words(position) == ["oracle", "", "", ""]
    assert not position.said("wonder-appears")


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


@pytest.mark.rule("R-CIV-198", "R-CIV-535")
@pytest.mark.parametrize("over", ["A5", "B5"])
def test_a_hand_that_depends_on_a_lost_wonder_is_discarded_down(over: str) -> None:
    """Cristo Redentor by itself, the Panama Canal by its coins."""
    position = egypt_has("cristo_redentor")
    position.event(0, "sabotage", "drought", "defection")
    build(position, "big_ben", over)
    position.play(0, "discard drought")
    assert len(position.state.hand[0]) == 2
    position = egypt_has("panama_canal")
    position.know(0, "computers")  # a coin, and one card more for 5
    position.state.tokens[p.ON_PANAMA_CANAL] = 4
    position.event(0, "sabotage", "drought", "defection")
    build(position, "big_ben", over)
    assert coins(position.state, 0) == 1
    position.play(0, "discard drought")
    assert position.asked() == []


@pytest.mark.rule("R-CIV-553")
def test_a_new_wonder_works_at_once() -> None:
    position = two_cities()
    market(position, "chichen_itza")
    position.state.boost[CITY] = 30
    manage(position).play(0, "city second", "produce chichen_itza", "on A7", "city capital")
    assert plain_production(position.state, 0) == 6 + 3
    position.put(1, "army", "A7")  # where it was built
    assert plain_production(position.state, 0) == 6


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
