"""What an action is worth: the value of the position when all it begins is finished."""

from __future__ import annotations

from typing import Final

from aegean.bots.civilization.barter import useful
from aegean.bots.civilization.sites import best_site
from aegean.bots.civilization.value import setbacks, value
from aegean.core.frame import settle
from aegean.games.civilization.actions import (
    END,
    PASS,
    SPECIAL,
    USE,
    first,
    kind_of,
)
from aegean.games.civilization.bargain import Answer, Bargain, LayOut, Offer
from aegean.games.civilization.battle import BattleStart, BattleTurn, BeforeDraw, SaveUnits
from aegean.games.civilization.hand import TooManyEvents
from aegean.games.civilization.loot import Loot
from aegean.games.civilization.manage import ManageCities
from aegean.games.civilization.march import March
from aegean.games.civilization.moments import Moment
from aegean.games.civilization.move import Move
from aegean.games.civilization.pieces import GOODS
from aegean.games.civilization.produce import ChooseSite, PayProduction
from aegean.games.civilization.research import OpenResearch, Research
from aegean.games.civilization.start_of_turn import StartOfTurn
from aegean.games.civilization.state import Civ
from aegean.games.civilization.uses import Aim, Pay, React

# Questions at which an action is over.
PARTS: Final = (
    StartOfTurn, Bargain, Offer, ManageCities, Move, March, Moment, Research, OpenResearch, BeforeDraw, BattleStart,
    BattleTurn, SaveUnits,
)  # fmt: skip
# Questions and actions in which the others' standing may change.
HOSTILE: Final = (Aim, React, Answer, Loot)
AIMED: Final = (USE, SPECIAL)
DEPTH: Final = 3  # own questions looked through
WIDTH: Final = 8  # answers to such a question that are tried
NODES: Final = 90  # positions judged for one decision, more or less
NO_ACTION: Final = -1
USEFUL: Final = 5  # tokens that have a use are kept longer
ANSWERS: Final = 12  # of others that are passed over
LEAST_GAIN: Final = 0.03  # a change for its own sake is no gain


def play(state: Civ, seat: int, action: int) -> None:
    state.agenda[-1].play(state, seat, action)
    settle(state)


class Look:
    """One decision: for whom, whether the others' standing counts, and how many positions may still be judged."""

    def __init__(self, state: Civ, seat: int, rivals: bool) -> None:
        self.seat = seat
        self.rivals = rivals
        self.before = setbacks(state, seat) if rivals else 0.0
        self.left = NODES

    def staying(self, state: Civ) -> float:
        return value(state, self.seat) + self.before + LEAST_GAIN

    def gain(self, state: Civ, action: int, whole: bool) -> float:
        """`whole`: every action of this decision may concern the others; else only cards do."""
        rivals = self.rivals and (whole or kind_of(action) in AIMED)
        gained = self.worth(state, action, DEPTH, rivals)
        return gained if rivals else gained + self.before

    def worth(self, state: Civ, action: int, depth: int, rivals: bool) -> float:
        """Others let everything pass; own questions are answered as well as can be seen."""
        self.left -= 1
        twin, seat = state.copy(), self.seat
        play(twin, seat, action)
        for _ in range(ANSWERS):
            if not twin.agenda:
                break
            frame = twin.agenda[-1]
            if isinstance(frame, PARTS):
                break
            asked = frame.seats(twin)[0]
            legal = frame.legal(twin, asked)
            if not legal:  # an imagined seat may lack what the true one is about to pay with
                break
            if asked != seat:
                answer = PASS if PASS in legal else legal[0]
            else:
                answer = at_once(twin, frame, legal)
                if answer == NO_ACTION:
                    if depth and self.left > 0:
                        return max(self.worth(twin, each, depth - 1, rivals) for each in some_of(legal))
                    answer = legal[0]
            play(twin, asked, answer)
        return value(twin, seat) + (setbacks(twin, seat) if rivals else 0.0)


def at_once(state: Civ, frame: object, legal: list[int]) -> int:
    """The answer to a question that needs no looking ahead; NO_ACTION if it does."""
    if len(legal) == 1:
        return legal[0]
    if isinstance(frame, ChooseSite):
        return best_site(state, frame, legal)
    if isinstance(frame, PayProduction):
        return min(legal, key=first)  # rushing costs trade
    if isinstance(frame, Pay):
        return handed_over(state, frame.seat, legal)
    if isinstance(frame, (LayOut, TooManyEvents)):
        return min(legal, key=first)  # markers and events of low level come first
    if isinstance(frame, React):
        return PASS
    return NO_ACTION


def handed_over(state: Civ, seat: int, legal: list[int]) -> int:
    """What is missed least: tokens of which there are most, then markers, then cards."""
    chosen, least = legal[0], 1000
    for action in legal:
        code = first(action)
        missed = code
        if code < GOODS:
            missed = (USEFUL if useful(state, seat, code) else 0) - state.goods[seat * GOODS + code]
        if missed < least:
            chosen, least = action, missed
    return chosen


def some_of(legal: list[int]) -> list[int]:
    """A long list by samples, evenly spread."""
    if len(legal) <= WIDTH:
        return legal
    return [legal[place * len(legal) // WIDTH] for place in range(WIDTH)]


def best(state: Civ, seat: int, actions: list[int]) -> int:
    """The action after which the position is worth most; ending or passing wins unless something brings a gain."""
    frame = state.agenda[-1]
    if not isinstance(frame, React):
        answer = at_once(state, frame, actions)
        if answer != NO_ACTION:
            return answer
    whole = isinstance(frame, HOSTILE)
    look = Look(state, seat, whole or any(kind_of(action) in AIMED for action in actions))
    chosen, most = actions[0], float("-inf")
    for action in actions:
        if action in (END, PASS) and isinstance(frame, PARTS):
            gained = look.staying(state)
        else:
            gained = look.gain(state, action, whole) + (LEAST_GAIN if action == PASS else 0.0)
        if gained > most:
            chosen, most = action, gained
    return chosen
