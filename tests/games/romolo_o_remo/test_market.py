"""The market: sales, purchases, forum, prices (RR-5.50 … RR-5.54, RR-5.85, RR-1.22)."""

from __future__ import annotations

from tests.games.romolo_o_remo.table import P, table


# RR-5.50, RR-5.52
def test_EX_B11_a_port_sells_one_more_and_a_forum_pays_once() -> None:
    hexes = {"0,0": "plain port forum temple aqueduct", "1,0": "plain forum", "0,1": "water"}
    t = table(2, P(units="worker1@0,0", cubes="2 grain"), P(), hexes=hexes, prices="2 grain")
    t.act("worker1", "sell")
    t.play("column wood", "sell grain hand", "column wood")
    assert t.coins(0) == 6


# RR-5.52, RR-5.90
def test_EX_T8_without_power_no_bonus_and_architectus_helps() -> None:
    hexes = {"0,0": "plain port forum warehouse farm", "1,0": "plain forum", "0,1": "water"}
    mine = P(units="worker1@0,0", cubes="wood stone", characters="architectus")
    t = table(2, mine, P(), hexes=hexes, prices="3 wood")
    plain = t.copy().act(
        "worker1", "sell", "sell wood hand", "column grain", "sell stone hand", "column grain"
    )
    assert plain.coins(0) == 4
    t.play("use architectus").act(
        "worker1", "sell", "sell wood hand", "column grain", "sell stone hand", "column grain"
    )
    assert t.coins(0) == 6
    assert t.view(0).map["0,0"].power == 4


# RR-5.51
def test_EX_B12_a_sold_cube_goes_above_another_column_with_room() -> None:
    t = table(
        2, P(units="worker1@0,0", cubes="grain"), P(), hexes={"0,0": "plain"}, market={"wood": "2 stone"}
    )
    t.act("worker1", "sell")
    assert t.starts("column") == ["stone", "salt", "refined"]


def test_RR_5_51_what_is_worth_nothing_is_not_sold() -> None:
    t = table(2, P(units="worker1@0,0", cubes="grain"), P(), hexes={"0,0": "plain"}, prices="no_grain")
    assert "sell" not in t.acts("worker1")


def test_RR_5_51_without_a_column_there_is_no_sale() -> None:
    market = {"wood": "2 stone", "stone": "2 wood", "salt": "2 wood", "refined": "2 wood"}
    t = table(2, P(units="worker1@0,0:1", cubes="grain"), P(), hexes={"0,0": "plain"}, market=market)
    assert "sell" not in t.acts("worker1")


# RR-5.54
def test_EX_T10_a_worthless_cube_comes_twice_for_half_a_coin() -> None:
    hexes = {"0,0": "plain port", "0,1": "water"}
    t = table(2, P(units="worker1@0,0", coins=5), P(), hexes=hexes, prices="no_grain 4 salt")
    t.act("worker1", "buy", "buy grain", "buy salt")
    assert t.coins(0) == 0.5
    assert t.cubes(0) == {"grain": 2, "salt": 1}


def test_RR_5_53_prices_do_not_change_before_the_update() -> None:
    t = table(2, P(units="worker1@0,0 worker2@0,0", cubes="4 wood"), P(), hexes={"0,0": "plain"})
    t.act("worker1", "sell", "column grain").act("worker2", "sell", "column grain")
    assert t.coins(0) == 2
    assert t["prices"]["wood"] == 1


# RR-8.8: afterwards at most three cubes are on the market
# RR-5.85
def test_EX_B20_prices_rise_by_columns_then_fall_by_colours() -> None:
    market = {"grain": "2 wood", "stone": "grain", "salt": "stone"}
    t = table(2, P(units="worker1@1,-3:1", cubes="4 grain"), P(), market=market)
    t.play("P0 skip_phase").until("action_main", "feed")
    assert t["prices"] == {"grain": 2, "wood": 0, "stone": 1, "salt": 2, "refined": 1}
    assert not any(count for column in t["market"].values() for count in column.values())


# RR-5.85
def test_EX_T9_a_price_is_capped_before_it_falls() -> None:
    market = {"grain": "stone wood", "stone": "grain", "salt": "grain"}
    prices = "5 grain 1 wood 2 stone no_salt 1 refined"
    t = table(2, P(units="worker1@1,-3:1", cubes="4 grain"), P(), market=market, prices=prices)
    t.play("P0 skip_phase").until("action_main", "feed")
    assert list(t["prices"].values()) == [3, 0, 2, 1, 1]


