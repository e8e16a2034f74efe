"""Market Day: a whole game in one file, in plain Python, to show how a game is added to the house.

Everybody holds some cards of a deck numbered 1 to 40. Each day one ware is turned up. All secretly bid
one card; then the bids are shown: the highest takes the ware, the lowest gets a coin as consolation. The
cards are spent. When the hands are empty, wares count their value and coins one point each.

Hidden are the hands of the others, their bids until everybody has bid, the cards that were not dealt and
the order of the wares to come. A last card is bid without asking.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import cast

from ludoteca.core import registry
from ludoteca.core.errors import Reason
from ludoteca.core.game import Game
from ludoteca.core.insight import Insight
from ludoteca.core.options import Option, Setting, Settings
from ludoteca.core.position import Position, Reader
from ludoteca.core.rng import Rng
from ludoteca.core.state import NOBODY, State, ranks
from ludoteca.core.verbs import Verb, Verbs, numbers
from ludoteca.core.view import View

CARDS = range(1, 41)
WARES = range(1, 11)
NO_BID = 0

VERBS = Verbs(Verb("bid", numbers("card", CARDS[0], CARDS[-1])))
FIRST_BID = VERBS.first("bid")
OPTIONS = (Option("hand", 4, low=2, high=9),)
STEPS = ("bid", "game_over")


class MarketState(State):
    """The market: hands, bids and wares."""

    hands: list[list[int]]
    bids: list[int]
    spent: list[int]
    ware: int
    coming: list[int]
    wares: list[list[int]]
    coins: list[int]

    def clear(self, game_id: str, seats: int, rng: Rng, options: Settings) -> None:
        """An empty market."""
        self.lay(game_id, seats, rng, options)
        self.hands = [[] for _ in range(seats)]
        self.bids = [NO_BID] * seats
        self.spent = []
        self.ware = 0
        self.coming = []
        self.wares = [[] for _ in range(seats)]
        self.coins = [0] * seats

    def copy(self) -> MarketState:
        """An independent twin."""
        twin = type(self)()
        self.copy_common(twin)
        twin.hands = [hand[:] for hand in self.hands]
        twin.bids = self.bids[:]
        twin.spent = self.spent[:]
        twin.ware = self.ware
        twin.coming = self.coming[:]
        twin.wares = [wares[:] for wares in self.wares]
        twin.coins = self.coins[:]
        return twin

    # --- the rules -------------------------------------------------------------------------------

    def choices(self) -> list[int]:
        """A card of the hand."""
        return [FIRST_BID + card - CARDS[0] for card in self.hands[self.seat]]

    def resolve(self, action: int) -> None:
        """The bid lies face down; the last one opens the market."""
        card = action - FIRST_BID + CARDS[0]
        self.hands[self.seat].remove(card)
        self.bids[self.seat] = card
        if self.journal is not None:
            self.journal.tell("bid-placed", seat=int(self.seat))
            self.journal.tell_seats((int(self.seat),), "bid-is", seat=int(self.seat), card=card)
        if self.seat + 1 < self.seats:
            self.seat += 1
        else:
            self.open_market()

    def skip(self) -> None:
        """Never needed: who is asked has a card."""
        raise AssertionError("a seat without cards was asked")

    def open_market(self) -> None:
        """The bids are shown, ware and coin change hands, and the next day begins."""
        winner = self.bids.index(max(self.bids))
        loser = self.bids.index(min(self.bids))
        self.wares[winner].append(self.ware)
        self.coins[loser] += 1
        self.reveals += 1
        if self.journal is not None:
            self.journal.tell("bids-shown", cards=tuple(str(bid) for bid in self.bids))
            self.journal.tell("ware-sold", seat=winner, ware=self.ware)
        self.spent += self.bids
        self.bids = [NO_BID] * self.seats
        if self.hands[0]:
            self.ware = self.coming.pop()
            self.seat = 0
            if self.journal is not None:
                self.journal.tell("ware-offered", ware=self.ware)
        else:
            self.ware = 0
            self.seat = NOBODY

    def why_not(self, action: int) -> Reason:
        """One can only bid what one holds."""
        if self.over:
            return Reason("reason-game-over")
        return Reason("reason-not-in-hand", {"card": action - FIRST_BID + CARDS[0]})

    def hides(self, action: int) -> bool:
        """A bid lies face down until the last one is made."""
        return self.seat + 1 < self.seats

    def breakdown(self) -> list[dict[str, int]]:
        """Points of every seat by source."""
        return [
            {"wares": sum(wares), "coins": coins} for wares, coins in zip(self.wares, self.coins, strict=True)
        ]

    def scores(self) -> list[int]:
        """Points of every seat."""
        return [sum(sources.values()) for sources in self.breakdown()]

    def standings(self) -> list[int]:
        """Ranks by points, then by the number of wares."""
        return ranks([(score, len(wares)) for score, wares in zip(self.scores(), self.wares, strict=True)])

    # --- the border ------------------------------------------------------------------------------

    def position(self) -> Position:
        """The complete position as plain data."""
        return {
            "game": self.game_id,
            "version": self.game.version,
            "options": dict(self.options),
            "seat": self.seat,
            "step": self.step,
            "ware": self.ware,
            "coming": self.coming[:],
            "spent": self.spent[:],
            "players": [
                {
                    "hand": self.hands[seat][:],
                    "bid": self.bids[seat],
                    "wares": self.wares[seat][:],
                    "coins": self.coins[seat],
                }
                for seat in range(self.seats)
            ],
            "reveals": self.reveals,
            "rng": self.rng.state(),
        }

    @property
    def step(self) -> str:
        """What is to be decided."""
        return "game_over" if self.over else "bid"

    def view(self, seat: int | None) -> MarketView:
        """What a seat may see: its own cards, and of the others only how many they have."""
        return MarketView(
            game=self.game_id,
            version=self.game.version,
            options=dict(self.options),
            viewer=seat,
            seat=int(self.seat),
            step=self.step,
            ware=self.ware,
            coming=tuple(sorted(self.coming)),
            spent=tuple(self.spent),
            players=tuple(self.player_view(other, seat) for other in range(self.seats)),
            reveals=int(self.reveals),
        )

    def player_view(self, seat: int, viewer: int | None) -> PlayerView:
        """One player as another sees him."""
        own = seat == viewer
        return PlayerView(
            hand=tuple(self.hands[seat]) if own else None,
            cards=len(self.hands[seat]),
            bid=self.bids[seat] if own else None,
            has_bid=self.bids[seat] != NO_BID,
            wares=tuple(self.wares[seat]),
            coins=self.coins[seat],
        )


@dataclass(frozen=True)
class PlayerView:
    """A player; hand and bid are None where they are hidden."""

    hand: tuple[int, ...] | None
    cards: int
    bid: int | None
    has_bid: bool
    wares: tuple[int, ...]
    coins: int


@dataclass(frozen=True, kw_only=True)
class MarketView(View):
    """The market as one seat sees it; `coming` is sorted, its order is unknown."""

    ware: int
    coming: tuple[int, ...]
    spent: tuple[int, ...]
    players: tuple[PlayerView, ...]
    reveals: int


class MarketDay(Game):
    """The rules of Market Day."""

    id = "market_day"
    title = "Market Day"
    designers = ("the house",)
    rule_prefix = "MD"
    version = 1
    seat_counts = (2, 3, 4)
    default_seats = 3
    options = OPTIONS
    verbs = VERBS
    view_type = MarketView
    insight = Insight()
    state = MarketState

    def deal(self, seats: int, rng: Rng, options: Settings) -> State:
        """Deal the hands and turn the first ware up."""
        s = self.state()
        s.clear(self.id, seats, rng, options)
        deck = list(CARDS)
        rng.shuffle(deck)
        for hand in s.hands:
            hand += sorted(deck.pop() for _ in range(hand_size(options)))
        s.coming = list(WARES)
        rng.shuffle(s.coming)
        s.ware = s.coming.pop()
        return s

    def read(self, position: Reader) -> State:
        """Build a state from a position."""
        players = position.part("players").parts()
        self.check_seats(len(players))
        s = self.state()
        options = position.part("options").settings(self.options)
        s.clear(self.id, len(players), position.part("rng").generator(), options)
        s.seat = position.part("seat").number(NOBODY, len(players) - 1)
        if position.part("step").word(STEPS) != STEPS.index(s.step):
            raise position.part("step").fail(f"seat {s.seat} decides, so the step is {s.step}")
        s.ware = position.part("ware").number(0, WARES[-1])
        s.coming = read_numbers(position.part("coming"), WARES)
        s.spent = read_numbers(position.part("spent"), CARDS)
        for seat, player in enumerate(players):
            s.hands[seat] = read_numbers(player.part("hand"), CARDS)
            s.bids[seat] = player.part("bid").number(NO_BID, CARDS[-1])
            s.wares[seat] = read_numbers(player.part("wares"), WARES)
            s.coins[seat] = player.part("coins").number(0, len(WARES))
        s.reveals = position.part("reveals").number(0, len(WARES))
        return s

    def faults(self, state: State) -> list[str]:
        """Cards and wares are conserved, and everybody has spent as many as there were days."""
        assert isinstance(state, MarketState)
        days = sum(len(wares) for wares in state.wares)
        cards = [*state.spent, *(card for hand in state.hands for card in hand), *filter(None, state.bids)]
        wares = [
            *state.coming,
            *(ware for taken in state.wares for ware in taken),
            *filter(None, [state.ware]),
        ]
        left = hand_size(state.options) - days
        found = []
        if len(set(cards)) != len(cards) or len(state.spent) != days * state.seats:
            found.append("a card is there twice, or too many are spent")
        if sorted(wares) != list(WARES):
            found.append("wares are missing or there twice")
        if any(hand != sorted(hand) for hand in state.hands):
            found.append("a hand is not sorted")
        if any(
            len(hand) + (bid != NO_BID) != left for hand, bid in zip(state.hands, state.bids, strict=True)
        ):
            found.append(f"everybody should have {left} cards, bids included")
        if [bid != NO_BID for bid in state.bids] != [seat < state.seat for seat in range(state.seats)]:
            found.append("the seats before the one that decides have bid, the others have not")
        if state.over != (left == 0) or state.over != (state.ware == 0):
            found.append("the game is over when the hands are empty, and then no ware is for sale")
        if sum(state.coins) != days or state.reveals != days:
            found.append("each day brings one coin and shows the bids once")
        return found

    def complete(self, view: View, rng: Rng) -> Position:
        """Deal what the viewer does not see at random: the others' cards and the order of the wares."""
        assert isinstance(view, MarketView)
        known = {*view.spent}
        for player in view.players:
            known.update(player.hand or ())
            known.add(player.bid or NO_BID)
        unseen = [card for card in CARDS if card not in known]
        rng.shuffle(unseen)
        coming = list(view.coming)
        rng.shuffle(coming)
        return {
            "game": view.game,
            "version": view.version,
            "options": dict(view.options),
            "seat": view.seat,
            "step": view.step,
            "ware": view.ware,
            "coming": coming,
            "spent": list(view.spent),
            "players": [imagine_player(player, unseen) for player in view.players],
            "reveals": view.reveals,
            "rng": rng.fork().state(),
        }


def imagine_player(player: PlayerView, unseen: list[int]) -> Position:
    """A player with his cards, drawn from the unseen ones if they are hidden."""
    if player.hand is None or player.bid is None:
        bid = unseen.pop() if player.has_bid else NO_BID
        hand = sorted(unseen.pop() for _ in range(player.cards))
    else:
        bid, hand = player.bid, list(player.hand)
    return {"hand": hand, "bid": bid, "wares": list(player.wares), "coins": player.coins}


def hand_size(options: Mapping[str, Setting]) -> int:
    """How many cards everybody gets."""
    return cast(int, options["hand"])


def read_numbers(part: Reader, allowed: range) -> list[int]:
    """A list of numbers of a position."""
    return [entry.number(allowed[0], allowed[-1]) for entry in part.parts()]


registry.register(MarketDay())
