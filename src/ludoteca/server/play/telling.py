"""The one place where choices and events become what a client is sent."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import groupby

from ludoteca.core.events import Event
from ludoteca.core.forecast import forecasts
from ludoteca.core.game import Game
from ludoteca.core.state import State
from ludoteca.core.words import AS_EVER
from ludoteca.server.words import Words
from ludoteca.wire.seen import Happened, Offer


def offer(state: State, action: int, words: Words, names: Sequence[str]) -> Offer:
    """A legal action of who decides, in words."""
    meaning, game = state.meaning(action), state.game
    if meaning is AS_EVER and not speaks_of_seats(game, action):
        return Offer(*_as_ever(game, words, action))
    offered = words.offer(state, action, meaning, names)
    return Offer(
        game.text(action),
        offered.label,
        list(offered.elements),
        catch=offered.catch,
        group=offered.group,
    )


def offers(state: State, words: Words, names: Sequence[str], previews: bool = False) -> list[Offer]:
    """All choices of who decides; with previews what each certainly does to the own board."""
    made = [offer(state, action, words, names) for action in state.legal]
    if previews and made:
        for one, forecast in zip(made, forecasts(state, int(state.seat), state.legal), strict=True):
            one.effect, one.forced = forecast.now, forecast.then
    return made


def static_offer(game: Game, action: int, words: Words, names: Sequence[str]) -> Offer:
    """An action in words where no position is at hand."""
    return Offer(game.text(action), words.label(game, action, names), list(game.verbs.parts(action).elements))


def happened(
    game: Game, events: Iterable[Event], words: Words, names: Sequence[str], viewer: int | None
) -> list[Happened]:
    """What happened, told to a viewer who may know all of it."""
    told: list[Happened] = []
    for _, same in groupby(events, lambda event: (event.id, event.args.get("seat"))):
        row = list(same)
        lines = words.events(game, row, names, viewer)
        told += [Happened(event.id, dict(event.args), line) for event, line in zip(row, lines, strict=True)]
    return told


@cache
def _as_ever(game: Game, words: Words, action: int) -> tuple[str, str, list[str]]:
    """Notation, label and elements of an action whose words never change: there are few."""
    return game.text(action), words.label(game, action), list(game.verbs.parts(action).elements)


@cache
def speaks_of_seats(game: Game, action: int) -> bool:
    """Do the words of an action name somebody at the table?"""
    return any(domain.kind == "seat" for domain in game.verbs.parts(action).verb.domains)
