"""The war in a position: groups, marks, proposals, and what is still to be placed (RP-4.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append
from mypy_extensions import i64

from ludoteca.core.position import PLENTY, Json, Position, Reader, seats_of, word_or_none, words_of
from ludoteca.core.vecs import filled
from ludoteca.games.rio_de_la_plata.data import (
    ENEMY_NAMES,
    MARK_NAMES,
    MOST_SHOTS,
    NONE,
    OUTSIDE_MARKS,
    OUTSIDE_NAMES,
    PAWNS,
    QUIET_ROUNDS,
    SIZES,
)
from ludoteca.games.rio_de_la_plata.geography import SPACE_NAMES, SPACES, WALL_EDGES, WALL_NAMES
from ludoteca.games.rio_de_la_plata.names import PLACE_NAMES
from ludoteca.games.rio_de_la_plata.steps import groups, war
from ludoteca.games.rio_de_la_plata.steps.consent import PROPOSAL_NAMES

if TYPE_CHECKING:
    from ludoteca.games.rio_de_la_plata.state import State

KIND_NAMES: Final = ("join", "transfer", "sacrifice")


def is_peace(s: State) -> bool:
    """Is nothing of a war left?"""
    numbers = (
        s.enemies,
        s.unplaced,
        s.shots,
        s.own_left,
        s.other_left,
        s.hired,
        s.war_round,
        s.quiet_rounds,
        s.has_battle,
        s.points,
        s.active_marks,
        s.asking,
        len(s.invaders),
        len(s.marks),
        len(s.outside),
        len(s.refused),
    )
    places = (s.enemy, s.attacker, s.active, s.proposal, s.partner, s.cursor)
    return not any(numbers) and all(place == NONE for place in places)


def write(s: State) -> Position:
    """Everything about the war that is being fought."""
    return {
        "enemy": ENEMY_NAMES[s.enemy],
        "attacker": s.attacker,
        "enemies": s.enemies,
        "unplaced": s.unplaced,
        "shots": s.shots,
        "own_left": s.own_left,
        "other_left": s.other_left,
        "hired": s.hired,
        "round": s.war_round,
        "quiet_rounds": s.quiet_rounds,
        "has_battle": s.has_battle == 1,
        "groups": write_groups(s),
        "outside": write_outside(s),
        "active": word_or_none(PLACE_NAMES, s.active),
        "points": s.points,
        "active_marks": words_of(MARK_NAMES, s.active_marks),
        "proposal": word_or_none(PROPOSAL_NAMES, s.proposal),
        "partner": word_or_none(SPACE_NAMES, s.partner),
        "asking": seats_of(s.asking),
        "refused": write_refused(s),
        "asked_about": word_or_none(SPACE_NAMES, s.cursor),
    }


def write_groups(s: State) -> list[Json]:
    """Enemies in the city, and the marks of all groups there."""
    return [
        {
            "space": SPACE_NAMES[space],
            "enemies": s.invaders[space],
            "marks": words_of(MARK_NAMES, s.marks[space]),
        }
        for space in range(len(s.invaders))
        if s.invaders[space] > 0 or s.marks[space] != 0
    ]


def write_outside(s: State) -> list[Json]:
    """Groups of enemies before the walls."""
    return [
        {
            "wall": WALL_NAMES[place // (SIZES * OUTSIDE_MARKS)],
            "size": place // OUTSIDE_MARKS % SIZES + 1,
            "mark": OUTSIDE_NAMES[place % OUTSIDE_MARKS],
            "count": s.outside[place],
        }
        for place in range(len(s.outside))
        if s.outside[place] > 0
    ]


def write_refused(s: State) -> list[Json]:
    """What was refused in this war turn."""
    return [
        {
            "what": KIND_NAMES[number // (SPACES * SPACES)],
            "one": SPACE_NAMES[number // SPACES % SPACES],
            "other": SPACE_NAMES[number % SPACES],
        }
        for number in s.refused
    ]


def read(s: State, part: Reader) -> None:
    """The war of a position; a war that is over but for the withdrawal has no groups any more."""
    s.enemy = part.part("enemy").word(ENEMY_NAMES)
    s.attacker = part.part("attacker").number(0, s.seats - 1)
    s.enemies = part.part("enemies").number(0, PLENTY)
    s.unplaced = part.part("unplaced").number(0, PLENTY)
    s.shots = part.part("shots").number(0, MOST_SHOTS + 1)
    s.own_left = part.part("own_left").number(0, SIZES)
    s.other_left = part.part("other_left").number(0, SIZES)
    s.hired = part.part("hired").number(0, 2 * PAWNS)
    s.war_round = part.part("round").number(0, PLENTY)
    s.quiet_rounds = part.part("quiet_rounds").number(0, QUIET_ROUNDS - 1)
    s.has_battle = int(part.part("has_battle").flag())
    s.cursor = part.part("asked_about").word_or_none(SPACE_NAMES)
    if s.cursor < 0:
        s.invaders = filled(SPACES, 0)
        s.marks = filled(SPACES, 0)
        s.outside = filled(WALL_EDGES * SIZES * OUTSIDE_MARKS, 0)
    last: i64 = -1
    for entry in part.part("groups").parts():
        last = _read_group(s, entry, last)
    last = -1
    for entry in part.part("outside").parts():
        last = _read_outside(s, entry, last)
    s.active = part.part("active").word_or_none(PLACE_NAMES)
    s.points = part.part("points").number(0, SIZES + 1)
    s.active_marks = part.part("active_marks").bits(MARK_NAMES)
    s.proposal = part.part("proposal").word_or_none(PROPOSAL_NAMES)
    s.partner = part.part("partner").word_or_none(SPACE_NAMES)
    s.asking = part.part("asking").seats(s.seats)
    for entry in part.part("refused").parts():
        kind = entry.part("what").word(KIND_NAMES)
        one = entry.part("one").word(SPACE_NAMES)
        other = entry.part("other").word(SPACE_NAMES)
        s.refused = append(s.refused, groups.pair(kind, one, other))


def _read_group(s: State, entry: Reader, last: i64) -> i64:
    space: i64 = entry.part("space").word(SPACE_NAMES)
    if s.cursor >= 0:
        raise entry.fail("the war is over: there are no groups any more")
    if space <= last:
        raise entry.fail("groups are listed space by space, row by row")
    s.invaders[space] = entry.part("enemies").number(0, SIZES)
    s.marks[space] = entry.part("marks").bits(MARK_NAMES)
    if not s.invaders[space] and not s.marks[space]:
        raise entry.fail("nothing is known of this group")
    return space


def _read_outside(s: State, entry: Reader, last: i64) -> i64:
    if s.cursor >= 0:
        raise entry.fail("the war is over: there are no enemies any more")
    place = war.outside_place(
        entry.part("wall").word(WALL_NAMES),
        entry.part("size").number(1, SIZES),
        entry.part("mark").word(OUTSIDE_NAMES),
    )
    if place <= last:
        raise entry.fail("groups are listed edge by edge, small ones first")
    s.outside[place] = entry.part("count").number(1, PLENTY)
    return place
