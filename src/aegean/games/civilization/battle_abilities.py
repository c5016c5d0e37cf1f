"""What techs and great people do in a battle (R-CIV-336, 345, 347, 351, 600, 607).

Animal Husbandry, Biology, Mathematics and Ballistics fill a slot of a battle turn, Metalworking belongs to playing a
unit, Gustavus Adolphus and Joan of Arc work at the start, Florence Nightingale at the end. Leonidas and Sun Tzu are in
`battle.py`, Georgy Zhukov in `fronts.py`."""

from __future__ import annotations

from typing import Final

from aegean.core.refusal import Refusal
from aegean.games.civilization.abilities import (
    BATTLE_END,
    BATTLE_SLOT,
    BATTLE_START,
    BY_RESOURCE,
    Ability,
    used,
)
from aegean.games.civilization.actions import AIM_UNIT, END, HEAL, STRIKE, first, kind_of, pack, second
from aegean.games.civilization.fronts import in_play, power, side_of, the_fight, wound
from aegean.games.civilization.person_cards import PersonAbility
from aegean.games.civilization.pieces import (
    CLASSES,
    GRADES,
    IRON,
    NONE,
    P_FLORENCE_NIGHTINGALE,
    P_GUSTAVUS_ADOLPHUS,
    P_JOAN_OF_ARC,
    T_ANIMAL_HUSBANDRY,
    T_BALLISTICS,
    T_BIOLOGY,
    T_MATHEMATICS,
    T_METALWORKING,
    TECHS,
    UNITS,
)
from aegean.games.civilization.purse import can_pay, might_pay
from aegean.games.civilization.state import Civ, CivFrame, Fight
from aegean.games.civilization.units import buildable, bury_unit, draw_unit, strength, unlocked

# Bits of `Fight.used`: what works once a battle.
HELD_BACK: Final = 1
SAVED_ONE: Final = 2
FIELD_MEDICINE: Final = 4
SURGEONS: Final = 8

MEDICINE: Final = 3  # wounds healed by Animal Husbandry
STEEL: Final = 3  # wounds added by Metalworking


# --- techs


