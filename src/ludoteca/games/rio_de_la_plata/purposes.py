"""Why somebody would do this here, for a first game: what it leads to in this position."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING

from ludoteca.core.words import Phrase, always
from ludoteca.games.rio_de_la_plata import city, planner
from ludoteca.games.rio_de_la_plata.actions import OFFER_FIRST
from ludoteca.games.rio_de_la_plata.data import (
    BUILDING_NAMES,
    BUILDING_VP,
    BUILDINGS,
    CELLS,
    DESTROYED_VP,
    FREE,
    GOOD_NAMES,
    GOODS,
    GRID_NAMES,
    HUT,
    MOST_ON_A_SPACE,
    MOST_SEATS,
    ON_MAP_NAMES,
    PLACEMENTS,
    PRECIOUS,
    STANDS_ON,
    STONE,
    UNBUILT,
    WOOD,
    WORKERS,
)
from ludoteca.games.rio_de_la_plata.geography import (
    CENTRE_VERTICES,
    DIRECTION_NAMES,
    DISTRICT_LIST,
    DISTRICT_SPACES,
    EDGE_PLACE,
    LINE_NAMES,
    LINE_START,
    ROAD_NAMES,
    SPACE_NAMES,
)
from ludoteca.games.rio_de_la_plata.stacks import HEIGHT, leader, pawns_of
from ludoteca.games.rio_de_la_plata.steps import effects, groups, majors

if TYPE_CHECKING:
    from ludoteca.games.rio_de_la_plata.state import State

MOST_TOLD = 3


# --- in the city ---------------------------------------------------------------------------------


def _possible(s: State, space: int, workers: int) -> set[int]:
    """What so many workers of his can build on a space with the goods that he has."""
    return {
        building
        for building in range(BUILDINGS)
        if workers >= WORKERS[building]
        and STANDS_ON[building] == s.building[space]
        and effects.may_build(s, int(s.seat), space, building)
    }


def _told(buildings: Iterable[int]) -> tuple[str, ...]:
    """A few of them, those with points first."""
    best = sorted(buildings, key=lambda building: (-BUILDING_VP[building], building))
    return tuple(BUILDING_NAMES[building] for building in best[:MOST_TOLD])


def _city(s: State, number: str) -> Phrase:
    """What the workers that are left can still build in the district."""
    first = (int(number) - 1) * DISTRICT_SPACES
    left = int(min(PLACEMENTS - s.placed, s.hand[s.seat]))
    buildings: set[int] = set()
    for place in range(first, first + DISTRICT_SPACES):
        space = DISTRICT_LIST[place]
        if city.may_place(s, s.seat, space):
            there = int(pawns_of(s.stack[space], s.seat))
            buildings |= _possible(s, space, min(there + left, MOST_ON_A_SPACE))
    if not buildings:
        return Phrase("purpose-city-stay")
    is_new = not s.dwellings[s.seat] and not city.workers_in_city(s, s.seat)
    words = "purpose-city-first" if is_new else "purpose-city"
    return Phrase(words, {"buildings": _told(buildings)})


def _place(s: State, name: str) -> Phrase:
    """What the workers on the space can do with this one."""
    space = SPACE_NAMES.index(name)
    if s.building[space] not in (UNBUILT, HUT):
        return Phrase("purpose-place-works", {"building": BUILDING_NAMES[s.building[space]]})
    count = int(pawns_of(s.stack[space], s.seat)) + 1
    now = _possible(s, space, count)
    if now and now == _possible(s, space, count - 1):
        return Phrase("purpose-place-guard", {"count": count, "number": 2 * count})
    if now:
        return Phrase("purpose-place", {"count": count, "buildings": _told(now)})
    for more in range(count + 1, MOST_ON_A_SPACE + 1):
        if then := _possible(s, space, more):
            return Phrase("purpose-place-more", {"count": more - count, "buildings": _told(then)})
    return Phrase("purpose-city-stay")


def _expropriate(s: State, name: str) -> Phrase:
    """Whose workers go, and how many of one's own that takes."""
    stack = s.stack[SPACE_NAMES.index(name)]
    return Phrase("purpose-expropriate", {"owner": int(leader(stack)), "count": 2 * int(HEIGHT[stack])})


