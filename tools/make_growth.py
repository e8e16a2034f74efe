"""Draws how strength grows with the budget: a picture for the documentation, from a table of arenas.

python -m tools.make_growth docs/pictures/growth.csv docs/pictures/growth.svg
"""

from __future__ import annotations

import csv
import sys
from math import log
from pathlib import Path

from tools.make_curve import INK, framed, line, x, y

MARGIN = 0.08


def growth(rows: list[dict[str, float]], rival: int, chance: float) -> str:
    """Shares of victory with their intervals; a step to the right is as many times the iterations."""
    first, last = log(rows[0]["iterations"]), log(rows[-1]["iterations"])
    places = [MARGIN + (1 - 2 * MARGIN) * (log(row["iterations"]) - first) / (last - first) for row in rows]
    intervals = "".join(
        f'<path stroke="{INK}" d="M{x(place):.1f} {y(row["low"]):.1f}V{y(row["high"]):.1f}"/>'
        f'<circle cx="{x(place):.1f}" cy="{y(row["share"]):.1f}" r="4" fill="{INK}"/>'
        for place, row in zip(places, rows, strict=True)
    )
    return framed(
        f"Share of victories of net against two net:{rival}",
        f"iterations at every decision, against two with {rival}",
        [(place, f"{row['iterations']:,.0f}") for place, row in zip(places, rows, strict=True)],
        chance,
        intervals + line([(place, row["share"]) for place, row in zip(places, rows, strict=True)]),
    )


def main(source: Path, target: Path, rival: int = 200, seats: int = 3) -> None:
    """Read the table, write the picture."""
    with source.open(newline="") as file:
        rows = [{name: float(value) for name, value in row.items()} for row in csv.DictReader(file)]
    target.write_text(growth(rows, rival, 1 / seats), encoding="utf-8")
    print(f"{target}: {len(rows)} points")


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    main(Path(sys.argv[1]), Path(sys.argv[2]))
