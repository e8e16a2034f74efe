"""The curtain between people who share a terminal: nobody sees what the one before saw or typed."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from ludoteca.texts import Texts

CLEAR = "\x1b[H\x1b[2J\x1b[3J"
"""To the top, clear the screen, then what has scrolled away."""


class Curtain:
    """Falls when the screen goes from one person to the next; never where all may see everything."""

    def __init__(self, console: Console, texts: Texts, names: Sequence[str], is_needed: bool) -> None:
        self.console = console
        self.texts = texts
        self.names = names
        self.is_needed = is_needed
        self.before: int | None = None
        """Who looks at the screen."""

    def hand_over(self, seat: int) -> bool:
        """Let the next person come to the screen; False if nobody came (the input has ended)."""
        if not self.is_needed or self.before == seat:
            return True
        self.fall()
        words = self.texts.text("curtain-hand-over", name=self.names[seat])
        try:
            self.console.input(Text(words, style="bold"))
        except EOFError:
            self.console.print()
            return False
        self.fall()
        self.before = seat
        return True

    def fall(self) -> None:
        """Cover all that was shown or typed, also what could be scrolled or recalled."""
        if not self.is_needed:
            return
        self.before = None
        if self.console.is_terminal:
            self.console.file.write(CLEAR)
            self.console.file.flush()
        if "readline" in sys.modules:
            sys.modules["readline"].clear_history()
