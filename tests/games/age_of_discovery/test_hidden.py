"""Section 8: what is hidden, and chance."""

from __future__ import annotations

from collections import Counter

import pytest

from ludoteca.core.rng import Rng
from ludoteca.testing import check_game

from .table import GAME, P, Table, load, table

EVERYWHERE = "canada new_england virginia florida new_spain new_granada peru brazil"
HIDDEN = ["deck", "pool", "regions[*].tile", "stack"]


def dealt_anew(t: Table, seed: int = 99) -> Table:
    """The same table as anybody may imagine it."""
    return Table(t.state.imagine(0, Rng(seed)))


def test_AD_8_1_everything_else_is_public_and_the_same_for_all() -> None:
    t = Table(GAME.new(4, seed=7))
    rng = Rng(7)
    while not t.state.over:
        views = [t.view(viewer) for viewer in (None, 0, 3)]
        assert len({repr(vars(view) | {"viewer": None}) for view in views}) == 1
        t.state.play(t.state.actions()[rng.below(len(t.legal))])
    assert t.state.open_scores(None) == t.state.scores()


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_AD_8_2_tiles_stack_pool_and_deck_are_hidden_but_not_what_is_in_them(viewer: int | None) -> None:
    t = table(2, turn=2, discovered="peru")
    u = dealt_anew(t)
    assert any(t.region(name)["tile"] != u.region(name)["tile"] for name in t["regions"])
    assert (t["stack"], t["pool"], t["deck"]) != (u["stack"], u["pool"], u["deck"])
    assert t.view(viewer) == u.view(viewer)
    assert Counter(t["stack"]) == t.view(viewer).stack
    assert Counter(t["pool"]) == t.view(viewer).pool
    assert sorted(t["deck"]) == sorted(t.view(viewer).deck)
    assert len(t.view(viewer).unseen_tiles) == 15


def test_AD_8_2_only_these_four_are_hidden() -> None:
    for seats in (2, 4):
        report = check_game(
            GAME, seats=seats, checks=["leaks", "imagination"], hidden={"seat": HIDDEN, "spectator": HIDDEN}
        )
        assert report.varied > 0


def test_AD_8_3_a_tile_seen_by_a_failed_expedition_stays_known() -> None:
    t = table(2, P(discovery="other"), tiles={"peru": 14}).begin()
    reveals = t["reveals"]
    t.play("P0 expedition yes", "P0 explore peru")
    assert t["reveals"] > reveals
    for seed in range(5):
        assert dealt_anew(t, seed).region("peru")["tile"] == 14
    known = t.view(1).regions["peru"].tile
    assert known is not None
    assert known.natives == 5
    assert 14 not in [tile.tile for tile in t.view(1).unseen_tiles]


def test_AD_8_3_an_expedition_to_a_known_tile_tells_nothing_new() -> None:
    t = table(2, P(discovery="other"), P(discovery="other"), tiles={"peru": 14}, known="peru").begin()
    before = t["reveals"]
    t.play("P0 expedition yes", "P0 explore peru")
    assert t["reveals"] == before


def test_AD_8_4_chance_deals_evenly() -> None:
    """Every tile comes to Peru, every era I building to the display, every good to the market."""
    fresh = [Table(GAME.new(2, seed=seed)) for seed in range(250)]
    assert len({t.region("peru")["tile"] for t in fresh}) == 16
    assert len({name for t in fresh for name in t["display"]}) == 10
    assert len({name for t in fresh for name in t["market"]}) == 11
    assert len({t["deck"][-1] for t in fresh}) == 16
    auction = [Table(GAME.new(2, seed=seed, start_order="auction")) for seed in range(250)]
    assert len({t.region("caribbean")["tile"] for t in auction}) == 16


def test_AD_8_5_a_search_deals_the_unseen_tiles_anew() -> None:
    """Among regions and the removed ones; stacks keep their eras."""
    t = table(2, turn=2, discovered="peru")
    peru = t.player(1)["tiles"]
    found = set()
    for seed in range(200):
        u = dealt_anew(t, seed)
        found.add(u.region("brazil")["tile"])
        assert GAME.faults(u.state) == []
        assert u.player(1)["tiles"] == peru
    assert found == set(range(16)) - set(peru)


def test_a_position_from_a_view_can_be_loaded() -> None:
    t = table(3, P(discovery="captain"), turn=5, discovered=EVERYWHERE, dock="0 1", capital="2").begin()
    imagined = GAME.imagine(t.view(1), Rng(3))
    assert load(imagined.position()).fingerprint() == imagined.fingerprint()
    assert imagined.view(1) == t.view(1)


def test_who_waits_may_think_his_next_placement_ahead() -> None:
    t = Table(GAME.new(3, seed=7))
    first, second, third = t["turn_order"]
    t.play(f"P{first} place initiative")
    ahead = t.state.ahead(third, Rng(1))
    assert ahead is not None
    u = Table(ahead)
    assert (u.seat, u.step) == (third, "place_box")
    assert u.legal == t.legal, "boxes stand as they stand now"
    assert t.seat == second, "nothing is played"
    assert t.state.ahead(second, Rng(1)) is None, "he decides already"
    assert u.play("place dock").seat == first


def test_nobody_thinks_ahead_without_units_or_after_the_placement() -> None:
    t = table(2, P(hand="colonist"), P(), last=0)
    assert t.state.ahead(1, Rng(1)) is None
    t = table(2, P(discovery="other"), P(discovery="other"), tiles={"peru": 14}).begin()
    assert t.step == "exp_launch"
    assert t.state.ahead(1, Rng(1)) is None


def test_a_unit_that_another_has_chosen_is_not_mine() -> None:
    t = table(2, P(hand="colonist soldier"), P(hand="captain merchant"), last=0).play("P0 unit soldier")
    ahead = t.state.ahead(1, Rng(1))
    assert ahead is not None
    assert Table(ahead).legal == ["unit captain", "unit merchant"]
