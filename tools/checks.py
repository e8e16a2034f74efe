"""What must hold in a position, as machine code for the tools that ask after every action.

    make checks

compiles what the rooms list as `CHECKED` into `build/checks`, away from the sources: all else runs without.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec, PathFinder
from pathlib import Path
from types import ModuleType

from ludoteca.compiled import CHECKED, PACKAGE, units

MADE = Path("build/checks")
SUFFIX = EXTENSION_SUFFIXES[0]


class Finder(MetaPathFinder):
    """Finds a compiled check before its source is looked for."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The compiled module of this name, or nothing."""
        inside = self._folder.joinpath(*fullname.split(".")[:-1])
        spec = PathFinder.find_spec(fullname, [str(inside)]) if inside.is_dir() else None
        return spec if spec is not None and spec.loader is not None else None


def use(folder: Path = MADE) -> str:
    """Run the compiled checks if they are those of the sources; the answer says what runs."""
    if not is_fresh(folder):
        return "The checks run as plain Python, only slower: make checks compiles them."
    sys.meta_path.insert(0, Finder(folder.absolute()))
    return "The checks are compiled."


def is_fresh(folder: Path) -> bool:
    """Is every check there, compiled after the last change of it and of the rules that it asks?"""
    checks = [file for files in units(wanted=CHECKED).values() for file in files]
    rules = [file for files in units().values() for file in files]
    made = [folder / file.relative_to(PACKAGE.parent).with_suffix(SUFFIX) for file in checks]
    changed = max(file.stat().st_mtime for file in (*checks, *rules))
    return all(file.exists() and file.stat().st_mtime >= changed for file in made)
