"""What can be asked for in a terminal: `cities`, `techs`, `battle`, `market`. Lines of at most 100 columns, which read
well aloud too."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from aegean.core.game import View
from aegean.core.masks import members
from aegean.games.civilization.bargain import Answer, Offer
from aegean.games.civilization.battle import combat_bonus, defence_bonus
from aegean.games.civilization.fronts import power, total
from aegean.games.civilization.limits import battle_hand
from aegean.games.civilization.pieces import (
    AGES,
    BACKS,
    BUILDINGS,
    CITIES,
    FAMILIES,
    FIELD,
    GRADES,
    INVESTMENT_MARKERS,
    LAST_SPACE,
    MARKS,
    NONE,
    P_ISAAC_NEWTON,
    PER_AGE,
    PERSON_TYPES,
    PERSONS,
    TECH_LEVELS,
    TECHS,
    TRADE,
    UNIT_TYPES,
    UNITS,
    WINNING_COINS,
    WONDERS,
)
from aegean.games.civilization.purse import price_word
from aegean.games.civilization.techs import LEVELS, slot_free, trade_needed
from aegean.games.civilization.terminal_words import (
    CITY_WORDS,
    ROMAN,
    Table,
    Words,
    first_big,
    folded,
    is_army,
    listed,
    wrapped,
)
from aegean.games.civilization.view import CityView, FightView
from aegean.games.civilization.wonders import wonder_cost
from aegean.games.civilization.yields import arts_of, city_yield, gathered, production_of, scouts_of, seat_trade

EVERYBODY: Final = ("all", "todos", "todas", "*")


def chosen_seats(table: Table, wanted: str) -> list[int]:
    """Nothing: the own seat; a number, a name or a colour: that one; `all`: everybody. Empty if there is no such."""
    word = wanted.strip().lower()
    if not word:
        return [table.me()]
    if word in EVERYBODY:
        return list(range(table.players))
    for seat, mat in enumerate(table.seats):
        if word in (str(seat + 1), table.names[seat].lower(), mat["colour"], table.word("colour", mat["colour"])):
            return [seat]
    return []


# --- cities


def cities(view: View, text: Words, names: Sequence[str], wanted: str) -> list[str]:
    """`cities`: the own ones; `cities 2`, `cities all`: those of others."""
    table = Table(view, text, names)
    return wrapped([line for seat in chosen_seats(table, wanted) for line in seat_cities(table, seat)])


def seat_cities(table: Table, seat: int) -> list[str]:
    text, mat = table.text, table.seats[seat]
    number = f"{len(mat['cities'])}/{mat['limits']['cities']}"
    due = seat_trade(table.state, seat)
    lines = [f"{table.player(seat)}: {text('label-cities')} {number}, {text('label-trade-due')} {due}."]
    return lines + [line for city in mat["cities"] for line in city_lines(table, seat, city)]


def city_lines(table: Table, seat: int, city: CityView) -> list[str]:
    """What it would produce now, what protects it, and every square around it."""
    text, state = table.text, table.state
    number = seat * CITIES + city["place"]
    head = ", ".join([f"{table.city_word(seat, city['place'])} {' '.join(city['squares'])}", *table.city_marks(city)])
    facts = [
        table.numbered("label-production", production_of(state, number) + city["boost"]),
        table.numbered("label-trade", city_yield(state, number) >> TRADE & FIELD),
        table.numbered("label-culture", arts_of(state, number)),
        table.numbered("label-defence", defence_bonus(state, number)),
    ]
    if city["acted"]:
        facts.append(table.numbered("label-actions-taken", city["acted"]))
    lines = [f"  {first_big(head)}: {', '.join(facts)}."]
    squares = [outskirt(table, number, square) for square in state.outskirts(number)]
    lines.append(f"    {listed(text('label-outskirts'), squares, '; ')}")
    scouts = [table.layout.names[state.at[figure]] for figure in scouts_of(state, number)]
    if scouts:
        brought = ", ".join(table.yields(gathered(state, number))) or "-"
        lines.append(f"    {text('label-scouts')}: {' '.join(scouts)} ({brought}).")
    return lines


def outskirt(table: Table, city: int, square: int) -> str:
    """A square of outskirts; what is blockaded gives nothing (R-CIV-120)."""
    told = table.short(square)
    return f"{told} ({table.text('label-blockaded')})" if table.state.blockaded(square) else told


# --- techs


def techs(view: View, text: Words, names: Sequence[str], wanted: str) -> list[str]:
    """`techs`: the pyramids of all; `techs 2`: one of them; `techs NAME`: what a tech does and who knows it."""
    table = Table(view, text, names)
    seats = chosen_seats(table, wanted or "all")
    if seats:
        return wrapped([line for seat in seats for line in pyramid(table, seat)])
    return wrapped(one_tech(table, wanted))


def pyramid(table: Table, seat: int) -> list[str]:
    """From the top; a level with room for another tech says so (R-CIV-396)."""
    text, mat = table.text, table.seats[seat]
    lines = [f"{table.player(seat)}: {text('label-trade')} {mat['trade']}."]
    for level in range(LEVELS, 0, -1):
        known = [tech_name(table, name, slot) for name, slot in mat["techs"].items() if slot == level]
        known += [table.word("person", PERSONS[P_ISAAC_NEWTON])] if mat["blank"] == level else []
        if slot_free(table.state, seat, level):
            known.append(f"[{text('label-room')}, {text('label-trade')} {trade_needed(table.state, seat, level)}]")
        elif not known:
            continue
        lines.append(f"  {ROMAN[level]:<4}{', '.join(known)}")
    return lines


def tech_name(table: Table, name: str, slot: int) -> str:
    """With its level if it lies in a lower slot (R-CIV-399)."""
    level = TECH_LEVELS[TECHS.index(name)]
    return table.word("tech", name) + (f" ({ROMAN[level]})" if level != slot else "")


def one_tech(table: Table, wanted: str) -> list[str]:
    word = wanted.strip().lower()
    for tech, name in enumerate(TECHS):
        if word.replace(" ", "_") == name or word == table.word("tech", name).lower():
            knowing = [table.player(mat["seat"]) for mat in table.seats if name in mat["techs"]]
            title = f"{table.word('tech', name)} ({table.text('label-level')} {ROMAN[TECH_LEVELS[tech]]})"
            return [
                f"{title}: {table.word('techtext', name)}",
                listed(table.text("label-known-to"), knowing),
            ]
    return []


# --- bargaining


def offer_lines(table: Table) -> list[str]:
    """What an offer that is being made, or answered, holds so far; empty if there is none."""
    frame = table.state.agenda[-1] if table.state.agenda else None
    if isinstance(frame, Offer):
        maker, other = frame.seat, frame.other
    elif isinstance(frame, Answer):
        maker, other = frame.by, frame.seat
    else:
        return []
    text = table.text
    parts = [
        f"{table.player(seat)} {text('label-gives')} {', '.join(goods_phrase(table, thing) for thing in goods) or '-'}"
        for seat, goods in ((maker, frame.give), (other, frame.take))
    ]
    return [f"{text('label-offer')}: {'; '.join(parts)}."]


def goods_phrase(table: Table, thing: tuple[int, int]) -> str:
    """silk 2"""
    return f"{table.word('price', price_word(thing[0]))} {thing[1]}"


# --- war


def battle(view: View, text: Words, names: Sequence[str], wanted: str) -> list[str]:
    """The battle that is fought, and how strong everybody is."""
    table = Table(view, text, names)
    fight = battle_lines(table) or [text("label-no-battle")]
    return wrapped([*fight, *(military(table, seat) for seat in range(table.players))])


def battle_lines(table: Table) -> list[str]:
    """Fronts, hands as far as the audience knows them, bonuses and totals; empty if there is peace."""
    fight: FightView | None = table.view["fight"]
    if fight is None:
        return []
    text = table.text
    target = table.city_phrase(fight["city"]) if fight["city"] != NONE else side_name(table, fight, 1)
    group = [is_army(figure) for figure in members(fight["group"])]
    force = [table.figure_count("army", sum(group)), table.figure_count("scout", len(group) - sum(group))]
    lines = [
        f"{text('label-battle')}, {fight['square']}: {side_name(table, fight, 0)} "
        f"({', '.join(part for part in force if part)}) {text('label-against')} {target}."
    ]
    lines += [side_line(table, fight, side) for side in (0, 1)]
    for front in range(len(fight["units"][0])):
        sides = [front_unit(table, fight, side, front) for side in (0, 1)]
        lines.append(f"  {text('label-front')} {front + 1}: {sides[0]} {text('label-against')} {sides[1]}.")
    if fight["winner"] != NONE:
        lines.append(f"  {text('label-winner')}: {side_name(table, fight, fight['winner'])}.")
    return lines


def side_name(table: Table, fight: FightView, side: int) -> str:
    seat = fight["seats"][side]
    return table.player(seat) if seat != NONE else table.text("label-barbarians")


def side_line(table: Table, fight: FightView, side: int) -> str:
    """The hand by its strengths if the audience knows it, else by types."""
    text, hand, seat = table.text, fight["hands"][side], fight["seats"][side]
    shown = table.unit_cards(seat, hand) if hand is not None else table.unit_counts(fight["hand_sizes"][side])
    label = text("label-hand") if hand is not None else text("label-hand-by-type")
    facts = [f"{label}: {', '.join(shown) or '-'}", f"{text('label-combat')} {fight['bonus'][side]}"]
    if fight["drawn"]:
        facts.append(f"{text('label-total')} {total(table.state, side)}")
    killed = table.unit_cards(seat, fight["killed"][side])
    if killed:
        facts.append(f"{text('label-killed')}: {', '.join(killed)}")
    return f"  {side_name(table, fight, side)}: {'; '.join(facts)}."


def front_unit(table: Table, fight: FightView, side: int, front: int) -> str:
    card, text = fight["units"][side][front], table.text
    if card == NONE:
        return text("label-nobody")
    told = f"{table.word('unit', UNITS[card // GRADES])} {power(table.state, side, card)}"
    wounds = fight["wounds"][side][front]
    return f"{told} ({text('label-wounds')} {wounds})" if wounds else told


def military(table: Table, seat: int) -> str:
    """Units, ranks, combat bonus and what may be drawn with one army; the cards themselves only to those who know."""
    text, mat = table.text, table.seats[seat]
    cards = mat["unit_cards"]
    units = table.unit_counts(mat["units"].values()) if cards is None else table.unit_cards(seat, cards)
    ranks = [f"{table.word('unit', UNITS[unit])} {ROMAN[mat['ranks'][unit]]}" for unit in range(UNIT_TYPES - 1)]
    label = text("label-units") if cards is None else text("label-unit-strengths")
    facts = [
        f"{label}: {', '.join(units) or '-'}",
        f"{text('label-combat')} {combat_bonus(table.state, seat)}",
        f"{text('label-battle-hand')} {battle_hand(table.state, seat, 1, False)}",
        f"{text('label-ranks')}: {', '.join(ranks)}",
    ]
    return f"{table.player(seat)}: {'; '.join(facts)}."


# --- what belongs to nobody


def market(view: View, text: Words, names: Sequence[str], wanted: str) -> list[str]:
    """Wonders, resources, buildings, people, decks."""
    table = Table(view, text, names)
    lines = [listed(text("label-market-resources"), table.goods(view["market"])), *wonder_lines(table)]
    lines.append(listed(text("label-buildings-left"), [family(table, number) for number in range(FAMILIES)]))
    people = [
        f"{table.word('persontype', PERSON_TYPES[kind])} {left}" for kind, left in enumerate(view["person_supply"])
    ]
    lines.append(listed(text("label-people-left"), people))
    lines.append(listed(text("label-decks"), decks(table)))
    for back, name in enumerate(BACKS):
        first = back * len(MARKS)
        unseen = view["marks_unseen"][first : first + len(MARKS)]
        marks = [f"{table.word('mark', MARKS[mark])} {count}" for mark, count in enumerate(unseen) if count]
        lines.append(listed(f"{text('label-marks-unseen')} ({table.word('back', name)})", marks))
    return wrapped(lines)


def family(table: Table, number: int) -> str:
    faces = [table.word("building", BUILDINGS[face]) for face in (2 * number, 2 * number + 1) if BUILDINGS[face]]
    return f"{'/'.join(faces)} {table.view['pool'][number]}"


def market_wonders(table: Table) -> list[str]:
    """Those that can be built, with what they cost the audience."""
    found = []
    for name in table.view["wonder_market"]:
        if name is not None:
            cost = wonder_cost(table.state, table.me(), WONDERS.index(name))
            found.append(f"{table.word('wonder', name)} {cost}")
    return found


def wonder_lines(table: Table) -> list[str]:
    text, view = table.text, table.view
    built = []
    for wonder, square in enumerate(view["wonder_at"]):
        if square != NONE:
            owner = view["wonder_owner"][wonder]
            whose = table.player(owner) if owner != NONE else text("label-obsolete")
            built.append(f"{table.word('wonder', WONDERS[wonder])} {table.layout.names[square]} ({whose})")
    deck = [f"{table.word('age', age)} {view['wonder_deck'][number]}" for number, age in enumerate(AGES)]
    lines = [listed(text("label-market-wonders"), market_wonders(table)), listed(text("label-built-wonders"), built)]
    lines.append(listed(text("label-wonder-deck"), deck))
    for number, age in enumerate(AGES):
        unseen = [name for name in view["wonders_unseen"] if WONDERS.index(name) // PER_AGE == number]
        if unseen and view["wonder_deck"][number]:
            names = [table.word("wonder", name) for name in unseen]
            lines.append(listed(f"{text('label-wonders-unseen')} ({table.word('age', age)})", names))
    return lines


def decks(table: Table) -> list[str]:
    text, view = table.text, table.view
    units = [
        f"{table.word('unit', name)} {view['unit_decks'][unit]}"
        f"+{sum(view['unit_below'][unit * GRADES : unit * GRADES + GRADES])}"
        for unit, name in enumerate(UNITS)
    ]
    events = [f"{text('label-events')} {ROMAN[level]} {left}" for level, left in enumerate(view["event_decks"], 1)]
    found = [*units, *events]
    if table.state.switches.person_deck:
        found.append(f"{text('label-person-deck')} {view['person_deck']}+{len(view['person_below'])}")
    if table.state.switches.investments and not table.state.switches.markers_unlimited:
        placed = sum(sum(mat["invested"].values()) for mat in table.seats)
        found.append(f"{text('label-investment-markers')} {INVESTMENT_MARKERS - placed}")
    found.append(f"{text('label-city-markers')} {view['forts_left']}")
    if not table.state.switches.disasters_unlimited:
        found.append(f"{text('label-disaster-markers')} {'+'.join(map(str, view['disasters_left']))}")
    return [*found, f"{text('label-tiles')} {sum(tile == NONE for tile in view['tiles'])}"]


# --- a seat


def race(table: Table, seat: int) -> list[str]:
    """How far a seat is on the four ways to win."""
    text, mat = table.text, table.seats[seat]
    levels = ", ".join(f"{ROMAN[level]} {count}" for level, count in enumerate(table.techs_by_level(seat), 1) if count)
    return [
        f"{text('label-culture-track')} {mat['space']}/{LAST_SPACE}",
        f"{text('label-coins')} {mat['coins']}/{WINNING_COINS}",
        f"{text('label-techs')} {levels or '-'}",
        f"{text('label-units')} {sum(mat['units'].values())}",
        f"{text('label-combat')} {combat_bonus(table.state, seat)}",
    ]


def seat_lines(table: Table, seat: int) -> list[str]:
    """Everything that lies before a seat, as far as the audience knows it."""
    text, mat = table.text, table.seats[seat]
    civilization = table.word("civilization", mat["civilization"]) if mat["civilization"] else "-"
    limits = mat["limits"]
    lines = [
        f"{civilization}, {table.word('government', mat['government'])}, "
        f"{table.numbered('label-trade', mat['trade'])}, {table.numbered('label-culture', mat['culture'])}.",
        f"{', '.join(race(table, seat))}.",
        f"{text('label-armies')} {len(mat['armies'])}, {text('label-armies-left')} {mat['armies_left']}, "
        f"{text('label-scouts')} {len(mat['scouts'])}, {text('label-scouts-left')} {mat['scouts_left']}, "
        f"{text('label-speed')} {limits['speed']}, {text('label-stacking')} {limits['stacking']}.",
        listed(text("label-resources"), table.goods(mat["goods"])),
        listed(text("label-markers"), folded(table.marker(held) for held in mat["markers"])),
        listed(
            f"{text('label-events')} {len(mat['events'])}/{limits['events']}",
            folded(table.event(card) for card in mat["events"]),
        ),
        listed(text("label-great-people"), people_phrases(table, seat)),
        listed(text("label-wonders"), [table.word("wonder", WONDERS[each]) for each in own_wonders(table, seat)]),
    ]
    tokens = [f"{table.word('coinplace', place)} {count}" for place, count in mat["tokens"].items() if count]
    if tokens:
        lines.append(listed(text("label-tokens"), tokens))
    invested = [f"{table.word('investment', card)} {count}" for card, count in mat["invested"].items() if count]
    if invested:
        lines.append(listed(text("label-investments"), invested))
    if mat["relics_due"]:
        lines.append(listed(text("label-relics-due"), [table.word("relic", relic) for relic in mat["relics_due"]]))
    return lines


def own_wonders(table: Table, seat: int) -> list[int]:
    return [wonder for wonder, owner in enumerate(table.view["wonder_owner"]) if owner == seat]


def people_phrases(table: Table, seat: int) -> list[str]:
    """Cards face up by name; face down by name to those who know, else by type; markers in reserve."""
    text, mat = table.text, table.seats[seat]
    found = [table.word("person", name) for name in mat["people_up"]]
    if mat["people_down"] is not None:
        found += [f"{table.word('person', name)} ({text('label-face-down')})" for name in mat["people_down"]]
    else:
        types = [
            (table.word("persontype", PERSON_TYPES[kind]), count) for kind, count in enumerate(mat["people_types"])
        ]
        found += [f"{count} x {name} ({text('label-face-down')})" for name, count in types if count]
    reserve = [(table.word("persontype", PERSON_TYPES[kind]), count) for kind, count in enumerate(mat["reserve"])]
    return found + [f"{count} x {name} ({text('label-in-reserve')})" for name, count in reserve if count]


def city_named(table: Table, word: str) -> int:
    """`capital`, `second`, `third` of one's own, `2-capital` of somebody else's; NONE if there is no such city."""
    seat, place = table.me(), word
    number, dash, rest = word.partition("-")
    if dash and number.isascii() and number.isdigit():
        seat, place = int(number[:2]) - 1, rest
    if not 0 <= seat < table.players:
        return NONE
    for each, name in enumerate(CITY_WORDS):
        if place in (name, table.city_word(seat, each).lower()):
            city = seat * CITIES + each
            return city if table.state.centre[city] != NONE else NONE
    return NONE
