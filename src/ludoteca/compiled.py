"""Tells whether the rules run compiled: `python -m ludoteca.compiled`."""

from __future__ import annotations

from ludoteca.core import state


def is_compiled() -> bool:
    """Do the rules run as machine code?"""
    return not str(state.__file__).endswith(".py")


if __name__ == "__main__":
    if is_compiled():
        print("Ludoteca is compiled.")
    else:
        print("Ludoteca runs as plain Python, only slower: there is no C compiler.")
