"""A position as plain data (PR-4.1): writing it, and reading one that a person may have edited."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.position import (
    PLENTY,
    Json,
    Position,
    Reader,
    counts,
    seat_or_none,
    seats_of,
    word_or_none,
    words_of,
)
from ludoteca.core.state import NOBODY
from ludoteca.games.puerto_rico import data, player_board, setup
from ludoteca.games.puerto_rico.actions import KEEP_COUNTS
from ludoteca.games.puerto_rico.data import (
    BUILDING_NAMES,
    BUILDINGS,
    CITY_SPACES,
    GOOD_NAMES,
    GOODS,
    GROUP_NAMES,
    GROUPS,
    ISLAND_SPACES,
    ROLE_NAMES,
    TILE_NAMES,
    TILES,
    TRIGGER_NAMES,
)
from ludoteca.games.puerto_rico.steps import STEP_NAMES, STEPS
from ludoteca.games.puerto_rico.steps.roles import GAME_OVER
from ludoteca.games.puerto_rico.steps.storage import BITS, kept_of
from ludoteca.games.puerto_rico.version import VERSION

if TYPE_CHECKING:
    from ludoteca.games.puerto_rico.state import State


def trigger_name(trigger: int) -> str:
    """The name of one end trigger."""
    return TRIGGER_NAMES[trigger.bit_length() - 1]


def write(s: State) -> Position:
    """Everything on the table and everything under way."""
    return {
        "game": "puerto_rico",
        "version": VERSION,
        "options": dict(s.options),
        "step": s.step.name,
        "seat": s.seat,
        "round": s.round,
        "governor": s.governor,
        "pick": s.pick,
        "active_role": ROLE_NAMES[s.role],
        "role_owner": s.owner,
        "roles": {
            ROLE_NAMES[role]: {
                "doubloons": s.role_doubloons[role],
                "taken_by": seat_or_none(s.taken_by[role]),
            }
            for role in range(s.roles_in_play)
        },
        "colonist_supply": s.colonist_supply,
        "colonist_ship": s.colonist_ship,
        "vp_supply": s.vp_supply,
        "vp_paper": s.vp_paper,
        "goods_supply": counts(GOOD_NAMES, s.goods_supply),
        "ships": [
            {
                "capacity": capacity,
                "good": word_or_none(GOOD_NAMES, good),
                "load": load,
            }
            for capacity, good, load in zip(s.ship_capacity, s.ship_good, s.ship_load, strict=True)
        ],
        "trading_house": [GOOD_NAMES[g] for g in range(GOODS) for _ in range(s.trading_house[g])],
        "draw_pile": [TILE_NAMES[tile] for tile in s.pile],
        "discard_pile": counts(GOOD_NAMES, s.discard),
        "face_up": counts(GOOD_NAMES, s.face_up),
        "quarry_supply": s.quarry_supply,
        "building_supply": counts(BUILDING_NAMES, s.building_supply),
        "end_triggers": words_of(TRIGGER_NAMES, s.end_triggers),
        "players": [_write_player(s, seat) for seat in range(s.seats)],
        "scratch": {
            "newest": s.newest,
            "unassigned": s.unassigned,
            "group": None if s.group in (-1, GROUPS) else GROUP_NAMES[s.group],
            "later_circles": s.later_circles,
            "idle_turns": s.idle_turns,
            "captain_bonus": s.captain_bonus == 1,
            "wharf_used": seats_of(s.wharves_used),
            "storing": s.storing,
            "kept": [kept_of(s.kept, good) for good in range(GOODS)],
        },
        "reveals": s.reveals,
        "rng": s.rng.state(),
    }


def _write_player(s: State, seat: int) -> Position:
    layout = seat * (ISLAND_SPACES + CITY_SPACES)
    island: list[Json] = []
    shown = [0] * TILES
    for space in range(layout, layout + player_board.island_size(s, seat)):
        tile = s.layout[space]
        shown[tile] += 1
        occupied = shown[tile] <= s.settled[seat * TILES + tile]
        island.append({"kind": TILE_NAMES[tile], "occupied": occupied})
    city: list[Json] = []
    for space in range(layout + ISLAND_SPACES, layout + ISLAND_SPACES + CITY_SPACES):
        building = s.layout[space]
        if building >= 0:
            colonists = s.city[seat * BUILDINGS + building]
            city.append({"building": BUILDING_NAMES[building], "colonists": colonists})
    return {
        "doubloons": s.doubloons[seat],
        "vp": s.vp[seat],
        "goods": counts(GOOD_NAMES, s.goods[seat * GOODS : seat * GOODS + GOODS]),
        "san_juan": s.san_juan[seat],
        "island": island,
        "city": city,
    }


def read(position: Reader) -> State:
    """The state of a position; form is checked here, the rules in `invariants`."""
    players = position.part("players").parts()
    seats = len(players)
    if seats not in data.SETUPS:
        raise position.part("players").fail(f"expected 2 to 5 entries, found {seats}")
    s = setup.empty_table(
        seats, position.part("rng").generator(), position.part("options").settings(setup.OPTIONS)
    )
    s.step = STEPS[position.part("step").word(STEP_NAMES)]
    s.seat = position.part("seat").number(NOBODY, seats - 1)
    if (s.seat == NOBODY) != (s.step is GAME_OVER):
        raise position.part("seat").fail("-1 is for game_over, and game_over for -1")
    s.round = position.part("round").number(1, PLENTY)
    s.governor = position.part("governor").number(0, seats - 1)
    s.pick = position.part("pick").number(0, s.picks)
    s.role = position.part("active_role").word(ROLE_NAMES)
    s.owner = position.part("role_owner").number(0, seats - 1)
    _read_roles(s, position.part("roles"))
    s.colonist_supply = position.part("colonist_supply").number(0, PLENTY)
    s.colonist_ship = position.part("colonist_ship").number(0, PLENTY)
    s.vp_supply = position.part("vp_supply").number(0, PLENTY)
    s.vp_paper = position.part("vp_paper").number(0, PLENTY)
    s.goods_supply = position.part("goods_supply").counts(GOOD_NAMES)
    for ship, entry in enumerate(position.part("ships").exactly(len(s.ship_capacity))):
        capacity = s.ship_capacity[ship]
        entry.part("capacity").number(capacity, capacity)
        s.ship_good[ship] = entry.part("good").word_or_none(GOOD_NAMES)
        s.ship_load[ship] = entry.part("load").number(0, capacity)
    for entry in position.part("trading_house").parts():
        s.trading_house[entry.word(GOOD_NAMES)] += 1
    s.pile = vec[i64]([tile.word(GOOD_NAMES) for tile in position.part("draw_pile").parts()])
    s.discard = position.part("discard_pile").counts(GOOD_NAMES)
    s.face_up = position.part("face_up").counts(GOOD_NAMES)
    s.quarry_supply = position.part("quarry_supply").number(0, PLENTY)
    s.building_supply = position.part("building_supply").counts(BUILDING_NAMES)
    s.end_triggers = position.part("end_triggers").bits(TRIGGER_NAMES)
    for seat, player in enumerate(players):
        _read_player(s, seat, player)
    _read_scratch(s, position.part("scratch"))
    s.reveals = position.part("reveals").number(0, PLENTY)
    return s


def _read_roles(s: State, part: Reader) -> None:
    in_play = ROLE_NAMES[: s.roles_in_play]
    part.keys(in_play)
    for role, name in enumerate(in_play):
        card = part.part(name)
        s.role_doubloons[role] = card.part("doubloons").number(0, PLENTY)
        s.taken_by[role] = card.part("taken_by").seat_or_none(s.seats)


def _read_player(s: State, seat: int, player: Reader) -> None:
    s.doubloons[seat] = player.part("doubloons").number(0, PLENTY)
    s.vp[seat] = player.part("vp").number(0, PLENTY)
    s.san_juan[seat] = player.part("san_juan").number(0, PLENTY)
    for good, count in enumerate(player.part("goods").counts(GOOD_NAMES)):
        s.goods[seat * GOODS + good] = count
    island = player.part("island").parts()
    if len(island) > ISLAND_SPACES:
        raise player.part("island").fail(f"an island has 12 spaces, found {len(island)} tiles")
    for tile in island:
        kind = tile.part("kind").word(TILE_NAMES)
        player_board.add_tile(s, seat, kind)
        if tile.part("occupied").flag():
            s.settled[seat * TILES + kind] += 1
    city = player.part("city").parts()
    if len(city) > CITY_SPACES:
        raise player.part("city").fail(f"a city has 12 spaces, found {len(city)} buildings")
    for entry in city:
        building = entry.part("building").word(BUILDING_NAMES)
        if s.is_built(seat, building):
            raise entry.fail(f"a second {BUILDING_NAMES[building]} in the same city")
        player_board.add_building(s, seat, building)
        circles = data.BUILDING_TABLE[building].circles
        s.city[seat * BUILDINGS + building] = entry.part("colonists").number(0, circles)


def _read_scratch(s: State, scratch: Reader) -> None:
    s.newest = scratch.part("newest").number(0, BUILDINGS - 1)
    s.unassigned = scratch.part("unassigned").number(0, PLENTY)
    group = scratch.part("group").word_or_none(GROUP_NAMES)
    s.group = GROUPS if group < 0 else group
    s.later_circles = scratch.part("later_circles").number(0, PLENTY)
    s.idle_turns = scratch.part("idle_turns").number(0, s.seats)
    s.captain_bonus = int(scratch.part("captain_bonus").flag())
    s.wharves_used = scratch.part("wharf_used").seats(s.seats)
    s.storing = scratch.part("storing").number(0, GOODS)
    for good, entry in enumerate(scratch.part("kept").exactly(GOODS)):
        s.kept |= entry.number(0, KEEP_COUNTS - 1) << (good * BITS)
