"""City Management: which city acts, and how (R-CIV-140 to R-CIV-144, 210, 230 to 232, 493, 544, 545)."""

from __future__ import annotations

from aegean.core.refusal import Refusal
from aegean.games.civilization.abilities import (
    ABILITIES,
    ANY_TIME,
    BY_NAME,
    CITY_ACTION,
    OWN_CITIES,
    Ability,
    abilities_in,
    add_uses,
    usable,
)
from aegean.games.civilization.actions import (
    ADVANCE,
    ARTS,
    ASSIGN,
    CITY_ACTS,
    END,
    HARVEST,
    PRODUCE,
    SHOW,
    SPECIAL,
    USE,
    first,
    kind_of,
    pack,
)
from aegean.games.civilization.arts import announce_arts, darwin_ready, use_darwin
from aegean.games.civilization.city_actions import (
    DEVOTING,
    HARVESTING,
    PRODUCING,
    CityAbility,
    acting,
    announce,
    kinds_left,
    take_action,
)
from aegean.games.civilization.culture import advance_refusal, may_advance, pay_advance
from aegean.games.civilization.harvest import Harvest, harvest_squares
from aegean.games.civilization.person_cards import show_card, showable
from aegean.games.civilization.pieces import (
    ANARCHY,
    CAPITAL,
    CITIES,
    FIGURES,
    FIRST_SCOUT,
    NONE,
    P_CHARLES_DARWIN,
    PERSONS,
    RESOURCES,
)
from aegean.games.civilization.produce import plan, producible, production_refusal
from aegean.games.civilization.state import Civ, CivFrame
from aegean.games.civilization.uses import begin_use
from aegean.games.civilization.yields import gathers


def begin_management(state: Civ, seat: int) -> None:
    if state.switches.assigned_at_action:
        for figure in scouts(seat):
            state.assigned[figure] = NONE
    state.agenda.append(ManageCities(seat))


class ManageCities(CivFrame):
    """The part of one seat: its cities act one after the other, in the order it likes (R-CIV-142, 520, 544)."""

    def legal(self, state: Civ, seat: int) -> list[int]:
        actions = [pack(CITY_ACTS, city % CITIES) for city in state.cities(seat) if may_act(state, city)]
        if may_advance(state, seat):
            actions.append(ADVANCE)
        add_uses(state, seat, OWN_CITIES | ANY_TIME, actions)
        actions += [pack(SHOW, card) for card in showable(state, seat)]
        actions.append(END)
        return actions

    def refusal(self, state: Civ, seat: int, action: int) -> Refusal | None:
        kind = kind_of(action)
        if kind == CITY_ACTS:
            return city_refusal(state, seat, first(action))
        if kind == ADVANCE:
            return advance_refusal(state, seat)
        if kind in (PRODUCE, ARTS, HARVEST, SPECIAL):
            return Refusal("choose-a-city", "R-CIV-140")
        return Refusal("not-in-city-management", "R-CIV-544")

    def play(self, state: Civ, seat: int, action: int) -> None:
        kind = kind_of(action)
        if kind == CITY_ACTS:
            state.agenda.append(CityAction(seat, seat * CITIES + first(action)))
        elif kind == ADVANCE:
            pay_advance(state, seat)
        elif kind == USE:
            begin_use(state, seat, ABILITIES[first(action)])
        elif kind == SHOW:
            show_card(state, seat, first(action))
        else:
            state.agenda.pop()


# --- one city


def may_act(state: Civ, city: int) -> bool:
    """A city that may be devoted to the arts always has something to do."""
    kinds = kinds_left(state, city)
    return bool(kinds & DEVOTING) or (kinds > 0 and bool(city_choices(state, city)))


def city_refusal(state: Civ, seat: int, place: int) -> Refusal:
    """Why the city takes no action."""
    values: dict[str, int | str] = {"seat": seat, "city": place}
    if place >= CITIES or state.centre[seat * CITIES + place] == NONE:
        return Refusal("no-such-city", "R-CIV-140", values)
    if place == CAPITAL and state.government[seat] == ANARCHY:
        return Refusal("capital-in-anarchy", "R-CIV-093")
    return Refusal("city-has-acted", "R-CIV-140", values)


def city_choices(state: Civ, city: int) -> list[int]:
    """The actions that the city can take now."""
    kinds, seat = kinds_left(state, city), city // CITIES
    actions: list[int] = []
    if kinds & PRODUCING:
        actions += [pack(PRODUCE, item) for item in producible(state, city)]
    if kinds & DEVOTING:
        actions.append(ARTS)
        if darwin_ready(state, seat):
            actions.append(pack(USE, BY_NAME[PERSONS[P_CHARLES_DARWIN]].number))
    if kinds & HARVESTING:
        actions += [pack(HARVEST, square) for square in harvest_squares(state, city)]
    for ability in abilities_in(CITY_ACTION):
        if usable(state, seat, ability) and fits(state, city, ability, kinds):
            actions.append(pack(SPECIAL, ability.number))
    return actions


