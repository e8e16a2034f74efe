"""The ladder of levels: who plays against whom, and how far one is ahead."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.arena.ladder import measure, steps
from ludoteca.arena.statistics import points_ahead, points_ahead_alone
from ludoteca.arena.tournament import run_tournament
from ludoteca.core.errors import BadOption
from tests.testing.buried_gold import BuriedGold
from tests.testing.slow_and_steady import SlowAndSteady

GAME = ludoteca.game("puerto_rico")


def test_every_level_is_measured_against_the_one_below() -> None:
    climbed = [
        ("random", "easy"),
        ("easy", "medium"),
        ("medium", "hard"),
        ("hard", "expert"),
        ("expert", "master"),
    ]
    assert steps(GAME) == climbed
    assert steps(GAME, ["master", "medium"]) == [climbed[1], climbed[4]]
    with pytest.raises(BadOption, match="no level 'grand'; there are easy, medium"):
        steps(GAME, ["grand"])


def test_a_level_has_one_seat_and_the_one_below_all_others() -> None:
    rung = measure(GAME, ("easy", "medium"), 3, 6, seed=3, processes=1)
    bots = run_tournament(GAME, ["greedy", "casual", "casual"], 6, seed=3, processes=1)["bots"]
    assert (rung["level"], rung["bot"], rung["below"]) == ("medium", "greedy", "easy")
    assert (rung["win_share"], rung["ci95"]) == (bots[0]["win_share"], bots[0]["ci95"])
    assert (rung["seats"], rung["games"], rung["seed"]) == (3, 6, 3)
    assert rung["points"] == round(points_ahead(rung["win_share"], 3))
    assert rung["points_ci95"] is not None
    assert rung["points_ci95"][0] < rung["points"] <= rung["points_ci95"][1]
    assert 0 < rung["mean_seconds"] <= rung["longest_seconds"]


def test_in_teams_a_level_has_a_whole_team() -> None:
    rung = measure(BuriedGold(), ("random", "easy"), 4, 4, seed=2, processes=1)
    partners = run_tournament(BuriedGold(), ["casual", "random"] * 2, 4, seed=2, processes=1)
    assert partners["teams"] == [[0, 2], [1, 3]]
    assert rung["win_share"] == partners["bots"][0]["win_share"]
    assert rung["points"] == round(points_ahead(rung["win_share"], 2))


def test_alone_both_levels_play_the_same_deals() -> None:
    rung = measure(SlowAndSteady(), ("random", "medium"), 1, 20, seed=1, processes=1)
    greedy, chance = (
        run_tournament(SlowAndSteady(), [bot], 20, seed=1, processes=1)["bots"][0]["win_share"]
        for bot in ("greedy", "random")
    )
    assert rung["win_share"] == greedy != chance
    assert rung["points"] == round(points_ahead_alone(greedy, chance))
    assert rung["points_ci95"] is None


def test_points_follow_from_shares_as_in_ratings() -> None:
    assert points_ahead(0.64, 2) == pytest.approx(100, abs=0.1)
    assert points_ahead(1 / 3, 3) == pytest.approx(0)
    assert points_ahead(0.25, 4) == pytest.approx(0)
    assert points_ahead(0.5, 4) == pytest.approx(190.8, abs=0.1)
    assert points_ahead(1.0, 2) == points_ahead(0.99, 2), "more than nearly always cannot be told"


def test_who_wins_more_games_alone_is_ahead() -> None:
    assert points_ahead_alone(0.75, 0.5) == pytest.approx(190.8, abs=0.1)
    assert points_ahead_alone(0.5, 0.75) == -points_ahead_alone(0.75, 0.5)
