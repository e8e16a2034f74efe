"""The page about the protocol knows the messages that there are."""

from __future__ import annotations

import re
from typing import get_args

import msgspec

from ludoteca.wire.commands import AnyCommand, Command
from ludoteca.wire.opening import NewTable
from tests.tool import ROOT

PROTOCOL = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")


def test_every_command_has_its_line_with_its_fields() -> None:
    lines = dict(re.findall(r"^\| `(\w+)` \|(?: ([^|]*))? \|", PROTOCOL, re.MULTILINE))
    assert lines == {kind.__struct_config__.tag: fields(kind) for kind in get_args(AnyCommand)}


def test_the_table_to_be_opened_is_one() -> None:
    (body,) = re.findall(r"```json\n( *\{\"game\".*?)```", PROTOCOL, re.DOTALL)
    wished = msgspec.json.decode(body, type=NewTable)
    said = {"game": wished.game, "seats": wished.seats, "rated": wished.rated}
    assert wished == NewTable(**said), "what need not be said is shown as it is when not said"


def fields(kind: type[Command]) -> str:
    """`seat`, `invitation`? for a command with a seat and, if one likes, an invitation."""
    own = [field for field in msgspec.structs.fields(kind) if field.name != "key"]
    return ", ".join(f"`{field.name}`{'' if field.required else '?'}" for field in own)
