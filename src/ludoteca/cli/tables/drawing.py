"""The plain drawing: it shows any game's view as it is, and forecasts points."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict

from rich.console import Group, RenderableType
from rich.text import Text

from ludoteca.cli.seating import MARKS, STYLES
from ludoteca.core.view import View
from ludoteca.texts import Texts

HEADER = ("game", "version", "options", "viewer")


class Drawing:
    """Draws the table of one match. Games with a board of their own draw better."""

    def __init__(self, texts: Texts, names: Sequence[str]) -> None:
        self.texts = texts
        self.names = names

    def table(self, view: View, width: int, all_points: bool = False) -> RenderableType:
        """Everything on the table that the viewer may see."""
        fields = {name: value for name, value in asdict(view).items() if name not in HEADER}
        return Group(
            *(
                Text.assemble((name.replace("_", " "), "bold"), "  ", json.dumps(value, ensure_ascii=False))
                for name, value in fields.items()
            )
        )

    def board(self, view: View, seat: int) -> RenderableType:
        """What lies before one player, in a few lines."""
        return self.player(seat)

    def detail(self, view: View) -> str:
        """One more line for the prompt, where the position needs it."""
        return ""

    def effects(self, changes: Mapping[str, int]) -> str:
        """The changes that an action certainly brings, in words."""
        return ", ".join(self.effect(key, change) for key, change in changes.items())

    def effect(self, key: str, change: int) -> str:
        """A change in words."""
        sign = f"+{change}" if change > 0 else f"−{-change}"
        kind, _, value = key.partition(":")
        if value:
            return self.texts.text(f"effect-{kind}", change=sign, **{kind: self.texts.name(kind, value)})
        return self.texts.text(f"effect-{kind}", change=sign, count=abs(change))

    def player(self, seat: int) -> Text:
        """A player's mark and name in the colour of the seat."""
        return Text(f"{MARKS[seat]} {self.names[seat]}", style=f"bold {STYLES[seat]}")
