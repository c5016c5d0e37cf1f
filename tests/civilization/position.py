"""Positions for tests in a few lines: lay pieces, say whose part it is, play actions by their text.

Two players unless a test says otherwise: seat 0 is Rome, seat 1 Egypt, then Russia, China, Germany. Home tiles lie as
the layout says, the capitals on their suggested squares; nothing else is on the map, nobody has units, cards or trade,
and everybody knows the starting tech of the civilization. Neutral tiles are face down until `explore` turns one up. It
is turn 1, seat 0 is first player, and the agenda is empty until the test puts a frame on it."""

from __future__ import annotations

from collections.abc import Sequence

import aegean.games.civilization.catalogue  # noqa: F401  fills the list of abilities
from aegean.core.chance import Chance
from aegean.core.events import Event, Tell
from aegean.core.frame import settle
from aegean.core.match import Match
from aegean.core.options import OptionValue, make_options
from aegean.core.refusal import Refusal
from aegean.games.civilization import pieces as p
from aegean.games.civilization.abilities import BY_NAME, usable
from aegean.games.civilization.actions import USE, pack
from aegean.games.civilization.civs import START_GOVERNMENTS, START_TECHS
from aegean.games.civilization.game import GAME
from aegean.games.civilization.layout import PER_SLOT, layout_of, turned
from aegean.games.civilization.notation import action_text, parse_action
from aegean.games.civilization.pieces import NONE
from aegean.games.civilization.state import HAND, Civ, CivFrame, marker
from aegean.games.civilization.switches import OPTIONS, Switches
from aegean.games.civilization.tiles import FIRST_NEUTRAL, TILES
from tests.loaded import LoadedChance

SEATED = ("rome", "egypt", "russia", "china", "germany")


