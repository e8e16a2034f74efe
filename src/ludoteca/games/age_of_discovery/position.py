"""A position as plain data (AD-4.1): writing it, and reading one that a person may have edited."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.position import PLENTY, Json, Position, Reader, counts, seat_or_none, word_or_none
from ludoteca.core.state import NOBODY
from ludoteca.games.age_of_discovery import setup, state
from ludoteca.games.age_of_discovery.actions import MOST_SENT
from ludoteca.games.age_of_discovery.data import (
    BUILDING_NAMES,
    BUILDINGS,
    CAPITAL_FIRST,
    CAPITAL_SPACES,
    CARD_NAMES,
    CARDS,
    CREW_NAMES,
    CREWS,
    DISPLAY,
    DOCK_FIRST,
    DOCK_X,
    DOCK_Y,
    EMPTY,
    GOOD_NAMES,
    GOODS,
    GOODS_FIRST,
    GOODS_SPACES,
    INITIATIVE_FIRST,
    INITIATIVE_SPACES,
    MERCHANT_SHIPS,
    MOST_SEATS,
    NONE,
    REGION_NAMES,
    REGIONS,
    SCORINGS,
    SLOT_FIRST,
    SLOT_NAMES,
    START_MONEY,
    TILES,
    TURNS,
    UNCOUNTED,
    UNIT_NAMES,
    UNITS,
    WARFARE_FIRST,
    WARFARE_SPACES,
    WINDOW_NAMES,
)
from ludoteca.games.age_of_discovery.steps import STEP_NAMES, STEPS
from ludoteca.games.age_of_discovery.steps.turn import GAME_OVER
from ludoteca.games.age_of_discovery.version import VERSION

if TYPE_CHECKING:
    from ludoteca.games.age_of_discovery.state import State

# No game brings so many units of a kind together; those that still come have a number in the notation too.
MOST_UNITS: Final = 60
MOST_TILES: Final = 6
HIGHEST_COLONY_VP: Final = 54


def rows(s: State) -> dict[str, tuple[int, int]]:
    """The boxes whose spaces are numbered: first space and number of spaces."""
    return {
        "initiative": (INITIATIVE_FIRST, INITIATIVE_SPACES),
        "dock": (DOCK_FIRST, s.dock_spaces()),
        "goods": (GOODS_FIRST, GOODS_SPACES),
        "capital": (CAPITAL_FIRST, CAPITAL_SPACES),
        "warfare": (WARFARE_FIRST, WARFARE_SPACES),
    }


def write(s: State) -> Position:
    """Everything on the table and everything under way."""
    return {
        "game": "age_of_discovery",
        "version": VERSION,
        "options": dict(s.options),
        "step": s.step.name,
        "seat": s.seat,
        "turn": s.turn,
        "turn_order": [seat_or_none(seat) for seat in s.turn_order],
        "place": s.place,
        "space": s.space,
        "window": word_or_none(WINDOW_NAMES, s.window),
        "regions": {REGION_NAMES[region]: _write_region(s, region) for region in range(REGIONS)},
        "boxes": _write_boxes(s),
        "ship_in_box": s.ship_in_box == 1,
        "market": [GOOD_NAMES[good] for good in range(GOODS) for _ in range(s.market[good])],
        "pool": [GOOD_NAMES[good] for good in s.pool],
        "display": [word_or_none(BUILDING_NAMES, building) for building in s.display],
        "stack": [BUILDING_NAMES[building] for building in s.stack],
        "deck": [CARD_NAMES[card] for card in s.deck],
        "university_used": s.university_used == 1,
        "players": [_write_player(s, seat) for seat in range(s.seats)],
        "scratch": {
            "unit": word_or_none(UNIT_NAMES, s.unit),
            "sent_captains": s.sent_captains,
            "sent_soldiers": s.sent_soldiers,
            "sent_others": s.sent_others,
            "attacker": seat_or_none(s.attacker),
            "defender": seat_or_none(s.defender),
            "battlefield": word_or_none(REGION_NAMES, s.battlefield),
            "is_war": s.is_war == 1,
            "struck_soldiers": s.struck_soldiers,
            "struck_militia": s.struck_militia,
            "origin": word_or_none(REGION_NAMES, s.origin),
            "destination": word_or_none(REGION_NAMES, s.destination),
        },
        "reveals": s.reveals,
        "rng": s.rng.state(),
    }


def _write_region(s: State, region: int) -> Position:
    return {
        "tile": seat_or_none(s.region_tile[region]),
        "tile_known": s.tiles_known >> region & 1 == 1,
        "good": s.goods_there >> region & 1 == 1,
        "soldiers": [s.soldiers[seat * REGIONS + region] for seat in range(s.seats)],
        "others": [s.others[seat * REGIONS + region] for seat in range(s.seats)],
    }


def _write_boxes(s: State) -> Position:
    boxes: Position = {
        name: [_write_piece(s.spaces[space]) for space in range(first, first + spaces)]
        for name, (first, spaces) in rows(s).items()
    }
    boxes["dock_x"] = _write_piece(s.spaces[DOCK_X])
    boxes["dock_y"] = _write_piece(s.spaces[DOCK_Y])
    boxes["specialists"] = {
        name: _write_piece(s.spaces[SLOT_FIRST + slot]) for slot, name in enumerate(SLOT_NAMES)
    }
    return boxes


def _write_piece(piece: int) -> Json:
    if piece == EMPTY:
        return None
    return {"seat": piece // UNITS, "unit": UNIT_NAMES[piece % UNITS]}


def _write_player(s: State, seat: int) -> Position:
    units = seat * UNITS
    return {
        "money": s.money[seat],
        "hand": counts(UNIT_NAMES, s.hand[units : units + UNITS]),
        "next_hand": counts(UNIT_NAMES, s.next_hand[units : units + UNITS]),
        "goods": counts(GOOD_NAMES, s.goods[seat * GOODS : seat * GOODS + GOODS]),
        "ships": s.ships[seat],
        "buildings": buildings_of(s, seat),
        "tiles": [tile for tile in range(TILES) if s.tile_owner[tile] == seat],
        "cards": [CARD_NAMES[card] for card in range(CARDS) if s.card_owner[card] == seat],
        "colony_vp": list(s.colony_vp[seat * SCORINGS : seat * SCORINGS + SCORINGS]),
        "economy": None if s.economy[seat] == UNCOUNTED else s.economy[seat],
        "last_bid": s.last_bid[seat],
        "shipping": counts(UNIT_NAMES, s.shipping[units : units + UNITS]),
        "discovery": counts(CREW_NAMES, s.discovery[seat * CREWS : seat * CREWS + CREWS]),
    }


def buildings_of(s: State, seat: int) -> list[str]:
    """The capital buildings of a player by name, in the order of the table."""
    row = seat * BUILDINGS
    return [name for building, name in enumerate(BUILDING_NAMES) for _ in range(s.buildings[row + building])]


def read(position: Reader) -> State:
    """The state of a position; form is checked here, the rules in `invariants`."""
    players = position.part("players").parts()
    seats = len(players)
    if not 2 <= seats <= MOST_SEATS:
        raise position.part("players").fail(f"expected 2 to 5 entries, found {seats}")
    s = state.State()
    s.clear(seats, position.part("rng").generator(), position.part("options").settings(setup.OPTIONS))
    s.step = STEPS[position.part("step").word(STEP_NAMES)]
    s.seat = position.part("seat").number(NOBODY, seats - 1)
    if (s.seat == NOBODY) != (s.step is GAME_OVER):
        raise position.part("seat").fail("-1 is for game_over, and game_over for -1")
    s.turn = position.part("turn").number(1, TURNS)
    for place, entry in enumerate(position.part("turn_order").exactly(seats)):
        s.turn_order[place] = entry.seat_or_none(seats)
    s.place = position.part("place").number(0, seats - 1)
    s.space = position.part("space").number(0, DOCK_Y - DOCK_FIRST)
    s.window = position.part("window").word_or_none(WINDOW_NAMES)
    position.part("regions").keys(REGION_NAMES)
    for region, name in enumerate(REGION_NAMES):
        _read_region(s, region, position.part("regions").part(name))
    _read_boxes(s, position.part("boxes"))
    s.ship_in_box = int(position.part("ship_in_box").flag())
    for entry in position.part("market").parts():
        s.market[entry.word(GOOD_NAMES)] += 1
    s.pool = vec[i64]([entry.word(GOOD_NAMES) for entry in position.part("pool").parts()])
    for slot, entry in enumerate(position.part("display").exactly(DISPLAY)):
        s.display[slot] = entry.word_or_none(BUILDING_NAMES)
    s.stack = vec[i64]([entry.word(BUILDING_NAMES) for entry in position.part("stack").parts()])
    s.deck = vec[i64]([entry.word(CARD_NAMES) for entry in position.part("deck").parts()])
    s.university_used = int(position.part("university_used").flag())
    for seat, player in enumerate(players):
        _read_player(s, seat, player)
    _read_scratch(s, position.part("scratch"))
    s.reveals = position.part("reveals").number(0, PLENTY)
    return s


def _read_region(s: State, region: int, part: Reader) -> None:
    tile = part.part("tile")
    s.region_tile[region] = NONE if tile.data is None else tile.number(0, TILES - 1)
    s.tiles_known |= int(part.part("tile_known").flag()) << region
    s.goods_there |= int(part.part("good").flag()) << region
    for seat, entry in enumerate(part.part("soldiers").exactly(s.seats)):
        s.soldiers[seat * REGIONS + region] = entry.number(0, MOST_UNITS)
    for seat, entry in enumerate(part.part("others").exactly(s.seats)):
        s.others[seat * REGIONS + region] = entry.number(0, PLENTY)


def _read_boxes(s: State, boxes: Reader) -> None:
    for name, (first, spaces) in rows(s).items():
        for number, entry in enumerate(boxes.part(name).exactly(spaces)):
            s.spaces[first + number] = _read_piece(s, entry)
    s.spaces[DOCK_X] = _read_piece(s, boxes.part("dock_x"))
    s.spaces[DOCK_Y] = _read_piece(s, boxes.part("dock_y"))
    slots = boxes.part("specialists")
    slots.keys(SLOT_NAMES)
    for slot, name in enumerate(SLOT_NAMES):
        s.spaces[SLOT_FIRST + slot] = _read_piece(s, slots.part(name))


def _read_piece(s: State, part: Reader) -> int:
    if part.data is None:
        return EMPTY
    return part.part("seat").number(0, s.seats - 1) * UNITS + part.part("unit").word(UNIT_NAMES)


def _read_player(s: State, seat: int, player: Reader) -> None:
    s.money[seat] = player.part("money").number(0, PLENTY)
    for good, count in enumerate(player.part("goods").counts(GOOD_NAMES, MOST_TILES)):
        s.goods[seat * GOODS + good] = count
    for part, row in (("hand", s.hand), ("next_hand", s.next_hand), ("shipping", s.shipping)):
        for unit, count in enumerate(player.part(part).counts(UNIT_NAMES, MOST_UNITS)):
            row[seat * UNITS + unit] = count
    for crew, count in enumerate(player.part("discovery").counts(CREW_NAMES, MOST_SENT)):
        s.discovery[seat * CREWS + crew] = count
    s.ships[seat] = player.part("ships").number(0, MERCHANT_SHIPS)
    for entry in player.part("buildings").parts():
        s.buildings[seat * BUILDINGS + entry.word(BUILDING_NAMES)] += 1
    for entry in player.part("tiles").parts():
        s.tile_owner[_unowned(entry, entry.number(0, TILES - 1), s.tile_owner)] = seat
    for entry in player.part("cards").parts():
        s.card_owner[_unowned(entry, entry.word(CARD_NAMES), s.card_owner)] = seat
    for scoring, entry in enumerate(player.part("colony_vp").exactly(SCORINGS)):
        s.colony_vp[seat * SCORINGS + scoring] = entry.number(0, HIGHEST_COLONY_VP)
    economy = player.part("economy")
    s.economy[seat] = UNCOUNTED if economy.data is None else economy.number(0, PLENTY)
    s.last_bid[seat] = player.part("last_bid").number(0, START_MONEY)


def _unowned(entry: Reader, number: int, owners: vec[i64]) -> int:
    """The tile or card, if nobody has it yet."""
    if owners[number] != NONE:
        raise entry.fail(f"{entry.shown()} is there twice")
    return number


def _read_scratch(s: State, scratch: Reader) -> None:
    s.unit = scratch.part("unit").word_or_none(UNIT_NAMES)
    s.sent_captains = scratch.part("sent_captains").number(0, MOST_SENT)
    s.sent_soldiers = scratch.part("sent_soldiers").number(0, MOST_SENT)
    s.sent_others = scratch.part("sent_others").number(0, MOST_SENT)
    s.attacker = scratch.part("attacker").seat_or_none(s.seats)
    s.defender = scratch.part("defender").seat_or_none(s.seats)
    s.battlefield = scratch.part("battlefield").word_or_none(REGION_NAMES)
    s.is_war = int(scratch.part("is_war").flag())
    s.struck_soldiers = scratch.part("struck_soldiers").number(0, MOST_UNITS)
    s.struck_militia = scratch.part("struck_militia").number(0, 1)
    s.origin = scratch.part("origin").word_or_none(REGION_NAMES)
    s.destination = scratch.part("destination").word_or_none(REGION_NAMES)
