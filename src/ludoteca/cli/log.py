"""The log of a match: a line for every decision, with all that followed from it."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from ludoteca.cli.seating import MARKS, STYLES
from ludoteca.core.match import Match
from ludoteca.texts import Texts


def lines_since(
    match: Match, ply: int, texts: Texts, names: Sequence[str], viewer: int | None
) -> list[Text]:
    """What the viewer may know of the decisions after a ply."""
    entries = [entry_of(match, number, texts, names, viewer) for number in range(ply + 1, match.ply + 1)]
    return [entry for entry in entries if entry is not None]


def entry_of(
    match: Match, ply: int, texts: Texts, names: Sequence[str], viewer: int | None
) -> Text | None:
    """What the decision that led to a ply brought about."""
    told = [texts.event(event, names, viewer) for event in match.events[ply]]
    story = " ".join(sentence for sentence in told if sentence)
    if not story:
        return None
    seat = match.deciders[ply - 1]
    return Text.assemble((f" {MARKS[seat]} ", f"bold {STYLES[seat]}"), story)
