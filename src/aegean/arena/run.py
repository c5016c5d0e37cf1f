"""A plan carried out."""

from __future__ import annotations

from collections.abc import Callable

from aegean.arena.diary import Diary
from aegean.arena.engines import Engine
from aegean.arena.plan import Plan
from aegean.arena.tally import Tally


def carry_out(
    plan: Plan, engine: Engine, each: Callable[[Tally], None] | None = None, diary: Diary | None = None
) -> Tally:
    """All matches of the plan, or as many seeds as the sequential test needs. `each` is called after every match. What
    stands in the diary has been played already."""
    tally = Tally(plan)
    fixtures = list(plan.fixtures())
    before = diary.outcomes if diary is not None else []
    outcomes = engine.play(fixture.job for fixture in fixtures[len(before) :])
    for number, fixture in enumerate(fixtures):
        if number < len(before):
            outcome = before[number]
        else:
            outcome = next(outcomes)
            if diary is not None:
                diary.add(outcome)
        tally.add(fixture, outcome)
        if each is not None:
            each(tally)
        last_of_seed = number + 1 == len(fixtures) or fixtures[number + 1].seed != fixture.seed
        if last_of_seed and tally.end_seed():
            break
    return tally
