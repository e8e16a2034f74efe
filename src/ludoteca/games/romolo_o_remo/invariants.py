"""What holds in every position (RR-8.1 … RR-8.16), as sentences about what does not."""

from __future__ import annotations

from ludoteca.games.romolo_o_remo import lands, map_faults, phases, stores, under_way, units
from ludoteca.games.romolo_o_remo.bits import bit
from ludoteca.games.romolo_o_remo.board import HEX_NAMES
from ludoteca.games.romolo_o_remo.data import (
    ACTIONS,
    ARCHITECTUS,
    CHARACTER_NAMES,
    CHARACTER_TABLE,
    CHARACTERS,
    COLUMN_SPACES,
    DEFENSOR,
    DUX,
    DUX_CHARGES,
    EMPTY_SLOT,
    EQUES_MOVES,
    EVENTS,
    FOEDERATUS,
    FOEDERATUS_CHARGES,
    HIGHEST_PRICE,
    IN_SUPPLY,
    MOST_WALLS,
    NEGOTIATOR,
    PRAEPOSITUS,
    RESOURCE_NAMES,
    RESOURCES,
    SETUPS,
    TOKENS,
    UNITS,
    UPDATE_FROM,
    WORKER,
)
from ludoteca.games.romolo_o_remo.lands import RIVAL
from ludoteca.games.romolo_o_remo.state import State
from ludoteca.games.romolo_o_remo.steps import ending, growth, turn

ENDING = (ending.END_ARCHITECTUS, ending.END_SACERDOS, ending.END_DOMINION)


def faults(s: State) -> list[str]:
    """Every broken invariant; none in a position that play can reach."""
    return [
        *map_faults.faults(s),
        *_units(s),
        *_characters(s),
        *_market(s),
        *_tokens(s),
        *_rival(s),
        *_turn(s),
        *_end(s),
    ] or under_way.faults(s)


def _units(s: State) -> list[str]:
    """RR-8.2, RR-8.3, RR-8.4: Units stand on explored hexes and have no more actions than they can."""
    found = []
    for seat in range(s.seats):
        if s.step in map_faults.OPENING:
            placed = [number for number in range(UNITS) if units.on_map(s, seat, number) != units.NO_UNIT]
            if placed != list(range(phases.workers_placed(s, seat))):
                found.append(f"seat {seat} has placed other Units than its first Workers")
            if s.unit_hex[units.row_of(s, seat, UNITS - 1)] != IN_SUPPLY or s.seen[seat]:
                found.append(f"the Explorer of seat {seat} has been out already")
        for number in range(UNITS):
            row = units.on_map(s, seat, number)
            if row == units.NO_UNIT:
                continue
            name = f"a Unit of seat {seat} at {HEX_NAMES[s.unit_hex[row]]}"
            if not lands.is_explored(s, s.unit_hex[row]) or s.unit_hex[row] not in list(s.on_map):
                found.append(f"{name} stands nowhere")
            if s.seats == 1 and s.unit_hex[row] == s.capital[RIVAL]:
                found.append(f"{name} stands in the Capital of the A.I.")
            found += _unit(s, seat, number, row, name)
        unknown = sum(bit(hex) for hex in s.on_map if not lands.is_explored(s, hex))
        if s.seen[seat] & ~unknown:
            found.append(f"seat {seat} has looked under a tile that lies face up")
    return found


def _unit(s: State, seat: int, number: int, row: int, name: str) -> list[str]:
    """The state of one Unit."""
    found = []
    state = s.unit_state[row]
    most = ACTIONS[units.kind_of(number)]
    actions = state & units.ACTIONS_LEFT
    is_worker = units.kind_of(number) == WORKER
    if actions > most:
        found.append(f"{name} has {actions} actions")
    if state & units.MARKED_NOW and not state & units.MARKER:
        found.append(f"{name} took a marker that it has not")
    # A move or a battle takes the marker away (RR-5.19); freed it stays for the phase (RR-5.102).
    had_marker = state & (units.MARKER | units.ACTED) != 0 or actions == 0
    if state & units.FREED and not (is_worker and had_marker):
        found.append(f"{name} was freed of a marker that it has not")
    if seat != s.active and state & units.OF_THIS_TURN:
        found.append(f"{name} has done something in another's Turn")
    if seat != s.active and actions not in (0, most):
        found.append(f"{name} has used an action in another's Turn")
    is_calm = (
        s.step in map_faults.OPENING or s.step in ENDING or s.step in (turn.END_OR_PLAY, turn.SURRENDERS)
    )
    if is_calm and (actions != most or state & units.OF_THIS_TURN):
        found.append(f"{name} does not stand ready")
    if seat != s.active and actions == 0:
        found.append(f"{name} lies outside its owner's Turn")
    if state & units.CREATED and (actions or state & ~(units.CREATED)):
        found.append(f"{name} was created just now, but is not new")
    return found


