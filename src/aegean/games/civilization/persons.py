"""The 42 great person cards (R-CIV-254, 259, 260, 263, 573 to 575; great_persons.yaml).

Cards that are used by choice are abilities. The others work by themselves while they lie face up: where they act,
`force.has_person` is asked; what they bring at Start of Turn is in `person_cards.py`. Three cards of battles are in
`battle_abilities.py`; the windows of a few others lie inside an action, whose module asks for them:

    culture.py   William Shakespeare          produce.py   Michelangelo, Susan B. Anthony (by yields.py)
    techs.py     Archimedes, Nikola Tesla     research.py  Nikola Tesla, Isaac Newton
    invest.py    A. P. Giannini               arts.py      Akira Kurosawa, Charles Darwin
    wonders.py   Jim Henson                   uses.py      Marie Curie
    limits.py    Valmiki, Henry Ford, Louis Pasteur        coins.py  Adam Smith
    battle.py    Leonidas, Sun Tzu            fronts.py    Georgy Zhukov
    uses.py      Dr. Martin Luther King against what was announced; city_actions.py, governments.py
"""

from __future__ import annotations

from typing import Final

from aegean.core.refusal import Refusal
from aegean.games.civilization.abilities import (
    ANY_TIME,
    CITY_ACTION,
    OWN_CITIES,
    OWN_MOVE,
    OWN_START,
    PHASE_BEGINS,
    REACT_CITY,
    REACT_EVENT,
    REACT_RESOURCE,
    Ability,
    used,
)
from aegean.games.civilization.actions import (
    AIM_AMOUNT,
    AIM_BUILDING,
    AIM_CITY,
    AIM_COIN,
    AIM_SEAT,
    AIM_SQUARE,
    AIM_TECH,
    DISCARD,
    END,
    GROUP,
    HAND_OVER,
    PASS,
    first,
    kind_of,
    pack,
    second,
    third,
)
from aegean.games.civilization.arts import devote
from aegean.games.civilization.buildings import build_free, building_squares
from aegean.games.civilization.city_actions import give_action
from aegean.games.civilization.coins import coins
from aegean.games.civilization.culture import advance, level_of
from aegean.games.civilization.figures import figure_squares, relocate
from aegean.games.civilization.force import may_use_person, might_have
from aegean.games.civilization.gains import gain_culture, gain_trade
from aegean.games.civilization.hand import EVENT, discard_event, draw_events
from aegean.games.civilization.limits import culture_hand, has_room, stacking_limit
from aegean.games.civilization.marks import see_spot
from aegean.games.civilization.person_cards import START_GAINS, PersonAbility
from aegean.games.civilization.pieces import (
    A_BUILDING,
    AIRCRAFT,
    BACKS,
    CITIES,
    FIGURES,
    HARBOR,
    MARKS,
    MOST_TRADE,
    NONE,
    ON_SHEET,
    P_ADA_LOVELACE,
    P_ALBERT_EINSTEIN,
    P_ANDREW_CARNEGIE,
    P_CAPTAIN_COOK,
    P_CHARLES_DARWIN,
    P_FRANK_LLOYD_WRIGHT,
    P_FRIDA_KAHLO,
    P_GALILEO_GALILEI,
    P_HANNIBAL,
    P_JACQUES_COUSTEAU,
    P_JERRY_GARCIA,
    P_KHALID_IBN_AL_WALID,
    P_MARCO_POLO,
    P_MARK_TWAIN,
    P_MICHELANGELO,
    P_MOTHER_TERESA,
    P_ORVILLE_WRIGHT,
    P_ST_FRANCIS,
    P_THOMAS_EDISON,
    P_ZHENG_HE,
    PERSONS,
)
from aegean.games.civilization.purse import CULTURE_POINTS, TRADE_POINTS
from aegean.games.civilization.reach import may_rest
from aegean.games.civilization.state import KNOWN, Civ, CivFrame, back_of, building_on, mark_of
from aegean.games.civilization.techs import might_place, placeable, research_free
from aegean.games.civilization.tiles import HUT_SPOT, VILLAGE_SPOT
from aegean.games.civilization.tokens import gain_token, lose_token, token_places
from aegean.games.civilization.units import cards_left, gain_unit
from aegean.games.civilization.uses import announced_below, cancel_announced

