"""Words from the position in a war: how many are left, what a battle would bring, who asks for consent."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from ludoteca.core.words import AS_EVER, Meaning, Phrase
from ludoteca.games.rio_de_la_plata.actions import DEFEND_FIRST, DONE, END_WAR_TURN, SELECT_FIRST, VERBS
from ludoteca.games.rio_de_la_plata.data import (
    BUILDINGS,
    CANNONS_NEED,
    ENEMY_NAMES,
    ON_MAP_NAMES,
    UNBUILT,
)
from ludoteca.games.rio_de_la_plata.geography import DIRECTION_NAMES, SPACE_NAMES, SPACES
from ludoteca.games.rio_de_la_plata.stacks import EMPTY, HEIGHT
from ludoteca.games.rio_de_la_plata.steps import (
    battle,
    cannons,
    consent,
    defence,
    groups,
    movement,
    war,
)
from ludoteca.games.rio_de_la_plata.steps.step import Step

if TYPE_CHECKING:
    from ludoteca.games.rio_de_la_plata.state import State

# --- what is asked -------------------------------------------------------------------------------


def _ask_to_attack(s: State) -> Phrase:
    return Phrase("prompt-attack_edge-here", {"count": int(s.unplaced), "enemy": ENEMY_NAMES[s.enemy]})


def _ask_to_bet(s: State) -> Phrase:
    return Phrase(
        "prompt-cannon_bet-here",
        {"count": int(s.enemies), "enemy": ENEMY_NAMES[s.enemy], "aim": int(cannons.aim(s))},
    )


def _ask_to_shoot(s: State) -> Phrase:
    return Phrase("prompt-cannon_shot-here", {"count": int(s.shots)})


def _ask_to_defend(s: State) -> Phrase:
    """Whose pawn it is; with two players also the attacker's."""
    return Phrase(
        "prompt-defend_space-here",
        {"owner": int(defence.colour_in_turn(s)), "count": int(s.own_left or s.other_left)},
    )


def _ask_to_hire(s: State) -> Phrase:
    return Phrase("prompt-defend_hire-here", {"coins": int(s.hired) + 1})


def _ask_for_group(s: State) -> Phrase:
    if groups.is_attacking(s):
        return Phrase("prompt-war_turn-attacker", {"enemy": ENEMY_NAMES[s.enemy], "round": int(s.war_round)})
    return Phrase("prompt-war_turn-defender", {"round": int(s.war_round)})


def _ask_to_move(s: State) -> Phrase:
    return Phrase("prompt-war_move-here", {"count": int(s.points), "size": int(groups.size_at(s, s.active))})


def _ask_to_join(s: State) -> Phrase:
    mover, space = int(s.mover), SPACE_NAMES[s.partner]
    if s.proposal == consent.GIVE_PAWN:
        return Phrase("prompt-answer_join-transfer", {"partner": mover, "space": space})
    above = int(s.proposal == consent.JOIN_ABOVE)
    return Phrase("prompt-answer_join-here", {"partner": mover, "space": space, "above": above})


def _ask_to_release(s: State) -> Phrase:
    return Phrase("prompt-answer_sacrifice-here", {"partner": int(s.mover), "space": SPACE_NAMES[s.partner]})


PROMPTS: Mapping[Step, Callable[[State], Phrase]] = {
    war.ATTACK_EDGE: _ask_to_attack,
    cannons.CANNON_BET: _ask_to_bet,
    cannons.CANNON_SHOT: _ask_to_shoot,
    defence.DEFEND_SPACE: _ask_to_defend,
    defence.DEFEND_HIRE: _ask_to_hire,
    movement.WAR_TURN: _ask_for_group,
    movement.WAR_MOVE: _ask_to_move,
    consent.ANSWER_JOIN: _ask_to_join,
    consent.ANSWER_SACRIFICE: _ask_to_release,
}

# --- what a choice means -------------------------------------------------------------------------

MOVES, SACRIFICES = "way:move", "way:extra"
"""What tells two choices of one group apart: it moves, or another is sacrificed so that it moves again."""


def _bet(s: State, shots: str) -> Meaning:
    """The sum of the dice that hits."""
    if shots == "0":
        return AS_EVER
    needed = int(CANNONS_NEED) + int(shots) - int(cannons.aim(s))
    return Meaning(catch=Phrase("catch-needs-roll", {"roll": needed}))


def _select(s: State, name: str) -> Meaning:
    size = int(groups.size_at(s, SPACE_NAMES.index(name)))
    points = int(groups.movement_points(size))
    label = Phrase("action-select-here", {"space": name, "size": size, "count": points})
    return Meaning(label, (f"space:{name}", MOVES))


