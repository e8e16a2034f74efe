"""Open the house to the network: people play in the browser, programs over the interface at /api.

For example:
  ludoteca serve --open
  ludoteca serve --host 0.0.0.0 --port 80 --db postgresql://ludoteca@localhost/ludoteca
"""

from __future__ import annotations

import asyncio
import socket
import threading
import webbrowser
from argparse import ArgumentParser, Namespace
from collections.abc import Callable

from ludoteca.cli.console import OK, Wrong, add_language
from ludoteca.cli.serving import METAVARS, add_settings, chosen_settings, clear_about_databases
from ludoteca.server import config
from ludoteca.server.clock import system_clock
from ludoteca.server.config import ServerSettings
from ludoteca.server.lock import occupy
from ludoteca.server.storage.database import Database
from ludoteca.server.tables.heartbeat import Heartbeat
from ludoteca.texts import Texts

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

    def migrated(done: int, steps: int) -> None:
        print(Texts(args.lang).text("serve-migrating", done=done, steps=steps), flush=True)

    # Under the lock: whoever has the house already is not disturbed, and its schema stays as it is.
    with clear_about_databases(), occupy(settings.database_url):
        asyncio.run(prepare(settings, migrated))
    check_free(settings)

    def opened(port: int) -> None:
        address = f"http://{shown_host(settings.host)}:{port}"
        print(Texts(args.lang).text("serve-open", address=address), flush=True)
        if args.open:
            threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()

    serve(settings, opened)
    return OK


def shown_host(host: str) -> str:
    """The host in an address that a browser on this machine understands."""
    if host in ("127.0.0.1", "0.0.0.0", "::", "::1"):
        return "localhost"
    return f"[{host}]" if ":" in host else host


def check_free(settings: ServerSettings) -> None:
    """Complain in one line about a host or port at which nobody can listen."""
    try:
        kind, _, _, _, place = socket.getaddrinfo(settings.host, settings.port, type=socket.SOCK_STREAM)[0]
        with socket.socket(kind, socket.SOCK_STREAM) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(place)
    except OSError as error:
        where = f"{settings.host}:{settings.port}"
        raise Wrong("wrong-listen", where=where, problem=str(error.strerror)) from None


async def prepare(settings: ServerSettings, told: Callable[[int, int], None] | None = None) -> None:
    """Bring the database up to date, and write to it: what is wrong, as a full disk, is said in one line."""
    database = Database(settings.database_url)
    try:
        await database.migrate(told)
        await Heartbeat(database, system_clock).wake()
    finally:
        await database.close()


def serve(settings: ServerSettings, opened: Callable[[int], None]) -> None:
    """Run the server in this process."""
    from ludoteca.server.running import serve_forever

    serve_forever(settings, opened)
