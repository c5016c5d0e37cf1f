"""What is hidden and what is open (R-CIV-217, 480, 481, 640), shown by views and by states imagined from them."""

from __future__ import annotations

from collections import Counter

import pytest

from aegean.core.chance import Chance
from aegean.core.conformance import wire
from aegean.core.game import SPECTATOR
from aegean.core.masks import members
from aegean.core.options import OptionValue
from aegean.games.civilization import pieces as p
from aegean.games.civilization.abilities import BY_NAME, usable
from aegean.games.civilization.game import GAME
from aegean.games.civilization.hand import KeepEvent
from aegean.games.civilization.people import ChoosePerson
from aegean.games.civilization.research import begin_research
from aegean.games.civilization.state import HAND, KNOWN, Civ, Fight, event_of, mark_of
from tests.civilization.hiding import mixed_up
from tests.civilization.managing import manage, start
from tests.civilization.moving import begin as move
from tests.civilization.moving import land
from tests.civilization.position import Position
from tests.civilization.using import give_tokens
from tests.civilization.walking import RICH, EagerWalk, key


def check_secrets(state: Civ, dice: Chance, met: Counter[str]) -> None:
    """Whatever is hidden may be something else: nobody sees a difference, nor is asked for anything else."""
    for audience in (*range(state.players), SPECTATOR):
        twin = mixed_up(state, audience, dice, met)
        assert GAME.faults(twin) == []
        assert wire(GAME.view(twin, audience)) == wire(GAME.view(state, audience))
        asked = {decision.seat: decision.actions for decision in GAME.decisions(state)}
        assert {decision.seat for decision in GAME.decisions(twin)} == set(asked)
        for decision in GAME.decisions(twin):
            if decision.seat == audience:
                assert decision.actions == asked[audience]


def wander(players: int, chosen: dict[str, OptionValue], name: str, met: Counter[str]) -> None:
    """Along a random match, at every so-many-th decision."""
    dice = Chance(key(f"secrets {name}"))
    table = EagerWalk(RICH, players, chosen, key(name), 1)
    match = table.match
    while decisions := match.decisions():
        decision = decisions[table.dice.below(len(decisions))]
        match.play(decision.seat, table.choose(decision))
        rare = match.state.fight is not None or match.state.phase == p.RESEARCH
        often = 3 if rare else 13
        if len(match.moves) % often == 0 and match.result() is None:
            check_secrets(match.state, dice, met)


@pytest.mark.rule("R-CIV-480", "R-CIV-217", "R-CIV-640", "R-CIV-639")
def test_no_view_depends_on_what_is_hidden() -> None:
    met: Counter[str] = Counter()
    wander(2, {"turn_limit": 8}, "two", met)
    wander(3, {"turn_limit": 6}, "three", met)
    wander(4, {"turn_limit": 4, "great_person_deck": False}, "four", met)
    wander(5, {"turn_limit": 2, "investments": False}, "five", met)
    assert {"units", "events", "people", "markers"} <= set(met)


# --- each hidden thing by itself


def secretive() -> Position:
    """Seat 1 has something of everything that is hidden; seat 2 knows one event, one marker and a hut on the map."""
    position = Position(3, ("rome", "greece", "russia"))
    state = position.state
    position.units(1, infantry_1=1, infantry_3=1, mounted_2=2)
    position.event(1, "drought", "disaster")
    position.marker(1, "hut", "iron")
    position.marker(1, "village", "uranium")
    position.card(1, "frida_kahlo")
    position.card(1, "ada_lovelace", up=True)
    state.hand[1][0] |= 1 << 2 << HAND
    state.held[1][0] |= 1 << 2 << KNOWN
    return position


def seat_seen(position: Position, audience: int, seat: int = 1) -> dict[str, object]:
    return dict(GAME.view(position.state, audience)["seats"][seat])


@pytest.mark.rule("R-CIV-480")
def test_unit_cards_are_seen_by_their_owner_only() -> None:
    position = secretive()
    cards = [1, 0, 1, 0, 2, 0, 0, 0, 0, 0, 0, 0]
    assert [seat_seen(position, audience)["unit_cards"] for audience in (1, 0, 2, SPECTATOR)] == [cards] + [None] * 3
    for audience in (0, 2, SPECTATOR):
        assert GAME.view(position.state, audience)["units_unseen"] == list(p.UNIT_CARDS)  # in a deck or in a hand


