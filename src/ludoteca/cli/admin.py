"""Look after a server: people, tables, tournaments, backups, and whether all stored matches still replay.

Works on the same database as `ludoteca serve`, with the same settings, and beside a running server,
which notices within a second. Only `restore` needs the server to be stopped.

For example:
  ludoteca admin people
  ludoteca admin reset-password Anna
  ludoteca admin reports
  ludoteca admin end-table Zk3vR9x0aQ1b
  ludoteca admin open-tournament Olga puerto_rico 4 --bots medium
  ludoteca admin backup /var/backups/ludoteca.jsonl.gz
  ludoteca admin restore ludoteca.jsonl.gz --db postgresql://ludoteca@localhost/ludoteca
  ludoteca admin verify
"""

from __future__ import annotations

import asyncio
import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import asdict
from datetime import datetime
from pathlib import Path
from typing import Any, get_args

import msgspec
from rich.box import SIMPLE_HEAD
from rich.markup import escape
from rich.table import Table

from ludoteca.cli.console import OK, PROBLEM, add_language, complain, screen
from ludoteca.cli.serving import add_settings, chosen_settings, clear_about_databases
from ludoteca.server.admin import backup, people, ratings, tables, tournaments, verify
from ludoteca.server.admin.administration import Administration, check_exists, enter
from ludoteca.server.config import ServerSettings
from ludoteca.server.errors import Refusal
from ludoteca.server.people.export import export
from ludoteca.server.tables.table import CANCELLED, ENDED, FINISHED, OPEN, RUNNING
from ludoteca.server.words import Words, words
from ludoteca.wire.tournaments import TournamentFormat

VALUES: dict[str, dict[str, Any]] = {
    "--status": {"choices": (OPEN, RUNNING, FINISHED, ENDED, CANCELLED)},
    "--format": {"choices": get_args(TournamentFormat), "default": "swiss"},
    "--rounds": {"type": int, "default": 0, "metavar": "N"},
    "--bots": {"default": "", "metavar": "LEVEL"},
    "--days": {"type": float, "metavar": "N"},
    "--title": {"default": "", "metavar": "TEXT"},
}
"""Options that take a value."""
NAME = "admin"
HELP = "look after a server: people, tables, tournaments, backups"

Deed = Callable[[ServerSettings, Namespace, Words], Awaitable[int]]


def configure(parser: ArgumentParser) -> None:
    """Options of the command, and what can be done."""
    deeds = parser.add_subparsers(dest="deed", metavar="WHAT", required=True)
    for name, (_, meaning, arguments) in DEEDS.items():
        sub = deeds.add_parser(name, help=meaning, description=meaning)
        for argument, about in arguments.items():
            if argument in VALUES:
                sub.add_argument(argument, help=about, **VALUES[argument])
            elif argument.startswith("--"):
                sub.add_argument(argument, action="store_true", help=about)
            else:
                sub.add_argument(argument.lower(), metavar=argument, help=about)
        add_settings(sub, ("data", "db"))
        add_language(sub)


def run(args: Namespace) -> int:
    """Do it."""
    speech = words(args.lang)
    try:
        with clear_about_databases():
            return asyncio.run(_do(args, speech))
    except Refusal as refusal:
        complain(speech.refused(refusal).message)
        return PROBLEM


async def _do(args: Namespace, speech: Words) -> int:
    return await DEEDS[args.deed][0](chosen_settings(args), args, speech)


def in_office(deed: Callable[[Administration, Namespace, Words], Awaitable[int]]) -> Deed:
    """Something that is done in the database as it is."""

    async def done(settings: ServerSettings, args: Namespace, speech: Words) -> int:
        async with enter(settings) as administration:
            return await deed(administration, args, speech)

    return done


# --- people --------------------------------------------------------------------------------------


async def list_people(administration: Administration, args: Namespace, speech: Words) -> int:
    """Everybody."""
    found = await people.everybody(administration)
    if args.json:
        print(json.dumps([asdict(one) for one in found], indent=2))
        return OK
    rows = [
        (
            one.name,
            one.id,
            speech.say("admin-account" if one.has_account else "admin-nickname"),
            speech.say("admin-blocked") if one.is_blocked else "",
            str(one.tables),
            _day(one.created_at),
        )
        for one in found
    ]
    _show(speech, ("name", "id", "kind", "state", "tables", "since"), rows)
    return OK


async def reset_password(administration: Administration, args: Namespace, speech: Words) -> int:
    """A new password, shown once."""
    password = await people.reset_password(administration, args.name)
    print(speech.say("admin-password", {"name": args.name, "password": password}))
    return OK