def fits(state: Civ, city: int, ability: Ability, kinds: int) -> bool:
    """R-CIV-545: in place of an action of this city; Jerry Garcia's is the capital's."""
    if isinstance(ability, CityAbility):
        return bool(kinds & ability.kind) and ability.fits(state, city)
    return bool(kinds & DEVOTING) and city % CITIES == CAPITAL


def use_special(state: Civ, city: int, ability: Ability) -> None:
    """R-CIV-545: the action is used up by it."""
    if isinstance(ability, CityAbility):
        protected = take_action(state, city, ability.kind)
        begin_use(state, city // CITIES, ability, (acting(city, protected),))
    else:
        take_action(state, city, DEVOTING)
        begin_use(state, city // CITIES, ability)


class CityAction(CivFrame):
    """What a city does with its action (R-CIV-140)."""

    def __init__(self, seat: int, city: int) -> None:
        super().__init__(seat)
        self.city = city

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.city)

    def about(self, state: Civ) -> dict[str, int | str]:
        return {"city": self.city % CITIES}

    def legal(self, state: Civ, seat: int) -> list[int]:
        return city_choices(state, self.city) + assignments(state, self.city)

    def refusal(self, state: Civ, seat: int, action: int) -> Refusal | None:
        kind = kind_of(action)
        if kind == PRODUCE and kinds_left(state, self.city) & PRODUCING:
            return production_refusal(state, self.city, first(action), (), ())
        if kind == HARVEST and kinds_left(state, self.city) & HARVESTING:
            return harvest_refusal(state, self.city, first(action))
        if kind in (PRODUCE, ARTS, HARVEST):
            return Refusal("another-kind", "R-CIV-097")
        return Refusal("not-a-city-action", "R-CIV-544")

    def play(self, state: Civ, seat: int, action: int) -> None:
        kind, city = kind_of(action), self.city
        if kind == ASSIGN:
            assign(state, city, first(action))
            return
        state.agenda.pop()
        if kind == PRODUCE:
            plan(state, city, (first(action),), ())
        elif kind == ARTS:
            announce_arts(state, city, False)
        elif kind == USE:
            use_darwin(state, seat)
            announce_arts(state, city, True)
        elif kind == HARVEST:
            announce_harvest(state, city, first(action))
        else:
            use_special(state, city, ABILITIES[first(action)])


# --- harvest


def announce_harvest(state: Civ, city: int, square: int) -> None:
    resource = RESOURCES[state.resource_at(square)]
    values: dict[str, int | str] = {"seat": city // CITIES, "city": city % CITIES, "resource": resource}
    state.say("harvests", values | {"square": state.layout.names[square]})
    protected = take_action(state, city, HARVESTING)
    announce(state, Harvest(city // CITIES, city, (square,)), protected)


def harvest_refusal(state: Civ, city: int, square: int) -> Refusal:
    resource = state.resource_at(square)
    values: dict[str, int | str] = {"square": state.layout.names[square]}
    if resource == NONE or state.city_of[square] != city:
        return Refusal("nothing-to-harvest", "R-CIV-210", values)
    if state.blockaded(square):
        return Refusal("harvest-blockaded", "R-CIV-120", values)
    return Refusal("no-token-left", "R-CIV-211", values | {"resource": RESOURCES[resource]})


# --- scouts that are assigned as a city acts (R-CIV-526, option `scout_assignment`)


def scouts(seat: int) -> range:
    return range(seat * FIGURES + FIRST_SCOUT, seat * FIGURES + FIGURES)


def assignable(state: Civ, seat: int) -> list[int]:
    """R-CIV-128, 526: scouts that gather, were not built this turn and have not been assigned in it."""
    return [figure for figure in scouts(seat) if not state.posted >> figure & 1 and gathers(state, figure)]


def assignments(state: Civ, city: int) -> list[int]:
    if not state.switches.assigned_at_action:
        return []
    squares = sorted({state.at[figure] for figure in assignable(state, city // CITIES)})
    return [pack(ASSIGN, square, city % CITIES) for square in squares]


def assign(state: Civ, city: int, square: int) -> None:
    seat = city // CITIES
    figure = next(figure for figure in assignable(state, seat) if state.at[figure] == square)
    state.assigned[figure] = city
    state.posted |= 1 << figure
    state.say("assigns", {"seat": seat, "square": state.layout.names[square], "city": city % CITIES})
