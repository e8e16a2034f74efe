"""What the fields of messages may hold."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

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
Setting = bool | int | Annotated[str, Meta(max_length=1 << 16)] | None
Id = Annotated[str, Meta(max_length=40, pattern="^[A-Za-z0-9_-]*$")]
InvitationCode = Annotated[str, Meta(max_length=40)]
