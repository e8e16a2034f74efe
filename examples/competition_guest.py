"""Seats a bot of the house in the Puerto Rico AI Competition (IEEE CoG 2027), in its track of three players.

There an agent is a class with `act(observation, action_mask)`, which gives the number of a legal action; a
move may take a second. This one lays the table that it sees as a position of the house, asks a bot, and says
the answer in the competition's numbers. Copy it as the entry, and install Ludoteca beside the framework.

Assumed, from the documents of the framework (its README, rules, and "Observation and action encoding"):
an observation is 293 numbers that are not scaled, 74 of the table and 73 of each player, seats in their
absolute order; a mask is 200 numbers; goods and tiles are in the order of GOODS and TILES below, buildings
and roles in that of our tables. What is not told is worked out from what is conserved (supplies, piles), and
the phase from what the mask allows. Who holds a role that is over is not known, and does not matter; whether
the captain has had his extra point is not known, either. All else the house knows as well.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

import ludoteca
from ludoteca.bots import Bot, make
from ludoteca.core.errors import LudotecaError
from ludoteca.core.state import State
from ludoteca.games.puerto_rico.data import (
    BARRELS,
    BUILDING_TABLE,
    CITY_SPACES,
    GOOD_NAMES,
    GROUP_NAMES,
    PLANTATIONS,
    PRICES,
    ROLE_NAMES,
    SETUPS,
)

try:
    from agents.base import Agent  # the framework
except ModuleNotFoundError:
    Agent = object

SEATS = 3
SETUP = SETUPS[SEATS]
GOODS = ("coffee", "tobacco", "corn", "sugar", "indigo")
TILES = (*GOODS, "quarry")
BUILDINGS = tuple(building.name for building in BUILDING_TABLE)
TABLE, PLAYER = 74, 73
PASS, HACIENDA, QUARRY = 15, 105, 13
PHASES = {
    "choose_role": range(8),
    "settler_tile": (*range(8, 14), HACIENDA),
    "builder_build": range(16, 39),
    "trader_sell": range(39, 44),
    "captain_load": range(44, 64),
    "captain_store": (*range(64, 69), *range(106, 111)),
    "craftsman_bonus": range(93, 98),
    "mayor_assign": range(120, 163),
}
"""The steps of the house, and the actions of the competition that answer them."""

Numbers = NDArray[Any]
Position = dict[str, Any]


class LudotecaAgent(Agent):  # type: ignore[misc]
    """A bot of the house as the framework wants it; `spec` is its name, such as `greedy` or `mcts:0.5s`."""

    name = "Ludoteca"

    def __init__(self, spec: str = "greedy", seed: int = 1) -> None:
        self.game = ludoteca.game("puerto_rico")
        self.bot: Bot = make(spec, self.game, seed)
        self.puzzled = 0
        """How often a table could not be understood, and the first legal action was taken."""

    def on_game_start(self, forward_model: object = None) -> None:
        """The forward model is not needed: the house has its own."""

    def act(self, observation: Numbers, action_mask: Numbers) -> int:
        """A legal action."""
        legal = [int(action) for action in np.flatnonzero(np.asarray(action_mask) > 0.5)]
        if len(legal) == 1:
            return legal[0]
        try:
            wished = self.answer(Seen(observation), legal)
        except (LudotecaError, ValueError, IndexError):
            wished = []
        for action in wished:
            if action in legal:
                return action
        self.puzzled += 1
        return legal[0]

    def answer(self, seen: Seen, legal: Sequence[int]) -> list[int]:
        """What the bot would do, in the numbers of the competition; the first that is legal counts."""
        step = next(name for name, actions in PHASES.items() if any(one in actions for one in legal))
        if step == "captain_store":
            return to_store(seen)
        if HACIENDA in legal and seen.island_size(seen.me) < CITY_SPACES - 1:
            return [HACIENDA]
        state = self.game.load(position_of(seen, step, legal))
        state.advance()
        if step == "mayor_assign":
            return self.to_place(seen, state)
        ranked = self.bot.rank(state.view(seen.me), state.actions())
        return [number_of(self.game.text(opinion.action), seen) for opinion in ranked]

    def to_place(self, seen: Seen, state: State) -> list[int]:
        """The competition places one colonist at a time: any circle that the bot's arrangement fills."""
        while not state.over and state.seat == seen.me and state.step.name == "mayor_assign":
            state.play(self.bot.choose(state.view(seen.me), state.actions()))
        wished = state.position()["players"][seen.me]
        tiles = Counter(tile["kind"] for tile in wished["island"] if tile["occupied"])
        city = {entry["building"]: entry["colonists"] for entry in wished["city"]}
        settled, staffed = seen.settled(seen.me), seen.staffed(seen.me)
        return [
            *(120 + number for number, tile in enumerate(TILES) if tiles[tile] > settled[tile]),
            *(140 + number for number, name in enumerate(BUILDINGS) if city.get(name, 0) > staffed[name]),
        ]


