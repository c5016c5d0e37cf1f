"""Why an answer outside the turn proper makes sense: rewards, injuries, fights, the set-up; and plain dice."""

from __future__ import annotations

from typing import Final

from aegean.bots.delphi.island_reasons import looks_at
from aegean.bots.delphi.worth import fight_chance
from aegean.bots.reasons import Reason, percent
from aegean.games.delphi import actions as a
from aegean.games.delphi import pieces as p
from aegean.games.delphi.actions import first, kind_of, second, third
from aegean.games.delphi.fight import Fight
from aegean.games.delphi.injuries import must_recover
from aegean.games.delphi.pieces import COLOURS, COMPANIONS, EQUIPMENT, GODS, HUES, SHIPS, TASKS
from aegean.games.delphi.state import Delphi

# Cards with the same use have one sentence.
FOR: Final = {
    p.SPARE_OARS: "way", p.FLAT_KEEL: "way", p.LONG_SPEAR: "reach", p.CARGO_CRANE: "reach", p.LONG_RAMP: "reach",
    p.THICK_SKIN: "skin", p.EXTRA_WATCH: "watch", p.THANK_OFFERING: "gods", p.DEEP_HULL: "hull",
    p.PRAYER_OF_HERMES: "prayer", p.PRAYER_OF_ARTEMIS: "prayer", p.PRAYER_OF_POSEIDON: "prayer",
    p.YELLOW_OMEN: "omen", p.RED_OMEN: "omen", p.BLACK_OMEN: "omen", p.WARM_STATUE: "cargo", p.COOL_STATUE: "cargo",
    p.WARM_OFFERING: "cargo", p.COOL_OFFERING: "cargo", p.DIVINE_SUMMONS: "summons", p.RICH_BLESSING: "blessing",
    p.ISLAND_SCOUT: "scout",
}  # fmt: skip


def answers(state: Delphi, seat: int, action: int) -> Reason:
    kind, x = kind_of(action), first(action)
    if kind in (a.PAY, a.GIVE_UP):
        return fights_on(state, seat, kind == a.PAY)
    if kind == a.CLEAR:
        count = state.injuries[seat * COLOURS + x]
        return Reason("reason-clear", {"colour": HUES[x], "count": count})
    if kind == a.DISCARD:
        return recovers(state, seat, action)
    if kind == a.TAKE:
        return Reason("reason-take", {"equipment": EQUIPMENT[x], "use": FOR[x]})
    if kind == a.JOIN:
        return Reason("reason-join", {"kind": COMPANIONS[x % 3], "colour": HUES[x // 3]})
    if kind == a.LOOK_AT:
        return looks_at(state, seat, x)
    if kind == a.TRADE:
        return Reason("reason-trade", {"god": GODS[x]})
    if kind == a.FAVOURS:
        return Reason("reason-favours", {"favours": state.favours[seat]})
    if kind == a.SHIP:
        return Reason("reason-ship", {"ship": SHIPS[x]})
    if kind == a.RETURN:
        return Reason("reason-return", {"task": TASKS[x]})
    return Reason(
        {a.ORACLE: "reason-oracle", a.LOOK: "reason-look", a.COLOUR: "reason-colour"}.get(kind, "reason-decline")
    )


def fights_on(state: Delphi, seat: int, pays: bool) -> Reason:
    """What another round promises: the monster is weaker by one, the purse too."""
    fight = state.agenda[-1]
    assert isinstance(fight, Fight)
    left = state.favours[seat] - 1
    chance = fight_chance(p.MONSTER_STRENGTH - (fight.need - 1), left)
    return Reason(
        "reason-pay" if pays else "reason-give-up", {"percent": percent(chance), "colour": HUES[fight.colour]}
    )


def recovers(state: Delphi, seat: int, action: int) -> Reason:
    after = state.copy()
    for colour in (first(action), second(action), third(action)):
        after.injuries[seat * COLOURS + colour] -= 1
    again = must_recover(after, seat)
    return Reason("reason-recovers-again" if again else "reason-recovers", {"count": after.injury_count(seat)})
