"""The smaller commands, help and exit codes."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import ludoteca

from .conftest import Command

COMMANDS = ("play", "replay", "rules", "games", "arena", "levels", "stats", "selfplay", "bench")


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(run: Command, command: str) -> None:
    ran = run(command, "--help")
    assert ran.code == 0
    assert "example:" in ran.out
    assert f"ludoteca {command}" in ran.out


def test_the_house_explains_itself(run: Command) -> None:
    ran = run("--help")
    assert ran.code == 0
    assert all(command in ran.out for command in COMMANDS)
    assert run("--version").out.startswith("ludoteca ")


@pytest.mark.parametrize(
    "words", [(), ("dance",), ("play", "puerto_rico", "--color"), ("bench", "puerto_rico", "--seconds", "0")]
)
def test_wrong_usage_is_exit_code_2(run: Command, words: tuple[str, ...]) -> None:
    ran = run(*words)
    assert ran.code == 2
    assert "usage:" in ran.err


def test_the_games_of_the_house(run: Command) -> None:
    ran = run("games")
    assert "Andreas Seyfarth" in ran.out
    assert "hidden_vp" in ran.out
    assert "true, false" in ran.out
    assert "Punti vittoria nascosti" in run("games", "--lang", "it").out
    assert "puerto_rico" in [game["id"] for game in json.loads(run("games", "--json").out)]


@pytest.mark.usefixtures("guests")
def test_options_say_for_how_many_seats_they_are_meant(run: Command) -> None:
    english = run("games").out
    assert "Buried Gold  buried_gold" in english
    line = next(line for line in english.splitlines() if "whispers" in line)
    assert "true, false" in line
    assert "(Only with 4 seats.)" in english
    assert "40 characters, or" in english
    assert "(Solo con 4 posti.)" in run("games", "--lang", "it").out
    games = {game["id"]: game for game in json.loads(run("games", "--json").out)}
    assert games["buried_gold"]["options"]["whispers"]["seats"] == [4]
    assert games["buried_gold"]["options"]["rounds"]["seats"] == [2, 4]


@pytest.mark.usefixtures("guests")
def test_a_long_text_is_read_from_a_file(run: Command, home: Path) -> None:
    (home / "gold.txt").write_text("999999999")
    words = ("play", "buried_gold", "--seats", "2", "--bots", "random", "--save")
    run(*words, "a.json", "--option", "treasure=@gold.txt")
    assert json.loads((home / "a.json").read_text())["options"]["treasure"] == "999999999"
    assert "no.txt cannot be read" in run(*words, "b.json", "--option", "treasure=@no.txt").err
    (home / "odd.bin").write_bytes(b"\xff\xfe")
    assert "is not a text file" in run(*words, "b.json", "--option", "treasure=@odd.bin").err
    assert "treasure" in run(*words, "b.json", "--option", "treasure=gold").err
    ran = run(*words, "b.json", "--option", "whispers=true")
    assert "not meant for 2 seats" in ran.err


def test_selfplay_goes_on_where_it_stopped(run: Command, home: Path) -> None:
    words = (
        "selfplay",
        "puerto_rico",
        "--bots",
        "greedy,random,random",
        "--option",
        "max_rounds=1",
        "--to",
        "kept",
    )
    assert run(*words, "--games", "1").out == "One game: kept\n"
    assert run(*words, "--games", "3", "--processes", "1").out == "3 games: kept\n"
    assert "holds other games" in run(*words, "--games", "3", "--seed", "4").err
    assert len(list((home / "kept").glob("*.parquet"))) == 1


def test_the_arena_plays_with_the_options_it_is_given(run: Command) -> None:
    words = ("arena", "puerto_rico", "--bots", "easy,easy", "--games", "2", "--seed", "1", "--processes", "1")
    usual = json.loads(run(*words, "--json").out)
    short = json.loads(run(*words, "--json", "--option", "max_rounds=3").out)
    assert max(bot["mean_score"] for bot in short["bots"]) < min(bot["mean_score"] for bot in usual["bots"])


@pytest.mark.parametrize(
    ("topic", "expected"),
    [
        ("PR-5.38", "fourth barrel"),
        ("captain", "The captain: loading"),
        ("molo", "Wharf."),
        ("costruttore", "Builder."),
        ("5.7", "5.7 Trader"),
        ("PR-5.36 to 5.38", "PR-5.37"),
        ("small market", "1 doubloon more for every sale"),
    ],
)
def test_rules_are_looked_up(run: Command, topic: str, expected: str) -> None:
    ran = run("rules", "puerto_rico", *topic.split())
    assert ran.code == 0
    assert expected in ran.out


def test_rules_without_a_topic_are_the_contents(run: Command) -> None:
    ran = run("rules", "puerto_rico")
    assert ran.code == 0
    assert "5.8 Captain: loading" in ran.out
    assert "indice delle regole" in run("rules", "puerto_rico", "--lang", "it").out


def test_an_unknown_topic_is_a_problem_with_a_suggestion(run: Command) -> None:
    ran = run("rules", "puerto_rico", "haciendda")
    assert ran.code == 1
    assert "hacienda" in ran.out


def test_the_language_of_the_system_is_the_default(run: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "it_IT.UTF-8")
    assert "indice delle regole" in run("rules", "puerto_rico").out


def test_the_levels_of_a_game_are_told(run: Command) -> None:
    assert json.loads(run("levels", "puerto_rico", "--json").out)["expert"] == "net:200"
    told = run("levels", "puerto_rico")
    assert told.code == 0
    assert "net:200" in told.out


def test_the_levels_of_a_game_are_measured(run: Command) -> None:
    words = ("levels", "puerto_rico", "--seats", "2", "--games", "4", "--seed", "1", "--processes", "1")
    ran = run(*words, "--only", "easy,medium")
    assert ran.code == 0
    assert "Puerto Rico: 4 games, seed 1" in ran.out
    assert "Each level on one of 2 seats" in " ".join(ran.out.split())
    assert "casual" in ran.out
    assert "greedy" in ran.out
    (rung,) = json.loads(run(*words, "--only", "medium", "--json").out)
    assert (rung["level"], rung["below"], rung["games"]) == ("medium", "easy", 4)


def test_a_tournament(run: Command) -> None:
    words = (
        "arena",
        "puerto_rico",
        "--bots",
        "random,easy",
        "--games",
        "4",
        "--seed",
        "1",
        "--processes",
        "1",
    )
    ran = run(*words)
    assert ran.code == 0
    assert "Puerto Rico: 4 games, seed 1" in ran.out
    assert "Rating" in ran.out
    result = json.loads(run(*words, "--json").out)
    assert [bot["bot"] for bot in result["bots"]] == ["random", "casual"]
    assert result == json.loads(run(*words, "--json").out)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("arena", "puerto_rico", "--bots", "random"), "possible are"),
        (("arena", "puerto_rico", "--bots", "random,wizard"), "wizard"),
        (("arena", "puerto_rico", "--bots", "random,random", "--games", "0"), "at least one"),
        (("arena", "chess", "--bots", "random,random"), "chess"),
        (("levels", "puerto_rico", "--games", "2", "--only", "grand"), "easy, medium"),
        (("levels", "puerto_rico", "--games", "2", "--seats", "9"), "possible are"),
        (("bench", "chess"), "chess"),
        (("bench", "puerto_rico", "--seats", "7"), "possible are"),
        (("rules", "chess"), "chess"),
    ],
)
def test_wrong_input_is_one_clear_line(run: Command, words: tuple[str, ...], message: str) -> None:
    ran = run(*words)
    assert ran.code == 1
    assert message in ran.err
    assert ran.err.count("\n") == 1


def test_the_benchmark(run: Command) -> None:
    ran = run("bench", "puerto_rico", "--seconds", "0.2", "--seats", "3")
    assert ran.code == 0
    assert "Decisions a second" in ran.out
    result = json.loads(run("bench", "puerto_rico", "--seconds", "0.2", "--json").out)
    assert result["seats"] == 4
    assert result["decisions_per_s"] > 0
    ran = run("bench", "puerto_rico", "--seconds", "0.2", "--batch")
    assert "Numbers in an observation" in ran.out


def test_a_reader_who_leaves_early_is_no_drama() -> None:
    source = str(Path(ludoteca.__file__).parents[1])
    command = f"{sys.executable} -m ludoteca rules puerto_rico 1 | head -n 1"
    done = subprocess.run(
        command,
        shell=True,
        capture_output=True,
        text=True,
        env={"PYTHONPATH": source, "PATH": "/bin:/usr/bin"},
    )
    assert done.stderr == ""


def test_a_poor_terminal_gets_question_marks_not_a_crash(process: Command) -> None:
    ran = process("play", "puerto_rico", "--seed", "5", "--bots", "random", PYTHONIOENCODING="ascii")
    assert ran.code == 0


def test_even_puerto_rico_can_be_shown_without_its_drawing(
    run: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludoteca.cli.tables.DRAWN", ())
    ran = run("play", "puerto_rico", "--seed", "5", "--bots", "random", typed="1\n" * 30)
    assert ran.code == 0
    assert "Colonist supply 75" in ran.out
    assert "corn 10" in ran.out
    assert not set(ran.out) & set("{}[]")
