"""Positions of Cyclades in which one choice is plainly right: win now, stop a win, do not overpay, do not lose.

Blue is asked. `right` and `wrong` are beginnings of answers; a `goal` is looked at when blue's whole turn is over."""

from __future__ import annotations

from collections.abc import Callable

from aegean.games.cyclades.battle import Battle, Retreat
from aegean.games.cyclades.creatures.card import UseCreature
from aegean.games.cyclades.creatures.cards import SphinxSale
from aegean.games.cyclades.metropolis import PlaceMetropolis
from aegean.games.cyclades.pieces import CREATURES
from tests.cyclades.position import Position


class Puzzle:
    def __init__(
        self, name: str, build: Callable[[], Position], right: tuple[str, ...] = (), wrong: tuple[str, ...] = (),
        goal: Callable[[Position], bool] | None = None,
    ) -> None:  # fmt: skip
        self.name = name
        self.build = build
        self.right = right
        self.wrong = wrong
        self.goal = goal


def table(gold: int = 3) -> Position:
    """The start on the board for four: every seat holds a small and a large isle. Blue's N4 and N9 lie far apart."""
    position = Position(4)
    for colour, isles, seas in (
        ("blue", ("N4", "N9"), ("F3", "I5")),
        ("red", ("N2", "N7"), ("D6", "F1")),
        ("green", ("N1", "N8"), ("B3", "F7")),
        ("yellow", ("N3", "N10"), ("F5", "K1")),
    ):
        for isle in isles:
            position.isle(isle, colour, 1)
        for sea in seas:
            position.sea(sea, colour)
        position.seat(colour, gold=3)
    return position.seat("blue", gold=gold)


def troops(position: Position, isle: str, count: int) -> Position:
    """So many troops in all stand on an isle."""
    state, number = position.state, position.board.isle_number[isle]
    state.troops_left[state.isle_owner[number]] -= count - state.isle_troops[number]
    state.isle_troops[number] = count
    return position


def near_victory(gold: int = 3) -> Position:
    """Blue has a metropolis on N4 and needs one more."""
    return table(gold).isle("N4", metropolis=True)


def three_kinds(missing: str, gold: int = 3) -> Position:
    """Blue lacks one building of the set that makes his second metropolis."""
    kinds = [kind for kind in ("port", "fortress", "temple", "university") if kind != missing]
    return near_victory(gold).isle("N9", s1=kinds[0], s2=kinds[1], s3=kinds[2])


def last_to_offer(position: Position, *others: str) -> Position:
    """The other seats have placed their markers (by these lines), blue is the last."""
    position.offerings(["red", "green", "yellow", "blue"], ["zeus", "athena", "ares"])
    return position.play(*others)


def first_to_offer(position: Position) -> Position:
    return position.offerings(["blue", "red", "green", "yellow"], ["zeus", "athena", "ares"])


def retreat(fleets: int, attackers: int) -> Position:
    """Yellow attacks blue's fleets on the trade space K4; the first assault is over and blue may retreat."""
    position = table().sea("K4", "blue", fleets)
    state, sea = position.state, position.board.sea_number["K4"]
    state.fleets_left[3] -= attackers
    position.turn("yellow", "poseidon")
    state.agenda += [Battle(False, sea, 3, 0, attackers), Retreat(0, 1, False, sea, fleets)]
    return position


def asked(position: Position, frame: object) -> Position:
    """Within blue's turn a question is open."""
    position.state.agenda.append(frame)
    return position


def two_metropolises(position: Position) -> bool:
    return position.metropolises("blue") == 2


def one_metropolis(position: Position) -> bool:
    return position.metropolises("blue") == 1


def yellow_holds_two() -> Position:
    return table(1).isle("N3", metropolis=True).isle("N10", metropolis=True)


def rich(position: Position, *colours: str) -> Position:
    """Seats that were paid well, and may offer much."""
    for colour in colours:
        paid(position.seat(colour, gold=9), colour, 8)
    return position


def paid(position: Position, colour: str, revenue: int) -> Position:
    position.state.revenue_paid[position.number(colour)] = revenue
    return position


def nothing_to_buy() -> Position:
    """No slot is free, no priest is left, and the Kraken would harm nobody who matters."""
    position = table(5).isle("N4", s1="temple").seat("blue", gold=5, priests=5).turn("blue", "zeus")
    position.isle("N9", s1="temple", s2="temple", s3="temple", s4="temple").track(four="kraken")
    position.state.priests_left = 0
    position.state.priests[1] = position.state.switches.priests - 5
    return position


def apollo(position: Position) -> Position:
    return position.offerings(["blue", "red", "green", "yellow"]).play(*["bid apollo"] * 4)


