"""A match: options, key and the decisions so far. State, log, undo and record are derived from it."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from aegean.core.chance import KEY_BYTES, Chance, commitment, derive_key
from aegean.core.errors import IllegalAction, UndoRefused
from aegean.core.events import Event, Tell
from aegean.core.frame import State
from aegean.core.game import Decision, Game, Result, View
from aegean.core.options import Options
from aegean.core.refusal import Refusal

EVERY: Final = 50  # moves between two states that are kept

Draws = list[tuple[int, int]]


def digest(state: State) -> str:
    """Eight hexadecimal digits that change when anything true about the match changes."""
    return hashlib.blake2b(repr(state.key()).encode(), digest_size=4).hexdigest()


class Move:
    """One decision that was taken: who, what, what chance gave, what happened, and how the state looked after it."""

    def __init__(
        self, seat: int, word: str, action: int, text: str, at: int, draws: Draws, events: list[Event], after: str
    ) -> None:
        self.seat = seat
        self.word = word  # what the seat was called then (a colour may be chosen later)
        self.action = action
        self.text = text
        self.draw_number = at  # of its first draw in the stream
        self.draws = draws
        self.events = events
        self.digest = after


class Attempt:
    """A move that has not been made yet: the state it leads to, and whether undo could cross it."""

    def __init__(self, move: Move, after: Any, seals: bool) -> None:
        self.move = move
        self.after = after
        self.seals = seals


class Match:
    """Plays by the rules only: every action is checked, and a failing one leaves everything as it was."""

    def __init__(self, game: Game[Any], options: Options, chance: Chance, names: Sequence[str] = ()) -> None:
        self.game = game
        self.options = options
        self.names = list(names) or [""] * options.players
        self.key = chance.key
        self.secret = b""
        self.nonces: list[bytes] = []
        self.moves: list[Move] = []
        self._undoable: list[State] = []  # states before each move since the last seal
        self._kept: list[State] = []  # states after every so many moves, to look back from
        chance.drawn = []
        tell = Tell()
        self.state: Any = game.deal(options, chance, tell)
        self.dealt: Draws = chance.drawn
        self.dealt_events = tell.events
        self.dealt_digest = digest(self.state)
        self._kept.append(self.state.copy())

    @classmethod
    def start(cls, game: Game[Any], options: Options, names: Sequence[str] = (), key: bytes | None = None) -> Match:
        """A new match with a fresh 256-bit key."""
        return cls(game, options, Chance(key if key is not None else secrets.token_bytes(KEY_BYTES)), names)

    @classmethod
    def start_together(
        cls, game: Game[Any], options: Options, names: Sequence[str], secret: bytes, nonces: list[bytes]
    ) -> Match:
        """A match whose key nobody chose: from a secret that was committed to, and a nonce of every seat."""
        match = cls(game, options, Chance(derive_key(secret, nonces)), names)
        match.secret = secret
        match.nonces = nonces
        return match

    @property
    def commitment(self) -> str:
        return commitment(self.secret or self.key)

    # --- asking

    def decisions(self) -> list[Decision]:
        return self.game.decisions(self.state)

    def refusal(self, seat: int, action: int) -> Refusal | None:
        return self.game.refusal(self.state, seat, action)

    def result(self) -> Result | None:
        return self.game.result(self.state)

    def view(self, audience: int) -> View:
        return self.game.view(self.state, audience)

    def events(self, audience: int, since: int = 0) -> list[Event]:
        """What an audience may know of the moves from number `since` on (from 0 on: the deal included)."""
        dealt = [] if since else self.dealt_events
        moved = [event for move in self.moves[since:] for event in move.events]
        return [event for event in dealt + moved if event.known_to(audience)]

    def state_at(self, number: int) -> Any:
        """The state after the first `number` moves, each with the draws it had: from the nearest one that was kept."""
        start = number // EVERY
        state: Any = self._kept[start].copy()
        for move in self.moves[start * EVERY : number]:
            self._redo(state, move)
        return state

    def walk(self) -> Iterator[tuple[Move, Any, Any]]:
        """Every move with the states before and after it."""
        before = self.state_at(0)
        for move in self.moves:
            after = before.copy()
            self._redo(after, move)
            yield move, before, after
            before = after

    def _redo(self, state: Any, move: Move) -> None:
        """A move that was legal once is played again without asking."""
        state.chance = Chance(self.key, move.draw_number)
        self.game.play(state, move.seat, move.action)

    # --- playing

    def attempt(self, seat: int, action: int) -> Attempt:
        """What a legal action would do, worked out on a copy: nothing changes, and an error loses nothing."""
        refusal = self.game.refusal(self.state, seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        word = self.game.seat_names(self.state)[seat]
        text = self.game.action_text(self.state, action)
        after: Any = self.state.copy()
        chance: Chance = after.chance
        at = chance.count
        chance.drawn = []
        tell = Tell()
        self.game.play(after, seat, action, tell)
        move = Move(seat, word, action, text, at, chance.drawn, tell.events, digest(after))
        # after the last move everything is shown
        seals = bool(move.draws) or tell.shown_to != 0 or self.game.result(after) is not None
        return Attempt(move, after, seals)

    def play(self, seat: int, action: int) -> Move:
        """Carry out a legal action."""
        return self.carry_out(self.attempt(seat, action))

    def carry_out(self, attempt: Attempt) -> Move:
        """Make the move that was worked out on a copy of this very state."""
        if self._undoable and self.moves[-1].seat != attempt.move.seat:
            self._undoable.clear()
        if attempt.seals:
            self._undoable.clear()
        else:
            self._undoable.append(self.state)
        self.state = attempt.after
        self.moves.append(attempt.move)
        if len(self.moves) % EVERY == 0:
            self._kept.append(self.state.copy())
        return attempt.move

    # --- undo

    def can_undo(self, seat: int) -> bool:
        return self.undoable(seat) > 0

    def undoable(self, seat: int) -> int:
        """How many of its last decisions the seat may take back."""
        return len(self._undoable) if self.moves and self.moves[-1].seat == seat else 0

    def undo(self, seat: int) -> Move:
        """Take back the seat's last decision: never across chance, something shown, the end of the match or
        another seat's decision."""
        if not self.moves or self.moves[-1].seat != seat:
            raise UndoRefused("nothing-to-undo")
        if not self._undoable:
            raise UndoRefused("undo-sealed")
        self.state = self._undoable.pop()
        move = self.moves.pop()
        del self._kept[len(self.moves) // EVERY + 1 :]
        return move

    def follow(self, moves: Iterable[tuple[int, str, int]], used: int) -> None:
        """Play what another match of the same key played (seat, action, number of the first draw), then go on with draw
        `used`: what chance gave there later is not given again. Nothing of it can be taken back without consent."""
        for seat, text, at in moves:
            self.state.chance.count = at
            self.play(seat, self.game.parse_action(self.state, text))
        self.state.chance.count = used
        self._undoable = []

    def rewind(self, number: int) -> None:
        """Back to the first `number` moves, across seals: only by consent of all. What chance gave is not given again:
        the stream goes on with fresh draws."""
        used: int = self.state.chance.count
        self.state = self.state_at(number)
        self.state.chance = Chance(self.key, used)
        del self.moves[number:]
        del self._kept[number // EVERY + 1 :]
        self._undoable = []
