"""What a finished match was decided by: chances before and after every decision, luck, choices, and what a bot would
have done.

Of a decision that is taken at chances `before`, leads to `expected` (the mean over what chance could bring) and ends
with `after` (what chance brought): `expected - before` is the choice, `after - expected` is luck. Both sum up to the
way from the first chances to the result. The measure is that of backgammon (Zare, "A Measure of Luck")."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import groupby, islice
from typing import Any

from aegean.arena.chances import Oracle, Vector, can_judge
from aegean.arena.seeds import seeded
from aegean.bots.bot import make_bot
from aegean.bots.reasons import reason_for
from aegean.core.chance import Chance
from aegean.core.errors import AegeanError
from aegean.core.events import Value
from aegean.core.game import Decision, Game, View
from aegean.core.match import Match

ADVISER = "planner:nodes=300"
OUTCOMES = 4
LEAST = 0.005  # what is less is not worth telling


@dataclass(frozen=True)
class Said:
    """An action for people (`action-<key>` of the catalogue) or a reason (`key`), in whatever language."""

    key: str
    values: dict[str, Value]


@dataclass(frozen=True)
class Weighed:
    """One decision. Chances are those of all seats."""

    number: int  # of the move, from 1
    seat: int
    text: str  # what was played, in notation
    said: Said
    before: Vector
    expected: Vector
    after: Vector
    drew: bool
    choices: int  # how many actions were legal
    # what the bot would have played, why, and how much better it is for the seat (below 0: worse)
    bot_text: str
    bot_said: Said
    reason: Said | None
    cost: float

    @property
    def swing(self) -> float:
        """How much of the chances changed hands."""
        return sum(abs(new - old) for new, old in zip(self.after, self.before, strict=True)) / 2


@dataclass
class Balance:
    """Where a seat's result came from: `start + luck + own + others == result`."""

    start: float
    result: float
    luck: float = 0.0
    own: float = 0.0  # its own choices
    others: float = 0.0  # the choices of the others
    choices: int = 0
    agreed: int = 0  # with the bot


@dataclass
class Analysis:
    game: str
    players: int
    adviser: str
    outcomes: int
    start: Vector
    moves: list[Weighed] = field(default_factory=list)

    def curve(self) -> list[Vector]:
        """The chances after the deal and after every move."""
        return [self.start, *(move.after for move in self.moves)]

    def balances(self) -> list[Balance]:
        curve = self.curve()
        found = [Balance(start, result) for start, result in zip(curve[0], curve[-1], strict=True)]
        for move in self.moves:
            for seat, balance in enumerate(found):
                balance.luck += move.after[seat] - move.expected[seat]
                choice = move.expected[seat] - move.before[seat]
                if seat == move.seat:
                    balance.own += choice
                else:
                    balance.others += choice
            if move.choices > 1:
                chooser = found[move.seat]
                chooser.choices += 1
                chooser.agreed += move.text == move.bot_text
        return found

    def swings(self, most: int, seat: int | None = None) -> list[Weighed]:
        """The moves at which most changed, greatest first."""
        moves = [move for move in self.moves if seat in (None, move.seat)]
        return greatest(moves, most, lambda move: move.swing)

    def mistakes(self, most: int, seat: int | None = None) -> list[Weighed]:
        """The choices that were worst beside the bot's: of each turn the worst, since what was left undone at first is
        often left undone again."""
        worst: list[Weighed] = []
        for seat_of, turn in groupby(self.moves, key=lambda move: move.seat):
            if seat in (None, seat_of):
                worst.append(max(turn, key=lambda move: move.cost))
        return greatest(worst, most, lambda move: move.cost)


def greatest(moves: list[Weighed], most: int, size: Callable[[Weighed], float]) -> list[Weighed]:
    found = [move for move in moves if size(move) >= LEAST]
    return sorted(found, key=lambda move: (-size(move), move.number))[:most]


def check(match: Match, adviser: str = ADVISER) -> None:
    if match.result() is None:
        raise AegeanError("analysis-unfinished")
    if not can_judge(match.game.name):
        raise AegeanError("analysis-unknown", game=match.game.name)
    make_bot(adviser, match.game.name, Chance(bytes(32)))


def analyse(
    match: Match, adviser: str = ADVISER, outcomes: int = OUTCOMES, told: Callable[[int, int], None] | None = None
) -> Analysis:
    """The whole match; `told(done, all)` hears how far it is. Same match, same budget: same analysis."""
    check(match, adviser)
    found = begin(match, adviser, outcomes)
    for move in weigh(match, 0, len(match.moves), adviser, outcomes):
        found.moves.append(move)
        if told is not None:
            told(len(found.moves), len(match.moves))
    return found


def begin(match: Match, adviser: str = ADVISER, outcomes: int = OUTCOMES) -> Analysis:
    """Nothing but the chances after the deal."""
    oracle = Oracle(match.game, outcomes)
    start = oracle.chances(match.state_at(0), len(match.dealt))
    return Analysis(match.game.name, match.options.players, adviser, outcomes, start)


def weigh(match: Match, first: int, last: int, adviser: str = ADVISER, outcomes: int = OUTCOMES) -> Iterator[Weighed]:
    """The moves after the first `first` ones, up to number `last`: a match can be analysed in parts."""
    oracle = Oracle(match.game, outcomes)
    drawn = len(match.dealt) + sum(len(move.draws) for move in match.moves[:first])
    before: Vector = []
    for number, (move, state, then) in enumerate(islice(match.walk(), first, last), start=first + 1):
        before = before or oracle.chances(state, drawn)
        stream = drawn
        drawn += len(move.draws)
        after = oracle.chances(then, drawn)
        # where nothing is drawn the choice is all there is
        expected = oracle.after(state, move.seat, move.action, stream) if move.draws else after
        decision = next(each for each in match.game.decisions(state) if each.seat == move.seat)
        view = match.game.view(state, move.seat)
        advised = advice(match.game, view, decision, adviser, number)
        yield Weighed(
            number=number,
            seat=move.seat,
            text=move.text,
            said=Said(*match.game.action_values(state, move.action)),
            before=before,
            expected=expected,
            after=after,
            drew=bool(move.draws),
            choices=len(decision.actions),
            bot_text=match.game.action_text(state, advised),
            bot_said=Said(*match.game.action_values(state, advised)),
            reason=why(match.game, view, decision, advised),
            cost=oracle.gain(view, decision, move.action, advised, stream),
        )
        before = after


def advice(game: Game[Any], view: View, decision: Decision, adviser: str, number: int) -> int:
    """What the bot would have done: it sees what the seat saw."""
    if len(decision.actions) == 1:
        return decision.actions[0]
    bot = make_bot(adviser, game.name, Chance(seeded("adviser", number)))
    return bot.choose(game, view, decision)


def why(game: Game[Any], view: View, decision: Decision, action: int) -> Said | None:
    if len(decision.actions) == 1:
        return None
    reason = reason_for(game, view, decision, action)
    return Said(reason.key, reason.values)
