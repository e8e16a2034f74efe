"""Hidden information: what a seat cannot know, it cannot find out."""

from __future__ import annotations

from ludoteca.core.events import Event, Journal
from ludoteca.core.playout import play_out
from ludoteca.core.rng import Rng
from ludoteca.core.state import State
from ludoteca.testing.canonical import events_text, position_text, view_text
from ludoteca.testing.checks.copies import assert_same
from ludoteca.testing.trial import Trial

AHEAD = 5
MOST_CHOICES = 4


def leaks(trial: Trial) -> None:
    """Two positions that differ only in what a viewer cannot know give him the same views and decisions,
    and after the same actions the same events, until something hidden comes to light. A choice that the
    view of another seat hides is not told to it by an event either.

    No view contains the seed or the state of the generator. A spectator sees no more than any seat.
    """
    for state, _ in trial.walk():
        if not trial.now_and_then(40):
            continue
        assert_choices_stay_secret(trial, state)
        public = view_text(state.view(None))
        for viewer in trial.viewers():
            seen = view_text(state.view(viewer))
            assert state.rng.state() not in seen, f"the view of {name(viewer)} shows the generator"
            assert str(trial.seed_of_game) not in seen, f"the view of {name(viewer)} shows the seed"
            twins = [trial.game.imagine(state.view(viewer), trial.rng)]
            if viewer is not None:
                twins.append(state.imagine(viewer, trial.rng))
            for twin in twins:
                problem = "what {} cannot know shows in the view of {}"
                assert_same(view_text(twin.view(viewer)), seen, problem.format(name(viewer), name(viewer)))
                assert_same(view_text(twin.view(None)), public, problem.format(name(viewer), name(None)))
                assert twin.open_scores(viewer) == state.open_scores(viewer), (
                    f"what {name(viewer)} cannot know shows in the open scores"
                )
                assert_same_decision(state, twin, viewer)
                assert_same_future(trial, state.copy(), twin.copy(), viewer)


def assert_same_decision(state: State, twin: State, viewer: int | None) -> None:
    """Complain if a viewer could tell two positions apart by who is asked and, if it is he, what."""
    assert twin.seat == state.seat, f"what {name(viewer)} cannot know shows in who is asked"
    if state.seat == viewer:
        assert twin.actions() == state.actions(), f"what seat {viewer} cannot know shows in its actions"


def assert_same_future(trial: Trial, state: State, twin: State, viewer: int | None) -> None:
    """Play both on with the same actions until something comes to light, comparing what the viewer sees."""
    state.journal, twin.journal = Journal(), Journal()
    for _ in range(AHEAD):
        common = [action for action in state.legal if action in twin.legal]
        if not common:
            return
        action = trial.pick(common)
        reveals = state.reveals, twin.reveals
        state.apply(action)
        twin.apply(action)
        if (state.reveals, twin.reveals) != reveals:
            return
        after = f"after {trial.game.text(action)!r} {name(viewer)} can tell what was hidden"
        told, told_twin = (events_text(s.journal.take() if s.journal else [], viewer) for s in (state, twin))
        assert_same(told_twin, told, f"{after} by the events (or `reveals` was not counted)")
        view, view_twin = view_text(state.view(viewer)), view_text(twin.view(viewer))
        assert_same(view_twin, view, f"{after} by the view (or `reveals` was not counted)")
        assert_same_decision(state, twin, viewer)


def assert_choices_stay_secret(trial: Trial, state: State) -> None:
    """Complain if two choices that look alike to another seat afterwards are told apart by the events."""
    after: list[tuple[State, list[Event]]] = []
    for action in state.legal[:MOST_CHOICES]:
        twin = state.copy()
        twin.journal = Journal()
        twin.apply(action)
        if twin.reveals == state.reveals:
            after.append((twin, twin.journal.take()))
    for viewer in trial.viewers():
        told: dict[str, tuple[str, str]] = {}
        for twin, events in after if viewer != state.seat else []:
            text, truth = events_text(events, viewer), position_text(twin.position())
            first, other_truth = told.setdefault(view_text(twin.view(viewer)), (text, truth))
            problem = f"a choice of seat {state.seat} that {name(viewer)} does not see is told by the events"
            assert_same(text, first if truth != other_truth else text, problem)


def imagination(trial: Trial) -> None:
    """From a view alone comes a full position: without faults, with the same view and actions for the
    viewer, playable to the end, and without the true generator; so it is with `State.imagine`.
    """
    for state, _ in trial.walk():
        if not trial.now_and_then(30):
            continue
        truth = position_text({**state.position(), "rng": None})
        for viewer in trial.viewers():
            view = state.view(viewer)
            text, seed = view_text(view), int(trial.rng.bits())
            twin = trial.game.imagine(view, Rng(seed))
            again = trial.game.imagine(view, Rng(seed))
            assert_same(
                position_text(again.position()),
                position_text(twin.position()),
                "the same view and generator are imagined differently",
            )
            assert view_text(view) == text, "imagining changed the view"
            twins = [twin] if viewer is None else [twin, state.imagine(viewer, Rng(seed))]
            imagined = [
                position_text(alike.imagine(viewer, Rng(seed)).position())
                for alike in (state, *twins)
                if viewer is not None
            ]
            for twin in twins:
                assert_plausible(trial, state, twin, viewer)
                trial.report.imagined += 1
                trial.report.varied += position_text({**twin.position(), "rng": None}) != truth
            for other in imagined[1:]:
                assert_same(other, imagined[0], f"what {name(viewer)} cannot know shows in what it imagines")


def assert_plausible(trial: Trial, state: State, twin: State, viewer: int | None) -> None:
    """Complain about an imagined position that the viewer could not be in."""
    problems = trial.game.faults(twin)
    assert not problems, f"imagined by {name(viewer)}, the position has faults: {problems}"
    assert twin.rng.state() != state.rng.state(), (
        f"imagined by {name(viewer)}, chance to come is the true one"
    )
    assert_same(
        view_text(twin.view(viewer)), view_text(state.view(viewer)), f"{name(viewer)} imagines another view"
    )
    assert_same_decision(state, twin, viewer)
    assert twin.choices() == twin.legal, "`legal` of an imagined position is not what it offers"
    assert twin.journal is None, "an imagined position has a journal"
    loaded = trial.game.load(twin.position())
    assert_same(
        position_text(loaded.position()), position_text(twin.position()), "imagined, it reads otherwise"
    )
    if trial.now_and_then(8):
        play_out(twin, trial.rng)
        problems = trial.game.faults(twin)
        assert not problems, f"imagined by {name(viewer)} and played out, it has faults: {problems}"


def name(viewer: int | None) -> str:
    """A viewer in words."""
    return "a spectator" if viewer is None else f"seat {viewer}"
