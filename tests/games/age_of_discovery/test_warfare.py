"""B8: battles and wars (AD-5.30 to AD-5.40)."""

from __future__ import annotations

from .table import P, table


def test_AD_5_30_each_unit_gives_one_conflict_in_the_order_of_spaces() -> None:
    t = table(3, units={"peru": "1s 1 1"}, warfare="1 0 2").begin()
    order = []
    while t.step == "war_kind":
        order.append(t.seat)
        assert t.legal == ["declare battle", "pass"]
        t.play("pass")
    assert order == [1, 0, 2, 2]


def test_AD_5_30_several_units_give_several_conflicts() -> None:
    t = table(2, units={"peru": "1s 2"}, warfare="0 0").begin()
    t.play("P0 declare battle")
    assert t.force("peru", 1) == (0, 1)
    t.play("P0 declare battle")
    assert t.force("peru", 1) == (0, 0)


def test_AD_5_31_the_unit_in_the_box_does_not_fight() -> None:
    t = table(2, units={"peru": "1s 3"}, turn=2, warfare="0:soldier").begin()
    t.play("P0 declare battle")
    assert t.force("peru", 1) == (0, 2)


def test_AD_5_32_third_players_are_never_involved() -> None:
    t = table(3, units={"peru": "2s 2 2s1"}, turn=2, warfare="0").begin()
    t.play("P0 declare battle")
    assert t.legal == ["attack 1", "attack 2"]
    t.play("P0 attack 1")
    assert t.force("peru", 2) == (2, 1)
    assert t.force("peru", 1) == (0, 0)
    assert t.force("peru", 0) == (2, 0)


def test_AD_5_33_a_battle_costs_nothing_and_is_in_one_region() -> None:
    t = table(2, P(money=3), units={"peru": "1s 1", "brazil": "1s 1"}, warfare="0").begin()
    t.play("P0 declare battle")
    assert t.legal == ["fight peru", "fight brazil"]
    t.play("P0 fight brazil")
    assert t.money(0) == 3
    assert (t.force("brazil", 1), t.force("peru", 1)) == ((0, 0), (0, 1))


def test_AD_5_34_a_battle_needs_both_players_and_a_real_soldier() -> None:
    units = {"peru": "2 1", "brazil": "2s", "canada": "1 1s", "florida": "1s 0"}
    t = table(2, turn=8, units=units, warfare="0").begin()
    t.play("P0 declare battle")
    assert t.force("canada", 0) == (0, 0)
    assert t.force("canada", 1) == (1, 0)


def test_AD_5_34_militia_alone_makes_no_battle_possible() -> None:
    t = table(2, P(), P(buildings="militia"), turn=7, units={"peru": "2 2"}, warfare="0").begin()
    assert t["turn"] == 8


# EX-B11: battles in New Granada, New Spain and Florida, for $10.
def test_EX_B11_war() -> None:
    units = {
        "new_granada": "1s1 1",
        "new_spain": "1s1 1",
        "new_england": "1s1 0",
        "florida": "1 1s",
        "canada": "1 1",
    }
    t = table(2, P(money=12), turn=3, units=units, warfare="0").begin()
    assert t.legal == ["declare battle", "declare war", "pass"]
    t.play("P0 declare war")
    assert t.money(0) == 2
    assert t.force("new_granada", 1) == t.force("new_spain", 1) == (0, 0)
    assert t.force("florida", 0) == (0, 0)
    assert t.force("canada", 1) == (0, 1)
    assert t.force("new_england", 0) == (1, 1)


def test_AD_5_35_a_war_names_one_opponent_and_fights_in_the_order_of_regions() -> None:
    units = {"brazil": "1s 1s1 1", "canada": "1s 1s1"}
    t = table(3, P(money=10), turn=3, units=units, warfare="0").begin()
    t.play("P0 declare war")
    assert t.legal == ["attack 1", "attack 2"]
    t.play("P0 attack 1")
    assert t["scratch"]["battlefield"] == "canada"
    t.play("P0 casualties 1 0")
    assert t["scratch"]["battlefield"] == "brazil"


def test_AD_5_36_a_war_needs_10_dollars() -> None:
    poor = table(2, P(money=9), units={"peru": "1s 1"}, warfare="0").begin()
    assert poor.legal == ["declare battle", "pass"]


def test_AD_5_37_no_more_hits_than_targets() -> None:
    """EX-27: four soldiers have two targets; one soldier hits one of four."""
    t = table(2, units={"peru": "4s 1s1"}, turn=2, warfare="0").begin()
    t.play("P0 declare battle")
    assert t.force("peru", 0) == (3, 0)
    assert t.force("peru", 1) == (0, 0)


# EX-B10: each picks its victims from the counts before the battle.
def test_EX_B10_battle() -> None:
    t = table(2, units={"canada": "2s3 1s4"}, turn=2, warfare="0").begin()
    t.play("P0 declare battle")
    assert t.legal == ["casualties 0 0", "casualties 1 0"]
    t.play("P0 casualties 1 0", "P1 casualties 1 0")
    assert t.force("canada", 0) == (1, 3)
    assert t.force("canada", 1) == (0, 3)
    assert t.money(0) == 0


def test_AD_5_38_all_hits_are_used_and_only_on_what_is_there() -> None:
    t = table(2, units={"canada": "3s 2s2"}, turn=2, warfare="0").begin()
    t.play("P0 declare battle")
    assert t.legal == ["casualties 1 0", "casualties 2 0"]


def test_AD_5_39_casualties_are_simultaneous_the_attacker_says_first() -> None:
    """The defender's soldiers are all hit and still hit back."""
    t = table(2, units={"canada": "2s1 2s"}, turn=2, warfare="0").begin()
    t.play("P0 declare battle")
    assert t.seat == 1
    t.play("P1 casualties 2 0")
    assert t.force("canada", 0) == (0, 1)
    assert t.force("canada", 1) == (0, 0)


# EX-16: two hits against three colonists and the militia; the militia hits once.
def test_EX_16_war_and_militia() -> None:
    units = {"new_spain": "2s1 3", "florida": "1 2"}
    t = table(2, P(money=12), P(buildings="militia"), turn=7, units=units, warfare="0").begin()
    t.play("P0 declare war")
    assert t.money(0) == 2
    assert t.legal == ["casualties 0 0", "casualties 0 1"]
    t.play("P0 casualties 0 0")
    assert (t.seat, t.legal) == (1, ["casualties 0 0", "casualties 1 0"])
    t.play("P1 casualties 1 0")
    assert t.force("new_spain", 0) == (1, 1)
    assert t.force("new_spain", 1) == (0, 1)
    assert t.force("florida", 0) == (0, 1)


def test_AD_5_39_killing_the_militia_has_no_further_effect() -> None:
    units = {"peru": "1s1 2"}
    t = table(2, P(), P(buildings="militia"), turn=7, units=units, warfare="0 0").begin()
    t.play("P0 declare battle", "P0 casualties 0 1", "P1 casualties 0 0")
    assert t.force("peru", 1) == (0, 2)
    t.play("P0 declare battle")
    assert t.legal == ["casualties 0 0", "casualties 0 1"]


def test_AD_5_40_militia_gives_nothing_in_conflicts_of_its_owner() -> None:
    t = table(2, P(buildings="militia"), turn=7, units={"peru": "1s 2"}, warfare="0").begin()
    t.play("P0 declare battle")
    assert t.force("peru", 1) == (0, 1)
