"""Any moment of a table: through one's own eyes while the game runs, through any once it is over."""

from __future__ import annotations

import json
from typing import Any

import pytest
from sqlalchemy import event

from ludoteca.core.course import Course
from ludoteca.server.play.draft import SNAPSHOT_EVERY, Draft
from ludoteca.server.play.moves import go_back, play
from tests.server.house import Guest, Server
from tests.server.playing import finish, play_on


def texts_of(replay: Any) -> list[str]:
    return [happened["text"] for line in replay["log"] for happened in line["events"]]


async def two_at_a_table(server: Server, **wishes: Any) -> tuple[Guest, Guest, str]:
    anna, bea = await server.guest("Anna"), await server.guest("Bea")
    table_id = await anna.open("me", "open", **wishes)
    await bea.do(table_id, "join")
    return anna, bea, table_id


async def test_a_moment_shows_the_view_the_log_and_what_was_decided(any_server: Server) -> None:
    anna, bea, table_id = await two_at_a_table(any_server, options={"first_governor": 0})
    await play_on(any_server, table_id, 20, "role settler")
    seen = await anna.get(f"/api/tables/{table_id}/replay/0")
    assert (seen["ply"], seen["plies"], seen["turn"], seen["viewer"]) == (0, 20, 0, 0)
    assert seen["view"]["step"] == "choose_role"
    assert seen["next"]["action"] == "role settler"
    assert seen["log"] == []
    assert seen["points"] is None
    seen = await anna.get(f"/api/tables/{table_id}/replay/1")
    assert seen["log"][0]["action"] == "role settler"
    assert "You choose the settler" in texts_of(seen)[0]
    seen = await bea.get(f"/api/tables/{table_id}/replay/1")
    assert seen["viewer"] == 1
    assert "action" not in seen["log"][0]
    assert "Anna chooses the settler" in texts_of(seen)[0]


async def test_while_the_game_runs_nobody_looks_through_other_eyes(server: Server) -> None:
    anna, _, table_id = await two_at_a_table(server)
    await play_on(server, table_id, 60)
    refused = await anna.http.get(f"/api/tables/{table_id}/replay/30", params={"seat": 1})
    assert (refused.status_code, refused.json()["code"]) == (403, "not-your-eyes")
    refused = await anna.http.get(f"/api/tables/{table_id}/replay/30", params={"position": "true"})
    assert refused.json()["code"] == "not-finished"
    watcher = await server.guest()
    refused = await watcher.http.get(f"/api/tables/{table_id}/replay/30", params={"seat": 0})
    assert refused.json()["code"] == "not-your-eyes"
    seen = await watcher.get(f"/api/tables/{table_id}/replay/30")
    assert seen["viewer"] is None
    assert {player["vp"] for player in seen["view"]["players"]} == {None}
    assert "counted_vp" not in seen["view"]
    assert seen["next"] is None


async def test_no_answer_about_the_past_holds_what_is_hidden(server: Server) -> None:
    """Two tables that differ only in the order of the pile and in chance to come look alike."""
    anna, _, table_id = await two_at_a_table(server)
    await play_on(server, table_id, 40)
    present = await server.house.rooms.present(table_id)
    for ply in range(0, 41, 5):
        text = (await anna.http.get(f"/api/tables/{table_id}/replay/{ply}")).text
        course = await server.house.store.course_at(table_id, ply)
        assert str(present.table.seed) not in text
        assert course.state.rng.state() not in text
        view = json.loads(text)["view"]
        assert [player["vp"] is None for player in view["players"]] == [False, True]
        assert isinstance(view["draw_pile"], dict)


async def test_once_the_game_is_over_everything_is_seen_by_everybody(server: Server) -> None:
    _, _, table_id = await two_at_a_table(server)
    plies = await finish(server, table_id)
    watcher = await server.guest()
    for seat in (0, 1):
        seen = await watcher.get(f"/api/tables/{table_id}/replay/{plies // 2}", seat=seat, position="true")
        assert seen["viewer"] == seat
        assert seen["view"]["players"][seat]["vp"] is not None
        assert seen["position"]["rng"]
        assert seen["next"]["action"]
        assert len(seen["points"]) == 2
        assert seen["result"] is None
    end = await watcher.get(f"/api/tables/{table_id}/replay/{plies}")
    result = (await watcher.see(table_id))["table"]["result"]
    assert [sum(points.values()) for points in end["points"]] == result["scores"]
    assert end["result"] == result
    assert (end["turn"], end["next"], end["prompt"]) == (None, None, "")


