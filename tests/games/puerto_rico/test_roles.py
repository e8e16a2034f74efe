"""Sections 4.2, 4.3 and 5.1: rounds, roles, and what holds for every decision."""

from __future__ import annotations

import pytest

from ludoteca.core.events import Journal
from ludoteca.core.rng import Rng

from .table import GAME, P, Table, load, table

ROLES = ("settler", "mayor", "builder", "craftsman", "trader", "captain", "prospector_1", "prospector_2")


def quick_round(t: Table, *roles: str) -> Table:
    """A whole round in which everybody declines whatever can be declined."""
    for role in roles:
        t.play(f"role {role}").until("choose_role")
    return t


def test_PR_0_5_legal_actions_stand_in_the_canonical_order() -> None:
    t = table(
        5,
        P(goods="1 corn 1 indigo 1 coffee", doubloons=20, city="wharf* hacienda*", island="corn* indigo*"),
        role_doubloons={"prospector_2": 1},
        face_up="coffee corn tobacco indigo sugar corn",
    )
    assert t.legal == [f"role {role}" for role in ROLES]
    assert t.copy().play("role settler").legal == ["hacienda yes", "hacienda no"]
    assert t.copy().play("role settler", "hacienda no").legal == [
        "settle corn",
        "settle indigo",
        "settle sugar",
        "settle tobacco",
        "settle coffee",
        "settle quarry",
        "pass",
    ]
    assert t.copy().play("role trader").legal == ["sell corn", "sell indigo", "sell coffee", "pass"]
    assert t.copy().play("role captain").legal == [
        f"load {good} {ship}" for good in ("corn", "indigo", "coffee") for ship in ("6", "7", "8", "wharf")
    ]
    builds = t.copy().play("role builder").legal
    assert builds[:3] == ["build small_indigo_plant", "build small_sugar_mill", "build indigo_plant"]
    assert builds[-2:] == ["build city_hall", "pass"]


def test_PR_4_1_a_position_is_complete() -> None:
    """What is written at any decision of a game reads back as the same state and plays on the same way."""
    t = Table(GAME.new(3, seed=11))
    rng = Rng(3)
    while not t.state.over:
        again = load(t.position)
        assert again.fingerprint() == t.state.fingerprint()
        assert again.actions() == t.state.actions()
        actions = t.state.actions()
        action = actions[rng.below(len(actions))]
        again.play(action)
        t.state.play(action)
        assert again.fingerprint() == t.state.fingerprint()


def test_PR_4_2_the_order_of_tiles_and_buildings_changes_nothing() -> None:
    one = table(3, P(island="corn* indigo quarry*", city="office* wharf", doubloons=9, goods="3 corn"))
    other = table(3, P(island="quarry* corn* indigo", city="wharf office*", doubloons=9, goods="3 corn"))
    for role in ("settler", "mayor", "builder", "trader", "captain"):
        assert one.copy().play(f"role {role}").legal == other.copy().play(f"role {role}").legal
    assert one.state.scores() == other.state.scores()


def test_PR_4_2_a_phase_leaves_no_trace_of_how_it_went() -> None:
    """What was under way is forgotten, so that equal tables are equal positions."""
    nothing = table(3)["scratch"]
    player = P(goods="1 corn", island="corn indigo", city="wharf* hospice*", doubloons=9)
    t = table(3, player, face_up="4 corn")
    for lines in (
        ["role captain", "load corn wharf"],
        ["role settler", "settle corn", "hospice yes", "pass", "pass"],
        ["role mayor", "privilege no", "place corn 1"],
        ["role builder", "build office", "pass", "pass"],
    ):
        after = t.copy().play(*lines).until("choose_role")
        assert after["scratch"] == nothing


def test_PR_4_3_one_player_decides_at_a_time_from_the_role_owner() -> None:
    t = table(4, governor=2, face_up="corn corn sugar sugar indigo")
    t.play("P2 role settler", "P2 settle corn", "P3 settle corn", "P0 settle sugar", "P1 settle sugar")
    # Colonists are placed in the same order, although the book lets people do it at once.
    t.play("P3 role mayor", "P3 privilege no")
    t.play("P3 place corn 1", "P0 place corn 0", "P1 place corn 1", "P2 place corn 1")
    assert t["step"] == "choose_role"


