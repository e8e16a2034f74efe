"""Phase A: placing units (AD-5.1 to AD-5.5), and the flow of a turn (section 4)."""

from __future__ import annotations

import pytest

from ludoteca.games.age_of_discovery import data
from ludoteca.games.age_of_discovery.steps import STEP_NAMES

from .table import GAME, P, Table, table

ERA_I = [
    building.name for building in data.BUILDING_TABLE if building.era == 1 for _ in range(building.copies)
]


def test_AD_5_1_players_place_one_unit_at_a_time_in_turn_order() -> None:
    """EX-30: with 5, 7 and 6 units the order is R B G five times, then B, G, B."""
    hands = [P(hand="5 colonist"), P(hand="7 colonist"), P(hand="6 colonist")]
    t = table(3, *hands, last=0)
    placed = []
    while t["turn"] == 1:
        placed.append(t.seat)
        t.play("place shipping")
    assert placed == [0, 1, 2] * 5 + [1, 2, 1]


def test_AD_5_1_the_turn_order_decides_who_begins() -> None:
    t = table(3, P(hand="2 colonist"), P(hand="colonist"), P(hand="colonist"), order="2 0 1", last=2)
    assert [t.play("place shipping").seat for _ in range(3)] == [0, 1, 0]


def test_AD_5_2_everything_must_be_placed() -> None:
    t = table(2, P(hand="colonist captain"), last=0)
    assert t.legal == ["unit colonist", "unit captain"]
    t.play("P0 unit captain", "P0 place shipping")
    assert t.step == "place_box"
    assert "pass" not in t.legal


def test_AD_5_2_no_unit_is_saved_for_the_next_turn() -> None:
    t = table(2, P(hand="captain soldier"), last=0)
    t.play("P0 unit captain", "P0 place shipping", "P0 place shipping").end_turn()
    assert t.hand(0) == {"colonist": 5}


ALL = [
    "initiative",
    "dock",
    "goods",
    "shipping",
    "capital",
    "discovery",
    "spec_captain",
    "spec_merchant",
    "spec_missionary",
    "spec_soldier",
    "spec_training",
    "warfare",
]


def test_AD_5_3_any_unit_may_go_to_any_box() -> None:
    t = table(2, P(hand="soldier"), last=0)
    assert t.legal == [f"place {box}" for box in ALL]


def test_AD_5_3_one_unit_in_initiative() -> None:
    t = table(3, P(hand="2 colonist"), last=0).play("P0 place initiative")
    assert "place initiative" not in t.legal


@pytest.mark.parametrize(
    ("box", "full", "room"),
    [
        ("dock", {"dock": "0 1 1"}, {"dock": "0 1"}),
        ("goods", {"goods": "0 0 1 1"}, {"goods": "0 1 1"}),
        ("capital", {"capital": "0 0 0 1 1"}, {"capital": "0 0 0 1"}),
        ("warfare", {"warfare": "0 0 0 1 1"}, {"warfare": "0 0 0 1"}),
        ("spec_merchant", {"specialists": {"merchant": "0"}}, {"specialists": {"captain": "0"}}),
    ],
)
def test_AD_5_3_a_full_box_is_closed(box: str, full: dict[str, str], room: dict[str, str]) -> None:
    assert f"place {box}" not in table(2, **full).legal  # type: ignore[arg-type]
    assert f"place {box}" in table(2, **room).legal  # type: ignore[arg-type]


def test_AD_5_3_shipping_and_discovery_are_always_open() -> None:
    t = table(
        2,
        initiative="1 0",
        dock="0 0 0",
        goods="0 0 0 0",
        capital="0 0 0 0 0",
        warfare="0 0 0 0 0",
        specialists=dict.fromkeys(["captain", "merchant", "missionary", "soldier", "training"], "0"),
    )
    assert t.legal == ["place shipping", "place discovery"]


def test_AD_5_3_one_player_may_hold_several_slots_and_train_without_money() -> None:
    t = table(2, P(hand="3 colonist"), last=0).play("P0 place spec_captain")
    t.play("P0 place spec_soldier")
    assert "place spec_training" in t.legal


