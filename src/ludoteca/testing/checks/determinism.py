"""Same options, seed and actions: same game, in this process and in any other, compiled or not."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from ludoteca.compiled import PACKAGE, is_compiled
from ludoteca.testing.trace import trace
from ludoteca.testing.trial import Trial

SAMPLES = 60


def replays(trial: Trial) -> None:
    """Started twice and played alike, with other games in between, a game is the same at every ply."""
    prints: list[str] = []
    actions: list[int] = []
    for state, action in trial.walk():
        if trial.is_sampled(SAMPLES):
            prints.append(state.fingerprint())
        actions.append(action)
    assert trial.state is not None
    prints.append(trial.state.fingerprint())
    disturbance = trial.game.start(trial.seats, trial.seed_of_game // 2, trial.options)
    again = trial.new()
    trial.lines = []
    for action in actions:
        if trial.is_sampled(SAMPLES):
            assert again.fingerprint() == prints.pop(0), "played a second time, the game is another one"
        assert action in again.legal, f"played a second time, {trial.game.text(action)!r} is not offered"
        again.apply(action)
        trial.lines.append(trial.game.text(action))
        if not disturbance.over:
            disturbance.apply(trial.pick(disturbance.actions()))
    assert again.fingerprint() == prints.pop(0), "played a second time, the game ends differently"


def processes(trial: Trial) -> None:
    """The same game in other processes, whatever their hash seed, and in plain Python if this is compiled."""
    here = trace(trial.game, trial.seats, dict(trial.options), trial.seed_of_game)
    for hash_seed in ("1", "2"):
        there = elsewhere(trial, sys.path, hash_seed)
        assert_same_trace(trial, here, there, f"in a process with PYTHONHASHSEED={hash_seed}")
    with plain_package() as folder:
        if folder is not None:
            there = elsewhere(trial, [str(folder), *sys.path], "0")
            assert_same_trace(trial, here, there, "in plain Python instead of compiled")
            trial.report.compiled_and_plain = True


def elsewhere(trial: Trial, path: list[str], hash_seed: str) -> list[str]:
    """The trace of the trial, made by another process."""
    task = {
        "module": type(trial.game).__module__,
        "game": trial.game.id,
        "seats": trial.seats,
        "options": dict(trial.options),
        "seed": trial.seed_of_game,
    }
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(filter(None, path)),
        "PYTHONHASHSEED": hash_seed,
    }
    done = subprocess.run(
        [sys.executable, "-m", "ludoteca.testing.trace"],
        input=json.dumps(task),
        capture_output=True,
        text=True,
        env=environment,
        check=False,
    )
    assert done.returncode == 0, (
        f"another process cannot play the game; is {task['module']!r} a module that can be imported?\n"
        f"{done.stderr[-2000:]}"
    )
    lines: list[str] = json.loads(done.stdout)
    return lines


def assert_same_trace(trial: Trial, here: list[str], there: list[str], where: str) -> None:
    """Complain, and say at which ply the two part."""
    trial.lines = []
    for one, other in zip(here, there, strict=False):
        assert one == other, f"{where} the game is another one: here {one}, there {other}"
        trial.lines.append(one.split(": ")[0])
    assert len(here) == len(there), f"{where} the game has {len(there)} decisions, here {len(here)}"


@contextmanager
def plain_package() -> Iterator[Path | None]:
    """A folder with the package as plain Python; None where the package itself is plain."""
    if not is_compiled():
        yield None
        return
    with TemporaryDirectory() as folder:
        unwanted = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
        shutil.copytree(PACKAGE, Path(folder) / PACKAGE.name, ignore=unwanted)
        yield Path(folder)
