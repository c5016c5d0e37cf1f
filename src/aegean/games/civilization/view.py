"""What an audience may know, built up from nothing (R-CIV-217, 480, 481, 640).

Hidden are the strengths of units, events and markers that the audience has not seen, the names of face-down great
people, battle hands, research before it is revealed. What nobody has seen does not exist yet."""

from __future__ import annotations

from typing import Any, TypedDict

from aegean.core.game import View
from aegean.core.masks import members
from aegean.games.civilization import pieces as p
from aegean.games.civilization import words as w
from aegean.games.civilization.battle import hand_seen_by
from aegean.games.civilization.coins import coins
from aegean.games.civilization.hand import EVENT
from aegean.games.civilization.limits import city_limit, culture_hand, stacking_limit, travel_speed
from aegean.games.civilization.state import HAND, KNOWN, Civ, back_of, mark_of
from aegean.games.civilization.switches import OPTIONS
from aegean.games.civilization.units import rank


class CityView(TypedDict):
    place: int
    squares: list[str]
    walls: bool
    marker: str
    boost: int
    acted: int
    extra: int
    did: int


class FigureView(TypedDict):
    figure: int  # its number: frames keep groups as masks of them
    square: str
    done: bool
    city: int | None  # that a scout serves
    posted: bool  # built or assigned this turn
    served: bool  # its square was used this turn


class MarkerView(TypedDict):
    back: str
    mark: str | None
    known: list[int]


class EventView(TypedDict):
    level: int
    event: str | None
    known: list[int]


class SeatView(TypedDict):
    seat: int
    colour: str
    civilization: str | None
    home: int
    trade: int
    coins: int
    culture: int
    space: int
    government: str
    unlocked: list[int]
    governed: int
    anarchy: int
    techs: dict[str, int]  # by name: the level of the slot
    blank: int
    tokens: dict[str, int]
    invested: dict[str, int]
    goods: dict[str, int]
    markers: list[MarkerView]
    units: dict[str, int]
    unit_cards: list[int] | None  # by class, for those who may know
    ranks: list[int]
    events: list[EventView]
    people_up: list[str]
    people_down: list[str] | None
    people_types: list[int]  # face-down cards by type
    reserve: list[int]
    henson: int
    waiting: list[int]
    settled: list[str]
    used: list[int]
    offers: int
    relics_due: list[str]
    armies: list[FigureView]
    scouts: list[FigureView]
    armies_left: int
    scouts_left: int
    cities: list[CityView]
    limits: dict[str, int]


class SpotView(TypedDict):
    square: str
    kind: int
    mark: str | None
    known: list[int]


class FightView(TypedDict):
    seats: list[int]
    square: str
    city: int
    group: int
    hands: list[list[int] | None]
    hand_sizes: list[list[int]]  # by side and type
    bonus: list[int]
    units: list[list[int]]
    wounds: list[list[int]]
    killed: list[list[int]]
    used: list[int]
    lost: list[int]
    drawn: bool
    turns: bool
    first: int
    steel: int
    winner: int


class CivView(TypedDict):
    game: str
    players: int
    audience: int
    options: dict[str, Any]
    turn: int
    phase: int
    first: int
    active: int
    tiles: list[int]
    turns: list[int]
    tiles_left: list[int]
    disasters: dict[str, int]
    pieces: dict[str, int]
    spots: list[SpotView]
    pinned: list[str]
    hasty: list[int]
    kremlin: list[int]
    victors: list[int]
    seats: list[SeatView]
    market: dict[str, int]
    pool: list[int]
    unit_decks: list[int]
    unit_below: list[int]
    units_unseen: list[int]  # by class: those that the audience has not seen, in decks, hands and forces
    event_decks: list[int]
    event_used: list[int]
    events_unseen: list[int]
    person_deck: int
    people_unseen: list[str]
    marks_unseen: list[int]
    person_below: list[str]
    person_supply: list[int]
    wonder_deck: list[int]
    wonders_unseen: list[str]
    wonder_market: list[str | None]
    wonder_owner: list[int]
    wonder_at: list[int]
    forts_left: int
    disasters_left: list[int]
    fight: FightView | None
    agenda: list[list[Any]]
    asked: list[int]
    places: list[int]
    reason: str


