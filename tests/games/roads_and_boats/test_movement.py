"""RB-6.3: steps on land and water, one transporter per good, geese."""

from __future__ import annotations

import pytest

from ludoteca.core.errors import BadPosition
from ludoteca.games.roads_and_boats.data import CAPACITY, MOVES, TRANSPORTER_NAMES

from .table import P, Table, table

NORTH_ROADS = {"0,-1:2": "road", "0,-1:0": "road"}


def moving(map: str, *players: P, **rest: object) -> Table:
    return table(map, *players, at="select", **rest)  # type: ignore[arg-type]


def places(t: Table) -> set[str]:
    """The tiles to which the active transporter can step."""
    return {place.partition("/")[0] for place in t.steps()}


# --- the frame -----------------------------------------------------------------------------------


def test_RB_1_2_capacities_and_movement_points() -> None:
    table_of = dict(zip(TRANSPORTER_NAMES, zip(CAPACITY, MOVES, strict=True), strict=True))
    assert table_of == {
        "donkey": (2, 2),
        "wagon": (3, 3),
        "truck": (6, 4),
        "raft": (3, 3),
        "rowboat": (5, 4),
        "steamer": (8, 6),
    }


def test_RB_6_3_1_everything_is_fresh_for_each_player() -> None:
    """RB-6.3.1: marks are cleared, so another player may move the good on."""
    t = moving("two_banks", P("donkey 0,-2: 1 stone"), P("donkey 0,-1"), borders=NORTH_ROADS)
    t.play("P0 select r1", "step 5 land", "exchange ground0", "finish")
    assert t.ground("0,-1") == {"stone": 1}
    assert t.seat == 1
    assert t["marks"] == []
    t.play("P1 select y1", "exchange ground0")
    assert "step 0 land" in t.legal
    assert t.transporter("r1")["steps"] == 1


def test_RB_6_3_2_each_transporter_is_moved_once() -> None:
    t = moving("two_banks", P("donkey 0,-2", "wagon 0,-1", "raft 0,0/water carries donkey"))
    t.wait("select")
    assert t.offered("select") == ["r1", "r2", "r3"]
    t.play("select r1", "finish")
    assert t.offered("select") == ["r2", "r3"]


def test_RB_6_3_3_goods_are_exchanged_at_every_stop_also_with_transporters_that_are_done() -> None:
    t = moving(
        "two_banks",
        P("wagon 0,-2", "donkey 0,-1: 1 clay"),
        borders=NORTH_ROADS,
        ground={"0,-2": "1 trunks", "1,-1": "1 stone"},
    )
    t.play("select r2", "finish", "select r1").trade("ground0", get="trunks").play("step 5 land")
    t.trade("r2", get="clay").play("step 0 land").trade("ground0", get="stone")
    assert t.cargo("r1") == {"trunks": 1, "clay": 1, "stone": 1}


def test_RB_6_3_4_more_goods_than_the_capacity_by_unloading_on_the_way() -> None:
    goods = {"0,-2": "2 trunks", "0,-1": "2 clay"}
    t = moving("two_banks", P("donkey 0,-2"), borders=NORTH_ROADS, ground=goods).play("select r1")
    t.trade("ground0", get="2 trunks").play("step 5 land").trade("ground0", put="2 trunks")
    t.trade("ground0", get="2 clay").play("step 0 land").trade("ground0", put="2 clay")
    assert t.ground("0,-1") == {"trunks": 2}
    assert t.ground("1,-1") == {"clay": 2}


def test_RB_6_3_4_a_transporter_may_stay_and_only_load() -> None:
    t = moving("two_banks", P("donkey 0,-2"), ground={"0,-2": "1 trunks"})
    t.play("select r1", "exchange ground0", "finish")
    assert t.cargo("r1") == {"trunks": 1}


def test_RB_6_3_5_and_EX_29_geese_that_follow_stay_where_the_transporter_is() -> None:
    """RB-6.3.5, EX-29: geese in a river."""
    t = moving("two_banks", P("raft 1,0/water"), ground={"1,0": "2 goose"})
    t.play("select r1", "follow 0", "follow 0", "step 3 river")
    assert t["under_way"]["followers"] == 2
    chosen = t.copy().play("unfollow 1", "finish")
    assert (chosen.ground("0,0/0"), chosen.ground("0,0/1")) == ({"goose": 1}, {"goose": 1})
    t.play("finish")
    assert (t.ground("0,0/0"), t.ground("0,0/1")) == ({"goose": 2}, {})


