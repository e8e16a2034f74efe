"""The log of a match: a line for every decision, with all that followed from it."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ludoteca.cli.seating import MARKS, STYLES
from ludoteca.core.events import Event
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
    """What the decision that led to a ply brought about, a line for each heading; empty if nothing yet."""
    told: list[str] = []
    for heading, events in under_headings(match.events[ply], texts):
        story = " ".join(texts.story(events, names, viewer))
        if story:
            told.append(f"{heading}: {story}" if heading and told else story)
    return "\n".join(told)


def under_headings(events: Sequence[Event], texts: Texts) -> list[tuple[str, list[Event]]]:
    """Events with the heading under which they stand; what comes before the first heading has none."""
    found: list[tuple[str, list[Event]]] = [("", [])]
    for event in events:
        heading = texts.under(event.id)
        begins_anew = found[-1][0] and texts.has(f"event-{event.id}.title")
        if begins_anew or (heading and heading != found[-1][0]):
            found.append((heading, []))
        found[-1][1].append(event)
    return found


def line(seat: int, story: str, before: str = "") -> RenderableType:
    """The mark of a seat and a story whose further lines stand under the first."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    mark = Text.assemble((before, "dim"), (f" {MARKS[seat]}", f"bold {STYLES[seat]}"))
    grid.add_row(mark, Text(story))
    return grid
