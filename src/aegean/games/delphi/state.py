"""Everything true about a match of The Oracle of Delphi, and the few ways pieces and cards move."""

from __future__ import annotations

from aegean.core.chance import Chance
from aegean.core.events import Value
from aegean.core.frame import NOBODY, Frame, State
from aegean.games.delphi.map import Map, keel_way
from aegean.games.delphi.pieces import (
    ALL_COMPANIONS,
    ALL_EQUIPMENT,
    ALL_TILES,
    BASE_RANGE,
    BASE_STORAGE,
    COLOURS,
    DEEP_HULL,
    DEMIGOD,
    DICE,
    ENTRY_ROW,
    FLAT_KEEL,
    GODS,
    HERO,
    HUES,
    INJURIES_PER_COLOUR,
    MOST_STRENGTH,
    NONE,
    ORACLE_PER_COLOUR,
    SPARE_OARS,
    ST_FAVOR,
    ST_HOLD,
    ST_RANGE,
    ST_WHEEL,
    STATUES_PER_COLOUR,
    THRONE,
    TILES,
)  # fmt: skip
from aegean.games.delphi.switches import Switches


class Delphi(State):
    """Lists are indexed by seat, by seat * 6 + colour, or by colour; sets of spaces, colours or cards are masks."""

    def __init__(self, board: Map, switches: Switches, players: int, chance: Chance) -> None:
        super().__init__(chance)
        self.board = board
        self.switches = switches
        self.players = players
        self.borders: tuple[int, ...] = ()  # by colour: the islands with a border of that colour
        # seats
        self.start = 0
        self.colours: list[int] = []  # player colours
        self.ships: list[int] = []  # ship tiles
        self.at: list[int] = []  # the space of each ship
        self.arrived = 0  # seats whose ship has come back to Zeus
        self.favours: list[int] = []
        self.strength: list[int] = []
        self.rows: list[int] = []  # of the gods
        self.injuries: list[int] = []
        self.cards: list[int] = []  # oracle cards
        self.dice: list[int] = []  # seat * 3 + die
        self.equipment: list[int] = []
        self.companions: list[int] = []
        self.waiting: list[int] = []  # an instant card of ST-EQUIP that waits for the first turn
        self.rolls: list[tuple[int, ...]] = []  # rolls of others not answered yet (`god_steps_on_rolls`)
        # tasks
        self.shrine_tasks: list[int] = []  # mask of the own three island tiles whose shrine tile is open
        self.statue_tasks: list[int] = []
        self.offering_tasks: list[int] = []  # open tiles with a colour
        self.offering_white: list[int] = []
        self.offering_barred: list[int] = []  # colours the white tile does not take
        self.monster_tasks: list[int] = []
        self.monster_white: list[int] = []
        self.monster_barred: list[int] = []
        self.done: list[int] = []  # seat * 4 + task: how many are finished
        # cargo, and what became of it
        self.offerings_aboard: list[int] = []
        self.statues_aboard: list[int] = []
        self.offerings_made: list[int] = []
        self.statues_raised: list[int] = []
        self.monsters_beaten: list[int] = []
        # the map
        self.offerings: list[int] = []  # by colour: spaces
        self.monsters: list[int] = []
        self.pedestals: list[int] = []  # free ones
        self.temples: list[int] = []  # by colour: the space
        self.statues: list[int] = []  # by colour: how many are left in the city
        self.tiles: list[int] = []  # by hidden island: the tile, NONE if nobody has seen it
        self.known: list[int] = []  # by hidden island: who has looked at it
        self.tiles_left = ALL_TILES  # not seen by anybody
        self.face_down = 0  # spaces
        self.shrines = 0  # spaces
        # supply
        self.oracle_deck: list[int] = []
        self.oracle_discard: list[int] = []
        self.injury_deck: list[int] = []
        self.injury_discard: list[int] = []
        self.display: list[int] = []
        self.equipment_deck = ALL_EQUIPMENT
        self.companions_left = ALL_COMPANIONS
        self.ship_tiles = 0  # laid out for the draft
        # the round and the turn
        self.round = 0
        self.active = NONE
        self.spent = 0  # dice of the active seat
        self.aside: list[int] = []  # cards used this turn, by colour
        self.cards_used = 0
        self.apollo_cards: list[int] = []  # drawn by Apollo and usable besides (`apollo_extra_card`)
        self.free_colours = 0  # Apollo's right, once each
        self.all_free = False  # Apollo's right, `apollo` = all
        self.extra_used = False
        # the end
        self.places: list[int] = []
        self.reason = ""
        # follows from the above, kept for speed
        self.sites: list[int] = []  # by seat: uncovered islands of its colour without a shrine
        self.die_cost: list[tuple[int, ...]] = []  # by seat: face * 6 + colour
        self.card_cost: list[tuple[int, ...]] = []
        self.open_tasks: list[int] = []

    def copy(self) -> Delphi:
        twin = Delphi(self.board, self.switches, self.players, self.chance.copy())
        twin.agenda = self.agenda[:]
        twin.borders = self.borders
        twin.start = self.start
        twin.colours = self.colours[:]
        twin.ships = self.ships[:]
        twin.at = self.at[:]
        twin.arrived = self.arrived
        twin.favours = self.favours[:]
        twin.strength = self.strength[:]
        twin.rows = self.rows[:]
        twin.injuries = self.injuries[:]
        twin.cards = self.cards[:]
        twin.dice = self.dice[:]
        twin.equipment = self.equipment[:]
        twin.companions = self.companions[:]
        twin.waiting = self.waiting[:]
        twin.rolls = self.rolls[:]
        twin.shrine_tasks = self.shrine_tasks[:]
        twin.statue_tasks = self.statue_tasks[:]
        twin.offering_tasks = self.offering_tasks[:]
        twin.offering_white = self.offering_white[:]
        twin.offering_barred = self.offering_barred[:]
        twin.monster_tasks = self.monster_tasks[:]
        twin.monster_white = self.monster_white[:]
        twin.monster_barred = self.monster_barred[:]
        twin.done = self.done[:]
        twin.offerings_aboard = self.offerings_aboard[:]
        twin.statues_aboard = self.statues_aboard[:]
        twin.offerings_made = self.offerings_made[:]
        twin.statues_raised = self.statues_raised[:]
        twin.monsters_beaten = self.monsters_beaten[:]
        twin.offerings = self.offerings[:]
        twin.monsters = self.monsters[:]
        twin.pedestals = self.pedestals[:]
        twin.temples = self.temples
        twin.statues = self.statues[:]
        twin.tiles = self.tiles[:]
        twin.known = self.known[:]
        twin.tiles_left = self.tiles_left
        twin.face_down = self.face_down
        twin.shrines = self.shrines
        twin.oracle_deck = self.oracle_deck[:]
        twin.oracle_discard = self.oracle_discard[:]
        twin.injury_deck = self.injury_deck[:]
        twin.injury_discard = self.injury_discard[:]
        twin.display = self.display[:]
        twin.equipment_deck = self.equipment_deck
        twin.companions_left = self.companions_left
        twin.ship_tiles = self.ship_tiles
        twin.round = self.round
        twin.active = self.active
        twin.spent = self.spent
        twin.aside = self.aside[:]
        twin.cards_used = self.cards_used
        twin.apollo_cards = self.apollo_cards[:]
        twin.free_colours = self.free_colours
        twin.all_free = self.all_free
        twin.extra_used = self.extra_used
        twin.places = self.places[:]
        twin.reason = self.reason
        twin.sites = self.sites[:]
        twin.die_cost = self.die_cost[:]
        twin.card_cost = self.card_cost[:]
        twin.open_tasks = self.open_tasks[:]
        return twin

    def key(self) -> tuple[object, ...]:
        return (
            self.board.placements, self.players, self.start, tuple(self.colours), tuple(self.ships), tuple(self.at),
            self.arrived, tuple(self.favours), tuple(self.strength), tuple(self.rows), tuple(self.injuries),
            tuple(self.cards), tuple(self.dice), tuple(self.equipment), tuple(self.companions), tuple(self.waiting),
            tuple(self.rolls), tuple(self.shrine_tasks), tuple(self.statue_tasks), tuple(self.offering_tasks),
            tuple(self.offering_white), tuple(self.offering_barred), tuple(self.monster_tasks),
            tuple(self.monster_white), tuple(self.monster_barred), tuple(self.done), tuple(self.offerings_aboard),
            tuple(self.statues_aboard), tuple(self.offerings_made), tuple(self.statues_raised),
            tuple(self.monsters_beaten), tuple(self.offerings), tuple(self.monsters), tuple(self.pedestals),
            tuple(self.temples), tuple(self.statues), tuple(self.tiles), tuple(self.known), self.tiles_left,
            self.face_down, self.shrines, tuple(self.oracle_deck), tuple(self.oracle_discard),
            tuple(self.injury_deck), tuple(self.injury_discard), tuple(self.display), self.equipment_deck,
            self.companions_left, self.ship_tiles, self.round, self.active, self.spent, tuple(self.aside),
            self.cards_used, tuple(self.apollo_cards), self.free_colours, self.all_free, self.extra_used,
            tuple(self.places), self.reason, self.agenda_key(),
        )  # fmt: skip

    # --- events

    def say(self, kind: str, values: dict[str, Value]) -> None:
        if self.tell is not None:
            self.tell.all(kind, values)

    # --- seats

    def order(self) -> list[int]:
        """The seats from the start player on (R-DEL-044)."""
        return [(self.start + turn) % self.players for turn in range(self.players)]

    def last_seat(self) -> int:
        """The keeper of the titan die (R-DEL-026)."""
        return (self.start + self.players - 1) % self.players

    def final_round(self) -> bool:
        """R-DEL-223, 311: nobody has a turn after this round."""
        return self.arrived != 0 or self.round == self.switches.round_limit

    def has_turn_left(self, seat: int) -> bool:
        """A turn after the one of the active seat (R-DEL-227, 306)."""
        if not self.final_round():
            return True
        return (seat - self.start) % self.players > (self.active - self.start) % self.players

    def owns(self, seat: int, card: int) -> bool:
        return bool(self.equipment[seat] >> card & 1)

    def has_companion(self, seat: int, colour: int, kind: int) -> bool:
        return bool(self.companions[seat] >> (colour * 3 + kind) & 1)

    # --- favours and strength

    def gain_favours(self, seat: int, amount: int) -> None:
        """R-DEL-201, 202: with ST-FAVOR every gain is larger by one."""
        if self.ships[seat] == ST_FAVOR:
            amount += 1
        self.favours[seat] += amount
        self.say("gains-favours", {"seat": seat, "favours": amount})

    def gain_strength(self, seat: int, amount: int) -> None:
        """R-DEL-031: what goes beyond 5 is lost."""
        self.strength[seat] = min(MOST_STRENGTH, self.strength[seat] + amount)
        self.say("gains-strength", {"seat": seat, "strength": self.strength[seat]})

    # --- gods

    def entry_row(self) -> int:
        return ENTRY_ROW[self.players]

    def next_row(self, row: int) -> int:
        """R-DEL-140, 141: the first step leads to the cloud with the number of players."""
        return row + 1 if row else ENTRY_ROW[self.players]

    def lift(self, seat: int, god: int) -> None:
        """One step for a god that is not on the throne."""
        row = self.next_row(self.rows[seat * COLOURS + god])
        self.rows[seat * COLOURS + god] = row
        self.say("god-advances", {"seat": seat, "god": GODS[god], "row": row})

    def climbers(self, seat: int) -> int:
        """The gods that can still advance (R-DEL-132)."""
        mask = 0
        at = seat * COLOURS
        for god in range(COLOURS):
            if self.rows[at + god] < THRONE:
                mask |= 1 << god
        return mask

    # --- oracle cards

    def oracle_left(self) -> bool:
        """R-DEL-210: something can be drawn."""
        return any(self.oracle_deck) or any(self.oracle_discard)

    def draw_oracle(self, seat: int) -> int:
        """R-DEL-072, 210: the colour drawn, NONE if deck and discard pile are empty."""
        colour = draw_card(self.chance, self.oracle_deck, self.oracle_discard)
        if colour != NONE:
            self.cards[seat * COLOURS + colour] += 1
            self.say("draws-oracle", {"seat": seat, "colour": HUES[colour]})
        return colour

    def card_count(self, seat: int) -> int:
        return sum(self.cards[seat * COLOURS : seat * COLOURS + COLOURS])

    # --- injuries

    def draw_injury(self, seat: int) -> None:
        """R-DEL-209; what heroes take away comes afterwards (`tend`)."""
        colour = draw_card(self.chance, self.injury_deck, self.injury_discard)
        if colour != NONE:
            self.injuries[seat * COLOURS + colour] += 1
            self.say("draws-injury", {"seat": seat, "colour": HUES[colour]})

    def tend(self, seat: int) -> None:
        """R-DEL-162: heroes discard the injuries of their colour by themselves."""
        if not self.companions[seat]:
            return
        for colour in range(COLOURS):
            if self.injuries[seat * COLOURS + colour] and self.has_companion(seat, colour, HERO):
                self.heal(seat, colour)

    def heal(self, seat: int, colour: int) -> None:
        """All injuries of one colour go to the discard pile."""
        count = self.injuries[seat * COLOURS + colour]
        self.injury_discard[colour] += count
        self.injuries[seat * COLOURS + colour] = 0
        self.say("heals", {"seat": seat, "colour": HUES[colour], "count": count})

    def injury_count(self, seat: int) -> int:
        return sum(self.injuries[seat * COLOURS : seat * COLOURS + COLOURS])

    # --- ships

    def range_of(self, seat: int) -> int:
        """R-DEL-086, without creature and favours."""
        reach = BASE_RANGE
        if self.ships[seat] == ST_RANGE:
            reach += 2
        if self.equipment[seat] >> SPARE_OARS & 1:
            reach += 1
        return reach

    def way_of(self, seat: int) -> int:
        """R-DEL-174: whether and how the ship passes shallows."""
        switches = self.switches
        return keel_way(self.owns(seat, FLAT_KEEL), switches.keel_passes_zeus, switches.open_bays_are_shallows)

    def distance(self, seat: int, space: int) -> int:
        return self.board.distances(self.way_of(seat))[self.at[seat]][space]

    def storage(self, seat: int) -> int:
        """R-DEL-126."""
        places = 4 if self.ships[seat] == ST_HOLD else BASE_STORAGE
        return places + 1 if self.equipment[seat] >> DEEP_HULL & 1 else places

    def has_room(self, seat: int) -> bool:
        """R-DEL-127."""
        aboard = self.offerings_aboard[seat].bit_count() + self.statues_aboard[seat].bit_count()
        return aboard < self.storage(seat)

    def near(self, seat: int) -> int:
        """What the ship is adjacent to; a ship back on Zeus does nothing that needs adjacency (R-DEL-078, 309)."""
        return 0 if self.arrived >> seat & 1 else self.board.near[self.at[seat]]

    def reach(self, seat: int, card: int) -> int:
        """R-DEL-175 to R-DEL-178: with this equipment card also across one water space."""
        if self.arrived >> seat & 1:
            return 0
        space = self.at[seat]
        return self.board.across[space] if self.equipment[seat] >> card & 1 else self.board.near[space]

    # --- tasks (R-DEL-079 to R-DEL-081)

    def completed(self, seat: int) -> int:
        return sum(self.done[seat * 4 : seat * 4 + 4])

    def count_tasks(self, seat: int) -> int:
        return (
            self.shrine_tasks[seat].bit_count() + self.statue_tasks[seat]
            + self.offering_tasks[seat].bit_count() + self.offering_white[seat]
            + self.monster_tasks[seat].bit_count() + self.monster_white[seat]
        )  # fmt: skip

    # --- derived fields

    def refresh(self, seat: int) -> None:
        """What is kept for speed, after a change of ship tile, companions or tasks."""
        self.open_tasks[seat] = self.count_tasks(seat)
        self.refresh_costs(seat)

    def refresh_costs(self, seat: int) -> None:
        """R-DEL-065 to R-DEL-071, 164, 165, 286: the cheapest way on the wheel, by way of a demigod's colour or not."""
        plain: list[int] = []
        for face in range(COLOURS):
            for colour in range(COLOURS):
                plain.append(wheel_cost(self.ships[seat], face, colour))
        helped = plain[:]
        for demigod in range(COLOURS):
            if self.has_companion(seat, demigod, DEMIGOD):
                for face in range(COLOURS):
                    there = plain[face * COLOURS + demigod]
                    for colour in range(COLOURS):
                        if there < helped[face * COLOURS + colour]:
                            helped[face * COLOURS + colour] = there
        self.die_cost[seat] = tuple(helped)
        self.card_cost[seat] = tuple(helped if self.switches.companions_with_cards else plain)

    def refresh_sites(self) -> None:
        """Uncovered islands by the seat whose colour they show, those with a shrine left out."""
        self.sites = [0] * self.players
        for island, space in enumerate(self.board.hidden):
            if not (self.face_down | self.shrines) >> space & 1:
                colour = self.tiles[island] // 3
                if colour in self.colours:
                    self.sites[self.colours.index(colour)] |= 1 << space