def test_RB_6_3_5_geese_stay_on_the_bank_where_their_leader_ends() -> None:
    geese = {"-1,0/1": "1 goose"}
    donkey = moving("two_banks", P("donkey -1,0/bank1"), ground=geese)
    assert donkey.play("select r1", "follow 1", "step 0 a", "finish").ground("0,0/1") == {"goose": 1}
    raft = moving("two_banks", P("raft 3,0/water: 1 clay"), ground={"3,0": "1 goose"})
    docked = raft.play("select r1", "step 3 dock_a", "finish")
    assert (docked.ground("2,0/0"), docked.ground("2,0/1")) == ({}, {"goose": 1})


def test_RB_6_3_6_walls_of_others_stop_own_and_neutral_ones_do_not() -> None:
    t = moving(
        "two_banks",
        P("donkey 0,-1"),
        borders={"0,-1:0": "wall owner=1", "0,-1:1": "wall owner=0", "0,-1:2": "wall=3"},
    ).play("select r1")
    assert places(t) == {"1,-2", "0,-2", "-1,-1", "-1,0", "0,0"}


# --- land ----------------------------------------------------------------------------------------


def test_RB_6_3_7_EX_1_along_the_river() -> None:
    """RB-6.3.7, RB-2.14, EX-1."""
    north = moving("two_banks", P("donkey -1,0")).play("select r1")
    assert "0 b" in north.offered("step")
    assert "0 a" not in north.offered("step")
    assert north.play("step 0 b").where("r1") == "0,0/bank0"
    south = moving("two_banks", P("donkey -1,0/bank1")).play("select r1", "step 0 a")
    assert south.where("r1") == "0,0/bank1"


def test_RB_2_15_EX_2_two_roads_on_one_edge() -> None:
    """RB-2.15, EX-2: a road in slot b serves region 0 on both sides."""
    roads = {"-1,0:0": "road_b"}
    assert moving("two_banks", P("wagon -1,0"), borders=roads).play("select r1").steps() == {"0,0/bank0"}
    assert moving("two_banks", P("wagon -1,0/bank1"), borders=roads).play("select r1").steps() == set()
    bridged = moving("two_banks", P("wagon -1,0"), borders=roads, bridges={"-1,0": [0]}).play("select r1")
    assert bridged.steps() == {"0,0/bank0"}
    back = moving("two_banks", P("wagon 0,0"), borders=roads).play("select r1")
    assert back.offered("step") == ["3 a"]


def test_RB_6_3_8_EX_B2_roads() -> None:
    """RB-6.3.8, EX-B2: wagons go on roads only, and roads of one region are all connected."""
    t = moving("two_banks", P("wagon 0,-2", "donkey 0,-2"), borders=NORTH_ROADS)
    wagon = t.copy().play("select r1")
    assert places(wagon) == {"0,-1"}
    assert "1,-1" in places(wagon.play("step 5 land"))
    assert "1,-2" in places(t.copy().play("select r2"))
    river_roads = {**NORTH_ROADS, "0,0:2": "road", "0,1:2": "road"}
    wagon = moving("two_banks", P("wagon 0,-1"), borders=river_roads).play("select r1", "step 5 land")
    assert wagon.where("r1") == "0,0/bank0"
    assert places(wagon) == {"0,-1"}
    bridged = moving("two_banks", P("wagon 0,-1"), borders=river_roads, bridges={"0,0": [0]})
    bridged.play("select r1", "step 5 land", "step 5 land")
    assert bridged.where("r1") == "0,1/bank0"


def test_RB_6_3_9_EX_B3_truck() -> None:
    """RB-6.3.9, EX-B3: to and fro, round, or straight on, with four points."""
    roads = {"0,-1:0": "road", "0,-1:1": "road", "1,-1:2": "road", "1,-1:0": "road"}
    t = moving("two_banks", P("truck 0,-1"), borders=roads).play("select r1")
    assert places(t) == {"1,-1", "1,-2"}
    to_and_fro = t.copy().play("step 0 land", "step 3 land", "step 0 land", "step 3 land")
    assert to_and_fro.where("r1") == "0,-1/bank0"
    assert to_and_fro.transporter("r1")["steps"] == 4
    t.copy().play("step 0 land", "step 2 land", "step 4 land", "step 0 land")
    straight = t.copy().play("step 0 land", "step 0 land")
    assert straight.where("r1") == "2,-1/bank0"
    assert places(straight) == {"1,-1"}


