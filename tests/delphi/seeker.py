"""A walker that knows what is good for it, so that tests run whole races: tasks first, then towards the next one."""

from __future__ import annotations

from aegean.core.chance import Chance
from aegean.core.game import Decision
from aegean.core.masks import members
from aegean.games.delphi import actions as a
from aegean.games.delphi.act import Act
from aegean.games.delphi.actions import first, kind_of
from aegean.games.delphi.game import GAME
from aegean.games.delphi.state import Delphi
from aegean.games.delphi.tasks import loadable_offerings, loadable_statues, needed_monsters

TASK_ACTIONS = (a.RAISE, a.OFFER, a.BUILD, a.FIGHT, a.FETCH, a.LOAD, a.EXPLORE, a.GOD, a.SHIP, a.PAY)


def wanted(state: Delphi, seat: int) -> int:
    """Spaces where something is to be done."""
    board = state.board
    if not state.open_tasks[seat]:
        return 1 << board.zeus
    spaces = state.sites[seat] if state.shrine_tasks[seat] else 0
    if state.shrine_tasks[seat]:
        spaces |= state.face_down
    for colour in members(needed_monsters(state, seat)):
        spaces |= state.monsters[colour]
    for colour in members(state.offerings_aboard[seat]):
        spaces |= 1 << state.temples[colour]
    for colour in members(state.statues_aboard[seat]):
        spaces |= state.pedestals[colour]
    if state.has_room(seat):
        for colour in members(loadable_offerings(state, seat)):
            spaces |= state.offerings[colour]
        for colour in members(loadable_statues(state, seat)):
            spaces |= 1 << board.cities[colour]
    return spaces


def choose(state: Delphi, decision: Decision, dice: Chance) -> int:
    """Any action now and then; otherwise the first that does a task, or sails where one is to be done."""
    actions = decision.actions
    if dice.below(6) == 0:
        return actions[dice.below(len(actions))]
    best = [action for action in actions if worth(state, decision.seat, action) >= 2]
    best = best or [action for action in actions if worth(state, decision.seat, action) == 1]
    best = best or [action for action in actions if kind_of(action) not in (a.END, a.DECLINE)] or actions
    return best[dice.below(len(best))]


def worth(state: Delphi, seat: int, action: int) -> int:
    kind = kind_of(action)
    if kind in TASK_ACTIONS:
        return 2
    if kind == a.SAIL:
        space = first(action)
        if space == state.board.zeus:
            return 2
        return int(bool((state.board.near[space] | 1 << space) & wanted(state, seat)))
    if kind in (a.DIE, a.CARD, a.FREE_DIE, a.FREE_CARD, a.EXTRA):
        twin = state.copy()
        GAME.play(twin, seat, action)
        frame = twin.agenda[-1]
        assert isinstance(frame, Act)
        return max(worth(twin, seat, following) for following in frame.legal(twin, seat))
    return 0
