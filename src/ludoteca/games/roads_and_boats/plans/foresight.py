"""What comes of a choice if everybody then plays by plan: a look to the end of the game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.core.insight import in_proportion
from ludoteca.core.rng import Rng
from ludoteca.core.state import NOBODY
from ludoteca.games.roads_and_boats import scoring
from ludoteca.games.roads_and_boats.actions import PROPOSE_FIRST
from ludoteca.games.roads_and_boats.data import FLEET
from ludoteca.games.roads_and_boats.plans.driving import Log
from ludoteca.games.roads_and_boats.plans.policy import play_on
from ludoteca.games.roads_and_boats.state import State

WORLDS: Final = (1, 2, 3)
"""Seeds of the chance that is tried: mines yield differently in each."""
SPREAD: Final = 20.0
"""How many points of lead in the end make a victory likely."""
A_TRIFLE: Final = 0.01
"""So much better than the plan must a choice be to be preferred."""


def best(s: State, actions: list[int], planned: i64) -> i64:
    """What brings most in the end; the plan, unless something else is clearly better."""
    chosen = planned
    most = outlook(s, planned) + A_TRIFLE
    for action in actions:
        if action != planned and not PROPOSE_FIRST <= action < PROPOSE_FIRST + 4 * FLEET:
            hoped = outlook(s, action)
            if hoped > most:
                most = hoped
                chosen = action
    return chosen


def outlook(s: State, action: i64) -> float:
    """The share of victory of the deciding seat after an action, played to the end by plan."""
    seat = s.seat
    total = 0.0
    for seed in WORLDS:
        world = s.imagine(seat, Rng(seed))
        world.apply(action)
        while world.seat != NOBODY:
            play_on(Log(world))
        if s.seats == 1:
            total += float(scoring.score(world, 0)) / 1000.0
        else:
            points = [float(scoring.score(world, other)) for other in range(s.seats)]
            total += in_proportion(points, SPREAD)[seat]
    return total / float(len(WORLDS))
