"""Spending resources (R-CIV-213, 214, 218, 556 to 558)."""

from __future__ import annotations

from aegean.core.refusal import Refusal
from aegean.games.civilization.abilities import ABILITIES, BY_EVENT, Announced, Effect, open_window
from aegean.games.civilization.actions import AIM_SEAT, HAND_OVER, PASS, first, kind_of, pack
from aegean.games.civilization.coins import gain_token
from aegean.games.civilization.pieces import (
    ARABIA,
    BACKS,
    E_GIFT_FROM_AFAR,
    EVENTS,
    GOODS,
    MARKS,
    ON_SHEET,
    P_MARIE_CURIE,
    PERSONS,
    RESOURCES,
    W_KREMLIN,
    WONDERS,
)
from aegean.games.civilization.purse import ANY, CURIE, GIFT, KREMLIN, MARKER, OTHER, can_pay, ways
from aegean.games.civilization.state import HAND, Civ, CivFrame, back_of, mark_of, marker


def pay(state: Civ, seat: int, ability: int, due: tuple[int, ...]) -> None:
    """One resource after the other; where there is one way only, it is taken."""
    while due:
        options = ways(state, seat, due[0])
        if len(options) != 1:
            state.agenda.append(Pay(seat, ability, due, False))
            return
        if not hand_over(state, seat, ability, due, options[0]):
            return
        due = due[1:]


def hand_over(state: Civ, seat: int, ability: int, due: tuple[int, ...], code: int) -> bool:
    """Pays for due[0]. False if paying goes on by itself later (a gift that must be announced, a substitute)."""
    if code < GIFT or code in (KREMLIN, CURIE):
        note_paid(state, seat, ability, code)
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
        state.culture[seat] += 1
        state.say("gains-culture", {"seat": seat, "culture": 1})
    return True


def note_paid(state: Civ, seat: int, ability: int, code: int) -> None:
    """R-CIV-484: the effect remembers its price, should it have to be given back."""
    for place in range(len(state.agenda) - 1, -1, -1):
        frame = state.agenda[place]
        if isinstance(frame, Effect):
            if frame.by == seat and frame.ability == ability:
                state.agenda[place] = Effect(seat, ability, frame.chosen, (*frame.paid, code))
            return


def give_back(state: Civ, seat: int, paid: tuple[int, ...]) -> None:
    """R-CIV-484: a play that has become impossible costs nothing. What was shown stays known."""
    everybody = (1 << state.players) - 1
    for code in paid:
        if code == KREMLIN:
            state.kremlin &= ~(1 << seat)
        elif code == CURIE:
            state.person_below &= ~(1 << P_MARIE_CURIE)
            state.up[seat] |= 1 << P_MARIE_CURIE
        elif code == GIFT + E_GIFT_FROM_AFAR:
            continue  # its coin has been given
        elif code >= GIFT:
            state.event_used[code - GIFT] -= 1
            state.add_event(seat, known_card(code - GIFT, everybody))
        elif code >= MARKER:
            back, mark = divmod(code - MARKER, 16)
            state.add_marker(seat, marker(back, mark, everybody))
        else:
            state.market[code] -= 1
            state.goods[seat * GOODS + code] += 1
        if code < GIFT and state.civs[seat] == ARABIA:
            state.culture[seat] -= 1


def take_marker(state: Civ, seat: int, back: int, mark: int) -> int:
    """Out of a seat's markers, the first that fits; it is set aside (R-CIV-214)."""
    for place, held in enumerate(state.held[seat]):
        if back_of(held) == back and mark_of(held) == mark:
            return state.held[seat].pop(place)
    raise ValueError(mark)


def discard_person(state: Civ, seat: int, card: int) -> None:
    """R-CIV-259: face up under the deck."""
    state.up[seat] &= ~(1 << card)
    state.down[seat] &= ~(1 << card)
    state.person_below |= 1 << card
    state.reveal("discards-person", {"seat": seat, "person": PERSONS[card]})


def play_gift(state: Civ, seat: int, ability: int, due: tuple[int, ...], event: int) -> None:
    """R-CIV-557: a gift card is an event, and may be cancelled."""
    for place, card in enumerate(state.hand[seat]):
        if card & 63 == event:
            del state.hand[seat][place]
            break
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
            take_back(state, seat, self.ability)
        elif hand_over(state, seat, self.ability, self.due, first(action)):
            pay(state, seat, self.ability, self.due[1:])


def take_back(state: Civ, seat: int, ability: int) -> None:
    """R-CIV-557: the cost could not be paid after all. The use has not happened."""
    while not isinstance(state.agenda[-1], Effect):
        state.agenda.pop()
    effect = state.agenda.pop()
    give_back(state, seat, effect.paid)
    state.used[seat] &= ~(1 << ability)
    ABILITIES[ability].restore(state, seat)
    state.say("takes-back", {"seat": seat, "ability": ABILITIES[ability].name})


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
        note_paid(state, self.by, self.ability, GIFT + self.event)
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
            take_back(state, self.by, self.ability)


class GiveCoin(CivFrame):
    """A Gift from Afar: another player gets a coin, before anything else (it can end the match)."""

    def legal(self, state: Civ, seat: int) -> list[int]:
        return [pack(AIM_SEAT, other) for other in state.others(seat)]

    def refusal(self, state: Civ, seat: int, action: int) -> Refusal | None:
        return Refusal("give-to-another", "R-CIV-215")

    def play(self, state: Civ, seat: int, action: int) -> None:
        state.agenda.pop()
        gain_token(state, first(action), ON_SHEET)


def known_card(event: int, seats: int) -> int:
    return event | seats << HAND
