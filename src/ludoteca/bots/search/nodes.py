"""The tree of a search: decisions of seats, and the actions that lead from one to the next."""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from mypy_extensions import i64

from ludoteca.core.state import State

ENOUGH: Final = 8
"""After so many like cases the next one is taken to be like them."""


@final
class Edge:
    """An action at a node: how promising, how often available and tried, what it brought."""

    def __init__(self, action: i64, prior: float, expected: list[float] | None) -> None:
        self.action: i64 = action
        self.prior: float = prior
        self.expected: list[float] | None = expected
        """What insight expects for every seat; None where it does not say."""
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
        self.veiled: dict[tuple[int, ...], Node] | None = None
        """Decisions after a secret choice made here, by who decides and what he knows of all since then."""

    def open(self, world: State, priors: list[float], expected: list[list[float]]) -> None:
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
                edge = Edge(action, priors[index] / total, expected[index] if expected else None)
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
            if tried > 0:
                score = edge.total / float(tried)
            elif edge.expected is not None:
                score = edge.expected[self.seat]
            else:
                score = untried
            score += curiosity * edge.prior * sqrt(float(edge.available)) / float(1 + tried)
            if score > best_score:
                best_score = score
                best = edge
        return best

    def by_habit(self, chance: float) -> Edge:
        """An edge drawn in proportion to how often each was tried."""
        left = chance * float(self.visits)
        for edge in self.edges:
            edge.available += 1
        for edge in self.edges:
            left -= float(edge.visits)
            if left < 0.0:
                return edge
        return self.edges[0]


@final
class Veil:
    """What was chosen since the first secret choice that has not come to light.

    Each seat knows its own choices and the open ones. Its decisions are told apart by what it knows and
    by nothing else, so that in search as in life nobody answers what he cannot know. When something comes
    to light, the search finds out which of the secrets it was.
    """

    def __init__(self, first: Node, begin: State) -> None:
        if first.veiled is None:
            first.veiled = {}
        self.nodes: dict[tuple[int, ...], Node] = first.veiled
        self.begin = begin
        """The world before the first secret choice."""
        self.seats: list[int] = []
        self.actions: list[int] = []
        self.hidden: list[int] = []
        """For each choice the seats from which it is hidden, a bit each."""

    def add(self, seat: i64, action: i64, is_secret: bool) -> None:
        """A choice, secret or open."""
        everybody: i64 = (1 << self.begin.seats) - 1
        self.seats.append(seat)
        self.actions.append(action)
        self.hidden.append(everybody & ~(1 << seat) if is_secret else 0)

    def node_of(self, seat: i64) -> Node | None:
        """The decision of a seat with what it knows; None at the first time, when it is made."""
        known: list[int] = [seat]
        for index in range(len(self.actions)):
            is_known = not self.hidden[index] >> seat & 1
            known.append(self.actions[index] if is_known else -1 - self.seats[index])
        key = tuple(known)
        node = self.nodes.get(key)
        if node is None:
            self.nodes[key] = Node(seat)
        return node

    def is_lifted(self) -> bool:
        """Has every secret come to light?"""
        return not any(self.hidden)


@final
class Lift:
    """From whom choices are still hidden after a reveal: found out for some, and true of all their like.

    Where it depends on what was chosen, as when only the highest bid is shown, it is found out for each.
    """

    def __init__(self) -> None:
        self.found: dict[tuple[int, ...], list[int]] = {}
        self.first: list[int] = []
        self.is_alike = True

    def of(self, actions: list[int]) -> list[int] | None:
        """For each of these choices the seats that still do not know it, a bit each; None: not known."""
        if self.is_alike and len(self.found) >= ENOUGH:
            return self.first
        return self.found.get(tuple(actions))

    def learn(self, actions: list[int], hidden: list[int]) -> None:
        """What was found out about some choices."""
        if not self.found:
            self.first = hidden
        self.found[tuple(actions)] = hidden
        self.is_alike = self.is_alike and hidden == self.first