def test_RB_6_3_10_and_RB_2_18_rivers_stop_land_transporters_without_a_bridge() -> None:
    """RB-2.18, RB-6.3.10."""
    t = moving("two_banks", P("donkey 0,0")).play("select r1")
    assert places(t) == {"1,-1", "0,-1", "1,0", "-1,0"}
    assert t.steps() == {"1,-1/bank0", "0,-1/bank0", "1,0/bank0", "-1,0/bank0"}
    bridged = moving("two_banks", P("donkey 0,0"), bridges={"0,0": [0]}).play("select r1")
    assert {"1,0/bank1", "0,1/bank0"} <= bridged.steps()


def test_RB_6_3_11_EX_B4_donkey() -> None:
    """RB-6.3.11, EX-B4, RB-9.11: two road steps, or one off the road as its whole movement."""
    t = moving("two_banks", P("donkey 0,-2"), borders=NORTH_ROADS).play("select r1")
    off = t.copy().play("step 0 land")
    assert off.transporter("r1")["steps"] == 2
    on = t.copy().play("step 5 land")
    assert places(on) == {"0,-2", "1,-1"}, "no step off the road after one on it"
    assert on.play("step 0 land").transporter("r1")["steps"] == 2


def test_RB_6_3_12_a_desert_costs_the_same() -> None:
    t = moving("two_banks", P("wagon 2,-2"), borders={"2,-2:0": "road"}).play("select r1", "step 0 land")
    assert t.where("r1") == "3,-2/bank0"
    assert t.transporter("r1")["steps"] == 1


def test_RB_5_36_each_destination_is_offered_once_by_the_road_if_there_is_one() -> None:
    bridges = {"-1,0": [0], "0,0": [0]}
    bare = moving("two_banks", P("donkey -1,0"), bridges=bridges).play("select r1")
    assert [line for line in bare.offered("step") if line[0] == "0"] == ["0 a"]
    road = moving("two_banks", P("donkey -1,0"), bridges=bridges, borders={"-1,0:0": "road_b"}).play(
        "select r1"
    )
    assert [line for line in road.offered("step") if line[0] == "0"] == ["0 b"]


# --- water ---------------------------------------------------------------------------------------


def test_RB_6_3_13_a_boat_sails_from_sea_to_river_and_on() -> None:
    t = moving("two_banks", P("rowboat 3,-1/water")).play(
        "select r1", "step 5 sea", "step 3 river", "step 3 river"
    )
    assert t.where("r1") == "1,0/water"
    assert t.transporter("r1")["steps"] == 3
    assert t.steps() == {"2,0/water", "0,0/water"}


def test_RB_6_3_14_EX_B6_steamer() -> None:
    """RB-6.3.14, EX-B6: docking ends the movement whatever is left."""
    t = moving("strait", P("steamer -2,-1/dock5a")).play("select r1", "step 5 sea")
    assert t.where("r1") == "-2,0/water"
    for _ in range(4):
        t.play("step 0 sea")
    assert t.where("r1") == "2,0/water"
    docks = {place for place in t.steps() if "dock" in place}
    assert {"2,-1/dock5a", "1,1/dock1a", "2,1/dock2a"} <= docks
    assert "2,1/dock1a" not in docks
    docked = t.copy().play("step 2 dock")
    assert docked.transporter("r1")["steps"] == 6
    early = moving("strait", P("steamer -2,0/water: 1 clay")).play("select r1", "step 2 dock")
    assert early.offered("step") == []
    assert early.transporter("r1")["steps"] == 6


def test_RB_6_3_15_a_docked_boat_leaves_over_its_edge_only() -> None:
    t = moving("two_banks", P("raft 2,0/dock5a: 1 clay")).play("select r1")
    assert t.offered("step") == ["5 sea"]
    assert t.play("step 5 sea").where("r1") == "2,1/water"
    again = t.play("step 2 dock")
    assert again.where("r1") == "2,0/dock5a"


