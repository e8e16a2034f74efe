"""Why somebody would do this here, for a first game: what it leads to in this position."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from ludoteca.core.words import Phrase, always
from ludoteca.games.age_of_discovery import data, scoring
from ludoteca.games.age_of_discovery.data import (
    BOX_NAMES,
    BUILDING_NAMES,
    BUILDING_TABLE,
    BUILDINGS,
    CARD_NATIVES,
    CREW_OF_UNIT,
    CREW_VALUE,
    CREWS,
    GOOD_NAMES,
    GOODS,
    REGION_NAMES,
    REGIONS,
    SCORING_OF_TURN,
    SPECIALIST_BOX,
    SPECIALIST_NAMES,
    START_GOOD,
    TILE_NATIVES,
    TURNS,
    UNITS,
    UNITS_FOR_A_GOOD,
    WARFARE_BOX,
)
from ludoteca.games.age_of_discovery.sets import set_income
from ludoteca.games.age_of_discovery.steps import discovery
from ludoteca.games.age_of_discovery.steps.placement import first_free
from ludoteca.games.age_of_discovery.words import crews_from

if TYPE_CHECKING:
    from ludoteca.games.age_of_discovery.state import State

EVERY_TURN = ("C", "D1", "D2", "D3", "D4", "D5")
"""The phases in which buildings work every turn; units of D3 come no more in the last one."""


# --- the auction and placing units ---------------------------------------------------------------


def _bid(s: State, bid: str) -> Phrase:
    return Phrase("purpose-bid", {"money": int(s.money[s.seat]) - int(bid)})


def _unit(s: State, name: str) -> Phrase:
    """What the unit is good at, and how many are still to be placed."""
    left = sum(int(s.hand[s.seat * UNITS + unit]) for unit in range(UNITS))
    return Phrase("purpose-unit", {"unit": name, "count": left})


def _place(s: State, name: str) -> Phrase:
    """What the box is good for with this position."""
    box = BOX_NAMES.index(name)
    if SPECIALIST_BOX <= box < WARFARE_BOX:
        slot = name.removeprefix("spec_")
        return _train(s, slot) if slot in SPECIALIST_NAMES else Phrase("purpose-place-training")
    income = int(set_income(s.goods, s.seat * GOODS, s.ships[s.seat]))
    match box:
        case data.INITIATIVE_BOX:
            return Phrase("purpose-place-initiative", {"number": int(first_free(s, box)) + 1})
        case data.DOCK_BOX:
            return Phrase("purpose-place-dock", {"turn": _next_scoring(s)})
        case data.GOODS_BOX:
            return Phrase("purpose-place-goods", {"income": income})
        case data.SHIPPING_BOX:
            more = int(set_income(s.goods, s.seat * GOODS, s.ships[s.seat] + 1)) - income
            return Phrase("purpose-place-shipping", {"more": more, "count": int(s.ships[s.seat])})
        case data.CAPITAL_BOX:
            price, money = int(s.price()), int(s.money[s.seat])
            missing = max(0, price - money)
            return Phrase("purpose-place-capital", {"price": price, "money": money, "number": missing})
        case data.DISCOVERY_BOX:
            return _crew(s)
    soldiers = int(scoring.soldiers_owned(s, s.seat))
    return Phrase("purpose-place-warfare", {"soldiers": soldiers, "turn": _next_scoring(s)})


def _next_scoring(s: State) -> int:
    """The turn at whose end colonies score next."""
    return next(turn for turn in range(int(s.turn), int(TURNS) + 1) if SCORING_OF_TURN[turn] >= 0)


def _crew(s: State) -> Phrase:
    """How strong those who wait would be with this unit, and for how much that is enough."""
    row = s.seat * CREWS
    waiting = sum(int(s.discovery[row + crew]) * int(CREW_VALUE[crew]) for crew in range(CREWS))
    strength = waiting + int(CREW_VALUE[CREW_OF_UNIT[s.unit]])
    enough, unseen = _chance(s, strength)
    return Phrase("purpose-place-discovery", {"strength": strength, "count": enough, "number": unseen})


def _chance(s: State, strength: int) -> tuple[int, int]:
    """For how many of those that may come a strength is enough, and how many there are."""
    if s.is_all_discovered():
        natives = [int(CARD_NATIVES[card]) for card in s.deck]
    else:
        natives = [int(TILE_NATIVES[tile]) for tile in s.unseen_tiles()]
    return sum(strength >= count for count in natives), len(natives)


# --- the New World and its goods -----------------------------------------------------------------


def _land(s: State, name: str) -> Phrase:
    return _arrive(s, name, 1)


def _ally(s: State, name: str) -> Phrase:
    return _arrive(s, name, 2)


def _arrive(s: State, name: str, arriving: int) -> Phrase:
    """Who would lead there, and whether the good of the region comes with it."""
    region = REGION_NAMES.index(name)
    mine = int(s.units(s.seat, region)) + arriving
    others = max(int(s.units(seat, region)) for seat in range(s.seats) if seat != s.seat)
    if s.goods_there >> region & 1 and mine >= UNITS_FOR_A_GOOD:
        return Phrase("purpose-land-good", {"count": mine, "good": GOOD_NAMES[START_GOOD[region]]})
    if mine == others:
        return Phrase("purpose-land-even", {"count": mine, "turn": _next_scoring(s)})
    words = "purpose-land-first" if mine > others else "purpose-land-behind"
    return Phrase(words, {"count": mine, "number": others, "turn": _next_scoring(s)})


def _take(s: State, name: str) -> Phrase:
    """What sets of goods bring with one more."""
    good, row = GOOD_NAMES.index(name), s.seat * GOODS
    before = int(set_income(s.goods, row, s.ships[s.seat]))
    after = s.copy()
    after.goods[row + good] += 1
    income = int(set_income(after.goods, row, s.ships[s.seat]))
    held = int(s.goods[row + good])
    if income == before:
        return Phrase("purpose-take", {"count": held})
    return Phrase("purpose-take-more", {"count": held, "income": income, "more": income - before})


def _buy(s: State, name: str) -> Phrase:
    """What it does, and for how long or for how many points."""
    building = BUILDING_TABLE[BUILDING_NAMES.index(name)]
    if building.timing == "end":
        after = s.copy()
        after.buildings[s.seat * BUILDINGS + BUILDING_NAMES.index(name)] += 1
        points = int(scoring.score(after, s.seat) - scoring.score(s, s.seat))
        return Phrase("purpose-buy-points", {"building": name, "vp": points})
    if building.timing in EVERY_TURN:
        last = TURNS - 1 if building.timing == "D3" else TURNS
        return Phrase("purpose-buy-turns", {"building": name, "count": int(last - s.turn) + 1})
    return Phrase("purpose-buy", {"building": name, "money": int(s.money[s.seat] - s.price())})


# --- expeditions ---------------------------------------------------------------------------------


def _expedition(s: State, answer: str) -> Phrase:
    waiting = sum(count * int(CREW_VALUE[crew]) for crew, count in enumerate(crews_from(s, 0)))
    enough, unseen = _chance(s, waiting)
    words = "purpose-expedition-yes" if answer == "yes" else "purpose-expedition-no"
    return Phrase(words, {"strength": waiting, "count": enough, "number": unseen})


def _send(_s: State, crew: str, count: str) -> Phrase:
    if count == "0":
        return Phrase("purpose-send-none")
    return Phrase(f"purpose-send-{crew}", {"count": int(count)})


def _explore(s: State, name: str) -> Phrase:
    region, strength = REGION_NAMES.index(name), int(discovery.strength(s))
    if s.tiles_known >> region & 1:
        return Phrase("purpose-explore-known", {"count": int(TILE_NATIVES[s.region_tile[region]])})
    enough, unseen = _chance(s, strength)
    return Phrase("purpose-explore", {"strength": strength, "count": enough, "number": unseen})


# --- specialists and conflicts -------------------------------------------------------------------


def _train(_s: State, name: str) -> Phrase:
    return Phrase("purpose-specialist", {"unit": name})


def _declare(s: State, conflict: str) -> Phrase:
    return Phrase(f"purpose-declare-{conflict}", {"count": int(scoring.soldiers_owned(s, s.seat))})


def _fight(s: State, name: str) -> Phrase:
    region = REGION_NAMES.index(name)
    soldiers = int(s.soldiers[s.seat * REGIONS + region])
    return Phrase("purpose-fight", {"count": soldiers, "turn": _next_scoring(s)})


def _attack(s: State, opponent: str) -> Phrase:
    return Phrase(
        "purpose-attack", {"opponent": int(opponent), "count": int(scoring.score(s, int(opponent)))}
    )


def _casualties(_s: State, soldiers: str, _militia: str) -> Phrase:
    return Phrase("purpose-casualties-soldiers" if soldiers != "0" else "purpose-casualties")


def _leave(s: State, name: str) -> Phrase:
    return Phrase("purpose-leave", {"count": int(s.units(s.seat, REGION_NAMES.index(name)))})


def _pass(s: State) -> Phrase:
    return Phrase(f"purpose-pass-{s.step.name}", {"money": int(s.money[s.seat])})


PURPOSES: Mapping[str, Callable[..., Phrase | None]] = {
    "bid": _bid,
    "recruit": _train,
    "unit": _unit,
    "place": _place,
    "advance": always("purpose-advance"),
    "land": _land,
    "take": _take,
    "buy": _buy,
    "map": always("purpose-map"),
    "ally": _ally,
    "expedition": _expedition,
    "send": _send,
    "explore": _explore,
    "train": _train,
    "declare": _declare,
    "fight": _fight,
    "attack": _attack,
    "casualties": _casualties,
    "leave": _leave,
    "enter": _land,
    "move": always("purpose-move"),
    "pass": _pass,
}
