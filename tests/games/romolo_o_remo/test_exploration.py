"""Exploration, peeks and the River rule (RR-5.21 … RR-5.26)."""

from __future__ import annotations

from tests.games.romolo_o_remo.table import P, table


def test_RR_5_22_land_is_entered_lying_and_a_multiplier_shown() -> None:
    t = table(2, P(units="soldier1@0,-1"), P(), hexes={"0,-1": "plain", "0,0": "hidden_hill"})
    t.move("soldier1", "0,0")
    assert t.unit(0, "soldier1") == "0,0:0:acted"
    assert t.hex("0,0")["explored"]
    assert t.view(1).map["0,0"].multiplier in (2, 3)


def test_RR_5_22_who_finds_water_stays_and_lies() -> None:
    t = table(2, P(units="soldier1@0,-1"), P(), hexes={"0,-1": "plain", "0,0": "hidden_water"})
    t.move("soldier1", "0,0")
    assert t.unit(0, "soldier1") == "0,-1:0:acted"
    assert t.hex("0,0")["terrain"] == "water"


# RR-5.2: a peek costs one of three actions
# RR-7.4
def test_RR_5_21_a_peek_is_private_and_where_it_was_is_public() -> None:
    t = table(2, P(units="explorer@0,-1"), P(), hexes={"0,-1": "plain", "0,0": "hidden_forest"})
    t.act("explorer", "peek", "peek 0,0")
    assert t.unit(0, "explorer") == "0,-1:2:acted"
    assert t.view(0).map["0,0"].terrain == "forest"
    assert t.view(0).map["0,0"].multiplier in (2, 3)
    assert t.view(1).map["0,0"].terrain is None
    assert t.view(1).players[0].seen == ("0,0",)
    t.act("explorer", "peek", "peek 1,-1").act("explorer", "peek", "peek -1,0")
    assert t.unit(0, "explorer") == "0,-1:0:acted"


# RR-5.95
def test_RR_5_23_eques_explores_nothing() -> None:
    t = table(2, P(units="soldier1@0,-1", characters="eques"), P(), hexes={"0,-1": "plain", "1,-1": "plain"})
    assert t.act("soldier1", "eques_move").starts("move") == ["1,-2", "1,-1"]
    assert t.play("move 1,-1").unit(0, "soldier1") == "1,-1:2:acted"


ROW = {"0,-1": "plain", "1,-1": "plain", "-1,-1": "plain", "-1,1": "plain", "0,1": "plain", "1,1": "plain"}


def test_EX_B4_two_unexplored_hexes_beside_water_stay() -> None:
    hexes = {"-1,0": "plain", "0,0": "hidden_plain", "1,0": "water", "1,-1": "plain", "2,-1": "plain"}
    t = table(2, P(units="soldier1@-1,0"), P(), hexes=hexes)
    t.move("soldier1", "0,0")
    assert t["water_pile"] == 9
    assert not t.hex("2,0")["explored"]


# A (-1,0), B (0,0), C (1,0) in a row; C keeps two unexplored neighbours.
# RR-5.24
def test_EX_B5_water_flows_on_while_it_has_one_way() -> None:
    hexes = {
        "-2,0": "plain",
        "-1,0": "hidden_water",
        "0,0": "hidden_hill",
        "-1,-1": "plain",
        "0,-1": "plain",
        "-2,1": "plain",
        "-1,1": "plain",
        "0,1": "plain",
        "1,-1": "plain",
    }
    t = table(2, P(units="soldier1@-2,0"), P(), hexes=hexes)
    t.move("soldier1", "-1,0")
    assert t.hex("0,0") | {"terrain": "water", "explored": True} == t.hex("0,0")
    assert t.hex("1,0")["terrain"] == "water"
    assert t["water_pile"] == 7
    assert not t.hex("2,0")["explored"]
    assert not t.hex("1,1")["explored"]


ROW_OF_FIVE = {
    **{f"{q},-1": "plain" for q in range(-1, 3)},
    **{f"{q},1": "plain" for q in range(-2, 2)},
    "-2,0": "hidden_water",
}


