"""What a client shows beside an action or a position: prices, what is left, odds, order of play.

Worked out from a view alone, so nothing hidden can leak; by the rules themselves, on a state imagined from the view."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from aegean.core.chance import KEY_BYTES, Chance
from aegean.core.events import Event, Value
from aegean.core.game import View
from aegean.games.cyclades.apollo import apollo_gold
from aegean.games.cyclades.battle import Battle, land_bonuses, sea_bonuses, space_name
from aegean.games.cyclades.creatures.cards import SALE_PRICE
from aegean.games.cyclades.creatures.sea import KRAKEN_STEP_PRICE, KrakenMove
from aegean.games.cyclades.game import GAME
from aegean.games.cyclades.god_turn import GodTurn
from aegean.games.cyclades.metropolis import under_square
from aegean.games.cyclades.move_troops import defended
from aegean.games.cyclades.odds import battle_odds
from aegean.games.cyclades.offerings import payment_due, standing_offers
from aegean.games.cyclades.pieces import (
    BUILDING_PRICE,
    BUILDINGS,
    EXCHANGE_PRICE,
    GODS,
    MINOTAUR,
    MOVE_PRICE,
    NONE,
)  # fmt: skip
from aegean.games.cyclades.recruit import LADDERS
from aegean.games.cyclades.state import Cyclades

Hint = dict[str, Any]

LAND_BONUSES: Final = ("fortress", "metropolis", "minotaur")
SEA_BONUSES: Final = ("port", "metropolis")


def hint(view: View, kind: str, values: Mapping[str, Value]) -> Hint:
    """What an action of the seat whose view this is costs and leads to; {} if there is nothing to say."""
    return hints(view, [(kind, values)])[0]


def hints(view: View, actions: Sequence[tuple[str, Mapping[str, Value]]]) -> list[Hint]:
    """The hints of many actions: the position is imagined once."""
    state = _imagined(view)
    seat: int = view["audience"]
    return [_hint(state, seat, kind, values) for kind, values in actions]


def _imagined(view: View) -> Cyclades:
    """What is hidden is guessed, always alike; no hint depends on it."""
    return GAME.imagine(view, Chance(bytes(KEY_BYTES)))


def _hint(state: Cyclades, seat: int, kind: str, values: Mapping[str, Value]) -> Hint:
    if kind == "bid":
        return _bid(state, seat, GODS.index(str(values["god"])), int(values["gold"]))
    if kind == "bid-apollo":
        return {"gain": apollo_gold(state, seat), "marker": not state.apollo and state.markers_left > 0}
    if kind in ("fleet", "troop", "priest", "philosopher"):
        return _price(state, seat, _recruit_price(state))
    if kind == "build":
        return _price(state, seat, BUILDING_PRICE)
    if kind == "exchange":
        return _price(state, seat, EXCHANGE_PRICE)
    if kind == "call":
        return {**_price(state, seat, int(values["price"])), "power": values["creature"]}
    if kind == "copy":
        return {"power": values["creature"]}
    if kind == "march":
        return _march(state, seat, state.board.isle_number[str(values["to"])], int(values["units"]))
    if kind == "sail":
        return _sail(state, seat, state.board.sea_number[str(values["to"])], int(values["units"]))
    if kind == "stay":
        return {"battle": _odds(state, _battle(state))}
    if kind == "found":
        slots = under_square(state, state.board.isle_number[str(values["isle"])])
        return {"destroys": [BUILDINGS[state.slots[slot]] for slot in slots]}
    if kind.startswith("sell-"):
        return {"gain": state.payable(SALE_PRICE)}
    if kind == "at-sea" and isinstance(state.agenda[-1], KrakenMove):
        sea = state.board.sea_number[str(values["sea"])]
        return {**_price(state, seat, KRAKEN_STEP_PRICE), "sinks": state.sea_fleets[sea]}
    return {}


def _price(state: Cyclades, seat: int, price: int) -> Hint:
    return {"price": price, "left": state.gold[seat] - price}


def _recruit_price(state: Cyclades) -> int:
    turn: GodTurn = state.agenda[-1]
    return LADDERS[turn.god][turn.recruited]


def _move_price(state: Cyclades) -> int:
    """Only the action of a god is paid for: further steps and what creatures give are free."""
    return MOVE_PRICE if isinstance(state.agenda[-1], GodTurn) else 0


def _bid(state: Cyclades, seat: int, god: int, amount: int) -> Hint:
    """`pays` is what this offer adds to what the seat's other one will cost."""
    others = standing_offers(state, seat, god)
    priests = state.priests[seat]
    due = payment_due(state, [*others, amount], priests)
    before = state.gods[: state.gods.index(god)]
    found: Hint = {
        "pays": due - (payment_due(state, others, priests) if others else 0),
        "left": state.gold[seat] - due,
        "acts": 1 + sum(1 for other in before if state.offer_marker[other] != NONE),
    }
    if state.offer_marker[god] != NONE:
        found["outbids"] = state.marker_seat(state.offer_marker[god])
    return found


