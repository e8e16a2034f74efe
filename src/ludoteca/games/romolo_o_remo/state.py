"""Romolo o Remo?: the position, everything on the table (RR-4.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.orders import Order
from ludoteca.core.rivals import Rival
from ludoteca.core.rng import Rng
from ludoteca.core.state import State as CoreState
from ludoteca.core.words import Meaning, Phrase, Reason
from ludoteca.games.romolo_o_remo import imagining, position, reasons, results, view, words
from ludoteca.games.romolo_o_remo.board import HEXES
from ludoteca.games.romolo_o_remo.data import CHARACTERS, EQUES_MOVES
from ludoteca.games.romolo_o_remo.steps import war
from ludoteca.games.romolo_o_remo.steps.step import Step

if TYPE_CHECKING:
    from ludoteca.core.position import Position
    from ludoteca.games.romolo_o_remo.view import RomoloView

GAME_ID: Final = "romolo_o_remo"
NOT: Final[i64] = -1
"""No hex, no Unit, no kind: nothing of that sort is under way."""


@final
class State(CoreState):
    """A position. Hexes and Units have numbers; what is a seat's lies in rows: `cubes[seat * 5 + kind]`.

    Alone at the table, the A.I. is side 1: it has a Capital, money, characters and battle tokens like a
    player, but no seat; its Units are counted by hex in `legion`.
    """

    # Where we are. `active` is whose Turn it is, `window` the step to which a wall
    # lot returns, WALL_LOT itself if none is under way.
    step: Step
    window: Step
    first: i64
    active: i64
    round: i64
    turn: i64
    begun: i64
    ending: i64
    # What was agreed, from the options.
    sides: i64
    allied: i64
    uses_die: i64
    always_hostile: i64
    max_rounds: i64
    # The map. Sets of hexes are bit sets; `presence` counts every seat's Units in a hex, eight bits each.
    near: vec[i64]
    on_map: vec[i64]
    terrain: vec[i64]
    explored: i64
    multiplier: vec[i64]
    built: vec[i64]
    walls: vec[i64]
    warehouse_hex: vec[i64]
    warehouse_cubes: vec[i64]
    presence: vec[i64]
    water_pile: i64
    # Units: where they are and how they are (units.py).
    unit_hex: vec[i64]
    unit_state: vec[i64]
    mercenary_owner: vec[i64]
    # The players.
    capital: vec[i64]
    damage: vec[i64]
    eliminated: vec[i64]
    money: vec[i64]
    cubes: vec[i64]
    battle_tokens: vec[i64]
    tokens: vec[i64]
    hidden_token: vec[i64]
    chosen_terrain: vec[i64]
    seen: vec[i64]
    # Characters.
    characters: vec[i64]
    gone: vec[i64]
    display: vec[i64]
    pile: vec[i64]
    marks: vec[i64]
    negotiator_marks: i64
    dux_charges: i64
    foederatus_charges: i64
    defensor_walls: i64
    # Bank and market; `market[column * 5 + kind]`.
    bank: vec[i64]
    price: vec[i64]
    market: vec[i64]
    # This Turn.
    used: i64
    apothecarii_used: i64
    eques_moves: i64
    architectus_hex: i64
    hired: i64
    refused: i64
    produced: i64
    produced_kinds: i64
    hostility: vec[i64]
    # Alone: the A.I. and its events.
    events: vec[i64]
    legion: vec[i64]
    legion_lying: vec[i64]
    legion_marks: vec[i64]
    battles: i64
    # An act under way (steps/action.py).
    unit: i64
    act: i64
    place: i64
    translated: i64
    negotiating: i64
    asking: i64
    question: i64
    building: i64
    piece: i64
    bank_sides: i64
    tile_sides: i64
    due: i64
    caps: i64
    credit: i64
    last_pick: i64
    trades: i64
    traded: i64
    sold: i64
    gift: vec[i64]
    # A battle under way (steps/war.py).
    defender: i64
    committed: i64
    attack_bonus: i64
    defence_bonus: i64
    obsessors: i64
    attack_token: i64
    defence_token: i64
    hits: i64
    hits_back: i64
    # Maintenance and the end.
    unpaid: i64
    sacerdos: vec[i64]
    dominion: vec[i64]

    def clear_turn(self) -> None:
        """A new Turn: powers are fresh, nothing was produced, nobody has declared anything (RR-4.7)."""
        self.used = self.apothecarii_used = self.hired = self.refused = 0
        self.eques_moves = EQUES_MOVES
        self.architectus_hex = NOT
        self.produced = self.produced_kinds = 0
        for hex in range(HEXES):
            self.hostility[hex] = 0

    def clear_act(self) -> None:
        """No act is under way: positions that are equal look equal."""
        self.unit = self.act = self.place = self.question = self.building = self.piece = NOT
        self.translated = self.negotiating = self.asking = self.bank_sides = self.tile_sides = 0
        self.due = self.caps = self.credit = self.trades = self.traded = 0
        self.last_pick = self.sold = NOT
        for item in range(12):
            self.gift[item] = 0
        self.unpaid = 0

    def clear_battle(self) -> None:
        """No battle is under way."""
        self.place = self.defender = self.attack_token = self.defence_token = self.last_pick = NOT
        self.committed = self.attack_bonus = self.defence_bonus = self.obsessors = 0
        self.hits = self.hits_back = 0

    def copy(self) -> State:
        """An independent twin."""
        twin = State()
        self.copy_common(twin)
        twin.step = self.step
        twin.window = self.window
        twin.first = self.first
        twin.active = self.active
        twin.round = self.round
        twin.turn = self.turn
        twin.begun = self.begun
        twin.ending = self.ending
        twin.sides = self.sides
        twin.allied = self.allied
        twin.uses_die = self.uses_die
        twin.always_hostile = self.always_hostile
        twin.max_rounds = self.max_rounds
        twin.near = self.near
        twin.on_map = self.on_map
        twin.terrain = self.terrain[:]
        twin.explored = self.explored
        twin.multiplier = self.multiplier[:]
        twin.built = self.built[:]
        twin.walls = self.walls[:]
        twin.warehouse_hex = self.warehouse_hex[:]
        twin.warehouse_cubes = self.warehouse_cubes[:]
        twin.presence = self.presence[:]
        twin.water_pile = self.water_pile
        twin.unit_hex = self.unit_hex[:]
        twin.unit_state = self.unit_state[:]
        twin.mercenary_owner = self.mercenary_owner[:]
        twin.capital = self.capital[:]
        twin.damage = self.damage[:]
        twin.eliminated = self.eliminated[:]
        twin.money = self.money[:]
        twin.cubes = self.cubes[:]
        twin.battle_tokens = self.battle_tokens[:]
        twin.tokens = self.tokens[:]
        twin.hidden_token = self.hidden_token[:]
        twin.chosen_terrain = self.chosen_terrain[:]
        twin.seen = self.seen[:]
        twin.characters = self.characters[:]
        twin.gone = self.gone[:]
        twin.display = self.display[:]
        twin.pile = self.pile[:]
        twin.marks = self.marks[:]
        twin.negotiator_marks = self.negotiator_marks
        twin.dux_charges = self.dux_charges
        twin.foederatus_charges = self.foederatus_charges
        twin.defensor_walls = self.defensor_walls
        twin.bank = self.bank[:]
        twin.price = self.price[:]
        twin.market = self.market[:]
        twin.used = self.used
        twin.apothecarii_used = self.apothecarii_used
        twin.eques_moves = self.eques_moves
        twin.architectus_hex = self.architectus_hex
        twin.hired = self.hired
        twin.refused = self.refused
        twin.produced = self.produced
        twin.produced_kinds = self.produced_kinds
        twin.hostility = self.hostility[:]
        twin.events = self.events[:]
        twin.legion = self.legion[:]
        twin.legion_lying = self.legion_lying[:]
        twin.legion_marks = self.legion_marks[:]
        twin.battles = self.battles
        twin.unit = self.unit
        twin.act = self.act
        twin.place = self.place
        twin.translated = self.translated
        twin.negotiating = self.negotiating
        twin.asking = self.asking
        twin.question = self.question
        twin.building = self.building
        twin.piece = self.piece
        twin.bank_sides = self.bank_sides
        twin.tile_sides = self.tile_sides
        twin.due = self.due
        twin.caps = self.caps
        twin.credit = self.credit
        twin.last_pick = self.last_pick
        twin.trades = self.trades
        twin.traded = self.traded
        twin.sold = self.sold
        twin.gift = self.gift[:]
        twin.defender = self.defender
        twin.committed = self.committed
        twin.attack_bonus = self.attack_bonus
        twin.defence_bonus = self.defence_bonus
        twin.obsessors = self.obsessors
        twin.attack_token = self.attack_token
        twin.defence_token = self.defence_token
        twin.hits = self.hits
        twin.hits_back = self.hits_back
        twin.unpaid = self.unpaid
        twin.sacerdos = self.sacerdos[:]
        twin.dominion = self.dominion[:]
        return twin

    # --- the sequence of play --------------------------------------------------------------------

    def choices(self) -> list[int]:
        """The legal actions at the current step."""
        return self.step.actions(self)

    def resolve(self, action: i64) -> None:
        """Carry out an action."""
        self.step.play(self, action)

    def skip(self) -> None:
        """Leave a step at which there is nothing to decide."""
        self.step.skip(self)

    # --- questions the rules ask -----------------------------------------------------------------

    def next_seat(self, seat: i64) -> i64:
        """The next seat clockwise."""
        return seat + 1 if seat + 1 < self.seats else 0

    def is_in(self, seat: i64) -> bool:
        """Is the player still in the game?"""
        return self.eliminated[seat] == 0

    def is_foe(self, side: i64, other: i64) -> bool:
        """Are they neither the same nor allies (RR-5.110)?"""
        return side != other and (self.allied == 0 or (side + other) & 1 == 1)

    def owns(self, side: i64, character: i64) -> bool:
        """Has this side the character?"""
        return self.characters[side * CHARACTERS + character] > 0

    def has_unused(self, seat: i64, character: i64) -> bool:
        """Has this seat the character, with its power of this Turn unused (RR-5.87)?"""
        return self.characters[seat * CHARACTERS + character] > 0 and not self.used >> character & 1

    def roll(self) -> i64:
        """A die: a face from 1 to 6 (RR-1.18)."""
        self.reveals += 1
        return self.rng.below(6) + 1

    # --- the border ------------------------------------------------------------------------------

    def team(self, seat: int) -> int:
        """Who sits opposite is a partner, if teams were agreed (RR-3.2)."""
        return seat % 2 if self.allied else seat

    def imagine(self, seat: i64, rng: Rng) -> State:
        """What the seat cannot know is dealt anew (RR-7.7)."""
        twin = self.copy()
        twin.rng = rng.fork()
        imagining.redeal(twin, seat)
        if twin.step is war.ATT_TOKEN or twin.step is war.DEF_TOKEN:
            twin.legal = twin.choices()
        return twin

    def hides(self, action: i64) -> bool:
        """The first tile, and the attacker's token until the defender has chosen (RR-7.5)."""
        return imagining.hides(self)

    def scores(self) -> list[int]:
        """Points of every seat if the game ended now (RR-6.20)."""
        return results.scores(self)

    def standings(self) -> list[int]:
        """Ranks (RR-6.21, RR-6.26)."""
        return results.standings(self)

    def breakdown(self) -> list[dict[str, int]]:
        """Points by source."""
        return results.breakdown(self)

    def tie_breaks(self) -> list[dict[str, int]]:
        """Dominion, Population, hexes, money, battle tokens, characters (RR-6.21)."""
        return results.tie_breaks(self)

    def rivals(self) -> list[Rival]:
        """The A.I. of the solo game (RR-6.25)."""
        return results.rivals(self)

    def holdings(self, seat: int) -> dict[str, int]:
        """Money, cubes, characters, battle tokens, Units."""
        return results.holdings(self, seat)

    def open_scores(self, viewer: int | None) -> list[int | None]:
        """Money is kept secret, and with it the points of others (RR-7.2)."""
        return results.open_scores(self, viewer)

    def position(self) -> Position:
        """The complete position as plain data."""
        return position.write(self)

    def view(self, seat: int | None) -> RomoloView:
        """What a seat may see (RR-7.1 … RR-7.5)."""
        return view.look(self, seat)

    def asked(self) -> str:
        """The name of the step."""
        return self.step.name

    def prompt(self) -> Phrase:
        """What is asked, with what a player would look up."""
        return words.prompt(self)

    def meaning(self, action: int) -> Meaning:
        """What an action means here."""
        return words.meaning(self, action)

    def candidates(self) -> list[int]:
        """What a person could try at this step."""
        return words.candidates(self)

    def why_not(self, action: int) -> Reason:
        """Why an action is not possible now."""
        return reasons.why_not(self, action)

    def orders(self, seat: int) -> list[Order]:
        """What a seat may promise in advance."""
        return words.orders(self, seat)

    def span(self, until: str) -> int:
        """The number of the phase, the round or the game."""
        return words.span(self, until)
