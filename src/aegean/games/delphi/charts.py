"""Figures of a match by round, from views and events only."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from aegean.core.events import Event
from aegean.core.game import SPECTATOR, View

Look = Callable[[int], View]  # the position through the eyes of a seat

KEYS: Final = ("tasks", "favours", "injuries")


def charts(players: int, story: Iterable[tuple[Sequence[Event], Look]], all_eyes: bool) -> list[dict[str, Any]]:
    """`story`: the deal and every move, with the public events and the position after it. A figure labelled 0 is of the
    start, one labelled 3 of when round 3 had ended. All of it is public."""
    samples: dict[int, list[list[int]]] = {}
    now = 0
    for events, look in story:
        for event in events:
            if event.kind == "round-begins":
                now = int(event.values["round"])
                samples[now - 1] = _sample(look)
            elif event.kind == "match-ends":
                samples[now] = _sample(look)
    return [
        {
            "key": key,
            "labels": list(samples),
            "series": [[sample[number][seat] for sample in samples.values()] for seat in range(players)],
        }
        for number, key in enumerate(KEYS)
    ]


def _sample(look: Look) -> list[list[int]]:
    """For each figure a number a seat."""
    seats = look(SPECTATOR)["seats"]
    return [
        [sum(seat["tasks"]["done"].values()) for seat in seats],
        [seat["favours"] for seat in seats],
        [sum(seat["injuries"].values()) for seat in seats],
    ]
