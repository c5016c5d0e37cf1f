"""The offerings thought through: the rest of the auction is played out with imagined purses, then the gods count.

The others are taken to offer as Greedy does; what the own god turn brings is found by playing it."""

from __future__ import annotations

from typing import Final

from aegean.bots.budget import Budget
from aegean.bots.cyclades import value as v
from aegean.bots.cyclades.auction import Auction, Market, best_offer
from aegean.bots.cyclades.strikes import strikes
from aegean.bots.cyclades.turn import turn_worth
from aegean.bots.cyclades.weights import HAND, VICTORY, Weights
from aegean.core.frame import settle
from aegean.games.cyclades import pieces as p
from aegean.games.cyclades.actions import amount_of, first
from aegean.games.cyclades.cycle import NextCycle
from aegean.games.cyclades.god_turn import Actions, GodTurn
from aegean.games.cyclades.offerings import PlaceMarker, payment_due, standing_offers
from aegean.games.cyclades.state import Cyclades

# Offers this much above the least that is needed are not looked at.
RAISES: Final = 6
# Somebody who can win in his turn may still be stopped by those who act after him.
WINS: Final = 0.7
# What Ares can take from me is not always what he takes.
STRUCK: Final = 0.7
# So many god turns are played out in one thought; others are judged by the formula, put right by the nearest of these.
TURNS: Final = 8
# And so many actions are tried in each of them.
TURN_NODES: Final = 80
# More offers than that in one auction are no longer followed: then the least offers count.
LONGEST: Final = 24


class Haggle:
    """One seat's thoughts about the offerings of a cycle."""

    def __init__(self, state: Cyclades, seat: int, w: Weights, budget: Budget, width: int) -> None:
        self.state = state
        self.seat = seat
        self.w = w
        self.budget = budget
        self.width = width
        self.own = OwnMarket(state, w, self)
        self.theirs = Market(state, HAND)
        self.gains = Market(state, w)
        # What the others may think of my purse.
        self.guess = state.gold[:]
        self.guess[seat] = state.revenue_paid[seat] + 2
        self.harms: dict[int, float] = {}

    def candidates(self, actions: list[int]) -> list[int]:
        """Offers worth a thought, promising ones first."""
        state, seat = self.state, self.seat
        auction = Auction(state, seat, self.own)
        least: dict[int, int] = {}
        for action in actions:
            god = first(action)
            if god not in least or amount_of(action) < least[god]:
                least[god] = amount_of(action)
        cheapest = {god: auction.gain(god, amount) for god, amount in least.items()}
        rated: list[tuple[float, int]] = []
        for action in actions:
            god, amount = first(action), amount_of(action)
            held = state.offer_marker[god] if god != p.APOLLO else p.NONE
            if amount > least[god] + RAISES or (held != p.NONE and state.marker_seat(held) == seat):
                continue
            otherwise = max((gain for other, gain in cheapest.items() if other != god), default=0.0)
            rated.append((-auction.worth(god, amount, min(otherwise, 0.8 * otherwise)), action))
        rated.sort()
        return [action for _, action in rated] or actions[-1:]

    def outlook(self, world: Cyclades, action: int) -> float:
        """Make the offer in an imagined world, let everybody offer to the end, and look who plays what."""
        twin = world.copy()
        twin.agenda[-1].play(twin, self.seat, action)
        settle_offers(twin)
        for _ in range(LONGEST):
            frame = twin.agenda[-1]
            if not isinstance(frame, PlaceMarker):
                break
            self.budget.spend()
            self.offer(twin, world.gold, frame)
        return self.judge(twin)

    def offer(self, state: Cyclades, purses: list[int], frame: PlaceMarker) -> None:
        """One more marker is placed; everybody knows his own gold only, and guesses that of the others."""
        seat = frame.seat
        believed = (self.state.gold if seat == self.seat else self.guess)[:]
        believed[seat] = purses[seat]
        state.gold = believed
        actions = frame.legal(state, seat)
        market = self.own if seat == self.seat else self.theirs
        frame.play(state, seat, best_offer(state, seat, actions, market))
        settle_offers(state)
        state.gold = purses

    def judge(self, state: Cyclades) -> float:
        """What the offers that stand mean to me, in gold pieces."""
        seat = self.seat
        left = state.gold[:]
        for other in range(state.players):
            offers = standing_offers(state, other, p.NONE)
            if offers:
                left[other] -= payment_due(state, offers, state.priests[other])
        rivals = sum(1 for other in range(state.players) if other != seat and state.alive(other))
        share = self.w.rivals / max(1, rivals)
        total = v.purse(left[seat], self.w)
        for god in state.gods:
            marker = state.offer_marker[god]
            if marker == p.NONE:
                continue
            other = state.marker_seat(marker)
            if other == seat:
                total += self.own.turn_gain(seat, god, left[seat])
                continue
            gain = self.gains.turn_gain(other, god, left[other])
            if gain >= VICTORY / 2:
                total -= WINS * VICTORY
            else:
                total -= share * gain
            if god == p.ARES:
                total -= STRUCK * self.harm(other)
        for place, marker in enumerate(state.apollo):
            if state.marker_seat(marker) == seat:
                total += self.own.apollo_gain(left[seat], place == 0)
        return total

    def harm(self, other: int) -> float:
        """The most that a turn of Ares could take from me."""
        if other not in self.harms:
            state = self.state
            income = v.per_income(state, self.w)
            self.harms[other] = max(
                (
                    chance * v.isle_worth(state, isle, self.seat, income, self.w)
                    for isle, chance in strikes(state, other).items()
                    if state.isle_owner[isle] == self.seat
                ),
                default=0.0,
            )
        return self.harms[other]


