"""Who plays each level of a game; with --games how far it is ahead of the one below, and how long it thinks.

For example:
  ludoteca levels puerto_rico
  ludoteca levels puerto_rico --seats 3 --games 120 --seed 7
  ludoteca levels age_of_discovery --seats 2 --games 40 --only master
"""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from ludoteca.arena.ladder import FLOOR, Rung, measure, steps
from ludoteca.bots.spec import levels_of
from ludoteca.cli.arena import add_series, bar
from ludoteca.cli.console import OK, game_title, screen
from ludoteca.cli.numbers import at_least_one
from ludoteca.cli.options import chosen_options
from ludoteca.core import registry
from ludoteca.core.game import Game
from ludoteca.texts import Texts
from ludoteca.texts.numbers import decimal, trusted

NAME = "levels"
HELP = "who plays each level, and how far they are apart"
WHO = ("levels-level", "arena-bot")
MEASURED = (*WHO, "arena-share", "levels-ahead", "levels-thought")


def configure(parser: ArgumentParser) -> None:
    """Options of the command."""
    parser.add_argument("game", metavar="GAME", help="a game of the house, e.g. puerto_rico")
    parser.add_argument(
        "--games", type=at_least_one, metavar="N", help="for every level, against the one below"
    )
    parser.add_argument("--seats", type=int, metavar="N", help="how many play (default: the game's own)")
    parser.add_argument("--only", default="", metavar="A,B", help="measure these levels only")
    add_series(parser)


def run(args: Namespace) -> int:
    """Say who plays, or measure and report."""
    game = registry.invite(args.game)
    texts = Texts(args.lang, game.id)
    if args.games is None:
        tell(levels_of(game), args.json, texts)
        return OK
    rungs = climb(game, args)
    if args.json:
        print(json.dumps(rungs))
    else:
        report(rungs, texts, screen())
    return OK


def tell(levels: dict[str, str], as_json: bool, texts: Texts) -> None:
    """Who plays each level."""
    if as_json:
        print(json.dumps(levels))
        return
    table = table_of(WHO, texts)
    for level, bot in levels.items():
        table.add_row(level, bot)
    screen().print(table)


def climb(game: Game, args: Namespace) -> list[Rung]:
    """Measure step by step, the lowest first."""
    seats = game.default_seats if args.seats is None else args.seats
    options = chosen_options(game, args.option)
    seed = game.check_seed(args.seed)
    wanted = [level.strip() for level in args.only.split(",") if level.strip()]
    rungs: list[Rung] = []
    with bar(Console(stderr=True)) as progress:
        for step in steps(game, wanted):
            task = progress.add_task(step[1], total=None)
            rungs.append(
                measure(
                    game,
                    step,
                    seats,
                    args.games,
                    seed,
                    args.processes,
                    lambda done, total, task=task: progress.update(task, completed=done, total=total),  # type: ignore[misc]
                    options,
                    args.on,
                )
            )
    return rungs


def report(rungs: list[Rung], texts: Texts, console: Console) -> None:
    """The levels, each with how far it is ahead of the one below."""
    first, title = rungs[0], game_title(texts)
    console.print(texts.text("arena-played", title=title, games=first["games"], seed=str(first["seed"])))
    console.print(texts.text("levels-note", seats=first["seats"], floor=FLOOR))
    table = table_of(MEASURED, texts)
    for rung in rungs:
        share = trusted(rung["win_share"], rung["ci95"], texts.language)
        table.add_row(
            rung["level"], rung["bot"], share, ahead(rung, texts.language), thought(rung, texts.language)
        )
    console.print(table)


def table_of(columns: Sequence[str], texts: Texts) -> Table:
    """An empty table; names on the left, figures on the right."""
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    for column in columns:
        table.add_column(texts.text(column), justify="left" if column in WHO else "right", no_wrap=True)
    return table


def ahead(rung: Rung, language: str) -> str:
    """Rating points with their interval."""
    bounds = [decimal(bound, 0, language) for bound in rung["points_ci95"] or ()]
    interval = f" ({'…'.join(bounds)})" if bounds else ""
    return f"{decimal(rung['points'], 0, language)}{interval}"


def thought(rung: Rung, language: str) -> str:
    """How long a decision takes on average, and the longest, in milliseconds of processor."""
    mean, longest = (decimal(1000 * rung[of], 0, language) for of in ("mean_seconds", "longest_seconds"))
    return f"{mean} ({longest})"
