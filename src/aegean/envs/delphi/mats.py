"""The seats of The Oracle of Delphi as entries of an observation."""

from __future__ import annotations

from typing import Any, Final

from aegean.core.game import View
from aegean.envs.delphi.chart import WATER, Chart
from aegean.envs.layout import MOST, Layout
from aegean.games.delphi.pieces import (
    COMPANIONS,
    EQUIPMENT,
    GODS,
    HUES,
    LETTERS,
    PLAYER_COLOURS,
    SHIPS,
    TASKS,
)  # fmt: skip

HUE: Final = {name: number for number, name in enumerate(HUES)}
CARD: Final = {name: number for number, name in enumerate(EQUIPMENT)}
SHIP: Final = {name: number for number, name in enumerate(SHIPS)}
LETTER: Final = {name: number for number, name in enumerate(LETTERS)}
PLAYER: Final = {name: number for number, name in enumerate(PLAYER_COLOURS)}
COMPANION: Final = {name: number for number, name in enumerate(COMPANIONS)}
COMPANION_NAMES: Final = tuple(f"{hue} {kind}" for hue in HUES for kind in COMPANIONS)
HARBOURS: Final = (*(f"water {number}" for number in range(1, WATER + 1)), "zeus")

COUNTS: Final = (("favours", 10), ("strength", 5), ("range", 6), ("storage", 4))
BY_COLOUR: Final = ("injuries", "cards")
COLOUR_SETS: Final = ("offerings", "statues", "needs_offerings", "needs_statues", "needs_monsters")
TASK_SETS: Final = ("offerings", "monsters")


class Mat:
    """Where the entries of one seat stand."""

    def __init__(self, layout: Layout, name: str) -> None:
        self.at_player = layout.flags(f"{name} player", PLAYER_COLOURS)
        self.at_ship = layout.flags(f"{name} ship", SHIPS)
        self.at_harbour = layout.flags(f"{name} at", HARBOURS)
        self.counts = [(what, layout.count(f"{name} {what}", unit)) for what, unit in COUNTS]
        self.at_arrived = layout.flag(f"{name} arrived")
        self.at_recovers = layout.flag(f"{name} must_recover")
        self.at_waiting = layout.flag(f"{name} equipment waiting")
        self.at_gods = layout.counts(f"{name} god", GODS, 6)
        self.by_colour = [(what, layout.counts(f"{name} {what}", HUES, 3)) for what in BY_COLOUR]
        self.at_dice = layout.counts(f"{name} dice left", HUES, 3)
        self.at_equipment = layout.flags(f"{name} equipment", EQUIPMENT)
        self.at_companions = layout.flags(f"{name} companion", COMPANION_NAMES)
        self.at_rolls = layout.count(f"{name} rolls to answer", 3)
        self.colour_sets = [(what, layout.flags(f"{name} {what}", HUES)) for what in COLOUR_SETS]
        # tasks
        self.at_open = layout.count(f"{name} tasks open", 12)
        self.at_done = layout.counts(f"{name} tasks done", TASKS, 3)
        self.at_shrines = layout.flags(f"{name} shrine task", LETTERS)
        self.at_statues = layout.count(f"{name} statue tasks", 3)
        self.task_sets = [(what, layout.flags(f"{name} task {what}", HUES)) for what in TASK_SETS]
        self.at_white = layout.flags(f"{name} task", ("offering_white", "monster_white"))

    def write(self, view: View, mat: dict[str, Any], chart: Chart, out: bytearray) -> None:
        player: str = mat["colour"]
        place: str = mat["at"]
        out[self.at_player + PLAYER[player]] = 1
        out[self.at_harbour + chart.harbour[place]] = 1
        ship: str | None = mat["ship"]
        if ship is not None:
            out[self.at_ship + SHIP[ship]] = 1
        for name, at in self.counts:
            value: int = mat[name]
            out[at] = min(value, MOST)
        if mat["arrived"]:
            out[self.at_arrived] = 1
        if mat["must_recover"]:
            out[self.at_recovers] = 1
        if mat["waiting"] is not None:
            out[self.at_waiting] = 1
        rows: dict[str, int] = mat["gods"]
        write_numbers(rows, self.at_gods, out)
        for name, at in self.by_colour:
            numbers: dict[str, int] = mat[name]
            write_numbers(numbers, at, out)
        self._dice(view, mat, out)
        self._cards(mat, out)
        for name, at in self.colour_sets:
            hues: list[str] = mat[name]
            for hue in hues:
                out[at + HUE[hue]] = 1
        self._tasks(mat["tasks"], out)

    def _dice(self, view: View, mat: dict[str, Any], out: bytearray) -> None:
        """Those of the active seat that are not spent, and all of the others."""
        spent: list[int] = view["turn"]["spent"] if view["active"] == mat["seat"] else []
        dice: list[str] = mat["dice"]
        for die, face in enumerate(dice):
            if die not in spent:
                out[self.at_dice + HUE[face]] += 1
        rolls: list[Any] = mat["rolls"]
        out[self.at_rolls] = min(len(rolls), MOST)

    def _cards(self, mat: dict[str, Any], out: bytearray) -> None:
        cards: list[str] = mat["equipment"]
        for card in cards:
            out[self.at_equipment + CARD[card]] = 1
        companions: list[list[str]] = mat["companions"]
        for pair in companions:
            out[self.at_companions + companion_number(pair)] = 1

    def _tasks(self, tasks: dict[str, Any], out: bytearray) -> None:
        left: int = tasks["open"]
        statues: int = tasks["statues"]
        out[self.at_open] = left
        out[self.at_statues] = statues
        done: dict[str, int] = tasks["done"]
        write_numbers(done, self.at_done, out)
        shrines: list[str] = tasks["shrines"]
        for letter in shrines:
            out[self.at_shrines + LETTER[letter]] = 1
        for name, at in self.task_sets:
            hues: list[str] = tasks[name]
            for hue in hues:
                out[at + HUE[hue]] = 1
        if tasks["offering_white"]:
            out[self.at_white] = 1
        if tasks["monster_white"]:
            out[self.at_white + 1] = 1


def companion_number(pair: list[str]) -> int:
    return 3 * HUE[pair[0]] + COMPANION[pair[1]]


def write_numbers(numbers: dict[str, int], at: int, out: bytearray) -> None:
    """The values of a view's dict, which always has the same keys in the same order."""
    for number in numbers.values():
        if number:
            out[at] = min(number, MOST)
        at += 1
