"""A Puerto Rico position in a few words, and lines of notation played from it.

    t = table(4, P(doubloons=1, city="hospice* sugar_mill:2", island="quarry* corn"), ships={6: "3 corn"})
    t.play("P0 role builder", "P0 build office")

A star is a colonist. Whatever a test does not mention is as at the start of a game. Totals stay right by
themselves: tiles come from the face-down pile, goods and colonists from the supply. Where a test fixes a
supply, what is left over goes to the seat `sink`: barrels to its wind rose, colonists to its San Juan,
points to its chips.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import ludoteca
from ludoteca.core.state import State
from ludoteca.games.puerto_rico.view import PuertoRicoView
from tests.table import Table as AnyTable
from tests.table import counts, load_position

GAME = ludoteca.game("puerto_rico")
GOODS = ("corn", "indigo", "sugar", "tobacco", "coffee")
LARGE = ("guild_hall", "residence", "fortress", "customs_house", "city_hall")


class P:
    """What is special about one player board."""

    def __init__(
        self,
        *,
        doubloons: int | None = None,
        vp: int = 0,
        goods: str = "",
        island: str | None = None,
        city: str = "",
        san_juan: int = 0,
    ) -> None:
        self.doubloons = doubloons
        self.vp = vp
        self.goods = counts(goods)
        self.island = island
        self.city = city
        self.san_juan = san_juan

    def tiles(self) -> list[dict[str, Any]]:
        """`corn* 2 indigo` as the tiles of an island."""
        assert self.island is not None
        return [
            {"kind": word.rstrip("*"), "occupied": word.endswith("*")}
            for word, number in counts(self.island).items()
            for _ in range(number)
        ]

    def buildings(self) -> list[dict[str, Any]]:
        """`office hospice* sugar_mill:2` as the buildings of a city."""
        entries = []
        for word in self.city.split():
            name, _, colonists = word.rstrip("*").partition(":")
            entries.append({"building": name, "colonists": int(colonists or word.endswith("*"))})
        return entries


def spaces(city: list[dict[str, Any]]) -> int:
    return sum(2 if entry["building"] in LARGE else 1 for entry in city)


def table(
    seats: int,
    *players: P,
    governor: int = 0,
    taken: str = "",
    role_doubloons: dict[str, int] | None = None,
    ships: dict[int, str] | None = None,
    house: str = "",
    goods_supply: str | None = None,
    colonist_supply: int | None = None,
    colonist_ship: int | None = None,
    vp_supply: int | None = None,
    quarry_supply: int | None = None,
    face_up: str | None = None,
    pile: str | None = None,
    discard: str = "",
    sold_out: str = "",
    round: int = 1,
    sink: int = -1,
    triggers: str = "",
    **options: Any,
) -> Table:
    """A position at the choice of a role; `taken` lists the roles already chosen in this round."""
    p: dict[str, Any] = GAME.new(seats, seed=1, first_governor=governor, **options).position()
    sink %= seats
    p["round"] = round
    for player, special in zip(p["players"], players, strict=False):
        if special.doubloons is not None:
            player["doubloons"] = special.doubloons
        player["vp"], player["san_juan"] = special.vp, special.san_juan
        player["goods"] = {good: special.goods[good] for good in GOODS}
        player["city"] = special.buildings()
        if special.island is not None:
            player["island"] = special.tiles()
    _choose(p, seats, governor, taken.split())
    for role, doubloons in (role_doubloons or {}).items():
        p["roles"][role]["doubloons"] = doubloons
    for ship in p["ships"]:
        for good, barrels in counts((ships or {}).get(ship["capacity"], "")).items():
            ship["good"], ship["load"] = good, barrels
    p["trading_house"] = list(counts(house).elements())
    _share_goods(p, seats, goods_supply, sink)
    _share_colonists(p, seats, colonist_supply, colonist_ship, sink)
    _share_points(p, seats, vp_supply, sink)
    _lay_tiles(p, seats, face_up, pile, discard, quarry_supply)
    _take_buildings(p, seats, sold_out.split())
    p["end_triggers"] = [
        *triggers.split(),
        *(["city"] if any(spaces(player["city"]) == 12 for player in p["players"]) else []),
        *(["vp"] if p["vp_supply"] == 0 else []),
    ]
    return Table(load(p))


def load(position: dict[str, Any]) -> State:
    """Through JSON, as a person would hand it in."""
    return load_position(GAME, position)


def _choose(p: dict[str, Any], seats: int, governor: int, taken: list[str]) -> None:
    for pick, role in enumerate(taken):
        p["roles"][role]["taken_by"] = (governor + pick) % seats
    p["pick"] = len(taken)
    p["seat"] = (governor + len(taken)) % seats


def _share_goods(p: dict[str, Any], seats: int, supply: str | None, sink: int) -> None:
    held = Counter(p["trading_house"])
    for player in p["players"]:
        held.update(player["goods"])
    for ship in p["ships"]:
        held[ship["good"]] += ship["load"]
    wanted = counts(supply or "")
    total = {"corn": 10, "indigo": 11, "sugar": 11, "tobacco": 9, "coffee": 9}
    for good in GOODS:
        left = total[good] - (2 if seats == 2 else 0) - held[good]
        p["goods_supply"][good] = wanted.get(good, left)
        p["players"][sink]["goods"][good] += left - p["goods_supply"][good]


def _share_colonists(p: dict[str, Any], seats: int, supply: int | None, ship: int | None, sink: int) -> None:
    at_work = sum(
        player["san_juan"]
        + sum(tile["occupied"] for tile in player["island"])
        + sum(entry["colonists"] for entry in player["city"])
        for player in p["players"]
    )
    p["colonist_ship"] = seats if ship is None else ship
    left = {2: 42, 3: 58, 4: 79, 5: 100}[seats] - at_work - p["colonist_ship"]
    p["colonist_supply"] = left if supply is None else supply
    p["players"][sink]["san_juan"] += left - p["colonist_supply"]


def _share_points(p: dict[str, Any], seats: int, supply: int | None, sink: int) -> None:
    left = {2: 65, 3: 75, 4: 100, 5: 122}[seats] - sum(player["vp"] for player in p["players"])
    p["vp_supply"] = max(0, left) if supply is None else supply
    p["vp_paper"] = max(0, -left)
    p["players"][sink]["vp"] += max(0, left) - p["vp_supply"]


def _lay_tiles(
    p: dict[str, Any],
    seats: int,
    face_up: str | None,
    pile: str | None,
    discard: str,
    quarry_supply: int | None,
) -> None:
    """Tiles not on islands lie face down; with a pile given, the islands share the rest."""
    removed = 3 if seats == 2 else 0
    left = Counter({"corn": 10, "indigo": 12, "sugar": 11, "tobacco": 9, "coffee": 8})
    left.subtract(dict.fromkeys(GOODS, removed))
    left["quarry"] = 5 if seats == 2 else 8
    for player in p["players"]:
        left.subtract(tile["kind"] for tile in player["island"])
    quarries = left.pop("quarry")
    p["quarry_supply"] = quarries if quarry_supply is None else quarry_supply
    rest = ["quarry"] * (quarries - p["quarry_supply"])
    p["discard_pile"] = {good: counts(discard)[good] for good in GOODS}
    left.subtract(p["discard_pile"])
    shown = counts(face_up) if face_up is not None else None
    wanted = counts(pile) if pile is not None else None
    if shown is None:
        # The most plentiful kinds first, so that a test is free to use up the rare ones.
        plenty = sorted(left.elements(), key=lambda good: -left[good])
        shown = Counter(plenty[: seats + 1])
    p["face_up"] = {good: shown[good] for good in GOODS}
    left.subtract(shown)
    if wanted is None:
        p["draw_pile"] = sorted(left.elements(), key=lambda good: (hash_of(good), good))
    else:
        left.subtract(wanted)
        rest += list(left.elements())
        p["draw_pile"] = [word for word in (pile or "").split() if not word.isdigit()]
    for kind in rest:
        smallest = min(p["players"], key=lambda player: len(player["island"]))
        smallest["island"].append({"kind": kind, "occupied": False})


def hash_of(good: str) -> int:
    """A fixed order of kinds in the pile that is not the canonical one."""
    return sum(map(ord, good)) % 7


def _take_buildings(p: dict[str, Any], seats: int, sold_out: list[str]) -> None:
    """Copies in cities leave the board; what is sold out is spread over the other cities."""
    cities = [player["city"] for player in p["players"]]
    for name in p["building_supply"]:
        built = [any(entry["building"] == name for entry in city) for city in cities]
        p["building_supply"][name] -= sum(built)
        for city, has_it in reversed(list(zip(cities, built, strict=True))):
            if name in sold_out and not has_it and p["building_supply"][name] > 0:
                city.append({"building": name, "colonists": 0})
                p["building_supply"][name] -= 1


class Table(AnyTable):
    """A game of Puerto Rico in progress, and questions about what lies on the table."""

    def view(self, viewer: int | None) -> PuertoRicoView:
        view = self.state.view(viewer)
        assert isinstance(view, PuertoRicoView)
        return view

    def player(self, seat: int) -> dict[str, Any]:
        return dict(self["players"][seat])

    def doubloons(self, seat: int) -> int:
        return int(self.player(seat)["doubloons"])

    def vp(self, seat: int) -> int:
        return int(self.player(seat)["vp"])

    def san_juan(self, seat: int) -> int:
        return int(self.player(seat)["san_juan"])

    def colonists(self, seat: int) -> int:
        """All his colonists, wherever they are."""
        player = self.player(seat)
        lifted = self["scratch"]["unassigned"] if seat == self.seat else 0
        on_tiles = sum(tile["occupied"] for tile in player["island"])
        return int(on_tiles + sum(self.city(seat).values()) + player["san_juan"] + lifted)

    def goods(self, seat: int) -> dict[str, int]:
        """Barrels on the wind rose, without the zeros."""
        return {good: number for good, number in self.player(seat)["goods"].items() if number}

    def island(self, seat: int) -> list[str]:
        """Tiles by name, a star behind the occupied ones."""
        return [tile["kind"] + "*" * tile["occupied"] for tile in self.player(seat)["island"]]

    def city(self, seat: int) -> dict[str, int]:
        """Colonists by building."""
        return {entry["building"]: entry["colonists"] for entry in self.player(seat)["city"]}

    def ship(self, capacity: int) -> str:
        """`4 tobacco`, or `` for an empty ship."""
        ship = next(ship for ship in self["ships"] if ship["capacity"] == capacity)
        return f"{ship['load']} {ship['good']}" if ship["good"] else ""
