"""B6: expeditions (AD-5.18 to AD-5.28)."""

from __future__ import annotations

from ludoteca.core.events import Journal

from .table import P, data, table

EVERYWHERE = "canada new_england virginia florida new_spain new_granada peru brazil"
ALL_BUT_PERU = "canada new_england virginia florida new_spain new_granada brazil"


def test_AD_5_18_each_player_may_launch_one_expedition_in_turn_order() -> None:
    players = [P(discovery="captain"), P(), P(discovery="2 soldier")]
    t = table(3, *players, order="2 1 0").begin()
    seats = []
    while t.step == "exp_launch":
        seats.append(t.seat)
        t.play("expedition no")
    assert seats == [2, 0]


def test_AD_5_18_after_an_expedition_nobody_asks_again_this_turn() -> None:
    t = table(2, P(discovery="4 soldier"), tiles={"peru": 0}).begin()
    t.play("P0 expedition yes", "P0 send soldier 1", "P0 explore peru")
    assert t["turn"] == 2


def test_AD_5_19_units_not_sent_stay_for_later_turns() -> None:
    t = table(2, P(discovery="captain 2 other"), tiles={"peru": 0}).begin()
    t.play("P0 expedition yes", "P0 send captain 0", "P0 send other 1", "P0 explore peru")
    assert t.discovery(0) == {"captain": 1, "other": 1}
    assert t["turn"] == 2


def test_AD_5_20_first_the_crew_then_the_target_then_the_tile() -> None:
    t = table(2, P(discovery="captain soldier other"), tiles={"peru": 12}).begin()
    t.state.journal = Journal()
    t.play("P0 expedition yes")
    assert t.step == "exp_captains"
    t.play("P0 send captain 1")
    assert t.step == "exp_soldiers"
    t.play("P0 send soldier 1")
    assert t.step == "exp_others"
    t.play("P0 send other 1")
    assert t.step == "exp_region"
    t.play("P0 explore peru")
    told = [event.id for event in t.state.journal.take()]
    assert told[:3] == ["expedition-leaves", "tile-turned", "discovered"]


def test_AD_5_21_captains_count_two_and_equal_strength_succeeds() -> None:
    t = table(2, P(discovery="captain other"), tiles={"peru": 5}).begin()
    t.play("P0 expedition yes", "P0 send captain 1", "P0 send other 1")
    assert t.copy().play("P0 explore peru").region("peru")["tile"] is None
    u = table(2, P(discovery="2 other"), tiles={"peru": 5}).begin()
    u.play("P0 expedition yes", "P0 send other 2", "P0 explore peru")
    assert u.region("peru")["tile"] == 5


# EX-10: strength 4 against [2,4,3,5]: $2 + 2 x $4, a colonist, 5 VP; the fourth unit stays.
def test_EX_10_expedition() -> None:
    t = table(2, P(discovery="captain 2 soldier other"), tiles={"peru": 5}).begin()
    t.play(
        "P0 expedition yes", "P0 send captain 1", "P0 send soldier 2", "P0 send other 0", "P0 explore peru"
    )
    assert t.money(0) == 10
    assert t.force("peru", 0) == (0, 1)
    assert t.player(0)["tiles"] == [5]
    assert t.state.breakdown()[0]["discoveries"] == 5
    assert t.discovery(0) == {"other": 1}


# EX-11: strength 3 against [3,4,4,6]: no money, the units are gone, all know the tile.
def test_EX_11_failure() -> None:
    t = table(2, P(discovery="captain soldier"), tiles={"peru": 11}).begin()
    t.play("P0 expedition yes", "P0 send captain 1", "P0 send soldier 1", "P0 explore peru")
    assert t.money(0) == 0
    assert t.discovery(0) == {}
    for viewer in (None, 0, 1):
        region = t.view(viewer).regions["peru"]
        assert not region.discovered
        assert region.tile is not None
        assert (region.tile.coins, region.tile.plunder, region.tile.natives, region.tile.vp) == (3, 4, 4, 6)


# EX-12: Red discovers the last region, Blue then draws California, which fails and is shuffled back.
def test_EX_12_same_phase_deck() -> None:
    t = table(
        2,
        P(discovery="captain other"),
        P(discovery="3 other"),
        turn=3,
        discovered=ALL_BUT_PERU,
        tiles={"peru": 5},
        deck="california",
        sink=0,
    ).begin()
    t.play("P0 expedition yes", "P0 send captain 1", "P0 send other 1")
    t.play("P1 expedition yes", "P1 send other 3")
    assert t.player(1)["cards"] == []
    assert len(t["deck"]) == 16
    assert t.discovery(1) == {}
    assert all(sum(t.force(name, 1)) == 0 for name in t["regions"])


