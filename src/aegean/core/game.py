"""The contract every game fulfils. Nothing here names a game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, Final, Generic

from aegean.core.chance import Chance
from aegean.core.events import Tell, Value
from aegean.core.frame import Frame, S, settle
from aegean.core.native import mypyc_attr
from aegean.core.options import Option, Options, OptionValue, make_options
from aegean.core.refusal import Refusal

SPECTATOR: Final = -1

View = dict[str, Any]


class Decision:
    """The engine asks one seat: a kind, what the prompt mentions, and all legal actions."""

    def __init__(self, seat: int, kind: str, about: dict[str, Value], actions: list[int]) -> None:
        self.seat = seat
        self.kind = kind
        self.about = about
        self.actions = actions


class Result:
    """`places[seat]` is 1 for a winner; `reason` names the way the game ended (`end-<reason>` in the catalogue)."""

    def __init__(self, places: tuple[int, ...], reason: str) -> None:
        self.places = places
        self.reason = reason

    def winners(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place == 1]


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[S]):
    """The rules of one title.

    A game writes `deal`, `view`, `imagine`, `result`, its notation, and three aids for the conformance suite
    (`scramble`, `faults`, `any_action`); who decides and what follows lies in its frames."""

    def __init__(self, name: str, revision: int, players: range, options: tuple[Option, ...]) -> None:
        self.name = name
        self.revision = revision  # of the rules: raised when a fix changes what a decision does
        self.players = players
        self.options = options

    # --- what a game writes

    @abstractmethod
    def deal(self, options: Options, chance: Chance, tell: Tell | None = None) -> S: ...

    @abstractmethod
    def view(self, state: S, audience: int) -> View:
        """What an audience (a seat or SPECTATOR) may know, built up from nothing."""

    @abstractmethod
    def imagine(self, view: View, chance: Chance) -> S:
        """A full state that fits the view; what the view does not say is drawn from `chance`."""

    @abstractmethod
    def result(self, state: S) -> Result | None: ...

    @abstractmethod
    def action_text(self, state: S, action: int) -> str: ...

    @abstractmethod
    def parse_action(self, state: S, text: str) -> int: ...

    @abstractmethod
    def action_values(self, state: S, action: int) -> tuple[str, dict[str, Value]]:
        """The action for people: `action-<kind>` of the catalogue and its values."""

    @abstractmethod
    def seat_names(self, state: S) -> list[str]:
        """What distinguishes the seats on this table (a colour); keys of the catalogue."""

    def rounds(self, state: S) -> int:
        """How many rounds have begun, whatever the game calls them; 0 where they are not counted."""
        return 0

    # --- aids for the conformance suite

    @abstractmethod
    def scramble(self, state: S, audience: int, chance: Chance) -> S:
        """A copy in which everything the audience may not know is different."""

    @abstractmethod
    def faults(self, state: S) -> list[str]:
        """What does not add up: pieces, cards, coins."""

    @abstractmethod
    def any_action(self, state: S, chance: Chance) -> int:
        """Some well-formed action, legal or not."""

    # --- what follows from the frames

    def make_options(self, players: int, chosen: Mapping[str, OptionValue]) -> Options:
        return make_options(self.name, players, self.players, self.options, chosen)

    def decisions(self, state: S) -> list[Decision]:
        if not state.agenda:
            return []
        frame: Frame[S] = state.agenda[-1]
        name = frame.name()
        about = frame.about(state)
        return [Decision(seat, name, about, frame.legal(state, seat)) for seat in frame.seats(state)]

    def play(self, state: S, seat: int, action: int, tell: Tell | None = None) -> None:
        """Carry out a legal action and all that follows by itself. Legality is not checked here (see `refusal`)."""
        state.tell = tell
        frame: Frame[S] = state.agenda[-1]
        frame.play(state, seat, action)
        settle(state)
        state.tell = None

    def refusal(self, state: S, seat: int, action: int) -> Refusal | None:
        """None for every action on the legal list, otherwise the rule that forbids it."""
        if not state.agenda:
            return Refusal("match-over", "")
        frame: Frame[S] = state.agenda[-1]
        if seat not in frame.seats(state):
            return Refusal("not-asked", "")
        if action in frame.legal(state, seat):
            return None
        refusal = frame.refusal(state, seat, action)
        return refusal if refusal is not None else Refusal("not-offered", "")
