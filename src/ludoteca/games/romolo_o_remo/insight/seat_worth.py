"""What a bot hopes for: points as they stand, and what Units, cubes, money and characters promise."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.games.romolo_o_remo import control, lands, scoring, units
from ludoteca.games.romolo_o_remo.data import (
    ARCHITECTUS,
    CHARACTERS,
    COIN,
    DEFENSOR,
    EMPTY_SLOT,
    FIRST_CHARACTER,
    GRAIN,
    HALF_COIN,
    REFINED,
    RESOURCES,
    SALT,
    SOLDIER,
    STONE,
    UNITS,
    WOOD,
    WORKER,
    WORKER_GRAIN,
)
from ludoteca.games.romolo_o_remo.insight import (
    alone_worth,
    building_worth,
    end_worth,
    labour_worth,
    points_worth,
    realm_worth,
)
from ludoteca.games.romolo_o_remo.state import NOT, State
from ludoteca.games.romolo_o_remo.steps import action, turn, war
from ludoteca.games.romolo_o_remo.steps.growth import characters_of
from ludoteca.games.romolo_o_remo.units import ACTED

# A half-coin, and what it promises more until the next character can be paid.
HALF_COIN_WORTH: Final = 0.125
SKIPPED: Final = 0.3
"""The coin for a skipped phase."""
OUT: Final = -20.0
"""The hopes of who is out of the game."""
FOR_A_CHARACTER: Final = 0.7
"""What is saved for a character counts as so much of it."""
A_CHARACTER: Final = 1.2
# What Workers could produce counts in the same way in this Turn and in those to come: a Turn that begins
# or ends is no gain and no loss.
WORK: Final = 0.8
FOR_A_WORKER: Final = 0.08
FOR_A_WORKER_ALONE: Final = 0.14
"""What grain for a Worker is worth in every Turn he will work; against the A.I. he guards the Tower, too."""
# Units beyond their points.
A_SOLDIER: Final = 0.4
A_MERCENARY: Final = 0.15
A_WORKER: Final = 0.3
TOO_FEW_WORKERS: Final = [10.0, 1.0, 0.0]
TOO_FEW_ALONE: Final = [9.0, 4.0, 1.5]
"""Without Workers nothing can be made any more, Workers neither."""
# Somebody who is not fed costs a grain every Round, or is lost.
A_MEAL: Final = 0.3
A_HUNGRY_UNIT: Final = 0.7
LOST_TO_HUNGER: Final = 1.5
UNPAID: Final = 4.0
STILL_TO_PAY: Final = 2.0
"""Mercenaries who are kept for another Turn are seldom kept for one alone."""
# To walk about for nothing looks foolish.
BUSTLE: Final = 0.03
A_WALL_AT_HAND: Final = 0.12
A_POWER_SPENT: Final = 0.5
# What chance brings the A.I. of the solo game in a Round: Units, coins, characters.
RIVAL_A_ROUND: Final = 1.5
DOMINION: Final[i64] = 2
PROMISES: Final[tuple[tuple[str, float, float], ...]] = (
    ("aedificator", 0.06, 0.0),
    ("apothecarius", 0.15, 0.0),
    ("furnarus", 0.18, 0.0),
    ("praepositus", 0.22, 0.0),
    ("defensor", 0.04, 0.5),
    ("dux", 0.03, 0.5),
    ("eques", 0.03, 0.0),
    ("foederatus", 0.03, 0.0),
    ("heros", 0.05, 0.5),
    ("mercator", 0.08, 0.0),
    ("nauta", 0.06, 0.0),
    ("negotiator", 0.14, 0.0),
    ("obsessor", 0.03, 0.3),
    ("praedo", 0.10, 0.0),
    ("traductor", 0.08, 0.0),
    ("architectus", 0.05, 1.5),
    ("artifex", 0.00, 0.5),
    ("consul", 0.00, 1.5),
    ("patronus", 0.00, 0.5),
    ("publicus", 0.00, 0.0),
    ("sacerdos", 0.00, 1.5),
)
"""What the power of a character brings besides its points: in every Round, and at the end."""
PER_ROUND: Final = [row[1] for row in PROMISES]
AT_THE_END: Final = [row[2] for row in PROMISES]


def hopes_of_parties(s: State) -> list[float]:
    """The hopes of every party: a seat, a team, or the A.I. of the solo game."""
    # the farm that counts in this Turn does not count for long
    counted = s.architectus_hex
    if s.seat >= 0 and not end_worth.is_the_end(s):
        s.architectus_hex = NOT
    hopes = hopes_at_rest(s)
    s.architectus_hex = counted
    return hopes


def hopes_at_rest(s: State) -> list[float]:
    """The hopes of every party by what lasts."""
    table = scoring.points_of(s)
    if end_worth.is_the_end(s):
        return [
            points_worth.total_of(party, table) if control.is_counted(s, party) else OUT
            for party in range(control.parties(s))
        ]
    rounds = end_worth.rounds_left(s)
    hopes: list[float] = []
    for party in range(control.parties(s)):
        if not control.is_counted(s, party):
            hopes.append(OUT)
            continue
        hoped = points_worth.standing(s, party, table, rounds)
        if party >= s.seats:
            hoped += RIVAL_A_ROUND * rounds - alone_worth.still_to_be_found(s, rounds)
        for seat in range(s.seats):
            if s.is_in(seat) and control.party_of(s, seat) == party and s.capital[seat] >= 0:
                hoped += assets(s, seat, table, rounds)
        hopes.append(hoped)
    if s.seats == 1:
        hopes[0] -= alone_worth.waiting(end_worth.pieces_to_the_end(s))
    if s.round >= end_worth.LATE:
        end_worth.hurry(s, hopes, table)
    return hopes


def assets(s: State, seat: i64, table: vec[i64], rounds: float) -> float:
    """What a seat has that is not points yet."""
    is_active = seat == s.active
    later = min(1.0, 0.2 + rounds / 4.0)
    turns = turns_to_come(s, seat, rounds)
    workers = units.count_on_map(s, seat, WORKER)
    hoped = labour_worth.output(s, seat, False) * turns * WORK
    a_life = hoped / float(max(1, workers)) if s.seats == 1 else 0.0
    hoped -= hunger(s, seat, turns, is_active, workers, a_life)
    if is_active and is_action_phase(s):
        hoped += work_left(s, seat) - BUSTLE * bustling(s, seat)
    hoped += A_WORKER * float(workers)
    hoped -= too_few(s, workers)
    hoped += A_SOLDIER * float(units.count_on_map(s, seat, SOLDIER)) * later
    rings = realm_worth.ring_worths(s, seat)
    hoped += cubes(s, seat, is_active, turns, rings, rounds)
    hoped += characters(s, seat, rounds) + soldiery(s, seat, is_active)
    hoped += realm_worth.explorer(s, seat, rounds) + realm_worth.sales(s, seat, turns)
    has_dominion = table[control.party_of(s, seat) * scoring.ALL_SOURCES + DOMINION] > 0
    hoped += realm_worth.promise(s, seat, rings, has_dominion) * min(1.0, rounds / 3.0)
    hoped += realm_worth.variety(s, seat) * min(1.0, rounds / 6.0)
    return hoped - realm_worth.danger(s, seat) - alone_worth.exposure(s, seat, a_life)


def is_action_phase(s: State) -> bool:
    """Can the active player still act with his Units?"""
    return s.step is action.ACTION_MAIN


def work_left(s: State, seat: i64) -> float:
    """What the Units of the active player can still do for him in this Turn."""
    return labour_worth.output(s, seat, True) * WORK


def bustling(s: State, seat: i64) -> float:
    """How many Units have moved about and still stand."""
    total = 0.0
    for number in range(UNITS):
        row = units.on_map(s, seat, number)
        if row != units.NO_UNIT and units.is_standing(s, row) and s.unit_state[row] & ACTED:
            total += 1.0
    return total


def turns_to_come(s: State, seat: i64, rounds: float) -> float:
    """The Turns a seat will still begin: who has not had this Round's Turn has one more."""
    if s.active >= s.seats or turn.place_in_round(s, seat) <= turn.place_in_round(s, s.active):
        return rounds - 1.0
    return rounds