# --- beside the city -----------------------------------------------------------------------------


def _grid(s: State, name: str) -> Phrase:
    """How many cells are still free."""
    first = GRID_NAMES.index(name) * CELLS
    free = sum(s.cell_value[cell] >= 0 and s.cell_owner[cell] == FREE for cell in range(first, first + CELLS))
    return Phrase("purpose-grid", {"grid": name, "count": int(free)})


def _work(s: State, name: str) -> Phrase | None:
    """What he has of what the place gives."""
    given = {"quarry": STONE, "forest": WOOD, "workshop": PRECIOUS}
    if name in given:
        return _lacking(s, given[name], f"purpose-work-{name}")
    if name == "fields":
        return Phrase("purpose-work-fields", {"count": int(s.fields[s.seat]) + 1})
    if name == "order":
        return Phrase("purpose-work-order", {"place": int(s.place_in_order(s.seat)) + 1})
    return Phrase("purpose-work-dock")


def _lacking(s: State, good: int, words: str) -> Phrase:
    """How much he has of a good; that he has none is said with other words."""
    have = int(s.goods[int(s.seat) * GOODS + good])
    return Phrase(words, {"goods": ((GOOD_NAMES[good], have),)}) if have else Phrase(f"{words}-none")


def _end_placement(s: State) -> Phrase | None:
    """Are all workers out that may go?"""
    left = int(min(PLACEMENTS - s.placed, s.hand[s.seat]))
    return Phrase("purpose-end_placement", {"count": left}) if left else Phrase("purpose-end_placement-all")


# --- effects -------------------------------------------------------------------------------------


def _collect(_s: State, _slot: str) -> Phrase:
    return Phrase("purpose-collect")


def _refine(s: State, _good: str) -> Phrase:
    return _lacking(s, PRECIOUS, "purpose-refine")


def _pay(_s: State, stone_bought: str, wood_bought: str) -> Phrase:
    """Goods where there are some, else coins."""
    bought = int(stone_bought) + int(wood_bought)
    return Phrase("purpose-pay-coins", {"count": bought}) if bought else Phrase("purpose-pay")


def _build(_s: State, _space: str, name: str) -> Phrase:
    return Phrase("purpose-build", {"building": name})


def _activate(s: State, name: str, _good: str) -> Phrase:
    return Phrase("purpose-activate", {"building": BUILDING_NAMES[s.building[SPACE_NAMES.index(name)]]})


def _pay_now(_s: State, answer: str) -> Phrase:
    return Phrase("purpose-pay_now-yes" if answer == "yes" else "purpose-pay_now-no")


def _trade(_s: State, answer: str) -> Phrase:
    return Phrase("purpose-trade-yes" if answer == "yes" else "purpose-trade-no")


def _end_effects(s: State) -> Phrase:
    """Is nothing left but an offer of trade?"""
    others = [action for action in s.legal[:-1] if not OFFER_FIRST <= action < OFFER_FIRST + MOST_SEATS]
    return Phrase("purpose-end_effects-save" if others else "purpose-end_effects")


# --- war -----------------------------------------------------------------------------------------


def _attack(s: State, _edge: str) -> Phrase:
    return Phrase("purpose-attack", {"count": int(s.unplaced)})


def _hire(_s: State, answer: str) -> Phrase:
    return Phrase("purpose-hire-yes" if answer == "yes" else "purpose-hire-no")


def _agree(_s: State, answer: str) -> Phrase:
    return Phrase("purpose-agree-yes" if answer == "yes" else "purpose-agree-no")


def _withdraw(_s: State, answer: str) -> Phrase:
    return Phrase("purpose-withdraw-yes" if answer == "yes" else "purpose-withdraw-no")


def _group(_s: State, size: str) -> Phrase:
    return Phrase("purpose-group", {"count": int(size)})


def _road_line(s: State, name: str) -> Phrase:
    """The district to which a road on the line leads soonest."""
    line = LINE_NAMES.index(name)
    nearer = [
        found
        for edge in range(LINE_START[line], LINE_START[line + 1])
        if not s.roads[line] >> EDGE_PLACE[edge] & 1 and (found := _nearest(s, edge)) is not None
    ]
    if not nearer:
        return Phrase("purpose-road")
    missing, district = min(nearer)
    return Phrase("purpose-road_line", {"district": district, "count": missing + 1})


