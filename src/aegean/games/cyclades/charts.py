"""Figures of a match by cycle, from views and events only."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from aegean.core.events import Event
from aegean.core.game import SPECTATOR, View

Look = Callable[[int], View]  # the position through the eyes of a seat

PUBLIC = ("income", "isles", "metropolises")


def charts(players: int, story: Iterable[tuple[Sequence[Event], Look]], all_eyes: bool) -> list[dict[str, Any]]:
    """`story`: the deal and every move, with the public events and the position after it. A figure labelled 0 is of the
    start, one labelled 3 of when cycle 3 had ended (and the next income was paid). Hidden gold needs all eyes."""
    samples: dict[int, list[list[int | None]]] = {}
    bids: dict[int, list[int]] = {}
    cycle = 0
    over = False
    for events, look in story:
        for event in events:
            if event.kind == "cycle-begins":
                cycle = int(event.values["cycle"])
                samples[cycle - 1] = _sample(players, look, all_eyes)
                bids[cycle] = [0] * players
            elif event.kind == "match-ends" and not over:
                over = True
                samples[cycle] = _sample(players, look, all_eyes)
            elif event.kind == "pays-offering":
                bids[cycle][int(event.values["seat"])] += int(event.values["gold"])
    made = [
        _chart(key, list(samples), [sample[number] for sample in samples.values()])
        for number, key in enumerate(("gold", *PUBLIC))
    ]
    made.append(_chart("bids", list(bids), list(bids.values())))
    return [chart for chart in made if all(None not in values for values in chart["series"])]


def _sample(players: int, look: Look, all_eyes: bool) -> list[list[int | None]]:
    """For each figure a number a seat; None for gold that these eyes do not see."""
    shown = look(SPECTATOR)["seats"]
    if all_eyes:
        gold = [look(seat)["seats"][seat]["gold"] for seat in range(players)]
    else:
        gold = [seat["gold"] for seat in shown]
    return [gold, *([seat[key] for seat in shown] for key in PUBLIC)]


def _chart(key: str, labels: list[int], by_cycle: Sequence[Sequence[int | None]]) -> dict[str, Any]:
    """One series a seat."""
    return {"key": key, "labels": labels, "series": [list(values) for values in zip(*by_cycle, strict=True)]}
