"""Section 8: what is hidden, and chance; and playing without waiting (RB-5.40, RB-5.41)."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.core.rng import Rng
from ludoteca.core.state import State
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


def test_RB_5_41_a_carried_transporter_may_be_set_down_and_go_on() -> None:
    """RB-5.41, RB-6.3.24: a raft on a donkey's back reaches the sea, a donkey on a raft the land."""

    def is_separated(*players: P) -> bool:
        t = table("two_banks", *players, at="demand", phase="movement")
        t.play("demand no", "demand no")
        assert t.state.asked() == "carried"
        return planning.is_separated(t.native)

    assert not is_separated(P("donkey 2,0 carries raft"), P("raft 3,-1/water"))
    assert not is_separated(P("raft 0,0/water carries donkey"), P("wagon 0,-1"))
    assert is_separated(P("raft 0,0/water carries donkey"), P("wagon 1,-2"))


def whole_part(state: State, rng: Rng) -> list[int]:
    """Chance plays the rest of a seat's part of a phase; what it played."""
    seat, phase, played = state.seat, state.position()["phase"], []
    while not state.over and state.position()["phase"] == phase and state.seat == seat:
        played.append(state.legal[rng.below(len(state.legal))])
        state.apply(played[-1])
    return played


def own_part(state: State, seat: int) -> object:
    """What a seat has on the table, and what lies in its tiles."""
    position: dict[str, Any] = dict(state.position())
    player = position["players"][seat]
    places = {entry["hex"] for entry in player["transporters"]}
    return player, [tile for tile in position["tiles"] if tile["hex"] in places]


@pytest.mark.parametrize("name", ["two_banks", "archipelago", "four_valleys"])
def test_RB_5_41_in_a_separated_phase_it_does_not_matter_who_plays_first(name: str) -> None:
    """RB-5.40, RB-5.41: what was thought ahead can be played as it stands, and comes to the same."""
    compared = 0
    for seed in range(3):
        state = GAME.start(2, seed, {"map": name, "cooperation": False})
        rng = Rng(seed)
        for _ in range(700):
            if state.over:
                break
            ahead = state.ahead(1 - state.seat, rng)
            if ahead is not None and state.asked() in ("make", "carried", "select", "choose_site"):
                seat, live = 1 - state.seat, state.copy()
                script = whole_part(ahead, rng)
                whole_part(live, rng)
                if live.seat == seat and live.asked() == "demand":
                    continue
                for action in script:
                    assert action in live.legal
                    live.apply(action)
                assert own_part(live, seat) == own_part(ahead, seat)
                compared += 1
            state.apply(state.legal[rng.below(len(state.legal))])
    assert compared > 10


def test_RB_5_41_the_wonder_is_separated_if_one_player_can_buy() -> None:
    homes = P("donkey 1,-2"), P("donkey -1,2")
    one = table("two_banks", *homes, ground={"1,-2": "2 boards"}, at="buy_brick")
    assert planning.is_separated(one.native)
    both = table("two_banks", *homes, ground={"1,-2": "2 boards", "-1,2": "2 boards"}, at="buy_brick")
    assert not planning.is_separated(both.native)
    begun = table("two_banks", *homes, ground={"1,-2": "9 boards", "-1,2": "1 clay"}, at="buy_brick")
    begun.play("P0 buy")
    assert not planning.is_separated(begun.native), "what one has bought makes no brick dearer for the other"
