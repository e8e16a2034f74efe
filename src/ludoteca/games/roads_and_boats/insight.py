"""What a bot knows about Roads & Boats: what goods, buildings and places promise."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.hexes import distance
from ludoteca.core.insight import Insight, in_proportion, shares
from ludoteca.core.state import NOBODY
from ludoteca.core.state import State as CoreState
from ludoteca.games.roads_and_boats import scoring
from ludoteca.games.roads_and_boats.data import (
    BOARDS,
    END_SPACE,
    FIRST_SECONDARY,
    FLEET,
    GOODS,
    MINE,
    NEUTRAL_BRICKS,
    NO_BUILDING,
    NO_TILE,
    SOLO_GOAL,
    WEALTH,
    WOODCUTTER,
    WOODS,
)
from ludoteca.games.roads_and_boats.geometry import CARGO, CELLS, FIELD, MOST_BANKS, SPOTS
from ludoteca.games.roads_and_boats.state import State
from ludoteca.games.roads_and_boats.steps import building, movement, order, production, start, stow, wonder
from ludoteca.games.roads_and_boats.steps.ending import neutral_bricks

DISTANCE: Final = vec[i64]([distance(one, other) for one in FIELD for other in FIELD])
"""`DISTANCE[tile * CELLS + other]`, rivers and walls left aside."""
# A good at home is nearly a brick; the more there are, the less the next one helps.
AT_HOME: Final = 3.0
PLENTY_AT_HOME: Final = 10.0
BEYOND_PLENTY: Final = 0.2
# What is left of that for goods aboard, and for goods that lie about, a tile farther off.
ABOARD: Final = 0.8
ABOARD_A_TILE: Final = 0.85
LYING: Final = 0.12
LYING_A_TILE: Final = 0.7
SOMEBODY_AT_HOME: Final = 4.0
# A good a turn from a building near home; what a factory and a mine promise besides.
A_YIELD: Final = 0.6
YIELD_A_TILE: Final = 0.7
A_FACTORY: Final = 1.0
A_TRANSPORTER: Final = 1.0
A_TOPIC: Final = 2.0
# Boards on the way to woods where nobody cuts trunks yet.
TO_THE_WOODS: Final = 3.5
TO_THE_WOODS_A_TILE: Final = 0.55
ENOUGH_WOODCUTTERS: Final = 2
# How far the outcome may still lie from the hopes, in points: at the end, and more for each turn.
SPREAD: Final = 3.0
SPREAD_A_TURN: Final = 0.8
EAGER: Final = 4.0
SELDOM: Final = 0.2
# What is done to no avail costs a little, so that nobody bustles about; the temple breaks ties.
AN_ACT: Final = 0.01
A_PROPOSAL: Final = 0.05
A_BURDEN: Final = 0.3
A_PLACE_NEARER: Final = 0.02


@final
class RoadsAndBoatsInsight(Insight):
    """Knowledge of Roads & Boats."""

    def evaluate(self, state: CoreState) -> list[float]:
        """Shares of victory: who hopes for more points, surer the nearer the end."""
        assert isinstance(state, State)
        if state.seats == 1:
            if state.seat == NOBODY:
                return [state.progress()]
            return [min(0.99, hope(state, 0, turns_left(state)) / (2.0 * float(SOLO_GOAL)))]
        if state.seat == NOBODY:
            return shares(state.standings())
        turns = turns_left(state)
        hopes = [hope(state, seat, turns) for seat in range(state.seats)]
        return in_proportion(hopes, SPREAD + SPREAD_A_TURN * turns)

    def prior(self, state: CoreState, actions: list[int]) -> list[float]:
        """What is done rather than left looks promising; the last action of a list ends a stage."""
        assert isinstance(state, State)
        weights = [EAGER for _ in actions]
        weights[len(weights) - 1] = SELDOM if state.step is order.DEMAND else 1.0
        return weights

    def is_at_rest(self, state: CoreState) -> bool:
        """At the top of a stage, with no decision half made."""
        assert isinstance(state, State)
        step = state.step
        return (
            step is production.MAKE
            or step is stow.STOW
            or step is movement.SELECT
            or step is movement.MOVE
            or step is building.CHOOSE_SITE
            or step is wonder.BUY_BRICK
            or step is order.DEMAND
            or step is start.CHOOSE_START
        )

    def most_promising(self, state: CoreState) -> i64:
        """The action after which the deciding seat hopes for most; of equal ones the last."""
        assert isinstance(state, State)
        seat = state.seat
        turns = turns_left(state)
        best: i64 = state.legal[0]
        most = -1.0
        for action in state.legal:
            after = state.copy()
            after.apply(action)
            hoped = hope(after, seat, turns)
            if hoped >= most:
                most = hoped
                best = action
        return best


def turns_left(s: State) -> float:
    """How long the game may last: until the wonder is complete or neutral bricks run out."""
    if s.seats == 1:
        return float(s.last_turn - s.turn)
    spaces = float(END_SPACE[s.seats] - len(s.bricks))
    turns = float(NEUTRAL_BRICKS - neutral_bricks(s))
    return min(spaces / (1.0 + 0.5 * float(s.seats)), turns)


def hope(s: State, seat: i64, turns: float) -> float:
    """The points of a player, and what his goods, transporters and the buildings around promise."""
    hoped = float(scoring.score(s, seat)) + A_TRANSPORTER * float(s.fleet[seat])
    hoped += A_PLACE_NEARER * float(scoring.closeness(s, seat)) - A_PROPOSAL * float(s.proposals)
    topics = s.research[seat]
    while topics > 0:
        hoped += A_TOPIC * float(topics & 1)
        topics >>= 1
    home = s.homes[seat] // MOST_BANKS if s.homes[seat] >= 0 else -1
    if home < 0:
        return hoped
    at_home = goods_at(s, home)
    is_there = False
    woodcutters = woodcutters_near(s, home)
    for carrier in range(seat * FLEET, seat * FLEET + s.fleet[seat]):
        tile = s.place[carrier] // SPOTS
        row = (CARGO + carrier) * GOODS
        hoped -= AN_ACT * float(s.acts[carrier] + s.steps[carrier])
        if s.carries[carrier] >= 0:
            hoped -= A_BURDEN
        if tile == home:
            is_there = True
        far = DISTANCE[tile * CELLS + home]
        for good in range(GOODS):
            count = s.goods[row + good]
            if count > 0 and WEALTH[good] == 0:
                if tile == home:
                    at_home += count
                else:
                    hoped += ABOARD * AT_HOME * float(count) * power(ABOARD_A_TILE, far)
        if woodcutters < ENOUGH_WOODCUTTERS and s.goods[row + BOARDS] > 0:
            hoped += TO_THE_WOODS * power(TO_THE_WOODS_A_TILE, way_to_woods(s, tile))
    if is_there:
        hoped += SOMEBODY_AT_HOME
    hoped += AT_HOME * min(float(at_home), PLENTY_AT_HOME)
    hoped += BEYOND_PLENTY * max(0.0, float(at_home) - PLENTY_AT_HOME)
    return hoped + world_worth(s, seat, home, turns)


def goods_at(s: State, tile: i64) -> i64:
    """Goods on the ground of a tile."""
    total: i64 = 0
    for entry in range(tile * MOST_BANKS * GOODS, (tile + 1) * MOST_BANKS * GOODS):
        total += s.goods[entry]
    return total


def world_worth(s: State, seat: i64, home: i64, turns: float) -> float:
    """Goods that lie about within reach, and what buildings will yield not far from home."""
    worth = 0.0
    for tile in range(CELLS):
        if s.terrain[tile] == NO_TILE:
            continue
        if tile != home:
            lying = goods_at(s, tile)
            if lying > 0:
                near = nearest(s, seat, tile)
                worth += LYING * AT_HOME * float(min(lying, 6)) * power(LYING_A_TILE, near)
        house = s.building[tile]
        if house == NO_BUILDING:
            continue
        share = power(YIELD_A_TILE, DISTANCE[tile * CELLS + home])
        if house == MINE:
            worth += share * A_YIELD * min(turns, float(s.gold[tile] + s.iron[tile]))
        elif house < FIRST_SECONDARY:
            worth += share * A_YIELD * turns
        else:
            worth += share * A_FACTORY
    return worth


def woodcutters_near(s: State, home: i64) -> i64:
    """Woodcutters at most two tiles from home."""
    count: i64 = 0
    for tile in range(CELLS):
        if s.building[tile] == WOODCUTTER and DISTANCE[tile * CELLS + home] <= 2:
            count += 1
    return count


def way_to_woods(s: State, tile: i64) -> i64:
    """How far the nearest woods without a building are."""
    least: i64 = 9
    for other in range(CELLS):
        if s.terrain[other] == WOODS and s.building[other] == NO_BUILDING:
            least = min(least, DISTANCE[tile * CELLS + other])
    return least


def nearest(s: State, seat: i64, tile: i64) -> i64:
    """How far the nearest transporter of a player is."""
    least: i64 = 9
    for carrier in range(seat * FLEET, seat * FLEET + s.fleet[seat]):
        least = min(least, DISTANCE[tile * CELLS + s.place[carrier] // SPOTS])
    return least


def power(base: float, exponent: i64) -> float:
    """A share that shrinks with every tile."""
    result = 1.0
    for _ in range(exponent):
        result *= base
    return result