# RR-5.24
def test_EX_T18_at_most_three_hexes_are_replaced() -> None:
    t = table(2, P(units="soldier1@-1,-1"), P(), hexes=ROW_OF_FIVE)
    t.move("soldier1", "-2,0")
    flowed = [t.hex(f"{q},0")["terrain"] == "water" and t.hex(f"{q},0")["explored"] for q in range(-1, 3)]
    assert flowed == [True, True, True, False]
    assert t["water_pile"] == 6


def test_EX_T18_the_river_ends_with_the_water_pile() -> None:
    hexes = {f"{q},-1": "plain" for q in range(-2, 4)} | {"-1,1": "plain", "0,1": "plain"}
    wet = ("-1,-2", "0,-2", "2,-2", "3,-2", "0,-3", "3,-3", "-2,2", "-1,2")
    hexes |= dict.fromkeys(wet, "water") | {"-3,0": "hidden_water"}
    t = table(3, P(units="soldier1@-2,-1"), P(), P(), hexes=hexes, water_pile=1)
    t.move("soldier1", "-3,0")
    assert t.hex("-2,0")["terrain"] == "water"
    assert not t.hex("-1,0")["explored"]
    assert t["water_pile"] == 0


# RR-5.113: alone at most two
# RR-5.113
def test_EX_T18_alone_at_most_two_hexes_are_replaced() -> None:
    hexes = {
        **{f"{q},-1": "plain" for q in range(-1, 3)},
        "-2,1": "plain",
        "1,1": "plain",
        "-2,0": "hidden_water",
    }
    t = table(1, P(units="soldier1@-2,1"), hexes=hexes)
    t.move("soldier1", "-2,0")
    flowed = [t.hex(f"{q},0")["explored"] for q in range(-1, 3)]
    assert flowed == [True, True, False, False]
    assert t["water_pile"] == 7


def test_RR_5_25_only_water_touched_by_the_exploration_is_examined() -> None:
    hexes = {
        **ROW,
        "0,0": "water",
        "1,0": "plain",
        "-2,1": "plain",
        "-2,2": "hidden_plain",
        "-1,0": "hidden_plain",
    }
    t = table(2, P(units="soldier1@-2,1"), P(), hexes=hexes)
    t.move("soldier1", "-2,2")
    assert not t.hex("-1,0")["explored"]
    assert t["water_pile"] == 9


def test_RR_5_26_what_was_seen_under_a_replaced_hex_is_void() -> None:
    t = table(2, P(units="soldier1@-1,-1", seen="-1,0"), P(), hexes=ROW_OF_FIVE)
    t.move("soldier1", "-2,0")
    assert t.player(0)["seen"] == []


# A land hex is found beside the Water (0,0), which then has only (0,1) left to flow into.
def test_RR_5_24_found_land_may_leave_old_water_a_single_way() -> None:
    dry = dict.fromkeys(("1,-1", "0,-1", "-1,0", "-1,1"), "plain")
    t = table(2, P(units="soldier1@1,-1"), P(), hexes={**dry, "0,0": "water", "1,0": "hidden_plain"})
    t.move("soldier1", "1,0")
    assert t.hex("0,1") | {"terrain": "water", "explored": True} == t.hex("0,1")
    assert t["water_pile"] == 8


# (-2,0) flows into (-1,0); so the old Water (0,-1) has only (1,-1) left.
def test_RR_5_25_a_replaced_hex_may_leave_old_water_a_single_way() -> None:
    dry = dict.fromkeys(("-1,-1", "-2,1", "-1,1", "0,0", "0,-2"), "plain")
    t = table(2, P(units="soldier1@-1,-1"), P(), hexes={**dry, "0,-1": "water", "-2,0": "hidden_water"})
    t.move("soldier1", "-2,0")
    assert t.hex("-1,0")["terrain"] == "water"
    assert t.hex("1,-1") | {"terrain": "water", "explored": True} == t.hex("1,-1")
    assert t["water_pile"] == 7


# RR-5.8
def test_RR_5_21_among_hostile_units_an_explorer_neither_looks_nor_becomes_a_worker() -> None:
    hexes = {"0,0": "plain", "0,-1": "plain", "1,-1": "plain"}
    mine = P(units="explorer@0,0", cubes="grain")
    t = table(2, mine, P(units="soldier1@0,0"), hexes=hexes, hostility="always")
    assert t.acts("explorer") == ["move"]
