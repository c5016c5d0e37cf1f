"""Set-up of seats, civilizations and players (ledger sections 2, 4, 28 and 30)."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from aegean.core.chance import Chance
from aegean.core.events import Tell
from aegean.core.frame import settle
from aegean.core.masks import members
from aegean.core.options import make_options
from aegean.games.civilization import pieces as p
from aegean.games.civilization.coins import coins
from aegean.games.civilization.force import has_wonder
from aegean.games.civilization.layout import PER_SLOT, layout_of, turned
from aegean.games.civilization.limits import stacking_limit, travel_speed
from aegean.games.civilization.pieces import NONE
from aegean.games.civilization.setup import set_up
from aegean.games.civilization.switches import OPTIONS
from aegean.games.civilization.tiles import FIRST_NEUTRAL, TILES
from aegean.games.civilization.units import rank, strength
from aegean.games.civilization.wonders import start_gains
from aegean.games.civilization.yields import city_yield, production_of
from tests.civilization.setting_up import Table, alone, done

# R-CIV-692: trade and production of the outskirts with the capital on its suggested square.
START_VALUES = {
    "america": (3, 5), "china": (3, 5), "egypt": (4, 5), "germany": (3, 5), "rome": (3, 6), "russia": (3, 6),
    "arabia": (3, 6), "greece": (3, 6), "india": (3, 7), "spain": (3, 6),
}  # fmt: skip


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
@pytest.mark.parametrize("civ", p.CIVILIZATIONS)
def test_only_arabia_takes_one_of_each_resource_from_the_market(civ: str) -> None:
    table, seat = alone(civ)
    taken = int(civ == "arabia")
    mine = table.state.goods[seat * p.GOODS : seat * p.GOODS + p.GOODS]
    assert (mine, table.state.market) == ([taken] * 4, [2 - taken] * 4)


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
