"""What networks have learned, in plain files: one a game, with a network for each number of seats.

A file says which traits its networks listen to; one that listens to others is not used.
"""

from __future__ import annotations

import json
from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from ludoteca.bots.search.network import BLOCK, FINENESS, HALF, LearnedInsight, Network
from ludoteca.core.encoding.traits import Traits
from ludoteca.core.errors import LudotecaError, brief
from ludoteca.core.game import Game
from ludoteca.core.insight import Insight

FORMAT = 1
"""The version of the file."""
FILE = "learned.json"
"""The file in the room of a game."""
MOST_WEIGHT = 1 << 24
"""No weight is greater: what all units say together stays far below what a machine can count."""
LOUDEST_UNIT = int(HALF) - 1
"""No unit may ever hear more than fits into its lane."""

Weights = dict[str, list[int]]


class BadWeights(LudotecaError):
    """A file of weights that cannot be used, or none where one is needed."""


@cache
def insight_of(game: Game, file: str = "") -> Insight:
    """The insight of a game, corrected by the networks of a file, by default the one that ships with it."""
    traits, place = game.traits, Path(file) if file else shipped(game)
    if traits is None or place is None:
        raise BadWeights(f"net has not learned {game.title} yet; mcts plays every game")
    return corrected(game, traits, read(place, game, traits))


def corrected(game: Game, traits: Traits, networks: dict[int, Weights]) -> Insight:
    """The insight of a game, corrected by networks."""
    parts = shape(traits, 0)
    ready = {seats: Network(*(network[part] for part in parts)) for seats, network in networks.items()}
    return LearnedInsight(game.insight, traits, ready)


def known(game: Game) -> Insight:
    """The best insight that the house has of a game: learned, or made by hand."""
    return insight_of(game) if shipped(game) else game.insight


def shipped(game: Game) -> Traversable | None:
    """The file that ships with a game; None if nobody has learned it."""
    if game.traits is None:
        return None
    file = files(type(game).__module__).joinpath(FILE)
    return file if file.is_file() else None


def signature(game: Game, traits: Traits) -> str:
    """A few words that change when the meaning of the weights does."""
    told = json.dumps([game.version, FINENESS, traits.own, traits.shared])
    return f"{game.id} {sha256(told.encode()).hexdigest()[:12]}"


def shape(traits: Traits, units: int) -> dict[str, int]:
    """The parts of a network with so many units, and how many weights each has."""
    own, shared = len(traits.own) * units, len(traits.shared) * units
    return {"own": own, "shared": shared, "start": units, "voice": units, "trust": 1}


def read(place: Traversable, game: Game, traits: Traits) -> dict[int, Weights]:
    """The networks of a file by the number of seats."""
    try:
        told = json.loads(place.read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise BadWeights(f"{place} cannot be read: {' '.join(str(error).split()):.120}") from error
    if not isinstance(told, dict) or told.get("format") != FORMAT:
        raise BadWeights(f"{place} is no file of weights that this house knows (format {FORMAT})")
    if told.get("traits") != signature(game, traits):
        given, wanted = brief(told.get("traits")), brief(signature(game, traits))
        raise BadWeights(f"{place} was learned from other traits: {given}, and this house has {wanted}")
    networks = told.get("networks")
    if isinstance(networks, dict):
        networks = {seats: with_trust(weights) for seats, weights in networks.items()}
    if not isinstance(networks, dict) or not all(is_network(each, traits) for each in networks.values()):
        raise BadWeights(f"{place} is broken: its networks do not have the weights they should")
    if any(loudness(each, traits) > LOUDEST_UNIT for each in networks.values()):
        raise BadWeights(f"{place} cannot be played by: the sums of its weights could grow beyond {HALF}")
    return {int(seats): weights for seats, weights in networks.items()}


def with_trust(weights: Any) -> Any:
    """A network that says nothing of trust takes the handmade shares as they are."""
    return {"trust": [FINENESS], **weights} if isinstance(weights, dict) else weights


def is_network(weights: Any, traits: Traits) -> bool:
    """Are these the weights of a network, all of them there?"""
    if not isinstance(weights, dict) or not isinstance(weights.get("start"), list):
        return False
    if len(weights["start"]) % BLOCK:
        return False
    is_whole = all(
        isinstance(weights.get(part), list)
        and len(weights[part]) == count
        and all(type(weight) is int and abs(weight) < MOST_WEIGHT for weight in weights[part])
        for part, count in shape(traits, len(weights["start"])).items()
    )
    return is_whole and weights["trust"][0] > 0


def loudness(weights: Weights, traits: Traits) -> int:
    """The most that any unit could ever hear, for or against it."""
    units = len(weights["start"])
    rows = ((weights["own"], traits.most_own), (weights["shared"], traits.most_shared))
    return max(
        abs(weights["start"][unit])
        + sum(abs(w) * most for row, limits in rows for w, most in zip(row[unit::units], limits, strict=True))
        for unit in range(units)
    )


def write(place: Path, game: Game, traits: Traits, networks: dict[int, Weights]) -> None:
    """Keep networks in a file, whole or not at all; a line for each part."""
    lines = [
        f' "{seats}": {{\n'
        + ",\n".join(f'  "{part}": {json.dumps(weights[part])}' for part in shape(traits, 0))
        + "\n }"
        for seats, weights in sorted(networks.items())
    ]
    head = f'{{\n"format": {FORMAT},\n"traits": {json.dumps(signature(game, traits))},\n"networks": {{\n'
    fresh = place.with_name(f".{place.name}")
    fresh.write_text(head + ",\n".join(lines) + "\n}\n}\n", "utf-8")
    fresh.replace(place)
