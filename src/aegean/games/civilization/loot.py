"""Loot after a battle (R-CIV-370 to R-CIV-378, 383, 610 to 612, 684).

`loot PRICE N` buys an effect for N loot: for 1 trade, culture, a token, a marker, or a coin that the loser discards;
for 2 a tech, an event, or a coin for the own sheet. Markers and events that the winner knows are named, others are
taken unseen by their backs."""

from __future__ import annotations

from typing import Final

from aegean.core.frame import NOBODY
from aegean.core.refusal import Refusal
from aegean.games.civilization.actions import LOOT, PASS, first, kind_of, pack, second
from aegean.games.civilization.force import might_have
from aegean.games.civilization.gains import gain_culture
from aegean.games.civilization.hand import check_hand
from aegean.games.civilization.pieces import (
    BACKS,
    EVENT_LEVELS,
    EVENTS,
    GOODS,
    MARKS,
    ON_SHEET,
    P_NIKOLA_TESLA,
    RESOURCES,
    TECHS,
)
from aegean.games.civilization.purse import (
    COIN_TOKEN,
    CULTURE_POINTS,
    GIFT,
    KREMLIN,
    LEARNED,
    MARKER,
    TOKEN,
    TRADE_POINTS,
    UNSEEN_EVENT,
    UNSEEN_MARKER,
)
from aegean.games.civilization.state import (
    HAND,
    KNOWN,
    Civ,
    CivFrame,
    back_of,
    event_of,
    events_like,
    forget,
    mark_of,
    markers_like,
)
from aegean.games.civilization.techs import learn, placeable
from aegean.games.civilization.tokens import gain_token, lose_token, token_places

MOST_POINTS: Final = 3


def begin_loot(state: Civ, winner: int, loser: int, amount: int) -> None:
    """R-CIV-373: spent at once."""
    if amount > 0:
        state.say("gains-loot", {"seat": winner, "other": loser, "loot": amount})
        state.agenda.append(SpendLoot(winner, loser, amount))


class SpendLoot(CivFrame):
    """R-CIV-611: what is left is offered as long as it buys something."""

    def __init__(self, winner: int, loser: int, left: int) -> None:
        super().__init__(NOBODY)
        self.winner = winner
        self.loser = loser
        self.left = left

    def key(self) -> tuple[object, ...]:
        return (self.winner, self.loser, self.left)

    def run(self, state: Civ) -> None:
        state.agenda.pop()
        # Who might hold Nikola Tesla is asked, so that it cannot be seen whether a tech was on offer because of him.
        tesla = self.left > 1 and might_have(state, self.winner, P_NIKOLA_TESLA)
        if tesla or offers(state, self.winner, self.loser, self.left):
            state.agenda.append(Loot(self.winner, self.loser, self.left))
        else:
            state.say("loot-lost", {"seat": self.winner, "loot": self.left})


class Loot(CivFrame):
    """One effect after the other (R-CIV-373 to R-CIV-375)."""

    def __init__(self, seat: int, loser: int, left: int) -> None:
        super().__init__(seat)
        self.loser = loser
        self.left = left

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.loser, self.left)

    def about(self, state: Civ) -> dict[str, int | str]:
        return {"other": self.loser, "loot": self.left}

    def legal(self, state: Civ, seat: int) -> list[int]:
        return offers(state, seat, self.loser, self.left) or [PASS]

    def refusal(self, state: Civ, seat: int, action: int) -> Refusal | None:
        if kind_of(action) != LOOT:
            return Refusal("loot-first", "R-CIV-611", {"loot": self.left})
        if second(action) > self.left:
            return Refusal("not-enough-loot", "R-CIV-373", {"loot": self.left})
        if first(action) >= LEARNED:
            return Refusal("no-tech-to-loot", "R-CIV-375", {"tech": TECHS[min(first(action) - LEARNED, 40)]})
        return Refusal("nothing-to-loot", "R-CIV-611", {"other": self.loser})

    def play(self, state: Civ, seat: int, action: int) -> None:
        state.agenda.pop()
        if kind_of(action) == PASS:
            state.say("loot-lost", {"seat": seat, "loot": self.left})
            return
        left = self.left - second(action)
        if left:
            state.agenda.append(SpendLoot(seat, self.loser, left))
        take(state, seat, self.loser, first(action), second(action))


# --- what there is


