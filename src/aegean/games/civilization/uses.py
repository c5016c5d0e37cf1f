"""The use of an ability: aimed, paid, announced, carried out (R-CIV-213, 218, 482, 484, 556 to 558, 561, 562, 638).

It is one module because it is one circle of the rules: a price may be paid with a gift card, which is announced like
a use; who reacts to it uses an ability, and that has its price."""

from __future__ import annotations

from aegean.core.frame import NOBODY
from aegean.core.refusal import Refusal
from aegean.games.civilization.abilities import (
    ABILITIES,
    ANY_TIME,
    BY_EVENT,
    PLAIN,
    REACT_CITY,
    REACT_EVENT,
    Ability,
    add_uses,
    might_react,
)
from aegean.games.civilization.actions import AIM_SEAT, HAND_OVER, PASS, SHOW, USE, first, kind_of, pack
from aegean.games.civilization.aims import tell_aims
from aegean.games.civilization.force import type_stands
from aegean.games.civilization.gains import gain_culture
from aegean.games.civilization.hand import find_event
from aegean.games.civilization.pay import discard_person, give_back, take_marker
from aegean.games.civilization.person_cards import show_card
from aegean.games.civilization.pieces import (
    ARABIA,
    BACKS,
    CARDS_PER_TYPE,
    E_GIFT_FROM_AFAR,
    EVENTS,
    GOODS,
    HUMANITARIAN,
    MARKS,
    ON_SHEET,
    P_MARIE_CURIE,
    P_MARTIN_LUTHER_KING,
    RESOURCES,
    T_MASS_MEDIA,
    W_KREMLIN,
    WONDERS,
)
from aegean.games.civilization.purse import ANY, CURIE, GIFT, KREMLIN, MARKER, OTHER, can_pay, might_choose, ways
from aegean.games.civilization.state import Civ, CivFrame
from aegean.games.civilization.tokens import gain_token

# --- use


def begin_use(state: Civ, seat: int, ability: Ability, given: tuple[int, ...] = ()) -> None:
    """It is told before its targets are chosen: whoever waits meanwhile sees what is begun, so a card of the hand is
    shown by it and cannot be taken back into hiding."""
    ability.tell_use(state, seat)
    name_targets(state, seat, ability, given)


def name_targets(state: Civ, seat: int, ability: Ability, chosen: tuple[int, ...]) -> None:
    """Asks for one target after the other; where there is one only, it is taken."""
    while True:
        options = ability.aims(state, seat, chosen)
        if not options:
            commit(state, seat, ability, chosen)
            return
        if len(options) > 1 or ability.might_choose(state, seat, chosen):
            state.agenda.append(Aim(seat, ability.number, chosen))
            return
        chosen += (options[0],)


def commit(state: Civ, seat: int, ability: Ability, chosen: tuple[int, ...]) -> None:
    """All is said: the card is spent, the price paid, the use announced; then it takes effect."""
    if ability.once:
        state.used[seat] |= 1 << ability.number
    if ability.announced:
        tell_aims(state, seat, chosen)
    ability.spend(state, seat)
    state.agenda.append(Effect(seat, ability.number, chosen))
    if not ability.asks_consent(state, seat, chosen):
        open_window(state, seat, ability.announced)
    if ability.price:
        pay(state, seat, ability.number, ability.price)


class Aim(CivFrame):
    """One target of an ability (R-CIV-562)."""

    def __init__(self, seat: int, ability: int, chosen: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.ability = ability
        self.chosen = chosen

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.ability, self.chosen)

    def about(self, state: Civ) -> dict[str, int | str]:
        return {"ability": ABILITIES[self.ability].name, "deed": ABILITIES[self.ability].name}

    def legal(self, state: Civ, seat: int) -> list[int]:
        return ABILITIES[self.ability].aims(state, seat, self.chosen)

    def refusal(self, state: Civ, seat: int, action: int) -> Refusal | None:
        return Refusal("no-target", "R-CIV-562", {"ability": ABILITIES[self.ability].name})

    def play(self, state: Civ, seat: int, action: int) -> None:
        state.agenda.pop()
        name_targets(state, seat, ABILITIES[self.ability], (*self.chosen, action))


