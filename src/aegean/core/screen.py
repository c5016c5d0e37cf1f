"""Rows of styled text: how a game shows a view in a terminal without knowing any terminal library."""

from __future__ import annotations

# Text and style: "", "bold", "dim", "land", "alert", or the word of a colour; "block red" is a block of that colour; on
# a map the ground ("grass", "wood", "rock", "sand", "sea"), alone or as in "sea dim" and "sea bold".
Span = tuple[str, str]
Row = list[Span]


class Canvas:
    """A grid of characters with styles to draw a map on."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.cells: list[list[Span]] = [[(" ", "")] * width for _ in range(height)]

    def write(self, x: int, y: int, text: str, style: str = "") -> None:
        for offset, sign in enumerate(text):
            if 0 <= x + offset < self.width:
                self.cells[y][x + offset] = (sign, style)

    def rows(self) -> list[Row]:
        """Neighbouring characters of one style become one span."""
        result: list[Row] = []
        for line in self.cells:
            row: Row = []
            for sign, style in line:
                if row and row[-1][1] == style:
                    row[-1] = (row[-1][0] + sign, style)
                else:
                    row.append((sign, style))
            result.append(row)
        return result


def row_width(row: Row) -> int:
    return sum(len(text) for text, _ in row)


def beside(left: list[Row], right: list[Row], gap: int = 2) -> list[Row]:
    """Two blocks next to each other."""
    width = max((row_width(row) for row in left), default=0) + gap
    joined: list[Row] = []
    for number in range(max(len(left), len(right))):
        row = list(left[number]) if number < len(left) else []
        if number < len(right):
            row.append((" " * (width - row_width(row)), ""))
            row.extend(right[number])
        joined.append(row)
    return joined
