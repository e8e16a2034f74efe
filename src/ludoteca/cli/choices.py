"""The numbered choices of a decision, each with a forecast."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import Console
from rich.text import Text

from ludoteca.cli.tables import Drawing
from ludoteca.core.forecast import forecasts
from ludoteca.core.match import Match
from ludoteca.texts import Texts

MANY = 8
"""From this number on the choices stand in as many columns as fit."""


class Choices:
    """What a person may choose now, numbered from 1."""

    def __init__(self, match: Match, texts: Texts, drawing: Drawing) -> None:
        self.actions = match.state.actions()
        self.labels = [texts.label(action) for action in self.actions]
        changes = forecasts(match.state, int(match.state.seat), self.actions)
        self.forecasts = [drawing.effects(change.total) for change in changes]

    def number(self, number: int) -> int | None:
        """The action with this number."""
        return self.actions[number - 1] if 1 <= number <= len(self.actions) else None

    def show(self, console: Console) -> None:
        """The list, in columns where it is long."""
        entries = [self._entry(number) for number in range(len(self.actions))]
        if len(entries) > MANY:
            console.print(Columns(entries, padding=(0, 3), column_first=True))
        else:
            for entry in entries:
                console.print(entry)

    def _entry(self, number: int) -> Text:
        entry = Text.assemble((f"{number + 1:>3}", "bold cyan"), f"  {self.labels[number]}")
        if self.forecasts[number]:
            entry.append(f"  ({self.forecasts[number]})", style="dim")
        return entry
