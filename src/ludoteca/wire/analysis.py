"""Analysis: what could have been, and what a bot thinks of it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from ludoteca.wire.fields import Id, InvitationCode, Key, Level, Line, SeatNumber
from ludoteca.wire.seen import Happened, Offer
from ludoteca.wire.tables import TableResult


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
    labels: list[str]
    """The lines in words, each as it was offered in its position."""
    events: list[Happened]
    """What the last line brought."""
    points: list[dict[str, int]] | None
    result: TableResult | None
    is_imagined: bool
    """The game still runs: what the asker cannot know was drawn anew, and so is chance to come."""


class Evaluate(Explore, forbid_unknown_fields=True, kw_only=True):
    """Ask a bot what it thinks of a position. A newer question of the same person ends the older one."""

    key: Key
    level: Level = "master"
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


class Expectation(Struct):
    """What a bot expects from an action: the share of victory, and its points at the end by source."""

    action: str
    label: str
    value: float
    points: dict[str, float]


class Suggestion(Struct):
    """What a bot would do in my place: these actions in a row, made for this version of the table."""

    version: int
    seat: int
    actions: list[Offer]
    expects: list[Expectation] = []
    """From the first of them, and from the next best."""
    why: str = ""
    """What the first is good for in this position, for who plays a first game."""
    next: Offer | None = None
    """What it would do next, if I go on deciding something else …"""
    next_why: str = ""
    """… and what that is good for."""


class Verdict(Struct):
    """What a bot thinks of one decision of a match."""

    ply: int
    """Before it, so many decisions had been made."""
    seat: int
    action: str
    label: str
    value: float
    """The share of victory the seat could expect from what it played …"""
    best: str
    best_label: str
    best_value: float
    """… and from what the bot would have played."""
    values: list[float]
    """What every seat could expect, with the best play."""
    expects: list[Expectation] = []
    """Where it cost much: what was to be expected from the move, and from the better one."""


class Review(Struct, tag_field="type", tag="review"):
    """A bot goes through a whole match: how far it is, and what it has found."""

    status: Literal["none", "running", "done"]
    plies: int
    verdicts: list[Verdict]