def before_maintenance(s: State, is_active: bool) -> bool:
    """Has the seat still to pay and feed its Units in this Turn?"""
    return is_active and (s.step is action.ACTION_MAIN or s.step is war.WAR_MAIN)


def too_few(s: State, workers: i64) -> float:
    """What it costs to have hardly any Workers."""
    if workers >= len(TOO_FEW_WORKERS):
        return 0.0
    return TOO_FEW_ALONE[workers] if s.seats == 1 else TOO_FEW_WORKERS[workers]


def hunger(s: State, seat: i64, turns: float, is_active: bool, workers: i64, a_life: float) -> float:
    """What hungry Units cost: a grain each in every Turn; without grain they are lost with their work.

    Of those who are lost some may be Soldiers; the last Workers are missed most. Alone every life counts.
    """
    short = labour_worth.hungry(s, seat)
    if short == 0:
        return 0.0
    cost = float(short) * min(A_MEAL * turns, A_HUNGRY_UNIT)
    if before_maintenance(s, is_active):
        fed = min(short, labour_worth.held(s, seat, GRAIN, True))
        lost = short - fed
        cost += float(fed) * A_MEAL + float(lost) * (LOST_TO_HUNGER + a_life)
        if s.seats > 1:
            left = min(workers, workers + units.count_on_map(s, seat, SOLDIER) - lost)
            cost += too_few(s, left) - too_few(s, workers)
    return cost


