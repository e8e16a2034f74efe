"""What does not fit the step: asked when everything on the table is in order (RR-8.3, RR-8.16)."""

from __future__ import annotations

from ludoteca.games.romolo_o_remo import act_faults, battle_faults, phases, units
from ludoteca.games.romolo_o_remo.actions import (
    PRODUCE,
    TRADUCTOR_ACT,
)
from ludoteca.games.romolo_o_remo.data import (
    CONSTRUCTIONS,
    EVENT_CUBES,
    FARM,
    RESOURCES,
    WAREHOUSE,
)
from ludoteca.games.romolo_o_remo.phases import (
    AT_REST,
    MAY_BE_EMPTY,
    NEVER_EMPTY,
    PLACING,
    USED,
    WAR,
)
from ludoteca.games.romolo_o_remo.state import State
from ludoteca.games.romolo_o_remo.steps import (
    alliance,
    battle,
    casualties,
    ending,
    feeding,
    hostility,
    maintenance,
    opening,
    rival,
    turn,
    war,
)

LAYING_OUT = (opening.SETUP_TERRAIN, opening.SETUP_ORIENT, opening.SETUP_RESOURCE, *PLACING)


def faults(s: State) -> list[str]:
    """What does not fit the step; asked when everything on the table is in order."""
    return (
        _at_rest(s)
        or _decider(s)
        or _opening(s)
        or act_faults.act_faults(s)
        or battle_faults.battle_faults(s)
        or battle_faults.maintenance_faults(s)
        or _stuck(s)
    )


def _at_rest(s: State) -> list[str]:
    """Nothing is under way that the step does not know."""
    used = USED.get(s.step, frozenset())
    if s.step is hostility.HOSTILITY:
        acting = s.asking in (hostility.FOR_PRODUCTION, hostility.FOR_TRADUCTOR)
        used = used if acting else frozenset({"asking", "question"})
    if s.step is casualties.WALL_LOT:
        used = USED.get(s.window, frozenset()) | {"bank_sides", "window"}
    found = [
        f"{name} is {getattr(s, name)} at {s.step.name}"
        for name, rest in AT_REST.items()
        if name not in used and getattr(s, name) != rest
    ]
    if "gift" not in used and any(s.gift):
        found.append(f"something is offered at {s.step.name}")
    if (s.window is not casualties.WALL_LOT) != (s.step is casualties.WALL_LOT):
        found.append(f"the step returns to {s.window.name} at {s.step.name}")
    windows = (
        casualties.DESTROY_BUILDING,
        casualties.ATT_HIT,
        casualties.DEF_HIT,
        maintenance.UNPAID_BUILDING,
    )
    if s.step is casualties.WALL_LOT and s.window not in windows:
        found.append(f"walls do not fall at {s.window.name}")
    return found


def _decider(s: State) -> list[str]:
    """The one who decides is the one whom the step asks."""
    if s.over:
        return []
    step = phases.step_now(s)
    if s.active >= s.seats:
        rival_steps = (rival.RIVAL_TURN, rival.RIVAL_BATTLE, *WAR)
        mine = (war.WAR_COMMIT, war.ATT_BONUS, war.ATT_TOKEN, casualties.DESTROY_BUILDING)
        wrong = step not in rival_steps or step in mine
        return ["the A.I. is to move, but it is another's step"] if wrong else []
    if step in (rival.RIVAL_TURN, rival.RIVAL_BATTLE):
        return ["it is not the Turn of the A.I."]
    if step in LAYING_OUT:
        return [] if s.active == s.first else ["the first player is not the active one"]
    if step in (ending.END_ARCHITECTUS, ending.END_SACERDOS, ending.END_DOMINION):
        return [] if s.is_in(s.seat) else ["who decides is out of the game"]
    expected = s.active
    if step is hostility.HOSTILITY:
        return _question(s)
    if step is alliance.ALLY_ACCEPT:
        expected = alliance.ally_of(s, s.active)
    elif (
        step in (war.DEF_BONUS, war.DEF_TOKEN, battle.DEF_RETREAT, casualties.DEF_HIT)
        and s.defender < s.seats
    ):
        expected = s.defender
    return [] if s.seat == expected else [f"seat {s.seat} decides instead of {expected}"]


