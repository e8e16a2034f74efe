"""Every game of the house at a table of the server: played, taken back, interrupted and looked at again."""

from __future__ import annotations

import pytest

from ludoteca.games import GAMES
from tests.server.house import Guest, Server
from tests.server.test_play import decider, pair, step

DECISIONS = 24


async def play(anna: Guest, bruno: Guest, table_id: str, decisions: int) -> None:
    """Whoever decides plays the first action, so many times."""
    for _ in range(decisions):
        who, _ = await decider(anna, bruno, table_id)
        answer = await step(who, table_id)
        assert answer["type"] == "confirmed", answer


@pytest.mark.parametrize("game", GAMES)
async def test_a_game_goes_on_after_a_restart_as_if_nothing_had_happened(server: Server, game: str) -> None:
    anna, bruno, table_id = await pair(server, game=game)
    await play(anna, bruno, table_id, DECISIONS)
    before = await anna.see(table_id)
    cookies = [guest.http.cookies["ludoteca"] for guest in (anna, bruno)]
    await server.restart()
    anna, bruno = [await server.guest(cookie=cookie) for cookie in cookies]
    after = await anna.see(table_id)
    for part in ("version", "view", "offers", "prompt"):
        assert after[part] == before[part]
    await play(anna, bruno, table_id, DECISIONS)
    assert (await anna.see(table_id))["version"] == before["version"] + DECISIONS


@pytest.mark.parametrize("game", GAMES)
async def test_a_decision_is_undone_where_that_is_free_and_every_moment_can_be_opened(
    server: Server, game: str
) -> None:
    anna, bruno, table_id = await pair(server, game=game)
    await play(anna, bruno, table_id, DECISIONS)
    undone = 0
    for _ in range(DECISIONS):
        who, _ = await decider(anna, bruno, table_id)
        before = await who.see(table_id)
        await step(who, table_id)
        after = await who.see(table_id)
        if after["free_undo"]:
            assert (await who.do(table_id, "undo", version=after["version"], count=1))["type"] == "confirmed"
            assert (await who.see(table_id))["view"] == before["view"]
            await step(who, table_id)
            undone += 1
    assert undone > 0
    plies = (await anna.get(f"/api/tables/{table_id}/timeline"))["plies"]
    for ply in range(0, plies + 1, 12):
        seen = await anna.get(f"/api/tables/{table_id}/replay/{ply}")
        assert seen["ply"] == ply


@pytest.mark.parametrize("game", GAMES)
async def test_at_one_screen_a_person_plays_all_seats(server: Server, game: str) -> None:
    anna = await server.guest("Anna")
    table_id = await anna.open("me", "me", game=game)
    chair = await anna.sit(table_id)
    deciders = set()
    for _ in range(DECISIONS):
        await chair.until(lambda seen: seen["offers"])
        assert chair.seen["viewer"] == chair.seen["table"]["turn"]
        deciders.add(chair.seen["viewer"])
        await chair.move()
    assert deciders == {0, 1}


@pytest.mark.parametrize("game", GAMES)
async def test_in_a_game_of_a_move_a_day_a_decision_is_taken_back_with_consent(
    server: Server, game: str
) -> None:
    anna, bruno, table_id = await pair(server, game=game, undo="consent", clock={"kind": "days", "days": 1})
    await play(anna, bruno, table_id, DECISIONS)
    who, other = await decider(anna, bruno, table_id)
    before = await who.see(table_id)
    assert before["table"]["deadline"] is not None
    await step(who, table_id)
    version = (await who.see(table_id))["version"]
    assert (await who.do(table_id, "ask_take_back", version=version, count=1))["type"] == "confirmed"
    assert (await other.do(table_id, "answer", yes=True))["type"] == "confirmed"
    assert (await who.see(table_id))["view"] == before["view"]
