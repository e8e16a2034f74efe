"""Let bots play games to be learned from: Parquet files, one row a decision. Interrupted, it goes on.

For example:
  ludoteca selfplay puerto_rico --bots mcts:200,mcts:200,greedy --games 1000 --explore 0.1 --to games
  ludoteca selfplay puerto_rico --bots greedy,greedy,greedy --games 100000 --to games --on ray://head:10001
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from rich.console import Console

from ludoteca.cli.arena import add_crew, bar
from ludoteca.cli.console import OK, Wrong, add_language
from ludoteca.cli.options import add_options, chosen_options
from ludoteca.cli.seating import bot_names
from ludoteca.core import registry
from ludoteca.texts import Texts

NAME = "selfplay"
HELP = "let bots play games to be learned from"


def configure(parser: ArgumentParser) -> None:
    """Options of the command."""
    parser.add_argument("game", metavar="GAME", help="a game of the house, e.g. puerto_rico")
    parser.add_argument(
        "--bots", required=True, metavar="A,B,C", help="one bot for each seat; they change seats"
    )
    parser.add_argument("--games", type=int, default=100, metavar="N", help="how many in all (default: 100)")
    parser.add_argument("--to", type=Path, required=True, metavar="FOLDER", help="where the files go")
    parser.add_argument(
        "--seed", type=int, default=0, metavar="S", help="equal seeds, equal files (default: 0)"
    )
    parser.add_argument(
        "--explore", type=float, default=0.0, metavar="SHARE", help="of the decisions, those made at random"
    )
    add_crew(parser)
    add_options(parser)
    add_language(parser)


def run(args: Namespace) -> int:
    """Play what the folder lacks."""
    try:
        from ludoteca.arena import selfplay
    except ModuleNotFoundError as missing:
        raise Wrong(
            "wrong-without-extra", command=NAME, extra="data", missing=missing.name or ""
        ) from missing
    game = registry.invite(args.game)
    texts = Texts(args.lang, game.id)
    plan = selfplay.Selfplay(
        registry.address(game),
        tuple(bot_names(args.bots, game)),
        args.games,
        args.seed,
        chosen_options(game, args.option),
        args.explore,
    )
    with bar(Console(stderr=True)) as progress:
        task = progress.add_task(texts.text("arena-running"), total=None)
        games = selfplay.run_selfplay(
            plan,
            args.to,
            args.processes,
            args.on,
            lambda done, total: progress.update(task, completed=done, total=total),
        )
    print(texts.text("stats-written", games=games, file=str(args.to)))
    return OK
