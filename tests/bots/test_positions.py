"""Every level above beginner solves at least 95 % of the positions in which one choice is plainly right."""

from __future__ import annotations

import pytest

from aegean.bots.bot import make_bot
from aegean.core.chance import Chance
from aegean.games.cyclades.game import GAME
from tests.bots.positions import PUZZLES, Puzzle
from tests.cyclades.position import Position

SOLVED = 0.95
# Those that search for seconds see what is plainly right with a quarter of their budget.
LEVELS = ["greedy", "planner", "searcher:nodes=3000", "learned:nodes=3000"]


def answer(position: Position, spec: str, name: str) -> str:
    bot = make_bot(spec, "cyclades", Chance(name.encode().ljust(32, b".")[:32]))
    decision = GAME.decisions(position.state)[0]
    action = bot.choose(GAME, GAME.view(position.state, decision.seat), decision)
    return GAME.action_text(position.state, action)


def solves(spec: str, puzzle: Puzzle) -> bool:
    position = puzzle.build()
    line = answer(position, spec, puzzle.name)
    if puzzle.right and not line.startswith(puzzle.right):
        return False
    if puzzle.wrong and line in puzzle.wrong:
        return False
    if puzzle.goal is not None:
        for _ in range(20):
            position.play(line)
            if position.asked() != "blue" or line == "end" or puzzle.goal(position):
                break
            line = answer(position, spec, puzzle.name)
        return puzzle.goal(position)
    return True


def test_the_positions_are_enough_and_sound() -> None:
    assert len(PUZZLES) >= 30
    assert len({puzzle.name for puzzle in PUZZLES}) == len(PUZZLES)
    for puzzle in PUZZLES:
        position = puzzle.build()
        assert not GAME.faults(position.state), puzzle.name
        assert position.asked() == "blue", puzzle.name
        legal = position.legal()
        assert len(legal) > 1, puzzle.name
        for word in (*puzzle.right, *puzzle.wrong):
            assert any(line.startswith(word) for line in legal), f"{puzzle.name}: {word} is no answer here"


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_solves_the_positions(level: str) -> None:
    missed = [puzzle.name for puzzle in PUZZLES if not solves(level, puzzle)]
    assert len(missed) <= (1 - SOLVED) * len(PUZZLES), missed
