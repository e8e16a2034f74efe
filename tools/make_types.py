"""Write the client's types from the Python definitions: views and tables of games, messages of the server.

`python tools/make_types.py` writes web/src/lib/generated/*.ts; `--check` only says what is out of date.
"""

from __future__ import annotations

import dataclasses
import json
import pkgutil
import sys
import types
import typing
from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from ludoteca.core import registry
from ludoteca.core.game import Game
from ludoteca.core.verbs import Domain
from ludoteca.core.view import View

FOLDER = Path(__file__).parent.parent / "web" / "src" / "lib" / "generated"
HEADER = "/** Made by tools/make_types.py from {source}: change that, then run `make types`. */\n"
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null"}
WIRE = "ludoteca.wire"


class Writer:
    """Collects the interfaces that one file needs, each class once, in the order of discovery."""

    def __init__(self, without: frozenset[str] = frozenset()) -> None:
        self.blocks: dict[str, str] = {}
        self.values: dict[str, dict[str, None]] = {}
        self.without = without

    def type_of(self, hint: object) -> str:
        """The TypeScript type of a Python one."""
        if isinstance(hint, type) and hint in PLAIN:
            return PLAIN[hint]
        if hint is typing.Any:
            return "unknown"
        origin, args = typing.get_origin(hint), typing.get_args(hint)
        if origin is typing.Literal:
            return " | ".join(literal(value) for value in args)
        if origin in (typing.Union, types.UnionType):
            return " | ".join(dict.fromkeys(self.type_of(arg) for arg in args if not is_unset(arg)))
        if origin is typing.Annotated:
            return self.domain(args[1]) if isinstance(args[1], Domain) else self.type_of(args[0])
        if origin in (dict, Mapping):
            return f"Record<{self.type_of(args[0])}, {self.type_of(args[1])}>"
        if origin is tuple and len(args) > 1 and args[1] is not Ellipsis:
            return f"[{', '.join(self.type_of(arg) for arg in args)}]"
        if origin in (list, tuple, set, frozenset, Sequence):
            return array(self.type_of(args[0]))
        if isinstance(hint, type) and is_record(hint):
            return self.interface(hint)
        if hint is dict:
            return "Record<string, unknown>"
        if hint is list:
            return "unknown[]"
        raise TypeError(f"no TypeScript type for {hint!r}")

    def domain(self, domain: Domain) -> str:
        """Write the values of a domain as a union: `GoodId` is "corn" or "indigo" or …

        Of several domains of one kind, of which one verb may take fewer values, all values count.
        """
        name = f"{domain.kind.title().replace('_', '')}Id"
        values = self.values.setdefault(name, {})
        values |= dict.fromkeys(domain.values)
        self.blocks[name] = f"export type {name} = {' | '.join(map(literal, values))};"
        return name

    def interface(self, record: type) -> str:
        """Write the interface of a dataclass or msgspec Struct, and those it mentions."""
        name = record.__name__
        if name in self.blocks:
            return name
        self.blocks[name] = ""
        hints = typing.get_type_hints(record, include_extras=True)
        lines = tag_line(record)
        for field, wire_name, optional in fields_of(record):
            if field in self.without:
                continue
            lines.append(f"  {wire_name}{'?' if optional else ''}: {self.type_of(hints[field])};")
        head = sentence(record)
        del self.blocks[name]
        self.blocks[name] = "\n".join([*head, f"export interface {name} {{", *lines, "}"])
        return name


def array(entry: str) -> str:
    """The type of a list."""
    return f"({entry})[]" if " " in entry else f"{entry}[]"


def literal(value: object) -> str:
    """A value as a type."""
    return json.dumps(value)


def is_record(kind: object) -> bool:
    """Is it a dataclass or a msgspec Struct?"""
    return dataclasses.is_dataclass(kind) or hasattr(kind, "__struct_fields__")


def is_unset(kind: object) -> bool:
    """The mark of a field that may be absent."""
    return getattr(kind, "__name__", "") == "UnsetType"


def fields_of(record: Any) -> list[tuple[str, str, bool]]:
    """Name in Python, name on the wire, and whether it may be absent there."""
    if not hasattr(record, "__struct_fields__"):
        return [(field.name, field.name, False) for field in dataclasses.fields(record)]
    hints = typing.get_type_hints(record)
    omits = record.__struct_config__.omit_defaults
    with_default = record.__struct_fields__[len(record.__struct_fields__) - len(record.__struct_defaults__) :]
    return [
        (name, wire, any(map(is_unset, typing.get_args(hints[name]))) or (omits and name in with_default))
        for name, wire in zip(record.__struct_fields__, record.__struct_encode_fields__, strict=True)
    ]


