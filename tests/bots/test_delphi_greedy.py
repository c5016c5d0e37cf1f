"""Greedy at The Oracle of Delphi: plain choices, P10, and a race against Random. The board is compact-1."""

from __future__ import annotations

import pytest

from aegean.bots.bot import Bot, bot_levels, make_bot
from aegean.bots.delphi.route import LATEST
from aegean.core.chance import Chance
from aegean.core.game import Decision
from aegean.games.delphi.actions import END
from aegean.games.delphi.equipment import TakeCargo, TakeEquipment
from aegean.games.delphi.explore import look
from aegean.games.delphi.game import GAME
from aegean.games.delphi.gods import GodSteps
from aegean.games.delphi.injuries import must_recover
from aegean.games.delphi.pieces import EQUIPMENT, GODS
from aegean.games.delphi.state import Delphi
from tests.delphi.position import Position

TILES = [(player, letter) for player, letters in (
    ("red", ("phi", "psi", "omega")), ("yellow", ("sigma", "psi", "omega")), ("green", ("sigma", "phi", "psi"))
) for letter in letters]  # fmt: skip
NOTHING_LEFT = {"shrines": 0, "statues": 0, "offerings": (), "monsters": (), "white": ()}


def stream(name: str) -> Chance:
    return Chance(name.encode().ljust(32, b"."))


def greedy(name: str = "greedy") -> Bot:
    return make_bot("greedy", "delphi", stream(name))


def choice(state: Delphi, bot: Bot, decision: Decision | None = None) -> int:
    """What the bot does when it is asked now; it sees its view only, and remembers nothing."""
    LATEST.clear()
    decision = decision or GAME.decisions(state)[0]
    return bot.choose(GAME, GAME.view(state, decision.seat), decision)


def answer(position: Position, name: str = "greedy") -> str:
    return GAME.action_text(position.state, choice(position.state, greedy(name)))


def whole_turn(position: Position, colour: str = "red") -> list[str]:
    """Everything the bot does until its turn is over."""
    lines: list[str] = []
    while position.asked() == colour and (not lines or lines[-1] != "end"):
        lines.append(answer(position))
        if lines[-1] == "end":
            break
        position.play(lines[-1])
    return lines


def before(lines: list[str], line: str) -> str:
    """What was chosen to act with, just before this action."""
    return lines[lines.index(line) - 1]


def all_done(at: str, **given: int) -> Position:
    """Red has only the way home left."""
    return Position().tasks("red", **NOTHING_LEFT).seat("red", at, **given)  # type: ignore[arg-type]


# --- tasks


def test_delivers_the_offering_at_the_temple() -> None:
    lines = whole_turn(Position().seat("red", "K1", offerings=["blue"]).turn("red", "blue", "red", "green"))
    assert before(lines, "offer J1") == "die blue"


def test_raises_the_statue_beside_its_pedestal() -> None:
    lines = whole_turn(Position().seat("red", "E2", statues=["black"]).turn("red", "black"))
    assert lines[:2] == ["die black", "raise E3"]


def test_builds_on_the_own_island_at_hand() -> None:
    position = Position().island("I4", "red", "phi").seat("red", "H5").turn("red", "red")
    assert whole_turn(position)[:2] == ["die red", "shrine I4"]


def test_explores_the_own_island_it_has_looked_at_not_the_other() -> None:
    """Both islands lie at D3, each needs a die of its own; Artemis needs none and takes the one that counts."""
    position = Position().island("C4", "red", "phi", up=False, known=["red"]).island("E4", "green", "psi", up=False)
    position.state.known[position.board.index_of[position.space("E4")]] = 1
    position.seat("red", "D1", gods={"artemis": 6}).turn("red", "black")
    assert "explore C4" in whole_turn(position)


def test_fights_the_needed_monster_when_it_is_strong_enough() -> None:
    position = Position().seat("red", "J4", strength=5, favours=2).turn("red", "black").battle(9)
    assert whole_turn(position)[:2] == ["die black", "fight J3 black"]


def test_does_not_fight_without_strength_and_favours() -> None:
    """One chance in ten, and nothing to pay with."""
    lines = whole_turn(Position().seat("red", "J4").turn("red", "black"))
    assert not [line for line in lines if line.startswith("fight")]


def test_pays_for_another_round() -> None:
    position = Position().seat("red", "J4", strength=4, favours=3).turn("red", "black").battle(1, 9)
    position.play("die black", "fight J3 black")
    assert answer(position) == "pay"


def test_loads_the_offering_whose_temple_is_near() -> None:
    """E7 holds red, black and blue, the white task takes one; the temple of black stands beside the ship as well."""
    position = Position().tasks("red", shrines=0, statues=0, offerings=(), monsters=(), white=("offering",))
    lines = whole_turn(position.seat("red", "E6").turn("red", "red", "black", "black"))
    assert "load E7 black" in lines
    assert "offer D4" in lines
    assert "load E7 red" not in lines


