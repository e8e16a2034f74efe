"""Spoiled positions: `load` refuses them in one line, or what it takes can be played."""

from __future__ import annotations

from ludoteca.core.errors import BadPosition, LudotecaError
from ludoteca.core.position import Reader
from ludoteca.core.rng import Rng
from ludoteca.core.state import NOBODY, State
from ludoteca.testing.canonical import position_text
from ludoteca.testing.paths import flat
from ludoteca.testing.spoil import Spoiled, at, show, spoil
from ludoteca.testing.trial import Trial

SAMPLES = 12
PER_GAME = 400
LONGEST_LINE = 1_000
LONGEST_PLAYOUT = 400
ENOUGH = 30
"""From so many readable positions on, invariants that never complain are none."""


def spoiled_positions(trial: Trial) -> None:
    """A position in which a number, word, entry or key is wrong is refused with a BadPosition of one line,
    or it is taken as it is written, has no faults and can be played to the end.

    Numbers beyond all measure and unknown keys are never taken. Of the others the invariants refuse some:
    `faults` that finds nothing wrong with any of them does not look.
    """
    moments = [state.position() for state, _ in trial.walk() if trial.is_sampled(SAMPLES)]
    assert trial.state is not None
    moments.append(trial.state.position())
    read, refused = 0, 0
    for position in moments:
        for spoiled in spoil(position, trial.rng, PER_GAME // len(moments)):
            trial.report.spoiled += 1
            state = load(trial, spoiled)
            if state is not None:
                assert_taken_as_written(trial, spoiled)
                assert_playable(trial, spoiled, state)
            verdict = faults_of(trial, spoiled)
            read += verdict is not None
            refused += bool(verdict)
    assert refused or read < ENOUGH, (
        f"`faults` found nothing wrong with {read} positions in which something was changed"
    )


def load(trial: Trial, spoiled: Spoiled) -> State | None:
    """The state of a spoiled position; None if it is refused, as it should be, in one line."""
    try:
        state = trial.game.load(spoiled.position)
    except BadPosition as error:
        line = str(error)
        assert line.strip() and "\n" not in line, (
            f"a position {spoiled.what} is not refused in one line: {line!r}"
        )
        assert len(line) <= LONGEST_LINE, (
            f"a position {spoiled.what} is refused with {len(line)} characters: {line[:80]}…"
        )
        return None
    except Exception as error:
        raise AssertionError(f"a position {spoiled.what} should be a BadPosition, not {error!r}") from error
    assert not spoiled.is_huge, f"a position {spoiled.what} is taken"
    return state


def faults_of(trial: Trial, spoiled: Spoiled) -> list[str] | None:
    """What the invariants have against a position; None if it cannot even be read."""
    try:
        return trial.game.faults(trial.game.read(Reader(spoiled.position)))
    except LudotecaError:
        return None


def assert_taken_as_written(trial: Trial, spoiled: Spoiled) -> None:
    """Complain if a value was ignored: whoever edits a position must see his change or be told."""
    path = spoiled.path
    if not path or isinstance(path[-1], int) or isinstance(spoiled.value, list | dict):
        return
    written = trial.game.read(Reader(spoiled.position)).position()
    assert at(written, path) == spoiled.value, (
        f"a position {spoiled.what} is taken, but the value is ignored: {show(path)} is {at(written, path)!r}"
    )


def assert_playable(trial: Trial, spoiled: Spoiled, state: State) -> None:
    """Complain if what was taken breaks later."""
    problem = f"a position {spoiled.what} is taken,"
    text = position_text(state.position())
    again = trial.game.load(state.position())
    assert flat(again.position()) == flat(state.position()), (
        f"{problem} but saved it is another: {text[:200]}"
    )
    rng = Rng(trial.seed)
    try:
        for _ in range(LONGEST_PLAYOUT):
            if state.seat == NOBODY:
                break
            legal = state.legal
            assert len(set(legal)) == len(legal) >= 2, (
                f"the actions {legal} are not two or more different ones"
            )
            state.apply(legal[rng.below(len(legal))])
        problems = trial.game.faults(state)
        assert not problems, "; ".join(problems)
        state.scores(), state.standings(), state.breakdown()
        for viewer in (*range(state.seats), None):
            state.view(viewer)
    except Exception as error:
        raise AssertionError(f"{problem} but cannot be played: {error!r}") from error
