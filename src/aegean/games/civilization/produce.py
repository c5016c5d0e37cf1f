"""The produce action: items, sites, paying, Engineering, Michelangelo (R-CIV-150 to R-CIV-161, 542 to 548)."""

from __future__ import annotations

from typing import Final

from aegean.core.frame import NOBODY
from aegean.core.refusal import Refusal
from aegean.games.civilization.abilities import BY_NAME
from aegean.games.civilization.actions import (
    BUILD_AT,
    PASS,
    PAY_PRODUCTION,
    PRODUCE,
    USE,
    first,
    kind_of,
    pack,
    second,
)
from aegean.games.civilization.buildings import (
    BUILDING_COSTS,
    build_walls,
    building_squares,
    face_to_build,
    is_star,
    put_building,
    terrain_fits,
)
from aegean.games.civilization.city_actions import PRODUCING, SPLIT, CityDeed, announce, take_action
from aegean.games.civilization.figures import build_figure
from aegean.games.civilization.force import may_use_person, might_have
from aegean.games.civilization.items import BUILDING_ITEM, FIGURE_ITEM, UNIT_ITEM, WALLS_ITEM, WONDER_ITEM
from aegean.games.civilization.limits import has_room, may_end_at
from aegean.games.civilization.pay import discard_person
from aegean.games.civilization.pieces import (
    AMERICA,
    ARMY,
    BUILDINGS,
    CARAVAN,
    CITIES,
    FAMILIES,
    FIGURE_KINDS,
    FIGURES,
    FIRST_SCOUT,
    GRADES,
    NO_MARKER,
    NONE,
    P_MICHELANGELO,
    PERSONS,
    PRODUCTION,
    T_ENGINEERING,
    T_MASONRY,
    UNIT_TYPES,
    UNITS,
    WONDERS,
)
from aegean.games.civilization.state import Civ, CivFrame
from aegean.games.civilization.units import gain_unit, unit_cost, unlocked
from aegean.games.civilization.wonders import build_wonder, wonder_cost, wonder_squares
from aegean.games.civilization.yields import production_of, use_scouts

ARMY_COST: Final = 4
SCOUT_COST: Final = 6
WALLS_COST: Final = 7
RUSH_TRADE: Final = 3
CARAVAN_PRODUCTION: Final = 2
MICHELANGELO_SAVES: Final = 5

# --- items


def items_of(state: Civ, seat: int) -> list[int]:
    """Everything that the seat has unlocked and the market offers, whatever it costs (R-CIV-159, 170, 177, 190)."""
    found = [FIGURE_ITEM + kind for kind in range(len(FIGURE_KINDS))]
    if state.knows(seat, T_MASONRY):
        found.append(WALLS_ITEM)
    found += [UNIT_ITEM + unit for unit in range(UNIT_TYPES) if unlocked(state, seat, unit)]
    faces = [face_to_build(state, seat, family) for family in range(FAMILIES)]
    found += [BUILDING_ITEM + face for face in faces if face != NONE]
    return found + [WONDER_ITEM + wonder for wonder in state.wonder_market if wonder != NONE]


def item_cost(state: Civ, seat: int, item: int) -> int:
    """R-CIV-156, 490."""
    if item < WALLS_ITEM:
        return ARMY_COST if item == FIGURE_ITEM + ARMY else SCOUT_COST
    if item < UNIT_ITEM:
        return WALLS_COST
    if item < BUILDING_ITEM:
        return unit_cost(state, seat, item - UNIT_ITEM)
    if item < WONDER_ITEM:
        return BUILDING_COSTS[item - BUILDING_ITEM]
    return wonder_cost(state, seat, item - WONDER_ITEM)


