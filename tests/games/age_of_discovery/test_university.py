"""The University's single advance in its windows (AD-5.45 to AD-5.48)."""

from __future__ import annotations

from .table import P, Table, load, table

OWNER = P(buildings="university", money=40)


def test_AD_5_45_once_per_game_a_piece_changes_places_with_the_one_in_front() -> None:
    t = table(2, P(), OWNER, turn=5, dock="0 1", discovered="peru").begin()
    assert (t.step, t["window"], t.seat) == ("university", "all_placed", 1)
    t.play("P1 advance dock_2")
    assert t["university_used"] is True
    assert t.seat == 1
    assert t.box("dock") == [1, 0, None]
    t.play("P1 land peru", "P0 land peru")
    while not t.state.over:
        assert t.step != "university"
        t.play(t.legal[0])


# EX-18: space 2 may advance past Red; space 3 has an own piece in front.
def test_EX_18_university_in_capital_buildings() -> None:
    t = table(2, P(money=40), OWNER, turn=5, order="1 0", capital="0 1 1").begin()
    t.play("P1 pass")
    assert t["window"] == "before_capital"
    assert t.legal == ["advance capital_2", "pass"]
    t.play("P1 advance capital_2")
    assert t.box("capital")[:3] == [1, 0, 1]
    assert (t.step, t.seat) == ("buy", 1)


def test_AD_5_46_only_a_piece_of_another_player_in_front_counts() -> None:
    t = table(3, P(), OWNER, turn=5, order="1 0 2", initiative="1 0", dock="1 1 0 1", capital="0").begin()
    assert t.legal == ["advance dock_4", "pass"]


# EX-19: before B1 the swap changes the money, after it only the next turn order.
def test_EX_19_university_in_initiative() -> None:
    t = table(2, P(), P(buildings="university"), turn=5, order="1 0", initiative="0 1")
    early = t.copy().begin().play("P1 advance initiative_2")
    assert early["turn"] == 6
    assert [early.money(0), early.money(1)] == [2, 1]
    assert early["turn_order"] == [1, 0]
    late = t.copy().begin().play("P1 pass", "P1 pass")
    assert late["window"] == "before_discovery"
    late.play("P1 advance initiative_2")
    assert [late.money(0), late.money(1)] == [1, 2]
    assert late["turn_order"] == [1, 0]


def windows(t: Table) -> list[str]:
    """The windows of a turn in which the owner is asked, from the placement on."""
    found = []
    turn = t["turn"]
    t.begin()
    while not t.state.over and (t["turn"] == turn or t["window"] == "turn_begins"):
        if t.step == "university":
            found.append(t["window"])
        least = [line for line in ("pass", "expedition no") if line in t.legal]
        t.play((least or t.legal)[0])
    return found


def test_AD_5_47_the_windows_of_a_turn() -> None:
    """W2, W3, W4 and W5 with a piece in Initiative; W1 of the next turn for the turn order."""
    t = table(2, P(), OWNER, turn=4, order="0 1", initiative="0 1")
    assert windows(t) == [
        "all_placed",
        "before_capital",
        "before_discovery",
        "before_new_order",
        "turn_begins",
    ]


def test_AD_5_47_a_used_university_and_one_without_an_advance_are_not_asked() -> None:
    assert windows(table(2, P(), OWNER, turn=4, order="0 1", initiative="0 1", university_used=True)) == []
    assert windows(table(2, P(), OWNER, turn=4, order="1 0", initiative="1 0")) == []


def test_AD_5_47_right_after_its_purchase_it_works_in_capital_buildings() -> None:
    """W3b: only spaces that are not yet resolved."""
    t = table(3, P(money=28), P(money=14), turn=4, capital="0 1 0", display="university").begin()
    t.play("P0 buy university")
    assert (t["window"], t.legal) == ("bought", ["advance capital_3", "pass"])
    assert load(t.position).fingerprint() == t.state.fingerprint()
    t.play("P0 advance capital_3")
    assert (t.step, t.seat) == ("buy", 0)


def test_AD_5_48_a_turn_order_swap_is_effective_at_once() -> None:
    """Used after the placement it decides the tie in shipping, the discoveries and the next order."""
    tied = [P(shipping="2 colonist", discovery="other"), P(shipping="2 colonist", discovery="other")]
    tied[1].buildings = ["university"]
    t = table(2, *tied, turn=5, order="0 1").begin()
    t.play("P1 advance turn_order_2")
    assert t.player(1)["ships"] == 1
    assert (t.step, t.seat) == ("exp_launch", 1)
    t.end_turn()
    assert t["turn_order"] == [1, 0]
