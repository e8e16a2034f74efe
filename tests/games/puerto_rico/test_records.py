"""Recorded games of Puerto Rico end as they should; that they replay is tested for all rooms together."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.recorded import recorded

from .table import GAME

FILES = sorted(recorded(GAME.id).records.glob("*.json"))


def test_there_is_a_record_for_each_end_and_seat_count() -> None:
    assert sorted(file.stem for file in FILES) == sorted(
        f"{end}_{seats}" for end in ("colonists", "city", "vp", "max_rounds") for seats in (2, 3, 4, 5)
    )


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_record_ends_as_its_name_says(file: Path) -> None:
    """PR-6.1, PR-6.3: by that trigger alone, which came in the last round and let everybody choose."""
    record: dict[str, Any] = json.loads(file.read_text())
    end = file.stem.rpartition("_")[0]
    state = GAME.start(record["seats"], record["seed"], record["options"])
    triggered = None
    for line in record["moves"]:
        if triggered is None and state.position()["end_triggers"]:
            triggered = state.position()["round"]
        state.play(GAME.parse(line))
    last: dict[str, Any] = state.position()
    if end == "max_rounds":
        assert last["end_triggers"] == []
        assert last["round"] == record["options"]["max_rounds"]
    else:
        assert last["end_triggers"] == [end]
        assert record["options"]["max_rounds"] is None
        assert triggered in (None, last["round"])
    taken = [card["taken_by"] for card in last["roles"].values() if card["taken_by"] is not None]
    assert len(taken) == (6 if record["seats"] == 2 else record["seats"])
