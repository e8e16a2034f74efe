"""What one seat may see (PR-7.1 … PR-7.4): all but the order of the face-down pile and others' points."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any, cast

from ludoteca.core.position import Position
from ludoteca.core.rng import Rng
from ludoteca.core.view import View
from ludoteca.games.puerto_rico.data import GOOD_NAMES
from ludoteca.games.puerto_rico.steps.names import GAME_OVER

if TYPE_CHECKING:
    from ludoteca.games.puerto_rico.state import State


@dataclass(frozen=True)
class RoleCard:
    """A role: the doubloons on it and who took it."""

    doubloons: int
    taken_by: int | None


@dataclass(frozen=True)
class Ship:
    """A cargo ship."""

    capacity: int
    good: str | None
    load: int


@dataclass(frozen=True)
class Tile:
    """An island tile."""

    kind: str
    occupied: bool


@dataclass(frozen=True)
class CityBuilding:
    """A building in a city."""

    building: str
    colonists: int


@dataclass(frozen=True)
class Player:
    """A player board; `vp` is None where it is not shown (PR-7.2)."""

    doubloons: int
    vp: int | None
    goods: Mapping[str, int]
    san_juan: int
    island: tuple[Tile, ...]
    city: tuple[CityBuilding, ...]


@dataclass(frozen=True)
class Scratch:
    """What is under way inside a phase."""

    newest: int
    unassigned: int
    group: str | None
    later_circles: int
    idle_turns: int
    captain_bonus: bool
    wharf_used: tuple[int, ...]
    storing: int
    kept: tuple[int, ...]


@dataclass(frozen=True, kw_only=True)
class PuertoRicoView(View):
    """The table as one seat sees it.

    `counted_vp` is what a player with perfect memory knows: every gain was announced (PR-7.4).
    Programs use it; a screen shows `players[i].vp`.
    """

    round: int
    governor: int
    pick: int
    active_role: str
    role_owner: int
    roles: Mapping[str, RoleCard]
    colonist_supply: int
    colonist_ship: int
    vp_supply: int
    vp_paper: int
    goods_supply: Mapping[str, int]
    ships: tuple[Ship, ...]
    trading_house: tuple[str, ...]
    draw_pile: Mapping[str, int]
    discard_pile: Mapping[str, int]
    face_up: Mapping[str, int]
    quarry_supply: int
    building_supply: Mapping[str, int]
    end_triggers: tuple[str, ...]
    players: tuple[Player, ...]
    counted_vp: tuple[int, ...]
    scratch: Scratch
    reveals: int


def look(s: State, viewer: int | None) -> PuertoRicoView:
    """The position without what the viewer may not see."""
    p = cast(dict[str, Any], s.position())
    hides_vp = bool(s.options["hidden_vp"]) and s.step != GAME_OVER
    players = tuple(
        Player(
            doubloons=player["doubloons"],
            vp=None if hides_vp and seat != viewer else player["vp"],
            goods=player["goods"],
            san_juan=player["san_juan"],
            island=tuple(Tile(**tile) for tile in player["island"]),
            city=tuple(CityBuilding(**building) for building in player["city"]),
        )
        for seat, player in enumerate(p["players"])
    )
    scratch = {**p["scratch"]}
    scratch["wharf_used"] = tuple(scratch["wharf_used"])
    scratch["kept"] = tuple(scratch["kept"])
    del p["rng"]
    return PuertoRicoView(
        **{
            **p,
            "viewer": viewer,
            "roles": {name: RoleCard(**card) for name, card in p["roles"].items()},
            "ships": tuple(Ship(**ship) for ship in p["ships"]),
            "trading_house": tuple(p["trading_house"]),
            "draw_pile": {name: p["draw_pile"].count(name) for name in GOOD_NAMES},
            "end_triggers": tuple(p["end_triggers"]),
            "players": players,
            "counted_vp": tuple(player["vp"] for player in p["players"]),
            "scratch": Scratch(**scratch),
        }
    )


def complete(view: View, rng: Rng) -> Position:
    """A position that agrees with the view: the face-down pile in a random order (PR-7.4)."""
    assert isinstance(view, PuertoRicoView)
    position = asdict(view)
    for player, vp in zip(position["players"], position.pop("counted_vp"), strict=True):
        player["vp"] = vp
    pile = [name for name, count in view.draw_pile.items() for _ in range(count)]
    rng.shuffle(pile)
    position["draw_pile"] = pile
    position["rng"] = rng.fork().state()
    del position["viewer"]
    return position