async def block(administration: Administration, args: Namespace, speech: Words) -> int:
    """Shut a person out."""
    count = await people.block(administration, args.name)
    print(speech.say("admin-block", {"name": args.name, "tables": count}))
    return OK


async def unblock(administration: Administration, args: Namespace, speech: Words) -> int:
    """Let a person in again."""
    await people.unblock(administration, args.name)
    print(speech.say("admin-unblock", {"name": args.name}))
    return OK


async def export_person(administration: Administration, args: Namespace, speech: Words) -> int:
    """Write everything about a person to a file."""
    person = await administration.people.named(args.name)
    found = await export(administration.database, person)
    path = Path(args.file)
    path.touch(mode=0o600)
    path.write_text(json.dumps(found, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    print(speech.say("admin-export", {"name": person.name, "file": str(path)}))
    return OK


async def delete_person(administration: Administration, args: Namespace, speech: Words) -> int:
    """Delete an account."""
    await people.remove(administration, args.name)
    print(speech.say("admin-farewell", {"name": args.name}))
    return OK


async def list_reports(administration: Administration, args: Namespace, speech: Words) -> int:
    """What people reported."""
    found = await administration.reports.all(only_open=not args.all)
    if args.json:
        print(json.dumps([msgspec.to_builtins(one) for one in found], indent=2))
        return OK
    rows = [
        (
            one.id,
            one.by,
            one.about,
            one.text,
            "\n".join(one.said),
            speech.say("admin-report-open" if one.is_open else "admin-report-closed"),
            _day(one.at),
        )
        for one in found
    ]
    _show(speech, ("id", "by", "about", "text", "said", "state", "since"), rows)
    return OK


async def close_report(administration: Administration, args: Namespace, speech: Words) -> int:
    """It was looked at."""
    await administration.reports.close(args.id)
    print(speech.say("admin-report", {"report": args.id}))
    return OK


# --- tables --------------------------------------------------------------------------------------


async def list_tables(administration: Administration, args: Namespace, speech: Words) -> int:
    """All tables."""
    found = await tables.every_table(administration, args.status)
    if args.json:
        print(json.dumps([asdict(one) for one in found], indent=2))
        return OK
    rows = [
        (one.id, one.game, one.status, str(one.ply), ", ".join(one.seats), _day(one.created_at))
        for one in found
    ]
    _show(speech, ("id", "game", "state", "ply", "seats", "since"), rows)
    return OK


async def end_table(administration: Administration, args: Namespace, speech: Words) -> int:
    """End a game."""
    await tables.end(administration, args.id)
    print(speech.say("admin-end", {"table": args.id}))
    return OK


async def delete_table(administration: Administration, args: Namespace, speech: Words) -> int:
    """Delete a table."""
    await tables.remove(administration, args.id)
    print(speech.say("admin-delete", {"table": args.id}))
    return OK


# --- tournaments ---------------------------------------------------------------------------------


async def list_tournaments(administration: Administration, args: Namespace, speech: Words) -> int:
    """All tournaments."""
    found = await tournaments.every_tournament(administration, args.status)
    if args.json:
        print(json.dumps([asdict(one) for one in found], indent=2))
        return OK
    rows = [
        (
            *(one.id, one.name, one.game, one.format, one.status),
            *(str(one.round), str(one.entrants), one.organiser, _day(one.created_at)),
        )
        for one in found
    ]
    _show(speech, ("id", "name", "game", "format", "state", "round", "entrants", "organiser", "since"), rows)
    return OK


async def open_tournament(administration: Administration, args: Namespace, speech: Words) -> int:
    """Open a tournament for an account."""
    wishes: dict[str, Any] = {
        "name": args.title,
        "game": args.game,
        "seats": int(args.seats) if args.seats.isdecimal() else args.seats,
        "format": args.format,
        "rounds": args.rounds,
        "bots": args.bots,
    }
    if args.days is not None:
        wishes["clock"] = {"kind": "days", "days": args.days}
    opened = await tournaments.open_for(administration, args.name, wishes)
    told = {"tournament": opened.name, "id": opened.id, "name": args.name}
    print(speech.say("admin-tournament-open", told))
    return OK


async def close_tournament(administration: Administration, args: Namespace, speech: Words) -> int:
    """Call a tournament off."""
    closed = await tournaments.close(administration, args.id)
    print(speech.say("admin-tournament-close", {"tournament": closed.name}))
    return OK


# --- backups, and how sound everything is --------------------------------------------------------


async def make_backup(settings: ServerSettings, args: Namespace, speech: Words) -> int:
    """Write a backup."""
    check_exists(settings)
    path = Path(args.file)
    await backup.backup(settings, path)
    size = f"{path.stat().st_size / 1e6:.1f}"
    print(speech.say("admin-backup", {"file": str(path), "megabytes": size}))
    return OK


async def restore(settings: ServerSettings, args: Namespace, speech: Words) -> int:
    """Read a backup, then look whether its matches replay."""
    counts = await backup.restore(settings, Path(args.file), args.replace)
    told = {"people": counts.get("people", 0), "tables": counts.get("tables", 0)}
    print(speech.say("admin-restore", {**told, "rows": sum(counts.values())}))
    async with enter(settings) as administration:
        return await verify_matches(administration, args, speech)


async def verify_matches(administration: Administration, _: Namespace, speech: Words) -> int:
    """Replay everything; every match that is not as it should be gets its lines."""
    counts = {verify.SOUND: 0, verify.OLDER: 0, verify.BROKEN: 0}
    async for verdict in verify.verify(administration):
        counts[verdict.outcome] += 1
        told: dict[str, str | int] = {
            "table": verdict.table_id,
            "game": verdict.game,
            "version": verdict.version,
        }
        if verdict.outcome == verify.OLDER:
            print(speech.say("admin-older", {**told, "present": verdict.present_version or 0}))
        for problem in verdict.problems:
            what = speech.say(f"admin-{problem.name}", problem.args)
            print(speech.say("admin-broken", {**told, "problem": what}))
    print(speech.say("admin-verified", counts))
    return PROBLEM if counts[verify.BROKEN] else OK


async def recompute_ratings(administration: Administration, _: Namespace, speech: Words) -> int:
    """Compute all ratings anew."""
    print(speech.say("admin-ratings", {"games": await ratings.recompute(administration)}))
    return OK


def _show(speech: Words, headings: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    for heading in headings:
        table.add_column(speech.say(f"admin-heading-{heading}"), overflow="fold")
    for row in rows:
        table.add_row(*map(escape, row))
    console = screen()
    if not sys.stdout.isatty():
        console.width = 200
    console.print(table)


def _day(at: float) -> str:
    return datetime.fromtimestamp(at).strftime("%Y-%m-%d %H:%M")


JSON = {"--json": "print JSON only"}
DEEDS: dict[str, tuple[Deed, str, dict[str, str]]] = {
    "people": (in_office(list_people), "list everybody", JSON),
    "reset-password": (
        in_office(reset_password),
        "give a person a new password and end all sessions and tokens",
        {"NAME": "the person"},
    ),
    "block": (in_office(block), "shut a person out; bots play on", {"NAME": "the person"}),
    "unblock": (in_office(unblock), "let a person in again", {"NAME": "the person"}),
    "export-person": (
        in_office(export_person),
        "write everything that is kept about a person to a file",
        {"NAME": "the person", "FILE": "where to, as JSON"},
    ),
    "delete-person": (
        in_office(delete_person),
        "delete an account: the games stay, the name and all that was private goes",
        {"NAME": "the person"},
    ),
    "reports": (
        in_office(list_reports),
        "list what people reported, with what was said",
        {"--all": "those that are closed, too", **JSON},
    ),
    "close-report": (in_office(close_report), "a report was looked at", {"ID": "the report"}),
    "tables": (
        in_office(list_tables),
        "list all tables",
        {"--status": "only those in this state", **JSON},
    ),
    "end-table": (in_office(end_table), "end a game unfinished", {"ID": "the table"}),
    "delete-table": (
        in_office(delete_table),
        "delete a table with its log, chat and notes, for good",
        {"ID": "the table"},
    ),
    "tournaments": (
        in_office(list_tournaments),
        "list all tournaments",
        {"--status": "only those in this state", **JSON},
    ),
    "open-tournament": (
        in_office(open_tournament),
        "open a tournament that an account directs",
        {
            "NAME": "the account",
            "GAME": "the game",
            "SEATS": "how many sit at a full table",
            "--format": "how it is played (swiss)",
            "--rounds": "0: as many as it takes (0)",
            "--bots": "bots of this level fill the tables",
            "--days": "days for every move; without, it is played live",
            "--title": "how it is called; without, like the game",
        },
    ),
    "close-tournament": (
        in_office(close_tournament),
        "call a tournament off; games that are being played go on",
        {"ID": "the tournament"},
    ),
    "backup": (
        make_backup,
        "write a backup, also while the server runs; .jsonl and .jsonl.gz fit every database",
        {"FILE": "where to"},
    ),
    "restore": (
        restore,
        "fill an empty database from a backup, and verify it; servers must be stopped",
        {"FILE": "the backup", "--replace": "throw away what the database holds now"},
    ),
    "verify": (
        in_office(verify_matches),
        "replay all stored matches and report those that differ; changes nothing",
        {},
    ),
    "recompute-ratings": (in_office(recompute_ratings), "compute all ratings anew", {}),
}
