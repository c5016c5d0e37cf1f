"""Ledger sections 8, 10 and 11: actions in general, Athena, Zeus (R-CYC-074 to 080, 109 to 117, 247 to 252, 288)."""

from __future__ import annotations

import itertools

import pytest

from aegean.core.chance import Chance
from aegean.core.game import SPECTATOR
from aegean.games.cyclades.cycle import NextCycle
from aegean.games.cyclades.game import GAME
from aegean.games.cyclades.god_turn import Actions, GodTurn
from aegean.games.cyclades.offerings import Offerings
from aegean.games.cyclades.pieces import COLOURS, CREATURES, GODS, NONE
from tests.cyclades.position import Position

MAIN_GODS = ("poseidon", "ares", "zeus", "athena")
BUILDING = {"poseidon": "port", "ares": "fortress", "zeus": "temple", "athena": "university"}
RECRUIT = {"poseidon": "fleet C3", "ares": "troop N1", "zeus": "priest", "athena": "philosopher"}
SECOND_PRICE = {"poseidon": 1, "ares": 2, "zeus": 4, "athena": 4}
SPECIAL = {"poseidon": ["sail 1 D1 E1", "stop"], "ares": ["march 1 N1 N4"], "zeus": ["exchange sylph"]}


def table(god: str, gold: int = 0) -> Position:
    """Blue's turn in a 4-player match: an isle and a fleet without income, a red player, three cards on the track."""
    p = Position(4).isle("N1", "blue", 3).sea("D1", "blue").isle("N9", "red", 1).sea("K3", "red")
    p.state.gods = [GODS.index(god), *(GODS.index(other) for other in MAIN_GODS if other != god)][:3]
    return p.track("griffin", "harpy", "sylph").seat("blue", gold=gold).turn("blue", god)


def cycle(order: str, gods: str, *offers: str) -> Position:
    """A whole offering phase; everybody has 20 GP."""
    colours = order.split()
    p = Position(len(colours))
    for colour in colours:
        p.seat(colour, gold=20)
    return p.offerings(colours, gods.split()).play(*(f"bid {offer}" for offer in offers))


def turns(p: Position) -> list[tuple[str, int | str]]:
    """Whose turns have begun so far, and at which god."""
    return [(COLOURS[int(event["seat"])], event["god"]) for event in p.happened("turn-begins")]


# --- section 8: actions in general


@pytest.mark.rule("R-CYC-074")
@pytest.mark.parametrize(
    "tiles", ["athena poseidon zeus ares", "ares zeus poseidon athena", "zeus ares athena poseidon"]
)
def test_gods_act_in_the_order_of_their_tiles_then_apollo(tiles: str) -> None:
    offers = ("ares 9", "apollo", "athena 1", "apollo", "zeus 4")
    holder = {"ares": "blue", "athena": "green", "zeus": "black"}
    p = cycle("blue red green yellow black", tiles, *offers)
    expected: list[tuple[str, int | str]] = [(holder[god], god) for god in tiles.split() if god in holder]
    for colour, _ in expected:
        assert p.asked() == colour
        p.play("end")
    assert (p.asked(), p.prompt()) == ("red", "PlaceProsperity")
    p.play("at N1")
    assert turns(p) == [*expected, ("red", "apollo"), ("yellow", "apollo")]


@pytest.mark.rule("R-CYC-074")
def test_apollo_places_decide_not_the_seats() -> None:
    p = cycle("yellow green red blue", "ares zeus athena", "apollo", "apollo", "apollo", "apollo")
    assert (p.asked(), p.prompt()) == ("yellow", "PlaceProsperity")
    p.play("at N1")
    assert turns(p) == [(colour, "apollo") for colour in ("yellow", "green", "red", "blue")]


@pytest.mark.rule("R-CYC-075")
@pytest.mark.parametrize("god", MAIN_GODS)
def test_actions_and_creatures_may_be_interleaved_in_any_order(god: str) -> None:
    call = ["call griffin 4", "rob red"]
    steps = [[RECRUIT[god]], [RECRUIT[god]], ["build N1/1"], ["build N1/2"], call, SPECIAL.get(god, ["build N1/3"])]
    total = SECOND_PRICE[god] + 2 + 2 + 4 + (1 if god in SPECIAL else 2)
    for order in set(itertools.permutations(range(1, 6))):
        p = table(god, total)
        p.play(*(line for step in (0, *order) for line in steps[step]))
        assert (p.prompt(), p.asked(), p.gold("blue")) == ("GodTurn", "blue", 0)
        assert p.building("N1/1") == p.building("N1/2") == BUILDING[god]


