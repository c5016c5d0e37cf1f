"""Any earlier position of a match, and matches that go along with another one."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

import pytest

from aegean.core.errors import UndoRefused
from aegean.core.match import EVERY, Match, Move, digest
from aegean.core.record import read_record, verify, write_record
from aegean.games.cyclades.game import GAME

MOVES = 3 * EVERY + 20


class Counting(Match):
    """Says how many moves were played again."""

    again = 0

    def _redo(self, state: Any, move: Move) -> None:
        self.again += 1
        super()._redo(state, move)


def play_on(match: Match, dice: random.Random, until: int) -> None:
    while len(match.moves) < until:
        decision = match.decisions()[0]
        match.play(decision.seat, dice.choice(decision.actions))


@pytest.fixture(scope="module")
def long() -> Counting:
    match = Counting.start(GAME, GAME.make_options(3, {}), key=b"looking back on a match of 170 m")
    assert isinstance(match, Counting)
    dice = random.Random(1)
    play_on(match, dice, 2 * EVERY + 30)
    match.rewind(EVERY + 10)
    play_on(match, dice, MOVES)
    return match


def test_every_earlier_state_is_the_one_that_was(long: Counting) -> None:
    assert digest(long.state_at(0)) == long.dealt_digest
    for number, move in enumerate(long.moves, start=1):
        assert digest(long.state_at(number)) == move.digest
    assert digest(long.state) == long.moves[-1].digest, "looking back changes nothing"


def test_no_look_back_plays_many_moves_again(long: Counting) -> None:
    for number in range(MOVES + 1):
        long.again = 0
        long.state_at(number)
        assert long.again < EVERY


def test_walking_through_a_match_plays_every_move_once(long: Counting) -> None:
    long.again = 0
    seen = [(digest(before), digest(after)) for _, before, after in long.walk()]
    assert long.again == MOVES
    marks = [long.dealt_digest, *(move.digest for move in long.moves)]
    assert seen == list(pairwise(marks))


def test_undo_forgets_a_state_that_was_kept() -> None:
    dice = random.Random(2)
    for attempt in range(200):
        match = Match.start(GAME, GAME.make_options(3, {}), key=attempt.to_bytes(32, "big"))
        while len(match.moves) < EVERY:
            decision = match.decisions()[0]
            match.play(decision.seat, dice.choice(decision.actions))
        seat = match.moves[-1].seat
        if match.can_undo(seat):
            break
    taken = match.undo(seat)
    decision = match.decisions()[0]
    match.play(seat, next(action for action in decision.actions if action != taken.action))
    assert digest(match.state_at(EVERY)) == match.moves[-1].digest
    assert match.moves[-1].digest != taken.digest


def test_a_match_that_follows_another_goes_on_with_draws_it_never_saw(long: Counting) -> None:
    number = EVERY + 5
    used = long.state.chance.count
    fork = Match.start(GAME, long.options, key=long.key)
    fork.follow([(move.seat, move.text, move.draw_number) for move in long.moves[:number]], used)
    assert [move.digest for move in fork.moves] == [move.digest for move in long.moves[:number]]
    with pytest.raises(UndoRefused):
        fork.undo(fork.moves[-1].seat)
    dice = random.Random(3)
    while not any(move.draws for move in fork.moves[number:]):
        decision = fork.decisions()[0]
        fork.play(decision.seat, dice.choice(decision.actions))
    assert next(move.draw_number for move in fork.moves[number:] if move.draws) == used
    text = write_record(fork, with_key=True)
    assert f"@{used}" in text
    assert digest(verify(read_record(text)).state) == digest(fork.state)