def test_EX_B7_river_mouth() -> None:
    """EX-B7: dock on either side, or sail in and take both; with a bridge either dock reaches both."""
    goods = {"-1,-1/0": "1 trunks", "-1,-1/1": "1 boards"}
    t = moving("strait", P("raft -1,0/water"), ground=goods).play("select r1")
    side_a = t.copy().play("step 2 dock_a")
    assert side_a.where("r1") == "-1,-1/dock5a"
    assert side_a.play("exchange ground0").cargo("r1") == {"trunks": 1}
    side_b = t.copy().play("step 2 dock_b", "exchange ground1")
    assert side_b.cargo("r1") == {"boards": 1}
    inside = t.copy().play("step 2 river").trade("ground0", get="trunks").trade("ground1", get="boards")
    assert "step 1 river" in inside.legal
    bridged = moving(
        "strait", P("raft -1,0/water"), ground={"-1,-1": "1 trunks 1 boards"}, bridges={"-1,-1": [0]}
    )
    bridged.play("select r1", "step 2 dock_b").trade("ground0", get="boards trunks")


def test_RB_6_3_14_the_mouth_of_a_source_has_one_dock() -> None:
    """RB-6.3.41: `dock` means half a there."""
    text = "players: 1\nstarts: 0,1\n0,0,M:0; 1,0,S; 0,1,P; 1,-1,W; 0,-1,W; -1,1,R; 1,1,S"
    from .table import GAME

    state = GAME.new(1, seed=1, map=text)
    position = state.position()
    position["players"][0]["transporters"] = [  # type: ignore[index, call-overload]
        {**position["players"][0]["transporters"][0], "kind": "raft", "hex": "1,0", "spot": "water"}  # type: ignore[index, call-overload]
    ]
    t = Table(GAME.load(position)).wait("select", "move")
    if t.state.asked() == "select":
        t.play("select r1")
    assert [line for line in t.offered("step") if line.startswith("3")] == ["3 river", "3 dock"]
    assert t.play("step 3 dock").where("r1") == "0,0/dock0a"


def test_RB_6_3_16_a_rig_is_no_dock() -> None:
    t = moving("two_banks", P("raft 3,-1/water"), houses={"3,0": "oil_rig"}, ground={"3,0": "1 fuel"})
    t.play("select r1", "step 5 sea", "exchange ground0")
    assert t.cargo("r1") == {"fuel": 1}
    assert t.transporter("r1")["steps"] == 1
    assert t.offered("step") != []


# --- one transporter per good --------------------------------------------------------------------


def hand_over() -> Table:
    roads = {"0,-1:0": "road", "1,-1:0": "road"}
    return moving(
        "two_banks",
        P("donkey 1,-1", "wagon 1,-1"),
        P("donkey 1,-1"),
        borders=roads,
        ground={"0,-1": "2 stone", "1,-1": "2 trunks"},
    )


def test_RB_6_3_17_EX_B5_goods_on_the_move() -> None:
    """RB-6.3.17, RB-6.3.18, EX-B5: what the donkey has moved the wagon may hold, but not carry away."""
    t = hand_over().play("P0 select r1", "step 3 land").trade("ground0", get="2 stone")
    t.play("step 0 land").trade("ground0", put="2 stone").play("finish", "select r2")
    assert t.ground("1,-1") == {"trunks": 2, "stone": 2}
    free = t.copy().trade("ground0", get="2 trunks").play("step 0 land")
    assert free.where("r2") == "2,-1/bank0"
    held = t.copy().trade("ground0", get="stone")
    assert held.offered("step") == []
    assert held.play("finish").cargo("r2") == {"stone": 1}
    other = t.copy().play("finish", "P1 select y1").trade("ground0", get="2 stone")
    assert other.offered("step") != []


def test_RB_6_3_18_EX_23_hand_over() -> None:
    """RB-6.3.18, EX-23: from truck to wagon and steamer at Y; none of them may take it on."""
    t = moving(
        "two_banks",
        P("truck 1,0: 2 fuel", "wagon 2,0", "steamer 2,0/dock1a"),
        borders={"1,0:0": "road_b"},
    )
    t.play("select r1", "step 0 b").trade("r2", put="fuel").trade("r3", put="fuel").play("finish")
    assert t.copy().play("select r2").offered("step") == []
    assert t.copy().play("select r3").offered("step") == []
    put_down = t.copy().play("select r2").trade("ground0", put="fuel")
    assert put_down.offered("step") == ["3 a"]


