"""Slow and Steady: a game for one, against an opponent that nobody plays.

The hare races the tortoise over twenty fields. In its turn it hops two fields, dashes as far as the next
card of its pile says (which may be nowhere), or rests, which mixes the spent cards into the pile. Then
the tortoise walks as far as the next card of its own pile says. Whoever is ahead when one of them has
arrived, or when the tortoise's pile is spent, has won; the tortoise wins ties.

Hidden is the order of both piles.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from ludoteca.core import registry
from ludoteca.core.errors import Reason
from ludoteca.core.game import Game
from ludoteca.core.insight import Insight
from ludoteca.core.options import Option, Settings
from ludoteca.core.position import Json, Position, Reader
from ludoteca.core.rivals import Rival
from ludoteca.core.rng import Rng
from ludoteca.core.state import NOBODY, State
from ludoteca.core.verbs import Verb, Verbs
from ludoteca.core.view import View
from ludoteca.core.words import Meaning, Phrase

GOAL = 20
HOP_FIELDS = 2
CARDS = (0, 0, 1, 3, 4, 5, 6)
PACES = (1, 1, 1, 2, 2, 2, 2, 3, 3, 3)

VERBS = Verbs(Verb("hop"), Verb("dash"), Verb("rest"))
HOP, DASH, REST = range(3)
STEPS = ("run", "walk", "game_over")
RUN, WALK, GAME_OVER = range(3)


class RaceState(State):
    """The race: how far both are, and their piles, the next card last."""

    step: int
    hare: int
    tortoise: int
    pile: list[int]
    spent: list[int]
    paces: list[int]

    def copy(self) -> RaceState:
        """An independent twin."""
        twin = type(self)()
        self.copy_common(twin)
        twin.step = self.step
        twin.hare = self.hare
        twin.tortoise = self.tortoise
        twin.pile = self.pile[:]
        twin.spent = self.spent[:]
        twin.paces = self.paces[:]
        return twin

    # --- the rules -------------------------------------------------------------------------------

    def choices(self) -> list[int]:
        """Hop; dash if a card is left; rest if one is spent. The tortoise does not choose."""
        if self.step == WALK:
            return []
        return [HOP, *([DASH] if self.pile else []), *([REST] if self.spent else [])]

    def resolve(self, action: int) -> None:
        """The hare moves, or mixes its cards."""
        if action == REST:
            self.pile = sorted(self.pile + self.spent)
            self.spent = []
            self.rng.shuffle(self.pile)
            self.tell("rested")
        else:
            fields = HOP_FIELDS if action == HOP else self.pile.pop()
            if action == DASH:
                self.reveals += 1
                self.spent.append(fields)
            self.hare += fields
            self.tell("hopped" if action == HOP else "dashed", fields=fields)
        self.step = WALK

    def skip(self) -> None:
        """The tortoise walks, and the race is over or goes on."""
        fields = self.paces.pop()
        self.reveals += 1
        self.tortoise += fields
        if self.journal is not None:
            self.journal.tell("walked", rival="tortoise", fields=fields)
        if max(self.hare, self.tortoise) >= GOAL or not self.paces:
            self.step, self.seat = GAME_OVER, NOBODY
        else:
            self.step = RUN

    def tell(self, event: str, **args: int) -> None:
        """Something the hare did."""
        if self.journal is not None:
            self.journal.tell(event, seat=0, **args)

    def breakdown(self) -> list[dict[str, int]]:
        """A point a field."""
        return [{"fields": self.hare}]

    def scores(self) -> list[int]:
        """Points of the one seat."""
        return [self.hare]

    def standings(self) -> list[int]:
        """Won if the hare is ahead."""
        return [1 if self.hare > self.tortoise else 2]

    def rivals(self) -> list[Rival]:
        """The tortoise."""
        return [Rival("tortoise", {"fields": self.tortoise}, 2 if self.hare > self.tortoise else 1)]

    # --- in words --------------------------------------------------------------------------------

    def prompt(self) -> Phrase:
        """How far there is to go, and who is ahead."""
        return Phrase("prompt-run", {"left": max(0, GOAL - self.hare), "lead": self.hare - self.tortoise})

    def meaning(self, action: int) -> Meaning:
        """From how many cards a dash is drawn."""
        return (
            Meaning(catch=Phrase("catch-cards", {"count": len(self.pile)})) if action == DASH else Meaning()
        )

    def holdings(self, seat: int) -> dict[str, int]:
        """The fields behind one."""
        return {"fields": self.hare}

    def open_scores(self, viewer: int | None) -> list[int | None]:
        """Everybody sees the race."""
        return [self.hare]

    def why_not(self, action: int) -> Reason:
        """A dash needs a card, a rest one that is spent."""
        if self.over:
            return Reason("reason-game-over")
        return Reason("reason-no-card" if action == DASH else "reason-nothing-spent")

    # --- the border ------------------------------------------------------------------------------

    def position(self) -> Position:
        """The complete position as plain data."""
        return {
            "game": self.game_id,
            "version": self.game.version,
            "options": dict(self.options),
            "seat": self.seat,
            "step": STEPS[self.step],
            "hare": self.hare,
            "tortoise": self.tortoise,
            "pile": self.pile[:],
            "spent": self.spent[:],
            "paces": self.paces[:],
            "reveals": self.reveals,
            "rng": self.rng.state(),
        }

    def view(self, seat: int | None) -> RaceView:
        """The race; of both piles only what is in them."""
        return RaceView(
            game=self.game_id,
            version=self.game.version,
            options=dict(self.options),
            viewer=seat,
            seat=int(self.seat),
            step=STEPS[self.step],
            hare=self.hare,
            tortoise=self.tortoise,
            pile=tuple(sorted(self.pile)),
            spent=tuple(self.spent),
            paces=tuple(sorted(self.paces)),
            reveals=int(self.reveals),
        )


@dataclass(frozen=True, kw_only=True)
class RaceView(View):
    """The race as everybody sees it; the piles are sorted, their order is unknown."""

    hare: int
    tortoise: int
    pile: tuple[int, ...]
    spent: tuple[int, ...]
    paces: tuple[int, ...]
    reveals: int


class SlowAndSteady(Game):
    """The rules of Slow and Steady."""

    id = "slow_and_steady"
    title = "Slow and Steady"
    designers = ("the house",)
    rule_prefix = "SS"
    version = 1
    seat_counts = (1,)
    default_seats = 1
    options = (Option("head_start", 2, low=0, high=6),)
    verbs = VERBS
    view_type = RaceView
    insight = Insight()
    state = RaceState

    def deal(self, seats: int, rng: Rng, options: Settings) -> State:
        """Shuffle both piles and give the tortoise its head start."""
        s = self.state()
        s.lay(self.id, seats, rng, options)
        s.step = RUN
        s.hare, s.tortoise = 0, cast(int, options["head_start"])
        s.pile, s.spent, s.paces = list(CARDS), [], list(PACES)
        rng.shuffle(s.pile)
        rng.shuffle(s.paces)
        return s

    def read(self, position: Reader) -> State:
        """Build a state from a position."""
        s = self.state()
        s.lay(self.id, 1, position.part("rng").generator(), position.part("options").settings(self.options))
        s.seat = position.part("seat").number(NOBODY, 0)
        s.step = position.part("step").word(STEPS)
        s.hare = position.part("hare").number(0, GOAL + CARDS[-1])
        s.tortoise = position.part("tortoise").number(0, GOAL + PACES[-1])
        s.pile, s.spent = (read_cards(position.part(key), CARDS[-1]) for key in ("pile", "spent"))
        s.paces = read_cards(position.part("paces"), PACES[-1])
        s.reveals = position.part("reveals").number(0, 100)
        return s

    def faults(self, state: State) -> list[str]:
        """Cards are conserved, the tortoise has walked what is not in its pile, and the end is the end."""
        assert isinstance(state, RaceState)
        found = []
        if sorted(state.pile + state.spent) != list(CARDS):
            found.append("the cards of the hare are not the seven there are")
        walked = list(PACES)
        if any(walked.count(pace) < state.paces.count(pace) for pace in PACES):
            found.append("the tortoise has more cards than there are")
        elif state.tortoise != cast(int, state.options["head_start"]) + sum(PACES) - sum(state.paces):
            found.append("the tortoise has not walked as far as its spent cards say")
        arrived = max(state.hare, state.tortoise) >= GOAL or not state.paces
        if (state.seat == NOBODY) != (state.step == GAME_OVER):
            found.append("nobody decides exactly when the race is over")
        if state.step != WALK and arrived != (state.step == GAME_OVER):
            found.append("the race is over when somebody has arrived or the tortoise has no card")
        if state.step == WALK and not state.paces:
            found.append("the tortoise cannot walk without a card")
        return found

    def complete(self, view: View, rng: Rng) -> Position:
        """Both piles in a random order."""
        assert isinstance(view, RaceView)
        pile, paces = list(view.pile), list(view.paces)
        rng.shuffle(pile)
        rng.shuffle(paces)
        return {
            **{key: cast(Json, value) for key, value in vars(view).items() if key != "viewer"},
            "options": dict(view.options),
            "pile": pile,
            "spent": list(view.spent),
            "paces": paces,
            "rng": rng.fork().state(),
        }


def read_cards(part: Reader, highest: int) -> list[int]:
    """A list of cards of a position."""
    return [entry.number(0, highest) for entry in part.parts()]


registry.register(SlowAndSteady())
