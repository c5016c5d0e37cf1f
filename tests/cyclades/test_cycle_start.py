"""What begins every cycle: the creature track, the gods, revenue (ledger sections 4 to 6)."""

from __future__ import annotations

from itertools import pairwise, permutations
from typing import Any

import pytest

from aegean.core.chance import Chance
from aegean.core.game import SPECTATOR
from aegean.games.cyclades.cycle import NextCycle
from aegean.games.cyclades.game import GAME
from aegean.games.cyclades.pieces import CREATURES, GODS, NONE
from aegean.games.cyclades.state import Cyclades
from tests.cyclades.position import Position

PLAYERS = (2, 3, 4, 5)
TRADE = {2: "A2 F1 F7 K2", 3: "A2 F1 F7 K2", 4: "A1 A4 F1 F9 K1 K4", 5: "A1 A6 F1 F11 K1 K6"}
FOUR_GODS = ("poseidon", "ares", "zeus", "athena")
TURN_ORDER = ("blue", "red", "green", "yellow", "black")


def next_cycle(p: Position) -> Position:
    """Blue's turn on Ares is the last of the cycle; he ends it."""
    return p.turn("blue", "ares").play("end")


def begin_cycle(p: Position) -> Position:
    """A cycle begins with the markers of all who are still in the game on the turn track."""
    p.state.turn_track = [seat if p.state.alive(seat) else NONE for seat in range(p.state.players)]
    p.state.agenda = [NextCycle()]
    return p.settle()


def seen(state: Cyclades, audience: int = SPECTATOR) -> dict[str, Any]:
    return GAME.view(state, audience)


def deal(players: int, key: int = 0) -> Cyclades:
    return GAME.deal(GAME.make_options(players, {}), Chance(key.to_bytes(32, "big")))


def play(state: Cyclades, line: str) -> None:
    GAME.play(state, state.agenda[-1].seat, GAME.parse_action(state, line))


def idle_until(state: Cyclades, cycle: int) -> Cyclades:
    """Everybody goes to Apollo until this cycle has begun."""
    while state.cycle < cycle:
        play(state, "bid apollo" if state.agenda[-1].name() == "PlaceMarker" else "at N1")
    return state


def gods_of_cycles(players: int, key: int, cycles: int) -> list[tuple[str, ...]]:
    """The gods that lie face up in each of the first cycles of a match."""
    state = deal(players, key)
    return [tuple(seen(idle_until(state, cycle))["gods"]) for cycle in range(1, cycles + 1)]


# --- 4. creature track


@pytest.mark.rule("R-CYC-028")
def test_three_spaces_priced_four_three_and_two() -> None:
    p = Position(4).track("giant", "harpy", "dryad").seat("blue", gold=9).turn("blue", "ares")
    assert p.legal("call") == ["call giant 4", "call harpy 3", "call dryad 2"]
    p.play("call giant 4")
    assert p.gold("blue") == 5
    p.play("call harpy 3")
    assert p.gold("blue") == 2
    p.play("call dryad 2")
    assert p.gold("blue") == 0
    assert p.creatures() == ("", "", "")


@pytest.mark.rule("R-CYC-028")
def test_the_cards_on_the_track_lie_face_up_one_to_a_space() -> None:
    p = Position(4).track("giant", "", "dryad").turn("blue", "ares")
    for audience in (SPECTATOR, 0, 1, 2, 3):
        assert seen(p.state, audience)["track"] == ["giant", None, "dryad"]


@pytest.mark.rule("R-CYC-029", "R-CYC-030", "R-CYC-031", "R-CYC-034")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        (("pegasus", "giant", "harpy"), ("sylph", "pegasus", "giant")),
        (("pegasus", "giant", ""), ("sylph", "pegasus", "giant")),
        (("pegasus", "", "harpy"), ("satyr", "sylph", "pegasus")),
        (("", "giant", "harpy"), ("satyr", "sylph", "giant")),
        (("pegasus", "", ""), ("satyr", "sylph", "pegasus")),
        (("", "giant", ""), ("satyr", "sylph", "giant")),
        (("", "", "harpy"), ("dryad", "satyr", "sylph")),
        (("", "", ""), ("dryad", "satyr", "sylph")),
    ],
)
@pytest.mark.parametrize("cycle", [2, 3, 8])
def test_discard_from_the_right_slide_then_fill_from_the_right(
    before: tuple[str, str, str], after: tuple[str, str, str], cycle: int
) -> None:
    p = Position(4).track(*before).draws(*["sylph", "satyr", "dryad"][: 3 - len([name for name in before[:2] if name])])
    p.state.cycle = cycle
    next_cycle(p)
    assert p.creatures() == after
    assert p.discard() == {before[2]} - {""}
    assert p.pile() == set(CREATURES) - set(after) - p.discard()


