"""Units on the table: who faces whom, blows, wounds and kills (R-CIV-339 to R-CIV-346, 599, 606; Georgy Zhukov)."""

from __future__ import annotations

from aegean.core.frame import NOBODY
from aegean.core.refusal import Refusal
from aegean.games.civilization.actions import PASS, STRIKE, first, kind_of, pack
from aegean.games.civilization.combat import exchange
from aegean.games.civilization.force import has_person, has_wonder, may_use_person, might_have
from aegean.games.civilization.person_cards import show_card
from aegean.games.civilization.pieces import GRADES, NONE, P_GEORGY_ZHUKOV, PERSONS, UNITS, W_HIMEJI
from aegean.games.civilization.state import Civ, CivFrame, Fight
from aegean.games.civilization.units import strength


def the_fight(state: Civ) -> Fight:
    """For code that only runs while there is one."""
    assert state.fight is not None
    return state.fight


def side_of(state: Civ, seat: int) -> int:
    """0 attacks, 1 defends; NONE for somebody who has no part in a battle."""
    fight = state.fight
    if fight is None or seat not in fight.seats:
        return NONE
    return fight.seats.index(seat)


def chooser(state: Civ, side: int) -> int:
    """R-CIV-335: for the barbarians the player to the attacker's left chooses."""
    fight = the_fight(state)
    seat = fight.seats[side]
    return seat if seat != NONE else (fight.seats[0] + 1) % state.players


def power(state: Civ, side: int, card: int) -> int:
    """R-CIV-341, 346: what a unit deals, can take and counts."""
    seat = the_fight(state).seats[side]
    himeji = seat != NONE and has_wonder(state, seat, W_HIMEJI)
    return strength(state, seat, card) + int(himeji)


def in_play(fight: Fight, side: int) -> list[int]:
    """The fronts where a side has a unit."""
    return [front for front, card in enumerate(fight.front_units[side]) if card != NONE]


def open_fronts(fight: Fight, side: int) -> list[int]:
    """R-CIV-340, 599: where an enemy unit stands alone."""
    mine, theirs = fight.front_units[side], fight.front_units[1 - side]
    return [front for front, card in enumerate(theirs) if card != NONE and mine[front] == NONE]


def total(state: Civ, side: int) -> int:
    """R-CIV-348: full strength of the survivors, wounds ignored, and the combat bonus."""
    fight = the_fight(state)
    return fight.bonus[side] + sum(power(state, side, card) for card in fight.front_units[side] if card != NONE)


def say_of(state: Civ, side: int, kind: str, values: dict[str, int | str], hidden: bool = False) -> None:
    """Of a player, or of the barbarians, who have a sentence of their own; `hidden` if it was until now."""
    seat = the_fight(state).seats[side]
    told = {"seat": seat, **values} if seat != NONE else values
    name = kind if seat != NONE else "barbarians-" + kind
    if hidden:
        state.reveal(name, told)
    else:
        state.say(name, told)


