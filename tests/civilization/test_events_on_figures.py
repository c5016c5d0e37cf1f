"""Culture events that kill figures or lead them away (R-CIV-242, 279, 281, 567, 568; culture_events.yaml)."""

from __future__ import annotations

import pytest

from aegean.games.civilization import pieces as p
from aegean.games.civilization.limits import stacking_limit
from aegean.games.civilization.march import Step
from tests.civilization.cards import aimed, figures, meadows, move, sheet_coins
from tests.civilization.managing import manage, piece_at
from tests.civilization.position import Position

# --- killing


@pytest.mark.rule("R-CIV-568")
def test_defection_kills_one_figure_in_reach() -> None:
    position = meadows("defection")
    position.put(1, "army", "C5", 2)
    position.put(1, "scout", "D6")
    position.put(0, "army", "A4")
    position.person("builder", "C3")
    move(position)
    position.play(0, "use defection")
    # C5 is four steps from B2; D6 is six away, and five from A4. Own figures are figures too, great people are not.
    assert position.legal(0) == ["figure army A4", "figure army C5"]
    position.play(0, "figure army C5")
    assert figures(position, 1, "C5") == 1
    assert position.state.armies_in_supply(1) == 5
    # No loot, no coin, no losses.
    assert position.state.fight is None
    assert sheet_coins(position) == [0, 0]
    assert position.state.agenda[-1].name() == "Move"


@pytest.mark.rule("R-CIV-241", "R-CIV-242")
def test_defection_interrupts_the_step_of_another_player() -> None:
    position = meadows()
    position.event(1, "defection")
    position.put(0, "army", "B5")
    position.put(1, "scout", "D6")
    move(position)
    position.play(0, "group B5 1 0", "step C5")
    assert isinstance(position.state.agenda[-2], Step)
    assert position.asked() == [1]
    position.play(1, "use defection", "figure army B5")
    assert figures(position, 0, "B5") == figures(position, 0, "C5") == 0
    assert position.state.agenda[-1].name() == "Move"


@pytest.mark.rule("R-CIV-242")
def test_other_events_of_the_phase_do_not_interrupt() -> None:
    position = meadows()
    position.event(1, "defection", "disoriented", "drought")
    position.put(0, "army", "B5")
    position.put(1, "scout", "D6")
    move(position)
    position.play(0, "group B5 1 0", "step C5")
    assert position.legal(1) == ["pass", "use defection"]


def test_defection_prefers_a_figure_that_can_still_move() -> None:
    position = meadows("defection")
    moved, fresh = position.put(1, "army", "C5", 2)
    position.state.done |= 1 << moved
    move(position)
    position.play(0, "use defection")
    assert position.state.at[fresh] == p.NONE
    assert position.state.at[moved] == position.square("C5")


@pytest.mark.rule("R-CIV-581")
def test_defection_takes_a_figure_that_is_on_its_way() -> None:
    """Also past another one of the same kind that has not moved yet."""
    position = meadows()
    position.event(1, "defection")
    standing = position.put(0, "army", "C5")
    walking = position.put(0, "army", "B5")
    position.put(1, "scout", "D6")
    move(position)
    position.play(0, "group B5 1 0", "step C5")
    position.play(1, "pass")
    position.play(0, "step C6")
    position.play(1, "use defection", "figure army C5")
    assert position.state.at[walking[0]] == p.NONE
    assert position.state.at[standing[0]] == position.square("C5")


@pytest.mark.rule("R-CIV-568")
def test_mass_defection_kills_up_to_two_figures_of_a_square() -> None:
    position = meadows("mass_defection", "mass_defection")
    position.put(1, "army", "D6", 2)
    position.put(1, "scout", "D6")
    position.put(1, "scout", "C8")
    position.put(1, "army", "C5")
    move(position)
    position.play(0, "use mass_defection")
    # Six steps: D6 is near enough, C8 is not.
    assert position.legal(0) == ["figure army C5", "figure army D6", "figure scout D6"]
    position.play(0, "figure army D6")
    assert position.legal(0) == ["pass", "figure army D6", "figure scout D6"]
    position.play(0, "figure scout D6")
    assert [figures(position, 1, "D6"), len(position.state.armies_at(1, position.square("D6")))] == [1, 1]
    position.play(0, "use mass_defection", "figure army C5")
    assert figures(position, 1, "C5") == 0


def test_mass_defection_may_stop_after_one() -> None:
    position = meadows("mass_defection")
    position.put(1, "army", "D6", 2)
    move(position)
    position.play(0, "use mass_defection", "pass")
    assert figures(position, 1, "D6") == 1


def test_mass_defection_or_a_great_person() -> None:
    position = meadows("mass_defection")
    position.city(1, "C6")
    position.person("builder", "B5")
    position.person("builder", "G13")  # too far away
    position.put(1, "scout", "D5")
    move(position)
    position.play(0, "use mass_defection")
    assert position.legal(0) == ["figure scout D5", "square B5"]
    position.play(0, "square B5")
    assert piece_at(position, "B5") == ""
    assert position.state.person_supply[p.BUILDER] == 2
    assert figures(position, 1, "D5") == 1


def test_wholesale_defection_reaches_everywhere() -> None:
    position = meadows("wholesale_defection", "wholesale_defection")
    position.person("builder", "G13")
    position.put(1, "army", "H16", 2)
    move(position)
    position.play(0, "use wholesale_defection")
    assert position.legal(0) == ["figure army H16", "square G13"]
    position.play(0, "figure army H16", "figure army H16")
    assert figures(position, 1, "H16") == 0
    position.play(0, "use wholesale_defection")
    assert piece_at(position, "G13") == ""


