"""Bots by level (`easy`, `medium`, `hard`, `expert`) or by name.

Names: `random`, `casual`, `greedy`, `mcts`, `mcts:1000` (iterations), `mcts:2s` (seconds).
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from ludoteca.bots.bot import Bot, Budget
from ludoteca.bots.casual import CasualBot
from ludoteca.bots.greedy import GreedyBot
from ludoteca.bots.mcts import MctsBot, RolloutBot
from ludoteca.bots.random_bot import RandomBot
from ludoteca.core.errors import BadOption
from ludoteca.core.game import Game

KINDS: dict[str, type[Bot]] = {
    "random": RandomBot,
    "casual": CasualBot,
    "greedy": GreedyBot,
    "mcts": MctsBot,
    "rollout": RolloutBot,
}
THINKERS = ("mcts", "rollout")
DEFAULT_ITERATIONS = 1000
LEVELS = {"easy": "casual", "medium": "greedy", "hard": "mcts:400", "expert": "mcts:3000"}
KNOWN = (
    f"{', '.join(LEVELS)}; or random, casual, greedy, mcts, mcts:1000 (iterations), mcts:2s (seconds), "
    "rollout:1000"
)


@dataclass(frozen=True)
class Spec:
    """A bot's name taken apart."""

    kind: str
    budget: Budget


def parse(spec: str) -> Spec:
    """Read a bot's name; a wrong one is refused with what would be right."""
    kind, colon, thinking = LEVELS.get(spec, spec).partition(":")
    if kind not in KINDS:
        raise BadOption(f"unknown bot {spec!r}; possible are: {KNOWN}")
    if not colon:
        return Spec(kind, Budget(iterations=DEFAULT_ITERATIONS if kind in THINKERS else None))
    if kind not in THINKERS:
        raise BadOption(f"bot {spec!r}: {kind} takes no budget; just say {kind}")
    if re.fullmatch(r"[0-9]{1,9}", thinking) and int(thinking) > 0:
        return Spec(kind, Budget(iterations=int(thinking)))
    if re.fullmatch(r"[0-9]{1,6}(\.[0-9]{1,6})?s", thinking) and float(thinking[:-1]) > 0:
        return Spec(kind, Budget(seconds=float(thinking[:-1])))
    raise BadOption(f"bot {spec!r}: after the colon iterations ({kind}:1000) or seconds ({kind}:2s)")


def make(spec: str, game: Game, seed: int) -> Bot:
    """A bot that plays this game; equal seeds make equal bots."""
    parsed = parse(spec)
    return KINDS[parsed.kind](game, seed, parsed.budget)
