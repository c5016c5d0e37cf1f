"""Loot (ledger section 21)."""

from __future__ import annotations

import pytest

from aegean.games.civilization import pieces as p
from aegean.games.civilization.loot import begin_loot
from aegean.games.civilization.state import HAND, KNOWN, mark_of
from tests.civilization.fighting import CITY, FIELD, VILLAGE, Arena


def loot(amount: int) -> Arena:
    """Seat 0 has beaten seat 1, who has all that can be taken."""
    a = Arena()
    a.state.trade[1] = 7
    a.state.culture[1] = 5
    a.goods(1, iron=1)
    a.marker(1, "hut", "wheat")
    a.event(1, "drought")
    a.state.tokens[p.PLACES + p.ON_SHEET] = 1
    begin_loot(a.state, 0, 1, amount)
    a.settle()
    return a


CHEAP = ["loot trade 1", "loot culture 1", "loot iron 1", "loot hut 1", "loot coin-sheet 1"]
DEAR = ["loot construction 2", "loot event-1 2", "loot coin-sheet 2"]


@pytest.mark.rule("R-CIV-374", "R-CIV-373")
def test_what_one_loot_buys() -> None:
    a = loot(1)
    assert a.legal(0) == CHEAP
    assert a.why(0, "loot construction 2").rule == "R-CIV-373"
    assert a.why(0, "end").rule == "R-CIV-611"
    a.play(0, "loot trade 1")
    assert (a.state.trade, a.prompt()) == ([3, 4], "")


@pytest.mark.rule("R-CIV-375", "R-CIV-684")
def test_what_two_loot_buy() -> None:
    a = loot(2)
    a.know(0, "masonry", "pottery", "writing")  # room for a tech of level II
    assert a.legal(0) == CHEAP + DEAR


@pytest.mark.rule("R-CIV-684", "R-CIV-373", "R-CIV-383")
@pytest.mark.parametrize(
    ("first", "second"),
    [("trade", "culture"), ("trade", "trade"), ("culture", "culture"), ("coin-sheet", "iron"), ("hut", "trade")],
)
def test_two_effects_for_one_each(first: str, second: str) -> None:
    a = loot(2)
    a.play(0, f"loot {first} 1")
    assert a.prompt() == "Loot"
    assert not any(text.endswith(" 2") for text in a.legal(0))
    a.play(0, f"loot {second} 1")
    assert a.prompt() == ""
    expected = {
        ("trade", "culture"): ([3, 4], [3, 2]),
        ("trade", "trade"): ([6, 1], [0, 5]),
        ("culture", "culture"): ([0, 7], [5, 0]),
        ("coin-sheet", "iron"): ([0, 7], [0, 5]),
        ("hut", "trade"): ([3, 4], [0, 5]),
    }
    assert (a.state.trade, a.state.culture) == expected[first, second]


@pytest.mark.rule("R-CIV-684", "R-CIV-611")
def test_what_cannot_be_combined() -> None:
    a = loot(2)
    a.know(0, "masonry", "pottery", "writing")
    a.play(0, "loot construction 2")
    assert a.prompt() == ""
    assert a.state.knows(0, p.T_CONSTRUCTION)
    assert a.state.knows(1, p.T_CONSTRUCTION)
    a = loot(2)
    a.play(0, "loot coin-sheet 1")
    assert "loot coin-sheet 1" not in a.legal(0)
    assert a.why(0, "loot coin-sheet 1").rule == "R-CIV-611"


@pytest.mark.rule("R-CIV-374")
def test_a_coin_is_discarded_or_for_two_stolen() -> None:
    a = loot(2)
    a.state.tokens[p.PLACES + p.ON_POTTERY] = 2
    a.play(0, "loot coin-pottery 1")
    assert a.state.tokens[p.PLACES + p.ON_POTTERY] == 1
    assert a.state.tokens[: p.PLACES] == [0] * p.PLACES
    a = loot(2)
    a.state.tokens[p.PLACES + p.ON_POTTERY] = 2
    a.play(0, "loot coin-pottery 2")
    assert a.state.tokens[p.PLACES + p.ON_POTTERY] == 1
    assert a.state.tokens[p.ON_SHEET] == 1


@pytest.mark.rule("R-CIV-612")
def test_the_winner_picks_the_place_of_the_coin() -> None:
    a = loot(1)
    for place in (p.ON_CODE_OF_LAWS, p.ON_PANAMA_CANAL):
        a.state.tokens[p.PLACES + place] = 1
    coins = [text for text in a.legal(0) if "coin" in text]
    assert coins == ["loot coin-code_of_laws 1", "loot coin-sheet 1", "loot coin-panama_canal 1"]


@pytest.mark.rule("R-CIV-376")
def test_investments_are_safe() -> None:
    a = Arena()
    a.state.invested[len(p.INVESTMENTS) + p.INFRASTRUCTURE] = 3
    begin_loot(a.state, 0, 1, 2)
    a.state.techs[1] = 0
    a.settle()
    assert a.prompt() == ""
    assert a.said("loot-lost")
    assert a.state.invested[len(p.INVESTMENTS) + p.INFRASTRUCTURE] == 3


