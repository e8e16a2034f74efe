"""A bot that is a program of its own, in any language: `cmd:./my_bot`.

It reads one JSON line a message from its standard input and answers a question by one line on its standard
output. What it writes to its standard error is for people.
"""

from __future__ import annotations

import json
import shlex
import subprocess
import weakref
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from queue import Empty, SimpleQueue
from threading import Thread
from typing import IO, Any

from ludoteca.bots.bot import Bot, Budget, Opinion
from ludoteca.core.errors import LudotecaError, brief
from ludoteca.core.game import Game
from ludoteca.core.view import View

PREFIX = "cmd:"
PROTOCOL = 1
PATIENCE = 60.0
"""Seconds in which a program must answer; a budget of seconds comes on top."""


class BotFailed(LudotecaError):
    """A program that does not start, ends, is silent, or answers what cannot be."""


def failed(command: str, problem: str) -> BotFailed:
    """The error in one line."""
    return BotFailed(f"the bot {PREFIX}{command} {' '.join(problem.split())}")


class ProcessBot(Bot):
    """Asks a program that was started for this bot alone; it ends with the bot."""

    def __init__(self, command: str, game: Game, seed: int, budget: Budget) -> None:
        super().__init__(game, seed, budget)
        self._program = Program(command)
        weakref.finalize(self, self._program.end)
        self._program.tell(
            {"type": "game", "protocol": PROTOCOL, "game": game.id, "version": game.version, "seed": seed}
        )

    def rank(self, view: View, actions: Sequence[int], budget: Budget | None = None) -> list[Opinion]:
        """The program's choice first; it says nothing of the others."""
        seconds = (budget or self.budget).seconds
        lines = {self.game.text(action): action for action in actions}
        question = {"type": "choose", "view": asdict(view), "actions": list(lines), "seconds": seconds}
        answer = self._program.ask(question, PATIENCE + (seconds or 0.0))
        if answer not in lines:
            raise failed(self._program.command, f"chose {brief(answer)}, which is not possible")
        chosen = lines[answer]
        others = [Opinion(action, 0.0, 0.0) for action in actions if action != chosen]
        return [Opinion(chosen, 1.0, 1.0), *others]


class Program:
    """A running program, and the lines that it wrote."""

    def __init__(self, command: str) -> None:
        self.command = command
        try:
            self._process = subprocess.Popen(
                shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                encoding="utf-8",
            )
        except (OSError, ValueError, IndexError) as error:
            raise failed(command, f"does not start: {error}") from error
        assert self._process.stdout is not None
        self._lines: SimpleQueue[str] = SimpleQueue()
        Thread(target=listen, args=(self._process.stdout, self._lines), daemon=True).start()

    def tell(self, message: Mapping[str, Any]) -> None:
        """Write one line."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(message, ensure_ascii=False, separators=(",", ":")) + "\n")
            self._process.stdin.flush()
        except OSError as error:
            raise self._ended() from error

    def ask(self, question: Mapping[str, Any], patience: float) -> str:
        """The action that the program chooses."""
        self.tell(question)
        try:
            line = self._lines.get(timeout=patience)
        except Empty:
            self.end()
            raise failed(self.command, f"gave no answer within {patience:g} seconds") from None
        if not line:
            raise self._ended()
        try:
            answer = json.loads(line)
        except ValueError:
            answer = None
        if not isinstance(answer, dict) or not isinstance(answer.get("action"), str):
            raise failed(self.command, f'answered {brief(line.strip())}; wanted is {{"action": "…"}}')
        return str(answer["action"])

    def _ended(self) -> BotFailed:
        return failed(self.command, f"ended with status {self._process.wait(PATIENCE)}")

    def end(self) -> None:
        """Stop the program at once."""
        self._process.kill()
        self._process.wait()


def listen(output: IO[str], lines: SimpleQueue[str]) -> None:
    """Hand on every line; an empty one is the end."""
    with output:
        for line in output:
            lines.put(line)
    lines.put("")
