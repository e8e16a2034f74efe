"""One match between bots, from its seed to its result."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256

from ludoteca.bots import make
from ludoteca.core import registry
from ludoteca.core.options import Settings


@dataclass(frozen=True)
class Pairing:
    """A match to be played: bots in the order of the tournament, turned by `rotation` seats."""

    game: str
    bots: tuple[str, ...]
    seed: int
    deal: int
    rotation: int
    options: Settings

    def seat_of(self, bot: int) -> int:
        """Where a bot of the tournament sits."""
        return (bot + self.rotation) % len(self.bots)


@dataclass(frozen=True)
class Finish:
    """Scores and ranks in the order of the tournament's bots."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]


def play_match(pairing: Pairing) -> Finish:
    """Play it; equal pairings finish equally, on any process."""
    game = registry.invite(pairing.game)
    seats = len(pairing.bots)
    state = game.start(seats, draw(pairing.seed, pairing.deal), pairing.options)
    by_seat = sorted(range(seats), key=pairing.seat_of)
    bots = [
        make(pairing.bots[bot], game, draw(pairing.seed, pairing.deal, pairing.rotation, bot))
        for bot in by_seat
    ]
    while not state.over:
        seat = state.seat
        state.play(bots[seat].choose(state.view(seat), state.actions()))
    scores, ranks = state.scores(), state.standings()
    seated = [pairing.seat_of(bot) for bot in range(seats)]
    return Finish(tuple(scores[seat] for seat in seated), tuple(ranks[seat] for seat in seated))


def draw(*path: int) -> int:
    """A seed for one purpose, drawn from the tournament's seed."""
    digest = sha256("/".join(map(str, path)).encode()).digest()
    return int.from_bytes(digest[:8], "big") >> 1
