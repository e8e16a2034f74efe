"""What comes of a plan if everybody then plays on by plan: a look to the end of the game."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludoteca.core.insight import in_proportion
from ludoteca.core.rng import Rng
from ludoteca.core.state import NOBODY
from ludoteca.games.roads_and_boats import scoring
from ludoteca.games.roads_and_boats.actions import PROPOSE_FIRST, SITE_FIRST, is_a
from ludoteca.games.roads_and_boats.data import FLEET
from ludoteca.games.roads_and_boats.geometry import CELLS
from ludoteca.games.roads_and_boats.plans.driving import Log
from ludoteca.games.roads_and_boats.plans.orders import Orders
from ludoteca.games.roads_and_boats.plans.policy import NO_WORK, best_work, play_on
from ludoteca.games.roads_and_boats.plans.taste import TASTES, USUAL, WHIMS, Taste
from ludoteca.games.roads_and_boats.state import State
from ludoteca.games.roads_and_boats.steps import building, wonder

MOST_WORLDS: Final[i64] = 6
"""Mines yield differently in each."""
SPREAD: Final = 20.0
"""How many points of lead in the end make a victory likely."""
A_TRIFLE: Final = 0.01
"""So much better than the usual plan must another be to be preferred."""
A_POINT: Final = 0.1
EARLIER: Final = 0.005
"""What it is worth to have a point a turn earlier, if nothing else tells two plans apart."""


@final
class Idea:
    """What a player could do next, the taste by which he then plays on, and what came of it so far."""

    def __init__(self, actions: list[int], taste: Taste) -> None:
        self.actions = actions
        self.taste = taste
        self.total: float = 0.0


def best_plan(s: State, tries: i64) -> list[int]:
    """The plan that brings most in the end, of as many as can be tried; the better half is tried again.

    Where nothing is left to chance once is enough.
    """
    is_sure = s.seats == 1 and s.solo_mines == 1
    ideas = think_of(s, tries if is_sure else tries * 2 // 3)
    usual = ideas[0]
    usual.total = A_POINT if s.seats == 1 else A_TRIFLE
    world: i64 = 0
    while len(ideas) > 1 and tries >= len(ideas) and world < (1 if is_sure else MOST_WORLDS):
        world += 1
        for idea in ideas:
            idea.total += outlook(s, idea, world)
        tries -= len(ideas)
        ideas.sort(key=promise)
        ideas = ideas[: max(2, (len(ideas) + 1) // 2)]
    return ideas[0].actions


def think_of(s: State, tries: i64) -> list[Idea]:
    """Plans of different tastes; where something is built or bought also everything else that is of use.

    A taste may be for now and for ever, or for this once: then all goes on as usual.
    """
    ideas: list[Idea] = []
    once: list[Idea] = []
    for taste in TASTES:
        log = Log(s.copy(), s.seat, taste)
        play_on(log)
        if not is_thought_of(ideas, log.actions):
            once.append(Idea(log.actions, USUAL))
        ideas.append(Idea(log.actions, taste))
    if s.step is building.CHOOSE_SITE or s.step is wonder.BUY_BRICK:
        orders = Orders(Log(s).land())
        for action in s.legal:
            if is_of_use(s, action, orders):
                ideas.append(Idea([action], USUAL))
    for taste in WHIMS:
        if len(ideas) + len(once) > tries:
            break
        log = Log(s.copy(), s.seat, taste)
        play_on(log)
        if not is_thought_of(ideas, log.actions) and not is_thought_of(once, log.actions):
            once.append(Idea(log.actions, USUAL))
    return (ideas + once[1:])[: max(2, tries)]


def is_thought_of(ideas: list[Idea], actions: list[int]) -> bool:
    """Does an idea begin in the same way?"""
    for idea in ideas:
        if idea.actions == actions:
            return True
    return False


def is_of_use(s: State, action: i64, orders: Orders) -> bool:
    """Not to be thought of: what others would have to agree to, and sites where nothing is wanted."""
    if is_a(action, PROPOSE_FIRST, 4 * FLEET):
        return False
    if not is_a(action, SITE_FIRST, CELLS):
        return True
    tile = action - SITE_FIRST
    return best_work(building.works(s, tile), tile, orders) != NO_WORK


def outlook(s: State, idea: Idea, seed: i64) -> float:
    """The share of victory of the deciding seat after an idea, played to the end by plan."""
    seat = s.seat
    world = s.imagine(seat, Rng(seed))
    for action in idea.actions:
        world.apply(action)
    turn = world.turn
    early = 0.0
    while world.seat != NOBODY:
        play_on(Log(world, seat, idea.taste))
        if s.seats == 1 and world.turn != turn:
            turn = world.turn
            early += float(scoring.score(world, seat))
    if s.seats == 1:
        return float(scoring.score(world, 0)) + EARLIER * early
    points = [float(scoring.score(world, other)) for other in range(s.seats)]
    return in_proportion(points, SPREAD)[seat]


def promise(idea: Idea) -> float:
    """What brought most comes first."""
    return -idea.total
