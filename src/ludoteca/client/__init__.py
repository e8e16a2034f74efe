"""A small client for programs that play on a Ludoteca server: docs/programs.md, "Over the network".

async with Client("http://localhost:8000", token) as client, client.sit(table_id) as chair:
await play(chair, make("mcts:400", chair.game, seed=1).choose)
"""

from __future__ import annotations

from ludoteca.client.chair import Chair
from ludoteca.client.client import Client, seats
from ludoteca.client.errors import ClientError, LineLost, Refused
from ludoteca.client.playing import play
from ludoteca.client.views import view_of
from ludoteca.wire.commands import OrderWish
from ludoteca.wire.planning import Planned, WhyNot
from ludoteca.wire.seen import Offer, OrderInfo, Seen
from ludoteca.wire.tables import TableInfo

__all__ = [
    "Chair",
    "Client",
    "ClientError",
    "LineLost",
    "Offer",
    "OrderInfo",
    "OrderWish",
    "Planned",
    "Refused",
    "Seen",
    "TableInfo",
    "WhyNot",
    "play",
    "seats",
    "view_of",
]
