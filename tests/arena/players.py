"""Bots that fail, and small plans to fail in."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any

import pytest

from aegean.arena.plan import Plan
from aegean.bots import bot as registry
from aegean.bots.bot import Bot
from aegean.core.game import Decision, Game, View
from aegean.core.registry import find_game

PATIENCE = 5


class FailingBot(Bot):
    """Plays like Random a few times, then fails in its own way."""

    asked = 0

    def choose(self, game: Game[Any], view: View, decision: Decision) -> int:
        self.asked += 1
        if self.asked >= PATIENCE:
            return self.fail(decision)
        return decision.actions[self.chance.below(len(decision.actions))]

    def fail(self, decision: Decision) -> int:
        raise NotImplementedError


class CrashingBot(FailingBot):
    def fail(self, decision: Decision) -> int:
        raise ValueError("no idea\nwhat to do")


class CheatingBot(FailingBot):
    def fail(self, decision: Decision) -> int:
        return -1


class ForgingBot(FailingBot):
    """Writes its action on the list of what is legal."""

    def fail(self, decision: Decision) -> int:
        decision.actions = [*decision.actions]
        decision.actions.append(-1)
        return -1


class DyingBot(FailingBot):
    """Takes its process with it."""

    def fail(self, decision: Decision) -> int:
        os._exit(1)


def invite(monkeypatch: pytest.MonkeyPatch) -> None:
    """The failing bots can be named like any other."""
    for kind in (CrashingBot, CheatingBot, ForgingBot, DyingBot):
        name = kind.__name__.removesuffix("Bot").lower()
        monkeypatch.setitem(registry._EVERY_GAME, name, f"{__name__}:{kind.__name__}")


def plan(bots: str, players: int = 2, seeds: int = 2, game: str = "cyclades", **more: Any) -> Plan:
    options = more.pop("options", {})
    named = tuple(bots.split(","))
    return Plan(game, find_game(game).make_options(players, options), named, more.pop("start", 1), seeds, **more)


def digests(outcomes: Sequence[Any]) -> list[str]:
    return [outcome.digest for outcome in outcomes]