# --- artists


class FridaKahlo(PersonAbility):
    """Any events are thrown away, then the hand is filled from the deck of the own section of the track."""

    def ready(self, state: Civ, seat: int) -> bool:
        return bool(state.hand[seat]) or culture_hand(state, seat) > 0

    def effect(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> None:
        if state.hand[seat]:
            state.agenda.append(ThrowAway(seat))
        else:
            refill(state, seat)


class ThrowAway(CivFrame):
    """Frida Kahlo: one event after the other, until the hand is to be refilled."""

    def legal(self, state: Civ, seat: int) -> list[int]:
        return [END, *(pack(DISCARD, event) for event in sorted({card & EVENT for card in state.hand[seat]}))]

    def refusal(self, state: Civ, seat: int, action: int) -> Refusal | None:
        return Refusal("not-in-your-hand", "R-CIV-641", {"person": PERSONS[P_FRIDA_KAHLO]})

    def play(self, state: Civ, seat: int, action: int) -> None:
        if kind_of(action) == DISCARD:
            discard_event(state, seat, first(action))
        if kind_of(action) == END or not state.hand[seat]:
            state.agenda.pop()
            refill(state, seat)


def refill(state: Civ, seat: int) -> None:
    missing = culture_hand(state, seat) - len(state.hand[seat])
    if missing > 0:
        draw_events(state, seat, level_of(state.space[seat]), missing)


class JerryGarcia(PersonAbility):
    """R-CIV-144, 545: the capital's action, which manage.py has counted, devotes all cities; nobody can cancel it."""

    def effect(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> None:
        if might_have(state, seat, P_CHARLES_DARWIN) and not used(state, seat, CHARLES_DARWIN):
            state.agenda.append(ArtsAsTrade(seat))
        else:
            devote_all(state, seat, NONE)


def devote_all(state: Civ, seat: int, as_trade: int) -> None:
    for city in state.cities(seat):
        devote(state, city, city == as_trade)


class ArtsAsTrade(CivFrame):
    """Whether Charles Darwin helps one of the cities that Jerry Garcia devotes; asked of all who might have him."""

    def legal(self, state: Civ, seat: int) -> list[int]:
        if not may_use_person(state, seat, P_CHARLES_DARWIN):
            return [PASS]
        return [PASS, *(pack(AIM_CITY, city) for city in state.cities(seat))]

    def refusal(self, state: Civ, seat: int, action: int) -> Refusal | None:
        return Refusal("no-darwin", "R-CIV-641", {"person": PERSONS[P_CHARLES_DARWIN]})

    def play(self, state: Civ, seat: int, action: int) -> None:
        state.agenda.pop()
        if kind_of(action) == PASS:
            devote_all(state, seat, NONE)
            return
        state.used[seat] |= 1 << CHARLES_DARWIN.number
        state.say("uses", {"seat": seat, "ability": CHARLES_DARWIN.name})
        CHARLES_DARWIN.spend(state, seat)
        devote_all(state, seat, first(action))


class MarkTwain(PersonAbility):
    """Cancels a city action, an event or a resource ability; what was paid for it stays paid (R-CIV-143, 218). Is
    neither event nor resource ability, so nothing cancels it; only Dr. King may be shown against it."""

    def ready(self, state: Civ, seat: int) -> bool:
        return announced_below(state) is not None

    def effect(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> None:
        cancel_announced(state)


# --- builders


class AdaLovelace(PersonAbility):
    """R-CIV-144, 545: one more action for one city, also for one that has acted; nobody can cancel it."""

    def aims(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> list[int]:
        return [] if chosen else [pack(AIM_CITY, city) for city in state.cities(seat)]

    def effect(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> None:
        city = first(chosen[0])
        give_action(state, city, True)
        state.say("one-more-action", {"seat": seat, "city": city % CITIES})


class FrankLloydWright(PersonAbility):
    """Trade and culture for the buildings in the own outskirts, blockaded ones too."""

    def built(self, state: Civ, seat: int) -> int:
        return sum(
            building_on(state.piece[square]) != NONE for city in state.cities(seat) for square in state.outskirts(city)
        )

    def ready(self, state: Civ, seat: int) -> bool:
        return self.built(state, seat) > 0

    def effect(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> None:
        number = self.built(state, seat)
        gain_trade(state, seat, number)
        gain_culture(state, seat, number)


class OrvilleWright(PersonAbility):
    """An aircraft, with or without Flight."""

    def ready(self, state: Civ, seat: int) -> bool:
        return cards_left(state, AIRCRAFT)

    def effect(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> None:
        gain_unit(state, seat, AIRCRAFT)


class ThomasEdison(PersonAbility):
    """A tech that somebody else knows is researched for free (R-CIV-407, 408)."""

    def aims(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> list[int]:
        return [] if chosen else self.invented(state, seat, placeable(state, seat))

    def might_choose(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> bool:
        return not chosen and len(self.invented(state, seat, might_place(state, seat))) > 1

    def invented(self, state: Civ, seat: int, techs: list[int]) -> list[int]:
        """Those of the techs that somebody else knows."""
        known = 0
        for other in state.others(seat):
            known |= state.techs[other]
        return [pack(AIM_TECH, tech) for tech in techs if known >> tech & 1]

    def ready(self, state: Civ, seat: int) -> bool:
        return bool(self.aims(state, seat, ()))

    def effect(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> None:
        research_free(state, seat, first(chosen[0]))


# --- generals


class Hannibal(PersonAbility):
    """R-CIV-283, 584: figures of one square go to another one where the seat has a figure, and may move later."""

    def aims(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> list[int]:
        """The group, then the square."""
        if not chosen:
            return groups_to_lead(state, seat)
        if len(chosen) == 1:
            number = second(chosen[0]) + third(chosen[0])
            return [pack(AIM_SQUARE, square) for square in joinable(state, seat, first(chosen[0]), number)]
        return []

    def ready(self, state: Civ, seat: int) -> bool:
        return bool(groups_to_lead(state, seat))

    def effect(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> None:
        here, armies, scouts = first(chosen[0]), second(chosen[0]), third(chosen[0])
        figures = state.armies_at(seat, here)[:armies] + state.scouts_at(seat, here)[:scouts]
        relocate(state, figures, first(chosen[1]))


def groups_to_lead(state: Civ, seat: int) -> list[int]:
    """Any figures of one square for which another square with an own figure has room."""
    actions: list[int] = []
    for here in figure_squares(state, seat):
        armies, scouts = len(state.armies_at(seat, here)), len(state.scouts_at(seat, here))
        for number in range(1, armies + scouts + 1):
            if joinable(state, seat, here, number):
                actions += [
                    pack(GROUP, here, led, number - led)
                    for led in range(max(0, number - scouts), min(armies, number) + 1)
                ]
    return actions


def joinable(state: Civ, seat: int, here: int, number: int) -> list[int]:
    """R-CIV-273, 584: other squares with own figures that may be ended in and have room for so many more."""
    return [
        square
        for square in figure_squares(state, seat)
        if square != here and may_rest(state, seat, square) and has_room(state, seat, square, number)
    ]


class KhalidIbnAlWalid(PersonAbility):
    """R-CIV-074, 522: the marker of the first player, for the phase that is about to begin and from then on."""

    def ready(self, state: Civ, seat: int) -> bool:
        return state.first != seat

    def effect(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> None:
        state.first = seat
        state.say("becomes-first-player", {"seat": seat})


# --- humanitarians


class JacquesCousteau(PersonAbility):
    """Up to three harbors, with or without Navigation."""

    def ready(self, state: Civ, seat: int) -> bool:
        return bool(harbors(state, seat))

    def effect(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> None:
        state.agenda.append(BuildHarbors(seat, COUSTEAU_HARBORS))


def harbors(state: Civ, seat: int) -> list[int]:
    """R-CIV-549: water in the own outskirts that has none yet."""
    return [
        pack(AIM_BUILDING, HARBOR, square)
        for city in state.cities(seat)
        for square in building_squares(state, city, HARBOR)
        if state.piece[square] != A_BUILDING + HARBOR
    ]


class BuildHarbors(CivFrame):
    """Jacques Cousteau: one harbor after the other, three at most."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.left)

    def about(self, state: Civ) -> dict[str, int | str]:
        return {"number": self.left}

    def legal(self, state: Civ, seat: int) -> list[int]:
        """The first one is the use of the card; after it, no more is an answer too (R-CIV-562)."""
        found = harbors(state, seat)
        return found if self.left == COUSTEAU_HARBORS else [END, *found]

    def refusal(self, state: Civ, seat: int, action: int) -> Refusal | None:
        return Refusal("no-harbor-there", "R-CIV-172")

    def play(self, state: Civ, seat: int, action: int) -> None:
        state.agenda.pop()
        if kind_of(action) == END:
            return
        build_free(state, seat, HARBOR, second(action))
        if self.left > 1 and not state.places and harbors(state, seat):
            state.agenda.append(BuildHarbors(seat, self.left - 1))


class MotherTeresa(PersonAbility):
    """A coin token goes to another player's sheet; in return a free advance, once a turn."""

    def aims(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> list[int]:
        """The token, then who gets it."""
        if not chosen:
            return [pack(AIM_COIN, seat, place) for place in token_places(state, seat)]
        if len(chosen) == 1:
            return [pack(AIM_SEAT, other) for other in state.others(seat)]
        return []

    def ready(self, state: Civ, seat: int) -> bool:
        return bool(token_places(state, seat))

    def effect(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> None:
        lose_token(state, seat, second(chosen[0]))
        gain_token(state, first(chosen[1]), ON_SHEET)
        if not state.places:
            advance(state, seat)


class StFrancis(PersonAbility):
    """Three culture for each army in the supply."""

    def ready(self, state: Civ, seat: int) -> bool:
        return state.armies_in_supply(seat) > 0

    def effect(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> None:
        gain_culture(state, seat, FRANCIS_CULTURE * state.armies_in_supply(seat))


# --- industrialists


class AndrewCarnegie(PersonAbility):
    """R-CIV-569: a free advance for every full three coins, one after the other; coins are counted once."""

    def ready(self, state: Civ, seat: int) -> bool:
        return coins(state, seat) >= COINS_PER_ADVANCE

    def effect(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> None:
        for _ in range(coins(state, seat) // COINS_PER_ADVANCE):
            advance(state, seat)


class CaptainCook(PersonAbility):
    """The travel speed counts double for the rest of the turn."""

    def ready(self, state: Civ, seat: int) -> bool:
        return not state.hasty >> seat & 1 and any(
            state.at[figure] >= 0 and not state.done >> figure & 1
            for figure in range(seat * FIGURES, seat * FIGURES + FIGURES)
        )

    def effect(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> None:
        state.hasty |= 1 << seat


class MarcoPolo(PersonAbility):
    """27 trade; the dial stops at 27."""

    def ready(self, state: Civ, seat: int) -> bool:
        return state.trade[seat] < MOST_TRADE

    def effect(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> None:
        gain_trade(state, seat, MOST_TRADE)


class ZhengHe(PersonAbility):
    """Sees every face-down hut and village marker on the map and with the others."""

    def ready(self, state: Civ, seat: int) -> bool:
        return bool(unseen_spots(state, seat)) or any(
            not held >> KNOWN + seat & 1 for other in state.others(seat) for held in state.held[other]
        )

    def effect(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> None:
        for square in unseen_spots(state, seat):
            see_spot(state, seat, square)
        for other in state.others(seat):
            for place, held in enumerate(state.held[other]):
                state.held[other][place] = held | 1 << KNOWN + seat
                values: dict[str, int | str] = {"back": BACKS[back_of(held)], "mark": MARKS[mark_of(held)]}
                state.whisper(seat, "held-marker-seen", {"other": other, **values})


def unseen_spots(state: Civ, seat: int) -> list[int]:
    return [
        square
        for square, spot in enumerate(state.spot)
        if spot in (HUT_SPOT, VILLAGE_SPOT) and not state.spot_known[square] >> seat & 1
    ]


# --- scientists


class AlbertEinstein(PersonAbility):
    """Any amount of trade becomes culture, or of culture trade."""

    def aims(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> list[int]:
        """What is handed over, then how much."""
        if not chosen:
            found: list[int] = []
            if state.trade[seat]:
                found.append(pack(HAND_OVER, TRADE_POINTS))
            if state.culture[seat] and state.trade[seat] < MOST_TRADE:
                found.append(pack(HAND_OVER, CULTURE_POINTS))
            return found
        if len(chosen) == 1:
            most = state.trade[seat] if first(chosen[0]) == TRADE_POINTS else state.culture[seat]
            return [pack(AIM_AMOUNT, amount) for amount in range(1, most + 1)]
        return []

    def ready(self, state: Civ, seat: int) -> bool:
        return bool(self.aims(state, seat, ()))

    def effect(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> None:
        amount = first(chosen[1])
        if first(chosen[0]) == TRADE_POINTS:
            state.trade[seat] -= amount
            gain_culture(state, seat, amount)
        else:
            state.culture[seat] -= amount
            gain_trade(state, seat, amount)


class GalileoGalilei(PersonAbility):
    """R-CIV-283, 584: all own figures of a square at the outer edge go to an empty one there and are done moving."""

    def aims(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> list[int]:
        if not chosen:
            limit, squares = stacking_limit(state, seat), edge_squares(state, seat)
            return [
                pack(AIM_SQUARE, square)
                for square in figure_squares(state, seat)
                if state.layout.on_edge[square] and state.count_at(seat, square) <= limit and squares
            ]
        if len(chosen) == 1:
            return [pack(AIM_SQUARE, square) for square in edge_squares(state, seat)]
        return []

    def ready(self, state: Civ, seat: int) -> bool:
        return bool(self.aims(state, seat, ()))

    def effect(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> None:
        figures = state.figures_at(seat, first(chosen[0]))
        for figure in figures:
            state.done |= 1 << figure
        relocate(state, figures, first(chosen[1]))


def edge_squares(state: Civ, seat: int) -> list[int]:
    """Empty squares at the outer edge in which the seat may end."""
    return [
        square
        for square in range(state.layout.size)
        if state.layout.on_edge[square] and not state.guests[square] and may_rest(state, seat, square)
    ]


# --- the cards

FRANCIS_CULTURE: Final = 3
COINS_PER_ADVANCE: Final = 3
COUSTEAU_HARBORS: Final = 3
CHARLES_DARWIN: Final = PersonAbility(P_CHARLES_DARWIN, 0, discarded=False)

PERSON_ABILITIES: Final[list[Ability]] = [
    FridaKahlo(P_FRIDA_KAHLO, ANY_TIME),
    JerryGarcia(P_JERRY_GARCIA, CITY_ACTION),
    MarkTwain(P_MARK_TWAIN, REACT_CITY | REACT_EVENT | REACT_RESOURCE),
    PersonAbility(P_MICHELANGELO, 0),
    AdaLovelace(P_ADA_LOVELACE, OWN_CITIES),
    FrankLloydWright(P_FRANK_LLOYD_WRIGHT, OWN_CITIES),
    OrvilleWright(P_ORVILLE_WRIGHT, OWN_START),
    ThomasEdison(P_THOMAS_EDISON, OWN_START),
    Hannibal(P_HANNIBAL, OWN_CITIES),
    KhalidIbnAlWalid(P_KHALID_IBN_AL_WALID, PHASE_BEGINS),
    JacquesCousteau(P_JACQUES_COUSTEAU, OWN_START),
    MotherTeresa(P_MOTHER_TERESA, OWN_START, discarded=False),
    StFrancis(P_ST_FRANCIS, OWN_CITIES),
    AndrewCarnegie(P_ANDREW_CARNEGIE, OWN_CITIES),
    CaptainCook(P_CAPTAIN_COOK, OWN_MOVE),
    MarcoPolo(P_MARCO_POLO, ANY_TIME),
    ZhengHe(P_ZHENG_HE, ANY_TIME),
    AlbertEinstein(P_ALBERT_EINSTEIN, OWN_CITIES),
    CHARLES_DARWIN,
    GalileoGalilei(P_GALILEO_GALILEI, OWN_CITIES),
    *START_GAINS,
]
