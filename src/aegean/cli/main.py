"""The `aegean` command."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import App, CycloptsError, Parameter

from aegean.core.errors import AegeanError

Language = Literal["en", "es"]


def system_language() -> Language:
    for name in ("AEGEAN_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            return "es" if value.lower().startswith("es") else "en"
    return "en"


app = App(
    name="aegean",
    help="Cyclades and The Oracle of Delphi (Civilization comes): complete rules for people, bots and research.",
)

Lang = Annotated[Language, Parameter(name="--lang", help="Language of all texts.")]
Option = Annotated[
    list[str], Parameter(name=["--option", "-o"], help="A switch of the game, as key=value; repeatable.")
]


@app.command
def play(
    game: str = "cyclades",
    *,
    players: int | None = None,
    seats: str | None = None,
    names: str | None = None,
    option: Option | None = None,
    resume: Path | None = None,
    record: Path | None = None,
    plain: bool = False,
    reasons: bool = True,
    lang: Lang | None = None,
    key: str | None = None,
) -> None:
    """Play a match in the terminal.

    Parameters
    ----------
    game: Which game.
    players: How many seats (4 if nothing else says so).
    seats: Who sits where, e.g. human,easy,hard (default: you against medium bots, or the best there are).
    names: Names of the people, e.g. Ana,Luis.
    resume: Go on with a saved match.
    record: Where the record goes at the end.
    plain: Plain sentences, no colours, no drawing: for screen readers.
    reasons: Say why bots do what they do.
    key: 64 hexadecimal digits that fix all chance (for tests; otherwise secret).
    """
    from aegean.cli.start import start_session

    start_session(
        game=game, players=players, seats=seats, names=names, options=option or [], resume=resume, record=record,
        plain=plain, reasons=reasons, lang=lang or system_language(), key=key,
    ).run()  # fmt: skip


@app.command
def replay(record: Path, *, at: int | None = None, plain: bool = False, lang: Lang | None = None) -> None:
    """Read a record aloud, decision by decision; in a terminal Enter goes on.

    Parameters
    ----------
    record: The record file.
    at: Show the table after this decision and stop.
    plain: Plain sentences.
    """
    from aegean.cli.records import replay_record

    replay_record(record, at, plain, lang or system_language())


@app.command
def verify(record: Path, *, lang: Lang | None = None) -> None:
    """Check that a record is honest: commitment, every draw, every decision, the result.

    Parameters
    ----------
    record: The record file.
    """
    from aegean.cli.records import verify_record

    verify_record(record, lang or system_language())


@app.command
def analyse(
    record: Path,
    *,
    bot: str | None = None,
    outcomes: int | None = None,
    seat: int | None = None,
    json: Path | None = None,
    plain: bool = False,
    lang: Lang | None = None,
) -> None:
    """What a finished match was decided by: winning chances, the greatest swings, luck and choices.

    Parameters
    ----------
    record: The record file.
    bot: Whose choices are compared with those of the players, and its budget (otherwise planner:nodes=300).
    outcomes: How many outcomes of dice and draws are looked at where they matter (4 if nothing else is said).
    seat: List the moves of this seat only, 1 for the first.
    json: A file for all figures (docs/analysis.md says what they are).
    plain: Plain sentences.
    """
    from aegean.arena.analysis import ADVISER, OUTCOMES
    from aegean.cli.analyse import analyse_record

    analyse_record(
        record, bot or ADVISER, OUTCOMES if outcomes is None else outcomes, seat, json, plain, lang or system_language()
    )


@app.command
def rules(game: str = "cyclades", search: str = "", *, coverage: bool = False, lang: Lang | None = None) -> None:
    """The rules of a game, all of them or those that contain a word or have a number.

    Parameters
    ----------
    game: Which game.
    search: A rule number or a word.
    coverage: Which rules are proved by how many tests (in a source checkout).
    """
    from aegean.cli.rules import show_rules

    show_rules(game, search, coverage, lang or system_language())


@app.command
def options(game: str = "cyclades", *, lang: Lang | None = None) -> None:
    """The switches a table can set, with their values; the first is the default.

    Parameters
    ----------
    game: Which game.
    """
    from aegean.cli.rules import show_options

    show_options(game, lang or system_language())


@app.command
def simulate(
    game: str = "cyclades",
    *,
    players: int | None = None,
    bots: str | None = None,
    matches: int = 100,
    seed: int = 0,
    jobs: int = 1,
    fixed: bool = False,
    option: Option | None = None,
    save: Path | None = None,
    lang: Lang | None = None,
) -> None:
    """Play many matches between bots and sum them up.

    Parameters
    ----------
    game: Which game.
    players: How many seats.
    bots: Which bots, e.g. greedy,random,random,random (fewer are repeated); they change seats from match to match.
    matches: How many matches.
    seed: The same seed gives the same matches.
    jobs: Processes.
    fixed: Keep every bot in its seat.
    save: A folder for the records.
    """
    from aegean.cli.simulate import run_simulation

    run_simulation(game, players, bots, matches, seed, jobs, fixed, option or [], save, lang or system_language())


@app.command
def arena(
    game: str | None = None,
    *,
    bots: str | None = None,
    players: int | None = None,
    seeds: int | None = None,
    seed: int | None = None,
    option: Option | None = None,
    mixed: bool = False,
    bound: float | None = None,
    sprt: str | None = None,
    title: str | None = None,
    claim: Path | None = None,
    repeat: Path | None = None,
    jobs: int | None = None,
    engine: Literal["process", "ray"] = "process",
    lang: Lang | None = None,
) -> None:
    """A tournament between bots: paired seeds, every seat, intervals, ratings, and a claim that others can repeat.

    Parameters
    ----------
    game: Which game (cyclades if nothing else is said).
    bots: The challenger and who has all other seats, e.g. planner:nodes=200,greedy; with --mixed any bots.
    players: How many seats.
    seeds: How many deals (100 if nothing else is said); each is played from every seat.
    seed: The first of them (1 if nothing else is said).
    mixed: All bots named sit at one table.
    bound: What the first bot's interval must begin at, e.g. 0.40; exit code 1 if it does not.
    sprt: Stop as soon as one of two shares of wins is decided against the other, e.g. 0.25,0.35.
    title: What the claim is called.
    claim: A file: what is claimed is written there before the first match, what came of it afterwards.
    repeat: Play the claim of a file again; exit code 1 if it comes out differently.
    jobs: Matches at once (all cores if nothing else is said).
    engine: Processes of this machine, or a Ray cluster (RAY_ADDRESS, otherwise one of its own here).
    """
    from aegean.cli.arena import repeat_claim, run_arena

    language = lang or system_language()
    if repeat is not None:
        others = (game, bots, players, seeds, seed, option, bound, sprt, title, claim)
        if mixed or any(value is not None for value in others):
            raise AegeanError("repeat-alone")
        repeat_claim(repeat, jobs, engine, language)
        return
    run_arena(
        game or "cyclades", bots, players, 100 if seeds is None else seeds, 1 if seed is None else seed, option or [],
        mixed, bound, sprt, title, claim, jobs, engine, language,
    )  # fmt: skip


@app.command
def tune(
    game: str = "cyclades",
    *,
    players: int = 2,
    steps: int = 1000,
    file: Path | None = None,
    store: bool = False,
    jobs: int | None = None,
    engine: Literal["process", "ray"] = "process",
    lang: Lang | None = None,
) -> None:
    """Let the numbers of a bot's value learn by self-play; stop it when you like, the same command goes on.

    Parameters
    ----------
    game: Which game.
    players: 2 or 4 seats: both sides have half of them.
    steps: How many steps in all, those of earlier runs included.
    file: Where the state is kept (tuning-GAME-PLAYERS.json here if nothing else is said); a picture is drawn beside it.
    store: Write the result into the package at the end, where the bot `learned` reads it.
    jobs: Matches at once (all cores if nothing else is said).
    engine: Processes of this machine, or a Ray cluster (RAY_ADDRESS, otherwise one of its own here).
    """
    from aegean.cli.tune import run_tune

    run_tune(game, players, steps, file, store, jobs, engine, lang or system_language())


@app.command
def fuzz(
    game: str = "cyclades",
    *,
    matches: int = 200,
    seed: int = 0,
    every: int = 10,
    bound: int = 60,
    own_end: int = 4,
    jobs: int = 1,
    lang: Lang | None = None,
) -> None:
    """Random matches with every promise of the engine checked; a broken one leaves its record behind.

    Parameters
    ----------
    game: Which game.
    matches: How many matches, spread over all player counts and option sets.
    seed: Where to start.
    every: Make the dear checks at every so-many-th decision.
    bound: Cycles or rounds after which a match ends.
    own_end: Every so-many-th match has no such bound (0: none; for games that random players hardly ever finish).
    jobs: Processes.
    """
    from aegean.cli.fuzz import run_fuzz

    run_fuzz(game, matches, seed, every, jobs, lang or system_language(), bound, own_end)


@app.command
def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8000,
    data: Path | None = None,
    workers: int = 1,
    open: bool = False,
    lang: Lang | None = None,
) -> None:
    """Serve tables to browsers and bots. AEGEAN_DATABASE_URL names a PostgreSQL instead of the SQLite file.

    Parameters
    ----------
    host: Address to listen on.
    port: Port to listen on.
    data: Folder of the SQLite file.
    workers: Processes; more than one needs PostgreSQL.
    open: Open the page in the browser of this machine; another port is taken if this one is not free.
    """
    from aegean.cli import browse
    from aegean.core.text import Text
    from aegean.server.serve import run_server
    from aegean.server.settings import read_settings

    if open:
        text = Text(lang or system_language())
        address = f"http://127.0.0.1:{port}"
        if browse.answers(port):
            browse.show(address, text("serve-running-already", {"address": address}))
            return
        port = browse.usable_port(port)
        address = f"http://127.0.0.1:{port}"
        browse.show_when_up(port, address, text("serve-open", {"address": address}))
    run_server(read_settings(data, host, port, workers))


bench_app = App(name="bench")
app.command(bench_app)


@bench_app.default
def bench(*, seconds: float = 3.0, rounds: int = 3, json: bool = False) -> None:
    """How fast the engine is here: interpreted, compiled (after `make fast`), and beside Catanatron (bench extra).

    Parameters
    ----------
    seconds: How long each measurement runs.
    rounds: How often each is repeated, taking turns; the median counts.
    json: Print the figures as JSON.
    """
    from aegean.cli.bench import run_bench

    run_bench(seconds, rounds, json)


@app.command
def backup(file: Path, *, data: Path | None = None, lang: Lang | None = None) -> None:
    """Save everything a server knows in one file, also while it runs. The file holds secrets: keep it safe.

    Parameters
    ----------
    file: Where to.
    data: Folder of the SQLite file (AEGEAN_DATABASE_URL names a PostgreSQL instead).
    """
    from aegean.core.text import Text
    from aegean.server import operations
    from aegean.server.settings import read_settings

    rows = operations.operate(operations.backup(read_settings(data), file))
    text = Text(lang or system_language())
    print(text("cli-backed-up", {"rows": rows, "file": str(file)}))


@app.command
def restore(file: Path, *, replace: bool = False, data: Path | None = None, lang: Lang | None = None) -> None:
    """Put a backup into an empty database; SQLite and PostgreSQL take the same file. The server must be stopped.

    Parameters
    ----------
    file: The backup.
    replace: Throw away what the database holds.
    data: Folder of the SQLite file (AEGEAN_DATABASE_URL names a PostgreSQL instead).
    """
    from aegean.core.text import Text
    from aegean.server import operations
    from aegean.server.settings import read_settings

    rows = operations.operate(operations.restore(read_settings(data), file, replace))
    text = Text(lang or system_language())
    print(text("cli-restored", {"rows": rows, "file": str(file)}))


@app.command
def export(
    table: str, file: Path | None = None, *, log: bool = False, data: Path | None = None, lang: Lang | None = None
) -> None:
    """The record of a finished match; of a running one its log, which `aegean import` takes (it holds the secret).

    Parameters
    ----------
    table: The table.
    file: Where to; otherwise it is printed.
    log: The log also of a finished match.
    data: Folder of the SQLite file (AEGEAN_DATABASE_URL names a PostgreSQL instead).
    """
    from aegean.core.text import Text
    from aegean.server import operations
    from aegean.server.settings import read_settings

    found = operations.operate(operations.export_table(read_settings(data), table, log))
    if file is None:
        print(found, end="")
        return
    with operations.replacing(file) as out:
        out.write(found.encode())
    text = Text(lang or system_language())
    print(text("cli-saved", {"file": str(file)}))


@app.command(name="import")
def import_(file: Path, *, data: Path | None = None, lang: Lang | None = None) -> None:
    """Open a new table from what `aegean export` gave: the same steps, the same digests.

    Parameters
    ----------
    file: A log or a record.
    data: Folder of the SQLite file (AEGEAN_DATABASE_URL names a PostgreSQL instead).
    """
    from aegean.core.text import Text
    from aegean.server import operations
    from aegean.server.settings import read_settings

    table, invite = operations.operate(operations.import_table(read_settings(data), file))
    text = Text(lang or system_language())
    about = {"table": table.id, "steps": table.seq, "digest": operations.last_digest(table), "invite": invite}
    print(text("cli-imported", about))


@bench_app.command(name="server")
def bench_server(
    *,
    players: int = 200,
    rate: float = 50.0,
    seconds: float = 60.0,
    step_seconds: float = 10.0,
    tables: int = 1000,
    flood: bool = False,
    postgres: str | None = None,
    json: bool = False,
) -> None:
    """How fast the server answers here: connected players, moves a second, restart with many tables.

    Parameters
    ----------
    players: How many people are connected, two at a table.
    rate: Moves a second in the long measurement.
    seconds: How long it runs.
    step_seconds: How long each faster step runs, until 95 of 100 answers take more than 100 ms (0: leave out).
    tables: Running tables at the restart (0: leave out).
    flood: Also measure while a process that plays elsewhere sends as fast as it can.
    postgres: Address of a scratch PostgreSQL database, to measure with 1 and 2 workers on it too.
    json: Print the figures as JSON.
    """
    from aegean.cli.bench_server import run_bench_server

    run_bench_server(players, rate, seconds, step_seconds, tables, flood, postgres, json)


@bench_app.command(name="envs")
def bench_envs(
    *, seconds: float = 2.0, rounds: int = 3, players: int | None = None, json: bool = False, lang: Lang | None = None
) -> None:
    """Steps a second of the environments for research here, beside chess and connect four of PettingZoo (bench extra).

    Parameters
    ----------
    seconds: How long each measurement runs.
    rounds: How often each is repeated, taking turns; the median counts.
    players: How many seats (2 and 4 if nothing else is said).
    json: Print the figures as JSON.
    """
    from aegean.cli.bench_envs import run_bench_envs

    run_bench_envs(seconds, rounds, players, json, lang or system_language())


@bench_app.command(name="chances")
def bench_chances(
    game: str = "cyclades",
    *,
    bots: str = "greedy",
    players: int | None = None,
    matches: int = 200,
    seed: int = 1,
    jobs: int = 1,
    json: bool = False,
    lang: Lang | None = None,
) -> None:
    """How good the winning chances of `aegean analyse` are: matches between bots, and how often they came true.

    Parameters
    ----------
    game: Which game.
    bots: Which bots play, e.g. greedy,planner:nodes=200 (fewer are repeated); they change seats from match to match.
    players: How many seats.
    matches: How many matches.
    seed: The same seed gives the same matches.
    jobs: Processes.
    json: Print the figures as JSON.
    """
    from aegean.cli.bench_chances import run_bench_chances

    run_bench_chances(game, bots, players, matches, seed, jobs, json, lang or system_language())


@bench_app.command(name="budgets")
def bench_budgets(
    game: str = "cyclades",
    *,
    bots: str = "planner",
    ms: str = "50,200,1000",
    players: int | None = None,
    decisions: int = 200,
    seed: int = 1,
    json: bool = False,
    lang: Lang | None = None,
) -> None:
    """How well bots keep to the time they are given: what part of it they took for decisions of whole matches.

    Parameters
    ----------
    game: Which game.
    bots: Which bots, e.g. planner,searcher.
    ms: Which budgets, in milliseconds.
    players: How many seats.
    decisions: How many decisions each is asked for.
    seed: The same seed gives the same positions.
    json: Print the figures as JSON.
    """
    from aegean.cli.bench_budgets import run_bench_budgets

    run_bench_budgets(game, bots, ms, players, decisions, seed, json, lang or system_language())


@bench_app.command(name="arena")
def bench_arena(
    game: str = "cyclades",
    *,
    bots: str = "greedy,random",
    players: int | None = None,
    seeds: int = 10,
    rounds: int = 3,
    jobs: int = 2,
    json: bool = False,
    lang: Lang | None = None,
) -> None:
    """How many matches a second the arena plays here: in one process, in several, and on Ray if it is installed.

    Parameters
    ----------
    game: Which game.
    bots: The challenger and who has all other seats.
    players: How many seats.
    seeds: How many deals a round, each played from every seat.
    rounds: How often each is repeated, taking turns; the median counts.
    jobs: How many matches at once in the second and third measurement.
    json: Print the figures as JSON.
    """
    from aegean.cli.bench_arena import run_bench_arena

    run_bench_arena(game, bots, players, seeds, rounds, jobs, json, lang or system_language())


def main() -> None:
    """Errors that people can do something about are one line; nothing else is expected."""
    arguments = sys.argv[1:]
    try:
        app(arguments, exit_on_error=False, print_error=False)
    except AegeanError as error:
        from aegean.core.text import Text

        fail(Text(_language_of(arguments)).error(error))
    except CycloptsError as error:
        fail(" ".join(str(error).split()))
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        # the reader went away (a pager, `head`): not our error
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)


def _language_of(arguments: list[str]) -> Language:
    for number, word in enumerate(arguments):
        if word == "--lang=es" or (word == "--lang" and arguments[number + 1 : number + 2] == ["es"]):
            return "es"
        if word.startswith("--lang"):
            return "en"
    return system_language()


def fail(line: str) -> None:
    print(f"aegean: {line}", file=sys.stderr)
    sys.exit(2)


if __name__ == "__main__":
    main()