@pytest.mark.rule("R-CYC-031")
def test_empty_spaces_are_filled_from_the_draw_pile_not_from_the_discard_pile() -> None:
    p = Position(4).track(discard=["kraken", "griffin", "fates"])
    next_cycle(p)
    assert p.discard() == {"kraken", "griffin", "fates"}
    assert not p.discard() & set(p.creatures())
    assert len(p.pile()) == 17 - 3 - 3


@pytest.mark.rule("R-CYC-032")
@pytest.mark.parametrize("players", PLAYERS)
def test_first_cycle_one_card_on_the_four_space(players: int) -> None:
    table = seen(deal(players))
    assert table["track"][0] in CREATURES
    assert table["track"][1:] == [None, None]
    assert (table["pile"], table["discard"]) == (16, [])


@pytest.mark.rule("R-CYC-033")
def test_second_cycle_an_unused_first_card_slides_one_space() -> None:
    p = Position(4).track(four="giant").draws("harpy")
    p.state.cycle = 1
    next_cycle(p)
    assert p.creatures() == ("harpy", "giant", "")
    assert len(p.pile()) == 15


@pytest.mark.rule("R-CYC-033")
def test_second_cycle_two_cards_for_a_used_one_the_first_on_the_four_space() -> None:
    p = Position(4).track(four="giant").seat("blue", gold=4).turn("blue", "ares")
    p.state.cycle = 1
    p.play("call giant 4").draws("harpy", "dryad").play("end")
    assert p.creatures() == ("harpy", "dryad", "")
    assert len(p.pile()) == 14
    assert p.discard() == {"giant"}


@pytest.mark.rule("R-CYC-034")
@pytest.mark.parametrize("players", PLAYERS)
def test_from_the_third_cycle_on_all_three_spaces_are_filled(players: int) -> None:
    state = deal(players)
    filled = [3 - idle_until(state, cycle).track.count(NONE) for cycle in range(1, 7)]
    assert filled == [1, 2, 3, 3, 3, 3]


def with_pile(track: tuple[str, str, str], *pile: str) -> Position:
    """The draw pile holds only these cards; those that are not on the track have been discarded."""
    return Position(4).track(*track, discard=[name for name in CREATURES if name not in track and name not in pile])


@pytest.mark.rule("R-CYC-035")
def test_an_empty_draw_pile_is_replaced_by_the_shuffled_discard_pile() -> None:
    p = with_pile(("pegasus", "", ""), "giant").draws("giant", "dryad")
    p.chance.drawn = []
    next_cycle(p)
    assert p.creatures() == ("dryad", "giant", "pegasus")
    assert [sides for sides, _ in p.chance.drawn[:2]] == [1, 15]
    assert p.discard() == set()
    assert len(p.pile()) == 14
    assert p.happened("discard-shuffled") == [{}]


@pytest.mark.rule("R-CYC-035")
def test_the_shuffle_waits_until_a_card_is_needed() -> None:
    p = with_pile(("pegasus", "", ""), "giant", "harpy").draws("harpy", "giant")
    discarded = p.discard()
    next_cycle(p)
    assert p.creatures() == ("giant", "harpy", "pegasus")
    assert p.pile() == set()
    assert p.discard() == discarded
    assert len(discarded) == 14
    assert not p.happened("discard-shuffled")


@pytest.mark.rule("R-CYC-035")
def test_the_card_just_discarded_from_the_track_is_shuffled_in() -> None:
    p = with_pile(("pegasus", "giant", "harpy")).draws("harpy")
    next_cycle(p)
    assert p.creatures() == ("harpy", "pegasus", "giant")
    assert p.discard() == set()
    assert len(p.pile()) == 14


@pytest.mark.rule("R-CYC-035")
def test_what_comes_after_the_shuffle_is_left_to_chance() -> None:
    drawn = set()
    for count in range(120):
        p = with_pile(("pegasus", "giant", ""))
        p.chance.count = 10 * count
        drawn.add(next_cycle(p).creatures()[0])
    assert drawn == set(CREATURES) - {"pegasus", "giant"}


