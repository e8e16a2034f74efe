"""Bots by level (`easy`, `medium`, `hard`, `expert`, `master`) or by name.

Names: `random`, `casual`, `casual:4` (careless in one decision of four), `greedy`, `mcts`, `mcts:1000`
(iterations), `mcts:2s` (seconds), `mcts:1000:2s` (the less of both), `net` (what was learned, at first
sight), `net:1000` (with search), `net@my.json:1000` (learned by yourself). Bots of other packages: by the
name they are announced under, or `module:Class`, both with a budget if they take one
(`my_package.bots:MyBot:2s`). Programs in any language: `cmd:./my_bot`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from ludoteca.bots.bot import Bot, Budget
from ludoteca.bots.casual import CasualBot
from ludoteca.bots.greedy import GreedyBot
from ludoteca.bots.mcts import MctsBot, RolloutBot
from ludoteca.bots.net import NET, seat_net
from ludoteca.bots.process import PREFIX, ProcessBot
from ludoteca.bots.random_bot import RandomBot
from ludoteca.core.errors import BadOption, brief
from ludoteca.core.game import Game
from ludoteca.core.guests import announced, fetch, is_address

Kind = Callable[[Game, int, Budget], Bot]
CASUAL = "casual"
"""Its number is no budget: how seldom it is careless."""
KINDS: dict[str, Kind] = {
    "random": RandomBot,
    CASUAL: CasualBot,
    "greedy": GreedyBot,
    "mcts": MctsBot,
    "rollout": RolloutBot,
    NET: partial(seat_net, ""),
}
THINKERS = ("mcts", "rollout")
"""They think even if nobody says how long."""
BUDGETED = (*THINKERS, NET, CASUAL)
DEFAULT_ITERATIONS = 1000
GUESTS = "ludoteca.bots"
"""The entry points of bots in other packages: a name, and `module:Class`."""
LEVELS = {
    "easy": "casual",
    "medium": "greedy",
    "hard": "mcts:400",
    "expert": "mcts:3000:1s",
    "master": "mcts:20000:2.5s",
}
"""Who plays each level, unless a game says otherwise (`Game.levels`)."""
STRONGEST = "master"
"""Who is asked for advice; how long it thinks about that is said by those who ask."""


@dataclass(frozen=True)
class Spec:
    """A bot's name taken apart."""

    kind: Kind
    budget: Budget


def levels() -> dict[str, str]:
    """The bots that a table offers, by name: the levels of the house, then the announced bots of guests."""
    guests = {name: name for name in sorted(announced(GUESTS)) if name not in KINDS and name not in LEVELS}
    return {**LEVELS, **guests}


def levels_of(game: Game) -> dict[str, str]:
    """Who plays each level in a game: its own choice, or that of the house."""
    for level in game.levels:
        if level not in LEVELS:
            raise BadOption(f"{game.id}: {brief(level)} is no level; there are {', '.join(LEVELS)}")
    return {**LEVELS, **game.levels}


def meant(spec: str, game: Game) -> str:
    """Who plays a level in a game; any other name means itself."""
    return levels_of(game).get(spec, spec)


def parse(spec: str) -> Spec:
    """Read a bot's name; a wrong one is refused with what would be right."""
    if spec.startswith(PREFIX):
        return Spec(partial(ProcessBot, spec.removeprefix(PREFIX)), Budget())
    name, thinking = split(LEVELS.get(spec, spec))
    kind: Kind
    if name.startswith(f"{NET}@"):
        kind = partial(seat_net, name.removeprefix(f"{NET}@"))
    elif name in KINDS:
        kind = KINDS[name]
    elif name in announced(GUESTS):
        kind = fetch(announced(GUESTS)[name], Bot)  # type: ignore[type-abstract]
    elif ":" in name:
        kind = fetch(name, Bot)  # type: ignore[type-abstract]
    else:
        raise _unknown(spec)
    if thinking is None:
        return Spec(kind, Budget(iterations=DEFAULT_ITERATIONS if name in THINKERS else None))
    if name in KINDS and name not in BUDGETED:
        problem = f"bot {brief(spec)}: {name} takes no budget; just say {name}"
        raise BadOption(problem, "error-bot-no-budget", bot=brief(spec), name=name)
    budget = budget_of(thinking)
    if name == CASUAL and (budget is None or budget.seconds is not None):
        problem = f"bot {brief(spec)}: after the colon in how many decisions it is careless once ({name}:4)"
        raise BadOption(problem, "error-bot-careless", bot=brief(spec), name=name)
    if budget is not None:
        return Spec(kind, budget)
    right = f"iterations ({name}:1000), seconds ({name}:2s) or both ({name}:1000:2s)"
    problem = f"bot {brief(spec)}: after the colon {right}"
    raise BadOption(problem, "error-bot-budget", bot=brief(spec), name=name)


def _unknown(spec: str) -> BadOption:
    levels, names = ", ".join(LEVELS), ", ".join([*KINDS, *sorted(announced(GUESTS))])
    return BadOption(
        f"unknown bot {brief(spec)}; possible are: {levels}; or {names}; "
        "with iterations (mcts:1000) or seconds (mcts:2s)",
        "error-unknown-bot",
        bot=brief(spec),
        levels=levels,
        names=names,
    )


def budget_of(thinking: str) -> Budget | None:
    """A budget as written: iterations, seconds, or one after the other; None if it is none."""
    parts = thinking.split(":")
    iterations = int(parts.pop(0)) if re.fullmatch(r"[0-9]{1,9}", parts[0]) else None
    is_timed = parts and re.fullmatch(r"[0-9]{1,6}(\.[0-9]{1,6})?s", parts[0])
    seconds = float(parts.pop(0)[:-1]) if is_timed else None
    return None if parts or 0 in (iterations, seconds) else Budget(iterations, seconds)


def split(spec: str) -> tuple[str, str | None]:
    """The name or address of a bot, and its budget as written, if any."""
    name, colon, rest = spec.partition(":")
    if is_address(":".join(spec.split(":")[:2])) and name not in KINDS and name not in announced(GUESTS):
        path, colon, rest = rest.partition(":")
        name = f"{name}:{path}"
    return name, rest if colon else None


def make(spec: str, game: Game, seed: int) -> Bot:
    """A bot that plays this game; equal seeds make equal bots."""
    parsed = parse(meant(spec, game))
    return parsed.kind(game, seed, parsed.budget)
