"""Measure a server with real guests: at many tables at once they play random legal moves over WebSockets.

For example:
  ludoteca bench-server --tables 200 --seconds 20 --json
  ludoteca bench-server --rate 0                      how much it can do at most
  LUDOTECA_RATE_LIMITS=no ludoteca serve & ludoteca bench-server --url http://localhost:8000
"""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from http.client import HTTPConnection, HTTPException
from urllib.parse import urlsplit

from rich.box import SIMPLE
from rich.table import Table

from ludoteca.cli.console import OK, Wrong, add_language, screen
from ludoteca.cli.numbers import at_least_one, not_negative, seconds
from ludoteca.core import registry
from ludoteca.games import GAMES
from ludoteca.server.bench.guests import Plan
from ludoteca.server.bench.measure import KEYS, bench

NAME = "bench-server"
HELP = "measure how fast a server is"


def configure(parser: ArgumentParser) -> None:
    """Options of the command."""
    parser.add_argument("--tables", type=at_least_one, default=200, metavar="N", help="tables (default: 200)")
    parser.add_argument("--seats", type=int, default=2, metavar="N", help="people at each table (default: 2)")
    parser.add_argument("--seconds", type=seconds, default=20.0, metavar="S", help="how long (default: 20)")
    parser.add_argument(
        "--rate",
        type=not_negative,
        default=600.0,
        metavar="R",
        help="moves per second of all guests together (default: 600); 0: as fast as the server answers",
    )
    parser.add_argument("--game", default=GAMES[0], metavar="GAME", help=f"(default: {GAMES[0]})")
    parser.add_argument("--url", default="", metavar="URL", help="a server that runs already, without limits")
    parser.add_argument("--json", action="store_true", help="print JSON only")
    add_language(parser)
    keys = "\n".join(f"  {key:24}{meaning}" for key, meaning in KEYS.items())
    parser.epilog = f"{parser.epilog or ''}\n\nWhat is printed, also the keys of the JSON:\n{keys}"


def run(args: Namespace) -> int:
    """Measure and report."""
    game = registry.game(args.game)
    game.check_seats(args.seats)
    if args.url:
        check_reachable(args.url)
    plan = Plan("", game.id, args.tables, args.seats, args.seconds, args.rate)
    if args.json:
        print(json.dumps(bench(plan, args.url)))
        return OK
    console = screen()
    with console.status(f"{args.tables} tables, {args.seconds:g} s …"):
        result = bench(plan, args.url)
    table = Table(box=SIMPLE, show_header=False)
    table.add_column()
    table.add_column(justify="right")
    for key, value in result.items():
        table.add_row(KEYS[key], "–" if value is None else f"{value:g}")
    console.print(table)
    return OK


def check_reachable(url: str) -> None:
    """Complain about an address at which nobody answers, before the guests set out."""
    try:
        address = urlsplit(url)
        if address.scheme != "http" or not address.hostname:
            raise Wrong("wrong-url", url=url)
        line = HTTPConnection(address.hostname, address.port or 80, timeout=10)
        line.request("GET", "/api/health")
        line.getresponse()
    except ValueError:
        raise Wrong("wrong-url", url=url) from None
    except (OSError, HTTPException) as error:
        raise Wrong("wrong-no-server", url=url, problem=str(error)) from None
