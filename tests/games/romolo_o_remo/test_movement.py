"""Moving, retreating, hostile Units and penalty markers (RR-5.1 … RR-5.20)."""

from __future__ import annotations

from tests.games.romolo_o_remo.table import P, table

OPEN = {"0,0": "plain", "1,0": "plain", "1,-1": "plain", "0,-1": "plain"}


# RR-5.2, RR-5.3
def test_EX_B1_a_worker_moves_twice_or_moves_and_acts_or_acts() -> None:
    t = table(2, P(units="worker1@0,0 worker2@1,-3", cubes="2 wood 2 stone"), P(), hexes=OPEN)
    assert {"move", "build"} <= set(t.acts("worker1"))
    moved = t.copy().move("worker1", "1,0")
    assert moved.unit(0, "worker1") == "1,0:1:acted"
    assert {"move", "build"} <= set(moved.acts("worker1"))
    twice = moved.copy().move("worker1", "0,0")
    assert twice.unit(0, "worker1") == "0,0:0:acted"
    assert twice.acts("worker1") == []
    built = moved.copy().act("worker1", "build", "build farm")
    assert built.unit(0, "worker1") == "1,0:0:acted"
    assert built.acts("worker1") == []


def test_RR_5_1_skipping_the_action_phase_brings_a_coin_and_only_before_anything_was_done() -> None:
    t = table(2, P(units="worker1@0,0"), P(units="worker1@-1,2"), hexes=OPEN)
    assert "skip_phase" in t.legal
    assert "end_phase" not in t.legal
    assert t.copy().play("P0 skip_phase").coins(0) == 1
    t.move("worker1", "1,0")
    assert "skip_phase" not in t.legal
    assert "end_phase" in t.legal


# RR-4.8, RR-4.9: Units act in any order and may alternate; who lies is not offered
# RR-4.9
def test_RR_4_8_units_alternate_and_lying_units_do_nothing() -> None:
    t = table(2, P(units="worker1@0,0 soldier1@1,0 worker2@1,-3:0", idle=False), P(), hexes=OPEN)
    t.move("worker1", "0,-1").move("soldier1", "1,-1").move("worker1", "0,0")
    assert t.starts("select") == ["soldier1"]


def test_RR_4_4_units_alike_are_offered_once() -> None:
    t = table(2, P(units="worker1@0,0 worker2@0,0 worker3@0,0:1 soldier1@0,0", idle=False), P(), hexes=OPEN)
    assert t.starts("select") == ["worker1", "worker3", "soldier1"]


def test_RR_5_5_soldiers_mercenaries_and_explorers_only_move() -> None:
    t = table(
        2, P(units="soldier1@0,0 mercenary1@0,0", cubes="5 grain 5 wood 5 stone", coins=9), P(), hexes=OPEN
    )
    assert t.acts("soldier1") == ["move"]
    assert t.acts("mercenary1") == ["move"]


# EX-B3, RR-5.17, RR-2.4
def test_EX_B2_a_wall_acts_from_outside_only() -> None:
    hexes = {**OPEN, "1,0": "plain wall_w"}
    t = table(2, P(units="soldier1@0,0 soldier2@1,0"), P(), hexes=hexes)
    assert "marker" in t.copy().move("soldier1", "1,0").unit(0, "soldier1")
    assert "marker" not in t.copy().move("soldier1", "1,-1", "1,0").unit(0, "soldier1")
    assert "marker" not in t.copy().move("soldier2", "0,0").unit(0, "soldier2")


def test_EX_T34_own_walls_hit_their_builder_too() -> None:
    t = table(2, P(units="soldier1@2,-3"), P(), hexes={"1,-3": "wall_e"})
    assert "marker" in t.move("soldier1", "1,-3").unit(0, "soldier1")


def test_RR_5_18_a_marker_allows_movement_only() -> None:
    t = table(
        2, P(units="worker1@0,0:marker explorer@0,0:marker", cubes="5 wood 5 stone 5 grain"), P(), hexes=OPEN
    )
    assert t.acts("worker1") == ["move"]
    assert t.acts("explorer") == ["move", "peek"]


