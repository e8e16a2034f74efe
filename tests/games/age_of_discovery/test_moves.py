"""D5: Stables and Migration (AD-5.49, AD-5.50, AD-5.58)."""

from __future__ import annotations

from .table import P, table


# EX-26: New Granada is undiscovered, all others are not adjacent.
def test_EX_26_stables() -> None:
    t = table(
        2, P(buildings="stables"), turn=5, units={"caribbean": "1s"}, discovered="florida new_spain brazil"
    )
    t.begin()
    assert t.legal == ["leave caribbean", "pass"]
    t.play("P0 leave caribbean")
    assert t.legal == ["enter florida", "enter new_spain"]


def test_AD_5_49_stables_move_one_soldier_once_a_turn() -> None:
    units = {"caribbean": "2s", "florida": "2"}
    t = table(2, P(buildings="stables"), turn=5, units=units).begin()
    t.play("P0 leave caribbean")
    assert t.force("caribbean", 0) == (1, 0)
    assert t.force("florida", 0) == (1, 2)
    assert t.goods(0) == {"indigo": 1}
    assert t["turn"] == 6


def test_AD_5_49_stables_without_a_soldier_or_a_way_ask_nothing() -> None:
    t = table(2, P(buildings="stables"), turn=5, units={"caribbean": "2", "canada": "1s"}).begin()
    assert t["turn"] == 6


def test_AD_5_50_migration_moves_up_to_two_units_anywhere() -> None:
    units = {"canada": "1s2", "brazil": "1"}
    t = table(2, P(buildings="migration"), turn=7, units=units).begin()
    assert t.legal == ["leave canada", "leave brazil", "pass"]
    t.play("P0 leave canada")
    assert t.legal == ["enter caribbean", "enter brazil"]
    t.play("P0 enter brazil")
    assert t.legal == ["move soldier", "move other", "move soldier_and_other", "move two_others"]
    t.play("P0 move two_others")
    assert t.force("canada", 0) == (1, 0)
    assert t.force("brazil", 0) == (0, 3)
    assert t.goods(0)["coffee"] == 1


def test_AD_5_50_migration_may_be_declined() -> None:
    t = table(2, P(buildings="migration"), turn=7, units={"canada": "2"}).begin().play("P0 pass")
    assert t.force("canada", 0) == (0, 2)
    assert t["turn"] == 8


def test_AD_5_58_moves_are_made_in_turn_order_stables_first() -> None:
    units = {"caribbean": "2s 1s", "florida": "1 1"}
    t = table(2, P(buildings="stables migration"), turn=7, units=units, order="1 0").begin("shipping")
    assert (t.step, t.seat) == ("stables_from", 0)
    t.play("P0 pass")
    assert t.step == "migration_from"
    both = table(
        2,
        P(buildings="migration"),
        P(buildings="stables"),
        turn=7,
        units=units,
        order="1 0",
    ).begin("shipping")
    assert (both.step, both.seat) == ("stables_from", 1)
    both.play("P1 pass")
    assert (both.step, both.seat) == ("migration_from", 0)


# EX-21: moving brings 6 in New Granada and loses Peru; staying gives 2 and 6.
def test_EX_21_migration_in_turn_8() -> None:
    units = {"new_granada": "4 4", "peru": "3"}
    t = table(2, P(buildings="migration"), turn=8, units=units).begin()
    moved = t.copy().play("P0 leave peru", "P0 enter new_granada", "P0 move other")
    assert moved.state.over
    assert [moved.player(seat)["colony_vp"][2] for seat in range(2)] == [6, 2]
    stayed = t.play("P0 pass")
    assert [stayed.player(seat)["colony_vp"][2] for seat in range(2)] == [8, 2]