class Position:
    """A table under the test's hand."""

    def __init__(self, players: int = 2, civs: Sequence[str] = SEATED, **options: OptionValue) -> None:
        self.options = make_options("civilization", players, range(2, 6), OPTIONS, options)
        self.chance = LoadedChance()
        self.events: list[Event] = []
        switches = Switches(self.options)
        layout = layout_of(players)
        self.state = state = Civ(layout, switches, players, self.chance)
        state.turn = 1
        state.homes = list(range(players))
        state.tiles_left = (1 << len(TILES)) - (1 << FIRST_NEUTRAL)
        state.market = [players] * p.GOODS
        state.forts_left = p.FORTIFY_SUPPLY
        state.disasters_left = [12, 8]
        state.wonder_deck = [4, 4, 4]
        state.wonders_unseen = (1 << len(p.WONDERS)) - 1
        state.wonder_market = [NONE] * 4
        for seat in range(players):
            civ = p.CIVILIZATIONS.index(civs[seat])
            state.civs[seat] = civ
            slot, turn = layout.homes[seat]
            state.reveal_tile(slot, civ, turn)
            squares = [
                slot * PER_SLOT + place for place in range(PER_SLOT) if turned(turn, place) in TILES[civ].capital
            ]
            state.place_city(seat * p.CITIES, squares[0], squares[1] if civ == p.INDIA else NONE)
            state.government[seat] = START_GOVERNMENTS[civ]
            self.know(seat, p.TECHS[START_TECHS[civ]], slot=1)
            for place in range(p.FIGURES):
                spare = (place == 6 and civ != p.RUSSIA) or (place == 9 and civ != p.SPAIN)
                state.at[seat * p.FIGURES + place] = -2 if spare else NONE

    # --- naming things

    def square(self, name: str) -> int:
        return self.state.layout.by_name[name]

    def name(self, square: int) -> str:
        return self.state.layout.names[square]

    def around(self, seat: int, place: int = 0) -> list[str]:
        """The outskirts of a city, by name."""
        return [self.name(square) for square in self.state.outskirts(seat * p.CITIES + place)]

    # --- laying pieces

    def explore(self, slot: int, tile: str, turn: int = 0) -> None:
        """Turn up a neutral tile: n01 to n21."""
        number = next(index for index, each in enumerate(TILES) if each.name == tile)
        self.state.tiles_left &= ~(1 << number)
        self.state.reveal_tile(slot, number, turn)

    def put(self, seat: int, kind: str, square: str, count: int = 1) -> list[int]:
        """Figures from the supply."""
        found = []
        for _ in range(count):
            figure = self.state.figure_in_supply(seat, p.FIGURE_KINDS.index(kind))
            assert figure != NONE
            self.state.put_figure(figure, self.square(square))
            found.append(figure)
        return found

    def city(self, seat: int, square: str, place: int = 1) -> int:
        self.state.place_city(seat * p.CITIES + place, self.square(square))
        return seat * p.CITIES + place

    def know(self, seat: int, *techs: str, slot: int = 0) -> None:
        """Techs without any of their effects at the moment of learning."""
        for name in techs:
            tech = p.TECHS.index(name)
            self.state.techs[seat] |= 1 << tech
            self.state.tech_slot[seat * len(p.TECHS) + tech] = slot or p.TECH_LEVELS[tech]

    def building(self, name: str, square: str) -> None:
        face = p.BUILDINGS.index(name)
        self.state.pool[face // 2] -= 1
        self.state.set_piece(self.square(square), p.A_BUILDING + face)

    def wonder(self, seat: int, name: str, square: str) -> None:
        number = p.WONDERS.index(name)
        self.state.wonders_unseen &= ~(1 << number)
        self.state.wonder_owner[number] = seat
        self.state.wonder_at[number] = self.square(square)
        self.state.set_piece(self.square(square), p.A_WONDER + number)

    def person(self, name: str, square: str) -> None:
        """A great person marker on the map."""
        kind = p.PERSON_TYPES.index(name)
        self.state.person_supply[kind] -= 1
        self.state.set_piece(self.square(square), p.A_PERSON + kind)

    def card(self, seat: int, name: str, up: bool = False) -> None:
        """A great person card."""
        card = p.PERSONS.index(name)
        self.state.person_deck &= ~(1 << card)
        if up:
            self.state.up[seat] |= 1 << card
        else:
            self.state.down[seat] |= 1 << card

    def event(self, seat: int, *names: str) -> None:
        for name in names:
            event = p.EVENTS.index(name)
            self.state.event_deck[event] -= 1
            self.state.add_event(seat, event | (1 << seat) << HAND)

    def marker(self, seat: int, back: str, mark: str) -> None:
        number, kind = p.BACKS.index(back), p.MARKS.index(mark)
        self.state.marks_left[number * len(p.MARKS) + kind] -= 1
        self.state.add_marker(seat, marker(number, kind, 1 << seat))

    def goods(self, seat: int, **counts: int) -> None:
        for name, count in counts.items():
            good = p.RESOURCES.index(name)
            self.state.market[good] -= count
            self.state.goods[seat * p.GOODS + good] += count

    def units(self, seat: int, **classes: int) -> None:
        """infantry_2=1: one infantry card of the second grade."""
        for name, count in classes.items():
            unit, _, grade = name.rpartition("_")
            card = p.UNITS.index(unit) * p.GRADES + int(grade) - 1
            self.state.unit_deck[card] -= count
            self.state.units[seat * p.CLASSES + card] += count

    # --- playing

    def ask(self, frame: CivFrame) -> None:
        """Put a frame on the agenda and let run what needs nobody."""
        self.state.agenda.append(frame)
        self.settle()

    def settle(self) -> None:
        tell = self.state.tell = Tell()
        settle(self.state)
        self.state.tell = None
        self.events += tell.events

    def legal(self, seat: int) -> list[str]:
        """What a seat may answer now, as text; empty if it is not asked."""
        if not self.state.agenda or seat not in self.state.agenda[-1].seats(self.state):
            return []
        return [action_text(self.state, action) for action in self.state.agenda[-1].legal(self.state, seat)]

    def asked(self) -> list[int]:
        return self.state.agenda[-1].seats(self.state) if self.state.agenda else []

    def play(self, seat: int, *texts: str) -> None:
        for text in texts:
            frame = self.state.agenda[-1]
            action = parse_action(self.state, text)
            assert seat in frame.seats(self.state), f"seat {seat} is not asked by {frame.name()}"
            legal = frame.legal(self.state, seat)
            assert action in legal, f"{text} is not legal at {frame.name()}: {self.legal(seat)}"
            tell = self.state.tell = Tell()
            frame.play(self.state, seat, action)
            settle(self.state)
            self.state.tell = None
            self.events += tell.events

    def why(self, seat: int, text: str) -> Refusal:
        """Why an action is not legal."""
        frame: CivFrame = self.state.agenda[-1]
        action = parse_action(self.state, text)
        assert action not in frame.legal(self.state, seat), f"{text} is legal"
        refusal = frame.refusal(self.state, seat, action)
        assert refusal is not None
        return refusal

    def can_use(self, seat: int, ability: str) -> bool:
        return usable(self.state, seat, BY_NAME[ability])

    def offers_use(self, seat: int, ability: str) -> bool:
        """The frame that asks offers it."""
        return pack(USE, BY_NAME[ability].number) in self.state.agenda[-1].legal(self.state, seat)

    def said(self, kind: str) -> list[Event]:
        return [event for event in self.events if event.kind == kind]

    def match(self) -> Match:
        """A match that stands here."""
        match = Match(GAME, self.options, Chance(bytes(32)))
        match.state = self.state
        return match
