"""Learns Puerto Rico by playing against itself, with PyTorch, on two cores in less than ten minutes.

A small network sees what the deciding seat sees and gives every action a weight, and the seat a value: how
well it will end. Each round plays a batch of games to their ends, all seats by the same network, and then
makes more likely what ended better than the value had said (proximal policy optimisation, PPO).

    pip install 'ludoteca[torch]'
    python examples/learn.py
    ludoteca arena puerto_rico --bots examples.learn:Learned,random,random --games 300
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from pathlib import Path
from time import process_time
from typing import NamedTuple

import numpy as np
import torch
from torch import Tensor, nn

import ludoteca
from ludoteca.arrays.batch import Batch
from ludoteca.arrays.encoder import Encoder
from ludoteca.bots import Bot, Budget, Opinion
from ludoteca.core.errors import BadOption
from ludoteca.core.game import Game
from ludoteca.core.view import View

WEIGHTS = Path(os.environ.get("LEARNED", "learned.pt"))
"""Where the bot looks for what was learned."""
PASSES = 2
"""How often the decisions of a round are learned from."""
POINTS = 30
"""So many points ahead of the others count as much as the victory."""
CLIP = 0.2
"""How far one round may move the weight of an action: a fifth."""
CURIOSITY = 0.01
"""What keeps the network from settling on one way too early."""


class Net(nn.Module):
    """Two layers, and two heads: a weight for each action, a value for the seat."""

    def __init__(self, sees: int, actions: int, width: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(sees, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.weights = nn.Linear(width, actions)
        self.value = nn.Linear(width, 1)

    def forward(self, seen: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        """The logarithm of the chance of every action, of none that the mask forbids; and the value."""
        body = self.body(seen)
        weights = self.weights(body).masked_fill(~mask, -1e9)
        return weights.log_softmax(dim=1), self.value(body).squeeze(1)


class Decisions(NamedTuple):
    """Many decisions, one a row; `outcome` is how the game ended for the seat that decided."""

    seen: Tensor
    mask: Tensor
    action: Tensor
    chance: Tensor
    value: Tensor
    outcome: Tensor


@torch.no_grad()
def play(batch: Batch, net: Net, seed: int) -> Decisions:
    """Every game of the batch once, from its start to its end; the net decides for all."""
    now = batch.reset(seed)
    goes_on = np.arange(batch.count)
    outcome = np.zeros((batch.count, batch.seats), dtype=np.float32)
    steps, places = [], []
    while len(goes_on):
        seen, mask = torch.from_numpy(now.observation[goes_on]), torch.from_numpy(now.mask[goes_on])
        chances, value = net(seen, mask)
        action = draw(chances)
        steps.append((seen, mask, action, chances[range(len(goes_on)), action], value))
        places.append((goes_on, now.seat[goes_on]))
        actions = batch.sample().copy()  # the games that are over already play on by chance, and do not count
        actions[goes_on] = action.numpy()
        now = batch.step(actions)
        over = goes_on[now.ended[goes_on]]
        outcome[over] = how_it_ended(now.reward[over], now.scores[over])
        goes_on = goes_on[~now.ended[goes_on]]
    games, seats = (np.concatenate(part) for part in zip(*places, strict=True))
    parts = [torch.cat(part) for part in zip(*steps, strict=True)]
    return Decisions(*parts, torch.from_numpy(outcome[games, seats]))


def draw(chances: Tensor) -> Tensor:
    """An action for each row, by chance, as likely as the net says (and by the trick of Gumbel)."""
    return (chances - torch.empty_like(chances).exponential_().log()).argmax(dim=1)


def how_it_ended(share: np.ndarray, scores: np.ndarray) -> np.ndarray:
    """The share of victory less that of chance, and the points ahead of the table's mean."""
    ahead = scores - scores.mean(axis=1, keepdims=True)
    return share - 1 / share.shape[1] + ahead / POINTS


def learn(net: Net, optimizer: torch.optim.Optimizer, played: Decisions, slices: int = 16) -> None:
    """One pass over all decisions, in slices."""
    better = played.outcome - played.value
    better = (better - better.mean()) / (better.std() + 1e-6)
    for rows in torch.randperm(len(better)).chunk(slices):
        chances, value = net(played.seen[rows], played.mask[rows])
        moved = (chances[range(len(rows)), played.action[rows]] - played.chance[rows]).exp()
        gain = torch.minimum(moved * better[rows], moved.clamp(1 - CLIP, 1 + CLIP) * better[rows])
        surprise = -(chances.exp() * chances).sum(dim=1)
        wrong = (value - played.outcome[rows]) ** 2
        loss = (0.5 * wrong - gain - CURIOSITY * surprise).mean()
        optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(net.parameters(), 0.5)
        optimizer.step()


