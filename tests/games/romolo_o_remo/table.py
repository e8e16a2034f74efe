"""A position of Romolo o Remo? in a few words, and lines of notation played from it.

    t = table(2, P(units="worker1@1,-3", cubes="2 wood 1 stone", coins=3), P(), hexes={"0,-1": "plain farm"})
    t.play("P0 select worker1", "P0 act build", "P0 build warehouse")

It is the Action phase of seat 0, who sits at P1. Every Capital is the first grey hex of its player, bare but
for the Tower; the grey hexes are two plains and a hill. A sixth Worker idles in every Capital, so that Turns
do not end by themselves. Hexes that a test does not mention are unexplored. Whatever stands on the map has
left the Bank; characters that nobody has lie in the Display, without a pile.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import ludoteca
from ludoteca.games.romolo_o_remo.data import CHARACTER_TABLE, SETUPS
from ludoteca.games.romolo_o_remo.view import RomoloView
from tests.table import Table as AnyTable
from tests.table import counts, load_position

GAME = ludoteca.game("romolo_o_remo")
RESOURCES = ("grain", "wood", "stone", "salt", "refined")
TOKENS = ("x2", "plus3", "plus_hit", "minus_hit", "retreat", "blank")
BANK = {
    "farm": "farms",
    "warehouse": "warehouses",
    "port": "ports",
    "temple": "temples",
    "sawmill": "quarry_sawmill",
    "quarry": "quarry_sawmill",
    "aqueduct": "aqueducts",
    "forum": "forums",
}
CAPITALS = {
    1: ("-1,1",),
    2: ("1,-3", "-1,2"),
    3: ("1,-3", "1,1", "-3,1"),
    4: ("-1,-3", "3,-3", "1,2", "-3,2"),
}
"""The first grey hex of every seat, by r, then q."""
HILLS = {
    1: ("-1,2",),
    2: ("1,-2", "-1,3"),
    3: ("1,-2", "1,2", "-3,2"),
    4: ("-1,-2", "3,-2", "1,3", "-3,3"),
}


class P:
    """What is special about one player.

    `units` are `worker1@0,0`, with marks and the number of actions after colons: `soldier1@0,0:1:marker`.
    """

    def __init__(
        self,
        *,
        units: str = "",
        cubes: str = "",
        coins: float = 0,
        characters: str = "",
        tokens: str | None = None,
        hidden: str = "blank",
        battle_tokens: int = 0,
        marks: str = "",
        seen: str = "",
        damage: int = 0,
        fallen: str = "",
        explorer_removed: bool = False,
        idle: bool = True,
    ) -> None:
        self.units = units
        self.cubes = counts(cubes)
        self.half_coins = int(coins * 2)
        self.characters = counts(characters)
        self.tokens = tokens
        self.hidden = hidden
        self.battle_tokens = battle_tokens
        self.marks = counts(marks)
        self.seen = seen
        self.damage = damage
        self.fallen = fallen
        self.explorer_removed = explorer_removed
        self.idle = idle

    def has_acted(self) -> bool:
        """Is a Unit not as at the start of a Turn?"""
        marks = [mark for word in self.units.split() for mark in word.split(":")[1:]]
        return any(mark != "marker" for mark in marks)

    def figures(self) -> dict[str, Any]:
        """`worker1@0,0:1:marker` as Units of a position."""
        found = {}
        for word in self.units.split():
            name, _, rest = word.partition("@")
            hex, *marks = rest.split(":")
            most = 3 if name == "explorer" else 2
            actions = [int(mark) for mark in marks if mark.isdigit()]
            found[name] = {
                "hex": hex,
                "actions": actions[0] if actions else most,
                "marks": [mark for mark in marks if not mark.isdigit()],
            }
        return found


def table(
    seats: int,
    *players: P,
    hexes: dict[str, str] | None = None,
    prices: str = "",
    market: dict[str, str] | None = None,
    on_tiles: dict[str, Any] | None = None,
    water_pile: int | None = None,
    bank: dict[str, int] | None = None,
    ai: dict[str, Any] | None = None,
    ending: bool = False,
    step: str | None = None,
    round: int = 5,
    **options: Any,
) -> Table:
    """A position at the start of the Action phase of seat 0, or at another calm step."""
    t = Table(
        load_position(
            GAME,
            position(
                seats,
                *players,
                hexes=hexes,
                prices=prices,
                market=market,
                on_tiles=on_tiles,
                water_pile=water_pile,
                bank=bank,
                ai=ai,
                ending=ending,
                step=step,
                round=round,
                **options,
            ),
        )
    )
    return t.play("continue") if step is None and t.state.asked() == "surrender" else t


def begun(seats: int, **options: Any) -> dict[str, Any]:
    """A game of seat 0 as first player, with the Capitals and hills of the tables above, before its Turn."""
    for seed in range(100):
        state = GAME.new(seats, seed=seed, **options)
        if state.seat == 0:
            break
    t = Table(state)
    while state.asked() in ("setup_terrain", "setup_orient", "setup_resource"):
        hill = HILLS[seats][int(state.seat)]
        t.play(
            {
                "setup_terrain": "terrain hill",
                "setup_orient": f"lay {hill}",
                "setup_resource": "take grain",
            }[state.asked()]
        )
    while state.asked().startswith("setup"):
        if state.asked() == "setup_tower":
            t.play(f"tower {CAPITALS[seats][int(state.seat)]}")
        else:
            t.play(t.legal[0])
    return dict(state.position())


def position(
    seats: int,
    *players: P,
    hexes: dict[str, str] | None = None,
    prices: str = "",
    market: dict[str, str] | None = None,
    on_tiles: dict[str, Any] | None = None,
    water_pile: int | None = None,
    bank: dict[str, int] | None = None,
    ai: dict[str, Any] | None = None,
    ending: bool = False,
    step: str | None = None,
    round: int = 5,
    **options: Any,
) -> dict[str, Any]:
    """The same as plain data; without a step the Turn begins, or goes on if a Unit has used its actions."""
    if step is None:
        is_stored = any(":" in text for text in (hexes or {}).values())
        has_begun = is_stored or any(player.has_acted() for player in players)
        step = "action_main" if has_begun else "surrender"
    p = begun(seats, **options)
    p["step"], p["round"], p["turn"], p["ending"], p["begun"] = step, round, round * seats, ending, False
    _lay(p, seats, hexes or {}, water_pile)
    for resource, price in counts(prices).items():
        p["prices"][resource] = price
    for name in (word for word in prices.split() if word.startswith("no_")):
        p["prices"][name.removeprefix("no_")] = 0
        del p["prices"][name]
    for column, cubes in (market or {}).items():
        p["market"][column].update(counts(cubes))
    for seat, player in enumerate(p["players"]):
        _seat(player, players[seat] if seat < len(players) else P(), p)
    if ai is not None:
        p["ai"].update(ai)
    _characters(p, seats)
    p["on_tiles"].update(on_tiles or {})
    _count_bank(p, seats, bank or {})
    return p


def _lay(p: dict[str, Any], seats: int, hexes: dict[str, str], water_pile: int | None) -> None:
    """Tiles face up as told; the others stay face down, plains first, so that the box is never overdrawn."""
    told = {name: text.split() for name, text in hexes.items()}
    left = Counter({"plain": 19, "hill": 10, "forest": 10, "water": 6})
    for name, hex in p["map"].items():
        hex["constructions"], hex["warehouses"], hex["walls"] = {}, [], []
        if name in told and told[name][0] in left:
            hex["terrain"], hex["explored"] = told[name][0], True
        if hex["explored"]:
            left[hex["terrain"]] -= 1
        if name in told:
            first = told[name][0].removeprefix("hidden_")
            words = told[name][1:] if first in ("plain", "hill", "forest", "water") else told[name]
            _furnish(hex, words)
    if water_pile is not None:
        p["water_pile"] = water_pile
        left["water"] += 9 - water_pile
    elif left["water"] < 0:
        p["water_pile"] = 9 + left["water"]
        left["water"] = 0
    spare = [kind for kind in ("hill", "forest", "plain", "water") for _ in range(left[kind])]
    for name, hex in p["map"].items():
        if not hex["explored"]:
            wanted = told.get(name, [""])[0].removeprefix("hidden_")
            hex["terrain"] = wanted if wanted in spare else spare[0]
            spare.remove(hex["terrain"])


def _furnish(hex: dict[str, Any], words: list[str]) -> None:
    """`2 farm warehouse wood:2 wall_e x3` as the contents of a hex."""
    number = 1
    for word in words:
        if word.isdigit():
            number = int(word)
            continue
        if word.startswith("wall_"):
            hex["walls"].append(word.removeprefix("wall_"))
        elif word in ("x2", "x3"):
            hex["multiplier"] = int(word[1])
        elif word == "warehouse":
            hex["warehouses"] += [None] * number
        elif ":" in word:
            resource, count = word.split(":")
            hex["warehouses"].append({"resource": resource, "count": int(count)})
        else:
            hex["constructions"][word] = hex["constructions"].get(word, 0) + number
        number = 1


def _seat(player: dict[str, Any], special: P, p: dict[str, Any]) -> None:
    player["units"] = special.figures()
    if special.idle:
        player["units"].setdefault("worker6", {"hex": player["capital"], "actions": 2, "marks": []})
    player["cubes"] = {name: special.cubes[name] for name in RESOURCES}
    player["half_coins"] = special.half_coins
    player["battle_tokens"] = special.battle_tokens
    player["characters"] = dict(special.characters)
    player["marks"] = dict(special.marks)
    player["seen"] = special.seen.split()
    player["tower_damage"] = special.damage
    player["fallen"] = special.fallen.split()
    player["explorer_removed"] = special.explorer_removed
    if p["options"]["battle"] == "tokens":
        player["hidden_token"] = special.hidden
        left = [name for name in TOKENS if name != special.hidden]
        player["tokens"] = left if special.tokens is None else special.tokens.split()
    if "dux" in special.characters:
        p["on_tiles"]["dux"] = 4
    if "foederatus" in special.characters:
        p["on_tiles"]["foederatus"] = 3
    if "negotiator" in special.characters:
        p["on_tiles"]["negotiator"] = ["grain"]
    if special.characters["praepositus"] and not special.marks:
        player["marks"] = {"grain": special.characters["praepositus"]}


def _characters(p: dict[str, Any], seats: int) -> None:
    """The Display holds what nobody has, as far as it goes; the rest is out of the game."""
    setup = SETUPS[seats]
    owned: Counter[str] = Counter()
    for owner in (*p["players"], *([p["ai"]] if p["ai"] else [])):
        owned.update(owner["characters"])
    rest = []
    for type_ in (1, 2, 3):
        tiles = [row.name for row in CHARACTER_TABLE if row.type == type_ for _ in range(row.copies)]
        taken = [name for name in tiles if name in owned]
        for name in owned.elements():
            if name in tiles:
                tiles.remove(name)
        count = sum(owned[name] for name in set(taken))
        rest += tiles[: setup.types[type_ - 1] - count]
    slots: list[str | None] = [*rest[: setup.display]]
    p["display"] = slots + [None] * (setup.display - len(slots))
    p["character_pile"] = []
    p["removed_characters"] = dict(Counter(rest[setup.display :]))


def _count_bank(p: dict[str, Any], seats: int, wanted: dict[str, int]) -> None:
    """Whatever is on the map has left the Bank."""
    names = ("farms", "warehouses", "ports", "temples", "quarry_sawmill", "aqueducts", "forums")
    bank = dict(zip((*names, "walls", "mercenaries", "battle_tokens"), SETUPS[seats].bank, strict=True))
    for hex in p["map"].values():
        for kind, count in hex["constructions"].items():
            bank[BANK[kind]] -= count
        bank["warehouses"] -= len(hex["warehouses"])
        bank["walls"] -= len(hex["walls"])
    bank["walls"] -= p["on_tiles"]["defensor"]
    for player in p["players"]:
        bank["mercenaries"] -= sum(name.startswith("mercenary") for name in player["units"])
        bank["mercenaries"] -= len(player["fallen"])
        bank["battle_tokens"] -= player["battle_tokens"]
    p["bank"] = {name: wanted.get(name, count) for name, count in bank.items()}


class Table(AnyTable):
    """A game of Romolo o Remo? in progress, and questions about what lies on the table."""

    def view(self, viewer: int | None) -> RomoloView:
        view = self.state.view(viewer)
        assert isinstance(view, RomoloView)
        return view

    def player(self, seat: int) -> dict[str, Any]:
        return dict(self["players"][seat])

    def coins(self, seat: int) -> float:
        return int(self.player(seat)["half_coins"]) / 2

    def cubes(self, seat: int) -> dict[str, int]:
        """Cubes in hand, without the zeros."""
        return {name: count for name, count in self.player(seat)["cubes"].items() if count}

    def hex(self, name: str) -> dict[str, Any]:
        return dict(self["map"][name])

    def unit(self, seat: int, name: str) -> str:
        """`0,0:2`, where a Unit is and its actions, with marks; empty if it is not on the map."""
        unit = self.player(seat)["units"].get(name)
        return "" if unit is None else ":".join([unit["hex"], str(unit["actions"]), *unit["marks"]])

    def starts(self, word: str) -> list[str]:
        """The legal lines that begin with a word, without it."""
        return [line.partition(" ")[2] for line in self.legal if line.split()[0] == word]

    def act(self, unit: str, kind: str, *lines: str) -> Table:
        """Select a Unit, choose what it does, and go on; choices that were forced need not be made."""
        self.play(f"select {unit}")
        for line in (f"act {kind}", *lines):
            if line in self.legal:
                self.play(line)
        return self

    def rest(self) -> Table:
        """Nobody acts, nobody attacks: on to Maintenance."""
        self.play("skip_phase")
        return self.play("end_war") if self.state.asked() == "war_main" else self

    def move(self, unit: str, *hexes: str) -> Table:
        """Move a Unit from hex to hex."""
        for hex in hexes:
            self.act(unit, "move")
            if self.state.asked() == "move_to":
                self.play(f"move {hex}")
        return self

    def acts(self, unit: str) -> list[str]:
        """What a Unit of the player on turn can do."""
        twin = self.copy()
        if f"select {unit}" not in twin.legal:
            return []
        twin.play(f"select {unit}")
        if twin.state.asked() == "act_kind":
            return twin.starts("act")
        return ["move"] if twin.state.asked() in ("move_to", "action_main") else [twin.state.asked()]
