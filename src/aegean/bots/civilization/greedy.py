"""Greedy: goes for the nearest victory, one action at a time, each judged by how many turns it saves."""

from __future__ import annotations

from typing import Any, Final

from aegean.bots.bot import Bot
from aegean.bots.civilization.barter import next_thing, worth_offering
from aegean.bots.civilization.fray import best_blow
from aegean.bots.civilization.journeys import choose_group, choose_step
from aegean.bots.civilization.lookahead import best
from aegean.bots.civilization.sites import best_site, city_worth, figure_site
from aegean.bots.civilization.study import best_tech
from aegean.core.game import Decision, Game, View
from aegean.games.civilization.actions import (
    CITY_ACTS,
    END,
    GROUP,
    OFFER,
    PUT,
    SETTLE,
    SETTLE_TWO,
    first,
    kind_of,
    second,
)
from aegean.games.civilization.bargain import Bargain, Offer
from aegean.games.civilization.battle import BattleTurn
from aegean.games.civilization.manage import ManageCities
from aegean.games.civilization.march import March
from aegean.games.civilization.move import Move
from aegean.games.civilization.pieces import ARMY, CITIES, NONE
from aegean.games.civilization.produce import ChooseSite
from aegean.games.civilization.research import OpenResearch, Research
from aegean.games.civilization.state import Civ
from aegean.games.civilization.yields import production_of

SETTING_UP: Final = (SETTLE, SETTLE_TWO, PUT)


class GreedyBot(Bot):
    """Looks at one action and what it begins, on one imagined table."""

    name = "greedy"

    def choose(self, game: Game[Any], view: View, decision: Decision) -> int:
        if len(decision.actions) == 1:
            return decision.actions[0]
        state: Civ = game.imagine(view, self.chance)
        return greedy_choice(state, decision.seat, decision.actions)


def greedy_choice(state: Civ, seat: int, actions: list[int]) -> int:
    if len(actions) == 1:
        return actions[0]
    frame = state.agenda[-1]
    if kind_of(actions[0]) in SETTING_UP:
        return set_up(state, seat, actions)
    if isinstance(frame, (Research, OpenResearch)):
        return best_tech(state, seat, actions)
    if isinstance(frame, March):
        return choose_step(state, frame, actions)
    if isinstance(frame, BattleTurn):
        return best_blow(state, frame, actions)
    if isinstance(frame, ChooseSite):
        return best_site(state, frame, actions)
    if isinstance(frame, Offer):
        return next_thing(state, frame, actions)
    if isinstance(frame, Move):
        return move(state, seat, actions)
    if isinstance(frame, ManageCities):
        return manage(state, seat, actions)
    if isinstance(frame, Bargain):
        return bargain(state, seat, actions)
    return best(state, seat, actions)


def set_up(state: Civ, seat: int, actions: list[int]) -> int:
    """The capital where its outskirts give most; figures towards the middle."""
    kind = kind_of(actions[0])
    if kind == PUT:
        return max(actions, key=lambda action: figure_site(state, seat, first(action) == ARMY, second(action)))
    if kind == SETTLE_TWO:
        return max(actions, key=lambda each: city_worth(state, first(each)) + city_worth(state, second(each)))
    return max(actions, key=lambda action: city_worth(state, first(action)))


def bargain(state: Civ, seat: int, actions: list[int]) -> int:
    """Abilities first, then an offer if there is a good one."""
    chosen = best(state, seat, [action for action in actions if kind_of(action) != OFFER])
    if chosen == END:
        offer = worth_offering(state, seat, actions)
        return offer if offer != NONE else END
    return chosen


def manage(state: Civ, seat: int, actions: list[int]) -> int:
    """Advances and abilities while they bring something, then the cities, the strongest first."""
    cities = [action for action in actions if kind_of(action) == CITY_ACTS]
    chosen = best(state, seat, [action for action in actions if kind_of(action) != CITY_ACTS])
    if chosen == END and cities:
        return max(cities, key=lambda action: production_of(state, seat * CITIES + first(action)))
    return chosen


def move(state: Civ, seat: int, actions: list[int]) -> int:
    """Abilities of the phase, then one group after the other."""
    groups = [action for action in actions if kind_of(action) == GROUP]
    others = [action for action in actions if kind_of(action) != GROUP]
    if len(others) > 1:
        chosen = best(state, seat, others)
        if chosen != END:
            return chosen
    group = choose_group(state, seat, groups)
    if group != NONE:
        return group
    return END if END in actions else groups[0]
