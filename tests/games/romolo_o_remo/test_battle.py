"""Who takes part in a battle, what counts there, and who falls (RR-5.55 … RR-5.71)."""

from __future__ import annotations

from ludoteca.core.events import Journal
from tests.games.romolo_o_remo.table import P, Table, table
from tests.games.romolo_o_remo.test_war import OPEN, fight, soldiers, war


def shown(t: Table, mine: str, theirs: str) -> tuple[int, int]:
    """The battle values when both tokens lie open."""
    t.state.journal = Journal()
    if t.state.asked() in ("att_bonus", "def_bonus"):
        t.play("done")
    t.play(f"token {mine}", f"token {theirs}")
    event = next(event for event in t.state.journal.take() if event.id == "tokens-shown")
    return int(str(event.args["attack"])), int(str(event.args["defence"]))


def test_RR_5_55_who_lies_does_not_attack() -> None:
    t = war(P(units="soldier1@0,0 soldier2@0,0:0"), P(units="worker1@0,0"))
    assert t.state.asked() == "att_token"
    fight(t, "plus_hit", "plus_hit")
    assert t.unit(0, "soldier2"), "only who attacked can fall"


def test_RR_5_64_where_somebody_defends_there_is_no_attack_on_buildings_alone() -> None:
    hexes = {**OPEN, "0,0": "plain temple"}
    t = table(2, P(units="soldier1@0,0"), P(units="worker1@0,0"), hexes=hexes, hostility="always")
    assert t.play("P0 skip_phase").legal == ["attack 0,0 1", "end_war"]


def test_RR_5_102_obsessor_cancels_the_markers_of_his_side() -> None:
    attack = war(P(units="soldier1@0,0:marker", characters="obsessor"), P(units="worker1@0,0"))
    assert shown(attack.copy(), "plus_hit", "plus_hit") == (0, 1)
    assert shown(attack.play("use obsessor"), "plus_hit", "plus_hit") == (3, 1)
    marked = P(units="soldier1@0,0:marker", characters="obsessor")
    defence = war(P(units="soldier1@0,0"), marked)
    assert defence.legal == ["use obsessor", "done"]
    assert shown(defence.copy(), "plus_hit", "plus_hit") == (3, 0)
    assert shown(defence.play("use obsessor"), "plus_hit", "plus_hit") == (3, 3)


def test_RR_4_12_without_a_marker_the_defenders_obsessor_is_not_asked_for() -> None:
    t = war(P(units="soldier1@0,0"), P(units="soldier1@0,0", characters="obsessor"))
    assert t.state.asked() == "att_token"


# RR-4.13, RR-5.64
def test_RR_4_13_a_marked_unit_razes_only_with_obsessor_and_keeps_its_marker() -> None:
    hexes = {**OPEN, "0,0": "plain temple farm"}
    mine = P(units="soldier1@0,0:marker", cubes="9 grain", characters="obsessor")
    t = table(2, mine, P(), hexes=hexes).play("P0 skip_phase", "raze 0,0")
    assert t.state.asked() == "destroy_building"
    assert t["this_turn"]["used"] == ["obsessor"]
    t.play("destroy farm")
    assert t.unit(0, "soldier1") == "0,0:0:marker"
    assert t.hex("0,0")["constructions"] == {"temple": 1}


def test_RR_5_65_without_tokens_in_the_bank_the_winner_gets_none() -> None:
    t = fight(
        war(P(units=soldiers(2)), P(units="worker1@0,0"), bank={"battle_tokens": 0}), "plus3", "minus_hit"
    )
    assert t.unit(1, "worker1") == ""
    assert (t.player(0)["battle_tokens"], t["bank"]["battle_tokens"]) == (0, 0)


def test_RR_5_71_who_retreats_loses_the_marker_too() -> None:
    t = fight(war(P(units=soldiers(2)), P(units="worker1@0,0:marker")), "plus_hit", "retreat")
    assert t.play("P1 retreat 0,1").unit(1, "worker1") == "0,1:2"


def test_RR_5_67_only_units_of_the_battle_fall() -> None:
    t = war(P(units="soldier1@0,0 worker1@0,0"), P(units="soldier1@0,0"))
    t.play("commit soldier1")
    fight(t, "plus3", "plus_hit")
    assert t.unit(0, "soldier1") == ""
    assert t.unit(0, "worker1") == "0,0:2"
    assert t.unit(1, "soldier1") == ""


def test_RR_5_68_the_defenders_spare_hits_may_destroy_constructions_too() -> None:
    t = fight(war(P(units="worker1@0,0"), P(units=soldiers(3)), "plain temple"), "x2", "minus_hit")
    assert t.unit(0, "worker1") == ""
    assert (t.seat, t.legal) == (1, ["destroy temple", "done"])
    assert t.copy().play("P1 done").hex("0,0")["constructions"] == {"temple": 1}
    assert t.play("P1 destroy temple").hex("0,0")["constructions"] == {}


# RR-1.27
def test_RR_5_63_after_a_retreat_an_explorer_destroys_nothing() -> None:
    t = war(P(units="soldier1@0,0 explorer@0,0"), P(units="worker1@0,0"), "plain temple farm")
    fight(t, "plus_hit", "retreat").play("P1 retreat 0,1", "P0 destroy farm")
    assert t.state.asked() != "destroy_building"
    assert t.hex("0,0")["constructions"] == {"temple": 1}


# RR-5.17, RR-5.19
def test_RR_5_17_the_log_speaks_of_a_wall_only_when_one_is_crossed() -> None:
    hexes = {**OPEN, "0,0": "plain wall_e", "1,0": "plain"}
    t = table(2, P(units="soldier1@1,0"), P(), hexes=hexes)
    t.state.journal = Journal()
    t.move("soldier1", "0,0", "0,-1")
    moves = [event.args["penalty"] for event in t.state.journal.take() if event.id == "moved"]
    assert moves == [1, 0]
    assert "marker" in t.unit(0, "soldier1")
