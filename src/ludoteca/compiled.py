"""Which modules are compiled, and whether what runs here is compiled and up to date.

A package that lists modules as `COMPILED` in its `__init__.py` is compiled, as one unit; a name that is
itself a package stands for all its modules. A package without the list stays plain Python. What it lists as
`CHECKED` says what must hold in a position; tools that ask after every action compile that for themselves.

`setup.py` and `make` read this file before anything is installed, so it needs the standard library alone.
As a script it says what runs; with `--files` it names what is to be compiled.
"""

from __future__ import annotations

import ast
import os
import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

PACKAGE = Path(__file__).parent
COMPILED = "COMPILED"
CHECKED = "CHECKED"
CORE = "ludoteca.core.state"


def units(package: Path = PACKAGE, wanted: str = COMPILED) -> dict[str, list[Path]]:
    """The files of one kind of list, by the name of the package that lists them."""
    found: dict[str, list[Path]] = {}
    for front in sorted(package.rglob("__init__.py")):
        if names := listed(front, wanted):
            name = ".".join((package.name, *front.parent.relative_to(package).parts))
            found[name] = [file for name in names for file in files(front.parent, name)]
    return found


def listed(front: Path, wanted: str) -> tuple[str, ...]:
    """The modules in a list of the `__init__.py` of a package."""
    text = front.read_text(encoding="utf-8")
    for line in ast.parse(text).body if wanted in text else ():
        if isinstance(line, ast.Assign) and ast.unparse(line.targets[0]) == wanted:
            return tuple(ast.literal_eval(line.value))
    return ()


def files(room: Path, name: str) -> list[Path]:
    """The file of a listed module, or all files of a listed package."""
    if (room / name).is_dir():
        return sorted((room / name).rglob("*.py"))
    file = room / f"{name}.py"
    if not file.is_file():
        raise FileNotFoundError(f"{room}/__init__.py lists {name} as compiled, but there is no {file.name}")
    return [file]


def is_compiled(module: str = CORE) -> bool:
    """Does a module, by default the core of all rules, run as machine code?"""
    return not str(import_module(module).__file__).endswith(".py")


def outdated(folder: Path = PACKAGE) -> Iterator[Path]:
    """The files that were changed after they were compiled: what runs is what they said before."""
    suffix = EXTENSION_SUFFIXES[0]
    entries = {entry.name: entry for entry in os.scandir(folder)}
    for name, entry in entries.items():
        if entry.is_dir():
            yield from outdated(Path(entry.path))
        elif name.endswith(suffix):
            source = entries.get(name.removesuffix(suffix) + ".py")
            if source is not None and source.stat().st_mtime > entry.stat().st_mtime:
                yield Path(source.path)


def warning(package: Path = PACKAGE) -> str:
    """One line about outdated files; empty if there are none, or none that could be compiled again."""
    if not (package.parents[1] / "setup.py").is_file():
        return ""
    changed = sorted(outdated(package))
    if not changed:
        return ""
    more = f" and {len(changed) - 1} more" if len(changed) > 1 else ""
    were, they = ("were", "they were") if more else ("was", "it was")
    return f"{changed[0].relative_to(package)}{more} {were} changed after {they} compiled: run make compile"


def warn() -> None:
    """Say so on the standard error if what runs is older than what is written."""
    if line := warning():
        print(f"ludoteca: {line}", file=sys.stderr)


if __name__ == "__main__":
    if "--files" in sys.argv:
        print(*(file for paths in units().values() for file in paths))
    elif is_compiled():
        print("Ludoteca is compiled.")
    else:
        print("Ludoteca runs as plain Python, only slower.")
