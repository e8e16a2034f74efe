"""Servers in processes of their own, which can be killed without warning and started again quickly.

They are forked from a process in which everything is imported, and then run `ludoteca serve` as it
is: a start takes a fraction of a second.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import shutil
import subprocess
from collections.abc import Mapping
from contextlib import suppress
from multiprocessing.process import BaseProcess
from pathlib import Path

import httpx

from ludoteca.server.bench.host import free_port

PATIENCE = 30.0
_context = multiprocessing.get_context("forkserver")
_context.set_forkserver_preload(["ludoteca.server.app", "uvicorn", "uvloop", "tests.server.procs"])


class ForkedServer:
    """`ludoteca serve`, on the same port after every restart."""

    def __init__(self, data: Path, **settings: str) -> None:
        self.data = data
        self.port = free_port()
        self.log = data / f"server-{self.port}.log"
        self._settings = {"RATE_LIMITS": "no", "BOT_WORKERS": "1", **settings}
        self._process: BaseProcess | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def launch(self) -> None:
        """Start without waiting."""
        self._process = _context.Process(
            target=_serve, args=(str(self.data), self.port, str(self.log), self._settings), daemon=True
        )
        self._process.start()

    async def ready(self) -> None:
        """Until it answers."""
        assert self._process is not None
        async with asyncio.timeout(PATIENCE), httpx.AsyncClient(base_url=self.url, timeout=PATIENCE) as http:
            while True:
                with suppress(httpx.TransportError):
                    if (await http.get("/health")).is_success:
                        return
                assert self._process.is_alive(), self.log.read_text()[-2000:]
                await asyncio.sleep(0.01)

    def kill(self) -> None:
        """SIGKILL: no goodbye, nothing is flushed."""
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process = None


class Redis:
    """A real Redis that keeps nothing, on the same port after every restart."""

    def __init__(self, folder: Path) -> None:
        program = shutil.which("redis-server")
        assert program is not None, "redis-server is not installed (Debian: apt-get install redis-server)"
        self._folder = folder
        self._port = free_port()
        options = ["--port", str(self._port), "--save", "", "--bind", "127.0.0.1", "--loglevel", "warning"]
        self._command = [program, *options]
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self._port}"

    def launch(self) -> None:
        """Start without waiting."""
        self._process = subprocess.Popen(self._command, cwd=self._folder)

    async def ready(self) -> None:
        """Until it answers."""
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    _, writer = await asyncio.open_connection("127.0.0.1", self._port)
                except OSError:
                    await asyncio.sleep(0.01)
                    continue
                writer.close()
                return

    def kill(self) -> None:
        """SIGKILL."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None


def _serve(data: str, port: int, log: str, settings: Mapping[str, str]) -> None:
    from ludoteca.cli.main import main

    os.environ.update({f"LUDOTECA_{name}": value for name, value in settings.items()})
    target = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    for stream in (1, 2):
        os.dup2(target, stream)
    main(["serve", "--port", str(port), "--data", data])
