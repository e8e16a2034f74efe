"""The island and what is to be done on it."""

from __future__ import annotations

from typing import cast

from ludoteca.core.errors import Reason
from ludoteca.core.orders import GAME, PHASE, ROUND, Order
from ludoteca.core.position import Position
from ludoteca.core.rng import Rng
from ludoteca.core.state import NOBODY, State, ranks
from ludoteca.core.words import Meaning, Phrase
from tests.testing.buried_gold import view as views
from tests.testing.buried_gold.data import (
    DIG,
    DIGGING,
    FEAST,
    GAME_OVER,
    LINE_POINTS,
    LINES,
    NOTHING,
    PEEK,
    PLOTS,
    SCOUT,
    STAY,
    STEPS,
    TOAST,
    is_on_line,
)


class IslandState(State):
    """The island: what lies where, who has dug and who has looked where, contracts and coins."""

    step: int
    round: int
    gold: list[int]
    owner: list[int]
    scouted: list[int]
    contracts: list[int]
    digs: list[int]
    coins: list[int]

    def copy(self) -> IslandState:
        """An independent twin."""
        twin = type(self)()
        self.copy_common(twin)
        twin.step = self.step
        twin.round = self.round
        twin.gold = self.gold[:]
        twin.owner = self.owner[:]
        twin.scouted = self.scouted[:]
        twin.contracts = self.contracts[:]
        twin.digs = self.digs[:]
        twin.coins = self.coins[:]
        return twin

    # --- the rules -------------------------------------------------------------------------------

    def choices(self) -> list[int]:
        """Look under a closed plot or stay; dig at a closed plot; toast anybody else."""
        closed = [plot for plot, owner in enumerate(self.owner) if owner == NOTHING]
        if self.step == SCOUT:
            return [STAY, *(PEEK + plot for plot in closed if not self.has_seen(int(self.seat), plot))]
        if self.step == DIGGING:
            return [DIG + plot for plot in closed]
        return [TOAST + seat for seat in range(self.seats) if seat != self.seat]

    def resolve(self, action: int) -> None:
        """Look, dig or drink, and the next seat is asked."""
        seat = int(self.seat)
        if self.step == FEAST:
            self.coins[action - TOAST] += 1
            if self.journal is not None:
                self.journal.tell("toasted", seat=seat, friend=action - TOAST)
            self.end_round()
            return
        if self.step == DIGGING:
            self.dig(seat, action - DIG)
        elif action != STAY:
            self.peek(seat, action - PEEK)
        if seat + 1 < self.seats:
            self.seat += 1
        elif self.step == SCOUT:
            self.step, self.seat = DIGGING, 0
        else:
            self.open_plots()

    def skip(self) -> None:
        """Never needed: at every step there is something to choose."""
        raise AssertionError("somebody was asked who has nothing to choose")

    def peek(self, seat: int, plot: int) -> None:
        """Everybody sees who looks where; what lies there he alone."""
        self.scouted[seat] |= 1 << plot
        self.reveals += 1
        if self.journal is not None:
            self.journal.tell("peeked", seat=seat, plot=PLOTS[plot])
            self.journal.tell_seats((seat,), "found", seat=seat, plot=PLOTS[plot], gold=self.gold[plot])

    def dig(self, seat: int, plot: int) -> None:
        """A plot is chosen in secret."""
        self.digs[seat] = plot
        if self.journal is not None:
            self.journal.tell("chose", seat=seat)
            self.journal.tell_seats((seat,), "digs", seat=seat, plot=PLOTS[plot])

    def open_plots(self) -> None:
        """The choices are shown; a plot opens for the one team that digs there, and the best digger gives a
        feast.
        """
        self.reveals += 1
        if self.journal is not None:
            self.journal.tell("digs-shown", plots=tuple(PLOTS[plot] for plot in self.digs))
        opened = []
        for plot in dict.fromkeys(self.digs):
            diggers = [seat for seat, dig in enumerate(self.digs) if dig == plot]
            if len({self.team(seat) for seat in diggers}) == 1:
                self.owner[plot] = diggers[0]
                opened.append(plot)
                if self.journal is not None:
                    self.journal.tell("dug", seat=diggers[0], plot=PLOTS[plot], gold=self.gold[plot])
            elif self.journal is not None:
                self.journal.tell("quarrel", plot=PLOTS[plot])
        if opened:
            self.step = FEAST
            self.seat = self.owner[max(opened, key=lambda plot: self.gold[plot])]
        else:
            self.end_round()

    def end_round(self) -> None:
        """The next round begins, or contracts are shown and the game is over."""
        self.digs = [NOTHING] * self.seats
        if self.round < cast(int, self.options["rounds"]):
            self.round += 1
            self.step, self.seat = SCOUT, 0
            return
        self.step, self.seat = GAME_OVER, NOBODY
        self.reveals += 1
        if self.journal is not None:
            for seat, line in enumerate(self.contracts):
                self.journal.tell("contract-shown", seat=seat, line=LINES[line])
            for plot, owner in enumerate(self.owner):
                if owner == NOTHING:
                    self.journal.tell("left", plot=PLOTS[plot], gold=self.gold[plot])

    # --- questions -------------------------------------------------------------------------------

    def team(self, seat: int) -> int:
        """Who sits opposite is a partner."""
        return seat % 2

    def has_seen(self, seat: int | None, plot: int) -> bool:
        """Has somebody looked under a plot himself?"""
        return seat is not None and bool(self.scouted[seat] >> plot & 1)

    def knows_contract(self, viewer: int | None, seat: int) -> bool:
        """One's own, that of a partner who whispers, and all in the end."""
        partners = viewer is not None and self.team(viewer) == self.team(seat)
        return self.over or viewer == seat or (partners and bool(self.options["whispers"]))

    def breakdown(self) -> list[dict[str, int]]:
        """Points of the team of every seat by source."""
        teams = [
            {
                "gold": sum(
                    gold for gold, owner in zip(self.gold, self.owner, strict=True) if owner in members
                ),
                "coins": sum(self.coins[seat] for seat in members),
                "contracts": sum(self.contract_points(seat) for seat in members),
            }
            for members in ([seat for seat in range(self.seats) if seat % 2 == team] for team in range(2))
        ]
        return [dict(teams[self.team(seat)]) for seat in range(self.seats)]

    def contract_points(self, seat: int) -> int:
        """Points for every open plot on the line."""
        line = self.contracts[seat]
        return LINE_POINTS * sum(
            owner != NOTHING and is_on_line(plot, line) for plot, owner in enumerate(self.owner)
        )

    def scores(self) -> list[int]:
        """Points of the team of every seat."""
        return [sum(sources.values()) for sources in self.breakdown()]

    def standings(self) -> list[int]:
        """Ranks of the teams by points, then by gold."""
        sources = self.breakdown()[:2]
        places = ranks([(sum(points.values()), points["gold"]) for points in sources])
        return [places[self.team(seat)] for seat in range(self.seats)]

    def open_scores(self, viewer: int | None) -> list[int | None]:
        """Contracts are secret, so points are known in the end."""
        return list(self.scores()) if self.over else [None] * self.seats

    def holdings(self, seat: int) -> dict[str, int]:
        """Coins, and the gold that one has dug oneself."""
        mine = [gold for gold, owner in zip(self.gold, self.owner, strict=True) if owner == seat]
        return {"coins": self.coins[seat], "gold": sum(mine)}

    # --- in words --------------------------------------------------------------------------------

    def asked(self) -> str:
        """The name of the step."""
        return STEPS[self.step]

    def prompt(self) -> Phrase:
        """The question, with the round or the contract that one should have in mind."""
        if self.step == FEAST:
            return Phrase("prompt-feast", {"coins": self.coins[self.seat]})
        line = LINES[self.contracts[self.seat]]
        return Phrase(f"prompt-{self.asked()}", {"round": self.round, "line": line})

    def meaning(self, action: int) -> Meaning:
        """What one knows about a plot, and whether it serves the contract."""
        seat = int(self.seat)
        if action == STAY:
            return Meaning()
        if action >= TOAST:
            partner = self.team(action - TOAST) == self.team(seat)
            return Meaning(catch=Phrase("catch-partner") if partner else None)
        plot = (action - PEEK) % len(PLOTS)
        group = "group-contract" if is_on_line(plot, self.contracts[seat]) else "group-elsewhere"
        if not self.has_seen(seat, plot):
            return Meaning(group=Phrase(group))
        return Meaning(
            label=Phrase("label-dig-for", {"plot": PLOTS[plot], "gold": self.gold[plot]}),
            elements=(f"plot:{PLOTS[plot]}", f"gold:{self.gold[plot]}"),
            catch=Phrase("catch-seen"),
            group=Phrase(group),
        )

    def why_not(self, action: int) -> Reason:
        """A plot is open or looked at already, or one thinks of oneself."""
        if self.over:
            return Reason("reason-game-over")
        if self.step == FEAST:
            yourself = action == TOAST + self.seat
            return Reason("reason-not-yourself") if yourself else Reason("reason-feast")
        if action in (STAY, *range(TOAST, TOAST + 4)):
            return Reason("reason-not-now")
        plot = (action - PEEK) % len(PLOTS)
        if self.owner[plot] != NOTHING:
            return Reason("reason-open", {"plot": PLOTS[plot], "owner": self.owner[plot]})
        known = self.step == SCOUT and PEEK <= action < DIG
        return Reason("reason-seen" if known else "reason-not-now", {"plot": PLOTS[plot]} if known else {})

    def hides(self, action: int) -> bool:
        """Where one digs is a secret until the last has chosen."""
        return self.step == DIGGING and self.seat + 1 < self.seats

    def orders(self, seat: int) -> list[Order]:
        """One may promise to scout no more."""
        return [] if self.over else [Order("scout", STAY, ROUND), Order("scout", STAY, GAME)]

    def span(self, until: str) -> int:
        """Rounds are counted, and in each the steps."""
        return {PHASE: self.round * len(STEPS) + self.step, ROUND: self.round}.get(until, 0)

    def ahead(self, seat: int, rng: Rng) -> State | None:
        """While others scout, one may think of one's own scouting."""
        if self.step != SCOUT or seat < self.seat:
            return None
        twin = cast(IslandState, self.imagine(seat, rng))
        twin.seat = seat
        twin.advance()
        return twin

    # --- the border ------------------------------------------------------------------------------

    def position(self) -> Position:
        """The complete position as plain data."""
        return {
            "game": self.game_id,
            "version": self.game.version,
            "options": dict(self.options),
            "seat": self.seat,
            "step": STEPS[self.step],
            "round": self.round,
            "plots": {
                name: {"gold": self.gold[plot], "owner": None if self.owner[plot] < 0 else self.owner[plot]}
                for plot, name in enumerate(PLOTS)
            },
            "players": [
                {
                    "contract": LINES[self.contracts[seat]],
                    "scouted": [name for plot, name in enumerate(PLOTS) if self.has_seen(seat, plot)],
                    "dig": None if self.digs[seat] == NOTHING else PLOTS[self.digs[seat]],
                    "coins": self.coins[seat],
                }
                for seat in range(self.seats)
            ],
            "reveals": self.reveals,
            "rng": self.rng.state(),
        }

    def view(self, seat: int | None) -> views.IslandView:
        """What a seat may see."""
        return views.look(self, seat)
