"""Hut and village markers (ledger section 18)."""

from __future__ import annotations

from collections import Counter

import pytest

from aegean.core.events import Tell
from aegean.games.civilization import pieces as p
from aegean.games.civilization.abilities import BY_NAME
from aegean.games.civilization.city_actions import PRODUCING, take_action
from aegean.games.civilization.layout import PER_SLOT
from aegean.games.civilization.manage import begin_management
from aegean.games.civilization.marks import see_spot, take_spot
from aegean.games.civilization.pieces import NONE
from aegean.games.civilization.purse import can_pay
from aegean.games.civilization.start_of_turn import begin_start_of_turn
from aegean.games.civilization.state import back_of, mark_of
from aegean.games.civilization.tiles import HUT_SPOT, VILLAGE_SPOT
from aegean.games.civilization.uses import begin_use
from tests.civilization.position import Position

IMMEDIATE = ("great_person", "friendly_barbarian", "native_art_3", "native_art_6", "wealth")


def explored() -> Position:
    """Below Rome's home lies n18 with a village and a hut."""
    position = Position()
    position.explore(2, "n18")
    return position


def spot(position: Position, back: str) -> int:
    kind = HUT_SPOT if back == "hut" else VILLAGE_SPOT
    squares = range(2 * PER_SLOT, 3 * PER_SLOT)
    return next(square for square in squares if position.state.spot[square] == kind)


def only(position: Position, back: str, mark: str) -> None:
    """The pool of this back has no other marker left."""
    first = p.BACKS.index(back) * len(p.MARKS)
    for kind, name in enumerate(p.MARKS):
        position.state.marks_left[first + kind] = int(name == mark)


def take(back: str, mark: str, armies: int = 1) -> tuple[Position, int]:
    """Armies of Rome have just entered the square and take its marker."""
    position = explored()
    square = spot(position, back)
    only(position, back, mark)
    position.put(0, "army", position.name(square), armies)
    run(position, square)
    return position, square


def run(position: Position, square: int) -> None:
    tell = position.state.tell = Tell()
    take_spot(position.state, 0, square)
    position.state.tell = None
    position.events += tell.events
    position.settle()


# --- the pools


@pytest.mark.rule("R-CIV-027", "R-CIV-009", "R-CIV-002")
def test_two_pools_of_markers() -> None:
    huts = {p.MARKS[mark]: count for mark, count in enumerate(p.HUT_MARKS) if count}
    assert huts == {
        "incense": 6, "silk": 6, "wheat": 7, "spy": 4, "iron": 3, "friendly_barbarian": 2, "native_art_3": 1,
        "teacher": 1,
    }  # fmt: skip
    villages = {p.MARKS[mark]: count for mark, count in enumerate(p.VILLAGE_MARKS) if count}
    assert villages == {
        "iron": 3, "spy": 4, "uranium": 3, "great_person": 2, "friendly_workers": 1, "native_art_6": 1, "wealth": 1,
    }  # fmt: skip
    assert (sum(huts.values()), sum(villages.values())) == (30, 15)


@pytest.mark.rule("R-CIV-027", "R-CIV-292")
@pytest.mark.parametrize("back", p.BACKS)
def test_a_marker_is_drawn_from_the_pool_of_its_back(back: str) -> None:
    counts = p.HUT_MARKS if back == "hut" else p.VILLAGE_MARKS
    drawn: Counter[int] = Counter()
    for number in range(sum(counts)):
        position = explored()
        position.chance.loaded = [number]
        square = spot(position, back)
        see_spot(position.state, 0, square)
        drawn[position.state.spot_mark[square]] += 1
        assert sum(position.state.marks_left) == 44
    assert drawn == {mark: count for mark, count in enumerate(counts) if count}


# --- taking one


