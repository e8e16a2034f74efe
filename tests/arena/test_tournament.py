"""Tournaments: fair seats, reproducible results, shared victories."""

from __future__ import annotations

import json

import pytest

import ludoteca
from ludoteca.arena import run_tournament
from ludoteca.arena.match import Finish, Pairing, play_match
from ludoteca.arena.ratings import rate
from ludoteca.arena.statistics import victories, wilson
from ludoteca.arena.tournament import rotations_of, summary
from ludoteca.core.errors import BadOption
from tests.testing.buried_gold import BuriedGold
from tests.testing.slow_and_steady import SlowAndSteady

GAME = ludoteca.game("puerto_rico")
BOTS = ["greedy", "random", "random"]


def test_the_result_does_not_depend_on_the_number_of_processes() -> None:
    alone = run_tournament(GAME, BOTS, 6, seed=3, processes=1)
    together = run_tournament(GAME, BOTS, 6, seed=3, processes=2)
    assert json.dumps(alone) == json.dumps(together)


def test_other_seeds_give_other_games() -> None:
    one, other = (run_tournament(GAME, ["random"] * 3, 6, seed=seed, processes=1) for seed in (1, 2))
    assert one["bots"] != other["bots"]


def test_the_json_has_its_documented_shape() -> None:
    result = run_tournament(GAME, BOTS, 3, seed=3, processes=1)
    assert list(result) == ["game", "seats", "games", "seed", "teams", "bots"]
    assert result["teams"] == [[0], [1], [2]]
    assert (result["game"], result["seats"], result["games"], result["seed"]) == ("puerto_rico", 3, 3, 3)
    assert [bot["bot"] for bot in result["bots"]] == BOTS
    for bot in result["bots"]:
        assert list(bot) == ["bot", "wins", "win_share", "ci95", "mean_score", "mean_rank", "rating"]
        assert bot["ci95"][0] <= bot["win_share"] <= bot["ci95"][1]
    assert sum(bot["wins"] for bot in result["bots"]) == pytest.approx(3)


def test_every_deal_is_played_with_all_rotations_and_games_are_rounded_up() -> None:
    seen: list[tuple[int, int]] = []
    result = run_tournament(
        GAME, ["random"] * 4, 5, seed=1, processes=1, progress=lambda done, games: seen.append((done, games))
    )
    assert result["games"] == 8
    assert seen == [(done, 8) for done in range(1, 9)]


def test_each_bot_sits_once_on_every_seat_of_a_deal() -> None:
    pairings = [Pairing(GAME.id, ("random",) * 5, 1, 0, rotation, {}) for rotation in range(5)]
    for bot in range(5):
        assert sorted(pairing.seat_of(bot) for pairing in pairings) == [0, 1, 2, 3, 4]


def test_equal_pairings_finish_equally() -> None:
    pairing = Pairing(GAME.id, ("random", "greedy"), 4, 2, 1, dict(GAME.settle(2, {})))
    assert play_match(pairing) == play_match(pairing)


def test_a_shared_victory_counts_as_a_part_for_each() -> None:
    assert victories([1, 3, 1], [[0], [1], [2]]) == [0.5, 0, 0.5]
    table = summary(["a", "b"], [[0], [1]], [Finish((30, 30), (1, 1)), Finish((40, 30), (1, 2))])
    assert [bot["wins"] for bot in table] == [1.5, 0.5]
    assert [bot["mean_score"] for bot in table] == [35, 30]
    assert [bot["mean_rank"] for bot in table] == [1, 1.5]


def test_the_interval_of_wilson_is_as_in_the_textbook() -> None:
    low, high = wilson(10, 20)
    assert low == pytest.approx(0.2993, abs=1e-4)
    assert high == pytest.approx(0.7007, abs=1e-4)
    assert wilson(20, 20)[1] == 1
    assert wilson(0, 20)[0] == 0


def test_winners_are_rated_above_losers() -> None:
    first, second, third = rate([[0], [1], [2]], [(1, 2, 3)] * 10)
    assert first is not None
    assert second is not None
    assert third is not None
    assert first > second > third


def test_partners_are_rated_and_win_as_one() -> None:
    teams = [[0, 2], [1, 3]]
    ratings = rate(teams, [(1, 2, 1, 2)] * 5)
    assert ratings[0] == ratings[2]
    assert ratings[1] == ratings[3]
    assert ratings[0] != ratings[1]
    assert victories([1, 2, 1, 2], teams) == [1, 0, 1, 0]
    assert victories([1, 1, 1, 1], teams) == [0.5, 0.5, 0.5, 0.5]


@pytest.mark.parametrize(
    ("teams", "turns"),
    [
        ([[0], [1], [2]], [0, 1, 2]),
        ([[0, 2], [1, 3]], [0, 1, 2, 3]),
        ([[0, 1], [2, 3]], [0, 2]),
        ([[0], [1, 2]], [0]),
        ([[0]], [0]),
    ],
)
def test_partners_stay_partners_whichever_way_the_table_is_turned(
    teams: list[list[int]], turns: list[int]
) -> None:
    assert rotations_of(teams) == turns


def test_a_tournament_of_teams_counts_the_victories_of_teams() -> None:
    result = run_tournament(BuriedGold(), ["greedy", "random"] * 2, 6, seed=2, processes=1)
    assert result["teams"] == [[0, 2], [1, 3]]
    one, other, partner, _ = result["bots"]
    assert (one["wins"], one["rating"]) == (partner["wins"], partner["rating"])
    assert one["wins"] + other["wins"] == result["games"]


def test_alone_a_bot_wins_or_loses_and_has_no_rating() -> None:
    result = run_tournament(SlowAndSteady(), ["greedy"], 20, seed=1, processes=1)
    (bot,) = result["bots"]
    assert 0 < bot["win_share"] < 1
    assert bot["wins"] + (bot["mean_rank"] - 1) * 20 == pytest.approx(20)
    assert bot["rating"] is None


def test_alone_bots_that_look_ahead_win_more_often_than_chance() -> None:
    search, greedy, chance = (
        run_tournament(SlowAndSteady(), [spec], 40, seed=3, processes=1)["bots"][0]["win_share"]
        for spec in ("mcts:60", "greedy", "random")
    )
    assert search > chance
    assert greedy > chance


def test_fewer_than_one_process_is_refused() -> None:
    with pytest.raises(BadOption, match="0 processes"):
        run_tournament(GAME, BOTS, 3, seed=1, processes=0)


@pytest.mark.parametrize(
    ("bots", "games"), [(["random"], 5), (["random"] * 6, 5), (["random"] * 3, 0), (["random", "wizard"], 4)]
)
def test_impossible_tournaments_are_refused_before_they_begin(bots: list[str], games: int) -> None:
    with pytest.raises(BadOption):
        run_tournament(GAME, bots, games, seed=1, processes=1)
