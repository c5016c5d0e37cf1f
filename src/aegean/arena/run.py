"""A plan carried out."""

from __future__ import annotations

from collections.abc import Callable

from aegean.arena.engines import Engine
from aegean.arena.plan import Plan
from aegean.arena.tally import Tally


def carry_out(plan: Plan, engine: Engine, each: Callable[[Tally], None] | None = None) -> Tally:
    """All matches of the plan, or as many seeds as the sequential test needs. `each` is called after every match."""
    tally = Tally(plan)
    fixtures = list(plan.fixtures())
    outcomes = engine.play(fixture.job for fixture in fixtures)
    for number, fixture in enumerate(fixtures):
        tally.add(fixture, next(outcomes))
        if each is not None:
            each(tally)
        last_of_seed = number + 1 == len(fixtures) or fixtures[number + 1].seed != fixture.seed
        if last_of_seed and tally.end_seed():
            break
    return tally