def _road(s: State, name: str) -> Phrase:
    """The district that comes nearest to being connected with it (RP-2.17)."""
    nearest = _nearest(s, ROAD_NAMES.index(name))
    if nearest is None:
        return Phrase("purpose-road")
    missing, district = nearest
    return Phrase("purpose-road-district", {"district": district, "count": missing})


def _nearest(s: State, edge: int) -> tuple[int, int] | None:
    """The district to which a road on the edge leads: how many more it lacks then, and its number."""
    after = s.copy()
    after.journal = None
    majors.lay_road(after, edge)
    before, now = planner.Ways(s).missing, planner.Ways(after).missing
    nearer = [
        (int(now[vertex]), district)
        for district, vertex in enumerate(CENTRE_VERTICES, 1)
        if now[vertex] < before[vertex]
    ]
    return min(nearer, default=None)


# --- war -----------------------------------------------------------------------------------------


def _step(s: State, direction: str) -> Phrase:
    """Whom or what the group meets there."""
    space = groups.target(s.active, DIRECTION_NAMES.index(direction))
    count = int(groups.size_at(s, s.active))
    there = int(HEIGHT[s.stack[space]] if groups.is_attacking(s) else s.invaders[space])
    if there:
        return Phrase("purpose-step-battle", {"count": count, "number": there})
    if s.building[space] == UNBUILT:
        return Phrase("purpose-step")
    building = ON_MAP_NAMES[s.building[space]]
    if groups.is_attacking(s):
        return Phrase(
            "purpose-step-raze", {"building": building, "count": int(DESTROYED_VP[s.building[space]])}
        )
    return Phrase("purpose-step-guard", {"building": building})


PURPOSES: Mapping[str, Callable[..., Phrase | None]] = {
    "city": _city,
    "place": _place,
    "expropriate": _expropriate,
    "grid": _grid,
    "work": _work,
    "end_placement": _end_placement,
    "collect": _collect,
    "refine": _refine,
    "pay": _pay,
    "end_effects": _end_effects,
    "attack": _attack,
    "group": _group,
    "shadow": always("purpose-shadow"),
    "cell": always("purpose-cell"),
    "pay_now": _pay_now,
    "pay_wall": always("purpose-pay_wall"),
    "office": always("purpose-office"),
    "pay_departure": always("purpose-pay_departure"),
    "offer": always("purpose-offer"),
    "give": always("purpose-give"),
    "get": always("purpose-get"),
    "send": always("purpose-offer"),
    "cancel": always("purpose-cancel"),
    "trade": _trade,
    "take": always("purpose-take"),
    "build": _build,
    "activate": _activate,
    "harvest": always("purpose-harvest"),
    "load": always("purpose-work-dock"),
    "pay_cell": always("purpose-pay_cell"),
    "take_office": always("purpose-office"),
    "free_road": always("purpose-free_road"),
    "free_wall": always("purpose-free_wall"),
    "raise": always("purpose-raise"),
    "road_line": _road_line,
    "road": _road,
    "wall": always("purpose-wall"),
    "move_order": always("purpose-move_order"),
    "keep_order": always("purpose-keep_order"),
    "bet": always("purpose-bet"),
    "shoot": always("purpose-shoot"),
    "defend_district": always("purpose-defend"),
    "defend": always("purpose-defend"),
    "hire": _hire,
    "select": always("purpose-select"),
    "select_outside": always("purpose-select"),
    "step": _step,
    "join": always("purpose-join"),
    "transfer": always("purpose-join"),
    "done": always("purpose-done"),
    "extra": always("purpose-extra"),
    "extra_outside": always("purpose-extra"),
    "sacrifice": always("purpose-sacrifice"),
    "sacrifice_outside": always("purpose-sacrifice"),
    "agree": _agree,
    "release": _agree,
    "end_war_turn": always("purpose-end_war_turn"),
    "withdraw": _withdraw,
}
