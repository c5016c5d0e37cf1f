"""God turns (R-CYC-074 to R-CYC-089, 247 to 256) and the exchange of creatures by Zeus (R-CYC-115 to R-CYC-117)."""

from __future__ import annotations

from aegean.core.frame import NOBODY
from aegean.core.masks import members
from aegean.core.refusal import Refusal
from aegean.games.cyclades.actions import (
    BID,
    BUILD,
    CALL,
    CHANGE,
    END,
    EXCHANGE,
    FLEET,
    GIVE,
    MARCH,
    PHILOSOPHER,
    PRIEST,
    RAZE,
    SAIL,
    TROOP,
    A,
    B,
    first,
    kind_of,
    second,
)  # fmt: skip
from aegean.games.cyclades.apollo import ApolloTurn
from aegean.games.cyclades.build import add_buildings, build, build_refusal
from aegean.games.cyclades.creature_track import exchange
from aegean.games.cyclades.creatures.card import card, use_power
from aegean.games.cyclades.creatures.figurines import figurines_go_home
from aegean.games.cyclades.move_fleets import add_steps, begin_fleet_move, step_refusal
from aegean.games.cyclades.move_troops import add_marches, march, march_refusal
from aegean.games.cyclades.pieces import (
    APOLLO,
    ARES,
    CREATURES,
    EXCHANGE_PRICE,
    GODS,
    MOVE_PRICE,
    NONE,
    POSEIDON,
    TRACK_PRICES,
    ZEUS,
)  # fmt: skip
from aegean.games.cyclades.recruit import (
    RECRUIT_KIND,
    add_recruits,
    gain_philosopher,
    owed_philosopher,
    recruit,
    recruit_refusal,
)
from aegean.games.cyclades.state import Automatic, CycFrame, Cyclades
from aegean.games.cyclades.turn_track import marker_returns


class Actions(Automatic):
    """R-CYC-048, 074: gods in their order, then Apollo's players in the order of their places."""

    def run(self, state: Cyclades) -> None:
        for god in state.gods:
            marker = state.offer_marker[god]
            if marker != NONE:
                seat = state.marker_seat(marker)
                state.say("turn-begins", {"seat": seat, "god": GODS[god]})
                figurines_go_home(state, seat)
                state.agenda.append(GodTurn(seat, god, 0))
                return
        for place, marker in enumerate(state.apollo):
            if marker != NONE:
                seat = state.marker_seat(marker)
                state.say("turn-begins", {"seat": seat, "god": GODS[APOLLO]})
                figurines_go_home(state, seat)
                state.agenda.append(ApolloTurn(place))
                return
        state.apollo.clear()
        state.agenda.pop()


class TurnEnds(CycFrame):
    """R-CYC-078: the marker goes to the turn track."""

    def __init__(self, god: int) -> None:
        super().__init__(NOBODY)
        self.god = god

    def key(self) -> tuple[object, ...]:
        return (self.god,)

    def run(self, state: Cyclades) -> None:
        state.agenda.pop()
        marker = state.offer_marker[self.god]
        state.offer_marker[self.god] = NONE
        state.offer_amount[self.god] = 0
        marker_returns(state, marker)


