"""What the powers of characters do not allow: once a Turn, where, and for whom (RR-5.87 … RR-5.109)."""

from __future__ import annotations

from typing import Any

from tests.games.romolo_o_remo.table import GAME, P, Table, position, table
from tests.games.romolo_o_remo.test_scoring import ended
from tests.table import load_position

OPEN = {"0,0": "plain", "1,0": "plain", "0,-1": "plain", "1,-1": "plain"}


def test_RR_5_95_eques_does_not_start_from_water() -> None:
    hexes = {"1,0": "water", "0,0": "plain"}
    t = table(2, P(units="soldier1@1,0", characters="eques"), P(), hexes=hexes)
    assert t.acts("soldier1") == ["move"]


def test_RR_5_100_a_unit_on_water_has_only_the_second_of_nautas_moves() -> None:
    hexes = {"1,0": "water", "0,0": "water", "-1,0": "water"}
    t = table(2, P(units="soldier1@1,0", characters="nauta"), P(), hexes=hexes)
    t.act("soldier1", "nauta_move", "move 0,0")
    assert t.unit(0, "soldier1") == "0,0:2:acted"
    assert t.state.asked() == "action_main"


# RR-5.15
def test_RR_5_101_the_negotiators_worker_may_lie_but_not_among_hostile_units() -> None:
    mine = P(units="worker1@0,0:0:acted soldier1@1,-3", coins=5, characters="negotiator", idle=False)
    t = table(2, mine, P(units="soldier1@0,0"), hexes=OPEN)
    t.move("soldier1", "2,-3")
    assert (t.seat, t.state.asked()) == (1, "hostility")
    assert "use negotiator" in t.copy().play("P1 peaceful").legal
    assert "use negotiator" not in t.play("P1 hostile").legal


def test_RR_5_101_a_new_worker_does_not_trade_for_the_negotiator() -> None:
    mine = P(units="worker1@0,0", cubes="3 grain", coins=2, characters="negotiator")
    t = table(2, mine, P(), hexes=OPEN).act("worker1", "create_worker")
    assert t.unit(0, "worker2") == "0,0:0:created"
    t.play("use negotiator")
    assert t.starts("select") == ["worker6", "worker1"]


def test_RR_5_101_the_negotiator_trades_marked_kinds_only() -> None:
    mine = P(units="worker1@0,0", cubes="grain wood", characters="negotiator", idle=False)
    t = table(2, mine, P(), hexes=OPEN).play("use negotiator")
    assert t.state.asked() == "sell_column"
    t.play("column wood")
    assert t.cubes(0) == {"wood": 1}
    assert t.unit(0, "worker1") == "0,0:2", "the free trade costs no action"


# RR-5.9
def test_RR_5_104_nobody_raids_after_a_retreat_or_with_a_marker() -> None:
    mine = P(units="worker1@0,0", characters="praedo")
    t = table(2, mine, P(units="soldier1@0,0", cubes="wood"), hexes=OPEN, hostility="always")
    assert t.acts("worker1") == ["move", "praedo"]
    assert t.move("worker1", "1,-1").acts("worker1") == ["move"]
    marked = P(units="worker1@0,0:marker", characters="praedo")
    assert table(2, marked, P(units="soldier1@1,0", cubes="wood"), hexes=OPEN).acts("worker1") == ["move"]


def test_RR_5_102_obsessor_frees_nobody_after_a_retreat_or_among_hostile_units() -> None:
    mine = P(units="worker1@0,0:marker", cubes="5 wood", characters="obsessor")
    hexes = {**OPEN, "1,-1": "plain wall_sw"}
    t = table(2, mine, P(units="soldier1@0,0"), hexes=hexes, hostility="always")
    assert t.acts("worker1") == ["move"]
    t.move("worker1", "1,-1")
    assert t.unit(0, "worker1") == "1,-1:1:marker:marked_now:moves_only:acted"
    assert t.acts("worker1") == ["move"]


# RR-5.87
def test_RR_5_102_obsessor_frees_one_worker_a_turn() -> None:
    mine = P(units="worker1@0,0:marker worker2@1,0:marker", characters="obsessor")
    t = table(2, mine, P(), hexes=OPEN).act("worker1", "obsessor")
    assert t.acts("worker2") == ["move"]


