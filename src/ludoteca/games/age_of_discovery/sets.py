"""Set income: the best way to group goods and merchant ships (AD-6.1 … AD-6.3)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.vecs import filled
from ludoteca.games.age_of_discovery.data import GOODS, GROUPINGS

# The groupings in rows: those of a number of tiles begin at its first one.
FIRST_GROUPING: Final = vec[i64](
    [sum(len(options) for options in GROUPINGS[:tiles]) for tiles in range(len(GROUPINGS) + 1)]
)
SHIPS_USED: Final = vec[i64]([option[0] for options in GROUPINGS for option in options])
LEFT_OVER: Final = vec[i64]([option[1] for options in GROUPINGS for option in options])
VALUE: Final = vec[i64]([option[2] for options in GROUPINGS for option in options])


def set_income(goods: vec[i64], row: i64, ships: i64) -> i64:
    """What the goods of a row and so many ships bring each turn."""
    return best(goods, row, row + GOODS, ships, 0)


def best(goods: vec[i64], good: i64, end: i64, ships: i64, left: i64) -> i64:
    """The most that the goods from here on bring, with so many ships and left-over tiles."""
    while good < end and goods[good] < 2:
        left += goods[good]
        good += 1
    if good == end:
        return mixed(left, ships)
    tiles = goods[good]
    most: i64 = 0
    for option in range(FIRST_GROUPING[tiles], FIRST_GROUPING[tiles + 1]):
        if SHIPS_USED[option] <= ships:
            value = VALUE[option] + best(
                goods, good + 1, end, ships - SHIPS_USED[option], left + LEFT_OVER[option]
            )
            most = max(most, value)
    return most


def mixed(tiles: i64, ships: i64) -> i64:
    """Sets of any three: first two tiles with a ship, then three tiles."""
    with_ship = min(ships, tiles // 2)
    return with_ship + (tiles - 2 * with_ship) // 3


def best_options(goods: vec[i64], row: i64, ships: i64) -> vec[i64]:
    """Of each good of a row the grouping, as a place in the rows above, that all together bring the most."""
    options = filled(GOODS, 0)
    income = set_income(goods, row, ships)
    left: i64 = 0
    for good in range(GOODS):
        tiles = goods[row + good]
        option = FIRST_GROUPING[tiles]
        while option + 1 < FIRST_GROUPING[tiles + 1]:
            rest = best(
                goods, row + good + 1, row + GOODS, ships - SHIPS_USED[option], left + LEFT_OVER[option]
            )
            if VALUE[option] + rest == income:
                break
            option += 1
        options[good] = option
        income -= VALUE[option]
        ships -= SHIPS_USED[option]
        left += LEFT_OVER[option]
    return options


def grouped(goods: list[int], ships: int) -> list[tuple[list[int], int, int]]:
    """The sets of the best grouping: goods, ships, value; what is left over comes last, with value 0."""
    options = best_options(vec[i64](goods), 0, ships)
    found: list[tuple[list[int], int, int]] = []
    left: list[int] = []
    for good in range(GOODS):
        option = options[good]
        found += alike(good, goods[good] - LEFT_OVER[option], SHIPS_USED[option])
        left += [int(good)] * LEFT_OVER[option]
        ships -= SHIPS_USED[option]
    while len(left) >= 2 and ships > 0:
        found.append((left[:2], 1, 1))
        left = left[2:]
        ships -= 1
    while len(left) >= 3:
        found.append((left[:3], 0, 1))
        left = left[3:]
    if left or ships:
        found.append((left, ships, 0))
    return found


def alike(good: i64, tiles: i64, ships: i64) -> list[tuple[list[int], int, int]]:
    """So many tiles of one good in sets of four or three, the ships in the first ones."""
    found: list[tuple[list[int], int, int]] = []
    while tiles > 0:
        ship = min(ships, 1)
        count = min(tiles, 4 - ship)
        found.append(([int(good)] * count, ship, 6 if count + ship == 4 else 3))
        tiles -= count
        ships -= ship
    return found


SETS: Final = vec[i64](
    [
        len(alike(0, tiles - left, ships))
        for tiles, options in enumerate(GROUPINGS)
        for ships, left, _ in options
    ]
)


def sets_in(goods: vec[i64], row: i64, ships: i64) -> i64:
    """How many sets the best grouping has, with what is left over."""
    options = best_options(goods, row, ships)
    count: i64 = 0
    left: i64 = 0
    for option in options:
        count += SETS[option]
        left += LEFT_OVER[option]
        ships -= SHIPS_USED[option]
    with_ship = min(ships, left // 2)
    left -= 2 * with_ship
    count += with_ship + left // 3
    return count + 1 if left % 3 or ships > with_ship else count
