"""Where figures go: every group looks for the best square to end in, near or far, and walks towards it."""

from __future__ import annotations

from typing import Final

from aegean.bots.civilization.sites import city_worth, icons
from aegean.bots.civilization.war import BARBARIANS, Forces, attack_of, defence_of, odds
from aegean.games.civilization.actions import EXPLORE, GROUP, STEP, STOP, first, kind_of, pack, second, third
from aegean.games.civilization.arrive import still_at
from aegean.games.civilization.battle import who_defends
from aegean.games.civilization.figures import armies_among
from aegean.games.civilization.founding import AROUND_CITY, near_city
from aegean.games.civilization.limits import city_limit
from aegean.games.civilization.march import March, form_group, where
from aegean.games.civilization.pieces import CITIES, FIGURES, FIRST_SCOUT, NONE, UNKNOWN, WATER
from aegean.games.civilization.reach import BATTLE, CLASHES, HUT, KILL, NO_END, RELIC, REST, Band
from aegean.games.civilization.state import Civ

FADING: Final = 0.86  # a step
A_HUT: Final = 1.6
A_RELIC: Final = 2.4
A_KILL: Final = 1.3
A_VILLAGE: Final = 2.2
A_CITY: Final = 6.0
A_CAPITAL: Final = 100.0
AN_ARMY: Final = 1.6
INTRUDER: Final = 1.5  # more, if it blockades the own outskirts
FRONTIER: Final = 1.0
RALLY: Final = 2.0
HOME: Final = 0.05
# Chances of winning that make an attack worth its losses.
GOOD_ODDS: Final = 0.62
CAPITAL_ODDS: Final = 0.52
SITE: Final = 2.0
FORBIDDING: Final = 0.03  # a goal must be better than staying by this much


