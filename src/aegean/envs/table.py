"""One match as learners see it: who is asked, an array of what a seat may know, a mask of what it may do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from functools import cache
from pkgutil import resolve_name
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from aegean.core.chance import Chance
from aegean.core.errors import AegeanError
from aegean.core.events import Tell
from aegean.core.game import Decision, Result
from aegean.core.match import Match
from aegean.core.options import OptionValue
from aegean.core.record import write_record
from aegean.core.registry import find_game, game_part
from aegean.core.text import Text
from aegean.envs.encoder import Encoder
from aegean.envs.numbering import NO_ACTION
from aegean.envs.rewards import REWARDS, Scores

ENCODERS: Final = {
    "cyclades": "aegean.envs.cyclades.encoder:CycladesEncoder",
    "delphi": "aegean.envs.delphi.encoder:DelphiEncoder",
}
IDS: Final = {"aegean/Cyclades-v0": "cyclades", "aegean/Delphi-v0": "delphi"}  # as the libraries know them
MAX_STEPS: Final = 5_000  # decisions at the table; a match of people has some hundreds
NOBODY: Final = -1

Observation = NDArray[np.float32]
Mask = NDArray[np.int8]


@cache
def find_encoder(game: str, players: int) -> Encoder:
    place = ENCODERS.get(game)
    if place is None:
        raise AegeanError("no-environment", game=game, known=", ".join(ENCODERS))
    encoder: Encoder = resolve_name(place)(players)
    return encoder


class Table:
    """A match that is played by numbers. `seat` is the seat that is asked, NOBODY when the match is over; where the
    rules ask several at once they are asked one after the other, and none learns what the others answered."""

    def __init__(
        self,
        game: str = "cyclades",
        players: int = 2,
        options: Mapping[str, OptionValue] | None = None,
        reward: str = "places",
        max_steps: int | None = MAX_STEPS,
    ) -> None:
        if reward not in REWARDS:
            raise AegeanError("unknown-reward", reward=reward, known=", ".join(REWARDS))
        if max_steps is not None and max_steps < 1:
            raise AegeanError("at-least-one", value=max_steps)
        self.game = find_game(game)
        self.options = self.game.make_options(players, options or {})
        self.players = players
        self.encoder = find_encoder(game, players)
        self.max_steps = max_steps
        self.observation_names = tuple(self.encoder.layout.names)
        self._score = REWARDS[reward]
        self.factors = (1 / np.array(self.encoder.layout.units)).astype(np.float32)
        self.key = b""
        self.moves: list[tuple[int, int]] = []
        self.state: Any = None
        self.seat = NOBODY
        self.legal: Sequence[int] = ()

    # --- playing

    def deal(self, key: bytes, tell: Tell | None = None) -> None:
        """A new match; everything that chance gives in it follows from the key."""
        self.key = key
        self.moves = []
        self.resume(self.game.deal(self.options, Chance(key), tell))

    def resume(self, state: Any) -> None:
        """Go on from a state."""
        self.state = state
        self._ask()

    def _ask(self) -> None:
        if not self.state.agenda:
            self.seat, self.legal = NOBODY, ()
            return
        frame = self.state.agenda[-1]
        self.seat = frame.seats(self.state)[0]
        self.legal = frame.legal(self.state, self.seat)

    def action(self, number: int) -> int:
        """The action that is asked for by its number; NO_ACTION if it is not legal now."""
        if self.seat == NOBODY:
            return NO_ACTION
        return self.encoder.numbering(self.state, self.seat).action(number, self.legal)

    def play(self, action: int, tell: Tell | None = None) -> None:
        """A legal action of the seat that is asked."""
        self.moves.append((self.seat, action))
        self.game.play(self.state, self.seat, action, tell)
        self._ask()

    def copy(self) -> Table:
        twin = copy(self)
        twin.moves = self.moves[:]
        twin.state = self.state.copy() if self.state is not None else None
        return twin

    def decision(self) -> Decision:
        frame = self.state.agenda[-1]
        return Decision(self.seat, frame.name(), frame.about(self.state), list(self.legal))

    # --- seeing

    def observe(self, seat: int) -> Observation:
        entries = self.encoder.observe(self.game.view(self.state, seat))
        observation: Observation = np.frombuffer(entries, np.uint8) * self.factors
        return observation

    def write(self, seat: int, row: Observation) -> None:
        """The same into a row of a batch."""
        entries = self.encoder.observe(self.game.view(self.state, seat))
        np.multiply(np.frombuffer(entries, np.uint8), self.factors, out=row)

    def marks(self, seat: int) -> bytearray:
        """1 for every number that the seat may choose; nothing for a seat that is not asked."""
        if seat != self.seat or seat == NOBODY:
            return bytearray(self.encoder.actions)
        return self.encoder.numbering(self.state, seat).mask(self.legal)

    def mask(self, seat: int) -> Mask:
        return np.frombuffer(self.marks(seat), np.int8)

    def action_name(self, number: int) -> str:
        """A number as the action's line of text, for the seat that is asked (or the first)."""
        seat = max(self.seat, 0)
        return self.game.action_text(self.state, self.encoder.numbering(self.state, seat).actions[number])

    def draw(self) -> str:
        """What the seat that is asked sees, as the terminal draws it; after the match, what all may see."""
        text = Text("en", self.game.name)
        names = [text(f"colour-{word}").capitalize() for word in self.game.seat_names(self.state)]
        view = self.game.view(self.state, self.seat)
        rows = game_part(self.game.name, "terminal").draw(view, text, names)
        return "\n".join("".join(piece for piece, _ in row).rstrip() for row in rows)

    def record(self) -> str:
        """The match so far as a record that `aegean replay` reads."""
        match = Match.start(self.game, self.options, key=self.key)
        for seat, action in self.moves:
            match.play(seat, action)
        return write_record(match)

    # --- the end

    def over(self) -> bool:
        return self.seat == NOBODY

    def cut_short(self) -> bool:
        """The bound on decisions is reached before the match is over."""
        return self.max_steps is not None and len(self.moves) >= self.max_steps and self.seat != NOBODY

    def result(self) -> Result | None:
        return self.game.result(self.state)

    def fallen(self) -> Sequence[int]:
        return self.encoder.fallen(self.state)

    def scores(self) -> Scores:
        """The rewards of all seats: of those that are out, and after the match of all; 0 as long as it is open."""
        result = self.result()
        if result is not None:
            return self._score(result.places)
        places = [0] * self.players
        for order, seat in enumerate(self.fallen()):
            places[seat] = self.players - order  # nobody who falls later ends below
        return [score if places[seat] else 0.0 for seat, score in enumerate(self._score(places))]
