"""War with two players (RP-3.15, RP-5.170 to RP-5.178)."""

from __future__ import annotations

from typing import Any

from .table import P, Table, table, war
from .test_war_begins import last_year, placed

FAR = "e8/1"


def duel(city: str, **rest: Any) -> Table:
    """Seat 1 attacks, seat 0 has the war turn."""
    return war(2, attacker=1, turn=0, outside=FAR, city=city, **rest)


def test_RP_5_171_the_pawns_of_both_colours_count() -> None:
    """RP-3.15: as a war of three players, four more and the bonus."""
    assert last_year(2, attacker=1, city="8,5 /00 | 9,5 /1", natives=5)["war"]["enemies"] == 3 + 4 + 3


def test_RP_5_172_two_pawns_of_both_colours() -> None:
    """RP-5.177: first the defender's, then the attacker's, all placed by the defender."""
    city = "5,5 hut:0 | 5,3 hut:0 | 9,5 hut:1 | 9,3 house:1 | 12,3 barracks"
    t = placed(last_year(2, attacker=1, city=city))
    assert t.seat == 0
    assert t.legal_of("defend") == ["5,3", "12,3", "5,5"]
    t.play("P0 defend 5,3", "P0 defend 12,3")
    assert t.legal_of("defend") == ["9,3", "9,5"], "the barracks are not empty any more"
    t.play("P0 defend 9,3", "P0 defend 9,3")
    assert t.at("9,3") == "house:1 /11"
    assert t.seat == 1


def test_RP_5_172_a_colour_without_a_place_stays_at_home() -> None:
    t = placed(last_year(2, attacker=1, city="5,5 hut:0 | 5,3 hut:0")).play("P0 defend 5,5", "P0 defend 5,3")
    assert (t.seat, t.state.asked(), t.hand(1)) == (1, "war_turn", 9)


def test_RP_5_173_a_purchase_brings_a_pawn_of_both_colours() -> None:
    """As far as hand and place allow; one is enough."""
    city = "5,5 hut:0 | 5,3 hut:0 | 9,5 hut:1 | 9,3 house:1"
    t = placed(last_year(2, P(goods="1 coin"), attacker=1, city=city))
    t.play(*["P0 defend 5,5"] * 2, *["P0 defend 9,5"] * 2, "P0 hire yes", "P0 defend 5,3", "P0 defend 9,3")
    assert t.coins(0) == 0
    assert (t.at("5,3"), t.at("9,3")) == ("hut:0 /0", "house:1 /1")
    t = placed(last_year(2, P(goods="1 coin"), attacker=1, city="9,5 hut:1 | 9,3 house:1"))
    t.play("P0 defend 9,5", "P0 defend 9,5", "P0 hire yes", "P0 defend 9,3")
    assert t.at("9,3") == "house:1 /1"


def test_RP_5_170_the_defender_moves_both_colours() -> None:
    """RP-5.176: in one war turn; no pawns are inactive."""
    t = duel("5,5 /0 | 9,5 /1")
    assert t.legal_of("select") == ["5,5", "9,5"]
    enemy = war(2, attacker=1, invaders={"9,4": 1}, city="9,5 /1").play("P1 select 9,4")
    assert "south" in enemy.legal_of("step")


def test_RP_5_174_joining_the_two_colours_needs_no_consent() -> None:
    """Each colour scores for its owner."""
    t = duel("5,5 /0 | 6,5 /1 | 12,5 /0").play("P0 select 5,5", "P0 join east above")
    assert t.at("6,5") == "/01"
    assert t.seat == 0
    t = war(2, attacker=1, turn=0, invaders={"5,4": 2}, outside=FAR, city="5,5 /011").play(
        "select 5,5", "step north"
    )
    assert (t.vp(0), t.vp(1)) == (1, 3)


def test_RP_5_175_the_general_counts_for_the_defender_alone() -> None:
    """And only for his colour; the cannons are his (RP-5.178)."""
    t = war(2, attacker=1, turn=0, invaders={"5,4": 2}, outside=FAR, city="5,5 /011", offices={"general": 0})
    t.play("select 5,5", "step north")
    assert (t.vp(0), t.vp(1)) == (1 + 1, 3)
    t = war(2, attacker=1, turn=0, invaders={"5,4": 2}, outside=FAR, city="5,5 /011", offices={"general": 1})
    t.play("select 5,5", "step north")
    assert (t.vp(0), t.vp(1)) == (1, 3)
    city = "5,5 hut:1 | 9,5 market | 9,3 house:1"
    t = placed(last_year(2, attacker=1, city=city, offices={"general": 1}))
    assert t.legal_of("defend") == ["9,3", "5,5"]


def test_RP_5_178_the_gunner_of_the_attacker_does_not_count() -> None:
    t = placed(last_year(2, attacker=1, fort=True, offices={"gunner": 1}))
    assert (t.seat, t.legal[-1]) == (0, "bet 6")
    t = placed(last_year(2, attacker=1, fort=True, offices={"gunner": 0}))
    assert (t.seat, t.legal[-1]) == (0, "bet 7")


def test_RP_5_178_a_group_is_sacrificed_for_its_own_colour() -> None:
    """Or for a mixed group that contains it; nobody is asked."""
    t = duel("5,5 /0 | 9,5 /1 | 12,5 /0 | 12,3 /0").play("select 5,5", "extra 5,5")
    assert t.legal_of("sacrifice") == ["12,3", "12,5"]
    t = duel("5,5 /01 | 9,5 /1 | 12,5 /0").play("select 5,5", "extra 5,5")
    assert t.legal_of("sacrifice") == ["9,5", "12,5"]
    t.play("sacrifice 9,5")
    assert t.seat == 0
    assert t.at("9,5") == ""


def test_RP_5_176_each_owner_withdraws_his_own() -> None:
    t = war(2, attacker=1, turn=0, invaders={"5,4": 1}, city="5,5 /00 | 9,5 /1").play(
        "select 5,5", "step north"
    )
    t.play("P0 withdraw no", "P1 withdraw yes")
    assert (t.at("5,4"), t.at("9,5")) == ("/00", "")


def test_RP_3_14_each_attacks_twice() -> None:
    """A second cycle begins when both have attacked once; see also RP-9.38."""
    t = table(2, P(wars=1), P(wars=1, fields=2), year=1599, phase="effects", turn=1).play("end_effects")
    assert t.player(1)["wars"] == 2
