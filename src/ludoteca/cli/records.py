"""Convert games: records, positions and rows to learn from (Parquet), in every direction that makes sense.

For example:
  ludoteca records games --as parquet --to rows            records of finished games, one row a decision
  ludoteca records rows --as records --to games            and back, e.g. what `ludoteca selfplay` has played
  ludoteca records games --as positions --every 10 --to positions.jsonl
  ludoteca records positions.jsonl --as records --to beginnings
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from rich.console import Console

from ludoteca.arena.exchange import KINDS, POSITIONS, ROWS, kind_of, read, write
from ludoteca.cli.arena import bar
from ludoteca.cli.console import OK, Wrong, add_language, complain
from ludoteca.cli.numbers import at_least_one
from ludoteca.cli.saves import chosen_file
from ludoteca.core.errors import LudotecaError
from ludoteca.texts import Texts

NAME = "records"
HELP = "convert between records, positions and Parquet"


def configure(parser: ArgumentParser) -> None:
    """Options of the command."""
    parser.add_argument(
        "source", type=Path, metavar="FROM", help="a record, a folder of records or rows, a file of positions"
    )
    parser.add_argument("--as", dest="kind", required=True, choices=KINDS, help="what to make of it")
    parser.add_argument(
        "--to", type=Path, required=True, metavar="TO", help="a folder; for positions a file .jsonl"
    )
    parser.add_argument(
        "--every", type=at_least_one, default=1, metavar="N", help="a position every N decisions (default: 1)"
    )
    add_language(parser)


def run(args: Namespace) -> int:
    """Read, play again, write."""
    texts = Texts(args.lang)
    if not args.source.exists():
        raise Wrong("error-no-file", file=str(args.source))
    kind = kind_of(args.source)
    if kind == POSITIONS and args.kind == ROWS:
        raise Wrong("wrong-no-outcome", file=str(args.source))
    if args.kind == POSITIONS:
        chosen_file(str(args.to))
    elif args.to.exists() and not args.to.is_dir():
        raise Wrong("wrong-no-folder", file=str(args.to), folder=str(args.to))

    def tell(name: str, error: LudotecaError) -> None:
        problem = texts.error(error)
        complain(problem if problem.startswith(name) else f"{name}: {problem}")

    try:
        with bar(Console(stderr=True)) as progress:
            games = progress.track(
                read(args.source, tell),
                description=texts.text("arena-running"),
            )
            count = write(games, args.kind, args.to, args.every, tell)
    except ModuleNotFoundError as missing:
        raise Wrong(
            "wrong-without-extra", command=NAME, extra="data", missing=missing.name or ""
        ) from missing
    if not count:
        raise Wrong("wrong-nothing-usable", file=str(args.source))
    print(texts.text("records-written", kind=args.kind, count=count, file=str(args.to)))
    return OK
