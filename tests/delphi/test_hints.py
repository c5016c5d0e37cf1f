"""Hints and aids say what really happens: compared with what the engine does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import pytest

from aegean.core.chance import Chance
from aegean.core.events import Event, Tell
from aegean.core.match import Match
from aegean.core.options import OptionValue
from aegean.core.text import Text
from aegean.games.delphi.actions import kind_of
from aegean.games.delphi.charts import charts
from aegean.games.delphi.game import GAME
from aegean.games.delphi.god_powers import GodReturns
from aegean.games.delphi.hints import WORDS, aids, hint, hints
from aegean.games.delphi.injuries import must_recover
from aegean.games.delphi.odds import fight_odds, hurt_odds
from aegean.games.delphi.pieces import COLOURS, GODS, HUES, LETTERS, PLAYER_COLOURS, TASKS
from aegean.games.delphi.state import Delphi
from tests.delphi.position import Position
from tests.delphi.seeker import choose

TABLES: list[tuple[int, dict[str, OptionValue]]] = [
    (2, {"ship_tiles": "draft"}),
    (3, {"apollo": "all", "shrine_letter": "must match"}),
    (4, {"god_steps_on_rolls": "own next turn", "apollo_extra_card": True}),
]


def moments(players: int, chosen: dict[str, OptionValue], seed: int, most: int) -> Iterator[tuple[Match, int, int]]:
    """Every position of a match with the seat that is asked and the action it is going to play."""
    dice = Chance(bytes([seed]) * 32)
    match = Match.start(GAME, GAME.make_options(players, chosen), key=bytes([seed + 1]) * 32)
    for _ in range(most):
        if match.result() is not None:
            return
        decision = match.decisions()[0]
        action = choose(match.state, decision, dice)
        yield match, decision.seat, action
        match.play(decision.seat, action)


def told(state: Delphi, seat: int, action: int) -> dict[str, Any]:
    return hint(GAME.view(state, seat), *GAME.action_values(state, action))


def hint_of(p: Position, line: str) -> dict[str, Any]:
    return told(p.state, p.state.agenda[-1].seat, GAME.parse_action(p.state, line))


def aids_of(p: Position, eyes: int = -1) -> dict[str, Any]:
    return aids(GAME.view(p.state, eyes), reversed(p.events))


def check(state: Delphi, seat: int, action: int) -> None:
    """The hint against what the action does, by other dice and cards than the hint's."""
    said = told(state, seat, action)
    after = state.copy()
    tell = Tell()
    GAME.play(after, seat, action, tell)
    kind = GAME.action_values(state, action)[0]
    if kind in ("end", "pay", "fight", "explore") and "sure" not in said and not said.get("known"):
        return  # chance decides
    if kind in ("ship", "colour"):
        return  # what ship tiles bring follows when all have theirs
    change = after.favours[seat] - state.favours[seat]
    assert said.get("gain", 0) - said.get("price", 0) == change, kind
    assert said.get("left", state.favours[seat]) == after.favours[seat]
    assert said.get("cards", 0) == drawn(tell.events, seat, "draws-oracle"), kind
    assert said.get("strength", state.strength[seat]) == after.strength[seat]
    assert said.get("tasks_left", state.open_tasks[seat]) == after.open_tasks[seat]
    finished = [
        task for number, task in enumerate(TASKS) if after.done[seat * 4 + number] > state.done[seat * 4 + number]
    ]
    assert finished == ([said["task"]] if "task" in said else [])
    if not drawn(tell.events, seat, "draws-injury"):
        assert said.get("heals", 0) == state.injury_count(seat) - after.injury_count(seat), kind
    check_gods(state, after, seat, said)
    if "opens" in said:
        assert said["opens"] == Counter(WORDS[kind_of(other)] for other in after.agenda[-1].legal(after, seat))
    if "row" in said and kind != "step":
        god = GODS.index(str(GAME.action_values(state, action)[1]["god"]))
        assert after.rows[seat * COLOURS + god] == said["row"]
    if "power" in said:
        assert Text("en", "delphi").has(said["power"])


def check_gods(state: Delphi, after: Delphi, seat: int, said: dict[str, Any]) -> None:
    back = {GODS[frame.god] for frame in state.agenda if isinstance(frame, GodReturns)}
    at = seat * COLOURS
    moved = {god: after.rows[at + g] for g, god in enumerate(GODS) if after.rows[at + g] != state.rows[at + g]}
    expected = dict(said.get("rows", {}))
    if "row" in said and not expected:
        return  # an answer to a roll may wait for the others
    assert {god: row for god, row in moved.items() if god not in back} == expected


def drawn(events: list[Event], seat: int, kind: str) -> int:
    return sum(1 for event in events if event.kind == kind and event.values["seat"] == seat)


