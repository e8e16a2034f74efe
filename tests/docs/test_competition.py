"""The guest abroad: our bot plays whole games through a fake of the competition's interface."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest
from examples.competition_guest import (
    BUILDINGS,
    GOODS,
    HACIENDA,
    PASS,
    TILES,
    LudotecaAgent,
    Numbers,
    number_of,
)

import ludoteca
from ludoteca.core.state import State

AUTOMATIC = {"settler_hospice": "hospice yes", "builder_university": "university yes"}
"""What the competition does without asking."""


class RandomAgent:
    """Any legal action."""

    def __init__(self, seed: int) -> None:
        self.chance = np.random.default_rng(seed)

    def act(self, observation: Numbers, action_mask: Numbers) -> int:
        return int(self.chance.choice(np.flatnonzero(action_mask)))


class Competition:
    """The house's own game in the form of the competition: 293 numbers to see, 200 to choose from."""

    def __init__(self, seed: int) -> None:
        self.state: State = ludoteca.game("puerto_rico").new(3, seed=seed)
        self.placed: Counter[str] = Counter()
        self.go_on()

    def go_on(self) -> None:
        """Past what the competition does not ask."""
        while not self.state.over:
            step = self.state.step.name
            if step == "mayor_privilege":
                self.play("privilege yes")
            elif step in AUTOMATIC:
                self.play(AUTOMATIC[step])
            else:
                break

    def play(self, line: str) -> None:
        self.state.play(self.state.game.parse(line))

    def lines(self) -> dict[int, str]:
        """The legal actions as numbers, and what they are called here."""
        state, told = self.state, Told(self.state, self.placed)
        legal = [state.game.text(action) for action in state.actions()]
        if state.step.name == "settler_hacienda":
            after = state.copy()
            after.play(after.game.parse("hacienda no"))
            tiles = [after.game.text(action) for action in after.actions()]
            return {HACIENDA: "hacienda yes"} | {number_of(line, told): line for line in tiles}
        if state.step.name == "mayor_assign":
            return {number: group for group, number in told.circles().items()}
        if state.step.name == "captain_store":
            me = state.position()["players"][int(state.seat)]["goods"]
            return {64 + number: good for number, good in enumerate(GOODS) if me[good]}
        return {number_of(line, told): line for line in legal}

    def mask(self) -> Numbers:
        mask = np.zeros(200, dtype=np.int8)
        mask[list(self.lines())] = 1
        return mask

    def observation(self) -> Numbers:
        return Told(self.state, self.placed).observation()

    def step(self, action: int) -> None:
        line, step = self.lines()[action], self.state.step.name
        if step == "mayor_assign":
            self.placed[line] += 1
            if self.placed.total() == self.state.position()["scratch"]["unassigned"]:
                self.place_all()
        elif step == "captain_store":
            self.keep(line)
        else:
            if step == "settler_hacienda" and action != HACIENDA:
                self.play("hacienda no")
            self.play(line)
        self.go_on()

    def place_all(self) -> None:
        seat = self.state.seat
        while self.state.step.name == "mayor_assign" and self.state.seat == seat and self.placed:
            group = self.state.game.text(self.state.actions()[0]).split()[1]
            self.play(f"place {group} {self.placed.pop(group, 0)}")
        self.placed.clear()

    def keep(self, wished: str) -> None:
        seat = self.state.seat
        while self.state.step.name == "captain_store" and self.state.seat == seat:
            actions = self.state.actions()
            good = self.state.game.text(actions[0]).split()[1]
            self.state.play(actions[-1] if good == wished else actions[0])


