"""A club evening: an organiser, guests who enter, and games that end when a test says so."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from tests.server.endings import finish
from tests.server.house import Guest, Server

QUICK = {"max_rounds": 1}
LIVE = {"kind": "bank", "bank": 600, "increment": 5, "days": 0}
DAYS = {"kind": "days", "bank": 0, "increment": 0, "days": 1}
PASSWORD = "a long password"
PATIENCE = 90.0
"""A whole tournament, on a busy machine."""


class Evening:
    """A tournament with what its people do."""

    def __init__(self, server: Server, organiser: Guest, tournament_id: str) -> None:
        self.server, self.organiser, self.id = server, organiser, tournament_id

    @classmethod
    async def open(cls, server: Server, organiser: Guest, **wishes: Any) -> Evening:
        wish = {"game": "puerto_rico", "seats": 2, "clock": LIVE, "enter": False, "options": QUICK, **wishes}
        answer = await organiser.post("/api/tournaments", **wish)
        assert answer.status_code == 201, answer.text
        return cls(server, organiser, answer.json()["info"]["id"])

    async def do(self, guest: Guest, what: str, **data: Any) -> Any:
        """The answer, which must be a good one."""
        answer = await guest.post(f"/api/tournaments/{self.id}/{what}", **data)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def refused(self, guest: Guest, what: str, **data: Any) -> str:
        answer = await guest.post(f"/api/tournaments/{self.id}/{what}", **data)
        assert answer.status_code >= 400, answer.text
        code: str = answer.json()["code"]
        return code

    async def see(self, guest: Guest | None = None) -> Any:
        return await (guest or self.organiser).get(f"/api/tournaments/{self.id}")

    async def go_on(self) -> Any:
        """The director looks once."""
        await self.server.house.director.advance()
        return await self.see()

    async def until(self, condition: Callable[[Any], bool]) -> Any:
        """The director looks until it is as expected."""
        async with asyncio.timeout(PATIENCE):
            while not condition(seen := await self.go_on()):
                await asyncio.sleep(0.02)
        return seen

    async def sit_down(self, *guests: Guest) -> None:
        for guest in guests:
            table_id = (await self.see(guest))["my_table"]
            assert (await guest.do(table_id, "join"))["type"] == "confirmed"

    async def win(self, *guests: Guest) -> None:
        """These guests win the games that they play now."""
        for guest in guests:
            seen = await self.see(guest)
            (game,) = [one for one in seen["rounds"][0]["games"] if one["table"] == seen["my_table"]]
            await finish(self.server, game["table"], *(10 * seat["is_mine"] for seat in game["seats"]))


async def account(server: Server, name: str) -> Guest:
    """Somebody with a password."""
    guest = await server.guest(name)
    answer = await guest.http.put("/api/me/password", json={"new": PASSWORD})
    assert answer.status_code == 200, answer.text
    return guest


def points(seen: Any) -> dict[str, float]:
    return {line["name"]: line["points"] for line in seen["standings"]}


def games(seen: Any, number: int = 0) -> list[list[str]]:
    """Who sits together in a round, the last one first."""
    return [[seat["name"] for seat in game["seats"]] for game in seen["rounds"][number]["games"]]
