"""Components and set-up (ledger sections 1, 2, 4, 28 and 30)."""

from __future__ import annotations

import hashlib
from collections import Counter
from itertools import pairwise

import pytest

import aegean.games.civilization.catalogue  # noqa: F401  fills the list of abilities
from aegean.core.chance import Chance
from aegean.core.errors import BadOptions
from aegean.core.events import Event, Tell
from aegean.core.frame import settle
from aegean.core.options import OptionValue, make_options
from aegean.core.refusal import Refusal
from aegean.games.civilization import pieces as p
from aegean.games.civilization.buildings import put_building, remove_building, upgrade_family
from aegean.games.civilization.coins import coins
from aegean.games.civilization.culture import draw_events, gain_culture
from aegean.games.civilization.force import has_wonder
from aegean.games.civilization.invest import add_investments
from aegean.games.civilization.layout import PER_SLOT, layout_of, turned
from aegean.games.civilization.limits import stacking_limit, travel_speed
from aegean.games.civilization.notation import action_text, parse_action
from aegean.games.civilization.pieces import NONE, members
from aegean.games.civilization.purse import can_pay
from aegean.games.civilization.setup import PlaceCapital, set_up
from aegean.games.civilization.state import Civ, spots_left
from aegean.games.civilization.switches import OPTIONS
from aegean.games.civilization.tiles import FIRST_NEUTRAL, SEVEN_CITIES_TILE, TILES
from aegean.games.civilization.units import draw_unit, rank, strength
from aegean.games.civilization.wonders import draw_wonder, start_gains, wonder_cost
from aegean.games.civilization.yields import city_yield, production_of
from tests.civilization.position import Position

# R-CIV-692: trade and production of the outskirts with the capital on its suggested square.
START_VALUES = {
    "america": (3, 5), "china": (3, 5), "egypt": (4, 5), "germany": (3, 5), "rome": (3, 6), "russia": (3, 6),
    "arabia": (3, 6), "greece": (3, 6), "india": (3, 7), "spain": (3, 6),
}  # fmt: skip


class Table:
    """A table that is being set up. With civilizations named they are chosen, by seat; the first turn never begins."""

    def __init__(self, *civs: str, players: int = 0, number: int = 0, **options: OptionValue) -> None:
        players = players or len(civs) or 2
        chosen: dict[str, OptionValue] = {"civilizations": "chosen" if civs else "drawn", **options}
        key = hashlib.sha256(f"table {players} {number}".encode()).digest()
        tell = Tell()
        self.state: Civ = set_up(make_options("civilization", players, range(2, 6), OPTIONS, chosen), Chance(key), tell)
        self.events: list[Event] = tell.events
        del self.state.agenda[0]  # the turns
        for _ in civs:
            self.play(f"civilization {civs[self.seat()]}")

    def seat(self) -> int:
        seat: int = self.state.agenda[-1].seat
        return seat

    def legal(self) -> list[str]:
        if not self.state.agenda:
            return []
        actions = self.state.agenda[-1].legal(self.state, self.seat())
        return [action_text(self.state, action) for action in actions]

    def play(self, *texts: str) -> None:
        for text in texts:
            assert text in self.legal(), f"{text} is not among {self.legal()}"
            tell = self.state.tell = Tell()
            self.state.agenda[-1].play(self.state, self.seat(), parse_action(self.state, text))
            settle(self.state)
            self.state.tell = None
            self.events += tell.events

    def why(self, text: str) -> Refusal:
        action = parse_action(self.state, text)
        assert text not in self.legal()
        refusal: Refusal | None = self.state.agenda[-1].refusal(self.state, self.seat(), action)
        assert refusal is not None
        return refusal

    def home(self, seat: int) -> tuple[int, int]:
        return self.state.layout.homes[self.state.homes[seat]]

    def suggested(self, seat: int) -> list[str]:
        """The marked squares of the home tile, as it lies, from the top left."""
        slot, turn = self.home(seat)
        marked = TILES[self.state.civs[seat]].capital
        squares = [slot * PER_SLOT + place for place in range(PER_SLOT) if turned(turn, place) in marked]
        return [self.state.layout.names[square] for square in squares]

    def settle(self) -> None:
        """The capital of the seat that is asked, on its suggested square."""
        squares = self.suggested(self.seat())
        self.play(("settle " if len(squares) == 1 else "settle-two ") + " ".join(squares))

    def finish(self) -> None:
        """All the rest: capitals on their suggested squares, otherwise the first that is offered."""
        while self.state.agenda:
            if isinstance(self.state.agenda[-1], PlaceCapital):
                self.settle()
            else:
                self.play(self.legal()[0])

    def reach(self, frame: str, civ: str) -> int:
        """Up to this question to this civilization."""
        seat = self.state.civs.index(p.CIVILIZATIONS.index(civ))
        while self.seat() != seat or self.state.agenda[-1].name() != frame:
            if isinstance(self.state.agenda[-1], PlaceCapital):
                self.settle()
            else:
                self.play(self.legal()[0])
        return seat