def test_PR_4_4_a_single_choice_is_made_without_asking_and_logged() -> None:
    """P1 alone has something to sell; the others pass without being asked, and the journal says so."""
    t = table(3, P(), P(goods="1 sugar"), P())
    t.state.journal = Journal()
    t.play("P0 role trader")
    assert t.seat == 1
    assert [(event.id, event.args["seat"]) for event in t.state.journal.take()] == [
        ("role-chosen", 0),
        ("passed", 0),
    ]
    t.play("P1 sell sugar")
    assert [(event.id, event.args["seat"]) for event in t.state.journal.take()] == [
        ("sold", 1),
        ("passed", 2),
    ]


def test_PR_4_4_a_point_without_precondition_is_skipped() -> None:
    t = table(3, P(city="hacienda hospice"))  # neither is occupied
    t.play("P0 role settler")
    assert t["step"] == "settler_tile"
    t.play("P0 settle quarry")
    assert t.seat == 1


def test_PR_4_5_no_two_entries_lead_to_the_same_state() -> None:
    """Each decision of a whole game; prospectors of equal worth are the one case that would."""
    for seats in (2, 5):
        t = Table(GAME.new(seats, seed=9))
        rng = Rng(seats)
        while not t.state.over:
            actions = t.state.actions()
            assert len(actions) == len(set(actions)) >= 2
            after = []
            for action in actions:
                twin = t.state.copy()
                twin.resolve(action)
                after.append(twin.fingerprint())
            assert len(set(after)) == len(after), t.legal
            t.state.play(actions[rng.below(len(actions))])


def test_PR_4_6_free_gains_come_by_themselves() -> None:
    """Role money, prospector, factory, production and harbor without a question; see also the phases."""
    t = table(
        4,
        P(island="corn* indigo*", city="small_indigo_plant* factory* harbor*", doubloons=0),
        role_doubloons={"craftsman": 2, "prospector_1": 1},
        goods_supply="1 corn 1 indigo",
        sink=3,
    )
    assert t.copy().play("P0 role prospector_1").doubloons(0) == 2
    t.play("P0 role craftsman")  # both supplies are used up: no extra good to choose
    assert t.doubloons(0) == 2 + 1
    assert t.goods(0) == {"corn": 1, "indigo": 1}
    assert t["step"] == "choose_role"


def test_PR_4_7_what_can_be_declined() -> None:
    """Tile, hacienda, hospice, mayor's colonist, building, university, extra good, sale, wharf."""
    rich = P(
        city="hacienda* hospice* university* wharf*", island="corn*", goods="1 corn", doubloons=20, san_juan=0
    )
    t = table(3, rich, ships={4: "1 sugar", 5: "1 coffee", 6: "1 tobacco"})
    t.copy().play("P0 role settler", "P0 hacienda no", "P0 pass")
    t.copy().play("P0 role settler", "P0 hacienda no", "P0 settle quarry", "P0 hospice no")
    t.copy().play("P0 role mayor", "P0 privilege no")
    t.copy().play("P0 role builder", "P0 pass")
    t.copy().play("P0 role builder", "P0 build office", "P0 university no")
    t.copy().play("P0 role craftsman", "P0 pass")
    t.copy().play("P0 role trader", "P0 pass")
    t.copy().play("P0 role captain", "P0 pass")


def test_PR_4_8_every_untaken_role_and_no_pass() -> None:
    t = table(4, taken="mayor trader")
    assert t.legal == [
        "role settler",
        "role builder",
        "role craftsman",
        "role captain",
        "role prospector_1",
    ]


def test_PR_4_8_of_two_equal_prospectors_only_the_first_is_offered() -> None:
    assert "role prospector_2" not in table(5).legal
    assert "role prospector_2" not in table(5, role_doubloons={"prospector_1": 2, "prospector_2": 2}).legal
    assert "role prospector_2" in table(5, role_doubloons={"prospector_1": 2, "prospector_2": 1}).legal
    assert "role prospector_2" in table(5, taken="prospector_1").legal


def test_PR_4_9_the_doubloons_on_the_card_are_taken_at_once() -> None:
    t = table(3, P(doubloons=0), role_doubloons={"builder": 3})
    t.play("P0 role builder")
    assert t.doubloons(0) == 3
    assert t["roles"]["builder"] == {"doubloons": 0, "taken_by": 0}
    assert t["role_owner"] == 0
    assert "build indigo_plant" in t.legal


def test_PR_5_1_each_player_chooses_one_role_after_the_phase_of_the_one_before() -> None:
    t = table(4, governor=3)
    for seat, role in ((3, "trader"), (0, "craftsman"), (1, "captain"), (2, "prospector_1")):
        assert (t["round"], t["step"], t.seat) == (1, "choose_role", seat)
        t.play(f"role {role}")
    assert (t["round"], t.seat) == (2, 0)


