"""The Trade phase: collecting and bargaining (R-CIV-130 to R-CIV-137, 537 to 541)."""

from __future__ import annotations

from typing import Final

from aegean.core.chance import Chance
from aegean.core.events import Value
from aegean.core.frame import NOBODY
from aegean.core.refusal import Refusal
from aegean.games.civilization.abilities import ABILITIES, ANY_TIME, OWN_TRADE, add_uses, might_react
from aegean.games.civilization.actions import (
    ACCEPT,
    END,
    GIVE,
    HAND_OVER,
    OFFER,
    PASS,
    SEND,
    TAKE,
    USE,
    first,
    kind_of,
    pack,
    second,
)
from aegean.games.civilization.hand import EVENT, check_hand
from aegean.games.civilization.moments import BETWEEN_PARTS, ask_round
from aegean.games.civilization.pieces import BACKS, EVENT_LEVELS, EVENTS, GOODS, MARKS, RESOURCES
from aegean.games.civilization.purse import (
    CULTURE_POINTS,
    GIFT,
    KREMLIN,
    MARKER,
    TOKEN,
    TRADE_POINTS,
    UNSEEN_EVENT,
    UNSEEN_MARKER,
)
from aegean.games.civilization.state import (
    HAND,
    HIDDEN,
    KNOWN,
    Civ,
    CivFrame,
    back_of,
    events_like,
    forget,
    mark_of,
    markers_like,
)
from aegean.games.civilization.uses import begin_use
from aegean.games.civilization.yields import seat_trade

LEVELS: Final = (1, 2, 3)
MOST_NAMED: Final = 999  # of one thing: three digits
# What can be offered: both dials, tokens, and by their backs markers and events (R-CIV-133, 540).
CODES: Final = (
    TRADE_POINTS, CULTURE_POINTS, *(TOKEN + good for good in range(GOODS)), UNSEEN_MARKER, UNSEEN_MARKER + 1,
    *(UNSEEN_EVENT + level for level in LEVELS),
)  # fmt: skip

# A side of an offer: what and how much, each thing once.
Goods = tuple[tuple[int, int], ...]


def begin_trade(state: Civ) -> None:
    """R-CIV-072, 537: everybody collects before anybody bargains."""
    for seat in state.order():
        before = state.trade[seat]
        state.gain_trade(seat, seat_trade(state, seat))
        state.say("collects-trade", {"seat": seat, "trade": state.trade[seat] - before})
    state.agenda.append(NextBargain(tuple(state.order())))


class NextBargain(CivFrame):
    """R-CIV-538: one round in turn order; between two parts any-time cards may be used (R-CIV-561)."""

    def __init__(self, left: tuple[int, ...]) -> None:
        super().__init__(NOBODY)
        self.left = left

    def key(self) -> tuple[object, ...]:
        return (self.left,)

    def run(self, state: Civ) -> None:
        state.agenda.pop()
        if not self.left:
            return
        seat = self.left[0]
        state.agenda.append(NextBargain(self.left[1:]))
        state.active = seat
        if state.switches.offers or might_react(state, seat, OWN_TRADE | ANY_TIME):
            state.agenda.append(Bargain(seat))
        if seat != state.first:
            ask_round(state, BETWEEN_PARTS, seat)


# --- what somebody has


def is_hidden(code: int) -> bool:
    """Things that are named by their back."""
    return UNSEEN_MARKER <= code <= UNSEEN_EVENT + LEVELS[-1]


def amount_of(state: Civ, seat: int, code: int) -> int:
    """R-CIV-481, 640: all of it is open, hidden cards by their backs."""
    if code == TRADE_POINTS:
        return state.trade[seat]
    if code == CULTURE_POINTS:
        return state.culture[seat]
    if code < GOODS:
        return state.goods[seat * GOODS + code]
    if code < UNSEEN_EVENT:
        return sum(back_of(held) == code - UNSEEN_MARKER for held in state.held[seat])
    return sum(EVENT_LEVELS[card & EVENT] == code - UNSEEN_EVENT for card in state.hand[seat])


def owns(state: Civ, seat: int, goods: Goods) -> bool:
    return all(amount_of(state, seat, code) >= amount for code, amount in goods)


def has_goods(state: Civ, seat: int) -> bool:
    return any(amount_of(state, seat, code) for code in CODES)


# --- offers


