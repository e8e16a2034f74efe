"""What holds on the map in every position: tiles, pieces, Capitals, and the Bank they come from."""

from __future__ import annotations

from ludoteca.games.romolo_o_remo import lands, phases, stores, units
from ludoteca.games.romolo_o_remo.board import HEX_NAMES, MULTIPLIER_HEXES
from ludoteca.games.romolo_o_remo.data import (
    BANK_MERCENARIES,
    BANK_NAMES,
    BANK_OF,
    BANK_TOKENS,
    BANK_WALLS,
    CONSTRUCTION_NAMES,
    CONSTRUCTIONS,
    FOREST,
    HILL,
    MULTIPLIERS,
    PLAIN,
    RESOURCES,
    SETUPS,
    TERRAIN_NAMES,
    TERRAIN_OF,
    TERRAINS,
    TILES,
    UNDEALT,
    UNITS,
    WATER,
    WATER_PILE,
)
from ludoteca.games.romolo_o_remo.lands import RIVAL
from ludoteca.games.romolo_o_remo.state import State
from ludoteca.games.romolo_o_remo.steps import growth, opening, turn

OPENING = (
    opening.SETUP_TERRAIN,
    opening.SETUP_ORIENT,
    opening.SETUP_RESOURCE,
    opening.SETUP_TOWER,
    opening.SETUP_FARM,
    opening.SETUP_WAREHOUSE,
    opening.SETUP_WORKER,
)


def faults(s: State) -> list[str]:
    """What is wrong on the map and in the Bank."""
    return [*_tiles(s), *_pieces(s), *_bank(s), *_capitals(s)]


def _tiles(s: State) -> list[str]:
    """RR-8.10, RR-8.14: tiles and multipliers are those of the box, Water comes from its pile."""
    found = []
    on_map = [0] * TERRAINS
    is_dealt = s.step is not opening.SETUP_TERRAIN and s.step is not opening.SETUP_ORIENT
    for hex in s.on_map:
        if s.terrain[hex] != UNDEALT:
            on_map[s.terrain[hex]] += 1
        if (s.terrain[hex] == UNDEALT) != (not is_dealt and not lands.is_explored(s, hex)):
            found.append(f"there is no telling what lies at {HEX_NAMES[hex]}")
        if (s.multiplier[hex] > 0) != (is_dealt and hex in MULTIPLIER_HEXES[int(s.seats)]):
            found.append(f"a multiplier is missing or too many at {HEX_NAMES[hex]}")
    for kind, name in enumerate(TERRAIN_NAMES):
        if on_map[kind] > TILES[kind]:
            found.append(f"{on_map[kind]} {name} tiles, the box has {TILES[kind]}")
    if not 0 <= s.water_pile <= WATER_PILE:
        found.append(f"{s.water_pile} tiles in the Water pile")
    rivers = sum(lands.is_explored_water(s, hex) for hex in s.on_map)
    if (
        WATER_PILE - s.water_pile > rivers
        or on_map[WATER] - (WATER_PILE - s.water_pile) > TILES[WATER] - WATER_PILE
    ):
        found.append("the Water pile does not fit the Water on the map")
    for value in set(MULTIPLIERS):
        if sum(s.multiplier[hex] == value for hex in s.on_map) > MULTIPLIERS.count(value):
            found.append(f"too many multipliers x{value}")
    if any(s.multiplier[hex] == 1 for hex in s.on_map):
        found.append("there is no multiplier x1")
    return found + _initial(s, is_dealt)


def _initial(s: State, is_dealt: bool) -> list[str]:
    """Two plains and the chosen tile on the grey hexes of every player."""
    found = []
    for seat in range(s.seats):
        hexes = opening.initial_hexes(s, seat)
        chosen = s.chosen_terrain[seat]
        order = turn.place_in_round(s, seat) - turn.place_in_round(s, s.seat)
        waits = s.step is opening.SETUP_TERRAIN and order >= 0
        if (chosen < 0) != waits or chosen not in (-1, HILL, FOREST):
            found.append(f"seat {seat} has chosen no tile, or too soon")
        laid = [lands.is_explored(s, hex) for hex in hexes]
        should = is_dealt or (s.step is opening.SETUP_ORIENT and order < 0)
        if laid != [should] * 3:
            found.append(f"the initial hexes of seat {seat} are laid too soon or too late")
        elif should and sorted(s.terrain[hex] for hex in hexes) != sorted([PLAIN, PLAIN, max(0, chosen)]):
            found.append(f"the initial hexes of seat {seat} are not two plains and the chosen tile")
    if not is_dealt:
        extra = {hex for seat in range(s.seats) for hex in opening.initial_hexes(s, seat)}
        if any(
            lands.is_explored(s, hex) and hex not in extra and (s.seats > 1 or hex != s.capital[RIVAL])
            for hex in s.on_map
        ):
            found.append("a tile lies face up before the map is dealt")
    return found