@pytest.mark.rule("R-CYC-036")
@pytest.mark.parametrize(
    ("pile", "after"), [([], ("", "", "pegasus")), (["giant"], ("", "giant", "pegasus")), (["giant", "dryad"], None)]
)
def test_with_both_piles_empty_a_space_stays_empty(pile: list[str], after: tuple[str, str, str] | None) -> None:
    p = Position(4).track(four="pegasus")
    p.state.pile = sum(1 << CREATURES.index(name) for name in pile)  # out of reach in play: the other cards are gone
    begin_cycle(p)
    if after:
        assert p.creatures() == after
    else:
        assert set(p.creatures()) == {"giant", "dryad", "pegasus"}
    assert p.pile() == p.discard() == set()


@pytest.mark.rule("R-CYC-037")
def test_used_spaces_stay_empty_for_the_rest_of_the_cycle() -> None:
    p = Position(4).track("giant", "harpy", "dryad").seat("blue", gold=9).seat("red", gold=9)
    p.offerings(["blue", "red", "green", "yellow"], ["ares", "zeus", "athena"])
    p.play("bid ares 1", "bid zeus 1", "bid apollo", "bid apollo", "call harpy 3", "call giant 4")
    assert p.creatures() == ("", "", "dryad")
    p.play("end")
    assert p.creatures() == ("", "", "dryad")
    assert p.refused("exchange space4") == "R-CYC-116"
    assert p.refused("call space3 3") == "R-CYC-082"
    assert p.legal("exchange") == ["exchange dryad"]
    p.play("end", "at N1")
    assert p.state.cycle == 4
    assert "" not in p.creatures()


@pytest.mark.rule("R-CYC-037")
def test_zeus_refills_an_occupied_space_at_once() -> None:
    p = Position(4).track("", "harpy", "dryad").seat("blue", gold=9).turn("blue", "zeus")
    p.draws("sylph").play("exchange harpy")
    assert p.creatures() == ("", "sylph", "dryad")


@pytest.mark.rule("R-CYC-038")
def test_the_discard_pile_is_public_the_draw_pile_is_not() -> None:
    p = Position(4).track("giant", "", "", discard=["kraken", "fates"]).seat("blue", gold=4).turn("blue", "ares")
    p.play("call giant 4")
    for audience in (SPECTATOR, 0, 1, 2, 3):
        table = seen(p.state, audience)
        assert sorted(table["discard"]) == ["fates", "giant", "kraken"]
        assert table["pile"] == 14


@pytest.mark.rule("R-CYC-039")
def test_vector_of_the_track_example() -> None:
    p = Position(4).track(four="pegasus", two="minotaur").draws("sylph", "fates")
    next_cycle(p)
    assert p.creatures() == ("fates", "sylph", "pegasus")
    assert p.discard() == {"minotaur"}


def first_cycle() -> Position:
    """A match of four begins; the first card is a giant."""
    p = Position(4).draws("giant")
    for colour in TURN_ORDER[:4]:
        p.seat(colour, gold=9)
    p.state.cycle, p.state.gods = 0, []
    return begin_cycle(p)


def pass_cycle(p: Position, *draws: str, call: str = "") -> None:
    """One player goes to the first god and may call a creature, the others go to Apollo."""
    p.play(f"bid {GODS[p.state.gods[0]]} 1", "bid apollo", "bid apollo", "bid apollo")
    if call:
        p.play(call)
    p.play("end").draws(*draws).play("at N1")


@pytest.mark.rule("R-CYC-239", "R-CYC-032", "R-CYC-033", "R-CYC-034")
def test_vector_first_card_unused() -> None:
    p = first_cycle()
    assert p.creatures() == ("giant", "", "")
    pass_cycle(p, "harpy")
    assert p.creatures() == ("harpy", "giant", "")
    pass_cycle(p, "dryad")
    assert p.creatures() == ("dryad", "harpy", "giant")


@pytest.mark.rule("R-CYC-239", "R-CYC-032", "R-CYC-033", "R-CYC-034")
def test_vector_first_card_used() -> None:
    p = first_cycle()
    assert p.creatures() == ("giant", "", "")
    pass_cycle(p, "harpy", "dryad", call="call giant 4")
    assert p.creatures() == ("harpy", "dryad", "")
    pass_cycle(p, "satyr")
    assert p.creatures() == ("satyr", "harpy", "dryad")


# --- 5. gods


