"""The map of Civilization in a terminal: three characters a square (four where there is room) on the colour of its
terrain, columns A, B, ... and rows from 1 as in actions.

A square shows what matters most: figures, else a city, else what stands or lies on its terrain. What begins with a
digit belongs to the player of that number; the rest is told by `look SQUARE`."""

from __future__ import annotations

from typing import Final

from aegean.core.screen import Canvas, Row, Span
from aegean.games.civilization.layout import column_name
from aegean.games.civilization.pieces import (
    BACKS,
    BUILDINGS,
    CITIES,
    COIN,
    CULTURE,
    FIELD,
    GOODS,
    NONE,
    NOTHING,
    RESOURCES,
    TERRAINS,
    UNKNOWN,
    WONDERS,
)
from aegean.games.civilization.state import building_on, is_relic, person_on, wonder_on
from aegean.games.civilization.terminal_words import MOST, Table

CELL: Final = 3  # characters of a square
EDGE: Final = 3  # the numbers of the rows, on both sides
GROUNDS: Final = ("grass", "wood", "rock", "sand", "sea")  # by terrain: the words of `core.screen`
# Places of the signs in `map-figures` and `map-cities`.
ARMIES_ONLY: Final = 0
SCOUTS_ONLY: Final = 1
MIXED: Final = 2
PLAIN_CITY: Final = 0
CAPITAL_CITY: Final = 1
METROPOLIS: Final = 2
NAMED_BUILDINGS: Final = tuple(face for face, name in enumerate(BUILDINGS) if name)


def seat_style(table: Table, seat: int) -> str:
    return table.seats[seat]["colour"]


def map_width(table: Table, cell: int) -> int:
    return width_of(table.layout.columns, cell)


def width_of(columns: int, cell: int) -> int:
    return 2 * EDGE + columns * cell


def draw_map(table: Table, cell: int = CELL, room: int = MOST) -> list[Row]:
    """`cell` is the width of a square; what is more than three characters is ground only. A map that is too wide stands
    in two halves below each other."""
    columns = table.layout.columns
    if map_width(table, cell) <= room:
        return draw_columns(table, cell, 0, columns)
    half = columns // 2
    return [*draw_columns(table, cell, 0, half), *draw_columns(table, cell, half, columns)]


def draw_columns(table: Table, cell: int, first: int, end: int) -> list[Row]:
    layout = table.layout
    canvas = Canvas(width_of(end - first, cell), layout.rows + 2)
    for x in range(first, end):
        for y in (0, layout.rows + 1):
            canvas.write(EDGE + (x - first) * cell, y, f"{column_name(x):^{CELL}}", "dim")
    for y in range(layout.rows):
        for x in (0, EDGE + (end - first) * cell):
            canvas.write(x, y + 1, f"{y + 1:>2}" if x == 0 else f"{y + 1:>3}", "dim")
    for square in range(layout.size):
        if first <= layout.x[square] < end:
            write_square(table, canvas, square, EDGE + (layout.x[square] - first) * cell, cell)
    return canvas.rows()


def write_square(table: Table, canvas: Canvas, square: int, x: int, cell: int) -> None:
    y, terrain = table.layout.y[square] + 1, table.state.terrain[square]
    if terrain != UNKNOWN:
        canvas.write(x, y, " " * cell, GROUNDS[terrain])
    for sign, style in draw_square(table, square):
        canvas.write(x, y, sign, "alert" if fought_over(table, square) else style)
        x += len(sign)


def fought_over(table: Table, square: int) -> bool:
    fight = table.state.fight
    return fight is not None and fight.square == square


def draw_square(table: Table, square: int) -> list[Span]:
    """Three characters."""
    state = table.state
    if state.terrain[square] == UNKNOWN:
        return [(" · ", "dim")]
    ground = GROUNDS[state.terrain[square]]
    seats = table.figures_at(table.layout.names[square])
    if seats:
        return [(figure_signs(table, square, seats), seat_style(table, seats[0]))]
    if state.centre_of[square] != NONE:
        return [city_signs(table, state.centre_of[square])]
    letter = table.text("map-terrains")[state.terrain[square]]
    disaster = state.disaster[square] != NONE
    signs, style = content(table, square)
    return [(letter.upper() if disaster else letter, f"{ground} dim"), (signs, f"{ground} {style}".strip())]


def figure_signs(table: Table, square: int, seats: list[int]) -> str:
    """1A3: three armies of player 1; 1s1: a scout; 1&3: three armies with scouts; 1*2: figures of players 1 and 2."""
    if len(seats) > 1:
        return f"{seats[0] + 1}*{seats[1] + 1}"
    armies, scouts = table.count(table.layout.names[square], seats[0])
    kind = ARMIES_ONLY if not scouts else MIXED if armies else SCOUTS_ONLY
    return f"{seats[0] + 1}{table.text('map-figures')[kind]}{armies or scouts}"


def city_signs(table: Table, city: int) -> Span:
    """1C#: the capital of player 1, with walls; c a city, M a metropolis (on two squares)."""
    seat = city // CITIES
    kind = PLAIN_CITY if city % CITIES else CAPITAL_CITY if table.state.second[city] == NONE else METROPOLIS
    walls = "#" if table.state.walls >> city & 1 else " "
    return f"{seat + 1}{table.text('map-cities')[kind]}{walls}", f"block {seat_style(table, seat)}"


def content(table: Table, square: int) -> Span:
    """Two characters for what lies on the terrain."""
    state = table.state
    piece = state.piece[square]
    if piece != NOTHING:
        return piece_signs(table, piece), "bold"
    name = table.layout.names[square]
    if name in table.spots:
        letter = table.text("map-spots")[state.spot[square]]
        if is_relic(state, square):
            return f"{letter}!", "bold"
        return f"{letter}{'!' if table.spots[name]['mark'] else '?'}", "bold"
    if state.resource_at(square) != NONE:
        return f"{table.text('map-resources')[state.resource_at(square)]} ", ""
    if state.yields[square] >> COIN & FIELD:
        return "$ ", ""
    return ("* ", "") if state.yields[square] >> CULTURE & FIELD else ("  ", "")


def piece_signs(table: Table, piece: int) -> str:
    """A building by two letters, a wonder by * and its first letter, a great person by @ and the letter of the type."""
    face, wonder = building_on(piece), wonder_on(piece)
    if face != NONE:
        return table.text("map-buildings").split()[NAMED_BUILDINGS.index(face)]
    if wonder != NONE:
        return f"*{table.word('wonder', WONDERS[wonder])[0]}"
    return f"@{table.text('map-people')[person_on(piece)]}"


def legend(table: Table) -> list[Span]:
    """The letters of the terrains on their ground, and those of what lies on them."""
    text = table.text
    spans = [
        (f"{letter} {table.word('terrain', name)}", ground)
        for letter, name, ground in zip(text("map-terrains"), TERRAINS, GROUNDS, strict=True)
    ]
    spans += [(f"{text('map-resources')[good]} {table.word('resource', RESOURCES[good])}", "") for good in range(GOODS)]
    spans += [(f"* {text('label-culture')}", ""), (f"$ {text('label-coins')}", "")]
    return spans + [(f"{text('map-spots')[back]}? {table.word('back', name)}", "") for back, name in enumerate(BACKS)]
