"""The ship (RP-4.18, RP-4.21, RP-4.41, RP-4.55, RP-5.60 to RP-5.67)."""

from __future__ import annotations

import pytest

from .table import P, table


def test_RP_5_60_completing_the_harbour_brings_the_ship() -> None:
    """The dock can be used from the next year on."""
    t = table(3, P(goods="1 stone 1 wood"), grids={"harbour": "1 1 1 1 1 1 -"}).play(
        "grid harbour", "pay_now yes"
    )
    assert "work dock" not in t.legal
    t.next_year()
    assert "work dock" in t.legal


def test_RP_9_9_loading() -> None:
    """RP-4.41, RP-5.62: three goods for each worker; at the end of the phase they come home."""
    t = table(
        3,
        P(goods="4 stone 2 wood 1 precious", dock=2),
        P(goods="2 wood", dock=1),
        harbour=True,
        phase="effects",
    )
    t.play(*["load stone"] * 4, "load precious")
    assert t.legal_of("load") == ["wood"]
    t.play("end_effects", "load wood", "load wood")
    assert t.player(0)["cargo"] == {"stone": 4, "wood": 0, "precious": 1}
    assert t.player(1)["cargo"] == {"stone": 0, "wood": 2, "precious": 0}
    t.next_year()
    assert (t.hand(0), t.hand(1)) == (9, 9)
    assert t.player(0)["cargo"]["stone"] == 4, "cargo stays aboard until the departure"


def test_RP_5_62_no_more_than_three_a_worker() -> None:
    t = table(3, P(goods="9 stone", dock=1, fields=2), harbour=True, phase="effects").play(
        *["load stone"] * 3
    )
    assert t.legal_of("load") == []


@pytest.mark.parametrize(("seats", "holds"), [(2, 21), (3, 21), (4, 28), (5, 35)])
def test_RP_5_61_capacity(seats: int, holds: int) -> None:
    """RP-8.11, RP-9.26, RP-3.10: all of it may be one player's."""
    t = table(
        seats, P(goods="9 stone", dock=1, cargo=f"{holds - 2} stone", fields=2), harbour=True, phase="effects"
    )
    t.play("load stone", "load stone")
    assert t.legal_of("load") == []


def test_RP_4_21_the_departure_is_paid_by_one() -> None:
    """Two coins; only if something is aboard or a worker on the dock."""
    t = table(3, P(goods="2 coin", cargo="1 wood"), P(goods="9 coin"), harbour=True).play("pay_departure")
    assert t.coins(0) == 0
    assert t["departure_paid_by"] == 0
    t.play("end_placement")
    assert "pay_departure" not in t.legal
    assert "pay_departure" not in table(3, P(goods="2 coin"), harbour=True).legal
    assert "pay_departure" in table(3, P(goods="2 coin"), harbour=True).play("work dock").legal
    assert (
        "pay_departure" in table(3, P(goods="2 coin"), P(dock=1), order="1 0 2", turn=0, harbour=True).legal
    )
    assert "pay_departure" not in table(3, P(goods="1 coin", cargo="1 wood"), harbour=True).legal
    assert (
        "pay_departure" not in table(3, P(goods="2 coin", cargo="1 wood"), harbour=True, returns=1586).legal
    )


def test_RP_9_10_voyage() -> None:
    """RP-5.64, RP-5.66, RP-5.67: two years away, paid in the third, loaded again in the fourth."""
    t = table(3, P(goods="2 coin", cargo="1 wood"), harbour=True, year=1590).play("pay_departure").next_year()
    assert t["year"] == 1591
    assert t["ship_returns"] == 1592
    assert "work dock" not in t.legal
    t.next_year()
    assert "work dock" not in t.legal
    assert t.coins(0) == 0
    t.play("work fields", "work fields").to_effects()
    assert t.coins(0) == 1
    assert t.player(0)["cargo"]["wood"] == 0
    t.next_year()
    assert t["year"] == 1593
    assert "work dock" in t.legal


