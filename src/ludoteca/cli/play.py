"""Play in the terminal, alone against bots or several people in turn; every move is saved.

At the prompt type the number of a choice, a line of notation (build hacienda), or ? for help.
Bots: easy, medium, hard, expert, master; or random, greedy, mcts:1000 (iterations), mcts:2s (seconds).

For example:
  ludoteca play puerto_rico --seats 4 --me 0 --bots mcts,greedy,random
  ludoteca play puerto_rico --seats 3 --me 0,2 --lang it --option hidden_vp=false
  ludoteca play --resume game.json
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from ludoteca.cli import saves, seating
from ludoteca.cli.console import USAGE, Wrong, add_language, complain, screen
from ludoteca.cli.options import add_options, chosen_options
from ludoteca.cli.session import Session
from ludoteca.core import registry
from ludoteca.core.match import Match
from ludoteca.texts import Texts

NAME = "play"
HELP = "play in the terminal"


def configure(parser: ArgumentParser) -> None:
    """Options of the command."""
    parser.add_argument("game", metavar="GAME", nargs="?", help="a game of the house, e.g. puerto_rico")
    parser.add_argument("--seats", type=int, metavar="N", help="how many play (default: the game's own)")
    parser.add_argument("--me", default="0", metavar="SEATS", help="your seat, or several: 0,2 (default: 0)")
    parser.add_argument("--bots", metavar="A,B,C", help="for the other seats; one name fills all")
    parser.add_argument("--seed", type=int, metavar="N", help="equal seeds deal equal games")
    add_options(parser)
    parser.add_argument("--save", metavar="FILE", help="where to keep the match (default: your data folder)")
    parser.add_argument("--resume", metavar="FILE", help="continue a saved match")
    add_language(parser)


def run(args: Namespace) -> int:
    """Set the table and play."""
    if args.resume is None and args.game is None:
        complain(Texts(args.lang).text("wrong-nothing"))
        return USAGE
    match, path = resumed(args) if args.resume is not None else fresh(args)
    texts = Texts(args.lang, match.game.id)
    seed = match.seed or 0
    seats = seating.seat(match.game, int(match.state.seats), args.me, args.bots, seed + match.ply, texts)
    return Session(match, seats, texts, screen(), path).run()


def fresh(args: Namespace) -> tuple[Match, Path]:
    """A new match and the file it will be kept in."""
    game = registry.invite(args.game)
    match = Match.new(game, args.seats, args.seed, **chosen_options(game, args.option))
    path = saves.new_file(game.id) if args.save is None else saves.chosen_file(args.save)
    return match, path


def resumed(args: Namespace) -> tuple[Match, Path]:
    """A saved match; it goes on in its file, or in another if one is named."""
    game = None if args.game is None else registry.invite(args.game)
    match = saves.load(args.resume, Texts(args.lang))
    seats = int(match.state.seats)
    if game not in (None, match.game):
        raise Wrong("wrong-resumed-game", file=args.resume, game=match.game.id)
    if args.seats not in (None, seats):
        raise Wrong("wrong-resumed-seats", file=args.resume, seats=seats)
    if args.seed is not None or args.option:
        raise Wrong("wrong-resumed-options", file=args.resume)
    return match, Path(args.resume) if args.save is None else saves.chosen_file(args.save)