@pytest.mark.rule("R-CIV-480", "R-CIV-640")
def test_events_are_seen_by_those_who_know_them_and_by_the_others_as_backs() -> None:
    position = secretive()
    known = [{"level": 1, "event": "drought", "known": [1, 2]}, {"level": 3, "event": "disaster", "known": [1]}]
    backs: list[object] = [{"level": 1, "event": None, "known": []}, {"level": 3, "event": None, "known": []}]
    seen = [seat_seen(position, audience)["events"] for audience in (1, 2, 0, SPECTATOR)]
    assert seen == [known, [known[0], backs[1]], backs, backs]


@pytest.mark.rule("R-CIV-217", "R-CIV-480", "R-CIV-640")
def test_markers_are_seen_by_those_who_know_them_and_by_the_others_as_backs() -> None:
    position = secretive()
    known = [{"back": "hut", "mark": "iron", "known": [1, 2]}, {"back": "village", "mark": "uranium", "known": [1]}]
    backs: list[object] = [{"back": "hut", "mark": None, "known": []}, {"back": "village", "mark": None, "known": []}]
    seen = [seat_seen(position, audience)["markers"] for audience in (1, 2, 0, SPECTATOR)]
    assert seen == [known, [known[0], backs[1]], backs, backs]


@pytest.mark.rule("R-CIV-480", "R-CIV-640")
def test_face_down_great_people_are_seen_by_their_owner_and_by_the_others_as_types() -> None:
    position = secretive()
    assert seat_seen(position, 1)["people_down"] == ["frida_kahlo"]
    for audience in (0, 2, SPECTATOR):
        seen = GAME.view(position.state, audience)
        assert seen["seats"][1]["people_down"] is None
        assert "frida_kahlo" in seen["people_unseen"]
        assert "ada_lovelace" not in seen["people_unseen"]
    for audience in (0, 1, 2, SPECTATOR):
        assert seat_seen(position, audience)["people_types"] == [1, 0, 0, 0, 0, 0]
        assert seat_seen(position, audience)["people_up"] == ["ada_lovelace"]


@pytest.mark.rule("R-CIV-480")
def test_a_marker_on_the_map_is_seen_by_those_who_have_looked_at_it() -> None:
    position = Position(3)
    state = position.state
    position.explore(state.tiles.index(p.NONE), "n12")
    square = next(square for square, kind in enumerate(state.spot) if kind == p.HUT)
    state.spot_mark[square] = p.MARK_TEACHER
    state.spot_known[square] = 1 << 1
    state.marks_left[p.MARK_TEACHER] -= 1
    for audience, mark in ((1, "teacher"), (0, None), (2, None), (SPECTATOR, None)):
        seen = GAME.view(state, audience)
        spot = next(spot for spot in seen["spots"] if spot["square"] == state.layout.names[square])
        assert (spot["mark"], spot["known"]) == (mark, [1])
        assert seen["marks_unseen"][p.MARK_TEACHER] == (0 if audience == 1 else 1)


@pytest.mark.rule("R-CIV-480")
@pytest.mark.parametrize("oracle", [False, True])
def test_a_battle_hand_is_seen_by_who_plays_it_and_by_the_oracle(oracle: bool) -> None:
    position = Position(3)
    state = position.state
    if oracle:
        position.wonder(1, "oracle", position.around(1)[0])
    fight = state.fight = Fight(0, 1, position.square(position.around(0)[0]), p.NONE, 0)
    for side, card in ((0, 2), (1, 4)):
        fight.hands[side][card] = 1
        state.unit_deck[card] -= 1
    met: Counter[str] = Counter()
    for number in range(20):
        check_secrets(state, Chance(key(f"hand {number}")), met)
    assert met["battle hands"]
    seen = [[hand is not None for hand in GAME.view(state, seat)["fight"]["hands"]] for seat in (0, 1, 2, SPECTATOR)]
    assert seen == [[True, False], [oracle, True], [False, False], [False, False]]
    for audience in (0, 1, 2, SPECTATOR):
        assert GAME.view(state, audience)["fight"]["hand_sizes"] == [[1, 0, 0, 0], [0, 1, 0, 0]]


