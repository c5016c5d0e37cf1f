"""One exchange of blows, and all small battles compared with a second evaluation (ledger section 20)."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

from aegean.games.civilization import pieces as p
from aegean.games.civilization.actions import PLAY_UNIT, first, kind_of, second
from aegean.games.civilization.battle import BattleTurn, BattleTurns, find_winner
from aegean.games.civilization.combat import armies_lost, attacker_wins, city_defence, exchange, loot_due, trumps
from aegean.games.civilization.fronts import total
from aegean.games.civilization.state import Fight
from tests.civilization import brute
from tests.civilization.fighting import Arena

LETTERS = "imaf"


@pytest.mark.rule("R-CIV-342")
def test_the_circle_of_trumps() -> None:
    pairs = {(a, b) for a in range(3) for b in range(3) if trumps(a, b, False)}
    assert pairs == {(p.INFANTRY, p.MOUNTED), (p.MOUNTED, p.ARTILLERY), (p.ARTILLERY, p.INFANTRY)}


@pytest.mark.rule("R-CIV-344")
def test_aircraft_stand_outside_unless_the_switch_says_otherwise() -> None:
    land = (p.INFANTRY, p.MOUNTED, p.ARTILLERY)
    assert not any(trumps(p.AIRCRAFT, unit, False) or trumps(unit, p.AIRCRAFT, False) for unit in land)
    assert all(trumps(p.AIRCRAFT, unit, True) and not trumps(unit, p.AIRCRAFT, True) for unit in land)
    assert not trumps(p.AIRCRAFT, p.AIRCRAFT, True)


@pytest.mark.rule("R-CIV-341", "R-CIV-342", "R-CIV-343")
@pytest.mark.parametrize(
    ("played", "met", "wounds", "result"),
    [
        (("i", 2), ("i", 2), 0, (2, 2)),  # both fall
        (("i", 1), ("i", 3), 0, (3, 1)),
        (("m", 3), ("a", 3), 0, (0, 3)),  # killed first, deals nothing
        (("m", 2), ("a", 3), 0, (3, 2)),  # lives and strikes back
        (("m", 2), ("a", 3), 1, (0, 2)),  # earlier wounds count
        (("m", 3), ("i", 3), 0, (3, 0)),  # the one that stands there trumps
        (("m", 3), ("i", 2), 0, (2, 3)),
        (("f", 5), ("i", 3), 0, (3, 5)),
    ],
)
def test_exchange(played: tuple[str, int], met: tuple[str, int], wounds: int, result: tuple[int, int]) -> None:
    given = exchange(LETTERS.index(played[0]), played[1], 0, LETTERS.index(met[0]), met[1], wounds, False)
    assert given == result


@pytest.mark.rule("R-CIV-345")
def test_steel_adds_to_the_blow_and_not_to_what_the_unit_takes() -> None:
    assert exchange(p.INFANTRY, 1, 3, p.INFANTRY, 3, 0, False) == (3, 4)
    assert exchange(p.INFANTRY, 1, 3, p.ARTILLERY, 3, 0, False) == (3, 0)  # trumped and killed: the steel is lost
    assert exchange(p.INFANTRY, 1, 3, p.MOUNTED, 3, 0, False) == (0, 4)  # strikes first and kills
    assert exchange(p.INFANTRY, 3, 3, p.ARTILLERY, 2, 0, False) == (2, 6)  # trumped, but it lives


@pytest.mark.rule("R-CIV-344")
def test_aircraft_that_trump_strike_first() -> None:
    assert exchange(p.AIRCRAFT, 5, 0, p.INFANTRY, 5, 0, True) == (0, 5)
    assert exchange(p.INFANTRY, 5, 0, p.AIRCRAFT, 5, 0, True) == (5, 0)


@pytest.mark.rule("R-CIV-348", "R-CIV-496")
def test_ties_go_to_the_defender() -> None:
    assert [attacker_wins(7, defence) for defence in (6, 7, 8)] == [True, False, False]
    assert not attacker_wins(6, 8)


@pytest.mark.rule("R-CIV-352", "R-CIV-604")
def test_one_army_for_two_units_and_never_the_last() -> None:
    assert [armies_lost(units, 4) for units in range(10)] == [0, 0, 1, 1, 2, 2, 3, 3, 3, 3]
    assert armies_lost(6, 1) == 0
    assert armies_lost(6, 0) == 0


@pytest.mark.rule("R-CIV-693")
def test_defence_of_cities() -> None:
    assert city_defence(False, False, False, False) == 6
    assert city_defence(False, False, True, False) == 10
    assert city_defence(True, False, False, False) == 12
    assert city_defence(True, False, True, False) == 16
    assert city_defence(True, True, False, False) == 14
    assert city_defence(True, True, True, True) == 20


@pytest.mark.rule("R-CIV-370", "R-CIV-371", "R-CIV-378", "R-CIV-610")
def test_amount_of_loot() -> None:
    assert loot_due(city=False, figures=True, great_wall=False) == 1
    assert loot_due(city=True, figures=False, great_wall=False) == 2
    assert loot_due(city=True, figures=False, great_wall=True) == 1
    assert loot_due(city=False, figures=True, great_wall=True) == 0
    assert loot_due(city=False, figures=False, great_wall=True) == 0


@pytest.mark.rule("R-CIV-022")
def test_the_cards_of_the_four_decks() -> None:
    by_strength = (3, 9, 3)  # of rank I, for each land type
    assert (*by_strength * 3, 3, 3, 2) == p.UNIT_CARDS


# --- all small battles


def hands(classes: range, most: int) -> list[tuple[int, ...]]:
    return [hand for size in range(most + 1) for hand in combinations_with_replacement(classes, size)]


class Comparison:
    """Both evaluations side by side; `decks` are the unit cards of attacker and defender by class."""

    def __init__(
        self,
        arena: Arena,
        decks: tuple[list[brute.Unit], list[brute.Unit]] | None = None,
        bonus: tuple[int, int] = (0, 0),
    ) -> None:
        self.arena = arena
        self.decks = decks or (brute.deck(), brute.deck())
        self.bonus = bonus

    def play(
        self,
        attacker: tuple[int, ...],
        defender: tuple[int, ...],
        first_side: int = 1,
        first_strikes: frozenset[str] = brute.CIRCLE,
    ) -> int:
        """Plays every sequence in both; returns how many there are."""
        state = self.arena.state
        fight = state.fight = Fight(0, 1, 0, p.NONE, 0)
        fight.turns = True
        fight.bonus = list(self.bonus)
        for side, hand in enumerate((attacker, defender)):
            for card in hand:
                fight.hands[side][card] += 1
        state.agenda = [BattleTurns(first_side)]
        units = [tuple(self.decks[side][card] for card in hand) for side, hand in enumerate((attacker, defender))]
        return self.walk(brute.table(units[0], units[1], first_side, first_strikes))

    def walk(self, now: brute.Table) -> int:
        state = self.arena.state
        while state.agenda and not isinstance(state.agenda[-1], BattleTurn):
            state.agenda[-1].run(state)
        fight = self.arena.fight()
        self.compare_fronts(fight, now)
        if brute.over(now):
            assert not state.agenda
            self.compare_end(fight, now)
            return 1
        frame: BattleTurn = state.agenda[-1]
        assert frame.side == now.turn
        deck = self.decks[frame.side]
        legal = frame.legal(state, frame.seat)
        assert all(kind_of(action) == PLAY_UNIT for action in legal)
        assert {(deck[first(action)], second(action)) for action in legal} == brute.plays(now)
        assert len(legal) == len(brute.plays(now))
        ends = 0
        for action in legal:
            state.fight, state.agenda = fight.copy(), [frame]
            frame.play(state, frame.seat, action)
            ends += self.walk(brute.after(now, deck[first(action)], second(action)))
        state.fight = fight
        return ends

    def compare_fronts(self, fight: Fight, now: brute.Table) -> None:
        assert len(fight.front_units[0]) == len(fight.front_units[1]) == len(now.fronts)
        for front, pair in enumerate(now.fronts):
            for side in (0, 1):
                card, wounds = fight.front_units[side][front], fight.front_wounds[side][front]
                standing = pair[side]
                assert (card == p.NONE) == (standing is None)
                assert wounds == (standing[1] if standing else 0)
                assert standing is None or self.decks[side][card] == standing[0]

    def compare_end(self, fight: Fight, now: brute.Table) -> None:
        totals = [brute.strength(now, side) + self.bonus[side] for side in (0, 1)]
        for side in (0, 1):
            fallen = [self.decks[side][card] for card, number in enumerate(fight.killed[side]) for _ in range(number)]
            assert tuple(sorted(fallen)) == now.dead[side]
            assert total(self.arena.state, side) == totals[side]
        find_winner(self.arena.state, fight)
        assert fight.winner == (0 if totals[0] > totals[1] else 1)
        assert fight.lost == [len(now.dead[0]), len(now.dead[1])]


RULES = ("R-CIV-338", "R-CIV-339", "R-CIV-340", "R-CIV-341", "R-CIV-342", "R-CIV-343", "R-CIV-348", "R-CIV-599")


@pytest.mark.rule(*RULES, "R-CIV-344", "R-CIV-605")
@pytest.mark.parametrize(
    ("own", "enemy", "fewest"), [(0, 2, 78), (1, 1, 288), (1, 2, 4000), (2, 1, 4000), (2, 2, 100000)]
)
def test_all_small_battles(own: int, enemy: int, fewest: int) -> None:
    """Every hand of up to two units a side, aircraft included, and every sequence of plays; the defender begins."""
    comparison = Comparison(Arena())
    ends = 0
    for attacker in combinations_with_replacement(range(p.CLASSES), own):
        for defender in combinations_with_replacement(range(p.CLASSES), enemy):
            ends += comparison.play(attacker, defender)
    assert ends >= fewest


@pytest.mark.rule(*RULES, "R-CIV-114")
def test_small_battles_that_the_attacker_begins() -> None:
    comparison = Comparison(Arena())
    land = range(3 * p.GRADES)
    for attacker in hands(land, 2):
        for defender in hands(land, 1):
            comparison.play(attacker, defender, 0)


@pytest.mark.rule(*RULES, "R-CIV-346", "R-CIV-403", "R-CIV-404")
def test_small_battles_with_ranks_a_castle_and_bonuses() -> None:
    """The attacker has rifles, knights and mobile artillery (the rank between was skipped), the defender Himeji."""
    arena = Arena()
    arena.know(0, "gunpowder", "chivalry", "mathematics", "ballistics")
    arena.wonder(1, "himeji", arena.around(1)[0])
    comparison = Comparison(arena, (brute.deck(3, 2, 4), brute.deck(more=1)), (1, 2))
    for attacker in hands(range(p.CLASSES), 2):
        for defender in hands(range(p.CLASSES), 1):
            comparison.play(attacker, defender)


@pytest.mark.rule("R-CIV-344", "R-CIV-342")
def test_small_battles_with_aircraft_that_trump() -> None:
    arena = Arena(aircraft_trump="all")
    for seat in (0, 1):
        arena.know(seat, "replaceable_parts", "combustion", "ballistics")
    comparison = Comparison(arena, (brute.deck(4, 4, 4), brute.deck(4, 4, 4)))
    for attacker in hands(range(p.CLASSES), 1):
        for defender in hands(range(p.CLASSES), 2):
            comparison.play(attacker, defender, first_strikes=brute.WITH_AIRCRAFT)


@pytest.mark.rule("R-CIV-697")
def test_the_worked_battle_by_the_second_evaluation() -> None:
    now = brute.table((("m", 3), ("i", 1)), (("a", 3), ("i", 2)))
    now = brute.after(now, ("a", 3), 0)
    now = brute.after(now, ("m", 3), 1)
    now = brute.after(now, ("i", 2), 1)
    now = brute.after(now, ("i", 1), 0)
    assert (brute.strength(now, 0), brute.strength(now, 1), now.dead[0]) == (4, 0, ())
