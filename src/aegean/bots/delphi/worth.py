"""What things are worth to a bot, in dice: one die used as it lies is 1."""

from __future__ import annotations

from functools import cache
from typing import Final

from aegean.bots.delphi.scale import Numbers
from aegean.games.delphi import pieces as p
from aegean.games.delphi.pieces import COLOURS, THRONE
from aegean.games.delphi.state import Delphi
from aegean.games.delphi.tasks import loadable_offerings, loadable_statues

HOME: Final = 50.0


@cache
def fight_favours(strength: int) -> float:
    """Favours a fight costs on average if it is fought to the end (R-DEL-105, 108)."""
    paid, lost, need = 0.0, 1.0, p.MONSTER_STRENGTH - strength
    while need > 0:
        lost *= need / p.BATTLE_FACES
        paid += lost
        need -= 1
    return paid


@cache
def fight_chance(strength: int, favours: int) -> float:
    """The chance to win if all favours may be paid."""
    lost, need = 1.0, p.MONSTER_STRENGTH - strength
    for _ in range(favours + 1):
        lost *= max(0, need) / p.BATTLE_FACES
        need -= 1
    return 1 - lost


class Scale(Numbers):
    """What follows from a bot's numbers."""

    # --- gods

    def throne_worth(self, state: Delphi, seat: int, god: int) -> float:
        """A god that is ready to be used; at least an oracle card (R-DEL-149)."""
        full = self.thrones[god]
        if god == p.ARES:
            return full if state.monster_tasks[seat] or state.monster_white[seat] else self.idle_throne
        if god == p.HERMES:
            return full if loadable_statues(state, seat) else self.idle_throne
        if god == p.ARTEMIS:
            return full if state.shrine_tasks[seat] else 1.5 if state.face_down else self.idle_throne
        if god == p.APHRODITE:
            return full + 0.2 * state.injury_count(seat)
        return full

    def god_worth(self, state: Delphi, seat: int, god: int, row: int, rounds: float) -> float:
        """A god on its way: other players' rolls lift those on white clouds, so the first step is the dearest one."""
        full = self.throne_worth(state, seat, god) * min(1.0, rounds / 2)
        if row == THRONE:
            return full
        steps = THRONE - row if row else THRONE - state.entry_row() + 1
        # Free steps come with every roll of another player; with few rounds left a god does not arrive in time.
        in_time = min(1.0, max(0.0, rounds * (state.players - 1) * 0.35 + 1 - steps) / 3)
        decay = self.step_decays[state.players]
        waiting = decay**steps if row else decay**steps * self.first_step
        return full * waiting * in_time

    # --- injuries and strength

    def injuries_worth(self, state: Delphi, seat: int, injuries: list[int], rounds: float) -> float:
        """A loss: cards on the hand, and the danger to lose the next turn (R-DEL-048, 215 to 217)."""
        if rounds < 1:
            return 0.0
        one, most = (4, 8) if state.owns(seat, p.THICK_SKIN) else (3, 6)
        total = sum(injuries)
        if not total:
            return self.no_injuries
        if max(injuries) >= one or total >= most:
            return -self.lost_turn - self.one_injury * max(1, total - 3)
        hit = (6 - state.strength[seat]) / 6
        full = sum([count == one - 1 for count in injuries]) / COLOURS
        danger = hit * full + full / 6
        if total == most - 1:
            danger = hit
        elif total == most - 2:
            danger = max(danger, 1 / 6 + hit * full)
        return -self.one_injury * total - self.lost_turn * min(1.0, danger)

    def strength_worth(self, strength: int, rounds: float, monsters: int) -> float:
        """Fewer injuries of the titan, cheaper fights."""
        return strength * (self.strength_round * rounds + self.strength_monster * monsters)

    # --- cards that stay

    def companion_worth(self, state: Delphi, seat: int, card: int, rounds: float) -> float:
        colour, kind = card // 3, card % 3
        if kind == p.HERO:
            monsters = state.monster_tasks[seat].bit_count() + state.monster_white[seat]
            now = state.strength[seat]
            gain = self.strength_worth(min(p.MOST_STRENGTH, now + 2), rounds, monsters) - self.strength_worth(
                now, rounds, monsters
            )
            return gain + self.hero_round * rounds + 0.4 * state.injuries[seat * COLOURS + colour]
        if kind == p.DEMIGOD:
            return self.demigod + self.demigod_round * rounds
        return self.creature_round * rounds

    def equipment_worth(self, state: Delphi, seat: int, card: int, rounds: float) -> float:
        """By what it saves until the end; what works at once by what it gives."""
        if card in (p.WARM_STATUE, p.COOL_STATUE):
            colours = p.WARM if card == p.WARM_STATUE else p.COOL
            return self.free_statue if state.has_room(seat) and loadable_statues(state, seat) & colours else 0.0
        if card in (p.WARM_OFFERING, p.COOL_OFFERING):
            colours = p.WARM if card == p.WARM_OFFERING else p.COOL
            return self.free_offering if state.has_room(seat) and loadable_offerings(state, seat) & colours else 0.0
        monsters = state.monster_tasks[seat].bit_count() + state.monster_white[seat]
        offerings = state.offering_tasks[seat].bit_count() + state.offering_white[seat]
        statues = state.statue_tasks[seat]
        shrines = state.shrine_tasks[seat].bit_count()
        return {
            p.SPARE_OARS: self.oars_round * rounds,
            p.FLAT_KEEL: self.keel_round * rounds,
            p.LONG_SPEAR: self.spear * monsters + self.spear / 2 * shrines,
            p.CARGO_CRANE: self.crane * statues,
            p.LONG_RAMP: self.ramp * offerings,
            p.THICK_SKIN: self.skin_round * rounds,
            p.EXTRA_WATCH: self.watch_round * rounds,
            p.THANK_OFFERING: self.thanks * (monsters + offerings + statues),
            p.DEEP_HULL: self.hull + self.strength_worth(1, rounds, monsters),
            p.PRAYER_OF_HERMES: self.prayer_round * rounds,
            p.PRAYER_OF_ARTEMIS: self.prayer_round * rounds,
            p.PRAYER_OF_POSEIDON: self.prayer_round * rounds,
            p.YELLOW_OMEN: self.omen_round * rounds,
            p.RED_OMEN: self.omen_round * rounds,
            p.BLACK_OMEN: self.omen_round * rounds,
            p.DIVINE_SUMMONS: self.summons,
            p.RICH_BLESSING: self.blessing,
            p.ISLAND_SCOUT: self.scout if shrines and state.face_down.bit_count() > 1 else 1.4,
        }.get(card, 0.0)


# Ship tiles for the draft (R-DEL-039).
SHIPS: Final = {
    p.ST_SHIELD: 4.0,
    p.ST_GODS: 4.0,
    p.ST_RANGE: 5.0,
    p.ST_HOLD: 4.5,
    p.ST_TASK: 4.2,
    p.ST_WHEEL: 5.0,
    p.ST_FAVOR: 5.0,
    p.ST_EQUIP: 3.5,
}