@pytest.mark.rule("R-CIV-295", "R-CIV-297")
@pytest.mark.parametrize(
    ("back", "mark"),
    [(back, mark) for back in p.BACKS for number, mark in enumerate(p.MARKS)
     if mark not in IMMEDIATE and (p.HUT_MARKS if back == "hut" else p.VILLAGE_MARKS)[number]],
)  # fmt: skip
def test_most_markers_are_kept_face_down(back: str, mark: str) -> None:
    position, square = take(back, mark)
    state = position.state
    assert state.spot[square] == NONE
    held = state.held[0]
    assert [(p.BACKS[back_of(each)], p.MARKS[mark_of(each)], each >> 5) for each in held] == [(back, mark, 1)]
    (kept,) = position.said("marker-kept")
    assert kept.known_to(0)
    assert not kept.known_to(1)
    for event in position.events:
        assert not (event.known_to(1) and "mark" in event.values)
    assert position.asked() == []
    assert state.culture == [0, 0]


@pytest.mark.rule("R-CIV-295", "R-CIV-590")
@pytest.mark.parametrize("mark", IMMEDIATE)
def test_immediate_markers_are_shown_to_all_and_never_held(mark: str) -> None:
    back = "hut" if p.HUT_MARKS[p.MARKS.index(mark)] else "village"
    position, square = take(back, mark)
    assert position.state.held == [[], []]
    assert position.state.spot[square] == NONE
    (shown,) = position.said("marker-works")
    assert shown.values["mark"] == mark
    assert shown.known_to(1)
    assert position.state.marks_left[p.BACKS.index(back) * len(p.MARKS) + p.MARKS.index(mark)] == 0


@pytest.mark.rule("R-CIV-297")
@pytest.mark.parametrize(("back", "mark", "culture"), [("hut", "native_art_3", 3), ("village", "native_art_6", 6)])
def test_native_art_gives_culture_at_once(back: str, mark: str, culture: int) -> None:
    position, _ = take(back, mark)
    assert position.state.culture == [culture, 0]


@pytest.mark.rule("R-CIV-297")
def test_wealth_gives_a_coin_token_on_the_sheet() -> None:
    position, _ = take("village", "wealth")
    assert position.state.tokens[p.ON_SHEET] == 1
    assert sum(position.state.tokens) == 1


@pytest.mark.rule("R-CIV-297")
def test_wealth_can_win_the_match() -> None:
    position = explored()
    position.state.tokens[p.ON_SHEET] = 14
    square = spot(position, "village")
    only(position, "village", "wealth")
    position.put(0, "army", position.name(square))
    run(position, square)
    assert position.state.places == [1, 2]


@pytest.mark.rule("R-CIV-297")
def test_a_great_person_joins_at_once() -> None:
    position, _ = take("village", "great_person")
    state = position.state
    assert sum(state.reserve[: p.TYPES]) == 1
    assert state.down[0].bit_count() == 1
    assert sum(state.person_supply) == 17
    assert position.asked() == [0]  # where to put the marker


# --- Friendly Barbarian


@pytest.mark.rule("R-CIV-297", "R-CIV-589")
def test_a_friendly_barbarian_is_a_unit() -> None:
    position, square = take("hut", "friendly_barbarian")
    name = position.name(square)
    assert set(position.legal(0)) == {
        "unit infantry", "unit mounted", "unit artillery", f"figure army {name}", f"figure scout {name}",
    }  # fmt: skip
    assert position.why(0, "unit aircraft").rule == "R-CIV-297"
    assert position.why(0, "end").reason == "barbarian-first"
    position.play(0, "unit mounted")
    assert sum(position.state.units[p.MOUNTED * p.GRADES : p.ARTILLERY * p.GRADES]) == 1
    assert position.state.unit_count(0) == 1
    assert position.state.count_at(0, square) == 1
    assert position.asked() == []


@pytest.mark.rule("R-CIV-297")
def test_a_friendly_barbarian_offers_every_unlocked_unit() -> None:
    position = explored()
    position.know(0, "flight")
    square = spot(position, "hut")
    only(position, "hut", "friendly_barbarian")
    run(position, square)
    assert "unit aircraft" in position.legal(0)


@pytest.mark.rule("R-CIV-297")
@pytest.mark.parametrize("kind", p.FIGURE_KINDS)
def test_a_friendly_barbarian_is_a_figure_in_the_square(kind: str) -> None:
    position, square = take("hut", "friendly_barbarian")
    elsewhere = position.name(position.state.layout.near[square][0])
    assert position.why(0, f"figure {kind} {elsewhere}").reason == "barbarian-elsewhere"
    position.play(0, f"figure {kind} {position.name(square)}")
    state = position.state
    assert state.count_at(0, square) == 2
    assert len(state.scouts_at(0, square)) == (1 if kind == "scout" else 0)
    assert state.unit_count(0) == 0
    assert state.done == 0  # it has not moved this turn


