"""Drawings for a page of statistics, as SVG: columns, and bars with the interval they can be trusted in."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from ludoteca.report.sections import Bar, Column

WIDTH, HEIGHT = 560, 180
LEFT, BOTTOM, TOP = 44, 26, 8
BAR = 24
"""The height of one bar."""
NAMES = 190
"""The room for the names of bars."""


def columns(steps: Sequence[Column]) -> str:
    """How many fall into each step; the part that is the winners' is drawn in front."""
    most = max((step.count for step in steps), default=0) or 1
    wide = (WIDTH - LEFT) / max(1, len(steps))
    tall = HEIGHT - BOTTOM - TOP
    drawn = [_line(LEFT, HEIGHT - BOTTOM, WIDTH, HEIGHT - BOTTOM)]
    for level in {most, -(-most // 2)}:
        y = TOP + tall * (1 - level / most)
        drawn += [_line(LEFT, y, WIDTH, y, "faint"), _words(LEFT - 6, y + 4, str(level), "end")]
    every = max(1, -(-len(steps) // 10))
    for number, step in enumerate(steps):
        x = LEFT + number * wide
        drawn.append(_column(x, wide, tall * step.count / most, "all", f"{step.name}: {step.count}"))
        if step.part:
            drawn.append(_column(x, wide, tall * step.part / most, "part", f"{step.name}: {step.part}"))
        if number % every == 0:
            drawn.append(_words(x + wide / 2, HEIGHT - 8, str(step.low), "middle"))
    return _svg(HEIGHT, drawn)


def bars(rows: Sequence[Bar], mark: float | None) -> str:
    """One bar a row; `mark` is a line through all of them: the fair share."""
    reach = WIDTH - NAMES - 110
    full = max([1e-9, *(max(row.share, row.high) for row in rows)])
    height = len(rows) * BAR + 4
    drawn = []
    for number, row in enumerate(rows):
        y = number * BAR + 2
        drawn.append(_words(NAMES - 8, y + 16, _short(row.name), "end"))
        drawn.append(
            f'<rect class="all" x="{NAMES}" y="{y + 3}" width="{reach * row.share / full:.1f}" '
            f'height="{BAR - 8}">'
            f"<title>{escape(row.name)}: {escape(row.words)}</title></rect>"
        )
        low, high = (NAMES + reach * bound / full for bound in (row.low, row.high))
        middle = y + BAR / 2 - 1
        drawn += [_line(low, middle, high, middle, "trust"), *_ends(low, high, middle)]
        drawn.append(_words(WIDTH - 104, y + 16, row.words, "start"))
    if mark is not None:
        x = NAMES + reach * mark / full
        drawn.append(_line(x, 0, x, height, "mark"))
    return _svg(height, drawn)


def _ends(low: float, high: float, middle: float) -> list[str]:
    return [_line(x, middle - 4, x, middle + 4, "trust") for x in (low, high)]


def _column(x: float, wide: float, tall: float, kind: str, words: str) -> str:
    gap = min(2.0, wide / 6)
    return (
        f'<rect class="{kind}" x="{x + gap / 2:.1f}" y="{HEIGHT - BOTTOM - tall:.1f}" '
        f'width="{wide - gap:.1f}" height="{tall:.1f}"><title>{escape(words)}</title></rect>'
    )


def _line(x: float, y: float, to_x: float, to_y: float, kind: str = "axis") -> str:
    return f'<line class="{kind}" x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}"/>'


def _words(x: float, y: float, words: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(words)}</text>'


def _short(name: str, most: int = 28) -> str:
    return name if len(name) <= most else name[: most - 1] + "…"


def _svg(height: float, drawn: Sequence[str]) -> str:
    return f'<svg viewBox="0 0 {WIDTH} {height:g}" role="img">{"".join(drawn)}</svg>'
