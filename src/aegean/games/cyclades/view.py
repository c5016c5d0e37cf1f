"""What an audience may know, built up from nothing, and back to a state that fits it (R-CYC-230, 313)."""

from __future__ import annotations

from typing import Any, TypedDict

from aegean.core.chance import Chance
from aegean.core.frame import carried
from aegean.core.game import View
from aegean.core.masks import members
from aegean.core.options import Options
from aegean.games.cyclades.apollo import ApolloTurn, PlaceProsperity
from aegean.games.cyclades.battle import Battle, Retreat
from aegean.games.cyclades.board import board_for
from aegean.games.cyclades.creatures.card import UseCreature
from aegean.games.cyclades.creatures.cards import ChimeraShuffle, SphinxSale
from aegean.games.cyclades.creatures.figurines import PushDirection, PushOrder
from aegean.games.cyclades.creatures.sea import KrakenMove, MermaidSource, SylphMove
from aegean.games.cyclades.cycle import NextCycle
from aegean.games.cyclades.god_turn import Actions, GodTurn, TurnEnds
from aegean.games.cyclades.metropolis import GiveUpBuilding, MetropolisCheck, PlaceMetropolis
from aegean.games.cyclades.move_fleets import FleetMove
from aegean.games.cyclades.offerings import Offerings, PlaceMarker, payment_due, standing_offers
from aegean.games.cyclades.pieces import (
    BUILDINGS,
    COLOURS,
    CREATURE_COUNT,
    CREATURES,
    GODS,
    ISLE_FIGURINES,
    MAIN_GODS,
    NONE,
    PROSPERITY_MARKERS,
    TILES_PER_BUILDING,
    UNITS_PER_COLOUR,
)  # fmt: skip
from aegean.games.cyclades.setup import ChooseStart
from aegean.games.cyclades.state import Cyclades, empty_state
from aegean.games.cyclades.switches import OPTIONS, UNLIMITED, Switches


class SeatView(TypedDict):
    seat: int
    colour: str
    gold: int | None
    income: int
    priests: int
    philosophers: int
    fleets_left: int
    troops_left: int
    discounts: int
    discounts_used: int
    revenue_paid: int
    metropolises: int
    isles: int
    out: int | None


class IsleView(TypedDict):
    isle: str
    owner: int | None
    troops: int
    prosperity: int
    markers: int
    metropolis: bool
    slots: list[str | None]


class SeaView(TypedDict):
    sea: str
    owner: int
    fleets: int


class OfferView(TypedDict):
    god: str
    seat: int
    marker: int
    amount: int


class FigurineView(TypedDict):
    creature: str
    isle: str | None
    seat: int
    cycle: int


class CycladesView(TypedDict):
    game: str
    players: int
    audience: int
    board: str
    options: dict[str, Any]
    cycle: int
    seats: list[SeatView]
    isles: list[IsleView]
    seas: list[SeaView]
    track: list[str | None]
    pile: int
    discard: list[str]
    kraken: str | None
    figurines: list[FigurineView]
    gods: list[str]
    offers: list[OfferView]
    apollo: list[int]
    turn_track: list[int]
    supply: dict[str, int | None]
    agenda: list[list[Any]]
    asked: list[int]
    places: list[int]
    reason: str


FRAMES: dict[str, Any] = {
    frame.__name__: frame
    for frame in (
        Actions, ApolloTurn, Battle, ChimeraShuffle, ChooseStart, FleetMove, GiveUpBuilding, GodTurn,
        KrakenMove, MermaidSource, MetropolisCheck, NextCycle, Offerings, PlaceMarker, PlaceMetropolis, PlaceProsperity,
        PushDirection, PushOrder, Retreat, SphinxSale, SylphMove, TurnEnds, UseCreature,
    )
}  # fmt: skip


