"""The command `ludoteca` and its subcommands."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Callable, Sequence
from importlib.metadata import PackageNotFoundError, version
from typing import Protocol

from ludoteca.cli import admin, arena, bench, bench_server, games, play, replay, rules, serve
from ludoteca.cli.console import INTERRUPTED, PROBLEM, Wrong, complain
from ludoteca.core.errors import LudotecaError
from ludoteca.texts import Texts


class Command(Protocol):
    """What the module of a subcommand has; its docstring is the help text."""

    NAME: str
    HELP: str

    def configure(self, parser: ArgumentParser) -> None:
        """Declare the options."""

    def run(self, args: Namespace) -> int:
        """Do it; the exit code comes back."""


COMMANDS: tuple[Command, ...] = (play, serve, admin, replay, rules, games, arena, bench, bench_server)

EXAMPLES = """\
For example:
  ludoteca play puerto_rico                          you against three bots
  ludoteca play puerto_rico --seats 3 --bots expert,medium --lang it
  ludoteca rules puerto_rico hacienda                what the rules say about the hacienda
  ludoteca replay game.json --at 20                  the table after twenty decisions
  ludoteca COMMAND --help                            all about one command
"""


def parser() -> ArgumentParser:
    """All commands and their options."""
    top = ArgumentParser(
        prog="ludoteca",
        description="A home for big euro board games.",
        epilog=EXAMPLES,
        formatter_class=RawDescriptionHelpFormatter,
    )
    top.add_argument("--version", action="version", version=f"ludoteca {house_version()}")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for command in COMMANDS:
        description, _, example = (command.__doc__ or "").partition("\n\n")
        sub = commands.add_parser(
            command.NAME,
            help=command.HELP,
            description=description,
            epilog=example.rstrip(),
            formatter_class=RawDescriptionHelpFormatter,
        )
        command.configure(sub)
        sub.set_defaults(run=command.run)
    return top


def house_version() -> str:
    """The version of the installed package."""
    try:
        return version("ludoteca")
    except PackageNotFoundError:
        return "(not installed)"


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; 0 is success, 1 a problem with what was given, 2 wrong usage, 130 Ctrl-C."""
    args = parser().parse_args(argv)
    run: Callable[[Namespace], int] = args.run
    try:
        return run(args)
    except Wrong as wrong:
        complain(Texts(args.lang).text(wrong.message, **wrong.arguments))
        return PROBLEM
    except LudotecaError as error:
        complain(Texts(args.lang).error(error))
        return PROBLEM
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PROBLEM
    except OSError as error:
        complain(f"{error.filename}: {error.strerror}" if error.filename else str(error))
        return PROBLEM
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED


if __name__ == "__main__":
    sys.exit(main())
