"""Pictures of a tuning, as SVG: no more than lines, bars and words, so no library draws them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from html import escape

from aegean.arena.tune import Tuning

WIDTH, HEIGHT = 900, 340
LEFT, RIGHT, TOP, BOTTOM = 60, 190, 40, 40
INK, FAINT = "#26323d", "#c9d1d6"
COLOURS = ("#1f6f8b", "#c8553d", "#588157", "#8e6c8a", "#d19c1d", "#3d5a80", "#9a3b3b", "#4f772d")
DASHES = ("", "6 3", "2 3")
TICKS = 4


@dataclass
class Line:
    """Points from left to right; `low` and `high` are the ends of a bar at each."""

    name: str
    points: Sequence[tuple[float, float]]
    bars: Sequence[tuple[float, float]] = ()


@dataclass
class Chart:
    title: str
    lines: list[Line] = field(default_factory=list)
    rule: float | None = None  # a line to compare with
    percent: bool = False

    def svg(self, at: int) -> list[str]:
        across = [x for line in self.lines for x, _ in line.points] or [0.0]
        up = [y for line in self.lines for _, y in line.points] + [
            y for line in self.lines for bar in line.bars for y in bar
        ]
        up += [] if self.rule is None else [self.rule]
        right, low, high = max(*across, 1.0), min(up, default=0.0), max(up, default=1.0)
        high += (high - low or 1.0) * 0.05
        low -= (high - low) * 0.05

        def x(value: float) -> float:
            return round(LEFT + (WIDTH - LEFT - RIGHT) * value / right, 1)

        def y(value: float) -> float:
            return round(at + TOP + (HEIGHT - TOP - BOTTOM) * (high - value) / (high - low), 1)

        parts = [words(LEFT, at + TOP - 14, self.title, bold=True)]
        for tick in range(TICKS + 1):
            value = low + (high - low) * tick / TICKS
            parts.append(stroke(x(0), y(value), x(right), y(value), FAINT))
            parts.append(
                words(LEFT - 8, y(value) + 4, f"{value:.0%}" if self.percent else f"{value:.2f}", anchor="end")
            )
            parts.append(words(x(right * tick / TICKS), y(low) + 18, f"{right * tick / TICKS:.0f}", anchor="middle"))
        if self.rule is not None:
            parts.append(stroke(x(0), y(self.rule), x(right), y(self.rule), INK))
        names = sorted(
            range(len(self.lines)),
            key=lambda number: -self.lines[number].points[-1][1] if self.lines[number].points else 0,
        )
        for place, number in enumerate(names):
            line = self.lines[number]
            colour = COLOURS[number % len(COLOURS)]
            dash = DASHES[number // len(COLOURS) % len(DASHES)]
            path = " ".join(f"{x(a)},{y(b)}" for a, b in line.points)
            parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-dasharray="{dash}"/>')
            for (a, _), (least, most) in zip(line.points, line.bars, strict=False):
                parts.append(stroke(x(a), y(least), x(a), y(most), colour))
            step = min(14.0, (HEIGHT - TOP - BOTTOM) / len(names))
            parts.append(
                words(WIDTH - RIGHT + 12, at + TOP + 8 + step * place, line.name, colour, size=min(11.0, step))
            )
        return parts


def words(
    x: float, y: float, text: str, colour: str = INK, *, anchor: str = "start", bold: bool = False, size: float = 11.0
) -> str:
    style = f'fill="{colour}" font-size="{size:g}" text-anchor="{anchor}"' + (' font-weight="bold"' if bold else "")
    return f'<text x="{x}" y="{y}" {style}>{escape(text)}</text>'


def stroke(x1: float, y1: float, x2: float, y2: float, colour: str) -> str:
    return f'<line x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}" stroke="{colour}"/>'


def drawn(charts: Sequence[Chart]) -> str:
    tall = HEIGHT * len(charts)
    parts = [part for number, chart in enumerate(charts) for part in chart.svg(number * HEIGHT)]
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {tall}" font-family="sans-serif">'
    return "\n".join([head, f'<rect width="{WIDTH}" height="{tall}" fill="white"/>', *parts, "</svg>", ""])


def tuning_picture(tuning: Tuning, strength: str, numbers: str) -> str:
    """How the learned numbers did against the start, and how far each has gone from there (as a factor)."""
    checks = tuning.checks
    wins = Line(
        "", [(check.step, check.wins / check.matches) for check in checks if check.matches],
        [check.interval() for check in checks if check.matches],
    )  # fmt: skip
    ways = [
        Line(name, [(0, 1.0), *((step, math.exp(mean[name])) for step, mean in tuning.trail)]) for name in tuning.mean
    ]
    return drawn([Chart(strength, [wins], 0.5, percent=True), Chart(numbers, ways, 1.0)])
