"""What a player finds around his home: buildings in reach, and where new ones would best stand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludoteca.core.hexes import distance
from ludoteca.core.vecs import filled
from ludoteca.games.roads_and_boats.data import (
    BUILDINGS,
    CLAY_PIT,
    COINS,
    COST,
    DONKEY,
    END_SPACE,
    FIRST_SECONDARY,
    FLEET,
    FUEL,
    GOLD,
    GOODS,
    GROUND,
    MINE,
    MOUNTAIN,
    MOVES,
    NEUTRAL_BRICKS,
    NEW_SHAFTS,
    NO_BUILDING,
    NO_TILE,
    NO_TOPIC,
    OIL_RIG,
    PAPER,
    ROCK,
    SPECIAL_MINE,
    WAGON,
    WAGON_FACTORY,
    WOODS,
)
from ludoteca.games.roads_and_boats.geometry import CARGO, CELLS, FIELD, MOST_BANKS
from ludoteca.games.roads_and_boats.plans.paths import FAR, Paths, ground_of
from ludoteca.games.roads_and_boats.plans.taste import USUAL, Taste
from ludoteca.games.roads_and_boats.steps.ending import neutral_bricks
from ludoteca.games.roads_and_boats.steps.houses import fits

if TYPE_CHECKING:
    from ludoteca.games.roads_and_boats.state import State

TILES_APART: Final = vec[i64]([distance(one, other) for one in FIELD for other in FIELD])
"""`TILES_APART[tile * CELLS + other]`, rivers and walls left aside."""
NEAR: Final[i64] = 3
"""Buildings farther from home than so many tiles, or nearer to another home, are left to others."""
IN_REACH: Final[i64] = 10
"""Nobody builds farther from home than so many half turns."""
# What is lost if a factory stands where something else could: half turns of a detour.
SPOILT_MOUNTAIN: Final[i64] = 8
# How many bricks a turn brings, those of all players and the neutral one, and how many more the last one, by
# seats: then everybody buys with what he has.
BRICKS_A_TURN: Final[i64] = 3
LAST_BRICKS: Final = vec[i64]([0, 0, 3, 5, 9])
NOWHERE: Final[i64] = -1


@final
class Land:
    """The land around a player's home."""

    def __init__(self, s: State, seat: i64, taste: Taste = USUAL) -> None:
        self.s = s
        self.seat: i64 = seat
        self.taste = taste
        self.paths = Paths(s, seat)
        self.roads = Paths(s, seat, True)
        home = s.homes[seat]
        self.home: i64 = home // MOST_BANKS * MOST_BANKS + s.region_of(home // MOST_BANKS, home % MOST_BANKS)
        self.turns: i64 = turns_left(s)
        self.count: vec[i64] = filled(BUILDINGS, 0)
        self.nearest: vec[i64] = filled(BUILDINGS, NOWHERE)
        """The ground of the building of a kind that is nearest to home."""
        self.producers: vec[i64] = vec[i64]()
        """Grounds of primary producers that still yield."""
        self.taken: vec[i64] = filled(CELLS, 0)
        """Tiles on which something is to be built."""
        self.bagged: i64 = 0
        """Gold that mines in reach still hold."""
        self.shafts: vec[i64] = vec[i64]()
        """Grounds of mines that want a new shaft."""
        row = self.paths.from_ground(self.home)
        best = filled(BUILDINGS, FAR)
        for index in range(len(self.paths.grounds)):
            ground = self.paths.grounds[index]
            tile = ground // MOST_BANKS
            kind = s.building[tile]
            if kind == NO_BUILDING or row[index] > IN_REACH or not self.is_near(tile):
                continue
            if s.region_of(tile, s.building_bank[tile]) != ground % MOST_BANKS:
                continue
            if kind == MINE and self.wants_shaft(tile):
                self.shafts = append(self.shafts, ground)
            if kind == MINE and s.gold[tile] + s.iron[tile] == 0:
                continue
            self.count[kind] += 1
            if row[index] < best[kind]:
                best[kind] = row[index]
                self.nearest[kind] = ground
            if kind == MINE:
                self.bagged += s.gold[tile]
            if kind < FIRST_SECONDARY and kind != OIL_RIG:
                self.producers = append(self.producers, ground)

    def half_turns(self, kind: i64, here: i64, there: i64) -> i64:
        """How long a transporter is on its way from a ground to another; wagons and trucks go by road."""
        if kind == DONKEY:
            return self.paths.between(here, there)
        steps = self.roads.between(here, there)
        return FAR if steps >= FAR else (2 * steps + MOVES[kind] - 1) // MOVES[kind]

    def site(self, kind: i64, one: i64, other: i64) -> i64:
        """The best free ground for a building: not far from one place, and half as much from another."""
        s = self.s
        paths = self.paths
        from_one = paths.from_ground(one)
        from_other = paths.from_ground(other if other != NOWHERE else one)
        from_home = paths.from_ground(self.home)
        best: i64 = NOWHERE
        least = FAR
        for index in range(len(paths.grounds)):
            ground = paths.grounds[index]
            tile = ground // MOST_BANKS
            if from_home[index] > IN_REACH or not self.is_near(tile):
                continue
            if s.building[tile] != NO_BUILDING or self.taken[tile] == 1 or not fits(s, tile, kind):
                continue
            length = 2 * from_one[index] + from_other[index] + self.spoilt(kind, tile)
            if self.is_contested(tile):
                length += i64(self.taste.contested)
            length -= i64(self.taste.commitment * float(self.begun(kind, ground)))
            if length < least:
                least = length
                best = ground
        return best

    def begun(self, kind: i64, ground: i64) -> i64:
        """How much of what a building takes lies on a ground already, or stands there aboard."""
        total: i64 = 0
        for good in range(GOODS):
            there = self.lying(ground, good)
            for carrier in range(self.seat * FLEET, self.seat * FLEET + self.s.fleet[self.seat]):
                if self.s.is_free(carrier) and ground_of(self.s, carrier) == ground:
                    there += self.s.goods[(CARGO + carrier) * GOODS + good]
            total += min(there, COST[kind * GOODS + good])
        return total

    def about(self, good: i64) -> i64:
        """Goods of a kind that lie near home or are aboard own transporters."""
        total: i64 = 0
        for ground in self.paths.grounds:
            if self.is_near(ground // MOST_BANKS):
                total += self.lying(ground, good)
        for carrier in range(self.seat * FLEET, self.seat * FLEET + self.s.fleet[self.seat]):
            total += self.s.goods[(CARGO + carrier) * GOODS + good]
        return total

    def coins_to_come(self) -> i64:
        """Coins that are there, or can still be made of gold that is."""
        return self.about(COINS) + min((self.about(GOLD) + self.bagged) // 2, self.turns)

    def wants_wagons(self) -> bool:
        """Is there a factory on the road to home, and may one donkey more become a wagon?"""
        factory = self.nearest[WAGON_FACTORY]
        if factory == NOWHERE or float(self.turns) < self.taste.turns_for_wagons / 2.0:
            return False
        wagons = 0.0
        for carrier in range(self.seat * FLEET, self.seat * FLEET + self.s.fleet[self.seat]):
            if self.s.kind[carrier] == WAGON:
                wagons += 1.0
        return wagons < self.taste.wagons and self.roads.between(factory, self.home) < FAR

    def wants_shaft(self, tile: i64) -> bool:
        """Is so little gold left in a mine that a new shaft pays, and does the player know how to dig it?"""
        taste = self.taste
        return (
            self.s.knows(self.seat, NEW_SHAFTS)
            and float(self.turns) >= taste.turns_for_a_shaft
            and self.s.gold[tile] == 0
        )

    def topic(self) -> i64:
        """What the player would learn next; NO_TOPIC if nothing."""
        taste = self.taste
        if float(self.turns) >= taste.turns_to_learn:
            if taste.topics > 0.0 and not self.s.knows(self.seat, NEW_SHAFTS):
                return NEW_SHAFTS
            if taste.topics > 1.0 and not self.s.knows(self.seat, SPECIAL_MINE):
                return SPECIAL_MINE
        return NO_TOPIC

    def paper_to_come(self) -> i64:
        """How many papers there should be: one to learn something, and one for two coins."""
        return self.coins_to_come() // 2 + (1 if self.topic() != NO_TOPIC else 0)

    def wants_paper(self) -> bool:
        """Is there more to be learnt, or to be changed into stock, than paper?"""
        return self.paper_to_come() > self.about(PAPER)

    def wants_fuel(self) -> bool:
        """Is there more gold to be coined, or are there more shafts to be dug, than fuel?"""
        gold = self.bagged
        fuel: i64 = 0
        for ground in self.paths.grounds:
            if self.is_near(ground // MOST_BANKS):
                gold += self.lying(ground, GOLD)
                fuel += self.lying(ground, FUEL)
        return gold // 2 + len(self.shafts) > fuel

    def is_near(self, tile: i64) -> bool:
        """Is a tile near home, and no nearer to anybody else's?"""
        far = TILES_APART[tile * CELLS + self.home // MOST_BANKS]
        if far > NEAR:
            return False
        for other in range(self.s.seats):
            if other != self.seat and TILES_APART[tile * CELLS + self.s.homes[other] // MOST_BANKS] < far:
                return False
        return True

    def is_contested(self, tile: i64) -> bool:
        """Is a tile as near to somebody else's home, so that he may be the first to build there?"""
        far = TILES_APART[tile * CELLS + self.home // MOST_BANKS]
        for other in range(self.s.seats):
            if other != self.seat and TILES_APART[tile * CELLS + self.s.homes[other] // MOST_BANKS] == far:
                return True
        return False

    def spoilt(self, kind: i64, tile: i64) -> i64:
        """What a tile could have been used for instead."""
        if GROUND[kind] != NO_TILE:
            return 0
        terrain = self.s.terrain[tile]
        if terrain == WOODS:
            return i64(self.taste.spoilt_woods)
        if terrain == ROCK:
            return i64(self.taste.spoilt_rock) if kind != CLAY_PIT else 0
        return SPOILT_MOUNTAIN if terrain == MOUNTAIN else 0

    def lying(self, ground: i64, good: i64) -> i64:
        """How many goods of a kind lie on a ground."""
        return self.s.goods[ground * GOODS + good]


def turns_left(s: State) -> i64:
    """How many turns may follow this one: until the wonder is complete or neutral bricks run out."""
    if s.seats == 1:
        return s.last_turn - s.turn
    spaces = END_SPACE[s.seats] - len(s.bricks) - LAST_BRICKS[s.seats]
    return min(max(0, spaces) // BRICKS_A_TURN, NEUTRAL_BRICKS - neutral_bricks(s) - 1)
