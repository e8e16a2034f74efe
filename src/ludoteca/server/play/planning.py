"""Planning: where decisions would lead that are not made yet, and why others are not possible.

Everything is imagined from what the seat knows, the same for the same question, so nothing hidden can come
to light here. No bot says what it thinks of it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ludoteca.core.chain import ALL_PLAYED, OVER, REVEAL, TURN, parse_chain, play_chain
from ludoteca.core.errors import BrokenChain
from ludoteca.core.events import Journal
from ludoteca.core.rng import Rng
from ludoteca.core.state import State
from ludoteca.server.errors import NoMove, Refusal
from ludoteca.server.play.seen import Viewer, for_client
from ludoteca.server.play.telling import happened, offers, static_offer
from ludoteca.server.tables.naming import seat_names
from ludoteca.server.tables.present import Present
from ludoteca.server.tables.table import RUNNING
from ludoteca.wire.planning import NotPossible, Plan, Planned, WhyNot

SAME_DREAM = 1
"""The generator of imagined positions begins alike, so that the same question meets the same world."""
MOST_CANDIDATES = 2000


def plan(present: Present, viewer: Viewer, names: Mapping[str, str], wish: Plan) -> Planned:
    """The position after a chain, as the seat would see it; nothing is played."""
    state = _running(present, wish.version)
    seat = _seat(present, viewer, wish.seat)
    world = _imagined(present, state, seat)
    reveals = int(world.reveals)
    world.journal = journal = Journal()

    def play(action: int) -> None:
        journal.take()
        world.play(action)

    try:
        done = play_chain(world, parse_chain(present.game, wish.actions), play)
    except BrokenChain as error:
        raise NoMove(present.game.id, error.error, error.index) from None
    world.journal = None
    ends = _end(world, seat, reveals)
    called = seat_names(present, viewer.words, names)
    known = [event for event in journal.take() if event.is_seen_by(seat)] if not ends else []
    return Planned(
        version=present.version,
        viewer=seat,
        view=for_client(world.view(seat), viewer.is_program),
        prompt=viewer.words.prompt(world, called) if not ends else "",
        offers=offers(world, viewer.words, called, previews=True) if not ends else [],
        events=happened(present.game, known, viewer.words, called, seat),
        played=done.played,
        stopped=done.stop,
        ends=ends,
        barred=_barred(world, viewer, called) if wish.reasons and not ends else [],
    )


def why_not(present: Present, viewer: Viewer, names: Mapping[str, str], version: int) -> WhyNot:
    """Of all that one could think of at the present decision, what is not possible and why.

    If the table has gone on meanwhile, the question is out of date, and nothing is told.
    """
    if version < present.version:
        return WhyNot(present.version, [])
    state = _running(present, version)
    seat = _seat(present, viewer, None)
    if seat != present.table.turn:
        raise _not_mine(present)
    world = _imagined(present, state, seat)
    return WhyNot(present.version, _barred(world, viewer, seat_names(present, viewer.words, names)))


def _barred(world: State, viewer: Viewer, called: Sequence[str]) -> list[NotPossible]:
    legal = frozenset(world.legal)
    found = []
    for action in world.candidates()[:MOST_CANDIDATES]:
        if action not in legal:
            offer = static_offer(world.game, action, viewer.words, called)
            text = viewer.words.reason(world.game, world.why_not(action), called)
            found.append(NotPossible(offer.action, offer.label, offer.elements, text))
    return found


def _running(present: Present, version: int) -> State:
    if present.table.status != RUNNING or present.course is None:
        raise Refusal("not-running")
    if version != present.version:
        raise Refusal("stale", given=version, current=present.version)
    return present.course.state


def _seat(present: Present, viewer: Viewer, wished: int | None) -> int:
    mine, turn = present.seats_of(viewer.person_id), present.table.turn
    if not mine:
        raise Refusal("not-seated", 403)
    if wished is None:
        return turn if turn is not None and turn in mine else mine[0]
    if wished not in mine:
        raise Refusal("not-your-eyes", 403)
    return wished


def _imagined(present: Present, state: State, seat: int) -> State:
    """The position as the seat knows it; for one that does not decide, as if its turn had come."""
    if seat == state.seat:
        return state.imagine(seat, Rng(SAME_DREAM))
    ahead = state.ahead(seat, Rng(SAME_DREAM))
    if ahead is None:
        raise _not_mine(present)
    return ahead


def _end(world: State, seat: int, reveals: int) -> str:
    """Why a plan cannot go on; above all where something comes to light, which here is but imagined."""
    if world.reveals != reveals:
        return REVEAL
    if world.over:
        return OVER
    return TURN if world.seat != seat else ALL_PLAYED


def _not_mine(present: Present) -> Refusal:
    return Refusal("not-your-turn", seat=present.table.turn or 0)
