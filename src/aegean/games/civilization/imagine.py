"""From a view back to a state that fits it; what the audience has not seen is dealt anew (R-CIV-480)."""

from __future__ import annotations

from typing import Any, Final

from aegean.core.chance import Chance
from aegean.core.frame import carried
from aegean.core.game import View
from aegean.core.masks import mask_of, members
from aegean.core.options import Options
from aegean.games.civilization import pieces as p
from aegean.games.civilization import words as w
from aegean.games.civilization.abilities import ABILITIES
from aegean.games.civilization.events import EventAbility
from aegean.games.civilization.frames import frames
from aegean.games.civilization.layout import layout_of
from aegean.games.civilization.marks import KeptMarker
from aegean.games.civilization.person_cards import PersonAbility
from aegean.games.civilization.purse import can_pay
from aegean.games.civilization.state import FIGHTING, HAND, NOT_OWNED, Civ, Fight, draw_from, marker
from aegean.games.civilization.switches import Switches
from aegean.games.civilization.uses import Aim, GiftPays, Pay
from aegean.games.civilization.view import FightView, SeatView

# So often what is hidden is dealt anew for a seat that is about to pay and could not.
DEALS: Final = 60


def imagine(seen: View, options: Options, chance: Chance) -> Civ:
    """Whoever is asked to pay, or chooses targets before it pays, has what it takes."""
    state = _dealt(seen, options, chance)
    for _ in range(DEALS):
        if _payers_can_pay(state):
            break
        state = _dealt(seen, options, chance)
    return state


def _payers_can_pay(state: Civ) -> bool:
    for frame in state.agenda:
        if isinstance(frame, Aim) and not can_pay(state, frame.seat, ABILITIES[frame.ability].price):
            return False
        if isinstance(frame, Pay) and not can_pay(state, frame.seat, frame.due):
            return False
        if isinstance(frame, GiftPays) and not can_pay(state, frame.by, frame.due[1:]):
            return False
    return True


def _dealt(seen: View, options: Options, chance: Chance) -> Civ:
    players = seen["players"]
    layout = layout_of(players)
    state = Civ(layout, Switches(options), players, chance)
    at = layout.by_name
    state.turn, state.phase = seen["turn"], seen["phase"]
    state.first, state.active = seen["first"], seen["active"]
    for slot, tile in enumerate(seen["tiles"]):
        if tile != p.NONE:
            state.reveal_tile(slot, tile, seen["turns"][slot])
    state.tiles_left = mask_of(seen["tiles_left"])
    state.spot = [p.NONE] * layout.size
    for square, terrain in seen["disasters"].items():
        state.disaster[at[square]] = state.terrain[at[square]] = terrain
        state.refresh_yield(at[square])
    for square, piece in seen["pieces"].items():
        state.set_piece(at[square], piece)
    state.pinned = [at[square] for square in seen["pinned"]]
    state.hasty, state.kremlin = mask_of(seen["hasty"]), mask_of(seen["kremlin"])
    state.victors = mask_of(seen["victors"])
    w.GOODS.set_counts(state.market, seen["market"])
    state.pool = list(seen["pool"])
    state.unit_deck, state.unit_below = list(seen["units_unseen"]), list(seen["unit_below"])
    state.event_deck, state.event_used = list(seen["events_unseen"]), list(seen["event_used"])
    state.person_deck = w.PERSONS.mask(seen["people_unseen"])
    state.person_below = w.PERSONS.mask(seen["person_below"])
    state.person_supply = list(seen["person_supply"])
    state.marks_left = list(seen["marks_unseen"])
    state.wonder_deck = list(seen["wonder_deck"])
    state.wonders_unseen = w.WONDERS.mask(seen["wonders_unseen"])
    state.wonder_market = [w.WONDERS.number(name) for name in seen["wonder_market"]]
    state.wonder_owner, state.wonder_at = list(seen["wonder_owner"]), list(seen["wonder_at"])
    state.forts_left, state.disasters_left = seen["forts_left"], list(seen["disasters_left"])
    fighting = 0 if seen["fight"] is None else seen["fight"]["group"]
    for seat, mat in enumerate(_with_named_card(state, seen)):
        _imagine_seat(state, seat, mat, fighting)
    for spot in seen["spots"]:
        square = at[spot["square"]]
        state.spot[square] = spot["kind"]
        state.spot_known[square] = mask_of(spot["known"])
        if spot["mark"] is not None:
            state.spot_mark[square] = w.MARKS.number(spot["mark"])
        elif spot["known"]:
            state.spot_mark[square] = _draw_mark(state, spot["kind"])
    if seen["fight"] is not None:
        state.fight = _imagine_fight(state, seen["fight"])
    kinds = frames()
    state.agenda = [kinds[frame[0]](*carried(frame[1:])) for frame in seen["agenda"]]
    for place, frame in enumerate(state.agenda):
        state.agenda[place] = frame.imagined(state, chance)
    state.places, state.reason = list(seen["places"]), seen["reason"]
    return state


