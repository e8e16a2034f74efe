from __future__ import annotations

import re

from ludoteca.server.http.web import PAGES
from tests.server.house import Server
from tests.tool import ROOT


async def test_the_client_and_its_texts_are_served(server: Server) -> None:
    guest = await server.guest()
    assert "good-corn = " in (await guest.http.get("/texts/it/puerto_rico.ftl")).text
    for path in (
        "/texts/xx/puerto_rico.ftl",
        "/texts/it/nothing.ftl",
        "/texts/it/..%2f..%2fREADME.md",
        "/assets/..%2findex.html",
    ):
        assert (await guest.http.get(path)).status_code == 404
    assert (await guest.http.get("/")).status_code == 200
    assert (await guest.http.get("/nowhere")).status_code == 404
    lost = await guest.http.get("/api/unknown", headers={"Accept": "text/html"})
    assert (lost.status_code, lost.json()["code"]) == (404, "no-page")


def test_every_page_of_the_client_has_an_address_here() -> None:
    routes = (ROOT / "web/src/lib/routes.ts").read_text()
    pages = set(re.findall(r"/\^\\/([a-z-]+)", routes))
    assert "table" in pages
    assert pages <= {page.split("/")[1] for page in PAGES}
