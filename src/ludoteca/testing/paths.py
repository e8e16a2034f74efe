"""Places in a position: its values one by one, and names such as `players[others].hand` for them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from ludoteca.core.game import Game
from ludoteca.core.position import Json

Path = tuple[str | int, ...]
LENGTH = "#"
"""The key under which the length of a list stands among its entries."""
NEVER_COMPARED = ("rng",)
"""Chance to come is hidden from everybody in every game."""


def flat(data: Json, path: Path = ()) -> dict[Path, Json]:
    """Every value of a position by its path, with the lengths of the lists."""
    if isinstance(data, Mapping):
        entries: Iterable[tuple[str | int, Json]] = data.items()
    elif isinstance(data, Sequence) and not isinstance(data, str):
        entries = enumerate(data)
    else:
        return {path: data}
    found: dict[Path, Json] = {}
    if not isinstance(data, Mapping):
        found[(*path, LENGTH)] = len(data)
    for key, value in entries:
        if path or key not in NEVER_COMPARED:
            found.update(flat(value, (*path, key)))
    return found


def differences(worlds: Sequence[Mapping[Path, Json]]) -> list[Path]:
    """The paths at which not all of the positions agree."""
    paths = dict.fromkeys(path for world in worlds for path in world)
    first, *others = worlds
    return [path for path in paths if any(other.get(path) != first.get(path) for other in others)]


class Names:
    """Paths in words, from the point of view of one viewer.

    Entries of a list with one for each seat are `[own]` or `[others]`; other entries, and keys that are
    words of the notation (`goods.corn`), are `[*]`.
    """

    def __init__(self, game: Game, seats: int, viewer: int | None) -> None:
        self.words = {word for verb in game.verbs.verbs for domain in verb.domains for word in domain.values}
        self.seats = seats
        self.viewer = viewer

    def name(self, path: Path, world: Mapping[Path, Json]) -> str:
        """The name of a path in a position."""
        words = ""
        by_seat = False
        for depth, key in enumerate(path):
            if key == LENGTH:
                continue
            if isinstance(key, int):
                entry = "[*]" if by_seat else self._entry(key, world.get((*path[:depth], LENGTH)))
                by_seat = by_seat or entry != "[*]"
                words += entry
            else:
                words += "[*]" if depth and key in self.words else f".{key}"
        return words.removeprefix(".")

    def _entry(self, index: int, length: Json) -> str:
        if self.viewer is None or self.seats == 1 or length != self.seats:
            return "[*]"
        return "[own]" if index == self.viewer else "[others]"


def summary(names: Iterable[str]) -> list[str]:
    """As few names as say the same: own and others are all, and a list of hidden entries is hidden."""
    every = set(names)
    shown = {name.replace("[own]", "[*]").replace("[others]", "[*]") for name in every}
    found = set()
    for whole in shown:
        alike = {name for name in every if name.replace("[own]", "[*]").replace("[others]", "[*]") == whole}
        found |= {whole} if len(alike) > 1 else alike
    return sorted({name.removesuffix("[*]") for name in found})