def wheel_cost(ship: int, face: int, colour: int) -> int:
    """Steps on the wheel: clockwise, with ST-HOLD either way, with ST-WHEEL one less."""
    clockwise = (colour - face) % COLOURS
    if ship == ST_HOLD:
        return min(clockwise, COLOURS - clockwise)
    if ship == ST_WHEEL and clockwise:
        return clockwise - 1
    return clockwise


def draw_card(chance: Chance, deck: list[int], discard: list[int]) -> int:
    """One card of a deck kept as counts by colour; an empty deck is refilled first. NONE if there is none at all."""
    left = sum(deck)
    if not left:
        left = sum(discard)
        if not left:
            return NONE
        for colour in range(COLOURS):
            deck[colour] = discard[colour]
            discard[colour] = 0
    number = chance.below(left)
    colour = 0
    while number >= deck[colour]:
        number -= deck[colour]
        colour += 1
    deck[colour] -= 1
    return colour


class DelFrame(Frame[Delphi]):
    """A frame of this game. `key` lists exactly the arguments of `__init__`, so that a view can carry the agenda."""


class Automatic(DelFrame):
    """A frame that asks nobody and has nothing to remember."""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def key(self) -> tuple[object, ...]:
        return ()


def empty_state(board: Map, switches: Switches, players: int, chance: Chance) -> Delphi:
    """The table before anything is dealt; every seat has its 12 tiles but for the four double-sided ones."""
    state = Delphi(board, switches, players, chance)
    borders = [0] * COLOURS
    for space in board.hidden:
        borders[board.colour[space]] |= 1 << space
        state.face_down |= 1 << space
    state.borders = tuple(borders)
    state.colours = list(range(players))
    state.ships = [NONE] * players
    state.at = [board.zeus] * players
    state.favours = [0] * players
    state.strength = [0] * players
    state.rows = [0] * (COLOURS * players)
    state.injuries = [0] * (COLOURS * players)
    state.cards = [0] * (COLOURS * players)
    state.dice = [0] * (DICE * players)
    state.equipment = [0] * players
    state.companions = [0] * players
    state.waiting = [NONE] * players
    state.rolls = [()] * players
    state.shrine_tasks = [7] * players
    state.statue_tasks = [3] * players
    state.offering_tasks = [0] * players
    state.offering_white = [1] * players
    state.offering_barred = [0] * players
    state.monster_tasks = [0] * players
    state.monster_white = [1] * players
    state.monster_barred = [0] * players
    state.done = [0] * (4 * players)
    state.offerings_aboard = [0] * players
    state.statues_aboard = [0] * players
    state.offerings_made = [0] * players
    state.statues_raised = [0] * players
    state.monsters_beaten = [0] * players
    state.offerings = [0] * COLOURS
    state.monsters = [0] * COLOURS
    state.pedestals = [0] * COLOURS
    for island, colours in zip(board.statue_islands, board.pedestals, strict=True):
        for colour in colours:
            state.pedestals[colour] |= 1 << island
    state.temples = [NONE] * COLOURS
    state.statues = [STATUES_PER_COLOUR] * COLOURS
    state.tiles = [NONE] * TILES
    state.known = [0] * TILES
    state.oracle_deck = [ORACLE_PER_COLOUR] * COLOURS
    state.oracle_discard = [0] * COLOURS
    state.injury_deck = [INJURIES_PER_COLOUR] * COLOURS
    state.injury_discard = [0] * COLOURS
    state.aside = [0] * COLOURS
    state.apollo_cards = [0] * COLOURS
    state.sites = [0] * players
    state.die_cost = [()] * players
    state.card_cost = [()] * players
    state.open_tasks = [0] * players
    for seat in range(players):
        state.refresh(seat)
    return state
