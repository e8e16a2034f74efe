"""A bot goes through a whole match in the background: progress, restarts, and who may have it."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from time import sleep
from typing import Any

import pytest

import ludoteca
from ludoteca.bots import STRONGEST, Budget, Opinion, make
from ludoteca.bots.weights import insight_of
from ludoteca.server.analysis import reviews
from ludoteca.server.analysis.pool import AnalysisPool
from ludoteca.server.bots import worker
from ludoteca.server.bots.job import Answer, Job
from ludoteca.server.bots.prospects import Prospect, expected, prospects
from tests.server.house import PATIENCE, Guest, QuickPool, Server
from tests.server.playing import finish, play_on

RECORDS = Path(__file__).parents[1] / "records"
RECORD = RECORDS / "puerto_rico" / "vp_3.json"
WORDY = RECORDS / "roads_and_boats" / "solo_short_1.json"
"""A game whose moves are told apart only by the words of the position."""


class Critics(QuickPool):
    """Always of the opinion that the last choice was the best, and that the first was hopeless."""

    async def ask(self, job: Job) -> Answer:
        self.asked.append(job)
        last = len(job.actions) - 1
        opinions = [Opinion(action, i / max(1, last), 0.0) for i, action in enumerate(job.actions)]
        told = (Prospect(job.played, {"chips": 1.5}, 0.2), Prospect(job.actions[-1], {"chips": 4.0}, 0.6))
        return Answer(opinions=tuple(reversed(opinions)), values=(0.5, 0.3, 0.2), prospects=told)


@pytest.fixture
def critics(server: Server, monkeypatch: pytest.MonkeyPatch) -> Critics:
    """They sit where the reviewers sit, and never tire."""
    pool = Critics()
    monkeypatch.setattr(server.house.reviews, "_pool", pool)
    monkeypatch.setattr(reviews, "AT_ONCE", -1.0)
    return pool


async def finished(server: Server) -> tuple[Guest, str, int]:
    anna = await server.guest("Anna")
    table_id = await anna.open("me", "me", "me", options={"max_rounds": 1})
    return anna, table_id, await finish(server, table_id)


async def done(server: Server, guest: Guest, table_id: str) -> Any:
    """The review when it is complete; the house works at it beside the test."""
    async with asyncio.timeout(PATIENCE):
        while (review := await guest.get(f"/api/tables/{table_id}/review"))["status"] != "done":
            await server.house.reviews.work()
            await asyncio.sleep(0.02)
    return review


async def test_every_decision_of_a_finished_game_gets_a_verdict(server: Server, critics: Critics) -> None:
    anna, table_id, plies = await finished(server)
    assert (await anna.get(f"/api/tables/{table_id}/review"))["status"] == "none"
    begun = (await anna.post(f"/api/tables/{table_id}/review")).json()
    assert (begun["status"], begun["plies"], begun["verdicts"]) == ("running", plies, [])
    review = await done(server, anna, table_id)
    assert [verdict["ply"] for verdict in review["verdicts"]] == list(range(plies))
    moment = await anna.get(f"/api/tables/{table_id}/replay/3")
    verdict = review["verdicts"][3]
    assert (verdict["action"], verdict["label"]) == (moment["next"]["action"], moment["next"]["label"])
    assert verdict["best_value"] == 1.0
    assert [one["points"] for one in verdict["expects"]] == [{"chips": 1.5}, {"chips": 4.0}]


async def test_a_review_goes_on_after_a_restart_and_is_made_once(
    server: Server, critics: Critics, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, table_id, plies = await finished(server)
    for _ in range(2):
        await anna.post(f"/api/tables/{table_id}/review")
    for _ in range(2):
        await server.house.reviews.work()
    await server.restart()
    monkeypatch.setattr(server.house.reviews, "_pool", critics)
    anna = await server.guest(cookie=anna.http.cookies["ludoteca"])
    assert len((await anna.get(f"/api/tables/{table_id}/review"))["verdicts"]) >= 2
    review = await done(server, anna, table_id)
    assert [verdict["ply"] for verdict in review["verdicts"]] == list(range(plies))


async def test_a_short_review_need_not_wait_for_a_long_one(server: Server, critics: Critics) -> None:
    anna, first, _ = await finished(server)
    second = await anna.open("me", "me", "me", options={"max_rounds": 1})
    await finish(server, second)
    for table_id in (first, second):
        await anna.post(f"/api/tables/{table_id}/review")
    for _ in range(4):
        await server.house.reviews.work()
    reviews_ = [await anna.get(f"/api/tables/{table_id}/review") for table_id in (first, second)]
    assert [len(review["verdicts"]) for review in reviews_] == [2, 2]


async def test_a_bot_sees_only_what_the_seat_could_know(server: Server, critics: Critics) -> None:
    anna, table_id, _ = await finished(server)
    await anna.post(f"/api/tables/{table_id}/review")
    await done(server, anna, table_id)
    state = (await server.house.store.course_at(table_id, 0)).state
    assert critics.asked[0].view == state.view(int(state.seat))


async def test_a_running_game_is_not_reviewed(server: Server, critics: Critics) -> None:
    anna = await server.guest("Anna")
    table_id = await anna.open("me", "me", "me")
    await play_on(server, table_id, 5)
    assert (await anna.post(f"/api/tables/{table_id}/review")).json()["code"] == "not-finished"
    nobody = await server.guest()
    assert (await nobody.http.post(f"/api/tables/{table_id}/review")).status_code == 401


async def test_the_strongest_bot_is_asked_for_reviews_and_for_advice(
    server: Server, critics: Critics
) -> None:
    anna, table_id, _ = await finished(server)
    await anna.post(f"/api/tables/{table_id}/review")
    await server.house.reviews.work()
    await AnalysisPool(critics, 1.0).suggest("anna", ludoteca.game("puerto_rico").new(3, 1))
    assert {job.level for job in critics.asked} == {STRONGEST}
    assert {job.asks for job in critics.asked} == {"review", "advice"}


def test_the_strongest_is_who_plays_that_level_in_this_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Greedy leans to one action alone; a search leans to several."""
    game = ludoteca.game("puerto_rico")
    state = game.new(3, seed=5)
    job = Job("puerto_rico", STRONGEST, 7, state.view(0), tuple(state.actions()), "opinions", Budget(200))
    assert max(opinion.share for opinion in worker.weigh(job).opinions) < 1
    monkeypatch.setattr(type(game), "levels", {STRONGEST: "greedy"})
    assert [opinion.share for opinion in worker.weigh(job).opinions] == [1.0] + [0.0] * (len(job.actions) - 1)