def _characters(s: State) -> list[str]:
    """RR-8.12: every tile is in one place; types lie in their order; charges and marks belong to owners."""
    found = []
    setup = SETUPS[int(s.seats)]
    seen = [0] * CHARACTERS
    for character in [*s.display, *s.pile]:
        if character != EMPTY_SLOT:
            seen[character] += 1
    for character in range(CHARACTERS):
        seen[character] += s.gone[character]
        seen[character] += sum(s.characters[side * CHARACTERS + character] for side in range(s.sides))
        if seen[character] > CHARACTER_TABLE[character].copies:
            found.append(f"{seen[character]} tiles of {CHARACTER_NAMES[character]}")
    if sum(seen) != sum(setup.types):
        found.append(f"{sum(seen)} characters instead of {sum(setup.types)}")
    stack = [3] * setup.types[2] + [2] * setup.types[1] + [1] * setup.types[0]
    if [CHARACTER_TABLE[character].type for character in s.pile] != stack[: len(s.pile)]:
        found.append("the types of the character pile are out of order")
    types = [0, 0, 0]
    for character, count in enumerate(seen):
        types[CHARACTER_TABLE[character].type - 1] += count
    if tuple(types) != setup.types:
        found.append("there are more characters of a type than there should be")
    if len(s.pile) and EMPTY_SLOT in list(s.display):
        found.append("a slot of the Display is empty, though there is a pile")
    if s.step in map_faults.OPENING and len(s.pile) != sum(setup.types) - setup.display:
        found.append("somebody has hired a character before the first Turn")
    return found + _on_tiles(s)


def _on_tiles(s: State) -> list[str]:
    found = []
    owned = {
        character: sum(s.characters[seat * CHARACTERS + character] for seat in range(s.seats))
        for character in range(CHARACTERS)
    }
    for amount, most, character in (
        (s.dux_charges, DUX_CHARGES, DUX),
        (s.foederatus_charges, FOEDERATUS_CHARGES, FOEDERATUS),
        (s.defensor_walls, MOST_WALLS, DEFENSOR),
    ):
        if amount > (most if owned[character] else 0):
            found.append(f"{amount} on the tile of {CHARACTER_NAMES[character]}")
    marking = phases.is_marking(s)
    if (s.negotiator_marks != 0) != (owned[NEGOTIATOR] > 0) and marking != NEGOTIATOR:
        found.append("the Negotiator has no marks, or marks no owner")
    if marking == NEGOTIATOR and (
        not s.owns(s.seat, NEGOTIATOR) or not (s.negotiator_marks or stores.cubes_of(s, s.seat))
    ):
        found.append("the Negotiator cannot be marked")
    for seat in range(s.seats):
        marks = sum(s.marks[seat * RESOURCES : seat * RESOURCES + RESOURCES])
        waits = 1 if marking == PRAEPOSITUS and seat == s.seat else 0
        if marks + waits != s.characters[seat * CHARACTERS + PRAEPOSITUS]:
            found.append(f"seat {seat} has {marks} marks for its Praepositus")
    return found


def _market(s: State) -> list[str]:
    """RR-8.8: prices, and cubes above columns."""
    found = []
    total = 0
    for column, name in enumerate(RESOURCE_NAMES):
        if not 0 <= s.price[column] <= HIGHEST_PRICE:
            found.append(f"the price of {name} is {s.price[column]}")
        row = s.market[column * RESOURCES : column * RESOURCES + RESOURCES]
        total += sum(row)
        if sum(row) > COLUMN_SPACES or row[column]:
            found.append(f"more cubes above {name} than fit, or its own")
    is_selling = phases.is_action_phase(s) or phases.is_war_phase(s) or phases.is_maintenance(s)
    # Whose Tower goes for unpaid Mercenaries ends the Turn without an update of the market (RR-5.74).
    is_after_end = s.active < s.seats and not s.is_in((s.active - 1) % s.seats)
    if not is_selling and not is_after_end and not s.over and total >= UPDATE_FROM:
        found.append(f"{total} cubes on the market at the start of a Turn")
    return found


def _tokens(s: State) -> list[str]:
    """RR-8.11: five tokens and a hidden one, used ones apart."""
    found = []
    for seat in range(s.seats):
        hidden, tokens = s.hidden_token[seat], s.tokens[seat]
        if s.uses_die or not s.is_in(seat):
            if hidden >= 0 or tokens:
                found.append(f"seat {seat} has die tokens, but needs none")
            continue
        if hidden < 0 or tokens >> hidden & 1:
            found.append(f"the hidden token of seat {seat} is not hidden")
        fights = phases.is_revealed(s) and seat in (s.active, s.defender)
        if not tokens and not fights:
            found.append(f"seat {seat} has no die token left")
        if s.step in map_faults.OPENING and bin(tokens).count("1") != TOKENS - 1:
            found.append(f"seat {seat} has used a token before the first Turn")
    return found