def done(*civs: str, players: int = 0, number: int = 0, **options: OptionValue) -> Table:
    table = Table(*civs, players=players, number=number, **options)
    table.finish()
    return table


def alone(civ: str, great_person_deck: bool = True) -> tuple[Table, int]:
    """A table for two on which the civilization has been set up; its seat."""
    table = done(civ, "germany" if civ != "germany" else "rome", great_person_deck=great_person_deck)
    return table, 0


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


# --- civilizations, seats, first player


@pytest.mark.rule("R-CIV-020")
def test_civilizations_are_drawn() -> None:
    seen: Counter[int] = Counter()
    for number in range(80):
        state = Table(players=5, number=number).state
        assert len(set(state.civs)) == 5
        seen.update(state.civs)
    assert set(seen) == set(range(10))
    assert min(seen.values()) > 20


@pytest.mark.rule("R-CIV-020", "R-CIV-515")
@pytest.mark.parametrize("players", [2, 5])
def test_civilizations_are_chosen_clockwise_from_the_first_home(players: int) -> None:
    table = Table(players=players, civilizations="chosen", number=3)
    state = table.state
    asked = []
    assert table.why("pass").reason == "civilization-first"
    for civ in ("spain", "arabia", "rome", "china", "india")[:players]:
        asked.append(table.seat())
        assert state.tiles == [NONE] * len(state.tiles)  # the map comes later
        table.play(f"civilization {civ}")
        if len(asked) < players:
            refusal = table.why(f"civilization {civ}")
            assert (refusal.reason, refusal.rule) == ("civilization-taken", "R-CIV-020")
            assert len(table.legal()) == 10 - len(asked)
    assert state.homes[asked[0]] == 0
    assert all(after == (before + 1) % players for before, after in pairwise(asked))
    assert state.civs[asked[0]] == p.SPAIN
    assert table.seat() == state.first


@pytest.mark.rule("R-CIV-021", "R-CIV-518")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_first_player_and_first_home_are_drawn_apart(players: int) -> None:
    pairs = set()
    for number in range(40 * players):
        state = Table(players=players, number=number).state
        pairs.add((state.first, state.homes.index(0)))
        assert [(home - state.homes[0]) % players for home in state.homes] == list(range(players))  # clockwise
    assert len(pairs) == players * players


@pytest.mark.rule("R-CIV-046", "R-CIV-047")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_home_tiles_lie_face_up_and_the_others_face_down(players: int) -> None:
    table = Table(players=players, number=1)
    state = table.state
    homes = set()
    for seat in range(players):
        slot, turn = table.home(seat)
        homes.add(slot)
        assert (state.tiles[slot], state.turns[slot]) == (state.civs[seat], turn)
    assert len(homes) == players
    for slot, tile in enumerate(state.tiles):
        squares = state.terrain[slot * PER_SLOT : slot * PER_SLOT + PER_SLOT]
        assert (tile == NONE) == (slot not in homes)
        assert (squares == [p.UNKNOWN] * PER_SLOT) == (slot not in homes)
    assert state.tiles_left == (1 << len(TILES)) - (1 << FIRST_NEUTRAL)


