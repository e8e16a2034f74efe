"""What there is in Buried Gold: nine plots, six contracts, three steps."""

from __future__ import annotations

from ludoteca.core.options import Option, free_text, switch
from ludoteca.core.verbs import Domain, Verb, Verbs, seats

ROWS, COLUMNS = "abc", "123"
PLOTS = tuple(row + column for row in ROWS for column in COLUMNS)
LINES = (*ROWS, *COLUMNS)
"""The contracts: a line of the island, by row or by column."""
MOST_SEATS = 4
LINE_POINTS = 2
NOTHING = -1

PLOT = Domain("plot", PLOTS, is_plain=True)
VERBS = Verbs(Verb("stay"), Verb("peek", PLOT), Verb("dig", PLOT), Verb("toast", seats("friend", MOST_SEATS)))
STAY, PEEK, DIG, TOAST = (VERBS.first(word) for word in ("stay", "peek", "dig", "toast"))

STEPS = ("scout", "digging", "feast", "game_over")
SCOUT, DIGGING, FEAST, GAME_OVER = range(4)


def wrong_treasure(text: str) -> str:
    """What is wrong with a written treasure; nothing if it can be buried."""
    if len(text) != len(PLOTS) or not set(text) <= set("123456789"):
        return "nine digits from 1 to 9 are expected, one for each plot"
    return ""


OPTIONS = (
    free_text("treasure", "123456789", longest=40, problem=wrong_treasure),
    Option("rounds", 2, low=1, high=2),
    switch("whispers", False, seats=(4,)),
)


def is_on_line(plot: int, line: int) -> bool:
    """Does a plot lie on the line of a contract?"""
    return LINES[line] in PLOTS[plot]