@pytest.mark.rule("R-CIV-297", "R-CIV-421", "R-CIV-624")
def test_a_friendly_scout_on_the_last_coin_wins() -> None:
    position = explored()
    state = position.state
    state.tokens[p.ON_SHEET] = 14
    square = spot(position, "hut")
    state.printed[square] = p.yield_of(coin=1)
    state.refresh_yield(square)
    only(position, "hut", "friendly_barbarian")
    position.put(0, "army", position.name(square))
    run(position, square)
    assert state.places == []  # an army gathers nothing
    position.play(0, f"figure scout {position.name(square)}")
    assert state.places == [1, 2]


@pytest.mark.rule("R-CIV-589")
def test_a_full_square_leaves_only_the_unit() -> None:
    position, square = take("hut", "friendly_barbarian", armies=2)
    assert set(position.legal(0)) == {"unit infantry", "unit mounted", "unit artillery"}
    refusal = position.why(0, f"figure army {position.name(square)}")
    assert (refusal.reason, refusal.rule) == ("barbarian-no-room", "R-CIV-589")


@pytest.mark.rule("R-CIV-005", "R-CIV-589")
def test_a_figure_needs_one_in_the_supply() -> None:
    position = explored()
    state = position.state
    square = spot(position, "hut")
    only(position, "hut", "friendly_barbarian")
    centre = state.centre[0]
    for figure in (7, 8):
        state.put_figure(figure, state.layout.around[centre][0])
    for figure in range(5):
        state.put_figure(figure, state.layout.around[centre][figure])
    position.put(0, "army", position.name(square))
    run(position, square)
    name = position.name(square)
    assert not [action for action in position.legal(0) if action.startswith("figure")]
    assert position.why(0, f"figure army {name}").reason == "no-figure-in-supply"
    state.put_figure(0, NONE)  # killed: it can be built again
    assert f"figure army {name}" in position.legal(0)
    assert f"figure scout {name}" not in position.legal(0)


@pytest.mark.rule("R-CIV-589")
def test_without_units_and_room_the_marker_has_no_effect() -> None:
    position = explored()
    square = spot(position, "hut")
    only(position, "hut", "friendly_barbarian")
    position.state.unit_deck = [0] * p.CLASSES
    position.put(0, "army", position.name(square), 2)
    run(position, square)
    assert position.asked() == []
    assert position.said("marker-has-no-effect")
    assert position.state.held == [[], []]
    assert (position.state.unit_count(0), position.state.count_at(0, square)) == (0, 2)


@pytest.mark.rule("R-CIV-589")
def test_a_single_gift_is_taken_without_asking() -> None:
    position = explored()
    state = position.state
    square = spot(position, "hut")
    only(position, "hut", "friendly_barbarian")
    state.unit_deck = [0] * p.CLASSES
    state.unit_deck[p.ARTILLERY * p.GRADES] = 1
    position.put(0, "army", position.name(square), 2)
    run(position, square)
    assert position.asked() == []
    assert state.unit_count(0) == 1


# --- looking


@pytest.mark.rule("R-CIV-295")
def test_a_marker_that_somebody_has_seen_stays_what_it_is() -> None:
    position = explored()
    state = position.state
    square = spot(position, "hut")
    only(position, "hut", "spy")
    see_spot(state, 1, square)
    assert (state.spot_mark[square], state.spot_known[square]) == (p.SPY, 1 << 1)
    only(position, "hut", "wheat")
    see_spot(state, 0, square)
    assert (state.spot_mark[square], state.spot_known[square]) == (p.SPY, 0b11)
    position.put(0, "army", position.name(square))
    run(position, square)
    (held,) = state.held[0]
    assert mark_of(held) == p.SPY
    assert held >> 5 == 0b11  # who looked still knows it
    assert (state.spot[square], state.spot_mark[square], state.spot_known[square]) == (NONE, NONE, 0)
    assert state.marks_left[p.WHEAT] == 1


