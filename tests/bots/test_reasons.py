"""Reasons: what is said for a choice, in both languages, for every action, and never more than the audience knows."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib import resources
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import aegean.bots
from aegean.bots.reasons import Reason, reason_for
from aegean.core.chance import Chance
from aegean.core.game import SPECTATOR, Decision, Game, View
from aegean.core.options import OptionValue
from aegean.core.registry import find_game
from aegean.core.text import Text
from aegean.games.cyclades.creatures.card import UseCreature
from aegean.games.cyclades.metropolis import PlaceMetropolis
from aegean.games.cyclades.pieces import CREATURES
from aegean.games.delphi.explore import look
from tests.bots import delphi_positions as oracle
from tests.bots import positions as isles
from tests.core.toy import ToyGame
from tests.cyclades.position import Position as Isles
from tests.delphi.position import Position as Oracle

LANGUAGES = ("en", "es")
# A variable that was not given stays in the sentence with its braces, and so does a message that is not there.
UNFILLED = re.compile(r"[{}$]|reason-|phrase-")


def stream(name: str) -> Chance:
    return Chance(name.encode().ljust(32, b".")[:32])


def sentence(game: Game[Any], view: View, reason: Reason, language: str) -> str:
    text = Text(language, game.name)
    names = [text(f"colour-{seat['colour']}").capitalize() for seat in view["seats"]]
    return text(reason.key, reason.values, names)


def said(position: Isles | Oracle, line: str, audience: int | None = None) -> tuple[str, str]:
    """What is said for an action of the seat that is asked: to the others, if nothing else is said."""
    game = find_game("cyclades" if isinstance(position, Isles) else "delphi")
    state: Any = position.state
    decision = game.decisions(state)[0]
    action = game.parse_action(state, line)
    assert action in decision.actions, f"{line} is not legal"
    view = game.view(state, SPECTATOR if audience is None else audience)
    reason = reason_for(game, view, decision, action)
    return sentence(game, view, reason, "en"), sentence(game, view, reason, "es")


class Case(NamedTuple):
    name: str
    build: Callable[[], Isles | Oracle]
    line: str
    english: str
    spanish: str


def creature(position: Isles, name: str) -> Isles:
    return isles.asked(position.turn("blue", "zeus"), UseCreature(0, CREATURES.index(name)))


CASES = (
    # --- Cyclades: offers
    Case(
        "the building that wins", lambda: isles.last_to_offer(isles.three_kinds("temple", 5), *["bid apollo"] * 3),
        "bid zeus 1",
        "Zeus builds the one kind that is missing, a temple: with that metropolis the match could be won.",
        "Zeus construye el único tipo que falta, un templo: con esa metrópolis se podría ganar la partida.",
    ),
    Case(
        "the fourth philosopher", lambda: isles.first_to_offer(isles.table(5).seat("blue", gold=5, philosophers=3)),
        "bid athena 2",
        "Athena's philosopher would be the fourth, and four make a metropolis.",
        "El filósofo de Atenea sería el cuarto, y cuatro hacen una metrópolis.",
    ),
    Case(
        "a second metropolis within reach",
        lambda: isles.first_to_offer(isles.troops(isles.table(5).isle("N6", "red", 1, metropolis=True), "N4", 3)),
        "bid ares 4",
        "Ares could take the metropolis on isle N6 (99 %).",
        "Ares podría tomar la metrópolis de la isla N6 (99 %).",
    ),
    Case(
        "stops a win",
        lambda: isles.last_to_offer(
            isles.table(8).isle("N2", metropolis=True).seat("red", gold=6, philosophers=3),
            "bid athena 4", "bid apollo", "bid apollo",
        ), "bid athena 5",
        "Keeps Red from Athena, who could bring Red the metropolis that wins.",
        "Aleja a Rojo de Atenea, que podría dar a Rojo la metrópolis que gana la partida.",
    ),
    Case(
        "keeps Ares away",
        lambda: isles.first_to_offer(isles.troops(isles.table(5).sea("G7", "green"), "N8", 3)), "bid ares 1",
        "Keeps Green from Ares, who could take isle N9 (100 %).",
        "Aleja a Verde de Ares, que podría tomar la isla N9 (100 %).",
    ),
    Case(
        "nobody is left", lambda: isles.last_to_offer(isles.table(9), *["bid apollo"] * 3), "bid zeus 1",
        "Nobody is left to offer more to Zeus.", "Ya nadie puede ofrecer más a Zeus.",
    ),
    Case(
        "Apollo first", lambda: isles.first_to_offer(isles.table(3)), "bid apollo",
        "Costs nothing, pays 1 GP and, as the first there, adds a prosperity marker: more income every cycle.",
        "No cuesta nada, paga 1 PO y, por llegar primero, añade un marcador de prosperidad: más ingresos cada ciclo.",
    ),
    # --- Cyclades: god turns
    Case(
        "wins now", lambda: isles.three_kinds("university", 2).turn("blue", "athena"), "build N9/4",
        "With a university the set is complete: that makes the last metropolis needed to win.",
        "Con una universidad se completa la serie: da la última metrópolis que falta para ganar.",
    ),
    Case(
        "a trade space", lambda: isles.table(3).sea("K3", "blue").turn("blue", "poseidon"), "sail 1 K3 K4",
        "K4 is a trade space: 1 GP more every cycle.", "K4 es una casilla de comercio: 1 PO más cada ciclo.",
    ),
    Case(
        "guards an isle",
        lambda: isles.troops(
            isles.table(0).isle("N9", metropolis=True).sea("G7", "green"), "N8", 2
        ).turn("blue", "ares"), "troop N9",
        "Guards isle N9: the chance of Green to take it falls from 96 % to 58 %.",
        "Protege la isla N9: la probabilidad de que Verde la tome baja del 96 % al 58 %.",
    ),
    Case(
        "a landing that wins",
        lambda: isles.troops(isles.near_victory(2).isle("N6", "red", 1, metropolis=True), "N4", 2).turn("blue", "ares"),
        "march 2 N4 N6",
        "The metropolis on isle N6 is the last one needed to win: 69 % to take it.",
        "La metrópolis de la isla N6 es la última que falta para ganar: 69 % de probabilidad de tomarla.",
    ),
    Case(
        "breaks a victory without a fight",
        lambda: isles.troops(isles.yellow_holds_two().sea("J4", "blue"), "N10", 0).turn("blue", "ares"),
        "march 1 N9 N10",
        "Yellow would win with the metropolis on isle N10: it is taken without a fight.",
        "Amarillo ganaría con la metrópolis de la isla N10: se toma sin luchar.",
    ),
    Case(
        "odds at sea", lambda: isles.table(6).sea("G3", "red", 2).turn("blue", "poseidon"), "sail 1 F3 G3",
        "Fights Red for G3: 5 % to win.", "Disputa G3 a Rojo: 5 % de probabilidad de ganar.",
    ),
    Case(
        "a hopeless battle", lambda: isles.retreat(1, 3), "retreat 1 J4",
        "Saves the units: the place would be held with 1 %.",
        "Salva las unidades: solo había un 1 % de probabilidad de conservar el lugar.",
    ),
    Case(
        "where the metropolis goes",
        lambda: isles.asked(
            isles.table().isle("N9", s1="port", s2="fortress").turn("blue", "athena"), PlaceMetropolis(0, "R-CYC-152")
        ), "metropolis N4",
        "On isle N4 no building has to make room.", "En la isla N4 no hay que quitar ningún edificio.",
    ),
    # --- Cyclades: creatures
    Case(
        "the Fates", lambda: isles.table(2).isle("N9", markers=6).track(two="fates").turn("blue", "zeus"),
        "call fates 2",
        "Pays the income once more: 8 GP.", "Vuelve a pagar los ingresos: 8 PO.",
    ),
    Case(
        "the Satyr makes a metropolis",
        lambda: isles.near_victory(2).seat("blue", gold=2, philosophers=3).seat("red", philosophers=1)
        .track(two="satyr").turn("blue", "ares"), "call satyr 2",
        "The fourth philosopher: that makes the last metropolis needed to win.",
        "Es el cuarto filósofo: da la última metrópolis que falta para ganar.",
    ),
    Case(
        "the Giant breaks a set",
        lambda: creature(isles.table().isle("N7", s1="port", s2="temple"), "giant"), "raze N7/1",
        "Red has 2 of the four kinds for a metropolis: the port goes.",
        "Rojo tiene 2 de los cuatro tipos para una metrópolis: cae el puerto.",
    ),
    Case(
        "the Kraken sinks", lambda: creature(isles.table().sea("H3", "red", 3), "kraken"), "at H3",
        "Sinks 3 fleets of Red on H3.", "Hunde 3 flotas de Rojo en H3.",
    ),
    Case(
        "Polyphemus drives fleets away", lambda: creature(isles.table(), "polyphemus").play("at N7"), "push F1 E1",
        "Sends the fleets of Red to E1, where they do less harm.",
        "Manda las flotas de Rojo a E1, donde hacen menos daño.",
    ),
    Case(
        "the Griffin robs whom all saw being paid",
        lambda: creature(isles.paid(isles.table(), "green", 7), "griffin"), "rob green",
        "Nobody else was paid as much in this cycle as Green: 7 GP.",
        "Nadie ha cobrado tanto en este ciclo como Verde: 7 PO.",
    ),
    # --- The Oracle of Delphi
    Case(
        "home", lambda: oracle.home_from("J5").turn("red", "green").play("die green"), "sail G5",
        "All tasks are done, and nobody has come home yet: back with Zeus the race can be won.",
        "Todas las tareas están hechas y nadie ha vuelto todavía: junto a Zeus se puede ganar la carrera.",
    ),
    Case(
        "the last task", lambda: oracle.blue_temple().turn("red", "blue").play("die blue"), "offer J1",
        "Does the last task: the blue offering in the temple on J1. Then only the way home is left.",
        "Cumple la última tarea: la ofrenda de color azul en el templo de J1. Después solo falta volver.",
    ),
    Case(
        "a colour for a favour", lambda: oracle.blue_temple(favours=3).turn("red", "pink"), "die pink blue",
        "One favour well spent, for the blue offering in the temple on J1.",
        "Un favor bien gastado, para la ofrenda de color azul en el templo de J1.",
    ),
    Case(
        "a shrine", lambda: Oracle().island("I4", "red", "phi").seat("red", "H5").turn("red", "red").play("die red"),
        "shrine I4",
        "Does a task: a shrine on I4. Then 11 are left.", "Cumple una tarea: un santuario en I4. Después quedan 11.",
    ),
    Case(
        "one more action",
        lambda: Oracle().seat("red", "K1", equipment=["extra-watch"], favours=3, offerings=["blue"]).turn("red"),
        "extra blue",
        "3 favours well spent, for the blue offering in the temple on J1.",
        "3 favores bien gastados, para la ofrenda de color azul en el templo de J1.",
    ),
    Case(
        "a prayer",
        lambda: Oracle().seat("red", "K1", equipment=["prayer-of-artemis"], gods={"artemis": 3}).turn("red", "green")
        .play("die green"), "pray",
        "A favour, an oracle card and a step of Artemis for one die; 2 more to the throne.",
        "Un favor, una carta de oráculo y un paso de Ártemis por un solo dado; faltan 2 hasta el trono.",
    ),
    Case(
        "omega heals", lambda: oracle.clears(Oracle().seat("red", "K1", injuries={"blue": 2})), "clear blue",
        "Heals 2 blue injuries for nothing.", "Cura gratis 2 heridas de color azul.",
    ),
    Case(
        "sails to the errand",
        lambda: oracle.only(offerings=("blue",)).seat("red", "I2", offerings=["blue"]).turn("red", "yellow")
        .play("die yellow"), "sail K1",
        "Brings within reach: the blue offering in the temple on J1.",
        "Pone al alcance la ofrenda de color azul en el templo de J1.",
    ),
    Case(
        "the odds of a fight",
        lambda: Oracle().seat("red", "J4", strength=5, favours=2).turn("red", "black").play("die black"),
        "fight J3 black",
        "A task: 98 % to defeat the black monster on J3, if all favours are paid.",
        "Es una tarea, el monstruo de color negro en J3: 98 % de probabilidad de ganar pagando todos los favores.",
    ),
    Case(
        "Ares needs no fight",
        lambda: oracle.only(statues=2, monsters=("black",)).seat("red", "J4", gods={"ares": 6}).turn("red", "yellow"),
        "god ares",
        "Does a task: the black monster on J3. Then 2 are left.",
        "Cumple una tarea: el monstruo de color negro en J3. Después quedan 2.",
    ),
    Case(
        "heals before a turn is lost",
        lambda: Oracle().seat("red", "A1", injuries={"red": 2, "blue": 1}).turn("red", "red").play("die red"), "heal",
        "One more red injury would cost a turn: better to heal first.",
        "Una herida más de color rojo costaría un turno: mejor curarse antes.",
    ),
    Case(
        "a god reaches the throne",
        lambda: oracle.steps(Oracle().seat("red", "A1", gods={"poseidon": 5})), "step poseidon",
        "Poseidon reaches the throne and can carry the ship anywhere.",
        "Poseidón llega al trono y puede llevar el barco a cualquier sitio.",
    ),
    Case(
        "a card from the display", lambda: oracle.takes(Oracle(), "spare-oars"), "take spare-oars",
        "Spare oars: the ship gets further with every move.",
        "Remos de repuesto: el barco llega más lejos en cada viaje.",
    ),
)  # fmt: skip


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_what_is_said(case: Case) -> None:
    assert said(case.build(), case.line) == (case.english, case.spanish)


def test_the_hint_knows_the_own_purse_and_the_table_does_not() -> None:
    """Blue has nothing left to buy the temple with, and the others cannot know."""
    position = isles.first_to_offer(isles.table(2).isle("N9", s1="port"))
    told = said(position, "bid zeus 1")
    assert said(isles.first_to_offer(isles.table(9).isle("N9", s1="port")), "bid zeus 1") == told
    assert told[0] == "Allows a temple, number 2 of the four kinds that make a metropolis."
    assert said(position, "bid zeus 1", 0)[0] == "Brings a free priest, who makes every later offering cheaper."
    poor = isles.table(0).turn("blue", "zeus")
    assert said(poor, "end") == said(isles.table(7).turn("blue", "zeus"), "end")
    assert said(poor, "end", 0)[0] == "There is no gold left."


def test_the_hint_knows_the_island_that_was_looked_at_and_the_table_does_not() -> None:
    position = oracle.known_island().seat("red", "D3").turn("red", "blue").play("die blue")
    assert said(position, "explore C4", 0)[0] == "An own island: its shrine is the last task."
    assert said(position, "explore C4")[0].startswith("25 % to find an own island")


# --- every action, every audience


# Questions that the usual options never ask.
RARE: dict[str, dict[str, OptionValue]] = {
    "cyclades": {"seat_assignment": "chosen", "polyphemus_chooser": "fleet owner", "retreat_may_split": True},
    "delphi": {"ship_tiles": "draft"},
}


def some_matches(game: Game[Any], players: int, count: int, decisions: int) -> list[tuple[Any, Decision]]:
    """Positions of random play, with what is asked in them."""
    found: list[tuple[Any, Decision]] = []
    for number in range(count):
        name = f"{game.name} {players} {number}"
        chance = stream(f"play {name}")
        options = RARE[game.name] if number % 2 else {}
        state = game.deal(game.make_options(players, options), stream(f"deal {name}"))
        if game.name == "delphi":
            for seat in range(players):
                look(state, seat, state.board.hidden[2 * seat : 2 * seat + 2])
        for _ in range(decisions):
            asked = game.decisions(state)
            if not asked:
                break
            decision = asked[chance.below(len(asked))]
            found.append((state.copy(), decision))
            game.play(state, decision.seat, decision.actions[chance.below(len(decision.actions))])
    return found


# Random play of Cyclades takes a while until battles and creatures come up.
DECISIONS = {"cyclades": 160, "delphi": 80}
TABLES = [(game, players) for game in DECISIONS for players in find_game(game).players]


@pytest.mark.parametrize(("title", "players"), TABLES)
def test_every_action_has_a_whole_sentence_and_nothing_hidden_sways_it(title: str, players: int) -> None:
    """P10 for reasons: what the audience may not know is different, what it is told is the same."""
    game = find_game(title)
    kinds: set[str] = set()
    for number, (state, decision) in enumerate(some_matches(game, players, 2, DECISIONS[title])):
        kinds.add(decision.kind)
        audience = decision.seat if number % 2 else SPECTATOR
        view = game.view(state, audience)
        other = game.scramble(state, audience, stream(f"scramble {number}"))
        twin_view, twin = game.view(other, audience), Decision(decision.seat, decision.kind, {}, [])
        few = 1 + len(decision.actions) // 8
        shown = decision.actions[number % few :: few]
        for action in shown:
            reason = reason_for(game, view, decision, action)
            same = reason_for(game, twin_view, twin, action)
            assert (reason.key, reason.values) == (same.key, same.values)
            for language in LANGUAGES:
                words = sentence(game, view, reason, language)
                line = game.action_text(state, action)
                assert not UNFILLED.search(words), f"{line}: {words}"
                assert re.match(r"[^a-z].*[.!]$", words), f"{line}: {words}"
    assert len(kinds) > 5


@pytest.mark.parametrize("title", DECISIONS)
def test_the_catalogue_has_the_reasons_that_are_given_and_no_others(title: str) -> None:
    folder = Path(aegean.bots.__path__[0]) / title
    source = "".join(file.read_text("utf-8") for file in sorted(folder.glob("*reasons.py")))
    given = set(re.findall(r'"(reason-[a-z-]+)"', source))
    lines = (resources.files(f"aegean.games.{title}") / "text" / "en.ftl").read_text("utf-8").splitlines()
    assert given == {line.partition(" ")[0] for line in lines if line.startswith("reason-")}


def test_a_game_without_reasons_has_one_for_everything() -> None:
    toy = ToyGame()
    state = toy.deal(toy.make_options(2, {}), stream("toy"))
    decision = toy.decisions(state)[0]
    reason = reason_for(toy, toy.view(state, decision.seat), decision, decision.actions[0])
    assert Text("en")(reason.key, reason.values) == "It looks better than anything else."
    assert Text("es")(reason.key, reason.values) == "Parece mejor que todo lo demás."
