"""Counts of decision points by depth: a changed number is a changed rule."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.tool import load_tool

ENTRIES = json.loads((Path(__file__).parent / "perft.json").read_text())
tool = load_tool("make_perft")


@pytest.mark.parametrize(
    "entry", ENTRIES, ids=lambda e: f"{e['seats']} seats, seed {e['seed']}, ply {e['plies']}"
)
def test_perft(entry: dict[str, Any]) -> None:
    start = tool.start("puerto_rico", entry["seats"], entry["seed"], entry["plies"])
    assert not start.over
    found = [tool.perft(start, depth + 1) for depth in range(len(entry["counts"]))]
    assert found == entry["counts"], "the rules changed: raise VERSION and run tools/make_perft.py"


def test_every_seat_count_and_every_listed_start_is_counted() -> None:
    listed = [(seats, seed, plies, depth) for _, seats, seed, plies, depth in tool.STARTS]
    assert [(e["seats"], e["seed"], e["plies"], len(e["counts"])) for e in ENTRIES] == listed
    assert {e["seats"] for e in ENTRIES} == {2, 3, 4, 5}
