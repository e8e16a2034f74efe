"""Section 7: nothing is hidden, and chance is two dice."""

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


def test_RP_7_1_the_list_of_what_is_hidden_is_empty() -> None:
    hidden: dict[str, list[str]] = {"seat": [], "spectator": []}
    check_game(GAME, seats=3, options={}, checks=["imagination"], hidden=hidden)


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