class Scene:
    """What all groups of a seat have to know, looked up once."""

    def __init__(self, state: Civ, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.band = Band(state, seat)
        self.forces = [Forces(state, each) for each in range(state.players)]
        self.settling = len(state.cities(seat)) < city_limit(state, seat)
        self.armies = 0
        self.scouts = 0
        self.rally = self.find_rally()

    def attack(self, armies: int) -> float:
        return attack_of(self.state, self.forces[self.seat], armies)

    def chance(self, square: int, armies: int) -> float:
        """Of winning a battle there."""
        state = self.state
        defender = who_defends(state, self.seat, square)
        if defender == NONE:
            return odds(self.attack(armies), BARBARIANS)
        city = state.centre_of[square]
        guards = len(state.armies_at(defender, square))
        return odds(self.attack(armies), defence_of(state, self.forces[defender], city, guards))

    def find_rally(self) -> int:
        """Where armies gather: at the largest stack, if a full one could take a capital; NONE if there is no point."""
        state, seat = self.state, self.seat
        if self.band.peaceful:
            return NONE
        stack, place = 0, NONE
        for figure in range(seat * FIGURES, seat * FIGURES + FIRST_SCOUT):
            square = state.at[figure]
            if square >= 0:
                size = len(state.armies_at(seat, square))
                if size > stack:
                    stack, place = size, square
        if place == NONE or stack >= self.band.limit:
            return NONE
        for other in state.others(seat):
            centre = state.centre[other * CITIES]
            if centre != NONE and self.chance(centre, self.band.limit) >= CAPITAL_ODDS:
                return place
        return NONE

    def form(self, here: int, armies: int, scouts: int) -> None:
        self.armies = armies
        self.scouts = scouts
        beside = self.state.count_at(self.seat, here) - armies - scouts
        self.band.form(here, armies, scouts, beside)

    # --- what it is worth to end in a square

    def goal(self, square: int, end: int) -> float:
        if end == HUT:
            return A_HUT
        if end == RELIC:
            return A_RELIC
        if end == KILL:
            return A_KILL + self.intruder(square)
        if end == BATTLE:
            return self.battle(square)
        if end != REST:
            return 0.0
        worth = FRONTIER if self.at_frontier(square) else 0.0
        if self.armies:
            if square == self.rally:
                worth += RALLY
            if self.state.city_of[square] == self.seat * CITIES:
                worth += HOME
            return worth
        return max(worth, self.scouting(square))

    def intruder(self, square: int) -> float:
        city = self.state.city_of[square]
        return INTRUDER if city != NONE and city // CITIES == self.seat else 0.0

    def battle(self, square: int) -> float:
        chance = self.chance(square, self.armies)
        city = self.state.centre_of[square]
        if city != NONE:
            if city % CITIES == 0:
                return A_CAPITAL * chance if chance >= CAPITAL_ODDS else 0.0
            return A_CITY * chance if chance >= GOOD_ODDS else 0.0
        if chance < GOOD_ODDS:
            return 0.0
        if who_defends(self.state, self.seat, square) == NONE:
            return A_VILLAGE * chance
        return (AN_ARMY + self.intruder(square)) * chance

    def at_frontier(self, square: int) -> bool:
        return any(self.state.terrain[each] == UNKNOWN for each in self.state.layout.near[square])

    def scouting(self, square: int) -> float:
        """A place for a city while one may be founded, else a square to gather from."""
        state = self.state
        if self.settling:
            return SITE + 0.2 * city_worth(state, square) if self.is_site(square) else 0.0
        if state.city_of[square] != NONE:
            return 0.0
        return 0.3 * icons(state.yields[square])

    def is_site(self, square: int) -> bool:
        """R-CIV-104 to R-CIV-109."""
        state = self.state
        around = state.layout.around[square]
        if len(around) < AROUND_CITY or state.terrain[square] == WATER or state.spot[square] != NONE:
            return False
        for each in around:
            if state.terrain[each] == UNKNOWN or state.spot[each] != NONE or state.enemies_at(self.seat, each):
                return False
        return not near_city(state, square)

    # --- the way

    def best_way(self, here: int) -> tuple[float, list[int]]:
        """How much better the best goal is than staying, and the squares that lead to it."""
        band, near = self.band, self.state.layout.near
        staying = self.goal(here, REST)
        best, target = staying, here
        before = {here: NONE}
        queue = [here]
        fading = {here: 1.0}
        for square in queue:
            faded = fading[square] * FADING
            for there in near[square]:
                if there in before:
                    continue
                end = band.end(there)
                passes = band.passes(there)
                if end == NO_END and not passes:
                    continue
                before[there] = square
                fading[there] = faded
                if passes and end not in CLASHES:
                    queue.append(there)
                if end != NO_END:
                    worth = faded * self.goal(there, end)
                    if worth > best:
                        best, target = worth, there
        way: list[int] = []
        while target != here:
            way.append(target)
            target = before[target]
        way.reverse()
        return best - staying, way


# --- choices


def choose_group(state: Civ, seat: int, actions: list[int]) -> int:
    """The group that gains most by moving; NONE if all had better stay."""
    scene = Scene(state, seat)
    chosen, most = NONE, FORBIDDING
    for action in actions:
        if kind_of(action) != GROUP:
            continue
        here, armies, scouts = first(action), second(action), third(action)
        if armies and scouts:
            continue
        scene.form(here, armies, scouts)
        gained, _ = scene.best_way(here)
        if scene.at_frontier(here):
            gained += FRONTIER
        # Alone where one is enough, together where it takes more.
        gained -= 0.02 * (armies + scouts)
        if gained > most:
            chosen, most = action, gained
    return chosen


def choose_step(state: Civ, frame: March, actions: list[int]) -> int:
    """Explores what lies at hand, then goes on towards the best goal."""
    seat = frame.seat
    for action in actions:
        if kind_of(action) == EXPLORE:
            return action
    here = where(state, frame.group)
    if here == NONE:
        return actions[0]
    group = still_at(state, frame.group, here)
    scene = Scene(state, seat)
    form_group(state, scene.band, group, here)
    scene.armies = armies_among(group)
    scene.scouts = group.bit_count() - scene.armies
    gained, way = scene.best_way(here)
    if way and gained > 0:
        step = pack(STEP, way[0])
        if step in actions:
            return step
    if STOP in actions:
        return STOP
    return next((action for action in actions if kind_of(action) == STEP), actions[0])
