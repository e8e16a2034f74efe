"""Information-set Monte Carlo tree search for any number of seats.

Every iteration imagines a world that agrees with what the seat knows and walks down a tree that all
worlds share. Each seat on the way chooses for its own share of victory (max^n). An action that only
some worlds allow is measured by how often it was available.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from mypy_extensions import i64

from ludoteca.core.insight import Insight, shares
from ludoteca.core.playout import play_out
from ludoteca.core.rng import Rng
from ludoteca.core.state import NOBODY, State

CURIOSITY: Final = 1.0
"""How much a search that plays games out prefers promising but little tried actions."""
CURIOSITY_WITH_INSIGHT: Final = 0.2
"""The same where insight speaks: its values lie close together and can be trusted."""
CAUTION: Final = 0.02
"""How much worse than its siblings an untried action is taken to be."""


@final
class Edge:
    """An action at a node: how promising, how often available and tried, what it brought."""

    def __init__(self, action: i64, prior: float) -> None:
        self.action: i64 = action
        self.prior: float = prior
        self.available: i64 = 0
        self.visits: i64 = 0
        self.total: float = 0.0
        self.nodes: list[Node] = []

    def node_of(self, seat: i64) -> Node | None:
        """Where the action leads when this seat decides next: chance may pass a seat over."""
        for node in self.nodes:
            if node.seat == seat:
                return node
        return None


@final
class Node:
    """A decision of one seat, reached by the actions on the way from the root."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        self.visits: i64 = 0
        self.total: float = 0.0
        self.actions: list[int] = []
        self.edges: list[Edge] = []
        self.known: dict[int, Edge] = {}

    def open(self, world: State, priors: list[float]) -> None:
        """Meet the actions of a world; those not met before become edges."""
        total = 0.0
        for prior in priors:
            total += prior
        legal = world.legal
        edges: list[Edge] = []
        for index in range(len(legal)):
            action = legal[index]
            edge = self.known.get(action)
            if edge is None:
                edge = Edge(action, priors[index] / total)
                self.known[action] = edge
            edges.append(edge)
        self.actions = legal
        self.edges = edges

    def choose(self, curiosity: float, caution: float) -> Edge:
        """The edge with the best mix of what it brought and what is still to be learnt."""
        untried = self.total / float(self.visits) - caution if self.visits > 0 else 0.5
        best = self.edges[0]
        best_score = -1.0
        for edge in self.edges:
            edge.available += 1
            tried = edge.visits
            score = edge.total / float(tried) if tried > 0 else untried
            score += curiosity * edge.prior * sqrt(float(edge.available)) / float(1 + tried)
            if score > best_score:
                best_score = score
                best = edge
        return best


@final
class Search:
    """A search from one position, as its deciding seat knows it."""

    def __init__(self, root: State, insight: Insight, rng: Rng, plays_out: bool) -> None:
        self.root = root
        self.insight = insight
        self.rng = rng
        self.plays_out = plays_out
        self.curiosity: float = CURIOSITY if plays_out else CURIOSITY_WITH_INSIGHT
        self.caution: float = CAUTION
        self.tree = Node(root.seat)
        self.iterations: i64 = 0

    def run(self, iterations: i64) -> None:
        """Search so many iterations more."""
        for _ in range(iterations):
            self.iterate()
        self.iterations += iterations

    def iterate(self) -> None:
        """Imagine a world, walk down the tree, grow a leaf, and remember what it is worth."""
        world = self.root.imagine(self.tree.seat, self.rng)
        node: Node | None = self.tree
        nodes: list[Node] = []
        path: list[Edge] = []
        while node is not None:
            if node.actions != world.legal:
                node.open(world, self.priors(world))
            edge = node.choose(self.curiosity, self.caution)
            nodes.append(node)
            path.append(edge)
            world.apply(edge.action)
            if world.seat == NOBODY:
                break
            node = edge.node_of(world.seat)
            if node is None:
                edge.nodes.append(Node(world.seat))
        values = self.value(world)
        for index in range(len(path)):
            node_passed = nodes[index]
            brought = values[node_passed.seat]
            node_passed.visits += 1
            node_passed.total += brought
            edge = path[index]
            edge.visits += 1
            edge.total += brought

    def priors(self, world: State) -> list[float]:
        """How promising the actions of a world look."""
        if self.plays_out:
            return [1.0] * len(world.legal)
        return self.insight.prior(world, world.legal)

    def value(self, world: State) -> list[float]:
        """Shares of victory: by insight, or by playing the game out at random."""
        if self.plays_out:
            play_out(world, self.rng)
            return shares(world.standings())
        self.insight.follow(world)
        return self.insight.evaluate(world)

    def visits(self) -> dict[int, int]:
        """How often every action of the root was tried."""
        return {edge.action: edge.visits for edge in self.tree.edges}

    def means(self) -> dict[int, float]:
        """The share of victory that every action of the root brought on average."""
        return {edge.action: edge.total / float(edge.visits) for edge in self.tree.edges if edge.visits > 0}
