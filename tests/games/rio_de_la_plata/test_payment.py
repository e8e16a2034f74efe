"""Paying for cells and buildings, with coins in place of stone and wood (RP-4.13, RP-5.41, RP-5.85)."""

from __future__ import annotations

from .table import P, table


def test_RP_4_13_a_cell_may_be_paid_at_once_or_later() -> None:
    """RP-4.26, RP-9.44: the question comes right after the pawn."""
    t = table(3, P(goods="1 stone 1 wood")).play("grid fort", "cell fort/1")
    assert t.legal == ["pay_now yes", "pay_now no"]
    now = t.copy().play("pay_now yes")
    assert now.grid("fort").startswith("0 ")
    assert now.goods(0) == {}
    later = t.play("pay_now no")
    assert later.grid("fort").startswith("0? ")
    assert later.goods(0) == {"stone": 1, "wood": 1}
    assert later.legal_of("pay_cell") == []


def test_RP_4_13_who_cannot_pay_is_not_asked() -> None:
    t = table(3, P(goods="1 stone")).play("grid fort", "cell fort/1")
    assert t.state.asked() == "placement"
    assert t.grid("fort").startswith("0? ")


def test_RP_4_12_a_road_pawn_costs_nothing_and_is_effective_at_once() -> None:
    """RP-5.42."""
    t = table(3, P(goods="1 stone 1 wood")).play("grid road", "cell road/1")
    assert t.state.asked() == "placement"
    assert t.grid("road") == "0 - - -"


def test_RP_9_5_fort_cost() -> None:
    t = table(3, P(goods="2 stone 2 wood"))
    t.play("grid fort", "cell fort/1", "pay_now yes", "grid fort", "cell fort/2", "pay_now yes")
    assert t.goods(0) == {}
    assert t.grid("fort").startswith("0 0 -")


def test_RP_4_14_every_way_to_pay_is_offered() -> None:
    """RP-5.85: all pairs of replaced units that he can afford; withheld goods may be replaced too."""
    t = table(3, P(goods="1 stone 1 wood 3 coin")).play("grid fort", "cell fort/1", "pay_now yes")
    assert t.legal == ["pay 0 0", "pay 0 1", "pay 1 0", "pay 1 1"]
    assert t.copy().play("pay 1 1").goods(0) == {"stone": 1, "wood": 1}
    assert t.copy().play("pay 0 1").goods(0) == {"wood": 1, "coin": 2}
    poor = table(3, P(goods="1 stone 1 wood 2 coin")).play("grid fort", "cell fort/1", "pay_now yes")
    assert poor.legal == ["pay 0 0", "pay 0 1", "pay 1 0"]


def test_RP_5_85_a_walls_cell_wants_stone_or_wood_or_one_virtual_unit() -> None:
    t = table(3, P(goods="1 stone 1 wood 1 coin")).play("grid walls", "cell walls/1", "pay_now yes")
    assert t.legal == ["pay_wall stone", "pay_wall wood", "pay_wall coin"]
    assert t.copy().play("pay_wall stone").goods(0) == {"wood": 1, "coin": 1}
    assert t.copy().play("pay_wall wood").goods(0) == {"stone": 1, "coin": 1}
    coin = t.play("pay_wall coin")
    assert coin.goods(0) == {"stone": 1, "wood": 1}
    assert coin.player(0)["bought"] == 1


def test_RP_5_85_each_unit_of_the_year_costs_one_coin_more() -> None:
    t = table(3, P(goods="1 stone 3 coin", bought=2)).play("grid fort", "cell fort/1", "pay_now yes")
    assert t.goods(0) == {}
    assert t.player(0)["bought"] == 3
    assert (
        "pay_now yes"
        not in table(3, P(goods="1 stone 2 coin", bought=2)).play("grid fort", "cell fort/1").legal
    )


def test_RP_5_85_a_new_year_begins_with_the_first_coin() -> None:
    """RP-4.4."""
    t = (
        table(3, P(goods="1 stone 1 coin", bought=2))
        .next_year()
        .play("grid fort", "cell fort/1", "pay_now yes")
    )
    assert t.goods(0) == {}
    assert t.player(0)["bought"] == 1


def test_RP_9_43_virtual_goods() -> None:
    t = table(3, P(goods="3 wood 1 precious 6 coin"), city="8,5 /00", phase="effects")
    t.play("build 8,5 barracks")
    assert t.goods(0) == {"wood": 1}
    assert t.vp(0) == 6
    poor = table(3, P(goods="3 wood 1 precious 5 coin"), city="8,5 /00", phase="effects")
    assert "8,5 barracks" not in poor.legal_of("build")


def test_RP_9_44_the_counter_runs_over_both_phases() -> None:
    t = table(3, P(goods="1 stone 2 wood 3 coin"), city="8,5 hut:0 /0")
    t.play("grid fort", "cell fort/1", "pay_now yes", "pay 0 1")
    assert t.goods(0) == {"wood": 2, "coin": 2}
    t.play("end_placement", "end_placement", "end_placement")
    t.play("P0 build 8,5 house")
    assert t.at("8,5") == "house:0"
    assert t.goods(0) == {"wood": 1}


def test_RP_5_86_coins_replace_nothing_else() -> None:
    """Not precious, not the input of an activation or of a craftsman, not cargo."""
    t = table(3, P(goods="3 stone 2 wood 9 coin"), city="8,5 /00", phase="effects")
    assert "8,5 barracks" not in t.legal_of("build")
    city = "8,5 stonecutter /0 | 7,5 house:0"
    t = table(3, P(goods="9 coin", workshop=1, dock=1), city=city, harbour=True, phase="effects")
    assert t.legal_of("activate") == t.legal_of("refine") == t.legal_of("load") == []


def test_RP_4_42_a_cell_is_paid_in_the_own_effects_turn() -> None:
    """RP-4.26: not in the placement of the year once the question is over."""
    t = table(
        3, P(goods="1 stone 1 wood"), P(goods="1 stone 1 wood"), grids={"fort": "0? 1?"}, phase="effects"
    )
    assert t.legal_of("pay_cell") == ["fort/1"]
    t.play("pay_cell fort/1")
    assert t.grid("fort").startswith("0 1? ")
    assert t.goods(0) == {}


def test_RP_5_41_an_unpaid_pawn_goes_home_and_costs_three_points() -> None:
    """RP-4.50: paying is voluntary, and points may become negative."""
    t = table(3, P(goods="1 stone 1 wood"), grids={"fort": "0? 0? 1"}, phase="effects").play("P0 end_effects")
    assert t.grid("fort") == "- - 1 - - - - - - -"
    assert t.vp(0) == -6
    assert t.hand(0) == 9
    assert t.goods(0) == {"stone": 1, "wood": 1}


def test_RP_3_12_an_unpaid_shadow_pawn_costs_its_player() -> None:
    t = table(2, P(fields=2), grids={"fort": "s?0"}, phase="effects").play("P0 end_effects")
    assert t.vp(0) == -3
    assert t["shadow_supply"] == 10
    assert t.hand(0) == 7
