"""Refusals: what was asked is understood but not done, and the answer says why in the person's language."""

from __future__ import annotations

from ludoteca.core.errors import IllegalAction, LudotecaError, MalformedAction


class Refusal(LudotecaError):
    """Not done. `code` names the message `refusal-<code>` of the server's Fluent files."""

    def __init__(self, code: str, status: int = 409, **words: str | int) -> None:
        super().__init__(f"{code} {words}" if words else code)
        self.code = code
        self.status = status
        self.words = words


class NoMove(Refusal):
    """An action that is none, or is not possible now: the game says why."""

    def __init__(self, game: str, cause: IllegalAction | MalformedAction, index: int | None = None) -> None:
        is_illegal = isinstance(cause, IllegalAction)
        super().__init__("illegal" if is_illegal else "malformed", action=cause.line, reason=str(cause))
        self.game = game
        self.cause = cause
        self.index = index
        """Of a chain, the action that is not possible."""
        self.possible = cause.possible if isinstance(cause, IllegalAction) else ()


def not_found(what: str) -> Refusal:
    """It does not exist, or the one who asks may not know that it does."""
    return Refusal(f"no-{what}", 404)
