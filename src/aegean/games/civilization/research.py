"""The Research phase: secret choices, then one researcher after the other (R-CIV-390 to R-CIV-399, 616 to 618)."""

from __future__ import annotations

from typing import Final

from aegean.core.chance import Chance
from aegean.core.frame import NOBODY, NOT_ASKED, PENDING, Together
from aegean.core.refusal import Refusal
from aegean.games.civilization.abilities import ABILITIES, ANY_TIME, add_uses
from aegean.games.civilization.actions import PASS, RESEARCH, USE, first, kind_of, pack, second, third
from aegean.games.civilization.coins import coins
from aegean.games.civilization.end import TECH_VICTORY, finish
from aegean.games.civilization.force import may_use_person
from aegean.games.civilization.pay import discard_person
from aegean.games.civilization.pieces import P_ISAAC_NEWTON, P_NIKOLA_TESLA, PERSONS, TECH_LEVELS, TECHS
from aegean.games.civilization.state import HIDDEN, Civ, CivFrame
from aegean.games.civilization.techs import available, can_lower, can_place, gain_tech, slot_free, trade_needed
from aegean.games.civilization.uses import begin_use

# Means of research, the second argument of RESEARCH. The third is the level of Isaac Newton's card if it is used,
# otherwise that of the slot which the tech takes.
PLAINLY: Final = 0
WITH_TESLA: Final = 1
WITH_NEWTON: Final = 2
WITH_BOTH: Final = 3
NEWTON_LEVELS: Final = (1, 2, 3, 4)


def begin_research(state: Civ) -> None:
    """R-CIV-616: all at once and secretly, or in turn order."""
    answers = tuple(PENDING if might_research(state, seat) else NOT_ASKED for seat in range(state.players))
    if state.switches.research_in_order:
        ask_next(state, answers)
    elif PENDING in answers:
        state.agenda.append(Research(answers))


def might_research(state: Civ, seat: int) -> bool:
    """As far as everybody can know: it has the trade for a tech that it lacks."""
    return any(affordable(state, seat, tech) for tech in range(len(TECHS)))


def affordable(state: Civ, seat: int, tech: int) -> bool:
    return available(state, seat, tech) and state.trade[seat] >= trade_needed(state, seat, TECH_LEVELS[tech])


def choices(state: Civ, seat: int) -> list[int]:
    """R-CIV-390, 396, 399, 616: every tech with every way to place it."""
    newton = may_use_person(state, seat, P_ISAAC_NEWTON)
    found: list[int] = []
    for tech in range(len(TECHS)):
        if affordable(state, seat, tech):
            level = TECH_LEVELS[tech]
            if can_place(state, seat, tech):
                found.append(pack(RESEARCH, tech, PLAINLY, level))
            if can_lower(state, seat, tech):
                found.append(pack(RESEARCH, tech, WITH_TESLA, level - 1))
            if newton:
                add_newton(state, seat, tech, found)
    return found


def add_newton(state: Civ, seat: int, tech: int, found: list[int]) -> None:
    """R-CIV-399: his card takes a slot before the tech does."""
    for level in NEWTON_LEVELS:
        if slot_free(state, seat, level):
            state.blank[seat] = level
            if can_place(state, seat, tech):
                found.append(pack(RESEARCH, tech, WITH_NEWTON, level))
            if can_lower(state, seat, tech):
                found.append(pack(RESEARCH, tech, WITH_BOTH, level))
            state.blank[seat] = 0


def why_not(state: Civ, seat: int, action: int) -> Refusal:
    if kind_of(action) != RESEARCH:
        return Refusal("only-research", "R-CIV-616")
    tech, means = first(action), second(action)
    values: dict[str, int | str] = {"tech": TECHS[tech]}
    if not available(state, seat, tech):
        return Refusal("known-tech", "R-CIV-616", values)
    needed = trade_needed(state, seat, TECH_LEVELS[tech])
    if state.trade[seat] < needed:
        return Refusal("too-little-trade", "R-CIV-390", values | {"needed": needed, "trade": state.trade[seat]})
    if means != PLAINLY:
        return Refusal("no-such-means", "R-CIV-399", values)
    return Refusal("no-slot", "R-CIV-396", values | {"level": TECH_LEVELS[tech]})


class Research(Together[Civ]):
    """R-CIV-395, 616: what everybody researches, if anything. Any-time cards wait (R-CIV-561)."""

    def __init__(self, answers: tuple[int, ...]) -> None:
        super().__init__(answers)

    def key(self) -> tuple[object, ...]:
        return (self.answers,)

    def shown_key(self, audience: int) -> tuple[object, ...]:
        """R-CIV-480: nobody sees the choice of another; choosing nothing looks like any other."""
        shown = [answer if answer < 0 or seat == audience else HIDDEN for seat, answer in enumerate(self.answers)]
        return (tuple(shown),)

    def cards(self) -> tuple[list[int], list[int]]:
        return [], []

    def imagined(self, state: Civ, chance: Chance) -> Research:
        """Whatever the others may have chosen."""
        answers = list(self.answers)
        for seat, answer in enumerate(answers):
            if answer == HIDDEN:
                options = self.legal(state, seat)
                answers[seat] = options[chance.below(len(options))]
        return Research(tuple(answers))

    def legal(self, state: Civ, seat: int) -> list[int]:
        return [PASS, *choices(state, seat)]

    def refusal(self, state: Civ, seat: int, action: int) -> Refusal | None:
        return why_not(state, seat, action)

    def with_answers(self, answers: tuple[int, ...]) -> Research:
        return Research(answers)

    def reveal(self, state: Civ, answers: tuple[int, ...]) -> None:
        reveal_choices(state, answers)