# RR-5.20
def test_RR_5_19_a_marker_falls_with_a_move_in_a_later_turn_and_there_is_only_one() -> None:
    hexes = {**OPEN, "1,0": "plain wall_w", "0,0": "plain wall_e"}
    t = table(2, P(units="soldier1@0,0:marker"), P(), hexes=hexes)
    assert t.copy().move("soldier1", "0,-1").unit(0, "soldier1") == "0,-1:1:acted"
    t.move("soldier1", "1,0")
    assert t.unit(0, "soldier1") == "1,0:1:marker:marked_now:acted"
    t.move("soldier1", "1,-1")
    assert t.unit(0, "soldier1") == "1,-1:0:marker:marked_now:acted"


def test_RR_5_10_foreign_units_and_capitals_may_be_entered() -> None:
    t = table(2, P(units="soldier1@0,2"), P(units="worker1@-1,2"), hexes={"0,2": "plain"}, hostility="always")
    assert t.move("soldier1", "-1,2").unit(0, "soldier1") == "-1,2:1:acted"


def test_RR_5_11_water_is_entered_from_a_port_or_from_water_and_left_freely() -> None:
    hexes = {"0,0": "plain", "1,0": "water", "1,-1": "water", "0,1": "plain port"}
    t = table(2, P(units="soldier1@0,0 soldier2@0,1 soldier3@1,-1"), P(), hexes=hexes)
    moves = {name: t.copy().act(name, "move").starts("move") for name in ("soldier1", "soldier2", "soldier3")}
    assert "1,0" not in moves["soldier1"]
    assert "1,-1" not in moves["soldier1"]
    assert "1,0" in moves["soldier2"]
    assert {"1,0", "0,0"} <= set(moves["soldier3"])


# RR-5.9, RR-5.12
def test_RR_5_8_among_hostile_units_there_is_only_a_retreat_towards_the_capital() -> None:
    hexes = {**OPEN, "1,-2": "hill", "2,-1": "plain"}
    t = table(2, P(units="worker1@0,0", cubes="5 wood 5 stone"), P(units="soldier1@0,0"), hexes=hexes)
    assert t.state.asked() == "hostility"
    t.play("P1 hostile")
    assert t.acts("worker1") == ["move"]
    t.act("worker1", "move")
    assert t.starts("move") == ["0,-1", "1,-1"]
    t.play("move 1,-1")
    assert t.unit(0, "worker1") == "1,-1:1:moves_only:acted"
    assert t.acts("worker1") == ["move"]


# EX-T30
def test_EX_T30_after_a_retreat_a_worker_only_moves() -> None:
    t = table(2, P(units="worker1@0,0", cubes="5 wood 5 stone"), P(units="soldier1@0,0"), hexes=OPEN)
    t.play("P1 hostile").move("worker1", "1,-1")
    assert t.acts("worker1") == ["move"]


def test_RR_5_14_owners_who_are_not_hostile_let_others_act() -> None:
    t = table(2, P(units="worker1@0,0", cubes="5 wood 5 stone"), P(units="soldier1@0,0"), hexes=OPEN)
    assert "build" in t.play("P1 peaceful").acts("worker1")


# RR-5.13
def test_RR_5_12_from_the_capital_a_retreat_goes_anywhere_and_into_the_unknown() -> None:
    t = table(2, P(units="worker1@1,-3"), P(units="soldier1@1,-3"), hostility="always")
    assert set(t.act("worker1", "move").starts("move")) == {"2,-3", "0,-2", "1,-2"}


def test_RR_5_12_a_retreat_may_go_as_near_if_nothing_is_nearer() -> None:
    hexes = {"0,-2": "water", "2,-2": "plain", "1,-1": "plain", "0,-1": "plain", "0,0": "plain"}
    mine = P(units="worker1@-1,-1", idle=False)
    t = table(2, mine, P(units="soldier1@-1,-1"), hexes={**hexes, "-1,-1": "plain"}, hostility="always")
    assert t.starts("select") == ["worker1"]
    t.play("select worker1")
    assert t.unit(0, "worker1") == "0,-1:1:moves_only:acted"


