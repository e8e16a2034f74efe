"""Every decision of a short game is looked at, and of a long one no more than is needed."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.core import registry
from ludoteca.core.rng import Rng
from ludoteca.testing import check_game
from ludoteca.testing.report import Report
from ludoteca.testing.trial import SHORT_GAME, Trial, samples
from tests.testing.slow_and_steady import DASH, REST, RUN, RaceState, SlowAndSteady
from tests.testing.toy import MarketDay

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
    game = ludoteca.game(MarketDay.id)
    trial = Trial(game, 3, game.settle(3, {}), 4, Report(game.id))
    played = [action for _, action in trial.walk()]
    assert len(played) == trial.length == trial.ply
    trial.rng.bits()
    assert [action for _, action in trial.walk()] == played


class PatientState(RaceState):
    """A hare that thinks twenty thousand times before it moves."""

    thoughts: int
    written = 0

    def copy(self):
        twin = super().copy()
        twin.thoughts = self.thoughts
        return twin

    def choices(self):
        return [DASH, REST] if self.step == RUN and self.thoughts else super().choices()

    def resolve(self, action):
        if self.thoughts:
            self.thoughts -= 1
        else:
            super().resolve(action)

    def position(self):
        PatientState.written += 1
        return {**super().position(), "thoughts": self.thoughts}


class LongRace(SlowAndSteady):
    id = "long_race"
    state = PatientState

    def deal(self, seats, rng, options):
        s = super().deal(seats, rng, options)
        s.thoughts = LONG
        return s


registry.register(LongRace())


def test_a_game_of_twenty_thousand_decisions_is_sampled():
    PatientState.written = 0
    checks = ["invariants", "legal_sets", "refusals", "copies", "replays", "journal", "results", "insight"]
    report = check_game(ludoteca.game("long_race"), checks=checks, options={})
    assert report.checks == checks
    assert 0 < PatientState.written < LONG / 4
