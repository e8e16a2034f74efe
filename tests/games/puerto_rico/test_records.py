"""Recorded games, one for each way to end and number of seats: they replay to the same result."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.tool import load_tool

from .table import GAME

RECORDS = Path(__file__).parents[2] / "records" / "puerto_rico"
FILES = sorted(RECORDS.glob("*.json"))
FIELDS = ["format", "game", "version", "options", "seats", "seed", "moves", "result", "fingerprint"]


def read(file: Path) -> dict[str, Any]:
    content: dict[str, Any] = json.loads(file.read_text())
    return content


def test_there_is_a_record_for_each_end_and_seat_count() -> None:
    assert sorted(file.stem for file in FILES) == sorted(
        f"{end}_{seats}" for end in ("colonists", "city", "vp", "max_rounds") for seats in (2, 3, 4, 5)
    )


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_record_replays_to_its_result(file: Path) -> None:
    record = read(file)
    assert list(record) == FIELDS
    assert (record["format"], record["game"], record["version"]) == (1, GAME.id, GAME.version)
    assert set(record["options"]) == {option.name for option in GAME.options}
    state = GAME.start(record["seats"], record["seed"], record["options"])
    for ply, line in enumerate(record["moves"]):
        assert not state.over, f"over at ply {ply}"
        state.play(GAME.parse(line))
    assert state.over
    assert state.scores() == record["result"]["scores"]
    assert state.standings() == record["result"]["standings"]
    assert state.fingerprint() == record["fingerprint"]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_record_ends_as_its_name_says(file: Path) -> None:
    """PR-6.1, PR-6.3: by that trigger alone, which came in the last round and let everybody choose."""
    record = read(file)
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


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_moves_stand_one_a_line(file: Path) -> None:
    lines = [line.strip().rstrip(",") for line in file.read_text().splitlines()]
    assert all(json.dumps(move) in lines for move in read(file)["moves"])


def test_the_search_writes_what_is_recorded() -> None:
    """The generator still finds the same game, so the files can be made anew."""
    tool = load_tool("make_records")
    assert tool.search(3, "max_rounds") == (RECORDS / "max_rounds_3.json").read_text()