@pytest.mark.rule("R-CYC-075")
def test_recruit_build_recruit_again() -> None:
    p = table("ares", 7).play("troop N1", "build N1/1", "march 1 N1 N4", "troop N4", "build N4/1")
    assert (p.troops("N1"), p.troops("N4"), p.gold("blue")) == (3, 2, 0)


@pytest.mark.rule("R-CYC-076")
@pytest.mark.parametrize("god", MAIN_GODS)
def test_every_action_may_be_left_undone(god: str) -> None:
    p = table(god, 9)
    before = GAME.view(p.state, SPECTATOR)
    assert len(p.legal()) > 5
    p.play("end")
    after = GAME.view(p.state, SPECTATOR)
    assert p.prompt() == "PlaceMarker"
    assert p.gold("blue") == 9
    for key in ("isles", "seas", "kraken", "figurines"):
        assert before[key] == after[key]
    held = ("priests", "philosophers", "fleets_left", "troops_left")
    assert [before["seats"][0][key] for key in held] == [after["seats"][0][key] for key in held] == [0, 0, 7, 5]


@pytest.mark.rule("R-CYC-076")
@pytest.mark.parametrize("god", MAIN_GODS)
def test_only_the_player_ends_his_turn(god: str) -> None:
    p = table(god).play(RECRUIT[god])
    assert p.legal() == ["end"]
    assert (p.asked(), p.prompt()) == ("blue", "GodTurn")
    assert p.play("end").prompt() == "PlaceMarker"


@pytest.mark.rule("R-CYC-077")
@pytest.mark.parametrize("god", MAIN_GODS)
def test_each_cost_is_paid_when_the_action_is_taken(god: str) -> None:
    p = table(god, 20)
    special = SPECIAL.get(god, [])
    steps = [([RECRUIT[god]], 0), (["build N1/1"], 2), (special, len(special[:1])), ([RECRUIT[god]], SECOND_PRICE[god])]
    left = 20
    for lines, price in [*steps, (["call harpy 3"], 3)]:
        p.play(*lines)
        left -= price
        assert p.gold("blue") == left, lines


@pytest.mark.rule("R-CYC-077")
@pytest.mark.parametrize(
    ("god", "action", "price", "rule"),
    [
        ("poseidon", "sail 1 D1 E1", 1, "R-CYC-077"),
        ("ares", "march 1 N1 N4", 1, "R-CYC-077"),
        ("zeus", "exchange sylph", 1, "R-CYC-077"),
        ("ares", "build N1/1", 2, "R-CYC-144"),
        ("athena", "call griffin 4", 4, "R-CYC-083"),
        ("athena", "call harpy 3", 3, "R-CYC-083"),
        ("zeus", "call sylph 2", 2, "R-CYC-083"),
    ],
)
def test_there_is_no_credit(god: str, action: str, price: int, rule: str) -> None:
    p = table(god, price - 1)
    assert p.refused(action) == rule
    assert action not in p.legal()
    p = table(god, price)
    assert action in p.legal()
    assert p.play(action).gold("blue") == 0


@pytest.mark.rule("R-CYC-077")
@pytest.mark.parametrize("god", MAIN_GODS)
def test_a_paid_recruit_needs_its_gold_at_once(god: str) -> None:
    p = table(god, SECOND_PRICE[god] - 1).play(RECRUIT[god])
    assert p.refused(RECRUIT[god]) in ("R-CYC-118", "R-CYC-131", "R-CYC-113", "R-CYC-109")
    assert RECRUIT[god] not in p.legal()
    p = table(god, SECOND_PRICE[god]).play(RECRUIT[god], RECRUIT[god])
    assert p.gold("blue") == 0


@pytest.mark.rule("R-CYC-078")
def test_after_his_turn_the_marker_goes_to_the_highest_free_space() -> None:
    p = cycle("blue red green yellow", "ares zeus athena", "zeus 1", "ares 1", "apollo", "athena 1")
    assert p.order() == ["", "", "", ""]
    assert p.play("end").order() == ["", "", "", "red"]
    assert p.play("end").order() == ["", "", "blue", "red"]
    assert p.play("philosopher").order() == ["", "", "blue", "red"]
    assert p.play("end").order() == ["", "yellow", "blue", "red"]
    p.play("at N1")
    assert (p.asked(), p.order()) == ("green", ["", "yellow", "blue", "red"])


