"""Spending resources (R-CIV-213 to R-CIV-218, 556 to 558).

What is handed over is a number: a market token, a marker, a gift card, or a substitute."""

from __future__ import annotations

from typing import Final

from aegean.core.refusal import Refusal
from aegean.games.civilization.abilities import ABILITIES, ANY, BY_EVENT, Announced, Effect, open_window
from aegean.games.civilization.actions import AIM_SEAT, HAND_OVER, PASS, first, kind_of, pack
from aegean.games.civilization.coins import gain_token
from aegean.games.civilization.force import has_wonder, may_use_person, type_stands
from aegean.games.civilization.pieces import (
    ARABIA,
    BACKS,
    COIN_PLACES,
    E_GENEROUS_GIFT,
    E_GIFT_FROM_AFAR,
    E_PRINCELY_GIFT,
    EVENT_LEVELS,
    EVENTS,
    GOODS,
    INCENSE,
    INDIA,
    IRON,
    MARKS,
    ON_SHEET,
    P_MARIE_CURIE,
    PERSONS,
    RESOURCES,
    SCIENTIST,
    SILK,
    SPY,
    TECHS,
    URANIUM,
    W_KREMLIN,
    WHEAT,
    WONDERS,
)
from aegean.games.civilization.state import HAND, Civ, CivFrame, back_of, mark_of, marker

# Codes of HAND_OVER. Markers and events of others are named by back and level (bargain.py, loot.py use the same codes).
TOKEN: Final = 0  # + resource
MARKER: Final = 8  # + back * 16 + mark
GIFT: Final = 64  # + event
KREMLIN: Final = 128
CURIE: Final = 129
TRADE_POINTS: Final = 200
CULTURE_POINTS: Final = 201
UNSEEN_MARKER: Final = 202  # + back
UNSEEN_EVENT: Final = 204  # + level
COIN_TOKEN: Final = 210  # + place
LEARNED: Final = 300  # + tech

GIFTS: Final[dict[int, int]] = {
    E_GIFT_FROM_AFAR: 1 << IRON | 1 << WHEAT | 1 << SPY | 1 << SILK,
    E_GENEROUS_GIFT: 1 << IRON | 1 << WHEAT | 1 << SPY | 1 << SILK,
    E_PRINCELY_GIFT: 1 << IRON | 1 << URANIUM | 1 << SPY | 1 << WHEAT | 1 << SILK,
}
GIFT_LEVELS: Final = tuple(EVENT_LEVELS[event] for event in GIFTS)
OTHER: Final = 7  # in what is due: any resource but uranium (Marie Curie)


def gift_resources(state: Civ, event: int) -> int:
    """R-CIV-215: mask of what a gift card can stand for; `gift_incense`."""
    mask = GIFTS.get(event, 0)
    return mask | 1 << INCENSE if mask and state.switches.gifts_as_incense else mask


def _price_words() -> dict[int, str]:
    words = {TOKEN + good: RESOURCES[good] for good in range(GOODS)}
    for back, name in enumerate(BACKS):
        words |= {MARKER + 16 * back + mark: f"{name}-{MARKS[mark]}" for mark in range(len(MARKS))}
        words[UNSEEN_MARKER + back] = name
    words |= {GIFT + event: name for event, name in enumerate(EVENTS)}
    words |= {KREMLIN: "kremlin", CURIE: PERSONS[P_MARIE_CURIE], TRADE_POINTS: "trade", CULTURE_POINTS: "culture"}
    words |= {UNSEEN_EVENT + level: f"event-{level}" for level in (1, 2, 3)}
    words |= {COIN_TOKEN + place: f"coin-{name}" for place, name in enumerate(COIN_PLACES)}
    return words | {LEARNED + tech: name for tech, name in enumerate(TECHS)}


_WORDS: Final = _price_words()
PRICE_WORDS: Final = {word: code for code, word in _WORDS.items()}


def price_word(code: int) -> str:
    return _WORDS[code]


def stands_for(state: Civ, seat: int, resource: int, wanted: int) -> bool:
    """R-CIV-508: with India everything may stand for the four goods."""
    if wanted == OTHER:
        return resource != URANIUM
    return wanted in (ANY, resource) or (state.civs[seat] == INDIA and wanted < GOODS)


def ways(state: Civ, seat: int, wanted: int, substitutes: bool = True) -> list[int]:
    """What can be handed over for one resource."""
    found = [
        TOKEN + good
        for good in range(GOODS)
        if state.goods[seat * GOODS + good] and stands_for(state, seat, good, wanted)
    ]
    for held in state.held[seat]:
        mark = mark_of(held)
        code = MARKER + 16 * back_of(held) + mark
        if mark < len(RESOURCES) and stands_for(state, seat, mark, wanted) and code not in found:
            found.append(code)
    for card in state.hand[seat]:
        event = card & 63
        mask = gift_resources(state, event)
        fits = mask and (wanted >= ANY or mask >> wanted & 1 or (state.civs[seat] == INDIA and wanted < GOODS))
        if fits and GIFT + event not in found:
            found.append(GIFT + event)
    if substitutes and wanted == SPY and may_replace_spy(state, seat):
        found.append(KREMLIN)
    if substitutes and wanted == URANIUM and may_use_person(state, seat, P_MARIE_CURIE) and ways(state, seat, OTHER):
        found.append(CURIE)
    return found


