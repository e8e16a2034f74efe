"""The package alone is the engine with terminal, bots and arena; the server and the client are extras."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

PROJECT = tomllib.loads((Path(__file__).parents[1] / "pyproject.toml").read_text())["project"]
SCRIPT = """
import sys
for name in sys.argv[1].split(","):
    sys.modules[name] = None
import ludoteca.arena, ludoteca.bots, ludoteca.testing, ludoteca.texts
from ludoteca.cli.main import main
for words in (["games"], ["arena", "puerto_rico", "--bots", "random,random", "--games", "2", "--json"]):
    assert main(words) == 0
assert main(["serve"]) == 1
"""
MODULES = {"argon2-cffi": "argon2", "prometheus-client": "prometheus_client"}


def test_the_engine_does_without_what_the_server_needs() -> None:
    extras = PROJECT["optional-dependencies"]
    needed = [line.split(">")[0].split("[")[0] for extra in ("client", "server") for line in extras[extra]]
    absent = [MODULES.get(name, name) for name in needed if name != "ludoteca"]
    assert len(absent) > 5
    words = [sys.executable, "-c", SCRIPT, ",".join(absent)]
    done = subprocess.run(words, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    assert "Puerto Rico" in done.stdout
    assert done.stderr.count("\n") == 1
    assert "pip install 'ludoteca[server]'" in done.stderr


WITHOUT = """
import sys
sys.modules |= dict.fromkeys(sys.argv[1].split(","))
import ludoteca
try:
    exec(sys.argv[2])
except ludoteca.MissingExtra as missing:
    print(missing)
"""


@pytest.mark.parametrize(
    ("packages", "code", "extra"),
    [
        ("numpy", "ludoteca.batch('puerto_rico')", "arrays"),
        ("numpy", "ludoteca.game('puerto_rico').encoder()", "arrays"),
        ("gymnasium", "import ludoteca.envs.gym", "pettingzoo"),
        ("pettingzoo", "import ludoteca.envs.zoo", "pettingzoo"),
        ("pyspiel", "import ludoteca.envs.spiel", "openspiel"),
        ("numpy,gymnasium", "import ludoteca.envs.gym", "pettingzoo"),
        ("numpy,gymnasium,pettingzoo", "import ludoteca.envs.zoo", "pettingzoo"),
        ("numpy,pyspiel", "import ludoteca.envs.spiel", "openspiel"),
    ],
)
def test_what_an_extra_brings_says_which(packages: str, code: str, extra: str) -> None:
    words = [sys.executable, "-c", WITHOUT, packages, code]
    done = subprocess.run(words, capture_output=True, text=True, timeout=60, check=True)
    assert f"pip install 'ludoteca[{extra}]'" in done.stdout