@pytest.mark.rule("R-CIV-375")
def test_a_coin_that_is_stolen_can_win_the_match() -> None:
    a = loot(2)
    a.state.tokens[p.ON_SHEET] = 14
    a.play(0, "loot coin-sheet 2")
    assert a.state.places == [1, 2]


@pytest.mark.rule("R-CIV-375")
def test_a_tech_needs_a_slot_and_must_be_known_to_the_loser() -> None:
    a = loot(2)  # the winner has one tech of level I: no room for level II
    assert "loot construction 2" not in a.legal(0)
    assert a.why(0, "loot construction 2").rule == "R-CIV-375"
    assert a.why(0, "loot masonry 2").rule == "R-CIV-375"
    a.know(1, "masonry")
    a.play(0, "loot masonry 2")
    assert a.state.knows(0, p.T_MASONRY)


@pytest.mark.rule("R-CIV-374", "R-CIV-612")
def test_markers_are_taken_unseen_by_their_backs() -> None:
    a = loot(1)
    a.marker(1, "hut", "spy")
    a.marker(1, "village", "uranium")
    assert [text for text in a.legal(0) if "hut" in text or "village" in text] == ["loot hut 1", "loot village 1"]
    a.chance.loaded = [1]
    a.play(0, "loot hut 1")
    assert [mark_of(held) for held in a.state.held[0]] == [p.SPY]
    assert [mark_of(held) for held in a.state.held[1]] == [p.WHEAT, p.URANIUM]
    assert a.state.held[0][0] >> KNOWN == 0b11  # the loser still knows it
    assert a.said("loots-marker")[0].values["back"] == "hut"
    assert "mark" not in a.said("loots-marker")[0].values
    told = a.said("marker-looted")
    assert [(event.known_to(0), event.known_to(1)) for event in told] == [(True, False), (False, True)]


@pytest.mark.rule("R-CIV-612")
def test_a_marker_that_the_winner_has_seen_can_be_named() -> None:
    a = loot(1)
    a.marker(1, "hut", "spy")
    a.state.held[1][1] |= 1 << KNOWN
    assert "loot hut-spy 1" in a.legal(0)
    a.play(0, "loot hut-spy 1")
    assert [mark_of(held) for held in a.state.held[0]] == [p.SPY]


@pytest.mark.rule("R-CIV-375", "R-CIV-612")
def test_events_are_taken_by_level() -> None:
    a = loot(2)
    a.event(1, "patriotism", "defection")
    assert [text for text in a.legal(0) if "event" in text] == ["loot event-1 2", "loot event-3 2"]
    a.chance.loaded = [0]
    a.play(0, "loot event-1 2")
    assert [card & 63 for card in a.state.hand[0]] == [p.E_DEFECTION]
    assert [card & 63 for card in a.state.hand[1]] == [p.E_DROUGHT, p.E_PATRIOTISM]
    assert a.state.hand[0][0] >> HAND == 0b11  # the loser still knows it
    told = a.said("event-looted")
    assert [(event.known_to(0), event.known_to(1)) for event in told] == [(True, False), (False, True)]


@pytest.mark.rule("R-CIV-612")
def test_an_event_that_the_winner_has_seen_can_be_named() -> None:
    a = loot(2)
    a.event(1, "defection")
    place = [card & 63 for card in a.state.hand[1]].index(p.E_DEFECTION)
    a.state.hand[1][place] |= 1 << HAND
    assert {"loot defection 2", "loot event-1 2"} <= set(a.legal(0))
    a.play(0, "loot defection 2")
    assert [card & 63 for card in a.state.hand[0]] == [p.E_DEFECTION]


@pytest.mark.rule("R-CIV-480", "R-CIV-612")
def test_a_third_player_no_longer_knows_where_things_are() -> None:
    """Seat 2 has seen both huts and both events of the loser; it cannot tell which of them is taken."""
    a = Arena(("america", "egypt", "spain"), players=3)
    for mark in ("wheat", "spy"):
        a.marker(1, "hut", mark)
    a.event(1, "drought", "defection")
    a.state.held[1] = [held | 1 << KNOWN + 2 for held in a.state.held[1]]
    a.state.hand[1] = [card | 1 << HAND + 2 for card in a.state.hand[1]]
    begin_loot(a.state, 0, 1, 2)
    begin_loot(a.state, 0, 1, 1)
    a.settle()
    a.play(0, "loot hut 1", "loot event-1 2")
    assert not any(held >> KNOWN + 2 & 1 for seat in (0, 1) for held in a.state.held[seat])
    assert not any(card >> HAND + 2 & 1 for seat in (0, 1) for card in a.state.hand[seat])


