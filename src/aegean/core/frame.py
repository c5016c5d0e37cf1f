"""The agenda: what is still to be done, as a stack of small values in the state."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from aegean.core.chance import Chance
from aegean.core.events import Tell, Value
from aegean.core.native import mypyc_attr

if TYPE_CHECKING:
    from aegean.core.refusal import Refusal

NOBODY: Final = -1
SEVERAL: Final = -2


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """Everything true about a match. Games add their own fields, `copy` and `key`."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.agenda: list[Any] = []
        self.tell: Tell | None = None

    @abstractmethod
    def copy(self) -> State: ...

    @abstractmethod
    def key(self) -> tuple[object, ...]:
        """All that makes two states the same, as nested tuples of plain values (chance's key is not part of it)."""

    def agenda_key(self) -> tuple[object, ...]:
        return tuple((frame.name(), *frame.key()) for frame in self.agenda)


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """One paragraph of the rules waiting on the agenda: who decides, what is legal, what an answer does.

    A frame is a value: it is never changed once made, only replaced, so copies of a state share their frames.
    `seat` is the seat it asks, NOBODY (it runs by itself) or SEVERAL (then `seats` says whom)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def name(self) -> str:
        """Names the prompt of the catalogue (`prompt-<name>`)."""
        return type(self).__name__

    def key(self) -> tuple[object, ...]:
        """Every field, so that states can be compared and hashed."""
        return (self.seat,)

    def about(self, state: S) -> dict[str, Value]:
        """What the prompt mentions; public."""
        return {}

    def private(self) -> bool:
        """Is the answer itself nobody else's business? Then others know of it what the events tell them, no more."""
        return False

    def seats(self, state: S) -> list[int]:
        return [] if self.seat == NOBODY else [self.seat]

    def legal(self, state: S, seat: int) -> list[int]:
        """All actions the seat may answer with; a frame that asks nobody has none."""
        return []

    def refusal(self, state: S, seat: int, action: int) -> Refusal | None:
        """Why `action` is not among the legal ones; only asked when it is not."""
        return None

    def play(self, state: S, seat: int, action: int) -> None:
        """What an answer does."""
        raise TypeError(f"{self.name()} takes no answer")

    def run(self, state: S) -> None:
        """What happens by itself; the frame takes itself off the agenda or puts something on top."""
        raise TypeError(f"{self.name()} waits for an answer")


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Frame[S], ABC):
    """Asks several seats at once, keeps the answers secret, and reveals them together when the last one is in.

    `answers` has one entry a seat: an action, PENDING, or NOT_ASKED."""

    def __init__(self, answers: tuple[int, ...]) -> None:
        super().__init__(SEVERAL)
        self.answers = answers

    def key(self) -> tuple[object, ...]:
        return self.answers

    def private(self) -> bool:
        return True

    def seats(self, state: S) -> list[int]:
        return [seat for seat, answer in enumerate(self.answers) if answer == PENDING]

    def play(self, state: S, seat: int, action: int) -> None:
        answers = self.answers[:seat] + (action,) + self.answers[seat + 1 :]
        if PENDING in answers:
            state.agenda[-1] = self.with_answers(answers)
        else:
            if state.tell is not None and any(answer >= 0 for answer in self.answers):
                state.tell.uncover()  # whoever is last sees what the others answered
            state.agenda.pop()
            self.reveal(state, answers)

    @abstractmethod
    def with_answers(self, answers: tuple[int, ...]) -> Frame[S]:
        """The same question with these answers in (subclasses with more fields carry them over)."""

    @abstractmethod
    def reveal(self, state: S, answers: tuple[int, ...]) -> None:
        """All have answered: what follows."""


PENDING: Final = -1
NOT_ASKED: Final = -2


def settle(state: State) -> None:
    """Run what needs no decision until somebody is asked or the agenda is empty."""
    agenda = state.agenda
    while agenda:
        frame = agenda[-1]
        if frame.seat == SEVERAL:
            if frame.seats(state):
                return
        elif frame.seat != NOBODY:
            return
        frame.run(state)


def carried(key: Sequence[Any]) -> list[Any]:
    """The arguments of a frame out of a view: what came as JSON has lists where tuples were."""
    return [tuple(carried(part)) if isinstance(part, (list, tuple)) else part for part in key]