def test_what_is_expected_is_judged_by_what_was_learned() -> None:
    game = ludoteca.game("puerto_rico")
    state = game.new(3, seed=5)
    job = Job("puerto_rico", STRONGEST, 7, state.view(0), tuple(state.actions()), "evaluation", Budget(20))
    answer = worker.evaluate(job)
    state.apply(answer.opinions[0].action)
    game.insight.follow(state)
    learned, handmade = insight_of(game).evaluate(state), game.insight.evaluate(state)
    assert answer.values != pytest.approx(handmade, abs=1e-3)
    assert answer.values == pytest.approx(learned, abs=0.02)


async def test_a_study_is_reviewed_for_its_owner(server: Server, critics: Critics) -> None:
    anna, bea = await server.guest("Anna", "it"), await server.guest("Bea")
    study = (await anna.post("/api/studies", record=RECORD.read_text())).json()["id"]
    assert (await bea.post(f"/api/studies/{study}/review")).json()["code"] == "no-study"
    await anna.post(f"/api/studies/{study}/review")
    async with asyncio.timeout(PATIENCE):
        while not (review := await anna.get(f"/api/studies/{study}/review"))["verdicts"]:
            await server.house.reviews.work()
    assert review["status"] == "running"
    assert review["verdicts"][0]["label"].startswith("Scegli")
    assert (await anna.http.delete(f"/api/studies/{study}")).status_code == 200
    await server.house.reviews.work()


async def test_a_move_is_called_as_it_was_offered(server: Server, critics: Critics) -> None:
    anna = await server.guest("Anna", "it")
    study = (await anna.post("/api/studies", record=WORDY.read_text())).json()["id"]
    await anna.post(f"/api/studies/{study}/review")
    async with asyncio.timeout(PATIENCE):
        while len(verdicts := (await anna.get(f"/api/studies/{study}/review"))["verdicts"]) < 8:
            await server.house.reviews.work()
    for verdict in verdicts:
        offers = (await anna.post("/api/analysis", study=study, ply=verdict["ply"])).json()["offers"]
        labels = {offer["action"]: offer["label"] for offer in offers}
        assert verdict["label"] == labels[verdict["action"]]
        assert verdict["best_label"] == verdict["expects"][1]["label"] == labels[verdict["best"]]


def test_advice_says_what_is_expected_from_the_choice_and_from_the_next_best() -> None:
    game = ludoteca.game("puerto_rico")
    state = game.new(3, seed=5)
    job = Job("puerto_rico", "hard", 7, state.view(0), tuple(state.actions()), "advice", Budget(20, 3.0))
    answer = worker.advise(job)
    first, other = answer.prospects
    assert first.action == answer.chain[0] != other.action
    assert set(first.points) == set(state.breakdown()[0])
    assert sum(first.points.values()) > 0
    assert 0 <= first.share <= 1