# RR-5.87
def test_RR_5_99_mercator_exchanges_once_a_turn() -> None:
    mine = P(units="worker1@0,0 worker2@1,0", cubes="8 wood", characters="mercator")
    t = table(2, mine, P(), hexes=OPEN).act("worker1", "mercator", "take salt")
    assert "mercator" not in t.acts("worker2")


def test_RR_5_109_traductor_does_not_reach_the_ai_capital() -> None:
    mine = P(units="worker1@1,-1", cubes="5 wood 5 stone", characters="traductor")
    t = table(1, mine, hexes=OPEN).act("worker1", "traductor")
    assert "0,-1" in t.starts("reach")
    assert "1,-2" not in t.starts("reach")


def offered(mine: P, display: dict[int, str], warehouse_at: str = "0,-1", **more: Any) -> Table:
    """A table of two with these characters in the Display, and a warehouse."""
    p = position(2, mine, P(), hexes={**OPEN, warehouse_at: "plain warehouse"}, **more)
    for slot, name in display.items():
        p["display"][slot - 1] = name
    return Table(load_position(GAME, p))


def test_RR_5_48_praepositus_and_negotiator_are_not_sold_to_an_empty_hand() -> None:
    for cubes, seen in (("", set()), ("salt", {"1", "4"})):
        mine = P(units="worker1@0,0", cubes=cubes, coins=20)
        t = offered(mine, {1: "praepositus", 4: "negotiator"}).act("worker1", "hire_character")
        assert {"1", "4"} & set(t.starts("engage")) == seen


# RR-5.94, RR-5.96
def test_RR_5_94_dux_comes_with_four_charges_and_foederatus_with_three() -> None:
    t = offered(P(units="worker1@0,0 worker2@1,0", coins=20), {})
    assert t["display"][2:6] == ["defensor", "dux", "eques", "foederatus"]
    assert t.copy().act("worker1", "hire_character", "engage 4")["on_tiles"]["dux"] == 4
    assert t.act("worker1", "hire_character", "engage 6")["on_tiles"]["foederatus"] == 3


def test_RR_5_93_defensor_takes_no_more_walls_than_the_bank_has() -> None:
    t = offered(P(units="worker1@0,0", coins=20), {}, bank={"walls": 1})
    t.act("worker1", "hire_character", "engage 3")
    assert t.legal == ["garrison 0", "garrison 1"]


# RR-5.48
def test_RR_5_106_praepositus_keeps_the_cube_and_helps_at_once() -> None:
    mine = P(units="worker1@0,0 worker2@1,0", cubes="grain salt", coins=20)
    t = offered(mine, {1: "praepositus"}, warehouse_at="1,0")
    t.act("worker1", "hire_character", "engage 1", "mark grain")
    assert t.cubes(0) == {"salt": 1}
    t.act("worker2", "produce")
    assert t.hex("1,0")["warehouses"] == [{"resource": "grain", "count": 2}]


# RR-5.47
def test_RR_5_47_the_slot_is_filled_from_the_pile() -> None:
    p = position(2, P(units="worker1@0,0", coins=20), P(), hexes=OPEN)
    p["character_pile"] = [*reversed(list(p["removed_characters"]))]
    top, p["removed_characters"] = p["character_pile"][-1], {}
    t = Table(load_position(GAME, p)).act("worker1", "hire_character", "engage 2")
    assert t["display"][1] == top
    assert len(t["character_pile"]) == 2


def test_RR_5_97_two_furnari_feed_four() -> None:
    units = "worker1@0,0 worker2@1,0 worker3@0,-1 soldier1@1,-1"
    mine = P(units=units, cubes="grain", characters="2 furnarus", idle=False)
    t = table(2, mine, P(), hexes=OPEN).rest()
    assert t.seat == 1
    assert t.cubes(0) == {"grain": 1}


def test_RR_5_91_artifex_counts_walls_only_where_three_stand_in_one_hex() -> None:
    hexes = {"-1,-3": "3 warehouse farm wall_e wall_w", "0,-3": "temple wall_e wall_ne"}
    t = ended(4, P(characters="artifex"), P(), P(), P(), hexes=hexes)
    assert t.state.breakdown()[0]["artifex"] == 4