@pytest.mark.rule("R-CYC-078", "R-CYC-303")
@pytest.mark.parametrize(
    ("track", "after"),
    [
        ([NONE, NONE, NONE, NONE, NONE], ["", "", "", "", "blue"]),
        ([NONE, NONE, 2, 3, 4], ["", "blue", "green", "yellow", "black"]),
        ([NONE, 2, NONE, 3, 4], ["blue", "green", "", "yellow", "black"]),
        ([NONE, 2, 3, 4, NONE], ["blue", "green", "yellow", "black", ""]),
    ],
)
def test_a_marker_goes_to_the_highest_space_before_those_that_returned_earlier(
    track: list[int], after: list[str]
) -> None:
    """Gaps come from an eliminated player (red); nobody moves up into them."""
    p = Position(5).turn("blue", "ares").seat("black").isle("N1", "green", 1)
    p.state.agenda.insert(1, GodTurn(p.number("black"), 0, 0))
    p.state.turn_track = track[:]
    p.state.fallen = [1]
    p.play("end")
    assert p.order() == after


@pytest.mark.rule("R-CYC-079")
@pytest.mark.parametrize("order", ["blue red green yellow", "yellow blue red green"])
def test_who_acts_first_offers_last_in_the_next_cycle(order: str) -> None:
    p = cycle(order, "ares zeus athena", "zeus 1", "athena 1", "ares 1", "apollo")
    acting = []
    while p.prompt() != "PlaceMarker":
        acting.append(p.asked())
        p.play("at N1" if p.prompt() == "PlaceProsperity" else "end")
    offering = []
    while p.prompt() == "PlaceMarker":
        offering.append(p.asked())
        p.play("bid apollo")
    first, second, third, last = order.split()
    assert acting == [third, first, second, last]
    assert offering == [last, second, first, third]


@pytest.mark.rule("R-CYC-080")
@pytest.mark.parametrize(("players", "spaces"), [(2, 4), (3, 3), (4, 4), (5, 5)])
def test_the_turn_track_has_a_space_for_each_marker(players: int, spaces: int) -> None:
    state = GAME.deal(GAME.make_options(players, {}), Chance(b"turn track"))
    track: list[int] = GAME.view(state, SPECTATOR)["turn_track"]
    assert len(track) == spaces
    assert track.count(NONE) == 1
    assert track[0] == NONE


@pytest.mark.rule("R-CYC-080")
@pytest.mark.parametrize(
    "track", [[1, 2, 0, NONE, NONE], [NONE, 1, NONE, 2, 0], [NONE, NONE, 1, 2, 0], [1, NONE, 2, NONE, 0]]
)
def test_only_the_relative_order_on_the_track_counts(track: list[int]) -> None:
    p = Position(5)
    p.state.fallen = [3, 4]
    p.state.turn_track = track[:]
    p.state.agenda = [NextCycle(), Actions(), Offerings()]
    p.settle()
    asked = []
    for _ in range(3):
        asked.append(p.asked())
        p.play("bid apollo")
    assert asked == ["red", "green", "blue"]


@pytest.mark.rule("R-CYC-247", "R-CYC-078", "R-CYC-079")
def test_vector_five_players_fill_the_turn_track_from_five_down() -> None:
    p = cycle(
        "blue red green yellow black",
        "zeus ares athena poseidon",
        "apollo",
        "zeus 1",
        "ares 1",
        "athena 2",
        "poseidon 1",
    )
    assert p.asked() == "red"
    assert p.play("end").order() == ["", "", "", "", "red"]
    assert p.asked() == "green"
    assert p.play("end").order() == ["", "", "", "green", "red"]
    assert p.play("end").order() == ["", "", "yellow", "green", "red"]
    assert p.play("end").order() == ["", "black", "yellow", "green", "red"]
    p.play("at N1")
    assert p.state.cycle == 4
    assert (p.prompt(), p.asked()) == ("PlaceMarker", "blue")
    assert p.order() == ["", "black", "yellow", "green", "red"]


@pytest.mark.rule("R-CYC-248", "R-CYC-048", "R-CYC-074", "R-CYC-078")
def test_vector_four_players_with_an_empty_god() -> None:
    """A is blue, B red, C green, D yellow."""
    p = cycle("blue red green yellow", "ares zeus athena", "ares 1", "zeus 1", "apollo", "apollo")
    p.play("end", "end", "at N1")
    assert turns(p) == [("blue", "ares"), ("red", "zeus"), ("green", "apollo"), ("yellow", "apollo")]
    offering = []
    for _ in range(4):
        assert p.prompt() == "PlaceMarker"
        offering.append(p.asked())
        p.play("bid apollo")
    assert offering == ["yellow", "green", "red", "blue"]


