"""Battles: declaration, draw, battle turns, result and aftermath (R-CIV-330 to R-CIV-357, 598 to 607).

What lies on the table is `Fight` in the state; the frames only ask. One `Battle` frame waits below everything else and
goes from step to step; side 0 attacks, side 1 defends."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Final

from aegean.core.frame import NOBODY
from aegean.core.masks import members
from aegean.core.refusal import Refusal
from aegean.games.civilization.abilities import (
    ABILITIES,
    ANY_TIME,
    BATTLE_END,
    BATTLE_SLOT,
    BATTLE_START,
    BEFORE_DRAW,
    add_uses,
    might_react,
)
from aegean.games.civilization.actions import (
    END,
    HOLD_BACK,
    PASS,
    PLAY_UNIT,
    SAVE,
    SHOW,
    USE,
    first,
    kind_of,
    pack,
    second,
    third,
)
from aegean.games.civilization.battle_abilities import (
    HELD_BACK,
    METALWORKING,
    SAVED_ONE,
    may_forge,
    might_fill_slot,
    save_unit,
)
from aegean.games.civilization.combat import armies_lost, attacker_wins, city_defence, loot_due
from aegean.games.civilization.culture import advance
from aegean.games.civilization.end import MILITARY_VICTORY, win
from aegean.games.civilization.fall import destroy_city
from aegean.games.civilization.figures import figures_changed
from aegean.games.civilization.force import has_person, has_wonder, invested_combat, may_use_person, might_have
from aegean.games.civilization.fronts import (
    Clash,
    chooser,
    clash,
    lay_unit,
    open_fronts,
    power,
    say_of,
    the_fight,
    total,
)
from aegean.games.civilization.gains import gain_culture
from aegean.games.civilization.limits import battle_hand
from aegean.games.civilization.loot import begin_loot
from aegean.games.civilization.marks import take_spot
from aegean.games.civilization.person_cards import show_card
from aegean.games.civilization.pieces import (
    ARTILLERY,
    CHINA,
    CITIES,
    CLASSES,
    COMBAT,
    FIELD,
    FIGURES,
    FIRST_SCOUT,
    FORTIFICATION,
    FUNDAMENTALISM,
    GRADES,
    INFANTRY,
    MOUNTED,
    NO_MARKER,
    NONE,
    ON_CODE_OF_LAWS,
    P_LEONIDAS,
    P_SUN_TZU,
    PERSONS,
    ROME,
    T_CODE_OF_LAWS,
    T_COMBUSTION,
    UNITS,
    W_GREAT_WALL,
    W_ORACLE,
)
from aegean.games.civilization.state import FIGHTING, Civ, CivFrame, Fight, draw_from
from aegean.games.civilization.tokens import gain_token
from aegean.games.civilization.units import bury_unit, draw_unit
from aegean.games.civilization.uses import begin_use

BARBARIANS: Final = (INFANTRY, ARTILLERY, MOUNTED)
VILLAGE_CULTURE: Final = 3  # China
LEONIDAS_BONUS: Final = 8
SUN_TZU_PRICE: Final = 3
ZEAL_BONUS: Final = 4  # Fundamentalism in the later profile of governments
NEW_FRONT: Final = 0  # as an argument; a front that is there is its place + 1


# --- declaration


def declare_battle(state: Civ, seat: int, group: int, square: int) -> None:
    """R-CIV-330, 357, 598: the group leaves its square; walls fall to Combustion before anything else."""
    city = state.centre_of[square]
    defender = who_defends(state, seat, square)
    state.fight = Fight(seat, defender, square, city, group)
    name = state.layout.names[square]
    if city != NONE:
        state.say("attacks-city", {"seat": seat, "other": defender, "city": city % CITIES, "square": name})
    elif defender != NONE:
        state.say("attacks-army", {"seat": seat, "other": defender, "square": name})
    else:
        state.say("attacks-village", {"seat": seat, "square": name})
    if city != NONE and state.walls >> city & 1 and state.knows(seat, T_COMBUSTION):
        state.walls &= ~(1 << city)
        state.say("walls-breached", {"seat": defender, "city": city % CITIES})
    state.agenda.append(Battle(0))
    lift_group(state, group)


def who_defends(state: Civ, seat: int, square: int) -> int:
    """The owner of the city or of the figures; NONE for the barbarians of a village."""
    if state.centre_of[square] != NONE:
        return state.centre_of[square] // CITIES
    enemies = [other for other in state.others(seat) if state.guests[square] >> other & 1]
    return next((other for other in enemies if state.armies_at(other, square)), NONE)


def lift_group(state: Civ, group: int) -> None:
    """The square that the group leaves is no longer blockaded by it (R-CIV-535)."""
    figures = members(group)
    seat, square = figures[0] // FIGURES, state.at[figures[0]]
    for figure in figures:
        state.at[figure] = FIGHTING
    if not state.count_at(seat, square):
        state.guests[square] &= ~(1 << seat)
    figures_changed(state, seat, square)


def hand_seen_by(state: Civ, side: int) -> int:
    """Mask of the seats that may see the battle hand of a side: who plays it, and an opponent with the Oracle."""
    fight = the_fight(state)
    seen = 1 << chooser(state, side)
    opponent = fight.seats[1 - side]
    if opponent != NONE and has_wonder(state, opponent, W_ORACLE):
        seen |= 1 << opponent
    return seen


class Battle(CivFrame):
    """R-CIV-598: the next step of the battle; whatever a step puts on top comes before the one after it."""

    def __init__(self, step: int) -> None:
        super().__init__(NOBODY)
        self.step = step

    def key(self) -> tuple[object, ...]:
        return (self.step,)

    def run(self, state: Civ) -> None:
        state.agenda.pop()
        if self.step + 1 < len(STEPS):
            state.agenda.append(Battle(self.step + 1))
        STEPS[self.step](state, the_fight(state))


# --- windows for both sides


class BothSides(CivFrame):
    """R-CIV-598: the attacker is asked first, then the defender, until both have passed in a row; nobody is asked who
    cannot have anything as far as all can know."""

    def __init__(self, window: int, side: int, passes: int) -> None:
        super().__init__(NOBODY)
        self.window = window
        self.side = side
        self.passes = passes

    def key(self) -> tuple[object, ...]:
        return (self.window, self.side, self.passes)

    def run(self, state: Civ) -> None:
        state.agenda.pop()
        side, passes = self.side, self.passes
        while passes < 2 and not might_act(state, side, self.window):
            side, passes = 1 - side, passes + 1
        if passes < 2:
            state.agenda.append(window_frame(self.window, the_fight(state).seats[side], side, passes))


def might_act(state: Civ, side: int, window: int) -> bool:
    fight = the_fight(state)
    seat = fight.seats[side]
    if seat == NONE:
        return False
    if window == BATTLE_END:
        if not any(fight.killed[side]):
            return False
        if may_save_one(state, side):
            return True
    if window == BATTLE_START and might_show_leonidas(state, side):
        return True
    return might_react(state, seat, window)


def window_frame(window: int, seat: int, side: int, passes: int) -> SideFrame:
    if window == BEFORE_DRAW:
        return BeforeDraw(seat, side, passes)
    if window == BATTLE_START:
        return BattleStart(seat, side, passes)
    return SaveUnits(seat, side, passes)


class SideFrame(CivFrame, ABC):
    """One side is asked; after anything but passing the other one has its turn again."""

    def __init__(self, seat: int, side: int, passes: int) -> None:
        super().__init__(seat)
        self.side = side
        self.passes = passes

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.side, self.passes)

    @abstractmethod
    def window(self) -> int:
        """What may be used here."""

    def more(self, state: Civ, seat: int) -> list[int]:
        """What is offered besides abilities of the window."""
        return []

    def legal(self, state: Civ, seat: int) -> list[int]:
        actions = [PASS, *self.more(state, seat)]
        add_uses(state, seat, self.window() | ANY_TIME, actions)
        return actions

    def refusal(self, state: Civ, seat: int, action: int) -> Refusal | None:
        return Refusal("not-now-in-battle", "R-CIV-598")

    def play(self, state: Civ, seat: int, action: int) -> None:
        kind = kind_of(action)
        if kind == SHOW:
            show_card(state, seat, first(action))
            return
        if kind == USE and not ABILITIES[first(action)].windows & self.window():
            begin_use(state, seat, ABILITIES[first(action)])
            return
        state.agenda.pop()
        passes = self.passes + 1 if kind == PASS else 0
        state.agenda.append(BothSides(self.window(), 1 - self.side, passes))
        if kind == USE:
            begin_use(state, seat, ABILITIES[first(action)])
        elif kind == SAVE:
            the_fight(state).used[self.side] |= SAVED_ONE
            save_unit(state, self.side, first(action))


class BeforeDraw(SideFrame):
    """R-CIV-336: Duty and Honor, Nationalism, Patriotism."""

    def window(self) -> int:
        return BEFORE_DRAW


class BattleStart(SideFrame):
    """R-CIV-336: Gustavus Adolphus, Joan of Arc; Leonidas may be turned up before he is compared."""

    def window(self) -> int:
        return BATTLE_START

    def more(self, state: Civ, seat: int) -> list[int]:
        hidden = state.down[seat] >> P_LEONIDAS & 1 and may_use_person(state, seat, P_LEONIDAS)
        return [pack(SHOW, P_LEONIDAS)] if hidden and outnumbered(state, self.side) else []


class SaveUnits(SideFrame):
    """R-CIV-350, 351: Florence Nightingale saves all killed units of her owner, China one."""

    def window(self) -> int:
        return BATTLE_END

    def more(self, state: Civ, seat: int) -> list[int]:
        if not may_save_one(state, self.side):
            return []
        return [pack(SAVE, card) for card, number in enumerate(the_fight(state).killed[self.side]) if number]

    def refusal(self, state: Civ, seat: int, action: int) -> Refusal | None:
        if kind_of(action) == SAVE:
            return Refusal("no-saving", "R-CIV-350")
        return super().refusal(state, seat, action)


def may_save_one(state: Civ, side: int) -> bool:
    """R-CIV-501: China, once a battle."""
    fight = the_fight(state)
    seat = fight.seats[side]
    if seat == NONE or state.civs[seat] != CHINA:
        return False
    return not fight.used[side] & SAVED_ONE and any(fight.killed[side])


# --- up to the first battle turn


def before_the_draw(state: Civ, fight: Fight) -> None:
    state.agenda.append(BothSides(BEFORE_DRAW, 0, 0))


def draw_hands(state: Civ, fight: Fight) -> None:
    """R-CIV-333 to R-CIV-335, 337, 601, 602."""
    fight.drawn = True
    draw_hand(state, fight, 0, len([figure for figure in members(fight.group) if is_army(figure)]))
    if fight.seats[1] == NONE:
        draw_barbarians(state, fight)
    else:
        draw_hand(state, fight, 1, len(state.armies_at(fight.seats[1], fight.square)))
    for side in (0, 1):
        tell_hand(state, fight, side)
    for side in (0, 1):
        seat = fight.seats[side]
        if seat != NONE:
            fight.bonus[side] = combat_bonus(state, seat) + (defence_bonus(state, fight.city) if side else 0)
            state.say("combat-bonus", {"seat": seat, "bonus": fight.bonus[side]})
    walled = fight.city != NONE and state.walls >> fight.city & 1
    fight.first = 0 if walled and state.switches.walls_delay else 1


def is_army(figure: int) -> bool:
    return figure % FIGURES < FIRST_SCOUT


def draw_hand(state: Civ, fight: Fight, side: int, armies: int) -> None:
    """R-CIV-334: by chance from the standing forces, all of them if there are no more."""
    seat = fight.seats[side]
    place, hand = seat * CLASSES, fight.hands[side]
    size = battle_hand(state, seat, armies, bool(side) and fight.city != NONE)
    if state.unit_count(seat) <= size:
        for card in range(CLASSES):
            hand[card] = state.units[place + card]
            state.units[place + card] = 0
    else:
        for _ in range(size):
            hand[draw_from(state.chance, state.units, place, place + CLASSES) - place] += 1


def draw_barbarians(state: Civ, fight: Fight) -> None:
    """R-CIV-335, 603: one card of each land type; with an empty deck they lack it."""
    for unit in BARBARIANS:
        card = draw_unit(state, unit)
        if card != NONE:
            fight.hands[1][card] += 1


def tell_hand(state: Civ, fight: Fight, side: int) -> None:
    """All hear how many; who may see the hand hears which."""
    say_of(state, side, "draws-units", {"number": sum(fight.hands[side])})
    for seat in members(hand_seen_by(state, side)):
        kind = "hand-holds" if seat == chooser(state, side) else "oracle-shows"
        for card, number in enumerate(fight.hands[side]):
            for _ in range(number):
                values: dict[str, int | str] = {"unit": UNITS[card // GRADES], "strength": power(state, side, card)}
                state.whisper(seat, kind, values)


def combat_bonus(state: Civ, seat: int) -> int:
    """R-CIV-337: icons of all unblockaded outskirts, investments, a government of the later profile."""
    bonus = invested_combat(state, seat)
    for city in state.cities(seat):
        for square in state.outskirts(city):
            if not state.blockaded(square):
                bonus += state.yields[square] >> COMBAT & FIELD
    if state.switches.later_governments and state.government[seat] == FUNDAMENTALISM:
        bonus += ZEAL_BONUS
    return bonus


def defence_bonus(state: Civ, city: int) -> int:
    """R-CIV-113, 319, 337, 440, 693: of an attacked city; none for armies in the open."""
    if city == NONE:
        return 0
    return city_defence(
        city % CITIES == 0,
        state.second[city] != NONE,
        bool(state.walls >> city & 1),
        state.city_marker[city] == FORTIFICATION,
    )


def at_the_start(state: Civ, fight: Fight) -> None:
    state.agenda.append(BothSides(BATTLE_START, 0, 0))


def outnumbered(state: Civ, side: int) -> bool:
    """Leonidas: the opponent has more units in the battle force; `leonidas` may forbid him to attack."""
    hands = the_fight(state).hands
    if side == 0 and state.switches.leonidas_defends_only:
        return False
    return sum(hands[1 - side]) > sum(hands[side])


def might_show_leonidas(state: Civ, side: int) -> bool:
    """As far as everybody can know: he might be among the face-down generals, and would be of use."""
    seat = the_fight(state).seats[side]
    return outnumbered(state, side) and not state.up[seat] >> P_LEONIDAS & 1 and might_have(state, seat, P_LEONIDAS)


def begin_turns(state: Civ, fight: Fight) -> None:
    """R-CIV-336, 338, 602: Leonidas is compared, then the battle turns begin."""
    for side in (0, 1):
        seat = fight.seats[side]
        if seat != NONE and outnumbered(state, side) and has_person(state, seat, P_LEONIDAS):
            fight.bonus[side] += LEONIDAS_BONUS
            state.say("uses", {"seat": seat, "ability": PERSONS[P_LEONIDAS]})
            state.say("bonus-rises", {"seat": seat, "bonus": LEONIDAS_BONUS})
    fight.turns = True
    state.agenda.append(BattleTurns(fight.first))


# --- battle turns


class BattleTurns(CivFrame):
    """R-CIV-338, 339: whose battle turn it is; a side without units has none."""

    def __init__(self, side: int) -> None:
        super().__init__(NOBODY)
        self.side = side

    def key(self) -> tuple[object, ...]:
        return (self.side,)

    def run(self, state: Civ) -> None:
        state.agenda.pop()
        hands = the_fight(state).hands
        for side in (self.side, 1 - self.side):
            if any(hands[side]):
                state.agenda.append(BattleTurn(chooser(state, side), side, 0, 0))
                return


class BattleTurn(CivFrame):
    """R-CIV-338, 600: a slot, a unit, a slot. `played` and `slot_used` are 0 or 1."""

    def __init__(self, seat: int, side: int, played: int, slot_used: int) -> None:
        super().__init__(seat)
        self.side = side
        self.played = played
        self.slot_used = slot_used

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.side, self.played, self.slot_used)

    def slot_free(self, state: Civ) -> bool:
        return not self.slot_used or state.switches.many_abilities

    def legal(self, state: Civ, seat: int) -> list[int]:
        actions: list[int] = []
        if self.played:
            actions.append(END)
        else:
            self.add_plays(state, seat, actions)
        if the_fight(state).seats[self.side] != NONE:
            add_uses(state, seat, ANY_TIME | (BATTLE_SLOT if self.slot_free(state) else 0), actions)
        return actions

    def add_plays(self, state: Civ, seat: int, actions: list[int]) -> None:
        """R-CIV-340, 345, 605: each unit of the hand as a new front or against a lone enemy; Sun Tzu."""
        fight = the_fight(state)
        fronts = open_fronts(fight, self.side)
        human = fight.seats[self.side] != NONE
        steel = human and bool(fronts) and may_forge(state, seat)
        for card, number in enumerate(fight.hands[self.side]):
            if number:
                actions.append(pack(PLAY_UNIT, card, NEW_FRONT))
                for front in fronts:
                    actions.append(pack(PLAY_UNIT, card, front + 1))
                    if steel:
                        actions.append(pack(PLAY_UNIT, card, front + 1, 1))
        if human and may_hold_back(state, seat, self.side):
            actions.append(HOLD_BACK)

    def refusal(self, state: Civ, seat: int, action: int) -> Refusal | None:
        kind = kind_of(action)
        if self.played:
            return self.refusal_of_use(kind) or Refusal("unit-is-played", "R-CIV-338")
        if kind == END or kind == PASS:
            return Refusal("must-play-unit", "R-CIV-605")
        if kind == HOLD_BACK:
            return Refusal("no-holding-back", "R-CIV-605", {"trade": SUN_TZU_PRICE})
        if kind == PLAY_UNIT:
            return self.refusal_of_play(state, seat, action)
        return self.refusal_of_use(kind) or Refusal("must-play-unit", "R-CIV-605")

    def refusal_of_use(self, kind: int) -> Refusal | None:
        if kind != USE:
            return None
        if self.slot_used:
            return Refusal("slot-used", "R-CIV-600")
        return Refusal("not-now-in-battle", "R-CIV-607")

    def refusal_of_play(self, state: Civ, seat: int, action: int) -> Refusal:
        fight, front = the_fight(state), second(action) - 1
        if first(action) >= CLASSES or not fight.hands[self.side][first(action)]:
            return Refusal("unit-not-in-hand", "R-CIV-338")
        if second(action) == NEW_FRONT:
            return Refusal("steel-needs-enemy", "R-CIV-345")
        if front >= len(fight.front_units[0]) or fight.front_units[1 - self.side][front] == NONE:
            return Refusal("no-enemy-there", "R-CIV-340", {"front": front + 1})
        if fight.front_units[self.side][front] != NONE:
            return Refusal("front-locked", "R-CIV-599", {"front": front + 1})
        return Refusal("no-steel", "R-CIV-345")

    def play(self, state: Civ, seat: int, action: int) -> None:
        kind = kind_of(action)
        if kind == USE:
            ability = ABILITIES[first(action)]
            if ability.windows & BATTLE_SLOT:
                state.agenda[-1] = BattleTurn(seat, self.side, self.played, 1)
            begin_use(state, seat, ability)
        elif kind == END:
            state.agenda[-1] = BattleTurns(1 - self.side)
        else:
            state.agenda[-1] = AfterUnit(seat, self.side)
            if kind == HOLD_BACK:
                hold_back(state, seat, self.side)
            else:
                self.play_unit(state, seat, action)

    def play_unit(self, state: Civ, seat: int, action: int) -> None:
        """R-CIV-345: Metalworking is paid for before the blows fall."""
        front = lay_unit(state, self.side, first(action), NONE if second(action) == NEW_FRONT else second(action) - 1)
        if third(action):
            state.agenda.append(Clash(self.side, front))
            begin_use(state, seat, METALWORKING)
        else:
            clash(state, self.side, front)


class AfterUnit(CivFrame):
    """The second slot is offered to who might fill it, once all that the unit brought about is settled."""

    def __init__(self, asked: int, side: int) -> None:
        super().__init__(NOBODY)
        self.asked = asked
        self.side = side

    def key(self) -> tuple[object, ...]:
        return (self.asked, self.side)

    def run(self, state: Civ) -> None:
        human = the_fight(state).seats[self.side] != NONE
        if human and might_fill_slot(state, self.asked):
            state.agenda[-1] = BattleTurn(self.asked, self.side, 1, 0)
        else:
            state.agenda[-1] = BattleTurns(1 - self.side)


def may_hold_back(state: Civ, seat: int, side: int) -> bool:
    """Sun Tzu, once a battle, for 3 trade."""
    if the_fight(state).used[side] & HELD_BACK or state.trade[seat] < SUN_TZU_PRICE:
        return False
    return may_use_person(state, seat, P_SUN_TZU)


def hold_back(state: Civ, seat: int, side: int) -> None:
    the_fight(state).used[side] |= HELD_BACK
    if not state.up[seat] >> P_SUN_TZU & 1:
        show_card(state, seat, P_SUN_TZU)
    state.trade[seat] -= SUN_TZU_PRICE
    state.say("holds-back", {"seat": seat, "trade": SUN_TZU_PRICE})


# --- result and aftermath


def find_winner(state: Civ, fight: Fight) -> None:
    """R-CIV-348, 349, 372, 473, 630: totals; a capital that falls ends the match."""
    fight.turns = False
    attack, defence = total(state, 0), total(state, 1)
    fight.winner = 0 if attacker_wins(attack, defence) else 1
    fight.lost = [sum(fight.killed[0]), sum(fight.killed[1])]
    state.say("battle-totals", {"attack": attack, "defence": defence})
    say_of(state, fight.winner, "wins-battle", {})
    if fight.winner == 0 and fight.city != NONE and fight.city % CITIES == 0:
        win(state, fight.seats[0], MILITARY_VICTORY)


def save_units(state: Civ, fight: Fight) -> None:
    state.agenda.append(BothSides(BATTLE_END, 0, 0))


def bring_units_home(state: Civ, fight: Fight) -> None:
    """R-CIV-335, 350: wounds are gone; survivors to the standing forces, killed units under their decks."""
    if state.switches.losses_after_saving:
        fight.lost = [sum(fight.killed[0]), sum(fight.killed[1])]
    for side in (0, 1):
        seat = fight.seats[side]
        for card in fight.front_units[side]:
            if card != NONE and seat != NONE:
                state.units[seat * CLASSES + card] += 1
            elif card != NONE:
                bury_unit(state, card)
        for card in range(CLASSES):
            for _ in range(fight.killed[side][card]):
                bury_unit(state, card)
        fight.front_units[side] = []
        fight.front_wounds[side] = []
        fight.killed[side] = [0] * CLASSES


def winner_loses_armies(state: Civ, fight: Fight) -> None:
    """R-CIV-352, 604: one army for two units, never the last one."""
    seat = fight.seats[fight.winner]
    if seat == NONE:
        return
    figures = members(fight.group) if fight.winner == 0 else state.armies_at(seat, fight.square)
    armies = [figure for figure in figures if is_army(figure)]
    number = armies_lost(fight.lost[fight.winner], len(armies))
    if number:
        fall_in_battle(state, fight, armies[len(armies) - number :])
        state.say("loses-armies", {"seat": seat, "armies": number})


def fall_in_battle(state: Civ, fight: Fight, figures: list[int]) -> None:
    """Back to the supply of their owner (R-CIV-005)."""
    for figure in figures:
        state.put_figure(figure, NONE)
        fight.group &= ~(1 << figure)


def loser_loses_figures(state: Civ, fight: Fight) -> None:
    """R-CIV-353, 354: all of them, scouts included; a fortification has done its work (R-CIV-319)."""
    if fight.winner == 1:
        figures, seat = members(fight.group), fight.seats[0]
    else:
        seat = fight.seats[1]
        figures = state.figures_at(seat, fight.square) if seat != NONE else []
    if figures:
        armies = len([figure for figure in figures if is_army(figure)])
        state.say("loses-figures", {"seat": seat, "armies": armies, "scouts": len(figures) - armies})
        fall_in_battle(state, fight, figures)
    if fight.winner == 1 and fight.city != NONE and state.city_marker[fight.city] == FORTIFICATION:
        state.city_marker[fight.city] = NO_MARKER
        state.forts_left += 1
        state.say("fortification-used", {"seat": fight.seats[1], "city": fight.city % CITIES})
    if fight.winner == 0 and seat != NONE:
        figures_changed(state, seat, fight.square)


def after_a_win(state: Civ, fight: Fight) -> None:
    """R-CIV-356, 501, 504: Code of Laws; Rome and China for what they conquer."""
    winner = fight.seats[fight.winner]
    if winner == NONE:
        return
    code_of_laws(state, winner, fight.seats[1 - fight.winner] == NONE)
    if state.places or fight.winner == 1:
        return
    village = fight.seats[1] == NONE
    if village and state.civs[winner] == CHINA:
        gain_culture(state, winner, VILLAGE_CULTURE)
    if (village or fight.city != NONE) and state.civs[winner] == ROME:
        advance(state, winner)


def code_of_laws(state: Civ, seat: int, barbarians: bool) -> None:
    """R-CIV-356: a coin for the first battle won each turn."""
    if barbarians and not state.switches.barbarian_coin:
        return
    if not state.knows(seat, T_CODE_OF_LAWS) or state.victors >> seat & 1:
        return
    state.victors |= 1 << seat
    gain_token(state, seat, ON_CODE_OF_LAWS)


def give_loot(state: Civ, fight: Fight) -> None:
    """R-CIV-370, 371, 377, 378, 610: the loser is a player and had figures there, or a city."""
    winner, loser = fight.seats[fight.winner], fight.seats[1 - fight.winner]
    if winner == NONE or loser == NONE:
        return
    city = fight.winner == 0 and fight.city != NONE
    begin_loot(state, winner, loser, loot_due(city, True, has_wonder(state, loser, W_GREAT_WALL)))


def lose_city(state: Civ, fight: Fight) -> None:
    """R-CIV-379, 613: after the loot."""
    if fight.winner == 0 and fight.city != NONE:
        destroy_city(state, fight.city)


def enter_square(state: Civ, fight: Fight) -> None:
    """R-CIV-354, 381: the winning attacker moves in and ends its move; a village's marker is taken."""
    state.fight = None
    if fight.winner == 1:
        return
    seat, square = fight.seats[0], fight.square
    for figure in members(fight.group):
        state.put_figure(figure, square)
        state.done |= 1 << figure
    state.say("enters-after-battle", {"seat": seat, "square": state.layout.names[square]})
    figures_changed(state, seat, square)
    if fight.seats[1] == NONE and not state.places:
        take_spot(state, seat, square)


