"""Section 6: the end of the game and its points."""

from __future__ import annotations

from typing import Any

import pytest

from .table import P, Table, table


def sources(t: Table, seat: int) -> dict[str, int]:
    return t.state.breakdown()[seat]


def houses(city: str, **rest: Any) -> list[int]:
    t = table(3, city=city, **rest)
    return [sources(t, seat)["houses"] for seat in range(3)]


def test_RP_6_2_three_coins_are_a_point() -> None:
    t = table(3, P(goods="8 coin"), P(goods="2 coin"))
    assert [sources(t, seat)["coins"] for seat in range(3)] == [2, 0, 0]


def test_RP_9_22_houses() -> None:
    """RP-6.4, RP-6.5: two productive buildings, barracks and a monument; huts are worth nothing."""
    city = "5,1 carpenter | 6,1 market | 7,1 barracks | 8,1 monument"
    dwellings = "5,2 house:0 | 6,2 hut:0 | 7,2 hut:0 | 5,3 house:1 | 6,3 house:1 | 7,3 house:1 | 5,4 house:2"
    assert houses(f"{city} | {dwellings}") == [3, 9, 3]


@pytest.mark.parametrize(
    ("others", "worth"),
    [
        ("", 2),
        ("6,1 carpenter", 2),
        ("6,1 carpenter | 7,1 stonecutter", 1),
        ("6,1 market | 7,1 guild | 8,1 carpenter", 0),
        ("6,1 garden", 3),
        ("6,1 monument", 3),
        ("6,1 church", 3),
        ("6,1 barracks", 3),
        ("6,1 square", 2),
        ("9,1 church", 2),
    ],
)
def test_RP_6_5_what_a_district_adds_to_its_houses(others: str, worth: int) -> None:
    assert houses("5,1 house:0" + (f" | {others}" if others else ""))[0] == worth


def test_RP_6_5_palace_cathedral_and_roads_add_too() -> None:
    assert houses("7,7 house:0 | 7,8 palace | 8,8 cathedral")[0] == 2 + 3 + 2
    assert houses("7,7 house:0", roads="h6,7 v7,7")[0] == 3


def test_RP_9_61_poor_district() -> None:
    """RP-6.4: a house is never worth less than nothing."""
    city = "5,1 house:0 | 6,1 market | 7,1 market | 8,1 carpenter | 8,2 carpenter"
    t = table(3, city=city)
    assert t.view(None).districts[1].value == -3
    assert houses(city)[0] == 0


@pytest.mark.parametrize(
    ("office", "city", "rest", "points"),
    [
        ("gunner", "", {}, 5),
        ("general", "", {}, 0),
        ("master_stone", "", {}, 5),
        ("master_wood", "", {}, 5),
        ("master_craft", "", {}, 8),
        ("master_merchant", "", {}, 12),
        ("shipowner", "", {}, 0),
        ("road_builder", "", {"roads": "h6,7 v7,7"}, 2),
        ("road_builder", "", {"roads": "h6,7 v7,7 h9,7 v9,7"}, 4),
        ("defender_office", "", {"walls": "n5 n6 n7"}, 3),
        ("bishop", "5,1 church | 9,1 church", {}, 8),
        ("bishop", "5,1 church | 7,8 cathedral", {}, 8),
        ("architect", "7,8 cathedral | 8,8 palace", {"fort": True}, 21),
        ("architect", "", {"fort": True, "harbour": True}, 14),
        ("governor", "", {}, 12),
        ("governor", "5,1 square | 6,1 monument | 7,1 garden | 8,1 church", {}, 18),
        ("governor", "5,1 monument | 6,1 barracks | 7,1 garden | 8,1 church", {}, 18),
        ("governor", "5,1 square | 6,1 square | 7,1 garden | 8,1 church", {}, 12),
        ("governor", "5,1 monument | 6,1 barracks | 8,1 church", {}, 12),
    ],
)
def test_RP_6_3_what_offices_are_worth(office: str, city: str, rest: dict[str, object], points: int) -> None:
    """RP-1.40, RP-6.6: by the final state of the whole city; RP-1.42: three more in the short game."""
    t = table(3, city=city, offices={office: 1}, **rest)
    assert sources(t, 1)["offices"] == points
    t = table(3, city=city, offices={office: 1}, short_game=True, **rest)
    assert sources(t, 1)["offices"] == points + 3


def test_RP_5_83_the_points_of_an_office_count_from_the_first_year() -> None:
    t = table(3, P(fields=2), new_offices={"gunner": 1}, phase="effects", year=1599)
    assert sources(t, 1)["offices"] == 5


def test_RP_6_8_goods_cargo_and_unfinished_grids_score_nothing() -> None:
    t = table(
        3, P(goods="9 stone 9 wood 9 precious", cargo="3 precious"), harbour=True, grids={"fort": "0 0"}
    )
    assert t.state.scores() == [0, 0, 0]


def test_RP_6_7_ties_are_broken_by_coins_then_precious_then_stone_and_wood() -> None:
    """Then the victory is shared."""
    assert table(2, P(goods="2 coin"), P(goods="1 coin 9 precious")).state.standings() == [1, 2]
    assert table(2, P(goods="3 coin"), P(goods="2 coin", vp=1)).state.standings() == [2, 1]
    assert table(2, P(goods="1 precious"), P(goods="9 stone")).state.standings() == [1, 2]
    assert table(2, P(goods="2 stone 1 wood"), P(goods="2 wood")).state.standings() == [1, 2]
    assert table(2, P(goods="2 stone"), P(goods="2 wood")).state.standings() == [1, 1]
    assert table(2, P(goods="5 coin"), P()).state.tie_breaks()[0] == {
        "coins": 2,
        "precious": 0,
        "stone_and_wood": 0,
    }


def test_RP_6_7_most_points_win() -> None:
    assert table(3, P(vp=3), P(vp=-2), P(vp=9)).state.standings() == [2, 3, 1]