def offers(state: Civ, winner: int, loser: int, left: int) -> list[int]:
    """R-CIV-611: only what takes or gives something."""
    codes: list[int] = []
    if state.trade[loser]:
        codes.append(TRADE_POINTS)
    if state.culture[loser]:
        codes.append(CULTURE_POINTS)
    codes += [TOKEN + good for good in range(GOODS) if state.goods[loser * GOODS + good]]
    codes += sorted({marker_code(held, winner) for held in state.held[loser]})
    coins = [COIN_TOKEN + place for place in token_places(state, loser)]
    actions = [pack(LOOT, code, 1) for code in codes + coins]
    if left > 1:
        dear: list[int] = [LEARNED + tech for tech in placeable(state, winner) if state.knows(loser, tech)]
        dear += sorted({event_code(card, winner) for card in state.hand[loser]})
        actions += [pack(LOOT, code, 2) for code in dear + coins]
    return actions


def marker_code(held: int, winner: int) -> int:
    """R-CIV-374, 612: by its back, unless the winner has seen it."""
    if held >> KNOWN >> winner & 1:
        return MARKER + 16 * back_of(held) + mark_of(held)
    return UNSEEN_MARKER + back_of(held)


def event_code(card: int, winner: int) -> int:
    if card >> HAND >> winner & 1:
        return GIFT + (card & 63)
    return UNSEEN_EVENT + EVENT_LEVELS[card & 63]


# --- taking


def take(state: Civ, winner: int, loser: int, code: int, price: int) -> None:
    if code >= LEARNED:
        state.say("loots-tech", {"seat": winner, "other": loser, "tech": TECHS[code - LEARNED]})
        learn(state, winner, code - LEARNED)
    elif code >= COIN_TOKEN:
        lose_token(state, loser, code - COIN_TOKEN)
        if price > 1:
            gain_token(state, winner, ON_SHEET)
    elif code >= UNSEEN_EVENT or GIFT <= code < KREMLIN:
        take_event(state, winner, loser, code)
    elif code >= UNSEEN_MARKER or MARKER <= code < GIFT:
        take_marker(state, winner, loser, code)
    elif code == CULTURE_POINTS:
        amount = min(MOST_POINTS, state.culture[loser])
        state.culture[loser] -= amount
        state.say("loots-culture", {"seat": winner, "other": loser, "culture": amount})
        gain_culture(state, winner, amount)
    elif code == TRADE_POINTS:
        amount = min(MOST_POINTS, state.trade[loser])
        state.trade[loser] -= amount
        state.gain_trade(winner, amount)
        state.say("loots-trade", {"seat": winner, "other": loser, "trade": amount})
    else:
        state.goods[loser * GOODS + code] -= 1
        state.goods[winner * GOODS + code] += 1
        state.say("loots-token", {"seat": winner, "other": loser, "resource": RESOURCES[code]})


def take_marker(state: Civ, winner: int, loser: int, code: int) -> None:
    """One of those that look alike to the winner; the loser still knows what it was."""
    markers = state.held[loser]
    alike = [place for place, held in enumerate(markers) if marker_code(held, winner) == code]
    place = alike[state.chance.below(len(alike))] if len(alike) > 1 else alike[0]
    forget(loser, winner, markers, KNOWN, markers_like(markers, back_of(markers[place])))
    held = markers.pop(place)
    state.add_marker(winner, held | 1 << KNOWN + winner)
    state.say("loots-marker", {"seat": winner, "other": loser, "back": BACKS[back_of(held)]})
    for seat in (winner, loser):
        state.whisper(seat, "marker-looted", {"back": BACKS[back_of(held)], "mark": MARKS[mark_of(held)]})


def take_event(state: Civ, winner: int, loser: int, code: int) -> None:
    cards = state.hand[loser]
    alike = [place for place, card in enumerate(cards) if event_code(card, winner) == code]
    place = alike[state.chance.below(len(alike))] if len(alike) > 1 else alike[0]
    forget(loser, winner, cards, HAND, events_like(cards, event_of(cards[place])))
    card = cards.pop(place)
    state.add_event(winner, card | 1 << HAND + winner)
    state.say("loots-event", {"seat": winner, "other": loser, "level": EVENT_LEVELS[card & 63]})
    for seat in (winner, loser):
        state.whisper(seat, "event-looted", {"cultureevent": EVENTS[card & 63]})
    check_hand(state, winner)
