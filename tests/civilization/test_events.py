"""The culture events, card by card (R-CIV-241 to R-CIV-245, 562 to 568; culture_events.yaml)."""

from __future__ import annotations

import pytest

from aegean.core.masks import members
from aegean.games.civilization import pieces as p
from aegean.games.civilization.abilities import ABILITIES, BY_NAME
from aegean.games.civilization.events import EVENT_ABILITIES, within
from aegean.games.civilization.hand import TooManyEvents
from aegean.games.civilization.phases import NextPart
from aegean.games.civilization.purse import GIFTS
from aegean.games.civilization.uses import pay
from tests.civilization.cards import aimed, figures, give, hand, is_discarded, meadows, move, sheet_coins
from tests.civilization.fighting import Arena
from tests.civilization.managing import manage, piece_at, start
from tests.civilization.position import Position

GIFT_NAMES = [p.EVENTS[event] for event in GIFTS]


def terrain(position: Position, square: str) -> str:
    return p.TERRAINS[position.state.terrain[position.square(square)]]


# --- all of them


@pytest.mark.rule("R-CIV-023")
def test_every_event_is_a_gift_or_an_ability() -> None:
    names = [ability.name for ability in EVENT_ABILITIES]
    assert sorted(names + GIFT_NAMES) == sorted(p.EVENTS)
    assert all(BY_NAME[name] in ABILITIES for name in names)


# By level: the cards and how many there are of each (culture_events.yaml).
CARDS = (
    {
        "gift_from_afar": 3, "bread_and_circuses": 2, "counterfeiters": 2, "defection": 2, "disoriented": 1,
        "drought": 2, "duty_and_honor": 2, "exchange_of_ideas": 3, "sabotage": 2, "revolt_1": 1, "festival_1": 3,
    },
    {
        "generous_gift": 3, "catastrophe": 1, "deforestation": 2, "depression": 1, "flooding": 1,
        "jousting_tourney": 2, "knowledge_shared": 3, "lost": 1, "mass_defection": 2, "nationalism": 2,
        "revolt_2": 1, "festival_2": 2,
    },
    {
        "princely_gift": 2, "bank_scandal": 1, "disaster": 1, "out_of_position": 1, "patriotism": 1,
        "primetime_tv": 2, "think_tank": 2, "festival_3": 1, "wholesale_defection": 2,
    },
)  # fmt: skip


@pytest.mark.rule("R-CIV-023")
def test_the_57_cards() -> None:
    state = Position().state
    decks: list[dict[str, int]] = [{}, {}, {}]
    for event, name in enumerate(p.EVENTS):
        decks[p.EVENT_LEVELS[event] - 1][name] = state.event_deck[event]
    assert tuple(decks) == CARDS
    assert sum(state.event_deck) == 57


@pytest.mark.rule("R-CIV-241", "R-CIV-242")
@pytest.mark.parametrize(
    ("name", "phase"),
    [
        ("counterfeiters", "start"), ("drought", "start"), ("exchange_of_ideas", "start"), ("sabotage", "start"),
        ("revolt_1", "start"), ("catastrophe", "start"), ("deforestation", "start"), ("depression", "start"),
        ("flooding", "start"), ("knowledge_shared", "start"), ("revolt_2", "start"), ("bank_scandal", "start"),
        ("disaster", "start"), ("think_tank", "start"), ("disoriented", "cities"), ("lost", "cities"),
        ("out_of_position", "cities"), ("festival_1", "cities"), ("festival_2", "cities"), ("festival_3", "cities"),
        ("defection", "move"), ("mass_defection", "move"), ("wholesale_defection", "move"),
    ],
)  # fmt: skip
def test_an_event_is_played_in_its_phase(name: str, phase: str) -> None:
    position = meadows(name)
    position.state.tokens[p.PLACES + p.ON_SHEET] = 1
    position.building("workshop", "B1")
    position.building("market", "G13")
    position.put(0, "scout", "C4")
    position.put(1, "army", "B5")
    position.know(1, "pottery")
    for begin, own in ((start, "start"), (manage, "cities"), (move, "move")):
        begin(position)
        assert position.offers_use(0, name) == (own == phase), own
        position.state.agenda.clear()
        begin(position, 1)
        assert position.asked() == [1]
        position.state.agenda.clear()