class GodTurn(CycFrame):
    """R-CYC-075, 076, 082, 249: the actions of the god and creatures, in any order, until the player ends his turn.

    `recruited` counts this turn's recruits for the price ladder (R-CYC-119)."""

    def __init__(self, seat: int, god: int, recruited: int) -> None:
        super().__init__(seat)
        self.god = god
        self.recruited = recruited

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.god, self.recruited)

    def about(self, state: Cyclades) -> dict[str, int | str]:
        return {"god": GODS[self.god]}

    def legal(self, state: Cyclades, seat: int) -> list[int]:
        god = self.god
        gold = state.gold[seat]
        actions: list[int] = [END]
        add_recruits(state, seat, god, self.recruited, actions)
        add_buildings(state, seat, god, actions)
        if gold >= MOVE_PRICE:
            if god == POSEIDON:
                for sea in members(state.fleet_mask[seat]):
                    add_steps(state, sea, state.sea_fleets[sea], actions)
            elif god == ARES:
                add_marches(state, seat, False, actions)
            elif god == ZEUS:
                for space, creature in enumerate(state.track):
                    if creature != NONE:
                        actions.append(EXCHANGE | space << A)
            add_calls(state, seat, gold, actions)
        return actions

    def refusal(self, state: Cyclades, seat: int, action: int) -> Refusal | None:
        kind = kind_of(action)
        god = self.god
        gold = state.gold[seat]
        if kind in (FLEET, TROOP, PRIEST, PHILOSOPHER):
            if kind != RECRUIT_KIND[god]:
                return Refusal("wrong-god", "R-CYC-249", {"god": GODS[god]})
            return recruit_refusal(state, seat, god, self.recruited, action)
        if kind == BUILD:
            return build_refusal(state, seat, god, action)
        if kind == CALL:
            return call_refusal(state, seat, action)
        if kind in (SAIL, MARCH, EXCHANGE):
            if kind != {POSEIDON: SAIL, ARES: MARCH, ZEUS: EXCHANGE}.get(god):
                return Refusal("wrong-god", "R-CYC-249", {"god": GODS[god]})
            refusal = special_refusal(state, seat, action)
            if refusal is None and gold < MOVE_PRICE:
                return Refusal("too-dear", "R-CYC-077", {"price": MOVE_PRICE, "gold": gold})
            return refusal
        if kind in (GIVE, RAZE, CHANGE):
            return Refusal("buildings-stay", "R-CYC-148")
        if kind == BID:
            return Refusal("offerings-over", "R-CYC-063")
        return Refusal("not-an-action-now", "R-CYC-249", {"god": GODS[god]})

    def play(self, state: Cyclades, seat: int, action: int) -> None:
        kind = kind_of(action)
        god = self.god
        if kind == END:
            state.agenda[-1] = TurnEnds(god)
            if owed_philosopher(state, seat, god, self.recruited):
                state.say("must-take-philosopher", {"seat": seat})
                gain_philosopher(state, seat)
            state.say("turn-ends", {"seat": seat, "god": GODS[god]})
        elif kind == BUILD:
            build(state, seat, god, action)
        elif kind == SAIL:
            begin_fleet_move(state, seat, action)
        elif kind == MARCH:
            state.gold[seat] -= MOVE_PRICE
            march(state, seat, action)
        elif kind == EXCHANGE:
            state.gold[seat] -= EXCHANGE_PRICE
            exchange(state, first(action))
        elif kind == CALL:
            call_creature(state, seat, first(action), second(action))
        else:
            state.agenda[-1] = GodTurn(seat, god, self.recruited + 1)
            recruit(state, seat, god, self.recruited, action)


def special_refusal(state: Cyclades, seat: int, action: int) -> Refusal | None:
    kind = kind_of(action)
    if kind == SAIL:
        return step_refusal(state, seat, action)
    if kind == MARCH:
        return march_refusal(state, seat, action, False)
    space = first(action)
    if space >= len(TRACK_PRICES) or state.track[space] == NONE:
        return Refusal("track-space-empty", "R-CYC-116")
    return None


def add_calls(state: Cyclades, seat: int, gold: int, actions: list[int]) -> None:
    """R-CYC-083, 084, 253: each card on the track, with every number of discounts the buyer may spend."""
    discounts = -1
    for space, creature in enumerate(state.track):
        if creature == NONE:
            continue
        if discounts < 0:
            discounts = state.discounts(seat)
        price = TRACK_PRICES[space]
        if price - min(discounts, price - 1) > gold or (
            state.switches.targets_needed and not card(creature).has_target(state, seat)
        ):
            continue
        for discount in range(min(discounts, price - 1) + 1):
            if price - discount <= gold:
                actions.append(CALL | space << A | discount << B)


def call_refusal(state: Cyclades, seat: int, action: int) -> Refusal | None:
    space, discount = first(action), second(action)
    if space >= len(TRACK_PRICES) or state.track[space] == NONE:
        return Refusal("track-space-empty", "R-CYC-082")
    price = TRACK_PRICES[space]
    if discount > price - 1:
        return Refusal("at-least-one-gold", "R-CYC-083")
    if discount > state.discounts(seat):
        return Refusal("discounts-left", "R-CYC-084", {"discounts": state.discounts(seat)})
    if price - discount > state.gold[seat]:
        return Refusal("too-dear", "R-CYC-083", {"price": price - discount, "gold": state.gold[seat]})
    return Refusal("no-target-no-sale", "R-CYC-257", {"creature": CREATURES[state.track[space]]})


def call_creature(state: Cyclades, seat: int, space: int, discounts: int) -> None:
    """R-CYC-083 to R-CYC-087, 255: pay first, then the power works; the space stays empty."""
    creature = state.track[space]
    price = TRACK_PRICES[space] - discounts
    state.gold[seat] -= price
    state.discounts_used[seat] += discounts
    state.track[space] = NONE
    state.say("calls", {"seat": seat, "creature": CREATURES[creature], "price": price})
    use_power(state, seat, creature)
