"""What one viewer gets to see of a table. Nothing leaves the server but through here.

All who look on in one language share one look; what a seat sees is made for it, and not kept.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

import msgspec
from msgspec import structs

from ludoteca.core.state import State
from ludoteca.core.view import View
from ludoteca.server.play import intended
from ludoteca.server.play.telling import happened, offers
from ludoteca.server.tables.entry import Entry
from ludoteca.server.tables.naming import bot_name, playing_bot, seat_names
from ludoteca.server.tables.present import Present
from ludoteca.server.tables.table import FINISHED, RUNNING
from ludoteca.server.words import Words
from ludoteca.wire.seen import LogLine, RivalInfo, Seen
from ludoteca.wire.tables import SeatInfo, TableInfo

BESIDE = "beside"
"""Among the looks of a present: what those have in common who look one after the other."""
LONG_TEXT = 200
"""An option with a longer text is not repeated in every message."""


@dataclass(frozen=True)
class Viewer:
    """Who looks: a person or nobody in particular, on a screen or by a program, in a language."""

    person_id: str | None
    is_program: bool
    words: Words


class Eyes(NamedTuple):
    """Through whose eyes somebody looks at a table."""

    mine: tuple[int, ...]
    """The seats of who looks."""
    seat: int | None
    """The seat looked through; None for a spectator."""
    is_shared: bool = False
    """Do several people look at one screen, and see what everybody may see?"""

    @property
    def view(self) -> int | None:
        """Whose view is shown."""
        return None if self.is_shared else self.seat


NOBODY = Eyes((), None)
"""The eyes of a spectator."""


def eyes_of(present: Present, viewer: Viewer) -> Eyes:
    """With several seats one looks through the one that decides, else through the last that did."""
    mine = tuple(present.seats_of(viewer.person_id))
    if not mine:
        return NOBODY
    if len(mine) == 1:
        return Eyes(mine, mine[0])
    turn = present.table.turn
    seat = turn if turn in mine else max(mine, key=lambda seat: (present.last_moves.get(seat, 0), -seat))
    is_shared = not viewer.is_program and present.game.shared_screen == "public"
    return Eyes(mine, seat, is_shared)


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
    eyes = eyes_of(present, viewer)
    if eyes.seat is not None:
        seen = _look(present, viewer, eyes, names, entries, since, previews)
        seen.at = now
        return seen
    may_invite = present.table.creator_id == viewer.person_id
    audience = (viewer.words, viewer.is_program, may_invite, since)
    if audience not in present.looks:
        present.looks[audience] = _look(present, viewer, eyes, names, entries, since, previews)
    shared: Seen = present.looks[audience]
    return structs.replace(shared, at=now)


def _look(
    present: Present,
    viewer: Viewer,
    eyes: Eyes,
    names: Mapping[str, str],
    entries: Sequence[Entry],
    since: int,
    previews: bool,
) -> Seen:
    course, table = present.course, present.table
    info = describe(present, viewer, names)
    called = [seat.name for seat in info.seats]
    seen = Seen(
        version=present.version,
        since=since,
        at=0.0,
        table=info,
        viewer=eyes.seat,
        view=None,
        prompt="",
        offers=[],
        free_undo=_free_undo(present, eyes.mine),
        my_last=max([present.last_moves.get(seat, 0) for seat in eyes.mine], default=0),
        log=lines(present, viewer, names, called, entries, eyes),
        points=None,
    )
    if course is None:
        return seen
    state = course.state
    seen.view = shown_view(present, eyes.view, viewer.is_program)
    seen.rivals = _rivals(present, state, viewer.words)
    seen.teams = _teams(info.seats)
    if table.status == FINISHED:
        seen.points = state.breakdown()
        seen.tie_breaks = state.tie_breaks()
    if eyes.seat is not None and table.status == RUNNING:
        if eyes.seat == table.turn and present.waits_for_bot is None:
            seen.offers = offers(state, viewer.words, called, previews)
            seen.prompt = viewer.words.prompt(state, called)
            seen.curtain = not viewer.is_program and _needs_curtain(present, eyes, state)
        intended.show(seen, present, eyes.seat, viewer.words, called)
    return seen


def shown_view(present: Present, seat: int | None, is_program: bool) -> Any:
    """A view as it is sent, encoded at once; once for all who look on."""
    key = ("view", is_program)
    if seat is None and key in present.looks:
        return present.looks[key]
    encoded = msgspec.Raw(_encoded_view(present, seat, is_program))
    if seat is None:
        present.looks[key] = encoded
    return encoded


class Beside(NamedTuple):
    """The view of whoever looked first, and what of it lies open to all, encoded: for screens or programs."""

    view: View
    opened: dict[bool, bytes]


def _encoded_view(present: Present, seat: int | None, is_program: bool) -> bytes:
    """A view, by that of whoever looked first if somebody did and the game says what they have in common."""
    assert present.course is not None
    state = present.course.state
    beside: Beside | None = present.looks.get(BESIDE)
    if beside is None:
        view = state.view(seat)
        if not view.own:
            return msgspec.json.encode(for_client(view, is_program))
        beside = present.looks[BESIDE] = Beside(view, {})
        own = {name: getattr(view, name) for name in view.own}
    else:
        own = state.game.view_beside(state, beside.view, seat)
    view, opened = beside
    aside = _left_out(view, is_program)
    if is_program not in opened:
        opened[is_program] = msgspec.json.encode(_shown(vars(view), view.own | aside))
    # In one order, whoever looked first.
    mine = msgspec.json.encode(_shown(dict(sorted(own.items())), aside))
    return b"%b,%b" % (opened[is_program][:-1], mine[1:])


def for_client(view: View, is_program: bool) -> Mapping[str, Any]:
    """A view as it is sent: programs get all of it, screens get what a person may see at the table."""
    return _shown(vars(view), _left_out(view, is_program))


def _left_out(view: View, is_program: bool) -> frozenset[str]:
    """The fields of a view that are not sent."""
    return frozenset() if is_program else view.for_programs


def _shown(fields: Mapping[str, Any], left_out: frozenset[str]) -> Mapping[str, Any]:
    """Some fields of a view as they are sent."""
    if not left_out.isdisjoint(fields):
        fields = {name: value for name, value in fields.items() if name not in left_out}
    options = fields.get("options", {})
    if long := long_options(options):
        return {**fields, "options": {name: options[name] for name in options if name not in long}}
    return fields


def long_options(options: Mapping[str, Any]) -> list[str]:
    """The options whose text is too long to be repeated in every message."""
    return [name for name, value in options.items() if isinstance(value, str) and len(value) > LONG_TEXT]


def _teams(seats: Sequence[SeatInfo]) -> list[list[int]]:
    """The seats of every team; none where everybody plays for himself."""
    teams: dict[int, list[int]] = {}
    for seat in seats:
        teams.setdefault(seat.team, []).append(seat.seat)
    return list(teams.values()) if len(teams) < len(seats) else []


def _rivals(present: Present, state: State, words: Words) -> list[RivalInfo]:
    """Points and ranks of automatic opponents; while the game runs as far as scores lie open."""
    rivals = state.rivals()
    if not rivals:
        return []
    over = present.table.status == FINISHED
    is_open = over or any(score is not None for score in state.open_scores(None))
    return [
        RivalInfo(
            rival.id,
            words.rival(present.game, rival.id),
            rival.score if is_open else None,
            rival.rank if is_open else None,
            dict(rival.sources) if over else None,
        )
        for rival in rivals
    ]


def _needs_curtain(present: Present, eyes: Eyes, state: State) -> bool:
    """Did another seat of the same person look last, and did it see what this one may not, or the reverse?"""
    if len(eyes.mine) < 2 or eyes.is_shared or eyes.seat is None:
        return False
    last = max(eyes.mine, key=lambda seat: present.last_moves.get(seat, 0))
    if last == eyes.seat and present.last_moves.get(last):
        return False
    others = [last] if present.last_moves.get(last) else [seat for seat in eyes.mine if seat != eyes.seat]
    mine = replace(state.view(eyes.seat), viewer=None)
    return any(replace(state.view(other), viewer=None) != mine for other in others)


def describe(present: Present, viewer: Viewer, names: Mapping[str, str]) -> TableInfo:
    """The agreements of a table and where it stands."""
    key = ("table", viewer.words)
    if key not in present.looks:
        present.looks[key] = _describe(present, viewer.words, names)
    common: TableInfo = present.looks[key]
    mine = present.seats_of(viewer.person_id)
    if not mine and present.table.creator_id != viewer.person_id:
        return common
    seats = [structs.replace(seat, is_mine=True) if seat.seat in mine else seat for seat in common.seats]
    return structs.replace(common, seats=seats, invitation=present.table.invitation)


def _describe(present: Present, words: Words, names: Mapping[str, str]) -> TableInfo:
    """As somebody sees it who does not sit there."""
    table = present.table
    called = seat_names(present, words, names)
    long = long_options(table.options)
    state = present.course.state if present.course is not None else None
    return TableInfo(
        id=table.id,
        game=table.game,
        title=present.game.title,
        options={name: value for name, value in table.options.items() if name not in long},
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
                is_mine=False,
                team=state.team(i) if state is not None else i,
                nickname=names.get(seat.person_id, "") if seat.person_id is not None else "",
                stand_in=playing_bot(words, seat, i) if seat.away else "",
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
        long_options=long,
        moment=words.moment(present.game, present.standing.number) if present.standing is not None else "",
        phase=words.step(present.game, present.standing.step) if present.standing is not None else "",
        tournament=table.tournament_id,
    )


def lines(
    present: Present,
    viewer: Viewer,
    names: Mapping[str, str],
    called: Sequence[str],
    entries: Sequence[Entry],
    eyes: Eyes,
) -> list[LogLine]:
    """Some lines of the log, as far as these eyes may know; `called` is who sits at the table."""
    words, game = viewer.words, present.game
    is_over = present.table.is_over
    told = []
    for entry in entries:
        known = [event for event in entry.events if is_over or event.is_seen_by(eyes.view)]
        line = LogLine(
            version=entry.version,
            kind=entry.kind,
            ply=entry.ply,
            at=entry.at,
            seat=entry.seat,
            action=entry.action if is_over or _may_know_action(entry, eyes) else None,
            events=happened(game, known, words, called, eyes.view),
        )
        if entry.kind != "move":
            name = names.get(entry.person_id or "") or (called[entry.seat] if entry.seat is not None else "")
            line.text = _told(entry, name, words)
        if entry.kind in ("undo", "take_back"):
            line.to_ply = entry.data.get("to_ply")
        told.append(line)
    return told


def _told(entry: Entry, name: str, words: Words) -> str:
    """A change that is no move, in words; of who goes also which bot plays on."""
    if (bot := entry.data.get("stand_in")) is None:
        return words.say(f"log-{entry.kind}", {"name": name, **entry.data})
    level, number = bot
    return words.say(f"log-{entry.kind}-bot", {"name": name, "bot": bot_name(words, level, number)})


def _may_know_action(entry: Entry, eyes: Eyes) -> bool:
    """Own moves; with several people at one screen and a curtain only those of the seat that looks."""
    return entry.seat in eyes.mine and (eyes.is_shared or entry.seat == eyes.seat)


def _free_undo(present: Present, mine: Sequence[int]) -> int:
    if present.course is None or present.table.status != RUNNING or present.table.undo != "free":
        return 0
    return present.course.free_undo(*mine)