@pytest.mark.rule("R-CYC-040")
@pytest.mark.parametrize(
    "gods", [FOUR_GODS, ("athena", "zeus", "poseidon", "ares"), ("zeus", "ares", "athena", "poseidon")]
)
def test_gods_are_played_from_the_first_place_down_and_apollo_last(gods: tuple[str, ...]) -> None:
    p = Position(5)
    for colour in TURN_ORDER:
        p.seat(colour, gold=3)
    p.offerings(TURN_ORDER, gods)
    p.play("bid apollo", "bid poseidon 1", "bid ares 3", "bid zeus 2", "bid athena 1", "end", "end", "end", "end")
    assert [turn["god"] for turn in p.happened("turn-begins")] == [*gods, "apollo"]
    assert (p.prompt(), p.asked()) == ("PlaceProsperity", "blue")


@pytest.mark.rule("R-CYC-041")
def test_five_players_all_four_gods_in_any_order_every_cycle() -> None:
    matches = [gods_of_cycles(5, key, 3) for key in range(150)]
    for cycle in range(3):
        assert {match[cycle] for match in matches} == set(permutations(FOUR_GODS))


@pytest.mark.rule("R-CYC-041")
def test_five_players_the_order_does_not_hang_on_the_last_one() -> None:
    orders = set()
    for count in range(150):
        p = Position(5)
        p.chance.count = 10 * count
        orders.add(tuple(next_cycle(p).state.gods))
    assert orders == set(permutations(range(4)))


@pytest.mark.rule("R-CYC-042")
def test_four_players_first_cycle_three_gods_face_up() -> None:
    first = {gods_of_cycles(4, key, 1)[0] for key in range(150)}
    assert first == set(permutations(FOUR_GODS, 3))


@pytest.mark.rule("R-CYC-042", "R-CYC-046")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_face_down_god_takes_no_offering(players: int) -> None:
    state = deal(players)
    seat = state.agenda[-1].seat
    for god in FOUR_GODS:
        action = GAME.parse_action(state, f"bid {god} 1")
        refusal = GAME.refusal(state, seat, action)
        assert (refusal is None) is (god in seen(state)["gods"])
        assert refusal is None or refusal.rule == "R-CYC-046"
        assert (action in GAME.decisions(state)[0].actions) is (god in seen(state)["gods"])


@pytest.mark.rule("R-CYC-043")
def test_four_players_the_hidden_god_comes_first_in_the_next_cycle() -> None:
    for key in range(12):
        cycles = gods_of_cycles(4, key, 6)
        for last, now in pairwise(cycles):
            assert (set(FOUR_GODS) - set(last)) == {now[0]}
            assert len(now) == len(set(now)) == 3


@pytest.mark.rule("R-CYC-043")
def test_four_players_the_other_three_are_shuffled() -> None:
    followers = set()
    for count in range(60):
        p = Position(4)  # Athena was face down
        p.chance.count = 10 * count
        gods = [GODS[god] for god in next_cycle(p).state.gods]
        assert gods[0] == "athena"
        followers.add(tuple(gods[1:]))
    assert followers == set(permutations(("poseidon", "ares", "zeus"), 2))


@pytest.mark.rule("R-CYC-044")
@pytest.mark.parametrize("cycle", [1, 3, 5])
def test_three_players_odd_cycles_any_two_gods(cycle: int) -> None:
    pairs = {gods_of_cycles(3, key, cycle)[-1] for key in range(120)}
    assert pairs == set(permutations(FOUR_GODS, 2))


@pytest.mark.rule("R-CYC-044")
@pytest.mark.parametrize("cycle", [2, 4])
def test_three_players_all_four_tiles_are_shuffled_for_an_odd_cycle(cycle: int) -> None:
    pairs = set()
    for count in range(120):
        p = Position(3)  # Poseidon and Ares were face up in the even cycle
        p.state.cycle, p.chance.count = cycle, 10 * count
        pairs.add(tuple(GODS[god] for god in next_cycle(p).state.gods))
    assert pairs == set(permutations(FOUR_GODS, 2))


@pytest.mark.rule("R-CYC-045")
@pytest.mark.parametrize("cycle", [2, 4])
def test_three_players_even_cycles_the_other_two_in_either_order(cycle: int) -> None:
    seen_after: dict[tuple[str, ...], set[tuple[str, ...]]] = {}
    for key in range(120):
        odd, even = gods_of_cycles(3, key, cycle)[-2:]
        seen_after.setdefault(tuple(sorted(odd)), set()).add(even)
    assert len(seen_after) == 6
    for odd, evens in seen_after.items():
        assert evens == set(permutations([god for god in FOUR_GODS if god not in odd]))


