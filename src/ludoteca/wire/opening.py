"""Opening a table: who shall sit where, and what is agreed."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ludoteca.wire.fields import Level, Name, Setting

UndoPolicy = Literal["free", "consent", "none"]


class ClockRule(Struct, frozen=True):
    """How time is counted: not at all, a bank per seat with an increment per turn, or days per move."""

    kind: Literal["none", "bank", "days"] = "none"
    bank: int = 0
    increment: int = 0
    days: float = 0


class SeatWish(Struct, forbid_unknown_fields=True, kw_only=True):
    """Who shall sit on a seat: me, a named person, a bot of some level, or whoever comes."""

    kind: Literal["me", "person", "bot", "open"]
    name: Name = ""
    level: Level = ""


Options = dict[Annotated[str, Meta(max_length=40)], Setting]


class WishedOptions(Struct, forbid_unknown_fields=True, kw_only=True):
    """Options that somebody thinks of, before a table is opened."""

    seats: int
    options: Options = {}


class CheckedOptions(Struct):
    """Whether a table can be opened with them."""

    problem: str
    """What is wrong, as a sentence; empty if nothing is."""


class NewTable(Struct, forbid_unknown_fields=True, kw_only=True):
    """A table to be opened. It starts by itself when every seat is taken."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    options: Options = {}
    is_public: bool = True
    spectators: bool = True
    undo: UndoPolicy = "free"
    rated: bool | None = None
    """Does the result count for ratings? Not said: yes at a public table for at least two people."""
    clock: ClockRule = ClockRule()