@pytest.mark.rule("R-CIV-242")
def test_between_other_players_parts_with_the_option() -> None:
    for timing, asked in (("own part", False), ("whole phase", True)):
        position = meadows("drought", players=3, event_timing=timing)
        position.state.phase = p.START_OF_TURN
        position.ask(NextPart((2,)))
        assert position.offers_use(position.asked()[0], "drought") == asked
        if asked:
            assert position.asked() == [0]
            assert position.why(0, "use festival_1").rule == "R-CIV-561"


@pytest.mark.rule("R-CIV-242")
def test_the_option_stays_within_the_phase() -> None:
    position = meadows("drought", "festival_1", players=3, event_timing="whole phase")
    position.state.phase = p.CITY_MANAGEMENT
    position.ask(NextPart((2,)))
    assert position.legal(0) == ["pass", "use festival_1"]


@pytest.mark.rule("R-CIV-243")
def test_a_played_event_is_discarded() -> None:
    position = manage(meadows("festival_1", "festival_1"))
    position.play(0, "use festival_1")
    assert hand(position) == ["festival_1"]
    assert position.state.event_used[p.E_FESTIVAL_1] == 1
    assert position.said("plays-event")[0].values == {"seat": 0, "cultureevent": "festival_1"}
    # A second card of the same name counts for itself.
    position.play(0, "use festival_1")
    assert position.state.boost[0] == 8


@pytest.mark.rule("R-CIV-562")
def test_without_a_target_nothing_can_be_played() -> None:
    position = start(Position())
    position.event(0, "counterfeiters", "sabotage", "disaster", "exchange_of_ideas")
    position.state.techs[1] = position.state.techs[0]
    assert not [text for text in position.legal(0) if text.startswith("use")]
    position.state.agenda.clear()
    manage(position)
    position.event(0, "disoriented")
    assert not position.offers_use(0, "disoriented")
    position.state.agenda.clear()
    move(position)
    position.event(0, "defection", "wholesale_defection")
    assert not position.offers_use(0, "defection")
    assert not position.offers_use(0, "wholesale_defection")


@pytest.mark.rule("R-CIV-562")
def test_only_a_legal_target_can_be_named() -> None:
    position = start(meadows("drought"))
    position.play(0, "use drought")
    refusal = position.why(0, "square B1")
    assert (refusal.reason, refusal.rule) == ("no-target", "R-CIV-562")


# --- how far


@pytest.mark.rule("R-CIV-245")
def test_distances_are_orthogonal_and_ignore_what_lies_between() -> None:
    position = Position()
    everywhere = list(range(position.state.layout.size))
    near = [position.name(square) for square in within(position.state, 0, everywhere, 4)]
    # From B2: over unexplored tiles, water and mountains, never diagonally.
    assert "E3" in near
    assert "F2" in near
    assert "F3" not in near
    assert "B6" in near
    assert "B7" not in near
    position.put(0, "scout", "D4")
    near = [position.name(square) for square in within(position.state, 0, everywhere, 4)]
    assert "F6" in near
    assert "G6" not in near


@pytest.mark.rule("R-CIV-245")
def test_distances_go_around_the_hole() -> None:
    position = Position(5)
    position.put(0, "scout", "L11")
    state = position.state
    far = state.layout.distances(position.square("L11"))[position.square("Q11")]
    assert far == 3 + 5 + 3
    beyond = [position.square("Q11")]
    assert within(state, 0, beyond, 6) == []


@pytest.mark.rule("R-CIV-245")
def test_both_centres_of_a_metropolis_count() -> None:
    position = Position(civs=("india", "egypt"))
    state = position.state
    here, there = state.centres(0)
    layout = state.layout
    farther = [
        square
        for square in range(layout.size)
        if layout.distances(here)[square] == 5 and layout.distances(there)[square] == 4
    ]
    assert farther
    assert within(state, 0, farther, 4) == farther


# --- gifts