@pytest.mark.rule("R-CIV-480", "R-CIV-257", "R-CIV-240")
def test_cards_that_are_looked_at_are_seen_by_nobody_else() -> None:
    position = secretive()
    state = position.state
    state.person_deck &= ~(1 << p.P_HANNIBAL | 1 << p.P_LEONIDAS)
    state.event_deck[p.E_REVOLT_1] -= 1
    state.event_deck[p.E_SABOTAGE] -= 1
    state.agenda += [ChoosePerson(1, p.P_HANNIBAL, p.P_LEONIDAS), KeepEvent(1, 1, p.E_REVOLT_1, p.E_SABOTAGE)]
    met: Counter[str] = Counter()
    for number in range(20):
        check_secrets(state, Chance(key(f"looked at {number}")), met)
    assert {"omens", "great minds"} <= set(met)
    assert GAME.view(state, 1)["agenda"] == [["ChoosePerson", 1, 16, 19], ["KeepEvent", 1, 1, 9, 8]]


@pytest.mark.rule("R-CIV-480", "R-CIV-395")
def test_a_choice_of_research_is_seen_by_nobody_else() -> None:
    position = Position(3)
    position.state.trade = [20, 20, 20]
    begin_research(position.state)
    position.play(1, "research pottery plainly 1")
    answer = position.state.agenda[-1].answers[1]
    met: Counter[str] = Counter()
    for number in range(20):
        check_secrets(position.state, Chance(key(f"choice {number}")), met)
    assert met["research"]
    shown = [GAME.view(position.state, audience)["agenda"][-1][1][1] for audience in (1, 0, 2, SPECTATOR)]
    assert shown == [answer, -3, -3, -3]


@pytest.mark.rule("R-CIV-480", "R-CIV-395")
@pytest.mark.parametrize("other", ["pass", "research pottery plainly 1"])
def test_who_chooses_last_cannot_look_what_the_others_chose_and_take_it_back(other: str) -> None:
    """That nobody researches anything is a secret like any other, and nothing is said of it."""
    position = Position(2)
    position.state.trade = [20, 20]
    begin_research(position.state)
    position.play(0, other)
    match = position.match()
    assert match.attempt(1, GAME.parse_action(match.state, "pass")).seals


# --- what is open


@pytest.mark.rule("R-CIV-481", "R-CIV-640", "R-CIV-217")
def test_what_is_open_is_the_same_for_everybody() -> None:
    position = secretive()
    state = position.state
    position.goods(1, silk=2)
    state.trade[1], state.culture[1], state.space[1] = 11, 7, 3
    state.tokens[p.PLACES + p.ON_SHEET] = 4
    state.invested[len(p.INVESTMENTS) + p.INFRASTRUCTURE] = 2
    expected = {
        "trade": 11, "culture": 7, "space": 3, "coins": 4, "government": "democracy", "techs": {"democracy": 1},
        "goods": {"incense": 0, "iron": 0, "silk": 2, "wheat": 0},
        "units": {"infantry": 2, "mounted": 2, "artillery": 0, "aircraft": 0},
        "people_types": [1, 0, 0, 0, 0, 0], "ranks": [2, 1, 1, 1],
    }  # fmt: skip
    for audience in (0, 1, 2, SPECTATOR):
        seen = seat_seen(position, audience)
        assert {name: seen[name] for name in expected} == expected
        assert seen["tokens"]["sheet"] == 4  # type: ignore[index]
        assert seen["invested"]["infrastructure"] == 2  # type: ignore[index]
        assert [held["back"] for held in seen["markers"]] == ["hut", "village"]  # type: ignore[attr-defined]
        assert [event["level"] for event in seen["events"]] == [1, 3]  # type: ignore[attr-defined]


