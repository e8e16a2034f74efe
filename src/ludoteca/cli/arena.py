"""Let bots play many games against each other and rate them; every deal is played from all seats.

For example:
  ludoteca arena puerto_rico --bots mcts:200,greedy,random --games 60 --seed 1 --processes 2
  ludoteca arena puerto_rico --bots expert,hard --games 20 --option hidden_vp=false
  ludoteca arena puerto_rico --bots greedy,greedy,casual --records games    then: ludoteca stats games
"""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from pathlib import Path

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ludoteca.arena import BotResult, Tournament, run_tournament
from ludoteca.cli.console import OK, Wrong, add_language, game_title, screen
from ludoteca.cli.numbers import at_least_one
from ludoteca.cli.options import add_options, chosen_options
from ludoteca.cli.seating import bot_names
from ludoteca.core import registry
from ludoteca.texts import Texts
from ludoteca.texts.numbers import decimal, trusted

NAME = "arena"
HELP = "let bots play a tournament"

COLUMNS = ("arena-bot", "arena-wins", "arena-share", "arena-score", "arena-rank", "arena-rating")


def configure(parser: ArgumentParser) -> None:
    """Options of the command."""
    parser.add_argument("game", metavar="GAME", help="a game of the house, e.g. puerto_rico")
    parser.add_argument("--bots", required=True, metavar="A,B,C", help="one bot for each seat")
    parser.add_argument("--games", type=int, default=100, metavar="N", help="how many (default: 100)")
    parser.add_argument("--records", type=Path, metavar="FOLDER", help="keep the record of every game there")
    add_series(parser)


def run(args: Namespace) -> int:
    """Play the tournament and report."""
    game = registry.invite(args.game)
    texts = Texts(args.lang, game.id)
    with bar(Console(stderr=True)) as progress:
        task = progress.add_task(texts.text("arena-running"), total=None)
        result = run_tournament(
            game,
            bot_names(args.bots, game),
            args.games,
            args.seed,
            args.processes,
            lambda done, total: progress.update(task, completed=done, total=total),
            chosen_options(game, args.option),
            folder(args.records),
            args.on,
        )
    if args.json:
        print(json.dumps(result))
    else:
        report(result, texts, screen())
    return OK


def add_series(parser: ArgumentParser) -> None:
    """What every series of games takes that ends in a report."""
    parser.add_argument("--seed", type=int, metavar="S", help="equal seeds, equal games")
    add_crew(parser)
    add_options(parser)
    parser.add_argument("--json", action="store_true", help="print JSON only")
    add_language(parser)


def add_crew(parser: ArgumentParser) -> None:
    """Who plays."""
    parser.add_argument("--processes", type=at_least_one, metavar="P", help="default: one a core")
    parser.add_argument("--on", default="", metavar="ray[://HOST:PORT]", help="play on a Ray cluster instead")


def folder(path: Path | None) -> Path | None:
    """A folder that is there, made if need be."""
    if path is not None:
        try:
            path.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise Wrong("wrong-unwritable", file=str(path), problem=error.strerror or "") from error
    return path


def bar(console: Console) -> Progress:
    """A progress bar, gone when the work is done; none in a pipe."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )


def report(result: Tournament, texts: Texts, console: Console) -> None:
    """The bots by rating, partners together: they win and lose as one."""
    title = game_title(texts)
    console.print(texts.text("arena-played", title=title, games=result["games"], seed=str(result["seed"])))
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    for number, column in enumerate(COLUMNS):
        table.add_column(texts.text(column), justify="right" if number else "left", no_wrap=number > 0)
    for team in sorted(result["teams"], key=lambda team: standing(result["bots"][team[0]])):
        bot = result["bots"][team[0]]
        table.add_row(
            " + ".join(result["bots"][partner]["bot"] for partner in team),
            f"{bot['wins']:g}",
            trusted(bot["win_share"], bot["ci95"], texts.language),
            decimal(bot["mean_score"], 1, texts.language),
            decimal(bot["mean_rank"], 2, texts.language),
            "–" if bot["rating"] is None else decimal(bot["rating"], 1, texts.language),
        )
    console.print(table)


def standing(bot: BotResult) -> float:
    """By rating, the best first; where nobody is rated there is one line only."""
    return -(bot["rating"] or 0.0)