@pytest.mark.rule("R-CIV-215")
@pytest.mark.parametrize(
    ("name", "resources"),
    [
        ("gift_from_afar", {"iron", "wheat", "spy", "silk"}),
        ("generous_gift", {"iron", "wheat", "spy", "silk"}),
        ("princely_gift", {"iron", "uranium", "spy", "wheat", "silk"}),
    ],
)
def test_gifts_pay_for_resources(name: str, resources: set[str]) -> None:
    from aegean.games.civilization.purse import can_pay

    position = meadows(name)
    paid = {word for number, word in enumerate(p.RESOURCES) if can_pay(position.state, 0, (number,))}
    assert paid == resources
    incense = meadows(name, gift_incense=True)
    assert can_pay(incense.state, 0, (p.INCENSE,))


@pytest.mark.rule("R-CIV-243")
@pytest.mark.parametrize("name", GIFT_NAMES)
def test_a_gift_is_used_up(name: str) -> None:
    position = meadows(name, players=3)
    number = BY_NAME["drought"].number  # any ability will do
    pay(position.state, 0, number, (p.IRON,))
    position.settle()
    assert not position.state.hand[0]
    assert position.state.event_used[p.EVENTS.index(name)] == 1
    if name == "gift_from_afar":
        assert position.legal(0) == ["player 2", "player 3"]
        position.play(0, "player 3")
        assert sheet_coins(position) == [0, 0, 1]
    assert not position.asked()


@pytest.mark.rule("R-CIV-472")
def test_the_coin_of_a_gift_from_afar_can_end_the_match() -> None:
    position = meadows("gift_from_afar")
    position.state.tokens[p.PLACES + p.ON_SHEET] = 14
    pay(position.state, 0, BY_NAME["drought"].number, (p.IRON,))
    position.settle()
    if position.asked():
        position.play(0, "player 2")
    assert position.state.places == [2, 1]


# --- coins


def test_counterfeiters() -> None:
    position = meadows("counterfeiters", players=3)
    state = position.state
    state.tokens[p.PLACES + p.ON_SHEET] = 2
    state.tokens[2 * p.PLACES + p.ON_POTTERY] = 1
    state.tokens[p.ON_SHEET] = 3
    start(position)
    position.play(0, "use counterfeiters")
    # Never an own one; the token is picked wherever it lies.
    assert position.legal(0) == ["coin 2 sheet", "coin 3 pottery"]
    position.play(0, "coin 3 pottery")
    assert state.tokens[2 * p.PLACES + p.ON_POTTERY] == 0
    assert sheet_coins(position) == [3, 2, 0]


@pytest.mark.rule("R-CIV-423")
def test_counterfeiters_find_tokens_only() -> None:
    position = meadows("counterfeiters")
    position.know(1, "civil_service")
    position.building("bank", "G13")
    position.state.invested[4 + p.INFRASTRUCTURE] = 2
    assert not position.can_use(0, "counterfeiters")


@pytest.mark.rule("R-CIV-239")
def test_counterfeiters_can_shrink_a_hand() -> None:
    position = meadows("counterfeiters")
    position.know(1, "computers")
    position.state.tokens[p.PLACES + p.ON_SHEET] = 4
    position.event(1, "drought", "sabotage", "defection")
    start(position)
    position.play(0, "use counterfeiters")
    position.play(1, "pass")
    assert isinstance(position.state.agenda[-1], TooManyEvents)
    position.play(1, "discard sabotage")
    assert hand(position, 1) == ["defection", "drought"]


def test_depression_takes_from_up_to_two_players() -> None:
    position = meadows("depression", "depression", players=4)
    for seat in range(4):
        position.state.tokens[seat * p.PLACES + p.ON_SHEET] = 2
    start(position)
    position.play(0, "use depression", "coin 3 sheet")
    assert position.legal(0) == ["pass", "coin 2 sheet", "coin 4 sheet"]
    position.play(0, "coin 4 sheet")
    assert sheet_coins(position) == [2, 2, 1, 1]
    position.play(0, "use depression", "coin 2 sheet", "pass")
    assert sheet_coins(position) == [2, 1, 1, 1]


def test_depression_needs_no_second_player() -> None:
    position = meadows("depression", players=3)
    position.state.tokens[p.PLACES + p.ON_SHEET] = 1
    start(position)
    position.play(0, "use depression")
    assert sheet_coins(position) == [0, 0, 0]


