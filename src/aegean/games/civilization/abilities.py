"""What a card lets its owner do: aimed, paid for, announced, carried out (R-CIV-482, 542, 561, 562, 638; timing.yaml).

A card is one object of a subclass of `Ability`, made beside its siblings (techs, wonders, events, people and so on).
Parts, reactions and battle turns offer `use N` for those whose window is theirs, and nothing here knows
what any of them does."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from aegean.core.frame import NOBODY
from aegean.core.refusal import Refusal
from aegean.games.civilization.actions import PASS, SHOW, USE, first, kind_of, pack
from aegean.games.civilization.aims import tell_aims
from aegean.games.civilization.force import has_person, type_stands
from aegean.games.civilization.pieces import CARDS_PER_TYPE, HUMANITARIAN, NONE, P_MARTIN_LUTHER_KING, T_MASS_MEDIA
from aegean.games.civilization.purse import can_pay, might_pay
from aegean.games.civilization.state import Civ, CivFrame

# --- windows (timing.yaml), as a mask

OWN_START: Final = 1 << 0
OWN_TRADE: Final = 1 << 1
OWN_CITIES: Final = 1 << 2
OWN_MOVE: Final = 1 << 3
CITY_ACTION: Final = 1 << 4  # takes the place of a city action
REACT_CITY: Final = 1 << 5
REACT_EVENT: Final = 1 << 6
REACT_RESOURCE: Final = 1 << 7
REACT_STEP: Final = 1 << 8
BEFORE_DRAW: Final = 1 << 9
BATTLE_START: Final = 1 << 10
BATTLE_SLOT: Final = 1 << 11
BATTLE_END: Final = 1 << 12
PHASE_BEGINS: Final = 1 << 13
ANY_TIME: Final = 1 << 14
ON_MARCH: Final = 1 << 15  # between two steps of a group
BETWEEN: Final = 1 << 16  # two parts of a phase; no ability has it (phases.py)

# --- what it is when it is announced: which reactions it opens

PLAIN: Final = 0  # nobody may react
BY_RESOURCE: Final = REACT_RESOURCE
BY_EVENT: Final = REACT_EVENT


class Ability(ABC):
    """Made once, at import; `number` is its place in ABILITIES."""

    def __init__(self, name: str, windows: int, announced: int = PLAIN, price: tuple[int, ...] = ()) -> None:
        self.number = NONE
        self.name = name  # a word of the notation and of the catalogue
        self.windows = windows
        self.announced = announced
        self.price = price
        self.once = True  # a turn
        self.forces_anarchy = False  # so that Dr. King's owner may turn him up against it

    @abstractmethod
    def owned(self, state: Civ, seat: int) -> bool:
        """The seat has it and it is in force."""

    def maybe_owned(self, state: Civ, seat: int) -> bool:
        """As far as everybody can know. What is open needs no more than this."""
        return self.owned(state, seat)

    def ready(self, state: Civ, seat: int) -> bool:
        """R-CIV-562: with a target and an effect, at this moment."""
        return True

    def maybe_ready(self, state: Civ, seat: int) -> bool:
        """As far as everybody can know."""
        return True

    def aims(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> list[int]:
        """Actions that name the next target, given those named before; none when all is said."""
        return []

    def targets(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> int:
        """R-CIV-563: mask of the seats it is aimed at."""
        return 0

    def tell_use(self, state: Civ, seat: int) -> None:
        state.say("uses", {"seat": seat, "ability": self.name})

    def announce(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> None:
        """Its effect lies on top of the agenda: who may react to it?"""
        open_window(state, seat, self.announced)

    def spend(self, state: Civ, seat: int) -> None:
        """What the use takes besides the price: the card leaves the hand, goes under the deck."""
        return

    def restore(self, state: Civ, seat: int) -> None:
        """The use was made impossible and is taken back (R-CIV-484)."""
        return

    def effect(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> None:
        """What it does when everybody has let it pass; one that belongs to an action does nothing by itself."""
        return


ABILITIES: Final[list[Ability]] = []
BY_NAME: Final[dict[str, Ability]] = {}


_IN_WINDOW: Final[dict[int, list[Ability]]] = {}


def register(abilities: list[Ability]) -> None:
    """In the order of the catalogue (`catalogue.py`), so that numbers never depend on who imports whom."""
    _IN_WINDOW.clear()
    for ability in abilities:
        ability.number = len(ABILITIES)
        ABILITIES.append(ability)
        BY_NAME[ability.name] = ability


def abilities_in(window: int) -> list[Ability]:
    """Those that work in one of these windows."""
    found = _IN_WINDOW.get(window)
    if found is None:
        found = _IN_WINDOW[window] = [ability for ability in ABILITIES if ability.windows & window]
    return found


# --- use


def used(state: Civ, seat: int, ability: Ability) -> bool:
    return bool(state.used[seat] >> ability.number & 1)


def usable(state: Civ, seat: int, ability: Ability) -> bool:
    if ability.once and used(state, seat, ability):
        return False
    if not ability.owned(state, seat) or not can_pay(state, seat, ability.price):
        return False
    return ability.ready(state, seat)


def add_uses(state: Civ, seat: int, window: int, actions: list[int]) -> None:
    """`use N` for everything that can be used in the window."""
    for ability in abilities_in(window):
        if usable(state, seat, ability):
            actions.append(pack(USE, ability.number))


def begin_use(state: Civ, seat: int, ability: Ability) -> None:
    name_targets(state, seat, ability, ())


def name_targets(state: Civ, seat: int, ability: Ability, chosen: tuple[int, ...]) -> None:
    """Asks for one target after the other; where there is one only, it is taken."""
    while True:
        options = ability.aims(state, seat, chosen)
        if not options:
            commit(state, seat, ability, chosen)
            return
        if len(options) > 1:
            state.agenda.append(Aim(seat, ability.number, chosen))
            return
        chosen += (options[0],)


def commit(state: Civ, seat: int, ability: Ability, chosen: tuple[int, ...]) -> None:
    """All is said: the card is spent, the price paid, the use announced; then it takes effect."""
    from aegean.games.civilization.pay import pay  # paying is announced too

    if ability.once:
        state.used[seat] |= 1 << ability.number
    ability.tell_use(state, seat)
    if ability.announced:
        tell_aims(state, seat, chosen)
    ability.spend(state, seat)
    state.agenda.append(Effect(seat, ability.number, chosen))
    ability.announce(state, seat, chosen)
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
        return {"ability": ABILITIES[self.ability].name}

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

    def is_city_action(self) -> bool:
        return bool(ABILITIES[self.ability].windows & CITY_ACTION)


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
    """R-CIV-144, 565: nobody cancels events of Mass Media's owner, nor city actions of Dr. King's."""
    if window == REACT_EVENT:
        return state.knows(by, T_MASS_MEDIA)
    return window == REACT_CITY and has_person(state, by, P_MARTIN_LUTHER_KING)


def might_react(state: Civ, seat: int, window: int) -> bool:
    for ability in abilities_in(window):
        if (
            ability.maybe_owned(state, seat)
            and not (ability.once and used(state, seat, ability))
            and might_pay(state, seat, ability.price)
            and ability.maybe_ready(state, seat)
        ):
            return True
    return False


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
        return {"other": self.by}

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
            from aegean.games.civilization.persons import show_card

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
    found: list[Announced] = []
    for frame in state.agenda[::-1]:
        if isinstance(frame, Announced):
            found.append(frame)
        elif not isinstance(frame, React):
            break
    return found


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
    if ABILITIES[frame.ability].windows & REACT_CITY:
        close_window(state)
    undo_use(state, frame)


def undo_use(state: Civ, frame: Effect) -> None:
    """R-CIV-484: card and price return to who used them, unless `late_protection` says that they are lost."""
    from aegean.games.civilization.pay import give_back  # paying is announced too

    if state.switches.hostile_lost:
        return
    ability = ABILITIES[frame.ability]
    state.used[frame.by] &= ~(1 << ability.number)
    ability.restore(state, frame.by)
    give_back(state, frame.by, frame.paid)
    state.say("takes-back", {"seat": frame.by, "ability": ability.name})
