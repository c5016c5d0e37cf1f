"""Offerings: what each god's turn would bring each seat, and the least offer that is likely to stand.

A formula, not a simulation: there are many offers, and the gods differ by a handful of things."""

from __future__ import annotations

from typing import Final

from aegean.bots.cyclades import value as v
from aegean.bots.cyclades.strikes import flights, strikes
from aegean.bots.cyclades.weights import VICTORY, Weights
from aegean.games.cyclades import pieces as p
from aegean.games.cyclades.actions import amount_of, first
from aegean.games.cyclades.apollo import APOLLO_GOLD, APOLLO_GOLD_ONE_ISLE
from aegean.games.cyclades.offerings import payment_due, standing_offers
from aegean.games.cyclades.state import Cyclades

# A seat whose marker stands elsewhere comes back only if it is driven from there.
DRIVEN: Final = 0.3
# To keep a god from somebody who would win with it.
DENIAL: Final = 50.0


class Purchase:
    """Something a god turn offers: its price and what it brings."""

    def __init__(self, price: int, gain: float) -> None:
        self.price = price
        self.gain = gain


def free_slots(state: Cyclades, seat: int, w: Weights) -> int:
    return v.ground_of(state, v.per_income(state, w), w).land(state.isle_mask[seat]).free


def set_gain(state: Cyclades, seat: int, philosopher: bool, w: Weights) -> float:
    """What one more philosopher, or one more kind of building, brings."""
    philosophers, kinds, free = (
        state.philosophers[seat],
        v.kinds_owned(state, seat),
        free_slots(state, seat, w),
    )
    before = v.progress(state, seat, philosophers, kinds, free, w)
    if (philosophers if philosopher else kinds) < 3:
        if philosopher:
            return v.progress(state, seat, philosophers + 1, kinds, free, w) - before
        return v.progress(state, seat, philosophers, kinds + 1, free - 1, w) - before
    if state.isle_count(seat) <= state.metropolis_count(seat):
        return 0.0
    if state.metropolis_count(seat) + 1 >= state.target():
        return VICTORY
    return w.metropolis - before / 2


def building_gain(state: Cyclades, seat: int, building: int, w: Weights) -> float:
    """A kind of building the seat lacks, if there is room for it."""
    if state.tiles[seat * 4 + building] or not state.tile_in_supply(building) or not free_slots(state, seat, w):
        return 0.0
    return set_gain(state, seat, False, w)


def landings(state: Cyclades, seat: int, reach: dict[int, float], w: Weights) -> list[float]:
    """What the best isles in reach are worth, best first."""
    income = v.per_income(state, w)
    found: list[float] = []
    for isle, chance in reach.items():
        gain = v.isle_worth(state, isle, seat, income, w)
        if state.metropolises >> isle & 1 and v.next_metropolis(state, seat, w) > w.metropolis:
            gain = VICTORY
        # A lost landing costs about two troops.
        found.append(chance * gain - (1.0 - chance) * w.troops[2])
    return sorted((gain for gain in found if gain > 0), reverse=True)


def free_gain(state: Cyclades, seat: int, god: int, w: Weights) -> float:
    """The free recruit."""
    if god == p.POSEIDON:
        return one_more(w.fleets, state.fleets_left[seat])
    if god == p.ARES:
        return one_more(w.troops, state.troops_left[seat])
    if god == p.ZEUS:
        return priest_gain(state, seat, w) if state.priests_left else 0.0
    return set_gain(state, seat, True, w) if state.philosophers_left else 0.0


def one_more(worths: tuple[float, ...], left: int) -> float:
    """What the next unit from the reserve adds."""
    on_board = len(worths) - 1 - left
    return worths[on_board + 1] - worths[on_board] if left else 0.0


def priest_gain(state: Cyclades, seat: int, w: Weights) -> float:
    income = v.per_income(state, w)
    return v.priests_worth(state.priests[seat] + 1, income, w) - v.priests_worth(state.priests[seat], income, w)


def purchases(state: Cyclades, seat: int, god: int, w: Weights) -> list[Purchase]:
    """What a seat would buy in this god's turn."""
    found = [Purchase(p.BUILDING_PRICE, building_gain(state, seat, god, w))]
    if god == p.POSEIDON:
        # New fleets and a move reach trade spaces and open chains to other isles.
        sails = 0.5 * v.per_income(state, w) if len(strikes(state, seat)) < 2 else 0.3 * v.per_income(state, w)
        found.append(Purchase(p.MOVE_PRICE, p.MOVE_PRICE + sails))
    elif god == p.ARES:
        for place, gain in enumerate(landings(state, seat, strikes(state, seat), w)[:3]):
            found.append(Purchase(p.MOVE_PRICE, gain / (1 + place)))
    elif god == p.ATHENA and state.philosophers[seat] == 2:
        # The free philosopher and the paid one make the metropolis (R-CYC-288).
        victory = state.metropolis_count(seat) + 1 >= state.target()
        found.append(Purchase(p.CARD_PRICES[1], VICTORY if victory else w.metropolis))
    found.extend(creature_purchases(state, seat, w))
    return found


