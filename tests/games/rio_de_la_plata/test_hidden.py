"""Section 7: nothing is hidden but an offer in the making, and chance is two dice."""

from __future__ import annotations

from ludoteca.core.rng import Rng
from ludoteca.testing import check_game

from .table import GAME, P, Table, table


def test_RP_7_1_everything_is_public() -> None:
    """All views are the same, and from a view the whole position follows but for the dice to come."""
    t = table(3, P(goods="2 stone 3 coin", vp=4), city="8,5 /0", offices={"gunner": 1})
    assert t.view(0).players == t.view(1).players == t.view(None).players
    imagined = Table(GAME.imagine(t.view(2), Rng(5)))
    position = imagined.position
    for key in position.keys() - {"rng"}:
        assert position[key] == t[key]
    assert t.state.open_scores(None) == t.state.scores()


def test_RP_7_1_an_offer_is_known_when_it_is_sent() -> None:
    """Before that its maker alone sees what is in it; dropped, it leaves no trace."""
    t = table(3, P(goods="2 stone"), P(goods="3 coin"), trade=True)
    begun = t.copy().play("offer 1")
    t.play("offer 1", "give stone", "get coin")
    assert t.view(0).chain.give == {"stone": 1, "wood": 0, "precious": 0, "coin": 0}
    for viewer in (1, 2, None):
        assert t.view(viewer).chain.give is t.view(viewer).chain.get is None
        assert t.view(viewer) == begun.view(viewer)
    before = t.state.reveals
    assert t.play("send").state.reveals == before + 1
    assert t.view(2).chain.get == {"stone": 0, "wood": 0, "precious": 0, "coin": 1}


def test_RP_7_1_nothing_else_is_hidden() -> None:
    secret = ["chain.get", "chain.give"]
    report = check_game(
        GAME, seats=3, options={"short_game": True}, games_per_setup=4, checks=["imagination"]
    )
    assert report.varied > 0
    assert all({*paths} <= {*secret} for paths in report.hidden.values())


def test_RP_7_2_a_throw_is_counted_as_a_reveal() -> None:
    """Nobody takes it back; without enemies nothing is thrown (RP-5.101)."""
    for natives, throws in ((2, 1), (1, 0)):
        t = table(3, P(fields=2), P(fields=2), phase="effects", natives=natives)
        t.play("end_effects")
        before = t.state.reveals
        assert t.play("end_effects").state.reveals == before + throws


def test_RP_7_3_the_same_seed_and_decisions_give_the_same_game() -> None:
    """And the dice are counted as a reveal: nobody takes a throw back."""

    def play(seed: int) -> list[str]:
        state = GAME.new(2, seed=seed, short_game=True)
        rng = Rng(1)
        prints = [state.fingerprint()]
        while not state.over:
            actions = state.actions()
            state.play(actions[rng.below(len(actions))])
            prints.append(state.fingerprint())
        assert state.reveals > 0
        return prints

    assert play(3) == play(3)
    assert play(3)[0] != play(4)[0]
