"""Movement: one transporter after the other steps, loads, leads geese and carries (RB-6.3.1 … RB-6.3.43)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.games.roads_and_boats import fleet
from ludoteca.games.roads_and_boats.access import dock_region, is_at_sea, touch
from ludoteca.games.roads_and_boats.actions import (
    END_MOVE,
    EXCHANGE_FIRST,
    FINISH,
    FOLLOW_FIRST,
    PARTNER_NAMES,
    PICKUP_FIRST,
    SELECT_FIRST,
    STEP_FIRST,
    UNFOLLOW_FIRST,
    WAYS,
    is_a,
)
from ludoteca.games.roads_and_boats.data import (
    FLEET,
    GOODS,
    GOOSE,
    MOST_ACTS,
    MOVES,
    OIL_RIG,
    TRANSPORTER_NAMES,
)
from ludoteca.games.roads_and_boats.geometry import (
    EDGES,
    FIRST_DOCK,
    FOLLOWING,
    HEX_NAMES,
    MOST_BANKS,
    SPOTS,
    WATER,
)
from ludoteca.games.roads_and_boats.goods import (
    UNMARKED,
    ground,
    mark_from,
    mark_moved,
    marked,
    move,
    other_mark,
)
from ludoteca.games.roads_and_boats.goods import unmarked as unmarked_of
from ludoteca.games.roads_and_boats.steps import carrying, exchange, limits, turn, ways
from ludoteca.games.roads_and_boats.steps.step import Step

if TYPE_CHECKING:
    from ludoteca.games.roads_and_boats.state import State

PARTNERS: Final[i64] = len(PARTNER_NAMES)


class Select(Step):
    """Which transporter is moved next (D17, D18)?"""

    def actions(self, s: State) -> list[int]:
        """Those that are neither carried nor done; of equal ones the oldest."""
        legal: list[int] = [
            SELECT_FIRST + carrier
            for carrier in range(s.seat * FLEET, s.seat * FLEET + s.fleet[s.seat])
            if s.done[carrier] == 0 and s.carried_by[carrier] < 0 and not fleet.has_older_twin(s, carrier, -1)
        ]
        legal.append(END_MOVE)
        return legal

    def play(self, s: State, action: i64) -> None:
        """It becomes active; or the next player moves."""
        if action == END_MOVE:
            s.marks = vec[i64]()
            turn.next_player(s)
            return
        s.active = action - SELECT_FIRST
        s.acts[s.active] = 0
        s.step = MOVE


class Move(Step):
    """What does the active transporter do (D19 to D23, D35)?"""

    def actions(self, s: State) -> list[int]:
        """Exchange goods, step, lead geese or leave them, carry another transporter, or finish."""
        active = s.active
        legal: list[int] = [EXCHANGE_FIRST + partner for partner in exchange.partners(s, active)]
        if can_leave(s, active):
            ways.add_steps(s, active, legal)
        if s.acts[active] < MOST_ACTS:
            add_geese(s, active, legal)
        if s.is_free(active) and s.load(active) == 0:
            for other in range(s.seat * FLEET, s.seat * FLEET + s.fleet[s.seat]):
                if carrying.can_pick_up(s, active, other) and not fleet.has_older_twin(s, other, active):
                    legal.append(PICKUP_FIRST + other)
        legal.append(FINISH)
        return legal

    def play(self, s: State, action: i64) -> None:
        """One thing after the other until it is finished."""
        active = s.active
        if action == FINISH:
            finish(s)
        elif is_a(action, EXCHANGE_FIRST, PARTNERS):
            exchange.open_with(s, active, action - EXCHANGE_FIRST)
        elif is_a(action, STEP_FIRST, EDGES * WAYS):
            make_step(s, (action - STEP_FIRST) // WAYS, (action - STEP_FIRST) % WAYS)
        elif is_a(action, FOLLOW_FIRST, MOST_BANKS):
            follow(s, action - FOLLOW_FIRST)
        elif is_a(action, UNFOLLOW_FIRST, MOST_BANKS):
            unfollow(s, action - UNFOLLOW_FIRST)
            s.acts[active] += 1
        else:
            carrying.pick_up(s, active, action - PICKUP_FIRST)


SELECT: Final[Step] = Select("select", "select", "end_move")
MOVE: Final[Step] = Move("move", "exchange", "step", "follow", "unfollow", "pickup", "finish")


# --- steps ---------------------------------------------------------------------------------------


def can_leave(s: State, carrier: i64) -> bool:
    """Has it points left, and nothing with it that another own transporter has moved (RB-6.3.6)?"""
    if s.steps[carrier] >= MOVES[s.kind[carrier]] or ways.holds_back(s, carrier):
        return False
    tile = s.place[carrier] // SPOTS
    return not must_lead_geese(s, carrier) or other_mark(s, ground(tile, 0), GOOSE, carrier) == UNMARKED


def must_lead_geese(s: State, carrier: i64) -> bool:
    """Would its leaving leave geese alone at sea (RB-6.3.35)?"""
    if not is_at_sea(s, carrier):
        return False
    tile = s.place[carrier] // SPOTS
    return (
        s.goods[ground(tile, 0) * GOODS + GOOSE] > 0
        and s.building[tile] != OIL_RIG
        and not limits.is_anybody_at_sea(s, tile, carrier)
    )


def make_step(s: State, edge: i64, way: i64) -> None:
    """One movement point; a donkey off the road and a docking boat use all (RB-6.3.11, RB-6.3.14)."""
    carrier = s.active
    origin = s.place[carrier]
    if must_lead_geese(s, carrier):
        swimming = ground(origin // SPOTS, 0)
        while s.goods[swimming * GOODS + GOOSE] > 0:
            mark = carrier if marked(s, swimming, GOOSE, carrier) > 0 else UNMARKED
            move(s, swimming, FOLLOWING, GOOSE, mark)
    target = ways.target(s, carrier, edge, way)
    if target % SPOTS >= FIRST_DOCK or ways.is_off_road(s, carrier, edge, way):
        s.steps[carrier] = MOVES[s.kind[carrier]]
    else:
        s.steps[carrier] += 1
    fleet.go(s, carrier, target)
    mark_moved(s, carrier)
    s.acts[carrier] = 0
    if s.journal is not None:
        s.journal.tell(
            "stepped",
            seat=s.seat,
            transporter=TRANSPORTER_NAMES[s.kind[carrier]],
            origin=HEX_NAMES[origin // SPOTS],
            hex=HEX_NAMES[target // SPOTS],
        )


def finish(s: State) -> None:
    """Geese that still follow stay where the transporter is (RB-6.3.5)."""
    carrier = s.active
    place = s.place[carrier]
    region: i64 = 0
    if place % SPOTS < WATER:
        region = place % SPOTS
    elif place % SPOTS > WATER:
        region = dock_region(s, place)
    while s.goods[FOLLOWING * GOODS + GOOSE] > 0:
        unfollow(s, region)
    s.done[carrier] = 1
    s.active = -1
    s.step = SELECT


# --- geese ---------------------------------------------------------------------------------------


def add_geese(s: State, carrier: i64, legal: list[int]) -> None:
    """Geese that may follow from what it touches, and where they may stay (RB-6.3.31, RB-6.3.33)."""
    tile = s.place[carrier] // SPOTS
    touched = touch(s, carrier)
    for region in range(MOST_BANKS):
        if touched >> region & 1 and has_willing_goose(s, ground(tile, region), carrier):
            legal.append(FOLLOW_FIRST + region)
    if s.goods[FOLLOWING * GOODS + GOOSE] == 0:
        return
    if (
        is_at_sea(s, carrier)
        and s.building[tile] != OIL_RIG
        and not limits.is_anybody_at_sea(s, tile, carrier)
    ):
        return
    for region in range(MOST_BANKS):
        if touched >> region & 1:
            legal.append(UNFOLLOW_FIRST + region)


def has_willing_goose(s: State, holder: i64, carrier: i64) -> bool:
    """Does a goose lie there that no other own transporter has moved?"""
    if s.goods[holder * GOODS + GOOSE] == 0:
        return False
    return len(s.marks) == 0 or marked(s, holder, GOOSE, carrier) > 0 or unmarked_of(s, holder, GOOSE) > 0


def follow(s: State, region: i64) -> None:
    """One goose follows, rather one that has followed before."""
    carrier = s.active
    tile = s.place[carrier] // SPOTS
    mark = carrier if marked(s, ground(tile, region), GOOSE, carrier) > 0 else UNMARKED
    move(s, ground(tile, region), FOLLOWING, GOOSE, mark)
    s.acts[carrier] += 1
    if s.journal is not None:
        s.journal.tell(
            "goose-follows",
            seat=s.seat,
            transporter=TRANSPORTER_NAMES[s.kind[carrier]],
            hex=HEX_NAMES[tile],
        )


def unfollow(s: State, region: i64) -> None:
    """One goose stays here, rather one that another transporter has moved."""
    tile = s.place[s.active] // SPOTS
    move(s, FOLLOWING, ground(tile, region), GOOSE, mark_from(s, FOLLOWING, GOOSE, s.active))
    if s.journal is not None:
        s.journal.tell(
            "goose-stays",
            seat=s.seat,
            transporter=TRANSPORTER_NAMES[s.kind[s.active]],
            hex=HEX_NAMES[tile],
        )
