"""Set-up (R-CIV-013 to R-CIV-062, 500 to 519)."""

from __future__ import annotations

from typing import Final

from aegean.core.chance import Chance
from aegean.core.events import Tell
from aegean.core.frame import settle
from aegean.core.options import Options
from aegean.core.refusal import Refusal
from aegean.games.civilization.actions import (
    BUILD_AT,
    CHOOSE_CIV,
    PUT,
    SETTLE,
    SETTLE_TWO,
    first,
    kind_of,
    pack,
    second,
)
from aegean.games.civilization.civs import START_ARMIES, START_GOVERNMENTS, START_SCOUTS, START_TECHS
from aegean.games.civilization.coins import coins
from aegean.games.civilization.layout import PER_SLOT, layout_of
from aegean.games.civilization.limits import has_room, may_end_at
from aegean.games.civilization.people import gain_person
from aegean.games.civilization.phases import NextTurn
from aegean.games.civilization.pieces import (
    A_WONDER,
    AMERICA,
    ARABIA,
    ARMIES,
    ARMY,
    ARTILLERY,
    CHINA,
    CIVILIZATIONS,
    DESPOTISM,
    EGYPT,
    FIELD,
    FIGURE_KINDS,
    FIGURES,
    FIRST_SCOUT,
    FORTIFY_SUPPLY,
    GERMANY,
    GOODS,
    GOVERNMENTS,
    INDIA,
    INFANTRY,
    MOUNTED,
    NONE,
    P_AP_GIANNINI,
    RUSSIA,
    SCOUT,
    SCOUTS,
    SPAIN,
    TECHS,
    TRADE,
    W_MACHU_PICCHU,
    WONDERS,
)
from aegean.games.civilization.state import NOT_OWNED, Automatic, Civ, CivFrame
from aegean.games.civilization.switches import Switches
from aegean.games.civilization.tiles import CENTRES, FIRST_NEUTRAL, SEVEN_CITIES_TILE, TILES
from aegean.games.civilization.units import gain_unit
from aegean.games.civilization.wonders import draw_wonder, refill_market, wonder_squares
from aegean.games.civilization.yields import city_yield

PER_AGE_DEALT: Final = 4  # wonders of each age in the deck
MARKET_PLACES: Final = 4
DISASTERS: Final = (12, 8)  # desert/grassland, forest/water
EXTRA_INFANTRY: Final = 2  # of Germany


def set_up(options: Options, chance: Chance, tell: Tell | None = None) -> Civ:
    """R-CIV-515: seats and civilizations, then the table, then the players in turn order, last the dials."""
    state = Civ(layout_of(options.players), Switches(options), options.players, chance)
    state.tell = tell
    seat_players(state)
    state.agenda += [NextTurn(), SetDials(), LayTable()]
    give_civilizations(state)
    settle(state)
    state.tell = None
    return state


# --- seats and civilizations


def seat_players(state: Civ) -> None:
    """R-CIV-518: who sits at the first home is drawn; the others follow clockwise."""
    leader = state.chance.below(state.players)
    state.homes = [(seat - leader) % state.players for seat in range(state.players)]
    state.reveal("first-home", {"seat": leader})


def playable(state: Civ) -> list[int]:
    """R-CIV-014, 513: nobody plays the Arabs without investments."""
    return [civ for civ in range(len(CIVILIZATIONS)) if civ != ARABIA or state.switches.investments]


def give_civilizations(state: Civ) -> None:
    """R-CIV-020: drawn, or chosen clockwise from the first home on."""
    if state.switches.civilizations_chosen:
        state.agenda.append(ChooseCivilization(state.homes.index(0)))
        return
    left = playable(state)
    for seat in range(state.players):
        take_civilization(state, seat, left.pop(state.chance.below(len(left))))


def take_civilization(state: Civ, seat: int, civ: int) -> None:
    state.civs[seat] = civ
    state.reveal("gets-civilization", {"seat": seat, "civilization": CIVILIZATIONS[civ]})


class ChooseCivilization(CivFrame):
    """R-CIV-020: one that nobody has chosen yet."""

    def legal(self, state: Civ, seat: int) -> list[int]:
        return [pack(CHOOSE_CIV, civ) for civ in playable(state) if civ not in state.civs]

    def refusal(self, state: Civ, seat: int, action: int) -> Refusal | None:
        if kind_of(action) != CHOOSE_CIV:
            return Refusal("civilization-first", "R-CIV-515")
        values: dict[str, int | str] = {"civilization": CIVILIZATIONS[first(action)]}
        if first(action) in state.civs:
            return Refusal("civilization-taken", "R-CIV-020", values)
        return Refusal("civilization-needs-investments", "R-CIV-513", values)

    def play(self, state: Civ, seat: int, action: int) -> None:
        state.agenda.pop()
        take_civilization(state, seat, first(action))
        following = (seat + 1) % state.players
        if state.civs[following] == NONE:
            state.agenda.append(ChooseCivilization(following))


# --- the table


