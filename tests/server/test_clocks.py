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
    assert seen["log"][-1]["text"] == "Anna ran out of time; Berto plays on."
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


async def table_of_two(server: Server, **wishes: Any) -> tuple[Guest, Guest, str]:
    """Anna begins, and nobody plays for who is away."""
    server.pool = StillPool()
    await server.restart()
    anna, bruno = await server.guest("Anna"), await server.guest("Bruno")
    table_id = await anna.open("me", "Bruno", options={"first_governor": 0}, **wishes)
    await bruno.do(table_id, "join")
    return anna, bruno, table_id


def bank(seen: Any, seat: int = 0) -> float:
    seconds: float = seen["table"]["seats"][seat]["bank"]
    return seconds


async def test_leaving_and_coming_back_wins_no_time(server: Server) -> None:
    anna, bruno, table_id = await table_of_two(server, clock=BANK)
    server.clock.now += 570
    await anna.do(table_id, "leave")
    server.clock.now += 10
    await anna.do(table_id, "return")
    seen = await anna.see(table_id)
    assert bank(seen) == 20
    assert seen["table"]["deadline"] == server.clock.now + 20
    await play(anna, table_id)
    left = bank(await anna.see(table_id))
    server.clock.now += 5
    await anna.do(table_id, "leave")
    await anna.do(table_id, "return")
    assert bank(await bruno.see(table_id)) <= left


async def test_leaving_and_coming_back_wins_no_days(server: Server) -> None:
    anna, _, table_id = await table_of_two(server, clock={"kind": "days", "days": 2})
    end = (await anna.see(table_id))["table"]["deadline"]
    server.clock.now += 86400
    await anna.do(table_id, "leave")
    await anna.do(table_id, "return")
    assert (await anna.see(table_id))["table"]["deadline"] == end


async def undo(guest: Guest, table_id: str) -> Any:
    seen = await guest.see(table_id)
    answer = await guest.do(table_id, "undo", version=seen["version"], count=1)
    assert answer["type"] == "confirmed", answer
    return await guest.see(table_id)


async def test_a_move_taken_back_gives_the_increment_back_and_pays_for_who_was_interrupted(
    server: Server,
) -> None:
    anna, bruno, table_id = await table_of_two(server, clock=BANK)
    passed = None
    while passed is None:
        seen = await anna.see(table_id)
        before = bank(seen)
        after = await play(anna, table_id)
        if after["table"]["turn"] == 1 and after["free_undo"]:
            passed = after
        elif after["table"]["turn"] == 1:
            await play(bruno, table_id)
    assert bank(passed) == before + 10
    server.clock.now += 7
    back = await undo(anna, table_id)
    assert back["table"]["turn"] == 0
    assert bank(back) == before - 7
    assert bank(back, 1) == bank(passed, 1)


async def test_a_move_taken_back_again_and_again_wins_no_days(server: Server) -> None:
    anna, bruno, table_id = await table_of_two(server, clock={"kind": "days", "days": 2})
    while True:
        end = (await anna.see(table_id))["table"]["deadline"]
        server.clock.now += 600
        after = await play(anna, table_id)
        if after["free_undo"]:
            break
        if after["table"]["turn"] == 1:
            await play(bruno, table_id)
    for _ in range(6):
        back = await undo(anna, table_id)
        assert back["table"]["deadline"] == end
        server.clock.now += 600
        await play(anna, table_id)


async def test_extra_time_is_given_once(server: Server) -> None:
    anna, _, table_id = await table_of_two(server, clock=BANK)
    for answer in ("confirmed", "no-time-left"):
        server.clock.now += 601
        await server.house.timekeeper.tick()
        said = await anna.do(table_id, "return")
        assert answer in (said["type"], said.get("code"))
    assert said["message"] == "Your time ran out for the second time: a bot plays this game to its end."


async def test_what_a_stop_of_the_server_took_is_given_back(any_server: Server) -> None:
    anna, bruno = await any_server.guest("Anna"), await any_server.guest("Bruno")
    table_id = await anna.open("me", "Bruno", clock=BANK, options={"first_governor": 0})
    await bruno.do(table_id, "join")
    cookie = anna.http.cookies["ludoteca"]
    any_server.clock.now += 100
    await any_server.stop()
    any_server.clock.now += 5000
    await any_server.start()
    anna = await any_server.guest(cookie=cookie)
    assert (await anna.see(table_id))["table"]["deadline"] == any_server.clock.now + 500
    await any_server.house.timekeeper.tick()
    assert (await anna.see(table_id))["table"]["seats"][0]["away"] == ""


async def test_a_table_that_cannot_be_loaded_stops_no_other_clock(
    server: Server, monkeypatch: Any, caplog: Any
) -> None:
    anna, _, broken = await table_of_two(server, clock=BANK)
    other = await anna.open("me", "Bruno", clock=BANK, options={"first_governor": 0})
    await server.guests[1].do(other, "join")
    load = server.house.store.load

    async def stumble(table_id: str) -> Any:
        if table_id == broken:
            raise KeyError("position")
        return await load(table_id)

    monkeypatch.setattr(server.house.store, "load", stumble)
    server.house.rooms.forget(broken)
    server.clock.now += 601
    for _ in range(3):
        await server.house.timekeeper.tick()
    assert (await anna.see(other))["table"]["seats"][0]["away"] == "late"
    assert (await anna.get("/health"))["clock"] == "stands at 1 tables"
    assert sum("its clock stands" in line for line in caplog.messages) == 1
