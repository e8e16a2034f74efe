"""B7: Specialists (AD-5.29)."""

from __future__ import annotations

import pytest

from .table import P, table


@pytest.mark.parametrize("unit", ["captain", "merchant", "missionary", "soldier"])
def test_AD_5_29_a_slot_gives_its_specialist_free(unit: str) -> None:
    t = table(2, specialists={unit: "1"}).end_turn()
    assert t.hand(1) == {"colonist": 5, unit: 1}
    assert t["boxes"]["specialists"][unit] is None
    assert t.money(1) == 0


# EX-B7: the colonist itself returns to the supply.
def test_EX_B7_a_colonist_in_the_merchant_slot() -> None:
    t = table(2, specialists={"merchant": "0"}).end_turn()
    assert t.hand(0) == {"colonist": 5, "merchant": 1}


# EX-B6: Monastery and the captain slot.
def test_EX_B6_next_hand_of_monastery_and_captain() -> None:
    t = table(2, P(buildings="monastery"), turn=2, specialists={"captain": "0"}).end_turn()
    assert t.hand(0) == {"colonist": 5, "missionary": 1, "captain": 1}


def test_AD_5_29_training_costs_5_dollars_for_any_specialist() -> None:
    t = table(2, P(money=5), specialists={"training": "0"}).begin()
    assert t.legal == ["train captain", "train merchant", "train missionary", "train soldier", "pass"]
    t.play("P0 train soldier")
    assert t.money(0) == 0
    assert t.hand(0) == {"colonist": 5, "soldier": 1}


def test_AD_5_29_training_may_be_declined_and_needs_the_money() -> None:
    t = table(2, P(money=6), specialists={"training": "0"}).begin().play("P0 pass")
    assert (t.money(0), t.hand(0)) == (6, {"colonist": 5})
    u = table(2, P(money=4), specialists={"training": "0"}).begin()
    assert u["turn"] == 2