def _with_named_card(state: Civ, seen: View) -> list[Any]:
    """The seats; who is asked for a target has named the card that it is for, so it holds that one."""
    mats = list(seen["seats"])
    top: list[Any] = seen["agenda"][-1] if seen["agenda"] else [""]
    if top[0] != "Aim":
        return mats
    seat, ability = top[1], ABILITIES[top[2]]
    mat = mats[seat] = dict(mats[seat])
    if isinstance(ability, EventAbility):
        level, name = p.EVENT_LEVELS[ability.event], p.EVENTS[ability.event]
        if _turn_up(mat, "events", "level", level, "event", name):
            state.event_deck[ability.event] -= 1
    elif isinstance(ability, KeptMarker):
        if _turn_up(mat, "markers", "back", p.BACKS[ability.back], "mark", p.MARKS[ability.mark]):
            state.marks_left[ability.back * len(p.MARKS) + ability.mark] -= 1
    elif isinstance(ability, PersonAbility) and state.person_deck >> ability.card & 1:
        kind = ability.card // p.CARDS_PER_TYPE
        mat["people_types"] = [count - int(each == kind) for each, count in enumerate(mat["people_types"])]
        state.person_deck &= ~(1 << ability.card)
        state.down[seat] = 1 << ability.card
    return mats


def _turn_up(mat: dict[str, Any], things: str, back: str, value: Any, face: str, name: str) -> bool:
    """One of the hidden things with this back gets its name, unless there is one that the audience knows."""
    cards = mat[things] = [dict(card) for card in mat[things]]
    if any(card[face] == name for card in cards):
        return False
    next(card for card in cards if card[face] is None and card[back] == value)[face] = name
    return True


def _imagine_seat(state: Civ, seat: int, mat: SeatView, fighting: int) -> None:
    at = state.layout.by_name
    state.civs[seat] = w.CIVILIZATIONS.number(mat["civilization"])
    state.homes[seat] = mat["home"]
    state.trade[seat], state.culture[seat], state.space[seat] = mat["trade"], mat["culture"], mat["space"]
    state.government[seat] = w.GOVERNMENTS.number(mat["government"])
    first = seat * len(p.GOVERNMENTS)
    state.unlocked_in[first : first + len(p.GOVERNMENTS)] = mat["unlocked"]
    state.governed_in[seat], state.anarchy_in[seat] = mat["governed"], mat["anarchy"]
    for name, slot in mat["techs"].items():
        tech = w.TECHS.number(name)
        state.techs[seat] |= 1 << tech
        state.tech_slot[seat * len(p.TECHS) + tech] = slot
    state.blank[seat] = mat["blank"]
    w.COIN_PLACES.set_counts(state.tokens, mat["tokens"], seat)
    w.INVESTMENTS.set_counts(state.invested, mat["invested"], seat)
    w.GOODS.set_counts(state.goods, mat["goods"], seat)
    for held in mat["markers"]:
        back = w.BACKS.number(held["back"])
        mark = _draw_mark(state, back) if held["mark"] is None else w.MARKS.number(held["mark"])
        state.add_marker(seat, marker(back, mark, mask_of(held["known"]) or 1 << seat))
    for shown in mat["events"]:
        event = _draw_event(state, shown["level"]) if shown["event"] is None else w.EVENTS.number(shown["event"])
        state.add_event(seat, event | (mask_of(shown["known"]) or 1 << seat) << HAND)
    _imagine_units(state, seat, mat)
    state.up[seat] = w.PERSONS.mask(mat["people_up"])
    if mat["people_down"] is not None:
        state.down[seat] = w.PERSONS.mask(mat["people_down"])
    else:
        for kind, count in enumerate(mat["people_types"]):
            for _ in range(count):
                state.down[seat] |= 1 << _draw_person(state, kind)
    state.reserve[seat * p.TYPES : seat * p.TYPES + p.TYPES] = mat["reserve"]
    state.henson[seat] = mat["henson"]
    state.waiting[seat * p.TYPES : seat * p.TYPES + p.TYPES] = mat["waiting"]
    state.settled[seat] = mask_of([at[square] for square in mat["settled"]])
    state.used[seat], state.offers[seat] = mask_of(mat["used"]), mat["offers"]
    state.relics_due[seat] = w.RELICS.mask(mat["relics_due"])
    for city in mat["cities"]:
        number = seat * p.CITIES + city["place"]
        squares = [at[square] for square in city["squares"]]
        state.place_city(number, squares[0], squares[1] if len(squares) > 1 else p.NONE)
        state.walls |= int(city["walls"]) << number
        state.city_marker[number] = w.CITY_MARKERS.number(city["marker"])
        state.boost[number], state.acted[number] = city["boost"], city["acted"]
        state.extra[number], state.did[number] = city["extra"], city["did"]
    _imagine_figures(state, seat, mat, fighting)


