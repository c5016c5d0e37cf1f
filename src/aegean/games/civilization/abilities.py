"""What a card lets its owner do, and when (R-CIV-542, 561, 562; timing.yaml).

A card is one object of a subclass of `Ability`, made beside its siblings (techs, wonders, events, people and so on).
Parts, reactions and battle turns offer `use N` for those whose window is theirs, and nothing here knows
what any of them does. How a use goes on is in `uses.py`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from aegean.core.events import Value
from aegean.games.civilization.actions import USE, pack
from aegean.games.civilization.pieces import NONE
from aegean.games.civilization.purse import can_pay, might_pay
from aegean.games.civilization.state import Civ

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
BETWEEN: Final = 1 << 16  # two parts of a phase; no ability has it (moments.py)

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

    def might_choose(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> bool:
        """R-CIV-639: as far as everybody can know there is more than one next target, so that one is asked for."""
        return False

    def hidden(self, state: Civ, seat: int) -> bool:
        """It is a card or a marker that not everybody has seen: its use shows it."""
        return False

    def tell_use(self, state: Civ, seat: int) -> None:
        told: dict[str, Value] = {"seat": seat, "ability": self.name}
        if self.hidden(state, seat):
            state.reveal("uses", told)
        else:
            state.say("uses", told)

    def asks_consent(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> bool:
        """Puts the question on top of its effect if somebody has to be asked before the others may react."""
        return False

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


def might_react(state: Civ, seat: int, window: int) -> bool:
    """R-CIV-639: something could be used in the window as far as everybody can know."""
    for ability in abilities_in(window):
        if (
            ability.maybe_owned(state, seat)
            and not (ability.once and used(state, seat, ability))
            and might_pay(state, seat, ability.price)
            and ability.maybe_ready(state, seat)
        ):
            return True
    return False