KINDS = {
    "poseidon": {"end", "call", "fleet", "build", "sail"},
    "ares": {"end", "call", "troop", "build", "march"},
    "zeus": {"end", "call", "priest", "build", "exchange"},
    "athena": {"end", "call", "philosopher", "build"},
}
EXAMPLES = {
    "call": "call griffin 4",
    "fleet": "fleet D1",
    "troop": "troop N1",
    "priest": "priest",
    "philosopher": "philosopher",
    "build": "build N1/1",
    "sail": "sail 1 D1 E1",
    "march": "march 1 N1 N4",
    "exchange": "exchange sylph",
    "at": "at N1",
}


@pytest.mark.rule("R-CYC-249")
@pytest.mark.parametrize("god", MAIN_GODS)
def test_a_god_offers_exactly_his_kinds_of_action(god: str) -> None:
    assert {text.split()[0] for text in table(god, 20).legal()} == KINDS[god]


@pytest.mark.rule("R-CYC-249")
@pytest.mark.parametrize("god", MAIN_GODS)
@pytest.mark.parametrize("kind", ["fleet", "troop", "priest", "philosopher", "sail", "march", "exchange", "at"])
def test_actions_of_another_god_are_refused(god: str, kind: str) -> None:
    p = table(god, 20)
    assert p.refused(EXAMPLES[kind]) == ("" if kind in KINDS[god] else "R-CYC-249")


@pytest.mark.rule("R-CYC-249")
def test_apollo_raises_revenue_and_does_nothing_else() -> None:
    p = cycle("blue red green yellow", "ares zeus athena", "apollo", "apollo", "apollo", "apollo")
    p.isle("N1", "blue", 1).sea("D1", "blue").track("griffin", two="sylph")
    assert (p.prompt(), p.asked()) == ("PlaceProsperity", "blue")
    assert {text.split()[0] for text in p.legal()} == {"at"}
    for kind in EXAMPLES.keys() - {"at"}:
        assert p.refused(EXAMPLES[kind]) == "R-CYC-208", kind
    before = p.state.income(0)
    p.play("at N1")
    assert p.state.income(0) == before + 1


@pytest.mark.rule("R-CYC-250")
@pytest.mark.parametrize("other", ["call griffin 4", "fleet D2", "build N1/1", "end"])
def test_a_fleet_move_is_finished_before_the_next_action(other: str) -> None:
    p = table("poseidon", 20).play("sail 1 D1 E1")
    assert p.refused(other) == "R-CYC-250"
    assert {text.split()[0] for text in p.legal()} == {"sail", "stop"}
    assert p.play("stop").refused(other) == ""


@pytest.mark.rule("R-CYC-250")
@pytest.mark.parametrize("other", ["call griffin 4", "fleet D2", "build N1/1", "sail 1 D1 D2", "end"])
def test_a_sea_battle_is_finished_before_the_next_action(other: str) -> None:
    p = table("poseidon", 20).sea("D1", "blue", 3).sea("E1", "red", 2).dice(0, 3)
    p.state.fleets_left[0] += 1
    p.play("sail 2 D1 E1")
    assert (p.prompt(), p.asked()) == ("Retreat", "red")
    assert p.refused(other) == "R-CYC-300"
    p.play("stay")
    assert (p.prompt(), p.asked()) == ("Retreat", "blue")
    assert p.refused(other) == "R-CYC-300"
    assert {text.split()[0] for text in p.legal()} == {"stay", "retreat"}
    assert p.play("retreat 1 D1").refused(other) == ""


@pytest.mark.rule("R-CYC-250")
def test_no_creature_is_called_inside_a_land_battle() -> None:
    p = table("ares", 20).isle("N4", "red", 2).isle("N7", "red").sea("F2", "red").dice(3, 0)
    p.play("march 2 N1 N4")
    for colour in ("red", "blue"):
        assert (p.prompt(), p.asked()) == ("Retreat", colour)
        assert p.legal("call") == []
        assert p.refused("call griffin 4") == p.refused("end") == "R-CYC-300"
        p.play("stay" if colour == "red" else "retreat 2 N1")
    assert p.legal("call griffin") == ["call griffin 4"]


@pytest.mark.rule("R-CYC-250")
@pytest.mark.parametrize("other", ["call harpy 3", "priest", "build N1/1", "exchange sylph", "end"])
def test_a_power_is_finished_before_the_next_action(other: str) -> None:
    p = table("zeus", 20).play("call griffin 4")
    assert p.refused(other) == "R-CYC-256"
    assert {text.split()[0] for text in p.legal()} == {"rob"}
    assert p.play("rob red").refused(other) == ""


