"""What holds in every position (AD-9.1 … AD-9.14), as sentences about what does not."""

from __future__ import annotations

from ludoteca.games.age_of_discovery.data import (
    BUILDING_NAMES,
    BUILDING_TABLE,
    BUILDINGS,
    CARD_NAMES,
    CARIBBEAN,
    COLONIST,
    COLONISTS_A_TURN,
    DISPLAY,
    DOCK_X,
    DOCK_Y,
    EMPTY,
    ERA_OF_TURN,
    GOOD_TABLE,
    GOODS,
    INDENTURED_SERVITUDE,
    LAND_GRANTS,
    MARKET_GOODS,
    NO_TILE,
    REGION_NAMES,
    REGIONS,
    SCORING_OF_TURN,
    SCORINGS,
    START_GOOD,
    START_MONEY,
    TILES,
    TURNS,
    UNCOUNTED,
    UNITS,
    UNITS_FOR_A_GOOD,
    UNIVERSITY,
    UNOWNED,
)
from ludoteca.games.age_of_discovery.scoring import goods_owned
from ludoteca.games.age_of_discovery.setup import AUCTION
from ludoteca.games.age_of_discovery.state import State
from ludoteca.games.age_of_discovery.steps.auction import AUCTION_BID
from ludoteca.games.age_of_discovery.under_way import Stage, is_since, stage_of, under_way

FIRST_TURN_OF_COMPANY = 4


def faults(s: State) -> list[str]:
    """Every broken invariant; none in a position that play can reach."""
    found = under_way(s)
    if found:
        return found
    stage = stage_of(s)
    return [
        *_goods(s, stage),
        *_ships(s, stage),
        *_buildings(s, stage),
        *_tiles_and_cards(s),
        *_regions(s),
        *_turn_order(s),
        *_initiative(s, stage),
        *_dock_x_and_y(s, stage),
        *_hands(s, stage),
        *_auction(s, stage),
        *_points(s, stage),
    ]


def _goods(s: State, stage: Stage) -> list[str]:
    """AD-9.1: no good appears or vanishes; four lie in the market; no more were taken than turns allow."""
    found = []
    pool = list(s.pool)
    on_map = [START_GOOD[region] for region in range(REGIONS) if s.goods_there >> region & 1]
    for good, entry in enumerate(GOOD_TABLE):
        held = sum(s.goods[seat * GOODS + good] for seat in range(s.seats))
        total = pool.count(good) + s.market[good] + on_map.count(good) + held
        if total != entry.tiles:
            found.append(f"{total} tiles of {entry.name} instead of {entry.tiles}")
    market = sum(s.market)
    if market > MARKET_GOODS or (market < MARKET_GOODS and not is_since(Stage.GOODS, stage)):
        found.append(f"{market} goods in the market instead of {MARKET_GOODS}")
    rounds = s.turn if stage >= Stage.GOODS else s.turn - 1
    picked = MARKET_GOODS * rounds - (market if is_since(Stage.GOODS, stage) else 0)
    drawn = max(0, s.turn + (stage >= Stage.MOVES) - FIRST_TURN_OF_COMPANY)
    owned = sum(goods_owned(s, seat) for seat in range(s.seats)) - (REGIONS - len(on_map))
    if owned < 0 or owned > picked + drawn:
        found.append(f"{owned} goods were taken from the market or drawn in {s.turn} turns")
    return found


def _ships(s: State, stage: Stage) -> list[str]:
    """AD-9.2: at most one ship is won each turn, and a new one lies there when units are placed."""
    found = []
    won = sum(s.ships)
    most = s.turn if stage >= Stage.CAPITAL else s.turn - 1
    if won > most:
        found.append(f"{won} merchant ships were won in {most} turns")
    if not s.ship_in_box and not is_since(Stage.CAPITAL, stage):
        found.append("no merchant ship lies in its box")
    if not s.ship_in_box and won == 0:
        found.append("the first merchant ship is missing")
    return found