class OwnMarket(Market):
    """The formula, put right by what the god's turn really brings when it is played."""

    def __init__(self, state: Cyclades, w: Weights, haggle: Haggle) -> None:
        super().__init__(state, w)
        self.haggle = haggle
        self.played: dict[int, dict[int, float]] = {}  # by god and gold left

    def turn_gain(self, seat: int, god: int, gold: int) -> float:
        formula = super().turn_gain(seat, god, gold)
        if seat != self.haggle.seat or gold < 0:
            return formula
        known = self.played.setdefault(god, {})
        if gold in known:
            return known[gold]
        if sum(len(turns) for turns in self.played.values()) < TURNS and not self.haggle.budget.spent():
            known[gold] = self.play_turn(god, gold)
            return known[gold]
        if not known:
            return formula
        near = min(known, key=lambda other: abs(other - gold))
        return formula + known[near] - super().turn_gain(seat, god, near)

    def play_turn(self, god: int, gold: int) -> float:
        """The worth after the turn, less that before it."""
        seat = self.haggle.seat
        twin = self.state.copy()
        for other in range(p.MAIN_GODS):
            twin.offer_marker[other] = p.NONE
        twin.gold[seat] = gold
        before = v.value(twin, seat, self.w)
        twin.offer_marker[god] = seat
        twin.agenda = [NextCycle(), Actions(), GodTurn(seat, god, 0)]
        thought = self.haggle.budget.within(TURN_NODES)
        after = turn_worth(twin, seat, self.w, thought, self.haggle.width)
        self.haggle.budget.spend(thought.used)
        return after - before

    def apollo_gain(self, gold: int, place_one: bool) -> float:
        state, w = self.state, self.w
        paid = 4 if state.isle_count(self.haggle.seat) == 1 else 1
        gain = v.purse(gold + paid, w) - v.purse(gold, w)
        if place_one and state.markers_left:
            gain += v.per_income(state, w)
        return gain


def settle_offers(state: Cyclades) -> None:
    """Ask for the next marker; when all stand, stop before anybody pays."""
    if isinstance(state.agenda[-1], PlaceMarker):
        return
    if any(marker != p.NONE for marker in state.turn_track):
        settle(state)
