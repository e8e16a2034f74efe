"""Playing in the terminal, by feeding lines to it."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from functools import partial
from pathlib import Path
from time import sleep

import pytest

import ludoteca
from ludoteca import Match
from ludoteca.bots import Budget

from .conftest import Command

GAME = ("play", "puerto_rico", "--seats", "3", "--seed", "5", "--option", "first_governor=0")
QUICK = (*GAME, "--bots", "random")


@pytest.mark.parametrize("language", ["en", "it"])
def test_a_whole_game_is_played_by_numbers(run: Command, home: Path, language: str) -> None:
    path = home / "game.json"
    ran = run(*QUICK, "--lang", language, "--save", str(path), typed="1\n" * 600)
    assert ran.code == 0
    assert ran.err == ""
    assert ("The winner" in ran.out) or ("Vince" in ran.out) or ("win together" in ran.out)
    assert str(path) in ran.out
    assert "{" not in ran.out
    assert "_" not in ran.out.replace("puerto_rico", "").replace(str(home), "")
    assert Match.load(path).state.over


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("columns", ["80", "100"])
def test_no_line_is_wider_than_the_screen(
    run: Command, monkeypatch: pytest.MonkeyPatch, seats: int, columns: str
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    words = ("play", "puerto_rico", "--seats", str(seats), "--seed", "9", "--bots", "random", "--lang", "it")
    ran = run(*words, typed="1\n" * 30)
    shown = [line for line in ran.out.splitlines() if "puerto_rico-" not in line and ">" not in line]
    assert max(len(line) for line in shown) <= int(columns)


def test_the_prompt_shows_the_rule_and_the_effect_of_choices(run: Command) -> None:
    ran = run(*QUICK, typed="role builder\n")
    assert "Choose a role." in ran.out
    assert "─ PR-4.8, PR-4.9" in ran.out
    assert "Build the small indigo plant  (+1 VP)" in ran.out
    assert "Build the hacienda  (−1 doubloon, +1 VP)" in ran.out


def test_a_line_of_notation_is_as_good_as_a_number(run: Command) -> None:
    ran = run(*QUICK, typed="role settler\nsettle quarry\n")
    assert "You choose the settler." in ran.out
    assert "You take a quarry." in ran.out


def test_several_decisions_are_typed_as_one_line(run: Command, home: Path) -> None:
    path = home / "game.json"
    ran = run(*QUICK, "--save", str(path), typed="role mayor; privilege yes\n")
    assert Match.load(path).lines[:2] == ["role mayor", "privilege yes"]
    assert "Played" not in ran.out


def test_a_chain_stops_where_somebody_else_decides(run: Command, home: Path) -> None:
    path = home / "game.json"
    ran = run(*QUICK, "--save", str(path), typed="role settler; settle corn; settle corn\n")
    assert "Played 2; then somebody else was to decide." in ran.out
    assert Match.load(path).lines[:2] == ["role settler", "settle corn"]


def test_a_chain_that_cannot_be_is_not_played_by_half(run: Command, home: Path) -> None:
    path = home / "game.json"
    ran = run(*QUICK, "--save", str(path), typed="role settler; build hacienda\n1; xyzzy\n")
    assert "Action 2 of the chain: Now it is time for taking a tile." in ran.out
    assert "Action 2 of the chain: I do not understand “xyzzy”." in ran.out
    assert Match.load(path).lines == []


@pytest.mark.usefixtures("guests")
def test_words_of_the_position_are_prompt_heading_and_catch(run: Command) -> None:
    words = ("play", "buried_gold", "--seats", "2", "--bots", "random", "--seed", "3")
    ran = run(*words, typed="peek a1\n")
    assert re.search(r"Round 1: where do you look\? Your contract is (row|column) [a-c1-3]\.", ran.out)
    assert "On the line of your contract\n" in ran.out
    assert "Elsewhere\n" in ran.out
    assert "– you have looked there" in ran.out
    numbers = re.findall(r"^ +(\d+)  Look under", ran.out, re.MULTILINE)
    assert numbers == [str(number) for number in range(2, 11)]
    ran = run("play", "slow_and_steady", "--seed", "3")
    assert "20 fields to go. How do you move on?" in ran.out
    assert "Dash – one of 7 cards" in ran.out


@pytest.mark.parametrize(
    ("language", "lesson"),
    [("en", "You must choose a role"), ("it", "Un personaggio va scelto per forza")],
)
def test_help_speaks_of_the_step_at_hand(run: Command, language: str, lesson: str) -> None:
    ran = run(*QUICK, "--lang", language, typed="?\nrole builder\n?\n")
    first, second = ran.out.split("role settler; …")
    assert "role settler" in first
    assert "PR-4.8" in first
    assert "build small_indigo_plant" in second
    assert "PR-4.18" in second
    assert "hacienda, r PR-5.38" not in ran.out
    assert lesson in first


def test_bots_are_called_by_their_level(run: Command) -> None:
    words = ("play", "puerto_rico", "--seats", "4", "--seed", "5")
    out = run(*words, "--bots", "easy,random,mcts:7").out
    assert "▲ Easy bot" in out
    assert "■ Random bot" in out
    assert "◆ mcts:7" in out
    assert "Bot medio 3" in run(*words, "--lang", "it").out


def test_what_cannot_be_is_explained_and_asked_again(run: Command) -> None:
    ran = run(*QUICK, typed="build hacienda\nrle mayor\nxyzzy\n99\n0\nrole prospector_1\n\npass\n")
    assert "Now it is time for choosing a role." in ran.out
    assert "Did you mean “role mayor”?" in ran.out
    assert "I do not understand “xyzzy”." in ran.out
    assert "There are choices 1 to 6." in ran.out
    assert "With this number of players the prospector is not in play." in ran.out
    assert "Passing is not allowed here." in ran.out
    assert ran.code == 0


def test_undo_goes_back_as_far_as_it_is_free(run: Command, home: Path) -> None:
    path = home / "game.json"
    ran = run(*QUICK, "--save", str(path), typed="u\nrole settler\nu 7\nu\nrole builder\nq\n")
    assert "Nothing can be taken back" in ran.out
    assert "Only 1 move can be taken back." in ran.out
    assert "Taken back: 1. Nothing before that can be." in ran.out
    assert Match.load(path).lines == ["role builder"]


def test_a_hint_is_one_of_the_choices(run: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteca.cli.session.HINT", Budget(iterations=20))
    ran = run(*QUICK, typed="h\n")
    assert "A strong bot would: Choose the " in ran.out


def test_help_rules_table_and_log_are_at_hand(run: Command) -> None:
    ran = run(*QUICK, typed="?\nr\nr molo\nr zzz\nt\nl\ns\nrole settler\nsettle corn\nl\n")
    assert "undo, as far as it is free" in ran.out
    assert "u [n]" in ran.out
    assert "PR-4.8" in ran.out
    assert "Wharf. Captain: once a phase" in ran.out
    assert "The rules say nothing about “zzz”." in ran.out
    assert ran.out.count("Trading house") > 1
    assert "Saved in" in ran.out


def test_quitting_says_how_to_resume_and_resuming_goes_on(run: Command, home: Path) -> None:
    first = run(*QUICK, typed="role settler\nq\n")
    assert first.code == 0
    line = next(line for line in first.out.splitlines() if "--resume" in line)
    words = line.split()[1:]
    path = Path(words[2])
    assert path.parent == home / "data" / "ludoteca"
    assert Match.load(path).lines == ["role settler"]
    second = run(*words, typed="settle quarry\n")
    assert "You take a quarry." in second.out
    assert Match.load(path).lines[:2] == ["role settler", "settle quarry"]


def test_resuming_into_another_file_keeps_the_first(run: Command, home: Path) -> None:
    run(*QUICK, "--save", "a.json", typed="role settler\n")
    before = (home / "a.json").read_text()
    run("play", "--resume", "a.json", "--save", "b.json", "--bots", "random", typed="settle quarry\n")
    assert (home / "a.json").read_text() == before
    assert Match.load(home / "b.json").lines[1] == "settle quarry"


def test_every_move_is_saved_at_once(run: Command, home: Path) -> None:
    run(*QUICK, "--save", "a.json", typed="role settler\n")
    assert json.loads((home / "a.json").read_text())["moves"] == ["role settler"]


def test_several_people_share_a_terminal(run: Command) -> None:
    ran = run(*GAME, "--me", "0,1,2", typed="role settler\nsettle quarry\nsettle corn\n")
    assert "◉ Player 0" in ran.out
    assert "▲ Player 1" in ran.out
    assert "Player 0 takes a quarry." in ran.out
    assert "--me 0,1,2\n" in ran.out


def test_the_points_of_others_stay_hidden_unless_the_option_shows_them(run: Command) -> None:
    assert run(*QUICK).out.count(" 0 VP") == 1
    assert run(*QUICK, "--option", "hidden_vp=false").out.count(" 0 VP") == 3


def test_an_empty_input_ends_politely(process: Command) -> None:
    ran = process(*QUICK)
    assert ran.code == 0
    assert ran.err == ""
    assert "The match is saved" in ran.out


def test_output_in_a_pipe_has_no_colour_codes(process: Command) -> None:
    assert "\x1b" not in process(*QUICK, typed="1\n").out
    forced = process(*QUICK, typed="1\n", FORCE_COLOR="1", TERM="xterm-256color")
    assert "\x1b[38;5;" in forced.out
    quiet = process(*QUICK, typed="1\n", FORCE_COLOR="1", NO_COLOR="1", TERM="xterm-256color")
    assert "\x1b[38;5;" not in quiet.out


def test_ctrl_c_saves_and_says_goodbye(home: Path) -> None:
    source = str(Path(ludoteca.__file__).parents[1])
    game = subprocess.Popen(
        [sys.executable, "-m", "ludoteca", *QUICK, "--save", "a.json"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": source, "PYTHONUNBUFFERED": "1"},
        # Who starts the tests in the background starts them deaf to it.
        preexec_fn=partial(signal.signal, signal.SIGINT, signal.SIG_DFL),
    )
    while not (home / "a.json").exists():
        sleep(0.05)
    sleep(0.5)
    game.send_signal(signal.SIGINT)
    out, err = game.communicate(timeout=30)
    assert game.returncode == 130
    assert err == ""
    assert "--resume a.json" in out


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("play", "puerto_rica"), "Did you mean puerto_rico?"),
        (("play", "puerto_rico", "--seats", "9"), "possible are 2, 3, 4, 5"),
        (("play", "puerto_rico", "--me", "4"), "there is no seat 4"),
        (("play", "puerto_rico", "--me", "x"), "seats are numbers"),
        (("play", "puerto_rico", "--bots", "genius"), "unknown bot 'genius'"),
        (("play", "puerto_rico", "--bots", "random,random"), "2 bots for 3 empty seats"),
        (("play", "puerto_rico", "--option", "hidden_vp=perhaps"), "hidden_vp"),
        (("play", "puerto_rico", "--option", "hidden_vp"), "name=value"),
        (("play", "puerto_rico", "--option", "colour=red"), "unknown option “colour”"),
        (("play", "puerto_rico", "--seed", "-3"), "seed -3"),
        (("play", "puerto_rico", "--save", "no/such/folder/a.json"), "there is no folder"),
        (("play", "--resume", "none.json"), "there is no such file"),
        (("play", "--resume", "taken.json"), "not JSON"),
        (("play", "puerto_rico", "--save", "taken.json"), "the file exists"),
    ],
)
def test_wrong_input_is_one_clear_line(
    run: Command, home: Path, words: tuple[str, ...], message: str
) -> None:
    (home / "taken.json").write_text("x")
    ran = run(*words)
    assert ran.code == 1
    assert ran.out == ""
    assert message in ran.err
    assert ran.err.count("\n") == 1
    assert (home / "taken.json").read_text() == "x"


def test_resuming_refuses_what_contradicts_the_record(run: Command) -> None:
    run(*QUICK, "--save", "a.json")
    for words in (("--seats", "4"), ("--seed", "1"), ("--option", "hidden_vp=false")):
        ran = run("play", "--resume", "a.json", *words)
        assert ran.code == 1
        assert "a.json" in ran.err


def test_nothing_to_play_is_wrong_usage(run: Command) -> None:
    assert run("play").code == 2
    assert run("play", "puerto_rico", "--seats", "many").code == 2
