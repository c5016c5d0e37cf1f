"""Sphinx, Griffin, Fates, Satyr, Dryad, Chimera: creatures that deal in gold and cards."""

from __future__ import annotations

from typing import Final

from aegean.core.masks import members
from aegean.core.refusal import Refusal
from aegean.games.cyclades.actions import (
    COPY,
    ROB,
    SELL_FLEET,
    SELL_PHILOSOPHER,
    SELL_PRIEST,
    SELL_TROOP,
    STOP,
    first,
    kind_of,
    pack,
)  # fmt: skip
from aegean.games.cyclades.creatures.card import Card, power_first, use_power
from aegean.games.cyclades.metropolis import MetropolisCheck
from aegean.games.cyclades.pieces import CHIMERA, CREATURES, SPHINX
from aegean.games.cyclades.state import Automatic, CycFrame, Cyclades

SALE_PRICE: Final = 2


class Sphinx(Card):
    """R-CYC-097: sells own troops, fleets, priests and philosophers."""

    def has_target(self, state: Cyclades, seat: int) -> bool:
        return True

    def begin(self, state: Cyclades, seat: int) -> None:
        state.agenda.append(SphinxSale(seat))


class SphinxSale(CycFrame):
    """R-CYC-269, 270: any own pieces on the board and own cards, one by one, 2 GP each."""

    def legal(self, state: Cyclades, seat: int) -> list[int]:
        actions: list[int] = [STOP]
        for sea in members(state.fleet_mask[seat]):
            actions.append(pack(SELL_FLEET, sea))
        keep_one = state.may_not_empty(seat)
        for isle in members(state.isle_mask[seat]):
            troops = state.isle_troops[isle]
            if troops > 1 or (troops and not keep_one):
                actions.append(pack(SELL_TROOP, isle))
        if state.priests[seat]:
            actions.append(SELL_PRIEST)
        if state.philosophers[seat]:
            actions.append(SELL_PHILOSOPHER)
        return actions

    def refusal(self, state: Cyclades, seat: int, action: int) -> Refusal | None:
        kind = kind_of(action)
        if kind == SELL_TROOP:
            isle = first(action)
            if isle < state.board.isles and state.isle_owner[isle] == seat and state.isle_troops[isle]:
                return Refusal("territory-markers", "R-CYC-016")
            return Refusal("nothing-to-sell", "R-CYC-269")
        if kind in (SELL_FLEET, SELL_PRIEST, SELL_PHILOSOPHER):
            return Refusal("nothing-to-sell", "R-CYC-269")
        return power_first(SPHINX)

    def play(self, state: Cyclades, seat: int, action: int) -> None:
        kind = kind_of(action)
        if kind == STOP:
            state.agenda.pop()
            return
        what = "priest"
        if kind == SELL_FLEET:
            state.recall_fleets(first(action), 1)
            what = "fleet"
        elif kind == SELL_TROOP:
            state.recall_troop(first(action))
            what = "troop"
        elif kind == SELL_PRIEST:
            state.priests[seat] -= 1
            state.priests_left += 1
        else:
            state.philosophers[seat] -= 1
            state.philosophers_left += 1
            what = "philosopher"
        state.say("sells", {"seat": seat, "piece": what, "gold": state.receive(seat, SALE_PRICE)})


class Fates(Card):
    """R-CYC-101, 275: the revenue is paid again."""

    def has_target(self, state: Cyclades, seat: int) -> bool:
        return True

    def begin(self, state: Cyclades, seat: int) -> None:
        amount = state.revenue_paid[seat] if state.switches.fates_as_paid else state.income(seat)
        state.say("fates-pay", {"seat": seat, "gold": state.receive(seat, amount)})


def rob_refusal(state: Cyclades, seat: int, action: int, creature: int, rule: str) -> Refusal:
    if kind_of(action) != ROB:
        return power_first(creature)
    other = first(action)
    if other == seat or other >= state.players or not state.alive(other):
        return Refusal("not-an-opponent", rule)
    return Refusal("has-no-card", rule)


class Griffin(Card):
    """R-CYC-100, 274: half of an opponent's gold, rounded down; only thief and victim learn how much (R-CYC-313)."""

    def choices(self, state: Cyclades, seat: int) -> list[int]:
        return [pack(ROB, other) for other in range(state.players) if other != seat and state.alive(other)]

    def refusal(self, state: Cyclades, seat: int, action: int) -> Refusal | None:
        return rob_refusal(state, seat, action, self.number, "R-CYC-274")

    def work(self, state: Cyclades, seat: int, action: int) -> None:
        other = first(action)
        amount = state.gold[other] // 2
        state.gold[other] -= amount
        state.gold[seat] += amount
        if state.tell is not None:
            state.tell.all("robs-gold", {"seat": seat, "other": other})
            state.tell.only(1 << seat | 1 << other, "robbed-amount", {"seat": seat, "other": other, "gold": amount})


class Satyr(Card):
    """R-CYC-102, 276: a philosopher of an opponent; the thief's fourth is converted at once."""

    def choices(self, state: Cyclades, seat: int) -> list[int]:
        return [pack(ROB, other) for other in range(state.players) if other != seat and state.philosophers[other]]

    def refusal(self, state: Cyclades, seat: int, action: int) -> Refusal | None:
        return rob_refusal(state, seat, action, self.number, "R-CYC-276")

    def work(self, state: Cyclades, seat: int, action: int) -> None:
        other = first(action)
        state.philosophers[other] -= 1
        state.philosophers[seat] += 1
        state.say("robs-philosopher", {"seat": seat, "other": other})
        state.agenda.append(MetropolisCheck(seat))


class Dryad(Card):
    """R-CYC-103, 276: a priest of an opponent."""

    def choices(self, state: Cyclades, seat: int) -> list[int]:
        return [pack(ROB, other) for other in range(state.players) if other != seat and state.priests[other]]

    def refusal(self, state: Cyclades, seat: int, action: int) -> Refusal | None:
        return rob_refusal(state, seat, action, self.number, "R-CYC-276")

    def work(self, state: Cyclades, seat: int, action: int) -> None:
        other = first(action)
        state.priests[other] -= 1
        state.priests[seat] += 1
        state.say("robs-priest", {"seat": seat, "other": other})


class Chimera(Card):
    """R-CYC-095, 265: uses a creature of the discard pile, never itself; then the piles are shuffled together."""

    def choices(self, state: Cyclades, seat: int) -> list[int]:
        return [pack(COPY, creature) for creature in members(state.discard & ~(1 << CHIMERA))]

    def refusal(self, state: Cyclades, seat: int, action: int) -> Refusal | None:
        if kind_of(action) != COPY:
            return power_first(self.number)
        return Refusal("not-in-discard", "R-CYC-265")

    def begin(self, state: Cyclades, seat: int) -> None:
        state.agenda.append(ChimeraShuffle())
        super().begin(state, seat)

    def work(self, state: Cyclades, seat: int, action: int) -> None:
        creature = first(action)
        state.say("copies", {"seat": seat, "creature": CREATURES[creature]})
        state.discard &= ~(1 << creature)
        use_power(state, seat, creature)


class ChimeraShuffle(Automatic):
    """R-CYC-266, 267: draw pile, discard pile and Chimera become the new draw pile; active figurines stay out.

    The draw pile is a set that chance draws from, so shuffling is joining."""

    def run(self, state: Cyclades) -> None:
        state.agenda.pop()
        state.pile |= state.discard
        state.discard = 0
        state.say("piles-shuffled", {})
