"""Why an offer makes sense: what the god could bring, to the seat or to somebody else."""

from __future__ import annotations

from aegean.bots.cyclades import prospects as see
from aegean.bots.cyclades.strikes import strikes
from aegean.bots.reasons import Reason, percent
from aegean.core.events import Value
from aegean.games.cyclades import pieces as p
from aegean.games.cyclades.apollo import apollo_gold
from aegean.games.cyclades.offerings import payment_due, standing_offers
from aegean.games.cyclades.state import Cyclades


def to_god(state: Cyclades, seat: int, god: int, amount: int, gold: int | None) -> Reason:
    affords = True
    if gold is not None:
        affords = gold - payment_due(state, [*standing_offers(state, seat, god), amount], state.priests[seat]) >= 2
    found = metropolis(state, seat, god, affords) or denial(state, seat, god) or landing(state, seat, god)
    return found or progress(state, seat, god, affords)


def progress(state: Cyclades, seat: int, god: int, affords: bool) -> Reason:
    """A step towards a set, if it is not the first; otherwise what the god gives to everybody."""
    kinds, philosophers = see.kinds(state, seat), state.philosophers[seat]
    if god == p.ATHENA and philosophers >= kinds:
        return Reason("reason-offer-philosopher", {"count": philosophers + 1})
    if kinds and affords and see.lacks(state, seat, god):
        return Reason("reason-offer-kind", {"building": p.BUILDINGS[god], "count": kinds + 1})
    if stands(state, seat, god):
        return Reason("reason-offer-stands", {"god": p.GODS[god]})
    if god == p.ATHENA:
        return Reason("reason-offer-philosopher", {"count": philosophers + 1})
    return Reason("reason-offer-recruit", {"god": p.GODS[god]})


def metropolis(state: Cyclades, seat: int, god: int, affords: bool) -> Reason | None:
    """The god could bring a metropolis: by a building, by a philosopher, or by force."""
    values: dict[str, Value] = {"god": p.GODS[god], "wins": int(see.would_win(state, seat))}
    if god == p.ATHENA and see.thinks_up(state, seat):
        return Reason("reason-offer-fourth-philosopher", values)
    if affords and see.completes(state, seat, god):
        return Reason("reason-offer-fourth-building", {**values, "building": p.BUILDINGS[god]})
    if god == p.ARES:
        reach = {isle: chance for isle, chance in strikes(state, seat).items() if state.metropolises >> isle & 1}
        isle = see.best_strike(state, reach, see.LIKELY / 2)
        if isle != p.NONE:
            there: dict[str, Value] = {"isle": state.board.isle_names[isle], "percent": percent(reach[isle])}
            return Reason("reason-offer-takes-metropolis", {**values, **there})
    return None


def denial(state: Cyclades, seat: int, god: int) -> Reason | None:
    """Somebody who is there, or may still come, must not have this god."""
    for other in rivals(state, seat, god):
        if see.would_win(state, other) and see.founds_with(state, other, god):
            return Reason("reason-offer-denies", {"god": p.GODS[god], "other": other})
    if god != p.ARES:
        return None
    coming = rivals(state, seat, god)
    for danger in see.dangers(state, seat):
        if danger.other in coming and danger.chance >= see.LIKELY:
            values: dict[str, Value] = {
                "other": danger.other, "isle": state.board.isle_names[danger.isle], "percent": percent(danger.chance),
            }  # fmt: skip
            return Reason("reason-offer-shields", values)
    return None


def landing(state: Cyclades, seat: int, god: int) -> Reason | None:
    if god != p.ARES:
        return None
    reach = strikes(state, seat)
    isle = see.best_strike(state, reach, see.LIKELY)
    if isle == p.NONE:
        return None
    values: dict[str, Value] = {"isle": state.board.isle_names[isle], "percent": percent(reach[isle])}
    return Reason("reason-offer-takes-isle", {**values, "owner": state.isle_owner[isle]})


def rivals(state: Cyclades, seat: int, god: int) -> list[int]:
    """Others who hold this god or have still to place a marker."""
    markers = [state.offer_marker[god], *state.turn_track]
    found = {state.marker_seat(marker) for marker in markers if marker != p.NONE}
    return sorted(other for other in found if other != seat and state.alive(other))


def stands(state: Cyclades, seat: int, god: int) -> bool:
    """Nobody else has still to offer, and nobody is driven away to offer again."""
    return not rivals(state, seat, god)


def to_apollo(state: Cyclades, seat: int) -> Reason:
    values: dict[str, Value] = {"gold": apollo_gold(state, seat)}
    if state.isle_count(seat) == 1:
        return Reason("reason-apollo-one-isle", values)
    if not state.apollo and state.markers_left:
        return Reason("reason-apollo-first", values)
    return Reason("reason-apollo", values)
