"""War: rounds, movement, joining, transfers, sacrifices (RP-4.65 to RP-4.89, RP-5.140 to RP-5.149)."""

from __future__ import annotations

import pytest

from .table import P, Table, war

FAR = "e8/1"
"""An enemy who waits outside, so that the war goes on."""


def marks(t: Table, space: str) -> set[str]:
    return next(({*group["marks"]} for group in t["war"]["groups"] if group["space"] == space), set())


# --- turns and points ----------------------------------------------------------------------------


def test_RP_5_140_attacker_first_then_defenders_in_order() -> None:
    """RP-4.69: whoever leads no group is not asked; moving is never compulsory."""
    t = war(4, attacker=1, outside=FAR, city="5,5 /0 | 7,5 /2 | 9,5 /3", order="3 1 0 2")
    seats = []
    while t["war"]["round"] == 1:
        seats.append(t.seat)
        t.play("end_war_turn")
    assert seats == [1, 3, 0, 2]


@pytest.mark.parametrize(("size", "points"), [(1, 3), (2, 2), (3, 1)])
def test_RP_5_141_single_three_double_two_triple_one(size: int, points: int) -> None:
    """RP-4.65: for enemies and for workers; one space orthogonally a point."""
    t = war(3, attacker=2, invaders={"5,5": size}).play("select 5,5")
    assert t.legal_of("step") == ["north", "south", "west", "east"]
    assert t["war"]["points"] == points
    for _ in range(points):
        t.play("step east")
    assert t.state.asked() == "war_turn"
    assert t.enemies(f"{5 + points},5") == size
    t = war(3, attacker=2, turn=0, outside=FAR, city=f"5,5 /{'0' * size}").play("P0 select 5,5")
    assert t["war"]["points"] == points


def test_RP_5_141_nobody_leaves_the_city_and_enemies_enter_behind_their_edge() -> None:
    """They may wait outside, where nobody can attack them."""
    t = war(3, attacker=2, turn=0, outside="n5/1", city="5,1 /0").play("select 5,1")
    assert t.legal_of("step") == ["south", "west", "east"]
    t = war(3, attacker=2, outside="n5/1 w3/2 e7/3")
    assert t.legal == ["select_outside n5 1", "select_outside w3 2", "select_outside e7 3", "end_war_turn"]
    t.play("select_outside n5 1")
    assert t.legal_of("step") == ["south"]
    t.play("step south")
    assert t["war"]["active"] == "5,1"
    assert t["war"]["points"] == 2
    t.play("done", "select_outside w3 2", "step east")
    assert t["war"]["active"] == "1,3"


def test_RP_5_142_one_group_after_the_other() -> None:
    """RP-4.89: a group that is done moves no more."""
    t = war(3, attacker=2, invaders={"5,5": 1, "9,5": 1}).play("select 5,5", "step east", "done")
    assert t.legal_of("select") == ["9,5"]
    assert marks(t, "6,5") == {"finished"}


def test_RP_4_89_equal_groups_outside_are_one_choice() -> None:
    t = war(3, attacker=2, outside="n5/1 n5/1 n5/2")
    assert t.legal_of("select_outside") == ["n5 1", "n5 2"]
    t.play("select_outside n5 1", "step south", "step south", "done")
    assert t.legal_of("select_outside") == ["n5 1", "n5 2"]


# --- what a step does ----------------------------------------------------------------------------


def test_RP_5_143_inactive_pawns_bar_the_way() -> None:
    """RP-9.33, RP-5.111, RP-8.6: for both sides; the building under them is safe."""
    t = war(3, attacker=2, invaders={"5,5": 1}, city="6,5 /2 | 5,4 hut:2 /2 | 9,9 /0").play("select 5,5")
    assert t.legal_of("step") == ["south", "west"]
    t = war(3, attacker=2, turn=0, outside=FAR, city="5,5 /0 | 6,5 /2").play("select 5,5")
    assert t.legal_of("step") == ["north", "south", "west"]


