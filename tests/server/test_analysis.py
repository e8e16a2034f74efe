"""Exploring on a private copy, asking bots, and hints: for those who play alone or look back."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from types import MethodType
from typing import Any

import httpx
import pytest

import ludoteca
from ludoteca.core.rng import Rng
from ludoteca.server.bots.job import Answer, Job
from ludoteca.server.bots.pool import Pool
from ludoteca.server.play.draft import Draft
from tests.server.house import PATIENCE, Guest, QuickPool, Server, new_key
from tests.server.playing import finish, play_on

HUNG = "import time; time.sleep(1000)"
CRASHING = "import sys; sys.exit(1)"


class Thinkers(QuickPool):
    """Workers of the desk that think until the test lets them."""

    def __init__(self) -> None:
        super().__init__()
        self.at_work = asyncio.Event()
        self.ended = 0

    async def ask(self, job: Job) -> Answer:
        self.asked.append(job)
        self.at_work.set()
        try:
            await asyncio.Event().wait()
        finally:
            self.ended += 1
        raise AssertionError


async def explore(guest: Guest, table: str, ply: int, *lines: str, **more: Any) -> httpx.Response:
    return await guest.post("/api/analysis", table=table, ply=ply, lines=list(lines), **more)


async def evaluate(guest: Guest, table: str, ply: int, *lines: str, **more: Any) -> httpx.Response:
    more.setdefault("key", new_key())
    return await guest.post("/api/analysis/evaluation", table=table, ply=ply, lines=list(lines), **more)


async def finished(server: Server, *seats: str) -> tuple[Guest, str, int]:
    anna = await server.guest("Anna")
    table_id = await anna.open(*(seats or ("me", "me", "me")))
    return anna, table_id, await finish(server, table_id)


# --- exploring -------------------------------------------------------------------------------------


async def test_a_finished_game_is_explored_by_playing_all_seats(server: Server) -> None:
    anna, table_id, plies = await finished(server)
    before = (await anna.see(table_id))["version"]
    lines: list[str] = []
    labels: list[str] = []
    deciders, brought = set(), []
    for _ in range(12):
        answer = await explore(anna, table_id, 5, *lines)
        assert answer.status_code == 200, answer.text
        seen = answer.json()
        assert (seen["ply"], seen["viewer"], seen["is_imagined"]) == (5 + len(lines), seen["turn"], False)
        assert seen["labels"] == labels
        deciders.add(seen["turn"])
        brought += [offer["effect"] for offer in seen["offers"] if offer.get("effect")]
        lines.append(seen["offers"][-1]["action"])
        labels.append(seen["offers"][-1]["label"])
    assert len(deciders) == 3
    assert brought, "what an action brings is told as at the table"
    assert seen["events"]
    assert len(seen["points"]) == 3
    back = (await explore(anna, table_id, 5, *lines[:3])).json()
    assert back["ply"] == 8
    assert (await anna.see(table_id))["version"] == before
    replayed = await anna.get(f"/api/tables/{table_id}/replay/{plies}", seat=0)
    assert (await explore(anna, table_id, plies, seat=0)).json()["view"] == replayed["view"]


async def test_the_copy_goes_the_way_the_game_went(server: Server) -> None:
    """With the same decisions the same chance: the end of the branch is the end of the game."""
    anna, table_id, plies = await finished(server)
    moves = await server.house.store.moves(table_id)
    seen = (await explore(anna, table_id, plies - 100, *(str(move.action) for move in moves[-100:]))).json()
    assert seen["result"] == (await anna.see(table_id))["table"]["result"]
    assert (seen["turn"], seen["offers"], seen["prompt"]) == (None, [], "")


async def test_what_is_not_possible_is_refused_with_what_would_be(server: Server) -> None:
    anna, table_id, plies = await finished(server)
    for ply, line, code in (
        (0, "build hacienda", "illegal"),
        (0, "fly away", "malformed"),
        (plies, "pass", "illegal"),
    ):
        answer = await explore(anna, table_id, ply, line)
        assert (answer.status_code, answer.json()["code"]) == (409, code)
    assert "role settler" in (await explore(anna, table_id, 0, "pass")).json()["possible"]
    assert (await explore(anna, table_id, plies + 1)).json()["code"] == "no-ply"
    assert (await explore(anna, table_id, 0, *["pass"] * 401)).status_code == 400
    assert (await anna.post("/api/analysis", ply=0)).json()["code"] == "no-source"
    assert (await anna.post("/api/analysis", ply=0, table=table_id, study="x")).json()["code"] == "no-source"


async def test_nobody_analyses_a_running_game_among_people(server: Server) -> None:
    anna, bea = await server.guest("Anna"), await server.guest("Bea")
    table_id = await anna.open("me", "open", "bot")
    await bea.do(table_id, "join")
    await play_on(server, table_id, 10)
    watcher, stranger = await server.guest("Carl"), await server.guest()
    for guest in (anna, bea, watcher):
        for answer in (
            await explore(guest, table_id, 0),
            await evaluate(guest, table_id, 0),
            await guest.post(f"/api/tables/{table_id}/suggest"),
        ):
            assert (answer.status_code, answer.json()["code"]) == (403, "no-analysis")
    assert (await explore(stranger, table_id, 0)).status_code == 401
    assert (await anna.http.get(f"/api/tables/{table_id}/record")).json()["code"] == "not-finished"
    await bea.do(table_id, "leave")
    assert (await explore(anna, table_id, 0)).json()["code"] == "no-analysis"


async def test_a_spectator_cannot_analyse_a_table_of_one_person(server: Server) -> None:
    anna, carl = await server.guest("Anna"), await server.guest("Carl")
    table_id = await anna.open("me", "me")
    await play_on(server, table_id, 10)
    for answer in (await explore(carl, table_id, 0), await evaluate(carl, table_id, 0)):
        assert (answer.status_code, answer.json()["code"]) == (403, "no-analysis")
    assert (await explore(anna, table_id, 0)).status_code == 200


async def test_exploring_a_running_game_of_ones_own_tells_nothing_hidden(server: Server) -> None:
    """Whatever the pile and chance to come, the answers are the same: they are drawn anew."""
    anna = await server.guest("Anna")
    table_id = await anna.open("me", "bot:easy", "bot:easy", options={"first_governor": 0})
    chair = await anna.sit(table_id)
    for _ in range(8):
        await chair.move()
    await chair.until(lambda seen: seen["offers"])
    present = await server.house.rooms.present(table_id)
    ply = present.table.ply

    async def answers() -> list[str]:
        found: list[str] = []
        lines: list[str] = []
        for _ in range(25):
            answer = await explore(anna, table_id, ply, *lines)
            assert answer.status_code == 200, answer.text
            seen = answer.json()
            assert (seen["viewer"], seen["is_imagined"], seen["points"]) == (0, True, None)
            assert [player["vp"] for player in seen["view"]["players"][1:]] == [None, None]
            found.append(answer.text)
            lines.append(seen["offers"][0]["action"])
        return found

    told = await answers()
    assert present.course is not None
    twin = present.course.state.imagine(0, Rng(12345))
    assert twin.fingerprint() != present.course.state.fingerprint()

    async def change_what_is_hidden(draft: Draft) -> None:
        assert draft.course is not None
        draft.course.state = twin
        draft.write("join", 0)
        draft.keep()

    await server.house.rooms.change(table_id, change_what_is_hidden)
    assert await answers() == told
    for seat in (1, 2):
        assert (await explore(anna, table_id, ply, seat=seat)).json()["code"] == "not-your-eyes"


# --- evaluations -----------------------------------------------------------------------------------


async def test_a_bot_weighs_the_choices_in_a_process(server: Server) -> None:
    anna, table_id, _ = await finished(server)
    answer = await evaluate(anna, table_id, 0, "role settler", seconds=5, iterations=60, key="k")
    assert answer.status_code == 200, answer.text
    found = answer.json()
    assert (found["key"], found["ply"]) == ("k", 1)
    seen = (await explore(anna, table_id, 0, "role settler")).json()
    assert {choice["action"] for choice in found["choices"]} == {offer["action"] for offer in seen["offers"]}
    assert sum(found["values"]) == pytest.approx(1.0)
    assert sum(choice["share"] for choice in found["choices"]) == pytest.approx(1.0)
    assert found["choices"][0]["label"]
    shares = [choice["share"] for choice in found["choices"]]
    assert shares == sorted(shares, reverse=True)


async def test_after_the_end_the_winner_has_it_all(server: Server) -> None:
    anna, table_id, plies = await finished(server)
    found = (await evaluate(anna, table_id, plies)).json()
    result = (await anna.see(table_id))["table"]["result"]
    assert found["choices"] == []
    assert [value > 0 for value in found["values"]] == [rank == 1 for rank in result["standings"]]


async def test_the_bot_sees_what_the_seat_may_see_and_budgets_are_capped(server: Server) -> None:
    anna, table_id, _ = await finished(server)
    server.house.analysis.pool = pool = Thinkers()
    asking = asyncio.create_task(evaluate(anna, table_id, 20, seconds=60, key="k"))
    await pool.at_work.wait()
    (job,) = pool.asked
    assert job.budget is not None
    assert job.budget.seconds == server.settings.analysis_seconds
    assert job.view.viewer == job.view.seat
    assert (await anna.http.delete("/api/analysis/evaluation/k")).json() == {"cancelled": True}
    assert (await asking).json()["code"] == "cancelled"
    for wish in ({"level": "genius"}, {"seconds": 0}, {"seconds": 1e9}, {"iterations": 0}):
        assert (await evaluate(anna, table_id, 20, **wish)).status_code in (400, 422)


async def test_an_evaluation_can_be_cancelled_by_its_owner_alone(server: Server) -> None:
    anna, table_id, _ = await finished(server)
    bea = await server.guest("Bea")
    server.house.analysis.pool = pool = Thinkers()
    asking = asyncio.create_task(evaluate(anna, table_id, 20, key="mine"))
    await pool.at_work.wait()
    for guest, key in ((bea, "mine"), (anna, "other")):
        assert (await guest.http.delete(f"/api/analysis/evaluation/{key}")).json() == {"cancelled": False}
    assert not asking.done()
    assert (await anna.http.delete("/api/analysis/evaluation/mine")).json() == {"cancelled": True}
    answer = await asking
    assert (answer.status_code, answer.json()["code"], pool.ended) == (200, "cancelled", 1)


async def test_a_newer_question_ends_the_older_one(server: Server) -> None:
    anna, table_id, _ = await finished(server)
    server.house.analysis.pool = pool = Thinkers()
    older = asyncio.create_task(evaluate(anna, table_id, 20))
    await pool.at_work.wait()
    pool.at_work.clear()
    newer = asyncio.create_task(evaluate(anna, table_id, 21, key="newer"))
    await pool.at_work.wait()
    assert (await older).json()["code"] == "cancelled"
    assert not newer.done()
    await anna.http.delete("/api/analysis/evaluation/newer")
    assert (await newer).json()["code"] == "cancelled"


async def test_who_hangs_up_ends_the_thought(server: Server) -> None:
    anna, table_id, _ = await finished(server)
    server.house.analysis.pool = pool = Thinkers()
    asking = asyncio.create_task(evaluate(anna, table_id, 20))
    await pool.at_work.wait()
    asking.cancel()
    async with asyncio.timeout(PATIENCE):
        while not pool.ended:
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("program", [HUNG, CRASHING])
async def test_a_hung_or_crashed_worker_is_killed(
    server: Server, tmp_path: Path, program: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludoteca.server.bots.pool.START_SECONDS", 0.5)
    anna, table_id, _ = await finished(server)
    path = tmp_path / "worker.py"
    path.write_text(program)
    pool = Pool(1, 0.1, (sys.executable, str(path)))
    started = []
    original = pool._start

    async def start() -> Any:
        started.append(await original())
        return started[-1]

    pool._start = start  # type: ignore[method-assign]
    server.house.analysis.pool = pool
    answer = await evaluate(anna, table_id, 20)
    assert (answer.status_code, answer.json()["code"]) == (200, "no-thought")
    assert [process.returncode is not None for process in started] == [True]
    await anna.see(table_id)
    await pool.close()


async def test_the_server_stops_although_bots_are_thinking(tmp_path: Path) -> None:
    server = await Server(tmp_path).start()
    anna, table_id, _ = await finished(server)
    server.house.analysis.pool = pool = Thinkers()
    asking = asyncio.create_task(evaluate(anna, table_id, 20))
    await pool.at_work.wait()
    await server.house.analysis.close()
    assert (await asking).json()["code"] == "cancelled"
    await server.stop()


# --- suggestions -----------------------------------------------------------------------------------


async def test_the_whole_placement_of_colonists_is_suggested_and_can_be_played(server: Server) -> None:
    anna = await server.guest("Anna")
    table_id = await anna.open("me", "me", options={"first_governor": 0})
    while (seen := await anna.see(table_id))["view"]["step"] != "mayor_assign":
        offers = [offer["action"] for offer in seen["offers"]]
        action = "role mayor" if "role mayor" in offers else offers[0]
        await anna.do(table_id, "move", version=seen["version"], action=action)
        assert seen["version"] < 300
    answer = await anna.post(f"/api/tables/{table_id}/suggest")
    assert answer.status_code == 200, answer.text
    found = answer.json()
    assert (found["version"], found["seat"]) == (seen["version"], seen["viewer"])
    version = found["version"]
    for offer in found["actions"]:
        assert offer["label"]
        done = await anna.do(table_id, "move", version=version, action=offer["action"])
        assert done["type"] == "confirmed", done
        version = done["version"]
    after = await anna.see(table_id)
    assert (after["viewer"], after["view"]["step"]) != (found["seat"], "mayor_assign")


async def test_a_placement_of_colonists_is_suggested_in_a_line_of_play_too(server: Server) -> None:
    anna, table_id, plies = await finished(server)
    lines: list[str] = ["role mayor"]
    while (seen := (await explore(anna, table_id, 0, *lines)).json())["view"]["step"] != "mayor_assign":
        lines.append(seen["offers"][0]["action"])
    answer = await anna.post("/api/analysis/advice", table=table_id, ply=0, lines=lines)
    assert answer.status_code == 200, answer.text
    chain = answer.json()
    assert chain
    assert all(line.startswith("place ") for line in chain)
    after = (await explore(anna, table_id, 0, *lines, *chain)).json()
    assert (after["turn"], after["view"]["step"]) != (seen["turn"], "mayor_assign")
    over = await anna.post("/api/analysis/advice", table=table_id, ply=plies, lines=[])
    assert over.json()["code"] == "not-running"


async def test_a_bot_hears_what_it_said_would_come_next(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Job] = []

    async def ask(_: Pool, job: Job) -> Answer:
        asked.append(job)
        return Answer(chain=job.actions[:1])

    monkeypatch.setattr(server.house.analysis.pool, "ask", MethodType(ask, server.house.analysis.pool))
    anna = await server.guest("Anna")
    table_id = await anna.open("me", "me", options={"first_governor": 0})
    for meant in ("role mayor", "role of nobody", ""):
        answer = await anna.post(f"/api/tables/{table_id}/suggest?meant={meant}")
        assert answer.status_code == 200, answer.text
    game = ludoteca.game("puerto_rico")
    assert [job.played for job in asked] == [game.parse("role mayor"), -1, -1]


async def test_suggestions_are_for_ones_own_turn(server: Server) -> None:
    from tests.server.house import StillPool

    anna, table_id, _ = await finished(server)
    assert (await anna.post(f"/api/tables/{table_id}/suggest")).json()["code"] == "not-running"
    await server.stop()
    server.pool = StillPool()
    await server.start()
    bea = await server.guest("Bea")
    table_id = await bea.open("bot", "me", options={"first_governor": 0})
    answer = await bea.post(f"/api/tables/{table_id}/suggest")
    refused = answer.json()
    assert (answer.status_code, refused["type"], refused["code"]) == (200, "refused", "not-your-turn")
    assert "Pip" in refused["message"]


# --- limits ----------------------------------------------------------------------------------------


async def test_questions_are_counted(tmp_path: Path) -> None:
    server = await Server(tmp_path, rate_limits=True).start()
    anna, table_id, plies = await finished(server)
    told = [(await evaluate(anna, table_id, plies)).json() for _ in range(22)]
    assert told[0]["type"] == "evaluation"
    assert (told[-1]["type"], told[-1]["code"]) == ("refused", "too-often")
    told = [(await explore(anna, table_id, plies)).json() for _ in range(60)]
    assert (told[-1]["type"], told[-1]["code"]) == ("refused", "too-often")
    await server.stop()


async def test_answers_are_json_a_browser_can_read(server: Server) -> None:
    anna, table_id, _ = await finished(server)
    assert json.loads((await explore(anna, table_id, 3)).text)["type"] == "explored"
