"""RB-6.5, RB-7: bricks, rain, the end of the game, points and ties."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.errors import BadPosition
from ludoteca.games.roads_and_boats.data import END_SPACE, SPACES, WONDER_ROWS

from .table import GAME, P, Table, table


def buying(*players: P, **rest: object) -> Table:
    return table("two_banks", *players, at="buy_brick", **rest)  # type: ignore[arg-type]


def bought(t: Table, count: int) -> Table:
    for _ in range(count):
        t.play("buy")
        while t.state.asked() == "pay":
            t.play(t.legal[0])
    return t


def test_RB_1_16_the_wonder_board() -> None:
    """RB-1.17: for five and six players it would go on; this game has four at most."""
    assert sum(WONDER_ROWS) == SPACES == 83
    assert sum(WONDER_ROWS[:4]) == 17
    assert sum(WONDER_ROWS[:9]) + 1 == 45
    ends = {2: sum(WONDER_ROWS[:12]), 3: sum(WONDER_ROWS[:12]) + 4, 4: sum(WONDER_ROWS[:13])}
    assert {seats: END_SPACE[seats] for seats in (2, 3, 4)} == ends == {2: 62, 3: 66, 4: 69}
    assert GAME.seat_counts == (1, 2, 3, 4)


def test_RB_6_5_1_any_number_of_bricks_in_sequence() -> None:
    t = buying(P("donkey 1,-2"), P("donkey -1,2"), ground={"1,-2": "6 boards", "-1,2": "1 clay"})
    bought(t, 3)
    assert t.seat == 1
    t.play("P1 buy")
    assert t["wonder"][:4] == [0, 0, 0, 1]


def test_RB_6_5_2_EX_B11_brick_prices() -> None:
    """RB-6.5.2, EX-B11: 1 + 2 + 3 goods; from space 17 on 2 + 3 + 4. Others do not raise it."""
    cheap = bought(buying(P("donkey 1,-2"), ground={"1,-2": "6 boards"}), 3)
    assert cheap.ground("1,-2") == {}
    dear = buying(P("donkey 1,-2"), ground={"1,-2": "9 boards"}, bricks="1" * 17)
    assert bought(dear, 3).ground("1,-2") == {}
    short = buying(P("donkey 1,-2"), ground={"1,-2": "5 boards"})
    bought(short, 2)
    assert short.ground("1,-2") == {"boards": 2}
    assert short.state.asked() != "buy_brick"


def test_RB_6_5_3_EX_25_home_payment() -> None:
    """RB-6.5.3, EX-25: ground and cargo of the home tile; somebody must be there."""
    t = buying(P("wagon 1,-2: 2 boards 1 gold"), ground={"1,-2": "1 goose"}, bricks="1" * 20)
    t.play("buy", "pay boards", "pay goose")
    assert t.cargo("r1") == {"boards": 1, "gold": 1}
    assert len(t["wonder"]) == 22, "the second would cost 3"
    nobody = buying(P("donkey 0,-1"), ground={"1,-2": "5 boards"})
    assert len(nobody["wonder"]) == 1
    carried = buying(P("donkey 1,-2 carries donkey"), ground={"1,-2": "1 boards"})
    assert carried.legal == ["buy", "end_wonder"]


def test_RB_6_5_4_EX_27_paying_in_order() -> None:
    """RB-6.5.4, EX-27."""
    t = buying(P("donkey 1,-2"), ground={"1,-2": "3 boards 1 stone 1 gold"}, bricks="1" * 17)
    position = t.position
    position["bought"], position["wonder"] = 1, [1] * 16 + [0] * 2
    position["tiles"] = [
        {**tile, "ground": {"0": {"boards": 2, "stone": 1, "gold": 1}}} if tile["hex"] == "1,-2" else tile
        for tile in position["tiles"]
    ]
    t = Table(GAME.load(position)).play("buy")
    assert t["under_way"]["price"] == 2, "boards were the only good to begin with"
    assert t.offered("pay") == ["boards", "stone"]
    t.play("pay stone")
    assert t.ground("1,-2") == {"boards": 1}
    assert t["wonder"][18] == 0


def test_RB_6_5_5_and_RB_9_9_bricks_fill_spaces_without_gaps() -> None:
    t = bought(buying(P("donkey 1,-2"), ground={"1,-2": "1 boards"}, bricks="N1N"), 1)
    assert t["wonder"] == [None, 1, None, 0, None]


def test_RB_6_5_6_EX_12_price_jump() -> None:
    """RB-6.5.6, EX-12: 1, then 1 + 2, then 2 + 2."""
    t = bought(buying(P("donkey 1,-2"), ground={"1,-2": "8 boards"}, bricks="1" * 16), 3)
    assert t.ground("1,-2") == {}
    assert t["wonder"][16:19] == [0, 0, 0]


def test_RB_6_5_7_a_neutral_brick_ends_every_turn() -> None:
    t = buying(P("donkey 1,-2"))
    assert t["wonder"] == [None]
    assert t["turn"] == 2


def test_RB_6_5_9_EX_13_rain() -> None:
    """RB-6.5.9, EX-13: the neutral brick on space 45 makes pastures of deserts."""
    t = buying(P("donkey 1,-2"), ground={"3,-2": "2 goose"}, bricks="1" * 40 + "N" * 4)
    assert len(t["wonder"]) == 45
    assert t.ground("3,-2") == {"goose": 3}
    t = table("two_banks", P("truck 3,-2: 3 boards"), at="choose_site", bricks="1" * 40 + "N" * 5)
    assert "coal_burner" in t.play("site 3,-2").offered("build")


# --- the end -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "end"), [(2, 62), (3, 66), (4, 69)])
def test_RB_7_1_the_end_space(seats: int, end: int) -> None:
    """RB-7.1, RB-6.5.8: whatever brick stands there ends the game at once."""
    t = table("four_valleys", P("donkey 3,-2"), seats=seats, at="buy_brick", bricks="0" * (end - 2) + "N")
    assert t.state.over
    assert len(t["wonder"]) == end


def test_EX_14_sudden_end() -> None:
    """RB-5.4: inside the wonder phase."""
    t = buying(
        P("donkey 1,-2"), P("donkey -1,2"), ground={"1,-2": "5 boards", "-1,2": "9 boards"}, bricks="1" * 60
    )
    bought(t, 2)
    assert t.state.over
    assert t["wonder"][60:] == [0, 0]


def test_RB_7_2_EX_15_slow_end() -> None:
    """RB-7.2, EX-15: the 33rd neutral brick; nobody has bought, so the wonder gives nothing."""
    t = buying(P("donkey 1,-2"), bricks="N" * 32)
    assert t.state.over
    assert t["turn"] == 33
    assert t.state.scores() == [0, 0]


# --- points --------------------------------------------------------------------------------------


def test_RB_7_3_and_RB_7_4_goods_aboard_count_and_goods_on_the_ground_do_not() -> None:
    t = table("two_banks", P("truck 1,-2: 2 gold 1 coins 1 stock 1 iron"), ground={"1,-2": "9 gold"})
    assert t.state.breakdown()[0] == {"gold": 20, "coins": 40, "stock": 120, "wonder": 0}
    assert t.state.scores() == [180, 0]


def points(bricks: str, seat: int, seats: int = 3) -> int:
    t = table("four_valleys", P("donkey 3,-2"), seats=seats, bricks=bricks)
    return int(t.state.breakdown()[seat]["wonder"])


def top_row(bricks: str, seat: int) -> int:
    """A seat's points from a row of seven spaces alone."""
    t = table("four_valleys", P("donkey 3,-2"))
    row = [-1 if sign == "N" else int(sign) for sign in bricks]
    t.native.bricks = vec[i64]([-1] * 62 + row)
    return int(t.state.breakdown()[seat]["wonder"])


