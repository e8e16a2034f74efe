"""What comes of an act if everybody then plays on by plan: a look some Rounds ahead, in several worlds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from ludoteca.core.insight import shares
from ludoteca.core.rng import Rng
from ludoteca.core.state import NOBODY
from ludoteca.games.romolo_o_remo import control
from ludoteca.games.romolo_o_remo.actions import END_PHASE, SELECT_FIRST, SKIP_PHASE
from ludoteca.games.romolo_o_remo.data import EXPLORER_NUMBER
from ludoteca.games.romolo_o_remo.insight import seat_worth, thumb
from ludoteca.games.romolo_o_remo.insight.lines import (
    Line,
    Measure,
    against_others,
    branches,
    is_work,
    own_part,
    without_branching,
)
from ludoteca.games.romolo_o_remo.state import State
from ludoteca.games.romolo_o_remo.steps import action

if TYPE_CHECKING:
    from ludoteca.games.romolo_o_remo.insight.knowledge import RomoloORemoInsight

ROUNDS_AHEAD: Final[i64] = 3
BRANCHINGS: Final[i64] = 2
"""So often a way on is followed in all directions: what is done, and where or with what."""
MOST_IDEAS: Final[i64] = 7
# A try takes as long as so many iterations of a usual search; a few are always due.
ITERATIONS_A_TRY: Final[i64] = 40
FEWEST_TRIES: Final[i64] = 6
USUAL_TRIES: Final[i64] = 24
MOST_WORLDS: Final[i64] = 6
MOST_TIMES: Final[i64] = 4
"""So often as many worlds are looked at by who has much time."""
# Who has so many iterations looks at so many positions at most, and then decides by what has been tried.
LOOKS_AN_ITERATION: Final[i64] = 10
MOST_LOOKS: Final[i64] = 40_000
A_TRIFLE: Final = 0.02
"""So much better than the usual plan must another be to be preferred."""
A_STROLL: Final = 0.1
"""And so much better an Explorer's walk that finds nothing: much else follows from it, but by chance."""
# A point ahead counts beside the share of victory: near 0 and 1 the share says nothing of what is better.
A_POINT: Final = 0.03
FAR_AHEAD: Final = 15.0


@final
class Idea:
    """What a player could do next, what it gains at first sight, and what came of it so far.

    What speaks for it beforehand counts in every world.
    """

    def __init__(self, actions: list[int], gain: float, favour: float) -> None:
        self.actions = actions
        self.gain = gain
        self.favour = favour
        self.total: float = 0.0


