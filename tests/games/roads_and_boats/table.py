"""A Roads & Boats position in a few words, and lines of notation played from it.

    t = table("two_banks", P("donkey 0,-1: 2 stone"), ground={"0,0/1": "2 boards"}, at="select")
    t.play("P0 select r1", "step 5 land", "finish")

Players sit in the order of the sequence and are named by colour: `r1` is the first transporter of seat 0,
`y1` of seat 1. What a test does not mention is not there: no goods, no transporters, no roads; everybody is
at home on a start of the map.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import ludoteca.games.roads_and_boats
from ludoteca.core import registry
from ludoteca.core.state import State
from ludoteca.games.roads_and_boats.geometry import HEX_NAMES
from ludoteca.games.roads_and_boats.maps import Map, read, scenario
from ludoteca.games.roads_and_boats.state import State as NativeState
from ludoteca.games.roads_and_boats.steps import building
from ludoteca.games.roads_and_boats.view import RoadsAndBoatsView
from tests.table import Table as AnyTable
from tests.table import counts, load_position

assert ludoteca.games.roads_and_boats
GAME = registry.game("roads_and_boats")
COLOURS = "rygb"
PHASES = {
    "make": "production",
    "stow": "production",
    "select": "movement",
    "carried": "movement",
    "choose_site": "building",
    "buy_brick": "wonder",
}
SEATS = {
    "solo_valley": 1,
    "two_banks": 2,
    "strait": 2,
    "trident": 3,
    "inner_sea": 3,
    "four_valleys": 4,
    "archipelago": 4,
}
QUIET = ("demand no", "end_make", "end_stow", "end_move", "end_build", "end_wonder", "keep", "close")
"""How somebody answers who wants nothing."""


class P:
    """What is special about one player: transporters, home, research."""

    def __init__(self, *transporters: str, home: str = "", research: str = "") -> None:
        self.transporters = transporters
        self.home = home
        self.research = research.split()


def transporters(seat: int, special: P) -> list[dict[str, Any]]:
    """`truck 0,-1: 2 gold`, `raft 0,0/water`, `donkey 0,0 carries raft`."""
    found: list[dict[str, Any]] = []
    for text in special.transporters:
        head, _, cargo = text.partition(":")
        words = head.split()
        place, _, spot = words[1].partition("/")
        entry = {
            "id": "",
            "kind": words[0],
            "hex": place,
            "spot": spot or "bank0",
            "cargo": dict(counts(cargo)),
            "carries": None,
            "steps": 0,
            "done": False,
            "acts": 0,
            "made_at": None,
        }
        found.append(entry)
        if "carries" in words:
            entry["carries"] = f"{COLOURS[seat]}{len(found) + 1}"
            found.append({**entry, "kind": words[3], "carries": None, "cargo": {}})
    for number, entry in enumerate(found):
        entry["id"] = f"{COLOURS[seat]}{number + 1}"
    return found


def house(text: str) -> dict[str, Any]:
    """`sawmill`, `mine/1 gold=3 iron=3`, `raft_factory used=1`."""
    name, *rest = text.split()
    kind, _, bank = name.partition("/")
    made = {"kind": kind, "bank": int(bank or 0), "used": 0, "gold": 0, "iron": 0}
    made.update({word.partition("=")[0]: int(word.partition("=")[2]) for word in rest})
    return made


def border(text: str, special: str) -> dict[str, Any]:
    """`0,-1:0` with a `road`, a `road_b`, a neutral `wall`, or `wall=2 owner=0`."""
    place, _, edge = text.partition(":")
    made: dict[str, Any] = {"hex": place, "edge": int(edge), "roads": [], "pieces": 0, "owner": None}
    if int(edge) > 2:
        raise ValueError(f"{text}: a border is named by an edge from 0 to 2")
    for word in special.split():
        name, _, value = word.partition("=")
        if name == "wall":
            made["pieces"] = int(value or 1)
        elif name == "owner":
            made["owner"] = int(value)
        else:
            made["roads"].append("b" if name.endswith("_b") else "a")
    return made


def table(
    map: str,
    *players: P,
    seats: int | None = None,
    at: str = "make",
    phase: str = "",
    ground: dict[str, str] | None = None,
    houses: dict[str, str] | None = None,
    bridges: dict[str, list[int]] | None = None,
    borders: dict[str, str] | None = None,
    bricks: str = "",
    temple: list[int] | None = None,
    sequence: list[int] | None = None,
    change: dict[str, Any] | None = None,
    **options: Any,
) -> Table:
    """A position at the beginning of the first player's part of a phase."""
    chosen = SEATS[map] if seats is None else seats
    if chosen > 1:
        options.setdefault("cooperation", False)
    p: dict[str, Any] = GAME.new(chosen, seed=1, map=map, **options).position()
    p["sequence"] = sequence or list(range(chosen))
    p["temple"] = temple or list(range(chosen))[::-1]
    p["step"], p["seat"], p["index"] = at, p["sequence"][0], 0
    p["phase"] = phase or PHASES[at]
    p["under_way"]["site"] = None
    starts = [HEX_NAMES[tile] for tile in lay(map).starts_of(chosen)]
    for seat, player in enumerate(p["players"]):
        special = players[seat] if seat < len(players) else P()
        player["home"] = {"hex": special.home or starts[seat], "bank": 0}
        player["research"] = special.research
        player["transporters"] = transporters(seat, special)
    for tile in p["tiles"]:
        place = tile["hex"]
        tile["ground"] = {}
        for where, goods in (ground or {}).items():
            if where.partition("/")[0] == place:
                tile["ground"][where.partition("/")[2] or "0"] = dict(counts(goods))
        if place in (houses or {}):
            tile["house"] = house((houses or {})[place])
        if place in (bridges or {}):
            tile["bridges"] = (bridges or {})[place]
            tile["regions"] = joined(len(tile["river"]), tile["bridges"])
    p["borders"] = [border(where, what) for where, what in (borders or {}).items()]
    p["borders"].sort(key=lambda entry: (HEX_NAMES.index(entry["hex"]), entry["edge"]))
    wonder = [None if sign == "N" else int(sign) for sign in (bricks or ("N" * 17 if chosen == 1 else ""))]
    p["wonder"] = wonder
    p["turn"] = wonder.count(None) + 1 - (17 if chosen == 1 else 0)
    p.update(change or {})
    return Table(load(p))


