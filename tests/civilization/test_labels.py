"""What the list of actions says: what an action does and costs, in both languages; and what a question is about."""

from __future__ import annotations

import random
import re

import pytest

from aegean.core.chance import Chance
from aegean.core.frame import settle
from aegean.core.game import Decision
from aegean.core.text import Text
from aegean.games.civilization import pieces as p
from aegean.games.civilization.abilities import ABILITIES
from aegean.games.civilization.game import GAME
from aegean.games.civilization.move import Move
from aegean.games.civilization.notation import parse_action
from aegean.games.civilization.research import Research
from aegean.games.civilization.setup import ChooseCivilization, PlaceCapital
from tests.civilization.fighting import Arena
from tests.civilization.managing import manage, market, start, two_cities
from tests.civilization.moving import land
from tests.civilization.position import Position

NAMES = ["Ana", "Bea", "Ciro", "Dora", "Eva"]
ENGLISH = Text("en", "civilization")
SPANISH = Text("es", "civilization")
RAW = re.compile(r"[{}$_]|\b(deed|unit|terrain|resource|item|person|persontype|price|action|prompt)-[a-z]")


def label(position: Position, line: str, text: Text = ENGLISH) -> str:
    kind, values = GAME.action_values(position.state, parse_action(position.state, line))
    return text.action(kind, values, NAMES)


def prompt(position: Position) -> str:
    frame = position.state.agenda[-1]
    return ENGLISH.prompt(Decision(frame.seat, frame.name(), frame.about(position.state), []), NAMES)


# --- of a whole match


@pytest.mark.parametrize("players", [2, 3, 5])
def test_every_question_and_every_action_is_said_in_words(players: int) -> None:
    dice = random.Random(players)
    state = GAME.deal(GAME.make_options(players, {}), Chance(bytes([players]) * 32))
    for _ in range(1200):
        if not state.agenda:
            break
        decision = GAME.decisions(state)[0]
        labels = [GAME.action_values(state, action) for action in decision.actions[:40]]
        for text in (ENGLISH, SPANISH):
            said = [text.prompt(decision, NAMES), *(text.action(kind, values, NAMES) for kind, values in labels)]
            assert not [line for line in said if RAW.search(line)]
            if len(said) - 1 == len(decision.actions) and decision.kind not in SAME:
                assert len(set(said)) == len(said), f"{decision.kind}: {said}"
        state.agenda[-1].play(state, decision.seat, dice.choice(decision.actions))
        settle(state)


SAME = ("Pay", "LayOut")  # two things of one kind look alike


@pytest.mark.parametrize("text", [ENGLISH, SPANISH])
def test_every_ability_says_what_it_does(text: Text) -> None:
    missing = [ability.name for ability in ABILITIES if not text.has(f"deed-{ability.name.replace('_', '-')}")]
    assert missing == []


# --- set-up, Start of Turn


@pytest.mark.rule("R-CIV-100")
def test_a_place_for_a_city_tells_what_lies_around_it() -> None:
    position = Position()
    position.state.remove_city(0)
    position.ask(PlaceCapital(0))
    said = label(position, "settle B3")
    around = position.state.layout.ring(position.square("B3"), p.NONE)
    production = sum(position.state.yields[square] & 255 for square in around)
    assert said.startswith(f"Place your capital on B3 (around it: production {production}, trade ")


def test_to_end_and_to_pass_are_said_by_what_is_asked() -> None:
    position = start(Position())
    assert label(position, "end") == "End your Start of Turn"
    assert label(position, "end", SPANISH) == "Terminar tu Inicio del turno"
    position = manage(Position())
    assert label(position, "end") == "End your City Management"
    position = Position()
    position.state.trade = [6, 6]
    position.state.agenda.append(Research((p.NONE, p.NONE)))
    assert label(position, "pass") == "Research nothing"
    assert label(position, "research writing plainly 1") == "Research Writing (level I)"


# --- cities


@pytest.mark.rule("R-CIV-151", "R-CIV-153", "R-CIV-156", "R-CIV-230")
def test_a_city_tells_what_it_has_and_what_things_cost() -> None:
    position = two_cities()
    market(position, "colossus")
    position.state.trade[0] = 20
    manage(position)
    assert label(position, "city second") == "Act with a city: second city, B6 (production 9, arts 1)"
    position.play(0, "city second")
    assert label(position, "produce army") == "Produce: army (costs 4, the city has 9)"
    assert label(position, "produce colossus") == (
        "Produce: Colossus (costs 15, the city has 9; rushing costs 18 trade)"
    )
    assert label(position, "arts") == "Devote the city to the arts (gain 1 culture)"
    assert label(position, "harvest C6") == "Harvest iron on C6"
    position.play(0, "produce army")
    assert label(position, "on A5") == "Put the army on A5"


