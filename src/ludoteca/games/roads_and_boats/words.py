"""Words from the position: what is asked, what a choice means here, and what may be promised in advance."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from ludoteca.core.orders import GAME, PHASE, ROUND, Order
from ludoteca.core.words import AS_EVER, Item, Meaning, Phrase, Value
from ludoteca.games.roads_and_boats import access
from ludoteca.games.roads_and_boats.actions import (
    ANSWER_NO,
    CARRIER_NAMES,
    DEMAND_NO,
    FIRST_CARRIER,
    PARTNER_NAMES,
    STEP_FIRST,
    VERBS,
    WAYS,
)
from ludoteca.games.roads_and_boats.data import (
    BUILDING_NAMES,
    BUILDING_TABLE,
    FLEET,
    GOOD_NAMES,
    GOODS,
    MADE,
    MOVES,
    OUTPUT,
    OUTPUT_COUNT,
    TRANSPORTER_NAMES,
    UPGRADE_TO,
)
from ludoteca.games.roads_and_boats.geometry import (
    EDGES,
    FIRST_DOCK,
    HEX_NAMES,
    NEIGHBOUR,
    SPOT_NAMES,
    SPOTS,
    border_of,
)
from ludoteca.games.roads_and_boats.goods import cargo
from ludoteca.games.roads_and_boats.steps import (
    building,
    carrying,
    cooperation,
    edges,
    exchange,
    launching,
    limits,
    movement,
    order,
    payment,
    production,
    stow,
    ways,
    wonder,
)
from ludoteca.games.roads_and_boats.steps.step import Step
from ludoteca.games.roads_and_boats.trying import candidates as candidates
from ludoteca.games.roads_and_boats.view import ASKED_WAYS

if TYPE_CHECKING:
    from ludoteca.games.roads_and_boats.state import State

# --- what is asked -------------------------------------------------------------------------------


def prompt(s: State) -> Phrase:
    """The question of the step, with what a player would look up before he answers."""
    ask = PROMPTS.get(s.step)
    return Phrase(f"prompt-{s.step.name}") if ask is None else ask(s)


def kind_of(s: State, carrier: int) -> str:
    """What sort of transporter it is."""
    return TRANSPORTER_NAMES[s.kind[carrier]]


def hex_of(s: State, carrier: int) -> str:
    """The tile where a transporter is."""
    return HEX_NAMES[s.tile(carrier)]


def _ask_to_launch(s: State) -> Phrase:
    made = TRANSPORTER_NAMES[MADE[s.building[s.site]]]
    return Phrase("prompt-launch-here", {"transporter": made, "hex": HEX_NAMES[s.site]})


def _ask_to_upgrade(s: State) -> Phrase:
    old, new = BUILDING_NAMES[s.building[s.site]], BUILDING_NAMES[UPGRADE_TO[s.chosen]]
    return Phrase("prompt-upgrade-here", {"building": old, "new": new, "hex": HEX_NAMES[s.site]})


def _ask_to_discard(s: State) -> Phrase:
    limit = limits.broken_limit(s, s.seat)
    which = {limits.ON_LAND: "land", limits.ON_WATER: "water", limits.IN_ALL: "total"}[limit]
    return Phrase("prompt-discard-here", {"limit": which})


def _ask_partner(s: State) -> Phrase:
    return Phrase(
        "prompt-stow_partner-here",
        {"transporter": kind_of(s, s.handler), "hex": hex_of(s, s.handler)},
    )


def _ask_to_exchange(s: State) -> Phrase:
    return Phrase(
        "prompt-exchange-here",
        {
            "transporter": kind_of(s, s.handler),
            "hex": hex_of(s, s.handler),
            "room": max(0, int(s.room(s.handler))),
        },
    )


def _ask_to_set_down(s: State) -> Phrase:
    carried = s.carries[s.active]
    return Phrase(
        "prompt-carried-here",
        {"transporter": kind_of(s, carried), "by": kind_of(s, s.active), "hex": hex_of(s, s.active)},
    )


def _ask_to_move(s: State) -> Phrase:
    points = MOVES[s.kind[s.active]] - s.steps[s.active]
    return Phrase(
        "prompt-move-here",
        {
            "transporter": kind_of(s, s.active),
            "hex": hex_of(s, s.active),
            "points": int(points),
        },
    )


def _ask_what_to_build(s: State) -> Phrase:
    return Phrase("prompt-build-here", {"hex": HEX_NAMES[s.site]})


def _ask_for_the_bank(s: State) -> Phrase:
    return Phrase("prompt-build_bank-here", {"building": BUILDING_NAMES[s.chosen], "hex": HEX_NAMES[s.site]})


def _ask_to_buy(s: State) -> Phrase:
    return Phrase("prompt-buy_brick-here", {"price": int(wonder.brick_price(s))})


def _ask_to_pay(s: State) -> Phrase:
    return Phrase("prompt-pay-here", {"count": int(s.price)})


def _ask_for_the_source(s: State) -> Phrase:
    return Phrase("prompt-source-here", {"good": GOOD_NAMES[payment.next_owed(s)]})


def _ask_to_agree(s: State) -> Phrase:
    other = s.partner - FIRST_CARRIER
    return Phrase(
        f"prompt-answer-{ASKED_WAYS[s.asked_way]}",
        {
            "asker": int(s.player()),
            "good": GOOD_NAMES[s.asked_good],
            "transporter": kind_of(s, other),
            "hex": hex_of(s, other),
        },
    )


PROMPTS: Mapping[Step, Callable[[State], Phrase]] = {
    launching.LAUNCH: _ask_to_launch,
    production.UPGRADE: _ask_to_upgrade,
    limits.DISCARD: _ask_to_discard,
    stow.STOW_PARTNER: _ask_partner,
    exchange.EXCHANGE: _ask_to_exchange,
    carrying.CARRIED: _ask_to_set_down,
    movement.MOVE: _ask_to_move,
    building.BUILD: _ask_what_to_build,
    building.BUILD_BANK: _ask_for_the_bank,
    wonder.BUY_BRICK: _ask_to_buy,
    wonder.PAY: _ask_to_pay,
    payment.SOURCE: _ask_for_the_source,
    cooperation.ANSWER: _ask_to_agree,
}

# --- what a choice means -------------------------------------------------------------------------


def meaning(s: State, action: int) -> Meaning:
    """What the words of the verb alone do not tell: which transporter, where to, what it costs."""
    parts = VERBS.parts(action)
    mean = MEANINGS.get(parts.verb.word)
    return AS_EVER if mean is None else mean(s, action, *parts.values)


def goods(counted: Mapping[str, int]) -> tuple[Item, ...]:
    """Goods as a list for a message."""
    return tuple((name, count) for name, count in counted.items() if count)


def _produce(s: State, _action: int, place: str, recipe: str) -> Meaning:
    number = s.building[HEX_NAMES.index(place)]
    row = BUILDING_TABLE[number]
    inputs = goods(row.inputs[recipe])
    elements = (f"house:{place}", *((f"recipe:{recipe}",) if len(row.inputs) > 1 else ()))
    if row.transporter:
        label = Phrase(
            "action-produce-transporter",
            {"building": row.name, "hex": place, "inputs": inputs, "transporter": row.transporter},
        )
    else:
        made = ((GOOD_NAMES[OUTPUT[number]], int(OUTPUT_COUNT[number])),)
        label = Phrase(
            "action-produce-goods", {"building": row.name, "hex": place, "inputs": inputs, "outputs": made}
        )
    return Meaning(label=label, elements=elements)


def _is_whole(s: State, tile: int) -> bool:
    """Does no water part a tile? Then nobody asks for a bank."""
    return int(access.regions(s, tile)) == 1


def _research(s: State, _action: int, place: str, _region: str) -> Meaning:
    label = Phrase("action-research-land", {"hex": place}) if _is_whole(s, HEX_NAMES.index(place)) else None
    return Meaning(label, (f"research:{place}",))


def _launch(s: State, _action: int, spot: str) -> Meaning:
    return Meaning(label=_spot_label(s, "action-launch-", s.site, spot), elements=_at(s.site, spot))


def _drop(s: State, _action: int, spot: str) -> Meaning:
    tile = int(s.tile(s.active))
    return Meaning(label=_spot_label(s, "action-drop-", tile, spot), elements=_at(tile, spot))


def _spot_label(s: State, prefix: str, tile: int, spot: str) -> Phrase:
    """A place in words: the land or a bank of it, the water, or the coast towards a sea tile."""
    number = SPOT_NAMES.index(spot)
    if number >= FIRST_DOCK:
        edge = (number - int(FIRST_DOCK)) // 2
        to = HEX_NAMES[NEIGHBOUR[tile * EDGES + edge]]
        if s.rivers[tile] >> edge & 1 == 0:
            return Phrase(f"{prefix}coast", {"to": to})
        return Phrase(f"{prefix}dock", {"to": to, "half": "ab"[(number - int(FIRST_DOCK)) % 2]})
    if spot == "water":
        return Phrase(f"{prefix}water")
    return Phrase(f"{prefix}land") if _is_whole(s, tile) else Phrase(f"{prefix}bank", {"bank": number})


def _at(tile: int, spot: str) -> tuple[str, ...]:
    return (f"place:{HEX_NAMES[tile]}/{spot}",)


def _carrier(id: str) -> Callable[[State, int, str], Meaning]:
    """A choice of a transporter: its sort, whose it is and where, and what it carries."""

    def mean(s: State, _action: int, name: str) -> Meaning:
        return _named(s, id, CARRIER_NAMES.index(name))

    return mean


def _named(s: State, id: str, carrier: int) -> Meaning:
    """A transporter is called by its sort and place; where several stand together they are counted."""
    args: dict[str, Value] = {
        "transporter": kind_of(s, carrier),
        "owner": carrier // int(FLEET),
        "hex": hex_of(s, carrier) + _which(s, carrier),
    }
    return Meaning(Phrase(id, args), (f"carrier:{CARRIER_NAMES[carrier]}",), _load(s, carrier))


def _which(s: State, carrier: int) -> str:
    """Which of several transporters of a sort that somebody has on one tile."""
    fleet = range(carrier // FLEET * FLEET, carrier // FLEET * FLEET + s.fleet[carrier // FLEET])
    alike = [one for one in fleet if s.kind[one] == s.kind[carrier] and s.tile(one) == s.tile(carrier)]
    return f" ({alike.index(carrier) + 1})" if len(alike) > 1 else ""


def _load(s: State, carrier: int) -> Phrase | None:
    if s.carries[carrier] >= 0:
        return Phrase("catch-carries", {"transporter": kind_of(s, s.carries[carrier])})
    first = cargo(carrier) * GOODS
    aboard = goods(dict(zip(GOOD_NAMES, s.goods[first : first + GOODS], strict=True)))
    return Phrase("catch-aboard", {"goods": aboard}) if aboard else None


def _partner(prefix: str) -> Callable[[State, int, str], Meaning]:
    """A choice of a partner: the ground of a region, followers, or a transporter."""

    def mean(s: State, _action: int, name: str) -> Meaning:
        number = PARTNER_NAMES.index(name)
        place = HEX_NAMES[s.site] if s.site >= 0 else hex_of(s, s.handler if s.handler >= 0 else s.active)
        if number >= FIRST_CARRIER:
            return _named(s, f"{prefix}-carrier", number - int(FIRST_CARRIER))
        if name == "followers":
            return Meaning(Phrase(f"{prefix}-followers"), ("followers",))
        is_whole = _is_whole(s, HEX_NAMES.index(place))
        label = Phrase(f"{prefix}-land") if is_whole else Phrase(f"{prefix}-ground", {"bank": number})
        return Meaning(label, (f"ground:{place}/{number}",))

    return mean


def _step(s: State, action: int, _edge: str, way: str) -> Meaning:
    """Where it leads, and whether it is the last step of this turn."""
    edge, number = divmod(action - int(STEP_FIRST), int(WAYS))
    target = int(ways.target(s, s.active, edge, number))
    place = HEX_NAMES[target // int(SPOTS)]
    catch = None
    if target % int(SPOTS) >= FIRST_DOCK:
        catch = Phrase("catch-docks")
    elif ways.is_off_road(s, s.active, edge, number):
        catch = Phrase("catch-off-road")
    elements = (f"place:{place}/{SPOT_NAMES[target % int(SPOTS)]}", f"hex:{place}")
    return Meaning(Phrase("action-step-here", {"hex": place, "way": way}), elements, catch)


def _goose(id: str) -> Callable[[State, int, str], Meaning]:
    """A goose on the ground of a region, where the transporter is."""

    def mean(s: State, _action: int, region: str) -> Meaning:
        label = Phrase(id) if _is_whole(s, int(s.tile(s.active))) else None
        return Meaning(label, (f"ground:{hex_of(s, s.active)}/{region}",))

    return mean


def _build(_s: State, _action: int, name: str) -> Meaning:
    row = BUILDING_TABLE[BUILDING_NAMES.index(name)]
    catch = Phrase("catch-cost", {"goods": goods(row.cost)})
    return Meaning(elements=(f"building:{name}",), catch=catch)


def _bridge(s: State, _action: int, arm: str) -> Meaning:
    return Meaning(elements=("bridge", f"arm:{HEX_NAMES[s.site]}/{arm}"))


def _road(s: State, _action: int, edge: str, half: str) -> Meaning:
    """Seen from the other side of a border, the halves of a river edge change places (RB-2.3)."""
    to = HEX_NAMES[NEIGHBOUR[s.site * EDGES + int(edge)]]
    side = half if int(edge) < 3 else {"a": "b", "b": "a"}.get(half, half)
    slot = f"slot:{_border(s.site, edge)}/{side}"
    along = Phrase("action-road-here", {"to": to, "half": half})
    return Meaning(Phrase("action-road-to", {"to": to}) if half == "whole" else along, ("road", slot))


def _border(tile: int, edge: str) -> str:
    """The one name of a border: one of its tiles, and the edge as that tile counts it."""
    border = int(border_of(tile, int(edge)))
    return f"{HEX_NAMES[border // 3]}/{border % 3}"


def _wall(verb: str) -> Callable[[State, int, str], Meaning]:
    """A wall of one's own, or one of somebody else to be torn down: towards which tile, and the price."""

    def mean(s: State, _action: int, edge: str) -> Meaning:
        to = HEX_NAMES[NEIGHBOUR[s.site * EDGES + int(edge)]]
        count = int(edges.wall_price(s, s.site, int(edge)))
        elements = (verb, f"border:{_border(s.site, edge)}")
        return Meaning(Phrase(f"action-{verb}-here", {"to": to, "count": count}), elements)

    return mean


