"""A terminal to test with: run the command in this process or in another, with typed input."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

import ludoteca
from ludoteca.cli.main import main
from ludoteca.core import registry

from ..testing.buried_gold import BuriedGold
from ..testing.slow_and_steady import SlowAndSteady
from ..testing.toy import MarketDay


@dataclass(frozen=True)
class Ran:
    code: int
    out: str
    err: str


Command = Callable[..., Ran]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of its own, a screen of 100 columns, English."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "100")
    for name in ("LC_ALL", "LC_MESSAGES", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    """Run the command in this process."""

    def command(*words: str, typed: str = "") -> Ran:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        try:
            code = main(words)
        except SystemExit as stop:
            code = int(stop.code or 0)
        captured = capsys.readouterr()
        assert "Traceback" not in captured.err
        return Ran(code, captured.out, captured.err)

    return command


@pytest.fixture
def process() -> Command:
    """Run the command in a process of its own."""

    def command(*words: str, typed: str = "", **environment: str) -> Ran:
        source = str(Path(ludoteca.__file__).parents[1])
        done = subprocess.run(
            [sys.executable, "-m", "ludoteca", *words],
            input=typed,
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=120,
            env={**os.environ, "PYTHONPATH": source, "PYTHONIOENCODING": "utf-8", **environment},
        )
        assert "Traceback" not in done.stderr
        return Ran(done.returncode, done.stdout, done.stderr)

    return command


@pytest.fixture
def guests(house_games_only: None) -> None:
    """The toys of the conformance tests are at home for a test: alone, in teams, with secrets."""
    for game in (SlowAndSteady(), BuriedGold(), MarketDay()):
        registry.register(game)


@pytest.fixture
def record(run: Command, home: Path) -> Path:
    """A finished match in a file."""
    path = home / "finished.json"
    words = ("play", "puerto_rico", "--seats", "3", "--bots", "random", "--seed", "4", "--save", str(path))
    played = run(*words, typed="1\n" * 600)
    assert played.code == 0
    return path
