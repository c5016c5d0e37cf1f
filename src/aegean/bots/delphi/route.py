"""The way round all errands and back to Zeus: several good orders, and what is left of them from any space."""

from __future__ import annotations

from functools import cache
from typing import Final

from aegean.bots.delphi.errands import Errand, Errands, errands_key
from aegean.bots.delphi.worth import Scale
from aegean.games.delphi.map import UNREACHABLE
from aegean.games.delphi.state import Delphi

FAR: Final = 1e6

Part = tuple[float, int, int, int, tuple[tuple[int, int], ...]]  # cost, space, done, first errand, (errand, space)...
# The spaces that will do, the space planned, the cost from there to the end, and how far the way there is believed.
Start = tuple[int, int, float, float]


@cache
def legs_of(reach: int, hue: float, any_hue: float, favour: float) -> list[float]:
    """Dice for a leg by its length: sails of `reach` spaces, or fewer with favours; the last one to a given colour."""
    legs = [0.0]
    for steps in range(1, 40):
        best = FAR
        for sails in range(1, 8):
            favours = max(0, steps - sails * reach)
            best = min(best, sails + hue + any_hue * (sails - 1) + favour * favours)
        legs.append(best)
    return legs + [FAR] * (UNREACHABLE + 1 - len(legs))


class Routes:
    """`togo`: dice until the end of the race, from a space and with some errands done."""

    def __init__(self, state: Delphi, seat: int, scale: Scale) -> None:
        self.scale = scale
        self.errands = Errands(state, seat, scale)
        self.board = state.board
        self.distance = state.board.distances(state.way_of(seat))
        self.legs = legs_of(state.range_of(seat), scale.hue, scale.any_hue, scale.favour)
        self.shared = self._shared()
        self._near: dict[int, list[tuple[float, int, int, float]]] = {}
        self._starts: dict[int, list[Start]] = {}
        self._togo: dict[tuple[int, int], float] = {}
        self.plans = self._grow(state.at[seat])

    def leg(self, here: int, there: int) -> float:
        return self.legs[self.distance[here][there]]

    def home(self, here: int) -> float:
        """Zeus has no colour (R-DEL-222)."""
        steps = self.distance[here][self.board.zeus]
        return 0.0 if not steps else self.legs[steps] - self.scale.hue

    def _shared(self) -> list[float]:
        """By space: what it is worth to stand there because several errands are near."""
        count = [0] * self.board.spaces
        for errand in self.errands.all:
            for space in errand.spaces:
                count[space] += 1
        return [self.scale.shared_space * min(3, touching) for touching in count]

    # --- orders

    def _best_space(self, here: int, errand: Errand) -> tuple[float, int]:
        """Where to do an errand: near, and touching other errands if it can be had."""
        if errand.froms >> here & 1:
            return 0.0, here
        best, at = FAR, here
        steps, legs, shared = self.distance[here], self.legs, self.shared
        for space in errand.spaces:
            cost = legs[steps[space]] - shared[space]
            if cost < best:
                best, at = cost, space
        return best + shared[at], at

    def _nearest(self, here: int) -> list[tuple[float, int, int, float]]:
        """All errands by the cost of going there and doing it: (cost, errand, space, of it the way)."""
        found = self._near.get(here)
        if found is None:
            found = []
            for errand in self.errands.all:
                cost, space = self._best_space(here, errand)
                found.append((cost + errand.cost - errand.reward, errand.number, space, cost))
            found.sort()
            self._near[here] = found
        return found

    def _grow(self, here: int) -> list[tuple[tuple[int, int], ...]]:
        errands = self.errands
        parts: list[Part] = [(0.0, here, 0, -1, ())]
        for depth in range(errands.wanted):
            longer: dict[tuple[int, int], Part] = {}
            for part in parts:
                self._lengthen(part, self.scale.tried if depth else self.scale.starts, longer)
            if not longer:
                break
            parts = self._keep(sorted(longer.values(), key=lambda part: part[0]))
        best: dict[int, tuple[float, tuple[tuple[int, int], ...]]] = {}
        for cost, space, _, start, order in parts:
            cost += self.home(space)
            if start not in best or cost < best[start][0]:
                best[start] = (cost, order)
        return [order for _, order in sorted(best.values())]

    def _lengthen(self, part: Part, tried: int, longer: dict[tuple[int, int], Part]) -> None:
        cost, here, done, start, order = part
        errands = self.errands
        able = errands.open(done) & ~errands.letters
        if (done & errands.unknown).bit_count() >= errands.to_explore:
            able &= ~errands.unknown
        doubt = 1 - self.scale.beliefs[errands.wanted][done.bit_count()]
        for more, number, space, way in self._nearest(here):
            if able >> number & 1:
                key = (space, done | 1 << number)
                total = cost + more - doubt * way
                known = longer.get(key)
                if known is None or total < known[0]:
                    longer[key] = (total, space, key[1], start if start >= 0 else number, order + ((number, space),))
                tried -= 1
                if not tried:
                    return

    def _keep(self, parts: list[Part]) -> list[Part]:
        """The cheapest, and the cheapest of every beginning: dice may favour another one."""
        kept: list[Part] = []
        starts: dict[int, int] = {}
        for part in parts:
            count = starts.get(part[3], 0)
            if (count < self.scale.same_start and len(kept) < self.scale.route_width) or not count:
                starts[part[3]] = count + 1
                kept.append(part)
        return kept

    # --- what is left

    def togo(self, done: int, here: int) -> float:
        key = (done, here)
        found = self._togo.get(key)
        if found is None:
            found = FAR
            for froms, space, rest, belief in self._left(done):
                if not froms >> here & 1:
                    rest += belief * (self.leg(here, space) if froms else self.home(here))
                if rest < found:
                    found = rest
            self._togo[key] = found
        return found

    def _left(self, done: int) -> list[Start]:
        starts = self._starts.get(done)
        if starts is None:
            starts = []
            for plan in self.plans:
                start = self._rest_of(plan, done)
                if start is not None:
                    starts.append(start)
            self._starts[done] = starts
        return starts

    def _rest_of(self, plan: tuple[tuple[int, int], ...], done: int) -> Start | None:
        """The plan without what is done; None if something was done that it has no use for."""
        errands = self.errands
        planned = 0
        for number, _ in plan:
            planned |= 1 << number
        beside = done & ~planned
        if beside & (errands.loads | errands.fetches | errands.deliveries | errands.shrines):
            return None
        dropped = 0
        for group in (errands.unknown, errands.white_monsters):
            spare = (beside & group).bit_count()
            for number, _ in reversed(plan):
                if spare and group >> number & 1 and not done >> number & 1:
                    dropped |= 1 << number
                    spare -= 1
        first: tuple[int, int] | None = None
        here, cost, count = -1, 0.0, 0
        belief = self.scale.beliefs[len(plan) - ((done & planned) | dropped).bit_count()]
        for number, space in plan:
            if (done | dropped) >> number & 1:
                continue
            errand = errands.all[number]
            cost += errand.cost - errand.reward
            if first is None:
                first, here = (errand.froms, space), space
            elif not errand.froms >> here & 1:
                cost += belief[count] * self.leg(here, space)
                here = space
            count += 1
        if first is None:
            return 0, self.board.zeus, 0.0, 1.0
        return first[0], first[1], cost + belief[count] * self.home(here), belief[0]


KEPT: Final = 24
LATEST: Final[dict[tuple[object, ...], Routes]] = {}


def routes_of(state: Delphi, seat: int, scale: Scale) -> Routes:
    """They do not depend on dice or favours, so the decisions of a turn share them: the latest few are kept."""
    key = (scale.name, *errands_key(state, seat))
    routes = LATEST.get(key)
    if routes is None:
        routes = Routes(state, seat, scale)
        if len(LATEST) >= KEPT:
            del LATEST[next(iter(LATEST))]
        LATEST[key] = routes
    return routes