def view(state: Civ, audience: int) -> View:
    """After the match everything is shown."""
    names = state.layout.names
    seen: CivView = {
        "game": "civilization",
        "players": state.players,
        "audience": audience,
        "options": state.switches.options.changed(OPTIONS),
        "turn": state.turn,
        "phase": state.phase,
        "first": state.first,
        "active": state.active,
        "tiles": state.tiles[:],
        "turns": state.turns[:],
        "tiles_left": members(state.tiles_left),
        "disasters": {names[square]: to for square, to in enumerate(state.disaster) if to != p.NONE},
        "pieces": {names[square]: piece for square, piece in enumerate(state.piece) if piece},
        "spots": [_spot(state, square, audience) for square, kind in enumerate(state.spot) if kind != p.NONE],
        "pinned": [names[square] for square in state.pinned],
        "hasty": members(state.hasty),
        "kremlin": members(state.kremlin),
        "victors": members(state.victors),
        "seats": [_seat(state, seat, audience) for seat in range(state.players)],
        "market": w.GOODS.counts(state.market),
        "pool": state.pool[:],
        "unit_decks": _by_type(state.unit_deck, 0),
        "unit_below": state.unit_below[:],
        "units_unseen": _units_unseen(state, audience),
        "event_decks": [_of_level(state.event_deck, level) for level in (1, 2, 3)],
        "event_used": state.event_used[:],
        "events_unseen": _events_unseen(state, audience),
        "person_deck": state.person_deck.bit_count(),
        "people_unseen": w.PERSONS.words(_people_unseen(state, audience)),
        "marks_unseen": _marks_unseen(state, audience),
        "person_below": w.PERSONS.words(state.person_below),
        "person_supply": state.person_supply[:],
        "wonder_deck": state.wonder_deck[:],
        "wonders_unseen": w.WONDERS.words(state.wonders_unseen),
        "wonder_market": [w.WONDERS.word(wonder) for wonder in state.wonder_market],
        "wonder_owner": state.wonder_owner[:],
        "wonder_at": state.wonder_at[:],
        "forts_left": state.forts_left,
        "disasters_left": state.disasters_left[:],
        "fight": None if state.fight is None else _fight(state, audience),
        "agenda": [[frame.name(), *frame.shown_key(audience)] for frame in state.agenda],
        "asked": state.agenda[-1].seats(state) if state.agenda else [],
        "places": state.places[:],
        "reason": state.reason,
    }
    return dict(seen)


def _knows(state: Civ, mask: int, audience: int) -> bool:
    return bool(state.places) or (audience >= 0 and bool(mask >> audience & 1))


def _spot(state: Civ, square: int, audience: int) -> SpotView:
    known = state.spot_known[square]
    mark = state.spot_mark[square]
    return {
        "square": state.layout.names[square],
        "kind": state.spot[square],
        "mark": w.MARKS.word(mark) if _knows(state, known, audience) else None,
        "known": members(known),
    }


def _marker(state: Civ, held: int, audience: int) -> MarkerView:
    known = held >> KNOWN
    knows = _knows(state, known, audience)
    mark = w.MARKS.word(mark_of(held)) if knows else None
    return {"back": w.BACKS.names[back_of(held)], "mark": mark, "known": members(known) if knows else []}


def _event(state: Civ, card: int, audience: int) -> EventView:
    known, event = card >> HAND, card & EVENT
    knows = _knows(state, known, audience)
    name = w.EVENTS.word(event) if knows else None
    return {"level": p.EVENT_LEVELS[event], "event": name, "known": members(known) if knows else []}