async def test_moments_that_do_not_exist_are_refused(server: Server) -> None:
    anna, _, table_id = await two_at_a_table(server)
    await play_on(server, table_id, 3)
    for path, code in (
        ("replay/4", "no-ply"),
        ("replay/99999999999999999999", "no-ply"),
        ("replay/0?seat=5", "no-seat"),
    ):
        refused = await anna.http.get(f"/api/tables/{table_id}/{path}")
        assert (refused.status_code, refused.json()["code"]) == (404, code)
    assert (await anna.http.get(f"/api/tables/{table_id}/replay/-1")).status_code in (400, 404)
    waiting = await anna.open("me", "open")
    assert (await anna.http.get(f"/api/tables/{waiting}/replay/0")).json()["code"] == "not-running"


async def test_who_may_not_see_a_table_may_not_see_its_past(server: Server) -> None:
    anna = await server.guest("Anna")
    table_id = await anna.open("me", "me", is_public=False)
    stranger = await server.guest("Carl")
    for path in ("replay/0", "timeline"):
        assert (await stranger.http.get(f"/api/tables/{table_id}/{path}")).status_code == 404
    invitation = (await anna.see(table_id))["table"]["invitation"]
    assert (await stranger.get(f"/api/tables/{table_id}/timeline", invitation=invitation))["plies"] == 0


async def test_moves_taken_back_are_no_part_of_the_past(any_server: Server) -> None:
    anna = await any_server.guest("Anna")
    table_id = await anna.open("me", "me")
    await play_on(any_server, table_id, SNAPSHOT_EVERY * 2 + 3)
    expected = await any_server.house.store.course_at(table_id, SNAPSHOT_EVERY - 2)

    async def back(draft: Draft) -> None:
        await go_back(draft, SNAPSHOT_EVERY - 2, "undo", 0)

    async def other_way(draft: Draft) -> None:
        play(draft, draft.running().state.actions()[-1])

    await any_server.house.rooms.change(table_id, back)
    refused = await anna.http.get(f"/api/tables/{table_id}/replay/{SNAPSHOT_EVERY}")
    assert refused.json()["code"] == "no-ply"
    here = await anna.get(f"/api/tables/{table_id}/replay/{SNAPSHOT_EVERY - 2}")
    assert here["next"] is None
    for _ in range(5):
        await any_server.house.rooms.change(table_id, other_way)
    store = any_server.house.store
    moves = await store.moves(table_id)
    assert [entry.action for entry in await store.moves_between(table_id, 1, len(moves))] == [
        entry.action for entry in moves
    ]
    replayed = expected.copy()
    for entry in moves[SNAPSHOT_EVERY - 2 :]:
        assert entry.action is not None
        replayed.play(replayed.game.parse(entry.action))
    present = await store.course_at(table_id, SNAPSHOT_EVERY + 3)
    assert present.state.fingerprint() == replayed.state.fingerprint()
    assert (await anna.get(f"/api/tables/{table_id}/timeline"))["plies"] == SNAPSHOT_EVERY + 3


# --- the time line ---------------------------------------------------------------------------------


async def test_the_time_line_of_a_running_game_tells_own_points_only(server: Server) -> None:
    anna, bea, table_id = await two_at_a_table(server, options={"first_governor": 0})
    await play_on(server, table_id, 80)
    lines = [
        await guest.get(f"/api/tables/{table_id}/timeline") for guest in (anna, bea, await server.guest())
    ]
    for line, mine in zip(lines, (0, 1, None), strict=True):
        assert line["plies"] == len(line["deciders"]) == 80
        assert line["points"][0]["ply"] == 0
        for present in line["points"]:
            shown = [seat for seat, points in enumerate(present["points"]) if points is not None]
            assert shown == ([mine] if mine is not None else [])
    moves = await server.house.store.moves(table_id)
    assert lines[0]["deciders"] == [entry.seat for entry in moves]


async def test_open_points_are_open_to_all(server: Server) -> None:
    _, _, table_id = await two_at_a_table(server, options={"hidden_vp": False})
    await play_on(server, table_id, 30)
    line = await (await server.guest()).get(f"/api/tables/{table_id}/timeline")
    assert None not in line["points"][-1]["points"]