def best_idea(insight: RomoloORemoInsight, s: State, iterations: i64) -> list[int]:
    """What turns out best some Rounds later: the usual plan, unless something else is clearly better.

    Everything is tried in the same worlds; the better half of the others is tried again.
    """
    tries = max(FEWEST_TRIES, iterations // ITERATIONS_A_TRY)
    ideas = think_of(insight, s, min(MOST_IDEAS, tries // 3))
    usual, others = ideas[0], ideas[1:]
    times = max(1, min(MOST_TIMES, tries // USUAL_TRIES))
    enough = insight.looks + min(MOST_LOOKS, iterations * LOOKS_AN_ITERATION)
    world: i64 = 0
    while len(others) > 0 and world < times * MOST_WORLDS and tries > len(others):
        for _ in range(times):
            world += 1
            if not try_all(insight, s, [usual, *others], world, enough):
                return best_of(usual, others)
            tries -= len(others) + 1
        others.sort(key=brought)
        others = others[: (len(others) + 1) // 2]
    return best_of(usual, others)


def try_all(insight: RomoloORemoInsight, s: State, ideas: list[Idea], world: i64, enough: i64) -> bool:
    """See what comes of every idea in one world; False, and nothing counts, if there is no time for all."""
    came: list[float] = []
    for idea in ideas:
        if insight.looks >= enough:
            return False
        came.append(outlook(insight, s, idea, world))
    for number, idea in enumerate(ideas):
        idea.total += came[number] + idea.favour
    return True


def best_of(usual: Idea, others: list[Idea]) -> list[int]:
    """What brought more than the usual plan, if anything did."""
    best = usual
    for idea in others:
        if idea.total > best.total:
            best = idea
    return best.actions


def think_of(insight: RomoloORemoInsight, s: State, most: i64) -> list[Idea]:
    """The usual plan, and the most promising others."""
    usual = Idea(usual_plan(insight, s), 0.0, A_TRIFLE)
    found = (
        acts(insight, s) if s.step is action.ACTION_MAIN else [Idea([choice], 0.0, 0.0) for choice in s.legal]
    )
    found.sort(key=gained)
    ideas = [usual]
    known = [usual.actions]
    for idea in found:
        if len(ideas) > most:
            break
        if idea.actions not in known:
            ideas.append(idea)
            known.append(idea.actions)
    return ideas


def acts(insight: RomoloORemoInsight, s: State) -> list[Idea]:
    """All that Units can do, and the end of the phase."""
    measure = insight.measure_of(s)
    ideas: list[Idea] = []
    for choice in s.legal:
        if choice == END_PHASE or choice == SKIP_PHASE:
            ideas.append(Idea([choice], seat_worth.SKIPPED if choice == SKIP_PHASE else 0.0, 0.0))
            continue
        after = s.copy()
        after.apply(choice)
        idle = 0.0 if is_work(choice) else measure.work
        for line in ways_on(insight, after, measure, BRANCHINGS):
            gain = measure.gain(line) - idle
            actions = own_part(s, [choice, *line.actions])
            ideas.append(Idea(actions, gain, -A_STROLL if gain <= 0.0 and is_stroll(s, actions) else 0.0))
    return ideas


def is_stroll(s: State, actions: list[int]) -> bool:
    """Does an Explorer act, and nothing comes to light?"""
    if actions[0] != SELECT_FIRST + EXPLORER_NUMBER:
        return False
    world = s.copy()
    for choice in actions:
        world.apply(choice)
    return world.reveals == s.reveals


def ways_on(insight: RomoloORemoInsight, s: State, measure: Measure, branchings: i64) -> list[Line]:
    """The ways on from a position to where it is at rest, followed in all directions so often."""
    actions: list[int] = []
    while branchings > 0 and s.seat == measure.s.seat and not insight.is_at_rest(s):
        choice = without_branching(s)
        if choice == thumb.NO_RULE:
            lines: list[Line] = []
            for branch in branches(s):
                after = s.copy()
                after.apply(branch)
                for line in ways_on(insight, after, measure, branchings - 1):
                    lines.append(Line([*actions, branch, *line.actions], line.hopes, line.turn))
            return lines
        actions.append(choice)
        s.apply(choice)
    line = insight.pursue(s, measure)
    return [Line(actions + line.actions, line.hopes, line.turn)]


def usual_plan(insight: RomoloORemoInsight, s: State) -> list[int]:
    """What is done at first sight; where nothing is, what looks best after one action."""
    plan = insight.at_first_sight(s)
    if len(plan) > 0:
        return plan
    best: i64 = s.legal[0]
    most = -1.0
    for choice in s.legal:
        after = s.copy()
        after.apply(choice)
        insight.follow(after)
        hoped = insight.evaluate(after)[s.seat]
        if hoped > most:
            most = hoped
            best = choice
    return [best]


def outlook(insight: RomoloORemoInsight, s: State, idea: Idea, seed: i64) -> float:
    """What the deciding seat has some Rounds after an idea, if all play by plan in one of many worlds."""
    seat = s.seat
    world = s.imagine(seat, Rng(seed))
    for choice in idea.actions:
        world.apply(choice)
    until = s.turn + ROUNDS_AHEAD * s.sides
    while world.seat != NOBODY and world.turn < until:
        for choice in usual_plan(insight, world):
            world.apply(choice)
    if world.seat == NOBODY:
        share = float(world.standings()[seat] == 1) if s.seats == 1 else shares(world.standings())[seat]
        return share + A_POINT * FAR_AHEAD * (2.0 * share - 1.0)
    hopes = insight.hopes_of(world)
    ahead = against_others(world, hopes, control.party_of(world, seat))
    return insight.shares_of(world, hopes)[seat] + A_POINT * max(-FAR_AHEAD, min(FAR_AHEAD, ahead))


def gained(idea: Idea) -> float:
    """What gains most at first sight comes first."""
    return -idea.gain


def brought(idea: Idea) -> float:
    """What brought most comes first."""
    return -idea.total