@pytest.mark.parametrize(("players", "chosen"), TABLES)
def test_hints_are_true(players: int, chosen: dict[str, OptionValue]) -> None:
    seen: Counter[str] = Counter()
    for match, seat, action in moments(players, chosen, players, 260):
        check(match.state, seat, action)
        seen[GAME.action_values(match.state, action)[0]] += 1
    assert {"die", "die-as", "sail", "explore", "fight", "advance", "end", "load"} <= set(seen), seen


def test_every_action_has_its_hint_at_once() -> None:
    for number, (match, seat, _) in enumerate(moments(3, {}, 9, 160)):
        if number % 8 == 0:
            actions = [GAME.action_values(match.state, action) for action in match.decisions()[0].actions]
            found = hints(match.view(seat), actions)
            silent = {kind for (kind, _), said in zip(actions, found, strict=True) if not said}
            assert silent <= {"decline", "give-up", "look", "colour"}, silent
            assert all(said == {} for said in hints(match.view((seat + 1) % 3), actions))  # nobody else is asked


# --- fights


def outcomes(state: Delphi, line: str) -> tuple[Fraction, Fraction]:
    """By playing every roll: the chance to win, and to be hurt, if every favour goes into the fight."""
    win = hurt = Fraction(0)
    for roll in range(10):
        twin = state.copy()
        twin.chance.loaded = [roll]  # type: ignore[attr-defined]
        GAME.play(twin, 0, GAME.parse_action(twin, line))
        if twin.monsters_beaten[0]:
            win += Fraction(1, 10)
        elif twin.injury_count(0) > state.injury_count(0):
            hurt += Fraction(1, 10)
            if type(twin.agenda[-1]).__name__ == "Fight":
                win += outcomes(twin, "pay")[0] / 10
        elif type(twin.agenda[-1]).__name__ == "Fight":
            later = outcomes(twin, "pay")
            win, hurt = win + later[0] / 10, hurt + later[1] / 10
    return win, hurt


@pytest.mark.rule("R-DEL-104", "R-DEL-106", "R-DEL-108")
@pytest.mark.parametrize(("strength", "favours"), [(0, 0), (1, 2), (5, 1), (3, 2)])
def test_the_odds_of_a_fight_are_those_of_its_rolls(strength: int, favours: int) -> None:
    p = Position().seat("red", "J5", favours=favours, strength=strength).monster("K5", "red").turn("red", "red")
    p.play("die red")
    assert outcomes(p.state, "fight K5 red") == (
        fight_odds(9 - strength, favours)[-1],
        hurt_odds(9 - strength, favours),
    )
    said = hint_of(p, "fight K5 red")
    assert (said["need"], said["favours"], said["round"]) == (9 - strength, favours, (1 + strength) / 10)
    assert len(said["chances"]) == favours + 1


def test_a_weak_monster_is_certain() -> None:
    assert fight_odds(0, 5) == [1]
    assert fight_odds(2, 5) == [Fraction(8, 10), Fraction(98, 100), 1]
    assert hurt_odds(0, 5) == 0


def test_the_fight_that_goes_on() -> None:
    p = Position().seat("red", "J5", favours=3, strength=2).monster("K5", "red").turn("red", "red")
    p.battle(5, 3).play("die red", "fight K5 red", "pay")
    fight = aids_of(p)["fight"]
    assert (fight["seat"], fight["space"], fight["colour"], fight["strength"]) == (0, "K5", "red", 2)
    assert (fight["lost"], fight["rolls"], fight["held"], fight["need"]) == (2, [5, 3], 2, 5)
    said = hint_of(p, "pay")
    assert (said["price"], said["left"], said["need"], said["round"]) == (1, 1, 5, 0.5)
    assert said["chances"] == fight["chances"] == [0.5, 0.8]
    assert hint_of(p, "give up") == {}


def test_ares_needs_no_odds() -> None:
    p = Position().seat("red", "J5", gods={"ares": 6}).monster("K5", "red").turn("red", "red").play("god ares")
    said = hint_of(p, "fight K5 red")
    assert (said["sure"], said["task"], said["tasks_left"]) == (True, "monster", 11)


# --- islands, tasks and cards


def explorer() -> tuple[Position, str]:
    """Red beside a face-down island, with a die of its border."""
    p = Position()
    space = p.board.hidden[0]
    water = next(water for water in p.board.water if p.board.near[water] >> space & 1)
    name = p.board.names[space]
    p.seat("red", p.board.names[water]).turn("red", HUES[p.board.colour[space]])
    return p.play(f"die {HUES[p.board.colour[space]]}"), name


