"""Recorded games of Age of Discovery are what their names say; that they replay is tested for all rooms."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.recorded import recorded

from .recorded import ENDS, is_shared
from .table import GAME, Table

FILES = sorted(recorded(GAME.id).records.glob("*.json"))
SORTS = (*ENDS, "auction", "tie")


def test_there_is_a_record_for_each_sort_of_game_and_seat_count() -> None:
    assert sorted(file.stem for file in FILES) == sorted(
        f"{sort}_{seats}" for sort in SORTS for seats in (2, 3, 4, 5)
    )


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_AD_9_14_a_record_has_eight_turns_and_is_what_its_name_says(file: Path) -> None:
    record: dict[str, Any] = json.loads(file.read_text())
    sort = file.stem.rpartition("_")[0]
    t = Table(GAME.start(record["seats"], record["seed"], record["options"]))
    turns = {1}
    for line in record["moves"]:
        t.state.play(GAME.parse(line))
        turns.add(t["turn"])
    assert turns == set(range(1, 9))
    assert record["options"]["start_order"] == ("auction" if sort == "auction" else "random")
    if sort in ENDS:
        assert ENDS[sort](t.state)
    assert sort != "tie" or is_shared(t.state)