def lay(map: str) -> Map:
    """A scenario by its name, or a map of one's own as a text (RB-3.1)."""
    return read(map) if "\n" in map else scenario(map)


def joined(banks: int, bridges: list[int]) -> list[int]:
    """The regions of banks by hand, as a player would join them."""
    regions = list(range(max(1, banks)))
    for arm in bridges:
        pair = (0, 1) if banks == 2 else (arm, (arm + 2) % 3)
        low, high = sorted(regions[bank] for bank in pair)
        regions = [low if region == high else region for region in regions]
    return regions


def load(position: dict[str, Any]) -> State:
    """Through JSON, as a person would hand it in."""
    return load_position(GAME, position)


class Table(AnyTable):
    """A game in progress, with questions about what lies on its map."""

    @property
    def native(self) -> NativeState:
        """The state as the modules of the room know it."""
        assert isinstance(self.state, NativeState)
        return self.state

    def tile(self, place: str) -> dict[str, Any]:
        return next(dict(tile) for tile in self["tiles"] if tile["hex"] == place)

    def ground(self, where: str) -> dict[str, int]:
        """What lies on the ground of a region: `t.ground("0,0/1")`."""
        place, _, region = where.partition("/")
        return dict(self.tile(place)["ground"].get(region or "0", {}))

    def house(self, place: str) -> dict[str, Any] | None:
        found: dict[str, Any] | None = self.tile(place)["house"]
        return found

    def kind_of_house(self, place: str) -> str:
        found = self.house(place)
        return "" if found is None else str(found["kind"])

    def transporter(self, name: str) -> dict[str, Any]:
        seat = COLOURS.index(name[0])
        entries = self["players"][seat]["transporters"]
        return next(dict(entry) for entry in entries if entry["id"] == name)

    def fleet(self, seat: int = 0) -> list[str]:
        return [entry["kind"] for entry in self["players"][seat]["transporters"]]

    def cargo(self, name: str) -> dict[str, int]:
        return dict(self.transporter(name)["cargo"])

    def where(self, name: str) -> str:
        entry = self.transporter(name)
        return f"{entry['hex']}/{entry['spot']}"

    def border(self, where: str) -> dict[str, Any]:
        """What stands on a border; nothing if it is bare."""
        place, _, edge = where.partition(":")
        for entry in self["borders"]:
            if entry["hex"] == place and entry["edge"] == int(edge):
                return dict(entry)
        return {"roads": [], "pieces": 0, "owner": None}

    def offered(self, verb: str) -> list[str]:
        """The legal lines of a verb, without the verb."""
        return [line.partition(" ")[2] for line in self.legal if line.split()[0] == verb]

    def steps(self) -> set[str]:
        """Where the active transporter can go, as `hex/spot`."""
        found = set()
        for line in self.offered("step"):
            after = self.copy().play(f"step {line}")
            found.add(after.where(self["under_way"]["active"]))
        return found

    def erect(self, place: str, *lines: str) -> Table:
        """Build something on a site; what is the only possibility there is built without asking."""
        self.play(f"site {place}")
        for line in lines:
            if line in self.legal:
                self.play(line)
        return self

    def works(self, place: str, verb: str) -> list[str]:
        """What the deciding seat could build from a tile, whether or not it would be asked."""
        lines = [
            self.state.game.text(action) for action in building.works(self.native, HEX_NAMES.index(place))
        ]
        return [line.partition(" ")[2] for line in lines if line.split()[0] == verb]

    def trade(self, partner: str, get: str = "", put: str = "", handler: str = "") -> Table:
        """One whole exchange of the active transporter, or of a handler when goods are stowed."""
        name = handler or str(self["under_way"]["active"])
        wanted = Counter(self.cargo(name))
        wanted.update(counts(get))
        wanted.subtract(counts(put))
        if handler:
            self.play(f"stow {handler}")
        if f"exchange {partner}" in self.legal:
            self.play(f"exchange {partner}")
        while self.state.asked() == "exchange" and +wanted != Counter(self.cargo(name)):
            held = Counter(self.cargo(name))
            lines = [f"get {good}" for good in wanted - held] + [f"put {good}" for good in held - wanted]
            self.play(next(line for line in lines if line in self.legal))
        if self.state.asked() == "exchange":
            self.play("close")
        assert +wanted == Counter(self.cargo(name))
        return self

    def wait(self, *steps: str) -> Table:
        """Say no to everything until one of these steps is asked."""
        for _ in range(500):
            if self.state.over or self.state.asked() in steps:
                return self
            self.play(next((line for line in QUIET if line in self.legal), self.legal[-1]))
        raise AssertionError(f"never asked: {steps}")

    def turn_over(self) -> Table:
        """On to the next turn, saying no to everything."""
        turn = self["turn"]
        while not self.state.over and self["turn"] == turn:
            self.play(next((line for line in QUIET if line in self.legal), self.legal[-1]))
        return self

    def view(self, seat: int | None = None) -> RoadsAndBoatsView:
        view = self.state.view(seat)
        assert isinstance(view, RoadsAndBoatsView)
        return view
