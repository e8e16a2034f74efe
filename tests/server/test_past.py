from __future__ import annotations

from tests.server.house import Guest, Server

FINISH = {"max_rounds": 1}


async def finish(guest: Guest, table_id: str) -> None:
    """Play the first action until the game is over."""
    while (seen := await guest.see(table_id))["table"]["status"] == "running":
        if seen["offers"]:
            await guest.do(table_id, "move", version=seen["version"], action=seen["offers"][0]["action"])


async def refused(guest: Guest, path: str, **data: object) -> str:
    """The code of a refusal."""
    answer = await (guest.post(path, **data) if data else guest.http.get(path))
    assert answer.status_code >= 400, answer.text
    code: str = answer.json()["code"]
    return code


async def test_a_moment_of_a_running_game_shows_only_ones_own_eyes(server: Server) -> None:
    anna = await server.guest("Anna")
    table_id = await anna.open("me", "bot", "bot")
    path = f"/api/tables/{table_id}"
    own = await anna.get(f"{path}/moments/0", seat=0)
    assert own["view"]["players"][0]["vp"] == 0
    assert own["view"]["players"][1]["vp"] is None
    assert await refused(anna, f"{path}/moments/0?seat=1") == "no-seat"
    assert (await anna.get(f"{path}/moments/0"))["view"]["viewer"] is None
    assert await refused(anna, f"{path}/moments/999") == "no-page"


async def test_scores_and_exploring_wait_for_the_end(server: Server) -> None:
    anna = await server.guest("Anna")
    table_id = await anna.open("me", "bot", "bot", options=FINISH)
    path = f"/api/tables/{table_id}"
    assert (await anna.get(f"{path}/scores"))["moments"] == []
    assert await refused(anna, f"{path}/explore", ply=0) == "not-finished"
    assert await refused(anna, f"{path}/ratings", ply=0) == "not-finished"
    await finish(anna, table_id)
    scores = (await anna.get(f"{path}/scores"))["moments"]
    assert scores[-1]["scores"] == (await anna.see(table_id))["table"]["result"]["scores"]
    assert (await anna.get(f"{path}/moments/0", seat=1))["viewer"] == 1
    seen = (await anna.post(f"{path}/explore", ply=0)).json()
    first = seen["offers"][0]["action"]
    after = (await anna.post(f"{path}/explore", ply=0, actions=[first])).json()
    assert after["table"]["ply"] == 1
    assert await refused(anna, f"{path}/explore", ply=0, actions=["role nothing"]) != "internal"
    assert await refused(anna, f"{path}/explore", ply=0, actions=["pass"]) != "internal"


async def test_advice_only_where_nobody_else_plays(server: Server) -> None:
    anna, berto = await server.guest("Anna"), await server.guest("Berto")
    alone = await anna.open("me", "bot", "bot", options={"first_governor": 0})
    advice = (await anna.get(f"/api/tables/{alone}/advice"))["actions"]
    assert advice[0] in [offer["action"] for offer in (await anna.see(alone))["offers"]]
    assert await refused(berto, f"/api/tables/{alone}/advice") == "no-advice"
    together = await anna.open("me", "open", "bot", options={"first_governor": 0})
    await berto.do(together, "join")
    assert await refused(anna, f"/api/tables/{together}/advice") == "no-advice"


async def test_a_stranger_sees_nothing_of_a_private_table(server: Server) -> None:
    anna, berto = await server.guest("Anna"), await server.guest("Berto")
    table_id = await anna.open("me", "bot", "bot", is_public=False)
    for path in ("moments/0", "scores"):
        assert await refused(berto, f"/api/tables/{table_id}/{path}") == "no-table"
    assert await refused(berto, f"/api/tables/{table_id}/explore", ply=0) == "no-table"


async def test_the_client_and_its_texts_are_served(server: Server) -> None:
    guest = await server.guest()
    assert "good-corn = " in (await guest.http.get("/texts/it/puerto_rico.ftl")).text
    assert (await guest.http.get("/texts/it/puerto_rico.md")).status_code == 200
    for path in (
        "/texts/xx/puerto_rico.ftl",
        "/texts/it/nothing.ftl",
        "/texts/it/..%2f..%2fREADME.md",
        "/assets/..%2findex.html",
    ):
        assert (await guest.http.get(path)).status_code == 404
    assert (await guest.http.get("/")).status_code == 200
    assert (await guest.http.get("/nowhere")).status_code == 404
