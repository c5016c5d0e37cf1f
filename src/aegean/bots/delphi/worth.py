"""What things are worth to the bot, in dice: one die used as it lies is 1. Found by playing, not by theory."""

from __future__ import annotations

from functools import cache
from typing import Final

from aegean.games.delphi import pieces as p
from aegean.games.delphi.pieces import COLOURS, THRONE
from aegean.games.delphi.state import Delphi
from aegean.games.delphi.tasks import loadable_offerings, loadable_statues

# Dice that a round brings, with cards, gods and free steps counted in.
DICE_A_ROUND: Final = 3.8
# A favour saves a step on the wheel or at sea; the more there are, the less the next one helps.
FAVOUR: Final = 0.36
FAVOUR_STEPS: Final = ((5, 0.42), (5, 0.36), (5, 0.26), (10, 0.12), (1000, 0.03))
# One oracle card a turn can be used, so a large hand waits long.
CARD_STEPS: Final = (0.85, 0.75, 0.6, 0.45, 0.3, 0.2)
# Getting one given colour costs a little more than one favour on average (three dice, often one of them fits).
HUE: Final = 0.42
# Landing somewhere on the way leaves the colour open.
ANY_HUE: Final = 0.1
# A turn lost to recovering: its dice come back with the next turn, but the round is gone.
LOST_TURN: Final = 3.4
ONE_INJURY: Final = 0.3
NO_INJURIES: Final = 0.5
# An island tile of somebody else: favours, cards, steps or strength.
LETTER: Final[tuple[float, ...]] = (4 * FAVOUR, 1.4, 1.3, 1.2)  # psi, phi, omega, sigma
ANY_LETTER: Final = 1.3
GOD_STEP: Final = 0.3
HOME: Final = 50.0


@cache
def favours_worth(favours: int) -> float:
    worth = 0.0
    for many, each in FAVOUR_STEPS:
        worth += each * min(many, favours)
        favours -= many
        if favours <= 0:
            break
    return worth


@cache
def cards_worth(cards: int) -> float:
    return sum(CARD_STEPS[min(number, len(CARD_STEPS) - 1)] for number in range(cards))


@cache
def fight_favours(strength: int) -> float:
    """Favours a fight costs on average if it is fought to the end (R-DEL-105, 108)."""
    paid, lost, need = 0.0, 1.0, p.MONSTER_STRENGTH - strength
    while need > 0:
        lost *= need / p.BATTLE_FACES
        paid += lost
        need -= 1
    return paid


@cache
def fight_chance(strength: int, favours: int) -> float:
    """The chance to win if all favours may be paid."""
    lost, need = 1.0, p.MONSTER_STRENGTH - strength
    for _ in range(favours + 1):
        lost *= max(0, need) / p.BATTLE_FACES
        need -= 1
    return 1 - lost


# --- gods


def throne_worth(state: Delphi, seat: int, god: int) -> float:
    """A god that is ready to be used; at least an oracle card (R-DEL-149)."""
    if god == p.POSEIDON:
        return 2.0
    if god == p.ARES:
        return 2.6 if state.monster_tasks[seat] or state.monster_white[seat] else 0.7
    if god == p.HERMES:
        return 2.0 if loadable_statues(state, seat) else 0.7
    if god == p.ARTEMIS:
        return 2.4 if state.shrine_tasks[seat] else 1.5 if state.face_down else 0.7
    if god == p.APHRODITE:
        return 1.0 + 0.2 * state.injury_count(seat)
    return 1.7


def god_worth(state: Delphi, seat: int, god: int, row: int, rounds: float) -> float:
    """A god on its way: other players' rolls lift those on white clouds, so the first step is the dearest one."""
    full = throne_worth(state, seat, god) * min(1.0, rounds / 2)
    if row == THRONE:
        return full
    steps = THRONE - row if row else THRONE - state.entry_row() + 1
    # Free steps come with every roll of another player; with few rounds left a god does not arrive in time.
    in_time = min(1.0, max(0.0, rounds * (state.players - 1) * 0.35 + 1 - steps) / 3)
    waiting = 0.85**steps if row else 0.85**steps * 0.62
    return full * waiting * in_time


# --- injuries and strength


