"""Components, modules, options and decks (ledger sections 1, 2 and 31)."""

from __future__ import annotations

from collections import Counter

import pytest

from aegean.core.errors import BadOptions
from aegean.core.options import make_options
from aegean.games.civilization import pieces as p
from aegean.games.civilization.buildings import put_building, remove_building, upgrade_family
from aegean.games.civilization.coins import coins
from aegean.games.civilization.gains import gain_culture
from aegean.games.civilization.hand import draw_events
from aegean.games.civilization.invest import add_investments
from aegean.games.civilization.notation import action_text
from aegean.games.civilization.pieces import NONE
from aegean.games.civilization.purse import can_pay
from aegean.games.civilization.state import spots_left
from aegean.games.civilization.switches import OPTIONS
from aegean.games.civilization.tiles import FIRST_NEUTRAL, SEVEN_CITIES_TILE, TILES
from aegean.games.civilization.units import draw_unit
from aegean.games.civilization.wonders import draw_wonder, wonder_cost
from tests.civilization.position import Position
from tests.civilization.setting_up import Table, alone, done

# --- components


@pytest.mark.rule("R-CIV-001", "R-CIV-002")
def test_how_many_there_are_of_everything() -> None:
    assert (len(p.CIVILIZATIONS), len(TILES) - FIRST_NEUTRAL) == (6 + 4, 14 + 7)
    assert len(p.TECHS) == 36 + 4 + 1
    assert sum(p.EVENT_COPIES) == 47 + 10
    assert len(p.WONDERS) == 12 + 9
    assert len(p.PERSONS) == 42
    assert (len(p.INVESTMENTS), p.INVESTMENT_MARKERS) == (4, 23)
    assert (sum(p.HUT_MARKS), sum(p.VILLAGE_MARKS)) == (20 + 10, 10 + 5)
    assert len(p.RELICS) == 3
    state = done("rome", "egypt").state
    assert (state.forts_left, state.disasters_left) == (15, [12, 8])
    for players in (1, 6):
        with pytest.raises(BadOptions):
            make_options("civilization", players, range(2, 6), OPTIONS, {})


@pytest.mark.rule("R-CIV-003", "R-CIV-006", "R-CIV-505", "R-CIV-509")
@pytest.mark.parametrize(
    ("civ", "armies", "scouts"), [("rome", 6, 2), ("russia", 7, 2), ("spain", 6, 3), ("india", 6, 2)]
)
def test_what_a_player_owns(civ: str, armies: int, scouts: int) -> None:
    table, seat = alone(civ)
    state = table.state
    mine = state.at[seat * p.FIGURES : seat * p.FIGURES + p.FIGURES]
    assert sum(at >= NONE for at in mine[: p.FIRST_SCOUT]) == armies
    assert sum(at >= NONE for at in mine[p.FIRST_SCOUT :]) == scouts
    while (figure := state.figure_in_supply(seat, p.ARMY)) != NONE:
        state.put_figure(figure, 0)
    assert len(state.armies_at(seat, 0)) + sum(at > 0 for at in mine[: p.FIRST_SCOUT]) == armies
    assert p.CITIES == 3
    assert len(p.GOVERNMENTS) == 2 * 4


@pytest.mark.rule("R-CIV-003", "R-CIV-004")
def test_forty_techs_a_player_and_one_space_flight() -> None:
    assert Counter(p.TECH_LEVELS) == {1: 11, 2: 11, 3: 10, 4: 8, 5: 1}
    assert p.TECH_LEVELS[p.T_SPACE_FLIGHT] == 5
    assert len(set(p.TECHS) - {"space_flight"}) == 40