@pytest.mark.rule("R-CIV-515")
def test_players_are_set_up_in_turn_order_one_after_the_other() -> None:
    table = Table("egypt", "america", "spain", "india", "russia", number=2)
    state = table.state
    asked: list[tuple[int, str]] = []
    while state.agenda:
        step = (table.seat(), state.agenda[-1].name())
        if not asked or asked[-1] != step:
            asked.append(step)
        if step[1] == "PlaceCapital":
            table.settle()
        else:
            table.play(table.legal()[0])
    seats = [seat for seat, _ in asked]
    assert list(dict.fromkeys(seats)) == state.order()
    assert [seat for seat, after in zip(seats, [*seats[1:], NONE], strict=True) if seat != after] == state.order()
    by_civ = {p.CIVILIZATIONS[state.civs[seat]]: [name for who, name in asked if who == seat] for seat in range(5)}
    assert by_civ["egypt"] == ["PlaceCapital", "PlaceFirstWonder", "PutFigures"]
    assert by_civ["america"] == ["PlaceCapital", "PlaceGained", "PutFigures"]
    assert by_civ["spain"] == by_civ["india"] == ["PlaceCapital", "PutFigures"]
    order = [event.kind for event in table.events]
    assert order.index("gets-civilization") < order.index("first-player") < order.index("first-wonder")
    assert order.index("first-wonder") < order.index("wonder-appears") < order.index("first-city")
    assert order.index("first-dials") > len(order) - 6  # last, one a player
    assert Counter(order)["first-dials"] == 5


@pytest.mark.rule("R-CIV-515")
def test_nothing_in_the_set_up_is_secret_but_cards() -> None:
    table = done("america", "egypt", "germany", "china")
    secret = {event.kind for event in table.events if not event.known_to(3) or not event.known_to(0)}
    assert secret == {"unit-drawn", "person-drawn"}


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


# --- capital and metropolis


@pytest.mark.rule("R-CIV-052")
@pytest.mark.parametrize("civ", [civ for civ in p.CIVILIZATIONS if civ != "india"])
def test_the_capital_stands_in_the_middle_of_the_home_tile(civ: str) -> None:
    for number in range(4):
        table = Table(civ, "india", number=number)
        seat = table.reach("PlaceCapital", civ)
        state = table.state
        slot, _ = table.home(seat)
        left, top = state.layout.slots[slot]
        middle = {state.layout.names[state.layout.at[left + x, top + y]] for x in (1, 2) for y in (1, 2)}
        land = {name for name in middle if not state.is_water(state.layout.by_name[name])}
        assert set(table.legal()) == {f"settle {name}" for name in land}
        assert set(table.suggested(seat)) <= land
        corner = state.layout.names[slot * PER_SLOT]
        refusal = table.why(f"settle {corner}")
        assert (refusal.reason, refusal.rule) == ("not-a-centre-square", "R-CIV-052")
        one, two = sorted(middle)[:2]
        assert table.why(f"settle-two {one} {two}").rule == "R-CIV-052"
        assert table.why("end").reason == "capital-first"
        table.settle()
        (centre,) = state.centres(seat * p.CITIES)
        assert state.layout.names[centre] == table.suggested(seat)[0]
        assert len(state.outskirts(seat * p.CITIES)) == 8


@pytest.mark.rule("R-CIV-052")
def test_the_capital_is_never_placed_on_water() -> None:
    table = Table("rome", "india")
    seat = table.reach("PlaceCapital", "rome")
    name = table.suggested(seat)[0]
    table.state.terrain[table.state.layout.by_name[name]] = p.WATER  # no printed home tile has any there
    assert f"settle {name}" not in table.legal()
    assert len(table.legal()) == 3
    refusal = table.why(f"settle {name}")
    assert (refusal.reason, refusal.rule) == ("city-not-on-water", "R-CIV-052")


