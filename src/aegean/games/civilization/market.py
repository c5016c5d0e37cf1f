"""The market of resource tokens (R-CIV-211, 555)."""

from __future__ import annotations

from aegean.core.refusal import Refusal
from aegean.games.civilization.actions import AIM_RESOURCE, first, pack
from aegean.games.civilization.pieces import GOODS, NONE, RESOURCES
from aegean.games.civilization.state import Civ, CivFrame


def has_token(state: Civ, resource: int) -> bool:
    return NONE != resource < GOODS and state.market[resource] > 0


def take_token(state: Civ, seat: int, resource: int) -> None:
    """R-CIV-555: a gain from the market that finds no token gives nothing."""
    if has_token(state, resource):
        state.market[resource] -= 1
        state.goods[seat * GOODS + resource] += 1
        state.say("takes-resource", {"seat": seat, "resource": RESOURCES[resource]})


# --- a token of one's choice


def market_kinds(state: Civ) -> list[int]:
    """R-CIV-555: kinds that are there."""
    return [good for good in range(GOODS) if state.market[good]]


def offer_token(state: Civ, seat: int) -> None:
    """R-CIV-555: one kind only is not asked for; an empty market gives nothing."""
    kinds = market_kinds(state)
    if len(kinds) > 1:
        state.agenda.append(TakeToken(seat))
    elif kinds:
        take_token(state, seat, kinds[0])


class TakeToken(CivFrame):
    """Which resource is taken from the market."""

    def legal(self, state: Civ, seat: int) -> list[int]:
        return [pack(AIM_RESOURCE, good) for good in market_kinds(state)]

    def refusal(self, state: Civ, seat: int, action: int) -> Refusal | None:
        return Refusal("not-in-market", "R-CIV-555")

    def play(self, state: Civ, seat: int, action: int) -> None:
        state.agenda.pop()
        take_token(state, seat, first(action))
