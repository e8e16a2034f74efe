"""Servers in processes of their own, which can be killed without warning and started again quickly.

They are forked from a process in which everything is imported, and then run `ludoteca serve` as it
is: a start takes a fraction of a second.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections.abc import Mapping
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
                try:
                    (await http.get("/health")).raise_for_status()
                    return
                except httpx.TransportError:
                    assert self._process.is_alive(), self.log.read_text()[-2000:]
                    await asyncio.sleep(0.01)

    def kill(self) -> None:
        """SIGKILL: no goodbye, nothing is flushed."""
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process = None


def _serve(data: str, port: int, log: str, settings: Mapping[str, str]) -> None:
    from ludoteca.cli.main import main

    os.environ.update({f"LUDOTECA_{name}": value for name, value in settings.items()})
    target = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    for stream in (1, 2):
        os.dup2(target, stream)
    main(["serve", "--port", str(port), "--data", data])
