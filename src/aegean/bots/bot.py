"""Players that see a view and a decision, never a state."""

from __future__ import annotations

from abc import ABC, abstractmethod
from pkgutil import resolve_name
from typing import Any, Final

from aegean.core.chance import Chance
from aegean.core.errors import AegeanError
from aegean.core.game import Decision, Game, View


class Bot(ABC):
    """One seat's player. Its chance is a stream of its own, never the match's: thinking must not change the dice."""

    name = ""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    @abstractmethod
    def choose(self, game: Game[Any], view: View, decision: Decision) -> int:
        """One of `decision.actions`; depends on the view, the decision and the bot's own chance, on nothing else."""


class RandomBot(Bot):
    """Every legal action is as good as any other."""

    name = "random"

    def choose(self, game: Game[Any], view: View, decision: Decision) -> int:
        return decision.actions[self.chance.below(len(decision.actions))]


# Levels that every game has, and those written for one game, weakest first; loaded when somebody asks for them.
_EVERY_GAME: Final = {"random": "aegean.bots.bot:RandomBot"}
_ONE_GAME: Final = {
    "cyclades": {"greedy": "aegean.bots.cyclades.greedy:GreedyBot"},
    "delphi": {"greedy": "aegean.bots.delphi.greedy:GreedyBot"},
}


def bot_levels(game: str) -> list[str]:
    """The levels a game has, weakest first."""
    return [*_EVERY_GAME, *_ONE_GAME.get(game, {})]


def make_bot(level: str, game: str, chance: Chance) -> Bot:
    place = (_EVERY_GAME | _ONE_GAME.get(game, {})).get(level)
    if place is None:
        raise AegeanError("unknown-bot", bot=level, known=", ".join(bot_levels(game)))
    bot: Bot = resolve_name(place)(chance)
    return bot
