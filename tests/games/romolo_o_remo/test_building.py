"""Build, dismantle, transform (RR-5.27 … RR-5.34, RR-1.24 … RR-1.26)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.romolo_o_remo.table import P, Table, table

RICH = "9 wood 9 stone"


def builder(
    hexes: dict[str, str], cubes: str = RICH, characters: str = "", at: str = "0,0", **more: Any
) -> Table:
    return table(2, P(units=f"worker1@{at}", cubes=cubes, characters=characters), P(), hexes=hexes, **more)


def kinds(t: Table) -> list[str]:
    """What worker1 could build where it stands."""
    return t.copy().act("worker1", "build").starts("build") if "build" in t.acts("worker1") else []


# RR-5.27
def test_RR_1_4_terrain_decides_what_can_be_built() -> None:
    hexes = {"0,0": "plain", "1,0": "hill", "0,1": "forest", "1,-1": "plain"}
    plain = ["farm", "warehouse", "temple", "aqueduct", "forum", "wall"]
    assert kinds(builder(hexes)) == plain
    assert kinds(builder(hexes, at="1,0")) == ["quarry", "wall"]
    assert kinds(builder(hexes, at="0,1")) == ["sawmill", "wall"]
    assert kinds(builder({**hexes, "0,-1": "water"})) == [*plain[:2], "port", *plain[2:]]


# RR-5.28
@pytest.mark.parametrize(
    ("kind", "stone", "wood", "terrain"),
    [
        ("farm", 1, 1, "plain"),
        ("warehouse", 1, 2, "plain"),
        ("port", 3, 2, "plain"),
        ("temple", 2, 1, "plain"),
        ("sawmill", 4, 1, "forest"),
        ("quarry", 1, 4, "hill"),
        ("aqueduct", 4, 2, "plain"),
        ("forum", 3, 2, "plain"),
    ],
)
def test_RR_1_5_costs_are_stone_and_wood(kind: str, stone: int, wood: int, terrain: str) -> None:
    hexes = {"0,0": terrain, "0,-1": "water"}
    t = builder(hexes, f"{wood} wood {stone} stone").act("worker1", "build", f"build {kind}")
    assert t.cubes(0) == {}
    assert t.unit(0, "worker1") == "0,0:0:acted"
    built = t.hex("0,0")
    assert kind in built["constructions"] or built["warehouses"] == [None]
    for less in (f"{wood - 1} wood {stone} stone", f"{wood} wood {stone - 1} stone"):
        assert kind not in kinds(builder(hexes, less.replace("0 wood", "").replace("0 stone", "")))


def test_RR_1_6_sawmills_and_quarries_share_their_pieces() -> None:
    hexes = {"0,0": "hill 3 quarry", "1,0": "forest sawmill"}
    assert "quarry" not in kinds(builder(hexes))


# RR-1.2
def test_RR_5_49_what_the_bank_has_not_cannot_be_built() -> None:
    assert "temple" not in kinds(builder({"0,0": "plain"}, bank={"temples": 0}))


# RR-1.7: several of a kind; RR-1.8, RR-5.34: anybody builds anywhere
# RR-1.7, RR-5.34
def test_EX_B6_four_constructions_fill_a_hex() -> None:
    two = kinds(builder({"0,0": "plain 2 warehouse"}))
    assert "temple" in two
    assert kinds(builder({"0,0": "plain 3 warehouse farm"})) == ["aqueduct", "wall"]
    assert kinds(builder({"0,0": "plain 2 farm warehouse wall_e wall_w wall_ne"})) == ["aqueduct", "wall"]
    foreign = builder({}, at="-1,2", hostility="always")
    assert foreign.acts("worker1") == ["move"]
    assert "farm" in kinds(table(2, P(units="worker1@-2,3", cubes=RICH), P()))


# RR-1.26
def test_EX_T2_an_aqueduct_may_be_the_fifth_and_helps_its_neighbours() -> None:
    hexes = {"0,0": "plain 4 warehouse", "1,0": "plain 4 farm"}
    t = builder(hexes)
    assert kinds(t) == ["aqueduct", "wall"]
    t.act("worker1", "build", "build aqueduct")
    assert t.view(0).map["0,0"].limit == 5
    assert t.view(0).map["1,0"].limit == 5
    beside = builder({"0,0": "plain 4 warehouse aqueduct", "1,0": "plain 4 farm"}, at="1,0")
    assert "temple" in kinds(beside)
    assert "temple" not in kinds(builder({"0,0": "plain 4 warehouse aqueduct"}))


# RR-1.24
def test_EX_T3_one_or_two_walls_do_not_count() -> None:
    full = builder({"0,0": "plain 4 warehouse"}, "3 wood").act("worker1", "build", "build wall")
    full.play("wall e bank", "wall w bank")
    assert full.state.asked() != "wall_side"
    assert full.hex("0,0")["walls"] == ["e", "w"]
    assert full.view(0).map["0,0"].power == 4
    three = builder({"0,0": "plain 3 warehouse wall_e wall_ne"}, "3 wood").act(
        "worker1", "build", "build wall"
    )
    three.play("wall nw bank", "wall w bank", "wall sw bank")
    assert three.view(0).map["0,0"].power == 4


def test_RR_5_30_walls_cost_a_cube_each_on_different_free_sides() -> None:
    t = builder({"0,0": "plain wall_e"}, "1 wood 1 stone").act("worker1", "build", "build wall")
    assert "e bank" not in t.starts("wall")
    t.play("wall ne bank")
    assert "done" in t.legal
    assert "ne bank" not in t.starts("wall")
    t.play("wall nw bank")
    assert t.cubes(0) == {}
    assert t.hex("0,0")["walls"] == ["e", "ne", "nw"]


# RR-2.6
def test_RR_2_6_walls_stand_on_any_side_also_at_the_rim_and_towards_the_unknown() -> None:
    t = table(2, P(units="worker1@2,-3", cubes=RICH), P()).act("worker1", "build", "build wall")
    assert [line.split()[0] for line in t.starts("wall")] == ["e", "ne", "nw", "w", "sw", "se"]


# RR-5.29
def test_EX_T4_temples_lower_the_cost_in_either_kind() -> None:
    hexes = {"0,0": "plain 2 temple"}
    for paid in ("4 stone", "3 stone 1 wood", "2 stone 2 wood"):
        t = builder(hexes, paid).act("worker1", "build", "build aqueduct")
        assert t.cubes(0) == {}
    assert "aqueduct" not in kinds(builder(hexes, "1 stone 3 wood"))
    assert builder(hexes, "wood").act("worker1", "build", "build farm").cubes(0) == {}
    walls = builder(hexes, "stone").act("worker1", "build", "build wall")
    walls.play("wall e bank", "wall ne bank", "wall nw bank")
    assert walls.cubes(0) == {}
    assert len(walls.hex("0,0")["walls"]) == 3


def test_RR_5_29_a_temple_does_not_lower_its_own_cost() -> None:
    assert "temple" not in kinds(builder({"0,0": "plain"}, "1 wood 1 stone"))


# RR-5.88
def test_EX_T5_aedificator_mixes_wood_and_stone_for_one_more() -> None:
    t = builder({"0,0": "plain temple"}, "5 wood", "aedificator").act("worker1", "build", "build forum")
    assert t.cubes(0) == {}
    assert t["this_turn"]["used"] == ["aedificator"]
    both = builder({"0,0": "plain temple"}, "5 wood 2 stone", "aedificator").act(
        "worker1", "build", "build forum"
    )
    assert both.legal == ["aedificator yes", "aedificator no"]
    assert "forum" not in kinds(builder({"0,0": "plain temple"}, "4 wood", "aedificator"))
    walls = builder({"0,0": "plain"}, "wood", "aedificator").act("worker1", "build")
    assert walls.state.asked() != "use_aedificator"


def test_RR_5_31_dismantling_gives_wood_or_stone_and_removes_the_piece() -> None:
    t = builder({"0,0": "plain farm wall_e wood:2"}, "").act("worker1", "dismantle")
    assert t.starts("remove") == ["farm", "warehouse1", "wall_e"]
    t.play("remove warehouse1")
    assert t.legal == ["take wood", "take stone"]
    t.play("take stone")
    assert t.cubes(0) == {"stone": 1}
    assert t.hex("0,0")["warehouses"] == []
    assert t["bank"]["warehouses"] == 7


def test_RR_5_31_a_tower_cannot_be_dismantled() -> None:
    t = table(2, P(units="worker1@1,-3"), P(), hexes={"1,-3": "farm"}).act("worker1", "dismantle")
    assert t.legal == ["take wood", "take stone"]
    assert t.player(0)["capital"] == "1,-3"


def test_RR_5_32_transforming_costs_the_new_piece_in_full_and_removes_the_old_one() -> None:
    t = builder({"0,0": "plain 4 farm"}, "2 stone 1 wood").act("worker1", "transform")
    t.play("build temple")
    assert t.hex("0,0")["constructions"] == {"farm": 3, "temple": 1}
    assert t.cubes(0) == {}
    assert t["bank"]["farms"] == 4


def test_RR_5_32_a_temple_that_goes_lowers_nothing_and_cubes_of_a_warehouse_help_to_pay() -> None:
    temple = builder({"0,0": "plain temple"}, "1 wood").act("worker1", "transform")
    assert temple.state.asked() == "wall_side"
    t = builder({"0,0": "plain wood:3"}, "1 stone").act("worker1", "transform", "build farm")
    assert t.cubes(0) == {}
    assert t.hex("0,0")["warehouses"] == []


def test_RR_5_32_a_wall_is_not_transformed_into_walls() -> None:
    t = builder({"0,0": "plain wall_e"}).act("worker1", "transform")
    assert "wall" not in t.starts("build")


def test_RR_5_33_nothing_is_removed_when_the_limit_falls() -> None:
    t = builder({"0,0": "plain 4 warehouse aqueduct"}).act(
        "worker1", "dismantle", "remove aqueduct", "take wood"
    )
    assert len(t.hex("0,0")["warehouses"]) == 4


# EX-T7, RR-5.6
def test_EX_B21_cubes_of_the_hex_pay_and_its_warehouse_is_empty_again() -> None:
    t = builder({"0,0": "plain wood:2"}, "1 stone").act("worker1", "build", "build warehouse")
    assert t.hex("0,0")["warehouses"] == [None, None]
    assert t.cubes(0) == {}


def test_RR_4_5_payments_go_kind_by_kind_hand_first() -> None:
    t = builder({"0,0": "plain wood:1 stone:1"}, "2 wood 1 stone").act("worker1", "build", "build warehouse")
    assert t.legal == ["pay wood hand", "pay wood warehouse1"]
    t.play("pay wood warehouse1")
    assert t.legal == ["pay stone hand", "pay stone warehouse2"]


# RR-4.17
def test_RR_4_5_after_a_cube_of_a_warehouse_none_of_the_hand_is_paid() -> None:
    t = builder({"0,0": "plain grain:2"}, "2 grain").act("worker1", "create_worker")
    assert t.legal == ["pay grain hand", "pay grain warehouse1"]
    assert t.play("pay grain warehouse1").unit(0, "worker2") == "0,0:0:created"
    assert t.cubes(0) == {"grain": 1}


# RR-1.25
def test_EX_B9_power_counts_all_but_farms() -> None:
    def power(text: str) -> int:
        return table(2, P(), P(), hexes={"1,-3": text} if text else {}).view(0).map["1,-3"].power

    assert power("") == 1
    assert power("2 warehouse") == 3
    assert power("2 warehouse farm") == 3
    assert power("3 farm wall_e wall_w wall_ne") == 2


def test_RR_8_6_nothing_can_be_built_beyond_the_limit() -> None:
    assert kinds(builder({"0,0": "plain 4 temple"}, "2 wood 2 stone")) == ["aqueduct", "wall"]


# RR-1.5
def test_RR_5_27_a_port_needs_water_that_was_explored() -> None:
    assert "port" not in kinds(builder({"0,0": "plain", "0,-1": "hidden_water"}))


def test_RR_5_30_walls_cost_at_least_one_cube() -> None:
    t = builder({"0,0": "plain temple"}, "2 wood").act("worker1", "build", "build wall")
    assert t.play("wall e bank", "done").cubes(0) == {"wood": 1}


def test_RR_5_30_one_action_builds_three_walls_at_most_and_no_more_than_the_bank_has() -> None:
    t = builder({"0,0": "plain"}).act("worker1", "build", "build wall")
    t.play("wall e bank", "wall ne bank", "wall nw bank")
    assert t.state.asked() == "pay_cube"
    last = builder({"0,0": "plain"}, bank={"walls": 1}).act("worker1", "build", "build wall")
    assert last.play("wall e bank").state.asked() == "pay_cube"


# RR-1.26
def test_RR_5_32_an_aqueduct_that_goes_raises_the_limit_no_more() -> None:
    t = builder({"0,0": "plain 4 farm aqueduct"}).act("worker1", "transform", "remove aqueduct")
    assert t.state.asked() == "wall_side", "only walls do not count among four Constructions"


def test_RR_4_4_warehouses_alike_are_offered_once() -> None:
    hexes = {"0,0": "plain 2 warehouse wood:2 warehouse"}
    t = table(2, P(units="worker1@0,0"), P(), hexes=hexes).act("worker1", "dismantle")
    assert t.legal == ["remove warehouse1", "remove warehouse3"]
