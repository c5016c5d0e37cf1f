"""How a level for people judges what it could do: as Greedy does, by a scale that makes a character."""

from __future__ import annotations

from typing import Final

from aegean.bots.delphi.answers import Judge
from aegean.bots.delphi.choice import OWN_TURN
from aegean.bots.delphi.scales import PLANNER
from aegean.bots.delphi.turn import Search
from aegean.bots.delphi.worth import Scale
from aegean.core.chance import Chance
from aegean.core.game import Decision, Game, View
from aegean.games.delphi.state import Delphi


def heedless() -> Scale:
    """Goes for the errand at hand; injuries are something that happens to others."""
    scale = Scale("heedless")
    scale.lost_turn = 0.0
    scale.one_injury = 0.1
    scale.no_injuries = 0.0
    scale.route_width = 2
    scale.same_start = 1
    scale.tried = 2
    scale.turn_width = 5
    return scale


def spender() -> Scale:
    """Favours are there to be spent: on the wheel and on the way."""
    scale = Scale("spender")
    scale.favour = 0.15
    scale.favour_steps = [(5, 0.15), (5, 0.1), (1000, 0.03)]
    scale.paid = 0.15
    scale.every_way_home = True
    scale.settle()
    return scale


def steady() -> Scale:
    """Greedy's numbers, and an eye for every way home: nobody should miss a race that is won."""
    scale = Scale("steady")
    scale.every_way_home = True
    return scale


LAST_TASKS: Final = 1
SCALES: Final = {"heedless": heedless(), "spender": spender(), "steady": steady(), "seasoned": PLANNER}


def rated(game: Game[Delphi], view: View, decision: Decision, name: str, chance: Chance) -> list[tuple[float, int]]:
    """What actions are worth, in dice. At the end of the race only the best counts: there everybody sees what is at
    stake."""
    state = game.imagine(view, chance.copy())
    found = judged(state, decision, SCALES[name])
    if state.open_tasks[decision.seat] <= LAST_TASKS and found:
        return [max(found, key=lambda each: each[0])]
    return found


def judged(state: Delphi, decision: Decision, scale: Scale) -> list[tuple[float, int]]:
    if decision.kind in OWN_TURN:
        worths, legal = Search(state, decision.seat, scale).worths(), set(decision.actions)
        return [(worth, action) for action, worth in worths.items() if action in legal]  # in the order of the search
    judge = Judge(state, decision.seat, scale)
    return [(judge.worth(action), action) for action in decision.actions]
