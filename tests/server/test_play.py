"""People and bots play over sockets and HTTP."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from ludoteca.core import record
from ludoteca.core.match import Match
from ludoteca.server.play import moves
from tests.server.house import Chair, Guest, QuickPool, Server, StillPool, new_key
from tests.server.playing import play_on as play_on_elsewhere


async def play_on(chair: Chair) -> dict[str, Any]:
    """Play the first action offered until the game is over."""
    while True:
        await chair.until(lambda seen: seen["offers"] or seen["table"]["status"] != "running")
        if not chair.seen["offers"]:
            return chair.seen
        answer = await chair.move(chair.seen["offers"][-1]["action"])
        assert answer["type"] == "confirmed", answer


async def pair(server: Server, *seats: str, **wishes: Any) -> tuple[Guest, Guest, str]:
    """Anna opens a table, Bruno sits down."""
    anna, bruno = await server.guest("Anna"), await server.guest("Bruno", "it")
    table_id = await anna.open("me", "open", *seats, **wishes)
    assert (await bruno.do(table_id, "join"))["type"] == "confirmed"
    return anna, bruno, table_id


async def decider(a: Guest, b: Guest, table_id: str) -> tuple[Guest, Guest]:
    """The one who decides, and the other."""
    return (a, b) if (await a.see(table_id))["offers"] else (b, a)


async def step(guest: Guest, table_id: str) -> Any:
    """Play the first action over HTTP."""
    seen = await guest.see(table_id)
    return await guest.do(table_id, "move", version=seen["version"], action=seen["offers"][0]["action"])


async def test_two_clients_and_a_bot_play_a_whole_game_and_its_record_replays(any_server: Server) -> None:
    anna, bruno, table_id = await pair(any_server, "bot")
    a, b = await anna.sit(table_id), await bruno.sit(table_id)
    end, other = await asyncio.gather(play_on(a), play_on(b))
    assert end["table"]["status"] == "finished"
    assert end["table"]["result"] == other["table"]["result"]
    assert end["table"]["seed"] is not None
    assert sum(end["points"][0].values()) == end["table"]["result"]["scores"][0]
    assert all(ties.keys() == {"wealth"} for ties in end["tie_breaks"])
    assert len(end["tie_breaks"]) == len(end["points"])
    text = (await anna.http.get(f"/api/tables/{table_id}/record")).text
    match = Match.replay(record.parse(text))
    assert match.state.over
    assert str(match.seed) == end["table"]["seed"]
    for chair in (a, b):
        versions = [m["version"] for m in chair.heard if m["type"] == "table"]
        assert versions == sorted(versions)


async def test_a_resend_with_the_same_key_is_answered_as_before_and_done_once(any_server: Server) -> None:
    anna, bruno, table_id = await pair(any_server)
    who, _ = await decider(anna, bruno, table_id)
    seen = await who.see(table_id)
    move = {"version": seen["version"], "action": seen["offers"][0]["action"], "key": new_key()}
    answers = await asyncio.gather(*(who.do(table_id, "move", **move) for _ in range(5)))
    assert all(answer == answers[0] for answer in answers)
    assert answers[0] == {"type": "confirmed", "key": move["key"], "version": seen["version"] + 1}
    assert (await who.see(table_id))["version"] == seen["version"] + 1


async def test_a_move_for_an_earlier_version_is_refused(server: Server) -> None:
    anna, bruno, table_id = await pair(server)
    who, _ = await decider(anna, bruno, table_id)
    first = await who.see(table_id)
    await step(who, table_id)
    late = await who.do(table_id, "move", version=first["version"], action=first["offers"][1]["action"])
    assert late["code"] == "stale"


async def test_a_refusal_says_why_in_the_language_of_the_person(server: Server) -> None:
    anna, bruno, table_id = await pair(server)
    who, _ = await decider(anna, bruno, table_id)
    if who is anna:
        answer = await bruno.do(
            table_id, "move", version=(await anna.see(table_id))["version"], action="pass"
        )
        assert answer["code"] == "not-your-turn"
        assert answer["message"] == "Non tocca a te: decide Anna."
        await step(anna, table_id)
    while not (seen := await bruno.see(table_id))["offers"]:
        await step(anna, table_id)
    illegal = await bruno.do(table_id, "move", version=seen["version"], action="build residence")
    assert illegal["code"] == "illegal"
    assert illegal["possible"] == [offer["action"] for offer in seen["offers"]]
    malformed = await bruno.do(table_id, "move", version=seen["version"], action="dance")
    assert malformed["code"] == "malformed"


async def test_offers_carry_notation_label_elements_and_effect(server: Server) -> None:
    anna = await server.guest("Anna", "it")
    table_id = await anna.open("me", "me")
    offer = (await anna.see(table_id))["offers"][0]
    assert offer["action"].startswith("role ")
    assert offer["elements"] == [f"role:{offer['action'].split()[1]}"]
    assert offer["label"] != offer["action"]
    assert isinstance(offer["effect"], dict)


async def test_hot_seat_one_person_plays_all_seats_and_sees_through_the_one_that_decides(
    server: Server,
) -> None:
    anna = await server.guest("Anna")
    table_id = await anna.open("me", "me", "me")
    chair = await anna.sit(table_id)
    for _ in range(30):
        await chair.until(lambda seen: seen["offers"])
        assert chair.seen["viewer"] == chair.seen["table"]["turn"]
        await chair.move()


async def test_the_seats_of_one_person_are_told_apart(server: Server) -> None:
    anna = await server.guest("Anna")
    seats = (await anna.see(await anna.open("me", "bot", "me")))["table"]["seats"]
    assert [seats[0]["name"], seats[2]["name"]] == ["Anna 1", "Anna 2"]
    assert [seat["nickname"] for seat in seats] == ["Anna", "", "Anna"]


async def test_spectators_see_no_seat_and_offer_nothing(server: Server) -> None:
    anna, bruno, table_id = await pair(server)
    nobody = await server.guest()
    chair = await nobody.sit(table_id)
    await chair.hear()
    assert chair.seen["viewer"] is None
    assert chair.seen["offers"] == []
    assert all(player["vp"] is None for player in chair.seen["view"]["players"])
    who, _ = await decider(anna, bruno, table_id)
    before = chair.seen["version"]
    await step(who, table_id)
    await chair.until(lambda seen: seen["version"] > before)
    assert (await chair.say("move", version=0, action="pass"))["code"] == "not-signed-in"


async def test_a_client_that_missed_something_catches_up_from_its_version(server: Server) -> None:
    anna = await server.guest("Anna")
    table_id = await anna.open("me", "me")
    chair = await anna.sit(table_id)
    await chair.hear()
    known = chair.seen["version"]
    await chair.close()
    for _ in range(25):
        await step(anna, table_id)
    again = await anna.sit(table_id, hello={"since": known, "previews": False})
    caught_up = await again.hear()
    assert caught_up["since"] == known
    assert [line["version"] for line in caught_up["log"]] == list(range(known + 1, known + 26))
    assert all("effect" not in offer for offer in caught_up["offers"])


async def test_each_message_begins_where_the_one_before_ended_also_after_a_break(server: Server) -> None:
    anna = await server.guest("Anna")
    table_id = await anna.open("me", "me")
    chair = await anna.sit(table_id)
    known = (await chair.hear())["version"]
    await chair.close()
    moving = asyncio.create_task(play_on_elsewhere(server, table_id, 20))
    again = await anna.sit(table_id, hello={"since": known})
    await again.until(lambda seen: seen["version"] >= known + 20)
    await moving
    for seen in again.heard:
        assert seen["since"] == known
        assert [line["version"] for line in seen["log"]] == list(range(known + 1, seen["version"] + 1))
        known = seen["version"]


async def test_who_moves_sees_the_table_before_the_confirmation(server: Server) -> None:
    anna = await server.guest("Anna")
    chair = await anna.sit(await anna.open("me", "me"))
    await chair.hear()
    for _ in range(5):
        answer = await chair.say(
            "move", version=chair.seen["version"], action=chair.seen["offers"][0]["action"]
        )
        assert (answer["type"], chair.seen["version"]) == ("confirmed", answer["version"])


async def test_undo_is_free_until_new_information(any_server: Server) -> None:
    anna = await any_server.guest("Anna")
    table_id = await anna.open("me", "me", options={"first_governor": 0})
    before = await anna.see(table_id)
    await anna.do(table_id, "move", version=before["version"], action="role craftsman")
    after = await anna.see(table_id)
    free = after["free_undo"]
    assert free == 1
    assert (await anna.do(table_id, "undo", version=after["version"], count=free))["type"] == "confirmed"
    undone = await anna.see(table_id)
    assert undone["view"] == before["view"]
    assert undone["version"] == after["version"] + 1
    assert undone["log"][-1]["kind"] == "undo"
    assert undone["log"][-1]["to_ply"] == 0
    refused = await anna.do(table_id, "undo", version=undone["version"])
    assert refused["code"] == "undo-not-free"


async def test_a_take_back_is_asked_of_all_others_and_can_be_refused(any_server: Server) -> None:
    anna, bruno, table_id = await pair(any_server, undo="consent")
    who, other = await decider(anna, bruno, table_id)
    before = await who.see(table_id)
    await step(who, table_id)
    version = (await who.see(table_id))["version"]
    assert (await who.do(table_id, "undo", version=version))["code"] == "undo-not-free"
    assert (await who.do(table_id, "ask_take_back", version=version))["type"] == "confirmed"
    assert (await other.see(table_id))["table"]["proposal"]["kind"] == "take_back"
    assert (await who.do(table_id, "answer", yes=True))["code"] == "already-answered"
    assert (await other.do(table_id, "answer", yes=False))["type"] == "confirmed"
    seen = await who.see(table_id)
    assert seen["table"]["proposal"] is None
    assert seen["table"]["ply"] == 1
    await who.do(table_id, "ask_take_back", version=seen["version"])
    await other.do(table_id, "answer", yes=True)
    back = await who.see(table_id)
    assert back["table"]["ply"] == 0
    assert back["view"] == before["view"]
    assert [line["kind"] for line in back["log"]][-5:] == [
        "ask_take_back", "refuse", "ask_take_back", "agree", "take_back",
    ]  # fmt: skip
    told = back["log"][-1]["text"]
    assert ("Anna" in told, "Bruno" in told) == (who is anna, who is bruno), "who asked is named"


async def test_who_leaves_is_replaced_by_a_bot_and_gets_the_seat_back(server: Server) -> None:
    anna, bruno, table_id = await pair(server)
    await bruno.do(table_id, "leave")
    chair = await anna.sit(table_id)
    for _ in range(5):
        await chair.move()
    seat = chair.seen["table"]["seats"][1]
    assert (seat["away"], seat["name"], seat["bot"]) == ("left", "Bruno", "medium")
    assert (await bruno.do(table_id, "return"))["type"] == "confirmed"
    assert (await bruno.do(table_id, "return"))["code"] == "not-away"
    assert (await bruno.see(table_id))["table"]["seats"][1]["away"] == ""


async def test_somebody_takes_over_a_seat_that_was_left(server: Server) -> None:
    _, bruno, table_id = await pair(server)
    clara = await server.guest("Clara")
    assert (await clara.do(table_id, "take_over", seat=1))["code"] == "seat-not-left"
    await bruno.do(table_id, "leave")
    assert (await clara.do(table_id, "take_over", seat=1))["type"] == "confirmed"
    assert (await clara.see(table_id))["viewer"] == 1
    assert (await bruno.see(table_id))["viewer"] is None


async def test_all_can_agree_to_end_a_game_unfinished(server: Server) -> None:
    anna, bruno, table_id = await pair(server, "bot", options={"first_governor": 0})
    await anna.do(table_id, "offer_end")
    assert (await anna.see(table_id))["table"]["status"] == "running"
    await bruno.do(table_id, "answer", yes=True)
    seen = await anna.see(table_id)
    assert seen["table"]["status"] == "ended"
    assert (await anna.do(table_id, "move", version=seen["version"], action="pass"))["code"] == "not-running"
    match = Match.replay(record.parse((await anna.http.get(f"/api/tables/{table_id}/record")).text))
    assert not match.state.over


async def test_in_a_rated_game_who_is_away_is_asked_too_for_a_fair_time(any_server: Server) -> None:
    any_server.pool = StillPool()
    await any_server.restart()
    anna, bruno, table_id = await pair(any_server, rated=True, options={"first_governor": 0})
    await step(anna, table_id)
    await bruno.do(table_id, "leave")
    version = (await anna.see(table_id))["version"]
    await anna.do(table_id, "ask_take_back", version=version, count=1)
    assert (await anna.see(table_id))["table"]["ply"] == 1
    assert (await anna.do(table_id, "offer_end"))["code"] == "proposal-open"
    await bruno.do(table_id, "answer", yes=False)
    await anna.do(table_id, "offer_end")
    assert (await anna.see(table_id))["table"]["status"] == "running"
    any_server.clock.now += 601
    await anna.do(table_id, "offer_end")
    assert (await anna.see(table_id))["table"]["status"] == "ended"


async def test_in_a_game_for_fun_who_left_is_not_waited_for(server: Server) -> None:
    anna, bruno, table_id = await pair(server, rated=False)
    await bruno.do(table_id, "leave")
    await anna.do(table_id, "offer_end")
    assert (await anna.see(table_id))["table"]["status"] == "ended"


async def test_who_sits_at_the_table_takes_no_other_seat_over(server: Server) -> None:
    anna, bruno, table_id = await pair(server)
    await bruno.do(table_id, "leave")
    assert (await anna.do(table_id, "take_over", seat=1))["code"] == "already-seated"


async def test_chat_reaches_everybody_once_and_notes_stay_private(server: Server) -> None:
    anna, bruno, table_id = await pair(server)
    chair = await bruno.sit(table_id)
    await chair.hear()
    key = new_key()
    for _ in range(2):
        await anna.do(table_id, "chat", text="<b>ciao</b>\x07", key=key)
    await anna.do(table_id, "chat", text="a domani")
    heard = [await chair.hear(), await chair.hear()]
    assert [(line["name"], line["text"]) for line in heard] == [("Anna", "<b>ciao</b>"), ("Anna", "a domani")]
    lines = (await bruno.get(f"/api/tables/{table_id}/chat"))["lines"]
    assert [line["text"] for line in lines] == ["<b>ciao</b>", "a domani"]
    await anna.do(table_id, "note", text="build a quarry")
    assert (await anna.get(f"/api/tables/{table_id}/note"))["text"] == "build a quarry"
    assert (await bruno.get(f"/api/tables/{table_id}/note"))["text"] == ""


async def test_what_happened_since_my_last_move(server: Server) -> None:
    anna, bruno, table_id = await pair(server, options={"first_governor": 0})
    while (seen := await anna.see(table_id))["offers"]:
        await step(anna, table_id)
    mine = seen["my_last"]
    assert mine == seen["version"]
    while not (await anna.see(table_id))["offers"]:
        await step(bruno, table_id)
    news = await anna.get(f"/api/tables/{table_id}/log", since=-1)
    assert [line["version"] for line in news["lines"]] == list(range(mine + 1, news["version"] + 1))
    assert {line["seat"] for line in news["lines"]} == {1}
    assert (await anna.see(table_id))["my_last"] == mine


@pytest.mark.parametrize("spoken", [0, 4])
async def test_a_table_read_anew_knows_when_everybody_moved_last(any_server: Server, spoken: int) -> None:
    """Among the last lines of the log, and behind many in which nobody moves."""
    anna, bruno, table_id = await pair(any_server)
    await play_on_elsewhere(any_server, table_id, 20)
    for _ in range(spoken):
        await anna.do(table_id, "offer_end")
        await bruno.do(table_id, "answer", yes=False)
    rooms = any_server.house.rooms
    before = await rooms.present(table_id)
    rooms.forget(table_id)
    after = await rooms.present(table_id)
    assert after is not before
    assert after.last_moves == before.last_moves
    assert set(after.last_moves) == {0, 1}
    assert after.recent == before.recent
    assert after.course is not None
    assert before.course is not None
    assert after.course.snapshot() == before.course.snapshot()


async def test_the_action_of_another_seat_is_told_by_its_events_alone(server: Server) -> None:
    anna, bruno, table_id = await pair(server)
    who, other = await decider(anna, bruno, table_id)
    await step(who, table_id)
    assert (await who.see(table_id))["log"][-1]["action"].startswith("role ")
    told = (await other.see(table_id))["log"][-1]
    assert "action" not in told
    assert told["events"][0]["id"] == "role-chosen"
    assert told["events"][0]["text"]


async def test_restart_in_the_middle_loses_nothing_and_bots_go_on(any_server: Server) -> None:
    any_server.pool = StillPool()
    await any_server.restart()
    anna = await any_server.guest("Anna")
    table_id = await anna.open("me", "bot", options={"first_governor": 0})
    cookie = anna.http.cookies["ludoteca"]
    while (before := await anna.see(table_id))["offers"]:
        await step(anna, table_id)
    await any_server.restart()
    anna = await any_server.guest(cookie=cookie)
    after = await anna.see(table_id)
    assert {**after, "since": 0} == {**before, "since": 0}
    any_server.pool = QuickPool()
    await any_server.restart()
    anna = await any_server.guest(cookie=cookie)
    chair = await anna.sit(table_id)
    for _ in range(45):
        await chair.move()
    await any_server.restart()
    anna = await any_server.guest(cookie=cookie)
    chair = await anna.sit(table_id)
    assert (await play_on(chair))["table"]["status"] == "finished"


async def test_a_line_cut_after_the_commit_loses_nothing_and_everybody_hears(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, bruno, table_id = await pair(server, options={"first_governor": 0})
    chair = await bruno.sit(table_id)
    await chair.hear()
    commit = server.house.writer.commit

    async def cut(work: Any) -> None:
        await commit(work)
        raise OSError("connection lost")

    monkeypatch.setattr(server.house.writer, "commit", cut)
    answer = await step(anna, table_id)
    assert answer["type"] == "confirmed"
    assert (await chair.until(lambda seen: seen["table"]["ply"] == 1))["version"] == answer["version"]


async def test_what_is_being_written_goes_on_to_its_end_though_its_author_is_gone(any_server: Server) -> None:
    anna = await any_server.guest("Anna")
    table_id = await anna.open("me", "me")
    chair = await anna.sit(table_id)
    before = (await chair.hear())["version"]
    moving = asyncio.create_task(play_on_elsewhere(any_server, table_id, 1))
    while any_server.house.writer.is_idle:
        await asyncio.sleep(0)
    moving.cancel()
    assert (await chair.until(lambda seen: seen["version"] > before))["version"] == before + 1
    await asyncio.wait([moving])
    assert moving.cancelled()
    assert (await any_server.house.rooms.present(table_id)).version == before + 1


async def test_what_was_not_written_is_not_confirmed(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, _, table_id = await pair(server, options={"first_governor": 0})

    async def refuse(work: Any) -> None:
        raise OSError("disk full")

    with monkeypatch.context() as patch:
        patch.setattr(server.house.writer, "commit", refuse)
        assert (await step(anna, table_id))["code"] == "internal"
    assert (await anna.see(table_id))["table"]["ply"] == 0
    assert (await step(anna, table_id))["type"] == "confirmed"


async def test_two_windows_write_a_note_at_the_same_moment(any_server: Server) -> None:
    anna, _, table_id = await pair(any_server)
    texts = [f"note {number}" for number in range(8)]
    answers = await asyncio.gather(*(anna.do(table_id, "note", text=text) for text in texts))
    assert {answer["type"] for answer in answers} == {"confirmed"}
    assert (await anna.get(f"/api/tables/{table_id}/note"))["text"] in texts


async def test_going_to_and_fro_has_an_end(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(moves, "MOST_BEYOND", 20)
    anna = await server.guest("Anna")
    table_id = await anna.open("me", "me", options={"first_governor": 0})
    answer = {"type": "confirmed"}
    for _ in range(20):
        seen = await anna.see(table_id)
        await anna.do(table_id, "move", version=seen["version"], action="role mayor")
        seen = await anna.see(table_id)
        answer = await anna.do(table_id, "undo", version=seen["version"], count=seen["free_undo"])
        if answer["type"] != "confirmed":
            break
    assert answer["code"] == "undo-endless"
    assert (await anna.do(table_id, "offer_end"))["code"] == "undo-endless"
    seen = await anna.see(table_id)
    assert 20 < seen["version"] - seen["table"]["ply"] <= 23
    played = await anna.do(table_id, "move", version=seen["version"], action=seen["offers"][0]["action"])
    assert played["type"] == "confirmed"


async def test_a_note_that_is_being_written_is_read_already(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, _, table_id = await pair(server)
    database = server.house.talk._database
    begun, goes_on = asyncio.Event(), asyncio.Event()
    write = database.write

    @asynccontextmanager
    async def slowly() -> AsyncIterator[Any]:
        begun.set()
        await goes_on.wait()
        async with write() as connection:
            yield connection

    monkeypatch.setattr(database, "write", slowly)
    writing = asyncio.create_task(anna.do(table_id, "note", text="build a quarry"))
    await begun.wait()
    assert (await anna.get(f"/api/tables/{table_id}/note"))["text"] == "build a quarry"
    goes_on.set()
    assert (await writing)["type"] == "confirmed"
    assert (await anna.get(f"/api/tables/{table_id}/note"))["text"] == "build a quarry"
