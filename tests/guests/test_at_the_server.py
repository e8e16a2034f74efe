"""Announced guests are at home on a server; what a request says is never imported."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from ludoteca.server.bots.pool import Pool
from tests.server.house import Server

pytestmark = pytest.mark.usefixtures("shop")


async def test_a_game_and_a_bot_of_guests_are_offered_and_played(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.pool = Pool(1, 30.0)
    await server.start()
    try:
        anna = await server.guest("Anna")
        (offered,) = [
            game for game in (await anna.http.get("/api/games")).json() if game["id"] == "street_market"
        ]
        assert offered["title"] == "Street Market"
        assert offered["bots"][-1] == "first"
        seats = [{"kind": "me"}, {"kind": "bot", "level": "first"}, {"kind": "bot", "level": "first"}]
        opened = await anna.post("/api/tables", game="street_market", seats=seats)
        assert opened.status_code == 201, opened.text
        chair = await anna.sit(opened.json()["table"]["id"])
        await chair.until(lambda seen: bool(seen["offers"]))
        answer = await chair.move(chair.seen["offers"][0]["action"])
        assert answer["type"] == "confirmed", answer
        await chair.until(lambda seen: bool(seen["offers"]) or seen["table"]["status"] != "running")
        assert server.house.driver.failures == 0
    finally:
        await server.stop()


async def test_an_address_in_a_request_is_an_unknown_name(tmp_path: Path) -> None:
    server = await Server(tmp_path).start()
    try:
        anna = await server.guest("Anna")
        me, bot = {"kind": "me"}, {"kind": "bot", "level": "corner_shop.bots:FirstBot"}
        strange_game = await anna.post("/api/tables", game="corner_shop.games:StreetMarket", seats=[me, me])
        strange_bot = await anna.post("/api/tables", game="puerto_rico", seats=[me, bot, bot])
        assert (strange_game.status_code, strange_bot.status_code) == (404, 422)
        assert not [name for name in sys.modules if name.startswith("corner_shop")]
    finally:
        await server.stop()
