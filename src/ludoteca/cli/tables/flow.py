"""A labelled line of short entries that wraps between entries, never inside one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import Console, ConsoleOptions, RenderableType
from rich.text import Text

SEPARATOR = Text(" · ", style="dim")


class Flow:
    """`Ships   5-ship · 6-ship · 7-ship`; further lines begin under the first entry."""

    def __init__(self, label: Text, entries: Sequence[Text], indent: int) -> None:
        self.label = label
        self.entries = entries or [Text("–", style="dim")]
        self.indent = indent

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        """The lines, as wide as there is room."""
        line = Text().append_text(self.label)
        line.append(" " * max(0, self.indent - line.cell_len))
        is_empty = True
        for entry in self.entries:
            wanted = entry.cell_len if is_empty else SEPARATOR.cell_len + entry.cell_len
            if not is_empty and line.cell_len + wanted > options.max_width:
                yield line
                line, is_empty = Text(" " * self.indent), True
            line = line + entry if is_empty else line + SEPARATOR + entry
            is_empty = False
        yield line
