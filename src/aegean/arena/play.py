"""One match between bots, from the deal to the end or to the failure that ends it."""

from __future__ import annotations

import hashlib
from array import array
from collections.abc import Sequence
from dataclasses import dataclass, field
from time import perf_counter

from aegean.bots.bot import Bot, make_bot
from aegean.core.chance import Chance
from aegean.core.errors import IllegalAction
from aegean.core.match import Match
from aegean.core.options import Options
from aegean.core.record import write_record
from aegean.core.registry import find_game

LIMIT = 10_000  # decisions; a match that goes on longer never ends
EVERYBODY = -1
LONGEST_DETAIL = 200


@dataclass(frozen=True)
class Job:
    """All that a match depends on, so that it can be played anywhere."""

    game: str
    options: Options
    bots: tuple[str, ...]  # specs by seat
    key: bytes
    streams: tuple[bytes, ...]  # a key for the bot in each seat
    limit: int | None = None
    keep: bool = False  # the record is wanted


@dataclass(frozen=True)
class Failure:
    """`exception` or `illegal`: of one seat. `endless` or `fault` (of the rules): of everybody."""

    kind: str
    seat: int
    detail: str = ""


@dataclass
class Outcome:
    places: tuple[int, ...]  # 1 for a winner; when a match fails, the last place for whoever failed
    reason: str
    decisions: int
    rounds: int
    digest: str
    times: list[array[float]]  # by seat: milliseconds of each decision that was a choice
    failure: Failure | None = None
    record: str = field(default="", repr=False)

    def winners(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place == 1]


class Failed(Exception):
    def __init__(self, kind: str, seat: int, detail: str = "") -> None:
        super().__init__(kind, seat, detail)
        self.failure = Failure(kind, seat, " ".join(detail.split())[:LONGEST_DETAIL])


def play_job(job: Job) -> Outcome:
    """The same job gives the same outcome, on any machine, in any order (unless a budget is one of time)."""
    times = [array("d") for _ in job.bots]
    match = Match.start(find_game(job.game), job.options, job.bots, key=job.key)
    failure = None
    places: tuple[int, ...] = ()
    reason = ""
    try:
        play_on(match, [seated(job, seat) for seat in range(len(job.bots))], times, job.limit)
        result = match.result()
        if result is None:
            raise Failed("fault", EVERYBODY, "nobody is asked, and nobody has won")
        places, reason = result.places, result.reason
    except Failed as failed:
        failure = failed.failure
    except Exception as error:  # not a bot's doing; the other matches go on
        failure = Failed("fault", EVERYBODY, described(error)).failure
    if failure is not None:
        places = places_after(failure, len(job.bots))
    return Outcome(
        places=places,
        reason=reason,
        decisions=len(match.moves),
        rounds=match.game.rounds(match.state),
        digest=match_digest(match, places, failure),
        times=times,
        failure=failure,
        record=write_record(match) if job.keep else "",
    )


def seated(job: Job, seat: int) -> Bot:
    try:
        return make_bot(job.bots[seat], job.game, Chance(job.streams[seat]))
    except Exception as error:
        raise Failed("exception", seat, described(error)) from error


def play_on(match: Match, bots: Sequence[Bot], times: Sequence[array[float]], limit: int | None) -> None:
    while decisions := match.decisions():
        if limit is not None and len(match.moves) >= limit:
            raise Failed("endless", EVERYBODY, str(limit))
        decision = decisions[0]
        seat = decision.seat
        view = match.view(seat)
        started = perf_counter()
        try:
            action = bots[seat].choose(match.game, view, decision)
        except Exception as error:  # whatever goes wrong in a bot is that bot's loss, not the end of the tournament
            raise Failed("exception", seat, described(error)) from error
        if len(decision.actions) > 1:
            times[seat].append(1000 * (perf_counter() - started))
        if action not in decision.actions:
            raise Failed("illegal", seat, repr(action))
        try:
            match.play(seat, action)
        except IllegalAction:  # a bot may have written on the list it was given
            raise Failed("illegal", seat, repr(action)) from None


def described(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"


def places_after(failure: Failure, players: int) -> tuple[int, ...]:
    """Whoever failed has lost, and the others share the victory; where everybody failed, nobody wins."""
    return tuple(players if failure.seat in (seat, EVERYBODY) else 1 for seat in range(players))


def match_digest(match: Match, places: Sequence[int], failure: Failure | None) -> str:
    """Sixteen hexadecimal digits that change when any decision or the end of the match does."""
    lines = [match.dealt_digest, *(f"{move.seat} {move.action} {move.digest}" for move in match.moves)]
    lines.append(" ".join(map(str, places)))
    if failure is not None:
        lines.append(f"{failure.kind} {failure.seat}")
    return hashlib.blake2b("\n".join(lines).encode(), digest_size=8).hexdigest()
