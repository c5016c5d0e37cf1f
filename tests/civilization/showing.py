"""Players who show things: greedy as the bot of that name, with a slip now and then, but fond of what has not been
shown yet (`deeds`). Until a turn that the plan names they put off every victory, so that there is time; then they go
for the one that the plan is named after."""

from __future__ import annotations

import hashlib

from aegean.bots.civilization.greedy import greedy_choice
from aegean.core.chance import Chance
from aegean.core.events import Tell
from aegean.core.game import Decision
from aegean.core.match import Match
from aegean.core.options import OptionValue
from aegean.games.civilization import actions as a
from aegean.games.civilization.abilities import ABILITIES
from aegean.games.civilization.actions import first, kind_of, pack, second, third
from aegean.games.civilization.coins import coins
from aegean.games.civilization.end import COIN_VICTORY, CULTURE_VICTORY, MILITARY_VICTORY, TECH_VICTORY
from aegean.games.civilization.founding import armies_found
from aegean.games.civilization.game import GAME
from aegean.games.civilization.items import BUILDING_ITEM, UNIT_ITEM, WONDER_ITEM
from aegean.games.civilization.pieces import (
    BACKS,
    BUILDINGS,
    CAPITAL,
    CITIES,
    CIVILIZATIONS,
    CLASSES,
    E_PRINCELY_GIFT,
    EVENTS,
    FORTIFICATION,
    GOODS,
    GRADES,
    GREECE,
    INVESTMENTS,
    NONE,
    P_ISAAC_NEWTON,
    P_MARTIN_LUTHER_KING,
    P_NIKOLA_TESLA,
    PERSONS,
    ROME,
    SPY,
    T_BANKING,
    T_CIVIL_SERVICE,
    T_COMBUSTION,
    T_COMPUTERS,
    T_PHILOSOPHY,
    T_RAILROAD,
    T_SPACE_FLIGHT,
    TECH_LEVELS,
    TECHS,
    UNITS,
    URANIUM,
    WONDERS,
)
from aegean.games.civilization.purse import ANY, CULTURE_POINTS, GIFT, MARKER, TRADE_POINTS, UNSEEN_EVENT
from aegean.games.civilization.research import WITH_BOTH, WITH_NEWTON, WITH_TESLA, OpenResearch, Research, choices
from aegean.games.civilization.state import Civ
from aegean.games.civilization.units import rank
from aegean.games.civilization.uses import Pay, React, may_show_king
from tests.civilization.deeds import USES, Deeds, of_move, use_told

Chosen = dict[str, OptionValue]
MOST_ALIKE = 24  # actions of one kind that are looked at
PLENTY = 10  # coins: more may be too many before the end
FAR_ENOUGH = 18  # on the culture track, likewise
SLIPS = 12  # one decision in so many is taken by chance


def word_of(code: int) -> str:
    """How offers call what is given."""
    if code == TRADE_POINTS:
        return "trade"
    if code == CULTURE_POINTS:
        return "culture"
    if code < GOODS:
        return "resource"
    return "marker" if code < UNSEEN_EVENT else "event"


SPY_MARKERS = [MARKER + 16 * back + SPY for back in range(len(BACKS))]
URANIUM_MARKERS = [MARKER + 16 * back + URANIUM for back in range(len(BACKS))]
SPY_USES = [USES[ability.name] for ability in ABILITIES if ability.price == (SPY,)]
COIN_TECHS = (T_CIVIL_SERVICE, T_RAILROAD, T_COMPUTERS, T_BANKING)
SHOW_KING = pack(a.SHOW, P_MARTIN_LUTHER_KING)
# What may follow from an ability or a tech besides its use.
AFTERMATHS = {
    "atomic_theory_nuke": "said figure-nuked",
    "mysticism": "asked KeepEvent",
    "combustion": "said walls-breached",
    "flight": "unit aircraft-1",
    "ballistics": "unit artillery-4",
    "replaceable_parts": "unit infantry-4",
    "writing": "said is-impossible",
}
SAGES = TECHS[T_PHILOSOPHY]  # bring great people


