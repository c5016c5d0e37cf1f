"""Positions for tests in a few lines: lay pieces, say whose turn it is, play actions by their text."""

from __future__ import annotations

from collections.abc import Sequence

from aegean.core.events import Event, Tell
from aegean.core.frame import settle
from aegean.core.masks import members
from aegean.core.options import OptionValue
from aegean.core.refusal import Refusal
from aegean.games.cyclades.board import board_for
from aegean.games.cyclades.cycle import NextCycle
from aegean.games.cyclades.game import GAME
from aegean.games.cyclades.god_turn import Actions, GodTurn
from aegean.games.cyclades.offerings import Offerings
from aegean.games.cyclades.pieces import BUILDINGS, COLOURS, CREATURES, DIE, GODS, NONE
from aegean.games.cyclades.state import empty_state
from aegean.games.cyclades.switches import Switches
from tests.loaded import LoadedChance

AVAILABLE = {2: 3, 3: 2, 4: 3, 5: 4}  # gods that lie face up (R-CYC-047)


class Position:
    """A table under the test's hand. Seats are named by colour: blue is seat 0, then red, green, yellow, black."""

    def __init__(self, players: int = 4, **options: OptionValue) -> None:
        self.options = GAME.make_options(players, {key.replace("__", "."): value for key, value in options.items()})
        self.chance = LoadedChance()
        self.state = empty_state(board_for(players), Switches(self.options), players, self.chance)
        self.state.colours = list(range(players))
        self.state.cycle = 3
        self.state.gods = [0, 1, 2, 3][: AVAILABLE[players]]
        self.board = self.state.board
        self.events: list[Event] = []

    # --- laying the table

    def number(self, colour: str) -> int:
        return self.state.colours.index(COLOURS.index(colour))

    def isle(
        self, name: str, owner: str = "", troops: int = 0, metropolis: bool = False, markers: int = 0, **slots: str
    ) -> Position:
        """`isle("N7", "blue", 2, s1="temple", s3="port", metropolis=True)`"""
        state, isle = self.state, self.board.isle_number[name]
        if owner:
            assert state.isle_owner[isle] == NONE, f"{name} has an owner already"
            state.claim(isle, self.number(owner))
            state.troops_left[self.number(owner)] -= troops
            state.isle_troops[isle] = troops
        for slot, building in slots.items():
            state.set_building(self.board.slot_number[f"{name}/{slot[1:]}"], BUILDINGS.index(building))
        if metropolis:
            state.metropolises |= 1 << isle
        state.isle_markers[isle] += markers
        state.markers_left -= markers
        return self

    def sea(self, name: str, owner: str, fleets: int = 1) -> Position:
        self.state.set_fleets(self.number(owner), self.board.sea_number[name], fleets)
        self.state.fleets_left[self.number(owner)] -= fleets
        return self

    def seat(self, colour: str, gold: int = 0, priests: int = 0, philosophers: int = 0) -> Position:
        state, seat = self.state, self.number(colour)
        state.gold[seat] = gold
        state.priests[seat] += priests
        state.priests_left -= priests
        state.philosophers[seat] += philosophers
        state.philosophers_left -= philosophers
        return self

    def track(self, four: str = "", three: str = "", two: str = "", discard: Sequence[str] = ()) -> Position:
        """Creatures on the 4, 3 and 2 GP spaces, and in the discard pile; the rest is the draw pile."""
        state = self.state
        for space, name in enumerate((four, three, two)):
            if name:
                state.track[space] = CREATURES.index(name)
                state.pile &= ~(1 << state.track[space])
        for name in discard:
            state.discard |= 1 << CREATURES.index(name)
            state.pile &= ~(1 << CREATURES.index(name))
        return self

    def figurine(self, name: str, isle: str, buyer: str, cycle: int = 3) -> Position:
        figure = CREATURES.index(name)
        self.state.figure_isle[figure] = self.board.isle_number[isle]
        self.state.figure_owner[figure] = self.number(buyer)
        self.state.figure_cycle[figure] = cycle
        self.state.pile &= ~(1 << figure)
        self.state.refresh_barred()
        return self

    def kraken(self, sea: str) -> Position:
        self.state.kraken = self.board.sea_number[sea]
        self.state.refresh_barred()
        return self

    def turn(self, colour: str, god: str) -> Position:
        """It is the god turn of `colour`; nobody else has an offering standing. Ending it ends the cycle."""
        state, seat = self.state, self.number(colour)
        played = GODS.index(god)
        if played not in state.gods:
            state.gods = [played, *state.gods[1:]]
        state.offer_marker[played] = seat
        state.offer_amount[played] = 1
        others = [marker for marker in range(len(state.turn_track)) if marker != seat]
        state.turn_track = [*others, NONE]
        state.agenda = [NextCycle(), Actions(), GodTurn(seat, played, 0)]
        return self

    def offerings(self, order: Sequence[str], gods: Sequence[str] = ()) -> Position:
        """The offering phase begins; `order` is the turn track (with 2 players each colour stands there twice)."""
        state = self.state
        if gods:
            state.gods = [GODS.index(god) for god in gods]
        state.turn_track = []
        for colour in order:
            seat = self.number(colour)
            state.turn_track.append(seat if seat not in state.turn_track else seat + state.players)
        state.agenda = [NextCycle(), Actions(), Offerings()]
        settle(state)
        return self

    # --- chance

    def dice(self, *faces: int) -> Position:
        """The next battle dice: attacker, defender, attacker, defender, ..."""
        self.chance.loaded.extend(DIE.index(face) for face in faces)
        return self

    def draws(self, *creatures: str) -> Position:
        """The next creature cards from the draw pile."""
        for name in creatures:
            self.chance.loaded.append(lambda _, name=name: members(self.state.pile).index(CREATURES.index(name)))  # type: ignore[misc]
        return self

    # --- playing

    def asked(self) -> str:
        """The colour of the seat that is asked ("" when the match is over)."""
        return COLOURS[self.state.colours[self.state.agenda[-1].seat]] if self.state.agenda else ""

    def prompt(self) -> str:
        return str(self.state.agenda[-1].name()) if self.state.agenda else ""

    def legal(self, start: str = "") -> list[str]:
        """Texts of the legal actions, those that begin with `start`."""
        frame = self.state.agenda[-1]
        texts = (GAME.action_text(self.state, action) for action in frame.legal(self.state, frame.seat))
        return [text for text in texts if text.startswith(start)]

    def play(self, *lines: str) -> Position:
        """Each line is played by the seat that is asked; it must be legal."""
        for line in lines:
            seat = self.state.agenda[-1].seat
            action = GAME.parse_action(self.state, line)
            refusal = GAME.refusal(self.state, seat, action)
            assert refusal is None, f"{line}: {refusal}"
            tell = Tell()
            GAME.play(self.state, seat, action, tell)
            self.events.extend(tell.events)
            assert not GAME.faults(self.state), GAME.faults(self.state)
        return self

    def refusal(self, line: str) -> Refusal | None:
        seat = self.state.agenda[-1].seat
        return GAME.refusal(self.state, seat, GAME.parse_action(self.state, line))

    def refused(self, line: str) -> str:
        """The rule that forbids the action ("" if it is legal)."""
        refusal = self.refusal(line)
        return refusal.rule if refusal is not None else ""

    def settle(self) -> Position:
        settle(self.state)
        return self

    def happened(self, kind: str) -> list[dict[str, int | str]]:
        return [event.values for event in self.events if event.kind == kind]

    # --- looking

    def gold(self, colour: str) -> int:
        return self.state.gold[self.number(colour)]

    def priests(self, colour: str) -> int:
        return self.state.priests[self.number(colour)]

    def philosophers(self, colour: str) -> int:
        return self.state.philosophers[self.number(colour)]

    def fleets(self, sea: str) -> int:
        return self.state.sea_fleets[self.board.sea_number[sea]]

    def fleet_owner(self, sea: str) -> str:
        owner = self.state.sea_owner[self.board.sea_number[sea]]
        return COLOURS[self.state.colours[owner]] if owner != NONE else ""

    def troops(self, isle: str) -> int:
        return self.state.isle_troops[self.board.isle_number[isle]]

    def owner(self, isle: str) -> str:
        owner = self.state.isle_owner[self.board.isle_number[isle]]
        return COLOURS[self.state.colours[owner]] if owner != NONE else ""

    def has_metropolis(self, isle: str) -> bool:
        return bool(self.state.metropolises >> self.board.isle_number[isle] & 1)

    def metropolises(self, colour: str) -> int:
        return self.state.metropolis_count(self.number(colour))

    def building(self, slot: str) -> str:
        """`building("N7/3")`"""
        building = self.state.slots[self.board.slot_number[slot]]
        return BUILDINGS[building] if building != NONE else ""

    def fleets_left(self, colour: str) -> int:
        return self.state.fleets_left[self.number(colour)]

    def troops_left(self, colour: str) -> int:
        return self.state.troops_left[self.number(colour)]

    def creatures(self) -> tuple[str, str, str]:
        """What lies on the 4, 3 and 2 GP spaces."""
        four, three, two = (CREATURES[card] if card != NONE else "" for card in self.state.track)
        return four, three, two

    def discard(self) -> set[str]:
        return {CREATURES[card] for card in members(self.state.discard)}

    def pile(self) -> set[str]:
        return {CREATURES[card] for card in members(self.state.pile)}

    def figurine_isle(self, name: str) -> str:
        isle = self.state.figure_isle[CREATURES.index(name)]
        return self.board.isle_names[isle] if isle != NONE else ""

    def order(self) -> list[str]:
        """Colours on the turn track, space 1 first ("" for an empty space)."""
        return [
            COLOURS[self.state.colours[self.state.marker_seat(m)]] if m != NONE else "" for m in self.state.turn_track
        ]

    def out(self, colour: str) -> bool:
        return not self.state.alive(self.number(colour))
