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
    """What the action itself certainly changes for the seat: `doubloons: -3`, `good:corn: 2`."""
    forced: dict[str, int] = {}
    """What then follows by force, before anybody is asked again."""
    catch: str = ""
    """What one might overlook: "all 3 aboard", "ends your turn"."""
    group: str = ""
    """The heading under which it stands beside its like: "On a ship"."""


class RivalInfo(Struct):
    """An automatic opponent that is no seat; its points are null while they are hidden."""

    id: str
    name: str
    score: int | None
    rank: int | None
    points: dict[str, int] | None = None
    """By source, once the game is over."""


class OrderInfo(Struct):
    """A standing order: at this step answer with this action until the phase, round or game ends."""

    step: str
    action: str
    until: str
    label: str
    question: str
    """What is asked at the step."""
    wakes: bool = False
    """Is it dropped when something new comes to light?"""


class Stopped(Struct):
    """Where a prepared chain stopped: so many actions were played, this one was not, and why."""

    played: int
    action: str
    reason: str
    """`reveal`, `turn`, `over`, or `illegal`."""
    text: str
    """The same in words."""


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
    tie_breaks: list[dict[str, int]] = []
    """What decides between equal points for every seat, first things first, once the game is over."""
    rivals: list[RivalInfo] = []
    teams: list[list[int]] = []
    """The seats of every team, if the game has teams."""
    curtain: bool = False
    """One person holds several seats: cover the screen before the next one looks through `viewer`."""
    orders: list[OrderInfo] = []
    """My standing orders; nobody else sees them."""
    orders_offered: list[OrderInfo] = []
    """What I may promise in advance."""
    prepared: list[str] = []
    """The chain that I prepared for my next turn; nobody else sees it."""
    prepared_stopped: Stopped | None = None
    """Where my last prepared chain stopped."""
    may_prepare: bool = False
    """Others decide, and the game can say what my next turn will be like: it may be planned already."""


class ChatLine(Struct, tag_field="type", tag="chat"):
    """Something said at the table. `text` is plain text, never markup."""

    id: int
    version: int
    person: str
    name: str
    text: str
    at: float


class Confirmed(Struct, tag_field="type", tag="confirmed", omit_defaults=True):
    """Done, and safe on disk."""

    key: str
    version: int
    played: int = 0
    """Of a chain: how many of its actions."""
    stopped: str = ""
    """Of a chain: why no further, `reveal`, `turn` or `over`; empty when all of it was played."""


class Refused(Struct, tag_field="type", tag="refused", omit_defaults=True):
    """Not done, and why."""

    code: str
    message: str
    version: int = 0
    key: str = ""
    possible: list[str] = []
    index: int | None = None
    """Of a chain: the action that is not possible, counted from 0."""


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
