"""The pages that teach a game, over HTTP."""

from __future__ import annotations

from ludoteca.texts import learn
from tests.server.house import Server


async def test_pages_and_glossary_in_the_language_asked_for_or_ones_own(server: Server) -> None:
    anna = await server.guest("Anna", "it")
    for language, params in (("it", {}), ("en", {"lang": "en"})):
        page = await anna.get("/api/learn/puerto_rico", **params)
        sections = learn.pages("puerto_rico", language)
        assert page["language"] == language
        assert [section["title"] for section in page["sections"]] == [section.title for section in sections]
        assert page["sections"][0]["blocks"][0]["lines"][0]["cells"][0][0]["style"] == "plain"
        assert len(page["glossary"]) == len(learn.glossary("puerto_rico", language))
    hacienda = next(entry for entry in page["glossary"] if "building:hacienda" in entry["elements"])
    assert hacienda["text"]


async def test_search_finds_words_and_rules(server: Server) -> None:
    guest = await server.guest()
    for query in ("quarry", "PR-5.43"):
        found = await guest.get("/api/learn/puerto_rico/search", q=query, lang="en")
        places = learn.search("puerto_rico", "en", query)
        assert found["places"][0]["excerpt"] == places[0].excerpt
    assert (await guest.get("/api/learn/puerto_rico/search", q="")) == {"query": "", "places": []}


async def test_what_there_is_not_is_said(server: Server) -> None:
    guest = await server.guest()
    assert (await guest.http.get("/api/learn/chess")).status_code == 404
    assert (await guest.http.get("/api/learn/puerto_rico?lang=xx")).json()["code"] == "bad-language"
    assert (await guest.http.get(f"/api/learn/puerto_rico/search?q={'x' * 81}")).status_code == 400
