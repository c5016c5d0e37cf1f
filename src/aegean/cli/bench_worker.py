"""One measurement in a process of its own: `python -m aegean.cli.bench_worker WHAT PLAYERS SECONDS [--source]`.

WHAT is a game or `catanatron`. With --source the compiled modules are passed over, so that both ways of running the
same files can be compared from one installation. Prints JSON."""

from __future__ import annotations

import importlib.machinery as machinery
import json
import random
import sys
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import Any


def prefer_sources() -> None:
    """Load every module of this package from its .py file."""
    own = str(Path(__file__).parents[1])
    finder = machinery.FileFinder.path_hook((machinery.SourceFileLoader, machinery.SOURCE_SUFFIXES))

    def hook(path: str) -> Any:
        if not path.startswith(own):
            raise ImportError(path)
        return finder(path)

    sys.path_hooks.insert(0, hook)
    sys.path_importer_cache.clear()


def measure_game(name: str, players: int, seconds: float) -> dict[str, float]:
    from aegean.core import chance as chance_module
    from aegean.core.chance import Chance
    from aegean.core.registry import find_game

    game = find_game(name)
    options = game.make_options(players, {})
    pick = random.Random(players).random
    decisions = matches = branching = 0
    states: list[Any] = []
    started = perf_counter()
    while perf_counter() - started < seconds:
        state = game.deal(options, Chance(matches.to_bytes(32, "big")))
        while state.agenda:
            frame = state.agenda[-1]
            seat = frame.seats(state)[0]
            legal = frame.legal(state, seat)
            game.play(state, seat, legal[int(pick() * len(legal))])
            decisions += 1
            branching += len(legal)
            if decisions % 97 == 0 and len(states) < 400 and state.agenda:
                states.append(state.copy())
        matches += 1
    elapsed = perf_counter() - started
    return {
        "compiled": float(not str(chance_module.__file__).endswith(".py")),
        "decisions_per_second": decisions / elapsed,
        "matches_per_second": matches / elapsed,
        "decisions_per_match": decisions / matches,
        "actions_per_decision": branching / decisions,
        "copy_us": each(states, lambda state: state.copy()),
        "legal_us": each(states, lambda state: state.agenda[-1].legal(state, state.agenda[-1].seats(state)[0])),
        "view_us": each(states, lambda state: game.view(state, 0)),
        "state_bytes": memory(states),
    }


def each(states: list[Any], work: Callable[[Any], object]) -> float:
    """Microseconds a call, over many states of running matches."""
    best = float("inf")
    for _ in range(5):
        started = perf_counter()
        for state in states:
            work(state)
        best = min(best, perf_counter() - started)
    return best / len(states) * 1e6


def memory(states: list[Any]) -> float:
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    copies = [state.copy() for state in states]
    used = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return used / len(copies)


def measure_catanatron(players: int, seconds: float) -> dict[str, float]:
    """The yardstick: random players, decisions as its own log counts them, copies in mid-game."""
    from catanatron import Color, Game, RandomPlayer

    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)[:players]
    decisions = matches = 0
    started = perf_counter()
    while perf_counter() - started < seconds:
        game = Game([RandomPlayer(colour) for colour in colours], seed=matches)
        game.play()
        decisions += len(game.state.actions)
        matches += 1
    elapsed = perf_counter() - started
    game = Game([RandomPlayer(colour) for colour in colours], seed=1)
    for _ in range(200):
        game.play_tick()
    return {
        "decisions_per_second": decisions / elapsed,
        "matches_per_second": matches / elapsed,
        "decisions_per_match": decisions / matches,
        "copy_us": each([game] * 400, lambda match: match.copy()),
    }


def main() -> None:
    what, players, seconds = sys.argv[1], int(sys.argv[2]), float(sys.argv[3])
    if "--source" in sys.argv:
        prefer_sources()
    if what == "catanatron":
        figures = measure_catanatron(players, seconds)
    else:
        figures = measure_game(what, players, seconds)
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
