"""The building phase: a site, then one thing built there (RB-6.4.1 … RB-6.4.23)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.vecs import filled
from ludoteca.games.roads_and_boats.access import tiles_of
from ludoteca.games.roads_and_boats.actions import (
    BANK_FIRST,
    BRIDGE_FIRST,
    BUILD_FIRST,
    DEMOLISH_FIRST,
    END_BUILD,
    FILL_FIRST,
    PROPOSE_FIRST,
    ROAD_FIRST,
    SHAFT,
    SITE_FIRST,
    WALL_FIRST,
    is_a,
)
from ludoteca.games.roads_and_boats.data import (
    BOARDS,
    BUILDINGS,
    COST,
    FILL_NEEDS,
    FILLS,
    GOODS,
    MINE,
    ROAD_COST,
    SHAFT_COST,
    STONE,
)
from ludoteca.games.roads_and_boats.geometry import EDGES, MOST_BANKS
from ludoteca.games.roads_and_boats.steps import (
    cooperation,
    edges,
    houses,
    payment,
    turn,
)
from ludoteca.games.roads_and_boats.steps.step import Step

if TYPE_CHECKING:
    from ludoteca.games.roads_and_boats.state import State


class ChooseSite(Step):
    """On which tile does a player build next (D38, D30)?"""

    def actions(self, s: State) -> list[int]:
        """Tiles with own transporters where something can be built; or enough."""
        legal: list[int] = [SITE_FIRST + tile for tile in tiles_of(s, s.seat) if len(works(s, tile)) > 0]
        if s.cooperation:
            cooperation.add_proposals(s, legal)
        legal.append(END_BUILD)
        return legal

    def play(self, s: State, action: i64) -> None:
        """One thing is built there; or the next player builds."""
        if action == END_BUILD:
            turn.next_player(s)
        elif action >= PROPOSE_FIRST:
            cooperation.begin(s, action)
        else:
            s.site = action - SITE_FIRST
            s.step = BUILD


class Build(Step):
    """What is built (D24 to D29)?"""

    def actions(self, s: State) -> list[int]:
        """Everything the player can pay for here."""
        return works(s, s.site)

    def play(self, s: State, action: i64) -> None:
        """A bank or the filling of a bag may have to be chosen first."""
        s.purpose = action
        if is_a(action, BUILD_FIRST, BUILDINGS):
            s.chosen = action - BUILD_FIRST
            s.step = BUILD_BANK
        elif action == SHAFT:
            s.region = s.region_of(s.site, s.building_bank[s.site])
            s.step = FILL
        elif is_a(action, BRIDGE_FIRST, 3):
            s.region = edges.bridge_payer(s, s.site, action - BRIDGE_FIRST)
            payment.begin(s, ROAD_COST, 0)
        elif is_a(action, ROAD_FIRST, EDGES * 3):
            s.region = edges.road_region(s, s.site, (action - ROAD_FIRST) // 3, (action - ROAD_FIRST) % 3)
            payment.begin(s, ROAD_COST, 0)
        elif is_a(action, WALL_FIRST, EDGES):
            price = edges.wall_price(s, s.site, action - WALL_FIRST)
            s.region = edges.wall_payer(s, s.site, action - WALL_FIRST, STONE, price)
            payment.begin(s, only(STONE, price), 0)
        else:
            price = edges.wall_price(s, s.site, action - DEMOLISH_FIRST)
            s.region = edges.wall_payer(s, s.site, action - DEMOLISH_FIRST, BOARDS, price)
            payment.begin(s, only(BOARDS, price), 0)


class Bank(Step):
    """On which bank does the building stand (D24)?"""

    def actions(self, s: State) -> list[int]:
        """The regions where the player is present and can pay."""
        return [
            BANK_FIRST + region
            for region in range(MOST_BANKS)
            if houses.can_build(s, s.site, region, s.chosen)
        ]

    def play(self, s: State, action: i64) -> None:
        """It is paid, but a mine is filled first."""
        s.region = action - BANK_FIRST
        if s.chosen == MINE:
            s.step = FILL
        else:
            payment.begin(s, COST, s.chosen * GOODS)


class Fill(Step):
    """What is put into the bag of a mine (D24, D25)?"""

    def actions(self, s: State) -> list[int]:
        """What the player knows how to do (RB-1.7)."""
        return [FILL_FIRST + fill for fill in range(FILLS) if s.knows(s.seat, FILL_NEEDS[fill])]

    def play(self, s: State, action: i64) -> None:
        """The mine or the shaft is paid."""
        s.fill = action - FILL_FIRST
        if s.purpose == SHAFT:
            payment.begin(s, SHAFT_COST, 0)
        else:
            payment.begin(s, COST, MINE * GOODS)


CHOOSE_SITE: Final[Step] = ChooseSite("choose_site", "site", "propose", "end_build")
BUILD: Final[Step] = Build("build", "build", "shaft", "bridge", "road", "wall", "demolish")
BUILD_BANK: Final[Step] = Bank("build_bank", "bank")
FILL: Final[Step] = Fill("fill", "fill")


def works(s: State, tile: i64) -> list[int]:
    """Everything that the player can build from a tile."""
    legal: list[int] = []
    houses.add_buildings(s, tile, legal)
    edges.add_bridges(s, tile, legal)
    edges.add_roads(s, tile, legal)
    edges.add_walls(s, tile, legal)
    return legal


def only(good: i64, count: i64) -> vec[i64]:
    """A price in one good."""
    costs = filled(GOODS, 0)
    costs[good] = count
    return costs


def done(s: State) -> None:
    """What was paid for stands; another site may follow."""
    action = s.purpose
    if is_a(action, BUILD_FIRST, BUILDINGS):
        houses.build(s, s.site, s.region, s.chosen, s.fill)
    elif action == SHAFT:
        houses.dig(s, s.site, s.fill)
    elif is_a(action, BRIDGE_FIRST, 3):
        edges.build_bridge(s, s.site, action - BRIDGE_FIRST)
    elif is_a(action, ROAD_FIRST, EDGES * 3):
        edges.build_road(s, s.site, (action - ROAD_FIRST) // 3, (action - ROAD_FIRST) % 3)
    elif is_a(action, WALL_FIRST, EDGES):
        edges.build_wall(s, s.site, action - WALL_FIRST)
    else:
        edges.demolish(s, s.site, action - DEMOLISH_FIRST)
    s.clear_scratch()
    s.step = CHOOSE_SITE
