"""The log in a terminal: what the others did, short enough to be followed, and nothing lost that matters."""

from __future__ import annotations

import hashlib

import pytest

from aegean.bots.bot import make_bot
from aegean.bots.reasons import Reason
from aegean.cli.play import Session
from aegean.cli.show import Show
from aegean.core.chance import Chance
from aegean.core.events import Event, Value
from aegean.core.match import Match
from aegean.core.text import Text
from aegean.games.civilization.abilities import ABILITIES
from aegean.games.civilization.game import GAME
from aegean.games.civilization.move import Move
from aegean.games.civilization.terminal import digest
from tests.civilization.fighting import Arena
from tests.civilization.managing import manage, two_cities
from tests.civilization.moving import land
from tests.civilization.position import Position

NAMES = ["Ana", "Bea", "Ciro"]
ENGLISH = Text("en", "civilization")
SPANISH = Text("es", "civilization")


def story(events: list[Event], text: Text = ENGLISH) -> list[str]:
    return [text.event(event, NAMES) for _, event, _ in digest(events)]


def story_of(position: Position, text: Text = ENGLISH, seat: int = -1) -> list[str]:
    return story([event for event in position.events if event.known_to(seat)], text)


def happened(kind: str, **values: Value) -> Event:
    return Event(kind, values)


# --- marches


def test_a_march_is_one_sentence() -> None:
    position = land()
    position.put(0, "army", "B7", 2)
    position.know(0, "horseback_riding")
    position.ask(Move(0))
    position.play(0, "group B7 2 0", "step C7", "step D7", "step D6")
    assert story_of(position) == ["Ana moves 2 armies from B7 to D6 (by C7, D7)."]
    assert story_of(position, SPANISH) == ["Ana mueve 2 ejércitos de B7 a D6 (por C7, D7)."]
    position.events.clear()
    position.state.done = 0
    position.play(0, "group D6 1 0", "step D7", "stop")
    assert story_of(position) == ["Ana moves an army from D6 to D7."]


def test_what_happens_on_the_way_stands_where_it_happened() -> None:
    position = land()
    position.put(0, "army", "C7")
    position.know(0, "sailing")
    position.ask(Move(0))
    position.play(0, "group C7 1 0", "step D7", "explore E5", "step D6", "step D5")
    assert story_of(position) == [
        "Ana moves an army from C7 to D7.",
        "Ana explores the tile at E5.",
        "Ana moves on to D5 (by D6).",
    ]


def test_a_group_that_attacks_from_where_it_stands_sets_out() -> None:
    position = land()
    position.put(0, "army", "C4")
    position.units(0, infantry_1=1)
    position.ask(Move(0))
    position.play(0, "group C4 1 0", "step C5")
    assert story_of(position)[:2] == ["Ana moves an army from C4.", "Ana attacks the village on C5."]


def test_a_group_that_sets_out_and_goes_nowhere_is_left_out_later() -> None:
    out = happened("sets-out", seat=0, armies=1, scouts=0, square="B2")
    assert story([out]) == ["Ana moves an army from B2."]  # it may still go
    assert story([out, happened("phase-begins", phase="research")]) == ["Research begins."]


# --- nothing twice


def test_what_a_city_makes_is_told_once() -> None:
    position = manage(two_cities())
    position.play(0, "city second", "produce army", "on A5")
    assert story_of(position) == ["Ana produces an army on A5 (second city)."]
    position.events.clear()
    position.play(0, "city capital", "produce infantry")
    assert story_of(position) == ["Ana produces a unit: infantry (capital)."]
    assert len(story_of(position, seat=0)) == 2  # and which one she drew


@pytest.mark.rule("R-CIV-143")
def test_what_was_cancelled_is_told_and_what_comes_later_too() -> None:
    position = two_cities()
    position.know(1, "writing")
    position.marker(1, "hut", "spy")
    manage(position)
    position.play(0, "city second", "produce army", "on A5")
    position.play(1, "use writing")
    told = story_of(position)
    assert told[0] == "Ana produces an army on A5 (second city)."
    assert told[-1] == "The action of a city of Ana is cancelled and used up (second city)."
    later = happened("builds-figure", seat=0, square="A5", figure="army")
    assert story([*position.events, later])[-1] == "Ana has a new army on A5."


def test_an_advance_is_told_with_its_price() -> None:
    position = manage(two_cities())
    position.state.culture[0] = 3
    position.play(0, "advance")
    assert story_of(position) == [
        "Ana pays 3 culture and advances to space 1 of the culture track.",
        "Ana draws a culture event of level I.",
    ]
    own = story_of(position, seat=0)
    assert len(own) == 2
    assert own[1].startswith("You have drawn: ")


