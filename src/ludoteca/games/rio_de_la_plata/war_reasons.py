"""Why something is not possible in a war."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from ludoteca.core.words import Reason
from ludoteca.games.rio_de_la_plata.data import FINISHED, FOUGHT
from ludoteca.games.rio_de_la_plata.geography import DIRECTION_NAMES, NOWHERE, SPACE_NAMES
from ludoteca.games.rio_de_la_plata.stacks import EMPTY, HEIGHT, without
from ludoteca.games.rio_de_la_plata.steps import defence, groups

if TYPE_CHECKING:
    from ludoteca.games.rio_de_la_plata.state import State


def _why_not_attack(_s: State, _wall: str) -> Reason:
    return Reason("reason-wall-there")


def _why_not_group(s: State, _size: str) -> Reason:
    return Reason("reason-enemies-left", {"count": int(s.unplaced)})


def _why_not_bet(s: State, _shots: str) -> Reason:
    return Reason("reason-bet-too-high", {"count": int(s.enemies)})


def _why_not_district(_s: State, district: str) -> Reason:
    return Reason("reason-no-post", {"district": int(district)})


def _why_not_defend(s: State, name: str) -> Reason:
    space = SPACE_NAMES.index(name)
    stack = s.stack[space]
    if without(stack, defence.colour_in_turn(s)) != EMPTY:
        return Reason("reason-others-defend")
    return Reason("reason-three-stand-there" if HEIGHT[stack] == 3 else "reason-not-your-post")


def _why_not_select(s: State, name: str) -> Reason:
    space = SPACE_NAMES.index(name)
    if not groups.is_led(s, space):
        return Reason("reason-not-your-group")
    if s.marks[space] & FOUGHT:
        return Reason("reason-group-fought")
    return Reason("reason-group-finished" if s.marks[space] & FINISHED else "reason-group-stuck")


def _target(s: State, direction: str) -> int:
    return int(groups.target(s.active, DIRECTION_NAMES.index(direction)))


def _why_no_way(s: State, direction: str) -> Reason | None:
    """What holds for steps and joins alike."""
    space = _target(s, direction)
    if space == NOWHERE:
        return Reason("reason-no-way")
    if s.points == 0:
        return Reason("reason-no-points")
    if groups.has_inactive(s, space):
        return Reason("reason-inactive-pawns", {"attacker": int(s.attacker)})
    if s.marks[space] & FOUGHT:
        return Reason("reason-group-fought")
    return None


def _why_not_step(s: State, direction: str) -> Reason:
    no_way = _why_no_way(s, direction)
    if no_way is not None:
        return no_way
    space = _target(s, direction)
    friends = s.invaders[space] if groups.is_attacking(s) else HEIGHT[s.stack[space]]
    if friends + groups.size_at(s, s.active) > groups.TRIPLE:
        return Reason("reason-group-too-large")
    return Reason("reason-join-instead")


def _why_not_join(s: State, direction: str, _layer: str) -> Reason:
    no_way = _why_no_way(s, direction)
    if no_way is not None:
        return no_way
    space = _target(s, direction)
    if groups.is_attacking(s) or s.stack[space] == EMPTY:
        return Reason("reason-nobody-to-join")
    if HEIGHT[s.stack[space]] + groups.size_at(s, s.active) > groups.TRIPLE:
        return Reason("reason-group-too-large")
    if groups.is_refused(s, groups.JOIN, s.active, space):
        return Reason("reason-refused-already")
    return Reason("reason-step-instead")


def _why_not_transfer(s: State, direction: str) -> Reason:
    space = _target(s, direction)
    if (
        space != NOWHERE
        and s.active < len(s.invaders)
        and groups.is_refused(s, groups.TRANSFER, s.active, space)
    ):
        return Reason("reason-refused-already")
    return Reason("reason-two-doubles")


WHY: Mapping[str, Callable[..., Reason]] = {
    "attack": _why_not_attack,
    "group": _why_not_group,
    "bet": _why_not_bet,
    "defend_district": _why_not_district,
    "defend": _why_not_defend,
    "select": _why_not_select,
    "step": _why_not_step,
    "join": _why_not_join,
    "transfer": _why_not_transfer,
}
