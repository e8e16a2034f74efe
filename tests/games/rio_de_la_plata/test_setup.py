"""Section 3: options and the table at the start."""

from __future__ import annotations

from collections import Counter

import pytest

from ludoteca.core.errors import BadOption

from .table import GAME, Table, blank


@pytest.mark.parametrize(("level", "each"), [("beginner", 4), ("intermediate", 3), ("expert", 2)])
@pytest.mark.parametrize("is_short", [False, True])
def test_RP_3_3_starting_goods_by_experience(level: str, each: int, is_short: bool) -> None:
    """RP-3.4: the last of the first order has one stone and one wood more."""
    p = blank(4, experience=level, short_game=is_short)
    each += is_short
    last = p["order"][-1]
    for seat, player in enumerate(p["players"]):
        extra = seat == last
        expected = {"stone": each + extra, "wood": each + extra, "precious": 0, "coin": each}
        assert player["goods"] == expected


def test_RP_3_4_the_first_order_is_random() -> None:
    """RP-7.2: every order of three is about as frequent."""
    orders = Counter(tuple(blank(3, seed=seed)["order"]) for seed in range(600))
    assert len(orders) == 6
    assert min(orders.values()) > 60


def test_RP_3_1_who_plays_for_the_first_time_is_a_beginner() -> None:
    """RP-3.3: with twice the goods of experts."""
    t = GAME.new(3, seed=1, **GAME.first_game)
    assert [t.position()["players"][0]["goods"][good] for good in ("stone", "wood", "coin")] == [4, 4, 4]


def test_RP_3_1_the_options_and_their_defaults() -> None:
    options = dict(GAME.new(3, seed=1).options)
    assert options == {
        "experience": "expert",
        "short_game": False,
        "attacker_number_correction": False,
        "trade": True,
    }
    with pytest.raises(BadOption):
        GAME.new(6)
    with pytest.raises(BadOption):
        GAME.new(3, experience="master")


def test_RP_3_2_nine_pawns_in_every_hand() -> None:
    """RP-9.40 begins with nine."""
    for seats in (2, 3, 4, 5):
        assert [player["hand"] for player in blank(seats)["players"]] == [9] * seats


def test_RP_3_5_an_empty_city_in_1580() -> None:
    p = blank(3)
    assert p["year"] == 1580
    assert [player["vp"] for player in p["players"]] == [0, 0, 0]
    assert p["markers"] == {"natives": 1, "corsairs": 1}
    assert p["city"] == p["roads"] == p["walls"] == []
    assert all(office["owner"] is None for office in p["offices"].values())
    assert not p["harbour"]
    assert "work dock" not in Table(GAME.new(3, seed=1)).legal


@pytest.mark.parametrize(("is_short", "last"), [(False, 1599), (True, 1594)])
def test_RP_3_7_the_last_year(is_short: bool, last: int) -> None:
    """RP-4.2, RP-6.1: the game ends after the war check of the last year."""
    t = Table(GAME.new(3, seed=1, short_game=is_short, trade=False))
    years = []
    while not t.state.over:
        years.append(t["year"])
        t.state.play(t.state.actions()[-1])
    assert sorted(set(years)) == list(range(1580, last + 1))


def test_RP_3_10_two_play_with_the_data_of_three() -> None:
    assert blank(2)["grids"] == blank(3)["grids"]


def test_RP_3_11_the_shadow_has_ten_pawns_and_no_place_in_the_order() -> None:
    p = blank(2)
    assert p["shadow_supply"] == 10
    assert sorted(p["order"]) == [0, 1]
    assert blank(3)["shadow_supply"] == 0