@pytest.mark.rule("R-CIV-500")
def test_rushing_is_cheaper_for_america() -> None:
    position = two_cities(civs=("america", "egypt"))
    market(position, "colossus")
    position.state.trade[0] = 20
    manage(position)
    position.play(0, "city second")
    assert label(position, "produce colossus").endswith("rushing costs 9 trade)")


@pytest.mark.rule("R-CIV-152")
def test_a_second_item_has_the_production_that_is_left() -> None:
    position = two_cities()
    position.know(0, "engineering")
    manage(position)
    position.play(0, "city second", "produce infantry")
    assert label(position, "produce army") == "Produce: army (costs 4, the city has 4)"
    assert label(position, "pass") == "No second item"


def test_a_building_tells_what_its_square_gives_now() -> None:
    position = two_cities()
    position.know(0, "pottery", "currency")
    manage(position)
    position.play(0, "city second", "produce market")
    assert label(position, "on A5") == "Market on A5 (forest, now production 2, trade 0, culture 0)"


@pytest.mark.rule("R-CIV-232", "R-CIV-233")
def test_an_advance_tells_its_price_and_its_reward() -> None:
    position = manage(two_cities())
    told = []
    for space in (0, 2, 7, 20):
        position.state.space[0] = space
        told.append(label(position, "advance").removeprefix("Advance to space "))
    assert told == [
        "1 of the culture track for 3 culture (brings an event of level I)",
        "3 of the culture track for 3 culture (brings a great person)",
        "8 of the culture track for 5 culture and 3 trade (brings an event of level II)",
        "21 of the culture track for 7 culture and 6 trade (wins the match)",
    ]


def test_an_ability_tells_what_it_does_where_it_is_offered_and_aimed() -> None:
    position = two_cities()
    position.know(0, "construction")
    position.goods(0, wheat=1)
    manage(position)
    assert label(position, "use construction") == ("Use Construction: pay 1 wheat, and a city has 5 more production")
    position.play(0, "use construction")
    assert prompt(position) == "Construction (pay 1 wheat, and a city has 5 more production): choose a target."


@pytest.mark.rule("R-CIV-482")
def test_who_may_react_is_told_to_what() -> None:
    position = two_cities()
    position.know(1, "writing")
    position.marker(1, "hut", "spy")
    manage(position)
    position.play(0, "city second", "arts")
    assert prompt(position) == (
        "Ana has announced that a city is devoted to the arts. Do you react before it gives culture?"
    )
    assert label(position, "pass") == "Let it happen"
    assert label(position, "use writing") == "Use Writing: pay 1 spy to cancel the city action"


# --- movement and battles


def test_a_step_tells_where_it_leads_and_what_is_there() -> None:
    position = land()
    position.put(0, "army", "B7")
    position.put(0, "army", "C4")
    position.put(1, "scout", "A7")
    position.put(1, "army", "D4")
    position.ask(Move(0))
    position.play(0, "group B7 1 0")
    terrain = ENGLISH(f"terrain-{p.TERRAINS[position.state.terrain[position.square('B6')]]}")
    assert label(position, "step B6") == f"Step north to B6 ({terrain})"
    assert label(position, "step B8") == "Step south to B8 and explore the hut"
    assert label(position, "step A7") == "Step west to A7 and kill the scouts of Bea"
    assert label(position, "step A7", SPANISH) == "Ir al oeste a A7 y eliminar a los exploradores de Bea"
    position.play(0, "stop", "group C4 1 0")
    assert label(position, "step C5") == "Attack the village on C5"
    assert label(position, "step D4") == "Attack the armies of Bea on D4"


@pytest.mark.rule("R-CIV-341")
def test_a_unit_is_offered_by_its_strength_and_by_what_it_meets() -> None:
    arena = Arena()
    arena.know(0, "democracy")
    arena.field({"infantry_2": 1, "mounted_1": 1}, {"artillery_3": 1, "infantry_1": 1})
    arena.play(1, "unit-plays artillery-3 0 0")
    assert label(arena, "unit-plays infantry-2 0 0") == "Play infantry 3 on a new front"
    assert label(arena, "unit-plays mounted-1 1 0") == "Play mounted 1 against artillery 3 on front 1"
    assert label(arena, "unit-plays mounted-1 1 0", SPANISH) == (
        "Jugar caballería 1 contra artillería 3 en el frente 1"
    )


@pytest.mark.rule("R-CIV-508")
def test_a_civilization_is_offered_with_what_it_starts_with() -> None:
    position = Position(2, civilizations="chosen")
    position.ask(ChooseCivilization(0))
    assert label(position, "civilization india") == "Play India (starts with Agriculture, Despotism)"
