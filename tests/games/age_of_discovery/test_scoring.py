"""Section 7: colony scoring, the end of the game, tie-breaks."""

from __future__ import annotations

import pytest

from .table import P, Table, table


def colony(*forces: str) -> list[int]:
    """The points of one region at the end of turn 3, by seat."""
    seats = max(2, len(forces))
    t = table(seats, turn=3, units={"peru": " ".join(forces)}).end_turn()
    return [t.player(seat)["colony_vp"][0] for seat in range(len(forces))]


# EX-17: all the cases of the table.
@pytest.mark.parametrize(
    ("forces", "points"),
    [
        (("5", "3", "3"), [6, 0, 0]),
        (("4", "4", "1"), [2, 2, 0]),
        (("3", "3", "3"), [0, 0, 0]),
        (("3", "1"), [6, 2]),
        (("2", "2", "2"), [0, 0, 0]),
        (("3",), [6]),
        (("4", "2", "2", "1"), [6, 0, 0, 0]),
        (("6", "2", "1"), [6, 2, 0]),
        (("2s1", "1s1"), [6, 2]),
        (("3", "3", "3", "3", "1"), [0, 0, 0, 0, 0]),
    ],
)
def test_AD_7_3_points_of_a_colony(forces: tuple[str, ...], points: list[int]) -> None:
    assert colony(*forces) == points, "EX-17"


@pytest.mark.parametrize("turn", [1, 2, 3, 4, 5, 6, 7, 8])
def test_AD_7_1_colonies_score_after_turns_3_6_and_8_and_nothing_else_does(turn: int) -> None:
    t = table(2, turn=turn, units={"peru": "3 1"}).end_turn()
    scored = {3: [6, 0, 0], 6: [0, 6, 0], 8: [0, 0, 6]}.get(turn, [0, 0, 0])
    assert t.player(0)["colony_vp"] == scored


def test_AD_7_2_a_region_counts_only_with_three_units_of_one_player() -> None:
    """Checked anew each time: who took the good and has fewer units left gets nothing."""
    t = table(2, turn=3, units={"peru": "3 2s"}, warfare="1").begin()
    t.play("P1 declare battle")
    assert t.goods(0) == {"silver": 1}
    assert t.player(0)["colony_vp"] == t.player(1)["colony_vp"] == [0, 0, 0]


def test_AD_7_4_second_place_needs_no_three_units_and_alone_there_is_none() -> None:
    assert colony("4", "1") == [6, 2]
    assert colony("4", "0") == [6, 0]


def test_AD_7_5_the_game_ends_after_turn_8() -> None:
    t = table(2, turn=8).end_turn()
    assert t.state.over
    assert t.step == "game_over"


# EX-28: 54 + 15 + (2 + 5 + 12 + 12 + 7) + 13 = 120; 22 colony VP come in turn 8.
def test_EX_28_full_tally() -> None:
    player = P(
        money=37 - 13 - 10,
        colony_vp=(12, 20, 0),
        tiles="0 5",
        cards="india",
        buildings="settlers taxation university navy prosperity wealth",
        ships=3,
        goods="2 silver 2 coffee fish",
    )
    units = {"peru": "3", "brazil": "3", "canada": "3", "florida": "1 3", "virginia": "1 3"}
    t = table(
        2, player, turn=8, order="0 1", units=units, discovered="new_england new_spain new_granada"
    ).end_turn()
    assert t.money(0) == 37
    assert t.state.breakdown()[0] == {
        "colonies": 54, "discoveries": 15, "buildings": 7, "mercantilism": 0, "population": 0, "navy": 12,
        "power": 0, "prosperity": 12, "glory": 0, "wealth": 7, "economy": 13,
    }  # fmt: skip
    assert t.state.scores()[0] == 120


def test_AD_7_6_economy_is_the_set_income_of_turn_8_alone() -> None:
    """Neither rum nor Initiative nor building money counts."""
    player = P(goods="4 sugar", buildings="rum_distillery factory")
    t = table(2, player, turn=8, initiative="0").end_turn()
    assert t.money(0) == 1 + 6 + 12 + 25
    assert t.state.breakdown()[0]["economy"] == 6


@pytest.mark.parametrize(
    ("building", "points"),
    [
        ("mercantilism", 4),
        ("population", 3),
        ("navy", 8),
        ("power", 4),
        ("prosperity", 4),
        ("glory", 4),
        ("wealth", 2),
    ],
)
def test_AD_7_7_conditional_buildings_look_at_the_end_of_turn_8(building: str, points: int) -> None:
    """Goods 4, units 7, ships 2, soldiers 2, buildings 2, regions 2, money 13; Discovery does not count."""
    player = P(
        money=12,
        goods="gold fish rice",
        ships=2,
        buildings=f"settlers {building}",
        discovery="3 soldier 4 other",
    )
    t = table(2, player, turn=8, units={"peru": "1s4", "brazil": "1s1"}).end_turn()
    assert t.money(0) == 14
    assert t.state.breakdown()[0][building] == points


def ending(*players: P, units: dict[str, str]) -> Table:
    return table(2, *players, turn=8, units=units).end_turn()


def tie(first: P, second: P, units: dict[str, str]) -> list[int]:
    t = ending(first, second, units=units)
    assert t.state.scores()[0] == t.state.scores()[1]
    return t.state.standings()


def test_AD_7_8_ties_are_broken_by_colonies_money_and_goods() -> None:
    """Then the victory is shared."""
    earlier = P(colony_vp=(6, 0, 0), tiles="0")
    assert tie(earlier, P(tiles="1"), {"peru": "0 3", "brazil": "0"}) == [2, 1]
    assert tie(P(money=5, tiles="0"), P(money=4, tiles="1"), {"peru": "0", "brazil": "0"}) == [1, 2]
    assert tie(P(goods="gold", tiles="0"), P(tiles="1"), {"peru": "0", "brazil": "0"}) == [1, 2]
    assert tie(P(money=3, tiles="0"), P(money=3, tiles="1"), {"peru": "0", "brazil": "0"}) == [1, 1]


# EX-29: equal points, colony VP of turn 8 and money; nine goods beat eight.
def test_EX_29_tie() -> None:
    eight = "gold silver cattle cocoa fish sugar furs coffee"
    nine = f"{eight} tobacco"
    red, blue = P(money=18, goods=nine, tiles="0"), P(money=19, goods=eight, tiles="5")
    t = ending(red, blue, units={"peru": "0", "brazil": "0"})
    assert t.state.scores()[0] == t.state.scores()[1]
    assert t.money(0) == t.money(1) == 21
    assert t.state.tie_breaks()[0] == {"last_colonies": 0, "money": 21, "goods": 9}
    assert t.state.standings() == [1, 2]