@pytest.mark.rule("R-CYC-250")
@pytest.mark.parametrize("other", ["call griffin 4", "philosopher", "build N1/1", "end"])
def test_a_metropolis_is_placed_before_the_next_action(other: str) -> None:
    p = table("athena", 20).isle("N7", "blue").seat("blue", 20, philosophers=3).play("philosopher")
    assert p.prompt() == "PlaceMetropolis"
    assert p.refused(other) == "R-CYC-152"
    assert p.legal() == ["metropolis N1", "metropolis N7"]
    p.play("metropolis N7")
    assert p.has_metropolis("N7")
    assert p.refused(other) == ""


@pytest.mark.rule("R-CYC-251")
@pytest.mark.parametrize("god", MAIN_GODS)
def test_the_free_recruit_may_be_taken_at_any_point_of_the_turn(god: str) -> None:
    p = table(god, 9).play("call griffin 4", "rob red", "build N1/1", "call harpy 3", "at N9")
    assert p.gold("blue") == 0
    p.play(RECRUIT[god])
    assert p.gold("blue") == 0
    assert p.legal() == ["end"]


@pytest.mark.rule("R-CYC-251")
@pytest.mark.parametrize("god", MAIN_GODS)
def test_the_first_recruit_of_the_turn_is_the_free_one(god: str) -> None:
    p = table(god, 20).play("build N1/1", RECRUIT[god])
    assert p.gold("blue") == 18
    p.play("build N1/2", RECRUIT[god])
    assert p.gold("blue") == 16 - SECOND_PRICE[god]


@pytest.mark.rule("R-CYC-251")
def test_units_are_recruited_one_by_one_each_to_its_own_place() -> None:
    p = table("ares", 20).isle("N7", "blue").play("troop N1", "troop N7", "troop N7", "troop N1")
    assert (p.troops("N1"), p.troops("N7")) == (5, 2)
    p = table("poseidon", 20).play("fleet C3", "fleet D2", "fleet C3", "fleet D3")
    assert (p.fleets("C3"), p.fleets("D2"), p.fleets("D3")) == (2, 1, 1)


@pytest.mark.rule("R-CYC-252")
@pytest.mark.parametrize(
    ("creature", "answer"),
    [("griffin", "rob red"), ("satyr", "rob red"), ("dryad", "rob red"), ("harpy", "at N9"), ("giant", "raze N9/1"),
     ("mermaid", "at K3"), ("medusa", "at N9"), ("minotaur", "at N9"), ("kraken", "at K3")],
)  # fmt: skip
def test_the_victim_of_a_creature_decides_nothing(creature: str, answer: str) -> None:
    p = Position(4).isle("N1", "blue", 1).isle("N9", "red", 2, s1="port").sea("K3", "red").seat("red", 5, 1, 1)
    p.track(creature).seat("blue", gold=9).turn("blue", "athena").play(f"call {creature} 4")
    assert p.asked() == "blue"
    assert p.play(answer).asked() == "blue"


@pytest.mark.rule("R-CYC-252")
@pytest.mark.parametrize("chooser", ["active player", "fleet owner"])
def test_pushed_fleets_ask_their_owner_only_with_the_switch(chooser: str) -> None:
    p = Position(4, polyphemus_chooser=chooser).isle("N1", "blue", 1).sea("B3", "red", 2)
    p.track("polyphemus").seat("blue", gold=9).turn("blue", "zeus").play("call polyphemus 4", "at N1")
    assert p.asked() == "blue"
    if chooser == "fleet owner":
        p.play("pick B3")
        assert (p.prompt(), p.asked()) == ("PushDirection", "red")
    p.play("push B3 C4")
    assert (p.prompt(), p.asked(), p.fleets("C4")) == ("GodTurn", "blue", 2)


@pytest.mark.rule("R-CYC-252")
@pytest.mark.parametrize(
    ("chooser", "kinds"), [("active player", {"Retreat"}), ("fleet owner", {"Retreat", "PushDirection"})]
)
def test_in_a_god_turn_others_decide_on_retreats_only(chooser: str, kinds: set[str]) -> None:
    """Random matches of rich and busy players: what is asked of anybody but the active player."""
    asked = set()
    for seed in range(30):
        chance = Chance(b"others decide %d" % seed)
        state = GAME.deal(GAME.make_options(4, {"polyphemus_chooser": chooser, "cycle_limit": 25}), chance)
        while state.agenda:
            decision = GAME.decisions(state)[0]
            active = [frame.seat for frame in state.agenda if isinstance(frame, GodTurn)]
            if active and decision.seat != active[0]:
                asked.add(decision.kind)
            actions = decision.actions
            if decision.kind == "PlaceMarker":
                state.gold = [15] * 4
                actions = [actions[0], actions[-1]]
            GAME.play(state, decision.seat, actions[chance.below(len(actions))])
    assert asked == kinds


