"""Trade by offer and answer (RP-4.22, RP-4.47, RP-4.84, RP-5.90, RP-5.91)."""

from __future__ import annotations

import pytest

from .table import P, Table, table


def offering(phase: str = "placement") -> Table:
    return table(3, P(goods="2 stone 1 wood"), P(goods="3 coin 1 precious"), trade=True, phase=phase)


@pytest.mark.parametrize("phase", ["placement", "effects"])
def test_RP_5_91_yes_exchanges_at_once(phase: str) -> None:
    """RP-4.22, RP-4.47: in both menus; then the offerer goes on."""
    t = offering(phase).play(
        "P0 offer 1", "P0 give stone", "P0 give stone", "P0 get coin", "P0 get coin", "P0 send"
    )
    assert t.seat == 1
    t.play("P1 trade yes")
    assert t.goods(0) == {"wood": 1, "coin": 2}
    assert t.goods(1) == {"stone": 2, "precious": 1, "coin": 1}
    assert t.seat == 0
    assert t.state.asked() == phase


def test_RP_5_91_no_changes_nothing() -> None:
    t = offering().play("offer 1", "give stone", "send", "P1 trade no")
    assert t.goods(0) == {"stone": 2, "wood": 1}
    assert t.seat == 0


def test_RP_4_84_an_offer_is_built_unit_by_unit_in_one_order() -> None:
    """Goods in their order, gifts before wishes, never more than the two own."""
    t = offering().play("offer 1")
    assert t.legal == ["give stone", "give wood", "get precious", "get coin", "cancel"]
    t.play("give wood")
    assert t.legal == ["get precious", "get coin", "send", "cancel"]
    t.play("get coin")
    assert t.legal == ["get coin", "send", "cancel"]
    t.play("get coin", "get coin")
    assert t.legal == ["send", "cancel"]


def test_RP_5_90_three_offers_a_turn_dropped_ones_included() -> None:
    """RP-4.4: the number is reset for the effects."""
    t = offering().play("offer 1", "cancel", "offer 1", "get coin", "send", "trade no", "offer 2", "cancel")
    assert t.legal_of("offer") == []
    t.play("P0 end_placement")
    assert t.legal_of("offer") == ["0", "2"]
    t.play("P1 end_placement", "P2 end_placement")
    assert t.seat == 0
    assert t.legal_of("offer") == ["1", "2"]


def test_RP_5_90_nobody_trades_with_nothing() -> None:
    assert table(3, trade=True).legal_of("offer") == []
    assert table(3, P(), P(goods="1 coin"), trade=True).legal_of("offer") == ["1"]


def test_RP_3_1_trade_may_be_left_out() -> None:
    assert table(3, P(goods="5 coin"), trade=False).legal_of("offer") == []


def test_RP_4_5_an_answer_is_the_only_decision_in_the_turn_of_another() -> None:
    t = offering().play("offer 1", "give stone", "send")
    assert t.legal == ["trade yes", "trade no"]
    assert t["mover"] == 0
