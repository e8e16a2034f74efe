"""Roads & Boats: the position, everything on the table (RB-5.0)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.options import Settings
from ludoteca.core.orders import Order
from ludoteca.core.rng import Rng
from ludoteca.core.state import State as CoreState
from ludoteca.core.vecs import filled
from ludoteca.core.words import Meaning, Phrase, Reason
from ludoteca.games.roads_and_boats import planning, position, reasons, scoring, view, words
from ludoteca.games.roads_and_boats.actions import NO_ACTION
from ludoteca.games.roads_and_boats.data import (
    CAPACITY,
    DESERT,
    FIRST_BOAT,
    FLEET,
    GOODS,
    IRRIGATION_SPACE,
    NO_BUILDING,
    NO_TILE,
    NO_TOPIC,
    PASTURE,
    PRODUCTION,
    SEA,
    TILES,
)
from ludoteca.games.roads_and_boats.geometry import (
    BANKS,
    BORDERS,
    CARGO,
    CELLS,
    MOST_BANKS,
    REGION,
    SPOTS,
)
from ludoteca.games.roads_and_boats.steps import ending
from ludoteca.games.roads_and_boats.steps.step import Step

if TYPE_CHECKING:
    from ludoteca.core.position import Position
    from ludoteca.games.roads_and_boats.view import RoadsAndBoatsView

GAME_ID: Final = "roads_and_boats"

NONE: Final = -1


@final
class State(CoreState):
    """A position. Goods lie in rows: `goods[holder * GOODS + good]`; grounds and transporters are holders.

    The transporters of a seat are `seat * FLEET`, … in the order in which they came (RB-0.4); `fleet[seat]`
    of them exist.
    """

    # Where we are.
    step: Step
    turn: i64
    phase: i64
    index: i64
    """The place in the sequence of who plays the phase."""
    temple: vec[i64]
    sequence: vec[i64]
    asked_in_order: i64
    """How many have been asked in this part of the procedure of order (RB-5.5 … RB-5.7)."""
    leaving: i64
    """The seats that have stopped praying."""
    positions: vec[i64]
    """The sequence under construction."""
    # What was agreed.
    cooperation: i64
    choose_sources: i64
    demolish_own: i64
    discard_refund: i64
    solo_mines: i64
    last_turn: i64
    # The map.
    terrain: vec[i64]
    rivers: vec[i64]
    bridges: vec[i64]
    building: vec[i64]
    building_bank: vec[i64]
    used: vec[i64]
    """Conversions of a building in this phase; on a tile without one: donkeys were born (RB-6.2.6)."""
    gold: vec[i64]
    iron: vec[i64]
    roads: vec[i64]
    pieces: vec[i64]
    wall_owner: vec[i64]
    starts: vec[i64]
    # A map that is being built (RB-3.20): the tiles left, and how many were laid in this turn.
    supply: vec[i64]
    land_left: i64
    sea_left: i64
    laid: i64
    # The players.
    homes: vec[i64]
    research: vec[i64]
    # Goods and transporters.
    goods: vec[i64]
    fleet: vec[i64]
    kind: vec[i64]
    place: vec[i64]
    steps: vec[i64]
    done: vec[i64]
    acts: vec[i64]
    made_at: vec[i64]
    carries: vec[i64]
    carried_by: vec[i64]
    marks: vec[i64]
    # The wonder.
    bricks: vec[i64]
    bought: i64
    # What is under way: who acts, where, what was chosen so far (RB-5.23), and what is still to be paid.
    active: i64
    site: i64
    region: i64
    chosen: i64
    fill: i64
    purpose: i64
    """The action that is being paid for."""
    owed: vec[i64]
    price: i64
    """Goods still to be named for a brick, and the first that may be named (RB-6.5.4)."""
    lowest: i64
    handler: i64
    partner: i64
    taken: i64
    given: i64
    """The goods that were taken and put in this exchange, as bit sets (RB-6.1.14)."""
    transfers: i64
    owes: i64
    proposals: i64
    refused: vec[i64]
    asked_good: i64
    asked_way: i64

    def clear(self, seats: i64, rng: Rng, options: Settings) -> None:
        """An empty table without a map."""
        self.lay(GAME_ID, seats, rng, options)
        self.step = ending.GAME_OVER
        self.turn = 1
        self.phase = PRODUCTION
        self.index = self.asked_in_order = self.leaving = 0
        self.temple = vec[i64]()
        self.sequence = vec[i64]()
        self.positions = filled(seats, NONE)
        self.cooperation = self.choose_sources = self.demolish_own = self.discard_refund = 0
        self.solo_mines = self.last_turn = 0
        self.terrain = filled(CELLS, NO_TILE)
        self.rivers = filled(CELLS, 0)
        self.bridges = filled(CELLS, 0)
        self.building = filled(CELLS, NO_BUILDING)
        self.building_bank = filled(CELLS, 0)
        self.used = filled(CELLS, 0)
        self.gold = filled(CELLS, 0)
        self.iron = filled(CELLS, 0)
        self.roads = filled(BORDERS, 0)
        self.pieces = filled(BORDERS, 0)
        self.wall_owner = filled(BORDERS, NONE)
        self.starts = vec[i64]()
        self.supply = filled(TILES, 0)
        self.land_left = self.sea_left = self.laid = 0
        self.homes = filled(seats, NONE)
        self.research = filled(seats, 0)
        rows = seats * FLEET
        self.goods = filled((CARGO + rows) * GOODS, 0)
        self.fleet = filled(seats, 0)
        self.kind = filled(rows, NONE)
        self.place = filled(rows, NONE)
        self.steps = filled(rows, 0)
        self.done = filled(rows, 0)
        self.acts = filled(rows, 0)
        self.made_at = filled(rows, NONE)
        self.carries = filled(rows, NONE)
        self.carried_by = filled(rows, NONE)
        self.marks = vec[i64]()
        self.bricks = vec[i64]()
        self.bought = 0
        self.active = NONE
        self.owed = filled(GOODS, 0)
        self.clear_scratch()
        self.clear_exchange()
        self.proposals = 0
        self.refused = vec[i64]()

    def clear_scratch(self) -> None:
        """No decision is half made: positions that are equal look equal."""
        self.site = self.region = self.fill = NONE
        self.chosen = NO_TOPIC
        self.purpose = NO_ACTION
        self.price = self.lowest = 0

    def clear_exchange(self) -> None:
        """No exchange is open and nothing is proposed."""
        self.handler = self.partner = self.owes = self.asked_good = self.asked_way = NONE
        self.taken = self.given = self.transfers = 0

    def copy(self) -> State:
        """An independent twin."""
        twin = State()
        self.copy_common(twin)
        twin.step = self.step
        twin.turn = self.turn
        twin.phase = self.phase
        twin.index = self.index
        twin.temple = self.temple[:]
        twin.sequence = self.sequence[:]
        twin.asked_in_order = self.asked_in_order
        twin.leaving = self.leaving
        twin.positions = self.positions[:]
        twin.cooperation = self.cooperation
        twin.choose_sources = self.choose_sources
        twin.demolish_own = self.demolish_own
        twin.discard_refund = self.discard_refund
        twin.solo_mines = self.solo_mines
        twin.last_turn = self.last_turn
        twin.terrain = self.terrain[:]
        twin.rivers = self.rivers[:]
        twin.bridges = self.bridges[:]
        twin.building = self.building[:]
        twin.building_bank = self.building_bank[:]
        twin.used = self.used[:]
        twin.gold = self.gold[:]
        twin.iron = self.iron[:]
        twin.roads = self.roads[:]
        twin.pieces = self.pieces[:]
        twin.wall_owner = self.wall_owner[:]
        twin.starts = self.starts
        twin.supply = self.supply[:]
        twin.land_left = self.land_left
        twin.sea_left = self.sea_left
        twin.laid = self.laid
        twin.homes = self.homes[:]
        twin.research = self.research[:]
        twin.goods = self.goods[:]
        twin.fleet = self.fleet[:]
        twin.kind = self.kind[:]
        twin.place = self.place[:]
        twin.steps = self.steps[:]
        twin.done = self.done[:]
        twin.acts = self.acts[:]
        twin.made_at = self.made_at[:]
        twin.carries = self.carries[:]
        twin.carried_by = self.carried_by[:]
        twin.marks = self.marks[:]
        twin.bricks = self.bricks[:]
        twin.bought = self.bought
        twin.active = self.active
        twin.site = self.site
        twin.region = self.region
        twin.chosen = self.chosen
        twin.fill = self.fill
        twin.purpose = self.purpose
        twin.owed = self.owed[:]
        twin.price = self.price
        twin.lowest = self.lowest
        twin.handler = self.handler
        twin.partner = self.partner
        twin.taken = self.taken
        twin.given = self.given
        twin.transfers = self.transfers
        twin.owes = self.owes
        twin.proposals = self.proposals
        twin.refused = self.refused[:]
        twin.asked_good = self.asked_good
        twin.asked_way = self.asked_way
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

    def player(self) -> i64:
        """Whose turn it is in this phase; another may be asked for an answer."""
        return self.sequence[self.index]

    def is_irrigated(self) -> bool:
        """Has a brick reached the sign of rain, so that deserts are pastures (RB-6.5.9)?"""
        return len(self.bricks) >= IRRIGATION_SPACE

    def terrain_now(self, tile: i64) -> i64:
        """The terrain of a tile, an irrigated desert being pasture."""
        terrain = self.terrain[tile]
        return PASTURE if terrain == DESERT and self.is_irrigated() else terrain

    def is_sea(self, tile: i64) -> bool:
        """Is it a sea tile?"""
        return self.terrain[tile] == SEA

    def region_of(self, tile: i64, bank: i64) -> i64:
        """The region of a bank: the smallest bank that bridges lead to (RB-2.9)."""
        return REGION[(BANKS[self.rivers[tile]] * 8 + self.bridges[tile]) * MOST_BANKS + bank]

    def knows(self, seat: i64, topic: i64) -> bool:
        """Has a player researched this topic, or is none needed?"""
        return topic == NO_TOPIC or self.research[seat] >> topic & 1 == 1

    def owner(self, carrier: i64) -> i64:
        """Whose transporter it is."""
        return carrier // FLEET

    def is_boat(self, carrier: i64) -> bool:
        """Does it go on water?"""
        return self.kind[carrier] >= FIRST_BOAT

    def tile(self, carrier: i64) -> i64:
        """The tile where a transporter is; that of its coast if it is docked."""
        return self.place[carrier] // SPOTS

    def spot(self, carrier: i64) -> i64:
        """Where in its tile a transporter is."""
        return self.place[carrier] % SPOTS

    def is_free(self, carrier: i64) -> bool:
        """Does it neither carry a transporter nor is carried by one?"""
        return self.carries[carrier] == NONE and self.carried_by[carrier] == NONE

    def load(self, carrier: i64) -> i64:
        """How many goods a transporter carries."""
        goods = self.goods
        row = (CARGO + carrier) * GOODS
        total: i64 = 0
        for good in range(GOODS):
            total += goods[row + good]
        return total

    def room(self, carrier: i64) -> i64:
        """How many goods more it can take."""
        return CAPACITY[self.kind[carrier]] - self.load(carrier)

    def is_barred(self, seat: i64, border: i64) -> bool:
        """Does somebody else's wall close a border to a player (RB-6.3.6)?"""
        owner = self.wall_owner[border]
        return owner != NONE and owner != seat

    # --- the border ------------------------------------------------------------------------------

    def imagine(self, seat: i64, rng: Rng) -> State:
        """All is public but what the mines will yield (RB-8.1)."""
        twin = self.copy()
        twin.rng = rng.fork()
        return twin

    def ahead(self, seat: int, rng: Rng) -> State | None:
        """The position as if a seat's turn in this phase had come (RB-5.40)."""
        return planning.ahead(self, seat, rng)

    def scores(self) -> list[int]:
        """Points of every seat if the game ended now (RB-7.3)."""
        return scoring.scores(self)

    def standings(self) -> list[int]:
        """Ranks by points, then by the temple row (RB-7.6); alone: was the goal reached?"""
        return scoring.standings(self)

    def breakdown(self) -> list[dict[str, int]]:
        """Points by source."""
        return scoring.breakdown(self)

    def tie_breaks(self) -> list[dict[str, int]]:
        """Who is closer to the temple (RB-7.6)."""
        return scoring.tie_breaks(self)

    def progress(self) -> float:
        """Alone: the share of the goal that is reached (RB-3.12)."""
        return scoring.progress(self)

    def holdings(self, seat: int) -> dict[str, int]:
        """Goods aboard, transporters, bricks and points."""
        return scoring.holdings(self, seat)

    def open_scores(self, viewer: int | None) -> list[int | None]:
        """Everything lies open (RB-8.1)."""
        return list(scoring.scores(self))

    def position(self) -> Position:
        """The complete position as plain data."""
        return position.write(self)

    def view(self, seat: int | None) -> RoadsAndBoatsView:
        """What a seat may see: all but the chance to come (RB-8.1)."""
        return view.look(self, seat)

    def asked(self) -> str:
        """The name of the step."""
        return self.step.name

    def prompt(self) -> Phrase:
        """What is asked, with what a player would look up."""
        return words.prompt(self)

    def meaning(self, action: int) -> Meaning:
        """What an action means here, and what on the board it touches."""
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
        """The number of the phase, the turn or the game."""
        return words.span(self, until)
