"""What a player would build next, the most urgent first."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.vecs import filled
from ludoteca.games.roads_and_boats.actions import BUILD_FIRST, ROAD_FIRST, SHAFT, is_a, road
from ludoteca.games.roads_and_boats.data import (
    CLAY_PIT,
    COAL_BURNER,
    COST,
    GOLD,
    GOODS,
    MINE,
    MINT,
    NO_TOPIC,
    PAPER_MILL,
    QUARRY,
    ROAD_COST,
    SAWMILL,
    SHAFT_COST,
    STOCK_EXCHANGE,
    STONE_FACTORY,
    TRUNKS,
    WAGON_FACTORY,
    WOODCUTTER,
)
from ludoteca.games.roads_and_boats.geometry import EDGES, MOST_BANKS
from ludoteca.games.roads_and_boats.plans.land import NOWHERE, Land
from ludoteca.games.roads_and_boats.plans.paths import OFF_ROAD

# With fewer turns left a building no longer pays.
TURNS_FOR_STONE: Final[i64] = 6
LONGEST_ROAD: Final[i64] = 8
# What a good on its way to a building is worth: less for what is less urgent.


@final
class Project:
    """A building, a new shaft or a road that is wanted on a ground."""

    def __init__(self, action: i64, ground: i64, worth: float) -> None:
        self.action: i64 = action
        self.ground: i64 = ground
        self.worth: float = worth
        self.missing: vec[i64] = filled(GOODS, 0)
        """Goods that do not lie on the site yet."""
        for good in range(GOODS):
            self.missing[good] = self.costs(good)
        self.is_ready: bool = False
        """Does all it takes lie there, or stand there aboard, with nothing more urgent to wait for it?"""

    def is_road(self) -> bool:
        """Is it a road?"""
        return is_a(self.action, ROAD_FIRST, EDGES * 3)

    def is_shaft(self) -> bool:
        """Is it a new shaft of a mine?"""
        return self.action == SHAFT

    def is_building(self) -> bool:
        """Is it neither a road nor a shaft?"""
        return not self.is_road() and not self.is_shaft()

    def nearness(self) -> float:
        """What still has to come is worth the more, the less it is."""
        total: i64 = 0
        missing: i64 = 0
        for good in range(GOODS):
            total += self.costs(good)
            missing += self.missing[good]
        return float(total) / float(max(1, missing))

    def costs(self, good: i64) -> i64:
        """How many goods of a kind it takes."""
        if self.is_road():
            return ROAD_COST[good]
        return SHAFT_COST[good] if self.is_shaft() else COST[(self.action - BUILD_FIRST) * GOODS + good]


@final
class Programme:
    """The projects of a player, in the order of their urgency."""

    def __init__(self, land: Land) -> None:
        self.land = land
        self.taste = land.taste
        self.projects: list[Project] = []
        self.choose()
        if float(land.turns) >= self.taste.turns_for_roads:
            self.want_roads()

    def choose(self) -> None:
        """Wood and stone, gold and what makes money of it, and wagons."""
        self.want_wood()
        self.want_stone()
        self.want_money()
        taste = self.taste
        if float(self.land.turns) >= taste.turns_for_wagons and taste.wagons > 0.0:
            self.want_one(WAGON_FACTORY, self.land.home, self.land.home, taste.wagon_factory)
        self.projects.sort(key=urgency)

    def want_wood(self) -> None:
        """Woodcutters, and a sawmill among them."""
        land = self.land
        taste = self.taste
        home = land.home
        turns = float(land.turns)
        cutters = land.count[WOODCUTTER]
        if turns < taste.turns_for_wood:
            return
        woods = land.nearest[WOODCUTTER] if cutters > 0 else land.site(WOODCUTTER, home, home)
        if cutters == 0:
            self.want(WOODCUTTER, woods, taste.first_woodcutter)
        self.want_one(SAWMILL, home, woods, taste.sawmill)
        if cutters == 1:
            self.want(WOODCUTTER, land.site(WOODCUTTER, home, home), taste.second_woodcutter)
        is_early = turns >= 2.0 * taste.turns_for_wood
        is_used_up = float(land.about(TRUNKS)) < taste.trunks_enough
        if 1.0 < float(cutters) < taste.woodcutters and is_early and is_used_up:
            self.want(WOODCUTTER, land.site(WOODCUTTER, home, home), taste.more_woodcutters)

    def want_money(self) -> None:
        """Mines; then a mint and a coal burner for it; then a stock exchange and a paper mill."""
        land = self.land
        taste = self.taste
        home = land.home
        turns = float(land.turns)
        mines = float(land.count[MINE])
        mountain = land.nearest[MINE] if mines > 0.0 else land.site(MINE, home, home)
        if mines == 0.0 and turns >= taste.turns_for_a_mine:
            self.want(MINE, mountain, taste.first_mine)
        if mountain == NOWHERE:
            mountain = home  # all mines are empty, but gold may lie beside them
        if 0.0 < mines < taste.most_mines and turns >= taste.turns_for_more_mines:
            site = land.site(MINE, mountain, home)
            self.want(MINE, site, taste.second_mine if mines < taste.mines_first else taste.more_mines)
        for ground in land.shafts:
            self.projects.append(Project(SHAFT, ground, taste.a_shaft))
        if turns < taste.turns_for_money or (mines == 0.0 and land.about(GOLD) < 2):
            return
        mint = self.want_one(MINT, mountain, home, taste.mint)
        if mint == NOWHERE:
            return
        self.want_one(COAL_BURNER, home, mint, taste.burner)
        if turns >= taste.turns_for_stock and float(land.coins_to_come()) >= taste.coins_for_stock:
            self.want_one(STOCK_EXCHANGE, mint, home, taste.exchange)
            self.want_one(PAPER_MILL, home, mint, taste.paper_mill)
        elif land.topic() != NO_TOPIC:
            self.want_one(PAPER_MILL, home, home, taste.mill_to_learn)

    def want_stone(self) -> None:
        """A quarry; where there is no rock a clay pit, then a stone factory."""
        land = self.land
        count = land.count
        if land.turns < TURNS_FOR_STONE or count[QUARRY] > 0 or count[STONE_FACTORY] > 0:
            return
        rock = land.site(QUARRY, land.home, land.home)
        if rock != NOWHERE:
            self.want(QUARRY, rock, self.taste.stone)
        elif count[CLAY_PIT] == 0:
            self.want(CLAY_PIT, land.site(CLAY_PIT, land.home, land.home), self.taste.stone)
        else:
            site = land.site(STONE_FACTORY, land.nearest[CLAY_PIT], land.home)
            self.want(STONE_FACTORY, site, self.taste.stone)

    def want_one(self, kind: i64, one: i64, other: i64, worth: float) -> i64:
        """A building of which one is enough; where it stands, or is to stand."""
        if self.land.count[kind] > 0:
            return self.land.nearest[kind]
        ground = self.land.site(kind, one, other)
        self.want(kind, ground, worth)
        return ground

    def want(self, kind: i64, ground: i64, worth: float) -> None:
        """One more project; nothing if there is no place for it."""
        if ground != NOWHERE:
            self.land.taken[ground // MOST_BANKS] = 1
            self.projects.append(Project(BUILD_FIRST + kind, ground, worth))

    def want_roads(self) -> None:
        """Roads where goods go again and again: from quarry and woods to home, and from there to the mint."""
        land = self.land
        hub = land.nearest[SAWMILL] if land.count[SAWMILL] > 0 else land.home
        mountain = land.nearest[MINE] if land.count[MINE] > 0 else land.site(MINE, hub, hub)
        if mountain != NOWHERE:
            self.want_road(hub, mountain)
        if land.count[WAGON_FACTORY] > 0:
            self.want_road(hub, land.nearest[WAGON_FACTORY])
        if land.count[QUARRY] > 0:
            self.want_road(land.nearest[QUARRY], hub)
        for ground in land.producers:
            if land.s.building[ground // MOST_BANKS] == WOODCUTTER:
                self.want_road(hub, ground)
        if land.count[MINT] > 0:
            self.want_road(hub, land.nearest[MINT])
            if land.count[MINE] > 0:
                self.want_road(land.nearest[MINT], land.nearest[MINE])

    def want_road(self, here: i64, there: i64) -> None:
        """The first road that is missing on a way."""
        paths = self.land.paths
        if paths.between(here, there) > LONGEST_ROAD:
            return
        while here != there:
            way = paths.way(here, there)
            if paths.price[way] == OFF_ROAD:
                half = paths.half[way]
                river = self.land.s.rivers[here // MOST_BANKS]
                is_river_edge = river >> half // 2 & 1 == 1
                action = road(half // 2, 1 + half % 2 if is_river_edge else 0)
                self.projects.append(Project(action, here, self.taste.a_road))
                return
            here = paths.grounds[paths.target[way]]


def urgency(project: Project) -> float:
    """The most urgent come first."""
    return -project.worth
