"""How people who are not here are reached."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

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
