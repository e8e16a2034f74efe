"""Bots that are programs of their own: they answer by lines, and whatever goes wrong is one sentence."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import ludoteca
from ludoteca.arena.tournament import run_tournament
from ludoteca.bots import make, process
from ludoteca.bots.process import BotFailed

EXAMPLE = f"cmd:{sys.executable} examples/first_choice.py"
Program = Callable[[str], str]


@pytest.fixture
def program(tmp_path: Path) -> Program:
    def write(answering: str) -> str:
        file = tmp_path / "bot.py"
        file.write_text(
            f"import json, sys, time\nfor line in sys.stdin:\n    message = json.loads(line)\n{answering}"
        )
        return f"cmd:{sys.executable} {file}"

    return write


def choose(spec: str, game: str = "puerto_rico") -> str:
    room = ludoteca.game(game)
    state = room.new(seed=3)
    bot = make(spec, room, 1)
    return room.text(bot.choose(state.view(state.seat), state.actions()))


@pytest.mark.parametrize("game", [game.id for game in ludoteca.list_games()])
def test_it_is_asked_with_its_view_and_answers_in_notation(game: str) -> None:
    room = ludoteca.game(game)
    state = room.new(seed=3)
    assert choose(EXAMPLE, game) == room.text(state.actions()[0])


def test_it_plays_in_the_arena() -> None:
    result = run_tournament(
        ludoteca.game("puerto_rico"), [EXAMPLE, "random", "random"], games=3, seed=1, processes=1
    )
    assert sum(bot["wins"] for bot in result["bots"]) == pytest.approx(3)


def test_a_failure_on_another_process_is_told_as_well() -> None:
    with pytest.raises(BotFailed, match="the bot cmd:no/such/program does not start"):
        run_tournament(
            ludoteca.game("puerto_rico"), ["cmd:no/such/program", "random", "random"], 3, seed=1, processes=2
        )


def test_it_hears_the_game_its_seed_and_its_time(program: Program, tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    answering = (
        f"    open({str(heard)!r}, 'a').write(line)\n"
        "    if 'actions' in message: print(json.dumps({'action': message['actions'][-1]}), flush=True)"
    )
    choose(program(answering))
    first, question = map(json.loads, heard.read_text().splitlines())
    assert first == {"type": "game", "protocol": 1, "game": "puerto_rico", "version": 1, "seed": 1}
    assert question["seconds"] is None
    assert question["view"]["viewer"] == question["view"]["seat"]
    assert len(question["view"]["players"]) == 4


@pytest.mark.parametrize(
    ("answering", "problem"),
    [
        ("    print('hello', flush=True)", "answered 'hello'; wanted is"),
        ("    print('[1]', flush=True)", r"answered '\[1\]'; wanted is"),
        ("    print(json.dumps({'action': 'castle'}), flush=True)", "chose 'castle', which is not possible"),
        ("    sys.exit(3)", "ended with status 3"),
        ("    time.sleep(60)", "gave no answer within 0.5 seconds"),
    ],
)
def test_what_goes_wrong_is_told_in_one_line(
    program: Program, monkeypatch: pytest.MonkeyPatch, answering: str, problem: str
) -> None:
    monkeypatch.setattr(process, "PATIENCE", 0.5)
    with pytest.raises(BotFailed, match=problem) as failed:
        choose(program(answering))
    assert "\n" not in str(failed.value)


@pytest.mark.parametrize("spec", ["cmd:", "cmd:no/such/program", "cmd:'unfinished"])
def test_a_program_that_does_not_start_says_so(spec: str) -> None:
    with pytest.raises(BotFailed, match="does not start"):
        choose(spec)


def test_it_ends_with_its_bot(program: Program) -> None:
    bot = make(EXAMPLE, ludoteca.game("puerto_rico"), 1)
    assert isinstance(bot, process.ProcessBot)
    running = bot._program._process
    del bot
    assert running.poll() is not None
