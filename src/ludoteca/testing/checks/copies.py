"""Copies, and everything else that a state hands out, go their own way."""

from __future__ import annotations

import json

from ludoteca.core.playout import play_some
from ludoteca.core.state import State
from ludoteca.testing.canonical import difference, plain, position_text
from ludoteca.testing.fields import forgotten_fields
from ludoteca.testing.trial import Trial

SAMPLES = 60
FAR = 6


def copies(trial: Trial) -> None:
    """A copy has the same position and the same future, and neither changes when the other goes on."""
    kept: list[tuple[State, str, list[int], int]] = []
    promised = ""
    for state, action in trial.walk():
        if promised:
            problem = "the original went on differently from its copy"
            assert_same(position_text(state.position()), promised, problem)
            promised = ""
        if not trial.is_sampled(SAMPLES):
            continue
        before = position_text(state.position())
        twin = state.copy()
        assert twin is not state and twin.journal is None, "a copy is a new state without a journal"
        assert_same(position_text(twin.position()), before, "a copy has another position")
        assert twin.actions() == state.actions(), "a copy has other actions"
        kept.append((state.copy(), before, state.actions(), trial.ply))
        twin.apply(action)
        promised = position_text(twin.position())
        play_some(twin, trial.rng, FAR)
        assert_same(position_text(state.position()), before, "the original changed when its copy went on")
    assert trial.state is not None
    problem = "the original ended differently from its copy"
    assert_same(
        position_text(trial.state.position()), promised or position_text(trial.state.position()), problem
    )
    for old, text, actions, ply in kept:
        problem = f"the copy made at ply {ply} changed when the original went on"
        assert_same(position_text(old.position()), text, problem)
        assert old.actions() == actions, problem


def handed_out(trial: Trial) -> None:
    """A position, a view or a list of actions that was handed out does not change when the game goes on."""
    for state, _ in trial.walk():
        if not trial.is_sampled(SAMPLES // 6):
            continue
        twin = state.copy()
        position, legal = twin.position(), twin.actions()
        views = [twin.view(viewer) for viewer in trial.viewers()]
        texts = [json.dumps(plain(view, "view")) for view in views]
        text, numbers = position_text(position), legal[:]
        play_some(twin, trial.rng, 2 * FAR)
        assert_same(position_text(position), text, "a position that was handed out changed")
        for view, before in zip(views, texts, strict=True):
            assert_same(json.dumps(plain(view, "view")), before, "a view that was handed out changed")
        legal.clear()
        assert state.actions() == numbers, "the list that actions() gives is not the caller's own"


def fields(trial: Trial) -> None:
    """Every field of a state comes along in a copy, and reading its position brings it back."""
    forgotten = forgotten_fields(trial.game, trial.seats, trial.seed_of_game)
    assert not forgotten.by_copy, f"a copy forgets {', '.join(forgotten.by_copy)}"
    assert not forgotten.by_read, f"a position, read again, has other {', '.join(forgotten.by_read)}"


def assert_same(found: str, expected: str, problem: str) -> None:
    """Complain, and show where two texts part."""
    assert found == expected, f"{problem}: {difference(found, expected)}"
