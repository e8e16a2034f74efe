"""Information-set Monte Carlo tree search for any number of seats.

Every iteration imagines a world that agrees with what the seat knows and walks down a tree that all
worlds share. Each seat on the way chooses for its own share of victory (max^n). An action that only
some worlds allow is measured by how often it was available. What needs no thought is played on the way
without a decision in the tree. Around secrets seats mix what they do: smooth UCT (Heinrich, Silver 2015).
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludoteca.bots.search.nodes import Edge, Lift, Node, Veil
from ludoteca.core.insight import DOUBT, Insight, hopes_of, in_proportion, shares
from ludoteca.core.playout import play_out
from ludoteca.core.rng import Rng
from ludoteca.core.state import NOBODY, State
from ludoteca.core.view import View

CURIOSITY: Final = 1.0
"""How much a search that plays games out prefers promising but little tried actions."""
CURIOSITY_WITH_INSIGHT: Final = 0.2
"""The same where insight speaks, with doubts as in most games: its values lie close together."""
CAUTION: Final = 0.02
"""How much worse than its siblings an untried action is taken to be."""
HABIT: Final = 0.3
"""How often who chooses in secret, or answers a secret, does as usual: both would else be second-guessed."""
WORTH_KEEPING: Final = 0.03
"""A part of the tree with a smaller share of the visits is not looked for again."""


@final
class Search:
    """A search from one position, as its deciding seat knows it."""

    def __init__(self, root: State, insight: Insight, rng: Rng, plays_out: bool) -> None:
        self.root = root
        self.insight = insight
        self.rng = rng
        self.plays_out = plays_out
        self.curiosity: float = CURIOSITY if plays_out else CURIOSITY_WITH_INSIGHT * insight.doubt / DOUBT
        self.caution: float = CAUTION
        self.tree = Node(root.seat)
        self.lifts: dict[tuple[int, ...], Lift] = {}
        """What came to light so far, by who had chosen and what was hidden."""

    # --- growing ---------------------------------------------------------------------------------

    def run(self, iterations: i64) -> None:
        """Search so many iterations more."""
        for _ in range(iterations):
            self.iterate()

    def iterate(self) -> None:
        """Imagine a world, walk down the tree, grow a leaf, and remember what it is worth."""
        world = self.root.imagine(self.tree.seat, self.rng)
        node: Node | None = self.tree
        veil: Veil | None = None
        nodes: list[Node] = []
        path: list[Edge] = []
        while node is not None:
            if node.actions != world.legal:
                self.open(node, world)
            edge = self.choose(node, veil is not None or world.hides(node.edges[0].action))
            nodes.append(node)
            path.append(edge)
            if edge.visits == 0 and edge.expected is not None:
                self.remember(nodes, path, edge.expected)
                return
            is_secret = world.hides(edge.action)
            if is_secret and veil is None:
                veil = Veil(node, world.copy())
            reveals = world.reveals
            self.play(world, edge.action)
            if world.seat == NOBODY:
                break
            if veil is None:
                node = edge.node_of(world.seat)
                if node is None:
                    leaf = Node(world.seat)
                    edge.nodes.append(leaf)
                    if edge.expected is not None:
                        node = leaf  # what it is worth is known already: on to the next decision
            else:
                veil.add(node.seat, edge.action, is_secret)
                if world.reveals != reveals:
                    self.lift(veil, world)
                node = veil.node_of(world.seat)
                if veil.is_lifted():
                    veil = None
        self.remember(nodes, path, self.value(world))

    def choose(self, node: Node, is_about_secrets: bool) -> Edge:
        """Where to go on: by curiosity, around secrets also by habit."""
        if is_about_secrets and self.rng.chance() < HABIT:
            return node.by_habit(self.rng.chance())
        return node.choose(self.curiosity, self.caution)

    def lift(self, veil: Veil, world: State) -> None:
        """Something has come to light: who still does not know which secret choice?"""
        who = tuple(veil.seats + veil.hidden)
        lift = self.lifts.get(who)
        if lift is None:
            lift = Lift()
            self.lifts[who] = lift
        hidden = lift.of(veil.actions)
        if hidden is None:
            views: list[View] = [world.view(seat) for seat in range(world.seats)]
            hidden = [self.hidden_from(veil, index, views) for index in range(len(veil.actions))]
            lift.learn(veil.actions, hidden)
        veil.hidden = hidden[:]

    def hidden_from(self, veil: Veil, index: i64, views: list[View]) -> int:
        """The seats that would have the same view if a secret choice had been another one, a bit each."""
        if not veil.hidden[index]:
            return 0
        other = veil.begin.copy()
        for at in range(len(veil.actions)):
            action: i64 = veil.actions[at]
            if at == index:
                action = other_secret(other, action)
            if other.seat != veil.seats[at] or action not in other.legal:
                return 0
            self.play(other, action)
        hidden: int = 0
        for seat in range(len(views)):
            if veil.hidden[index] >> seat & 1 and other.view(seat) == views[seat]:
                hidden |= 1 << seat
        return hidden

    def remember(self, nodes: list[Node], path: list[Edge], values: list[float]) -> None:
        """What a way down the tree brought, to each who decided on it."""
        for index in range(len(path)):
            node = nodes[index]
            edge = path[index]
            brought = values[node.seat]
            node.visits += 1
            node.total += brought
            edge.visits += 1
            edge.total += brought

    def play(self, world: State, action: i64) -> None:
        """An action, and what follows without a thought."""
        world.apply(action)
        if not self.plays_out:
            while world.seat != NOBODY and self.insight.play_obvious(world):
                pass

    def open(self, node: Node, world: State) -> None:
        """Let a node meet the actions of a world, with what insight says of them."""
        legal = world.legal
        if self.plays_out:
            node.open(world, [1.0] * len(legal), [])
            return
        expected = self.insight.expect(world, legal)
        if expected:
            priors = in_proportion(hopes_of(world.seat, expected), self.insight.doubt)
        else:
            priors = self.insight.prior(world, legal)
        node.open(world, priors, expected)

    def value(self, world: State) -> list[float]:
        """Shares of victory: by insight, or by playing the game out at random."""
        if self.plays_out:
            play_out(world, self.rng)
            return shares(world.standings())
        self.insight.follow(world)
        return self.insight.evaluate(world)

    # --- keeping ---------------------------------------------------------------------------------

    def move_on(self, action: i64, root: State, view: View) -> bool:
        """Make the part of the tree that fits a later position the whole; False: nothing fits.

        The action is what the seat chose here. The root is imagined from the view, and the seat decides
        there again: after answers of the others that the tree foresaw, if it is kept.
        """
        if self.tree.actions != self.root.legal:
            return False
        edge = self.tree.known.get(action)
        if edge is None:
            return False
        least = max(1, i64(WORTH_KEEPING * float(self.tree.visits)))
        node = self.find(self.root, edge, root, view, least)
        if node is None:
            return False
        self.root = root
        self.tree = node
        return True

    def find(self, world: State, edge: Edge, root: State, view: View, least: i64) -> Node | None:
        """The decision at which the seat sees this view, after an edge that was tried often enough."""
        if edge.visits < least or world.hides(edge.action):
            return None
        after = world.copy()
        self.play(after, edge.action)
        if after.seat == NOBODY:
            return None
        node = edge.node_of(after.seat)
        if node is None or node.actions != after.legal:
            return None
        if after.seat == root.seat and after.legal == root.legal and after.view(root.seat) == view:
            return node
        for other in node.edges:
            found = self.find(after, other, root, view, least)
            if found is not None:
                return found
        return None

    # --- what came of it -------------------------------------------------------------------------

    def is_decided(self, left: i64) -> bool:
        """Is one action so far ahead that so many iterations more cannot change the choice?"""
        first: i64 = 0
        second: i64 = 0
        for edge in self.tree.edges:
            if edge.visits > first:
                second = first
                first = edge.visits
            elif edge.visits > second:
                second = edge.visits
        return first - second > left

    def visits(self) -> dict[int, int]:
        """How often every action of the root was tried."""
        return {edge.action: edge.visits for edge in self.tree.edges}

    def means(self) -> dict[int, float]:
        """The share of victory that every action of the root brought on average."""
        return {edge.action: edge.total / float(edge.visits) for edge in self.tree.edges if edge.visits > 0}


def other_secret(world: State, action: i64) -> i64:
    """Another secret choice in the place of one; NOBODY if there is none."""
    for other in world.legal:
        if other != action and world.hides(other):
            return other
    return NOBODY
