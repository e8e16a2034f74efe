"""Clocks, with hands turned by the test."""

from __future__ import annotations

from typing import Any

from tests.server.house import Guest, Server, StillPool

BANK = {"kind": "bank", "bank": 600, "increment": 10}


async def play(guest: Guest, table_id: str) -> Any:
    seen = await guest.see(table_id)
    await guest.do(table_id, "move", version=seen["version"], action=seen["offers"][0]["action"])
    return await guest.see(table_id)


async def test_a_bank_runs_while_i_decide_and_grows_when_the_turn_passes(server: Server) -> None:
    anna = await server.guest("Anna")
    table_id = await anna.open("me", "me", clock=BANK, options={"first_governor": 0})
    server.clock.now += 100
    before = await anna.see(table_id)
    seat = before["table"]["turn"]
    assert before["table"]["deadline"] == server.clock.now + 500
    spent = 100.0
    while (seen := await play(anna, table_id))["table"]["turn"] == seat:
        assert seen["table"]["seats"][seat]["bank"] == 600 - spent
        server.clock.now += 7
        spent += 7
    assert seen["table"]["seats"][seat]["bank"] == 600 - spent + 10
    assert seen["table"]["seats"][1 - seat]["bank"] == 600


async def test_who_runs_out_of_time_is_replaced_and_gets_the_seat_back(any_server: Server) -> None:
    any_server.pool = StillPool()
    await any_server.restart()
    anna, bruno = await any_server.guest("Anna"), await any_server.guest("Bruno")
    table_id = await anna.open("me", "Bruno", clock=BANK, options={"first_governor": 0})
    await bruno.do(table_id, "join")
    any_server.clock.now += 599
    await any_server.house.timekeeper.tick()
    assert (await anna.see(table_id))["table"]["seats"][0]["away"] == ""
    any_server.clock.now += 2
    await any_server.house.timekeeper.tick()
    seen = await anna.see(table_id)
    assert seen["table"]["seats"][0]["away"] == "late"
    assert seen["log"][-1]["text"] == "Anna ran out of time; a bot plays on."
    version = seen["version"]
    assert (await anna.do(table_id, "move", version=version, action="role mayor"))["code"] == "away"
    await anna.do(table_id, "return")
    seen = await anna.see(table_id)
    assert seen["table"]["seats"][0]["bank"] == 60
    assert (await play(anna, table_id))["version"] > seen["version"]


async def test_days_per_move(server: Server) -> None:
    anna, bruno = await server.guest("Anna"), await server.guest("Bruno")
    table_id = await anna.open(
        "me", "Bruno", clock={"kind": "days", "days": 2}, options={"first_governor": 0}
    )
    await bruno.do(table_id, "join")
    assert (await anna.see(table_id))["table"]["deadline"] == server.clock.now + 2 * 86400
    await bruno.do(table_id, "leave")
    await bruno.do(table_id, "return")
    server.clock.now += 86400
    assert (await anna.see(table_id))["table"]["deadline"] == server.clock.now + 86400
    seen = await play(anna, table_id)
    assert seen["table"]["deadline"] == server.clock.now + 2 * 86400


async def test_the_bot_that_stands_in_plays_on(server: Server) -> None:
    anna, bruno = await server.guest("Anna"), await server.guest("Bruno")
    table_id = await anna.open("me", "Bruno", clock=BANK, options={"first_governor": 0})
    await bruno.do(table_id, "join")
    chair = await bruno.sit(table_id)
    server.clock.now += 601
    await server.house.timekeeper.tick()
    await chair.until(lambda seen: seen["offers"])
    assert chair.seen["table"]["seats"][0]["away"] == "late"
