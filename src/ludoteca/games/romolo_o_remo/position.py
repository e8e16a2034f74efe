"""A position as plain data (RR-4.1): writing it, and reading one that a person may have edited."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from ludoteca.core.position import (
    PLENTY,
    Json,
    Position,
    Reader,
    counts,
    word_or_none,
    words_of,
)
from ludoteca.core.state import NOBODY
from ludoteca.games.romolo_o_remo import scratch, setup, stores, units
from ludoteca.games.romolo_o_remo.blank import empty_table
from ludoteca.games.romolo_o_remo.board import HEX_NAMES
from ludoteca.games.romolo_o_remo.data import (
    BANK_NAMES,
    CHARACTER_NAMES,
    CHARACTERS,
    CONSTRUCTIONS,
    EVENT_NAMES,
    FIRST_MERCENARY,
    IN_SUPPLY,
    MERCENARIES,
    MERCENARY,
    MOST_WAREHOUSES,
    REMOVED,
    RESOURCE_NAMES,
    RESOURCES,
    SETUPS,
    SIDE_NAMES,
    TERRAIN_NAMES,
    TOKEN_NAMES,
    TOWER_HITS,
    UNIT_NAMES,
    UNITS,
    WAREHOUSE,
)
from ludoteca.games.romolo_o_remo.data import CONSTRUCTION_NAMES as ALL_CONSTRUCTION_NAMES
from ludoteca.games.romolo_o_remo.lands import RIVAL
from ludoteca.games.romolo_o_remo.steps import STEP_NAMES, STEPS
from ludoteca.games.romolo_o_remo.steps.turn import GAME_OVER
from ludoteca.games.romolo_o_remo.version import VERSION

if TYPE_CHECKING:
    from ludoteca.games.romolo_o_remo.state import State

KINDS = ALL_CONSTRUCTION_NAMES[:CONSTRUCTIONS]
MANY = 999
MOST_CUBES = 30
LEGION_MARKS = ("before", "now")


def hex_or_none(hex: int) -> str | None:
    """The name of a hex, None for -1."""
    return None if hex < 0 else HEX_NAMES[hex]


# --- writing -------------------------------------------------------------------------------------


def write(s: State) -> Position:
    """Everything on the table and everything under way."""
    return {
        "game": s.game_id,
        "version": VERSION,
        "options": dict(s.options),
        "step": s.step.name,
        "seat": s.seat,
        "first_player": s.first,
        "active": s.active,
        "round": s.round,
        "turn": s.turn,
        "begun": s.begun == 1,
        "ending": s.ending == 1,
        "map": {HEX_NAMES[hex]: write_hex(s, hex) for hex in s.on_map},
        "water_pile": s.water_pile,
        "bank": counts(BANK_NAMES, s.bank),
        "prices": counts(RESOURCE_NAMES, s.price),
        "market": {
            name: counts(RESOURCE_NAMES, s.market[column * RESOURCES : column * RESOURCES + RESOURCES])
            for column, name in enumerate(RESOURCE_NAMES)
        },
        "display": [word_or_none(CHARACTER_NAMES, character) for character in s.display],
        "character_pile": [CHARACTER_NAMES[character] for character in s.pile],
        "removed_characters": _some(CHARACTER_NAMES, s.gone),
        "on_tiles": {
            "negotiator": words_of(RESOURCE_NAMES, s.negotiator_marks),
            "dux": s.dux_charges,
            "foederatus": s.foederatus_charges,
            "defensor": s.defensor_walls,
        },
        "players": [_write_player(s, seat) for seat in range(s.seats)],
        "ai": _write_rival(s) if s.seats == 1 else None,
        "this_turn": _write_turn(s),
        "sacerdos": [hex_or_none(hex) for hex in s.sacerdos],
        "scratch": scratch.write(s),
        "reveals": s.reveals,
        "rng": s.rng.state(),
    }


def _some(names: tuple[str, ...], row: vec[i64]) -> dict[str, Json]:
    """How many of each, without the zeros."""
    return {name: count for name, count in zip(names, row, strict=True) if count}


def write_hex(s: State, hex: int) -> Position:
    """One hex of the map."""
    rows = [row for row in range(len(s.warehouse_hex)) if s.warehouse_hex[row] == hex]
    return {
        "terrain": word_or_none(TERRAIN_NAMES, s.terrain[hex]),
        "explored": bool(s.explored >> hex & 1),
        "multiplier": s.multiplier[hex],
        "constructions": {
            name: s.built[hex * CONSTRUCTIONS + kind]
            for kind, name in enumerate(KINDS)
            if kind != WAREHOUSE and s.built[hex * CONSTRUCTIONS + kind]
        },
        "warehouses": [_write_cubes(s.warehouse_cubes[row]) for row in rows],
        "walls": words_of(SIDE_NAMES, s.walls[hex]),
    }


def _write_cubes(cubes: int) -> Json:
    if cubes == stores.EMPTY:
        return None
    return {"resource": RESOURCE_NAMES[cubes % RESOURCES], "count": cubes // RESOURCES}


def _write_player(s: State, seat: int) -> Position:
    return {
        "capital": hex_or_none(s.capital[seat]),
        "tower_damage": s.damage[seat],
        "eliminated": s.eliminated[seat],
        "half_coins": s.money[seat],
        "cubes": counts(RESOURCE_NAMES, s.cubes[seat * RESOURCES : seat * RESOURCES + RESOURCES]),
        "battle_tokens": s.battle_tokens[seat],
        "tokens": words_of(TOKEN_NAMES, s.tokens[seat]),
        "hidden_token": word_or_none(TOKEN_NAMES, s.hidden_token[seat]),
        "chosen_terrain": word_or_none(TERRAIN_NAMES, s.chosen_terrain[seat]),
        "seen": words_of(HEX_NAMES, s.seen[seat]),
        "characters": _some(CHARACTER_NAMES, s.characters[seat * CHARACTERS : (seat + 1) * CHARACTERS]),
        "marks": _some(RESOURCE_NAMES, s.marks[seat * RESOURCES : (seat + 1) * RESOURCES]),
        "units": _write_units(s, seat),
        "fallen": [UNIT_NAMES[number] for number in _fallen(s, seat)],
        "explorer_removed": s.unit_hex[units.row_of(s, seat, UNITS - 1)] == REMOVED,
        "dominion": hex_or_none(s.dominion[seat]),
    }


def _write_units(s: State, seat: int) -> Position:
    found: Position = {}
    for number in range(UNITS):
        row = units.on_map(s, seat, number)
        if row != units.NO_UNIT:
            found[UNIT_NAMES[number]] = {
                "hex": HEX_NAMES[s.unit_hex[row]],
                "actions": s.unit_state[row] & units.ACTIONS_LEFT,
                "marks": words_of(units.MARK_NAMES, s.unit_state[row] >> 2),
            }
    return found


def _fallen(s: State, seat: int) -> list[int]:
    """The Mercenaries on the table of a seat."""
    first = units.row_of(s, 0, FIRST_MERCENARY)
    return [
        FIRST_MERCENARY + mercenary
        for mercenary in range(MERCENARIES)
        if s.mercenary_owner[mercenary] == seat and s.unit_hex[first + mercenary] < 0
    ]


def _write_rival(s: State) -> Position:
    return {
        "capital": hex_or_none(s.capital[RIVAL]),
        "half_coins": s.money[RIVAL],
        "battle_tokens": s.battle_tokens[RIVAL],
        "characters": _some(CHARACTER_NAMES, s.characters[CHARACTERS:]),
        "events": [EVENT_NAMES[event] for event in s.events],
        "units": {
            HEX_NAMES[hex]: {
                "count": s.legion[hex],
                "lying": s.legion_lying[hex],
                "marked": words_of(LEGION_MARKS, s.legion_marks[hex]),
            }
            for hex in s.on_map
            if s.legion[hex] or s.legion_lying[hex] or s.legion_marks[hex]
        },
        "battles": words_of(HEX_NAMES, s.battles),
    }


def _write_turn(s: State) -> Position:
    return {
        "used": words_of(CHARACTER_NAMES, s.used),
        "apothecarii_used": s.apothecarii_used,
        "eques_moves": s.eques_moves,
        "architectus": hex_or_none(s.architectus_hex),
        "character_hired": s.hired == 1,
        "exchange_refused": s.refused == 1,
        "produced": words_of(HEX_NAMES, s.produced),
        "produced_kinds": words_of(RESOURCE_NAMES, s.produced_kinds),
        "hostility": {
            HEX_NAMES[hex]: [_answer(s, hex, seat) for seat in range(s.seats)]
            for hex in s.on_map
            if s.hostility[hex]
        },
    }


def _answer(s: State, hex: int, seat: int) -> bool | None:
    """Did the seat declare its Units there hostile? None if it was not asked."""
    return bool(s.hostility[hex] >> (8 + seat) & 1) if s.hostility[hex] >> seat & 1 else None


# --- reading -------------------------------------------------------------------------------------


def read(position: Reader) -> State:
    """The state of a position; form is checked here, the rules in `invariants`."""
    players = position.part("players").parts()
    seats = len(players)
    if seats not in SETUPS:
        raise position.part("players").fail(f"expected 1 to 4 entries, found {seats}")
    s = empty_table(seats, position.part("rng").generator(), position.part("options").settings(setup.OPTIONS))
    s.step = STEPS[position.part("step").word(STEP_NAMES)]
    s.seat = position.part("seat").number(NOBODY, seats - 1)
    if (s.seat == NOBODY) != (s.step is GAME_OVER):
        raise position.part("seat").fail("-1 is for game_over, and game_over for -1")
    s.first = position.part("first_player").number(0, seats - 1)
    s.active = position.part("active").number(0, s.sides - 1)
    s.round = position.part("round").number(1, PLENTY)
    s.turn = position.part("turn").number(1, PLENTY)
    s.begun = int(position.part("begun").flag())
    s.ending = int(position.part("ending").flag())
    places = [HEX_NAMES[hex] for hex in s.on_map]
    position.part("map").keys(places)
    for hex in s.on_map:
        _read_hex(s, hex, position.part("map").part(HEX_NAMES[hex]))
    s.water_pile = position.part("water_pile").number(0, PLENTY)
    s.bank = position.part("bank").counts(BANK_NAMES, MANY)
    s.price = position.part("prices").counts(RESOURCE_NAMES, MANY)
    position.part("market").keys(RESOURCE_NAMES)
    for column, name in enumerate(RESOURCE_NAMES):
        for resource, count in enumerate(position.part("market").part(name).counts(RESOURCE_NAMES, MANY)):
            s.market[column * RESOURCES + resource] = count
    display = position.part("display").exactly(SETUPS[seats].display)
    s.display = vec[i64]([slot.word_or_none(CHARACTER_NAMES) for slot in display])
    pile = position.part("character_pile").parts()
    s.pile = vec[i64]([tile.word(CHARACTER_NAMES) for tile in pile])
    s.gone = _read_some(position.part("removed_characters"), CHARACTER_NAMES)
    on_tiles = position.part("on_tiles")
    s.negotiator_marks = on_tiles.part("negotiator").bits(RESOURCE_NAMES)
    s.dux_charges = on_tiles.part("dux").number(0, MANY)
    s.foederatus_charges = on_tiles.part("foederatus").number(0, MANY)
    s.defensor_walls = on_tiles.part("defensor").number(0, MANY)
    for seat, player in enumerate(players):
        _read_player(s, seat, player)
    _read_rival(s, position.part("ai"))
    _read_turn(s, position.part("this_turn"))
    for number, entry in enumerate(position.part("sacerdos").exactly(2)):
        s.sacerdos[number] = entry.word_or_none(HEX_NAMES)
    scratch.read(s, position.part("scratch"))
    s.reveals = position.part("reveals").number(0, PLENTY)
    return s


def _read_some(part: Reader, names: tuple[str, ...]) -> vec[i64]:
    """What `_some` wrote."""
    there = part.keys(names)
    return vec[i64]([part.part(name).number(1, MANY) if name in there else 0 for name in names])


def _read_hex(s: State, hex: i64, part: Reader) -> None:
    s.terrain[hex] = part.part("terrain").word_or_none(TERRAIN_NAMES)
    if part.part("explored").flag():
        s.explored |= 1 << hex
    s.multiplier[hex] = part.part("multiplier").number(0, 3)
    kinds = tuple(name for kind, name in enumerate(KINDS) if kind != WAREHOUSE)
    for name, count in zip(kinds, _read_some(part.part("constructions"), kinds), strict=True):
        s.built[hex * CONSTRUCTIONS + KINDS.index(name)] = count
    warehouses = part.part("warehouses").parts()
    if len(warehouses) > MOST_WAREHOUSES:
        raise part.part("warehouses").fail(f"at most {MOST_WAREHOUSES} fit, found {len(warehouses)}")
    for warehouse in warehouses:
        cubes: i64 = stores.EMPTY
        if warehouse.data is not None:
            resource = warehouse.part("resource").word(RESOURCE_NAMES)
            cubes = stores.contents(resource, warehouse.part("count").number(1, MOST_CUBES))
        s.warehouse_hex = append(s.warehouse_hex, hex)
        s.warehouse_cubes = append(s.warehouse_cubes, cubes)
    s.built[hex * CONSTRUCTIONS + WAREHOUSE] = len(warehouses)
    s.walls[hex] = part.part("walls").bits(SIDE_NAMES)


def _read_player(s: State, seat: int, player: Reader) -> None:
    s.capital[seat] = player.part("capital").word_or_none(HEX_NAMES)
    s.damage[seat] = player.part("tower_damage").number(0, TOWER_HITS - 1)
    s.eliminated[seat] = player.part("eliminated").number(0, s.seats)
    s.money[seat] = player.part("half_coins").number(0, PLENTY)
    for resource, count in enumerate(player.part("cubes").counts(RESOURCE_NAMES)):
        s.cubes[seat * RESOURCES + resource] = count
    s.battle_tokens[seat] = player.part("battle_tokens").number(0, MANY)
    s.tokens[seat] = player.part("tokens").bits(TOKEN_NAMES)
    s.hidden_token[seat] = player.part("hidden_token").word_or_none(TOKEN_NAMES)
    s.chosen_terrain[seat] = player.part("chosen_terrain").word_or_none(TERRAIN_NAMES)
    s.seen[seat] = player.part("seen").bits(HEX_NAMES)
    for character, count in enumerate(_read_some(player.part("characters"), CHARACTER_NAMES)):
        s.characters[seat * CHARACTERS + character] = count
    for resource, count in enumerate(_read_some(player.part("marks"), RESOURCE_NAMES)):
        s.marks[seat * RESOURCES + resource] = count
    _read_units(s, seat, player)
    s.dominion[seat] = player.part("dominion").word_or_none(HEX_NAMES)


def _read_units(s: State, seat: int, player: Reader) -> None:
    for name in player.part("units").keys(UNIT_NAMES):
        number = UNIT_NAMES.index(name)
        unit = player.part("units").part(name)
        row = units.row_of(s, seat, number)
        if units.kind_of(number) == MERCENARY:
            _claim(s, seat, number, unit)
        hex = unit.part("hex").word(HEX_NAMES)
        state = unit.part("actions").number(0, 3) | unit.part("marks").bits(units.MARK_NAMES) << 2
        units.put(s, row, hex, state)
    for entry in player.part("fallen").parts():
        number = entry.word(UNIT_NAMES)
        if units.kind_of(number) != MERCENARY:
            raise entry.fail("only Mercenaries lie on the table")
        _claim(s, seat, number, entry)
    if player.part("explorer_removed").flag():
        row = units.row_of(s, seat, UNITS - 1)
        if s.unit_hex[row] != IN_SUPPLY:
            raise player.part("explorer_removed").fail("the Explorer is on the map")
        s.unit_hex[row] = REMOVED


def _claim(s: State, seat: int, number: int, entry: Reader) -> None:
    """A Mercenary has one master."""
    if s.mercenary_owner[number - FIRST_MERCENARY] != units.NO_UNIT:
        raise entry.fail(f"{UNIT_NAMES[number]} is there twice")
    s.mercenary_owner[number - FIRST_MERCENARY] = seat


def _read_rival(s: State, part: Reader) -> None:
    if s.seats > 1:
        if part.data is not None:
            raise part.fail("there is an A.I. only for one player")
        return
    s.capital[RIVAL] = part.part("capital").word_or_none(HEX_NAMES)
    s.money[RIVAL] = part.part("half_coins").number(0, PLENTY)
    s.battle_tokens[RIVAL] = part.part("battle_tokens").number(0, MANY)
    for character, count in enumerate(_read_some(part.part("characters"), CHARACTER_NAMES)):
        s.characters[CHARACTERS + character] = count
    s.events = vec[i64]([cube.word(EVENT_NAMES) for cube in part.part("events").parts()])
    for name in part.part("units").keys(HEX_NAMES):
        group = part.part("units").part(name)
        hex = HEX_NAMES.index(name)
        s.legion[hex] = group.part("count").number(0, MANY)
        s.legion_lying[hex] = group.part("lying").number(0, MANY)
        s.legion_marks[hex] = group.part("marked").bits(LEGION_MARKS)
    s.battles = part.part("battles").bits(HEX_NAMES)


def _read_turn(s: State, part: Reader) -> None:
    s.used = part.part("used").bits(CHARACTER_NAMES)
    s.apothecarii_used = part.part("apothecarii_used").number(0, MANY)
    s.eques_moves = part.part("eques_moves").number(0, MANY)
    s.architectus_hex = part.part("architectus").word_or_none(HEX_NAMES)
    s.hired = int(part.part("character_hired").flag())
    s.refused = int(part.part("exchange_refused").flag())
    s.produced = part.part("produced").bits(HEX_NAMES)
    s.produced_kinds = part.part("produced_kinds").bits(RESOURCE_NAMES)
    for name in part.part("hostility").keys(HEX_NAMES):
        for seat, answer in enumerate(part.part("hostility").part(name).exactly(s.seats)):
            if answer.data is not None:
                hex = HEX_NAMES.index(name)
                s.hostility[hex] |= 1 << seat
                s.hostility[hex] |= int(answer.flag()) << (8 + seat)
