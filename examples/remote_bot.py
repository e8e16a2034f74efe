"""A bot of the house that plays on a server, over the network.

It sits down at a table that is there, or opens one; the first time it makes itself a token, which it
prints so that it can come back as the same player.

    python examples/remote_bot.py http://localhost:8000 --name Roberta --seats me,bot:easy,bot:medium
    python examples/remote_bot.py http://localhost:8000 --token … --table Zk3vR9x0aQ1b --bot mcts:2s
"""

from __future__ import annotations

import argparse
import asyncio

from ludoteca.bots import make
from ludoteca.client import Client, Seen, play, seats


async def main(args: argparse.Namespace) -> None:
    """Come in, sit down, play."""
    token = args.token
    if not token:
        token = await Client.arrive(args.address, args.name)
        print(f"token of {args.name}: {token}")
    async with Client(args.address, token) as client:
        table_id = args.table
        if table_id:
            await sit_down(client, table_id, args.invitation)
        else:
            table_id = (await client.open(args.game, seats(*args.seats.split(",")))).id
            print(f"table: {table_id}")
        async with client.sit(table_id, args.invitation) as chair:
            bot = make(args.bot, chair.game, args.seed)
            print(f"playing {chair.game.title} with {args.bot}")
            report(await play(chair, bot.choose))


async def sit_down(client: Client, table_id: str, invitation: str) -> None:
    """Take a seat, unless one is mine already."""
    seen = await client.see(table_id, invitation=invitation)
    if not seen.table.mine or seen.table.status == "open":
        await client.join(table_id, invitation)


def report(seen: Seen) -> None:
    """How it ended."""
    print(f"the game is {seen.table.status} after {seen.table.ply} decisions")
    if seen.table.result is not None:
        for seat in seen.table.seats:
            points, rank = seen.table.result.scores[seat.seat], seen.table.result.standings[seat.seat]
            print(f"  {rank}. {seat.name}: {points} points{'  (me)' if seat.is_mine else ''}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("address", help="the server, as http://localhost:8000")
    parser.add_argument("--token", default="", help="by which the bot signs in")
    parser.add_argument("--name", default="Roberta", help="its nickname, the first time")
    parser.add_argument("--table", default="", help="the table to sit down at; without it, one is opened")
    parser.add_argument("--invitation", default="", help="of a table that is not public")
    parser.add_argument("--game", default="puerto_rico")
    parser.add_argument("--seats", default="me,bot:easy,bot:medium", help="of the table to be opened")
    parser.add_argument("--bot", default="mcts:400", help="random, greedy, mcts:400, mcts:2s")
    parser.add_argument("--seed", type=int, default=1)
    asyncio.run(main(parser.parse_args()))
