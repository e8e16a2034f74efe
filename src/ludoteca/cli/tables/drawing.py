"""What all drawings share: players in their colours, labelled lines, counted things, effects in words."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence

from rich.console import RenderableType
from rich.rule import Rule
from rich.text import Text

from ludoteca.cli.seating import MARKS, STYLES
from ludoteca.cli.tables.flow import Flow
from ludoteca.core import registry
from ludoteca.core.game import Game
from ludoteca.core.view import View
from ludoteca.texts import Texts

LABEL = 16
"""Columns that the label of a line takes."""


class Drawing(ABC):
    """Draws the table of one match. A game writes `table`, and `compact` for small screens."""

    def __init__(self, texts: Texts, names: Sequence[str]) -> None:
        assert texts.game is not None
        self.texts = texts
        self.names = names
        self.game: Game = registry.game(texts.game)

    @abstractmethod
    def table(self, view: View, width: int, all_points: bool = False) -> RenderableType:
        """Everything on the table that the viewer may see."""

    def compact(self, view: View, width: int, has_room: bool = True) -> RenderableType:
        """The table in as few lines as possible; what is left out, `table` shows.

        Without room it leaves out even what would be useful now.
        """
        return self.table(view, width)

    def board(self, view: View, seat: int) -> RenderableType:
        """What lies before one player, in a few lines."""
        return self.player(seat)

    def detail(self, view: View) -> str:
        """One more line for the prompt, where the position needs it."""
        return ""

    # --- effects -----------------------------------------------------------------------------------

    def effects(self, changes: Mapping[str, int]) -> str:
        """The changes that an action certainly brings, in words."""
        return ", ".join(self.effect(key, change) for key, change in changes.items())

    def effect(self, key: str, change: int) -> str:
        """A change in words."""
        sign, count = f"+{change}" if change > 0 else f"−{-change}", abs(change)
        kind, _, value = key.partition(":")
        if value:
            named = {kind: self.texts.many(kind, value, count)}
            return self.texts.text(f"effect-{kind}", change=sign, **named)
        return self.texts.text(f"effect-{kind}", change=sign, count=count)

    # --- helpers for every game --------------------------------------------------------------------

    def player(self, seat: int) -> Text:
        """A player's mark and name in the colour of the seat."""
        return Text(self.name(seat), style=f"bold {STYLES[seat]}")

    def name(self, seat: int) -> str:
        """A player's mark and name."""
        return f"{MARKS[seat]} {self.names[seat]}"

    def mark(self, seat: int) -> Text:
        """A player's mark alone, where there is little room."""
        return Text(MARKS[seat], style=f"bold {STYLES[seat]}")

    def title(self, words: Sequence[str]) -> RenderableType:
        """The line above the table."""
        return Rule(Text(" · ".join(words), style="bold"), style="dim", align="left")

    def line(self, heading: str, entries: Sequence[Text], note: str = "") -> RenderableType:
        """A labelled line of entries that wraps between them; the heading is a message."""
        label = Text.assemble(f" {self.texts.text(heading)}", (f" {note}" if note else "", "dim"))
        return Flow(label, entries, max(LABEL, label.cell_len + 1))

    def count(self, kind: str, value: str, count: int, style: str = "", always: bool = False) -> Text:
        """`3 corn`; a single thing goes without its number unless it always has one."""
        name = self.texts.name(kind, value)
        return Text(f"{count} {name}" if always or count > 1 else name, style=style)


def dots(full: int, spaces: int) -> Text:
    """Spaces of which some are taken: `●●○`."""
    return Text("●" * full + "○" * (spaces - full), style="" if full else "dim")