def lay_unit(state: Civ, side: int, card: int, front: int) -> int:
    """From the hand onto the table: a new front (NONE), or against the unit that stands alone in one."""
    fight = the_fight(state)
    fight.hands[side][card] -= 1
    if front == NONE:
        front = len(fight.front_units[0])
        for each in (0, 1):
            fight.front_units[each].append(NONE)
            fight.front_wounds[each].append(0)
    fight.front_units[side][front] = card
    values: dict[str, int | str] = {"unit": UNITS[card // GRADES], "strength": power(state, side, card)}
    say_of(state, side, "plays-unit", {**values, "front": front + 1}, hidden=True)
    return front


class Clash(CivFrame):
    """R-CIV-341 to 345: the unit just played and the one it meets, after Metalworking has been paid for or not."""

    def __init__(self, side: int, front: int) -> None:
        super().__init__(NOBODY)
        self.side = side
        self.front = front

    def key(self) -> tuple[object, ...]:
        return (self.side, self.front)

    def run(self, state: Civ) -> None:
        state.agenda.pop()
        clash(state, self.side, self.front)


def clash(state: Civ, side: int, front: int) -> None:
    fight = the_fight(state)
    steel, fight.steel = fight.steel, 0
    card, met = fight.front_units[side][front], fight.front_units[1 - side][front]
    if met == NONE:
        return
    suffered, dealt = exchange(
        card // GRADES,
        power(state, side, card),
        steel,
        met // GRADES,
        power(state, 1 - side, met),
        fight.front_wounds[1 - side][front],
        state.switches.aircraft_trump,
    )
    wound(state, 1 - side, front, dealt)
    wound(state, side, front, suffered)


def wound(state: Civ, side: int, front: int, wounds: int) -> None:
    """R-CIV-341, 606: a unit is killed as soon as its wounds reach its strength."""
    if not wounds:
        return
    fight = the_fight(state)
    card = fight.front_units[side][front]
    fight.front_wounds[side][front] += wounds
    unit: dict[str, int | str] = {"unit": UNITS[card // GRADES], "front": front + 1}
    say_of(state, side, "unit-wounded", {**unit, "wounds": wounds})
    if fight.front_wounds[side][front] >= power(state, side, card):
        fight.front_units[side][front] = NONE
        fight.front_wounds[side][front] = 0
        fight.killed[side][card] += 1
        say_of(state, side, "unit-killed", unit)
        if may_avenge(state, side):
            state.agenda.append(Avenge(fight.seats[side], side))


# --- Georgy Zhukov


def may_avenge(state: Civ, side: int) -> bool:
    """As far as everybody can know: he lies face up, or might be among the face-down generals (R-CIV-263)."""
    seat = the_fight(state).seats[side]
    return seat != NONE and might_have(state, seat, P_GEORGY_ZHUKOV)


class Avenge(CivFrame):
    """Georgy Zhukov: a unit was killed, one enemy unit takes a wound; at once, also when it is killed by it."""

    def __init__(self, asked: int, side: int) -> None:
        super().__init__(NOBODY)
        self.asked = asked
        self.side = side

    def key(self) -> tuple[object, ...]:
        return (self.asked, self.side)

    def run(self, state: Civ) -> None:
        """Asked only when there is a choice: a target, and among targets or whether."""
        state.agenda.pop()
        fight = the_fight(state)
        targets = in_play(fight, 1 - self.side)
        if not targets:
            return
        if len(targets) == 1 and has_person(state, self.asked, P_GEORGY_ZHUKOV):
            avenge(state, self.asked, self.side, targets[0])
        else:
            state.agenda.append(Zhukov(self.asked, self.side))


class Zhukov(CivFrame):
    """Whom he wounds; while the card lies face down its owner may leave it so."""

    def __init__(self, seat: int, side: int) -> None:
        super().__init__(seat)
        self.side = side

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.side)

    def legal(self, state: Civ, seat: int) -> list[int]:
        actions = [] if has_person(state, seat, P_GEORGY_ZHUKOV) else [PASS]
        if may_use_person(state, seat, P_GEORGY_ZHUKOV):
            actions += [pack(STRIKE, front + 1, 1) for front in in_play(the_fight(state), 1 - self.side)]
        return actions

    def refusal(self, state: Civ, seat: int, action: int) -> Refusal | None:
        if not may_use_person(state, seat, P_GEORGY_ZHUKOV):
            return Refusal("not-your-person", "R-CIV-259", {"person": PERSONS[P_GEORGY_ZHUKOV]})
        if kind_of(action) == PASS:
            return Refusal("zhukov-strikes", "R-CIV-606")
        return Refusal("no-enemy-there", "R-CIV-606", {"front": first(action)})

    def play(self, state: Civ, seat: int, action: int) -> None:
        state.agenda.pop()
        if kind_of(action) == STRIKE:
            avenge(state, seat, self.side, first(action) - 1)


def avenge(state: Civ, seat: int, side: int, front: int) -> None:
    if not state.up[seat] >> P_GEORGY_ZHUKOV & 1:
        show_card(state, seat, P_GEORGY_ZHUKOV)
    state.say("uses", {"seat": seat, "ability": PERSONS[P_GEORGY_ZHUKOV]})
    wound(state, 1 - side, front, 1)
