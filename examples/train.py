"""An agent that learns Cyclades for two with NumPy alone: a linear policy and a linear value.

python examples/train.py                      # a minute or two on one core; says how it does on the way
python examples/train.py --opponent greedy    # a harder teacher
python examples/train.py --save agent.npz     # keep the weights

It is an actor-critic: the value says how well the own seat stands, the policy is moved towards actions after which the
value rose. Both are one number for each entry of the observation (the policy: and each action), so what was learned can
be read: `--explain` prints the entries that the value makes most of.
"""

from __future__ import annotations

import argparse
import time
from math import sqrt
from typing import Any

import numpy as np

from aegean.envs.vector import AegeanVectorEnv

DISCOUNT = 0.999  # a win late is nearly worth a win soon
TRACE = 0.95  # how far back a surprise is put down to earlier actions
POLICY_RATE, VALUE_RATE = 0.1, 0.02
TABLES, STEPS = 16, 64  # a batch: so many tables, so many steps of each


class Agent:
    """score of an action = its weights . observation; value = worth . observation."""

    def __init__(self, actions: int, entries: int, seed: int) -> None:
        self.weights = np.zeros((actions, entries + 1), np.float32)  # the last entry is always 1
        self.worth = np.zeros(entries + 1, np.float32)
        self.usual = 0.1  # the usual size of a surprise
        self.rng = np.random.default_rng(seed)

    def chances(self, entries: Any, legal: Any) -> Any:
        """How likely each legal action is chosen: their rows are enough, a dozen out of thousands."""
        scores = self.weights[legal] @ entries
        raised = np.exp(scores - scores.max())
        return raised / raised.sum()

    def choose(self, entries: Any, mask: Any, best: bool = False) -> int:
        legal = np.flatnonzero(mask)
        if not len(legal):
            return 0  # this match is over: its table deals the next one, whatever we say
        chances = self.chances(entries, legal)
        return int(legal[chances.argmax() if best else self.rng.choice(len(legal), p=chances)])

    def learn(self, seen: Any, masks: Any, taken: Any, rewards: Any, ended: Any, asked: Any) -> None:
        """One batch, by step and table. A surprise is by how much things turned out better than the value said, that
        of later steps included (generalised advantage estimation)."""
        values = seen @ self.worth
        surprises, later = np.zeros_like(rewards), np.zeros(TABLES)
        for step in reversed(range(STEPS)):
            goes_on = DISCOUNT * ~ended[step]
            here = rewards[step] + goes_on * values[step + 1] - values[step]
            later = (here + goes_on * TRACE * later) * asked[step]  # where a table dealt anew nothing was chosen
            surprises[step] = later
        self.usual = 0.95 * self.usual + 0.05 * float(np.abs(surprises[asked]).mean())
        for step, table in np.argwhere(asked):
            entries, legal, surprise = seen[step, table], np.flatnonzero(masks[step, table]), surprises[step, table]
            unit = entries / (entries @ entries)  # so that a rate of 1 would put this very case right at once
            move = -self.chances(entries, legal)
            move[np.searchsorted(legal, taken[step, table])] += 1
            self.weights[legal] += np.outer(POLICY_RATE * np.clip(surprise / self.usual, -3, 3) * move, unit)
            self.worth += VALUE_RATE * (values[step, table] + surprise - entries @ self.worth) * unit


def with_one(seen: Any) -> Any:
    return np.concatenate([seen, np.ones((len(seen), 1), np.float32)], axis=1)


def train(agent: Agent, tables: AegeanVectorEnv, matches: int, seed: int) -> None:
    seen, info = tables.reset(seed=seed)
    seen, ended, started = with_one(seen), np.zeros(TABLES, bool), time.monotonic()
    won: list[bool] = []
    while len(won) < matches:
        batch: list[Any] = []
        for _ in range(STEPS):
            masks, asked = info["action_mask"], ~ended
            taken = np.array([agent.choose(entries, mask) for entries, mask in zip(seen, masks, strict=True)])
            after, rewards, over, cut, info = tables.step(taken)
            ended = over | cut
            batch.append((seen, masks, taken, rewards, ended, asked))
            seen = with_one(after)
            won += (rewards[ended] > 0).tolist()
            if ended.any() and len(won) // 100 > (len(won) - ended.sum()) // 100:
                minutes = (time.monotonic() - started) / 60
                print(
                    f"{len(won):5} matches, {minutes:.1f} min: {np.mean(won[-100:]):.0%} of the last 100 won",
                    flush=True,
                )
        before, *others = (np.array(column) for column in zip(*batch, strict=True))
        agent.learn(np.concatenate([before, seen[None]]), *others)


def evaluate(agent: Agent, opponent: str, matches: int, seed: int) -> tuple[int, float, float]:
    """Wins with the best actions, from both seats in turn, and the 95 % interval of their share (Wilson)."""
    table = AegeanVectorEnv("cyclades", 1, players=2, opponents=opponent, seat="rotate")
    seen, info = table.reset(seed=seed)
    wins = played = 0
    while played < matches:
        taken = agent.choose(with_one(seen)[0], info["action_mask"][0], best=True)
        seen, rewards, over, cut, info = table.step(np.array([taken]))
        played += int(over[0] or cut[0])
        wins += int(rewards[0] > 0)
    share, z = wins / matches, 1.96
    middle = (share + z * z / (2 * matches)) / (1 + z * z / matches)
    half = z * sqrt(share * (1 - share) / matches + (z / (2 * matches)) ** 2) / (1 + z * z / matches)
    return wins, middle - half, middle + half


def main(arguments: list[str] | None = None) -> float:
    """Returns the lower end of the interval."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--opponent", default="random", help="any bot: random, greedy, planner:nodes=50 ...")
    parser.add_argument("--matches", type=int, default=1000, help="to learn from")
    parser.add_argument("--evaluate", type=int, default=200, help="matches to judge by")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", help="write the weights to this file")
    parser.add_argument("--explain", action="store_true", help="print what the value makes most of")
    chosen = parser.parse_args(arguments)
    tables = AegeanVectorEnv("cyclades", TABLES, players=2, opponents=chosen.opponent)
    agent = Agent(tables.actions, len(tables.observation_names), chosen.seed)
    train(agent, tables, chosen.matches, chosen.seed)
    wins, low, high = evaluate(agent, chosen.opponent, chosen.evaluate, seed=1_000_000 + chosen.seed)
    print(f"{wins} of {chosen.evaluate} won against {chosen.opponent} (95 % interval {low:.1%} to {high:.1%})")
    if chosen.explain:
        for entry in np.argsort(-np.abs(agent.worth[:-1]))[:20]:
            print(f"{agent.worth[entry]:+.3f}  {tables.observation_names[entry]}")
    if chosen.save:
        np.savez_compressed(chosen.save, weights=agent.weights, worth=agent.worth)
    return low


if __name__ == "__main__":
    main()
