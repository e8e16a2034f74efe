"""A match: a game, its options, a seed and the list of actions; replay, undo, branch, save, load."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ludoteca.core import record, registry
from ludoteca.core.chain import Chained, parse_chain, play_chain
from ludoteca.core.course import Course
from ludoteca.core.errors import BadRecord, LudotecaError, NoSuchPly, StaleVersion, UnknownGame
from ludoteca.core.events import Event, Journal
from ludoteca.core.game import Game
from ludoteca.core.options import Setting, Settings
from ludoteca.core.position import Position, Reader
from ludoteca.core.record import Record, Result
from ludoteca.core.state import State

SNAPSHOT_EVERY = 16


class Match:
    """One game as it was played. `state` is the present; `at(ply)` is any other moment.

    A ply is one decision. Snapshots every few plies make jumping and undoing fast however long the
    match is. Begin one with `new`, `from_position` or `load`. Read `state` as you like, but play through
    the match: what is played on the state itself, the match does not know.
    """

    game: Game
    """The rules."""
    seed: int | None
    """What chance began with; None if the match began from a position."""
    position: Position | None
    """Where the match began, if not with the set-up."""
    actions: list[int]
    """Every decision so far."""
    deciders: list[int]
    """The seat that made each decision."""
    events: list[list[Event]]
    """What happened: `events[0]` before the first decision, `events[n]` in ply n."""

    def __init__(self, game: Game, start: State, seed: int | None, position: Position | None) -> None:
        self.game = game
        self.seed = seed
        self.position = position
        self.actions = []
        self.deciders = []
        self.events = [[] if start.journal is None else start.journal.take()]
        self._undone: list[int] = []
        start.journal = None
        self._course = Course(start)
        self._snapshots: list[Course] = [self._course.copy()]

    @staticmethod
    def new(game: str | Game, seats: int | None = None, seed: int | None = None, **options: Setting) -> Match:
        """A fresh match; the seed is drawn if none is given."""
        rules = registry.game(game) if isinstance(game, str) else game
        chosen = rules.default_seats if seats is None else seats
        drawn = rules.check_seed(seed)
        return Match(rules, rules.start(chosen, drawn, options, Journal()), drawn, None)

    @staticmethod
    def from_position(position: Position) -> Match:
        """A match that begins in the middle of a game."""
        rules = registry.game(Reader(position).part("game").text())
        start = rules.load(position)
        return Match(rules, start, None, start.position())

    # --- playing ---------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        """The present."""
        return self._course.state

    @property
    def ply(self) -> int:
        """How many decisions have been made; also the version that a move is made for."""
        return len(self.actions)

    @property
    def options(self) -> Settings:
        """All options with their values."""
        return self.state.options

    @property
    def lines(self) -> list[str]:
        """The actions so far as lines of notation."""
        return [self.game.text(action) for action in self.actions]

    def play(self, action: int | str, ply: int | None = None) -> list[Event]:
        """Play an action, given as number or line; what happened comes back.

        With `ply` the action is accepted only if the match still stands there.
        """
        if ply is not None and ply != self.ply:
            raise StaleVersion(ply, self.ply)
        number = self.game.parse(action) if isinstance(action, str) else action
        happened = self._play(number)
        self._undone.clear()
        return happened

    def play_chain(self, actions: Sequence[int | str], ply: int | None = None) -> Chained:
        """Play several decisions of one seat, as far as their author could know what comes.

        It stops where something comes to light or somebody else is to decide. A BrokenChain names an action
        that is not possible; nothing of the chain is played then.
        """
        if ply is not None and ply != self.ply:
            raise StaleVersion(ply, self.ply)
        numbers = parse_chain(self.game, actions)
        play_chain(self.state.copy(), numbers)
        done = play_chain(self.state, numbers, self._play)
        self._undone.clear()
        return done

    def _play(self, action: int) -> list[Event]:
        decider = int(self.state.seat)
        self.events.append(self._course.play(action))
        self.actions.append(action)
        self.deciders.append(decider)
        if self.ply % SNAPSHOT_EVERY == 0:
            self._snapshots.append(self._course.copy())
        return self.events[-1]

    # --- going back and forth --------------------------------------------------------------------

    def at(self, ply: int) -> State:
        """The state after so many decisions; a copy without a journal."""
        if not 0 <= ply <= self.ply:
            raise NoSuchPly(ply, self.ply)
        nearest = ply // SNAPSHOT_EVERY
        state = self._snapshots[nearest].state.copy()
        for action in self.actions[nearest * SNAPSHOT_EVERY : ply]:
            state.apply(action)
        return state

    def undo(self, count: int = 1) -> None:
        """Take back decisions, whoever made them; until another is played, `redo` brings them again."""
        ply = self.ply - count
        course = self._course_at(ply)
        self._undone.extend(reversed(self.actions[ply:]))
        del self.actions[ply:], self.deciders[ply:], self.events[ply + 1 :]
        del self._snapshots[ply // SNAPSHOT_EVERY + 1 :]
        self._course = course

    def _course_at(self, ply: int) -> Course:
        if not 0 <= ply <= self.ply:
            raise NoSuchPly(ply, self.ply)
        nearest = ply // SNAPSHOT_EVERY
        course = self._snapshots[nearest].copy()
        for action in self.actions[nearest * SNAPSHOT_EVERY : ply]:
            course.play(action)
        return course

    def redo(self, count: int = 1) -> None:
        """Play again what was taken back, as far as there is something."""
        for _ in range(min(count, len(self._undone))):
            self._play(self._undone.pop())

    def free_undo(self, seat: int) -> int:
        """How many of the last decisions the seat may take back without asking: `undo(free_undo(seat))`.

        Back to the last moment at which something hidden came to light or another seat decided.
        """
        return self._course.free_undo(seat)

    def branch(self, ply: int | None = None) -> Match:
        """An independent match that shares the first plies: all of them, or so many."""
        shared = self.ply if ply is None else ply
        course = self._course_at(shared)
        twin = Match(self.game, course.state, self.seed, self.position)
        twin._course = course
        twin.actions = self.actions[:shared]
        twin.deciders = self.deciders[:shared]
        twin.events = self.events[: shared + 1]
        twin._snapshots = self._snapshots[: shared // SNAPSHOT_EVERY + 1]
        return twin

    # --- saving and loading ----------------------------------------------------------------------

    def result(self) -> Result | None:
        """Scores and ranks, once the game is over."""
        if not self.state.over:
            return None
        return Result(self.state.scores(), self.state.standings())

    def record(self) -> Record:
        """The match as data: small, readable, complete."""
        return Record(
            game=self.game.id,
            version=self.game.version,
            options=dict(self.options),
            seats=int(self.state.seats),
            seed=self.seed,
            position=self.position,
            moves=self.lines,
            result=self.result(),
            fingerprint=self.state.fingerprint(),
        )

    def save(self, path: str | Path) -> None:
        """Write the record to a file, whole or not at all."""
        record.write(self.record(), Path(path))

    @staticmethod
    def load(path: str | Path) -> Match:
        """Read a record and replay it; a BadRecord names the line that is wrong."""
        return Match.replay(record.read(Path(path)))

    @staticmethod
    def replay(record: Record) -> Match:
        """Play a record again and check that it ends as it says."""
        match = Match._begin(record)
        match._play_lines(record.moves, record)
        if record.fingerprint is not None and record.fingerprint != match.state.fingerprint():
            raise BadRecord(
                "the moves lead to another position than the one recorded; "
                "the record was changed or the rules were",
                record.line_of_move(len(record.moves) - 1),
            )
        result = match.result()
        if record.result is not None and record.result != result:
            played = (
                "the game is not over after these moves" if result is None else f"the moves end with {result}"
            )
            raise BadRecord(f"{played}, but the result is {record.result}", record.line_of("result"))
        return match

    @staticmethod
    def recover(path: str | Path) -> tuple[Match, str]:
        """As much of a damaged record as can be played, and what is wrong with the rest.

        The problem is empty for a record that is whole. A BadRecord if not even the beginning is left.
        """
        damaged, problem = record.salvage(Path(path))
        match = Match._begin(damaged)
        try:
            match._play_lines(damaged.moves, damaged)
            if not problem:
                Match.replay(damaged)
        except BadRecord as error:
            return match, str(error)
        return match, problem

    @staticmethod
    def _begin(record: Record) -> Match:
        try:
            rules = registry.game(record.game)
        except UnknownGame as error:
            raise BadRecord(str(error), record.line_of("game")) from error
        if record.version != rules.version:
            raise BadRecord(
                f"recorded with version {record.version} of {rules.id}, this is version {rules.version}",
                record.line_of("version"),
            )
        try:
            if record.position is None:
                seed = rules.check_seed(record.seed)
                start = rules.start(record.seats, seed, record.options, Journal())
                return Match(rules, start, seed, None)
            match = Match.from_position(record.position)
        except LudotecaError as error:
            raise BadRecord(str(error)) from error
        if record.game != match.game.id or record.seats != match.state.seats:
            raise BadRecord("the record and the position that it begins from are of different games or seats")
        if dict(record.options) != dict(match.options):
            raise BadRecord("the options of the record and of the position that it begins from differ")
        return match

    def _play_lines(self, lines: Sequence[str], record: Record) -> None:
        for number, line in enumerate(lines):
            try:
                self._play(self.game.parse(line))
            except LudotecaError as error:
                raise BadRecord(str(error), record.line_of_move(number)) from error

    def __repr__(self) -> str:
        return f"<Match {self.game.id}, ply {self.ply}, {self.state!r}>"