class Bargain(CivFrame):
    """R-CIV-137, 538: abilities of the Trade phase, and offers."""

    def about(self, state: Civ) -> dict[str, int | str]:
        return {"left": offers_left(state, self.seat)}

    def legal(self, state: Civ, seat: int) -> list[int]:
        actions: list[int] = [END]
        if offers_left(state, seat):
            actions += [pack(OFFER, other) for other in state.others(seat) if may_offer(state, seat, other)]
        add_uses(state, seat, OWN_TRADE | ANY_TIME, actions)
        return actions

    def refusal(self, state: Civ, seat: int, action: int) -> Refusal | None:
        if kind_of(action) == OFFER:
            if first(action) == seat:
                return Refusal("offer-to-others", "R-CIV-538")
            if not offers_left(state, seat):
                return Refusal("no-offers-left", "R-CIV-538", {"offers": state.switches.offers})
            return Refusal("nothing-to-trade", "R-CIV-539", {"other": first(action)})
        if kind_of(action) == USE:
            return Refusal("cannot-use", "R-CIV-562", {"ability": ABILITIES[first(action)].name})
        return Refusal("only-bargaining", "R-CIV-538")

    def play(self, state: Civ, seat: int, action: int) -> None:
        kind = kind_of(action)
        if kind == END:
            state.agenda.pop()
        elif kind == USE:
            begin_use(state, seat, ABILITIES[first(action)])
        else:
            state.offers[seat] += 1
            state.agenda.append(Offer(seat, first(action), (), ()))


def offers_left(state: Civ, seat: int) -> int:
    return state.switches.offers - state.offers[seat]


def may_offer(state: Civ, seat: int, other: int) -> bool:
    return has_goods(state, seat) or has_goods(state, other)


class Offer(CivFrame):
    """R-CIV-539, 540: what is given and what is taken, thing by thing, until it is sent."""

    def __init__(self, seat: int, other: int, give: Goods, take: Goods) -> None:
        super().__init__(seat)
        self.other = other
        self.give = give
        self.take = take

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.other, self.give, self.take)

    def about(self, state: Civ) -> dict[str, int | str]:
        return {"other": self.other}

    def legal(self, state: Civ, seat: int) -> list[int]:
        actions: list[int] = [SEND] if self.give or self.take else []
        self._add(state, GIVE, seat, self.give, self.take, actions)
        self._add(state, TAKE, self.other, self.take, self.give, actions)
        return actions

    def _add(self, state: Civ, kind: int, owner: int, named: Goods, against: Goods, actions: list[int]) -> None:
        """Each thing once; nobody gives a thing and gets the same, unless it is hidden."""
        for code in CODES:
            if names(named, code) or (names(against, code) and not is_hidden(code)):
                continue
            most = min(MOST_NAMED, amount_of(state, owner, code))
            actions += [pack(kind, code, amount) for amount in range(1, most + 1)]

    def refusal(self, state: Civ, seat: int, action: int) -> Refusal | None:
        kind, code = kind_of(action), first(action)
        if kind == SEND:
            return Refusal("empty-offer", "R-CIV-539")
        if kind not in (GIVE, TAKE):
            return Refusal("only-bargaining", "R-CIV-538")
        if code not in CODES:
            hidden = MARKER <= code < KREMLIN
            return Refusal("by-back-only", "R-CIV-540") if hidden else Refusal("not-for-trade", "R-CIV-135")
        if names(self.give, code) or names(self.take, code):
            return Refusal("named-already", "R-CIV-539")
        owner = seat if kind == GIVE else self.other
        return Refusal("not-owned", "R-CIV-539", {"seat": owner, "amount": amount_of(state, owner, code)})

    def play(self, state: Civ, seat: int, action: int) -> None:
        state.agenda.pop()
        named = ((first(action), second(action)),)
        if kind_of(action) == GIVE:
            state.agenda.append(Offer(seat, self.other, self.give + named, self.take))
        elif kind_of(action) == TAKE:
            state.agenda.append(Offer(seat, self.other, self.give, self.take + named))
        else:
            tell_offer(state, seat, self.other, self.give, self.take)
            state.agenda.append(Answer(self.other, seat, self.give, self.take))


def names(goods: Goods, code: int) -> bool:
    return any(each == code for each, _ in goods)


