"""RB-6.2.25 and what follows: nobody leaves production with too many transporters."""

from __future__ import annotations

from ludoteca.games.roads_and_boats.data import MOST_ON_LAND, MOST_ON_WATER, MOST_TRANSPORTERS

from .table import P, Table, table


def test_RB_6_2_25_limits_are_checked_when_a_player_has_made_enough() -> None:
    """EX-8: too many donkeys. RB-9.3."""
    assert (MOST_TRANSPORTERS, MOST_ON_LAND, MOST_ON_WATER) == (8, 5, 5)
    fleet = ["donkey 0,-1", "donkey 0,-1", "donkey 1,-1", "donkey 1,-2: 1 stone", "donkey 2,-2"]
    t = table("two_banks", P(*fleet, "raft 3,0/water", "raft 0,0/water"))
    t.play("P0 breed 0,-1")
    assert len(t.fleet()) == 8
    assert t.state.asked() == "discard"
    assert t.offered("discard") == ["r1", "r3", "r4", "r5"]
    t.play("discard r4")
    assert len(t.fleet()) == 7
    assert t.ground("1,-2") == {"stone": 1}


def test_RB_6_2_26_at_a_factory_first_class_by_class() -> None:
    """RB-6.2.26: land, then water, then in all; any factory, any bank; no carriers."""
    fleet = ["donkey 0,-1"] * 2 + ["donkey 1,-1", "wagon 2,0/bank1", "donkey 1,-2", "raft 2,0/dock0b"]
    t = table("two_banks", P(*fleet), houses={"2,0": "raft_factory"})
    t.play("P0 breed 0,-1")
    assert t.fleet() == ["donkey"] * 4 + ["raft", "donkey"], "the wagon at the factory is the only candidate"
    boats = ["raft 3,0/water"] * 4 + ["rowboat 3,0/water", "donkey 0,-1", "donkey 0,-1", "donkey 1,-1"]
    t = table("two_banks", P(*boats)).play("P0 breed 0,-1")
    assert t.offered("discard") == ["r1", "r5", "r6", "r8"]
    pairs = ["donkey 1,-1 carries donkey", "donkey 0,-1", "donkey 0,-1", "donkey 2,-1"]
    t = table("two_banks", P(*pairs)).play("P0 breed 0,-1")
    assert t.offered("discard") == ["r2", "r3", "r5"]
    assert t.play("discard r2").transporter("r1")["carries"] is None


def test_RB_6_2_27_cargo_falls_to_the_ground_and_is_lost_at_sea() -> None:
    fleet = ["rowboat 3,0/water: 2 gold", "rowboat 0,0/water: 1 gold", "raft 2,0/dock5a: 1 clay"]
    land = ["donkey 0,-1", "donkey 0,-1", "donkey 1,-1", "donkey 2,-1", "donkey 2,-2"]
    t = table("two_banks", P(*fleet, *land), ground={"3,0": "1 goose"}).play("P0 breed 0,-1")
    assert t.offered("discard") == ["r4", "r6", "r7", "r8"]
    fleet = [*fleet, "raft 3,-1/water", "raft 3,-1/water", "donkey 1,-1"]
    t = table("two_banks", P(*fleet, "donkey 0,-1", "donkey 0,-1"), ground={"3,0": "1 goose"})
    t.play("P0 breed 0,-1")
    lost = t.copy().play("discard r1")
    assert lost.ground("3,0") == {}
    assert not any(tile["ground"] for tile in lost["tiles"])
    assert t.copy().play("discard r2").ground("0,0/0") == {"gold": 1}
    assert t.copy().play("discard r3").ground("2,0/1") == {"clay": 1}
    rig = table(
        "two_banks",
        P(*fleet, "donkey 0,-1", "donkey 0,-1"),
        ground={"3,0": "1 goose"},
        houses={"3,0": "oil_rig"},
    )
    rig.play("P0 breed 0,-1", "discard r1")
    assert rig.ground("3,0") == {"goose": 1, "gold": 2}


def refund(**options: bool) -> Table:
    """EX-9: 3 land and 5 water transporters, and a new raft docked at its factory."""
    fleet = ["donkey 1,-2", "donkey 1,-1", "donkey 2,0: 2 trunks"] + ["raft 3,0/water"] * 5
    t = table("two_banks", P(*fleet), houses={"2,0": "raft_factory"}, **options)
    return t.play("P0 produce 2,0 set", "launch dock1a")


def test_RB_6_2_28_EX_9_refund() -> None:
    """RB-6.2.28, EX-9: what was spent in this phase comes back, and P4 does not touch it."""
    t = refund()
    assert t.fleet().count("raft") == 5
    assert t.ground("2,0") == {"trunks": 2}
    assert t.wait("select", "demand").ground("2,0") == {"trunks": 2}
    assert refund(discard_refund=False).ground("2,0") == {}


def test_RB_6_2_28_no_refund_for_what_was_made_a_turn_ago() -> None:
    """RB-5.3 (P0): what was made in this phase is forgotten when the next production begins."""
    fleet = ["donkey 1,-2", "donkey 2,0: 2 trunks"] + ["raft 3,0/water"] * 4
    t = table("two_banks", P(*fleet), houses={"2,0": "raft_factory"}, ground={"2,0": "1 stone"})
    t.play("P0 produce 2,0 set", "launch dock1a").turn_over()
    assert t.transporter("r7")["made_at"] is None


def test_RB_6_2_28_a_refund_lies_on_the_factorys_bank() -> None:
    fleet = ["donkey 2,0/bank1: 2 trunks"] + ["raft 3,0/water"] * 5
    t = table("two_banks", P(*fleet), houses={"2,0": "raft_factory/1"})
    t.play("P0 produce 2,0 set", "launch dock5a")
    assert (t.ground("2,0/0"), t.ground("2,0/1")) == ({}, {"trunks": 2})


def test_RB_6_2_28_no_refund_for_what_was_not_made_now() -> None:
    fleet = ["donkey 1,-2", "donkey 1,-1", "donkey 2,0: 2 trunks"] + ["raft 3,0/water"] * 4
    t = table("two_banks", P(*fleet, "raft 2,0/dock1a"), houses={"2,0": "raft_factory"})
    t.play("P0 produce 2,0 set", "launch dock0b")
    assert t.offered("discard") == ["r8", "r9"]
    assert t.copy().play("discard r8").ground("2,0") == {}
    assert t.copy().play("discard r9").ground("2,0") == {"trunks": 2}


def test_RB_6_2_28_a_wagon_gives_back_its_boards_alone() -> None:
    fleet = ["donkey 2,0: 2 boards", "donkey 1,-1", "donkey 1,-2", "donkey 0,-1", "donkey 0,-1"]
    t = table("two_banks", P(*fleet), houses={"2,0": "wagon_factory"})
    t.play("P0 produce 2,0 set", "breed 0,-1")
    assert t.fleet().count("wagon") == 0
    assert t.ground("2,0") == {"boards": 2}


def test_RB_6_2_29_carried_transporters_count_and_a_candidate_always_exists() -> None:
    t = table(
        "two_banks", P("raft 0,0/water carries donkey", *["donkey 0,-1"] * 2, "donkey 1,-1", "donkey 2,-1")
    )
    t.play("P0 breed 0,-1")
    assert len(t.fleet()) == 7
    assert t.offered("discard") == ["r2", "r3", "r5", "r6"]
