"""Levels for people: one engine, weakened, each with a character of its own. What they are stands in one table.

A weak level does not play at random. It judges as Greedy does, by weights that overlook something, and now and then it
takes another of the actions that look nearly as good. Where the stakes are plain no other one does, so it still wins
when it can and stops a win when it sees one."""

from __future__ import annotations

from pkgutil import resolve_name
from typing import Any, Final

from aegean.bots.bot import Bot, make_bot
from aegean.bots.budget import Budget
from aegean.core.chance import Chance
from aegean.core.game import Decision, Game, View

# Of so many actions that look best one is taken by a slip.
BEST: Final = 5
PERCENT: Final = 100
# Nobody waits longer for a bot, on a slow machine either; mostly it is done before.
PATIENCE_MS: Final = 2500


class Level:
    """`character` is how it judges, `engine` the bot that chooses (none: what it judges best is what it does), `duel`
    the one that chooses in its place where two players sit at the table. Of 100 choices `slips` fall on another action
    that it judges at most `margin` worse (in gold pieces in Cyclades, in dice in The Oracle of Delphi)."""

    def __init__(self, character: str, slips: int = 0, margin: float = 0.0, engine: str = "", duel: str = "") -> None:
        self.character = character
        self.slips = slips
        self.margin = margin
        self.engine = engine
        self.duel = duel


# Weakest first.
LEVELS: Final[dict[str, dict[str, Level]]] = {
    "cyclades": {
        "beginner": Level("heedless", 35, 4.0),
        "easy": Level("spender", 20, 1.5),
        "medium": Level("steady"),
        "hard": Level("seasoned"),
        # As many nodes as its claims have (docs/claims).
        "expert": Level("seasoned", engine="searcher:nodes=12000", duel="searcher:nodes=4000"),
    },
    "delphi": {
        "beginner": Level("heedless", 35, 0.9),
        "easy": Level("spender", 35, 0.9),
        "medium": Level("steady", 20, 0.6),
        "hard": Level("seasoned", 30, 0.8),
        "expert": Level("seasoned", engine="planner"),
    },
}


class LevelBot(Bot):
    """Plays a level of the table."""

    def __init__(self, name: str, game: str, chance: Chance, budget: Budget | None = None) -> None:
        level = LEVELS[game][name]
        self.engine = make_bot(level.engine, game, chance) if level.engine else None
        self.duel = make_bot(level.duel, game, chance) if level.duel else self.engine
        for bot in (self.engine, self.duel):
            if bot is not None and budget is not None:
                bot.budget = budget
            elif bot is not None:
                bot.budget.ms = PATIENCE_MS
        super().__init__(chance, self.engine.budget if self.engine is not None else budget)
        self.name = name
        self.level = level
        self.rated: Any = resolve_name(f"aegean.bots.{game}.glance:rated")

    def choose(self, game: Game[Any], view: View, decision: Decision) -> int:
        if len(decision.actions) == 1:
            return decision.actions[0]
        slips = self.chance.below(PERCENT) < self.level.slips
        engine = self.duel if view["players"] == 2 else self.engine
        if engine is not None and not slips:
            return engine.choose(game, view, decision)
        rated: list[tuple[float, int]] = self.rated(game, view, decision, self.level.character, self.chance)
        if not rated:
            return decision.actions[0]
        return self.slip(rated) if slips else best_of(rated)

    def slip(self, rated: list[tuple[float, int]]) -> int:
        """One of the best few; each counts once, as what it is worth at best."""
        worths: dict[int, float] = {}
        for worth, action in rated:
            if worth > worths.get(action, float("-inf")):
                worths[action] = worth
        least = max(worths.values()) - self.level.margin
        near = [action for action in sorted(worths, key=lambda action: -worths[action]) if worths[action] >= least]
        return near[self.chance.below(min(BEST, len(near)))]


def best_of(rated: list[tuple[float, int]]) -> int:
    """The first of the best."""
    best_worth, best = rated[0]
    for worth, action in rated:
        if worth > best_worth:
            best_worth, best = worth, action
    return best