def tell_offer(state: Civ, seat: int, other: int, give: Goods, take: Goods) -> None:
    state.say("makes-offer", {"seat": seat, "other": other})
    for verb, goods in (("offers", give), ("wants", take)):
        for code, amount in goods:
            what, values = described(code)
            state.say(f"{verb}-{what}", values | {"seat": seat, "other": other, "amount": amount})


def described(code: int) -> tuple[str, dict[str, Value]]:
    """The word of a thing's sentence, and what fills it."""
    if code == TRADE_POINTS:
        return "trade", {}
    if code == CULTURE_POINTS:
        return "culture", {}
    if code < GOODS:
        return "resource", {"resource": RESOURCES[code]}
    if code < UNSEEN_EVENT:
        return "marker", {"back": BACKS[code - UNSEEN_MARKER]}
    return "event", {"level": code - UNSEEN_EVENT}


class Answer(CivFrame):
    """R-CIV-538, 539: accepted or declined at once; if they no longer own their parts it has expired."""

    def __init__(self, seat: int, by: int, give: Goods, take: Goods) -> None:
        super().__init__(seat)
        self.by = by
        self.give = give
        self.take = take

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.by, self.give, self.take)

    def about(self, state: Civ) -> dict[str, int | str]:
        return {"other": self.by}

    def legal(self, state: Civ, seat: int) -> list[int]:
        actions: list[int] = [PASS]
        if self.stands(state):
            actions.append(ACCEPT)
        add_uses(state, seat, ANY_TIME, actions)
        return actions

    def stands(self, state: Civ) -> bool:
        """An any-time card may have taken away what it names."""
        return owns(state, self.by, self.give) and owns(state, self.seat, self.take)

    def refusal(self, state: Civ, seat: int, action: int) -> Refusal | None:
        if kind_of(action) == ACCEPT:
            return Refusal("no-longer-owned", "R-CIV-539")
        return Refusal("accept-or-decline", "R-CIV-538")

    def play(self, state: Civ, seat: int, action: int) -> None:
        if kind_of(action) == USE:
            begin_use(state, seat, ABILITIES[first(action)])
            return
        state.agenda.pop()
        if kind_of(action) == PASS:
            state.say("declines" if self.stands(state) else "offer-expires", {"seat": seat, "other": self.by})
            return
        state.say("accepts", {"seat": seat, "other": self.by})
        lay_out(state, self.by, seat, self.give, self.take, ())


# --- the exchange

# R-CIV-540: each giver chooses hidden things by itself, before anybody sees what it gets. `laid` is what was
# chosen: for every hidden thing of `give`, then of `take`, the code of a marker or an event.


def hidden_things(by: int, other: int, give: Goods, take: Goods) -> list[tuple[int, int]]:
    """Giver and back of every single hidden thing, in the order in which they are chosen."""
    found = [(by, code) for code, amount in give if is_hidden(code) for _ in range(amount)]
    return found + [(other, code) for code, amount in take if is_hidden(code) for _ in range(amount)]


def lay_out(state: Civ, by: int, other: int, give: Goods, take: Goods, laid: tuple[int, ...]) -> None:
    """Asks for the next hidden thing; where all of the back go, nobody is asked."""
    things = hidden_things(by, other, give, take)
    while len(laid) < len(things):
        giver, code = things[len(laid)]
        options = candidates(state, giver, code, things, laid)
        if len(options) > things[len(laid) :].count(things[len(laid)]):
            state.agenda.append(LayOut(giver, by, other, give, take, laid))
            return
        laid += (options[0],)
    exchange(state, by, other, give, take, laid)


def candidates(state: Civ, giver: int, code: int, things: list[tuple[int, int]], laid: tuple[int, ...]) -> list[int]:
    """The giver's markers or events of this back that are not laid out yet, with repetitions."""
    if code < UNSEEN_EVENT:
        held = [each for each in state.held[giver] if back_of(each) == code - UNSEEN_MARKER]
        found = [MARKER + 16 * back_of(each) + mark_of(each) for each in held]
    else:
        events = [card & EVENT for card in state.hand[giver]]
        found = [GIFT + event for event in events if EVENT_LEVELS[event] == code - UNSEEN_EVENT]
    for place, chosen in enumerate(laid):
        if things[place] == (giver, code):
            found.remove(chosen)
    return found


