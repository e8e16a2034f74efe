"""What holds in every position (PR-8.1 … PR-8.14), as sentences about what does not."""

from __future__ import annotations

from ludoteca.games.puerto_rico import player_board
from ludoteca.games.puerto_rico.data import (
    BARRELS,
    BUILDING_NAMES,
    BUILDING_TABLE,
    BUILDINGS,
    CIRCLES,
    CITY_IS_FULL,
    CITY_SPACES,
    GOOD_NAMES,
    GOODS,
    GROUPS,
    HOUSE_SPACES,
    ISLAND_SPACES,
    PLANTATIONS,
    QUARRY,
    ROLE_NAMES,
    SETUPS,
    TILES,
    VP_RAN_OUT,
)
from ludoteca.games.puerto_rico.state import State
from ludoteca.games.puerto_rico.steps.builder import BUILDER_UNIVERSITY
from ludoteca.games.puerto_rico.steps.captain import CAPTAIN_LOAD
from ludoteca.games.puerto_rico.steps.craftsman import CRAFTSMAN_BONUS
from ludoteca.games.puerto_rico.steps.mayor import MAYOR_ASSIGN, MAYOR_PRIVILEGE
from ludoteca.games.puerto_rico.steps.roles import CHOOSE_ROLE, GAME_OVER
from ludoteca.games.puerto_rico.steps.settler import SETTLER_HOSPICE
from ludoteca.games.puerto_rico.steps.storage import BITS, CAPTAIN_STORE, keep_vectors


def faults(s: State) -> list[str]:
    """Every broken invariant; none in a position that play can reach."""
    return [
        *_goods(s),
        *_colonists(s),
        *_tiles(s),
        *_buildings(s),
        *_points_and_money(s),
        *_ships(s),
        *_roles(s),
        *_end_triggers(s),
        *_rounds(s),
        *_under_way(s),
        *_scratch(s),
        *_outside_its_phase(s),
    ]


def _goods(s: State) -> list[str]:
    """PR-8.1: no barrel appears or vanishes."""
    removed = SETUPS[s.seats].barrels_removed
    found = []
    for good, name in enumerate(GOOD_NAMES):
        held = sum(s.goods[seat * GOODS + good] for seat in range(s.seats))
        aboard = sum(load for g, load in zip(s.ship_good, s.ship_load, strict=True) if g == good)
        total = s.goods_supply[good] + held + aboard + s.trading_house[good]
        if total != BARRELS[good] - removed:
            found.append(f"{total} barrels of {name} instead of {BARRELS[good] - removed}")
        if s.goods_supply[good] < 0:
            found.append(f"the supply of {name} is negative: {s.goods_supply[good]}")
    return found


def _colonists(s: State) -> list[str]:
    """PR-8.2, PR-8.5, PR-8.11: colonists are conserved and each stands on a circle of its own."""
    found = []
    expected = SETUPS[s.seats].colonist_supply + s.seats
    total = s.colonist_supply + s.colonist_ship + sum(player_board.colonists(s, i) for i in range(s.seats))
    if total != expected:
        found.append(f"{total} colonists instead of {expected}")
    if s.colonist_supply < 0 or s.colonist_ship < 0:
        found.append("the colonist supply or ship is negative")
    for seat in range(s.seats):
        for tile in range(TILES):
            if not 0 <= s.settled[seat * TILES + tile] <= s.tiles[seat * TILES + tile]:
                found.append(f"seat {seat} has more colonists than tiles of one kind")
        for building in range(BUILDINGS):
            if s.city[seat * BUILDINGS + building] > CIRCLES[building]:
                found.append(f"seat {seat} has too many colonists on {BUILDING_NAMES[building]}")
    return found


def _tiles(s: State) -> list[str]:
    """PR-8.3, PR-8.5: tiles are conserved, twelve to an island."""
    found = []
    setup = SETUPS[s.seats]
    for kind, name in enumerate(GOOD_NAMES):
        lying = sum(tile == kind for tile in s.pile) + s.discard[kind] + s.face_up[kind]
        total = lying + sum(s.tiles[seat * TILES + kind] for seat in range(s.seats))
        expected = PLANTATIONS[kind] - setup.plantations_removed
        if total != expected:
            found.append(f"{total} {name} plantations instead of {expected}")
    quarries = s.quarry_supply + sum(s.tiles[seat * TILES + QUARRY] for seat in range(s.seats))
    if quarries != setup.quarries or s.quarry_supply < 0:
        found.append(f"{quarries} quarries instead of {setup.quarries}")
    for seat in range(s.seats):
        if player_board.island_size(s, seat) > ISLAND_SPACES:
            found.append(f"seat {seat} has {player_board.island_size(s, seat)} island tiles, 12 fit")
    return found