class Healing(Ability):
    """R-CIV-347: Animal Husbandry and Biology, once a battle each."""

    def __init__(self, tech: int, bit: int, most: int) -> None:
        super().__init__(TECHS[tech], BATTLE_SLOT)
        self.tech = tech
        self.bit = bit
        self.most = most  # wounds healed in all; 0 for every wound
        self.once = False

    def owned(self, state: Civ, seat: int) -> bool:
        return state.knows(seat, self.tech)

    def ready(self, state: Civ, seat: int) -> bool:
        side = side_of(state, seat)
        if side == NONE:
            return False
        fight = the_fight(state)
        return not fight.used[side] & self.bit and any(fight.front_wounds[side])

    def effect(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> None:
        fight, side = the_fight(state), side_of(state, seat)
        fight.used[side] |= self.bit
        if not self.most or sum(fight.front_wounds[side]) <= self.most:
            for front in wounded(fight, side):
                heal(state, side, front, fight.front_wounds[side][front])
        else:
            state.agenda.append(FieldMedicine(seat, side, self.most))


def wounded(fight: Fight, side: int) -> list[int]:
    return [front for front, wounds in enumerate(fight.front_wounds[side]) if wounds]


def heal(state: Civ, side: int, front: int, wounds: int) -> None:
    fight = the_fight(state)
    fight.front_wounds[side][front] -= wounds
    unit = UNITS[fight.front_units[side][front] // GRADES]
    state.say("unit-healed", {"seat": fight.seats[side], "unit": unit, "front": front + 1, "wounds": wounds})


class Wounds(CivFrame):
    """So many wounds are still to be dealt or removed, one front at a time."""

    def __init__(self, seat: int, side: int, left: int) -> None:
        super().__init__(seat)
        self.side = side
        self.left = left

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.side, self.left)

    def about(self, state: Civ) -> dict[str, int | str]:
        return {"wounds": self.left}


class FieldMedicine(Wounds):
    """Animal Husbandry: where wounds are removed, one front at a time; fewer than allowed, if its owner ends it."""

    def legal(self, state: Civ, seat: int) -> list[int]:
        wounds = the_fight(state).front_wounds[self.side]
        actions = [END]
        for front, number in enumerate(wounds):
            actions += [pack(HEAL, front + 1, amount) for amount in range(1, min(number, self.left) + 1)]
        return actions

    def refusal(self, state: Civ, seat: int, action: int) -> Refusal | None:
        return Refusal("no-such-wounds", "R-CIV-347", {"wounds": self.left})

    def play(self, state: Civ, seat: int, action: int) -> None:
        state.agenda.pop()
        if kind_of(action) == END:
            return
        heal(state, self.side, first(action) - 1, second(action))
        left = self.left - second(action)
        if left and any(the_fight(state).front_wounds[self.side]):
            state.agenda.append(FieldMedicine(seat, self.side, left))


class Volley(Ability):
    """R-CIV-347: Mathematics and Ballistics, wounds on enemy units in play."""

    def __init__(self, tech: int, wounds: int) -> None:
        super().__init__(TECHS[tech], BATTLE_SLOT, BY_RESOURCE, (IRON,))
        self.tech = tech
        self.wounds = wounds

    def owned(self, state: Civ, seat: int) -> bool:
        return state.knows(seat, self.tech)

    def ready(self, state: Civ, seat: int) -> bool:
        side = side_of(state, seat)
        return side != NONE and bool(in_play(the_fight(state), 1 - side))

    def effect(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> None:
        state.agenda.append(Strike(seat, side_of(state, seat), self.wounds))


class Strike(Wounds):
    """Wounds are dealt one front at a time; what a kill brings about is settled before the next (R-CIV-606)."""

    def legal(self, state: Civ, seat: int) -> list[int]:
        fight, enemy = the_fight(state), 1 - self.side
        actions = [END]
        for front in in_play(fight, enemy):
            room = power(state, enemy, fight.front_units[enemy][front]) - fight.front_wounds[enemy][front]
            actions += [pack(STRIKE, front + 1, amount) for amount in range(1, min(room, self.left) + 1)]
        return actions

    def refusal(self, state: Civ, seat: int, action: int) -> Refusal | None:
        if kind_of(action) == STRIKE and first(action) - 1 not in in_play(the_fight(state), 1 - self.side):
            return Refusal("no-enemy-there", "R-CIV-347", {"front": first(action)})
        return Refusal("no-such-wounds", "R-CIV-347", {"wounds": self.left})

    def play(self, state: Civ, seat: int, action: int) -> None:
        state.agenda.pop()
        if kind_of(action) == END:
            return
        left = self.left - second(action)
        front = first(action) - 1
        enemy = 1 - self.side
        if left and (len(in_play(the_fight(state), enemy)) > 1 or survives(state, enemy, front, second(action))):
            state.agenda.append(Strike(seat, self.side, left))
        wound(state, enemy, front, second(action))


def survives(state: Civ, side: int, front: int, wounds: int) -> bool:
    fight = the_fight(state)
    return fight.front_wounds[side][front] + wounds < power(state, side, fight.front_units[side][front])


class Metalworking(Ability):
    """R-CIV-345, 600: part of playing a unit; it is named with the unit and offered nowhere else."""

    def __init__(self) -> None:
        super().__init__(TECHS[T_METALWORKING], 0, BY_RESOURCE, (IRON,))

    def owned(self, state: Civ, seat: int) -> bool:
        return state.knows(seat, T_METALWORKING)

    def effect(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> None:
        the_fight(state).steel = STEEL


def may_forge(state: Civ, seat: int) -> bool:
    return METALWORKING.owned(state, seat) and not used(state, seat, METALWORKING) and can_pay(state, seat, (IRON,))


def might_fill_slot(state: Civ, seat: int) -> bool:
    """As far as everybody can know: techs, wounds and what has been used are open, an iron may lie face down."""
    return any(
        ability.owned(state, seat)
        and not (ability.once and used(state, seat, ability))
        and ability.ready(state, seat)
        and might_pay(state, seat, ability.price)
        for ability in SLOT_ABILITIES
    )


# --- great people


class GustavusAdolphus(PersonAbility):
    """The drawn units are killed beyond saving; as many new ones of unlocked types take their place."""

    def ready(self, state: Civ, seat: int) -> bool:
        return any(the_fight(state).hands[side_of(state, seat)])

    def effect(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> None:
        hand = the_fight(state).hands[side_of(state, seat)]
        number = sum(hand)
        for card in range(CLASSES):
            for _ in range(hand[card]):
                values: dict[str, int | str] = {"unit": UNITS[card // GRADES], "strength": strength(state, seat, card)}
                state.reveal("unit-replaced", values | {"seat": seat})
                bury_unit(state, card)
            hand[card] = 0
        recruit(state, seat, number)


def recruit(state: Civ, seat: int, left: int) -> None:
    """New units for the battle hand; a type with an empty deck cannot be chosen, one type alone is not asked for."""
    while left:
        types = buildable(state, seat)
        if not types:
            return
        if len(types) > 1:
            state.agenda.append(Recruit(seat, left))
            return
        enlist(state, seat, types[0])
        left -= 1


def enlist(state: Civ, seat: int, unit: int) -> None:
    card = draw_unit(state, unit)
    the_fight(state).hands[side_of(state, seat)][card] += 1
    state.say("unit-recruited", {"seat": seat, "unit": UNITS[unit]})
    state.whisper(seat, "unit-drawn", {"unit": UNITS[unit], "strength": strength(state, seat, card)})


class Recruit(CivFrame):
    """Gustavus Adolphus: the type of the next unit."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.left)

    def about(self, state: Civ) -> dict[str, int | str]:
        return {"number": self.left}

    def legal(self, state: Civ, seat: int) -> list[int]:
        return [pack(AIM_UNIT, unit) for unit in buildable(state, seat)]

    def refusal(self, state: Civ, seat: int, action: int) -> Refusal | None:
        if kind_of(action) != AIM_UNIT:
            return Refusal("recruit-first", "R-CIV-336")
        unit = first(action)
        if not unlocked(state, seat, unit):
            return Refusal("unit-locked", "R-CIV-159", {"unit": UNITS[unit]})
        return Refusal("unit-deck-empty", "R-CIV-160", {"unit": UNITS[unit]})

    def play(self, state: Civ, seat: int, action: int) -> None:
        state.agenda.pop()
        enlist(state, seat, first(action))
        recruit(state, seat, self.left - 1)


class JoanOfArc(PersonAbility):
    """For a defender: combat bonus by unspent culture, which is counted and not spent."""

    def maybe_owned(self, state: Civ, seat: int) -> bool:
        return self.ready(state, seat) and super().maybe_owned(state, seat)

    def ready(self, state: Civ, seat: int) -> bool:
        return side_of(state, seat) == 1 and state.culture[seat] > 0

    def effect(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> None:
        the_fight(state).bonus[1] += state.culture[seat]
        state.say("bonus-rises", {"seat": seat, "bonus": state.culture[seat]})


class FlorenceNightingale(PersonAbility):
    """R-CIV-351: all killed units return to the standing forces. Nobody is asked who has lost none."""

    def effect(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> None:
        side = side_of(state, seat)
        for card in range(CLASSES):
            for _ in range(the_fight(state).killed[side][card]):
                save_unit(state, side, card)


def save_unit(state: Civ, side: int, card: int) -> None:
    """R-CIV-350, 351: a killed unit goes back to its owner's standing forces."""
    fight = the_fight(state)
    seat = fight.seats[side]
    fight.killed[side][card] -= 1
    state.units[seat * CLASSES + card] += 1
    state.say("unit-saved", {"seat": seat, "unit": UNITS[card // GRADES]})


METALWORKING: Final = Metalworking()
SLOT_ABILITIES: Final[list[Ability]] = [
    Healing(T_ANIMAL_HUSBANDRY, FIELD_MEDICINE, MEDICINE),
    Healing(T_BIOLOGY, SURGEONS, 0),
    Volley(T_MATHEMATICS, 3),
    Volley(T_BALLISTICS, 6),
]
BATTLE_ABILITIES: Final[list[Ability]] = [
    *SLOT_ABILITIES,
    METALWORKING,
    GustavusAdolphus(P_GUSTAVUS_ADOLPHUS, BATTLE_START),
    JoanOfArc(P_JOAN_OF_ARC, BATTLE_START),
    FlorenceNightingale(P_FLORENCE_NIGHTINGALE, BATTLE_END),
]