def test_what_no_bot_would_do_is_not_called_the_next_best(monkeypatch: pytest.MonkeyPatch) -> None:
    game = ludoteca.game("rio_de_la_plata")
    state, bot = game.new(3, seed=7), make("easy", game, 3)
    ways = [game.parse("end_effects"), game.parse("offer 1")]
    while not set(ways) <= set(state.actions()):
        state.apply(bot.choose(state.view(int(state.seat)), state.actions(), Budget(20)))
    job = Job(game.id, STRONGEST, 7, state.view(int(state.seat)), tuple(ways), "advice", Budget(5, 0.3))
    untried = Answer(opinions=(Opinion(ways[0], 0.4, 1.0), Opinion(ways[1], 0.0, 0.0)))
    monkeypatch.setattr(worker, "weigh", lambda _: untried)
    monkeypatch.setattr(worker, "arrange", lambda *_: Answer(chain=(ways[0],)))
    assert [one.action for one in worker.advise(job).prospects] == ways[:1]


def test_advice_that_took_its_time_waits_for_no_games_played_on(monkeypatch: pytest.MonkeyPatch) -> None:
    game = ludoteca.game("puerto_rico")
    state = game.new(3, seed=5)
    job = Job("puerto_rico", "hard", 7, state.view(0), tuple(state.actions()), "advice", Budget(20, 0.1))
    weigh = worker.weigh

    def slow(job: Job) -> Answer:
        sleep(0.4)
        return weigh(job)

    monkeypatch.setattr(worker, "weigh", slow)
    answer = worker.advise(job)
    assert answer.chain
    assert [(one.action == answer.chain[0], one.points) for one in answer.prospects] == [
        (True, {}),
        (False, {}),
    ]


def test_a_whole_trip_is_advised_with_what_is_loaded_on_the_way() -> None:
    game = ludoteca.game("roads_and_boats")
    state = game.new(2, seed=3)
    bot, found = make("easy", game, 3), list[list[str]]()
    while len(found) < 3:
        seat = int(state.seat)
        if state.asked() == "move":
            asked = Job(
                game.id, STRONGEST, 5, state.view(seat), tuple(state.actions()), "advice", Budget(40, 0.4)
            )
            chain = worker.advise(asked).chain
            found.append([game.text(action) for action in chain])
            for action in chain:
                state.apply(action)
            assert (int(state.seat), state.asked()) != (seat, "exchange")
        else:
            state.apply(bot.choose(state.view(seat), state.actions(), Budget(20)))
    assert any("get boards" in lines and any(line.startswith("step") for line in lines) for lines in found)


def test_a_whole_expedition_is_advised_with_its_crew_and_where_it_goes() -> None:
    game = ludoteca.game("age_of_discovery")
    state, bot = game.new(2, seed=3), make("easy", game, 3)
    chain: list[str] = []
    while "expedition yes" not in chain:
        seat = int(state.seat)
        if state.asked() == "exp_launch":
            asked = Job(
                game.id, STRONGEST, 5, state.view(seat), tuple(state.actions()), "advice", Budget(40, 0.4)
            )
            chain = [game.text(action) for action in worker.advise(asked).chain]
        state.apply(bot.choose(state.view(seat), state.actions(), Budget(20)))
    assert chain[0] == "expedition yes"
    assert any(line.startswith("send") for line in chain)
    assert chain[-1].startswith("explore")


def test_a_move_that_the_search_never_tried_is_not_thought_hopeless() -> None:
    game = ludoteca.game("puerto_rico")
    state = game.new(3, seed=5)
    hasty = Job("puerto_rico", "hard", 7, state.view(0), tuple(state.actions()), "review", Budget(1, None))
    untried = next(one.action for one in worker.weigh(hasty).opinions if one.share == 0)
    answer = worker.review(replace(hasty, played=untried))
    assert next(one.value for one in answer.opinions if one.action == untried) > 0.1
    advice = worker.advise(replace(hasty, asks="advice"))
    values = {one.action: one.value for one in advice.opinions}
    assert all(values[one.action] > 0.1 for one in advice.prospects)


def test_a_review_explains_a_move_only_where_it_cost_much() -> None:
    game = ludoteca.game("puerto_rico")
    state = game.new(3, seed=5)
    ask = Job("puerto_rico", "medium", 7, state.view(0), tuple(state.actions()), "review", Budget(None, 0.2))
    opinions = worker.weigh(ask).opinions
    best, worst = opinions[0].action, min(opinions, key=lambda one: one.value).action
    explained = worker.review(Job(**{**vars(ask), "played": worst})).prospects
    assert [one.action for one in explained] == [worst, best]
    assert worker.review(Job(**{**vars(ask), "played": best})).prospects == ()


