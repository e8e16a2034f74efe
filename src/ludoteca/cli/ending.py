"""The end of a game: who won, and where the points came from."""

from __future__ import annotations

from collections.abc import Sequence

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text

from ludoteca.cli.seating import MARKS, STYLES
from ludoteca.core.match import Match
from ludoteca.texts import Texts


def show(match: Match, texts: Texts, names: Sequence[str], console: Console) -> None:
    """Standings and points by source."""
    state = match.state
    ranks, scores, sources = state.standings(), state.scores(), state.breakdown()
    winners = [names[seat] for seat, rank in enumerate(ranks) if rank == 1]
    console.print()
    console.print(Text(texts.text("end-winners", count=len(winners), names=", ".join(winners)), style="bold"))
    order = sorted(range(len(ranks)), key=lambda seat: ranks[seat])
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    table.add_column(texts.text("end-source"))
    for seat in order:
        heading = Text(f"{ranks[seat]}. {MARKS[seat]} {names[seat]}", style=f"bold {STYLES[seat]}")
        table.add_column(heading, justify="right")
    for source in sources[0]:
        points = [sources[seat][source] for seat in order]
        if any(points):
            table.add_row(texts.source(source), *(str(point) if point else "–" for point in points))
    table.add_section()
    table.add_row(texts.text("end-total"), *(str(scores[seat]) for seat in order), style="bold")
    console.print(table)
