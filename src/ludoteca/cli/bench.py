"""Measure how fast a game plays on this machine, with random moves on one core.

For example:
  ludoteca bench puerto_rico --seats 4 --seconds 5
  ludoteca bench puerto_rico --batch --processes 2
"""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace

from rich.box import SIMPLE
from rich.table import Table

from ludoteca.arena import BatchBench, Bench, run_batch_bench, run_bench
from ludoteca.cli.console import OK, add_language, game_title, screen
from ludoteca.cli.numbers import at_least_one, seconds
from ludoteca.core import registry
from ludoteca.core.game import Game
from ludoteca.texts import Texts

NAME = "bench"
HELP = "measure how fast a game plays"


def configure(parser: ArgumentParser) -> None:
    """Options of the command."""
    parser.add_argument("game", metavar="GAME", help="a game of the house, e.g. puerto_rico")
    parser.add_argument("--seats", type=int, metavar="N", help="how many play (default: the game's own)")
    parser.add_argument("--seconds", type=seconds, default=3.0, metavar="S", help="how long (default: 3)")
    parser.add_argument("--batch", action="store_true", help="many games at once, as arrays")
    parser.add_argument(
        "--processes",
        type=at_least_one,
        default=1,
        metavar="N",
        help="with --batch: so many at a time (default: 1)",
    )
    parser.add_argument("--json", action="store_true", help="print JSON only")
    add_language(parser)


def run(args: Namespace) -> int:
    """Measure and report."""
    game = registry.invite(args.game)
    seats = game.default_seats if args.seats is None else args.seats
    game.check_seats(seats)
    console = screen()
    texts = Texts(args.lang, game.id)
    if args.json:
        print(json.dumps(measured(game, seats, args)))
        return OK
    with console.status(texts.text("bench-running", game=game_title(texts))):
        result = measured(game, seats, args)
    table = Table(box=SIMPLE, show_header=False)
    table.add_column()
    table.add_column(justify="right")
    for key, value in result.items():
        table.add_row(texts.text(f"bench-{key}"), shown(value, texts))
    console.print(table)
    return OK


def measured(game: Game, seats: int, args: Namespace) -> Bench | BatchBench:
    """One game after the other, or many at once."""
    if args.batch:
        return run_batch_bench(game, seats, args.seconds, processes=args.processes)
    return run_bench(game, seats, args.seconds)


def shown(value: object, texts: Texts) -> str:
    """A measured value, large numbers in groups of three."""
    if isinstance(value, bool):
        return texts.setting(value)
    if isinstance(value, float):
        return f"{value:,.0f}" if value >= 100 else f"{value:,.1f}"
    return str(value)