def test_points_are_told_only_where_enough_games_could_be_played_on() -> None:
    game = ludoteca.game("puerto_rico")
    state = game.new(3, seed=5)
    actions = list(state.actions())[:2]
    hasty = prospects(game, state.view(0), actions, 7, 0.0)
    assert [one.action for one in hasty] == actions
    assert [one.points for one in hasty] == [{}, {}]


def test_points_that_differ_by_chance_alone_are_told_alike() -> None:
    game = ludoteca.game("puerto_rico")
    state = game.new(3, seed=5)
    action = next(iter(state.actions()))
    first, same = prospects(game, state.view(0), [action, action], 7, 30.0)
    assert first.points == same.points
    noise = [{"chips": count} for count in (10, 30, 12, 28, 9, 31, 11, 29)]
    assert expected(noise, noise[1:] + noise[:1]) == {"chips": 20.0}
    assert expected(noise, [{"chips": one["chips"] + 3, "hall": 1} for one in noise]) == {
        "chips": 23.0,
        "hall": 1.0,
    }


@pytest.mark.parametrize(("worth", "stays"), [(0.48, True), (0.4, False)])
def test_advice_stays_with_what_it_said_would_come_next(
    monkeypatch: pytest.MonkeyPatch, worth: float, stays: bool
) -> None:
    game = ludoteca.game("puerto_rico")
    state = game.new(3, seed=5)
    best, meant = list(state.actions())[:2]
    weighed = Answer(opinions=(Opinion(best, 0.5, 0.9), Opinion(meant, worth, 0.1)))
    monkeypatch.setattr(worker, "weigh", lambda _: weighed)
    job = Job(game.id, "hard", 7, state.view(0), tuple(state.actions()), "advice", Budget(5, 0.1), meant)
    assert worker.advise(job).chain[0] == (meant if stays else best)


def test_advice_is_never_worse_than_what_it_is_compared_with(monkeypatch: pytest.MonkeyPatch) -> None:
    game = ludoteca.game("puerto_rico")
    state = game.new(3, seed=5)
    best, worse = list(state.actions())[:2]
    weighed = Answer(opinions=(Opinion(best, 0.5, 0.9), Opinion(worse, 0.2, 0.1)))
    arranged = worker.arrange
    monkeypatch.setattr(worker, "weigh", lambda _: weighed)
    monkeypatch.setattr(
        worker, "arrange", lambda job, first=None: arranged(job, worse if first is None else first)
    )
    job = Job(game.id, "hard", 7, state.view(0), tuple(state.actions()), "advice", Budget(5, 0.1))
    assert worker.advise(job).chain[0] == best


@pytest.mark.parametrize(("points", "are_told"), [((40.0, 39.0), True), ((40.0, 45.0), False)])
def test_points_that_speak_against_the_better_move_are_not_told(
    monkeypatch: pytest.MonkeyPatch, points: tuple[float, float], are_told: bool
) -> None:
    game = ludoteca.game("puerto_rico")
    state = game.new(3, seed=5)
    best, other = list(state.actions())[:2]
    found = [Prospect(best, {"chips": points[0]}, 0.5), Prospect(other, {"chips": points[1]}, 0.5)]
    weighed = Answer(opinions=(Opinion(best, 0.5, 0.9), Opinion(other, 0.2, 0.1)))
    monkeypatch.setattr(worker, "weigh", lambda _: weighed)
    monkeypatch.setattr(worker, "arrange", lambda *_: Answer(chain=(best,)))
    monkeypatch.setattr(worker, "prospects", lambda *_: found)
    job = Job(game.id, "hard", 7, state.view(0), tuple(state.actions()), "advice", Budget(5, 0.1))
    told = worker.advise(job).prospects
    assert [one.points for one in told] == ([one.points for one in found] if are_told else [{}, {}])


def test_advice_tells_the_next_step_of_the_same_seat() -> None:
    game = ludoteca.game("rio_de_la_plata")
    state = game.new(3, seed=5)
    view = state.view(int(state.seat))
    job = Job(game.id, STRONGEST, 7, view, tuple(state.actions()), "advice", Budget(20, 0.3))
    answer = worker.advise(job)
    assert game.text(answer.chain[0]) == "grid road"
    assert answer.then is not None
    assert game.text(answer.then).startswith("cell ")
    for action in answer.chain:
        state.apply(action)
    assert int(state.seat) == view.seat
    assert answer.then in state.actions()
