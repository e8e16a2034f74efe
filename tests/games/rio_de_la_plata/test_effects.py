"""Menu B: building, activating and working (RP-4.34 to RP-4.50, RP-5.20 to RP-5.33, RP-5.51 to RP-5.53)."""

from __future__ import annotations

from typing import Any

import pytest

from .table import P, Table, table, war

ROADS_TO_6 = "h6,7 v7,7"
RICH = "9 stone 9 wood 9 precious"
FIVE_AROUND = "7,4 carpenter | 8,4 carpenter | 9,4 stonecutter | 7,5 hut:1 | 9,5 house:2"


def effects(*players: P, seats: int = 3, **rest: Any) -> Table:
    """The effects turn of seat 0, who also has a harvest to bring in, so that his turn goes on."""
    first = players[0] if players else P()
    first.values["fields"] += 2
    return table(seats, first, *players[1:], phase="effects", **rest)


def buildings(t: Table, space: str) -> set[str]:
    return {line.split()[1] for line in t.legal_of("build") if line.split()[0] == space}


def test_RP_9_12_effects() -> None:
    """RP-4.36, RP-4.49, RP-5.21: in any order; goods are paid, workers come home."""
    t = effects(P(goods="2 wood"), city="8,5 /00 | 6,5 /0")
    t.play("build 8,5 hut", "build 6,5 stonecutter")
    assert t.at("8,5") == "hut:0"
    assert t.at("6,5") == "stonecutter"
    assert t.goods(0) == {}
    assert t.hand(0) == 7


@pytest.mark.parametrize(
    ("pawns", "expected"),
    [
        (1, {"stonecutter", "carpenter"}),
        (2, {"hut", "stonecutter", "carpenter", "market", "barracks", "church"}),
    ],
)
def test_RP_5_20_workers_decide_what_can_be_built_on_an_unbuilt_space(pawns: int, expected: set[str]) -> None:
    """RP-1.13: on a building only its upgrades."""
    t = effects(P(goods=RICH), city=f"8,5 /{'0' * pawns}")
    assert buildings(t, "8,5") == expected
    for building in ("stonecutter", "carpenter", "church", "guild"):
        t = effects(P(goods=RICH), city=f"6,7 {building} /00 | 7,7 house:0", roads=ROADS_TO_6)
        assert buildings(t, "6,7") == set()


def test_RP_1_12_upgrades_turn_the_tile_that_is_there() -> None:
    """RP-5.27: nobody owns a market or a square; a hut has its owner."""
    assert buildings(effects(P(goods=RICH), city="8,5 hut:0 /0"), "8,5") == {"house"}
    assert buildings(effects(P(goods=RICH), city="8,5 market /00 | 7,5 house:0"), "8,5") == {"guild"}
    t = effects(P(goods=RICH), city="8,5 square /00 | 7,5 house:0")
    assert buildings(t, "8,5") == {"monument", "garden"}
    t.play("build 8,5 garden")
    assert t.at("8,5") == "garden"
    assert t.vp(0) == 3
    four = "1,1 market | 2,1 market | 3,1 market | 8,5 market /00 | 7,5 house:0"
    assert buildings(effects(P(goods=RICH), city=four), "8,5") == {"guild"}


def test_RP_1_22_only_huts_and_houses_have_owners() -> None:
    t = effects(P(goods=RICH), city="8,5 /00 | 6,5 /00")
    t.play("build 8,5 church", "build 6,5 hut")
    assert t.at("8,5") == "church"
    assert t.at("6,5") == "hut:0"


def test_RP_5_21_points_are_scored_at_once() -> None:
    """RP-1.20."""
    for building, points in (("church", 3), ("barracks", 6), ("market", 0)):
        t = effects(P(goods=RICH), city="8,5 /00").play(f"build 8,5 {building}")
        assert t.vp(0) == points
    t = effects(P(goods=RICH), city=f"8,5 /0 | {FIVE_AROUND}").play("build 8,5 square")
    assert t.vp(0) == 6


def test_RP_5_22_goods_are_paid_when_building_not_when_placing() -> None:
    t = table(3, P(goods="2 wood")).play("city 2", "place 8,5", "work fields", "work fields").to_effects()
    assert t.goods(0) == {"wood": 2}
    t.play("P0 build 8,5 stonecutter")
    assert t.goods(0) == {}


def test_RP_5_20_one_building_a_space_and_year() -> None:
    """RP-8.7, RP-9.40: the house has to wait for the next year."""
    t = effects(P(goods=RICH), city="8,5 /000").play("build 8,5 hut")
    assert t.at("8,5") == "hut:0 /0"
    assert buildings(t, "8,5") == set()


