"""Look at islands and explore them (R-DEL-074 to R-DEL-076, 089 to 099, 288)."""

from __future__ import annotations

from aegean.core.masks import mask_of, members
from aegean.core.refusal import Refusal
from aegean.games.delphi.actions import CLEAR, DECLINE, EXPLORE, LOOK_AT, A, add_spaces, first, kind_of
from aegean.games.delphi.gods import StepsDue
from aegean.games.delphi.pieces import (
    COLOURS,
    HUES,
    LETTERS,
    LONG_SPEAR,
    NONE,
    OMEGA,
    PHI,
    PLAYER_COLOURS,
    PSI,
    PSI_FAVOURS,
    TILE_LETTERS,
)  # fmt: skip
from aegean.games.delphi.shrine import build_shrine
from aegean.games.delphi.state import DelFrame, Delphi
from aegean.games.delphi.tasks import shrine_tile


def islands_in_reach(state: Delphi, seat: int, colour: int) -> int:
    """R-DEL-089: face-down tiles on adjacent islands with a border of the die's colour."""
    near = state.reach(seat, LONG_SPEAR) if state.switches.long_spear_explores else state.near(seat)
    return near & state.face_down & state.borders[colour]


def explore_refusal(state: Delphi, seat: int, colour: int, space: int) -> Refusal:
    board = state.board
    name = board.names[space]
    if not state.face_down >> space & 1:
        return Refusal("not-face-down", "R-DEL-089", {"space": name})
    if board.colour[space] != colour:
        return Refusal("wrong-colour", "R-DEL-077", {"space": name, "colour": HUES[board.colour[space]]})
    return Refusal("out-of-reach", "R-DEL-078", {"space": name})


def tile_on(state: Delphi, island: int) -> int:
    """The tile of a hidden island; if nobody has seen it yet, chance decides now which one it is."""
    tile = state.tiles[island]
    if tile == NONE:
        left = members(state.tiles_left)
        tile = left[state.chance.below(len(left))]
        state.tiles[island] = tile
        state.tiles_left &= ~(1 << tile)
    return tile


def explore(state: Delphi, seat: int, space: int) -> None:
    """R-DEL-089 to R-DEL-099: the tile is turned over for good; own colour: a shrine, otherwise the letter's reward."""
    board = state.board
    island = board.index_of[space]
    tile = tile_on(state, island)
    state.face_down &= ~(1 << space)
    state.known[island] = 0
    colour, letter = tile // 3, TILE_LETTERS[tile]
    if state.tell is not None:
        state.tell.reveal(
            "island-uncovered",
            {"seat": seat, "space": board.names[space], "player": PLAYER_COLOURS[colour], "letter": LETTERS[letter]},
        )
    if colour in state.colours:
        state.sites[state.colours.index(colour)] |= 1 << space
    if shrine_tile(state, seat, tile):
        build_shrine(state, seat, space)
    else:
        letter_reward(state, seat, letter)


def letter_reward(state: Delphi, seat: int, letter: int) -> None:
    """R-DEL-092 to R-DEL-095."""
    if letter == PSI:
        state.gain_favours(seat, PSI_FAVOURS)
    elif letter == PHI:
        state.draw_oracle(seat)
        state.draw_oracle(seat)
    elif letter == OMEGA:
        state.gain_strength(seat, 1)
        if state.injury_count(seat):
            state.agenda.append(ClearColour(seat))
    else:
        state.agenda.append(StepsDue(seat, 3))


