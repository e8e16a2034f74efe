"""Planning: the position after some decisions that are not made yet, and why others are not possible."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from ludoteca.wire.commands import LONGEST_CHAIN
from ludoteca.wire.fields import InvitationCode, Line, SeatNumber, Version
from ludoteca.wire.seen import Happened, Offer


class Plan(Struct, forbid_unknown_fields=True, kw_only=True):
    """What if I did this? Without `seat`, the seat of mine that decides."""

    version: Version
    actions: Annotated[list[Line], Meta(max_length=LONGEST_CHAIN)] = []
    seat: SeatNumber | None = None
    invitation: InvitationCode = ""
    reasons: bool = False
    """Say also what is not possible at its end, and why."""


class NotPossible(Struct):
    """An action that one could think of here, and why it is not possible."""

    action: str
    label: str
    elements: list[str]
    text: str


class Planned(Struct, tag_field="type", tag="planned"):
    """Where a plan leads, imagined from what the seat knows. What it shares with `Seen` means the same."""

    version: int
    viewer: int
    view: Any
    prompt: str
    offers: list[Offer]
    events: list[Happened]
    """What the last action brought."""
    played: int
    """How many of the actions."""
    stopped: str
    """Why no further: `reveal`, `turn` or `over`; empty when all were played."""
    ends: str = ""
    """Why nothing can be planned after it, in the same words; after a `reveal` the view is a mere guess."""
    barred: list[NotPossible] = []
    """What is not possible there, where it was asked for."""


class WhyNot(Struct):
    """All that is not possible at the present decision."""

    version: int
    actions: list[NotPossible]


class TableOptions(Struct):
    """All options of a table, long texts and all."""

    options: dict[str, Any]