def test_RB_6_3_19_EX_28_whose_mark() -> None:
    """RB-6.3.19, EX-28: a transporter takes again first what it has moved itself."""
    t = moving(
        "two_banks",
        P("wagon 0,-1: 1 stone", "donkey 1,-1"),
        borders={"0,-1:0": "road", "1,-1:0": "road"},
        ground={"1,-1": "1 stone"},
    )
    t.play("select r1", "step 0 land").trade("ground0", put="stone").play("step 0 land", "step 3 land")
    t.trade("ground0", get="stone").play("finish")
    assert [(mark["holder"], mark["mark"]) for mark in t["marks"]] == [("r1", "r1")]
    t.play("select r2", "exchange ground0")
    assert t.cargo("r2") == {"stone": 1}
    assert "step 3 land" in t.legal


def test_RB_6_3_19_goods_that_nobody_has_moved_are_taken_first_and_put_down_first() -> None:
    """RB-6.3.19: into another transporter unmarked ones go first; out of one that has moved, too."""
    fleet = P("wagon 0,-1: 1 stone", "donkey 1,-1")
    t = moving("two_banks", fleet, borders={"0,-1:0": "road", "1,-1:0": "road"}, ground={"1,-1": "1 stone"})
    t.play("select r1", "step 0 land")
    apart = t.copy().trade("ground0", put="stone").play("finish", "select r2").trade("ground0", get="stone")
    assert apart.offered("step") != [], "of two stones it takes the one that may go on"
    t.trade("ground0", get="stone").trade("ground0", put="stone").play("finish", "select r2")
    assert t.trade("ground0", get="stone").offered("step") != [], "the wagon keeps the stone it has moved"


# --- geese ---------------------------------------------------------------------------------------


def test_RB_6_3_30_any_number_of_geese_follow_for_free() -> None:
    """RB-6.3.34: they walk along, over roads and off them."""
    t = moving("two_banks", P("donkey 0,-1: 2 stone"), ground={"0,-1": "5 goose"}).play("select r1")
    for _ in range(5):
        t.play("follow 0")
    t.play("step 0 land", "finish")
    assert t.ground("1,-1") == {"goose": 5}
    assert t.cargo("r1") == {"stone": 2}
    loaded = moving("two_banks", P("donkey 0,-1"), ground={"0,-1": "3 goose"}).play(
        "select r1", "exchange ground0"
    )
    assert loaded.play("get goose").cargo("r1") == {"goose": 2}


def test_RB_6_3_31_geese_follow_over_bridges_but_not_over_ferries() -> None:
    goods = {"0,0/1": "1 goose"}
    ferry = moving("two_banks", P("donkey 0,0", "raft 0,0/water"), ground=goods)
    assert ferry.copy().play("select r1").offered("follow") == []
    assert ferry.copy().play("select r2").offered("follow") == ["1"]
    bridged = moving("two_banks", P("donkey 0,0"), bridges={"0,0": [0]}, ground={"0,0": "1 goose"})
    assert bridged.play("select r1").offered("follow") == ["0"]
    docked = moving(
        "two_banks", P("raft 2,0/dock5a: 1 clay"), ground={"2,0/0": "1 goose", "2,0/1": "1 goose"}
    )
    assert docked.play("select r1").offered("follow") == ["1"]


def test_RB_6_3_31_a_goose_that_another_own_transporter_has_led_does_not_follow() -> None:
    """RB-6.3.36: a goose that follows is moved."""
    t = moving("two_banks", P("donkey 0,-2", "donkey 0,-1: 1 clay"), ground={"0,-2": "1 goose"})
    t.play("select r1", "follow 0", "step 5 land", "finish", "select r2")
    assert t.ground("0,-1") == {"goose": 1}
    assert t.offered("follow") == []


def test_RB_6_3_32_geese_on_the_ground_follow_anybody_who_comes_later() -> None:
    t = moving("two_banks", P("donkey 0,-2"), P("donkey 0,-1"), ground={"0,-2": "2 goose"})
    t.play("select r1", "follow 0", "step 5 land", "finish")
    t.play("P1 select y1", "follow 0", "step 0 land", "finish")
    assert t.ground("1,-1") == {"goose": 1}
    safe = moving("two_banks", P("donkey 0,-1: 1 goose"), P("donkey 0,-1")).play("end_move", "P1 select y1")
    assert safe.offered("follow") == []