# --- announcing


class Announced(CivFrame):
    """Something that was announced and takes effect when everybody has let it pass."""

    def __init__(self, by: int) -> None:
        super().__init__(NOBODY)
        self.by = by

    def cancelled(self, state: Civ) -> None:
        """It has been taken off the agenda without effect."""

    def is_city_action(self) -> bool:
        """So that Dr. King protects it (R-CIV-144)."""
        return False


class Effect(Announced):
    """The effect of an ability."""

    def __init__(self, by: int, ability: int, chosen: tuple[int, ...], paid: tuple[int, ...] = ()) -> None:
        super().__init__(by)
        self.ability = ability
        self.chosen = chosen
        self.paid = paid  # what was handed over for it, to be given back if it becomes impossible (R-CIV-484)

    def key(self) -> tuple[object, ...]:
        return (self.by, self.ability, self.chosen, self.paid)

    def run(self, state: Civ) -> None:
        state.agenda.pop()
        ABILITIES[self.ability].effect(state, self.by, self.chosen)

    def cancelled(self, state: Civ) -> None:
        state.say("is-cancelled", {"seat": self.by, "ability": ABILITIES[self.ability].name})


def open_window(state: Civ, by: int, window: int) -> None:
    """R-CIV-482, 638, 639: asks the others clockwise, everybody who could react as far as all can know."""
    if state.fight is not None and state.fight.turns and not state.switches.cancel_in_battle:
        return  # R-CIV-607
    if is_protected(state, by, window):
        window = PLAIN
    guarded = guarded_seats(state)
    if not window and not guarded:
        return
    asked = tuple(
        seat
        for seat in state.others(by)
        if (window and might_react(state, seat, window | ANY_TIME))
        or (guarded >> seat & 1 and might_show_king(state, seat))
    )
    if asked:
        state.agenda.append(React(asked[0], by, window, asked[1:]))


def is_protected(state: Civ, by: int, window: int) -> bool:
    """R-CIV-565: nobody cancels events of Mass Media's owner."""
    return window == REACT_EVENT and state.knows(by, T_MASS_MEDIA)


class React(CivFrame):
    """Whether somebody cancels or interrupts what was announced."""

    def __init__(self, seat: int, by: int, window: int, after: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.by = by
        self.window = window
        self.after = after  # who is asked next

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.by, self.window, self.after)

    def about(self, state: Civ) -> dict[str, int | str]:
        below = announced_below(state)
        values: dict[str, int | str] = {"other": self.by, "announced": below.name() if below is not None else ""}
        if isinstance(below, Effect):
            values["ability"] = values["deed"] = ABILITIES[below.ability].name
        return values

    def legal(self, state: Civ, seat: int) -> list[int]:
        actions = [PASS]
        add_uses(state, seat, self.window | ANY_TIME, actions)
        if may_show_king(state, seat) and guarded_seats(state) >> seat & 1:
            actions.append(pack(SHOW, P_MARTIN_LUTHER_KING))
        return actions

    def refusal(self, state: Civ, seat: int, action: int) -> Refusal | None:
        return Refusal("no-reaction", "R-CIV-638")

    def play(self, state: Civ, seat: int, action: int) -> None:
        """R-CIV-482: nobody is asked twice for the same announcement, an any-time card aside (R-CIV-561)."""
        if kind_of(action) == SHOW:
            show_card(state, seat, first(action))
            forbid_announced(state)
            return
        reacts = kind_of(action) == USE and ABILITIES[first(action)].windows & self.window
        if kind_of(action) == PASS or reacts:
            state.agenda.pop()
            if self.after:
                state.agenda.append(React(self.after[0], self.by, self.window, self.after[1:]))
        if kind_of(action) == USE:
            begin_use(state, seat, ABILITIES[first(action)])


def announcements(state: Civ) -> list[Announced]:
    """What was announced and has not taken effect, the latest first: each is a reaction to the next."""
    return [frame for frame in state.agenda[::-1] if isinstance(frame, Announced)]


def announced_below(state: Civ) -> Announced | None:
    """What the reaction that takes effect now was about: the topmost announced frame, windows aside."""
    found = announcements(state)
    return found[0] if found else None