def test_bank_scandal_takes_from_everybody_else() -> None:
    position = meadows("bank_scandal", players=4)
    state = position.state
    for seat in (0, 1, 3):
        state.tokens[seat * p.PLACES + p.ON_SHEET] = 2
    state.tokens[3 * p.PLACES + p.ON_DEMOCRACY] = 1
    start(position)
    position.play(0, "use bank_scandal")
    assert position.legal(0) == ["coin 4 democracy", "coin 4 sheet"]
    position.play(0, "coin 4 sheet")
    assert sheet_coins(position) == [2, 1, 0, 1]
    assert state.tokens[3 * p.PLACES + p.ON_DEMOCRACY] == 1


# --- squares


@pytest.mark.rule("R-CIV-460", "R-CIV-461")
def test_drought() -> None:
    position = meadows("drought")
    position.building("market", "D2")
    position.building("market", "C1")
    position.put(1, "army", "C5")
    start(position)
    names = {text.split()[1] for text in aimed(position, "drought")}
    assert {"C5", "D5", "B5", "D7", "A1", "B7"} <= names
    assert not names & {"B1", "C2", "A6", "B2", "C1", "E1", "F14"}  # mountains, desert, centres, buildings, unknown
    position.play(0, "use drought", "square C5")
    assert terrain(position, "C5") == "desert"
    assert figures(position, 1, "C5") == 1


@pytest.mark.rule("R-CIV-460", "R-CIV-461")
def test_deforestation() -> None:
    position = meadows("deforestation")
    position.put(1, "army", "F15")
    position.person("builder", "C1")
    start(position)
    names = {text.split()[1] for text in aimed(position, "deforestation")}
    assert {"C5", "D5", "C6", "D6", "A4", "F15", "C1"} <= names
    assert all(terrain(position, name) == "forest" for name in names)
    position.play(0, "use deforestation", "square F15")
    assert terrain(position, "F15") == "grassland"
    assert position.state.yields[position.square("F15")] == 0


@pytest.mark.rule("R-CIV-460", "R-CIV-461")
def test_flooding() -> None:
    position = meadows("flooding")
    position.put(1, "army", "C5")
    position.person("builder", "B3")
    position.state.disaster[position.square("D5")] = p.DESERT
    start(position)
    names = {text.split()[1] for text in aimed(position, "flooding")}
    assert not names & {"C5", "B3", "D5", "B4", "B7", "B2"}
    assert {"B5", "C6", "A6"} <= names
    position.play(0, "use flooding", "square B5")
    assert terrain(position, "B5") == "water"


# --- buildings


