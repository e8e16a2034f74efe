"""Everybody at a table is told of a change at the same moment, and of nothing that he may not know."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.server.display import Display
from ludoteca.server.play.seen import Viewer
from tests.server.house import Chair, Guest, Server

MOVES = 8
FLEETING = {"at", "log", "since"}
"""What a look has of its own: when it was made, and what is new in it."""


async def around_a_table(server: Server, game: str) -> list[Chair]:
    """Four who play and one who looks on, each with a socket."""
    names = ("Anna", "Bruno", "Carla", "Dario")
    guests: list[Guest] = [await server.guest(name) for name in names]
    table_id = await guests[0].open("me", *names[1:], game=game)
    for guest in guests[1:]:
        await guest.do(table_id, "join")
    guests.append(await server.guest())
    chairs = [await guest.sit(table_id) for guest in guests]
    for chair in chairs:
        await chair.until(lambda seen: seen["table"]["turn"] is not None)
    return chairs


async def move(chairs: list[Chair]) -> None:
    """Whoever decides plays, and all have seen it."""
    answer = await next(chair for chair in chairs if chair.seen["offers"]).move()
    assert answer["type"] == "confirmed"
    for chair in chairs:
        await chair.until(lambda seen: seen["version"] == answer["version"])


def lasting(seen: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in seen.items() if name not in FLEETING}


@pytest.mark.usefixtures("toys")
@pytest.mark.parametrize("game", ["puerto_rico", "buried_gold"])
async def test_what_is_told_beside_others_is_what_one_sees_alone(server: Server, game: str) -> None:
    chairs = await around_a_table(server, game)
    for _ in range(MOVES):
        await move(chairs)
        for chair in chairs:
            assert lasting(chair.seen) == lasting(await chair.guest.see(chair.table_id))


async def test_nothing_is_kept_of_what_was_made_to_be_told(server: Server) -> None:
    chairs = await around_a_table(server, "puerto_rico")
    await move(chairs)
    present = server.house.rooms.at_hand(chairs[0].table_id, 0)
    assert present is not None
    assert not present.looks


async def test_who_cannot_be_told_holds_up_nobody(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    chairs = await around_a_table(server, "puerto_rico")
    glance = Display.glance

    def stumble(display: Display, viewer: Viewer, *where: Any) -> Any:
        if viewer.person_id is None:
            raise RuntimeError("stumbled")
        return glance(display, viewer, *where)

    monkeypatch.setattr(Display, "glance", stumble)
    await move(chairs)
    assert chairs[-1].seen["version"] == chairs[0].seen["version"], "he is told a little later"
