"""What one viewer gets to see of a table. Nothing leaves the server but through here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from ludoteca.core.forecast import forecasts
from ludoteca.core.game import Game
from ludoteca.core.view import View
from ludoteca.server.tables.naming import seat_names
from ludoteca.server.tables.present import Entry, Present
from ludoteca.server.tables.table import FINISHED, RUNNING
from ludoteca.server.words import Words
from ludoteca.wire.seen import Happened, LogLine, Offer, Seen
from ludoteca.wire.tables import SeatInfo, TableInfo


@dataclass(frozen=True)
class Viewer:
    """Who looks: a person or nobody in particular, on a screen or by a program, in a language."""

    person_id: str | None
    is_program: bool
    words: Words


def seat_of(present: Present, person_id: str | None) -> int | None:
    """The seat through whose eyes a person looks; with several seats, the one that decides."""
    mine = present.seats_of(person_id)
    if not mine:
        return None
    return present.table.turn if present.table.turn in mine else mine[0]


def look(
    present: Present,
    viewer: Viewer,
    names: Mapping[str, str],
    entries: Sequence[Entry],
    since: int,
    now: float,
    previews: bool,
) -> Seen:
    """The whole message for one viewer."""
    seat = seat_of(present, viewer.person_id)
    course, view = present.course, None
    offers: list[Offer] = []
    prompt = ""
    if course is not None:
        view = course.state.view(seat)
        if seat is not None and seat == present.table.turn and present.waits_for_bot is None:
            offers = _offers(present, seat, viewer.words, previews)
            prompt = viewer.words.prompt(present.game, view)
    return Seen(
        version=present.version,
        since=since,
        at=now,
        table=describe(present, viewer, names),
        viewer=seat,
        view=None if view is None else for_screen(view, viewer.is_program),
        prompt=prompt,
        offers=offers,
        free_undo=_free_undo(present, present.seats_of(viewer.person_id)),
        my_last=present.last_move_of(viewer.person_id),
        log=[line(present, viewer, names, entry) for entry in entries],
        points=course.state.breakdown() if course is not None and present.table.status == FINISHED else None,
    )


def for_screen(view: View, is_program: bool) -> Any:
    """A view as it is sent: programs get all of it, screens get what a person may see at the table."""
    if is_program:
        return view
    return {name: value for name, value in vars(view).items() if name not in view.for_programs}


def describe(present: Present, viewer: Viewer, names: Mapping[str, str]) -> TableInfo:
    """The agreements of a table and where it stands."""
    table = present.table
    mine = present.seats_of(viewer.person_id)
    called = seat_names(present, viewer.words, names)
    may_invite = bool(mine) or table.creator_id == viewer.person_id
    return TableInfo(
        id=table.id,
        game=table.game,
        title=present.game.title,
        options=dict(table.options),
        status=table.status,
        creator=names.get(table.creator_id, ""),
        is_public=table.is_public,
        spectators=table.spectators,
        undo=table.undo,
        rated=table.rated,
        clock=table.clock,
        version=table.version,
        ply=table.ply,
        seats=[
            SeatInfo(
                seat=i,
                name=called[i],
                person=seat.person_id,
                bot=seat.player,
                is_open=seat.is_open,
                is_ready=seat.is_ready,
                away=seat.away,
                bank=seat.bank,
                is_mine=i in mine,
            )
            for i, seat in enumerate(present.seats)
        ],
        turn=table.turn,
        turn_since=table.turn_since,
        deadline=table.deadline if table.turn is not None and present.waits_for_bot is None else None,
        proposal=table.proposal,
        result=table.result,
        seed_hash=table.seed_hash,
        seed=str(table.seed) if table.is_over and table.seed is not None else None,
        created_at=table.created_at,
        started_at=table.started_at,
        finished_at=table.finished_at,
        invitation=table.invitation if may_invite else None,
    )


def line(present: Present, viewer: Viewer, names: Mapping[str, str], entry: Entry) -> LogLine:
    """One line of the log, as far as the viewer may know."""
    mine = present.seats_of(viewer.person_id)
    called = seat_names(present, viewer.words, names)
    name = names.get(entry.person_id or "") or (called[entry.seat] if entry.seat is not None else "")
    shows_action = present.table.is_over or entry.seat in mine
    seat = seat_of(present, viewer.person_id)
    return LogLine(
        version=entry.version,
        kind=entry.kind,
        ply=entry.ply,
        at=entry.at,
        seat=entry.seat,
        action=entry.action if shows_action else None,
        events=[
            Happened(event.id, dict(event.args), viewer.words.event(present.game, event, called, seat))
            for event in entry.events
            if present.table.is_over or event.is_seen_by(seat)
        ],
        text=""
        if entry.kind == "move"
        else viewer.words.say(f"log-{entry.kind}", {"name": name, **entry.data}),
        to_ply=entry.data.get("to_ply") if entry.kind in ("undo", "take_back") else None,
    )


@cache
def _in_words(game: Game, words: Words, action: int) -> tuple[str, str, list[str]]:
    """Notation, label and elements of an action: there are few, and they never change."""
    return game.text(action), words.label(game, action), game.verbs.parts(action).elements


def _offers(present: Present, seat: int, words: Words, previews: bool) -> list[Offer]:
    assert present.course is not None
    state, game = present.course.state, present.game
    actions = state.actions()
    offers = [Offer(*_in_words(game, words, action)) for action in actions]
    if previews:
        for offer, forecast in zip(offers, forecasts(state, seat, actions), strict=True):
            offer.effect = forecast.total
    return offers


def _free_undo(present: Present, mine: Sequence[int]) -> int:
    if present.course is None or present.table.status != RUNNING or present.table.undo != "free":
        return 0
    return present.course.free_undo(*mine)