@pytest.mark.parametrize(("language", "title"), [("en", "Settler phase"), ("it", "Fase del colonizzatore")])
async def test_rounds_and_phases_are_marked_in_the_language_of_the_reader(
    server: Server, language: str, title: str
) -> None:
    anna = await server.guest("Anna", language)
    table_id = await anna.open("me", "me", "me")
    plies = await finish(server, table_id, "role settler")
    line = await anna.get(f"/api/tables/{table_id}/timeline")
    choice = {"en": "Choice of a role", "it": "Scelta del personaggio"}[language]
    assert line["marks"][:3] == [
        {"ply": 1, "id": "round", "title": "Round 1"},
        {"ply": 1, "id": "phase", "title": choice},
        {"ply": 2, "id": "phase", "title": title},
    ]
    assert "Round 2" in [mark["title"] for mark in line["marks"]]
    result = (await anna.see(table_id))["table"]["result"]
    assert line["points"][-1]["points"] == result["scores"]
    assert line["points"][-1]["ply"] <= plies


@pytest.mark.parametrize(
    ("game", "marks"),
    [
        ("age_of_discovery", ["Turno 1", "Piazzamento", "Scoperta"]),
        ("rio_de_la_plata", ["1580", "Piazzamento", "Effetti"]),
        ("romolo_o_remo", ["Round 1", "Preparazione", "Azioni"]),
        ("roads_and_boats", ["Turno 1", "Produzione", "Movimento"]),
    ],
)
async def test_every_game_has_its_rounds_and_phases_on_the_time_line(
    server: Server, game: str, marks: list[str]
) -> None:
    anna = await server.guest("Anna", "it")
    table_id = await anna.open("me", "me", game=game)
    await play_on(server, table_id, 120)
    titles = [mark["title"] for mark in (await anna.get(f"/api/tables/{table_id}/timeline"))["marks"]]
    assert titles[:2] == marks[:2]
    assert marks[2] in titles


# --- however long the match ------------------------------------------------------------------------


async def test_a_moment_of_a_long_match_costs_no_more_than_one_of_a_short_match(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At most the moves between two snapshots are read and played, wherever one looks."""
    anna = await server.guest("Anna")
    table_id = await anna.open("me", "me", "me", "me", "me")
    plies = await finish(server, table_id)
    assert plies > 5 * SNAPSHOT_EVERY
    await server.count_games()
    played: list[int] = []
    rows: list[str] = []
    original = Course.play

    def count(course: Course, action: int) -> Any:
        played.append(action)
        return original(course, action)

    monkeypatch.setattr(Course, "play", count)
    sync = server.house.database.engine.sync_engine

    def statements(_connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
        if "log" in statement or "snapshots" in statement:
            rows.append(statement)

    event.listen(sync, "after_cursor_execute", statements)
    for ply in range(0, plies + 1, 7):
        played.clear()
        rows.clear()
        await anna.get(f"/api/tables/{table_id}/replay/{ply}", seat=0)
        assert len(played) < SNAPSHOT_EVERY
        assert 0 < len(rows) < 6, rows
    event.remove(sync, "after_cursor_execute", statements)


async def test_older_rules_are_not_replayed_with_the_present_ones(server: Server) -> None:
    from sqlalchemy import update

    from ludoteca.server.storage.schema import snapshots, tables

    anna = await server.guest("Anna")
    table_id = await anna.open("me", "me")
    await play_on(server, table_id, 40)
    async with server.house.database.write() as connection:
        await connection.execute(update(snapshots).values(game_version=0))
        await connection.execute(update(tables).values(game_version=0))
    await server.restart()
    anna = await server.guest(cookie=anna.http.cookies["ludoteca"])
    assert (await anna.get(f"/api/tables/{table_id}/replay/{SNAPSHOT_EVERY}"))["ply"] == SNAPSHOT_EVERY
    refused = await anna.http.get(f"/api/tables/{table_id}/replay/{SNAPSHOT_EVERY + 1}")
    assert (refused.status_code, refused.json()["code"]) == (409, "old-rules")
    assert (await anna.get(f"/api/tables/{table_id}/timeline"))["points"] == []
