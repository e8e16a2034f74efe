"""B1 and B2: Initiative pays, the Colonist Dock sails (AD-5.6 to AD-5.12)."""

from __future__ import annotations

from .table import P, table


def test_AD_5_6_the_unit_on_space_k_earns_k_dollars() -> None:
    t = table(3, initiative="2 0", dock="0").begin()
    assert [t.money(seat) for seat in range(3)] == [2, 0, 1]


def test_AD_5_6_the_units_stay_until_the_new_order() -> None:
    t = table(3, P(money=20), turn=2, initiative="2 0", capital="0").begin()
    assert t.step == "buy"
    assert t.box("initiative") == [2, 0, None, None, None]


# EX-B8: Green and Orange get $1 and $2, and come first; Red and Blue keep their order.
def test_EX_B8_initiative_makes_the_next_turn_order() -> None:
    t = table(4, turn=2, order="0 1 2 3", initiative="2 3").end_turn()
    assert [t.money(2), t.money(3)] == [1, 2]
    assert t["turn_order"] == [2, 3, 0, 1]


def test_AD_5_7_the_dock_is_resolved_in_the_order_of_its_spaces() -> None:
    """EX-25: 1, 2, 3, 4, 5, X, Y."""
    t = table(
        3,
        P(buildings="indentured_servitude"),
        P(buildings="land_grants"),
        turn=5,
        discovered="peru",
        dock="2 2 1 0 2",
        dock_x="0",
        dock_y="1",
    ).begin()
    order = []
    while t.step == "dock_region":
        order.append((t["space"], t.seat))
        t.play("land peru")
    assert order == [(0, 2), (1, 2), (2, 1), (3, 0), (4, 2), (9, 0), (10, 1)]


def test_AD_5_7_a_unit_cannot_stay_on_the_dock() -> None:
    t = table(2, discovered="peru", dock="0").begin()
    assert t.legal == ["land caribbean", "land peru"]
    t.play("P0 land peru")
    assert t.box("dock") == [None, None, None]


def test_AD_5_8_undiscovered_regions_receive_nobody() -> None:
    t = table(2, discovered="florida brazil", dock="1").begin()
    assert t.legal == ["land florida", "land caribbean", "land brazil"]


def test_AD_5_9_a_merchant_earns_5_and_a_missionary_converts() -> None:
    t = table(2, P(money=1), discovered="peru", dock="0:merchant 0:missionary").begin()
    t.play("P0 land peru")
    assert t.money(0) == 6
    t.play("P0 land peru")
    assert t.force("peru", 0) == (0, 3)


# EX-4: Blue is first with three and takes the indigo; Red ends with four units and no good.
def test_EX_4_race_for_a_good() -> None:
    t = table(3, units={"florida": "2 2"}, dock="1 0:missionary").begin()
    t.play("P1 land florida", "P0 land florida")
    assert t.goods(1) == {"indigo": 1}
    assert t.goods(0) == {}
    assert t.force("florida", 0) == (0, 4)


# EX-5: with Cathedral one missionary makes three units, and takes the coffee.
def test_EX_5_cathedral() -> None:
    t = table(2, P(buildings="cathedral"), turn=5, discovered="brazil", dock="0:missionary").begin()
    t.play("P0 land brazil")
    assert t.force("brazil", 0) == (0, 3)
    assert t.goods(0) == {"coffee": 1}


# EX-6: the merchant's money can be spent in the same turn.
def test_EX_6_merchant_money() -> None:
    t = table(2, P(money=6), turn=2, discovered="peru", dock="0:merchant", capital="0").begin()
    t.play("P0 land peru")
    assert t.money(0) == 11
    assert t.step == "buy"


# EX-7: in turn 1 every dock unit lands in the Caribbean without a question, and three take the sugar.
def test_EX_7_first_turn() -> None:
    t = table(2, P(money=20), dock="0 0 0", capital="0").begin()
    assert t.step == "buy"
    assert t.force("caribbean", 0) == (0, 3)
    assert t.goods(0) == {"sugar": 1}


def test_AD_5_10_the_good_is_taken_once_by_the_first_with_three() -> None:
    t = table(2, discovered="peru", units={"peru": "2 2"}, dock="0 1").begin()
    t.play("P0 land peru")
    assert t.goods(0) == {"silver": 1}
    assert t.region("peru")["good"] is False
    t.play("P1 land peru")
    assert t.goods(1) == {}


def test_AD_5_11_a_good_is_kept_after_losses_and_one_not_taken_waits() -> None:
    t = table(
        2,
        turn=3,
        units={"peru": "3 2s", "brazil": "2 2s"},
        warfare="1 1",
    ).begin()
    t.play("P1 declare battle", "P1 fight peru")
    assert t.force("peru", 0) == (0, 1)
    assert t.goods(0) == {"silver": 1}
    t.play("P1 declare battle", "P1 fight brazil")
    assert t.force("brazil", 0) == (0, 0)
    assert t.region("brazil")["good"] is True


def test_AD_5_12_units_in_the_new_world_stay_where_they_are() -> None:
    before = {"peru": "2s3 1", "canada": "1 1s"}
    t = table(2, turn=2, units=before).end_turn()
    assert t.force("peru", 0) == (2, 3)
    assert t.force("canada", 1) == (1, 0)
