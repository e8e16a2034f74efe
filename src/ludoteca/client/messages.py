"""What a program hears from a server, as far as it needs it; docs/protocol.md has all of it."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct


class Offer(Struct):
    """A legal action of mine."""

    action: str
    label: str
    elements: list[str] = []
    effect: dict[str, int] = {}


class SeatInfo(Struct):
    """Who sits on a seat."""

    seat: int
    name: str
    bot: str | None
    is_open: bool
    away: str
    is_mine: bool


class Proposal(Struct):
    """Something asked of everybody at the table."""

    kind: str
    seat: int
    agreed: list[int]


class Result(Struct):
    """How the game ended."""

    scores: list[int]
    standings: list[int]


class TableInfo(Struct):
    """A table, and where it stands."""

    id: str
    game: str
    status: str
    version: int
    ply: int
    options: dict[str, Any]
    seats: list[SeatInfo]
    turn: int | None
    proposal: Proposal | None
    result: Result | None
    seed_hash: str | None
    seed: str | None
    invitation: str | None = None

    @property
    def is_over(self) -> bool:
        """Will nothing more be played here?"""
        return self.status in ("finished", "ended", "cancelled")

    @property
    def mine(self) -> list[SeatInfo]:
        """My seats."""
        return [seat for seat in self.seats if seat.is_mine]


class TablePage(Struct):
    """A page of a list of tables."""

    tables: list[TableInfo]
    page: int
    pages: int


class LogLine(Struct):
    """Something that happened."""

    version: int
    kind: str
    ply: int
    seat: int | None = None
    action: str | None = None
    events: list[dict[str, Any]] = []
    text: str = ""
    to_ply: int | None = None


class LogPage(Struct):
    """Lines of the log after a version."""

    lines: list[LogLine]
    version: int


class Seen(Struct, tag_field="type", tag="table"):
    """The table as I see it; complete but for the log, which holds what came after `since`."""

    version: int
    since: int
    table: TableInfo
    viewer: int | None
    view: Any
    prompt: str
    offers: list[Offer]
    free_undo: int
    log: list[LogLine]


class Confirmed(Struct, tag_field="type", tag="confirmed"):
    """Done, and safe on the server's disk."""

    key: str
    version: int


class Refusal(Struct, tag_field="type", tag="refused"):
    """Not done, and why."""

    code: str
    message: str
    key: str = ""
    possible: list[str] = []


class Bye(Struct, tag_field="type", tag="bye"):
    """The server hangs up."""

    reason: str


class Chat(Struct, tag_field="type", tag="chat"):
    """Somebody said something."""

    id: int
    name: str
    text: str


FromServer = Seen | Confirmed | Refusal | Bye | Chat
decoder: msgspec.json.Decoder[FromServer] = msgspec.json.Decoder(FromServer)
