"""What a seat could pay with (R-CIV-213 to R-CIV-217, 481, 508, 558).

What is handed over is a number: a market token, a marker, a gift card, or a substitute."""

from __future__ import annotations

from typing import Final

from aegean.games.civilization.force import has_wonder, may_use_person, might_have
from aegean.games.civilization.pieces import (
    BACKS,
    COIN_PLACES,
    E_GENEROUS_GIFT,
    E_GIFT_FROM_AFAR,
    E_PRINCELY_GIFT,
    EVENTS,
    GOODS,
    INCENSE,
    INDIA,
    IRON,
    MARKS,
    P_MARIE_CURIE,
    PERSONS,
    RESOURCES,
    SILK,
    SPY,
    TECHS,
    URANIUM,
    W_KREMLIN,
    WHEAT,
)
from aegean.games.civilization.state import Civ, back_of, mark_of

ANY: Final = 6  # in a price: any resource
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


def ways(state: Civ, seat: int, wanted: int) -> list[int]:
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
    if wanted == SPY and may_replace_spy(state, seat):
        found.append(KREMLIN)
    if wanted == URANIUM and may_use_person(state, seat, P_MARIE_CURIE) and ways(state, seat, OTHER):
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
    """As far as everybody can know: tokens are open, markers and events only by their backs (R-CIV-481). Nobody is ever
    asked for an ability that costs uranium."""
    if not price:
        return True
    hidden = len(state.held[seat]) + len(state.hand[seat])  # there are gifts of every level
    tokens = sum(state.goods[seat * GOODS : seat * GOODS + GOODS])
    wanted = price[0]
    if wanted == ANY:
        return hidden + tokens >= len(price)
    if hidden or (wanted < GOODS and state.goods[seat * GOODS + wanted]):
        return True
    if wanted == SPY:
        return has_wonder(state, seat, W_KREMLIN) and not state.kremlin >> seat & 1 and tokens >= 2
    return state.civs[seat] == INDIA and tokens > 0


def might_choose(state: Civ, seat: int, wanted: int) -> bool:
    """R-CIV-480: as far as everybody can know, there may be more than one way to pay for one resource. To be asked only
    where there is a choice would tell what hidden markers and cards are."""
    hidden = len(state.held[seat]) + len(state.hand[seat])
    others = sum(state.goods[seat * GOODS + good] for good in range(GOODS) if stands_for(state, seat, good, wanted))
    if wanted == SPY:
        others += int(has_wonder(state, seat, W_KREMLIN))
    elif wanted == URANIUM:
        others += int(might_have(state, seat, P_MARIE_CURIE))
    return hidden > 0 and hidden + others > 1
