"""Offerings: what each god's turn would bring each seat, and the least offer that is likely to stand.

A formula, not a simulation: there are many offers, and the gods differ by a handful of things."""

from __future__ import annotations

from typing import Final

from aegean.bots.cyclades import value as v
from aegean.bots.cyclades.strikes import flights, strikes
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


def set_gain(state: Cyclades, seat: int, philosopher: bool) -> float:
    """What one more philosopher, or one more kind of building, brings."""
    philosophers, kinds, free = (
        state.philosophers[seat],
        v.kinds_owned(state, seat),
        v.land_of(state, seat, v.per_income(state)).free,
    )
    before = v.progress(state, seat, philosophers, kinds, free)
    if (philosophers if philosopher else kinds) < 3:
        if philosopher:
            return v.progress(state, seat, philosophers + 1, kinds, free) - before
        return v.progress(state, seat, philosophers, kinds + 1, free - 1) - before
    if state.isle_count(seat) <= state.metropolis_count(seat):
        return 0.0
    if state.metropolis_count(seat) + 1 >= state.target():
        return v.VICTORY
    return v.METROPOLIS - before / 2


def building_gain(state: Cyclades, seat: int, building: int) -> float:
    """A kind of building the seat lacks, if there is room for it."""
    if (
        state.tiles[seat * 4 + building]
        or not state.tile_in_supply(building)
        or not v.land_of(state, seat, v.per_income(state)).free
    ):
        return 0.0
    return set_gain(state, seat, False)


def landings(state: Cyclades, seat: int, reach: dict[int, float]) -> list[float]:
    """What the best isles in reach are worth, best first."""
    income = v.per_income(state)
    found: list[float] = []
    for isle, chance in reach.items():
        gain = v.isle_worth(state, isle, seat, income)
        if state.metropolises >> isle & 1 and v.next_metropolis(state, seat) > v.METROPOLIS:
            gain = v.VICTORY
        # A lost landing costs about two troops.
        found.append(chance * gain - (1.0 - chance) * v.TROOPS[2])
    return sorted((gain for gain in found if gain > 0), reverse=True)


def free_gain(state: Cyclades, seat: int, god: int) -> float:
    """The free recruit."""
    if god == p.POSEIDON:
        return one_more(v.FLEETS, state.fleets_left[seat])
    if god == p.ARES:
        return one_more(v.TROOPS, state.troops_left[seat])
    if god == p.ZEUS:
        return priest_gain(state, seat) if state.priests_left else 0.0
    return set_gain(state, seat, True) if state.philosophers_left else 0.0


def one_more(worths: tuple[float, ...], left: int) -> float:
    """What the next unit from the reserve adds."""
    on_board = len(worths) - 1 - left
    return worths[on_board + 1] - worths[on_board] if left else 0.0


def priest_gain(state: Cyclades, seat: int) -> float:
    income = v.per_income(state)
    return v.priests_worth(state.priests[seat] + 1, income) - v.priests_worth(state.priests[seat], income)


def purchases(state: Cyclades, seat: int, god: int) -> list[Purchase]:
    """What a seat would buy in this god's turn."""
    found = [Purchase(p.BUILDING_PRICE, building_gain(state, seat, god))]
    if god == p.POSEIDON:
        # New fleets and a move reach trade spaces and open chains to other isles.
        sails = 0.5 * v.per_income(state) if len(strikes(state, seat)) < 2 else 0.3 * v.per_income(state)
        found.append(Purchase(p.MOVE_PRICE, p.MOVE_PRICE + sails))
    elif god == p.ARES:
        for place, gain in enumerate(landings(state, seat, strikes(state, seat))[:3]):
            found.append(Purchase(p.MOVE_PRICE, gain / (1 + place)))
    elif god == p.ATHENA and state.philosophers[seat] == 2:
        # The free philosopher and the paid one make the metropolis (R-CYC-288).
        victory = state.metropolis_count(seat) + 1 >= state.target()
        found.append(Purchase(p.CARD_PRICES[1], v.VICTORY if victory else v.METROPOLIS))
    found.extend(creature_purchases(state, seat))
    return found


def creature_purchases(state: Cyclades, seat: int) -> list[Purchase]:
    found: list[Purchase] = []
    discounts = state.discounts(seat)
    for space, creature in enumerate(state.track):
        if creature != p.NONE:
            gain = creature_gain(state, seat, creature)
            if gain:
                found.append(Purchase(max(1, p.TRACK_PRICES[space] - discounts), gain))
    return found


