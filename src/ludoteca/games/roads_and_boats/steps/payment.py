"""Paying from the pool of a place (RB-6.1.7, RB-6.1.8), and naming the places one pays from (RB-6.1.15).

What is being paid for is an action, kept in `purpose`; once nothing is owed it takes its effect.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.steps import NOTHING
from ludoteca.games.roads_and_boats.access import area, presence
from ludoteca.games.roads_and_boats.actions import (
    BUILD_FIRST,
    FIRST_CARRIER,
    PAY_FIRST,
    PRODUCE_FIRST,
    SOURCE_FIRST,
    TOPIC_FIRST,
    is_a,
)
from ludoteca.games.roads_and_boats.data import GOODS, RECIPES, TOPICS
from ludoteca.games.roads_and_boats.geometry import CARGO, CELLS, MOST_BANKS
from ludoteca.games.roads_and_boats.goods import source_of, sources_of
from ludoteca.games.roads_and_boats.steps import building, production, wonder
from ludoteca.games.roads_and_boats.steps.step import Step

if TYPE_CHECKING:
    from ludoteca.games.roads_and_boats.state import State


class Source(Step):
    """From which place is the next good spent (D39)?"""

    def actions(self, s: State) -> list[int]:
        """All places of the pool where it lies."""
        good = next_owed(s)
        if good == GOODS:
            return NOTHING
        legal: list[int] = []
        for holder in sources_of(s, s.seat, s.site, paying_regions(s), good):
            if holder < CARGO:
                legal.append(SOURCE_FIRST + holder % MOST_BANKS)
            else:
                legal.append(SOURCE_FIRST + FIRST_CARRIER + holder - CARGO)
        return legal

    def play(self, s: State, action: i64) -> None:
        """One good leaves that place."""
        place = action - SOURCE_FIRST
        good = next_owed(s)
        holder = CARGO + place - FIRST_CARRIER if place >= FIRST_CARRIER else s.site * MOST_BANKS + place
        s.goods[holder * GOODS + good] -= 1
        s.owed[good] -= 1

    def skip(self, s: State) -> None:
        """All is paid."""
        finish(s)


SOURCE: Final[Step] = Source("source", "source")


def begin(s: State, costs: vec[i64], first: i64) -> None:
    """Pay a row of goods for the purpose, by the rule of the house or place by place."""
    if s.choose_sources:
        for good in range(GOODS):
            s.owed[good] = costs[first + good]
        s.step = SOURCE
        return
    regions = paying_regions(s)
    for good in range(GOODS):
        for _ in range(costs[first + good]):
            s.goods[source_of(s, s.seat, s.site, regions, s.region, good) * GOODS + good] -= 1
    finish(s)


def paying_regions(s: State) -> i64:
    """The regions whose pool pays: for bricks the whole home, as far as the player is present (RB-6.5.3)."""
    if is_a(s.purpose, PAY_FIRST, GOODS):
        return presence(s, s.seat, s.site)
    return area(s, s.seat, s.site, s.region)


def next_owed(s: State) -> i64:
    """The first good that is still owed; GOODS if none is."""
    for good in range(GOODS):
        if s.owed[good] > 0:
            return good
    return GOODS


def finish(s: State) -> None:
    """What was paid for takes its effect."""
    action = s.purpose
    if is_a(action, PRODUCE_FIRST, CELLS * RECIPES):
        production.converted(s)
    elif is_a(action, TOPIC_FIRST, TOPICS):
        production.learnt(s)
    elif is_a(action, PAY_FIRST, GOODS):
        wonder.paid(s)
    else:
        assert action >= BUILD_FIRST
        building.done(s)
