"""Age of Discovery: the position, everything on the table (AD-4.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import pop, vec
from mypy_extensions import i64

from ludoteca.core.options import Settings
from ludoteca.core.orders import Order
from ludoteca.core.rng import Rng
from ludoteca.core.state import State as CoreState
from ludoteca.core.vecs import filled, shuffle, sort
from ludoteca.core.words import Meaning, Phrase, Reason
from ludoteca.games.age_of_discovery import position, reasons, scoring, view, words
from ludoteca.games.age_of_discovery.data import (
    BUILDINGS,
    CARDS,
    CREWS,
    DISPLAY,
    EMPTY,
    ERA_OF_BUILDING,
    ERA_OF_TURN,
    GOOD_NAMES,
    GOODS,
    MERCHANT_SHIPS,
    NO_TILE,
    NONE,
    PRICE_OF_ERA,
    REGION_NAMES,
    REGIONS,
    SCORINGS,
    SOLDIER,
    SPACES,
    START_GOOD,
    TILES,
    UNCOUNTED,
    UNITS,
    UNITS_FOR_A_GOOD,
    UNOWNED,
)
from ludoteca.games.age_of_discovery.steps import placement
from ludoteca.games.age_of_discovery.steps.step import Step

if TYPE_CHECKING:
    from ludoteca.core.position import Position
    from ludoteca.games.age_of_discovery.view import AgeOfDiscoveryView

GAME_ID: Final = "age_of_discovery"


@final
class State(CoreState):
    """A position. What belongs to a seat lies in rows: `goods[seat * GOODS + good]`.

    A piece on a space is one number, `seat * UNITS + unit`.
    """

    # Where we are.
    step: Step
    turn: i64
    turn_order: vec[i64]
    place: i64
    space: i64
    window: i64
    # The map. A region with a tile is undiscovered; bits tell whose good is there and whose tile was seen.
    region_tile: vec[i64]
    tiles_known: i64
    goods_there: i64
    soldiers: vec[i64]
    others: vec[i64]
    # The event boxes.
    spaces: vec[i64]
    shipping: vec[i64]
    discovery: vec[i64]
    # The supply. Buildings lie in one stack, era III below era II below era I; the top of a pile is its end.
    ship_in_box: i64
    market: vec[i64]
    pool: vec[i64]
    display: vec[i64]
    stack: vec[i64]
    deck: vec[i64]
    tile_owner: vec[i64]
    card_owner: vec[i64]
    university_used: i64
    # The players.
    money: vec[i64]
    hand: vec[i64]
    next_hand: vec[i64]
    goods: vec[i64]
    ships: vec[i64]
    buildings: vec[i64]
    colony_vp: vec[i64]
    economy: vec[i64]
    # What is under way.
    last_bid: vec[i64]
    unit: i64
    sent_captains: i64
    sent_soldiers: i64
    sent_others: i64
    attacker: i64
    defender: i64
    battlefield: i64
    is_war: i64
    struck_soldiers: i64
    struck_militia: i64
    origin: i64
    destination: i64

    def clear(self, seats: i64, rng: Rng, options: Settings) -> None:
        """An empty table: nothing on the board, nothing before the players."""
        self.lay(GAME_ID, seats, rng, options)
        self.step = placement.PLACE_UNIT
        self.turn = 1
        self.turn_order = filled(seats, EMPTY)
        self.place = self.space = 0
        self.window = NONE
        self.region_tile = filled(REGIONS, NO_TILE)
        self.tiles_known = self.goods_there = 0
        self.soldiers = filled(seats * REGIONS, 0)
        self.others = filled(seats * REGIONS, 0)
        self.spaces = filled(SPACES, EMPTY)
        self.shipping = filled(seats * UNITS, 0)
        self.discovery = filled(seats * CREWS, 0)
        self.ship_in_box = 0
        self.market = filled(GOODS, 0)
        self.pool = vec[i64]()
        self.display = filled(DISPLAY, EMPTY)
        self.stack = vec[i64]()
        self.deck = vec[i64]()
        self.tile_owner = filled(TILES, UNOWNED)
        self.card_owner = filled(CARDS, UNOWNED)
        self.university_used = 0
        self.money = filled(seats, 0)
        self.hand = filled(seats * UNITS, 0)
        self.next_hand = filled(seats * UNITS, 0)
        self.goods = filled(seats * GOODS, 0)
        self.ships = filled(seats, 0)
        self.buildings = filled(seats * BUILDINGS, 0)
        self.colony_vp = filled(seats * SCORINGS, 0)
        self.economy = filled(seats, UNCOUNTED)
        self.last_bid = filled(seats, 0)
        self.unit = NONE
        self.clear_expedition()
        self.clear_battle()
        self.origin = self.destination = NONE

    def clear_expedition(self) -> None:
        """Nobody has been chosen for an expedition."""
        self.sent_captains = self.sent_soldiers = self.sent_others = 0

    def clear_battle(self) -> None:
        """No conflict is under way."""
        self.attacker = self.defender = self.battlefield = NONE
        self.is_war = self.struck_soldiers = self.struck_militia = 0

    def copy(self) -> State:
        """An independent twin."""
        twin = State()
        self.copy_common(twin)
        twin.step = self.step
        twin.turn = self.turn
        twin.turn_order = self.turn_order[:]
        twin.place = self.place
        twin.space = self.space
        twin.window = self.window
        twin.region_tile = self.region_tile[:]
        twin.tiles_known = self.tiles_known
        twin.goods_there = self.goods_there
        twin.soldiers = self.soldiers[:]
        twin.others = self.others[:]
        twin.spaces = self.spaces[:]
        twin.shipping = self.shipping[:]
        twin.discovery = self.discovery[:]
        twin.ship_in_box = self.ship_in_box
        twin.market = self.market[:]
        twin.pool = self.pool[:]
        twin.display = self.display[:]
        twin.stack = self.stack[:]
        twin.deck = self.deck[:]
        twin.tile_owner = self.tile_owner[:]
        twin.card_owner = self.card_owner[:]
        twin.university_used = self.university_used
        twin.money = self.money[:]
        twin.hand = self.hand[:]
        twin.next_hand = self.next_hand[:]
        twin.goods = self.goods[:]
        twin.ships = self.ships[:]
        twin.buildings = self.buildings[:]
        twin.colony_vp = self.colony_vp[:]
        twin.economy = self.economy[:]
        twin.last_bid = self.last_bid[:]
        twin.unit = self.unit
        twin.sent_captains = self.sent_captains
        twin.sent_soldiers = self.sent_soldiers
        twin.sent_others = self.sent_others
        twin.attacker = self.attacker
        twin.defender = self.defender
        twin.battlefield = self.battlefield
        twin.is_war = self.is_war
        twin.struck_soldiers = self.struck_soldiers
        twin.struck_militia = self.struck_militia
        twin.origin = self.origin
        twin.destination = self.destination
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

    def era(self) -> i64:
        """The era of the turn: 1, 2 or 3."""
        return ERA_OF_TURN[self.turn]

    def price(self) -> i64:
        """What a capital building costs in this era."""
        return PRICE_OF_ERA[ERA_OF_TURN[self.turn]]

    def is_discovered(self, region: i64) -> bool:
        """May units go there (AD-5.8)?"""
        return self.region_tile[region] == NO_TILE

    def is_all_discovered(self) -> bool:
        """Are all nine regions discovered, so that expeditions draw cards (AD-5.22)?"""
        for tile in self.region_tile:
            if tile != NO_TILE:
                return False
        return True

    def units(self, seat: i64, region: i64) -> i64:
        """All his units in a region."""
        return self.soldiers[seat * REGIONS + region] + self.others[seat * REGIONS + region]

    def owns(self, seat: i64, building: i64) -> bool:
        """Does the capital building belong to him?"""
        return self.buildings[seat * BUILDINGS + building] > 0

    def owner(self, building: i64) -> i64:
        """Who has a building of which there is one; NONE if nobody."""
        for seat in range(self.seats):
            if self.buildings[seat * BUILDINGS + building] > 0:
                return seat
        return NONE

    def hand_size(self, seat: i64) -> i64:
        """Units he has still to place."""
        hand = self.hand
        row = seat * UNITS
        return hand[row] + hand[row + 1] + hand[row + 2] + hand[row + 3] + hand[row + 4]

    def dock_spaces(self) -> i64:
        """Numbered spaces of the dock that are open: twice the players less one (AD-1.14)."""
        return 2 * self.seats - 1

    def ship_reserve(self) -> i64:
        """Merchant ships that are neither in their box nor owned (AD-9.2)."""
        reserve = MERCHANT_SHIPS - self.ship_in_box
        for ships in self.ships:
            reserve -= ships
        return reserve

    # --- changes the rules make ------------------------------------------------------------------

    def settle(self, seat: i64, region: i64, unit: i64) -> None:
        """A unit arrives in a region; who first has three there takes its good (AD-5.9, AD-5.10)."""
        place = seat * REGIONS + region
        if unit == SOLDIER:
            self.soldiers[place] += 1
        else:
            self.others[place] += 1
        if self.goods_there >> region & 1 and self.units(seat, region) >= UNITS_FOR_A_GOOD:
            self.goods_there ^= 1 << region
            good = START_GOOD[region]
            self.goods[seat * GOODS + good] += 1
            if self.journal is not None:
                self.journal.tell(
                    "region-good-taken", seat=seat, good=GOOD_NAMES[good], region=REGION_NAMES[region]
                )

    def draw_good(self) -> i64:
        """The top tile of the face-down pool of goods."""
        self.pool, good = pop(self.pool)
        return good

    # --- the border ------------------------------------------------------------------------------

    def imagine(self, seat: i64, rng: Rng) -> State:
        """Unseen tiles, stacks, pool and deck are dealt anew; all else is known (AD-8.5)."""
        twin = self.copy()
        twin.rng = rng.fork()
        unseen = twin.unseen_tiles()
        shuffle(unseen, twin.rng)
        next_tile: i64 = 0
        for region in range(REGIONS):
            if twin.region_tile[region] != NO_TILE and not twin.tiles_known >> region & 1:
                twin.region_tile[region] = unseen[next_tile]
                next_tile += 1
        sort(twin.pool, GOODS)
        shuffle(twin.pool, twin.rng)
        sort(twin.deck, CARDS)
        shuffle(twin.deck, twin.rng)
        twin.shuffle_stack()
        return twin

    def ahead(self, seat: int, rng: Rng) -> State | None:
        """The position as if a seat's next unit were to be placed."""
        return placement.ahead(self, seat, rng)

    def unseen_tiles(self) -> vec[i64]:
        """Tiles that nobody has seen, on regions and out of the game, in the order of the table (AD-8.2)."""
        seen: i64 = 0
        for region in range(REGIONS):
            if self.tiles_known >> region & 1:
                seen |= 1 << self.region_tile[region]
        return vec[i64](
            [tile for tile in range(TILES) if self.tile_owner[tile] == UNOWNED and not seen >> tile & 1]
        )

    def shuffle_stack(self) -> None:
        """Every era's buildings in a random order, era III at the bottom, whatever their order was."""
        stack = self.stack
        sort(stack, BUILDINGS)
        size = i64(len(stack))
        for place in range(size // 2):
            swapped = stack[place]
            stack[place] = stack[size - 1 - place]
            stack[size - 1 - place] = swapped
        end = size
        while end > 0:
            first = end - 1
            while first > 0 and ERA_OF_BUILDING[stack[first - 1]] == ERA_OF_BUILDING[stack[end - 1]]:
                first -= 1
            for place in range(end - 1, first, -1):
                other = first + self.rng.below(place - first + 1)
                swapped = stack[place]
                stack[place] = stack[other]
                stack[other] = swapped
            end = first

    def scores(self) -> list[int]:
        """Points of every seat if the game ended now (AD-7.5)."""
        return scoring.scores(self)

    def standings(self) -> list[int]:
        """Ranks by points, then by the colonies of turn 8, money and goods (AD-7.8)."""
        return scoring.standings(self)

    def breakdown(self) -> list[dict[str, int]]:
        """Points by source."""
        return scoring.breakdown(self)

    def tie_breaks(self) -> list[dict[str, int]]:
        """Colonies of turn 8, money, goods (AD-7.8)."""
        return scoring.tie_breaks(self)

    def holdings(self, seat: int) -> dict[str, int]:
        """Money, points, ships, units, goods."""
        return scoring.holdings(self, seat)

    def open_scores(self, viewer: int | None) -> list[int | None]:
        """Everybody's points: all lies open (AD-8.1)."""
        return list(scoring.scores(self))

    def position(self) -> Position:
        """The complete position as plain data."""
        return position.write(self)

    def view(self, seat: int | None) -> AgeOfDiscoveryView:
        """What a seat may see: the same for all (AD-8.1, AD-8.2)."""
        return view.look(self, seat)

    def asked(self) -> str:
        """The name of the step."""
        return self.step.name

    def prompt(self) -> Phrase:
        """What is asked, with what a player would look up."""
        return words.prompt(self)

    def meaning(self, action: int) -> Meaning:
        """What the words of the verb alone do not tell."""
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
