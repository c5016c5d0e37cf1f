"""What was used in a match: every card, companion, ship tile and god whose power made a difference, read from a replay.

Owning something is not enough. A range counts when the ship sailed beyond what it would have reached without it for
less, a keel when the way was shorter, a hero when it took an injury away, a demigod or the wheel when a colour was
cheaper, and so on: each power is compared with what the rules give without it."""

from __future__ import annotations

from typing import Any

from aegean.core.masks import members
from aegean.core.match import Match, Move
from aegean.games.delphi import actions as a
from aegean.games.delphi.act import Act
from aegean.games.delphi.actions import first, kind_of, second
from aegean.games.delphi.equipment import TakeCargo, TakeEquipment
from aegean.games.delphi.explore import ExploreScouted
from aegean.games.delphi.gods import GodSteps
from aegean.games.delphi.map import NO_KEEL
from aegean.games.delphi.pieces import (
    BASE_RANGE,
    BASE_STORAGE,
    CARGO_CRANE,
    COLOURS,
    COMPANIONS,
    CREATURE,
    DEEP_HULL,
    DEMIGOD,
    DICE,
    EQUIPMENT,
    EXTRA_WATCH,
    FAVOUR_ACTION,
    FLAT_KEEL,
    GODS,
    HERO,
    HUES,
    LONG_RAMP,
    LONG_SPEAR,
    OMENS,
    PRAYERS,
    RICH_BLESSING,
    SHIPS,
    SPARE_OARS,
    ST_EQUIP,
    ST_FAVOR,
    ST_GODS,
    ST_HOLD,
    ST_RANGE,
    ST_SHIELD,
    ST_TASK,
    ST_WHEEL,
    THANK_OFFERING,
    THICK_SKIN,
)  # fmt: skip
from aegean.games.delphi.sail import creature_helps
from aegean.games.delphi.ships import ReturnTask
from aegean.games.delphi.state import Delphi
from aegean.games.delphi.turn import Turn

REACHES = {
    a.FIGHT: LONG_SPEAR, a.BUILD: LONG_SPEAR, a.FETCH: CARGO_CRANE, a.RAISE: CARGO_CRANE, a.LOAD: LONG_RAMP,
    a.OFFER: LONG_RAMP,
}  # fmt: skip
ALL = {
    *(f"equipment {card}" for card in EQUIPMENT),
    *(f"companion {hue}-{kind}" for hue in HUES for kind in COMPANIONS),
    *(f"ship {ship}" for ship in SHIPS),
    *(f"god {god}" for god in GODS),
    "oracle card instead of a god",
    "Apollo's free colour",
}


def deeds(match: Match) -> set[str]:
    """A subset of ALL."""
    found: set[str] = set()
    for move, before, after in match.walk():
        found |= of_action(move.seat, move.action, before, after)
        found |= of_what_follows(move, before, after)
    return found


def card(number: int) -> str:
    return f"equipment {EQUIPMENT[number]}"


def companion(colour: int, kind: int) -> str:
    return f"companion {HUES[colour]}-{COMPANIONS[kind]}"


def ship(number: int) -> str:
    return f"ship {SHIPS[number]}"


def of_action(seat: int, action: int, before: Delphi, after: Delphi) -> set[str]:
    """Powers that an action asks for, or that change what it costs or reaches."""
    frame: Any = before.agenda[-1]
    kind = kind_of(action)
    found: set[str] = set()
    if isinstance(frame, Turn):
        if kind == a.GOD:
            found.add(f"god {GODS[first(action)]}")
        elif kind == a.TRADE:
            found.add("oracle card instead of a god")
        elif kind in (a.FREE_DIE, a.FREE_CARD):
            found.add("Apollo's free colour")
        elif kind == a.EXTRA:
            found.add(card(EXTRA_WATCH))
        elif kind in (a.DIE, a.CARD):
            found |= of_colour(before, after, seat, first(action), second(action))
        if kind in (a.GOD, a.TRADE) and before.ships[seat] == ST_GODS:
            if after.rows[seat * COLOURS + first(action)] == after.entry_row():
                found.add(ship(ST_GODS))
    elif isinstance(frame, Act):
        found |= of_act(frame, before, after, seat, action)
    elif isinstance(frame, TakeCargo):
        found.add(card(frame.card))
    elif isinstance(frame, ExploreScouted):
        found.add("equipment island-scout")
    elif kind == a.SUMMON:
        found.add("equipment divine-summons")
    elif isinstance(frame, TakeEquipment):
        if not frame.reward:
            found.add(ship(ST_EQUIP))
        if first(action) == RICH_BLESSING:
            found.add(card(RICH_BLESSING))
    elif isinstance(frame, ReturnTask) and not frame.shrines_only:
        found.add(ship(ST_TASK))
    return found


