"""The past of a table or of a study: moments, time lines, records that people bring along."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from ludoteca.wire.seen import LogLine, Offer
from ludoteca.wire.tables import TableResult


class Replay(Struct, tag_field="type", tag="replay"):
    """A moment of a table or a study, as a seat saw it.

    The fields it shares with `Seen` mean the same, so a screen can show both alike.
    """

    ply: int
    """How many decisions were made."""
    plies: int
    """How many there are."""
    turn: int | None
    """Who decides here; None at the end."""
    viewer: int | None
    """The seat whose view this is; None for a spectator."""
    view: Any
    prompt: str
    log: list[LogLine]
    """What led here: the decision that made this ply, and what happened."""
    next: Offer | None
    """What was decided here, if one may know."""
    points: list[dict[str, int]] | None
    """Points by source for every seat, as if the game ended here; once the game is over."""
    result: TableResult | None
    """How it ended, at the end of a match that was played to its end."""
    position: Any = None
    """The complete position, if asked for; once the game is over."""


class Mark(Struct):
    """A heading of the time line: a round or a phase begins after so many decisions."""

    ply: int
    id: str
    """The event it begins with: `round-begins`."""
    title: str


class Points(Struct):
    """The points of every seat after so many decisions; None where they are hidden from the viewer."""

    ply: int
    points: list[int | None]


class Timeline(Struct):
    """A match at a glance: who decided what, and how the points grew."""

    plies: int
    deciders: list[int]
    """Who decided at ply 0, at ply 1, and so on."""
    marks: list[Mark]
    points: list[Points]
    """Wherever they changed."""


class NewStudy(Struct, forbid_unknown_fields=True, kw_only=True):
    """A record to be studied: the text of the file."""

    record: Annotated[str, Meta(min_length=1, max_length=1 << 20)]
    name: Annotated[str, Meta(max_length=80)] = ""


class StudyInfo(Struct):
    """A record that was brought along; nobody but its owner sees it."""

    id: str
    name: str
    game: str
    title: str
    options: dict[str, Any]
    seats: list[str]
    plies: int
    is_over: bool
    created_at: float


class Studies(Struct):
    """My studies, the newest first."""

    studies: list[StudyInfo]