def test_RB_7_5_EX_B10_wonder_row() -> None:
    """RB-7.5, EX-B10: 2 blue, 3 red, 1 yellow and 1 neutral in a row of seven."""
    assert [top_row("001112N", seat) for seat in range(3)] == [3, 5, 1]


PRINTED = {
    0: [10, 10, 10, 10],
    1: [5, 6, 7, 8],
    2: [3, 5, 6, 6],
    3: [2, 4, 5, 5],
    4: [2, 3, 4],
    5: [1, 2],
    6: [1],
}
"""Points by others' bricks, for 1, 2, 3 … own ones."""


def test_RB_7_5_the_printed_table() -> None:
    """RB-7.5: in a row of seven."""
    for others, values in PRINTED.items():
        for own, value in enumerate(values, 1):
            assert top_row("0" * own + "1" * others, 0) == value, (own, others)
    assert points("N" * 4, 0) == 0
    assert points("0", 0) == 10, "the last, incomplete row counts fully"
    assert points("000011110", 0) == 20


def test_RB_7_6_EX_20_score_and_tie() -> None:
    """RB-7.6, EX-20: of the tied the one closest to the temple."""
    for temple, ranks in (([0, 1], [1, 2]), ([1, 0], [2, 1])):
        t = table(
            "two_banks",
            P("truck 1,-2: 2 gold 1 coins"),
            P("raft 3,0/water: 1 coins", "raft 3,0/water: 3 gold"),
            ground={"1,-2": "3 gold"},
            bricks="000N" + "011N",
            temple=temple,
        )
        assert [entry["wonder"] for entry in t.state.breakdown()] == [13, 6]
        tied = table(
            "two_banks",
            P("truck 1,-2: 2 gold 1 coins"),
            P("raft 3,0/water: 1 coins", "raft 3,0/water: 2 gold"),
            temple=temple,
        )
        assert tied.state.scores() == [60, 60]
        assert tied.state.standings() == ranks
        assert tied.state.tie_breaks() == [{"temple": 2 - rank} for rank in ranks]


def test_RB_9_9_bricks_and_turns_fit_together() -> None:
    t = table("two_banks", P("donkey 1,-2"), bricks="N0N")
    assert t["turn"] == 3
    position = t.position
    position["turn"] = 2
    with pytest.raises(BadPosition, match="neutral bricks in turn 2"):
        GAME.load(position)