def _rival(s: State) -> list[str]:
    """RR-5.113 … RR-5.119: the A.I. and its events."""
    found: list[str] = []
    if s.seats > 1:
        return found
    events = [list(s.events).count(event) for event in range(len(EVENTS))]
    if any(count > EVENTS[event] for event, count in enumerate(events)):
        found.append("there are more event cubes of a colour than there should be")
    if events[4] != 1:
        found.append("the brown event cube is missing")
    if s.options["event_mode"] == "bag" and list(s.events) != sorted(s.events):
        found.append("the cubes of a bag have no order")
    for hex in s.on_map:
        if s.legion_lying[hex] > s.legion[hex]:
            found.append("more Units of the A.I. lie than there are")
        if s.legion[hex] and not lands.is_explored(s, hex):
            found.append("Units of the A.I. stand in an unexplored hex")
        if s.legion_marks[hex] and not s.legion[hex]:
            found.append("a marker lies without a Unit")
        if s.legion_lying[hex] and s.active == 0 and hex != s.capital[RIVAL]:
            found.append("Units of the A.I. lie outside their Capital")
    if sum(s.legion[hex] for hex in range(len(s.legion)) if hex not in list(s.on_map)):
        found.append("Units of the A.I. stand outside the map")
    if s.active == 0 and s.battles:
        found.append("the A.I. has battles to fight in another's Turn")
    if s.step in map_faults.OPENING and (any(s.legion) or s.money[RIVAL] or growth.characters_of(s, RIVAL)):
        found.append("the A.I. has something before the first Turn")
    for hex in s.on_map:
        if s.battles >> hex & 1 and not ((s.legion[hex] and units.is_here(s, 0, hex)) or s.capital[0] == hex):
            found.append("the A.I. has nobody to fight with")
        if s.battles >> hex & 1 and s.legion[hex] == 0:
            found.append("the A.I. fights without Units")
    return found


def _turn(s: State) -> list[str]:
    """RR-8.3: what belongs to this Turn."""
    found = []
    if s.eques_moves > EQUES_MOVES:
        found.append(f"{s.eques_moves} moves with the Eques")
    owned = sum(1 << character for character in range(CHARACTERS) if _is_owned(s, character))
    if s.used & ~owned:
        found.append("a power was used that nobody has")
    apothecarii = s.characters[s.active * CHARACTERS + 1] if s.active < s.seats else 0
    if s.apothecarii_used > apothecarii:
        found.append("more Apothecarii were used than there are")
    on_map = sum(bit(hex) for hex in s.on_map)
    if s.produced & ~(s.explored & on_map):
        found.append("something was produced in an unexplored hex")
    if s.architectus_hex >= 0 and not on_map >> s.architectus_hex & 1:
        found.append("Architectus counts a farm outside the map")
    if s.architectus_hex >= 0 and s.step not in ENDING and not s.over and not s.used >> ARCHITECTUS & 1:
        found.append("Architectus counts a farm without being used")
    is_fresh = s.step in map_faults.OPENING or s.step in (turn.END_OR_PLAY, turn.SURRENDERS)
    if (is_fresh or s.step in ENDING) and (
        s.used
        or s.apothecarii_used
        or s.hired
        or s.refused
        or s.produced
        or s.produced_kinds
        or any(s.hostility)
        or s.eques_moves != EQUES_MOVES
    ):
        found.append("something was done before the Turn began")
    for hex in range(len(s.hostility)):
        for seat in range(s.seats):
            if s.hostility[hex] >> seat & 1 and (s.seats == 1 or not s.is_foe(s.active, seat)):
                found.append("somebody was asked who has nothing to say")
    if s.always_hostile and any(s.hostility):
        found.append("somebody was asked though all are hostile")
    if s.refused and not s.allied:
        found.append("an exchange was refused, but there are no allies")
    if s.turn < s.round or (
        s.step in map_faults.OPENING and (s.turn > 1 or s.round > 1 or s.ending or s.begun)
    ):
        found.append(f"Turn {s.turn} of Round {s.round}")
    if s.max_rounds and s.round > s.max_rounds:
        found.append(f"Round {s.round} of {s.max_rounds}")
    if is_fresh and s.begun and s.step in map_faults.OPENING:
        found.append("the Action phase has begun too soon")
    return found


def _is_owned(s: State, character: int) -> bool:
    return any(s.owns(seat, character) for seat in range(s.seats)) or s.gone[character] > 0


def _end(s: State) -> list[str]:
    """RR-4.15: choices of the end."""
    found = []
    chosen = [hex for hex in s.sacerdos if hex >= 0]
    is_end = s.step in ENDING or s.over
    if (chosen or any(hex >= 0 for hex in s.dominion)) and not is_end:
        found.append("somebody has chosen for the end of the game too soon")
    if any(hex not in list(s.on_map) for hex in [*chosen, *(hex for hex in s.dominion if hex >= 0)]):
        found.append("somebody has chosen a hex outside the map")
    if s.sacerdos[0] < 0 <= s.sacerdos[1] or 0 <= s.sacerdos[1] < s.sacerdos[0]:
        found.append("Sacerdos has chosen in another order")
    if s.step in ENDING and turn.is_decided(s):
        found.append("the game is decided")
    for seat in range(s.seats):
        if s.dominion[seat] >= 0 and lands.direction_of(s, s.capital[seat], s.dominion[seat]) < 0:
            found.append(f"the Dominion of seat {seat} is not next to its Capital")
    return found
