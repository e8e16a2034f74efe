"""Analysis: what could have been, and what a bot thinks of it."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from ludoteca.wire.fields import Id, InvitationCode, Key, Level, Line, SeatNumber
from ludoteca.wire.seen import Happened, Offer
from ludoteca.wire.tables import Result


class Explore(Struct, forbid_unknown_fields=True, kw_only=True):
    """A line of play on a private copy: from a moment of a table or a study, these actions of all seats."""

    table: Id = ""
    study: Id = ""
    invitation: InvitationCode = ""
    ply: Annotated[int, Meta(ge=0, lt=1 << 20)]
    lines: Annotated[list[Line], Meta(max_length=400)] = []
    seat: SeatNumber | None = None
    """Through whose eyes; without it, whoever decides."""


class Explored(Struct, tag_field="type", tag="explored"):
    """Where a line of play leads. The fields it shares with `Seen` mean the same."""

    ply: int
    turn: int | None
    viewer: int | None
    view: Any
    prompt: str
    offers: list[Offer]
    """The choices of whoever decides."""
    events: list[Happened]
    """What the last line brought."""
    points: list[dict[str, int]] | None
    result: Result | None
    is_imagined: bool
    """The game still runs: what the asker cannot know was drawn anew, and so is chance to come."""


class Evaluate(Explore, forbid_unknown_fields=True, kw_only=True):
    """Ask a bot what it thinks of a position. A newer question of the same person ends the older one."""

    key: Key
    level: Level = "expert"
    seconds: Annotated[float, Meta(gt=0, le=60)] = 2.0
    """How long it may think; the server allows at most its setting `analysis_seconds`."""
    iterations: Annotated[int, Meta(ge=1, le=1_000_000)] | None = None


class Choice(Struct):
    """What a bot thinks of an action: expected share of victory, and how much it leans to it."""

    action: str
    label: str
    value: float
    share: float


class Evaluation(Struct, tag_field="type", tag="evaluation"):
    """What a bot thinks of a position."""

    key: str
    ply: int
    turn: int | None
    values: list[float]
    """The expected share of victory of every seat; together 1."""
    choices: list[Choice]
    """The best first."""


class Suggestion(Struct):
    """What a bot would do in my place: these actions in a row, made for this version of the table."""

    version: int
    seat: int
    actions: list[Offer]