# --- section 10: Athena


@pytest.mark.rule("R-CYC-109")
def test_athena_gives_one_free_philosopher_and_sells_one() -> None:
    p = table("athena", 12).play("philosopher")
    assert (p.philosophers("blue"), p.gold("blue")) == (1, 12)
    p.play("philosopher")
    assert (p.philosophers("blue"), p.gold("blue")) == (2, 8)
    assert p.refused("philosopher") == "R-CYC-109"
    assert p.legal("philosopher") == []
    assert p.state.philosophers_left == 15


@pytest.mark.rule("R-CYC-109")
@pytest.mark.parametrize(("gold", "rule"), [(0, "R-CYC-109"), (3, "R-CYC-109"), (4, "")])
def test_the_second_philosopher_costs_four(gold: int, rule: str) -> None:
    p = table("athena", gold).play("philosopher")
    assert p.refused("philosopher") == rule
    assert p.legal("philosopher") == ([] if rule else ["philosopher"])


def second_turn(god: str, card: str) -> Position:
    """Blue has used up the god in one cycle and holds him again in the next."""
    p = cycle("blue red green yellow black", "poseidon ares zeus athena", f"{god} 1", *["apollo"] * 4)
    p.play(card, card)
    assert p.legal(card) == []
    return p.play("end", "at N1", *["bid apollo"] * 4, f"bid {god} 1")


@pytest.mark.rule("R-CYC-109")
def test_the_next_athena_turn_gives_a_free_philosopher_again() -> None:
    p = second_turn("athena", "philosopher")
    assert p.gold("blue") == 20 - 1 - 4 - 1
    p.play("philosopher")
    assert (p.philosophers("blue"), p.gold("blue")) == (3, 14)


@pytest.mark.rule("R-CYC-110")
def test_athena_builds_universities_for_two_gold() -> None:
    p = table("athena", 7)
    for number in (1, 2, 3):
        p.play(f"build N1/{number}")
        assert (p.building(f"N1/{number}"), p.gold("blue")) == ("university", 7 - 2 * number)
    assert p.refused("build N1/4") == "R-CYC-144"


@pytest.mark.rule("R-CYC-110")
@pytest.mark.parametrize("action", ["sail 1 D1 E1", "march 1 N1 N4", "exchange sylph"])
def test_athena_has_no_special_action(action: str) -> None:
    p = table("athena", 20)
    assert p.refused(action) == "R-CYC-249"
    assert action not in p.legal()
    assert any(table(god, 20).refused(action) == "" for god in SPECIAL)


@pytest.mark.rule("R-CYC-111")
def test_with_three_philosophers_ending_the_turn_brings_the_fourth() -> None:
    p = table("athena", 9).isle("N7", "blue").seat("blue", 9, philosophers=3).play("end")
    assert (p.prompt(), p.asked()) == ("PlaceMetropolis", "blue")
    assert "blue" not in p.order()
    assert (p.philosophers("blue"), p.gold("blue")) == (0, 9)
    p.play("metropolis N7")
    assert p.has_metropolis("N7")
    assert p.prompt() == "PlaceMarker"
    assert p.order()[-1] == "blue"


@pytest.mark.rule("R-CYC-111")
def test_the_forced_philosopher_counts_before_the_cycle_ends() -> None:
    p = table("athena").isle("N7", "blue", metropolis=True).seat("blue", philosophers=3).play("end")
    assert p.has_metropolis("N1")
    assert p.prompt() == ""
    assert p.state.places[p.number("blue")] == 1


@pytest.mark.rule("R-CYC-111")
def test_he_takes_the_free_philosopher_at_a_moment_of_his_choice() -> None:
    p = table("athena", 9).seat("blue", 9, philosophers=3)
    p.play("call griffin 4", "rob red", "build N1/3", "philosopher")
    assert (p.metropolises("blue"), p.philosophers("blue"), p.gold("blue")) == (1, 0, 3)
    p.play("end")
    assert (p.prompt(), p.metropolises("blue"), p.philosophers("blue")) == ("PlaceMarker", 1, 0)


@pytest.mark.rule("R-CYC-111")
@pytest.mark.parametrize(("held", "taken"), [(0, 0), (1, 0), (2, 0), (2, 1), (1, 1)])
def test_otherwise_the_free_philosopher_may_be_declined(held: int, taken: int) -> None:
    p = table("athena", 9).seat("blue", 9, philosophers=held).play(*["philosopher"] * taken, "end")
    assert p.prompt() == "PlaceMarker"
    assert (p.philosophers("blue"), p.metropolises("blue")) == (held + taken, 0)


