"""Tournaments on a server: opened, entered, run by themselves over any stop, fair to who does not come."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from ludoteca.server.tournaments.director import Director
from tests.server.endings import finish
from tests.server.house import Server
from tests.server.tournaments.evening import DAYS, LIVE, QUICK, Evening, account, games, points


@pytest.fixture
async def evening(server: Server) -> Evening:
    return await Evening.open(server, await account(server, "Olga"), format="round_robin")


# --- to the end, by itself -------------------------------------------------------------------------


async def test_bots_play_a_tournament_to_its_end_over_a_restart(any_server: Server) -> None:
    seen = await played_over_a_restart(any_server, "swiss")
    assert seen["info"]["rounds"] == 3
    assert sum(points(seen).values()) == 6 * 12


@pytest.mark.parametrize(("format", "rounds", "count"), [("round_robin", 3, 6), ("knockout", 2, 3)])
async def test_every_format_comes_to_its_end(server: Server, format: str, rounds: int, count: int) -> None:
    seen = await played_over_a_restart(server, format)
    assert seen["info"]["rounds"] == rounds
    assert sum(points(seen).values()) == count * 12


async def played_over_a_restart(server: Server, format: str) -> Any:
    """Four bots play a tournament; in its second round the server stops and starts again."""
    organiser = await account(server, "Olga")
    evening = await Evening.open(server, organiser, format=format, bots="easy", clock=DAYS)
    await evening.do(organiser, "bots", count=4)
    await evening.do(organiser, "start")
    await evening.until(lambda seen: seen["info"]["round"] >= 2)
    cookie = organiser.http.cookies["ludoteca"]
    await server.restart()
    evening.organiser = await server.guest(cookie=cookie)
    seen = await evening.until(lambda seen: seen["info"]["status"] == "finished")
    assert all(seat["rank"] for one in seen["rounds"] for game in one["games"] for seat in game["seats"])
    return seen


async def test_several_at_a_table_play_with_bots_of_the_house(server: Server) -> None:
    organiser = await account(server, "Olga")
    evening = await Evening.open(server, organiser, seats=3, bots="easy", clock=DAYS, rounds=2)
    await evening.do(organiser, "bots", count=5)
    await evening.do(organiser, "start")
    seen = await evening.until(lambda seen: seen["info"]["status"] == "finished")
    assert [len(game["seats"]) for game in seen["rounds"][0]["games"]] == [3, 3]
    assert sum(seat["entrant"] == 0 for game in seen["rounds"][0]["games"] for seat in game["seats"]) == 1
    assert "Bot of the house" in [name for table in games(seen) for name in table]
    assert sorted(points(seen)) == ["Pepi", "Pia", "Pico", "Pip", "Pola"]


async def test_a_bot_has_one_name_in_the_standings_and_at_all_its_tables(any_server: Server) -> None:
    organiser = await account(any_server, "Olga")
    evening = await Evening.open(any_server, organiser, seats=3, bots="easy", clock=DAYS, rounds=2)
    await evening.do(organiser, "bots", count=5)
    await evening.do(organiser, "start")
    seen = await evening.until(lambda seen: seen["info"]["status"] == "finished")
    for game in (game for one in seen["rounds"] for game in one["games"]):
        there = (await organiser.see(game["table"]))["table"]["seats"]
        names = [seat["name"] for seat in there]
        assert len(set(names)) == 3, names
        for seat, name in zip(game["seats"], names, strict=True):
            assert name == seat["name"] or (seat["entrant"] == 0 and name == "Pip 6")


async def test_two_processes_draw_a_round_once(any_server: Server) -> None:
    organiser = await account(any_server, "Olga")
    evening = await Evening.open(any_server, organiser, bots="easy", clock=DAYS, rounds=1)
    await evening.do(organiser, "bots", count=4)
    house = any_server.house
    other = Director(house.database, house.tournaments, house.rooms, house.notices, house.clock)
    whole = await house.tournaments.whole(evening.id)
    await asyncio.gather(house.director.next_round(whole), other.next_round(whole))
    await other.advance()
    seen = await evening.see()
    assert [len(one["games"]) for one in seen["rounds"]] == [2]
    listed = await organiser.get("/api/tables", which="mine")
    assert len(listed["tables"]) == 2


async def test_it_begins_by_itself_at_its_time_or_not_at_all(server: Server) -> None:
    organiser = await account(server, "Olga")
    at = server.clock.now + 3600
    evening = await Evening.open(server, organiser, starts_at=at, enter=True)
    alone = await Evening.open(server, organiser, starts_at=at, enter=True)
    await evening.do(await server.guest("Anna"), "enter")
    assert (await evening.go_on())["info"]["status"] == "open"
    server.clock.now = at
    assert (await evening.go_on())["info"]["status"] == "running"
    assert (await alone.see())["info"]["status"] == "cancelled"


# --- people ----------------------------------------------------------------------------------------


async def test_people_enter_sit_down_play_and_see_where_they_stand(server: Server) -> None:
    organiser = await account(server, "Olga")
    evening = await Evening.open(server, organiser, format="swiss", rounds=2, enter=True)
    anna, bruno, clara = [await server.guest(name) for name in ("Anna", "Bruno", "Clara")]
    for guest in (anna, bruno, clara):
        assert (await evening.do(guest, "enter"))["has_entered"]
    seen = await evening.do(organiser, "start")
    assert seen["info"]["round"] == 1
    mine = await evening.see(anna)
    assert mine["must_sit"]
    assert not mine["may_direct"]
    await evening.sit_down(organiser, anna, bruno, clara)
    assert (await anna.see(mine["my_table"]))["table"]["status"] == "running"
    assert (await anna.see(mine["my_table"]))["table"]["tournament"] == evening.id
    assert not (await evening.see(anna))["must_sit"]
    first = [table[0] for table in games(await evening.see())]
    guests = {"Olga": organiser, "Anna": anna, "Bruno": bruno, "Clara": clara}
    await evening.win(*(guests[name] for name in first))
    seen = await evening.go_on()
    assert seen["info"]["round"] == 2
    assert set(first) in [set(table) for table in games(seen)]
    assert [line["points"] for line in seen["standings"]] == [12, 12, 0, 0]


async def test_the_seat_before_the_others_is_shared(server: Server) -> None:
    organiser = await account(server, "Olga")
    evening = await Evening.open(server, organiser, format="round_robin", clock=DAYS, enter=True)
    anna = await server.guest("Anna")
    await evening.do(anna, "enter")
    seen = await evening.do(organiser, "start")
    assert seen["info"]["rounds"] == 2
    table = (await organiser.see(seen["my_table"]))["table"]
    assert table["options"]["first_governor"] == 0
    await evening.win(anna)
    seen = await evening.go_on()
    assert games(seen, 0)[0] == list(reversed(games(seen, 1)[0]))


async def test_a_game_of_a_tournament_is_closed_to_others_and_its_seats_stay(evening: Evening) -> None:
    server, organiser = evening.server, evening.organiser
    anna, bruno, stranger = [await server.guest(name) for name in ("Anna", "Bruno", "Sara")]
    for guest in (anna, bruno):
        await evening.do(guest, "enter")
    await evening.do(organiser, "start")
    table_id = (await evening.see(anna))["my_table"]
    assert (await stranger.do(table_id, "join"))["code"] == "seats-drawn"
    assert (await anna.do(table_id, "decline"))["code"] == "seats-drawn"
    assert (await organiser.do(table_id, "cancel"))["code"] == "seats-drawn"
    bot = {"kind": "bot", "level": "easy"}
    assert (await organiser.do(table_id, "set_seat", seat=0, to=bot))["code"] == "seats-drawn"
    await evening.sit_down(anna)
    assert (await anna.do(table_id, "leave"))["type"] == "confirmed"
    assert (await evening.see(anna))["must_sit"]
    await evening.sit_down(anna, bruno)
    await bruno.do(table_id, "leave")
    assert (await stranger.do(table_id, "take_over", seat=0))["code"] == "seats-drawn"


async def test_who_withdraws_before_the_start_was_never_there_later_is_drawn_no_more(
    evening: Evening,
) -> None:
    server, organiser = evening.server, evening.organiser
    anna, bruno, clara, dora = [await server.guest(name) for name in ("Anna", "Bruno", "Clara", "Dora")]
    for guest in (anna, bruno, clara, dora):
        await evening.do(guest, "enter")
    await evening.do(dora, "withdraw")
    assert await evening.refused(dora, "withdraw") == "not-entered"
    seen = await evening.do(organiser, "start")
    assert sorted(points(seen)) == ["Anna", "Bruno", "Clara"]
    assert await evening.refused(dora, "enter") == "tournament-begun"
    assert not (await evening.do(clara, "withdraw"))["has_entered"]
    playing = [guest for guest in (anna, bruno, clara) if (await evening.see(guest))["my_table"]]
    await evening.sit_down(*playing)
    await evening.win(playing[0])
    seen = await evening.until(lambda seen: seen["info"]["round"] == 3)
    assert [sorted(table) for table in games(seen)] == [["Anna", "Bruno"]]
    assert [line["has_withdrawn"] for line in seen["standings"] if line["name"] == "Clara"] == [True]


# --- who does not come -----------------------------------------------------------------------------


async def two(server: Server, **wishes: Any) -> tuple[Evening, Any, Any]:
    """Anna and Bruno, who play one game that begins now."""
    organiser = await account(server, "Olga")
    evening = await Evening.open(server, organiser, rounds=1, check_in=5, **wishes)
    anna, bruno = await server.guest("Anna"), await server.guest("Bruno")
    for guest in (anna, bruno):
        await evening.do(guest, "enter")
    await evening.do(organiser, "start")
    return evening, anna, bruno


def stand_ins(seen: Any) -> dict[str, str]:
    """Who plays for whom at the first table of the last round."""
    return {seat["name"]: seat["stand_in"] for seat in seen["rounds"][0]["games"][0]["seats"]}


def called(seen: Any) -> dict[str, str]:
    """Who sits at a table, and the bots that play for those who are away."""
    return {seat["name"]: seat["stand_in"] for seat in seen["table"]["seats"]}


async def told(guest: Any, table_id: str, kind: str) -> list[str]:
    """The lines of one kind in the log of a table."""
    return [line["text"] for line in (await guest.see(table_id))["log"] if line["kind"] == kind]


async def test_who_does_not_come_loses_where_that_is_the_rule(server: Server) -> None:
    evening, anna, _ = await two(server, no_show="loss")
    await evening.sit_down(anna)
    server.clock.now += 299
    assert (await evening.go_on())["rounds"][0]["games"][0]["status"] == "open"
    server.clock.now += 1
    seen = await evening.until(lambda seen: seen["info"]["status"] == "finished")
    assert points(seen) == {"Anna": 12, "Bruno": 0}
    assert {seat["name"]: seat["rank"] for seat in seen["rounds"][0]["games"][0]["seats"]} == {
        "Anna": 1,
        "Bruno": 0,
    }


async def test_for_who_is_late_a_bot_plays_until_he_comes_where_that_is_the_rule(server: Server) -> None:
    evening, anna, bruno = await two(server, no_show="bot")
    await evening.sit_down(anna)
    table_id = (await evening.see(bruno))["my_table"]
    server.clock.now += 300
    seen = await evening.until(lambda seen: seen["rounds"][0]["games"][0]["status"] == "running")
    assert stand_ins(seen) == {"Anna": "", "Bruno": "Berto"}
    assert await told(anna, table_id, "no_show") == ["Bruno has not come; Berto plays."]
    assert called(await anna.see(table_id)) == {"Anna": "", "Bruno": "Berto"}
    assert (await bruno.do(table_id, "return"))["type"] == "confirmed"
    assert stand_ins(await evening.see()) == {"Anna": "", "Bruno": ""}
    assert called(await anna.see(table_id)) == {"Anna": "", "Bruno": ""}
    await evening.win(bruno)
    seen = await evening.until(lambda seen: seen["info"]["status"] == "finished")
    assert points(seen) == {"Anna": 0, "Bruno": 12}


async def test_who_never_came_is_last_whatever_the_bot_achieved(server: Server) -> None:
    evening, anna, bruno = await two(server, no_show="bot")
    await evening.sit_down(anna)
    server.clock.now += 300
    await evening.until(lambda seen: seen["rounds"][0]["games"][0]["status"] == "running")
    await evening.win(bruno)
    seen = await evening.until(lambda seen: seen["info"]["status"] == "finished")
    assert points(seen) == {"Anna": 12, "Bruno": 0}


@pytest.mark.parametrize("no_show", ["bot", "loss"])
async def test_a_game_to_which_nobody_comes_is_lost_by_all(server: Server, no_show: str) -> None:
    evening, _, _ = await two(server, no_show=no_show)
    server.clock.now += 300
    seen = await evening.until(lambda seen: seen["info"]["status"] == "finished")
    assert points(seen) == {"Anna": 0, "Bruno": 0}


async def test_those_who_came_play_on_at_a_larger_table(server: Server) -> None:
    organiser = await account(server, "Olga")
    evening = await Evening.open(server, organiser, seats=3, rounds=1, no_show="loss", enter=True)
    anna, bruno = await server.guest("Anna"), await server.guest("Bruno")
    for guest in (anna, bruno):
        await evening.do(guest, "enter")
    await evening.do(organiser, "start")
    await evening.sit_down(anna, bruno)
    server.clock.now += 300
    await evening.until(lambda seen: seen["rounds"][0]["games"][0]["status"] == "running")
    await evening.win(anna)
    seen = await evening.until(lambda seen: seen["info"]["status"] == "finished")
    assert points(seen)["Anna"] == 12
    assert points(seen)["Olga"] == 0
    assert points(seen)["Bruno"] > 0


async def test_a_stand_in_has_a_name_that_no_bot_of_the_tournament_has(server: Server) -> None:
    organiser = await account(server, "Olga")
    wishes = {"seats": 4, "rounds": 1, "no_show": "loss", "bots": "medium", "check_in": 5}
    evening = await Evening.open(server, organiser, **wishes)
    anna, bruno = await server.guest("Anna"), await server.guest("Bruno")
    for guest in (anna, bruno):
        await evening.do(guest, "enter")
    await evening.do(organiser, "bots", count=1)
    await evening.do(organiser, "start")
    await evening.sit_down(anna)
    server.clock.now += 300
    seen = await evening.until(lambda seen: seen["rounds"][0]["games"][0]["status"] == "running")
    table_id = (await evening.see(anna))["my_table"]
    assert stand_ins(seen) == {"Anna": "", "Bruno": "Brando", "Berto": "", "Bot of the house": ""}
    assert await told(anna, table_id, "no_show") == ["Bruno has not come; Brando plays."]
    assert called(await anna.see(table_id)) == dict.fromkeys(("Anna", "Berto", "Bice", "Brando"), "")


async def test_while_the_server_is_down_nobody_is_late(server: Server) -> None:
    evening, anna, bruno = await two(server)
    await evening.go_on()
    await server.house.heartbeat.beat()
    cookies = [guest.http.cookies["ludoteca"] for guest in (anna, bruno)]
    await server.stop()
    server.clock.now += 3600
    await server.start()
    anna, bruno = [await server.guest(cookie=cookie) for cookie in cookies]
    evening.organiser = anna
    seen = await evening.go_on()
    assert seen["rounds"][0]["games"][0]["status"] == "open"
    assert seen["rounds"][0]["games"][0]["wait_until"] == server.clock.now + 300
    await evening.sit_down(anna, bruno)
    await evening.win(bruno)
    assert points(await evening.go_on()) == {"Bruno": 12, "Anna": 0}


async def test_a_game_ended_by_consent_is_shared(server: Server) -> None:
    evening, anna, bruno = await two(server)
    await evening.sit_down(anna, bruno)
    table_id = (await evening.see(anna))["my_table"]
    await anna.do(table_id, "offer_end")
    await bruno.do(table_id, "answer", yes=True)
    seen = await evening.until(lambda seen: seen["info"]["status"] == "finished")
    assert points(seen) == {"Anna": 6, "Bruno": 6}


# --- who may do what -------------------------------------------------------------------------------


async def test_who_may_open_one_is_a_setting_of_the_house(tmp_path: Path) -> None:
    wish = {"game": "puerto_rico", "seats": 4}
    server = await Server(tmp_path, tournaments="organisers", organisers="Olga, Oreste").start()
    olga, anna, guest = (
        await account(server, "Olga"),
        await account(server, "Anna"),
        await server.guest("Gino"),
    )
    assert [(await one.get("/api/tournaments"))["may_open"] for one in (olga, anna, guest)] == [
        True,
        False,
        False,
    ]
    assert (await anna.post("/api/tournaments", **wish)).status_code == 403
    assert (await olga.post("/api/tournaments", **wish)).status_code == 201
    nickname = await server.guest("Oreste")
    assert not (await nickname.get("/api/tournaments"))["may_open"]
    await server.stop()


async def test_by_default_it_takes_an_account_and_the_refusal_says_so(server: Server) -> None:
    anna = await server.guest("Anna")
    answer = await anna.post("/api/tournaments", game="puerto_rico", seats=4)
    assert answer.status_code == 403
    assert "account" in answer.json()["message"]
    assert (
        await (await server.guest()).post("/api/tournaments", game="puerto_rico", seats=4)
    ).status_code == 401


async def test_only_who_organises_it_directs_it(evening: Evening) -> None:
    anna = await evening.server.guest("Anna")
    for what, data in {"start": {}, "cancel": {}, "bots": {"count": 1}, "remove/1": {}}.items():
        assert await evening.refused(anna, what, **data) == "not-organiser"
    assert await evening.refused(evening.organiser, "bots") == "no-bots-here"
    assert await evening.refused(evening.organiser, "start") == "too-few-entrants"
    await evening.do(anna, "enter")
    assert await evening.refused(anna, "enter") == "already-entered"
    assert points(await evening.do(evening.organiser, "remove/1")) == {}
    assert (await evening.do(evening.organiser, "cancel"))["info"]["status"] == "cancelled"
    assert await evening.refused(evening.organiser, "cancel") == "tournament-over"


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "no_such_game", "seats": 4}, 404),
        ({"seats": 9}, 422),
        ({"clock": {"kind": "none"}}, 422),
        ({"bots": "genius"}, 422),
        ({"options": {"no_such_option": 1}}, 422),
        ({"seats": 1}, 400),
        ({"format": "lottery"}, 400),
    ],
)
async def test_what_makes_no_sense_is_refused_in_one_line(
    server: Server, wish: dict[str, Any], code: int
) -> None:
    organiser = await account(server, "Olga")
    answer = await organiser.post("/api/tournaments", **{"game": "puerto_rico", "seats": 4, **wish})
    assert answer.status_code == code, answer.text
    assert "\n" not in answer.json()["message"].strip()


async def test_what_is_not_there_is_not_found(server: Server) -> None:
    anna = await server.guest("Anna")
    assert (await anna.http.get("/api/tournaments/nothing")).status_code == 404
    assert (await anna.post("/api/tournaments/nothing/enter")).status_code == 404


# --- what people see -------------------------------------------------------------------------------


async def test_lists_show_what_is_going_on_and_what_is_over(evening: Evening) -> None:
    anna = await evening.server.guest("Anna")
    await evening.do(anna, "enter")
    (listed,) = (await anna.get("/api/tournaments"))["tournaments"]
    assert (listed["id"], listed["is_mine"], listed["entrants"]) == (evening.id, True, 1)
    assert listed["organiser"] == "Olga"
    await evening.do(evening.organiser, "cancel")
    assert (await anna.get("/api/tournaments"))["tournaments"] == []
    assert len((await anna.get("/api/tournaments", which="finished"))["tournaments"]) == 1


async def test_a_page_is_told_when_something_changes(evening: Evening) -> None:
    server = evening.server
    address = f"ws://127.0.0.1:{server.port}/api/tournaments/{evening.id}/socket"
    async with connect(address) as socket:
        await asyncio.sleep(0.05)
        await evening.do(await server.guest("Anna"), "enter")
        async with asyncio.timeout(5):
            told = json.loads(await socket.recv())
    assert told == {"type": "changed", "version": (await evening.see())["version"]}


async def test_a_table_that_the_administrator_deletes_is_shared(server: Server) -> None:
    from ludoteca.server.admin import tables
    from ludoteca.server.admin.administration import enter

    evening, anna, bruno = await two(server, clock=LIVE, options=QUICK)
    await evening.sit_down(anna, bruno)
    table_id = (await evening.see(anna))["my_table"]
    async with enter(server.settings, server.clock) as administration:
        await tables.remove(administration, table_id)
    seen = await evening.until(lambda seen: seen["info"]["status"] == "finished")
    assert points(seen) == {"Anna": 6, "Bruno": 6}


async def test_a_result_of_a_finished_table_stands_in_its_round(server: Server) -> None:
    evening, anna, bruno = await two(server)
    await evening.sit_down(anna, bruno)
    table_id = (await evening.see(anna))["my_table"]
    await finish(server, table_id, 31, 42)
    (game,) = (await evening.go_on())["rounds"][0]["games"]
    assert [seat["rank"] for seat in game["seats"]] == [2, 1]
    assert [seat["points"] for seat in game["seats"]] == [0, 12]
