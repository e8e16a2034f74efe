"""Words from the position: what is asked, what a choice means here, and what may be promised in advance."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from ludoteca.core.orders import GAME, PHASE, ROUND, Order
from ludoteca.core.steps import answers_of
from ludoteca.core.words import AS_EVER, Meaning, Phrase
from ludoteca.games.puerto_rico import player_board
from ludoteca.games.puerto_rico.actions import (
    HACIENDA_NO,
    HACIENDA_YES,
    HOSPICE_NO,
    HOSPICE_YES,
    PASS,
    PRIVILEGE_NO,
    PRIVILEGE_YES,
    UNIVERSITY_NO,
    UNIVERSITY_YES,
    VERBS,
    keep,
    load,
    place,
    role,
)
from ludoteca.games.puerto_rico.data import (
    BUILDING_NAMES,
    BUILDING_TABLE,
    CITY_IS_FULL,
    GOOD_NAMES,
    GOODS,
    GROUP_NAMES,
    HACIENDA,
    HOSPICE,
    HOUSE_SPACES,
    ISLAND_SPACES,
    OFFICE,
    ON_WHARF,
    QUARRY,
    SMALLEST_SHIP,
    TILES,
    UNIVERSITY,
    VP_RAN_OUT,
    WHARF,
)
from ludoteca.games.puerto_rico.steps import captain, storage
from ludoteca.games.puerto_rico.steps.builder import BUILDER_BUILD, BUILDER_UNIVERSITY
from ludoteca.games.puerto_rico.steps.captain import CAPTAIN_LOAD
from ludoteca.games.puerto_rico.steps.mayor import MAYOR_ASSIGN, MAYOR_PRIVILEGE
from ludoteca.games.puerto_rico.steps.roles import CHOOSE_ROLE
from ludoteca.games.puerto_rico.steps.settler import SETTLER_HACIENDA, SETTLER_HOSPICE
from ludoteca.games.puerto_rico.steps.step import Step
from ludoteca.games.puerto_rico.steps.storage import CAPTAIN_STORE
from ludoteca.games.puerto_rico.steps.trader import TRADER_SELL

if TYPE_CHECKING:
    from ludoteca.games.puerto_rico.state import State

# --- what is asked -------------------------------------------------------------------------------


def prompt(s: State) -> Phrase:
    """The question of the step, with what a player would look up before he answers."""
    ask = PROMPTS.get(s.step)
    return Phrase(f"prompt-{s.step.name}") if ask is None else ask(s)


def _ask_to_place(s: State) -> Phrase:
    """How many colonists are left, and whose turn it is among the circles."""
    return Phrase("prompt-mayor_assign-here", {"count": s.unassigned, "circle": GROUP_NAMES[s.group]})


def _ask_to_build(s: State) -> Phrase:
    """His money, and what makes buildings cheaper for him."""
    return Phrase(
        "prompt-builder_build-here",
        {
            "doubloons": s.doubloons[s.seat],
            "quarries": s.settled[s.seat * TILES + QUARRY],
            "privilege": int(s.seat == s.owner),
        },
    )


def _ask_to_sell(s: State) -> Phrase:
    """The room in the trading house, and whether an office helps."""
    return Phrase(
        "prompt-trader_sell-here",
        {"count": HOUSE_SPACES - s.trading_house_size(), "office": int(s.is_occupied(s.seat, OFFICE))},
    )


def _ask_to_load(s: State) -> Phrase:
    """Which of his goods the ships take, or that only his wharf does."""
    held = [s.goods[s.seat * GOODS + good] for good in range(GOODS)]
    fitting = [captain.most_that_fit(s, good, barrels) for good, barrels in enumerate(held)]
    goods = tuple((name, count) for name, count in zip(GOOD_NAMES, fitting, strict=True) if count > 0)
    if not goods:
        return Phrase("prompt-captain_load-wharf")
    return Phrase("prompt-captain_load-here", {"goods": goods})


def _ask_to_store(s: State) -> Phrase:
    """What his warehouses hold, and the good in question."""
    return Phrase(
        "prompt-captain_store-here",
        {"kinds": storage.warehouses(s, s.seat), "good": GOOD_NAMES[s.storing]},
    )


PROMPTS: Mapping[Step, Callable[[State], Phrase]] = {
    MAYOR_ASSIGN: _ask_to_place,
    BUILDER_BUILD: _ask_to_build,
    TRADER_SELL: _ask_to_sell,
    CAPTAIN_LOAD: _ask_to_load,
    CAPTAIN_STORE: _ask_to_store,
}

# --- what a choice means -------------------------------------------------------------------------


def meaning(s: State, action: int) -> Meaning:
    """What the words of the verb alone do not tell: how many, where it belongs, and the catch."""
    parts = VERBS.parts(action)
    mean = MEANINGS.get(parts.verb.word)
    return AS_EVER if mean is None else mean(s, *parts.values)


def _hacienda(s: State, answer: str) -> Meaning:
    fills = answer == "yes" and player_board.island_size(s, s.seat) == ISLAND_SPACES - 1
    return Meaning(catch=Phrase("catch-no-tile-after")) if fills else AS_EVER


def _settle(s: State, _tile: str) -> Meaning:
    fills = player_board.island_size(s, s.seat) == ISLAND_SPACES - 1
    return Meaning(catch=Phrase("catch-fills-island")) if fills else AS_EVER


AMONG = {kind: Meaning(group=Phrase(f"group-{kind}")) for kind in ("production", "violet", "large_violet")}
"""Under which heading a building stands."""


def _build(s: State, name: str) -> Meaning:
    """Production, small or large violet; the last city space ends the game."""
    building = BUILDING_TABLE[BUILDING_NAMES.index(name)]
    among = AMONG["production" if building.good else building.kind]
    if player_board.free_spaces(s, s.seat) != building.spaces:
        return among
    catch = Phrase("catch-fills-city" if s.end_triggers & CITY_IS_FULL else "catch-city-ends-game")
    return replace(among, catch=catch)


def _sell(s: State, _good: str) -> Meaning:
    is_last = s.trading_house_size() == HOUSE_SPACES - 1
    return Meaning(catch=Phrase("catch-house-emptied")) if is_last else AS_EVER


def _load(s: State, name: str, target: str) -> Meaning:
    """How many barrels, on a ship or at the wharf; what stays behind, and whether the points run out."""
    good = GOOD_NAMES.index(name)
    held = s.goods[s.seat * GOODS + good]
    count, is_full = held, False
    if target != "wharf":
        ship = captain.ship_of(s, int(target))
        count = captain.takes(s, ship, good, held)
        is_full = s.ship_load[ship] + count == s.ship_capacity[ship]
    rest = sum(s.goods[s.seat * GOODS + other] for other in range(GOODS)) - count
    catch = None
    if s.vp_supply <= count + captain.bonus_points(s) and not s.end_triggers & VP_RAN_OUT:
        catch = Phrase("catch-vp-ends-game")
    elif count < held:
        catch = Phrase("catch-left-behind", {"count": held - count})
    elif count > 1 or is_full or rest == 0:
        catch = Phrase("catch-all-aboard", {"count": count, "full": int(is_full), "rest": rest})
    return Meaning(
        label=Phrase("action-load-here", {"count": count, "good": name, "ship": target}),
        catch=catch,
        group=Phrase("group-wharf" if target == "wharf" else "group-ship"),
    )


def _keep(s: State, _good: str, count: str) -> Meaning:
    spoiled = s.goods[s.seat * GOODS + s.storing] - int(count)
    return Meaning(catch=Phrase("catch-spoils", {"count": spoiled})) if spoiled else AS_EVER


MEANINGS: Mapping[str, Callable[..., Meaning]] = {
    "hacienda": _hacienda,
    "settle": _settle,
    "build": _build,
    "sell": _sell,
    "load": _load,
    "keep": _keep,
}

# --- what could be asked -------------------------------------------------------------------------


def candidates(s: State) -> list[int]:
    """What a person could try here: roles in play, goods on ships in play, this circle, this good."""
    if s.step is CHOOSE_ROLE:
        return [role(number) for number in range(s.roles_in_play)]
    if s.step is MAYOR_ASSIGN:
        return [place(s.group, count) for count in range(player_board.circles(s, s.seat, s.group) + 1)]
    if s.step is CAPTAIN_LOAD:
        targets = [capacity - SMALLEST_SHIP for capacity in s.ship_capacity]
        if s.is_built(s.seat, WHARF):
            targets.append(ON_WHARF)
        held = [good for good in range(GOODS) if s.goods[s.seat * GOODS + good] > 0]
        return [*(load(good, target) for good in held for target in targets), PASS]
    if s.step is CAPTAIN_STORE:
        return [keep(s.storing, count) for count in range(s.goods[s.seat * GOODS + s.storing] + 1)]
    return answers_of(s.step, VERBS)


# --- what may be promised ------------------------------------------------------------------------

ANSWERS = {
    HACIENDA: [Order(SETTLER_HACIENDA.name, HACIENDA_YES), Order(SETTLER_HACIENDA.name, HACIENDA_NO)],
    HOSPICE: [Order(SETTLER_HOSPICE.name, HOSPICE_YES), Order(SETTLER_HOSPICE.name, HOSPICE_NO)],
    UNIVERSITY: [
        Order(BUILDER_UNIVERSITY.name, UNIVERSITY_YES),
        Order(BUILDER_UNIVERSITY.name, UNIVERSITY_NO),
    ],
}
"""What a building asks its owner again and again."""
PRIVILEGE = [Order(MAYOR_PRIVILEGE.name, PRIVILEGE_YES), Order(MAYOR_PRIVILEGE.name, PRIVILEGE_NO)]
PASSING = [
    Order(step.name, PASS, until) for step in (BUILDER_BUILD, TRADER_SELL) for until in (PHASE, ROUND, GAME)
]


def orders(s: State, seat: int) -> list[Order]:
    """Always the same answer of a building of his or of the mayor's privilege; no sale, no building."""
    answers = [answer for building in ANSWERS if s.is_built(seat, building) for answer in ANSWERS[building]]
    return answers + PRIVILEGE + PASSING


def span(s: State, until: str) -> int:
    """Phases are counted by picks."""
    if until == PHASE:
        return int(s.round * s.picks + s.pick)
    return int(s.round) if until == ROUND else 0