def may_replace_spy(state: Civ, seat: int) -> bool:
    """The Kremlin, once a turn, with two resources."""
    return has_wonder(state, seat, W_KREMLIN) and not state.kremlin >> seat & 1 and has_any(state, seat, 2)


def has_any(state: Civ, seat: int, number: int) -> bool:
    """So many resources of any kinds, gift cards included (R-CIV-216)."""
    return resource_count(state, seat) >= number


def resource_count(state: Civ, seat: int) -> int:
    total = sum(state.goods[seat * GOODS : seat * GOODS + GOODS])
    total += sum(mark_of(held) < len(RESOURCES) for held in state.held[seat])
    return total + sum((card & 63) in GIFTS for card in state.hand[seat])


def can_pay(state: Civ, seat: int, price: tuple[int, ...]) -> bool:
    """Every price is one resource of a kind, or some of any kind."""
    if not price:
        return True
    if price[0] == ANY:
        return has_any(state, seat, len(price))
    return bool(ways(state, seat, price[0]))


def might_pay(state: Civ, seat: int, price: tuple[int, ...]) -> bool:
    """As far as everybody can know: tokens are open, markers and events only by their backs (R-CIV-481)."""
    if not price:
        return True
    hidden = len(state.held[seat]) + sum(EVENT_LEVELS[card & 63] in GIFT_LEVELS for card in state.hand[seat])
    tokens = sum(state.goods[seat * GOODS : seat * GOODS + GOODS])
    wanted = price[0]
    if wanted == ANY:
        return hidden + tokens >= len(price)
    if hidden or (wanted < GOODS and state.goods[seat * GOODS + wanted]):
        return True
    if wanted == SPY:
        return has_wonder(state, seat, W_KREMLIN) and not state.kremlin >> seat & 1 and tokens >= 2
    if wanted == URANIUM:
        return bool((state.up[seat] | state.down[seat]) >> 7 * SCIENTIST & 127) and type_stands(state, seat, SCIENTIST)
    return state.civs[seat] == INDIA and tokens > 0


# --- paying


def pay(state: Civ, seat: int, ability: int, due: tuple[int, ...]) -> None:
    """One resource after the other; where there is one way only, it is taken."""
    while due:
        options = ways(state, seat, due[0])
        if len(options) != 1:
            state.agenda.append(Pay(seat, ability, due, False))
            return
        if not hand_over(state, seat, ability, due, options[0]):
            return
        due = due[1:]


def hand_over(state: Civ, seat: int, ability: int, due: tuple[int, ...], code: int) -> bool:
    """Pays for due[0]. False if paying goes on by itself later (a gift that must be announced, a substitute)."""
    if code < GIFT or code in (KREMLIN, CURIE):
        note_paid(state, seat, ability, code)
    if code == KREMLIN:
        state.kremlin |= 1 << seat
        state.say("replaces-spy", {"seat": seat, "wonder": WONDERS[W_KREMLIN]})
        pay(state, seat, ability, (ANY, ANY, *due[1:]))
        return False
    if code == CURIE:
        discard_person(state, seat, P_MARIE_CURIE)
        pay(state, seat, ability, (OTHER, *due[1:]))
        return False
    if code >= GIFT:
        play_gift(state, seat, ability, due, code - GIFT)
        return False
    if code >= MARKER:
        back, mark = divmod(code - MARKER, 16)
        take_marker(state, seat, back, mark)
        state.reveal("pays-marker", {"seat": seat, "back": BACKS[back], "mark": MARKS[mark]})
    else:
        state.goods[seat * GOODS + code] -= 1
        state.market[code] += 1
        state.say("pays-token", {"seat": seat, "resource": RESOURCES[code]})
    if state.civs[seat] == ARABIA:
        state.culture[seat] += 1
        state.say("gains-culture", {"seat": seat, "culture": 1})
    return True


def note_paid(state: Civ, seat: int, ability: int, code: int) -> None:
    """R-CIV-484: the effect remembers its price, should it have to be given back."""
    for place in range(len(state.agenda) - 1, -1, -1):
        frame = state.agenda[place]
        if isinstance(frame, Effect):
            if frame.by == seat and frame.ability == ability:
                state.agenda[place] = Effect(seat, ability, frame.chosen, (*frame.paid, code))
            return


