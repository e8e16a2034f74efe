"""A Rio de la Plata position in a few words, and lines of notation played from it.

    t = table(3, P(goods="2 stone 1 coin"), city="8,5 hut:0 | 9,5 /11 | 7,5 market /0", roads="h6,7 v7,7")
    t.play("P0 city 6", "P0 place 8,6")
    t = war(3, attacker=2, invaders={"8,4": 2}, city="8,5 house:0 /00")

On a space stand a building (with its owner) and, behind a slash, pawns by colour from top to bottom. A grid
lists its cells: a seat, `s` for the shadow, `-` for nobody, and `?` behind a pawn that is not paid for.
Everybody has no goods unless a test says so; pawns that are nowhere else are in the hand.
"""

from __future__ import annotations

from typing import Any

import ludoteca
from ludoteca.core.state import State
from ludoteca.games.rio_de_la_plata import RioDeLaPlata
from ludoteca.games.rio_de_la_plata.data import GRID_NAMES, OFFICE_NAMES, SLOT_WORKERS
from ludoteca.games.rio_de_la_plata.geography import SPACE_NAMES, WALL_NAMES
from ludoteca.games.rio_de_la_plata.view import RioDeLaPlataView
from tests.table import Table as AnyTable
from tests.table import counts, load_position

GAME = ludoteca.game(RioDeLaPlata.id)
GOODS = ("stone", "wood", "precious", "coin")
MARKS = ("ready", "finished", "spent")


class P:
    """What is special about one player."""

    def __init__(
        self,
        *,
        goods: str = "",
        vp: int = 0,
        bought: int = 0,
        fields: int = 0,
        workshop: int = 0,
        dock: int = 0,
        order_pawns: int = 0,
        cargo: str = "",
        wars: int = 0,
    ) -> None:
        held, aboard = counts(goods), counts(cargo)
        self.values: dict[str, Any] = {
            "hand": 0,
            "goods": {good: held[good] for good in GOODS},
            "vp": vp,
            "bought": bought,
            "fields": fields,
            "workshop": workshop,
            "dock": dock,
            "order_pawns": order_pawns,
            "cargo": {good: aboard[good] for good in GOODS[:3]},
            "wars": wars,
        }


def table(seats: int, *players: P, **rest: Any) -> Table:
    """A position at the menu of the placement or effects phase, as `laid` describes it."""
    return Table(load(laid(seats, *players, **rest)))


def laid(
    seats: int,
    *players: P,
    order: str = "",
    turn: int | None = None,
    phase: str = "placement",
    year: int = 1585,
    placed: int = 0,
    city: str = "",
    roads: str = "",
    walls: str = "",
    grids: dict[str, str] | None = None,
    last_payer: dict[str, int] | None = None,
    full: str = "",
    fort: bool = False,
    harbour: bool = False,
    quarry: str = "",
    forest: str = "",
    offices: dict[str, int] | None = None,
    new_offices: dict[str, int] | None = None,
    seeking: dict[str, int] | None = None,
    returns: int | None = None,
    paid_by: int | None = None,
    natives: int = 1,
    corsairs: int = 1,
    trade: bool = False,
    seed: int = 1,
    **options: Any,
) -> dict[str, Any]:
    """The position before it is read; `turn` is the seat whose turn it is."""
    p = blank(seats, trade=trade, seed=seed, **options)
    p["order"] = [int(word) for word in order.split()] or list(range(seats))
    p["players"] = [(players[seat] if seat < len(players) else P()).values for seat in range(seats)]
    p["phase"], p["step"], p["year"] = phase, phase, year
    p["mover"] = p["seat"] = p["order"][0] if turn is None else turn
    p["turn"]["placed"] = placed
    p["city"] = spaces(city)
    p["roads"], p["walls"] = by_name(roads), in_order(walls)
    for name, cells in (grids or {}).items():
        fill_grid(p["grids"][name], cells, (last_payer or {}).get(name))
    p["full"] = full.split()
    p["fort"], p["harbour"] = fort, harbour
    p["quarry"], p["forest"] = slots(quarry), slots(forest)
    for name, seat in (offices or {}).items():
        p["offices"][name] = {"owner": seat, "since": year - 1, "pawn": None}
    for name, seat in (new_offices or {}).items():
        p["offices"][name] = {"owner": seat, "since": year, "pawn": None}
    for name, seat in (seeking or {}).items():
        p["offices"][name]["pawn"] = seat
    p["ship_returns"], p["departure_paid_by"] = returns, paid_by
    p["markers"] = {"natives": natives, "corsairs": corsairs}
    fill_hands(p)
    return p


