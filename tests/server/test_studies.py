"""Records that people bring along."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludoteca import Match
from tests.server.house import Server
from tests.server.playing import finish

RECORD = Path(__file__).parents[1] / "records" / "puerto_rico" / "vp_3.json"


async def test_a_record_becomes_a_study_that_only_its_owner_sees(any_server: Server) -> None:
    anna, bea = await any_server.guest("Anna"), await any_server.guest("Bea")
    answer = await anna.post("/api/studies", name="A close game", record=RECORD.read_text())
    assert answer.status_code == 201, answer.text
    study = answer.json()
    match = Match.load(RECORD)
    assert (study["name"], study["plies"], study["is_over"]) == ("A close game", match.ply, True)
    assert study["seats"] == ["Seat 1", "Seat 2", "Seat 3"]
    assert (await anna.get("/api/studies"))["studies"] == [study]
    assert (await anna.get(f"/api/studies/{study['id']}")) == study
    assert (await bea.get("/api/studies"))["studies"] == []
    nobody = await any_server.guest()
    for path in ("", "/replay/0", "/timeline", "/log"):
        assert (await bea.http.get(f"/api/studies/{study['id']}{path}")).json()["code"] == "no-study"
        assert (await nobody.http.get(f"/api/studies/{study['id']}{path}")).status_code == 401
    assert (await bea.post("/api/analysis", study=study["id"], ply=0)).json()["code"] == "no-study"
    for odd in ("%00", "%F0%9F%8E%B2"):
        assert (await anna.http.get(f"/api/studies/{odd}")).json()["code"] == "no-study"
        assert (await anna.http.delete(f"/api/studies/{odd}")).status_code == 404
    assert (await anna.post("/api/analysis", study="\0", ply=0)).status_code == 400
    assert (await bea.http.delete(f"/api/studies/{study['id']}")).status_code == 404
    assert (await anna.http.delete(f"/api/studies/{study['id']}")).status_code == 200
    assert (await anna.http.get(f"/api/studies/{study['id']}")).status_code == 404


async def test_a_study_is_replayed_and_explored(server: Server) -> None:
    anna = await server.guest("Anna", "it")
    match = Match.load(RECORD)
    study = (await anna.post("/api/studies", record=RECORD.read_text())).json()["id"]
    await server.restart()
    anna = await server.guest(cookie=anna.http.cookies["ludoteca"])
    seen = await anna.get(f"/api/studies/{study}/replay/1", seat=2, position="true")
    assert seen["position"] == json.loads(json.dumps(match.at(1).position()))
    assert (seen["viewer"], seen["log"][0]["action"]) == (2, match.lines[0])
    assert "ha scelto l’artigiano" in seen["log"][0]["events"][0]["text"]
    log = (await anna.get(f"/api/studies/{study}/log"))["lines"]
    assert [told["action"] for told in log] == match.lines
    assert log[0]["events"][0]["text"] == seen["log"][0]["events"][0]["text"]
    end = await anna.get(f"/api/studies/{study}/replay/{len(match.lines)}")
    assert end["result"]["scores"] == match.state.scores()
    line = await anna.get(f"/api/studies/{study}/timeline")
    assert line["deciders"] == match.deciders
    assert line["points"][-1]["points"] == match.state.scores()
    explored = (await anna.post("/api/analysis", study=study, ply=0, lines=match.lines[:9])).json()
    assert explored["turn"] == match.at(9).seat
    assert match.lines[9] in [offer["action"] for offer in explored["offers"]]
    asked = {"study": study, "ply": 4, "level": "medium", "key": "k"}
    found = (await anna.post("/api/analysis/evaluation", **asked)).json()
    assert len(found["choices"]) == len(match.at(4).actions())


async def test_an_unfinished_record_and_one_from_a_position_are_welcome(server: Server) -> None:
    anna = await server.guest("Anna")
    match = Match.load(RECORD)
    for begun in (match.branch(20), Match.from_position(match.at(30).position())):
        begun.play(begun.state.actions()[0])
        study = (await anna.post("/api/studies", record=begun.record().text())).json()
        assert (study["plies"], study["is_over"]) == (begun.ply, False)


async def test_a_finished_table_can_be_taken_home_and_brought_back(server: Server) -> None:
    anna = await server.guest("Anna")
    table_id = await anna.open("me", "me")
    plies = await finish(server, table_id)
    record = (await anna.http.get(f"/api/tables/{table_id}/record")).text
    study = (await anna.post("/api/studies", record=record)).json()
    assert (study["plies"], study["seats"]) == (plies, ["Anna 1", "Anna 2"])
    told = (await anna.get(f"/api/studies/{study['id']}/log"))["lines"]
    assert any("Anna 1" in json.dumps(line) for line in told)


@pytest.mark.parametrize("players", [None, ["", "Bruno", "Carla"]])
async def test_who_sat_at_a_record_without_names_is_told_by_numbers(
    server: Server, players: list[str] | None
) -> None:
    anna = await server.guest("Anna")
    study = (await anna.post("/api/studies", record=changed(players=players))).json()
    assert study["seats"][0] == "Seat 1"


def changed(**fields: object) -> str:
    return json.dumps(json.loads(RECORD.read_text()) | fields)


LINES = RECORD.read_text().splitlines()
WRONG = next(number for number, line in enumerate(LINES) if "role" in line)


@pytest.mark.parametrize(
    ("record", "problem"),
    [
        ("hello", "line 1"),
        ("{}", "names no game"),
        ("[" * 100_000, "too deep"),
        (RECORD.read_text()[:700], "cut off"),
        ("\n".join([*LINES[:WRONG], '    "role prospector_2",', *LINES[WRONG + 1 :]]), f"line {WRONG + 1}"),
        (changed(game="chess"), "chess"),
        (changed(seats=99), "99"),
        (changed(version=99), "version 99"),
        (changed(fingerprint="0" * 64), "another position"),
        (changed(moves=["\ud800"]), "line"),
        (changed(moves=["pass"] * 100_001), "at most 100000"),
        (changed(position={"game": "puerto_rico"}), "version"),
    ],
)
async def test_what_is_wrong_with_a_record_is_told(server: Server, record: str, problem: str) -> None:
    anna = await server.guest("Anna")
    answer = await anna.post("/api/studies", record=record)
    assert (answer.status_code, answer.json()["code"]) == (422, "bad-record")
    assert problem in answer.json()["message"]
    assert (await anna.get("/api/studies"))["studies"] == []


async def test_records_are_limited_in_size_and_number(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludoteca.server.history.studies.MOST_STUDIES", 2)
    anna = await server.guest("Anna")
    assert (await anna.post("/api/studies", record="x" * (1 << 20 | 1))).status_code == 400
    codes = [
        (await anna.post("/api/studies", record=RECORD.read_text())).json().get("code") for _ in range(3)
    ]
    assert codes == [None, None, "too-many-studies"]
