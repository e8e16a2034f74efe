"""Events: well-formed, and without influence."""

from __future__ import annotations

import re

from ludoteca.core.events import Event, Journal
from ludoteca.testing.canonical import position_text
from ludoteca.testing.checks.copies import assert_same
from ludoteca.testing.checks.words import is_value
from ludoteca.testing.trial import Trial

SAMPLES = 100
ID = re.compile("[a-z][a-z0-9-]*")


def journal(trial: Trial) -> None:
    """A game with a journal plays as one without; its events can be shown: ids and arguments that messages
    are made of, witnesses who sit at the table.
    """
    watched = trial.new(Journal())
    for state, action in trial.walk():
        assert watched.journal is not None, "the journal got lost on the way"
        for event in watched.journal.take():
            assert_well_formed(trial, event)
        if trial.is_sampled(SAMPLES):
            problem = "with a journal the game plays differently"
            assert_same(position_text(watched.position()), position_text(state.position()), problem)
        watched.apply(action)
    assert watched.over, "with a journal the game does not end"
    for event in watched.journal.take() if watched.journal is not None else []:
        assert_well_formed(trial, event)


def assert_well_formed(trial: Trial, event: Event) -> None:
    """Complain about an event that cannot be shown."""
    assert ID.fullmatch(event.id), f"{event.id!r} is not a message id: small letters, digits and hyphens"
    for key, value in event.args.items():
        assert is_value(value), (
            f"event {event.id}: {key} = {value!r} is not a text, a whole number or a tuple of texts"
        )
    seat = event.args.get("seat")
    assert seat is None or seat in range(trial.seats), f"event {event.id}: there is no seat {seat}"
    if event.witnesses is not None:
        seats = event.witnesses
        fine = len(set(seats)) == len(seats) and all(seat in range(trial.seats) for seat in seats)
        assert fine, f"event {event.id}: the witnesses {seats} are not seats of the table"