def test_after_the_match_everything_is_shown() -> None:
    position = secretive()
    position.state.places = [1, 2, 2]
    for audience in (0, 1, 2, SPECTATOR):
        seen = seat_seen(position, audience)
        assert seen["unit_cards"] is not None
        assert seen["people_down"] == ["frida_kahlo"]
        assert [event["event"] for event in seen["events"]] == ["drought", "disaster"]  # type: ignore[attr-defined]
        assert [held["mark"] for held in seen["markers"]] == ["iron", "uranium"]  # type: ignore[attr-defined]


# --- imagining


@pytest.mark.rule("R-CIV-480")
def test_whatever_is_hidden_can_be_imagined_as_anything_it_may_be() -> None:
    position = secretive()
    seen = GAME.view(position.state, 0)
    dice = Chance(key("imagining"))
    units, events, marks, people = set(), set(), set(), set()
    for _ in range(300):
        state = GAME.imagine(seen, dice)
        units |= {card for card in range(p.CLASSES) if state.units[p.CLASSES + card]}
        events |= {event_of(card) for card in state.hand[1]}
        marks |= {(held & 1, mark_of(held)) for held in state.held[1]}
        people |= set(members(state.down[1]))
    assert units == set(range(6))  # infantry and mounted, of every strength
    assert events == {event for event in range(len(p.EVENTS)) if p.EVENT_LEVELS[event] != 2}
    counts = (p.HUT_MARKS, p.VILLAGE_MARKS)
    assert marks == {(back, mark) for back in (0, 1) for mark in range(len(p.MARKS)) if counts[back][mark]}
    assert people == set(range(p.CARDS_PER_TYPE))  # artists


USES = ("drought", "teacher", "mother_teresa")


def about_to_aim(use: str) -> Position:
    """Seat 1 holds a card or a marker that it has to aim, and another one."""
    position = Position(3, ("rome", "egypt", "russia"))
    if use == "drought":
        position.event(1, "drought", "sabotage")
    elif use == "teacher":
        position.marker(1, "hut", "teacher")
        position.marker(1, "hut", "silk")
    else:
        position.card(1, "mother_teresa")
        position.card(1, "jim_henson")
        position.person("humanitarian", position.around(1)[0])
        give_tokens(position, 1, "sheet", 1)
    return start(position, 1)


@pytest.mark.rule("R-CIV-480")
@pytest.mark.parametrize("use", USES)
def test_a_hidden_card_that_is_begun_is_shown_and_not_taken_back_into_hiding(use: str) -> None:
    """While its targets are chosen the others wait and see for what."""
    position = about_to_aim(use)
    match = position.match()
    match.play(1, GAME.parse_action(match.state, f"use {use}"))
    assert match.state.agenda[-1].name() == "Aim"
    assert any(use in event.values.values() for event in match.moves[-1].events if event.known_to(0))
    assert not match.can_undo(1)
    targets = len(match.moves)
    match.play(1, match.decisions()[0].actions[0])
    assert not any(use in event.values.values() for event in match.moves[targets].events if event.kind == "uses")


@pytest.mark.rule("R-CIV-481")
def test_the_use_of_an_open_card_can_be_taken_back_until_it_is_paid() -> None:
    position = Position(3, ("rome", "egypt", "russia"))
    position.card(1, "mother_teresa", up=True)
    position.person("humanitarian", position.around(1)[0])
    give_tokens(position, 1, "sheet", 1)
    match = start(position, 1).match()
    match.play(1, GAME.parse_action(match.state, "use mother_teresa"))
    assert match.can_undo(1)


@pytest.mark.parametrize("use", USES)
def test_who_names_a_target_is_imagined_with_the_card_it_is_for(use: str) -> None:
    position = about_to_aim(use)
    position.play(1, f"use {use}")
    assert len(position.legal(1)) > 1
    for audience in (0, SPECTATOR):
        seen = GAME.view(position.state, audience)
        for number in range(20):
            state = GAME.imagine(seen, Chance(key(f"target {number}")))
            assert wire(GAME.view(state, audience)) == wire(seen)
            assert GAME.faults(state) == []
            assert usable(state, 1, BY_NAME[use])
            GAME.play(state, 1, GAME.decisions(state)[0].actions[0])
            assert GAME.faults(state) == []


