"""A table with one learner: bots sit in the other seats, or the learner plays all of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np

from aegean.bots.bot import Bot, RandomBot, make_bot
from aegean.core.chance import KEY_BYTES, Chance
from aegean.core.errors import AegeanError
from aegean.core.options import OptionValue
from aegean.envs.numbering import NO_ACTION
from aegean.envs.rewards import Scores
from aegean.envs.table import MAX_STEPS, NOBODY, Table

RANDOM: Final = "random"  # the learner's seat is drawn for every match
ROTATE: Final = "rotate"  # seat 0 in the first match after a seed, then the next one
ILLEGAL: Final = -1.0  # the reward for a number that the mask does not allow; the match ends there

Opponents = str | Sequence[str] | None
Seating = int | str


class Solo:
    """`seat` is the learner's. With opponents it is fixed for the match and play goes on until the learner is asked
    again; without, it is the seat that is asked, turn by turn."""

    def __init__(
        self,
        game: str = "cyclades",
        players: int = 2,
        opponents: Opponents = "random",
        seat: Seating = RANDOM,
        options: Mapping[str, OptionValue] | None = None,
        reward: str = "places",
        max_steps: int | None = MAX_STEPS,
    ) -> None:
        self.table = Table(game, players, options, reward, max_steps)
        self.opponents = _specs(opponents, players)
        for spec in self.opponents:
            make_bot(spec, game, Chance(bytes(KEY_BYTES)))  # a wrong name is said at once
        if seat not in (RANDOM, ROTATE) and not (isinstance(seat, int) and 0 <= seat < players):
            raise AegeanError("bad-seating", seat=seat, most=players - 1)
        self.seating = seat
        self.matches = -1
        self.bots: dict[int, Bot] = {}
        self.seat = NOBODY
        self.illegal = False

    def reset(self, rng: np.random.Generator, again: bool) -> None:
        """The next match; `again` begins a rotation anew, as a seed does."""
        self.matches = 0 if again else self.matches + 1
        self.illegal = False
        self.table.deal(rng.bytes(KEY_BYTES))
        if not self.opponents:
            self.seat = self.table.seat
            return
        players = self.table.players
        if self.seating == RANDOM:
            self.seat = int(rng.integers(players))
        else:
            self.seat = self.matches % players if isinstance(self.seating, str) else self.seating
        self.bots = {}
        for turn, spec in enumerate(self.opponents, start=1):
            self.bots[(self.seat + turn) % players] = make_bot(spec, self.table.game.name, Chance(rng.bytes(KEY_BYTES)))
        self._let_others_play()

    def step(self, number: int) -> float:
        """The learner's choice and all that follows until it is asked again; its reward."""
        table, mover = self.table, self.seat
        action = table.action(number)
        if action == NO_ACTION:
            self.illegal = True
            return ILLEGAL
        table.play(action)
        if self.opponents:
            self._let_others_play()
        elif not table.over():
            self.seat = table.seat
        return table.scores()[mover] if self.over() else 0.0

    def _let_others_play(self) -> None:
        table = self.table
        while table.seat not in (self.seat, NOBODY) and self.seat not in table.fallen() and not table.cut_short():
            bot = self.bots[table.seat]
            if type(bot) is RandomBot:  # needs no view, and a view is dear
                table.play(table.legal[bot.chance.below(len(table.legal))])
            else:
                table.play(bot.choose(table.game, table.game.view(table.state, table.seat), table.decision()))

    def over(self) -> bool:
        """The match is over, or the learner is out of it."""
        if self.illegal or self.table.over():
            return True
        return bool(self.opponents) and self.seat in self.table.fallen()

    def truncated(self) -> bool:
        return not self.over() and self.table.cut_short()

    def scores(self) -> Scores:
        return self.table.scores()

    def about(self) -> dict[str, Any]:
        """What belongs to an observation besides the mask."""
        about: dict[str, Any] = {"seat": self.seat}
        if self.illegal:
            about["illegal"] = True
        result = self.table.result()
        if result is not None:
            about["places"] = np.array(result.places)
            about["rewards"] = np.array(self.scores())
        return about


def _specs(opponents: Opponents, players: int) -> tuple[str, ...]:
    if opponents is None:
        return ()
    specs = (opponents,) * (players - 1) if isinstance(opponents, str) else tuple(opponents)
    if specs and len(specs) != players - 1:
        raise AegeanError("wrong-opponents", opponents=len(specs), others=players - 1)
    return specs