@pytest.mark.rule("R-CIV-295")
def test_who_looks_alone_knows() -> None:
    position = explored()
    tell = position.state.tell = Tell()
    see_spot(position.state, 1, spot(position, "village"))
    public, secret = tell.events
    assert "mark" not in public.values
    assert secret.known_to(1)
    assert not secret.known_to(0)


# --- markers that are kept


@pytest.mark.rule("R-CIV-297")
def test_friendly_workers_help_one_city_this_turn() -> None:
    position = Position()
    position.marker(0, "village", "friendly_workers")
    position.city(0, "B7")
    position.state.boost[1] = 3  # by something else
    begin_use(position.state, 0, BY_NAME["friendly_workers"])
    assert position.legal(0) == ["at 1-capital", "at 1-second"]
    position.play(0, "at 1-second")
    assert position.state.boost == [0, 7, 0, 0, 0, 0]
    assert position.state.held == [[], []]
    assert not position.can_use(0, "friendly_workers")
    (shown,) = position.said("shows-marker")
    assert shown.known_to(1)


@pytest.mark.rule("R-CIV-297", "R-CIV-562")
def test_friendly_workers_need_a_city_that_can_still_produce() -> None:
    position = Position()
    position.marker(0, "village", "friendly_workers")
    assert position.can_use(0, "friendly_workers")
    position.state.government[0] = p.ANARCHY
    assert not position.can_use(0, "friendly_workers")
    position.state.government[0] = p.REPUBLIC
    take_action(position.state, 0, PRODUCING)
    assert not position.can_use(0, "friendly_workers")


@pytest.mark.rule("R-CIV-297")
def test_a_teacher_teaches_a_tech_of_level_one() -> None:
    position = Position()
    position.marker(0, "hut", "teacher")
    begin_use(position.state, 0, BY_NAME["teacher"])
    others = [p.TECHS[tech] for tech in range(11) if tech != p.T_CODE_OF_LAWS]
    assert position.legal(0) == [f"tech {tech}" for tech in others]
    position.play(0, "tech pottery")
    assert position.state.knows(0, p.T_POTTERY)
    assert position.state.held == [[], []]
    assert position.state.trade == [0, 0]


@pytest.mark.rule("R-CIV-297", "R-CIV-562")
def test_a_teacher_is_kept_when_there_is_nothing_to_learn() -> None:
    position = Position()
    position.marker(0, "hut", "teacher")
    position.know(0, *(p.TECHS[tech] for tech in range(11)))
    assert not position.can_use(0, "teacher")


@pytest.mark.rule("R-CIV-297")
def test_workers_and_teacher_are_offered_in_their_phases() -> None:
    position = Position()
    position.marker(0, "village", "friendly_workers")
    position.marker(0, "hut", "teacher")
    position.state.active = 0
    position.state.phase = p.START_OF_TURN
    begin_start_of_turn(position.state, 0)
    position.settle()
    assert position.offers_use(0, "teacher")
    assert not position.offers_use(0, "friendly_workers")
    position.state.agenda.clear()
    position.state.phase = p.CITY_MANAGEMENT
    begin_management(position.state, 0)
    position.settle()
    assert position.offers_use(0, "friendly_workers")
    assert not position.offers_use(0, "teacher")
    position.play(0, "use friendly_workers")
    assert position.state.boost[0] == 4


@pytest.mark.rule("R-CIV-590")
@pytest.mark.parametrize(("back", "mark"), [("village", "friendly_workers"), ("hut", "teacher")])
def test_a_kept_marker_works_for_whoever_holds_it(back: str, mark: str) -> None:
    position = Position()
    position.marker(0, back, mark)
    assert position.can_use(0, mark)
    assert not position.can_use(1, mark)
    position.state.held[1].append(position.state.held[0].pop())  # traded or looted
    assert not position.can_use(0, mark)
    assert position.can_use(1, mark)


@pytest.mark.rule("R-CIV-590", "R-CIV-009")
def test_a_resource_marker_pays_for_whoever_holds_it() -> None:
    position = Position()
    position.marker(0, "village", "uranium")
    assert can_pay(position.state, 0, (p.URANIUM,))
    position.state.held[1].append(position.state.held[0].pop())
    assert not can_pay(position.state, 0, (p.URANIUM,))
    assert can_pay(position.state, 1, (p.URANIUM,))
