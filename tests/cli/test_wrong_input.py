"""Whatever is typed on the command line, the answer is one clear line and never a stack trace."""

from __future__ import annotations

import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from signal import SIGTERM

import pytest

from .conftest import Command, Ran


def check_one_line(ran: Ran, message: str) -> None:
    assert ran.code == 1
    assert message in ran.err
    assert ran.err.count("\n") == 1
    assert ran.out == ""


@pytest.fixture
def taken_port() -> Iterator[int]:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        listener.listen()
        yield listener.getsockname()[1]


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("bench-server", "--seats", "9"), "possible are 2, 3, 4, 5"),
        (("bench-server", "--game", "nope"), "There is no game “nope”"),
        (("bench-server", "--url", "http://localhost:1"), "nobody answers at http://localhost:1"),
        (("bench-server", "--url", "localhost"), "write it as http://localhost:8000"),
        (("bench-server", "--url", "http://localhost:x"), "write it as http://localhost:8000"),
        (("serve", "--db", "bogus://x", "--data", "house"), "bogus://x"),
        (("serve", "--db", "sqlite:////no/such/folder/x.db", "--data", "house"), "unable to open"),
        (("serve", "--redis", "bogus://x", "--data", "house"), "begins with redis://"),
        (("serve", "--port", "99999999", "--data", "house"), "a number from 0 to 65535"),
        (("serve", "--host", "203.0.113.7", "--data", "house"), "203.0.113.7"),
        (("admin", "people", "--db", "bogus://x"), "bogus://x"),
    ],
)
def test_what_a_server_cannot_do_is_one_clear_line(
    run: Command, words: tuple[str, ...], message: str
) -> None:
    check_one_line(run(*words), message)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (
            ("play", "puerto_rico", "--bots", "genio"),
            "non c’è nessun bot 'genio'; i livelli sono easy, medium",
        ),
        (("play", "puerto_rico", "--bots", "greedy:3"), "scrivi soltanto greedy"),
        (
            ("arena", "puerto_rico", "--bots", "mcts:poco,greedy"),
            "dopo i due punti le iterazioni (mcts:1000)",
        ),
        (
            ("arena", "puerto_rico", "--bots", "greedy,greedy", "--games", "0"),
            "0 partite: ne serve almeno una",
        ),
        (("play", "puerto_rico", "--seats", "9"), "Puerto Rico con 9 posti: sono possibili 2, 3, 4, 5"),
        (("play", "puerto_rico", "--seed", "-3"), "seme -3: ci vuole un numero intero"),
    ],
)
def test_an_italian_terminal_complains_in_italian(run: Command, words: tuple[str, ...], message: str) -> None:
    check_one_line(run(*words, "--lang", "it"), message)


def test_a_port_that_is_taken_is_said_instead_of_an_address(run: Command, taken_port: int) -> None:
    check_one_line(run("serve", "--data", "house", "--port", str(taken_port)), f":{taken_port}")
    italian = run("serve", "--data", "house", "--port", str(taken_port), "--lang", "it")
    check_one_line(italian, "non si può ascoltare")


@pytest.mark.xdist_group("servers")
def test_a_server_tells_its_address_when_it_listens(home: Path) -> None:
    words = [sys.executable, "-m", "ludoteca", "serve", "--data", str(home / "house"), "--port", "0"]
    server = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
    watch = threading.Timer(60, server.kill)
    watch.start()
    try:
        assert server.stdout is not None
        line = server.stdout.readline()
        assert line.startswith("Ludoteca is at http://localhost:")
        port = int(line.split(":")[2].split()[0])
        socket.create_connection(("127.0.0.1", port), timeout=10).close()
    finally:
        server.send_signal(SIGTERM)
        server.wait(30)
        watch.cancel()


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("play", "puerto_rico", "--me", "0,0"), "seat 0 is named twice"),
        (("play", "--resume", "."), ". is a folder"),
        (("replay", "."), ". is a folder"),
        (("play", "puerto_rico", "--bots", "wizard"), "possible are: easy, medium, hard, expert, master"),
        (("play", "puerto_rico", "--option", "hidden_vp=true", "--option", "hidden_vp=false"), "given twice"),
        (("arena", "puerto_rico", "--bots", "easy,easy", "--option", "moon=full"), "hidden_vp"),
    ],
)
def test_what_a_game_cannot_be_is_one_clear_line(run: Command, words: tuple[str, ...], message: str) -> None:
    check_one_line(run(*words), message)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("arena", "puerto_rico", "--bots", "easy,easy", "--processes", "0"), "at least one"),
        (("arena", "puerto_rico", "--bots", "easy,easy", "--processes", "two"), "a whole number"),
        (("admin", "tables", "--status", "weird"), "open"),
        (("bench-server", "--tables", "0"), "at least one"),
        (("bench-server", "--rate", "-1"), "0 or more"),
        (("bench", "puerto_rico", "--seconds", "nan"), "0 or more"),
    ],
)
def test_numbers_and_words_out_of_range_are_wrong_usage(
    run: Command, words: tuple[str, ...], message: str
) -> None:
    ran = run(*words)
    assert ran.code == 2
    assert message in ran.err


def test_without_the_server_its_commands_say_what_is_missing(
    run: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludoteca.cli.main.import_module", without_litestar)
    check_one_line(run("serve", "--open"), "pip install 'ludoteca[server]'")
    assert "puerto_rico" in run("games").out
    assert "needs the server" in run("--help").out


def without_litestar(name: str) -> object:
    from importlib import import_module

    if name == "ludoteca.cli.serve":
        raise ModuleNotFoundError("No module named 'litestar'", name="litestar")
    return import_module(name)