def view(state: Cyclades, audience: int) -> View:
    """Gold of other seats is the only thing left out: the order of piles and face-down tiles does not exist before
    it is drawn. After the match everything may be shown (R-CYC-232)."""
    open_gold = state.switches.gold_open or bool(state.places)
    board = state.board
    seen: CycladesView = {
        "game": "cyclades",
        "players": state.players,
        "audience": audience,
        "board": board.name,
        "options": state.switches.options.changed(OPTIONS),
        "cycle": state.cycle,
        "seats": [
            {
                "seat": seat,
                "colour": COLOURS[state.colours[seat]],
                "gold": state.gold[seat] if open_gold or seat == audience else None,
                "income": state.income(seat),
                "priests": state.priests[seat],
                "philosophers": state.philosophers[seat],
                "fleets_left": state.fleets_left[seat],
                "troops_left": state.troops_left[seat],
                "discounts": state.discounts(seat),
                "discounts_used": state.discounts_used[seat],
                "revenue_paid": state.revenue_paid[seat],
                "metropolises": state.metropolis_count(seat),
                "isles": state.isle_count(seat),
                "out": state.fallen.index(seat) + 1 if seat in state.fallen else None,
            }
            for seat in range(state.players)
        ],
        "isles": [
            {
                "isle": board.isle_names[isle],
                "owner": _or_none(state.isle_owner[isle]),
                "troops": state.isle_troops[isle],
                "prosperity": board.isle_prosperity[isle],
                "markers": state.isle_markers[isle],
                "metropolis": bool(state.metropolises >> isle & 1),
                "slots": [
                    BUILDINGS[state.slots[slot]] if state.slots[slot] != NONE else None
                    for slot in board.isle_slots[isle]
                ],
            }
            for isle in range(board.isles)
        ],
        "seas": [
            {"sea": board.sea_names[sea], "owner": state.sea_owner[sea], "fleets": state.sea_fleets[sea]}
            for sea in range(board.seas)
            if state.sea_fleets[sea]
        ],
        "track": [CREATURES[creature] if creature != NONE else None for creature in state.track],
        "pile": state.pile.bit_count(),
        "discard": [CREATURES[creature] for creature in members(state.discard)],
        "kraken": board.sea_names[state.kraken] if state.kraken != NONE else None,
        "figurines": [
            {
                "creature": CREATURES[figure],
                "isle": board.isle_names[state.figure_isle[figure]] if state.figure_isle[figure] != NONE else None,
                "seat": state.figure_owner[figure],
                "cycle": state.figure_cycle[figure],
            }
            for figure in range(ISLE_FIGURINES)
            if state.figure_owner[figure] != NONE
        ],
        "gods": [GODS[god] for god in state.gods],
        "offers": [
            {
                "god": GODS[god],
                "seat": state.marker_seat(state.offer_marker[god]),
                "marker": state.offer_marker[god],
                "amount": state.offer_amount[god],
            }
            for god in range(MAIN_GODS)
            if state.offer_marker[god] != NONE
        ],
        "apollo": state.apollo[:],
        "turn_track": state.turn_track[:],
        "supply": {
            "priests": state.priests_left,
            "philosophers": state.philosophers_left,
            "prosperity": state.markers_left,
            "bank": state.bank() if state.switches.gold != UNLIMITED else None,
            **{BUILDINGS[building]: max(0, state.tiles_left[building]) for building in range(len(BUILDINGS))},
        },
        "agenda": [[frame.name(), *frame.key()] for frame in state.agenda],
        "asked": state.agenda[-1].seats(state) if state.agenda else [],
        "places": state.places[:],
        "reason": state.reason,
    }
    return dict(seen)


def _or_none(number: int) -> int | None:
    return None if number == NONE else number


