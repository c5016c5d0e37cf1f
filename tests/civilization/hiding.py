"""What an audience may not know, mixed up in the state itself and not by way of a view: so a view that shows too much
is caught."""

from __future__ import annotations

from collections import Counter

from aegean.core.chance import Chance
from aegean.core.masks import members
from aegean.games.civilization import pieces as p
from aegean.games.civilization.bargain import LayOut
from aegean.games.civilization.battle import hand_seen_by
from aegean.games.civilization.hand import KeepEvent
from aegean.games.civilization.people import ChoosePerson
from aegean.games.civilization.research import Research
from aegean.games.civilization.state import HAND, KNOWN, Civ, back_of, event_of, kind_of_marker, mark_of

EVENT_KIND = (1 << HAND) - 1
MARKER_KIND = (1 << KNOWN) - 1


def mixed_up(state: Civ, audience: int, dice: Chance, met: Counter[str]) -> Civ:
    """A copy in which all that is hidden from the audience may be something else; `met` counts what there was."""
    twin = state.copy()
    mix_units(twin, audience, dice, met)
    mix_events(twin, audience, dice, met)
    mix_people(twin, audience, dice, met)
    mix_markers(twin, audience, dice, met)
    mix_research(twin, audience, dice, met)
    return twin


def shuffled(cards: list[int], dice: Chance) -> list[int]:
    left = cards[:]
    return [left.pop(dice.below(len(left))) for _ in cards]


def has_seen(known: int, audience: int) -> bool:
    return audience >= 0 and bool(known >> audience & 1)


def mix_units(state: Civ, audience: int, dice: Chance, met: Counter[str]) -> None:
    """Cards of one type in the deck, in standing forces and in battle hands change places."""
    piles: list[tuple[list[int], int]] = [(state.unit_deck, 0)]
    for seat in range(state.players):
        if seat != audience and state.unit_count(seat):
            piles.append((state.units, seat * p.CLASSES))
            met["units"] += 1
    if state.fight is not None:
        for side in (0, 1):
            if not has_seen(hand_seen_by(state, side), audience) and any(state.fight.hands[side]):
                piles.append((state.fight.hands[side], 0))
                met["battle hands"] += 1
    for unit in range(p.UNIT_TYPES):
        grades = range(unit * p.GRADES, unit * p.GRADES + p.GRADES)
        cards = [card for pile, first in piles for card in grades for _ in range(pile[first + card])]
        mixed = shuffled(cards, dice)
        for pile, first in piles:
            number = sum(pile[first + card] for card in grades)
            for card in grades:
                pile[first + card] = mixed[:number].count(card)
            mixed = mixed[number:]


def mix_events(state: Civ, audience: int, dice: Chance, met: Counter[str]) -> None:
    for level in (1, 2, 3):
        deck = [event for event in range(len(p.EVENTS)) if p.EVENT_LEVELS[event] == level]
        pile = [event for event in deck for _ in range(state.event_deck[event])]
        for seat in range(state.players):
            for place, card in enumerate(state.hand[seat]):
                if p.EVENT_LEVELS[event_of(card)] == level and not has_seen(card >> HAND, audience):
                    met["events"] += 1
                    pile.append(event_of(card))
                    drawn = pile.pop(dice.below(len(pile)))
                    state.hand[seat][place] = card & ~EVENT_KIND | drawn
            state.hand[seat].sort(key=event_of)
        for place, frame in enumerate(state.agenda):
            if isinstance(frame, KeepEvent) and frame.level == level and frame.seat != audience:
                met["omens"] += 1
                pile = shuffled([*pile, frame.event, frame.other], dice)
                state.agenda[place] = KeepEvent(frame.seat, level, pile.pop(), pile.pop())
        for event in deck:
            state.event_deck[event] = pile.count(event)


def mix_people(state: Civ, audience: int, dice: Chance, met: Counter[str]) -> None:
    """Cards of one type; the two that the Greeks look at with others that could have come, too."""
    for kind in range(p.TYPES):
        cards = range(kind * p.CARDS_PER_TYPE, (kind + 1) * p.CARDS_PER_TYPE)
        for seat in range(state.players):
            for card in cards:
                left = [other for other in cards if state.person_deck >> other & 1]
                if seat != audience and state.down[seat] >> card & 1 and left:
                    met["people"] += 1
                    other = left[dice.below(len(left))]
                    state.down[seat] ^= 1 << card | 1 << other
                    state.person_deck ^= 1 << card | 1 << other
    for place, frame in enumerate(state.agenda):
        if isinstance(frame, ChoosePerson) and frame.seat != audience:
            met["great minds"] += 1
            deck = state.person_deck | 1 << frame.card | 1 << frame.other
            cards_left = [card for card in members(deck) if state.person_supply[card // p.CARDS_PER_TYPE]]
            one, two = shuffled(cards_left, dice)[:2]
            state.person_deck = deck & ~(1 << one | 1 << two)
            state.agenda[place] = ChoosePerson(frame.seat, one, two)


def mix_markers(state: Civ, audience: int, dice: Chance, met: Counter[str]) -> None:
    """Those that are held, and those on the map that somebody has looked at, with what nobody has seen."""
    if any(isinstance(frame, LayOut) for frame in state.agenda):
        return  # it names what is handed over
    for back in range(len(p.BACKS)):
        kinds = range(back * len(p.MARKS), (back + 1) * len(p.MARKS))
        pile = [kind for kind in kinds for _ in range(state.marks_left[kind])]
        for seat in range(state.players):
            for place, held in enumerate(state.held[seat]):
                if back_of(held) == back and not has_seen(held >> KNOWN, audience):
                    met["markers"] += 1
                    pile.append(back * len(p.MARKS) + mark_of(held))
                    drawn = pile.pop(dice.below(len(pile))) % len(p.MARKS)
                    state.held[seat][place] = held & ~MARKER_KIND | back | drawn << 1
            state.held[seat].sort(key=kind_of_marker)
        for square, mark in enumerate(state.spot_mark):
            if mark != p.NONE and state.spot[square] == back and not has_seen(state.spot_known[square], audience):
                met["seen markers"] += 1
                pile.append(back * len(p.MARKS) + mark)
                state.spot_mark[square] = pile.pop(dice.below(len(pile))) % len(p.MARKS)
        for kind in kinds:
            state.marks_left[kind] = pile.count(kind)


def mix_research(state: Civ, audience: int, dice: Chance, met: Counter[str]) -> None:
    for place, frame in enumerate(state.agenda):
        if isinstance(frame, Research):
            answers = list(frame.answers)
            for seat, answer in enumerate(answers):
                if answer >= 0 and seat != audience:
                    met["research"] += 1
                    options = frame.legal(state, seat)
                    answers[seat] = options[dice.below(len(options))]
            state.agenda[place] = Research(tuple(answers))