def _pieces(s: State) -> list[str]:
    """RR-8.4, RR-8.9: Constructions stand where they may."""
    found = []
    for hex in s.on_map:
        stands = [kind for kind in range(CONSTRUCTIONS) if s.built[hex * CONSTRUCTIONS + kind]]
        if (stands or s.walls[hex]) and not lands.is_land(s, hex):
            found.append(f"there are Constructions at {HEX_NAMES[hex]}, which is no explored land")
        for kind in stands:
            if s.terrain[hex] != TERRAIN_OF[kind]:
                found.append(f"a {CONSTRUCTION_NAMES[kind]} cannot stand at {HEX_NAMES[hex]}")
        if s.seats == 1 and hex == s.capital[RIVAL] and (stands or s.walls[hex]):
            found.append("nobody builds in the Capital of the A.I.")
        if lands.constructions_in(s, hex) > lands.limit_of(s, hex) + 5:
            found.append(f"too many Constructions at {HEX_NAMES[hex]}")
    is_action = phases.is_action_phase(s) or phases.is_war_phase(s)
    if not is_action and not s.over and any(cubes != stores.EMPTY for cubes in s.warehouse_cubes):
        found.append("cubes lie in a warehouse outside the phases of action and war")
    return found


def _bank(s: State) -> list[str]:
    """RR-8.1, RR-8.13: no piece comes from nowhere."""
    found = []
    used = [0] * len(BANK_NAMES)
    for kind in range(CONSTRUCTIONS):
        used[BANK_OF[kind]] += sum(s.built[hex * CONSTRUCTIONS + kind] for hex in s.on_map)
    used[BANK_WALLS] = sum(lands.walls_in(s, hex) for hex in s.on_map) + int(s.defensor_walls)
    used[BANK_MERCENARIES] = sum(owner != units.NO_UNIT for owner in s.mercenary_owner)
    used[BANK_TOKENS] = sum(s.battle_tokens)
    for number, name in enumerate(BANK_NAMES):
        start = SETUPS[int(s.seats)].bank[number]
        if s.bank[number] + used[number] > start:
            found.append(f"{s.bank[number]} + {used[number]} {name}, there are {start}")
    start_bank = SETUPS[int(s.seats)].bank
    if s.step in OPENING and any(s.bank[n] + used[n] < start_bank[n] for n in range(len(start_bank))):
        found.append("something has left the Bank before the first Turn")
    return found


def _capitals(s: State) -> list[str]:
    """RR-8.2, RR-8.5: everybody in the game has one Tower on an initial plain."""
    found = []
    outs = sorted(int(out) for out in s.eliminated if out)
    if outs != list(range(1, len(outs) + 1)):
        found.append("the order of elimination has a gap")
    for seat in range(s.seats):
        capital = s.capital[seat]
        placed = s.step not in OPENING or phases.has_placed(s, seat, opening.SETUP_TOWER)
        if (capital >= 0) != (placed and s.is_in(seat)):
            found.append(f"seat {seat} has a Tower too many or too few")
        elif capital >= 0 and capital not in opening.plains_of(s, seat):
            found.append(f"the Tower of seat {seat} stands on no initial plain")
        if capital < 0 and s.damage[seat]:
            found.append(f"the Tower of seat {seat} is damaged, but there is none")
        if not s.is_in(seat) and _has_anything(s, seat):
            found.append(f"seat {seat} is out of the game, but has something")
    if s.seats == 1:
        setup = SETUPS[1].ai_capital
        if setup is None or HEX_NAMES[s.capital[RIVAL]] != f"{setup[0]},{setup[1]}" or s.capital[RIVAL] < 0:
            found.append("the Capital of the A.I. is not where it should be")
        elif s.terrain[s.capital[RIVAL]] != PLAIN or not lands.is_explored(s, s.capital[RIVAL]):
            found.append("the Capital of the A.I. is no explored plain")
    if turn.is_decided(s) != (s.step is turn.GAME_OVER and turn.is_decided(s)):
        found.append("the game is decided, but goes on")
    if s.step is not turn.GAME_OVER and s.active < s.seats and not s.is_in(s.active):
        found.append("the active player is out of the game")
    return found


def _has_anything(s: State, seat: int) -> bool:
    row = seat * RESOURCES
    return bool(
        s.money[seat]
        or any(s.cubes[row : row + RESOURCES])
        or any(s.marks[row : row + RESOURCES])
        or s.battle_tokens[seat]
        or s.tokens[seat]
        or s.seen[seat]
        or s.dominion[seat] >= 0
        or growth.characters_of(s, seat)
        or any(units.on_map(s, seat, number) != units.NO_UNIT for number in range(UNITS))
        or units.fallen_mercenaries(s, seat)
    )
