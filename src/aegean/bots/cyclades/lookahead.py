"""What an action is worth: the value of the position when all it begins is finished, battles by exact odds."""

from __future__ import annotations

from typing import Final

from aegean.bots.cyclades.strikes import outcomes
from aegean.bots.cyclades.value import Standpoint, value
from aegean.bots.cyclades.voyages import Voyage, voyages
from aegean.bots.cyclades.weights import Weights
from aegean.core.frame import settle
from aegean.games.cyclades import actions as a
from aegean.games.cyclades.actions import first, kind_of, pack, second, third
from aegean.games.cyclades.battle import Battle, land_bonus, sea_bonus, take_space
from aegean.games.cyclades.creatures.card import UseCreature
from aegean.games.cyclades.creatures.cards import SALE_PRICE, SphinxSale
from aegean.games.cyclades.creatures.figurines import PushOrder
from aegean.games.cyclades.creatures.sea import KrakenMove, MermaidSource, SylphMove
from aegean.games.cyclades.god_turn import GodTurn
from aegean.games.cyclades.metropolis import GiveUpBuilding, PlaceMetropolis
from aegean.games.cyclades.move_fleets import FleetMove
from aegean.games.cyclades.pieces import EXCHANGE_PRICE, KRAKEN, MOVE_PRICE
from aegean.games.cyclades.state import Cyclades

# An action must bring this much more than doing nothing: a change for its own sake is no gain.
LEAST_GAIN: Final = 0.1
# Chances below this do not change a decision.
RARE: Final = 0.02
# Questions that belong to the action that raised them; with any other the action is over.
CONTINUED: Final = (
    GiveUpBuilding, KrakenMove, MermaidSource, PlaceMetropolis, PushOrder, SphinxSale, SylphMove, UseCreature,
)  # fmt: skip
BOUGHT: Final = (a.BUILD, a.PHILOSOPHER, a.PRIEST)
SALES: Final = (a.SELL_FLEET, a.SELL_PHILOSOPHER, a.SELL_PRIEST, a.SELL_TROOP)
# How many questions that an action begins are looked through (a creature, its target, a set, its isle).
DEPTH: Final = 4
# Sylph can go anywhere, but goals further away than this are rarely the point.
SYLPH_REACH: Final = 4


def best_action(state: Cyclades, seat: int, actions: list[int], w: Weights) -> int:
    """The legal action after which the position is worth most; ending or staying put wins ties."""
    best, best_worth = actions[0], float("-inf")
    for gained, action in rated_actions(state, seat, actions, w):
        if gained > best_worth:
            best, best_worth = action, gained
    return best


def rated_actions(state: Cyclades, seat: int, actions: list[int], w: Weights) -> list[tuple[float, int]]:
    """What the promising actions are worth; the first one on the list comes first, and a sail once for each goal."""
    begin = actions[0]
    rated = [(worth(state, seat, begin, DEPTH, w) + (LEAST_GAIN if kind_of(begin) in (a.END, a.STOP) else 0.0), begin)]
    for action in promising(state, seat, actions):
        if action != begin and kind_of(action) != a.SAIL:
            rated.append((worth(state, seat, action, DEPTH, w), action))
    if any(kind_of(action) == a.SAIL for action in actions):
        harbour = Harbour(state, seat, w)
        for voyage in open_voyages(state, seat):
            step = pack(a.SAIL, voyage.sea, voyage.step, voyage.fleets)
            if step in actions:
                rated.append((harbour.worth(voyage), step))
    return rated


def promising(state: Cyclades, seat: int, actions: list[int]) -> list[int]:
    """Leaves out what is plainly no better than something else on the list."""
    dearest: dict[int, int] = {}
    for action in actions:
        if kind_of(action) == a.CALL:
            # Discounts not used in this cycle are lost: spend as many as the card takes.
            dearest[first(action)] = max(dearest.get(first(action), 0), second(action))
    frame = state.agenda[-1]
    kraken = isinstance(frame, UseCreature) and frame.creature == KRAKEN
    prey = state.foreign_fleets(seat)
    chosen: list[int] = []
    for action in actions:
        kind = kind_of(action)
        if kind == a.EXCHANGE:
            continue  # what comes is chance, and the draw of an imagined state says nothing about it
        if kind == a.CALL and second(action) != dearest[first(action)]:
            continue
        if kind == a.AT_SEA and kraken and prey and not prey >> first(action) & 1:
            continue
        if kind == a.MARCH and idle_march(state, seat, action):
            continue
        chosen.append(action)
    return chosen or actions


def idle_march(state: Cyclades, seat: int, action: int) -> bool:
    """All troops go, all but one, or one: other numbers are rarely better, and a landing far too weak never is."""
    isle, to, count = first(action), second(action), third(action)
    most = state.isle_troops[isle]
    if count not in (1, most - 1, most):
        return True
    return state.isle_owner[to] != seat and state.isle_troops[to] > count + 1


