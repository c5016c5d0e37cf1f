"""One measurement of an environment in a process of its own:
`python -m aegean.cli.bench_envs_worker WHAT PLAYERS SECONDS [--source]`.

WHAT is `<game>/<environment>` or one of PettingZoo's own games. The caller chooses uniformly among what the mask
allows, in the same way everywhere; a step is one decision of the caller. Seconds are those of this process, so that
others on the machine count less. Prints JSON."""

from __future__ import annotations

import json
import random
import sys
from importlib import import_module
from time import process_time
from typing import Any

from aegean.cli.bench_worker import prefer_sources

TABLES = 16  # in the vector environment
WARM_UP = 200  # steps before the clock starts


def measure_aec(env: Any, seconds: float) -> dict[str, float]:
    """PettingZoo's loop as its documentation has it."""
    import numpy as np

    pick = random.Random(1).random
    env.reset(seed=1)
    steps, episodes, started = -WARM_UP, 0, process_time()
    while True:
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            legal = np.flatnonzero(seen["action_mask"])
            env.step(int(legal[int(pick() * len(legal))]))
            steps += 1
            if steps == 0:
                episodes, started = 0, process_time()
            elif steps > 0 and not steps % 64 and process_time() - started >= seconds:
                return rates(steps, episodes, process_time() - started)
        episodes += 1
        env.reset()


def measure_single(env: Any, seconds: float) -> dict[str, float]:
    import numpy as np

    pick = random.Random(1).random
    _, info = env.reset(seed=1)
    steps, episodes, started = -WARM_UP, 0, process_time()
    while steps < 0 or steps % 64 or process_time() - started < seconds:
        legal = np.flatnonzero(info["action_mask"])
        _, _, over, cut, info = env.step(int(legal[int(pick() * len(legal))]))
        if over or cut:
            episodes += 1
            _, info = env.reset()
        steps += 1
        if steps == 0:
            episodes, started = 0, process_time()
    return rates(steps, episodes, process_time() - started)


def measure_vector(env: Any, seconds: float) -> dict[str, float]:
    """Steps of all tables together."""
    import numpy as np

    pick = random.Random(1).random
    _, info = env.reset(seed=1)
    rounds, episodes, started = -WARM_UP // TABLES, 0, process_time()
    while rounds <= 0 or process_time() - started < seconds:
        actions = []
        for mask in info["action_mask"]:
            legal = np.flatnonzero(mask)
            actions.append(int(legal[int(pick() * len(legal))]) if len(legal) else 0)
        _, _, over, cut, info = env.step(np.array(actions))
        episodes += int(np.count_nonzero(over | cut))
        rounds += 1
        if rounds == 0:
            episodes, started = 0, process_time()
    return rates(rounds * TABLES, episodes, process_time() - started)


def rates(steps: int, episodes: int, elapsed: float) -> dict[str, float]:
    return {
        "steps_per_second": steps / elapsed,
        "step_us": elapsed / steps * 1e6,
        "steps_per_episode": steps / episodes if episodes else 0.0,
    }


def measure(what: str, players: int, seconds: float) -> dict[str, float]:
    game, _, kind = what.partition("/")
    if not kind:
        return measure_aec(import_module(f"pettingzoo.classic.{what}").env(), seconds)
    if kind in ("pettingzoo", "pettingzoo raw"):
        from aegean.envs import pettingzoo_env

        make: Any = pettingzoo_env.env if kind == "pettingzoo" else pettingzoo_env.raw_env
        return measure_aec(make(game=game, players=players), seconds)
    if kind == "gymnasium":
        from aegean.envs.gymnasium_env import AegeanEnv

        return measure_single(AegeanEnv(game, players), seconds)
    from aegean.envs.vector import AegeanVectorEnv

    return measure_vector(AegeanVectorEnv(game, TABLES, players, opponents=None), seconds)


def main() -> None:
    what, players, seconds = sys.argv[1], int(sys.argv[2]), float(sys.argv[3])
    if "--source" in sys.argv:
        prefer_sources()
    print(json.dumps(measure(what, players, seconds)))


if __name__ == "__main__":
    main()
