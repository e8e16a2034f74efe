"""Section 7: what is hidden, and chance."""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict

import pytest

from ludoteca.core.events import Event, Journal
from ludoteca.core.rng import Rng
from ludoteca.testing import check_game

from .table import GAME, GOODS, P, Table, load, table


def other_pile(t: Table) -> Table:
    """The same table with another order of the face-down pile and another generator."""
    position = t.position
    position["draw_pile"] = position["draw_pile"][::-1]
    position["rng"] = Rng(99).state()
    return Table(load(position))


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_PR_7_1_the_order_of_the_pile_is_hidden_from_everybody(viewer: int | None) -> None:
    """Two tables that differ in it alone give the same view and decisions; its composition is known."""
    t = table(3, P(city="hacienda*"))
    u = other_pile(t)
    assert t["draw_pile"] != u["draw_pile"]
    assert t.view(viewer) == u.view(viewer)
    assert t.legal == u.legal
    pile = Counter(t["draw_pile"])
    assert t.view(viewer).draw_pile == {good: pile[good] for good in GOODS}


def test_PR_7_1_no_event_tells_the_pile_before_a_draw() -> None:
    def events(t: Table) -> list[Event]:
        t.state.journal = Journal()
        t.play("P0 role settler", "P0 hacienda no", "P0 settle quarry")
        return t.state.journal.take()

    t = table(3, P(city="hacienda*"))
    u = other_pile(t)
    assert events(t) == events(u)


def test_PR_7_2_points_of_others_are_shown_only_after_the_end() -> None:
    t = table(3, P(vp=5), P(vp=7), P(vp=1))
    assert [player.vp for player in t.view(1).players] == [None, 7, None]
    assert [player.vp for player in t.view(None).players] == [None, None, None]
    assert t.state.open_scores(1) == [None, 7, None]
    assert t.state.open_scores(None) == [None, None, None]
    assert t.view(0).vp_supply == 75 - 13
    open_table = table(3, P(vp=5), P(vp=7), P(vp=1), hidden_vp=False)
    assert [player.vp for player in open_table.view(None).players] == [5, 7, 1]
    over = table(3, P(vp=5), P(vp=7), P(vp=1), max_rounds=1)
    over.play("role craftsman", "role trader", "role captain")
    assert over.state.over
    assert [player.vp for player in over.view(None).players] == [5, 7, 1]


def test_PR_7_2_every_load_is_announced() -> None:
    t = table(3, P(goods="2 corn"))
    t.state.journal = Journal()
    t.play("P0 role captain", "P0 load corn 4")
    loaded = next(event for event in t.state.journal.take() if event.id == "loaded")
    assert loaded.args == {"seat": 0, "good": "corn", "ship": "4", "count": 2, "vp": 3}
    assert all(loaded.is_seen_by(seat) for seat in (None, 0, 1, 2))


def test_PR_7_3_everything_else_is_public() -> None:
    """All views agree but for the points of the viewer himself."""
    t = table(4, P(vp=3, goods="1 corn"), P(doubloons=9), pile="corn", discard="2 sugar", face_up="5 coffee")
    seen = [asdict(t.view(viewer)) for viewer in (None, 0, 1, 2, 3)]
    for view in seen:
        view.pop("viewer")
        for player in view["players"]:
            player.pop("vp")
    assert all(view == seen[0] for view in seen)
    hidden = {"draw_pile", "rng", "players"}
    shown = seen[0]
    position = t.position
    for key in position.keys() - hidden - {"ships", "roles", "scratch", "trading_house", "end_triggers"}:
        assert shown[key] == position[key], key
    assert shown["discard_pile"]["sugar"] == 2


def test_PR_7_4_imagining_draws_the_pile_anew_and_nothing_else() -> None:
    """From the view alone, or from the state: the same table but for the order of the pile."""
    t = table(3, P(vp=5, city="hacienda*"), P(vp=7))
    rng = Rng(5)
    tops: Counter[str] = Counter()
    for number in range(600):
        view = t.view(0)
        twin = GAME.imagine(view, rng) if number % 2 else t.state.imagine(0, rng)
        position = Table(twin).position
        tops[position["draw_pile"][-1]] += 1
        assert sorted(position["draw_pile"]) == sorted(t["draw_pile"])
        assert [player["vp"] for player in position["players"]] == [5, 7, 0]
        for key in position.keys() - {"draw_pile", "rng"}:
            assert position[key] == t[key]
    pile = Counter(t["draw_pile"])
    for good, number in pile.items():
        expected = 600 * number / pile.total()
        assert abs(tops[good] - expected) < 5 * expected**0.5 + 5


def test_PR_7_1_only_the_order_of_the_pile_cannot_be_known() -> None:
    """What `check_game` finds hidden over a whole game: nothing else may join or leave the list."""
    hidden = {"seat": ["draw_pile"], "spectator": ["draw_pile"]}
    assert check_game(GAME, seats=3, options={}, checks=["imagination"], hidden=hidden).varied > 0


def test_PR_7_5_seed_and_decisions_give_the_same_game() -> None:
    def play(seed: int) -> list[str]:
        state = GAME.new(4, seed=seed)
        rng = Rng(1)
        prints = [state.fingerprint()]
        while not state.over:
            actions = state.actions()
            state.play(actions[rng.below(len(actions))])
            prints.append(state.fingerprint())
        return prints

    assert play(3) == play(3)
    assert play(3)[0] != play(4)[0]
