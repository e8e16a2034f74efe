"""Games that a player plays against itself, to be learned from.

Until a moment drawn for each game it often tries something at random; from then on it plays as well as it
can, so that the outcome says what a position is worth and not who blundered last.
"""

from __future__ import annotations

from dataclasses import dataclass

from ludoteca.arena.match import draw
from ludoteca.bots.agenda import Agenda
from ludoteca.bots.bot import Budget
from ludoteca.bots.mcts import think
from ludoteca.bots.search.tree import Search
from ludoteca.bots.weights import Weights, corrected
from ludoteca.core import registry
from ludoteca.core.encoding.traits import Traits
from ludoteca.core.game import Game
from ludoteca.core.insight import Insight
from ludoteca.core.rng import Rng
from ludoteca.core.state import State
from ludoteca.learning.positions import Notebook, Positions, together

GRAIN = 1 << 20
MOMENTS = 60
"""The moment from which all decisions are meant is one of the first so many positions at rest."""


@dataclass(frozen=True)
class Part:
    """Some games in a row; equal ones give equal positions, whoever plays them."""

    game: str
    seats: int
    seed: int
    first: int
    count: int
    network: Weights | None
    """What plays, wherever that may be; None for the handmade insight."""
    iterations: int
    """How long it searches at a decision; 0 looks one action ahead."""
    explore: float
    """The share of decisions made at random before the moment from which all are meant."""


def play_part(part: Part) -> Positions:
    """The positions at rest of all its games."""
    game = registry.invite(part.game)
    assert game.traits is not None
    insight = game.insight
    if part.network is not None:
        insight = corrected(game, game.traits, {part.seats: part.network})
    numbers = range(part.first, part.first + part.count)
    return together([play_game(part, game, game.traits, insight, number) for number in numbers])


def play_game(part: Part, game: Game, traits: Traits, insight: Insight, number: int) -> Positions:
    """The positions at rest of one game."""
    handmade = game.insight
    state = game.start(part.seats, draw(part.seed, number), {})
    rng = Rng(draw(part.seed, number, 1))
    explored = rng.below(MOMENTS)
    notes = Notebook(traits)
    agenda = Agenda()
    while not state.over:
        if handmade.is_at_rest(state):
            notes.note(state, handmade.evaluate(state), insight.evaluate(state))
        if len(notes.shared) <= explored and int(rng.below(GRAIN)) < part.explore * GRAIN:
            state.apply(state.legal[rng.below(len(state.legal))])
            continue
        planned = None
        if part.iterations == 0:
            planned = agenda.next(insight.plan, state.imagine(state.seat, rng.copy()))
        if planned is not None:
            state.apply(planned)
        elif not handmade.play_obvious(state):
            state.apply(best(state, insight, rng, part.iterations))
    return notes.close(number, state)


def best(state: State, insight: Insight, rng: Rng, iterations: int) -> int:
    """What the player likes best, by what its seat knows."""
    if iterations == 0:
        world = state.imagine(state.seat, rng)
        values = [after(world, action, insight) for action in world.legal]
        return int(world.legal[values.index(max(values))])
    search = Search(state.imagine(state.seat, rng), insight, rng, False)
    think(search, Budget(iterations=iterations), until_clear=True)
    visits = search.visits()
    return max(visits, key=lambda action: visits[action])


def after(world: State, action: int, insight: Insight) -> float:
    """What the deciding seat hopes for after an action, when the dust has settled."""
    later = world.copy()
    later.apply(action)
    insight.follow(later)
    return insight.evaluate(later)[world.seat]
