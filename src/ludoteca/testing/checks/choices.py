"""Secret choices: what one seat decides in secret, no other seat hears of, and the game says so."""

from __future__ import annotations

from itertools import combinations

from ludoteca.core.state import State
from ludoteca.testing.canonical import events_text, view_text
from ludoteca.testing.checks.leaks import Moment, watched
from ludoteca.testing.paths import flat
from ludoteca.testing.told import name
from ludoteca.testing.trial import Trial

SAMPLES = 8
MOST_CHOICES = 6


def secret_choices(trial: Trial) -> None:
    """Two choices that another seat's view does not tell apart are not told apart by events either.

    `hides` names exactly such choices: those that some other seat cannot tell from another one.
    """
    for state, _ in trial.walk():
        if trial.is_sampled(SAMPLES):
            assert_secrets_are_kept(trial, state)


def assert_secrets_are_kept(trial: Trial, state: State) -> None:
    """Complain about a secret choice that is told, or that `hides` does not name, or that is none."""
    chosen = trial.some(state.actions(), MOST_CHOICES)
    after = {action: watched(state, action) for action in chosen}
    differ = [
        pair
        for pair in combinations(chosen, 2)
        if flat(after[pair[0]][0].position()) != flat(after[pair[1]][0].position())
    ]
    unseen: set[int] = set()
    for viewer in trial.viewers():
        if viewer == state.seat:
            continue
        for one, other in differ:
            if is_seen(state, after[one], after[other], viewer):
                continue
            if viewer is not None:
                unseen |= {one, other}
    for action in chosen:
        line, hides = trial.game.text(action), state.hides(action)
        assert hides or action not in unseen, (
            f"another seat cannot see {line!r} of seat {state.seat}, but `hides` says it can"
        )
        assert not hides or action in unseen or len(chosen) < len(state.legal), (
            f"`hides` says that {line!r} is a secret of seat {state.seat}, but every other seat sees it"
        )


def is_seen(state: State, one: Moment, other: Moment, viewer: int | None) -> bool:
    """Can a viewer see which of two choices was made? Complain if only events tell him.

    Where chance was used differently (one of the two shuffles a pile) events may say so.
    """
    alike = view_text(one[0].view(viewer)) == view_text(other[0].view(viewer))
    told = events_text(one[1], viewer) != events_text(other[1], viewer)
    used_alike = one[0].rng.state() == other[0].rng.state()
    assert not (alike and told and used_alike), (
        f"a choice of seat {state.seat} that the view of {name(viewer)} does not show is told by the events: "
        f"{events_text(one[1], viewer)} or {events_text(other[1], viewer)}"
    )
    return told or not alike