def tag_line(record: type) -> list[str]:
    """The field that tells the members of a tagged union apart."""
    config = getattr(record, "__struct_config__", None)
    if config is None or config.tag is None:
        return []
    return [f"  {config.tag_field}: {literal(config.tag)};"]


def sentence(record: type) -> list[str]:
    """The first sentence of the docstring as a comment."""
    text = (record.__doc__ or "").strip().split("\n")[0]
    return [f"/** {text} */"] if text and not text.startswith(f"{record.__name__}(") else []


def view_of(game: str) -> type[View]:
    """The view class of a game: the subclass of View that its view module defines."""
    module = import_module(f"ludoteca.games.{game}.view")
    found = [
        kind
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, View) and kind.__module__ == module.__name__
    ]
    if len(found) != 1:
        raise TypeError(f"{module.__name__} should define one view, found {found}")
    return found[0]


def files() -> dict[str, str]:
    """Every generated file with its text."""
    made = {"wire.ts": messages()}
    for game in registry.list_games():
        view = view_of(game.id)
        writer = Writer(view.for_programs)
        writer.interface(view)
        write_words(game, writer)
        write_tables(game.id, writer)
        made[f"{game.id}.ts"] = text(f"ludoteca.games.{game.id}", writer)
    return made


def write_words(game: Game, writer: Writer) -> None:
    """The values of every domain of the verbs that are words."""
    for verb in game.verbs.verbs:
        for domain in verb.domains:
            if not domain.is_number:
                writer.domain(domain)


def write_tables(game: str, writer: Writer) -> None:
    """The rulebook's tables in the room's `data`; numbers of things are left out, as things have names."""
    tables = vars(import_module(f"ludoteca.games.{game}.data"))
    names = {word for name, value in tables.items() if name.endswith("_NAMES") for word in value}
    for name, value in tables.items():
        if name.isupper() and not name.startswith("_") and name.lower() not in names:
            writer.blocks[name] = f"export const {name} = {table(value)} as const;"


def table(value: object, depth: int = 0) -> str:
    """A table of Python as one of TypeScript, a row a line."""
    if isinstance(value, bool | int | float | str) or value is None:
        return literal(value)
    if dataclasses.is_dataclass(value):
        value = {field.name: getattr(value, field.name) for field in dataclasses.fields(value)}
    if isinstance(value, Mapping):
        rows = [f"{key}: {table(one, depth + 1)}" for key, one in value.items()]
        return "{ " + ", ".join(rows) + " }" if depth else between("{", rows, "}")
    rows = [table(one, depth + 1) for one in typing.cast(Sequence[object], value)]
    is_short = depth > 0 or all(len(row) < 24 for row in rows)
    return "[" + ", ".join(rows) + "]" if is_short else between("[", rows, "]")


def between(opening: str, rows: list[str], closing: str) -> str:
    """Rows between brackets."""
    return "\n".join([opening, *(f"  {row}," for row in rows), closing])


def messages() -> str:
    """Every message of the server, and the unions that have a name."""
    writer = Writer()
    package = import_module(WIRE)
    for _, path, _ in pkgutil.iter_modules(package.__path__, f"{WIRE}."):
        for name, kind in vars(import_module(path)).items():
            if isinstance(kind, type) and is_record(kind) and kind.__module__ == path:
                writer.interface(kind)
            elif typing.get_origin(kind) is types.UnionType and all(map(is_record, typing.get_args(kind))):
                writer.blocks[name] = f"export type {name} = {writer.type_of(kind)};"
    return text(WIRE, writer)


def text(source: str, writer: Writer) -> str:
    """A whole file."""
    return HEADER.format(source=source) + "\n" + "\n\n".join(writer.blocks.values()) + "\n"


def main(arguments: list[str]) -> int:
    """Write the files, or with --check compare them."""
    stale = [name for name, made in files().items() if not is_same(FOLDER / name, made)]
    if "--check" in arguments:
        for name in stale:
            print(f"{name} is out of date: run tools/make_types.py", file=sys.stderr)
        return 1 if stale else 0
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, made in files().items():
        (FOLDER / name).write_text(made, encoding="utf-8")
    print(f"types: {len(files())} files in {FOLDER}, {len(stale)} changed")
    return 0


def is_same(file: Path, made: str) -> bool:
    """Does the file say this already?"""
    return file.exists() and file.read_text(encoding="utf-8") == made


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