# EX-13: strength 5 against Siam [4,2,5,5]: $4 + $2, 5 VP, no colonist on the map.
def test_EX_13_card_success() -> None:
    t = table(2, P(discovery="2 captain soldier"), turn=4, discovered=EVERYWHERE, deck="siam", sink=1).begin()
    t.play("P0 expedition yes", "P0 send captain 2", "P0 send soldier 1")
    assert t.money(0) == 6
    assert t.player(0)["cards"] == ["siam"]
    assert t.state.breakdown()[0]["discoveries"] == 5
    assert all(sum(t.force(name, 0)) == 0 for name in t["regions"])


def test_AD_5_22_while_a_region_is_undiscovered_it_must_be_the_target() -> None:
    t = table(2, P(discovery="2 other"), discovered="peru brazil canada florida virginia").begin()
    t.play("P0 expedition yes", "P0 send other 2")
    assert t.legal == ["explore new_england", "explore new_spain", "explore new_granada"]


def test_AD_5_23_without_a_card_no_expedition_is_possible() -> None:
    cards = " ".join(data.CARD_NAMES)
    t = table(2, P(discovery="2 other"), P(cards=cards), turn=8, discovered=EVERYWHERE).begin()
    assert t.state.over
    assert t.discovery(0) == {"other": 2}


def test_AD_5_24_success_takes_a_good_with_the_third_unit_only() -> None:
    """A discovered region gets one colonist; the good waits for two more."""
    t = table(2, P(discovery="captain"), tiles={"peru": 0}).begin()
    t.play("P0 expedition yes", "P0 explore peru")
    assert t.force("peru", 0) == (0, 1)
    assert t.region("peru")["good"] is True


def test_AD_5_25_a_card_pays_plunder_like_a_tile() -> None:
    t = table(2, P(discovery="6 soldier"), turn=4, discovered=EVERYWHERE, deck="india", sink=1).begin()
    t.play("P0 expedition yes", "P0 send soldier 6")
    assert t.money(0) == 6 + 6 * 3


def test_AD_5_26_after_a_failure_the_tile_lies_there_unchanged() -> None:
    t = table(2, P(discovery="other"), P(discovery="5 soldier"), tiles={"peru": 14}).begin()
    t.play(
        "P0 expedition yes", "P0 explore peru", "P1 expedition yes", "P1 send soldier 5", "P1 explore peru"
    )
    assert t.player(1)["tiles"] == [14]
    assert t.money(1) == 4 + 5 * 5


def test_AD_5_27_a_failed_card_is_shuffled_back() -> None:
    places = set()
    for seed in range(12):
        t = table(2, P(discovery="other"), turn=4, discovered=EVERYWHERE, deck="china", sink=1)
        position = t.position
        position["rng"] = f"{seed + 1:016x}"
        u = type(t)(t.state.game.load(position)).begin().play("P0 expedition yes")
        assert sorted(u["deck"]) == sorted(t["deck"])
        places.add(u["deck"].index("china"))
    assert len(places) > 3


def test_AD_5_28_the_whole_expedition_goes_to_the_supply() -> None:
    t = table(2, P(discovery="2 soldier"), tiles={"peru": 0}).begin()
    t.play("P0 expedition yes", "P0 send soldier 2", "P0 explore peru")
    assert t.discovery(0) == {}
    assert t.force("peru", 0) == (0, 1)


def test_AD_4_7_an_expedition_has_at_least_one_unit() -> None:
    t = table(2, P(discovery="2 captain")).begin().play("P0 expedition yes")
    assert t.legal == ["send captain 1", "send captain 2"]
    t = table(2, P(discovery="captain 2 soldier")).begin().play("P0 expedition yes", "P0 send captain 0")
    assert t.legal == ["send soldier 1", "send soldier 2"]
    t = table(2, P(discovery="soldier 2 other")).begin().play("P0 expedition yes", "P0 send soldier 0")
    assert t.legal == ["send other 1", "send other 2"]
    t = table(2, P(discovery="soldier 2 other")).begin().play("P0 expedition yes", "P0 send soldier 1")
    assert t.legal == ["send other 0", "send other 1", "send other 2"]
