"""Why a creature, and why there: what it does for the seat that calls it."""

from __future__ import annotations

from typing import Any

from aegean.bots.cyclades import prospects as see
from aegean.bots.cyclades.strikes import flights
from aegean.bots.reasons import Reason, percent
from aegean.core.events import Value
from aegean.games.cyclades import pieces as p
from aegean.games.cyclades.creatures.card import UseCreature
from aegean.games.cyclades.state import Cyclades


def calls(state: Cyclades, seat: int, creature: int) -> Reason:
    """A creature is called, or copied by the Chimera."""
    wins = int(see.would_win(state, seat))
    if creature == p.SATYR and see.leader(state, seat, state.philosophers) != p.NONE:
        if state.philosophers[seat] == p.SET_OF_PHILOSOPHERS - 1 and see.may_found(state, seat):
            return Reason("reason-fourth-philosopher", {"wins": wins})
    elif creature == p.CYCLOPS and see.kinds(state, seat) == len(p.BUILDINGS) - 1 and see.may_found(state, seat):
        missing = next(kind for kind in range(len(p.BUILDINGS)) if not state.tiles[seat * 4 + kind])
        if sum(state.tiles[seat * 4 : seat * 4 + 4]) >= len(p.BUILDINGS):
            return Reason("reason-fourth-building", {"building": p.BUILDINGS[missing], "wins": wins})
    elif creature == p.PEGASUS:
        reach = flights(state, seat)
        isle = see.best_strike(state, reach, see.LIKELY)
        if isle != p.NONE:
            values: dict[str, Value] = {"isle": state.board.isle_names[isle], "percent": percent(reach[isle])}
            return Reason("reason-pegasus", {**values, "owner": state.isle_owner[isle]})
    elif creature == p.FATES:
        return Reason("reason-fates", {"gold": state.income(seat)})
    return Reason("reason-call", {"creature": p.CREATURES[creature]})


def at_sea(state: Cyclades, seat: int, sea: int) -> Reason:
    """The Mermaid, the Kraken, and where the Mermaid's fleet comes from."""
    frame: Any = state.agenda[-1]
    owner, name = state.sea_owner[sea], state.board.sea_names[sea]
    if frame.name() == "MermaidSource":
        return Reason("reason-spares-fleet", {"sea": name})
    if isinstance(frame, UseCreature) and frame.creature == p.MERMAID:
        if state.board.trade_mask >> sea & 1:
            return Reason("reason-mermaid-trade", {"owner": owner, "sea": name})
        return Reason("reason-mermaid", {"owner": owner, "sea": name})
    if owner not in (p.NONE, seat):
        return Reason("reason-kraken-sinks", {"owner": owner, "sea": name, "units": state.sea_fleets[sea]})
    return Reason("reason-kraken-blocks", {"sea": name})


def at_isle(state: Cyclades, seat: int, isle: int) -> Reason:
    """Apollo's marker, the Harpy, figurines."""
    frame: Any = state.agenda[-1]
    owner = state.isle_owner[isle]
    values: dict[str, Value] = {"isle": state.board.isle_names[isle], "owner": owner}
    if not isinstance(frame, UseCreature):
        return Reason("reason-prosperity" if owner == seat else "reason-prosperity-elsewhere", values)
    values["creature"] = p.CREATURES[frame.creature]
    if frame.creature == p.HARPY and owner != seat:
        return Reason("reason-harpy", values)
    if owner == seat:
        danger = see.danger_to(state, isle)
        if danger is not None and frame.creature == p.MINOTAUR:
            return Reason("reason-minotaur-guards", {**values, "other": danger.other})
        return Reason("reason-figurine-own", values)
    return Reason("reason-figurine", values)


def raze(state: Cyclades, seat: int, slot: int) -> Reason:
    owner = state.isle_owner[state.board.slot_isle[slot]]
    values: dict[str, Value] = {"building": p.BUILDINGS[state.slots[slot]], "owner": owner}
    if owner not in (p.NONE, seat):
        return Reason("reason-raze-set", {**values, "count": see.kinds(state, owner)})
    return Reason("reason-raze", values)


def change(state: Cyclades, seat: int, slot: int, into: int) -> Reason:
    old = state.slots[slot]
    owned = state.tiles[seat * 4 : seat * 4 + 4]
    owned[old] -= 1
    owned[into] += 1
    kinds = sum(1 for count in owned if count)
    if kinds == len(p.BUILDINGS) and see.may_found(state, seat):
        wins = int(see.would_win(state, seat))
        return Reason("reason-fourth-building", {"building": p.BUILDINGS[into], "wins": wins})
    if kinds > see.kinds(state, seat):
        return Reason("reason-new-kind", {"building": p.BUILDINGS[into], "count": kinds})
    return Reason("reason-change", {"building": p.BUILDINGS[into]})


def rob(state: Cyclades, seat: int, other: int) -> Reason:
    """Gold is hidden, but everybody has seen what was paid as income."""
    frame: Any = state.agenda[-1]
    creature = frame.creature if isinstance(frame, UseCreature) else p.GRIFFIN
    if creature == p.SATYR:
        if state.philosophers[seat] == p.SET_OF_PHILOSOPHERS - 1 and see.may_found(state, seat):
            return Reason("reason-fourth-philosopher", {"wins": int(see.would_win(state, seat))})
        return Reason("reason-rob-philosopher", {"other": other, "count": state.philosophers[other]})
    if creature == p.DRYAD:
        return Reason("reason-rob-priest", {"other": other, "count": state.priests[other]})
    paid = state.revenue_paid[other]
    if other == see.leader(state, seat, state.revenue_paid):
        return Reason("reason-rob-richest", {"other": other, "gold": paid})
    return Reason("reason-rob", {"other": other})
