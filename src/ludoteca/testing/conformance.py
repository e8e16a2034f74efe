"""Run the checks over every set-up of a game and say precisely where one fails."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from importlib import import_module
from multiprocessing import get_context

from ludoteca.core import registry
from ludoteca.core.game import Game
from ludoteca.core.options import Setting, Settings
from ludoteca.testing.checks.actions import legal_sets, refusals
from ludoteca.testing.checks.choices import secret_choices
from ludoteca.testing.checks.copies import copies, fields, handed_out
from ludoteca.testing.checks.declaration import declaration, notation, refuses_bad_setups
from ludoteca.testing.checks.determinism import processes as other_processes
from ludoteca.testing.checks.determinism import replays
from ludoteca.testing.checks.fuzzing import spoiled_positions
from ludoteca.testing.checks.imagination import imagination
from ludoteca.testing.checks.insight import insight
from ludoteca.testing.checks.journal import journal
from ludoteca.testing.checks.leaks import leaks
from ludoteca.testing.checks.matches import free_undo, matches, records
from ludoteca.testing.checks.outcome import invariants, results
from ludoteca.testing.checks.positions import positions, questions
from ludoteca.testing.checks.rows import rows
from ludoteca.testing.checks.variety import variety
from ludoteca.testing.checks.words import words
from ludoteca.testing.paths import summary
from ludoteca.testing.report import BrokenContract, Report
from ludoteca.testing.setups import setups
from ludoteca.testing.trial import Trial

Check = Callable[[Trial], None]

ONCE: tuple[Check, ...] = (declaration, refuses_bad_setups, notation)
EACH_SETUP: tuple[Check, ...] = (
    invariants,
    legal_sets,
    refusals,
    copies,
    handed_out,
    positions,
    questions,
    words,
    replays,
    leaks,
    rows,
    secret_choices,
    imagination,
    results,
    insight,
    journal,
    matches,
    free_undo,
    records,
)
EACH_SEATS: tuple[Check, ...] = (fields, spoiled_positions, variety, other_processes)
HIDDEN = "hidden"

CHECKS: dict[str, Check] = {check.__name__: check for check in (*ONCE, *EACH_SETUP, *EACH_SEATS)}
"""All checks by name; the docstring of each says what it proves."""


@dataclass(frozen=True)
class Task:
    """One check of one trial: what can be done alone, in any process."""

    check: str
    game: str
    module: str
    seats: int
    options: Mapping[str, Setting]
    seed: int


def check_game(
    game: Game,
    *,
    games_per_setup: int = 1,
    seed: int = 1,
    checks: Sequence[str] | None = None,
    seats: int | None = None,
    options: Settings | None = None,
    processes: int = 1,
    hidden: Mapping[str, Sequence[str]] | None = None,
) -> Report:
    """Prove that a game keeps the contract of `core`, as far as random games can.

    Every check plays `games_per_setup` random games for every number of seats and for options that show
    each value at least once. Of a short game it looks at every decision, of a long one at samples. The
    first fault stops the run with a BrokenContract, an AssertionError that names the check, the game, the
    ply, and the call that shows the same fault again.

    `checks` names some of CHECKS instead of all; `seats` and `options` stay with one set-up. `hidden` is
    what `Report.hidden` must be: the parts of a position that a "seat" and a "spectator" cannot know. The
    same arguments always play the same games, in however many processes.
    """
    wanted = list(CHECKS) if checks is None else list(checks)
    for name in wanted:
        if name not in CHECKS:
            raise ValueError(f"no check {name!r}; there are: {', '.join(CHECKS)}")
    tried = [(n, settled) for n, settled in setups(game) if seats is None or n == seats]
    if options is not None:
        chosen = game.default_seats if seats is None else seats
        tried = [(chosen, game.settle(chosen, options))]
    report = Report(game.id, wanted, len(tried))
    tasks = plan(game, wanted, tried, range(seed, seed + games_per_setup))
    if processes == 1:
        for task in tasks:
            report.add(perform(task, game))
    else:
        with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
            parts = [pool.submit(perform, task) for task in tasks]
            try:
                for part in parts:
                    report.add(part.result())
            finally:
                pool.shutdown(cancel_futures=True)
    for viewer, paths in report.hidden.items():
        report.hidden[viewer] = summary(paths)
    if hidden is not None:
        compare_hidden(game, report, hidden, seed)
    return report


def plan(
    game: Game, wanted: Sequence[str], tried: Sequence[tuple[int, Settings]], seeds: Sequence[int]
) -> list[Task]:
    """The tasks of a run, in the order in which faults are to be reported."""
    first_of_seats = [i for i, (n, _) in enumerate(tried) if n not in [m for m, _ in tried[:i]]]
    tasks = []
    for name in wanted:
        check = CHECKS[name]
        if check in EACH_SETUP:
            places: Sequence[int] = range(len(tried))
        else:
            places = first_of_seats if check in EACH_SEATS else range(1)
        tasks += [
            Task(name, game.id, type(game).__module__, tried[place][0], dict(tried[place][1]), seed)
            for place in places
            for seed in (seeds if check in EACH_SETUP else seeds[:1])
        ]
    return tasks


def perform(task: Task, game: Game | None = None) -> Report:
    """Do one task, with a game at hand or with the one that its module registers."""
    if game is None:
        import_module(task.module)
        game = registry.game(task.game)
    trial = Trial(game, task.seats, game.settle(task.seats, task.options), task.seed, Report(game.id))
    try:
        CHECKS[task.check](trial)
    except Exception as error:
        problem = str(error) if isinstance(error, AssertionError) else f"unexpected {error!r}"
        raise BrokenContract(
            task.check, f"{game.id}: {problem}", trial.describe(), again(task.check, trial)
        ) from error
    return trial.report


def again(name: str, trial: Trial) -> str:
    """The call that shows the same fault."""
    return (
        f"check_game(ludoteca.game({trial.game.id!r}), checks=[{name!r}], seats={trial.seats}, "
        f"options={dict(trial.options)}, seed={trial.seed})"
    )


def compare_hidden(game: Game, report: Report, hidden: Mapping[str, Sequence[str]], seed: int) -> None:
    """Complain if other parts of the position are hidden than the author says."""
    for viewer, found in report.hidden.items():
        shown = [path for path in hidden[viewer] if path not in found]
        secret = [path for path in found if path not in hidden[viewer]]
        if shown or secret:
            raise BrokenContract(
                HIDDEN,
                f"{game.id}: a {viewer} should not know {', '.join(hidden[viewer]) or 'nothing'}; "
                f"but can know {', '.join(shown) or 'nothing'} of it, and cannot know "
                f"{', '.join(secret) or 'nothing'} besides",
                f"{report.setups} set-ups",
                f"check_game(ludoteca.game({game.id!r}), checks=['imagination'], seed={seed}).hidden",
            )
