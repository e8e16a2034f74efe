"""Setting up the table (RR-3.1 … RR-3.13) and the options."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.options import Option, Settings, switch
from ludoteca.core.rng import Rng
from ludoteca.games.romolo_o_remo import state
from ludoteca.games.romolo_o_remo.blank import empty_table
from ludoteca.games.romolo_o_remo.board import number_of
from ludoteca.games.romolo_o_remo.data import (
    ALL_TOKENS,
    CHARACTER_TABLE,
    COIN,
    GRAIN,
    PLAIN,
    RESOURCES,
    SETUPS,
    STONE,
    TOKENS,
    WATER_PILE,
    WOOD,
)
from ludoteca.games.romolo_o_remo.lands import RIVAL
from ludoteca.games.romolo_o_remo.steps import events

MOST_ROUNDS = 1000
OPTIONS = (
    Option("battle", "tokens", ("tokens", "die")),
    switch("teams", False, seats=(4,)),
    Option("event_mode", "line", ("line", "bag"), seats=(1,)),
    Option("hostility", "ask", ("ask", "always"), seats=(2, 3, 4)),
    Option("max_rounds", 100, low=0, high=MOST_ROUNDS),
)
START_CUBES = {GRAIN: 2, WOOD: 2, STONE: 2}
START_COINS = 2


def deal_characters(s: state.State) -> None:
    """By type some at random, the rest to the box; type I on top, and the Display drawn (RR-3.8)."""
    setup = SETUPS[int(s.seats)]
    pile: list[int] = []
    for type_, count in reversed(list(enumerate(setup.types, 1))):
        tiles = [
            number
            for number, character in enumerate(CHARACTER_TABLE)
            if character.type == type_
            for _ in range(character.copies)
        ]
        s.rng.shuffle(tiles)
        pile += tiles[:count]
    s.display = vec[i64]([pile.pop() for _ in range(setup.display)])
    s.pile = vec[i64](pile)


def deal(seats: int, rng: Rng, options: Settings) -> state.State:
    """A fresh game before the first secret choice."""
    setup = SETUPS[seats]
    s = empty_table(seats, rng, options)
    s.first = s.active = s.seat = rng.below(seats) if seats > 1 else 0
    s.bank = vec[i64](setup.bank)
    s.water_pile = WATER_PILE
    for seat in range(seats):
        for resource, count in START_CUBES.items():
            s.cubes[seat * RESOURCES + resource] = count
        s.money[seat] = START_COINS * COIN
        if options["battle"] == "tokens":
            s.hidden_token[seat] = rng.below(TOKENS)
            s.tokens[seat] = ALL_TOKENS & ~(1 << s.hidden_token[seat])
    deal_characters(s)
    if setup.ai_capital is not None:
        capital = number_of(setup.ai_capital)
        s.capital[RIVAL] = capital
        s.terrain[capital] = PLAIN
        s.explored |= 1 << capital
        s.events = events.shuffled_events(s)
    s.reveals = 0
    return s