# By printed squares (row, column): trade and production of India's metropolis (test vector start_values).
METROPOLES = {
    ((1, 1), (1, 2)): (3, 7),
    ((2, 1), (2, 2)): (5, 6),
    ((1, 1), (2, 1)): (4, 8),
    ((1, 2), (2, 2)): (3, 7),
}


@pytest.mark.rule("R-CIV-053", "R-CIV-508", "R-CIV-692")
@pytest.mark.parametrize("number", range(4))
def test_india_places_a_metropolis(number: int) -> None:
    found = {}
    for choice in range(4):
        table = Table("india", "rome", number=number)
        seat = table.reach("PlaceCapital", "india")
        state = table.state
        assert len(table.legal()) == 4
        table.play(table.legal()[choice])
        slot, turn = table.home(seat)
        places = [turned(turn, square - slot * PER_SLOT) for square in state.centres(seat * p.CITIES)]
        squares = sorted(divmod(place, 4) for place in places)
        outskirts = state.outskirts(seat * p.CITIES)
        assert len(outskirts) == 10
        total = city_yield(state, seat * p.CITIES)
        found[squares[0], squares[1]] = (total >> p.TRADE & p.FIELD, total >> p.PRODUCTION & p.FIELD)
    assert found == METROPOLES


@pytest.mark.rule("R-CIV-053")
def test_the_squares_of_a_metropolis_share_a_side() -> None:
    table = Table("india", "rome")
    seat = table.reach("PlaceCapital", "india")
    slot, _ = table.home(seat)
    names = [table.state.layout.names[slot * PER_SLOT + place] for place in (5, 6, 9, 10)]
    assert set(table.legal()) == {
        f"settle-two {names[a]} {names[b]}" for a, b in ((0, 1), (0, 2), (1, 3), (2, 3))
    }  # fmt: skip
    assert table.why(f"settle-two {names[0]} {names[3]}").reason == "squares-not-adjacent"
    assert table.why(f"settle-two {names[1]} {names[0]}").reason == "squares-in-order"
    assert table.why(f"settle {names[0]}").reason == "metropolis-of-two"
    corner = table.state.layout.names[slot * PER_SLOT]
    assert table.why(f"settle-two {corner} {names[0]}").reason == "not-a-centre-square"


# --- figures


@pytest.mark.rule("R-CIV-055", "R-CIV-005")
def test_an_army_and_a_scout_in_the_outskirts() -> None:
    table = Table("egypt", "rome")
    seat = table.reach("PutFigures", "rome")
    state = table.state
    outskirts = state.outskirts(seat * p.CITIES)
    land = {state.layout.names[square] for square in outskirts if not state.is_water(square)}
    water = next(state.layout.names[square] for square in outskirts if state.is_water(square))
    assert set(table.legal()) == {f"put army {name}" for name in land}
    assert table.why(f"put army {water}").reason == "no-figure-in-water"
    centre = state.layout.names[state.centre[seat * p.CITIES]]
    assert table.why(f"put army {centre}").reason == "not-in-first-outskirts"
    square = sorted(land)[0]
    assert table.why(f"put scout {square}").reason == "other-figure-now"
    assert table.why("end").reason == "figures-first"
    table.play(f"put army {square}")
    assert set(table.legal()) == {f"put scout {name}" for name in land}  # the same square or another one
    table.play(f"put scout {square}")
    assert state.count_at(seat, state.layout.by_name[square]) == 2
    assert (state.armies_in_supply(seat), state.figure_in_supply(seat, p.SCOUT) % p.FIGURES) == (5, 8)


@pytest.mark.rule("R-CIV-056", "R-CIV-505")
def test_russia_may_put_all_three_figures_in_one_square() -> None:
    table = Table("russia", "rome")
    seat = table.reach("PutFigures", "russia")
    square = table.legal()[0].split()[2]
    table.play(f"put army {square}", f"put army {square}", f"put scout {square}")
    state = table.state
    assert stacking_limit(state, seat) == 3
    assert state.count_at(seat, state.layout.by_name[square]) == 3
    assert (state.armies_in_supply(seat), len(state.armies_at(seat, state.layout.by_name[square]))) == (5, 2)


