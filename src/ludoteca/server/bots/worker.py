"""A process in which bots think: `python -m ludoteca.server.bots.worker`.

It reads jobs from standard input and writes answers to standard output, both as length-prefixed
frames. It can be killed at any moment; nothing is lost but a thought.
"""

from __future__ import annotations

import os
import pickle
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from math import inf
from time import perf_counter
from typing import BinaryIO

import ludoteca
from ludoteca.bots import Bot, Opinion, make
from ludoteca.bots.weights import known
from ludoteca.core.rng import Rng
from ludoteca.server.bots.job import HEADER, Answer, Job, frame
from ludoteca.server.bots.prospects import Prospect, prospects

WORLDS = 16
LONGEST_CHAIN = 40
MOMENT = 0.02
"""Even the last decision of a chain gets so many seconds."""
WORTH_A_WORD = 0.04
"""A move that costs less of the victory needs no explanation."""
A_POINT = 1.0


def think(job: Job) -> list[int]:
    """Choices in a row, until something comes to light or somebody else decides."""
    return _bot(job).choose_chain(job.view, job.actions, job.budget)


def weigh(job: Job) -> Answer:
    """An opinion on every action, the best first."""
    return Answer(opinions=tuple(_bot(job).rank(job.view, job.actions, job.budget)))


def evaluate(job: Job) -> Answer:
    """Opinions, and what every seat may expect after the best action."""
    opinions = weigh(job).opinions
    return Answer(opinions=opinions, values=_outlook(job, opinions[0].action))


def _outlook(job: Job, action: int) -> tuple[float, ...]:
    """What every seat may expect after an action: the average of some worlds."""
    game, rng = ludoteca.game(job.game), Rng(job.seed)
    insight, root = known(game), game.imagine(job.view, rng)
    total = [0.0] * int(root.seats)
    for _ in range(WORLDS):
        world = root.imagine(root.seat, rng)
        world.apply(action)
        insight.follow(world)
        total = [sum(pair) for pair in zip(total, insight.evaluate(world), strict=True)]
    return tuple(value / WORLDS for value in total)


def _completed(job: Job, opinions: Sequence[Opinion], *asked: int) -> tuple[Opinion, ...]:
    """Opinions in which no action that is asked about lacks a value, though the search never tried it."""
    seat = int(ludoteca.game(job.game).imagine(job.view, Rng(job.seed)).seat)
    return tuple(
        replace(one, value=_outlook(job, one.action)[seat]) if one.action in asked and not one.value else one
        for one in opinions
    )


def arrange(job: Job, first: int | None = None) -> Answer:
    """Choices in a row, while the same seat goes on with the same decision and nothing new comes to light.

    The first of them may be decided already. They are made in a position imagined from the view. What
    looks alike there goes on looking alike until something comes to light, so every line of the chain is
    possible at the true table, too.
    """
    bot, rng, game = _bot(job), Rng(job.seed), ludoteca.game(job.game)
    state = game.imagine(job.view, rng)
    seat, reveals, chain = int(state.seat), int(state.reveals), list[int]()
    seconds = job.budget.seconds if job.budget is not None else None
    end = None if seconds is None else perf_counter() + seconds
    while len(chain) < LONGEST_CHAIN and (state.seat, state.reveals) == (seat, reveals):
        view = state.view(seat)
        if not game.goes_on(job.view.step, view.step):
            break
        budget = job.budget
        if budget is not None and end is not None:
            budget = replace(budget, seconds=max(MOMENT, (end - perf_counter()) / 3))
        decided = None if chain else first
        chain.append(bot.choose(view, state.actions(), budget) if decided is None else decided)
        state.apply(chain[-1])
    return Answer(chain=tuple(chain))