class Plan:
    """One record: its name begins with the way it ends."""

    def __init__(
        self, name: str, players: int, patience: int, base: Chosen | None = None, **chosen: OptionValue
    ) -> None:
        self.name = name
        self.reason = name.split("-")[0]
        self.players = players
        self.patience = patience  # no victory before this turn
        self.chosen: Chosen = {**(base or {}), **chosen}


class Show:
    """One match of a plan, whose players show what is `missing`."""

    def __init__(self, plan: Plan, number: int, missing: set[str]) -> None:
        key = hashlib.sha256(f"{plan.name} {number}".encode()).digest()
        self.plan = plan
        self.match = Match.start(GAME, GAME.make_options(plan.players, plan.chosen), key=key)
        self.dice = Chance(key[::-1])
        self.missing = set(missing)
        self.seen = Deeds()

    def run(self, longest: int) -> Match:
        match = self.match
        while len(match.moves) < longest and (decisions := match.decisions()):
            before = match.state
            decision = decisions[self.dice.below(len(decisions))]
            move = match.play(decision.seat, self.choice(before, decision))
            self.seen.add(move.seat, move.action, move.events, before, match.state)
            self.missing -= self.seen.found
        return match

    def choice(self, state: Civ, decision: Decision) -> int:
        seat, actions = decision.seat, decision.actions
        if len(actions) == 1:
            return actions[0]
        if isinstance(state.agenda[-1], (Research, OpenResearch)):
            return self.study(state, seat, actions)
        allowed, wishes = self.look(state, seat, actions)
        if wishes:
            return wishes[self.dice.below(len(wishes))]
        if self.dice.below(SLIPS) == 0:
            return allowed[self.dice.below(len(allowed))]
        chosen = greedy_choice(state.copy(), seat, allowed)
        return chosen if chosen in allowed else allowed[self.dice.below(len(allowed))]

    def look(self, state: Civ, seat: int, actions: list[int]) -> tuple[list[int], list[int]]:
        """The actions that do not end the match too early, and those that show most of what is missing."""
        allowed: list[int] = []
        unwise: list[int] = []
        wishes: list[int] = []
        most = 0.0
        for action in self.sample(actions):
            twin, tell = state.copy(), Tell()
            GAME.play(twin, seat, action, tell)
            if self.ends_early(state, seat, action, twin):
                continue
            if self.goes_far(state, seat, twin) or self.hastens(state, action) or self.wastes(state, action):
                unwise.append(action)
                continue
            allowed.append(action)
            shown = of_move(action, tell.events, state, twin)
            shown.update(use_told(event) for event in tell.events)
            worth = len(shown & self.missing) + self.promise(state, seat, action)
            if worth > most:
                wishes, most = [], worth
            if worth and worth == most:
                wishes.append(action)
        return allowed or unwise or actions, wishes

    def sample(self, actions: list[int]) -> list[int]:
        """Some of a long list, evenly by kinds: one can end, and use whatever there is."""
        found: list[int] = []
        for kind in sorted({kind_of(action) for action in actions}):
            alike = [action for action in actions if kind_of(action) == kind]
            while len(alike) > MOST_ALIKE:
                alike.pop(self.dice.below(len(alike)))
            found += alike
        return found

    def too_early(self, state: Civ, reason: str) -> bool:
        return bool(reason) and (reason != self.plan.reason or state.turn < self.plan.patience)

    def ends_early(self, state: Civ, seat: int, action: int, after: Civ) -> bool:
        """It ends the match before its time or in another way, or begins an attack that may."""
        if kind_of(action) == a.STEP:
            city = state.centre_of[first(action)]
            if city != NONE and city // CITIES != seat and city % CITIES == CAPITAL:
                return self.too_early(state, MILITARY_VICTORY)
        return self.too_early(state, after.reason)

    def goes_far(self, state: Civ, seat: int, after: Civ) -> bool:
        """So near to a victory that it may come by itself."""
        if coins(after, seat) > max(PLENTY, coins(state, seat)):
            return self.too_early(state, COIN_VICTORY)
        return after.space[seat] > max(FAR_ENOUGH, state.space[seat]) and self.too_early(state, CULTURE_VICTORY)

    def hastens(self, state: Civ, action: int) -> bool:
        """Dr. King is shown before anybody has to be stopped by him."""
        if action != SHOW_KING or isinstance(state.agenda[-1], React) or state.turn >= self.plan.patience:
            return False
        return bool(self.lacks("said is-impossible"))

    def wastes(self, state: Civ, action: int) -> bool:
        """Spies and uranium for what anything could pay, while what needs them has not been shown."""
        frame = state.agenda[-1]
        if not isinstance(frame, Pay) or frame.due[0] != ANY:
            return False
        code = first(action)
        if code == GIFT + E_PRINCELY_GIFT or code in URANIUM_MARKERS:
            return bool(self.lacks("atomic_theory"))
        return code in SPY_MARKERS and any(self.lacks(use) for use in SPY_USES)

    def promise(self, state: Civ, seat: int, action: int) -> float:
        """What an action begins that may show something later."""
        kind, what = kind_of(action), first(action)
        if kind in (a.USE, a.SPECIAL):
            return self.promise_of_use(ABILITIES[what].name)
        if kind == a.PRODUCE:
            return self.promise_of_item(state, seat, what)
        if kind == a.INVEST:
            rich = coins(state, seat) >= PLENTY and self.too_early(state, COIN_VICTORY)
            return float(f"investment {INVESTMENTS[second(action)]}" in self.missing) + 0.6 * float(rich)
        if kind == a.CHOOSE_CIV:
            return self.promise_of_civilization(state, what)
        if kind == a.KEEP_PERSON:
            return float(f"person {PERSONS[what]}" in self.missing)
        if kind == a.KEEP_EVENT:
            return float(f"event {EVENTS[what]}" in self.missing)
        if kind == a.ADVANCE:
            return 0.3 * max(self.lacks("event"), self.lacks("person"))
        if kind in (a.OFFER, a.SEND):
            return 0.5 * max(self.lacks("said gives-"), self.lacks("asked LayOut"))
        if kind in (a.GIVE, a.TAKE):
            return 0.5 * self.promise_of_goods("offers" if kind == a.GIVE else "wants", word_of(what))
        if kind == a.STEP:
            return self.promise_of_step(state, seat, what)
        if kind == a.AIM_SEAT:
            return float(may_show_king(state, what)) * self.lacks("said is-impossible")
        return self.promise_of_figures(state, seat, action) if self.founds_with_armies(state, seat) else 0.0

    def promise_of_use(self, name: str) -> float:
        if USES[name] in self.missing or AFTERMATHS.get(name, "") in self.missing:
            return 1.0
        return 0.4 * self.lacks("person") if name == SAGES else 0.0

    def promise_of_civilization(self, state: Civ, civ: int) -> float:
        """The Greeks choose among great people, the Romans are a republic from the beginning."""
        name = CIVILIZATIONS[civ]
        worth = float(f"civilization {name}" in self.missing) + float(f"use {name}" in self.missing)
        if civ == GREECE:
            worth += self.lacks("asked ChoosePerson" if state.switches.person_deck else "asked ChooseMarker")
            worth += 0.5 * self.lacks("person")
        if civ == ROME and state.switches.later_governments:
            worth += self.lacks("asked Founder")
        return worth

    def founds_with_armies(self, state: Civ, seat: int) -> bool:
        return bool(self.lacks("asked Founder")) and armies_found(state, seat)

    def promise_of_figures(self, state: Civ, seat: int, action: int) -> float:
        """An army and a scout together, so that there is a choice who founds a city."""
        kind = kind_of(action)
        if kind == a.PUT:
            return float(state.guests[second(action)] >> seat & 1)
        return float(kind == a.GROUP and second(action) > 0 and third(action) > 0)

    def lacks(self, word: str) -> float:
        """1 if something of the kind is missing."""
        return float(any(word in deed for deed in self.missing))

    def promise_of_goods(self, verb: str, word: str) -> float:
        """Of hidden things one may have to lay out which."""
        hidden = self.lacks("asked LayOut") if word in ("marker", "event") else 0.0
        return max(hidden, float(f"said {verb}-{word}" in self.missing))

    def promise_of_item(self, state: Civ, seat: int, item: int) -> float:
        if item >= WONDER_ITEM:
            return 0.5 + self.lacks(f"wonder {WONDERS[item - WONDER_ITEM]}") if self.lacks("wonder") else 0.0
        if item >= BUILDING_ITEM:
            return float(f"building {BUILDINGS[item - BUILDING_ITEM]}" in self.missing)
        if item >= UNIT_ITEM:
            unit = item - UNIT_ITEM
            return float(f"unit {UNITS[unit]}-{rank(state, seat, unit)}" in self.missing)
        return 0.0

    def promise_of_step(self, state: Civ, seat: int, square: int) -> float:
        """Attacks: at the end on capitals; before, on whom a missing unit may be shown."""
        city = state.centre_of[square]
        if city != NONE and city // CITIES != seat:
            breach = state.walls >> city & 1 and state.knows(seat, T_COMBUSTION) and self.lacks("said walls-breached")
            fort = state.city_marker[city] == FORTIFICATION and self.lacks("said fortification-used")
            return 1.0 if city % CITIES == CAPITAL or breach or fort else 0.0
        if city != NONE and not any(marker == FORTIFICATION for marker in state.city_marker):
            return 0.5 * self.lacks("said fortification-used")
        if state.guests[square] & ~(1 << seat) and self.can_show_unit(state, seat):
            return 1.0
        return 0.0

    def can_show_unit(self, state: Civ, seat: int) -> bool:
        return any(
            state.units[seat * CLASSES + card] and f"unit {UNITS[unit]}-{rank(state, seat, unit)}" in self.missing
            for card in range(CLASSES)
            for unit in (card // GRADES,)
        )

    def study(self, state: Civ, seat: int, actions: list[int]) -> int:
        """A tech that nobody has shown, the highest first; Space Flight in its time."""
        allowed = [action for action in actions if not flies(action)]
        if coins(state, seat) >= PLENTY and self.too_early(state, COIN_VICTORY):
            allowed = [action for action in allowed if first(action) not in COIN_TECHS]
        if any(flies(action) for action in actions) and not self.too_early(state, TECH_VICTORY):
            return self.fly(state, actions)
        new = [action for action in allowed if self.is_new(action)]
        if new:
            top = max(TECH_LEVELS[first(action)] for action in new)
            new = [action for action in new if TECH_LEVELS[first(action)] == top]
            return new[self.dice.below(len(new))]
        return greedy_choice(state.copy(), seat, allowed)

    def fly(self, state: Civ, actions: list[int]) -> int:
        """To share a victory, one waits until somebody else can fly, too."""
        ready = sum(any(flies(action) for action in choices(state, seat)) for seat in range(state.players))
        if ready < 2 and state.switches.shared_victory:
            return a.PASS
        return next(action for action in actions if flies(action))

    def is_new(self, action: int) -> bool:
        """A tech that nobody has shown or used, or a way to place one."""
        if kind_of(action) != a.RESEARCH:
            return False
        name, means = TECHS[first(action)], second(action)
        if (means in (WITH_TESLA, WITH_BOTH) and f"person {PERSONS[P_NIKOLA_TESLA]}" in self.missing) or (
            means in (WITH_NEWTON, WITH_BOTH) and f"person {PERSONS[P_ISAAC_NEWTON]}" in self.missing
        ):
            return True
        return bool(self.lacks(f" {name}")) or AFTERMATHS.get(name, "") in self.missing


def flies(action: int) -> bool:
    return kind_of(action) == a.RESEARCH and first(action) == T_SPACE_FLIGHT
