"""Every level of bot solves nearly all puzzles."""

from __future__ import annotations

import pytest

from aegean.bots.bot import bot_levels, make_bot
from aegean.core.chance import Chance
from aegean.games.delphi.game import GAME
from tests.bots.delphi_positions import PUZZLES, Puzzle

SHARE = 0.95


def lines_of(puzzle: Puzzle, level: str) -> tuple[list[str], str]:
    """What the level does: one answer, or everything until its turn is over."""
    position = puzzle.build()
    bot = make_bot(level, "delphi", Chance(puzzle.name.encode().ljust(32, b".")[:32]))
    lines: list[str] = []
    while position.state.agenda and (not lines or (not puzzle.one and lines[-1] != "end")):
        decision = next(found for found in GAME.decisions(position.state) if found.seat == 0)
        action = bot.choose(GAME, GAME.view(position.state, 0), decision)
        lines.append(GAME.action_text(position.state, action))
        if not puzzle.one and lines[-1] != "end":
            position.play(lines[-1])
    return lines, position.at("red")


def failed(level: str) -> list[str]:
    found: list[str] = []
    for puzzle in PUZZLES:
        lines, at = lines_of(puzzle, level)
        if not puzzle.solved(lines, at):
            found.append(f"{puzzle.name}: {', '.join(lines)}")
    return found


@pytest.mark.parametrize("level", [level for level in bot_levels("delphi") if level != "random"])
def test_levels_solve_the_puzzles(level: str) -> None:
    failures = failed(level)
    assert len(failures) <= (1 - SHARE) * len(PUZZLES), "\n".join(failures)


def test_there_are_enough_puzzles_and_random_does_not_solve_them() -> None:
    """A table that chance could pass would prove nothing."""
    assert len(PUZZLES) >= 30
    assert len({puzzle.name for puzzle in PUZZLES}) == len(PUZZLES)
    assert len(failed("random")) > 0.4 * len(PUZZLES)
