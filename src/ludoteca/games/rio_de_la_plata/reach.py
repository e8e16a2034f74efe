"""How far the group that moves can go, and what each battle on its way would bring (RP-5.141 … RP-5.158)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ludoteca.games.rio_de_la_plata.actions import STEP_FIRST
from ludoteca.games.rio_de_la_plata.city import has_barracks
from ludoteca.games.rio_de_la_plata.data import CORSAIRS, ON_MAP_NAMES, UNBUILT
from ludoteca.games.rio_de_la_plata.geography import DIRECTION_NAMES, SPACE_NAMES
from ludoteca.games.rio_de_la_plata.stacks import HEIGHT
from ludoteca.games.rio_de_la_plata.steps import battle, groups, movement

if TYPE_CHECKING:
    from ludoteca.games.rio_de_la_plata.state import State


@dataclass(frozen=True)
class Fight:
    """What would happen: both sides, who falls, the rule that decides, a building that is destroyed."""

    enemies: int
    workers: int
    killed: int
    lost: int
    decides: str
    building: str | None
    vp: int


@dataclass(frozen=True)
class Way:
    """A space within reach: the directions that lead there, and the fight at the end."""

    space: str
    steps: tuple[str, ...]
    fight: Fight | None


def ways(s: State) -> tuple[Way, ...]:
    """Every space that the moving group can reach, each by a shortest way."""
    if s.step is not movement.WAR_MOVE:
        return ()
    found: dict[int, Way] = {}
    reached: list[tuple[State, tuple[str, ...]]] = [(s, ())]
    while reached:
        here, steps = reached.pop(0)
        legal = here.actions()
        for direction, name in enumerate(DIRECTION_NAMES):
            space = int(groups.target(here.active, direction))
            if STEP_FIRST + direction not in legal or space in found or space == s.active:
                continue
            after = here.copy()
            after.play(STEP_FIRST + direction)
            fight = _fight(here, space, int(after.vp[s.mover] - here.vp[s.mover]))
            found[space] = Way(SPACE_NAMES[space], (*steps, name), fight)
            if fight is None and after.step is movement.WAR_MOVE and after.active == space:
                reached.append((after, (*steps, name)))
    return tuple(found.values())


def _fight(s: State, space: int, vp: int) -> Fight | None:
    """The battle on a space that the group enters; None if it walks on or joins its like."""
    size = int(groups.size_at(s, s.active))
    if groups.is_attacking(s):
        enemies, workers = size, int(HEIGHT[groups.workers_at(s, space)])
        has_building = s.building[space] != UNBUILT
        if s.invaders[space] > 0 or not (workers or has_building):
            return None
    else:
        enemies, workers, has_building = int(s.invaders[space]), size, False
        if enemies == 0:
            return None
    killed = int(battle.enemies_killed(s, enemies, workers, space)) if workers else 0
    lost = int(battle.workers_lost(s, enemies, workers, space)) if workers else 0
    is_stormed = has_building and killed < enemies
    return Fight(
        enemies=enemies,
        workers=workers,
        killed=killed,
        lost=lost,
        decides=_decides(s, enemies, workers, space),
        building=ON_MAP_NAMES[s.building[space]] if is_stormed else None,
        vp=vp,
    )


def _decides(s: State, enemies: int, workers: int, space: int) -> str:
    """The rule that decides: the larger group, or of equal ones prevalence (RP-5.151, RP-5.152)."""
    if workers == 0:
        return "storm"
    if enemies != workers:
        return "larger"
    if has_barracks(s, space):
        return "cancelled" if s.enemy == CORSAIRS else "barracks"
    return "corsairs" if s.enemy == CORSAIRS else "equal"
