"""Random matches that go somewhere: eager players, and tables where everybody already has something of everything."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any, cast

from aegean.core.chance import Chance
from aegean.core.conformance import Walk
from aegean.core.events import Tell
from aegean.core.game import Decision, Game
from aegean.core.options import Options, OptionValue
from aegean.games.civilization import pieces as p
from aegean.games.civilization.actions import END, PASS, kind_of
from aegean.games.civilization.game import GAME
from aegean.games.civilization.hand import draw_event, take_event
from aegean.games.civilization.people import draw_card
from aegean.games.civilization.state import Civ, marker
from aegean.games.civilization.units import gain_unit

PYRAMID = (5, 4, 3, 2)  # besides the starting tech
KEPT_MARKS = (*range(len(p.RESOURCES)), p.MARK_WORKERS, p.MARK_TEACHER)


def key(name: str) -> bytes:
    return hashlib.sha256(f"civilization {name}".encode()).digest()


class RichGame:
    """The game in its middle: techs, units, cards, markers and tokens for everybody. Civilizations must be drawn.
    No subclass: a compiled game cannot have any."""

    def __getattr__(self, name: str) -> Any:
        return getattr(GAME, name)

    def deal(self, options: Options, chance: Chance, tell: Tell | None = None) -> Civ:
        state = GAME.deal(options, chance, tell)
        if not state.switches.civilizations_chosen:
            for seat in range(state.players):
                enrich(state, seat)
        return state


RICH = cast("Game[Civ]", RichGame())


def enrich(state: Civ, seat: int) -> None:
    chance = state.chance
    for level, number in enumerate(PYRAMID[: 1 + chance.below(len(PYRAMID))], 1):
        left = [tech for tech in range(len(p.TECHS)) if p.TECH_LEVELS[tech] == level and not state.knows(seat, tech)]
        left = [tech for tech in left if tech != p.T_AGRICULTURE]  # the capital has not grown
        for _ in range(number):
            tech = left.pop(chance.below(len(left)))
            state.techs[seat] |= 1 << tech
            state.tech_slot[seat * len(p.TECHS) + tech] = level
    for _ in range(3):
        gain_unit(state, seat, chance.below(p.AIRCRAFT))
        give_marker(state, seat, chance.below(2))
    for level in (1, 1 + chance.below(3)):
        take_event(state, seat, draw_event(state, seat, level))
    for good in range(p.GOODS):
        if state.market[good] and chance.below(2):
            state.market[good] -= 1
            state.goods[seat * p.GOODS + good] += 1
    if state.switches.person_deck:
        give_person(state, seat)
        give_person(state, seat)
    state.culture[seat] = 5 + chance.below(10)
    state.tokens[seat * p.PLACES + p.ON_SHEET] = chance.below(5)


def give_marker(state: Civ, seat: int, back: int) -> None:
    """One of those that are kept, if there is one left."""
    first = back * len(p.MARKS)
    left = [mark for mark in KEPT_MARKS for _ in range(state.marks_left[first + mark])]
    if left:
        mark = left[state.chance.below(len(left))]
        state.marks_left[first + mark] -= 1
        state.add_marker(seat, marker(back, mark, 1 << seat))


def give_person(state: Civ, seat: int) -> None:
    """A card face down, its marker in reserve; the types that are used up aside."""
    card = draw_card(state)
    kind = card // p.CARDS_PER_TYPE
    if not state.person_supply[kind]:
        state.person_deck |= 1 << card
        return
    state.down[seat] |= 1 << card
    state.person_supply[kind] -= 1
    state.reserve[seat * p.TYPES + kind] += 1


class EagerWalk(Walk):
    """Passes and ends only where nothing else can be done, or once in a while."""

    def choose(self, decision: Decision) -> int:
        deeds = [action for action in decision.actions if kind_of(action) not in (END, PASS)]
        if deeds and self.dice.below(10):
            return deeds[self.dice.below(len(deeds))]
        return super().choose(decision)


def mixture(number: int) -> dict[str, OptionValue]:
    """Every option with one of its values, the defaults more often."""
    dice = Chance(key(f"mixture {number}"))
    return {
        option.key: option.values[dice.below(len(option.values))]
        for option in GAME.options
        if not option.bounds and dice.below(2)
    }


def walk(game: Game[Civ], players: int, chosen: Mapping[str, OptionValue], name: str, every: int) -> Walk:
    return EagerWalk(game, players, chosen, key(name), every).run()