@pytest.mark.rule("R-CYC-046")
def test_only_gods_face_up_are_offered_to_and_played() -> None:
    p = Position(3).seat("blue", gold=3).seat("red", gold=3).offerings(["blue", "red", "green"], ["athena", "ares"])
    assert {line.split()[1] for line in p.legal()} == {"athena", "ares", "apollo"}
    assert p.refused("bid zeus 2") == p.refused("bid poseidon 1") == "R-CYC-046"
    assert p.refused("bid ares 2") == ""
    p.play("bid ares 2", "bid athena 1", "bid apollo", "end", "end")
    assert [(turn["seat"], turn["god"]) for turn in p.happened("turn-begins")] == [
        (1, "athena"),
        (0, "ares"),
        (2, "apollo"),
    ]


@pytest.mark.rule("R-CYC-047")
@pytest.mark.parametrize(("players", "available"), [(2, 3), (3, 2), (4, 3), (5, 4)])
def test_number_of_available_gods(players: int, available: int) -> None:
    for gods in gods_of_cycles(players, 7, 6):
        assert len(set(gods)) == len(gods) == available


@pytest.mark.rule("R-CYC-047")
@pytest.mark.parametrize(("players", "available"), [(3, 2), (4, 3), (5, 4)])
def test_the_number_of_players_at_the_start_of_the_game_counts(players: int, available: int) -> None:
    p = Position(players)
    p.state.fallen = [players - 1]
    begin_cycle(p)
    assert len(set(p.state.gods)) == len(p.state.gods) == available


@pytest.mark.rule("R-CYC-048")
def test_a_god_without_an_offering_is_skipped() -> None:
    p = Position(4).seat("green", gold=2)
    p.offerings(["blue", "red", "green", "yellow"], ["ares", "zeus", "athena"])
    p.play("bid apollo", "bid apollo", "bid zeus 1", "bid apollo")
    assert (p.prompt(), p.asked()) == ("GodTurn", "green")
    p.play("end")
    assert (p.prompt(), p.asked()) == ("PlaceProsperity", "blue")
    p.play("at N1")
    assert [turn["god"] for turn in p.happened("turn-begins")] == ["zeus", "apollo", "apollo", "apollo"]


@pytest.mark.rule("R-CYC-240")
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("key", range(5))
def test_no_god_is_face_down_twice_running(players: int, key: int) -> None:
    hidden = [set(FOUR_GODS) - set(gods) for gods in gods_of_cycles(players, key, 20)]
    assert all(len(gods) == 1 for gods in hidden)
    assert all(not now & last for now, last in pairwise(hidden))


@pytest.mark.rule("R-CYC-240")
@pytest.mark.parametrize("key", range(5))
def test_three_players_every_god_once_in_two_cycles(key: int) -> None:
    cycles = gods_of_cycles(3, key, 20)
    for odd, even in zip(cycles[::2], cycles[1::2], strict=True):
        assert sorted(odd + even) == sorted(FOUR_GODS)


# --- 6. revenue


@pytest.mark.rule("R-CYC-049")
@pytest.mark.parametrize(
    ("isle", "markers", "gold"), [("N4", 0, 2), ("N2", 0, 1), ("N1", 0, 0), ("N4", 1, 3), ("N2", 2, 3), ("N1", 3, 3)]
)
def test_an_isle_pays_its_owner_for_symbols_and_markers(isle: str, markers: int, gold: int) -> None:
    p = Position(4).isle(isle, "red", 1, markers=markers).seat("red", gold=5)
    next_cycle(p)
    assert [p.gold(colour) for colour in TURN_ORDER[:4]] == [0, 5 + gold, 0, 0]


@pytest.mark.rule("R-CYC-049")
def test_all_own_isles_pay_neutral_isles_pay_nobody() -> None:
    p = Position(4).isle("N4", "blue", 1).isle("N2", "blue", 1, markers=1).isle("N5", markers=2).isle("N8", "green", 3)
    next_cycle(p)
    assert [p.gold(colour) for colour in TURN_ORDER[:4]] == [4, 0, 2, 0]


@pytest.mark.rule("R-CYC-049")
def test_the_owner_at_the_moment_of_revenue_is_paid() -> None:
    p = Position(4).isle("N1", "blue", 2).isle("N4", "red").isle("N2", "red", 1).sea("D1", "blue").seat("blue", gold=1)
    p.turn("blue", "ares").play("march 1 N1 N4", "end")
    assert (p.gold("blue"), p.gold("red")) == (2, 1)