class ClearColour(DelFrame):
    """R-DEL-094, 139: omega discards all injuries of one colour, if the player likes."""

    def legal(self, state: Delphi, seat: int) -> list[int]:
        actions = [CLEAR | colour << A for colour in range(COLOURS) if state.injuries[seat * COLOURS + colour]]
        actions.append(DECLINE)
        return actions

    def refusal(self, state: Delphi, seat: int, action: int) -> Refusal | None:
        if kind_of(action) == CLEAR:
            return Refusal("no-such-injury", "R-DEL-094", {"colour": HUES[first(action)]})
        return Refusal("clear-first", "R-DEL-046")

    def play(self, state: Delphi, seat: int, action: int) -> None:
        state.agenda.pop()
        if kind_of(action) == CLEAR:
            state.heal(seat, first(action))
        else:
            state.say("declines-clearing", {"seat": seat})


# --- looking


def look(state: Delphi, seat: int, spaces: tuple[int, ...]) -> None:
    """R-DEL-074, 076: everybody sees which tiles were looked at, only the player what they show."""
    for space in spaces:
        island = state.board.index_of[space]
        tile = tile_on(state, island)
        state.known[island] |= 1 << seat
        name = state.board.names[space]
        state.say("looks", {"seat": seat, "space": name})
        if state.tell is not None:
            state.tell.only(
                1 << seat, "sees",
                {"space": name, "player": PLAYER_COLOURS[tile // 3], "letter": LETTERS[TILE_LETTERS[tile]]},
            )  # fmt: skip


class LookAt(DelFrame):
    """R-DEL-074, 075, 288: two face-down tiles (one if there is only one) are picked, then both are looked at."""

    def __init__(self, seat: int, picked: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.picked = picked  # spaces

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.picked)

    def about(self, state: Delphi) -> dict[str, int | str]:
        return {"count": 1 if self.picked or state.face_down.bit_count() == 1 else 2}

    def legal(self, state: Delphi, seat: int) -> list[int]:
        actions: list[int] = []
        add_spaces(LOOK_AT, state.face_down & ~mask_of(self.picked), actions)
        return actions

    def refusal(self, state: Delphi, seat: int, action: int) -> Refusal | None:
        if kind_of(action) != LOOK_AT:
            return Refusal("look-first", "R-DEL-046")
        name = state.board.names[first(action)]
        if first(action) in self.picked:
            return Refusal("picked-already", "R-DEL-074", {"space": name})
        return Refusal("not-face-down", "R-DEL-074", {"space": name})

    def play(self, state: Delphi, seat: int, action: int) -> None:
        picked = self.picked + (first(action),)
        if len(picked) < min(2, state.face_down.bit_count()):
            state.agenda[-1] = self.with_picked(picked)
            return
        state.agenda.pop()
        look(state, seat, picked)
        self.seen(state, seat, picked)

    def with_picked(self, picked: tuple[int, ...]) -> LookAt:
        return LookAt(self.seat, picked)

    def seen(self, state: Delphi, seat: int, picked: tuple[int, ...]) -> None:
        """What follows the look."""


class ScoutIslands(LookAt):
    """R-DEL-194, 300: EQ-22 looks at two islands, then one of them must be explored."""

    def with_picked(self, picked: tuple[int, ...]) -> LookAt:
        return ScoutIslands(self.seat, picked)

    def seen(self, state: Delphi, seat: int, picked: tuple[int, ...]) -> None:
        state.agenda.append(ExploreScouted(seat, picked))


class ExploreScouted(DelFrame):
    """R-DEL-194, 300: one of the two islands is explored, the other stays face down."""

    def __init__(self, seat: int, islands: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.islands = islands  # spaces

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.islands)

    def legal(self, state: Delphi, seat: int) -> list[int]:
        actions: list[int] = []
        add_spaces(EXPLORE, mask_of(self.islands), actions)
        return actions

    def refusal(self, state: Delphi, seat: int, action: int) -> Refusal | None:
        if kind_of(action) != EXPLORE:
            return Refusal("explore-first", "R-DEL-300")
        return Refusal("not-scouted", "R-DEL-194", {"space": state.board.names[first(action)]})

    def play(self, state: Delphi, seat: int, action: int) -> None:
        state.agenda.pop()
        explore(state, seat, first(action))