def war(
    seats: int,
    *players: P,
    attacker: int,
    enemy: str = "natives",
    turn: int | None = None,
    invaders: dict[str, int] | None = None,
    marks: dict[str, str] | None = None,
    outside: str = "",
    round: int = 1,
    quiet: int = 0,
    step: str = "war_turn",
    **rest: Any,
) -> Table:
    """A position in the rounds of a war; `outside` lists groups as `n5/2`, marked ones `n5/2/finished`."""
    given = [*players, *(P() for _ in range(seats - len(players)))]
    if given[attacker].values["wars"] == 0:
        given[attacker].values["wars"] = 1
    p = laid(seats, *given, **rest)
    p["phase"], p["step"] = "war", step
    p["mover"] = p["seat"] = attacker if turn is None else turn
    waiting: dict[tuple[str, int, str], int] = {}
    for word in outside.split():
        wall, size, *mark = word.split("/")
        group = (wall, int(size), mark[0] if mark else "ready")
        waiting[group] = waiting.get(group, 0) + 1
    noted = {**(invaders or {}), **{space: 0 for space in (marks or {}) if space not in (invaders or {})}}
    p["war"] = {
        "enemy": enemy,
        "attacker": attacker,
        "enemies": sum((invaders or {}).values()) + sum(key[1] * count for key, count in waiting.items()),
        "unplaced": 0,
        "shots": 0,
        "own_left": 0,
        "other_left": 0,
        "hired": 0,
        "round": round,
        "quiet_rounds": quiet,
        "has_battle": False,
        "groups": [
            {"space": space, "enemies": noted[space], "marks": (marks or {}).get(space, "").split()}
            for space in sorted(noted, key=SPACE_NAMES.index)
        ],
        "outside": [
            {"wall": wall, "size": size, "mark": mark, "count": waiting[wall, size, mark]}
            for wall, size, mark in sorted(
                waiting, key=lambda key: (WALL_NAMES.index(key[0]), key[1], MARKS.index(key[2]))
            )
        ],
        "active": None,
        "points": 0,
        "active_marks": [],
        "proposal": None,
        "partner": None,
        "asking": [],
        "refused": [],
        "asked_about": None,
    }
    return Table(load(p))


def blank(seats: int, **options: Any) -> dict[str, Any]:
    """The position at the start of a game."""
    seed = options.pop("seed", 1)
    return dict(GAME.new(seats, seed=seed, **options).position())


def load(position: dict[str, Any]) -> State:
    """Through JSON, as a person would hand it in."""
    return load_position(GAME, position)


def spaces(text: str) -> list[dict[str, Any]]:
    """`8,5 hut:0 /0 | 9,5 market` as spaces of the city."""
    found = []
    for part in filter(None, (part.strip() for part in text.split("|"))):
        space, *words = part.split()
        entry: dict[str, Any] = {
            "space": space,
            "building": None,
            "owner": None,
            "pawns": [],
            "built": False,
            "activations": 0,
        }
        for word in words:
            if word.startswith("/"):
                entry["pawns"] = [int(pawn) for pawn in word[1:]]
            elif word == "built":
                entry["built"] = True
            else:
                name, _, owner = word.partition(":")
                entry["building"], entry["owner"] = name, int(owner) if owner else None
        found.append(entry)
    return sorted(found, key=lambda entry: SPACE_NAMES.index(entry["space"]))


def by_name(text: str) -> list[str]:
    """Roads, as they come."""
    return text.split()


def in_order(text: str) -> list[str]:
    """Walls along the sides of the city."""
    return sorted(text.split(), key=WALL_NAMES.index)