def _question(s: State) -> list[str]:
    """Somebody is asked who has Units there and has not answered."""
    if s.question < 0 or s.seats == 1 or s.always_hostile:
        return ["nobody is asked"]
    foes = hostility.unasked(s, s.question)
    if not foes or s.seat != hostility.first_of(s, foes):
        return [f"seat {s.seat} has not to be asked"]
    if s.asking in (hostility.FOR_PRODUCTION, hostility.FOR_TRADUCTOR):
        act = PRODUCE if s.asking == hostility.FOR_PRODUCTION else TRADUCTOR_ACT
        wrong = act_faults.worker_faults(s)
        if wrong or s.act != act:
            return wrong or ["the question does not belong to the act"]
    return [] if hostility.concerns(s, s.asking, s.question) else ["the answer does not matter"]


def _opening(s: State) -> list[str]:
    """Everybody has what he starts with, and has placed what it was time to place."""
    if s.step not in LAYING_OUT:
        return []
    found = []
    for seat in range(s.seats):
        order = turn.place_in_round(s, seat) - turn.place_in_round(s, s.seat)
        chosen = s.step in PLACING or (s.step is opening.SETUP_RESOURCE and order < 0)
        cubes = [int(count) for count in s.cubes[seat * RESOURCES : seat * RESOURCES + RESOURCES]]
        extra = sum(cubes) - 6
        if extra != int(chosen) or min(cubes[:3]) < 2 or s.money[seat] != 4:
            found.append(f"seat {seat} does not start with what it should")
        if s.step in PLACING:
            plains = opening.plains_of(s, seat)
            for step, kind in ((opening.SETUP_FARM, FARM), (opening.SETUP_WAREHOUSE, WAREHOUSE)):
                placed = sum(s.built[hex * CONSTRUCTIONS + kind] for hex in plains)
                if placed != int(phases.has_placed(s, seat, step)):
                    found.append(f"seat {seat} has placed too much or too little")
            workers = [
                int(s.unit_hex[units.row_of(s, seat, n)]) for n in range(phases.workers_placed(s, seat))
            ]
            if workers != sorted(workers) or any(
                hex not in opening.initial_hexes(s, seat) for hex in workers
            ):
                found.append(f"the Workers of seat {seat} stand in other hexes")
    total = sum(s.built)
    expected = sum(
        int(phases.has_placed(s, seat, opening.SETUP_FARM))
        + int(phases.has_placed(s, seat, opening.SETUP_WAREHOUSE))
        for seat in range(s.seats)
    )
    if total != expected or any(s.walls):
        found.append("there are Constructions that nobody has placed")
    if any(s.price[r] != 1 for r in range(RESOURCES)) or any(s.market) or any(s.battle_tokens):
        found.append("something has happened before the first Turn")
    if s.seats == 1 and len(s.events) != EVENT_CUBES:
        found.append("events are missing before the first Turn")
    return found


def _stuck(s: State) -> list[str]:
    """Where a choice must be possible, there is one (RR-8.16)."""
    if s.step in NEVER_EMPTY and s.step not in MAY_BE_EMPTY and not s.choices():
        return [f"there is nothing to choose at {s.step.name}"]
    if s.step is feeding.FEED_UNITS and not s.choices() and feeding.hungry(s, s.seat) > 0:
        return ["nobody can be fed or removed"]
    if s.step is maintenance.UNPAID_MERCENARY and s.unpaid and not s.choices():
        return ["nobody can be discharged"]
    if s.step in (casualties.ATT_HIT, casualties.DEF_HIT) and s.last_pick >= 0 and not s.choices():
        hits = s.hits if s.step is casualties.ATT_HIT else s.hits_back
        others = s.committed if s.step is casualties.DEF_HIT else 0
        if hits and others:
            return ["nobody can be hit"]
    return []
