"""The legal actions of every decision, and the refusal of all others."""

from __future__ import annotations

from ludoteca.core.errors import IllegalAction, MalformedAction
from ludoteca.core.state import NOBODY, State
from ludoteca.testing.fields import field_values
from ludoteca.testing.trial import Trial

SAMPLES = 60
LONGEST_WAY = 1_000


def legal_sets(trial: Trial) -> None:
    """A decision offers at least two actions, without duplicates, always in the same order, each of which
    can be played; after the end there are none. Looking for them changes nothing, at any step.
    """
    for state, _ in trial.walk():
        if not trial.is_sampled(SAMPLES):
            continue
        legal = state.actions()
        shown = [trial.game.text(action) for action in legal]
        assert 0 <= state.seat < state.seats, f"seat {state.seat} decides, of {state.seats}"
        assert len(legal) >= 2, f"a decision with only {shown}: a single choice is played without asking"
        assert len(set(legal)) == len(legal), f"duplicates among {shown}"
        assert state.copy().choices() == legal, f"asked twice, the actions differ from {shown}"
        assert [trial.game.parse(line) for line in shown] == legal, f"notation and numbers differ: {shown}"
        for action in legal:
            assert_playable(trial, state.copy(), action)
        assert_choices_change_nothing(trial, state.copy(), trial.pick(legal))
    assert trial.state is not None
    assert trial.state.actions() == [], "actions are offered after the end"
    assert trial.state.legal == [], "`legal` is not empty after the end"


def assert_playable(trial: Trial, state: State, action: int) -> None:
    """Complain if a legal action breaks something."""
    try:
        state.play(action)
    except Exception as error:
        raise AssertionError(
            f"the legal action {trial.game.text(action)!r} cannot be played: {error!r}"
        ) from error
    assert state.seat == NOBODY or state.legal, f"no decision follows {trial.game.text(action)!r}"


def assert_choices_change_nothing(trial: Trial, state: State, action: int) -> None:
    """Go from one decision to the next step by step; complain if `choices()` changes a field on the way."""
    state.resolve(action)
    for _ in range(LONGEST_WAY):
        if state.seat == NOBODY:
            return
        before = field_values(state)
        legal = state.choices()
        changed = [name for name, value in field_values(state).items() if before.get(name) != value]
        assert not changed, f"after {trial.game.text(action)!r} `choices()` changes {', '.join(changed)}"
        if len(legal) > 1:
            return
        if legal:
            state.resolve(legal[0])
        else:
            state.skip()


def refusals(trial: Trial) -> None:
    """An action that is not offered is refused, with a reason and what is possible instead, and changes
    nothing; so is a number that is no action at all.
    """
    for state, _ in trial.walk():
        if trial.is_sampled(SAMPLES // 2):
            assert_refuses(trial, state)
    assert trial.state is not None
    assert_refuses(trial, trial.state)


def assert_refuses(trial: Trial, state: State) -> None:
    """Complain if a state does not refuse what it does not offer."""
    game = trial.game
    before = state.fingerprint()
    legal = state.actions()
    others = [action for action in range(game.verbs.size) if action not in legal]
    for action in [trial.pick(others) for _ in range(5)] if others else []:
        line = game.text(action)
        try:
            state.play(action)
        except IllegalAction as error:
            assert list(error.possible) == [game.text(other) for other in legal], "it names other actions"
            assert line in str(error) and str(error.reason), f"the message does not say what and why: {error}"
        except Exception as error:
            raise AssertionError(f"{line!r} is not legal; IllegalAction expected, found {error!r}") from error
        else:
            raise AssertionError(f"{line!r} is not legal but was played")
        assert state.fingerprint() == before, f"refusing {line!r} changed the position"
    for number in (-1, game.verbs.size):
        try:
            state.play(number)
        except MalformedAction:
            continue
        raise AssertionError(f"action number {number} should be a MalformedAction")
