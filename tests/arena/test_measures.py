"""Intervals against values that were computed elsewhere or in another way."""

from __future__ import annotations

from itertools import product
from math import sqrt

import pytest

from aegean.arena.measures import bootstrap, percentile, wilson


@pytest.mark.parametrize(
    ("wins", "matches", "low", "high"),
    [(20, 25, 61, 91), (64, 100, 54, 73), (12, 25, 30, 67), (50, 100, 40, 60), (200, 400, 45, 55), (500, 1000, 47, 53)],
)
def test_published_intervals(wins: int, matches: int, low: int, high: int) -> None:
    found = wilson(wins, matches)
    assert (round(100 * found[0]), round(100 * found[1])) == (low, high)


def edge(share: float, matches: int, inside: float, outside: float) -> float:
    """Where a normal test would just reject the share that was seen, found by halving."""
    for _ in range(60):
        middle = (inside + outside) / 2
        rejected = abs(share - middle) > 1.96 * sqrt(middle * (1 - middle) / matches)
        inside, outside = (inside, middle) if rejected else (middle, outside)
    return inside


@pytest.mark.parametrize(("wins", "matches"), [(1, 7), (3.5, 10), (64, 100), (399, 400)])
def test_the_interval_holds_what_a_test_would_not_reject(wins: float, matches: int) -> None:
    low, high = wilson(wins, matches)
    share = wins / matches
    assert low == pytest.approx(edge(share, matches, share, 0), abs=1e-9)
    assert high == pytest.approx(edge(share, matches, share, 1), abs=1e-9)


def test_intervals_at_the_edges() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(0, 10)[0] == 0.0
    assert wilson(200, 200)[0] == pytest.approx(0.981, abs=0.001)
    assert wilson(200, 200)[1] == pytest.approx(1.0)


def test_bootstrap_against_all_samples_there_are() -> None:
    """Five seeds can be drawn in 3,125 ways."""
    seeds = [(0.0, 4), (1.0, 4), (1.0, 4), (2.5, 4), (4.0, 4)]
    every = sorted(sum(wins for wins, _ in drawn) / 20 for drawn in product(seeds, repeat=5))
    low, high = bootstrap(seeds, 1)
    assert low == pytest.approx(percentile(every, 0.025), abs=0.051)  # one step of the shares that are possible
    assert high == pytest.approx(percentile(every, 0.975), abs=0.051)


def test_bootstrap_is_the_same_every_time_and_depends_on_the_claim_s_seed() -> None:
    seeds = [(float(number % 5), 4) for number in range(37)]
    assert bootstrap(seeds, 1) == bootstrap(seeds, 1)
    assert len({bootstrap(seeds, seed) for seed in range(8)}) > 1


def test_bootstrap_weighs_seeds_by_their_matches() -> None:
    assert bootstrap([(2.0, 4)] * 10 + [(1.0, 2)] * 10, 1) == (0.5, 0.5)


def test_matches_that_hang_together_make_the_bootstrap_wider_and_pairs_make_it_narrower() -> None:
    together = [(4.0, 4)] * 25 + [(0.0, 4)] * 25
    paired = [(2.0, 4)] * 40 + [(1.0, 4)] * 5 + [(3.0, 4)] * 5
    independent = wilson(100, 200)
    width = independent[1] - independent[0]
    low, high = bootstrap(together, 1)
    assert high - low > 1.8 * width
    low, high = bootstrap(paired, 1)
    assert high - low < 0.5 * width


@pytest.mark.parametrize(("part", "value"), [(0, 1), (0.5, 2.5), (1, 4), (0.95, 3.85)])
def test_percentiles_lie_between_figures(part: float, value: float) -> None:
    assert percentile([1, 2, 3, 4], part) == pytest.approx(value)


def test_the_percentile_of_nothing() -> None:
    assert percentile([], 0.5) == 0.0
