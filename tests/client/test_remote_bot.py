"""The example against a server in a process of its own, as anybody would run them."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from ludoteca.client import Client, seats

ROOT = Path(__file__).parents[2]
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(ROOT / "src")}


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


class Spawned:
    """`ludoteca serve` in its own process."""

    def __init__(self, data: Path, **environment: str) -> None:
        self.data = data
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        words = ["serve", "--data", str(data), "--port", str(self.port)]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "ludoteca", *words],
            env={**ENVIRONMENT, **environment},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        deadline = time.monotonic() + 60
        while True:
            assert self.process.poll() is None, self.process.stderr and self.process.stderr.read()
            assert time.monotonic() < deadline, "the server did not start"
            try:
                assert httpx.get(f"{self.address}/health").json()["status"] == "ok"
                return
            except httpx.TransportError:
                time.sleep(0.1)

    def stop(self) -> str:
        """End it with a signal; what it logged comes back."""
        self.process.send_signal(signal.SIGTERM)
        _, log = self.process.communicate(timeout=30)
        return log


@pytest.fixture
def spawned(tmp_path: Path) -> Iterator[Spawned]:
    server = Spawned(tmp_path, LUDOTECA_LOG_FORMAT="json", LUDOTECA_LOG_LEVEL="info")
    yield server
    if server.process.poll() is None:
        server.process.kill()
        server.process.communicate()


def test_a_signal_to_end_is_announced_to_everybody_at_the_tables(spawned: Spawned) -> None:
    token = asyncio.run(Client.arrive(spawned.address, "Roberta"))

    async def open_table() -> str:
        async with Client(spawned.address, token) as client:
            return (await client.open("puerto_rico", seats("me", "me"))).id

    table_id = asyncio.run(open_table())
    address = f"ws://127.0.0.1:{spawned.port}/api/tables/{table_id}/socket"
    with connect(address, additional_headers={"Authorization": f"Bearer {token}"}) as line:
        line.send('{"type": "hello"}')
        seen = json.loads(line.recv(10))
        move = {"type": "move", "key": "k", "version": seen["version"], "action": seen["offers"][0]["action"]}
        line.send(json.dumps(move))
        spawned.process.send_signal(signal.SIGTERM)
        heard = []
        with suppress(ConnectionClosed):
            for text in line:
                heard.append(json.loads(text))
    types = [message["type"] for message in heard]
    assert types[-1] == "bye"
    assert heard[-1]["reason"] == "stopping"
    spawned.process.communicate(timeout=30)
    if "confirmed" not in types:
        return  # the signal was faster than the move
    with sqlite3.connect(spawned.data / "ludoteca.db") as database:
        (ply,) = database.execute("SELECT ply FROM tables").fetchone()
    assert ply == 1


def remote_bot(server: Spawned, *words: str) -> str:
    done = subprocess.run(
        [sys.executable, str(ROOT / "examples" / "remote_bot.py"), server.address, *words],
        env=ENVIRONMENT,
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_remote_bot_plays_a_whole_game_against_bots_of_the_server(spawned: Spawned) -> None:
    out = remote_bot(spawned, "--seats", "bot:easy,me,bot:medium", "--bot", "mcts:20")
    assert "the game is finished after" in out
    assert re.search(r"\d\. Roberta: \d+ points  \(me\)", out)
    found = re.search(r"token of Roberta: (\S+)\ntable: (\S+)\n", out)
    assert found is not None
    token, table_id = found.groups()
    again = remote_bot(spawned, "--token", token, "--table", table_id)
    assert "the game is finished after" in again

    admin = [sys.executable, "-m", "ludoteca", "admin", "verify", "--data", str(spawned.data), "--lang", "en"]
    verified = subprocess.run(admin, env=ENVIRONMENT, capture_output=True, text=True, check=True)
    assert verified.stdout.startswith("1 matches sound")
    second = subprocess.run(
        [sys.executable, "-m", "ludoteca", "serve", "--data", str(spawned.data), "--lang", "en"],
        env=ENVIRONMENT,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert second.returncode == 1
    assert f"a Ludoteca server (process {spawned.process.pid}) uses" in second.stderr
    log = spawned.stop()
    assert '"message": "POST /api/tables", "status": 201' in log
    assert token not in log
    assert "Roberta" not in log
