"""What a seat cannot know is dealt anew (RR-7.7): tiles, multipliers, characters, tokens, secret choices."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from ludoteca.core.rng import Rng
from ludoteca.core.vecs import filled, pile_of, shuffle
from ludoteca.games.romolo_o_remo import lands
from ludoteca.games.romolo_o_remo.bits import bit
from ludoteca.games.romolo_o_remo.board import MULTIPLIER_HEXES
from ludoteca.games.romolo_o_remo.data import (
    CHARACTERS,
    COPIES,
    EMPTY_SLOT,
    FOREST,
    HILL,
    MULTIPLIERS,
    SETUPS,
    TOKENS,
    TYPE_OF,
    UNDEALT,
    WATER,
    WATER_PILE,
)
from ludoteca.games.romolo_o_remo.steps import opening, war

if TYPE_CHECKING:
    from ludoteca.games.romolo_o_remo.state import State


def hides(s: State) -> bool:
    """The first tile, and the attacker's token while the defender has still to choose his (RR-7.5)."""
    if s.step is opening.SETUP_TERRAIN:
        return s.seats > 1
    if s.step is not war.ATT_TOKEN or s.defender >= s.seats:
        return False
    return s.tokens[s.defender] & (s.tokens[s.defender] - 1) != 0


def redeal(s: State, viewer: i64) -> None:
    """Draw from the state's generator whatever the viewer cannot know; -1 is a spectator."""
    choose_tiles(s, viewer)
    deal_terrain(s, viewer)
    deal_multipliers(s, viewer)
    deal_characters(s)
    for seat in range(s.seats):
        if seat != viewer and s.is_in(seat) and not s.uses_die:
            draw_tokens(s, seat, s.rng)


def choose_tiles(s: State, viewer: i64) -> None:
    """Hill or forest of those who have not laid it yet (RR-7.5)."""
    for seat in range(s.seats):
        is_laid = lands.is_explored(s, opening.initial_hexes(s, seat)[0])
        if seat != viewer and s.chosen_terrain[seat] >= 0 and not is_laid:
            s.chosen_terrain[seat] = HILL + s.rng.below(FOREST - HILL + 1)


def is_known(s: State, viewer: i64, hex: i64) -> bool:
    """Does the viewer know what lies there?"""
    return lands.is_explored(s, hex) or (viewer >= 0 and s.seen[viewer] >> hex & 1 != 0)


def deal_terrain(s: State, viewer: i64) -> None:
    """Unknown tiles, from the whole pile: what was left over went to the box unseen (RR-3.5)."""
    own: i64 = 0
    for seat in range(s.seats):
        for hex in opening.initial_hexes(s, seat):
            own |= bit(hex)
    if s.seats == 1:
        own |= bit(s.capital[lands.RIVAL])
    unknown: list[int] = [hex for hex in s.on_map if not own >> hex & 1 and not is_known(s, viewer, hex)]
    if len(unknown) == 0 or s.terrain[unknown[0]] == UNDEALT:
        return
    left = opening.terrain_pile(s)
    left[WATER] += WATER_PILE - s.water_pile
    for hex in s.on_map:
        if not own >> hex & 1 and is_known(s, viewer, hex):
            left[s.terrain[hex]] -= 1
    pile = pile_of(left)
    shuffle(pile, s.rng)
    for number, hex in enumerate(unknown):
        s.terrain[hex] = pile[number]


def deal_multipliers(s: State, viewer: i64) -> None:
    """Unknown multipliers, from all six."""
    left = filled(4, 0)
    for value in MULTIPLIERS:
        left[value] += 1
    unknown: list[int] = []
    for hex in MULTIPLIER_HEXES[int(s.seats)]:
        if s.multiplier[hex] == 0:
            continue
        if is_known(s, viewer, hex) or (s.over and s.seats == 1):
            left[s.multiplier[hex]] -= 1
        else:
            unknown.append(hex)
    if len(unknown) == 0:
        return
    tokens = pile_of(left)
    shuffle(tokens, s.rng)
    for number, hex in enumerate(unknown):
        s.multiplier[hex] = tokens[number]


def deal_characters(s: State) -> None:
    """The pile by types, from all tiles that nobody has seen (RR-7.5)."""
    unseen = COPIES[:]
    for character in range(CHARACTERS):
        unseen[character] -= s.gone[character]
        for side in range(s.sides):
            unseen[character] -= s.characters[side * CHARACTERS + character]
    for character in s.display:
        if character != EMPTY_SLOT:
            unseen[character] -= 1
    pile = vec[i64]()
    types = SETUPS[int(s.seats)].types
    for type_ in (3, 2, 1):
        tiles = vec[i64]()
        for character in range(CHARACTERS):
            if TYPE_OF[character] == type_:
                for _ in range(unseen[character]):
                    tiles = append(tiles, character)
        shuffle(tiles, s.rng)
        for number in range(min(types[type_ - 1], len(s.pile) - len(pile))):
            pile = append(pile, tiles[number])
    s.pile = pile


def draw_tokens(s: State, seat: i64, rng: Rng) -> None:
    """Which of the tokens not yet shown is the hidden one, and which lies face down in a battle."""
    unseen: list[int] = []
    for token in range(TOKENS):
        if s.tokens[seat] >> token & 1 or s.hidden_token[seat] == token:
            unseen.append(token)
    if len(unseen) == 0:
        return
    hidden = unseen[rng.below(len(unseen))]
    s.hidden_token[seat] = hidden
    s.tokens[seat] = 0
    left: list[int] = []
    for token in unseen:
        if token != hidden:
            s.tokens[seat] |= bit(token)
            left.append(token)
    if s.step is war.DEF_TOKEN and s.active == seat:
        s.attack_token = left[rng.below(len(left))]