STEPS: Final[tuple[Callable[[Civ, Fight], None], ...]] = (
    before_the_draw,
    draw_hands,
    at_the_start,
    begin_turns,
    find_winner,
    save_units,
    bring_units_home,
    winner_loses_armies,
    loser_loses_figures,
    after_a_win,
    give_loot,
    lose_city,
    enter_square,
)


# --- scouts alone


def kill_scouts(state: Civ, seat: int, square: int) -> None:
    """R-CIV-331: no battle, but it counts as one that was won. The mover's figures are not in the square yet; whether
    their move ends there is for the mover to say (`killing_scouts_ends_move`)."""
    losers = [other for other in state.others(seat) if state.guests[square] >> other & 1]
    for loser in losers:
        scouts = state.figures_at(loser, square)
        for figure in scouts:
            state.put_figure(figure, NONE)
        values: dict[str, int | str] = {"seat": seat, "other": loser, "scouts": len(scouts)}
        state.say("kills-scouts", values | {"square": state.layout.names[square]})
    for loser in losers:
        figures_changed(state, loser, square)
    if not state.places:
        code_of_laws(state, seat, False)
    for loser in reversed(losers):
        if not state.places:
            begin_loot(state, seat, loser, loot_due(False, True, has_wonder(state, loser, W_GREAT_WALL)))
