"""Whoever installs the wheel has its types: `mypy --strict` passes, and sees mistakes."""

from __future__ import annotations

import shutil
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

import pytest

from tests.wheel import install

ROOT = Path(__file__).parents[1]
PROGRAM = '''"""A program of somebody else."""

import numpy as np
from numpy.typing import NDArray

import ludoteca
from ludoteca import Match, State
from ludoteca.arrays.batch import Batch, Moment
from ludoteca.bots import Bot, make
from ludoteca.core.view import View


def look(game: str) -> float:
    match: Match = Match.new(game, seats=3, seed=1)
    state: State = match.state.copy()
    bot: Bot = make("greedy", match.game, 1)
    view: View = state.view(int(state.seat))
    match.play(bot.choose(view, state.actions()))
    row: NDArray[np.float32] = match.game.encoder(3).observe(match.state)
    batch: Batch = ludoteca.batch(game, 3, 8, seed=1)
    now: Moment = batch.step(batch.sample())
    return float(now.observation.mean() - row.mean())
'''
MISTAKES = {
    'match.play(bot.choose(view, "all"))': 'Argument 2 to "choose" of "Bot" has incompatible type "str"',
    "state.apply('pass')": 'Argument 1 to "apply" of "State" has incompatible type "str"',
}


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder outside the tree with an environment of its own, in which the wheel is installed."""
    folder = tmp_path_factory.mktemp("project")
    tree = folder / "tree"
    unwanted = shutil.ignore_patterns("*.so", "__pycache__", "*.egg-info")
    shutil.copytree(ROOT / "src", tree / "src", ignore=unwanted)
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tree / name)
    venv.create(folder / "env", symlinks=True)
    (site,) = (folder / "env" / "lib").glob("python*/site-packages")
    install(tree, site)
    (site / "others.pth").write_text(sysconfig.get_path("purelib"))
    return folder


def check(project: Path, program: str) -> subprocess.CompletedProcess[str]:
    (project / "program.py").write_text(program)
    words = [sys.executable, "-m", "mypy", "--strict", "--python-executable", "env/bin/python", "program.py"]
    return subprocess.run(words, cwd=project, capture_output=True, text=True, check=False)


def test_a_strictly_typed_program_passes(project: Path) -> None:
    done = check(project, PROGRAM)
    assert done.stdout == "Success: no issues found in 1 source file\n"


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_found_in_compiled_modules_too(project: Path, mistake: str) -> None:
    done = check(project, PROGRAM.replace("match.play(bot.choose(view, state.actions()))", mistake))
    assert MISTAKES[mistake] in done.stdout
