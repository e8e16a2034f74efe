"""Fitting a network to positions, with PyTorch: how likely was each seat to win?"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from ludoteca.bots.search.network import FINENESS, LEAST_SHARE
from ludoteca.bots.weights import LOUDEST_UNIT, Weights
from ludoteca.core.encoding.traits import Traits
from ludoteca.core.errors import BadOption
from ludoteca.learning.positions import Positions

HELD_OUT = 10
"""Every tenth game is kept to see how well the network foretells what it has not seen."""
SLICE = 4096
"""So many positions are learned from at a time, fewer if there are few in all."""
SLICES = 64
RATE = 4e-3
DECAY = 1e-4
TRUSTS = tuple(2 ** (half / 2) for half in range(-8, 3))
"""How sure the handmade shares may be is learned from the best of these on."""
LEAST_TRUST = TRUSTS[0]
ROOM = 0.9
"""Units are made to fit into so much of their lanes; rounding needs a little."""


class Net(nn.Module):
    """The same as `bots.search.network`, in numbers that can be learned."""

    own_scale: Tensor
    shared_scale: Tensor

    def __init__(self, own: Tensor, shared: Tensor, units: int) -> None:
        super().__init__()
        self.register_buffer("own_scale", own)
        self.register_buffer("shared_scale", shared)
        self.own = nn.Linear(len(own), units, bias=False)
        self.shared = nn.Linear(len(shared), units)
        self.voice = nn.Linear(units, 1, bias=False)
        self.trust = nn.Parameter(torch.ones(1))
        nn.init.zeros_(self.voice.weight)

    def forward(self, own: Tensor, shared: Tensor, handmade: Tensor) -> Tensor:
        """The logarithm of every seat's share of victory; alone also that of the rivals, who have no seat."""
        table = self.shared(shared * self.shared_scale)
        sums = self.own(own * self.own_scale) + table[:, None, :]
        said = self.voice(sums.relu()).squeeze(2)
        said = nn.functional.pad(said, (0, handmade.shape[1] - said.shape[1]))
        return (self.trust.clamp(min=LEAST_TRUST) * handmade + said).log_softmax(dim=1)


@dataclass(frozen=True)
class Fit:
    """A network, and how well it foretells games that it has not seen: its logarithmic loss."""

    weights: Weights
    handmade_loss: float
    """Of the handmade insight alone."""
    loss: float


class Table:
    """Positions as tensors on the device that fits."""

    def __init__(self, positions: Positions, lessons: NDArray[np.float32], device: str) -> None:
        self.own = torch.from_numpy(positions.own).to(device)
        self.shared = torch.from_numpy(positions.shared).to(device)
        handmade = np.log(np.maximum(with_rivals(positions.handmade), LEAST_SHARE))
        self.handmade = torch.from_numpy(handmade).to(device)
        self.lessons = torch.from_numpy(with_rivals(lessons)).to(device)

    def __len__(self) -> int:
        return len(self.lessons)

    def loss(self, net: Net, rows: Tensor) -> Tensor:
        """How surprised a network is by the lessons of some rows."""
        foretold = net(self.own[rows].float(), self.shared[rows].float(), self.handmade[rows])
        return -(self.lessons[rows] * foretold).sum(dim=1).mean()


def with_rivals(shares: NDArray[np.float32]) -> NDArray[np.float32]:
    """Shares of victory that add up to 1: what somebody alone does not win, his rivals do."""
    return np.hstack([shares, 1 - shares]) if shares.shape[1] == 1 else shares


def check_device(device: str) -> None:
    """Complain about a device that is not there."""
    if device == "cuda" and not torch.cuda.is_available():
        raise BadOption("--on cuda: PyTorch finds no graphics card here; without --on the processor fits")


def fit(
    positions: Positions,
    traits: Traits,
    units: int,
    passes: int,
    patience: float,
    seed: int,
    device: str = "cpu",
) -> Fit:
    """A network fitted to nine games of ten; the others say how good it is."""
    torch.manual_seed(seed)
    is_held_out = positions.game % HELD_OUT == 0
    learned, held_out = positions.part(~is_held_out), positions.part(is_held_out)
    net = Net(scale(learned.own.reshape(-1, learned.own.shape[2])), scale(learned.shared), units).to(device)
    table = Table(learned, learned.lessons(patience), device)
    unseen = Table(held_out, held_out.outcome, device)
    size = min(SLICE, -(-len(table) // SLICES))
    slices = passes * -(-len(table) // size)
    optimizer = torch.optim.AdamW(net.parameters(), lr=RATE, weight_decay=DECAY)
    calmer = torch.optim.lr_scheduler.OneCycleLR(optimizer, RATE, total_steps=slices)
    everything = torch.arange(len(unseen), device=device)
    with torch.no_grad():
        handmade_loss = float(table_loss(net, unseen, everything))
        net.trust.fill_(best_trust(table))
    for _ in range(passes):
        for rows in torch.randperm(len(table)).to(device).split(size):
            optimizer.zero_grad()
            table.loss(net, rows).backward()
            optimizer.step()
            calmer.step()
    with torch.no_grad():
        return Fit(as_weights(net, traits), handmade_loss, float(table_loss(net, unseen, everything)))


def best_trust(table: Table) -> float:
    """How sure the handmade shares may be if nobody corrects them."""

    def loss(trust: float) -> float:
        return -float((table.lessons * (trust * table.handmade).log_softmax(dim=1)).sum(dim=1).mean())

    return min(TRUSTS, key=loss)


def table_loss(net: Net, table: Table, rows: Tensor) -> Tensor:
    """The loss of many rows, in slices that fit into memory."""
    parts = rows.split(8 * SLICE)
    return torch.stack([table.loss(net, part) * len(part) for part in parts]).sum() / len(rows)


def scale(rows: NDArray[np.int16]) -> Tensor:
    """What each trait is multiplied by, so that all vary alike; one that never varied says nothing."""
    spread = rows.astype(np.float32).std(axis=0)
    return torch.from_numpy(np.where(spread > 0, 1 / np.maximum(spread, 0.1), 0).astype(np.float32))


def as_weights(net: Net, traits: Traits) -> Weights:
    """The network in whole numbers, for players without PyTorch.

    A unit that could hear more than fits into its lane hears everything more softly, and its voice counts
    the more: what it says is the same.
    """
    own, shared, start, voice = (
        part.detach().cpu().double()
        for part in (
            net.own.weight * net.own_scale,
            net.shared.weight * net.shared_scale,
            net.shared.bias,
            net.voice.weight,
        )
    )
    most_own, most_shared = (torch.tensor(most).double() for most in (traits.most_own, traits.most_shared))
    loud = own.abs() @ most_own + shared.abs() @ most_shared + start.abs()
    softer = (ROOM * LOUDEST_UNIT / FINENESS / loud).clamp(max=1)
    return {
        "own": whole(own * softer[:, None]),
        "shared": whole(shared * softer[:, None]),
        "start": whole(start * softer),
        "voice": whole(voice / softer),
        "trust": whole(net.trust.detach().cpu().double().clamp(min=LEAST_TRUST)),
    }


def whole(weights: Tensor) -> list[int]:
    """Trait by trait, one number a unit."""
    return [round(float(w) * FINENESS) for w in (weights.T if weights.dim() == 2 else weights).flatten()]
