"""What is thought in processes of its own (`thinkers.py`): functions of plain data, importable by name."""

from __future__ import annotations

import logging
from importlib import import_module
from typing import Any

from aegean.bots.bot import make_bot
from aegean.bots.reasons import reason_for
from aegean.core.chance import Chance
from aegean.core.game import Decision, Game, View
from aegean.core.registry import find_game

LOG = logging.getLogger("aegean.server")

Counsel = tuple[int, str, dict[str, Any]]  # an action, and why: a sentence of the catalogue ("" for none), its values
OTHERS = 2  # that are worth a look

Asked = tuple[int, str, dict[str, Any], list[int]]  # a decision; compiled classes cannot be sent


def asked(decision: Decision) -> Asked:
    return decision.seat, decision.kind, decision.about, decision.actions


def think(level: str, game: str, seed: bytes, view: View, asked: Asked) -> int:
    """What a bot chooses. One that fails, or that the game does not have, must not stop the match of others: then any
    legal action will do."""
    decision = Decision(*asked)
    try:
        action = make_bot(level, game, Chance(seed)).choose(find_game(game), view, decision)
        if action in decision.actions:
            return action
        LOG.error("the bot %s of %s chose what it may not", level, game)
    except Exception:
        LOG.exception("the bot %s of %s failed", level, game)
    return any_action(seed, decision)


def any_action(seed: bytes, decision: Decision) -> int:
    return decision.actions[Chance(seed).below(len(decision.actions))]


def counsel(level: str, game: str, seed: bytes, view: View, asked: Asked) -> list[Counsel]:
    """What this bot would do, then what else looks good at a glance; each with its reason."""
    rules, decision, chance = find_game(game), Decision(*asked), Chance(seed)
    best = make_bot(level, game, chance).choose(rules, view, decision)
    state = rules.imagine(view, chance)
    ideas: dict[object, int] = {}
    for action in (best, *promising(game, view, decision, chance)):
        kind, values = rules.action_values(state, action)
        # the same with another number is no other idea
        ideas.setdefault((kind, *(word for word in values.values() if isinstance(word, str))), action)
    chosen = list(ideas.values())[: 1 + OTHERS]
    return [(action, *why(rules, view, decision, action)) for action in chosen]


def promising(game: str, view: View, decision: Decision, chance: Chance) -> list[int]:
    """The best first; none if the game has nothing that looks so quickly."""
    try:
        rated = import_module(f"aegean.bots.{game}.glance").rated
    except ModuleNotFoundError:
        return []
    found = sorted(rated(find_game(game), view, decision, "seasoned", chance), key=lambda pair: -pair[0])
    return list(dict.fromkeys(action for _, action in found if action in decision.actions))


def why(game: Game[Any], view: View, decision: Decision, action: int) -> tuple[str, dict[str, Any]]:
    """An action whose reason cannot be said is still worth something."""
    try:
        reason = reason_for(game, view, decision, action)
    except Exception:
        LOG.exception("no reason for %s", game.name)
        return "", {}
    return reason.key, reason.values
