"""RB-6.7: goods pass between players if the owner agrees."""

from __future__ import annotations

from ludoteca.core.errors import IllegalAction
from ludoteca.games.roads_and_boats.data import GOLD
from ludoteca.games.roads_and_boats.steps import cooperation, exchange

from .table import P, Table, table

Y1 = 16


def together(*players: P, **rest: object) -> Table:
    return table("two_banks", *players, cooperation=True, **rest)  # type: ignore[arg-type]


def test_RB_6_7_1_an_exchange_with_another_player_is_a_proposal() -> None:
    t = together(P("wagon 0,-1: 1 clay"), P("wagon 0,-1: 2 gold"), at="select")
    t.play("P0 select r1")
    assert t.offered("exchange") == ["ground0", "y1"]
    t.play("exchange y1")
    assert t.legal == ["get gold", "put clay"]
    t.play("get gold")
    assert (t.seat, t.state.asked()) == (1, "answer")
    assert t["under_way"]["asked_good"] == "gold"
    agreed = t.copy().play("P1 answer yes")
    assert agreed.cargo("r1") == {"clay": 1, "gold": 1}
    assert (agreed.seat, agreed.state.asked()) == (0, "exchange")
    t.play("P1 answer no")
    assert t.cargo("y1") == {"gold": 2}
    assert t.legal == ["put clay", "close"]


def test_RB_6_7_1_no_swap_and_nothing_without_the_option() -> None:
    t = together(P("raft 3,0/water: 3 clay"), P("raft 3,0/water: 2 gold"), at="select").play("P0 select r1")
    t.play("exchange y1")
    assert t.seat == 1, "the only thing to do is to offer clay"
    alone = table("two_banks", P("wagon 0,-1"), P("wagon 0,-1: 2 gold"), at="select").play("P0 select r1")
    assert alone.offered("exchange") == []


def test_RB_6_7_1_goods_of_others_for_building_and_production() -> None:
    """RB-6.7.1 (b): onto the ground of the lowest region both can use."""
    t = together(P("donkey 0,-2: 1 stone"), P("truck 0,-2: 2 boards"), at="choose_site")
    assert t.offered("propose") == ["y1"]
    t.play("propose y1")
    assert t.state.asked() == "answer"
    t.play("P1 answer yes", "P0 propose y1", "P1 answer yes")
    assert t.ground("0,-2") == {"boards": 2}
    assert "sawmill" in t.works("0,-2", "build")
    made = together(P("donkey 0,-2"), P("truck 0,-2: 1 trunks"), houses={"0,-2": "sawmill"})
    made.play("P0 propose y1", "P1 answer yes")
    assert made.offered("produce") == ["0,-2 set"]


def test_RB_6_7_1_at_open_sea_an_own_boat_with_room_receives() -> None:
    t = together(P("raft 3,0/water: 3 clay", "raft 3,0/water"), P("raft 3,0/water: 1 boards"))
    t.play("P0 propose y1", "P1 answer yes")
    assert t.cargo("r2") == {"boards": 1}
    full = together(P("raft 3,0/water: 3 clay"), P("raft 3,0/water: 1 boards"))
    assert full.seat != 0 or full.offered("propose") == []


def test_RB_6_7_2_a_refused_proposal_is_not_repeated_in_the_phase() -> None:
    t = together(P("donkey 0,-2"), P("truck 0,-2: 2 boards 1 clay"), at="choose_site")
    t.play("propose y1", "ask boards", "answer no", "propose y1")
    assert t["under_way"]["asked_good"] == "clay", "boards were refused, so only clay is left to ask for"
    assert t["under_way"]["proposals"] == 2
    t.play("answer yes")
    assert t.ground("0,-2") == {"clay": 1}
    assert t.offered("propose") == []


def test_RB_6_7_2_twelve_proposals_in_a_phase() -> None:
    trucks = ["truck 0,-2: 4 boards 2 clay"] * 3
    t = together(P("donkey 0,-2"), P(*trucks), at="choose_site")
    asked = 0
    while t.seat == 0 and t.offered("propose"):
        t.play(f"propose {t.offered('propose')[0]}")
        while t.state.asked() == "ask":
            t.play(t.legal[0])
        assert t.state.asked() == "answer"
        t.play("P1 answer yes")
        asked += 1
    assert asked == 12


def test_RB_6_7_2_exchanges_with_others_are_bounded_too() -> None:
    t = together(P("wagon 0,-1: 1 clay"), P("wagon 0,-1: 2 gold"), at="select").play("P0 select r1")
    for proposals, is_possible in ((11, True), (12, False)):
        t.native.proposals = proposals
        assert cooperation.may_ask(t.native, Y1, GOLD, exchange.GET) == is_possible


def test_RB_6_7_1_a_boat_that_carries_receives_nothing() -> None:
    t = together(P("raft 3,0/water carries donkey"), P("raft 3,0/water: 1 boards"))
    assert t.seat != 0 or t.offered("propose") == []


def test_RB_6_7_2_marks_stay_on_the_goods() -> None:
    roads = {"0,-1:0": "road"}
    t = together(P("wagon 0,-1: 1 gold", "wagon 1,-1"), P("truck 1,-1"), borders=roads, at="select")
    t.play("P0 select r1", "step 0 land", "exchange y1")
    assert t.seat == 1
    t.play("answer yes")
    assert [(mark["holder"], mark["mark"]) for mark in t["marks"]] == [("y1", "r1")]


def test_RB_6_1_12_nothing_is_taken_by_force() -> None:
    t = table("two_banks", P("wagon 0,-1"), P("wagon 0,-1: 2 gold"), at="select").play("select r1")
    try:
        t.play("exchange y1")
    except IllegalAction:
        return
    raise AssertionError("goods of another player were taken by force")
