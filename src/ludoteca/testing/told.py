"""All that a viewer is shown or told of a position, as texts to compare."""

from __future__ import annotations

from ludoteca.core.encoding.plan import FromView, filler_for, plan_for
from ludoteca.core.encoding.rows import zeros
from ludoteca.core.forecast import forecasts
from ludoteca.core.orders import SPANS
from ludoteca.core.rng import Rng
from ludoteca.core.state import State
from ludoteca.core.words import Phrase
from ludoteca.testing.canonical import text, view_text

MOST_REASONS = 20
WHAT = "what is told"


def name(viewer: int | None) -> str:
    """A viewer in words."""
    return "a spectator" if viewer is None else f"seat {viewer}"


def told_at_a_glance(state: State, viewer: int | None) -> dict[str, str]:
    """What a viewer sees without asking: the view, who decides and, if it is he, among what."""
    told = {
        f"the view of {name(viewer)}": view_text(state.view(viewer)),
        "who is asked": str(state.seat),
    }
    if viewer == state.seat:
        told["its actions"] = str(state.actions())
    if viewer is not None and (row := own_row(state, viewer)) is not None:
        told["its row for programs"] = str(row)
    return told


def own_row(state: State, seat: int) -> list[int] | None:
    """The row that a game fills in a way of its own; None where it is made of the view."""
    seats = int(state.seats)
    filler = filler_for(state.game, seats)
    if isinstance(filler, FromView):
        return None
    row = zeros(plan_for(state.game, seats).size)
    filler.fill(state, seat, row, 0)
    return list(row)


def told_to(state: State, viewer: int | None) -> dict[str, str]:
    """Everything that the house shows a viewer or answers him."""
    told = told_at_a_glance(state, viewer)
    told["the view of a spectator"] = view_text(state.view(None))
    told["the open scores"] = text(state.open_scores(viewer), WHAT)
    if viewer is not None:
        told["its holdings"] = text(state.holdings(viewer), WHAT)
        told["the orders it may give"] = text(state.orders(viewer), WHAT)
        told["the spans of orders"] = text([state.span(until) for until in SPANS], WHAT)
        told["what lies ahead of it"] = ahead_text(state, viewer)
    if viewer is not None and viewer == state.seat:
        legal = state.actions()
        told["the question it is asked"] = text([state.asked(), state.prompt()], WHAT)
        told["the words of its actions"] = text([state.meaning(action) for action in legal], WHAT)
        told["its secret choices"] = text([state.hides(action) for action in legal], WHAT)
        told["its forecasts"] = text(forecasts(state, viewer, legal), WHAT)
        told["the reasons it is given"] = text(reasons(state), WHAT)
    return told


def ahead_text(state: State, seat: int) -> str:
    """The position that a seat imagines as its next turn, from a chance of its own."""
    ahead = state.ahead(seat, Rng(1))
    return text(None if ahead is None else ahead.position(), WHAT)


def reasons(state: State) -> list[tuple[int, Phrase]]:
    """Why actions that a person could think of are not possible, so many of them at most."""
    legal = set(state.legal)
    others = [action for action in state.candidates() if action not in legal]
    spread = others[:: max(1, len(others) // MOST_REASONS)]
    return [(action, state.why_not(action)) for action in spread]
