"""Open the house to the network: people play in the browser, programs over the interface at /api.

For example:
  ludoteca serve --open
  ludoteca serve --host 0.0.0.0 --port 80 --db postgresql://ludoteca@localhost/ludoteca
"""

from __future__ import annotations

import asyncio
import threading
import webbrowser
from argparse import ArgumentParser, Namespace

from ludoteca.cli.console import OK, add_language
from ludoteca.cli.serving import METAVARS, add_settings, chosen_settings
from ludoteca.server import config
from ludoteca.server.config import Settings
from ludoteca.server.storage.database import Database

NAME = "serve"
HELP = "open the house to the network"


def configure(parser: ArgumentParser) -> None:
    """Options of the command; all settings can also be given by environment or file."""
    add_settings(parser)
    add_language(parser)
    parser.add_argument("--open", action="store_true", help="open the page in the browser")
    others = [f"{name} ({meaning})" for name, _, meaning in config.explain() if name not in METAVARS]
    parser.epilog = (
        f"{parser.epilog or ''}\n\nAll settings can be given as LUDOTECA_<NAME> or as lines of the file; "
        f"without a switch are:\n  " + "\n  ".join(others)
    )


def run(args: Namespace) -> int:
    """Serve until Ctrl-C or a signal to end."""
    settings = chosen_settings(args)
    settings.data.expanduser().mkdir(mode=0o700, parents=True, exist_ok=True)
    host = "localhost" if settings.host in ("127.0.0.1", "0.0.0.0") else settings.host
    address = f"http://{host}:{settings.port}"
    asyncio.run(prepare(settings))
    print(f"Ludoteca is at {address} (Ctrl-C ends)")
    if args.open:
        threading.Timer(1.0, webbrowser.open, [address]).start()
    serve(settings)
    return OK


async def prepare(settings: Settings) -> None:
    """Bring the database up to date, so that what is wrong with it is said in one line."""
    database = Database(settings.database_url)
    try:
        await database.migrate()
    finally:
        await database.close()


def serve(settings: Settings) -> None:
    """Run the server in this process."""
    from ludoteca.server.running import serve_forever

    serve_forever(settings)