@pytest.mark.rule("R-CYC-050")
@pytest.mark.parametrize("fleets", [1, 2, 8])
def test_a_trade_space_pays_one_however_many_fleets(fleets: int) -> None:
    p = Position(4).sea("A1", "red", fleets)
    next_cycle(p)
    assert [p.gold(colour) for colour in TURN_ORDER[:4]] == [0, 1, 0, 0]


@pytest.mark.rule("R-CYC-050")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_trade_spaces_of_each_board_pay_and_no_other_sea(players: int) -> None:
    for sea in Position(players).board.sea_names:
        p = next_cycle(Position(players).sea(sea, "blue"))
        assert p.gold("blue") == (1 if sea in TRADE[players].split() else 0), sea


@pytest.mark.rule("R-CYC-050", "R-CYC-049")
def test_trade_spaces_and_isles_add_up() -> None:
    p = Position(4).isle("N4", "blue", 1, markers=1).sea("A1", "blue", 2).sea("F1", "blue").sea("F2", "blue")
    next_cycle(p)
    assert p.gold("blue") == 5


@pytest.mark.rule("R-CYC-051")
@pytest.mark.parametrize(("leave", "gold"), [(1, 1), (2, 0)])
def test_control_of_a_trade_space_ends_when_the_last_fleet_leaves(leave: int, gold: int) -> None:
    p = Position(4).sea("A1", "blue", 2).seat("blue", gold=1).turn("blue", "poseidon")
    p.play(f"sail {leave} A1 A2", "stop", "end")
    assert [p.gold(colour) for colour in TURN_ORDER[:4]] == [gold, 0, 0, 0]


@pytest.mark.rule("R-CYC-051")
def test_a_trade_space_emptied_by_the_kraken_pays_nobody() -> None:
    p = Position(4).sea("A1", "red", 2).sea("K1", "red").track(four="kraken").seat("blue", gold=4).turn("blue", "ares")
    p.play("call kraken 4", "at A1", "stop", "end")
    assert [p.gold(colour) for colour in TURN_ORDER[:4]] == [0, 1, 0, 0]


@pytest.mark.rule("R-CYC-052")
def test_an_isle_without_troops_pays_its_owner() -> None:
    p = Position(4).isle("N4", "blue", 1).isle("N1", "blue").isle("N2", "red").sea("D1", "blue").seat("blue", gold=1)
    p.turn("blue", "ares").play("march 1 N4 N1", "end")
    assert (p.troops("N4"), p.troops("N2")) == (0, 0)
    assert (p.gold("blue"), p.gold("red")) == (2, 1)


@pytest.mark.rule("R-CYC-053")
def test_buildings_metropolises_priests_and_philosophers_pay_nothing() -> None:
    p = Position(4).isle("N1", "blue", 5, s3="port", s4="temple", metropolis=True).isle("N7", "red", 1, s1="university")
    p.isle("N9", "red", 1, s1="fortress", s2="temple").seat("blue", priests=4, philosophers=2).seat("red", priests=1)
    next_cycle(p)
    assert [p.gold(colour) for colour in TURN_ORDER[:4]] == [0, 0, 0, 0]


@pytest.mark.rule("R-CYC-054")
def test_gold_is_secret_but_incomes_are_open() -> None:
    p = Position(4).isle("N4", "red", 1, markers=1).sea("A1", "red").sea("F1", "blue").seat("red", gold=6)
    next_cycle(p)
    assert p.gold("red") == 10
    for audience in (SPECTATOR, 0, 1, 2, 3):
        seats = seen(p.state, audience)["seats"]
        assert [seat["gold"] for seat in seats] == [p.state.gold[s] if s == audience else None for s in range(4)]
        assert [seat["income"] for seat in seats] == [1, 4, 0, 0]
    paid = {event.values["seat"]: event.values["gold"] for event in p.events if event.kind == "revenue"}
    assert paid == {0: 1, 1: 4, 2: 0, 3: 0}
    assert all(event.known_to(SPECTATOR) for event in p.events if event.kind == "revenue")


@pytest.mark.rule("R-CYC-241")
def test_vectors_of_the_revenue_pictures() -> None:
    p = Position(4).isle("N4", "blue", 1).sea("A4", "green", 3)
    next_cycle(p)
    assert (p.gold("blue"), p.gold("green")) == (2, 1)
    assert (p.gold("red"), p.gold("yellow")) == (0, 0)