# --- openly, in turn order


def ask_next(state: Civ, answers: tuple[int, ...]) -> None:
    for seat in state.order():
        if answers[seat] == PENDING:
            state.agenda.append(OpenResearch(seat, answers))
            return
    reveal_choices(state, answers)


class OpenResearch(CivFrame):
    """The option `research_choice`: each chooses openly, knowing what was chosen before."""

    def __init__(self, seat: int, answers: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.answers = answers

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.answers)

    def legal(self, state: Civ, seat: int) -> list[int]:
        actions = [PASS, *choices(state, seat)]
        add_uses(state, seat, ANY_TIME, actions)
        return actions

    def refusal(self, state: Civ, seat: int, action: int) -> Refusal | None:
        return why_not(state, seat, action)

    def play(self, state: Civ, seat: int, action: int) -> None:
        if kind_of(action) == USE:
            begin_use(state, seat, ABILITIES[first(action)])
            return
        state.agenda.pop()
        if kind_of(action) == RESEARCH:
            state.say("chooses-tech", {"seat": seat, "tech": TECHS[first(action)]})
        ask_next(state, (*self.answers[:seat], action, *self.answers[seat + 1 :]))


# --- the reveal


def reveal_choices(state: Civ, answers: tuple[int, ...]) -> None:
    """R-CIV-617: who knows or is researching a tech is judged now, for all."""
    researchers = tuple(seat for seat in state.order() if kind_of(max(0, answers[seat])) == RESEARCH)
    sharing = tuple(share(state, seat, answers) for seat in range(state.players))
    for seat in researchers:
        state.reveal("reveals-research", {"seat": seat, "tech": TECHS[first(answers[seat])]})
    if state.switches.shared_victory and share_victory(state, researchers, answers, sharing):
        return
    state.agenda.append(SettleResearch(researchers, answers, sharing))


def share(state: Civ, seat: int, answers: tuple[int, ...]) -> int:
    """Mask of the others who know or research what the seat researches."""
    if kind_of(max(0, answers[seat])) != RESEARCH:
        return 0
    tech, mask = first(answers[seat]), 0
    for other in state.others(seat):
        answer = max(0, answers[other])
        if state.knows(other, tech) or (kind_of(answer) == RESEARCH and first(answer) == tech):
            mask |= 1 << other
    return mask


def share_victory(state: Civ, researchers: tuple[int, ...], answers: tuple[int, ...], sharing: tuple[int, ...]) -> bool:
    """R-CIV-475: those who would win by what they reveal together, with the option `shared`."""
    winners: list[int] = []
    reason = ""
    for seat in researchers:
        twin = state.copy()
        research(twin, seat, answers[seat], sharing[seat])
        if twin.places:
            winners.append(seat)
            reason = TECH_VICTORY if TECH_VICTORY in (reason, twin.reason) else twin.reason
    if len(winners) > 1:
        finish(state, winners, reason)
    return len(winners) > 1


class SettleResearch(CivFrame):
    """R-CIV-617: one researcher after the other, each completely."""

    def __init__(self, left: tuple[int, ...], answers: tuple[int, ...], sharing: tuple[int, ...]) -> None:
        super().__init__(NOBODY)
        self.left = left
        self.answers = answers
        self.sharing = sharing

    def key(self) -> tuple[object, ...]:
        return (self.left, self.answers, self.sharing)

    def run(self, state: Civ) -> None:
        state.agenda.pop()
        if not self.left:
            return
        seat = self.left[0]
        state.agenda.append(SettleResearch(self.left[1:], self.answers, self.sharing))
        research(state, seat, self.answers[seat], self.sharing[seat])


def research(state: Civ, seat: int, action: int, others: int) -> None:
    """R-CIV-392, 393, 399, 495, 618: all trade is spent; the dial then shows the coins from before the new tech."""
    tech, means, level = first(action), second(action), third(action)
    slot = TECH_LEVELS[tech]
    kept = coins(state, seat)
    state.trade[seat] = min(kept, state.trade[seat]) if state.switches.dial_capped else kept
    if means in (WITH_NEWTON, WITH_BOTH):
        place_newton(state, seat, level)
    if means in (WITH_TESLA, WITH_BOTH):
        discard_person(state, seat, P_NIKOLA_TESLA)
        slot -= 1
    state.say("researches", {"seat": seat, "tech": TECHS[tech], "trade": state.trade[seat]})
    gain_tech(state, seat, tech, slot, True, others)


def place_newton(state: Civ, seat: int, level: int) -> None:
    """R-CIV-399, 573: the card lies in the pyramid to the end and is no longer held."""
    state.up[seat] &= ~(1 << P_ISAAC_NEWTON)
    state.down[seat] &= ~(1 << P_ISAAC_NEWTON)
    state.blank[seat] = level
    state.reveal("places-newton", {"seat": seat, "person": PERSONS[P_ISAAC_NEWTON], "level": level})
