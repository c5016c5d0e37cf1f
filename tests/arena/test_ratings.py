"""Ratings against the update of Weng and Lin (2011, algorithm 4), written out here once more."""

from __future__ import annotations

import sys
from math import exp, sqrt

import pytest

from aegean.arena.ratings import Rating, rate

MU, SIGMA, BETA = 25.0, 25 / 3, 25 / 6


def updated(ratings: list[Rating], places: list[int]) -> list[Rating]:
    """One match, every seat a team of its own."""
    c = sqrt(sum(rating.deviation**2 + BETA**2 for rating in ratings))
    power = [exp(rating.mean / c) for rating in ratings]
    found = []
    for i, rating in enumerate(ratings):
        omega = delta = 0.0
        for q, place in enumerate(places):
            if place <= places[i]:
                below = sum(power[s] for s in range(len(ratings)) if places[s] >= place)
                tied = places.count(place)
                chance = power[i] / below
                omega += ((1 if q == i else 0) - chance) / tied
                delta += chance * (1 - chance) / tied
        variance = rating.deviation**2
        gamma = rating.deviation / c
        mean = rating.mean + variance / c * omega
        found.append(Rating(mean, rating.deviation * sqrt(max(1 - variance / c**2 * gamma * delta, 0.0001))))
    return found


def test_a_match_of_three() -> None:
    found = rate(["a", "b", "c"], [((0, 1, 2), (2, 1, 3))])
    wanted = updated([Rating(MU, SIGMA)] * 3, [2, 1, 3])
    assert found is not None
    for got, want in zip(found, wanted, strict=True):
        assert got == pytest.approx(want)


def test_several_matches_in_other_seats_with_a_shared_victory() -> None:
    found = rate(["a", "b", "c"], [((0, 1, 2), (1, 2, 3)), ((2, 0, 1), (3, 1, 1)), ((1, 2, 0), (2, 3, 1))])
    a, b, c = updated([Rating(MU, SIGMA)] * 3, [1, 2, 3])
    c, a, b = updated([c, a, b], [3, 1, 1])
    b, c, a = updated([b, c, a], [2, 3, 1])
    assert found is not None
    for got, want in zip(found, (a, b, c), strict=True):
        assert got == pytest.approx(want)


def test_a_bot_with_several_seats_gets_the_mean_of_them() -> None:
    found = rate(["a", "b"], [((1, 0, 1), (2, 1, 3))])
    one, two, three = updated([Rating(MU, SIGMA)] * 3, [2, 1, 3])
    assert found is not None
    assert found[0] == pytest.approx(two)
    assert found[1].mean == pytest.approx((one.mean + three.mean) / 2)
    assert found[1].deviation == pytest.approx((one.deviation + three.deviation) / 2)


def test_random_stands_at_zero_when_it_plays() -> None:
    matches = [((0, 1), (1, 2)), ((1, 0), (2, 1))]
    free, anchored = rate(["greedy", "other"], matches), rate(["greedy", "random"], matches)
    assert free is not None
    assert anchored is not None
    assert anchored[1].mean == 0
    assert anchored[0].mean == pytest.approx(free[0].mean - free[1].mean)
    assert anchored[0].mean > 0


def test_the_stronger_bot_ends_up_higher_and_surer() -> None:
    matches = [((0, 1), (1, 2)), ((1, 0), (2, 1)), ((0, 1), (2, 1)), ((1, 0), (2, 1))]
    once, often = rate(["a", "b"], matches), rate(["a", "b"], matches * 10)
    assert once is not None
    assert often is not None
    assert often[0].mean > often[1].mean
    assert often[0].deviation < once[0].deviation < SIGMA


def test_without_the_package_there_are_no_ratings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    assert rate(["a", "b"], [((0, 1), (1, 2))]) is None