@pytest.mark.rule("R-CIV-480", "R-CIV-558")
def test_who_is_paying_is_imagined_with_what_it_takes() -> None:
    """Philosophy costs three of any kind: with three markers that all can pay, nobody may be imagined who cannot."""
    position = Position(3, ("rome", "egypt", "russia"))
    position.know(1, "philosophy")
    for mark in ("silk", "spy", "iron"):
        position.marker(1, "hut", mark)
    manage(position, 1)
    position.play(1, "use philosophy")
    for _ in range(2):
        seen = GAME.view(position.state, 0)
        for number in range(20):
            state = GAME.imagine(seen, Chance(key(f"payer {number}")))
            assert wire(GAME.view(state, 0)) == wire(seen)
            while (decision := GAME.decisions(state)[0]).kind == "Pay":
                GAME.play(state, 1, decision.actions[0])
            assert (decision.seat, decision.kind) == (1, "PlaceGained")
        position.play(1, position.legal(1)[0])


def test_nothing_open_is_lost_when_a_state_is_imagined() -> None:
    """With all cards shown, as after a match, the state is the same again."""
    table = EagerWalk(RICH, 2, {"turn_limit": 8}, key("open"), 1)
    match = table.match
    while decisions := match.decisions():
        decision = decisions[table.dice.below(len(decisions))]
        match.play(decision.seat, table.choose(decision))
        state = match.state.copy()
        if len(match.moves) % 7 == 0 or state.fight is not None:
            covered = any(frame.shown_key(SPECTATOR) != frame.key() for frame in state.agenda)
            state.places = [1, 2]
            state.hasty, state.kremlin, state.victors = 1, 2, 3
            if not covered:
                assert again(state).key() == state.key()


def test_a_battle_is_imagined_as_it_stands() -> None:
    position = land()
    position.units(0, infantry_1=2, mounted_1=1)
    position.units(1, infantry_2=1, artillery_1=1)
    position.put(0, "army", "A6", 2)
    position.put(1, "army", "A7")
    position.state.posted = 0  # built in an earlier turn
    move(position).play(0, "group A6 2 0", "step A7")
    state = position.state
    assert state.fight is not None
    while state.fight is not None:
        seat = position.asked()[0]
        shown = state.copy()
        shown.places = [1, 2]
        assert again(shown).key() == shown.key()
        position.play(seat, position.legal(seat)[-1])


def again(state: Civ) -> Civ:
    """Imagined by somebody who sees everything."""
    return GAME.imagine(GAME.view(state, SPECTATOR), Chance(key("again")))


@pytest.mark.rule("R-CIV-480")
def test_what_others_know_stays_theirs() -> None:
    """Who holds a card knows it, and who has looked at a marker has seen something."""
    position = secretive()
    state = position.state
    position.explore(state.tiles.index(p.NONE), "n12")
    square = next(square for square, kind in enumerate(state.spot) if kind == p.HUT)
    state.spot_mark[square], state.spot_known[square] = p.MARK_TEACHER, 1 << 1
    state.marks_left[p.MARK_TEACHER] -= 1
    imagined = GAME.imagine(GAME.view(state, 0), Chance(key("theirs")))
    assert imagined.spot_mark[square] != p.NONE
    assert all(card >> HAND & 2 for card in imagined.hand[1])
    assert all(held >> KNOWN & 2 for held in imagined.held[1])


@pytest.mark.rule("R-CIV-480")
def test_what_is_known_is_imagined_as_it_is() -> None:
    position = secretive()
    seen = GAME.view(position.state, 2)
    dice = Chance(key("knowing"))
    for _ in range(40):
        state = GAME.imagine(seen, dice)
        assert p.E_DROUGHT in [event_of(card) for card in state.hand[1]]
        assert (p.HUT, p.IRON) in [(held & 1, mark_of(held)) for held in state.held[1]]
    own = GAME.imagine(GAME.view(position.state, 1), dice)
    assert own.units == position.state.units
    assert (own.hand, own.held, own.down) == (position.state.hand, position.state.held, position.state.down)
