"""Words from the position: what is asked, what a choice means here, and what may be promised in advance."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from ludoteca.core.orders import GAME, PHASE, ROUND, Order
from ludoteca.core.steps import answers_of
from ludoteca.core.words import AS_EVER, Meaning, Phrase
from ludoteca.games.rio_de_la_plata import chain_words, war_words
from ludoteca.games.rio_de_la_plata.actions import (
    ACTIVATE_FIRST,
    BUILD_FIRST,
    CELL_FIRST,
    EXPROPRIATE_FIRST,
    HIRE_NO,
    KEEP_ORDER,
    OFFER_FIRST,
    PAY_CELL_FIRST,
    PLACE_FIRST,
    ROAD_FIRST,
    SHADOW_FIRST,
    TRADE_NO,
    VERBS,
    WITHDRAW_NO,
    WITHDRAW_YES,
)
from ludoteca.games.rio_de_la_plata.data import (
    BUILDING_NAMES,
    BUILDINGS,
    CELL_NAMES,
    CELLS,
    GOODS,
    GRID_NAMES,
    GRIDS,
    MOST_SEATS,
    OFFICE_NAMES,
    OFFICE_NEEDS,
    OFFICE_PENALTY,
    OFFICE_PRICE,
    PLACEMENTS,
    SITE_NAMES,
    SLOT_NAMES,
    SLOT_WORKERS,
    SLOTS,
    UNPAID_PENALTY,
)
from ludoteca.games.rio_de_la_plata.geography import (
    LINE_START,
    SPACE_NAMES,
    SPACES,
)
from ludoteca.games.rio_de_la_plata.stacks import pawns_of
from ludoteca.games.rio_de_la_plata.steps import (
    defence,
    effects,
    majors,
    payment,
    placement,
    trade,
    withdrawal,
    year,
)
from ludoteca.games.rio_de_la_plata.steps.step import Step

if TYPE_CHECKING:
    from ludoteca.games.rio_de_la_plata.state import State

# --- what is asked -------------------------------------------------------------------------------


def prompt(s: State) -> Phrase:
    """The question of the step, with what a player would look up before he answers."""
    ask = PROMPTS.get(s.step)
    return Phrase(f"prompt-{s.step.name}") if ask is None else ask(s)


def _ask_to_place(s: State) -> Phrase:
    """How many he has placed, and how many are left in his hand."""
    return Phrase(
        "prompt-placement-here", {"count": int(PLACEMENTS - s.placed), "workers": int(s.hand[s.seat])}
    )


def _ask_to_pay_now(s: State) -> Phrase:
    return Phrase("prompt-pay_now-here", {"grid": GRID_NAMES[s.bill // CELLS], "vp": int(UNPAID_PENALTY)})


def _ask_to_pay(s: State) -> Phrase:
    """For what, and what the next virtual unit costs."""
    price = int(payment.price(s, s.seat, 1))
    if s.bill < payment.FIRST_BUILDING_BILL:
        return Phrase("prompt-payment-grid", {"grid": GRID_NAMES[s.bill // CELLS], "coins": price})
    building = BUILDING_NAMES[payment.bill_building(s.bill)]
    return Phrase("prompt-payment-building", {"building": building, "coins": price})


def _ask_about_offer(s: State) -> Phrase:
    """Who offers what for what; an empty side is a gift or a wish."""
    given, wanted = trade.given(s), trade.wanted(s)
    if not wanted:
        return Phrase("prompt-trade_answer-gift", {"partner": int(s.mover), "goods": given})
    if not given:
        return Phrase("prompt-trade_answer-wish", {"partner": int(s.mover), "wish": wanted})
    return Phrase("prompt-trade_answer-here", {"partner": int(s.mover), "goods": given, "wish": wanted})


def _ask_for_site(s: State) -> Phrase:
    return Phrase("prompt-major_site-here", {"grid": GRID_NAMES[s.chosen]})


def _ask_for_segment(s: State) -> Phrase:
    if s.step is majors.WALL_EDGE:
        return Phrase("prompt-wall_edge-here", {"count": int(s.segments)})
    return Phrase("prompt-road_line-here", {"count": int(s.segments)})


def _ask_to_withdraw(s: State) -> Phrase:
    count = int(pawns_of(s.stack[s.cursor], s.seat))
    return Phrase("prompt-withdraw-here", {"space": SPACE_NAMES[s.cursor], "count": count})


def _ask_for_order(s: State) -> Phrase:
    return Phrase("prompt-move_order-here", {"place": int(s.place_in_order(s.seat)) + 1})


PROMPTS: Mapping[Step, Callable[[State], Phrase]] = {
    placement.PLACEMENT: _ask_to_place,
    payment.PAY_NOW: _ask_to_pay_now,
    payment.PAYMENT: _ask_to_pay,
    trade.TRADE_ANSWER: _ask_about_offer,
    majors.MAJOR_SITE: _ask_for_site,
    majors.ROAD_LINE: _ask_for_segment,
    majors.WALL_EDGE: _ask_for_segment,
    withdrawal.WITHDRAW: _ask_to_withdraw,
    year.MOVE_ORDER: _ask_for_order,
    **war_words.PROMPTS,
}

# --- what a choice means -------------------------------------------------------------------------


def meaning(s: State, action: int) -> Meaning:
    """What the words of the verb alone do not tell: how many, what it costs, and the catch."""
    parts = VERBS.parts(action)
    mean = MEANINGS.get(parts.verb.word)
    return AS_EVER if mean is None else mean(s, *parts.values)


def _cell(s: State, name: str) -> Meaning:
    cell = CELL_NAMES.index(name)
    grid = GRID_NAMES[cell // CELLS]
    label = Phrase("action-cell-here", {"grid": grid, "vp": int(s.cell_value[cell])})
    return Meaning(label=label, elements=(f"grid:{grid}", f"cell:{name}"))


def _pay_now(s: State, answer: str) -> Meaning:
    """What the cell costs."""
    if answer == "no":
        return AS_EVER
    if payment.is_wall_bill(s.bill):
        return Meaning(catch=Phrase("catch-costs-either"))
    goods = (("stone", int(payment.stone_due(s.bill))), ("wood", int(payment.wood_due(s.bill))))
    return Meaning(catch=Phrase("catch-costs-goods", {"goods": goods}))


def _pay_cell(s: State, name: str) -> Meaning:
    cell = CELL_NAMES.index(name)
    return Meaning(
        label=Phrase(
            "action-pay_cell-here",
            {"grid": GRID_NAMES[cell // CELLS], "number": cell % CELLS + 1, "vp": int(s.cell_value[cell])},
        ),
        elements=(f"grid:{GRID_NAMES[cell // CELLS]}", f"cell:{name}"),
        group=Phrase("group-pay"),
    )


def _collect(_s: State, name: str) -> Meaning:
    slot = SLOT_NAMES.index(name)
    workers = int(SLOT_WORKERS[slot % SLOTS])
    label = Phrase(
        "action-collect-here",
        {"site": SITE_NAMES[slot // SLOTS], "number": slot % SLOTS + 1, "count": workers},
    )
    return Meaning(label=label, group=Phrase("group-work"))


def _office(_s: State, name: str) -> Meaning:
    office = OFFICE_NAMES.index(name)
    catch = Phrase(
        "catch-office",
        {"coins": int(OFFICE_PRICE[office]), "vp": int(OFFICE_NEEDS[office]), "penalty": int(OFFICE_PENALTY)},
    )
    return Meaning(catch=catch, group=Phrase("group-offices"))


def _pay(s: State, stone_bought: str, wood_bought: str) -> Meaning:
    """What leaves, in goods and coins."""
    stone, wood = int(stone_bought), int(wood_bought)
    leaving = (
        ("stone", int(payment.stone_due(s.bill)) - stone),
        ("wood", int(payment.wood_due(s.bill)) - wood),
        ("precious", int(payment.precious_due(s.bill))),
        ("coin", int(payment.price(s, s.seat, stone + wood))),
    )
    goods = tuple(part for part in leaving if part[1] > 0)
    label = Phrase("action-pay-here", {"goods": goods})
    return Meaning(label=label, elements=(f"payment:{stone_bought}/{wood_bought}",))


def _pay_wall(s: State, good: str) -> Meaning:
    count = int(payment.price(s, s.seat, 1)) if good == "coin" else 1
    return Meaning(label=Phrase("action-pay-here", {"goods": ((good, count),)}))


def _build(s: State, space: str, name: str) -> Meaning:
    """What it costs at the least, if coins must help."""
    bill = payment.building_bill(SPACE_NAMES.index(space), BUILDING_NAMES.index(name))
    row = s.seat * GOODS
    missing = max(0, int(payment.stone_due(bill) - s.goods[row]))
    missing += max(0, int(payment.wood_due(bill) - s.goods[row + 1]))
    catch = None
    if missing:
        catch = Phrase("catch-costs-coins", {"coins": int(payment.price(s, s.seat, missing))})
    return Meaning(catch=catch, group=Phrase("group-build"))


def _in_group(group: str) -> Callable[..., Meaning]:
    """An action that stands under a heading."""
    said = Meaning(group=Phrase(group))
    return lambda _s, *_values: said


def _end_effects(s: State) -> Meaning:
    """What is left undone costs points."""
    seat = s.seat
    unpaid = sum(debtor == seat for debtor in s.cell_debtor)
    office = placement.office_sought(s, seat)
    lost = unpaid * int(UNPAID_PENALTY)
    if office >= 0 and not effects.can_take(s, seat, office):
        lost += int(OFFICE_PENALTY)
    return Meaning(catch=Phrase("catch-loses-points", {"vp": lost})) if lost else AS_EVER


def _withdraw(s: State, answer: str) -> Meaning:
    return Meaning(elements=(f"space:{SPACE_NAMES[s.cursor]}", f"answer:{answer}"))


MEANINGS: Mapping[str, Callable[..., Meaning]] = {
    "offer": _in_group("group-trade"),
    "activate": _in_group("group-activate"),
    "cell": _cell,
    "pay_now": _pay_now,
    "pay_cell": _pay_cell,
    "collect": _collect,
    "office": _office,
    "pay": _pay,
    "pay_wall": _pay_wall,
    "build": _build,
    "end_effects": _end_effects,
    "withdraw": _withdraw,
    **chain_words.MEANINGS,
    **war_words.MEANINGS,
}

# --- what could be asked -------------------------------------------------------------------------


def candidates(s: State) -> list[int]:
    """What a person could try here: this district, this grid, his workers, seats at the table."""
    narrow = CANDIDATES.get(s.step)
    if narrow is not None:
        return narrow(s)
    if s.step in war_words.ONLY_LEGAL:
        return s.actions()
    return answers_of(s.step, VERBS)


def _at_the_table(s: State, actions: list[int]) -> list[int]:
    """Without offers to empty seats, and without the shadow where there is none."""
    absent = {OFFER_FIRST + seat for seat in range(MOST_SEATS) if seat >= s.seats or seat == s.seat}
    if s.seats > 2:
        absent |= {SHADOW_FIRST + grid for grid in range(GRIDS)}
    return [action for action in actions if action not in absent]


def _try_with_others(s: State) -> list[int]:
    return _at_the_table(s, answers_of(s.step, VERBS))


def _try_placement(s: State) -> list[int]:
    """What is asked, and every space that takes no worker."""
    barred = [PLACE_FIRST + space for space in range(SPACES) if not chain_words.takes_worker(s, space)]
    return [*_try_with_others(s), *barred]


def _try_city(s: State) -> list[int]:
    spaces = chain_words.district_spaces(int(s.chosen))
    return [first + space for first in (PLACE_FIRST, EXPROPRIATE_FIRST) for space in spaces]


def _try_cells(s: State) -> list[int]:
    first = (s.chosen % GRIDS) * CELLS
    return [CELL_FIRST + cell for cell in range(first, first + CELLS) if s.cell_value[cell] >= 0]


def _try_effects(s: State) -> list[int]:
    """Buildings and activations where he has workers, cells that he owes, and everything small."""
    spaces = [space for space in range(SPACES) if pawns_of(s.stack[space], s.seat)]
    large = [
        *(BUILD_FIRST + space * BUILDINGS + building for space in spaces for building in range(BUILDINGS)),
        *(ACTIVATE_FIRST + space * GOODS + good for space in spaces for good in range(GOODS)),
        *(PAY_CELL_FIRST + cell for cell in range(GRIDS * CELLS) if s.cell_debtor[cell] == s.seat),
    ]
    words = [word for word in s.step.verbs if word not in ("build", "activate", "pay_cell")]
    return [*large, *_at_the_table(s, [action for word in words for action in VERBS.of(word)])]


def _try_payment(s: State) -> list[int]:
    if payment.is_wall_bill(s.bill):
        return list(VERBS.of("pay_wall"))
    most = (payment.stone_due(s.bill), payment.wood_due(s.bill))
    return [
        action
        for action in VERBS.of("pay")
        if all(int(value) <= due for value, due in zip(VERBS.parts(action).values, most, strict=True))
    ]


def _try_roads(s: State) -> list[int]:
    return [ROAD_FIRST + edge for edge in range(LINE_START[s.chosen], LINE_START[s.chosen + 1])]


def _try_order(s: State) -> list[int]:
    return [*VERBS.of("move_order")[: s.seats], KEEP_ORDER]


CANDIDATES: Mapping[Step, Callable[[State], list[int]]] = {
    placement.PLACEMENT: _try_placement,
    placement.CITY_SPACE: _try_city,
    placement.GRID_CELL: _try_cells,
    payment.PAYMENT: _try_payment,
    effects.EFFECTS: _try_effects,
    defence.DEFEND_HIRE: _try_with_others,
    majors.ROAD_EDGE: _try_roads,
    year.MOVE_ORDER: _try_order,
    **war_words.CANDIDATES,
}

# --- what may be promised ------------------------------------------------------------------------


def orders(_s: State, _seat: int) -> list[Order]:
    """No trade, the order kept, nobody hired, and always the same answer about withdrawing."""
    found = [Order(trade.TRADE_ANSWER.name, TRADE_NO, until) for until in (PHASE, ROUND, GAME)]
    found += [Order(year.MOVE_ORDER.name, KEEP_ORDER, until) for until in (ROUND, GAME)]
    found.append(Order(defence.DEFEND_HIRE.name, HIRE_NO, ROUND))
    found += [Order(withdrawal.WITHDRAW.name, answer, ROUND) for answer in (WITHDRAW_YES, WITHDRAW_NO)]
    return found


def span(s: State, until: str) -> int:
    """A year is a round; phases are counted through the years."""
    if until == PHASE:
        return int(s.year * 8 + s.phase)
    return int(s.year) if until == ROUND else 0