def test_sabotage() -> None:
    position = meadows("sabotage")
    position.city(1, "C6")
    position.building("market", "C5")
    position.building("temple", "D5")
    position.building("workshop", "B1")
    start(position)
    # C5 is four steps away, D5 five; the own workshop counts, too.
    assert aimed(position, "sabotage") == ["square B1", "square C5"]
    position.put(0, "scout", "C5")  # blockaded or not
    position.play(0, "use sabotage", "square C5")
    assert piece_at(position, "C5") == ""
    assert position.state.pool[p.MARKET // 2] == 5
    assert piece_at(position, "D5") == "temple"


def test_catastrophe() -> None:
    position = meadows("catastrophe")
    position.city(1, "C6")
    position.building("market", "D6")
    position.building("temple", "D7")
    position.building("workshop", "B1")
    start(position)
    assert aimed(position, "catastrophe") == ["square B1", "square D6"]
    position.play(0, "use catastrophe", "square D6")
    assert [piece_at(position, square) for square in ("B1", "D6", "D7")] == ["workshop", "", "temple"]


def test_disaster_destroys_up_to_two_buildings_of_others() -> None:
    position = meadows("disaster", "disaster", players=3)
    position.building("workshop", "H1")
    position.building("market", "N14")
    position.building("temple", "O15")
    position.building("market", "C14")
    start(position)
    position.play(0, "use disaster")
    assert sorted(position.legal(0)) == ["square C14", "square N14", "square O15"]
    position.play(0, "square C14")
    assert sorted(position.legal(0)) == ["pass", "square N14", "square O15"]
    position.play(0, "square O15")
    assert [piece_at(position, square) for square in ("H1", "N14", "O15", "C14")] == ["workshop", "market", "", ""]
    position.play(0, "use disaster")
    assert piece_at(position, "N14") == ""


@pytest.mark.rule("R-CIV-239")
def test_the_coin_of_a_lost_bank_can_shrink_a_hand() -> None:
    position = meadows("disaster")
    position.know(1, "computers")
    position.state.tokens[p.PLACES + p.ON_SHEET] = 3
    position.building("bank", "G13")
    position.event(1, "drought", "sabotage", "defection")
    start(position)
    position.play(0, "use disaster")
    position.play(1, "pass")
    assert position.legal(1) == ["discard defection", "discard drought", "discard sabotage"]


# --- governments, techs, production


@pytest.mark.rule("R-CIV-094", "R-CIV-095")
@pytest.mark.parametrize("name", ["revolt_1", "revolt_2"])
def test_revolt_forces_anarchy(name: str) -> None:
    position = meadows(name, players=4)
    state = position.state
    state.turn = 5
    state.government[1] = p.ANARCHY
    position.wonder(2, "pyramids", "C14")
    start(position)
    # Not on who is in Anarchy or immune to it.
    assert aimed(position, name) == ["player 4"]
    position.play(0, f"use {name}")
    assert state.government[3] == p.ANARCHY
    state.agenda.clear()
    start(position, 3)
    assert not [text for text in position.legal(3) if text.startswith("govern")]


@pytest.mark.rule("R-CIV-400")
def test_exchange_of_ideas() -> None:
    position = meadows("exchange_of_ideas", players=3)
    position.know(0, "writing", "masonry")
    position.know(1, "pottery", "currency", "writing", "mathematics")
    position.know(2, "code_of_laws")
    start(position)
    # The third player has nothing to teach: Communism is of level III.
    assert aimed(position, "exchange_of_ideas") == ["player 2"]
    position.play(0, "use exchange_of_ideas")
    assert position.legal(0) == ["tech currency", "tech pottery"]
    assert position.why(0, "tech mathematics").reason == "no-such-lesson"
    position.play(0, "tech pottery")
    assert position.state.knows(0, p.T_POTTERY)
    # Then the other one learns, and must.
    assert position.asked() == [1]
    assert position.legal(1) == ["tech code_of_laws", "tech masonry"]
    position.play(1, "tech masonry")
    assert position.state.knows(1, p.T_MASONRY)
    assert position.asked() == [0]


@pytest.mark.rule("R-CIV-400")
def test_exchange_of_ideas_with_somebody_who_has_nothing_to_learn() -> None:
    position = meadows("exchange_of_ideas")
    position.know(1, "pottery", "code_of_laws")
    start(position)
    position.play(0, "use exchange_of_ideas")
    assert position.state.knows(0, p.T_POTTERY)
    assert position.asked() == [0]


@pytest.mark.rule("R-CIV-396", "R-CIV-400")
@pytest.mark.parametrize(("name", "tech"), [("knowledge_shared", "mathematics"), ("think_tank", "banking")])
def test_higher_techs_need_a_slot(name: str, tech: str) -> None:
    position = meadows(name)
    position.state.techs[1] = 0
    position.know(1, tech)
    start(position)
    assert not position.can_use(0, name)
    position.know(0, "writing", "masonry", "pottery", "currency", "engineering", "irrigation")
    position.know(1, "writing", "masonry", "pottery", "currency", "code_of_laws", "engineering", "irrigation")
    assert position.can_use(0, name)
    position.play(0, f"use {name}")
    assert position.state.knows(0, p.TECHS.index(tech))


@pytest.mark.rule("R-CIV-639")
@pytest.mark.parametrize(("card", "techs"), [("thomas_edison", 1), ("nikola_tesla", 2)])
def test_who_might_have_tesla_is_asked_which_tech(card: str, techs: int) -> None:
    position = meadows("knowledge_shared")
    position.state.techs[1] = 0
    position.know(1, "pottery", "mathematics")
    position.card(0, card)
    position.person("builder", "B1")
    start(position)
    position.play(0, "use knowledge_shared")
    assert position.legal(0) == ["tech pottery", "tech mathematics"][:techs]
    position.play(0, "tech pottery")
    assert position.state.knows(0, p.T_POTTERY)


@pytest.mark.rule("R-CIV-639")
@pytest.mark.parametrize(
    ("card", "teachers"), [("thomas_edison", ["player 2"]), ("nikola_tesla", ["player 2", "player 3"])]
)
def test_who_might_have_tesla_is_asked_whose_tech(card: str, teachers: list[str]) -> None:
    """Mathematics has no slot but by him; a question that only his owner is asked would tell of him."""
    position = meadows("knowledge_shared", players=3)
    position.state.techs[1] = position.state.techs[2] = 0
    position.know(1, "pottery")
    position.know(2, "mathematics")
    give(position, card)
    start(position)
    position.play(0, "use knowledge_shared")
    assert position.legal(0) == teachers
    position.play(0, "player 2")
    assert position.state.knows(0, p.T_POTTERY)


def unlearned(event: str) -> Position:
    """Nobody knows anything."""
    position = meadows(event)
    position.state.techs = [0, 0]
    position.state.tech_slot = [0] * len(position.state.tech_slot)
    return position


@pytest.mark.rule("R-CIV-399", "R-CIV-639")
@pytest.mark.parametrize(("card", "lowered"), [("thomas_edison", []), ("nikola_tesla", ["tech mathematics"])])
@pytest.mark.parametrize(("taught", "must"), [((), ["pass"]), (("masonry",), ["tech masonry"])])
def test_the_other_player_may_learn_by_tesla_and_need_not(
    card: str, lowered: list[str], taught: tuple[str, ...], must: list[str]
) -> None:
    position = unlearned("knowledge_shared")
    position.know(0, "mathematics", *taught)
    position.know(1, "pottery")
    give(position, card, 1)
    start(position)
    position.play(0, "use knowledge_shared")
    assert position.legal(1) == must + lowered
    position.play(1, position.legal(1)[-1])
    assert position.state.knows(1, p.T_MATHEMATICS) == bool(lowered)
    assert position.state.knows(1, p.T_MASONRY) == bool(taught and not lowered)
    assert is_discarded(position, "nikola_tesla") == bool(lowered)


@pytest.mark.rule("R-CIV-399", "R-CIV-400")
def test_who_plays_the_card_because_of_tesla_calls_him() -> None:
    position = unlearned("knowledge_shared")
    position.know(0, "pottery")
    position.know(1, "mathematics")
    give(position, "nikola_tesla")
    start(position)
    position.play(0, "use knowledge_shared")
    assert position.legal(0) == ["tech mathematics"]


@pytest.mark.rule("R-CIV-400")
def test_who_has_no_slot_for_anything_learns_nothing() -> None:
    position = unlearned("knowledge_shared")
    position.know(0, "mathematics")
    position.know(1, "pottery")
    start(position)
    position.play(0, "use knowledge_shared")
    assert position.asked() == [0]
    assert position.state.techs[1] == 1 << p.T_POTTERY


@pytest.mark.rule("R-CIV-400")
def test_each_card_has_its_level() -> None:
    for name, known in (("exchange_of_ideas", 1), ("knowledge_shared", 2), ("think_tank", 3)):
        position = meadows(name)
        position.know(0, "writing", "masonry", "currency", "horseback_riding", "navigation")
        position.know(0, "engineering", "irrigation", "monarchy", "chivalry", "gunpowder", "railroad")
        position.know(1, "pottery", "mathematics", "banking", "ballistics")
        position.know(1, "writing", "masonry", "currency", "construction")
        position.state.techs[1] &= ~(1 << p.T_CONSTRUCTION)
        start(position)
        position.play(0, f"use {name}")
        expected = ["tech pottery", "tech mathematics", "tech banking"][:known]
        if known == 1:
            assert position.state.knows(0, p.T_POTTERY)
        else:
            assert position.legal(0) == expected


@pytest.mark.parametrize(("name", "production"), [("festival_1", 4), ("festival_2", 6), ("festival_3", 8)])
def test_a_festival_gives_one_city_production(name: str, production: int) -> None:
    position = meadows(name)
    position.city(0, "C6")
    manage(position)
    position.play(0, f"use {name}")
    assert position.legal(0) == ["at 1-capital", "at 1-second"]
    position.play(0, "at 1-second")
    assert position.state.boost[:3] == [0, production, 0]


# --- before a battle


def warlike(*events: str, seat: int = 0) -> Arena:
    arena = Arena()
    arena.event(seat, *events)
    arena.put(1, "army", "D6")
    arena.attack()
    return arena


def test_duty_and_honor() -> None:
    arena = warlike("duty_and_honor")
    arena.play(0, "use duty_and_honor")
    # Aircraft are not unlocked; there is no second unit.
    assert arena.legal(0) == ["unit infantry", "unit mounted", "unit artillery"]
    arena.play(0, "unit mounted")
    assert [each.values for each in arena.said("gains-unit")] == [{"seat": 0, "unit": "mounted"}]
    # It is there for the draw.
    assert sum(arena.hand(0).values()) == 1


@pytest.mark.parametrize(("name", "number"), [("nationalism", 2), ("patriotism", 3)])
def test_nationalism_and_patriotism(name: str, number: int) -> None:
    arena = warlike(name, seat=1)
    arena.know(1, "flight")
    while arena.asked() == [0]:
        arena.play(0, "pass")
    arena.play(1, f"use {name}")
    assert arena.legal(1) == ["unit infantry", "unit mounted", "unit artillery", "unit aircraft"]
    arena.play(1, "unit aircraft")
    for _ in range(number - 1):
        assert arena.legal(1)[0] == "pass"
        arena.play(1, "unit infantry")
    told = [each.values["unit"] for each in arena.said("gains-unit")]
    assert told == ["aircraft"] + ["infantry"] * (number - 1)
    assert not [text for seat in (0, 1) for text in arena.legal(seat) if text.startswith("unit ")]


def test_patriotism_may_stop_earlier() -> None:
    arena = warlike("patriotism")
    arena.play(0, "use patriotism", "unit infantry", "pass")
    assert len(arena.said("gains-unit")) == 1


@pytest.mark.rule("R-CIV-160")
def test_only_types_with_cards_left_are_raised() -> None:
    arena = Arena()
    arena.event(0, "nationalism")
    arena.put(1, "army", "D6")
    arena.state.unit_deck[: 3 * p.GRADES] = [0, 0, 0, 0, 1, 0, 0, 0, 0]
    arena.attack()
    arena.play(0, "use nationalism")
    # One card is left of all types, and it is taken.
    assert [each.values["unit"] for each in arena.said("gains-unit")] == ["mounted"]
    assert not [text for text in arena.legal(0) if text.startswith("unit ")]


def test_further_units_need_not_be_taken() -> None:
    arena = Arena()
    arena.event(0, "nationalism")
    arena.put(1, "army", "D6")
    arena.state.unit_deck[p.GRADES : 3 * p.GRADES] = [0] * (2 * p.GRADES)
    arena.attack()
    arena.play(0, "use nationalism")
    # The first one is infantry, there is nothing else; the second is a choice.
    assert arena.legal(0) == ["pass", "unit infantry"]


# --- whom they are aimed at


@pytest.mark.rule("R-CIV-563")
@pytest.mark.parametrize(
    ("name", "texts", "seats"),
    [
        ("counterfeiters", ["coin 2 sheet"], [1]),
        ("depression", ["coin 2 sheet", "coin 3 sheet"], [1, 2]),
        ("bank_scandal", ["coin 2 sheet", "coin 3 sheet"], [1, 2]),
        ("revolt_1", ["player 3"], [2]),
        ("exchange_of_ideas", ["player 2"], [1]),
        ("defection", ["figure army I6"], [1]),
        ("defection", ["figure army I4"], []),
        ("mass_defection", ["figure army I6", "pass"], [1]),
        ("wholesale_defection", ["square C14"], [2]),
        ("disoriented", ["square I6", "square J6"], [1]),
        ("drought", ["square C15"], []),
        ("drought", ["square O15"], [1]),
        ("drought", ["square J6"], []),
        ("flooding", ["square D14"], [2]),
        ("sabotage", ["square N14"], [1]),
        ("sabotage", ["square H1"], []),
        ("disaster", ["square N14", "square C14"], [1, 2]),
        ("festival_1", ["at 1-capital"], []),
    ],
)
def test_whom_an_event_targets(name: str, texts: list[str], seats: list[int]) -> None:
    from aegean.games.civilization.notation import parse_action

    position = meadows(name, players=3)
    position.put(0, "army", "I4")
    position.put(1, "army", "I6")
    chosen = tuple(parse_action(position.state, text) for text in texts)
    assert members(BY_NAME[name].targets(position.state, 0, chosen)) == seats
