"""A board of The Oracle of Delphi in numbers. Every board is laid from the same tiles, so it has as many spaces of each
kind as any other: an environment counts the spaces of a kind (row by row) and does not care where they lie."""

from __future__ import annotations

from typing import Final

from aegean.core.masks import members
from aegean.envs.numbering import Numbering
from aegean.games.delphi import actions as a
from aegean.games.delphi import map as maps
from aegean.games.delphi.actions import ANY_LETTER, COLOURLESS, pack
from aegean.games.delphi.map import TILES, Map, Placements, map_of
from aegean.games.delphi.pieces import (
    COLOURS,
    EQUIPMENT_CARDS,
    LETTERS,
    MONSTER,
    OFFERING,
    PLAYER_COLOURS,
    SHIPS,
    SHRINE,
    STATUE,
    SUMMONED,
    WHITE,
)  # fmt: skip


def _spaces(kind: int) -> int:
    return sum(cell.kind == kind for tile in TILES for cell in tile.cells)


WATER: Final = _spaces(maps.WATER)
ISLANDS: Final = _spaces(maps.HIDDEN)
MOUNTAINS: Final = _spaces(maps.MONSTER)
OFFERINGS: Final = _spaces(maps.OFFERING)
TEMPLES: Final = _spaces(maps.TEMPLE)
STATUES: Final = _spaces(maps.STATUE)
CITIES: Final = _spaces(maps.CITY)
FAR: Final = 30  # more steps than any ship has


def number_actions(board: Map) -> Numbering:
    """All well-formed actions on this board; the same order on every board."""
    colours = range(COLOURS)
    listed = [a.END, a.HEAL, a.ADVANCE, a.PRAY, a.ORACLE, a.FAVOURS, a.LOOK, a.DECLINE, a.PAY, a.GIVE_UP]
    listed += [pack(kind, face, colour) for kind in (a.DIE, a.CARD) for face in colours for colour in colours]
    for kind in (a.FREE_DIE, a.FREE_CARD):
        listed += [pack(kind, face, colour) for face in colours for colour in colours if face != colour]
    listed += [pack(a.EXTRA, colour) for colour in range(COLOURLESS + 1)]
    listed += [pack(kind, god) for kind in (a.GOD, a.TRADE, a.STEP, a.CLEAR) for god in colours]
    listed += [pack(a.SUMMON, god) for god in members(SUMMONED)]
    listed += [pack(a.SAIL, space) for space in (*board.water, board.zeus)]
    listed += [pack(kind, space) for kind in (a.EXPLORE, a.BUILD, a.LOOK_AT) for space in board.hidden]
    listed += [pack(a.FIGHT, space, colour) for space in board.mountains for colour in colours]
    listed += [pack(a.LOAD, space, colour) for space in board.offering_islands for colour in colours]
    listed += [pack(a.OFFER, space) for space in board.temple_islands]
    listed += [pack(a.FETCH, space) for space in board.cities]
    listed += [pack(a.RAISE, space) for space in board.statue_islands]
    listed += [pack(a.TAKE, card) for card in range(EQUIPMENT_CARDS)]
    listed += [pack(a.JOIN, card) for card in range(3 * COLOURS)]
    listed += [pack(a.DISCARD, x, y, z) for x in colours for y in range(x, COLOURS) for z in range(y, COLOURS)]
    listed += [pack(a.SHIP, ship) for ship in range(len(SHIPS))]
    listed += [pack(a.RETURN, SHRINE, letter) for letter in (*range(len(LETTERS)), ANY_LETTER)]
    listed.append(pack(a.RETURN, STATUE, WHITE))
    listed += [pack(a.RETURN, task, colour) for task in (OFFERING, MONSTER) for colour in range(WHITE + 1)]
    listed += [pack(a.COLOUR, colour) for colour in range(len(PLAYER_COLOURS))]
    return Numbering(listed)


class Chart:
    """What observations of one board need again and again."""

    def __init__(self, placements: Placements) -> None:
        board = map_of(placements)
        self.placements = placements
        self.board = board
        self.numbering = number_actions(board)
        harbours = (*board.water, board.zeus)
        self.harbour: dict[str, int] = {board.names[space]: index for index, space in enumerate(harbours)}
        self.index: dict[str, int] = {board.names[space]: board.index_of[space] for space in range(board.spaces)}
        self.land = (
            *board.hidden, *board.mountains, *board.offering_islands, *board.temple_islands, *board.statue_islands,
            *board.cities,
        )  # fmt: skip
        printed = bytearray((WATER + ISLANDS) * COLOURS)
        for index, space in enumerate((*board.water, *board.hidden)):
            printed[index * COLOURS + board.colour[space]] = 1
        self.printed = bytes(printed)
        self._steps: dict[int, bytes] = {}

    def steps(self, place: str, way: int) -> bytes:
        """From a space over water to every other one and to Zeus, then to the coast of every island: 0 if there."""
        space = self.board.number[place]
        key = way << 8 | space
        found = self._steps.get(key)
        if found is None:
            row = self.board.distances(way)[space]
            steps = [row[harbour] for harbour in (*self.board.water, self.board.zeus)]
            for island in self.land:
                coast = members(self.board.near[island] & self.board.water_mask)
                steps.append(min([row[harbour] for harbour in coast], default=FAR))
            found = bytes([min(count, FAR) for count in steps])
            self._steps[key] = found
        return found