def _buildings(s: State) -> list[str]:
    """PR-8.4, PR-8.5: copies are conserved, twelve spaces to a city."""
    found = []
    for number, building in enumerate(BUILDING_TABLE):
        total = s.building_supply[number] + sum(s.is_built(i, number) for i in range(s.seats))
        expected = building.copies_for_two if s.seats == 2 else building.copies
        if total != expected:
            found.append(f"{total} copies of {building.name} instead of {expected}")
    for seat in range(s.seats):
        if player_board.city_size(s, seat) > CITY_SPACES:
            found.append(f"the city of seat {seat} fills {player_board.city_size(s, seat)} spaces, 12 exist")
    return found


def _points_and_money(s: State) -> list[str]:
    """PR-8.6, PR-8.7: points come from the pool, then from paper; nobody owes money."""
    found = []
    pool = SETUPS[s.seats].vp
    if sum(s.vp) != pool - s.vp_supply + s.vp_paper:
        found.append(f"{sum(s.vp)} VP are held, but {pool - s.vp_supply + s.vp_paper} were given")
    if s.vp_paper > 0 and s.vp_supply > 0:
        found.append("VP on paper while the pool has chips")
    if s.vp_supply < 0 or min(s.doubloons) < 0 or min(s.role_doubloons) < 0:
        found.append("a number of VP or doubloons is negative")
    return found


def _ships(s: State) -> list[str]:
    """PR-8.8, PR-8.9: a kind a ship, no ship overloaded, four barrels in the house."""
    found = []
    carried = [good for good in s.ship_good if good >= 0]
    if len(set(carried)) != len(carried):
        found.append("two ships carry the same good")
    for capacity, good, load in zip(s.ship_capacity, s.ship_good, s.ship_load, strict=True):
        if (good < 0) != (load == 0) or load > capacity:
            found.append(f"the {capacity}-ship carries {load} barrels of {_name(good)}")
    if s.trading_house_size() > HOUSE_SPACES:
        found.append(f"{s.trading_house_size()} barrels in the trading house, {HOUSE_SPACES} fit")
    return found


def _name(good: int) -> str:
    return GOOD_NAMES[good] if good >= 0 else "nothing"


def _roles(s: State) -> list[str]:
    """PR-8.13: as many roles are taken as picks were started, one to a player (three of two)."""
    taken = [owner for owner in s.taken_by if owner >= 0]
    found = []
    if len(taken) != s.pick + (s.step not in (CHOOSE_ROLE, GAME_OVER)):
        found.append(f"{len(taken)} roles are taken at pick {s.pick}")
    choosers = sorted((s.governor + pick) % s.seats for pick in range(len(taken)))
    if sorted(taken) != choosers:
        found.append(f"roles are held by seats {sorted(taken)}, but seats {choosers} have chosen")
    for role, name in enumerate(ROLE_NAMES):
        if s.taken_by[role] >= 0 and s.role_doubloons[role] > 0:
            found.append(f"{s.role_doubloons[role]} doubloons lie on the {name}, which is taken")
    return found


def _end_triggers(s: State) -> list[str]:
    """PR-6.1: a full city and an empty pool announce the end, and nothing else announces these two."""
    found = []
    full = any(player_board.free_spaces(s, seat) == 0 for seat in range(s.seats))
    if full != bool(s.end_triggers & CITY_IS_FULL):
        found.append(
            f"end_triggers must {'' if full else 'not '}hold city: {'a' if full else 'no'} city is full"
        )
    empty = s.vp_supply == 0
    if empty != bool(s.end_triggers & VP_RAN_OUT):
        found.append(f"end_triggers must {'' if empty else 'not '}hold vp: the pool holds {s.vp_supply} VP")
    return found


def _rounds(s: State) -> list[str]:
    """PR-8.14: an announced end, or the agreed last round, ends the game with its round, and alone does."""
    found = []
    if s.round > s.max_rounds:
        found.append(f"round {s.round} of a game of at most {s.max_rounds} rounds")
    if s.step is CHOOSE_ROLE and s.pick == 0 and s.end_triggers:
        found.append("a new round begins although the end of the game was announced")
    if s.step is GAME_OVER and not s.end_triggers and s.round < s.max_rounds:
        found.append(f"the game is over after round {s.round}, but nothing has ended it")
    return found


