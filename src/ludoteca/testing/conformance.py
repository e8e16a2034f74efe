"""Run the checks over every set-up of a game and say precisely where one fails."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ludoteca.core.game import Game
from ludoteca.core.options import Settings
from ludoteca.testing.checks.actions import legal_sets, refusals
from ludoteca.testing.checks.copies import copies, handed_out
from ludoteca.testing.checks.declaration import declaration, notation, refuses_bad_setups
from ludoteca.testing.checks.determinism import processes, replays
from ludoteca.testing.checks.journal import journal
from ludoteca.testing.checks.matches import free_undo, matches, records
from ludoteca.testing.checks.outcome import insight, invariants, results
from ludoteca.testing.checks.positions import positions, questions
from ludoteca.testing.checks.secrets import imagination, leaks
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
    replays,
    leaks,
    imagination,
    results,
    insight,
    journal,
    matches,
    free_undo,
    records,
)
EACH_SEATS: tuple[Check, ...] = (processes,)

CHECKS: dict[str, Check] = {check.__name__: check for check in (*ONCE, *EACH_SETUP, *EACH_SEATS)}
"""All checks by name; the docstring of each says what it proves."""


def check_game(
    game: Game,
    *,
    games_per_setup: int = 1,
    seed: int = 1,
    checks: Sequence[str] | None = None,
    seats: int | None = None,
    options: Settings | None = None,
) -> Report:
    """Prove that a game keeps the contract of `core`, as far as random games can.

    Every check plays `games_per_setup` random games for every number of seats and for options that show
    each value at least once. The first fault stops the run with a BrokenContract, an AssertionError that
    names the check, the game, the ply, and the call that shows the same fault again.

    `checks` names some of CHECKS instead of all; `seats` and `options` stay with one set-up. The same
    arguments always play the same games.
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
    first_of_seats = [i for i, (n, _) in enumerate(tried) if n not in [m for m, _ in tried[:i]]]
    for name in wanted:
        check = CHECKS[name]
        places = range(len(tried))
        if check in ONCE:
            places = range(1)
        for place in places:
            if check in EACH_SEATS and place not in first_of_seats:
                continue
            for number in range(games_per_setup if check in EACH_SETUP else 1):
                _run(name, check, Trial(game, *tried[place], seed + number, report))
    return report


def _run(name: str, check: Check, trial: Trial) -> None:
    try:
        check(trial)
    except Exception as error:
        problem = str(error) if isinstance(error, AssertionError) else f"unexpected {error!r}"
        raise BrokenContract(
            name, f"{trial.game.id}: {problem}", trial.describe(), again(name, trial)
        ) from error


def again(name: str, trial: Trial) -> str:
    """The call that shows the same fault."""
    return (
        f"check_game(ludoteca.game({trial.game.id!r}), checks=[{name!r}], seats={trial.seats}, "
        f"options={dict(trial.options)}, seed={trial.seed})"
    )
