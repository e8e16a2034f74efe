"""Hidden information: what a viewer cannot know, he cannot find out, whatever he looks at or is told."""

from __future__ import annotations

from ludoteca.core.events import Event, Journal
from ludoteca.core.position import Reader
from ludoteca.core.rng import Rng
from ludoteca.core.state import State
from ludoteca.testing.canonical import events_text, view_text
from ludoteca.testing.checks.copies import assert_same
from ludoteca.testing.told import name, told_at_a_glance, told_to
from ludoteca.testing.trial import Trial

SAMPLES = 16
MOST_CHOICES = 6
AHEAD = 4


def leaks(trial: Trial) -> None:
    """Two positions that differ only in what a viewer cannot know look alike to him: views, open scores,
    decisions, the words of questions and offers, reasons, forecasts, holdings, standing orders.

    After the same action they still do, events included. Only where something comes to light may they
    part, and only for those whom an event tells what it was; what events tell, the view keeps.
    No view contains the seed or the state of the generator. A spectator sees no more than any seat.
    """
    assert_setup_keeps_secrets(trial)
    for state, _ in trial.walk():
        if not trial.is_sampled(SAMPLES):
            continue
        for viewer in trial.viewers():
            seen = view_text(state.view(viewer))
            assert state.rng.state() not in seen, f"the view of {name(viewer)} shows the generator"
            assert str(trial.seed_of_game) not in seen, f"the view of {name(viewer)} shows the seed"
            here = told_to(state, viewer)
            for twin in twins(trial, state, viewer):
                there = told_to(twin, viewer)
                for what, text in here.items():
                    assert_same(there[what], text, f"what {name(viewer)} cannot know shows in {what}")
                assert_same_futures(trial, state, twin, viewer)


def twins(trial: Trial, state: State, viewer: int | None) -> list[State]:
    """Positions that look the same to the viewer, from his view alone and from the state's imagination."""
    found = [trial.game.imagine(state.view(viewer), trial.rng)]
    if viewer is not None:
        found.append(state.imagine(viewer, trial.rng))
    return found


def assert_same_futures(trial: Trial, state: State, twin: State, viewer: int | None) -> None:
    """Try several actions on both, and go on with one of them for a while."""
    common = trial.some([action for action in state.legal if action in twin.legal], MOST_CHOICES)
    for action in common:
        after = assert_same_future(trial, state, twin, viewer, action)
    for _ in range(AHEAD if common else 0):
        if after is None:
            return
        state, twin = after
        common = [action for action in state.legal if action in twin.legal]
        if not common:
            return
        after = assert_same_future(trial, state, twin, viewer, trial.pick(common))


def assert_same_future(
    trial: Trial, state: State, twin: State, viewer: int | None, action: int
) -> tuple[State, State] | None:
    """Complain if an action tells the viewer the two positions apart without anything coming to light.

    Gives the two that follow, None where the viewer has rightly learned something.
    """
    done = f"after {trial.game.text(action)!r}"
    one, events = watched(state, action)
    other, events_there = watched(twin, action)
    if one.reveals == state.reveals and other.reveals == twin.reveals:
        problem = f"{done} {name(viewer)} can tell what was hidden by {{}} (or `reveals` was not counted)"
        assert_same(
            events_text(events_there, viewer), events_text(events, viewer), problem.format("the events")
        )
        there = told_at_a_glance(other, viewer)
        for what, text in told_at_a_glance(one, viewer).items():
            assert_same(there[what], text, problem.format(what))
        return one, other
    lucky = twin.copy()
    lucky.rng = state.rng.copy()
    other, events_there = watched(lucky, action)
    return assert_told(done, (one, events), (other, events_there), viewer)


def assert_told(
    done: str, here: tuple[State, list[Event]], there: tuple[State, list[Event]], viewer: int | None
) -> tuple[State, State] | None:
    """Complain if something came to light for a viewer whom nobody told, or is told and then forgotten.

    Where chance has gone other ways nothing can be said.
    """
    (one, events), (other, events_there) = here, there
    if one.rng.state() != other.rng.state():
        return None
    heard, heard_there = events_text(events, viewer), events_text(events_there, viewer)
    seen, seen_there = view_text(one.view(viewer)), view_text(other.view(viewer))
    if heard == heard_there:
        problem = (
            f"{done} something came to light that no event tells {name(viewer)}, but it shows in the view"
        )
        assert_same(seen_there, seen, problem)
        return one, other
    if seen == seen_there:
        assert_same(heard_there, heard, f"{done} events tell {name(viewer)} what his view does not show")
    return None


def watched(state: State, action: int) -> tuple[State, list[Event]]:
    """The position after an action, and what was told on the way."""
    twin = state.copy()
    twin.journal = Journal()
    twin.apply(action)
    return twin, twin.journal.take()


def assert_setup_keeps_secrets(trial: Trial) -> None:
    """Complain if what happens between the deal and the first decision tells a secret of the deal."""
    seed = trial.seed_of_game
    dealt = trial.game.deal(trial.seats, Rng(seed), trial.options)
    for viewer in trial.viewers():
        one = dealt.copy()
        other = trial.game.read(Reader(trial.game.complete(one.view(viewer), trial.rng)))
        other.rng = one.rng.copy()
        moments: list[tuple[State, list[Event]]] = []
        for state in (one, other):
            state.journal = Journal()
            state.advance()
            moments.append((state, state.journal.take()))
        assert_told("at the start", *moments, viewer)