def test_RP_9_40_three_pawns_on_the_start_line() -> None:
    t = table(3, P(goods="1 stone 1 wood"), year=1580)
    for space in ("8,5", "8,5", "8,5", "6,5", "6,5"):
        t.play("P0 city 2", f"P0 place {space}")
    t.to_effects().play("P0 build 8,5 hut", "P0 build 6,5 hut")
    assert t.hand(0) == 8
    assert t.at("8,5") == "hut:0 /0"
    t.next_year().to_effects().play("P0 build 8,5 house")
    assert t.at("8,5") == "house:0"
    assert t.goods(0) == {}


def test_RP_5_20_one_noble_building_of_a_kind_in_a_district() -> None:
    """RP-8.3: church, barracks, monument and garden; the next district has its own."""
    here = effects(P(goods=RICH), city="8,5 /00 | 5,1 church | 5,2 barracks")
    assert not {"church", "barracks"} & buildings(here, "8,5")
    there = effects(P(goods=RICH), city="8,5 /00 | 9,1 church | 9,2 barracks")
    assert {"church", "barracks"} <= buildings(there, "8,5")
    t = effects(P(goods=RICH), city="8,5 square /00 | 7,5 house:0 | 5,1 monument")
    assert buildings(t, "8,5") == {"garden"}


POOLS = [
    ("hut", "1,1 hut:0|2,1 hut:0|3,1 hut:0|4,1 hut:0|5,1 hut:0|6,1 hut:0|7,1 hut:0|8,1 hut:0|9,1 hut:0", 4),
    ("church", "1,1 church | 9,1 church | 13,1 barracks | 1,6 barracks", 1),
    ("stonecutter", "1,1 stonecutter|2,1 stonecutter|3,1 carpenter|4,1 carpenter|5,1 carpenter", 1),
    ("market", "1,1 market | 2,1 guild | 3,1 guild", 1),
    ("square", f"{FIVE_AROUND} | 1,1 square | 5,1 monument | 1,10 garden", 3),
]


@pytest.mark.parametrize(("building", "standing", "left"), POOLS)
def test_RP_1_10_tiles_are_limited(building: str, standing: str, left: int) -> None:
    """RP-1.1: with as many tiles as are left it is possible, with one less it is not."""
    spare = {
        "hut": ["10,1 hut:0", "11,1 hut:0", "12,1 hut:0", "13,1 house:0"],
        "church": ["13,6 church"],
        "stonecutter": ["6,1 carpenter"],
        "market": ["4,1 market"],
        "square": ["13,1 square", "9,1 monument", "13,10 garden"],
    }[building]
    assert len(spare) == left
    some = " | ".join([standing, *spare[:-1], "8,5 /00"])
    assert building in buildings(effects(P(goods=RICH), city=some), "8,5")
    none = " | ".join([standing, *spare, "8,5 /00"])
    assert building not in buildings(effects(P(goods=RICH), city=none), "8,5")


@pytest.mark.parametrize("side", ["monument", "garden"])
def test_RP_1_10_three_squares_have_each_side(side: str) -> None:
    """RP-1.12: a square is turned without a tile of the pool, but to a side that is left."""
    two = f"8,5 square /00 | 7,5 house:0 | 1,1 {side} | 13,1 {side}"
    assert side in buildings(effects(P(goods=RICH), city=two), "8,5")
    assert side not in buildings(effects(P(goods=RICH), city=f"{two} | 1,10 {side}"), "8,5")


def test_RP_1_11_three_inequalities_for_squares() -> None:
    """Six squares, monuments and gardens; three of each side."""
    nobles = "1,1 monument | 9,1 monument | 13,1 monument | 1,6 garden | 5,6 garden"
    t = effects(P(goods=RICH), city=f"{nobles} | 8,5 /0 | {FIVE_AROUND}")
    assert "square" in buildings(t, "8,5")
    t = effects(P(goods=RICH), city=f"{nobles} | 9,6 square | 8,5 /0 | {FIVE_AROUND}")
    assert "square" not in buildings(t, "8,5")
    t = effects(P(goods=RICH), city=f"{nobles} | 8,5 square /00 | 7,5 house:0")
    assert buildings(t, "8,5") == {"garden"}


def test_RP_1_5_a_tile_that_leaves_can_be_used_again() -> None:
    """RP-5.159: what a war destroys is back in the pool."""
    four = "1,1 market | 2,1 market | 3,1 market | 5,5 market | 8,5 /00"
    assert "market" not in buildings(effects(P(goods=RICH), city=four), "8,5")
    t = war(3, P(goods=RICH), attacker=2, invaders={"5,4": 1}, city=four).play("select 5,4", "step south")
    t.play("P0 withdraw no").to_effects()
    assert "market" in buildings(t, "8,5")


