"""Guests: games and bots from other packages.

A package announces them as entry points of the group `ludoteca.games` or `ludoteca.bots`. A class that
nobody announced has an address, `module:Class`. To follow an address is to run whatever stands there, so
it must come from who runs the program: never from a record, a position or a request.
"""

from __future__ import annotations

import re
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import TypeVar

from ludoteca.core.errors import LudotecaError, brief

T = TypeVar("T")
ADDRESS = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_][\w.]*")


class BadGuest(LudotecaError):
    """A game or a bot of another package that cannot be used."""

    def __init__(self, guest: str, problem: str) -> None:
        super().__init__(f"the guest {brief(guest)} cannot come in: {' '.join(problem.split())}")
        self.guest = guest


@cache
def announced(group: str) -> dict[str, str]:
    """The guests that installed packages announce: name and address, or name and module."""
    return {entry.name: entry.value for entry in entry_points(group=group)}


def is_address(name: str) -> bool:
    """Is this `module:Class`?"""
    return ADDRESS.fullmatch(name) is not None


def enter(guest: str, module: str) -> object:
    """Import the module of a guest; whatever goes wrong there is told in one line."""
    try:
        return import_module(module)
    except Exception as error:
        raise BadGuest(guest, f"{type(error).__name__}: {error}") from error


def fetch(address: str, kind: type[T]) -> type[T]:
    """The class at an address, which must be of this kind."""
    module, _, path = address.partition(":")
    found = enter(address, module)
    for name in path.split("."):
        found = getattr(found, name, None)
    if found is None:
        raise BadGuest(address, f"{module} has no {path}")
    if not isinstance(found, type) or not issubclass(found, kind):
        raise BadGuest(address, f"{path} is no {kind.__name__}")
    if unwritten := sorted(getattr(found, "__abstractmethods__", ())):
        raise BadGuest(address, f"{path} lacks {', '.join(unwritten)}")
    return found
