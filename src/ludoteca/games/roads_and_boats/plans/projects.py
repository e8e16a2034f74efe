"""What a player would build next, the most urgent first."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludoteca.games.roads_and_boats.actions import BUILD_FIRST, ROAD_FIRST, is_a, road
from ludoteca.games.roads_and_boats.data import (
    CLAY_PIT,
    COAL_BURNER,
    COST,
    GOODS,
    MINE,
    MINT,
    QUARRY,
    ROAD_COST,
    SAWMILL,
    STONE_FACTORY,
    WOODCUTTER,
)
from ludoteca.games.roads_and_boats.geometry import EDGES, MOST_BANKS
from ludoteca.games.roads_and_boats.plans.land import NOWHERE, Land
from ludoteca.games.roads_and_boats.plans.paths import OFF_ROAD

# With fewer turns left a building no longer pays.
TURNS_FOR_WOOD: Final[i64] = 5
TURNS_FOR_STONE: Final[i64] = 6
TURNS_FOR_A_MINE: Final[i64] = 4
TURNS_FOR_MONEY: Final[i64] = 3
TURNS_FOR_ROADS: Final[i64] = 2
LONGEST_ROAD: Final[i64] = 8
TURNS_FOR_MORE_MINES: Final[i64] = 6
MINES_FIRST: Final[i64] = 2
MOST_MINES: Final[i64] = 4
ENOUGH_WOODCUTTERS: Final[i64] = 3
# What a good on its way to a building is worth: less for what is less urgent.
URGENT: Final = 24.0
LESS_URGENT: Final = 0.8
A_ROAD: Final = 10.0


@final
class Project:
    """A building or a road that is wanted on a ground."""

    def __init__(self, action: i64, ground: i64, worth: float) -> None:
        self.action: i64 = action
        self.ground: i64 = ground
        self.worth: float = worth

    def is_road(self) -> bool:
        """Is it a road?"""
        return is_a(self.action, ROAD_FIRST, EDGES * 3)

    def costs(self, good: i64) -> i64:
        """How many goods of a kind it takes."""
        return ROAD_COST[good] if self.is_road() else COST[(self.action - BUILD_FIRST) * GOODS + good]


@final
class Programme:
    """The projects of a player, in the order of their urgency."""

    def __init__(self, land: Land) -> None:
        self.land = land
        self.projects: list[Project] = []
        self.worth: float = URGENT
        self.choose()
        if land.turns >= TURNS_FOR_ROADS:
            self.want_roads()

    def choose(self) -> None:
        """Wood and stone first, then gold and what makes money of it."""
        land = self.land
        count = land.count
        home = land.home
        turns = land.turns
        woods = land.nearest[WOODCUTTER] if count[WOODCUTTER] > 0 else land.site(WOODCUTTER, home, home)
        if count[WOODCUTTER] == 0 and turns >= TURNS_FOR_WOOD:
            self.want(WOODCUTTER, woods)
        if turns >= TURNS_FOR_STONE:
            self.want_stone()
        if count[SAWMILL] == 0 and turns >= TURNS_FOR_WOOD:
            self.want(SAWMILL, land.site(SAWMILL, home, woods))
        if count[WOODCUTTER] == 1 and turns >= TURNS_FOR_WOOD:
            self.want(WOODCUTTER, land.site(WOODCUTTER, home, home))
        mountain = land.nearest[MINE] if count[MINE] > 0 else land.site(MINE, home, home)
        if mountain == NOWHERE:
            return
        if count[MINE] == 0 and turns >= TURNS_FOR_A_MINE:
            self.want(MINE, mountain)
        if 0 < count[MINE] < MINES_FIRST and turns >= TURNS_FOR_MORE_MINES:
            self.want(MINE, land.site(MINE, mountain, home))
        if turns >= TURNS_FOR_MONEY and count[MINE] > 0:
            mint = land.nearest[MINT]
            if mint == NOWHERE:
                mint = land.site(MINT, mountain, home)
                self.want(MINT, mint)
            if count[COAL_BURNER] == 0 and mint != NOWHERE:
                self.want(COAL_BURNER, land.site(COAL_BURNER, home, mint))
        if MINES_FIRST <= count[MINE] < MOST_MINES and turns >= TURNS_FOR_MORE_MINES:
            self.want(MINE, land.site(MINE, mountain, home))
        if 1 < count[WOODCUTTER] < ENOUGH_WOODCUTTERS and turns >= 2 * TURNS_FOR_WOOD:
            self.want(WOODCUTTER, land.site(WOODCUTTER, home, home))

    def want_stone(self) -> None:
        """A quarry; where there is no rock a clay pit, then a stone factory."""
        land = self.land
        count = land.count
        if count[QUARRY] > 0 or count[STONE_FACTORY] > 0:
            return
        rock = land.site(QUARRY, land.home, land.home)
        if rock != NOWHERE:
            self.want(QUARRY, rock)
        elif count[CLAY_PIT] == 0:
            self.want(CLAY_PIT, land.site(CLAY_PIT, land.home, land.home))
        else:
            self.want(STONE_FACTORY, land.site(STONE_FACTORY, land.nearest[CLAY_PIT], land.home))

    def want(self, kind: i64, ground: i64) -> None:
        """One more project, less urgent than those before it; nothing if there is no place for it."""
        if ground == NOWHERE:
            return
        self.land.taken[ground // MOST_BANKS] = 1
        self.projects.append(Project(BUILD_FIRST + kind, ground, self.worth))
        self.worth *= LESS_URGENT

    def want_roads(self) -> None:
        """Roads where goods go again and again: from quarry and woods to home, and from there to the mint."""
        land = self.land
        hub = land.nearest[SAWMILL] if land.count[SAWMILL] > 0 else land.home
        self.worth = A_ROAD
        mountain = land.nearest[MINE] if land.count[MINE] > 0 else land.site(MINE, hub, hub)
        if mountain != NOWHERE:
            self.want_road(hub, mountain)
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
                self.projects.append(Project(action, here, self.worth))
                return
            here = paths.grounds[paths.target[way]]