def two_seats() -> Position:
    position = Position(2)
    for colour, isle, sea in (("blue", "N5", "F1"), ("red", "N7", "F7")):
        position.isle(isle, colour, 1).sea(sea, colour).seat(colour, gold=8)
    position.seat("blue", gold=8, philosophers=3)
    return position.offerings(["blue", "blue", "red", "red"], ["zeus", "athena", "ares"]).play("bid athena 1")


PUZZLES = (
    # --- win now
    Puzzle("the fourth building", lambda: three_kinds("university", 2).turn("blue", "athena"), goal=two_metropolises),
    Puzzle("the last temple", lambda: three_kinds("temple", 2).turn("blue", "zeus"), goal=two_metropolises),
    Puzzle("the last port", lambda: three_kinds("port", 2).turn("blue", "poseidon"), goal=two_metropolises),
    Puzzle("the last fortress", lambda: three_kinds("fortress", 2).turn("blue", "ares"), goal=two_metropolises),
    Puzzle(
        "the fourth philosopher",
        lambda: near_victory(0).seat("blue", philosophers=3).turn("blue", "athena"), ("philosopher",),
    ),
    Puzzle(
        "two philosophers at once",
        lambda: near_victory().seat("blue", gold=4, philosophers=2).turn("blue", "athena"), goal=two_metropolises,
    ),
    Puzzle(
        "gold kept for the temple that wins",
        lambda: three_kinds("temple").track(three="satyr").seat("red", gold=3, philosophers=1).turn("blue", "zeus"),
        goal=two_metropolises,
    ),
    Puzzle(
        "an undefended metropolis",
        lambda: near_victory(1).isle("N6", "red", 0, metropolis=True).turn("blue", "ares"), ("march 1 N4 N6",),
    ),
    Puzzle(
        "Pegasus wins",
        lambda: near_victory().isle("N5", "red", 0, metropolis=True).track(four="pegasus").turn("blue", "athena"),
        goal=two_metropolises,
    ),
    Puzzle(
        "the philosopher of another",
        lambda: near_victory(2).seat("blue", gold=2, philosophers=3).seat("red", philosophers=1).track(two="satyr")
        .turn("blue", "ares"), goal=two_metropolises,
    ),
    Puzzle(
        "Cyclops makes the set",
        lambda: near_victory(2).isle("N9", s1="port", s2="fortress", s3="temple", s4="temple").track(two="cyclops")
        .turn("blue", "ares"), goal=two_metropolises,
    ),
    Puzzle(
        "a sale pays for the building that wins",
        lambda: asked(three_kinds("university", 0).seat("blue", priests=1).turn("blue", "athena"), SphinxSale(0)),
        goal=two_metropolises,
    ),
    Puzzle(
        "a strong army takes the metropolis",
        lambda: troops(near_victory(2).isle("N6", "red", 1, metropolis=True), "N4", 5).turn("blue", "ares"),
        ("march 5 N4 N6", "march 4 N4 N6", "troop N4"),
    ),
    # --- a first metropolis
    Puzzle(
        "the first metropolis",
        lambda: table(2).isle("N9", s1="port", s2="fortress", s3="temple").turn("blue", "athena"), goal=one_metropolis,
    ),
    Puzzle(
        "the first metropolis by philosophers",
        lambda: table(0).seat("blue", philosophers=3).turn("blue", "athena"), goal=one_metropolis,
    ),
    Puzzle(
        "a metropolis goes where it covers nothing dear",
        lambda: asked(
            table().isle("N4", s1="temple").isle("N9", s1="port", s2="fortress", s3="temple").turn("blue", "athena"),
            PlaceMetropolis(0, "R-CYC-152"),
        ), ("metropolis N4",),
    ),
    # --- stop a win
    Puzzle(
        "breaks a victory that stands",
        lambda: troops(yellow_holds_two().isle("N6", markers=14).sea("J4", "blue"), "N9", 3).turn("blue", "ares"),
        ("march 3 N9 N10",),
    ),
    Puzzle(
        "breaks a victory without a fight",
        lambda: troops(yellow_holds_two().sea("J4", "blue"), "N10", 0).turn("blue", "ares"),
        ("march 1 N9 N10", "troop N9"), goal=lambda position: position.owner("N10") == "blue",
    ),
    Puzzle(
        "keeps a rival from the god that wins for him",
        lambda: last_to_offer(
            table(8).isle("N2", metropolis=True).seat("red", gold=6, philosophers=3),
            "bid athena 4", "bid apollo", "bid apollo",
        ), ("bid athena",),
    ),
    Puzzle(
        "a troop where the metropolis is threatened",
        lambda: troops(table(0).isle("N9", metropolis=True).sea("G7", "green"), "N8", 2).turn("blue", "ares"),
        ("troop N9",),
    ),
    # --- no loss without need
    Puzzle(
        "no landing without hope",
        lambda: table(6).isle("N6", "red", 5, metropolis=True, s1="fortress").turn("blue", "ares"),
        wrong=("march 1 N4 N6",),
    ),
    Puzzle(
        "no sea battle without hope",
        lambda: table(6).sea("G3", "red", 4).turn("blue", "poseidon"), wrong=("sail 1 F3 G3",),
    ),
    Puzzle("leaves a hopeless battle", lambda: retreat(1, 3), ("retreat 1",)),
    Puzzle("stands where it will win", lambda: retreat(4, 1), ("stay",)),
    Puzzle(
        "sells nothing without need",
        lambda: asked(table().seat("blue", gold=3, priests=1, philosophers=2).turn("blue", "ares"), SphinxSale(0)),
        ("stop",),
    ),
    Puzzle("ends rather than waste gold", nothing_to_buy, ("end",)),
    # --- creatures
    Puzzle(
        "Satyr robs a philosopher for the set",
        lambda: table(2).seat("blue", gold=2, philosophers=3).seat("red", philosophers=1).track(two="satyr")
        .turn("blue", "ares"), goal=one_metropolis,
    ),
    Puzzle(
        "Harpy spares the own troops",
        lambda: asked(table().turn("blue", "zeus"), UseCreature(0, CREATURES.index("harpy"))), wrong=("at N4", "at N9"),
    ),
    Puzzle(
        "Giant spares the own buildings",
        lambda: asked(
            table().isle("N9", s1="port").isle("N7", s1="port").turn("blue", "zeus"),
            UseCreature(0, CREATURES.index("giant")),
        ), ("raze N7",),
    ),
    Puzzle(
        "Kraken spares the own fleets",
        lambda: asked(table().sea("H3", "red", 3).turn("blue", "zeus"), UseCreature(0, CREATURES.index("kraken"))),
        wrong=("at F3", "at I5"),
    ),
    Puzzle(
        "Fates for a rich income",
        lambda: table(2).isle("N9", markers=6).track(two="fates").turn("blue", "zeus"), ("call fates", "priest"),
        goal=lambda position: position.gold("blue") >= 6,
    ),
    # --- Apollo
    Puzzle("Apollo's marker on an own isle", lambda: apollo(table()), ("at N4", "at N9")),
    Puzzle(
        "Apollo's marker where nobody can take it",
        lambda: apollo(table().isle("N6", "red", 4).sea("E3", "red")), ("at N9",),
    ),
    # --- offerings
    Puzzle(
        "no more than needed",
        lambda: last_to_offer(table(9), "bid apollo", "bid apollo", "bid apollo"),
        ("bid zeus 1", "bid athena 1", "bid ares 1"),
    ),
    Puzzle(
        "outbids by one",
        lambda: last_to_offer(near_victory().seat("blue", gold=9, philosophers=3), "bid athena 3", *["bid apollo"] * 2),
        ("bid athena 4",),
    ),
    Puzzle(
        "gold left for the building that wins",
        lambda: last_to_offer(three_kinds("temple"), "bid apollo", "bid apollo", "bid apollo"), ("bid zeus 1",),
    ),
    Puzzle(
        "the only god that wins",
        lambda: last_to_offer(three_kinds("fortress", 6), "bid ares 2", "bid apollo", "bid apollo"),
        ("bid ares 3", "bid ares 4"),
    ),
    Puzzle(
        "much for the god that wins",
        lambda: first_to_offer(
            paid(near_victory().isle("N2", metropolis=True).seat("red", gold=6, philosophers=3), "red", 5)
            .seat("blue", gold=9, philosophers=3)
        ), ("bid athena 6", "bid athena 7", "bid athena 8", "bid athena 9"),
    ),
    Puzzle(
        "goes elsewhere when driven",
        lambda: first_to_offer(table(4).seat("red", gold=9)).play("bid athena 1", "bid athena 2"),
        ("bid zeus 1", "bid ares 1", "bid apollo"),
    ),
    Puzzle(
        "the poor take Apollo's income when all gods are dear",
        lambda: last_to_offer(
            rich(table(7), "red", "green", "yellow"), "bid zeus 6", "bid athena 6", "bid ares 6"
        ), ("bid apollo",),
    ),
    Puzzle(
        "does not outbid itself with two markers", two_seats, ("bid zeus", "bid ares", "bid apollo"),
    ),
)  # fmt: skip