def test_RP_9_49_ship_payment() -> None:
    """RP-5.66: sets of three are worth more points."""
    t = table(3, P(cargo="3 stone 2 wood 2 precious"), P(cargo="4 precious"), harbour=True, returns=1585)
    t.play(*["work fields"] * 2).to_effects()
    assert (t.coins(0), t.vp(0)) == (9, 6)
    assert (t.coins(1), t.vp(1)) == (8, 4)


@pytest.mark.parametrize("scarce", ["stone", "wood", "precious"])
def test_RP_5_66_the_scarcest_good_decides_how_many_sets_there_are(scarce: str) -> None:
    cargo = " ".join(f"{1 if good == scarce else 3} {good}" for good in ("stone", "wood", "precious"))
    t = table(3, P(cargo=cargo), harbour=True, returns=1585).play(*["work fields"] * 2).to_effects()
    assert t.vp(0) == (3 if scarce == "precious" else 5)


def paid(office: dict[str, int] | None = None) -> tuple[int, int]:
    """Coins of the payer and of seat 2 after a departure that seat 0 paid."""
    t = table(3, P(goods="2 coin", cargo="1 wood"), harbour=True, offices=office)
    t.play("pay_departure").next_year()
    assert t["ship_returns"]
    return t.coins(0), t.coins(2)


def test_RP_5_63_the_shipowner_gets_one_of_the_two_coins() -> None:
    """RP-1.40: also if he is the payer; without an active one the bank gets both."""
    assert paid() == (0, 0)
    assert paid({"shipowner": 2}) == (0, 1)
    assert paid({"shipowner": 0}) == (1, 0)


def test_RP_5_83_a_shipowner_of_this_year_gets_no_coin_yet() -> None:
    office = {"shipowner": 2}
    t = table(
        3, P(cargo="1 wood", fields=2), harbour=True, paid_by=0, new_offices=office, phase="effects"
    ).next_year()
    assert t["ship_returns"] == 1587
    assert t.coins(2) == 0


def test_RP_9_50_full_ship() -> None:
    t = table(
        3,
        P(),
        P(goods="1 stone", dock=1, cargo="20 stone"),
        harbour=True,
        offices={"shipowner": 2},
        paid_by=0,
        phase="effects",
        turn=1,
    )
    t.play("P1 load stone").next_year()
    assert t["ship_returns"] == 1587
    assert t.coins(0) == 2
    assert t.coins(2) == 0


def test_RP_5_63_a_full_ship_needs_no_fee() -> None:
    t = table(3, P(goods="1 stone", dock=1, cargo="20 stone", fields=2), harbour=True, phase="effects")
    assert t.play("load stone").next_year()["ship_returns"] == 1587


def test_RP_5_67_an_empty_ship_does_not_depart() -> None:
    """RP-5.63: the fee goes back."""
    t = table(3, P(goods="2 coin"), harbour=True).play("work dock", "pay_departure").next_year()
    assert t["ship_returns"] is None
    assert t.coins(0) == 2


def test_RP_9_37_the_shipowner_scores_at_the_return() -> None:
    """Three points, for any cargo; from the year after the purchase."""
    t = table(3, P(cargo="1 wood"), harbour=True, returns=1585, offices={"shipowner": 2})
    t.play("work fields", "work fields").to_effects()
    assert t.vp(2) == 3
    assert "work dock" not in t.legal_of("work")


def test_RP_5_65_a_voyage_beyond_the_end_is_lost() -> None:
    """RP-6.8: cargo aboard is worth nothing."""
    t = table(3, P(wars=1, goods="2 coin", cargo="6 precious"), P(wars=1), P(wars=1), harbour=True, year=1598)
    t.play("pay_departure").next_year().next_year()
    assert t.state.over
    assert t.state.scores()[0] == 0
