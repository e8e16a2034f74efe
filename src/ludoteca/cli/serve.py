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
from dataclasses import fields
from pathlib import Path

from ludoteca.cli.console import OK
from ludoteca.server import config
from ludoteca.server.config import Settings
from ludoteca.server.storage.database import Database

NAME = "serve"
HELP = "open the house to the network"
SWITCHES = {"host": "H", "port": "P", "data": "DIR", "db": "URL", "redis": "URL"}


def configure(parser: ArgumentParser) -> None:
    """Options of the command; all settings can also be given by environment or file."""
    explained = {name: (default, meaning) for name, default, meaning in config.explain()}
    for name, metavar in SWITCHES.items():
        default, meaning = explained[name]
        parser.add_argument(f"--{name}", metavar=metavar, help=f"{meaning} (default: {default or 'none'})")
    parser.add_argument("--config", type=Path, metavar="FILE", help="settings as a TOML file")
    parser.add_argument("--open", action="store_true", help="open the page in the browser")
    others = [f"{name} ({meaning})" for name, (_, meaning) in explained.items() if name not in SWITCHES]
    parser.epilog = (
        f"{parser.epilog or ''}\n\nAll settings can be given as LUDOTECA_<NAME> or as lines of the file; "
        f"without a switch are:\n  " + "\n  ".join(others)
    )


def run(args: Namespace) -> int:
    """Serve until Ctrl-C or a signal to end."""
    names = {field.name for field in fields(Settings)}
    flags = {name: value for name, value in vars(args).items() if name in names}
    settings = config.load(flags, file=args.config)
    settings.data.expanduser().mkdir(parents=True, exist_ok=True)
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
    import uvicorn

    from ludoteca.server.app import create_app
    from ludoteca.server.collector import calm
    from ludoteca.server.sockets import LONGEST_MESSAGE

    app = create_app(settings)
    calm()
    uvicorn.run(
        app,
        host=settings.host,
        port=settings.port,
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,
        timeout_keep_alive=75,
        log_level="warning",
        timeout_graceful_shutdown=5,
        server_header=False,
        proxy_headers=False,
    )
