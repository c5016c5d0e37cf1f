"""Learning by self-play: simultaneous perturbation (SPSA) of the numbers that a game's value is made of.

Each step moves all numbers at once, each a little up or down by the toss of a coin, plays those numbers against the
opposite ones on paired seeds, and follows the side that won, as far as it won. All is done with factors: a step of 0.1
is ten per cent. What is kept in the end is not the last point but the mean of the later ones, which wanders less."""

from __future__ import annotations

import json
import math
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path

from aegean.arena.engines import Engine
from aegean.arena.measures import wilson
from aegean.arena.plan import Plan
from aegean.arena.run import carry_out
from aegean.arena.seeds import seeded
from aegean.bots.learning import Tunable, practice_spec, subject_of
from aegean.core.chance import Chance
from aegean.core.errors import AegeanError
from aegean.core.options import Options
from aegean.core.registry import find_game

FORMAT = "aegean-tune 1"
# Seeds of a step, and of a check of what has been learned against the start.
STEP_SEEDS = 4
CHECK_SEEDS = 100
CHECK_EVERY = 100  # steps
CHECKS_FROM = 900_000  # seeds of the checks: below those of claims, above those of steps
# How far numbers are moved for a comparison, and how far they follow it; both shrink as steps go by.
SPREAD, SPREAD_SHRINKS = 0.16, 0.1
FOLLOW, FOLLOW_SHRINKS = 0.02, 0.5
CALM = 300  # steps
# The mean forgets what is older than about so many steps.
REMEMBERED = 300


@dataclass
class Check:
    """How the mean of then played against the start."""

    step: int
    wins: float
    matches: int

    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.matches)


@dataclass
class Tuning:
    """All that must be known to go on; it is written after every few steps. `now` and `mean` are logarithms of factors
    by which the numbers differ from their start."""

    game: str
    players: int
    revision: int
    steps: int = 0
    matches: int = 0
    now: dict[str, float] = field(default_factory=dict)
    mean: dict[str, float] = field(default_factory=dict)
    trail: list[tuple[int, dict[str, float]]] = field(default_factory=list)  # the mean, now and then
    checks: list[Check] = field(default_factory=list)

    def numbers(self, factors: dict[str, float] | None = None) -> dict[str, float]:
        """The numbers themselves, within their limits."""
        chosen = self.mean if factors is None else factors
        return {
            each.name: min(each.most, max(each.least, each.start * math.exp(chosen.get(each.name, 0.0))))
            for each in self.tunables()
        }

    def tunables(self) -> list[Tunable]:
        return subject_of(self.game).tunables(self.players)

    def options(self) -> Options:
        return find_game(self.game).make_options(self.players, {})


def begin(game: str, players: int) -> Tuning:
    """Two sides play, so a table must have an even number of seats."""
    rules = find_game(game)
    if players not in (2, 4) or players not in rules.players:
        raise AegeanError("tune-two-or-four", players=players)
    names = [each.name for each in subject_of(game).tunables(players)]
    return Tuning(game, players, rules.revision, now=dict.fromkeys(names, 0.0), mean=dict.fromkeys(names, 0.0))


def read(file: Path) -> Tuning:
    try:
        stored = json.loads(file.read_text("utf-8"))
        if stored.pop("format") != FORMAT:
            raise ValueError
        stored["checks"] = [Check(**check) for check in stored["checks"]]
        stored["trail"] = [(int(step), numbers) for step, numbers in stored["trail"]]
        tuning = Tuning(**stored)
    except (OSError, ValueError, KeyError, TypeError):
        raise AegeanError("not-a-tuning", file=str(file)) from None
    if {each.name for each in tuning.tunables()} != set(tuning.now) or tuning.revision != find_game(
        tuning.game
    ).revision:
        raise AegeanError("tuning-of-another-version", file=str(file))
    return tuning


def write(tuning: Tuning, file: Path) -> None:
    """Never half a file: whoever is stopped while writing loses nothing."""
    part = file.with_name(file.name + ".part")
    try:
        part.write_text(json.dumps({"format": FORMAT, **asdict(tuning)}, indent=1) + "\n", "utf-8")
        part.replace(file)
    except OSError:
        raise AegeanError("cannot-write", file=str(file)) from None


def tune(tuning: Tuning, steps: int, engine: Engine, each: Callable[[Tuning], None]) -> None:
    """Go on until so many steps are done in all; `each` is called after every one of them."""
    while tuning.steps < steps:
        step(tuning, engine)
        if tuning.steps % CHECK_EVERY == 0:
            tuning.trail.append((tuning.steps, dict(tuning.mean)))
            tuning.checks.append(check(tuning, engine))
        each(tuning)


def step(tuning: Tuning, engine: Engine) -> None:
    number = tuning.steps + 1
    spread = SPREAD / (1 + number / CALM) ** SPREAD_SHRINKS
    follow = FOLLOW / (1 + number / CALM) ** FOLLOW_SHRINKS
    coin = Chance(seeded("tune", tuning.game, tuning.players, number))
    sides = {name: 1 if coin.below(2) else -1 for name in tuning.now}
    up = {name: value + spread * sides[name] for name, value in tuning.now.items()}
    down = {name: value - spread * sides[name] for name, value in tuning.now.items()}
    start = (number - 1) * STEP_SEEDS % CHECKS_FROM
    lead, matches = compare(tuning, up, down, start, STEP_SEEDS, engine)
    slope = (lead[0] - lead[1]) / (2 * spread)
    for name, side in sides.items():
        tuning.now[name] += follow * slope * side
        tuning.mean[name] += (tuning.now[name] - tuning.mean[name]) / min(number, REMEMBERED)
    tuning.steps = number
    tuning.matches += matches


def check(tuning: Tuning, engine: Engine) -> Check:
    shares, matches = compare(tuning, tuning.mean, {}, CHECKS_FROM, CHECK_SEEDS // tuning.players, engine)
    return Check(tuning.steps, shares[0] * matches, matches)


def compare(
    tuning: Tuning, first: dict[str, float], second: dict[str, float], start: int, seeds: int, engine: Engine
) -> tuple[tuple[float, float], int]:
    """Both sides at one table, half of the seats each: their shares of the victories."""
    bots = tuple(practice_spec(tuning.players, tuning.numbers(side)) for side in (first, second))
    if bots[0] == bots[1]:
        return (0.5, 0.5), 0
    plan = Plan(tuning.game, tuning.options(), bots, start, seeds, mixed=True)
    tally = carry_out(plan, engine)
    return (tally.share(0), tally.share(1)), tally.matches