def injuries_worth(state: Delphi, seat: int, injuries: list[int], rounds: float) -> float:
    """A loss: cards on the hand, and the danger to lose the next turn (R-DEL-048, 215 to 217)."""
    if rounds < 1:
        return 0.0
    one, most = (4, 8) if state.owns(seat, p.THICK_SKIN) else (3, 6)
    total = sum(injuries)
    if not total:
        return NO_INJURIES
    if max(injuries) >= one or total >= most:
        return -LOST_TURN - ONE_INJURY * max(1, total - 3)
    hit = (6 - state.strength[seat]) / 6
    full = sum(count == one - 1 for count in injuries) / COLOURS
    danger = hit * full + full / 6
    if total == most - 1:
        danger = hit
    elif total == most - 2:
        danger = max(danger, 1 / 6 + hit * full)
    return -ONE_INJURY * total - LOST_TURN * min(1.0, danger)


def strength_worth(strength: int, rounds: float, monsters: int) -> float:
    """Fewer injuries of the titan, cheaper fights."""
    return strength * (0.14 * rounds + 0.16 * monsters)


# --- cards that stay


def companion_worth(state: Delphi, seat: int, card: int, rounds: float) -> float:
    colour, kind = card // 3, card % 3
    if kind == p.HERO:
        monsters = state.monster_tasks[seat].bit_count() + state.monster_white[seat]
        now = state.strength[seat]
        gain = strength_worth(min(p.MOST_STRENGTH, now + 2), rounds, monsters) - strength_worth(now, rounds, monsters)
        return gain + 0.06 * rounds + 0.4 * state.injuries[seat * COLOURS + colour]
    if kind == p.DEMIGOD:
        return 0.7 + 0.3 * rounds
    return 0.28 * rounds


def equipment_worth(state: Delphi, seat: int, card: int, rounds: float) -> float:
    """By what it saves until the end; what works at once by what it gives."""
    if card in (p.WARM_STATUE, p.COOL_STATUE):
        colours = p.WARM if card == p.WARM_STATUE else p.COOL
        return 2.4 if state.has_room(seat) and loadable_statues(state, seat) & colours else 0.0
    if card in (p.WARM_OFFERING, p.COOL_OFFERING):
        colours = p.WARM if card == p.WARM_OFFERING else p.COOL
        return 2.3 if state.has_room(seat) and loadable_offerings(state, seat) & colours else 0.0
    monsters = state.monster_tasks[seat].bit_count() + state.monster_white[seat]
    offerings = state.offering_tasks[seat].bit_count() + state.offering_white[seat]
    statues = state.statue_tasks[seat]
    shrines = state.shrine_tasks[seat].bit_count()
    return {
        p.SPARE_OARS: 0.3 * rounds,
        p.FLAT_KEEL: 0.2 * rounds,
        p.LONG_SPEAR: 0.4 * monsters + 0.2 * shrines,
        p.CARGO_CRANE: 0.8 * statues,
        p.LONG_RAMP: 0.8 * offerings,
        p.THICK_SKIN: 0.2 * rounds,
        p.EXTRA_WATCH: 0.2 * rounds,
        p.THANK_OFFERING: 0.25 * (monsters + offerings + statues),
        p.DEEP_HULL: 0.5 + strength_worth(1, rounds, monsters),
        p.PRAYER_OF_HERMES: 0.3 * rounds,
        p.PRAYER_OF_ARTEMIS: 0.3 * rounds,
        p.PRAYER_OF_POSEIDON: 0.3 * rounds,
        p.YELLOW_OMEN: 0.28 * rounds,
        p.RED_OMEN: 0.28 * rounds,
        p.BLACK_OMEN: 0.28 * rounds,
        p.DIVINE_SUMMONS: 2.1,
        p.RICH_BLESSING: 2.6,
        p.ISLAND_SCOUT: 2.4 if shrines and state.face_down.bit_count() > 1 else 1.4,
    }.get(card, 0.0)


def ship_worth(ship: int) -> float:
    """For the draft (R-DEL-039)."""
    return {
        p.ST_SHIELD: 4.0,
        p.ST_GODS: 4.0,
        p.ST_RANGE: 5.0,
        p.ST_HOLD: 4.5,
        p.ST_TASK: 4.2,
        p.ST_WHEEL: 5.0,
        p.ST_FAVOR: 5.0,
        p.ST_EQUIP: 3.5,
    }[ship]