class LayTable(Automatic):
    """First player, map, market and decks; then the players place their pieces in turn order (R-CIV-515)."""

    def run(self, state: Civ) -> None:
        state.agenda.pop()
        state.first = state.chance.below(state.players)
        state.reveal("first-player", {"seat": state.first})
        lay_map(state)
        lay_supplies(state)
        lay_wonders(state)
        for seat in state.order():
            start_sheet(state, seat)
        state.agenda += [PlaceCapital(seat) for seat in reversed(state.order())]


def lay_map(state: Civ) -> None:
    """R-CIV-030, 046, 047, 513: home tiles face up; of the neutral ones nobody knows which lies where."""
    for seat in range(state.players):
        slot, turn = state.layout.homes[state.homes[seat]]
        state.reveal_tile(slot, state.civs[seat], turn)
    state.tiles_left = (1 << len(TILES)) - (1 << FIRST_NEUTRAL)
    if not state.switches.investments:
        state.tiles_left &= ~(1 << SEVEN_CITIES_TILE)


def lay_supplies(state: Civ) -> None:
    """R-CIV-008, 028, 513; buildings, units, events and markers are complete as they are."""
    state.market = [state.players] * GOODS
    state.forts_left = FORTIFY_SUPPLY
    state.disasters_left = list(DISASTERS)
    if not state.switches.person_deck:
        state.person_deck = 0
    elif not state.switches.investments:
        state.person_deck &= ~(1 << P_AP_GIANNINI)


def lay_wonders(state: Civ) -> None:
    """R-CIV-024 to R-CIV-026, 513, 691: four of each age; Egypt gets the top card before the market is laid."""
    state.wonders_unseen = (1 << len(WONDERS)) - 1
    if not state.switches.investments:
        state.wonders_unseen &= ~(1 << W_MACHU_PICCHU)
    state.wonder_deck = [PER_AGE_DEALT] * 3
    state.wonder_market = [NONE] * MARKET_PLACES
    if EGYPT in state.civs:
        seat, wonder = state.civs.index(EGYPT), draw_wonder(state)
        state.wonder_owner[wonder] = seat
        state.reveal("first-wonder", {"seat": seat, "wonder": WONDERS[wonder]})
    refill_market(state)


# --- a player


def start_sheet(state: Civ, seat: int) -> None:
    """R-CIV-003, 006, 050, 051, 054, 059, 062: what needs no decision. Nothing triggers by the starting tech."""
    civ = state.civs[seat]
    tech, government = START_TECHS[civ], START_GOVERNMENTS[civ]
    state.techs[seat] = 1 << tech
    state.tech_slot[seat * len(TECHS) + tech] = 1
    state.government[seat] = government
    if government != DESPOTISM:
        state.unlocked_in[seat * len(GOVERNMENTS) + government] = 0
    if civ != RUSSIA:
        state.at[seat * FIGURES + ARMIES] = NOT_OWNED
    if civ != SPAIN:
        state.at[seat * FIGURES + FIRST_SCOUT + SCOUTS] = NOT_OWNED
    for unit in (INFANTRY, ARTILLERY, MOUNTED):
        gain_unit(state, seat, unit)
    if civ == GERMANY:
        for _ in range(EXTRA_INFANTRY):
            gain_unit(state, seat, INFANTRY)
    if civ == ARABIA:
        take_chest(state, seat)


def take_chest(state: Civ, seat: int) -> None:
    """R-CIV-506: one of each token of the market."""
    for good in range(GOODS):
        state.market[good] -= 1
        state.goods[seat * GOODS + good] += 1
    state.say("first-goods", {"seat": seat})


def centre_squares(state: Civ, seat: int) -> list[int]:
    """R-CIV-052: the four squares in the middle of the own home tile."""
    slot = state.layout.homes[state.homes[seat]][0]
    return [slot * PER_SLOT + place for place in CENTRES]