def close_window(state: Civ) -> None:
    """Nobody else is asked."""
    while state.agenda and isinstance(state.agenda[-1], React):
        state.agenda.pop()


def cancel_announced(state: Civ) -> None:
    """The effect of every cancel: the window closes and what was announced is gone."""
    close_window(state)
    frame = state.agenda.pop()
    frame.cancelled(state)


# --- paying


def pay(state: Civ, seat: int, ability: int, due: tuple[int, ...]) -> None:
    """One resource after the other; where everybody can see that there is one way only, it is taken."""
    while due:
        options = ways(state, seat, due[0])
        if len(options) != 1 or might_choose(state, seat, due[0]):
            state.agenda.append(Pay(seat, ability, due, False))
            return
        if not hand_over(state, seat, ability, due, options[0]):
            return
        due = due[1:]


def hand_over(state: Civ, seat: int, ability: int, due: tuple[int, ...], code: int) -> bool:
    """Pays for due[0]. False if paying goes on by itself later (a gift that must be announced, a substitute)."""
    if code < GIFT or code in (KREMLIN, CURIE):
        note_paid(state, code)
    if code == KREMLIN:
        state.kremlin |= 1 << seat
        state.say("replaces-spy", {"seat": seat, "wonder": WONDERS[W_KREMLIN]})
        pay(state, seat, ability, (ANY, ANY, *due[1:]))
        return False
    if code == CURIE:
        discard_person(state, seat, P_MARIE_CURIE)
        pay(state, seat, ability, (OTHER, *due[1:]))
        return False
    if code >= GIFT:
        play_gift(state, seat, ability, due, code - GIFT)
        return False
    if code >= MARKER:
        back, mark = divmod(code - MARKER, 16)
        take_marker(state, seat, back, mark)
        state.reveal("pays-marker", {"seat": seat, "back": BACKS[back], "mark": MARKS[mark]})
    else:
        state.goods[seat * GOODS + code] -= 1
        state.market[code] += 1
        state.say("pays-token", {"seat": seat, "resource": RESOURCES[code]})
    if state.civs[seat] == ARABIA:
        gain_culture(state, seat, 1)
    return True


def note_paid(state: Civ, code: int) -> None:
    """R-CIV-484, 557: the effect that is paid for, the topmost one, remembers its price, which may be given back."""
    for place in range(len(state.agenda) - 1, -1, -1):
        frame = state.agenda[place]
        if isinstance(frame, Effect):
            state.agenda[place] = Effect(frame.by, frame.ability, frame.chosen, (*frame.paid, code))
            return


def play_gift(state: Civ, seat: int, ability: int, due: tuple[int, ...], event: int) -> None:
    """R-CIV-557: a gift card is an event, and may be cancelled."""
    del state.hand[seat][find_event(state, seat, event)]
    state.event_used[event] += 1
    state.reveal("plays-gift", {"seat": seat, "cultureevent": EVENTS[event]})
    state.agenda.append(GiftPays(seat, ability, due, event))
    open_window(state, seat, BY_EVENT)


class Pay(CivFrame):
    """Which resource is handed over (R-CIV-558)."""

    def __init__(self, seat: int, ability: int, due: tuple[int, ...], again: bool) -> None:
        super().__init__(seat)
        self.ability = ability
        self.due = due
        self.again = again  # a gift was cancelled, so the ability may be taken back

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.ability, self.due, self.again)

    def about(self, state: Civ) -> dict[str, int | str]:
        return {"ability": ABILITIES[self.ability].name}

    def legal(self, state: Civ, seat: int) -> list[int]:
        actions = [pack(HAND_OVER, code) for code in ways(state, seat, self.due[0])]
        return [*actions, PASS] if self.again else actions

    def refusal(self, state: Civ, seat: int, action: int) -> Refusal | None:
        return Refusal("not-yours-to-pay", "R-CIV-213")

    def play(self, state: Civ, seat: int, action: int) -> None:
        state.agenda.pop()
        if kind_of(action) == PASS:
            leave_unpaid(state)
        elif hand_over(state, seat, self.ability, self.due, first(action)):
            pay(state, seat, self.ability, self.due[1:])


