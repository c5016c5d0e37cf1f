"""How many turns each of the four victories is away, if a seat goes for it from now on (R-CIV-470 to R-CIV-473)."""

from __future__ import annotations

from typing import Final

from aegean.bots.civilization.war import march_on
from aegean.games.civilization.coins import coins
from aegean.games.civilization.culture import ADVANCE_COSTS, SECTION
from aegean.games.civilization.force import has_wonder, invested_discount
from aegean.games.civilization.pieces import (
    DEMOCRATIC,
    GOODS,
    LAST_SPACE,
    ON_CODE_OF_LAWS,
    ON_DEMOCRACY,
    ON_POTTERY,
    ON_PRINTING_PRESS,
    PLACES,
    T_CODE_OF_LAWS,
    T_DEMOCRACY,
    T_ECOLOGY,
    T_POTTERY,
    T_PRINTING_PRESS,
    W_COLOSSUS,
    W_LOUVRE,
    W_PANAMA_CANAL,
    W_PORCELAIN_TOWER,
    W_STATUE_OF_LIBERTY,
    W_STONEHENGE,
    W_SYDNEY_OPERA_HOUSE,
    WINNING_COINS,
)
from aegean.games.civilization.state import Civ
from aegean.games.civilization.techs import LEVELS, TOWER, TRADE_NEEDED, slots_used
from aegean.games.civilization.yields import arts_of, production_of, seat_trade

# A pyramid that carries Space Flight: techs of each level.
PYRAMID: Final = (0, 5, 4, 3, 2, 1)
FAR: Final = 60.0  # turns: what lies beyond is all the same
# What a seat will have more than now, on average over the rest of the match: nobody stops building.
MORE_TRADE: Final = 3.0
MORE_CULTURE: Final = 2.0
COINS_BY_THE_WAY: Final = 0.22  # a turn: banks, people, squares, techs with a coin
MOST_ON_TECH: Final = 4
# How sharply the nearest victory counts more than the others.
SHARPNESS: Final = 3.0


class Rates:
    """What a seat has a turn."""

    def __init__(self, state: Civ, seat: int) -> None:
        self.trade = float(seat_trade(state, seat))
        self.culture = 0.0
        self.production = 0
        for city in state.cities(seat):
            self.culture += arts_of(state, city)
            self.production += production_of(state, city)
        if state.government[seat] == DEMOCRATIC:
            self.trade += 2
        if has_wonder(state, seat, W_COLOSSUS):
            self.trade += 3
        if has_wonder(state, seat, W_STONEHENGE):
            self.culture += 1
        if has_wonder(state, seat, W_LOUVRE):
            self.culture += 3
        self.coins = coins(state, seat)


def technology(state: Civ, seat: int, rates: Rates) -> float:
    """One tech a turn at best; a level costs as many turns as its trade takes to come in (R-CIV-390, 393)."""
    income = rates.trade + MORE_TRADE
    tower = TOWER if has_wonder(state, seat, W_PORCELAIN_TOWER) else 0
    turns = 0.0
    cheapest = 0.0
    for level in range(LEVELS, 0, -1):
        missing = PYRAMID[level] - slots_used(state, seat, level)
        if missing > 0:
            cost = max(1.0, float(TRADE_NEEDED[level] - tower - rates.coins))
            turns += missing * max(1.0, cost / income)
            cheapest = cost
    if has_wonder(state, seat, W_STATUE_OF_LIBERTY):
        turns *= 0.7
    # Trade at hand is part of the next tech.
    return turns - 0.8 * min(1.0, state.trade[seat] / max(cheapest, income))


def culture(state: Civ, seat: int, rates: Rates) -> float:
    """All cities devoted to the arts; trade is needed besides (R-CIV-233)."""
    space = state.space[seat]
    discount = invested_discount(state, seat)
    spare = rates.coins // 3 if state.knows(seat, T_ECOLOGY) else 0
    to_pay = -float(state.culture[seat])
    trade = -float(state.trade[seat])
    for level in (1, 2, 3):
        spaces = SECTION * level - max(space, SECTION * (level - 1))
        if spaces > 0:
            to_pay += spaces * max(1, ADVANCE_COSTS[level][0] - discount)
            trade += spaces * max(0, ADVANCE_COSTS[level][1] - spare)
    turns = max(0.0, to_pay) / (rates.culture + MORE_CULTURE)
    by_trade = max(0.0, trade) / (rates.trade + MORE_TRADE)
    if has_wonder(state, seat, W_SYDNEY_OPERA_HOUSE):
        turns = min(turns * 0.6, float(LAST_SPACE - space))
    # Both have to be there; the scarcer one counts most.
    return max(turns, by_trade) + 0.25 * min(turns, by_trade)


def economy(state: Civ, seat: int, rates: Rates) -> float:
    """Every source gives at most so many coins a turn and so many in all (R-CIV-422)."""
    missing = float(WINNING_COINS - rates.coins)
    if missing <= 0:
        return 0.0
    sources: list[tuple[float, int]] = []
    tokens = state.tokens
    at = seat * PLACES
    if state.knows(seat, T_DEMOCRACY):
        sources.append((min(0.8, rates.trade / 10), MOST_ON_TECH - tokens[at + ON_DEMOCRACY]))
    if state.knows(seat, T_PRINTING_PRESS):
        sources.append((min(0.8, rates.culture / 8), MOST_ON_TECH - tokens[at + ON_PRINTING_PRESS]))
    if state.knows(seat, T_POTTERY):
        goods = sum(state.goods[seat * GOODS : seat * GOODS + GOODS]) + len(state.held[seat])
        sources.append((0.2 + 0.1 * min(4, goods), MOST_ON_TECH - tokens[at + ON_POTTERY]))
    if state.knows(seat, T_CODE_OF_LAWS):
        sources.append((0.25, MOST_ON_TECH - tokens[at + ON_CODE_OF_LAWS]))
    steady = COINS_BY_THE_WAY + (1.0 if has_wonder(state, seat, W_PANAMA_CANAL) else 0.0)
    # The source that is used up first gives what it has; then the others have to do it.
    turns = 0.0
    sources = [source for source in sources if source[0] > 0 and source[1] > 0]
    sources.sort(key=lambda source: source[1] / source[0])
    while True:
        pace = steady + sum(source[0] for source in sources)
        lasting = sources[0][1] / sources[0][0] - turns if sources else FAR
        if missing <= pace * lasting or not sources:
            return turns + missing / pace
        missing -= pace * lasting
        turns += lasting
        sources.pop(0)


class Outlook:
    """The four victories of a seat, in turns, and how far it is from winning."""

    def __init__(self, state: Civ, seat: int) -> None:
        self.rates = Rates(state, seat)
        self.technology = technology(state, seat, self.rates)
        self.culture = culture(state, seat, self.rates)
        self.economy = economy(state, seat, self.rates)
        self.military = march_on(state, seat)
        self.turns = nearest((self.technology, self.culture, self.economy, self.military))


def nearest(ways: tuple[float, ...]) -> float:
    """The smallest, a little less where several are near: a soft minimum."""
    total = 0.0
    for turns in ways:
        total += max(0.3, min(FAR, turns)) ** -SHARPNESS
    return float(total ** (-1.0 / SHARPNESS))