def test_loads_nothing_it_has_no_way_to_use_soon() -> None:
    """The last task is a statue aboard for the pedestal at hand: no die goes into anything else but the way home."""
    position = Position().tasks("red", shrines=0, statues=1, offerings=(), monsters=(), white=())
    position.seat("red", "E2", statues=["black"]).turn("red", "black", "green", "red")
    lines = whole_turn(position)
    assert lines[:2] == ["die black", "raise E3"]
    assert position.at("red") == "G5"


# --- sailing


def test_goes_home_when_all_tasks_are_done() -> None:
    assert whole_turn(all_done("J5").turn("red", "green"))[:2] == ["die green", "sail G5"]


def test_pays_for_the_last_space_home() -> None:
    assert whole_turn(all_done("G9", favours=1).turn("red", "black"))[:2] == ["die black", "sail G5"]


def test_takes_the_shortest_way_home() -> None:
    """Six spaces with two dice: yellow J5 lies in the middle, no red water does."""
    lines = whole_turn(all_done("L6").turn("red", "red", "yellow"))
    assert lines[:4] == ["die yellow", "sail J5", "die red", "sail G5"]


def test_lets_poseidon_carry_it_home() -> None:
    position = all_done("N2")
    position.state.rows[3] = 6
    assert before(whole_turn(position.turn("red", "red")), "sail G5") == "god poseidon"


def test_draws_cards_for_the_tie_break_once_it_is_home() -> None:
    """R-DEL-229: favours count only after oracle cards."""
    position = Position().seat("red", arrived=True).turn("red", "red", "blue")
    lines = whole_turn(position)
    assert lines.count("oracle") == 2


def test_sails_to_where_something_is_to_be_done() -> None:
    """Blue is aboard and K1 touches its temple; yellow lands there, and the second die delivers."""
    position = Position().tasks("red", shrines=0, statues=0, offerings=("blue",), monsters=(), white=())
    lines = whole_turn(position.seat("red", "I2", offerings=["blue"]).turn("red", "yellow", "blue"))
    assert [line for line in lines if line.startswith(("sail K1", "sail J2", "offer"))][-1] == "offer J1"


# --- dice, cards, favours


def test_does_not_recolour_when_a_die_fits() -> None:
    """Pink would cost a favour to be blue."""
    position = Position().tasks("red", shrines=0, statues=0, offerings=("blue",), monsters=(), white=())
    lines = whole_turn(position.seat("red", "K1", offerings=["blue"], favours=5).turn("red", "pink", "blue"))
    assert before(lines, "offer J1") == "die blue"


def test_recolours_for_a_task() -> None:
    lines = whole_turn(Position().seat("red", "K1", offerings=["blue"], favours=3).turn("red", "pink"))
    assert lines[:2] == ["die pink blue", "offer J1"]


def test_uses_the_card_that_ends_a_task() -> None:
    lines = whole_turn(Position().seat("red", "K1", offerings=["blue"], cards={"blue": 1}).turn("red", "red"))
    assert before(lines, "offer J1") == "card blue"


def test_leaves_no_die_unused() -> None:
    position = Position().seat("red", "A1").turn("red", "black", "black", "black")
    assert len([line for line in whole_turn(position) if line.startswith("die")]) == 3


# --- injuries


def test_heals_when_one_more_would_cost_the_next_turn() -> None:
    position = Position().seat("red", "A1", injuries={"red": 2, "blue": 1, "green": 1, "pink": 1}).turn("red", "red")
    assert whole_turn(position)[:2] == ["die red", "heal"]


def test_does_not_heal_before_a_task() -> None:
    position = Position().seat("red", "K1", offerings=["blue"], injuries={"blue": 1}).turn("red", "blue")
    assert whole_turn(position)[:2] == ["die blue", "offer J1"]


def test_recovers_to_a_hand_that_lets_it_play() -> None:
    position = (
        Position().seat("red", "K1", injuries={"red": 1, "blue": 1, "yellow": 1, "green": 4}).begin("red", "blue")
    )
    assert position.prompt() == "Recover"
    position.play(answer(position))
    assert not must_recover(position.state, 0)


def test_aphrodite_heals_a_full_hand() -> None:
    position = Position().seat("red", "A1", gods={"aphrodite": 6}, injuries={"red": 2, "blue": 2, "pink": 2})
    assert "god aphrodite" in whole_turn(position.turn("red", "yellow"))


# --- gods


def test_ares_beats_the_monster_that_no_die_fits() -> None:
    position = Position().seat("red", "J4", gods={"ares": 6}).turn("red", "yellow")
    lines = whole_turn(position)
    assert before(lines, "fight J3 black") == "god ares"


def test_answers_a_roll_with_the_god_that_is_nearly_there() -> None:
    position = Position().seat("red", "J4", gods={"ares": 2, "artemis": 5}).turn("yellow")
    position.rolls("black", "yellow", "green").play("end")
    assert position.all_asked() == ["red"]
    assert answer(position) == "step artemis"


