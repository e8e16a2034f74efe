"""One match between bots, from its seed to its result."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from hashlib import sha256
from pathlib import Path
from time import process_time

from ludoteca.bots import make
from ludoteca.core import record, registry
from ludoteca.core.game import Game
from ludoteca.core.match import Match
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
    records: Path | None = None
    """The folder for its record, if it is to be kept."""

    def seat_of(self, bot: int) -> int:
        """Where a bot of the tournament sits."""
        return (bot + self.rotation) % len(self.bots)


@dataclass
class Thought:
    """How long a bot thought in a match, in seconds of processor."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def add(self, seconds: float) -> None:
        """One decision more."""
        self.decisions += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)


@dataclass(frozen=True)
class Finish:
    """Scores, ranks and times in the order of the tournament's bots."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    thoughts: tuple[Thought, ...] = field(default=(), compare=False)


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
    actions = []
    thoughts = [Thought() for _ in by_seat]
    while not state.over:
        seat = state.seat
        began = process_time()
        actions.append(bots[seat].choose(state.view(seat), state.actions()))
        thoughts[seat].add(process_time() - began)
        state.play(actions[-1])
    if pairing.records is not None:
        keep(pairing, game, actions, [pairing.bots[bot] for bot in by_seat])
    scores, ranks = state.scores(), state.standings()
    seated = [pairing.seat_of(bot) for bot in range(seats)]
    return Finish(
        tuple(scores[seat] for seat in seated),
        tuple(ranks[seat] for seat in seated),
        tuple(thoughts[seat] for seat in seated),
    )


def keep(pairing: Pairing, game: Game, actions: list[int], players: list[str]) -> None:
    """Write the record of a match, named by its place in the tournament."""
    assert pairing.records is not None
    match = Match.new(game, len(players), draw(pairing.seed, pairing.deal), **pairing.options)
    for action in actions:
        match.play(action)
    name = f"{game.id}-{pairing.seed}-{pairing.deal:05}-{pairing.rotation}.json"
    record.write(replace(match.record(), players=players), pairing.records / name)


def draw(*path: int) -> int:
    """A seed for one purpose, drawn from the tournament's seed."""
    digest = sha256("/".join(map(str, path)).encode()).digest()
    return int.from_bytes(digest[:8], "big") >> 1
