"""Everything true about a match of Civilization, and the few ways in which pieces and cards move."""

from __future__ import annotations

from aegean.core.chance import Chance
from aegean.core.events import Value
from aegean.core.frame import NOBODY, Frame, State
from aegean.games.civilization.layout import PER_SLOT, Layout, turned
from aegean.games.civilization.pieces import (
    A_BUILDING,
    A_PERSON,
    A_WONDER,
    CITIES,
    CLASSES,
    DESPOTISM,
    EVENT_COPIES,
    EVENT_LEVELS,
    EVENTS,
    FAMILIES,
    FIGURES,
    FIRST_SCOUT,
    GOODS,
    GOVERNMENTS,
    HUT_MARKS,
    INVESTMENTS,
    MARKERS_PER_TYPE,
    MARKS,
    MOST_TRADE,
    NONE,
    NOTHING,
    PERSONS,
    PIECE_YIELDS,
    PLACES,
    POOLS,
    TECHS,
    TERRAIN_YIELDS,
    TYPES,
    UNIT_CARDS,
    UNKNOWN,
    VILLAGE_MARKS,
    WONDERS,
)  # fmt: skip
from aegean.games.civilization.switches import Switches
from aegean.games.civilization.tiles import HUT_SPOT, RELIC_SPOT, TILES, VILLAGE_SPOT

NOT_OWNED = -2  # a figure that this civilization does not have
FIGHTING = -3  # a figure of the group that attacks: it has left its square
KNOWN = 5  # a held marker is back | kind << 1 | seats that know it << KNOWN
HAND = 6  # an event in hand is event | seats that know it << HAND


class Fight:
    """A battle that is being fought; who, where, and what lies on the table. Sides: 0 attacks, 1 defends."""

    def __init__(self, attacker: int, defender: int, square: int, city: int, group: int) -> None:
        self.seats = [attacker, defender]  # NONE for barbarians
        self.square = square
        self.city = city  # that is attacked, or NONE
        self.group = group  # mask of the attacker's figures; they are in no square until the battle is over
        self.hands: list[list[int]] = [[0] * CLASSES, [0] * CLASSES]
        self.bonus = [0, 0]
        # Fronts: for each side the class of the unit (NONE), and its wounds.
        self.front_units: list[list[int]] = [[], []]
        self.front_wounds: list[list[int]] = [[], []]
        self.killed: list[list[int]] = [[0] * CLASSES, [0] * CLASSES]
        self.used = [0, 0]  # abilities used in this battle
        self.lost = [0, 0]  # units killed, for the armies that the winner loses
        self.drawn = False
        self.turns = False  # battle turns are being played
        self.first = 1  # the side that plays first
        self.steel = 0  # wounds that Metalworking adds to the next blow
        self.winner = NONE  # a side

    def copy(self) -> Fight:
        twin = Fight(self.seats[0], self.seats[1], self.square, self.city, self.group)
        twin.hands = [self.hands[0][:], self.hands[1][:]]
        twin.bonus = self.bonus[:]
        twin.front_units = [self.front_units[0][:], self.front_units[1][:]]
        twin.front_wounds = [self.front_wounds[0][:], self.front_wounds[1][:]]
        twin.killed = [self.killed[0][:], self.killed[1][:]]
        twin.used = self.used[:]
        twin.lost = self.lost[:]
        twin.drawn = self.drawn
        twin.turns = self.turns
        twin.first = self.first
        twin.steel = self.steel
        twin.winner = self.winner
        return twin

    def key(self) -> tuple[object, ...]:
        return (
            *self.seats, self.square, self.city, self.group, tuple(self.hands[0]), tuple(self.hands[1]),
            tuple(self.bonus), tuple(self.front_units[0]), tuple(self.front_units[1]), tuple(self.front_wounds[0]),
            tuple(self.front_wounds[1]), tuple(self.killed[0]), tuple(self.killed[1]), tuple(self.used),
            tuple(self.lost), self.drawn, self.turns, self.first, self.steel, self.winner,
        )  # fmt: skip


