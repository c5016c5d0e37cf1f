"""Civilization in sentences: the whole table read aloud, and one square, city, player or card looked at closely."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from aegean.core.game import View
from aegean.core.masks import members
from aegean.games.civilization.buildings import BUILDING_COSTS, BUILDING_TECHS, BUILDING_TERRAINS, is_star
from aegean.games.civilization.pieces import (
    A_BUILDING,
    A_PERSON,
    BUILDINGS,
    CARDS_PER_TYPE,
    CITIES,
    CIVILIZATIONS,
    CULTURE,
    EVENT_LEVELS,
    EVENTS,
    GOODS,
    GOVERNMENTS,
    INVESTMENTS,
    MARKS,
    NONE,
    PERSON_TYPES,
    PERSONS,
    PHASES,
    PIECE_YIELDS,
    RELICS,
    RESOURCES,
    TECHS,
    TERRAIN_YIELDS,
    TERRAINS,
    UNITS,
    WONDERS,
)
from aegean.games.civilization.terminal_tables import (
    battle_lines,
    chosen_seats,
    city_lines,
    city_named,
    market_wonders,
    military,
    offer_lines,
    one_tech,
    pyramid,
    seat_cities,
    seat_lines,
)
from aegean.games.civilization.terminal_words import ROMAN, Table, Words, first_big, listed, slot_name, wrapped

# What can be looked at, in both languages.
CITY: Final = ("city", "cities", "ciudad", "ciudades")
HAND: Final = ("hand", "mano")


# --- the table


def describe(view: View, text: Words, names: Sequence[str]) -> list[str]:
    """The whole table as sentences, for screen readers and for reading aloud."""
    table = Table(view, text, names)
    lines = [turn_sentence(table)]
    for seat in range(table.players):
        lines += [f"{table.player(seat)}: {line}" for line in seat_sentences(table, seat)]
    lines += [line.strip() for line in (*offer_lines(table), *battle_lines(table))]
    lines += map_sentences(table)
    lines.append(listed(text("label-market-resources"), table.goods(view["market"])))
    lines.append(listed(text("label-market-wonders"), market_wonders(table)))
    return lines


def turn_sentence(table: Table) -> str:
    view, text = table.view, table.text
    parts = [f"{text('label-turn')} {view['turn']}"]
    if view["phase"] != NONE:
        parts.append(table.word("phase", PHASES[view["phase"]]))
    parts.append(f"{text('label-first-player')} {table.player(view['first'])}")
    return f"{', '.join(parts)}."


def seat_sentences(table: Table, seat: int) -> list[str]:
    mat, text = table.seats[seat], table.text
    known = [table.word("tech", name) for name in mat["techs"]]
    lines = [first_big(line) for line in (*seat_lines(table, seat), listed(text("label-techs"), known))]
    for city in mat["cities"]:
        lines.append(first_big(city_lines(table, seat, city)[0].strip()))
    groups = [
        f"{name} {', '.join(part for part in parts if part)}"
        for name in sorted({figure["square"] for figure in (*mat["armies"], *mat["scouts"])})
        for armies, scouts in [table.count(name, seat)]
        for parts in [[table.figure_count("army", armies), table.figure_count("scout", scouts)]]
    ]
    return [*lines, first_big(listed(text("label-figures"), groups, "; "))]


def map_sentences(table: Table) -> list[str]:
    """What lies on the explored map, by kinds, and the tiles that nobody has explored."""
    text, state, names = table.text, table.state, table.layout.names
    pieces = [f"{name} {table.piece(table.layout.by_name[name])}" for name in table.view["pieces"]]
    spots = [f"{name} {table.spot(table.layout.by_name[name])}" for name in table.spots]
    disasters = [f"{name} {table.word('terrain', TERRAINS[to])}" for name, to in table.view["disasters"].items()]
    lines = [listed(text("label-standing"), pieces, "; "), listed(text("label-spots"), spots, "; ")]
    goods = [
        f"{table.word('resource', RESOURCES[good])} "
        + (" ".join(names[square] for square in range(table.layout.size) if state.resource_at(square) == good) or "-")
        for good in range(GOODS)
    ]
    lines.append(listed(text("label-map-resources"), goods, "; "))
    riches = [
        f"{names[square]} {', '.join(table.yields(packed))}"
        for square, packed in enumerate(state.yields)
        if packed >> CULTURE and not state.piece[square]
    ]
    if riches:
        lines.append(listed(text("label-natural-wonders"), riches, "; "))
    if disasters:
        lines.append(listed(text("label-disasters"), disasters, "; "))
    dark = [slot_name(table, slot) for slot, tile in enumerate(table.view["tiles"]) if tile == NONE]
    lines.append(listed(text("label-unexplored-tiles"), dark))
    return [first_big(line) for line in lines]


# --- one thing


def look(view: View, text: Words, names: Sequence[str], thing: str) -> list[str]:
    """A square, a city, a player, the own hand, or what a card, piece or terrain does."""
    table, word = Table(view, text, names), thing.strip()
    if word.upper() in table.layout.by_name:
        return wrapped(look_at_square(table, table.layout.by_name[word.upper()]))
    lower = word.lower()
    if lower in CITY:
        return wrapped(seat_cities(table, table.me()))
    if lower in HAND:
        return wrapped(hand_lines(table, table.me()))
    city = city_named(table, lower)
    if city != NONE:
        return wrapped(look_at_city(table, city))
    seats = chosen_seats(table, lower) if lower else []
    if seats:
        return wrapped(line for seat in seats for line in look_at_seat(table, seat))
    return wrapped(look_at_card(table, lower)) if lower else []


def look_at_square(table: Table, square: int) -> list[str]:
    """Everything on it, whose outskirts it is, and its four neighbours."""
    text, state, name = table.text, table.state, table.layout.names[square]
    lines = [f"{name}: {table.ground(square)}."]
    home, city = state.city_of[square], state.centre_of[square]
    if home != NONE:
        blockaded = f" ({text('label-blockaded')})" if state.blockaded(square) else ""
        lines.append(f"{first_big(text('label-outskirts-of'))} {table.city_phrase(home)}{blockaded}.")
    lines += [f"{first_big(phrase)}." for phrase in table.figure_phrases(name)]
    if name in table.view["pinned"]:
        lines.append(text("label-pinned"))
    if city != NONE:
        lines += look_at_city(table, city)
    near = [table.short(other) for other in table.layout.near[square]]
    return [*lines, listed(text("label-next-to"), near, "; ")]


def look_at_city(table: Table, city: int) -> list[str]:
    seat, place = divmod(city, CITIES)
    shown = next(each for each in table.seats[seat]["cities"] if each["place"] == place)
    return [f"{table.player(seat)}:", *city_lines(table, seat, shown)]


def look_at_seat(table: Table, seat: int) -> list[str]:
    lines = [f"{table.player(seat)}:", *(f"  {first_big(line)}" for line in seat_lines(table, seat))]
    lines.append(f"  {first_big(military(table, seat).partition(': ')[2])}")
    lines += [f"  {line.strip()}" for line in pyramid(table, seat)[1:]]
    return lines


def hand_lines(table: Table, seat: int) -> list[str]:
    """What the audience holds, with what it does."""
    mat = table.seats[seat]
    lines = []
    for card in mat["events"]:
        if card["event"]:
            lines.append(f"{table.event(card)}: {table.word('cultureeventtext', card['event'])}")
    for name in [*mat["people_up"], *(mat["people_down"] or [])]:
        lines.append(person_line(table, name))
    for held in mat["markers"]:
        if held["mark"]:
            lines.append(f"{table.marker(held)}: {table.word('marktext', held['mark'])}")
    lines = list(dict.fromkeys(lines))
    return [*lines, military(table, seat)]


def person_line(table: Table, name: str) -> str:
    kind = PERSON_TYPES[PERSONS.index(name) // CARDS_PER_TYPE]
    return f"{table.word('person', name)} ({table.word('persontype', kind)}): {table.word('persontext', name)}"


def look_at_card(table: Table, word: str) -> list[str]:
    """By its name in the language of the table, or as actions call it; a tech and a government may share one."""
    lines = one_tech(table, word)
    for kind, keys in (
        ("wonder", WONDERS), ("building", BUILDINGS), ("government", GOVERNMENTS), ("civilization", CIVILIZATIONS),
        ("person", PERSONS), ("persontype", PERSON_TYPES), ("cultureevent", EVENTS), ("investment", INVESTMENTS),
        ("relic", RELICS), ("resource", RESOURCES), ("mark", MARKS), ("terrain", TERRAINS), ("unit", UNITS),
    ):  # fmt: skip
        for number, key in enumerate(keys):
            if key and word.replace(" ", "_") in (key, table.word(kind, key).lower().replace(" ", "_")):
                lines += card_lines(table, kind, number, key)
    return lines


def card_lines(table: Table, kind: str, number: int, key: str) -> list[str]:
    text, switches = table.text, table.state.switches
    title = first_big(table.word(kind, key))
    if kind == "building":
        return building_lines(table, number, title)
    if kind == "persontype":
        return [f"{title}: {', '.join(table.yields(PIECE_YIELDS[A_PERSON + number]))}."]
    if kind == "person":
        return [person_line(table, key)]
    if kind == "resource":
        squares = [name for name, at in table.layout.by_name.items() if table.state.resource_at(at) == number]
        left = [table.numbered("label-in-market", table.view["market"][key])] if number < GOODS else []
        return [f"{title}: {', '.join([*left, listed(text('label-on-map'), squares, ' ')])}"]
    if kind == "terrain":
        return terrain_lines(table, number, title)
    if kind == "unit":
        return [
            f"{title}:",
            *(f"  {table.player(seat)}: {unit_name(table, seat, number)}" for seat in range(table.players)),
        ]
    if kind == "cultureevent":
        title = f"{title} ({ROMAN[EVENT_LEVELS[number]]})"
    told = f"{kind}text"
    if kind == "government" and switches.later_governments:
        told += "-later"
    if kind == "investment" and key == INVESTMENTS[-1] and switches.first_endowment:
        return [f"{title}: {table.word(told, key + '_first')}"]
    return [f"{title}: {table.word(told, key)}"]


def unit_name(table: Table, seat: int, unit: int) -> str:
    """Warrior (rank I): strengths 1 to 3."""
    rank = table.seats[seat]["ranks"][unit]
    strengths = [table.unit_strength(seat, unit * 3 + grade) for grade in range(3)]
    name = table.text(f"unitname-{UNITS[unit]}-{rank}")
    number = table.seats[seat]["units"][UNITS[unit]]
    return (
        f"{name}, {table.text('label-strength')} {'/'.join(map(str, strengths))}, "
        f"{table.text('label-standing-forces')} {number}"
    )


def building_lines(table: Table, face: int, title: str) -> list[str]:
    """What it gives, what it costs, where it may stand, how many are left."""
    text = table.text
    where = [table.word("terrain", TERRAINS[each]) for each in members(BUILDING_TERRAINS[face // 2])]
    facts = [
        *table.yields(PIECE_YIELDS[A_BUILDING + face]),
        f"{text('label-cost')} {BUILDING_COSTS[face]}",
        f"{text('label-on')} {'/'.join(where)}",
        f"{text('label-needs')} {table.word('tech', TECHS[BUILDING_TECHS[face]])}",
        f"{text('label-left')} {table.view['pool'][face // 2]}",
    ]
    star = f" {text('label-star')}" if is_star(face) else ""
    return [f"{title}: {', '.join(facts)}.{star}"]


def terrain_lines(table: Table, terrain: int, title: str) -> list[str]:
    fitting = [
        table.word("building", name)
        for face, name in enumerate(BUILDINGS)
        if name and BUILDING_TERRAINS[face // 2] >> terrain & 1
    ]
    given = ", ".join(table.yields(TERRAIN_YIELDS[terrain])) or "-"
    return [f"{title}: {given}. {listed(table.text('label-buildings'), fitting)}"]
