"""What bots are told of a game: usable answers, and questions that change nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from ludoteca.core.insight import shares
from ludoteca.core.state import NOBODY, State
from ludoteca.testing.canonical import position_text
from ludoteca.testing.checks.copies import assert_same
from ludoteca.testing.trial import Trial

T = TypeVar("T")
SAMPLES = 40
LONGEST = 10_000
"""So many obvious decisions in a row have no end."""


def insight(trial: Trial) -> None:
    """What bots are told is usable: shares of victory from 0 to 1 that add up to 1 (alone: the chance of
    winning, or how far one is) and at the end say who has won; positive priors; what is expected for every
    action or for none; at least one sensible action; a plan that can be played. Asked twice it says the
    same, and asking changes nothing. What is obvious is played for good, and comes to an end.
    """
    for state, _ in trial.walk():
        if trial.is_sampled(SAMPLES):
            assert_shares(state, asked(state, "evaluate", trial.game.insight.evaluate))
            assert_opinions(trial, state)
            assert_obvious(trial, state)
    assert trial.state is not None
    end = asked(trial.state, "evaluate", trial.game.insight.evaluate)
    assert_shares(trial.state, end)
    if not is_alone(trial.state):
        won = shares(trial.state.standings())
        is_same = all(abs(one - other) < 1e-6 for one, other in zip(end, won, strict=True))
        assert is_same, f"after the end the shares of victory are {won}, not {end}"


def asked(state: State, name: str, question: Callable[[State], T]) -> T:
    """The answer to a question about a position, which neither changes it nor depends on the mood."""
    before = position_text(state.position())
    answer, again = question(state), question(state)
    assert answer == again, f"`{name}` says {answer}, asked again {again}"
    assert_same(position_text(state.position()), before, f"`{name}` changed the position")
    return answer


def assert_opinions(trial: Trial, state: State) -> None:
    """Complain about priors, expectations and sensible actions that are none."""
    known, legal = trial.game.insight, state.actions()
    expected = asked(state, "expect", lambda s: known.expect(s, s.actions()))
    assert len(expected) in (0, len(legal)), f"{len(expected)} expectations for {len(legal)} actions"
    for evaluation in expected:
        assert_shares(state, evaluation)
    priors = asked(state, "prior", lambda s: known.prior(s, s.actions()))
    assert len(priors) == len(legal), f"{len(priors)} priors for {len(legal)} actions"
    assert all(prior > 0 for prior in priors), f"priors are positive, not {priors}"
    sensible = asked(state, "sensible", lambda s: known.sensible(s, s.actions()))
    assert sensible, "no action is sensible"
    strange = [action for action in sensible if action not in legal]
    assert not strange, f"sensible, but not legal: {', '.join(map(trial.game.text, strange))}"
    assert len(set(sensible)) == len(sensible), "an action is sensible twice"
    world = state.copy()
    for action in asked(state, "plan", known.plan):
        assert action in world.legal, f"planned, but not legal: {trial.game.text(action)}"
        world.apply(action)


def assert_obvious(trial: Trial, state: State) -> None:
    """Complain about obvious decisions that are not played, never end, or lead where nobody can be."""
    known, after = trial.game.insight, state.copy()
    for _ in range(LONGEST):
        before = position_text(after.position())
        is_played = after.seat != NOBODY and known.play_obvious(after)
        is_same = position_text(after.position()) == before
        assert is_played or is_same, "`play_obvious` says that it played nothing, but the position changed"
        assert not (is_played and is_same), "`play_obvious` says that it played, but the position is the same"
        if not is_played:
            break
    else:
        raise AssertionError(f"`play_obvious` plays more than {LONGEST} times in a row")
    known.follow(after)
    assert after.seat == NOBODY or known.is_at_rest(after), "`follow` stops before the position is at rest"
    problems = trial.game.faults(after)
    assert not problems, f"after what is obvious and promising the position has faults: {problems}"
    assert after.legal == ([] if after.seat == NOBODY else after.choices()), (
        "after what is obvious and promising, `legal` is not what the position offers"
    )


def assert_shares(state: State, found: list[float]) -> None:
    """Complain about shares of victory that are none."""
    assert len(found) == state.seats, f"{len(found)} shares for {state.seats} seats"
    assert all(0 <= share <= 1 for share in found), f"shares from 0 to 1, not {found}"
    if is_alone(state):
        won = state.standings()[0] == 1
        assert not state.over or found[0] == float(won), f"{'won' if won else 'lost'}, but evaluated {found}"
        return
    assert abs(sum(found) - 1) < 1e-6, f"shares add up to 1, not {sum(found)}: {found}"


def is_alone(state: State) -> bool:
    """Does nobody play against anybody, but for rivals?"""
    return len({state.team(seat) for seat in range(state.seats)}) == 1
