"""Let bots play many games against each other and rate them.

example:
  ludoteca arena puerto_rico --bots mcts:200,greedy,random --games 60 --seed 1 --processes 2
"""

from __future__ import annotations

import json
import os
from argparse import ArgumentParser, Namespace
from collections.abc import Mapping

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ludoteca.cli.console import OK, add_language, screen
from ludoteca.cli.seating import bot_names
from ludoteca.core import registry
from ludoteca.texts import Texts

NAME = "arena"
HELP = "let bots play a tournament"


def configure(parser: ArgumentParser) -> None:
    """Options of the command."""
    parser.add_argument("game", metavar="GAME", help="a game of the house, e.g. puerto_rico")
    parser.add_argument("--bots", required=True, metavar="A,B,C", help="the bots, two or more")
    parser.add_argument("--games", type=int, default=100, metavar="N", help="how many (default: 100)")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="equal seeds, equal games")
    parser.add_argument(
        "--processes", type=int, default=os.cpu_count() or 1, metavar="P", help="default: one a core"
    )
    parser.add_argument("--json", action="store_true", help="print JSON only")
    add_language(parser)


def run(args: Namespace) -> int:
    """Play the tournament and report."""
    from ludoteca.arena import run_tournament

    game = registry.game(args.game)
    specs = bot_names(args.bots)
    texts = Texts(args.lang, game.id)
    with bar(Console(stderr=True)) as progress:
        task = progress.add_task(texts.text("arena-running"), total=args.games)

        def finished(done: int) -> None:
            progress.update(task, completed=done)

        result = run_tournament(game.id, specs, args.games, args.seed, args.processes, finished)
    if args.json:
        print(json.dumps(result))
    else:
        report(result, texts, screen())
    return OK


def bar(console: Console) -> Progress:
    """A progress bar, gone when the work is done."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )


def report(result: Mapping[str, object], texts: Texts, console: Console) -> None:
    """The ratings as a table."""
    table = Table(box=SIMPLE_HEAD)
    console.print(table)
