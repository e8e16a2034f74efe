"""Plain text forms for comparing: two things are the same if these are, byte for byte."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import fields, is_dataclass

from ludoteca.core.events import Event
from ludoteca.core.position import Json, Position
from ludoteca.core.view import View


def view_text(view: View) -> str:
    """A view as JSON. The order of keys counts: it, too, could tell a secret."""
    return text(view, "view")


def text(value: object, name: str) -> str:
    """Dataclasses, mappings, tuples and lists as JSON; anything else is a fault with its path."""
    try:
        return json.dumps(value, default=opened)
    except TypeError:
        return json.dumps(plain(value, name))


def opened(value: object) -> Json:
    """What JSON does not know, as what it is made of, one layer deep."""
    if is_dataclass(value) and not isinstance(value, type):
        return (
            vars(value)
            if hasattr(value, "__dict__")
            else {f.name: getattr(value, f.name) for f in fields(value)}
        )
    if isinstance(value, Mapping):
        return dict(value)
    raise TypeError


def position_text(position: Position) -> str:
    """A position as JSON; a position is plain already, whatever is not is a fault."""
    try:
        return json.dumps(position)
    except TypeError as error:
        raise AssertionError(f"the position is not plain JSON data: {error}") from None


def events_text(events: list[Event], viewer: int | None) -> str:
    """Those of the events that a viewer may know of."""
    return json.dumps([[event.id, dict(event.args)] for event in events if event.is_seen_by(viewer)])


def plain(value: object, path: str) -> Json:
    """JSON data of dataclasses, mappings, tuples and lists; anything else is a fault with its path."""
    if value is None or isinstance(value, bool | int | str):
        return value
    if is_dataclass(value) and not isinstance(value, type):
        return {f.name: plain(getattr(value, f.name), f"{path}.{f.name}") for f in fields(value)}
    if isinstance(value, Mapping):
        return {str(key): plain(entry, f"{path}[{key!r}]") for key, entry in value.items()}
    if isinstance(value, tuple | list):
        return [plain(entry, f"{path}[{i}]") for i, entry in enumerate(value)]
    raise AssertionError(f"{path} is a {type(value).__name__}, which clients cannot read as JSON")


def difference(one: str, other: str) -> str:
    """Where two texts part, for the message."""
    at = next(
        (i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other))
    )
    start = max(0, at - 40)
    return f"…{one[start : at + 30]}… against …{other[start : at + 30]}…"