def of_colour(before: Delphi, after: Delphi, seat: int, face: int, colour: int) -> set[str]:
    """Recolouring for less than the steps clockwise, or by way of a demigod."""
    steps = (colour - face) % COLOURS
    paid = before.favours[seat] - after.favours[seat]
    if before.all_free or paid >= steps:
        return set()
    demigods = [hue for hue in range(COLOURS) if before.has_companion(seat, hue, DEMIGOD)]
    if not demigods:
        return {ship(before.ships[seat])} & {ship(ST_HOLD), ship(ST_WHEEL)}
    if len(demigods) == 1 and before.ships[seat] not in (ST_HOLD, ST_WHEEL):
        return {companion(demigods[0], DEMIGOD)}
    return set()


def of_act(frame: Act, before: Delphi, after: Delphi, seat: int, action: int) -> set[str]:
    kind, space = kind_of(action), first(action)
    found: set[str] = set()
    if kind == a.SAIL:
        found |= of_voyage(frame, before, after, seat, space)
    elif kind in REACHES and not before.near(seat) >> space & 1:
        found.add(card(REACHES[kind]))
    elif kind == a.PRAY:
        found |= {card(number) for number in members(PRAYERS[frame.colour])}
    elif kind == a.FAVOURS and after.favours[seat] - before.favours[seat] > FAVOUR_ACTION:
        found |= {ship(before.ships[seat])} & {ship(ST_FAVOR)}
    if kind in (a.OFFER, a.RAISE) and before.owns(seat, THANK_OFFERING):
        if isinstance(after.agenda[-1], GodSteps):
            found.add(card(THANK_OFFERING))
    return found


def of_voyage(frame: Act, before: Delphi, after: Delphi, seat: int, space: int) -> set[str]:
    """Which of the helpers the ship would have missed: the way, the colour of the water, the favours paid."""
    found: set[str] = set()
    steps = before.distance(seat, space)
    if before.owns(seat, FLAT_KEEL) and before.board.distances(NO_KEEL)[before.at[seat]][space] > steps:
        found.add(card(FLAT_KEEL))
    gratis = steps - (before.favours[seat] - after.favours[seat])
    helped = creature_helps(before, seat, frame.source, frame.colour)
    if helped and (gratis > before.range_of(seat) or before.board.colour[space] not in (frame.colour, -1)):
        found.add(companion(frame.colour, CREATURE))
    bonus = 3 if helped else 0
    if before.ships[seat] == ST_RANGE and gratis > before.range_of(seat) - 2 + bonus:
        found.add(ship(ST_RANGE))
    if before.owns(seat, SPARE_OARS) and gratis > before.range_of(seat) - 1 + bonus >= BASE_RANGE:
        found.add(card(SPARE_OARS))
    return found


def of_what_follows(move: Move, before: Delphi, after: Delphi) -> set[str]:
    """Powers that work by themselves."""
    found: set[str] = set()
    for seat in range(before.players):
        aboard = (after.offerings_aboard[seat] | after.statues_aboard[seat] << COLOURS).bit_count()
        if aboard > BASE_STORAGE and after.ships[seat] == ST_HOLD:
            found.add(ship(ST_HOLD))
        if aboard > after.storage(seat) - 1 and after.owns(seat, DEEP_HULL):
            found.add(card(DEEP_HULL))
    found |= of_heroes(move, before)
    top: Any = after.agenda[-1] if after.agenda else None
    if isinstance(top, Turn) and after.owns(top.seat, THICK_SKIN):
        mine = after.injuries[top.seat * COLOURS : top.seat * COLOURS + COLOURS]
        if not after.spent and (max(mine) >= 3 or sum(mine) >= 6) and any(e.kind == "turn-begins" for e in move.events):
            found.add(card(THICK_SKIN))
    for event in move.events:
        if event.kind == "gains-strength" and not before.round and after.ships[int(event.values["seat"])] == ST_SHIELD:
            found.add(ship(ST_SHIELD))
        if event.kind == "rolls":
            seat = int(event.values["seat"])
            rolled = {event.values[f"die{die + 1}"] for die in range(DICE)}
            found |= {card(omen) for omen, hue in OMENS if HUES[hue] in rolled and before.owns(seat, omen)}
    return found


def of_heroes(move: Move, before: Delphi) -> set[str]:
    """Injuries that went although nobody chose to heal them."""
    chosen = kind_of(move.action) in (a.HEAL, a.CLEAR, a.GOD)
    if chosen:
        return set()
    return {
        companion(HUES.index(str(event.values["colour"])), HERO)
        for event in move.events
        if event.kind == "heals"
        and before.has_companion(int(event.values["seat"]), HUES.index(str(event.values["colour"])), HERO)
    }