def cubes(s: State, seat: i64, is_active: bool, turns: float, rings: list[float], rounds: float) -> float:
    """Money and the cubes in hand, and for the active player those in the warehouses."""
    stone = labour_worth.held(s, seat, STONE, is_active)
    wood = labour_worth.held(s, seat, WOOD, is_active)
    later = min(1.0, 0.2 + rounds / 4.0)
    money = purse(s, seat, rounds)
    total = money + later * (building_worth.savings(s, seat, stone, wood, money, turns, rings) - money)
    for_a_worker = FOR_A_WORKER_ALONE if s.seats == 1 else FOR_A_WORKER
    for resource in (GRAIN, SALT, REFINED):
        count = labour_worth.held(s, seat, resource, is_active)
        worth = labour_worth.stock_worth(s, resource)
        if resource == GRAIN and is_short_of_workers(s, seat):
            share = min(1.0, float(count) / float(WORKER_GRAIN))
            rest = labour_worth.pile_worth(worth, max(0, count - WORKER_GRAIN))
            total += max(labour_worth.pile_worth(worth, count), for_a_worker * turns * share * share + rest)
        else:
            total += later * labour_worth.pile_worth(worth, count)
    return total


def is_short_of_workers(s: State, seat: i64) -> bool:
    """Is there room for another Worker under the limit?"""
    return units.count_on_map(s, seat, WORKER) < lands.worker_limit(s, seat)


def purse(s: State, seat: i64, rounds: float) -> float:
    """Money, and how near it brings the next character."""
    money = s.money[seat]
    price = FIRST_CHARACTER + COIN * characters_of(s, seat)
    worth = HALF_COIN_WORTH * float(money)
    best = best_on_display(s, rounds)
    if best == 0.0 or rounds <= 1.0:
        return worth
    share = min(1.0, float(money) / float(price))
    rest = HALF_COIN_WORTH * float(max(0, money - price))
    return max(worth, FOR_A_CHARACTER * best * share * share + rest)


def best_on_display(s: State, rounds: float) -> float:
    """What the best character on display brings: its point, and what it promises."""
    best = 0.0
    for character in s.display:
        if character != EMPTY_SLOT:
            best = max(best, A_CHARACTER + PER_ROUND[character] * rounds + AT_THE_END[character])
    return best


def characters(s: State, seat: i64, rounds: float) -> float:
    """What the powers of the characters promise besides their points."""
    hoped = 0.0
    for character in range(CHARACTERS):
        count = float(s.characters[seat * CHARACTERS + character])
        if count > 0.0:
            hoped += count * (PER_ROUND[character] * rounds + AT_THE_END[character])
    if s.owns(seat, ARCHITECTUS) and s.used >> ARCHITECTUS & 1:
        hoped -= A_POWER_SPENT
    if s.owns(seat, DEFENSOR):
        hoped += A_WALL_AT_HAND * float(s.defensor_walls)
    return hoped


def soldiery(s: State, seat: i64, is_active: bool) -> float:
    """Mercenaries: their strength, and what they will cost; each that cannot be paid costs a building."""
    count = realm_worth.mercenaries(s, seat)
    if count == 0:
        return 0.0
    price = COIN * s.price[SALT] if s.price[SALT] else HALF_COIN
    due = count * (count + 1) // 2
    salary = float(due * price) * HALF_COIN_WORTH
    hoped = A_MERCENARY * float(count)
    if not before_maintenance(s, is_active):
        return hoped - STILL_TO_PAY * salary
    paid = count
    while paid * (paid + 1) // 2 > means(s, seat, price):
        paid -= 1
    return hoped - salary - UNPAID * float(count - paid)


def means(s: State, seat: i64, price: i64) -> i64:
    """How much salary the active player can pay with salt, money and other cubes (RR-5.78)."""
    worth = s.money[seat]
    for resource in range(RESOURCES):
        if resource != SALT:
            worth += COIN * s.price[resource] * labour_worth.held(s, seat, resource, True)
    return labour_worth.held(s, seat, SALT, True) + worth // price