def test_RP_5_111_a_pawn_that_shares_with_an_inactive_one_may_leave() -> None:
    city = "6,7 stonecutter /02 | 7,7 house:0 | 5,7 house:2"
    t = war(3, attacker=2, turn=0, outside=FAR, city=city, roads="h6,7 v7,7").play("select 6,7", "step north")
    assert t.at("6,7") == "stonecutter /2"
    assert t.at("6,6") == "/0"
    t = war(3, attacker=2, invaders={"6,6": 3}, city=city, roads="h6,7 v7,7").play("select 6,6")
    assert "south" not in t.legal_of("step")


def test_RP_5_143_enemies_join_their_like_up_to_three() -> None:
    t = war(3, attacker=2, invaders={"5,5": 1, "6,5": 2, "5,4": 3}).play("select 5,5")
    assert t.legal_of("step") == ["south", "west", "east"]
    t.play("step east")
    assert t.enemies("6,5") == 3
    assert marks(t, "6,5") == {"finished"}
    assert t.legal_of("select") == ["5,4"]


def test_RP_5_143_own_groups_join_by_a_step() -> None:
    """RP-5.145: after joining no movement is left."""
    t = war(3, attacker=2, turn=0, outside=FAR, city="5,5 /0 | 6,5 /00 | 5,4 /000").play("select 5,5")
    assert t.legal_of("step") == ["south", "west", "east"]
    t.play("step east")
    assert t.at("6,5") == "/000"
    assert marks(t, "6,5") == {"finished"}


def test_RP_9_35_defenders_walk_over_buildings_but_not_over_pawns() -> None:
    city = "5,5 /0 | 6,5 house:1 | 5,4 /1"
    t = war(3, attacker=2, turn=0, outside=FAR, city=city).play("select 5,5")
    assert t.legal_of("step") == ["south", "west", "east"]
    t.play("step east", "step east")
    assert t.at("6,5") == "house:1"
    assert t.at("7,5") == "/0"


def test_RP_5_149_the_Plaza_is_ordinary_ground_in_war() -> None:
    """RP-2.12; but from the south nobody comes."""
    t = war(3, attacker=2, invaders={"8,8": 1}).play("select 8,8", "step south", "step south")
    assert t["war"]["active"] == "8,10"
    assert "south" not in t.legal_of("step")


# --- joining with consent ------------------------------------------------------------------------


def joining(city: str = "5,5 /0 | 6,5 /1 | 12,9 /0") -> Table:
    return war(3, attacker=2, turn=0, outside=FAR, city=city).play("P0 select 5,5")


def test_RP_5_144_joining_another_player_needs_his_consent() -> None:
    """RP-4.66: the mover says who is on top; a join costs a point and ends the movement."""
    t = joining()
    assert "east" not in t.legal_of("step")
    assert t.legal_of("join") == ["east above", "east below"]
    above = t.copy().play("P0 join east above", "P1 agree yes")
    assert above.at("6,5") == "/01"
    assert marks(above, "6,5") == {"finished"}
    below = t.play("P0 join east below", "P1 agree yes")
    assert below.at("6,5") == "/10"


def test_RP_5_144_a_refused_join_is_not_proposed_again() -> None:
    """RP-5.166: no step, no point; not from another side either."""
    t = joining().play("P0 join east above", "P1 agree no")
    assert t.seat == 0
    assert t["war"]["points"] == 3
    assert t.legal_of("join") == []
    t.play("step north", "step east")
    assert t.legal_of("join") == []
    t.play("done", "end_war_turn")
    assert t["war"]["refused"] == []


def test_RP_5_166_every_other_owner_is_asked_in_order_until_one_refuses() -> None:
    t = war(4, attacker=3, turn=0, outside=FAR, city="5,5 /0 | 6,5 /12", order="2 0 1 3").play(
        "P0 select 5,5"
    )
    t.play("P0 join east above")
    assert t.seat == 2
    refused = t.copy().play("P2 agree no")
    assert refused.seat == 0
    t.play("P2 agree yes", "P1 agree yes")
    assert t.at("6,5") == "/012"