@pytest.mark.rule("R-CIV-279")
def test_where_scouts_of_several_players_stand_their_owner_is_named() -> None:
    position = meadows("wholesale_defection", players=3, scouts_share_squares=True)
    position.put(1, "scout", "I6")
    position.put(2, "scout", "I6", 2)
    move(position)
    position.play(0, "use wholesale_defection")
    assert position.legal(0) == ["player 2", "player 3"]
    position.play(0, "player 2", "figure scout I6")
    assert [figures(position, seat, "I6") for seat in (1, 2)] == [0, 1]


# --- pushing


@pytest.mark.rule("R-CIV-567")
@pytest.mark.parametrize(("name", "steps"), [("disoriented", 2), ("lost", 3), ("out_of_position", 4)])
def test_all_figures_of_a_square_are_led_away(name: str, steps: int) -> None:
    position = meadows(name)
    position.put(1, "army", "B5")
    position.put(1, "scout", "B5")
    manage(position)
    position.play(0, f"use {name}")
    ends = [text.split()[1] for text in position.legal(0)]
    far = [position.state.layout.distances(position.square("B5"))[position.square(end)] for end in ends]
    assert max(far) == steps
    assert min(far) == 1
    position.play(0, "square B6")
    assert figures(position, 1, "B5") == 0
    assert figures(position, 1, "B6") == 2
    # They may still move in their owner's Movement.
    assert not position.state.done


@pytest.mark.rule("R-CIV-567")
def test_where_they_cannot_be_led() -> None:
    position = Position()
    position.explore(2, "n01")  # a village on A5, a hut on A8
    position.event(0, "out_of_position")
    position.put(1, "army", "B6")
    position.put(0, "army", "C5")
    position.city(0, "D7")
    ends = aimed(position, "out_of_position", "square B6")
    names = {text.split()[1] for text in ends}
    assert not names & {"A5", "A8"}  # markers
    assert not names & {"B7", "C7"}  # water
    assert "C5" not in names  # figures of others
    assert not names & {"B2", "D7"}  # foreign cities
    assert "E6" not in names  # nothing is explored
    assert {"B5", "A6", "C6", "D6", "B4", "D5"} <= names
    assert "A7" in names
    # Past a village there is no way: A4 is reached over B4.
    assert "A4" in names
    assert "B3" in names


@pytest.mark.rule("R-CIV-567")
def test_a_closed_way_is_no_way() -> None:
    position = meadows("disoriented")
    position.put(1, "scout", "B5")
    for square in ("A5", "C5", "B6"):
        position.put(0, "scout" if square != "B6" else "army", square)
    assert {text.split()[1] for text in aimed(position, "disoriented", "square B5")} == {"B4", "A4", "C4", "B3"}


@pytest.mark.rule("R-CIV-567")
def test_they_end_within_their_stacking_limit() -> None:
    position = meadows("disoriented")
    position.put(1, "army", "B5", 2)
    position.put(1, "scout", "B6")
    assert stacking_limit(position.state, 1) == 2
    names = {text.split()[1] for text in aimed(position, "disoriented", "square B5")}
    assert "B6" not in names
    assert "C6" in names
    # Passing over the limit is allowed, unless the option says otherwise (R-CIV-273).
    position.put(1, "army", "B5")
    assert not aimed(position, "disoriented", "square B5")
    for passing in (True, False):
        position = meadows("disoriented", passing_over_stacking_limit=passing)
        position.put(1, "army", "A6", 2)
        position.put(1, "scout", "B6")
        assert ("square C6" in aimed(position, "disoriented", "square A6")) == passing


@pytest.mark.rule("R-CIV-567")
def test_they_pass_their_own_cities_but_do_not_end_there() -> None:
    position = meadows("out_of_position")
    position.city(1, "B6", place=1)
    position.put(1, "scout", "B5")
    for square in ("A5", "C5", "B4"):
        position.put(0, "army", square)
    names = {text.split()[1] for text in aimed(position, "out_of_position", "square B5")}
    assert "B6" not in names
    assert {"A6", "C6"} <= names


@pytest.mark.rule("R-CIV-567")
def test_they_do_not_pass_foreign_cities() -> None:
    position = meadows("out_of_position")
    position.city(0, "B6", place=1)
    position.put(1, "scout", "B5")
    for square in ("A5", "C5", "B4"):
        position.put(0, "army", square)
    assert not aimed(position, "out_of_position", "square B5")
    assert not position.can_use(0, "out_of_position")


@pytest.mark.rule("R-CIV-281")
def test_nobody_is_led_into_outskirts_that_the_brandenburg_gate_closes() -> None:
    position = meadows("disoriented")
    position.wonder(0, "brandenburg_gate", "C1")
    position.put(1, "scout", "B5")
    names = {text.split()[1] for text in aimed(position, "disoriented", "square B5")}
    assert "B3" not in names
    assert "B4" in names


@pytest.mark.rule("R-CIV-567")
def test_own_figures_are_not_pushed() -> None:
    position = meadows("disoriented")
    position.put(0, "scout", "B5")
    assert not position.can_use(0, "disoriented")


@pytest.mark.rule("R-CIV-279", "R-CIV-567")
def test_of_scouts_that_share_a_square_those_of_one_player_are_led_away() -> None:
    position = meadows("disoriented", players=3, scouts_share_squares=True)
    position.put(1, "scout", "I6")
    position.put(2, "scout", "I6", 2)
    manage(position)
    position.play(0, "use disoriented")
    assert position.legal(0) == ["player 2", "player 3"]
    position.play(0, "player 3", "square J6")
    assert [figures(position, seat, "I6") for seat in (1, 2)] == [1, 0]
    assert figures(position, 2, "J6") == 2
