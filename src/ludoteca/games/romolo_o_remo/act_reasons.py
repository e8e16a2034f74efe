"""Why a Unit cannot do something now: whose work it is, what binds the Unit, what is missing (RR-4.10)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from ludoteca.core.words import Reason
from ludoteca.games.romolo_o_remo import lands, stores, units
from ludoteca.games.romolo_o_remo.actions import (
    ACT_NAMES,
    ALLY_EXCHANGE,
    BUILD,
    BUY,
    COLLECT,
    CONVERT,
    CREATE_EXPLORER,
    CREATE_SOLDIER,
    CREATE_WORKER,
    DISMANTLE,
    EQUES_MOVE,
    HIRE_CHARACTER,
    HIRE_MERCENARIES,
    MERCATOR_ACT,
    NAUTA_MOVE,
    OBSESSOR_ACT,
    PEEK,
    PRAEDO_ACT,
    PRODUCE,
    REFINE,
    SELL,
    TRADUCTOR_ACT,
    TRANSFORM,
)
from ludoteca.games.romolo_o_remo.data import (
    BANK_MERCENARIES,
    BANK_OF,
    CHARACTER_NAMES,
    CONSTRUCTIONS,
    CONVERSION_GRAIN,
    EQUES,
    EXPLORER,
    EXPLORER_GRAIN,
    FIGURE_OF_EXPLORER,
    FIGURES,
    MERCATOR,
    MERCATOR_GIVES,
    NAUTA,
    OBSESSOR,
    PORT,
    PRAEDO,
    REFINED_CUBES,
    RESOURCES,
    SOLDIER,
    SOLDIER_REFINED,
    TERRAIN_OF,
    TRADUCTOR,
    WALL,
    WORKER,
    WORKER_GRAIN,
)
from ludoteca.games.romolo_o_remo.steps import building, growth, market, production, translation
from ludoteca.games.romolo_o_remo.units import ACTED, FREED, MARKER, MOVES_ONLY

if TYPE_CHECKING:
    from ludoteca.games.romolo_o_remo.state import State

ON_FOOT = ("move", "eques_move", "nauta_move")
OF_EXPLORERS = (PEEK, CONVERT)
POWER_OF: Mapping[int, int] = {
    EQUES_MOVE: EQUES,
    NAUTA_MOVE: NAUTA,
    MERCATOR_ACT: MERCATOR,
    PRAEDO_ACT: PRAEDO,
    TRADUCTOR_ACT: TRADUCTOR,
    OBSESSOR_ACT: OBSESSOR,
}
"""Acts that are the power of a character."""


def why_not(s: State, name: str) -> Reason:
    """What is not its work, what it is kept from, or what is missing for it."""
    act = ACT_NAMES.index(name)
    power = POWER_OF.get(act)
    if power is not None and not s.has_unused(s.seat, power):
        return Reason("reason-no-character", {"character": CHARACTER_NAMES[power]})
    if name in ON_FOOT:
        return Reason("reason-no-way")
    kind = units.kind_of(units.number_of(s, s.unit))
    if kind != (EXPLORER if act in OF_EXPLORERS else WORKER):
        return Reason("reason-explorer-only" if act in OF_EXPLORERS else "reason-workers-only")
    return _bound(s) or MISSING[act](
        s, s.place if s.step is translation.TRADUCTOR_KIND else s.unit_hex[s.unit]
    )


def _bound(s: State) -> Reason | None:
    """Hostile Units, a retreat or a marker leave it nothing but moving (RR-5.8, RR-5.9, RR-5.18)."""
    state = s.unit_state[s.unit]
    if lands.has_hostile(s, s.unit_hex[s.unit]):
        return Reason("reason-only-retreat")
    if state & MOVES_ONLY:
        return Reason("reason-moves-only")
    if state & MARKER and not state & FREED:
        return Reason("reason-marked")
    return None


def _peek(_s: State, _hex: int) -> Reason:
    return Reason("reason-all-explored")


def _convert(s: State, _hex: int) -> Reason:
    if s.unit_state[s.unit] & ACTED:
        return Reason("reason-explorer-used")
    if not growth.has_room_for_worker(s):
        return _worker_limit(s)
    return Reason("reason-needs-grain", {"count": CONVERSION_GRAIN})


def _build(s: State, hex: int) -> Reason:
    """Water, no room, or no cubes for what there is room for."""
    if not lands.is_land(s, hex):
        return Reason("reason-not-on-water")
    fitting = [kind for kind in range(CONSTRUCTIONS) if _would_fit(s, hex, kind)]
    return Reason("reason-no-cubes-to-build" if fitting else "reason-hex-full")


def _would_fit(s: State, hex: int, kind: int) -> bool:
    """Terrain, Bank, Water and limit allow it, whatever it costs."""
    if s.bank[BANK_OF[kind]] == 0 or not building.fits(s, hex, kind, 1, -1):
        return False
    if kind == WALL:
        return True
    return s.terrain[hex] == TERRAIN_OF[kind] and (kind != PORT or lands.is_next_to_water(s, hex))


def _dismantle(_s: State, _hex: int) -> Reason:
    return Reason("reason-nothing-built")


def _transform(s: State, hex: int) -> Reason:
    return Reason("reason-no-cubes-to-build" if building.removable(s, hex) else "reason-nothing-built")


def _produce(s: State, hex: int) -> Reason:
    if not lands.is_land(s, hex):
        return Reason("reason-not-on-water")
    return Reason("reason-no-store" if production.sources(s, hex) else "reason-produced-here")


def _collect(_s: State, _hex: int) -> Reason:
    return Reason("reason-nothing-stored")


def _refine(_s: State, _hex: int) -> Reason:
    return Reason("reason-needs-alike", {"count": REFINED_CUBES})


def _worker_limit(s: State) -> Reason:
    return Reason("reason-worker-limit", {"count": lands.worker_limit(s, s.seat)})


def _create_worker(s: State, _hex: int) -> Reason:
    if not growth.has_room_for_worker(s):
        return _worker_limit(s)
    return Reason("reason-needs-grain", {"count": WORKER_GRAIN})


def _create_soldier(s: State, hex: int) -> Reason:
    if hex != s.capital[s.seat]:
        return Reason("reason-capital-only")
    if _is_military_full(s):
        return _military_limit(s)
    if units.in_supply(s, s.seat, SOLDIER) == units.NO_UNIT:
        return Reason("reason-no-soldier-left")
    return Reason("reason-needs-refined", {"count": SOLDIER_REFINED})


def _is_military_full(s: State) -> bool:
    return growth.soldiers_and_mercenaries(s, s.seat) >= lands.military_limit(s, s.seat)


def _military_limit(s: State) -> Reason:
    return Reason("reason-military-limit", {"count": lands.military_limit(s, s.seat)})


def _create_explorer(s: State, _hex: int) -> Reason:
    if units.in_supply(s, s.seat, EXPLORER) != units.NO_UNIT:
        return Reason("reason-needs-grain", {"count": EXPLORER_GRAIN})
    is_here = s.unit_hex[s.seat * FIGURES + FIGURE_OF_EXPLORER] >= 0
    return Reason("reason-one-explorer" if is_here else "reason-explorer-gone")


def _hire_mercenaries(s: State, _hex: int) -> Reason:
    if s.bank[BANK_MERCENARIES] == 0:
        return Reason("reason-bank-empty")
    return _military_limit(s) if _is_military_full(s) else Reason("reason-mercenary-price")


def _hire_character(s: State, _hex: int) -> Reason:
    if s.hired:
        return Reason("reason-hired-already")
    price = growth.character_price(s, s.seat)
    if s.money[s.seat] < price:
        return Reason("reason-character-price", {"half_coins": price})
    return Reason("reason-no-tile")


def _sell(s: State, hex: int) -> Reason:
    """Nothing has a price, or nothing that has one finds a column (RR-5.51)."""
    priced = (s.price[kind] and stores.available(s, s.seat, hex, kind) for kind in range(RESOURCES))
    return Reason("reason-columns-full" if any(priced) else "reason-nothing-to-sell")


def _buy(s: State, _hex: int) -> Reason:
    return Reason("reason-cheapest", {"half_coins": min(market.cost(s, kind) for kind in range(RESOURCES))})


def _mercator(s: State, hex: int) -> Reason:
    return Reason("reason-needs-alike", {"count": MERCATOR_GIVES[lands.by_power(s, hex)]})


def _praedo(_s: State, _hex: int) -> Reason:
    return Reason("reason-nobody-to-raid")


def _ally_exchange(s: State, _hex: int) -> Reason:
    return Reason("reason-ally-refused" if s.refused else "reason-nothing-to-exchange")


def _traductor(_s: State, _hex: int) -> Reason:
    return Reason("reason-nothing-beside")


def _obsessor(_s: State, _hex: int) -> Reason:
    return Reason("reason-no-marker")


MISSING: Mapping[int, Callable[[State, int], Reason]] = {
    PEEK: _peek,
    CONVERT: _convert,
    BUILD: _build,
    DISMANTLE: _dismantle,
    TRANSFORM: _transform,
    PRODUCE: _produce,
    COLLECT: _collect,
    REFINE: _refine,
    CREATE_WORKER: _create_worker,
    CREATE_SOLDIER: _create_soldier,
    CREATE_EXPLORER: _create_explorer,
    HIRE_MERCENARIES: _hire_mercenaries,
    HIRE_CHARACTER: _hire_character,
    SELL: _sell,
    BUY: _buy,
    MERCATOR_ACT: _mercator,
    PRAEDO_ACT: _praedo,
    ALLY_EXCHANGE: _ally_exchange,
    TRADUCTOR_ACT: _traductor,
    OBSESSOR_ACT: _obsessor,
}
"""What is missing where the Unit would be free to do it, by the act."""
