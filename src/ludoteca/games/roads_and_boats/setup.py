"""Setting up the table (RB-4.1 … RB-4.8) and the options (RB-1.22)."""

from __future__ import annotations

from dataclasses import replace

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.options import Option, Settings, switch
from ludoteca.core.rng import Rng
from ludoteca.core.vecs import filled
from ludoteca.games.roads_and_boats import maps, state
from ludoteca.games.roads_and_boats.data import LAND_PER_PLAYER, NEUTRAL, SOLO_BRICKS, TILE_SUPPLY
from ludoteca.games.roads_and_boats.maps import DEFAULT_MAP, SCENARIOS, BadMap, Map, random_map
from ludoteca.games.roads_and_boats.steps import construction, start

AUTO = "auto"
FREE = "free"
RANDOM = "random"
SEVERAL = (2, 3, 4)

OPTIONS = (
    Option("map", AUTO, (AUTO, *SCENARIOS, FREE, RANDOM), longest=maps.LONGEST, problem=maps.problem),
    Option("solo_turns", 20, low=1, high=66, seats=(1,)),
    Option("solo_mines", AUTO, (AUTO, True, False)),
    switch("cooperation", True, SEVERAL),
    switch("choose_sources", False),
    switch("demolish_own", False),
    switch("discard_refund", True),
    switch("async_phases", False, SEVERAL),
    Option("free_sea_per_player", 4, low=0, high=7),
    switch("random_islands", False),
)


def options_for(seats: int) -> tuple[Option, ...]:
    """The options at a table of this size: the maps are those that so many can play on (RB-3.40)."""
    which_map, *others = OPTIONS
    fitting = tuple(name for name in SCENARIOS if seats in maps.scenario(name).players)
    meant = [option for option in others if option.suits(seats)]
    return (replace(which_map, choices=(AUTO, *fitting, FREE, RANDOM)), *meant)


def check(seats: int, options: Settings) -> None:
    """Complain about a map that so many cannot play on."""
    name = options["map"]
    if name in (AUTO, FREE, RANDOM):
        return
    players = chosen_map(seats, str(name)).players
    if seats not in players:
        given = ", ".join(map(str, players))
        raise BadMap(
            f"it is made for {given} players, not for {seats}",
            "made-for",
            given=given,
            most=max(players),
            seats=seats,
        )


def chosen_map(seats: int, name: str) -> Map:
    """The map of an option: a scenario, or a text that is one."""
    if name == AUTO:
        return maps.scenario(DEFAULT_MAP[seats])
    return maps.scenario(name) if name in SCENARIOS else maps.read(name)


def empty_table(seats: int, rng: Rng, options: Settings) -> state.State:
    """What was agreed; no map, nobody at home."""
    s = state.State()
    s.clear(seats, rng, options)
    s.cooperation = int(bool(options["cooperation"]) and seats > 1)
    s.choose_sources = int(bool(options["choose_sources"]))
    s.demolish_own = int(bool(options["demolish_own"]))
    s.discard_refund = int(bool(options["discard_refund"]))
    mines = options["solo_mines"]
    s.solo_mines = int(seats == 1 if mines == AUTO else bool(mines))
    turns = options["solo_turns"]
    s.last_turn = turns if seats == 1 and isinstance(turns, int) else 0
    return s


def deal(seats: int, rng: Rng, options: Settings) -> state.State:
    """A fresh game: its map is laid, or about to be built by the players."""
    s = empty_table(seats, rng, options)
    if seats == 1:
        s.bricks = filled(SOLO_BRICKS, NEUTRAL)
    if options["map"] == FREE:
        sea = options["free_sea_per_player"]
        s.supply = TILE_SUPPLY[:]
        s.land_left = LAND_PER_PLAYER * seats
        s.sea_left = seats * (sea if isinstance(sea, int) else 0)
        s.seat = 0
        s.step = construction.CHOOSE_TILE
        return s
    if options["map"] == RANDOM:
        made = random_map.draw(seats, rng, bool(options["random_islands"]))
    else:
        made = chosen_map(seats, str(options["map"]))
    terrain, rivers = maps.lay(made)
    s.terrain = vec[i64](terrain)
    s.rivers = vec[i64](rivers)
    s.starts = vec[i64](made.starts_of(seats))
    start.draw_temple(s)
    return s
