"""Section 8: what is hidden, and chance; and playing without waiting (RB-5.40, RB-5.41)."""

from __future__ import annotations

from ludoteca.core.rng import Rng
from ludoteca.games.roads_and_boats import planning
from ludoteca.testing import check_game

from .table import GAME, P, Table, load, table


def test_RB_8_1_everything_is_public_but_the_chance_to_come() -> None:
    t = table("two_banks", P("donkey 1,-2"), houses={"2,-2": "mine gold=3 iron=3"}, at="select")
    position = t.position
    position["rng"] = Rng(99).state()
    other = Table(load(position))
    assert t.view(0) == other.view(0)
    assert t.view(1).tiles == t.view(None).tiles
    seen = next(tile for tile in t.view(1).tiles if tile.hex == "2,-2").house
    assert seen is not None
    assert (seen.gold, seen.iron) == (3, 3)


def test_RB_8_1_nothing_is_hidden_from_anybody() -> None:
    report = check_game(GAME, checks=["imagination"], seats=2, options={"solo_turns": 20})
    assert report.hidden == {"seat": [], "spectator": []}


def test_RB_8_2_nothing_but_mines_and_the_temple_is_chance() -> None:
    t = table("two_banks", P("donkey 1,-2", "donkey 0,-1"), at="demand", phase="production")
    before = t["rng"]
    for _ in range(4):
        t.turn_over()
    assert t["rng"] == before


def far_apart(**options: object) -> Table:
    return table("archipelago", P("donkey 3,-2"), P("donkey -3,2"), seats=2, at="select", **options)  # type: ignore[arg-type]


def test_RB_5_40_a_turn_thought_ahead() -> None:
    """RB-5.40: as if everybody before had done nothing more; chance is not foreseen."""
    t = table("two_banks", P("donkey 1,-2"), P("donkey 1,-2"), at="select", async_phases=True)
    ahead = t.state.ahead(1, Rng(1))
    assert ahead is not None
    assert (ahead.seat, ahead.asked()) == (1, "select")
    assert ahead.rng.state() != t.state.rng.state()
    assert t.state.ahead(0, Rng(1)) is None
    live = table("two_banks", P("donkey 1,-2"), P("donkey 1,-2"), at="select")
    assert live.state.ahead(1, Rng(1)) is None, "they could meet, and nobody agreed on scripts"
    asking = table("two_banks", P("donkey 1,-2"), at="demand", phase="movement", async_phases=True)
    assert asking.state.ahead(1, Rng(1)) is None, "the order is always asked live"


def test_RB_5_41_separated_phases() -> None:
    assert planning.is_separated(far_apart().native)
    assert far_apart().state.ahead(1, Rng(1)) is not None
    near = table("two_banks", P("donkey 0,-1"), P("donkey 0,1"), at="select")
    assert not planning.is_separated(near.native), "both reach the river"
    walled = table("two_banks", P("donkey -1,-2"), P("donkey 1,2"), at="select")
    assert planning.is_separated(walled.native)
    beside = table("two_banks", P("donkey 0,-1: 1 stone"), P("donkey 1,-1"), at="choose_site")
    assert not planning.is_separated(beside.native)
    mill = {"0,-1": "sawmill"}
    apart = table("two_banks", P("donkey 0,-1: 1 trunks"), P("donkey 1,-1"), houses=mill)
    assert planning.is_separated(apart.native)
    shared = table("two_banks", P("donkey 0,-1: 1 trunks"), P("donkey 0,-1"), houses=mill)
    assert not planning.is_separated(shared.native)


def test_RB_5_41_the_wonder_is_separated_if_one_player_can_buy() -> None:
    homes = P("donkey 1,-2"), P("donkey -1,2")
    one = table("two_banks", *homes, ground={"1,-2": "2 boards"}, at="buy_brick")
    assert planning.is_separated(one.native)
    both = table("two_banks", *homes, ground={"1,-2": "2 boards", "-1,2": "2 boards"}, at="buy_brick")
    assert not planning.is_separated(both.native)