@pytest.mark.rule("R-DEL-089", "R-DEL-090", "R-DEL-259")
def test_what_an_unknown_island_may_bring() -> None:
    p, name = explorer()
    said = hint_of(p, f"explore {name}")
    assert said["known"] is False
    assert said["shrine"] == 0.25
    assert said["letters"] == {"psi": 0.167, "phi": 0.167, "omega": 0.167, "sigma": 0.25}
    other = p.board.names[p.board.hidden[1]]
    p.island(other, "red", "psi", up=False, known=["yellow"])
    assert hint_of(p, f"explore {name}") == said  # what others know changes nothing
    p.state.known[1] |= 1
    assert hint_of(p, f"explore {name}")["shrine"] == round(2 / 11, 3)


@pytest.mark.rule("R-DEL-092", "R-DEL-093", "R-DEL-094", "R-DEL-259")
@pytest.mark.parametrize(("player", "letter"), [("green", "psi"), ("green", "phi"), ("yellow", "omega")])
def test_what_a_known_island_brings(player: str, letter: str) -> None:
    p, name = explorer()
    p.island(name, player, letter, up=False, known=["red"])
    said = hint_of(p, f"explore {name}")
    assert (said["known"], said["player"], said["letter"], said["shrine"]) == (True, player, letter, False)
    assert said["power"] == f"letterpower-{letter}"
    p.play(f"explore {name}")
    assert said.get("gain", 0) == p.favours("red")
    assert said.get("cards", 0) == sum(p.cards("red").values())
    assert said.get("strength", 0) == p.strength("red")


def test_an_own_island_is_a_shrine_and_a_step() -> None:
    p, name = explorer()
    letter = next(letter for letter in LETTERS if letter in GAME.view(p.state, 0)["seats"][0]["tasks"]["shrines"])
    p.island(name, PLAYER_COLOURS[0], letter, up=False, known=["red"])
    said = hint_of(p, f"explore {name}")
    assert (said["shrine"], said["task"], said["tasks_left"], said["steps"]) == (True, "shrine", 11, 1)


def test_equipment_that_cannot_work_says_so() -> None:
    p = Position().seat("red", "J5", gods={"ares": 6}, offerings=["yellow", "blue"]).monster("K5", "red")
    p.display("warm-offering", "deep-hull").turn("red", "red").play("god ares", "fight K5 red")
    assert hint_of(p, "take warm-offering") == {"power": "power-warm-offering", "lost": True}
    assert hint_of(p, "take deep-hull") == {"strength": 1, "power": "power-deep-hull", "lost": False}


def test_a_move_says_what_it_leads_to() -> None:
    p = Position().seat("red", "J5", favours=4).turn("red", "red", "red").play("die red")
    for line in p.legal("sail"):
        said = hint_of(p, line)
        q = Position().seat("red", "J5", favours=4).turn("red", "red", "red").play("die red", line)
        assert q.favours("red") == 4 - said.get("price", 0)
        assert said.get("price", 0) == max(0, said["spaces"] - 3)
        for spot in said["there"]:
            r = Position().seat("red", q.at("red")).turn("red", spot["colour"]).play(f"die {spot['colour']}")
            assert r.legal(f"{spot['kind']} {spot['space']}"), spot


# --- the position


@pytest.mark.rule("R-DEL-065", "R-DEL-082", "R-DEL-084")
def test_the_hand_shows_what_dice_and_cards_reach() -> None:
    p = Position().seat("red", "J5", favours=3, cards={"green": 1}, companions=["blue creature", "pink demigod"])
    p.turn("red", "red", "blue")
    hand = aids_of(p, 0)["hand"]
    assert [die["spent"] for die in hand["dice"]] == [False, False, True]
    for source in ("die", "card"):
        for face, uses in hand[source].items():
            for use in uses:
                compare_use(p, source, face, use, hand["here"])
    assert set(hand["die"]) == {"red", "blue"}
    assert set(hand["card"]) == {"green"}


def compare_use(p: Position, source: str, face: str, use: dict[str, Any], here: dict[str, Any]) -> None:
    state = p.state.copy()
    line = f"{source} {face} {use['colour']}"
    action = GAME.parse_action(state, line)
    if GAME.refusal(state, 0, action) is not None:
        assert not use["water"], line
        return
    GAME.play(state, 0, action)
    assert (state.favours[0], 3 - state.favours[0]) == (use["left"], use["price"])
    sails = {}
    others = []
    for other in state.agenda[-1].legal(state, 0):
        kind, values = GAME.action_values(state, other)
        if kind.startswith("sail"):
            sails[str(values["space"])] = values["favours"]
        elif kind not in ("oracle", "favours", "look", "pray"):  # of any colour, or not with every die or card
            others.append({"kind": kind, "space": values.get("space")})
    assert sails == use["water"], line
    assert others == here[use["colour"]], line


