"""The compiled and the plain build of the package play identical games."""

from __future__ import annotations

import sys

import pytest

import ludoteca
from ludoteca.compiled import is_compiled
from ludoteca.testing.checks.determinism import assert_same_trace, elsewhere, plain_package
from ludoteca.testing.report import Report
from ludoteca.testing.trace import trace
from ludoteca.testing.trial import Trial
from tests.testing import toy


@pytest.mark.skipif(not is_compiled(), reason="the running package is itself plain Python")
@pytest.mark.parametrize(
    ("game", "seats", "seed"),
    [
        ("puerto_rico", 2, 1),
        ("puerto_rico", 3, 2),
        ("puerto_rico", 4, 3),
        ("puerto_rico", 5, 4),
        (toy.MarketDay.id, 4, 5),
    ],
)
def test_compiled_and_plain_play_identical_games(game, seats, seed):
    rules = ludoteca.game(game)
    trial = Trial(rules, seats, rules.settle(seats, {}), seed, Report(game))
    here = trace(rules, seats, trial.options, trial.seed_of_game)
    with plain_package() as folder:
        there = elsewhere(trial, [str(folder), *sys.path], "0")
    assert_same_trace(trial, here, there, "in plain Python")
    assert len(here) > 5


@pytest.mark.skipif(not is_compiled(), reason="the running package is itself plain Python")
def test_the_plain_copy_is_plain_and_is_what_runs_there(tmp_path):
    rules = ludoteca.game("puerto_rico")
    trial = Trial(rules, 3, rules.settle(3, {}), 1, Report("puerto_rico"))
    here = trace(rules, 3, trial.options, trial.seed_of_game)
    with plain_package() as folder:
        assert not list(folder.rglob("*.so"))
        rng = folder / "ludoteca" / "core" / "rng.py"
        rng.write_text(rng.read_text().replace("<< 13", "<< 12"))
        there = elsewhere(trial, [str(folder), *sys.path], "0")
    with pytest.raises(AssertionError, match="in plain Python the game is another one"):
        assert_same_trace(trial, here, there, "in plain Python")