@pytest.mark.rule("R-CIV-056", "R-CIV-509", "R-CIV-689")
def test_spain_may_not_put_all_three_figures_in_one_square() -> None:
    table = Table("spain", "rome")
    seat = table.reach("PutFigures", "spain")
    state = table.state
    assert (stacking_limit(state, seat), travel_speed(state, seat)) == (2, 3)
    water = next(square for square in state.outskirts(seat * p.CITIES) if state.is_water(square))
    assert table.why(f"put army {state.layout.names[water]}").rule == "R-CIV-055"  # Navigation only crosses
    square, other = (text.split()[2] for text in table.legal()[:2])
    table.play(f"put army {square}", f"put scout {square}")
    refusal = table.why(f"put scout {square}")
    assert (refusal.reason, refusal.rule) == ("no-room-for-figure", "R-CIV-056")
    table.play(f"put scout {other}")
    assert state.figure_in_supply(seat, p.SCOUT) == seat * p.FIGURES + 9  # the third one (R-CIV-006)
    assert state.count_at(seat, state.layout.by_name[square]) == 2


# --- civilizations


STARTS = {
    "america": ("currency", "despotism"),
    "china": ("writing", "despotism"),
    "egypt": ("construction", "despotism"),
    "germany": ("metalworking", "despotism"),
    "rome": ("code_of_laws", "republic"),
    "russia": ("communism", "communism"),
    "arabia": ("mathematics", "despotism"),
    "greece": ("democracy", "democracy"),
    "india": ("agriculture", "despotism"),
    "spain": ("navigation", "despotism"),
}


@pytest.mark.rule(
    "R-CIV-050", "R-CIV-051", "R-CIV-500", "R-CIV-501", "R-CIV-502", "R-CIV-503", "R-CIV-504", "R-CIV-505",
    "R-CIV-506", "R-CIV-507", "R-CIV-508", "R-CIV-509",
)  # fmt: skip
@pytest.mark.parametrize("civ", p.CIVILIZATIONS)
def test_starting_tech_and_government(civ: str) -> None:
    table, seat = alone(civ)
    state = table.state
    tech, government = STARTS[civ]
    assert [p.TECHS[each] for each in members(state.techs[seat])] == [tech]
    slots = state.tech_slot[seat * len(p.TECHS) : seat * len(p.TECHS) + len(p.TECHS)]
    assert slots == [int(name == tech) for name in p.TECHS]  # a slot of level I, whatever is printed
    assert p.GOVERNMENTS[state.government[seat]] == government


@pytest.mark.rule("R-CIV-692", "R-CIV-057")
@pytest.mark.parametrize("civ", p.CIVILIZATIONS)
def test_trade_and_production_of_every_capital(civ: str) -> None:
    for number in range(3):
        table = Table(civ, "germany" if civ != "germany" else "rome", number=number)
        seat = table.reach("PlaceCapital", civ)
        table.settle()
        state = table.state
        total = city_yield(state, seat * p.CITIES)
        assert (total >> p.TRADE & p.FIELD, total >> p.PRODUCTION & p.FIELD) == START_VALUES[civ]
        assert total >> p.CULTURE == 0  # no culture, coin or combat icon in any of them
        state.government[seat] = p.DESPOTISM
        if not has_wonder(state, seat, p.W_CHICHEN_ITZA):
            assert production_of(state, seat * p.CITIES) == START_VALUES[civ][1]


@pytest.mark.rule("R-CIV-057", "R-CIV-058")
@pytest.mark.parametrize("civ", [civ for civ in p.CIVILIZATIONS if civ != "egypt"])
def test_dials_at_the_start(civ: str) -> None:
    table, seat = alone(civ)
    state = table.state
    assert state.trade[seat] == START_VALUES[civ][0]
    assert (state.culture, state.space) == ([0, 0], [0, 0])
    assert coins(state, seat) == 0
    (dials,) = [each for each in table.events if each.kind == "first-dials" and each.values["seat"] == seat]
    assert (dials.values["trade"], dials.values["coins"]) == (state.trade[seat], 0)


