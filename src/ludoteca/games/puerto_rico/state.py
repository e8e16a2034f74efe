"""Puerto Rico: the position, everything on the table (PR-4.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import pop, vec
from mypy_extensions import i64

from ludoteca.core.options import Settings
from ludoteca.core.orders import Order
from ludoteca.core.rng import Rng
from ludoteca.core.state import State as CoreState
from ludoteca.core.vecs import filled, pile_of, shuffle, sort
from ludoteca.core.words import Meaning, Phrase, Reason
from ludoteca.games.puerto_rico import looking, position, reasons, scoring, words
from ludoteca.games.puerto_rico.data import (
    BUILDINGS,
    CITY_SPACES,
    EMPTY,
    GOODS,
    GROUPS,
    ISLAND_SPACES,
    NOT_BUILT,
    PRICE,
    ROLES,
    TILES,
    UNTAKEN,
    VP_RAN_OUT,
)
from ludoteca.games.puerto_rico.steps import roles
from ludoteca.games.puerto_rico.steps.step import Step

if TYPE_CHECKING:
    from ludoteca.core.position import Position
    from ludoteca.games.puerto_rico.view import PuertoRicoView

GAME_ID: Final = "puerto_rico"


@final
class State(CoreState):
    """A position. What belongs to a seat lies in rows: `goods[seat * GOODS + good]`."""

    # Where we are.
    step: Step
    round: i64
    governor: i64
    pick: i64
    picks: i64
    role: i64
    owner: i64
    end_triggers: i64
    max_rounds: i64
    # The common supply.
    colonist_supply: i64
    colonist_ship: i64
    vp_supply: i64
    vp_paper: i64
    quarry_supply: i64
    roles_in_play: i64
    role_doubloons: vec[i64]
    taken_by: vec[i64]
    goods_supply: vec[i64]
    trading_house: vec[i64]
    ship_capacity: vec[i64]
    ship_good: vec[i64]
    ship_load: vec[i64]
    face_up: vec[i64]
    discard: vec[i64]
    pile: vec[i64]
    building_supply: vec[i64]
    prices: vec[i64]
    # The player boards. The city holds the colonists on a building, or NOT_BUILT; the layout lists
    # tiles and buildings in the order in which they came, for the eye alone (PR-2.5).
    doubloons: vec[i64]
    vp: vec[i64]
    san_juan: vec[i64]
    goods: vec[i64]
    tiles: vec[i64]
    settled: vec[i64]
    city: vec[i64]
    layout: vec[i64]
    # What is under way.
    newest: i64
    unassigned: i64
    group: i64
    later_circles: i64
    idle_turns: i64
    captain_bonus: i64
    wharves_used: i64
    storing: i64
    kept: i64

    def clear(self, seats: i64, rng: Rng, options: Settings) -> None:
        """An empty table: nothing in the supply, nothing on the player boards."""
        self.lay(GAME_ID, seats, rng, options)
        self.step = roles.CHOOSE_ROLE
        self.governor = self.pick = self.picks = self.role = self.owner = 0
        self.round = 1
        self.end_triggers = self.max_rounds = 0
        self.colonist_supply = self.colonist_ship = self.vp_supply = self.vp_paper = 0
        self.quarry_supply = self.roles_in_play = 0
        self.role_doubloons = filled(ROLES, 0)
        self.taken_by = filled(ROLES, UNTAKEN)
        self.goods_supply = filled(GOODS, 0)
        self.trading_house = filled(GOODS, 0)
        self.ship_capacity = vec[i64]()
        self.ship_good = vec[i64]()
        self.ship_load = vec[i64]()
        self.face_up = filled(GOODS, 0)
        self.discard = filled(GOODS, 0)
        self.pile = vec[i64]()
        self.building_supply = filled(BUILDINGS, 0)
        self.prices = PRICE
        self.doubloons = filled(seats, 0)
        self.vp = filled(seats, 0)
        self.san_juan = filled(seats, 0)
        self.goods = filled(seats * GOODS, 0)
        self.tiles = filled(seats * TILES, 0)
        self.settled = filled(seats * TILES, 0)
        self.city = filled(seats * BUILDINGS, NOT_BUILT)
        self.layout = filled(seats * (ISLAND_SPACES + CITY_SPACES), EMPTY)
        self.unassigned = 0
        self.clear_scratch()

    def clear_scratch(self) -> None:
        """Nothing is under way: positions that are equal look equal (PR-4.2)."""
        self.newest = self.later_circles = self.idle_turns = self.captain_bonus = 0
        self.wharves_used = self.storing = self.kept = 0
        self.group = GROUPS

    def copy(self) -> State:
        """An independent twin."""
        twin = State()
        self.copy_common(twin)
        twin.step = self.step
        twin.round = self.round
        twin.governor = self.governor
        twin.pick = self.pick
        twin.picks = self.picks
        twin.role = self.role
        twin.owner = self.owner
        twin.end_triggers = self.end_triggers
        twin.max_rounds = self.max_rounds
        twin.colonist_supply = self.colonist_supply
        twin.colonist_ship = self.colonist_ship
        twin.vp_supply = self.vp_supply
        twin.vp_paper = self.vp_paper
        twin.quarry_supply = self.quarry_supply
        twin.roles_in_play = self.roles_in_play
        twin.role_doubloons = self.role_doubloons[:]
        twin.taken_by = self.taken_by[:]
        twin.goods_supply = self.goods_supply[:]
        twin.trading_house = self.trading_house[:]
        twin.ship_capacity = self.ship_capacity
        twin.ship_good = self.ship_good[:]
        twin.ship_load = self.ship_load[:]
        twin.face_up = self.face_up[:]
        twin.discard = self.discard[:]
        twin.pile = self.pile[:]
        twin.building_supply = self.building_supply[:]
        twin.prices = self.prices
        twin.doubloons = self.doubloons[:]
        twin.vp = self.vp[:]
        twin.san_juan = self.san_juan[:]
        twin.goods = self.goods[:]
        twin.tiles = self.tiles[:]
        twin.settled = self.settled[:]
        twin.city = self.city[:]
        twin.layout = self.layout[:]
        twin.newest = self.newest
        twin.unassigned = self.unassigned
        twin.group = self.group
        twin.later_circles = self.later_circles
        twin.idle_turns = self.idle_turns
        twin.captain_bonus = self.captain_bonus
        twin.wharves_used = self.wharves_used
        twin.storing = self.storing
        twin.kept = self.kept
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

    def is_built(self, seat: i64, building: i64) -> bool:
        """Does the building stand in his city?"""
        return self.city[seat * BUILDINGS + building] >= 0

    def is_occupied(self, seat: i64, building: i64) -> bool:
        """Does the building stand in his city with at least one colonist (PR-5.8)?"""
        return self.city[seat * BUILDINGS + building] > 0

    def trading_house_size(self) -> i64:
        """Barrels in the trading house."""
        barrels = self.trading_house
        return barrels[0] + barrels[1] + barrels[2] + barrels[3] + barrels[4]

    # --- changes the rules make ------------------------------------------------------------------

    def take_colonist(self) -> None:
        """One colonist leaves the supply, or the ship if the supply is empty (PR-5.20)."""
        if self.colonist_supply > 0:
            self.colonist_supply -= 1
        else:
            self.colonist_ship -= 1

    def gain_vp(self, seat: i64, points: i64) -> None:
        """Points from the pool; what it lacks is noted on paper (PR-5.48)."""
        self.vp[seat] += points
        chips = min(self.vp_supply, points)
        self.vp_supply -= chips
        self.vp_paper += points - chips
        if self.vp_supply == 0 and not self.end_triggers & VP_RAN_OUT:
            self.trigger_end(VP_RAN_OUT)

    def trigger_end(self, trigger: i64) -> None:
        """The game ends with this round (PR-6.1)."""
        if self.end_triggers & trigger:
            return
        self.end_triggers |= trigger
        if self.journal is not None:
            self.journal.tell("last-round", trigger=position.trigger_name(trigger))

    def draw_tile(self) -> i64:
        """The top tile of the face-down pile, -1 if there is none; discards are shuffled in (PR-5.16)."""
        if len(self.pile) == 0:
            self.reshuffle()
            if len(self.pile) == 0:
                return -1
        self.reveals += 1
        self.pile, tile = pop(self.pile)
        return tile

    def reshuffle(self) -> None:
        """The discard pile becomes the new face-down pile."""
        self.pile = pile_of(self.discard)
        self.discard = filled(GOODS, 0)
        shuffle(self.pile, self.rng)
        if len(self.pile) > 0 and self.journal is not None:
            self.journal.tell("reshuffled", count=len(self.pile))

    # --- the border ------------------------------------------------------------------------------

    def imagine(self, seat: i64, rng: Rng) -> State:
        """The order of the face-down pile is drawn anew; all else is known (PR-7.3, PR-7.4)."""
        twin = self.copy()
        twin.rng = rng.fork()
        sort(twin.pile, GOODS)
        shuffle(twin.pile, twin.rng)
        return twin

    def scores(self) -> list[int]:
        """Points of every seat if the game ended now (PR-6.4)."""
        return scoring.scores(self)

    def standings(self) -> list[int]:
        """Ranks by points, then doubloons and goods (PR-6.5)."""
        return scoring.standings(self)

    def breakdown(self) -> list[dict[str, int]]:
        """Points by source."""
        return scoring.breakdown(self)

    def tie_breaks(self) -> list[dict[str, int]]:
        """Doubloons and goods (PR-6.5)."""
        return [{"wealth": scoring.tie_break(self, seat)} for seat in range(self.seats)]

    def holdings(self, seat: int) -> dict[str, int]:
        """Doubloons, points in chips and buildings, colonists and barrels."""
        return scoring.holdings(self, seat)

    def open_scores(self, viewer: int | None) -> list[int | None]:
        """Everybody's points if the chips lie open or the game is over, else one's own (PR-7.2)."""
        return scoring.open_scores(self, viewer)

    def position(self) -> Position:
        """The complete position as plain data."""
        return position.write(self)

    def view(self, seat: int | None) -> PuertoRicoView:
        """What a seat may see (PR-7.1 … PR-7.3)."""
        return looking.look(self, seat)

    def asked(self) -> str:
        """The name of the step."""
        return self.step.name

    def prompt(self) -> Phrase:
        """What is asked, with what a player would look up."""
        return words.prompt(self)

    def meaning(self, action: int) -> Meaning:
        """How many, where it belongs, and the catch."""
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
