"""The contract of a game: its seats, options, verbs and behaviour version. Immutable."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from hashlib import sha256
from random import SystemRandom
from types import MappingProxyType
from typing import TYPE_CHECKING

from ludoteca.core.encoding.plan import ENCODING, Feature, FromView, plan_for
from ludoteca.core.encoding.rows import Filler
from ludoteca.core.encoding.traits import Traits
from ludoteca.core.errors import BadOption, brief
from ludoteca.core.events import Journal
from ludoteca.core.insight import Insight
from ludoteca.core.options import Option, Setting, Settings, settle_for
from ludoteca.core.position import Position, Reader
from ludoteca.core.rng import Rng
from ludoteca.core.state import State
from ludoteca.core.verbs import Verbs
from ludoteca.core.view import View
from ludoteca.core.words import Phrase

if TYPE_CHECKING:
    from ludoteca.arrays.encoder import Encoder

SEEDS = 1 << 63


def seal(seed: int) -> str:
    """The hash that is shown at the start; with the seed, shown at the end, anybody can check it."""
    return sha256(str(seed).encode()).hexdigest()


class Game(ABC):
    """The rules of one title. `ludoteca.game("puerto_rico")` gives one.

    A game of one's own is a subclass of this and of `State`, and `registry.register(MyGame())`. It needs
    no compiler. `ludoteca.testing.check_game` tells whether it keeps the contract.
    """

    id: str
    """The name in programs, records and file names: `puerto_rico`."""
    title: str
    """The name for people; not translated."""
    designers: tuple[str, ...]
    """Who invented the game."""
    rule_prefix: str
    """What the rule numbers of its rules document begin with: `PR` for `PR-5.37`."""
    version: int
    """Behaviour version: changes when a replay could differ, and only then."""
    seat_counts: tuple[int, ...]
    """How many can play, ascending."""
    default_seats: int
    """How many play if nobody says."""
    options: tuple[Option, ...]
    """What can be agreed before a game; their names are keywords of `new`."""
    verbs: Verbs
    """All actions of the game."""
    view_type: type[View] = View
    """The class of its views, by which a view that came over a network is read."""
    insight: Insight
    """What bots know about the game; `Insight()` will do."""
    arguments: Mapping[str, str] = MappingProxyType({})
    """The kinds of arguments of messages, fields of views and options, where the name is not the kind.

    `{"owner": "seat", "from": "place"}`: an owner is called by the name of who sits there, `from` is a place.
    """
    features: tuple[Feature, ...] = ()
    """What a game adds to the rows of learning programs, beyond what its view says."""
    traits: Traits | None = None
    """What a network is told of a position; None for a game that has learned nothing."""
    levels: Mapping[str, str] = MappingProxyType({})
    """Who plays a level, where it is not the usual bot: `{"hard": "net:30"}`.

    Levels follow from measured strength: `ludoteca levels GAME --games 60` says how far they are apart.
    """
    points_decide: bool = True
    """Do more points always rank ahead of fewer? Not where the fewest win or a victory precedes points."""
    purposes: Mapping[str, Callable[..., Phrase | None]] = MappingProxyType({})
    """By the word of a verb: why somebody would do this here, from the position and the values of the action.

    A message `purpose-…` with what holds in this position. It may speak only of what the deciding seat
    knows: what it does not know is imagined.
    """
    plans: tuple[frozenset[str], ...] = ()
    """Steps that people answer together as one plan: a transporter goes, loads and unloads in one."""
    moment: str = "round"
    """What counts how far a game is in a position: `round`, `turn`, `year`; lists say it, `moment-<name>`."""
    first_game: Settings = MappingProxyType({})
    """What is agreed for a first game, where it is not the default: `{"level": "beginner"}`."""
    shared_screen: str = "curtain"
    """What several people at one screen see: `curtain`, each only his own, or `public`, what all may see."""

    def new(self, seats: int | None = None, seed: int | None = None, **options: Setting) -> State:
        """A fresh game at its first decision; without a seed a random one is drawn.

        A BadOption says which seats, seed or option the game does not accept, and what it would.
        """
        chosen = self.default_seats if seats is None else seats
        return self.start(chosen, self.check_seed(seed), options)

    def purpose(self, state: State, action: int) -> Phrase | None:
        """Why somebody would take a legal action here, for a first game; None: its words will do."""
        parts = self.verbs.parts(action)
        tell = self.purposes.get(parts.verb.word)
        return None if tell is None else tell(state, *parts.values)

    def chapter(self, state: State) -> tuple[Phrase, Phrase] | None:
        """Where in the game this is, for a time line: the round (or turn, or year), and the phase in it.

        None: what happens tells when they begin.
        """
        return None

    def goes_on(self, asked: str, step: str) -> bool:
        """Does a step still belong to the decision that was asked at another one?"""
        return asked == step or any(asked in plan and step in plan for plan in self.plans)

    def start(self, seats: int, seed: int, options: Settings, journal: Journal | None = None) -> State:
        """`new` with everything given: the same arguments always give the same game.

        A journal hears what happens between the set-up and the first decision.
        """
        self.check_seats(seats)
        state = self.deal(seats, Rng(self.check_seed(seed)), self.settle(seats, options))
        state.journal = journal
        state.advance()
        return state

    def options_for(self, seats: int) -> tuple[Option, ...]:
        """The options as they are with so many seats; those that are not meant for them are left out.

        A game whose values depend on the seats replaces such an option here.
        """
        return tuple(option for option in self.options if option.suits(seats))

    def settle(self, seats: int, options: Settings) -> Settings:
        """All options with their values, the chosen ones checked for this number of seats.

        A game whose options depend on each other adds its checks here.
        """
        return settle_for(seats, self.options, self.options_for(seats), options)

    def check_seats(self, seats: int) -> None:
        """Complain about a number of seats that the game is not made for."""
        if type(seats) is not int or seats not in self.seat_counts:
            allowed = ", ".join(str(n) for n in self.seat_counts)
            problem = f"{self.id} with {brief(seats)} seats: possible are {allowed}"
            raise BadOption(problem, "error-seats", game=self.title, given=brief(seats), possible=allowed)

    @staticmethod
    def check_seed(seed: int | None) -> int:
        """The seed, or a random one in place of None."""
        if seed is None:
            return SystemRandom().randrange(SEEDS)
        if type(seed) is not int or not 0 <= seed < SEEDS:
            problem = f"seed {brief(seed)}: a whole number from 0 to 2^63 - 1 is expected"
            raise BadOption(problem, "error-seed", given=brief(seed))
        return seed

    def load(self, position: Position) -> State:
        """The state of a complete position, checked against the rules; the inverse of `State.position`.

        A position between two decisions goes on to the next one. A BadPosition says what is wrong.
        """
        reader = Reader(position)
        game = reader.part("game")
        if game.text() != self.id:
            raise game.fail(f"this is {self.id}, not {brief(game.data)}")
        version = reader.part("version").number(0, 1 << 30)
        if version != self.version:
            raise reader.part("version").fail(f"expected {self.version}, found {version}")
        try:
            state = self.read(reader)
        except BadOption as error:
            raise reader.fail(str(error)) from error
        reader.refuse_unknown()
        try:
            self.settle(int(state.seats), state.options)
        except BadOption as error:
            raise reader.part("options").fail(str(error)) from error
        self._check(state, reader)
        state.advance()
        self._check(state, reader)
        return state

    def _check(self, state: State, reader: Reader) -> None:
        problems = self.faults(state)
        if problems:
            raise reader.fail("; ".join(problems))

    def imagine(self, view: View, rng: Rng) -> State:
        """A full position consistent with a view: all that an honest bot needs.

        The same view and the same `rng` give the same position.
        """
        state = self.read(Reader(self.complete(view, rng)))
        state.advance()
        return state

    def filler(self, seats: int) -> Filler:
        """What writes the rows of learning programs; a game with a compiled way of its own gives that."""
        return FromView(plan_for(self, seats))

    def encoder(
        self, seats: int | None = None, options: Settings | None = None, encoding: int = ENCODING
    ) -> Encoder:
        """What learning programs see and may do, as arrays: `pip install 'ludoteca[arrays]'`.

        The arrays are fetched when somebody asks: the rules know nothing of them.
        """
        from ludoteca.arrays.encoder import Encoder

        return Encoder(self, self.default_seats if seats is None else seats, options or {}, encoding)

    def text(self, action: int) -> str:
        """An action as a line of notation."""
        return self.verbs.text(action)

    def parse(self, line: str) -> int:
        """The action of a line of notation."""
        return self.verbs.parse(line)

    def picture(self, state: State) -> str | None:
        """The table as an SVG drawing; None for a game that has none."""
        return None

    def view_beside(self, state: State, beside: View, seat: int | None) -> dict[str, object]:
        """Of what a seat may see the fields that are its own (`View.own`), by somebody else's view.

        In a game in which most things lie open to all, the rest is taken from there: it is quicker than to
        look again. It is asked only of games that say which fields those are.
        """
        view = vars(state.view(seat))
        return {name: view[name] for name in beside.own}

    def __repr__(self) -> str:
        return f"ludoteca.game({self.id!r})"

    # --- what a game writes ----------------------------------------------------------------------

    @abstractmethod
    def deal(self, seats: int, rng: Rng, options: Settings) -> State:
        """Set the table up; the first step may still be one without a choice.

        Seats and options are already checked, `options` holds a value for each. All chance comes from
        `rng`, which becomes the state's. It need not count `reveals`.
        """

    @abstractmethod
    def read(self, position: Reader) -> State:
        """Build a state from a position, checking form but not the rules.

        Takes every value through the Reader, which names the place of whatever cannot be read. The id
        and the version are checked already. Sets `seat` and the rest of what `lay` leaves at zero.
        """

    @abstractmethod
    def faults(self, state: State) -> list[str]:
        """Every invariant of the rules that the state breaks, as a sentence; usually none.

        Also guards `load`: whatever passes here must be playable to the end.
        """

    @abstractmethod
    def complete(self, view: View, rng: Rng) -> Position:
        """A position that agrees with a view; what it hides is drawn at random.

        Its generator is a fork of `rng`. The viewer (or a spectator) must see the same again, and a seat
        that is being asked must have something to choose from.
        """