def test_PR_5_2_the_chooser_acts_first_then_the_others_clockwise_once() -> None:
    t = table(3, P(doubloons=9), P(doubloons=9), P(doubloons=9), governor=1)
    t.play("P1 role builder", "P1 build office", "P2 build office", "P0 pass")
    assert t["step"] == "choose_role"


def test_PR_5_3_only_the_chooser_has_the_privilege() -> None:
    t = table(3, P(doubloons=5), P(doubloons=5), face_up="corn corn sugar sugar")
    t.play("P0 role settler")
    assert "settle quarry" in t.legal
    t.play("P0 pass")
    assert "settle quarry" not in t.legal
    t.play("P1 pass", "P2 pass", "P1 role builder", "P1 build office", "P2 pass")
    assert t.doubloons(1) == 5 - (5 - 1)
    t.play("P0 build large_market")
    assert t.doubloons(0) == 5 - 5


def test_PR_5_4_a_useless_role_must_be_chosen_and_others_act_all_the_same() -> None:
    t = table(3, P(), P(goods="1 coffee"), P())
    assert "pass" not in t.legal
    t.play("P0 role trader", "P1 sell coffee")
    assert t.doubloons(1) == 2 + 4


def test_PR_5_5_a_chosen_role_is_gone_until_the_end_of_the_round() -> None:
    t = table(3)
    t.play("P0 role craftsman")
    assert t["roles"]["craftsman"]["taken_by"] == 0
    assert "role craftsman" not in t.legal
    quick_round(t, "trader", "captain")
    assert t["round"] == 2
    assert "role craftsman" in t.legal
    assert all(card["taken_by"] is None for card in t["roles"].values())


@pytest.mark.parametrize(("seats", "left"), [(2, 1), (3, 3), (4, 3), (5, 3)])
def test_PR_5_6_a_doubloon_on_each_role_left_on_top_of_those_there(seats: int, left: int) -> None:
    t = table(seats, governor=seats - 1, role_doubloons={"settler": 2})
    picked = {2: ROLES[1:7], 3: ROLES[3:6], 4: ROLES[3:7], 5: ROLES[3:8]}[seats]
    quick_round(t, *picked)
    assert t["round"] == 2
    assert t["governor"] == t.seat == 0
    doubloons = {role: card["doubloons"] for role, card in t["roles"].items()}
    assert doubloons.pop("settler") == 3
    assert sum(doubloons.values()) == left - 1
    assert all(doubloons[role] == (role not in picked) for role in doubloons)


def test_PR_5_7_after_the_last_round_nothing_is_placed_and_the_governor_stays() -> None:
    t = table(3, vp_supply=0, governor=1, role_doubloons={"settler": 1}, taken="trader")
    t.play("role craftsman", "role captain")
    assert t.state.over
    assert t["governor"] == 1
    assert {role: card["doubloons"] for role, card in t["roles"].items() if card["doubloons"]} == {
        "settler": 1
    }


def test_PR_5_55_the_prospector_takes_a_doubloon_and_nobody_else_acts() -> None:
    t = table(4, P(doubloons=1), P(goods="3 corn", doubloons=9))
    t.play("P0 role prospector_1")
    assert [t.doubloons(seat) for seat in range(4)] == [2, 9, 3, 3]
    assert (t["step"], t.seat) == ("choose_role", 1)


def test_PR_9_B3_doubloons_on_a_role() -> None:
    t = table(4, P(doubloons=0), role_doubloons={"prospector_1": 2})
    assert t.play("P0 role prospector_1").doubloons(0) == 3


def test_PR_9_T2_two_prospectors() -> None:
    t = table(5)
    assert t.legal == [f"role {role}" for role in ROLES[:7]]
    quick_round(t, "prospector_1", "trader", "craftsman", "captain", "settler")
    assert t.legal == [f"role {role}" for role in ROLES]
    assert t.copy().play("P1 role prospector_1").doubloons(1) == 4 + 1
    assert t.copy().play("P1 role prospector_2").doubloons(1) == 4 + 2


def test_PR_9_T3_role_money_is_spendable() -> None:
    t = table(4, P(doubloons=1), role_doubloons={"builder": 2})
    t.play("P0 role builder")
    assert t.doubloons(0) == 3
    t.play("P0 build hospice")
    assert t.doubloons(0) == 0