def _unseen_marker(shown: MarkerView) -> tuple[bool, str]:
    """Known ones first, as they lie; of the others the order must not tell what they are."""
    return (True, shown["back"]) if shown["mark"] is None else (False, "")


def _unseen_event(shown: EventView) -> tuple[bool, int]:
    return (True, shown["level"]) if shown["event"] is None else (False, 0)


def _figures(state: Civ, figures: range) -> list[FigureView]:
    return [
        {
            "figure": figure,
            "square": state.layout.names[state.at[figure]],
            "done": bool(state.done >> figure & 1),
            "city": None if state.assigned[figure] == p.NONE else state.assigned[figure] % p.CITIES,
            "posted": bool(state.posted >> figure & 1),
            "served": bool(state.served >> figure & 1),
        }
        for figure in figures
        if state.at[figure] >= 0
    ]


def _city(state: Civ, city: int) -> CityView:
    return {
        "place": city % p.CITIES,
        "squares": [state.layout.names[square] for square in state.centres(city)],
        "walls": bool(state.walls >> city & 1),
        "marker": w.CITY_MARKERS.names[state.city_marker[city]],
        "boost": state.boost[city],
        "acted": state.acted[city],
        "extra": state.extra[city],
        "did": state.did[city],
    }


def _seat(state: Civ, seat: int, audience: int) -> SeatView:
    own = bool(state.places) or audience == seat
    techs, cards, units = seat * len(p.TECHS), seat * len(p.GOVERNMENTS), seat * p.CLASSES
    armies = range(seat * p.FIGURES, seat * p.FIGURES + p.FIRST_SCOUT)
    scouts = range(seat * p.FIGURES + p.FIRST_SCOUT, seat * p.FIGURES + p.FIGURES)
    down = members(state.down[seat])
    return {
        "seat": seat,
        "colour": p.PLAYER_COLOURS[seat],
        "civilization": w.CIVILIZATIONS.word(state.civs[seat]),
        "home": state.homes[seat],
        "trade": state.trade[seat],
        "coins": coins(state, seat),
        "culture": state.culture[seat],
        "space": state.space[seat],
        "government": w.GOVERNMENTS.names[state.government[seat]],
        "unlocked": state.unlocked_in[cards : cards + len(p.GOVERNMENTS)],
        "governed": state.governed_in[seat],
        "anarchy": state.anarchy_in[seat],
        "techs": {w.TECHS.names[tech]: state.tech_slot[techs + tech] for tech in members(state.techs[seat])},
        "blank": state.blank[seat],
        "tokens": w.COIN_PLACES.counts(state.tokens, seat),
        "invested": w.INVESTMENTS.counts(state.invested, seat),
        "goods": w.GOODS.counts(state.goods, seat),
        "markers": sorted((_marker(state, held, audience) for held in state.held[seat]), key=_unseen_marker),
        "units": dict(zip(p.UNITS, _by_type(state.units, units), strict=True)),
        "unit_cards": state.units[units : units + p.CLASSES] if own else None,
        "ranks": [rank(state, seat, unit) for unit in range(p.UNIT_TYPES)],
        "events": sorted((_event(state, card, audience) for card in state.hand[seat]), key=_unseen_event),
        "people_up": w.PERSONS.words(state.up[seat]),
        "people_down": w.PERSONS.words(state.down[seat]) if own else None,
        "people_types": [sum(card // p.CARDS_PER_TYPE == kind for card in down) for kind in range(len(p.PERSON_TYPES))],
        "reserve": state.reserve[seat * p.TYPES : seat * p.TYPES + p.TYPES],
        "henson": state.henson[seat],
        "waiting": state.waiting[seat * p.TYPES : seat * p.TYPES + p.TYPES],
        "settled": [state.layout.names[square] for square in members(state.settled[seat])],
        "used": members(state.used[seat]),
        "offers": state.offers[seat],
        "relics_due": w.RELICS.words(state.relics_due[seat]),
        "armies": _figures(state, armies),
        "scouts": _figures(state, scouts),
        "armies_left": sum(state.at[figure] == p.NONE for figure in armies),
        "scouts_left": sum(state.at[figure] == p.NONE for figure in scouts),
        "cities": [_city(state, city) for city in state.cities(seat)],
        "limits": {
            "stacking": stacking_limit(state, seat),
            "speed": travel_speed(state, seat),
            "cities": city_limit(state, seat),
            "events": culture_hand(state, seat),
        },
    }


def _fight(state: Civ, audience: int) -> FightView:
    fight = state.fight
    assert fight is not None
    hands: list[list[int] | None] = []
    for side in (0, 1):
        shown = bool(state.places) or (audience >= 0 and bool(hand_seen_by(state, side) >> audience & 1))
        hands.append(fight.hands[side][:] if shown else None)
    return {
        "seats": fight.seats[:],
        "square": state.layout.names[fight.square],
        "city": fight.city,
        "group": fight.group,
        "hands": hands,
        "hand_sizes": [_by_type(fight.hands[side], 0) for side in (0, 1)],
        "bonus": fight.bonus[:],
        "units": [side[:] for side in fight.front_units],
        "wounds": [side[:] for side in fight.front_wounds],
        "killed": [side[:] for side in fight.killed],
        "used": fight.used[:],
        "lost": fight.lost[:],
        "drawn": fight.drawn,
        "turns": fight.turns,
        "first": fight.first,
        "steel": fight.steel,
        "winner": fight.winner,
    }


def _by_type(counts: list[int], first: int) -> list[int]:
    return [sum(counts[first + unit * p.GRADES : first + unit * p.GRADES + p.GRADES]) for unit in range(p.UNIT_TYPES)]


def _of_level(counts: list[int], level: int) -> int:
    return sum(count for event, count in enumerate(counts) if p.EVENT_LEVELS[event] == level)


# --- what the audience has not seen, wherever it is: deck or hands


def _units_unseen(state: Civ, audience: int) -> list[int]:
    left = state.unit_deck[:]
    hidden = [seat for seat in range(state.players) if not state.places and seat != audience]
    for seat in hidden:
        for card in range(p.CLASSES):
            left[card] += state.units[seat * p.CLASSES + card]
    if state.fight is not None:
        for side in (0, 1):
            if not _knows(state, hand_seen_by(state, side), audience):
                for card in range(p.CLASSES):
                    left[card] += state.fight.hands[side][card]
    return left


def _events_unseen(state: Civ, audience: int) -> list[int]:
    left = state.event_deck[:]
    for hand in state.hand:
        for card in hand:
            if not _knows(state, card >> HAND, audience):
                left[card & EVENT] += 1
    for frame in _covered(state, audience):
        for event in frame.cards()[0]:
            left[event] += 1
    return left


def _people_unseen(state: Civ, audience: int) -> int:
    left = state.person_deck
    for seat in range(state.players):
        if not state.places and seat != audience:
            left |= state.down[seat]
    for frame in _covered(state, audience):
        for card in frame.cards()[1]:
            left |= 1 << card
    return left


def _covered(state: Civ, audience: int) -> list[Any]:
    """Frames of which the audience may not know everything. (Research is none of the game's own class.)"""
    return [frame for frame in state.agenda if frame.shown_key(audience) != frame.key()]


def _marks_unseen(state: Civ, audience: int) -> list[int]:
    left = state.marks_left[:]
    for held in (each for seat in state.held for each in seat):
        if not _knows(state, held >> KNOWN, audience):
            left[back_of(held) * len(p.MARKS) + mark_of(held)] += 1
    for square, mark in enumerate(state.spot_mark):
        if mark != p.NONE and not _knows(state, state.spot_known[square], audience):
            left[state.spot[square] * len(p.MARKS) + mark] += 1
    return left