def _buildings(s: State, stage: Stage) -> list[str]:
    """AD-9.3: copies are conserved, the display is of the era, the stack has later eras below."""
    found = []
    era = ERA_OF_TURN[s.turn + 1] if stage == Stage.NEW_ORDER else s.era()
    stack, display = list(s.stack), list(s.display)
    for number, building in enumerate(BUILDING_TABLE):
        owned = sum(s.buildings[seat * BUILDINGS + number] for seat in range(s.seats))
        shown = display.count(number)
        total = owned + shown + stack.count(number)
        if building.era < era and (owned != total or owned > building.copies):
            found.append(f"{building.name} is of an era that is over")
        elif building.era >= era and total != building.copies:
            found.append(f"{total} copies of {building.name} instead of {building.copies}")
        elif building.era > era and owned + shown > 0:
            found.append(f"{building.name} is of an era that is still to come")
    eras = [BUILDING_TABLE[building].era for building in stack]
    if eras != sorted(eras, reverse=True):
        found.append("the stack of buildings has an earlier era below a later one")
    missing = display.count(EMPTY)
    if missing and era in eras and not is_since(Stage.CAPITAL, stage):
        found.append(f"{DISPLAY - missing} buildings on display although the stack has more")
    if s.university_used and not any(s.owns(seat, UNIVERSITY) for seat in range(s.seats)):
        found.append("the university was used, but nobody owns it")
    return found


def _tiles_and_cards(s: State) -> list[str]:
    """AD-9.8, AD-9.13: every tile and every card is in one place; each discovery brought one tile."""
    found = []
    on_map = [tile for tile in s.region_tile if tile != NO_TILE]
    for tile in range(TILES):
        places = on_map.count(tile) + (s.tile_owner[tile] != UNOWNED)
        if places > 1:
            found.append(f"tile {tile} is in {places} places")
    taken = len([owner for owner in s.tile_owner if owner != UNOWNED])
    discovered = REGIONS - len(on_map) - (s.options["start_order"] != AUCTION)
    if taken != discovered:
        found.append(f"{taken} tiles are owned, but {discovered} regions were discovered")
    deck = list(s.deck)
    for card, name in enumerate(CARD_NAMES):
        places = deck.count(card) + (s.card_owner[card] != UNOWNED)
        if places != 1:
            found.append(f"the card {name} is in {places} places")
    if on_map and any(owner != UNOWNED for owner in s.card_owner):
        found.append("a card is owned although not all regions are discovered")
    return found


def _regions(s: State) -> list[str]:
    """AD-9.7, AD-9.9: no units in an undiscovered region; nobody has three where the good still lies."""
    found = []
    for region, name in enumerate(REGION_NAMES):
        units = [s.units(seat, region) for seat in range(s.seats)]
        has_good = s.goods_there >> region & 1
        if not s.is_discovered(region) and (sum(units) > 0 or not has_good):
            found.append(f"{name} is undiscovered, but has units or no good")
        if s.is_discovered(region) and s.tiles_known >> region & 1:
            found.append(f"{name} has no tile that could be known")
        if has_good and max(units) >= UNITS_FOR_A_GOOD:
            found.append(f"somebody has {max(units)} units in {name} and has not taken its good")
    if s.is_discovered(CARIBBEAN) == (s.step is AUCTION_BID):
        found.append("the Caribbean is discovered, but not before the end of an auction")
    return found


def _turn_order(s: State) -> list[str]:
    """AD-9.12: everybody has a place; in an auction those who passed have the last ones."""
    if s.step is not AUCTION_BID:
        return (
            [] if sorted(s.turn_order) == list(range(s.seats)) else ["turn_order has a seat missing or twice"]
        )
    taken = [seat for seat in s.turn_order if seat != EMPTY]
    free = s.seats - len(taken)
    is_well = len(set(taken)) == len(taken) and free >= 2 and list(s.turn_order[free:]) == taken
    return [] if is_well else ["turn_order of an auction is filled from the end by those who passed"]


