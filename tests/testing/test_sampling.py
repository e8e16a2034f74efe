"""Every decision of a short game is looked at, and of a long one no more than is needed."""

from __future__ import annotations

from collections import Counter
from time import process_time

import pytest

import ludoteca
from ludoteca.core import registry
from ludoteca.core.rng import Rng
from ludoteca.testing import CHECKS, check_game
from ludoteca.testing.report import Report
from ludoteca.testing.trial import SHORT_GAME, Trial, samples
from tests.testing.slow_and_steady import GAME_OVER, HOP, NOBODY, RaceState, SlowAndSteady

LONG = 20_000


@pytest.mark.parametrize("length", [1, 2, SHORT_GAME])
def test_every_decision_of_a_short_game_is_looked_at(length):
    assert samples(length, 5, Rng(1)) == set(range(length))


@pytest.mark.parametrize("length", [SHORT_GAME + 1, 1_000, LONG])
def test_of_a_long_game_the_first_the_last_and_some_between(length):
    chosen = samples(length, 12, Rng(1))
    assert len(chosen) == 12
    assert {0, length - 1} <= chosen <= set(range(length))
    assert chosen == samples(length, 12, Rng(1))


def test_all_checks_walk_the_same_game():
    game = ludoteca.game("market_day")
    trial = Trial(game, 3, game.settle(3, {}), 4, Report(game.id))
    played = [action for _, action in trial.walk()]
    assert len(played) == trial.length == trial.ply
    trial.rng.bits()
    assert [action for _, action in trial.walk()] == played


class EndlessState(RaceState):
    """The hare hops on the spot, twenty thousand times."""

    written: Counter[str] = Counter()
    hops = 0

    def copy(self):
        twin = super().copy()
        twin.hops = self.hops
        return twin

    def choices(self):
        return [HOP, HOP + 1]

    def resolve(self, action):
        self.hops += 1
        if self.hops == LONG:
            self.step, self.seat = GAME_OVER, NOBODY

    def position(self):
        self.written[type(self).__name__] += 1
        return {**super().position(), "hops": self.hops}

    def view(self, seat):
        return super().view(seat)


class LongRace(SlowAndSteady):
    id = "long_race"
    state = EndlessState
    options = ()

    def settle(self, seats, options):
        return {"head_start": 0}

    def read(self, position):
        s = super().read(position)
        s.hops = position.part("hops").number(0, LONG)
        return s

    def faults(self, state):
        return []

    def complete(self, view, rng):
        return {**super().complete(view, rng), "hops": 1}


registry.register(LongRace())


def test_a_game_of_twenty_thousand_decisions_is_sampled():
    began = process_time()
    EndlessState.written.clear()
    game = ludoteca.game("long_race")
    for check in ("invariants", "legal_sets", "copies", "replays", "journal", "results", "handed_out"):
        assert check in CHECKS
        check_game(game, checks=[check])
    assert EndlessState.written.total() < LONG / 10
    assert process_time() - began < 20
