"""Draws the curve of what `examples/learn.py` has learned: a picture for the documentation.

python -m tools.make_curve learned.csv docs/pictures/learning.svg
"""

from __future__ import annotations

import csv
import sys
from pathlib import Path

WIDTH, HEIGHT, LEFT, BOTTOM, TOP, RIGHT = 640, 280, 52, 44, 14, 16
STYLE = "text{font:13px sans-serif;fill:#444}path{fill:none}"
INK = "#0b7a75"


def x(place: float) -> float:
    """From the left edge, 0, to the right, 1."""
    return LEFT + (WIDTH - LEFT - RIGHT) * place


def y(share: float) -> float:
    """From nothing at the bottom to everything at the top."""
    return HEIGHT - BOTTOM - (HEIGHT - BOTTOM - TOP) * share


def framed(title: str, below: str, marks: list[tuple[float, str]], chance: float, drawn: str) -> str:
    """A picture of shares of victory: marks below it, and the dashed share that chance would have."""
    levels = "".join(
        f'<path stroke="#ddd" d="M{LEFT} {y(share):.1f}H{WIDTH - RIGHT}"/>'
        f'<text x="{LEFT - 8}" y="{y(share) + 4:.1f}" text-anchor="end">{share:.0%}</text>'
        for share in (0, 0.25, 0.5, 0.75, 1)
    )
    words = "".join(
        f'<text x="{x(place):.1f}" y="{HEIGHT - BOTTOM + 18}" text-anchor="middle">{word}</text>'
        for place, word in marks
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">'
        f"<title>{title}</title><style>{STYLE}</style>"
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>{levels}{words}'
        f'<text x="{WIDTH / 2}" y="{HEIGHT - 8}" text-anchor="middle">{below}</text>'
        f'<path stroke="#b3541e" stroke-dasharray="5 4" d="M{LEFT} {y(chance):.1f}H{WIDTH - RIGHT}"/>'
        f"{drawn}</svg>\n"
    )


def line(points: list[tuple[float, float]]) -> str:
    """A line through shares at their places."""
    told = " ".join(f"{x(place):.1f},{y(share):.1f}" for place, share in points)
    return f'<polyline fill="none" stroke="{INK}" stroke-width="2.5" points="{told}"/>'


def curve(points: list[tuple[float, float]], chance: float) -> str:
    """Shares of victory over minutes."""
    last = max(minutes for minutes, _ in points)
    return framed(
        "Share of victories against two random players while learning",
        "minutes of processor time",
        [(minute / last, str(minute)) for minute in range(int(last) + 1)],
        chance,
        line([(minutes / last, share) for minutes, share in points]),
    )


def main(source: Path, target: Path, seats: int = 3) -> None:
    """Read the table, write the picture."""
    with source.open(newline="") as file:
        points = [(float(row["minutes"]), float(row["share"])) for row in csv.DictReader(file)]
    target.write_text(curve(points, 1 / seats), encoding="utf-8")
    print(f"{target}: {len(points)} points")


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    main(Path(sys.argv[1]), Path(sys.argv[2]))