def leave_unpaid(state: Civ) -> None:
    """R-CIV-557: the cost could not be paid after all; the window for the ability closes with it."""
    close_window(state)
    take_back(state, state.agenda.pop())


class GiftPays(Announced):
    """A gift card that stands for a resource, if nobody cancels it."""

    def __init__(self, by: int, ability: int, due: tuple[int, ...], event: int) -> None:
        super().__init__(by)
        self.ability = ability
        self.due = due
        self.event = event

    def key(self) -> tuple[object, ...]:
        return (self.by, self.ability, self.due, self.event)

    def run(self, state: Civ) -> None:
        state.agenda.pop()
        note_paid(state, GIFT + self.event)
        pay(state, self.by, self.ability, self.due[1:])
        if self.event != E_GIFT_FROM_AFAR:
            return
        if state.players == 2:
            gain_token(state, 1 - self.by, ON_SHEET)
        else:
            state.agenda.append(GiveCoin(self.by))

    def cancelled(self, state: Civ) -> None:
        """R-CIV-557: to be paid in another way, or taken back."""
        state.say("gift-cancelled", {"seat": self.by, "cultureevent": EVENTS[self.event]})
        if can_pay(state, self.by, self.due):
            state.agenda.append(Pay(self.by, self.ability, self.due, True))
        else:
            leave_unpaid(state)


class GiveCoin(CivFrame):
    """A Gift from Afar: another player gets a coin, before anything else (it can end the match)."""

    def legal(self, state: Civ, seat: int) -> list[int]:
        return [pack(AIM_SEAT, other) for other in state.others(seat)]

    def refusal(self, state: Civ, seat: int, action: int) -> Refusal | None:
        return Refusal("give-to-another", "R-CIV-215")

    def play(self, state: Civ, seat: int, action: int) -> None:
        state.agenda.pop()
        gain_token(state, first(action), ON_SHEET)


# --- protection that is shown in response (R-CIV-484)


def guarded_seats(state: Civ) -> int:
    """Mask of those whom Dr. King would protect: from a forced anarchy, or from a cancel of their city action."""
    found = announcements(state)
    if not found or not isinstance(found[0], Effect):
        return 0
    ability = ABILITIES[found[0].ability]
    if ability.forces_anarchy:
        return ability.targets(state, found[0].by, found[0].chosen)
    if ability.windows & REACT_CITY and len(found) > 1 and found[1].is_city_action():
        return 1 << found[1].by
    return 0


def may_show_king(state: Civ, seat: int) -> bool:
    return bool(state.down[seat] >> P_MARTIN_LUTHER_KING & 1) and type_stands(state, seat, HUMANITARIAN)


def might_show_king(state: Civ, seat: int) -> bool:
    """As far as everybody can know: a face-down card of his type, and he lies nowhere face up (R-CIV-639, 640)."""
    held = state.down[seat] >> CARDS_PER_TYPE * HUMANITARIAN & (1 << CARDS_PER_TYPE) - 1
    shown = state.person_below
    for other in range(state.players):
        shown |= state.up[other]
    return bool(held) and not shown >> P_MARTIN_LUTHER_KING & 1 and type_stands(state, seat, HUMANITARIAN)


def forbid_announced(state: Civ) -> None:
    """R-CIV-484: a protection was shown, so the hostile play is impossible; a protected city action goes on."""
    close_window(state)
    frame = state.agenda.pop()
    state.say("is-impossible", {"seat": frame.by, "ability": ABILITIES[frame.ability].name})
    close_window(state)
    undo_use(state, frame)


def undo_use(state: Civ, frame: Effect) -> None:
    """R-CIV-484: card and price return to who used them, unless `late_protection` says that they are lost."""
    if not state.switches.hostile_lost:
        take_back(state, frame)


def take_back(state: Civ, frame: Effect) -> None:
    """The use has not happened."""
    ability = ABILITIES[frame.ability]
    state.used[frame.by] &= ~(1 << ability.number)
    ability.restore(state, frame.by)
    give_back(state, frame.by, frame.paid)
    state.say("takes-back", {"seat": frame.by, "ability": ability.name})
