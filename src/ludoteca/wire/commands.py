"""Commands: what a client says at a table."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ludoteca.wire.fields import InvitationCode, Key, Line, SeatNumber, Version
from ludoteca.wire.opening import SeatWish

LONGEST_CHAIN = 400


class Command(Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """Every command has a key: sent again with the same key, it is answered as before and done once."""

    key: Key


class Move(Command, tag="move"):
    """Play an action, in notation: `build hacienda`."""

    version: Version
    action: Line


class Chain(Command, tag="chain"):
    """Play several of my decisions in a row, as one; it stops at a reveal or when somebody else decides."""

    version: Version
    actions: Annotated[list[Line], Meta(min_length=1, max_length=LONGEST_CHAIN)]


class OrderWish(Struct, forbid_unknown_fields=True, kw_only=True):
    """A promise: at this step answer with this action, until the phase, round or game ends."""

    step: Annotated[str, Meta(max_length=80)]
    action: Line
    until: Literal["phase", "round", "game"] = "game"
    wakes: bool = False
    """Drop it when something new comes to light."""


class Orders(Command, tag="orders"):
    """My standing orders, in the place of those before; an empty list revokes them."""

    orders: Annotated[list[OrderWish], Meta(max_length=40)]
    seat: SeatNumber | None = None
    """Which of my seats, where I have several; else the one that decides."""


class Prepare(Command, tag="prepare"):
    """A chain for my next turn, played when it comes as far as it is legal; an empty one forgets it."""

    actions: Annotated[list[Line], Meta(max_length=LONGEST_CHAIN)]
    seat: SeatNumber | None = None
    """Which of my seats, where I have several; else the one that decides."""


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
    invitation: InvitationCode = ""


class Decline(Command, tag="decline"):
    """Turn an invitation down: the seat kept for me is free for others."""


class Leave(Command, tag="leave"):
    """Stand up: before the start the seat is free again, in a running game a bot plays on."""


class Return(Command, tag="return"):
    """Take my seat back from the bot that stands in for me."""


class TakeOver(Command, tag="take_over"):
    """Take over a seat that somebody left."""

    seat: SeatNumber
    invitation: InvitationCode = ""


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
    | Chain
    | Orders
    | Prepare
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
