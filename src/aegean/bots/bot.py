"""Players that see a view and a decision, never a state."""

from __future__ import annotations

from abc import ABC, abstractmethod
from pkgutil import resolve_name
from typing import Any, Final

from aegean.bots.budget import Budget
from aegean.core.chance import Chance
from aegean.core.errors import AegeanError
from aegean.core.game import Decision, Game, View
from aegean.core.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """One seat's player. Its chance is a stream of its own, never the match's: thinking must not change the dice."""

    name = ""
    nodes = 0  # its budget if nothing else is said; 0 for a bot that needs none

    def __init__(self, chance: Chance, budget: Budget | None = None) -> None:
        self.chance = chance
        self.budget = budget if budget is not None else Budget(nodes=self.nodes)

    @abstractmethod
    def choose(self, game: Game[Any], view: View, decision: Decision) -> int:
        """One of `decision.actions`; depends on the view, the decision and the bot's own chance, on nothing else
        (and on the clock, if its budget is one of time)."""


class RandomBot(Bot):
    """Every legal action is as good as any other."""

    name = "random"

    def choose(self, game: Game[Any], view: View, decision: Decision) -> int:
        return decision.actions[self.chance.below(len(decision.actions))]


# Levels that every game has, and those written for one game, weakest first; loaded when somebody asks for them.
_EVERY_GAME: Final = {"random": "aegean.bots.bot:RandomBot"}
_ONE_GAME: Final = {
    "cyclades": {
        "greedy": "aegean.bots.cyclades.greedy:GreedyBot",
        "planner": "aegean.bots.planner:PlannerBot",
        "searcher": "aegean.bots.searcher:SearcherBot",
        "learned": "aegean.bots.cyclades.pupil:PupilBot",
    },
    "delphi": {
        "greedy": "aegean.bots.delphi.greedy:GreedyBot",
        "planner": "aegean.bots.delphi.planner:PlannerBot",
        "searcher": "aegean.bots.delphi.searcher:SearcherBot",
        "learned": "aegean.bots.delphi.learned:LearnedBot",
    },
    "civilization": {"greedy": "aegean.bots.civilization.greedy:GreedyBot"},
}


# A bot whose numbers stand in its spec; not on any list, because only `aegean tune` names it.
PRACTICE: Final = "practice"


def bot_levels(game: str) -> list[str]:
    """The levels a game has, weakest first."""
    return [*_EVERY_GAME, *_ONE_GAME.get(game, {})]


def people_levels(game: str) -> list[str]:
    """The levels that are made for people, weakest first; none for a game whose table in `levels.py` is missing."""
    return list(resolve_name("aegean.bots.levels:LEVELS").get(game, {}))


def table_levels(game: str) -> list[str]:
    """The levels that a server offers, weakest first."""
    return people_levels(game) or bot_levels(game)


def make_bot(spec: str, game: str, chance: Chance) -> Bot:
    """A bot by its name and, if it thinks, its budget: `easy`, `planner`, `planner:nodes=200`, `searcher:ms=500`."""
    level, separator, words = spec.partition(":")
    bot: Bot
    if level == PRACTICE:
        bot = resolve_name("aegean.bots.learning:practice_bot")(words, game, chance)
        return bot
    budget = parse_budget(spec, words) if separator else None
    if level in people_levels(game):
        bot = resolve_name("aegean.bots.levels:LevelBot")(level, game, chance, budget)
        return bot
    place = (_EVERY_GAME | _ONE_GAME.get(game, {})).get(level)
    if place is None:
        raise AegeanError("unknown-bot", bot=level, known=", ".join([*people_levels(game), *bot_levels(game)]))
    bot = resolve_name(place)(chance, budget)
    return bot


def parse_budget(spec: str, words: str) -> Budget:
    unit, _, amount = words.partition("=")
    if unit not in ("nodes", "ms") or not (amount.isascii() and amount.isdigit()) or not int(amount):
        raise AegeanError("bad-budget", bot=spec)
    return Budget(nodes=int(amount)) if unit == "nodes" else Budget(ms=int(amount))