@pytest.mark.rule("R-CYC-111")
@pytest.mark.parametrize("god", ["poseidon", "ares", "zeus"])
def test_other_gods_force_no_philosopher(god: str) -> None:
    p = table(god, 9).seat("blue", 9, philosophers=3).play("end")
    assert (p.philosophers("blue"), p.metropolises("blue")) == (3, 0)


@pytest.mark.rule("R-CYC-111")
def test_what_he_holds_when_he_ends_his_turn_counts() -> None:
    p = table("athena", 9).seat("blue", 9, philosophers=3)
    p.state.track[0], p.state.pile = CREATURES.index("sphinx"), p.state.pile ^ 1 << CREATURES.index("sphinx")
    p.state.discard |= 1 << CREATURES.index("griffin")
    p.play("call sphinx 4", "sell philosopher", "stop", "end")
    assert (p.prompt(), p.philosophers("blue"), p.metropolises("blue")) == ("PlaceMarker", 2, 0)


@pytest.mark.rule("R-CYC-112")
def test_philosophers_are_public() -> None:
    p = table("athena", 9).seat("blue", 9, philosophers=2).seat("red", 4, philosophers=1)
    for audience in (SPECTATOR, 0, 1, 2, 3):
        seats = GAME.view(p.state, audience)["seats"]
        assert [seat["philosophers"] for seat in seats] == [2, 1, 0, 0]


@pytest.mark.rule("R-CYC-112")
@pytest.mark.parametrize("god", ["poseidon", "ares", "zeus"])
def test_fewer_than_four_philosophers_change_no_price_and_no_income(god: str) -> None:
    wise, simple = table(god, 6).seat("blue", 6, philosophers=3), table(god, 6)
    assert wise.legal() == simple.legal()
    lines = [RECRUIT[god], "build N1/1", *SPECIAL[god], "call harpy 3", "at N9", "end"]
    revenue = 2 if god == "ares" else 0  # N4, taken on the way
    assert wise.play(*lines).gold("blue") == simple.play(*lines).gold("blue") == revenue
    assert wise.philosophers("blue") == 3


@pytest.mark.rule("R-CYC-112")
def test_philosophers_do_not_help_in_offerings() -> None:
    order, gods = ["blue", "red", "green", "yellow"], ["ares", "zeus", "athena"]
    p = Position(4).seat("blue", gold=2, philosophers=3).offerings(order, gods)
    assert p.legal("bid ares") == ["bid ares 1", "bid ares 2"]
    p.play("bid ares 2", *["bid apollo"] * 3)
    assert p.gold("blue") == 0


@pytest.mark.rule("R-CYC-112")
def test_philosophers_do_not_help_in_battle() -> None:
    p = table("ares", 9).isle("N4", "red", 1).seat("red", philosophers=3).seat("blue", 9, philosophers=3).dice(1, 1)
    p.play("march 2 N1 N4")
    (assault,) = p.happened("assault")
    assert (assault["attack"], assault["defence"], p.owner("N4")) == (3, 2, "blue")


@pytest.mark.rule("R-CYC-288")
def test_vector_two_philosophers_and_both_of_athena_make_a_metropolis() -> None:
    p = table("athena", 4).seat("blue", 4, philosophers=2).play("philosopher")
    assert (p.philosophers("blue"), p.metropolises("blue"), p.gold("blue")) == (3, 0, 4)
    p.play("philosopher")
    assert (p.philosophers("blue"), p.metropolises("blue"), p.gold("blue")) == (0, 1, 0)


@pytest.mark.rule("R-CYC-288")
def test_vector_three_philosophers_the_free_one_makes_it_the_paid_one_stays() -> None:
    p = table("athena", 4).seat("blue", 4, philosophers=3).play("philosopher")
    assert (p.philosophers("blue"), p.metropolises("blue"), p.gold("blue")) == (0, 1, 4)
    p.play("philosopher")
    assert (p.philosophers("blue"), p.metropolises("blue"), p.gold("blue")) == (1, 1, 0)
    assert p.refused("philosopher") == "R-CYC-109"


# --- section 11: Zeus


@pytest.mark.rule("R-CYC-113")
def test_zeus_gives_one_free_priest_and_sells_one() -> None:
    p = table("zeus", 12).play("priest")
    assert (p.priests("blue"), p.gold("blue")) == (1, 12)
    p.play("priest")
    assert (p.priests("blue"), p.gold("blue")) == (2, 8)
    assert p.refused("priest") == "R-CYC-113"
    assert p.legal("priest") == []
    assert p.state.priests_left == 16


