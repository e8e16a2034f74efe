"""A real server in a process of its own: started, waited for, measured, and killed without warning."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from ludoteca.core.errors import LudotecaError

PATIENCE = 60.0


class Host:
    """`ludoteca serve` on a free port. The same port is used again after a restart."""

    def __init__(self, data: Path, settings: Mapping[str, str] | None = None) -> None:
        self.data = data
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._settings = {"LUDOTECA_RATE_LIMITS": "no", **(settings or {})}
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        """The number of the process."""
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        """Start without waiting; what the server says goes to `server.log` in the data folder."""
        command = [sys.executable, "-m", "ludoteca.cli.main", "serve", "--port", str(self.port)]
        self.data.mkdir(parents=True, exist_ok=True)
        with (self.data / "server.log").open("ab") as log:
            self._process = subprocess.Popen(
                [*command, "--data", str(self.data)],
                env={**os.environ, **self._settings},
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
            )

    def wait(self) -> None:
        """Until it answers."""
        assert self._process is not None
        end = time.monotonic() + PATIENCE
        while True:
            try:
                with urlopen(f"{self.url}/health", timeout=PATIENCE):
                    return
            except (URLError, OSError):
                if self._process.poll() is not None or time.monotonic() > end:
                    said = (self.data / "server.log").read_text(errors="replace")[-2000:]
                    raise LudotecaError(f"the server did not start: {said}") from None
                time.sleep(0.01)

    def kill(self) -> None:
        """No goodbye: the process is gone at once."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()

    def stop(self) -> None:
        """End it politely, and not so politely if it does not listen."""
        if self._process is not None:
            self._process.terminate()
            try:
                self._process.wait(10)
            except subprocess.TimeoutExpired:
                self.kill()


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def memory(pid: int) -> int | None:
    """Bytes of memory that a process has to itself; None where the system does not tell."""
    try:
        fields = Path(f"/proc/{pid}/statm").read_text().split()
    except OSError:
        return None
    return (int(fields[1]) - int(fields[2])) * os.sysconf("SC_PAGE_SIZE")


def cpu_seconds(pid: int) -> float | None:
    """Seconds of computing that a process has used; None where the system does not tell."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return None
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