def sites(state: Civ, city: int, item: int, items: tuple[int, ...], squares: tuple[int, ...]) -> list[int]:
    """Where the city can put the item, besides what was chosen before it; [NONE] if it needs no square."""
    if item < WALLS_ITEM:
        return figure_sites(state, city, item, items, squares)
    if item < UNIT_ITEM:
        return [] if state.walls >> city & 1 or item in items else [NONE]
    if item < BUILDING_ITEM:
        return [NONE] if unit_cards(state, item - UNIT_ITEM) > items.count(item) else []
    covered = [square for each, square in zip(items, squares, strict=True) if each >= BUILDING_ITEM]
    if item < WONDER_ITEM:
        face = item - BUILDING_ITEM
        if state.pool[face // 2] <= items.count(item) or second_star(state, face, items):
            return []
        free = building_squares(state, city, face)
    else:
        free = [] if item in items else wonder_squares(state, city)
    return [square for square in free if square not in covered]


def second_star(state: Civ, face: int, items: tuple[int, ...]) -> bool:
    """R-CIV-174: Engineering does not build two where a second one is forbidden."""
    if not state.switches.one_star_only or not is_star(face):
        return False
    return any(BUILDING_ITEM <= item < WONDER_ITEM and is_star(item - BUILDING_ITEM) for item in items)


def figure_sites(state: Civ, city: int, item: int, items: tuple[int, ...], squares: tuple[int, ...]) -> list[int]:
    """R-CIV-005, 124, 126, 157."""
    seat = city // CITIES
    if figures_left(state, seat, item - FIGURE_ITEM) <= items.count(item):
        return []
    figures = [square for each, square in zip(items, squares, strict=True) if each < WALLS_ITEM]
    return [
        square
        for square in state.outskirts(city)
        if may_end_at(state, seat, square) and has_room(state, seat, square, 1 + figures.count(square))
    ]


def figures_left(state: Civ, seat: int, kind: int) -> int:
    low, high = (0, FIRST_SCOUT) if kind == ARMY else (FIRST_SCOUT, FIGURES)
    return sum(state.at[figure] == NONE for figure in range(seat * FIGURES + low, seat * FIGURES + high))


def unit_cards(state: Civ, unit: int) -> int:
    """R-CIV-160: in the deck and face up below it."""
    low, high = unit * GRADES, unit * GRADES + GRADES
    return sum(state.unit_deck[low:high]) + sum(state.unit_below[low:high])


# --- what a city can spend


def plain_production(state: Civ, city: int) -> int:
    """R-CIV-150: with the boosts of this turn, without rushing and caravan."""
    return production_of(state, city) + state.boost[city]


def rush_rate(state: Civ, seat: int) -> int:
    """R-CIV-153, 154, 500: production for 3 trade."""
    return 2 if state.civs[seat] == AMERICA else 1


def caravan_of(state: Civ, city: int) -> int:
    """R-CIV-155."""
    return CARAVAN_PRODUCTION if state.city_marker[city] == CARAVAN else 0


def most_production(state: Civ, city: int) -> int:
    seat = city // CITIES
    rushed = rush_rate(state, seat) * (state.trade[seat] // RUSH_TRADE)
    return plain_production(state, city) + caravan_of(state, city) + rushed


def total_cost(state: Civ, seat: int, items: tuple[int, ...], michelangelo: bool) -> int:
    """R-CIV-199: Michelangelo lowers the cost of one wonder, besides a tech; each costs more than that."""
    total = sum(item_cost(state, seat, item) for item in items)
    return total - MICHELANGELO_SAVES if michelangelo else total


def has_wonder_item(items: tuple[int, ...]) -> bool:
    return any(item >= WONDER_ITEM for item in items)


def producible(state: Civ, city: int, items: tuple[int, ...] = (), squares: tuple[int, ...] = ()) -> list[int]:
    """R-CIV-151, 152: what the city can pay and put somewhere, after what was chosen before."""
    return within_reach(state, city, items, squares, may_use_person(state, city // CITIES, P_MICHELANGELO))


def within_reach(
    state: Civ, city: int, items: tuple[int, ...], squares: tuple[int, ...], michelangelo: bool
) -> list[int]:
    """The same, if Michelangelo could be used or not."""
    seat, most = city // CITIES, most_production(state, city)
    found: list[int] = []
    for item in items_of(state, seat):
        wanted = (*items, item)
        cost = total_cost(state, seat, wanted, michelangelo and has_wonder_item(wanted))
        if cost <= most and sites(state, city, item, items, squares):
            found.append(item)
    return found


def payments(state: Civ, city: int, cost: int) -> list[int]:
    """R-CIV-153, 155: ways to pay without waste: as few steps as needed, the caravan only if it saves any."""
    seat = city // CITIES
    missing = max(0, cost - plain_production(state, city))
    rate, afforded = rush_rate(state, seat), state.trade[seat] // RUSH_TRADE
    steps = -(-missing // rate)
    found = [pack(PAY_PRODUCTION, steps, 0)] if steps <= afforded else []
    with_caravan = -(-max(0, missing - caravan_of(state, city)) // rate)
    if with_caravan < steps and with_caravan <= afforded:
        found.append(pack(PAY_PRODUCTION, with_caravan, 1))
    return found


def production_refusal(state: Civ, city: int, item: int, items: tuple[int, ...], squares: tuple[int, ...]) -> Refusal:
    """Why the city cannot produce the item."""
    seat = city // CITIES
    if item not in items_of(state, seat):
        if item >= WONDER_ITEM:
            return Refusal("wonder-not-in-market", "R-CIV-190", {"wonder": WONDERS[item - WONDER_ITEM]})
        if item == WALLS_ITEM:
            return Refusal("walls-need-masonry", "R-CIV-112")
        if item < BUILDING_ITEM:
            return Refusal("unit-not-unlocked", "R-CIV-159", {"unit": UNITS[item - UNIT_ITEM]})
        rule = "R-CIV-177" if face_to_build(state, seat, (item - BUILDING_ITEM) // 2) != NONE else "R-CIV-170"
        return Refusal("building-not-unlocked", rule, {"building": BUILDINGS[item - BUILDING_ITEM]})
    helped = has_wonder_item((*items, item)) and may_use_person(state, seat, P_MICHELANGELO)
    cost, most = total_cost(state, seat, (*items, item), helped), most_production(state, city)
    if cost > most:
        return Refusal("too-dear", "R-CIV-151", {"production": most, "cost": cost})
    if item < WALLS_ITEM:
        if figures_left(state, seat, item) <= items.count(item):
            return Refusal("no-figure-left", "R-CIV-005", {"figure": FIGURE_KINDS[item]})
        return Refusal("no-site-for-figure", "R-CIV-157", {"figure": FIGURE_KINDS[item]})
    if item == WALLS_ITEM:
        return Refusal("walls-already", "R-CIV-112")
    if item < BUILDING_ITEM:
        return Refusal("no-unit-left", "R-CIV-160", {"unit": UNITS[item - UNIT_ITEM]})
    if item >= WONDER_ITEM:
        return Refusal("no-site-for-wonder", "R-CIV-191", {"wonder": WONDERS[item - WONDER_ITEM]})
    face = item - BUILDING_ITEM
    if state.pool[face // 2] <= items.count(item):
        return Refusal("no-building-left", "R-CIV-178", {"building": BUILDINGS[face]})
    rule = "R-CIV-174" if second_star(state, face, items) else "R-CIV-172"
    return Refusal("no-site-for-building", rule, {"building": BUILDINGS[face]})


# --- planning, one question after the other


def plan(state: Civ, city: int, items: tuple[int, ...], squares: tuple[int, ...]) -> None:
    """The next choice of a produce action; the frame that asked before has left the agenda."""
    seat = city // CITIES
    if len(squares) < len(items):
        free = sites(state, city, items[-1], items[:-1], squares)
        if len(free) > 1:
            state.agenda.append(ChooseSite(seat, city, items, squares))
            return
        squares = (*squares, free[0])
    if len(items) == 1 and may_split(state, seat):
        # Whoever might hold Michelangelo is asked as if they did, so that being asked tells nothing (R-CIV-639).
        if within_reach(state, city, items, squares, might_have(state, seat, P_MICHELANGELO)):
            state.agenda.append(SecondItem(seat, city, items, squares))
            return
    settle_payment(state, city, items, squares, False)


def may_split(state: Civ, seat: int) -> bool:
    """R-CIV-152: Engineering, for one city a turn."""
    return state.knows(seat, T_ENGINEERING) and not any(state.did[city] & SPLIT for city in state.cities(seat))


def payment_actions(state: Civ, city: int, items: tuple[int, ...], michelangelo: bool) -> list[int]:
    """Ways to pay, and Michelangelo where his discount saves something."""
    seat = city // CITIES
    actions = payments(state, city, total_cost(state, seat, items, michelangelo))
    if not michelangelo and saves(state, city, items) and may_use_person(state, seat, P_MICHELANGELO):
        actions.append(pack(USE, BY_NAME[PERSONS[P_MICHELANGELO]].number))
    return actions


def saves(state: Civ, city: int, items: tuple[int, ...]) -> bool:
    """Michelangelo would: there is a wonder, and the city alone cannot pay for all."""
    if not has_wonder_item(items):
        return False
    return total_cost(state, city // CITIES, items, False) > plain_production(state, city)


def settle_payment(state: Civ, city: int, items: tuple[int, ...], squares: tuple[int, ...], michelangelo: bool) -> None:
    """Where there is one way only, it is taken; who might hold Michelangelo is asked all the same (R-CIV-639)."""
    seat = city // CITIES
    actions = payment_actions(state, city, items, michelangelo)
    hidden = not michelangelo and saves(state, city, items) and might_have(state, seat, P_MICHELANGELO)
    if len(actions) > 1 or (hidden and kind_of(actions[0]) != USE):
        state.agenda.append(PayProduction(seat, city, items, squares, michelangelo))
    elif kind_of(actions[0]) == USE:
        settle_payment(state, city, items, squares, True)
    else:
        announce_production(state, city, items, squares, actions[0], michelangelo)


def announce_production(
    state: Civ, city: int, items: tuple[int, ...], squares: tuple[int, ...], payment: int, michelangelo: bool
) -> None:
    """R-CIV-143, 542, 543: boosts and cards are used up now, trade and caravan when it takes effect."""
    seat = city // CITIES
    for item, square in zip(items, squares, strict=True):
        tell_item(state, city, item, square)
    use_scouts(state, city, PRODUCTION)
    state.boost[city] = 0
    if michelangelo:
        state.say("uses", {"seat": seat, "ability": PERSONS[P_MICHELANGELO]})
        discard_person(state, seat, P_MICHELANGELO)
    protected = take_action(state, city, PRODUCING | (SPLIT if len(items) > 1 else 0))
    steps, caravan = first(payment), bool(second(payment))
    announce(state, Production(seat, city, items, squares, steps, caravan), protected)


def tell_item(state: Civ, city: int, item: int, square: int) -> None:
    """What is announced."""
    values: dict[str, int | str] = {"seat": city // CITIES, "city": city % CITIES}
    if square != NONE:
        values["square"] = state.layout.names[square]
    if item < WALLS_ITEM:
        state.say("produces-figure", values | {"figure": FIGURE_KINDS[item]})
    elif item < UNIT_ITEM:
        state.say("produces-walls", values)
    elif item < BUILDING_ITEM:
        state.say("produces-unit", values | {"unit": UNITS[item - UNIT_ITEM]})
    elif item < WONDER_ITEM:
        state.say("produces-building", values | {"building": BUILDINGS[item - BUILDING_ITEM]})
    else:
        state.say("produces-wonder", values | {"wonder": WONDERS[item - WONDER_ITEM]})


class Planning(CivFrame):
    """A produce action that is being planned; nobody else has heard of it yet."""

    def __init__(self, seat: int, city: int, items: tuple[int, ...], squares: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.city = city
        self.items = items
        self.squares = squares

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.city, self.items, self.squares)

    def about(self, state: Civ) -> dict[str, int | str]:
        return {"city": self.city % CITIES}


class ChooseSite(Planning):
    """The square of an item (R-CIV-157, 171, 191)."""

    def legal(self, state: Civ, seat: int) -> list[int]:
        free = sites(state, self.city, self.items[-1], self.items[:-1], self.squares)
        return [pack(BUILD_AT, square) for square in free]

    def refusal(self, state: Civ, seat: int, action: int) -> Refusal | None:
        if kind_of(action) != BUILD_AT:
            return Refusal("choose-a-site", "R-CIV-542")
        return site_refusal(state, self.city, self.items[-1], first(action))

    def play(self, state: Civ, seat: int, action: int) -> None:
        state.agenda.pop()
        plan(state, self.city, self.items, (*self.squares, first(action)))


def site_refusal(state: Civ, city: int, item: int, square: int) -> Refusal:
    """Why the item cannot be put there."""
    seat = city // CITIES
    values: dict[str, int | str] = {"square": state.layout.names[square]}
    figure = item < WALLS_ITEM
    rule = "R-CIV-157" if figure else "R-CIV-191" if item >= WONDER_ITEM else "R-CIV-171"
    if square not in state.outskirts(city):
        return Refusal("not-in-outskirts", rule, values)
    if state.enemies_at(seat, square):
        return Refusal("site-blockaded", "R-CIV-157" if figure else "R-CIV-124", values)
    if state.has_marker(square):
        return Refusal("site-has-marker", "R-CIV-157" if figure else "R-CIV-550", values)
    if figure and not has_room(state, seat, square):
        return Refusal("site-full", "R-CIV-157", values)
    if BUILDING_ITEM <= item < WONDER_ITEM:
        face = item - BUILDING_ITEM
        if square not in building_squares(state, city, face):
            reason = "one-star-only" if terrain_fits(state, square, face) else "wrong-terrain"
            return Refusal(reason, "R-CIV-174" if reason == "one-star-only" else "R-CIV-172", values)
        return Refusal("site-taken", "R-CIV-542", values)
    return Refusal("site-in-water" if state.is_water(square) else "site-taken", rule, values)


class SecondItem(Planning):
    """Engineering: whether the rest of the production is spent on a second item (R-CIV-152, 547)."""

    def legal(self, state: Civ, seat: int) -> list[int]:
        return [PASS, *(pack(PRODUCE, item) for item in producible(state, self.city, self.items, self.squares))]

    def refusal(self, state: Civ, seat: int, action: int) -> Refusal | None:
        if kind_of(action) == PRODUCE:
            return production_refusal(state, self.city, first(action), self.items, self.squares)
        return Refusal("second-item-or-none", "R-CIV-152")

    def play(self, state: Civ, seat: int, action: int) -> None:
        state.agenda.pop()
        if kind_of(action) == PASS:
            settle_payment(state, self.city, self.items, self.squares, False)
        else:
            plan(state, self.city, (*self.items, first(action)), self.squares)


class PayProduction(Planning):
    """How much is rushed, whether the caravan goes, whether Michelangelo helps (R-CIV-153, 155, 199)."""

    def __init__(
        self, seat: int, city: int, items: tuple[int, ...], squares: tuple[int, ...], michelangelo: bool
    ) -> None:
        super().__init__(seat, city, items, squares)
        self.michelangelo = michelangelo

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.city, self.items, self.squares, self.michelangelo)

    def legal(self, state: Civ, seat: int) -> list[int]:
        return payment_actions(state, self.city, self.items, self.michelangelo)

    def refusal(self, state: Civ, seat: int, action: int) -> Refusal | None:
        return Refusal("pay-without-waste", "R-CIV-153")

    def play(self, state: Civ, seat: int, action: int) -> None:
        state.agenda.pop()
        if kind_of(action) == USE:
            settle_payment(state, self.city, self.items, self.squares, True)
        else:
            announce_production(state, self.city, self.items, self.squares, action, self.michelangelo)


# --- the effect


class Production(CityDeed):
    """A produce action that was announced; if it is cancelled trade and caravan are kept (R-CIV-143)."""

    def __init__(
        self, by: int, city: int, items: tuple[int, ...], squares: tuple[int, ...], steps: int, caravan: bool
    ) -> None:
        super().__init__(by, city)
        self.items = items
        self.squares = squares
        self.steps = steps
        self.caravan = caravan

    def key(self) -> tuple[object, ...]:
        return (self.by, self.city, self.items, self.squares, self.steps, self.caravan)

    def run(self, state: Civ) -> None:
        state.agenda.pop()
        if self.steps:
            trade = RUSH_TRADE * self.steps
            state.trade[self.by] -= trade
            production = rush_rate(state, self.by) * self.steps
            state.say("rushes", {"seat": self.by, "trade": trade, "production": production})
        if self.caravan:
            state.city_marker[self.city] = NO_MARKER
            state.forts_left += 1
            state.say("caravan-spent", {"seat": self.by, "city": self.city % CITIES})
        state.agenda.append(Produced(self.city, self.items, self.squares))


class Produced(CivFrame):
    """Items that are paid for; what one brings is settled before the next is built."""

    def __init__(self, city: int, items: tuple[int, ...], squares: tuple[int, ...]) -> None:
        super().__init__(NOBODY)
        self.city = city
        self.items = items
        self.squares = squares

    def key(self) -> tuple[object, ...]:
        return (self.city, self.items, self.squares)

    def run(self, state: Civ) -> None:
        state.agenda.pop()
        if len(self.items) > 1:
            state.agenda.append(Produced(self.city, self.items[1:], self.squares[1:]))
        build(state, self.city, self.items[0], self.squares[0])


def build(state: Civ, city: int, item: int, square: int) -> None:
    seat = city // CITIES
    if item < WALLS_ITEM:
        build_figure(state, seat, item - FIGURE_ITEM, square)
    elif item < UNIT_ITEM:
        build_walls(state, city)
    elif item < BUILDING_ITEM:
        gain_unit(state, seat, item - UNIT_ITEM)
    elif item < WONDER_ITEM:
        put_building(state, city, square, item - BUILDING_ITEM)
    else:
        build_wonder(state, city, square, item - WONDER_ITEM)