def imagine(seen: View, options: Options, chance: Chance) -> Cyclades:
    """Hidden purses are guessed from incomes, but never below what their owners have offered."""
    players: int = seen["players"]
    board = board_for(players)
    switches = Switches(options)
    state = empty_state(board, switches, players, chance)
    state.cycle = seen["cycle"]
    state.colours = [COLOURS.index(seat["colour"]) for seat in seen["seats"]]
    for isle, spot in enumerate(seen["isles"]):
        if spot["owner"] is not None:
            state.claim(isle, spot["owner"])
        state.isle_troops[isle] = spot["troops"]
        state.isle_markers[isle] = spot["markers"]
        if spot["metropolis"]:
            state.metropolises |= 1 << isle
        for slot, building in zip(board.isle_slots[isle], spot["slots"], strict=True):
            if building is not None:
                state.set_building(slot, BUILDINGS.index(building))
    for place in seen["seas"]:
        state.set_fleets(place["owner"], board.sea_number[place["sea"]], place["fleets"])
    state.track = [NONE if name is None else CREATURES.index(name) for name in seen["track"]]
    state.discard = sum(1 << CREATURES.index(name) for name in seen["discard"])
    state.kraken = NONE if seen["kraken"] is None else board.sea_number[seen["kraken"]]
    for figurine in seen["figurines"]:
        figure = CREATURES.index(figurine["creature"])
        state.figure_isle[figure] = NONE if figurine["isle"] is None else board.isle_number[figurine["isle"]]
        state.figure_owner[figure] = figurine["seat"]
        state.figure_cycle[figure] = figurine["cycle"]
    elsewhere = [card for card in state.track if card != NONE] + [
        f for f in range(ISLE_FIGURINES) if state.figure_owner[f] != NONE
    ]
    state.pile = ((1 << CREATURE_COUNT) - 1) & ~state.discard & ~sum(1 << card for card in elsewhere)
    state.refresh_barred()
    state.gods = [GODS.index(name) for name in seen["gods"]]
    for offer in seen["offers"]:
        god = GODS.index(offer["god"])
        state.offer_marker[god] = offer["marker"]
        state.offer_amount[god] = offer["amount"]
    state.apollo = list(seen["apollo"])
    state.turn_track = list(seen["turn_track"])
    state.priests_left = seen["supply"]["priests"]
    state.philosophers_left = seen["supply"]["philosophers"]
    state.markers_left = seen["supply"]["prosperity"]
    fallen = [seat for seat in seen["seats"] if seat["out"] is not None]
    state.fallen = [seat["seat"] for seat in sorted(fallen, key=lambda seat: int(seat["out"]))]
    state.agenda = [FRAMES[frame[0]](*carried(frame[1:])) for frame in seen["agenda"]]
    for seat, mat in enumerate(seen["seats"]):
        state.priests[seat] = mat["priests"]
        state.philosophers[seat] = mat["philosophers"]
        state.fleets_left[seat] = mat["fleets_left"]
        state.troops_left[seat] = mat["troops_left"]
        state.discounts_used[seat] = mat["discounts_used"]
        state.revenue_paid[seat] = mat["revenue_paid"]
    guess_gold(state, seen, chance)
    state.places = list(seen["places"])
    state.reason = seen["reason"]
    return state


def guess_gold(state: Cyclades, seen: View, chance: Chance) -> None:
    """Purses the view does not show: never below a standing offer, and with a limited bank what the bank lacks."""
    unpaid = any(frame[0] == "Offerings" for frame in seen["agenda"])
    hidden: list[int] = []
    for seat, mat in enumerate(seen["seats"]):
        if mat["gold"] is not None:
            state.gold[seat] = mat["gold"]
        elif mat["out"] is None:
            hidden.append(seat)
            if unpaid:
                state.gold[seat] = payment_due(state, standing_offers(state, seat, NONE), mat["priests"])
    bank: int | None = seen["supply"]["bank"]
    if bank is None:
        for seat in hidden:
            state.gold[seat] += chance.below(2 * seen["seats"][seat]["income"] + 4)
        return
    rest = state.switches.gold - bank - sum(state.gold)
    for number, seat in enumerate(hidden):
        last = number == len(hidden) - 1 and not state.fallen
        share = rest if last else chance.below(rest + 1)
        state.gold[seat] += share
        rest -= share
    state.gold_gone = rest


