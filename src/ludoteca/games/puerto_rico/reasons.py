"""Why an action is not possible: for the message and for the tool-tip."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from ludoteca.core.steps import why_not_asked
from ludoteca.core.words import Reason
from ludoteca.games.puerto_rico import player_board
from ludoteca.games.puerto_rico.actions import VERBS
from ludoteca.games.puerto_rico.data import (
    BUILDING_NAMES,
    GOOD_NAMES,
    GOODS,
    GROUP_NAMES,
    ROLE_NAMES,
    SPACES,
)
from ludoteca.games.puerto_rico.steps import builder

if TYPE_CHECKING:
    from ludoteca.games.puerto_rico.state import State


def why_not(s: State, action: int) -> Reason:
    """The first rule that forbids the action here."""
    not_asked = why_not_asked(s, s.step, VERBS, action)
    if not_asked is not None:
        return not_asked
    parts = VERBS.parts(action)
    return WHY[parts.verb.word](s, *parts.values)


def _why_not_role(s: State, role: str) -> Reason:
    number = ROLE_NAMES.index(role)
    if number >= s.roles_in_play:
        return Reason("reason-role-not-in-play", {"role": role})
    if s.taken_by[number] >= 0:
        return Reason("reason-role-taken", {"role": role, "owner": int(s.taken_by[number])})
    return Reason("reason-equal-prospectors")


def _why_not_settle(s: State, tile: str) -> Reason:
    if tile != "quarry":
        return Reason("reason-no-such-plantation", {"tile": tile})
    if s.quarry_supply == 0:
        return Reason("reason-no-quarry-left")
    return Reason("reason-quarry-is-a-privilege")


def _why_not_build(s: State, name: str) -> Reason:
    building = BUILDING_NAMES.index(name)
    if s.is_built(s.seat, building):
        return Reason("reason-already-built", {"building": name})
    if s.building_supply[building] == 0:
        return Reason("reason-sold-out", {"building": name})
    if player_board.free_spaces(s, s.seat) < SPACES[building]:
        return Reason("reason-no-space", {"building": name})
    price, doubloons = int(builder.cost(s, s.seat, building)), int(s.doubloons[s.seat])
    return Reason("reason-too-expensive", {"building": name, "price": price, "doubloons": doubloons})


def _why_not_bonus(s: State, good: str) -> Reason:
    if player_board.capacity(s, s.seat, GOOD_NAMES.index(good)) == 0:
        return Reason("reason-not-produced", {"good": good})
    return Reason("reason-supply-empty", {"good": good})


def _why_not_sell(s: State, good: str) -> Reason:
    if s.goods[s.seat * GOODS + GOOD_NAMES.index(good)] == 0:
        return Reason("reason-no-such-good", {"good": good})
    return Reason("reason-house-has-it", {"good": good})


def _why_not_load(s: State, good: str, ship: str) -> Reason:
    number = GOOD_NAMES.index(good)
    if s.goods[s.seat * GOODS + number] == 0:
        return Reason("reason-no-such-good", {"good": good})
    if ship == "wharf":
        return Reason("reason-no-wharf")
    capacities = [str(capacity) for capacity in s.ship_capacity]
    if ship not in capacities:
        return Reason("reason-no-such-ship", {"ship": ship})
    carried = s.ship_good[capacities.index(ship)]
    if carried >= 0 and carried != number:
        return Reason("reason-ship-carries", {"ship": ship, "good": GOOD_NAMES[carried]})
    if number in s.ship_good and carried != number:
        return Reason("reason-good-on-other-ship", {"good": good})
    if carried == number:
        return Reason("reason-ship-full", {"ship": ship})
    return Reason("reason-larger-ship", {"good": good})


def _why_not_place(s: State, circle: str, number: str) -> Reason:
    asked, count = GROUP_NAMES[s.group], int(number)
    if circle != asked:
        return Reason("reason-other-circle", {"circle": asked})
    circles = int(player_board.circles(s, s.seat, s.group))
    if count > circles:
        return Reason("reason-too-few-circles", {"circle": circle, "count": circles})
    if count > s.unassigned:
        return Reason("reason-too-few-colonists", {"count": int(s.unassigned)})
    return Reason("reason-colonists-must-work")


def _why_not_keep(s: State, good: str, _count: str) -> Reason:
    asked = GOOD_NAMES[s.storing]
    if good != asked:
        return Reason("reason-other-good", {"good": asked})
    return Reason("reason-keep-as-allowed", {"good": good})


WHY: Mapping[str, Callable[..., Reason]] = {
    "role": _why_not_role,
    "settle": _why_not_settle,
    "build": _why_not_build,
    "bonus": _why_not_bonus,
    "sell": _why_not_sell,
    "load": _why_not_load,
    "keep": _why_not_keep,
    "place": _why_not_place,
}