def test_lifts_a_god_that_still_has_something_to_do() -> None:
    """No monster is left to fight, so Ares is worth a card and no more."""
    position = Position().tasks("red", monsters=(), white=("offering",)).turn("red")
    position.seat("red", "J4", gods=dict.fromkeys(GODS, 3) | {"ares": 5, "poseidon": 5})
    position.state.agenda.append(GodSteps(0, 1))
    assert answer(position) == "step poseidon"


# --- rewards


def test_takes_no_statue_for_a_full_ship() -> None:
    """With four tasks left lasting cards are worth little; a statue would be better than all of them."""
    position = Position().tasks("red", shrines=0, statues=2, offerings=("blue",), monsters=("red",), white=())
    position.display("warm-statue").turn("red").seat("red", "J4", offerings=["blue"], statues=["red"])
    position.state.agenda.append(TakeEquipment(0, True))
    assert answer(position) != "take warm-statue"
    position.state.offerings_aboard[0] = 0
    assert answer(position) == "take warm-statue"


def test_takes_the_statue_whose_pedestal_is_near() -> None:
    """At G7 a red statue can be raised at once; yellow and green ones would have to travel."""
    position = Position().tasks("red", shrines=0, statues=1, offerings=(), monsters=(), white=())
    position.seat("red", "G7").turn("red")
    position.state.agenda.append(TakeCargo(0, EQUIPMENT.index("warm-statue")))
    assert answer(position) == "fetch N1"


def test_a_hero_first_while_the_race_is_long() -> None:
    position = Position().seat("red", "E2", statues=["black"]).turn("red", "black").play("die black", "raise E3")
    assert answer(position) == "companion black hero"


# --- what every bot keeps to


def looked_at(players: int, name: str) -> Delphi:
    """A match in which everybody has looked at two islands already."""
    state = GAME.deal(GAME.make_options(players, {"round_limit": 40}), stream(name))
    for seat in range(players):
        look(state, seat, state.board.hidden[2 * seat : 2 * seat + 2])
    return state


@pytest.mark.parametrize("players", [2, 4])
def test_bots_do_not_peek(players: int) -> None:
    """P10: what others have looked at and all future chance are different, the choice is the same."""
    state = looked_at(players, "a match")
    bots = [greedy(f"seat {seat}") for seat in range(players)]
    asked = different = 0
    while state.agenda and asked < 150:
        decision = GAME.decisions(state)[0]
        seat = decision.seat
        other = GAME.scramble(state, seat, stream(f"scramble {asked}"))
        different += other.tiles != state.tiles
        twin = make_bot("greedy", "delphi", bots[seat].chance.copy())
        action = choice(state, bots[seat], decision)
        assert choice(other, twin) == action
        assert action in decision.actions
        if decision.kind == "Turn" and action == END:
            assert state.spent == 7, "a die is left"
        GAME.play(state, seat, action)
        asked += 1
    assert asked == 150
    assert different > 50


def test_guessed_tiles_do_not_sway_it() -> None:
    """Islands that others have looked at are imagined from the bot's own chance; it must not believe in them."""
    position = Position().seat("red", "H5", gods={"artemis": 6}).turn("red", "blue")
    for number, space in enumerate(position.board.hidden[:9]):
        position.island(position.board.names[space], *TILES[number], up=False, known=["yellow"])
    position.play("god artemis")
    assert len({answer(position, f"stream {number}") for number in range(12)}) == 1


def play_match(levels: list[str], name: str, **options: int) -> Delphi:
    state = GAME.deal(GAME.make_options(len(levels), {"round_limit": 40} | options), stream(name))
    bots = [make_bot(level, "delphi", stream(f"{name} {seat}")) for seat, level in enumerate(levels)]
    while state.agenda:
        decision = GAME.decisions(state)[0]
        seen = GAME.view(state, decision.seat) if levels[decision.seat] != "random" else {}
        GAME.play(state, decision.seat, bots[decision.seat].choose(GAME, seen, decision))
    return state


@pytest.mark.parametrize("match", range(8))
def test_greedy_beats_random(match: int) -> None:
    """Twice in each of four seats; and a race, not a walk."""
    seat = match % 4
    levels = ["greedy" if number == seat else "random" for number in range(4)]
    state = play_match(levels, f"against random {match}")
    assert state.places[seat] == 1
    assert state.reason == "zeus"
    assert state.round <= 20


def test_the_same_streams_play_the_same_match() -> None:
    first, second = (play_match(["greedy"] * 2, "twice", round_limit=4) for _ in range(2))
    assert first.key() == second.key()


def test_the_view_is_left_as_it_was() -> None:
    position = Position().seat("red", "K1", offerings=["blue"], favours=3).turn("red", "pink", "red")
    view = GAME.view(position.state, 0)
    greedy().choose(GAME, view, GAME.decisions(position.state)[0])
    assert view == GAME.view(position.state, 0)


def test_levels() -> None:
    assert bot_levels("delphi") == ["random", "greedy", "planner", "searcher", "learned"]
