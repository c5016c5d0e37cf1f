"""P10: what a seat may not know does not change what its bot does. `make peek` asks for 10,000 decisions a bot."""

from __future__ import annotations

import os

import pytest

from aegean.bots.bot import bot_levels, make_bot, people_levels
from aegean.core.chance import Chance
from aegean.core.registry import find_game, game_names

ASKED = int(os.environ.get("AEGEAN_PEEKS", "40"))
IN_A_MATCH = 50
NODES = 120  # enough to reach every part of a thought
RACED_NODES = 6_000  # Searcher in Delphi plans whole turns before its first race
BOTS = [(game, level) for game in game_names() for level in (*bot_levels(game), *people_levels(game))]


def stream(*words: object) -> Chance:
    return Chance(" ".join(map(str, words)).encode().ljust(32, b".")[:32])


@pytest.mark.parametrize(("game", "level"), BOTS)
def test_a_bot_does_not_peek(game: str, level: str) -> None:
    """The same view and the same stream, another truth behind it: the same choice."""
    rules = find_game(game)
    nodes = RACED_NODES if (game, level) == ("delphi", "searcher") else NODES
    spec = level if level in ("random", "greedy") else f"{level}:nodes={nodes}"
    asked = 0
    for match in range(1, ASKED + 1):
        dice = stream(game, level, match)
        players = rules.players[match % len(rules.players)]
        state = rules.deal(rules.make_options(players, {}), dice.copy())
        mover = make_bot("greedy" if match % 2 else "random", game, dice)
        until = min(ASKED, asked + IN_A_MATCH)
        while asked < until and (decisions := rules.decisions(state)):
            decision = decisions[0]
            if len(decision.actions) > 1 and dice.below(3) == 0:
                other = rules.scramble(state, decision.seat, dice)
                choices = [
                    make_bot(spec, game, stream("thought", asked)).choose(
                        rules, rules.view(truth, decision.seat), decision
                    )
                    for truth in (state, other)
                ]
                assert choices[0] == choices[1], f"match {match}, decision {asked}"
                asked += 1
            view = rules.view(state, decision.seat)
            rules.play(state, decision.seat, mover.choose(rules, view, decision))
        if asked == ASKED:
            return
    raise AssertionError("matches are too short to ask so often")