class Seen:
    """An observation by the names of its parts."""

    def __init__(self, observation: Numbers) -> None:
        self.numbers = [round(float(number)) for number in observation]
        self.me = self.numbers[36]
        self.governor = self.numbers[49]

    def part(self, at: int, names: Sequence[str], seat: int | None = None) -> dict[str, int]:
        """Some numbers in a row, of the table or of a player."""
        start = at if seat is None else TABLE + PLAYER * seat + at
        return dict(zip(names, self.numbers[start : start + len(names)], strict=True))

    def of(self, at: int, seat: int) -> int:
        """One number of a player."""
        return self.numbers[TABLE + PLAYER * seat + at]

    def goods(self, seat: int) -> dict[str, int]:
        """Barrels of a player."""
        return self.part(25, GOODS, seat)

    def tiles(self, seat: int) -> dict[str, int]:
        """Tiles on an island."""
        return self.part(54, TILES, seat)

    def settled(self, seat: int) -> dict[str, int]:
        """Tiles with a colonist."""
        return self.part(60, TILES, seat)

    def staffed(self, seat: int) -> dict[str, int]:
        """Colonists on buildings."""
        return self.part(0, BUILDINGS, seat)

    def built(self, seat: int) -> list[str]:
        """The buildings of a city."""
        return [name for name, here in self.part(30, BUILDINGS, seat).items() if here]

    def island_size(self, seat: int) -> int:
        """How many tiles an island has."""
        return sum(self.tiles(seat).values())

    def ships(self) -> list[Position]:
        """The cargo ships, the smallest first."""
        found = []
        for ship in range(3):
            load, space = self.numbers[18 + ship], self.numbers[21 + ship]
            cargo = self.numbers[ship * 6 : ship * 6 + 5]
            good = GOODS[cargo.index(1)] if load else None
            found.append({"capacity": load + space, "good": good, "load": load})
        return found

    def house(self) -> list[str]:
        """Goods in the trading house; of a kind that is there twice, a second barrel is guessed."""
        kinds = [good for good, here in self.part(68, GOODS).items() if here]
        return (kinds * 4)[: self.numbers[67]]


def position_of(seen: Seen, step: str, legal: Sequence[int]) -> Position:
    """The table as a position of the house at a step of the seat that decides."""
    phase = step.partition("_")[0]
    roles = ROLE_NAMES[: SETUP.roles]
    taken = [role for role, free in seen.part(59, roles).items() if not free]
    pick = len(taken) - (phase != "choose")
    owner = (seen.governor + pick) % SEATS
    if phase in taken:
        taken.remove(phase)
        taken.append(phase)
    holders = {role: (seen.governor + number) % SEATS for number, role in enumerate(taken)}
    doubloons = seen.part(51, roles)
    players = [player_of(seen, seat, is_lifted=phase == "mayor" and seat == seen.me) for seat in range(SEATS)]
    colonists = sum(seen.of(71, seat) for seat in range(SEATS)) + sum(
        sum(seen.settled(seat).values()) + sum(seen.staffed(seat).values()) for seat in range(SEATS)
    )
    waiting = 0 if phase == "mayor" else seen.numbers[24]
    ships, house = seen.ships(), seen.house()
    held = Counter(house)
    for ship in ships:
        held[ship["good"]] += ship["load"]
    for seat in range(SEATS):
        held.update(seen.goods(seat))
    face_up = seen.part(37, GOODS)
    lying = Counter(face_up)
    for seat in range(SEATS):
        lying.update(seen.tiles(seat))
    points = sum(player["vp"] for player in players)
    owned = Counter(name for seat in range(SEATS) for name in seen.built(seat))
    full = any(seen.of(24, seat) == 0 for seat in range(SEATS))
    return ludoteca.game("puerto_rico").new(SEATS, seed=1).position() | {
        "step": step,
        "seat": seen.me,
        "governor": seen.governor,
        "pick": pick,
        "role_owner": owner,
        "active_role": "settler" if phase == "choose" else phase,
        "roles": {
            role: {"doubloons": 0 if role in holders else doubloons[role], "taken_by": holders.get(role)}
            for role in roles
        },
        "colonist_supply": SETUP.colonist_supply + SEATS - colonists - waiting,
        "colonist_ship": waiting,
        "vp_supply": max(0, SETUP.vp - points),
        "vp_paper": max(0, points - SETUP.vp),
        "goods_supply": {good: all_of - held[good] for good, all_of in zip(GOOD_NAMES, BARRELS, strict=True)},
        "ships": ships,
        "trading_house": house,
        "draw_pile": [
            good
            for good, all_of in zip(GOOD_NAMES, PLANTATIONS, strict=True)
            for _ in range(all_of - lying[good])
        ],
        "face_up": {good: face_up[good] for good in GOOD_NAMES},
        "quarry_supply": seen.numbers[50],
        "building_supply": {one.name: one.copies - owned[one.name] for one in BUILDING_TABLE},
        "end_triggers": [*(["city"] if full else []), *(["vp"] if points >= SETUP.vp else [])],
        "players": players,
        "scratch": scratch_of(seen, phase, legal),
    }


