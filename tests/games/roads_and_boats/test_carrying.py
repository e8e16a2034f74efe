"""RB-6.3.20 and what follows: transporters that carry transporters."""

from __future__ import annotations

import pytest

from ludoteca.core.errors import BadPosition

from .table import P, Table, table


def pickups(*transporters: str, active: str = "r1", **rest: object) -> list[str]:
    t = table("two_banks", P(*transporters), at="select", **rest)  # type: ignore[arg-type]
    return t.play(f"select {active}").offered("pickup")


def test_RB_6_3_20_any_transporter_carries_one_other_of_its_owner() -> None:
    """RB-6.3.20, RB-9.2: while it does, neither holds goods; no nesting."""
    assert pickups("donkey 0,0", "truck 0,0", "raft 0,0/water") == ["r2", "r3"]
    foreign = table("two_banks", P("donkey 0,0", "donkey 0,-1"), P("donkey 0,0"), at="select")
    assert foreign.play("select r1").offered("pickup") == []
    assert pickups("donkey 0,0: 1 clay", "truck 0,0") == []
    assert pickups("donkey 0,0", "truck 0,0: 1 clay") == []
    with pytest.raises(BadPosition, match="0 are possible"):
        table("two_banks", P("donkey 0,0 carries raft"), change={"players": loaded()})


def loaded() -> list[dict[str, object]]:
    """Players of whom the first has a donkey that carries a raft, and a stone as well."""
    t = table("two_banks", P("donkey 0,0 carries raft"))
    players: list[dict[str, object]] = t["players"]
    players[0]["transporters"][0]["cargo"] = {"stone": 1}  # type: ignore[index]
    return players


def test_RB_6_3_21_where_a_transporter_is_picked_up() -> None:
    """RB-6.3.21: land and land in one region, boats in the same place, boats and land where they touch."""
    assert pickups("donkey 0,0", "donkey 0,0/bank1", "donkey 0,-1") == []
    assert pickups("donkey 2,0", "raft 2,0/dock1a", "raft 2,0/dock5a", "raft 2,0/water") == ["r2", "r4"]
    assert pickups("raft 0,0/water", "donkey 0,0/bank1", "rowboat 0,0/water") == ["r2", "r3"]
    assert pickups("raft 2,0/dock5a", "donkey 2,0", "donkey 2,0/bank1", "raft 2,0/dock0a") == ["r3"]
    assert pickups("raft 3,0/water", "rowboat 3,0/water", "raft 3,-1/water") == ["r2"]


def test_RB_6_3_21_who_has_moved_is_not_picked_up() -> None:
    t = table("two_banks", P("donkey 0,-2", "donkey 0,-1"), at="select")
    t.play("select r1", "step 5 land", "finish", "select r2")
    assert t.offered("pickup") == []
    rested = table("two_banks", P("donkey 0,-1", "donkey 0,-1: 1 clay"), at="select")
    rested.play("select r2").trade("ground0", put="clay").play("finish", "select r1")
    assert rested.offered("pickup") == ["r2"]


def test_RB_6_3_22_the_carrier_goes_on_and_the_carried_is_done() -> None:
    """RB-6.3.22, RB-6.3.42: one pick-up in an activation; geese may follow."""
    t = table(
        "two_banks",
        P("wagon 0,-1", "donkey 0,-1"),
        borders={"0,-1:0": "road"},
        ground={"0,-1": "1 goose"},
        at="select",
    )
    t.play("select r1", "pickup r2")
    assert t.offered("pickup") == []
    assert t.offered("exchange") == []
    t.play("follow 0", "step 0 land", "finish")
    assert t.where("r2") == "1,-1/bank0"
    assert t.transporter("r2")["done"]
    assert t.ground("1,-1") == {"goose": 1}
    assert t.state.asked() != "select", "there is nothing left to move"


def test_RB_6_3_23_a_pair_gives_presence_but_takes_no_goods() -> None:
    pair = P("donkey 0,0 carries donkey", "donkey 1,-2")
    stowing = table("two_banks", pair, ground={"0,0": "1 gold"}, at="stow")
    assert stowing.seat != 0 or stowing.offered("stow") == []
    site = table("two_banks", pair, ground={"0,0": "1 boards 1 stone"}, at="choose_site")
    assert site.offered("site") == ["0,0"]
    assert table("two_banks", P("donkey 0,0 carries donkey")).offered("breed") == []


def drops(*transporters: str, **rest: object) -> list[str]:
    t = table("two_banks", P(*transporters), at="demand", phase="movement", **rest)  # type: ignore[arg-type]
    t.play("demand no", "demand no")
    return t.offered("drop") if t.state.asked() == "carried" else []


def test_RB_6_3_24_where_a_transporter_is_set_down() -> None:
    """RB-6.3.24: land on land, boats on water, never at sea a donkey, never on land a boat."""
    assert drops("wagon 0,-1 carries donkey") == ["bank0"]
    assert drops("raft 0,0/water carries donkey") == ["bank0", "bank1"]
    assert drops("raft 2,0/dock5a carries donkey") == ["bank1"]
    assert drops("raft 3,0/water carries donkey") == []
    assert drops("donkey 2,0 carries raft") == ["water", "dock0b", "dock1a"]
    assert drops("donkey 2,0 carries raft", borders={"2,0:1": "wall owner=1"}) == ["water", "dock0b"]
    assert drops("donkey 0,-1 carries raft") == []
    assert drops("rowboat 2,0/dock5a carries raft") == ["dock5a"]
    assert drops("rowboat 3,0/water carries raft") == ["water"]


def test_RB_6_3_25_after_a_drop_both_move_and_kept_ones_stay() -> None:
    t = table("two_banks", P("donkey 0,0 carries raft"), at="demand", phase="movement")
    t.play("demand no", "demand no")
    assert t.legal == ["drop water", "keep"]
    dropped = t.copy().play("drop water")
    assert dropped.offered("select") == ["r1", "r2"]
    assert "step 0 river" in dropped.play("select r2").legal
    kept = t.play("keep")
    assert kept.offered("select") == ["r1"]


def test_EX_18_portage() -> None:
    """EX-18: a donkey fetches a raft from the river, and may carry it inland."""
    t = table("two_banks", P("donkey 0,-1", "raft 0,0/water"), at="select")
    t.play("select r1", "step 5 land", "pickup r2")
    assert t.where("r2") == "0,0/bank0"
    t.wait("carried")
    assert t.legal == ["drop water", "keep"]
    assert t.copy().play("drop water").where("r2") == "0,0/water"
    t.play("keep", "select r1", "step 2 land")
    assert t.where("r2") == "0,-1/bank0"
    t.wait("select")
    assert t.transporter("r1")["carries"] == "r2"


def test_RB_5_21_pairs_are_asked_in_id_order_then_one_transporter_after_the_other() -> None:
    t: Table = table(
        "two_banks",
        P("donkey 0,0 carries donkey", "wagon 1,0 carries donkey"),
        at="demand",
        phase="movement",
    )
    t.play("demand no", "demand no")
    assert t["under_way"]["active"] == "r1"
    t.play("drop bank0")
    assert t["under_way"]["active"] == "r3"
    t.play("keep", "select r1")
    assert t["under_way"]["active"] == "r1"
    assert t.offered("select") == []