@pytest.mark.rule("R-CIV-239")
def test_a_stolen_event_may_be_one_too_many() -> None:
    a = loot(2)
    a.event(0, "drought", "defection")
    a.play(0, "loot event-1 2")
    assert a.prompt() == "TooManyEvents"


@pytest.mark.rule("R-CIV-374")
def test_a_token_changes_hands_and_not_the_market() -> None:
    a = loot(1)
    market = a.state.market[:]
    a.play(0, "loot iron 1")
    assert (a.state.goods[p.IRON], a.state.goods[p.GOODS + p.IRON], a.state.market) == (1, 0, market)


@pytest.mark.rule("R-CIV-383")
def test_trade_stays_between_0_and_27() -> None:
    a = loot(1)
    a.state.trade = [26, 2]
    a.play(0, "loot trade 1")
    assert a.state.trade == [27, 0]


@pytest.mark.rule("R-CIV-611")
def test_loot_that_buys_nothing_is_lost() -> None:
    a = Arena()
    begin_loot(a.state, 0, 1, 1)
    a.settle()
    assert a.prompt() == ""
    assert a.said("loot-lost")[0].values["loot"] == 1


@pytest.mark.rule("R-CIV-611", "R-CIV-399", "R-CIV-639")
@pytest.mark.parametrize("card", ["nikola_tesla", "archimedes"])
def test_who_might_hold_tesla_is_asked(card: str) -> None:
    """Construction has no slot of its level; with Tesla it has one below. That nobody asks would tell who holds him."""
    for amount in (1, 2):
        a = Arena()
        a.card(0, card)
        a.person("builder", a.around(0)[3])
        begin_loot(a.state, 0, 1, amount)
        a.settle()
        offered = ["loot construction 2"] if card == "nikola_tesla" else ["pass"]
        assert a.legal(0) == (offered if amount == 2 else [])
    a.play(0, a.legal(0)[0])
    assert a.state.knows(0, p.T_CONSTRUCTION) == (card == "nikola_tesla")
    assert bool(a.said("loot-lost")) == (card != "nikola_tesla")


# --- how much


@pytest.mark.rule("R-CIV-370", "R-CIV-610")
def test_one_loot_for_an_army_and_for_a_repelled_attack() -> None:
    a = Arena()
    a.state.trade = [9, 9]
    a.units(0, infantry_1=1)
    a.put(1, "army", FIELD)
    a.attack()
    a.finish()
    assert a.said("gains-loot")[0].values == {"seat": 0, "other": 1, "loot": 1}
    a = Arena()
    a.state.trade = [9, 9]
    a.city(1, CITY)
    a.attack(CITY)
    assert a.said("gains-loot")[0].values == {"seat": 1, "other": 0, "loot": 1}
    assert (a.prompt(), a.asked()) == ("Loot", [1])


@pytest.mark.rule("R-CIV-371", "R-CIV-610", "R-CIV-613", "R-CIV-485")
def test_two_loot_for_a_city_before_it_is_removed() -> None:
    a = Arena()
    city = a.city(1, CITY)
    a.state.trade[1] = 9
    a.state.invested[p.MILITARY_INDUSTRIAL_COMPLEX] = 6
    a.attack(CITY)
    assert a.said("gains-loot")[0].values["loot"] == 2
    assert a.prompt() == "Loot"
    assert a.state.centre[city] == a.square(CITY)
    a.play(0, "loot trade 1", "loot trade 1")
    assert a.state.centre[city] == p.NONE
    assert a.state.trade == [6, 3]


@pytest.mark.rule("R-CIV-377")
def test_barbarians_give_and_get_no_loot() -> None:
    for markers in (0, 6):
        a = Arena()
        a.state.trade = [9, 9]
        a.wonder(1, "great_wall", a.around(1)[0])  # which has no part in it
        a.state.spot_mark[a.square(VILLAGE)] = p.IRON
        a.state.invested[p.MILITARY_INDUSTRIAL_COMPLEX] = markers
        a.attack(VILLAGE)
        a.finish()
        assert not a.said("gains-loot")
        assert a.state.trade == [9, 9]


@pytest.mark.rule("R-CIV-378")
def test_the_great_wall_lowers_the_loot() -> None:
    a = Arena()
    a.wonder(1, "great_wall", a.around(1)[0])
    a.city(1, CITY)
    a.state.trade[1] = 9
    a.put(1, "army", FIELD)
    a.state.invested[p.MILITARY_INDUSTRIAL_COMPLEX] = 6
    a.attack()
    assert not a.said("gains-loot")
    a.attack(CITY)
    assert a.said("gains-loot")[0].values["loot"] == 1
    a = Arena()
    a.wonder(1, "great_wall", a.around(1)[0])
    a.put(0, "scout", a.around(1)[0])  # blockaded
    a.state.trade[1] = 9
    a.put(1, "army", FIELD)
    a.state.invested[p.MILITARY_INDUSTRIAL_COMPLEX] = 6
    a.attack()
    assert a.said("gains-loot")[0].values["loot"] == 1