class LayOut(CivFrame):
    """R-CIV-540: which marker or event is handed over; the receiver looks at it afterwards."""

    def __init__(self, seat: int, by: int, other: int, give: Goods, take: Goods, laid: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.by = by
        self.other = other
        self.give = give
        self.take = take
        self.laid = laid

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.by, self.other, self.give, self.take, self.laid)

    def shown_key(self, audience: int) -> tuple[object, ...]:
        things = hidden_things(self.by, self.other, self.give, self.take)
        laid = tuple(chosen if things[place][0] == audience else HIDDEN for place, chosen in enumerate(self.laid))
        return (self.seat, self.by, self.other, self.give, self.take, laid)

    def imagined(self, state: Civ, chance: Chance) -> CivFrame:
        things = hidden_things(self.by, self.other, self.give, self.take)
        laid: tuple[int, ...] = ()
        for place, chosen in enumerate(self.laid):
            if chosen == HIDDEN:
                options = candidates(state, things[place][0], things[place][1], things, laid)
                chosen = options[chance.below(len(options))]
            laid += (chosen,)
        return LayOut(self.seat, self.by, self.other, self.give, self.take, laid)

    def about(self, state: Civ) -> dict[str, int | str]:
        return {"other": self.other if self.seat == self.by else self.by}

    def private(self) -> bool:
        return True

    def legal(self, state: Civ, seat: int) -> list[int]:
        things = hidden_things(self.by, self.other, self.give, self.take)
        code = things[len(self.laid)][1]
        return [pack(HAND_OVER, each) for each in sorted(set(candidates(state, seat, code, things, self.laid)))]

    def refusal(self, state: Civ, seat: int, action: int) -> Refusal | None:
        return Refusal("other-back", "R-CIV-540")

    def play(self, state: Civ, seat: int, action: int) -> None:
        state.agenda.pop()
        lay_out(state, self.by, self.other, self.give, self.take, (*self.laid, first(action)))


def exchange(state: Civ, by: int, other: int, give: Goods, take: Goods, laid: tuple[int, ...]) -> None:
    """R-CIV-134, 539: carried out at once. Nothing of it is spending (R-CIV-556)."""
    things = hidden_things(by, other, give, take)
    cards = [
        pick_up(state, giver, other if giver == by else by, code) for (giver, _), code in zip(things, laid, strict=True)
    ]
    for giver, receiver, goods in ((by, other, give), (other, by, take)):
        for code, amount in goods:
            hand_on(state, giver, receiver, code, amount)
    for (giver, _), card, code in zip(things, cards, laid, strict=True):
        receive(state, other if giver == by else by, card, code)
    check_hand(state, by)
    check_hand(state, other)


def hand_on(state: Civ, giver: int, receiver: int, code: int, amount: int) -> None:
    """R-CIV-541: of what is open; trade beyond 27 is lost."""
    if code == TRADE_POINTS:
        state.trade[giver] -= amount
        state.gain_trade(receiver, amount)
    elif code == CULTURE_POINTS:
        state.culture[giver] -= amount
        state.culture[receiver] += amount
    elif code < GOODS:
        state.goods[giver * GOODS + code] -= amount
        state.goods[receiver * GOODS + code] += amount
    what, values = described(code)
    state.say(f"gives-{what}", values | {"seat": giver, "other": receiver, "amount": amount})


def pick_up(state: Civ, giver: int, receiver: int, code: int) -> int:
    """The marker or event leaves its owner, with who knows it."""
    if code >= GIFT:
        hand = state.hand[giver]
        forget(giver, receiver, hand, HAND, events_like(hand, code - GIFT))
        return hand.pop(next(place for place, card in enumerate(hand) if card & EVENT == code - GIFT))
    held = state.held[giver]
    back, mark = divmod(code - MARKER, 16)
    forget(giver, receiver, held, KNOWN, markers_like(held, back))
    return held.pop(next(place for place, each in enumerate(held) if back_of(each) == back and mark_of(each) == mark))


def receive(state: Civ, seat: int, card: int, code: int) -> None:
    """R-CIV-540: the receiver looks at it; the giver still knows it."""
    if code >= GIFT:
        state.add_event(seat, card | (1 << seat) << HAND)
        state.whisper(seat, "receives-event", {"cultureevent": EVENTS[code - GIFT]})
    else:
        state.add_marker(seat, card | (1 << seat) << KNOWN)
        state.whisper(seat, "receives-marker", {"back": BACKS[back_of(card)], "mark": MARKS[mark_of(card)]})
