"""The picture of strength over budgets: a point and an interval for every arena of the table."""

from __future__ import annotations

from pathlib import Path

from tools.make_growth import main

TABLE = Path(__file__).parents[2] / "docs" / "pictures" / "growth.csv"


def test_the_picture_shows_every_arena_of_the_table(tmp_path: Path) -> None:
    main(TABLE, tmp_path / "growth.svg")
    drawn = (tmp_path / "growth.svg").read_text()
    assert drawn.count("<circle") == len(TABLE.read_text().splitlines()) - 1
    assert ">1,000<" in drawn
    assert drawn == TABLE.with_suffix(".svg").read_text(), "draw it again: see tools/make_growth.py"
