"""What holds in a war (RP-8.6, RP-8.15), as sentences about what does not."""

from __future__ import annotations

from ludoteca.games.rio_de_la_plata import city
from ludoteca.games.rio_de_la_plata.data import (
    ACTIVATED,
    BOOSTED,
    BUILDINGS,
    FINISHED,
    GENERAL,
    NONE,
    OUTSIDE_MARKS,
    READY_OUTSIDE,
    SIZES,
    UNBUILT,
)
from ludoteca.games.rio_de_la_plata.geography import (
    BESIDE,
    DIRECTIONS,
    SPACE_NAMES,
    SPACES,
    WALL_EDGES,
    WALL_NAMES,
)
from ludoteca.games.rio_de_la_plata.stacks import EMPTY, HEIGHT, is_mixed, pawns_of
from ludoteca.games.rio_de_la_plata.state import State
from ludoteca.games.rio_de_la_plata.steps import (
    cannons,
    consent,
    defence,
    groups,
    majors,
    movement,
    placement,
    trade,
    war,
    withdrawal,
)

ATTACKING = (war.ATTACK_EDGE, war.ATTACK_SIZE)
SHOOTING = (cannons.CANNON_BET, cannons.CANNON_SHOT)
PLACING = (defence.DEFEND_DISTRICT, defence.DEFEND_SPACE)
HIRE = defence.DEFEND_HIRE
DEFENDING = (*PLACING, HIRE, trade.TRADE_OFFER, trade.TRADE_ANSWER)
BEFORE_FIGHTING = (*ATTACKING, *SHOOTING, *DEFENDING)
ANSWERS = (consent.ANSWER_JOIN, consent.ANSWER_SACRIFICE)
MOVING = (movement.WAR_MOVE, movement.SACRIFICE, *ANSWERS)
FIGHTING = (movement.WAR_TURN, *MOVING)
WITHDRAW = withdrawal.WITHDRAW
ALWAYS_CHOSEN = (
    placement.CITY_SPACE,
    placement.GRID_CELL,
    majors.MAJOR_SITE,
    majors.ROAD_EDGE,
    war.ATTACK_SIZE,
)


def faults(s: State) -> list[str]:
    """Everything that cannot be so in a war."""
    found = [*_scratch(s), *_roles(s)]
    if found or s.step is WITHDRAW:
        return found
    found = [*_numbers(s), *_map(s)]
    if not found:
        found = [*_active(s), *_proposal(s)]
    return found


def _scratch(s: State) -> list[str]:
    """What is remembered belongs to the step."""
    step = s.step
    belongs = {
        "unplaced": (s.unplaced, step in ATTACKING),
        "shots": (s.shots, step is cannons.CANNON_SHOT),
        "own_left": (s.own_left, step in PLACING),
        "other_left": (s.other_left, step in PLACING and s.seats == 2),
        "hired": (s.hired, step in DEFENDING),
        "round": (s.war_round, step in FIGHTING),
        "quiet_rounds": (s.quiet_rounds, step in FIGHTING),
        "has_battle": (s.has_battle, step in FIGHTING),
        "active": (s.active + 1, step in MOVING),
        "points": (s.points, step in MOVING),
        "active_marks": (s.active_marks, step in MOVING),
        "proposal": (s.proposal + 1, step in ANSWERS),
        "partner": (s.partner + 1, step in ANSWERS),
        "asking": (s.asking, step in ANSWERS),
        "refused": (len(s.refused), step in FIGHTING and s.seats > 2 and s.mover != s.attacker),
        "asked_about": (s.cursor + 1, step is WITHDRAW),
        "enemies": (s.enemies, step is not WITHDRAW),
    }
    found = [
        f"war.{name} does not belong to step {step.name}"
        for name, (is_used, may_be) in belongs.items()
        if is_used and not may_be
    ]
    needed = {
        "unplaced": (s.unplaced, step in ATTACKING),
        "shots": (s.shots, step is cannons.CANNON_SHOT),
        "own_left or other_left": (s.own_left + s.other_left, step in PLACING),
        "round": (s.war_round, step in FIGHTING),
        "active": (s.active + 1, step in MOVING),
        "proposal": (s.proposal + 1, step in ANSWERS),
        "partner": (s.partner + 1, step in ANSWERS),
        "asked_about": (s.cursor + 1, step is WITHDRAW),
        "enemies": (s.enemies, step is not WITHDRAW),
    }
    found += [
        f"war.{name} is missing at step {step.name}"
        for name, (at, is_due) in needed.items()
        if is_due and not at
    ]
    return found


def _roles(s: State) -> list[str]:
    """RP-5.110 … RP-5.120: who may decide at this step."""
    found = []
    step = s.step
    if s.wars[s.attacker] == 0:
        found.append(f"seat {s.attacker} leads a war that is not counted")
    if step in ATTACKING and s.mover != s.attacker:
        found.append("only the attacker places enemies")
    if step in SHOOTING and (not s.has_fort or s.mover != cannons.cannon_player(s)):
        found.append(f"seat {s.mover} has no cannons")
    if step is cannons.CANNON_SHOT and s.shots > s.enemies:
        found.append(f"{s.shots} shots at {s.enemies} enemies")
    if step in DEFENDING and s.mover == s.attacker:
        found.append("the attacker does not defend")
    if step in DEFENDING and not found:
        has_general = s.holds(s.mover, GENERAL) and s.own_left > 0
        if (step is defence.DEFEND_DISTRICT) and not has_general:
            found.append("only the General chooses a district first")
        if step is defence.DEFEND_SPACE and (s.chosen >= 0) != has_general:
            found.append("the General, and only he, has chosen a district")
        if step in PLACING and s.hand[defence.colour_in_turn(s)] == 0:
            found.append("there is no pawn to place")
    if step is war.ATTACK_SIZE and not city.open_edges(s) >> s.chosen & 1:
        found.append(f"no enemies can stand before {WALL_NAMES[s.chosen]}")
    if step is WITHDRAW and pawns_of(s.stack[s.cursor], s.seat) == 0:
        found.append(f"seat {s.seat} has nobody on {SPACE_NAMES[s.cursor]}")
    return found


