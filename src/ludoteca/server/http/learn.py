"""Learning a game: its pages, its glossary, and a search in them."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller, get
from litestar.params import FromPath, QueryParameter

from ludoteca.core import registry
from ludoteca.server.errors import Refusal
from ludoteca.server.http.asker import Asker
from ludoteca.server.http.params import TheAsker, TheHouse
from ludoteca.texts import LANGUAGES, learn
from ludoteca.wire.learn import LearnEntry, LearnPages, LearnPlace, LearnPlaces, LearnSection

GameId = FromPath[str]
Lang = Annotated[str, QueryParameter(name="lang", max_length=8, description="empty: the reader's own")]
Query = Annotated[str, QueryParameter(name="q", max_length=80)]
MOST_PLACES = 50


class LearnController(Controller):
    """What there is to read about a game."""

    path = "/api/learn/{game:str}"
    tags = ["learn"]

    @get("/", summary="The pages that teach a game")
    async def pages(self, game: GameId, asker: TheAsker, lang: Lang = "") -> LearnPages:
        """All sections and the glossary, as data."""
        game_id, language = registry.game(game).id, language_of(asker, lang)
        return LearnPages(
            game=game_id,
            language=language,
            sections=[
                msgspec.convert(section, LearnSection, from_attributes=True)
                for section in learn.pages(game_id, language)
            ],
            glossary=[
                msgspec.convert(entry, LearnEntry, from_attributes=True)
                for entry in learn.glossary(game_id, language)
            ],
        )

    @get("/search", summary="Search in the pages of a game")
    async def search(
        self, game: GameId, asker: TheAsker, house: TheHouse, q: Query = "", lang: Lang = ""
    ) -> LearnPlaces:
        """At most 50 places in which every word occurs; a rule number works, too."""
        house.limits.spend("replay", asker.who)
        found = learn.search(registry.game(game).id, language_of(asker, lang), q)
        return LearnPlaces(
            q, [msgspec.convert(place, LearnPlace, from_attributes=True) for place in found[:MOST_PLACES]]
        )


def language_of(asker: Asker, wished: str) -> str:
    """The language asked for, else the reader's own."""
    if wished and wished not in LANGUAGES:
        raise Refusal("bad-language", 422, known=", ".join(LANGUAGES))
    return wished or asker.words.language
