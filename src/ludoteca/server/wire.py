"""All messages between the server and its clients. The same over WebSocket and HTTP; see docs/protocol.md."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from ludoteca.server.tables.table import ClockRule, Proposal, Result, UndoPolicy

Key = Annotated[
    str, Meta(min_length=1, max_length=64, description="chosen by the client, new for every command")
]
Version = Annotated[int, Meta(ge=0, lt=1 << 31, description="the version of the table this is meant for")]
SeatNumber = Annotated[int, Meta(ge=0, lt=64)]
Line = Annotated[str, Meta(min_length=1, max_length=200)]
Name = Annotated[str, Meta(max_length=80)]
Level = Annotated[str, Meta(max_length=40)]
Language = Annotated[str, Meta(max_length=8)]
Password = Annotated[str, Meta(max_length=200)]
Setting = bool | int | Annotated[str, Meta(max_length=80)] | None

# --- commands: what a client says ------------------------------------------------------------------


class Command(Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """Every command has a key: sent again with the same key, it is answered as before and done once."""

    key: Key


class Move(Command, tag="move"):
    """Play an action, in notation: `build hacienda`."""

    version: Version
    action: Line


class Undo(Command, tag="undo"):
    """Take back own decisions, as far as it is free."""

    version: Version
    count: Annotated[int, Meta(ge=1, le=1000)] = 1


class AskTakeBack(Command, tag="ask_take_back"):
    """Ask everybody to go back so many decisions; without a count, to before my last one."""

    version: Version
    count: Annotated[int, Meta(ge=1, le=1 << 20)] | None = None


class OfferEnd(Command, tag="offer_end"):
    """Propose to end the game unfinished."""


class Answer(Command, tag="answer"):
    """Agree to what is asked of the table, or refuse."""

    yes: bool


class Join(Command, tag="join"):
    """Sit down on a free seat, or on the one kept for me."""

    seat: SeatNumber | None = None
    invitation: Annotated[str, Meta(max_length=40)] = ""


class Leave(Command, tag="leave"):
    """Stand up: before the start the seat is free again, in a running game a bot plays on."""


class Return(Command, tag="return"):
    """Take my seat back from the bot that stands in for me."""


class TakeOver(Command, tag="take_over"):
    """Take over a seat that somebody left."""

    seat: SeatNumber
    invitation: Annotated[str, Meta(max_length=40)] = ""


class SetSeat(Command, tag="set_seat"):
    """Who opened the table gives a seat to somebody else before the start."""

    seat: SeatNumber
    to: SeatWish


class Cancel(Command, tag="cancel"):
    """Who opened the table closes it before the start."""


class Chat(Command, tag="chat"):
    """Say something to everybody at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=1000)]


class Note(Command, tag="note"):
    """Keep a private note; it replaces the one before."""

    text: Annotated[str, Meta(max_length=10_000)]


class Hello(Struct, tag_field="type", tag="hello", forbid_unknown_fields=True, kw_only=True):
    """The first message on a socket, and again whenever something is missing."""

    since: Version | None = None
    """The last version the client knows; without it, everything is sent."""
    previews: bool = True


AnyCommand = (
    Move
    | Undo
    | AskTakeBack
    | OfferEnd
    | Answer
    | Join
    | Leave
    | Return
    | TakeOver
    | SetSeat
    | Cancel
    | Chat
    | Note
)
FromClient = Hello | AnyCommand


def tag_of(command: AnyCommand) -> str:
    """The type of a command, as it is sent."""
    return str(command.__struct_config__.tag)


# --- opening a table -------------------------------------------------------------------------------


class SeatWish(Struct, forbid_unknown_fields=True, kw_only=True):
    """Who shall sit on a seat: me, a named person, a bot of some level, or whoever comes."""

    kind: Literal["me", "person", "bot", "open"]
    name: Name = ""
    level: Level = ""


class NewTable(Struct, forbid_unknown_fields=True, kw_only=True):
    """A table to be opened. It starts by itself when every seat is taken."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    options: dict[Annotated[str, Meta(max_length=40)], Setting] = {}
    is_public: bool = True
    spectators: bool = True
    undo: UndoPolicy = "free"
    rated: bool = False
    clock: ClockRule = ClockRule()


# --- people ----------------------------------------------------------------------------------------


class Nickname(Struct, forbid_unknown_fields=True):
    """Come in with a name alone."""

    name: Name
    language: Language = "en"


class SignIn(Struct, forbid_unknown_fields=True):
    """Come in with an account."""

    name: Name
    password: Password


class ChangeMe(Struct, forbid_unknown_fields=True):
    """What to change about me."""

    name: Name | None = None
    language: Language | None = None


class NewPassword(Struct, forbid_unknown_fields=True):
    """A first or a new password; the old one is asked for if there is one."""

    new: Password
    old: Password = ""


class NewToken(Struct, forbid_unknown_fields=True):
    """A token for a program."""

    label: Annotated[str, Meta(max_length=80)] = ""


class Token(Struct, omit_defaults=True):
    """A token; its secret is shown once, when it is made."""

    id: str
    label: str
    created_at: float
    secret: str | None = None


class Me(Struct):
    """Who is asking."""

    id: str
    name: str
    language: str
    has_account: bool


# --- what the server says --------------------------------------------------------------------------


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


class SeatInfo(Struct):
    """Who sits on a seat."""

    seat: int
    name: str
    person: str | None
    bot: str | None
    is_open: bool
    is_ready: bool
    away: str
    bank: float | None
    is_mine: bool


class TableInfo(Struct):
    """The agreements of a table, and where it stands."""

    id: str
    game: str
    title: str
    options: dict[str, Any]
    status: str
    creator: str
    is_public: bool
    spectators: bool
    undo: UndoPolicy
    rated: bool
    clock: ClockRule
    version: int
    ply: int
    seats: list[SeatInfo]
    turn: int | None
    turn_since: float | None
    deadline: float | None
    proposal: Proposal | None
    result: Result | None
    seed_hash: str | None
    seed: str | None
    """A text, because it is larger than the numbers of a browser; shown when the game is over."""
    created_at: float
    started_at: float | None
    finished_at: float | None
    invitation: str | None = None
    """The secret of the invitation link, for those who sit at the table."""


class TablePage(Struct):
    """A page of a list of tables."""

    tables: list[TableInfo]
    page: int
    pages: int


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