class Civ(State):
    """Lists are indexed by seat, by seat * n + thing, by square, or by card. Sets of cards and figures are masks."""

    def __init__(self, layout: Layout, switches: Switches, players: int, chance: Chance, bare: bool = False) -> None:
        """`bare`: without the long lists, for a copy that brings its own."""
        super().__init__(chance)
        squares = 0 if bare else layout.size
        seats = 0 if bare else players
        slots = 0 if bare else len(layout.slots)
        self.layout = layout
        self.switches = switches
        self.players = players
        # the turn
        self.turn = 0
        self.phase = NONE
        self.first = 0  # the first player
        self.active = NONE  # whose part it is
        # the map
        self.homes: list[int] = [0] * seats  # by seat: place in layout.homes
        self.tiles: list[int] = [NONE] * slots
        self.turns: list[int] = [0] * slots
        self.tiles_left = 0  # mask of neutral tiles nobody has seen
        self.terrain: list[int] = [UNKNOWN] * squares
        self.printed: list[int] = [0] * squares  # yields of the square itself
        self.goods_at: list[int] = [NONE] * squares  # its resource icon
        self.disaster: list[int] = [NONE] * squares  # the terrain of the disaster marker on it
        self.piece: list[int] = [NOTHING] * squares
        self.spot: list[int] = [NONE] * squares  # a hut, village or relic marker
        self.spot_mark: list[int] = [NONE] * squares  # what the marker shows, once somebody has seen it
        self.spot_known: list[int] = [0] * squares  # who has
        # figures
        self.at: list[int] = [NONE] * (FIGURES * seats)  # the square, NONE in the supply, NOT_OWNED
        self.assigned: list[int] = [NONE] * (FIGURES * seats)  # by scout: the city it serves
        self.posted = 0  # figures built and scouts assigned this turn (R-CIV-526)
        self.served = 0  # scouts whose square was used by a city this turn (R-CIV-128)
        self.done = 0  # figures that may not move any more this turn
        self.pinned: list[int] = []  # squares nobody leaves this turn
        self.hasty = 0  # seats whose speed is doubled this turn
        # cities
        self.centre: list[int] = [NONE] * (CITIES * seats)
        self.second: list[int] = [NONE] * (CITIES * seats)  # of a metropolis
        self.walls = 0  # mask of cities
        self.city_marker: list[int] = [0] * (CITIES * seats)
        self.boost: list[int] = [0] * (CITIES * seats)  # production waiting for the next produce action this turn
        self.acted: list[int] = [0] * (CITIES * seats)  # city actions taken this turn
        self.extra: list[int] = [0] * (CITIES * seats)  # city actions besides the one (city_actions.give_action)
        self.did: list[int] = [0] * (CITIES * seats)  # kinds of actions taken this turn, as a mask
        # seats
        self.civs: list[int] = [NONE] * seats
        self.trade: list[int] = [0] * seats
        self.culture: list[int] = [0] * seats
        self.space: list[int] = [0] * seats
        self.government: list[int] = [DESPOTISM] * seats
        self.unlocked_in: list[int] = [NONE] * (len(GOVERNMENTS) * seats)  # the turn in which its tech came
        self.governed_in: list[int] = [NONE] * seats  # the turn of the last change by choice
        self.anarchy_in: list[int] = [NONE] * seats  # the turn in which Anarchy began
        self.techs: list[int] = [0] * seats
        self.tech_slot: list[int] = [0] * (len(TECHS) * seats)  # the level of its slot, 0 if not known
        self.blank: list[int] = [0] * seats  # the level of Newton's card in the pyramid
        self.tokens: list[int] = [0] * (PLACES * seats)
        self.invested: list[int] = [0] * (len(INVESTMENTS) * seats)
        self.goods: list[int] = [0] * (GOODS * seats)
        self.held: list[list[int]] = [[] for _ in range(seats)]  # hut and village markers
        self.units: list[int] = [0] * (CLASSES * seats)
        self.hand: list[list[int]] = [[] for _ in range(seats)]  # culture events
        self.down: list[int] = [0] * seats  # great person cards, face down
        self.up: list[int] = [0] * seats
        self.reserve: list[int] = [0] * (TYPES * seats)
        self.waiting: list[int] = [0] * (TYPES * seats)  # markers in reserve that have had their turn (R-CIV-525)
        self.henson: list[int] = [0] * seats  # wounds on Jim Henson
        self.settled: list[int] = [0] * seats  # great people placed or moved this turn: mask of their squares
        self.used: list[int] = [0] * seats  # abilities used this turn
        self.offers: list[int] = [0] * seats  # made this turn
        self.kremlin = 0  # seats that have replaced a spy this turn
        self.victors = 0  # seats that have had Code of Laws' coin this turn
        self.relics_due: list[int] = [0] * seats  # benefits of the next Start of Turn, as a mask of relics
        # supplies
        self.market: list[int] = [0] * GOODS
        self.pool: list[int] = list(POOLS)
        self.marks_left: list[int] = [*HUT_MARKS, *VILLAGE_MARKS]  # by back * 13 + mark
        self.unit_deck: list[int] = list(UNIT_CARDS)
        self.unit_below: list[int] = [0] * CLASSES
        self.event_deck: list[int] = list(EVENT_COPIES)
        self.event_used: list[int] = [0] * len(EVENTS)
        self.person_deck = (1 << len(PERSONS)) - 1
        self.person_below = 0
        self.person_supply: list[int] = [MARKERS_PER_TYPE] * TYPES
        self.wonder_deck: list[int] = [0, 0, 0]  # cards left, by age
        self.wonders_unseen = 0
        self.wonder_market: list[int] = []  # four places, NONE when empty
        self.wonder_owner: list[int] = [NONE] * len(WONDERS)  # of the card
        self.wonder_at: list[int] = [NONE] * len(WONDERS)  # of the marker
        self.forts_left = 0
        self.disasters_left: list[int] = [0, 0]  # desert/grassland, forest/water
        # a battle
        self.fight: Fight | None = None
        # the end
        self.places: list[int] = []
        self.reason = ""
        # follows from the above, kept for speed
        self.yields: list[int] = [0] * squares
        self.city_of: list[int] = [NONE] * squares  # the city whose outskirts it belongs to
        self.centre_of: list[int] = [NONE] * squares  # the city whose centre it is
        self.guests: list[int] = [0] * squares  # seats with figures there

    def copy(self) -> Civ:
        twin = Civ(self.layout, self.switches, self.players, self.chance.copy(), True)
        twin.agenda = self.agenda[:]
        twin.turn = self.turn
        twin.phase = self.phase
        twin.first = self.first
        twin.active = self.active
        twin.homes = self.homes
        twin.tiles = self.tiles[:]
        twin.turns = self.turns[:]
        twin.tiles_left = self.tiles_left
        twin.terrain = self.terrain[:]
        twin.printed = self.printed[:]
        twin.goods_at = self.goods_at[:]
        twin.disaster = self.disaster[:]
        twin.piece = self.piece[:]
        twin.spot = self.spot[:]
        twin.spot_mark = self.spot_mark[:]
        twin.spot_known = self.spot_known[:]
        twin.at = self.at[:]
        twin.assigned = self.assigned[:]
        twin.posted = self.posted
        twin.served = self.served
        twin.done = self.done
        twin.pinned = self.pinned[:]
        twin.hasty = self.hasty
        twin.centre = self.centre[:]
        twin.second = self.second[:]
        twin.walls = self.walls
        twin.city_marker = self.city_marker[:]
        twin.boost = self.boost[:]
        twin.acted = self.acted[:]
        twin.extra = self.extra[:]
        twin.did = self.did[:]
        twin.civs = self.civs[:]
        twin.trade = self.trade[:]
        twin.culture = self.culture[:]
        twin.space = self.space[:]
        twin.government = self.government[:]
        twin.unlocked_in = self.unlocked_in[:]
        twin.governed_in = self.governed_in[:]
        twin.anarchy_in = self.anarchy_in[:]
        twin.techs = self.techs[:]
        twin.tech_slot = self.tech_slot[:]
        twin.blank = self.blank[:]
        twin.tokens = self.tokens[:]
        twin.invested = self.invested[:]
        twin.goods = self.goods[:]
        twin.held = [held[:] for held in self.held]
        twin.units = self.units[:]
        twin.hand = [hand[:] for hand in self.hand]
        twin.down = self.down[:]
        twin.up = self.up[:]
        twin.reserve = self.reserve[:]
        twin.waiting = self.waiting[:]
        twin.henson = self.henson[:]
        twin.settled = self.settled[:]
        twin.used = self.used[:]
        twin.offers = self.offers[:]
        twin.kremlin = self.kremlin
        twin.victors = self.victors
        twin.relics_due = self.relics_due[:]
        twin.market = self.market[:]
        twin.pool = self.pool[:]
        twin.marks_left = self.marks_left[:]
        twin.unit_deck = self.unit_deck[:]
        twin.unit_below = self.unit_below[:]
        twin.event_deck = self.event_deck[:]
        twin.event_used = self.event_used[:]
        twin.person_deck = self.person_deck
        twin.person_below = self.person_below
        twin.person_supply = self.person_supply[:]
        twin.wonder_deck = self.wonder_deck[:]
        twin.wonders_unseen = self.wonders_unseen
        twin.wonder_market = self.wonder_market[:]
        twin.wonder_owner = self.wonder_owner[:]
        twin.wonder_at = self.wonder_at[:]
        twin.forts_left = self.forts_left
        twin.disasters_left = self.disasters_left[:]
        twin.fight = None if self.fight is None else self.fight.copy()
        twin.places = self.places[:]
        twin.reason = self.reason
        twin.yields = self.yields[:]
        twin.city_of = self.city_of[:]
        twin.centre_of = self.centre_of[:]
        twin.guests = self.guests[:]
        return twin

    def key(self) -> tuple[object, ...]:
        return (
            self.players, self.turn, self.phase, self.first, self.active, tuple(self.homes), tuple(self.tiles),
            tuple(self.turns), self.tiles_left, tuple(self.terrain), tuple(self.disaster), tuple(self.piece),
            tuple(self.spot), tuple(self.spot_mark), tuple(self.spot_known), tuple(self.at), tuple(self.assigned),
            self.posted, self.served, self.done, tuple(self.pinned), self.hasty, tuple(self.centre),
            tuple(self.second), self.walls,
            tuple(self.city_marker), tuple(self.boost), tuple(self.acted), tuple(self.extra), tuple(self.did),
            tuple(self.civs), tuple(self.trade), tuple(self.culture), tuple(self.space), tuple(self.government),
            tuple(self.unlocked_in), tuple(self.governed_in), tuple(self.anarchy_in), tuple(self.techs),
            tuple(self.tech_slot), tuple(self.blank), tuple(self.tokens), tuple(self.invested), tuple(self.goods),
            tuple(tuple(held) for held in self.held), tuple(self.units), tuple(tuple(hand) for hand in self.hand),
            tuple(self.down), tuple(self.up), tuple(self.reserve), tuple(self.waiting), tuple(self.henson),
            tuple(self.settled),
            tuple(self.used), tuple(self.offers), self.kremlin, self.victors, tuple(self.relics_due),
            tuple(self.market),
            tuple(self.pool), tuple(self.marks_left), tuple(self.unit_deck), tuple(self.unit_below),
            tuple(self.event_deck), tuple(self.event_used), self.person_deck, self.person_below,
            tuple(self.person_supply),
            tuple(self.wonder_deck), self.wonders_unseen, tuple(self.wonder_market), tuple(self.wonder_owner),
            tuple(self.wonder_at), self.forts_left, tuple(self.disasters_left),
            () if self.fight is None else self.fight.key(), tuple(self.places), self.reason, self.agenda_key(),
        )  # fmt: skip

    # --- events

    def say(self, kind: str, values: dict[str, Value]) -> None:
        if self.tell is not None:
            self.tell.all(kind, values)

    def whisper(self, seat: int, kind: str, values: dict[str, Value]) -> None:
        """To one seat only: something hidden that it now knows."""
        if self.tell is not None:
            self.tell.only(1 << seat, kind, values)

    def reveal(self, kind: str, values: dict[str, Value]) -> None:
        """To all: something that was hidden, or that chance has just decided."""
        if self.tell is not None:
            self.tell.reveal(kind, values)

    # --- seats

    def order(self) -> list[int]:
        """The seats from the first player on (R-CIV-071)."""
        return [(self.first + turn) % self.players for turn in range(self.players)]

    def others(self, seat: int) -> list[int]:
        """The other seats, clockwise from the next one."""
        return [(seat + turn) % self.players for turn in range(1, self.players)]

    def knows(self, seat: int, tech: int) -> bool:
        return bool(self.techs[seat] >> tech & 1)

    def gain_trade(self, seat: int, amount: int) -> None:
        """R-CIV-132: what goes beyond 27 is lost."""
        self.trade[seat] = min(MOST_TRADE, self.trade[seat] + amount)

    # --- the map

    def reveal_tile(self, slot: int, tile: int, turn: int) -> None:
        """R-CIV-046, 291, 292: the tile, and a marker on every hut, village and relic square."""
        self.tiles[slot] = tile
        self.turns[slot] = turn
        data = TILES[tile]
        for place in range(PER_SLOT):
            square, shown = slot * PER_SLOT + place, turned(turn, place)
            self.terrain[square] = data.terrain[shown]
            self.printed[square] = data.yields[shown]
            self.goods_at[square] = data.goods[shown]
            self.spot[square] = data.spots[shown]
            self.refresh_yield(square)

    def refresh_yield(self, square: int) -> None:
        """R-CIV-116: a piece replaces all icons of its square, a disaster marker those that are printed (R-CIV-464)."""
        piece = self.piece[square]
        if piece != NOTHING:
            self.yields[square] = PIECE_YIELDS[piece]
        elif self.disaster[square] != NONE:
            self.yields[square] = TERRAIN_YIELDS[self.disaster[square]]
        else:
            self.yields[square] = self.printed[square]

    def resource_at(self, square: int) -> int:
        """The resource icon that can be seen there, or NONE."""
        if self.piece[square] != NOTHING or self.disaster[square] != NONE:
            return NONE
        return self.goods_at[square]

    def is_water(self, square: int) -> bool:
        """R-CIV-444: not where a metropolis stands."""
        return self.terrain[square] == 4 and self.centre_of[square] == NONE

    def set_piece(self, square: int, piece: int) -> None:
        """Put a building, wonder or great person there, or take it away; what was there has been dealt with."""
        self.piece[square] = piece
        self.refresh_yield(square)

    def has_marker(self, square: int) -> bool:
        """A hut, village or relic marker."""
        return self.spot[square] != NONE

    def spot_is(self, square: int, kind: int) -> bool:
        return self.spot[square] == kind

    # --- figures

    def put_figure(self, figure: int, square: int) -> None:
        """On the map, from the supply or from another square; NONE takes it back into the supply."""
        seat = figure // FIGURES
        before = self.at[figure]
        self.at[figure] = square
        if before < 0:
            self.posted |= 1 << figure
        elif not self.count_at(seat, before):
            self.guests[before] &= ~(1 << seat)
        if square >= 0:
            self.guests[square] |= 1 << seat
        else:
            self.assigned[figure] = NONE
            self.done &= ~(1 << figure)
            self.posted &= ~(1 << figure)
            self.served &= ~(1 << figure)

    def figures_at(self, seat: int, square: int) -> list[int]:
        first = seat * FIGURES
        return [figure for figure in range(first, first + FIGURES) if self.at[figure] == square]

    def count_at(self, seat: int, square: int) -> int:
        first, at, count = seat * FIGURES, self.at, 0
        for figure in range(first, first + FIGURES):
            if at[figure] == square:
                count += 1
        return count

    def armies_at(self, seat: int, square: int) -> list[int]:
        first = seat * FIGURES
        return [figure for figure in range(first, first + FIRST_SCOUT) if self.at[figure] == square]

    def scouts_at(self, seat: int, square: int) -> list[int]:
        first = seat * FIGURES
        return [figure for figure in range(first + FIRST_SCOUT, first + FIGURES) if self.at[figure] == square]

    def figure_in_supply(self, seat: int, kind: int) -> int:
        """A figure of the kind (ARMY, SCOUT) that is not built, or NONE (R-CIV-005)."""
        first = seat * FIGURES
        for figure in range(first + FIRST_SCOUT, first + FIGURES) if kind else range(first, first + FIRST_SCOUT):
            if self.at[figure] == NONE:
                return figure
        return NONE

    def armies_in_supply(self, seat: int) -> int:
        return sum(self.at[figure] == NONE for figure in range(seat * FIGURES, seat * FIGURES + FIRST_SCOUT))

    def enemies_at(self, seat: int, square: int) -> bool:
        return bool(self.guests[square] & ~(1 << seat))

    # --- cities

    def cities(self, seat: int) -> list[int]:
        """The cities that stand, the capital first."""
        return [city for city in range(seat * CITIES, seat * CITIES + CITIES) if self.centre[city] != NONE]

    def capital(self, seat: int) -> int:
        return seat * CITIES

    def outskirts(self, city: int) -> tuple[int, ...]:
        return self.layout.ring(self.centre[city], self.second[city])

    def centres(self, city: int) -> list[int]:
        return [square for square in (self.centre[city], self.second[city]) if square != NONE]

    def blockaded(self, square: int) -> bool:
        """R-CIV-120: a square of outskirts that holds an enemy figure."""
        city = self.city_of[square]
        return city != NONE and bool(self.guests[square] & ~(1 << city // CITIES))

    def place_city(self, city: int, centre: int, second: int = NONE) -> None:
        """A new city, or the capital that has become a metropolis."""
        self.centre[city] = centre
        self.second[city] = second
        for square in self.centres(city):
            self.centre_of[square] = city
            self.city_of[square] = NONE
        for square in self.outskirts(city):
            self.city_of[square] = city

    def remove_city(self, city: int) -> None:
        """The marker goes back to its owner; what lies in the outskirts has been dealt with."""
        for square in self.outskirts(city):
            self.city_of[square] = NONE
        for square in self.centres(city):
            self.centre_of[square] = NONE
        self.centre[city] = self.second[city] = NONE
        self.walls &= ~(1 << city)
        if self.city_marker[city]:
            self.forts_left += 1
        self.city_marker[city] = 0
        self.boost[city] = self.acted[city] = self.extra[city] = self.did[city] = 0
        for figure, served in enumerate(self.assigned):
            if served == city:
                self.assigned[figure] = NONE

    # --- cards and markers in hand, in the order of their kinds: where one lies tells nothing

    def add_event(self, seat: int, card: int) -> None:
        self.hand[seat].append(card)
        self.hand[seat].sort(key=event_of)

    def add_marker(self, seat: int, held: int) -> None:
        self.held[seat].append(held)
        self.held[seat].sort(key=kind_of_marker)

    # --- units

    def unit_count(self, seat: int) -> int:
        return sum(self.units[seat * CLASSES : seat * CLASSES + CLASSES])


def building_on(piece: int) -> int:
    """The face of the building, or NONE."""
    return piece - A_BUILDING if A_BUILDING <= piece < A_BUILDING + 2 * FAMILIES else NONE


def wonder_on(piece: int) -> int:
    return piece - A_WONDER if A_WONDER <= piece < A_PERSON else NONE


def person_on(piece: int) -> int:
    return piece - A_PERSON if piece >= A_PERSON else NONE


def draw_from(chance: Chance, counts: list[int], first: int, end: int) -> int:
    """One of the cards counted in counts[first:end]; NONE if there is none."""
    left = sum(counts[first:end])
    if not left:
        return NONE
    number = chance.below(left)
    card = first
    while number >= counts[card]:
        number -= counts[card]
        card += 1
    counts[card] -= 1
    return card


HIDDEN = -3  # stands in a view for what an audience may not know


class CivFrame(Frame[Civ]):
    """A frame of this game. `key` lists exactly the arguments of `__init__`, so that a view can carry the agenda."""

    def shown_key(self, audience: int) -> tuple[object, ...]:
        """`key` as an audience (a seat, or -1) may know it: what is hidden from it is HIDDEN."""
        return self.key()

    def cards(self) -> tuple[list[int], list[int]]:
        """Events and great person cards that lie in this frame, neither in a deck nor in a hand."""
        return [], []

    def imagined(self, state: Civ, chance: Chance) -> CivFrame:
        """The frame with everything HIDDEN drawn from the decks, once the rest of the state has been imagined."""
        return self


class AtSquare(CivFrame):
    """A question about one square."""

    def __init__(self, seat: int, square: int) -> None:
        super().__init__(seat)
        self.square = square

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.square)

    def about(self, state: Civ) -> dict[str, int | str]:
        return {"square": state.layout.names[self.square]}


class Due(CivFrame):
    """Something that happens to one seat by itself when what lies above it is settled."""

    def __init__(self, due: int) -> None:
        super().__init__(NOBODY)
        self.due = due

    def key(self) -> tuple[object, ...]:
        return (self.due,)


class Automatic(CivFrame):
    """A frame that asks nobody; one with nothing to remember needs no more."""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def key(self) -> tuple[object, ...]:
        return ()


def event_of(card: int) -> int:
    return card & (1 << HAND) - 1


def kind_of_marker(held: int) -> int:
    """Back and mark."""
    return held & (1 << KNOWN) - 1


def forget(giver: int, receiver: int, cards: list[int], shift: int, alike: list[int]) -> None:
    """One of some cards with the same back goes from hand to hand, unseen by third parties: they cannot tell which one,
    so they do not know any more where those are that they knew. `alike` are the places of the cards."""
    if len(alike) > 1:
        keep = (1 << giver | 1 << receiver) << shift | (1 << shift) - 1
        for place in alike:
            cards[place] &= keep


def events_like(hand: list[int], event: int) -> list[int]:
    """The places of the cards with the same back."""
    level = EVENT_LEVELS[event]
    return [place for place, card in enumerate(hand) if EVENT_LEVELS[event_of(card)] == level]


def markers_like(held: list[int], back: int) -> list[int]:
    return [place for place, each in enumerate(held) if back_of(each) == back]


def marker(back: int, mark: int, known: int) -> int:
    return back | mark << 1 | known << KNOWN


def back_of(held: int) -> int:
    return held & 1


def mark_of(held: int) -> int:
    return held >> 1 & 15


def is_hut(state: Civ, square: int) -> bool:
    return state.spot[square] == HUT_SPOT


def is_village(state: Civ, square: int) -> bool:
    return state.spot[square] == VILLAGE_SPOT


def is_relic(state: Civ, square: int) -> bool:
    return state.spot[square] == RELIC_SPOT


def spots_left(state: Civ, back: int) -> int:
    """Markers of this back that nobody has seen."""
    return sum(state.marks_left[back * len(MARKS) : back * len(MARKS) + len(MARKS)])
