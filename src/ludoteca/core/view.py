"""What one seat may see: the part that every game's view shares."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING, dataclass, fields
from functools import cache
from typing import Any, ClassVar

from ludoteca.core.options import Setting


@dataclass(frozen=True, kw_only=True)
class View:
    """A redacted position. Games add their own fields; hidden things are absent, not masked.

    It takes its fields all at once: to write thirty one by one would cost more than to look at the table.
    """

    for_programs: ClassVar[frozenset[str]] = frozenset()
    """Fields that a program with perfect memory may have, and a screen must not show."""
    own: ClassVar[frozenset[str]] = frozenset()
    """Fields that are not alike for all who look, the viewer among them; none where the game does not say."""

    game: str
    version: int
    options: Mapping[str, Setting]
    viewer: int | None
    seat: int
    step: str

    def __init_subclass__(cls) -> None:
        cls.__init__ = _take  # type: ignore[method-assign, assignment]


def _take(view: View, **given: Any) -> None:
    names = _names(type(view))  # type: ignore[arg-type]
    if given.keys() != names:
        given = _defaults(type(view)) | given
        if given.keys() != names:
            wrong = ", ".join(sorted(given.keys() ^ names))
            raise TypeError(f"{type(view).__name__}: missing or unknown: {wrong}")
    object.__setattr__(view, "__dict__", given)


@cache
def _names(view: type[View]) -> frozenset[str]:
    return frozenset(field.name for field in fields(view))


def _defaults(view: type[View]) -> dict[str, Any]:
    """Fresh values of the fields that need not be given."""
    found = {field.name: field.default for field in fields(view) if field.default is not MISSING}
    makers = {field.name: field.default_factory for field in fields(view)}
    return found | {name: make() for name, make in makers.items() if make is not MISSING}
