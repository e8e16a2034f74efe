"""What a player makes: goods, transporters, donkeys, research and upgrades (RB-6.2.6 … RB-6.2.24)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.games.roads_and_boats import fleet
from ludoteca.games.roads_and_boats.access import area, is_linked, pool, presence, tiles_of
from ludoteca.games.roads_and_boats.actions import (
    BREED_FIRST,
    END_MAKE,
    PRODUCE_FIRST,
    PROPOSE_FIRST,
    RESEARCH_FIRST,
    TOPIC_FIRST,
    UPGRADE_NO,
    UPGRADE_YES,
    is_a,
    produce,
    research,
)
from ludoteca.games.roads_and_boats.data import (
    BUILDING_NAMES,
    CONVERSIONS,
    DONKEY,
    FIRST_BOAT,
    FIRST_BOAT_FACTORY,
    FIRST_SECONDARY,
    FLEET,
    GOOD_NAMES,
    GOODS,
    GOOSE,
    HAS_RECIPE,
    INPUT,
    MADE,
    OUTPUT,
    OUTPUT_COUNT,
    PAPER,
    RECIPES,
    RESEARCH_COST,
    TOPIC_NAMES,
    TOPIC_OIL_RIG,
    TOPICS,
    TRANSPORTER_NAMES,
    UPGRADE_FROM,
    UPGRADE_TO,
    WAGON,
    WAGON_FACTORY,
)
from ludoteca.games.roads_and_boats.geometry import (
    CARGO,
    CELLS,
    HEX_NAMES,
    MOST_BANKS,
    SPOTS,
    WATER,
    place_of,
)
from ludoteca.games.roads_and_boats.goods import ground
from ludoteca.games.roads_and_boats.steps import cooperation, launching, limits, payment
from ludoteca.games.roads_and_boats.steps.primary import is_empty_for_breeding
from ludoteca.games.roads_and_boats.steps.step import Step

if TYPE_CHECKING:
    from ludoteca.games.roads_and_boats.state import State

ALL_TOPICS: Final[i64] = (1 << TOPICS) - 1


class Make(Step):
    """What does a player produce next (D6, D8, D9, D11, D34)?"""

    def actions(self, s: State) -> list[int]:
        """Conversions, births and research where he is present, in any order; or enough."""
        legal: list[int] = []
        tiles = tiles_of(s, s.seat)
        for tile in tiles:
            if s.building[tile] >= FIRST_SECONDARY:
                add_conversions(s, tile, legal)
        for tile in tiles:
            if pair_region(s, tile) >= 0:
                legal.append(BREED_FIRST + tile)
        if s.research[s.seat] != ALL_TOPICS:
            for tile in tiles:
                add_research(s, tile, legal)
        if s.cooperation:
            cooperation.add_proposals(s, legal)
        legal.append(END_MAKE)
        return legal

    def play(self, s: State, action: i64) -> None:
        """One thing is made, or the limits of transporters are looked at."""
        if action == END_MAKE:
            s.step = limits.DISCARD
        elif is_a(action, PRODUCE_FIRST, CELLS * RECIPES):
            convert(s, action)
        elif is_a(action, BREED_FIRST, CELLS):
            breed(s, action - BREED_FIRST)
        elif action >= PROPOSE_FIRST:
            cooperation.begin(s, action)
        else:
            s.site = (action - RESEARCH_FIRST) // MOST_BANKS
            s.region = (action - RESEARCH_FIRST) % MOST_BANKS
            s.step = TOPIC


class Topic(Step):
    """What is researched (D9)?"""

    def actions(self, s: State) -> list[int]:
        """What the player does not know yet."""
        return [TOPIC_FIRST + topic for topic in range(TOPICS) if not s.knows(s.seat, topic)]

    def play(self, s: State, action: i64) -> None:
        """Two geese and a paper are spent."""
        s.purpose = action
        payment.begin(s, RESEARCH_COST, 0)


class Upgrade(Step):
    """Is a factory where the player is present made into a new one (D10)?"""

    def actions(self, s: State) -> list[int]:
        """Yes or no."""
        return [UPGRADE_YES, UPGRADE_NO]

    def play(self, s: State, action: i64) -> None:
        """Free of charge; what the factory has done in this phase stays done (RB-6.2.24)."""
        if action == UPGRADE_YES:
            s.building[s.site] = UPGRADE_TO[s.chosen]
            if s.journal is not None:
                s.journal.tell(
                    "upgraded",
                    seat=s.seat,
                    building=BUILDING_NAMES[s.building[s.site]],
                    hex=HEX_NAMES[s.site],
                )
        next_upgrade(s)


MAKE: Final[Step] = Make("make", "produce", "breed", "research", "propose", "end_make")
TOPIC: Final[Step] = Topic("topic", "topic")
UPGRADE: Final[Step] = Upgrade("upgrade", "upgrade")


# --- conversions ---------------------------------------------------------------------------------


def add_conversions(s: State, tile: i64, legal: list[int]) -> None:
    """The recipes that the player can follow at a building (RB-6.2.10)."""
    building = s.building[tile]
    region = s.region_of(tile, s.building_bank[tile])
    if s.used[tile] >= CONVERSIONS[building] or presence(s, s.seat, tile) >> region & 1 == 0:
        return
    if building == WAGON_FACTORY and donkey_at(s, tile, region) < 0:
        return
    if building >= FIRST_BOAT_FACTORY and len(launching.spots(s, s.seat, tile, region)) == 0:
        return
    held = pool(s, s.seat, tile, area(s, s.seat, tile, region))
    for recipe in range(RECIPES):
        if HAS_RECIPE[building * RECIPES + recipe] and covers(
            held, INPUT, (building * RECIPES + recipe) * GOODS
        ):
            legal.append(produce(tile, recipe))


def covers(held: vec[i64], costs: vec[i64], first: i64) -> bool:
    """Does a pool hold a row of costs?"""
    for good in range(GOODS):
        if held[good] < costs[first + good]:
            return False
    return True


def donkey_at(s: State, tile: i64, region: i64) -> i64:
    """The oldest donkey of the player in a region that can be put before a wagon (RB-6.2.13); -1 if none."""
    place = place_of(tile, region)
    for carrier in range(s.seat * FLEET, s.seat * FLEET + s.fleet[s.seat]):
        if s.kind[carrier] == DONKEY and s.place[carrier] == place and s.is_free(carrier):
            return carrier
    return -1


def convert(s: State, action: i64) -> None:
    """The inputs of a recipe are paid."""
    s.purpose = action
    s.site = (action - PRODUCE_FIRST) // RECIPES
    s.region = s.region_of(s.site, s.building_bank[s.site])
    recipe = (action - PRODUCE_FIRST) % RECIPES
    payment.begin(s, INPUT, (s.building[s.site] * RECIPES + recipe) * GOODS)


def converted(s: State) -> None:
    """Goods land on the ground; a boat needs a place in the water first (RB-6.2.11 … RB-6.2.16)."""
    tile = s.site
    building = s.building[tile]
    s.used[tile] += 1
    kind = MADE[building]
    if kind < 0:
        s.goods[ground(tile, s.region) * GOODS + OUTPUT[building]] += OUTPUT_COUNT[building]
        if s.journal is not None:
            s.journal.tell(
                "produced",
                seat=s.seat,
                building=BUILDING_NAMES[building],
                hex=HEX_NAMES[tile],
                good=GOOD_NAMES[OUTPUT[building]],
                count=int(OUTPUT_COUNT[building]),
            )
        s.clear_scratch()
        s.step = MAKE
    elif kind >= FIRST_BOAT:
        s.step = launching.LAUNCH
    else:
        add_transporter(s, kind, place_of(tile, s.region))


def add_transporter(s: State, kind: i64, place: i64) -> None:
    """A new transporter; a wagon takes the place and the cargo of its donkey (RB-6.2.13, RB-6.2.14)."""
    donkey = donkey_at(s, s.site, s.region) if kind == WAGON else -1
    made = fleet.add(s, s.seat, kind, place, s.site)
    if donkey >= 0:
        for good in range(GOODS):
            s.goods[(CARGO + made) * GOODS + good] = s.goods[(CARGO + donkey) * GOODS + good]
        fleet.remove(s, donkey)
    if s.journal is not None:
        s.journal.tell(
            "transporter-made",
            seat=s.seat,
            transporter=TRANSPORTER_NAMES[kind],
            hex=HEX_NAMES[place // SPOTS],
        )
    s.clear_scratch()
    s.step = MAKE


# --- donkeys -------------------------------------------------------------------------------------


def pair_region(s: State, tile: i64) -> i64:
    """The region of two donkeys of the player that can have a foal (RB-6.2.6); -1 if there is none."""
    if s.used[tile] > 0 or s.is_sea(tile) or not is_empty_for_breeding(s, tile, 0):
        return -1
    region: i64 = -1
    count: i64 = 0
    for carrier in range(s.seat * FLEET, s.seat * FLEET + s.fleet[s.seat]):
        if s.place[carrier] // SPOTS == tile:
            spot = s.place[carrier] % SPOTS
            if spot >= WATER or s.kind[carrier] != DONKEY or not s.is_free(carrier) or s.load(carrier) > 0:
                return -1
            if count > 0 and spot != region:
                return -1
            region = spot
            count += 1
    return region if count == 2 else -1


def breed(s: State, tile: i64) -> None:
    """A donkey is born."""
    region = pair_region(s, tile)
    s.used[tile] = 1
    fleet.add(s, s.seat, DONKEY, place_of(tile, region), -1)
    if s.journal is not None:
        s.journal.tell("donkey-born", seat=s.seat, hex=HEX_NAMES[tile])


# --- research ------------------------------------------------------------------------------------


def add_research(s: State, tile: i64, legal: list[int]) -> None:
    """The regions with two geese and a paper; of those that share a pool the lowest (RB-6.2.20)."""
    present = presence(s, s.seat, tile)
    linked = is_linked(s, s.seat, tile)
    for region in range(MOST_BANKS):
        if present >> region & 1:
            held = pool(s, s.seat, tile, area(s, s.seat, tile, region))
            if held[GOOSE] >= 2 and held[PAPER] >= 1:
                legal.append(research(tile, region))
            if linked:
                return


def learnt(s: State) -> None:
    """The topic is known for ever; a new factory may replace old ones at once."""
    topic = s.purpose - TOPIC_FIRST
    s.research[s.seat] |= 1 << topic
    if s.journal is not None:
        s.journal.tell("researched", seat=s.seat, topic=TOPIC_NAMES[topic], hex=HEX_NAMES[s.site])
    s.clear_scratch()
    s.step = MAKE
    if topic < TOPIC_OIL_RIG:
        s.chosen = topic
        next_upgrade(s)


def next_upgrade(s: State) -> None:
    """The next factory, in tile order, that the player may replace (RB-6.2.23)."""
    for tile in range(s.site + 1, CELLS):
        if is_replaced_by(s.building[tile], s.chosen):
            region = s.region_of(tile, s.building_bank[tile])
            if presence(s, s.seat, tile) >> region & 1:
                s.site = tile
                s.step = UPGRADE
                return
    s.clear_scratch()
    s.step = MAKE


def is_replaced_by(building: i64, topic: i64) -> bool:
    """Does a topic replace such a factory (RB-1.15)?"""
    return building >= 0 and building in UPGRADE_FROM[topic]
