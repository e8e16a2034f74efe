"""What one seat may see: the part that every game's view shares."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from ludoteca.core.options import Setting


@dataclass(frozen=True, kw_only=True)
class View:
    """A redacted position. Games add their own fields; hidden things are absent, not masked."""

    for_programs: ClassVar[frozenset[str]] = frozenset()
    """Fields that a program with perfect memory may have, and a screen must not show."""

    game: str
    version: int
    options: Mapping[str, Setting]
    viewer: int | None
    seat: int
    step: str
