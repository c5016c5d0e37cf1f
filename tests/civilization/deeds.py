"""What a match has shown: cards, abilities, markers, units, buildings, and everything the game can ask, do and say.

What is used counts when nobody has cancelled it. A power that works by itself counts when it made a difference: more
figures in a square, more steps, more cards in hand than the rules give without it."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib import resources
from typing import Final

import aegean.games.civilization.catalogue  # noqa: F401  fills the list of abilities
from aegean.core.events import Event
from aegean.core.match import Match
from aegean.games.civilization import pieces as p
from aegean.games.civilization.abilities import ABILITIES, BY_NAME, Ability
from aegean.games.civilization.actions import PRODUCE, SIGNATURES, STEP, kind_of
from aegean.games.civilization.coins import coins
from aegean.games.civilization.culture import ADVANCE_COSTS, level_of
from aegean.games.civilization.events import EventAbility
from aegean.games.civilization.force import has_wonder, tier
from aegean.games.civilization.governments import is_new
from aegean.games.civilization.invest import OnceATurn
from aegean.games.civilization.limits import city_limit, crosses_water, culture_hand, stacking_limit, travel_speed
from aegean.games.civilization.march import March, where
from aegean.games.civilization.pieces import CITIES, NONE
from aegean.games.civilization.produce import SecondItem
from aegean.games.civilization.state import Civ
from aegean.games.civilization.techs import TRADE_NEEDED
from aegean.games.civilization.units import rank

PACKAGE: Final = resources.files("aegean.games.civilization")
CATALOGUE: Final = PACKAGE.joinpath("text", "en.ftl").read_text("utf-8")
# Techs whose power works by itself and can be seen to make a difference.
POWERS: Final = (
    p.T_MASONRY, p.T_PRINTING_PRESS, p.T_BIOLOGY, p.T_REPLACEABLE_PARTS, p.T_HORSEBACK_RIDING, p.T_SAILING,
    p.T_STEAM_POWER, p.T_FLIGHT, p.T_NAVIGATION, p.T_POTTERY, p.T_CIVIL_SERVICE, p.T_THEOLOGY, p.T_COMPUTERS,
    p.T_IRRIGATION, p.T_MILITARY_SCIENCE, p.T_ECOLOGY, p.T_ENGINEERING, p.T_CODE_OF_LAWS,
)  # fmt: skip
AT_START: Final = (
    p.W_STONEHENGE, p.W_COLOSSUS, p.W_LOUVRE, p.W_PANAMA_CANAL, p.W_SYDNEY_OPERA_HOUSE, p.W_BIG_BEN,
)  # fmt: skip
LASTING_WONDERS: Final = (
    *AT_START, p.W_ORACLE, p.W_CHICHEN_ITZA, p.W_PYRAMIDS, p.W_HIMEJI, p.W_PORCELAIN_TOWER, p.W_BRANDENBURG_GATE,
    p.W_MACHU_PICCHU, p.W_UNITED_NATIONS, p.W_KREMLIN,
)  # fmt: skip
# What takes more luck than a few matches have: all cards of a level in hands, all unit decks empty, a loser who has
# nothing, a city founded or grown among full squares, Jerry Garcia with a hidden scientist, a group that can end
# nowhere or is pinned where it could not end, 42 great person cards drawn for 18 markers, an offer of what a card has
# taken away before it was answered.
RARE: Final = {
    "said no-events-left", "said marker-has-no-effect", "said loot-lost", "said no-room", "said stranded",
    "said stays-pinned", "said offer-expires", "said person-deck-shuffled", "asked ArtsAsTrade",
}  # fmt: skip
WORKING: Final = {"marker-works", "pays-marker", "shows-marker"}
COINS_COUNTED: Final = 3
SPOILED: Final = {"is-cancelled", "is-impossible", "takes-back"}


def named(prefix: str) -> list[str]:
    """The entries of a kind in the catalogue of texts."""
    return re.findall(rf"^{prefix}-([\w-]+)", CATALOGUE, re.M)


def sentences() -> list[str]:
    """Those of the game itself: how the terminal sums them up is another matter."""
    files = [file for file in PACKAGE.iterdir() if file.name.endswith(".py")]
    summed_up = "".join(file.read_text("utf-8") for file in files if file.name.startswith("terminal"))
    source = "".join(file.read_text("utf-8") for file in files if not file.name.startswith("terminal"))
    return [each for each in named("event") if f'"{each}"' in source or f'"{each}"' not in summed_up]


def is_a(ability: Ability, kind: type[Ability]) -> bool:
    """As isinstance, which must not be asked here: compiled abstract classes share what it remembers."""
    return kind in type(ability).__mro__


def use_of(ability: Ability) -> str:
    """The deed of using it."""
    if is_a(ability, EventAbility):
        return f"event {ability.name}"
    return f"person {ability.name}" if ability.name in p.PERSONS else f"use {ability.name}"


USES: Final = {each.name: use_of(each) for each in ABILITIES if not is_a(each, OnceATurn)}
MARKERS: Final = [
    f"{p.BACKS[back]} {p.MARKS[mark]}"
    for back, counts in enumerate((p.HUT_MARKS, p.VILLAGE_MARKS))
    for mark, count in enumerate(counts)
    if count
]
SHOWABLE: Final = {
    *(f"civilization {civ}" for civ in p.CIVILIZATIONS),
    *(f"tech {tech}" for tech in p.TECHS),
    *(f"power {p.TECHS[tech]}" for tech in POWERS),
    *USES.values(),
    *(f"wonder {wonder}" for wonder in p.WONDERS),
    *(f"wonder {p.WONDERS[wonder]} works" for wonder in LASTING_WONDERS),
    *(f"event {event}" for event in p.EVENTS),
    *(f"person {person}" for person in p.PERSONS),
    *(f"investment {card}" for card in p.INVESTMENTS),
    *MARKERS,
    *(f"unit {unit}" for unit in named("unitname")),
    *(f"building {face}" for face in p.BUILDINGS if face),
    *(f"relic {relic}" for relic in p.RELICS),
    *(f"government {government}" for government in p.GOVERNMENTS),
    *(f"said {sentence}" for sentence in sentences()),
    *(f"asked {question}" for question in named("prompt")),
    *(f"done {word}" for word, _ in SIGNATURES.values()),
}
ALL: Final = SHOWABLE - RARE


class Deeds:
    """What has been shown so far, fed with one move after the other."""

    def __init__(self) -> None:
        self.found: set[str] = set()
        self.pending: dict[tuple[object, object], str] = {}  # uses that somebody may still cancel

    def add(self, seat: int, action: int, events: list[Event], before: Civ, after: Civ) -> None:
        self.found |= of_move(action, events, before, after)
        self.found |= by_itself(seat, action, events, before, after, self.found)
        for event in events:
            use = use_told(event)
            if event.kind in SPOILED:
                self.pending.pop((event.values["seat"], event.values["ability"]), None)
            elif event.kind == "gift-cancelled":
                self.pending.pop((event.values["seat"], event.values["cultureevent"]), None)
            elif use:
                key = (event.values["seat"], use.split()[-1])
                if key in self.pending:
                    self.found.add(use)
                self.pending[key] = use

    def shown(self) -> set[str]:
        return self.found | set(self.pending.values())


def deeds(match: Match) -> set[str]:
    """A subset of ALL."""
    seen = Deeds()
    seen.found |= {f"said {event.kind}" for event in match.dealt_events}
    for move, before, after in match.walk():
        seen.add(move.seat, move.action, move.events, before, after)
    seen.found |= {f"civilization {p.CIVILIZATIONS[civ]}" for civ in match.state.civs}
    return seen.shown()


def use_told(event: Event) -> str:
    """The use that an event tells of, or nothing."""
    if event.kind == "uses":
        return USES.get(str(event.values["ability"]), f"person {event.values['ability']}")
    if event.kind in ("plays-event", "plays-gift"):
        return f"event {event.values['cultureevent']}"
    return ""


def of_move(action: int, events: list[Event], before: Civ, after: Civ) -> set[str]:
    """What an action shows at once, uses aside."""
    found = {f"done {SIGNATURES[kind_of(action)][0]}"}
    if after.agenda:
        found.add(f"asked {after.agenda[-1].name()}")
    for event in events:
        found.add(f"said {event.kind}")
        found |= of_event(event, before)
    if any(event.kind == "person-killed" for event in events):
        found -= {f"person {event.values['person']}" for event in events if event.kind == "discards-person"}
    return found


def of_event(event: Event, before: Civ) -> set[str]:
    kind, values = event.kind, event.values
    if kind == "gains-tech":
        return {f"tech {values['tech']}"}
    if kind == "builds-wonder":
        return {f"wonder {values['wonder']}"}
    if kind in ("shows-person", "discards-person", "places-newton"):
        return {f"person {values['person']}"}
    if kind in WORKING:
        return {f"{values['back']} {values['mark']}"}
    if kind in ("builds", "upgrades"):
        return {f"building {values['building']}"}
    if kind == "takes-relic":
        return {f"relic {values['relic']}"}
    if kind == "changes-government":
        return {f"government {values['government']}"}
    if kind == "plays-unit":
        unit = str(values["unit"])
        return {f"unit {unit}-{rank(before, int(values['seat']), p.UNITS.index(unit))}"}
    if kind == "gains-coin" and values["coinplace"] == p.COIN_PLACES[p.ON_CODE_OF_LAWS]:
        return {"power code_of_laws"}
    return {"use combustion"} if kind == "razes" else set()


# --- what works by itself


def by_itself(seat: int, action: int, events: list[Event], before: Civ, after: Civ, found: set[str]) -> set[str]:
    """Techs, wonders and investments that made a difference for who moved, or whose part begins."""
    made = steps_made(before, seat, action)
    shown: set[str] = set()
    for tech in POWERS:
        name = f"power {p.TECHS[tech]}"
        if name not in found and after.knows(seat, tech) and differs(after, seat, tech, made, events):
            shown.add(name)
    if isinstance(before.agenda[-1], SecondItem) and kind_of(action) == PRODUCE:
        shown.add(f"power {p.TECHS[p.T_ENGINEERING]}")
    for card, name in enumerate(p.INVESTMENTS):
        if f"investment {name}" not in found and tier(after, seat, card):
            shown.add(f"investment {name}")
    for wonder in LASTING_WONDERS:
        name = f"wonder {p.WONDERS[wonder]} works"
        if name not in found and after.wonder_owner[wonder] != NONE and works(wonder, events, before, after):
            shown.add(name)
    return shown


def differs(state: Civ, seat: int, tech: int, made: int, events: list[Event]) -> bool:
    """The seat has, goes or pays as it could not without the tech."""
    if tech not in BEYOND:
        return False
    state.techs[seat] &= ~(1 << tech)
    beyond = BEYOND[tech](state, seat, made, events)
    state.techs[seat] |= 1 << tech
    return beyond


def steps_made(before: Civ, seat: int, action: int) -> int:
    """By the group that goes on with this action; 0 if none does."""
    frame = before.agenda[-1]
    if not isinstance(frame, March) or kind_of(action) != STEP:
        return 0
    return travel_speed(before, seat) - frame.points + 1


def crowded(state: Civ, seat: int, made: int, events: list[Event]) -> bool:
    squares = {square for square in state.at[seat * p.FIGURES : seat * p.FIGURES + p.FIGURES] if square >= 0}
    return any(state.count_at(seat, square) > stacking_limit(state, seat) for square in squares)


def far(state: Civ, seat: int, made: int, events: list[Event]) -> bool:
    return made > travel_speed(state, seat)


def afloat(state: Civ, seat: int, made: int, events: list[Event]) -> bool:
    """Navigation: a group that goes on over water."""
    frame = state.agenda[-1] if state.agenda else None
    if not made or not isinstance(frame, March) or crosses_water(state, seat):
        return False
    here = where(state, frame.group)
    return here != NONE and state.is_water(here)


def full_handed(state: Civ, seat: int, made: int, events: list[Event]) -> bool:
    return len(state.hand[seat]) > culture_hand(state, seat)


def spread(state: Civ, seat: int, made: int, events: list[Event]) -> bool:
    return len(state.cities(seat)) > city_limit(state, seat)


def industrious(state: Civ, seat: int, made: int, events: list[Event]) -> bool:
    """Military Science: a city produces, and coins count for it."""
    return coins(state, seat) >= COINS_COUNTED and any(event.kind.startswith("produces-") for event in events)


def frugal(state: Civ, seat: int, made: int, events: list[Event]) -> bool:
    """Ecology: less trade for an advance."""
    usual = ADVANCE_COSTS[level_of(state.space[seat])][1]
    return any(event.kind == "pays-advance" and int(event.values["trade"]) < usual for event in events)


BEYOND: Final[dict[int, Callable[[Civ, int, int, list[Event]], bool]]] = {
    **dict.fromkeys((p.T_MASONRY, p.T_PRINTING_PRESS, p.T_BIOLOGY, p.T_REPLACEABLE_PARTS), crowded),
    **dict.fromkeys((p.T_HORSEBACK_RIDING, p.T_SAILING, p.T_STEAM_POWER, p.T_FLIGHT), far),
    **dict.fromkeys((p.T_POTTERY, p.T_CIVIL_SERVICE, p.T_THEOLOGY, p.T_COMPUTERS), full_handed),
    p.T_NAVIGATION: afloat,
    p.T_IRRIGATION: spread,
    p.T_MILITARY_SCIENCE: industrious,
    p.T_ECOLOGY: frugal,
}


def works(wonder: int, events: list[Event], before: Civ, after: Civ) -> bool:
    """A wonder that its owner does not use by choice has done something."""
    owner = after.wonder_owner[wonder]
    mine = [event for event in events if event.values.get("seat") == owner]
    kinds = {event.kind for event in mine}
    if wonder == p.W_UNITED_NATIONS:
        return "refuses-event" in kinds or "allows-event" in kinds
    if wonder == p.W_KREMLIN:
        return "replaces-spy" in kinds
    if wonder == p.W_ORACLE:
        return any(event.kind == "oracle-shows" for event in events)
    if not has_wonder(after, owner, wonder):
        return False
    if wonder in AT_START:
        begun = (before.phase, before.active) != (p.START_OF_TURN, owner)
        return begun and (after.phase, after.active) == (p.START_OF_TURN, owner)
    if wonder == p.W_CHICHEN_ITZA:
        return any(kind.startswith("produces-") for kind in kinds)
    if wonder == p.W_HIMEJI:
        return "plays-unit" in kinds
    if wonder == p.W_MACHU_PICCHU:
        used = BY_NAME[p.WONDERS[wonder]].number
        return bool(after.used[owner] >> used & 1)
    if wonder == p.W_PORCELAIN_TOWER:
        levels = [p.TECH_LEVELS[p.TECHS.index(str(each.values["tech"]))] for each in mine if each.kind == "researches"]
        return any(before.trade[owner] < TRADE_NEEDED[level] for level in levels)
    if wonder == p.W_PYRAMIDS:
        return "changes-government" in kinds and spared_anarchy(before, after, owner)
    return closes(after, owner)


def spared_anarchy(before: Civ, after: Civ, seat: int) -> bool:
    """The Pyramids: from one government to another that no new tech has opened."""
    now = after.government[seat]
    return p.ANARCHY not in (before.government[seat], now) and not is_new(before, seat, now)


def closes(state: Civ, owner: int) -> bool:
    """The Brandenburg Gate: somebody's group stands next to outskirts that it may not enter."""
    frame = state.agenda[-1] if state.agenda else None
    if not isinstance(frame, March) or frame.seat == owner:
        return False
    here = where(state, frame.group)
    if here == NONE:
        return False
    around = [state.city_of[square] for square in state.layout.near[here]]
    return any(city != NONE and city // CITIES == owner for city in around)