@pytest.mark.rule("R-CIV-057")
def test_the_dial_follows_from_where_the_capital_stands() -> None:
    trade = set()
    for choice in range(4):
        table = Table("rome", "germany")
        seat = table.reach("PlaceCapital", "rome")
        table.play(table.legal()[choice])
        table.finish()
        squares = table.state.outskirts(seat * p.CITIES)
        assert table.state.trade[seat] == sum(table.state.terrain[square] in (p.DESERT, p.WATER) for square in squares)
        trade.add(table.state.trade[seat])
    assert len(trade) > 1


@pytest.mark.rule("R-CIV-054", "R-CIV-503", "R-CIV-062")
@pytest.mark.parametrize("civ", p.CIVILIZATIONS)
def test_standing_forces(civ: str) -> None:
    table, seat = alone(civ)
    state = table.state
    mine = state.units[seat * p.CLASSES : seat * p.CLASSES + p.CLASSES]
    by_type = [sum(mine[kind * 3 : kind * 3 + 3]) for kind in range(4)]
    assert by_type == [3 if civ == "germany" else 1, 1, 1, 0]
    for event in table.events:
        if event.kind == "unit-drawn":
            assert event.known_to(0) != event.known_to(1)
    if civ == "germany":  # nothing more for Metalworking
        assert (sum(state.goods), state.market) == (0, [2] * 4)


@pytest.mark.rule("R-CIV-059", "R-CIV-506", "R-CIV-507")
@pytest.mark.parametrize("civ", p.CIVILIZATIONS)
def test_ranks_at_the_start(civ: str) -> None:
    table, seat = alone(civ)
    ranks = [rank(table.state, seat, unit) for unit in (p.INFANTRY, p.MOUNTED, p.ARTILLERY)]
    assert ranks == [2 if civ == "greece" else 1, 1, 2 if civ == "arabia" else 1]
    assert strength(table.state, seat, p.INFANTRY * p.GRADES) == ranks[0]


@pytest.mark.rule("R-CIV-060", "R-CIV-500", "R-CIV-519")
def test_america_starts_with_a_great_person_in_reserve() -> None:
    table = Table("america", "rome")
    seat = table.reach("PlaceGained", "america")
    state = table.state
    (card,) = members(state.down[seat])  # drawn secretly, by the normal rule
    kind = card // p.CARDS_PER_TYPE
    assert state.person_supply[kind] == 2
    assert not state.up[seat]
    land = [square for square in state.outskirts(seat * p.CITIES) if not state.is_water(square)]
    places = {f"place {p.PERSON_TYPES[kind]} {state.layout.names[square]}" for square in land}
    assert set(table.legal()) == {"pass", *places}
    table.play("pass")
    table.finish()
    assert state.reserve[seat * p.TYPES + kind] == 1
    assert state.trade[seat] == 3


@pytest.mark.rule("R-CIV-057", "R-CIV-058", "R-CIV-060", "R-CIV-519")
def test_the_icons_of_a_starting_great_person_count() -> None:
    trade = {"artist": 1, "builder": 0, "general": 0, "humanitarian": 1, "industrialist": 0, "scientist": 2}
    coin = {"builder", "humanitarian", "industrialist"}
    seen = set()
    for number in range(40):
        table = Table("america", "rome", number=number)
        seat = table.reach("PlaceGained", "america")
        state = table.state
        action = table.legal()[1]
        kind, square = action.split()[1], state.layout.by_name[action.split()[2]]
        covered = int(state.terrain[square] == p.DESERT)
        table.play(action)
        table.finish()
        assert state.trade[seat] == 3 - covered + trade[kind]
        assert coins(state, seat) == int(kind in coin)
        seen.add(kind)
    assert seen == set(p.PERSON_TYPES)


@pytest.mark.rule("R-CIV-501")
def test_china_starts_with_walls() -> None:
    for civ in p.CIVILIZATIONS:
        table, seat = alone(civ)
        assert table.state.walls == (1 << seat * p.CITIES if civ == "china" else 0)


