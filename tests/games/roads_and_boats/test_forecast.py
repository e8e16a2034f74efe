"""What the server tells in advance: the next production if nobody touches anything, and the next brick."""

from __future__ import annotations

from typing import Any

import pytest

from .table import P, table

HEX = "0,-1"


def forecast(**special: Any) -> list[tuple[dict[str, int], dict[str, int], bool]]:
    """What comes and goes on a pasture where nobody is."""
    t = table("two_banks", P("donkey 1,-2"), at="select", **special)
    assert all(each.hex == HEX for each in t.view().forecast)
    return [(dict(each.uses), dict(each.makes), each.is_wasted) for each in t.view().forecast]


@pytest.mark.parametrize(
    ("house", "ground", "uses", "makes", "is_wasted"),
    [
        ("sawmill", "5 trunks", {"trunks": 3}, {"boards": 6}, False),
        ("coal_burner", "4 trunks 5 boards", {"trunks": 3, "boards": 5}, {"fuel": 4}, False),
        ("truck_factory", "1 iron 1 fuel", {"iron": 1, "fuel": 1}, {}, True),
    ],
)
def test_what_runs_by_itself_is_foretold(
    house: str, ground: str, uses: dict[str, int], makes: dict[str, int], is_wasted: bool
) -> None:
    """RB-6.2.30, RB-6.2.31, RB-6.2.32."""
    assert forecast(houses={HEX: house}, ground={HEX: ground}) == [(uses, makes, is_wasted)]


def test_a_wagon_factory_waits_for_a_donkey() -> None:
    assert forecast(houses={HEX: "wagon_factory"}, ground={HEX: "2 boards"}) == []


def test_two_geese_alone_have_a_third_and_geese_with_paper_vanish() -> None:
    """RB-6.2.5, RB-6.2.33."""
    assert forecast(ground={HEX: "2 goose"}) == [({}, {"goose": 1}, False)]
    assert forecast(ground={HEX: "3 goose"}) == []
    assert forecast(ground={HEX: "2 goose 1 stone"}) == []
    assert forecast(ground={HEX: "5 goose 2 paper"}) == [({"goose": 4, "paper": 2}, {}, True)]


def test_a_mine_may_yield_what_is_in_its_bag_and_alone_what_it_has_more_of() -> None:
    """RB-6.2.2, RB-3.11."""
    for seats, bag, yields in (
        (2, "gold=2 iron=1", {"gold": 1, "iron": 1}),
        (2, "iron=1", {"iron": 1}),
        (1, "gold=1 iron=2", {"iron": 1}),
    ):
        t = table("two_banks", P("donkey 1,-2"), seats=seats, at="select", houses={"2,-2": f"mine {bag}"})
        assert [dict(each.makes) for each in t.view().forecast] == [yields]
    empty = table("two_banks", P("donkey 1,-2"), at="select", houses={"2,-2": "mine"})
    assert empty.view().forecast == ()


def test_what_is_foretold_comes_true() -> None:
    t = table(
        "two_banks",
        P("donkey 1,-2"),
        at="select",
        houses={"0,-2": "woodcutter", HEX: "sawmill"},
        ground={HEX: "2 trunks"},
    )
    foretold = {each.hex: dict(each.makes) for each in t.view().forecast}
    t.turn_over().wait("select")
    assert {place: t.ground(place) for place in foretold} == foretold


def test_the_price_of_the_next_brick_is_told() -> None:
    """RB-6.5.2."""
    goods = {"1,-2": "9 boards"}
    t = table("two_banks", P("donkey 1,-2"), at="buy_brick", ground=goods, bricks="N" * 16)
    assert t.view().brick_price == 1
    t.play("buy", "buy")
    assert t.view().brick_price == 4


def test_points_so_far_are_told_by_source() -> None:
    """RB-7.4, RB-7.5: goods aboard and the wonder, as if the game ended now."""
    t = table("two_banks", P("donkey 1,-2: coins gold"), P("donkey 0,0"), at="select", bricks="011N")
    assert [dict(points) for points in t.view().points] == [
        {"gold": 10, "coins": 40, "stock": 0, "wonder": 3},
        {"gold": 0, "coins": 0, "stock": 0, "wonder": 6},
    ]
