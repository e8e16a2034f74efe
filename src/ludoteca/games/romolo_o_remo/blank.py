"""A table with nothing on it, on which games are set up and positions laid out."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.options import Settings
from ludoteca.core.rng import Rng
from ludoteca.core.vecs import filled
from ludoteca.games.romolo_o_remo import state
from ludoteca.games.romolo_o_remo.board import HEXES, NEAR, ON_MAP
from ludoteca.games.romolo_o_remo.data import (
    BANKS,
    CHARACTERS,
    CONSTRUCTIONS,
    FIGURES,
    IN_SUPPLY,
    LEAST_SIDES,
    MERCENARIES,
    RESOURCES,
    START_PRICE,
    UNDEALT,
)
from ludoteca.games.romolo_o_remo.steps import casualties, opening


def empty_table(seats: i64, rng: Rng, options: Settings) -> state.State:
    """A table for this number of players: nothing in the Bank, nobody on the map."""
    s = state.State()
    s.lay(state.GAME_ID, seats, rng, options)
    alone = seats == 1
    s.sides = max(LEAST_SIDES, seats)
    s.allied = 1 if options["teams"] else 0
    s.uses_die = 1 if options["battle"] == "die" else 0
    s.always_hostile = 1 if options["hostility"] == "always" else 0
    max_rounds = options["max_rounds"]
    s.max_rounds = max_rounds if isinstance(max_rounds, int) else 0
    s.step = opening.SETUP_TERRAIN
    s.window = casualties.WALL_LOT
    s.first = s.active = 0
    s.round = s.turn = 1
    s.begun = s.ending = 0
    s.near = NEAR[int(seats)]
    s.on_map = ON_MAP[int(seats)]
    s.terrain = filled(HEXES, UNDEALT)
    s.explored = 0
    s.multiplier = filled(HEXES, 0)
    s.built = filled(HEXES * CONSTRUCTIONS, 0)
    s.walls = filled(HEXES, 0)
    s.warehouse_hex = vec[i64]()
    s.warehouse_cubes = vec[i64]()
    s.presence = filled(HEXES, 0)
    s.water_pile = 0
    s.unit_hex = filled(seats * FIGURES + MERCENARIES, IN_SUPPLY)
    s.unit_state = filled(seats * FIGURES + MERCENARIES, 0)
    s.mercenary_owner = filled(MERCENARIES, state.NOT)
    s.capital = filled(s.sides, state.NOT)
    s.damage = filled(s.sides, 0)
    s.eliminated = filled(seats, 0)
    s.money = filled(s.sides, 0)
    s.cubes = filled(seats * RESOURCES, 0)
    s.battle_tokens = filled(s.sides, 0)
    s.tokens = filled(seats, 0)
    s.hidden_token = filled(seats, state.NOT)
    s.chosen_terrain = filled(seats, state.NOT)
    s.seen = filled(seats, 0)
    s.characters = filled(s.sides * CHARACTERS, 0)
    s.gone = filled(CHARACTERS, 0)
    s.display = vec[i64]()
    s.pile = vec[i64]()
    s.marks = filled(seats * RESOURCES, 0)
    s.negotiator_marks = s.dux_charges = s.foederatus_charges = s.defensor_walls = 0
    s.bank = filled(BANKS, 0)
    s.price = filled(RESOURCES, START_PRICE)
    s.market = filled(RESOURCES * RESOURCES, 0)
    s.hostility = filled(HEXES, 0)
    s.events = vec[i64]()
    s.legion = filled(HEXES if alone else 0, 0)
    s.legion_lying = filled(HEXES if alone else 0, 0)
    s.legion_marks = filled(HEXES if alone else 0, 0)
    s.battles = 0
    s.gift = filled(12, 0)
    s.sacerdos = filled(2, state.NOT)
    s.dominion = filled(seats, state.NOT)
    s.clear_turn()
    s.clear_act()
    s.clear_battle()
    return s
