"""Several people at one terminal: nobody sees what the one before saw or typed."""

from __future__ import annotations

import os
import pty
import re
import subprocess
import sys
from pathlib import Path
from time import monotonic

import pytest

import ludoteca
from ludoteca.cli.curtain import CLEAR

from .conftest import Command

ROOT = Path(__file__).parents[2]
GAME = ("play", "buried_gold", "--seats", "2", "--me", "0,1", "--seed", "3")
HAND_OVER = "The screen is for {} now."
WITH_TOYS = (
    "import sys; from tests.testing import buried_gold; from ludoteca.cli.main import main; "
    "sys.exit(main(sys.argv[1:]))"
)


class Terminal:
    """The command in a terminal of its own; everything that appears there is kept."""

    def __init__(self, *words: str) -> None:
        self.ours, theirs = pty.openpty()
        source = f"{Path(ludoteca.__file__).parents[1]}:{ROOT}"
        environment = {**os.environ, "PYTHONPATH": source, "TERM": "xterm", "COLUMNS": "100", "LINES": "40"}
        self.process = subprocess.Popen(
            [sys.executable, "-c", WITH_TOYS, *words],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=environment,
        )
        os.close(theirs)
        self.seen = ""

    def wait_for(self, words: str) -> None:
        """Read until something appears that was not there before."""
        begun, fresh = monotonic(), ""
        while words not in plain(fresh):
            assert monotonic() - begun < 60, fresh
            fresh += os.read(self.ours, 65536).decode("utf-8", "replace")
        self.seen += fresh

    def type(self, line: str) -> None:
        os.write(self.ours, f"{line}\n".encode())

    def on_screen(self) -> str:
        """What is left to see, with everything that could be scrolled back to."""
        return plain(self.seen.rpartition(CLEAR)[2])

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.ours)


def plain(text: str) -> str:
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", text).replace("\r", "")


@pytest.mark.usefixtures("guests")
def test_before_each_person_the_screen_is_handed_over(run: Command) -> None:
    ran = run(*GAME, typed="\nstay\n\nstay\n\ndig a1\n\n")
    assert ran.out.count(HAND_OVER.format("Player 0")) == 2
    assert ran.out.count(HAND_OVER.format("Player 1")) == 2
    assert "Ora lo schermo è per Posto 0." in run(*GAME, "--lang", "it", typed="").out


def test_nothing_secret_stays_when_the_next_person_comes() -> None:
    terminal = Terminal(*GAME)
    try:
        terminal.wait_for("press Enter")
        terminal.type("")
        terminal.wait_for("Your choice")
        mine = re.findall(r"Your contract is ([a-z]+ [a-z0-9])", terminal.on_screen())
        assert len(mine) == 1
        terminal.type("peek b2")
        terminal.wait_for("The screen is for Player 1")
        handed = terminal.on_screen()
        assert "peek b2" not in handed
        assert "contract" not in handed
        terminal.type("")
        terminal.wait_for("Your choice")
        theirs = terminal.on_screen()
        assert "peek b2" not in theirs
        assert "You find" not in theirs
        assert "Player 0 looks under b2." in theirs
        assert len(re.findall("Your contract is", theirs)) == 1
        terminal.type("q")
        terminal.wait_for("--resume")
        assert "contract" not in terminal.on_screen()
    finally:
        terminal.close()


@pytest.mark.usefixtures("guests")
def test_one_person_needs_no_curtain(run: Command) -> None:
    ran = run(*GAME[:4], "--me", "0", "--bots", "random", "--seed", "3", typed="stay\ndig a1\n")
    assert "The screen is for" not in ran.out


@pytest.mark.usefixtures("guests")
def test_if_nobody_comes_to_the_screen_the_match_is_saved(run: Command, home: Path) -> None:
    ran = run(*GAME, "--save", "island.json", typed="\nstay\n")
    assert ran.code == 0
    assert "--resume island.json --me 0,1" in ran.out
    assert (home / "island.json").exists()


@pytest.mark.usefixtures("guests")
def test_the_end_is_for_everybody(run: Command) -> None:
    ran = run(*GAME, typed="1\n" * 400)
    assert ran.code == 0
    ending = ran.out.rpartition("Your choice")[2]
    assert "You " not in ending
    assert "The contract of Player 0 was" in ending
    assert "The winner" in ending or "win together" in ending


def test_in_a_public_game_all_look_with_the_eyes_of_a_spectator(run: Command) -> None:
    words = ("play", "puerto_rico", "--seats", "3", "--seed", "5", "--option", "first_governor=0")
    ran = run(*words, "--me", "0,1,2", typed="role settler\nsettle quarry\nsettle corn\n")
    assert "press Enter" not in ran.out
    assert "0 VP" not in ran.out
    assert "Player 0 takes a quarry." in ran.out
    assert " 0 VP" in run(*words, "--bots", "random").out
