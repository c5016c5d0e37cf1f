"""What a bot is made of, as a number: it changes when its code or its data do, and not when another bot's do."""

from __future__ import annotations

import ast
import hashlib
from collections.abc import Iterator
from pathlib import Path

import aegean.bots
from aegean.bots.bot import Bot, make_bot
from aegean.core.chance import Chance
from aegean.core.registry import find_game, game_names

PACKAGE = "aegean.bots"
ROOT = Path(aegean.bots.__path__[0])
LIST_OF_BOTS = ROOT / "bot.py"  # the source, also where the module is compiled


def bot_digest(spec: str, game: str) -> str:
    """Over the rules' revision, the bot's own files, those of the package that they use, and the data they read."""
    made = make_bot(spec, game, Chance(bytes(32)))
    found = hashlib.sha256(f"{game} {find_game(game).revision}\n".encode())
    for file in files_of(modules_of(made), game):
        content = content_of(file)
        found.update(f"{file.relative_to(ROOT).as_posix()} {len(content)}\n".encode() + content)
    return found.hexdigest()[:16]


def content_of(file: Path) -> bytes:
    """Of the module that lists all bots only the classes: a new line on the list changes nobody."""
    content = file.read_bytes().replace(b"\r\n", b"\n")
    if file != LIST_OF_BOTS:
        return content
    source = content.decode()
    classes = [node for node in ast.parse(source).body if isinstance(node, ast.ClassDef)]
    return "\n".join(ast.get_source_segment(source, node) or "" for node in classes).encode()


def modules_of(bot: Bot) -> set[str]:
    """Where a bot was written, and what it was given: a weakened bot holds the one that it weakens."""
    modules = {type(bot).__module__}
    for part in (getattr(bot, name, None) for name in dir(bot)):  # compiled bots have no __dict__
        modules |= modules_of(part) if isinstance(part, Bot) else {type(part).__module__}
    return modules


def files_of(modules: set[str], game: str) -> list[Path]:
    """Sources that these modules need, directly or not, as far as they are bots', and data files that they name."""
    others = set(game_names()) - {game}
    sources: dict[Path, ast.Module] = {}
    wanted = list(modules)
    while wanted:
        file = source_of(wanted.pop())
        if file is not None and file not in sources and belongs(file, others):
            sources[file] = ast.parse(file.read_text("utf-8"))
            wanted += needed(sources[file], file, game)
    words = {word for tree in sources.values() for word in strings(tree)}
    data = [file for file in ROOT.rglob("*") if belongs(file, others) and is_data(file) and is_named(file, words)]
    return sorted([*sources, *data])


def source_of(module: str) -> Path | None:
    if not f"{module}.".startswith(f"{PACKAGE}."):
        return None
    at = ROOT.joinpath(*module.split(".")[2:])
    return next((file for file in (at.with_suffix(".py"), at / "__init__.py") if file.is_file()), None)


def belongs(file: Path, others: set[str]) -> bool:
    """What was made for other games plays no part."""
    return file.relative_to(ROOT).parts[0] not in others


def needed(tree: ast.Module, file: Path, game: str) -> Iterator[str]:
    """Modules that a source imports, or names as a place to load from. The list of all bots names those that exist,
    not those that are used."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{name.name}" for name in node.names)
        elif file != LIST_OF_BOTS:
            place = spelled(node, game)
            if place.startswith(f"{PACKAGE}."):
                yield place.partition(":")[0]


def spelled(node: ast.AST, game: str) -> str:
    """A string as it is when its gaps are filled with the game: `f"aegean.bots.{game}.mind"`."""
    if isinstance(node, ast.JoinedStr):
        return "".join(str(part.value) if isinstance(part, ast.Constant) else game for part in node.values)
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def strings(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def is_data(file: Path) -> bool:
    return file.is_file() and file.suffix not in (".py", ".pyc") and "__pycache__" not in file.parts


def is_named(file: Path, words: set[str]) -> bool:
    """By its name (`weights.json`), or the end of it where the rest is put together (`.json`)."""
    if not file.suffix:
        return file.name in words
    return any(word.endswith(file.suffix) and file.name.endswith(Path(word).name) for word in words)
