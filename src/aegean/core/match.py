"""A match: options, key and the decisions so far. State, log, undo and record are derived from it."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from typing import Any

from aegean.core.chance import KEY_BYTES, Chance, commitment, derive_key
from aegean.core.errors import IllegalAction, UndoRefused
from aegean.core.events import Event, Tell
from aegean.core.frame import State
from aegean.core.game import Decision, Game, Result, View
from aegean.core.options import Options
from aegean.core.refusal import Refusal

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
        chance.drawn = []
        tell = Tell()
        self.state: Any = game.deal(options, chance, tell)
        self.dealt: Draws = chance.drawn
        self.dealt_events = tell.events
        self.dealt_digest = digest(self.state)

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

    def view_at(self, number: int, audience: int) -> View:
        """What an audience could know after the first `number` moves."""
        return self._replayed(number).view(audience)

    def _replayed(self, number: int) -> Match:
        """The same match after its first `number` moves, each with the draws it had."""
        again = Match(self.game, self.options, Chance(self.key), self.names)
        for move in self.moves[:number]:
            again.state.chance.count = move.draw_number
            again.play(move.seat, move.action)
        return again

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
        return Attempt(move, after, bool(move.draws) or tell.shown_to != 0)

    def play(self, seat: int, action: int) -> Move:
        """Carry out a legal action."""
        attempt = self.attempt(seat, action)
        if self._undoable and self.moves[-1].seat != seat:
            self._undoable.clear()
        if attempt.seals:
            self._undoable.clear()
        else:
            self._undoable.append(self.state)
        self.state = attempt.after
        self.moves.append(attempt.move)
        return attempt.move

    # --- undo

    def can_undo(self, seat: int) -> bool:
        return self.undoable(seat) > 0

    def undoable(self, seat: int) -> int:
        """How many of its last decisions the seat may take back."""
        return len(self._undoable) if self.moves and self.moves[-1].seat == seat else 0

    def undo(self, seat: int) -> Move:
        """Take back the seat's last decision: never across chance, something shown, or another seat's decision."""
        if not self.moves or self.moves[-1].seat != seat:
            raise UndoRefused("nothing-to-undo")
        if not self._undoable:
            raise UndoRefused("undo-sealed")
        self.state = self._undoable.pop()
        return self.moves.pop()

    def rewind(self, number: int) -> None:
        """Back to the first `number` moves, across seals: only by consent of all. What chance gave is not given again:
        the stream goes on with fresh draws."""
        used: int = self.state.chance.count
        again = self._replayed(number)
        again.state.chance.count = used
        self.state = again.state
        self.moves = again.moves
        self._undoable = []