def worth(state: Cyclades, seat: int, action: int, depth: int, w: Weights) -> float:
    """The value after `action`, played on a copy."""
    kind = kind_of(action)
    if kind == a.END:
        return value(state, seat, w)
    twin = state.copy()
    if kind == a.EXCHANGE:
        twin.gold[seat] -= EXCHANGE_PRICE
        return value(twin, seat, w)
    if kind == a.STAY:
        twin.agenda.pop()
    else:
        twin.agenda[-1].play(twin, seat, action)
    if twin.agenda and isinstance(twin.agenda[-1], Battle):
        return battle_worth(twin, seat, depth, w)
    settle(twin)
    if kind in SALES:
        return max(value(twin, seat, w), sale_buys(twin, seat, w))
    return worth_now(twin, seat, depth, w)


def sale_buys(state: Cyclades, seat: int, w: Weights) -> float:
    """A sale is for something: the best building or card that could not be paid for before it."""
    twin = state.copy()
    twin.agenda.pop()
    turn = twin.agenda[-1] if twin.agenda else None
    if not isinstance(turn, GodTurn):
        return float("-inf")
    before = twin.copy()
    before.gold[seat] -= SALE_PRICE
    known = turn.legal(before, seat)
    news = [new for new in turn.legal(twin, seat) if kind_of(new) in BOUGHT and new not in known]
    return max((worth(twin, seat, action, 2, w) for action in news), default=float("-inf"))


def worth_now(state: Cyclades, seat: int, depth: int, w: Weights) -> float:
    """The value of a position; in the middle of an action, that of its best continuation."""
    frame = state.agenda[-1] if state.agenda else None
    if frame is None or frame.seat != seat or not depth or not isinstance(frame, CONTINUED):
        return value(state, seat, w)
    if isinstance(frame, SylphMove):
        harbour = Harbour(state, seat, w)
        return max([harbour.worth(voyage) for voyage in open_voyages(state, seat)], default=value(state, seat, w))
    if isinstance(frame, (KrakenMove, PushOrder, SphinxSale)):
        depth = 1  # a long row of small steps: one step shows whether it leads anywhere
    actions = promising(state, seat, frame.legal(state, seat))
    return max(worth(state, seat, action, depth - 1, w) for action in actions)


def battle_worth(state: Cyclades, seat: int, depth: int, w: Weights) -> float:
    """The battle on top of the agenda, fought to the end: each outcome by its chance (R-CYC-182, 183)."""
    battle: Battle = state.agenda[-1]
    land, space = battle.land, battle.space
    defenders = state.isle_troops[space] if land else state.sea_fleets[space]
    bonus = land_bonus(state, space) if land else sea_bonus(state, space, battle.defender)
    total = seen = 0.0
    for chance, attackers, holders in outcomes(battle.attackers, defenders, bonus):
        if chance >= RARE:
            twin = state.copy()
            end_battle(twin, battle, attackers, holders)
            total += chance * worth_now(twin, seat, depth - 1 if depth else 0, w)
            seen += chance
    return total / seen


def end_battle(state: Cyclades, battle: Battle, attackers: int, defenders: int) -> None:
    """Leave so many units on either side."""
    state.agenda.pop()
    space = battle.space
    if battle.land:
        state.troops_left[battle.attacker] += battle.attackers - attackers
        while state.isle_troops[space] > defenders:
            state.recall_troop(space)
    else:
        state.fleets_left[battle.attacker] += battle.attackers - attackers
        if state.sea_fleets[space] > defenders:
            state.recall_fleets(space, state.sea_fleets[space] - defenders)
    if attackers and not defenders:
        take_space(state, battle.land, space, battle.attacker, attackers)
    settle(state)


def open_voyages(state: Cyclades, seat: int) -> list[Voyage]:
    """Where fleets could go from here: with a new move, with what is left of one, or with Sylph."""
    frame = state.agenda[-1]
    if isinstance(frame, FleetMove):
        return voyages(state, seat, 1 << frame.at, frame.left)
    if isinstance(frame, SylphMove):
        return voyages(state, seat, state.fleet_mask[seat] & ~frame.spent, min(frame.left, SYLPH_REACH))
    return voyages(state, seat, state.fleet_mask[seat], 3)


class Harbour:
    """What voyages from here are worth when the fleets have arrived; most differ in nothing but the seas they leave
    fleets in."""

    def __init__(self, state: Cyclades, seat: int, w: Weights) -> None:
        self.seat = seat
        self.w = w
        self.before = state.copy()
        if isinstance(state.agenda[-1], GodTurn):
            self.before.gold[seat] -= MOVE_PRICE
        self.standpoint: Standpoint | None = None
        self.known: dict[int, float] = {}

    def worth(self, voyage: Voyage) -> float:
        before, seat = self.before, self.seat
        owner = before.sea_owner[voyage.goal]
        if owner >= 0 and owner != seat:
            twin = before.copy()
            twin.set_fleets(seat, voyage.sea, twin.sea_fleets[voyage.sea] - voyage.fleets)
            twin.agenda.append(Battle(False, voyage.goal, seat, owner, voyage.fleets))
            return battle_worth(twin, seat, 0, self.w)
        seas = before.fleet_mask[seat] | 1 << voyage.goal
        if voyage.fleets == before.sea_fleets[voyage.sea]:
            seas &= ~(1 << voyage.sea)
        if seas not in self.known:
            if self.standpoint is None:
                self.standpoint = Standpoint(before, seat, self.w)
            self.known[seas] = self.standpoint.worth_with(seas)
        return self.known[seas]