def slots(text: str) -> list[int | None]:
    """`0 - 1` as the slots of quarry or forest."""
    words = text.split()
    return [int(word) if word != "-" else None for word in words] + [None] * (6 - len(words))


def fill_grid(grid: dict[str, Any], text: str, last_payer: int | None) -> None:
    """`0 1? - s` as pawns on the cells."""
    for cell, word in zip(grid["cells"], text.split(), strict=False):
        if word == "-":
            continue
        pawn, _, debtor = word.partition("?")
        cell["shadow"] = pawn == "s"
        cell["owner"] = None if pawn == "s" else int(pawn)
        if "?" in word:
            cell["unpaid_by"] = int(debtor or pawn)
        else:
            grid["last_payer"] = last_payer if last_payer is not None else int(pawn) if pawn != "s" else 0


def fill_hands(p: dict[str, Any]) -> None:
    """Whoever is not on the board is in the hand."""
    for seat, player in enumerate(p["players"]):
        out = sum(entry["pawns"].count(seat) for entry in p["city"])
        out += sum(cell["owner"] == seat for name in GRID_NAMES for cell in p["grids"][name]["cells"])
        for row in ("quarry", "forest"):
            out += sum(int(SLOT_WORKERS[slot]) for slot, owner in enumerate(p[row]) if owner == seat)
        out += sum(p["offices"][name]["pawn"] == seat for name in OFFICE_NAMES)
        out += sum(player[key] for key in ("fields", "workshop", "dock", "order_pawns"))
        player["hand"] = 9 - out
    if len(p["players"]) == 2:
        shadows = sum(cell["shadow"] for name in GRID_NAMES for cell in p["grids"][name]["cells"])
        p["shadow_supply"] = 10 - shadows


class Table(AnyTable):
    """A game of Rio de la Plata in progress, and questions about what lies on the table."""

    def view(self, viewer: int | None) -> RioDeLaPlataView:
        view = self.state.view(viewer)
        assert isinstance(view, RioDeLaPlataView)
        return view

    def to_effects(self) -> Table:
        """Nobody places any more."""
        while self["phase"] == "placement":
            self.play("end_placement")
        return self

    def next_year(self) -> Table:
        """Everybody goes on doing nothing until the next year, or the war of this one, begins."""
        year = self["year"]
        while not self.state.over and self["year"] == year and self["war"] is None:
            self.play(next(line for line in reversed(self.legal) if line != "cancel"))
        return self

    def player(self, seat: int) -> dict[str, Any]:
        return dict(self["players"][seat])

    def hand(self, seat: int) -> int:
        return int(self.player(seat)["hand"])

    def vp(self, seat: int) -> int:
        return int(self.player(seat)["vp"])

    def goods(self, seat: int) -> dict[str, int]:
        """Goods and coins, without the zeros."""
        return {good: number for good, number in self.player(seat)["goods"].items() if number}

    def coins(self, seat: int) -> int:
        return int(self.player(seat)["goods"]["coin"])

    def at(self, space: str) -> str:
        """A space in the words of `table`: `house:0 /00`."""
        for entry in self["city"]:
            if entry["space"] == space:
                building = entry["building"] or ""
                owner = "" if entry["owner"] is None else f":{entry['owner']}"
                pawns = "".join(str(pawn) for pawn in entry["pawns"])
                return f"{building}{owner} {'/' if pawns else ''}{pawns}".strip()
        return ""

    def enemies(self, space: str) -> int:
        return sum(group["enemies"] for group in self["war"]["groups"] if group["space"] == space)

    def grid(self, name: str) -> str:
        """The cells of a grid in the words of `table`."""
        words = []
        for cell in self["grids"][name]["cells"]:
            pawn = "s" if cell["shadow"] else "-" if cell["owner"] is None else str(cell["owner"])
            debtor = cell["unpaid_by"]
            words.append(pawn + ("" if debtor is None else "?" if str(debtor) == pawn else f"?{debtor}"))
        return " ".join(words)

    def legal_of(self, verb: str) -> list[str]:
        """What may be said with one verb."""
        return [line.partition(" ")[2] for line in self.legal if line.partition(" ")[0] == verb]