def _buy(s: State, _action: int) -> Meaning:
    return Meaning(Phrase("action-buy-here", {"price": int(wonder.brick_price(s))}), ("wonder",))


MEANINGS: Mapping[str, Callable[..., Meaning]] = {
    "produce": _produce,
    "research": _research,
    "launch": _launch,
    "drop": _drop,
    "discard": _carrier("action-discard-here"),
    "stow": _carrier("action-stow-here"),
    "select": _carrier("action-select-here"),
    "pickup": _carrier("action-pickup-here"),
    "propose": _carrier("action-propose-here"),
    "exchange": _partner("action-exchange"),
    "source": _partner("action-source"),
    "step": _step,
    "follow": _goose("action-follow-land"),
    "unfollow": _goose("action-unfollow-land"),
    "build": _build,
    "bridge": _bridge,
    "road": _road,
    "wall": _wall("wall"),
    "demolish": _wall("demolish"),
    "buy": _buy,
}

# --- what may be promised ------------------------------------------------------------------------


def orders(s: State, seat: int) -> list[Order]:
    """Demand no order, which every phase asks once; and give nothing to others."""
    if s.seats == 1:
        return []
    found = [Order(order.DEMAND.name, DEMAND_NO, until) for until in (ROUND, GAME)]
    if s.cooperation and s.fleet[seat] <= FLEET:
        found += [Order(cooperation.ANSWER.name, ANSWER_NO, until) for until in (PHASE, ROUND, GAME)]
    return found


def span(s: State, until: str) -> int:
    """Phases are counted by turns."""
    if until == PHASE:
        return int(s.turn * 4 + s.phase)
    return int(s.turn) if until == ROUND else 0
