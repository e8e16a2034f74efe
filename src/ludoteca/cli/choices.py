"""The numbered choices of a decision: under their headings, each with its catch and a forecast."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from ludoteca.cli.tables import Drawing
from ludoteca.core.forecast import Forecast, forecasts
from ludoteca.core.state import State
from ludoteca.texts import Texts

MANY = 8
"""From this number on the choices stand in as many columns as fit."""
MANY_FOR_SMALL = 4
"""The same on a small screen."""


class Choices:
    """What a person may choose now, numbered from 1 in the order in which it is shown."""

    def __init__(self, state: State, texts: Texts, drawing: Drawing, names: Sequence[str]) -> None:
        self.texts = texts
        self.drawing = drawing
        legal = state.actions()
        offers = {action: texts.offer(state, action, names) for action in legal}
        groups = list(dict.fromkeys(offer.group for offer in offers.values()))
        self.actions = sorted(legal, key=lambda action: groups.index(offers[action].group))
        self.offers = [offers[action] for action in self.actions]
        changes = forecasts(state, int(state.seat), self.actions)
        self.forecasts = [self._told(change) for change in changes]

    def number(self, number: int) -> int | None:
        """The action with this number."""
        return self.actions[number - 1] if 1 <= number <= len(self.actions) else None

    def listed(self, is_small: bool = False) -> RenderableType:
        """All choices under their headings, in columns where there are many."""
        many = MANY_FOR_SMALL if is_small else MANY
        parts: list[RenderableType] = []
        numbers = range(len(self.actions))
        for group, members in groupby(numbers, lambda number: self.offers[number].group):
            if group:
                parts.append(Text(group, style="italic"))
            entries = [self._entry(number, 2 if is_small else 3) for number in members]
            in_columns = Columns(entries, padding=(0, 2 if is_small else 3), column_first=True)
            parts += [in_columns] if len(entries) > many else entries
        return Group(*parts)

    def _entry(self, number: int, indent: int) -> Text:
        offer = self.offers[number]
        entry = Text.assemble((f"{number + 1:>{indent}}", "bold cyan"), f"  {offer.label}")
        if offer.catch:
            entry.append(f" – {offer.catch}", style="italic")
        if self.forecasts[number]:
            entry.append(f"  ({self.forecasts[number]})", style="dim")
        return entry

    def _told(self, change: Forecast) -> str:
        """What an action brings at once, and what then follows by force."""
        parts = [self.drawing.effects(change.now)]
        if change.then:
            parts.append(self.texts.text("choice-then", effects=self.drawing.effects(change.then)))
        return "; ".join(part for part in parts if part)
