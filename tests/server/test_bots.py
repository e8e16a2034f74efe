"""Bots in worker processes: honest work, crashes, and thoughts that never end."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

import pytest

from ludoteca import Match, Rng
from ludoteca.bots import Budget
from ludoteca.core import registry
from ludoteca.server.bots.driver import STAND_IN
from ludoteca.server.bots.job import Job
from ludoteca.server.bots.pool import BotFailure, Pool
from tests.server.house import QuickPool, Server

WORKER = """
import os, sys, time
from ludoteca.server.bots.worker import serve
def work(job):
    print("stray words", file=sys.stderr)
    if job.level == "crash": os._exit(1)
    if job.level == "forever": time.sleep(1000)
    if job.level == "slow": time.sleep(2.2)
    if job.level == "error": raise ValueError("no idea")
    if job.level == "illegal": return [-5]
    return [job.actions[0]]
serve(sys.stdin.buffer, sys.stdout.buffer, work)
"""


def job(level: str) -> Job:
    state = Match.new("puerto_rico", 3, 1).state
    return Job("puerto_rico", level, 1, state.view(int(state.seat)), tuple(state.actions()))


@pytest.fixture
def worker(tmp_path: Path) -> tuple[str, ...]:
    path = tmp_path / "worker.py"
    path.write_text(WORKER)
    return (sys.executable, str(path))


async def test_levels_of_the_house_think_in_a_process() -> None:
    pool = Pool(1, 30.0)
    for level in ("easy", "medium"):
        task = job(level)
        assert (await pool.choose(task))[0] in task.actions
    await pool.close()


async def test_what_goes_wrong_is_named_and_the_pool_goes_on(worker: tuple[str, ...]) -> None:
    pool = Pool(1, 5.0, worker)
    for level, problem in (
        ("crash", "its process died"),
        ("error", "ValueError: no idea"),
        ("illegal", "not legal"),
    ):
        with pytest.raises(BotFailure, match=problem):
            await pool.choose(job(level))
        assert await pool.choose(job("fine")) == [job("fine").actions[0]]
    await pool.close()


async def test_a_thought_that_never_ends_is_killed(worker: tuple[str, ...]) -> None:
    pool = Pool(1, 0.2, worker)
    await pool.choose(job("fine"))
    with pytest.raises(BotFailure, match=r"no move within 0.2 s"):
        await pool.choose(job("forever"))
    await pool.choose(job("fine"))
    await pool.close()


async def test_a_thought_that_a_busy_machine_makes_longer_than_its_budget_is_not_lost(
    worker: tuple[str, ...],
) -> None:
    pool = Pool(1, 20.0, worker)
    await pool.choose(job("fine"))
    slow = replace(job("slow"), budget=Budget(seconds=0.1))
    assert await pool.choose(slow) == [slow.actions[0]]
    await pool.close()


async def test_bots_of_the_house_play_at_a_table(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.pool = Pool(1, 30.0)
    await server.start()
    anna = await server.guest("Anna")
    chair = await anna.sit(await anna.open("bot:medium", "me", "bot:easy"))
    for _ in range(5):
        await chair.move()
    entries = await server.house.store.entries(chair.table_id, 0)
    assert {entry.seat for entry in entries if entry.kind == "move"} == {0, 1, 2}
    assert all(not entry.data for entry in entries if entry.kind == "move")
    await server.stop()


async def test_a_crashing_bot_is_replaced_and_the_incident_is_in_the_log(tmp_path: Path) -> None:
    path = tmp_path / "worker.py"
    path.write_text("import sys; sys.exit(1)")
    server = Server(tmp_path)
    server.pool = Pool(1, 5.0, (sys.executable, str(path)))
    await server.start()
    anna = await server.guest("Anna")
    table_id = await anna.open("bot:expert", "me", options={"first_governor": 0})
    chair = await anna.sit(table_id)
    await chair.until(lambda seen: seen["offers"])
    first = next(entry for entry in await server.house.store.entries(table_id, 0) if entry.kind == "move")
    assert (first.seat, first.data) == (0, {"fallback": "its process died"})
    await server.stop()


class HesitantPool(QuickPool):
    """Only who plays at first sight has an answer: the last action."""

    async def choose(self, job: Job) -> list[int]:
        self.asked.append(job)
        if job.level != STAND_IN:
            raise BotFailure("no move within 0.1 s", "timeout")
        return [job.actions[-1]]


async def test_a_bot_that_does_not_answer_is_replaced_by_one_that_plays_at_first_sight(
    tmp_path: Path,
) -> None:
    server = Server(tmp_path)
    server.pool = pool = HesitantPool()
    await server.start()
    anna = await server.guest("Anna")
    chair = await anna.sit(await anna.open("bot:expert", "me", options={"first_governor": 0}))
    await chair.until(lambda seen: seen["offers"])
    first = next(
        entry for entry in await server.house.store.entries(chair.table_id, 0) if entry.kind == "move"
    )
    asked, stand_in = pool.asked[:2]
    assert (asked.level, stand_in.level, stand_in.view) == ("expert", STAND_IN, asked.view)
    assert first.action == registry.game("puerto_rico").text(asked.actions[-1])
    assert first.data == {"fallback": "no move within 0.1 s"}
    await server.stop()


class ChainPool(QuickPool):
    """Bots that decide as much as they can at once: always the first action."""

    async def choose(self, job: Job) -> list[int]:
        self.asked.append(job)
        state = registry.game(job.game).imagine(job.view, Rng(1))
        seat, reveals, chain = state.seat, state.reveals, list[int]()
        while (state.seat, state.reveals) == (seat, reveals):
            chain.append(state.legal[0])
            state.apply(chain[-1])
        return chain


async def test_a_bot_plays_its_decisions_in_a_row_as_one_change(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.pool = pool = ChainPool()
    await server.start()
    anna = await server.guest("Anna")
    chair = await anna.sit(await anna.open("bot", "me"))
    while True:
        await chair.until(lambda seen: seen["offers"] or seen["table"]["status"] != "running")
        if chair.seen["table"]["status"] != "running":
            break
        assert (await chair.move())["type"] == "confirmed"
    moves = [line for line in await server.house.store.moves(chair.table_id) if line.seat == 0]
    assert len(pool.asked) < len(moves), "one thought, several decisions"
    assert all(not line.data for line in moves), "nothing went wrong"
    await server.stop()
