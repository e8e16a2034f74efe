"""The decisions of a game as a table of steps, in the order in which the rulebook tells them.

A room writes a class of its own for each decision: what may be chosen (`actions`), what a choice does
(`play`), and what happens if there is nothing to choose (`skip`). Their base, which knows the room's State,
is a subclass of `Step`. The table lists one of each; their names and the verbs that answer them follow.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from ludoteca.core.words import Reason

if TYPE_CHECKING:
    from ludoteca.core.state import State
    from ludoteca.core.verbs import Verbs

NOTHING: Final[list[int]] = []
"""The legal actions where there is nothing to choose; shared, never changed."""
PASS: Final = "pass"


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """One decision: its name, and the verbs that answer it.

    The name stands in positions; `step-<name>` is its title and `prompt-<name>` the question for people.
    """

    name: str
    verbs: tuple[str, ...]

    def __init__(self, name: str, *verbs: str) -> None:
        self.name = name
        self.verbs = verbs

    def __repr__(self) -> str:
        return f"<step {self.name}>"


def names_of(steps: Sequence[Step]) -> tuple[str, ...]:
    """The names of the steps in the order of the table, no name twice."""
    names = tuple([step.name for step in steps])
    if len(set(names)) != len(names):
        raise ValueError(f"a step stands twice in the table: {', '.join(names)}")
    return names


def answers_of(step: Step, verbs: Verbs) -> list[int]:
    """Every action of the step's verbs, possible now or not."""
    return [action for word in step.verbs for action in verbs.of(word)]


def why_not_asked(state: State, step: Step, verbs: Verbs, action: int) -> Reason | None:
    """Why an action is no answer to what is asked, before any rule of the game; None if it could be one."""
    if state.over:
        return Reason("reason-game-over")
    word = verbs.parts(action).verb.word
    if word == PASS:
        return Reason("reason-no-passing")
    if word not in step.verbs:
        return Reason("reason-other-step", {"step": step.name})
    return None
