"""What is seen at a table, and the answers to commands."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Struct, UnsetType

from ludoteca.wire.tables import TableInfo


class Happened(Struct):
    """An event of the rules: id and arguments for animation, text for the log."""

    id: str
    args: dict[str, Any]
    text: str


class LogLine(Struct, omit_defaults=True):
    """One change of the table, as far as the viewer may know of it."""

    version: int
    kind: str
    ply: int
    at: float
    seat: int | None = None
    action: str | None = None
    """Notation, for own moves and once the game is over; what others did is told by the events."""
    events: list[Happened] = []
    text: str = ""
    to_ply: int | None = None
    """After an undo: lines of later plies no longer hold."""


class Offer(Struct, omit_defaults=True):
    """A legal action of the viewer."""

    action: str
    label: str
    elements: list[str]
    effect: dict[str, int] | UnsetType = UNSET
    """What certainly changes for the seat at once: `doubloons: -3`, `goods.corn: 2`."""


class Seen(Struct, tag_field="type", tag="table"):
    """The table as one viewer sees it: sent after hello and after every change.

    It is complete by itself but for the log, which holds what came after `since`.
    """

    version: int
    since: int
    at: float
    """The server's time, for clocks."""
    table: TableInfo
    viewer: int | None
    """The seat whose view this is; None for a spectator."""
    view: Any
    prompt: str
    offers: list[Offer]
    free_undo: int
    my_last: int
    """The version after my last move: what came later is new to me."""
    log: list[LogLine]
    points: list[dict[str, int]] | None
    """Points by source for every seat, once the game is over."""


class ChatLine(Struct, tag_field="type", tag="chat"):
    """Something said at the table. `text` is plain text, never markup."""

    id: int
    version: int
    person: str
    name: str
    text: str
    at: float


class Confirmed(Struct, tag_field="type", tag="confirmed"):
    """Done, and safe on disk."""

    key: str
    version: int


class Refused(Struct, tag_field="type", tag="refused", omit_defaults=True):
    """Not done, and why."""

    code: str
    message: str
    version: int = 0
    key: str = ""
    possible: list[str] = []


class Ended(Struct, tag_field="type", tag="bye"):
    """The server closes the socket: the session ended, or the server stops."""

    reason: str


class Notes(Struct):
    """The private note of a person at a table."""

    text: str


class Chats(Struct):
    """What was said, oldest first."""

    lines: list[ChatLine]


class LogPage(Struct):
    """Lines of the log after a version."""

    lines: list[LogLine]
    version: int


FromServer = Seen | Confirmed | Refused | Ended | ChatLine