def test_an_investment_is_told_with_its_coin_and_a_stolen_coin_is_not() -> None:
    lost = happened("loses-coin", seat=0, coinplace="pottery")
    invested = happened("invests", seat=0, investment="infrastructure")
    assert story([lost, invested]) == ["Ana invests a coin from Pottery: Infrastructure."]
    assert story([lost, invested], SPANISH) == ["Ana invierte una moneda de Alfarería: Infraestructuras."]
    assert story([invested]) == ["Ana puts a marker on Infrastructure."]
    other = happened("invests", seat=1, investment="infrastructure")
    assert story([lost, other]) == ["Ana loses a coin from Pottery.", "Bea puts a marker on Infrastructure."]


def test_research_is_told_once_unless_the_slot_is_a_lower_one() -> None:
    def researched(level: int) -> list[str]:
        tech: dict[str, Value] = {"seat": 0, "tech": "monarchy"}
        return story(
            [
                happened("reveals-research", **tech),
                happened("researches", **tech, trade=2),
                happened("gains-tech", **tech, level=level),
            ]
        )

    assert researched(2) == ["Ana researches Monarchy. The trade dial now shows 2."]
    assert researched(1)[1] == "Ana gains Monarchy, in a slot of level I."


def test_a_phase_in_which_nothing_happens_is_left_out() -> None:
    events = [
        happened("turn-begins", seat=0, turn=3),
        happened("phase-begins", phase="start_of_turn"),
        happened("phase-begins", phase="trade"),
        happened("collects-trade", seat=0, trade=4),
    ]
    assert [(ENGLISH.event(event, NAMES), style) for _, event, style in digest(events)] == [
        ("Turn 3 begins; Ana is the first player.", "bold"),
        ("Trade begins.", "dim"),
        ("Ana collects 4 trade.", ""),
    ]


@pytest.mark.parametrize("text", [ENGLISH, SPANISH])
def test_a_card_is_told_with_what_it_does(text: Text) -> None:
    names = [ability.name for ability in ABILITIES] + ["leonidas", "georgy_zhukov"]
    for name in names:
        assert "deed-" not in story([happened("uses", seat=0, ability=name)], text)[0]
    assert story([happened("uses", seat=0, ability="currency")]) == ["Ana uses Currency (pay 1 incense for 3 culture)."]
    assert story([happened("plays-event", seat=0, cultureevent="drought")]) == [
        "Ana plays a culture event: Drought (a square becomes desert)."
    ]


def test_a_battle_is_told_front_by_front() -> None:
    arena = Arena()
    arena.field({"infantry_1": 1, "mounted_1": 1}, {"infantry_3": 1, "artillery_1": 1})
    arena.play(1, "unit-plays infantry-3 0 0")
    arena.play(0, "unit-plays infantry-1 1 0")
    assert story_of(arena)[-4:] == [
        "Front 1: Bea plays infantry 3.",
        "Front 1: Ana plays infantry 1.",
        "Front 1: the infantry unit of Bea takes 1 wound.",
        "Front 1: the infantry unit of Ana is killed.",
    ]
    assert story_of(arena, SPANISH)[-1] == "Frente 1: la infantería de Ana es eliminada."


# --- a whole match


def greedy_match(turns: int) -> Match:
    seed = hashlib.sha256(b"story").digest()
    match = Match.start(GAME, GAME.make_options(3, {"turn_limit": turns}), ["", "", ""], key=seed)
    bots = [make_bot("greedy", "civilization", Chance(bytes([seat]) * 32)) for seat in range(3)]
    while decisions := match.decisions():
        seat = decisions[0].seat
        match.play(seat, bots[seat].choose(GAME, match.view(seat), decisions[0]))
    return match


def test_the_log_of_a_match_is_short_and_in_words() -> None:
    match = greedy_match(4)
    for text in (ENGLISH, SPANISH):
        session = Session(match, ["human"] * 3, Show(plain=True), text)
        lines = [line for line, _ in session.story(0, 0)]
        heard = [event for move in match.moves for event in move.events if event.known_to(0)]
        assert len(lines) < 0.75 * len(heard)
        assert not [line for line in lines if set("{}_$") & set(line) or line.startswith("event-") or "  " in line]
        assert all(line.endswith((".", "!")) for line in lines)


def test_a_reason_stands_after_what_it_is_for() -> None:
    match = greedy_match(1)
    session = Session(match, ["human"] * 3, Show(plain=True), ENGLISH)
    number = next(n for n, move in enumerate(match.moves) if any(event.kind == "sets-out" for event in move.events))
    session.given[number] = Reason("reason-judgement")
    lines = [line for line, _ in session.story(-1, 0)]
    place = next(place for place, line in enumerate(lines) if "Why:" in line)
    assert "moves" in lines[place - 1]


def test_the_deal_is_told_once(capsys: pytest.CaptureFixture[str]) -> None:
    match = Match.start(GAME, GAME.make_options(2, {}), ["", ""], key=bytes(32))
    seat = match.decisions()[0].seat
    session = Session(match, ["human", "human"], Show(plain=True), ENGLISH)
    session.tell_news(seat)
    assert " plays " in capsys.readouterr().out
    match.play(seat, match.decisions()[0].actions[0])
    session.tell_news(seat)
    told = capsys.readouterr().out
    assert " places " in told
    assert " plays " not in told
