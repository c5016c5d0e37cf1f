"""Guided matches: a game ships records, and the table tells the learner what comes next as long as it is followed."""

from __future__ import annotations

from functools import cache
from importlib import resources

from aegean.core.match import Match
from aegean.core.record import Record, read_record, replay
from aegean.core.text import Text
from aegean.server.table import Table
from aegean.server.wire import Lesson

LEVEL = "lesson"  # of the seats that the script moves
LEARNER = 0


@cache
def lesson_record(game: str, name: str) -> Record | None:
    """The record of a lesson; None if the game has none of that name."""
    file = resources.files(f"aegean.games.{game}").joinpath("lessons", f"{name}.record")
    return read_record(file.read_text("utf-8")) if name.isalnum() and file.is_file() else None


@cache
def script(game: str, name: str) -> list[tuple[int, str]]:
    """Seat and action of every move of a lesson."""
    record = lesson_record(game, name)
    return [(move.seat, move.text) for move in replay(record).moves] if record is not None else []


def _follows(match: Match, lines: list[tuple[int, str]]) -> bool:
    """Has everything been played as the lesson wants it?"""
    made = [(move.seat, move.text) for move in match.moves[: len(lines)]]
    return made == lines[: len(made)]


def scripted(table: Table, seat: int) -> str:
    """What the script plays for this seat now; "" if the match left it or it is at its end."""
    if not table.about.lesson or table.match is None:
        return ""
    lines = script(table.about.game, table.about.lesson)
    number = len(table.match.moves)
    if number >= len(lines) or not _follows(table.match, lines) or lines[number][0] != seat:
        return ""
    return lines[number][1]


def lesson_for(table: Table, text: Text) -> Lesson | None:
    """Where the learner stands; who left the script is told so, and the match goes on against bots."""
    name = table.about.lesson
    if not name or table.match is None:
        return None
    lines = script(table.about.game, name)
    made = len(table.match.moves)
    of = sum(1 for seat, _ in lines if seat == LEARNER)
    done = sum(1 for seat, _ in lines[:made] if seat == LEARNER)
    if not _follows(table.match, lines):
        return Lesson(done, of, text("lesson-left"), [])
    if made >= len(lines):
        return Lesson(of, of, text(f"lesson-{name}-done"), [])
    seat, action = lines[made]
    if seat != LEARNER:
        return Lesson(done, of, "", [])
    return Lesson(done + 1, of, text(f"lesson-{name}-{done + 1}"), [action])
