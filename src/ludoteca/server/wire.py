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


class Decline(Command, tag="decline"):
    """Turn an invitation down: the seat kept for me is free for others."""


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
    | Decline
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
    rated: bool | None = None
    """Does the result count for ratings? Not said: yes at a public table for at least two people."""
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


# --- replay ----------------------------------------------------------------------------------------


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


# --- studies: records that people bring along ------------------------------------------------------


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


# --- analysis: what could have been ----------------------------------------------------------------


Id = Annotated[str, Meta(max_length=40, pattern="^[A-Za-z0-9_-]*$")]


class Explore(Struct, forbid_unknown_fields=True, kw_only=True):
    """A line of play on a private copy: from a moment of a table or a study, these actions of all seats."""

    table: Id = ""
    study: Id = ""
    invitation: Annotated[str, Meta(max_length=40)] = ""
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


# --- learning --------------------------------------------------------------------------------------


class LearnSpan(Struct):
    """A piece of text in one style; an `element` is the id of a thing on the board, not to be read."""

    text: str
    style: Literal["plain", "strong", "emphasis", "code", "element"]


class LearnLine(Struct):
    """A paragraph, an item or a row of a table, and the rules it tells."""

    cells: list[list[LearnSpan]]
    rules: list[str]


class LearnBlock(Struct):
    """Lines that belong together. The first line of a table is its heading."""

    kind: Literal["heading", "paragraph", "list", "steps", "table", "box"]
    lines: list[LearnLine]


class LearnSection(Struct):
    """A chapter. Its id is the same in every language."""

    id: str
    title: str
    blocks: list[LearnBlock]


class LearnEntry(Struct):
    """A word of the glossary and the elements of the board it stands for."""

    term: str
    elements: list[str]
    text: str


class LearnPlace(Struct):
    """A line of the pages that a search has found."""

    section: str
    title: str
    block: int
    line: int
    excerpt: str


class LearnPages(Struct):
    """All that teaches a game, in one language."""

    game: str
    language: str
    sections: list[LearnSection]
    glossary: list[LearnEntry]


class LearnPlaces(Struct):
    """Where a search has found something; the best first."""

    query: str
    places: list[LearnPlace]


# --- profiles and ratings --------------------------------------------------------------------------


class RatingInfo(Struct):
    """How good somebody is at a game: `rating` is the cautious estimate mu - 3 sigma."""

    rating: float
    mu: float
    sigma: float
    games: int


class RatingPoint(Struct):
    """A rating after a game, for a graph."""

    at: float
    rating: float


class Average(Struct):
    """Finished games with so many seats. Who left a game is last and has no points."""

    seats: int
    games: int
    wins: int
    left: int
    points: float | None
    rank: float


class GameProfile(Struct):
    """What somebody did at one game."""

    game: str
    title: str
    games: int
    wins: int
    by_seats: list[Average]
    rating: RatingInfo | None
    history: list[RatingPoint]


class Profile(Struct):
    """A person as others see it. Tables by invitation count in the numbers; only their people see them."""

    id: str
    name: str
    has_account: bool
    since: float
    games: list[GameProfile]
    running: list[TableInfo]
    finished: TablePage


class RankedPerson(Struct):
    """A line of a leaderboard."""

    place: int
    name: str
    rating: float
    mu: float
    sigma: float
    games: int


class Leaderboard(Struct):
    """A page of the ratings at a game, best first."""

    game: str
    title: str
    people: list[RankedPerson]
    page: int
    pages: int


# --- what a person chooses -------------------------------------------------------------------------

Preference = bool | int | float | Annotated[str, Meta(max_length=200)] | None
Preferred = Annotated[
    dict[Annotated[str, Meta(min_length=1, max_length=40)], Preference], Meta(max_length=60)
]


class Preferences(Struct, forbid_unknown_fields=True):
    """Theme, sounds, confirmation before a move and what else a client wants to find again; 4 kB at most."""

    chosen: Preferred


Occasion = Literal["turn", "invitation", "question", "over"]
"""Why one is written to: my turn, an invitation, a take-back or an end is asked for, the game is over."""
OCCASIONS: tuple[Occasion, ...] = ("turn", "invitation", "question", "over")


class NewContact(Struct, forbid_unknown_fields=True):
    """Where to write to me when I am not here, and about what."""

    address: Annotated[str, Meta(min_length=3, max_length=500)]
    kinds: Annotated[list[Occasion], Meta(max_length=10)] | None = None
    """Not said: about everything."""


class Contact(Struct):
    """Where the server writes to me; a mail address counts once it is confirmed."""

    channel: str
    address: str
    is_confirmed: bool
    kinds: list[Occasion]


class Contacts(Struct):
    """Where the server writes to me, and the ways it knows."""

    contacts: list[Contact]
    channels: list[str]


class Rematch(Struct):
    """The table at which the same people play again, if there is one."""

    table: str | None
