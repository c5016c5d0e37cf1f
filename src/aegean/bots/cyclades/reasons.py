"""Why a choice in Cyclades makes sense: of what can be said for an action, the most telling."""

from __future__ import annotations

from typing import Any, Final

from aegean.bots.cyclades import prospects as see
from aegean.bots.cyclades.creature_reasons import at_isle, at_sea, calls, change, raze, rob
from aegean.bots.cyclades.offer_reasons import to_apollo, to_god
from aegean.bots.cyclades.strikes import strikes, win_chance
from aegean.bots.cyclades.voyages import routes
from aegean.bots.reasons import Reason, percent
from aegean.core.chance import KEY_BYTES, Chance
from aegean.core.events import Value
from aegean.core.game import Game, View
from aegean.games.cyclades import actions as a
from aegean.games.cyclades import pieces as p
from aegean.games.cyclades.actions import first, kind_of, second, third
from aegean.games.cyclades.battle import Battle, land_bonus, sea_bonus
from aegean.games.cyclades.god_turn import GodTurn
from aegean.games.cyclades.metropolis import under_square
from aegean.games.cyclades.state import Cyclades

# What cannot be seen does not change by this much, so a smaller change is not worth a word.
NOTABLE: Final = 0.1
SALES: Final = (a.SELL_FLEET, a.SELL_TROOP, a.SELL_PRIEST, a.SELL_PHILOSOPHER)


def reason(game: Game[Cyclades], view: View, seat: int, action: int) -> Reason:
    """Purses that the view hides are guessed, always alike; no reason looks at them."""
    state = game.imagine(view, Chance(bytes(KEY_BYTES)))
    gold: int | None = view["seats"][seat]["gold"]
    return Pleader(state, seat, gold).plead(action)


