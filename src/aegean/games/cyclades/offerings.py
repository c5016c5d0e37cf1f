"""Offerings to the gods (R-CYC-055 to R-CYC-073, 219 to 224, 242 to 246, 309 to 311)."""

from __future__ import annotations

from aegean.core.refusal import Refusal
from aegean.games.cyclades.actions import BID, A, B, amount_of, first, kind_of
from aegean.games.cyclades.pieces import APOLLO, GODS, MAIN_GODS, NONE
from aegean.games.cyclades.state import Automatic, CycFrame, Cyclades


def payment_due(state: Cyclades, offers: list[int], priests: int) -> int:
    """R-CYC-067, 222: each offer less priests, at least 1 each; pooled, priests count once for all."""
    if state.switches.priests_pooled:
        return max(len(offers), sum(offers) - priests)
    return sum(max(1, offer - priests) for offer in offers)


def standing_offers(state: Cyclades, seat: int, except_god: int) -> list[int]:
    """The seat's offers that stand on main gods, but for one god."""
    return [
        state.offer_amount[god]
        for god in range(MAIN_GODS)
        if god != except_god and state.offer_marker[god] != NONE and state.marker_seat(state.offer_marker[god]) == seat
    ]


def highest_offer(state: Cyclades, seat: int, god: int) -> int:
    """R-CYC-069, 221, 244, 311: the largest offer the seat can pay besides its other one; 0 if none.

    Outbidding his own marker frees what it owed, since a driven marker owes nothing."""
    others = standing_offers(state, seat, god) if state.players == 2 else []
    gold, priests = state.gold[seat], state.priests[seat]
    if state.switches.priests_pooled:
        if gold < len(others) + 1:
            return 0
        return gold + priests - sum(others)
    left = gold - payment_due(state, others, priests)
    return left + priests if left > 0 else 0


class Offerings(Automatic):
    """R-CYC-055, 066: markers are placed in turn-track order; when all stand, everybody pays."""

    def run(self, state: Cyclades) -> None:
        for space, marker in enumerate(state.turn_track):
            if marker != NONE:
                state.turn_track[space] = NONE
                state.agenda.append(PlaceMarker(state.marker_seat(marker), marker, NONE))
                return
        state.agenda.pop()
        pay_offerings(state)


def pay_offerings(state: Cyclades) -> None:
    """R-CYC-067, 068, 245: payment when the phase ends, nothing for Apollo."""
    for seat in range(state.players):
        offers = standing_offers(state, seat, NONE)
        if offers:
            due = payment_due(state, offers, state.priests[seat])
            state.gold[seat] -= due
            state.say("pays-offering", {"seat": seat, "gold": due})


class PlaceMarker(CycFrame):
    """R-CYC-056 to R-CYC-065: place one marker on a god; `banned` is the god it was just driven from."""

    def __init__(self, seat: int, marker: int, banned: int) -> None:
        super().__init__(seat)
        self.marker = marker
        self.banned = banned

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.marker, self.banned)

    def about(self, state: Cyclades) -> dict[str, int | str]:
        return {"banned": GODS[self.banned] if self.banned != NONE else "none"}

    def legal(self, state: Cyclades, seat: int) -> list[int]:
        actions: list[int] = []
        for god in state.gods:
            if god == self.banned:
                continue
            most = highest_offer(state, seat, god)
            least = state.offer_amount[god] + 1
            base = BID | god << A
            actions.extend(range(base + (least << B), base + (most << B) + 1, 1 << B))
        if not actions or not self.apollo_closed(state, seat):
            actions.append(BID | APOLLO << A)
        return actions

    def apollo_closed(self, state: Cyclades, seat: int) -> bool:
        """R-CYC-224, `forced`: a second marker joins the first on Apollo only if nothing else is open to it."""
        if not state.switches.double_apollo_forced or state.players != 2:
            return False
        return any(state.marker_seat(marker) == seat for marker in state.apollo)

    def refusal(self, state: Cyclades, seat: int, action: int) -> Refusal | None:
        if kind_of(action) != BID:
            return Refusal("offerings-only", "R-CYC-246")
        god, amount = first(action), amount_of(action)
        if god == APOLLO:
            if amount:
                return Refusal("apollo-is-free", "R-CYC-064")
            return Refusal("apollo-last", "R-CYC-224")
        if god >= MAIN_GODS or god not in state.gods:
            return Refusal("god-face-down", "R-CYC-046")
        if god == self.banned:
            return Refusal("driven-from", "R-CYC-060", {"god": GODS[god]})
        if amount <= state.offer_amount[god]:
            if state.offer_amount[god]:
                return Refusal("offer-higher", "R-CYC-058", {"offer": state.offer_amount[god]})
            return Refusal("offer-at-least-one", "R-CYC-057")
        return Refusal(
            "cannot-pay", "R-CYC-069" if state.players > 2 else "R-CYC-221", {"most": highest_offer(state, seat, god)}
        )

    def play(self, state: Cyclades, seat: int, action: int) -> None:
        state.agenda.pop()
        god = first(action)
        if god == APOLLO:
            state.apollo.append(self.marker)
            state.say("goes-to-apollo", {"seat": seat, "place": len(state.apollo)})
            return
        amount = amount_of(action)
        driven = state.offer_marker[god]
        state.offer_marker[god] = self.marker
        state.offer_amount[god] = amount
        state.say("offers", {"seat": seat, "god": GODS[god], "gold": amount})
        if driven != NONE:
            loser = state.marker_seat(driven)
            state.say("driven", {"seat": loser, "god": GODS[god]})
            state.agenda.append(PlaceMarker(loser, driven, god))
