"""Statistics: what the finished games of the house have in common."""

from __future__ import annotations

import asyncio

import msgspec
from litestar import Controller, get

from ludoteca.arena.figures import Figures
from ludoteca.core import registry
from ludoteca.report import sections
from ludoteca.server.http.learn import GameId, Lang, language_of
from ludoteca.server.http.params import TheAsker, TheHouse
from ludoteca.server.words import words
from ludoteca.texts import Texts
from ludoteca.wire.statistics import Statistics, StatisticsSection


class StatisticsController(Controller):
    """For the curious, and for who makes games."""

    path = "/api/statistics"
    tags = ["statistics"]

    @get("/{game:str}", summary="Statistics of a game")
    async def statistics(self, game: GameId, asker: TheAsker, house: TheHouse, lang: Lang = "") -> Statistics:
        """Lengths, points, who wins from where and what is done, in sections that a page can draw."""
        house.limits.spend("list", asker.who)
        room = registry.game(game)
        figures, waiting = await house.figures.of(room.id)
        texts = words(language_of(asker, lang)).texts(room)
        parts = await asyncio.to_thread(told, figures, texts) if figures.games else []
        return Statistics(room.id, room.title, figures.games, waiting, parts)


def told(figures: Figures, texts: Texts) -> list[StatisticsSection]:
    """The sections as they are sent."""
    return [
        msgspec.convert(section, StatisticsSection, from_attributes=True)
        for section in sections(figures, texts)
    ]