@pytest.mark.rule("R-CIV-005")
def test_killed_figures_can_be_built_again() -> None:
    table, _ = alone("rome")
    state = table.state
    before = state.armies_in_supply(0)
    while (figure := state.figure_in_supply(0, p.SCOUT)) != NONE:
        state.put_figure(figure, 0)
    assert state.figure_in_supply(0, p.SCOUT) == NONE
    killed = state.scouts_at(0, 0)[0]
    state.put_figure(killed, NONE)
    assert state.figure_in_supply(0, p.SCOUT) == killed
    assert state.armies_in_supply(0) == before


@pytest.mark.rule("R-CIV-007", "R-CIV-178")
def test_a_building_and_its_upgrade_share_a_pool() -> None:
    state = done("rome", "egypt").state
    pools = {p.BUILDINGS[2 * family]: count for family, count in enumerate(state.pool)}
    assert pools == {
        "harbor": 10, "trading_post": 6, "workshop": 6, "library": 6, "granary": 6, "market": 5, "temple": 5,
        "barracks": 5,
    }  # fmt: skip
    assert sum(pools.values()) == 49
    square = next(square for square in state.outskirts(0) if state.terrain[square] == p.MOUNTAIN)
    put_building(state, 0, square, p.WORKSHOP)
    assert state.pool[p.WORKSHOP // 2] == 5
    upgrade_family(state, 0, p.WORKSHOP // 2)
    assert state.piece[square] == p.A_BUILDING + p.IRON_MINE
    assert state.pool[p.IRON_MINE // 2] == 5
    remove_building(state, square)
    assert state.pool[p.WORKSHOP // 2] == 6


@pytest.mark.rule("R-CIV-008", "R-CIV-009", "R-CIV-511")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_as_many_tokens_of_each_kind_as_players(players: int) -> None:
    state = done(*("rome", "egypt", "russia", "china", "germany")[:players]).state
    assert state.market == [players] * 4
    assert p.RESOURCES[:4] == ("incense", "iron", "silk", "wheat")


@pytest.mark.rule("R-CIV-009")
def test_spies_and_uranium_come_from_markers_and_cards_only() -> None:
    position = Position()
    position.goods(0, incense=2, iron=2, silk=2, wheat=2)
    assert not can_pay(position.state, 0, (p.SPY,))
    assert not can_pay(position.state, 0, (p.URANIUM,))
    position.marker(0, "village", "uranium")
    assert can_pay(position.state, 0, (p.URANIUM,))
    position.event(0, "gift_from_afar")
    assert can_pay(position.state, 0, (p.SPY,))
    tiles = {good for tile in TILES for good in tile.goods}
    assert not tiles & {p.SPY, p.URANIUM}


@pytest.mark.rule("R-CIV-010")
def test_culture_and_coins_never_run_out() -> None:
    position = Position(5)
    for seat in range(5):
        gain_culture(position.state, seat, 400)
        position.state.tokens[seat * p.PLACES + p.ON_SHEET] = 14
    assert position.state.culture == [400] * 5
    assert [coins(position.state, seat) for seat in range(5)] == [14] * 5


@pytest.mark.rule("R-CIV-011")
def test_the_newer_angkor_wat_is_used() -> None:
    position = Position()
    assert p.WONDERS.count("angkor_wat") == 1
    assert wonder_cost(position.state, 0, p.W_ANGKOR_WAT) == 20
    position.know(0, "philosophy")
    assert wonder_cost(position.state, 0, p.W_ANGKOR_WAT) == 20
    position.know(0, "theology")
    assert wonder_cost(position.state, 0, p.W_ANGKOR_WAT) == 10
    assert p.TECHS.count("flight") == 1


@pytest.mark.rule("R-CIV-012")
def test_basic_buildings_and_upgrades() -> None:
    basic = {p.BUILDINGS[face] for face in range(0, p.FACES, 2)}
    upgrades = {p.BUILDINGS[face] for face in range(1, p.FACES, 2)} - {""}
    assert "granary" in basic
    assert "aqueduct" in upgrades
    assert (len(basic), len(upgrades)) == (8, 6)


# --- modules


@pytest.mark.rule("R-CIV-013", "R-CIV-014", "R-CIV-015", "R-CIV-512", "R-CIV-513")
def test_without_investments_what_needs_them_is_taken_out() -> None:
    for number in range(40):
        table = Table(players=5, number=number, investments=False)
        state = table.state
        assert p.ARABIA not in state.civs
        assert not state.tiles_left >> SEVEN_CITIES_TILE & 1
        assert state.tiles_left.bit_count() == 20
        assert not state.person_deck >> p.P_AP_GIANNINI & 1
        seen = [*state.wonder_market, *(draw_wonder(state) for _ in range(sum(state.wonder_deck)))]
        assert p.W_MACHU_PICCHU not in seen
    table = Table("rome", "egypt", investments=False)
    assert table.state.person_deck.bit_count() == 41


@pytest.mark.rule("R-CIV-029", "R-CIV-512")
@pytest.mark.parametrize("used", [True, False])
def test_everybody_has_the_same_four_investment_cards(used: bool) -> None:
    state = done("rome", "germany", "greece", investments=used).state
    for seat in range(3):
        state.tokens[seat * p.PLACES + p.ON_SHEET] = 1
        actions: list[int] = []
        add_investments(state, seat, actions)
        cards = [f"invest sheet {card}" for card in p.INVESTMENTS]
        assert [action_text(state, action) for action in actions] == (cards if used else [])
    assert len(p.INVESTMENTS) == 4


@pytest.mark.rule("R-CIV-013", "R-CIV-015")
def test_with_investments_everything_is_used() -> None:
    state = Table("rome", "germany").state
    assert state.tiles_left.bit_count() == 21
    assert TILES[SEVEN_CITIES_TILE].name == "n17"
    assert state.tiles_left >> SEVEN_CITIES_TILE & 1
    assert state.person_deck == (1 << 42) - 1
    assert state.wonders_unseen >> p.W_MACHU_PICCHU & 1
    assert any(p.ARABIA in Table(players=5, number=number).state.civs for number in range(5))


@pytest.mark.rule("R-CIV-014", "R-CIV-513")
def test_nobody_chooses_the_arabs_without_investments() -> None:
    table = Table(players=3, civilizations="chosen", investments=False)
    assert table.legal() == [f"civilization {civ}" for civ in p.CIVILIZATIONS if civ != "arabia"]
    refusal = table.why("civilization arabia")
    assert (refusal.reason, refusal.rule) == ("civilization-needs-investments", "R-CIV-513")


@pytest.mark.rule("R-CIV-013", "R-CIV-028", "R-CIV-060", "R-CIV-512")
def test_without_the_great_person_deck_there_are_markers_only() -> None:
    table, seat = alone("america", great_person_deck=False)
    state = table.state
    assert (state.person_deck, state.down, state.up) == (0, [0, 0], [0, 0])
    assert sum(state.person_supply) == 17
    assert sum(state.reserve[seat * p.TYPES : seat * p.TYPES + p.TYPES]) == 1  # the first answer is: in reserve


# --- decks


@pytest.mark.rule("R-CIV-022", "R-CIV-027", "R-CIV-028", "R-CIV-514")
def test_decks_are_complete_and_nobody_knows_their_order() -> None:
    state = Table("rome", "germany").state
    both = [state.unit_deck[card] + state.units[card] + state.units[p.CLASSES + card] for card in range(p.CLASSES)]
    units = [sum(both[kind * 3 : kind * 3 + 3]) for kind in range(4)]
    assert units == [15, 15, 15, 8]
    assert (spots_left(state, p.HUT), spots_left(state, p.VILLAGE)) == (30, 15)
    assert state.person_supply == [3] * 6
    assert state.event_deck == list(p.EVENT_COPIES)
    drawn = {draw_unit(Table("rome", "germany", number=number).state, p.INFANTRY) for number in range(20)}
    assert drawn == {0, 1, 2}


@pytest.mark.rule("R-CIV-023", "R-CIV-514")
@pytest.mark.parametrize(("level", "cards"), [(1, 23), (2, 21), (3, 13)])
def test_events_are_sorted_by_level(level: int, cards: int) -> None:
    assert sum(copies for copies, of in zip(p.EVENT_COPIES, p.EVENT_LEVELS, strict=True) if of == level) == cards
    position = Position()
    draw_events(position.state, 0, level, 1)
    position.settle()
    assert [p.EVENT_LEVELS[card & 63] for card in position.state.hand[0]] == [level]


@pytest.mark.rule("R-CIV-024", "R-CIV-025", "R-CIV-026", "R-CIV-691", "R-CIV-514", "R-CIV-485")
@pytest.mark.parametrize("egypt", [False, True])
def test_the_wonder_deck_and_the_first_market(egypt: bool) -> None:
    for number in range(20):
        state = Table("rome", "egypt" if egypt else "russia", number=number).state
        ages = [wonder // p.PER_AGE for wonder in state.wonder_market]
        assert ages == ([p.ANCIENT] * 3 + [p.MEDIEVAL] if egypt else [p.ANCIENT] * 4)
        assert sum(state.wonder_deck) == (7 if egypt else 8)
        mine = [wonder for wonder, owner in enumerate(state.wonder_owner) if owner == 1]
        assert [wonder // p.PER_AGE for wonder in mine] == ([p.ANCIENT] if egypt else [])
        rest = [draw_wonder(state) for _ in range(sum(state.wonder_deck))]
        deck = [*mine, *state.wonder_market, *rest]
        assert [wonder // p.PER_AGE for wonder in deck] == [p.ANCIENT] * 4 + [p.MEDIEVAL] * 4 + [p.MODERN] * 4
        assert len(set(deck)) == 12
        assert draw_wonder(state) == NONE


@pytest.mark.rule("R-CIV-024")
def test_any_seven_wonders_of_an_age_may_come() -> None:
    seen = {wonder for number in range(40) for wonder in Table("rome", "russia", number=number).state.wonder_market}
    assert seen == set(range(p.PER_AGE))


# --- options

DEFAULTS = {
    "great_person_deck": True, "investments": True, "civilizations": "drawn", "government_profile": "base_2010",
    "endowment_for_the_arts": "ww_2013_replacement", "angkor_wat_discount": "theology 10", "gift_incense": False,
    "leonidas": "attack and defence", "scout_assignment": "start of turn", "second_star_building": "replaces",
    "move_great_people": True, "event_timing": "own part", "late_protection": "returned", "offers_per_turn": 3,
    "passing_over_stacking_limit": True, "scouts_share_squares": False, "killing_scouts_ends_move": True,
    "walls_attacker_first": True, "aircraft_trump": "none", "battle_abilities_per_slot": "one",
    "cancel_in_battle": False, "losses_counted": "before saving", "barbarian_coin": True, "research_choice": "secret",
    "dial_after_research": "capped", "space_flight_by_learning": True, "investment_markers": "23",
    "disaster_markers": "limited", "simultaneous_victory": "turn order", "turn_limit": None,
}  # fmt: skip


@pytest.mark.rule("R-CIV-013")
def test_what_is_played_when_nobody_wishes_anything() -> None:
    assert {option.key: option.default for option in OPTIONS} == DEFAULTS


@pytest.mark.rule("R-CIV-538", "R-CIV-636")
def test_numbers_that_a_table_may_agree_on() -> None:
    for option, values in (("offers_per_turn", range(11)), ("turn_limit", (1, 20, 500))):
        for value in values:
            assert make_options("civilization", 2, range(2, 6), OPTIONS, {option: value})[option] == value
    for option, number in (("offers_per_turn", 11), ("turn_limit", 0)):
        with pytest.raises(BadOptions):
            make_options("civilization", 2, range(2, 6), OPTIONS, {option: number})