def give_back(state: Civ, seat: int, paid: tuple[int, ...]) -> None:
    """R-CIV-484: a play that has become impossible costs nothing. What was shown stays known."""
    everybody = (1 << state.players) - 1
    for code in paid:
        if code == KREMLIN:
            state.kremlin &= ~(1 << seat)
        elif code == CURIE:
            state.person_below &= ~(1 << P_MARIE_CURIE)
            state.up[seat] |= 1 << P_MARIE_CURIE
        elif code == GIFT + E_GIFT_FROM_AFAR:
            continue  # its coin has been given
        elif code >= GIFT:
            state.event_used[code - GIFT] -= 1
            state.add_event(seat, known_card(code - GIFT, everybody))
        elif code >= MARKER:
            back, mark = divmod(code - MARKER, 16)
            state.add_marker(seat, marker(back, mark, everybody))
        else:
            state.market[code] -= 1
            state.goods[seat * GOODS + code] += 1
        if code < GIFT and state.civs[seat] == ARABIA:
            state.culture[seat] -= 1


def take_marker(state: Civ, seat: int, back: int, mark: int) -> int:
    """Out of a seat's markers, the first that fits; it is set aside (R-CIV-214)."""
    for place, held in enumerate(state.held[seat]):
        if back_of(held) == back and mark_of(held) == mark:
            return state.held[seat].pop(place)
    raise ValueError(mark)


def discard_person(state: Civ, seat: int, card: int) -> None:
    """R-CIV-259: face up under the deck."""
    state.up[seat] &= ~(1 << card)
    state.down[seat] &= ~(1 << card)
    state.person_below |= 1 << card
    state.reveal("discards-person", {"seat": seat, "person": PERSONS[card]})


def play_gift(state: Civ, seat: int, ability: int, due: tuple[int, ...], event: int) -> None:
    """R-CIV-557: a gift card is an event, and may be cancelled."""
    for place, card in enumerate(state.hand[seat]):
        if card & 63 == event:
            del state.hand[seat][place]
            break
    state.event_used[event] += 1
    state.reveal("plays-gift", {"seat": seat, "cultureevent": EVENTS[event]})
    state.agenda.append(GiftPays(seat, ability, due, event))
    open_window(state, seat, BY_EVENT)


class Pay(CivFrame):
    """Which resource is handed over (R-CIV-558)."""

    def __init__(self, seat: int, ability: int, due: tuple[int, ...], again: bool) -> None:
        super().__init__(seat)
        self.ability = ability
        self.due = due
        self.again = again  # a gift was cancelled, so the ability may be taken back

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.ability, self.due, self.again)

    def about(self, state: Civ) -> dict[str, int | str]:
        return {"ability": ABILITIES[self.ability].name}

    def legal(self, state: Civ, seat: int) -> list[int]:
        actions = [pack(HAND_OVER, code) for code in ways(state, seat, self.due[0])]
        return [*actions, PASS] if self.again else actions

    def refusal(self, state: Civ, seat: int, action: int) -> Refusal | None:
        return Refusal("not-yours-to-pay", "R-CIV-213")

    def play(self, state: Civ, seat: int, action: int) -> None:
        state.agenda.pop()
        if kind_of(action) == PASS:
            take_back(state, seat, self.ability)
        elif hand_over(state, seat, self.ability, self.due, first(action)):
            pay(state, seat, self.ability, self.due[1:])


def take_back(state: Civ, seat: int, ability: int) -> None:
    """R-CIV-557: the cost could not be paid after all. The use has not happened."""
    while not isinstance(state.agenda[-1], Effect):
        state.agenda.pop()
    effect = state.agenda.pop()
    give_back(state, seat, effect.paid)
    state.used[seat] &= ~(1 << ability)
    ABILITIES[ability].restore(state, seat)
    state.say("takes-back", {"seat": seat, "ability": ABILITIES[ability].name})


class GiftPays(Announced):
    """A gift card that stands for a resource, if nobody cancels it."""

    def __init__(self, by: int, ability: int, due: tuple[int, ...], event: int) -> None:
        super().__init__(by)
        self.ability = ability
        self.due = due
        self.event = event

    def key(self) -> tuple[object, ...]:
        return (self.by, self.ability, self.due, self.event)

    def run(self, state: Civ) -> None:
        state.agenda.pop()
        note_paid(state, self.by, self.ability, GIFT + self.event)
        pay(state, self.by, self.ability, self.due[1:])
        if self.event != E_GIFT_FROM_AFAR:
            return
        if state.players == 2:
            gain_token(state, 1 - self.by, ON_SHEET)
        else:
            state.agenda.append(GiveCoin(self.by))

    def cancelled(self, state: Civ) -> None:
        """R-CIV-557: to be paid in another way, or taken back."""
        state.say("gift-cancelled", {"seat": self.by, "cultureevent": EVENTS[self.event]})
        if can_pay(state, self.by, self.due):
            state.agenda.append(Pay(self.by, self.ability, self.due, True))
        else:
            take_back(state, self.by, self.ability)


class GiveCoin(CivFrame):
    """A Gift from Afar: another player gets a coin, before anything else (it can end the match)."""

    def legal(self, state: Civ, seat: int) -> list[int]:
        return [pack(AIM_SEAT, other) for other in state.others(seat)]

    def play(self, state: Civ, seat: int, action: int) -> None:
        state.agenda.pop()
        gain_token(state, first(action), ON_SHEET)


def known_card(event: int, seats: int) -> int:
    return event | seats << HAND