def advise(job: Job) -> Answer:
    """A chain of choices, and what the bot expects from the first of them and from the next best.

    It stays with what it said would come next, unless that turned out to be worse. Where the machine is
    busy and thinking took its time, nobody waits for many games played on.
    """
    end = perf_counter() + 3 * _seconds(job)
    opinions = weigh(_part(job, 2)).opinions
    best = opinions[0].action
    if job.played in job.actions:
        opinions = _completed(job, opinions, job.played)
    meant = job.played if _is_as_good(opinions, job.played) else None
    chain = arrange(_part(job, 4), meant).chain or (best,)
    if not _is_as_good(_completed(job, opinions, chain[0]), chain[0]):
        chain = arrange(_part(job, 4), best).chain
    other = [one.action for one in opinions if one.action != chain[0]][:1]
    opinions = _completed(job, opinions, chain[0], *other)
    # What nobody would do is not the next best.
    hopeless = {one.action for one in opinions if not one.value}
    asked = [chain[0], *(action for action in other if action not in hopeless)]
    return Answer(
        opinions=opinions,
        chain=chain,
        then=_next(_part(job, 4), chain),
        prospects=_look_ahead(job, asked, end - perf_counter(), better=0),
    )


def _is_as_good(opinions: Sequence[Opinion], action: int) -> bool:
    """Does an action cost next to nothing, beside the best?"""
    return any(one.action == action and opinions[0].value - one.value < WORTH_A_WORD for one in opinions)


def _next(job: Job, chain: Sequence[int]) -> int | None:
    """What is answered next, if the same seat decides and nothing came to light."""
    state = ludoteca.game(job.game).imagine(job.view, Rng(job.seed))
    seat, reveals = int(state.seat), int(state.reveals)
    state.apply(chain[0])
    if len(chain) > 1 or (state.seat, state.reveals) != (seat, reveals):
        return None
    return _bot(job).choose(state.view(seat), state.actions(), job.budget)


def _part(job: Job, parts: int) -> Job:
    """The same question with a part of the time."""
    if job.budget is None or job.budget.seconds is None:
        return job
    return replace(job, budget=replace(job.budget, seconds=job.budget.seconds / parts))


def review(job: Job) -> Answer:
    """An evaluation; where what was played cost much, what is expected from it and from the best."""
    answer = evaluate(job)
    answer = replace(answer, opinions=_completed(job, answer.opinions, job.played))
    values = {one.action: one.value for one in answer.opinions}
    best = answer.opinions[0].action
    if values[best] - values.get(job.played, 0.0) < WORTH_A_WORD:
        return answer
    return replace(answer, prospects=_look_ahead(job, [job.played, best], better=1))


def _look_ahead(job: Job, actions: list[int], left: float = inf, *, better: int) -> tuple[Prospect, ...]:
    """What comes of actions, of which one is the better; no points where they speak against it."""
    seconds = min(_seconds(job) / 2, left)
    found = prospects(ludoteca.game(job.game), job.view, actions, job.seed, seconds)
    totals = [sum(one.points.values()) for one in found]
    if max(totals) - totals[better] < A_POINT:
        return tuple(found)
    return tuple(replace(one, points={}) for one in found)


def _seconds(job: Job) -> float:
    """How long a thought should take."""
    return job.budget.seconds if job.budget is not None and job.budget.seconds is not None else 1.0


def _bot(job: Job) -> Bot:
    return make(job.level, ludoteca.game(job.game), job.seed)


ANSWERS: dict[str, Callable[[Job], Answer]] = {
    "opinions": weigh,
    "evaluation": evaluate,
    "chain": arrange,
    "advice": advise,
    "review": review,
}


def serve(source: BinaryIO, target: BinaryIO, work: Callable[[Job], list[int]]) -> None:
    """Answer job after job until the pipe closes."""
    while header := source.read(HEADER):
        job = pickle.loads(source.read(int.from_bytes(header, "big")))
        try:
            answer = Answer(chain=tuple(work(job))) if job.asks == "choice" else ANSWERS[job.asks](job)
        except Exception as error:
            answer = Answer(problem=f"{type(error).__name__}: {error}")
        target.write(frame(answer))
        target.flush()


def main() -> None:
    """Serve, at a lower priority than the server, and keep stray prints out of the answers."""
    os.nice(5)
    target = sys.stdout.buffer
    sys.stdout = sys.stderr
    try:
        serve(sys.stdin.buffer, target, think)
    except (BrokenPipeError, EOFError, pickle.UnpicklingError):
        os._exit(1)  # the server is gone, in the middle of a word perhaps: nobody is left to tell


if __name__ == "__main__":
    main()
