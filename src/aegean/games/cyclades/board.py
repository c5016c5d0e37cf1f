"""The three boards: who touches whom, what is printed where (R-CYC-018, 150, 233)."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any, Final

ROW_NAMES: Final = "ABCDEFGHIJK"


class Board:
    """Immutable. Seas, isles and slots are numbered; sets of seas or isles are bit masks."""

    def __init__(self, name: str, data: dict[str, Any]) -> None:
        self.name = name
        rows: list[int] = data["rows"]
        isles: dict[str, Any] = data["isles"]
        self.rows = tuple(rows)
        self.isle_names = tuple(isles)
        self.isle_cells = tuple(tuple(isle["cells"]) for isle in isles.values())
        self.isle_prosperity = tuple(int(isle["prosperity"]) for isle in isles.values())
        land = {cell: number for number, cells in enumerate(self.isle_cells) for cell in cells}

        place: dict[str, tuple[int, int]] = {}
        for row, length in enumerate(rows):
            for position in range(length):
                place[f"{ROW_NAMES[row]}{position + 1}"] = (2 * position - (length - 1), row)
        self.cells = place
        self.sea_names = tuple(cell for cell in place if cell not in land)
        self.seas = len(self.sea_names)
        self.isles = len(self.isle_names)
        number_of = {cell: number for number, cell in enumerate(self.sea_names)}
        trade: list[str] = data["trade"]
        self.trade_mask = sum(1 << number_of[cell] for cell in trade)

        neighbours: list[tuple[int, ...]] = []
        sea_isles: list[int] = []
        isle_seas = [0] * self.isles
        at = {spot: cell for cell, spot in place.items()}
        for number, cell in enumerate(self.sea_names):
            x, row = place[cell]
            touching: list[int] = []
            coast = 0
            for spot in (
                (x - 1, row - 1),
                (x + 1, row - 1),
                (x - 2, row),
                (x + 2, row),
                (x - 1, row + 1),
                (x + 1, row + 1),
            ):
                other = at.get(spot)
                if other is None:
                    continue
                if other in land:
                    coast |= 1 << land[other]
                    isle_seas[land[other]] |= 1 << number
                else:
                    touching.append(number_of[other])
            neighbours.append(tuple(sorted(touching)))
            sea_isles.append(coast)
        self.neighbours: tuple[tuple[int, ...], ...] = tuple(neighbours)
        self.sea_seas: tuple[int, ...] = tuple(sum(1 << other for other in row_of) for row_of in neighbours)
        self.sea_isles: tuple[int, ...] = tuple(sea_isles)
        self.isle_seas: tuple[int, ...] = tuple(isle_seas)

        slot_isle: list[int] = []
        slot_covered: list[bool] = []
        slot_names: list[str] = []
        isle_slots: list[tuple[int, ...]] = []
        slot_xy: list[tuple[float, float]] = []
        for number, (isle_name, isle) in enumerate(isles.items()):
            covered: list[int] = isle["covered"]
            start = len(slot_isle)
            for slot, (slot_x, slot_y) in enumerate(isle["slots"], start=1):
                slot_isle.append(number)
                slot_covered.append(slot in covered)
                slot_names.append(f"{isle_name}/{slot}")
                slot_xy.append((slot_x, slot_y))
            isle_slots.append(tuple(range(start, len(slot_isle))))
        self.slots = len(slot_isle)
        self.slot_isle: tuple[int, ...] = tuple(slot_isle)
        self.slot_covered: tuple[bool, ...] = tuple(slot_covered)
        self.slot_names: tuple[str, ...] = tuple(slot_names)
        self.slot_xy: tuple[tuple[float, float], ...] = tuple(slot_xy)
        self.isle_slots: tuple[tuple[int, ...], ...] = tuple(isle_slots)
        self.metropolis_xy = tuple((isle["metropolis"][0], isle["metropolis"][1]) for isle in isles.values())

        self.sea_number: dict[str, int] = number_of
        self.isle_number: dict[str, int] = {isle: number for number, isle in enumerate(self.isle_names)}
        self.slot_number: dict[str, int] = {slot: number for number, slot in enumerate(self.slot_names)}

    def position(self, cell: str) -> tuple[float, float]:
        """Drawing position of a cell: unit = distance of two circle centres, origin = centre of the board."""
        x, row = self.cells[cell]
        return x / 2, round((row - 5) * 0.866, 2)


class StartPosition:
    """One troop on each of these isles, one fleet on each of these seas (R-CYC-019)."""

    def __init__(self, isles: tuple[int, ...], fleets: tuple[int, ...], colour: str) -> None:
        self.isles = isles
        self.fleets = fleets
        self.colour = colour


_BOARDS: Final[dict[str, Board]] = {}
_DATA: Final[dict[str, Any]] = {}

BOARD_OF: Final = {2: "B23", 3: "B23", 4: "B4", 5: "B5"}
SETUP_OF: Final = {3: "three", 4: "four", 5: "five"}


def _data() -> dict[str, Any]:
    if not _DATA:
        text = resources.files("aegean.games.cyclades").joinpath("boards.toml").read_text("utf-8")
        _DATA.update(tomllib.loads(text))
    return _DATA


def board_for(players: int) -> Board:
    name = BOARD_OF[players]
    if name not in _BOARDS:
        _BOARDS[name] = Board(name, _data()[name])
    return _BOARDS[name]


def start_positions(players: int, two_player_setup: str) -> list[StartPosition]:
    board = board_for(players)
    setup = two_player_setup if players == 2 else SETUP_OF[players]
    return [
        StartPosition(
            tuple(board.isle_number[isle] for isle in seat["isles"]),
            tuple(board.sea_number[sea] for sea in seat["fleets"]),
            seat.get("colour", ""),
        )
        for seat in _data()["setups"][setup]
    ]
