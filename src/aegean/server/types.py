"""Writes the types of the browser client from those of the server: `python -m aegean.server.types` (`make types`).

`web/src/lib/types.ts` holds the messages (wire.py, api.py), `web/src/lib/views/GAME.ts` what a game lets one know."""

from __future__ import annotations

from importlib import import_module
from inspect import getdoc
from pathlib import Path
from types import ModuleType
from typing import Any, Literal, get_args, get_origin, is_typeddict

import msgspec
from msgspec import inspect

from aegean.core.registry import game_names
from aegean.server import api, wire

HEAD = "// Written by `python -m aegean.server.types` (`make types`) from {source}. Do not edit.\n"
PLAIN = {
    inspect.AnyType: "unknown", inspect.BoolType: "boolean", inspect.FloatType: "number", inspect.IntType: "number",
    inspect.NoneType: "null", inspect.StrType: "string",
}  # fmt: skip


def aliases(*modules: ModuleType) -> dict[tuple[Any, ...], str]:
    """Literal types that have a name, by their values."""
    return {
        get_args(value): name
        for module in modules
        for name, value in vars(module).items()
        if get_origin(value) is Literal
    }


class Writer:
    """Declarations in TypeScript."""

    def __init__(self, names: dict[tuple[Any, ...], str]) -> None:
        self.names = names

    def spell(self, kind: inspect.Type) -> str:
        if type(kind) in PLAIN:
            return PLAIN[type(kind)]
        if isinstance(kind, inspect.StructType | inspect.TypedDictType):
            return kind.cls.__name__
        if isinstance(kind, inspect.LiteralType):
            # msgspec sorts the values
            known = {frozenset(values): name for values, name in self.names.items()}
            return known.get(frozenset(kind.values)) or " | ".join(literal(value) for value in kind.values)
        if isinstance(kind, inspect.UnionType):
            parts = [self.spell(part) for part in kind.types]
            return " | ".join(sorted(dict.fromkeys(parts), key=lambda part: part == "null"))
        if isinstance(kind, inspect.ListType | inspect.VarTupleType):
            item = self.spell(kind.item_type)
            return f"({item})[]" if " " in item else f"{item}[]"
        if isinstance(kind, inspect.TupleType):
            return f"[{', '.join(self.spell(part) for part in kind.item_types)}]"
        if isinstance(kind, inspect.DictType):
            return f"Record<{self.spell(kind.key_type)}, {self.spell(kind.value_type)}>"
        raise TypeError(f"no TypeScript for {kind}")

    def declaration(self, cls: type) -> str:
        about = inspect.type_info(cls)
        assert isinstance(about, inspect.StructType | inspect.TypedDictType)
        lines = [f"export interface {cls.__name__} {{"]
        if isinstance(about, inspect.StructType) and about.tag is not None:
            lines.append(f"  {about.tag_field}: {literal(about.tag)}")
        # the server writes every field of a struct; what clients send may leave out what has a default
        always = isinstance(about, inspect.StructType) and not about.forbid_unknown_fields
        order = list(cls.__annotations__)  # msgspec sorts those of a typed dict
        for field in sorted(about.fields, key=lambda field: order.index(field.name)):
            mark = "" if field.required or always else "?"
            lines.append(f"  {field.encode_name}{mark}: {self.spell(field.type)}")
        return comment(cls) + "\n".join([*lines, "}\n"])


def literal(value: object) -> str:
    return "'" + value.replace("'", "\\'") + "'" if isinstance(value, str) else str(value)


def comment(cls: type) -> str:
    said = (getdoc(cls) or "").split("\n") if "__doc__" in vars(cls) and cls.__doc__ else []
    return "/** " + "\n * ".join(said) + " */\n" if said and any(said) else ""


def classes(module: ModuleType) -> list[type]:
    """The structs and typed dicts that a module defines, in its order."""
    return [
        value
        for value in vars(module).values()
        if isinstance(value, type)
        and value.__module__ == module.__name__
        and not value.__name__.startswith("_")
        and (issubclass(value, msgspec.Struct) or is_typeddict(value))
    ]


def union(name: str, members: list[type], about: str) -> str:
    return f"/** {about} */\nexport type {name} =\n" + "\n".join(f"  | {cls.__name__}" for cls in members) + "\n"


def message_types() -> str:
    writer = Writer(aliases(wire, api))
    commands = list(get_args(wire.Command))
    tagged = [cls for cls in classes(wire) if getattr(inspect.type_info(cls), "tag", None)]
    answers = [cls for cls in tagged if cls not in commands]
    parts = [
        HEAD.format(source="wire.py and api.py"),
        *(f"export type {name} = {' | '.join(map(literal, values))}\n" for values, name in writer.names.items()),
        *(writer.declaration(cls) for cls in classes(wire)),
        union("Command", commands, "What a client sends on the socket."),
        union("Message", answers, "What the server sends on the socket."),
        *(writer.declaration(cls) for cls in classes(api)),
    ]
    return "\n".join(parts)


def view_types(game: str) -> str:
    module = import_module(f"aegean.games.{game}.view")
    writer = Writer({})
    return "\n".join(
        [HEAD.format(source=f"games/{game}/view.py"), *(writer.declaration(cls) for cls in classes(module))]
    )


def files() -> dict[str, str]:
    """What is to stand in each file, by its path inside web/src/lib."""
    return {"types.ts": message_types()} | {f"views/{game}.ts": view_types(game) for game in game_names()}


def main() -> None:
    folder = Path(__file__).parents[3] / "web" / "src" / "lib"
    for name, text in files().items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, "utf-8")


if __name__ == "__main__":
    main()