@torch.no_grad()
def share_against_random(net: Net, encoder: Encoder, games: int = 192, seed: int = 1) -> float:
    """The share of victory of one seat that the net plays, from all seats alike; chance plays the others."""
    batch = Batch(encoder.game, encoder.seats, games, seed, **encoder.options)
    now = batch.reset()
    mine = np.arange(games) % batch.seats
    won = np.full(games, np.nan)
    while np.isnan(won).any():
        actions = batch.sample().copy()
        asked = np.flatnonzero(now.seat == mine)
        if len(asked):
            seen, mask = torch.from_numpy(now.observation[asked]), torch.from_numpy(now.mask[asked])
            actions[asked] = draw(net(seen, mask)[0]).numpy()
        now = batch.step(actions)
        first = now.ended & np.isnan(won)
        won[first] = now.reward[first, mine[first]]
    return float(won.mean())


class Learned(Bot):
    """The bot that plays what was learned."""

    def __init__(self, game: Game, seed: int, budget: Budget) -> None:
        super().__init__(game, seed, budget)
        torch.set_num_threads(1)  # the arena keeps the cores busy with games
        self.learned = torch.load(WEIGHTS)
        self.encoder = game.encoder(self.learned["seats"])
        if self.learned["signature"] != self.encoder.signature:
            problem = f"{WEIGHTS} was learned from other arrays: {self.learned['signature']}"
            raise BadOption(problem)
        self.net = Net(self.encoder.size, self.encoder.actions, self.learned["width"])
        self.net.load_state_dict(self.learned["net"])

    @torch.no_grad()
    def rank(self, view: View, actions: Sequence[int], budget: Budget | None = None) -> list[Opinion]:
        """The likeliest first."""
        mask = torch.zeros(1, self.encoder.actions, dtype=torch.bool)
        mask[0, list(actions)] = True
        chances, value = self.net(torch.from_numpy(self.encoder.read(view))[None], mask)
        shares = chances[0].exp()
        opinions = [Opinion(action, float(value), float(shares[action])) for action in actions]
        return sorted(opinions, key=lambda opinion: -opinion.share)


def arguments(words: Sequence[str] | None = None) -> argparse.Namespace:
    """What can be chosen on the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", default="puerto_rico")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--rounds", type=int, default=80, help="how often to play and learn")
    parser.add_argument("--games", type=int, default=128, help="how many at once")
    parser.add_argument("--width", type=int, default=128, help="of the two layers")
    parser.add_argument("--rate", type=float, default=1e-3, help="the size of a step of learning")
    parser.add_argument("--threads", type=int, default=2, help="cores to learn on")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--to", type=Path, default=WEIGHTS, help="where what was learned is kept")
    return parser.parse_args(words)


def main(args: argparse.Namespace) -> None:
    """Play, learn, and write down how strong it is by now."""
    torch.manual_seed(args.seed)
    torch.set_num_threads(args.threads)
    batch = ludoteca.batch(args.game, args.seats, args.games, args.seed)
    encoder = batch.encoder
    net = Net(encoder.size, encoder.actions, args.width)
    optimizer = torch.optim.Adam(net.parameters(), lr=args.rate)
    curve = ["minutes,games,share"]
    for turn in range(args.rounds + 1):
        if turn % 5 == 0 or turn == args.rounds:
            share, minutes = share_against_random(net, encoder), process_time() / 60
            curve.append(f"{minutes:.2f},{turn * args.games},{share:.3f}")
            print(f"{minutes:5.1f} min of processor time: wins {share:.0%} against random", flush=True)
        if turn < args.rounds:
            decisions = play(batch, net, args.seed + turn)
            for _ in range(PASSES):
                learn(net, optimizer, decisions)
    learned = {"seats": encoder.seats, "width": args.width, "signature": encoder.signature}
    torch.save({**learned, "net": net.state_dict()}, args.to)
    args.to.with_suffix(".csv").write_text("\n".join(curve) + "\n")


if __name__ == "__main__":
    main(arguments())