def _under_way(s: State) -> list[str]:
    """PR-4.2, PR-8.13: the step belongs to the role of the chooser, the scratch to the step."""
    found = []
    step = s.step.name
    chooser = (s.governor + s.pick) % s.seats
    if (s.pick == s.picks) != (s.step is GAME_OVER):
        found.append(f"pick {s.pick} of {s.picks} at step {step}")
    elif s.step is CHOOSE_ROLE:
        if s.seat != chooser:
            found.append(f"seat {s.seat} chooses a role, it is the turn of seat {chooser}")
    elif s.step is not GAME_OVER:
        role = ROLE_NAMES[s.role]
        if not step.startswith(role):
            found.append(f"step {step} while the active role is {role}")
        if s.owner != chooser or s.taken_by[s.role] != chooser:
            found.append(f"the {role} belongs to seat {chooser}, who has the turn to choose")
        if s.step in (MAYOR_PRIVILEGE, CRAFTSMAN_BONUS) and s.seat != s.owner:
            found.append(f"step {step} is for seat {s.owner} alone")
    if not found and not _fits_step(s):
        found.append(f"scratch does not fit step {step} of seat {s.seat}")
    return found


def _scratch(s: State) -> list[str]:
    """PR-4.2: what is under way belongs to the phase that is being played."""
    phase = s.step.name.partition("_")[0]
    belongs = {
        "newest": (s.newest != 0, phase in ("settler", "builder")),
        "unassigned": (s.unassigned != 0, s.step is MAYOR_ASSIGN),
        "group": (s.group != GROUPS, s.step is MAYOR_ASSIGN),
        "later_circles": (s.later_circles != 0, s.step is MAYOR_ASSIGN),
        "idle_turns": (s.idle_turns != 0, phase == "captain"),
        "captain_bonus": (s.captain_bonus != 0, phase == "captain"),
        "wharf_used": (s.wharves_used != 0, phase == "captain"),
        "storing": (s.storing != 0, s.step is CAPTAIN_STORE),
        "kept": (s.kept != 0, s.step is CAPTAIN_STORE),
    }
    return [
        f"scratch.{name} does not belong to step {s.step.name}"
        for name, (is_used, may_be) in belongs.items()
        if is_used and not may_be
    ]


def _fits_step(s: State) -> bool:
    """Does the scratch say something that can happen at this step?"""
    if s.step is SETTLER_HOSPICE:
        place = s.seat * TILES + s.newest
        return bool(s.newest < TILES and s.settled[place] < s.tiles[place])
    if s.step is BUILDER_UNIVERSITY:
        return bool(s.city[s.seat * BUILDINGS + s.newest] == 0)
    if s.step is MAYOR_ASSIGN:
        return bool(s.colonist_ship == 0 and (s.unassigned == 0 or _is_placing(s)))
    if s.step is CAPTAIN_LOAD:
        return bool(s.idle_turns < s.seats)
    if s.step is CAPTAIN_STORE:
        decided = (1 << s.storing * BITS) - 1
        return any(vector & decided == s.kept for vector in keep_vectors(s, s.seat))
    return True


def _is_placing(s: State) -> bool:
    """PR-4.15: the lifted colonists fit on this group and the later ones, which are still empty."""
    later = sum(player_board.circles(s, s.seat, group) for group in range(s.group + 1, GROUPS))
    here = player_board.circles(s, s.seat, s.group) if s.group < GROUPS else 0
    tiles, buildings = s.seat * TILES, s.seat * BUILDINGS
    placed = sum(s.settled[tiles + kind] for kind in range(s.group, TILES))
    placed += sum(max(0, s.city[buildings + i]) for i in range(max(0, s.group - TILES), BUILDINGS))
    return bool(
        here
        and s.later_circles == later
        and s.unassigned <= here + later
        and placed == 0
        and s.san_juan[s.seat] == 0
    )


def _outside_its_phase(s: State) -> list[str]:
    """PR-8.8, PR-8.9, PR-8.10: only captains see a full ship, traders a full house, settlers a gap."""
    found = []
    step = s.step.name
    for capacity, load in zip(s.ship_capacity, s.ship_load, strict=True):
        if load == capacity and not step.startswith("captain"):
            found.append(f"the {capacity}-ship is full {_when(s)}")
    if s.trading_house_size() == HOUSE_SPACES and not step.startswith("trader"):
        found.append(f"the trading house is full {_when(s)}")
    missing = s.seats + 1 - sum(s.face_up)
    if missing > 0 and (step.startswith("settler") or not (len(s.pile) or sum(s.discard))):
        missing = 0
    if missing:
        found.append(f"{sum(s.face_up)} plantations face up instead of {s.seats + 1}")
    return found


def _when(s: State) -> str:
    return "between phases" if s.step in (CHOOSE_ROLE, GAME_OVER) else f"at step {s.step.name}"
