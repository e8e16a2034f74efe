"""Rio de la Plata: the position, everything on the table (RP-4.6)."""

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
from ludoteca.games.rio_de_la_plata import position, reasons, scoring, view, words
from ludoteca.games.rio_de_la_plata.actions import SEND
from ludoteca.games.rio_de_la_plata.data import (
    CARGOES,
    CELLS,
    COIN,
    FIRST_YEAR,
    FREE,
    GOODS,
    GRIDS,
    KINDS_ON_MAP,
    LAST_YEAR,
    NONE,
    OFF_THE_GRID,
    OFFICES,
    PAWNS,
    PEACE,
    PLACEMENT_PHASE,
    ROWS,
    SHADOW_PAWNS,
    SLOTS,
    STICKS,
    UNBUILT,
)
from ludoteca.games.rio_de_la_plata.geography import DISTRICTS, LINES, SPACES
from ludoteca.games.rio_de_la_plata.steps import placement, trade
from ludoteca.games.rio_de_la_plata.steps.step import Step

if TYPE_CHECKING:
    from ludoteca.core.position import Position
    from ludoteca.games.rio_de_la_plata.view import RioDeLaPlataView

GAME_ID: Final = "rio_de_la_plata"
NO_ROW: Final = vec[i64]()


@final
class State(CoreState):
    """A position. What belongs to a seat lies in rows: `goods[seat * GOODS + good]`."""

    # Where we are. The mover has the turn; seat decides, and may be somebody else who answers.
    step: Step
    phase: i64
    year: i64
    last_year: i64
    has_trade: i64
    order: vec[i64]
    mover: i64
    # The mover's turn so far (RP-4.4).
    placed: i64
    shadow_placed: i64
    offers: i64
    loaded: i64
    free_used: i64
    # Chains of small decisions (RP-4.80): what was chosen, what is being paid, what is still to be laid.
    chosen: i64
    bill: i64
    segments: i64
    full: vec[i64]
    offer_to: i64
    offer: vec[i64]
    queue: vec[i64]
    # The players.
    hand: vec[i64]
    goods: vec[i64]
    vp: vec[i64]
    bought: vec[i64]
    fields: vec[i64]
    workshop: vec[i64]
    dock: vec[i64]
    order_pawns: vec[i64]
    cargo: vec[i64]
    wars: vec[i64]
    # The city: buildings, owners of huts and houses, workers, what was done on a space this year.
    building: vec[i64]
    owner: vec[i64]
    stack: vec[i64]
    worked: vec[i64]
    roads: vec[i64]
    walls: i64
    # Around it.
    cell_value: vec[i64]
    cell_owner: vec[i64]
    cell_debtor: vec[i64]
    last_payer: vec[i64]
    has_fort: i64
    has_harbour: i64
    slots: vec[i64]
    office_owner: vec[i64]
    office_year: vec[i64]
    office_pawn: vec[i64]
    return_year: i64
    payer: i64
    shadow_supply: i64
    markers: vec[i64]
    # Worked out from the rest, because it is asked all the time.
    connected: i64
    sticks: i64
    standing: vec[i64]
    district_has: vec[i64]
    dwellings: vec[i64]
    near_dwelling: vec[i64]
    near_house: vec[i64]
    # War. The rows for the map are empty in peace.
    enemy: i64
    attacker: i64
    enemies: i64
    unplaced: i64
    shots: i64
    own_left: i64
    other_left: i64
    hired: i64
    war_round: i64
    quiet_rounds: i64
    has_battle: i64
    invaders: vec[i64]
    marks: vec[i64]
    outside: vec[i64]
    active: i64
    points: i64
    active_marks: i64
    proposal: i64
    partner: i64
    asking: i64
    refused: vec[i64]
    cursor: i64

    def clear(self, seats: i64, rng: Rng, options: Settings) -> None:
        """An empty city, everybody with nine pawns and nothing else."""
        self.lay(GAME_ID, seats, rng, options)
        self.step = placement.PLACEMENT
        self.phase = PLACEMENT_PHASE
        self.year = FIRST_YEAR
        self.last_year = LAST_YEAR
        self.has_trade = 1
        self.order = vec[i64](list(range(seats)))
        self.mover = 0
        self.hand = filled(seats, PAWNS)
        self.goods = filled(seats * GOODS, 0)
        self.vp = filled(seats, 0)
        self.bought = filled(seats, 0)
        self.fields = filled(seats, 0)
        self.workshop = filled(seats, 0)
        self.dock = filled(seats, 0)
        self.order_pawns = filled(seats, 0)
        self.cargo = filled(seats * CARGOES, 0)
        self.wars = filled(seats, 0)
        self.building = filled(SPACES, UNBUILT)
        self.owner = filled(SPACES, NONE)
        self.stack = filled(SPACES, 0)
        self.worked = filled(SPACES, 0)
        self.roads = filled(LINES, 0)
        self.walls = 0
        self.cell_value = NO_ROW
        self.cell_owner = filled(GRIDS * CELLS, FREE)
        self.cell_debtor = filled(GRIDS * CELLS, NONE)
        self.last_payer = filled(GRIDS, NONE)
        self.has_fort = self.has_harbour = 0
        self.slots = filled(2 * SLOTS, FREE)
        self.office_owner = filled(OFFICES, NONE)
        self.office_year = filled(OFFICES, 0)
        self.office_pawn = filled(OFFICES, NONE)
        self.return_year = 0
        self.payer = NONE
        self.shadow_supply = SHADOW_PAWNS if seats == 2 else 0
        self.markers = filled(2, OFF_THE_GRID)
        self.connected = 0
        self.sticks = STICKS
        self.standing = filled(KINDS_ON_MAP, 0)
        self.district_has = filled(DISTRICTS, 0)
        self.dwellings = filled(seats, 0)
        self.near_dwelling = filled(seats * ROWS, 0)
        self.near_house = filled(seats * ROWS, 0)
        self.full = NO_ROW
        self.queue = NO_ROW
        self.clear_turn()
        self.clear_chain()
        self.clear_war()

    def clear_turn(self) -> None:
        """A player's turn begins: he has placed, offered and loaded nothing (RP-4.4)."""
        self.placed = self.shadow_placed = self.offers = self.loaded = self.free_used = 0

    def clear_chain(self) -> None:
        """No chain of decisions is under way: positions that are equal look equal."""
        self.chosen = self.bill = self.offer_to = NONE
        self.segments = 0
        self.offer = NO_ROW

    def clear_war(self) -> None:
        """Peace."""
        self.enemy = PEACE
        self.attacker = NONE
        self.enemies = self.unplaced = self.shots = 0
        self.own_left = self.other_left = self.hired = 0
        self.war_round = self.quiet_rounds = self.has_battle = 0
        self.invaders = self.marks = self.outside = NO_ROW
        self.cursor = NONE
        self.clear_move()
        self.refused = NO_ROW

    def clear_move(self) -> None:
        """No group is moving, nothing is proposed."""
        self.active = self.proposal = self.partner = NONE
        self.points = self.active_marks = self.asking = 0
        self.chosen = NONE

    def copy(self) -> State:
        """An independent twin."""
        twin = State()
        self.copy_common(twin)
        twin.step = self.step
        twin.phase = self.phase
        twin.year = self.year
        twin.last_year = self.last_year
        twin.has_trade = self.has_trade
        twin.order = self.order[:]
        twin.mover = self.mover
        twin.placed = self.placed
        twin.shadow_placed = self.shadow_placed
        twin.offers = self.offers
        twin.loaded = self.loaded
        twin.free_used = self.free_used
        twin.chosen = self.chosen
        twin.bill = self.bill
        twin.segments = self.segments
        twin.full = self.full[:]
        twin.offer_to = self.offer_to
        twin.offer = self.offer[:]
        twin.queue = self.queue[:]
        twin.hand = self.hand[:]
        twin.goods = self.goods[:]
        twin.vp = self.vp[:]
        twin.bought = self.bought[:]
        twin.fields = self.fields[:]
        twin.workshop = self.workshop[:]
        twin.dock = self.dock[:]
        twin.order_pawns = self.order_pawns[:]
        twin.cargo = self.cargo[:]
        twin.wars = self.wars[:]
        twin.building = self.building[:]
        twin.owner = self.owner[:]
        twin.stack = self.stack[:]
        twin.worked = self.worked[:]
        twin.roads = self.roads[:]
        twin.walls = self.walls
        twin.cell_value = self.cell_value
        twin.cell_owner = self.cell_owner[:]
        twin.cell_debtor = self.cell_debtor[:]
        twin.last_payer = self.last_payer[:]
        twin.has_fort = self.has_fort
        twin.has_harbour = self.has_harbour
        twin.slots = self.slots[:]
        twin.office_owner = self.office_owner[:]
        twin.office_year = self.office_year[:]
        twin.office_pawn = self.office_pawn[:]
        twin.return_year = self.return_year
        twin.payer = self.payer
        twin.shadow_supply = self.shadow_supply
        twin.markers = self.markers[:]
        twin.connected = self.connected
        twin.sticks = self.sticks
        twin.standing = self.standing[:]
        twin.district_has = self.district_has[:]
        twin.dwellings = self.dwellings[:]
        twin.near_dwelling = self.near_dwelling[:]
        twin.near_house = self.near_house[:]
        twin.enemy = self.enemy
        twin.attacker = self.attacker
        twin.enemies = self.enemies
        twin.unplaced = self.unplaced
        twin.shots = self.shots
        twin.own_left = self.own_left
        twin.other_left = self.other_left
        twin.hired = self.hired
        twin.war_round = self.war_round
        twin.quiet_rounds = self.quiet_rounds
        twin.has_battle = self.has_battle
        twin.invaders = self.invaders[:]
        twin.marks = self.marks[:]
        twin.outside = self.outside[:]
        twin.active = self.active
        twin.points = self.points
        twin.active_marks = self.active_marks
        twin.proposal = self.proposal
        twin.partner = self.partner
        twin.asking = self.asking
        twin.refused = self.refused[:]
        twin.cursor = self.cursor
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

    def place_in_order(self, seat: i64) -> i64:
        """His place in the order of play, 0 is first."""
        place: i64 = 0
        while self.order[place] != seat:
            place += 1
        return place

    def next_in_order(self, seat: i64) -> i64:
        """Who plays after him; -1 after the last."""
        place = self.place_in_order(seat) + 1
        return self.order[place] if place < self.seats else NONE

    def coins(self, seat: i64) -> i64:
        """His money in silver coins (RP-1.2)."""
        return self.goods[seat * GOODS + COIN]

    def is_active(self, office: i64) -> bool:
        """Does the office have its power: was it bought in an earlier year (RP-5.83)?"""
        return self.office_owner[office] >= 0 and self.office_year[office] < self.year

    def holds(self, seat: i64, office: i64) -> bool:
        """Has he the power of this office?"""
        return self.office_owner[office] == seat and self.office_year[office] < self.year

    def is_docked(self) -> bool:
        """Is the ship at the dock (RP-5.60)?"""
        return self.has_harbour != 0 and self.return_year == 0

    # --- changes the rules make ------------------------------------------------------------------

    def score(self, seat: i64, points: i64) -> None:
        """Victory points at once; penalties may lead below zero (RP-5.41)."""
        self.vp[seat] += points

    # --- the border ------------------------------------------------------------------------------

    def imagine(self, seat: i64, rng: Rng) -> State:
        """Only the dice to come are unknown, and the offer that another is making (RP-7.1)."""
        twin = self.copy()
        twin.rng = rng.fork()
        if trade.is_drafting(twin) and seat != twin.mover:
            twin.offer = filled(2 * GOODS, 0)
            twin.legal = twin.choices()
        return twin

    def hides(self, action: i64) -> bool:
        """What is put into an offer is seen when it is sent (RP-7.1)."""
        return trade.is_drafting(self) and action < SEND and self.legal[1] < SEND

    def scores(self) -> list[int]:
        """Points of every seat if the game ended now (RP-6.2 … RP-6.5)."""
        return scoring.scores(self)

    def standings(self) -> list[int]:
        """Ranks by points, then coins, precious, stone and wood (RP-6.7)."""
        return scoring.standings(self)

    def breakdown(self) -> list[dict[str, int]]:
        """Points by source."""
        return scoring.breakdown(self)

    def tie_breaks(self) -> list[dict[str, int]]:
        """Coins left, precious, stone and wood (RP-6.7)."""
        return scoring.tie_breaks(self)

    def holdings(self, seat: int) -> dict[str, int]:
        """Workers in hand, goods, coins, points."""
        return scoring.holdings(self, seat)

    def open_scores(self, viewer: int | None) -> list[int | None]:
        """Nothing is hidden (RP-7.1)."""
        return [*scoring.scores(self)]

    def position(self) -> Position:
        """The complete position as plain data."""
        return position.write(self)

    def view(self, seat: int | None) -> RioDeLaPlataView:
        """What a seat may see: everything but an offer in the making (RP-7.1)."""
        return view.look(self, seat)

    def asked(self) -> str:
        """The name of the step."""
        return self.step.name

    def prompt(self) -> Phrase:
        """What is asked, with what a player would look up."""
        return words.prompt(self)

    def meaning(self, action: int) -> Meaning:
        """What a choice means here."""
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
        """The number of the phase, the year or the game."""
        return words.span(self, until)
