"""Random games by the thousand: a fault can be seen again, and nothing is played twice."""

from __future__ import annotations

from pathlib import Path

import pytest

import ludoteca
from ludoteca.core.state import State
from tools import random_games

ROOM = ludoteca.game("puerto_rico")


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(random_games, "CHUNK", 1)


def test_a_sound_game_has_no_faults() -> None:
    done = random_games.play(random_games.Chunk("puerto_rico", 3, 0), every=50)
    assert done.faults == []
    assert done.decisions > 100


def test_a_fault_says_which_game_and_where(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_: object, state: State) -> list[str]:
        return ["a barrel is missing"]

    monkeypatch.setattr(type(ROOM), "faults", broken)
    (fault,) = random_games.play(random_games.Chunk("puerto_rico", 4, 7), every=20).faults
    assert fault.startswith("puerto_rico, 4 seats, seed 7, {")
    assert fault.endswith("decision 20: a barrel is missing")


def test_it_goes_on_where_it_was_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    notes = tmp_path / "notes"
    played = '["puerto_rico/2/0", 300, []]\n["puerto_rico/3/0", 400, ["a barrel is missing"]]\n'
    notes.write_text(played + '["puerto_rico/4/0", 4')
    assert random_games.noted(notes) == {
        "puerto_rico/2/0": (300, []),
        "puerto_rico/3/0": (400, ["a barrel is missing"]),
    }
    notes.write_text(played + '["puerto_rico/4/0", 500, []]\n["puerto_rico/5/0", 600, []]\n')
    command = ["random_games", "puerto_rico", "--games", "1", "--processes", "1", "--notes", str(notes)]
    monkeypatch.setattr("sys.argv", command)
    assert random_games.main() == 1, "an old fault is not forgotten"
    assert len(notes.read_text().splitlines()) == 4
    assert "puerto_rico/3" in capsys.readouterr().out