def test_RP_5_164_who_leads_after_a_join_cannot_move_it_in_this_round() -> None:
    """Marks last until the end of the round."""
    t = joining().play("P0 join east below", "P1 agree yes")
    while t.seat != 1 and t["war"]["round"] == 1:
        t.play("end_war_turn")
    assert t["war"]["round"] == 2 or "select 6,5" not in t.legal
    while t["war"]["round"] == 1 or t.seat != 1:
        t.play("end_war_turn")
    assert "select 6,5" in t.legal


def test_RP_5_164_enemies_outside_are_ready_again_in_the_next_round() -> None:
    t = war(3, attacker=2, outside="n5/1/spent e8/1/finished", city="9,5 /0")
    while t["war"]["round"] == 1:
        t.play("end_war_turn")
    assert t.legal_of("select_outside") == ["n5 1", "e8 1"]


def test_RP_5_145_a_group_of_three_takes_nobody() -> None:
    t = joining("5,5 /0 | 6,5 /111")
    assert t.legal_of("join") == []


def test_RP_5_147_a_group_that_has_fought_neither_moves_nor_joins() -> None:
    """RP-9.34: in the next turn of the player it can."""
    city = "5,5 /000 | 8,5 /0"
    t = war(3, attacker=2, turn=0, invaders={"6,5": 1}, outside=FAR, city=city).play(
        "select 5,5", "step east"
    )
    assert t.at("6,5") == "/000"
    assert marks(t, "6,5") == {"finished", "fought"}
    assert t.legal_of("select") == ["8,5"]
    assert t.legal_of("extra") == []
    t.play("select 8,5", "step west")
    assert "west" not in t.legal_of("step")
    t.play("done", "end_war_turn")
    while t.seat != 0:
        t.play("end_war_turn")
    assert "6,5" in t.legal_of("select")


@pytest.mark.parametrize(
    ("city", "verb"),
    [
        ("5,5 /00 | 7,5 /0", "step west"),
        ("5,5 /01 | 7,5 /0", "join west above"),
        ("5,5 /00 | 7,5 /00", "transfer west"),
        ("5,5 /00 | 7,5 /0", "extra 7,5"),
    ],
)
def test_RP_5_147_who_has_fought_is_not_joined_given_pawns_or_sacrificed(city: str, verb: str) -> None:
    """The same neighbours without a fight could do it."""
    peaceful = war(3, attacker=2, turn=0, outside=FAR, city=city.replace("5,5", "6,5")).play("P0 select 7,5")
    assert verb in peaceful.legal
    t = war(3, attacker=2, turn=0, invaders={"6,5": 1}, outside=FAR, city=city)
    t.play("P0 select 5,5", "P0 step east", "P0 select 7,5")
    assert verb not in t.legal


def test_RP_5_147_enemies_who_have_fought_are_not_joined() -> None:
    t = war(3, attacker=2, invaders={"5,5": 2, "7,5": 1}, outside=FAR, city="6,5 /0")
    t.play("select 5,5", "step east", "select 7,5")
    assert t.legal_of("step") == ["north", "south", "east"]


def test_RP_5_147_who_was_attacked_moves_in_his_own_turn() -> None:
    """RP-5.164: the mark of the fight lasts only for the turn of the player who fought."""
    t = war(3, attacker=2, invaders={"5,4": 1}, outside=FAR, city="5,5 /00").play("select 5,4", "step south")
    assert marks(t, "5,5") == {"fought"}
    t.play("P2 end_war_turn")
    assert (t.seat, t["war"]["round"], t.legal_of("select")) == (0, 1, ["5,5"])


# --- two doubles ---------------------------------------------------------------------------------


def test_RP_9_18_two_doubles() -> None:
    """RP-4.67, RP-5.146: a triple and a single, each where it stands, neither moves on."""
    t = war(3, attacker=2, turn=0, outside=FAR, city="4,5 /00 | 6,5 /11").play(
        "P0 select 4,5", "P0 step east"
    )
    assert t.legal_of("transfer") == ["east"]
    assert t.legal_of("join") == []
    t.play("P0 transfer east", "P1 agree yes")
    assert t.at("6,5") == "/011"
    assert t.at("5,5") == "/0"
    assert marks(t, "5,5") == marks(t, "6,5") == {"finished"}