def _select_outside(_s: State, wall: str, size: str) -> Meaning:
    return Meaning(elements=(f"wall:{wall}", f"size:{size}", MOVES))


def _extra(_s: State, space: str) -> Meaning:
    return Meaning(elements=(f"space:{space}", SACRIFICES))


def _extra_outside(_s: State, wall: str, size: str) -> Meaning:
    return Meaning(elements=(f"wall:{wall}", f"size:{size}", SACRIFICES))


def _step(s: State, name: str) -> Meaning:
    """Where it leads, and what a battle would bring."""
    direction = DIRECTION_NAMES.index(name)
    space = int(groups.target(s.active, direction))
    elements = (f"space:{SPACE_NAMES[space]}", f"direction:{name}")
    label = Phrase("action-step-here", {"direction": name, "space": SPACE_NAMES[space]})
    return Meaning(label=label, elements=elements, catch=_battle(s, space))


def _battle(s: State, space: int) -> Phrase | None:
    """Losses of both sides, and a building that falls."""
    size = groups.size_at(s, s.active)
    building = s.building[space]
    if not groups.is_attacking(s):
        if s.invaders[space] == 0:
            return None
        return _losses(s, int(s.invaders[space]), int(size), space)
    group = groups.workers_at(s, space)
    if group == EMPTY:
        if building == UNBUILT:
            return None
        return Phrase("catch-destroys", {"building": ON_MAP_NAMES[building]})
    left = size - battle.enemies_killed(s, size, HEIGHT[group], space)
    if left > 0 and building != UNBUILT:
        return Phrase(
            "catch-battle-and-building",
            {
                "killed": int(size - left),
                "lost": int(battle.workers_lost(s, size, HEIGHT[group], space)),
                "building": ON_MAP_NAMES[building],
            },
        )
    return _losses(s, int(size), int(HEIGHT[group]), space)


def _losses(s: State, enemies: int, workers: int, space: int) -> Phrase:
    return Phrase(
        "catch-battle",
        {
            "killed": int(battle.enemies_killed(s, enemies, workers, space)),
            "lost": int(battle.workers_lost(s, enemies, workers, space)),
        },
    )


def _join(s: State, direction: str, layer: str) -> Meaning:
    space = int(groups.target(s.active, DIRECTION_NAMES.index(direction)))
    name = SPACE_NAMES[space]
    return Meaning(
        label=Phrase("action-join-here", {"space": name, "layer": layer}),
        elements=(f"space:{name}", f"layer:{layer}"),
    )


def _transfer(s: State, direction: str) -> Meaning:
    space = int(groups.target(s.active, DIRECTION_NAMES.index(direction)))
    return Meaning(
        label=Phrase("action-transfer-here", {"space": SPACE_NAMES[space]}),
        elements=(f"space:{SPACE_NAMES[space]}", "transfer"),
    )


def _hire(s: State, answer: str) -> Meaning:
    if answer == "no":
        return AS_EVER
    return Meaning(catch=Phrase("catch-costs-coins", {"coins": int(s.hired) + 1}))


def _answer(s: State, answer: str) -> Meaning:
    return Meaning(elements=(f"space:{SPACE_NAMES[s.partner]}", f"answer:{answer}"))


MEANINGS: Mapping[str, Callable[..., Meaning]] = {
    "bet": _bet,
    "select": _select,
    "select_outside": _select_outside,
    "extra": _extra,
    "extra_outside": _extra_outside,
    "step": _step,
    "join": _join,
    "transfer": _transfer,
    "hire": _hire,
    "agree": _answer,
    "release": _answer,
}

# --- what could be asked -------------------------------------------------------------------------


def _try_defend(s: State) -> list[int]:
    """Every minor building."""
    return [DEFEND_FIRST + space for space in range(SPACES) if 0 <= s.building[space] < BUILDINGS]


def _try_groups(s: State) -> list[int]:
    """Every group on the map, and what may be done with those outside."""
    groups_there = [
        SELECT_FIRST + space
        for space in range(SPACES)
        if s.invaders[space] > 0 or groups.workers_at(s, space) != EMPTY
    ]
    others = [action for action in s.actions() if action not in groups_there and action != END_WAR_TURN]
    return [*groups_there, *others, END_WAR_TURN]


def _try_moves(s: State) -> list[int]:
    moves = [action for word in ("step", "join", "transfer") for action in VERBS.of(word)]
    return [*moves, DONE, *(action for action in s.actions() if action > DONE)]


CANDIDATES: Mapping[Step, Callable[[State], list[int]]] = {
    defence.DEFEND_SPACE: _try_defend,
    movement.WAR_TURN: _try_groups,
    movement.WAR_MOVE: _try_moves,
}
ONLY_LEGAL = (cannons.CANNON_SHOT, movement.SACRIFICE)
