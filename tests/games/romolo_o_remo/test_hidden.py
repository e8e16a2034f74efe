"""What is hidden from whom (RR-7.1 … RR-7.7)."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.core.rng import Rng
from ludoteca.testing import check_game
from tests.games.romolo_o_remo.table import GAME, P, table

SEEN_BY_NOBODY = ["character_pile", "map[*].multiplier", "map[*].terrain"]
OWN = ["chosen_terrain", "hidden_token", "tokens"]


# RR-7.3, RR-7.4, RR-7.5
@pytest.mark.parametrize(
    ("seats", "options", "secrets"),
    [
        (1, {}, OWN),
        (2, {}, OWN),
        (3, {"battle": "die"}, ["chosen_terrain"]),
        (4, {"teams": True, "hostility": "always"}, OWN),
    ],
)
def test_RR_7_1_the_list_of_secrets(seats: int, options: dict[str, Any], secrets: list[str]) -> None:
    hidden = {
        "seat": [*SEEN_BY_NOBODY, *(f"players[others].{name}" for name in secrets if seats > 1)],
        "spectator": [*SEEN_BY_NOBODY, *(f"players[*].{name}" for name in secrets)],
    }
    # so many games that each secret is met: the first tile is one only for a moment
    report = check_game(
        GAME, seats=seats, options=options, checks=["imagination"], games_per_setup=6, hidden=hidden
    )
    assert report.imagined
    assert report.varied


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (4, {"teams": True, "hostility": "always"})])
def test_RR_7_5_secret_choices_do_not_leak(seats: int, options: dict[str, Any]) -> None:
    check_game(GAME, seats=seats, options=options, checks=["leaks", "secret_choices"])


def test_RR_7_2_money_is_shown_to_its_owner_and_programs_count_along() -> None:
    t = table(2, P(coins=3), P(coins=5))
    assert t.view(0).players[0].half_coins == 6
    assert t.view(0).players[1].half_coins is None
    assert t.view(0).counted_money == (6, 10)
    assert t.view(None).players[0].half_coins is None


def test_RR_7_2_points_are_open_to_oneself_and_the_partner_until_the_end() -> None:
    two, four = table(2, P(), P()).state, table(4, P(), P(), P(), P(), teams=True).state
    assert [score is not None for score in two.open_scores(0)] == [True, False]
    assert two.open_scores(None) == [None, None]
    assert [score is not None for score in four.open_scores(1)] == [False, True, False, True]


def test_RR_7_7_what_was_seen_is_imagined_as_it_is() -> None:
    hexes = {"0,-1": "plain", "0,0": "hidden_forest", "1,-1": "hidden_water"}
    t = table(2, P(units="worker1@0,-1", seen="0,0"), P(), hexes=hexes)
    own = {t.state.imagine(0, Rng(seed)).position()["map"]["0,0"]["terrain"] for seed in range(20)}  # type: ignore[index, call-overload]
    others = {t.state.imagine(1, Rng(seed)).position()["map"]["0,0"]["terrain"] for seed in range(20)}  # type: ignore[index, call-overload]
    assert own == {"forest"}
    assert len(others) > 1
