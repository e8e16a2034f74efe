"""What a state says about itself can be shown: questions, offers, reasons, rivals, standing orders."""

from __future__ import annotations

import re

from ludoteca.core.orders import SPANS
from ludoteca.core.rng import Rng
from ludoteca.core.state import State
from ludoteca.core.words import Phrase, Value
from ludoteca.testing.trial import Trial

SAMPLES = 20
ID = re.compile("[a-z][a-z0-9_-]*")


def words(trial: Trial) -> None:
    """Prompts, labels and reasons are messages with arguments that can be shown; candidates hold all legal
    actions; a standing order names a step, an action and a span; what lies ahead is the seat's own turn.
    """
    for state, _ in trial.walk():
        if trial.is_sampled(SAMPLES):
            assert_question(state)
            assert_candidates(trial, state)
            assert_orders(trial, state)
            assert_ahead(trial, state)
    assert trial.state is not None
    assert trial.state.asked() == "game_over", f"in the end {trial.state.asked()!r} is asked, not 'game_over'"
    ids = [rival.id for rival in trial.state.rivals()]
    assert len(set(ids)) == len(ids), f"two rivals of one name: {ids}"


def assert_question(state: State) -> None:
    """Complain about a question or an offer that cannot be shown."""
    step = state.view(None).step
    assert state.asked() == step, f"{state.asked()!r} is asked, but the view says {step!r}"
    assert_phrase(state.prompt(), "the prompt", "prompt-")
    for action in state.actions():
        meaning = state.meaning(action)
        what = f"what {state.game.text(action)!r} means"
        for phrase in (meaning.label, meaning.catch, meaning.group):
            if phrase is not None:
                assert_phrase(phrase, what)
        for element in meaning.elements or ():
            assert isinstance(element, str) and element, f"{what}: {element!r} is no element of a board"


def assert_phrase(phrase: Phrase, what: str, prefix: str = "") -> None:
    """Complain about a message that cannot be made into a sentence."""
    fine = isinstance(phrase, Phrase) and ID.fullmatch(phrase.id) and phrase.id.startswith(prefix)
    assert fine, f"{what} is {phrase!r}, no message {prefix}… with arguments"
    for name, value in phrase.args.items():
        assert is_value(value), f"{what}: {name} = {value!r} cannot be shown"


def is_value(value: Value) -> bool:
    """Can a message show this: a text, a number, several words, counted things?"""
    if type(value) is tuple:
        pairs = [entry for entry in value if type(entry) is not str]
        return all(type(pair) is tuple and [*map(type, pair)] == [str, int] for pair in pairs)
    return type(value) in (str, int)


def assert_candidates(trial: Trial, state: State) -> None:
    """Complain if a legal action is no candidate, or if a candidate gets no reason."""
    candidates = state.candidates()
    assert len(set(candidates)) == len(candidates), "a candidate is there twice"
    missing = [trial.game.text(action) for action in state.legal if action not in candidates]
    assert not missing, f"legal, but no candidates: {', '.join(missing)}"
    for action in trial.some([action for action in candidates if action not in state.legal], 20):
        assert_phrase(state.why_not(action), f"the reason against {trial.game.text(action)!r}", "reason-")


def assert_orders(trial: Trial, state: State) -> None:
    """Complain about a promise that nobody could keep."""
    for seat in range(trial.seats):
        for order in state.orders(seat):
            trial.game.text(order.action)
            assert order.until in SPANS, f"an order until {order.until!r}; there are: {', '.join(SPANS)}"
            assert order.step != "game_over", "an order for the time after the end"
    for until in SPANS:
        assert type(state.span(until)) is int, f"span({until!r}) is no whole number"


def assert_ahead(trial: Trial, state: State) -> None:
    """Complain if what lies ahead of a seat is not its own decision."""
    for seat in range(trial.seats):
        ahead = state.ahead(seat, Rng(trial.seed))
        if ahead is not None:
            assert ahead is not state and ahead.seat == seat, (
                f"ahead of seat {seat} seat {ahead.seat} decides"
            )
            assert ahead.choices() == ahead.legal, "`legal` of what lies ahead is not what it offers"
            problems = trial.game.faults(ahead)
            assert not problems, f"what lies ahead of seat {seat} has faults: {problems}"