def test_RP_5_146_own_doubles_need_no_consent_and_no_point() -> None:
    """Neither for enemies; a refused transfer is not proposed again."""
    t = war(3, attacker=2, turn=0, outside=FAR, city="5,5 /00 | 6,5 /00").play("select 5,5", "transfer east")
    assert (t.at("5,5"), t.at("6,5")) == ("/0", "/000")
    t = war(3, attacker=2, invaders={"5,5": 2, "6,5": 2}).play("select 5,5", "transfer east")
    assert (t.enemies("5,5"), t.enemies("6,5")) == (1, 3)
    t = war(3, attacker=2, turn=0, outside=FAR, city="5,5 /00 | 6,5 /11").play("select 5,5", "transfer east")
    t.play("P1 agree no")
    assert t.legal_of("transfer") == []
    assert t["war"]["points"] == 2


def test_RP_5_146_a_finished_double_gives_nothing() -> None:
    t = war(
        3, attacker=2, turn=0, outside=FAR, city="5,5 /00 | 6,5 /00 | 9,9 /0", marks={"5,5": "finished"}
    ).play("extra 5,5", "sacrifice 9,9")
    assert t.legal_of("transfer") == []


# --- sacrifice -----------------------------------------------------------------------------------


def test_RP_5_148_a_sacrifice_gives_one_more_movement() -> None:
    """RP-4.68: to the group that moves; nobody scores, the pawns go home; once a group."""
    t = war(3, attacker=2, turn=0, outside=FAR, city="5,5 /000 | 9,9 /00 | 12,9 /0").play(
        "select 5,5", "extra 5,5"
    )
    assert t.legal_of("sacrifice") == ["9,9", "12,9"]
    t.play("sacrifice 9,9")
    assert t["war"]["points"] == 2
    assert t.at("9,9") == ""
    assert t.hand(0) == 5
    assert t.vp(0) == 0
    assert t.legal_of("extra") == []
    t.play("step east", "step east")
    assert t.at("7,5") == "/000"


def test_RP_9_28_fresh_triple() -> None:
    """RP-5.165: a finished group gets exactly one step."""
    t = war(3, attacker=2, turn=0, outside=FAR, city="5,5 /0 | 6,5 /00 | 9,9 /0").play(
        "select 5,5", "step east"
    )
    assert t.at("6,5") == "/000"
    t.play("extra 6,5")
    assert t.at("9,9") == "", "there is one group to give up"
    assert t["war"]["points"] == 1
    t.play("step east")
    assert t.at("7,5") == "/000"
    assert t.legal_of("extra") == []


def test_RP_5_148_enemies_outside_may_be_sacrificed_too() -> None:
    t = war(3, attacker=2, invaders={"5,5": 3}, outside="n5/1 n5/1/finished e8/2").play(
        "select 5,5", "extra 5,5"
    )
    assert t.legal_of("sacrifice_outside") == ["n5 1 ready", "n5 1 finished", "e8 2 ready"]
    t.play("sacrifice_outside e8 2 ready")
    assert t["war"]["enemies"] == 5
    assert t["war"]["points"] == 2


def test_RP_5_148_a_group_outside_is_not_sacrificed_for_itself() -> None:
    assert war(3, attacker=2, outside="n5/1/finished e8/1").legal_of("extra_outside") == ["n5 1"]
    assert war(3, attacker=2, outside="n5/1/finished", city="9,5 /0").legal_of("extra_outside") == []


def test_RP_5_148_a_mixed_group_is_not_sacrificed() -> None:
    t = war(3, attacker=2, turn=0, outside=FAR, city="5,5 /0 | 9,9 /01 | 12,9 /1").play("select 5,5")
    assert t.legal_of("extra") == []