def test_AD_5_3_five_capital_spaces_even_for_few_buildings() -> None:
    t = table(2, P(buildings=" ".join(ERA_I[1:])), turn=3, capital="0 0 0 0")
    assert t["display"] == ["settlers", None, None, None, None]
    assert "place capital" in t.legal


def test_AD_5_4_a_unit_takes_the_leftmost_free_space() -> None:
    t = table(3, P(hand="colonist"), P(hand="merchant"), P(hand="colonist"), last=0, dock="2", goods="0 1")
    t.play("P0 place dock", "P1 place goods")
    assert t.box("dock") == [2, 0, None, None, None]
    assert t.box("goods") == [0, 1, 1, None]


def test_AD_5_5_x_and_y_are_never_filled_by_hand() -> None:
    t = table(2, P(buildings="indentured_servitude"), turn=2, dock="0 1 1")
    assert "place dock" not in t.legal
    assert t["boxes"]["dock_x"] is None


def test_AD_4_3_boxes_are_resolved_in_order() -> None:
    """Dock, goods, capital, discovery, training and war, one after the other."""
    t = table(
        2,
        P(money=40, discovery="captain"),
        turn=2,
        units={"peru": "1s 1"},
        dock="0",
        goods="0",
        capital="0",
        specialists={"training": "0"},
        warfare="0",
    ).begin()
    steps = []
    while t["turn"] == 2:
        if t.step not in steps:
            steps.append(t.step)
        t.play(t.legal[0])
    assert steps[:4] == ["dock_region", "pick_good", "buy", "exp_launch"]
    assert steps[-2:] == ["train", "war_kind"]


def test_AD_4_4_a_single_option_is_played_without_asking() -> None:
    """One kind of unit in hand, one discovered region, one kind of good in the market."""
    t = table(2, dock="0", goods="0", market="sugar sugar sugar sugar")
    assert t.step == "place_box"
    t.begin()
    assert t.goods(0) == {"sugar": 1}
    assert sum(t.force("caribbean", 0)) == 1


def test_AD_4_5_the_last_turn_gives_no_units_and_refreshes_nothing() -> None:
    t = table(2, P(buildings="settlers indentured_servitude navigator"), turn=8, goods="0").begin()
    t.end_turn()
    assert t.state.over
    assert t.next_hand(0) == {}
    assert t["boxes"]["dock_x"] is None
    assert t.discovery(0) == {}
    assert len(t["market"]) == 3


def test_AD_4_6_every_decision_of_the_list_is_a_step() -> None:
    listed = (
        "auction_bid auction_specialist place_unit place_box university dock_region pick_good buy "
        "cartography_region allies_region exp_launch exp_captains exp_soldiers exp_others exp_region train "
        "war_kind battle_region battle_opponent war_opponent casualties stables_from stables_to "
        "migration_from migration_to migration_units game_over"
    )
    assert " ".join(STEP_NAMES) == listed


def test_AD_4_1_the_position_has_everything_on_the_table() -> None:
    position = Table(GAME.new(2, seed=1)).position
    assert {"turn", "turn_order", "regions", "boxes", "market", "pool", "display", "stack", "deck"} <= set(
        position
    )
    assert {
        "money",
        "hand",
        "next_hand",
        "goods",
        "ships",
        "buildings",
        "tiles",
        "cards",
        "colony_vp",
    } <= set(position["players"][0])


def test_AD_4_2_specialists_are_others_once_they_have_arrived() -> None:
    t = table(2, dock="0:captain 0:merchant 0:soldier").begin()
    assert t.force("caribbean", 0) == (1, 2)
    u = table(2, P(hand="merchant missionary captain soldier"), last=0)
    for unit in ("merchant", "missionary", "captain"):
        u.play(f"P0 unit {unit}", "P0 place discovery")
    u.play("P0 place discovery")
    assert u.discovery(0) == {"captain": 1, "soldier": 1, "other": 2}
