"""The log of a match: a line for every decision, with all that followed from it."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ludoteca.cli.seating import MARKS, STYLES
from ludoteca.core.match import Match
from ludoteca.texts import Texts


def lines_since(
    match: Match, ply: int, texts: Texts, names: Sequence[str], viewer: int | None
) -> list[RenderableType]:
    """What the viewer may know of the decisions after a ply."""
    lines: list[RenderableType] = []
    for number in range(ply + 1, match.ply + 1):
        story = story_of(match, number, texts, names, viewer)
        if story:
            lines.append(line(match.deciders[number - 1], story))
    return lines


def story_of(match: Match, ply: int, texts: Texts, names: Sequence[str], viewer: int | None) -> str:
    """What the decision that led to a ply brought about; empty if it only prepares another."""
    return " ".join(texts.story(match.events[ply], names, viewer))


def line(seat: int, story: str, before: str = "") -> RenderableType:
    """The mark of a seat and a story whose further lines stand under the first."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    mark = Text.assemble((before, "dim"), (f" {MARKS[seat]}", f"bold {STYLES[seat]}"))
    grid.add_row(mark, Text(story))
    return grid