def creature_gain(state: Cyclades, seat: int, creature: int) -> float:
    """Roughly what a creature on the track would do for the seat."""
    others = [other for other in range(state.players) if other != seat and state.alive(other)]
    if creature == p.FATES:
        return float(state.income(seat))
    if creature == p.GRIFFIN:
        return max((state.gold[other] // 2 for other in others), default=0) * 1.2
    if creature == p.SATYR:
        return set_gain(state, seat, True) * 1.2 if any(state.philosophers[other] for other in others) else 0.0
    if creature == p.DRYAD:
        return priest_gain(state, seat) * 1.2 if any(state.priests[other] for other in others) else 0.0
    if creature == p.CYCLOPS:
        spare = sum(state.tiles[seat * 4 : seat * 4 + 4]) > v.kinds_owned(state, seat)
        return set_gain(state, seat, False) if spare else 0.0
    if creature == p.PEGASUS:
        return max(landings(state, seat, flights(state, seat)), default=0.0)
    if creature in (p.HARPY, p.MERMAID):
        return 2.5
    return 0.0


def turn_gain(state: Cyclades, seat: int, god: int, shopping: list[Purchase], gold: int) -> float:
    """What the god's turn brings with so much gold left for it: the best purchases first, while gold lasts."""
    total = free_gain(state, seat, god)
    for purchase in sorted(shopping, key=lambda thing: thing.price - thing.gain):
        if purchase.price <= gold:
            cost = v.purse(gold) - v.purse(gold - purchase.price)
            if purchase.gain > cost:
                gold -= purchase.price
                total += purchase.gain - cost
    return total


def apollo_gain(state: Cyclades, seat: int) -> float:
    """To the rich more gold and income bring little: they should play a god."""
    gold = state.gold[seat]
    a_piece = v.purse(gold + 1) - v.purse(gold)
    gain = APOLLO_GOLD_ONE_ISLE if state.isle_count(seat) == 1 else APOLLO_GOLD
    return a_piece * (gain + (v.per_income(state) if not state.apollo and state.markers_left else 0.0))


class Rival:
    """A marker that may still come to a god: how likely it moves, what the god would bring, how far it would go."""

    def __init__(self, seat: int, moving: float, wish: float, limit: float) -> None:
        self.seat = seat
        self.moving = moving
        self.wish = wish
        self.limit = limit


class Auction:
    """One seat's view of the offerings."""

    def __init__(self, state: Cyclades, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.shopping = {god: purchases(state, seat, god) for god in state.gods}
        others = standing_offers(state, seat, p.NONE)
        # With 2 players the other marker's offer is spent already, and its god wants some gold too.
        self.gold = state.gold[seat] - payment_due(state, others, state.priests[seat]) if others else state.gold[seat]
        self.kept = p.BUILDING_PRICE * len(others)
        self.rivals = {god: self.rivals_for(god) for god in state.gods}
        self.apollo = apollo_gain(state, seat)

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
                    found.append(Rival(rival, moving, wish, min(wish - apollo_gain(state, rival) + 1, most)))
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
        winners = {rival.seat: rival.moving for rival in self.rivals[god] if rival.wish >= v.VICTORY / 2}
        holder = state.offer_marker[god]
        if holder != p.NONE and self.wish(state.marker_seat(holder), god) >= v.VICTORY / 2:
            winners[state.marker_seat(holder)] = 1.0
        winners.pop(self.seat, None)
        if not winners:
            return 0.0
        waiting = {state.marker_seat(marker) for marker in state.turn_track if marker != p.NONE}
        return DENIAL * max(winners.values()) / (1 + len(waiting - winners.keys() - {self.seat}))

    def wish(self, seat: int, god: int) -> float:
        """What the god would bring a rival, with what is guessed to be in his purse."""
        state = self.state
        return turn_gain(state, seat, god, purchases(state, seat, god), state.gold[seat] - 1)

    def gain(self, god: int, amount: int) -> float:
        """What holding the god for this offer brings, its price taken off."""
        if god == p.APOLLO:
            return self.apollo
        state = self.state
        price = max(1, amount - state.priests[self.seat])
        cost = v.purse(self.gold) - v.purse(self.gold - price)
        left = self.gold - price - self.kept
        return turn_gain(state, self.seat, god, self.shopping[god], left) - cost + self.denial(god)

    def worth(self, god: int, amount: int, otherwise: float) -> float:
        """An offer that is outbid costs nothing, but what is left then is only the next best."""
        if god == p.APOLLO:
            return self.apollo
        stands = self.stands(god, amount)
        return stands * self.gain(god, amount) + (1.0 - stands) * otherwise


def best_offer(state: Cyclades, seat: int, actions: list[int]) -> int:
    """The offer that promises most; of equal ones the lower."""
    auction = Auction(state, seat)
    least: dict[int, int] = {}
    for action in actions:
        god = first(action)
        if god not in least or amount_of(action) < amount_of(least[god]):
            least[god] = action
    cheapest = {god: auction.gain(god, amount_of(action)) for god, action in least.items()}
    best, best_worth = actions[-1], float("-inf")
    for action in actions:
        god = first(action)
        if god != p.APOLLO and own_offer(state, seat, god):
            continue
        otherwise = max((gain for other, gain in cheapest.items() if other != god), default=auction.apollo)
        worth = auction.worth(god, amount_of(action), min(otherwise, 0.8 * otherwise))
        if worth > best_worth:
            best, best_worth = action, worth
    return best


def own_offer(state: Cyclades, seat: int, god: int) -> bool:
    """With 2 players nobody should outbid himself (R-CYC-220)."""
    return state.offer_marker[god] != p.NONE and state.marker_seat(state.offer_marker[god]) == seat
