"""How a level for people judges what it could do: as Greedy does, by weights that make a character."""

from __future__ import annotations

from typing import Final

from aegean.bots.cyclades.auction import Market, rated_offers
from aegean.bots.cyclades.greedy import guess_purses
from aegean.bots.cyclades.lookahead import rated_actions
from aegean.bots.cyclades.weights import PLAYED, Weights
from aegean.core.chance import Chance
from aegean.core.game import Decision, Game, View
from aegean.games.cyclades.state import Cyclades


def heedless() -> Weights:
    """Sees its own isles and sets, not what the others have or could take from it."""
    w = Weights()
    w.ares_sometime = 0.0
    w.ares_standing = 0.0
    w.pegasus_called = 0.0
    w.rivals = 0.0
    return w


def spender() -> Weights:
    """Gold is there to be spent: it offers high and buys what it can."""
    w = Weights()
    w.gold = (0.85, 0.5, 0.2)
    return w


def steady() -> Weights:
    """Between the weights made by hand and those that matches showed."""
    w = Weights()
    w.metropolis = 21.0
    w.last_metropolis = 44.0
    return w


CHARACTERS: Final = {"heedless": heedless(), "spender": spender(), "steady": steady(), "seasoned": PLAYED}


def rated(game: Game[Cyclades], view: View, decision: Decision, name: str, chance: Chance) -> list[tuple[float, int]]:
    """What actions are worth, in gold pieces."""
    state = game.imagine(view, chance)
    guess_purses(state, view)
    w = CHARACTERS[name]
    if decision.kind == "PlaceMarker":
        return rated_offers(state, decision.seat, decision.actions, Market(state, w))
    return rated_actions(state, decision.seat, decision.actions, w)