def test_RR_5_85_with_three_cubes_nothing_happens() -> None:
    market = {"grain": "2 wood", "stone": "grain"}
    t = table(2, P(units="worker1@1,-3", cubes="4 grain"), P(), market=market)
    t.play("P0 skip_phase").until("action_main", "feed")
    assert t["prices"]["grain"] == 1
    assert t["market"]["grain"]["wood"] == 2


def test_RR_5_100_nauta_adds_a_trade_once_the_quota_is_used_up() -> None:
    t = table(2, P(units="worker1@0,0", cubes="3 wood", characters="nauta"), P(), hexes={"0,0": "plain"})
    t.act("worker1", "sell", "column grain")
    assert t.legal == ["nauta yes", "nauta no"]
    t.play("nauta yes", "sell wood hand", "column salt")
    assert t.coins(0) == 2
    assert t.cubes(0) == {"wood": 1}


def test_RR_5_100_nauta_sails_from_land_without_a_port_and_once_more() -> None:
    hexes = {"0,0": "plain", "1,0": "water", "2,0": "water", "1,1": "plain"}
    t = table(2, P(units="soldier1@0,0", characters="nauta"), P(), hexes=hexes)
    t.act("soldier1", "nauta_move", "move 1,0")
    assert t.unit(0, "soldier1") == "1,0:2:acted"
    assert t.legal == ["move 2,0", "done"]
    assert t.play("move 2,0").unit(0, "soldier1") == "2,0:2:acted"


def test_RR_5_101_negotiator_trades_a_marked_kind_for_nothing_even_with_a_lying_worker() -> None:
    mine = P(units="worker1@0,0", cubes="2 grain wood", coins=1, characters="negotiator")
    t = table(2, mine, P(), hexes={"0,0": "plain"})
    t.act("worker1", "sell", "sell wood hand", "column grain")
    t.play("use negotiator", "select worker1", "trade sell")
    assert t.state.asked() == "sell_column"
    t.play("column wood")
    assert t.coins(0) == 3
    assert "use negotiator" not in t.legal
    assert t.unit(0, "worker1") == "0,0:0:acted"


def test_RR_5_99_mercator_exchanges_by_the_power_of_the_hex() -> None:
    for hexes, give, get in (
        ("plain", 4, 1),
        ("plain 4 warehouse", 3, 1),
        ("plain 4 warehouse aqueduct", 2, 1),
        ("plain 4 warehouse 2 aqueduct", 1, 1),
        ("plain 4 warehouse 3 aqueduct", 1, 2),
    ):
        mine = P(units="worker1@0,0", cubes=f"{give} wood", characters="mercator")
        t = table(2, mine, P(), hexes={"0,0": hexes}).act("worker1", "mercator", "take salt")
        assert t.cubes(0) == {"salt": get}
        less = P(units="worker1@0,0", cubes=f"{give - 1} wood" if give > 1 else "", characters="mercator")
        assert "mercator" not in table(2, less, P(), hexes={"0,0": hexes}).acts("worker1")


def test_RR_5_52_a_forum_pays_for_sales_in_its_own_hex_only() -> None:
    bought = table(2, P(units="worker1@0,0", coins=1), P(), hexes={"0,0": "plain forum 3 temple"})
    assert bought.act("worker1", "buy", "buy wood").coins(0) == 0
    hexes = {"0,0": "plain 4 temple", "1,0": "plain forum"}
    sold = table(2, P(units="worker1@0,0", cubes="wood"), P(), hexes=hexes)
    assert sold.act("worker1", "sell", "column grain").coins(0) == 1


# RR-5.51
def test_RR_5_54_only_what_can_be_paid_is_bought_and_only_what_has_a_price_sold() -> None:
    mine = P(units="worker1@0,0", coins=1, cubes="wood stone")
    t = table(2, mine, P(), hexes={"0,0": "plain"}, prices="4 salt no_stone")
    assert t.copy().act("worker1", "buy").starts("buy") == ["grain", "wood", "stone", "refined"]
    assert t.act("worker1", "sell").state.asked() == "sell_column"
