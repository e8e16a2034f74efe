"""Paging by keys: a page says where the next one begins, so that every page costs the same."""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Sequence
from typing import Generic, NamedTuple, TypeVar

import msgspec

from ludoteca.server.errors import Refusal

PAGE = 20
Row = TypeVar("Row")
Key = TypeVar("Key", bound=tuple[object, ...])


class Age(NamedTuple):
    """Where a list goes on that has the newest first."""

    created_at: float
    id: str


class Listed(msgspec.Struct, Generic[Row]):
    """A page of a list, and the key of the next one if there is one."""

    rows: Sequence[Row]
    next: str | None


def listed(found: Sequence[Row], key: Callable[[Row], tuple[object, ...]], page: int = PAGE) -> Listed[Row]:
    """A page, out of what was found from its beginning on: one row more than it holds tells of a next one."""
    rows = found[:page]
    return Listed(rows, write_key(key(rows[-1])) if len(found) > page else None)


def write_key(values: tuple[object, ...]) -> str:
    """The last row of a page as a short text for an address."""
    return urlsafe_b64encode(msgspec.json.encode(values)).decode().rstrip("=")


def read_key(text: str, kind: type[Key]) -> Key | None:
    """What a key says; None at the beginning of a list."""
    if not text:
        return None
    try:
        return msgspec.json.decode(urlsafe_b64decode(text + "=" * (-len(text) % 4)), type=kind)
    except (ValueError, UnicodeError):
        raise Refusal("bad-request", 400, problem="after") from None