def _numbers(s: State) -> list[str]:
    """All enemies are somewhere, those outside before an open edge."""
    found = []
    total = s.unplaced + sum(s.invaders)
    for edge in range(WALL_EDGES):
        for size in range(1, SIZES + 1):
            for mark in range(OUTSIDE_MARKS):
                count = s.outside[war.outside_place(edge, size, mark)]
                total += count * size
                if count and not city.open_edges(s) >> edge & 1:
                    found.append(f"enemies wait before the wall {WALL_NAMES[edge]}")
                if count and mark != READY_OUTSIDE and s.step not in FIGHTING:
                    found.append("nobody has moved yet")
    if s.active >= SPACES:
        total += groups.size_at(s, s.active)
    if total != s.enemies:
        found.append(f"{total} enemies instead of {s.enemies}")
    return found


def _map(s: State) -> list[str]:
    """RP-8.6: one group on a space, enemies never on a building, inactive pawns apart."""
    found = []
    for space in range(SPACES):
        name = SPACE_NAMES[space]
        if s.invaders[space] and s.step not in FIGHTING:
            found.append(f"enemies are in the city before the fighting: {name}")
        if s.invaders[space] and (s.stack[space] != EMPTY or s.building[space] != UNBUILT):
            found.append(f"enemies share {name}")
        if s.marks[space] and (
            s.step not in FIGHTING or not (s.invaders[space] or groups.workers_at(s, space) != EMPTY)
        ):
            found.append(f"marks without a group on {name}")
        building = s.building[space]
        if groups.has_inactive(s, space) and groups.workers_at(s, space) != EMPTY:
            is_shared = (
                HEIGHT[s.stack[space]] == 2
                and 0 <= building < BUILDINGS
                and ACTIVATED >> building & 1
                and city.is_connected(s, space)
            )
            if not is_shared:
                found.append(f"a group stands among inactive pawns on {name}")
        if s.step not in FIGHTING and is_mixed(s.stack[space]) and HEIGHT[s.stack[space]] > 2:
            found.append(f"three pawns of several colours on {name}")
    return found


def _active(s: State) -> list[str]:
    """RP-4.89: the group that moves is one of the mover's."""
    if s.active == NONE:
        return []
    if s.active >= SPACES:
        if s.mover != s.attacker or not city.open_edges(s) >> groups.edge_of(s.active) & 1:
            return ["the active group cannot be outside"]
    elif not groups.is_led(s, s.active) or s.marks[s.active]:
        return [f"the group on {SPACE_NAMES[s.active]} cannot be active"]
    size = groups.size_at(s, s.active)
    boosted = 1 if s.active_marks & BOOSTED else 0
    most = boosted if s.active_marks & FINISHED else groups.movement_points(size) + boosted
    if s.points > most or s.active_marks & ~(FINISHED | BOOSTED):
        return [f"the active group has {s.points} points and marks that it cannot have"]
    if s.step is movement.WAR_MOVE and s.active_marks == FINISHED:
        return ["a finished group moves only after an extra movement"]
    if s.step is movement.SACRIFICE and not groups.can_be_boosted(s, s.active):
        return ["nothing can be sacrificed"]
    return []


def _proposal(s: State) -> list[str]:
    """RP-5.144, RP-5.146, RP-5.148: what is proposed is possible, and the right owner is asked."""
    found = []
    for number in s.refused:
        one, other = number // SPACES % SPACES, number % SPACES
        if one == other or EMPTY in (groups.workers_at(s, one), groups.workers_at(s, other)):
            found.append("something was refused between groups that are not there")
    if s.step not in ANSWERS or found:
        return found
    if s.mover == s.attacker or s.active >= SPACES:
        return ["enemies ask nobody"]
    is_sacrifice = s.proposal == consent.GIVE_UP
    if is_sacrifice != (s.step is consent.ANSWER_SACRIFICE):
        return ["the proposal does not fit the question"]
    beside = [BESIDE[s.active * DIRECTIONS + direction] for direction in range(DIRECTIONS)]
    if is_sacrifice:
        is_possible = groups.can_be_boosted(s, s.active) and groups.can_be_given_up(s, s.active, s.partner)
        owners = groups.owners_to_ask(s, groups.workers_at(s, s.partner))
    elif s.proposal == consent.GIVE_PAWN:
        is_possible = s.partner in beside and groups.can_transfer(s, s.active, s.partner)
        owners = _owners_of_both(s)
    else:
        is_possible = s.points > 0 and s.partner in beside and groups.can_join(s, s.active, s.partner)
        owners = _owners_of_both(s)
    if not is_possible:
        found.append("what is proposed is not possible")
    first = next((seat for seat in s.order if s.asking >> seat & 1), NONE)
    if s.asking & ~owners or first != s.seat:
        found.append("somebody is asked whose consent is not due")
    return found


def _owners_of_both(s: State) -> int:
    both = groups.owners_to_ask(s, groups.workers_at(s, s.active))
    return both | groups.owners_to_ask(s, groups.workers_at(s, s.partner))
