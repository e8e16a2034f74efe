"""The one place where choices and events become what a client is sent."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import groupby

from ludoteca.core.events import Event
from ludoteca.core.forecast import forecasts
from ludoteca.core.game import Game
from ludoteca.core.state import State
from ludoteca.core.words import AS_EVER, Meaning
from ludoteca.server.words import Words
from ludoteca.texts.texts import sentence
from ludoteca.wire.seen import Happened, Offer


def offer(state: State, action: int, words: Words, names: Sequence[str]) -> Offer:
    """A legal action of who decides, in words."""
    meaning, game = state.meaning(action), state.game
    if speaks_of_seats(game, action):
        offered = static_offer(game, action, words, names)
    else:
        offered = Offer(*_as_ever(game, words, action))
    if meaning is not AS_EVER:
        _mean(offered, meaning, state, words, names)
    return offered


def _mean(offered: Offer, meaning: Meaning, state: State, words: Words, names: Sequence[str]) -> None:
    """Say of an action what it means in this position."""
    game, decider = state.game, int(state.seat)
    if meaning.label is not None:
        offered.label = words.phrase(game, meaning.label, names, decider)
    if meaning.elements is not None:
        offered.elements = list(meaning.elements)
    if meaning.catch is not None:
        offered.catch = words.phrase(game, meaning.catch, names, decider)
    if meaning.group is not None:
        offered.group = sentence(words.phrase(game, meaning.group, names, decider))


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
    for (event_id, _), same in groupby(events, _kind):
        row = list(same)
        for event, line in zip(row, words.events(game, row, names, viewer), strict=True):
            told.append(Happened(event_id, dict(event.args), line))
    return told


def _kind(event: Event) -> tuple[str, object]:
    """Events of one kind in a row may be told together."""
    return event.id, event.args.get("seat")


@cache
def _as_ever(game: Game, words: Words, action: int) -> tuple[str, str, list[str]]:
    """Notation, label and elements of an action whose words never change: there are few."""
    return game.text(action), words.label(game, action), list(game.verbs.parts(action).elements)


@cache
def speaks_of_seats(game: Game, action: int) -> bool:
    """Do the words of an action name somebody at the table?"""
    return any(domain.kind == "seat" for domain in game.verbs.parts(action).verb.domains)
