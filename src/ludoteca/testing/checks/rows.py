"""Rows for learning programs: a game's own way of filling them says exactly what its views say."""

from __future__ import annotations

from ludoteca.core.encoding.plan import FromView, plan_for
from ludoteca.core.encoding.rows import zeros
from ludoteca.testing.told import name
from ludoteca.testing.trial import Trial

SAMPLES = 4


def rows(trial: Trial) -> None:
    """The row of the deciding seat can be filled; a way of the game's own says what the views of all say."""
    plan = plan_for(trial.game, trial.seats)
    assert len(set(plan.names)) == plan.size, "two components of a row have the same name"
    measure, own = FromView(plan), trial.game.filler(trial.seats)
    has_own_way = not isinstance(own, FromView)
    for state, _ in trial.walk():
        if not trial.is_sampled(SAMPLES):
            continue
        for seat in range(trial.seats) if has_own_way else [int(state.seat)]:
            expected = zeros(plan.size)
            measure.fill(state, seat, expected, 0)
            if has_own_way:
                found = zeros(plan.size)
                own.fill(state, seat, found, 0)
                for component, there, here in zip(plan.names, found, expected, strict=True):
                    assert there == here, f"{component} of {name(seat)} is {there}, but {here} by its view"
