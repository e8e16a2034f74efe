"""Why somebody would do this here, for a first game: what it leads to in this position."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from ludoteca.core.words import Item, Phrase
from ludoteca.games.puerto_rico import player_board, scoring
from ludoteca.games.puerto_rico.data import (
    BUILDING_NAMES,
    BUILDING_TABLE,
    BUILDING_VP,
    BUILDINGS,
    CIRCLES,
    FIRST_LARGE,
    FIRST_VIOLET,
    GOOD_NAMES,
    GOODS,
    HARBOR,
    HOUSE_SPACES,
    ISLAND_SPACES,
    OFFICE,
    PRICES,
    ROLE_NAMES,
    TILE_NAMES,
    TILES,
)
from ludoteca.games.puerto_rico.steps import builder, captain, trader

if TYPE_CHECKING:
    from ludoteca.games.puerto_rico.state import State

MOST_TOLD = 2


# --- roles ---------------------------------------------------------------------------------------


def _role(s: State, name: str) -> Phrase:
    """What the role would bring at once, and the doubloons on its card."""
    if name.startswith("prospector"):
        return Phrase("purpose-role-prospector", {"card": _card(s, name)})
    return ROLES[name](_as_owner(s, name), _card(s, name))


def _card(s: State, name: str) -> int:
    return int(s.role_doubloons[ROLE_NAMES.index(name)])


def _as_owner(s: State, name: str) -> State:
    """The table when the one who decides has taken the card."""
    after = s.copy()
    after.owner = s.seat
    after.doubloons[s.seat] += _card(s, name)
    return after


def _settler(s: State, card: int) -> Phrase:
    free = int(ISLAND_SPACES - player_board.island_size(s, s.seat))
    return Phrase("purpose-role-settler", {"count": free, "card": card})


def _mayor(s: State, card: int) -> Phrase:
    arriving = -(-int(s.colonist_ship) // int(s.seats))
    return Phrase("purpose-role-mayor", {"count": arriving, "number": _empty(s), "card": card})


def _empty(s: State) -> int:
    """Circles without a colonist."""
    at_work = player_board.colonists(s, s.seat) - s.san_juan[s.seat]
    return int(player_board.all_circles(s, s.seat) - at_work)


def _builder(s: State, card: int) -> Phrase:
    if names := _affordable(s, 0):
        held = int(s.doubloons[s.seat])
        return Phrase("purpose-role-builder", {"buildings": names, "doubloons": held, "card": card})
    return Phrase("purpose-role-builder-none", {"card": card})


def _affordable(s: State, more: int) -> tuple[str, ...]:
    """The dearest buildings within reach; with more doubloons, those that these bring within reach."""
    seat, free = s.seat, player_board.free_spaces(s, s.seat)
    richer = s.copy()
    richer.doubloons[seat] += more
    found = [
        building
        for building in range(BUILDINGS)
        if builder.can_build(richer, seat, building, free)
        and not (more and builder.can_build(s, seat, building, free))
    ]
    dearest = sorted(found, key=lambda building: (-s.prices[building], building))
    return tuple(BUILDING_NAMES[building] for building in dearest[:MOST_TOLD])


def _craftsman(s: State, card: int) -> Phrase:
    """What comes of it for him, and for all others together."""
    mine = _harvest(s, int(s.seat))
    others = sum(count for seat in range(s.seats) if seat != s.seat for _, count in _harvest(s, seat))
    if not mine:
        return Phrase("purpose-role-craftsman-none", {"card": card})
    return Phrase("purpose-role-craftsman", {"goods": mine, "count": others, "card": card})


def _harvest(s: State, seat: int) -> tuple[tuple[str, int], ...]:
    counts = [min(player_board.capacity(s, seat, good), s.goods_supply[good]) for good in range(GOODS)]
    return tuple((GOOD_NAMES[good], int(count)) for good, count in enumerate(counts) if count > 0)


def _trader(s: State, card: int) -> Phrase:
    has_office = s.is_occupied(s.seat, OFFICE)
    sold = [
        good
        for good in range(GOODS)
        if s.goods[s.seat * GOODS + good] > 0 and (has_office or s.trading_house[good] == 0)
    ]
    if not sold or s.trading_house_size() == HOUSE_SPACES:
        return Phrase("purpose-role-trader-none", {"card": card})
    best = max(sold)
    income = int(trader.income(s, s.seat, best))
    return Phrase("purpose-role-trader", {"good": GOOD_NAMES[best], "doubloons": income, "card": card})


def _captain(s: State, card: int) -> Phrase:
    """The largest load that he could make first."""
    held = [int(s.goods[s.seat * GOODS + good]) for good in range(GOODS)]
    loads = [int(captain.most_that_fit(s, good, count)) for good, count in enumerate(held)]
    if not any(loads):
        return Phrase("purpose-role-captain-none", {"card": card})
    best = max(range(GOODS), key=lambda good: loads[good])
    goods: tuple[Item, ...] = ((GOOD_NAMES[best], loads[best]),)
    vp = loads[best] + 1 + int(s.is_occupied(s.seat, HARBOR))
    return Phrase("purpose-role-captain", {"goods": goods, "vp": vp, "card": card})


ROLES: Mapping[str, Callable[[State, int], Phrase]] = {
    "settler": _settler,
    "mayor": _mayor,
    "builder": _builder,
    "craftsman": _craftsman,
    "trader": _trader,
    "captain": _captain,
}

# --- settling and placing ------------------------------------------------------------------------


def _hacienda(s: State, answer: str) -> Phrase:
    free = int(ISLAND_SPACES - player_board.island_size(s, s.seat))
    return Phrase(f"purpose-hacienda-{answer}", {"count": free})


def _settle(s: State, name: str) -> Phrase:
    """How many he has, and whether buildings of his can use one more."""
    tile = TILE_NAMES.index(name)
    count = int(s.tiles[s.seat * TILES + tile])
    if name in ("quarry", "corn"):
        return Phrase(f"purpose-settle-{name}", {"count": count})
    words = "purpose-settle-ready" if _circles_for(s, name) > count else "purpose-settle"
    return Phrase(words, {"good": name, "count": count, "price": int(PRICES[tile])})


def _circles_for(s: State, good: str) -> int:
    """How many plantations of a good his buildings can serve."""
    return sum(
        int(CIRCLES[number])
        for number, building in enumerate(BUILDING_TABLE)
        if building.good == good and s.is_built(s.seat, number)
    )


def _at_once(s: State, answer: str) -> Phrase:
    return Phrase(f"purpose-at-once-{answer}", {"count": int(s.colonist_supply)})


def _privilege(s: State, answer: str) -> Phrase:
    return Phrase(f"purpose-privilege-{answer}", {"count": _empty(s)})


def _place(_s: State, name: str, count: str) -> Phrase:
    if count == "0":
        return Phrase("purpose-place-none")
    if name in TILE_NAMES:
        return Phrase(f"purpose-place-{name}" if name in ("quarry", "corn") else "purpose-place-plantation")
    if BUILDING_NAMES.index(name) < FIRST_VIOLET:
        return Phrase("purpose-place-production")
    return Phrase("purpose-place-violet", {"building": name})


# --- building and goods --------------------------------------------------------------------------


def _build(s: State, name: str) -> Phrase:
    """What it does, what it costs here, and what it counts at the end."""
    building = BUILDING_NAMES.index(name)
    price, vp = int(builder.cost(s, s.seat, building)), int(BUILDING_VP[building])
    if building < FIRST_VIOLET:
        good = BUILDING_TABLE[building].good
        count = int(s.tiles[s.seat * TILES + GOOD_NAMES.index(good)])
        return Phrase("purpose-build-production", {"good": good, "count": count, "price": price, "vp": vp})
    if building < FIRST_LARGE:
        return Phrase("purpose-build", {"building": name, "price": price, "vp": vp})
    after = s.copy()
    after.city[s.seat * BUILDINGS + building] = 1
    extra = int(scoring.score(after, s.seat) - scoring.score(s, s.seat)) - vp
    return Phrase("purpose-build-large", {"building": name, "number": extra, "vp": vp})


def _bonus(s: State, name: str) -> Phrase:
    good = GOOD_NAMES.index(name)
    held = int(s.goods[s.seat * GOODS + good])
    return Phrase("purpose-bonus", {"count": held, "price": int(PRICES[good])})


def _sell(s: State, name: str) -> Phrase:
    """How rich that makes him, and what he could build then."""
    income = int(trader.income(s, s.seat, GOOD_NAMES.index(name)))
    after = int(s.doubloons[s.seat]) + income
    as_others = s.copy()
    as_others.owner = s.next_seat(s.seat)
    if names := _affordable(as_others, income):
        return Phrase("purpose-sell-build", {"doubloons": income, "number": after, "buildings": names})
    return Phrase("purpose-sell", {"doubloons": income, "number": after})


def _load(s: State, name: str, target: str) -> Phrase:
    good = GOOD_NAMES.index(name)
    held = int(s.goods[s.seat * GOODS + good])
    if target == "wharf":
        return Phrase("purpose-load-wharf", {"vp": held + int(captain.bonus_points(s))})
    ship = captain.ship_of(s, int(target))
    count = int(captain.takes(s, ship, good, held))
    free = int(s.ship_capacity[ship] - s.ship_load[ship]) - count
    words = "purpose-load" if free else "purpose-load-full"
    return Phrase(words, {"vp": count + int(captain.bonus_points(s)), "good": name, "count": free})


def _keep(_s: State, name: str, count: str) -> Phrase:
    price = int(PRICES[GOOD_NAMES.index(name)])
    return Phrase("purpose-keep-none" if count == "0" else "purpose-keep", {"good": name, "price": price})


def _pass(s: State) -> Phrase:
    return Phrase(f"purpose-pass-{s.step.name}", {"doubloons": int(s.doubloons[s.seat])})


PURPOSES: Mapping[str, Callable[..., Phrase | None]] = {
    "role": _role,
    "hacienda": _hacienda,
    "settle": _settle,
    "hospice": _at_once,
    "privilege": _privilege,
    "place": _place,
    "build": _build,
    "university": _at_once,
    "bonus": _bonus,
    "sell": _sell,
    "load": _load,
    "keep": _keep,
    "pass": _pass,
}
