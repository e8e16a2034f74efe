"""A position of Age of Discovery in a few words, and lines of notation played from it.

    t = table(3, P(money=12, buildings="settlers"), turn=2, dock="1:merchant 0", units={"peru": "2s1 0 3"})
    t.begin().play("P1 land peru")

The table stands at the end of a placement: the last in turn order has one colonist left to place, and
`begin` places it, by default in Warfare, where it disturbs nothing. A piece is `seat` or `seat:unit`; units
of a region are one word for each seat: `2` others, `1s` a soldier, `2s3` both. Totals stay right by
themselves: goods come from the pool, buildings from the stack, the display has five, and tiles of discovered
regions that nobody is said to have belong to the seat `sink`. Whoever has three units in a region has its
good; a good that is `taken` besides must be owned by somebody.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Self

import ludoteca
from ludoteca.core.state import State
from ludoteca.games.age_of_discovery import data
from ludoteca.games.age_of_discovery.view import AgeOfDiscoveryView
from tests.table import Table as AnyTable
from tests.table import counts, load_position

GAME = ludoteca.game("age_of_discovery")
GOODS = data.GOOD_NAMES
UNITS = data.UNIT_NAMES
REGIONS = data.REGION_NAMES
CREWS = data.CREW_NAMES
BUILDINGS = {building.name: building for building in data.BUILDING_TABLE}
LEAST = ("place warfare", "place shipping", "pass", "expedition no")
"""What somebody plays who wants to do as little as possible."""
START_GOOD = {region.name: region.good for region in data.REGION_TABLE}


class P:
    """What is special about one player."""

    def __init__(
        self,
        *,
        money: int = 0,
        hand: str = "",
        goods: str = "",
        ships: int = 0,
        buildings: str = "",
        tiles: str = "",
        cards: str = "",
        shipping: str = "",
        discovery: str = "",
        colony_vp: tuple[int, int, int] = (0, 0, 0),
    ) -> None:
        self.money = money
        self.hand = counts(hand)
        self.goods = counts(goods)
        self.ships = ships
        self.buildings = buildings.split()
        self.tiles = [int(tile) for tile in tiles.split()]
        self.cards = cards.split()
        self.shipping = counts(shipping)
        self.discovery = counts(discovery)
        self.colony_vp = list(colony_vp)

    def entry(self) -> dict[str, Any]:
        """The player as a position has it."""
        return {
            "money": self.money,
            "hand": {unit: self.hand[unit] for unit in UNITS},
            "next_hand": dict.fromkeys(UNITS, 0),
            "goods": {good: self.goods[good] for good in GOODS},
            "ships": self.ships,
            "buildings": [name for name in BUILDINGS for _ in range(self.buildings.count(name))],
            "tiles": self.tiles,
            "cards": self.cards,
            "colony_vp": self.colony_vp,
            "economy": None,
            "last_bid": 0,
            "shipping": {unit: self.shipping[unit] for unit in UNITS},
            "discovery": {crew: self.discovery[crew] for crew in CREWS},
        }


def piece(word: str) -> dict[str, Any] | None:
    """`1:merchant` or `1`, a colonist; `-` is an empty space."""
    seat, _, unit = word.partition(":")
    return None if word == "-" else {"seat": int(seat), "unit": unit or "colonist"}


def row(text: str, spaces: int) -> list[dict[str, Any] | None]:
    """Pieces from the left, then empty spaces."""
    pieces = [piece(word) for word in text.split()]
    return [*pieces, *([None] * (spaces - len(pieces)))]


def table(
    seats: int,
    *players: P,
    turn: int = 1,
    order: str = "",
    discovered: str = "",
    tiles: dict[str, int] | None = None,
    known: str = "",
    units: dict[str, str] | None = None,
    taken: str = "",
    initiative: str = "",
    dock: str = "",
    dock_x: str = "-",
    dock_y: str = "-",
    goods: str = "",
    capital: str = "",
    warfare: str = "",
    specialists: dict[str, str] | None = None,
    market: str | None = None,
    pool: str = "",
    display: str = "",
    stack: str = "",
    deck: str = "",
    university_used: bool = False,
    sink: int = -1,
    last: int | None = None,
) -> Table:
    """A position in which the seat `last` has one unit left to place; without it the last in turn order."""
    p: dict[str, Any] = GAME.new(seats, seed=1).position()
    p["turn"] = turn
    p["turn_order"] = [int(seat) for seat in order.split()] or list(range(seats))
    specials = [*players, *(P() for _ in range(seats - len(players)))]
    p["players"] = [special.entry() for special in specials]
    p["university_used"] = university_used
    p["boxes"] = {
        "initiative": row(initiative, 5),
        "dock": row(dock, 2 * seats - 1),
        "dock_x": piece(dock_x),
        "dock_y": piece(dock_y),
        "goods": row(goods, 4),
        "capital": row(capital, 5),
        "specialists": {slot: piece((specialists or {}).get(slot, "-")) for slot in data.SLOT_NAMES},
        "warfare": row(warfare, 5),
    }
    _lay_map(p, seats, discovered.split(), tiles or {}, known.split(), units or {}, sink % seats)
    for name in taken.split():
        p["regions"][name]["good"] = False
    _lay_goods(p, market, pool)
    _lay_buildings(p, turn, display, stack)
    owned = [card for player in p["players"] for card in player["cards"]]
    rest = [card for card in data.CARD_NAMES if card not in [*owned, *deck.split()]]
    p["deck"] = [*rest, *deck.split()]
    placer = p["turn_order"][-1] if last is None else last
    if not any(sum(player["hand"].values()) for player in p["players"]):
        p["players"][placer]["hand"]["colonist"] = 1
    p["place"] = p["turn_order"].index(placer)
    p["seat"] = placer
    p["step"], p["scratch"]["unit"] = "place_unit", None
    return Table(load(p))


def load(position: dict[str, Any]) -> State:
    """Through JSON, as a person would hand it in."""
    return load_position(GAME, position)


def _lay_map(
    p: dict[str, Any],
    seats: int,
    discovered: list[str],
    tiles: dict[str, int],
    known: list[str],
    units: dict[str, str],
    sink: int,
) -> None:
    opened = {"caribbean", *discovered, *units}
    taken = [tile for player in p["players"] for tile in player["tiles"]]
    free = [tile for tile in range(16) if tile not in [*taken, *tiles.values()]]
    missing = len(opened) - 1 - len(taken)
    p["players"][sink]["tiles"] = sorted(p["players"][sink]["tiles"] + [free.pop() for _ in range(missing)])
    for name in REGIONS:
        words = units.get(name, "0").split()
        forces = [word.partition("s") if "s" in word else ("0", "", word) for word in words]
        soldiers = [int(force[0] or 0) for force in forces]
        others = [int(force[2] or 0) for force in forces]
        soldiers += [0] * (seats - len(soldiers))
        others += [0] * (seats - len(others))
        strong = [seat for seat in range(seats) if soldiers[seat] + others[seat] >= 3]
        p["regions"][name] = {
            "tile": None if name in opened else tiles.get(name, free[0] if free else 0),
            "tile_known": name in known,
            "good": not strong,
            "soldiers": soldiers,
            "others": others,
        }
        if p["regions"][name]["tile"] in free:
            free.remove(p["regions"][name]["tile"])
        for seat in strong[:1]:
            p["players"][seat]["goods"][START_GOOD[name]] += 1


def _lay_goods(p: dict[str, Any], market: str | None, pool: str) -> None:
    left = Counter({good.name: good.tiles for good in data.GOOD_TABLE})
    for player in p["players"]:
        left.subtract(player["goods"])
    left.subtract([START_GOOD[name] for name in REGIONS if p["regions"][name]["good"]])
    wanted = counts(pool)
    if market is None:
        shown: list[str] = []
        for good in GOODS:
            if len(shown) < 4 and left[good] > wanted[good]:
                shown.append(good)
        p["market"] = shown
    else:
        p["market"] = list(counts(market).elements())
    left.subtract(p["market"])
    left.subtract(wanted)
    p["pool"] = [*left.elements(), *wanted.elements()]


def _lay_buildings(p: dict[str, Any], turn: int, display: str, stack: str) -> None:
    era = data.ERA_OF_TURN[turn]
    left = Counter({building.name: building.copies for building in data.BUILDING_TABLE})
    for player in p["players"]:
        left.subtract(player["buildings"])
    wanted = stack.split()
    left.subtract(wanted)
    now = [name for name in left.elements() if BUILDINGS[name].era == era]
    shown = display.split()
    for name in shown:
        now.remove(name)
    missing = 5 - len(shown)
    shown, now = [*shown, *now[:missing]], now[missing:]
    later = [name for age in (3, 2) if age > era for name in left.elements() if BUILDINGS[name].era == age]
    p["display"] = [*shown, *([None] * (5 - len(shown)))]
    p["stack"] = [*later, *now, *wanted]


class Table(AnyTable):
    """A game in progress, and what lies on the table."""

    def begin(self, box: str = "warfare") -> Self:
        """The last unit is placed, and the boxes are resolved."""
        return self.play(f"place {box}")

    def end_turn(self) -> Self:
        """Everybody does as little as possible, from here to the next turn or the end of the game."""
        turn = self.position["turn"]
        while not self.state.over and self.position["turn"] == turn:
            least = [line for line in LEAST if line in self.legal]
            self.play((least or self.legal)[0])
        return self

    def view(self, viewer: int | None = None) -> AgeOfDiscoveryView:
        view = self.state.view(viewer)
        assert isinstance(view, AgeOfDiscoveryView)
        return view

    def player(self, seat: int) -> dict[str, Any]:
        return dict(self.position["players"][seat])

    def money(self, seat: int) -> int:
        return int(self.player(seat)["money"])

    def goods(self, seat: int) -> dict[str, int]:
        return {good: count for good, count in self.player(seat)["goods"].items() if count}

    def hand(self, seat: int) -> dict[str, int]:
        return {unit: count for unit, count in self.player(seat)["hand"].items() if count}

    def next_hand(self, seat: int) -> dict[str, int]:
        return {unit: count for unit, count in self.player(seat)["next_hand"].items() if count}

    def discovery(self, seat: int) -> dict[str, int]:
        return {crew: count for crew, count in self.player(seat)["discovery"].items() if count}

    def region(self, name: str) -> dict[str, Any]:
        return dict(self.position["regions"][name])

    def force(self, name: str, seat: int) -> tuple[int, int]:
        """Soldiers and others of a seat in a region."""
        region = self.region(name)
        return region["soldiers"][seat], region["others"][seat]

    def box(self, name: str) -> list[int | None]:
        """Who has the spaces of a box."""
        return [entry and entry["seat"] for entry in self.position["boxes"][name]]

    @property
    def step(self) -> str:
        return self.state.asked()