@pytest.mark.rule("R-CYC-113")
@pytest.mark.parametrize(("gold", "rule"), [(0, "R-CYC-113"), (3, "R-CYC-113"), (4, "")])
def test_the_second_priest_costs_four(gold: int, rule: str) -> None:
    p = table("zeus", gold).play("priest")
    assert p.refused("priest") == rule
    assert p.legal("priest") == ([] if rule else ["priest"])


@pytest.mark.rule("R-CYC-113")
def test_the_next_zeus_turn_gives_a_free_priest_again() -> None:
    p = second_turn("zeus", "priest")
    assert p.gold("blue") == 20 - 1 - 4 - 1
    p.play("priest")
    assert (p.priests("blue"), p.gold("blue")) == (3, 14)


@pytest.mark.rule("R-CYC-114")
def test_zeus_builds_temples_for_two_gold() -> None:
    p = table("zeus", 7)
    for number in (1, 2, 3):
        p.play(f"build N1/{number}")
        assert (p.building(f"N1/{number}"), p.gold("blue")) == ("temple", 7 - 2 * number)
    assert p.refused("build N1/4") == "R-CYC-144"


@pytest.mark.rule("R-CYC-115")
@pytest.mark.parametrize(("space", "card"), list(enumerate(["griffin", "harpy", "sylph"])))
def test_zeus_exchanges_a_creature_for_one_gold(space: int, card: str) -> None:
    p = table("zeus", 5).draws("chimera").play(f"exchange {card}")
    expected = ["griffin", "harpy", "sylph"]
    expected[space] = "chimera"
    assert list(p.creatures()) == expected
    assert p.discard() == {card}
    assert "chimera" not in p.pile()
    assert p.gold("blue") == 4


@pytest.mark.rule("R-CYC-115")
def test_zeus_exchanges_as_often_as_he_pays() -> None:
    p = table("zeus", 5).draws("chimera", "giant", "satyr", "dryad", "kraken")
    p.play("exchange griffin", "exchange chimera", "exchange sylph", "exchange giant", "exchange harpy")
    assert p.creatures() == ("dryad", "kraken", "satyr")
    assert p.discard() == {"griffin", "chimera", "sylph", "giant", "harpy"}
    assert p.gold("blue") == 0
    assert p.refused("exchange dryad") == "R-CYC-077"
    assert p.legal("exchange") == []


@pytest.mark.rule("R-CYC-116")
def test_an_empty_space_is_not_exchanged() -> None:
    p = table("zeus", 9).play("call harpy 3", "at N9")
    assert p.creatures() == ("griffin", "", "sylph")
    assert p.refused("exchange space3") == "R-CYC-116"
    assert p.legal("exchange") == ["exchange griffin", "exchange sylph"]
    p.play("exchange sylph")
    assert p.creatures()[1] == ""


@pytest.mark.rule("R-CYC-116")
@pytest.mark.parametrize(("card", "price"), [("griffin", 4), ("harpy", 3), ("sylph", 2)])
def test_the_price_of_an_exchanged_space_stays(card: str, price: int) -> None:
    p = table("zeus", 9).draws("chimera").play(f"exchange {card}")
    assert p.legal("call chimera") == [f"call chimera {price}"]
    p.play(f"call chimera {price}")
    assert p.gold("blue") == 8 - price


def used_up(draw: str) -> Position:
    """Zeus with an empty draw pile; the next card drawn is `draw`."""
    p = table("zeus", 9)
    p.state.discard, p.state.pile = p.state.pile, 0
    return p.draws(draw)


@pytest.mark.rule("R-CYC-117")
@pytest.mark.parametrize("drawn", ["harpy", "pegasus"])
def test_with_an_empty_draw_pile_the_exchanged_card_is_shuffled_in(drawn: str) -> None:
    p = used_up(drawn).play("exchange harpy")
    assert p.creatures() == ("griffin", drawn, "sylph")
    assert p.discard() == set()
    assert p.pile() == set(CREATURES) - {"griffin", drawn, "sylph"}


@pytest.mark.rule("R-CYC-117")
def test_with_a_draw_pile_the_exchanged_card_stays_in_the_discard_pile() -> None:
    p = used_up("pegasus")
    p.state.pile, p.state.discard = 1 << CREATURES.index("pegasus"), p.state.discard ^ 1 << CREATURES.index("pegasus")
    p.play("exchange harpy")
    assert p.creatures() == ("griffin", "pegasus", "sylph")
    assert p.pile() == set()
    assert p.discard() == set(CREATURES) - {"griffin", "pegasus", "sylph"}