def test_RP_5_25_a_square_needs_five_minor_buildings_around() -> None:
    """Huts and houses of anybody count; palace, cathedral and Plaza do not."""
    t = effects(P(goods=RICH), city=f"8,5 /0 | {FIVE_AROUND}")
    assert "square" in buildings(t, "8,5")
    four = FIVE_AROUND.replace("| 9,5 house:2", "")
    assert "square" not in buildings(effects(P(goods=RICH), city=f"8,5 /0 | {four}"), "8,5")
    around = "6,7 hut:0 | 7,7 hut:0 | 8,7 hut:1 | 6,8 hut:1 | 7,9 palace | 8,8 cathedral"
    assert "square" not in buildings(effects(P(goods=RICH), city=f"7,8 /0 | {around}"), "7,8")


def test_RP_9_59_square_in_the_corner() -> None:
    corner = "1,1 /0 | 2,1 carpenter | 1,2 carpenter | 2,2 hut:1"
    assert "square" in buildings(effects(P(goods=RICH), city=corner), "1,1")
    edge = "3,1 /0 | 2,1 carpenter | 4,1 carpenter | 2,2 hut:1 | 3,2 hut:1"
    assert "square" not in buildings(effects(P(goods=RICH), city=edge), "3,1")
    assert "square" in buildings(effects(P(goods=RICH), city=edge, walls="n3"), "3,1")
    south = "3,10 /0 | 2,10 carpenter | 4,10 carpenter | 2,9 hut:1 | 3,9 hut:1"
    assert "square" in buildings(effects(P(goods=RICH), city=south), "3,10")


def test_RP_5_26_a_square_stays_when_its_surroundings_go() -> None:
    """Enemies destroy one of the five; the square stands, and may still become a monument or a garden."""
    around = "4,4 hut:0 | 5,4 hut:0 | 6,4 hut:0 | 4,5 hut:0 | 6,5 hut:0"
    t = war(3, attacker=2, invaders={"5,3": 1}, outside="e8/1", city=f"{around} | 5,5 square")
    t.play("select 5,3", "step south")
    assert (t.at("5,4"), t.at("5,5")) == ("", "square")
    t = effects(P(goods=RICH), city="8,5 square /00 | 7,5 house:0")
    assert buildings(t, "8,5") == {"monument", "garden"}


def test_RP_9_23_three_pawns_and_a_carpenter() -> None:
    """RP-5.6, RP-5.7, RP-5.23: who may stay, and activate in the same turn."""
    for roads, city, stay in (
        (ROADS_TO_6, "6,7 /000 | 7,7 house:0", 2),
        ("", "6,7 /000 | 7,7 house:0", 1),
        ("", "6,7 /000 | 7,7 hut:0", 0),
    ):
        t = effects(P(goods="2 stone 1 wood"), city=city, roads=roads).play("build 6,7 carpenter")
        assert t.at("6,7") == f"carpenter {'/' if stay else ''}{'0' * stay}".strip()
        assert t.hand(0) == 7 - stay
        for _ in range(stay):
            t.play("activate 6,7 wood")
        assert t.goods(0).get("wood") == 1 + 2 * stay
        assert t.legal_of("activate") == []


def test_RP_5_24_a_house_finished_in_the_same_turn_counts() -> None:
    t = effects(P(goods="3 stone 2 wood"), city="6,7 /00 | 7,7 hut:0 /0")
    t.play("build 7,7 house", "build 6,7 carpenter")
    assert t.at("6,7") == "carpenter /0"


@pytest.mark.parametrize(
    ("building", "good", "gained"),
    [
        ("stonecutter", "stone", "3 stone"),
        ("carpenter", "wood", "3 wood"),
        ("market", "stone", "1 coin"),
        ("market", "wood", "1 coin"),
        ("market", "precious", "2 coin"),
        ("guild", "stone", "3 coin"),
        ("guild", "wood", "3 coin"),
        ("guild", "precious", "4 coin"),
    ],
)
def test_RP_1_30_what_an_activation_gives(building: str, good: str, gained: str) -> None:
    """RP-4.37, RP-5.31: the worker comes home, one good for the yield."""
    t = effects(P(goods=f"1 {good}"), city=f"8,5 {building} /0 | 7,5 house:0")
    t.play(f"activate 8,5 {good}")
    count, kind = gained.split()
    assert t.goods(0) == {kind: int(count)}
    assert t.hand(0) == 7


