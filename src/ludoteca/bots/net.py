"""The bot that has learned: insight corrected by a network, at first sight or at the leaves of a search."""

from __future__ import annotations

from ludoteca.bots.bot import Bot, Budget
from ludoteca.bots.greedy import GreedyBot
from ludoteca.bots.mcts import MctsBot
from ludoteca.bots.weights import insight_of
from ludoteca.core.game import Game

NET = "net"


def seat_net(weights: str, game: Game, seed: int, budget: Budget) -> Bot:
    """A bot that looks one action ahead like `greedy`, or with a budget searches like `mcts`.

    It plays by the networks in a file of weights, by default by those that ship with the game.
    """
    insight = insight_of(game, weights)
    if budget == Budget():
        return GreedyBot(game, seed, budget, insight)
    return MctsBot(game, seed, budget, insight)
