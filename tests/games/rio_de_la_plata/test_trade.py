"""Trade by offer and answer (RP-4.22, RP-4.47, RP-4.64, RP-4.84, RP-5.90, RP-5.91)."""

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


def test_RP_4_84_an_offer_is_built_unit_by_unit_in_any_order() -> None:
    """Never more than the two own, and never empty."""
    t = offering().play("offer 1")
    assert t.legal == ["give stone", "give wood", "get precious", "get coin", "cancel"]
    t.play("get coin", "get coin", "get coin", "give wood")
    assert t.legal == ["give stone", "get precious", "send", "cancel"]
    t.play("give stone", "give stone", "get precious")
    assert t.legal == ["send", "cancel"]


def test_RP_4_84_an_offer_that_is_dropped_changes_nothing() -> None:
    before = offering()
    assert before.copy().play("offer 1", "give stone", "cancel").position == before.position


def test_RP_5_90_three_offers_a_turn() -> None:
    """RP-4.4: the number is reset for the effects."""
    once = ["offer 1", "get coin", "send", "trade no"]
    t = offering().play(*once, *once, "offer 1", "cancel")
    assert t.legal_of("offer") == ["1", "2"]
    t.play(*once)
    assert t.legal_of("offer") == []
    t.play("P0 end_placement")
    assert t.legal_of("offer") == ["0", "2"]
    t.play("P1 end_placement", "P2 end_placement")
    assert t.seat == 0
    assert t.legal_of("offer") == ["1", "2"]


def test_RP_5_90_nobody_trades_with_nothing() -> None:
    assert table(3, trade=True).legal_of("offer") == []
    assert table(3, P(), P(goods="1 coin"), trade=True).legal_of("offer") == ["1"]


def hiring(*players: P, trade: bool = True) -> Table:
    """The war of the last year, seat 0 has placed the pawns that come by themselves."""
    given = [*players, *(P() for _ in range(3 - len(players)))]
    for player in given[:2]:
        player.values["wars"] = 1
    t = table(3, *given, trade=trade, year=1599, phase="effects", natives=2, city="5,5 hut:0 | 5,3 hut:0")
    while t["phase"] == "effects":
        t.play("end_effects")
    while t.state.asked() != "defend_space":
        t.play(t.legal[-1])
    return t.play("P0 defend 5,5", "P0 defend 5,5")


def test_RP_5_90_a_defender_may_trade_for_the_coins_of_his_hired_pawns() -> None:
    """RP-4.64: only with those who have coins; then he decides again, and offers are counted anew."""
    t = hiring(P(goods="1 stone"), P(goods="2 coin"), P(goods="1 wood"))
    assert t.legal == ["offer 1", "hire no"]
    t.play("P0 offer 1", "P0 give stone", "P0 get coin", "P0 send", "P1 trade yes")
    assert (t.seat, t.legal) == (0, ["offer 1", "hire yes", "hire no"])
    t.play("P0 hire yes", "P0 defend 5,3")
    assert (t.coins(0), t.coins(1), t.at("5,3")) == (0, 1, "hut:0 /0")
    for _ in range(2):
        t.play("P0 offer 1", "P0 get coin", "P0 send", "P1 trade no")
    assert t.seat == 2, "three offers, and no coin to hire with"
    assert t["turn"]["offers"] == 0


def test_RP_5_90_nobody_is_asked_to_trade_where_there_are_no_coins() -> None:
    assert hiring(P(goods="1 stone"), P(goods="2 wood")).seat == 2
    assert hiring(P(goods="1 stone"), P(goods="2 coin"), trade=False).seat == 2


def test_RP_3_1_trade_may_be_left_out() -> None:
    assert table(3, P(goods="5 coin"), trade=False).legal_of("offer") == []


def test_RP_4_5_an_answer_is_the_only_decision_in_the_turn_of_another() -> None:
    t = offering().play("offer 1", "give stone", "send")
    assert t.legal == ["trade yes", "trade no"]
    assert t["mover"] == 0
