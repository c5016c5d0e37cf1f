"""What self-play can change in Cyclades, and what it came to (`learned.json`, made by `aegean tune`)."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from aegean.bots.bot import Bot
from aegean.bots.cyclades.greedy import GreedyBot
from aegean.bots.cyclades.weights import PLAYED, Weights, made_by_play
from aegean.bots.learning import Subject, Tunable, stored_numbers, table_size
from aegean.core.chance import Chance

PLAIN: Final = (
    "metropolis", "last_metropolis", "no_isle", "no_room", "isle", "slot", "spare_tile", "free_square", "income",
    "ares_sometime", "prospect", "pegasus_called", "rivals",
)  # fmt: skip
FRACTIONS: Final = ("philosophers", "kinds")
# Rows of sums: their length, their first step, and which part of the step before every further step is.
ROWS: Final[dict[str, tuple[int, float, float]]] = {
    "troops": (8, 2.4, 0.88),
    "fleets": (8, 2.2, 0.86),
    "priests": (5, 0.9, 0.85),
}
WIDEST: Final = 6.0  # no number gets further from its start, as a factor
MOST_DECAY: Final = 1.2


def weights_from(numbers: dict[str, float]) -> Weights:
    """Numbers that are not named stay as they were made by play."""
    start = PLAYED
    w: Any = made_by_play()
    for name in PLAIN:
        setattr(w, name, numbers.get(name, getattr(start, name)))
    for name in FRACTIONS:
        then = getattr(start, name)
        setattr(w, name, (0.0, *(numbers.get(f"{name}.{count}", then[count]) for count in (1, 2, 3))))
    for name, (length, _, _) in ROWS.items():
        if f"{name}.first" in numbers:
            setattr(w, name, sums(numbers[f"{name}.first"], numbers[f"{name}.decay"], length))
    full, less, least = start.gold
    w.gold = (full, numbers.get("gold.less", less), numbers.get("gold.least", least))
    made: Weights = w
    return made


def sums(first: float, decay: float, length: int) -> tuple[float, ...]:
    found = [0.0]
    for number in range(length):
        found.append(found[-1] + first * decay**number)
    return tuple(found)


class CycladesSubject(Subject):
    def tunables(self, players: int) -> list[Tunable]:
        w = PLAYED
        starts = {name: float(getattr(w, name)) for name in PLAIN}
        for name in FRACTIONS:
            starts |= {f"{name}.{count}": float(getattr(w, name)[count]) for count in (1, 2, 3)}
        for name, (_, first, decay) in ROWS.items():
            starts |= {f"{name}.first": first, f"{name}.decay": decay}
        starts |= {"gold.less": w.gold[1], "gold.least": w.gold[2]}
        return [
            Tunable(name, start, start / WIDEST, MOST_DECAY if name.endswith(".decay") else start * WIDEST)
            for name, start in starts.items()
        ]

    def practice(self, chance: Chance, players: int, numbers: dict[str, float]) -> Bot:
        """Greedy's way to choose, by other weights."""
        return GreedyBot(chance, None, weights_from(numbers))


@cache
def learned_weights(players: int) -> Weights:
    return weights_from(stored_numbers("cyclades", table_size(players)))


SUBJECT: Final = CycladesSubject()
