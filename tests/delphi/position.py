"""Positions for tests in a few lines: lay pieces, say whose turn it is, play actions by their text.

The board is compact-1 unless the options say otherwise. Seats are named by player colour: red is seat 0 and the start
player, then yellow, green, blue. Everybody has the offering tasks yellow, blue and white and the monster tasks red,
black and white; nobody has a ship tile, an injury or a favour unless the test gives it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from aegean.core.chance import Chance
from aegean.core.events import Event, Tell
from aegean.core.frame import settle
from aegean.core.masks import members
from aegean.core.match import digest
from aegean.core.options import OptionValue
from aegean.core.refusal import Refusal
from aegean.games.delphi.game import GAME
from aegean.games.delphi.generate import lay_out
from aegean.games.delphi.map import map_of
from aegean.games.delphi.oracle import Consult
from aegean.games.delphi.pieces import (
    COLOURS,
    COMPANIONS,
    DICE,
    DISPLAY,
    EQUIPMENT,
    GODS,
    HUES,
    LETTERS,
    NONE,
    PLAYER_COLOURS,
    SHIPS,
    TASKS,
    TILE_LETTERS,
)  # fmt: skip
from aegean.games.delphi.round import NextTurn
from aegean.games.delphi.setup import lay_monsters, lay_offerings
from aegean.games.delphi.state import Delphi, empty_state
from aegean.games.delphi.switches import Switches
from aegean.games.delphi.turn import Turn
from tests.loaded import LoadedChance


def hue(word: str) -> int:
    return HUES.index(word)


class Position:
    """A table under the test's hand."""

    def __init__(self, players: int = 3, **options: OptionValue) -> None:
        self.options = GAME.make_options(players, options)
        self.chance = LoadedChance()
        switches = Switches(self.options)
        board = map_of(lay_out(switches.map, switches.mirrored, Chance(b"the map of a test, thirty-two by")))
        self.state: Delphi = empty_state(board, switches, players, self.chance)
        state = self.state
        lay_offerings(state)
        lay_monsters(state)
        state.temples = list(board.temple_islands)
        state.display = list(range(DISPLAY))
        state.equipment_deck &= ~((1 << DISPLAY) - 1)
        state.round = 3
        self.board = board
        self.events: list[Event] = []
        self.sealed = False
        for colour in PLAYER_COLOURS[:players]:
            self.tasks(colour)

    # --- laying the table

    def number(self, colour: str) -> int:
        return self.state.colours.index(PLAYER_COLOURS.index(colour))

    def space(self, name: str) -> int:
        return self.board.number[name]

    def seat(
        self,
        colour: str,
        at: str = "",
        *,
        ship: str = "",
        favours: int = 0,
        strength: int = 0,
        gods: Mapping[str, int] | None = None,
        injuries: Mapping[str, int] | None = None,
        cards: Mapping[str, int] | None = None,
        equipment: Iterable[str] = (),
        companions: Iterable[str] = (),
        offerings: Iterable[str] = (),
        statues: Iterable[str] = (),
        arrived: bool = False,
    ) -> Position:
        """`seat("red", "H5", favours=3, gods={"ares": 6}, companions=["blue creature"], offerings=["yellow"])`"""
        state, seat = self.state, self.number(colour)
        if at:
            state.at[seat] = self.space(at)
        if ship:
            state.ships[seat] = SHIPS.index(ship)
        state.favours[seat] = favours
        state.strength[seat] = strength
        for god, row in (gods or {}).items():
            state.rows[seat * COLOURS + GODS.index(god)] = row
        for word, count in (injuries or {}).items():
            state.injury_deck[hue(word)] -= count
            state.injuries[seat * COLOURS + hue(word)] += count
        for word, count in (cards or {}).items():
            state.oracle_deck[hue(word)] -= count
            state.cards[seat * COLOURS + hue(word)] += count
        self._give_equipment(seat, equipment)
        for name in companions:
            word, kind = name.split()
            card = hue(word) * 3 + COMPANIONS.index(kind)
            state.companions_left &= ~(1 << card)
            state.companions[seat] |= 1 << card
        for word in offerings:
            state.offerings[hue(word)] &= state.offerings[hue(word)] - 1
            state.offerings_aboard[seat] |= 1 << hue(word)
        for word in statues:
            state.statues[hue(word)] -= 1
            state.statues_aboard[seat] |= 1 << hue(word)
        if arrived:
            self.tasks(colour, shrines=0, statues=0, offerings=(), monsters=(), white=())
            state.at[seat] = self.board.zeus
            state.arrived |= 1 << seat
        state.refresh(seat)
        return self

    def _give_equipment(self, seat: int, names: Iterable[str]) -> None:
        state = self.state
        for name in names:
            card = EQUIPMENT.index(name)
            state.equipment[seat] |= 1 << card
            state.equipment_deck &= ~(1 << card)
            if card in state.display:
                other = members(state.equipment_deck)[-1]
                state.equipment_deck &= ~(1 << other)
                state.display[state.display.index(card)] = other

    def tasks(
        self,
        colour: str,
        *,
        shrines: int = 3,
        statues: int = 3,
        offerings: Sequence[str] = ("yellow", "blue"),
        monsters: Sequence[str] = ("red", "black"),
        white: Sequence[str] = ("offering", "monster"),
    ) -> Position:
        """The open tiles of a seat; tiles that are not named were never there."""
        state, seat = self.state, self.number(colour)
        state.shrine_tasks[seat] = (1 << shrines) - 1
        state.statue_tasks[seat] = statues
        state.offering_tasks[seat] = state.offering_barred[seat] = sum(1 << hue(word) for word in offerings)
        state.monster_tasks[seat] = state.monster_barred[seat] = sum(1 << hue(word) for word in monsters)
        state.offering_white[seat] = int("offering" in white)
        state.monster_white[seat] = int("monster" in white)
        state.refresh(seat)
        return self

    def beaten(self, colour: str, *hues: str) -> Position:
        """Monsters that the seat has defeated already, with their tiles."""
        state, seat = self.state, self.number(colour)
        for word in hues:
            state.monsters[hue(word)] &= state.monsters[hue(word)] - 1
            state.monsters_beaten[seat] |= 1 << hue(word)
            state.monster_barred[seat] |= 1 << hue(word)
            if state.monster_tasks[seat] >> hue(word) & 1:
                state.monster_tasks[seat] &= ~(1 << hue(word))
            else:
                state.monster_white[seat] -= 1
            state.done[seat * 4 + 3] += 1
        state.refresh(seat)
        return self

    def offering(self, name: str, word: str) -> Position:
        """An offering of that colour lies there (taken from another island)."""
        self._move(self.state.offerings, name, word)
        return self

    def monster(self, name: str, word: str) -> Position:
        """A monster of that colour stands there (taken from another mountain)."""
        self._move(self.state.monsters, name, word)
        return self

    def _move(self, spaces: list[int], name: str, word: str) -> None:
        bit = 1 << self.space(name)
        if not spaces[hue(word)] & bit:
            spaces[hue(word)] = spaces[hue(word)] & (spaces[hue(word)] - 1) | bit

    def temple(self, name: str, word: str) -> Position:
        """The temple of that colour stands there; the two change places."""
        temples = self.state.temples
        other = temples.index(self.space(name))
        temples[other], temples[hue(word)] = temples[hue(word)], temples[other]
        return self

    def island(self, name: str, player: str, letter: str, *, up: bool = True, known: Sequence[str] = ()) -> Position:
        """The tile of a hidden island: uncovered, or face down and looked at by some (nobody: chance will give it)."""
        state, island = self.state, self.board.index_of[self.space(name)]
        tile = tile_of(player, letter)
        state.tiles[island] = tile
        state.tiles_left &= ~(1 << tile)
        if up:
            state.face_down &= ~(1 << self.space(name))
        for colour in known:
            state.known[island] |= 1 << self.number(colour)
        state.refresh_sites()
        return self

    def uncover_all(self, *but: str) -> Position:
        """Every island is face up, those named left out; their tiles as they come."""
        for island, space in enumerate(self.board.hidden):
            if self.board.names[space] not in but and self.state.tiles[island] == NONE:
                tile = members(self.state.tiles_left)[-1]
                self.island(self.board.names[space], PLAYER_COLOURS[tile // 3], LETTERS[TILE_LETTERS[tile]])
        return self

    def pedestal_taken(self, name: str, word: str, by: str) -> Position:
        """A statue of that colour stands there, raised by a seat."""
        state, seat = self.state, self.number(by)
        state.pedestals[hue(word)] &= ~(1 << self.space(name))
        state.statues[hue(word)] -= 1
        state.statues_raised[seat] |= 1 << hue(word)
        state.statue_tasks[seat] -= 1
        state.done[seat * 4 + 1] += 1
        state.refresh(seat)
        return self

    def display(self, *names: str) -> Position:
        """These cards lie in the display (with others)."""
        state = self.state
        for place, name in enumerate(names):
            card = EQUIPMENT.index(name)
            if card not in state.display:
                state.equipment_deck = state.equipment_deck & ~(1 << card) | 1 << state.display[place]
                state.display[place] = card
        return self

    def turn(self, colour: str, *dice: str) -> Position:
        """Phase 2 of that seat, with these dice (the rest is spent)."""
        state, seat = self.state, self.number(colour)
        state.active = seat
        state.spent = 0
        for die in range(DICE):
            if die < len(dice):
                state.dice[seat * DICE + die] = hue(dice[die])
            else:
                state.spent |= 1 << die
        state.agenda = [NextTurn(), Consult(seat), Turn(seat)]
        return self

    def begin(self, colour: str, *dice: str) -> Position:
        """The turn of that seat begins (phase 1); its dice lie ready."""
        state, seat = self.state, self.number(colour)
        for die, word in enumerate(dice):
            state.dice[seat * DICE + die] = hue(word)
        state.active = (seat - 1) % state.players
        state.agenda = [NextTurn()]
        settle(state)
        return self

    # --- chance

    def rolls(self, *words: str) -> Position:
        """The next oracle dice."""
        self.chance.loaded.extend(hue(word) for word in words)
        return self

    def titan(self, roll: int) -> Position:
        self.chance.loaded.append(roll - 1)
        return self

    def battle(self, *rolls: int) -> Position:
        self.chance.loaded.extend(rolls)
        return self

    def oracle(self, *words: str) -> Position:
        """The next oracle cards drawn."""
        for word in words:
            self.chance.loaded.append(lambda _, word=word: sum(self.state.oracle_deck[: hue(word)]))  # type: ignore[misc]
        return self

    def wounds(self, *words: str) -> Position:
        """The next injury cards drawn."""
        for word in words:
            self.chance.loaded.append(lambda _, word=word: sum(self.state.injury_deck[: hue(word)]))  # type: ignore[misc]
        return self

    def tile(self, player: str, letter: str) -> Position:
        """The next island tile that chance gives."""
        self.chance.loaded.append(lambda _: members(self.state.tiles_left).index(tile_of(player, letter)))
        return self

    # --- playing

    def asked(self) -> str:
        """The player colour that is asked ("" when the match is over)."""
        return PLAYER_COLOURS[self.state.colours[self.state.agenda[-1].seat]] if self.state.agenda else ""

    def all_asked(self) -> list[str]:
        return [PLAYER_COLOURS[self.state.colours[seat]] for seat in self.state.agenda[-1].seats(self.state)]

    def prompt(self) -> str:
        return str(self.state.agenda[-1].name()) if self.state.agenda else ""

    def legal(self, start: str = "", colour: str = "") -> list[str]:
        """Texts of the legal actions, those that begin with `start`."""
        frame = self.state.agenda[-1]
        seat = self.number(colour) if colour else frame.seat
        texts = (GAME.action_text(self.state, action) for action in frame.legal(self.state, seat))
        return [text for text in texts if text.startswith(start)]

    def play(self, *lines: str) -> Position:
        """Each line is played by the seat that is asked; it must be legal."""
        for line in lines:
            self._play(self.state.agenda[-1].seat, line)
        return self

    def answer(self, colour: str, line: str) -> Position:
        """Where several are asked at once."""
        self._play(self.number(colour), line)
        return self

    def _play(self, seat: int, line: str) -> None:
        action = GAME.parse_action(self.state, line)
        refusal = GAME.refusal(self.state, seat, action)
        assert refusal is None, f"{line}: {refusal}"
        tell = Tell()
        count = self.chance.count
        GAME.play(self.state, seat, action, tell)
        self.sealed = self.chance.count > count or tell.shown_to != 0
        self.events.extend(tell.events)
        assert not GAME.faults(self.state), GAME.faults(self.state)

    def refusal(self, line: str) -> Refusal | None:
        seat = self.state.agenda[-1].seat
        return GAME.refusal(self.state, seat, GAME.parse_action(self.state, line))

    def refused(self, line: str) -> str:
        """The rule that forbids the action ("" if it is legal)."""
        refusal = self.refusal(line)
        return refusal.rule if refusal is not None else ""

    def reason(self, line: str) -> str:
        refusal = self.refusal(line)
        return refusal.reason if refusal is not None else ""

    def happened(self, kind: str) -> list[dict[str, int | str]]:
        return [event.values for event in self.events if event.kind == kind]

    def digest(self) -> str:
        return digest(self.state)

    # --- looking

    def favours(self, colour: str) -> int:
        return self.state.favours[self.number(colour)]

    def strength(self, colour: str) -> int:
        return self.state.strength[self.number(colour)]

    def at(self, colour: str) -> str:
        return self.board.names[self.state.at[self.number(colour)]]

    def row(self, colour: str, god: str) -> int:
        return self.state.rows[self.number(colour) * COLOURS + GODS.index(god)]

    def injuries(self, colour: str) -> dict[str, int]:
        return self._held(self.state.injuries, colour)

    def cards(self, colour: str) -> dict[str, int]:
        return self._held(self.state.cards, colour)

    def _held(self, counts: list[int], colour: str) -> dict[str, int]:
        at = self.number(colour) * COLOURS
        return {word: counts[at + number] for number, word in enumerate(HUES) if counts[at + number]}

    def dice(self, colour: str) -> list[str]:
        seat = self.number(colour)
        return [HUES[face] for face in self.state.dice[seat * DICE : seat * DICE + DICE]]

    def offerings(self, colour: str) -> list[str]:
        return [HUES[number] for number in members(self.state.offerings_aboard[self.number(colour)])]

    def statues(self, colour: str) -> list[str]:
        return [HUES[number] for number in members(self.state.statues_aboard[self.number(colour)])]

    def equipment(self, colour: str) -> list[str]:
        return [EQUIPMENT[card] for card in members(self.state.equipment[self.number(colour)])]

    def companions(self, colour: str) -> list[str]:
        cards = members(self.state.companions[self.number(colour)])
        return [f"{HUES[card // 3]} {COMPANIONS[card % 3]}" for card in cards]

    def done(self, colour: str) -> dict[str, int]:
        seat = self.number(colour)
        return {task: self.state.done[seat * 4 + number] for number, task in enumerate(TASKS)}

    def open(self, colour: str) -> int:
        return self.state.open_tasks[self.number(colour)]

    def has_shrine(self, name: str) -> bool:
        return bool(self.state.shrines >> self.space(name) & 1)

    def face_down(self, name: str) -> bool:
        return bool(self.state.face_down >> self.space(name) & 1)

    def places(self) -> dict[str, int]:
        return {PLAYER_COLOURS[self.state.colours[seat]]: place for seat, place in enumerate(self.state.places)}


def tile_of(player: str, letter: str) -> int:
    colour = PLAYER_COLOURS.index(player)
    return next(tile for tile in range(colour * 3, colour * 3 + 3) if LETTERS[TILE_LETTERS[tile]] == letter)