def test_who_waits_sees_the_dice_of_the_next_turn() -> None:
    p = Position().seat("yellow", "J5").turn("red", "red")
    hand = aids_of(p, 1)["hand"]
    assert (hand["seat"], [die["spent"] for die in hand["dice"]]) == (1, [False] * 3)
    assert aids_of(p)["hand"]["seat"] == 0  # a spectator sees the hand of who acts


@pytest.mark.rule("R-DEL-048", "R-DEL-162", "R-DEL-179")
@pytest.mark.parametrize("cards", [[], ["thick-skin"]])
@pytest.mark.parametrize("injuries", [{"red": 2}, {"red": 3, "blue": 2}, {"red": 2, "blue": 2, "green": 1}, {}])
def test_injuries_that_would_cost_a_turn(cards: list[str], injuries: dict[str, int]) -> None:
    p = Position().seat("red", "J5", injuries=injuries, equipment=cards, companions=["pink hero"]).turn("red", "red")
    p.state.tend(0)
    danger = aids_of(p)["seats"][0]["danger"]
    for colour, hue in enumerate(HUES):
        twin = p.state.copy()
        twin.injuries[colour] += 1
        twin.tend(0)
        costs = must_recover(twin, 0) and not must_recover(p.state, 0)
        assert (hue in danger) == costs, hue


@pytest.mark.rule("R-DEL-216", "R-DEL-217")
def test_the_titan_is_expected() -> None:
    p = Position().seat("red", strength=3).seat("yellow", strength=5).turn("red", "red")
    seats = aids_of(p)["seats"]
    assert [seat["titan"] for seat in seats[:2]] == [[0, 0, 0, 1, 1, 2], [0, 0, 0, 0, 0, 2]]


@pytest.mark.rule("R-DEL-140", "R-DEL-141")
def test_steps_to_the_throne() -> None:
    p = Position().seat("red", "J5", gods={"ares": 5}).turn("red", "black", "pink")
    steps = aids_of(p)["seats"][0]["to_throne"]
    assert (steps["ares"], steps["hermes"]) == (1, 5)  # the entry cloud of three players is row 2
    p.play("die black")
    said = hint_of(p, "advance")
    assert (said["row"], said["to_throne"], said["power"]) == (6, 0, "godpower-ares")


@pytest.mark.rule("R-DEL-045", "R-DEL-144")
def test_phases_and_answers_that_are_awaited() -> None:
    p = Position().seat("yellow", gods={"ares": 2}).seat("green", gods={"ares": 3}).turn("red", "red")
    assert aids_of(p)["phase"] == "actions"
    p.rolls("black", "black", "red").play("end")
    found = aids_of(p, 1)
    assert (found["phase"], found["turn"]) == ("oracle", 0)
    assert found["roll"] == {"seat": 0, "gods": ["aphrodite", "ares"], "waiting": [1, 2]}
    assert [die["spent"] for die in aids_of(p, 0)["hand"]["dice"]] == [False] * 3  # just rolled
    p.answer("yellow", "decline")
    assert aids_of(p)["roll"]["waiting"] == [2]
    p.answer("green", "decline")
    assert (aids_of(p)["phase"], aids_of(p)["turn"], aids_of(p)["roll"]) == ("injuries", 1, None)


def test_aids_of_a_whole_match_fit_and_figures_are_drawn() -> None:
    story = []
    phases = set()
    match = Match.start(GAME, GAME.make_options(2, {"round_limit": 3}), key=bytes(32))
    dice = Chance(bytes(32))
    story.append((match.dealt_events, match.state.copy()))
    while match.result() is None:
        decision = match.decisions()[0]
        phases.add(aids(match.view(decision.seat))["phase"])
        match.play(decision.seat, choose(match.state, decision, dice))
        story.append((match.moves[-1].events, match.state.copy()))
    assert aids(match.view(-1))["phase"] == "end"
    assert {"setup", "actions"} <= phases <= {"setup", "injuries", "actions", "oracle"}
    shown = [(events, lambda eyes, state=state: GAME.view(state, eyes)) for events, state in story]
    made = {chart["key"]: chart for chart in charts(2, shown, False)}
    assert list(made) == ["tasks", "favours", "injuries"]
    assert all(chart["labels"] == [0, 1, 2, 3] for chart in made.values())
    for seat in range(2):
        assert made["favours"]["series"][seat][-1] == match.state.favours[seat]
        assert made["injuries"]["series"][seat][-1] == match.state.injury_count(seat)
        assert made["tasks"]["series"][seat] == sorted(made["tasks"]["series"][seat])
        assert made["tasks"]["series"][seat][-1] == match.state.completed(seat)
    assert all(Text(language, "delphi").has(f"chart-{key}") for key in made for language in ("en", "es"))
