"""RB-5: phases, the order of play, demand, prayer and position."""

from __future__ import annotations

from .table import P, Table, table

HOMES = (P("donkey 3,-2"), P("donkey -1,-2"), P("donkey 1,2"), P("donkey -3,2"))


def asked(temple: list[int], sequence: list[int], seats: int = 4, phase: str = "movement") -> Table:
    return table(
        "four_valleys",
        *HOMES[:seats],
        seats=seats,
        at="demand",
        phase=phase,
        temple=temple,
        sequence=sequence,
    )


def test_RB_5_1_and_RB_5_3_four_phases_in_order() -> None:
    """RB-5.1, RB-5.3: the order is asked in every phase."""
    t = table("two_banks", P("donkey 1,-2"), at="demand", phase="production")
    phases = []
    while t["turn"] == 1:
        if t.state.asked() == "demand" and (not phases or phases[-1] != t["phase"]):
            phases.append(t["phase"])
        t.play(next(line for line in ("demand no", "end_move", "end_make") if line in t.legal))
    assert phases == ["production", "movement", "building", "wonder"]


def test_RB_5_2_players_act_in_sequence_each_finishing_the_phase() -> None:
    t = asked([0, 1, 2, 3], [2, 0, 3, 1])
    order = []
    while t["phase"] == "movement":
        if t.state.asked() == "select":
            order.append(t.seat)
        t.play("demand no" if "demand no" in t.legal else "end_move")
    assert order == [2, 0, 3, 1]


def test_RB_5_5_the_first_demand_ends_the_asking() -> None:
    t = asked([0, 1, 2, 3], [3, 2, 1, 0])
    t.play("P3 demand no", "P2 demand no", "P1 demand yes")
    assert t.state.asked() == "pray"
    quiet = asked([0, 1, 2, 3], [3, 2, 1, 0])
    quiet.play("P3 demand no", "P2 demand no", "P1 demand no", "P0 demand no")
    assert quiet["sequence"] == [3, 2, 1, 0]
    assert quiet["temple"] == [0, 1, 2, 3]
    assert (quiet.state.asked(), quiet.seat) == ("select", 3)


def test_RB_5_6_EX_19_four_figures() -> None:
    """RB-5.6, RB-5.7, EX-19: the first to leave ends up farthest; positions from the farthest on."""
    t = asked([0, 1, 2, 3], [0, 1, 2, 3])
    t.play("P0 demand yes", "P0 pray leave", "P1 pray keep", "P2 pray leave")
    assert t["temple"] == [1, 3, 2, 0]
    t.play("P0 position 2", "P2 position 1", "P3 position 4")
    assert t["sequence"] == [2, 0, 1, 3]
    assert (t.state.asked(), t.seat) == ("select", 2)


def test_RB_5_7_the_new_sequence_stays_for_later_phases() -> None:
    t = asked([0, 1], [0, 1], seats=2)
    t.play("P0 demand yes", "P0 pray keep", "P1 position 1")
    assert t["sequence"] == [1, 0]
    t.play("P1 end_move", "P0 end_move")
    assert (t.state.asked(), t.seat, t["phase"]) == ("demand", 1, "building")


def test_RB_5_8_demand_is_asked_although_nobody_meets_anybody() -> None:
    t = table("archipelago", *(P() for _ in range(4)), at="demand", phase="building")
    assert t.state.asked() == "demand"


def test_EX_B9_a_round_with_conflict() -> None:
    """EX-B9: Red 0, Blue 1, Yellow 2."""
    t = table(
        "four_valleys",
        P("donkey 3,-2"),
        P("donkey 2,-1: 1 trunks"),
        P("wagon 2,-1: 3 trunks", "donkey 2,-2: 2 stone"),
        seats=3,
        at="demand",
        phase="production",
        temple=[0, 1, 2],
        sequence=[2, 1, 0],
        houses={"2,-1": "sawmill"},
    )
    t.play("P2 demand no", "P1 demand yes", "P0 pray keep", "P1 pray leave")
    assert t["temple"] == [0, 2, 1]
    t.play("P1 position 1", "P2 position 2")
    assert t["sequence"] == [1, 2, 0]
    t.play("P1 produce 2,-1 set").trade("ground0", get="2 boards", handler="y1")
    t.wait("make").play("P2 produce 2,-1 set", "produce 2,-1 set")
    assert t.ground("2,-1") == {"boards": 4}
    assert t.cargo("g1") == {"trunks": 1}
    t.wait("demand")
    assert t["phase"] == "movement"
    t.play("P1 demand no", "P2 demand no", "P0 demand yes", "P0 pray leave", "P2 pray keep")
    assert t["temple"] == [2, 1, 0]
    t.play("P0 position 1", "P1 position 2")
    assert t["sequence"] == [0, 1, 2]
    t.wait("choose_site")
    t.play("P2 site 2,-2", "wall 0", "site 2,-2", "wall 1")
    assert t.cargo("g2") == {}
    t.turn_over()
    assert t["wonder"] == [None]


def test_RB_6_6_1_the_first_in_sequence_takes_what_lies_on_the_ground() -> None:
    """RB-6.6.1, RB-6.1.12."""
    t = table(
        "two_banks",
        P("donkey 0,-1"),
        P("donkey 0,-1"),
        ground={"0,-1": "1 gold"},
        at="select",
        sequence=[1, 0],
    )
    t.play("P1 select y1").trade("ground0", get="gold")
    assert t.ground("0,-1") == {}