def _initiative(s: State, stage: Stage) -> list[str]:
    """AD-9.5: at most one unit for each player in Initiative, without gaps."""
    seats = [s.spaces[space] // UNITS for space in range(5) if s.spaces[space] != EMPTY]
    if len(set(seats)) != len(seats):
        return ["a player has two units in initiative"]
    if any(s.spaces[space] != EMPTY for space in range(len(seats), 5)):
        return ["initiative has a gap"]
    return ["initiative is not empty before the placement"] if seats and stage < Stage.PLACING else []


def _dock_x_and_y(s: State, stage: Stage) -> list[str]:
    """AD-9.6: X and Y hold a colonist of the owner of their building, until the dock is resolved."""
    found = []
    for name, space, building in (("x", DOCK_X, INDENTURED_SERVITUDE), ("y", DOCK_Y, LAND_GRANTS)):
        piece = s.spaces[space]
        if piece == EMPTY:
            continue
        if piece % UNITS != COLONIST or not s.owns(piece // UNITS, building):
            found.append(f"dock_{name} is for a colonist of the owner of {BUILDING_NAMES[building]}")
        is_last = s.turn == TURNS and stage >= Stage.MOVES
        if Stage.GOODS <= stage <= Stage.WARFARE or is_last:
            found.append(f"dock_{name} is occupied after its unit has sailed")
    return found


def _hands(s: State, stage: Stage) -> list[str]:
    """AD-9.10: five units or more in every hand before the placement, none after it."""
    found = []
    for seat in range(s.seats):
        size = s.hand_size(seat)
        waiting = sum(s.next_hand[seat * UNITS : seat * UNITS + UNITS])
        if stage in (Stage.BEGINNING, Stage.NEW_ORDER, Stage.AUCTION) and size < COLONISTS_A_TURN:
            found.append(f"seat {seat} begins the placement with {size} units")
        if Stage.PLACED <= stage <= Stage.MOVES and size:
            found.append(f"seat {seat} has units in hand after the placement")
        if waiting and not is_since(Stage.SPECIALISTS, stage):
            found.append(f"seat {seat} has units waiting for the next turn")
    return found


def _auction(s: State, stage: Stage) -> list[str]:
    """AD-3.11: bids are for an auction; no two are alike, and nobody outbids himself."""
    bids = [bid for bid in s.last_bid if bid]
    if stage != Stage.AUCTION:
        return ["a bid stands although there is no auction"] if bids else []
    found = []
    if s.options["start_order"] != AUCTION or s.turn != 1:
        found.append("an auction in a game that does not begin with one")
    if len(set(bids)) != len(bids):
        found.append("two players have made the same bid")
    if s.step is AUCTION_BID and min(s.money) != START_MONEY:
        found.append(f"somebody has not ${START_MONEY} to bid with")
    if s.step is AUCTION_BID and bids and s.last_bid[s.seat] == max(bids):
        found.append(f"seat {s.seat} holds the highest bid and is asked again")
    return found


def _points(s: State, stage: Stage) -> list[str]:
    """AD-9.14: only scorings that have taken place brought points, and the economy counts at the end."""
    found = []
    for turn in range(1, TURNS + 1):
        scoring = SCORING_OF_TURN[turn]
        is_over = turn < s.turn or (turn == s.turn and stage >= Stage.NEW_ORDER)
        points = sum(s.colony_vp[seat * SCORINGS + scoring] for seat in range(s.seats))
        if scoring >= 0 and points and not is_over:
            found.append(f"colonies brought points for turn {turn}, which is not over")
    is_counted = s.turn == TURNS and stage >= Stage.MOVES
    if any((economy != UNCOUNTED) != is_counted for economy in s.economy):
        found.append("the economy counts after the income of the last turn")
    return found