class Told:
    """A position in the competition's numbers; colonists that are being placed stand where they are put."""

    def __init__(self, state: State, placed: Counter[str]) -> None:
        self.position = state.position()
        self.placed = placed

    def ships(self) -> list[dict[str, int]]:
        return self.position["ships"]

    def circles(self) -> dict[str, int]:
        """The circles on which another colonist may stand, by their numbers."""
        me = self.position["players"][self.position["seat"]]
        tiles = Counter(tile["kind"] for tile in me["island"])
        free = {tile: 120 + number for number, tile in enumerate(TILES) if tiles[tile] > self.placed[tile]}
        owned = {entry["building"] for entry in me["city"]}
        many = {"indigo_plant": 3, "sugar_mill": 3, "tobacco_storage": 3, "coffee_roaster": 2}
        room = {name: many.get(name, 1) for name in owned}
        return free | {name: 140 + BUILDINGS.index(name) for name in owned if room[name] > self.placed[name]}

    def observation(self) -> Numbers:
        p = self.position
        roles = list(p["roles"].values())
        ships: list[int] = []
        for ship in p["ships"]:
            ships += [int(ship["good"] == good) for good in GOODS] + [int(ship["good"] is None)]
        house = Counter(p["trading_house"])
        table = [
            *ships,
            *(ship["load"] for ship in p["ships"]),
            *(ship["capacity"] - ship["load"] for ship in p["ships"]),
            *(p["colonist_ship"], p["colonist_supply"]),
            *([0] * 10),
            p["seat"],
            *(p["face_up"][good] for good in GOODS),
            *(p["quarry_supply"], 0),
            *(p["goods_supply"][good] for good in GOODS),
            *(p["governor"], p["quarry_supply"]),
            *(role["doubloons"] for role in roles),
            *(0, 0),
            *(int(role["taken_by"] is None) for role in roles),
            *(0, 0, len(p["trading_house"])),
            *(int(house[good] > 0) for good in GOODS),
            p["vp_supply"],
        ]
        players = [number for seat in range(3) for number in self.player(seat)]
        return np.array([*table, *players], dtype=np.float32)

    def player(self, seat: int) -> list[int]:
        player = self.position["players"][seat]
        is_placing = self.position["step"] == "mayor_assign" and seat == self.position["seat"]
        tiles = Counter(tile["kind"] for tile in player["island"])
        settled = Counter(tile["kind"] for tile in player["island"] if tile["occupied"])
        city = {entry["building"]: entry["colonists"] for entry in player["city"]}
        loose = player["san_juan"]
        if is_placing:
            settled = Counter({tile: self.placed[tile] for tile in TILES})
            city = {name: self.placed[name] for name in city}
            loose = self.position["scratch"]["unassigned"] - self.placed.total()
        spaces = 12 - sum(2 if BUILDINGS.index(name) >= 18 else 1 for name in city)
        return [
            *(city.get(name, 0) for name in BUILDINGS),
            *(player["doubloons"], spaces),
            *(player["goods"][good] for good in GOODS),
            *(int(name in city) for name in BUILDINGS),
            12 - len(player["island"]),
            *(tiles[tile] for tile in TILES),
            *(settled[tile] for tile in TILES),
            *([0] * 5),
            *(loose, player["vp"]),
        ]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_our_bot_plays_a_game_abroad_and_wins_from_every_seat(seat: int) -> None:
    guest = LudotecaAgent("greedy")
    agents = [guest if number == seat else RandomAgent(number) for number in range(3)]
    competition = Competition(seed=seat)
    guest.on_game_start(None)
    decisions = 0
    while not competition.state.over:
        observation, mask = competition.observation(), competition.mask()
        assert observation.shape == (293,)
        action = agents[int(competition.state.seat)].act(observation, mask)
        assert mask[action], "an illegal action"
        competition.step(action)
        decisions += 1
    assert decisions > 100
    assert guest.puzzled == 0, "there were tables that it did not understand"
    assert competition.state.standings()[seat] == 1


def test_a_table_that_makes_no_sense_is_answered_all_the_same() -> None:
    guest = LudotecaAgent("greedy")
    mask = np.zeros(200, dtype=np.int8)
    mask[[16, PASS]] = 1
    assert guest.act(np.full(293, 7, dtype=np.float32), mask) in (16, PASS)
    assert guest.puzzled == 1