def test_RR_5_15_answers_hold_for_the_turn_hex_by_hex_and_always_means_hostile() -> None:
    mine = P(units="worker1@0,0 worker2@1,0")
    theirs = P(units="soldier1@0,0 soldier2@1,0")
    t = table(2, mine, theirs, hexes=OPEN)
    assert t["scratch"]["question"] == "0,0"
    t.play("P1 peaceful", "P1 hostile").move("worker1", "0,-1")
    assert t["this_turn"]["hostility"] == {"0,0": [None, False], "1,0": [None, True]}
    always = table(2, mine, theirs, hexes=OPEN, hostility="always")
    assert always.seat == 0
    assert always.acts("worker1") == ["move"]


def test_RR_5_16_a_tower_alone_is_no_hostile_unit() -> None:
    t = table(2, P(units="worker1@-1,2", cubes="5 wood 5 stone"), P(units="worker1@-2,3", idle=False))
    assert t.seat == 0
    assert "build" in t.acts("worker1")


def test_RR_4_10_an_act_is_void_if_the_answers_leave_nothing() -> None:
    hexes = {"0,0": "forest", "1,0": "plain warehouse"}
    t = table(2, P(units="worker1@0,0"), P(units="soldier1@1,0"), hexes=hexes)
    t.act("worker1", "produce")
    assert t.seat == 1
    assert t["scratch"]["asking"] == "production"
    t.play("P1 hostile")
    assert t.state.asked() == "action_main"
    assert "skip_phase" in t.legal
    assert "produce" not in t.acts("worker1")
    assert t.unit(0, "worker1") == "0,0:2"


# RR-5.4
def test_EX_T1_who_moved_once_stands_and_may_attack_who_moved_twice_lies() -> None:
    hexes = {**OPEN, "0,1": "plain"}
    t = table(
        2, P(units="soldier1@1,0 soldier2@1,-1"), P(units="worker1@0,1"), hexes=hexes, hostility="always"
    )
    near = t.copy().move("soldier1", "0,1").play("P0 end_phase")
    assert "attack 0,1 1" in near.legal
    far = t.move("soldier2", "1,0", "0,1").play("P0 end_phase")
    assert far.state.asked() != "war_main"


# RR-8.3: at the start of a Turn everybody stands with all actions
# RR-8.3
def test_RR_5_86_lying_units_stand_up_at_the_end_of_the_turn() -> None:
    t = table(
        2,
        P(units="worker1@1,-3 soldier1@0,0", cubes="4 grain"),
        P(units="worker1@-1,2", cubes="2 grain"),
        hexes=OPEN,
    )
    t.move("soldier1", "1,0", "0,0").play("P0 end_phase").until("action_main", "feed")
    assert t.seat == 1
    assert t.unit(0, "soldier1") == "0,0:2"
    assert t.unit(0, "worker1") == "1,-3:2"


def test_RR_5_15_nobody_is_asked_about_units_that_lie() -> None:
    mine, theirs = P(units="worker1@0,0:0 worker2@1,0"), P(units="soldier1@0,0")
    assert table(2, mine, theirs, hexes=OPEN).move("worker2", "1,-1").state.asked() == "action_main"


def test_RR_5_15_in_the_next_turn_owners_are_asked_again() -> None:
    mine, theirs = P(units="worker1@0,0", cubes="9 grain"), P(units="soldier1@0,0", cubes="9 grain")
    t = table(2, mine, theirs, hexes=OPEN)
    for answer in ("P1 peaceful", "P0 peaceful"):
        assert t.state.asked() == "hostility"
        t.play(answer).rest().until("hostility", "feed")
    assert t.seat == 1


# RR-4.17
def test_RR_5_15_several_owners_answer_in_seat_order_after_the_active_player() -> None:
    crowd = [P(units="worker1@0,0", cubes="9 grain") for _ in range(3)]
    t = table(3, *crowd, hexes={"0,0": "plain"})
    assert t.seat == 1
    t.play("P1 peaceful", "P2 peaceful").rest().until("hostility", "feed")
    assert t.seat == 2
    assert t.play("P2 peaceful").seat == 0


def test_RR_5_19_a_marker_stays_while_its_unit_neither_moves_nor_fights() -> None:
    t = table(2, P(units="soldier1@0,0:marker", cubes="9 grain"), P(), hexes=OPEN).rest().play("P0 feed")
    assert t.seat == 1
    assert t.unit(0, "soldier1") == "0,0:2:marker"
