"""Buried Gold: a game for two, or for two against two, with every kind of secret.

Nine plots of an island hide gold that nobody knows, and everybody has a secret contract for a line of
plots. In a round each seat may look under one plot, alone; then all choose in secret where to dig. A plot
that only one team digs opens for it; where both dig they quarrel. Whoever dug most gives a feast
and toasts somebody, who gets a coin. In the end gold, coins and the open plots of the contracts count;
partners sit opposite each other and count together.

It shows words from the position, secret choices, private looks, standing orders, plain coordinates, an
argument that is a seat by another name, a written option and one that is for four alone.
"""

from __future__ import annotations

from typing import cast

from ludoteca.core import registry
from ludoteca.core.game import Game
from ludoteca.core.insight import Insight
from ludoteca.core.options import Settings
from ludoteca.core.position import Position, Reader
from ludoteca.core.rng import Rng
from ludoteca.core.state import NOBODY, State
from ludoteca.core.view import View
from tests.testing.buried_gold.data import (
    DIGGING,
    FEAST,
    GAME_OVER,
    LINES,
    NOTHING,
    OPTIONS,
    PLOTS,
    SCOUT,
    STEPS,
    VERBS,
)
from tests.testing.buried_gold.state import IslandState
from tests.testing.buried_gold.view import IslandView, complete


class BuriedGold(Game):
    """The rules of Buried Gold."""

    id = "buried_gold"
    title = "Buried Gold"
    designers = ("the house",)
    rule_prefix = "BG"
    version = 1
    seat_counts = (2, 4)
    default_seats = 4
    options = OPTIONS
    verbs = VERBS
    view_type = IslandView
    insight = Insight()
    arguments = {"friend": "seat", "owner": "seat", "plots": "plot"}
    state = IslandState

    def empty(self, seats: int, rng: Rng, options: Settings) -> IslandState:
        """An island without gold."""
        s = self.state()
        s.lay(self.id, seats, rng, options)
        s.step, s.round = SCOUT, 1
        s.gold = [0] * len(PLOTS)
        s.owner = [NOTHING] * len(PLOTS)
        s.scouted = [0] * seats
        s.contracts = [0] * seats
        s.digs = [NOTHING] * seats
        s.coins = [0] * seats
        return s

    def deal(self, seats: int, rng: Rng, options: Settings) -> State:
        """Bury the gold and deal the contracts."""
        s = self.empty(seats, rng, options)
        s.gold = [int(digit) for digit in cast(str, options["treasure"])]
        rng.shuffle(s.gold)
        lines = list(range(len(LINES)))
        rng.shuffle(lines)
        s.contracts = lines[:seats]
        return s

    def read(self, position: Reader) -> State:
        """Build a state from a position."""
        players = position.part("players").parts()
        self.check_seats(len(players))
        options = position.part("options").settings(self.options)
        s = self.empty(len(players), position.part("rng").generator(), options)
        s.seat = position.part("seat").number(NOBODY, len(players) - 1)
        s.step = position.part("step").word(STEPS)
        s.round = position.part("round").number(1, 2)
        for number, name in enumerate(PLOTS):
            plot = position.part("plots").part(name)
            s.gold[number] = plot.part("gold").number(1, 9)
            owner = plot.part("owner")
            s.owner[number] = NOTHING if owner.data is None else owner.number(0, len(players) - 1)
        for seat, player in enumerate(players):
            s.contracts[seat] = player.part("contract").word(LINES)
            s.digs[seat] = player.part("dig").word_or_none(PLOTS)
            s.coins[seat] = player.part("coins").number(0, 2)
            for plot in player.part("scouted").parts():
                s.scouted[seat] |= 1 << plot.word(PLOTS)
        s.reveals = position.part("reveals").number(0, 99)
        return s

    def faults(self, state: State) -> list[str]:
        """Gold, contracts and coins are conserved, and everything fits the step."""
        assert isinstance(state, IslandState)
        found = []
        if sorted(state.gold) != sorted(int(digit) for digit in cast(str, state.options["treasure"])):
            found.append("the gold is not the treasure that was buried")
        if len(set(state.contracts)) != state.seats:
            found.append("two players have the same contract")
        if (state.seat == NOBODY) != (state.step == GAME_OVER):
            found.append("nobody decides exactly when the game is over")
        rounds = cast(int, state.options["rounds"])
        if state.round > rounds or (state.step == GAME_OVER and state.round < rounds):
            found.append(f"round {state.round} of {rounds}")
        feasts = state.round - (state.step != GAME_OVER)
        if sum(state.coins) > feasts:
            found.append(f"{sum(state.coins)} coins after {feasts} feasts")
        return found + self.unfit(state)

    def unfit(self, state: IslandState) -> list[str]:
        """What does not belong to the step."""
        found = []
        opened = sum(owner != NOTHING for owner in state.owner)
        digs = state.round - (state.step in (SCOUT, DIGGING))
        if opened > digs * state.seats:
            found.append(f"{opened} plots are open after {digs} rounds of digging")
        if state.step == FEAST and (
            NOTHING in state.digs
            or not any(owner == state.seat and plot in state.digs for plot, owner in enumerate(state.owner))
        ):
            found.append("the feast is given by somebody who has just dug")
        chosen = [dig != NOTHING for dig in state.digs]
        if state.step != FEAST and chosen != [
            state.step == DIGGING and seat < state.seat for seat in range(state.seats)
        ]:
            found.append("those before the one who decides have chosen where to dig, the others have not")
        if state.step == DIGGING and any(
            dig != NOTHING and state.owner[dig] != NOTHING for dig in state.digs
        ):
            found.append("somebody digs where the plot is open")
        return found

    def complete(self, view: View, rng: Rng) -> Position:
        """An island that agrees with a view."""
        return complete(view, rng)


registry.register(BuriedGold())
