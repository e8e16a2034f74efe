"""Imagining: from what a viewer knows comes a whole position that could be the true one."""

from __future__ import annotations

from ludoteca.core.playout import play_some
from ludoteca.core.rng import Rng
from ludoteca.core.state import State
from ludoteca.testing.canonical import position_text, view_text
from ludoteca.testing.checks.copies import assert_same
from ludoteca.testing.paths import Names, differences, flat
from ludoteca.testing.report import SEAT, SPECTATOR, Report
from ludoteca.testing.told import name, told_at_a_glance
from ludoteca.testing.trial import Trial

SAMPLES = 6
PLAYED_OUT = 3
LONGEST_PLAYOUT = 1_000


def imagination(trial: Trial) -> None:
    """From a view alone comes a full position: without faults, with the same view and actions for the
    viewer, playable to the end, and without the true generator; so it is with `State.imagine`.

    What differs from the truth is what the viewer cannot know: `Report.hidden` lists it.
    """
    for state, _ in trial.walk():
        if not trial.is_sampled(SAMPLES):
            continue
        truth = flat(state.position())
        for viewer in trial.viewers():
            worlds = imagined_worlds(trial, state, viewer)
            for twin in worlds:
                assert_plausible(trial, state, twin, viewer)
            if viewer is not None:
                assert_honest(trial, [state, *worlds], viewer)
            seen = [flat(twin.position()) for twin in worlds]
            trial.report.imagined += len(worlds)
            trial.report.varied += sum(world != truth for world in seen)
            names = Names(trial.game, trial.seats, viewer)
            hidden = [names.name(path, truth) for path in differences([truth, *seen])]
            who = SPECTATOR if viewer is None else SEAT
            trial.report.add(Report(trial.game.id, hidden={who: hidden}))


def imagined_worlds(trial: Trial, state: State, viewer: int | None) -> list[State]:
    """What a viewer imagines, in all ways that there are."""
    view = state.view(viewer)
    text, seed = view_text(view), int(trial.rng.bits())
    twin = trial.game.imagine(view, Rng(seed))
    again = trial.game.imagine(view, Rng(seed))
    problem = "the same view and generator are imagined differently"
    assert_same(position_text(again.position()), position_text(twin.position()), problem)
    assert view_text(view) == text, "imagining changed the view"
    if viewer is None:
        return [twin, trial.game.imagine(view, Rng(seed + 1))]
    return [twin, state.imagine(viewer, Rng(seed))]


def assert_honest(trial: Trial, alike: list[State], viewer: int) -> None:
    """Complain if positions that look alike to a seat are not imagined alike: then truth shines through."""
    seed = int(trial.rng.bits())
    first, *others = [position_text(state.imagine(viewer, Rng(seed)).position()) for state in alike]
    for other in others:
        assert_same(other, first, f"what {name(viewer)} cannot know shows in what it imagines")


def assert_plausible(trial: Trial, state: State, twin: State, viewer: int | None) -> None:
    """Complain about an imagined position that the viewer could not be in."""
    problems = trial.game.faults(twin)
    assert not problems, f"imagined by {name(viewer)}, the position has faults: {problems}"
    assert twin.rng.state() != state.rng.state(), (
        f"imagined by {name(viewer)}, chance to come is the true one"
    )
    there = told_at_a_glance(twin, viewer)
    for what, text in told_at_a_glance(state, viewer).items():
        assert_same(there[what], text, f"imagined by {name(viewer)}, the position differs in {what}")
    assert twin.choices() == twin.legal, "`legal` of an imagined position is not what it offers"
    assert twin.journal is None, "an imagined position has a journal"
    loaded = trial.game.load(twin.position())
    assert_same(
        position_text(loaded.position()), position_text(twin.position()), "imagined, it reads otherwise"
    )
    if trial.is_sampled(PLAYED_OUT):
        far = twin.copy()
        play_some(far, trial.rng, LONGEST_PLAYOUT)
        problems = trial.game.faults(far)
        assert not problems, f"imagined by {name(viewer)} and played out, it has faults: {problems}"