class PlaceCapital(CivFrame):
    """R-CIV-052, 053: the capital, or India's metropolis; then what the civilization starts with, then the figures."""

    def legal(self, state: Civ, seat: int) -> list[int]:
        squares = centre_squares(state, seat)
        if state.civs[seat] != INDIA:
            return [pack(SETTLE, square) for square in squares if not state.is_water(square)]
        near = state.layout.near
        return [pack(SETTLE_TWO, a, b) for a in squares for b in squares if a < b and b in near[a]]

    def refusal(self, state: Civ, seat: int, action: int) -> Refusal | None:
        kind, one, two = kind_of(action), first(action), second(action)
        if kind not in (SETTLE, SETTLE_TWO):
            return Refusal("capital-first", "R-CIV-515")
        if (state.civs[seat] == INDIA) != (kind == SETTLE_TWO):
            return Refusal("metropolis-of-two", "R-CIV-053") if kind == SETTLE else Refusal("city-of-one", "R-CIV-052")
        for square in (one, two) if kind == SETTLE_TWO else (one,):
            if square not in centre_squares(state, seat):
                return Refusal("not-a-centre-square", "R-CIV-052", {"square": state.layout.names[square]})
        if kind == SETTLE:
            return Refusal("city-not-on-water", "R-CIV-052", {"square": state.layout.names[one]})
        if two not in state.layout.near[one]:
            return Refusal("squares-not-adjacent", "R-CIV-053")
        return Refusal("squares-in-order", "R-CIV-053")

    def play(self, state: Civ, seat: int, action: int) -> None:
        state.agenda.pop()
        civ, capital = state.civs[seat], state.capital(seat)
        one, two = first(action), second(action) if kind_of(action) == SETTLE_TWO else NONE
        state.place_city(capital, one, two)
        if two == NONE:
            state.say("first-city", {"seat": seat, "square": state.layout.names[one]})
        else:
            names = state.layout.names
            state.say("first-metropolis", {"seat": seat, "square": names[one], "square2": names[two]})
        state.agenda.append(PutFigures(seat, (ARMY,) * START_ARMIES[civ] + (SCOUT,) * START_SCOUTS[civ]))
        if civ == CHINA:
            state.walls |= 1 << capital
            state.say("first-walls", {"seat": seat})
        elif civ == EGYPT:
            state.agenda.append(PlaceFirstWonder(seat))
        elif civ == AMERICA:
            gain_person(state, seat)


class PlaceFirstWonder(CivFrame):
    """R-CIV-061: the marker of Egypt's wonder goes into the outskirts of the capital."""

    def about(self, state: Civ) -> dict[str, int | str]:
        return {"wonder": WONDERS[self.wonder(state)]}

    def wonder(self, state: Civ) -> int:
        return state.wonder_owner.index(self.seat)

    def legal(self, state: Civ, seat: int) -> list[int]:
        return [pack(BUILD_AT, square) for square in wonder_squares(state, state.capital(seat))]

    def refusal(self, state: Civ, seat: int, action: int) -> Refusal | None:
        if kind_of(action) != BUILD_AT:
            return Refusal("wonder-first", "R-CIV-515")
        square = first(action)
        values: dict[str, int | str] = {"square": state.layout.names[square]}
        if square not in state.outskirts(state.capital(seat)):
            return Refusal("not-in-first-outskirts", "R-CIV-061", values)
        return Refusal("wonder-not-on-water", "R-CIV-191", values)

    def play(self, state: Civ, seat: int, action: int) -> None:
        """It is not built: nothing that counts wonders built has happened."""
        state.agenda.pop()
        wonder, square = self.wonder(state), first(action)
        state.wonder_at[wonder] = square
        state.set_piece(square, A_WONDER + wonder)
        values: dict[str, int | str] = {"seat": seat, "wonder": WONDERS[wonder], "square": state.layout.names[square]}
        state.say("places-first-wonder", values)


class PutFigures(CivFrame):
    """R-CIV-055, 056, 689: the figures go into the outskirts of the capital, armies first."""

    def __init__(self, seat: int, left: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.left = left  # kinds

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.left)

    def about(self, state: Civ) -> dict[str, int | str]:
        return {"figure": FIGURE_KINDS[self.left[0]]}

    def legal(self, state: Civ, seat: int) -> list[int]:
        return [
            pack(PUT, self.left[0], square)
            for square in state.outskirts(state.capital(seat))
            if may_end_at(state, seat, square) and has_room(state, seat, square)
        ]

    def refusal(self, state: Civ, seat: int, action: int) -> Refusal | None:
        if kind_of(action) != PUT:
            return Refusal("figures-first", "R-CIV-515")
        if first(action) != self.left[0]:
            return Refusal("other-figure-now", "R-CIV-055", {"figure": FIGURE_KINDS[self.left[0]]})
        square = second(action)
        values: dict[str, int | str] = {"square": state.layout.names[square]}
        if square not in state.outskirts(state.capital(seat)):
            return Refusal("not-in-first-outskirts", "R-CIV-055", values)
        if not may_end_at(state, seat, square):
            return Refusal("no-figure-in-water", "R-CIV-055", values)
        return Refusal("no-room-for-figure", "R-CIV-056", values)

    def play(self, state: Civ, seat: int, action: int) -> None:
        state.agenda.pop()
        kind, square = first(action), second(action)
        state.put_figure(state.figure_in_supply(seat, kind), square)
        names = state.layout.names
        state.say("first-figure", {"seat": seat, "figure": FIGURE_KINDS[kind], "square": names[square]})
        if len(self.left) > 1:
            state.agenda.append(PutFigures(seat, self.left[1:]))


class SetDials(Automatic):
    """R-CIV-057, 058: trade of the outskirts; coins are counted whenever they are asked for."""

    def run(self, state: Civ) -> None:
        state.agenda.pop()
        for seat in state.order():
            state.trade[seat] = city_yield(state, state.capital(seat)) >> TRADE & FIELD
            state.say("first-dials", {"seat": seat, "trade": state.trade[seat], "coins": coins(state, seat)})