def player_of(seen: Seen, seat: int, is_lifted: bool) -> Position:
    """A player board; the mayor has lifted the colonists of who places them."""
    settled, staffed = seen.settled(seat), seen.staffed(seat)
    return {
        "doubloons": seen.of(23, seat),
        "vp": seen.of(72, seat),
        "goods": {good: seen.goods(seat)[good] for good in GOOD_NAMES},
        "san_juan": 0 if is_lifted else seen.of(71, seat),
        "island": [
            {"kind": tile, "occupied": not is_lifted and number < settled[tile]}
            for tile, count in seen.tiles(seat).items()
            for number in range(count)
        ],
        "city": [
            {"building": name, "colonists": 0 if is_lifted else staffed[name]} for name in seen.built(seat)
        ],
    }


def scratch_of(seen: Seen, phase: str, legal: Sequence[int]) -> Position:
    """What is under way: the mayor's colonists, and whose wharf has been used."""
    scratch: Position = {
        "newest": 0,
        "unassigned": 0,
        "group": None,
        "later_circles": 0,
        "idle_turns": 0,
        "captain_bonus": False,
        "wharf_used": [],
        "storing": 0,
        "kept": [0] * len(GOODS),
    }
    if phase == "captain" and not any(59 <= action < 64 for action in legal):
        scratch["wharf_used"] = [seen.me]
    if phase == "mayor":
        circles = seen.tiles(seen.me) | {
            building.name: building.circles
            for building in BUILDING_TABLE
            if building.name in seen.built(seen.me)
        }
        colonists = sum(seen.settled(seen.me).values()) + sum(seen.staffed(seen.me).values())
        group = next(name for name in GROUP_NAMES if circles.get(name))
        scratch["unassigned"] = min(colonists + seen.of(71, seen.me), sum(circles.values()))
        scratch["group"] = group
        scratch["later_circles"] = sum(circles.values()) - circles[group]
    return scratch


def to_store(seen: Seen) -> list[int]:
    """Goods to keep, the dearest heap in a warehouse, the dearest good on the windrose."""
    prices = dict(zip(GOOD_NAMES, PRICES, strict=True))
    held = seen.goods(seen.me)
    heaps = sorted(GOODS, key=lambda good: -held[good] * (prices[good] + 1))
    dearest = sorted(GOODS, key=lambda good: -prices[good])
    return [*(106 + GOODS.index(good) for good in heaps), *(64 + GOODS.index(good) for good in dearest)]


def number_of(line: str, seen: Seen) -> int:
    """A line of our notation as the number of an action there."""
    verb, *words = line.split()
    if verb == "role":
        return ROLE_NAMES.index(words[0])
    if verb == "settle":
        return 8 + TILES.index(words[0])
    if verb == "build":
        return 16 + BUILDINGS.index(words[0])
    if verb == "sell":
        return 39 + GOODS.index(words[0])
    if verb == "bonus":
        return 93 + GOODS.index(words[0])
    if verb == "load":
        good = GOODS.index(words[0])
        if words[1] == "wharf":
            return 59 + good
        ship = next(i for i, ship in enumerate(seen.ships()) if str(ship["capacity"]) == words[1])
        return 44 + ship * 5 + good
    return PASS
