"""Produce, collect, refine (RR-5.35 … RR-5.39)."""

from __future__ import annotations

from tests.games.romolo_o_remo.table import P, table


# RR-1.3
def test_RR_5_35_terrain_decides_what_is_produced() -> None:
    hexes = {"0,0": "plain warehouse", "1,0": "hill quarry", "0,1": "forest 2 sawmill", "-1,0": "plain"}
    mine = P(units="worker1@1,0 worker2@0,1 worker3@0,0")
    stone = table(2, mine, P(), hexes=hexes).act("worker1", "produce")
    assert stone.hex("0,0")["warehouses"] == [{"resource": "stone", "count": 2}]
    wood = table(2, mine, P(), hexes=hexes).act("worker2", "produce")
    assert wood.hex("0,0")["warehouses"] == [{"resource": "wood", "count": 3}]
    grain = table(2, mine, P(), hexes=hexes).act("worker3", "produce")
    assert grain.hex("0,0")["warehouses"] == [{"resource": "grain", "count": 1}]


# RR-5.35
def test_EX_T6_water_is_worked_from_the_land_once_each() -> None:
    hexes = {"0,0": "plain 3 warehouse", "1,0": "water", "0,1": "water"}
    t = table(2, P(units="worker1@0,0 worker2@0,0 worker3@0,0 worker4@0,0"), P(), hexes=hexes)
    t.act("worker1", "produce", "produce 1,0").act("worker2", "produce", "produce 0,1").act(
        "worker3", "produce"
    )
    kept = [cubes["resource"] for cubes in t.hex("0,0")["warehouses"]]
    assert kept == ["salt", "salt", "grain"]
    assert "produce" not in t.acts("worker4")


def test_RR_5_123_on_water_a_worker_refines_and_trades_but_does_not_produce() -> None:
    t = table(
        2,
        P(units="worker1@1,0", cubes="5 wood 5 stone"),
        P(),
        hexes={"1,0": "water", "0,0": "plain warehouse"},
    )
    acts = t.acts("worker1")
    assert {"refine", "sell"} <= set(acts)
    assert not {"build", "produce", "collect", "dismantle"} & set(acts)


# RR-5.36
def test_EX_B7_the_warehouse_is_free_of_hostile_units_and_not_behind_a_wall() -> None:
    hexes = {
        "0,0": "plain",
        "1,0": "plain warehouse",
        "1,-1": "plain warehouse wall_sw",
        "0,-1": "plain warehouse",
    }
    t = table(2, P(units="worker1@0,0"), P(units="soldier1@1,0"), hexes=hexes, hostility="always")
    t.act("worker1", "produce")
    assert t.hex("0,-1")["warehouses"] == [{"resource": "grain", "count": 1}]


# RR-5.36
def test_EX_B8_a_warehouse_takes_one_production() -> None:
    hexes = {"-1,0": "forest sawmill", "0,0": "plain 2 warehouse", "1,0": "plain"}
    t = table(2, P(units="worker1@-1,0 worker2@0,0 worker3@1,0"), P(), hexes=hexes)
    t.act("worker1", "produce").act("worker2", "produce")
    assert t.hex("0,0")["warehouses"] == [{"resource": "wood", "count": 2}, {"resource": "grain", "count": 1}]
    assert "produce" not in t.acts("worker3")


def test_RR_5_37_collecting_empties_a_warehouse_into_the_hand() -> None:
    t = table(2, P(units="worker1@0,0"), P(), hexes={"0,0": "plain wood:3 grain:1"})
    t.act("worker1", "collect", "collect warehouse1")
    assert t.cubes(0) == {"wood": 3}
    assert t.hex("0,0")["warehouses"][0] is None


def test_RR_5_38_two_equal_cubes_become_one_refined_and_refined_ones_do_not() -> None:
    t = table(2, P(units="worker1@0,0", cubes="wood 2 refined salt"), P(), hexes={"0,0": "plain wood:1"})
    assert t.act("worker1", "refine").cubes(0) == {"refined": 3, "salt": 1}


# RR-5.75
def test_RR_5_39_the_active_player_takes_all_cubes_of_all_warehouses() -> None:
    hexes = {"0,0": "plain wood:3", "-1,2": "grain:2"}
    t = table(2, P(cubes="grain"), P(), hexes=hexes)
    t.play("P0 skip_phase").until("action_main")
    assert t.player(0)["cubes"]["wood"] == 3
    assert t.hex("0,0")["warehouses"] == [None]


# RR-5.109
def test_EX_B28_traductor_produces_next_door() -> None:
    hexes = {"0,0": "plain warehouse", "1,0": "hill"}
    t = table(2, P(units="worker1@0,0", characters="traductor"), P(), hexes=hexes)
    t.act("worker1", "traductor", "reach 1,0", "act produce")
    assert t.hex("0,0")["warehouses"] == [{"resource": "stone", "count": 1}]
    assert t.unit(0, "worker1") == "0,0:0:acted"
    assert t["this_turn"]["used"] == ["traductor"]


def test_RR_5_109_traductor_reaches_no_water_and_no_hostile_units() -> None:
    hexes = {
        "0,0": "plain",
        "1,0": "plain",
        "0,1": "water",
        "1,-1": "plain",
        "0,-1": "plain",
        "-1,0": "plain",
    }
    mine = P(units="worker1@0,0", characters="traductor", cubes="2 wood")
    t = table(2, mine, P(units="soldier1@1,0"), hexes=hexes)
    t.act("worker1", "traductor")
    assert t.seat == 1
    t.play("P1 hostile")
    assert "1,0" not in t.starts("reach")
    assert "0,1" not in t.starts("reach")
    assert "1,-1" in t.starts("reach")


def test_RR_5_89_apothecarius_brings_a_production_to_the_hand_once_a_copy() -> None:
    mine = P(units="worker1@0,0 worker2@1,0", characters="apothecarius")
    t = table(2, mine, P(), hexes={"0,0": "plain", "1,0": "plain"})
    t.act("worker1", "produce")
    assert t.cubes(0) == {"grain": 1}
    assert "produce" not in t.acts("worker2")


# EX-T31, RR-5.106
def test_EX_B27_praepositus_adds_to_the_first_production_of_its_kind() -> None:
    mine = P(units="worker1@0,0 worker2@0,-1", characters="2 praepositus")
    t = table(2, mine, P(), hexes={"0,0": "plain warehouse", "0,-1": "plain warehouse"})
    t.act("worker1", "produce", "store 0,0").act("worker2", "produce")
    assert t.hex("0,0")["warehouses"] == [{"resource": "grain", "count": 3}]
    assert t.hex("0,-1")["warehouses"] == [{"resource": "grain", "count": 1}]


def test_RR_5_35_unexplored_water_gives_no_salt() -> None:
    hexes = {"0,0": "plain warehouse", "1,0": "hidden_water"}
    t = table(2, P(units="worker1@0,0"), P(), hexes=hexes).act("worker1", "produce")
    assert t.hex("0,0")["warehouses"] == [{"resource": "grain", "count": 1}]


def test_RR_5_35_every_quarry_adds_a_stone() -> None:
    hexes = {"0,0": "plain warehouse", "1,0": "hill 2 quarry"}
    t = table(2, P(units="worker1@1,0"), P(), hexes=hexes).act("worker1", "produce")
    assert t.hex("0,0")["warehouses"] == [{"resource": "stone", "count": 3}]