@pytest.mark.rule("R-CIV-061", "R-CIV-502", "R-CIV-025")
def test_egypt_puts_its_wonder_into_the_outskirts() -> None:
    for number in range(4):
        table = Table("egypt", "rome", number=number)
        seat = table.reach("PlaceFirstWonder", "egypt")
        state = table.state
        (wonder,) = [each for each, owner in enumerate(state.wonder_owner) if owner == seat]
        outskirts = state.outskirts(seat * p.CITIES)
        land = [state.layout.names[square] for square in outskirts if not state.is_water(square)]
        water = next(state.layout.names[square] for square in outskirts if state.is_water(square))
        assert sorted(table.legal()) == sorted(f"on {name}" for name in land)
        assert (table.why(f"on {water}").reason, table.why(f"on {water}").rule) == ("wonder-not-on-water", "R-CIV-191")
        centre = state.layout.names[state.centre[seat * p.CITIES]]
        assert table.why(f"on {centre}").rule == "R-CIV-061"
        assert table.why("end").reason == "wonder-first"
        square = state.layout.by_name[land[0]]
        lost = state.yields[square] >> p.TRADE & p.FIELD
        table.play(f"on {land[0]}")
        assert state.wonder_at[wonder] == square
        assert state.piece[square] == p.A_WONDER + wonder
        assert has_wonder(state, seat, wonder)
        table.finish()
        assert state.trade[seat] == 4 - lost  # the marker covers the icons of its square
        assert state.space == [0, 0]


@pytest.mark.rule("R-CIV-519")
@pytest.mark.parametrize(
    ("wonder", "culture", "trade"), [(p.W_STONEHENGE, 1, 0), (p.W_COLOSSUS, 0, 3), (p.W_ORACLE, 0, 0)]
)
def test_the_wonder_of_egypt_works_from_the_first_turn(wonder: int, culture: int, trade: int) -> None:
    for number in range(200):
        table = Table("egypt", "rome", number=number)
        if table.state.wonder_owner[wonder] == 0:
            break
    table.finish()
    state = table.state
    before = state.trade[0]
    start_gains(state, 0)
    assert (state.culture[0], state.trade[0] - before) == (culture, trade)


@pytest.mark.rule("R-CIV-506")
def test_arabia_takes_one_of_each_resource_from_the_market() -> None:
    table = done("rome", "arabia", "china")
    state = table.state
    assert state.goods == [0] * 4 + [1] * 4 + [0] * 4
    assert state.market == [2] * 4


@pytest.mark.rule("R-CIV-510", "R-CIV-511")
def test_the_fifth_player_has_the_same_as_everybody() -> None:
    state = done("rome", "germany", "greece", "arabia", "spain").state
    assert len(state.trade) == len(state.culture) == len(state.space) == len(state.government) == 5
    assert all(state.trade)
    assert [len(state.cities(seat)) for seat in range(5)] == [1] * 5
    assert [state.unit_count(seat) for seat in range(5)] == [3, 5, 3, 3, 3]
    assert len(state.techs) == 5
    assert state.market == [4] * 4  # five, less the chest of the Arabs
    assert state.layout is layout_of(5)


# --- and then


@pytest.mark.rule("R-CIV-515")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_after_the_dials_the_first_turn_begins(players: int) -> None:
    options = make_options("civilization", players, range(2, 6), OPTIONS, {})
    state = set_up(options, Chance(bytes(31) + bytes([players])), Tell())
    first = state.first
    while not state.turn:
        frame = state.agenda[-1]
        frame.play(state, frame.seat, frame.legal(state, frame.seat)[0])
        settle(state)
    assert (state.turn, state.phase, state.first) == (1, p.START_OF_TURN, first)
    assert state.agenda[-1].seat == first


@pytest.mark.rule("R-CIV-515")
def test_the_same_chance_deals_the_same_table() -> None:
    one, two, other = (done(players=4, number=number).state for number in (5, 5, 6))
    assert one.key() == two.key()
    assert one.copy().key() == one.key()
    assert one.key() != other.key()