def test_RB_6_3_33_a_follower_stays_or_is_loaded() -> None:
    t = moving("two_banks", P("donkey 0,-1"), ground={"0,-1": "2 goose"}, borders=NORTH_ROADS)
    t.play("select r1", "follow 0", "follow 0", "step 0 land", "unfollow 0")
    assert t.ground("1,-1") == {"goose": 1}
    t.play("exchange followers")
    assert t.cargo("r1") == {"goose": 1}
    assert t["under_way"]["followers"] == 0
    at_sea = moving("two_banks", P("raft 2,0/water", "raft 3,-1/water"), ground={"2,0": "1 goose"})
    at_sea.play("select r1", "follow 0", "step 0 sea")
    assert at_sea.offered("unfollow") == []
    at_sea.play("step 2 sea")
    assert at_sea.offered("unfollow") == ["0"]
    rig = moving("two_banks", P("raft 2,0/water"), ground={"2,0": "1 goose"}, houses={"3,0": "oil_rig"}).play(
        "select r1", "follow 0", "step 0 sea"
    )
    assert rig.offered("unfollow") == ["0"], "a goose may stay on a rig"


def test_RB_6_3_35_EX_16_goose_at_sea() -> None:
    """RB-6.3.35, EX-16: nobody leaves geese alone at sea."""
    geese = {"3,0": "2 goose"}
    alone = moving("two_banks", P("raft 3,0/water: 1 clay"), ground=geese).play("select r1", "step 2 sea")
    assert alone["under_way"]["followers"] == 2
    assert alone.ground("3,0") == {}
    company = moving("two_banks", P("raft 3,0/water: 1 clay"), P("raft 3,0/water"), ground=geese)
    company.play("select r1")
    left = company.copy().play("step 2 sea")
    assert left.ground("3,0") == {"goose": 2}
    assert company.play("follow 0", "step 2 sea").ground("3,0") == {"goose": 1}
    rig = moving("two_banks", P("raft 3,0/water: 1 clay"), ground=geese, houses={"3,0": "oil_rig"})
    assert rig.play("select r1", "step 2 sea").ground("3,0") == {"goose": 2}
    with pytest.raises(BadPosition, match="float"):
        table("two_banks", ground=geese)


def test_RB_6_3_35_who_is_carried_away_keeps_no_goose_company() -> None:
    t = moving("two_banks", P("raft 3,0/water carries donkey"), ground={"3,0": "1 goose"}).wait("select")
    assert t.play("select r1", "step 2 sea")["under_way"]["followers"] == 1


def test_EX_17_goose_brought_to_a_waiting_boat() -> None:
    """RB-6.3.36, EX-17: A is alone with a goose that B has led, and may not leave."""
    t = moving("two_banks", P("raft 3,0/water", "raft 2,0/water"), ground={"2,0": "1 goose"})
    t.play("select r2", "follow 0", "step 0 sea", "unfollow 0", "step 2 sea", "finish", "select r1")
    assert t.ground("3,0") == {"goose": 1}
    assert t.offered("step") == []
    assert t.play("exchange ground0").offered("step") == []


def test_RB_6_3_42_geese_count_as_acts() -> None:
    """RB-6.3.42, RB-6.1.14: at most 32 acts at a stop; a step begins a new one."""
    t = moving("two_banks", P("donkey 0,-1"), ground={"0,-1": "1 goose"}, borders=NORTH_ROADS).play(
        "select r1"
    )
    for number in range(32):
        t.play("follow 0" if number % 2 == 0 else "unfollow 0")
    assert t.transporter("r1")["acts"] == 32
    assert t.offered("follow") == []
    assert t.offered("exchange") == []
    t.play("step 0 land")
    assert t.transporter("r1")["acts"] == 0


def test_RB_6_3_43_a_river_has_no_ground_of_its_own() -> None:
    t = moving("two_banks", P("raft 0,0/water: 1 clay")).play("select r1")
    assert t.offered("exchange") == ["ground0", "ground1"]


def test_RB_6_3_41_ways_of_a_step() -> None:
    sea = moving("two_banks", P("raft 3,0/water: 1 clay")).play("select r1")
    assert sea.offered("step") == ["2 sea", "3 river", "3 dock_a", "3 dock_b", "4 sea"]
    beside = moving("two_banks", P("raft 3,-1/water: 1 clay")).play("select r1")
    assert "4 dock" in beside.offered("step")
    assert "4 river" not in beside.offered("step"), "a river is entered over its mouth"
    river = moving("two_banks", P("raft 2,0/water: 1 clay")).play("select r1")
    assert river.offered("step") == ["0 sea", "3 river"]
    land = moving("two_banks", P("donkey 2,0: 1 clay")).play("select r1")
    assert land.offered("step") == ["2 land", "3 a"]