def scramble(state: Cyclades, audience: int, chance: Chance) -> Cyclades:
    """Other seats' gold and all future chance become different. What a limited bank holds is open, so there the gold
    only changes hands among those whose purses are hidden."""
    twin = state.copy()
    twin.chance = chance
    if state.switches.gold_open or state.places:
        return twin
    hidden = [seat for seat in range(state.players) if seat != audience and state.alive(seat)]
    if state.switches.gold == UNLIMITED:
        for seat in hidden:
            twin.gold[seat] = (state.gold[seat] + 1 + chance.below(20)) % 21
    else:
        purses = [state.gold[seat] for seat in hidden]
        for seat, gold in zip(hidden, purses[1:] + purses[:1], strict=True):
            twin.gold[seat] = gold
    return twin


def faults(state: Cyclades) -> list[str]:
    """R-CYC-235: everything adds up; and what is kept for speed agrees with the board."""
    wrong: list[str] = []
    board = state.board
    fighting = [[0, 0] for _ in range(state.players)]
    for frame in state.agenda:
        if isinstance(frame, Battle):
            fighting[frame.attacker][0 if frame.land else 1] += frame.attackers
    for seat in range(state.players):
        troops = sum(state.isle_troops[isle] for isle in range(board.isles) if state.isle_owner[isle] == seat)
        fleets = sum(state.sea_fleets[sea] for sea in range(board.seas) if state.sea_owner[sea] == seat)
        if troops + state.troops_left[seat] + fighting[seat][0] != UNITS_PER_COLOUR:
            wrong.append(f"troops of seat {seat}")
        if fleets + state.fleets_left[seat] + fighting[seat][1] != UNITS_PER_COLOUR:
            wrong.append(f"fleets of seat {seat}")
        if state.gold[seat] < 0:
            wrong.append(f"gold of seat {seat}")
        if state.isle_mask[seat] != sum(1 << isle for isle in range(board.isles) if state.isle_owner[isle] == seat):
            wrong.append(f"isle mask of seat {seat}")
        if state.fleet_mask[seat] != sum(1 << sea for sea in range(board.seas) if state.sea_owner[sea] == seat):
            wrong.append(f"fleet mask of seat {seat}")
        for building in range(len(BUILDINGS)):
            owned = sum(
                1 for slot in range(board.slots)
                if state.slots[slot] == building and state.isle_owner[board.slot_isle[slot]] == seat
            )  # fmt: skip
            if owned != state.tiles[seat * 4 + building]:
                wrong.append(f"{BUILDINGS[building]} count of seat {seat}")
    for building in range(len(BUILDINGS)):
        if state.slots.count(building) + state.tiles_left[building] != TILES_PER_BUILDING:
            wrong.append(BUILDINGS[building])
    if sum(state.priests) + state.priests_left != state.switches.priests:
        wrong.append("priests")
    if sum(state.philosophers) + state.philosophers_left != state.switches.philosophers:
        wrong.append("philosophers")
    if sum(state.isle_markers) + state.markers_left != PROSPERITY_MARKERS:
        wrong.append("prosperity markers")
    cards = [card for card in state.track if card != NONE] + members(state.pile) + members(state.discard)
    cards += [figure for figure in range(ISLE_FIGURINES) if state.figure_owner[figure] != NONE]
    if sorted(cards) != list(range(CREATURE_COUNT)):
        wrong.append("creature cards")
    if state.switches.gold != UNLIMITED and sum(state.gold) + state.gold_gone > state.switches.gold:
        wrong.append("bank")
    wrong.extend(
        f"fleet on barred {board.sea_names[sea]}"
        for sea in members(state.barred)
        if state.sea_fleets[sea] and not any(isinstance(frame, (PushOrder, PushDirection)) for frame in state.agenda)
    )
    return wrong