def _imagine_figures(state: Civ, seat: int, mat: SeatView, fighting: int) -> None:
    """Those on the map have their numbers, which frames keep in masks; those in the supply are all alike."""
    at = state.layout.by_name
    for first, end, shown, left in (
        (0, p.FIRST_SCOUT, mat["armies"], mat["armies_left"]),
        (p.FIRST_SCOUT, p.FIGURES, mat["scouts"], mat["scouts_left"]),
    ):
        places = range(seat * p.FIGURES + first, seat * p.FIGURES + end)
        for figure in places:
            state.at[figure] = NOT_OWNED
        for each in shown:
            state.put_figure(each["figure"], at[each["square"]])
            state.done |= int(each["done"]) << each["figure"]
            state.posted ^= int(not each["posted"]) << each["figure"]  # putting it down has set it
            state.served |= int(each["served"]) << each["figure"]
            if each["city"] is not None:
                state.assigned[each["figure"]] = seat * p.CITIES + each["city"]
        spare = [figure for figure in places if state.at[figure] == NOT_OWNED and not fighting >> figure & 1]
        for figure in spare[:left]:
            state.at[figure] = p.NONE


def _imagine_units(state: Civ, seat: int, mat: SeatView) -> None:
    first = seat * p.CLASSES
    if mat["unit_cards"] is not None:
        state.units[first : first + p.CLASSES] = mat["unit_cards"]
        return
    for unit in range(p.UNIT_TYPES):
        for _ in range(mat["units"][p.UNITS[unit]]):
            state.units[first + _draw_unit(state, unit)] += 1


def _imagine_fight(state: Civ, seen: FightView) -> Fight:
    fight = Fight(seen["seats"][0], seen["seats"][1], state.layout.by_name[seen["square"]], seen["city"], seen["group"])
    for side in (0, 1):
        hand = seen["hands"][side]
        if hand is not None:
            fight.hands[side] = list(hand)
            continue
        for unit, count in enumerate(seen["hand_sizes"][side]):
            for _ in range(count):
                fight.hands[side][_draw_unit(state, unit)] += 1
    fight.bonus = list(seen["bonus"])
    fight.front_units = [list(side) for side in seen["units"]]
    fight.front_wounds = [list(side) for side in seen["wounds"]]
    fight.killed = [list(side) for side in seen["killed"]]
    fight.used, fight.lost = list(seen["used"]), list(seen["lost"])
    fight.drawn, fight.turns, fight.first = seen["drawn"], seen["turns"], seen["first"]
    fight.steel, fight.winner = seen["steel"], seen["winner"]
    for figure in members(seen["group"]):
        state.at[figure] = FIGHTING
    return fight


def _draw_unit(state: Civ, unit: int) -> int:
    return draw_from(state.chance, state.unit_deck, unit * p.GRADES, unit * p.GRADES + p.GRADES)


def _draw_event(state: Civ, level: int) -> int:
    first = p.EVENT_LEVELS.index(level)
    return draw_from(state.chance, state.event_deck, first, first + p.EVENT_LEVELS.count(level))


def _draw_mark(state: Civ, back: int) -> int:
    kinds = len(p.MARKS)
    return draw_from(state.chance, state.marks_left, back * kinds, back * kinds + kinds) % kinds


def _draw_person(state: Civ, kind: int) -> int:
    first = kind * p.CARDS_PER_TYPE
    cards = [card for card in members(state.person_deck) if first <= card < first + p.CARDS_PER_TYPE]
    card = cards[state.chance.below(len(cards))]
    state.person_deck &= ~(1 << card)
    return card