def test_RP_5_30_each_building_takes_its_own_goods() -> None:
    goods = "2 stone 2 wood 2 precious 2 coin"
    taken = {"stonecutter": ["stone"], "carpenter": ["wood"], "church": ["coin"]}
    for building in ("stonecutter", "carpenter", "church", "market", "guild"):
        t = effects(P(goods=goods), city=f"8,5 {building} /0 | 7,5 house:0")
        expected = taken.get(building, ["stone", "wood", "precious"])
        assert t.legal_of("activate") == [f"8,5 {good}" for good in expected]


def test_RP_1_30_a_church_gives_two_points_and_three_with_the_cathedral() -> None:
    t = effects(P(goods="1 coin"), city="8,5 church /0 | 7,5 house:0").play("activate 8,5 coin")
    assert (t.vp(0), t.goods(0)) == (2, {})
    city = "8,5 church /0 | 7,5 house:0 | 7,8 cathedral"
    assert effects(P(goods="1 coin"), city=city).play("activate 8,5 coin").vp(0) == 3


def test_RP_5_33_two_activations_in_a_connected_district() -> None:
    """RP-8.7: the second worker may be another player's; a third activation there is none."""
    t = effects(P(goods="2 stone"), city="6,7 stonecutter /00 | 7,7 house:0", roads=ROADS_TO_6)
    t.play("activate 6,7 stone", "activate 6,7 stone")
    assert t.goods(0) == {"stone": 6}
    city = "6,7 stonecutter /01 | 7,7 house:0 | 5,7 house:1"
    t = effects(P(goods="1 stone"), P(goods="1 stone"), city=city, roads=ROADS_TO_6)
    t.play("P0 activate 6,7 stone", "P0 end_effects", "P1 activate 6,7 stone")
    assert t.goods(1) == {"stone": 3}
    city = "8,5 /00 | 6,7 market /00 | 7,7 house:0"
    t = effects(P(goods="3 stone"), city=city).play("activate 6,7 stone")
    assert t.legal_of("activate") == [], "not connected: once a year, though two stand there"


def test_RP_5_32_a_worker_may_stay_without_activating() -> None:
    """RP-9.36, RP-4.49: nobody is taken back without an effect; he keeps the place."""
    t = effects(P(goods="1 stone"), city="8,5 stonecutter /0 | 7,5 house:0").play("harvest", "end_effects")
    assert t.at("8,5") == "stonecutter /0"
    t.next_year()
    assert t.at("8,5") == "stonecutter /0"


def test_RP_4_38_a_slot_gives_one_good() -> None:
    """RP-5.51: a slot that was not used stays taken."""
    t = effects(quarry="0 1 0", forest="0")
    assert t.legal_of("collect") == ["quarry/1", "quarry/3", "forest/1"]
    before = t.hand(0)
    t.play("collect quarry/3", "collect forest/1")
    assert t.goods(0) == {"stone": 1, "wood": 1}
    assert t.hand(0) == before + 3
    t.play("end_effects")
    assert t["quarry"][0] == 0


def test_RP_9_8_fields_and_craft() -> None:
    """RP-4.39, RP-4.40, RP-5.52, RP-5.53."""
    t = table(3, P(fields=4, goods="1 stone 1 wood", workshop=2), phase="effects")
    t.play("harvest", "harvest")
    assert t.coins(0) == 2
    assert t.player(0)["fields"] == 0
    assert t.legal_of("refine") == ["stone", "wood"]
    t.play("refine stone")
    assert t.goods(0) == {"wood": 1, "precious": 1, "coin": 2}
    assert "harvest" not in table(3, P(fields=1, workshop=1, goods="1 wood"), phase="effects").legal
    assert table(3, P(fields=3), phase="effects").play("harvest").player(0)["fields"] == 1


def test_RP_1_2_money_is_counted_in_silver_and_RP_1_3_goods_never_run_out() -> None:
    """Far more than the cubes and coins of the box."""
    t = table(3, P(fields=2, goods="60 stone 60 wood 60 precious 200 coin"), phase="effects").play("harvest")
    assert t.coins(0) == 201


def test_RP_9_27_defenders_left_in_the_open_build() -> None:
    t = effects(P(goods="1 stone 1 wood"), city="2,2 /000").play("build 2,2 hut")
    assert t.at("2,2") == "hut:0 /0"
    t.next_year().play("work fields", "work fields").to_effects().play("P0 build 2,2 house")
    assert t.at("2,2") == "house:0"
