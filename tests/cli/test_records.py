"""Records, positions and rows to learn from: from one to the other and back, and nothing broken passes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import ludoteca
from ludoteca.arena import rows, run_tournament
from ludoteca.arena.selfplay import Selfplay, run_selfplay
from ludoteca.core import record

from .conftest import Command

BOTS = ["greedy", "random", "random"]
SHORT = {"max_rounds": 2}


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("games")
    run_tournament(ludoteca.game("puerto_rico"), BOTS, 9, 1, 1, options=SHORT, records=folder)
    return folder


def texts(folder: Path) -> dict[str, str]:
    return {file.name: file.read_text() for file in folder.glob("*.json")}


def test_records_become_rows_and_records_again(run: Command, games: Path, home: Path) -> None:
    assert run("records", str(games), "--as", "parquet", "--to", "rows").out == "9 games: rows\n"
    assert len(list((home / "rows").glob("part-*.parquet"))) == 2
    found = [row for table in rows.read(home / "rows") for row in table.to_pylist()]
    first = ludoteca.Match.load(min(games.glob("*.json")))
    encoder = first.game.encoder(3)
    for ply, row in enumerate(found[: first.ply]):
        state = first.at(ply)
        assert (row["game"], row["ply"], row["seat"], row["action"]) == (
            0,
            ply,
            state.seat,
            first.actions[ply],
        )
        assert row["observation"] == encoder.observe(state).tolist()
        assert (row["shares"], row["value"]) == (None, None)
    assert sum(row["ply"] == 0 for row in found) == 9
    assert run("records", "rows", "--as", "records", "--to", "again").code == 0
    assert texts(home / "again") == texts(games)


def test_selfplay_becomes_records_of_who_played(run: Command, home: Path) -> None:
    run_selfplay(Selfplay("puerto_rico", tuple(BOTS), 2, 5, SHORT), home / "rows", 1)
    assert run("records", "rows", "--as", "records", "--to", "games").code == 0
    files = sorted((home / "games").iterdir())
    assert [record.read(file).players for file in files] == [BOTS, ["random", "random", "greedy"]]
    assert all(ludoteca.Match.load(file).state.over for file in files)


def test_positions_are_taken_every_so_often_and_begin_records(run: Command, games: Path, home: Path) -> None:
    file = min(games.glob("*.json"))
    words = ("records", str(file), "--as", "positions", "--every", "10", "--to", "some.jsonl")
    match = ludoteca.Match.load(file)
    count = match.ply // 10 + 1
    assert run(*words).out == f"{count} positions: some.jsonl\n"
    lines = (home / "some.jsonl").read_text().splitlines()
    assert [json.loads(line) for line in lines] == [
        match.at(ply).position() for ply in range(0, match.ply + 1, 10)
    ]
    assert run("records", "some.jsonl", "--as", "records", "--to", "begun").code == 0
    begun = [ludoteca.Match.load(file) for file in sorted((home / "begun").iterdir())]
    assert [match.state.position() for match in begun] == [json.loads(line) for line in lines]
    assert "the file exists" in run(*words).err


def test_what_is_broken_is_told_and_left_out(run: Command, games: Path, home: Path) -> None:
    mixed = home / "mixed"
    mixed.mkdir()
    whole = min(games.glob("*.json"))
    (mixed / "whole.json").write_text(whole.read_text())
    (mixed / "cut.json").write_text(whole.read_text()[:300])
    ludoteca.Match.new("puerto_rico", seats=3, seed=1).save(mixed / "x_unfinished.json")
    ludoteca.Match.new("puerto_rico", seats=4, seed=1).save(mixed / "y_four.json")
    ran = run("records", str(mixed), "--as", "parquet", "--to", "rows")
    assert ran.out == "One game: rows\n"
    told = ran.err.splitlines()
    assert len(told) == 3
    assert "cut.json: " in told[0]
    assert "x_unfinished: the game is not over" in told[1]
    assert "y_four: puerto_rico with 4 seats: the rows of a folder are of one game" in told[2]


@pytest.mark.parametrize(
    ("spoil", "problem"),
    [
        (lambda folder: (folder / "part-000000.parquet").write_bytes(b"PAR1"), "0.parquet is broken"),
        (lambda folder: (folder / "selfplay.json").write_text("{"), "selfplay.json cannot be read"),
        (lambda folder: (folder / "selfplay.json").unlink(), "selfplay.json cannot be read"),
        (
            lambda folder: (folder / "selfplay.json").write_text('{"schema": 9}'),
            "schema 9, and this house knows schema 1 alone",
        ),
        (
            lambda folder: (folder / "selfplay.json").write_text('{"schema": 1, "begun": []}'),
            "game 0 cannot be played again",
        ),
    ],
)
def test_broken_rows_are_named(run: Command, home: Path, spoil: object, problem: str) -> None:
    run_selfplay(Selfplay("puerto_rico", ("random",) * 3, 1, 5, SHORT), home / "rows", 1)
    assert callable(spoil)
    spoil(home / "rows")
    ran = run("records", "rows", "--as", "records", "--to", "games")
    assert ran.code == 1
    assert problem in ran.err


def test_one_part_is_enough_and_a_broken_one_is_named_once(run: Command, home: Path) -> None:
    run_selfplay(Selfplay("puerto_rico", ("random",) * 3, 1, 5, SHORT), home / "rows", 1)
    words = ("records", "rows/part-000000.parquet", "--as", "records", "--to", "games")
    assert run(*words).out == "One game: games\n"
    (home / "rows" / "part-000000.parquet").write_bytes(b"PAR1 and no more")
    told = run(*words).err.splitlines()
    assert told[0] == "ludoteca: rows/part-000000.parquet is broken: Parquet magic bytes not found in footer"


def test_what_makes_no_sense_is_refused_in_one_line(run: Command, home: Path) -> None:
    (home / "some.jsonl").write_text("{}\nnot json\n")
    ran = run("records", "some.jsonl", "--as", "parquet", "--to", "rows")
    assert ran.err.count("\n") == 1
    assert "positions, which do not know how their games ended" in ran.err
    ran = run("records", "some.jsonl", "--as", "records", "--to", "games")
    assert "some.jsonl, line 1: " in ran.err
    assert "some.jsonl, line 2: not JSON: a position is one line" in ran.err
    assert "holds nothing that can be used" in ran.err
    (home / "file").write_text("")
    assert "there is no folder" in run("records", "some.jsonl", "--as", "records", "--to", "file").err
    assert run("records", "nowhere", "--as", "records", "--to", "games").code == 1