def creature_purchases(state: Cyclades, seat: int, w: Weights) -> list[Purchase]:
    found: list[Purchase] = []
    discounts = state.discounts(seat)
    for space, creature in enumerate(state.track):
        if creature != p.NONE:
            gain = creature_gain(state, seat, creature, w)
            if gain:
                found.append(Purchase(max(1, p.TRACK_PRICES[space] - discounts), gain))
    return found


def creature_gain(state: Cyclades, seat: int, creature: int, w: Weights) -> float:
    """Roughly what a creature on the track would do for the seat."""
    others = [other for other in range(state.players) if other != seat and state.alive(other)]
    if creature == p.FATES:
        return float(state.income(seat))
    if creature == p.GRIFFIN:
        return max((state.gold[other] // 2 for other in others), default=0) * 1.2
    if creature == p.SATYR:
        return set_gain(state, seat, True, w) * 1.2 if any(state.philosophers[other] for other in others) else 0.0
    if creature == p.DRYAD:
        return priest_gain(state, seat, w) * 1.2 if any(state.priests[other] for other in others) else 0.0
    if creature == p.CYCLOPS:
        spare = sum(state.tiles[seat * 4 : seat * 4 + 4]) > v.kinds_owned(state, seat)
        return set_gain(state, seat, False, w) if spare else 0.0
    if creature == p.PEGASUS:
        return max(landings(state, seat, flights(state, seat), w), default=0.0)
    if creature in (p.HARPY, p.MERMAID):
        return 2.5
    return 0.0


class Market:
    """What each god's turn offers each seat, worked out once for all offers of an auction."""

    def __init__(self, state: Cyclades, w: Weights) -> None:
        self.state = state
        self.w = w
        self.lists: dict[int, list[Purchase]] = {}
        self.gains: dict[int, float] = {}

    def shopping(self, seat: int, god: int) -> list[Purchase]:
        """The best bargains first."""
        place = seat << 3 | god
        if place not in self.lists:
            found = purchases(self.state, seat, god, self.w)
            found.sort(key=lambda thing: thing.price - thing.gain)
            self.lists[place] = found
        return self.lists[place]

    def turn_gain(self, seat: int, god: int, gold: int) -> float:
        """What the god's turn brings with so much gold left for it: the best purchases first, while gold lasts."""
        place = (gold + 64) << 8 | seat << 3 | god
        if place not in self.gains:
            w = self.w
            total = free_gain(self.state, seat, god, w)
            for purchase in self.shopping(seat, god):
                if purchase.price <= gold:
                    cost = v.purse(gold, w) - v.purse(gold - purchase.price, w)
                    if purchase.gain > cost:
                        gold -= purchase.price
                        total += purchase.gain - cost
            self.gains[place] = total
        return self.gains[place]


def apollo_gain(state: Cyclades, seat: int, w: Weights) -> float:
    """To the rich more gold and income bring little: they should play a god."""
    gold = state.gold[seat]
    a_piece = v.purse(gold + 1, w) - v.purse(gold, w)
    gain = APOLLO_GOLD_ONE_ISLE if state.isle_count(seat) == 1 else APOLLO_GOLD
    return a_piece * (gain + (v.per_income(state, w) if not state.apollo and state.markers_left else 0.0))


class Rival:
    """A marker that may still come to a god: how likely it moves, what the god would bring, how far it would go."""

    def __init__(self, seat: int, moving: float, wish: float, limit: float) -> None:
        self.seat = seat
        self.moving = moving
        self.wish = wish
        self.limit = limit


class Auction:
    """One seat's view of the offerings. `state` holds the offers and what the seat thinks is in the purses."""

    def __init__(self, state: Cyclades, seat: int, market: Market) -> None:
        self.state = state
        self.seat = seat
        self.market = market
        others = standing_offers(state, seat, p.NONE)
        # With 2 players the other marker's offer is spent already, and its god wants some gold too.
        self.gold = state.gold[seat] - payment_due(state, others, state.priests[seat]) if others else state.gold[seat]
        self.kept = p.BUILDING_PRICE * len(others)
        self.rivals = {god: self.rivals_for(god) for god in state.gods}
        self.apollo = apollo_gain(state, seat, market.w)

    def rivals_for(self, god: int) -> list[Rival]:
        state = self.state
        found: list[Rival] = []
        waiting = [marker for marker in state.turn_track if marker != p.NONE]
        # Whoever is driven from this god by my offer may not come back at once (R-CYC-060).
        standing = [state.offer_marker[other] for other in range(p.MAIN_GODS) if other != god]
        for markers, moving in ((waiting, 1.0), (standing, DRIVEN)):
            for marker in markers:
                rival = state.marker_seat(marker)
                if marker != p.NONE and rival != self.seat:
                    wish = self.wish(rival, god)
                    # Gold in hand is guessed, so a little more than the guess is thought possible.
                    most = state.gold[rival] + state.priests[rival] + 1
                    apollo = apollo_gain(state, rival, self.market.w)
                    found.append(Rival(rival, moving, wish, min(wish - apollo + 1, most)))
        return found

    def stands(self, god: int, amount: int) -> float:
        """The chance that an offer is not outbid."""
        chance = 1.0
        for rival in self.rivals[god]:
            chance *= 1.0 - rival.moving * min(0.9, max(0.0, (rival.limit - amount) / 4))
        return chance

    def denial(self, god: int) -> float:
        """Somebody who would win with this god, or stands there and will, must be kept from it.

        Whoever does so pays for the whole table, so it is left to those who place later, if any."""
        state = self.state
        winners = {rival.seat: rival.moving for rival in self.rivals[god] if rival.wish >= VICTORY / 2}
        holder = state.offer_marker[god]
        if holder != p.NONE and self.wish(state.marker_seat(holder), god) >= VICTORY / 2:
            winners[state.marker_seat(holder)] = 1.0
        winners.pop(self.seat, None)
        if not winners:
            return 0.0
        waiting = {state.marker_seat(marker) for marker in state.turn_track if marker != p.NONE}
        return DENIAL * max(winners.values()) / (1 + len(waiting - winners.keys() - {self.seat}))

    def wish(self, seat: int, god: int) -> float:
        """What the god would bring a rival, with what is guessed to be in his purse."""
        return self.market.turn_gain(seat, god, self.state.gold[seat] - 1)

    def gain(self, god: int, amount: int) -> float:
        """What holding the god for this offer brings, its price taken off."""
        if god == p.APOLLO:
            return self.apollo
        w = self.market.w
        price = max(1, amount - self.state.priests[self.seat])
        cost = v.purse(self.gold, w) - v.purse(self.gold - price, w)
        return self.market.turn_gain(self.seat, god, self.gold - price - self.kept) - cost + self.denial(god)

    def worth(self, god: int, amount: int, otherwise: float) -> float:
        """An offer that is outbid costs nothing, but what is left then is only the next best."""
        if god == p.APOLLO:
            return self.apollo
        stands = self.stands(god, amount)
        return stands * self.gain(god, amount) + (1.0 - stands) * otherwise


def rated_offers(state: Cyclades, seat: int, actions: list[int], market: Market) -> list[tuple[float, int]]:
    """What each offer promises, in the order of the list; nobody outbids himself."""
    auction = Auction(state, seat, market)
    least: dict[int, int] = {}
    for action in actions:
        god = first(action)
        if god not in least or amount_of(action) < amount_of(least[god]):
            least[god] = action
    cheapest = {god: auction.gain(god, amount_of(action)) for god, action in least.items()}
    rated: list[tuple[float, int]] = []
    for action in actions:
        god = first(action)
        if god != p.APOLLO and own_offer(state, seat, god):
            continue
        otherwise = max((gain for other, gain in cheapest.items() if other != god), default=auction.apollo)
        rated.append((auction.worth(god, amount_of(action), min(otherwise, 0.8 * otherwise)), action))
    return rated


def best_offer(state: Cyclades, seat: int, actions: list[int], market: Market) -> int:
    """The offer that promises most; of equal ones the lower."""
    best, best_worth = actions[-1], float("-inf")
    for worth, action in rated_offers(state, seat, actions, market):
        if worth > best_worth:
            best, best_worth = action, worth
    return best


def own_offer(state: Cyclades, seat: int, god: int) -> bool:
    """With 2 players nobody should outbid himself (R-CYC-220)."""
    return state.offer_marker[god] != p.NONE and state.marker_seat(state.offer_marker[god]) == seat
