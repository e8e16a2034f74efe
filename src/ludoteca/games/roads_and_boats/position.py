"""A position as plain data (RB-5.0): writing it, and reading one that a person may have edited."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from ludoteca.core.errors import BadPosition, MalformedAction
from ludoteca.core.position import PLENTY, Position, Reader
from ludoteca.core.state import NOBODY
from ludoteca.games.roads_and_boats import fleet, setup, view
from ludoteca.games.roads_and_boats.actions import CARRIER_NAMES, PARTNER_NAMES, VERBS
from ludoteca.games.roads_and_boats.data import (
    BUILDING_NAMES,
    CONVERSIONS,
    FILL_NAMES,
    FLEET,
    GOOD_NAMES,
    GOODS,
    GOOSE,
    MOST_ACTS,
    MOST_PROPOSALS,
    NO_TILE,
    PHASE_NAMES,
    SPACES,
    TERRAIN_NAMES,
    TILE_NAMES,
    TILES,
    TOPIC_NAMES,
    TRANSPORTER_NAMES,
)
from ludoteca.games.roads_and_boats.geometry import (
    ARMS,
    BANKS,
    BORDERS,
    CARGO,
    CELLS,
    FOLLOWING,
    HEX_NAMES,
    MOST_BANKS,
    SPOT_NAMES,
    place_of,
)
from ludoteca.games.roads_and_boats.goods import COUNTS, key_of
from ludoteca.games.roads_and_boats.maps import SHAPES
from ludoteca.games.roads_and_boats.steps import STEP_NAMES, STEPS
from ludoteca.games.roads_and_boats.steps.cooperation import code_of
from ludoteca.games.roads_and_boats.steps.ending import GAME_OVER

if TYPE_CHECKING:
    from ludoteca.games.roads_and_boats.state import State

REGIONS = ("0", "1", "2")
MOST_GOODS = 9999
"""More of a good never lie in one place."""


def write(s: State) -> Position:
    """Everything on the table and everything under way: all is public."""
    lost = _lost(s)
    if lost:
        raise BadPosition(f"a position cannot tell of {lost}")
    return view.as_position(view.look(s, None), s.rng.state())


def _lost(s: State) -> str:
    """What a state holds where there is nothing to hold it; in play there is no such thing."""
    for tile in range(CELLS):
        goods = s.goods[tile * MOST_BANKS * GOODS : (tile + 1) * MOST_BANKS * GOODS]
        if s.terrain[tile] == NO_TILE and (any(goods) or s.rivers[tile] or s.building[tile] >= 0):
            return f"what is on {HEX_NAMES[tile]}, where no tile lies"
        if s.building[tile] < 0 and (s.building_bank[tile] or s.gold[tile] or s.iron[tile]):
            return f"the bag of {HEX_NAMES[tile]}, where no building stands"
        if s.bridges[tile] >> ARMS[s.rivers[tile]]:
            return f"a bridge on {HEX_NAMES[tile]}, where no river flows"
    for border in range(BORDERS):
        if s.wall_owner[border] != -1 and s.pieces[border] == 0:
            return f"the owner of a wall on {HEX_NAMES[border // 3]}, where none stands"
    for carrier in range(s.seats * FLEET):
        by = s.carried_by[carrier]
        if (by >= 0 and s.carries[by] != carrier) or by < -1:
            return f"who carries {CARRIER_NAMES[carrier]}"
    return ""


def read(position: Reader) -> State:
    """The state of a position; form is checked here, the rules in `invariants`."""
    players = position.part("players").parts()
    seats = len(players)
    if seats not in (1, 2, 3, 4):
        raise position.part("players").fail(f"expected 1 to 4 entries, found {seats}")
    s = setup.empty_table(
        seats, position.part("rng").generator(), position.part("options").settings(setup.OPTIONS)
    )
    s.step = STEPS[position.part("step").word(STEP_NAMES)]
    s.seat = position.part("seat").number(NOBODY, seats - 1)
    if (s.seat == NOBODY) != (s.step is GAME_OVER):
        raise position.part("seat").fail("-1 is for game_over, and game_over for -1")
    s.turn = position.part("turn").number(1, 99)
    s.phase = position.part("phase").word(PHASE_NAMES)
    s.index = position.part("index").number(0, seats - 1)
    s.temple = _seats(position.part("temple"), seats)
    s.sequence = _seats(position.part("sequence"), seats)
    _read_ordering(s, position.part("ordering"))
    _read_construction(s, position.part("construction"))
    for tile in position.part("tiles").parts():
        _read_tile(s, tile)
    for border in position.part("borders").parts():
        _read_border(s, border)
    s.starts = vec[i64]([start.word(HEX_NAMES) for start in position.part("starts").parts()])
    for seat, player in enumerate(players):
        _read_player(s, seat, player)
    for mark in position.part("marks").parts():
        _read_mark(s, mark)
    bricks = position.part("wonder").parts()
    if len(bricks) > SPACES:
        raise position.part("wonder").fail(f"the wonder has {SPACES} spaces, found {len(bricks)} bricks")
    s.bricks = vec[i64]([brick.seat_or_none(seats) for brick in bricks])
    s.bought = position.part("bought").number(0, SPACES)
    _read_under_way(s, position.part("under_way"))
    s.reveals = position.part("reveals").number(0, PLENTY)
    return s


def _seats(part: Reader, seats: int) -> vec[i64]:
    """All seats in some order, or none."""
    entries = [entry.number(0, seats - 1) for entry in part.parts()]
    if entries and sorted(entries) != list(range(seats)):
        raise part.fail(f"expected each of {seats} seats once")
    return vec[i64](entries)


def _read_counts(s: State, part: Reader, holder: i64) -> None:
    """What lies in one place: goods by name, without those of which there are none."""
    for name in part.keys(GOOD_NAMES):
        s.goods[holder * GOODS + GOOD_NAMES.index(name)] = part.part(name).number(1, MOST_GOODS)


def _read_ordering(s: State, part: Reader) -> None:
    s.asked_in_order = part.part("asked").number(0, s.seats)
    s.leaving = part.part("leaving").seats(s.seats)
    entries = part.part("positions").exactly(s.seats)
    s.positions = vec[i64]([entry.seat_or_none(s.seats) for entry in entries])


def _read_construction(s: State, part: Reader) -> None:
    supply = part.part("supply")
    for name in supply.keys(TILE_NAMES):
        s.supply[TILE_NAMES.index(name)] = supply.part(name).number(1, 99)
    s.land_left = part.part("land_left").number(0, 99)
    s.sea_left = part.part("sea_left").number(0, 99)
    s.laid = part.part("laid").number(0, 1)


def _read_tile(s: State, part: Reader) -> None:
    tile = part.part("hex").word(HEX_NAMES)
    if s.terrain[tile] >= 0:
        raise part.part("hex").fail("there is such a tile already")
    s.terrain[tile] = part.part("terrain").word(TERRAIN_NAMES)
    s.rivers[tile] = _bits(part.part("river"), 6)
    if s.rivers[tile] not in SHAPES:
        raise part.part("river").fail("no tile has such a river")
    s.bridges[tile] = _bits(part.part("bridges"), ARMS[s.rivers[tile]])
    house = part.part("house")
    if house.data is not None:
        s.building[tile] = house.part("kind").word(BUILDING_NAMES)
        s.building_bank[tile] = house.part("bank").number(0, BANKS[s.rivers[tile]] - 1)
        s.used[tile] = house.part("used").number(0, CONVERSIONS[s.building[tile]])
        s.gold[tile] = house.part("gold").number(0, MOST_GOODS)
        s.iron[tile] = house.part("iron").number(0, MOST_GOODS)
    bred = part.part("bred").flag()
    if bred and house.data is not None:
        raise part.part("bred").fail("donkeys are not born where a building stands")
    if bred:
        s.used[tile] = 1
    banks = int(BANKS[s.rivers[tile]])
    for bank, entry in enumerate(part.part("regions").exactly(banks)):
        region = int(s.region_of(tile, bank))
        entry.number(region, region)
    ground = part.part("ground")
    for name in ground.keys(REGIONS):
        region = REGIONS.index(name)
        if region >= banks or s.region_of(tile, region) != region:
            raise ground.part(name).fail("the tile has no such region")
        if not ground.part(name).keys(GOOD_NAMES):
            raise ground.part(name).fail("a ground without goods is left out")
        _read_counts(s, ground.part(name), tile * MOST_BANKS + region)


def _bits(part: Reader, count: int) -> int:
    """A bit set from the numbers of its bits, ascending."""
    numbers = [entry.number(0, count - 1) for entry in part.parts()]
    if numbers != sorted(set(numbers)):
        raise part.fail("expected different numbers in ascending order")
    return sum(1 << number for number in numbers)


def _read_border(s: State, part: Reader) -> None:
    border = part.part("hex").word(HEX_NAMES) * 3 + part.part("edge").number(0, 2)
    if s.roads[border] or s.pieces[border]:
        raise part.part("hex").fail("there is such a border already")
    s.roads[border] = part.part("roads").bits("ab")
    s.pieces[border] = part.part("pieces").number(0, 99)
    s.wall_owner[border] = part.part("owner").seat_or_none(s.seats)
    if not s.roads[border] and not s.pieces[border]:
        raise part.fail("a border without roads and walls is left out")


def _read_player(s: State, seat: i64, part: Reader) -> None:
    home = part.part("home")
    if home.data is not None:
        s.homes[seat] = home.part("hex").word(HEX_NAMES) * MOST_BANKS + home.part("bank").number(0, 2)
    s.research[seat] = part.part("research").bits(TOPIC_NAMES)
    entries = part.part("transporters").parts()
    if len(entries) > FLEET:
        raise part.part("transporters").fail(f"at most {FLEET} transporters, found {len(entries)}")
    for entry in entries:
        _read_transporter(s, seat, entry)
    for number, entry in enumerate(entries):
        _read_carried(s, seat * FLEET + number, entry.part("carries"))


def _read_transporter(s: State, seat: i64, part: Reader) -> None:
    carrier = fleet.add(
        s,
        seat,
        part.part("kind").word(TRANSPORTER_NAMES),
        place_of(part.part("hex").word(HEX_NAMES), part.part("spot").word(SPOT_NAMES)),
        part.part("made_at").word_or_none(HEX_NAMES),
    )
    part.part("id").word(CARRIER_NAMES[carrier : carrier + 1])
    _read_counts(s, part.part("cargo"), CARGO + carrier)
    s.steps[carrier] = part.part("steps").number(0, 6)
    s.done[carrier] = int(part.part("done").flag())
    s.acts[carrier] = part.part("acts").number(0, MOST_ACTS)


def _read_carried(s: State, carrier: i64, part: Reader) -> None:
    carried = part.word_or_none(CARRIER_NAMES)
    if carried < 0:
        return
    seat = carrier // FLEET
    is_own = seat * FLEET <= carried < seat * FLEET + s.fleet[seat]
    if not is_own or carried == carrier or s.carried_by[carried] >= 0:
        raise part.fail(f"{part.shown()} cannot be carried here")
    s.carries[carrier] = carried
    s.carried_by[carried] = carrier


def _read_mark(s: State, part: Reader) -> None:
    entry = key_of(
        _holder(part.part("holder")),
        part.part("good").word(GOOD_NAMES),
        part.part("mark").word(CARRIER_NAMES),
    ) + part.part("count").number(1, MOST_GOODS)
    if len(s.marks) > 0 and s.marks[len(s.marks) - 1] // COUNTS >= entry // COUNTS:
        raise part.fail("marks are listed by holder, good and transporter")
    s.marks = append(s.marks, entry)


def _holder(part: Reader) -> int:
    """Who holds goods, from its name."""
    name = part.text()
    if name == view.FOLLOWERS_NAME:
        return int(FOLLOWING)
    if name in CARRIER_NAMES:
        return int(CARGO) + CARRIER_NAMES.index(name)
    place, _, region = name.partition("/")
    if place not in HEX_NAMES or region not in REGIONS:
        raise part.fail(f"expected a transporter, a ground or followers, found {part.shown()}")
    return HEX_NAMES.index(place) * int(MOST_BANKS) + REGIONS.index(region)


def _read_under_way(s: State, part: Reader) -> None:
    s.active = _carrier(s, part.part("active"), CARRIER_NAMES, 0)
    s.goods[FOLLOWING * GOODS + GOOSE] = part.part("followers").number(0, MOST_GOODS)
    s.site = part.part("site").word_or_none(HEX_NAMES)
    s.region = part.part("region").number(-1, 2)
    s.chosen = part.part("chosen").number(-1, TILES - 1)
    s.fill = part.part("fill").word_or_none(FILL_NAMES)
    s.purpose = _action(part.part("purpose"))
    owed = part.part("owed")
    for name in owed.keys(GOOD_NAMES):
        s.owed[GOOD_NAMES.index(name)] = owed.part(name).number(1, 99)
    s.price = part.part("price").number(0, 99)
    s.lowest = part.part("lowest").number(0, GOODS - 1)
    s.handler = _carrier(s, part.part("handler"), CARRIER_NAMES, 0)
    s.partner = _carrier(s, part.part("partner"), PARTNER_NAMES, len(PARTNER_NAMES) - len(CARRIER_NAMES))
    s.taken = part.part("taken").bits(GOOD_NAMES)
    s.given = part.part("given").bits(GOOD_NAMES)
    s.transfers = part.part("transfers").number(0, MOST_ACTS)
    s.owes = part.part("owes").word_or_none(GOOD_NAMES)
    s.proposals = part.part("proposals").number(0, MOST_PROPOSALS)
    for entry in part.part("refused").parts():
        carrier = entry.part("carrier").word(CARRIER_NAMES)
        good = entry.part("good").word(GOOD_NAMES)
        s.refused = append(s.refused, code_of(carrier, good, entry.part("way").word(view.ASKED_WAYS)))
    s.asked_good = part.part("asked_good").word_or_none(GOOD_NAMES)
    s.asked_way = part.part("asked_way").word_or_none(view.ASKED_WAYS)


def _carrier(s: State, part: Reader, names: Sequence[str], first: int) -> int:
    """A name of a transporter that exists, or of something else that is listed before them; -1 for null."""
    number = part.word_or_none(names)
    carrier = number - first
    if carrier >= 0 and (carrier // FLEET >= s.seats or carrier % FLEET >= s.fleet[carrier // FLEET]):
        raise part.fail(f"there is no transporter {part.shown()}")
    return number


def _action(part: Reader) -> int:
    """An action from its line; -1 for null."""
    if part.data is None:
        return -1
    try:
        action = VERBS.parse(part.text())
    except MalformedAction as error:
        raise part.fail(error.problem) from None
    if VERBS.text(action) != part.text():
        raise part.fail(f"expected {VERBS.text(action)!r}, found {part.shown()}")
    return action
