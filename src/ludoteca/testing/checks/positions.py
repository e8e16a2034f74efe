"""A position is the whole truth: read back, the game goes on as it would have."""

from __future__ import annotations

import json

from ludoteca.core.errors import BadPosition
from ludoteca.core.rng import Rng
from ludoteca.core.state import State
from ludoteca.testing.canonical import position_text
from ludoteca.testing.checks.copies import assert_same
from ludoteca.testing.fields import field_values
from ludoteca.testing.told import told_to
from ludoteca.testing.trial import Trial

AHEAD = 12
SAMPLES = 10


def positions(trial: Trial) -> None:
    """A position survives JSON and reads back as the same state, with the same actions and future."""
    for state, _ in trial.walk():
        if trial.is_sampled(SAMPLES):
            assert_reads_back(trial, state)
    assert trial.state is not None
    assert_reads_back(trial, trial.state)


def assert_reads_back(trial: Trial, state: State) -> None:
    """Complain if the position of a state is not the whole truth about it."""
    position = state.position()
    text = position_text(position)
    assert json.loads(text) == position, "the position is not the same after JSON: tuples or number keys?"
    assert position.get("game") == trial.game.id, "the position does not name its game"
    assert position.get("version") == trial.game.version, "the position does not name its version"
    try:
        loaded = trial.game.load(json.loads(text))
    except BadPosition as error:
        raise AssertionError(f"the position of a state in play does not load: {error}") from error
    assert_same(position_text(loaded.position()), text, "loaded, the position is another one")
    assert loaded.seat == state.seat, f"loaded, seat {loaded.seat} decides instead of {state.seat}"
    assert loaded.actions() == state.actions(), "loaded, the actions are other ones"
    twin = state.copy()
    for _ in range(AHEAD):
        if twin.over:
            break
        action = trial.pick(twin.actions())
        twin.apply(action)
        loaded.apply(action)
        problem = f"loaded, the game goes on differently after {trial.game.text(action)!r}"
        assert_same(position_text(loaded.position()), position_text(twin.position()), problem)
        assert loaded.actions() == twin.actions(), problem


def questions(trial: Trial) -> None:
    """Asking a state anything (actions, views, scores, words, reasons, forecasts, imagining) changes nothing
    in it.
    """
    for state, _ in trial.walk():
        if not trial.is_sampled(SAMPLES):
            continue
        before, fields = position_text(state.position()), field_values(state)
        legal = state.actions()
        state.choices()
        state.copy()
        state.scores(), state.standings(), state.breakdown(), repr(state), state.fingerprint()
        state.rivals(), state.why_not(int(trial.rng.below(trial.game.verbs.size)))
        for viewer in trial.viewers():
            told_to(state, viewer)
        for seat in range(trial.seats):
            state.team(seat), state.imagine(seat, Rng(trial.seed))
        assert_same(position_text(state.position()), before, "asking questions changed the position")
        changed = [name for name, value in field_values(state).items() if fields.get(name) != value]
        assert not changed, f"asking questions changed {', '.join(changed)}"
        assert state.actions() == legal, "asking questions changed the actions"
