"""Hidden information: what a viewer cannot know, he cannot find out, whatever he looks at or is told."""

from __future__ import annotations

from collections.abc import Callable

from ludoteca.core.errors import LudotecaError
from ludoteca.core.events import Event, Journal
from ludoteca.core.position import Reader
from ludoteca.core.rng import Rng
from ludoteca.core.state import State
from ludoteca.core.view import View
from ludoteca.testing.canonical import events_text, view_text
from ludoteca.testing.checks.copies import assert_same
from ludoteca.testing.paths import LENGTH, differences, flat
from ludoteca.testing.spoil import at, put
from ludoteca.testing.told import name, told_at_a_glance, told_to
from ludoteca.testing.trial import Trial

SAMPLES = 6
MOST_CHOICES = 6
AHEAD = 3
Moment = tuple[State, list[Event]]
"""A position, and what was told on the way to it."""


def leaks(trial: Trial) -> None:
    """Two positions that differ only in what a viewer cannot know look alike to him: views, open scores,
    decisions, the words of questions and offers, reasons, forecasts, holdings, standing orders.

    After the same action they still do, events included. Only where something comes to light may they
    part, and only for those whom an event tells what it was; no event tells what the view goes on hiding.
    No view contains the seed or the state of the generator. A spectator sees no more than any seat. Made by
    somebody else's view, a view is the same.
    """
    for state, _ in trial.walk():
        if not trial.is_sampled(SAMPLES):
            continue
        for viewer in trial.viewers():
            seen = view_text(state.view(viewer))
            assert state.rng.state() not in seen, f"the view of {name(viewer)} shows the generator"
            assert str(trial.seed_of_game) not in seen, f"the view of {name(viewer)} shows the seed"
            for other in trial.viewers():
                beside = view_text(seen_beside(trial, state, state.view(other), viewer))
                problem = f"{name(viewer)} sees something else by the view of {name(other)}"
                assert_same(beside, seen, problem)
            here = told_to(state, viewer)
            for twin in twins(trial, state, viewer):
                there = told_to(twin, viewer)
                for what, text in here.items():
                    assert_same(there[what], text, f"what {name(viewer)} cannot know shows in {what}")
                assert_same_futures(trial, state, twin, viewer)
    assert_setup_keeps_secrets(trial)


def seen_beside(trial: Trial, state: State, beside: View, viewer: int | None) -> View:
    """What a viewer sees, taken from somebody else's view as far as it is said to be alike."""
    alone = state.view(viewer)
    if not alone.own:
        return alone
    fields = {**vars(beside), **trial.game.view_beside(state, beside, viewer)}
    return type(alone)(**{name: fields[name] for name in vars(alone)})


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
    return assert_told(done, state, twin, viewer, lambda before: watched(before, action))


def assert_told(
    done: str, state: State, twin: State, viewer: int | None, go: Callable[[State], Moment]
) -> tuple[State, State] | None:
    """Complain if something came to light for a viewer whom nobody told, or if he is told a secret.

    Both positions have the same chance to come; where it is used differently, nothing can be said.
    """
    (one, events), (other, events_there) = go(state), go(with_chance_of(state, twin))
    if one.rng.state() != other.rng.state():
        return None
    heard, heard_there = events_text(events, viewer), events_text(events_there, viewer)
    seen, seen_there = view_text(one.view(viewer)), view_text(other.view(viewer))
    if heard == heard_there:
        problem = f"{done} something came to light that no event tells {name(viewer)}, but the view shows it"
        assert_same(seen_there, seen, problem)
        return one, other
    if seen == seen_there:
        mixed = differing_in_what_lasts(state, twin, one, other)
        if mixed is not None and view_text(mixed.view(viewer)) == view_text(state.view(viewer)):
            last, events_last = go(with_chance_of(state, mixed))
            if view_text(last.view(viewer)) == seen and last.rng.state() == one.rng.state():
                problem = f"{done} events tell {name(viewer)} what his view does not show"
                assert_same(events_text(events_last, viewer), heard, problem)
    return None


def with_chance_of(state: State, twin: State) -> State:
    """A copy of the twin to which chance will give the same numbers as to the state."""
    lucky = twin.copy()
    lucky.rng = state.rng.copy()
    return lucky


def differing_in_what_lasts(state: State, twin: State, one: State, other: State) -> State | None:
    """The state with those things of the twin that are still different after the action.

    What was a secret and is none any more (a bid that was shown and spent) may be told. None where the
    mixture makes no position.
    """
    position, there = state.position(), twin.position()
    for path in differences([flat(one.position()), flat(other.position())]):
        if path[-1] != LENGTH and at(position, path) is not None and at(there, path) is not None:
            put(position, path, at(there, path))
    try:
        mixed = state.game.read(Reader(position))
        is_sound = not state.game.faults(mixed)
    except LudotecaError:
        return None
    if not is_sound:
        return None
    mixed.legal = state.actions()
    return mixed


def watched(state: State, action: int) -> Moment:
    """The position after an action, and what was told on the way."""
    twin = state.copy()
    twin.journal = Journal()
    twin.apply(action)
    return twin, twin.journal.take()


def begun(dealt: State) -> Moment:
    """A table that was dealt, at its first decision, and what was told on the way there."""
    state = dealt.copy()
    state.journal = Journal()
    state.advance()
    return state, state.journal.take()


def assert_setup_keeps_secrets(trial: Trial) -> None:
    """Complain if what happens between the deal and the first decision tells a secret of the deal."""
    dealt = trial.game.deal(trial.seats, Rng(trial.seed_of_game), trial.options)
    for viewer in trial.viewers():
        twin = trial.game.read(Reader(trial.game.complete(dealt.view(viewer), trial.rng)))
        assert_told("at the start", dealt, twin, viewer, begun)