def test_RP_5_148_a_co_owner_of_a_mixed_group_may_give_up_his_own() -> None:
    """RP-4.68: if he agrees; refused, it is not proposed again (RP-5.166)."""
    city = "5,5 /01 | 9,9 /1 | 12,9 /0"
    t = war(3, attacker=2, turn=0, outside=FAR, city=city).play("P0 select 5,5", "P0 extra 5,5")
    assert t.legal_of("sacrifice") == ["9,9", "12,9"]
    given = t.copy().play("P0 sacrifice 9,9", "P1 release yes")
    assert given.at("9,9") == ""
    assert given["war"]["points"] == 3
    t.play("P0 sacrifice 9,9", "P1 release no")
    assert (t.seat, t["war"]["points"]) == (0, 2)
    assert t.play("extra 5,5").at("12,9") == "", "only the own group is left"


def test_RP_5_166_a_refused_sacrifice_leaves_a_finished_group_finished() -> None:
    """It is over with it; another group, or the same for another sacrifice, is chosen anew."""
    city = "5,5 /01 | 9,9 /1 | 12,9 /0"
    t = war(3, attacker=2, turn=0, outside=FAR, city=city).play("P0 select 5,5", "P0 done", "P0 extra 5,5")
    t.play("P0 sacrifice 9,9", "P1 release no")
    assert (t.seat, t.state.asked()) == (0, "war_turn")
    assert t.legal_of("extra") == ["5,5"]


def test_RP_4_80_nobody_is_sacrificed_for_a_group_that_has_no_way() -> None:
    """Only a neighbour, whose space becomes free; so it is for enemies."""
    corner = "1,1 /0 | 2,1 /000 | 1,2 /000"
    t = war(3, attacker=2, turn=0, outside=FAR, city=corner + " | 9,9 /0").play("select 1,1", "extra 1,1")
    assert t.legal_of("sacrifice") == ["2,1", "1,2"]
    t.play("sacrifice 1,2")
    assert t.legal_of("step") == ["south"]
    shut_in = {"1,1": 1, "2,1": 3, "1,2": 3, "9,5": 1}
    t = war(3, attacker=2, invaders=shut_in, outside="n5/1").play("select 1,1", "extra 1,1")
    assert t.legal_of("sacrifice") == ["2,1", "1,2"]
    assert t.legal_of("sacrifice_outside") == []
    barred = war(3, attacker=2, turn=0, outside=FAR, city="1,1 /0 | 2,1 /2 | 1,2 /2 | 9,9 /0")
    assert barred.legal_of("select") == ["9,9"]


def test_RP_5_165_a_joined_group_counts_as_boosted_if_a_part_was() -> None:
    """RP-8.17: at most one extra movement for a group and turn."""
    city = "5,5 /0 | 7,5 /0 | 9,9 /0 | 12,9 /0"
    t = war(3, attacker=2, turn=0, outside=FAR, city=city).play("select 5,5", "extra 5,5", "sacrifice 9,9")
    t.play("step east", "step east")
    assert t.at("7,5") == "/00"
    assert marks(t, "7,5") == {"finished", "boosted"}
    assert t.legal_of("extra") == []
    t = war(3, attacker=2, invaders={"5,5": 1, "7,5": 1}, outside="n5/1 e8/1").play("select 5,5", "extra 5,5")
    t.play("sacrifice_outside n5 1 ready", "step east", "step east")
    assert marks(t, "7,5") == {"finished", "boosted"}


def test_RP_4_70_and_RP_4_72_groups_are_asked_space_by_space() -> None:
    t = war(3, attacker=2, turn=0, invaders={"5,5": 1}, city="5,4 /00 | 9,10 /0 | 2,2 /1 | 12,2 /2").play(
        "select 5,4", "step south"
    )
    asked = []
    while t["war"] is not None:
        asked.append((t.seat, t["war"]["asked_about"]))
        t.play("withdraw yes")
    assert asked == [(0, "5,5"), (1, "2,2"), (2, "12,2")]


def test_RP_4_80_no_menu_of_a_war_is_endless() -> None:
    """RP-4.88: a chain of small decisions instead of a large one."""
    t = war(3, P(), attacker=2, outside=" ".join(["n5/1"] * 20))
    assert len(t.legal) == 2