def _march(state: Cyclades, seat: int, to: int, units: int) -> Hint:
    found = _price(state, seat, _move_price(state))
    owner = state.isle_owner[to]
    if owner == seat:
        return found
    if defended(state, to):
        found["battle"] = _odds(state, Battle(True, to, seat, owner, units))
    else:
        found["takes"] = owner if owner != NONE else None
    return found


def _sail(state: Cyclades, seat: int, to: int, units: int) -> Hint:
    found = _price(state, seat, _move_price(state))
    owner = state.sea_owner[to]
    if owner not in (NONE, seat):
        found["battle"] = _odds(state, Battle(False, to, seat, owner, units))
    return found


def _battle(state: Cyclades) -> Battle:
    """The battle under way."""
    return [frame for frame in state.agenda if isinstance(frame, Battle)][-1]


def _bonuses(state: Cyclades, battle: Battle) -> list[tuple[str, int]]:
    if battle.land:
        parts = zip(LAND_BONUSES, land_bonuses(state, battle.space), strict=True)
    else:
        parts = zip(SEA_BONUSES, sea_bonuses(state, battle.space, battle.defender), strict=True)
    return [(word, number) for word, number in parts if number]


def _defenders(state: Cyclades, battle: Battle) -> int:
    return state.isle_troops[battle.space] if battle.land else state.sea_fleets[battle.space]


def _odds(state: Cyclades, battle: Battle) -> Hint:
    """Fought to the end, nobody retreating: chances that attacker, defender or nobody remains."""
    defenders = _defenders(state, battle)
    bonus = sum(number for _, number in _bonuses(state, battle))
    alone = battle.land and state.switches.minotaur_fights_alone and state.figure_isle[MINOTAUR] == battle.space
    attacker, defender, nobody = (
        round(float(part), 3) for part in battle_odds(battle.attackers, defenders, bonus, alone)
    )
    return {
        "attackers": battle.attackers, "defenders": defenders, "bonus": bonus,
        "attacker": attacker, "defender": defender, "nobody": nobody,
    }  # fmt: skip


# --- the position


def aids(view: View, latest: Iterable[Event] = ()) -> Hint:
    """What a client shows of a position besides the view. `latest`: events this audience knows, newest first."""
    names = [frame[0] for frame in view["agenda"]]
    return {
        "phase": _phase(view, names),
        "battle": _battle_aid(view, latest) if "Battle" in names else None,
        "order": _order(view),
        "bidders": [marker % view["players"] for marker in view["turn_track"] if marker != NONE],
        "god_turn": _turn_aid(view),
    }


def _phase(view: View, names: list[str]) -> str:
    """Creatures, gods and revenue pass by themselves: a position that waits for somebody is in none of them."""
    if view["places"]:
        return "end"
    if "Offerings" in names:
        return "offerings"
    return "actions" if "Actions" in names else "setup"


def _order(view: View) -> list[int]:
    """Who acts, the next first: by the order of the gods, then by the places on Apollo."""
    seat_of = {offer["god"]: int(offer["seat"]) for offer in view["offers"]}
    order = [seat_of[god] for god in view["gods"] if god in seat_of]
    return order + [marker % view["players"] for marker in view["apollo"] if marker != NONE]


def _turn_aid(view: View) -> Hint | None:
    for frame in view["agenda"]:
        if frame[0] == "GodTurn":
            seat, god, recruited = frame[1:]
            ladder = LADDERS[god]
            price = ladder[recruited] if recruited < len(ladder) else None
            return {"seat": seat, "god": GODS[god], "recruited": recruited, "next_price": price}
    return None


def _battle_aid(view: View, latest: Iterable[Event]) -> Hint:
    state = _imagined(view)
    battle = _battle(state)
    assault = next((event.values for event in latest if event.kind == "assault"), None)
    return {
        "place": space_name(state, battle.land, battle.space),
        "kind": "land" if battle.land else "sea",
        "attacker": battle.attacker,
        "defender": battle.defender,
        "attackers": battle.attackers,
        "defenders": _defenders(state, battle),
        "bonuses": [list(part) for part in _bonuses(state, battle)],
        "rolls": [assault["attack_die"], assault["defence_die"]] if assault is not None else None,
        "odds": _odds(state, battle),
    }
