"""Games to be learned from: complete rows, equal files for equal seeds, nothing lost and nothing twice."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import ludoteca
from ludoteca.arena import rows, selfplay
from ludoteca.arena.match import draw
from ludoteca.arena.rows import BadSelfplay
from ludoteca.arena.selfplay import Selfplay, run_selfplay
from ludoteca.core.errors import BadOption

PLAN = Selfplay("puerto_rico", ("greedy", "random", "random"), 3, 5, {"max_rounds": 2}, explore=0.2)


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selfplay, "PART", 2)


def files(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


def test_a_row_tells_everything_about_a_decision(tmp_path: Path) -> None:
    assert run_selfplay(PLAN, tmp_path, 1) == 3
    found = [row for table in rows.read(tmp_path) for row in table.to_pylist()]
    game = ludoteca.game("puerto_rico")
    encoder = game.encoder(3)
    assert {row["game"] for row in found} == {0, 1, 2}
    state = game.start(3, draw(5, 0), {"max_rounds": 2})
    first = [row for row in found if row["game"] == 0]
    for row in first:
        assert (row["seat"], row["legal"]) == (state.seat, state.actions())
        assert row["observation"] == encoder.observe(state).tolist()
        assert row["action"] in row["legal"]
        assert len(row["shares"]) == len(row["legal"])
        state.play(row["action"])
    assert state.over
    for row in first:
        seat = row["seat"]
        assert row["scores"] == state.scores()[seat:] + state.scores()[:seat]
        assert sum(row["outcome"]) == pytest.approx(1)
    explored = sum(row["is_random"] for row in found) / len(found)
    assert 0.1 < explored < 0.35


def test_the_metadata_say_which_arrays_these_are(tmp_path: Path) -> None:
    run_selfplay(replace(PLAN, games=1), tmp_path, 1)
    (table,) = rows.read(tmp_path)
    encoder = ludoteca.game("puerto_rico").encoder(3)
    about = {key.decode(): value.decode() for key, value in table.schema.metadata.items()}
    assert about == {"schema": "1", "game": "puerto_rico", "encoding": encoder.signature}


def test_an_interrupted_one_goes_on_and_is_the_same(tmp_path: Path) -> None:
    whole, broken = tmp_path / "whole", tmp_path / "broken"
    run_selfplay(PLAN, whole, 2)
    with pytest.raises(KeyboardInterrupt):
        run_selfplay(PLAN, broken, 1, progress=interrupt)
    assert len(list(broken.glob("part-*"))) == 1
    assert run_selfplay(PLAN, broken, 1) == 3
    assert files(broken) == files(whole)


def test_a_broken_part_is_played_again(tmp_path: Path) -> None:
    run_selfplay(PLAN, tmp_path, 1)
    whole = files(tmp_path)
    part = rows.file_of(tmp_path, 0)
    part.write_bytes(part.read_bytes()[:1000])
    assert run_selfplay(PLAN, tmp_path, 1) == PLAN.games
    assert files(tmp_path) == whole


def interrupt(done: int, total: int) -> None:
    raise KeyboardInterrupt


def test_more_games_come_on_top(tmp_path: Path) -> None:
    run_selfplay(PLAN, tmp_path / "grown", 1)
    assert run_selfplay(replace(PLAN, games=4), tmp_path / "grown", 1) == 4
    run_selfplay(replace(PLAN, games=4), tmp_path / "new", 1)
    assert files(tmp_path / "grown") == files(tmp_path / "new")


def test_a_folder_of_other_games_is_not_touched(tmp_path: Path) -> None:
    run_selfplay(PLAN, tmp_path, 1)
    before = files(tmp_path)
    with pytest.raises(BadSelfplay, match=r"holds other games: its seed is 5, not 6"):
        run_selfplay(replace(PLAN, seed=6), tmp_path, 1)
    assert files(tmp_path) == before


def test_bad_input_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="explore 2"):
        run_selfplay(replace(PLAN, explore=2.0), tmp_path, 1)
    with pytest.raises(BadOption, match="unknown bot"):
        run_selfplay(replace(PLAN, bots=("greedy", "random", "nobody")), tmp_path, 1)
    with pytest.raises(BadSelfplay, match="holds no selfplay"):
        list(rows.read(tmp_path))
    (tmp_path / "part-000000.parquet").write_bytes(b"PAR1 and no more")
    with pytest.raises(BadSelfplay, match=r"part-000000.parquet is broken"):
        list(rows.read(tmp_path))
