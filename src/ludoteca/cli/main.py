"""The command `ludoteca` and its subcommands."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from typing import Protocol

from ludoteca.cli.console import INTERRUPTED, PROBLEM, Wrong, complain, system_language
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


class WithoutServer:
    """A command of the server in a house that was installed without one."""

    def __init__(self, name: str) -> None:
        self.NAME = name
        self.HELP = "needs the server: pip install 'ludoteca[server]'"

    def configure(self, parser: ArgumentParser) -> None:
        """Whatever is asked of it, the answer is the same."""
        parser.prefix_chars = "\0"
        parser.add_argument("anything", nargs="*")
        parser.set_defaults(lang=system_language())

    def run(self, args: Namespace) -> int:
        """Say what is missing."""
        raise Wrong("wrong-without-server", command=self.NAME)


COMMANDS = (
    "play",
    "serve",
    "admin",
    "replay",
    "rules",
    "games",
    "arena",
    "levels",
    "stats",
    "records",
    "selfplay",
    "learn",
    "bench",
    "bench-server",
)
OF_THE_SERVER = ("serve", "admin", "bench-server")


def command(name: str) -> Command:
    """The module of a command; those of the server need more packages than the others."""
    try:
        return import_module(f"ludoteca.cli.{name.replace('-', '_')}")
    except ModuleNotFoundError as missing:
        if name not in OF_THE_SERVER or (missing.name or "").startswith("ludoteca."):
            raise
        return WithoutServer(name)


EXAMPLES = """\
For example:
  ludoteca play puerto_rico                          you against three bots
  ludoteca play puerto_rico --seats 3 --bots expert,medium --lang it
  ludoteca rules puerto_rico hacienda                what the rules say about the hacienda
  ludoteca replay game.json --at 20                  the table after twenty decisions
  ludoteca COMMAND --help                            all about one command
"""


def parser(names: Sequence[str] = COMMANDS) -> ArgumentParser:
    """The commands and their options."""
    top = ArgumentParser(
        prog="ludoteca",
        description="A home for big euro board games.",
        epilog=EXAMPLES,
        formatter_class=RawDescriptionHelpFormatter,
    )
    top.add_argument("--version", action="version", version=f"ludoteca {house_version()}")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for one in map(command, names):
        description, _, example = (one.__doc__ or "").partition("\n\n")
        sub = commands.add_parser(
            one.NAME,
            help=one.HELP,
            description=description,
            epilog=example.rstrip(),
            formatter_class=RawDescriptionHelpFormatter,
        )
        one.configure(sub)
        sub.set_defaults(run=one.run)
    return top


def house_version() -> str:
    """The version of the installed package."""
    try:
        return version("ludoteca")
    except PackageNotFoundError:
        return "(not installed)"


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; 0 is success, 1 a problem with what was given, 2 wrong usage, 130 Ctrl-C."""
    words = sys.argv[1:] if argv is None else argv
    # Who plays a game need not wait until the server is loaded.
    args = parser(words[:1] if words and words[0] in COMMANDS else COMMANDS).parse_args(words)
    run: Callable[[Namespace], int] = args.run
    try:
        sys.path.append(os.getcwd())  # after all else: a guest beside me is found, and hides nothing
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