class Pleader:
    """Speaks for the actions of a seat. `gold` is None where the audience does not know it."""

    def __init__(self, state: Cyclades, seat: int, gold: int | None) -> None:
        self.state = state
        self.seat = seat
        self.gold = gold
        self.frame: Any = state.agenda[-1]

    def plead(self, action: int) -> Reason:
        state, seat, kind, x = self.state, self.seat, kind_of(action), first(action)
        if kind == a.BID:
            return to_apollo(state, seat) if x == p.APOLLO else to_god(state, seat, x, action >> a.B, self.gold)
        if kind == a.MARCH:
            return self.march(x, second(action), third(action))
        if kind == a.SAIL:
            return self.sail(x, second(action), third(action))
        if kind in (a.CALL, a.COPY):
            return calls(state, seat, state.track[x] if kind == a.CALL else x)
        if kind == a.AT_SEA:
            return at_sea(state, seat, x)
        if kind == a.AT_ISLE:
            return at_isle(state, seat, x)
        if kind == a.RAZE:
            return raze(state, seat, x)
        if kind == a.CHANGE:
            return change(state, seat, x, second(action))
        if kind == a.ROB:
            return rob(state, seat, x)
        if kind in (a.STAY, a.RETREAT):
            return self.battle(kind == a.STAY)
        if kind in SALES:
            return Reason("reason-sell")
        return self.piece(kind, x, second(action))

    def piece(self, kind: int, x: int, y: int) -> Reason:
        """What is bought, built or placed, and the small answers."""
        if kind == a.FLEET:
            return self.fleet(x)
        if kind == a.TROOP:
            return self.troop(x)
        if kind == a.PRIEST:
            return Reason("reason-priest", {"count": self.state.priests[self.seat] + 1})
        if kind == a.PHILOSOPHER:
            return self.philosopher()
        if kind == a.BUILD:
            return self.build(x)
        if kind == a.FOUND:
            return self.found(x)
        if kind == a.GIVE:
            return Reason("reason-give", {"isle": self.isle_name(self.state.board.slot_isle[x])})
        if kind == a.EXCHANGE:
            return Reason("reason-exchange", {"creature": p.CREATURES[self.state.track[x]]})
        if kind == a.PUSH:
            return self.push(x, y)
        if kind == a.PICK:
            return Reason("reason-pick", {"sea": self.state.board.sea_names[x]})
        if kind == a.START:
            return Reason("reason-start")
        if kind == a.END:
            return Reason("reason-end-poor") if self.gold == 0 else Reason("reason-end")
        return Reason("reason-stop", {"move": self.frame.name()})

    def isle_name(self, isle: int) -> str:
        return self.state.board.isle_names[isle]

    def wins(self) -> int:
        """Would one more metropolis be the last one needed? As a number, for the catalogue."""
        return int(see.would_win(self.state, self.seat))

    # --- recruits and buildings

    def fleet(self, sea: int) -> Reason:
        state, seat = self.state, self.seat
        after = state.copy()
        after.set_fleets(seat, sea, state.sea_fleets[sea] + 1)
        return self.at_station(sea, after, Reason("reason-fleet", {"sea": state.board.sea_names[sea]}))

    def at_station(self, sea: int, after: Cyclades, plain: Reason) -> Reason:
        """Fleets on a new space: gold, or a way to other isles."""
        state, seat, bit = self.state, self.seat, 1 << sea
        if bit & state.board.trade_mask and not bit & state.fleet_mask[seat]:
            return Reason("reason-trade", {"sea": state.board.sea_names[sea]})
        before = strikes(state, seat)
        fresh = {isle: chance for isle, chance in strikes(after, seat).items() if isle not in before}
        isle = see.best_strike(state, fresh, NOTABLE)
        if isle != p.NONE:
            return Reason("reason-opens-way", {"isle": self.isle_name(isle), "owner": state.isle_owner[isle]})
        return plain

    def troop(self, isle: int) -> Reason:
        after = self.state.copy()
        after.isle_troops[isle] += 1
        guarded = self.guards(isle, after)
        if guarded is not None:
            return guarded
        before, then = strikes(self.state, self.seat), strikes(after, self.seat)
        better = {to: chance for to, chance in then.items() if chance >= before.get(to, 0.0) + NOTABLE}
        target = see.best_strike(self.state, better, see.LIKELY / 2)
        if target != p.NONE:
            values: dict[str, Value] = {"isle": self.isle_name(target), "percent": percent(better[target])}
            return Reason("reason-prepares-landing", values)
        return Reason("reason-troop", {"isle": self.isle_name(isle)})

    def guards(self, isle: int, after: Cyclades) -> Reason | None:
        """The isle is harder to take than before."""
        danger, then = see.danger_to(self.state, isle), see.danger_to(after, isle)
        left = then.chance if then is not None else 0.0
        if danger is None or danger.chance < left + NOTABLE:
            return None
        values: dict[str, Value] = {
            "isle": self.isle_name(isle), "other": danger.other,
            "before": percent(danger.chance), "after": percent(left),
        }  # fmt: skip
        return Reason("reason-guards", values)

    def philosopher(self) -> Reason:
        if see.thinks_up(self.state, self.seat):
            return Reason("reason-fourth-philosopher", {"wins": self.wins()})
        return Reason("reason-philosopher", {"count": self.state.philosophers[self.seat] + 1})

    def build(self, slot: int) -> Reason:
        state, seat = self.state, self.seat
        god = self.frame.god if isinstance(self.frame, GodTurn) else p.POSEIDON
        building = p.BUILDINGS[god]
        if see.completes(state, seat, god):
            return Reason("reason-fourth-building", {"building": building, "wins": self.wins()})
        if not state.tiles[seat * 4 + god]:
            return Reason("reason-new-kind", {"building": building, "count": see.kinds(state, seat) + 1})
        isle = self.isle_name(state.board.slot_isle[slot])
        return Reason("reason-spare-building", {"building": building, "isle": isle})

    def found(self, isle: int) -> Reason:
        state = self.state
        values: dict[str, Value] = {"isle": self.isle_name(isle)}
        if see.would_win(state, self.seat):
            return Reason("reason-last-metropolis", values)
        after = state.copy()
        after.metropolises |= 1 << isle
        guarded = self.guards(isle, after)
        if guarded is not None:
            return guarded
        return Reason("reason-metropolis-destroys" if under_square(state, isle) else "reason-metropolis-fits", values)

    # --- moves

    def march(self, isle: int, to: int, units: int) -> Reason:
        state, seat = self.state, self.seat
        owner = state.isle_owner[to]
        if owner == seat:
            after = state.copy()
            after.isle_troops[isle] -= units
            after.isle_troops[to] += units
            return self.guards(to, after) or Reason("reason-gathers", {"isle": self.isle_name(to), "units": units})
        defenders = state.isle_troops[to]
        chance = win_chance(units, defenders, land_bonus(state, to)) if defenders else 1.0
        values: dict[str, Value] = {"isle": self.isle_name(to), "owner": owner, "percent": percent(chance)}
        if state.metropolises >> to & 1:
            if see.would_win(state, seat):
                return Reason("reason-takes-winning-metropolis", values)
            if state.metropolis_count(owner) >= state.target():
                return Reason("reason-breaks-victory", values)
            return Reason("reason-takes-metropolis", values)
        if self.set_with(to):
            return Reason("reason-takes-set", {**values, "wins": self.wins()})
        if owner != p.NONE and defenders:
            return Reason("reason-attacks", values)
        return Reason("reason-takes-isle", values)

    def set_with(self, isle: int) -> bool:
        """The buildings there and the own ones make a set (R-CYC-295)."""
        state, seat = self.state, self.seat
        there = {state.slots[slot] for slot in state.board.isle_slots[isle]} - {p.NONE}
        own = {building for building in range(len(p.BUILDINGS)) if state.tiles[seat * 4 + building]}
        return len(own) < len(p.BUILDINGS) == len(own | there)

    def sail(self, sea: int, to: int, units: int) -> Reason:
        state, seat = self.state, self.seat
        owner = state.sea_owner[to]
        name = state.board.sea_names[to]
        if owner not in (p.NONE, seat):
            chance = win_chance(units, state.sea_fleets[to], sea_bonus(state, to, owner))
            return Reason("reason-sea-battle", {"sea": name, "owner": owner, "percent": percent(chance)})
        after = state.copy()
        after.set_fleets(seat, sea, state.sea_fleets[sea] - units)
        after.set_fleets(seat, to, state.sea_fleets[to] + units)
        goal = self.trade_ahead(sea, to)
        plain = Reason("reason-sail-on", {"sea": goal}) if goal else Reason("reason-sail", {"sea": name})
        return self.at_station(to, after, plain)

    def trade_ahead(self, sea: int, to: int) -> str:
        """A free trade space that this move comes nearer to and can still reach; "" if there is none."""
        state, seat = self.state, self.seat
        left = p.FLEET_RANGE if isinstance(self.frame, GodTurn) else min(p.FLEET_RANGE, self.frame.left)
        wanted = state.board.trade_mask & ~state.fleet_mask[seat] & ~state.foreign_fleets(seat)
        for steps in range(1, left):
            near = [goal for goal in routes(state, seat, to, steps) if wanted >> goal & 1]
            if near and not any(wanted >> goal & 1 for goal in routes(state, seat, sea, steps)):
                return state.board.sea_names[near[0]]
        return ""

    def battle(self, stays: bool) -> Reason:
        """Stay or retreat: the odds, fought to the end."""
        state = self.state
        battle: Battle = [frame for frame in state.agenda if isinstance(frame, Battle)][-1]
        land, space = battle.land, battle.space
        defenders = state.isle_troops[space] if land else state.sea_fleets[space]
        bonus = land_bonus(state, space) if land else sea_bonus(state, space, battle.defender)
        taken = win_chance(battle.attackers, defenders, bonus)
        chance = taken if battle.attacker == self.seat else 1.0 - taken
        values: dict[str, Value] = {"percent": percent(chance), "attacks": int(battle.attacker == self.seat)}
        return Reason("reason-stays" if stays else "reason-retreats", values)

    def push(self, sea: int, to: int) -> Reason:
        state = self.state
        owner = state.sea_owner[sea]
        if to == a.NOWHERE:
            return Reason("reason-push-off", {"owner": owner})
        name = state.board.sea_names[to]
        if owner != self.seat:
            return Reason("reason-push-away", {"owner": owner, "sea": name})
        if state.board.trade_mask >> to & 1:
            return Reason("reason-trade", {"sea": name})
        return Reason("reason-sail", {"sea": name})
